package scene

import (
	"math"
	"slices"

	"shapecast/app/words"
	"shapecast/engine"
)

// BuildChange lays out how one array is made into another: its axes first, then
// its values.
func BuildChange(c engine.Change, o Options) Scene {
	lang := words.Of(string(o.Lang))
	width := float64(max(pick(o.Width == 0, usual, o.Width), minWidth))
	x := newChanging(c, lang, width < phone)
	s := Scene{W: width, Lang: lang, Title: x.story.Question()}
	x.layOut(&s)
	s.Root = append(s.Root, x.axes(), x.values())
	s.Chips = x.table.chips
	s.Dur, s.Marks = x.dur, x.marks(x.story.Say)
	s.Poster = x.beats[x.story.Last()].rests()
	s.Reading = x.reading()
	return s
}

// A changing is the figure of a change in the making.
type changing struct {
	*film
	story  words.ChangeStory
	change engine.Change
	table  *table
	matrix *product // nil for all but a matrix product
	arrays []*plain // From, With, To
	sign   Font

	stacked bool // the result is on a line of its own
}

// A plain array is one that does not stretch, with a grid for its own rank.
type plain struct {
	*measured
	sheet
	root *block
	at   point
	tag  float64 // where its name is, below its top
}

func newChanging(c engine.Change, lang words.Lang, small bool) *changing {
	operands := append([]engine.Operand{c.From}, c.With...)
	t := engine.Trace{Operands: operands}
	rank := c.To.Shape.Rank()
	for _, o := range operands {
		rank = max(rank, o.Shape.Rank())
	}
	if c.Batches != nil {
		rank = productOf(c).columns()
	}
	t.Columns = make([]engine.Column, rank)
	story := words.ChangeStoryOf(lang, c)
	names := story.Names()
	x := &changing{story: story, change: c}
	x.film = &film{measured: &measured{data: &data{trace: t}, lang: lang, names: names, rank: rank, grid: grid{small: small}}, timed: &timed{}}
	for n, o := range operands {
		a := shownOf(o.Array)
		x.arrays = append(x.arrays, newPlain(x.measured, n, names[n], &a))
	}
	to := shownOf(resultOf(c))
	x.arrays = append(x.arrays, newPlain(x.measured, -1, lang.In("result", "结果"), &to))
	if c.Batches != nil {
		x.matrix = productOf(c)
		x.matrix.join(x)
	}
	return x
}

func newPlain(m *measured, who int, name string, a *shownArray) *plain {
	own := &measured{data: m.data, lang: m.lang, rank: a.Shape.Rank(), grid: m.grid}
	r := ruled{axes: a.Shape.Axes}
	p := &plain{measured: own, sheet: newSheet(who, name, own.rank), tag: overArray}
	p.stored, p.seen, p.value = r, r, a.at
	own.sheets = []sheet{p.sheet}
	own.tiles = own.rank > 4 || own.rank > 2 && r.large()
	return p
}

// large reports whether an array has more values than can be shown as cells.
func (r ruled) large() bool {
	count := 1
	for _, a := range r.axes {
		if count *= a.Size; a.Ragged() {
			return false
		} else if a.Size > 6 {
			return true
		}
	}
	return count > 48
}

// layOut finds the places of the table and the arrays, and the times.
func (x *changing) layOut(s *Scene) {
	beside := s.W >= besides
	w := pick(beside, wideTable, pick(x.small, s.W, min(s.W, 440)))
	x.table = tableOf(x.film, 0, 0, w)
	if x.matrix != nil {
		x.table = tableOf(&film{measured: x.measured, timed: x.matrix.timed}, 0, 0, w)
	}
	tall := x.table.height()
	if beside {
		x.film.x, x.film.y = w+between, tagRoom
		s.H = math.Round(max(tall+2*capRoom, stageTall))
		x.table.y = math.Round((s.H - tall) / 2)
		x.height = s.H - tagRoom - 8
	} else {
		x.film.y = tall + capRoom + pick(x.small, 4.0, tagRoom)
		x.height = 250
	}
	x.width = s.W - x.film.x
	x.sign = Font{Size: 22}
	used := x.fitArrays()
	if !beside {
		x.height = min(x.height, used)
		s.H = math.Ceil(x.film.y + used + 12)
	}
	x.settleArrays()
	x.times()
	capY := pick(beside, x.table.y-capRoom, x.table.head/2-8)
	shown := x.film
	if x.matrix != nil && x.matrix.batches != nil {
		shown = x.matrix.batches
	}
	s.Root = append(s.Root, shown.caps(0, capY, x.film.x, pick(beside, capY, tall))...)
}

