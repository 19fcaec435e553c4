package scene

import (
	"slices"

	"shapecast/app/words"
)

// result draws the places of the result, dotted from the moment its shape is
// known, and the values that fill them while Compute lasts.
func (d *drawing) result(l layout) []*Node {
	outline := group().fading(d.knownFrom())
	var tiles []*Node
	rows := d.rowsOf(l.tree)
	for _, p := range l.tree.places {
		switch p.sort {
		case framePlace:
			outline.Kids = append(outline.Kids, rect(Well, p.box, pick(len(p.index) == len(l.tree.axes)-1, 6, 9)))
		case trackPlace:
			outline.Kids = append(outline.Kids, hatched(p.box))
		case dotsPlace:
			outline.Kids = append(outline.Kids, dotsIn(p))
		case cellPlace:
			if p.void >= 0 || p.layer > 0 && !l.tree.edge(p) {
				continue
			}
			outline.Kids = append(outline.Kids, rect(Slot, p.box.inset(0.5), 6))
			tiles = append(tiles, d.tile(l, p, rows))
		}
	}
	agree, _ := d.find(words.Agree, -1)
	open := centred(Mute, box{w: l.tree.w, h: l.tree.h}, "?", Font{Size: 30, Bold: true}).fading(until(agree.end - 0.8))
	return append([]*Node{open, outline}, tiles...)
}

// tile returns a value of the result, which appears when its row is computed.
func (d *drawing) tile(l layout, p place, rows [][]int) *Node {
	if d.trace.Grows() {
		return group()
	}
	n := group(rect(Result, p.box, 6))
	if s := d.outcomeAt(p.index); s != "" {
		n.Kids = append(n.Kids, centred(Result, p.box, s, Font{Size: l.detail.font, Mono: true}))
	}
	n.Cell, n.Role = cellName(p.index), Result
	return n.fading(from(d.landing(d.rowOf(p, rows), firstCell(p.index))))
}

// rowsOf returns the rows of cells that are shown, each by the index of its list.
func (d *drawing) rowsOf(t *tree) [][]int {
	var rows [][]int
	for _, p := range t.places {
		if p.sort != cellPlace || p.void >= 0 {
			continue
		}
		if row := listOf(p.index); len(rows) == 0 || !slices.Equal(rows[len(rows)-1], row) {
			rows = append(rows, row)
		}
	}
	return rows
}

// listOf returns the index of the list that a cell is in; a scalar is in none.
func listOf(index []int) []int { return index[:max(0, len(index)-1)] }

func (d *drawing) rowOf(p place, rows [][]int) int {
	row := listOf(p.index)
	return slices.IndexFunc(rows, func(r []int) bool { return slices.Equal(r, row) }) * waves(len(rows)) / len(rows)
}

// mostWaves is how many groups of rows fly one after the other at most.
const mostWaves = 8

func waves(rows int) int { return min(rows, mostWaves) }

func firstCell(index []int) bool {
	return !slices.ContainsFunc(index, func(i int) bool { return i != 0 })
}

// Times of Compute, in seconds from its first motion.
const (
	flight = 0.9
	alone  = 1.75 // the first cell: its flight, and a rest to read the sum
	spread = 1.4  // from the first wave of rows to the last
)

// takeoff returns when wave i sets out, and the first cell alone.
func (d *drawing) takeoff(i int, first bool) float64 {
	b, _ := d.find(words.Compute, -1)
	if first {
		return b.moves()
	}
	return b.moves() + alone - 0.1 + min(0.34, spread/mostWaves)*float64(i)
}

// landing returns when the values of wave i are there.
func (d *drawing) landing(i int, first bool) float64 {
	if first {
		return d.takeoff(i, true) + alone
	}
	return d.takeoff(i, false) + flight
}
