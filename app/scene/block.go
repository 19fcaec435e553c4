package scene

import (
	"slices"

	"shapecast/engine"
)

// A grid says how the nested lists of every array of a figure are laid out.
type grid struct {
	small  bool
	cards  bool      // the lists of rows are cards
	first  int       // the first axis that is drawn; of those before it the first entry
	leaf   int       // the axis below which everything is one leaf: the rank, or two less for tiles
	across []bool    // for each axis, whether its entries are side by side
	most   []int     // for each axis, how many entries are shown, dots among them
	cell   float64   // height of a cell
	wide   float64   // its width: more where a value needs it
	units  []float64 // for the axes of a tile, the length of one entry
}

const gap = 4 // between cells

// pads returns the room that the brackets of axis k take at each end and above,
// or the edge of a card.
func (g grid) pads(k int) (x, y float64) {
	tight := g.tight()
	switch depth := g.leaf - 1 - k; {
	case depth == 0:
		return pick(tight, pick(g.leaf-g.first > 2, 4.0, 5.0), 7.0), 0
	case g.card(k):
		return pick(tight, 4.0, 7.0), pick(tight, 4.0, 7.0)
	case depth == 1:
		return pick(tight, 4.0, 6.0), 5
	case g.cards && tight:
		return 5, 4
	}
	return pick(tight, 5.0, 8.0), 6
}

// tight reports whether there are more edges than room for them.
func (g grid) tight() bool { return g.small || g.cards && g.leaf-g.first > 3 }

// card reports whether a list of axis k is drawn as a card: one of rows that
// differ, where brackets would not tell which row belongs to which.
func (g grid) card(k int) bool { return g.cards && k == g.leaf-2 }

// inner reports whether the brackets of block b are drawn inside its cells'
// height: those of a row among others.
func (g grid) inner(b *block) bool { return b.axis == g.leaf-1 && g.leaf-g.first > 1 }

// role returns that of the brackets of block b.
func (g grid) role(b *block, outer, inside Role) Role { return pick(b.axis == g.first, outer, inside) }

// gapAt returns the room between two entries of axis k.
func (g grid) gapAt(k int) float64 {
	if k < g.leaf-2 && g.cards {
		return pick(g.tight(), 6.0, 10.0)
	}
	if depth := g.leaf - 1 - k; depth > 0 && (depth > 1 || g.across[k]) {
		return 6 + gap*float64(depth)
	}
	return gap
}

// apart returns the room between what is stored along axis k and what is read
// again beside it: that of the brackets and the edges of cards between them.
func (g grid) apart(k int) float64 {
	if !g.across[k] && !g.card(k) {
		return 0
	}
	room := 3 - g.gapAt(k)
	for outer := g.first; outer <= k; outer++ {
		x, y := g.pads(outer)
		room += pick(g.across[k], x, y)
	}
	return max(room, pick(g.small, 9.0, 12.0))
}

func pick[T any](first bool, a, b T) T {
	if first {
		return a
	}
	return b
}

// A ruled array is what is laid out: axes padded to the rank of the result.
type ruled struct {
	axes    []engine.Axis
	stretch []bool // axes whose first entry is stored and the others are read again; nil for none
}

func (r ruled) stretched(k int) bool { return r.stretch != nil && r.stretch[k] }

// entries returns how many entries slice s of axis k has.
func (r ruled) entries(k, s int) int {
	if a := r.axes[k]; a.Ragged() {
		if s < len(a.Lengths) {
			return a.Lengths[s]
		}
		return 0
	}
	return r.axes[k].Size
}

// child returns the slice number, one axis further in, of entry i of slice s.
func (r ruled) child(k, s, i int) int {
	a := r.axes[k]
	if !a.Ragged() {
		return s*a.Size + i
	}
	for _, n := range a.Lengths[:min(s, len(a.Lengths))] {
		i += n
	}
	return i
}

// emptyWidth is that of a list without entries.
const emptyWidth = 14

// dotsEntry is the entry number of those that are left out.
const dotsEntry = -1

// visible returns which of n entries are shown when at most most places may be
// taken: all, or the head, dots and the last.
func visible(n, most int) []int {
	if n <= most {
		out := make([]int, n)
		for i := range out {
			out[i] = i
		}
		return out
	}
	head := max(1, most-2)
	out := make([]int, head, head+2)
	for i := range out {
		out[i] = i
	}
	return append(out, dotsEntry, n-1)
}

// places returns how many places [visible] takes.
func places(n, most int) int {
	if n <= most {
		return n
	}
	return max(1, most-2) + 2
}

