package scene

import (
	"strings"

	"shapecast/app/words"
)

const (
	edge      = 4  // left and right of an array
	askSide   = 48 // of the "?" before there is a result, at most
	leastAsk  = 16
	signSize  = 26
	smallSign = 22
	signTall  = 10 // more than a sign, of a line
	arrowRoom = 44 // for the arrow before the result of a change
)

// Lines are how the arrays of a figure stand beside each other and below each other.
type lines struct {
	*measured
	width, height        float64 // of the room for arrays
	signRoom, equalsRoom float64 // between two arrays, and before the result
	two                  bool    // the result is on a line of its own
	per                  int     // how many operands are on a line; 0 for all
	spare                int     // 1 where there is no room for words beside places for partners, 2 for none but one place
}

// linesOf returns the arrays on one line, or on a phone the result on one of its own.
func linesOf(m *measured) lines {
	return lines{measured: m, two: m.small && m.meets() && (m.rank > 0)}
}

var outerFont = Font{Size: 14} // of the sizes of axes that are not drawn

// lineRoom is what is between two lines of a figure, the result's name too.
func (l *lines) lineRoom() float64 {
	return pick(!l.small, tagRoom+2, pick(l.per > 0, 8.0, 22))
}

func (l *lines) signFont() Font { return Font{Size: pick(l.small, smallSign, float64(signSize))} }

// arrowFont is that of the name over the arrow of a change.
var arrowFont = Font{Size: 13}

// roomOfSigns returns the room between two arrays, and that before the result.
func (l *lines) roomOfSigns() (room, equals float64) {
	room = pick(l.small, 20.0, pick(len(l.operands) > 2, 30.0, 34.0))
	if len(l.operands) > 1 {
		room = max(room, l.signFont().Width(l.sign)+pick(l.small, 2.0, 12.0))
	}
	if l.change != nil && l.product == nil {
		return room, max(arrowRoom, arrowFont.Width(l.change.Name)+16)
	}
	return room, room
}

// ask returns the side of the "?".
func (l *lines) ask() float64 { return max(min(l.cell, askSide), leastAsk) }

// extent returns the size of an array, stored or seen.
func (l *lines) extent(a *array, seen bool) (w, h float64) {
	w, h = a.size(pick(seen, a.seen, a.stored), a.first, 0)
	return w + 2*edge + l.outerRoom(a), h
}

// outerRoom is what the sizes of the axes that are not drawn take.
func (l *lines) outerRoom(a *array) float64 {
	if l.spare > 1 || a.before+a.reread == "" {
		return 0
	}
	return outerFont.Width(a.before+a.reread) + 10
}

// wanted returns which places for so many partners are drawn in a row, dots among
// them: one where there is little room.
func (l *lines) wanted(partners int) []int {
	if l.spare > 1 {
		return []int{0}
	}
	return visible(partners, 3)
}

// wantRoom returns the room for the places where partners are wanted.
func (l *lines) wantRoom(a *array) (w, h float64) {
	if a.wanting < 0 {
		return 0, 0
	}
	tells, n := l.tells(), float64(len(l.wanted(a.short)))
	side := n*(l.ask()+gap) - gap
	if !l.beside(a, a.wanting) {
		return 0, side + 12 + pick(tells, 16.0, 0)
	}
	words := pick(l.ragged(), 66.0, pick(l.small, 46.0, 56.0))
	_, tall := l.extent(a, false)
	return pick(tells, max(side, words), side) + 10, pick(tells, max(36, 32+(l.ask()-tall)/2), 0)
}

// tells reports whether there is room for words beside the places where a
// partner is wanted.
func (l *lines) tells() bool { return l.spare == 0 && (!l.small || len(l.operands) < 3) }

// beside reports whether the place for a partner along axis k is at the right of
// the array, not below it.
func (l *lines) beside(a *array, k int) bool { return a.runsAcross(k) || l.raggedFault(k) }

// A span is the operands that are on one line: from one, and up to another.
type span struct{ from, to int }

// spans returns what is on each line of operands.
func (l *lines) spans() []span {
	n := len(l.operands)
	if l.per == 0 {
		return []span{{0, n}}
	}
	var list []span
	for i := 0; i < n; i += l.per {
		list = append(list, span{i, min(i+l.per, n)})
	}
	return list
}

// line returns the width and height of a line, when the first so many operands
// are unfolded; wanting is whether there is room for partners.
func (l *lines) line(p span, unfolded int, wanting bool) (w, h float64) {
	for i, a := range l.operands[p.from:p.to] {
		aw, ah := l.extent(a, p.from+i < unfolded)
		ww, wh := l.wantRoom(a)
		w, h = w+aw+pick(wanting, ww, 0), max(h, ah+2*wh)
	}
	return w + l.signRoom*float64(p.to-p.from-1), h
}

