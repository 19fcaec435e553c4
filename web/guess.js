// Lets the shape that a question of a lesson asks for be typed into the result row
// of its figure: over each "?" of the drawing there is a field. What is typed goes
// into the field of the question, which is answered as ever.
(() => {
  'use strict';

  class Row {
    fields = []; // by the axes of the result

    constructor(stage) {
      const question = document.getElementById(stage.dataset.row);
      this.stage = stage;
      this.canvas = stage.querySelector('.canvas');
      this.form = question.querySelector('form');
      this.answer = this.form.querySelector('input');
      if (!this.open) this.#watch();
      this.form.addEventListener('submit', (e) => this.#send(e));
      this.form.querySelector('.into a').addEventListener('click', (e) => { e.preventDefault(); this.#ask(); });
      document.addEventListener('shapecast-replied', ({ detail }) => { if (detail.question === question.id) this.#mark(question); });
      stage.addEventListener('shapecast-open', () => this.fields.forEach((field) => field.remove()));
    }

    get open() { return 'open' in this.stage.dataset; }

    // #watch lays the fields anew when the drawing comes near, has another size, or is
    // another.
    #watch() {
      const sizes = new ResizeObserver(() => this.#lay()), drawings = new MutationObserver(() => this.#lay());
      sizes.observe(this.canvas);
      drawings.observe(this.stage, { attributeFilter: ['class'] });
      for (const box of this.canvas.querySelectorAll('.player-figure, .player-drawing')) drawings.observe(box, { childList: true });
    }

    // chips are the rectangles around the "?" of the result, by axis.
    get chips() {
      const svg = [...this.canvas.querySelectorAll('svg[data-marks]')].find((s) => s.getClientRects().length);
      const around = (axis) => [...axis.querySelectorAll('text')].find((t) => t.textContent === '?')?.parentNode.querySelector('rect');
      return [...svg?.querySelectorAll('[data-axis]') ?? []].sort((a, b) => a.dataset.axis - b.dataset.axis).map(around).filter(Boolean);
    }

    #lay() {
      if (!this.canvas.isConnected || this.open || !this.stage.matches('.near')) return;
      const frame = this.canvas.getBoundingClientRect();
      this.chips.forEach((chip, k) => {
        const { left, top, width, height } = chip.getBoundingClientRect(), field = this.fields[k] ?? this.#field(k);
        field.style.cssText = `left:${left - frame.left}px;top:${top - frame.top}px;width:${width}px;height:${height}px`;
      });
      if (this.asked && this.fields.length) this.#ask(this.asked.said);
    }

    #field(k) {
      const field = document.createElement('input');
      Object.assign(field, { type: 'text', className: 'guess-field', inputMode: 'numeric', autocomplete: 'off', placeholder: ' ' });
      field.setAttribute('aria-label', this.stage.dataset.guess.replace('{n}', k));
      field.addEventListener('focus', () => document.dispatchEvent(new CustomEvent('shapecast-wake', { detail: { id: this.stage.dataset.row } })));
      field.addEventListener('keydown', (e) => this.#key(e, k));
      field.addEventListener('click', () => field.select()); // another size takes the place of this one
      field.addEventListener('input', () => { this.#say(''); field.removeAttribute('aria-invalid'); });
      this.canvas.append(field);
      return this.fields[k] = field;
    }

    // #shape writes the sizes as Python does, '' while one is missing.
    #shape() {
      const sizes = this.fields.map((field) => field.value.trim());
      if (!sizes.length || !sizes.every(Boolean)) return '';
      return `(${sizes.join(', ')}${sizes.length === 1 ? ',' : ''})`;
    }

    #key(e, k) {
      const next = { ArrowLeft: k - 1, ArrowRight: k + 1 }[e.key];
      if (e.key === 'Enter') {
        this.form.requestSubmit();
        e.target.select(); // another size takes the place of a wrong one
      } else if (next === undefined) return;
      this.fields[next]?.focus();
      e.preventDefault();
    }

    // #mark marks the sizes that are not as they come out.
    #mark(question) {
      const sizes = question.querySelector('.solution code').textContent.match(/\d+/g) ?? [];
      if (sizes.length === this.fields.length) this.fields.forEach((field, k) => field.setAttribute('aria-invalid', field.value.trim() !== '' && field.value.trim() !== sizes[k]));
    }

    get missing() { return this.fields.filter((field) => !field.value.trim()); }

    // #ask goes to the row, to the first size that is missing there; where it is said
    // which are. Fields that are not laid yet are once the figure is near.
    #ask(said) {
      this.asked = this.fields.length ? null : { said };
      const to = this.missing[0] ?? this.fields[0], empty = this.missing.map((field) => this.fields.indexOf(field));
      if (said && to) this.#say(this.stage.dataset.missing.replace('{n}', empty.join(', ')));
      shapecastBring(this.canvas, this.canvas.parentNode);
      to?.focus({ preventScroll: true });
    }

    #say(text) {
      const curtain = this.stage.querySelector('.curtain');
      let line = curtain.querySelector('.missing');
      if (!line && text) {
        line = document.createElement('p');
        line.className = 'missing';
        line.setAttribute('role', 'status');
        curtain.prepend(line);
      }
      if (line) line.textContent = text;
    }

    // #send puts the answer where it is read, or goes to the size that is missing, and
    // what was said of the last answer goes. Once the figure is open, the question has a
    // field of its own.
    #send(e) {
      const cannot = e.submitter?.matches('.cannot');
      if (cannot) this.answer.value = 'error';
      if (this.open) return;
      if (!cannot) this.answer.value = this.#shape();
      this.form.classList.toggle('asks', !this.answer.value);
      if (this.answer.value) return this.#say('');
      e.preventDefault();
      e.stopImmediatePropagation();
      this.#ask(true);
    }
  }

  document.querySelectorAll('.stage[data-row]').forEach((stage) => new Row(stage));
})();
