package scene

import (
	"slices"
	"strings"

	"shapecast/app/words"
	"shapecast/engine"
)

// Measured is what there is to draw, and how large.
type measured struct {
	*data
	grid
	story    words.Story
	lang     words.Lang
	names    []string
	rank     int
	width    float64 // of the room for arrays
	height   float64
	two      bool    // the result is on a line of its own
	per      int     // how many operands are on a line; 0 for all
	sheets   []sheet // the operands' arrays
	result   *sheet  // nil where none is made or known
	into     bool    // the result is written into the first operand
	prepared bool    // the result's place exists from the start
	asks     bool    // a "?" is in its place until it comes
	signs    []string
	signRoom float64
	fails    bool
	faults   []fault
	tiles    bool
	meshed   bool    // they are drawn though every value would have room
	noted    bool    // some result wrapped around, and its cell says how
	brief    int     // 1 where it says only what went off, 2 where it gets no room of its own
	terse    bool    // there is no room for words beside the arrays
	widest   float64 // of all sheets; 0 before it is known
}

// A sheet is one array: as it is stored, and as it is seen once its axes of
// size 1 are read again.
type sheet struct {
	who          int // the operand's number; -1 for the result
	name         string
	stored, seen ruled
	padded       []bool
	stretch      []bool // axes whose one entry is read again, or never
	void         bool   // some of them never: the result has size 0 there
	grows        bool
	excess       []int  // for each axis, the first entry without a partner; -1 where all have one
	wanting      int    // the axis along which it lacks an entry; -1 for none
	before       string // the sizes of the axes that are not drawn: "6 × 2 ×"
	reread       string // the same of those that are read again
	value        func(index []int) string
	widest       float64 // width of a value, in em, at most
	lined        bool    // its axes are in their columns from the start
}

func newSheet(who int, name string, rank int) sheet {
	return sheet{who: who, name: name, wanting: -1, padded: make([]bool, rank), stretch: make([]bool, rank), excess: slices.Repeat([]int{-1}, rank)}
}

// A fault is an axis that does not fit.
type fault struct {
	axis   int
	noRoom bool // the place for the result cannot grow
}

func measure(t engine.Trace, story words.Story, lang words.Lang) *measured {
	m := &measured{data: dataOf(t), story: story, lang: lang, names: story.RowNames(), rank: len(t.Columns), fails: t.Failed()}
	out := t.Output
	m.into = out != nil && out.Kind == engine.Augmented
	m.prepared = out != nil && (out.Kind == engine.Out || out.Kind == engine.Assigned)
	m.faults = faultsOf(t)
	for n := range t.Operands {
		m.sheets = append(m.sheets, m.operand(n))
	}
	m.signs = signsOf(t)
	if r, ok := m.outcome(); ok {
		m.result = &r
	}
	m.asks = !m.prepared && !m.into && !m.alone()
	return m
}

// faultsOf returns the axes that do not fit, from the left.
func faultsOf(t engine.Trace) []fault {
	var list []fault
	for k, c := range t.Columns {
		switch {
		case c.Conflict != nil:
			list = append(list, fault{k, max(c.Conflict.Operands[0], c.Conflict.Operands[1]) == len(t.Operands)})
		case t.Grows() && !c.Meetings[len(t.Operands)].Axis.SameExtent(c.Axis):
			list = append(list, fault{k, true})
		}
	}
	return list
}

func (m *measured) faulty(k int) bool {
	return slices.ContainsFunc(m.faults, func(f fault) bool { return f.axis == k })
}

// operand returns the sheet of operand n.
func (m *measured) operand(n int) sheet {
	s := newSheet(n, m.names[n], m.rank)
	s.stored.axes = make([]engine.Axis, m.rank)
	for k, c := range m.trace.Columns {
		meeting := c.Meetings[n]
		s.padded[k] = meeting.Padded()
		s.stored.axes[k] = engine.Axis{Size: 1}
		if !s.padded[k] {
			s.stored.axes[k] = m.trace.Operands[n].Shape.Axes[meeting.From]
		}
		s.stretch[k] = meeting.Stretched && !m.fails
		s.grows = s.grows || s.stretch[k]
	}
	m.see(&s)
	s.value = func(index []int) string { return m.value(n, index) }
	m.judge(&s, n)
	return s
}

// see says how a sheet is seen once its axes of size 1 are read again. Where one
// of them is never read, nothing is.
func (m *measured) see(s *sheet) {
	s.seen.axes = s.stored.axes
	if !s.grows {
		return
	}
	seen := slices.Clone(m.trace.Result().Axes)
	for k, a := range seen {
		s.void = s.void || s.stretch[k] && !a.Ragged() && a.Size == 0
	}
	if !s.void {
		s.seen = ruled{seen, s.stretch}
	}
}

