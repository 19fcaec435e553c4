// The controls of a figure. Motion is declared in the SVG; this only sets the
// one clock that all its animations share. Until a control is touched the
// figure plays its loop.
(() => {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const hurry = 0.45; // seconds that a step takes, forwards or back

  // wire brings a .player to life; before is the player it takes the place of.
  function wire(root, before) {
    if (!root || root.shapecast) return root && root.shapecast;
    const svg = root.querySelector('svg[data-marks]');
    if (!svg) return undefined;
    const part = (name) => root.querySelector('.player-' + name);
    const marks = JSON.parse(svg.dataset.marks);
    const poster = Number(svg.dataset.poster), duration = Number(svg.dataset.dur);
    const last = marks.length - 1;
    const slider = part('slider'), live = part('live');
    const buttons = { previous: part('previous'), play: part('play'), next: part('next') };
    const playName = buttons.play.title;

    let animations = []; // of the SVG; those of an element that was moved are new ones
    let time = 0;        // seconds into the story
    let goal = null;     // where the clock halts; null while it stands or loops
    let touched = false; // a control was used: the loop is over
    let shown = -1;      // the stop that was last announced
    let hurried = false; // on the way to goal faster than the story goes
    let frame = 0;

    function current() {
      if (!animations.length || animations[0].playState === 'idle') {
        animations = svg.getAnimations({ subtree: true });
        if (touched) {
          for (const a of animations) a.pause();
          set(time);
        }
      }
      return animations;
    }

    function set(t) {
      time = t;
      for (const a of animations) a.currentTime = t * 1000;
    }

    function read() {
      const a = current()[0];
      // Only the loop wraps: a hurried step must not run past the end into the next round.
      if (a && a.currentTime !== null) time = a.currentTime / 1000;
      if (!touched) time %= duration;
      return time;
    }

    function stopAt(t) {
      let n = 0;
      while (n < last && marks[n + 1].start <= t + 0.001) n++;
      return n;
    }

    function halt() {
      goal = null;
      for (const a of current()) {
        a.pause();
        a.playbackRate = 1;
      }
    }

    // touch ends the loop: from here on the reader moves the clock.
    function touch() {
      if (touched) return;
      read();
      touched = true;
      svg.style.setProperty('--at', '0');
      halt();
      set(Math.min(time, marks[last].t));
    }

    function seek(t) {
      touch();
      halt();
      set(Math.max(0, Math.min(t, marks[last].t)));
      show();
    }

    // run lets the clock go to t at the given rate and halts it there exactly.
    function run(t, rate) {
      touch();
      if (still.matches || !current().length || Math.abs(t - time) < 0.01) return seek(t);
      goal = t;
      hurried = rate !== 1;
      for (const a of animations) {
        a.playbackRate = rate;
        a.currentTime = time * 1000;
        a.play();
      }
      show();
      watch();
      return undefined;
    }

    // go shows stop n, passing quickly through what lies between.
    function go(n) {
      touch();
      const t = marks[Math.max(0, Math.min(n, last))].t;
      const from = read();
      run(t, (t - from) / hurry || 1);
    }

    // play runs to the next stop; from the last one it begins again.
    function play() {
      touch();
      let n = stopAt(read());
      if (time >= marks[last].t - 0.01) {
        set(0);
        n = -1;
      } else if (time < marks[n].t - 0.01) {
        n--;
      }
      run(marks[n + 1].t, 1);
    }

    function pause() {
      touch();
      if (goal === null) return;
      read();
      halt();
      show();
    }

    function watch() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(tick);
    }

    function tick() {
      if (!root.isConnected) return;
      const rate = animations.length ? animations[0].playbackRate : 1;
      read();
      if (goal !== null && (rate > 0 ? time >= goal - 0.001 : time <= goal + 0.001)) {
        const t = goal;
        halt();
        set(t);
      }
      show();
      if (goal !== null || !touched) watch();
    }

    function show() {
      // What is passed in a hurry is not announced.
      const n = stopAt(goal !== null && hurried ? goal : time), playing = goal !== null || (!touched && !still.matches);
      slider.value = Math.round(time * 100);
      root.toggleAttribute('data-playing', playing);
      buttons.play.title = playing ? slider.dataset.pause : playName;
      buttons.play.setAttribute('aria-label', buttons.play.title);
      if (n === shown) return;
      shown = n;
      const { title, text } = marks[n];
      slider.setAttribute('aria-valuetext', slider.dataset.stop
        .replace('{n}', n + 1).replace('{of}', last + 1).replace('{title}', () => title));
      // Not disabled, which would take the focus away from the reader.
      buttons.previous.setAttribute('aria-disabled', touched && n === 0);
      buttons.next.setAttribute('aria-disabled', touched && n === last);
      if (!touched) return;
      live.textContent = title + (text ? '. ' + text : '');
      root.dispatchEvent(new CustomEvent('shapecast-stop', {
        bubbles: true, detail: { stop: n, stops: last + 1, title, text },
      }));
    }

    // next and previous count from where the clock is going, so that two quick
    // presses are two steps.
    const here = () => stopAt(goal === null ? read() : goal);
    const next = () => go(here() + 1);
    const previous = () => {
      const n = here();
      go(goal === null && time > marks[n].t + 0.01 ? n : n - 1);
    };
    const toggle = () => (root.hasAttribute('data-playing') ? (touch(), pause(), show()) : play());

    buttons.previous.addEventListener('click', previous);
    buttons.next.addEventListener('click', next);
    buttons.play.addEventListener('click', toggle);
    slider.addEventListener('input', () => seek(slider.value / 100));
    root.addEventListener('keydown', (e) => {
      if (e.altKey || e.ctrlKey || e.metaKey || e.shiftKey) return;
      const keys = { ArrowRight: next, ArrowLeft: previous, Home: () => go(0), End: () => go(last) };
      if (e.target === slider) keys[' '] = toggle;
      if (!keys[e.key] || !e.target.closest('.player-controls')) return;
      e.preventDefault();
      keys[e.key]();
    });

    root.shapecast = {
      get stop() { return stopAt(goal === null ? read() : goal); },
      get time() { return read(); },
      get playing() { return goal !== null || !touched; },
      stops: last + 1,
      seek, go, play, pause,
      wasTouched: () => touched,
    };
    part('controls').hidden = false;

    const old = before && before.shapecast;
    if (still.matches) {
      touch();
      seek(old ? marks[Math.min(old.stop, last)].t : poster);
    } else if (old && old.wasTouched()) {
      seek(marks[Math.min(old.stop, last)].t);
    } else {
      tick();
    }
    return root.shapecast;
  }

  window.shapecastPlayer = wire;
  const all = () => document.querySelectorAll('.player').forEach((p) => wire(p));
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', all);
  else all();
})();
