package engine_test

import (
	"encoding/json"
	"errors"
	"slices"
	"testing"

	"shapecast/engine"
)

// A shapeRow is a row of shape_cases.jsonl; which fields it has depends on Type.
type shapeRow struct {
	Type         string
	A, B, Target *oracleArray
	Value        json.RawMessage
	ValueRank    *int            `json:"value_ragged_rank"`
	FlatValues   json.RawMessage `json:"flat_values"`
	Lengths      json.RawMessage
	Partitions   json.RawMessage `json:"num_row_partitions"`
	Axis, Rank   int
	Expected     json.RawMessage
	Flat         json.RawMessage              `json:"expected_flat_values"`
	Static       []*int                       `json:"expected_static_shape"`
	Splits       [][]int                      `json:"expected_row_splits"`
	Inner        []int                        `json:"expected_inner_shape"`
	DimSizes     []json.RawMessage            `json:"expected_dim_sizes"`
	RowLengths   []map[string]json.RawMessage `json:"expected_row_partitions"`
	Error        string
}

func TestRaggedShapeCases(t *testing.T) {
	checks := map[string]func(*testing.T, shapeRow){
		"broadcast_shapes":    checkBroadcastShapes,
		"broadcast_to":        checkBroadcastTo,
		"broadcast_to_shape":  checkBroadcastToShape,
		"broadcast_to_rank":   checkBroadcastToRank,
		"shape_of":            checkShapeOf,
		"from_lengths":        checkFromLengths,
		"static_shape_of_add": checkStaticShape,
		"num_slices":          checkSlices,
		"is_uniform":          checkUniform,
	}
	var n tally
	for _, r := range rows[shapeRow](t, "ragged/shape_cases.jsonl") {
		check := checks[r.Type]
		if check == nil {
			n.left++
			continue
		}
		n.row(t, r.Type, func(t *testing.T) { check(t, r) })
	}
	n.print(t, "shape_cases.jsonl")
}

// shape returns the shape that a row gives by its lengths.
func (o *oracleArray) shape(t *testing.T) engine.Shape {
	t.Helper()
	shape, err := engine.FromLengths(axes(t, o.Lengths), o.RaggedRank)
	if err != nil {
		t.Fatal(err)
	}
	return shape
}

// expectedShape returns the shape that a row expects.
func (r shapeRow) expectedShape(t *testing.T) engine.Shape {
	t.Helper()
	var o oracleArray
	if err := json.Unmarshal(r.Expected, &o); err != nil {
		t.Fatal(err)
	}
	return o.shape(t)
}

// shaped returns an operand of which only the shape is known.
func shaped(shape engine.Shape) engine.Operand {
	return engine.Operand{Array: engine.Array{Shape: shape}}
}

func checkBroadcastShapes(t *testing.T, r shapeRow) {
	want := r.expectedShape(t)
	a, b := shaped(r.A.shape(t)), shaped(r.B.shape(t))
	for _, operands := range [][]engine.Operand{{a, b}, {b, a}} {
		trace := engine.Explain(engine.NumPy, engine.Add, operands...)
		if got := trace.Result(); trace.Failed() || !sameShape(got, want) {
			t.Errorf("got %v, %v, want %v", got, trace.Err(), want)
		}
	}
}

