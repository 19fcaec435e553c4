package scene

// A product is what a change has that is a matrix product. Its table has a column
// for each axis by what becomes of it: those before the matrices broadcast, the rows
// are A's, the columns B's, and the axis that both have is summed.
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
	switch {
	case who == 0:
		return p.summed() - (rank - 1 - k)
	case k < rank-2:
		return p.outer - (rank - 2) + k
	}
	return p.summed() + k - max(rank-2, 0)
}

// after returns the column of axis k of the result.
func (p *product) after(k int) int {
	if k < p.summed() {
		return k
	}
	return p.summed() + 1
}

// meeting returns the row and the column that meet in a value of the result.
func (p *product) meeting(index []int) (met [2]int) {
	if p.row {
		met[0] = index[0]
	}
	if p.col {
		met[1] = index[len(index)-1]
	}
	return met
}
