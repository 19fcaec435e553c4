package scene

import (
	"math"
	"slices"

	"shapecast/app/words"
	"shapecast/engine"
)

// Build lays out a trace and its story. The trace may have failed: the scene
// then ends at the axis that does not fit. Memory is shown of dense traces that
// succeed; of others, the axes.
func Build(t engine.Trace, o Options) Scene {
	if o.Lens == Memory && !t.Failed() && !anyRagged(t.Result().Axes) {
		return buildMemory(t, o)
	}
	d := newDrawing(t, o)
	d.plan()
	d.arrange()
	s := d.finish()
	s.Point = d.pointing()
	s.Reading = d.reading(d.beats[len(d.beats)-1].Title, d.shown)
	return s
}

// A drawing is a scene in the making.
type drawing struct {
	trace engine.Trace
	story words.Story
	lang  words.Lang
	width float64 // budget
	small bool    // a phone: everything a little tighter

	axes      []engine.Axis // of the result
	ragged    bool          // the lengths of any axis vary
	stretched []int         // the axes along which an operand repeats, in the order of their stops

	beats []beat // the stops, with their times
	dur   float64

	titleWidth  float64   // of a slot's, at most
	labelWidths []float64 // along the ruler of each axis, at most

	stores   []shownArray      // of the operands
	whole    *shownArray       // nil where there are too many values to compute them all
	outcomes map[string]string // else those that were asked for, by their cells

	sampled   bool    // the widths of values are known: those of the operands, and
	outcomeEm float64 // the widest of the result, in em
	insides   map[inside][]*Node

	shown *tree // of the result, as it was laid out
	w, h  float64
	root  []*Node
}

const (
	margin   = 24 // of the card, on a page
	phone    = 480
	minWidth = 240
)

func newDrawing(t engine.Trace, o Options) *drawing {
	width := o.Width
	if width == 0 {
		width = 720
	}
	lang := words.Of(string(o.Lang))
	d := &drawing{
		trace: t,
		lang:  lang,
		width: float64(max(width, minWidth)),
		small: width < phone,
		story: words.Story{Lang: lang, Trace: t, Names: operandNames(t)},
	}
	if t.Output != nil && t.Output.Kind == engine.Target {
		d.story.Names[len(t.Operands)] = lang.In("target", "目标")
	} else if t.Output != nil && t.Output.Name == "" {
		d.story.Names[len(t.Operands)] = lang.In("output", "输出")
	}
	d.study()
	return d
}

// study keeps what the whole drawing goes by: the result's axes, which of them
// stretch, and how wide the words about them are.
func (d *drawing) study() {
	for _, column := range d.trace.Columns {
		d.axes = append(d.axes, column.Axis)
		d.ragged = d.ragged || column.Axis.Ragged() ||
			slices.ContainsFunc(column.Meetings, func(m engine.Meeting) bool { return m.Axis.Ragged() })
	}
	d.stretched = d.stretches()
	for _, o := range d.trace.Operands {
		d.stores = append(d.stores, shownOf(o.Array))
	}
	d.compute()
	d.measureWords()
}

// margin returns the room between the card's edge and what stands in it.
func (d *drawing) margin() float64 {
	if d.small {
		return 14
	}
	return margin
}

// inner returns the width that is left between the margins.
func (d *drawing) inner() float64 { return d.width - 2*d.margin() }

// finish returns the scene: card, header and panels, fading out at the end so
// that the story begins again from a complete picture.
func (d *drawing) finish() Scene {
	d.w, d.h = math.Ceil(d.w), math.Ceil(d.h)
	card := rect(Card, box{0.5, 0.5, d.w - 1, d.h - 1}, 14)
	all := group(d.root...).fading([]Fade{
		{T: 0, V: 1}, {T: d.dur - closing, V: 1, Ease: Soften}, {T: d.dur, V: 0},
	})
	return Scene{
		W: d.w, H: d.h, Dur: d.dur, Poster: d.beats[len(d.beats)-1].still(),
		Marks: d.marks(), Title: d.title(), Lang: d.lang,
		Root: []*Node{card, all},
	}
}

// title says in one sentence what meets and what comes of it.
func (d *drawing) title() string {
	last := d.beats[len(d.beats)-1]
	return d.story.Question() + d.lang.In(": ", "：") + last.Title
}

func (d *drawing) marks() []Mark {
	marks := make([]Mark, len(d.beats))
	for i, b := range d.beats {
		marks[i] = Mark{Stop: b.stop, Start: b.start, End: b.end, At: b.still(), Title: b.Title, Text: b.Text}
	}
	return marks
}
