package scene

import "slices"

// A product describes a matrix product. Its table has a column for each axis by its part
// in it: the axes before the matrices broadcast, the rows are A's, the columns are B's, and
// the axis that both have is summed.
type product struct {
	outer    int  // how many axes are before the matrices
	row, col bool // A has rows, B has columns: neither is a vector
}

// summed returns the column of the axis that both matrices have.
func (p *product) summed() int { return p.outer + pick(p.row, 1, 0) }

// columns returns how many columns the table has.
func (p *product) columns() int { return p.summed() + 1 + pick(p.col, 1, 0) }

// column returns that of axis k of an operand of a rank.
func (p *product) column(who, k, rank int) int {
	return p.summed() + k - pick(who == 0, rank-1, max(rank-2, 0))
}

// after returns the column of axis k of the result.
func (p *product) after(k int) int {
	return pick(k < p.summed(), k, p.summed()+1)
}

// meeting returns the row and the column that give a value of the result.
func (p *product) meeting(index []int) (met [2]int) {
	if p.row {
		met[0] = index[0]
	}
	if p.col {
		met[1] = index[len(index)-1]
	}
	return met
}

// ofVector returns the values of a vector by their indices in the matrix that it is drawn as: a row
// at the left, and a column at the right.
func (p *product) ofVector(who int, value textAt) textAt {
	return func(index []int) string { return value([]int{index[len(index)-1-who]}) }
}

// flat returns the values of a result by their indices in the matrices that it is drawn as: without
// rows or columns where an operand is a vector.
func (p *product) flat(value textAt) textAt {
	return func(index []int) string {
		n := len(index) - 2
		part := slices.Clone(index[:n])
		if p.row {
			part = append(part, index[n])
		}
		if p.col {
			part = append(part, index[n+1])
		}
		return value(part)
	}
}

const (
	crossGap = 22 // between the matrices
	crossTag = 22 // below the result, for its name
	pairRoom = 20 // below B, for a pair that lacks a value
)

// crossSize returns the size of the three arrays together.
func (m *measured) crossSize() (w, h float64) {
	size := func(a *array) (w, h float64) { return a.size(a.stored, a.first, 0) }
	aw, ah := size(m.operands[0])
	bw, bh := size(m.operands[1])
	rw, rh := size(m.result)
	return aw + crossGap + max(bw, rw), bh + m.below() + max(rh, ah) + pick(m.small, 0.0, crossTag)
}

// below returns the room between B and what is below it. The pair that lacks a
// value of B is written there.
func (m *measured) below() float64 {
	return crossGap + pick(m.operands[0].lacks() >= 0, pairRoom, 0.0)
}

// lacks returns the first entry along which is summed that has no partner; -1 where
// all have one.
func (a *array) lacks() int { return slices.Max(a.excess) }

// crossed places the arrays so that rows are level with rows and columns with columns.
func (p *placed) crossed() spread {
	a, b := p.operands[0].body, p.operands[1].body
	w, h := p.crossSize()
	x, y := p.x+(p.width-w)/2, p.y+(p.height-h)/2
	all, result := pixel(x, y), pixel(x+a.w+crossGap, y+b.h+p.below())
	cell := p.result.body.firstCell().plus(result.x, result.y)
	left, above := point{all.x, cell.y - a.firstCell().y}, point{cell.x - b.firstCell().x, all.y}
	return spread{at: []point{left, above}, result: result}
}

// firstCell returns where the first cell of an array is.
func (b *block) firstCell() point {
	if len(b.kids) == 0 {
		return point{}
	}
	return b.kids[0].firstCell().plus(b.kids[0].x, b.kids[0].y)
}
