package run

import (
	"shapecast/engine"
	"shapecast/engine/expr"
)

// Folds of what a mask leaves, and from an initial value.

// neutral returns the value that a fold starts from, where it has one.
func neutral(f engine.Fold) (engine.Scalar, bool) {
	switch f {
	case engine.Sum:
		return engine.IntScalar(0), true
	case engine.Prod:
		return engine.IntScalar(1), true
	case engine.Any, engine.All:
		return engine.BoolScalar(f == engine.All), true
	}
	return engine.Scalar{}, false
}

// masked gives what is folded the value that the fold starts from where its mask
// is false.
func masked(c *call, f engine.Fold) error {
	start, ok := neutral(f)
	if !ok && c.has(8) {
		start, ok = c.args[8].one()
	} else if !ok && isExtreme(f) && c.isNumPy() {
		return c.says("ValueError", "reduction operation '%simum' does not have an identity, so to use a where mask one has to specify 'initial'", f.String())
	}
	if !ok || start.DType.Kind() == engine.KindFloat {
		return c.outside(c.node, expr.ArgumentOf, "where")
	}
	operands := c.operands([]operandValue{c.args[7], c.args[0]})
	t := c.explain(engine.Where, "where", operands[0], operands[1], plainNumber(start))
	switch {
	case t.Failed() && c.isNumPy():
		return c.says("ValueError", "operands could not be broadcast together with remapped shapes [original->remapped]: %s %s ", compact(operands[1].Shape), compact(operands[0].Shape))
	case t.Failed() || !t.Result().SameExtent(operands[1].Shape):
		return c.outside(c.node, expr.ArgumentOf, "where")
	}
	v, err := c.broadcast(c.node, t)
	c.args[0] = operandValue{v, c.args[0].expr}
	c.args[7] = operandValue{object: none()}
	return err
}

// maskedMean is the mean of the values at which a mask is true.
func maskedMean(c *call) (value, error) {
	axis, keep := none(), boolean(c.args[4].isTrue())
	if c.has(1) {
		axis = c.args[1].object
	}
	return c.invoke(written(c.library, "", "_masked_mean"), c.node, c.args[0], operandValue{axis, c.node}, c.args[7], operandValue{keep, c.node})
}

// joining returns the operation that a fold repeats, or 0.
func joining(f engine.Fold) engine.Op {
	switch f {
	case engine.Sum:
		return engine.Add
	case engine.Prod:
		return engine.Multiply
	case engine.Max:
		return engine.Maximum
	case engine.Min:
		return engine.Minimum
	}
	return 0
}

// foldFrom folds from the value that initial gives.
func foldFrom(c *call, f engine.Fold) (value, error) {
	op := joining(f)
	from := c.first()
	initial := c.args[8]
	if s, ok := initial.one(); op == 0 || !ok || s.DType.Kind() > from.Values.DType.Kind() {
		return none(), c.outside(c.node, expr.ArgumentOf, "initial")
	}
	c.args[8] = operandValue{object: none()}
	v, err := c.ended(folding(f))
	if _, empty := err.(*engine.EmptyReductionError); empty {
		v, err = fold(c, engine.Sum)
	}
	must(err)
	operands := c.operands([]operandValue{{v, c.node}, initial})
	if n, _ := from.Shape.Count(); n == 0 && isExtreme(f) {
		op = engine.Add
	}
	return c.broadcast(c.node, c.explain(op, c.fn.name, operands...))
}
