package expr

import (
	"slices"

	"shapecast/engine"
)

// raggedFacts returns the functions that tell something about a ragged array.
func raggedFacts() []function {
	splits := func(s engine.Shape) []int { return s.RowSplits(1) }
	return []function{
		{"value_rowids", "a", about(func(s engine.Shape) []int { return s.ValueRowIDs(1) })},
		{"row_starts", "a", about(func(s engine.Shape) []int { return splits(s)[:s.Axes[0].Size] })},
		{"row_limits", "a", about(func(s engine.Shape) []int { return splits(s)[1:] })},
		{"row_lengths", "a axis=", (*call).rowLengths},
		{"bounding_shape", "a axis= out_type=", (*call).boundingShape},
		{"nrows", "a out_type=", (*call).rowCount},
		{"nested_row_lengths", "a", nestedAbout(engine.Shape.RowLengths)},
		{"nested_value_rowids", "a", nestedAbout(engine.Shape.ValueRowIDs)},
	}
}

// aboutRagged returns the shape of the ragged array that is the first argument.
func (c *call) aboutRagged() (engine.Shape, error) {
	o, err := c.first()
	switch {
	case err != nil:
	case o.Shape.IsDense():
		err = &AttributeError{Place: c.place(c.node), Type: c.args[0].typeName(), Name: c.fn.name}
	default:
		err = listable(o.Shape, o.Shape.RaggedRank+1)
	}
	return o.Shape, err
}

// listable reports more slices of an axis than a vector is made of.
func listable(s engine.Shape, axis int) error {
	n, err := s.Slices(axis)
	if err == nil && n > engine.MaxLengths {
		err = &engine.SizeError{Shape: engine.Shape{Axes: s.Axes[:axis]}, Limit: engine.MaxLengths}
	}
	return err
}

// about is a function that answers with a vector.
func about(answer func(s engine.Shape) []int) func(c *call) (value, error) {
	return func(c *call) (value, error) {
		s, err := c.aboutRagged()
		if err != nil {
			return none(), err
		}
		return array(vector(answer(s))), nil
	}
}

// nestedAbout is a function that answers with a vector for each row partition.
func nestedAbout(answer func(s engine.Shape, axis int) []int) func(c *call) (value, error) {
	return func(c *call) (value, error) {
		s, err := c.aboutRagged()
		if err != nil {
			return none(), err
		}
		all := make([]value, s.RaggedRank)
		for k := range all {
			all[k] = array(vector(answer(s, k+1)))
		}
		return tuple(all...), nil
	}
}

// axisOf returns argument 1, an axis of s not below least, or otherwise.
func (c *call) axisOf(s engine.Shape, least, otherwise int) (int, error) {
	axis, err := c.int(1, otherwise)
	if err != nil {
		return 0, err
	}
	if axis < 0 {
		axis += s.Rank()
	}
	if axis < least || axis >= s.Rank() {
		return 0, &engine.AxisError{Axis: axis, Rank: s.Rank()}
	}
	return axis, nil
}

// rowLengths answers with the lengths along an axis: a vector for axis 1, and
// further in as many as the axis is deep, nested like the rows themselves.
func (c *call) rowLengths() (value, error) {
	s, err := c.aboutRagged()
	if err != nil {
		return none(), err
	}
	axis, err := c.axisOf(s, 1, 1)
	if err != nil {
		return none(), err
	}
	if err := listable(s, axis); err != nil {
		return none(), err
	}
	outer := engine.Shape{Axes: s.Axes[:axis], RaggedRank: min(s.RaggedRank, axis-1)}
	a := vector(slices.Clone(s.RowLengths(axis)))
	a.Shape = outer
	return array(a), nil
}

// boundingShape answers with the sizes of all axes, or with that of one.
func (c *call) boundingShape() (value, error) {
	s, err := c.aboutRagged()
	if err != nil {
		return none(), err
	}
	sizes := s.BoundingShape()
	if !c.has(1) {
		return array(vector(sizes)), nil
	}
	if list, ok := intsOf(c.args[1].object); ok && c.args[1].isSequence() {
		picked := make([]int, len(list))
		for i, axis := range list {
			if axis < 0 || axis >= len(sizes) {
				return none(), &engine.AxisError{Axis: axis, Rank: len(sizes)}
			}
			picked[i] = sizes[axis]
		}
		return array(vector(picked)), nil
	}
	axis, err := c.axisOf(s, 0, 0)
	if err != nil {
		return none(), err
	}
	return integer(sizes[axis]), nil
}

func (c *call) rowCount() (value, error) {
	s, err := c.aboutRagged()
	if err != nil {
		return none(), err
	}
	return c.light(array(engine.Array{Values: engine.Ints(int64(s.Axes[0].Size))}), c.node)
}
