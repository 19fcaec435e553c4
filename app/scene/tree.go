package scene

import "shapecast/engine"

// A look is how a tree is laid out.
type look struct {
	cell   box       // its w and h
	across []bool    // for each axis, whether its entries stand side by side
	most   []int     // for each axis, how many entries are shown
	pile   int       // the axis whose entries lie behind each other; -1 for none
	pads   []float64 // for each axis, the padding of the frame round its lists; 0 for none
	room   []bool    // for each axis, whether an operand's 1 needs room where there are no entries
}

// A tree is the geometry of an array: the sizes of its lists and, once it has
// settled, the places of its cells and lists.
type tree struct {
	axes   []engine.Axis
	starts [][]int // for each ragged axis, the number of the first entry of each slice
	look   look
	w, h   float64
	lists  []box // for each axis, the box of its first list's entries
	first  []box // for each axis, the box of the first entry of that list
	cells  int   // how many have a place
	cut    bool  // entries are left out
	root   *block
	alike  map[alike]*block
	places []place
	rows   int   // of cells that have a place
	number []int // of all indices, one after the other
}

// newTree measures an array with the given axes.
func newTree(axes []engine.Axis, l look) *tree {
	t := &tree{axes: axes, look: l, starts: make([][]int, len(axes)), lists: make([]box, len(axes)), first: make([]box, len(axes))}
	for k, axis := range axes {
		if axis.Ragged() {
			t.starts[k] = starts(axis.Lengths)
		}
	}
	t.alike = map[alike]*block{}
	t.root = t.layout(0, 0, -1)
	t.w, t.h, t.cells = t.root.w, t.root.h, t.root.cells
	t.remember(t.root, 0, 0)
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

// A block is a list or a cell with its size, before it has a place. Lists that
// look the same share one.
type block struct {
	axis   int // that the entries run along; that of no entries for a cell
	void   int
	w, h   float64
	shown  []int // the entries, by number
	kids   []*block
	dx, dy []float64 // of each kid
	dots   int       // the kid that has dots before it; 0 for none
	empty  bool      // a list without entries
	cells  int
}

// An alike is what lists have in common that look the same: all of them where
// no length varies below axis k.
type alike struct{ axis, entries, void int }

// layout returns the block of slice number s of axis k; of a cell, when k is
// behind the last axis.
func (t *tree) layout(k, s, void int) *block {
	if k == len(t.axes) {
		return t.shared(alike{k, 0, void}, func(b *block) { b.w, b.h, b.cells = t.look.cell.w, t.look.cell.h, 1 })
	}
	n := t.length(k, s)
	list := func(b *block) { t.list(b, s, n) }
	if s >= 0 && anyRagged(t.axes[k+1:]) {
		b := &block{axis: k, void: void}
		list(b)
		return b
	}
	return t.shared(alike{k, n, void}, list)
}

// shared returns the block of all that is alike, which make fills in once.
func (t *tree) shared(a alike, fill func(*block)) *block {
	if b := t.alike[a]; b != nil {
		return b
	}
	b := &block{axis: a.axis, void: a.void}
	fill(b)
	t.alike[a] = b
	return b
}

// list fills in the block of a list of n entries, slice number s of its axis.
// Where it has none but an operand's size-1 axis stretches to 0 there, it has
// the room of one entry.
func (t *tree) list(b *block, s, n int) {
	k := b.axis
	if n == 0 {
		b.empty = true
		if !t.look.room[k] {
			b.w, b.h = t.look.cell.w, t.look.cell.h
			return
		}
		b.shown, b.kids = []int{0}, []*block{t.layout(k+1, -1, k)}
		t.stack(b, k)
		return
	}
	b.shown = visible(n, t.look.most[k])
	b.kids = make([]*block, len(b.shown))
	for i, j := range b.shown {
		if i > 0 && j > b.shown[i-1]+1 {
			b.dots, t.cut = i, true
		}
		b.kids[i] = t.layout(k+1, t.child(k, s, j), b.void)
	}
	t.stack(b, k)
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

	pileRulerGap = 6 // from the slabs to the ruler below them
)

// stack places the kids of b, which are the entries of a list along axis k.
func (t *tree) stack(b *block, k int) {
	pad := t.look.pads[k]
	x, y := pad, pad
	b.dx, b.dy = make([]float64, len(b.kids)), make([]float64, len(b.kids))
	for i, kid := range b.kids {
		if i > 0 && i == b.dots && k != t.look.pile {
			x, y = t.step(x, y, k, dotsRoom-t.gapAt(k)+4)
		}
		b.dx[i], b.dy[i] = x, y
		b.cells = min(b.cells+kid.cells, 2*budget) // of large ranks there are more than an int can count
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

// remember keeps the box of the first list along each axis, for its ruler, and
// reports whether there is a cell in b: then no other list can be the first.
func (t *tree) remember(b *block, x, y float64) bool {
	k := b.axis
	if k == len(t.axes) {
		return true
	}
	if len(b.kids) > 0 && t.lists[k] == (box{}) {
		at := func(i int) box { return box{x + b.dx[i], y + b.dy[i], b.kids[i].w, b.kids[i].h} }
		t.first[k] = at(0)
		t.lists[k] = at(0).union(at(len(b.kids) - 1))
	}
	for i, kid := range b.kids {
		if t.remember(kid, x+b.dx[i], y+b.dy[i]) {
			return true
		}
	}
	return false
}
