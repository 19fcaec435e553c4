package engine_test

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"shapecast/engine"
)

// namedOperand returns an operand with axes such as {"class", 2}.
func namedOperand(axes ...engine.Axis) engine.Operand {
	return engine.Operand{Array: engine.Array{Shape: engine.Shape{Axes: axes}}}
}

func reasons(checks []engine.Check) []engine.Reason {
	var list []engine.Reason
	for _, check := range checks {
		list = append(list, check.Reason)
	}
	return list
}

func TestJudge(t *testing.T) {
	const (
		both, grew   = engine.BothStretched, engine.RankGrew
		square, vast = engine.SquareAxis, engine.FarLarger
	)
	for _, test := range []struct {
		name   string
		shapes [][]int
		want   []engine.Reason
	}{
		{"one shape", [][]int{{2, 3}, {2, 3}}, nil},
		{"one square shape", [][]int{{4, 4}, {4, 4}}, nil},
		{"a scalar", [][]int{{2, 3, 4}, {}}, nil},
		{"two scalars", [][]int{{}, {}}, nil},
		{"one value", [][]int{{4, 32, 8}, {1}}, nil},
		{"a trailing vector", [][]int{{3, 4}, {4}}, nil},
		{"a trailing vector that fits one axis only", [][]int{{4, 3}, {3}}, nil},
		{"a bias", [][]int{{4, 16, 16, 32}, {32}}, nil},
		{"a batch of one", [][]int{{1, 4}, {4}}, nil},
		{"kept dimensions", [][]int{{4, 4}, {4, 1}}, nil},
		{"a row written out", [][]int{{4, 4}, {1, 4}}, nil},
		{"a picture for every channel", [][]int{{4, 3, 32, 32}, {32, 32}}, nil},
		{"a value for every channel", [][]int{{4, 3, 32, 32}, {3, 1, 1}}, nil},
		{"size 0 in both", [][]int{{0, 0}, {0}}, nil},
		{"prediction and target", [][]int{{4}, {4, 1}}, []engine.Reason{both, grew}},
		{"column and row", [][]int{{4, 1}, {3}}, []engine.Reason{both, grew}},
		{"an outer product written out", [][]int{{4, 1}, {1, 3}}, []engine.Reason{both}},
		{"distances", [][]int{{5, 1, 2}, {1, 7, 2}}, []engine.Reason{both}},
		{"one value and no values", [][]int{{3, 1}, {0}}, []engine.Reason{both, grew}},
		{"row means of a square matrix", [][]int{{4, 4}, {4}}, []engine.Reason{square}},
		{"the vector first", [][]int{{4}, {4, 4}}, []engine.Reason{square}},
		{"two equal axes further in", [][]int{{3, 2, 2}, {2}}, []engine.Reason{square}},
		{"columns of square pictures", [][]int{{4, 3, 32, 32}, {32}}, []engine.Reason{square}},
		{"a cube", [][]int{{4, 4, 4}, {4, 4}}, []engine.Reason{square}},
		{"three operands, none of the result's shape", [][]int{{5, 1, 1}, {1, 4, 1}, {3}}, []engine.Reason{both, grew}},
		{"three operands, one of the result's shape", [][]int{{5, 4, 3}, {4, 1}, {3}}, nil},
		{"all distances of many points", [][]int{{50000, 1, 2}, {1, 50000, 2}}, []engine.Reason{both, vast}},
		{"more values than can be counted", [][]int{{1 << 40, 1}, {1 << 40}}, []engine.Reason{both, grew, vast}},
	} {
		t.Run(test.name, func(t *testing.T) {
			op := engine.Subtract
			if len(test.shapes) == 3 {
				op = engine.Where
			}
			verdict, checks := engine.Judge(engine.Explain(engine.NumPy, op, operands(test.shapes...)...))
			if got := reasons(checks); !slices.Equal(got, test.want) {
				t.Errorf("got %v, want %v", got, test.want)
			}
			if want := map[bool]engine.Verdict{true: engine.RunsCheck, false: engine.Runs}[test.want != nil]; verdict != want {
				t.Errorf("got %s, want %s", verdict, want)
			}
		})
	}
}

// into explains an operation whose result has a place.
func into(kind engine.OutputKind, op engine.Op, out []int, shapes ...[]int) engine.Trace {
	output := &engine.Output{Kind: kind, Operand: operands(out)[0]}
	return engine.ExplainInto(engine.NumPy, op, output, operands(shapes...)...)
}

