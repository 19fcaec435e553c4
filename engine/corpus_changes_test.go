package engine_test

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"shapecast/engine"
)

type changeRow struct {
	Kind, Expr string
	Shape      []int
	Target     []int
	Axis       oneOrMore
	OK         bool
	Err        string
	ErrType    string `json:"err_type"`
	Result     []int
	Strides    []int
	Values     []number
	BaseBytes  *int `json:"base_nbytes"`
	ViewBytes  *int `json:"view_nbytes_attr"`
	CopyBytes  *int `json:"copy_nbytes"`
}

// oneOrMore is a list of ints, or one that stands for a list of one.
type oneOrMore []int

func (n *oneOrMore) UnmarshalJSON(data []byte) error {
	if data[0] == '[' {
		return json.Unmarshal(data, (*[]int)(n))
	}
	*n = make(oneOrMore, 1)
	return json.Unmarshal(data, &(*n)[0])
}

// TestChangeCorpus holds broadcast_to, expand_dims, reshape and indexing
// against NumPy's answers. Facts are programs, which package expr runs; the
// fixes are tested beside the repairs.
func TestChangeCorpus(t *testing.T) {
	checks := map[string]func(changeRow, engine.Operand) error{
		"broadcast_to": changeRow.view, "expand_dims": changeRow.expand,
		"reshape": changeRow.reshape, "index_expr": changeRow.index,
	}
	corpus(t, "broadcast_to.jsonl", func(r changeRow) (bool, error) {
		check, ran := checks[r.Kind]
		if !ran || strings.HasPrefix(r.Expr, "np.repeat") { // which is written in the language
			return false, nil
		}
		n, _ := engine.Dense(r.Shape...).Count()
		made, err := engine.Reshape(operand([]int{n}, engine.Values{DType: engine.Int64, Progression: counting.Progression}), r.Shape...)
		if err != nil {
			return true, err
		}
		return true, check(r, engine.Operand{Array: made.To})
	})
}

func (r changeRow) view(from engine.Operand) error {
	place := engine.Operand{Array: engine.Array{Shape: engine.Dense(r.Target...)}}
	trace := engine.ExplainInto(engine.NumPy, engine.Identity, &engine.Output{Kind: engine.Target, Operand: place}, from)
	view, _, err := engine.Apply(trace)
	if done, err := r.refused(err); done {
		return err
	}
	if err := sameInts("strides", view.StridesOrDefault(), r.Strides); err != nil {
		return err
	}
	change := engine.Change{From: from, To: view}
	if change.StoredBytes() != *r.BaseBytes || change.ResultBytes() != *r.CopyBytes || !view.ReadOnly {
		return fmt.Errorf("got %d bytes stored and %d copied, want %d and %d",
			change.StoredBytes(), change.ResultBytes(), *r.BaseBytes, *r.CopyBytes)
	}
	return r.holds(view)
}

// refused reports whether the row ends in an error, and what is wrong with err
// as that error.
func (r changeRow) refused(err error) (bool, error) {
	if r.OK != (err == nil) {
		return true, fmt.Errorf("got %v, want %q", err, r.Err)
	}
	return !r.OK, nil
}

func (r changeRow) holds(a engine.Array) error {
	if r.Values == nil {
		return nil
	}
	return holds(a, r.Values, 0)
}

// shaped checks the shape and the values of a change.
func (r changeRow) shaped(c engine.Change) error {
	if err := sameInts("result", c.To.Shape.Sizes(), r.Result); err != nil {
		return err
	}
	return r.holds(c.To)
}

func (r changeRow) expand(from engine.Operand) error {
	c, err := engine.ExpandDims(from, r.Axis...)
	if done, mistake := r.refused(err); done {
		_, outside := err.(*engine.AxisError)
		if mistake == nil && outside != (r.ErrType == "AxisError") {
			return fmt.Errorf("got %T, want %s", err, r.ErrType)
		}
		return mistake
	}
	return r.shaped(c)
}

