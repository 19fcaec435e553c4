package run

import (
	"fmt"
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// An assignment is target[index] = v, where the target is an array.
type assignment struct {
	*machine
	of         value // the array
	target     *expr.Index
	subscripts []engine.Subscript
	v          operandValue
	x          expr.Expr     // the step that it is
	part       *engine.Shape // of the entries of an array with names, nil for another
}

// run writes the value into the entries of the array that the subscripts name.
func (a *assignment) run() {
	a.hold(a.of.array)
	if adrift(a.subscripts) {
		a.outside(a.target, expr.ValuesUnknown, "an index")
	}
	a.place()
	if mask, ok := maskOf(a.subscripts, a.of.array.Shape); ok && !mask.Values.Known() && (a.v.kind == numberKind || mask.Shape.Rank() > 0 && isOneKnown(a.v)) {
		to := operandValue{a.of, a.target.X} // which entries it picks is not known: any keeps what was there, or not
		operands := a.operands([]operandValue{{array(mask), a.target.Items[0]}, a.v, to})
		a.write(a.target, writing{op: engine.Where, kind: engine.Assigned, to: to}, operands)
		return
	}
	c := a.entries()
	source := a.source(&c)
	source.Weak = source.Weak || a.v.numpy && (a.isTorch() || a.isNumPy() && !c.Copied && kindOf(a.of.array) == "i") // as one of Python's
	if c.Copied {
		assignPicked(a.machine, a.target, operandValue{a.of, a.target.X}, a.subscripts, c, source)
		return
	}
	a.deeper(c.To, source.Shape.Rank())
	view := operandValue{a.view(a.of.array, c), a.target}
	if a.inside != nil {
		a.frame.give(operandValue{view.object, &expr.Name{Name: placeIn(a.machine, operandValue{a.of, a.target.X}, a.target)}})
	}
	if source.Shape.Rank() <= c.To.Shape.Rank() {
		partly(a.machine, a.x, view.object, a.v.object)
	}
	a.write(a.x, writing{op: engine.Identity, kind: engine.Assigned, to: view, part: &c.From}, []engine.Operand{source})
}

// place finds where PyTorch writes after it has selected entries.
func (a *assignment) place() {
	if a.isTorch() {
		own := a.v.kind == numberKind || a.v.kind == arrayKind && (!a.v.foreign || a.v.numpy && a.v.array.Values.DType != engine.Float32)
		if !own {
			a.told(a.target, "_no_assignment", a.className(a.v.object), a.of.array.Values.DType.Torch())
		}
		a.of, a.subscripts = selected(a.machine, a.target, a.of, a.subscripts)
	}
}

// entries returns how the entries are taken from the array.
func (a *assignment) entries() engine.Change {
	a.subscripts = seenMasks(a.machine, a.target, a.of.array, a.subscripts)
	from := a.operand(operandValue{a.of, a.target.X})
	c, err := engine.Index(from, a.subscripts...)
	if a.inside == nil {
		failing(a.machine, a.target, c)
	}
	if a.isTorch() {
		misindexed(a.machine, a.target, from.Shape, a.subscripts, err)
	}
	clashing(a.machine, a.target, err)
	must(err)
	if a.inside == nil {
		meetIndices(a.machine, a.target, a.subscripts, true)
	}
	return c
}

// source returns what is written into the entries that a change takes.
func (a *assignment) source(c *engine.Change) engine.Operand {
	if a.v.kind == textKind && a.isNumPy() && c.To.Shape.Rank() == 0 {
		a.v.object = a.invoke(written(engine.InNumPy, "", "_spelled"), a.target, a.v, operandValue{text(kindOf(&c.To)), a.target})
	}
	if a.v.isSequence() {
		checkWide(a.machine, a.target, a.v.object, c.To.Values.DType, true)
	}
	source := a.operand(a.v)
	if a.library == engine.InJAX && source.Shape.Rank() > c.To.Shape.Rank() {
		a.told(a.target, "_too_deep", source.Shape, c.To.Shape)
	}
	if a.part != nil {
		c.To = withNamesOf(c.To, a.part.Axes)
	}
	if way := a.of.array.Tracked.Way(); way == engine.Untracked || way == engine.Recorded {
		a.of.array.Tracked = a.of.array.Tracked.With(a.follows(source.Tracked, *a.of.array, true))
	}
	return source
}

// deeper is what NumPy says of lists or an array of a rank that have no room in an entry.
func (a *assignment) deeper(entry engine.Array, rank int) {
	if rank > 0 && a.arrayOrNumber(entry).numpy && !hasKind(a.subscripts, engine.Ellipsis) {
		a.told(a.target, "_sequence_for_item", a.v.object, kindOf(&entry))
	}
	if most := entry.Shape.Rank(); a.v.isSequence() && rank > most && a.isNumPy() {
		a.refuses(a.target, "ValueError", fmt.Sprintf("setting an array element with a sequence. The requested array would exceed the maximum number of dimension of %d.", most))
	}
}

func isOneKnown(v operandValue) bool {
	_, unknown := hidden(v.object)
	_, one := v.one()
	return one && !unknown
}

// maskOf returns the mask when the only subscript is one that tells of each entry of an
// array, or, where its values are not known, of each along the first axes.
func maskOf(subscripts []engine.Subscript, of engine.Shape) (engine.Array, bool) {
	if len(subscripts) != 1 || subscripts[0].Kind != engine.Picked || subscripts[0].Array.Values.DType != engine.Bool {
		return engine.Array{}, false
	}
	mask := subscripts[0].Array
	n, first := mask.Shape.Rank(), engine.Shape{Axes: of.Axes[:min(mask.Shape.Rank(), of.Rank())]}
	if mask.Values.Known() || n == of.Rank() {
		return mask, mask.Shape.SameExtent(of)
	}
	wide, err := engine.ExpandDims(engine.Operand{Array: mask}, engine.Indices(of.Rank())[len(first.Axes):]...)
	return wide.To, err == nil && n > 0 && mask.Shape.SameExtent(first)
}

// placeIn returns what the program calls the entries of an array: as it writes them, or those of an
// array that it has a name for; "" for none.
func placeIn(m *machine, of operandValue, t *expr.Index) string {
	if m.inside == nil {
		return expr.Format(t)
	} else if name := m.operand(of).Name; name != "" {
		return name + "[…]"
	}
	return ""
}

// assignPicked carries out target[index] = v where the index picks items one by
// one, so that there is no view to write through.
func assignPicked(m *machine, t *expr.Index, to operandValue, subscripts []engine.Subscript, c engine.Change, source engine.Operand) {
	keepsLeaf(m, t, to.array)
	mask, masked := maskOf(subscripts, to.array.Shape)
	whole := masked && mask.Shape.Rank() == to.array.Shape.Rank() && (m.library == "" || m.library == engine.InNumPy)
	if whole && source.Shape.Rank() > 1 {
		m.told(t, "_unfilled", whole, source.Shape, c.To.Shape)
	}
	place := engine.Operand{Array: c.To}
	place.Text = placeIn(m, to, t)
	fits(m, t, writing{kind: engine.Assigned}, place, []engine.Operand{source})
	plan := engine.ExplainInto(ruleOf(&m.context, place, source), engine.Identity, &engine.Output{Kind: engine.Assigned, Operand: place, Whole: &c.From, Picked: c.Sources}, source)
	written, err := tried(func() value { return m.broadcast(t, plan) })
	if own, d := c.To.Values.DType, source.Values.DType; err == nil && m.isTorch() && d != own && !source.Weak {
		n, _ := source.Shape.Count()
		m.told(t, "_other_source", own.Torch(), d.Torch(), n == 1 && !slices.ContainsFunc(subscripts, func(s engine.Subscript) bool {
			return s.Kind == engine.Picked && s.Array.Values.DType != engine.Bool
		}))
	}
	if err == nil {
		put(m, to.array, subscripts, *written.array)
		return
	}
	if !plan.Failed() {
		must(err)
	}
	m.told(t, "_unfilled", whole, source.Shape, c.To.Shape)
}

// put writes the values of an array to the items that subscripts pick, in memory of its own,
// for a and for every view of it.
func put(m *machine, a *engine.Array, subscripts []engine.Subscript, from engine.Array) {
	m.hold(a)
	written := *a
	if !written.Values.Held() && written.Values.Known() && m.memory[a] == nil {
		written = sure(written.Held())
	}
	if !written.Values.Held() || !from.Values.Known() {
		written.Values = engine.Values{DType: a.Values.DType}
		m.store(a, written)
		return
	}
	written.Tracked = a.Tracked
	n := written.Values.Len()
	if m.work += n; m.work > m.mostWork {
		must(&WorkError{Place: expr.Place{Source: m.source, Span: expr.Span{Start: 0, End: len(m.source)}}, Limit: m.mostWork})
	}
	numbered := sure(engine.Arange(engine.IntScalar(0), engine.IntScalar(int64(n)), engine.IntScalar(1)))
	places := written
	places.Values = numbered.Values
	c := sure(engine.Index(engine.Operand{Array: places}, subscripts...))
	if !c.To.Values.Known() { // nor are the indices: any item may have changed
		written.Values = engine.Values{DType: a.Values.DType}
		m.store(a, written)
		return
	}
	at := sure(c.To.Flat())
	written.Values = written.Values.Clone()
	values := sure(from.Flat())
	for i := range at.Len() {
		written.Values.Set(int(at.Ints[i]), values.Scalar(i))
	}
	m.store(a, written)
}
