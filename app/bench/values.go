package bench

import "shapecast/engine"

// valuesLimit bounds how many values a row writes out.
const valuesLimit = 256

// listedLimit bounds the lists and values together.
const listedLimit = 4 * valuesLimit

// operand returns operand i of what is shown.
func (b *Bench) operand(i int) engine.Array {
	if b.Good.Trace == nil {
		return b.Good.Change.From.Array
	}
	return b.Good.Trace.Operands[i].Array
}

// valuesText writes an array as nested lists.
func valuesText(a engine.Array) (string, error) {
	n, err := a.Shape.Count()
	switch {
	case err != nil:
		return "", err
	case n > valuesLimit || a.Shape.Listed() > listedLimit || !a.Values.Known():
		return "", &engine.SizeError{Shape: a.Shape, Limit: valuesLimit}
	case !a.Shape.IsDense():
		return "ragged(" + a.Nested().String() + ")", nil
	case a.Shape.Rank() == 0:
		return a.Nested().String(), nil
	}
	return "array(" + a.Nested().String() + ")", nil
}
