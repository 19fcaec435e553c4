package engine_test

import (
	"fmt"
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
		for i := range got {
			got[i].Shared = nil // the rows do not say
		}
		if !reflect.DeepEqual(got, want) {
			return true, fmt.Errorf("got  %v\nwant %v", got, want)
		}
		return true, nil
	})
}
