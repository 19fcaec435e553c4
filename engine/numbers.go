package engine

// numbers reports whether an operator joins one of NumPy's numbers with another,
// or with one of Python's that its type holds. NumPy has other code for
// these, which says so, and which alone notices that ints overflow.
func (t Trace) numbers() bool {
	if t.Op < Add || t.Op > Power || len(t.Operands) != 2 || t.Call != "" || t.Output != nil || !t.Library.IsNumPy() {
		return false
	}
	x, y := t.Operands[0], t.Operands[1]
	d := ResultType(t.Library, x, y)
	holds := x.Number && x.Values.DType == d || y.Number && y.Values.DType == d
	return holds && (x.Number || x.Weak) && (y.Number || y.Weak)
}

// overflows reports whether the sum, the difference or the product of two
// numbers has no room in type d.
func (t Trace) overflows(d DType) bool {
	if d.Kind() != KindInt || !t.known() {
		return false
	}
	x, y := t.Operands[0].At().Int, t.Operands[1].At().Int
	z, wrapped := x+y, false
	switch t.Op {
	case Add:
		wrapped = (z < x) != (y < 0)
	case Subtract:
		z = x - y
		wrapped = (z > x) != (y < 0)
	case Multiply:
		z = x * y
		wrapped = x != 0 && (z/x != y || x == -1 && z == y && y != 0)
	default:
		return false
	}
	return wrapped || wrap(d, z) != z
}
