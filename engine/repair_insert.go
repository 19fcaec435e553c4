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
// [maxRepairs] of them. No axis is inserted further left than x and y reach,
// because padding does that by itself.
func insertions(x, y []Axis, count int) (found [][]int) {
	lead := len(x) + count - len(y)
	dead := map[[2]int]bool{} // axes of x and insertions after which nothing was found
	var place func(i int, at []int)
	place = func(i int, at []int) {
		k, before := i+len(at), len(found)
		switch {
		case k == len(x)+count:
			found = append(found, at)
			return
		case dead[[2]int{i, len(at)}] || before >= maxRepairs:
			return
		}
		if len(at) < count && k >= lead && i > 0 {
			place(i, append(slices.Clone(at), k))
		}
		if i < len(x) && (k < lead || meets(x[i], y[k-lead])) {
			place(i+1, at)
		}
		dead[[2]int{i, len(at)}] = len(found) == before
	}
	place(0, nil)
	return found
}

// meets reports whether a uniform axis and another one fit one column.
func meets(a, b Axis) bool {
	if b.Ragged() {
		return a.Size == 1 || !slices.ContainsFunc(b.Lengths, func(n int) bool { return n != a.Size })
	}
	return a.Size == b.Size || a.Size == 1 || b.Size == 1
}
