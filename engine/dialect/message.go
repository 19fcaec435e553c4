package dialect

import (
	"cmp"
	"slices"

	"shapecast/engine"
)

// Message returns what the library says of the operation in t, word for word,
// or "" when it runs there. A library with a rule of its own is asked by that
// rule: xarray goes by names, and only TensorFlow has ragged axes.
func Message(library engine.Library, t engine.Trace) string { return complain(library, t).message() }

// ErrorType returns the class that the library raises for the operation in t,
// such as "ValueError", or "" when it runs there.
func ErrorType(library engine.Library, t engine.Trace) string { return complain(library, t).raises() }

// BlamedAxis returns the axis of the result, from the left, that the library
// blames: PyTorch the rightmost on which the first two operands that clash
// disagree, np.broadcast_shapes and TensorFlow the leftmost. Where the message
// names none, as in NumPy's a + b, it is the rightmost, which a reader who
// compares from the right meets first. It is -1 when no axis is to blame.
func BlamedAxis(library engine.Library, t engine.Trace) int {
	if c := complain(library, t); c != nil {
		return c.axis
	}
	return -1
}

// complain returns what the library has against t.
func complain(library engine.Library, t engine.Trace) *complaint {
	if c := cmp.Or(refuse(library, t), einsumComplaint(library, t)); c != nil {
		return c
	}
	t = underRule(library, t)
	if err := noShape(t); err != nil {
		return complaintOf(library, err)
	}
	switch library {
	case engine.InPyTorch:
		return torchComplaint(t)
	case engine.InXArray:
		if t.Rule == engine.XArray {
			return xarrayComplaint(t)
		}
	case engine.InTensorFlow:
		return tensorflowComplaint(t)
	case engine.InJAX:
		return jaxComplaint(t)
	}
	return numpyComplaint(t)
}

// noShape returns why t has a shape that no array has, or nil. What a program
// asks for by name, each library refuses in its own way.
func noShape(t engine.Trace) error {
	switch err := t.Err().(type) {
	case *engine.SizeError, *engine.RankError:
		return err
	case *engine.LengthError:
		if t.Output == nil || t.Output.Kind != engine.Target {
			return err
		}
	}
	return nil
}

// underRule returns t explained by the library's own rule.
func underRule(library engine.Library, t engine.Trace) engine.Trace {
	rule := engine.NumPy
	if library == engine.InXArray && !byPlace(t) {
		rule = engine.XArray
		t = named(t)
	}
	if t.Rule == rule && library != engine.InXArray {
		return t
	}
	return engine.ExplainBy(rule, t)
}

// refuse returns what a library without ragged axes says when it is asked to
// make an array of the first operand that only a ragged axis can hold.
func refuse(library engine.Library, t engine.Trace) *complaint {
	if library == engine.InTensorFlow {
		return nil
	}
	for _, operand := range t.Operands {
		var even []int // the sizes of the axes whose slices have one length
		for k, axis := range operand.Shape.Axes {
			size := axis.Size
			if len(axis.Lengths) > 0 {
				size = axis.Lengths[0]
			}
			other := func(length int) bool { return length != size }
			if row := slices.IndexFunc(axis.Lengths, other); row < 0 {
				even = append(even, size)
			} else if library == engine.InPyTorch {
				return says("pytorch length", size, k, axis.Lengths[row])
			} else {
				return says("numpy inhomogeneous", k).lists(even)
			}
		}
	}
	return nil
}
