package scene

import (
	"slices"

	"shapecast/app/words"
	"shapecast/engine"
)

// A beat is a stop of the story with its time, in seconds.
type beat struct {
	words.Line
	stop       words.Stop
	axis       int // of the result, that is stretched or that fails; -1 for all
	start, end float64
}

// still returns the moment at which the beat reads as a picture: all that
// moves has come to rest.
func (b beat) still() float64 {
	if b.stop >= words.Finish {
		return b.end - closing - 0.1
	}
	return b.end - 0.3
}

// moves returns the moment at which things begin to move.
func (b beat) moves() float64 { return b.start + 0.45 }

// closing is how long the picture takes to fade at the end of the story.
const closing = 0.4

// lasts is how long each stop takes; Agree takes more with every axis.
var lasts = [...]float64{
	words.Opening: 2, words.LineUp: 2.4, words.Pad: 2.4, words.Agree: 1.8, words.Stretch: 2.6,
	words.Compute: 5, words.Finish: 3.4, words.Fail: 5, words.Full: 5,
}

// perAxis is how much longer Agree takes with each axis.
const perAxis = 0.55

// plan decides the stops and their times. A stop at which nothing happens is
// left out: its neighbours' sentences say so.
func (d *drawing) plan() {
	d.beat(words.Opening, -1, d.story.Opening())
	if len(d.trace.Columns) > 0 {
		d.beat(words.LineUp, -1, d.story.LineUp())
		if d.pads() {
			d.beat(words.Pad, -1, d.story.Pad())
		}
	}
	d.beat(words.Agree, -1, d.story.Agree())
	if conflicts := d.trace.Conflicts(); len(conflicts) > 0 {
		k := d.blamed()
		d.beat(words.Fail, k, d.story.Fail(k))
		return
	}
	for _, k := range d.stretched {
		d.beat(words.Stretch, k, d.story.Stretch(k))
	}
	if d.trace.Grows() {
		d.beat(words.Full, -1, d.story.Full())
		return
	}
	d.beat(words.Compute, -1, d.story.Compute(d.firstSum()))
	d.beat(words.Finish, -1, d.story.Finish())
}

// beat adds a stop to the story.
func (d *drawing) beat(stop words.Stop, axis int, line words.Line) {
	length := lasts[stop]
	if stop == words.Agree {
		length += perAxis * float64(len(d.trace.Columns))
	}
	d.beats = append(d.beats, beat{line, stop, axis, d.dur, d.dur + length})
	d.dur += length
}

// find returns the first beat of a stop; for Stretch, that of axis k.
func (d *drawing) find(stop words.Stop, k int) (beat, bool) {
	i := slices.IndexFunc(d.beats, func(b beat) bool { return b.stop == stop && b.axis == k })
	if i < 0 {
		return beat{}, false
	}
	return d.beats[i], true
}

// pads reports whether any participant lacks an axis.
func (d *drawing) pads() bool {
	for _, column := range d.trace.Columns {
		if slices.ContainsFunc(column.Meetings, engine.Meeting.Padded) {
			return true
		}
	}
	return false
}

// stretches returns the axes along which an operand repeats, in the order in
// which they are shown: from the right, like the rule; but from the outside
// where lengths vary, because a row can only be filled once it exists.
func (d *drawing) stretches() []int {
	var axes []int
	for k, column := range d.trace.Columns {
		if slices.ContainsFunc(column.Meetings[:len(d.trace.Operands)], func(m engine.Meeting) bool { return m.Stretched }) {
			axes = append(axes, k)
		}
	}
	if !d.ragged {
		slices.Reverse(axes)
	}
	return axes
}

// blamed returns the axis that the story ends at: the one that [engine.Trace.Err]
// names.
func (d *drawing) blamed() int {
	conflicts := d.trace.Conflicts()
	if d.ragged {
		return conflicts[0]
	}
	return conflicts[len(conflicts)-1]
}
