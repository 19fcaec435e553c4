// Keeps the site for reading without a network, and says when a new version of
// it is ready. Its script tag says
//
//   data-worker    where sw.js is, from the page
//   data-version   the version of the site that the page is of
(() => {
  'use strict';
  const { worker, version } = document.currentScript.dataset;
  if (window.top !== window || !navigator.serviceWorker) return;

  const texts = {
    en: ['A new version is ready.', 'Reload', 'Later'],
    zh: ['新版本已就绪。', '重新加载', '以后再说'],
  };
  const box = document.createElement('aside');
  const parts = ['span', 'button', 'button'].map((tag) => document.createElement(tag));
  const [said, reload, later] = parts;

  function speak() {
    const words = texts[document.documentElement.lang.startsWith('zh') ? 'zh' : 'en'];
    parts.forEach((part, i) => { part.textContent = words[i]; });
  }

  // notice shows the line. A status that is there before it has words is read out.
  function notice() {
    if (box.isConnected) return;
    box.className = 'notice fresh';
    said.setAttribute('role', 'status');
    reload.type = later.type = 'button';
    reload.className = 'button primary';
    later.className = 'button quiet';
    reload.onclick = () => location.reload();
    later.onclick = () => box.remove();
    box.append(...parts);
    document.body.append(box);
    setTimeout(speak);
    document.addEventListener('shapecast-lang', speak);
  }

  async function register() {
    const registration = await navigator.serviceWorker.register(worker);
    // A worker on its way tells its version when it is ready; the one that is
    // there is asked.
    const look = () => registration.update().then(() => {
      if (!registration.installing) registration.active?.postMessage('version');
    }, () => {}); // no network, no news
    await navigator.serviceWorker.ready;
    look();
    setInterval(look, 3600e3);
    document.addEventListener('visibilitychange', () => { if (!document.hidden) look(); });
  }

  function start() {
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data?.version && data.version !== version) notice();
    });
    register().catch(() => {}); // a browser that keeps nothing still shows the page
  }

  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
})();
