package engine

// A Subscript is one of the things between the brackets of a[…].
// The zero Subscript is the index 0.
type Subscript struct {
	Kind  SubscriptKind
	At    int   // Single: the index, negative from the end
	Range Range // Ranged
	Array Array // Picked: ints, or bools
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
