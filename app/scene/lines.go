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

// opened reports whether the result's cells have their places in a phase.
func (l *lines) opened(p phase) bool { return l.result != nil && (p == open || l.prepared) }

// wanted returns which places for so many partners are drawn in a row, dots among
// them: one where there is little room.
func (l *lines) wanted(partners int) []int {
	if l.spare > 1 {
		return []int{0}
	}
	return visible(partners, 3)
}

// tells reports whether there is room for words beside the places where a
// partner is wanted.
func (l *lines) tells() bool { return l.spare == 0 && (!l.small || len(l.operands) < 3) }

// beside reports whether the places for partners that an array lacks are at its right,
// not below it.
func (l *lines) beside(a *array) bool { return a.runsAcross(a.wanting) || l.raggedFault(a.wanting) }

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