func TestJudgeOfOtherOperations(t *testing.T) {
	class, student, score := engine.Axis{Name: "class", Size: 2}, engine.Axis{Name: "student", Size: 3}, engine.Axis{Name: "score", Size: 4}
	byName := func(a, b engine.Operand) engine.Trace { return engine.Explain(engine.XArray, engine.Add, a, b) }
	for _, test := range []struct {
		name  string
		trace engine.Trace
		want  engine.Verdict
	}{
		{"shapes alone are not an operation", engine.Explain(engine.NumPy, engine.Identity, operands([]int{4}, []int{4, 1})...), engine.Runs},
		{"a shape that is asked for", into(engine.Target, engine.Identity, []int{4, 4}, []int{4}), engine.Runs},
		{"in place on a square matrix", into(engine.Augmented, engine.Subtract, []int{4, 4}, []int{4, 4}, []int{4}), engine.RunsCheck},
		{"in place", into(engine.Augmented, engine.Subtract, []int{4, 3}, []int{4, 3}, []int{3}), engine.Runs},
		{"in place, and the output would grow", into(engine.Augmented, engine.Add, []int{4}, []int{4}, []int{4, 1}), engine.Fails},
		{"a place larger than the result", into(engine.Out, engine.Add, []int{2, 3}, []int{3}, []int{3}), engine.Runs},
		{"a place for an outer product", into(engine.Out, engine.Add, []int{4, 3}, []int{4, 1}, []int{3}), engine.RunsCheck},
		{"assigned to a square matrix", into(engine.Assigned, engine.Identity, []int{4, 4}, []int{4}), engine.RunsCheck},
		{"a mismatch", engine.Explain(engine.NumPy, engine.Add, operands([]int{2, 3}, []int{2})...), engine.Fails},
		{"an outer product by name", byName(namedOperand(student), namedOperand(score)), engine.Runs},
		{"an axis shared by name", byName(namedOperand(class, student, score), namedOperand(student)), engine.Runs},
		{"letters changed places", byName(namedOperand(class, student), namedOperand(engine.Axis{Name: "studnet", Size: 3})), engine.RunsCheck},
		{"a letter left out", byName(namedOperand(class, student), namedOperand(engine.Axis{Name: "studet", Size: 3})), engine.RunsCheck},
		{"a letter changed", byName(namedOperand(class, student), namedOperand(engine.Axis{Name: "studend", Size: 3})), engine.RunsCheck},
		{"names that only look alike, other sizes", byName(namedOperand(student), namedOperand(engine.Axis{Name: "students", Size: 5})), engine.Runs},
		{"short names", byName(namedOperand(engine.Axis{Name: "x", Size: 3}), namedOperand(engine.Axis{Name: "y", Size: 3})), engine.Runs},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got, checks := engine.Judge(test.trace); got != test.want {
				t.Errorf("got %s %v, want %s", got, checks, test.want)
			}
		})
	}
}

func TestRepairs(t *testing.T) {
	pair := func(a, b []int) engine.Trace { return engine.Explain(engine.NumPy, engine.Subtract, operands(a, b)...) }
	student := engine.Axis{Name: "student", Size: 3}
	for _, test := range []struct {
		name  string
		trace engine.Trace
		want  []string
	}{
		{"nothing to mend", pair([]int{3, 4}, []int{4}), nil},
		{"an outer product has no smaller meaning", pair([]int{4, 1}, []int{3}), nil},
		{"prediction and target", pair([]int{4}, []int{4, 1}), []string{
			"insert [1] in 0: (4, 1) gives (4, 1), shared []",
			"drop [1] in 1: (4,) gives (4,), shared []"}},
		{"row means", pair([]int{4, 4}, []int{4}), []string{"insert [1] in 1: (4, 1) gives (4, 4), shared [1]"}},
		{"a column of weights", pair([]int{30, 4}, []int{4, 1}), []string{
			"drop [1] in 1: (4,) gives (30, 4), shared [0]",
			"insert [1] in 1: (4, 1, 1) gives (4, 30, 4), shared [1 2]",
			"insert [2] in 1: (4, 1, 1) gives (4, 30, 4), shared [1 2]",
			"insert [1] in 0: (30, 1, 4) gives (30, 4, 4), shared [1]",
			"insert [2] in 0: (30, 4, 1) gives (30, 4, 1), shared []"}},
		{"a value for each picture of one channel", pair([]int{4, 1, 9, 9}, []int{4}), []string{
			"insert [1 2 3] in 1: (4, 1, 1, 1) gives (4, 1, 9, 9), shared [2 3]",
			"insert [1 2] in 1: (4, 1, 1) gives (4, 4, 9, 9), shared [0 2 3]",
			"insert [4] in 0: (4, 1, 9, 9, 1) gives (4, 1, 9, 9, 4), shared [4]"}},
		{"a matrix that lies on its side", pair([]int{5, 3}, []int{3, 5}), []string{
			"turn [] in 1: (5, 3) gives (5, 3), shared []",
			"turn [] in 0: (3, 5) gives (3, 5), shared []",
			"insert [2] in 1: (3, 5, 1) gives (3, 5, 3), shared [2]",
			"insert [2] in 0: (5, 3, 1) gives (5, 3, 5), shared [2]"}},
		{"a row that is to be a column", pair([]int{5, 3}, []int{1, 5}), []string{
			"turn [] in 1: (5, 1) gives (5, 3), shared [1]",
			"insert [2] in 1: (1, 5, 1) gives (1, 5, 3), shared [2]",
			"insert [2] in 0: (5, 3, 1) gives (5, 3, 5), shared [2]"}},
		{"the batch first, of pictures as many as they are wide", pair([]int{8, 3, 8, 8}, []int{8}), []string{
			"insert [1 2 3] in 1: (8, 1, 1, 1) gives (8, 3, 8, 8), shared [1 2 3]",
			"insert [1] in 1: (8, 1) gives (8, 3, 8, 8), shared [0 1 3]"}},
		{"in place, the output cannot grow", into(engine.Augmented, engine.Add, []int{3}, []int{3}, []int{2, 3}), []string{
			"output [] in -1: (2, 3) gives (2, 3), shared []"}},
		{"in place, one axis too many", into(engine.Augmented, engine.Add, []int{3}, []int{3}, []int{1, 3}), []string{
			"drop [0] in 1: (3,) gives (3,), shared []",
			"output [] in -1: (1, 3) gives (1, 3), shared []"}},
		{"in place, a mismatch", into(engine.Augmented, engine.Add, []int{3, 4}, []int{3, 4}, []int{3}), []string{
			"insert [1] in 1: (3, 1) gives (3, 4), shared [1]"}},
		{"assigned, a mismatch", into(engine.Assigned, engine.Identity, []int{3, 4}, []int{3}), []string{
			"insert [1] in 0: (3, 1) gives (3, 4), shared [1]"}},
		{"a name mistyped", engine.Explain(engine.XArray, engine.Add,
			namedOperand(engine.Axis{Name: "class", Size: 2}, student), namedOperand(engine.Axis{Name: "studnet", Size: 3})), []string{
			"rename [0] in 1: (student: 3,) gives (class: 2, student: 3), shared [0]"}},
		{"a value for each ragged row", engine.Explain(engine.NumPy, engine.Add, operands([]int{3})[0],
			engine.Operand{Array: engine.Array{Shape: engine.Shape{
				Axes: []engine.Axis{{Size: 3}, {Lengths: []int{3, 0, 2}}}, RaggedRank: 1}}}), []string{
			"insert [1] in 0: (3, 1) gives [3, (3, 0, 2)], shared [1]"}},
		{"three operands", engine.Explain(engine.NumPy, engine.Where, operands([]int{2, 3}, []int{2, 3}, []int{2})...), []string{
			"insert [1] in 2: (2, 1) gives (2, 3), shared [1]"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := repairTexts(engine.Repairs(test.trace)); !reflect.DeepEqual(got, test.want) {
				t.Errorf("got  %q\nwant %q", got, test.want)
			}
		})
	}
}

