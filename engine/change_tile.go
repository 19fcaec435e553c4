package engine

import "slices"

// Tile returns from laid out again and again along its axes.
//
//	reps    how often along each axis, at least 0; the shorter of reps and the
//	        shape is padded with 1s at the left
//	result  a copy: this is what broadcasting does without the memory
//
// Errors: [*LengthError] for a count below 0; [*RankError]; [*SizeError].
//
// Source: NumPy reference, numpy.tile.
func Tile(from Operand, reps ...int) (Change, error) {
	c, err := begin("tile", from)
	if err != nil {
		return c, err
	}
	c.Copied = true
	rank := max(len(reps), from.Shape.Rank())
	if rank > MaxRank {
		return c, &RankError{Rank: rank}
	}
	own := from.StridesOrDefault()
	var view Array
	var once []int // the sizes before anything is repeated
	for k := range rank {
		axis, stride, origin, times := Axis{Size: 1}, 0, k-rank+from.Shape.Rank(), 1
		if origin >= 0 {
			axis, stride = from.Shape.Axes[origin], own[origin]
		}
		if i := k - rank + len(reps); i >= 0 {
			times = reps[i]
		}
		if times < 0 {
			return c, &LengthError{Axis: k, Row: -1, Length: times}
		}
		once = append(once, axis.Size)
		view = view.with(Axis{Size: times}, 0).with(axis, stride)
		axis.Size = product(axis.Size, times)
		c.push(axis, max(origin, -1))
	}
	if err := c.fill(view); err != nil {
		return c, err
	}
	if n, _ := c.To.Shape.Count(); n == 0 && !slices.Equal(c.To.Shape.Sizes(), once) {
		c.To.Strides = c.To.Shape.Strides() // NumPy's and PyTorch's own
	}
	return c, nil
}

// TorchRepeat is PyTorch's repeat: [Tile] with a count for every axis at least,
// else a [*RepeatRankError].
func TorchRepeat(from Operand, reps ...int) (Change, error) {
	if rank := from.Shape.Rank(); len(reps) < rank {
		return Change{Name: "tile", From: from}, &RepeatRankError{Repeats: len(reps), Rank: rank}
	}
	return Tile(from, reps...)
}

// Repeat returns from with every entry of an axis repeated in place.
//
//	counts  one for all entries, or one for each
//	result  a copy
//
// Errors: [*AxisError]; [*RepeatsError]; [*LengthError]; [*SizeError].
//
// Source: NumPy reference, numpy.repeat.
func Repeat(from Operand, axis int, counts ...int) (Change, error) {
	c, axes, err := beginAlong("repeat", from.Shape.Rank(), []int{axis}, from)
	if c.Copied = true; err != nil {
		return c, err
	}
	k := axes[0]
	size, total := from.Shape.Axes[k].Size, 0
	if len(counts) != 1 && len(counts) != size {
		return c, &RepeatsError{Counts: len(counts), Size: size}
	}
	for i, n := range counts {
		if n < 0 {
			return c, &LengthError{Axis: k, Row: i, Length: n}
		}
		if total += n; total < 0 {
			total = 1 << 62 // more than any array holds
		}
	}
	if len(counts) == 1 {
		total = product(size, counts[0])
	}
	for i, axis := range from.Shape.Axes {
		if i == k {
			axis.Size = total
		}
		c.push(axis, i)
	}
	if len(counts) == 1 {
		return c, c.fill(from.repeated(k, counts[0]))
	}
	if _, err := c.To.Shape.holdable(); err != nil {
		c.To.Values.DType = from.Values.DType
		return c, err
	}
	return c, c.fillEntries(k, counts)
}

// repeated returns a seen with a new axis of n entries behind axis k.
func (a Array) repeated(k, n int) Array {
	view := Array{Values: a.Values, Offset: a.Offset}
	for i, stride := range a.StridesOrDefault() {
		view = view.with(a.Shape.Axes[i], stride)
		if i == k {
			view = view.with(Axis{Size: n}, 0)
		}
	}
	return view
}

// fillEntries fills in the values of From with entry i of axis k taken counts[i] times.
func (c *Change) fillEntries(k int, counts []int) error {
	indices := []int64{}
	for i, n := range counts {
		for range n {
			indices = append(indices, int64(i))
		}
	}
	full := make([]Subscript, k+1)
	for i := range k {
		full[i] = Subscript{Kind: Ranged}
	}
	full[k] = Subscript{Kind: Picked, Array: Array{Shape: Dense(len(indices)), Values: Ints(indices...)}}
	taken, err := Index(c.From, full...)
	c.To.Values, c.Sources = taken.To.Values, taken.Sources
	return err
}

// with returns a seen with one more axis, innermost.
func (a Array) with(axis Axis, stride int) Array {
	a.Shape.Axes = append(a.Shape.Axes[:len(a.Shape.Axes):len(a.Shape.Axes)], axis)
	a.Strides = append(a.Strides[:len(a.Strides):len(a.Strides)], stride)
	return a
}

// fill fills in the values that view, which has as many as To, gives of From's.
func (c *Change) fill(view Array) error {
	c.To.Values.DType = c.From.Values.DType
	if err := c.To.Shape.Valid(); err != nil {
		return err
	}
	if p := c.From.Values.Progression; p != nil && p.Step == 0 && !c.From.Values.Held() {
		c.To.Values.Progression = p // a constant is the same everywhere
		return nil
	}
	view.Values, view.Offset = c.From.Values, c.From.Offset
	held, err := view.Held()
	c.To.Values = held.Values
	return err
}

// product returns a × b, or a number too large for any shape.
func product(a, b int) int {
	if n, ok := times(a, b); ok {
		return n
	}
	return 1 << 62
}
