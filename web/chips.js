// Dragging the chips of a figure: up and down changes a size, sideways moves an
// axis, also into an empty place at its left. The name of a row, dragged up and
// down, moves the operand. The program is told by 'shapecast-chip'.
(() => {
  'use strict';
  const step = 12; // pixels a drag goes for one more

  // Who comes to a chip types over its size; the story waits for who comes to guess.
  for (const kind of ['focusin', 'click']) document.addEventListener(kind, ({ target }) => {
    if (target.matches?.('.over input.chip:not(.typed)')) target.select();
    if (target.matches?.('.over .ask')) target.closest('.stage').querySelector('.player').shapecast?.pause();
  });

  // What was typed a moment ago stands until the program has heard of it.
  document.addEventListener('input', ({ target }) => {
    if (target.matches('.bench:not(.first) #program, .over input.chip')) target.dataset.unheard = 'yes';
    if (target.matches('.first #program')) target.closest('.code').classList.remove('painted'); // nobody paints it yet
  }, true);

  // A press beside the selected size would take the selection away after the click.
  document.addEventListener('mousedown', (e) => {
    if (e.target.matches?.('.over input.chip:focus:not(.typed)')) e.preventDefault();
  });

  // A size that was taken out and not typed again comes back.
  document.addEventListener('focusout', ({ target }) => {
    if (!target.matches?.('.over input.chip:not(.ask)') || target.value) return;
    target.value = target.dataset.value;
    target.classList.remove('typed');
  });

  // From the top of the page it is one press of a key to the table.
  document.addEventListener('click', (e) => {
    const first = e.target.closest?.('.skip') && (document.querySelector('.over .chip[tabindex="0"]') || document.querySelector('.stage #program'));
    if (!first) return;
    e.preventDefault();
    first.focus();
  });

  // The selected size is no text to be carried away.
  document.addEventListener('dragstart', (e) => {
    if (e.target.closest?.('.over') || e.target.parentElement?.closest('.over')) e.preventDefault();
  });

  let drag = null;

  function tell(what, by = 0) {
    document.dispatchEvent(new CustomEvent('shapecast-chip', { detail: { do: what, row: drag.row, axis: drag.axis, by } }));
  }

  // rowOf returns the chips of a row as they stand, from the left.
  const rowOf = (row) => [...document.querySelectorAll(`.over input.chip[data-row="${row}"]`)];

  // emptyAt returns what stands in the columns at the left of a row that begins in a column.
  const emptyAt = (column) => [...Array(column || 0).keys()].map((c) => document.querySelector(`.over [data-column="${c}"]`)).filter(Boolean);

  // A finger resizes only the chip that is chosen; it scrolls over the others.
  document.addEventListener('pointerdown', (e) => {
    const chip = e.target.closest?.('.over :is(input.chip, .row)[data-axis]');
    if (!chip || e.button || e.pointerType === 'touch' && !chip.classList.contains('chosen')) return;
    drag = { chip, row: Number(chip.dataset.row), axis: Number(chip.dataset.axis), x: e.clientX, y: e.clientY, way: '', by: 0 };
    const empty = emptyAt(chip.dataset.column - drag.axis);
    const line = drag.axis < 0 ? [...document.querySelectorAll('.over .row')] : [...empty, ...rowOf(drag.row)];
    drag.free = empty.length;
    drag.places = line.map((c) => c.getBoundingClientRect());
  });

  document.addEventListener('pointermove', (e) => {
    if (!drag) return;
    const x = e.clientX - drag.x, y = e.clientY - drag.y;
    if (!drag.way && Math.abs(x) > 12 && Math.abs(x) > Math.abs(y)) drag.way = 'across';
    else if (!drag.way && Math.abs(y) >= step / 2) drag.way = 'along';
    if (!drag.way) return;
    e.preventDefault();
    drag.chip.classList.add('dragged');
    if (drag.axis < 0) order(e);
    else if (drag.way === 'along') spin(y);
    else carry(e);
  });

  // order moves the operand to the row under the pointer, one row at a time.
  function order({ clientY }) {
    const over = drag.places.findIndex((b) => clientY >= b.top && clientY <= b.bottom), by = Math.sign(over - drag.row);
    if (over < 0 || !by) return;
    tell('order', by);
    drag.row += by;
  }

  function spin(y) {
    const by = Math.round(-y / step);
    if (by === drag.by) return;
    tell('spin', by - drag.by);
    drag.by = by;
  }

  // carry moves the axis to the column under the pointer, one column at a time. Left of its row
  // it stays the first axis and gets one of size 1 behind it.
  function carry({ clientX }) {
    const over = drag.places.findIndex((b) => clientX >= b.left && clientX <= b.right), by = Math.sign(over - drag.free - drag.axis);
    if (over < 0 || !by) return;
    if (by < 0 && !drag.axis) {
      tell('pull');
      drag.free -= 1;
      return;
    }
    tell('move', by);
    drag.axis += by;
  }

  for (const kind of ['pointerup', 'pointercancel']) document.addEventListener(kind, () => {
    if (!drag) return;
    drag.chip.classList.remove('dragged');
    if (drag.way) {
      tell('rest');
      // The click that follows a drag is no press.
      const silent = (click) => click.stopPropagation();
      addEventListener('click', silent, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', silent, { capture: true }), 50);
    }
    drag = null;
  });
})();
