package scene

import (
	"slices"

	"shapecast/engine"
)

// A grid says how arrays of one layout and their nested lists are laid out.
type grid struct {
	arrays []*array
	widest float64 // of their values and notes, in em; 0 before it is known
	rank   int
	small  bool    // there is little room
	tiles  bool    // the last two axes are one tile
	close  bool    // cells stand close, so that there is room for large ones
	cards  bool    // the lists of rows are cards
	first  int     // the first axis that is drawn; of those before it the first entry
	leaf   int     // the axis below which everything is one leaf: the rank, or two less for tiles
	across []bool  // for each axis, whether its entries are side by side
	most   int     // how many entries of an axis are shown, dots among them
	cell   float64 // height of a cell
	wide   float64 // its width: more where a value needs it
	unit   float64 // the length of an entry of a tile
	long   [2]int  // how many entries the longest tile has along each of its axes
	loose  float64 // more between the rows of a card, where some are read again
}

const (
	gap        = 4  // between cells
	emptyWidth = 14 // of a list without entries
	leastTile  = 26 // the side of a tile
	thinTile   = 12 // the same along an axis of size 1, where it is not to scale
)

// pads returns the room that the brackets of axis k take at each end and above,
// or the edge of a card.
func (g *grid) pads(k int) (x, y float64) {
	tight := g.tight()
	switch depth := g.leaf - 1 - k; {
	case depth == 0:
		return pick(tight, pick(g.leaf-g.first > 2, 4.0, 5.0), 7.0), 0
	case g.card(k):
		return pick(tight, 4.0, 7.0), pick(tight, 4.0, 7.0)
	case depth == 1:
		return pick(tight, 4.0, 6.0), pick(g.small, 3.0, 5.0)
	case g.cards && tight:
		return 5, 4
	}
	return pick(tight, 5.0, 8.0), pick(g.small, 4.0, 6.0)
}

// tight reports whether there are more edges than room for them.
func (g *grid) tight() bool { return g.small || g.cards && g.leaf-g.first > 3 || g.dense() }

// dense reports whether cells stand close on a laptop, as the smallest ones do.
func (g *grid) dense() bool { return !g.small && !g.tiles && (g.close || g.cell <= smallCell) }

// card reports whether a list of axis k is drawn as a card: one of rows that
// differ, where brackets would not tell which row belongs to which.
func (g *grid) card(k int) bool { return g.cards && k == g.leaf-2 }

// gapAt returns the room between two entries of axis k.
func (g *grid) gapAt(k int) float64 {
	switch {
	case g.card(k):
		return gap + g.loose
	case k < g.leaf-2 && g.cards:
		return pick(g.tight(), 6.0, 10.0)
	}
	if depth := g.leaf - 1 - k; depth > 0 && (depth > 1 || g.across[k]) {
		return pick(g.dense(), 2, 6.0) + gap*float64(depth)
	}
	return gap
}

// apart returns the room for the brackets between the stored entry of axis k and its
// stretched copies. All arrays leave it between rows, so that their rows are at the same
// heights.
func (g *grid) apart(k int) float64 {
	if !g.across[k] {
		return 0
	}
	return g.edgesRoom(k)
}

// edgesRoom returns the room that the brackets and the edges of cards take between
// two entries of axis k.
func (g *grid) edgesRoom(k int) float64 {
	room := 3 - g.gapAt(k)
	for outer := g.first; outer <= k; outer++ {
		x, y := g.pads(outer)
		room += pick(g.across[k], x, y)
	}
	return max(room, pick(g.small, 9.0, 12.0))
}

// host returns the list, or the tile, beyond whose end there are places for more entries of axis
// k: the outermost one of those around it that run across it or have one entry.
func (g *grid) host(r ruled, k int) int {
	outer := min(k, g.leaf)
	for outer > g.first && (g.across[outer-1] != g.runsAcross(k) || r.axes[outer-1].One()) {
		outer--
	}
	return outer
}

// between returns the room for missing entries after each entry of axis k: where they are
// missing further in, along an axis that runs in the same direction.
func (g *grid) between(r ruled, k int) float64 {
	if r.short == 0 || k != g.host(r, r.wanting)-1 || r.axes[r.wanting].Ragged() {
		return 0
	}
	return wantGap + g.wantLength(r)
}

// wantGap is between an array and the places for what it lacks.
const wantGap = 8

