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

  const address = location.search;
  const query = new URLSearchParams(address);
  const themes = ['auto', 'light', 'dark'];
  const modes = ['figure', 'step', 'predict', 'play'];
  const known = { theme: themes, lang: /^(auto|en|zh)(-|$)/i, mode: modes, bg: ['auto', 'transparent'], controls: ['0', '1'], step: /^(\d+|end)$/ };
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
    location.replace(link.href + '?' + query + location.hash);
  }

  if (key('theme')) setTheme(key('theme'));
  const lang = key('lang') && key('lang') !== 'auto' ? key('lang') : '';
  if (lang || 'bilingual' in root.dataset) setLang(/^zh/i.test(lang || navigator.language) ? 'zh' : 'en');
  if (embedded) Object.assign(root.dataset, { mode, bg: key('bg'), controls: key('controls') });

  // What is said to the host.
  const secret = new URLSearchParams(location.hash.replace(/^#\??/, '')).get('secret');
  const post = (message) => framed && parent.postMessage(message, '*');
  const send = (subject, fields) => post({ v: 1, subject, ...fields });

  let ready = false; // the host was told that there is something to see
  let height = 0;
  function measure() {
    if (!ready) return; // a host should not shrink to an empty page first
    const now = Math.ceil(document.body.getBoundingClientRect().height);
    if (!now || now === height) return;
    height = now;
    send('lti.frameResize', { height });
    if (secret) post({ message: 'height', value: height, secret });
  }

  let facts = {}; // of what is shown: e, shapes, result or error, query
  let said = ''; // the last state that was told
  const slot = () => document.querySelector('[data-live]');
  const player = () => document.querySelector('.player')?.shapecast;

  function state() {
    const { query: q, ...shown } = facts;
    const url = q === undefined ? location.href.split('#')[0] : new URL('?' + q, new URL(data.free, document.baseURI)).href;
    return { id, url, ...shown, step: player()?.stop ?? 0, steps: player()?.stops ?? 0 };
  }

  // tellState tells the host what is shown, once; the first time that there is
  // something to see.
  function tellState() {
    if (!ready) {
      ready = true;
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
    player().seek(marks[step === 'end' ? last : Math.min(Number(step), last)].t);
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
  const questions = () => document.querySelectorAll('.predict, .quiz').length;
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
  // In the snippets stands the address of the site, as it is here.
  function offer(box) {
    const home = new URL(data.free + '../../', document.baseURI).href;
    for (const code of box.querySelectorAll('code')) code.textContent = code.textContent.replaceAll('https://shapecast.example/', home);
    box.hidden = false;
  }

  // begin reads the page once it is there. What is drawn already is told at
  // once; a free expression, a question, an edit and an odd address want the
  // program.
  function begin() {
    if (leaving) return;
    if (!embedded) document.body.style.minHeight = 0;
    new ResizeObserver(measure).observe(document.body);
    const place = slot(), button = document.querySelector('[data-edit]');
    button?.addEventListener('click', edit);
    if (button) button.hidden = false;
    const snippets = document.querySelector('[data-offer]');
    if (snippets && !framed) offer(snippets);
    if (!embedded) {
      ready = true;
      measure();
      if (questions()) askState();
      return;
    }
    const odd = address.length > 2001 || Object.keys(known).some((name) => query.has(name) && !key(name));
    const own = [...query.keys()].some((name) => /^([a-z]|op|lib)$/.test(name));
    if (!place.dataset.facts) {
      const given = place.appendChild(document.createElement('pre'));
      given.textContent = query.get('e') || address.slice(1, 200);
    }
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
