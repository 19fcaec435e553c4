package scene

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"shapecast/app/words"
	"shapecast/engine/run"
)

// TestAStoredTileHasItsOwnShape counts the lines of the tiles that an operand stores: a
// tile of one row has no line across, and is thinner than one that is read again.
func TestAStoredTileHasItsOwnShape(t *testing.T) {
	for _, c := range []struct {
		program   string
		who       int
		down      int // lines between columns
		across    int // and between rows
		wide, low bool
	}{
		{"np.ones((2, 3, 4, 5, 6)) + np.ones(6)", 0, 5, 4, false, false},
		{"np.ones((2, 3, 4, 5, 6)) + np.ones(6)", 1, 5, 0, false, true},
		{"np.ones((8, 1, 6, 1)) + np.ones((7, 1, 5))", 0, 0, 5, true, false},
		{"np.ones((8, 1, 6, 1)) + np.ones((7, 1, 5))", 1, 4, 0, false, true},
		{"np.ones((2, 1, 3, 1, 4)) + np.ones((3, 1))", 0, 3, 0, false, true},
		{"np.ones((2, 1, 3, 1, 4)) + np.ones((3, 1))", 1, 0, 2, true, false},
	} {
		step, _ := run.Run(c.program, "").Focus()
		for _, width := range []int{358, 720} {
			s := built(step, width)
			down, across := 0, 0
			var tile, seen *Node
			eachNode(s.Root, func(n *Node) {
				switch {
				case n.Cell == "" || n.Who != c.who:
				case n.Kids[0].Role == Ghost && seen == nil:
					seen = n.Kids[0]
				case n.Kids[0].Role == Stored && tile == nil:
					tile = n.Kids[0]
					for _, kid := range n.Kids {
						down += pick(kid.Role == Mesh && kid.W == 0, 1, 0)
						across += pick(kid.Role == Mesh && kid.H == 0, 1, 0)
					}
				}
			})
			if down != c.down || across != c.across {
				t.Errorf("%s, %d wide: a tile of operand %d has %d columns and %d rows, want %d and %d", c.program, width, c.who, down+1, across+1, c.down+1, c.across+1)
			}
			if seen != nil && (c.low != (tile.H < seen.H-4) || c.wide != (tile.W < seen.W-4)) {
				t.Errorf("%s, %d wide: operand %d stores a tile of %v by %v and is read as %v by %v", c.program, width, c.who, tile.W, tile.H, seen.W, seen.H)
			}
		}
	}
}

// TestRowsAreLevel checks that the rows of an array and of what is read again beside it are
// at one height, or as far apart where they are on two lines.
func TestRowsAreLevel(t *testing.T) {
	for _, program := range []string{
		"tf.ragged.constant([[1, 8, 1], [2, 5], [1, 3]]) + tf.constant([[10], [20], [30]])",
		"tf.ragged.constant([[[1, 8, 1], [2, 5]], [[1, 3]]]) + tf.constant([[[10]], [[20]]])",
		"ragged([[[1, 2, 3], [4], [5, 6]], [[7]]]) + 10",
		"np.arange(24).reshape(2, 3, 4) + [[100], [200], [300]]",
		"np.arange(24).reshape(2, 2, 2, 3) + np.arange(4).reshape(2, 1, 2, 1)",
		"np.ones((2, 3, 4, 5, 6)) + np.ones(6)",
		"ragged([[[1, 2, 3], [4], [5, 6]], [[7]]]) + [[[10]], [[20]]]",
	} {
		step, ok := run.Run(program, "").Focus()
		if !ok || step.Trace.Failed() {
			t.Fatalf("%s does not run", program)
		}
		for _, width := range []int{358, 720, 1096} {
			tops := rowTops(built(step, width))
			if below := tops[1][0] - tops[0][0]; tops[1][0] > tops[0][len(tops[0])-1] {
				for i := range tops[1] {
					tops[1][i] -= below
				}
			}
			if !slices.Equal(tops[0], tops[1]) {
				t.Errorf("%s, %d wide: rows at %v and at %v", program, width, tops[0], tops[1])
			}
		}
	}
}

// rowTops returns, for two operands, the heights at which cells begin once they are read
// again.
func rowTops(s Scene) (tops [2][]float64) {
	s.Each(s.Marks[words.Stretch].At, func(i Item) {
		if i.Kind == Rect && (i.Role == Stored || i.Role == Ghost) {
			top := i.Y - pick(i.Role == Ghost, .75, 0) // the outline of what is read again is inside its place
			tops[i.Who] = append(tops[i.Who], top)
		}
	})
	for who := range tops {
		slices.Sort(tops[who])
		tops[who] = slices.Compact(tops[who])
	}
	return tops
}

