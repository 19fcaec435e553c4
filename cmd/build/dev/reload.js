// Only on the development server: loads the page anew after a build, and shows
// what is wrong over the page after one that failed.
(() => {
  'use strict';
  const overlay = document.createElement('pre');
  overlay.id = 'build-errors';
  overlay.hidden = true;
  overlay.tabIndex = 0;
  overlay.setAttribute('role', 'alert');
  overlay.style.cssText = 'position:fixed;inset:0;z-index:1000;margin:0;padding:2rem;overflow:auto;' +
    'border:0;border-radius:0;background:#1a1015;color:#ffdcdf;font:14px/1.5 monospace;white-space:pre-wrap';

  let seen = null;
  const events = new EventSource('/-/events');
  events.addEventListener('build', (event) => {
    const { number, errors } = JSON.parse(event.data);
    if (!errors && seen !== null && number !== seen) return location.reload();
    seen ??= number;
    overlay.textContent = errors;
    overlay.hidden = !errors;
    if (!overlay.isConnected) document.body.append(overlay);
  });
  addEventListener('pagehide', () => events.close());
})();
