package scene

import (
	"slices"
	"strconv"
	"strings"

	"shapecast/engine"
)

// unit draws a cell or a tile of a sheet, the same for every state of it; index
// is that of the result's cell.
func (m *measured) unit(s *sheet, role Role, b *block, index []int) *Node {
	n := group().by(s.who)
	if role != Slot {
		n.Cell = cellName(index)
	}
	if s.who < 0 {
		n.Role = Result
	}
	r := min(8, m.cell/5)
	shape := box{0, 0, b.w, b.h}
	if role == Ghost || role == Slot {
		shape, r = shape.inset(.75), r-.75
	}
	n.add(rect(role, shape, r).by(s.who))
	if m.tiles {
		m.fillTile(n, s, role, b, index)
		return n
	}
	if role != Slot && m.cell >= textCell {
		n.add(m.written(role, s, shape, s.value(index)))
	}
	if role == Result {
		m.annotate(n, shape, m.noteOf(s, index))
	}
	return n
}

// noteOf returns how a value of the result wrapped around, "" where it did not.
func (m *measured) noteOf(s *sheet, index []int) string {
	if s.who >= 0 && !m.into || s.who > 0 {
		return ""
	}
	note := m.wrapped(index)
	if _, off, cut := strings.Cut(note, " "); cut && m.brief > 0 {
		return off
	}
	return note
}

// annotate writes a note under the value of a cell, where it has room.
func (m *measured) annotate(n *Node, b box, note string) {
	f := Font{Size: leastFont}
	for f.Size > 9 && f.Width(note) > b.w-2 {
		f.Size--
	}
	if note == "" || b.h < 28 || f.Width(note) > b.w {
		return
	}
	n.Kids[len(n.Kids)-1].Y -= b.h * .15
	n.add(centred(Result, box{0, b.h * .56, b.w, b.h * .38}, note, f))
}

// wraps lets the value of a cell come after the note on how it wrapped around.
func (n *Node) wraps(t float64) *Node {
	if last := len(n.Kids) - 1; last > 1 {
		n.Kids[last-1].Fade = fades(0, turn{t, .25, 1})
	}
	return n
}

// written writes a value in a box: as large as the widest of its array may be.
func (m *measured) written(role Role, s *sheet, b box, v string) *Node {
	if short := boolLetter(v); short != "" && m.wide < boolWidth {
		v = short
	}
	return centred(role, b, v, m.valueFont(role, s, v, b.w)).by(s.who)
}

// boolWidth is that of the narrowest cell with True or False in it; in others
// their first letter stands.
const boolWidth = 36

func boolLetter(v string) string {
	if v == "True" || v == "False" {
		return v[:1]
	}
	return ""
}

// valueFont returns the font of a value: 17 px, smaller where its array has long ones.
func (m *measured) valueFont(role Role, s *sheet, v string, room float64) Font {
	f := Font{Size: min(max(m.cell-4, leastFont), pick(m.cell < 34, 14.0, pick(m.small, 15.0, 17.0))), Bold: role == Result || role == Wrong}
	for f.Size > 9 && max(f.Width(v), f.Size*s.widest) > room-3 {
		f.Size--
	}
	return f
}

// fillTile draws the mesh of a tile, or its one value.
func (m *measured) fillTile(n *Node, s *sheet, role Role, b *block, index []int) {
	axes := s.stored.axes[m.leaf:]
	if axes[0].One() && axes[1].One() && s.who >= 0 {
		f := Font{Size: 14}
		for f.Size > leastFont && f.Width(s.value(index)) > b.w-2 {
			f.Size--
		}
		n.add(centred(role, box{0, 0, b.w, b.h}, f.fit(s.value(index), b.w), f).by(s.who))
		if role != Ghost {
			return
		}
	}
	if role == Slot {
		return
	}
	role = pick(s.who < 0, Grid, Mesh)
	if s.grows {
		axes = s.seen.axes[m.leaf:]
	}
	for _, x := range meshOf(axes[1].Size, b.w) {
		n.add(line(role, x, 1, 0, b.h-2).by(s.who))
	}
	for _, y := range meshOf(axes[0].Size, b.h) {
		n.add(line(role, 1, y, b.w-2, 0).by(s.who))
	}
}

// leastMesh is how close two lines of a mesh may be, in pixels.
const leastMesh = 3.5

// meshOf returns where the lines between n entries are; none where they would be
// too close to be told apart.
func meshOf(n int, side float64) []float64 {
	var list []float64
	for i := 1; i < n && side >= leastMesh*float64(n); i++ {
		list = append(list, side*float64(i)/float64(n))
	}
	return list
}

// dots draws what is left out, in the place of an entry.
func (m *measured) dots(b *block, across, down bool) *Node {
	step := min(5, b.w/4, b.h/4)
	dx, dy := step, step
	switch {
	case across && down:
	case down:
		dx = 0
	default:
		dy = 0
	}
	g := group()
	for i := -1.0; i <= 1; i++ {
		g.add(&Node{Kind: Circle, Role: Mute, X: b.w/2 + i*dx, Y: b.h/2 + i*dy, R: min(1.6, step/2.5)})
	}
	return g
}