// judge finds what of a sheet has no partner, and where it lacks one.
func (m *measured) judge(s *sheet, n int) {
	for _, f := range m.faults {
		own := s.stored.axes[f.axis]
		least, most, ragged := m.bounds(f.axis, n)
		switch {
		case own.Ragged() || ragged:
			if s.wanting < 0 && m.fallsShort(s, f.axis) {
				s.wanting = f.axis
			}
		case least >= 0 && own.Size > least && !own.One():
			s.excess[f.axis] = least
		case f.noRoom && s.who == 0 && m.into, most > own.Size && !own.One():
			if s.wanting < 0 {
				s.wanting = f.axis
			}
		}
	}
	if m.into && n == 0 {
		for k := range s.excess {
			s.excess[k] = -1
		}
	}
}

// fallsShort reports whether a row of a sheet along axis k is shorter than that
// of another operand.
func (m *measured) fallsShort(s *sheet, k int) bool {
	for slice := range max(len(s.stored.axes[k].Lengths), 1) {
		if _, partner := m.excessIn(s, k, slice); partner > s.stored.entries(k, slice) {
			return true
		}
	}
	return false
}

// bounds returns the smallest and the largest size, other than 1, that others
// than operand n have along axis k; -1 where all have 1. An output that cannot
// grow counts with any size.
func (m *measured) bounds(k, n int) (least, most int, ragged bool) {
	least, most = -1, -1
	for i, meeting := range m.trace.Columns[k].Meetings {
		output := i == len(m.trace.Operands)
		if i == n || m.into && n == 0 && output {
			continue
		}
		a := meeting.Axis
		ragged = ragged || a.Ragged()
		if a.One() && !output {
			continue
		}
		if least < 0 || a.Size < least {
			least = a.Size
		}
		most = max(most, a.Size)
	}
	return least, most, ragged
}

// alone reports whether the trace only shows or views an array.
func (m *measured) alone() bool {
	return m.trace.Op == engine.Identity && len(m.trace.Operands) == 1 && !m.prepared
}

// outcome returns the sheet of the result, if there is one to draw.
func (m *measured) outcome() (sheet, bool) {
	t := m.trace
	if m.alone() || m.into {
		return sheet{}, false
	}
	s := newSheet(-1, m.story.Lang.In("result", "结果"), m.rank)
	switch {
	case m.prepared:
		s.name = m.names[len(t.Operands)]
		s.stored.axes = padTo(t.Output.Shape.Axes, m.rank)
		m.judgeOutput(&s)
	case m.fails:
		return sheet{}, false
	default:
		s.stored.axes = t.Result().Axes
	}
	s.seen = s.stored
	s.value = m.outcomeAt
	return s, true
}

// judgeOutput finds where a prepared result has no room.
func (m *measured) judgeOutput(s *sheet) {
	for _, f := range m.faults {
		if f.noRoom && s.wanting < 0 {
			s.wanting = f.axis
		}
	}
}

// padTo returns axes with leading axes of size 1.
func padTo(axes []engine.Axis, rank int) []engine.Axis {
	out := make([]engine.Axis, 0, rank)
	for range rank - len(axes) {
		out = append(out, engine.Axis{Size: 1})
	}
	return append(out, axes[max(0, len(axes)-rank):]...)
}

// signsOf returns what is between the operands.
func signsOf(t engine.Trace) []string {
	sign := signOf(t.Op)
	if t.Op == engine.Where {
		sign = ""
	}
	if t.Output != nil && t.Output.Kind == engine.Augmented && t.Op.Symbol() != "" {
		sign = t.Op.Symbol() + "="
	}
	signs := make([]string, max(len(t.Operands)-1, 0))
	for i := range signs {
		signs[i] = sign
	}
	return signs
}

func signOf(o engine.Op) string {
	switch s := o.Symbol(); s {
	case "*":
		return "×"
	case "/":
		return "÷"
	case "-":
		return "−"
	case "":
		return ","
	default:
		return s
	}
}

// all returns every sheet.
func (m *measured) all() []*sheet {
	list := make([]*sheet, 0, len(m.sheets)+1)
	for i := range m.sheets {
		list = append(list, &m.sheets[i])
	}
	if m.result != nil {
		list = append(list, m.result)
	}
	return list
}

func (m *measured) anyRagged() bool {
	for _, s := range m.all() {
		if slices.ContainsFunc(s.seen.axes, engine.Axis.Ragged) || slices.ContainsFunc(s.stored.axes, engine.Axis.Ragged) {
			return true
		}
	}
	return false
}

// nameOuter writes the sizes of the axes that are not drawn.
func (m *measured) nameOuter() {
	for _, s := range m.all() {
		s.before, s.reread = "", ""
		for k := range max(0, m.rank-4) {
			size := words.SizeText(s.seen.axes[k]) + " × "
			if s.stretch[k] {
				s.reread += size
			} else if !s.seen.axes[k].One() {
				s.before += size
			}
		}
		if m.width < 700 {
			s.before, s.reread = briefly(s.before), briefly(s.reread)
		}
	}
}

// briefly returns dots in place of the sizes where there are several.
func briefly(sizes string) string {
	if strings.Count(sizes, "×") > 1 {
		return "… × "
	}
	return sizes
}
