package scene

import (
	"cmp"
	"math"
	"strings"

	"shapecast/engine"
)

// Placed says where everything is: the table, and the arrays beside or below each
// other.
type placed struct {
	*measured
	columns              columns
	x, y, width, height  float64 // of the room for arrays
	signRoom, equalsRoom float64 // between two arrays, and before the result
	two                  bool    // the result is on a line of its own
	per                  int     // how many operands are on a line; 0 for all
	spare                int     // 1 where there is no room for words beside places for partners, 2 for none but one place
	shape, values        point   // of what is written over the table, and over the arrays
	shapeless            bool    // there is no room over the table
}

const (
	edge      = 4  // left and right of an array
	askSide   = 48 // of the "?" before there is a result, at most
	leastAsk  = 16
	signSize  = 26
	smallSign = 20
	signTall  = 10 // more than a sign, of a line
	arrowRoom = 44 // for the arrow before the result of a change
)

// lineRoom is the room between two lines of a figure, with that for the result's name.
func (p *placed) lineRoom() float64 {
	return pick[float64](!p.small, tagRoom+2, pick(p.per == 0, 22.0, pick(p.tiles, 14.0, 8)))
}

func (p *placed) signFont() Font { return Font{Size: pick(p.small, smallSign, float64(signSize))} }

// arrowFont returns that of the name over the arrow of a change.
func (p *placed) arrowFont() Font {
	return Font{Size: 13}.shrunk(leastFont, pick(p.small, 60, 100.0), p.over())
}

// roomOfSigns returns the room between two arrays, and that before the result.
func (p *placed) roomOfSigns() (room, equals float64) {
	room = pick(p.small, 22.0, pick(len(p.operands) > 2, 30.0, 34.0))
	if len(p.operands) > 1 {
		room = max(room, p.signFont().Width(p.sign)+pick(p.small, 6.0, 12.0))
	}
	if over := p.over(); over != "" {
		return room, max(arrowRoom, p.arrowFont().Width(over)+pick(p.small, 10.0, 16))
	}
	return room, room
}

// over returns the words over the arrow before the result: the name of the change, its index, or the
// name of a function of several arrays. It is "" where there is a sign instead.
func (m *measured) over() string {
	switch {
	case m.change == nil && m.trace.StoresAnew():
		return "broadcast_to"
	case m.change == nil && m.sign == signs[""] && m.trace.Op != engine.Identity:
		return cmp.Or(m.trace.Call, m.trace.OpName())
	case m.change == nil || m.product != nil:
		return ""
	}
	if index := m.change.Index; strings.HasPrefix(index, "[") && len(index) > longestOver {
		return "[…]"
	} else if index != "" && m.change.Within == "" {
		return index
	}
	return m.change.Name
}

// longestOver is how long an index may be to be written over an arrow.
const longestOver = 14

// ask returns the size of the "?".
func (p *placed) ask() float64 { return max(min(p.cell, askSide), leastAsk) }

// opened reports whether the result's cells have their places in a phase.
func (p *placed) opened(come phase) bool { return p.result != nil && (come == open || p.prepared) }

// wanted returns which places are drawn for so many missing partners, with dots if they are
// many: one where there is little room, and one that is as long as all of them in a tile.
func (p *placed) wanted(a *array, partners int) []int {
	if p.spare > 1 || a.stored.wanting >= a.leaf {
		return []int{0}
	}
	return visible(partners, mostWanted)
}

// entire reports whether the places for missing partners are those of whole entries, not
// of parts of a tile or at the ends of rows.
func (p *placed) entire(a *array) bool {
	return a.stored.wanting < a.leaf && !p.raggedFault(a.stored.wanting)
}

// inside reports whether the places for missing partners are inside the array.
func (p *placed) inside(a *array) bool {
	return !p.raggedFault(a.stored.wanting) && a.host(a.stored, a.stored.wanting) > a.first
}

// placeFor returns the size of the place for a missing partner of an array: that of an entry
// or of a cell, or where entries of a tile are missing, of all of these.
func (p *placed) placeFor(a *array) (w, h float64) {
	if p.entire(a) {
		return a.size(a.stored, a.stored.wanting+1, 0)
	}
	if !a.tiles {
		return p.ask(), p.ask()
	}
	w, h = a.leafSize(a.stored)
	if a.stored.wanting >= a.leaf {
		*pick(p.runsAcross(a.stored.wanting), &w, &h) = a.wantLength(a.stored)
	}
	return w, h
}

