package engine

import "slices"

// Sources are, for each value of a change's result, the number of the value it was
// copied from, or -1, both in C order. What is past the end was not copied.
type Sources []int

// Source returns where the value at an index of To was copied from: the operand, 0 for From,
// and the index in it, of the first one where several were folded into it. The index is nil
// where there is no such value.
func (c Change) Source(index []int) (operand int, from []int) {
	switch {
	case !c.From.Shape.IsDense():
		return 0, nil
	case c.Sources != nil:
		return c.listed(c.To.Shape.flatPosition(index))
	case len(c.With) > 0:
		return c.joined(index)
	case c.Asked != nil:
		return 0, c.filling(c.Places().flatPosition(index))
	case !c.Copied:
		return 0, c.stored(index)
	case c.Name == "reshape", c.Name == "flatten":
		return 0, unravel(c.From.Shape, c.To.Shape.flatPosition(index))
	}
	return 0, c.repeated(index)
}

// repeated returns the index in From of the value at an index of an array that repeats it.
func (c Change) repeated(index []int) []int {
	from := make([]int, c.From.Shape.Rank())
	for k, origin := range c.Axes {
		if origin < 0 {
			continue
		}
		size, grown := c.From.Shape.Axes[origin].Size, c.To.Shape.Axes[k].Size
		switch {
		case size == 0:
			return nil
		case c.Name == "repeat":
			from[origin] = index[k] / max(1, grown/size)
		default:
			from[origin] = index[k] % size
		}
	}
	return from
}

// filling returns the index of value n of From, nil where it has fewer.
func (c Change) filling(n int) []int {
	if count, _ := c.From.Shape.Count(); n >= count {
		return nil
	}
	return unravel(c.From.Shape, n)
}

// Over reports whether the value at an index of From has no place in the shape that is asked for.
func (c Change) Over(index []int) bool {
	places, _ := c.Places().Count()
	return c.From.Shape.flatPosition(index) >= places
}

// listed returns the operand, and the index in it, of value n of To, by its Sources.
func (c Change) listed(n int) (operand int, from []int) {
	list, own := *c.Sources, 0
	if n >= len(list) || list[n] < 0 {
		return 0, nil
	}
	if own, _ = c.From.Shape.Count(); list[n] >= own {
		return 1, unravel(c.With[0].Shape, list[n]-own)
	}
	return 0, unravel(c.From.Shape, list[n])
}

// MostSources is up to how many values it is noted where each one came from.
const MostSources = 4096

// numbers returns the number, in C order, of the value at each place in memory;
// nil where there are many.
func (a Array) numbers() []int {
	n, err := a.Shape.Count()
	if err != nil || n > MostSources {
		return nil
	}
	places, largest := make([]int, n), 0
	for i := range places {
		places[i] = a.position(unravel(a.Shape, i))
		largest = max(largest, places[i])
	}
	numbers := make([]int, largest+1)
	for i := n - 1; i >= 0; i-- { // the first one, where several share a place
		numbers[places[i]] = i
	}
	return numbers
}

// stored returns the index in From that reads the same memory as index of To.
func (c Change) stored(index []int) []int {
	at := c.To.Offset - c.From.Offset
	for k, stride := range c.To.StridesOrDefault() {
		at += index[k] * stride
	}
	strides := c.From.StridesOrDefault()
	from := make([]int, len(strides))
	order := Indices(len(strides))
	slices.SortStableFunc(order, func(i, j int) int { return strides[j] - strides[i] })
	for _, k := range order {
		if strides[k] > 0 {
			from[k] = at / strides[k]
			at %= strides[k]
		}
		if from[k] < 0 || from[k] >= max(1, c.From.Shape.Axes[k].Size) {
			return nil
		}
	}
	if at != 0 {
		return nil
	}
	return from
}

// unravel returns the index of value n, in C order.
func unravel(s Shape, n int) []int {
	index := make([]int, s.Rank())
	for k := s.Rank() - 1; k >= 0; k-- {
		size := max(1, s.Axes[k].Size)
		index[k] = n % size
		n /= size
	}
	return index
}
