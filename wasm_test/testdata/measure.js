// What is wrong with the figure on the stage, as the browser set it: a list of
// sentences, after the number of things that were measured. The room of a text
// is its width as set and the height of its capitals and descenders.
((themes) => {
  const svg = document.querySelector('main svg'), root = document.documentElement;
  const marks = JSON.parse(svg.dataset.marks), animations = svg.getAnimations({ subtree: true });
  const frame = svg.getBoundingClientRect();
  const drawn = [...svg.querySelectorAll('rect, circle, line, text')]
    .filter((e) => e.tagName !== 'text' || e.textContent.trim());
  const wrong = [];
  let measured = 0;

  const room = (text, style) => {
    const b = text.getBBox(), size = parseFloat(style.fontSize), m = text.getScreenCTM();
    const line = text.getStartPositionOfChar(0).y;
    const points = [[b.x, line - .74 * size], [b.x + b.width, line + .2 * size]].map(([x, y]) => new DOMPoint(x, y).matrixTransform(m));
    const xs = points.map((p) => p.x - frame.left), ys = points.map((p) => p.y - frame.top);
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  };
  const box = (shape) => {
    const r = shape.getBoundingClientRect();
    return { left: r.left - frame.left, right: r.right - frame.left, top: r.top - frame.top, bottom: r.bottom - frame.top };
  };

  // rgb returns red, green, blue and opacity, from 0 to 1; nothing for none.
  const rgb = (colour) => {
    const n = (colour.match(/[\d.]+/g) || []).map(Number);
    return colour.startsWith('rgb') ? [n[0] / 255, n[1] / 255, n[2] / 255, n.length > 3 ? n[3] : 1] : undefined;
  };
  const apart = (a, b) => Math.max(...a.map((v, i) => Math.abs(v - b[i])));
  const over = (c, ground, share) => c.slice(0, 3).map((v, i) => v * c[3] * share + ground[i] * (1 - c[3] * share));
  const luminance = (c) => c.slice(0, 3).map((v) => (v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [.2126, .7152, .0722][i], 0);
  const contrast = (a, b) => {
    const [l, m] = [luminance(a), luminance(b)];
    return (Math.max(l, m) + .05) / (Math.min(l, m) + .05);
  };

  for (const theme of themes) {
    root.dataset.theme = theme;
    marks.forEach((mark, n) => {
      if (mark.struck) return;
      const problem = (what) => wrong.push(theme + ', stop ' + n + ': ' + what);
      for (const a of animations) { a.pause(); a.currentTime = mark.t * 1000; }
      const known = new Map([[svg, 1]]);
      const opacity = (e) => {
        if (!known.has(e)) known.set(e, opacity(e.parentNode) * getComputedStyle(e).opacity);
        return known.get(e);
      };
      const filled = [], texts = [];
      // under returns the colour that lies under a place.
      const under = (x, y) => filled.filter((f) => x >= f.left && x <= f.right && y >= f.top && y <= f.bottom)
        .reduce((ground, f) => over(f.fill, ground, f.share), [1, 1, 1]);

      for (const e of drawn) {
        const share = opacity(e);
        if (share < .2) continue;
        measured++;
        const style = getComputedStyle(e), fill = rgb(style.fill), stroke = rgb(style.stroke);
        if (e.tagName !== 'text') {
          const b = box(e), ground = under((b.left + b.right) / 2, (b.top + b.bottom) / 2);
          const seen = [e.tagName !== 'line' && fill, stroke].filter(Boolean);
          if (filled.length && Math.max(0, ...seen.map((c) => apart(over(c, ground, share), ground))) < .03) {
            problem('a ' + e.tagName + ' at ' + Math.round(b.left) + ', ' + Math.round(b.top) + ' is not to be seen');
          }
          if (e.tagName === 'rect' && fill) filled.push({ ...b, fill, share: share * style.fillOpacity });
          continue;
        }
        const a = room(e, style), name = JSON.stringify(e.textContent);
        if (a.left < 0 || a.top < 0 || a.right > frame.width || a.bottom > frame.height) {
          problem(name + ' leaves the figure of ' + frame.width + ' by ' + frame.height + ': ' + [a.left, a.top, a.right, a.bottom].map(Math.round));
        }
        const x = (a.left + a.right) / 2, y = (a.top + a.bottom) / 2;
        const cell = e.previousElementSibling;
        if (cell && cell.tagName === 'rect') {
          const r = box(cell), out = Math.max(r.left - a.left, a.right - r.right, r.top - a.top, a.bottom - r.bottom);
          // A text beside a rectangle is not in it.
          if (out > .5 && x > r.left && x < r.right && y > r.top && y < r.bottom) problem(name + ' sticks ' + out.toFixed(1) + ' pixels out of its cell');
        }
        for (const b of texts) {
          const deep = Math.min(a.right - b.left, b.right - a.left, a.bottom - b.top, b.bottom - a.top);
          if (deep > 1) problem(b.name + ' lies ' + deep.toFixed(1) + ' pixels on ' + name);
        }
        texts.push({ ...a, name });
        const ground = under(x, y), ratio = contrast(over(fill, ground, share * style.fillOpacity), ground);
        // What is never read, because the result is empty, pales.
        if (ratio < 4.5 && (share >= .5 || mark.kind === undefined)) problem(name + ' has contrast ' + ratio.toFixed(2) + ', want 4.5');
      }
    });
  }
  delete root.dataset.theme;
  return [String(measured), ...wrong];
})
