package engine

// numbers reports whether an operator stands between two of NumPy's numbers, or
// one of them and one of Python's. NumPy has other code for these, which says
// so, and which alone notices that ints overflow.
func (t Trace) numbers() bool {
	found := false
	for _, o := range t.Operands {
		if found = found || o.Number; !o.Number && !o.Weak {
			return false
		}
	}
	computes := t.Op >= Add && t.Op <= Power
	return found && computes && len(t.Operands) == 2 && t.Call == "" && t.Output == nil && t.Library.isNumPy()
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