// Lengths in seconds.
const (
	sizeTime   = 0.5  // for a size of the result
	sizeNext   = 0.15 // from one to the next
	travelTime = 0.6  // for a value's way into the result
	gatherAll  = 1.2  // from the first that sets out to the last
	valueTime  = 0.35 // for a value to appear
	valueAll   = 0.2  // from the first to the last
)

// motion returns how long a step moves. Where nothing is gathered the values
// come at the result.
func (x *changing) motion(stop words.Stop) float64 {
	switch {
	case stop == words.Axis:
		return x.axesTime()
	case stop == words.Gather:
		return x.gatherTime()
	case x.gathers():
		return x.resultTime()
	}
	return x.gatherTime() + x.resultTime()
}

func (x *changing) gathers() bool { return slices.Contains(x.story.Steps(), words.Gather) }

func (x *changing) axesTime() float64 {
	return sizeTime + sizeNext*float64(max(x.change.To.Shape.Rank()-1, 0))
}

// several reports whether the result's values come one after the other.
func (x *changing) several() bool {
	to := x.arrays[len(x.arrays)-1]
	return to.rank > 0 && len(to.root.kids) > 1
}

func (x *changing) gatherTime() float64 { return travelTime + pick(x.several(), gatherAll, 0) }

func (x *changing) resultTime() float64 {
	if !x.travels() {
		return 0 // the values are there
	}
	return valueTime + pick(x.several(), valueAll, 0)
}

// times gives every step its time.
func (x *changing) times() {
	if x.matrix != nil {
		x.matrix.times()
		return
	}
	x.rows = min(max(1, len(x.arrays[len(x.arrays)-1].root.kids)), 12)
	for _, stop := range x.story.Steps() {
		b := beat{stop: stop, motion: x.motion(stop)}
		if x.story.Empty(stop) {
			b.motion = 0
		}
		x.add(b)
	}
	x.dur = x.beats[len(x.beats)-1].rests() + .1
}

// room of the sign between two arrays.
func (x *changing) signWidth(i int) float64 {
	if i == len(x.arrays)-2 {
		return max(44, Font{Size: 13}.Width(x.change.Name)+16)
	}
	return 24
}

// before returns the room of the sign before array i.
func (x *changing) before(i int) float64 {
	if i == 0 {
		return 0
	}
	return x.signWidth(i - 1)
}

// fitArrays finds the largest cells with which all arrays have room, and
// returns the height they take. On a phone the result has a line of its own where
// not all of it would have room beside the others.
func (x *changing) fitArrays() float64 {
	if x.matrix != nil && x.matrix.batches != nil {
		return x.matrix.fitBatches()
	}
	h := x.fitLines()
	if x.small && x.matrix == nil && slices.ContainsFunc(x.arrays, (*plain).cramped) {
		x.stacked = true
		h = x.fitLines()
	}
	return h
}

// cramped reports whether an array has cells without text, or dots for cells.
func (p *plain) cramped() bool { return !p.tiles && (p.cell < textCell || p.leftOut()) }

func (x *changing) fitLines() (h float64) {
	measure := x.measureArrays
	if x.matrix != nil {
		measure = x.matrix.measureCross
	}
	for _, limit := range limits {
		for cell := pick(x.small, 36.0, 48.0); cell >= limit.cell; cell -= 2 {
			var w float64
			if w, h = measure(limit.most, cell); w <= x.width && h <= x.height {
				return h
			}
		}
	}
	return h
}

// lineGap is between the lines of arrays.
const lineGap = 18

// lines returns how many of the arrays are on each line.
func (x *changing) lines() []int {
	if x.stacked {
		return []int{len(x.arrays) - 1, 1}
	}
	return []int{len(x.arrays)}
}

