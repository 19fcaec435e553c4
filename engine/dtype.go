package engine

// A DType is the type of an array's values.
type DType uint8

// The types of values. Ints of all widths are computed as int64, floats as
// float64.
const (
	Bool DType = iota
	Uint8
	Uint16
	Uint32
	Uint64
	Int8
	Int16
	Int32
	Int64
	Float16
	BFloat16
	Float32
	Float64
)

// dtypes holds NumPy's name of each type and PyTorch's, its kind, and the bytes
// a value takes.
var dtypes = [...]struct {
	name, torch string
	kind        Kind
	size        int
	unsigned    bool
}{
	Bool:  {"bool", "Bool", KindBool, 1, false},
	Uint8: {"uint8", "Byte", KindInt, 1, true}, Uint16: {"uint16", "", KindInt, 2, true},
	Uint32: {"uint32", "", KindInt, 4, true}, Uint64: {"uint64", "", KindInt, 8, true},
	Int8: {"int8", "Char", KindInt, 1, false}, Int16: {"int16", "Short", KindInt, 2, false},
	Int32: {"int32", "Int", KindInt, 4, false}, Int64: {"int64", "Long", KindInt, 8, false},
	Float16: {"float16", "Half", KindFloat, 2, false}, Float32: {"float32", "Float", KindFloat, 4, false},
	BFloat16: {"bfloat16", "BFloat16", KindFloat, 2, false},
	Float64:  {"float64", "Double", KindFloat, 8, false},
}

// A Kind is a family of types; NumPy's dtype.kind tells signed ints from others.
type Kind uint8

// The kinds, each able to hold the ones before it.
const (
	KindBool Kind = iota
	KindInt
	KindFloat
)

// widest returns the type in which values of kind k are computed.
func (k Kind) widest() DType { return [...]DType{Bool, Int64, Float64}[k] }

// Kind returns the family d belongs to.
func (d DType) Kind() Kind { return dtypes[d].kind }

// ItemSize returns the bytes one value takes.
func (d DType) ItemSize() int { return dtypes[d].size }

// Unsigned reports whether d is a type of ints that are never below 0.
func (d DType) Unsigned() bool { return dtypes[d].unsigned }

// String returns NumPy's name, such as "int64".
func (d DType) String() string { return dtypes[d].name }

// Torch returns the name PyTorch gives d in its messages, such as "Long".
func (d DType) Torch() string { return dtypes[d].torch }

// promote returns the type that holds values of both a and b in a library. An
// int and a float32 make a float64 in NumPy unless the int is a small one, and a
// float32 elsewhere.
func promote(library Library, a, b DType) DType {
	if a.Kind() > b.Kind() {
		a, b = b, a
	}
	switch {
	case a.Kind() == KindInt && b.Kind() == KindInt:
		d := promoteInts(a, b)
		if library == InJAX && d != a && d != b && d.ItemSize() == 8 {
			return Int32 // JAX has none of 64 bits
		}
		return d
	case min(a, b) == Float16 && max(a, b) == BFloat16:
		return Float32 // neither holds the other
	case a.Kind() == b.Kind():
		return max(a, b)
	case a.Kind() == KindInt && library.IsNumPy():
		return max(b, a.float())
	}
	return b
}

// promoteInts returns the narrowest type of ints that holds all of a and b, or
// float64 where none does.
func promoteInts(a, b DType) DType {
	if a.Unsigned() == b.Unsigned() {
		return max(a, b)
	}
	if b.Unsigned() {
		a, b = b, a
	}
	for d := b; d <= Int64; d++ {
		if d.ItemSize() > a.ItemSize() {
			return d
		}
	}
	return Float64
}

// float returns the narrowest type of floats that NumPy trusts with ints of
// type d.
func (d DType) float() DType {
	switch d.ItemSize() {
	case 1:
		return Float16
	case 2:
		return Float32
	}
	return Float64
}

// loses reports whether a library refuses to write a result of type from to an
// output of type to: one of a smaller kind, and in NumPy unsigned ints where the
// result may be below 0.
func (l Library) loses(from, to DType) bool {
	signed := from.Kind() == KindInt && !from.Unsigned()
	return from.Kind() > to.Kind() || l.IsNumPy() && signed && to.Unsigned()
}

// float returns the type in which a library divides ints.
func (l Library) float() DType {
	if l == InPyTorch || l == InJAX {
		return Float32
	}
	return Float64
}

