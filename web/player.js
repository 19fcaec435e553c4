// The controls of a figure. Motion is declared in the SVG; this only sets the
// one clock that all its animations share. Until a control is touched the
// figure plays its loop.
(() => {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const hurry = 0.45; // seconds that a step takes, forwards or back

  // fitting returns the drawing of a player. Of two that the build made for two
  // widths it keeps the one that is shown.
  function fitting(root) {
    const drawn = [...root.querySelectorAll('svg[data-marks]')];
    if (drawn.length < 2) return drawn[0]; // without asking, which costs a layout
    const shown = drawn.find((svg) => svg.getClientRects().length);
    if (shown) drawn.forEach((svg) => { if (svg !== shown) svg.parentElement.remove(); });
    return shown || drawn[0];
  }

  // wire brings a .player to life; before is the player it takes the place of.
  function wire(root, before) {
    if (!root || root.shapecast) return root && root.shapecast;
    const svg = fitting(root);
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
    let seen = true;     // it is in view, or nearly
    let speed = 1;       // that the reader wants the story to have

    function current() {
      if (!animations.length || animations[0].playState === 'idle') {
        animations = svg.getAnimations({ subtree: true });
        for (const a of animations) a.playbackRate = speed;
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
        a.playbackRate = speed;
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
      hurried = rate !== speed;
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
      run(marks[n + 1].t, speed);
    }

    // pace sets the speed of the loop, or of the way to the next stop.
    function pace(to) {
      if (to === speed) return;
      speed = to;
      if (goal !== null && hurried) return;
      for (const a of current()) a.playbackRate = speed;
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
      if (!root.isConnected || !seen) return;
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

    point(root, svg, live);

    root.shapecast = {
      get stop() { return stopAt(goal === null ? read() : goal); },
      get time() { return read(); },
      get playing() { return goal !== null || !touched; },
      get speed() { return speed; },
      set speed(to) { pace(to); },
      stops: last + 1,
      seek, go, play, pause,
      wasTouched: () => touched,
      see(now) {
        if (now && !seen) watch();
        seen = now;
      },
    };
    part('controls').hidden = false;
    if (before) eye.unobserve(before);
    eye.observe(root);

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

  // point lights what belongs to the cell or axis under the pointer and says
  // which stored values are read there.
  function point(root, svg, live) {
    if (!svg.dataset.point) return;
    const facts = JSON.parse(svg.dataset.point);
    const all = (selector) => [...svg.querySelectorAll(selector)];
    const index = (cell) => (cell.dataset.cell === '-' ? [] : cell.dataset.cell.split(',').map(Number));
    const value = (cell) => (cell.querySelector('text') || {}).textContent || '';
    let lit = [];

    const light = (cells) => {
      for (const c of lit) c.classList.remove('lit');
      lit = cells;
      for (const c of lit) c.classList.add('lit');
      svg.classList.toggle('pointing', lit.some((c) => c.dataset.cell));
    };
    // named writes an index, "[1, 2]" or "[student 1, test 2]".
    const named = (list, names) => (list.length ? '[' + list.map((i, k) => (names[k] ? names[k] + ' ' : '') + i).join(', ') + ']' : '');
    const own = (at, n) => at.map((i, k) => [i * Math.max(0, facts.operands[n].axes[k]), k])
      .filter(([, k]) => facts.operands[n].axes[k] >= 0);
    const source = (at, n) => facts.operands[n].name + named(own(at, n).map(([i]) => i), own(at, n).map(([, k]) => facts.axes[k]));
    const join = (parts) => (facts.sign ? parts.join(' ' + facts.sign + ' ') : facts.call === 'identity' ? parts.join() : facts.call + '(' + parts.join(', ') + ')');
    const seen = (cell) => {
      for (let e = cell; e && e !== svg; e = e.parentNode) if (Number(getComputedStyle(e).opacity) < 0.2) return false;
      return true;
    };

    // result tells where a value comes from.
    function result(cell) {
      const at = index(cell), read = facts.operands.map((o, n) => {
        const here = svg.querySelector(`[data-cell="${cell.dataset.cell}"][data-who="${n}"]`);
        const home = at.map((i, k) => i * Math.max(0, o.axes[k])).join() || '-';
        return [here, svg.querySelector(`[data-cell="${home}"][data-who="${n}"]`)].filter(Boolean);
      });
      light([cell, ...read.flat()]);
      const values = read.map((cells) => (cells[0] ? value(cells[0]) : ''));
      const name = / /.test(facts.name) && !/\)$/.test(facts.name) ? '(' + facts.name + ')' : facts.name;
      return [name + named(at, facts.axes), join(facts.operands.map((o, n) => source(at, n))),
        ...(values.every(Boolean) && value(cell) ? [join(values), value(cell)] : [])].join(' = ');
    }

    // operand tells how often a value is read.
    function operand(cell) {
      const n = Number(cell.dataset.who), home = own(index(cell), n).join();
      light(all(`[data-cell][data-who="${n}"], [data-cell][data-who="r"]`).filter((c) => own(index(c), n).join() === home));
      const { times } = facts.operands[n];
      return times ? root.dataset.times.replace('{n}', times).replace('{cell}', () => source(index(cell), n)) : '';
    }

    // tell lights what belongs to a cell or an axis and says what it is.
    function tell(e) {
      let text;
      if (e.dataset.axis) {
        light(all(`[data-axis="${e.dataset.axis}"]`));
        text = facts.says[e.dataset.axis];
      } else {
        text = e.dataset.who === 'r' ? result(e) : operand(e);
      }
      if (text) live.textContent = text;
    }

    svg.addEventListener('pointerover', (e) => {
      const cell = e.target.closest('[data-cell]'), axis = e.target.closest('[data-axis]');
      const there = [facts.operands.length && cell, axis].find((e) => e && seen(e));
      if (there) tell(there);
      else light([]);
    });
    svg.addEventListener('pointerleave', () => light([]));
    explore(root, svg, { all, seen, index, tell, light, axes: facts.says.length });
  }

  // explore makes one tab stop of a figure, whose keys go from cell to cell in
  // the order of the axes, and from the first row up to the axes.
  function explore(root, svg, { all, seen, index, tell, light, axes }) {
    const place = svg.parentElement;
    const ring = document.createElementNS(svg.namespaceURI, 'rect');
    let at; // the cell or axis that the keys have come to
    ring.classList.add('player-ring');
    place.tabIndex = 0;
    place.setAttribute('role', 'application');
    place.setAttribute('aria-label', root.dataset.explore);

    // cells are those that can be seen, of the result or, before there is one,
    // of the operands: row after row.
    function cells() {
      const list = all('[data-cell]').filter(seen), result = list.filter((c) => c.dataset.who === 'r');
      const later = (a, b) => a.map((n, k) => n - b[k]).find(Boolean) || 0;
      return (result.length ? result : list).sort((a, b) => a.dataset.who - b.dataset.who || later(index(a), index(b)));
    }
    const row = (c) => c.dataset.who + ':' + index(c).slice(0, -1);
    const column = (c) => index(c).pop();
    // level returns the cell of a row, given by one of its cells, that is below
    // or above c.
    const level = (list, one, c) => {
      const line = one ? list.filter((o) => row(o) === row(one)) : [];
      return line.find((o) => column(o) === column(c)) || line.pop();
    };

    // next returns where a key leads: undefined where there is nothing.
    function next(key) {
      const list = cells(), heads = Array.from({ length: axes }, (_, k) => all(`[data-axis="${k}"]`).find(seen)).filter(Boolean);
      if (!at || !seen(at)) return list[0] || heads[0];
      const line = at.dataset.axis ? heads : list;
      const i = line.findIndex((e) => e === at || at.dataset.axis && e.dataset.axis === at.dataset.axis);
      switch (key) {
        case 'ArrowRight': return line[i + 1];
        case 'ArrowLeft': return line[i - 1];
        case 'Home': return line[0];
        case 'End': return line[line.length - 1];
        case 'ArrowDown': return line === heads ? list[0] : level(list, list.slice(i).find((c) => row(c) !== row(at)), at);
        default: return line === heads ? undefined : level(list, list.slice(0, i).reverse().find((c) => row(c) !== row(at)), at) || heads[0];
      }
    }

    function visit(e) {
      if (!e) return;
      at = e;
      const b = e.getBoundingClientRect(), frame = svg.getBoundingClientRect(), scale = svg.viewBox.baseVal.width / frame.width;
      const around = { x: b.left - frame.left - 5, y: b.top - frame.top - 5, width: b.width + 10, height: b.height + 10 };
      for (const name in around) ring.setAttribute(name, around[name] * scale);
      svg.append(ring);
      tell(e);
    }

    place.addEventListener('focus', () => { if (place.matches(':focus-visible')) visit(at && seen(at) ? at : next()); });
    place.addEventListener('blur', () => { ring.remove(); light([]); });
    place.addEventListener('keydown', (e) => {
      if (e.altKey || e.ctrlKey || e.metaKey || e.shiftKey) return;
      if (e.key === 'Escape') {
        root.querySelector('.player-play').focus();
        place.blur(); // where the controls are hidden
      }
      if (!/^(Arrow|Home$|End$)/.test(e.key)) return;
      e.preventDefault();
      if (root.shapecast.playing) root.shapecast.seek(root.shapecast.time);
      visit(next(e.key));
    });
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

  window.shapecastPlayer = wire;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', all);
  else all();
})();
