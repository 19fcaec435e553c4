package engine

import "slices"

// A walk visits the cells of a dense result in C order, row by row, and knows
// where in each operand's memory the row begins. Axes of size 1 are left out
// and axes that lie in memory like one are merged, so that rows are long.
type walk struct {
	sizes   []int   // of the axes outside the row
	strides [][]int // of each operand along them
	length  int     // cells in a row
	steps   []int   // of each operand along the row
}

// newWalk plans a walk over sizes, which hold at least one cell; each operand
// has one stride an axis.
func newWalk(sizes []int, strides ...[]int) walk {
	w := walk{strides: make([][]int, len(strides))}
	for k, size := range sizes {
		if size != 1 {
			w.push(size, k, strides)
		}
	}
	w.length, w.steps = 1, make([]int, len(strides))
	if last := len(w.sizes) - 1; last >= 0 {
		w.length, w.sizes = w.sizes[last], w.sizes[:last]
		for n := range w.strides {
			w.steps[n], w.strides[n] = w.strides[n][last], w.strides[n][:last]
		}
	}
	return w
}

// push adds axis k, merging it with the one before where every operand allows.
func (w *walk) push(size, k int, strides [][]int) {
	last := len(w.sizes) - 1
	merge := last >= 0
	for n := range strides {
		merge = merge && w.strides[n][last] == strides[n][k]*size
	}
	if merge {
		w.sizes[last] *= size
		for n := range strides {
			w.strides[n][last] = strides[n][k]
		}
		return
	}
	w.sizes = append(w.sizes, size)
	for n := range strides {
		w.strides[n] = append(w.strides[n], strides[n][k])
	}
}

// rows calls visit with the first cell of each row: its position in the
// result, and in each operand's memory, which begins at the offsets.
func (w walk) rows(offsets []int, visit func(out int, at []int)) {
	at := slices.Clone(offsets)
	index := make([]int, len(w.sizes))
	for out := 0; ; out += w.length {
		visit(out, at)
		k := len(index) - 1
		for ; k >= 0; k-- {
			w.move(at, k, 1)
			if index[k]++; index[k] < w.sizes[k] {
				break
			}
			w.move(at, k, -index[k])
			index[k] = 0
		}
		if k < 0 {
			return
		}
	}
}

// move steps every operand n cells along axis k.
func (w walk) move(at []int, k, n int) {
	for i := range at {
		at[i] += n * w.strides[i][k]
	}
}
