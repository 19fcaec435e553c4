package scene

import "math"

// A point is a place in the room for arrays.
type point struct{ x, y float64 }

// A spread is where the arrays rest at one moment.
type spread struct {
	at     []point // left top corner of each operand's array
	signs  []point // the middle of each sign
	equals point
	result point
}

const (
	tagRoom   = 30 // over an array, for its name
	edge      = 4  // left and right of an array
	askSide   = 48 // of the "?" before there is a result, at most
	signSize  = 26
	smallSign = 22
)

// lineRoom is what is between two lines of a figure, the result's name too.
func (m *measured) lineRoom() float64 {
	return pick(!m.small, tagRoom+2, pick(m.per > 0, 8.0, 22))
}

func (m *measured) signFont() Font { return Font{Size: pick(m.small, smallSign, float64(signSize))} }

// roomOfSigns returns the room between two arrays.
func (m *measured) roomOfSigns() float64 {
	room := pick(m.small, 20.0, pick(len(m.sheets) > 2, 30.0, 34.0))
	for _, s := range m.signs {
		room = max(room, m.signFont().Width(s)+pick(m.small, 2.0, 12.0))
	}
	return room
}

// ask returns the side of the "?".
func (m *measured) ask() float64 { return max(min(m.cell, askSide), 16) }

// extent returns the size of a sheet, stored or seen.
func (m *measured) extent(s *sheet, seen bool) (w, h float64) {
	r := s.stored
	if seen {
		r = s.seen
	}
	w, h = m.size(r, m.first, 0)
	return w + 2*edge + m.outerRoom(s), h
}

// outerRoom is what the sizes of the axes that are not drawn take.
func (m *measured) outerRoom(s *sheet) float64 {
	if m.terse || s.before+s.reread == "" {
		return 0
	}
	return outerFont.Width(s.before+s.reread) + 10
}

var outerFont = Font{Size: 14}

// wantRoom returns the room for the place where a partner is wanted.
func (m *measured) wantRoom(s *sheet) (w, h float64) {
	switch {
	case s.wanting < 0:
		return 0, 0
	case m.beside(s.wanting):
		return pick(m.tells(), max(m.ask(), pick(m.anyRagged(), 66.0, pick(m.small, 46.0, 56.0))), m.ask()) + 10, pick(m.tells(), 36.0, 0)
	}
	return 0, m.ask() + 12 + pick(m.tells(), 16.0, 0)
}

// tells reports whether there is room for words beside the places where a
// partner is wanted.
func (m *measured) tells() bool { return !m.terse && (!m.small || len(m.sheets) < 3) }

// beside reports whether the place for a partner along axis k is at the right of
// the array, not below it.
func (m *measured) beside(k int) bool { return m.runsAcross(k) || m.raggedFault(k) }

// runsAcross reports whether axis k runs across, in a tile too.
func (m *measured) runsAcross(k int) bool {
	if k >= m.leaf {
		return k == m.rank-1
	}
	return m.across[k]
}

// A span is the operands that are on one line: from one, and up to another.
type span struct{ from, to int }

// spans returns what is on each line of operands.
func (m *measured) spans() []span {
	n := len(m.sheets)
	if m.per == 0 {
		return []span{{0, n}}
	}
	var list []span
	for i := 0; i < n; i += m.per {
		list = append(list, span{i, min(i+m.per, n)})
	}
	return list
}

// line returns the width and height of a line, when the first so many operands
// are unfolded; wanting is whether there is room for partners.
func (m *measured) line(p span, unfolded int, wanting bool) (w, h float64) {
	for i := p.from; i < p.to; i++ {
		s := &m.sheets[i]
		sw, sh := m.extent(s, i < unfolded)
		ww, wh := m.wantRoom(s)
		if !wanting {
			ww = 0
		}
		w, h = w+sw+ww, max(h, sh+2*wh)
	}
	return w + m.signRoom*float64(p.to-p.from-1), h
}

// atMost returns the width and height that a line has at its largest; the sign
// before it has room on both sides, so that it is in the middle.
func (m *measured) atMost(p span) (w, h float64) {
	w, h = m.line(p, len(m.sheets), true)
	w0, h0 := m.line(p, 0, true)
	return max(w, w0) + pick(p.from > 0, 2*m.signRoom, 0), max(h, h0)
}

// operandLines returns the width and height of all lines of operands.
func (m *measured) operandLines() (w, h float64) {
	for i, p := range m.spans() {
		pw, ph := m.atMost(p)
		w, h = max(w, pw), h+ph+pick(i > 0, m.lineRoom(), 0)
	}
	return w, h
}