// TestDashedCellsAreExplained checks that where dashed cells or sizes are drawn, the figure says
// that they are not stored, or of ragged rows that they are copied, close behind the caption.
func TestDashedCellsAreExplained(t *testing.T) {
	for _, program := range append(programs, "np.ones((2, 3, 4, 5, 6)) + np.ones(6)", "np.ones((2, 1, 3, 1, 4)) + np.ones((3, 1))", "np.lib.stride_tricks.sliding_window_view(np.arange(6), 3)") {
		step, _ := run.Run(program, "").Focus()
		for _, width := range widths {
			s := built(step, width)
			for _, m := range s.Marks {
				dashed, said := false, false
				s.Each(m.At, func(i Item) {
					dashed = dashed || i.Kind == Rect && slices.Contains([]Role{Ghost, GhostChip, GhostAdded}, i.Role) && i.Opacity > .5
					said = said || i.Kind == Text && (strings.HasSuffix(i.Text, "dashed: not stored") || strings.HasSuffix(i.Text, "dashed: copied in memory"))
				})
				if dashed && !said {
					t.Errorf("%s, %d wide, %s: what is dashed is not explained", program, width, m.Name)
				}
			}
		}
	}
}

// TestAPairOfBracketsIsDrawn checks that where it is said at Pad that new axes are
// brackets, a pair of them is drawn for each.
func TestAPairOfBracketsIsDrawn(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a while")
	}
	said := 0
	look := func(program string, width int) {
		step, ok := run.Run(program, "").Focus()
		if !ok || step.Trace == nil || step.Trace.Failed() {
			return
		}
		s := built(step, width)
		if say := s.Marks[words.Pad].Say; !strings.Contains(say.Lead+say.Rest, "bracket") {
			return
		}
		said++
		m := measuredOf(t, program, width < phone)
		for n, a := range m.operands {
			want, got := 0, 0
			for _, padded := range a.padded {
				want += pick(padded, 1, 0)
			}
			eachNode(s.Root, func(node *Node) {
				if len(node.Kids) == 3 && node.Kids[0].Who == n && len(node.Fade) > 1 && node.Fade[1].T == s.Marks[words.Pad].Start {
					got++ // a side of a bracket that arrives
				}
			})
			if got < 2*want {
				t.Errorf("%s, %d wide: %d sides of brackets come to operand %d, whose %d new axes are brackets: %s", program, width, got, n, want, s.Marks[words.Pad].Say.Rest)
			}
		}
	}
	for seed := range uint64(150) {
		r := rand.New(rand.NewPCG(seed, 3))
		for _, kind := range []int{0, 1, 3, 5} {
			look(kinds[kind].spell(r, anyShape(r, r.IntN(5))), []int{320, 358, 720, 1096}[r.IntN(4)])
		}
	}
	if said < 60 {
		t.Errorf("brackets are told of %d times", said)
	}
}

// TestBlankCellsAreExplained checks that a figure says why its cells have no numbers.
func TestBlankCellsAreExplained(t *testing.T) {
	for program, want := range map[string]bool{
		"np.random.rand(3, 4) + np.arange(4)":       true,
		"np.random.rand(4).reshape(2, 2).T":         true,
		"x = np.random.rand(32, 10)\nx - x.mean(1)": true,
		"np.arange(3).reshape(3, 1) + np.zeros(4)":  false,
		"np.random.rand(4, 32, 14, 14) + 1":         false, // tiles have no numbers
	} {
		step, _ := run.Run(program, "").Focus()
		for _, width := range []int{358, 720, 1096} {
			s := built(step, width)
			clear(t, s)
			for _, m := range s.Marks {
				said := false
				s.Each(m.At, func(i Item) { said = said || strings.Contains(i.Text, "blank: not known here") })
				if said != want {
					t.Errorf("%s, %d wide, %s: blank cells are explained: %v", program, width, m.Name, said)
				}
			}
		}
	}
}

// TestLargeSizesAreGrouped checks that a size has commas in a chip as in a sentence,
// where there is room.
func TestLargeSizesAreGrouped(t *testing.T) {
	step, _ := run.Run("np.ones((1000000, 1)) + np.ones((1, 1000000))", "").Focus()
	for _, width := range widths {
		s, grouped, plain := built(step, width), 0, 0
		eachNode(s.Root, func(n *Node) {
			grouped += pick(n.Text == "1,000,000", 1, 0)
			plain += pick(n.Text == "1000000", 1, 0)
		})
		if grouped != 4 || plain != 0 {
			t.Errorf("%d wide: %d sizes with commas, %d without", width, grouped, plain)
		}
	}
}

