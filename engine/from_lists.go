package engine

import "errors"

// FromLists returns the array that a nested list is read as: a dense one where
// every list of a level has as many entries, else a ragged one with all its
// inner axes ragged.
//
//	list    lists with values at one depth, at most MaxRank deep
//	result  ints as int64; one float makes them float64; without values, float64
//
// Values at two depths are a [*DepthError], too many levels a [*RankError].
//
// Source: NumPy reference, numpy.array; for uneven lists, [Ragged].
func FromLists(list Nested) (Array, error) {
	var axes []Axis
	for level := list; level.IsList(); level = level.Items[0] {
		axes = append(axes, Axis{Size: len(level.Items)})
		if len(level.Items) == 0 {
			break
		}
	}
	a, err := Ragged(list, Encoding{Lengths: held(axes)})
	if _, uneven := errors.AsType[*EntriesError](err); uneven {
		return Ragged(list, Encoding{})
	}
	return a, err
}
