package expr

import "shapecast/engine"

// raggedRows returns the functions that cut values into rows.
func raggedRows() []function {
	return []function{
		{"RaggedTensor.from_row_splits", "values row_splits|partition validate=", cutting(bySplits)},
		{"RaggedTensor.from_row_lengths", "values row_lengths|partition validate=", cutting(byLengths)},
		{"RaggedTensor.from_row_starts", "values row_starts|partition validate=", cutting(byStarts)},
		{"RaggedTensor.from_row_limits", "values row_limits|partition validate=", cutting(byLimits)},
		{"RaggedTensor.from_value_rowids", "values value_rowids|partition nrows= validate=", (*call).cutByRows},
		{"RaggedTensor.from_uniform_row_length", "values uniform_row_length nrows= validate=", (*call).cutEvenly},
		{"RaggedTensor.from_nested_row_splits", "flat_values nested_row_splits validate=", nesting(bySplits)},
		{"RaggedTensor.from_nested_row_lengths", "flat_values nested_row_lengths validate=", nesting(byLengths)},
		{"RaggedTensor.from_tensor", "tensor|values ragged_rank=", (*call).fromTensor},
	}
}

// A cut returns the lengths of the rows that a partition makes of n values. No
// rows can begin elsewhere than at 0; then it returns nil.
type cut func(partition []int, n int) []int

func byLengths(lengths []int, _ int) []int { return append([]int{}, lengths...) }

// bySplits takes where each row begins, and where the last one ends.
func bySplits(splits []int, n int) []int {
	if len(splits) == 0 || splits[0] != 0 {
		return nil
	}
	return byLimits(splits[1:], n)
}

// byLimits takes where each row ends.
func byLimits(limits []int, _ int) []int {
	lengths := make([]int, len(limits))
	for i, end := range limits {
		if lengths[i] = end; i > 0 {
			lengths[i] -= limits[i-1]
		}
	}
	return lengths
}

// byStarts takes where each row begins.
func byStarts(starts []int, n int) []int {
	if len(starts) == 0 {
		return []int{}
	}
	return bySplits(append(starts[:len(starts):len(starts)], n), n)
}

// cutting is a function that cuts axis 0 of its first argument by its second.
func cutting(by cut) func(c *call) (value, error) {
	return func(c *call) (value, error) {
		partition, err := c.ints(1)
		if err != nil {
			return none(), err
		}
		values, err := c.toCut()
		if err != nil {
			return none(), err
		}
		return c.made(c.cut(values, by(partition, values.Shape.Axes[0].Size)))
	}
}

// nesting is a function that cuts by one partition after the other, the
// innermost first.
func nesting(by cut) func(c *call) (value, error) {
	return func(c *call) (value, error) {
		a, err := c.toCut()
		if err != nil {
			return none(), err
		}
		if !c.args[1].isSequence() {
			return none(), c.wrong(1, "a list of row partitions")
		}
		partitions := c.args[1].items
		for i := len(partitions) - 1; i >= 0 && err == nil; i-- {
			list, ok := intsOf(partitions[i])
			if !ok {
				return none(), c.wrong(1, "a list of row partitions")
			}
			a, err = c.cut(a, by(list, a.Shape.Axes[0].Size))
		}
		return c.made(a, err)
	}
}

// cutByRows takes the row that each value is in, from the first row on.
func (c *call) cutByRows() (value, error) {
	a, err := c.toCut()
	if err != nil {
		return none(), err
	}
	rows, err := c.ints(1)
	if err != nil {
		return none(), err
	}
	count := 0
	if len(rows) > 0 {
		count = rows[len(rows)-1] + 1
	}
	if count, err = c.int(2, count); err != nil {
		return none(), err
	}
	if len(rows) != a.Shape.Axes[0].Size {
		return none(), c.wrong(1, "one row for each value")
	}
	if count < 0 {
		return none(), &engine.LengthError{Row: -1, Length: count}
	}
	if err := listable(engine.Dense(count), 1); err != nil {
		return none(), err
	}
	lengths := make([]int, count)
	for i, row := range rows {
		if row < 0 || row >= count || i > 0 && row < rows[i-1] {
			return none(), c.wrong(1, "rows in order, from 0 on")
		}
		lengths[row]++
	}
	return c.made(c.cut(a, lengths))
}

// cutEvenly cuts rows of one length, which stay one uniform axis.
func (c *call) cutEvenly() (value, error) {
	a, err := c.toCut()
	if err != nil {
		return none(), err
	}
	n := a.Shape.Axes[0].Size
	length, err := c.int(1, 0)
	if err != nil {
		return none(), err
	}
	rows := 0
	if length > 0 {
		rows = n / length
	}
	if rows, err = c.int(2, rows); err != nil {
		return none(), err
	}
	axes := append([]engine.Axis{{Size: rows}, {Size: length}}, a.Shape.Axes[1:]...)
	return c.made(recounted(a, axes))
}

// fromTensor encodes a dense array by row partitions that are all uniform.
func (c *call) fromTensor() (value, error) {
	a, err := c.toCut()
	if err != nil {
		return none(), err
	}
	rank, err := c.int(1, 1)
	if err != nil {
		return none(), err
	}
	a.Shape, err = engine.FromLengths(a.Shape.Axes, &rank)
	return c.made(a, err)
}

// toCut returns the first argument, whose values lie in order along axis 0.
func (c *call) toCut() (engine.Array, error) {
	o, err := c.first()
	if err != nil {
		return engine.Array{}, err
	}
	if o.Shape.Rank() == 0 {
		return engine.Array{}, c.wrong(0, "values with an axis")
	}
	if o.Shape.IsDense() {
		o.Values, err = o.Flat()
	}
	return engine.Array{Shape: o.Shape, Values: o.Values}, err
}

// seenRagged shows the first argument at a shape that may be ragged.
func (c *call) seenRagged(target engine.Shape, err error) (value, error) {
	if err != nil {
		return none(), err
	}
	from, err := c.first()
	if err != nil {
		return none(), err
	}
	if !target.IsDense() && c.library == "" {
		c.library = engine.InTensorFlow
	}
	return c.seenAs(c.node, c.args[0], from, target)
}

// made returns the ragged array that a function made.
func (c *call) made(a engine.Array, err error) (value, error) {
	if err != nil {
		return none(), err
	}
	return array(a), c.chosen(a, c.node)
}

// cut cuts axis 0 of a into rows.
func (c *call) cut(a engine.Array, lengths []int) (engine.Array, error) {
	if lengths == nil {
		return a, c.wrong(1, "row splits that begin at 0")
	}
	axes := []engine.Axis{{Size: len(lengths)}, {Lengths: lengths}}
	return recounted(a, append(axes, a.Shape.Axes[1:]...))
}

// recounted returns the values of a along axes of which the first is a new one.
func recounted(a engine.Array, axes []engine.Axis) (engine.Array, error) {
	rank := a.Shape.RaggedRank + 1
	s, err := engine.FromLengths(axes, &rank)
	if err != nil {
		return a, err
	}
	from := a.Shape
	a.Shape = s
	return a, sameCount(from, s)
}