// TestFiguresLeaveRoomBelow checks that what is said has room below every figure, on a
// phone and on a desk.
func TestFiguresLeaveRoomBelow(t *testing.T) {
	for _, program := range append(programs, "array([1, 2]) + array([[10], [20], [30]]) + array([[[100]], [[200]]])",
		"arange(24).reshape(2, 3, 4) + arange(3).reshape(3, 1)", "ones(2, 1) + ones(3) + ones(2, 3) + 1", "ones(2, 3, 4) + ones(3, 4) + ones(4)") {
		step, _ := run.Run(program, "").Focus()
		for width, most := range map[int]float64{358: deepTall + pick(strings.HasPrefix(program, "ragged([[[["), cardsRoom, 0.0), 1096: stageMost} {
			if s := built(step, width); s.H > most {
				t.Errorf("%s is %v high, %d wide: want %v at most", program, s.H, width, most)
			}
		}
	}
}

// TestAnAbsentAxisIsNoSize1 lines axes up by name: what an operand lacks is absent until
// it is read again, and nothing is padded.
func TestAnAbsentAxisIsNoSize1(t *testing.T) {
	step, _ := run.Run("import xarray as xr\nxr.DataArray([[1, 2, 3], [4, 5, 6]], dims=['time', 'city']) + xr.DataArray([10, 20], dims=['time'])", "").Focus()
	for _, width := range widths {
		s := built(step, width)
		if !s.Marks[words.Pad].Empty {
			t.Errorf("%d wide: something is padded", width)
		}
		for _, m := range s.Marks {
			seen := map[string]int{}
			s.Each(m.At, func(item Item) {
				if item.Kind == Text && item.Axis == 0 {
					seen[item.Text]++
				}
			})
			if absent := m.Stop < words.Stretch; seen["absent"]+seen["–"] != pick(absent, 1, 0) || seen["×3"] != pick(absent, 0, 1) || seen["+1 axis"] > 0 {
				t.Errorf("%d wide, %s: %v", width, m.Name, seen)
			}
		}
	}
}

// TestWhatCannotGrowIsSaidOnce writes why a place has no room beside the array or in the
// table, not in both.
func TestWhatCannotGrowIsSaidOnce(t *testing.T) {
	step, _ := run.Run("a = np.array([[10], [20]])\na += np.array([5, 6, 7])", "").Focus()
	for _, width := range widths {
		said, s := 0, built(step, width)
		s.Each(s.Poster, func(item Item) { said += pick(item.Kind == Text && item.Text == "cannot grow", 1, 0) })
		if said > 1 || said == 0 && width >= 358 {
			t.Errorf("%d wide: said %d times", width, said)
		}
	}
}

// TestStageFitsTheScreen draws tables of two to five operands: a stage beside which there
// is no more room than on a laptop leaves the controls on the screen.
func TestStageFitsTheScreen(t *testing.T) {
	program := "np.array([[1], [2], [3]]) + np.array([[100, 200]])"
	for n := range 4 {
		step, _ := run.Run(program, "").Focus()
		if s := built(step, 1096); s.H > 352 {
			t.Errorf("%d operands: %v high", n+2, s.H)
		}
		program += " + " + []string{"5", "np.array([[1], [2], [3]])"}[n%2]
	}
}

// TestLossesAreWhole holds that what many lose weeks to, (N,) - (N, 1), shows its values in cells
// that are easy to read, on a laptop, and all of them on a phone.
func TestLossesAreWhole(t *testing.T) {
	const program = "y = np.array([1., 2., 3., 4.])\npred = np.array([[1.1], [1.9], [3.2], [3.9]])\ny - pred"
	for width, least := range map[float64]float64{358: textCell, 720: clearCell, 1056: clearCell, 1096: clearCell} {
		if d := timedOf(t, program, width); !d.whole() || d.cell < least {
			t.Errorf("%v wide: cells of %v for %d entries at most", width, d.cell, d.most)
		}
	}
}

func TestAPhoneShowsSmallArraysWhole(t *testing.T) {
	for _, program := range []string{
		"np.arange(12).reshape(3, 4) - np.array([[1.5], [5.5], [9.5]])",
		"np.where(np.array([[True], [False], [True]]), np.arange(4), 0)",
		"np.ones((3, 2, 3)) + np.ones(3)",
		"np.arange(24).reshape(2, 3, 4) + [[100], [200], [300]]",
		"X = np.arange(12.).reshape(4, 3)\nX / X.std(axis=1)", // fails, and has long values
	} {
		if d := timedOf(t, program, 358); !d.readable() || !d.whole() {
			t.Errorf("%s: cells of %v for %d entries at most", program, d.cell, d.most)
		}
	}
}

