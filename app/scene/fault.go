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
	if d.counted || k < d.first || !pick(d.across[k], s.across, s.down) { // these dots leave out others
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
// other rows the last columns. Their values turn red too.
func (d *drawn) tileExcess(s spot, tile *Node) (list []*Node) {
	b, red := s.stored, d.redAt()
	w, h := b.w*d.matched(d.leaf+1), b.h*d.matched(d.leaf)
	if w == b.w && h == b.h {
		return nil
	}
	for _, part := range [...]box{{0, h, b.w, b.h - h}, {w, 0, b.w - w, h}} {
		if part.w > 0 && part.h > 0 {
			list = append(list, rect(Wrong, part.inset(1), 4).fading(from(red)))
		}
	}
	for _, kid := range tile.Kids {
		if kid.Kind == Text && (kid.X > w || kid.Y > h) {
			over := *kid
			over.Role, over.Fade, kid.Fade = Wrong, from(red), until(red)
			list = append(list, &over)
		}
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

// want draws empty places for the partners that a list or a tile lacks: beyond its end where they
// would be as entries of the array, or where a short row has room for them.
func (d *drawn) want(s spot) {
	if s.left() || !d.wants(s.stored) {
		return
	}
	if s.seen != nil {
		s.stored, s.from = s.seen, s.at
	}
	line, step, g := d.wantedLine(s.stored), d.wantStep(d.array), group()
	partners := d.wanted(d.array, d.shortage(s.stored))
	room := float64(len(partners)) * step
	at := d.wantedAt(s, room)
	var place box
	for n, i := range partners {
		for _, place = range line {
			along := float64(n) * step
			place.x, place.y = place.x+at.x+pick(d.beside(), along, 0), place.y+at.y+pick(d.beside(), 0, along)
			if i == dotsEntry {
				g.add(spot{across: d.beside(), down: !d.beside()}.dots(&block{w: place.w, h: place.h}).at(place.x, place.y))
			} else {
				g.add(rect(Missing, place.inset(.75), min(8, place.h/5)))
			}
		}
	}
	if !d.told && d.tells() && !d.inside(d.array) {
		g.add(d.wantedWords(s.stored, line[0].moved(at), place, d.endOf(s, room) < 0)...)
	}
	d.told = true
	d.solid.add(g.fading(from(d.at(words.Match) + wantTime)))
}

// wantedAt returns where the places for missing entries of a list begin.
func (d *drawn) wantedAt(s spot, room float64) point {
	if d.raggedFault(d.stored.wanting) {
		return point{d.array.view.w + wantGap + d.endOf(s, room), s.from.y}
	}
	beyond := point{s.stored.w + wantGap, s.stored.h + wantGap}
	for outer := d.host(d.stored, d.stored.wanting); outer < s.stored.axis; outer++ {
		x, y := d.pads(outer)
		beyond = beyond.plus(x, y)
	}
	if d.beside() {
		return s.from.plus(beyond.x, 0)
	}
	return s.from.plus(0, beyond.y)
}

// wordsTall is the height of the two lines of words beside a row.
const wordsTall = 26

// endOf returns how far left of the usual place the end of a short row is, 0 or less: within
// the array where its brackets leave so much room.
func (d *drawn) endOf(s spot, room float64) float64 {
	end := s.from.x + s.stored.w + gap
	x, _ := d.pads(d.first)
	if !d.raggedFault(d.stored.wanting) || s.stored.axis != d.leaf-1 || d.leaf-d.first != 2 || s.stored.h < wordsTall || end+room > d.array.view.w-x {
		return 0
	}
	return end - d.array.view.w - wantGap
}

// wants reports whether list or tile b lacks entries.
func (d *drawn) wants(b *block) bool {
	switch k := d.stored.wanting; {
	case d.stored.short == 0:
		return false
	case d.raggedFault(k):
		return b.axis == k && d.shortage(b) > 0
	default:
		return b.axis == min(k, d.leaf)
	}
}

// beside reports whether the places for partners are at the right of the array.
func (d *drawn) beside() bool { return d.timed.beside(d.array) }

// shortage returns how many entries list b lacks.
func (d *drawn) shortage(b *block) int {
	if !d.raggedFault(d.stored.wanting) {
		return d.stored.short
	}
	_, partner := d.excessIn(d.array, d.stored.wanting, b.slice)
	return partner - d.stored.entries(d.stored.wanting, b.slice)
}

// wantedLine returns the places for one more entry of list b: all of its values.
func (d *drawn) wantedLine(b *block) []box {
	w, h := d.placeFor(d.array)
	switch {
	case b.axis == d.leaf: // a tile
		return []box{{0, 0, w, h}}
	case !d.entire(d.array):
		return []box{{0, (b.h - h) * pick(d.card(b.axis), 1, .5), w, h}}
	}
	x, y := d.pads(b.axis)
	across := pick(d.beside(), point{0, y}, point{x, 0}) // as its entries are
	return d.block(d.stored, block{axis: b.axis + 1}).leaves(across)
}

// wantedWords writes "no partner" and the like below the last empty place. Of ragged rows it
// writes them beside the first one, with the number of the row.
func (d *drawn) wantedWords(b *block, first, last box, inside bool) (list []*Node) {
	f, said, whole := wantFont, d.wantWords(d.array), d.wantText(d.array)
	if d.raggedFault(d.stored.wanting) {
		row, y := fmt.Sprint(d.lang.In("row ", "第 "), b.slice, d.lang.In("", " 行")), first.y+first.h/2
		x := d.array.view.w + wantGap + pick(inside, 0, d.wantSide(d.array)+wantGap)
		return []*Node{text(Wrong, x, y-3, row, f), text(Wrong, x, y+11, whole, f)}
	}
	if d.noEntry() && d.beside() {
		first.x = last.x // the others are on the way to it
	}
	w, y, parts := last.x+last.w-first.x, last.y+last.h+4, []string{whole}
	if d.beside() {
		y = d.array.view.h + 2 // below the places beside the other lists
	}
	if d.beside() && f.Width(whole) > w {
		parts = strings.FieldsFunc(said, func(r rune) bool { return r == ' ' || r == '|' })
	}
	for i, part := range parts {
		under := box{first.x, y + 14*float64(i), max(w, f.Width(part)), 14}
		if !d.beside() { // no words are further left than the array
			under.x = max(0, first.x+(w-under.w)/2)
		}
		list = append(list, centred(Wrong, under, part, f))
	}
	return list
}

// wantFont is the font of the words about empty places.
var wantFont = Font{Size: 12}

// wantWords returns the words about the empty places of an array. A line may break at a bar.
func (p *placed) wantWords(a *array) string {
	if p.noEntry() {
		return fmt.Sprintf(p.lang.In("no entry\u00a0%d", "没有|下标\u00a0%d"), p.change.NoEntry.Index)
	}
	return pick(p.full(a), p.lang.In("cannot grow", "不能|变大"), p.lang.In("no partner", "没有|对应"))
}

// wantText returns the words in one line.
func (p *placed) wantText(a *array) string { return strings.ReplaceAll(p.wantWords(a), "|", "") }

// wantSide returns how long the places for missing partners are together.
func (p *placed) wantSide(a *array) float64 {
	return float64(len(p.wanted(a, a.stored.short)))*p.wantStep(a) - gap
}
