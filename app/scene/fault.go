package scene

import (
	"fmt"
	"slices"
	"strings"

	"shapecast/app/words"
)

// countHidden writes, once for an array, how many entries without a partner its dots
// leave out: along the first axis that has any.
func (d *drawn) countHidden(s spot) []*Node {
	b := s.stored
	k := d.first + slices.IndexFunc(d.excess[d.first:d.leaf], func(excess int) bool { return excess >= 0 })
	if d.counted || k < d.first {
		return nil
	}
	left := d.stored.axes[k].Size - d.excess[k]
	for _, i := range visible(d.stored.axes[k].Size, d.most) {
		left -= pick(i >= d.excess[k], 1, 0)
	}
	f, count := Font{Size: 12, Bold: true}, fmt.Sprint("+", left)
	if left <= 0 || f.Width(count) > b.w+2*gap || b.h <= pick(s.down, 42.0, 30) {
		return nil
	}
	d.counted = true
	return []*Node{centred(Wrong, box{0, b.h/2 + 7, b.w, 14}, count, f).fading(from(d.redAt()))}
}

// tileExcess marks the parts of a tile that have no partner: its last rows, and of the
// other rows the last columns.
func (d *drawn) tileExcess(b *block) (list []*Node) {
	mark := func(part box) { list = append(list, rect(Wrong, part.inset(1), 4).fading(from(d.redAt()))) }
	w, h := b.w*d.matched(d.leaf+1), b.h*d.matched(d.leaf)
	if h < b.h {
		mark(box{0, h, b.w, b.h - h})
	}
	if w < b.w {
		mark(box{w, 0, b.w - w, h})
	}
	return list
}

// matched returns the share of the entries of an axis that have a partner, 1 where none has.
func (d *drawn) matched(k int) float64 {
	if k >= d.rank || d.excess[k] <= 0 {
		return 1
	}
	return float64(d.excess[k]) / float64(d.stored.axes[k].Size)
}

// want draws empty places for the partners that a list lacks: beside or below the array, or
// where a short row has room for them at its end.
func (d *drawn) want(s spot) {
	if !d.wants(s.stored) {
		return
	}
	line, beside := d.wantedLine(s.stored), d.beside()
	g := group().at(s.from.x, d.body.h+8)
	if beside {
		g.at(d.body.w+8, s.from.y)
	}
	var place box
	w, h := d.placeFor(d.array)
	partners := d.wanted(d.array, d.shortage(s.stored))
	end := d.endOf(s, float64(len(partners))*(w+gap))
	for n, i := range partners {
		step := end + float64(n)*(pick(beside, w, h)+gap)
		for _, place = range line {
			place.x, place.y = place.x+pick(beside, step, 0), place.y+pick(beside, 0, step)
			if i == dotsEntry {
				g.add(spot{across: beside, down: !beside}.dots(&block{w: place.w, h: place.h}).at(place.x, place.y))
			} else {
				g.add(rect(Missing, place.inset(.75), min(8, place.h/5)))
			}
		}
	}
	if !d.told && d.tells() {
		g.add(d.wantedWords(s.stored, line[0], place, end < 0)...)
	}
	d.told = true
	d.solid.add(g.fading(from(d.at(words.Match) + wantTime)))
}

// wordsTall is the height of the two lines of words beside a row.
const wordsTall = 26

// endOf returns how far left of the usual place the end of a short row is, 0 or less: within
// the array where its brackets leave so much room.
func (d *drawn) endOf(s spot, room float64) float64 {
	end := s.from.x + s.stored.w + gap
	x, _ := d.pads(d.first)
	if !d.raggedFault(d.wanting) || s.stored.axis != d.leaf-1 || d.leaf-d.first != 2 || s.stored.h < wordsTall || end+room > d.body.w-x {
		return 0
	}
	return end - d.body.w - 8
}

// wants reports whether list b lacks entries.
func (d *drawn) wants(b *block) bool {
	switch k := d.wanting; {
	case k < 0:
		return false
	case d.raggedFault(k):
		return b.axis == k && d.shortage(b) > 0
	default:
		return !d.told && b.axis == min(k, d.leaf-1)
	}
}

// beside reports whether the places for partners are at the right of the array.
func (d *drawn) beside() bool { return d.timed.beside(d.array) }

// shortage returns how many entries list b lacks.
func (d *drawn) shortage(b *block) int {
	if !d.raggedFault(d.wanting) {
		return d.short
	}
	_, partner := d.excessIn(d.array, d.wanting, b.slice)
	return partner - d.stored.entries(d.wanting, b.slice)
}

// wantedLine returns the places for one more entry of list b, or of a matrix that
// begins with it: a cell for each value of a column or a row.
func (d *drawn) wantedLine(b *block) (list []box) {
	w, h := d.placeFor(d.array)
	beside := d.beside()
	one := box{0, (b.h - h) * pick(d.card(b.axis), 1, .5), w, h}
	if d.tiles || d.cards {
		return []box{pick(beside, one, box{8, 0, w, h})}
	}
	if !beside && len(b.kids) == 0 { // whole rows are missing
		x, _ := d.pads(b.axis)
		one.x, one.w = x, b.w-2*x
	}
	row, left := b, 0.0
	for row.axis < d.leaf-1 && len(row.kids) > 0 {
		row = row.kids[0]
		left += row.x
	}
	switch {
	case !beside:
		for _, cell := range row.kids {
			list = append(list, box{left + cell.x, 0, cell.w, h})
		}
	case d.leaf-d.first == 2 && !d.raggedFault(d.wanting):
		for _, kid := range d.body.kids {
			list = append(list, box{0, kid.y - row.y + (kid.h-h)/2, w, h})
		}
	}
	return pick(len(list) > 0, list, []box{one})
}

// wantedWords writes what is wanted: below the last place, and above that of the
// first of several rows, with its number, or beside the array where the place is in it.
func (d *drawn) wantedWords(b *block, first, last box, inside bool) (list []*Node) {
	f, said, whole := wantFont, d.wantWords(d.array), d.wantText(d.array)
	if d.raggedFault(d.wanting) {
		row, y := fmt.Sprint(d.lang.In("row ", "第 "), b.slice, d.lang.In("", " 行")), first.y-6+pick(inside, 6+first.h/2+11, 0)
		return []*Node{text(Wrong, 0, y-14, row, f), text(Wrong, 0, y, whole, f)}
	}
	x, w, parts := 0.0, last.x+last.w, []string{whole}
	if !d.beside() {
		x, w = first.x, w-first.x
	} else if f.Width(whole) > w {
		parts = strings.FieldsFunc(said, func(r rune) bool { return r == ' ' || r == '|' })
	}
	for i, part := range parts {
		under := box{x, last.y + last.h + 4 + 14*float64(i), max(w, f.Width(part)), 14} // it does not reach back over the array
		list = append(list, centred(Wrong, under, part, f))
	}
	return list
}
