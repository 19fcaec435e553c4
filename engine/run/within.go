package run

import (
	"slices"

	"shapecast/engine/expr"
)

// tellWithin notes of the steps of a call, and not of what it calls of the program, whether something else came of the call.
func tellWithin(c *call, v value, steps []Step) {
	_, name := cutLast(expr.Format(c.node.Func))
	for i := range steps {
		s := &steps[i]
		switch {
		case s.Span != c.node.Span || gives(*s, v):
		case s.Trace != nil:
			t := *s.Trace
			t.Within = name
			s.Trace = &t
		case s.Change != nil:
			change := *s.Change
			change.Within = name
			s.Change = &change
		}
	}
}

// gives reports whether a value is what came of a step; nil came of a call that failed.
func gives(s Step, v value) bool {
	if v == nil || v.kind != arrayKind || !v.array.Shape.SameExtent(s.Result.Shape) {
		return false
	}
	a, b := *v.array, s.Result
	if !a.Values.Known() || !b.Values.Known() {
		return a.Values.Known() == b.Values.Known()
	}
	x, err := a.Flat()
	y, other := b.Flat()
	return err == nil && other == nil && x.DType == y.DType && slices.Equal(x.Ints, y.Ints) && slices.EqualFunc(x.Floats, y.Floats, sameFloat)
}

// sameFloat reports whether two floats are the same; nan is the same as nan.
func sameFloat(x, y float64) bool { return x == y || x != x && y != y }
