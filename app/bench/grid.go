package bench

import (
	"math"
	"slices"

	"shapecast/engine"
)

// A grid is the values of a dense array, so that axes can be changed while the
// values that stay keep their places.
type grid struct {
	sizes []int
	flat  []engine.Nested
}

// gridOf returns the grid of an array whose values are written out.
func gridOf(a engine.Array) (grid, bool) {
	n, err := a.Shape.Count()
	if err != nil || n > valuesLimit || !a.Shape.IsDense() || !a.Values.Known() {
		return grid{}, false
	}
	g := grid{sizes: a.Shape.Sizes()}
	g.collect(a.Nested())
	return g, true
}

func (g *grid) collect(n engine.Nested) {
	if !n.IsList() {
		g.flat = append(g.flat, n)
	}
	for _, item := range n.Items {
		g.collect(item)
	}
}

// count returns how many values a grid of sizes has.
func count(sizes []int) int {
	n := 1
	for _, size := range sizes {
		n *= size
	}
	return n
}

// made returns the grid of sizes whose value at an index is that of value.
func made(sizes []int, value func(at []int) engine.Nested) grid {
	g := grid{sizes: sizes}
	at := make([]int, len(sizes))
	for range count(sizes) {
		g.flat = append(g.flat, value(at))
		for k := len(at) - 1; k >= 0; k-- {
			if at[k]++; at[k] < sizes[k] {
				break
			}
			at[k] = 0
		}
	}
	return g
}

func (g grid) at(index []int) engine.Nested {
	place := 0
	for k, i := range index {
		place = place*g.sizes[k] + i
	}
	return g.flat[place]
}

// resized returns the grid with another size of an axis. What is added goes on
// by the difference of the last two values, or repeats the last.
func (g grid) resized(axis, size int) grid {
	sizes := slices.Clone(g.sizes)
	old := sizes[axis]
	sizes[axis] = size
	return made(sizes, func(at []int) engine.Nested {
		from := slices.Clone(at)
		if at[axis] < old {
			return g.at(from)
		}
		return g.beyond(from, axis, old)
	})
}

// beyond returns the value that continues an axis past its old size.
func (g grid) beyond(at []int, axis, old int) engine.Nested {
	if old == 0 {
		return engine.Nested{DType: engine.Int64, Int: int64(at[axis] + 1)}
	}
	steps := at[axis] - old + 1
	value := func(i int) engine.Nested {
		at[axis] = i
		return g.at(at)
	}
	last := value(old - 1)
	if old < 2 {
		return last
	}
	before := value(old - 2)
	for i := old - 3; i >= 0; i-- {
		if value(i+1).Int-value(i).Int != last.Int-before.Int || value(i+1).Float-value(i).Float != last.Float-before.Float {
			return last
		}
	}
	if last.DType == engine.Bool || math.Abs(float64(last.Int)) > 1<<40 {
		return last
	}
	last.Int += int64(steps) * (last.Int - before.Int)
	last.Float += float64(steps) * (last.Float - before.Float)
	return last
}

// inserted returns the grid with an axis of size 1 more.
func (g grid) inserted(axis int) grid {
	return grid{with(g.sizes, axis, 1), g.flat}
}

// removed returns the grid without an axis: its first entry.
func (g grid) removed(axis int) (grid, bool) {
	if g.sizes[axis] == 0 {
		return grid{}, false
	}
	return made(without(g.sizes, axis), func(at []int) engine.Nested {
		return g.at(with(at, axis, 0))
	}), true
}

// swapped returns the grid with two axes in each other's place.
func (g grid) swapped(i, k int) grid {
	sizes := slices.Clone(g.sizes)
	sizes[i], sizes[k] = sizes[k], sizes[i]
	return made(sizes, func(at []int) engine.Nested {
		from := slices.Clone(at)
		from[i], from[k] = at[k], at[i]
		return g.at(from)
	})
}

// starts reports whether g is what h begins with along an axis.
func (g grid) starts(h grid, axis int) bool {
	if len(g.sizes) != len(h.sizes) || g.sizes[axis] > h.sizes[axis] {
		return false
	}
	h = h.resized(axis, g.sizes[axis])
	return slices.Equal(h.sizes, g.sizes) && slices.EqualFunc(h.flat, g.flat, sameValue)
}

func sameValue(a, b engine.Nested) bool {
	return a.DType == b.DType && a.Int == b.Int && a.Float == b.Float
}

// nested returns the values as lists.
func (g grid) nested() engine.Nested {
	flat := g.flat
	return nestedFrom(g.sizes, &flat)
}

func nestedFrom(sizes []int, flat *[]engine.Nested) engine.Nested {
	if len(sizes) == 0 {
		value := (*flat)[0]
		*flat = (*flat)[1:]
		return value
	}
	list := engine.Nested{Items: []engine.Nested{}}
	for range sizes[0] {
		list.Items = append(list.Items, nestedFrom(sizes[1:], flat))
	}
	return list
}

// with returns a list with one more entry, and leaves the list as it is.
func with[T any](list []T, at int, entry T) []T {
	return append(list[:at:at], append([]T{entry}, list[at:]...)...)
}

// without returns a list without an entry, and leaves the list as it is.
func without[T any](list []T, at int) []T { return append(list[:at:at], list[at+1:]...) }
