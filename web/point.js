// Pointing at a figure, by pointer or by keys: what belongs to a cell or an
// axis is lit, and a sentence says which stored values are read there.
(() => {
  // point lights what belongs to the cell or axis under the pointer and says
  // which stored values are read there.
  function point(root, svg, player) {
    const { live } = player;
    if (!svg.dataset.point) return;
    const facts = JSON.parse(svg.dataset.point);
    const all = (selector) => [...svg.querySelectorAll(selector)];
    const index = (cell) => (cell.dataset.cell === '-' ? [] : cell.dataset.cell.split(',').map(Number));
    const value = (cell) => (cell.querySelector('text') || {}).textContent || '';
    let lit = [];

    // light lights cells, and beside the drawing what belongs to the operands
    // whose they are and to an axis.
    const light = (cells, whos = [], axis) => {
      beside(root, whos, axis);
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
      light([cell, ...read.flat()], facts.operands.map((_, n) => n));
      const values = read.map((cells) => (cells.length ? value(cells[cells.length - 1]) : ''));
      const name = / /.test(facts.name) && !/\)$/.test(facts.name) ? '(' + facts.name + ')' : facts.name;
      const sum = values.every(Boolean) && value(cell) ? [join(values), value(cell)] : [];
      tip(cell, sum.join(' = '));
      return [name + named(at, facts.axes), join(facts.operands.map((o, n) => source(at, n))), ...sum].join(' = ');
    }

    // operand tells how often a value is read.
    function operand(cell) {
      const n = Number(cell.dataset.who), home = own(index(cell), n).join();
      light(all(`[data-cell][data-who="${n}"], [data-cell][data-who="r"]`).filter((c) => own(index(c), n).join() === home), [n]);
      const { times } = facts.operands[n], text = times > 1 ? root.dataset.times.replace('{n}', times).replace('{cell}', () => source(index(cell), n)) : '';
      tip(cell, text);
      return text;
    }

    // tip says something short over a cell or a chip, beside no edge of the drawing.
    function tip(cell, text) {
      let box = svg.parentElement.querySelector('.player-tip');
      if (!text) return box?.replaceChildren();
      if (!box) {
        box = document.createElement('span');
        box.className = 'player-tip';
        box.setAttribute('aria-hidden', 'true');
        svg.parentElement.append(box);
      }
      box.textContent = text;
      const b = cell.getBoundingClientRect(), frame = svg.getBoundingClientRect();
      box.style.cssText = `top:${b.top - frame.top}px`;
      const half = box.offsetWidth / 2;
      box.style.left = Math.max(half, Math.min(b.left + b.width / 2 - frame.left, frame.width - half)) + 'px';
    }

    // tell lights what belongs to a cell or an axis and says what it is.
    function tell(e) {
      let text;
      if (e.dataset.axis) {
        light(all(`[data-axis="${e.dataset.axis}"]`), [], Number(e.dataset.axis));
        tip(e, '');
        text = facts.says[e.dataset.axis];
      } else {
        text = e.dataset.who === 'r' ? result(e) : operand(e);
      }
      if (text) live.textContent = text;
    }

    let told = null; // what the pointer is on
    svg.shapecastPoint = (target) => {
      const cell = target.closest('[data-cell]'), axis = target.closest('[data-axis]');
      const there = [facts.operands.length && cell, axis].find((e) => e && seen(e));
      if (there === told || player.playing) return;
      if (there) tell(there);
      else clear();
      told = there;
    };
    function clear() {
      told = null;
      light([]);
      tip(svg, '');
    }
    svg.addEventListener('pointerleave', clear);
    // The drawing lights what a chip, a word or a name in the code is about, and says
    // what the signs on a chip mean.
    svg.shapecastLight = (who, axis, there) => {
      if (there && player.playing) return;
      told = null;
      tip(there ?? svg, (!player.follows && there?.dataset.tip) || '');
      const cells = who === undefined ? [] : all(`[data-cell][data-who="${who}"]`);
      light([...cells, ...(axis === undefined ? [] : all(`[data-axis="${axis}"]`))], who === undefined ? [] : [who], axis);
    };
    explore(root, svg, { all, seen, index, tell, clear, axes: facts.says.length, readable: facts.operands.length > 0 });
  }

  // explore makes one tab stop of a figure, whose keys go from cell to cell in
  // the order of the axes, and from the first row up to the axes.
  function explore(root, svg, { all, seen, index, tell, clear, axes, readable }) {
    const place = svg;
    const ring = document.createElementNS(svg.namespaceURI, 'rect');
    let at; // the cell or axis that the keys have come to
    ring.classList.add('player-ring');
    place.tabIndex = 0;
    place.setAttribute('role', 'application');
    place.setAttribute('aria-label', root.dataset.explore);
    for (const part of place.querySelectorAll(':scope > g')) part.setAttribute('aria-hidden', 'true'); // the description says it all

    // cells are those that can be seen, of the result or, before there is one,
    // of the operands: row after row.
    function cells() {
      const list = readable ? all('[data-cell]').filter(seen) : [], result = list.filter((c) => c.dataset.who === 'r');
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
    place.addEventListener('blur', () => { ring.remove(); clear(); });
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

  let pointed = null; // what lies over a drawing or beside it

  const number = (text) => (text === undefined || text === '' ? undefined : Number(text));

  // beside lights chips, words and names in the code.
  function beside(root, whos, axis) {
    const scope = root.closest('.stage') || root;
    for (const e of scope.querySelectorAll('.over [data-row], .paint span, .player-say [data-of]')) {
      const who = number(e.dataset.row ?? e.dataset.of), k = number(e.dataset.column);
      const mine = e.matches('.paint span') ? whos.some((n) => e.classList.contains('abcde'[n % 5])) : whos.includes(who);
      e.classList.toggle('lit', e.matches('.over [data-row]') && k !== undefined && axis !== undefined
        ? k === axis && (mine || !whos.length) : mine || k !== undefined && k === axis);
    }
  }

  // isArticle reports whether an A that ends at a place of a text is no operand.
  const isArticle = (name, text, end) => name === 'A' && /^ (single|ragged|result|new|view|row|size|copy)\b/.test(text.slice(end));

  // words makes what is said of operands and axes something to point at.
  function words(root, svg) {
    svg.parentElement.querySelector('.player-tip')?.replaceChildren(); // it was of another step, or another line
    pointed = null;
    if (!svg.dataset.point) return;
    const { names = [], axes = [], says } = JSON.parse(svg.dataset.point), targets = new Map();
    says.forEach((_, k) => { for (const name of [axes[k], 'axis ' + k, '轴 ' + k]) if (name) targets.set(name, ['column', k]); });
    names.forEach((name, n) => { if (/^[\p{L}_]/u.test(name)) targets.set(name, ['of', n]); });
    if (!targets.size) return;
    const escaped = [...targets.keys()].sort((a, b) => b.length - a.length).map((name) => name.replace(/[\^$\\.*+?()[\]{}|/]/g, '\\$&'));
    const any = new RegExp(`(?:${escaped.join('|')})(?![A-Za-z0-9_])`, 'gu');
    for (const part of root.querySelectorAll('.player-say > div > .player-reason > *, .player-say > .player-verdict > b')) {
      const text = part.textContent, list = [];
      let end = 0;
      for (const { 0: name, index } of text.matchAll(any)) {
        if (/[A-Za-z0-9_.]/.test(text[index - 1] || ' ') || isArticle(name, text, index + name.length)) continue;
        const span = document.createElement('span'), [kind, n] = targets.get(name);
        span.dataset.of = kind === 'of' ? n : '';
        if (kind === 'column') span.dataset.column = n;
        span.textContent = name;
        list.push(text.slice(end, index), span);
        end = index + name.length;
      }
      if (list.length) part.replaceChildren(...list, text.slice(end));
    }
  }

  // What lies in a drawing, over it or beside it is pointed at here: by a pointer that moves
  // or presses, for what a story moves under one that rests is not meant.
  let place;
  function aim(e) {
    const before = place;
    place = e.clientX + ',' + e.clientY;
    if (e.type === 'pointermove' && place === before) return;
    e.target.closest?.('svg[data-point]')?.shapecastPoint?.(e.target);
    let there = e.target.closest?.('.over [data-row], .player-say [data-of]');
    if (e.target.id === 'program') there = document.elementsFromPoint(e.clientX, e.clientY).find((n) => n.matches('.paint :is(.a, .b, .c, .d, .e)'));
    if (there === pointed || !there && !pointed) return;
    const root = (there || pointed).closest('.player') || document.querySelector('.stage .player'), svg = root?.querySelector('svg[data-point]');
    pointed = there || null;
    if (!svg?.shapecastLight) return;
    if (!there) return e.target.closest?.('[data-cell], [data-axis]') || svg.shapecastLight(); // a cell is lit already
    const { row, of, column } = there.dataset, who = there.closest('.paint') ? 'abcde'.indexOf(there.className[0]) : number(row ?? of);
    svg.shapecastLight(Number.isNaN(who) ? undefined : who, number(column), there);
  }
  for (const kind of ['pointermove', 'pointerdown']) document.addEventListener(kind, aim); // a finger that taps does not move

  window.shapecastPoint = point;
  window.shapecastWords = words;
})();
