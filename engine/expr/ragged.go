package expr

import (
	"slices"

	"shapecast/engine"
)

// raggedOnly returns the functions of ragged arrays.
func raggedOnly() []function {
	const partition = "values partition|row_splits|row_lengths validate="
	return []function{
		{"ragged ragged.constant", "pylist|values ragged_rank= inner_shape= lengths= dtype= row_splits_dtype=", (*call).ragged},
		{"RaggedTensor.from_row_splits", partition, func(c *call) (value, error) { return c.partitioned(differences) }},
		{"RaggedTensor.from_row_lengths", partition, func(c *call) (value, error) {
			return c.partitioned(func(lengths []int) []int { return lengths })
		}},
		{"value_rowids", "a", func(c *call) (value, error) {
			return c.aboutRagged(func(s engine.Shape) []int { return s.ValueRowIDs(1) })
		}},
		{"row_lengths", "a", func(c *call) (value, error) {
			return c.aboutRagged(func(s engine.Shape) []int { return s.RowLengths(1) })
		}},
		{"bounding_shape", "a", func(c *call) (value, error) { return c.aboutRagged(engine.Shape.BoundingShape) }},
		{"nested_row_lengths", "a", (*call).nestedLengths},
	}
}

// ragged makes a ragged array of a nested list, or of flat values and the
// lengths of every axis.
func (c *call) ragged() (value, error) {
	axes, err := c.lengths(3)
	if err != nil {
		return none(), err
	}
	var a engine.Array
	if v := c.args[0]; v.kind == arrayKind {
		a, err = c.flatRagged(*v.array, axes)
	} else {
		a, err = c.raggedList(axes)
	}
	if err != nil {
		return none(), err
	}
	if c.noticeRagged(a); c.has(4) {
		err = c.typed(&a, 4)
	} else {
		a, err = c.retyped(a, c.defaultType(a.Values.DType))
	}
	return array(a), err
}

// raggedList makes a ragged array of the nested list that is the first argument.
func (c *call) raggedList(axes []engine.Axis) (engine.Array, error) {
	list, ok := nestedOf(c.args[0].object)
	if !ok {
		return engine.Array{}, c.wrong(0, "numbers in lists")
	}
	encoding := engine.Encoding{Lengths: axes}
	if c.has(1) {
		rank, err := c.int(1, 0)
		if err != nil {
			return engine.Array{}, err
		}
		encoding.RaggedRank = &rank
	}
	inner, err := c.ints(2)
	if err != nil {
		return engine.Array{}, err
	}
	if c.has(2) {
		encoding.InnerShape = append([]int{}, inner...)
	}
	return engine.Ragged(list, encoding)
}

// flatRagged counts flat values along axes.
func (c *call) flatRagged(flat engine.Array, axes []engine.Axis) (engine.Array, error) {
	if axes == nil {
		return engine.Array{}, c.problem(ArgumentMissing, "lengths", c.node)
	}
	var rank *int
	if c.has(1) {
		n, err := c.int(1, 0)
		if err != nil {
			return engine.Array{}, err
		}
		rank = &n
	}
	s, err := engine.FromLengths(axes, rank)
	if err != nil {
		return engine.Array{}, err
	}
	n, err := s.Count()
	if have, _ := flat.Shape.Count(); err != nil || have != n || !flat.Contiguous() {
		return engine.Array{}, orReshape(err, flat.Shape, n)
	}
	return engine.Array{Shape: s, Values: flat.Values}, nil
}

func orReshape(err error, from engine.Shape, n int) error {
	if err != nil {
		return err
	}
	return &engine.ReshapeError{From: from, To: []int{n}}
}

// lengths returns the axes that argument i lists: sizes, and tuples of lengths.
func (c *call) lengths(i int) ([]engine.Axis, error) {
	if !c.has(i) {
		return nil, nil
	}
	if !c.args[i].isSequence() {
		return nil, c.wrong(i, "sizes and lengths, [2, (3, 1)]")
	}
	axes := []engine.Axis{}
	for _, item := range c.args[i].items {
		list, ok := intsOf(item)
		if !ok {
			return nil, c.wrong(i, "sizes and lengths, [2, (3, 1)]")
		}
		axis := engine.Axis{Lengths: list}
		if item.kind == numberKind {
			axis = engine.Axis{Size: list[0]}
		}
		axes = append(axes, axis)
	}
	return axes, nil
}

func differences(splits []int) []int {
	lengths := []int{}
	for i := 1; i < len(splits); i++ {
		lengths = append(lengths, splits[i]-splits[i-1])
	}
	return lengths
}

// partitioned cuts axis 0 of values into rows.
func (c *call) partitioned(lengths func([]int) []int) (value, error) {
	o, err := c.first()
	if err != nil {
		return none(), err
	}
	list, err := c.ints(1)
	if err != nil {
		return none(), err
	}
	if o.Shape.Rank() == 0 || list == nil {
		return none(), c.wrong(0, "values with an axis, and how to cut it")
	}
	rows := lengths(list)
	axes := append([]engine.Axis{{Size: len(rows)}, {Lengths: rows}}, o.Shape.Axes[1:]...)
	rank := o.Shape.RaggedRank + 1
	s, err := engine.FromLengths(axes, &rank)
	if err != nil {
		return none(), err
	}
	have, _ := o.Shape.Count()
	if n, err := s.Count(); err != nil || n != have {
		return none(), orReshape(err, o.Shape, n)
	}
	if o.Shape.IsDense() {
		if o.Values, err = o.Flat(); err != nil {
			return none(), err
		}
	}
	a := engine.Array{Shape: s, Values: o.Values}
	c.noticeRagged(a)
	return array(a), nil
}

// aboutRagged answers a question about a ragged array with a vector.
func (c *call) aboutRagged(answer func(s engine.Shape) []int) (value, error) {
	o, err := c.first()
	if err != nil {
		return none(), err
	}
	if o.Shape.IsDense() {
		return none(), &AttributeError{Place: c.place(c.node), Type: c.args[0].typeName(), Name: c.fn.name}
	}
	return array(vector(answer(o.Shape))), nil
}

func (c *call) nestedLengths() (value, error) {
	o, err := c.first()
	if err != nil || o.Shape.IsDense() {
		return none(), c.wrong(0, "a ragged array")
	}
	var all []value
	for k := 1; k <= o.Shape.RaggedRank; k++ {
		all = append(all, array(vector(slices.Clone(o.Shape.RowLengths(k)))))
	}
	return tuple(all...), nil
}