// wantStep returns how far apart the places for missing partners are.
func (p *placed) wantStep(a *array) float64 {
	w, h := p.placeFor(a)
	return pick(p.beside(a), w, h) + pick(p.entire(a), a.gapAt(min(a.stored.wanting, a.leaf)), gap)
}

// tells reports whether there is room for words beside the places where a
// partner is wanted.
func (p *placed) tells() bool { return p.spare == 0 && (!p.small || len(p.operands) < 3) }

// beside reports whether the places for missing partners are at the right of an array, not
// below it.
func (p *placed) beside(a *array) bool {
	return a.runsAcross(a.stored.wanting) || p.raggedFault(a.stored.wanting)
}

// A room is what something takes on a line: its width, and how far it reaches from the
// middle of the line up and down.
type room struct{ w, up, down float64 }

// beside returns the room of both, one at the right of the other.
func (r room) beside(o room) room { return room{r.w + o.w, max(r.up, o.up), max(r.down, o.down)} }

// extent returns the size of an array, as it is stored or later.
func (p *placed) extent(a *array, later bool) (w, h float64) {
	w, h = a.size(a.ruled(later), a.first, 0)
	return w + 2*edge, h
}

// wantRoom returns the room for the places of missing partners, and for the words beside
// those of ragged rows or below the others.
func (p *placed) wantRoom(a *array) room {
	if a.stored.short == 0 || p.inside(a) {
		return room{}
	}
	tells, side, said := p.tells(), p.wantSide(a), max(66, wantFont.Width(p.wantText(a)))
	w, h := p.placeFor(a)
	wide, tall := p.extent(a, true)
	words := max(36, 32+(h-tall)/2)
	switch {
	case !p.beside(a):
		return room{w: max(0, max(w, pick(tells, said, 0))+16-wide), down: side + 12 + pick(tells, 16.0, 0)}
	case tells && p.raggedFault(a.stored.wanting):
		return room{w: side + wantGap + said + 10}
	case tells:
		return room{w: max(side, pick(p.small, 46.0, 56.0)) + 10, down: words}
	}
	return room{w: side + 10}
}

// roomOf returns the room of an array, with that for missing partners where wanting says so.
func (p *placed) roomOf(a *array, later, wanting bool) room {
	w, h := p.extent(a, later)
	more, raised := p.wantRoom(a), p.raised(a)
	return room{w + pick(wanting, more.w, 0), h/2 + more.up + raised, h/2 + more.down - raised}
}

// raised returns how far an array is above the middle of its line, so that the places for missing
// partners below it are beside the entries of the others.
func (p *placed) raised(a *array) float64 {
	if a.stored.short == 0 || p.inside(a) || p.beside(a) {
		return 0
	}
	return (p.wantSide(a) + wantGap) / 2
}

// resultRoom returns the room of the result in a phase.
func (p *placed) resultRoom(come phase) room {
	switch {
	case p.opened(come):
		return p.roomOf(p.result, true, true)
	case p.asks && come == asked:
		return room{p.ask() + 2*edge, p.ask() / 2, p.ask() / 2}
	}
	return room{}
}

// A row says what is on one line: the operands from one up to another, and whether the
// result is on it.
type row struct {
	from, to int
	result   bool
}

// rows returns what is on each line.
func (p *placed) rows() []row {
	n := len(p.operands)
	per := pick(p.per > 0, p.per, n)
	var list []row
	for i := 0; i < n; i += per {
		list = append(list, row{from: i, to: min(i+per, n)})
	}
	if p.two && (p.result != nil || p.asks) {
		return append(list, row{n, n, true})
	}
	list[len(list)-1].result = true
	return list
}

// A phase says how far the result has come.
type phase uint8

const (
	asked phase = iota // there is a "?" in its place
	open               // its cells have their places
	gone               // it will never come
)

// A moment says what has happened so far, which decides where the arrays are.
type moment struct {
	unfolded int // how many operands, from the first, may be stretched by then
	result   phase
}

// moments returns the two at which the arrays take most room.
func (p *placed) moments() [2]moment {
	return [...]moment{{}, pick(p.fails, moment{result: gone}, moment{len(p.operands), open})}
}

// opens reports whether operand i is stretched at a moment, or shows what it lacks.
func (at moment) opens(i int) bool { return i < at.unfolded || at.result == gone }

// operandRoom returns the room of operand i at a moment.
func (p *placed) operandRoom(i int, at moment) room {
	return p.roomOf(p.operands[i], at.opens(i), at.result == gone)
}

