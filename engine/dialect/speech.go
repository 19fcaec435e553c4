package dialect

import (
	"strings"

	"shapecast/engine"
)

// A speech is how a library spells arrays and operations. In its forms $x is the
// first operand, and $np. the module.
type speech struct {
	imports   string
	module    string                 // before every function, with the point
	array     string                 // the function that takes a list of values
	broadcast string                 // shapes meet without an operation
	target    string                 // the operand is broadcast to a shape
	assign    string                 // a value is written into the output
	functions [engine.OpCount]string // of operations; "" where the operator of Python serves
}

// speechOf returns how a library spells.
func speechOf(library engine.Library) speech {
	imports, module := library.Import(), library.Short()+"."
	if library == engine.InXArray { // whose arrays hold NumPy's
		imports, module = engine.InNumPy.Import()+"\n"+imports, "np."
	}
	s := speech{imports, module, "array", "$np.broadcast_shapes($shapes)", "$np.broadcast_to($x, $shape)",
		"$output[...] = $value", functions(module)}
	switch library {
	case engine.InPyTorch:
		s.array, s.target = "tensor", "$x.expand($sizes)"
	case engine.InTensorFlow:
		s.array = "constant"
		s.functions[engine.Equal], s.functions[engine.NotEqual] = "tf.equal", "tf.not_equal"
		s.broadcast, s.assign = "tf.broadcast_static_shape($shapes)", "$output = tf.broadcast_to($value, $output.shape)"
	case engine.InJAX:
		s.assign = "$output = $output.at[...].set($value)"
	case engine.InXArray:
		s.functions[engine.Where] = "xr.where"
		s.broadcast, s.target = "xr.broadcast($names)", "$x.broadcast_like($place)"
	}
	return s
}

// functions returns the names of the operations that have no operator. Python's
// & and | are those of bits, so that and and or are functions too.
func functions(module string) (names [engine.OpCount]string) {
	for _, op := range [...]engine.Op{engine.Maximum, engine.Minimum, engine.LogicalAnd, engine.LogicalOr, engine.Where} {
		names[op] = module + op.String()
	}
	return names
}

// torchFunctions are the names of PyTorch's functions where NumPy's differ.
var torchFunctions = [...]string{
	engine.Subtract: "sub", engine.Multiply: "mul", engine.TrueDivide: "div", engine.Power: "pow",
	engine.Equal: "eq", engine.NotEqual: "ne", engine.Less: "lt", engine.LessEqual: "le",
	engine.Greater: "gt", engine.GreaterEqual: "ge",
}

// outFunction returns the function that takes out=.
func (w *writer) outFunction(op engine.Op) string {
	name := op.String()
	if w.library == engine.InPyTorch && int(op) < len(torchFunctions) && torchFunctions[op] != "" {
		name = torchFunctions[op]
	}
	return w.module + name
}

// shape returns sizes as an argument.
func (w *writer) shape(sizes []int) string {
	if w.library == engine.InTensorFlow {
		return styleOf('L').print(sizes)
	}
	return styleOf('T').print(sizes)
}

// number returns a value as Python writes it.
func (w *writer) number(s engine.Scalar) string {
	if s.DType.Kind() == engine.KindFloat {
		s = s.Cast(engine.Float64)
	}
	switch text := s.String(); text {
	case "nan", "inf", "-inf":
		return `float("` + text + `")`
	default:
		return text
	}
}

// joined prints integers as arguments.
func joined(list []int) string {
	return strings.Trim(styleOf('L').print(list), "[]")
}