// measureArrays gives every array a grid with such cells, and returns what they
// take.
func (x *changing) measureArrays(most int, cell float64) (w, h float64) {
	i := 0
	for line, n := range x.lines() {
		wide, high := 0.0, 0.0
		for _, p := range x.arrays[i : i+n] {
			if p.grid = p.gridOf(most, pick(p.tiles, cell*1.4, cell), 0); p.rank == 0 {
				p.grid.cell = cell
			}
			pw, ph := p.size(p.stored, p.first, 0)
			wide, high = wide+x.before(i)+pw+2*edge, max(high, ph)
			i++
		}
		w, h = max(w, wide), h+high+pick(line > 0, lineGap, 0.0)
	}
	return w, h
}

// settleArrays places the arrays in the middle of the room.
func (x *changing) settleArrays() {
	if x.matrix != nil {
		x.matrix.settle()
		return
	}
	for _, p := range x.arrays {
		p.root = p.lay(p.stored)
	}
	i, y := 0, x.film.y
	for _, n := range x.lines() {
		line := x.arrays[i : i+n]
		w, h := 0.0, 0.0
		for k, p := range line {
			w, h = w+x.before(i+k)+p.root.w+2*edge, max(h, p.root.h)
		}
		cx, cy := x.film.x+(x.width-w)/2, y+pick(x.stacked, h, x.height)/2
		for k, p := range line {
			cx += x.before(i + k)
			p.at = point{math.Round(cx + edge), math.Round(cy - p.root.h/2)}
			cx += p.root.w + 2*edge
		}
		i, y = i+n, y+h+lineGap
	}
}

// values draws the arrays, and the result's values coming out of them.
func (x *changing) values() *Node {
	if x.matrix != nil {
		return x.matrix.draw()
	}
	g := group()
	last := len(x.arrays) - 1
	for i, p := range x.arrays[:last] {
		g.add(p.draw(x.unread()), x.signBefore(i+1))
	}
	to := x.arrays[last]
	start, shown := x.beats[1].start, x.beats[len(x.beats)-1].start
	if !x.gathers() {
		shown += x.gatherTime()
	}
	g.add(to.draw(func(b *block, s spot) []Fade {
		if !x.travels() {
			return fades(0, turn{x.comes(s.index, start), travelTime, 1})
		}
		return fades(0, turn{shown + valueAll*x.order(s.index), valueTime, 1})
	}))
	return g.add(x.travellers(start, shown)...)
}

// signBefore draws what is between array i and the one before: a comma, or an
// arrow with the name of what is done.
func (x *changing) signBefore(i int) *Node {
	p := x.arrays[i]
	sx, y := p.at.x-edge-x.before(i)/2, p.at.y+p.root.h/2
	if i < len(x.arrays)-1 {
		return centred(Mute, box{sx, y, 0, 0}, ",", x.sign)
	}
	return group(line(Ink, sx-14, y, 28, 0), line(Ink, sx+8, y-5, 6, 5), line(Ink, sx+8, y+5, 6, -5),
		centred(Mute, box{sx, y - 18, 0, 0}, x.change.Name, Font{Size: 13}))
}

// draw draws an array at its place; fade is the opacity of its values, nil
// where they are there throughout.
func (p *plain) draw(fade func(b *block, s spot) []Fade) *Node {
	g := group().at(p.at.x, p.at.y).by(p.who)
	p.walk(g, p.root, point{}, spot{index: make([]int, p.rank)}, fade)
	if !p.small {
		g.add(p.label(p.tag, p.root.w))
	}
	return g
}

func (p *plain) walk(g *Node, b *block, at point, s spot, fade func(b *block, s spot) []Fade) {
	if b.axis == p.leaf {
		cell := group().at(at.x, at.y)
		switch {
		case s.left():
			cell.add(p.dots(b, s.across, s.down))
		case p.who < 0:
			cell.add(p.unit(&p.sheet, Slot, b, s.index), p.unit(&p.sheet, Result, b, s.index).fading(fade(b, s)))
		case fade != nil:
			cell.add(p.unit(&p.sheet, Stored, b, s.index).fading(fade(b, s)))
		default:
			cell.add(p.unit(&p.sheet, Stored, b, s.index))
		}
		g.add(cell)
		return
	}
	if !s.left() {
		roles := pick(p.who < 0, [...]Role{Frame, Inside, FramePanel}, [...]Role{Bracket, Inner, Panel})
		g.add(p.enclosed(roles, p.who, b).at(at.x, at.y))
	}
	for _, kid := range b.kids {
		p.walk(g, kid, point{at.x + kid.x, at.y + kid.y}, p.grid.into(s, b, kid), fade)
	}
}
