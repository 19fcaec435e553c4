package scene

import (
	"math"
	"slices"
	"strconv"

	"shapecast/app/words"
	"shapecast/engine"
)

// walked is how many values of the result are walked through.
const walked = 12

// A memory is the drawing of where values lie and how they are walked through.
type memory struct {
	*drawing
	steps [][]int // the indices of the result that are walked through, in C order
	value float64 // width of a stored value, in pixels
}

// buildMemory lays out the story of strides: what each operand stores, and how
// its pointer moves while the result is filled in C order.
func buildMemory(t engine.Trace, o Options) Scene {
	m := &memory{drawing: newDrawing(t, o)}
	m.walk()
	stored, tiled := m.bytes()
	m.beat(words.Opening, -1, m.story.Stored())
	m.beat(words.Stretch, -1, m.story.Strides())
	m.beat(words.Compute, -1, m.story.Walk())
	m.lengthen(stepTime * float64(len(m.steps)))
	m.beat(words.Finish, -1, m.story.Saved(stored, tiled))
	m.arrange(stored, tiled)
	s := m.finish()
	s.Reading = Reading{Text: s.Marks[len(s.Marks)-1].Text}
	return s
}

// stepTime is how long the pointers rest on each value, in seconds.
const stepTime = 0.5

// lengthen makes the last stop take longer.
func (m *memory) lengthen(by float64) {
	m.dur += by
	m.beats[len(m.beats)-1].end += by
}

// walk lists the indices that are shown.
func (m *memory) walk() {
	shape := m.resultShape()
	count, err := shape.Count()
	if err != nil {
		count = walked
	}
	m.measure()
	for i := range min(count, walked, m.room()-1) {
		index := make([]int, shape.Rank())
		for k, rest := shape.Rank()-1, i; k >= 0; k-- {
			index[k] = rest % shape.Axes[k].Size
			rest /= shape.Axes[k].Size
		}
		m.steps = append(m.steps, index)
	}
	for len(m.steps) > 1 && !m.fits() {
		m.steps = m.steps[:len(m.steps)-1]
	}
}

// measure makes room for the widest of the values that may be shown and of
// their addresses.
func (m *memory) measure() {
	m.value = 34
	for n, o := range m.trace.Operands {
		count, _ := o.Shape.Count()
		m.value = max(m.value, Font{Size: 10.5, Mono: true}.Width(sizeText(count*o.Values.DType.ItemSize()))+4)
		for i := range min(count, walked+1) {
			m.value = max(m.value, m.stored(n, i), m.stored(n, count-1-i))
		}
	}
	for _, s := range m.samples() {
		m.value = max(m.value, storedFont.Width(s)+10)
	}
	m.value = math.Ceil(m.value)
}

// storedFont is that of values on a tape.
var storedFont = Font{Size: 12.5, Mono: true}

// stored returns how wide the i-th value of operand n is in its cell.
func (m *memory) stored(n, i int) float64 {
	return storedFont.Width(valueText(m.trace.Operands[n].Values.Scalar(i))) + 10
}

// fits reports whether no tape is wider than the figure.
func (m *memory) fits() bool {
	for n, o := range m.trace.Operands {
		count, _ := o.Shape.Count()
		if shown := m.addresses(n, count); len(shown) > 0 && m.cellX(shown, len(shown)-1)+m.value > m.inner() {
			return false
		}
	}
	return true
}

// room returns how many stored values stand side by side, dots apart.
func (m *memory) room() int { return max(2, int((m.inner()-2*dotsRoom)/(m.value+4))) }

// bytes returns what the operands store, and what they would if every axis
// that stretches were copied.
func (m *memory) bytes() (stored, tiled int) {
	full, err := m.resultShape().Count()
	for _, o := range m.trace.Operands {
		n, _ := o.Shape.Count()
		stored += n * o.Values.DType.ItemSize()
		if err == nil && full < 1<<55 {
			tiled += full * o.Values.DType.ItemSize()
		}
	}
	return stored, tiled
}

// arrange puts the strides above the tapes of the operands, the result's tape
// below them, and the bars at the bottom.
func (m *memory) arrange(stored, tiled int) {
	strides := m.strides()
	inner := m.inner()
	w := max(strides.w, min(inner, leastText))
	var tapes []panel
	for n := range m.trace.Operands {
		tapes = append(tapes, m.tape(n))
	}
	tapes = append(tapes, m.resultTape(inner), m.bars(w, stored, tiled))
	for _, tape := range tapes {
		w = max(w, tape.w)
	}
	y := m.header(w) + below
	m.put(strides, m.margin()+(w-strides.w)/2, y)
	y += strides.h + below
	for _, tape := range tapes {
		m.put(tape, m.margin(), y)
		y += tape.h + 16
	}
	m.w, m.h = w+2*m.margin(), y+m.margin()-12
}

