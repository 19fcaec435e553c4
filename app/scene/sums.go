package scene

// products draws what a row and a column give, between the matrices: the sums one
// after the other, or where sizes do not fit the pairs until one lacks a value.
func (t *timed) products() []*Node {
	c, at := t.sums, t.stages[0].at
	if c.whole {
		return nil
	}
	s := summation{t, at[0], at[1]}
	if t.fails {
		return []*Node{s.sum([2]int{}, c.opens), s.lacking().fading(from(c.end()))}
	}
	var list []*Node
	for i, met := range c.turns {
		list = append(list, s.sum(met, c.turnOf(i)).fading(fades(1, turn{c.turnOf(i+1) - .1, .1, 0})))
	}
	return list
}

// A summation writes pairs of values between two matrices at their places.
type summation struct {
	*timed
	left, above point
}

// sum writes the products of a row and a column, each beside its value of B,
// one after the other.
func (s summation) sum(met [2]int, start float64) *Node {
	a, b := s.operands[0], s.operands[1]
	each := .5 * s.sums.step / float64(max(len(b.body.kids), 1))
	g := group()
	b.eachCell(func(index []int, at point) {
		if s.product.col && index[1] != met[1] || s.fails && index[0] >= s.pairs() {
			return
		}
		row := []int{met[0], index[0]}
		if left := a.value(row[2-a.rank:]); left != "" {
			if line := s.pair(left, b.value(index), index[0] > 0, s.above.y+at.y); len(line.Kids) > 0 {
				g.add(line.fading(fades(0, turn{start, each, 1})))
				start += each
			}
		}
	})
	return g
}

// pair writes two values that are multiplied beside a value of B at y, with a
// plus where others come before; nothing where there is no room.
func (s summation) pair(left, right string, more bool, y float64) *Node {
	f, cell := Font{Size: 13, Bold: true}, s.operands[1].cell
	parts := []part{{Name, 0, left}, {Mute, 0, "\u00a0×\u00a0"}, {Name, 1, right}}
	if more {
		parts = append([]part{{Mute, 0, "+\u00a0"}}, parts...)
	}
	for i := range parts {
		if parts[i].text == noValue {
			parts[i].role = Wrong
		}
	}
	x := s.above.x - 8 - widthOf(parts, f)
	if x < s.left.x-edge || cell <= f.Size {
		return group()
	}
	return group(inline(parts, x, y+cell/2+capHeight*f.Size, f)...)
}

// noValue stands in a pair for a value that is not there.
const noValue = "?"

// lacking writes the first pair that lacks a value, in the line after the others;
// nothing where dots stand for that line.
func (s summation) lacking() *Node {
	a, b, n := s.operands[0], s.operands[1], s.pairs()
	ys := map[int]float64{} // of the rows of B that are shown
	b.eachCell(func(index []int, at point) { ys[index[0]] = s.above.y + at.y })
	row, column := []int{0, n}, []int{n, 0}
	if y, shown := ys[n]; shown {
		return s.pair(noValue, b.value(column[:b.rank]), n > 0, y)
	}
	if a.lacks() < 0 || len(ys) < n {
		return group()
	}
	return s.pair(a.value(row[2-a.rank:]), noValue, n > 0, s.above.y+b.body.h+(pairRoom-b.cell)/2)
}
