package scene

import (
	"math"
	"slices"

	"shapecast/app/words"
)

// Lengths in seconds. A step rests for about half as long as it moves, so that
// something moves in two thirds of the time.
const (
	emptyTime  = 0.3
	slideTime  = 0.7 // of Line up
	padTime    = 0.9
	chipTime   = 0.5  // of a size that arrives at Pad
	matchFirst = 0.7  // for the last axis at Match
	matchNext  = 0.3  // for each other axis
	matchMany  = 0.2  // the same, from rank 4
	matchRow   = 0.14 // for each operand after the second
	settleTime = 0.32 // until the size of an axis comes out
	redTime    = 0.6  // until what has no partner turns red, at Match
	roomAt     = 0.2  // until arrays begin to make room for it, at Match
	roomTime   = 0.6  // that they take
	wantTime   = 0.7  // until the place for a partner is there
	failTime   = 0.3
	unfoldTime = 0.9  // for each operand at Stretch
	unfoldAll  = 2.7  // for all of them, at most
	voidTime   = 0.6  // the same where nothing is read
	openTime   = 0.5  // of the result at Compute
	rowTime    = 0.7  // for a row of results, at most
	allRows    = 2.6  // for all of them, at most
	valueShare = 0.62 // of a row's time, until its values take the place of what meets
	wrapShare  = 0.87 // the same, until they follow a note
	noteTime   = 1.6  // times as long where a note comes before the value
	closeTime  = 0.9
	restShare  = 0.5
	leastRest  = 0.3
	mostRest   = 0.9
	pauseTime  = 0.35 // before the views close
	lastRest   = 0.1  // of the story
)

// The same for a change.
const (
	linkTime  = 0.7  // for the two sizes that are summed along
	linkFirst = 0.2  // until the sizes of a product come
	sizeTime  = 0.5  // for a size of the result
	sizeNext  = 0.15 // from one to the next
	readTime  = 0.5  // until a value that is read is in its cell of the result
	readNext  = 0.6  // from one row of them to the next, at most
	readAll   = 1.3  // from the first row to the last, at most
	valueTime = 0.35 // for a value to appear
	valueAll  = 0.2  // from the first to the last
)

// never is the time of something that does not happen.
var never = math.Inf(1)

// A beat is a step, or a part of one, with its times.
type beat struct {
	stop          words.Stop
	start, motion float64
	empty, struck bool
}

// rests returns the moment at which a step reads as a still.
func (b beat) rests() float64 { return b.start + b.motion }

// Timed says when everything changes.
type timed struct {
	*placed
	marks  []beat                  // the steps
	beats  [words.Compute + 1]beat // what happens in them
	dur    float64
	lines  int     // rows of the result, which are computed one after the other
	each   float64 // for one of them
	opens  float64 // how long the result takes to open
	closes float64 // when the views begin to close, or never
	match  float64 // between two axes at Match
	sums   crossing
	stages []stage
	turns  *block // of a change, whose entries come one after the other
}

// timesOf computes when everything changes.
func timesOf(p *placed) *timed {
	t := &timed{placed: p, closes: never, lines: 1, opens: pick(p.into >= 0 || p.held != nil, 0, openTime)}
	if p.change != nil && p.result != nil {
		t.turns = p.turnsOf()
	}
	t.match = pick(len(p.trace.Columns) > 3, matchMany, matchNext)
	if a := t.computed(); a != nil && t.meets() {
		t.lines = max(1, a.rowsShown())
		t.each = min(rowTime, allRows/float64(t.lines)) * pick(t.noted, noteTime, 1)
		t.lines = pick(t.empty(), 0, t.lines)
	}
	for i, stop := range t.story.Steps() {
		t.add(beat{stop: stop, struck: i > t.story.Last()})
	}
	t.dur = t.last().rests() + lastRest
	if closes := t.rowAt(t.lines) + t.pause(); closes <= t.dur && t.meets() {
		t.closes = closes
	}
	t.stages = t.stagesOf()
	return t
}

// last returns the last step that is reached.
func (t *timed) last() beat { return t.marks[t.story.Last()] }

// add appends a step after the rest of the one before. What happens in it does so one
// thing after the other; where values gather in a step of their own, that is Compute.
func (t *timed) add(b beat) {
	if n := len(t.marks); n > 0 {
		before := t.marks[n-1]
		b.start = before.rests()
		if !before.empty {
			b.start += min(mostRest, max(leastRest, restShare*before.motion))
		}
	}
	at := pick(b.struck, never, b.start)
	for _, part := range partsOf(b.stop) {
		motion := t.motion(part, b.stop)
		if t.beats[part].motion == 0 {
			t.beats[part] = beat{stop: part, start: at, motion: motion, empty: motion == 0}
		}
		at += motion
		b.motion += motion
	}
	switch {
	case b.stop == words.Axis && t.fails && !t.unjoined():
		b.motion += failTime + t.pourTime()
		if t.crosses() {
			t.sums = crossing{opens: at, turns: [][2]int{{}}, step: 2 * min(pairTime*float64(t.pairs()+1), mostPairs)}
			b.motion += t.sums.end() - at
		}
	case b.stop == words.Result && t.crosses() && !t.fails:
		t.sums = t.crossing(b.start)
	}
	if b.motion == 0 {
		b.motion, b.empty = emptyTime, true
	}
	t.marks = append(t.marks, b)
}

