package engine

import "math"

// A Loss is what a result loses because its type has no room for some of its values: they
// wrap around, or are cut to whole numbers.
type Loss struct {
	Whole  float64 // what the first such value comes to
	Stored Scalar  // what is stored of it; not known where nothing is lost
	Count  int     // how many such values there are; 0 where not all were looked at
}

// mostRead is how many values of a result are looked at one by one.
const mostRead = 1 << 8

// Loss returns what is lost of the values of a trace, nothing where it failed. It looks at the first
// mostRead of a dense result, and computes no more than one of them.
func (t Trace) Loss() (l Loss) {
	if t.Failed() || !t.mayLose() {
		return l
	}
	n, err := t.Result().Count()
	if err != nil {
		return l
	}
	first := 0
	for i := range min(n, mostRead) {
		whole, lost := t.lost(unravel(t.Result(), i))
		if !lost {
			continue
		}
		if l.Count++; l.Count == 1 {
			first, l.Whole = i, whole
		}
	}
	if l.Count == 0 {
		return l
	}
	if l.Stored = t.Cell(unravel(t.Result(), first)...).Value; !l.Stored.Known {
		return Loss{} // the library refuses
	}
	if n > mostRead {
		l.Count = 0
	}
	return l
}

// mayLose reports whether a result is a dense array of ints whose operands are known.
func (t Trace) mayLose() bool {
	for _, o := range t.Operands {
		if !o.Values.Known() {
			return false
		}
	}
	return t.Made == nil && t.Result().IsDense() && t.resultType().Kind() == KindInt
}

// lost returns the value at an index before it is stored, and whether storing it changes it.
func (t Trace) lost(index []int) (whole float64, lost bool) {
	if t.Output != nil && t.Output.Kind == Assigned {
		from := t.read(0, index).Value
		return from.AsFloat(), from.AsFloat() != from.Cast(t.resultType()).AsFloat()
	}
	reads := make([]Read, len(t.Operands))
	for n := range reads {
		reads[n] = t.read(n, index)
	}
	n := t.whole(reads, t.resultType())
	return float64(n), n != 0
}

// whole returns [Cell.Whole] of the values that an operation brings together.
func (t Trace) whole(reads []Read, d DType) int64 {
	if t.Op != Add && t.Op != Subtract && t.Op != Multiply && t.Op != Power || d.Kind() != KindInt {
		return 0
	}
	counted := 0.0
	for n, r := range reads {
		if r.Value.DType.Kind() == KindFloat {
			return 0 // it is cut, it does not wrap around
		}
		if counted = t.Op.exactly(counted, r.Value.AsFloat()); n == 0 {
			counted = r.Value.AsFloat()
		}
	}
	if math.Abs(counted) >= exact || d.Has(IntScalar(int64(counted))) {
		return 0
	}
	return int64(counted)
}

// exactly returns a sum, a difference, a product or a power of ints as float64 counts it.
func (o Op) exactly(x, y float64) float64 {
	switch o {
	case Add:
		return x + y
	case Subtract:
		return x - y
	case Multiply:
		return x * y
	}
	return math.Pow(x, y)
}
