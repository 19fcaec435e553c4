package scene

import (
	"slices"
	"strings"
)

// An array is an operand or the result as it is drawn: as it is stored, and as it is seen
// once its axes of size 1 are stretched.
type array struct {
	*grid
	who          int // the operand's number; -1 for the result
	name         string
	stored, seen ruled
	body, view   *block // the same, laid out
	padded       []bool
	grows        bool  // an axis whose one entry is stretched, or never read
	excess       []int // for each axis, the first entry without a partner; -1 where all have one
	value, note  textAt
	part         func([]int) []int // the index, in the part that is written into, of an index of this array; nil for none
	rest         textAt            // the values beyond that part
	again        func([]int) bool  // whether an earlier cell stores the value; nil where each has its own
	widest       float64           // width of a value, in em, at most
	bare         []bool            // axes whose lists have no brackets, since the array has no such axis
	tileFont     Font              // of the values in a tile; of size 0 where they have no room
	tag          float64           // where its name is written, below its top
}

func newArray(g *grid, who int, name string, stored ruled) *array {
	return &array{grid: g, who: who, name: name, tag: overArray, value: noText, note: noText,
		bare: make([]bool, g.rank), padded: make([]bool, g.rank), excess: slices.Repeat([]int{-1}, g.rank), stored: stored, seen: stored}
}

// called returns the name over an array: A[0] where only the first entry of axis 0 is drawn. With
// more than three such axes it is A, and the caption lists them.
func (a *array) called() string {
	var list []string
	several := false
	for k := range a.first {
		if !a.padded[k] {
			list, several = append(list, "0"), several || a.stored.axes[k].Size > 1
		}
	}
	if !several || len(list) > 3 {
		return a.name
	}
	return a.name + "[" + strings.Join(list, ", ") + "]"
}

// copied reports whether the figure shows copies of the array. It shows none where the result
// has size 0.
func (a *array) copied() bool { return a.seen.stretch != nil }

// overArray is the distance from the top of an array down to its name, which is above it.
const overArray = 4 - tagRoom

// layOut computes the place of every entry.
func (a *array) layOut() {
	a.body = a.lay(a.ruled(false))
	if a.view = a.body; a.grows || a.stored.short > 0 {
		a.view = a.lay(a.ruled(true))
	}
	a.tileFont = a.tileFontOf()
}

// ruled returns the array as it is stored, or as it is later: with stretched copies, or with
// places for what it lacks. An output has these places from the start.
func (a *array) ruled(later bool) ruled {
	r := a.stored
	switch {
	case later && a.grows:
		return a.seen
	case !later && a.who >= 0:
		r.short = 0
	}
	return r
}

// probe returns a copy of the array that is laid out cell by cell, to find out which values
// may be shown.
func (a array) probe() *array {
	a.grid = &grid{rank: a.rank, leaf: a.rank, across: make([]bool, a.rank), most: max(mostPlaces, a.most), first: max(0, a.rank-4)}
	a.grows = false
	a.layOut()
	return &a
}

// leftOut reports whether dots stand for some cells of the array.
func (a *array) leftOut() bool { return !a.tiles && a.seen.longer(a.most) }

// tagRoom is the room over an array, for its name.
const tagRoom = 30
