package scene

import (
	"slices"

	"shapecast/app/words"
	"shapecast/engine"
)

// measureChange returns what there is to draw where one array is made into another.
func measureChange(c engine.Change, story *words.ChangeStory, lang words.Lang, small bool) *measured {
	m := &measured{lang: lang, story: story, change: &c, into: -1, names: story.Names(),
		spoken: c.Name, row: story.ResultRow(), fails: c.Failed(), sign: ","}
	m.trace = engine.Trace{Op: engine.Identity, Operands: append([]engine.Operand{c.From}, c.With...)}
	m.small = small
	if c.Batches != nil {
		m.product = &product{outer: len(c.Batches.Columns), row: c.From.Shape.Rank() > 1, col: c.With[0].Shape.Rank() > 1}
		m.multiplied()
		return m
	}
	if m.unjoined() {
		m.mismatched()
		return m
	}
	rank := len(m.made())
	for _, o := range m.trace.Operands {
		rank = max(rank, o.Shape.Rank())
	}
	m.trace.Columns, m.prepared, m.alone = make([]engine.Column, rank), true, true
	if c.Reduced != nil {
		m.nameColumns()
	}
	m.apart(pick(m.unfilled(), engine.Array{Shape: c.Places()}, c.To))
	if m.unfilled() {
		m.result.value, m.remarks = m.poured(m.operands[0].value), story.Remarks()
	}
	return m
}

// unfilled reports whether a shape is asked for that the values do not fill.
func (m *measured) unfilled() bool { return m.change != nil && m.change.Asked != nil }

// poured returns the values that are in the places of a shape that they do not fill.
func (m *measured) poured(value textAt) textAt {
	return func(index []int) string {
		if _, source := m.change.Source(index); source != nil {
			return value(source)
		}
		return ""
	}
}

// made returns the axes of the result, or those that are asked for.
func (m *measured) made() []engine.Axis {
	switch {
	case m.unfilled():
		return m.change.Places().Axes
	case m.change != nil:
		return m.change.To.Shape.Axes
	}
	return m.trace.Result().Axes
}

// unjoined reports whether arrays cannot be joined.
func (m *measured) unjoined() bool {
	return m.change != nil && m.fails && m.product == nil && !m.unfilled()
}

// unmasked reports whether a mask is not as long as the axes that it picks from.
func (m *measured) unmasked() bool {
	return m.unjoined() && m.change.Name == "index" && m.change.With != nil
}

// mismatched adds arrays that cannot be joined: nothing comes out.
func (m *measured) mismatched() {
	for _, o := range m.trace.Operands { // an array after those that differ may have more axes
		m.widen(o.Shape.Rank(), o.Shape.Rank() <= m.change.From.Shape.Rank())
	}
	for k := range m.trace.Columns { // a mask is about some axes; where ranks differ no sizes are compared
		compared := m.change.With != nil && m.change.NoAxis == nil && !m.change.UnlikeRanks()
		m.trace.Columns[k].Reached = m.trace.Columns[k].Reached && compared && (!m.unmasked() || slices.Contains(m.change.Axes, k))
	}
	if m.change.NoAxis != nil {
		m.widen(len(m.trace.Columns)+1, false)
	}
	m.nameColumns()
	m.asks = true
	m.eachAlone()
	m.misfit()
}

// nameColumns gives the columns the names of the axes that are read.
func (m *measured) nameColumns() {
	for k, axis := range m.change.From.Shape.Axes {
		m.trace.Columns[m.columnOf(0, k)].Axis.Name = axis.Name
	}
}

// apart adds the arrays of a change that do not stretch, each laid out by itself: the
// result in the grid of the figure, the others in grids of their own.
func (m *measured) apart(result engine.Array) {
	m.eachAlone()
	m.result = m.only(-1, m.row, result)
}

// widen gives the table at least so many columns, in which sizes were compared or not.
func (m *measured) widen(columns int, reached bool) {
	for len(m.trace.Columns) < columns {
		m.trace.Columns = append(m.trace.Columns, engine.Column{Axis: engine.Axis{Size: 1}, Reached: reached})
	}
}

// eachAlone adds the operands in separate grids.
func (m *measured) eachAlone() {
	for n, o := range m.trace.Operands {
		own := &grid{small: m.small}
		if n == 0 && m.unjoined() { // no result comes that is laid out in the figure's
			own = &m.grid
		}
		m.operands = append(m.operands, own.only(n, m.names[n], o.Array))
		m.operands[n].again = readAgain(o.Array)
		m.sizes = append(m.sizes, m.sizesOf(m.operands[n]))
	}
}

