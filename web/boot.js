// Starts the Go program of the page. The figures move without it; it adds
// editing. Its script tag says where things are:
//
//   data-exec   wasm_exec.js of the Go release that built the program
//   data-program program.js, which fetches and compiles the program
//   data-wasm   the program, compressed by gzip
//   data-brotli the same, compressed by brotli, where the site has that: for
//               browsers that can inflate it
//   data-raw    the same program as it is, for browsers that cannot inflate
//   data-script the compressed program as a script, for frames in a sandbox,
//               which may not fetch
//   data-functions the scripts with the functions of libraries: torch.1234.js
//   data-when   "wanted" where the page is whole without the program, until
//               somebody changes something; "touched" where it is until
//               somebody comes near
(() => {
  'use strict';
  const { exec, program, wasm, brotli, raw, script, functions, when } = document.currentScript.dataset;
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

  const texts = {
    en: { stopped: 'The figures move, but they cannot be edited here: ', ended: 'The program of this page ended, and the picture is not of what stands in the line: ', undrawn: 'This figure cannot be drawn here: ', again: 'Try again', wait: 'One moment, the program of this page is on its way.', late: 'One moment, the functions of this library are on their way.' },
    zh: { stopped: '图仍会动，但在这里无法编辑：', ended: '本页的程序已中止，图与输入的代码并不对应：', undrawn: '这幅图在这里画不出来：', again: '再试一次', wait: '请稍候，本页的程序正在载入。', late: '请稍候，这个库的函数正在载入。' },
  }[document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'];

  // line returns a sentence to put on the page.
  function line(className, text) {
    const p = document.createElement('p');
    p.className = className;
    p.setAttribute('role', 'status');
    p.textContent = text;
    return p;
  }

  // notice shows one line in place of the program. What was typed stays where it is.
  function notice(reason) {
    const root = document.documentElement, ended = root.dataset.program === 'running';
    root.dataset.program = 'stopped';
    root.toggleAttribute('data-ended', ended);
    for (const wait of document.querySelectorAll('.wait')) wait.remove();
    for (const button of document.querySelectorAll('.source-line button, .attempt button, .quiz button')) button.disabled = true;
    for (const line of document.querySelectorAll('.first textarea')) line.readOnly = true;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = texts.again;
    button.onclick = () => location.reload();
    const slot = [...document.querySelectorAll('[data-wanted]')].at(-1);
    const empty = slot?.dataset.live === 'embed' && !slot.querySelector('svg');
    const said = line('notice', (ended ? texts.ended : empty ? texts.undrawn : texts.stopped) + reason + ' ');
    said.append(button);
    if (slot) slot.before(said); else document.querySelector('main')?.prepend(said);
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

  // scripted compiles the program that a script brings as text.
  async function scripted() {
    const text = await new Promise((resolve, reject) => {
      window.shapecastProgram = resolve;
      loadScript(at(script)).catch(reject);
    });
    const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
    return WebAssembly.compile(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
  }

  // functionsOf returns the functions of a library, which a script brings.
  const coming = {};
  window.shapecastFunctions = {};
  function functionsOf(library) {
    const file = functions.split(' ').find((name) => name.startsWith(library + '.'));
    coming[library] ??= loadScript(at(file)).then(() => shapecastFunctions[library]);
    coming[library].catch(() => delete coming[library]);
    return coming[library];
  }

  // The program asks for them and stands still until they are there: the page shows what
  // is typed and dims what was drawn before.
  window.shapecastFetch = async (library) => {
    const patience = 400, pause = 2000; // milliseconds until the page says so, and until another try
    const root = document.documentElement, said = line('wait late', texts.late);
    const timer = setTimeout(() => document.body.append(said), patience);
    root.dataset.late = '';
    let text;
    while ((text = await functionsOf(library).catch(() => null)) === null) await new Promise((resolve) => setTimeout(resolve, pause));
    clearTimeout(timer);
    said.remove();
    delete root.dataset.late;
    return text;
  };

  // files are the forms of the program, for program.js.
  const files = { wasm: at(wasm), brotli: brotli && at(brotli), raw: at(raw || wasm), sandbox: script && origin === 'null' };

  // apart compiles the program in a worker; null where none can start.
  function apart() {
    if (origin === 'null') return null;
    return new Promise((resolve, reject) => {
      let worker;
      try {
        worker = new Worker(at(program));
      } catch {
        return resolve(null);
      }
      const none = (event) => { event.preventDefault(); resolve(null); };
      worker.onerror = none;
      worker.onmessageerror = none;
      worker.onmessage = ({ data }) => {
        worker.terminate();
        if (data.module) resolve(data.module); else reject(new Error(data.message));
      };
      worker.postMessage(files);
    });
  }

  // compiled asks a worker, then the page itself, and last the script.
  async function compiled() {
    try {
      const module = await apart();
      if (module) return module;
      await loadScript(at(program));
      return await shapecastCompile(files);
    } catch (reason) {
      if (!script) throw reason;
      return scripted();
    }
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

  // fetching is the program on its way; it may be asked for before it is needed.
  let fetching;
  function fetchProgram() {
    if (!fetching) {
      fetching = compiled();
      fetching.catch(() => {}); // start tells
    }
    return fetching;
  }

  // complete adds up the tables of functions, which the build wrote as differences
  // because those compress better, and tells each function where it begins.
  function complete(module, buffer) {
    const memory = new DataView(buffer);
    const get = (at) => memory.getUint32(at, true), set = (at, n) => memory.setUint32(at, n, true);
    for (const section of WebAssembly.Module.customSections(module, 'differences')) {
      const [table, functions, buckets, count] = new Uint32Array(section);
      for (let i = 0, at = table, entry = 0, offset = 0; i < functions; i++, at += 8) {
        set(at, entry += get(at));
        set(at + 4, offset += get(at + 4));
        set(table + offset, entry);
      }
      for (let i = 0, at = buckets, first = 0; i < count; i++, at += 20) set(at, first += get(at));
    }
  }

  async function start() {
    const module = fetchProgram();
    await loadScript(at(exec));
    const reason = lastWords();
    const go = new Go();
    // A page is short of time and not of memory: a collection takes as long as five
    // keystrokes, so that it comes once in a hundred of them, until there is much.
    Object.assign(go.env, { GOGC: '1000', GOMEMLIMIT: '100MiB' });
    const instance = await WebAssembly.instantiate(await module, go.importObject);
    complete(await module, instance.exports.mem.buffer);
    document.documentElement.dataset.program = 'running';
    await go.run(instance);
    throw new Error(reason());
  }

  let started = false;

  // want marks places as those that the program is to fill in, and starts it.
  function want(...slots) {
    for (const slot of slots) slot.dataset.wanted = '';
    if (!slots.length) return;
    document.dispatchEvent(new Event('shapecast-want'));
    if (started) return;
    started = true;
    // What the places and the address name will be needed.
    const named = [location.href, ...slots.map((place) => place.dataset.state)].join();
    for (const file of functions.split(' ')) if (named.includes(file.split('.')[0])) functionsOf(file.split('.')[0]);
    start().catch((error) => notice(error.message));
  }

  // placeOf returns the place that is about to be changed, if it cannot answer yet.
  function placeOf(target) {
    if (document.documentElement.dataset.program === 'stopped') return null;
    const part = target.closest?.('.source-line, [data-live] form, a[data-set]');
    const place = part && (part.dataset.set ? document.getElementById(part.dataset.set) : part.closest('[data-live]'));
    return place && !('ready' in place.dataset) ? place : null;
  }

  // onWish starts the program for a place once somebody is about to change it.
  // What is typed stays in its field; what is pressed is held, and pressed again
  // when the place answers.
  function onWish() {
    const held = []; // pairs of a place and what to do there
    const patience = 400; // milliseconds until a place says that it waits

    function wake(place) {
      if (!('wanted' in place.dataset)) want(place);
    }

    function hold(event, place, again) {
      event.preventDefault();
      event.stopImmediatePropagation();
      held.push([place, again]);
      place.setAttribute('aria-busy', 'true'); // first: a running program answers within wake
      wake(place);
      setTimeout(() => {
        if (place.getAttribute('aria-busy') && !place.querySelector('.wait') && document.documentElement.dataset.program !== 'stopped') {
          place.append(line('wait', texts.wait));
        }
      }, patience);
    }

    for (const kind of ['pointerdown', 'focusin', 'input']) {
      document.addEventListener(kind, ({ target }) => { const place = placeOf(target); if (place) wake(place); }, true);
    }
    document.addEventListener('click', (event) => {
      const button = event.target.closest('[data-do], a[data-set]'), place = button && placeOf(button);
      if (place) hold(event, place, () => button.click());
    }, true);
    document.addEventListener('submit', (event) => {
      const form = event.target, place = placeOf(form);
      if (place) hold(event, place, () => form.requestSubmit(event.submitter));
    }, true);
    document.addEventListener('shapecast-ready', ({ detail }) => {
      const place = document.getElementById(detail.id);
      place.removeAttribute('aria-busy');
      place.querySelector('.wait')?.remove();
      const mine = held.filter(([at]) => at === place);
      held.splice(0, held.length, ...held.filter(([at]) => at !== place));
      // Later: the press itself may still be on its way, and a form whose
      // submission is being told takes no other.
      for (const [, again] of mine) setTimeout(again);
    });
    // Others ask for a place by name: what was answered there is known.
    document.addEventListener('shapecast-wake', ({ detail }) => {
      const place = document.getElementById(detail.id);
      if (place?.dataset.live) wake(place);
    });
    // Figures are drawn for two widths. Who turns the phone gets them drawn anew.
    matchMedia('(max-width: 40rem)').addEventListener('change', () => want(...document.querySelectorAll('[data-live="figure"]')));
    // Who begins to read may soon want to change something.
    if (navigator.connection?.saveData) return;
    for (const kind of ['scroll', 'pointermove', 'keydown']) addEventListener(kind, fetchProgram, { once: true, passive: true });
  }

  // handOver gives to what the program lays in a place what was meant for what stood
  // there before: the focus, presses, and the keys that the player did not answer.
  // Controls of the figure need no program, and the line keeps what is typed.
  function handOver(place) {
    const late = [], early = () => place.querySelector('.first');
    let held = null; // what had the focus
    const twin = (e) => {
      if (!e || e.isConnected) return e;
      if (e.matches('select')) return document.querySelector('.stage .library select');
      return e.matches('.icon') && document.querySelector('[data-do=more]');
    };

    document.addEventListener('focusin', ({ target }) => { if (early()) held = place.contains(target) && target; });
    place.addEventListener('click', ({ target, detail, clientX, clientY }) => {
      if (!early() || target.closest('.player-bar, textarea, a[href]')) return;
      late.push(() => press(detail ? document.elementFromPoint(clientX, clientY)?.closest('button, input, select') : twin(target)));
    }, true);
    addEventListener('keydown', (e) => {
      const mine = early() && !e.defaultPrevented && !e.ctrlKey && !e.metaKey && !e.altKey && !e.target.closest?.('textarea, button, a, select');
      if (mine && e.key && e.key !== 'Tab' && e.key !== 'Shift') late.push(() => stroke(e.key, e.shiftKey));
    });
    const watch = new MutationObserver(() => {
      if (early() || !place.querySelector('.player .chip')) return; // what lies over the figure comes last
      watch.disconnect();
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) (twin(held) || document.body).focus();
        for (const again of late) again();
      });
    });
    watch.observe(place, { childList: true, subtree: true });
  }

  function press(button) {
    if (!button) return;
    button.focus();
    button.click();
    try { button.showPicker?.(); } catch { /* the press is too long ago for a menu to open */ }
  }

  // stroke is a key where the focus is.
  function stroke(key, shiftKey) {
    const target = document.activeElement;
    const answered = !target.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
    if (!answered && key.length === 1 && target.matches('input')) document.execCommand('insertText', false, key);
  }

  // onTouch starts the program once somebody comes near what it fills in, and
  // fetches it before that, when the browser has nothing else to do. What the
  // build did not draw cannot wait: a program of the address, another language.
  function onTouch() {
    const all = document.querySelectorAll('[data-live]'), root = document.documentElement;
    const begin = () => want(...all);
    const drawn = document.querySelector('.player')?.lang;
    const other = () => !drawn || !root.lang.startsWith(drawn.slice(0, 2));
    if ('asked' in root.dataset || other()) return begin();
    const once = { once: true, passive: true, capture: true };
    for (const place of all) for (const kind of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'input']) place.addEventListener(kind, begin, once);
    for (const [target, kind] of [[document, 'keydown'], [window, 'hashchange']]) target.addEventListener(kind, begin, once);
    document.addEventListener('shapecast-lang', () => { if (other()) begin(); });
    for (const place of all) handOver(place);
    if (all[0]?.contains(document.activeElement)) return begin();
    if (navigator.connection?.saveData) return;
    const idle = () => (window.requestIdleCallback ?? setTimeout)(fetchProgram);
    if (document.readyState === 'complete') idle();
    else addEventListener('load', idle, once);
  }

  if (when === 'wanted') onWish();
  else if (when === 'touched') onTouch();
  else want(...document.querySelectorAll('[data-live]'));
})();
