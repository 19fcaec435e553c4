// Fetches and compiles the Go program. It runs in a worker, so that the page
// answers while the program is inflated; where no worker may start, it is a
// script of the page.
(() => {
  'use strict';

  async function fetched(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(url + ': HTTP ' + response.status);
    return response;
  }

  // inflates is whether the browser inflates a format.
  function inflates(format) {
    try {
      return Boolean(new DecompressionStream(format));
    } catch {
      return false;
    }
  }

  // inflated returns the program as a stream. Some servers inflate such files on
  // their own, so the first bytes decide: those of a program are known.
  async function inflated(url, format) {
    const reader = (await fetched(url)).body.getReader();
    const first = await reader.read();
    const bytes = new ReadableStream({
      start(c) { if (first.value) c.enqueue(first.value); if (first.done) c.close(); },
      async pull(c) {
        const { done, value } = await reader.read();
        if (done) c.close(); else c.enqueue(value);
      },
    });
    const plain = first.value && [0, 0x61, 0x73, 0x6d].every((byte, i) => first.value[i] === byte);
    return new Response(plain ? bytes : bytes.pipeThrough(new DecompressionStream(format)), { headers: { 'Content-Type': 'application/wasm' } });
  }

  // compiled tries the small files, then the plain one, then a whole buffer, for
  // browsers without DecompressionStream and servers without the MIME type. A
  // frame in a sandbox may fetch no more than once.
  async function compiled({ wasm, brotli, raw, sandbox }) {
    const ways = [async () => WebAssembly.compileStreaming(await inflated(wasm, 'gzip'))];
    if (!sandbox) {
      ways.push(async () => WebAssembly.compileStreaming(fetched(raw)), async () => WebAssembly.compile(await (await fetched(raw)).arrayBuffer()));
      if (brotli && inflates('brotli')) ways.unshift(async () => WebAssembly.compileStreaming(await inflated(brotli, 'brotli')));
    }
    let reason;
    for (const way of ways) {
      try {
        return await way();
      } catch (error) {
        reason = error;
      }
    }
    throw reason;
  }

  if (self.document) self.shapecastCompile = compiled;
  else onmessage = ({ data }) => compiled(data).then((module) => postMessage({ module }), ({ message }) => postMessage({ message }));
})();
