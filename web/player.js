// The controls of a figure. Motion is declared in the SVG; this only sets the
// one clock that all its animations share.
(() => {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const hurry = 0.45; // seconds that a step takes, forwards or back

  // A Clock is the clock of a drawing, in seconds into its story. Until a
  // control takes it, the drawing plays its loop.
  class Clock {
    time = 0;
    goal = null;   // where it halts; null while it stands or loops
    taken = false; // the loop is over
    #hurried = false; // on the way to goal faster than the story goes
    #speed = 1; // that the reader wants the story to have
    #known = []; // animations

    constructor(svg, end) {
      this.svg = svg;
      this.end = end;
      this.duration = Number(svg.dataset.dur);
    }

    // animations are those of the SVG; an element that was moved has new ones.
    // One that is gone has none, and to ask the browser costs a layout.
    get animations() {
      if (!this.svg.isConnected) return [];
      if (!this.#known.length || this.#known[0].playState === 'idle') {
        this.#known = this.svg.getAnimations({ subtree: true });
        for (const a of this.#known) {
          a.playbackRate = this.#speed;
          if (!this.taken) continue;
          a.pause();
          a.currentTime = this.time * 1000;
        }
      }
      return this.#known;
    }

    get running() { return this.goal !== null || !this.taken; }

    // told is the time that the reader is told of: what is passed in a hurry is
    // not announced.
    get told() { return this.goal !== null && this.#hurried ? this.goal : this.time; }

    get speed() { return this.#speed; }

    set speed(to) {
      if (to === this.#speed) return;
      this.#speed = to;
      if (this.goal !== null && this.#hurried) return;
      for (const a of this.animations) a.playbackRate = to;
    }

    read() {
      const a = this.animations[0];
      if (a && a.currentTime !== null) this.time = a.currentTime / 1000;
      // Only the loop wraps: a hurried step must not run past the end into the next round.
      if (!this.taken) this.time %= this.duration;
      return this.time;
    }

    // take ends the loop: from here on the reader moves the clock.
    take() {
      if (this.taken) return;
      this.read();
      this.taken = true;
      this.svg.style.setProperty('--at', '0');
      this.seek(this.time);
    }

    // seek stands still at t.
    seek(t) {
      this.take();
      this.goal = null;
      this.time = Math.max(0, Math.min(t, this.end));
      for (const a of this.animations) {
        a.pause();
        a.playbackRate = this.#speed;
        a.currentTime = this.time * 1000;
      }
    }

    // run goes to t, at the reader's speed or in the seconds that are given,
    // and stands there exactly.
    run(t, seconds) {
      this.take();
      if (still.matches || !this.animations.length || Math.abs(t - this.read()) < 0.01) {
        this.seek(t);
        return;
      }
      this.goal = t;
      this.#hurried = seconds !== undefined;
      for (const a of this.animations) {
        a.playbackRate = this.#hurried ? (t - this.time) / seconds : this.#speed;
        a.currentTime = this.time * 1000;
        a.play();
      }
    }

    // print brings the loop to its beginning, from where the paper's style goes on
    // to the moment that it shows.
    print() {
      if (!this.taken) for (const a of this.animations) a.currentTime = 0;
    }

    // tick reads the clock, and stands still once it is at its goal.
    tick() {
      const way = Math.sign(this.animations[0]?.playbackRate ?? 1);
      this.read();
      if (this.goal !== null && (this.goal - this.time) * way <= 0.001) this.seek(this.goal);
    }
  }

  // A Player is a figure with its controls.
  class Player {
    #shown = -1; // the stop that was last announced
    #frame = 0;
    #seen = true; // it is in view, or nearly

    constructor(root, svg) {
      const part = (name) => root.querySelector('.player-' + name);
      this.root = root;
      this.marks = JSON.parse(svg.dataset.marks);
      this.last = this.marks.length - 1;
      this.clock = new Clock(svg, this.marks[this.last].t);
      this.slider = part('slider');
      this.live = part('live');
      this.buttons = { previous: part('previous'), toggle: part('play'), next: part('next') };
      this.playName = this.buttons.toggle.title;
      this.#listen();
    }

    #listen() {
      for (const name in this.buttons) this.buttons[name].addEventListener('click', () => this[name]());
      this.slider.addEventListener('input', () => this.seek(this.slider.value / 100));
      this.root.addEventListener('keydown', (e) => this.#key(e));
    }

    #key(e) {
      if (e.altKey || e.ctrlKey || e.metaKey || e.shiftKey || !e.target.closest('.player-controls')) return;
      const keys = { ArrowRight: () => this.next(), ArrowLeft: () => this.previous(), Home: () => this.go(0), End: () => this.go(this.last) };
      if (e.target === this.slider) keys[' '] = () => this.toggle();
      if (!keys[e.key]) return;
      e.preventDefault();
      keys[e.key]();
    }

    get stops() { return this.last + 1; }

    // stop counts from where the clock is going, so that two quick presses are
    // two steps.
    get stop() { return this.stopAt(this.clock.goal ?? this.clock.read()); }

    get time() { return this.clock.read(); }

    get playing() { return this.clock.running; }

    get speed() { return this.clock.speed; }

    set speed(to) { this.clock.speed = to; }

    wasTouched() { return this.clock.taken; }

    stopAt(t) {
      let n = 0;
      while (n < this.last && this.marks[n + 1].start <= t + 0.001) n++;
      return n;
    }

    seek(t) {
      this.clock.seek(t);
      this.#show();
    }

    // start stands where the reader stood in the player before; without one it
    // plays its loop, or shows the given time where nothing is to move.
    start(before, poster) {
      const stood = before && (still.matches || before.wasTouched());
      if (stood) this.seek(this.marks[Math.min(before.stop, this.last)].t);
      else if (still.matches) this.seek(poster);
      else this.#tick();
    }

    // go shows stop n, passing quickly through what lies between.
    go(n) {
      this.#run(this.marks[Math.max(0, Math.min(n, this.last))].t, hurry);
    }

    next() { this.go(this.stop + 1); }

    previous() {
      const n = this.stop, { goal } = this.clock;
      this.go(goal === null && this.time > this.marks[n].t + 0.01 ? n : n - 1);
    }

    // play runs to the next stop; from the last one it begins again.
    play() {
      this.clock.take();
      const t = this.clock.read() + 0.01;
      if (t >= this.marks[this.last].t) this.clock.seek(0);
      const ahead = this.marks.find((m) => m.t > this.clock.time + 0.01) ?? this.marks[this.last];
      this.#run(ahead.t);
    }

    pause() { this.seek(this.time); }

    toggle() {
      if (this.root.hasAttribute('data-playing')) this.pause();
      else this.play();
    }

    #run(t, seconds) {
      this.clock.run(t, seconds);
      this.#show();
      if (this.clock.goal !== null) this.#watch();
    }

    // see follows the clock only while somebody sees the figure.
    see(now) {
      if (now && !this.#seen) this.#watch();
      this.#seen = now;
    }

    #watch() {
      cancelAnimationFrame(this.#frame);
      this.#frame = requestAnimationFrame(() => this.#tick());
    }

    #tick() {
      if (!this.root.isConnected || !this.#seen) return;
      this.clock.tick();
      this.#show();
      if (this.clock.running) this.#watch();
    }

    #show() {
      const { goal, taken, time, told } = this.clock, { toggle } = this.buttons;
      const playing = goal !== null || (!taken && !still.matches);
      this.slider.value = Math.round(time * 100);
      this.root.toggleAttribute('data-playing', playing);
      toggle.title = playing ? this.slider.dataset.pause : this.playName;
      toggle.setAttribute('aria-label', toggle.title);
      const n = this.stopAt(told);
      if (n !== this.#shown) this.#announce(n);
    }

    #announce(n) {
      this.#shown = n;
      const { title, text } = this.marks[n], { taken } = this.clock;
      this.slider.setAttribute('aria-valuetext', this.slider.dataset.stop
        .replace('{n}', n + 1).replace('{of}', this.stops).replace('{title}', () => title));
      // Not disabled, which would take the focus away from the reader.
      this.buttons.previous.setAttribute('aria-disabled', taken && n === 0);
      this.buttons.next.setAttribute('aria-disabled', taken && n === this.last);
      if (!taken) return;
      this.live.textContent = title + (text ? (this.root.matches(':lang(zh)') ? '。' : '. ') + text : '');
      this.root.dispatchEvent(new CustomEvent('shapecast-stop', {
        bubbles: true, detail: { stop: n, stops: this.stops, title, text },
      }));
    }
  }

  // fitting returns the drawing of a player. Of two that the build made for two
  // widths it keeps the one that is shown.
  function fitting(root) {
    const drawn = [...root.querySelectorAll('svg[data-marks]')];
    if (drawn.length < 2) return drawn[0]; // without asking, which costs a layout
    const shown = drawn.find((svg) => svg.getClientRects().length);
    if (shown) drawn.forEach((svg) => { if (svg !== shown) svg.parentElement.remove(); });
    return shown || drawn[0];
  }

  // wire brings a .player to life, and returns it; before is the one it takes
  // the place of.
  function wire(root, before) {
    const svg = root && !root.shapecast && fitting(root);
    if (!svg) return root?.shapecast;
    const player = new Player(root, svg);
    root.shapecast = player;
    shapecastPoint(root, svg, player.live);
    root.querySelector('.player-controls').hidden = false;
    eye.observe(root);
    player.start(before, Number(svg.dataset.poster));
    return player;
  }

  // replace puts the player of some markup into a place: at the stop of the one
  // that was there, with the focus where it was.
  function replace(place, markup) {
    const before = place.querySelector('.player'), held = document.activeElement;
    const part = before?.contains(held) && [...held.classList].pop();
    place.innerHTML = markup;
    if (before) eye.unobserve(before);
    wire(place.querySelector('.player'), before?.shapecast);
    if (part) place.querySelector('.' + part)?.focus({ preventScroll: true });
  }

  // eye brings a figure to life when it comes near the view, and leaves the
  // clock of those alone that nobody sees: a lesson has many.
  const eye = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) wire(target);
      target.shapecast?.see(isIntersecting);
    }
  }, { rootMargin: '200px' });
  // Who cannot see the page may press a control that is out of view.
  for (const kind of ['click', 'focusin']) document.addEventListener(kind, (e) => wire(e.target.closest('.player')), true);

  function all() {
    const players = document.querySelectorAll('.player');
    if (players.length === 1) wire(players[0]);
    else for (const root of players) {
      root.querySelector('.player-controls').hidden = false;
      eye.observe(root);
    }
  }

  addEventListener('beforeprint', () => {
    for (const root of document.querySelectorAll('.player')) root.shapecast?.clock.print();
  });

  window.shapecastPlayer = replace;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', all);
  else all();
})();
