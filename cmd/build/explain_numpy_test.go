package main

import (
	"fmt"
	"strings"
	"testing"

	"shapecast/engine"
)

type numpyRow struct {
	ID        string
	Shapes    [][]int
	OK        bool
	Result    []int
	ErrShapes string `json:"err_shapes"`
	ErrAdd    string `json:"err_add"`
	ErrWhere  string `json:"err_where"`
	Chain     *struct{ Err string }
	Strides   [][]int
	Op        string
	A, B      []any
	DTypes    []string
	Out       []any
	OutKind   string `json:"out_kind"`
	Warnings  []string
	OpErr     *struct{ Type, Msg string } `json:"op_err"`
}

func TestExplainNumPy(t *testing.T) {
	asked := map[string][]question{}
	for _, r := range rows[numpyRow](t, "dense/numpy.jsonl") {
		asked[r.ID] = r.questions()
	}
	ask(t, "numpy.jsonl", asked)
}

func (r numpyRow) questions() []question {
	var names, arrays []string
	for _, s := range r.Shapes {
		names, arrays = append(names, tupled(s)), append(arrays, ones(s))
	}
	shapes := "np.broadcast_shapes(" + strings.Join(names, ", ") + ")"
	chain := strings.Join(arrays, " + ")
	list := []question{{shapes, engine.InNumPy, r.broadcastShapes}}
	switch {
	case r.OK && len(arrays) > 1:
		list = append(list, question{chain, engine.InNumPy, all(runs(r.Result), r.sameStrides)})
	case r.ErrAdd != "":
		list = append(list, question{chain, engine.InNumPy, all(fails("ValueError", r.ErrAdd), blames)})
	case r.Chain != nil:
		list = append(list, question{chain, engine.InNumPy, fails("ValueError", r.Chain.Err)})
	}
	if r.ErrWhere != "" {
		list = append(list, question{"np.where(" + strings.Join(arrays, ", ") + ")", engine.InNumPy, fails("ValueError", r.ErrWhere)})
	}
	if r.Op != "" {
		list = append(list, r.values())
	}
	return list
}

func (r numpyRow) broadcastShapes(a answer) error {
	if !r.OK {
		return fails("ValueError", r.ErrShapes)(a)
	}
	if got := fmt.Sprint(a.Result.Value); a.Result.Python != "tuple" || got != fmt.Sprint(r.Result) {
		return fmt.Errorf("got %s %s, want %v", a.Result.Python, got, r.Result)
	}
	return nil
}

// sameStrides compares the strides of every operand at the result's shape.
func (r numpyRow) sameStrides(a answer) error {
	for n, want := range r.Strides {
		if got := a.Operands[n].Strides; fmt.Sprint(got) != fmt.Sprint(want) {
			return fmt.Errorf("operand %d: got strides %v, want %v", n, got, want)
		}
	}
	return nil
}

// blames wants an axis and the sizes that met there.
func blames(a answer) error {
	if e := a.Error; e.Kind != "mismatch" || e.Axis == nil || len(e.Sizes) != 2 || a.Verdict != "fails" {
		return fmt.Errorf("got %+v, want an axis and two sizes", e)
	}
	return nil
}

func (r numpyRow) values() question {
	types := r.DTypes
	if types == nil {
		types = []string{"int64", "int64"}
	}
	program := fmt.Sprintf("np.%s(%s, %s)", r.Op, literal(r.A, r.Shapes[0], types[0]), literal(r.B, r.Shapes[1], types[1]))
	if r.OpErr != nil {
		return question{program, engine.InNumPy, fails(r.OpErr.Type, r.OpErr.Msg)}
	}
	kind := func(a answer) error {
		if got := a.Result.DType[:1]; got != r.OutKind {
			return fmt.Errorf("got %s, want kind %s", a.Result.DType, r.OutKind)
		}
		if fmt.Sprint(a.Warnings) != fmt.Sprint(r.Warnings) {
			return fmt.Errorf("got warnings %v, want %v", a.Warnings, r.Warnings)
		}
		return nil
	}
	return question{program, engine.InNumPy, all(runs(r.Result), holds(r.Out, 1e-12), kind)}
}

