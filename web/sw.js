// Keeps the site for reading without a network: the playground from the first
// visit on, and each page once it was visited. Pages come from the network
// while there is one; files whose name has a hash never change, so they come
// from the cache. The build puts one line before these:
//
//   const site = { version, core, program };   // core: what every page is made of
'use strict';

const root = registration.scope;
const pages = 'shapecast pages ' + new URL(root).pathname;
const assets = 'shapecast assets ' + new URL(root).pathname;

// patience is how many milliseconds a page that is kept waits for a fresh one.
const patience = 4000;

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(install());
});

async function install() {
  const kept = await caches.open(assets);
  const missing = [];
  for (const path of [...site.core, program()]) if (!await kept.match(root + path)) missing.push(root + path);
  await kept.addAll(missing);
  await (await caches.open(pages)).add(new Request(root, { cache: 'no-cache' }));
}

// program is the form of the program that pages fetch here.
function program() {
  const [first, ...others] = site.program;
  if (!first.endsWith('.br')) return first;
  try {
    return new DecompressionStream('brotli') && first;
  } catch {
    return others[0];
  }
}

addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate() {
  await clients.claim();
  await prune();
  for (const client of await clients.matchAll({ type: 'window' })) client.postMessage({ version: site.version });
}

// prune drops the files that neither this version nor a kept page names.
async function prune() {
  const kept = await (await caches.open(pages)).matchAll();
  const texts = await Promise.all(kept.map((page) => page.text()));
  const files = await caches.open(assets);
  for (const { url } of await files.keys()) {
    const name = url.slice(url.lastIndexOf('/') + 1);
    if (![...site.core, program()].includes('_/' + name) && !texts.some((text) => text.includes(name))) await files.delete(url);
  }
}

// A page asks which version this is, and to be kept: it came before the worker.
addEventListener('message', (event) => {
  event.source.postMessage({ version: site.version });
  const key = keyOf(event.source.url);
  event.waitUntil(caches.open(pages).then(async (kept) => {
    if (await kept.match(key)) return;
    const response = await fetch(key, { cache: 'force-cache' });
    if (response.ok && !response.redirected) await kept.put(key, response);
  }).catch(() => {}));
});

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !url.startsWith(root)) return;
  const path = url.slice(root.length);
  if (path.startsWith('_/')) event.respondWith(asset(event));
  else if (mode === 'navigate' && !/^(embed|fig|oembed)\//.test(path)) event.respondWith(page(event));
});

// keyOf returns the address that a page is kept under.
function keyOf(url) {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replace(/\/index\.html$/, '/');
}

async function asset(event) {
  const files = await caches.open(assets);
  const kept = await files.match(event.request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(event.request);
  if (response.status === 200) {
    const copy = response.clone();
    event.waitUntil(files.put(event.request, copy));
  }
  return response;
}

async function page(event) {
  const kept = await (await caches.open(pages)).match(keyOf(event.request.url), { ignoreVary: true });
  const fresh = fetched(event);
  if (!kept) return fresh.catch(() => sorry(event.request.url));
  event.waitUntil(fresh.catch(() => {}));
  const late = new Promise((resolve) => setTimeout(resolve, patience, kept));
  return Promise.race([fresh, late]).catch(() => kept);
}

// fetched returns a page from the network, and keeps it.
async function fetched(event) {
  const response = await fetch(event.request);
  if (response.status >= 500) throw new Error('HTTP ' + response.status);
  if (response.ok && !response.redirected) {
    const copy = response.clone();
    event.waitUntil(caches.open(pages).then((kept) => kept.put(keyOf(event.request.url), copy)));
  }
  return response;
}

// sorry stands for a page that cannot be had.
async function sorry(url) {
  const folder = keyOf(url) + '/';
  if (await (await caches.open(pages)).match(folder)) return Response.redirect(folder);
  const style = site.core.find((path) => path.startsWith('_/style.'));
  return new Response(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Shapecast</title><link rel="stylesheet" href="${root + style}"></head>
<body><main><h1>No network</h1>
<p>This page was not visited before, so it is not kept here. <a href="${root}">The playground is.</a></p>
<p lang="zh-Hans">没有网络。这个页面以前没有打开过，所以没有保存。<a href="${root}">演练场可以用。</a></p>
</main></body></html>`, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