// sizesOf returns the row of an operand of a change: its sizes, and those of the axes that it
// gets before it is written.
func (m *measured) sizesOf(a *array) []size {
	var list []size
	axes := m.trace.Operands[a.who].Shape.Axes
	for k, axis := range axes {
		list = append(list, size{Axis: axis, who: a.who, column: m.columnOf(a.who, k), own: k, note: m.noteOn(a.who, k)})
	}
	for k, origin := range m.change.Axes {
		if origin < 0 && m.lifts() {
			note := pick(m.change.Name == "stack", pick(a.who > 0, added, ""), "×"+words.SizeText(m.change.To.Shape.Axes[k]))
			list = append(list, size{Axis: engine.Axis{Size: 1}, who: a.who, column: k, own: -1, padded: true, note: note})
		}
	}
	return list
}

// lifts reports whether a change gives its operands axes of size 1 before it writes them, as tile
// and stack do.
func (m *measured) lifts() bool { return m.change.Name == "tile" || m.change.Name == "stack" }

// columnOf returns the column of axis k of an operand of a change.
func (m *measured) columnOf(who, k int) int {
	switch {
	case m.product != nil:
		return m.product.column(who, k, m.trace.Operands[who].Shape.Rank())
	case who > 0 && m.unmasked():
		return m.change.Axes[k]
	case m.noAxis() == 0:
		return k + 1
	case m.lifts() && !m.fails:
		return slices.Index(m.change.Axes, k)
	case m.change.Puts != "":
		return k + max(m.change.From.Shape.Rank()-m.trace.Operands[who].Shape.Rank(), 0)
	}
	return k
}

// added is the note on a size that is added to those above.
const added = "+"

// noteOn returns what is written under the size of axis k of an operand: "sum", or "×2" where its
// values are written twice, or [added]; "" for nothing.
func (m *measured) noteOn(who, k int) string {
	c, axis := m.change, m.trace.Operands[who].Shape.Axes[k]
	j := slices.Index(c.Axes, k)
	switch {
	case m.unjoined():
		return pick(who > 0 && k < len(c.Axes) && c.Axes[k] < 0, added, "")
	case who > 0:
		return pick(j >= 0 && m.joined(j), added, "")
	case slices.Contains(c.Reduced, k), c.Scans && k == c.Axis && axis.Size > 1:
		return c.Name
	case axis.Ragged(), j < 0 || c.Name != "tile" && c.Name != "repeat":
		return ""
	}
	if size := c.To.Shape.Axes[j].Size; axis.Size > 0 && size%axis.Size == 0 && size > axis.Size && m.evenly(j, k) {
		return "×" + words.SizeText(engine.Axis{Size: size / axis.Size})
	}
	return ""
}

// evenly reports whether axis j of what comes out has each entry of axis k of the operand as
// often as each other, as far as it is known.
func (m *measured) evenly(j, k int) bool {
	c := m.change
	if c.Name == "tile" {
		return true
	}
	goal, size, have := make([]int, c.To.Shape.Rank()), c.To.Shape.Axes[j].Size, c.From.Shape.Axes[k].Size
	for goal[j] = 0; goal[j] < min(size, mostComputed); goal[j]++ {
		if _, source := c.Source(goal); source != nil && source[k] != goal[j]*have/size {
			return false
		}
	}
	return true
}

// joined reports whether the sizes of the operands on axis k of what comes out are added.
func (m *measured) joined(k int) bool {
	c := m.change
	return m.product == nil && c.With != nil && c.Sources == nil && (c.Axes[k] < 0 || c.To.Shape.Axes[k].Size != c.From.Shape.Axes[c.Axes[k]].Size)
}

// outcome returns the column of axis k of what comes out of a change: that of the axis it was,
// where all remain in their order, so that what is folded or picked away leaves a gap.
func (m *measured) outcome(k int) int {
	c := m.change
	switch remain := slices.IsSorted(c.Axes) && !slices.Contains(c.Axes, -1); {
	case m.product != nil:
		return m.product.after(k)
	case remain && k < len(c.Axes):
		return m.source(k)
	}
	return k
}

// source returns the column of the axis that axis k of what comes out was, -1 where it was
// none.
func (m *measured) source(k int) int {
	c := m.change
	switch {
	case m.product != nil || k >= len(c.Axes):
		return -1
	case m.lifts():
		return k
	}
	return c.Axes[k]
}

// slants reports whether an axis comes out in another column than it was in.
func (m *measured) slants() bool {
	if m.change == nil {
		return false
	}
	for k := range m.change.Axes {
		if from := m.source(k); from >= 0 && from != m.outcome(k) {
			return true
		}
	}
	return false
}

