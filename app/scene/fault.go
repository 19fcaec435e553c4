package scene

import (
	"fmt"
	"strings"

	"shapecast/app/words"
)

// alone reports whether the cell at an index has no partner.
func (d *drawn) alone(index []int) bool {
	slice := 0
	for k := range d.rank {
		if excess, _ := d.excessIn(d.sheet, k, slice); excess >= 0 && index[k] >= excess && (k < d.leaf || excess == 0) {
			return true
		}
		slice = d.sheet.stored.child(k, slice, index[k])
	}
	return false
}

// countHidden writes how many entries without a partner the dots leave out.
func (d *drawn) countHidden(place *Node, b *block, s spot) {
	for k := d.first; k < d.leaf; k++ {
		excess := d.sheet.excess[k]
		if excess < 0 {
			continue
		}
		n := 0
		for _, i := range visible(d.sheet.stored.axes[k].Size, d.most[k]) {
			if i >= excess {
				n++
			}
		}
		f := Font{Size: 12, Bold: true}
		if count := hidden(d.sheet.stored.axes[k].Size - excess - n); !d.counted && f.Width(count) <= b.w+2*gap && b.h > 30 {
			d.counted = true
			place.add(centred(Wrong, box{0, b.h/2 + 7, b.w, 14}, count, f).fading(from(d.at(words.Match) + .6)))
		}
		return
	}
}

// tileExcess draws which part of a tile has no partner.
func (d *drawn) tileExcess(place *Node, b *block) {
	if !d.tiles {
		return
	}
	for i, k := range [...]int{d.leaf, d.leaf + 1} {
		excess, n := d.sheet.excess[k], d.sheet.stored.axes[k].Size
		if excess <= 0 {
			continue
		}
		part := box{0, 0, b.w, b.h}
		share := float64(excess) / float64(n)
		if i == 0 {
			part.y, part.h = b.h*share, b.h*(1-share)
		} else {
			part.x, part.w = b.w*share, b.w*(1-share)
		}
		place.add(rect(Wrong, part.inset(1), 4).fading(from(d.at(words.Match) + .6)))
	}
}

// want draws the places beside list b where partners are wanted.
func (d *drawn) want(b *block, p point) {
	if !d.wants(b) {
		return
	}
	places := d.wantedPlaces(b)
	last := places[len(places)-1]
	at := point{p.x + b.w + 8, p.y}
	if d.beside(d.sheet.wanting) {
		if root := d.lay(d.sheet.stored); b != root {
			at.x = root.w + 8
		}
	} else {
		at = point{p.x, d.lay(d.sheet.stored).h + 8}
	}
	g := group().at(at.x, at.y)
	for _, place := range places {
		g.add(rect(Missing, place.inset(.75), min(8, place.h/5)))
	}
	if !d.wanted && d.tells() {
		g.add(d.wantedWords(b, places[0], last)...)
	}
	d.wanted = true
	d.solid.add(g.fading(from(d.at(words.Match) + .7)))
}

// wantedPlaces returns the places for one more entry of list b, or of a matrix
// that begins with it: a cell for each value of a column or a row.
func (d *drawn) wantedPlaces(b *block) []box {
	side := d.ask()
	one := []box{{0, (b.h - side) * pick(d.card(b.axis), 1, .5), side, side}}
	root := d.lay(d.sheet.stored)
	if d.tiles || d.cards {
		return pick(d.beside(d.sheet.wanting), one, []box{{8, 0, side, side}})
	}
	row, left := root, 0.0
	for row.axis < d.leaf-1 && len(row.kids) > 0 {
		row = row.kids[0]
		left += row.x
	}
	var list []box
	switch {
	case !d.beside(d.sheet.wanting):
		for _, cell := range row.kids {
			list = append(list, box{left + cell.x, 0, cell.w, side})
		}
	case d.leaf-d.first == 2 && !d.raggedFault(d.sheet.wanting):
		for _, kid := range root.kids {
			list = append(list, box{0, kid.y - row.y + (kid.h-side)/2, side, side})
		}
	}
	return pick(len(list) > 0, list, one)
}

// wants reports whether list b lacks an entry.
func (d *drawn) wants(b *block) bool {
	k := d.sheet.wanting
	switch {
	case k < 0 || d.wanted && !d.raggedFault(k):
		return false
	case d.raggedFault(k):
		_, partner := d.excessIn(d.sheet, k, b.slice)
		return b.axis == k && partner > d.sheet.stored.entries(k, b.slice)
	}
	return b.axis == min(k, d.leaf-1)
}

// wantedWords writes what is wanted: below the last place, and above that of the
// first of several rows, with its number.
func (d *drawn) wantedWords(b *block, first, last box) []*Node {
	said := d.lang.In("no partner", "没有|对应")
	for _, f := range d.faults {
		if f.noRoom && (d.into && d.sheet.who == 0 || d.sheet.who < 0) {
			said = d.lang.In("cannot grow", "不能|变大")
		}
	}
	f := Font{Size: 12}
	if d.raggedFault(d.sheet.wanting) {
		row := fmt.Sprint(d.lang.In("row ", "第 "), b.slice, d.lang.In("", " 行"))
		return []*Node{text(Wrong, 0, first.y-20, row, f), text(Wrong, 0, first.y-6, strings.ReplaceAll(said, "|", ""), f)}
	}
	y := last.y + last.h + 4
	if !d.beside(d.sheet.wanting) {
		said = strings.ReplaceAll(said, "|", "")
		return []*Node{centred(Wrong, box{first.x, y, max(last.x+last.w-first.x, f.Width(said)), 14}, said, f)}
	}
	var list []*Node
	for i, line := range strings.FieldsFunc(said, func(r rune) bool { return r == ' ' || r == '|' }) {
		room := box{0, y + 14*float64(i), max(last.w, f.Width(line)), 14} // it does not reach back over the array
		list = append(list, centred(Wrong, room, line, f))
	}
	return list
}
