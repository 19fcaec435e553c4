// Runs before the first paint: applies the theme and the language that the
// reader chose on an earlier visit, and answers the buttons that choose them.
(() => {
  'use strict';
  const root = document.documentElement;
  // Fields and buttons are shown where there are scripts to answer them.
  root.dataset.scripted = '';
  addEventListener('error', ({ target }) => { if (target.tagName === 'SCRIPT') delete root.dataset.scripted; }, true);

  const memory = {};
  const storage = (() => { try { return localStorage; } catch { return null; } })();

  // shapecastChoice reads a choice, or keeps a new one when value is given; ''
  // forgets it. Where the browser refuses storage it lasts as long as the page.
  window.shapecastChoice = (name, value) => {
    const key = 'shapecast.' + name;
    try {
      if (value === '') storage.removeItem(key);
      else if (value !== undefined) storage.setItem(key, value);
      if (value !== undefined) delete memory[key];
      return memory[key] ?? (storage.getItem(key) || '');
    } catch {
      if (value !== undefined) memory[key] = value;
      return memory[key] || '';
    }
  };

  const themes = ['auto', 'light', 'dark'];
  const dark = matchMedia('(prefers-color-scheme: dark)');

  // shapecastTheme shows the page in theme, 'auto' following the system.
  window.shapecastTheme = (theme) => {
    if (!themes.includes(theme)) theme = 'auto';
    root.dataset.choice = theme;
    root.dataset.theme = theme === 'auto' ? (dark.matches ? 'dark' : 'light') : theme;
  };

  // Paper is light.
  addEventListener('beforeprint', () => { root.dataset.theme = 'light'; });
  addEventListener('afterprint', () => window.shapecastTheme(root.dataset.choice));

  // shapecastLang shows a page that has both languages in one of them, and
  // tells the program.
  window.shapecastLang = (lang) => {
    root.lang = lang === 'zh' ? 'zh-Hans' : 'en';
    document.dispatchEvent(new Event('shapecast-lang'));
  };

  const bilingual = 'bilingual' in root.dataset;
  const wish = new URLSearchParams(location.search);
  for (const [key, value] of new URLSearchParams(location.hash.slice(1))) wish.set(key, value);
  if ([...wish].some(([key, value]) => value && key !== 'lang' && key !== 'theme')) root.dataset.asked = ''; // for a program of its own
  else if (bilingual && !shapecastChoice('seen') && !shapecastChoice('lesson ' + new URL('.', location.href).pathname)) { // who is in a lesson does not begin, see progress.js
    root.dataset.first = '';
    shapecastChoice('seen', '1');
  }
  const reader = navigator.language.startsWith('zh') ? 'zh' : 'en';
  // What is read goes on in its language.
  if (!bilingual && /^(en|zh)/.test(root.lang)) shapecastChoice('lang', root.lang.slice(0, 2));
  const lang = wish.get('lang') || shapecastChoice('lang') || reader;
  const show = () => {
    shapecastTheme(root.dataset.choice || wish.get('theme') || shapecastChoice('theme'));
    if (bilingual) shapecastLang(lang);
  };

  show();
  dark.addEventListener('change', () => shapecastTheme(root.dataset.choice));
  // On a disk there is no server that shows the page of a folder.
  if (location.protocol === 'file:') addEventListener('click', (event) => {
    const link = event.target.closest('a[href]');
    if (link && link.protocol === 'file:' && link.pathname.endsWith('/')) link.pathname += 'index.html';
  }, true);
  addEventListener('DOMContentLoaded', show);
  addEventListener('hashchange', () => delete root.dataset.first); // somebody asks for a program of theirs
  document.addEventListener('click', (event) => {
    // Who goes from here to the playground reads on in the language of this page.
    if (event.target.closest('.brand') && /^(en|zh)/.test(root.lang)) shapecastChoice('lang', root.lang.slice(0, 2));
    const button = event.target.closest('[data-turn-theme], [data-set-lang]');
    if (!button) return;
    const { setLang } = button.dataset, other = root.dataset.theme === 'dark' ? 'light' : 'dark';
    // Who turns to what the system has follows it from then on.
    if ('turnTheme' in button.dataset) shapecastTheme(shapecastChoice('theme', (other === 'dark') === dark.matches ? '' : other));
    if (!setLang) return;
    // An address of a program says in which language it is read.
    const { hash } = location;
    if (hash.includes('=')) history.replaceState(null, '', /[#&]lang=/.test(hash) ? hash.replace(/([#&]lang=)[^&]*/, '$1' + setLang) : hash + '&lang=' + setLang);
    shapecastLang(shapecastChoice('lang', setLang));
  });
})();
