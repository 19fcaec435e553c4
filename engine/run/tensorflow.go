package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// tensorflowOnly returns TensorFlow's functions of two arrays that NumPy does
// not have.
func tensorflowOnly() []function {
	return []function{
		{"truncatediv truncatemod realdiv floor_div squared_difference divide_no_nan div_no_nan xdivy xlogy xlog1py", "x|a|input y|b|other", (*call).met},
		{"zeta", "x|input q|other", (*call).met},
		{"atan2 arctan2", "y|a|input|x1 x|b|other|x2", (*call).met},
		{"scalar_mul", "scalar x", (*call).met},
		{"sigmoid_cross_entropy_with_logits", "labels logits", (*call).met},
	}
}

// met carries out the operation of the function's name on its two arguments.
func (c *call) met() (value, error) {
	operands := c.operands(c.args[:2])
	return c.broadcast(c.node, c.explain(arithmeticNamed(c.fn.name), c.fn.name, operands...))
}

// kernels holds TensorFlow's names of the operations that want two tensors of
// one type.
var kernels = [256]string{
	engine.Add: "AddV2", engine.Subtract: "Sub", engine.Multiply: "Mul", engine.FloorDivide: "FloorDiv", engine.Remainder: "FloorMod", engine.Power: "Pow",
	engine.Maximum: "Maximum", engine.Minimum: "Minimum", engine.Equal: "Equal", engine.NotEqual: "NotEqual", engine.Less: "Less",
	engine.LessEqual: "LessEqual", engine.Greater: "Greater", engine.GreaterEqual: "GreaterEqual", engine.SquaredDifference: "SquaredDifference",
}

// ofC holds the names that C has for types of values.
var ofC = [256]string{engine.Float64: "double", engine.Float32: "float", engine.Float16: "half"}

func nameInC(d engine.DType) string {
	if name := ofC[d]; name != "" {
		return name
	}
	return d.String()
}

// mixesTypes reports operands of two types, which TensorFlow does not bring
// together, and arithmetic on bools.
func (m *machine) mixesTypes(x expr.Expr, t engine.Trace) error {
	kernel, ragged := kernels[t.Op], slices.ContainsFunc(t.Operands, isRagged)
	if ragged && (t.Failed() || t.Op == engine.Equal || t.Op == engine.NotEqual) {
		return nil // the rows come first
	}
	if m.library != engine.InTensorFlow || kernel == "" || len(t.Operands) != 2 || !m.named {
		return nil
	}
	a, b := t.Operands[0], t.Operands[1]
	left, right := a.Values.DType, b.Values.DType
	switch {
	case a.Weak && right.Kind() >= left.Kind(), b.Weak && left.Kind() >= right.Kind():
	case a.Weak && !ragged:
		return m.refuses(x, "TypeError", "Cannot convert "+a.At().String()+" to EagerTensor of dtype "+right.String())
	case b.Weak && !ragged && (t.Op != engine.Add || t.Call != ""):
		return m.refuses(x, "TypeError", "Cannot convert "+b.At().String()+" to EagerTensor of dtype "+left.String())
	case left != right || a.Weak || b.Weak:
		if a.Weak && left.Kind() == engine.KindFloat {
			left = engine.Float32
		} else if b.Weak && right.Kind() == engine.KindFloat {
			right = engine.Float32
		}
		return m.unlike(x, kernel, 1, left, right)
	case left == engine.Bool && t.Op < engine.Equal:
		return m.outside(x, expr.OperationOn, t.Op.Symbol()+" of bools")
	}
	return nil
}
