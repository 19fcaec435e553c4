package engine_test

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"shapecast/engine"
)

// list builds a nested list as a program would write it.
func list(items ...engine.Nested) engine.Nested {
	return engine.Nested{Items: append([]engine.Nested{}, items...)}
}

// A constructRow is a row of construct_cases.jsonl; which fields it has depends
// on Type.
type constructRow struct {
	Type        string
	Pylist      json.RawMessage
	RaggedRank  *int   `json:"ragged_rank"`
	InnerShape  []int  `json:"inner_shape"`
	Shape       []*int `json:"expected_shape"`
	DType       string
	Given       string `json:"expected_dtype"`
	ScalarDepth *int   `json:"scalar_depth"`
	MaxDepth    int    `json:"max_depth"`
	Error       string
}

func TestRaggedConstructCases(t *testing.T) {
	checks := map[string]func(*testing.T, constructRow){
		"ragged_constant":     checkConstant,
		"depths":              checkDepths,
		"default_inner_shape": checkInnerShape,
	}
	var n tally
	for _, r := range rows[constructRow](t, "ragged/construct_cases.jsonl") {
		check := checks[r.Type]
		if check == nil {
			n.left++ // engine/run knows bounding shapes
			continue
		}
		n.row(t, r.Type, func(t *testing.T) { check(t, r) })
	}
	n.print(t, "construct_cases.jsonl")
}

// made reports whether an array was made. Where none was, err is one of the
// mistakes that Ragged documents, and the row has one too.
func (r constructRow) made(t *testing.T, err error) bool {
	t.Helper()
	typed := errors.As(err, new(*engine.DepthError)) || errors.As(err, new(*engine.EntriesError)) || errors.As(err, new(*engine.RaggedRankError))
	if typed != (r.Error != "") || err != nil && !typed {
		t.Fatalf("got %v, want %q", err, r.Error)
	}
	return err == nil
}

func checkConstant(t *testing.T, r constructRow) {
	pylist := nested(t, r.Pylist)
	a, err := engine.Ragged(pylist, engine.Encoding{RaggedRank: r.RaggedRank, InnerShape: r.InnerShape})
	if !r.made(t, err) {
		return
	}
	if r.Shape != nil {
		want := make([]int, len(r.Shape))
		for k, size := range r.Shape {
			if want[k] = -1; size != nil {
				want[k] = *size
			}
		}
		if !slices.Equal(a.Shape.Sizes(), want) {
			t.Errorf("got %v, want %v", a.Shape.Sizes(), want)
		}
	}
	want := strings.ReplaceAll(pylist.String(), ".0", "")
	if got := strings.ReplaceAll(a.Nested().String(), ".0", ""); got != want {
		t.Errorf("got %s, want %s", got, want)
	}
	kinds := map[string]engine.Kind{"int32": engine.KindInt, "float32": engine.KindFloat}
	if want, ok := kinds[r.Given]; ok && a.Values.DType.Kind() != want {
		t.Errorf("got %v, want %s", a.Values.DType, r.Given)
	}
}

func checkDepths(t *testing.T, r constructRow) {
	values, lists, err := nested(t, r.Pylist).Depths()
	if !r.made(t, err) {
		return
	}
	want := -1
	if r.ScalarDepth != nil {
		want = *r.ScalarDepth
	}
	if values != want || lists != r.MaxDepth {
		t.Errorf("got %d, %d, want %d, %d", values, lists, want, r.MaxDepth)
	}
}

func checkInnerShape(t *testing.T, r constructRow) {
	a, err := engine.Ragged(nested(t, r.Pylist), engine.Encoding{RaggedRank: r.RaggedRank})
	if !r.made(t, err) {
		return
	}
	if got := a.Shape.Sizes()[*r.RaggedRank+1:]; !slices.Equal(got, r.InnerShape) {
		t.Errorf("got %v, want %v", got, r.InnerShape)
	}
}
