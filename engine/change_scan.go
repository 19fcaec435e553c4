package engine

import (
	"cmp"
	"slices"
)

// A Scan is what is done to the values along an axis while the shape stays.
type Scan uint8

// The scans.
const (
	CumSum Scan = iota
	CumProd
	Sort
	ArgSort
)

// String returns NumPy's name, such as "cumsum".
func (s Scan) String() string { return [...]string{"cumsum", "cumprod", "sort", "argsort"}[s] }

// resultType returns the type of what s makes of values of type d.
func (s Scan) resultType(d DType) DType {
	switch s {
	case CumSum:
		return Sum.resultType(d)
	case CumProd:
		return Prod.resultType(d)
	case ArgSort:
		return Int64
	}
	return d
}

// Along returns from scanned along one axis: sums or products so far, or its
// values from the smallest to the largest, nan last, equal ones in their order.
//
//	axis  negative from the right
//	cost  O(values), to sort O(values × log size)
//
// Errors: [*AxisError]; [*SizeError].
func Along(from Operand, s Scan, axis int) (Change, error) {
	c, axes, err := beginAlong(s.String(), from.Shape.Rank(), []int{axis}, from)
	if err != nil {
		return c, err
	}
	k := axes[0]
	c.Scans, c.Axis = true, k
	c.Axes, c.Copied, c.Sources = Indices(from.Shape.Rank()), true, &Sources{}
	c.To = Array{Shape: from.Shape, Values: Values{DType: s.resultType(from.Values.DType)}}
	flat, err := from.Flat()
	if err != nil || !flat.Known() {
		return c, err
	}
	n, step := from.Shape.Axes[k].Size, from.Shape.Strides()[k]
	line := make([]int, n)
	out := makeValues(c.To.Values.DType, flat.Len())
	if s == Sort && flat.Len() <= MostSources {
		*c.Sources = make(Sources, flat.Len())
	}
	for first := range flat.Len() {
		if first/step%n != 0 {
			continue // not the first of a line
		}
		for i := range line {
			line[i] = first + i*step
		}
		s.line(out, flat, line, *c.Sources)
	}
	c.To.Values = out
	return c, nil
}

// line writes what s makes of the values at places of in to the same
// places of out; in sources, unless it is empty, it notes where each came from.
func (s Scan) line(out, in Values, places []int, sources Sources) {
	if s == CumSum || s == CumProd {
		total, _ := [...]Fold{Sum, Prod}[s].empty()
		for _, at := range places {
			total = s.accumulated(total.Cast(out.DType), in.Scalar(at).Cast(out.DType)).Cast(out.DType)
			out.Set(at, total)
		}
		return
	}
	for i, j := range in.ascending(places) {
		if s == ArgSort {
			out.Ints[places[i]] = int64(j)
		} else {
			out.Set(places[i], in.Scalar(places[j]))
		}
		if len(sources) > 0 {
			sources[places[i]] = places[j]
		}
	}
}

// accumulated returns the total with one more value of the same type.
func (s Scan) accumulated(total, x Scalar) Scalar {
	if s == CumSum {
		total.Int, total.Float = total.Int+x.Int, total.Float+x.Float
	} else {
		total.Int, total.Float = total.Int*x.Int, total.Float*x.Float
	}
	return total
}

// ascending returns the numbers of places in the order of the values there.
func (v Values) ascending(places []int) []int {
	order := Indices(len(places))
	slices.SortStableFunc(order, func(i, j int) int { return v.Scalar(places[i]).compare(v.Scalar(places[j])) })
	return order
}

// compare orders values of one type, nan behind all others.
func (s Scalar) compare(t Scalar) int {
	x, y := s.Float, t.Float
	switch {
	case s.DType == Uint64:
		return cmp.Compare(uint64(s.Int), uint64(t.Int))
	case x != x || y != y:
		return int(boolInt(x != x) - boolInt(y != y))
	}
	return cmp.Or(cmp.Compare(x, y), cmp.Compare(s.Int, t.Int))
}
