package scene

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"shapecast/engine"
)

// anyRuled returns an array of any rank to 4, now and then with an axis whose lengths
// vary, and with axes that are read again.
func anyRuled(r *rand.Rand) ruled {
	a := ruled{axes: make([]engine.Axis, r.IntN(5))}
	a.stretch = make([]bool, len(a.axes))
	slices := 1
	for k := range a.axes {
		size := r.IntN(9)
		if k > 0 && r.IntN(3) == 0 && slices < 40 {
			a.axes[k].Lengths = make([]int, slices)
			total := 0
			for s := range slices {
				a.axes[k].Lengths[s] = r.IntN(5)
				total += a.axes[k].Lengths[s]
			}
			slices = total
			continue
		}
		a.axes[k].Size, a.stretch[k] = size, r.IntN(3) == 0
		slices *= size
	}
	return a
}

// gridFor returns a grid for an array.
func gridFor(r *rand.Rand, a ruled) *grid {
	rank := len(a.axes)
	g := &grid{rank: rank, leaf: rank, first: max(0, rank-4), most: 3 + r.IntN(4), cell: 20, wide: 30, small: r.IntN(2) == 0}
	g.across = make([]bool, rank)
	for k := range g.across {
		g.across[k] = (rank-k)%2 == 1
	}
	g.cards = rank > 2 && a.ragged()
	if rank > 2 && !g.cards && r.IntN(3) == 0 {
		g.tiles, g.leaf, g.unit = true, rank-2, 6
	}
	return g
}

// eachGrid calls look with arrays of many kinds and a grid for each.
func eachGrid(t *testing.T, look func(t *testing.T, g *grid, a ruled)) {
	for seed := range uint64(400) {
		r := rand.New(rand.NewPCG(seed, 3))
		a := anyRuled(r)
		g := gridFor(r, a)
		t.Run(fmt.Sprintf("%d %v", seed, a.axes), func(t *testing.T) { look(t, g, a) })
	}
}

func TestAnArrayIsAsLargeAsItsBlocks(t *testing.T) {
	eachGrid(t, func(t *testing.T, g *grid, a ruled) {
		b := g.lay(a)
		if w, h := g.size(a, g.first, 0); w != b.w || h != b.h {
			t.Errorf("measured %v by %v, laid out %v by %v", w, h, b.w, b.h)
		}
		holds(t, b)
		hugs(t, g, b)
	})
}

// hugs checks that a list reaches no farther than its entries and its edges.
func hugs(t *testing.T, g *grid, b *block) {
	if len(b.kids) == 0 {
		return
	}
	right, bottom := 0.0, 0.0
	for _, kid := range b.kids {
		right, bottom = max(right, kid.x+kid.w), max(bottom, kid.y+kid.h)
		hugs(t, g, kid)
	}
	if x, y := g.pads(b.axis); right+x < b.w-.01 || bottom+y < b.h-.01 {
		t.Errorf("a list of axis %d is %v by %v, its entries reach %v, %v", b.axis, b.w, b.h, right, bottom)
	}
}

// TestEntriesThatAreReadAgainStandApart checks that the room after a stored entry is
// larger than that between copies, along axes that run across.
func TestEntriesThatAreReadAgainStandApart(t *testing.T) {
	apart := 0
	eachGrid(t, func(t *testing.T, g *grid, a ruled) {
		for k := g.first; k < g.leaf; k++ {
			if !a.stretched(k) || a.axes[k].Size < 3 || !g.across[k] {
				continue
			}
			b := g.lay(a)
			for b.axis < k && len(b.kids) > 0 {
				b = b.kids[0]
			}
			if b.axis != k || len(b.kids) < 3 {
				continue
			}
			apart++
			first := b.kids[1].x - b.kids[0].x - b.kids[0].w
			if next := b.kids[2].x - b.kids[1].x - b.kids[1].w; first <= next {
				t.Errorf("axis %d: %v after what is stored, %v between copies", k, first, next)
			}
		}
	})
	if apart < 20 {
		t.Errorf("%d arrays were looked at", apart)
	}
}

