package engine_test

import (
	"fmt"
	"slices"
	"testing"

	"shapecast/engine"
)

func picks(indices ...int64) engine.Subscript {
	return engine.Subscript{Kind: engine.Picked, Array: operand([]int{len(indices)}, engine.Ints(indices...)).Array}
}

// TestPicks holds indexing with arrays against what NumPy printed for
// a = arange(24).reshape(2, 3, 4).
func TestPicks(t *testing.T) {
	all := engine.Subscript{Kind: engine.Ranged}
	multiples := make([]bool, 24)
	for i := range multiples {
		multiples[i] = i%5 == 0
	}
	for _, test := range []struct {
		name       string
		subscripts []engine.Subscript
		want       string
	}{
		{"beside each other they stay", []engine.Subscript{all, picks(0, 2), picks(1, 3)}, "(2, 2) [[1, 11], [13, 23]]"},
		{"parted they go in front", []engine.Subscript{picks(0, 1), all, picks(1, 2)}, "(2, 3) [[1, 5, 9], [14, 18, 22]]"},
		{"an index counts as an array", []engine.Subscript{{At: 0}, all, picks(1, -2)}, "(2, 3) [[1, 5, 9], [2, 6, 10]]"},
		{"an ellipsis for no axis parts them too", []engine.Subscript{all, picks(0), {Kind: engine.Ellipsis}, picks(1)}, "(1, 2) [[1, 13]]"},
		{"a mask of every axis", []engine.Subscript{{Kind: engine.Picked, Array: operand([]int{2, 3, 4}, truths(multiples...)).Array}}, "(5,) [0, 5, 10, 15, 20]"},
		{"a mask that is never true", []engine.Subscript{{Kind: engine.Picked, Array: operand([]int{2}, truths(false, false)).Array}}, "(0, 3, 4) []"},
	} {
		t.Run(test.name, func(t *testing.T) {
			c, err := engine.Index(counted(2, 3, 4), test.subscripts...)
			if err != nil {
				t.Fatal(err)
			}
			if got := fmt.Sprint(c.To.Shape, " ", c.To.Nested()); got != test.want || !c.Copied {
				t.Errorf("got %s (copied: %t), want %s", got, c.Copied, test.want)
			}
		})
	}
}

func TestRefusedPicks(t *testing.T) {
	for _, test := range []struct {
		name       string
		subscripts []engine.Subscript
		want       string
	}{
		{"outside", []engine.Subscript{picks(0, 2)}, "index 2 is outside axis 0 of size 2"},
		{"arrays that do not broadcast", []engine.Subscript{picks(0, 1), picks(0, 1, 2)}, "shapes (2,) and (3,) do not broadcast: axis 0 has sizes 2 and 3"},
		{"a mask of another size", []engine.Subscript{{Kind: engine.Picked, Array: operand([]int{3}, truths(true, false, true)).Array}}, "axis 0 has size 2, and its mask 3"},
		{"too many", []engine.Subscript{{}, {}, {}, {}}, "4 indices for rank 3"},
		{"two ellipses", []engine.Subscript{{Kind: engine.Ellipsis}, {Kind: engine.Ellipsis}}, "2 ellipses in one index"},
		{"a step of 0", []engine.Subscript{{Kind: engine.Ranged, Range: engine.Range{Step: new(int)}}}, "step 0 never reaches the stop"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if _, err := engine.Index(counted(2, 3, 4), test.subscripts...); text(err) != test.want {
				t.Errorf("got %v, want %s", err, test.want)
			}
		})
	}
}

// TestReshapeOfViews shows where strides suffice and where values are copied.
func TestReshapeOfViews(t *testing.T) {
	two := 2
	rows, err := engine.Index(counted(4, 3, 2), engine.Subscript{Kind: engine.Ranged, Range: engine.Range{Step: &two}})
	if err != nil {
		t.Fatal(err)
	}
	turned, err := engine.Transpose(counted(2, 3))
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name    string
		from    engine.Array
		sizes   []int
		strides []int // nil when a copy is made
		values  []float64
	}{
		{"axes that lie together merge", rows.To, []int{2, 6}, []int{12, 1}, nil},
		{"axes with a gap do not", rows.To, []int{12}, nil, []float64{0, 1, 2, 3, 4, 5, 12, 13, 14, 15, 16, 17}},
		{"a new axis of size 1", turned.To, []int{3, 1, 2}, []int{1, 6, 3}, nil},
		{"a transpose is copied", turned.To, []int{-1}, nil, []float64{0, 3, 1, 4, 2, 5}},
	} {
		t.Run(test.name, func(t *testing.T) {
			c, err := engine.Reshape(engine.Operand{Array: test.from}, test.sizes...)
			if err != nil {
				t.Fatal(err)
			}
			if c.Copied != (test.strides == nil) || !c.Copied && !slices.Equal(c.To.Strides, test.strides) {
				t.Errorf("got strides %v, copied: %t; want %v", c.To.Strides, c.Copied, test.strides)
			}
			for i, want := range test.values {
				if got := c.To.Values.Float(i); got != want {
					t.Errorf("value %d: got %v, want %v", i, got, want)
				}
			}
		})
	}
}