type inPlaceRow struct {
	ID, Kind, Expr string
	A, B, Out      []int
	OK             bool
	Result         []int
	ErrType        string `json:"err_type"`
	Err            string
}

// inPlaceFacts spells the rows that have an expression in words of their own.
var inPlaceFacts = map[string]string{
	"a_int64 += 0.5":                        "a = ones((2, 3), dtype='int64'); a += 0.5",
	"a_float32 += b_float64":                "a = ones((2, 3), dtype='float32'); a += ones(3)",
	"a_bool += b_int64":                     "a = ones(3, dtype=bool); a += arange(3)",
	"a_bool -= b_bool":                      "a = ones(3, dtype=bool); a -= ones(3, dtype=bool)",
	"broadcast_to(zeros(3),(2,3)) += 1":     "v = np.broadcast_to(zeros(3), (2, 3)); v += 1",
	"broadcast_to(zeros(3),(2,3))[0,0] = 1": "v = np.broadcast_to(zeros(3), (2, 3)); v[0, 0] = 1",
	"add(int,int,out=bool)":                 "np.add(arange(3), arange(3), out=zeros(3, dtype=bool))",
}

func TestExplainNumPyInPlace(t *testing.T) {
	asked := map[string][]question{}
	for _, r := range rows[inPlaceRow](t, "dense/numpy_inplace.jsonl") {
		program := inPlaceFacts[r.Expr]
		switch r.Kind {
		case "iadd":
			program = fmt.Sprintf("a = %s; b = %s; a += b", ones(r.A), ones(r.B))
		case "out":
			program = fmt.Sprintf("np.add(%s, %s, out=%s)", ones(r.A), ones(r.B), ones(r.Out))
		case "assign":
			program = fmt.Sprintf("a = %s; a[...] = %s; a", ones(r.A), ones(r.B))
		}
		if program == "" {
			t.Logf("%s: %s is spelled nowhere", r.ID, r.Expr)
			continue
		}
		check := fails("", r.Err)
		if r.OK {
			check = runs(r.Result)
		}
		asked[r.ID] = []question{{program, engine.InNumPy, check}}
	}
	ask(t, "numpy_inplace.jsonl", asked)
}

type xarrayRow struct {
	ErrType    string `json:"err_type"`
	ID         string
	A, B       named
	OK         bool
	Result     named
	Err        string
	Positional *struct {
		OK     bool
		Result []int
	} `json:"positional_numpy"`
}

type named struct {
	Dims  []string
	Sizes []int
}

func (n named) String() string {
	parts := make([]string, len(n.Dims))
	for k, dim := range n.Dims {
		parts[k] = fmt.Sprintf("%s=%d", dim, n.Sizes[k])
	}
	return "ones(" + strings.Join(parts, ", ") + ")"
}

func TestExplainXArray(t *testing.T) {
	asked := map[string][]question{}
	for _, r := range rows[xarrayRow](t, "dense/xarray.jsonl") {
		program := r.A.String() + " + " + r.B.String()
		check := fails(r.ErrType, r.Err)
		if r.OK {
			check = all(runs(r.Result.Sizes), func(a answer) error {
				if got := fmt.Sprint(a.Result.Dims); len(r.Result.Dims) > 0 && got != fmt.Sprint(r.Result.Dims) {
					return fmt.Errorf("got %s, want %v", got, r.Result.Dims)
				}
				return nil
			})
		}
		asked[r.ID] = []question{{program, engine.InXArray, check}}
		if p := r.Positional; p != nil && p.OK {
			asked[r.ID] = append(asked[r.ID], question{ones(r.A.Sizes) + " + " + ones(r.B.Sizes), engine.InNumPy, runs(p.Result)})
		}
	}
	ask(t, "xarray.jsonl", asked)
}
