package scene

import "shapecast/engine"

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
	index []int // of the cell; of the list; of the entry after the dots
	box   box
	layer int  // in a pile, counted from the front
	void  int  // the axis that has no entries here, though an operand's 1 stands here until it stretches; -1 for none
	turns bool // dots that lie down the page
}

// A look is how a tree is laid out.
type look struct {
	cell   box       // its w and h
	across []bool    // for each axis, whether its entries stand side by side
	most   []int     // for each axis, how many entries are shown
	pile   int       // the axis whose entries lie behind each other; -1 for none
	pads   []float64 // for each axis, the padding of the frame round its lists; 0 for none
	room   []bool    // for each axis, whether an operand's 1 needs room where there are no entries
}

// A tree is the geometry of an array: the places of its cells and lists.
type tree struct {
	axes   []engine.Axis
	starts [][]int // for each ragged axis, the number of the first entry of each slice
	look   look
	places []place
	w, h   float64
	lists  []box // for each axis, the box of its first list's entries
	first  []box // for each axis, the box of the first entry of that list
}

// newTree lays out an array with the given axes.
func newTree(axes []engine.Axis, l look) *tree {
	t := &tree{axes: axes, look: l, starts: make([][]int, len(axes)), lists: make([]box, len(axes)), first: make([]box, len(axes))}
	for k, axis := range axes {
		if axis.Ragged() {
			t.starts[k] = starts(axis.Lengths)
		}
	}
	root := t.layout(nil, 0, -1)
	t.w, t.h = root.w, root.h
	t.put(root, 0, 0, 0)
	return t
}

// starts returns the sums of the lengths before each.
func starts(lengths []int) []int {
	out := make([]int, len(lengths))
	sum := 0
	for i, n := range lengths {
		out[i] = sum
		sum += n
	}
	return out
}

// A block is a list or a cell with its size, before it has a place.
type block struct {
	index  []int
	void   int
	w, h   float64
	kids   []*block
	dx, dy []float64 // of each kid
	dots   int       // the kid that has dots before it; 0 for none
	empty  bool      // a list without entries
}

// layout returns the block of the list or cell at index, the slice-th of its level.
func (t *tree) layout(index []int, slice, void int) *block {
	k := len(index)
	b := &block{index: index, void: void}
	if k == len(t.axes) {
		b.w, b.h = t.look.cell.w, t.look.cell.h
		return b
	}
	n := t.length(k, slice)
	if n == 0 {
		return t.emptyList(b, k)
	}
	shown := visible(n, t.look.most[k])
	for i, j := range shown {
		if i > 0 && j > shown[i-1]+1 {
			b.dots = i
		}
		b.kids = append(b.kids, t.layout(extend(index, j), t.child(k, slice, j), void))
	}
	t.stack(b, k)
	return b
}

// emptyList makes b the list of an axis without entries. Where an operand's
// size-1 axis stretches to 0 here, it has the room of one entry.
func (t *tree) emptyList(b *block, k int) *block {
	b.empty = true
	if t.look.room[k] {
		b.kids = []*block{t.layout(extend(b.index, 0), -1, k)}
		t.stack(b, k)
		return b
	}
	b.w, b.h = t.look.cell.w, t.look.cell.h
	return b
}

// length returns how many entries slice number s has along axis k. In a place
// that the result does not have, s is -1.
func (t *tree) length(k, s int) int {
	axis := t.axes[k]
	switch {
	case s < 0 && (axis.Ragged() || axis.Size == 0):
		return 1
	case axis.Ragged():
		return axis.Lengths[s]
	}
	return axis.Size
}

// child returns the number, on the next level, of entry i of slice s.
func (t *tree) child(k, s, i int) int {
	switch {
	case s < 0:
		return -1
	case t.starts[k] != nil:
		return t.starts[k][s] + i
	}
	return s*t.axes[k].Size + i
}

func extend(index []int, i int) []int {
	return append(index[:len(index):len(index)], i)
}

// visible returns which of n entries are shown when at most most may be: all,
// or the head and the last.
func visible(n, most int) []int {
	if n <= most {
		out := make([]int, n)
		for i := range out {
			out[i] = i
		}
		return out
	}
	if most == 0 {
		return []int{0}
	}
	head := max(1, (most+1)/2)
	out := make([]int, head+1)
	for i := range head {
		out[i] = i
	}
	out[head] = n - 1
	return out
}