// fits reports whether every step has room.
func (m *measured) fits() bool {
	w, h := m.operandLines()
	switch {
	case m.result == nil && m.asks:
		w0, _ := m.line(m.spans()[0], 0, true)
		w = max(w, w0+m.signRoom+m.ask()+2*edge)
	case m.result != nil:
		rw, rh := m.extent(m.result, true)
		ww, wh := m.wantRoom(m.result)
		if m.two {
			w, h = max(w, rw+ww+2*m.signRoom), h+m.lineRoom()+rh+2*wh
		} else {
			w, h = w+m.signRoom+rw+ww, max(h, rh+2*wh)
		}
	}
	return w <= m.width && h <= m.height
}

// lineTall returns the height that a line takes.
func (m *measured) lineTall(p span) float64 {
	_, h := m.atMost(p)
	return max(h, m.signFont().Size+10)
}

// tall returns the height of the operands at any step, and that of the result's
// own line if it has one.
func (m *measured) tall() (first, second float64) {
	for i, p := range m.spans() {
		first += m.lineTall(p) + pick(i > 0, m.lineRoom(), 0)
	}
	if m.result == nil {
		return first, 0
	}
	_, rh := m.extent(m.result, true)
	_, wh := m.wantRoom(m.result)
	if !m.two {
		return max(first, rh+2*wh), 0
	}
	return first, max(rh+2*wh, m.signFont().Size+10)
}

// A phase is how far the result has come.
type phase uint8

const (
	asked phase = iota // there is a "?" in its place
	open               // its cells have their places
	gone               // it will never come
)

// A moment is what decides where the arrays are.
type moment struct {
	unfolded int // how many operands, from the first, are read again
	result   phase
}

// spread returns where everything rests at a moment. The arrays are centred in
// the room from x, y.
func (m *measured) spread(x, y float64, at moment) spread {
	first, second := m.tall()
	s := spread{}
	top := y + (m.height-first-pick(second > 0, second+m.lineRoom(), 0))/2
	result := top + first + m.lineRoom() + second/2
	var cx, cy float64
	for _, p := range m.spans() {
		tall := pick(m.two, m.lineTall(p), first)
		cx, cy = x+(m.width-m.lineWidth(p, at))/2, top+tall/2
		if p.from > 0 {
			s.signs = append(s.signs, point{math.Round(cx - m.signRoom/2), math.Round(cy)})
		}
		for i := p.from; i < p.to; i++ {
			cx = m.settle(&s, p, i, at, cx, cy)
		}
		top += tall + m.lineRoom()
	}
	m.settleResult(&s, x, cx, cy, result, at.result)
	return s
}

// lineWidth returns the width of a line at a moment, with the result where it
// stands behind the operands.
func (m *measured) lineWidth(p span, at moment) float64 {
	w, _ := m.line(p, at.unfolded, at.result == gone)
	if rw := m.resultWidth(at.result); !m.two && rw > 0 {
		w += m.signRoom + rw
	}
	return w
}

// settle places array i and the sign after it, and returns where the next begins.
func (m *measured) settle(s *spread, p span, i int, at moment, cx, cy float64) float64 {
	sheet := &m.sheets[i]
	w, h := m.extent(sheet, i < at.unfolded)
	s.at = append(s.at, point{math.Round(cx + edge + m.outerRoom(sheet)), math.Round(cy - h/2)})
	if cx += w; at.result == gone {
		more, _ := m.wantRoom(sheet)
		cx += more
	}
	if i+1 < p.to {
		s.signs = append(s.signs, point{math.Round(cx + m.signRoom/2), math.Round(cy)})
		cx += m.signRoom
	}
	return cx
}

// resultWidth returns what the result takes in its line.
func (m *measured) resultWidth(p phase) float64 {
	switch {
	case m.result != nil && (p == open || m.prepared):
		w, _ := m.extent(m.result, true)
		more, _ := m.wantRoom(m.result)
		return w + more
	case m.asks && p == asked:
		return m.ask() + 2*edge
	}
	return 0
}

// settleResult places "=" and the result: behind the operands, or in the
// middle of a line of its own.
func (m *measured) settleResult(s *spread, x, cx, cy, second float64, p phase) {
	w := m.resultWidth(p)
	if m.two && m.result != nil {
		cx, cy = x+(m.width-w)/2-m.signRoom, second
	}
	s.equals = point{math.Round(cx + m.signRoom/2), math.Round(cy)}
	h := m.ask()
	left := cx + m.signRoom + edge
	if m.result != nil && (p == open || m.prepared) {
		_, h = m.extent(m.result, true)
		left += m.outerRoom(m.result)
	}
	s.result = point{math.Round(left), math.Round(cy - h/2)}
}
