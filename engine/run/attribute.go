package run

import (
	"cmp"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// attributeOf evaluates x.Name of a value: a member of a module, something an array tells
// about itself, or a method.
func attributeOf(m *machine, of value, x *expr.Attribute) value {
	switch {
	case of.kind == moduleKind:
		return memberOf(m, of.text, x)
	case of.kind == arrayKind:
		return attributeOfArray(m, operandValue{of, x.X}, x)
	case of.isDataset():
		return attributeOfDataset(m, operandValue{of, x.X}, x)
	}
	v := partOf(m, of, x)
	if f := written(m.library, "key", x.Name); keyed(of) && f != nil {
		return m.invoke(f, x, operandValue{of, x.X})
	}
	if v == nil {
		lacksPart(m, of, x)
		return none()
	}
	return v
}

// partOf returns an attribute of what is no module and no array, or nil.
func partOf(m *machine, of value, x *expr.Attribute) value {
	switch of.kind {
	case callKind:
		return partOfFunction(m, of, x)
	case typeKind:
		return partOfType(of, x.Name)
	case classKind, instanceKind, superKind:
		return partOfInstance(m, operandValue{of, x.X}, x)
	case exceptionKind:
		if of.own && x.Name == "args" && contains("ValueError|TypeError|RuntimeError|IndexError|AssertionError|ZeroDivisionError", of.typeName()) {
			return tuple(text(of.text))
		}
	case tupleKind, sizeKind, listKind, numberKind:
		return partOfTuple(m, of, x)
	case dictKind:
		return partOfDict(m, of, x)
	case textKind:
		return methodOf(m, operandValue{of, x.X}, "text", x.Name)
	}
	return nil
}

// partOfType returns what a type is called, or a part of a type of values, or nil.
func partOfType(of value, name string) value {
	d, values := dtypes[strings.TrimPrefix(of.text, "torch.")]
	switch {
	case name == "__name__", name == "name":
		return text(of.text)
	case values && of.numpy && name == "itemsize":
		return integer(d.ItemSize())
	case values && name == "is_floating_point" && strings.HasPrefix(of.text, "torch."):
		return boolean(d.Kind() == engine.KindFloat)
	case values && of.numpy && name == "kind":
		return text(kindOf(&engine.Array{Values: engine.Values{DType: d}}))
	}
	return nil
}

// partOfDict returns a method of a dictionary or a set, or an item of what has names for
// its items, or nil.
func partOfDict(m *machine, of value, x *expr.Attribute) value {
	if v := methodOf(m, operandValue{of, x.X}, of.text, x.Name); v != nil || of.isSet() {
		return v
	}
	if i := of.find(text(x.Name)); of.text != "" && i >= 0 {
		return of.values[i]
	}
	return methodOf(m, operandValue{of, x.X}, "dict", x.Name)
}

// lacksPart says that a value has no such attribute, or that it is outside the language.
func lacksPart(m *machine, of value, x *expr.Attribute) {
	part, _ := library.PartOf(of.typeName())
	root, known := library.PartOf(rootOf(of))
	switch {
	case x.Name == "__class__", of.text == "TensorShape" && contains(ofTensorShapes, x.Name), of.kind == callKind, of.kind == exceptionKind, part.Has(x.Name), keyed(of), of.isSet(), of.typeName() == "Texts":
		m.outside(x, expr.AttributeOf, x.Name)
	case of.kind == classKind && of.isPlain() && x.Name[0] != '_':
		m.refuses(x, "AttributeError", "type object '"+of.text+"' has no attribute '"+x.Name+"'")
	case isOwn(of) && !strings.HasPrefix(x.Name, "__"), known && of.of == m.globals[of.of.text] && !root.Has(x.Name) && x.Name[0] != '_':
		m.refuses(x, "AttributeError", "'"+m.className(of)+"' object has no attribute '"+x.Name+"'")
	}
	must(&AttributeError{Place: m.place(x), Type: m.className(of), Name: x.Name})
}

// ofTensorShapes lists what TensorShape has beside what we run.
const ofTensorShapes = "cast|dims|flatten|merge_with|with_rank|with_rank_at_least|with_rank_at_most"

// keyed reports whether v is a key of JAX's random numbers or holds such keys, which have
// much of an array.
func keyed(v value) bool {
	return v.text == "key<fry>" || v.kind == tupleKind && len(v.items) > 0 && keyed(v.items[0])
}

// partOfFunction returns the name of a function, or np.add.outer and its kin, or nil.
func partOfFunction(m *machine, of value, x *expr.Attribute) value {
	if x.Name == "__name__" && (of.own || m.isTorch()) {
		return text(cmp.Or(of.fn.name, "<lambda>"))
	}
	if arithmeticNamed(of.fn.name) == 0 && of.row.Style != library.Ufunc {
		return nil
	}
	return written(orNumPy(m.library), "ufunc", x.Name).boundTo(operandValue{of, x.X})
}

// partOfTuple returns a method of a tuple, a part of one whose parts have names, or nil.
func partOfTuple(m *machine, of value, x *expr.Attribute) value {
	own := of.values != nil && !strings.HasPrefix(of.text, "torch.") // a class of Python's
	if of.text == "TensorShape" && contains("rank|ndims", x.Name) {
		return integer(len(of.items))
	}
	if i := slices.IndexFunc(of.values, func(name value) bool { return name.text == x.Name }); i >= 0 {
		return of.items[i]
	} else if own && x.Name == "_fields" {
		return tuple(of.values...)
	} else if v := ofClass(m, of.of, x.Name, operandValue{of, x.X}); v != nil {
		return v
	} else if v := methodOf(m, operandValue{of, x.X}, "namedtuple", x.Name); v != nil && own {
		return v
	}
	if part, _ := library.PartOf(of.typeName()); of.isSequence() && part.Has(x.Name) {
		if v := methodOf(m, operandValue{of, x.X}, "list", x.Name); v != nil {
			return v
		}
	}
	return methodOf(m, operandValue{of, x.X}, strings.TrimPrefix(of.typeName(), "torch."), x.Name)
}

// methodOf returns a method of a kind of values of Python's own, or nil.
func methodOf(m *machine, of operandValue, kind, name string) value {
	if f := m.functions[kind+"."+name]; f != nil {
		return &object{kind: callKind, fn: f, self: &of}
	}
	v := written("math", kind, name)
	if v != nil {
		v.self, v.row = &of, library.Row{} // we have no words of Python's for a call that does not fit
	}
	return v
}

// memberOf returns a member of a module, or why there is none.
func memberOf(m *machine, path string, x *expr.Attribute) value {
	if x.Name == "__name__" {
		return text(path)
	}
	if version := library.Version(libraryOf(path)); x.Name == "__version__" && contains("numpy|jax|tensorflow|xarray", path) {
		return text(version)
	}
	row := lacksName(&m.context, path, x.Name, x, nil)
	if path == "tensorflow.experimental.numpy" { // asked first: the texts of TensorFlow may have to be fetched
		if source, _ := library.Written(engine.InTensorFlow, "numpy_"+x.Name); source == "" {
			return m.outside(x, expr.FunctionOf, path+"."+x.Name)
		}
	}
	v := m.member(path, x.Name)
	if v.kind == callKind && (v.row.Style == library.Unknown || row.Style != library.Unknown) {
		v.row = row
	}
	if v.kind == moduleKind && !contains(submodules, x.Name) && libraryOf(path) == "" && moduleAt(path) == "" {
		return fails(unspoken(&m.context, path, x.X))
	}
	return v
}

// arithmeticNamed returns the operation on two operands that NumPy, PyTorch or
// TensorFlow call name, or 0.
func arithmeticNamed(name string) engine.Op {
	if op, ok := engine.OpNamed(cmp.Or(entryOf(shortNames, name), name)); ok && op < engine.Where {
		return op
	}
	return 0
}

// shortNames holds the names of operations beside NumPy's.
const shortNames = "sub subtract; mul multiply; div true_divide; divide true_divide; truediv true_divide; floordiv floor_divide; mod remainder; floormod remainder; " +
	"pow power; eq equal; ne not_equal; lt less; le less_equal; gt greater; ge greater_equal; realdiv true_divide; floor_div floor_divide; " +
	"scalar_mul multiply; fmod truncatemod; div_no_nan divide_no_nan; atan2 arctan2"

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
