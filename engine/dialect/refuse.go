package dialect

import "shapecast/engine"

// refuse returns what a library without ragged axes says when it is asked to
// make an array of the first operand that only a ragged axis can hold.
func refuse(library engine.Library, t engine.Trace) *complaint {
	if library == engine.InTensorFlow {
		return nil
	}
	for _, operand := range t.Operands {
		if axis := unevenAxis(operand.Shape); axis >= 0 {
			return refusal(library, operand.Shape, axis)
		}
	}
	return nil
}

// refusal words the first uneven axis of a nested list.
func refusal(library engine.Library, s engine.Shape, axis int) *complaint {
	if library == engine.InPyTorch {
		lengths := s.Axes[axis].Lengths
		return says(torchLength, lengths[0], axis, firstOther(lengths))
	}
	return says(numpyInhomogeneous, axis).lists(evenSizes(s, axis))
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
