package scene

import "shapecast/app/words"

// links joins the chips of each column down to the result, from the last axis
// to the first; of a product, the sizes that are summed along and those that do not fit.
func (t *table) links() {
	if t.alone && !t.neutralRow() {
		return
	}
	start := t.at(words.Match)
	for k := range t.count {
		if t.product != nil && (k == t.product.summed() || t.faulty(k)) {
			t.link(k, k, 0, way{start, linkTime, rest, Slide})
		}
		for row := range pick(t.product == nil && !(t.unjoined() && !t.trace.Columns[k].Reached), t.rows, 0) {
			at := start + float64(t.count-1-k)*t.match
			t.link(k, k, row, way{at + matchRow*float64(row), .18, rest, Arrive})
		}
	}
}

// link joins a chip to one in the row below it, in the same column or in another one.
func (t *table) link(k, below, row int, grows way) {
	top := t.top(row) + t.chipH + 2
	l := line(pick(t.faulty(k), Red, Ink), t.column(k)+t.chipW/2, top, t.column(below)-t.column(k), t.top(row+1)-top-2)
	gone := turn{pick(t.fails || t.change != nil, never, t.at(words.Stretch)), .3, 0}
	t.out.add(l.moving(moves(pose{0, 0, 0.01, 0.01}, grows)).fading(fades(0, turn{grows.t, .05, 1}, gone)))
}
