// The controls of a figure. Motion is declared in the SVG; this only sets the
// one clock that all its animations share, and says what its marks say.
(() => {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const pause = 1500; // milliseconds between steps where nothing is to move

  const unsaid = 500; // milliseconds for which a step is shown before it is spoken

  // A Clock is the clock of a drawing, in seconds into its story.
  class Clock {
    time = 0;
    goal = null; // where it halts; null while it rests
    #rate = 1;   // of the way to goal; negative on the way back
    #known = []; // animations
    #stops;      // the time in which they end

    constructor(svg) {
      this.svg = svg;
      this.end = Number(svg.dataset.dur) || Infinity; // a still has no end
    }

    // animations are those of the SVG; an element that was moved has new ones.
    // One that is gone has none, nor has a still, and to ask the browser costs a layout.
    get animations() {
      if (!this.svg.isConnected || this.end === Infinity) return [];
      if (!this.#known.length || this.#known[0].playState === 'idle') {
        this.#known = this.svg.getAnimations({ subtree: true });
        this.#stops = undefined;
        this.#set();
      }
      return this.#known;
    }

    #set() {
      this.svg.style.setProperty('--at', '0');
      this.#until(this.goal !== null && this.#rate > 0 ? this.goal : this.end);
      for (const a of this.#known) {
        a.pause();
        a.currentTime = this.time * 1000;
        a.playbackRate = this.#rate;
        if (this.goal !== null) a.play();
      }
    }

    // #until lets the animations end at t. A browser plays them on while the page is busy,
    // past the goal and, as they repeat, from the beginning again.
    #until(t) {
      if (t === this.#stops) return;
      this.#stops = t;
      for (const a of this.#known) a.effect.updateTiming({ iterations: t / this.end });
    }

    // read asks an animation for nothing but its time, which one that is gone has not: to
    // ask for its state costs a layout in every frame.
    read() {
      const now = this.goal === null ? null : this.#known[0]?.currentTime ?? this.animations[0]?.currentTime ?? null;
      if (now !== null) this.time = Math.max(0, now / 1000);
      return this.time;
    }

    // seek rests at t. What the browser has not laid out yet has no animations: they begin
    // there.
    seek(t) {
      this.goal = null;
      this.time = Math.max(0, Math.min(t, this.end));
      if (this.animations.length) return this.#set();
      this.svg.style.setProperty('--play', 'paused');
      this.svg.style.setProperty('--at', this.time);
    }

    // run goes to t at so many times the speed of the story, and rests there exactly.
    run(t, speed) {
      this.read();
      if (!this.animations.length || Math.abs(t - this.time) < 0.01) return this.seek(t);
      this.goal = t;
      this.#rate = t < this.time ? -speed : speed;
      this.#set();
    }

    // tick reads the clock, and rests once it is at its goal.
    tick() {
      this.read();
      if (this.goal !== null && (this.goal - this.time) * this.#rate <= 0.001) this.seek(this.goal);
    }
  }

  const plain = { lt: '<', gt: '>', amp: '&', quot: '"' };
  const decoded = (text) => text.replace(/&(\w+);/g, (_, name) => plain[name]);
  const write = (e, text) => { if (e.textContent !== text) e.textContent = text; };

  // A Still is a drawing of one moment. What a key changes of it is little, so it
  // becomes the next one by what differs, which is far less than to make it anew.
  class Still {
    constructor(markup) {
      this.svg = fragment(markup);
      this.elements = [this.svg, ...this.svg.querySelectorAll('*')];
      this.parts = markup.split('<');
    }

    // become makes it the drawing of other markup, and reports whether that has
    // the same elements; if not, it is to be made anew.
    become(markup) {
      const parts = markup.split('<'), before = this.parts;
      this.parts = parts;
      if (parts.length !== before.length) return false;
      for (let i = 1, n = -1; i < parts.length; i++) {
        if (parts[i][0] !== '/') n++;
        if (parts[i] === before[i]) continue;
        const [tag, text] = parts[i].split('>'), [old] = before[i].split('>'), name = tag.split(' ', 1)[0];
        if (name[0] === '/' || name !== old.split(' ', 1)[0]) return false;
        if (tag !== old) this.#set(this.elements[n], old, tag);
        if (name === 'text') write(this.elements[n].firstChild ?? this.elements[n], decoded(text));
      }
      return true;
    }

    #set(element, old, tag) {
      const attributes = (tag) => new Map(Array.from(tag.matchAll(/ ([\w-]+)="([^"]*)"/g), ([, name, value]) => [name, decoded(value)]));
      const then = attributes(old), now = attributes(tag);
      for (const [name, value] of now) if (then.get(name) !== value) element.setAttribute(name, value);
      for (const name of then.keys()) if (!now.has(name)) element.removeAttribute(name);
    }
  }

  // fragment returns the element of some markup.
  function fragment(markup) {
    const holder = document.createElement('template');
    holder.innerHTML = markup;
    return document.adoptNode(holder.content.firstElementChild);
  }

  // A Player is a figure with its controls.
  class Player {
    speed = 1;
    touched = false; // a reader has moved the clock
    wanted = 0;      // the stop that the reader chose; a story may end before it
    #shown = -1;     // the stop that is shown
    #marked;         // the text of its stops
    #still;          // the drawing of one moment, while that is shown
    #note = {};      // said at Match instead of what the story says
    #told = false;   // the story has said what comes out
    #said;           // the text of the live region, or what it will be
    #speech = 0;
    #frame = 0;
    #pause = 0;
    #seen = true;

    constructor(root, svg) {
      const part = (name) => root.querySelector('.player-' + name);
      this.root = root;
      this.say = part('say');
      this.live = part('live');
      this.where = part('where');
      this.buttons = { play: part('play'), back: part('back'), next: part('next') };
      this.rail = part('stops');
      this.#take(svg);
      this.#listen();
    }

    // #take makes svg the drawing that is played.
    #take(svg) {
      this.clock = new Clock(svg);
      this.#mark(svg.dataset.marks);
      shapecastPoint(this.root, svg, this);
    }

    // #mark makes the stops on the rail those of the drawing.
    #mark(marks) {
      if (marks === this.#marked) return;
      this.#marked = marks;
      this.#told = false;
      this.marks = JSON.parse(marks);
      this.last = Math.max(0, this.marks.findLastIndex((m) => !m.struck));
      while (this.rail.children.length > this.marks.length) this.rail.lastChild.remove();
      while (this.rail.children.length < this.marks.length) this.rail.append(this.rail.firstChild.cloneNode(true));
      this.rail.style.setProperty('--stops', this.marks.length);
      this.marks.forEach((m, i) => {
        const stop = this.rail.children[i];
        write(stop.querySelector('span'), m.name);
        stop.setAttribute('aria-label', m.name);
        stop.classList.toggle('hollow', Boolean(m.empty));
        stop.classList.toggle('red', i === this.last && m.kind === 'no');
      });
    }

    #listen() {
      this.buttons.play.addEventListener('click', () => this.toggle());
      this.buttons.back.addEventListener('click', () => this.previous());
      this.buttons.next.addEventListener('click', () => this.next());
      this.#scrub();
      this.#swipe();
    }

    // #scrub lets a drag on the rail move the clock; a press goes to a stop.
    #scrub() {
      let from = null, dragged = false;
      this.rail.addEventListener('pointerdown', (e) => {
        from = e.clientX;
        dragged = false;
      });
      this.rail.addEventListener('pointermove', (e) => {
        if (from === null || !dragged && Math.abs(e.clientX - from) < 5) return;
        if (!dragged) this.rail.setPointerCapture(e.pointerId);
        dragged = true;
        const box = this.rail.getBoundingClientRect(), at = Math.min(0.999, Math.max(0, (e.clientX - box.left) / box.width)) * this.marks.length;
        const m = this.marks[Math.min(Math.floor(at), this.last)];
        this.#move(m.start + (Math.floor(at) > this.last ? 1 : at % 1) * (m.end - m.start));
      });
      for (const kind of ['pointerup', 'pointercancel']) this.rail.addEventListener(kind, () => {
        from = null;
        if (dragged) this.#announce();
      });
      this.rail.addEventListener('click', (e) => {
        const n = [...this.rail.children].indexOf(e.target.closest('button'));
        if (n >= 0 && !dragged) this.go(n);
        dragged = false;
      });
    }

    // #swipe goes a stop on or back when a finger wipes over the figure.
    #swipe() {
      const place = this.root.querySelector('.player-figure');
      let from = null;
      place.addEventListener('pointerdown', (e) => {
        const free = e.pointerType === 'touch' && e.clientX > 24 && e.clientX < innerWidth - 24 && !e.target.closest('input, button');
        from = free ? [e.clientX, e.clientY] : null;
      });
      place.addEventListener('pointerup', (e) => {
        if (!from) return;
        const x = e.clientX - from[0], y = e.clientY - from[1];
        from = null;
        if (Math.abs(x) < 40 || Math.abs(y) > Math.abs(x) * 0.57) return;
        if (x < 0) this.next();
        else this.previous();
      });
    }

    get stops() { return this.last + 1; }

    // stop counts from where the clock is going, so that two quick presses are
    // two steps.
    get stop() { return this.stopAt(this.clock.goal ?? this.clock.read()); }

    get time() { return this.clock.read(); }

    // follows is whether the figure of an edit is still to come, and with it what lies over it.
    get follows() { return Boolean(this.#still); }

    get playing() { return this.clock.goal !== null || this.#pause > 0; }

    stopAt(t) {
      let n = 0;
      while (n < this.last && this.marks[n + 1].start < t - 0.001) n++;
      return n;
    }

    // put makes the drawing of another player that of this one, at the stop that the
    // reader wants.
    put(other) {
      const svg = other.querySelector('svg[data-marks]');
      const { time, goal } = this.clock, same = this.#marked === svg.dataset.marks;
      for (const { name, value } of other.attributes) if (name !== 'class') this.root.setAttribute(name, value);
      for (const part of ['.player-steps', '.player-reading']) {
        const now = this.root.querySelector(part), then = other.querySelector(part);
        if (now && then) now.replaceWith(then);
        else if (now) now.replaceChildren();
        else if (then) this.root.append(then);
      }
      for (const name of ['.player-play', '.player-back', '.player-next', '.player-stops']) { // in another language
        const now = this.root.querySelector(name), then = other.querySelector(name);
        for (const key of ['data-play', 'data-pause', 'aria-label', 'title']) if (then.hasAttribute(key)) now.setAttribute(key, then.getAttribute(key));
      }
      const { aspectRatio, maxWidth } = svg.parentElement.style;
      this.#still = null;
      this.#draw(svg, aspectRatio, maxWidth);
      if (!same || goal === null) return;
      this.clock.seek(time); // the same story, drawn anew while it plays
      this.clock.run(goal, this.speed);
      this.#show();
      this.#watch();
    }

    // still shows a moment of another story, whose drawing is to follow. One that plays
    // goes on where its drawing comes anew.
    still(markup, marks, width, height) {
      if (this.playing && marks === this.#marked) return;
      if (!this.#still?.become(markup)) this.#still = new Still(markup);
      const { svg } = this.#still;
      svg.style.cssText = 'display:block;max-width:100%;height:auto';
      svg.dataset.marks = marks;
      this.#draw(svg, `${width} / ${height}`, width + 'px');
    }

    // #draw puts a drawing into its box, whose size that is.
    #draw(svg, aspectRatio, maxWidth) {
      const box = this.root.querySelector('.player-drawing'), old = box.querySelector(':scope > svg');
      this.#halt();
      Object.assign(box.style, { aspectRatio, maxWidth });
      if (!old) box.prepend(svg);
      else if (old !== svg) old.replaceWith(svg);
      this.#take(svg);
      this.#shown = -1;
      this.#rest();
      if (this.#said) this.#speak(); // what was said of the old figure holds no longer
    }

    // #rest stands at the stop that is wanted.
    #rest() {
      this.clock.seek(this.marks[Math.min(this.wanted, this.last)].t);
      this.#show();
    }

    // start stands at a stop, without a word; of a negative one at the last.
    start(n) {
      this.wanted = n < 0 ? this.last : n;
      this.#rest();
    }

    // print stands still on paper: a figure that plays shows its last step, and one that nobody
    // moved what comes out.
    print(on) {
      if (this.playing) {
        this.pause();
        this.start(-1);
      }
      if (this.touched || !this.root.closest('article, .stage')) return;
      this.#told = on; // what paper says, the screen has not said yet
      this.clock.seek(this.marks[on ? this.last : this.wanted].t);
      this.#show();
    }

    // covered is true while the figure of a lesson would answer a question.
    get covered() { return window.shapecastCovered?.(this.root) ?? false; }

    #touch() {
      this.#wake();
      this.#halt();
      this.touched = true;
      this.clock.svg.shapecastLight?.();
      used = this;
    }

    // #wake asks for the motion that is to follow a still.
    #wake() { if (this.#still) this.root.dispatchEvent(new CustomEvent('shapecast-move', { bubbles: true })); }

    #halt() {
      if (this.#pause) clearTimeout(this.#pause);
      this.#pause = 0;
    }

    seek(t) {
      this.#move(t);
      this.#announce();
    }

    // anew shows a moment to someone who has seen nothing yet.
    anew(t) {
      this.#told = false;
      this.seek(t);
    }

    #move(t) {
      if (this.covered) return;
      this.#touch();
      this.clock.seek(Math.min(t, this.marks[this.last].t));
      this.wanted = this.stop;
      this.#show();
    }

    // go shows stop n as it ends.
    go(n) {
      if (this.covered) return;
      this.#touch();
      this.wanted = Math.max(0, Math.min(n, this.marks.length - 1));
      this.#rest();
      this.#announce();
      if (n > this.last && n < this.marks.length) this.root.querySelector('.player-verdict small').textContent = this.root.dataset.ends;
    }

    // next plays one step. One that moves ends at once.
    next() {
      if (this.clock.goal !== null) this.go(Math.max(0, this.marks.findIndex((mark) => mark.t > this.time + 0.001)));
      this.#run(Math.min(this.stop + 1, this.last), this.speed);
    }

    // previous takes the way back twice as fast as it came.
    previous() {
      const n = this.stop;
      this.#run(Math.max(0, this.clock.goal === null && this.time > this.marks[n].t + 0.01 ? n : n - 1), 2 * this.speed);
    }

    // to plays until stop n has ended.
    to(n) { this.#run(Math.min(n, this.last), this.speed); }

    // note says something else at the step that gives the answer: beside the
    // verdict, and why; nothing brings back what the story says.
    note(small, why) {
      this.#note = { small, why };
      this.#shown = -1;
      this.#show();
    }

    // play runs to the end, from there from the beginning. Who listens may do
    // something else instead.
    play() {
      if (!this.root.dispatchEvent(new CustomEvent('shapecast-play', { bubbles: true, cancelable: true }))) return;
      this.#wake();
      const end = this.marks[this.last].t;
      if (this.time >= end - 0.01) this.clock.seek(0);
      this.#run(this.last, this.speed);
    }

    pause() { this.seek(this.time); }

    toggle() {
      if (this.playing) this.pause();
      else this.play();
    }

    #run(n, speed) {
      if (this.covered) return;
      this.#touch();
      if (still.matches) return this.#leap(n);
      this.wanted = n;
      this.clock.run(this.marks[n].t, speed);
      this.#show();
      if (this.clock.goal === null) this.#announce();
      else this.#watch();
    }

    // #leap goes from stop to stop where nothing is to move.
    #leap(n) {
      const here = this.stop, at = this.time < this.marks[here].t - 0.01 ? here : here + Math.sign(n - here);
      this.wanted = at;
      this.#rest();
      this.#announce();
      this.#pause = at === n ? 0 : setTimeout(() => this.#leap(n), pause);
      this.#show();
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
      const before = this.#shown;
      this.clock.tick();
      this.#show();
      if (this.#shown !== before) this.#announce();
      if (this.clock.goal !== null) this.#watch();
    }

    // #show brings the rail, the button and what is said in line with the clock.
    #show() {
      const t = this.clock.time, n = this.stopAt(t), end = this.marks[this.last].t, { play, back, next } = this.buttons;
      this.root.toggleAttribute('data-playing', this.playing);
      this.root.toggleAttribute('data-ended', !this.playing && t >= end - 0.01);
      const name = play.dataset[this.playing ? 'pause' : 'play'];
      if (play.title !== name || play.ariaLabel !== name) { play.title = name; play.setAttribute('aria-label', name); }
      this.marks.forEach((m, i) => {
        const part = i > this.last ? 0 : t >= m.t - 0.01 ? 1 : Math.max(0, Math.min(1, (t - m.start) / Math.max(0.01, m.end - m.start)));
        this.rail.children[i].style.setProperty('--done', part.toFixed(3));
      });
      if (n === this.#shown) return;
      this.#shown = n;
      [...this.rail.children].forEach((stop, i) => {
        stop.classList.toggle('past', i < n);
        stop.tabIndex = i === n ? 0 : -1;
        const struck = n >= this.last && i > n; // not before: it would tell that the line fails
        stop.classList.toggle('struck', struck);
        stop.setAttribute('aria-disabled', struck);
        if (i === n) stop.setAttribute('aria-current', 'step');
        else stop.removeAttribute('aria-current');
      });
      // Not disabled, which would take the focus away from the reader.
      back.setAttribute('aria-disabled', n === 0);
      next.setAttribute('aria-disabled', n === this.last);
      this.#tell(n);
    }

    // #judged returns the stop whose verdict stands at m: who has seen what comes out
    // is not asked again on the way back.
    #judged(m) {
      this.#told ||= m.kind !== 'ask';
      return m.kind === 'ask' && this.#told && this.marks.find((later) => later.kind !== 'ask') || m;
    }

    // #tell writes what is said of stop n.
    #tell(n) {
      const m = this.marks[n], { kind, verdict, short, small } = this.#judged(m), text = (part, s) => write(this.say.querySelector(part), s ?? '');
      this.say.dataset.kind = this.root.dataset.kind = kind;
      this.root.dataset.stop = n;
      text('.player-verdict > b', verdict);
      text('.player-verdict > i', short ?? verdict);
      const answered = m.kind !== 'ask' && this.marks[n - 1]?.kind === 'ask', why = answered && this.#note.why;
      text('.player-verdict > small', answered && this.#note.small || small);
      text('.player-reason > b', why ? '' : m.lead);
      text('.player-reason > span', why || m.rest);
      shapecastWords(this.root, this.clock.svg);
      write(this.where.firstChild, this.root.dataset.of.replace('{n}', n + 1).replace('{of}', this.marks.length));
      write(this.where.lastChild, m.name);
    }

    // #speak says where the reader is now, and returns whether that is new.
    #speak() {
      const m = this.marks[this.#shown], said = `${m.name}${this.root.matches(':lang(zh)') ? '。' : '. '}${m.lead || m.verdict}`;
      if (said === this.#said) return false;
      this.#said = said;
      clearTimeout(this.#speech);
      this.#speech = setTimeout(() => { this.live.textContent = said; }, unsaid);
      return true;
    }

    // #announce says and tells where the reader is now.
    #announce() {
      if (!this.#speak()) return;
      this.root.dispatchEvent(new CustomEvent('shapecast-stop', { bubbles: true, detail: { stop: this.#shown } }));
    }

    // key answers a key; it returns whether it did.
    key(e) {
      const keys = { ' ': () => this.toggle(), ArrowRight: () => this.next(), ArrowLeft: () => this.previous(), Home: () => this.go(0), End: () => this.go(this.last) };
      if (keys[e.key]) keys[e.key]();
      return e.key in keys;
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

  // wire brings a .player to life, and returns it.
  function wire(root) {
    const svg = root && !root.shapecast && fitting(root);
    if (!svg) return root?.shapecast;
    const player = root.shapecast = new Player(root, svg);
    root.querySelector('.player-bar').hidden = false;
    eye.observe(root);
    player.start(root.closest('.stage') ? 0 : -1);
    return player;
  }

  // replace puts the player of some markup into a place: into the one that is
  // there, so that what has the focus keeps it.
  function replace(place, markup) {
    const fresh = fragment(markup), root = place.querySelector('.player');
    if (root && wire(root)) return root.shapecast.put(fresh);
    place.replaceChildren(fresh);
    wire(place.querySelector('.player'));
  }

  // eye brings a figure to life when it comes into view, and leaves the clock of
  // those alone that nobody sees: a lesson has many, and each costs a slow phone a
  // tenth of a second.
  const eye = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) wire(target);
      target.shapecast?.see(isIntersecting);
    }
  });

  // used is the player that keys are for: on a page of one figure that one, in
  // a lesson the one that was used last.
  let used = null;
  for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, (e) => {
    const player = wire(e.target.closest?.('.player'));
    if (player || kind === 'pointerdown') used = player ?? null;
  }, true);

  document.addEventListener('keydown', (e) => {
    if (e.defaultPrevented || e.altKey || e.ctrlKey || e.metaKey || e.shiftKey) return;
    if (e.target.closest('input, textarea, select, [contenteditable], dialog, [role=application]')) return;
    if (e.key === ' ' && e.target.closest('button, a, summary, [role=button]')) return;
    const only = document.querySelector('article') ? null : wire(document.querySelector('.player'));
    const player = used?.root.isConnected ? used : only;
    if (!player || player.root.closest('[inert]') || !player.root.getClientRects().length) return;
    if (player.key(e)) e.preventDefault();
  });

  function all() {
    const players = document.querySelectorAll('.player');
    if (players.length === 1) wire(players[0]);
    else for (const root of players) {
      root.querySelector('.player-bar').hidden = false;
      eye.observe(root);
    }
    // Who comes for the first time sees the whole story, once.
    if ('first' in document.documentElement.dataset && !still.matches) setTimeout(() => {
      const player = document.querySelector('.stage .player')?.shapecast;
      if (player && !player.touched && !document.hidden && player.root.querySelector('.player-figure').getBoundingClientRect().bottom <= innerHeight) player.play(); // all of it is seen
    }, 1200);
  }

  for (const kind of ['beforeprint', 'afterprint']) addEventListener(kind, () => {
    for (const root of document.querySelectorAll('.player')) wire(root).print(kind === 'beforeprint');
  });

  window.shapecastPlayer = replace;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', all);
  else all();
})();
