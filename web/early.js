// Runs before the first paint: applies the theme and the language that the
// reader chose on an earlier visit, and answers the theme buttons of any page.
(() => {
  'use strict';
  const root = document.documentElement;
  const memory = {};
  const storage = (() => { try { return localStorage; } catch { return null; } })();

  // shapecastChoice reads a choice, or keeps a new one when value is given.
  // Where the browser refuses storage the choice lasts as long as the page.
  window.shapecastChoice = (name, value) => {
    const key = 'shapecast.' + name;
    if (value !== undefined) memory[key] = value;
    try {
      if (value !== undefined) storage.setItem(key, value);
      return storage.getItem(key) || '';
    } catch {
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
    for (const b of document.querySelectorAll('[data-set-theme]')) {
      b.setAttribute('aria-pressed', String(b.dataset.setTheme === theme));
    }
  };

  shapecastTheme(shapecastChoice('theme'));
  dark.addEventListener('change', () => shapecastTheme(root.dataset.choice));
  const lang = shapecastChoice('lang');
  if ('bilingual' in root.dataset && lang) root.lang = lang === 'zh' ? 'zh-Hans' : 'en';

  addEventListener('DOMContentLoaded', () => shapecastTheme(root.dataset.choice));
  document.addEventListener('click', (event) => {
    const button = event.target.closest('[data-set-theme]');
    if (button) shapecastTheme(shapecastChoice('theme', button.dataset.setTheme));
  });
})();
