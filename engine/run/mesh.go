package run

import (
	"shapecast/engine"
	"shapecast/engine/expr"
)

// ofRanges calls a function that is written in the language with what stands between
// the brackets of np.ogrid[0:3, 0:4] and its kin, where low:high:step is an array.
func ofRanges(m *machine, x *expr.Index, name string) (value, error) {
	items := make([]value, len(x.Items))
	for i, item := range x.Items {
		if s, ranged := item.(*expr.Slice); ranged {
			items[i] = array(sure(gridRange(m, s)))
		} else {
			items[i] = m.value(item)
		}
	}
	given := operandValue{tuple(items...), &expr.Sequence{Span: x.Span, Items: x.Items, Tuple: true}}
	return m.invoke(written(engine.InNumPy, "", name), x, given, operandValue{boolean(len(items) == 1 && !x.Tuple), x})
}

// gridRange returns the range that low:high:step spells.
func gridRange(m *machine, s *expr.Slice) (engine.Array, error) {
	r := evalSlice(m, s)
	if r.Stop == nil {
		return engine.Array{}, m.outside(s, expr.IndexBy, "a range without an end")
	}
	bound := func(n *int, otherwise int) engine.Scalar {
		if n != nil {
			otherwise = *n
		}
		return engine.IntScalar(int64(otherwise))
	}
	a, err := engine.Arange(bound(r.Start, 0), bound(r.Stop, 0), bound(r.Step, 1))
	a.Values.DType = m.defaultType(a.Values.DType)
	return a, err
}
