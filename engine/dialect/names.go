package dialect

import "shapecast/engine"

// tensorflowOps holds the names of TensorFlow's kernels.
var tensorflowOps = [...]string{
	engine.Identity: "BroadcastTo",
	engine.Add:      "AddV2", engine.Subtract: "Sub", engine.Multiply: "Mul",
	engine.TrueDivide: "RealDiv", engine.FloorDivide: "FloorDiv", engine.Remainder: "FloorMod",
	engine.Power: "Pow", engine.Maximum: "Maximum", engine.Minimum: "Minimum",
	engine.Equal: "Equal", engine.NotEqual: "NotEqual", engine.Less: "Less", engine.LessEqual: "LessEqual",
	engine.Greater: "Greater", engine.GreaterEqual: "GreaterEqual",
	engine.TruncateDivide: "TruncateDiv", engine.TruncateMod: "TruncateMod",
	engine.SquaredDifference: "SquaredDifference", engine.Arctan2: "Atan2", engine.DivideNoNaN: "DivNoNan",
	engine.XDivY: "Xdivy", engine.XLogY: "Xlogy", engine.XLog1PY: "Xlog1py", engine.Zeta: "Zeta",
	engine.SigmoidCrossEntropy: "Mul",
	engine.LogicalAnd:          "LogicalAnd", engine.LogicalOr: "LogicalOr", engine.Where: "SelectV2",
	engine.BitwiseAnd: "BitwiseAnd", engine.BitwiseOr: "BitwiseOr", engine.BitwiseXor: "BitwiseXor",
	engine.LeftShift: "LeftShift", engine.RightShift: "RightShift",
}

// jaxOps holds the names of the primitives that jax.numpy's functions reach.
var jaxOps = [...]string{
	engine.Identity: "broadcast_in_dim",
	engine.Add:      "add", engine.Subtract: "sub", engine.Multiply: "mul",
	engine.TrueDivide: "div", engine.FloorDivide: "div", engine.Remainder: "rem",
	engine.Power: "pow", engine.Maximum: "max", engine.Minimum: "min",
	engine.Equal: "eq", engine.NotEqual: "ne", engine.Less: "lt", engine.LessEqual: "le",
	engine.Greater: "gt", engine.GreaterEqual: "ge",
	engine.TruncateDivide: "div", engine.TruncateMod: "rem", engine.SquaredDifference: "sub",
	engine.Arctan2: "atan2", engine.DivideNoNaN: "div", engine.XDivY: "div", engine.XLogY: "mul",
	engine.XLog1PY: "mul", engine.Zeta: "zeta", engine.SigmoidCrossEntropy: "mul",
	engine.LogicalAnd: "and", engine.LogicalOr: "or", engine.Where: "select_n",
	engine.BitwiseAnd: "and", engine.BitwiseOr: "or", engine.BitwiseXor: "xor",
	engine.LeftShift: "shift_left", engine.RightShift: "shift_right_arithmetic",
}
