// The line of Python: the coloured copy behind its field, which has the same lines at
// the same places. While nobody writes, the line that is drawn is seen, in as many
// rows as web/playground.css has room for. The program tells by 'shapecast-line'.
(() => {
  'use strict';
  const long = 4000; // line ends past which nobody looks
  let scrolled = false; // to ask for it costs a layout

  function follow(area) {
    const paint = area.parentElement.querySelector('.paint');
    paint.scrollTop = area.scrollTop;
    paint.scrollLeft = area.scrollLeft;
    area.parentElement.classList.toggle('more', area.scrollTop > 4);
    scrolled = area.scrollTop > 0 || area.scrollLeft > 0;
  }

  // show scrolls to the line between the marks of the copy: to the rows round its operation, where
  // these and the first row are not seen together. A sign is before the last operand, a method or
  // an index behind the only one; the name of a function is beside the first.
  function show(area, frame) {
    const [from, to] = [...frame.querySelectorAll('.paint b')].map((mark) => mark.offsetTop), row = parseFloat(getComputedStyle(area).lineHeight);
    const parts = [...frame.querySelectorAll('.paint :is(.a, .b, .c, .d, .e)')].filter(({ offsetTop: top }) => top >= from && top < to + row);
    const alone = new Set(parts.map((part) => part.className)).size < 2, beside = (part, side) => part?.[side]?.textContent ?? '';
    const tops = parts.map((part) => part.offsetTop), ends = parts.map((part) => part.offsetTop + part.offsetHeight - row);
    const sign = /^\)*\s*[-+*/@%&|^<>=]/.test(beside(parts[0], 'nextSibling')), within = /\w\($/.test(beside(parts[0], 'previousSibling'));
    const last = Math.max(from, ...(sign ? tops : alone && !within ? ends : tops.slice(0, 1)));
    const first = last < from + 1.5 * row ? from : from + Math.round((last - from) / row - 1) * row;
    frame.style.setProperty('--more', `${to - from}px`);
    frame.classList.toggle('begun', first > from);
    frame.classList.toggle('cut', to - first > 1.5 * row);
    area.scrollTop = first;
  }

  document.addEventListener('shapecast-line', ({ detail: { markup, drawn } }) => {
    const area = document.querySelector('#program'), frame = area.parentElement;
    const lines = (markup || area.value.replace(/.+/g, '').slice(0, long) + '\n').split('\n'); // as high, without colours
    const at = Math.min(drawn, lines.length - 2);
    frame.classList.toggle('painted', markup !== '');
    frame.classList.toggle('tall', lines.length > 2);
    lines[at] = `<b></b>${lines[at]}<b></b>`;
    const html = lines.join('\n'), paint = frame.querySelector('.paint');
    if (paint.markup !== html) paint.innerHTML = paint.markup = html;
    // What is pasted or mended leaves the caret at the end: the line that is drawn then is
    // shown, which may be further up or down. So it is where another program has it in the
    // same place.
    const before = area.value.split('\n', at + 1).join('\n');
    const put = (at !== frame.drawn || before !== frame.before && before !== area.value) && area.selectionStart === area.value.length;
    [frame.drawn, frame.before] = [at, before];
    const shows = put || !area.matches(':focus');
    if (shows) show(area, frame);
    if (shows || scrolled) follow(area);
  });

  // A field that nobody writes in is narrower on a phone: its lines break elsewhere.
  document.addEventListener('focusout', ({ target: area }) => {
    const frame = area.parentElement;
    if (area.id !== 'program' || frame.drawn === undefined) return;
    requestAnimationFrame(() => {
      if (area.matches(':focus')) return;
      show(area, frame);
      follow(area);
    });
  });

  document.addEventListener('keydown', ({ target, key, isComposing }) => {
    if (key === 'Escape' && target.id === 'program' && !isComposing) target.blur();
  });

  document.addEventListener('scroll', ({ target }) => {
    if (target.id === 'program') follow(target);
  }, true);
})();
