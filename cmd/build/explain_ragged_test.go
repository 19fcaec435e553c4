package main

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"reflect"
	"strings"
	"testing"

	"shapecast/engine"
)

type raggedRow struct {
	ID        json.Number
	Name      string
	Op        string
	Scope     string
	X, Y      raggedOperand
	Cond      *raggedOperand
	Expected  *raggedOperand
	Error     string
	Axis      *int
	ErrorAxis *int `json:"error_axis"`
	Detail    struct{ Row *int }
	Tolerance float64
	Unknown   bool `json:"values_not_computed"`
}

type raggedOperand struct {
	Kind    string
	Value   any
	Rank    *int `json:"ragged_rank"`
	Decided *int `json:"resolved_ragged_rank"`
	Lengths []any
}

// rank returns the ragged rank, or nil where a row leaves it open.
func (o raggedOperand) rank() *int {
	if o.Decided != nil {
		return o.Decided
	}
	return o.Rank
}

// program writes an operand; lengths say what a nested list does not show.
func (o raggedOperand) program() string {
	if o.Kind == "dense" {
		return fmt.Sprintf("array(%s).reshape(%s)", pythonList(flatten(o.Value)), lengthsText(o.Lengths))
	}
	rank := "None"
	if r := o.rank(); r != nil {
		rank = fmt.Sprint(*r)
	}
	return fmt.Sprintf("ragged(%s, ragged_rank=%s, lengths=%s)", pythonList(o.Value), rank, lengthsText(o.Lengths))
}

// lengthsText writes lengths as Python: a size for a uniform axis, a tuple for a
// ragged one.
func lengthsText(lengths []any) string {
	tuple := strings.NewReplacer("[]", "()", "[", "(", "]", ",)")
	parts := make([]string, len(lengths))
	for k, l := range lengths {
		raw, _ := json.Marshal(l)
		parts[k] = tuple.Replace(string(raw))
	}
	return "[" + strings.Join(parts, ", ") + "]"
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

// pythonList writes nested lists as Python. Texts become numbers of their own,
// because only which value goes where is compared.
func pythonList(v any) string {
	text, _ := json.Marshal(numbered(v))
	return strings.NewReplacer("true", "True", "false", "False").Replace(string(text))
}

func numbered(v any) any {
	switch v := v.(type) {
	case []any:
		list := make([]any, len(v))
		for i, item := range v {
			list[i] = numbered(item)
		}
		return list
	case string:
		h := fnv.New32()
		h.Write([]byte(v))
		return float64(h.Sum32() >> 8)
	}
	return v
}

// raggedForms writes what each operation of the rows is in Python; those that
// are left out are functions of tf.math by the same name.
var raggedForms = map[string]string{
	"add": "(%s) + (%s)", "sub": "(%s) - (%s)", "mul": "(%s) * (%s)", "div": "(%s) / (%s)", "floordiv": "(%s) // (%s)", "mod": "(%s) %% (%s)",
	"pow": "(%s) ** (%s)", "==": "(%s) == (%s)", "!=": "(%s) != (%s)",
	"less": "(%s) < (%s)", "less_equal": "(%s) <= (%s)", "greater": "(%s) > (%s)", "greater_equal": "(%s) >= (%s)",
	"logical_and": "(%s) & (%s)", "logical_or": "(%s) | (%s)",
	"bitwise_and": "tf.bitwise.bitwise_and(%s, %s)", "bitwise_or": "tf.bitwise.bitwise_or(%s, %s)", "bitwise_xor": "tf.bitwise.bitwise_xor(%s, %s)",
	"left_shift": "tf.bitwise.left_shift(%s, %s)", "right_shift": "tf.bitwise.right_shift(%s, %s)",
	"div_no_nan":  "tf.compat.v1.div_no_nan(%s, %s)",
	"truncatediv": "tf.truncatediv(%s, %s)", "truncatemod": "tf.truncatemod(%s, %s)", "realdiv": "tf.realdiv(%s, %s)", "floor_div": "tf.compat.v1.floor_div(%s, %s)",
	"sigmoid_cross_entropy_with_logits_v2": "tf.nn.sigmoid_cross_entropy_with_logits(labels=%s, logits=%s)",
}

func TestExplainRagged(t *testing.T) {
	for _, name := range []string{"ragged/random_ragged.jsonl", "ragged/cases.jsonl"} {
		asked := map[string][]question{}
		for i, r := range rows[raggedRow](t, name) {
			switch r.Scope {
			case "", "elementwise", "assert", "where_v2":
				asked[fmt.Sprintf("%d %s%s", i, r.ID, r.Name)] = []question{{r.program(), engine.InTensorFlow, r.check}}
			}
		}
		ask(t, name, asked)
	}
}

func (r raggedRow) program() string {
	x, y := r.X.program(), r.Y.program()
	form := raggedForms[r.Op]
	name, second := strings.CutSuffix(r.Op, "_v2")
	switch {
	case r.Cond != nil:
		return fmt.Sprintf("tf.where(%s, %s, %s)", r.Cond.program(), x, y)
	case form != "":
	case r.Scope == "assert" && second:
		form = "tf.debugging." + name + "(%s, %s)"
	case r.Scope == "assert":
		form = "tf.compat.v1." + name + "(%s, %s)"
	default:
		form = "tf.math." + name + "(%s, %s)"
	}
	return fmt.Sprintf(form, x, y)
}

func (r raggedRow) check(a answer) error {
	switch {
	case r.Error != "":
		return r.checkError(a)
	case r.Expected.Kind == "assert":
		return r.checkAssert(a)
	case !a.OK:
		return fmt.Errorf("got %+v, want it to run", a.Error)
	case r.Expected.Kind == "bool":
		if a.Result.Value != r.Expected.Value {
			return fmt.Errorf("got %v, want %v", a.Result.Value, r.Expected.Value)
		}
		return nil
	case r.Unknown:
		r.Expected.Value = []any{[]any{"nan", 1.2020569031595942}, []any{"nan"}} // those of zeta
	default:
		r.Expected.Value = numbered(r.Expected.Value)
	}
	want := r.Expected
	if want.Lengths != nil && !reflect.DeepEqual(a.Result.Lengths, want.Lengths) && len(want.Lengths)+len(a.Result.Lengths) > 0 {
		return fmt.Errorf("got lengths %v, want %v", a.Result.Lengths, want.Lengths)
	}
	if rank := want.rank(); rank != nil && a.Result.RaggedRank != *rank {
		return fmt.Errorf("got ragged rank %d, want %d", a.Result.RaggedRank, *rank)
	}
	if a.Result.RaggedRank > 0 && !sameNested(a.Result.Nested, want.Value) {
		return fmt.Errorf("got %v, want %v", a.Result.Nested, want.Value)
	}
	return holds(flatten(want.Value), max(r.Tolerance, 1e-6))(a)
}

// checkAssert compares whether an assertion held.
func (r raggedRow) checkAssert(a answer) error {
	if want := r.Expected.Value == true; a.OK != want {
		return fmt.Errorf("got %+v, want it to hold: %v", a.Error, want)
	}
	if !a.OK && a.Error.Kind != "unsupported" && a.Error.Type != "InvalidArgumentError" {
		return fmt.Errorf("got %+v, want an InvalidArgumentError", a.Error)
	}
	return nil
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
