package scene

import (
	"slices"

	"shapecast/app/words"
)

// tape draws the stored values of an operand side by side, as they lie in
// memory, with their addresses below and the pointer above.
func (m *memory) tape(n int) panel {
	o := m.trace.Operands[n]
	count, _ := o.Shape.Count()
	shown := m.addresses(n, count)
	name, mono := m.slotFonts()
	size := o.Values.DType.ItemSize()
	p := panel{h: 86}
	p.nodes = append(p.nodes, text(Name, 0, name.Size, m.story.Names[n], name).by(n),
		text(Name, name.Width(m.story.Names[n])+8, name.Size, words.ShortShape(o.Shape), mono).by(n))
	small := Font{Size: 10.5, Mono: true}
	for i, at := range shown {
		b := box{m.cellX(shown, i), 34, m.value, 28}
		role := Stored
		if o.Shape.Rank() == 0 {
			role = Bare
		}
		cell := m.filled(face{role, n, storedFont.Size}, b, valueText(o.Values.Scalar(at)))
		address := text(Mute, b.x+b.w/2, 76, sizeText(at*size), small)
		address.Anchor = Middle
		p.nodes = append(p.nodes, cell, address)
		if i > 0 && at > shown[i-1]+1 {
			p.nodes = append(p.nodes, dots(b.x-dotsRoom/2-2, 48, 5, 0))
		}
		p.w = b.x + b.w
	}
	if len(shown) == 0 {
		p.nodes = append(p.nodes, hatched(box{0, 34, 2 * m.value, 28}))
	}
	p.nodes = append(p.nodes, m.pointer(n, shown)...)
	return p
}

// cellX returns where the i-th of the values shown stands.
func (m *memory) cellX(shown []int, i int) float64 {
	x := 0.0
	for j := 1; j <= i; j++ {
		x += m.value + 4
		if shown[j] > shown[j-1]+1 {
			x += dotsRoom
		}
	}
	return x
}

// addresses returns which stored values are shown: those that are read on the
// walk, the first ones while there is room, and the last.
func (m *memory) addresses(n, count int) []int {
	var shown []int
	for _, index := range m.steps {
		shown = append(shown, m.trace.Cell(index...).Reads[n].At)
	}
	slices.Sort(shown)
	shown = slices.Compact(shown)
	for i := 0; i < count && len(shown) < min(walked, m.room()-1); i++ {
		if !slices.Contains(shown, i) {
			shown = append(shown, i)
		}
	}
	if count > 0 && !slices.Contains(shown, count-1) {
		shown = append(shown, count-1)
	}
	slices.Sort(shown)
	return shown
}

// pointer draws a mark above the value that is read, which moves with the walk.
func (m *memory) pointer(n int, shown []int) []*Node {
	b, _ := m.find(words.Compute, -1)
	if len(m.steps) == 0 || len(shown) == 0 {
		return nil
	}
	var track []Move
	place := 0.0
	for i, index := range m.steps {
		t := b.moves() + stepTime*float64(i)
		if i > 0 {
			track = append(track, Move{T: t - 0.3, X: place, SX: 1, SY: 1, Ease: Glide})
		}
		if j := slices.Index(shown, m.trace.Cell(index...).Reads[n].At); j >= 0 {
			place = m.cellX(shown, j)
		}
		track = append(track, Move{T: t, X: place, SX: 1, SY: 1})
	}
	frame := rect(Fixed, box{-3, 31, m.value + 6, 34}, 8)
	g := group(frame).moving(track).fading(from(b.start + 0.1))
	return []*Node{g}
}

// resultTape draws the first values of the result, each as the pointers reach
// it, and after dots the last, which is there when all are.
func (m *memory) resultTape() panel {
	b, _ := m.find(words.Compute, -1)
	name, mono := m.slotFonts()
	title := m.story.ResultName()
	p := panel{h: 62}
	p.nodes = append(p.nodes, text(Ink, 0, name.Size, title, name),
		text(Ink, name.Width(title)+8, name.Size, words.ShortShape(m.resultShape()), mono))
	place := func(x float64, index []int, at float64) {
		c := box{x, 28, m.value, 28}
		tile := m.filled(face{Result, 0, storedFont.Size}, c, m.outcomeAt(index))
		p.nodes = append(p.nodes, rect(Slot, c.inset(0.5), 6), tile.fading(from(at)))
		p.w = x + m.value
	}
	for i, index := range m.steps {
		place(float64(i)*(m.value+4), index, b.moves()+stepTime*float64(i))
	}
	switch count, err := m.resultShape().Count(); {
	case len(m.steps) == 0:
		p.nodes = append(p.nodes, hatched(box{0, 28, 2 * m.value, 28}))
	case err != nil || count > len(m.steps):
		p.nodes = append(p.nodes, dots(p.w+2+dotsRoom/2, 42, 5, 0))
		last := make([]int, m.resultShape().Rank())
		for k, axis := range m.resultShape().Axes {
			last[k] = axis.Size - 1
		}
		place(p.w+4+dotsRoom, last, b.end)
	}
	return p
}
