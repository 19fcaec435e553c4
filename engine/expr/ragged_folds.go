package expr

import (
	"slices"

	"shapecast/engine"
)

// foldRagged folds the rows of the innermost ragged axis, or all values, as
// TensorFlow does. No step shows it: what is drawn is where the result goes.
func (c *call) foldRagged(f engine.Fold, from engine.Operand, r engine.Reduction) (value, error) {
	shape := from.Shape
	rank, inner := shape.Rank(), shape.RaggedRank
	flat := from.FlatValues()
	if r.Axes == nil && !r.KeepDims {
		change, _, err := engine.Reduce(engine.Operand{Array: flat}, engine.Reduction{Fold: f, DDoF: r.DDoF})
		if err == nil {
			err = c.foldedType(&change, f)
		}
		return array(change.To), err
	}
	last := len(r.Axes) == 1 && (r.Axes[0] == inner || r.Axes[0] == inner-rank)
	if !last || rank != inner+1 || !flat.Values.Known() || !shape.Axes[inner].Ragged() {
		return none(), &engine.RaggedChangeError{Name: c.fn.name}
	}
	if err := listable(shape, inner); err != nil {
		return none(), err
	}
	rows := shape.RowSplits(inner)
	to := engine.Shape{Axes: slices.Clone(shape.Axes[:inner]), RaggedRank: inner - 1}
	if r.KeepDims {
		to.Axes = append(to.Axes, engine.Axis{Size: 1})
	}
	values, d, err := c.foldRows(f, flat, rows, r.DDoF)
	if err != nil {
		return none(), err
	}
	a := engine.Array{Shape: to, Values: values}
	a, err = c.retyped(a, d)
	return array(a), err
}

// foldRows folds each row of flat values, and returns what came of them and the
// type that it has in TensorFlow: the mean of ints is a float64.
func (c *call) foldRows(f engine.Fold, flat engine.Array, splits []int, ddof int) (engine.Values, engine.DType, error) {
	var values engine.Values
	d := flat.Values.DType
	if len(splits) == 1 {
		return engine.Values{DType: d, Progression: &engine.Progression{}}, d, nil
	}
	for row := range len(splits) - 1 {
		n := splits[row+1] - splits[row]
		if n == 0 && isExtreme(f) {
			return values, d, c.outside(c.node, OperationOn, c.fn.name+" of an empty row")
		}
		part := engine.Array{Shape: engine.Dense(n), Offset: flat.Offset + splits[row], Values: flat.Values}
		change, _, err := engine.Reduce(engine.Operand{Array: part}, engine.Reduction{Fold: f, DDoF: ddof})
		if err != nil {
			return values, d, err
		}
		s := change.To.At()
		switch s.DType.Kind() {
		case engine.KindBool:
			values.Bools = append(values.Bools, s.AsBool())
		case engine.KindInt:
			values.Ints = append(values.Ints, s.Int)
		default:
			values.Floats = append(values.Floats, s.Float)
		}
		values.DType = s.DType
	}
	if folded := values.DType; folded.Kind() != d.Kind() {
		d = folded
	}
	return values, d, nil
}

// raggedAxis puts a new axis of size 1 into a ragged array. Up to the innermost
// row partition it is one more of them.
func (c *call) raggedAxis(from engine.Operand, axes []int) (value, error) {
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