// rowRoom returns the room of a row at a moment, without the sign before it.
func (p *placed) rowRoom(r row, at moment) room {
	all := room{w: p.signRoom * float64(max(r.to-r.from-1, 0))}
	for i := r.from; i < r.to; i++ {
		all = all.beside(p.operandRoom(i, at))
	}
	if !r.result {
		return all
	}
	result := p.resultRoom(at.result)
	all = all.beside(result)
	all.w += pick(r.from < r.to && result.w > 0, p.equalsRoom, 0)
	return all
}

// before returns the room of the sign before a row, 0 for none.
func (p *placed) before(r row) float64 {
	return pick(r.from == 0, 0, pick(r.from < r.to, p.signRoom, p.equalsRoom))
}

// atMost returns the room of a row at its largest, with the sign before it.
func (p *placed) atMost(r row) room {
	half := (p.signFont().Size + signTall) / 2
	most := room{0, half, half}
	for _, at := range p.moments() {
		now := p.rowRoom(r, at)
		most = room{max(most.w, now.w), max(most.up, now.up), max(most.down, now.down)}
	}
	most.w += p.before(r)
	return most
}

// fits reports whether every step has room, and values where there is room for words
// beside the places for partners.
func (p *placed) fits() bool {
	switch {
	case p.crosses():
		return p.crossFits()
	case p.fails && p.spare == 0 && p.cell < textCell:
		return false
	}
	for _, r := range p.rows() {
		if p.atMost(r).w > p.width {
			return false
		}
	}
	return p.need() <= p.height
}

// need returns the height that the arrays take.
func (p *placed) need() (h float64) {
	if p.crosses() {
		_, h = p.crossSize()
		return h
	}
	h = -p.lineRoom()
	for _, r := range p.rows() {
		most := p.atMost(r)
		h += most.up + most.down + p.lineRoom()
	}
	return h
}

// A spread says where the arrays rest at one moment.
type spread struct {
	at     []point // left top corner of each operand's array
	signs  []point // the middle of each sign
	equals point
	result point
}

// spread returns where everything rests at a moment. The arrays are centred in
// their room, or right of the middle where the sign before them needs it.
func (p *placed) spread(at moment) spread {
	if p.crosses() {
		return p.crossed()
	}
	s, top := spread{}, p.y+(p.height-p.need())/2
	for _, r := range p.rows() {
		most := p.atMost(r)
		x, y := p.x+p.indent(r, at), top+most.up
		if r.from == r.to && !p.opened(at.result) {
			y = top + max(p.ask(), p.signFont().Size)/2 // near what it comes of
		}
		p.settle(&s, r, at, x, y)
		top += most.up + most.down + p.lineRoom()
	}
	return s
}

// indent returns the space between the left edge and a row at a moment.
func (p *placed) indent(r row, at moment) float64 {
	centred := func(at moment) float64 {
		free := p.width - p.rowRoom(r, at).w
		return max(free/2, min(p.before(r), free))
	}
	last := p.moments()[1]
	closes := at == (moment{0, open}) || r.from > 0 // the row below another stays where it ends
	if !r.result || r.from == r.to || p.result == nil || p.prepared || !closes {
		return centred(at)
	}
	operands := row{from: r.from, to: r.to} // they move up to the result, which stays
	return centred(last) + p.rowRoom(operands, last).w - p.rowRoom(operands, at).w
}

// settle places a row from x on, whose middle is at y.
func (p *placed) settle(s *spread, r row, at moment, x, y float64) {
	for i := r.from; i < r.to; i++ {
		if i > 0 {
			s.signs = append(s.signs, pixel(x+pick(i > r.from, .5, -.5)*p.signRoom, y))
		}
		x += pick(i > r.from, p.signRoom, 0)
		s.at = append(s.at, p.corner(p.operands[i], at.opens(i), x, y))
		x += p.operandRoom(i, at).w
	}
	if !r.result {
		return
	}
	if r.from == r.to {
		x -= p.equalsRoom
	}
	s.equals = pixel(x+p.equalsRoom/2, y)
	x += p.equalsRoom
	if s.result = pixel(x+edge, y-p.ask()/2); p.opened(at.result) {
		s.result = p.corner(p.result, true, x, y)
	}
}

// corner returns the left top corner of an array whose room begins at x, in a line whose
// middle is at y.
func (p *placed) corner(a *array, later bool, x, y float64) point {
	_, h := p.extent(a, later)
	return pixel(x+edge, y-h/2-p.raised(a))
}

// pixel returns the nearest place on a whole pixel.
func pixel(x, y float64) point { return point{math.Round(x), math.Round(y)} }