// axisParts are the parts of the first step of a change, which are steps of their own
// elsewhere.
var axisParts = []words.Stop{words.Pad, words.Match, words.Stretch}

func partsOf(step words.Stop) []words.Stop {
	switch step {
	case words.Axis:
		return axisParts
	case words.Gather, words.Result:
		return []words.Stop{words.Compute}
	}
	return []words.Stop{step}
}

// motion returns how long a part of a step moves.
func (t *timed) motion(part, step words.Stop) float64 {
	switch {
	case part == words.LineUp:
		return pick(slices.ContainsFunc(t.operands, func(a *array) bool { return t.slides(a.who) > 0 }), slideTime, 0)
	case part == words.Pad:
		return t.padTime()
	case part == words.Match && (t.change == nil || t.unjoined()):
		return t.matchTime()
	case part == words.Match:
		return t.sizesTime()
	case part == words.Stretch:
		return t.stretchTime()
	case step == words.Result:
		return t.resultTime()
	case step != words.Gather:
		return t.computeTime()
	case t.gathers():
		return t.gatherTime()
	}
	return 0
}

// at returns when a step begins to move.
func (t *timed) at(stop words.Stop) float64 { return t.beats[stop].start }

// rowAt returns when row r of the result is computed.
func (t *timed) rowAt(r int) float64 { return t.at(words.Compute) + t.opens + float64(r)*t.each }

// unfolds returns when and for how long operand n opens.
func (t *timed) unfolds(n int) (start, dur float64) {
	dur = t.beats[words.Stretch].motion / float64(max(t.stretches(), 1))
	return t.at(words.Stretch) + dur*float64(t.growing(n)), dur
}

// settles returns when the size of axis k comes out.
func (t *timed) settles(k int) float64 {
	return t.at(words.Match) + float64(len(t.trace.Columns)-1-k)*t.match + settleTime + t.manyRows()
}

// manyRows returns the extra time for an axis where more than two operands meet.
func (t *timed) manyRows() float64 { return matchRow * float64(max(len(t.operands)-2, 0)) }

// slides returns how many columns the chips of an operand move at Line up. Those of a
// product are in their columns from the start.
func (m *measured) slides(n int) int {
	if m.product != nil {
		return 0
	}
	return max(slices.IndexFunc(m.sizes[n], func(s size) bool { return !s.padded }), 0)
}

// gainsAt returns when arrays gain axes: at Pad, and by name when an axis that is absent
// is read.
func (t *timed) gainsAt() float64 {
	switch {
	case !t.byName():
		return t.at(words.Pad)
	case t.stretches() == 0:
		return never
	}
	return t.at(words.Stretch)
}

// padTime returns how long Pad moves: brackets take longer than sizes.
func (t *timed) padTime() (time float64) {
	if t.byName() {
		return 0
	}
	for n, a := range t.operands {
		if slices.Contains(a.padded[min(a.first, a.rank):min(a.leaf, a.rank)], true) {
			return padTime
		} else if slices.ContainsFunc(t.sizes[n], func(s size) bool { return s.padded }) {
			time = chipTime
		}
	}
	return time
}

// chipAt returns when a size that is added arrives: with its brackets.
func (t *timed) chipAt() float64 { return t.beats[words.Pad].rests() - chipTime }

func (t *timed) matchTime() float64 {
	if len(t.trace.Columns) == 0 {
		return 0
	}
	return matchFirst + t.match*float64(len(t.trace.Columns)-1) + t.manyRows() + pick(t.fails, failTime, 0)
}

func (t *timed) stretchTime() float64 {
	return min(pick(slices.ContainsFunc(t.operands, (*array).copied), unfoldTime, voidTime)*float64(t.stretches()), unfoldAll)
}

func (t *timed) computeTime() float64 {
	if t.fails || t.computed() == nil {
		return 0
	}
	time := t.opens + float64(t.lines)*t.each + pick(t.into >= 0, overTime, 0)
	if t.stretches() == 0 {
		return time + pick(t.lines > 1, pauseTime, 0) // until all rows are lit again
	}
	return time + closeTime + t.pause()
}

// pause returns how long it takes from the last row until the views close.
func (t *timed) pause() float64 { return pick(t.lines > 0, pauseTime, 0) }

// empty reports whether the result has no cell.
func (m *measured) empty() bool {
	n, err := m.trace.Result().Count()
	return err == nil && n == 0
}

func (t *timed) sizesTime() float64 {
	rank := t.change.To.Shape.Rank()
	time := sizeTime + sizeNext*float64(max(rank-1, 0))
	return pick(t.product == nil, time, max(linkTime, pick(rank > 0, linkFirst+time, 0)))
}

// pourTime returns how long values come into a shape that they do not fill.
func (t *timed) pourTime() float64 {
	if !t.unfilled() {
		return 0
	}
	return t.gatherTime()
}

func (t *timed) gatherTime() float64 { return t.readAfter(len(t.turns.kids)-1) + readTime }

// resultTime returns how long the last step of a change moves. Where nothing is
// gathered the values come at the result.
func (t *timed) resultTime() float64 {
	switch {
	case t.fails:
		return 0
	case t.meets():
		return t.computeTime()
	case t.crosses():
		return t.crossing(0).time()
	}
	time := pick(t.gathers(), 0, t.gatherTime())
	if t.sourced() && !t.views() {
		time += valueTime + pick(t.several(), valueAll, 0)
	}
	return time
}
