package scene

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"shapecast/app/words"
	"shapecast/engine"
)

// Widths in pixels at which the layout changes, and the room that its parts have.
const (
	minWidth    = 280
	phone       = 480 // below it everything is a little tighter
	besides     = 880 // from it on the table is beside the arrays
	wideTable   = 344
	columnTable = 440 // the same above the arrays, at most
	between     = 32  // from the table to the arrays
	usual       = 720
	capRoom     = 22 // for "shape" and "values"
	tableRoom   = 20 // over and under a table beside arrays
	captionRoom = 28 // for a caption above the names of the arrays
	nameRoom    = 18 // an array whose top is less below that of the table has its name beside the caption
	stageTall   = 316
	stageMost   = 352 // with such a caption: what is below has room in 720
	deepTall    = 512 // of a phone's figure, where rows of rows would have no numbers
	cardsRoom   = 60  // more, where cards would have none
	columnRoom  = 270
	phoneRoom   = 250
	checkRoom   = 205 // where a question is asked below the figure
	margin      = 8   // below the arrays
)

// Build lays out a trace and its story, or where there is a change how one array is made into
// another. It may have failed: the scene then ends at the axis that does not fit.
func Build(t *engine.Trace, c *engine.Change, o Options) Scene {
	lang, small := words.Of(string(o.Lang)), o.width() < phone
	if c != nil {
		story := words.ChangeStoryOf(lang, *c)
		s := measureChange(*c, story, lang, small).scene(o)
		s.Title, s.Names = story.Question()+story.Letters(), nil
		return s
	}
	story := words.StoryOf(lang, *t)
	m := measureTrace(*t, story, lang, small)
	s := m.scene(o)
	s.Title, s.Point = story.Spoken()+story.Letters(), m.pointing(story)
	return s
}

func (o Options) width() float64 { return float64(max(pick(o.Width == 0, usual, o.Width), minWidth)) }

// scene places, times and draws the figure.
func (m *measured) scene(o Options) Scene {
	p := placed{measured: m}
	s := Scene{W: o.width(), Lang: m.lang}
	if s.W >= besides {
		p.layBeside(&s)
	} else {
		p.layBelow(&s)
	}
	if story, ok := m.story.(*words.Story); ok {
		story.Folded = m.tiles || m.cards || m.first > 0
	}
	t := timesOf(&p)
	tab := &table{timed: t, columns: &p.columns, out: group()}
	s.Root = append(t.captions(), tab.draw(), t.arrays())
	s.Chips, s.Names = tab.chips, p.columns.rowNames(len(m.operands))
	s.Dur, s.Marks, s.Poster = t.dur, t.steps(), t.poster()
	s.Reading = t.reading()
	return s
}

// layBeside puts the table at the left of the arrays.
func (p *placed) layBeside(s *Scene) {
	p.columns = columnsOf(p.measured, wideTable)
	tall := p.columns.height()
	low := max(math.Round(tall+2*tableRoom), stageTall)
	p.x = wideTable + between
	lay := func(height, y float64) {
		s.H, p.y = height, y
		p.fit(s.W-p.x, height-y-margin)
	}
	if lay(low, tagRoom); p.unread() && !p.fails {
		if lay(max(low, stageMost), tagRoom+captionRoom); !p.readable() {
			lay(low, tagRoom)
		}
	}
	p.columns.y = math.Round((s.H - tall) / 2)
	if p.y == tagRoom && p.crowded() {
		lay(max(s.H, min(s.H+captionRoom, stageMost)), tagRoom+captionRoom)
	}
	caption := p.columns.y - capRoom
	if p.y > tagRoom {
		caption = min(caption, p.y-captionRoom-capRoom/2-3)
	}
	if need := p.need(); need > p.height {
		s.H, p.height = s.H+math.Ceil(need-p.height), need
	}
	p.shape, p.values = point{0, p.columns.y - capRoom}, point{p.x, caption}
}

// layBelow puts the arrays below the table.
func (p *placed) layBelow(s *Scene) {
	p.columns = columnsOf(p.measured, s.W)
	if !p.small && p.columns.count > 0 {
		p.columns.w = min(s.W, columnTable)
	}
	below, room := p.columns.height(), p.roomBelow()
	p.x, p.y = 0, below+capRoom+pick(p.small, 0.0, tagRoom-6)
	if p.fit(s.W, room); p.small && (p.unread() || p.improvable(room)) {
		deep, worth := pick(p.cards, room+cardsRoom, deepTall-p.y-margin), p.worth()
		if p.fit(s.W, deep); p.worth() <= worth {
			p.fit(s.W, room)
		}
	}
	if p.height = p.need(); len(p.caption()) > 1 {
		p.y += captionLine
	}
	s.H = math.Ceil(p.y + p.height + margin)
	p.shape, p.values = point{0, p.columns.head/2 - 8}, point{0, below}
	if len(p.faults) > 0 && !p.small && captionFont.Width(p.caption()[0]) > p.columns.column(p.faults[0].axis) { // below the reason
		p.values.y, p.y, s.H = p.values.y+captionLine, p.y+captionLine, s.H+captionLine
	}
	p.shapeless = p.columns.column(0) < 60
}

