package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"shapecast/engine"
)

// A shapeRow is a row of shape_cases.jsonl or construct_cases.jsonl; which
// fields it has depends on Type.
type shapeRow struct {
	Type       string
	A, B       raggedOperand
	Target     *raggedOperand
	Value      any
	ValueRank  *int  `json:"value_ragged_rank"`
	FlatValues []any `json:"flat_values"`
	Lengths    json.RawMessage
	Partitions any `json:"num_row_partitions"`
	Expected   json.RawMessage
	WantFlat   []any   `json:"expected_flat_values"`
	Static     []any   `json:"expected_static_shape"`
	Splits     [][]any `json:"expected_row_splits"`
	Inner      []any   `json:"expected_inner_shape"`
	DimSizes   []any   `json:"expected_dim_sizes"`
	Rows       []any   `json:"expected_row_partitions"`

	Pylist     json.RawMessage
	RaggedRank *int  `json:"ragged_rank"`
	InnerShape []any `json:"inner_shape"`
	Shape      []any `json:"expected_shape"`
	DType      string
	WantDType  string `json:"expected_dtype"`
	MaxDepth   *int   `json:"max_depth"`
	Axis       *int
	Error      string
}

// TestExplainRaggedShapes asks about shapes alone, and about how nested lists
// become arrays.
func TestExplainRaggedShapes(t *testing.T) {
	for _, name := range []string{"ragged/shape_cases.jsonl", "ragged/construct_cases.jsonl"} {
		asked := map[string][]question{}
		outside := map[string]int{}
		for i, r := range rows[shapeRow](t, name) {
			list := r.questions()
			if list == nil {
				outside[r.Type]++
				continue
			}
			for _, q := range list {
				q.library = engine.InTensorFlow
				id := fmt.Sprint(i, " ", r.Type)
				asked[id] = append(asked[id], q)
			}
		}
		ask(t, name, asked)
		t.Logf("not asked: %v", outside)
	}
}

// shape writes the shape of an operand, without values.
func (o raggedOperand) shape() string {
	return fmt.Sprintf("tf.experimental.DynamicRaggedShape.from_lengths(%s, num_row_partitions=%d)", lengthsText(o.Lengths), *o.Rank)
}

// questions returns the programs that show what a row is about; nil for rows
// about parts of TensorFlow that no program of ours reaches.
func (r shapeRow) questions() []question {
	switch r.Type {
	case "broadcast_shapes":
		var want raggedOperand
		if json.Unmarshal(r.Expected, &want) != nil {
			return nil
		}
		return []question{
			{program: r.A.shape() + " + " + r.B.shape(), check: shaped(want)},
			{program: r.B.shape() + " + " + r.A.shape(), check: shaped(want)},
		}
	case "static_shape_of_add":
		return []question{{program: fmt.Sprintf("(%s + %s).shape", r.A.shape(), r.B.shape()), check: isTuple(r.Static)}}
	case "broadcast_to":
		return []question{{program: fmt.Sprintf("tf.broadcast_to(%s, %s)", r.source(), r.Target.shape()), check: r.checkSeen}}
	case "from_lengths":
		return r.fromLengths()
	case "shape_of":
		return r.shapeOf()
	}
	return r.constructs()
}

// source writes the array that a row broadcasts.
func (r shapeRow) source() string {
	if r.FlatValues != nil {
		return fmt.Sprintf("ragged(array(%s), lengths=%s, ragged_rank=%d)", pythonList(r.FlatValues), lengthsText(r.A.Lengths), *r.A.Rank)
	}
	rank := "0"
	if r.ValueRank != nil {
		rank = fmt.Sprint(*r.ValueRank)
	}
	return fmt.Sprintf("ragged(%s, ragged_rank=%s)", pythonList(r.Value), rank)
}

func (r shapeRow) checkSeen(a answer) error {
	if r.Error != "" {
		if a.OK || a.Error.Kind != "mismatch" {
			return fmt.Errorf("got %+v, want a mismatch", a.Error)
		}
		return nil
	}
	want := r.WantFlat
	if want == nil {
		var value any
		if err := json.Unmarshal(r.Expected, &value); err != nil {
			return err
		}
		want = flatten(value)
	}
	return all(shaped(*r.Target), holds(numbered(want).([]any), 0))(a)
}

func (r shapeRow) fromLengths() []question {
	var lengths any
	if err := json.Unmarshal(r.Lengths, &lengths); err != nil {
		return nil
	}
	text := fmt.Sprint(lengths)
	if list, ok := lengths.([]any); ok {
		text = lengthsText(list)
	}
	partitions, _ := json.Marshal(r.Partitions)
	program := fmt.Sprintf("tf.experimental.DynamicRaggedShape.from_lengths(%s, num_row_partitions=%s)", text, strings.ReplaceAll(string(partitions), "null", "None"))
	if r.Error != "" {
		return []question{{program: program, check: refuses}}
	}
	rank := len(r.Rows)
	return []question{{program: program, check: shaped(raggedOperand{Lengths: lengths.([]any), Rank: &rank})}}
}

