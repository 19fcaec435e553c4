package scene

import (
	"slices"

	"shapecast/engine"
)

// A part is a value or the sign of a pair.
type part struct {
	role Role
	who  int
	text string
}

// parts returns the values that meet in a cell and the signs between them; nil where a
// value is not known or nothing is computed.
func (m *measured) parts(index []int) []part {
	if m.trace.Op == engine.Identity {
		return nil
	}
	var list []part
	for i, a := range m.operands {
		v := a.shown(index)
		if v == "" {
			return nil
		}
		if i > 0 {
			list = append(list, part{Mute, 0, pairSign(m.trace.Op)})
		}
		list = append(list, part{Name, i, v})
	}
	return list
}

func pairSign(o engine.Op) string { return pick(o.Symbol() == "", ", ", signOf(o)) }

// pair draws the values that meet in a cell, in their owners' colours: on one line where
// those of every cell fit or are larger than below each other.
func (m *measured) pair(b *block, index []int) *Node {
	parts := m.parts(index)
	if parts == nil || m.tiles || m.cell < textCell {
		return group()
	}
	f, more := Font{Size: 12, Bold: true}, float64(len(parts)/2)
	beside := f.Size * min(1, (b.w-2)/m.widestPair(parts, f))
	below := min(f.Size, (b.h-2)/(2*capHeight+more*leastLine))
	if f.Size = max(beside, below); f.Size < m.leastText() {
		return group()
	}
	if beside >= below {
		return group(inline(parts, (b.w-widthOf(parts, f))/2, b.h/2+capHeight*f.Size, f)...)
	}
	return m.stack(b, parts, f, min(pairLine, (b.h-2-2*capHeight*f.Size)/more))
}

// widestPair returns the greatest width of a pair in any cell.
func (m *measured) widestPair(parts []part, f Font) (w float64) {
	for i, a := range m.operands {
		widest := a.widest * f.Size
		if boolLetter(parts[2*i].text) != "" {
			widest = f.Width("False")
		}
		w += widest + pick(i > 0, f.Width(pairSign(m.trace.Op)), 0)
	}
	return w
}

func widthOf(parts []part, f Font) (w float64) {
	for _, p := range parts {
		w += f.Width(p.text)
	}
	return w
}

// inline writes parts one after the other on a line.
func inline(parts []part, x, y float64, f Font) (list []*Node) {
	for _, p := range parts {
		list = append(list, text(p.role, x, y, p.text, f).by(p.who))
		x += f.Width(p.text)
	}
	return list
}

// The height of a line of a pair: in pixels at most, and in em at least.
const (
	pairLine  = 13.5
	leastLine = .86
	boldWider = 1.1 // times than plain digits
)

// stack draws the values of a pair below each other, each with the sign before it if there
// is room for that in every cell.
func (m *measured) stack(b *block, parts []part, f Font, step float64) *Node {
	g, sign, line := group(), "", -float64(len(parts)/2)/2
	over := func(sign string, f Font) bool {
		return slices.ContainsFunc(m.operands, func(a *array) bool {
			return a.widest*f.Size*pick(f.Bold, boldWider, 1)+f.Width(pick(a.who > 0, sign, "")) > b.w
		})
	}
	between := parts[min(1, len(parts)-1)].text
	f.Bold = !over(between, f)
	unsigned := over(between, f)
	for _, p := range parts {
		if p.role == Mute {
			sign = p.text
			continue
		}
		if unsigned {
			sign = ""
		}
		f = f.shrunk(m.leastText(), b.w, sign+p.text)
		g.add(centred(Name, box{0, step * line, b.w, b.h}, sign+p.text, f).by(p.who))
		line++
	}
	return g
}