// atMost returns the width and height that a line has at its largest; the sign
// before it has room on both sides, so that it is in the middle.
func (l *lines) atMost(p span) (w, h float64) {
	w, h = l.line(p, len(l.operands), true)
	w0, h0 := l.line(p, 0, true)
	return max(w, w0) + pick(p.from > 0, 2*l.signRoom, 0), max(h, h0)
}

// outcomeSize returns what the result takes, with the room it lacks.
func (l *lines) outcomeSize() (w, h float64) {
	w, h = l.extent(l.result, true)
	ww, wh := l.wantRoom(l.result)
	return w + ww, h + 2*wh
}

// fits reports whether every step has room.
func (l *lines) fits() bool {
	w, h := 0.0, 0.0
	for i, p := range l.spans() {
		pw, ph := l.atMost(p)
		w, h = max(w, pw), h+ph+pick(i > 0, l.lineRoom(), 0)
	}
	switch {
	case l.result == nil && l.asks:
		w0, _ := l.line(l.spans()[0], 0, true)
		w = max(w, w0+l.signRoom+l.ask()+2*edge)
	case l.result != nil && l.two:
		rw, rh := l.outcomeSize()
		w, h = max(w, rw+l.equalsRoom+l.signRoom), h+l.lineRoom()+rh
	case l.result != nil:
		rw, rh := l.outcomeSize()
		w, h = w+l.equalsRoom+rw, max(h, rh)
	}
	return w <= l.width && h <= l.height
}

// lineTall returns the height that a line takes.
func (l *lines) lineTall(p span) float64 {
	_, h := l.atMost(p)
	return max(h, l.signFont().Size+signTall)
}

// tall returns the height of the operands at any step, and that of the result's
// own line if it has one.
func (l *lines) tall() (first, second float64) {
	for i, p := range l.spans() {
		first += l.lineTall(p) + pick(i > 0, l.lineRoom(), 0)
	}
	if l.result == nil {
		return first, 0
	}
	_, rh := l.outcomeSize()
	if !l.two {
		return max(first, rh), 0
	}
	return first, max(rh, l.signFont().Size+signTall)
}

// need returns the height that the arrays take.
func (l *lines) need() float64 {
	if l.crosses() {
		_, h := l.crossSize()
		return h
	}
	first, second := l.tall()
	return first + pick(second > 0, second+l.lineRoom(), 0)
}

// A phase is how far the result has come.
type phase uint8

const (
	asked phase = iota // there is a "?" in its place
	open               // its cells have their places
	gone               // it will never come
)

// opened reports whether the result's cells have their places in a phase.
func (l *lines) opened(p phase) bool { return l.result != nil && (p == open || l.prepared) }

// resultWidth returns what the result takes in its line.
func (l *lines) resultWidth(p phase) float64 {
	switch {
	case l.opened(p):
		w, _ := l.outcomeSize()
		return w
	case l.asks && p == asked:
		return l.ask() + 2*edge
	}
	return 0
}

// A moment is what decides where the arrays are.
type moment struct {
	unfolded int // how many operands, from the first, are read again
	result   phase
}

// lineWidth returns the width of a line at a moment, with the result where it
// stands behind the operands.
func (l *lines) lineWidth(p span, at moment) float64 {
	w, _ := l.line(p, at.unfolded, at.result == gone)
	if rw := l.resultWidth(at.result); !l.two && rw > 0 {
		w += l.equalsRoom + rw
	}
	return w
}

// A spread is where the arrays rest at one moment.
type spread struct {
	at     []point // left top corner of each operand's array
	signs  []point // the middle of each sign
	equals point
	result point
}

// nameOuter writes the sizes of the axes that are not drawn.
func (l *lines) nameOuter() {
	for _, a := range l.all() {
		a.before, a.reread = "", ""
		for k := range max(0, a.rank-4) {
			size := words.SizeText(a.seen.axes[k]) + " × "
			if a.stretch[k] {
				a.reread += size
			} else if !a.seen.axes[k].One() {
				a.before += size
			}
		}
		if l.width < 700 {
			a.before, a.reread = briefly(a.before), briefly(a.reread)
		}
	}
}

// briefly returns dots in place of the sizes where there are several.
func briefly(sizes string) string {
	if strings.Count(sizes, "×") > 1 {
		return "… × "
	}
	return sizes
}
