package expr

import (
	"cmp"
	"strings"

	"shapecast/engine"
)

// asks returns the functions that tell something about an array, and those of
// Python's own.
func asks() []function {
	return []function{
		{"array.size array.shape get_shape", "a dim=", (*call).size},
		{"shape", "a|input", func(c *call) (value, error) {
			return c.about(func(a engine.Array) value { return c.shapeOf(a, "shape") })
		}},
		{"ndim rank array.dim", "a|input", func(c *call) (value, error) {
			return c.about(func(a engine.Array) value { return integer(a.Shape.Rank()) })
		}},
		{"size array.numel numel", "a|input axis=", (*call).count},
		{"tensorflow.shape tensorflow.rank tensorflow.size", "input out_type=", (*call).fact},
		{"array.element_size", "a", func(c *call) (value, error) {
			return c.about(func(a engine.Array) value { return integer(a.Values.DType.ItemSize()) })
		}},
		{"array.stride", "a dim=", (*call).stride},
		{"array.is_contiguous", "a", func(c *call) (value, error) {
			return c.about(func(a engine.Array) value { return boolean(a.Contiguous()) })
		}},
		{"array.item", "a", (*call).item},
		{"array.tolist to_list", "a", (*call).toList},
		{"tuple.as_list", "a", func(c *call) (value, error) { return list(c.args[0].items...), nil }},
		{"tuple.numel", "a", func(c *call) (value, error) {
			sizes, _ := intsOf(c.args[0].object)
			return integer(counted(sizes)), nil
		}},
		{"print", "*values sep= end=", (*call).print},
		{"len", "a", (*call).length},
		{"type", "a", (*call).typeOf},
		{"shares_memory may_share_memory", "a b", (*call).sharesMemory},
	}
}

// about answers a question about the array that is the first argument.
func (c *call) about(answer func(a engine.Array) value) (value, error) {
	o, err := c.first()
	if err != nil {
		return none(), err
	}
	return answer(o.Array), nil
}

func (c *call) size() (value, error) {
	o, err := c.first()
	if err != nil {
		return none(), err
	}
	sizes := c.shapeOf(o.Array, "shape")
	if !c.has(1) {
		return sizes, nil
	}
	k, err := c.int(1, 0)
	if err != nil {
		return none(), err
	}
	rank := o.Shape.Rank()
	if rank == 0 && c.isTorch() {
		return none(), c.says("IndexError", "Dimension specified as %d but tensor has no dimensions", k)
	}
	if k < -rank || k >= rank {
		return none(), &engine.AxisError{Axis: k, Rank: rank}
	}
	return sizes.items[(k+rank)%rank], nil
}

func (c *call) count() (value, error) {
	o, err := c.first()
	if err != nil {
		return none(), err
	}
	n, err := o.Shape.Count()
	if err == nil && len(c.args) > 1 && c.has(1) {
		return c.sizeAlong(o)
	}
	return integer(n), err
}

// sizeAlong returns the size of one axis.
func (c *call) sizeAlong(o engine.Operand) (value, error) {
	k, err := c.int(1, 0)
	rank := o.Shape.Rank()
	switch {
	case err != nil:
		return none(), err
	case k < -rank || k >= rank:
		return none(), c.says("IndexError", "tuple index out of range")
	}
	return integer(o.Shape.Axes[(k+rank)%rank].Size), nil
}

// fact returns the shape, the rank or the number of values of a tensor as
// TensorFlow does, in a tensor.
func (c *call) fact() (value, error) {
	o, err := c.first()
	if err != nil {
		return none(), err
	}
	var a engine.Array
	switch n, failed := o.Shape.Count(); {
	case c.fn.name == "rank":
		a, err = engine.Full(engine.Shape{}, engine.IntScalar(int64(o.Shape.Rank())))
	case c.fn.name == "size":
		a, err = engine.Full(engine.Shape{}, engine.IntScalar(int64(n)))
		err = cmp.Or(err, failed)
	case !o.Shape.IsDense():
		return none(), c.outside(c.node, FunctionOf, "tf.shape of a ragged tensor")
	default:
		a = vector(o.Shape.Sizes())
	}
	if err == nil {
		a, err = c.retyped(a, engine.Int32)
	}
	return array(a), err
}

