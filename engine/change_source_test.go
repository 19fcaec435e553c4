package engine_test

import (
	"slices"
	"testing"

	"shapecast/engine"
)

func TestChangeSource(t *testing.T) {
	transposed := func() engine.Operand {
		c, err := engine.Transpose(counted(2, 3))
		if err != nil {
			t.Fatal(err)
		}
		return engine.Operand{Array: c.To}
	}
	tests := []struct {
		name   string
		change func() (engine.Change, error)
		index  []int
		want   []int
	}{
		{"a new axis has nothing to count", func() (engine.Change, error) { return engine.ExpandDims(counted(3), 1) }, []int{2, 0}, []int{2}},
		{"a transpose swaps", func() (engine.Change, error) { return engine.Transpose(counted(2, 3)) }, []int{2, 1}, []int{1, 2}},
		{"a transpose of a transpose swaps back", func() (engine.Change, error) { return engine.Transpose(transposed()) }, []int{1, 2}, []int{2, 1}},
		{"a reshape keeps the order", func() (engine.Change, error) { return engine.Reshape(counted(2, 6), 3, 4) }, []int{1, 3}, []int{1, 1}},
		{"a reshape that copies keeps the order", func() (engine.Change, error) { return engine.Reshape(transposed(), 6) }, []int{3}, []int{1, 1}},
		{"a tile begins again", func() (engine.Change, error) { return engine.Tile(counted(1, 3), 2, 2) }, []int{1, 4}, []int{0, 1}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			c, err := tt.change()
			if err != nil {
				t.Fatal(err)
			}
			if got := c.Source(tt.index); !slices.Equal(got, tt.want) {
				t.Errorf("Source(%v) = %v, want %v", tt.index, got, tt.want)
			}
		})
	}
}
