package dialect_test

import (
	"bytes"
	"encoding/json"
	"os"
	"testing"

	"shapecast/engine"
	"shapecast/engine/run"
)

// rows reads a file of package engine's testdata/dense, one value a line.
func rows[T any](t *testing.T, file string) []T {
	t.Helper()
	data, err := os.ReadFile("../testdata/dense/" + file)
	if err != nil {
		t.Fatal(err)
	}
	var list []T
	for line := range bytes.Lines(data) {
		var row T
		if err := json.Unmarshal(line, &row); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		list = append(list, row)
	}
	return list
}

// list reads integers.
func list(t *testing.T, data json.RawMessage) (list []int) {
	t.Helper()
	if err := json.Unmarshal(data, &list); err != nil {
		t.Fatalf("%s: %v", data, err)
	}
	return list
}

// A score counts what a test compared, and prints it.
type score struct {
	t           *testing.T
	name        string
	passed, run int
}

// same compares one text, and reports the row on a difference.
func (s *score) same(id, got, want string) {
	s.t.Helper()
	s.run++
	if got != want {
		s.t.Errorf("%s\ngot  %q\nwant %q", id, got, want)
		return
	}
	s.passed++
}

// print prints the score; a test that compared nothing has failed.
func (s *score) print() {
	s.t.Helper()
	if s.run == 0 {
		s.t.Errorf("%s: nothing was compared", s.name)
	}
	s.t.Logf("%s: %d of %d", s.name, s.passed, s.run)
}

// operand returns an operand of floats that are not known.
func operand(sizes []int) engine.Operand {
	return engine.Operand{Array: engine.Array{Shape: engine.Dense(sizes...), Values: engine.Values{DType: engine.Float32}}}
}

func operands(shapes ...[]int) []engine.Operand {
	list := make([]engine.Operand, len(shapes))
	for i, sizes := range shapes {
		list[i] = operand(sizes)
	}
	return list
}

func add(shapes ...[]int) engine.Trace {
	return engine.Explain(engine.NumPy, engine.Add, operands(shapes...)...)
}

func called(call string, shapes ...[]int) engine.Trace {
	t := engine.Explain(engine.NumPy, engine.Identity, operands(shapes...)...)
	t.Call = call
	return t
}

func into(kind engine.OutputKind, op engine.Op, out []int, shapes ...[]int) engine.Trace {
	output := &engine.Output{Kind: kind, Operand: operand(out)}
	return engine.ExplainInto(engine.NumPy, op, output, operands(shapes...)...)
}

// A row is what NumPy or PyTorch answered to a pair, to shapes or to a shape that is asked for.
type row struct {
	ID, Kind, Err     string
	A, B, Target      []int
	Shapes            [][]int
	Shape, Sizes, Out json.RawMessage // lists, or what is none
	ErrType           string          `json:"err_type"`
	ErrShapes         string          `json:"err_shapes"`
	ErrAdd            string          `json:"err_add"`
	ErrTensors        string          `json:"err_tensors"`
	ErrAxis           *int            `json:"err_axis"`
	InPlace           outcomeOf       `json:"inplace"`
	ExpandAs          outcomeOf       `json:"b_expand_as_a"`
	Assign            outcomeOf
	Fixes             []struct{ Expr string }
}

// outcomeOf is what one way to write a pair came to.
type outcomeOf struct{ Err string }

func TestNumPyTexts(t *testing.T) {
	type row struct { // whose a and b are values
		ID        string
		Shapes    [][]int
		ErrShapes string `json:"err_shapes"`
		ErrType   string `json:"err_type"`
		ErrAdd    string `json:"err_add"`
		ErrWhere  string `json:"err_where"`
	}
	s := score{t: t, name: "numpy.jsonl, texts"}
	defer s.print()
	for _, r := range rows[row](t, "numpy.jsonl") {
		trace := called("broadcast_shapes", r.Shapes...)
		says := run.Said(engine.InNumPy, trace)
		s.same(r.ID, says.Text, r.ErrShapes)
		s.same(r.ID, says.Class, r.ErrType)
		if len(r.Shapes) == 2 {
			s.same(r.ID, run.Said(engine.InNumPy, add(r.Shapes...)).Text, r.ErrAdd)
		}
		if len(r.Shapes) == 3 && r.ErrWhere+r.ErrShapes != "" {
			where := engine.Explain(engine.NumPy, engine.Where, operands(r.Shapes...)...)
			s.same(r.ID, run.Said(engine.InNumPy, where).Text, r.ErrWhere)
		}
	}
}

