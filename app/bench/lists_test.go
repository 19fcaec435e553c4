package bench_test

import (
	"testing"

	"shapecast/app/bench"
	"shapecast/engine"
	"shapecast/engine/figure"
)

// TestLists makes one edit of ragged rows and looks at the line and at the
// lengths that the figure shows.
func TestLists(t *testing.T) {
	const words, even = rows, "ragged([[[1], [2, 3]]], lengths=[1, 2, (1, 2)]) + 10"
	const deep = "ragged([[[1], [2, 3]], [], [[4]]]) + 10"
	const wide = "ragged([[[1, 2], [3, 4]], [[5, 6]]], lengths=[2, (2, 1), 2]) + 10"
	for _, test := range []struct {
		name, line string
		edit       func(b *bench.Bench)
		want       string
		shape      string
	}{
		{"a value is typed", words, func(b *bench.Bench) { b.SetEntry(0, 2, "7") }, "ragged([[1, 2], [7]]) + 10", "[2, (2, 1)]"},
		{"a float is typed", words, func(b *bench.Bench) { b.SetEntry(0, 0, "0.5") }, "ragged([[0.5, 2], [3]]) + 10", "[2, (2, 1)]"},
		{"a value at the end of a row", words, func(b *bench.Bench) { b.AddEntry(0, 0, 2) }, "ragged([[1, 2, 4], [3]]) + 10", "[2, (3, 1)]"},
		{"a value at the start", words, func(b *bench.Bench) { b.AddEntry(0, 1, 0) }, "ragged([[1, 2], [4, 3]]) + 10", "[2, (2, 2)]"},
		{"a value goes", words, func(b *bench.Bench) { b.RemoveEntry(0, 0) }, "ragged([[2], [3]]) + 10", "[2, (1, 1)]"},
		{"the last value of a row goes", words, func(b *bench.Bench) { b.RemoveEntry(0, 2) }, "ragged([[1, 2], []]) + 10", "[2, (2, 0)]"},
		{"a value moves down", words, func(b *bench.Bench) { b.MoveEntry(0, 0, 1) }, "ragged([[2], [1, 3]]) + 10", "[2, (1, 2)]"},
		{"a value moves up", words, func(b *bench.Bench) { b.MoveEntry(0, 2, -1) }, "ragged([[3, 1, 2], []]) + 10", "[2, (3, 0)]"},
		{"above the first row there is none", words, func(b *bench.Bench) { b.MoveEntry(0, 0, -1) }, words, "[2, (2, 1)]"},
		{"a row at the end", words, func(b *bench.Bench) { b.AddList(0, 2) }, "ragged([[1, 2], [3], []]) + 10", "[3, (2, 1, 0)]"},
		{"a row after the last", words, func(b *bench.Bench) { b.AddList(0, 99) }, "ragged([[1, 2], [3], []]) + 10", "[3, (2, 1, 0)]"},
		{"a row in between", words, func(b *bench.Bench) { b.AddList(0, 1) }, "ragged([[1, 2], [], [3]]) + 10", "[3, (2, 0, 1)]"},
		{"a row goes", words, func(b *bench.Bench) { b.RemoveList(0, 0) }, "ragged([[3]]) + 10", "[1, (1)]"},
		{"all values go", "ragged([[], [3]]) + 10", func(b *bench.Bench) { b.RemoveEntry(0, 0) }, "ragged([[], []]) + 10", "[2, (0, 0)]"},
		{"the last row goes", "ragged([[3]]) + 10", func(b *bench.Bench) { b.RemoveList(0, 0) }, "ragged([], lengths=[0, ()]) + 10", "[0, ()]"},
		{"a first row", "ragged([], lengths=[0, ()]) + 10", func(b *bench.Bench) { b.AddList(0, 0) }, "ragged([[]]) + 10", "[1, (0)]"},
		{"as TensorFlow writes it", "tf.ragged.constant([[1, 2], [3]]) + 10", func(b *bench.Bench) { b.AddEntry(0, 1, 1) }, "tf.ragged.constant([[1, 2], [3, 4]]) + 10", "[2, (2, 2)]"},
		{"a plain list that would become rectangular", "array([[1, 2], [3]]) + 10", func(b *bench.Bench) { b.AddEntry(0, 1, 1) }, "ragged([[1, 2], [3, 4]]) + 10", "[2, (2, 2)]"},
		{"a plain list that stays ragged", "array([[1, 2], [3]]) + 10", func(b *bench.Bench) { b.AddEntry(0, 0, 2) }, "array([[1, 2, 4], [3]]) + 10", "[2, (3, 1)]"},
		{"lengths that were written", "ragged(arange(1, 4), lengths=[2, (2, 1)]) + 10", func(b *bench.Bench) { b.AddEntry(0, 1, 1) }, "ragged([[1, 2], [3, 4]]) + 10", "[2, (2, 2)]"},
		{"a variable", "a = ragged([[1, 2], [3]])\na + 10", func(b *bench.Bench) { b.RemoveEntry(0, 1) }, "a = ragged([[1], [3]])\na + 10", "[2, (1, 1)]"},
		{"deep: a value moves over an empty list", deep, func(b *bench.Bench) { b.MoveEntry(0, 2, 1) }, "ragged([[[1], [2]], [], [[4, 3]]]) + 10", "[3, (2, 0, 1), (1, 1, 2)]"},
		{"deep: a row", deep, func(b *bench.Bench) { b.AddList(0, 2, 1) }, "ragged([[[1], [2, 3]], [], [[4], []]]) + 10", "[3, (2, 0, 2), (1, 2, 1, 0)]"},
		{"deep: a row goes", deep, func(b *bench.Bench) { b.RemoveList(0, 0, 0) }, "ragged([[[2, 3]], [], [[4]]]) + 10", "[3, (1, 0, 1), (2, 1)]"},
		{"deep: the first row of an empty list", deep, func(b *bench.Bench) { b.AddList(0, 1, 0) }, "ragged([[[1], [2, 3]], [[]], [[4]]]) + 10", "[3, (2, 1, 1), (1, 2, 0, 1)]"},
		{"deep: a list of rows", deep, func(b *bench.Bench) { b.AddList(0, 1) }, "ragged([[[1], [2, 3]], [], [], [[4]]]) + 10", "[4, (2, 0, 0, 1), (1, 2, 1)]"},
		{"deep: a list of rows goes", deep, func(b *bench.Bench) { b.RemoveList(0, 0) }, "ragged([[], [[4]]]) + 10", "[2, (0, 1), (1)]"},
		{"deeper: a row of rows", "ragged([[[[1]], []], []]) + 10", func(b *bench.Bench) { b.AddList(0, 0, 1, 0) }, "ragged([[[[1]], [[]]], []]) + 10", "[2, (2, 0), (1, 1), (1, 0)]"},
		{"a uniform axis outside: a list has its rows", "ragged([[[1], [2, 3]]], lengths=[1, 2, (1, 2)]) + 10", func(b *bench.Bench) { b.AddList(0, 1) }, "ragged([[[1], [2, 3]], [[], []]], lengths=[2, 2, (1, 2, 0, 0)]) + 10", "[2, 2, (1, 2, 0, 0)]"},
		{"rows that cannot be more", even, func(b *bench.Bench) { b.AddList(0, 0, 1) }, even, "[1, 2, (1, 2)]"},
		{"or fewer", even, func(b *bench.Bench) { b.RemoveList(0, 0, 0) }, even, "[1, 2, (1, 2)]"},
		{"a uniform inner axis", wide, func(b *bench.Bench) { b.AddEntry(0, 1, 1) }, "ragged([[[1, 2], [3, 4]], [[5, 6], [7, 7]]], lengths=[2, (2, 2), 2]) + 10", "[2, (2, 2), 2]"},
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

// TestEntryThatMoves follows a value by the number of its box.
func TestEntryThatMoves(t *testing.T) {
	b := typed("ragged([[1, 2, 3], [4], []]) + 10")
	n := b.MoveEntry(0, 2, 1)
	if n != 3 {
		t.Errorf("moved down it is entry %d, want 3: %s", n, b.Line)
	}
	if n = b.MoveEntry(0, n, 1); n != 3 {
		t.Errorf("moved down again it is entry %d, want 3: %s", n, b.Line)
	}
	if want := "ragged([[1, 2], [4], [3]]) + 10"; b.Line != want {
		t.Errorf("got %q, want %q", b.Line, want)
	}
	if n = b.MoveEntry(0, 3, 1); n != 3 {
		t.Errorf("below the last row: entry %d, want 3 still", n)
	}
}

// TestListsOfWhom names the arrays that have no rows to edit.
func TestListsOfWhom(t *testing.T) {
	for line, want := range map[string]bool{
		"ragged([[1, 2], [3]]) + 10":                       true,
		"ones(2, 3) + 10":                                  false,
		"ragged(arange(2000), lengths=[2, (1999, 1)]) + 1": false,
		"ragged(arange(900), lengths=[2, (899, 1)]) + 1":   true,
	} {
		if _, got := typed(line).Lists(0); got != want {
			t.Errorf("%s: got %v, want %v", line, got, want)
		}
	}
	clash := bench.New(figure.State{Expr: "ragged([[1, 2], [3]]) + ragged([[1], [2, 3]])", Library: engine.InTensorFlow}, scores)
	clash.MoveEntry(0, 1, 1)
	if clash.Good.Trace.Failed() {
		t.Errorf("%s fails, want both with lengths (1, 2)", clash.Line)
	}
}

// TestPages reads the rows of an operand page by page: every entry is on one.
func TestPages(t *testing.T) {
	b := typed("ragged(arange(200), lengths=[5, (3, 0, 150, 0, 47)]) + 1")
	l, ok := b.Lists(0)
	if !ok {
		t.Fatal("no lists")
	}
	next, rows := 0, map[int]bool{}
	_, _, pages := l.Page(0)
	for p := range pages {
		shown, page, _ := l.Page(p)
		boxes := len(shown)
		for _, row := range shown {
			if rows[row.Row] = true; len(row.Shown) > 0 && row.First != next {
				t.Errorf("page %d: row %d begins with entry %d, want %d", p, row.Row, row.First, next)
			}
			next += len(row.Shown)
			boxes += len(row.Shown)
		}
		if page != p || boxes > 50 || boxes == 0 {
			t.Errorf("page %d is page %d with %d boxes", p, page, boxes)
		}
	}
	if pages != 5 || next != 200 || len(rows) != 5 {
		t.Errorf("got %d entries of %d rows on %d pages, want 200 of 5 on 5", next, len(rows), pages)
	}
	if _, page, _ := l.Page(1000); page != pages-1 {
		t.Errorf("a page too far is page %d, want the last", page)
	}
}
