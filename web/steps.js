// Ties the sentences of a lesson to the stops of their figure: one state, two
// views. A sentence that is pressed, or read while the page scrolls, moves the
// figure; the figure, however it is moved, marks its sentence.
(() => {
  'use strict';

  // A Walk is a numbered list and its figure.
  class Walk {
    now = -1; // the step that is marked

    constructor(list) {
      this.list = list;
      this.place = document.getElementById(list.dataset.figure);
      this.items = [...list.children];
      this.ends = this.place.dataset.steps.split(',').map(Number); // the last stop of each step
      for (const [i, item] of this.items.entries()) this.#listen(item, i);
      this.place.addEventListener('shapecast-stop', ({ detail }) => this.follow(detail.stop));
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
      if (this.player && !this.player.wasTouched()) this.go(0);
      else if (!this.player && tries) setTimeout(() => this.stand(tries - 1), 50);
    }

    // go shows a step in both views.
    go(i) {
      if (!this.player || shapecastCovered(this.place)) return;
      this.mark(i);
      this.player.go(this.ends[i]);
    }

    // follow marks the step of a stop. Steps that end at the same stop are one
    // to the figure, and the one that was chosen stays.
    follow(stop) {
      if (this.ends[this.now] === stop) return;
      const i = this.ends.findIndex((end) => stop <= end);
      this.mark(i < 0 ? this.ends.length - 1 : i);
    }

    mark(i) {
      if (i === this.now) return;
      this.now = i;
      for (const [n, item] of this.items.entries()) {
        item.classList.toggle('passed', n < i);
        if (n === i) item.setAttribute('aria-current', 'step');
        else item.removeAttribute('aria-current');
      }
    }
  }

  // Whether a figure is covered is for progress.js to say, where it is there.
  window.shapecastCovered ??= () => false;

  const walks = new Map([...document.querySelectorAll('ol.step-list')].map((list) => [list, new Walk(list)]));

  // The line of the page at which one reads: a sentence that comes to it is
  // shown, once the reader scrolls.
  let scrolled = false;
  addEventListener('scroll', () => { scrolled = true; }, { passive: true, once: true });
  const line = new IntersectionObserver((entries) => {
    if (!scrolled) return;
    for (const { target, isIntersecting } of entries) {
      const walk = walks.get(target.parentElement);
      if (isIntersecting) walk.go(walk.items.indexOf(target));
    }
  }, { rootMargin: '-64% 0px -35% 0px' });
  for (const walk of walks.values()) walk.items.forEach((item) => line.observe(item));

  const near = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) for (const walk of walks.values()) if (walk.place === target) walk.stand();
    }
  });
  for (const { place } of walks.values()) near.observe(place);

  // Whoever uncovers a figure begins its story.
  document.addEventListener('shapecast-open', ({ target }) => {
    for (const walk of walks.values()) if (target.contains(walk.place)) walk.go(0);
  });
})();
