package scene

import "slices"

const (
	crossGap = 22 // between the matrices
	crossTag = 22 // below the result, for its name
	pairRoom = 20 // below B, for a pair that lacks a value
)

// crossSize returns what the three arrays take.
func (m *measured) crossSize() (w, h float64) {
	aw, ah := m.stored(m.operands[0])
	bw, bh := m.stored(m.operands[1])
	rw, rh := m.stored(m.result)
	return aw + crossGap + max(bw, rw), bh + m.below() + max(rh, ah) + pick(m.small, 0.0, crossTag)
}

func (m *measured) stored(a *array) (w, h float64) { return a.size(a.stored, a.first, 0) }

// below returns the room between B and what is below it. The pair that lacks a
// value of B is written there.
func (m *measured) below() float64 {
	return crossGap + pick(m.operands[0].lacks() >= 0, pairRoom, 0.0)
}

// lacks returns the first entry along which is summed that has no partner; -1 where
// all have one.
func (a *array) lacks() int { return slices.Max(a.excess) }

// firstCell returns where the first cell of an array is.
func (b *block) firstCell() point {
	if len(b.kids) == 0 {
		return point{}
	}
	return b.kids[0].firstCell().plus(b.kids[0].x, b.kids[0].y)
}

// pairs returns how many values of a row and a column meet where sizes do not fit.
func (m *measured) pairs() int { return min(m.change.Unequal.Sizes[0], m.change.Unequal.Sizes[1]) }
