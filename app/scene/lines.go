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

var outerFont = Font{Size: 14} // of the sizes of axes that are not drawn

// lineRoom is what is between two lines of a figure, the result's name too.
func (p *placed) lineRoom() float64 {
	return pick(!p.small, tagRoom+2, pick(p.per > 0, 4.0, 22))
}

func (p *placed) signFont() Font { return Font{Size: pick(p.small, smallSign, float64(signSize))} }

// arrowFont is that of the name over the arrow of a change.
var arrowFont = Font{Size: 13}

// roomOfSigns returns the room between two arrays, and that before the result.
func (p *placed) roomOfSigns() (room, equals float64) {
	room = pick(p.small, 20.0, pick(len(p.operands) > 2, 30.0, 34.0))
	if len(p.operands) > 1 {
		room = max(room, p.signFont().Width(p.sign)+pick(p.small, 2.0, 12.0))
	}
	if p.change != nil && p.product == nil {
		return room, max(arrowRoom, arrowFont.Width(p.change.Name)+16)
	}
	return room, room
}

// ask returns the side of the "?".
func (p *placed) ask() float64 { return max(min(p.cell, askSide), leastAsk) }

// opened reports whether the result's cells have their places in a phase.
func (p *placed) opened(come phase) bool { return p.result != nil && (come == open || p.prepared) }

// wanted returns which places for so many partners are drawn in a row, dots among
// them: one where there is little room.
func (p *placed) wanted(partners int) []int {
	if p.spare > 1 {
		return []int{0}
	}
	return visible(partners, 3)
}

// tells reports whether there is room for words beside the places where a
// partner is wanted.
func (p *placed) tells() bool { return p.spare == 0 && (!p.small || len(p.operands) < 3) }

// beside reports whether the places for partners that an array lacks are at its right,
// not below it.
func (p *placed) beside(a *array) bool { return a.runsAcross(a.wanting) || p.raggedFault(a.wanting) }

// nameOuter writes the sizes of the axes that are not drawn: dots for several where there
// is little room.
func (p *placed) nameOuter() {
	for _, a := range p.all() {
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
		if p.width < 700 && strings.Count(a.before, "×") > 1 {
			a.before = manySizes
		}
		if p.width < 700 && len(a.outer) > 1 {
			a.outer = []part{{Mute, 0, manySizes}}
		}
		if !again {
			a.outer = nil
		}
	}
}

const manySizes = "… × "
