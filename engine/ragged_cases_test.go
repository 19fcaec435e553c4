package engine_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"shapecast/engine"
)

func TestRaggedRandom(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a while")
	}
	type row struct {
		ID       int
		Op       string
		X, Y     oracleArray
		Expected oracleArray
		Error    string
		Axis     int
		Detail   map[string]json.RawMessage
		Quirk    *int `json:"tf_quirk_axis"`
	}
	var n tally
	for _, r := range rows[row](t, "ragged/random_ragged.jsonl") {
		n.row(t, fmt.Sprint(r.ID), func(t *testing.T) {
			trace := engine.Explain(engine.NumPy, oracleOps[r.Op], operandsOf(r.X.array(t), r.Y.array(t))...)
			if r.Error != "" {
				checkConflict(t, trace, r.Axis, r.Detail)
				return
			}
			checkResult(t, trace, r.Expected, 0)
			checkStatic(t, trace.Result(), r.Expected)
			defect, found := trace.TensorFlowDefect()
			if found != (r.Quirk != nil) || found && defect.Axis != *r.Quirk {
				t.Errorf("got %v %v, want a defect of TensorFlow at %v", defect, found, r.Quirk)
			}
		})
	}
	n.print(t, "random_ragged.jsonl")
}

// checkConflict compares the first conflict of a trace with a row's axis, the
// two sizes and the row that differs.
func checkConflict(t *testing.T, trace engine.Trace, axis int, detail map[string]json.RawMessage) {
	t.Helper()
	conflicts := trace.Conflicts()
	if len(conflicts) == 0 || conflicts[0] != axis {
		t.Fatalf("got conflicts at %v, want the first at axis %d", conflicts, axis)
	}
	number := func(key string) int {
		n := -1
		if raw, ok := detail[key]; ok {
			if err := json.Unmarshal(raw, &n); err != nil {
				t.Fatal(err)
			}
		}
		return n
	}
	want := engine.Conflict{Operands: [2]int{0, 1}, Sizes: [2]int{number("a"), number("b")}, Row: number("row")}
	switch string(detail["uniform_operand"]) {
	case `"a"`:
		want.Sizes = [2]int{number("uniform"), number("ragged_length")}
	case `"b"`:
		want.Sizes = [2]int{number("ragged_length"), number("uniform")}
	}
	if got := *trace.Columns[axis].Conflict; got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

// checkResult compares what a trace computes with a row's values, lengths and
// ragged rank.
func checkResult(t *testing.T, trace engine.Trace, expected oracleArray, tolerance float64) {
	t.Helper()
	got, _, err := engine.Apply(trace)
	if err != nil {
		t.Fatal(err)
	}
	want := expected.array(t)
	if !got.Shape.SameExtent(want.Shape) || expected.RaggedRank != nil && got.Shape.RaggedRank != *expected.RaggedRank {
		t.Fatalf("got %v of ragged rank %d, want %v of %d", got.Shape, got.Shape.RaggedRank, want.Shape, want.Shape.RaggedRank)
	}
	if !sameValues(got, want, tolerance) {
		t.Errorf("got %v, want %v", got.Nested(), want.Nested())
	}
}

// checkStatic compares a shape with what a row says its .shape is.
func checkStatic(t *testing.T, got engine.Shape, want oracleArray) {
	t.Helper()
	static, err := json.Marshal(got.Sizes())
	if err != nil {
		t.Fatal(err)
	}
	if s := strings.ReplaceAll(string(static), "-1", "null"); s != string(want.Static) {
		t.Errorf("got the static shape %s, want %s", s, want.Static)
	}
}

func TestRaggedCases(t *testing.T) {
	type row struct {
		Name, Scope, Op string
		Cond            *oracleArray
		X, Y            oracleArray
		Expected        *oracleArray
		Error           string
		ErrorKind       string `json:"error_kind"`
		ErrorAxis       *int   `json:"error_axis"`
		Tolerance       float64
	}
	scopes := []string{"elementwise", "assert", "where_v2"}
	var n tally
	for _, r := range rows[row](t, "ragged/cases.jsonl") {
		if !slices.Contains(scopes, r.Scope) {
			n.left++
			continue
		}
		n.row(t, r.Name, func(t *testing.T) {
			operands := operandsOf(r.X.array(t), r.Y.array(t))
			if r.Cond != nil {
				operands = slices.Insert(operands, 0, operandsOf(r.Cond.array(t))...)
			}
			op, ours := oracleOps[strings.TrimSuffix(r.Op, "_v2")]
			if !ours {
				t.Fatalf("no operation %s", r.Op)
			}
			if r.Op == "zeta" {
				r.Expected.Value = zetaValues
			}
			trace := engine.Explain(engine.NumPy, op, operands...)
			switch {
			case r.Error != "":
				checkMismatch(t, trace, r.ErrorKind, r.ErrorAxis)
			case r.Expected.Kind == "bool" && trace.Failed():
				if want := r.Op == "!="; string(r.Expected.Value) != fmt.Sprint(want) {
					t.Errorf("got %v, want %s", want, r.Expected.Value)
				}
			case r.Expected.Kind == "assert":
				checkAssert(t, trace, r.Expected.Value)
			default:
				checkResult(t, trace, *r.Expected, max(r.Tolerance, 1e-6))
			}
		})
	}
	n.print(t, "cases.jsonl")
}

// zetaValues are those that the row of zeta leaves out; TensorFlow has none for
// an exponent below 1.
var zetaValues = json.RawMessage(`[["nan", 1.2020569031595942], ["nan"]]`)

// checkMismatch compares the error of a trace with a row's kind and axis.
func checkMismatch(t *testing.T, trace engine.Trace, kind string, axis *int) {
	t.Helper()
	var mismatch *engine.MismatchError
	if !errors.As(trace.Err(), &mismatch) {
		t.Fatalf("got %v, want a mismatch", trace.Err())
	}
	if axis != nil && mismatch.Axis != *axis {
		t.Errorf("got axis %d, want %d", mismatch.Axis, *axis)
	}
	ragged := 0
	for _, n := range mismatch.Conflict().Operands {
		if trace.Columns[mismatch.Axis].Meetings[n].Axis.Ragged() {
			ragged++
		}
	}
	if got := [...]string{"uniform_mismatch", "ragged_uniform_mismatch", "ragged_ragged_mismatch"}[ragged]; kind != "" && got != kind {
		t.Errorf("got %s, want %s", got, kind)
	}
}

func checkAssert(t *testing.T, trace engine.Trace, want json.RawMessage) {
	t.Helper()
	got, _, err := engine.Apply(trace)
	if err != nil {
		t.Fatal(err)
	}
	count, _ := got.Shape.Count()
	all := true
	for i := range count {
		all = all && got.Values.Bool(i)
	}
	if fmt.Sprint(all) != string(want) {
		t.Errorf("got %v, want %s", all, want)
	}
}
