package main

import (
	"encoding/json"
	"fmt"
	"testing"

	"shapecast/engine"
)

type viewRow struct {
	ID, Kind, Expr string
	A, B           []int
	Shape, Target  []int
	Reps, Axis     json.RawMessage
	factRow
	Strides     []int
	ViewStrides []int `json:"view_strides"`
	Values      []any
	BaseBytes   int `json:"base_nbytes"`
	TileBytes   int `json:"tile_nbytes"`
	CopyBytes   int `json:"copy_nbytes"`
	Fixes       []struct {
		Operand    string
		Axes       []int
		Expr       string
		NewShape   []int `json:"new_shape"`
		Result     []int
		KeepsOther bool `json:"keeps_other"`
	}
}

func TestExplainViews(t *testing.T) {
	asked := map[string][]question{}
	for _, r := range rows[viewRow](t, "dense/broadcast_to.jsonl") {
		if q := r.question(); q.program != "" {
			q.library = engine.InNumPy
			asked[r.ID] = []question{q}
		}
	}
	ask(t, "broadcast_to.jsonl", asked)
}

// counted writes an array of a shape that holds 0, 1, 2, ….
func counted(shape []int) string {
	n := 1
	for _, size := range shape {
		n *= size
	}
	return fmt.Sprintf("arange(%d).reshape(%s)", n, tupled(shape))
}

func (r viewRow) question() question {
	switch r.Kind {
	case "broadcast_to":
		return question{fmt.Sprintf("np.broadcast_to(%s, %s)", counted(r.Shape), tupled(r.Target)), "", r.view}
	case "tile":
		return question{fmt.Sprintf("np.tile(%s, %s)", counted(r.Shape), asTuple(r.Reps)), "", r.tile}
	case "expand_dims":
		return question{fmt.Sprintf("np.expand_dims(%s, %s)", counted(r.Shape), asTuple(r.Axis)), "", r.plain}
	case "reshape":
		return question{fmt.Sprintf("np.reshape(%s, %s)", counted(r.Shape), tupled(r.Target)), "", r.plain}
	case "index_expr":
		return question{fmt.Sprintf("a = %s; %s", counted(r.Shape), r.Expr), "", r.plain}
	case "fix":
		return question{fmt.Sprintf("a = %s; b = %s; a + b", ones(r.A), ones(r.B)), "", r.fix}
	}
	return question{r.Expr, "", r.fact}
}

func asTuple(list json.RawMessage) string {
	var many []int
	if json.Unmarshal(list, &many) == nil {
		return tupled(many)
	}
	return string(list)
}

func (r viewRow) plain(a answer) error {
	if !r.OK {
		return fails("", r.Err)(a)
	}
	return runs(r.Result)(a)
}

func (r viewRow) view(a answer) error {
	if !r.OK {
		return fails(r.ErrType, r.Err)(a)
	}
	if err := (partRow{OK: true, Result: r.Target, Strides: r.Strides}).check(a); err != nil || r.Values == nil {
		return err
	}
	return holds(r.Values, 0)(a)
}

func (r viewRow) tile(a answer) error {
	if !r.OK {
		return fails(r.ErrType, r.Err)(a)
	}
	if err := runs(r.Result)(a); err != nil {
		return err
	}
	if c := a.Change; c == nil || r.Values == nil {
		return nil
	}
	return holds(r.Values, 0)(a)
}

func (r viewRow) fix(a answer) error {
	if err := fails("ValueError", r.Err)(a); err != nil {
		return err
	}
	if len(a.Repairs) != len(r.Fixes) {
		return fmt.Errorf("got %d repairs, want %d", len(a.Repairs), len(r.Fixes))
	}
	for i, want := range r.Fixes {
		got := a.Repairs[i]
		if got.Operand != want.Operand || got.Expr != want.Expr || fmt.Sprint(got.Axes, got.NewShape, got.Result, got.KeepsOther) !=
			fmt.Sprint(want.Axes, want.NewShape, want.Result, want.KeepsOther) {
			return fmt.Errorf("repair %d: got %+v, want %+v", i, got, want)
		}
	}
	return nil
}
