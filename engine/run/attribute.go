package run

import (
	"cmp"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// evalAttribute evaluates x.Name: a member of a module, something an array tells
// about itself, or a method.
func evalAttribute(m *machine, x *expr.Attribute) (value, error) {
	return attributeOf(m, m.value(x.X), x)
}

func attributeOf(m *machine, of value, x *expr.Attribute) (value, error) {
	var v value
	switch of.kind {
	case moduleKind:
		return memberOf(m, of.text, x)
	case arrayKind:
		return attributeOfArray(m, operandValue{of, x.X}, x)
	case callKind:
		if x.Name == "__name__" && (of.own || m.isTorch()) {
			v = text(cmp.Or(of.fn.name, "<lambda>"))
		} else if v = partOfFunction(m, of, x); v == nil {
			return none(), m.outside(x, expr.AttributeOf, x.Name)
		}
	case typeKind:
		if x.Name == "__name__" || x.Name == "name" {
			v = text(of.text)
		} else if d, ok := dtypes[of.text]; ok && of.numpy && x.Name == "itemsize" {
			v = integer(d.ItemSize())
		} else if ok && of.numpy && x.Name == "kind" {
			v = text(kindOf(&engine.Array{Values: engine.Values{DType: d}}))
		}
	case classKind, instanceKind, superKind:
		v = partOfInstance(m, operandValue{of, x.X}, x)
	case flagsKind:
		v = flag(of, x.Name)
	case exceptionKind:
		if !of.own || x.Name != "args" || !contains("ValueError|TypeError|RuntimeError|IndexError|AssertionError|ZeroDivisionError", of.typeName()) {
			return none(), m.outside(x, expr.AttributeOf, x.Name)
		}
		v = tuple(text(of.text))
	case tupleKind, sizeKind, listKind, numberKind:
		v = partOfTuple(m, of, x)
	case dictKind:
		if of.isDataset() {
			return attributeOfDataset(m, operandValue{of, x.X}, x)
		}
		if v = methodOf(m, operandValue{of, x.X}, of.text, x.Name); v != nil || of.isSet() {
			break
		}
		if i := of.find(text(x.Name)); of.text != "" && i >= 0 {
			v = of.values[i]
		} else {
			v = methodOf(m, operandValue{of, x.X}, "dict", x.Name)
		}
	case textKind:
		v = methodOf(m, operandValue{of, x.X}, "text", x.Name)
	}
	if f := written(m.library, "key", x.Name); keyed(of) && f != nil {
		return m.invoke(f, x, operandValue{of, x.X})
	}
	if part, _ := library.PartOf(of.typeName()); v == nil && (part.Has(x.Name) || keyed(of) || of.isSet() || of.typeName() == "Texts") {
		return none(), m.outside(x, expr.AttributeOf, x.Name)
	}
	if v == nil && of.kind == instanceKind && of.of.isPlain() && !strings.HasPrefix(x.Name, "__") {
		return none(), m.refuses(x, "AttributeError", "'"+of.typeName()+"' object has no attribute '"+x.Name+"'")
	}
	if v == nil {
		return none(), &AttributeError{Place: m.place(x), Type: m.className(of), Name: x.Name}
	}
	return v, nil
}

// keyed reports whether v is a key of JAX's random numbers or holds such keys, which have
// much of an array.
func keyed(v value) bool {
	return v.text == "key<fry>" || v.kind == tupleKind && len(v.items) > 0 && keyed(v.items[0])
}

// partOfFunction returns np.add.outer and its kin, or nil.
func partOfFunction(m *machine, of value, x *expr.Attribute) value {
	if arithmeticNamed(of.fn.name) == 0 && of.row.Style != library.Ufunc {
		return nil
	}
	return written(orNumPy(m.library), "ufunc", x.Name).boundTo(operandValue{of, x.X})
}

// partOfTuple returns a method of a tuple, a part of the pair that PyTorch's
// max along an axis gives, or nil.
func partOfTuple(m *machine, of value, x *expr.Attribute) value {
	_, name := cutLast(of.text)
	fields := strings.Fields(tupleFields[name])
	if len(fields) == 0 && strings.HasPrefix(of.text, "torch.return_types.") {
		fields = []string{"values", "indices"}
	}
	if of.text == "TensorShape" && contains("rank|ndims", x.Name) {
		return integer(len(of.items))
	}
	if i := slices.Index(fields, x.Name); i >= 0 && of.kind == tupleKind {
		return of.items[i]
	} else if i := slices.IndexFunc(of.values, func(name value) bool { return name.text == x.Name }); i >= 0 {
		return of.items[i]
	} else if of.values != nil && x.Name == "_fields" {
		return tuple(of.values...)
	} else if v := ofClass(m, of.of, x.Name, operandValue{of, x.X}); v != nil {
		return v
	} else if v := methodOf(m, operandValue{of, x.X}, "namedtuple", x.Name); v != nil && of.values != nil {
		return v
	}
	if v := methodOf(m, operandValue{of, x.X}, of.text, x.Name); v != nil && of.text == "deque" {
		return v
	}
	if part, _ := library.PartOf(of.typeName()); of.isSequence() && part.Has(x.Name) {
		if v := methodOf(m, operandValue{of, x.X}, "list", x.Name); v != nil {
			return v
		}
	}
	return methodOf(m, operandValue{of, x.X}, "tuple", x.Name)
}

// tupleFields holds the names of the parts of tuples that have names, where those are not
// values and indices as with most of PyTorch's.
var tupleFields = map[string]string{
	"Unique": "y idx", "TopKV2": "values indices", "aminmax": "min max", "svd": "U S V", "linalg_svd": "U S Vh", "linalg_qr": "Q R",
	"linalg_eigh": "eigenvalues eigenvectors", "slogdet": "sign logabsdet", "linalg_slogdet": "sign logabsdet", "linalg_lstsq": "solution residuals rank singular_values",
	"SVDResult": "U S Vh", "EighResult": "eigenvalues eigenvectors", "EigResult": "eigenvalues eigenvectors", "QRResult": "Q R", "SlogdetResult": "sign logabsdet",
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

// flag returns what NumPy tells about the memory of an array, or nil.
func flag(of value, name string) value {
	switch name {
	case "writeable":
		return boolean(!of.array.ReadOnly)
	case "c_contiguous", "contiguous":
		return boolean(of.array.Contiguous())
	case "f_contiguous", "fortran":
		turned := *of.array
		turned.Shape.Axes, turned.Strides = slices.Clone(turned.Shape.Axes), slices.Clone(turned.StridesOrDefault())
		slices.Reverse(turned.Shape.Axes)
		slices.Reverse(turned.Strides)
		return boolean(turned.Contiguous())
	}
	return nil
}

// flagAt returns a.flags[name], where capitals name a flag, or the first of them.
func flagAt(of value, name string) value {
	for _, full := range []string{"C_CONTIGUOUS", "F_CONTIGUOUS", "WRITEABLE", "CONTIGUOUS", "FORTRAN"} {
		if name == full || name == full[:1] {
			return flag(of, strings.ToLower(full))
		}
	}
	return nil
}

// memberOf returns a member of a module, or why there is none.
func memberOf(m *machine, path string, x *expr.Attribute) (value, error) {
	if x.Name == "__name__" {
		return text(path), nil
	}
	if version := library.Version(libraryOf(path)); x.Name == "__version__" && contains("numpy|jax|tensorflow|xarray", path) {
		return text(version), nil
	}
	row := sure(lacksName(&m.context, path, x.Name, x, nil))
	if source, _ := library.Written(engine.InTensorFlow, "numpy_"+x.Name); path == "tensorflow.experimental.numpy" && source == "" {
		return none(), m.outside(x, expr.FunctionOf, path+"."+x.Name)
	}
	v := m.member(path, x.Name)
	if v.kind == callKind && (v.row.Style == library.Unknown || row.Style != library.Unknown) {
		v.row = row
	}
	if v.kind == moduleKind && !contains(submodules, x.Name) && libraryOf(path) == "" && moduleAt(path) == "" {
		return none(), unspoken(&m.context, path, x.X)
	}
	return v, nil
}

func attributeOfArray(m *machine, of operandValue, x *expr.Attribute) (value, error) {
	if x.Name == "numpy" && (!of.array.Shape.IsDense() || m.tracing && m.inside == nil) {
		return none(), m.outside(x, expr.OperationOn, "numpy") // an array of rows as objects, or a tensor without values
	}
	if v := coordinate(m, of, x, x.Name); v != nil {
		return v, nil
	}
	path, _ := tableClass(&m.context, of.object)
	row := sure(lacksName(&m.context, path, x.Name, x, of.object))
	has := false
	v, err := byNumPy(&m.context, of.foreign, func() (v value, err error) {
		v, has, err = propertyOf(m, of, x)
		return v, err
	})
	if has || err != nil {
		return v, err
	}
	if v, has, err := propertyFor(m, of, x); has {
		return v, err
	}
	if v := writtenFor(m, of, x.Name, row); v != nil {
		return v, nil
	}
	f := m.functions["array."+x.Name]
	if f == nil {
		f = m.functions[x.Name]
	}
	if f == nil || x.Name == "array" {
		return none(), m.outside(x, expr.AttributeOf, x.Name)
	}
	return &object{kind: callKind, fn: f, self: &of, row: row}, nil
}

// propertyOf returns what an array tells about itself, and whether it has that.
func propertyOf(m *machine, of operandValue, x *expr.Attribute) (value, bool, error) {
	a := of.array
	torch := m.library == engine.InPyTorch
	if v := gradientsOf(m, a, x); v != nil {
		return v, true, nil
	}
	switch x.Name {
	case "shape", "dims":
		return shapeOf(&m.context, *a, x.Name), true, nil
	case "ndim", "rank":
		if x.Name == "rank" && m.library == engine.InXArray {
			return none(), false, nil
		}
		return integer(a.Shape.Rank()), true, nil
	case "size", "nbytes", "itemsize":
		if torch && x.Name == "size" {
			return none(), false, nil
		}
		return amount(&m.context, *a, x)
	case "strides":
		return integers(tupleKind, a.ByteStrides()), true, nil
	case "dtype":
		name := a.Values.DType.String()
		if torch {
			name = "torch." + name
		}
		v := typeNamed(name)
		v.numpy = true // a type of values, and no class
		v.foreign = of.foreign || m.isNumPy()
		return v, true, nil
	case "flags":
		kept := *a
		kept.ReadOnly = a.ReadOnly || of.numpy
		return &object{kind: flagsKind, array: &kept, self: &of}, true, nil
	case "T", "mT":
		v := sure(transposed(m, of, x))
		v.numpy = of.numpy
		return v, true, nil
	case "data", "values", "real":
		if torch && x.Name == "data" {
			return detached(m, of.object), true, nil
		} else if x.Name == "values" && m.library != engine.InXArray && m.named && a.Shape.IsDense() {
			return none(), false, nil
		}
		if x.Name != "values" || a.Shape.IsDense() {
			if m.library == engine.InXArray && x.Name != "real" {
				return unnamed(m, of.object), true, nil
			}
			return of.object, true, nil
		}
	}
	return raggedProperty(*a, x)
}

// shapeOf returns the sizes of an array as its library gives them.
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

// amount returns how many values or bytes an array has.
func amount(in *context, a engine.Array, x *expr.Attribute) (value, bool, error) {
	n := sure(a.Shape.Count())
	bytes := a.Values.DType.ItemSize()
	switch {
	case x.Name == "itemsize":
		n = bytes
	case x.Name == "nbytes" && n > (1<<62)/bytes:
		return none(), false, &engine.SizeError{Shape: a.Shape}
	case x.Name == "nbytes":
		n *= bytes
	}
	return integer(n), true, nil
}

func transposed(m *machine, of operandValue, x *expr.Attribute) (value, error) {
	from := sure(m.operand(of))
	var axes []int
	rank := from.Shape.Rank()
	if x.Name == "mT" && rank < 2 && m.named {
		must(m.told(x, "_no_matrix", rank))
	}
	if x.Name == "mT" && rank > 1 {
		for k := range rank - 2 {
			axes = append(axes, k)
		}
		axes = append(axes, rank-1, rank-2)
	}
	c, err := engine.Transpose(from, axes...)
	return m.change(x, of.array, c, err)
}

// raggedProperty returns what TensorFlow's ragged tensors tell about
// themselves.
func raggedProperty(a engine.Array, x *expr.Attribute) (value, bool, error) {
	if a.Shape.IsDense() && x.Name != "ragged_rank" {
		return none(), false, nil
	}
	switch x.Name {
	case "ragged_rank":
		return integer(a.Shape.RaggedRank), true, nil
	case "flat_values":
		return array(a.FlatValues()), true, nil
	case "values":
		return array(inside(a)), true, nil
	}
	return none(), false, nil
}

// vector returns ints as an array of rank 1.
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

// arithmeticNamed returns the operation on two operands that NumPy, PyTorch or
// TensorFlow call name, or 0.
func arithmeticNamed(name string) engine.Op {
	if op, ok := shortNames[name]; ok {
		return op
	}
	if op, ok := engine.OpNamed(name); ok && op < engine.Where {
		return op
	}
	return 0
}

// shortNames holds the names of operations beside NumPy's.
var shortNames = map[string]engine.Op{
	"sub": engine.Subtract, "mul": engine.Multiply, "div": engine.TrueDivide, "divide": engine.TrueDivide,
	"truediv": engine.TrueDivide, "floordiv": engine.FloorDivide, "mod": engine.Remainder, "floormod": engine.Remainder,
	"pow": engine.Power, "eq": engine.Equal, "ne": engine.NotEqual, "lt": engine.Less, "le": engine.LessEqual,
	"gt": engine.Greater, "ge": engine.GreaterEqual,
	"realdiv": engine.TrueDivide, "floor_div": engine.FloorDivide, "scalar_mul": engine.Multiply,
	"fmod": engine.TruncateMod, "div_no_nan": engine.DivideNoNaN, "atan2": engine.Arctan2,
}
