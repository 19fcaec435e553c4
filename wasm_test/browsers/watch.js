// Notes every error that a page would show in its console.
window.watched = [];
addEventListener('error', (event) => watched.push(event.message || 'cannot load ' + (event.target.src || event.target.href)), true);
addEventListener('unhandledrejection', (event) => watched.push(String(event.reason)));
addEventListener('securitypolicyviolation', (event) => watched.push(event.violatedDirective + ' ' + event.blockedURI));
for (const kind of ['error', 'warn']) {
  const say = console[kind];
  console[kind] = (...words) => { watched.push(words.join(' ')); say.apply(console, words); };
}
