package engine_test

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"testing"

	"shapecast/engine"
)

// The rules once more, over plain nested lists: slow, and nothing in common
// with the engine but what it must answer.

// A plain is a value or a list of plains.
type plain struct {
	list  []*plain
	value int64
}

// A plainArray is nested lists that know which axes are uniform.
type plainArray struct {
	root       *plain
	sizes      []int // of uniform axes, -1 for ragged ones
	raggedRank int   // 0 when dense
}

// A plainAnswer is what two plainArrays give: a result, or where they differ.
type plainAnswer struct {
	plainArray
	lengths [][]int // of every slice, by axis
	axis    int     // that fails, or -1
	row     int     // that fails first, or -1
	have    [2]int
}

// padded returns a with so many uniform axes of size 1 around it.
func (a plainArray) padded(axes int) plainArray {
	for range axes {
		a.root = &plain{list: []*plain{a.root}}
		a.sizes = append([]int{1}, a.sizes...)
		if a.raggedRank > 0 {
			a.raggedRank++
		}
	}
	return a
}

// subtractPlain takes b from a as the rules say.
func subtractPlain(a, b plainArray) plainAnswer {
	rank := max(len(a.sizes), len(b.sizes))
	a, b = a.padded(rank-len(a.sizes)), b.padded(rank-len(b.sizes))
	out := plainAnswer{axis: -1, row: -1}
	out.root, out.raggedRank = &plain{}, max(a.raggedRank, b.raggedRank)
	as, bs, outs := []*plain{a.root}, []*plain{b.root}, []*plain{out.root}
	for k := range rank {
		p, q := a.sizes[k], b.sizes[k]
		if p >= 0 && q >= 0 && p != q && p != 1 && q != 1 {
			out.axis, out.have = k, [2]int{p, q}
			return out
		}
		var lengths []int
		var as2, bs2, outs2 []*plain
		for i := range as {
			m, n := len(as[i].list), len(bs[i].list)
			if m != n && p != 1 && q != 1 {
				out.axis, out.row, out.have = k, i, [2]int{m, n}
				return out
			}
			size := m
			if p == 1 {
				size = n
			}
			lengths = append(lengths, size)
			for j := range size {
				child := &plain{}
				outs[i].list = append(outs[i].list, child)
				as2 = append(as2, entry(as[i], j, p == 1))
				bs2 = append(bs2, entry(bs[i], j, q == 1))
				outs2 = append(outs2, child)
			}
		}
		out.lengths = append(out.lengths, lengths)
		out.sizes = append(out.sizes, plainSize(p, q))
		as, bs, outs = as2, bs2, outs2
	}
	for i := range outs {
		outs[i].value = as[i].value - bs[i].value
	}
	return out
}

// entry returns entry j of a list, or its only one again and again.
func entry(p *plain, j int, again bool) *plain {
	if again {
		return p.list[0]
	}
	return p.list[j]
}

// plainSize returns the size that comes of two that agree, -1 if either is ragged.
func plainSize(p, q int) int {
	switch {
	case p < 0 || q < 0:
		return -1
	case p == 1:
		return q
	}
	return p
}

// A plainMaker makes random arrays.
type plainMaker struct {
	*rand.Rand
	last int64 // value
}

// array returns an array of random axes. Ragged ones are as often of one length.
func (m *plainMaker) array(rank int) plainArray {
	a := plainArray{sizes: make([]int, rank)}
	for k := range a.sizes {
		a.sizes[k] = []int{0, 1, 1, 2, 2, 3}[m.IntN(6)]
		if k > 0 && m.IntN(2) == 0 {
			a.sizes[k] = -1
			a.raggedRank = k
		}
	}
	if m.IntN(4) == 0 && rank > 0 {
		a.raggedRank += m.IntN(rank - a.raggedRank)
	}
	a.root = m.fill(a.sizes)
	return a
}

// fill returns nested lists with the given axes.
func (m *plainMaker) fill(sizes []int) *plain {
	if len(sizes) == 0 {
		m.last++
		return &plain{value: m.last}
	}
	size := sizes[0]
	if size < 0 {
		size = m.IntN(4)
	}
	p := &plain{}
	for range size {
		p.list = append(p.list, m.fill(sizes[1:]))
	}
	return p
}

// relative returns an array that may well combine with a: some axes left out
// at the left, some reduced to size 1, some lengths changed.
func (m *plainMaker) relative(a plainArray) plainArray {
	b := plainArray{sizes: slices.Clone(a.sizes)}
	for k, size := range b.sizes {
		switch {
		case m.IntN(3) == 0:
			b.sizes[k] = 1
		case size < 0:
			b.raggedRank = k
		}
	}
	b.root = m.copy(a.root, b.sizes)
	for m.IntN(2) == 0 && len(b.sizes) > 0 && (len(b.sizes) < 2 || b.sizes[1] >= 0) {
		if len(b.root.list) == 0 {
			break
		}
		b = plainArray{root: b.root.list[0], sizes: b.sizes[1:], raggedRank: max(b.raggedRank-1, 0)}
	}
	if b.raggedRank == 0 && m.IntN(3) == 0 && len(b.sizes) > 0 {
		b.raggedRank = m.IntN(len(b.sizes))
	}
	return b
}