// pair draws the values that meet in a cell, in their owners' colours, on one
// line where those of every cell fit.
func (m *measured) pair(b *block, index []int) *Node {
	g := group()
	parts := m.parts(index)
	if parts == nil || m.tiles || m.cell < textCell {
		return g
	}
	f := Font{Size: 12, Bold: true}
	width := widthOf(parts, f)
	if m.widestPair(f)+2 <= b.w {
		return g.add(inline(parts, (b.w-width)/2, b.h/2+capHeight*f.Size, f)...)
	}
	return m.stack(g, b, parts)
}

// A part is a value or a sign of a pair.
type part struct {
	role Role
	who  int
	text string
}

// widestPair returns the width of the widest pair, at most.
func (m *measured) widestPair(f Font) float64 {
	w := 0.0
	for i, s := range m.sheets {
		w += s.widest*f.Size + pick(i > 0, f.Width(pairSign(m.trace.Op)), 0)
	}
	return w
}

func widthOf(parts []part, f Font) float64 {
	w := 0.0
	for _, p := range parts {
		w += f.Width(p.text)
	}
	return w
}

// inline writes parts one after the other on a line.
func inline(parts []part, x, y float64, f Font) []*Node {
	var list []*Node
	for _, p := range parts {
		list = append(list, text(p.role, x, y, p.text, f).by(p.who))
		x += f.Width(p.text)
	}
	return list
}

// parts returns what meets in a cell; nil where it is not known or there is
// nothing to show of it.
func (m *measured) parts(index []int) []part {
	var list []part
	for i := range m.sheets {
		v := m.sheets[i].value(index)
		if v == "" || m.trace.Op == engine.Identity {
			return nil
		}
		if i > 0 {
			list = append(list, part{Mute, 0, pairSign(m.trace.Op)})
		}
		list = append(list, part{Name, i, v})
	}
	return list
}

func pairSign(o engine.Op) string {
	if o.Symbol() == "" {
		return ", "
	}
	return signOf(o)
}

// leastPair is the size of the smallest text of a pair, in pixels.
const leastPair = 8

// stack draws the values of a pair below each other, where they can be read.
func (m *measured) stack(g *Node, b *block, parts []part) *Node {
	f := Font{Size: 12, Bold: true}
	n := (len(parts) + 1) / 2
	step := min(13.5, (b.h-2)/float64(n))
	if f.Size = min(f.Size, step); f.Size < leastPair {
		return g
	}
	for i := range n {
		row := parts[max(0, 2*i-1) : 2*i+1]
		s := ""
		for _, p := range row {
			s += p.text
		}
		for f.Size > 8 && f.Width(s) > b.w {
			f.Size--
		}
		y := b.h/2 + step*(float64(i)-float64(n-1)/2) + capHeight*f.Size
		t := text(Name, b.w/2, y, s, f).by(row[len(row)-1].who)
		t.Anchor = Middle
		g.add(t)
	}
	return g
}

// enclosed draws what is round a list: brackets, of the outermost axis or of one
// inside, or a card.
func (m *measured) enclosed(roles [3]Role, who int, b *block) *Node {
	if m.card(b.axis) {
		return group(rect(roles[2], box{0, 0, b.w, b.h}, cardRound).by(who))
	}
	left, right := m.bracket(m.role(b, roles[0], roles[1]), who, b, m.inner(b))
	return group(left, right)
}

// bracket draws a pair of brackets round a list, each side in a group.
func (m *measured) bracket(role Role, who int, b *block, inner bool) (left, right *Node) {
	top, h, hook := b.bracketLine(inner)
	side := func(x, hook float64) *Node {
		return group(line(role, x, top, 0, h).by(who), line(role, x, top, hook, 0).by(who), line(role, x, top+h, hook, 0).by(who))
	}
	return side(0, hook), side(b.w, -hook)
}

// bracketLine returns where the line of a bracket begins below the top of its
// list, how long it is, and how long its hooks are.
func (b *block) bracketLine(inner bool) (top, h, hook float64) {
	if inner {
		return 3, max(b.h-6, 4), 3.5
	}
	return 0, b.h, 5
}

// excess returns the first entry of slice s along axis k that has no partner,
// and how many entries a partner has; -1 where every one has a partner.
func (m *measured) excessIn(s *sheet, k, slice int) (excess, partner int) {
	own := s.stored.entries(k, slice)
	if !m.raggedFault(k) || s.who < 0 {
		return s.excess[k], -1
	}
	partner = -1
	for i, meeting := range m.trace.Columns[k].Meetings {
		if n := lengthIn(meeting.Axis, slice); i != s.who && n >= 0 && !meeting.Axis.One() {
			partner = max(partner, n)
		}
	}
	if partner >= 0 && partner < own {
		return partner, partner
	}
	return -1, partner
}

// raggedFault reports whether axis k fails because rows differ.
func (m *measured) raggedFault(k int) bool {
	return m.faulty(k) && slices.ContainsFunc(m.trace.Columns[k].Meetings, func(x engine.Meeting) bool { return x.Axis.Ragged() })
}

// lengthIn returns how many entries an axis has in slice s; -1 where there is
// no such slice.
func lengthIn(a engine.Axis, s int) int {
	if !a.Ragged() {
		return a.Size
	}
	if s < len(a.Lengths) {
		return a.Lengths[s]
	}
	return -1
}

// hidden returns how many entries without a partner are left out, "" for none.
func hidden(n int) string {
	if n <= 0 {
		return ""
	}
	return "+" + strconv.Itoa(n)
}
