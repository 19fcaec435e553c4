package engine_test

import (
	"fmt"
	"strings"
	"testing"

	"shapecast/engine"
)

type torchRow struct {
	Kind, Op, Expr string
	A, B           any
	AValues        []number `json:"a_values"`
	BValues        []number `json:"b_values"`
	DTypes         []string
	OK             bool
	Result         []int
	Out            []number
	OutDType       string `json:"out_dtype"`
	ErrAxis        *int   `json:"err_axis"`
	Err            string
	InPlace        answer `json:"inplace"`
	Expand         answer `json:"b_expand_as_a"`
	Assign         answer
	Shapes         [][]int
	Shape, Sizes   []int
	Strides        []int
}

type answer struct {
	OK      bool
	Result  []int
	Strides []int
	Err     string
}

// TestTorchCorpus holds pairs, operations, and expand against
// PyTorch's answers. Facts are programs; package expr runs them.
func TestTorchCorpus(t *testing.T) {
	checks := map[string]func(torchRow) error{
		"pair": torchRow.pair, "op": torchRow.values, "multi": torchRow.multi,
		"expand": torchRow.expands, "broadcast_to": torchRow.expands,
	}
	corpus(t, "torch.jsonl", func(r torchRow) (bool, error) {
		check, ran := checks[r.Kind]
		if !ran {
			return false, nil
		}
		return true, check(r)
	})
}

// sizes returns a row's shape, which JSON gives as a list of floats.
func sizes(list any) []int {
	items, _ := list.([]any)
	sizes := make([]int, len(items))
	for i, item := range items {
		sizes[i] = int(item.(float64))
	}
	return sizes
}

func (r torchRow) pair() error {
	a, b := operand(sizes(r.A), counting), operand(sizes(r.B), counting)
	trace := engine.Explain(engine.NumPy, engine.Add, a, b)
	if trace.Failed() == r.OK {
		return fmt.Errorf("got %v, want ok: %t", trace.Err(), r.OK)
	}
	if mismatch, ok := trace.Err().(*engine.MismatchError); ok && mismatch.Axis != *r.ErrAxis {
		return fmt.Errorf("got axis %d, want %d", mismatch.Axis, *r.ErrAxis)
	}
	if r.OK {
		if err := sameInts("result", trace.Result().Sizes(), r.Result); err != nil {
			return err
		}
	}
	return r.into(a, b)
}

// into checks a.add_(b), b.expand_as(a) and a[...] = b.
func (r torchRow) into(a, b engine.Operand) error {
	for _, write := range []struct {
		name     string
		kind     engine.OutputKind
		op       engine.Op
		operands []engine.Operand
		want     answer
	}{
		{"add_", engine.Augmented, engine.Add, []engine.Operand{a, b}, r.InPlace},
		{"expand_as", engine.Target, engine.Identity, []engine.Operand{b}, r.Expand},
		{"assign", engine.Assigned, engine.Identity, []engine.Operand{b}, r.Assign},
	} {
		trace := engine.ExplainInto(engine.NumPy, write.op, &engine.Output{Kind: write.kind, Operand: a}, write.operands...)
		trace.Library = engine.InPyTorch
		result, _, err := engine.Apply(trace)
		if write.want.OK != (err == nil) {
			return fmt.Errorf("%s: got %v, want %q", write.name, err, write.want.Err)
		}
		if write.want.Strides != nil {
			if err := sameInts(write.name+" strides", result.StridesOrDefault(), write.want.Strides); err != nil {
				return err
			}
		}
	}
	return nil
}

func (r torchRow) values() error {
	trace := engine.Explain(engine.NumPy, opOf(r.Op),
		operand(sizes(r.A), values(r.AValues, r.DTypes[0])), operand(sizes(r.B), values(r.BValues, r.DTypes[1])))
	trace.Library = engine.InPyTorch
	result, warnings, err := engine.Apply(trace)
	if !r.OK || err != nil || warnings != nil {
		return fmt.Errorf("got %v %v, want ok: %t %s", err, warnings, r.OK, r.Err)
	}
	if got := "torch." + result.Values.DType.String(); got != r.OutDType {
		return fmt.Errorf("got %s, want %s", got, r.OutDType)
	}
	return holds(result, r.Out, 1e-14)
}

func (r torchRow) multi() error {
	trace := engine.Explain(engine.NumPy, engine.Add, operands(r.Shapes...)...)
	if trace.Failed() == r.OK {
		return fmt.Errorf("got %v, want ok: %t", trace.Err(), r.OK)
	}
	if !r.OK {
		return nil
	}
	return sameInts("result", trace.Result().Sizes(), r.Result)
}

func (r torchRow) expands() error {
	from := operand(r.Shape, counting)
	target := engine.Operand{Array: engine.Array{Shape: engine.ExpandShape(from.Shape, r.Sizes...)}}
	trace := engine.ExplainInto(engine.NumPy, engine.Identity, &engine.Output{Kind: engine.Target, Operand: target}, from)
	trace.Library = engine.InPyTorch
	result, _, err := engine.Apply(trace)
	if r.OK != (err == nil) {
		return fmt.Errorf("got %v, want %q", err, r.Err)
	}
	negative := strings.Contains(r.Err, "(-1) isn't allowed") || strings.HasPrefix(r.Err, "numel")
	if _, open := err.(*engine.LengthError); open != negative {
		return fmt.Errorf("got %T, want %q", err, r.Err)
	}
	if !r.OK {
		return nil
	}
	if err := sameInts("result", result.Shape.Sizes(), r.Result); err != nil {
		return err
	}
	return sameInts("strides", result.StridesOrDefault(), r.Strides)
}
