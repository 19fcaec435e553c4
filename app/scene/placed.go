package scene

import "math"

const (
	tagRoom   = 30 // over an array, for its name
	edge      = 4  // left and right of an array
	askSide   = 48 // of the "?" before there is a result, at most
	leastAsk  = 16
	signSize  = 26
	smallSign = 22
	signTall  = 10 // more than a sign, of a line
	arrowRoom = 44 // for the arrow before the result of a change
)

var outerFont = Font{Size: 14} // of the sizes of axes that are not drawn

// A spread is where the arrays rest at one moment.
type spread struct {
	at     []point // left top corner of each operand's array
	signs  []point // the middle of each sign
	equals point
	result point
}

// lineRoom is what is between two lines of a figure, the result's name too.
func (m *measured) lineRoom() float64 {
	return pick(!m.small, tagRoom+2, pick(m.per > 0, 8.0, 22))
}

func (m *measured) signFont() Font { return Font{Size: pick(m.small, smallSign, float64(signSize))} }

// arrowFont is that of the name over the arrow of a change.
var arrowFont = Font{Size: 13}

// roomOfSigns returns the room between two arrays, and that before the result.
func (m *measured) roomOfSigns() (room, equals float64) {
	room = pick(m.small, 20.0, pick(len(m.operands) > 2, 30.0, 34.0))
	if len(m.operands) > 1 {
		room = max(room, m.signFont().Width(m.sign)+pick(m.small, 2.0, 12.0))
	}
	if m.change != nil && m.product == nil {
		return room, max(arrowRoom, arrowFont.Width(m.change.Name)+16)
	}
	return room, room
}

// ask returns the side of the "?".
func (m *measured) ask() float64 { return max(min(m.cell, askSide), leastAsk) }

// extent returns the size of an array, stored or seen.
func (m *measured) extent(a *array, seen bool) (w, h float64) {
	w, h = a.size(pick(seen, a.seen, a.stored), a.first, 0)
	return w + 2*edge + m.outerRoom(a), h
}

// outerRoom is what the sizes of the axes that are not drawn take.
func (m *measured) outerRoom(a *array) float64 {
	if m.terse || a.before+a.reread == "" {
		return 0
	}
	return outerFont.Width(a.before+a.reread) + 10
}

// wantRoom returns the room for the place where a partner is wanted.
func (m *measured) wantRoom(a *array) (w, h float64) {
	if a.wanting < 0 {
		return 0, 0
	}
	side, tells := m.ask(), m.tells()
	if !m.beside(a, a.wanting) {
		return 0, side + 12 + pick(tells, 16.0, 0)
	}
	words := pick(m.ragged(), 66.0, pick(m.small, 46.0, 56.0))
	return pick(tells, max(side, words), side) + 10, pick(tells, 36.0, 0)
}

// tells reports whether there is room for words beside the places where a
// partner is wanted.
func (m *measured) tells() bool { return !m.terse && (!m.small || len(m.operands) < 3) }

// beside reports whether the place for a partner along axis k is at the right of
// the array, not below it.
func (m *measured) beside(a *array, k int) bool { return a.runsAcross(k) || m.raggedFault(k) }

// A span is the operands that are on one line: from one, and up to another.
type span struct{ from, to int }

// spans returns what is on each line of operands.
func (m *measured) spans() []span {
	n := len(m.operands)
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
	for i, a := range m.operands[p.from:p.to] {
		aw, ah := m.extent(a, p.from+i < unfolded)
		ww, wh := m.wantRoom(a)
		w, h = w+aw+pick(wanting, ww, 0), max(h, ah+2*wh)
	}
	return w + m.signRoom*float64(p.to-p.from-1), h
}

// atMost returns the width and height that a line has at its largest; the sign
// before it has room on both sides, so that it is in the middle.
func (m *measured) atMost(p span) (w, h float64) {
	w, h = m.line(p, len(m.operands), true)
	w0, h0 := m.line(p, 0, true)
	return max(w, w0) + pick(p.from > 0, 2*m.signRoom, 0), max(h, h0)
}

// outcomeSize returns what the result takes, with the room it lacks.
func (m *measured) outcomeSize() (w, h float64) {
	w, h = m.extent(m.result, true)
	ww, wh := m.wantRoom(m.result)
	return w + ww, h + 2*wh
}