func TestNumPyInPlaceTexts(t *testing.T) {
	s := score{t: t, name: "numpy_inplace.jsonl, texts"}
	defer s.print()
	for _, r := range rows[row](t, "numpy_inplace.jsonl") {
		var trace engine.Trace
		switch r.Kind {
		case "iadd":
			trace = into(engine.Augmented, engine.Add, r.A, r.A, r.B)
		case "out":
			trace = into(engine.Out, engine.Add, list(t, r.Out), r.A, r.B)
		case "assign":
			trace = into(engine.Assigned, engine.Identity, r.A, r.B)
		default:
			continue // errors of types and of memory: TestTypedErrors
		}
		says := run.Said(engine.InNumPy, trace)
		s.same(r.ID, says.Text, r.Err)
		s.same(r.ID, says.Class, r.ErrType)
	}
}

func TestNumPyBroadcastToTexts(t *testing.T) {
	s := score{t: t, name: "broadcast_to.jsonl, texts"}
	defer s.print()
	for _, r := range rows[row](t, "broadcast_to.jsonl") {
		switch r.Kind {
		case "broadcast_to":
			s.same(r.ID, run.Said(engine.InNumPy, into(engine.Target, engine.Identity, r.Target, list(t, r.Shape))).Text, r.Err)
		case "fix":
			s.same(r.ID, run.Said(engine.InNumPy, add(r.A, r.B)).Text, r.Err)
		}
	}
}

func TestPyTorchTexts(t *testing.T) {
	s := score{t: t, name: "torch.jsonl, texts"}
	defer s.print()
	for _, r := range rows[row](t, "torch.jsonl") {
		same := func(trace engine.Trace, want string) {
			t.Helper()
			s.same(r.ID, run.Said(engine.InPyTorch, trace).Text, want)
		}
		switch r.Kind {
		case "pair":
			same(add(r.A, r.B), r.ErrAdd)
			same(called("broadcast_shapes", r.A, r.B), r.ErrShapes)
			same(into(engine.Augmented, engine.Add, r.A, r.A, r.B), r.InPlace.Err)
			same(into(engine.Target, engine.Identity, r.A, r.B), r.ExpandAs.Err)
			same(into(engine.Assigned, engine.Identity, r.A, r.B), r.Assign.Err)
			says := run.Said(engine.InPyTorch, add(r.A, r.B))
			s.same(r.ID, says.Class, r.ErrType)
			if r.ErrAxis != nil && says.Axis != *r.ErrAxis {
				t.Errorf("%s: axis %d, want %d", r.ID, says.Axis, *r.ErrAxis)
			}
		case "multi":
			same(called("broadcast_shapes", r.Shapes...), r.ErrShapes)
			same(called("broadcast_tensors", r.Shapes...), r.ErrTensors)
		case "expand", "broadcast_to":
			same(into(engine.Target, engine.Identity, list(t, r.Sizes), list(t, r.Shape)), r.Err)
		}
	}
}

// An xarrayOperand is dims and sizes.
type xarrayOperand struct {
	Dims  []string
	Sizes []int
}

func (o xarrayOperand) operand() engine.Operand {
	x := operand(o.Sizes)
	for k, name := range o.Dims {
		x.Shape.Axes[k].Name = name
	}
	return x
}

func TestXArrayTexts(t *testing.T) {
	type row struct {
		ID, Err string
		A, B    xarrayOperand
		ErrType string `json:"err_type"`
		IAdd    struct{ Err string }
	}
	s := score{t: t, name: "xarray.jsonl, texts"}
	defer s.print()
	for _, r := range rows[row](t, "xarray.jsonl") {
		a, b := r.A.operand(), r.B.operand()
		trace := engine.Explain(engine.XArray, engine.Add, a, b)
		says := run.Said(engine.InXArray, trace)
		s.same(r.ID, says.Text, r.Err)
		s.same(r.ID, says.Class, r.ErrType)
		inPlace := engine.ExplainInto(engine.XArray, engine.Add, &engine.Output{Kind: engine.Augmented, Operand: a}, a, b)
		s.same(r.ID, run.Said(engine.InXArray, inPlace).Text, r.IAdd.Err)
	}
}
