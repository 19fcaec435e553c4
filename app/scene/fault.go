package scene

import (
	"fmt"
	"strings"

	"shapecast/app/words"
)

// countHidden writes, once for an array, how many entries without a partner its dots
// leave out.
func (d *drawn) countHidden(b *block) []*Node {
	for k := d.first; k < d.leaf; k++ {
		excess, n := d.excess[k], d.stored.axes[k].Size
		if excess < 0 {
			continue
		}
		left := n - excess
		for _, i := range visible(n, d.most) {
			left -= pick(i >= excess, 1, 0)
		}
		f, count := Font{Size: 12, Bold: true}, fmt.Sprint("+", left)
		if d.counted || left <= 0 || f.Width(count) > b.w+2*gap || b.h <= 30 {
			return nil
		}
		d.counted = true
		return []*Node{centred(Wrong, box{0, b.h/2 + 7, b.w, 14}, count, f).fading(from(d.redAt()))}
	}
	return nil
}

// tileExcess draws which part of a tile has no partner.
func (d *drawn) tileExcess(b *block) []*Node {
	if !d.tiles {
		return nil
	}
	var list []*Node
	for i, k := range [...]int{d.leaf, d.leaf + 1} {
		if d.excess[k] <= 0 {
			continue
		}
		part := box{0, 0, b.w, b.h}
		share := float64(d.excess[k]) / float64(d.stored.axes[k].Size)
		if i == 0 {
			part.y, part.h = b.h*share, b.h*(1-share)
		} else {
			part.x, part.w = b.w*share, b.w*(1-share)
		}
		list = append(list, rect(Wrong, part.inset(1), 4).fading(from(d.redAt())))
	}
	return list
}

// want draws the places beside a list where partners are wanted.
func (d *drawn) want(s spot) {
	if !d.wants(s.stored) {
		return
	}
	beside := d.timed.beside(d.array, d.wanting)
	at := point{s.from.x, d.body.h + 8}
	if beside {
		at = point{d.body.w + 8, s.from.y}
	}
	line, g := d.wantedLine(s.stored), group().at(at.x, at.y)
	var place box
	for n, i := range d.timed.wanted(d.shortage(s.stored)) {
		for _, place = range line {
			step := float64(n) * (d.ask() + gap)
			place.x, place.y = place.x+pick(beside, step, 0), place.y+pick(beside, 0, step)
			g.add(wantedPlace(place, i == dotsEntry, beside))
		}
	}
	if !d.told && d.tells() {
		g.add(d.wantedWords(s.stored, line[0], place)...)
	}
	d.told = true
	d.solid.add(g.fading(from(d.at(words.Match) + wantTime)))
}

// wantedPlace draws a place for a partner, or dots for several.
func wantedPlace(b box, left, across bool) *Node {
	if left {
		return spot{across: across, down: !across}.dots(&block{w: b.w, h: b.h}).at(b.x, b.y)
	}
	return rect(Missing, b.inset(.75), min(8, b.h/5))
}

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
func (d *drawn) wantedLine(b *block) []box {
	side, beside := d.ask(), d.timed.beside(d.array, d.wanting)
	one := box{0, (b.h - side) * pick(d.card(b.axis), 1, .5), side, side}
	if d.tiles || d.cards {
		return []box{pick(beside, one, box{8, 0, side, side})}
	}
	row, left := d.body, 0.0
	for row.axis < d.leaf-1 && len(row.kids) > 0 {
		row = row.kids[0]
		left += row.x
	}
	var list []box
	switch {
	case !beside:
		for _, cell := range row.kids {
			list = append(list, box{left + cell.x, 0, cell.w, side})
		}
	case d.leaf-d.first == 2 && !d.raggedFault(d.wanting):
		for _, kid := range d.body.kids {
			list = append(list, box{0, kid.y - row.y + (kid.h-side)/2, side, side})
		}
	}
	return pick(len(list) > 0, list, []box{one})
}

// wants reports whether list b lacks an entry.
func (d *drawn) wants(b *block) bool {
	k := d.wanting
	switch {
	case k < 0 || d.told && !d.raggedFault(k):
		return false
	case d.raggedFault(k):
		return b.axis == k && d.shortage(b) > 0
	}
	return b.axis == min(k, d.leaf-1)
}

// wantedWords writes what is wanted: below the last place, and above that of the
// first of several rows, with its number.
func (d *drawn) wantedWords(b *block, first, last box) []*Node {
	said := d.lang.In("no partner", "没有|对应")
	if d.full(d.array) {
		said = d.lang.In("cannot grow", "不能|变大")
	}
	f, whole := Font{Size: 12}, strings.ReplaceAll(said, "|", "")
	if d.raggedFault(d.wanting) {
		row := fmt.Sprint(d.lang.In("row ", "第 "), b.slice, d.lang.In("", " 行"))
		return []*Node{text(Wrong, 0, first.y-20, row, f), text(Wrong, 0, first.y-6, whole, f)}
	}
	y := last.y + last.h + 4
	if !d.timed.beside(d.array, d.wanting) {
		return []*Node{centred(Wrong, box{first.x, y, max(last.x+last.w-first.x, f.Width(whole)), 14}, whole, f)}
	}
	parts := []string{whole}
	if f.Width(whole) > last.x+last.w {
		parts = strings.FieldsFunc(said, func(r rune) bool { return r == ' ' || r == '|' })
	}
	var list []*Node
	for i, part := range parts {
		room := box{0, y + 14*float64(i), max(last.x+last.w, f.Width(part)), 14} // it does not reach back over the array
		list = append(list, centred(Wrong, room, part, f))
	}
	return list
}