// fits reports whether every step has room.
func (m *measured) fits() bool {
	w, h := 0.0, 0.0
	for i, p := range m.spans() {
		pw, ph := m.atMost(p)
		w, h = max(w, pw), h+ph+pick(i > 0, m.lineRoom(), 0)
	}
	switch {
	case m.result == nil && m.asks:
		w0, _ := m.line(m.spans()[0], 0, true)
		w = max(w, w0+m.signRoom+m.ask()+2*edge)
	case m.result != nil && m.two:
		rw, rh := m.outcomeSize()
		w, h = max(w, rw+2*m.equalsRoom), h+m.lineRoom()+rh
	case m.result != nil:
		rw, rh := m.outcomeSize()
		w, h = w+m.equalsRoom+rw, max(h, rh)
	}
	return w <= m.width && h <= m.height
}

// lineTall returns the height that a line takes.
func (m *measured) lineTall(p span) float64 {
	_, h := m.atMost(p)
	return max(h, m.signFont().Size+signTall)
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
	_, rh := m.outcomeSize()
	if !m.two {
		return max(first, rh), 0
	}
	return first, max(rh, m.signFont().Size+signTall)
}

// need returns the height that the arrays take.
func (m *measured) need() float64 {
	if m.crosses() {
		_, h := m.crossSize()
		return h
	}
	first, second := m.tall()
	return first + pick(second > 0, second+m.lineRoom(), 0)
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

// Placed is where everything is.
type placed struct {
	*measured
	columns   columns
	x, y      float64 // of the room for arrays
	shape     point   // of what is written over the table, and over the arrays
	values    point
	shapeless bool // there is no room over the table
}

// spread returns where everything rests at a moment. The arrays are centred in
// their room.
func (m *placed) spread(at moment) spread {
	if m.crosses() {
		return m.crossed()
	}
	first, second := m.tall()
	s := spread{}
	top := m.y + (m.height-first-pick(second > 0, second+m.lineRoom(), 0))/2
	result := top + first + m.lineRoom() + second/2
	var cx, cy float64
	for _, p := range m.spans() {
		tall := pick(m.two, m.lineTall(p), first)
		cx, cy = m.x+(m.width-m.lineWidth(p, at))/2, top+tall/2
		if p.from > 0 {
			s.signs = append(s.signs, rounded2(cx-m.signRoom/2, cy))
		}
		for i := p.from; i < p.to; i++ {
			cx = m.settle(&s, p, i, at, cx, cy)
		}
		top += tall + m.lineRoom()
	}
	m.settleResult(&s, cx, cy, result, at.result)
	return s
}

func rounded2(x, y float64) point { return point{math.Round(x), math.Round(y)} }

// lineWidth returns the width of a line at a moment, with the result where it
// stands behind the operands.
func (m *measured) lineWidth(p span, at moment) float64 {
	w, _ := m.line(p, at.unfolded, at.result == gone)
	if rw := m.resultWidth(at.result); !m.two && rw > 0 {
		w += m.equalsRoom + rw
	}
	return w
}

// settle places array i and the sign after it, and returns where the next begins.
func (m *measured) settle(s *spread, p span, i int, at moment, cx, cy float64) float64 {
	a := m.operands[i]
	w, h := m.extent(a, i < at.unfolded)
	s.at = append(s.at, rounded2(cx+edge+m.outerRoom(a), cy-h/2))
	if cx += w; at.result == gone {
		more, _ := m.wantRoom(a)
		cx += more
	}
	if i+1 < p.to {
		s.signs = append(s.signs, rounded2(cx+m.signRoom/2, cy))
		cx += m.signRoom
	}
	return cx
}

// opened reports whether the result's cells have their places in a phase.
func (m *measured) opened(p phase) bool { return m.result != nil && (p == open || m.prepared) }

// resultWidth returns what the result takes in its line.
func (m *measured) resultWidth(p phase) float64 {
	switch {
	case m.opened(p):
		w, _ := m.outcomeSize()
		return w
	case m.asks && p == asked:
		return m.ask() + 2*edge
	}
	return 0
}

// settleResult places "=" and the result: behind the operands, or in the
// middle of a line of its own.
func (m *placed) settleResult(s *spread, cx, cy, second float64, p phase) {
	if m.two && m.result != nil {
		cx, cy = m.x+(m.width-m.resultWidth(p))/2-m.equalsRoom, second
	}
	s.equals = rounded2(cx+m.equalsRoom/2, cy)
	h := m.ask()
	left := cx + m.equalsRoom + edge
	if m.opened(p) {
		_, h = m.extent(m.result, true)
		left += m.outerRoom(m.result)
	}
	s.result = rounded2(left, cy-h/2)
}
