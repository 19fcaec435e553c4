package main

import (
	"math/rand/v2"
	"slices"
)

// The rules of ragged axes over plain trees, slowly and with nothing of ours:
// programs are made of them at random, in all notations, and must answer the same.

// A tree is a list of trees, or a value.
type tree struct {
	items []*tree
	value int
}

// A grown is a tree that knows which axes are uniform, and its encoding.
type grown struct {
	root  *tree
	sizes []int // -1 for a ragged axis
	rank  int   // row partitions, 0 of a dense one
}

// A gardener grows trees.
type gardener struct{ *rand.Rand }

func (g gardener) grow() grown {
	a := grown{sizes: make([]int, g.IntN(5))}
	for k := range a.sizes {
		a.sizes[k] = []int{0, 1, 1, 2, 2, 3}[g.IntN(6)]
		if k > 0 && g.IntN(2) == 0 {
			a.sizes[k], a.rank = -1, k
		}
	}
	if len(a.sizes) > 1 && g.IntN(4) == 0 {
		a.rank += g.IntN(len(a.sizes) - a.rank)
	}
	a.root = g.branch(a.sizes)
	return a
}

func (g gardener) branch(sizes []int) *tree {
	if len(sizes) == 0 {
		return &tree{value: g.IntN(19) - 9}
	}
	n := sizes[0]
	if n < 0 {
		n = g.IntN(4)
	}
	t := &tree{items: []*tree{}}
	for range n {
		t.items = append(t.items, g.branch(sizes[1:]))
	}
	return t
}

// graft returns a tree that may well meet a: cut to size 1 on some axes, and
// now and then with a row of another length.
func (g gardener) graft(a grown) grown {
	b := grown{sizes: slices.Clone(a.sizes)}
	for k := range b.sizes {
		if g.IntN(3) == 0 {
			b.sizes[k] = 1
		} else if b.sizes[k] < 0 {
			b.rank = k
		}
	}
	b.root = g.copy(a.root, b.sizes)
	for len(b.sizes) > 0 && g.IntN(3) == 0 && (len(b.sizes) < 2 || b.sizes[1] >= 0) && len(b.root.items) > 0 {
		b = grown{b.root.items[0], b.sizes[1:], max(b.rank-1, 0)}
	}
	return b
}

func (g gardener) copy(t *tree, sizes []int) *tree {
	if len(sizes) == 0 {
		return &tree{value: g.IntN(19) - 9}
	}
	c := &tree{items: []*tree{}}
	switch {
	case sizes[0] == 1 && len(t.items) == 0:
		c.items = append(c.items, g.branch(sizes[1:]))
	case sizes[0] == 1:
		c.items = append(c.items, g.copy(t.items[0], sizes[1:]))
	default:
		for _, item := range t.items {
			if sizes[0] >= 0 || g.IntN(20) > 0 {
				c.items = append(c.items, g.copy(item, sizes[1:]))
			}
		}
	}
	return c
}

// levels returns the trees at each depth, from the root to the values.
func (a grown) levels() [][]*tree {
	all := [][]*tree{{a.root}}
	for range a.sizes {
		var below []*tree
		for _, t := range all[len(all)-1] {
			below = append(below, t.items...)
		}
		all = append(all, below)
	}
	return all
}

// lengths returns the axes: a size, or the lengths of a ragged one.
func (a grown) lengths() []any {
	list := make([]any, len(a.sizes))
	for k, level := range a.levels()[:len(a.sizes)] {
		list[k] = float64(a.sizes[k])
		if a.sizes[k] < 0 {
			rows := []any{}
			for _, t := range level {
				rows = append(rows, float64(len(t.items)))
			}
			list[k] = rows
		}
	}
	return list
}

func (a grown) flat() []any {
	values := []any{}
	for _, t := range a.levels()[len(a.sizes)] {
		values = append(values, float64(t.value))
	}
	return values
}

func (a grown) nested() any { return a.root.nested(len(a.sizes)) }

func (t *tree) nested(depth int) any {
	if depth == 0 {
		return float64(t.value)
	}
	list := []any{}
	for _, item := range t.items {
		list = append(list, item.nested(depth-1))
	}
	return list
}

// padded returns a with uniform axes of size 1 around it.
func (a grown) padded(axes int) grown {
	for range axes {
		a = grown{&tree{items: []*tree{a.root}}, append([]int{1}, a.sizes...), a.rank + min(a.rank, 1)}
	}
	return a
}

// A harvest is what two trees give, or the first axis and row where they differ.
type harvest struct {
	grown
	axis, row int // -1 where there is none
}

// meet subtracts b from a, axis by axis from the left.
func meet(a, b grown) harvest {
	rank := max(len(a.sizes), len(b.sizes))
	a, b = a.padded(rank-len(a.sizes)), b.padded(rank-len(b.sizes))
	out := harvest{grown{&tree{}, nil, max(a.rank, b.rank)}, -1, -1}
	level := [][3]*tree{{a.root, b.root, out.root}}
	for k := range rank {
		p, q := a.sizes[k], b.sizes[k]
		if p >= 0 && q >= 0 && p != q && p != 1 && q != 1 {
			out.axis = k
			return out
		}
		var below [][3]*tree
		for row, t := range level {
			m, n := len(t[0].items), len(t[1].items)
			if p != 1 && q != 1 && m != n {
				out.axis, out.row = k, row
				return out
			}
			if p == 1 {
				m = n
			}
			for i := range m {
				child := &tree{}
				t[2].items = append(t[2].items, child)
				below = append(below, [3]*tree{t[0].pick(i, p), t[1].pick(i, q), child})
			}
		}
		size := max(p, q) * min(p, 1) * min(q, 1)
		if p < 0 || q < 0 {
			size = -1
		}
		out.sizes, level = append(out.sizes, size), below
	}
	for _, t := range level {
		t[2].value = t[0].value - t[1].value
	}
	return out
}

// pick returns item i, or the only one again and again.
func (t *tree) pick(i, size int) *tree {
	if size == 1 {
		i = 0
	}
	return t.items[i]
}
