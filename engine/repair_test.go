package engine_test

import (
	"bytes"
	"encoding/json"
	"os"
	"reflect"
	"slices"
	"testing"

	"shapecast/engine"
)

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
	data, err := os.ReadFile("testdata/dense/broadcast_to.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	passed, run := 0, 0
	for line := range bytes.Lines(data) {
		var row fixRow
		if json.Unmarshal(line, &row) != nil || row.Kind != "fix" {
			continue
		}
		run++
		got := engine.Repairs(engine.Explain(engine.NumPy, engine.Add, operands(row.A, row.B)...))
		want := make([]engine.Repair, len(row.Fixes))
		for i, fix := range row.Fixes {
			want[i] = engine.Repair{
				Operand: slices.Index([]string{"a", "b"}, fix.Operand),
				Axes:    fix.Axes, NewShape: engine.Dense(fix.NewShape...), Result: engine.Dense(fix.Result...),
				KeepsOther: fix.KeepsOther,
			}
		}
		for i := range got {
			got[i].Shared = nil // the rows do not say
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %v + %v\ngot  %v\nwant %v", row.ID, row.A, row.B, got, want)
			continue
		}
		passed++
	}
	if run == 0 {
		t.Error("no row was compared")
	}
	t.Logf("broadcast_to.jsonl, fix: %d of %d rows", passed, run)
}