func TestAPhoneShowsLargeTiles(t *testing.T) {
	for _, program := range []string{
		"ones(4, 1, 5) + ones(3, 1)",
		"ones(5, 4, 1) + ones(4, 3)",
		"ones(2, 1, 8) + ones(3, 1) + ones(2, 3, 8)",
		"ones(3, 224, 224) * ones(3, 1, 1)",
	} {
		if d := timedOf(t, program, 358); !d.tiles || d.cell < 48 || d.most < d.result.seen.axes[0].Size {
			t.Errorf("%s: tiles of %v for %d entries at most, want at least 48 for every entry", program, d.cell, d.most)
		}
	}
}

// TestAStoredTileIsToScale checks that the stored part of a stretched tile is as long as one
// entry, where the mesh shows how long that is.
func TestAStoredTileIsToScale(t *testing.T) {
	for _, program := range []string{"np.ones((8, 5, 4)) + np.ones((5, 1))", "np.ones((8, 5, 4)) + np.ones(4)", "np.ones((2, 3, 4, 5, 6)) + np.ones(6)"} {
		step, _ := run.Run(program, "").Focus()
		for _, width := range []int{358, 720, 1096} {
			var tile, seen *Node
			var down, across int // lines of the mesh
			eachNode(built(step, width).Root, func(n *Node) {
				switch {
				case n.Cell == "" || n.Who != 1:
				case n.Kids[0].Role == Stored && tile == nil:
					tile = n.Kids[0]
				case n.Kids[0].Role == Ghost && seen == nil:
					seen = n.Kids[0]
					for _, kid := range n.Kids {
						down += pick(kid.Role == Mesh && kid.W == 0, 1, 0)
						across += pick(kid.Role == Mesh && kid.H == 0, 1, 0)
					}
				}
			})
			side, thin, lines := seen.W, tile.W, down
			if tile.H < tile.W {
				side, thin, lines = seen.H, tile.H, across
			}
			side += 2 * .75 // its outline is inside its place
			if lines > 0 && math.Abs(thin*float64(lines+1)-side) > .01 {
				t.Errorf("%s, %d wide: what is stored is %v long, one of %d entries in %v", program, width, thin, lines+1, side)
			}
		}
	}
}

// TestPartsWithoutAPartnerDoNotTouch looks at tiles that fail along both axes.
func TestPartsWithoutAPartnerDoNotTouch(t *testing.T) {
	step, _ := run.Run("np.ones((8, 5, 4)) + np.ones((3, 3))", "").Focus()
	tiles := 0
	eachNode(built(step, 720).Root, func(n *Node) {
		var parts []*Node
		for _, kid := range n.Kids {
			if kid.Kind == Rect && kid.Role == Wrong {
				parts = append(parts, kid)
			}
		}
		if len(parts) != 2 {
			return
		}
		tiles++
		if rows, columns := parts[0], parts[1]; columns.Y+columns.H >= rows.Y {
			t.Errorf("the columns end at %v, the rows begin at %v", columns.Y+columns.H, rows.Y)
		}
	})
	if tiles == 0 {
		t.Error("no tile fails along both axes")
	}
}

// TestAShortRowLacksItsEnd checks that a short row has the places of missing partners at its
// own end, and the longest row to the right of the array.
func TestAShortRowLacksItsEnd(t *testing.T) {
	step, _ := run.Run("ragged([[1, 2, 3], [4], [5, 6]]) + ragged([[10, 20], [30, 40], [50, 60]])", "").Focus()
	s := built(step, 720)
	type row struct{ from, to float64 } // where its cells begin, and where the last one ends
	rows, lacks := map[[2]int]row{}, map[float64]float64{}
	s.Each(s.Marks[words.Match].At, func(i Item) {
		switch {
		case i.Kind != Rect:
		case i.Role == Missing:
			lacks[math.Round(i.Y)] = i.X
		case i.Role == Stored || i.Role == Wrong:
			at := [2]int{i.Who, int(math.Round(i.Y))}
			rows[at] = row{i.X, max(rows[at].to, i.X+i.W)}
		}
	})
	if len(lacks) != 2 {
		t.Fatalf("places are drawn in %d rows, want 2", len(lacks))
	}
	for y, x := range lacks {
		near := false
		for at, r := range rows {
			near = near || math.Abs(float64(at[1])-y) < 2 && x > r.to && x < r.to+40
		}
		if !near {
			t.Errorf("the place at %v, %v is at no row's end", x, y)
		}
	}
}
