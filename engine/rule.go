package engine

// A Rule says how a library lines up the axes of operands. It is named for
// the library that is best known for it.
type Rule uint8

// The rules that [Explain] follows.
const (
	// NumPy lines up the right edges; shapes and lengths must agree where no
	// uniform 1 stretches. PyTorch, TensorFlow (dense and ragged) and JAX do
	// the same.
	NumPy Rule = iota
	// XArray matches axes by name. A size 1 does not stretch.
	XArray
	// Awkward is NumPy's rule while every axis is uniform; once an axis varies,
	// the operand of fewer axes lines up at the left edge.
	Awkward
	// TorchNested is the rule of PyTorch's jagged layout: two nested tensors
	// combine only when they share the very same offsets.
	TorchNested
	// Julia, and MATLAB, line up the left edges and pad at the right.
	Julia
	// J, BQN and Uiua want one shape to be a prefix of the other.
	J
)