// gapAt returns the room between two entries along axis k: more, the further out.
func (t *tree) gapAt(k int) float64 {
	gap := 4.0
	if depth := len(t.axes) - k; depth > 2 {
		gap += 4 * float64(depth-2)
	}
	if k < t.look.pile && !t.look.across[k] {
		gap += topRuler // the words of the pile's ruler stand below each pile
	}
	return gap
}

// dotsRoom is what the dots take along their axis.
const dotsRoom = 22

// Steps of a pile, from one slab to the one behind it.
const (
	pileX = 20
	pileY = 17
)

// stack places the kids of b, which are the entries of a list along axis k.
func (t *tree) stack(b *block, k int) {
	pad := t.look.pads[k]
	x, y := pad, pad
	for i, kid := range b.kids {
		if i > 0 && i == b.dots && k != t.look.pile {
			x, y = t.step(x, y, k, dotsRoom-t.gapAt(k)+4)
		}
		b.dx, b.dy = append(b.dx, x), append(b.dy, y)
		b.w, b.h = max(b.w, x+kid.w+pad), max(b.h, y+kid.h+pad)
		switch {
		case k == t.look.pile:
			x, y = x+pileX, y+pileY
		case t.look.across[k]:
			x += kid.w + t.gapAt(k)
		default:
			y += kid.h + t.gapAt(k)
		}
	}
}

// step moves x or y on by d, in the direction of axis k.
func (t *tree) step(x, y float64, k int, d float64) (float64, float64) {
	if t.look.across[k] {
		return x + d, y
	}
	return x, y + d
}

// put gives b and all in it their places, lists before what is in them.
func (t *tree) put(b *block, x, y float64, layer int) {
	at := box{x, y, b.w, b.h}
	k := len(b.index)
	if k == len(t.axes) {
		t.places = append(t.places, place{sort: cellPlace, index: b.index, box: at, layer: layer, void: b.void})
		return
	}
	if t.look.pads[k] > 0 {
		t.places = append(t.places, place{sort: framePlace, index: b.index, box: at, layer: layer, void: b.void})
	}
	t.remember(b, x, y)
	for i, kid := range b.kids {
		deeper := layer
		if k == t.look.pile {
			deeper = i
		}
		if i > 0 && i == b.dots {
			t.putDots(b, i, x, y, deeper)
		}
		t.put(kid, x+b.dx[i], y+b.dy[i], deeper)
	}
	if b.empty {
		t.places = append(t.places, place{sort: trackPlace, index: b.index, box: t.inside(at, k), layer: layer, void: b.void})
	}
}

// inside returns the box of a list without its frame's padding.
func (t *tree) inside(b box, k int) box {
	if pad := t.look.pads[k]; b.w > 2*pad+10 {
		return b.inset(pad)
	}
	return b
}

// remember keeps the box of the first list along each axis, for its ruler.
func (t *tree) remember(b *block, x, y float64) {
	k := len(b.index)
	if t.lists[k] != (box{}) || len(b.kids) == 0 {
		return
	}
	at := func(i int) box { return box{x + b.dx[i], y + b.dy[i], b.kids[i].w, b.kids[i].h} }
	t.first[k] = at(0)
	t.lists[k] = at(0).union(at(len(b.kids) - 1))
}

// putDots places the dots before kid i of b.
func (t *tree) putDots(b *block, i int, x, y float64, layer int) {
	k := len(b.index)
	before, after := b.kids[i-1], b.kids[i]
	at := box{x + b.dx[i-1], y + b.dy[i-1], before.w, before.h}
	switch {
	case k == t.look.pile:
		at = box{x + b.dx[i] + after.w - pileX, y + b.dy[i] + after.h - pileY, pileX, pileY}
	case t.look.across[k]:
		end := at.x + at.w
		at = box{end, at.y, x + b.dx[i] - end, min(at.h, after.h)}
	default:
		end := at.y + at.h
		at = box{at.x, end, min(at.w, t.look.cell.w), y + b.dy[i] - end}
		if k < t.look.pile { // beside the words of the pile's ruler
			at.x += before.w - at.w
		}
	}
	t.places = append(t.places, place{
		sort: dotsPlace, index: after.index, box: at, layer: layer, void: b.void, turns: !t.look.across[k],
	})
}
