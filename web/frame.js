// Speaks for a page that stands in a frame of somebody else's page: tells the
// host how high it is, what it shows and what was answered, and does what the
// host asks. Without a host it only follows the address.
//
// On the page of an embedded figure its script tag also says where the program
// is, which is started once it is wanted: data-boot, and what boot.js wants; and
// data-desk, the styles of the fields in which it is edited.
(() => {
  'use strict';
  const root = document.documentElement;
  const data = { ...document.currentScript.dataset };
  const embedded = 'boot' in data; // else a page of the course
  const framed = parent !== window;
  if (!framed && !embedded) return;

  // On a disk there is no server that shows the page of a folder.
  const disk = location.protocol === 'file:';
  const paged = (href) => (disk ? href.replace(/\/(?=#|$)/, '/index.html') : href);
  if (disk && embedded) addEventListener('click', ({ target }) => {
    const link = target.closest('a[href]');
    if (link) link.href = paged(link.href);
  }, true);

  const free = new URL(paged(new URL(data.free, document.baseURI).href)); // the page of free expressions

  const address = location.search;
  const query = new URLSearchParams(address);
  const themes = ['auto', 'light', 'dark'];
  const modes = ['figure', 'step', 'predict', 'play'];
  const known = { fit: ['0', '1'], theme: themes, lang: /^(auto|en|zh)(-|$)/i, mode: modes, bg: ['auto', 'transparent'], controls: ['0', '1'], step: /^(\d+|end)$/ };
  const fits = (values, value) => (Array.isArray(values) ? values.includes(value) : values.test(value));
  const key = (name) => (query.has(name) && fits(known[name], query.get(name)) ? query.get(name) : '');
  const id = query.get('id') || '';
  const mode = key('mode') || 'figure';

  let leaving = false; // for the translation of this page
  function setTheme(theme) {
    if (theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = theme;
  }

  // setLang shows a page that has both languages in one of them; other pages
  // give way to their translation.
  function setLang(lang) {
    if (root.lang.startsWith(lang)) return;
    if ('bilingual' in root.dataset) {
      root.lang = lang === 'zh' ? 'zh-Hans' : 'en';
      document.dispatchEvent(new Event('shapecast-lang'));
      return;
    }
    const link = document.querySelector(`link[hreflang^="${lang}"], a[hreflang^="${lang}"]`);
    if (!link) return;
    leaving = true;
    query.set('lang', lang);
    location.replace(paged(link.href) + '?' + query + location.hash);
  }

  if (key('theme')) setTheme(key('theme'));
  const lang = key('lang') && key('lang') !== 'auto' ? key('lang') : '';
  if (lang || 'bilingual' in root.dataset) setLang(/^zh/i.test(lang || navigator.language) ? 'zh' : 'en');
  if (embedded) Object.assign(root.dataset, { mode, bg: key('bg'), controls: key('controls') });
  if (embedded && framed) root.dataset.framed = '';

  // h is the height of the frame where it cannot be an operand.
  const program = query.get('e') || '';
  const tall = /^\d+$/.test(query.get('h')) && program && !/(^|[^\p{L}\p{N}_])h(?![\p{L}\p{N}_])/u.test(program) ? Number(query.get('h')) : 0;

  // What is said to the host.
  const secret = new URLSearchParams(location.hash.replace(/^#\??/, '')).get('secret');
  const post = (message) => framed && parent.postMessage(message, '*');
  const send = (subject, fields) => post({ v: 1, subject, ...fields });
  send('broadcast.open');

  let ready = false; // the host was told that there is something to see
  let height = 0;

  // needed is the height of all that the page shows, without the gap in which
  // a frame that is higher leaves its foot at its end.
  function needed() {
    const foot = document.querySelector('body.embed .source'), above = foot && slot()?.closest('main > *');
    const gap = above ? foot.getBoundingClientRect().top - above.getBoundingClientRect().bottom : 0;
    return Math.ceil(document.body.getBoundingClientRect().height - Math.max(0, gap));
  }

  // fit scales the page to its frame. It is laid out for a page of one of few
  // widths, whichever has more of the shape of the frame at first.
  const scaled = embedded && key('fit') === '1';
  if (scaled) root.dataset.fit = innerWidth > innerHeight ? 'wide' : 'narrow';
  function fit() {
    const main = document.getElementById('main');
    const scale = Math.min(innerWidth / main.offsetWidth, innerHeight / main.offsetHeight, 3);
    main.style.transform = `translateX(${(innerWidth - main.offsetWidth * scale) / 2}px) scale(${scale})`;
  }

  function measure() {
    if (scaled) return fit();
    if (!ready) return; // a host should not shrink to an empty page first
    const now = needed();
    if (!now || now === height) return;
    height = now;
    send('lti.frameResize', { height });
    if (secret) post({ message: 'height', value: height, secret });
  }

  let facts = {}; // of what is shown: e, shapes, result or error, query
  let said = ''; // the last state that was told
  const slot = () => document.querySelector('[data-live]');
  const player = () => document.querySelector('.player')?.shapecast;

  // stop is the one that is shown: a player that plays is on its way to another.
  const stop = () => Number(document.querySelector('.player')?.dataset.stop ?? 0);

  function state() {
    const { query: q, ...shown } = facts;
    const url = q === undefined ? location.href.split('#')[0] : new URL('?' + q, free).href;
    return { id, url, ...shown, step: stop(), steps: player()?.stops ?? 0 };
  }

  // tellState tells the host what is shown, once; the first time that there is
  // something to see.
  function tellState() {
    if (!ready) {
      ready = true;
      document.body.style.minHeight = ''; // what was kept free is in use
      send('broadcast.ready', { id, title: 'bilingual' in root.dataset ? facts.e : document.title, lang: root.lang.slice(0, 2), steps: player()?.stops ?? 0 });
      start();
    }
    measure(); // frames out of sight are not observed
    const now = state(), text = JSON.stringify(now);
    if (text === said) return;
    said = text;
    send('broadcast.state', now);
  }

  function start() {
    if (key('step')) show(key('step'));
    else if (mode === 'step') show(0);
  }

  // show puts the figure at a stop at once.
  function show(step) {
    const svg = document.querySelector('svg[data-marks]');
    if (!svg || !player()) return;
    const marks = JSON.parse(svg.dataset.marks), last = marks.length - 1;
    player().anew(marks[step === 'end' ? last : Math.min(Number(step), last)].t);
  }

  // The program is started when something is wanted that needs it.
  let running = false, booted = false;
  const wishes = []; // queries for the program, in order
  function tell(wish) {
    wishes.push(wish);
    if (running) flush();
    else boot();
  }
  function flush() {
    for (const wish of wishes.splice(0)) document.dispatchEvent(new CustomEvent('shapecast-set', { detail: wish }));
  }
  // edit turns the page into one whose program can be changed.
  function edit() {
    const styles = document.createElement('link');
    styles.rel = 'stylesheet';
    styles.href = data.desk;
    document.head.append(styles);
    root.dataset.mode = 'play';
    tell('mode=play');
  }
  function boot() {
    if (booted || !embedded) return;
    booted = true;
    const place = slot();
    place.dataset.address = address;
    place.setAttribute('aria-busy', 'true');
    const script = document.createElement('script');
    Object.assign(script.dataset, data);
    script.src = data.boot;
    document.head.append(script);
  }

  // What the host asks for.
  let then = null; // to be done once the program has drawn
  function set(m) {
    if (themes.includes(m.theme)) setTheme(m.theme);
    const move = () => {
      if (m.step === 'end' || Number.isInteger(m.step) && m.step >= 0) show(m.step);
      if (typeof m.play === 'boolean') player()?.[m.play ? 'play' : 'pause']();
    };
    const wish = new URLSearchParams();
    for (const name of ['e', 'a', 'b']) if (['string', 'number'].includes(typeof m[name])) wish.set(name, m[name]);
    if (embedded && `${wish}`) {
      then = move;
      tell(`${wish}`);
    } else move();
    if (m.lang === 'en' || m.lang === 'zh') setLang(m.lang);
  }

  // Questions: each answer is told, and the host may keep them.
  const answers = Object.create(null);
  const activity = () => ({ activity_id: id || location.href.split('#')[0], message_id: `${Date.now()}-${Math.random()}` });
  const questions = () => document.querySelectorAll('.predict, .quiz, .goal').length;
  let asked; // the request for what was answered before
  function askState() {
    if (!framed || asked) return;
    asked = activity();
    send('SPLICE.getState', asked);
  }
  function restore(kept) {
    for (const [question, was] of Object.entries(kept?.answers || {})) {
      if (!was || typeof was.answer !== 'string' || question in answers) continue;
      answers[question] = { answer: was.answer, correct: was.correct === true, attempts: Number(was.attempts) || 0 };
      document.dispatchEvent(new CustomEvent('shapecast-wake', { detail: { id: question } }));
      remind(question);
    }
  }
  function remind(question) {
    document.dispatchEvent(new CustomEvent('shapecast-restore', { detail: { question, ...answers[question] } }));
  }
  function answered(detail) {
    const { question, ...rest } = detail;
    answers[question] = rest;
    const right = Object.values(answers).filter((a) => a.correct).length;
    send('broadcast.answered', { id, ...detail });
    send('SPLICE.reportScoreAndState', { ...activity(), score: Math.min(1, right / questions()), state: { answers } });
    send('SPLICE.sendEvent', { ...activity(), name: 'answered', data: detail });
  }

  // A key that the figure does not use is for the host, whose own keys would be
  // dead once somebody has pressed on the figure: a presenter could not go on.
  const fields = 'input:not([type=range]), textarea, select, [contenteditable]';
  const pressed = 'button, a[href], summary, label';
  function passes(event) {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return false;
    if (event.target.closest?.(fields) || [' ', 'Enter'].includes(event.key) && event.target.closest?.(pressed)) return false;
    const scrolls = document.scrollingElement.scrollHeight > innerHeight;
    return !(scrolls && [' ', 'ArrowUp', 'ArrowDown', 'Home', 'End'].includes(event.key));
  }
  // atEnd is whether an arrow leads out of the story.
  function atEnd({ key: name }) {
    const shown = player();
    return shown && (name === 'ArrowLeft' && shown.stop === 0 && shown.touched || name === 'ArrowRight' && shown.stop === shown.stops - 1);
  }
  function pass({ key: name, code, keyCode, shiftKey }) { send('broadcast.key', { key: name, code, keyCode, shiftKey }); }
  if (framed) {
    addEventListener('keydown', (event) => {
      if (!atEnd(event) || !passes(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      pass(event);
    }, true);
    addEventListener('keydown', (event) => { if (passes(event)) pass(event); });
  }

  addEventListener('message', (event) => {
    const m = event.data;
    if (!framed || event.source !== parent || !m || typeof m !== 'object') return;
    if (m.subject === 'broadcast.set' && m.v === 1) set(m);
    if (m.subject === 'SPLICE.getState.response' && asked && m.message_id === asked.message_id) restore(m.state);
  });
  document.addEventListener('shapecast-question', ({ detail: { question } }) => (question in answers ? remind(question) : askState()));
  document.addEventListener('shapecast-answered', (event) => answered(event.detail));
  document.addEventListener('shapecast-stop', () => ready && tellState());
  document.addEventListener('shapecast-facts', (event) => {
    facts = event.detail;
    running = true;
    slot()?.removeAttribute('aria-busy');
    const more = wishes.length > 0;
    flush();
    if (!more && then) {
      then();
      then = null;
    }
    tellState();
  });

  // On paper every stop stands beside the others.
  addEventListener('beforeprint', () => {
    const svg = embedded && [...document.querySelectorAll('.player svg[data-marks]')].find((s) => s.getClientRects().length);
    if (!svg) return;
    const sheet = document.createElement('div');
    sheet.className = 'sheet';
    for (const mark of JSON.parse(svg.dataset.marks)) {
      const stop = svg.cloneNode(true);
      stop.setAttribute('style', `--play:paused;--at:${mark.t}`);
      sheet.append(stop);
    }
    svg.closest('.player').after(sheet);
  });
  addEventListener('afterprint', () => document.querySelector('.sheet')?.remove());

  // offer shows a teacher who opened the page by itself what to paste elsewhere.
  // In the snippets are the address of the site, as it is here, and the picture
  // in the light colours that most pages have: as markup, or as an address.
  async function offer(box) {
    const home = new URL('../../', free).href;
    const fill = (marks, text) => { for (const code of box.querySelectorAll('code')) code.textContent = code.textContent.replaceAll(marks, text); };
    fill('https://shapecast.example/', () => home);
    const answer = await fetch(box.dataset.offer).catch(() => null);
    if (!answer?.ok) return;
    const svg = (await answer.text()).replace(/@media ?\(prefers-color-scheme:dark\)\{[^}]*\}\}/, '');
    const picture = svg.replace('<svg ', '<svg display="none" style="display:block;max-width:100%;height:auto" ');
    fill(/^( *)<!-- picture -->/gm, (_, indent) => indent + picture.replaceAll('\n', '\n' + indent));
    const attribute = 'src=\\"data:image/svg+xml,';
    fill(attribute, () => attribute + encodeURIComponent(svg).replaceAll("'", '%27'));
  }

  // copy puts the text above a button on the clipboard, and selects it for who has none.
  function copy(button) {
    const code = button.previousElementSibling;
    getSelection().selectAllChildren(code);
    navigator.clipboard?.writeText(code.textContent).then(() => { button.textContent = button.dataset.copied; }, () => {});
  }

  // announce shows what will be drawn in a place that is empty until the program
  // runs: a line for each line of the program, and the room of the figure.
  function announce(place) {
    const given = place.appendChild(document.createElement('pre')).appendChild(document.createElement('code'));
    const operands = [...query].filter(([name]) => /^[a-df-z]$/.test(name) && !(name === 'h' && tall)).map(([name, value]) => name + ' = ' + value);
    const lines = [...operands, program || query.get('op')].filter(Boolean);
    given.textContent = lines.join('\n') || address.slice(1, 200);
    document.body.style.minHeight = `max(100%, ${tall}px)`;
  }

  // begin reads the page once it is there. What is drawn already is told at
  // once; a free expression, a question, an edit and an odd address want the
  // program.
  function begin() {
    if (leaving) return;
    if (!embedded) document.body.style.minHeight = 0;
    const place = slot(), button = document.querySelector('[data-edit]');
    button?.addEventListener('click', edit);
    if (button) button.hidden = false;
    const snippets = document.querySelector('[data-offer]');
    if (snippets && !framed) {
      snippets.addEventListener('toggle', () => offer(snippets), { once: true });
      snippets.addEventListener('click', ({ target }) => { if (target.dataset.copied) copy(target); });
      snippets.hidden = false;
    }
    if (location.hash === '#snippets' && snippets && !framed) { // from a lesson
      snippets.open = snippets.querySelector('details').open = true;
      snippets.scrollIntoView();
    }
    const sizes = new ResizeObserver(measure);
    for (const part of [document.body, embedded && place, scaled && document.getElementById('main')]) if (part) sizes.observe(part);
    if (!embedded) {
      ready = true;
      measure();
      if (questions()) askState();
      return;
    }
    if (scaled) addEventListener('resize', measure);
    const odd = address.length > 2001 || Object.keys(known).some((name) => query.has(name) && !key(name));
    const own = [...query.keys()].some((name) => /^([a-z]|op|lib)$/.test(name));
    if (!place.dataset.facts) announce(place);
    if (place.dataset.facts && !own && !odd) {
      facts = JSON.parse(place.dataset.facts);
      if (mode !== 'predict') tellState();
    }
    if (mode === 'play') edit();
    else if (!place.dataset.facts || own || odd || mode === 'predict') boot();
  }

  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
})();