// unread reports whether arrays have few enough values to show them all, and no room for
// them yet.
func (p *placed) unread() bool { return p.rank > 2 && p.valued() && !p.readable() }

// improvable reports whether more height than a room may show values better, and is to be had.
func (p *placed) improvable(room float64) bool {
	if p.meets() {
		return !p.clear() && (room > checkRoom || !p.whole())
	}
	return p.valued() && !p.whole()
}

// roomBelow returns the height that arrays may take below the table. On a phone the words
// under them and a question must fit on the screen too.
func (m *measured) roomBelow() float64 {
	switch {
	case !m.small:
		return columnRoom
	case m.change != nil || m.ragged():
		return phoneRoom
	}
	verdict, _ := engine.Judge(m.trace)
	return pick[float64](verdict == engine.RunsCheck, checkRoom, phoneRoom)
}

// captions writes "shape" over the table and "values" over the arrays, and explains dashed
// cells from Stretch on, to the end: sizes stay dashed when the cells are gone.
func (t *timed) captions() []*Node {
	var list []*Node
	if !t.shapeless {
		list = append(list, text(Mute, t.shape.x, t.shape.y+12, t.shapeCaption(), captionFont))
	}
	lines := t.caption()
	for i, line := range lines {
		list = append(list, t.captionText(i, line))
	}
	if more, last := t.dashed(), len(lines)-1; more != "" { // what is before it stays where it is
		start := t.at(pick(t.meets(), words.Stretch, words.Compute)) + .2
		list[len(list)-1].Fade = until(start)
		longer := strings.TrimPrefix(lines[last]+captionDot+more, captionDot)
		list = append(list, t.captionText(last, longer).fading(from(start)))
	}
	return list
}

// shapeCaption returns "shape", or "shape by axis" where the headings are numbers alone.
func (t *timed) shapeCaption() string {
	long := t.lang.In("shape by axis", "各轴的大小")
	if t.product == nil && t.columns.count > 4 && (!t.small || captionFont.Width(long) < t.columns.column(0)) {
		return long
	}
	return t.lang.In("shape", "形状")
}

const (
	captionLine = 15 // from one line of words over the arrays to the next
	captionDot  = " · "
)

var captionFont = Font{Size: 12}

// captionText writes words into a line over the arrays.
func (t *timed) captionText(line int, said string) *Node {
	return text(Mute, t.values.x, t.values.y+12+captionLine*float64(line), captionFont.fit(said, t.width), captionFont)
}

// dashed returns the words that explain cells that come dashed, "" where there will be none.
func (p *placed) dashed() string { return pick(p.rereads(), "", p.notStored()) }

// notStored says what dashed cells and sizes are, "" where there are none. TensorFlow copies what
// it broadcasts to ragged rows.
func (p *placed) notStored() string {
	switch {
	case !p.rereads() && !p.views() && p.stretches() == 0:
		return ""
	case p.ragged() && p.meets():
		return p.lang.In("dashed: copied in memory", "虚线：在内存里复制")
	}
	return p.lang.In("dashed: not stored", "虚线：不占内存")
}

// rereads reports whether cells are dashed from the start.
func (p *placed) rereads() bool {
	return slices.ContainsFunc(p.operands, func(a *array) bool { return a.again != nil && !a.tiles })
}

// caption returns the words over the arrays, "values", the legend and what is kept, with room
// for what explains dashed cells. On a phone they have two lines. Where they do not fit the
// first ones are left out.
func (p *placed) caption() (lines []string) {
	unknown := pick(p.readable() && slices.ContainsFunc(p.trace.Operands, blank), p.lang.In("blank: not known here", "空白：值未知"), "")
	unjoined := pick(p.unjoined(), p.over(), "")
	parts := append(append([]string{p.lang.In("values", "数值"), p.widened(), unjoined}, p.legend()...), p.kept(), unknown, p.notStored())
	parts = slices.DeleteFunc(parts, func(part string) bool { return part == "" })
	fits := func(parts []string) bool { return captionFont.Width(strings.Join(parts, captionDot)) <= p.width }
	first := 0
	for ; p.small && !fits(parts[first:]) && first < len(parts)-1 && fits(parts[:first+1]); first++ {
	}
	second := parts[first:]
	for ; len(second) > 1 && !fits(second); second = second[1:] {
	}
	if p.dashed() != "" {
		second = second[:len(second)-1]
	}
	if first > 0 {
		lines = append(lines, strings.Join(parts[:first], captionDot))
	}
	return append(lines, strings.Join(second, captionDot))
}

