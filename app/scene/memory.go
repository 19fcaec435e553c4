package scene

import (
	"math"
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
	m.value = math.Ceil(max(m.value, storedFont.Size*m.widest()+10))
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
	tapes = append(tapes, m.resultTape())
	for _, tape := range tapes {
		w = max(w, tape.w)
	}
	tapes = append(tapes, m.bars(w, stored, tiled))
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
			known := at.moves() + 0.15*float64(k)
			p.nodes = append(p.nodes, rect(Slot, b.inset(0.5), 7).fading(until(known)), m.stride(t, n, k, b).fading(from(known)))
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
		g := group(text(Mute, 0, y+11, label, f))
		if bytes > 0 {
			g.Kids = append(g.Kids, bar)
		}
		p.nodes = append(p.nodes, g.fading(from(b.start+0.2)))
	}
	return p
}
