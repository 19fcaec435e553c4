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
	return pick(!l.small, tagRoom+2, pick(l.per > 0, 4.0, 22))
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
	return w + 2*edge + l.outerRoom(a, seen), h
}

// outerRoom is what the sizes of the axes that are not drawn take, with those that are
// read again where they are.
func (l *lines) outerRoom(a *array, seen bool) float64 {
	w := pick(seen && a.outer != nil, widthOf(a.outer, outerFont), outerFont.Width(a.before))
	return pick(l.spare > 1 || w == 0, 0, w+10)
}

// wanted returns which places for so many partners are drawn in a row, dots among
// them: one where there is little room.
func (l *lines) wanted(partners int) []int {
	if l.spare > 1 {
		return []int{0}
	}
	return visible(partners, 3)
}

// wantRoom returns the room for the places where partners are wanted, and for words
// over those of ragged rows or below the others.
func (l *lines) wantRoom(a *array) (w, above, below float64) {
	if a.wanting < 0 {
		return 0, 0, 0
	}
	tells, n := l.tells(), float64(len(l.wanted(a.short)))
	side := n*(l.ask()+gap) - gap
	wide, tall := l.extent(a, false)
	if !l.beside(a, a.wanting) {
		return max(0, max(l.ask(), pick(tells, 66.0, 0))+16-wide), 0, side + 12 + pick(tells, 16.0, 0)
	}
	w, words := side, max(36, 32+(l.ask()-tall)/2)
	switch {
	case tells && l.ragged():
		w, above = max(side, 66), words
	case tells:
		w, below = max(side, pick(l.small, 46.0, 56.0)), words
	}
	return w + 10, above, below
}

// tells reports whether there is room for words beside the places where a
// partner is wanted.
func (l *lines) tells() bool { return l.spare == 0 && (!l.small || len(l.operands) < 3) }

// beside reports whether the place for a partner along axis k is at the right of
// the array, not below it.
func (l *lines) beside(a *array, k int) bool { return a.runsAcross(k) || l.raggedFault(k) }

// A row is what is on one line: operands from one up to another, and the result
// behind them or alone.
type row struct {
	from, to int
	result   bool
}

// rows returns what is on each line.
func (l *lines) rows() []row {
	n := len(l.operands)
	per := pick(l.per > 0, l.per, max(n, 1))
	var list []row
	for i := 0; i < n; i += per {
		list = append(list, row{from: i, to: min(i+per, n)})
	}
	if l.two && (l.result != nil || l.asks) {
		return append(list, row{n, n, true})
	}
	list[len(list)-1].result = true
	return list
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

// A moment is what decides where the arrays are.
type moment struct {
	unfolded int // how many operands, from the first, are read again
	result   phase
}

// moments are those at which arrays take most room.
func (l *lines) moments() [2]moment {
	return [...]moment{{}, pick(l.fails, moment{result: gone}, moment{len(l.operands), open})}
}

// resultSize returns what the result takes in a phase, with the room it lacks: its width,
// and how far it reaches from the middle of its line up and down.
func (l *lines) resultSize(p phase) (w, up, down float64) {
	switch {
	case l.opened(p):
		return l.sizeOf(l.result, true, true)
	case l.asks && p == asked:
		return l.ask() + 2*edge, 0, 0
	}
	return 0, 0, 0
}

// sizeOf returns the same of an array, with the room for partners where they are wanted.
func (l *lines) sizeOf(a *array, seen, wanting bool) (w, up, down float64) {
	w, h := l.extent(a, seen)
	ww, above, below := l.wantRoom(a)
	return w + pick(wanting, ww, 0), h/2 + above, h/2 + below
}

// size returns what a row takes at a moment, but for a sign before it.
func (l *lines) size(r row, at moment) (w, up, down float64) {
	w = l.signRoom * float64(max(r.to-r.from-1, 0))
	for i, a := range l.operands[r.from:r.to] {
		aw, above, below := l.sizeOf(a, r.from+i < at.unfolded, at.result == gone)
		w, up, down = w+aw, max(up, above), max(down, below)
	}
	if rw, above, below := l.resultSize(at.result); r.result && rw > 0 {
		w, up, down = w+rw+pick(r.from < r.to, l.equalsRoom, 0), max(up, above), max(down, below)
	}
	return w, up, down
}

// atMost returns what a row takes at its largest. A sign before it has room on both
// sides, so that the row is in the middle.
func (l *lines) atMost(r row) (w, up, down float64) {
	up = (l.signFont().Size + signTall) / 2
	down = up
	for _, at := range l.moments() {
		rw, above, below := l.size(r, at)
		w, up, down = max(w, rw), max(up, above), max(down, below)
	}
	if r.from > 0 {
		w += l.signRoom + pick(r.from < r.to, l.signRoom, l.equalsRoom)
	}
	return w, up, down
}

// fits reports whether every step has room, and values where there is room for words
// beside the places for partners.
func (l *lines) fits() bool {
	switch {
	case l.crosses():
		return l.crossFits()
	case l.fails && l.spare == 0 && l.cell < textCell:
		return false
	}
	for _, r := range l.rows() {
		if w, _, _ := l.atMost(r); w > l.width {
			return false
		}
	}
	return l.need() <= l.height
}

// need returns the height that the arrays take.
func (l *lines) need() (h float64) {
	if l.crosses() {
		_, h = l.crossSize()
		return h
	}
	h = -l.lineRoom()
	for _, r := range l.rows() {
		_, up, down := l.atMost(r)
		h += up + down + l.lineRoom()
	}
	return h
}

// A spread is where the arrays rest at one moment.
type spread struct {
	at     []point // left top corner of each operand's array
	signs  []point // the middle of each sign
	equals point
	result point
}

// nameOuter writes the sizes of the axes that are not drawn: dots for several where there
// is little room.
func (l *lines) nameOuter() {
	for _, a := range l.all() {
		a.before, a.outer = "", nil
		again := false
		for k := range max(0, a.rank-4) {
			size := words.SizeText(a.seen.axes[k]) + " × "
			if a.stretch[k] {
				a.outer, again = append(a.outer, part{Mute, 0, size}), true
			} else if !a.seen.axes[k].One() {
				a.outer = append(a.outer, part{Name, a.who, size})
				a.before += size
			}
		}
		if l.width < 700 && strings.Count(a.before, "×") > 1 {
			a.before = manySizes
		}
		if l.width < 700 && len(a.outer) > 1 {
			a.outer = []part{{Mute, 0, manySizes}}
		}
		if !again {
			a.outer = nil
		}
	}
}

const manySizes = "… × "
