package engine_test

import (
	"slices"
	"testing"

	"shapecast/engine"
)

// shapesOf reads bytes as shapes: a byte above 250 begins the next one, 0 to 7
// is a size, and others are sizes large enough to overflow a product.
func shapesOf(data []byte) [][]int {
	shapes := [][]int{{}}
	last := &shapes[0]
	for _, b := range data {
		switch {
		case b > 250 && len(shapes) < 4:
			shapes = append(shapes, []int{})
			last = &shapes[len(shapes)-1]
		case b < 8:
			*last = append(*last, int(b))
		default:
			*last = append(*last, int(b)<<(b%50))
		}
	}
	return shapes
}

func seeds(f *testing.F) {
	for _, data := range [][]byte{
		{}, {255}, {3, 1, 255, 4}, {0, 255, 1}, {2, 3, 255, 2}, {1, 255, 0, 255, 1, 7},
		{200, 1, 255, 1, 201}, {200, 200, 200, 255, 1}, {2, 255, 3, 255, 2}, {5, 1, 1, 255, 1, 4, 1, 255, 3},
	} {
		f.Add(data)
	}
}

// outcome is the result's sizes, or nil when there is none.
func outcome(shapes ...[]int) []int {
	trace := engine.Explain(engine.NumPy, engine.Add, operands(shapes...)...)
	if trace.Failed() {
		return nil
	}
	return trace.Result().Sizes()
}

// FuzzExplainLaws: the order of the operands changes neither the shape nor the axes to
// blame; a result broadcast with one of its operands is itself, and a scalar changes
// nothing; all at once, from the left, and from the right give one shape.
func FuzzExplainLaws(f *testing.F) {
	seeds(f)
	f.Fuzz(func(t *testing.T, data []byte) {
		shapes := shapesOf(data)
		there := engine.Explain(engine.NumPy, engine.Add, operands(shapes...)...)
		reversed := slices.Clone(shapes)
		slices.Reverse(reversed)
		back := engine.Explain(engine.NumPy, engine.Add, operands(reversed...)...)
		if !slices.Equal(there.Conflicts(), back.Conflicts()) || !there.Failed() && !sameShape(there.Result(), back.Result()) {
			t.Fatalf("%v reversed: %v, %v, and %v, %v", shapes, there.Result(), there.Conflicts(), back.Result(), back.Conflicts())
		}
		result := outcome(shapes...)
		for _, shape := range append(shapes, []int{}) {
			if got := outcome(result, shape); result != nil && !slices.Equal(got, result) {
				t.Fatalf("%v with %v: got %v, want %v", result, shape, got, result)
			}
		}
		if len(shapes) == 3 {
			associates(t, shapes, result)
		}
	})
}

// associates broadcasts three shapes from the left, and from the right.
func associates(t *testing.T, shapes [][]int, together []int) {
	left, right := outcome(shapes[0], shapes[1]), outcome(shapes[1], shapes[2])
	if left != nil {
		left = outcome(left, shapes[2])
	}
	if right != nil {
		right = outcome(shapes[0], right)
	}
	if !slices.Equal(together, left) || !slices.Equal(together, right) {
		t.Fatalf("%v: together %v, from the left %v, from the right %v", shapes, together, left, right)
	}
}

// FuzzExplainNeverPanics: whatever the shapes, rule and operation are, there is
// a trace, and its values are computed or refused.
func FuzzExplainNeverPanics(f *testing.F) {
	f.Add([]byte{3, 1, 255, 4}, uint8(0), uint8(1), int64(-1))
	f.Add([]byte{200, 1, 255, 1, 201}, uint8(3), uint8(4), int64(7))
	f.Add([]byte{0, 255, 1}, uint8(1), uint8(18), int64(0))
	f.Fuzz(func(t *testing.T, data []byte, rule, op uint8, first int64) {
		made := operands(shapesOf(data)...)
		trace := engine.Explain(engine.Rule(rule%6), engine.Op(op%18), made...)
		if n, err := trace.Result().Count(); trace.Failed() || err == nil && n > 1000 && n <= engine.MaxValues {
			return // nothing to compute, or too much to do it often
		}
		for n := range made {
			full, err := engine.Full(made[n].Shape, engine.IntScalar(first))
			if err == nil {
				made[n].Array = full
			}
		}
		trace = engine.Explain(engine.Rule(rule%6), engine.Op(op%18), made...)
		result, _, err := engine.Apply(trace)
		if err == nil && trace.Err() != nil {
			t.Fatalf("%v computed although %v", result.Shape, trace.Err())
		}
		for axis := -3; axis < 3; axis++ {
			_, _ = engine.ExpandDims(made[0], axis)
			_, _ = engine.Reshape(made[0], axis, -1)
			_, _, _ = engine.Reduce(made[0], engine.Reduction{Axes: []int{axis}})
		}
	})
}
