package main

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"shapecast/engine"
)

// A freshRow is a program that NumPy or PyTorch ran, and what came of it: an
// array, a value of Python's own, or an error.
type freshRow struct {
	Kind, Library, Program string
	Shape                  *[]int
	DType                  string
	Values                 []any
	Python                 string
	Value                  any
	Type, Message          string
	Warnings               []string
}

// TestExplainFresh runs programs made at random in the manner of the other
// rows, and programs that students write.
func TestExplainFresh(t *testing.T) {
	asked := map[string]map[string][]question{}
	for i, r := range rows[freshRow](t, "fresh/programs.jsonl") {
		if asked[r.Kind] == nil {
			asked[r.Kind] = map[string][]question{}
		}
		asked[r.Kind][fmt.Sprint(i)] = []question{{r.Program, engine.Library(r.Library), r.check}}
	}
	for kind, list := range asked {
		ask(t, "fresh "+kind, list)
	}
}

func (r freshRow) check(a answer) error {
	if r.Message != "" {
		return fails(r.Type, r.Message)(a)
	}
	if !a.OK {
		return fmt.Errorf("got %+v, want it to run", a.Error)
	}
	if got := once(a.Warnings); fmt.Sprint(got) != fmt.Sprint(r.Warnings) {
		return fmt.Errorf("got warnings %v, want %v", got, r.Warnings)
	}
	if r.Shape == nil {
		if strings.TrimPrefix(a.Result.Python, "torch.") != strings.TrimPrefix(r.Python, "torch.") || !sameValue(a.Result.Value, r.Value) {
			return fmt.Errorf("got %s %v, want %s %v", a.Result.Python, a.Result.Value, r.Python, r.Value)
		}
		return nil
	}
	if a.Result.DType != r.DType {
		return fmt.Errorf("got %s, want %s", a.Result.DType, r.DType)
	}
	tolerance := 1e-9
	if strings.Contains(r.DType, "32") {
		tolerance = 1e-5
	}
	return all(runs(*r.Shape), holds(r.Values, tolerance))(a)
}

// sameValue compares values of Python's own, floats nearly.
func sameValue(a, b any) bool {
	x, isX := a.(float64)
	y, isY := b.(float64)
	return reflect.DeepEqual(a, b) || isX && isY && x-y < 1e-6*max(1, y, -y) && y-x < 1e-6*max(1, y, -y)
}

// once returns warnings without those that Python shows again.
func once(list []string) []string {
	var kept []string
	for _, text := range list {
		if !slices.Contains(kept, text) {
			kept = append(kept, text)
		}
	}
	return kept
}
