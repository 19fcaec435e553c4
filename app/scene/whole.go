package scene

import (
	"cmp"
	"slices"

	"shapecast/engine"
)

// mostWhole is how long an array may be along an axis to be shown whole where a part of it is
// written into.
const mostWhole = 6

// complete makes an array, which is a place that is written into, the whole of which it is a
// part, a in a[1:] = b, if that can be drawn.
func (m *measured) complete(a *array) {
	part := m.trace.Output
	noRoom := slices.ContainsFunc(m.faults, func(f fault) bool { return f.noRoom })
	if !noRoom && m.rank <= 2 && part.Shape.Rank() == m.rank && part.Whole != nil && small(part.Whole.Array) && !part.Overlaps() && !inOrder(*part) {
		a.widen(*part.Whole, *part)
	}
}

// inOrder reports whether a place has all values of the whole, each where it is there.
func inOrder(part engine.Output) bool {
	return part.Picked == nil && part.Whole.Shape.SameExtent(part.Shape) && slices.Equal(part.Whole.Positions(), part.Positions())
}

// small reports whether an array has at most two axes, room and a value for each index.
func small(a engine.Array) bool {
	long := func(a engine.Axis) bool { return a.Size > mostWhole }
	return a.Shape.Rank() <= 2 && !a.Overlaps() && !slices.ContainsFunc(a.Shape.Axes, long)
}

// widen makes an array, which is a place that is written into, the whole of which it is a part.
func (a *array) widen(whole engine.Operand, part engine.Output) {
	a.name = cmp.Or(whole.Name, whole.Text)
	if rank := whole.Shape.Rank(); rank != a.rank { // an index took an axis away
		*a = *newArray(&grid{rank: rank, small: a.small, arrays: []*array{a}}, a.who, a.name, a.stored)
	}
	a.stored.axes, a.rest = whole.Shape.Axes, textsOf(whole.Array)
	a.seen = a.stored
	at, all, found := part.Positions(), whole.Positions(), map[int][]int{}
	for n := range at {
		if part.Picked != nil {
			at[n] = all[(*part.Picked)[n]]
		}
		found[at[n]] = indexOf(n, part.Shape.Sizes()) // of two values for one place the last remains
	}
	a.part = func(index []int) []int { return found[memoryAt(whole.Array, index)] }
}

// memoryAt returns where the value at an index is in memory.
func memoryAt(a engine.Array, index []int) int {
	at := a.Offset
	for k, stride := range a.StridesOrDefault() {
		at += index[k] * stride
	}
	return at
}

// indexOf returns the index of value n in C order of an array with such sizes.
func indexOf(n int, sizes []int) []int {
	index := make([]int, len(sizes))
	for k := len(sizes) - 1; k >= 0; k-- {
		size := sizes[k]
		index[k], n = n%size, n/size
	}
	return index
}
