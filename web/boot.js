// Starts the Go program of the page. The figures move without it; it adds
// editing. Its script tag says where things are:
//
//   data-exec   wasm_exec.js of the Go release that built the program
//   data-wasm   the program, compressed by gzip
//   data-raw    the same program as it is, for browsers that cannot inflate
//   data-script the compressed program as a script, for frames in a sandbox,
//               which may not fetch
(() => {
  'use strict';
  const { exec, wasm, raw, script } = document.currentScript.dataset;
  const base = document.currentScript.src;
  const at = (path) => new URL(path, base).href;

  // go-app sweeps the storage of the whole origin and dies where there is none,
  // so it gets an empty one of its own.
  const store = new Map();
  Object.defineProperty(window, 'localStorage', { configurable: true, value: {
    getItem: (key) => store.has(key) ? store.get(key) : null,
    setItem: (key, value) => void store.set(String(key), String(value)),
    removeItem: (key) => void store.delete(key),
    clear: () => store.clear(),
    key: (n) => [...store.keys()][n] ?? null,
    get length() { return store.size; },
  } });

  // go-app cannot start at an address that Go's URL parser refuses.
  const clean = location.href.replace(/%(?![0-9a-f]{2})/gi, '%25');
  if (clean !== location.href) {
    try {
      history.replaceState(null, '', clean);
    } catch {
      location.replace(clean); // in a sandbox
    }
  }

  const env = { GOAPP_ROOT_PREFIX: location.pathname };
  window.goappGetenv = (name) => env[name] ?? '';

  const notices = {
    en: ['The figures move, but they cannot be edited here: ', 'Try again'],
    zh: ['图仍会动，但在这里无法编辑：', '再试一次'],
  };

  // notice shows one line in place of the program. What was typed stays where it is.
  function notice(reason) {
    document.documentElement.dataset.program = 'stopped';
    const line = document.createElement('p');
    line.className = 'notice';
    line.setAttribute('role', 'status');
    const [said, again] = notices[document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'];
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = again;
    button.onclick = () => location.reload();
    line.append(said + reason + ' ', button);
    const slot = document.querySelector('[data-live]');
    if (slot) slot.before(line); else document.querySelector('main')?.prepend(line);
  }

  function loadScript(src) {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = src;
      script.onload = resolve;
      script.onerror = () => reject(new Error(src + ' did not load'));
      document.head.append(script);
    });
  }

  async function fetched(path) {
    const response = await fetch(at(path));
    if (!response.ok) throw new Error(path + ': HTTP ' + response.status);
    return response;
  }

  // inflated returns the program as a stream. Some servers inflate .gz files on
  // their own, so the first two bytes decide.
  async function inflated() {
    const reader = (await fetched(wasm)).body.getReader();
    const first = await reader.read();
    const bytes = new ReadableStream({
      start(c) { if (first.value) c.enqueue(first.value); if (first.done) c.close(); },
      async pull(c) {
        const { done, value } = await reader.read();
        if (done) c.close(); else c.enqueue(value);
      },
    });
    const gzip = first.value && first.value[0] === 0x1f && first.value[1] === 0x8b;
    return gzip ? bytes.pipeThrough(new DecompressionStream('gzip')) : bytes;
  }

  // scripted returns the program that a script brings as text.
  async function scripted() {
    const text = await new Promise((resolve, reject) => {
      window.shapecastProgram = resolve;
      loadScript(at(script)).catch(reject);
    });
    const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  }

  // instantiate tries the small file, then the plain one, then a whole buffer,
  // for browsers without DecompressionStream and servers without the MIME type,
  // and last the script.
  async function instantiate(imports) {
    const ways = [
      async () => WebAssembly.instantiateStreaming(
        new Response(await inflated(), { headers: { 'Content-Type': 'application/wasm' } }), imports),
      async () => WebAssembly.instantiateStreaming(fetched(raw || wasm), imports),
      async () => WebAssembly.instantiate(await (await fetched(raw || wasm)).arrayBuffer(), imports),
    ];
    if (script) ways.push(async () => WebAssembly.instantiate(await scripted(), imports));
    if (script && origin === 'null') ways.splice(1, 2); // what one fetch may not, the others may not
    let reason;
    for (const way of ways) {
      try {
        return (await way()).instance;
      } catch (error) {
        reason = error;
      }
    }
    throw reason;
  }

  // lastWords returns a function that says why the program ended: Go prints it.
  function lastWords() {
    const decoder = new TextDecoder(), write = fs.writeSync;
    let said = '';
    fs.writeSync = (file, bytes) => {
      said = (said + decoder.decode(bytes)).slice(-20000);
      return write.call(fs, file, bytes);
    };
    return () => /^panic: .*/m.exec(said)?.[0] ?? 'the program ended';
  }

  async function start() {
    if (!document.querySelector('[data-live]')) return;
    await loadScript(at(exec));
    const reason = lastWords();
    const go = new Go();
    const instance = await instantiate(go.importObject);
    document.documentElement.dataset.program = 'running';
    await go.run(instance);
    throw new Error(reason());
  }

  start().catch((error) => notice(error.message));
})();
