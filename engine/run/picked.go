package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// assignPicked carries out target[index] = v where the index picks items one by
// one, so that there is no view to write through.
func assignPicked(m *machine, t *expr.Index, to operandValue, subscripts []engine.Subscript, c engine.Change, source engine.Operand) {
	keepsLeaf(m, t, to.array)
	mask, masked := maskOf(subscripts, to.array.Shape)
	whole := masked && mask.Shape.Rank() == to.array.Shape.Rank() && (m.library == "" || m.library == engine.InNumPy)
	if whole && source.Shape.Rank() > 1 {
		m.told(t, "_unfilled", whole, source.Shape, c.To.Shape)
	}
	place, of := engine.Operand{Array: c.To}, *to.array
	if m.inside == nil {
		place.Text = expr.Format(t)
	}
	fits(m, t, writing{kind: engine.Assigned}, place, []engine.Operand{source})
	plan := engine.ExplainInto(ruleOf(&m.context, place, source), engine.Identity, &engine.Output{Kind: engine.Assigned, Operand: place, Whole: &of, Picked: c.Sources}, source)
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
