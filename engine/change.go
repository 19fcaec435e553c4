package engine

import "slices"

// A Change is one array made into another without broadcasting: a new axis, a
// reshape, a slice, a transpose, a tile, a reduction.
type Change struct {
	Name    string // as in NumPy: "expand_dims", "reshape", "index", "transpose", "tile", "repeat", "sum", …
	Index   string // of an index, its brackets: "[a > 2]", or the function that picks: "roll"
	From    Operand
	With    []Operand // joined to From, in order, or put into it, or beside it, or a mask that is not as long as its axes; nil for all else
	To      Array
	Axes    []int       // for each axis of To, the axis of From it comes from, or -1 for a new one, or the one along which joining fails; for each of such a mask the one it is about
	Reduced []int       // axes of From that were summed up or averaged away
	Sources *Sources    // nil where Axes tell where values come from
	Copied  bool        // new values were stored; false for a view
	AllRows bool        // a variable with indices picks of every row: p[:, y]
	Picks   bool        // by arrays of indices
	Puts    string      // how values of With[0] come to places of From: "set", "add", …; Sources count them after those of From
	InPlace bool        // they were written into From itself, as by add.at
	Anew    bool        // a library without views stores what is one in NumPy
	Strides []int       // that NumPy gives what arrays of indices pick; nil for C order
	Within  string      // the call that this is a step inside of, as in Trace
	Program string      // that it is a part of, as in Trace
	Batches *Trace      // of a matrix product, how the axes before the matrices meet; nil for all else
	Unequal *Conflict   // two sizes that had to be equal: of a matrix product, those summed along; a size that is no 1, of an axis that is squeezed away; or two ranks, of arrays that are joined; nil where all fit
	Asked   []int       // the sizes of a reshape that the values do not fill, as written; nil for all else
	NoEntry *IndexError // where From has no entry at an index; nil for all else
	Clamped *IndexError // the first index outside an axis, where a library takes the nearest entry instead, as JAX does; nil for none
	NoAxis  *AxisError  // where From has no such axis; nil for all else
	Axis    int         // on which they are, where arrays are joined, or the first that only one has; or along which it scans
	Scans   bool        // each value takes in those before it along one axis, or all are put in order there
}

// Failed reports whether nothing came out, so that To is the zero Array: sizes of
// a matrix product or of arrays that are joined do not fit, values do not fill a shape, or
// there is no such entry or axis.
func (c Change) Failed() bool {
	return c.Unequal != nil || c.Asked != nil || c.NoEntry != nil || c.NoAxis != nil || c.Batches != nil && c.Batches.Failed()
}

// UnlikeRanks reports whether arrays are not joined because they differ in their number of axes.
func (c Change) UnlikeRanks() bool {
	return c.Unequal != nil && (c.Name == "concatenate" || c.Name == "stack") && c.From.Shape.Rank() != c.With[c.Unequal.Operands[1]-1].Shape.Rank()
}

// Stores reports whether the result is stored, and is no view.
func (c Change) Stores() bool { return c.Copied || c.Anew }

// begin returns a change of dense arrays, or a [*RaggedChangeError].
func begin(name string, from Operand, with ...Operand) (Change, error) {
	c := Change{Name: name, From: from, With: with}
	if AnyRagged(with) || !from.Shape.IsDense() {
		return c, &RaggedChangeError{Name: name}
	}
	return c, nil
}

// beginAlong is begin of a change along axes of an array of a rank, which it
// counts from the left; or an [*AxisError] or a [*RepeatedAxisError].
func beginAlong(name string, rank int, axes []int, from Operand, with ...Operand) (Change, []int, error) {
	c, err := begin(name, from, with...)
	if err != nil {
		return c, nil, err
	}
	var found []int
	for _, axis := range axes {
		k := axis
		if k < 0 {
			k += rank
		}
		if k < 0 || k >= rank {
			c.NoAxis = &AxisError{Axis: axis, Rank: rank}
			return c, nil, c.NoAxis
		}
		if slices.Contains(found, k) {
			placed := name == "expand_dims" || name == "transpose" || name == "flip"
			return c, nil, &RepeatedAxisError{Axis: k, Fold: !placed}
		}
		found = append(found, k)
	}
	return c, found, nil
}

// StoredBytes returns what the array that is read takes in memory, counted once.
func (c Change) StoredBytes() int { return bytesOf(c.From.Array) }

// ResultBytes returns what a copy of the outcome takes or would take.
func (c Change) ResultBytes() int { return bytesOf(c.To) }

// bytesOf returns the bytes of a copy of a, or the largest int when it overflows.
func bytesOf(a Array) int {
	n, err := a.Shape.Count()
	if err != nil || n > (1<<62)/8 {
		return 1<<63 - 1
	}
	return n * a.Values.DType.ItemSize()
}
