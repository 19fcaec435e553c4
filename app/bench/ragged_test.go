package bench_test

import (
	"testing"

	"shapecast/app/bench"
	"shapecast/engine"
	"shapecast/engine/figure"
)

// TestRaggedRows makes one edit of ragged rows and looks at the line and at the
// lengths that the figure shows.
func TestRaggedRows(t *testing.T) {
	const deep = "ragged([[[1], [2, 3]], [], [[4]]]) + 10"
	for _, test := range []struct {
		name, line string
		edit       func(b *bench.Bench)
		want       string
		shape      string
	}{
		{"a row is typed", rows, func(b *bench.Bench) { b.SetRaggedRow(0, 1, "7, 8, 9") }, "ragged([[1, 2], [7, 8, 9]]) + 10", "[2, (2, 3)]"},
		{"a float is typed", rows, func(b *bench.Bench) { b.SetRaggedRow(0, 0, "0.5, 2") }, "ragged([[0.5, 2.0], [3]]) + 10", "[2, (2, 1)]"},
		{"all values of a row go", rows, func(b *bench.Bench) { b.SetRaggedRow(0, 1, "") }, "ragged([[1, 2], []]) + 10", "[2, (2, 0)]"},
		{"a value more goes on", rows, func(b *bench.Bench) { b.SpinRaggedRow(0, 0, 1) }, "ragged([[1, 2, 3], [3]]) + 10", "[2, (3, 1)]"},
		{"a value less", rows, func(b *bench.Bench) { b.SpinRaggedRow(0, 1, -1) }, "ragged([[1, 2], []]) + 10", "[2, (2, 0)]"},
		{"a first value", "ragged([[], [3]]) + 10", func(b *bench.Bench) { b.SpinRaggedRow(0, 0, 1) }, "ragged([[1], [3]]) + 10", "[2, (1, 1)]"},
		{"a row below", rows, func(b *bench.Bench) { b.AddRaggedRow(0, 0) }, "ragged([[1, 2], [], [3]]) + 10", "[3, (2, 0, 1)]"},
		{"a row goes", rows, func(b *bench.Bench) { b.RemoveRaggedRow(0, 0) }, "ragged([[3]]) + 10", "[1, (1)]"},
		{"as TensorFlow writes it", "tf.ragged.constant([[1, 2], [3]]) + 10", func(b *bench.Bench) { b.SpinRaggedRow(0, 1, 1) }, "tf.ragged.constant([[1, 2], [3, 3]]) + 10", "[2, (2, 2)]"},
		{"lengths that were written", "ragged(arange(1, 4), lengths=[2, (2, 1)]) + 10", func(b *bench.Bench) { b.SetRaggedRow(0, 1, "3, 4") }, "ragged([[1, 2], [3, 4]]) + 10", "[2, (2, 2)]"},
		{"a variable", "a = ragged([[1, 2], [3]])\na + 10", func(b *bench.Bench) { b.SpinRaggedRow(0, 0, -1) }, "a = ragged([[1], [3]])\na + 10", "[2, (1, 1)]"},
		{"deep: a row", deep, func(b *bench.Bench) { b.AddRaggedRow(0, 2) }, "ragged([[[1], [2, 3]], [], [[4], []]]) + 10", "[3, (2, 0, 2), (1, 2, 1, 0)]"},
		{"deep: a row goes", deep, func(b *bench.Bench) { b.RemoveRaggedRow(0, 0) }, "ragged([[[2, 3]], [], [[4]]]) + 10", "[3, (1, 0, 1), (2, 1)]"},
		{"a uniform inner axis", "ragged([[[1, 2], [3, 4]], [[5, 6]]], lengths=[2, (2, 1), 2]) + 10", func(b *bench.Bench) { b.SpinRaggedRow(0, 1, 1) }, "ragged([[[1, 2], [3, 4]], [[5, 6], [5, 6]]]) + 10", "[2, (2, 2), (2, 2, 2, 2)]"},
	} {
		t.Run(test.name, func(t *testing.T) {
			b := bench.New(figure.State{Expr: test.line, Library: engine.InTensorFlow}, scores)
			test.edit(b)
			if b.Line != test.want {
				t.Errorf("got %q, want %q", b.Line, test.want)
			}
			if got := b.Good.Trace.Operands[0].Shape.String(); got != test.shape {
				t.Errorf("the figure shows %s, want %s", got, test.shape)
			}
			if b.Slip != nil || b.Mistake != nil {
				t.Errorf("got slip %v, mistake %v, want neither", b.Slip, b.Mistake)
			}
			if b.Undo(); b.Line != test.line {
				t.Errorf("undo gives %q, want %q", b.Line, test.line)
			}
		})
	}
}

// TestRaggedRowsOfWhom counts the rows that can be edited one by one.
func TestRaggedRowsOfWhom(t *testing.T) {
	for line, want := range map[string]int{
		"ragged([[1, 2], [3]]) + 10":                       2,
		"ragged([[[1], [2, 3]], [], [[4]]]) + 10":          3,
		"ones(2, 3) + 10":                                  0,
		"ragged(arange(2000), lengths=[2, (1999, 1)]) + 1": 0,
		"ragged(arange(900), lengths=[2, (899, 1)]) + 1":   2,
	} {
		if got := len(typed(line).RaggedRows(0)); got != want {
			t.Errorf("%s: got %d, want %d", line, got, want)
		}
	}
}
