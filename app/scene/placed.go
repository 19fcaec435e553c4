package scene

import "math"

// Placed is where everything is.
type placed struct {
	lines
	columns   columns
	x, y      float64 // of the room for arrays
	shape     point   // of what is written over the table, and over the arrays
	values    point
	shapeless bool // there is no room over the table
}

// spread returns where everything rests at a moment. The arrays are centred in
// their room.
func (m *placed) spread(at moment) spread {
	if m.crosses() {
		return m.crossed()
	}
	s := spread{}
	top := m.y + (m.height-m.need())/2
	for _, r := range m.rows() {
		w, _, _ := m.size(r, at)
		_, up, down := m.atMost(r)
		cx, cy := m.x+(m.width-w)/2, top+up
		if 0 < r.from && r.from < r.to {
			s.signs = append(s.signs, pixel(cx-m.signRoom/2, cy))
		}
		for i := r.from; i < r.to; i++ {
			cx = m.settle(&s, r, i, at, cx, cy)
		}
		if r.from == r.to {
			cx = max(cx-m.equalsRoom, m.x)
			if !m.opened(at.result) {
				cy = top + max(m.ask(), m.signFont().Size)/2 // near what it comes of
			}
		}
		if r.result {
			m.settleResult(&s, cx, cy, at.result)
		}
		top += up + down + m.lineRoom()
	}
	return s
}

// pixel returns the nearest place on a whole pixel.
func pixel(x, y float64) point { return point{math.Round(x), math.Round(y)} }

// settle places array i and the sign after it, and returns where the next begins.
func (m *placed) settle(s *spread, r row, i int, at moment, cx, cy float64) float64 {
	a := m.operands[i]
	_, h := m.extent(a, i < at.unfolded)
	s.at = append(s.at, pixel(cx+edge+m.outerRoom(a, i < at.unfolded), cy-h/2))
	w, _, _ := m.sizeOf(a, i < at.unfolded, at.result == gone)
	cx += w
	if i+1 < r.to {
		s.signs = append(s.signs, pixel(cx+m.signRoom/2, cy))
		cx += m.signRoom
	}
	return cx
}

// settleResult places "=" and the result.
func (m *placed) settleResult(s *spread, cx, cy float64, p phase) {
	s.equals = pixel(cx+m.equalsRoom/2, cy)
	h := m.ask()
	left := cx + m.equalsRoom + edge
	if m.opened(p) {
		_, h = m.extent(m.result, true)
		left += m.outerRoom(m.result, true)
	}
	s.result = pixel(left, cy-h/2)
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
