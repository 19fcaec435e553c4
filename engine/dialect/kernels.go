package dialect

import "shapecast/engine"

// An opName is what libraries call an operation: TensorFlow's kernel, and the primitive
// that jax.numpy's function reaches.
type opName struct{ tensorflow, jax string }

var opNames = [...]opName{
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
