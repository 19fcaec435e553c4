package engine_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"shapecast/engine"
)

// parsed reads a nested list written as JSON; "dense" and a number choose the
// ragged rank.
func parsed(t *testing.T, text string) engine.Operand {
	t.Helper()
	encoding := engine.Encoding{}
	kind, pylist, _ := strings.Cut(text, " ")
	switch kind {
	case "dense":
		encoding.RaggedRank = new(0)
	case "ragged1":
		encoding.RaggedRank = new(1)
	case "ragged2":
		encoding.RaggedRank = new(2)
	}
	a, err := engine.Ragged(nested(t, []byte(pylist)), encoding)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return engine.Operand{Array: a}
}

func TestRaggedDocuments(t *testing.T) {
	for _, test := range []struct {
		name, a, b, want string
	}{
		{"D15 a scalar", "ragged [[1,2],[3]]", "dense 3", "[[4, 5], [6]]"},
		{"D16 one value a row", "ragged [[10,87,12],[19,53],[12,32]]", "dense [[1000],[2000],[3000]]",
			"[[1010, 1087, 1012], [2019, 2053], [3012, 3032]]"},
		{"D17 one value for all", "ragged1 [[[1,2],[3,4],[5,6]],[[7,8]]]", "dense [[10]]",
			"[[[11, 12], [13, 14], [15, 16]], [[17, 18]]]"},
		{"D18 a trailing vector under two ragged axes",
			"ragged2 [[[[1],[2]],[],[[3]],[[4]]],[[[5],[6]],[[7]]]]", "dense [10,20,30]",
			"[[[[11, 21, 31], [12, 22, 32]], [], [[13, 23, 33]], [[14, 24, 34]]], " +
				"[[[15, 25, 35], [16, 26, 36]], [[17, 27, 37]]]]"},
		{"D19 lengths against a size", "ragged [[1,2],[3,4,5,6],[7]]", "dense [[1,2,3,4],[5,6,7,8],[9,10,11,12]]",
			"axis 1, row 0 has lengths 2 and 4"},
		{"D20 lengths against lengths", "ragged [[1,2,3],[4],[5,6]]", "ragged [[10,20],[30,40],[50]]",
			"axis 1, row 0 has lengths 3 and 2"},
		{"D21 the deeper of two", "ragged [[[1,2],[3,4],[5,6]],[[7,8],[9,10]]]",
			"ragged [[[1,2,0],[3,4,0],[5,6,0]],[[7,8,0],[9,10,0]]]", "axis 2, row 0 has lengths 2 and 3"},
		{"an empty row uses its value no times", "ragged [[1],[],[2,3]]", "dense [[10],[20],[30]]", "[[11], [], [32, 33]]"},
		{"rows of length 1 do not stretch", "ragged [[1],[2]]", "ragged [[10,20],[30]]",
			"axis 1, row 0 has lengths 1 and 2"},
		{"nor against a uniform size", "ragged [[1],[2]]", "dense [[10,20],[30,40]]", "axis 1, row 0 has lengths 1 and 2"},
		{"the first row that differs is named", "ragged [[1],[2,3],[4]]", "ragged [[1],[2,3],[4,5]]",
			"axis 1, row 2 has lengths 1 and 2"},
		{"axis 0 is compared first", "ragged [[1],[2]]", "ragged [[1],[2],[3]]", "axis 0 has sizes 2 and 3"},
		{"lengths that a uniform size equals", "ragged [[1,2],[3,4]]", "dense [[10,20],[30,40]]", "[[11, 22], [33, 44]]"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := sumOf(engine.NumPy, parsed(t, test.a), parsed(t, test.b)); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
}

// sumOf returns the values of a sum, or its error after "broadcast: ".
func sumOf(rule engine.Rule, a, b engine.Operand) string {
	sum, _, err := engine.Apply(engine.Explain(rule, engine.Add, a, b))
	if err != nil {
		_, text, _ := strings.Cut(err.Error(), "broadcast: ")
		return text
	}
	return sum.Nested().String()
}

func TestDefectIsTensorFlowsOnly(t *testing.T) {
	rows, row := parsed(t, "ragged [[1,2],[3,4]]"), parsed(t, "dense [[10,20]]")
	for _, rule := range []engine.Rule{engine.NumPy, engine.Awkward} {
		_, found := engine.Explain(rule, engine.Add, rows, row).TensorFlowDefect()
		if want := rule == engine.NumPy; found != want {
			t.Errorf("rule %d: got %v, want %v", rule, found, want)
		}
	}
}

func TestRaggedMeetings(t *testing.T) {
	a := parsed(t, "ragged [[[1,2],[3]]]")              // [1, (2), (2, 1)]
	b := parsed(t, "ragged2 [[[1,2],[3]],[[4,5],[6]]]") // [2, (2, 2), (2, 1, 2, 1)]
	trace := engine.Explain(engine.NumPy, engine.Add, a, b)
	if err := trace.Err(); err != nil {
		t.Fatal(err)
	}
	if m := trace.Columns[0].Meetings[0]; !m.Stretched {
		t.Error("axis 0 of a is not stretched")
	}
	if got := trace.Columns[2].Meetings[0].Axis.Lengths; !slices.Equal(got, []int{2, 1, 2, 1}) {
		t.Errorf("a's lengths are seen as %v, want them repeated: [2 1 2 1]", got)
	}
	if got := trace.Columns[1].Meetings[1].Axis.Lengths; &got[0] != &b.Shape.Axes[1].Lengths[0] {
		t.Error("lengths that are not repeated were copied")
	}
}

func TestColumnsAfterAConflictAreNotReached(t *testing.T) {
	a := parsed(t, "ragged [[[1,2],[3]],[[4]]]")
	b := parsed(t, "ragged [[[1]],[[2],[3]]]")
	trace := engine.Explain(engine.NumPy, engine.Add, a, b)
	reached := []bool{}
	for _, c := range trace.Columns {
		reached = append(reached, c.Reached)
	}
	if want := []bool{true, true, false}; !slices.Equal(reached, want) {
		t.Errorf("got %v, want %v", reached, want)
	}
	for k, c := range engine.Explain(engine.NumPy, engine.Add, a, b, parsed(t, "dense [[[1]]]")).Columns {
		if got := c.Meetings[2].Stretched; got != (k == 0) {
			t.Errorf("axis %d: a 1 is stretched: got %v, want %v", k, got, k == 0)
		}
	}
}

func TestOtherRules(t *testing.T) {
	nested := parsed(t, "ragged [[1,2,3],[],[4,5]]")
	twin := parsed(t, "ragged [[10,20,30],[],[40,50]]")
	itself := nested
	row, column := parsed(t, "dense [100,200,300]"), parsed(t, "dense [[100],[200],[300]]")
	table, pair := parsed(t, "dense [[1,2,3],[4,5,6]]"), parsed(t, "dense [10,20]")
	one := parsed(t, "dense [10]")
	for _, test := range []struct {
		name string
		rule engine.Rule
		a, b engine.Operand
		want string
	}{
		{"Awkward lines up the left edges of a ragged array", engine.Awkward, row, nested, "[[101, 102, 103], [], [304, 305]]"},
		{"Awkward repeats each value of a row along a list", engine.Awkward, parsed(t, "ragged [[1,2],[3]]"),
			parsed(t, "ragged [[[10],[20,30]],[[40,50,60]]]"), "[[[11], [22, 32]], [[43, 53, 63]]]"},
		{"TensorFlow does not", engine.NumPy, row, nested, "axis 1, row 1 has lengths 3 and 0"},
		{"TensorFlow wants a column", engine.NumPy, column, nested, "[[101, 102, 103], [], [304, 305]]"},
		{"Awkward lines up the right edges of dense arrays", engine.Awkward, table, row, "[[101, 202, 303], [104, 205, 306]]"},
		{"nested tensors need the same offsets", engine.TorchNested, nested, twin, "axis 1 has equal lengths but not the same offsets"},
		{"a nested tensor has its own", engine.TorchNested, nested, itself, "[[2, 4, 6], [], [8, 10]]"},
		{"nested tensors of other lengths", engine.TorchNested, nested, parsed(t, "ragged [[1,2,3],[4],[5]]"), "axis 1, row 1 has lengths 0 and 1"},
		{"nested tensors without rows", engine.TorchNested, parsed(t, "ragged1 []"), parsed(t, "ragged1 []"), "[]"},
		{"a nested tensor and a column", engine.TorchNested, nested, column, "[[101, 102, 103], [], [304, 305]]"},
		{"Julia pads at the right", engine.Julia, pair, table, "[[11, 12, 13], [24, 25, 26]]"},
		{"Julia stretches a 1", engine.Julia, one, table, "[[11, 12, 13], [14, 15, 16]]"},
		{"J wants a prefix", engine.J, pair, table, "[[11, 12, 13], [24, 25, 26]]"},
		{"J does not stretch a 1", engine.J, one, table, "axis 0 has sizes 1 and 2"},
		{"J does not line up the right edges", engine.J, row, table, "axis 0 has sizes 3 and 2"},
		{"J repeats a scalar", engine.J, parsed(t, "dense 10"), table, "[[11, 12, 13], [14, 15, 16]]"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := sumOf(test.rule, test.a, test.b); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
		})
	}
}

// No axis of a ragged array can be moved by its name: rows belong to the axis
// at their left.
func TestNamedRaggedAxesStayInOrder(t *testing.T) {
	named := func(first, second string, lengths ...int) engine.Operand {
		shape, err := engine.FromLengths([]engine.Axis{
			{Name: first, Size: len(lengths)}, {Name: second, Lengths: lengths},
		}, nil)
		if err != nil {
			t.Fatal(err)
		}
		return shaped(shape)
	}
	trace := engine.Explain(engine.XArray, engine.Add, named("x", "y", 1, 2), named("y", "x", 1, 2))
	if got := trace.Result().String(); trace.Failed() || got != "[x: 2, y: (1, 2)]" {
		t.Errorf("got %s, %v", got, trace.Err())
	}
}

// A stretched outer axis repeats the slices further in: more of them than can
// be held are refused before any memory is taken.
func TestLengthsTooManyToRepeat(t *testing.T) {
	for _, axes := range [][]engine.Axis{
		{{Size: 1}, {Lengths: []int{2}}, {Lengths: []int{1, 3}}},
		{{Size: 1}, {Size: 0}},
	} {
		shape, err := engine.FromLengths(axes, new(len(axes)-1))
		if err != nil {
			t.Fatal(err)
		}
		ones := engine.Dense(1_000_000_000, 1, 1)
		trace := engine.Explain(engine.NumPy, engine.Add, shaped(shape), shaped(engine.Shape{Axes: ones.Axes[:len(axes)]}))
		var size *engine.SizeError
		if !trace.Failed() || !errors.As(trace.Err(), &size) || size.Limit != engine.MaxLengths {
			t.Errorf("%v: got %v, want a SizeError", shape, trace.Err())
		}
		if _, _, err := engine.Apply(trace); err == nil {
			t.Errorf("%v: Apply of a trace that failed gives no error", shape)
		}
	}
}

func TestRaggedCells(t *testing.T) {
	pairs := parsed(t, "ragged1 [[[1,2],[3,4]],[],[[5,6]]]")
	if got := pairs.At(2, 0, 1).Int; got != 6 {
		t.Errorf("got %d below a uniform axis, want 6", got)
	}
	a := parsed(t, "ragged [[[1,2],[3]],[],[[4,5,6]]]")
	b := parsed(t, "dense [[[10]],[[20]],[[30]]]")
	trace := engine.Explain(engine.NumPy, engine.Subtract, a, b)
	difference, _, err := engine.Apply(trace)
	if err != nil {
		t.Fatal(err)
	}
	at := 0
	for _, index := range [][]int{{0, 0, 0}, {0, 0, 1}, {0, 1, 0}, {2, 0, 0}, {2, 0, 1}, {2, 0, 2}} {
		cell := trace.Cell(index...)
		if got, want := cell.Value.Int, difference.Values.Ints[at]; got != want {
			t.Errorf("%v: got %d, want %d", index, got, want)
		}
		if got := cell.Reads[0]; got.At != at || !slices.Equal(got.Index, index) {
			t.Errorf("%v: got a read of %v at %d, want it at %d", index, got.Index, got.At, at)
		}
		if got, want := cell.Reads[1].Index, []int{index[0], 0, 0}; !slices.Equal(got, want) {
			t.Errorf("%v: got a read of %v, want %v", index, got, want)
		}
		at++
	}
}

// A run is read in blocks, and each block goes on where the last one ended.
func TestRunsLongerThanABlock(t *testing.T) {
	const size = 2500
	shape, err := engine.FromLengths([]engine.Axis{{Size: 2}, {Lengths: []int{1, 2}}, {Size: size}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	zeros := engine.Array{Shape: shape, Values: engine.Ints(make([]int64, 3*size)...)}
	row, err := engine.Arange(engine.IntScalar(0), engine.IntScalar(size), engine.IntScalar(1))
	if err != nil {
		t.Fatal(err)
	}
	sum, _, err := engine.Apply(engine.Explain(engine.NumPy, engine.Add, operandsOf(zeros, row)...))
	if err != nil {
		t.Fatal(err)
	}
	for i, got := range sum.Values.Ints {
		if want := int64(i % size); got != want {
			t.Fatalf("value %d: got %d, want %d", i, got, want)
		}
	}
}

// The column of a ragged sum is not copied out to the values it meets.
func TestRaggedSumTakesLittleMemory(t *testing.T) {
	table, column := million(t)
	trace := engine.Explain(engine.NumPy, engine.Add, operandsOf(table, column)...)
	sum, _, err := engine.Apply(trace)
	if err != nil {
		t.Fatal(err)
	}
	if &sum.Shape.Axes[1].Lengths[0] != &table.Shape.Axes[1].Lengths[0] {
		t.Error("the lengths of the table were copied")
	}
	allocated := testing.AllocsPerRun(1, func() { _, _, err = engine.Apply(trace) })
	if err != nil || allocated > 100 {
		t.Errorf("got %v allocations, %v, want few", allocated, err)
	}
}

// Every operation reads ragged operands in the same way: what it makes of the
// values that meet is what it makes of them written side by side.
func TestRaggedOperations(t *testing.T) {
	table := parsed(t, "ragged [[[3,0],[-7]],[],[[2,5,1],[],[9]]]")
	for _, other := range []struct{ text, beside string }{
		{"dense 2", "[2,2,2,2,2,2,2]"},
		{"dense [[[2]],[[3]],[[4]]]", "[2,2,2,4,4,4,4]"},
		{"ragged [[[2],[3]],[],[[4],[5],[6]]]", ""},
		{"ragged1 [[[2],[3]],[],[[4],[5],[6]]]", "[2,2,3,4,4,4,6]"},
		{"ragged [[[2,3],[4]],[],[[5,6,7],[],[8]]]", "[2,3,4,5,6,7,8]"},
	} {
		for op := engine.Add; op <= engine.Where; op++ {
			operands := []engine.Operand{table, parsed(t, other.text)}
			beside := []engine.Operand{parsed(t, "dense [3,0,-7,2,5,1,9]")}
			if op == engine.Where {
				operands = append(operands, table)
			}
			got, _, err := engine.Apply(engine.Explain(engine.NumPy, op, operands...))
			if other.beside == "" {
				if err == nil {
					t.Errorf("%v, %s: got %v, want a mismatch", op, other.text, got.Nested())
				}
				continue
			}
			beside = append(beside, parsed(t, "dense "+other.beside))
			if op == engine.Where {
				beside = append(beside, beside[0])
			}
			want, _, err2 := engine.Apply(engine.Explain(engine.NumPy, op, beside...))
			if err != nil || err2 != nil || got.FlatValues().Nested().String() != want.Nested().String() {
				t.Errorf("%v, %s: got %v, %v, want %v, %v", op, other.text, got.Nested(), err, want.Nested(), err2)
			}
		}
	}
}

func TestFromLists(t *testing.T) {
	one, half := engine.Nested{Scalar: engine.IntScalar(1)}, engine.Nested{Scalar: engine.FloatScalar(0.5)}
	for _, test := range []struct {
		name string
		list engine.Nested
		want string
		d    engine.DType
	}{
		{"a number alone", one, "()", engine.Int64},
		{"an empty list", list(), "(0,)", engine.Float64},
		{"empty rows", list(list(), list()), "(2, 0)", engine.Float64},
		{"one float makes floats", list(one, half), "(2,)", engine.Float64},
		{"bools", list(engine.Nested{Scalar: engine.BoolScalar(true)}), "(1,)", engine.Bool},
		{"an empty row beside a full one", list(list(), list(one)), "[2, (0, 1)]", engine.Int64},
		{"uneven deep down", list(list(list(one), list(one, one))), "[1, (2), (1, 2)]", engine.Int64},
	} {
		a, err := engine.FromLists(test.list)
		if err != nil {
			t.Errorf("%s: %v", test.name, err)
			continue
		}
		if got := a.Shape.String(); got != test.want || a.Values.DType != test.d {
			t.Errorf("%s: got %s of %s, want %s of %s", test.name, got, a.Values.DType, test.want, test.d)
		}
	}
	if _, err := engine.FromLists(list(list(one), one)); err == nil {
		t.Error("values at two depths: got no error")
	}
}
