package engine_test

import (
	"fmt"
	"slices"
	"testing"

	"shapecast/engine"
)

type numpyRow struct {
	Shapes   [][]int
	OK       bool
	Result   []int
	Strides  [][]int
	Chain    *struct{ Step int }
	Op       string
	A, B     []number
	DTypes   []string
	Out      []number
	OutKind  string `json:"out_kind"`
	Warnings []string
	OpErr    *struct{ Type, Msg string } `json:"op_err"`
}

// TestNumPyCorpus holds Explain and Apply against NumPy's own answers.
func TestNumPyCorpus(t *testing.T) {
	corpus(t, "numpy.jsonl", func(r numpyRow) (bool, error) {
		if r.Op != "" {
			if err := r.values(); err != nil {
				return true, err
			}
		}
		return true, r.shapes()
	})
}

// shapes checks the broadcast shape and the strides of every operand, or that
// and where the operands refuse each other.
func (r numpyRow) shapes() error {
	trace := engine.Explain(engine.NumPy, engine.Add, operands(r.Shapes...)...)
	if trace.Failed() == r.OK {
		return fmt.Errorf("got %v, want ok: %t", trace.Err(), r.OK)
	}
	if !r.OK {
		return r.chain()
	}
	for n := range r.Strides {
		if err := sameInts("strides", trace.Strides(n), r.Strides[n]); err != nil {
			return err
		}
	}
	return sameInts("result", trace.Result().Sizes(), r.Result)
}

// chain checks at which of a + b + c the failure happens.
func (r numpyRow) chain() error {
	if r.Chain == nil {
		return nil
	}
	met := operands(r.Shapes[0])[0]
	for n, shape := range r.Shapes[1:] {
		trace := engine.Explain(engine.NumPy, engine.Add, met, operands(shape)[0])
		if trace.Failed() {
			if n+1 != r.Chain.Step {
				return fmt.Errorf("chain: got failure at step %d, want %d", n+1, r.Chain.Step)
			}
			return nil
		}
		met.Array = engine.Array{Shape: trace.Result()}
	}
	return fmt.Errorf("chain: got none to fail, want step %d", r.Chain.Step)
}

func (r numpyRow) values() error {
	dtypes := append(r.DTypes, "int64", "int64")
	trace := engine.Explain(engine.NumPy, opOf(r.Op),
		operand(r.Shapes[0], values(r.A, dtypes[0])), operand(r.Shapes[1], values(r.B, dtypes[1])))
	result, warnings, err := engine.Apply(trace)
	if r.OpErr != nil {
		if _, ok := err.(*engine.PowerError); !ok {
			return fmt.Errorf("got %v, want %s", err, r.OpErr.Msg)
		}
		return nil
	}
	if err != nil {
		return err
	}
	var texts []string
	for _, w := range warnings {
		texts = append(texts, w.String())
	}
	if !slices.Equal(texts, r.Warnings) {
		return fmt.Errorf("got warnings %q, want %q", texts, r.Warnings)
	}
	if kind := map[string]engine.Kind{"b": 0, "i": 1, "f": 2}[r.OutKind]; result.Values.DType.Kind() != kind {
		return fmt.Errorf("got %s, want kind %s", result.Values.DType, r.OutKind)
	}
	return holds(result, r.Out, 1e-14)
}

func opOf(name string) engine.Op {
	if op, ok := engine.OpNamed(name); ok {
		return op
	}
	panic("no operation " + name)
}