// source returns the array that a row broadcasts.
func (r shapeRow) source(t *testing.T) engine.Array {
	t.Helper()
	if r.A == nil {
		if r.Type == "broadcast_to" && r.ValueRank == nil {
			r.ValueRank = new(int)
		}
		a, err := engine.Ragged(nested(t, r.Value), engine.Encoding{RaggedRank: r.ValueRank})
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	return flatArray(t, r.A.shape(t), r.FlatValues)
}

// flatArray returns the array of a shape that holds the values of a JSON list.
func flatArray(t *testing.T, shape engine.Shape, values json.RawMessage) engine.Array {
	t.Helper()
	flat, err := engine.Ragged(nested(t, values), engine.Encoding{})
	if err != nil {
		t.Fatal(err)
	}
	return engine.Array{Shape: shape, Values: flat.Values}
}

func checkBroadcastTo(t *testing.T, r shapeRow) {
	target := &engine.Output{Kind: engine.Target, Operand: shaped(r.Target.shape(t))}
	source := engine.Operand{Array: r.source(t)}
	trace := engine.ExplainInto(engine.NumPy, engine.Identity, target, source)
	got, _, err := engine.Apply(trace)
	if r.Error != "" {
		var mismatch *engine.MismatchError
		if !errors.As(err, &mismatch) {
			t.Errorf("got %v, want a mismatch", err)
		}
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	var want engine.Array
	if r.Flat != nil {
		want = flatArray(t, target.Shape, r.Flat)
	} else if want, err = engine.Ragged(nested(t, r.Expected), engine.Encoding{Lengths: target.Shape.Axes}); err != nil {
		t.Fatal(err)
	}
	if got.Shape.IsDense() {
		if got, err = got.Held(); err != nil {
			t.Fatal(err)
		}
	}
	if !got.Shape.SameExtent(want.Shape) || !sameValues(got, want, 0) {
		t.Errorf("got %v %v, want %v %v", got.Shape, got.Nested(), want.Shape, want.Nested())
	}
}

func checkBroadcastToShape(t *testing.T, r shapeRow) {
	target := &engine.Output{Kind: engine.Target, Operand: shaped(r.Target.shape(t))}
	trace := engine.ExplainInto(engine.NumPy, engine.Identity, target, shaped(r.A.shape(t)))
	if got, want := trace.Result(), r.expectedShape(t); trace.Failed() || !sameShape(got, want) {
		t.Errorf("got %v, %v, want %v", got, trace.Err(), want)
	}
}

func checkBroadcastToRank(t *testing.T, r shapeRow) {
	ones := engine.Dense(slices.Repeat([]int{1}, r.Rank)...)
	trace := engine.Explain(engine.NumPy, engine.Add, shaped(r.A.shape(t)), shaped(ones))
	if got, want := trace.Result(), r.expectedShape(t); !sameShape(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func checkShapeOf(t *testing.T, r shapeRow) {
	a := r.source(t)
	for i, want := range r.Splits {
		if got := a.Shape.RowSplits(i + 1); !slices.Equal(got, want) {
			t.Errorf("got row splits %v, want %v", got, want)
		}
	}
	if r.Splits != nil && a.Shape.RaggedRank != len(r.Splits) {
		t.Errorf("got ragged rank %d, want %d", a.Shape.RaggedRank, len(r.Splits))
	}
	if got := a.FlatValues().Shape; r.Inner != nil && !slices.Equal(got.Sizes(), r.Inner) {
		t.Errorf("got flat values of shape %v, want %v", got, r.Inner)
	}
	if want := (engine.Shape{Axes: axes(t, r.DimSizes)}); r.DimSizes != nil && !a.Shape.SameExtent(want) {
		t.Errorf("got %v, want %v", a.Shape, want)
	}
}

func checkFromLengths(t *testing.T, r shapeRow) {
	var lengths []json.RawMessage
	var raggedRank *int
	unreadable := json.Unmarshal(r.Lengths, &lengths) != nil || json.Unmarshal(r.Partitions, &raggedRank) != nil
	for _, raw := range lengths {
		unreadable = unreadable || json.Unmarshal(raw, new([]int)) != nil && json.Unmarshal(raw, new(int)) != nil
	}
	if unreadable {
		if r.Error == "" {
			t.Errorf("lengths %s are not lengths", r.Lengths)
		}
		return
	}
	got, err := engine.FromLengths(axes(t, lengths), raggedRank)
	if (err != nil) != (r.Error != "") {
		t.Fatalf("got %v, want %q", err, r.Error)
	}
	if err != nil {
		return
	}
	if got.RaggedRank != len(r.RowLengths) {
		t.Errorf("got ragged rank %d, want %d", got.RaggedRank, len(r.RowLengths))
	}
	for i, partition := range r.RowLengths {
		var want []int
		var size int
		if json.Unmarshal(partition["from_row_lengths"], &want) == nil && !slices.Equal(got.RowLengths(i+1), want) {
			t.Errorf("got row lengths %v, want %v", got.RowLengths(i+1), want)
		}
		if json.Unmarshal(partition["uniform_row_length"], &size) == nil && got.Axes[i+1].Size != size {
			t.Errorf("got size %d, want %d", got.Axes[i+1].Size, size)
		}
	}
	if inner := (engine.Array{Shape: got}).FlatValues().Shape; !slices.Equal(inner.Sizes(), r.Inner) {
		t.Errorf("got flat values of shape %v, want %v", inner, r.Inner)
	}
}

func checkStaticShape(t *testing.T, r shapeRow) {
	got := engine.Explain(engine.NumPy, engine.Add, shaped(r.A.shape(t)), shaped(r.B.shape(t))).Result().Sizes()
	want := make([]int, len(r.Static))
	for k, size := range r.Static {
		if want[k] = -1; size != nil {
			want[k] = *size
		}
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func checkSlices(t *testing.T, r shapeRow) {
	shape := r.A.shape(t)
	axis := r.Axis
	if axis < 0 {
		axis += shape.Rank()
	}
	var want int
	if err := json.Unmarshal(r.Expected, &want); err != nil {
		t.Fatal(err)
	}
	if got, err := shape.Slices(axis + 1); err != nil || got != want {
		t.Errorf("got %d, %v, want %d", got, err, want)
	}
}

func checkUniform(t *testing.T, r shapeRow) {
	var want bool
	if err := json.Unmarshal(r.Expected, &want); err != nil {
		t.Fatal(err)
	}
	if got := !r.A.shape(t).Axes[r.Axis].Ragged(); got != want {
		t.Errorf("got %v, want %v", got, want)
	}
}
