package dialect_test

import (
	"errors"
	"slices"
	"testing"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/run"
)

// TestCodeRuns gives the code of every library to the language that reads it,
// and compares the shapes that come out.
func TestCodeRuns(t *testing.T) {
	s, outside := score{t: t, name: "programs run"}, 0
	defer func() { s.print(); t.Logf("%d of them are outside the language", outside) }()
	for _, pair := range [][2][]int{
		{{4, 1}, {3}}, {{2, 3, 4}, {}}, {{3}, {3, 1}}, {{2, 3}, {2, 3}}, {{5, 1, 1}, {4, 1}}, {{2, 3}, {2}}, {{0}, {2, 1}}, {{4, 32, 14, 14}, {1, 32, 1, 1}},
	} {
		a, b := pair[0], pair[1]
		for _, library := range engine.Libraries {
			for op := engine.Add; op <= engine.Where; op++ {
				if op == engine.SigmoidCrossEntropy && !slices.Equal(a, b) {
					continue // it wants one shape, not two that broadcast
				}
				shapes := [][]int{a, b}
				if op == engine.Where {
					shapes = [][]int{a, a, b}
				}
				s.same(string(library)+" "+op.String(), outcome(&outside, library, engine.Explain(engine.NumPy, op, operands(shapes...)...)), "")
			}
			for _, trace := range []engine.Trace{
				into(engine.Augmented, engine.Add, a, a, b), into(engine.Assigned, engine.Identity, a, b),
				into(engine.Target, engine.Identity, a, b), called("broadcast_shapes", a, b),
			} {
				s.same(string(library), outcome(&outside, library, trace), "")
			}
		}
	}
}

// outcome runs the code of t and returns how its end differs from that of t, or "".
func outcome(outside *int, library engine.Library, trace engine.Trace) string {
	code := run.Code(library, trace)
	out := run.Run(code, library)
	if _, refused := errors.AsType[*expr.UnsupportedError](out.Err); refused {
		*outside++
		return ""
	}
	if library == engine.InNumPy && (trace.Op == engine.Equal || trace.Op == engine.NotEqual) && out.Err == nil {
		return "" // NumPy 1.24 gives False or True for shapes that do not broadcast; 1.25 raises
	}
	if failed := run.Said(library, trace).Text != ""; failed != (out.Err != nil) {
		if out.Err != nil {
			return code + out.Err.Error()
		}
		return code + "runs, want: " + run.Said(library, trace).Text
	}
	return ""
}