// copy returns the lists of p with the given axes: where a size is 1 the first
// entry alone, or a new one.
func (m *plainMaker) copy(p *plain, sizes []int) *plain {
	switch {
	case len(sizes) == 0:
		m.last++
		return &plain{value: m.last}
	case sizes[0] == 1 && len(p.list) == 0:
		return &plain{list: []*plain{m.fill(sizes[1:])}}
	case sizes[0] == 1:
		return &plain{list: []*plain{m.copy(p.list[0], sizes[1:])}}
	}
	c := &plain{}
	for _, child := range p.list {
		if sizes[0] < 0 && m.IntN(20) == 0 {
			continue
		}
		c.list = append(c.list, m.copy(child, sizes[1:]))
	}
	return c
}

// array returns the same array as the engine holds it.
func (a plainArray) array(t *testing.T) engine.Array {
	t.Helper()
	axes := make([]engine.Axis, len(a.sizes))
	level := []*plain{a.root}
	for k, size := range a.sizes {
		axes[k].Size = size
		if size < 0 {
			axes[k] = engine.Axis{Lengths: []int{}}
		}
		var below []*plain
		for _, p := range level {
			if size < 0 {
				axes[k].Lengths = append(axes[k].Lengths, len(p.list))
			}
			below = append(below, p.list...)
		}
		level = below
	}
	shape, err := engine.FromLengths(axes, &a.raggedRank)
	if err != nil {
		t.Fatal(err)
	}
	values := []int64{}
	for _, p := range level {
		values = append(values, p.value)
	}
	return engine.Array{Shape: shape, Values: engine.Values{DType: engine.Int64, Ints: values}}
}

// leaves returns the values of p in order.
func (p *plain) leaves(depth int) []int64 {
	if depth == 0 {
		return []int64{p.value}
	}
	var values []int64
	for _, child := range p.list {
		values = append(values, child.leaves(depth-1)...)
	}
	return values
}

func TestRaggedAgainstPlainLists(t *testing.T) {
	pairs := 100_000
	if runtime.GOOS == "js" {
		pairs = 20_000
	}
	m := &plainMaker{Rand: rand.New(rand.NewPCG(1, 2))}
	ran := 0
	for range pairs {
		a := m.array(m.IntN(6))
		b := m.relative(a)
		if m.IntN(8) == 0 {
			b = m.array(m.IntN(6))
		}
		if m.IntN(2) == 0 {
			a, b = b, a
		}
		trace := engine.Explain(engine.NumPy, engine.Subtract, operandsOf(a.array(t), b.array(t))...)
		want := subtractPlain(a, b)
		if want.axis < 0 {
			ran++
		}
		if !samePlain(t, trace, want) {
			t.Fatalf("%v - %v: got %v, %v, want %+v", trace.Operands[0].Shape, trace.Operands[1].Shape, trace.Result(), trace.Err(), want)
		}
	}
	t.Logf("%d pairs agree: %d broadcast, %d do not", pairs, ran, pairs-ran)
}

// samePlain reports whether a trace comes to what plain lists came to.
func samePlain(t *testing.T, trace engine.Trace, want plainAnswer) bool {
	t.Helper()
	if want.axis >= 0 {
		return samePlainConflict(trace, want)
	}
	got, _, err := engine.Apply(trace)
	if err != nil || got.Shape.RaggedRank != want.raggedRank || !slices.Equal(got.Shape.Sizes(), want.sizes) {
		return false
	}
	for k, axis := range got.Shape.Axes {
		if axis.Ragged() && !slices.Equal(axis.Lengths, want.lengths[k]) {
			return false
		}
	}
	return slices.Equal(got.Values.Ints, want.root.leaves(len(want.sizes)))
}

// samePlainConflict compares the conflicts. Where no operand is ragged all the
// conflicts are listed, and the outermost is the one that plain lists meet.
func samePlainConflict(trace engine.Trace, want plainAnswer) bool {
	conflicts := trace.Conflicts()
	if len(conflicts) == 0 || conflicts[0] != want.axis {
		return false
	}
	for k, c := range trace.Columns {
		if ragged := !trace.Operands[0].Shape.IsDense() || !trace.Operands[1].Shape.IsDense(); ragged && c.Reached != (k <= want.axis) {
			return false
		}
	}
	c := trace.Columns[want.axis].Conflict
	return c.Row == want.row && c.Sizes == want.have && c.Operands == [2]int{0, 1}
}
