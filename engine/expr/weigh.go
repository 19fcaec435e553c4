package expr

import (
	"shapecast/engine"
)

// average is the mean, or the sum of what was weighted over the sum of weights.
func (c *call) average() (value, error) {
	axis, keep := c.args[1], c.args[4]
	switch {
	case c.has(3):
		return none(), &UnsupportedError{Place: c.where(3), Feature: ArgumentOf, Name: "returned"}
	case !c.has(2):
		return c.folded(engine.Mean, c.args[0], axis, keep)
	}
	values := c.args[0]
	weights, err := c.weights()
	if err == nil {
		err = c.weighable(&values, &weights)
	}
	if err != nil {
		return none(), err
	}
	weighted, err := c.arrays(c.node, sides{"*", values, weights})
	if err != nil {
		return none(), err
	}
	sum, err := c.folded(engine.Sum, operandValue{weighted, c.node}, axis, keep)
	if err != nil {
		return none(), err
	}
	total, err := c.folded(engine.Sum, weights, axis, keep)
	if err != nil {
		return none(), err
	}
	zeros, _, err := engine.Reduce(engine.Operand{Array: *total.array}, engine.Reduction{Fold: engine.All})
	if err == nil && zeros.To.Values.Known() && !zeros.To.At().AsBool() {
		return none(), c.says("ZeroDivisionError", "Weights sum to zero, can't be normalized")
	}
	return c.arrays(c.node, sides{"/", operandValue{sum, c.node}, operandValue{total, c.node}})
}

// weighable brings values and weights to the type of their average.
func (c *call) weighable(values, weights *operandValue) error {
	operands, err := c.operands([]operandValue{*values, *weights})
	if err != nil {
		return err
	}
	d := engine.ResultType(c.library, operands...)
	if operands[0].Values.DType.Kind() != engine.KindFloat {
		d = engine.Float64
	}
	for i, v := range []*operandValue{values, weights} {
		a, failed := c.retyped(operands[i].Array, d)
		if err == nil {
			v.object, err = array(a), failed
		}
	}
	return err
}

// weights returns the weights of an average at the rank of what is weighted: a
// vector of them belongs to the one axis that is folded.
func (c *call) weights() (operandValue, error) {
	w, err := c.operand(c.args[2])
	if err != nil {
		return c.args[2], err
	}
	a, err := c.first()
	if err != nil || w.Shape.SameExtent(a.Shape) {
		return operandValue{array(w.Array), c.args[2].expr}, err
	}
	axis, err := c.int(1, 0)
	rank := a.Shape.Rank()
	switch {
	case err != nil:
	case !c.has(1):
		err = c.says("TypeError", "Axis must be specified when shapes of a and weights differ.")
	case w.Shape.Rank() != 1:
		err = c.says("TypeError", "1D weights expected when shapes of a and weights differ.")
	case axis < -rank || axis >= rank:
		err = &engine.AxisError{Axis: axis, Rank: rank}
	case a.Shape.Axes[(axis+rank)%rank].Size != w.Shape.Axes[0].Size:
		err = c.says("ValueError", "Length of weights not compatible with specified axis.")
	}
	if err != nil {
		return c.args[2], err
	}
	sizes := make([]int, rank)
	for k := range sizes {
		sizes[k] = 1
	}
	sizes[(axis+rank)%rank] = -1
	change, err := engine.Reshape(w, sizes...)
	if err != nil {
		return c.args[2], err
	}
	v, err := c.joined(change, nil)
	return operandValue{v, c.args[2].expr}, err
}