// size returns the width and height of slice s of axis k.
func (g grid) size(r ruled, k, s int) (w, h float64) {
	if k == g.leaf {
		return g.leafSize(r)
	}
	n := r.entries(k, s)
	if g.ragged(r, k+1) {
		return g.raggedSize(r, k, s, n)
	}
	kw, kh := g.size(r, k+1, 0)
	count := float64(places(n, g.most[k]))
	return g.wrap(r, k, n, count*kw, count*kh, kw, kh)
}

// wrap returns the size of a list from what its entries take in a line.
func (g grid) wrap(r ruled, k, n int, along, down, kw, kh float64) (w, h float64) {
	gaps := g.gapAt(k)*float64(max(places(n, g.most[k])-1, 0)) + pick(r.stretched(k) && n > 1, g.apart(k), 0)
	if g.across[k] {
		w, h = along+gaps, kh
	} else {
		w, h = kw, down+gaps
	}
	if n == 0 {
		w, h = pick(g.across[k], emptyWidth, w), pick(g.across[k], h, emptyWidth)
	}
	x, y := g.pads(k)
	return w + 2*x, h + 2*y
}

// ragged reports whether lengths vary along axis k or one further in.
func (g grid) ragged(r ruled, k int) bool {
	for ; k < g.leaf; k++ {
		if r.axes[k].Ragged() {
			return true
		}
	}
	return false
}

// raggedSize is size for a list whose entries differ.
func (g grid) raggedSize(r ruled, k, s, n int) (w, h float64) {
	var along, down, kw, kh float64
	for _, i := range visible(n, g.most[k]) {
		ew, eh := g.size(r, k+1, r.child(k, s, max(i, 0)))
		along, down, kw, kh = along+ew, down+eh, max(kw, ew), max(kh, eh)
	}
	return g.wrap(r, k, n, along, down, kw, kh)
}

// leafSize returns that of a cell or a tile.
func (g grid) leafSize(r ruled) (w, h float64) {
	if g.leaf == len(r.axes) {
		return g.wide, g.cell
	}
	return g.side(r.axes[g.leaf+1].Size, 1), g.side(r.axes[g.leaf].Size, 0)
}

// lone is the side of a tile along an axis of size 1.
const lone = 26

// side returns the side of a tile along one of its two axes.
func (g grid) side(n, which int) float64 {
	if n == 0 {
		return emptyWidth / 2
	}
	return max(float64(n)*g.units[which], min(lone, g.cell))
}

// A block is a list, a cell or a tile in its place.
type block struct {
	axis       int // along which its entries run; grid.leaf for a leaf
	entry      int // which entry of the list around it this is; dotsEntry for those left out
	slice      int // the number of this list along its axis, or of the leaf
	x, y, w, h float64
	kids       []*block
}

// lay returns the blocks of an array whose left top corner is at 0, 0.
func (g grid) lay(r ruled) *block { return g.block(r, g.first, 0, 0, 0, 0) }

// block lays out slice s of axis k at x, y.
func (g grid) block(r ruled, k, s, entry int, x, y float64) *block {
	b := &block{axis: k, entry: entry, slice: s, x: x, y: y}
	b.w, b.h = g.size(r, k, s)
	if k == g.leaf {
		return b
	}
	px, py := g.pads(k)
	x, y = px, py
	for n, i := range visible(r.entries(k, s), g.most[k]) {
		kid := g.block(r, k+1, r.child(k, s, max(i, 0)), i, x, y)
		b.kids = append(b.kids, kid)
		step := g.gapAt(k) + pick(n == 0 && r.stretched(k), g.apart(k), 0)
		if g.across[k] {
			x += kid.w + step
		} else {
			y += kid.h + step
		}
	}
	return b
}

// twin returns the kid of the stored array that kid i of the seen one is read from.
func (b *block) twin(i int, stretched bool) *block {
	if stretched {
		i = 0
	}
	return b.kids[min(i, len(b.kids)-1)]
}

// eachCell calls visit for every leaf that is shown of b, whose left top corner is
// at a point.
func (g grid) eachCell(b *block, at point, index []int, visit func(index []int, at point)) {
	if b.axis == g.leaf {
		visit(slices.Clone(index), at)
		return
	}
	for _, kid := range b.kids {
		if kid.entry != dotsEntry {
			index[b.axis] = kid.entry
			g.eachCell(kid, point{at.x + kid.x, at.y + kid.y}, index, visit)
		}
	}
}

// number gives every innermost list its row.
func (g grid) number(rows map[*block]int, b *block) {
	if b.axis >= g.leaf-1 {
		rows[b] = len(rows)
		return
	}
	for _, kid := range b.kids {
		if kid.entry != dotsEntry {
			g.number(rows, kid)
		}
	}
}