// stride returns strides in elements, as PyTorch counts them.
func (c *call) stride() (value, error) {
	o, err := c.first()
	if err != nil {
		return none(), err
	}
	strides := integers(tupleKind, o.StridesOrDefault())
	if n, err := o.Shape.Count(); o.Strides == nil && err == nil && n == 0 && c.isTorch() {
		strides = integers(tupleKind, engine.StridesOfNone(o.Shape))
	}
	if !c.has(1) {
		return strides, nil
	}
	k, err := c.int(1, 0)
	if rank := len(strides.items); err != nil || k < -rank || k >= rank {
		return none(), c.wrong(1, "an axis")
	}
	return strides.items[(k+len(strides.items))%len(strides.items)], nil
}

// item returns the one value of an array as a number of Python's.
func (c *call) item() (value, error) {
	if s, ok := c.args[0].one(); ok {
		return pythonNumber(s), nil
	}
	o, err := c.first()
	if err != nil {
		return none(), err
	}
	switch n, _ := o.Shape.Count(); {
	case n == 1:
		return none(), c.outside(c.node, ValuesUnknown, "item")
	case c.library == engine.InPyTorch:
		return none(), c.says("RuntimeError", "a Tensor with %d elements cannot be converted to Scalar", n)
	}
	return none(), c.says("ValueError", "can only convert an array of size 1 to a Python scalar")
}

// pythonNumber returns a value of an array as a number of Python's.
func pythonNumber(s engine.Scalar) value {
	d := [...]engine.DType{engine.Bool, engine.Int64, engine.Float64}[s.DType.Kind()]
	s.DType = d
	return &object{kind: numberKind, number: s}
}

func (c *call) toList() (value, error) {
	o, err := c.first()
	if err != nil {
		return none(), err
	}
	if o.Shape.Listed() > maxListed || !o.Values.Known() {
		return none(), c.outside(c.node, ValuesUnknown, c.fn.name)
	}
	return c.light(fromNested(o.Nested()), c.node)
}

func fromNested(n engine.Nested) value {
	if !n.IsList() {
		return &object{kind: numberKind, number: engine.Scalar{DType: n.DType, Known: true, Int: n.Int, Float: n.Float}}
	}
	items := make([]value, len(n.Items))
	for i, item := range n.Items {
		items[i] = fromNested(item)
	}
	return list(items...)
}

// print shows its arguments, and gives nothing back.
func (c *call) print() (value, error) { return none(), nil }

func (c *call) length() (value, error) {
	v := c.args[0].object
	switch {
	case v.isSequence() || v.kind == dictKind:
		return integer(len(v.items)), nil
	case v.kind == arrayKind && v.array.Shape.Rank() > 0 && v.array.Shape.IsDense():
		return integer(v.array.Shape.Axes[0].Size), nil
	case v.kind == textKind:
		return integer(len([]rune(v.text))), nil
	case v.kind == arrayKind && !v.array.Shape.IsDense():
		return none(), c.says("TypeError", "object of type 'RaggedTensor' has no len()")
	case v.kind == arrayKind && c.isTorch():
		return none(), c.says("TypeError", "len() of a 0-d tensor")
	case v.kind == arrayKind:
		return none(), c.says("TypeError", "len() of unsized object")
	}
	return none(), c.says("TypeError", "object of type '%s' has no len()", c.className(v))
}

// typeOf returns the type of a value, which tells its name.
func (c *call) typeOf() (value, error) {
	v := c.args[0].object
	name := v.typeName()
	if v.kind == arrayKind && !v.numpy {
		name = map[engine.Library]string{engine.InPyTorch: "Tensor", engine.InTensorFlow: "EagerTensor", engine.InJAX: "ArrayImpl", engine.InXArray: "DataArray"}[c.library]
		if name == "" {
			name = "ndarray"
		}
	}
	if kind, pair := strings.CutPrefix(v.text, "torch.return_types."); pair {
		name = kind
	}
	return typeNamed(strings.TrimPrefix(name, "torch.")), nil
}

func (c *call) sharesMemory() (value, error) {
	a, b := c.args[0].array, c.args[1].array
	if a == nil || b == nil {
		return none(), c.wrong(0, "arrays")
	}
	return boolean(a == b || c.memory[a] != nil && c.memory[a] == c.memory[b]), nil
}
