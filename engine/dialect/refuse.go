package dialect

import "shapecast/engine"

// refuse returns what a library without ragged axes says when it is asked to
// make an array of the first operand that only a ragged axis can hold.
func refuse(library engine.Library, t engine.Trace) (complaint, bool) {
	if library == engine.InTensorFlow {
		return complaint{}, false
	}
	for _, operand := range t.Operands {
		if axis := unevenAxis(operand.Shape); axis >= 0 {
			return refusal(library, operand.Shape, axis), true
		}
	}
	return complaint{}, false
}

// refusal words the first uneven axis of a nested list.
func refusal(library engine.Library, s engine.Shape, axis int) complaint {
	c := complaint{form: numpyInhomogeneous, axis: -1}
	if library == engine.InPyTorch {
		lengths := s.Axes[axis].Lengths
		c.form = torchLength
		c.values.ints = []int{lengths[0], axis, firstOther(lengths)}
		return c
	}
	c.values.ints = []int{axis}
	c.values.lists = [][]int{evenSizes(s, axis)}
	return c
}

// evenSizes returns the sizes of the first n axes, whose slices have one length.
func evenSizes(s engine.Shape, n int) []int {
	sizes := make([]int, n)
	for k := range sizes {
		sizes[k] = s.Axes[k].Size
		if lengths := s.Axes[k].Lengths; len(lengths) > 0 {
			sizes[k] = lengths[0]
		}
	}
	return sizes
}

// unevenAxis returns the first axis whose slices differ in length, or -1.
func unevenAxis(s engine.Shape) int {
	for k, axis := range s.Axes {
		if len(axis.Lengths) > 0 && firstOther(axis.Lengths) != axis.Lengths[0] {
			return k
		}
	}
	return -1
}

// firstOther returns the first length that differs from lengths[0], or lengths[0].
func firstOther(lengths []int) int {
	for _, length := range lengths {
		if length != lengths[0] {
			return length
		}
	}
	return lengths[0]
}
