package scene

import (
	"strconv"
	"strings"

	"shapecast/app/words"
	"shapecast/engine"
)

// sweep returns the moment at which Agree reaches column i of those shown:
// from the right, like the rule, but from the outside where lengths vary.
func (t *table) sweep(i int) float64 {
	b, _ := t.find(words.Agree, -1)
	if !t.ragged {
		i = len(t.columns) - 1 - i
	}
	return b.moves() + perAxis*float64(i)
}

// band draws the light that goes from column to column while they are compared.
func (t *table) band(bottom float64) {
	agree, ok := t.find(words.Agree, -1)
	if !ok || len(t.columns) == 0 {
		return
	}
	for i := range t.columns {
		b := box{t.x[i] - 3, -1, t.w[i] + 6, bottom + 24}
		end := t.sweep(i) + perAxis
		if t.last(i) {
			end = agree.end - fadeTime
		}
		t.add(rect(Band, b, 8).fading(during(t.sweep(i)-0.1, end)))
	}
}

// last reports whether column i is the last that Agree reaches.
func (t *table) last(i int) bool {
	if t.ragged {
		return i == len(t.columns)-1
	}
	return i == 0
}

// outcome draws the row of the result: dotted places that Agree fills.
func (t *table) outcome(y float64) {
	f := t.nameFont()
	t.add(text(Ink, 0, y+t.chip()/2+0.36*f.Size, t.lang.In("result", "结果"), f))
	for i, k := range t.columns {
		b := box{t.x[i], y, t.w[i], t.chip()}
		at := t.sweep(i) + 0.2
		t.add(rect(Slot, b.inset(0.5), 7).fading(until(at)))
		t.add(t.decided(k, b).fading(from(at)))
		t.add(t.verdicts(i, k, y+t.chip()+t.headFont().Size+7, at)...)
	}
}

// decided returns the result's chip: the size, a cross, or nothing where an
// axis further out failed.
func (t *table) decided(k int, b box) *Node {
	column := t.trace.Columns[k]
	switch {
	case column.Conflict != nil:
		return group(rect(Wrong, b, 7), cross(Wrong, b.x+b.w/2, b.y+b.h/2, 6))
	case !column.Reached:
		return rect(Slot, b.inset(0.5), 7)
	}
	chip := t.chipAt(Result, 0, b, chipText(column.Axis))
	chip.Axis = k + 1
	return chip
}

// cross returns a cross round x, y, which reaches r each way.
func cross(role Role, x, y, r float64) *Node {
	return group(line(role, x-r, y-r, 2*r, 2*r), line(role, x-r, y+r, 2*r, -2*r))
}

// tick returns a tick round x, y.
func tick(x, y float64) *Node {
	return group(line(Tick, x-4, y, 3, 3.5), line(Tick, x-1, y+3.5, 5.5, -7))
}

// verdicts returns the words below column i from t on: those of Agree, and in
// their place, where an output cannot take the result's size, those two sizes.
func (t *table) verdicts(i, k int, y, at float64) []*Node {
	found := t.wordsBelow(i, k, y)
	full, ok := t.find(words.Full, -1)
	if !ok || !t.wrong(k) {
		return []*Node{found.fading(from(at))}
	}
	n := text(Boxed, t.x[i]+t.w[i]/2, y, t.story.Overflow(k), t.headFont())
	n.Anchor = Middle
	return []*Node{found.fading(during(at, full.moves()-0.2)), n.fading(from(full.moves() - 0.1))}
}

// wordsBelow returns the verdict on column i, axis k, with a tick where it agrees.
func (t *table) wordsBelow(i, k int, y float64) *Node {
	f := t.headFont()
	column := t.trace.Columns[k]
	role := Mute
	if column.Conflict != nil {
		role = Boxed
	}
	n := text(role, t.x[i]+t.w[i]/2, y, t.verdict(k), f)
	n.Anchor = Middle
	if t.compact || column.Conflict != nil || !column.Reached {
		return group(n)
	}
	n.X += 7
	return group(tick(n.X-f.Width(n.Text)/2-8, y-f.Size*0.36-0.5), n)
}

// blame boxes every axis that does not fit, once all have been compared.
func (t *table) blame(bottom float64) {
	b := t.beats[len(t.beats)-1]
	for i, k := range t.columns {
		if t.wrong(k) {
			out := t.gap()/2 - 1.5
			frame := box{t.x[i] - out, t.top() - 4, t.w[i] + 2*out, bottom - t.top() + 8}
			t.add(rect(Boxed, frame, 9).fading(from(b.moves() - 0.2)))
		}
	}
}

// wrong reports whether axis k is why the story ends badly.
func (t *table) wrong(k int) bool {
	column := t.trace.Columns[k]
	if column.Conflict != nil {
		return true
	}
	return t.trace.Grows() && !column.Axis.SameExtent(column.Meetings[len(column.Meetings)-1].Axis)
}

// chipText returns the size of an axis, or its lengths, at most a few.
func chipText(a engine.Axis) string {
	if !a.Ragged() {
		return sizeText(a.Size)
	}
	const most = 6
	var parts []string
	for i, n := range a.Lengths {
		if i == most-2 && len(a.Lengths) > most {
			parts = append(parts, "…", strconv.Itoa(a.Lengths[len(a.Lengths)-1]))
			break
		}
		parts = append(parts, strconv.Itoa(n))
	}
	return strings.Join(parts, " ")
}

// sizeText returns n in at most 8 characters; a size that takes more is given
// to three digits, which the words of the figure spell out.
func sizeText(n int) string {
	s := strconv.Itoa(n)
	if len(s) <= 7 {
		return s
	}
	zeros := len(s) - len(strings.TrimRight(s, "0"))
	if len(s)-zeros == 1 {
		return s[:1] + "e" + strconv.Itoa(zeros)
	}
	return "≈" + strconv.FormatFloat(float64(n), 'e', 1, 64)
}
