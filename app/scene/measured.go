package scene

import (
	"cmp"
	"slices"

	"shapecast/app/words"
	"shapecast/engine"
)

// Measured holds what there is to draw, and how large it is.
type measured struct {
	grid    // of the arrays; those of a change that are not like the result have their own
	lang    words.Lang
	story   story
	trace   engine.Trace
	faults  []fault
	change  *engine.Change // nil where arrays broadcast
	product *product       // nil for all but a matrix product

	names    []string // of the rows
	spoken   string   // what the result is called
	row      string   // the name of its row
	sizes    [][]size // in the table, of each operand
	operands []*array
	result   *array   // nil where none is made or known
	into     int      // the operand that the result is written into; -1 for none
	prepared bool     // the result's place exists from the start
	held     textAt   // what it holds until then; nil where no place is written into
	outputs  textAt   // the values that are computed
	alone    bool     // an array is only shown or viewed
	asks     bool     // a "?" is in the result's place until it comes
	sign     string   // between the operands
	remarks  []string // under the names of rows: what a failure is about that is no size
	fails    bool

	noted    bool // some value wrapped around, and has a note on how
	noteless bool // cells are no wider for their notes
}

// A story tells what happens step by step.
type story interface {
	Steps() []words.Stop
	Last() int
	Empty(words.Stop) bool
	Say(words.Stop) words.Say
	StopName(words.Stop) string
}

// A size is that of an axis in the table.
type size struct {
	engine.Axis
	who             int // the operand
	column          int
	own             int // the operand's own axis; -1 where it was padded
	padded, stretch bool
	note            string // of a change: how its values become one, or how often they are written
}

// measureTrace returns what there is to draw of operands that broadcast.
func measureTrace(t engine.Trace, story *words.Story, lang words.Lang, small bool) *measured {
	m := &measured{lang: lang, story: story, trace: t, faults: faultsOf(t), fails: t.GivesNothing(), sign: signOf(t.Op),
		names: story.RowNames(), spoken: story.ResultName(), row: story.ResultRow(), remarks: story.Remarks()}
	m.rank, m.small = len(t.Columns), small
	out := t.Output
	m.into = t.Written()
	m.prepared = out != nil && m.into < 0 && (out.Kind == engine.Out || out.Kind == engine.Assigned)
	m.alone = t.Op == engine.Identity && len(t.Operands) == 1 && !m.prepared && !t.StoresAnew()
	m.asks = !m.prepared && m.into < 0 && !m.alone
	switch {
	case t.Op == engine.Where:
		m.sign = ""
	case m.into >= 0 && t.Op.Symbol() != "":
		m.sign = t.Op.Symbol() + "="
	}
	for n := range t.Operands {
		m.meet(n, t.Operands[n].Shape.Axes)
	}
	m.outputs = textsComputed(t)
	if m.expect(); m.result != nil {
		m.result.value, m.result.note = m.outputs, notesOn(t)
	}
	return m
}

// meet adds operand n, whose own axes are given, in the columns of the trace in which it
// meets the others.
func (m *measured) meet(n int, own []engine.Axis) *array {
	a := newArray(&m.grid, n, m.names[n], ruled{axes: make([]engine.Axis, m.rank)})
	if again, read := readAgain(m.trace.Operands[n].Array), reads(m.trace, n); again != nil {
		a.again = func(index []int) bool { return again(read(index)) }
	}
	var sizes []size
	seen, stretch, void := make([]engine.Axis, m.rank), make([]bool, m.rank), false
	for k, c := range m.trace.Columns {
		meeting := c.Meetings[n]
		a.padded[k], stretch[k] = meeting.Padded(), meeting.Stretched && !m.fails
		void = void || stretch[k] && without(c.Axis)
		a.stored.axes[k], seen[k] = engine.Axis{Size: 1}, meeting.Axis
		if !a.padded[k] {
			a.stored.axes[k] = own[meeting.From]
		}
		if meeting.Stretched {
			seen[k] = c.Axis
		}
		sizes = append(sizes, size{a.stored.axes[k], n, k, meeting.From, a.padded[k], stretch[k], ""})
	}
	a.grows = slices.Contains(stretch, true)
	if a.seen = a.stored; a.grows && !void {
		a.seen = ruled{axes: seen, stretch: stretch}
	}
	if m.turned(n) {
		a.name = pick(len(own) == 2, a.name+".T", a.name+m.lang.In(", turned", "（换轴）"))
	}
	m.judge(a)
	if n == m.into && !m.fails {
		m.complete(a)
	}
	if a.value = textsRead(m.trace, n); n == m.into {
		a.note = notesOn(m.trace)
	}
	m.operands, m.sizes = append(m.operands, a), append(m.sizes, sizes)
	return a
}