// leastPlace is the length of the shortest place for entries that a tile lacks, in pixels.
const leastPlace = 8

// wantLength returns how long the places for missing entries are together: one in a tile.
func (g *grid) wantLength(r ruled) float64 {
	if r.wanting >= g.leaf {
		return max(g.unit*float64(r.short), leastPlace)
	}
	w, h := g.size(r, r.wanting+1, 0)
	n := float64(places(r.short, mostWanted))
	return n*pick(g.across[r.wanting], w, h) + (n-1)*g.gapAt(r.wanting)
}

// mostWanted is how many places for missing entries are drawn, dots among them.
const mostWanted = 3

// runsAcross reports whether axis k runs across, in a tile too.
func (g *grid) runsAcross(k int) bool {
	if k >= g.leaf {
		return k == g.rank-1
	}
	return g.across[k]
}

// only makes an array the only one of the grid.
func (g *grid) only(who int, name string, values engine.Array) *array {
	r := ruled{axes: values.Shape.Axes}
	g.rank = len(r.axes)
	g.tiles = g.rank > 4 || g.rank > 2 && r.large(g.mostCells())
	a := newArray(g, who, name, r)
	a.value = textsOf(values)
	g.arrays = []*array{a}
	return a
}

// ragged reports whether some array is ragged.
func (g *grid) ragged() bool {
	return slices.ContainsFunc(g.arrays, func(a *array) bool { return a.seen.ragged() || a.stored.ragged() })
}

// largest returns the size of the longest axis among the last n of any array.
func (g *grid) largest(n int) int {
	size := 1
	for _, a := range g.arrays {
		for _, axis := range a.seen.axes[max(g.rank-n, 0):] {
			size = max(size, axis.Size)
		}
	}
	return size
}

func pick[T any](first bool, a, b T) T {
	if first {
		return a
	}
	return b
}

// A ruled array holds the axes of an array, and says which of them are stretched.
type ruled struct {
	axes    []engine.Axis
	stretch []bool // axes whose first entry is stored and whose others are copies; nil for none
	short   int    // how many entries are missing, in the shortest row; 0 for none
	wanting int    // the axis along which they are
}

func (r ruled) stretched(k int) bool { return r.stretch != nil && r.stretch[k] }

// entries returns how many entries slice s of axis k has.
func (r ruled) entries(k, s int) int { return max(lengthIn(&r.axes[k], s), 0) }

// child returns the slice number, one axis further in, of entry i of slice s.
func (r ruled) child(k, s, i int) int {
	a := &r.axes[k]
	if !a.Ragged() {
		return s*a.Size + i
	}
	for _, n := range a.Lengths[:min(s, len(a.Lengths))] {
		i += n
	}
	return i
}

// mostCells returns how many values of an array are shown as cells.
func (g *grid) mostCells() int { return pick(g.small, 48, 64) }

// large reports whether an array has more values than so many, or more along an axis than
// can be shown.
func (r ruled) large(most int) bool {
	count := 1
	for _, a := range r.axes {
		if count *= a.Size; a.Ragged() {
			return false
		} else if a.Size > 6 {
			return true
		}
	}
	return count > most
}

func (r ruled) ragged() bool { return slices.ContainsFunc(r.axes, engine.Axis.Ragged) }

// longer reports whether an axis has more entries than a number.
func (r ruled) longer(n int) bool {
	return slices.ContainsFunc(r.axes, func(a engine.Axis) bool { return a.Size > n })
}

// lengthIn returns how many entries an axis has in slice s; -1 where there is
// no such slice.
func lengthIn(a *engine.Axis, s int) int {
	switch {
	case !a.Ragged():
		return a.Size
	case s < len(a.Lengths):
		return a.Lengths[s]
	}
	return -1
}

// dotsEntry is the entry number of the dots that stand for entries left out.
const dotsEntry = -1

// visible returns which of n entries are shown in at most so many places: all of them, or
// the first ones, dots and the last one.
func visible(n, most int) []int {
	list := make([]int, places(n, most))
	for i := range list {
		list[i] = i
	}
	if n > most {
		list[len(list)-2], list[len(list)-1] = dotsEntry, n-1
	}
	return list
}

// places returns how many places [visible] takes.
func places(n, most int) int { return pick(n <= most, n, max(most, 3)) }

