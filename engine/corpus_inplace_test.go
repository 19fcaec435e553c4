package engine_test

import (
	"fmt"
	"strings"
	"testing"

	"shapecast/engine"
)

type inPlaceRow struct {
	Kind, Expr   string
	A, B, Out    []int
	OK           bool
	Result       []int
	ErrType, Err string
}

// TestInPlaceCorpus holds writes into memory that exists against NumPy's.
func TestInPlaceCorpus(t *testing.T) {
	corpus(t, "numpy_inplace.jsonl", func(r inPlaceRow) (bool, error) {
		trace := r.trace()
		result, _, err := engine.Apply(trace)
		if r.OK != (err == nil) {
			return true, fmt.Errorf("got %v, want %q", err, r.Err)
		}
		if !r.OK {
			return true, r.mistake(err)
		}
		return true, sameInts("result", result.Shape.Sizes(), r.Result)
	})
}

func (r inPlaceRow) trace() engine.Trace {
	a, b, op, kind := operand(r.A, counting), operand(r.B, counting), engine.Add, engine.Augmented
	output := a
	switch r.Kind {
	case "out":
		kind, output = engine.Out, operand(r.Out, counting)
	case "assign":
		return engine.ExplainInto(engine.NumPy, engine.Identity, &engine.Output{Kind: engine.Assigned, Operand: a}, b)
	case "dtype_or_readonly":
		return r.special()
	}
	return engine.ExplainInto(engine.NumPy, op, &engine.Output{Kind: kind, Operand: output}, a, b)
}

// special spells out the rows that are about types and views.
func (r inPlaceRow) special() engine.Trace {
	of := func(d engine.DType) engine.Operand {
		return operand([]int{2, 3}, engine.Values{DType: d, Progression: &engine.Progression{}})
	}
	half := engine.Operand{Weak: true, Array: engine.Array{Values: engine.Floats(0.5)}}
	view := of(engine.Float64)
	view.ReadOnly = true
	into := func(kind engine.OutputKind, op engine.Op, output engine.Operand, operands ...engine.Operand) engine.Trace {
		return engine.ExplainInto(engine.NumPy, op, &engine.Output{Kind: kind, Operand: output}, operands...)
	}
	switch r.Expr {
	case "a_int64 += 0.5":
		return into(engine.Augmented, engine.Add, of(engine.Int64), of(engine.Int64), half)
	case "a_float32 += b_float64":
		return into(engine.Augmented, engine.Add, of(engine.Float32), of(engine.Float32), of(engine.Float64))
	case "a_bool += b_int64":
		return into(engine.Augmented, engine.Add, of(engine.Bool), of(engine.Bool), of(engine.Int64))
	case "a_bool -= b_bool":
		return into(engine.Augmented, engine.Subtract, of(engine.Bool), of(engine.Bool), of(engine.Bool))
	case "add(int,int,out=bool)":
		return into(engine.Out, engine.Add, of(engine.Bool), of(engine.Int64), of(engine.Int64))
	case "broadcast_to(zeros(3),(2,3)) += 1":
		return into(engine.Augmented, engine.Add, view, view, half)
	case "broadcast_to(zeros(3),(2,3))[0,0] = 1":
		view.Shape = engine.Shape{}
		return into(engine.Assigned, engine.Identity, view, half)
	}
	panic("no trace for " + r.Expr)
}

// mistake checks that err is of the type that carries what NumPy's text says.
func (r inPlaceRow) mistake(err error) error {
	var ok bool
	switch {
	case strings.HasPrefix(r.Err, "operands could not"):
		_, ok = err.(*engine.MismatchError)
	case strings.HasPrefix(r.Err, "non-broadcastable"):
		_, ok = err.(*engine.OutputError)
	case strings.HasPrefix(r.Err, "could not broadcast"):
		_, mismatch := err.(*engine.MismatchError)
		_, grows := err.(*engine.OutputError)
		ok = mismatch || grows
	case strings.HasPrefix(r.Err, "Cannot cast"):
		var cast *engine.CastError
		if cast, ok = err.(*engine.CastError); ok {
			ok = strings.Contains(r.Err, fmt.Sprintf("from dtype('%s') to dtype('%s')", cast.From, cast.To))
		}
	case strings.HasPrefix(r.Err, "numpy boolean subtract"):
		_, ok = err.(*engine.BoolSubtractError)
	case strings.HasSuffix(r.Err, "read-only"):
		var read *engine.ReadOnlyError
		if read, ok = err.(*engine.ReadOnlyError); ok {
			ok = strings.HasPrefix(r.Err, "assignment") == (read.Kind == engine.Assigned)
		}
	}
	if !ok {
		return fmt.Errorf("got %T %v, want %q", err, err, r.Err)
	}
	return nil
}
