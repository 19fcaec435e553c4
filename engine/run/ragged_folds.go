package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// foldRagged folds an axis, or all values, as TensorFlow does. No step shows it:
// what is drawn is where the result goes.
func foldRagged(c *call, f engine.Fold, from engine.Operand, r engine.Reduction) (value, error) {
	flat := from.FlatValues()
	if r.Axes == nil && !r.KeepDims {
		change, _, err := engine.Reduce(engine.Operand{Array: flat}, engine.Reduction{Fold: f, DDoF: r.DDoF})
		must(err)
		return array(sure(c.retyped(change.To, foldedType(c, change, f)))), nil
	}
	rank := from.Shape.Rank()
	bools := f == engine.Any || f == engine.All
	if len(r.Axes) != 1 || r.Axes[0] < -rank || r.Axes[0] >= rank || !flat.Values.Known() || from.Shape.Listed() > maxListed || bools && flat.Values.DType != engine.Bool {
		return none(), &engine.RaggedChangeError{Name: c.fn.name}
	}
	axis := (r.Axes[0] + rank) % rank
	w := &weaver{call: c, fold: f, ddof: r.DDoF, from: flat.Values.DType, to: flat.Values.DType, uniform: axis+1 < rank && !from.Shape.Axes[axis+1].Ragged()}
	left := part{rank: rank - 1, ragged: from.Shape.RaggedRank}
	if axis <= left.ragged {
		left.ragged = max(left.ragged-1, 0)
	}
	left.lists = w.along(from.Nested(), axis, rank-1)
	a := sure(c.retyped(sure(left.array()), w.to))
	switch {
	case !r.KeepDims:
		return array(a), nil
	case a.Shape.IsDense():
		return array(sure(engine.ExpandDims(engine.Operand{Array: a}, axis)).To), nil
	}
	v := sure(raggedAxis(c, engine.Operand{Array: a}, []int{axis}))
	if n, _ := v.array.Shape.Slices(axis); n <= engine.MaxLengths {
		v.array.Shape.Axes[axis] = engine.Axis{Lengths: slices.Repeat([]int{1}, n)}
	}
	return v, nil
}

// A weaver folds lists of values of one type to values of another: the mean of
// ints is a float64 in TensorFlow.
type weaver struct {
	*call
	fold     engine.Fold
	ddof     int
	from, to engine.DType
	uniform  bool // the axis behind the one that is folded
}

// along folds an axis of nested lists.
func (w *weaver) along(n engine.Nested, axis, depth int) engine.Nested {
	if axis == 0 {
		return w.together(n.Items, depth)
	}
	out := engine.Nested{Items: []engine.Nested{}}
	for _, item := range n.Items {
		out.Items = append(out.Items, w.along(item, axis-1, depth-1))
	}
	return out
}

// together folds lists entry by entry, as many as have one there.
func (w *weaver) together(list []engine.Nested, depth int) engine.Nested {
	if depth == 0 {
		return w.folded(list)
	}
	if len(list) == 0 && w.uniform {
		must(w.outside(w.node, expr.OperationOn, w.fn.name+" of an empty row"))
	}
	out := engine.Nested{Items: []engine.Nested{}}
	for i := 0; ; i++ {
		var entries []engine.Nested
		for _, n := range list {
			if i < len(n.Items) {
				entries = append(entries, n.Items[i])
			}
		}
		if entries == nil {
			return out
		}
		out.Items = append(out.Items, w.together(entries, depth-1))
	}
}

// folded folds values to one.
func (w *weaver) folded(list []engine.Nested) engine.Nested {
	if len(list) == 0 && isExtreme(w.fold) {
		must(w.outside(w.node, expr.OperationOn, w.fn.name+" of an empty row"))
	}
	row := sure(engine.FromLists(engine.Nested{Items: append([]engine.Nested{}, list...)}))
	change, _, err := engine.Reduce(engine.Operand{Array: sure(w.retyped(row, w.from))}, engine.Reduction{Fold: w.fold, DDoF: w.ddof})
	must(err)
	s := change.To.At()
	if s.DType.Kind() != w.from.Kind() {
		w.to = s.DType
	}
	return engine.Nested{Scalar: s}
}

// raggedAxis puts a new axis of size 1 into a ragged array. Up to the innermost
// row partition it is one more of them.
func raggedAxis(c *call, from engine.Operand, axes []int) (value, error) {
	rank := from.Shape.Rank() + 1
	if len(axes) != 1 || axes[0] < -rank || axes[0] >= rank {
		return none(), &engine.RaggedChangeError{Name: c.fn.name}
	}
	k := (axes[0] + rank) % rank
	a := from.Array
	a.Shape.Axes = append(append(slices.Clone(a.Shape.Axes[:k]), engine.Axis{Size: 1}), a.Shape.Axes[k:]...)
	if k <= a.Shape.RaggedRank {
		a.Shape.RaggedRank++
	}
	return array(a), nil
}
