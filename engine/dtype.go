package engine

import "math"

// promote returns the type that holds values of both a and b in a library. An
// int and a float32 make a float64 in NumPy, and a float32 elsewhere.
func promote(library Library, a, b DType) DType {
	if a.Kind() > b.Kind() {
		a, b = b, a
	}
	switch {
	case a.Kind() == b.Kind():
		return max(a, b)
	case a.Kind() == KindInt && b == Float32 && library.isNumPy():
		return Float64
	}
	return b
}

// isNumPy reports whether the library computes as NumPy does.
func (l Library) isNumPy() bool { return l == "" || l == InNumPy || l == InXArray }

// float returns the type in which a library divides ints.
func (l Library) float() DType {
	if l == InPyTorch || l == InJAX {
		return Float32
	}
	return Float64
}

// tier returns how much an operand has to say about the type of a result: an
// array more than a 0-d one in NumPy and PyTorch, and a 0-d one more than a
// bare Python number outside NumPy.
func (l Library) tier(o Operand) int {
	switch {
	case o.Weak && l.isNumPy(), o.Shape.Rank() == 0 && !o.Weak && (l.isNumPy() || l == InPyTorch):
		return 1
	case o.Weak:
		return 0
	}
	return 2
}

// ResultType returns the type that operands are brought to before they meet.
//
// An operand of a lower tier counts only where its kind is a larger one: an
// int32 array plus the number 5 is an int32 array, plus 0.5 a float64 one.
//
// Source: NumPy 1.24 reference, numpy.result_type; PyTorch, torch.result_type.
func ResultType(library Library, operands ...Operand) DType {
	var met [3]bool
	var types [3]DType
	for _, o := range operands {
		k, d := library.tier(o), o.Values.DType
		if k == 0 && d.Kind() == KindFloat {
			d = library.float()
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
	for _, o := range operands {
		if met[2] && library.isNumPy() && library.tier(o) == 1 && o.Values.Known() {
			d = d.widened(o.At())
		}
	}
	return d
}

// narrower reports whether values of type from lose some of what they say when
// they are brought to d.
func (d DType) narrower(from DType) bool {
	return d == Float32 && from.Kind() != KindBool && from != Float32 || d == Int32 && from == Int64
}

// widened returns the type in which NumPy computes an array of type d with a
// number that it cannot hold: 2**40 beside int32, 1e40 or 70000 beside float32.
func (d DType) widened(number Scalar) DType {
	size := math.Abs(number.AsFloat())
	switch {
	case !number.Known:
	case d == Int32 && number.Cast(Int32).Int != number.AsInt():
		return Int64
	case d == Float32 && number.DType.Kind() == KindInt && (number.Int < math.MinInt16 || number.Int > math.MaxUint16),
		d == Float32 && size > math.MaxFloat32 && !math.IsInf(size, 1):
		return Float64
	}
	return d
}

// resultType returns the type of what o gives when its operands were brought to d.
func (o Op) resultType(library Library, d DType) DType {
	switch {
	case o >= Equal && o <= LogicalOr:
		return Bool
	case o.real() && d.Kind() != KindFloat:
		return library.float()
	case d == Bool && o >= FloorDivide && o <= SquaredDifference:
		return Int64
	}
	return d
}