func (r changeRow) reshape(from engine.Operand) error {
	c, err := engine.Reshape(from, r.Target...)
	if done, mistake := r.refused(err); done {
		if _, ok := err.(*engine.ReshapeError); !ok && mistake == nil {
			return fmt.Errorf("got %T, want %s", err, r.Err)
		}
		return mistake
	}
	if c.Copied {
		return fmt.Errorf("got a copy, want a view")
	}
	return r.shaped(c)
}

// calls are the expressions of the rows that are not made of brackets alone.
var calls = map[string]func(engine.Operand) (engine.Change, error){
	"a.T":                           func(a engine.Operand) (engine.Change, error) { return engine.Transpose(a) },
	"a.transpose(0, 2, 1)":          func(a engine.Operand) (engine.Change, error) { return engine.Transpose(a, 0, 2, 1) },
	"np.swapaxes(a, 0, 2)":          func(a engine.Operand) (engine.Change, error) { return engine.Transpose(a, 2, 1, 0) },
	"a.squeeze(0)":                  func(a engine.Operand) (engine.Change, error) { return engine.Squeeze(a, 0) },
	"a.squeeze(1)":                  func(a engine.Operand) (engine.Change, error) { return engine.Squeeze(a, 1) },
	"a.ravel()":                     func(a engine.Operand) (engine.Change, error) { return engine.Reshape(a, -1) },
	"np.atleast_2d(a)":              func(a engine.Operand) (engine.Change, error) { return engine.ExpandDims(a, 0) },
	"np.stack([a, a], axis=-1)":     func(a engine.Operand) (engine.Change, error) { return engine.Stack(-1, a, a) },
	"a.sum()":                       reduce(engine.Reduction{}),
	"a.sum(keepdims=True)":          reduce(engine.Reduction{KeepDims: true}),
	"a.sum(axis=-1, keepdims=True)": reduce(engine.Reduction{Axes: []int{-1}, KeepDims: true}),
	"a.max(axis=(0, 1), keepdims=True)": reduce(engine.Reduction{
		Fold: engine.Max, Axes: []int{0, 1}, KeepDims: true,
	}),
	"np.atleast_2d(a).T": func(a engine.Operand) (engine.Change, error) {
		wide, _ := engine.ExpandDims(a, 0)
		return engine.Transpose(engine.Operand{Array: wide.To})
	},
}

func reduce(r engine.Reduction) func(engine.Operand) (engine.Change, error) {
	return func(a engine.Operand) (engine.Change, error) {
		c, _, err := engine.Reduce(a, r)
		return c, err
	}
}

func (r changeRow) index(from engine.Operand) error {
	call, ok := calls[r.Expr]
	if !ok {
		call = func(a engine.Operand) (c engine.Change, err error) {
			for _, brackets := range strings.Split(strings.Trim(r.Expr, "a[]"), "][") {
				c, err = engine.Index(a, subscripts(brackets)...)
				a.Array = c.To
			}
			return c, err
		}
	}
	c, err := call(from)
	if done, err := r.refused(err); done {
		return err
	}
	return r.shaped(c)
}

// subscripts reads what stands between the brackets of a[:, 0, None].
func subscripts(text string) []engine.Subscript {
	var list []engine.Subscript
	for _, part := range strings.Split(text, ", ") {
		s := engine.Subscript{Kind: engine.Ranged}
		start, stop, ranged := strings.Cut(part, ":")
		switch {
		case ranged:
			s.Range = engine.Range{Start: bound(start), Stop: bound(stop)}
		case part == "None" || part == "np.newaxis":
			s.Kind = engine.NewAxis
		case part == "...":
			s.Kind = engine.Ellipsis
		default:
			s = engine.Subscript{At: *bound(part)}
		}
		list = append(list, s)
	}
	return list
}

// bound reads an int, or nil where there is none.
func bound(text string) *int {
	n, err := strconv.Atoi(text)
	if err != nil {
		return nil
	}
	return &n
}