func repairTexts(repairs []engine.Repair) []string {
	var list []string
	for _, r := range repairs {
		kind := r.Kind.String()
		list = append(list, fmt.Sprintf("%s %v in %d: %s gives %s, shared %v",
			kind, r.Axes, r.Operand, r.NewShape, r.Result, r.Shared))
	}
	return list
}

// TestRepairsAreBounded holds the search to shapes of the largest rank, whose
// ways to insert axes are past counting.
func TestRepairsAreBounded(t *testing.T) {
	twos, threes := make([]int, engine.MaxRank/2), make([]int, engine.MaxRank/2)
	for k := range twos {
		twos[k], threes[k] = 2, 3
	}
	repairs := engine.Repairs(engine.Explain(engine.NumPy, engine.Add, operands(twos, threes)...))
	if len(repairs) == 0 || len(repairs) > 64 {
		t.Errorf("got %d repairs, want 1 to 64", len(repairs))
	}
}

// A fixRow is what testdata/dense/broadcast_to.jsonl says of a failing pair.
type fixRow struct {
	ID, Kind string
	A, B     []int
	Fixes    []struct {
		Operand    string
		Axes       []int
		NewShape   []int `json:"new_shape"`
		Result     []int
		KeepsOther bool `json:"keeps_other"`
	}
}

func TestRepairsOfOracle(t *testing.T) {
	corpus(t, "broadcast_to.jsonl", func(row fixRow) (bool, error) {
		if row.Kind != "fix" {
			return false, nil
		}
		got := engine.Repairs(engine.Explain(engine.NumPy, engine.Add, operands(row.A, row.B)...))
		want := make([]engine.Repair, len(row.Fixes))
		for i, fix := range row.Fixes {
			want[i] = engine.Repair{
				Operand: slices.Index([]string{"a", "b"}, fix.Operand),
				Axes:    fix.Axes, NewShape: engine.Dense(fix.NewShape...), Result: engine.Dense(fix.Result...),
				KeepsOther: fix.KeepsOther,
			}
		}
		all := slices.Clone(got)
		got = slices.DeleteFunc(got, func(r engine.Repair) bool { // the rows know new axes alone, the fewest
			fewer := func(other engine.Repair) bool {
				return other.Kind == r.Kind && other.Operand == r.Operand && len(other.Axes) < len(r.Axes)
			}
			return r.Kind != engine.RepairInsert || slices.ContainsFunc(all, fewer)
		})
		for i := range got {
			got[i].Shared = nil // the rows do not say
		}
		if !reflect.DeepEqual(got, want) {
			return true, fmt.Errorf("got  %v\nwant %v", got, want)
		}
		return true, nil
	})
}