// strides draws the step of every operand along every axis, in bytes.
func (m *memory) strides() panel {
	t := &table{drawing: m.drawing}
	at, _ := m.find(words.Stretch, -1)
	t.label = 0
	for n := range m.trace.Operands {
		t.label = math.Ceil(max(t.label, t.nameFont().Width(m.story.Names[n])+12))
	}
	w := t.columnOf(len(m.trace.Columns), pick(m.small, 46, 64))
	p := panel{w: t.label, h: 20}
	for k := range m.trace.Columns {
		x := t.label + float64(k)*(w+t.gap())
		head := text(Mute, x+w/2, 10, m.lang.Axis(k), t.headFont())
		head.Anchor = Middle
		p.nodes = append(p.nodes, head)
		for n := range m.trace.Operands {
			b := box{x, 20 + float64(n)*(t.chip()+t.gap()), w, t.chip()}
			p.nodes = append(p.nodes, m.stride(t, n, k, b).fading(from(at.moves()+0.15*float64(k))))
		}
		p.w = x + w
	}
	for n := range m.trace.Operands {
		y := 20 + float64(n)*(t.chip()+t.gap())
		p.nodes = append(p.nodes, text(Name, 0, y+t.chip()/2+5, m.story.Names[n], t.nameFont()).by(n))
		p.h = y + t.chip()
	}
	return p
}

func (m *memory) stride(t *table, n, k int, b box) *Node {
	meeting := m.trace.Columns[k].Meetings[n]
	role := Stored
	if meeting.Stride == 0 {
		role = Copy
	}
	chip := t.chipAt(role, n, b, strconv.Itoa(meeting.Stride*m.trace.Operands[n].Values.DType.ItemSize()))
	chip.Axis = k + 1
	return chip
}

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
		cell := group(rect(role, b, cornerOf(role, n, b.h)).by(n))
		if o.Values.Known() {
			cell.Kids = append(cell.Kids, centred(role, b, valueText(o.Values.Scalar(at)), storedFont).by(n))
		}
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

// resultTape draws the first values of the result, each as the pointers reach it.
func (m *memory) resultTape(w float64) panel {
	b, _ := m.find(words.Compute, -1)
	name, mono := m.slotFonts()
	title := m.story.ResultName()
	p := panel{h: 66}
	p.nodes = append(p.nodes, text(Ink, 0, name.Size, title, name),
		text(Ink, name.Width(title)+8, name.Size, words.ShortShape(m.resultShape()), mono))
	perLine := max(1, int((w+4)/(m.value+4)))
	for i, index := range m.steps {
		c := box{float64(i%perLine) * (m.value + 4), 28 + float64(i/perLine)*32, m.value, 28}
		tile := group(rect(Result, c, 6))
		if s := m.outcomeAt(index); s != "" {
			tile.Kids = append(tile.Kids, centred(Result, c, s, storedFont))
		}
		p.nodes = append(p.nodes, rect(Slot, c.inset(0.5), 6), tile.fading(from(b.moves()+stepTime*float64(i))))
		p.w, p.h = max(p.w, c.x+c.w), c.y+c.h+6
	}
	return p
}

// bars draws what is stored and what copies would take, one over the other.
func (m *memory) bars(w float64, stored, tiled int) panel {
	b, _ := m.find(words.Finish, -1)
	f := m.captionFont()
	largest := float64(max(stored, tiled, 1))
	p := panel{w: w, h: 68}
	for i, bytes := range []int{stored, tiled} {
		role := []Role{Result, Slot}[i]
		y := float64(i) * 34
		bar := rect(role, box{0, y + 16, max(3, w*float64(bytes)/largest), 12}, 4)
		bar.Move = []Move{{T: b.moves(), SX: 0, SY: 1, Ease: Glide}, {T: b.moves() + 0.9, SX: 1, SY: 1}}
		label := m.lang.In([]string{"stored: ", "tiled: "}[i], []string{"存储：", "平铺复制："}[i]) + m.lang.Bytes(bytes)
		p.nodes = append(p.nodes, group(text(Mute, 0, y+11, label, f), bar).fading(from(b.start+0.2)))
	}
	return p
}