// multiplied adds the arrays of a product: two matrices, or tiles for matrices that
// are read again.
func (m *measured) multiplied() {
	p := m.product
	if p.outer > 0 {
		m.batches()
	} else {
		m.apart(m.multiple())
	}
	m.widen(p.columns(), true)
	m.misfit()
	for n, a := range m.operands[:pick(p.outer > 0, 2, 0)] {
		inner := m.sizesOf(a)
		m.sizes[n] = append(m.sizes[n][:p.outer], inner[max(len(inner)-2, 0):]...)
	}
}

// noEntry reports whether an array has no entry at an index.
func (m *measured) noEntry() bool { return m.change != nil && m.change.NoEntry != nil }

// noAxis returns the column of the axis that an array does not have, -1 where it has all.
func (m *measured) noAxis() int {
	switch {
	case m.change == nil || m.change.NoAxis == nil:
		return -1
	case m.change.NoAxis.Axis < 0:
		return 0
	}
	return m.change.From.Shape.Rank()
}

// unmet returns the sizes that do not fit, and their column; the size and that which it would
// need where an array has no such entry.
func (m *measured) unmet() (met *engine.Conflict, column int) {
	switch e := m.change.NoEntry; {
	case e != nil:
		return &engine.Conflict{Sizes: [2]int{e.Size, max(e.Index+1, e.Size)}, Row: -1}, e.Axis
	case m.change.NoAxis != nil:
		return &engine.Conflict{Row: -1}, m.noAxis()
	case m.product != nil:
		return m.change.Unequal, m.product.summed()
	}
	return m.change.Unequal, m.change.Axis
}

// misfit marks the two sizes that do not fit, and the entries without a partner.
func (m *measured) misfit() {
	met, column := m.unmet()
	if met == nil {
		return
	}
	m.trace.Columns[column].Conflict = met
	m.faults = faultsOf(m.trace)
	if m.change.UnlikeRanks() || m.change.NoAxis != nil {
		return
	}
	pairs, most := min(met.Sizes[0], met.Sizes[1]), max(met.Sizes[0], met.Sizes[1])
	for n, a := range m.operands {
		k := column
		switch {
		case m.product != nil:
			k = pick(n == 0, a.rank-1, max(a.rank-2, 0))
		case n > 0 && m.unmasked():
			k = slices.Index(m.change.Axes, column)
		case k >= a.rank: // of an array after those that differ
			continue
		}
		if size := a.stored.axes[k].Size; size > pairs {
			a.excess[k] = pairs
		} else if m.unjoined() {
			a.lack(k, most-size)
		}
	}
}

// multiple returns what comes out of a product of two matrices. One whose sizes do
// not fit has the rows and the columns that it would have, and no values.
func (m *measured) multiple() engine.Array {
	if !m.fails {
		return m.change.To
	}
	var axes []engine.Axis
	if m.product.row {
		axes = append(axes, m.matrixOf(0)[0])
	}
	if m.product.col {
		axes = append(axes, m.matrixOf(1)[1])
	}
	return engine.Array{Shape: engine.Shape{Axes: axes}}
}

// matrixOf returns the two axes of the matrix of an operand: a vector is a row at
// the left and a column at the right.
func (m *measured) matrixOf(who int) []engine.Axis {
	axes := m.trace.Operands[who].Shape.Axes
	if len(axes) == 1 {
		one := engine.Axis{Size: 1}
		return pick(who == 0, []engine.Axis{one, axes[0]}, []engine.Axis{axes[0], one})
	}
	return axes[len(axes)-2:]
}

// batches adds the arrays of many matrices: their values if these are few, else a tile for each matrix.
func (m *measured) batches() {
	outer := m.change.Batches
	m.trace.Columns = slices.Clone(outer.Columns)
	m.rank, m.sign, m.asks = len(outer.Columns)+2, "@", !(m.small && m.fails)
	for j := range 2 {
		c := engine.Column{Axis: m.matrixOf(j)[j], Reached: true}
		for n := range m.trace.Operands {
			c.Meetings = append(c.Meetings, engine.Meeting{From: len(outer.Operands[n].Shape.Axes) + j, Axis: m.matrixOf(n)[j]})
		}
		m.trace.Columns = append(m.trace.Columns, c)
	}
	m.faults = faultsOf(m.trace)
	for n := range m.trace.Operands {
		a, own := m.meet(n, slices.Concat(outer.Operands[n].Shape.Axes, m.matrixOf(n))), m.trace.Operands[n].Array
		if own.Shape.Rank() == 1 {
			a.value, a.bare[a.rank-2+n] = m.product.ofVector(n, textsOf(own)), true
		}
	}
	if m.expect(); !m.fails {
		m.result.value = m.product.flat(textsOf(m.change.To))
		if p := m.product; !p.row || !p.col {
			m.result.bare[m.result.rank-2+pick(p.row, 1, 0)] = true
		}
	}
}