// turned reports whether operand n, whose axes meet others by name, is drawn with them in
// another order than its own.
func (m *measured) turned(n int) bool {
	before := -1
	for _, c := range m.trace.Columns {
		if from := c.Meetings[n].From; !c.Meetings[n].Padded() {
			if from < before {
				return true
			}
			before = from
		}
	}
	return false
}

// without reports whether an axis has no entry in any row.
func without(a engine.Axis) bool {
	return a.Size == 0 && !slices.ContainsFunc(a.Lengths, func(n int) bool { return n > 0 })
}

// expect adds the result, if there is one to draw, and lays all arrays out alike.
func (m *measured) expect() {
	if !m.alone && m.into < 0 && (!m.fails || m.prepared) {
		m.result = newArray(&m.grid, -1, m.row, ruled{})
		m.result.stored.axes = m.trace.Result().Axes
		if m.prepared {
			m.prepare(m.result, m.trace.Output.Array)
		}
		m.result.seen = m.result.stored
	}
	m.arrays = m.all()
}

// prepare makes an array the output that the result is written into.
func (m *measured) prepare(a *array, place engine.Array) {
	axes, held := place.Shape.Axes, textsOf(place)
	m.held = func(index []int) string { return held(index[m.rank-len(axes):]) }
	a.name = m.names[len(m.operands)]
	a.stored.axes = append(slices.Repeat([]engine.Axis{{Size: 1}}, m.rank-len(axes)), axes...)
	m.complete(a)
	for k := range m.rank - len(axes) {
		a.bare[k] = true
	}
	for _, f := range m.faults {
		if f.noRoom {
			gained := f.axis < m.rank-len(axes)
			a.lack(f.axis, max(m.trace.Columns[f.axis].Axis.Size-a.stored.axes[f.axis].Size, pick(gained, 0, 1)))
		}
	}
}

// signs are those that are not written as in Python; a function has a comma.
var signs = map[string]string{"*": "×", "/": "÷", "-": "−", "": ","}

func signOf(o engine.Op) string { return cmp.Or(signs[o.Symbol()], o.Symbol()) }

// growing returns how many of the first n operands are stretched.
func (m *measured) growing(n int) int {
	count := 0
	for _, a := range m.operands[:n] {
		count += pick(a.grows, 1, 0)
	}
	return count
}

// stretches returns how many operands are stretched.
func (m *measured) stretches() int { return m.growing(len(m.operands)) }

// computed returns the array in which values are computed, nil where none are.
func (m *measured) computed() *array {
	if m.into >= 0 {
		return m.operands[m.into]
	}
	return m.result
}

// meets reports whether arrays meet, so that all are laid out alike.
func (m *measured) meets() bool { return m.change == nil || m.product != nil && m.product.outer > 0 }

// byName reports whether axes meet by name, so that none are padded.
func (m *measured) byName() bool { return m.trace.Rule == engine.XArray }

// crosses reports whether two matrices are multiplied, which are drawn so that rows meet
// columns.
func (m *measured) crosses() bool { return m.product != nil && m.product.outer == 0 }

// all returns every array.
func (m *measured) all() []*array {
	list := slices.Clone(m.operands)
	if m.result != nil {
		list = append(list, m.result)
	}
	return list
}
