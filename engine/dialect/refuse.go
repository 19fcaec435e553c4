package dialect

import (
	"slices"

	"shapecast/engine"
)

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
				return says(torchLength, size, k, axis.Lengths[row])
			} else {
				return says(numpyInhomogeneous, k).lists(even)
			}
		}
	}
	return nil
}