func (r shapeRow) shapeOf() []question {
	list := fmt.Sprintf("ragged(%s, ragged_rank=%s)", pythonList(r.Value), orNone(r.ValueRank))
	switch {
	case r.DimSizes != nil:
		return []question{{program: list, check: shaped(raggedOperand{Lengths: r.DimSizes})}}
	case len(r.Splits) == 0:
		return []question{{program: list + ".shape", check: isTuple(r.Inner)}}
	}
	return []question{
		{program: list + ".flat_values.shape", check: isTuple(r.Inner)},
		{program: list + ".nested_row_splits", check: func(a answer) error {
			for i, want := range r.Splits {
				if a.Result == nil || len(a.Result.Items) != len(r.Splits) || !slices.Equal(a.Result.Items[i].Values, want) {
					return fmt.Errorf("got %+v, want %v", a.Result, r.Splits)
				}
			}
			return nil
		}},
	}
}

// constructs returns what a row of construct_cases.jsonl is about.
func (r shapeRow) constructs() []question {
	var list any
	numbers := json.NewDecoder(bytes.NewReader(r.Pylist))
	numbers.UseNumber() // 1.0 is not 1
	if numbers.Decode(&list) != nil {
		return nil
	}
	args := []string{pythonList(list)}
	if r.RaggedRank != nil {
		args = append(args, fmt.Sprint("ragged_rank=", *r.RaggedRank))
	}
	if r.InnerShape != nil && r.Type == "ragged_constant" {
		args = append(args, "inner_shape="+lengthsText(r.InnerShape))
	}
	if r.DType != "" {
		args = append(args, "dtype=tf."+r.DType)
	}
	q := question{program: "tf.ragged.constant(" + strings.Join(args, ", ") + ")"}
	switch {
	case r.DType == "string" || r.WantDType == "string":
		return nil // texts are no values here
	case r.Error != "":
		q.check = refuses
	case r.Type == "bounding_shape":
		q.program += ".bounding_shape(axis=" + orNone(r.Axis) + ")"
		q.check = r.checkBounding
	case r.Type == "default_inner_shape":
		q.program += ".flat_values.shape[1:]"
		q.check = isTuple(r.InnerShape)
	case r.MaxDepth != nil:
		q.program = "len(" + q.program + ".shape)"
		q.check = isPython(float64(*r.MaxDepth))
	case r.Shape != nil:
		q.program += ".shape"
		q.check = isTuple(r.Shape)
	case r.DType+r.WantDType != "":
		q.program += ".dtype"
		q.check = isPython(r.DType + r.WantDType)
	default:
		return nil
	}
	return []question{q}
}

func (r shapeRow) checkBounding(a answer) error {
	var want any
	if err := json.Unmarshal(r.Expected, &want); err != nil {
		return err
	}
	if list, ok := want.([]any); ok {
		return holds(list, 0)(a)
	}
	return holds([]any{want}, 0)(a)
}

// shaped checks the lengths of a result and, where it is given, the ragged rank.
func shaped(want raggedOperand) func(a answer) error {
	return func(a answer) error {
		switch {
		case !a.OK:
			return fmt.Errorf("got %+v, want it to run", a.Error)
		case !reflect.DeepEqual(a.Result.Lengths, want.Lengths) && len(a.Result.Lengths)+len(want.Lengths) > 0:
			return fmt.Errorf("got lengths %v, want %v", a.Result.Lengths, want.Lengths)
		case want.Rank != nil && a.Result.RaggedRank != *want.Rank:
			return fmt.Errorf("got ragged rank %d, want %d", a.Result.RaggedRank, *want.Rank)
		}
		return nil
	}
}

// isTuple checks a result that is a tuple of Python's.
func isTuple(want []any) func(a answer) error {
	return func(a answer) error {
		if !a.OK {
			return fmt.Errorf("got %+v, want %v", a.Error, want)
		}
		if got, ok := a.Result.Value.([]any); !ok || !slices.Equal(got, want) {
			return fmt.Errorf("got %+v, want %v", a.Result.Value, want)
		}
		return nil
	}
}

// isPython checks a result that is one value of Python's.
func isPython(want any) func(a answer) error {
	return func(a answer) error {
		if !a.OK || a.Result.Value != want {
			return fmt.Errorf("got %+v, %+v, want %v", a.Result, a.Error, want)
		}
		return nil
	}
}

// refuses checks that a program fails with a sentence.
func refuses(a answer) error {
	if a.OK || a.Error.Message == "" || a.Error.Kind == "internal" {
		return fmt.Errorf("got %+v, want a refusal", a.Error)
	}
	return nil
}

func orNone(n *int) string {
	if n == nil {
		return "None"
	}
	return fmt.Sprint(*n)
}