// size returns the width and height of slice s of axis k. Entries that do not
// differ are measured once.
func (g *grid) size(r ruled, k, s int) (w, h float64) {
	if k == g.leaf {
		return g.leafSize(r)
	}
	n, along := r.entries(k, s), 0.0
	shown, alike := []int{0}, places(n, g.most)
	if (ruled{axes: r.axes[k+1 : g.leaf]}).ragged() {
		shown, alike = visible(n, g.most), 1
	}
	for _, i := range shown {
		kw, kh := g.size(r, k+1, r.child(k, s, max(i, 0)))
		along += pick(g.across[k], kw, kh) * float64(alike)
		w, h = max(w, kw), max(h, kh)
	}
	along += g.gapAt(k)*float64(max(places(n, g.most)-1, 0)) + pick(r.stretched(k) && n > 1, g.apart(k), 0)
	along += g.between(r, k) * float64(places(n, g.most))
	*pick(g.across[k], &w, &h) = pick(n == 0, emptyWidth, along)
	x, y := g.pads(k)
	return w + 2*x, h + 2*y
}

// leafSize returns that of a cell or a tile.
func (g *grid) leafSize(r ruled) (w, h float64) {
	if !g.tiles {
		return g.wide, g.cell
	}
	return g.side(r, 1), g.side(r, 0)
}

// side returns the side of a tile along the first or the second of its axes. A tile of
// one row is thin beside others of several; one of a single value has room for it.
func (g *grid) side(r ruled, i int) float64 {
	n := r.axes[g.leaf+i].Size
	switch {
	case n == 0:
		return emptyWidth / 2
	case n == 1 && r.axes[g.leaf+1-i].Size > 1:
		return g.thin(i)
	}
	return g.sideOf(n)
}

func (g *grid) sideOf(n int) float64 { return max(float64(n)*g.unit, min(leastTile, g.cell)) }

// thin returns the side of a tile along an axis of size 1: to scale where the others have
// a mesh.
func (g *grid) thin(i int) float64 {
	if one := g.sideOf(g.long[i]) / float64(g.long[i]); one >= leastMesh {
		return one
	}
	return min(thinTile, g.cell/2)
}

// A block is a list, a cell or a tile in its place.
type block struct {
	axis       int // along which its entries run; grid.leaf for a leaf
	entry      int // which entry of the list around it this is; dotsEntry for those left out
	slice      int // the number of this list along its axis, or of the leaf
	x, y, w, h float64
	kids       []*block
}

// leaves returns the places of the cells or tiles in a block that is at a point, but not
// those of dots.
func (b *block) leaves(at point) []box {
	if b.entry == dotsEntry {
		return nil
	} else if len(b.kids) == 0 {
		return []box{{at.x, at.y, b.w, b.h}}
	}
	var list []box
	for _, kid := range b.kids {
		list = append(list, kid.leaves(at.plus(kid.x, kid.y))...)
	}
	return list
}

// lay returns the blocks of an array whose left top corner is at 0, 0.
func (g *grid) lay(r ruled) *block { return g.block(r, block{axis: g.first}) }

// block lays out a block of which the axis, the slice and the place are given.
func (g *grid) block(r ruled, b block) *block {
	b.w, b.h = g.size(r, b.axis, b.slice)
	if b.axis == g.leaf {
		return &b
	}
	x, y := g.pads(b.axis)
	for n, i := range visible(r.entries(b.axis, b.slice), g.most) {
		kid := g.block(r, block{axis: b.axis + 1, entry: i, slice: r.child(b.axis, b.slice, max(i, 0)), x: x, y: y})
		b.kids = append(b.kids, kid)
		step := g.gapAt(b.axis) + pick(n == 0 && r.stretched(b.axis), g.apart(b.axis), 0) + g.between(r, b.axis)
		if g.across[b.axis] {
			x += kid.w + step
		} else {
			y += kid.h + step
		}
	}
	return &b
}

// mostPlaces is how many entries of an axis are shown where there is room.
const mostPlaces = 6

// Values are at least 11 px high. On a phone, pairs and notes in the same cells may be 10 px.
const (
	leastFont = 11
	leastTiny = 10
	textCell  = 13 // in lower cells there is no text
	noteCell  = 28 // in lower cells there is no note under a value
)

func (g *grid) leastText() float64 { return pick[float64](g.small, leastTiny, leastFont) }
