package engine_test

import (
	"fmt"
	"slices"
	"testing"

	"shapecast/engine"
)

type named struct {
	Dims  []string
	Sizes []int
}

func (n named) operand() engine.Operand {
	o := operand(n.Sizes, counting)
	for k := range o.Shape.Axes {
		o.Shape.Axes[k].Name = n.Dims[k]
	}
	return o
}

type xarrayRow struct {
	A, B       named
	OK         bool
	Result     named
	IAdd       *struct{ OK bool }
	Positional *struct {
		OK     bool
		Result []int
	} `json:"positional_numpy"`
}

// TestXArrayCorpus holds named axes against xarray's, and the same sizes by
// position against NumPy's. Every value of the result is checked against the
// values its names lead to.
func TestXArrayCorpus(t *testing.T) {
	corpus(t, "xarray.jsonl", func(r xarrayRow) (bool, error) {
		a, b := r.A.operand(), r.B.operand()
		trace := engine.Explain(engine.XArray, engine.Add, a, b)
		if trace.Failed() == r.OK {
			return true, fmt.Errorf("got %v, want ok: %t", trace.Err(), r.OK)
		}
		if r.Positional != nil {
			plain := engine.Explain(engine.NumPy, engine.Add, a, b)
			if plain.Failed() == r.Positional.OK {
				return true, fmt.Errorf("by position: got %v, want ok: %t", plain.Err(), r.Positional.OK)
			}
			if r.Positional.OK && !slices.Equal(plain.Result().Sizes(), r.Positional.Result) {
				return true, fmt.Errorf("by position: got %v, want %v", plain.Result(), r.Positional.Result)
			}
		}
		if !r.OK {
			return true, nil
		}
		if want := r.Result.operand().Shape; !sameShape(trace.Result(), want) {
			return true, fmt.Errorf("got %v, want %v", trace.Result(), want)
		}
		return true, byName(trace)
	})
}

// byName computes every cell of a sum by looking its operands up by name.
func byName(trace engine.Trace) error {
	result, _, err := engine.Apply(trace)
	if err != nil {
		return err
	}
	return eachIndex(result.Shape.Sizes(), func(index []int) error {
		at := map[string]int{}
		for k, axis := range result.Shape.Axes {
			at[axis.Name] = index[k]
		}
		want := 0.0
		for _, o := range trace.Operands {
			var own []int
			for _, axis := range o.Shape.Axes {
				own = append(own, at[axis.Name])
			}
			want += o.At(own...).AsFloat()
		}
		if got := result.At(index...).AsFloat(); got != want {
			return fmt.Errorf("value at %v: got %v, want %v", index, got, want)
		}
		return nil
	})
}

// eachIndex calls visit for every cell of a dense shape in C order.
func eachIndex(sizes []int, visit func(index []int) error) error {
	index := make([]int, len(sizes))
	n, err := engine.Dense(sizes...).Count()
	for range n {
		if err = visit(index); err != nil {
			return err
		}
		for k := len(sizes) - 1; k >= 0; k-- {
			if index[k]++; index[k] < sizes[k] {
				break
			}
			index[k] = 0
		}
	}
	return err
}
