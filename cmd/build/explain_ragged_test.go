package main

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"shapecast/engine"
)

type raggedRow struct {
	ID       json.Number
	Name     string
	Op       string
	Scope    string
	X, Y     raggedOperand
	Expected *struct {
		raggedOperand
		RaggedRank int `json:"ragged_rank"`
	}
	Error     string
	Axis      *int
	ErrorAxis *int `json:"error_axis"`
	Detail    struct{ Row *int }
}

type raggedOperand struct {
	Kind    string
	Value   any
	Rank    int  `json:"ragged_rank"`
	Decided *int `json:"resolved_ragged_rank"`
	Lengths []any
}

// program writes an operand; lengths say what a nested list does not show.
func (o raggedOperand) program() string {
	parts, sizes := []string{}, []string{}
	for _, l := range o.Lengths {
		list, ragged := l.([]any)
		if !ragged {
			parts = append(parts, fmt.Sprint(l))
			sizes = append(sizes, fmt.Sprint(l))
			continue
		}
		inner := ""
		for _, n := range list {
			inner += fmt.Sprint(n) + ","
		}
		parts = append(parts, "("+inner+")")
	}
	if o.Kind == "dense" {
		return fmt.Sprintf("array(%s).reshape((%s))", pythonList(flatten(o.Value)), strings.Join(append(sizes, ""), ","))
	}
	rank := o.Rank
	if o.Decided != nil {
		rank = *o.Decided
	}
	return fmt.Sprintf("ragged(%s, ragged_rank=%d, lengths=[%s])", pythonList(o.Value), rank, strings.Join(parts, ", "))
}

func flatten(v any) []any {
	list, ok := v.([]any)
	if !ok {
		return []any{v}
	}
	flat := []any{}
	for _, item := range list {
		flat = append(flat, flatten(item)...)
	}
	return flat
}

func pythonList(v any) string {
	text, _ := json.Marshal(v)
	return strings.NewReplacer("true", "True", "false", "False").Replace(string(text))
}

var raggedOps = map[string]string{
	"add": "+", "sub": "-", "mul": "*", "div": "/", "truediv": "/", "divide": "/", "realdiv": "/", "floordiv": "//", "floor_div": "//", "mod": "%",
	"less": "<", "less_equal": "<=", "greater": ">", "greater_equal": ">=", "equal": "==", "not_equal": "!=",
	"logical_and": "&", "logical_or": "|", "logical_xor": "^",
}

func TestExplainRagged(t *testing.T) {
	for _, name := range []string{"ragged/random_ragged.jsonl", "ragged/cases.jsonl"} {
		asked := map[string][]question{}
		outside := map[string]int{}
		for i, r := range rows[raggedRow](t, name) {
			if program := r.program(); program != "" {
				asked[fmt.Sprintf("%d %s%s", i, r.ID, r.Name)] = []question{{program, engine.InTensorFlow, r.check}}
			} else {
				outside[r.Scope+" "+r.Op]++
			}
		}
		ask(t, name, asked)
		t.Logf("not asked: %v", outside)
	}
}

// program returns "" for rows about functions that do not broadcast.
func (r raggedRow) program() string {
	if r.Scope != "" && r.Scope != "elementwise" {
		return ""
	}
	switch op := raggedOps[r.Op]; {
	case r.Op == "maximum":
		return fmt.Sprintf("tf.maximum(%s, %s)", r.X.program(), r.Y.program())
	case r.Op == "equal":
		return fmt.Sprintf("tf.math.equal(%s, %s)", r.X.program(), r.Y.program())
	case op != "":
		return fmt.Sprintf("(%s) %s (%s)", r.X.program(), op, r.Y.program())
	}
	return ""
}

func (r raggedRow) check(a answer) error {
	if r.Error != "" {
		return r.checkError(a)
	}
	if !a.OK {
		return fmt.Errorf("got %+v, want it to run", a.Error)
	}
	want := r.Expected
	if !reflect.DeepEqual(a.Result.Lengths, want.Lengths) && len(want.Lengths)+len(a.Result.Lengths) > 0 {
		return fmt.Errorf("got lengths %v, want %v", a.Result.Lengths, want.Lengths)
	}
	if a.Result.RaggedRank != want.RaggedRank {
		return fmt.Errorf("got ragged rank %d, want %d", a.Result.RaggedRank, want.RaggedRank)
	}
	if want.RaggedRank > 0 && !sameNested(a.Result.Nested, want.Value) {
		return fmt.Errorf("got %v, want %v", a.Result.Nested, want.Value)
	}
	return holds(flatten(want.Value), 1e-6)(a)
}

func sameNested(a, b any) bool {
	x, ok := a.([]any)
	y, isList := b.([]any)
	if !ok || !isList {
		return ok == isList
	}
	for i := range x {
		if i >= len(y) || !sameNested(x[i], y[i]) {
			return false
		}
	}
	return len(x) == len(y)
}

func (r raggedRow) checkError(a answer) error {
	axis := r.Axis
	if axis == nil {
		axis = r.ErrorAxis
	}
	switch {
	case a.OK || a.Error == nil || a.Error.Kind != "mismatch":
		return fmt.Errorf("got %+v, want a mismatch", a.Error)
	case axis != nil && (a.Error.Axis == nil || *a.Error.Axis != *axis):
		return fmt.Errorf("got axis %v, want %d", a.Error.Axis, *axis)
	case r.Detail.Row != nil && (a.Error.Row == nil || *a.Error.Row != *r.Detail.Row):
		return fmt.Errorf("got %+v, want row %d", a.Error, *r.Detail.Row)
	}
	return nil
}
