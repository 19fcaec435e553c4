package scene

import (
	"math"
	"slices"

	"shapecast/engine"
)

// A detail is how closely an array is drawn.
type detail struct {
	inner, outer int     // entries shown along the last two axes, and along the others
	font         float64 // of values
	pad          float64 // left and right of a value
	least, high  float64 // least width and height of a cell
	deep         int     // how many axes are shown, from the last; of the others the first entry; 0 for all
}

// details are tried in turn until the figure fits its width.
var details = [...]detail{
	{8, 6, 14, 7, 40, 34, 0},
	{8, 6, 12.5, 5, 32, 28, 0},
	{8, 6, 11, 3, 22, 20, 0},
	{6, 4, 12, 4, 28, 24, 0},
	{4, 2, 12, 4, 28, 24, 0},
	{4, 2, 11, 3, 22, 22, 0},
	{2, 2, 11, 3, 20, 20, 0},
	{2, 1, 10.5, 3, 16, 18, 0},
	{2, 1, 11, 3, 20, 20, 4},
	{2, 1, 11, 3, 20, 20, 3},
	{2, 1, 10.5, 3, 16, 18, 2},
}

// budget is how many cells an array may be drawn with.
const budget = 240

// blank are the cells of values that are not known.
var blank = box{w: 26, h: 22}

// style returns the look of an array with the given axes at a level of detail,
// without directions; widest is the width, in em, of a value it may show.
func (d *drawing) style(at detail, axes []engine.Axis, widest float64) look {
	l := look{
		cell: d.cell(at, widest), across: make([]bool, len(axes)), most: make([]int, len(axes)),
		pads: make([]float64, len(axes)), room: make([]bool, len(axes)), pile: -1,
	}
	for k := range axes {
		l.most[k] = at.outer
		switch {
		case k >= len(axes)-2:
			l.most[k] = at.inner
		case at.deep > 0 && k < len(axes)-at.deep:
			l.most[k] = 0
		}
		l.pads[k] = d.padding(axes, k)
	}
	if piles(axes, l) {
		l.pile = len(axes) - 3
		for k := range l.pile {
			l.most[k] = min(l.most[k], 2)
		}
		l.most[l.pile] = int(pick(at.outer > 1, 4, 2))
		l.most[len(axes)-1], l.most[len(axes)-2] = min(at.inner, 6), min(at.inner, 6)
	}
	return l
}

// padding returns that of the frame round a list along axis k: matrices have
// one, and where lengths vary every list but the outermost.
func (d *drawing) padding(axes []engine.Axis, k int) float64 {
	rank, ragged := len(axes), anyRagged(axes)
	switch {
	case ragged && k == rank-1 && k > 0:
		return pick(d.small, 2.5, 4)
	case ragged && k > 0, rank > 2 && k == rank-2:
		return pick(d.small, 5, 8)
	case rank == 2 && k == 0 && !ragged:
		return 5
	}
	return 0
}

// piles reports whether matrices lie behind each other: there is a third axis,
// and they are too large to be drawn whole.
func piles(axes []engine.Axis, l look) bool {
	if len(axes) < 3 || anyRagged(axes) {
		return false
	}
	for k, axis := range axes[len(axes)-2:] {
		if axis.Size > l.most[len(axes)-2+k] {
			return axes[len(axes)-3].Size > 1
		}
	}
	return false
}

// cell returns the size of a cell: as wide as the widest value, and the values
// that meet in it, need.
func (d *drawing) cell(at detail, widest float64) box {
	if widest == 0 {
		return blank
	}
	c := box{w: math.Ceil(max(at.least, widest*at.font+2*at.pad)), h: at.high}
	if !d.sideBySide(c.w) {
		c.h = max(c.h, 2*pillHeight+3)
	}
	return c
}

// directions returns every way in which the axes may run: the last across, the
// one before down, and the two before those either way.
func directions(rank int) [][]bool {
	base := make([]bool, rank)
	for k := range base {
		base[k] = (rank-k)%2 == 1
	}
	ways := [][]bool{base}
	for k := rank - 3; k >= 0 && k >= rank-5; k-- {
		for _, way := range ways[:len(ways):len(ways)] {
			other := slices.Clone(way)
			other[k] = !other[k]
			ways = append(ways, other)
		}
	}
	return ways
}

// anyRagged reports whether the lengths along any of the axes vary.
func anyRagged(axes []engine.Axis) bool { return slices.ContainsFunc(axes, engine.Axis.Ragged) }
