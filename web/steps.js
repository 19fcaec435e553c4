// Ties the sentences of a lesson to the stops of their figure: one state, two
// views. A sentence that is pressed, or read while the page scrolls, moves the
// figure; the figure, however it is moved, marks its sentence.
(() => {
  'use strict';

  const shares = [1, 1, 1, 2, 1]; // of the way, for each step: Stretch is what one comes to see

  const values = 3; // the step from which on a story is about values
  const narrow = matchMedia('(max-width: 69.99rem)'), most = 0.42; // as in lesson.css; of the screen

  // A Walk is a numbered list and its figure.
  class Walk {
    now = -1;  // the step that is marked
    read = -1; // the step that the page is scrolled to
    #begun = false; // the story began by itself, and nobody chose a step since
    #own = true;    // the figure has the program that the sentences are about
    #moved = 0;     // until when the page moves by itself

    constructor(list) {
      this.list = list;
      this.place = document.getElementById(list.dataset.figure);
      this.items = [...list.children];
      this.ends = this.place.dataset.steps.split(',').map(Number); // the last stop of each step
      for (const [i, item] of this.items.entries()) this.#listen(item, i);
      this.place.addEventListener('shapecast-stop', ({ detail }) => this.follow(detail.stop));
      this.place.addEventListener('input', () => setTimeout(() => this.mark(this.now), 300)); // once the program took it
    }

    // The name of a step is the button; a press anywhere in its sentence counts.
    #listen(item, i) {
      const name = item.querySelector('strong'), button = document.createElement('button');
      button.type = 'button';
      button.className = 'step';
      button.append(...name.childNodes);
      name.replaceWith(button);
      item.addEventListener('click', (e) => {
        if (e.target.closest('a') || String(getSelection())) return;
        this.go(i);
      });
    }

    get player() { return this.place.querySelector('.player')?.shapecast; }

    // stand takes the figure out of its loop once it is in view: here the reader
    // moves it. It is wired a moment after it comes near.
    stand(tries = 20) {
      if (this.player && !this.player.touched) this.go(0);
      else if (!this.player && tries) setTimeout(() => this.stand(tries - 1), 50);
    }

    // go shows a step in both views.
    go(i) {
      if (!this.player || shapecastCovered(this.place)) return;
      this.#begun = false;
      this.mark(i);
      this.player.go(this.ends[i]);
    }

    // begin stands at the first step until the reader scrolls: what an answer adds to
    // the page moves it as well.
    begin() {
      this.go(0);
      this.#begun = true;
      this.#moved = performance.now() + 500;
    }

    // reading returns the step that the page is scrolled to, -1 while the list is out
    // of view. Of the way of the list from the lower part of the view, where its first
    // sentence is read, up to where only its last is left, each step has its part,
    // however short its sentence.
    get reading() {
      const { top, bottom, height, right } = this.list.getBoundingClientRect(), figure = this.place.getBoundingClientRect();
      if (bottom < 0 || top > innerHeight) return -1;
      const edge = figure.left >= right ? 0.4 * innerHeight : Math.max(0, figure.bottom); // of what is read
      const low = 0.88 * innerHeight, high = edge + this.items.at(-1).offsetHeight;
      let left = Math.max(0, Math.min(0.999, (low - top) / (low + height - high))) * shares.reduce((a, b) => a + b);
      return shares.findIndex((share) => (left -= share) < 0);
    }

    // scroll shows the step that is read, once it is another one, or once the story
    // that an answer began has come to its end.
    scroll() {
      const now = this.reading, before = this.read, playing = this.player?.playing;
      this.read = now;
      if (now < 0 || performance.now() < Math.max(this.#moved, window.shapecastMoves ?? 0)) return;
      if (playing ? now === Math.max(0, before) : now === before && !this.#begun) return;
      this.go(now);
    }

    // pan keeps a figure that stays above the text to two fifths of a phone: of a higher
    // one only the part is seen that the step is about, first the shapes and from
    // Stretch on the values. What stands where it belongs is whole, and where two fifths
    // are too little it does not stay.
    pan() {
      const { style, offsetHeight } = this.place, head = this.place.firstElementChild.offsetHeight;
      const room = innerHeight < 600 ? 0 : Math.floor(most * innerHeight), top = Math.min(-head, room - offsetHeight);
      const past = -this.place.getBoundingClientRect().top - head, hidden = Math.max(0, Math.min(past, -head - top));
      style.setProperty('--top', top + 'px');
      style.setProperty('--down', (room && narrow.matches && this.now < values ? hidden : 0) + 'px');
    }

    // #turn lets the next pan be seen as a move.
    #turn() {
      this.place.classList.add('turns');
      setTimeout(() => this.place.classList.remove('turns'), 300);
    }

    // follow marks the step of a stop. Steps that end at the same stop are one
    // to the figure, and the one that was chosen stays.
    follow(stop) {
      if (this.ends[this.now] === stop) return this.mark(this.now);
      const i = this.ends.findIndex((end) => stop <= end);
      this.mark(i < 0 ? this.ends.length - 1 : i);
    }

    mark(i) {
      const own = !this.place.querySelector('.source-line button:enabled');
      if (i === this.now && own === this.#own) return;
      this.#own = own;
      if (i < values !== this.now < values) this.#turn();
      this.now = i;
      this.pan();
      for (const [n, item] of this.items.entries()) {
        item.classList.toggle('passed', n < i);
        if (n === i && own) item.setAttribute('aria-current', 'step');
        else item.removeAttribute('aria-current');
      }
    }
  }

  // Whether a figure is covered is for progress.js to say, where it is there.
  window.shapecastCovered ??= () => false;

  const walks = [...document.querySelectorAll('ol.step-list')].map((list) => new Walk(list));

  // Who scrolls moves the figures: the step that is read changes, and is shown.
  addEventListener('scroll', () => { for (const walk of walks) { walk.scroll(); walk.pan(); } }, { passive: true });

  addEventListener('resize', () => { for (const walk of walks) walk.pan(); });

  const near = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) for (const walk of walks) if (walk.place === target) walk.stand();
    }
  });
  for (const { place } of walks) near.observe(place);

  // Whoever uncovers a figure begins its story.
  document.addEventListener('shapecast-open', ({ target }) => {
    for (const walk of walks) if (target.contains(walk.place)) walk.begin();
  });
})();
