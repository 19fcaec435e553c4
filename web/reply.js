// Brings what is said to an answer to where the reader looks. The button that was
// pressed stays under the finger: a reply that has no room below it comes to stand
// above it. What a right answer plays comes into view, with the reply beside it.
(() => {
  'use strict';
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let button = null, top = 0; // what was pressed last, and where it stood
  let opened = null;          // the stage that the answer uncovered
  const box = (e) => e.getBoundingClientRect();
  const shows = (e) => e?.getClientRects().length > 0;

  // edges are those of the part of the page that is seen: a keyboard may cover some.
  const edges = () => {
    const { offsetTop = 0, height = innerHeight } = window.visualViewport ?? {};
    return [offsetTop, offsetTop + height];
  };
  const isSeen = (e) => { const [from, to] = edges(); return shows(e) && box(e).top >= from - 1 && box(e).bottom <= to + 1; };

  // bring scrolls until the page shows from one element to another, their end before
  // their start if there is no room for both.
  function bring(first, last) {
    const [from, to] = edges(), gap = 8, up = box(first).top - gap - from, down = box(last).bottom + gap - to;
    if (up >= 0 && down <= 0) return;
    window.shapecastMoves = performance.now() + 1000; // no step is read meanwhile
    scrollBy({ top: up < 0 ? up : Math.min(up, down), behavior: calm.matches ? 'instant' : 'smooth' });
  }
  window.shapecastBring = bring;

  // hold keeps the button where it was pressed.
  const hold = () => scrollBy({ top: box(button).top - top, behavior: 'instant' });

  // echo repeats a reply in a figure that is far from its question; who listens has
  // heard it.
  function echo(reply, before) {
    const copy = reply.cloneNode(true);
    copy.classList.add('echo');
    copy.setAttribute('aria-hidden', 'true');
    before.before(copy);
    return copy;
  }

  function press(pressed) {
    button = pressed;
    opened = null;
    if (button) top = box(button).top;
    document.querySelectorAll('.echo').forEach((old) => old.remove());
  }
  document.addEventListener('submit', (e) => {
    press(e.submitter);
    if (e.target.matches('.quiz form')) mark(e);
  }, true);
  document.addEventListener('click', ({ target }) => { if (target.matches('[data-do="reveal"]')) press(target); }, true);
  document.addEventListener('shapecast-open', ({ target }) => { opened ??= target; });

  // isNext reports whether a figure is the one that a question is read with: who answers is
  // not taken past other questions and figures.
  function isNext(stage, question) {
    const parts = [...document.querySelectorAll('.stage, .predict, .quiz, .goal')];
    return stage.closest('.scene') === question.closest('.scene') || Math.abs(parts.indexOf(stage) - parts.indexOf(question)) === 1;
  }

  document.addEventListener('shapecast-replied', ({ detail: { question } }) => {
    const place = document.getElementById(question), form = place.querySelector('form'), reply = form.querySelector('.reply, .mistake');
    if (reply?.matches('.goal .right')) return requestAnimationFrame(() => bring(reply, form.querySelector('.canvas')));
    if (opened && isNext(opened, place)) return show(reply, opened.querySelector('.live-figure'));
    if (!reply || !shows(button)) return reply && bring(reply, reply);
    const far = !form.contains(button); // it is in the figure
    if (far) hold(); // a reply above the button moves it
    if (far && !isSeen(reply)) echo(reply, button);
    else if (!far && !isSeen(reply)) form.classList.add('above');
    hold();
    if (!far && !isSeen(reply)) bring(reply, reply);
  });

  // Once the truth of a question is shown, its field is only read, and its buttons go.
  document.addEventListener('shapecast-revealed', ({ detail: { question } }) => {
    const form = document.getElementById(question).querySelector('form'), field = form.querySelector('input');
    field.readOnly = true;
    if (form.contains(document.activeElement)) field.focus(); // a button that goes would take the focus along
    form.querySelectorAll('button').forEach((e) => { e.hidden = true; });
  });

  // A 1 is placed at either end of the shape that is typed; what was said of another goes.
  document.addEventListener('click', ({ target }) => {
    const end = target.closest('.slots [data-do]')?.dataset.do, field = target.closest('form')?.querySelector('input');
    if (!end || field.readOnly) return;
    const sizes = field.value.replace(/^[\s([]+|[\s)\],]+$/g, '');
    field.value = !sizes ? '(1,)' : end === 'left' ? `(1, ${sizes})` : `(${sizes}, 1)`;
    field.dispatchEvent(new Event('shapecast-placed'));
  });

  // A program is handed in from the keyboard.
  document.addEventListener('keydown', (e) => {
    if (e.key === 'Enter' && (e.ctrlKey || e.metaKey) && e.target.matches('.goal textarea')) e.target.form.requestSubmit();
  });

  // mark asks for a mark where there is none, which is no answer.
  function mark(e) {
    const form = e.target, place = form.parentElement;
    form.querySelector('.bare')?.remove();
    if (form.querySelector(':checked') || !form.querySelector('[data-right="true"]')) return;
    e.preventDefault();
    e.stopImmediatePropagation();
    const line = document.createElement('p');
    line.className = 'reply bare';
    line.setAttribute('role', 'status');
    form.append(line);
    line.textContent = place.dataset.none;
    form.addEventListener('change', () => line.remove(), { once: true });
    document.dispatchEvent(new CustomEvent('shapecast-replied', { detail: { question: place.id } }));
  }

  // On a phone the figure of an answer that no lesson shows is to be opened.
  document.addEventListener('shapecast-ready', ({ detail: { id } }) => {
    const place = document.getElementById(id), canvas = place?.dataset.see && matchMedia('(max-width: 40rem)').matches && place.querySelector('form .canvas');
    if (!canvas) return;
    const fold = document.createElement('details'), summary = document.createElement('summary');
    fold.className = 'fold';
    summary.textContent = place.dataset.see;
    canvas.replaceWith(fold);
    fold.append(summary, canvas);
  });

  // show brings a figure into view once it plays, and the reply with it.
  function show(reply, figure) {
    if (isSeen(figure.querySelector('.player-figure')) && isSeen(reply)) return;
    if (isSeen(figure.querySelector('.player-figure')) && box(reply).right <= box(figure).left) return bring(reply, reply); // beside it
    const [from, to] = edges();
    if (Math.max(box(figure).bottom, box(reply).bottom) - Math.min(box(figure).top, box(reply).top) + 16 < to - from) {
      return box(figure).top < box(reply).top ? bring(figure, reply) : bring(reply, figure);
    }
    bring(echo(reply, figure), figure);
  }
})();
