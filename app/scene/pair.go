package scene

import (
	"slices"
	"strings"

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
	switch {
	case m.change != nil:
		return m.gathered(index)
	case m.trace.Op == engine.Identity && !m.trace.Locates():
		return nil
	}
	var list []part
	for i, a := range m.operands {
		v := a.shown(index)
		if v == "" {
			return nil
		}
		if i > 0 {
			list = append(list, part{Mute, 0, pick(m.trace.Op.Symbol() == "", ", ", signOf(m.trace.Op))})
		}
		list = append(list, part{Name, i, v})
	}
	return m.chosen(list)
}

// chosen leaves out the value that a choice does not take.
func (m *measured) chosen(parts []part) []part {
	if first := parts[0].text[:1]; m.trace.Op == engine.Where && (first == "T" || first == "F") {
		return append(parts[:2:2], parts[pick(first == "T", 2, 4)])
	}
	return parts
}

// gathered returns the values of a change that become one in a cell of the result: of many
// the first and the last.
func (m *measured) gathered(goal []int) (list []part) {
	if !m.sourced() {
		return nil
	}
	a, sign := m.operands[0], part{Mute, 0, pick(m.change.Name == "sum", "+", ", ")}
	a.eachCell(func(index []int, _ point) {
		if v := a.shown(index); v != "" && slices.Equal(m.goals(0, index)[0], goal) {
			list = append(list, sign, part{Name, 0, v})
		}
	})
	switch {
	case len(list) == 0, len(list) < 4 && m.change.From.Shape.IsDense():
		return nil
	case len(list) > 4 && len(m.change.Reduced) > 1: // which are no run from the first to the last
		list = append(list[:2:2], sign, part{Name, 0, dots})
	case len(list) > 6 || a.leftOut():
		list = append(list[:2:2], sign, part{Name, 0, dots}, sign, list[len(list)-1])
	}
	return list[1:]
}

// pair draws the values that meet in a cell. Where there is no room for all that are gathered
// it draws dots for all but the first.
func (m *measured) pair(b *block, index []int) *Node {
	if m.change != nil && len(m.change.Reduced) == 0 {
		return m.read(b, index, Stored)
	}
	parts := m.parts(index)
	g := m.pairOf(b, parts)
	if len(g.Kids) > 0 || len(parts) < 5 || m.change == nil {
		return g
	}
	return m.pairOf(b, append(parts[:2:2], part{Name, 0, dots}))
}

// read draws the value that a cell has from an operand, in its owner's colour.
func (m *measured) read(b *block, index []int, role Role) *Node {
	if !m.sourced() {
		return group()
	}
	who, source := m.change.Source(index)
	if source == nil {
		return group()
	}
	n := m.operands[who].unit(role, b, source)
	n.Cell = ""
	return n
}

// pairOf draws values in their owners' colours: on one line where those of every cell fit or
// are larger than below each other.
func (m *measured) pairOf(b *block, parts []part) *Node {
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
	for _, p := range parts {
		switch {
		case p.role == Mute:
			w += f.Width(p.text)
		case boolLetter(p.text) != "":
			w += f.Width("False")
		default:
			w += m.operands[p.who].widest * f.Size
		}
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
	dots      = "…"
	dotsLift  = .17 // of dots, which stand on the line, in em
)

// stack draws the values of a pair below each other, each with the sign before it if there
// is room for that in every cell.
func (m *measured) stack(b *block, parts []part, f Font, step float64) *Node {
	g, sign, widest := group(), "", 0.0
	for i, p := range parts {
		if p.role == Mute {
			sign = strings.TrimPrefix(p.text, ", ")
			continue
		}
		widest = max(widest, m.operands[p.who].widest*m.leastText()+pick(i > 0, Font{Size: m.leastText()}.Width(sign), 0))
	}
	f.Bold = boldWider*widest <= b.w
	for i := 0; i < len(parts); i += 2 {
		said := parts[i].text
		if i > 0 && widest <= b.w {
			said = sign + said
		}
		f = f.shrunk(m.leastText(), b.w, said)
		lift := max(0, min(dotsLift*f.Size, step-leastLine*f.Size))
		y := step*(float64(i)-float64(len(parts)/2))/2 - pick(said == dots, lift, 0)
		g.add(centred(Name, box{0, y, b.w, b.h}, said, f).by(parts[i].who))
	}
	return g
}
