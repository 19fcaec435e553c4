package scene

import (
	"math"
	"strings"

	"shapecast/app/words"
	"shapecast/engine"
)

// Widths in pixels at which a figure is laid out in another way.
const (
	minWidth  = 280
	phone     = 480 // below it everything is a little tighter
	besides   = 880 // from it on the table is beside the arrays
	wideTable = 344
	between   = 32 // from the table to the arrays
	usual     = 720
	capRoom   = 22 // for "shape" and "values"
	stageTall = 316
	deepRoom  = 60 // more, where rows of rows would have no numbers
)

// Build lays out a trace and its story. The trace may have failed: the scene
// then ends at the axis that does not fit.
func Build(t engine.Trace, o Options) Scene {
	lang := words.Of(string(o.Lang))
	story := words.StoryOf(lang, t)
	m := measure(t, story, lang)
	f := &film{measured: m, timed: &timed{}}
	width := float64(max(pick(o.Width == 0, usual, o.Width), minWidth))
	m.small = width < phone
	m.two = m.small && m.rank > 0
	m.asks = m.asks && !(m.small && m.fails)
	s := Scene{W: width, Lang: lang, Title: story.Spoken()}
	var tab *table
	if width >= besides {
		tab = f.layBeside(&s)
	} else {
		tab = f.layBelow(&s)
	}
	s.Root = append(s.Root, tab.draw(), f.arrays())
	s.Chips, s.Names, s.Heads = tab.chips, tab.rowNames(), tab.heads()
	s.Dur, s.Marks = f.dur, f.marks(story.Say)
	s.Poster = f.poster()
	s.Point = f.pointing()
	s.Reading = f.reading()
	return s
}

// layBeside puts the table at the left of the arrays.
func (f *film) layBeside(s *Scene) *table {
	tab := tableOf(f, 0, 0, wideTable)
	s.H = max(math.Round(tab.height()+2*capRoom), stageTall)
	f.x, f.y = wideTable+between, tagRoom
	if f.fit(s.W-f.x, s.H-f.y-8); f.tiles {
		f.y += capRoom + 6 // for the legend
		f.fit(s.W-f.x, s.H-f.y-8)
	}
	if need := f.need(); need > f.height {
		s.H, f.height = s.H+math.Ceil(need-f.height), need
	}
	tab.y = math.Round((s.H - tab.height()) / 2)
	*f.timed = *timesOf(f.measured)
	s.Root = append(s.Root, f.caps(0, tab.y-capRoom, f.x, tab.y-capRoom)...)
	return tab
}

// need returns the height that the arrays take.
func (f *film) need() float64 {
	first, second := f.tall()
	return first + pick(second > 0, second+f.lineRoom(), 0)
}

// layBelow puts the arrays below the table.
func (f *film) layBelow(s *Scene) *table {
	tab := tableOf(f, 0, 0, s.W)
	if !f.small && f.rank > 0 {
		tab.w = min(s.W, 440)
	}
	below := tab.height()
	room := f.roomBelow()
	f.x, f.y = 0, below+capRoom+pick(f.small, 0.0, tagRoom-6)
	f.fit(s.W, room-pick(f.small, 0.0, tagRoom))
	if f.two && f.cards && f.cell < textCell {
		f.two = false // three columns of cards, as high as two lines
		f.fit(s.W, room+deepRoom)
	}
	f.height = f.need()
	*f.timed = *timesOf(f.measured)
	s.H = math.Ceil(f.y + f.height + 8)
	s.Root = append(s.Root, f.caps(0, tab.head/2-8, 0, below)[pick(tab.column(0) < 60, 1, 0):]...)
	return tab
}

// roomBelow returns the height that arrays may take below a table. On a phone the
// screen has to hold what is said under them too, and what is asked.
func (f *film) roomBelow() float64 {
	verdict, _ := engine.Judge(f.trace)
	switch {
	case !f.small:
		return 300
	case verdict == engine.RunsCheck && !f.anyRagged():
		return 205
	}
	return 250
}

// caps writes what the table and the arrays show.
func (f *film) caps(x, y, vx, vy float64) []*Node {
	font := Font{Size: 12}
	values := f.lang.In("values", "数值")
	if legend := f.legend(); legend != "" {
		values = f.captioned(values, legend, font)
	}
	shape := text(Mute, x, y+12, f.lang.In("shape", "形状"), font)
	plain := text(Mute, vx, vy+12, values, font)
	longer := values + " · " + f.dashed()
	if f.dashed() == "" || font.Width(longer) > f.width {
		return []*Node{shape, plain}
	}
	here := fades(0, turn{f.at(words.Stretch) + .2, .25, 1}, turn{f.closes, .25, 0})
	after := text(Mute, vx+font.Width(values+" "), vy+12, "· "+f.dashed(), font).fading(here)
	return []*Node{shape, plain, after}
}

// captioned returns the caption of the values with the legend, which alone says enough
// where both have no room.
func (f *film) captioned(values, legend string, font Font) string {
	if both := values + " · " + legend; font.Width(both) <= f.width {
		return both
	}
	return font.fit(legend, f.width)
}

// dashed says what is not stored, where something is read again.
func (f *film) dashed() string {
	if f.growing(len(f.sheets)) == 0 || f.crowded() {
		return ""
	}
	return f.lang.In("dashed: not stored", "虚线：不占内存")
}

// crowded reports whether the names over the arrays are as high as the captions.
func (f *film) crowded() bool {
	return f.y <= tagRoom && f.height-f.need() < 2*capRoom
}

// legend says which axes a tile holds, and where those before it run.
func (f *film) legend() string {
	switch {
	case !f.tiles:
		return ""
	case f.meshed: // of a product, whose tiles have axes of their own
		return f.lang.In("one tile = one matrix", "一块 = 一个矩阵")
	}
	name := func(k int) string {
		if n := axisName(f.trace.Columns[k]); n != "" {
			return n
		}
		return f.lang.Axis(k)
	}
	var runs []string
	for k := f.first; k < f.leaf; k++ {
		runs = append(runs, name(k)+" "+pick(f.across[k], "→", "↓"))
	}
	tile := f.lang.In("one tile = ", "一块 = ") + name(f.rank-2) + " × " + name(f.rank-1)
	return strings.Join(append(runs, tile), " · ")
}

// marks returns the steps with what is said at each.
func (f *film) marks(say func(words.Stop) words.Say) []Mark {
	marks := make([]Mark, len(f.beats))
	for i, b := range f.beats {
		end := f.dur
		if i+1 < len(f.beats) {
			end = f.beats[i+1].start
		}
		if b.struck {
			b.start, b.motion, end = f.dur, 0, f.dur
		}
		marks[i] = Mark{Stop: b.stop, Start: b.start, End: end, At: b.rests(), Name: f.lang.StopName(b.stop),
			Say: say(b.stop), Empty: b.empty && !b.struck, Struck: b.struck}
	}
	return marks
}

// poster returns the moment that shows most: what is read again, or why it
// fails.
func (f *film) poster() float64 {
	switch {
	case f.fails:
		return f.beats[f.last].rests()
	case f.growing(len(f.sheets)) > 0:
		return f.beats[words.Stretch].rests()
	}
	return f.beats[words.Compute].rests()
}
