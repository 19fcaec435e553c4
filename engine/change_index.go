package engine

import "slices"

// A Subscript is one of the things between the brackets of a[…].
// The zero Subscript is the index 0.
type Subscript struct {
	Kind  SubscriptKind
	At    int   // Single: the index, negative from the end
	Range Range // Ranged
	Array Array // Picked: ints, or bools

	Words  Operand // of indices, what the program calls them and where; the array is the above
	Adrift bool    // where the entry, or the range, lies is not known: 0 stands for it
}

// A SubscriptKind is what a Subscript does to the axis it stands for.
type SubscriptKind uint8

// The kinds of subscripts.
const (
	Single   SubscriptKind = iota // one entry: the axis goes
	Ranged                        // start:stop:step
	NewAxis                       // None: a new axis of size 1
	Ellipsis                      // …: all axes that no other subscript stands for
	Picked                        // an array of indices, or a mask
)

// A Range is start:stop:step as written; what was left out is nil.
type Range struct{ Start, Stop, Step *int }

// resolve returns the first entry that r takes of an axis of a size, how many
// it takes, and how far apart they are.
//
// Source: Python reference, slice.indices.
func (r Range) resolve(size int) (first, count, step int, err error) {
	step = 1
	if r.Step != nil {
		step = *r.Step
	}
	low, high := 0, size
	switch {
	case step == 0:
		return 0, 0, 0, &StepError{}
	case step < 0:
		low, high = -1, size-1
	}
	first, stop := low, high
	if step < 0 {
		first, stop = high, low
	}
	if r.Start != nil {
		first = clip(*r.Start, size, low, high)
	}
	if r.Stop != nil {
		stop = clip(*r.Stop, size, low, high)
	}
	switch {
	case step > 0 && first < stop:
		count = (stop-first-1)/step + 1
	case step < 0 && first > stop:
		count = (first-stop-1)/-max(step, -size-1) + 1
	case step < 0:
		first, step = 0, 1 // NumPy turns nothing round
	}
	return first, count, step, nil
}

// clip counts i from the start and brings it between low and high.
func clip(i, size, low, high int) int {
	if i < 0 {
		i += size
	}
	return min(max(i, low), high)
}

// Index returns a[subscripts].
//
//	result  a view where every subscript is an index, a range, None or an
//	        ellipsis; a copy where one picks with an array
//
// Arrays of indices are broadcast together. Their axes take the place of the
// first one, or come first when something other than arrays and indices is
// between them. The values of a mask must be known; indices that are not known
// give a result of which the shape alone is known. Errors: [*IndexError];
// [*TooManyIndicesError]; [*EllipsisError]; [*StepError]; [*MaskError];
// [*RankError]; and, when the arrays do not broadcast, [*MismatchError].
//
// Source: NumPy user guide, "Indexing on ndarrays".
func Index(from Operand, subscripts ...Subscript) (Change, error) {
	c, err := index(from, subscripts)
	switch e := err.(type) {
	case *IndexError:
		c.NoEntry = e
	case *TooManyIndicesError:
		c.NoAxis = &AxisError{Axis: e.Rank, Rank: e.Rank}
	}
	if c.Failed() {
		c.To = Array{}
	}
	if err == nil && slices.ContainsFunc(subscripts, func(s Subscript) bool { return s.Adrift }) {
		c.Copied, c.Sources, c.To = true, &Sources{}, Array{Shape: c.To.Shape, Values: Values{DType: from.Values.DType}}
	}
	return c, err
}

func index(from Operand, subscripts []Subscript) (Change, error) {
	c, err := begin("index", from)
	if err != nil {
		return c, err
	}
	c.To = from.Array
	full, err := complete(subscripts, from.Shape.Rank())
	if err != nil {
		return c, err
	}
	if slices.ContainsFunc(full, func(s Subscript) bool { return s.Kind == Picked }) {
		return c.picked(full)
	}
	v := viewer{from: from.Array, strides: from.StridesOrDefault(), offset: from.Offset, kept: []int{}}
	for _, s := range full {
		if err := v.add(s); err != nil {
			return c, err
		}
	}
	c.Axes = v.origin
	c.To.Shape, c.To.Strides, c.To.Offset = Shape{Axes: v.axes}, v.kept, v.offset
	return c, c.To.Shape.Valid()
}

// complete replaces the ellipsis, or the end, by ranges over all the axes that
// no other subscript stands for. An ellipsis that stands for none is kept.
func complete(subscripts []Subscript, rank int) ([]Subscript, error) {
	given, place, ellipses := 0, len(subscripts), 0
	for i, s := range subscripts {
		if given += s.Width(); s.Kind == Ellipsis {
			place = i
			ellipses++
		}
	}
	if ellipses > 1 {
		return nil, &EllipsisError{Count: ellipses}
	}
	if given > rank {
		return nil, &TooManyIndicesError{Rank: rank, Given: given}
	}
	full := slices.Clone(subscripts[:place])
	for range rank - given {
		full = append(full, Subscript{Kind: Ranged})
	}
	if place < len(subscripts) {
		if rank == given {
			full = append(full, subscripts[place]) // it still separates the arrays at its sides
		}
		full = append(full, subscripts[place+1:]...)
	}
	return full, nil
}

// Width returns how many axes a subscript stands for: a mask as many as it has, an ellipsis none
// by itself.
func (s Subscript) Width() int {
	switch {
	case s.Kind == NewAxis || s.Kind == Ellipsis:
		return 0
	case s.Kind == Picked && s.Array.Values.DType == Bool:
		return s.Array.Shape.Rank()
	}
	return 1
}

// A viewer follows subscripts through the axes of an array.
type viewer struct {
	from    Array
	strides []int
	next    int // axis of from that the next subscript stands for
	offset  int
	axes    []Axis
	kept    []int // strides of axes
	origin  []int // of axes, -1 for a new one
}

func (v *viewer) add(s Subscript) error {
	switch s.Kind {
	case NewAxis:
		v.push(Axis{Size: 1}, 0, -1)
		return nil
	case Ellipsis:
		return nil
	}
	axis, stride := v.from.Shape.Axes[v.next], v.strides[v.next]
	if s.Kind == Single {
		i, err := entry(s.At, v.next, axis.Size)
		v.offset += i * stride
		v.next++
		return err
	}
	first, count, step, err := s.Range.resolve(axis.Size)
	if err != nil {
		return err
	}
	if count > 0 {
		v.offset += first * stride
	}
	axis.Size = count
	v.push(axis, stride*step, v.next)
	v.next++
	return nil
}

func (v *viewer) push(axis Axis, stride, origin int) {
	v.axes = append(v.axes, axis)
	v.kept = append(v.kept, stride)
	v.origin = append(v.origin, origin)
}

// entry counts index i of an axis from the start.
func entry(i, axis, size int) (int, error) {
	if i < -size || i >= size {
		return 0, &IndexError{Axis: axis, Index: i, Size: size}
	}
	if i < 0 {
		i += size
	}
	return i, nil
}