func TestNothingIsTurnedRound(t *testing.T) {
	start, stop, back := 2, 0, -1
	none, err := engine.Index(counted(1, 3), engine.Subscript{Kind: engine.Ranged, Range: engine.Range{Start: &start, Stop: &stop, Step: &back}})
	if err != nil {
		t.Fatal(err)
	}
	if got, want := none.To.Strides, []int{3, 1}; !slices.Equal(got, want) {
		t.Errorf("got strides %v, want %v", got, want)
	}
}

// TestSumsRoundAsNumPy holds the last digit of sums of 1, 1/2, 1/3, … against NumPy's.
func TestSumsRoundAsNumPy(t *testing.T) {
	parts := func(sizes ...int) engine.Operand {
		from, err := engine.Arange(engine.IntScalar(1), engine.IntScalar(1004), engine.IntScalar(1))
		if err != nil {
			t.Fatal(err)
		}
		result, _ := apply(t, engine.TrueDivide, operand(nil, engine.Ints(1)), engine.Operand{Array: from})
		result.Shape = engine.Dense(sizes...)
		return engine.Operand{Array: result}
	}
	columns, err := engine.Transpose(parts(200, 3))
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name string
		from engine.Operand
		r    engine.Reduction
		want float64 // the value at index 0
	}{
		{"many in a row", parts(1003), engine.Reduction{}, 7.4884648745144435},
		{"their mean", parts(1003), engine.Reduction{Fold: engine.Mean}, 0.00746606667449097},
		{"their deviation", parts(1003), engine.Reduction{Fold: engine.Std}, 0.03979043027733854},
		{"down a column", parts(200, 3), engine.Reduction{Axes: []int{0}}, 2.8098395030735475},
		{"down a column that was a row", engine.Operand{Array: columns.To}, engine.Reduction{Axes: []int{1}}, 2.8098395030735475},
		{"all of a table", parts(200, 3), engine.Reduction{}, 6.974978421969595},
	} {
		t.Run(test.name, func(t *testing.T) {
			c, _, err := engine.Reduce(test.from, test.r)
			if err != nil {
				t.Fatal(err)
			}
			if got := c.To.Values.Floats[0]; got != test.want {
				t.Errorf("got %v, want %v", got, test.want)
			}
		})
	}
}

func TestChangeSource(t *testing.T) {
	transposed := func() engine.Operand {
		c, err := engine.Transpose(counted(2, 3))
		if err != nil {
			t.Fatal(err)
		}
		return engine.Operand{Array: c.To}
	}
	tests := []struct {
		name    string
		change  func() (engine.Change, error)
		index   []int
		operand int
		want    []int
	}{
		{"a new axis has nothing to count", func() (engine.Change, error) { return engine.ExpandDims(counted(3), 1) }, []int{2, 0}, 0, []int{2}},
		{"a transpose swaps", func() (engine.Change, error) { return engine.Transpose(counted(2, 3)) }, []int{2, 1}, 0, []int{1, 2}},
		{"a transpose of a transpose swaps back", func() (engine.Change, error) { return engine.Transpose(transposed()) }, []int{1, 2}, 0, []int{2, 1}},
		{"a reshape keeps the order", func() (engine.Change, error) { return engine.Reshape(counted(2, 6), 3, 4) }, []int{1, 3}, 0, []int{1, 1}},
		{"a reshape that copies keeps the order", func() (engine.Change, error) { return engine.Reshape(transposed(), 6) }, []int{3}, 0, []int{1, 1}},
		{"a join begins with the first array", func() (engine.Change, error) { return engine.Concatenate(0, counted(2), counted(3)) }, []int{1}, 0, []int{1}},
		{"a join goes on with the next", func() (engine.Change, error) { return engine.Concatenate(1, counted(2, 2), counted(2, 3)) }, []int{1, 4}, 1, []int{1, 2}},
		{"a stack has each array at one place", func() (engine.Change, error) { return engine.Stack(1, counted(3), counted(3)) }, []int{2, 1}, 1, []int{2}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c, err := tt.change()
			if err != nil {
				t.Fatal(err)
			}
			if operand, got := c.Source(tt.index); operand != tt.operand || !slices.Equal(got, tt.want) {
				t.Errorf("Source(%v) = operand %d, %v, want %d, %v", tt.index, operand, got, tt.operand, tt.want)
			}
		})
	}
}
