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

// crossed lines rows up with rows and columns with columns.
func (p *placed) crossed() spread {
	a, b, to := p.operands[0], p.operands[1], p.result
	w, h := p.crossSize()
	left, top := p.x+(p.width-w)/2, p.y+(p.height-h)/2
	result := pixel(left+a.body.w+crossGap, top+b.body.h+p.below())
	cell := to.body.firstCell().plus(result.x, result.y)
	at := pixel(left, top)
	at.y = cell.y - a.body.firstCell().y
	above := pixel(left, top)
	above.x = cell.x - b.body.firstCell().x
	return spread{at: []point{at, above}, result: result}
}

// firstCell returns where the first cell of an array is.
func (b *block) firstCell() point {
	if len(b.kids) == 0 {
		return point{}
	}
	return b.kids[0].firstCell().plus(b.kids[0].x, b.kids[0].y)
}

// pairs returns how many values of a row and a column meet where sizes do not fit.
func (m *measured) pairs() int { return min(m.change.Unequal.Sizes[0], m.change.Unequal.Sizes[1]) }