func TestSlicesOfRows(t *testing.T) {
	rows := ruled{axes: []engine.Axis{{Size: 2}, {Lengths: []int{2, 1}}, {Lengths: []int{3, 0, 2}}}}
	for _, c := range []struct{ axis, slice, entries, entry, child int }{
		{0, 0, 2, 1, 1}, {1, 0, 2, 1, 1}, {1, 1, 1, 0, 2}, {2, 0, 3, 2, 2}, {2, 1, 0, 0, 3}, {2, 2, 2, 1, 4}, {2, 9, 0, 0, 5},
	} {
		if got := rows.entries(c.axis, c.slice); got != c.entries {
			t.Errorf("slice %d of axis %d has %d entries, want %d", c.slice, c.axis, got, c.entries)
		}
		if got := rows.child(c.axis, c.slice, c.entry); got != c.child {
			t.Errorf("entry %d of slice %d of axis %d is slice %d, want %d", c.entry, c.slice, c.axis, got, c.child)
		}
	}
	if !rows.ragged() || rows.longer(2) || !rows.longer(1) || rows.large(48) {
		t.Errorf("%v is not what it is", rows.axes)
	}
	if large := (ruled{axes: []engine.Axis{{Size: 7}}}); !large.large(48) {
		t.Error("seven entries have places")
	}
}

// probed returns an array laid out in a grid, seen as a larger one where its axes of
// size 1 are read again.
func probed(g *grid, seen ruled) *array {
	stored := ruled{axes: slices.Clone(seen.axes)}
	a := newArray(g, 0, "", stored)
	for k, again := range seen.stretch {
		if again {
			stored.axes[k] = engine.Axis{Size: 1}
			a.grows = true
		}
	}
	if a.seen = stored; a.grows {
		a.seen = seen
	}
	a.layOut()
	return a
}

// TestAWalkVisitsEveryCellOnce walks over arrays of many kinds: a cell that is stored
// is visited once, a copy is read from the cell with 0 along the axes that are read
// again, and rows are numbered as they come.
func TestAWalkVisitsEveryCellOnce(t *testing.T) {
	eachGrid(t, func(t *testing.T, g *grid, seen ruled) {
		if seen.ragged() && slices.Contains(seen.stretch, true) {
			return // rows of what is stored have other lengths then
		}
		a := probed(g, seen)
		stored, copies, row := map[string]point{}, 0, 0
		a.walk(func(s spot) {
			if s.row > row {
				row++
			}
			if s.row > row {
				t.Errorf("row %d comes after row %d", s.row, row)
			}
			if !s.cell(g) {
				return
			}
			name := cellName(s.index)
			if s.ghost {
				copies++
				return
			}
			if _, again := stored[name]; again {
				t.Errorf("cell %s is visited twice", name)
			}
			stored[name] = s.from
		})
		a.walk(func(s spot) {
			if !s.ghost || !s.cell(g) {
				return
			}
			source := slices.Clone(s.index)
			for k := g.first; k < g.leaf; k++ {
				if a.seen.stretched(k) {
					source[k] = 0
				}
			}
			if at, known := stored[cellName(source)]; !known || at != s.from {
				t.Errorf("cell %v is read from %v, cell %v is at %v", s.index, s.from, source, at)
			}
		})
		if copies > 0 && !a.grows {
			t.Errorf("%d copies of an array that is not read again", copies)
		}
	})
}

func TestEachCellIsWhereItsBlocksAre(t *testing.T) {
	g := &grid{rank: 2, leaf: 2, most: 3, cell: 20, wide: 30, across: []bool{false, true}}
	a := newArray(g, 0, "", ruled{axes: []engine.Axis{{Size: 5}, {Size: 2}}})
	a.layOut()
	var names []string
	last := point{}
	a.eachCell(func(index []int, at point) {
		names = append(names, cellName(index))
		if at.y < last.y || at.y == last.y && at.x <= last.x {
			t.Errorf("cell %v at %v comes after %v", index, at, last)
		}
		last = at
	})
	if want := []string{"0,0", "0,1", "4,0", "4,1"}; !slices.Equal(names, want) {
		t.Errorf("cells %v, want %v", names, want)
	}
	if rows := a.rowsShown(); rows != 2 {
		t.Errorf("%d rows, want 2: dots are none", rows)
	}
}
