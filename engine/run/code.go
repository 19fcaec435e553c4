package run

import "shapecast/engine"

// Operations are spelled by functions written in the language, in the file code/code.py.

// Code returns the operation in t as a program that the library runs: imports,
// one line an operand, one line for the operation. It is "" where the library
// has no such arrays: only TensorFlow has ragged ones; and for a function that each library
// computes in its own way.
func Code(l engine.Library, t engine.Trace) string {
	if t.Op == engine.Called || l != engine.InTensorFlow && engine.AnyRagged(t.Operands) {
		return ""
	}
	if l == engine.InXArray {
		t = withAllNames(t)
	}
	return spelledBy("of", l, t, t.Op.Symbol(), intoOf(t), arraysIn(t))
}

// RepairCode returns the expression that a repair of t puts in the place of
// the operand, such as "b[:, None]", or, when the result goes to a new array,
// the whole statement. It is "" where the library has no such change.
//
//	source  what the program has for the operand; "" to call it by its name
func RepairCode(l engine.Library, t engine.Trace, r engine.Repair, source string) string {
	return spelledBy("repair", l, t, t.Op.Symbol(), intoOf(t), arraysIn(t), r, source)
}

// EmptyCode returns an array of a shape, whose values nobody knows, as NumPy and PyTorch make
// it; "" for another library.
func EmptyCode(l engine.Library, shape engine.Shape) string {
	if !shape.IsDense() {
		return ""
	}
	return spelledBy("empty", l, shape.Sizes())
}

// IndexedCode returns a line that fails as a message says of arrays of these shapes that are
// indices.
func IndexedCode(l engine.Library, indices []engine.Shape) string {
	shapes := list()
	for _, shape := range indices {
		shapes.items = append(shapes.items, integers(listKind, shape.Sizes()))
	}
	return spelledBy("indexed", l, shapes)
}

// spelledBy returns the text that one of those functions makes.
func spelledBy(name string, parts ...any) string {
	code, _ := Told("code_"+name, parts...).Python.(string)
	return code
}

// arraysIn returns the operands of t and its output as arrays, whose values records leave out.
func arraysIn(t engine.Trace) value {
	arrays := list()
	for _, o := range t.Operands {
		arrays.items = append(arrays.items, array(o.Array))
	}
	if t.Output != nil {
		arrays.items = append(arrays.items, array(t.Output.Array))
	}
	return arrays
}

// intoOf says how the result of t is written, "" where it is new.
func intoOf(t engine.Trace) string {
	if t.Output == nil {
		return ""
	}
	return [...]string{"augmented", "out", "assigned", "target"}[t.Output.Kind]
}

// opNames holds what libraries call an operation: TensorFlow's kernel, and the primitive
// that jax.numpy's function reaches.
var opNames = [...]struct{ tensorflow, jax string }{
	engine.Identity: {"BroadcastTo", "broadcast_in_dim"},
	engine.Add:      {"AddV2", "add"}, engine.Subtract: {"Sub", "sub"}, engine.Multiply: {"Mul", "mul"},
	engine.TrueDivide: {"RealDiv", "div"}, engine.FloorDivide: {"FloorDiv", "div"},
	engine.Remainder: {"FloorMod", "rem"}, engine.Power: {"Pow", "pow"},
	engine.Maximum: {"Maximum", "max"}, engine.Minimum: {"Minimum", "min"},
	engine.Equal: {"Equal", "eq"}, engine.NotEqual: {"NotEqual", "ne"},
	engine.Less: {"Less", "lt"}, engine.LessEqual: {"LessEqual", "le"},
	engine.Greater: {"Greater", "gt"}, engine.GreaterEqual: {"GreaterEqual", "ge"},
	engine.TruncateDivide: {"TruncateDiv", "div"}, engine.TruncateMod: {"TruncateMod", "rem"},
	engine.SquaredDifference: {"SquaredDifference", "sub"}, engine.Arctan2: {"Atan2", "atan2"},
	engine.Hypot: {"Atan2", "atan2"}, engine.Copysign: {"Atan2", "atan2"}, engine.GCD: {"Maximum", "max"}, engine.LCM: {"Maximum", "max"},
	engine.DivideNoNaN: {"DivNoNan", "div"}, engine.XDivY: {"Xdivy", "div"},
	engine.XLogY: {"Xlogy", "mul"}, engine.XLog1PY: {"Xlog1py", "mul"},
	engine.Zeta: {"Zeta", "zeta"}, engine.SigmoidCrossEntropy: {"Mul", "mul"},
	engine.LogicalAnd: {"LogicalAnd", "and"}, engine.LogicalOr: {"LogicalOr", "or"},
	engine.Where:      {"SelectV2", "select_n"},
	engine.BitwiseAnd: {"BitwiseAnd", "and"}, engine.BitwiseOr: {"BitwiseOr", "or"}, engine.BitwiseXor: {"BitwiseXor", "xor"},
	engine.LeftShift: {"LeftShift", "shift_left"}, engine.RightShift: {"RightShift", "shift_right_arithmetic"},
}

// Kernel returns TensorFlow's name of an operation, and that of JAX's primitive.
func Kernel(op engine.Op) (tensorflow, jax string) {
	if int(op) < len(opNames) {
		tensorflow, jax = opNames[op].tensorflow, opNames[op].jax
	}
	return tensorflow, jax
}
