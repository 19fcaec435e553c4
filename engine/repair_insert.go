package engine

import "slices"

// inserted returns x with new axes of size 1 at the given indices of the outcome.
func inserted(x []Axis, at []int) []Axis {
	rank := len(x) + len(at)
	out := make([]Axis, 0, rank)
	for len(out) < rank {
		if slices.Contains(at, len(out)) {
			out = append(out, Axis{Size: 1})
			continue
		}
		out, x = append(out, x[0]), x[1:]
	}
	return out
}

// insertions returns the ways to insert count axes of size 1 into x so that it
// broadcasts with y, each as indices of the outcome, in order, and at most
// [maxRepairs] of them. No axis is inserted further left than y reaches,
// because padding does that by itself.
func insertions(x, y []Axis, count int) [][]int {
	s := search{x: x, y: y, dead: map[[3]int]bool{}}
	s.walk(len(x), len(y), count, nil)
	slices.SortStableFunc(s.found, slices.Compare)
	return s.found
}

// A search walks two shapes from the right, and at each axis of y either meets
// it with the next axis of x or inserts one.
type search struct {
	x, y  []Axis
	dead  map[[3]int]bool // states from which nothing was found
	found [][]int
}

// walk goes on with i axes of x, j axes of y and count insertions to come.
// The insertions so far are held as distances from the right.
func (s *search) walk(i, j, count int, fromRight []int) {
	switch {
	case count == 0 && (i == 0 || j == 0):
		s.add(fromRight)
		return
	case j == 0 || i == 0 || s.dead[[3]int{i, j, count}] || len(s.found) >= maxRepairs:
		return
	}
	before := len(s.found)
	if count > 0 {
		place := len(s.x) - i + len(fromRight)
		s.walk(i, j-1, count-1, append(slices.Clone(fromRight), place))
	}
	if meets(s.x[i-1], s.y[j-1]) {
		s.walk(i-1, j-1, count, fromRight)
	}
	if len(s.found) == before {
		s.dead[[3]int{i, j, count}] = true
	}
}

// add turns distances from the right into indices of the outcome.
func (s *search) add(fromRight []int) {
	last := len(s.x) + len(fromRight) - 1
	at := make([]int, len(fromRight))
	for k, n := range fromRight {
		at[len(at)-1-k] = last - n
	}
	s.found = append(s.found, at)
}

// meets reports whether a uniform axis and another one fit one column.
func meets(a, b Axis) bool {
	if b.Ragged() {
		return a.Size == 1 || !slices.ContainsFunc(b.Lengths, func(n int) bool { return n != a.Size })
	}
	return a.Size == b.Size || a.Size == 1 || b.Size == 1
}