// int returns the type of the ints that a program writes, where no array has
// one.
func (l Library) int() DType {
	if l == InTensorFlow || l == InJAX {
		return Int32
	}
	return Int64
}

// tier returns how much an operand has to say about the type of a result: an
// array more than a 0-d one in PyTorch, and both more than a bare Python number.
func (l Library) tier(o Operand) int {
	switch {
	case o.Weak:
		return 0
	case o.Shape.Rank() == 0 && l == InPyTorch:
		return 1
	}
	return 2
}

// ResultType returns the type that operands are brought to before they meet.
//
// An operand of a lower tier counts only where its kind is a larger one: an
// int32 array plus the number 5 is an int32 array, plus 0.5 a float64 one.
//
// Source: NumPy 2 reference, numpy.result_type; PyTorch, torch.result_type.
func ResultType(library Library, operands ...Operand) DType {
	var met [3]bool
	var types [3]DType
	for _, o := range operands {
		k, d := library.tier(o), o.Values.DType
		if k == 0 && d.Kind() == KindFloat {
			d = library.float()
		} else if k == 0 && d == Int64 {
			d = library.int()
		}
		if met[k] {
			d = promote(library, types[k], d)
		}
		met[k], types[k] = true, d
	}
	d, found := Bool, false
	for k := 2; k >= 0; k-- {
		switch {
		case !met[k]:
		case !found:
			d, found = types[k], true
		case types[k].Kind() > d.Kind():
			d = promote(library, d, types[k])
		}
	}
	return d
}

// overflow returns the first of Python's ints among the operands that the type
// of the result has no room for, and that type. Comparisons take any int, and in NumPy
// so do operations on floats.
func (t Trace) overflow() (number Scalar, d DType, found bool) {
	d = ResultType(t.Library, t.valued()...)
	if t.Output != nil && t.Op == Identity {
		d = t.Output.Values.DType
	}
	if d.Kind() != KindInt || t.Op >= Equal && t.Op <= LogicalOr || t.Op.real() && t.Library.IsNumPy() {
		return number, d, false
	}
	number, found = t.outside(d)
	return number, d, found
}

// outside returns the first of Python's ints among the operands that type d has
// no room for.
func (t Trace) outside(d DType) (number Scalar, found bool) {
	for _, o := range t.valued() {
		if o.Weak && o.Shape.Rank() == 0 && o.Values.DType.Kind() == KindInt && o.Values.Known() && !d.Has(o.At()) {
			return o.At(), true
		}
	}
	return Scalar{}, false
}

// Has reports whether an int is one of type d.
func (d DType) Has(n Scalar) bool {
	same := n.Cast(d).Int == n.Int
	return same && (n.Int >= 0 || d.Unsigned() == n.DType.Unsigned())
}

// compared returns the type in which operands are compared: a wider one where
// an int of Python's has no room in theirs.
func (t Trace) compared(d DType) DType {
	if !t.Library.IsNumPy() || d.Kind() != KindInt || t.Op < Equal || t.Op > GreaterEqual {
		return d
	}
	switch number, wide := t.outside(d); {
	case wide && (d == Uint64 || number.DType == Uint64):
		return Float64 // the one is above or below all that the other may be
	case wide:
		return Int64
	}
	return d
}

// narrower reports whether values of type from may change when they are
// brought to d.
func (d DType) narrower(from DType) bool {
	if d.Kind() == KindFloat {
		return d != Float64 && from.Kind() != KindBool && from != d
	}
	return from.Kind() == KindInt && promoteInts(d, from) != d
}

// resultType returns the type of what o gives when its operands were brought to d.
func (o Op) resultType(library Library, d DType) DType {
	switch {
	case o >= Equal && o <= LogicalOr:
		return Bool
	case o.real() && o != TrueDivide && d.Kind() != KindFloat && library.IsNumPy():
		return d.float()
	case o.real() && d.Kind() != KindFloat && (library != InTensorFlow || d.ItemSize() > 2):
		return library.float()
	case o.real() && d.Kind() != KindFloat:
		return Float32
	case d == Bool && (o >= FloorDivide && o <= TruncateMod || o >= LeftShift) && library.IsNumPy():
		return Int8
	case d == Bool && o >= FloorDivide && o <= SquaredDifference:
		return Int64
	}
	return d
}
