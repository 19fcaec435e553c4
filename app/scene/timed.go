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
	chipTime   = 0.5 // of a size that arrives at Pad
	matchFirst = 0.7 // for the last axis at Match
	matchNext  = 0.3 // for each other axis
	matchMany  = 0.2 // the same, from rank 4
	failTime   = 0.3
	unfoldTime = 0.9 // for each operand at Stretch
	voidTime   = 0.6 // the same where nothing is read
	openTime   = 0.5 // of the result at Compute
	rowTime    = 0.7 // for a row of results, at most
	allRows    = 2.6 // for all of them, at most
	noteTime   = 1.6 // times as long where a note comes before the value
	closeTime  = 0.9
	restShare  = 0.5
	leastRest  = 0.3
	mostRest   = 0.9
	pauseTime  = 0.35 // before the views close
)

// never is the time of what does not happen.
var never = math.Inf(1)

// A beat is a step with its times.
type beat struct {
	stop          words.Stop
	start, motion float64
	empty, struck bool
}

// rests returns the moment at which a step reads as a still.
func (b beat) rests() float64 { return b.start + b.motion }

// Timed is when everything changes.
type timed struct {
	beats  []beat
	dur    float64
	last   int     // the last step that is reached
	row    float64 // for a row of results
	rows   int
	opens  float64 // how long the result takes to open
	closes float64 // when the views begin to close, or never
	match  float64 // between two axes at Match
}

// timesOf returns the times of a trace's steps.
func timesOf(m *measured) *timed {
	c := &timed{rows: max(1, m.rowsShown()), match: pick(m.rank > 3, matchMany, matchNext), opens: pick(m.into, 0, openTime)}
	c.row = min(rowTime, allRows/float64(c.rows)) * pick(m.noted, noteTime, 1)
	if m.empty() {
		c.rows = 0
	}
	lengths := [...]float64{words.LineUp: m.lineUpTime(), words.Pad: m.padTime(), words.Match: c.matchTime(m),
		words.Stretch: m.stretchTime(), words.Compute: c.computeTime(m)}
	c.last = m.story.Last()
	for i, stop := range m.story.Steps() {
		c.add(beat{stop: stop, motion: lengths[stop], struck: i > c.last})
	}
	c.dur = c.beats[c.last].rests() + 0.1
	c.closes = c.rowAt(c.rows) + pick(c.rows > 0, pauseTime, 0)
	if c.closes > c.dur {
		c.closes = never
	}
	return c
}

// add appends a step after the rest of the one before.
func (c *timed) add(b beat) {
	if n := len(c.beats); n > 0 {
		before := c.beats[n-1]
		b.start = before.rests()
		if !before.empty {
			b.start += min(mostRest, max(leastRest, restShare*before.motion))
		}
	}
	if b.motion == 0 {
		b.motion, b.empty = emptyTime, true
	}
	c.beats = append(c.beats, b)
}

// at returns when a step begins to move.
func (c *timed) at(stop words.Stop) float64 { return c.beats[stop].start }

// rowAt returns when row r of the result is computed.
func (c *timed) rowAt(r int) float64 { return c.at(words.Compute) + c.opens + float64(r)*c.row }

// unfolds returns when and for how long the operand opens that is the i-th to do so.
func (c *timed) unfolds(i, of int) (start, dur float64) {
	dur = c.beats[words.Stretch].motion / float64(max(of, 1))
	return c.at(words.Stretch) + dur*float64(i), dur
}

// settles returns when the size of axis k comes out.
func (c *timed) settles(m *measured, k int) float64 {
	return c.at(words.Match) + float64(m.rank-1-k)*c.match + 0.32 + 0.14*float64(max(len(m.sheets)-2, 0))
}

func (m *measured) lineUpTime() float64 {
	for i := range m.sheets {
		if m.sheets[i].slides() != 0 {
			return slideTime
		}
	}
	return 0
}

// slides returns how many columns the chips of a sheet move at Line up.
func (s *sheet) slides() int {
	n := 0
	if s.lined {
		return 0
	}
	for _, padded := range s.padded {
		if !padded {
			break
		}
		n++
	}
	if n == len(s.padded) {
		return 0
	}
	return n
}

func (m *measured) padTime() float64 {
	t := 0.0
	for i := range m.sheets {
		switch chip, bracket := m.gains(&m.sheets[i]); {
		case bracket:
			return padTime
		case chip:
			t = chipTime
		}
	}
	return t
}

// gains reports whether a sheet gains an axis, and whether its brackets are
// drawn.
func (m *measured) gains(s *sheet) (axis, bracket bool) {
	for k, padded := range s.padded {
		axis = axis || padded
		bracket = bracket || padded && k >= m.first && k < m.leaf
	}
	return axis, bracket
}

// chipAt returns when a size that is added arrives: with its brackets.
func (c *timed) chipAt() float64 {
	b := c.beats[words.Pad]
	return b.start + b.motion - chipTime
}

func (c *timed) matchTime(m *measured) float64 {
	if m.rank == 0 {
		return 0
	}
	t := matchFirst + c.match*float64(m.rank-1) + 0.14*float64(max(len(m.sheets)-2, 0))
	return t + pick(m.fails, failTime, 0)
}

// growing returns how many operands are read again, up to number n.
func (m *measured) growing(n int) int {
	count := 0
	for i := range m.sheets[:n] {
		count += pick(m.sheets[i].grows, 1, 0)
	}
	return count
}

func (m *measured) stretchTime() float64 {
	opens := slices.ContainsFunc(m.sheets, func(s sheet) bool { return s.grows && !s.void })
	return min(pick(opens, unfoldTime, voidTime)*float64(m.growing(len(m.sheets))), 2.7)
}

func (c *timed) computeTime(m *measured) float64 {
	if m.fails || m.result == nil && !m.into {
		return 0
	}
	t := c.opens + float64(c.rows)*c.row
	if m.growing(len(m.sheets)) == 0 {
		return t + pick(c.rows > 1, pauseTime, 0) // until all rows are lit again
	}
	return t + closeTime + pick(c.rows > 0, pauseTime, 0)
}

// empty reports whether the result has no cell.
func (m *measured) empty() bool {
	if m.fails {
		return false
	}
	n, err := m.trace.Result().Count()
	return err == nil && n == 0
}

// rowsShown counts the innermost lists of the result that are shown.
func (m *measured) rowsShown() int {
	if m.fails {
		return 0
	}
	rows := map[*block]int{}
	m.number(rows, m.lay(ruled{axes: m.trace.Result().Axes}))
	return len(rows)
}
