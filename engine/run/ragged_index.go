package run

import (
	"fmt"
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// raggedEntries evaluates x[items] of a ragged tensor: an int takes a row, and
// slices take parts of every row.
//
// Source: TensorFlow, RaggedTensor.__getitem__.
func raggedEntries(m *machine, x *expr.Index, from engine.Operand, subscripts []engine.Subscript) (value, error) {
	if !from.Values.Known() || from.Shape.Listed() > maxListed || !plainSubscripts(subscripts, from.Shape.Rank()) {
		return none(), &engine.RaggedChangeError{Name: "index"}
	}
	left := part{from.Nested(), from.Shape.Rank(), from.Shape.RaggedRank}
	taken, err := takeRagged(m, x, left, subscripts)
	if err != nil && len(subscripts) > 1 && !from.Shape.Axes[1].Ragged() {
		err = m.outside(x, expr.IndexBy, "an int into rows of one length")
	}
	must(err)
	to := sure(m.retyped(sure(taken.array()), from.Values.DType))
	evenAs(&to.Shape, from.Shape, subscripts)
	c := engine.Change{Name: "index", From: from, To: to, Copied: true}
	for range to.Shape.Axes {
		c.Axes = append(c.Axes, -1)
	}
	return m.change(x, nil, c, nil)
}

// evenAs makes those axes of a part of a ragged tensor uniform that are so in the whole.
func evenAs(part *engine.Shape, whole engine.Shape, subscripts []engine.Subscript) {
	kept := 0
	for k, axis := range whole.Axes {
		if k < len(subscripts) && subscripts[k].Kind == engine.Single {
			continue // an int took the axis
		}
		if kept == part.Rank() {
			return
		}
		if a := &part.Axes[kept]; len(a.Lengths) > 0 && !axis.Ragged() {
			a.Size, a.Lengths = a.Lengths[0], nil
		}
		kept++
	}
}

// plainSubscripts reports whether an index is made of ints and slices, no more
// than there are axes.
func plainSubscripts(subscripts []engine.Subscript, rank int) bool {
	other := func(s engine.Subscript) bool { return s.Kind != engine.Single && s.Kind != engine.Ranged }
	return len(subscripts) <= rank && !slices.ContainsFunc(subscripts, other)
}

// A part is a piece of a ragged tensor, as lists.
type part struct {
	lists        engine.Nested
	rank, ragged int
}

// array returns the piece as an array.
func (p part) array() (engine.Array, error) {
	if p.ragged > 0 {
		return engine.Ragged(p.lists, engine.Encoding{RaggedRank: &p.ragged})
	}
	a, err := engine.FromLists(p.lists)
	if err == nil && a.Shape.Rank() != p.rank {
		err = &engine.RaggedChangeError{Name: "index"} // lists without values do not say their rank
	}
	return a, err
}

// takeRagged applies subscripts to a piece, from its outermost axis on.
func takeRagged(m *machine, x expr.Expr, p part, subscripts []engine.Subscript) (part, error) {
	if len(subscripts) == 0 {
		return p, nil
	}
	items, s, rest := p.lists.Items, subscripts[0], subscripts[1:]
	if s.Kind == engine.Single {
		i := s.At
		if i < 0 {
			i += len(items)
		}
		if i < 0 || i >= len(items) {
			return p, noRow(m, x, p, &engine.IndexError{Index: s.At, Axis: 0, Size: len(items)})
		}
		return takeRagged(m, x, part{items[i], p.rank - 1, max(p.ragged-1, 0)}, rest)
	}
	if len(rest) > 0 && rest[0].Kind == engine.Single && p.ragged > 0 {
		return p, m.refuses(x, "ValueError", "Cannot index into an inner ragged dimension.")
	}
	c := sure(engine.Index(counting(engine.Dense(len(items))), s))
	out := part{engine.Nested{Items: []engine.Nested{}}, p.rank, p.ragged}
	for i := range c.To.Shape.Axes[0].Size {
		inner, err := takeRagged(m, x, part{items[c.To.At(i).Int], p.rank - 1, max(p.ragged-1, 0)}, rest)
		if err != nil {
			return p, err
		}
		out.lists.Items = append(out.lists.Items, inner.lists)
	}
	for _, s := range rest {
		if s.Kind == engine.Single {
			out.rank--
		}
	}
	return out, nil
}

// noRow words an index outside the rows of a piece, ragged or not.
func noRow(m *machine, x expr.Expr, p part, e *engine.IndexError) error {
	if p.ragged > 0 {
		if e.Index < 0 {
			must(m.told(x, "_no_slice", e.Index, 0, e.Size))
		}
		return m.refuses(x, "IndexError", fmt.Sprintf("Row key %d out of bounds", e.Index))
	}
	return kernelSlice(m, x, p.rank, e)
}

// rowsOf returns the rows of a ragged tensor.
func rowsOf(m *machine, v value, x expr.Expr) (list []value, err error) {
	from := engine.Operand{Text: expr.Format(x), Array: *v.array}
	for i := range v.array.Shape.Axes[0].Size {
		index := &expr.Index{Span: x.At(), X: x, Items: []expr.Expr{&expr.Literal{Span: x.At(), Text: "0"}}}
		list = append(list, sure(raggedEntries(m, index, from, []engine.Subscript{{At: i}})))
	}
	return list, nil
}
