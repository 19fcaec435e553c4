package main

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"shapecast/engine"
)

type torchRow struct {
	ID, Kind, Op, Expr string
	A, B               json.RawMessage
	AValues            []any `json:"a_values"`
	BValues            []any `json:"b_values"`
	DTypes             []string
	factRow
	ErrAdd             string  `json:"err_add"`
	ErrAxis            *int    `json:"err_axis"`
	ErrTensors         string  `json:"err_tensors"`
	ErrShapes          string  `json:"err_shapes"`
	InPlace            partRow `json:"inplace"`
	Expand             partRow `json:"b_expand_as_a"`
	Assign             partRow
	Shapes             [][]int
	Shape, Sizes, Reps []int
	Base               []any
	Strides            []int
}

type partRow struct {
	OK      bool
	Result  []int
	Strides []int
	Err     string
}

func TestExplainTorch(t *testing.T) {
	asked := map[string][]question{}
	for _, r := range rows[torchRow](t, "dense/torch.jsonl") {
		asked[r.ID] = r.questions()
		for i := range asked[r.ID] {
			asked[r.ID][i].library = engine.InPyTorch
		}
	}
	ask(t, "torch.jsonl", asked)
}

func (r torchRow) shapes() (a, b []int) {
	_ = json.Unmarshal(r.A, &a)
	_ = json.Unmarshal(r.B, &b)
	return a, b
}

func (r torchRow) questions() []question {
	switch r.Kind {
	case "pair":
		return r.pair()
	case "op":
		return []question{r.values()}
	case "multi":
		return r.multi()
	case "fact":
		return []question{{program: r.Expr, check: r.fact}}
	case "expand", "broadcast_to":
		program := fmt.Sprintf("%s.expand(%s)", ones(r.Shape), tupled(r.Sizes))
		if r.Kind == "broadcast_to" {
			program = fmt.Sprintf("torch.broadcast_to(%s, %s)", ones(r.Shape), tupled(r.Sizes))
		}
		return []question{{program: program, check: partRow{r.OK, r.Result, r.Strides, r.Err}.check}}
	}
	program := fmt.Sprintf("%s.%s(%s)", literal(r.Base, r.Shape, "int64"), r.Kind, tupled(r.Reps))
	if !r.OK {
		return []question{{program: program, check: fails("RuntimeError", r.Err)}}
	}
	return []question{{program: program, check: all(runs(r.Result), holds(r.Out, 0))}}
}

func (p partRow) check(a answer) error {
	if !p.OK {
		return fails("RuntimeError", p.Err)(a)
	}
	if !a.OK {
		return fmt.Errorf("got %+v, want it to run", a.Error)
	}
	if p.Result != nil {
		if err := sameShape(a.Result, p.Result); err != nil {
			return err
		}
	}
	if p.Strides != nil && fmt.Sprint(a.Result.Strides) != fmt.Sprint(p.Strides) {
		return fmt.Errorf("got strides %v, want %v", a.Result.Strides, p.Strides)
	}
	return nil
}

func (r torchRow) pair() []question {
	shapeA, shapeB := r.shapes()
	a, b := ones(shapeA), ones(shapeB)
	sum := all(fails("RuntimeError", r.ErrAdd), func(a answer) error {
		if a.Error.Axis == nil || *a.Error.Axis != *r.ErrAxis {
			return fmt.Errorf("got %+v, want axis %d", a.Error, *r.ErrAxis)
		}
		return nil
	})
	if r.OK {
		sum = runs(r.Result)
	}
	return []question{
		{program: a + " + " + b, check: sum},
		{program: fmt.Sprintf("a = %s; a.add_(%s)", a, b), check: r.InPlace.check},
		{program: fmt.Sprintf("a = %s; %s.expand_as(a)", a, b), check: r.Expand.check},
		{program: fmt.Sprintf("a = %s; a[...] = %s; a", a, b), check: r.Assign.check},
	}
}

func (r torchRow) values() question {
	shapeA, shapeB := r.shapes()
	program := fmt.Sprintf("%s(%s, %s)", r.Op, literal(r.AValues, shapeA, r.DTypes[0]), literal(r.BValues, shapeB, r.DTypes[1]))
	return question{program: program, check: all(runs(r.Result), holds(r.Out, 1e-6), r.sameType)}
}

func (r factRow) sameType(a answer) error {
	if a.Result.DType != r.OutDType {
		return fmt.Errorf("got %s, want %s", a.Result.DType, r.OutDType)
	}
	return nil
}

func (r torchRow) multi() []question {
	var names, arrays []string
	for _, s := range r.Shapes {
		names, arrays = append(names, tupled(s)), append(arrays, ones(s))
	}
	sum, shapes := strings.Join(arrays, " + "), "torch.broadcast_shapes("+strings.Join(names, ", ")+")"
	if r.OK {
		return []question{{program: sum, check: runs(r.Result)}}
	}
	return []question{
		{program: shapes, check: fails("", r.ErrShapes)},
		{program: "torch.broadcast_tensors(" + strings.Join(arrays, ", ") + ")", check: fails("RuntimeError", r.ErrTensors)},
	}
}

// A factRow is what an expression gives: an array, a value of Python's own, or
// an error.
type factRow struct {
	OK       bool
	Result   []int
	Value    any
	Out      []any
	OutDType string `json:"out_dtype"`
	ErrType  string `json:"err_type"`
	Err      string
	Warnings []string
}

func (r factRow) fact(a answer) error {
	if !r.OK {
		return fails(r.ErrType, r.Err)(a)
	}
	if fmt.Sprint(a.Warnings) != fmt.Sprint(r.Warnings) {
		return fmt.Errorf("got warnings %v, want %v", a.Warnings, r.Warnings)
	}
	if !a.OK {
		return fmt.Errorf("got %+v, want it to run", a.Error)
	}
	if r.OutDType == "" {
		value := r.Value
		if value == nil {
			value = r.Result
		}
		if got := fmt.Sprint(a.Result.Value); got != fmt.Sprint(value) {
			return fmt.Errorf("got %s %s, want %v", a.Result.Python, got, value)
		}
		return nil
	}
	if err := sameShape(a.Result, r.Result); err != nil {
		return err
	}
	if err := r.sameType(a); err != nil || r.Out == nil {
		return err
	}
	return holds(r.Out, 1e-6)(a)
}
