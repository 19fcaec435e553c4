package run

import (
	"shapecast/engine"
	"shapecast/engine/expr"
)

// attributeOfArray returns a property or a method of an array, or why there is none.
func attributeOfArray(m *machine, of operandValue, x *expr.Attribute) value {
	if x.Name == "numpy" && (!of.array.Shape.IsDense() || m.tracing && m.inside == nil) {
		return m.outside(x, expr.OperationOn, "numpy") // an array of rows as objects, or a tensor without values
	}
	if v := coordinate(m, of, x, x.Name); v != nil {
		return v
	}
	path, _ := tableClass(&m.context, of.object)
	row := lacksName(&m.context, path, x.Name, x, of.object)
	if of.text == "KerasVariable" && x.Name == "dtype" {
		return text(of.array.Values.DType.String())
	} else if of.text == "KerasVariable" && x.Name == "value" {
		return m.outside(x, expr.AttributeOf, x.Name)
	}
	has := false
	v := byNumPy(&m.context, of.foreign, func() (v value) {
		v, has = propertyOf(m, of, x)
		return v
	})
	if has {
		return v
	}
	if v, has := propertyFor(m, of, x); has {
		return v
	}
	if v := writtenFor(m, of, x.Name, row); v != nil {
		return v
	}
	f := m.functions["array."+x.Name]
	if f == nil {
		f = m.functions[x.Name]
	}
	if f == nil || x.Name == "array" {
		return m.outside(x, expr.AttributeOf, x.Name)
	}
	return &object{kind: callKind, fn: f, self: &of, row: row}
}

// propertyOf returns what an array tells about itself, and whether it has that.
func propertyOf(m *machine, of operandValue, x *expr.Attribute) (value, bool) {
	a := of.array
	torch := m.library == engine.InPyTorch
	switch name := x.Name; {
	case name == "rank" && m.library == engine.InXArray, name == "size" && torch:
		return none(), false
	case name == "shape", name == "dims":
		return shapeOf(&m.context, *a, name), true
	case name == "ndim", name == "rank":
		return integer(a.Shape.Rank()), true
	case name == "size":
		return integer(sure(a.Shape.Count())), true
	case name == "strides":
		return integers(tupleKind, a.ByteStrides()), true
	case name == "dtype":
		return dtypeOf(m, of), true
	case name == "T":
		c, err := engine.Transpose(m.operand(of))
		v := m.change(x, a, c, err)
		v.numpy = of.numpy
		return v, true
	case name == "data" && torch:
		return detached(m, of.object), true
	case name == "data", name == "real", name == "values" && (m.library == engine.InXArray || !m.named) && a.Shape.IsDense():
		if m.library == engine.InXArray && name != "real" {
			return unnamed(m, of.object), true
		}
		return of.object, true
	case name == "values" && a.Shape.IsDense():
		return none(), false
	}
	return raggedProperty(*a, x)
}

func dtypeOf(m *machine, of operandValue) value {
	name := of.array.Values.DType.String()
	if m.library == engine.InPyTorch {
		name = "torch." + name
	}
	v := typeNamed(name)
	v.numpy = true // a type of values, and no class
	v.foreign = of.foreign || m.isNumPy()
	return v
}

func shapeOf(in *context, a engine.Array, name string) value {
	v := integers(tupleKind, a.Shape.Sizes())
	for k, axis := range a.Shape.Axes {
		if axis.Ragged() {
			v.items[k] = none()
		}
		if name == "dims" {
			v.items[k] = text(axis.Name)
		}
	}
	switch in.library {
	case engine.InPyTorch:
		v.kind = sizeKind
	case engine.InTensorFlow:
		v.kind, v.text = sizeKind, "TensorShape"
	}
	return v
}

// raggedProperty returns what TensorFlow's ragged tensors tell about
// themselves.
func raggedProperty(a engine.Array, x *expr.Attribute) (value, bool) {
	if a.Shape.IsDense() && x.Name != "ragged_rank" {
		return none(), false
	}
	switch x.Name {
	case "ragged_rank":
		return integer(a.Shape.RaggedRank), true
	case "flat_values":
		return array(a.FlatValues()), true
	case "values":
		return array(inside(a)), true
	}
	return none(), false
}

func vector(list []int) engine.Array {
	values := make([]int64, len(list))
	for i, n := range list {
		values[i] = int64(n)
	}
	return engine.Array{Shape: engine.Dense(len(list)), Values: engine.Ints(values...)}
}

// inside returns a ragged array without its outermost row partition.
func inside(a engine.Array) engine.Array {
	n, _ := a.Shape.Slices(2)
	axes := append([]engine.Axis{{Size: n}}, a.Shape.Axes[2:]...)
	a.Shape = engine.Shape{Axes: axes, RaggedRank: a.Shape.RaggedRank - 1}
	return a
}
