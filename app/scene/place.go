package scene

// A sort is what stands in a place.
type sort uint8

const (
	cellPlace  sort = iota // one value
	trackPlace             // a list without entries
	framePlace             // a list of lists, or a ragged row
	dotsPlace              // entries that are left out
)

// A place is where something of an array stands. Operands and result share the
// places of the result, so that nothing but copies ever moves.
type place struct {
	sort  sort
	index []int  // of the cell; of the list; of the entry after the dots
	name  string // of the cell, as it is called by
	row   int    // of those that the cells without a void stand in, from 0
	box   box
	layer int     // in a pile, counted from the front
	void  int     // the axis that has no entries here, though an operand's 1 stands here until it stretches; -1 for none
	dx    float64 // of dots: the step from one to the next
	dy    float64
}

// settle gives everything in the tree its place.
func (t *tree) settle() *tree {
	t.places = make([]place, 0, t.cells+t.cells/4+8)
	t.number = make([]int, 0, cap(t.places)*len(t.axes))
	t.rows = int(pick(len(t.axes) == 0, 1, 0))
	t.put(t.root, make([]int, 0, len(t.axes)), spot{})
	return t
}

// A spot is where a block stands, and on which layer.
type spot struct {
	x, y  float64
	layer int
}

// put gives b, which has the index at, and all in it their places, lists before
// what is in them.
func (t *tree) put(b *block, at []int, s spot) {
	k := b.axis
	if k == len(t.axes) {
		p := t.place(cellPlace, b, at, s)
		p.name, p.row = cellName(at), t.rows-1
		return
	}
	if k == len(t.axes)-1 && b.cells > 0 && b.kids[0].void < 0 {
		t.rows++
	}
	if t.look.pads[k] > 0 {
		t.place(framePlace, b, at, s)
	}
	for i, kid := range b.kids {
		next := spot{s.x + b.dx[i], s.y + b.dy[i], s.layer}
		if k == t.look.pile {
			next.layer = i
		}
		if i > 0 && i == b.dots && (k != t.look.pile || firstCell(at)) { // the first pile has the ruler
			t.putDots(b, at, s, next.layer)
		}
		t.put(kid, append(at, b.shown[i]), next)
	}
	if b.empty {
		p := t.place(trackPlace, b, at, s)
		p.box = t.inside(p.box, k)
	}
}

// place adds the place of a block.
func (t *tree) place(sort sort, b *block, at []int, s spot) *place {
	first := len(t.number)
	t.number = append(t.number, at...)
	t.places = append(t.places, place{
		sort: sort, index: t.number[first:len(t.number):len(t.number)], box: box{s.x, s.y, b.w, b.h}, layer: s.layer, void: b.void,
	})
	return &t.places[len(t.places)-1]
}

// inside returns the box of a list without its frame's padding.
func (t *tree) inside(b box, k int) box {
	if pad := t.look.pads[k]; b.w > 2*pad+10 {
		return b.inset(pad)
	}
	return b
}

// putDots places the dots of a list at s. Those of a pile lie on its ruler.
func (t *tree) putDots(b *block, at []int, s spot, layer int) {
	k, i := b.axis, b.dots
	before, after := b.kids[i-1], b.kids[i]
	p := place{sort: dotsPlace, index: extend(at, b.shown[i]), layer: layer, void: b.void, dx: 5}
	room := box{s.x + b.dx[i-1], s.y + b.dy[i-1], before.w, before.h}
	switch {
	case k == t.look.pile:
		p.dy = p.dx * pileY / pileX
		room = box{room.x, room.y + room.h + pileRulerGap, pileX, pileY}
	case t.look.across[k]:
		end := room.x + room.w
		room = box{end, room.y, s.x + b.dx[i] - end, min(room.h, after.h)}
	default:
		p.dx, p.dy = 0, p.dx
		end := room.y + room.h
		room = box{room.x, end, min(room.w, t.look.cell.w), s.y + b.dy[i] - end}
		if k < t.look.pile { // beside the words of the pile's ruler
			room.x += before.w - room.w
		}
	}
	p.box = room
	t.places = append(t.places, p)
}