// widened returns the name of an array of which a part is written into, where no name is over it.
func (p *placed) widened() string {
	for _, a := range p.all() {
		if p.small && a.part != nil {
			return a.name
		}
	}
	return ""
}

// kept says that the rest of an array stays as it is where a part of it is written to.
func (m *measured) kept() string {
	out := m.trace.Output
	if out == nil || out.Kind == engine.Target || m.fails {
		return ""
	}
	name, _, indexed := strings.Cut(out.Text, "[")
	whole := out.Owner
	if out.Whole != nil {
		whole = &out.Whole.Array
	}
	if !indexed || slices.ContainsFunc(m.all(), func(a *array) bool { return a.part != nil }) || whole != nil && out.Shape.SameExtent(whole.Shape) {
		return ""
	}
	return m.lang.In("the rest of "+name+" stays", name+" 的其余部分不变")
}

// crowded reports whether the caption would overlap the name of an array.
func (p *placed) crowded() bool {
	end := p.x + captionFont.Width(strings.Join(append(p.caption(), p.dashed()), captionDot))
	for _, now := range p.moments() {
		s := p.spread(now)
		for i, a := range p.operands {
			at, over := s.at[i], max(nameFont.Width(a.called())-a.body.w, 0)/2
			if at.y < p.columns.y+nameRoom && at.x-over < end {
				return true
			}
		}
	}
	return false
}

// legend says which axes a tile holds, in which direction those before it run, and of which
// axes only the first entry is drawn.
func (m *measured) legend() (parts []string) {
	if !m.tiles || !m.meets() {
		return nil
	}
	tile := m.lang.In("one matrix", "一个矩阵") // whose tiles have axes of their own
	if m.product == nil {
		tile = m.listed(span(m.leaf, m.rank), noSign)
	}
	parts = append(parts, m.listed(span(m.first, m.leaf), func(k int) string { return pick(m.across[k], " →", " ↓") }),
		m.lang.In("one tile = ", "一块 = ")+tile)
	hidden := slices.DeleteFunc(span(0, m.first), func(k int) bool { return m.trace.Columns[k].Axis.One() })
	if len(hidden) > 0 {
		parts = append(parts, m.listed(hidden, noSign)+m.lang.In(": first only", "：只画第一个"))
	}
	return parts
}

func noSign(int) string { return "" }

// span returns the axes from one up to another.
func span(from, to int) (axes []int) {
	for k := from; k < to; k++ {
		axes = append(axes, k)
	}
	return axes
}

// listed names axes, with a sign after each: "axes 2 ↓, 3 →".
func (m *measured) listed(axes []int, sign func(k int) string) string {
	var list []string
	numbered := false
	for _, k := range axes {
		name := words.AxisNamed(m.trace.Columns[k])
		numbered = numbered || name == ""
		list = append(list, cmp.Or(name, strconv.Itoa(k))+sign(k))
	}
	all := strings.Join(list, m.lang.In(", ", "、"))
	if numbered {
		return m.lang.In(pick(len(list) == 1, "axis ", "axes "), "轴 ") + all
	}
	return all
}

// steps returns the marks with what is said at each.
func (t *timed) steps() []Mark {
	list := make([]Mark, len(t.marks))
	for i, b := range t.marks {
		end := t.dur
		if i+1 < len(t.marks) {
			end = t.marks[i+1].start
		}
		if b.struck {
			b.start, b.motion, end = t.dur, 0, t.dur
		}
		list[i] = Mark{Stop: b.stop, Start: b.start, End: end, At: b.rests(), Name: t.story.StopName(b.stop),
			Say: t.story.Say(b.stop), Empty: b.empty && !b.struck, Struck: b.struck}
	}
	return list
}

// poster returns the moment that shows most: what comes out, beside the copies that are read for it,
// or why it fails.
func (t *timed) poster() float64 {
	if t.stretches() > 0 && t.into < 0 { // the copies were added to values that the sum has replaced
		return min(t.closes, t.last().rests())
	}
	return t.last().rests()
}
