package run

import (
	"fmt"
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// An UnevenError is what a library without ragged arrays says of lists that
// differ in length.
type UnevenError struct {
	*LibraryError
	Library engine.Library
}

func (e *UnevenError) Unwrap() error { return e.LibraryError }

// admit takes an array that the lists of x make into the program. Only TensorFlow
// has ragged ones.
func admit(in *context, a engine.Array, x expr.Expr) {
	if in.library == engine.InTensorFlow {
		return
	}
	uneven(in, a.Shape, x)
}

// noteRows keeps a step in which a few rows that differ in length are laid side by side, and do not
// fit.
func noteRows(m *machine, list engine.Nested, s engine.Shape, x expr.Expr) {
	if s.Rank() != 2 || s.IsDense() || m.inside != nil || m.library == engine.InTensorFlow || len(list.Items) > mostRows {
		return
	}
	var rows []engine.Operand
	for _, items := range list.Items {
		rows = append(rows, engine.Operand{Array: sure(engine.FromLists(items))})
	}
	if c, _ := engine.Stack(0, rows[0], rows[1:]...); c.Failed() {
		c.Name = "array"
		must(m.step(Step{Span: x.At(), Text: expr.Format(x), Change: &c}))
	}
}

// mostRows is how many rows are drawn that do not fit.
const mostRows = 4

// chosen is admit for what only TensorFlow's own functions make: a program without a
// library becomes TensorFlow's. They are refused where the caller chose another
// library, not where one stands beside.
func (in *context) chosen(a engine.Array, x expr.Expr) {
	if in.library == "" && !a.Shape.IsDense() {
		in.library = engine.InTensorFlow
	}
	if !in.given {
		return
	}
	admit(in, a, x)
}

// uneven says in the words of the library that lists of a shape make no array of
// it, where they make none.
func uneven(in *context, s engine.Shape, x expr.Expr) {
	if text := unevenIn(in.library, s); text != "" {
		must(&UnevenError{&LibraryError{in.place(x), "ValueError", text}, orNumPy(in.library)})
	}
}

// unevenIn returns what a library says of lists of a shape that make no array of it, or "".
func unevenIn(l engine.Library, s engine.Shape) string {
	sizes := []int{}
	for k, axis := range s.Axes {
		n := axis.Size
		if len(axis.Lengths) > 0 {
			n = axis.Lengths[0]
		}
		if row := slices.IndexFunc(axis.Lengths, func(length int) bool { return length != n }); row >= 0 {
			return unevenText(l, sizes, k, n, axis.Lengths[row])
		}
		sizes = append(sizes, n)
	}
	return ""
}

// unevenText words it: sizes are those of the axes before the uneven axis k.
func unevenText(l engine.Library, sizes []int, k, first, other int) string {
	switch l {
	case engine.InTensorFlow:
		return "Can't convert non-rectangular Python sequence to Tensor."
	case engine.InPyTorch:
		return fmt.Sprintf("expected sequence of length %d at dim %d (got %d)", first, k, other)
	}
	return fmt.Sprintf("setting an array element with a sequence. The requested array has an inhomogeneous shape after %d dimensions. The detected shape was %s + inhomogeneous part.",
		len(sizes), engine.Dense(sizes...))
}
