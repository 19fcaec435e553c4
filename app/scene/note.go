package scene

import (
	"slices"

	"shapecast/app/words"
	"shapecast/engine"
)

// note returns what is said of an array with the given axes, laid out as t,
// where only one of the blocks along its outer axes is drawn; "" where there is
// one.
func (d *drawing) note(t *tree, axes []engine.Axis) string {
	n := 1
	for k, axis := range axes {
		if t.look.most[k] > 0 || n < 0 {
			continue
		}
		if n *= min(axis.Size, mostBlocks); axis.Ragged() {
			n = 0
			for _, length := range axis.Lengths {
				n += length
			}
		}
		if n >= mostBlocks {
			n = -1
		}
	}
	if n == 0 || n == 1 {
		return ""
	}
	return d.lang.FirstOf(n)
}

// mostBlocks is as many as are told by number.
const mostBlocks = 1 << 31

// noteAt returns a note, if there is one, as it stands below the title of a slot.
func (d *drawing) noteAt(note string, track []Fade) []*Node {
	if note == "" {
		return nil
	}
	f := d.rulerFont()
	return []*Node{text(Rule, 0, d.slotTitle()+f.Size-2, note, f).fading(track)}
}

// notes draws the notes of an operand, which change as axes are stretched, or
// of the result when who is -1.
func (d *drawing) notes(t *tree, who int) []*Node {
	whole := d.note(t, t.axes)
	if whole == "" || who < 0 {
		return d.noteAt(whole, d.knownFrom())
	}
	var nodes []*Node
	note, since := d.note(t, d.axesOf(who, nil)), 0.0
	for i, k := range d.stretched {
		next := d.note(t, d.axesOf(who, d.stretched[:i+1]))
		if next == note {
			continue
		}
		b, _ := d.find(words.Stretch, k)
		nodes = append(nodes, d.noteAt(note, d.over(span{since, b.moves() + 0.5}))...)
		note, since = next, b.moves()+0.5
	}
	return append(nodes, d.noteAt(note, d.over(span{since, d.dur}))...)
}

// axesOf returns the axes of an operand in their columns once it has been
// stretched along some of them.
func (d *drawing) axesOf(who int, along []int) []engine.Axis {
	axes := make([]engine.Axis, len(d.trace.Columns))
	for k, column := range d.trace.Columns {
		axes[k] = column.Axis
		if !slices.Contains(along, k) {
			axes[k] = column.Meetings[who].Axis
		}
	}
	return axes
}
