package dialect

import "shapecast/engine"

// spelled holds how to write the operations for which NumPy has no single function: in
// TensorFlow, and with the functions that the others have. x and y are the operands, np.
// the library.
var spelled = [256][2]string{
	engine.TruncateDivide:    {"tf.truncatediv($x, $y)", "$np.trunc($x / $y)"},
	engine.TruncateMod:       {"tf.truncatemod($x, $y)", "$np.fmod($x, $y)"},
	engine.SquaredDifference: {"tf.math.squared_difference($x, $y)", "$np.square($x - $y)"},
	engine.Arctan2:           {"tf.atan2($x, $y)", "$np.arctan2($x, $y)"},
	engine.DivideNoNaN:       {"tf.math.divide_no_nan($x, $y)", "$np.where($y == 0, 0, $x / $y)"},
	engine.XDivY:             {"tf.math.xdivy($x, $y)", "$np.where($x == 0, 0, $x / $y)"},
	engine.XLogY:             {"tf.math.xlogy($x, $y)", "$np.where($x == 0, 0, $x * $np.log($y))"},
	engine.XLog1PY:           {"tf.math.xlog1py($x, $y)", "$np.where($x == 0, 0, $x * $np.log1p($y))"},
	engine.Zeta:              {"tf.math.zeta($x, $y)", "scipy.special.zeta($x, $y)"},
	engine.SigmoidCrossEntropy: {
		"tf.nn.sigmoid_cross_entropy_with_logits(labels=$x, logits=$y)",
		"$np.where($y > 0, $y, 0) - $x * $y + $np.log1p($np.exp(-abs($y)))"},
}

// spell returns one of those operations as the library writes it.
func (w *writer) spell(op engine.Op) string {
	if w.library == engine.InTensorFlow {
		return w.fill(spelled[op][0])
	}
	return w.fill(spelled[op][1])
}
