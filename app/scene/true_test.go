package scene

import (
	"fmt"
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

// TestRowsAreLevel checks that the rows of a ragged array and of what is read again beside
// it are at one height.
func TestRowsAreLevel(t *testing.T) {
	for _, program := range []string{
		"tf.ragged.constant([[1, 8, 1], [2, 5], [1, 3]]) + tf.constant([[10], [20], [30]])",
		"tf.ragged.constant([[[1, 8, 1], [2, 5]], [[1, 3]]]) + tf.constant([[[10]], [[20]]])",
		"ragged([[[1, 2, 3], [4], [5, 6]], [[7]]]) + 10",
		"ragged([[[1, 2, 3], [4], [5, 6]], [[7]]]) + [[[10]], [[20]]]",
	} {
		step, ok := run.Run(program, "").Focus()
		if !ok || step.Trace.Failed() {
			t.Fatalf("%s does not run", program)
		}
		for _, width := range []int{358, 720, 1096} {
			s := built(step, width)
			tops := [2]map[string]float64{{}, {}}
			s.Each(s.Marks[words.Stretch].At, func(i Item) {
				if i.Kind == Rect && (i.Role == Stored || i.Role == Ghost) {
					top := i.Y - pick(i.Role == Ghost, .75, 0) // the outline of what is read again is inside its place
					tops[i.Who][fmt.Sprint(top)] = top
				}
			})
			if fmt.Sprint(tops[0]) != fmt.Sprint(tops[1]) {
				t.Errorf("%s, %d wide: rows at %v and at %v", program, width, tops[0], tops[1])
			}
		}
	}
}

// TestDashedCellsAreExplained checks that where dashed cells are drawn, the figure says
// that they are not stored, close behind the caption.
func TestDashedCellsAreExplained(t *testing.T) {
	for _, program := range append(programs, "np.ones((2, 3, 4, 5, 6)) + np.ones(6)", "np.ones((2, 1, 3, 1, 4)) + np.ones((3, 1))") {
		step, _ := run.Run(program, "").Focus()
		for _, width := range widths {
			s := built(step, width)
			for _, m := range s.Marks {
				dashed, said := false, false
				s.Each(m.At, func(i Item) {
					dashed = dashed || i.Kind == Rect && i.Role == Ghost && i.Opacity > .5
					said = said || i.Kind == Text && strings.Contains(i.Text, "dashed: not stored")
				})
				if dashed && !said {
					t.Errorf("%s, %d wide, %s: dashed cells are not explained", program, width, m.Name)
				}
			}
		}
	}
}
