package dialect

import (
	"cmp"
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

// outFunction returns the function that takes out=.
func (w *writer) outFunction(op engine.Op) string {
	if w.library == engine.InPyTorch {
		return w.module + cmp.Or(opNames[op].torch, op.String())
	}
	return w.module + op.String()
}

// shape returns sizes as an argument.
func (w *writer) shape(sizes []int) string {
	if w.library == engine.InTensorFlow {
		return listText(sizes)
	}
	return engine.Dense(sizes...).String()
}

// listText prints integers as a list.
func listText(list []int) string { return "[" + joined(list) + "]" }

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
	return strings.Trim(engine.Dense(list...).String(), "(,)")
}

// spelled holds how to write the operations for which NumPy has no single function: in
// TensorFlow, and with the functions that the others have. x and y are the operands, np.
// the library.
var spelled = [256][2]string{
	engine.TruncateDivide:    {"tf.truncatediv($x, $y)", "$np.trunc($x / $y)"},
	engine.TruncateMod:       {"tf.truncatemod($x, $y)", "$np.fmod($x, $y)"},
	engine.SquaredDifference: {"tf.math.squared_difference($x, $y)", "$np.square($x - $y)"},
	engine.Arctan2:           {"tf.atan2($x, $y)", "$np.arctan2($x, $y)"},
	engine.Hypot:             {"tf.experimental.numpy.hypot($x, $y)", "$np.hypot($x, $y)"},
	engine.Copysign:          {"tf.experimental.numpy.copysign($x, $y)", "$np.copysign($x, $y)"},
	engine.GCD:               {"tf.experimental.numpy.gcd($x, $y)", "$np.gcd($x, $y)"},
	engine.LCM:               {"tf.experimental.numpy.lcm($x, $y)", "$np.lcm($x, $y)"},
	engine.DivideNoNaN:       {"tf.math.divide_no_nan($x, $y)", "$np.where($y == 0, 0, $x / $y)"},
	engine.XDivY:             {"tf.math.xdivy($x, $y)", "$np.where($x == 0, 0, $x / $y)"},
	engine.XLogY:             {"tf.math.xlogy($x, $y)", "$np.where($x == 0, 0, $x * $np.log($y))"},
	engine.XLog1PY:           {"tf.math.xlog1py($x, $y)", "$np.where($x == 0, 0, $x * $np.log1p($y))"},
	engine.Zeta:              {"tf.math.zeta($x, $y)", "scipy.special.zeta($x, $y)"},
	engine.SigmoidCrossEntropy: {
		"tf.nn.sigmoid_cross_entropy_with_logits(labels=$x, logits=$y)",
		"$np.where($y > 0, $y, 0) - $x * $y + $np.log1p($np.exp(-abs($y)))"},
}

// An opName is what the libraries call an operation: TensorFlow's kernel, the primitive
// that jax.numpy's function reaches, and PyTorch's function where NumPy's name is another.
type opName struct{ tensorflow, jax, torch string }

var opNames = [...]opName{
	engine.Identity: {"BroadcastTo", "broadcast_in_dim", ""},
	engine.Add:      {"AddV2", "add", ""}, engine.Subtract: {"Sub", "sub", "sub"}, engine.Multiply: {"Mul", "mul", "mul"},
	engine.TrueDivide: {"RealDiv", "div", "div"}, engine.FloorDivide: {"FloorDiv", "div", ""},
	engine.Remainder: {"FloorMod", "rem", ""}, engine.Power: {"Pow", "pow", "pow"},
	engine.Maximum: {"Maximum", "max", ""}, engine.Minimum: {"Minimum", "min", ""},
	engine.Equal: {"Equal", "eq", "eq"}, engine.NotEqual: {"NotEqual", "ne", "ne"},
	engine.Less: {"Less", "lt", "lt"}, engine.LessEqual: {"LessEqual", "le", "le"},
	engine.Greater: {"Greater", "gt", "gt"}, engine.GreaterEqual: {"GreaterEqual", "ge", "ge"},
	engine.TruncateDivide: {"TruncateDiv", "div", ""}, engine.TruncateMod: {"TruncateMod", "rem", ""},
	engine.SquaredDifference: {"SquaredDifference", "sub", ""}, engine.Arctan2: {"Atan2", "atan2", ""},
	engine.Hypot: {"Atan2", "atan2", ""}, engine.Copysign: {"Atan2", "atan2", ""}, engine.GCD: {"Maximum", "max", ""}, engine.LCM: {"Maximum", "max", ""},
	engine.DivideNoNaN: {"DivNoNan", "div", ""}, engine.XDivY: {"Xdivy", "div", ""},
	engine.XLogY: {"Xlogy", "mul", ""}, engine.XLog1PY: {"Xlog1py", "mul", ""},
	engine.Zeta: {"Zeta", "zeta", ""}, engine.SigmoidCrossEntropy: {"Mul", "mul", ""},
	engine.LogicalAnd: {"LogicalAnd", "and", ""}, engine.LogicalOr: {"LogicalOr", "or", ""},
	engine.Where:      {"SelectV2", "select_n", ""},
	engine.BitwiseAnd: {"BitwiseAnd", "and", ""}, engine.BitwiseOr: {"BitwiseOr", "or", ""}, engine.BitwiseXor: {"BitwiseXor", "xor", ""},
	engine.LeftShift: {"LeftShift", "shift_left", ""}, engine.RightShift: {"RightShift", "shift_right_arithmetic", ""},
}

// Kernel returns TensorFlow's name of an operation, and that of JAX's primitive.
func Kernel(op engine.Op) (tensorflow, jax string) {
	if int(op) < len(opNames) {
		tensorflow, jax = opNames[op].tensorflow, opNames[op].jax
	}
	return tensorflow, jax
}
