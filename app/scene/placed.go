package scene

// Placed is where everything is.
type placed struct {
	lines
	columns   columns
	x, y      float64 // of the room for arrays
	shape     point   // of what is written over the table, and over the arrays
	values    point
	shapeless bool // there is no room over the table
}

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
