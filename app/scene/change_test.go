package scene

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"shapecast/engine/run"
)

// TestAViewStoresNothing counts the cells of the source, and of the result those that are stored
// and those that are only read.
func TestAViewStoresNothing(t *testing.T) {
	for program, want := range map[string][3]int{
		"np.lib.stride_tricks.sliding_window_view(np.arange(6), 3)":      {6, 0, 12},
		"np.lib.stride_tricks.as_strided(np.arange(6), (3, 2), (16, 8))": {6, 0, 6},
		"import torch\ntorch.arange(5).unfold(0, 3, 2)":                  {5, 0, 6},
		"np.arange(6)[::2]":                                        {6, 0, 3},
		"np.arange(6).reshape(2, 3).T":                             {6, 0, 6},
		"np.arange(6).reshape(2, 3).T.reshape(-1)":                 {6, 6, 0},
		"np.arange(6)[[0, 2]]":                                     {6, 2, 0},
		"np.tile(np.arange(3), 2)":                                 {3, 6, 0},
		"import jax.numpy as jnp\njnp.arange(6).reshape(2, 3).T":   {6, 6, 0},
		"import tensorflow as tf\ntf.reshape(tf.range(6), (2, 3))": {6, 0, 6},
		"import tensorflow as tf\ntf.range(6)[::2]":                {6, 3, 0},
	} {
		step, _ := run.Run(program, "").Focus()
		s, got := built(step, 1096), [3]int{}
		s.Each(s.Dur, func(i Item) {
			if k := slices.Index([]Role{Stored, Result, Ghost}, i.Role); i.Kind == Rect && k >= 0 && i.X > wideTable && i.Opacity > 0 {
				got[k]++
			}
		})
		if got != want {
			t.Errorf("%s: %v cells of the source, of the result and only read, want %v", program, got, want)
		}
	}
}

// TestReduceShowsWhatBecomesOne counts the arrows at Reduce that run across and down, beside
// that of the change itself, where values are not known; where they are there is none.
func TestReduceShowsWhatBecomesOne(t *testing.T) {
	for program, want := range map[string][2]int{
		"np.sum(np.empty((3, 4)), axis=1)":               {3, 0},
		"np.empty((3, 4)).mean(axis=0)":                  {0, 4},
		"np.empty((2, 3, 4)).sum(axis=0)":                {1, 0}, // a matrix onto the other
		"np.empty((2, 3, 4)).max(axis=1)":                {0, 8},
		"np.empty((2, 2, 2, 2)).sum(axis=0)":             {0, 1},
		"np.empty((2, 2, 2, 2)).sum(axis=1)":             {2, 0},
		"np.empty((2, 3, 4)).sum(axis=(0, 2))":           {9, 0},
		"np.arange(12).reshape(3, 4).sum(axis=1)":        {0, 0},
		"np.empty((2, 2, 5, 20, 30)).sum(axis=(-1, -2))": {10, 10}, // in each tile that is shown
		"np.empty((3, 1)).sum(axis=1)":                   {0, 0},
	} {
		step, _ := run.Run(program, "").Focus()
		s := built(step, 1096)
		var got [2]int
		for _, m := range s.Marks[1:] {
			s.Each(m.At, func(i Item) {
				if length := math.Hypot(i.W, i.H); i.Kind == Line && i.Role == Ink && i.X > wideTable && length > 10 && length != 28 {
					got[pick(i.W == 0, 1, 0)]++
				}
			})
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: %v arrows across and down, want %v", program, got, want)
		}
	}
}

// TestNoCellFliesOverAnother looks at 40 moments of a change: no cell covers a part of another
// or of a name.
func TestNoCellFliesOverAnother(t *testing.T) {
	for _, program := range []string{
		"np.lib.stride_tricks.sliding_window_view(np.arange(6), 3)", "np.arange(12).reshape(4, 3)", "np.arange(12).reshape(3, 4).T",
		"np.tile(np.arange(3), (3, 2))", "np.concatenate([np.arange(3), np.arange(4)])", "np.arange(6)[::-1]",
		"np.roll(np.arange(5), 2)", "np.arange(24).reshape(2, 3, 4).transpose(1, 0, 2)", "np.sort(np.array([3, 1, 2]))",
	} {
		step, _ := run.Run(program, "").Focus()
		for _, width := range []int{350, 720, 1096} {
			s := built(step, width)
			for i := range 40 {
				checkCells(t, s, program, s.Dur*float64(i)/39)
			}
		}
	}
}

// checkCells checks that two cells of a scene are in one place or do not touch, and that none
// covers the middle of a name.
func checkCells(t *testing.T, s Scene, program string, at float64) {
	t.Helper()
	var cells, names []Item
	s.Each(at, func(i Item) {
		switch {
		case i.Kind == Rect && slices.Contains([]Role{Stored, Result, Ghost, SizeChip}, i.Role):
			cells = append(cells, i)
		case i.Kind == Text && (i.Role == Mute || i.Role == Name && i.Font == nameFont):
			names = append(names, i)
		}
	})
	for n, a := range cells {
		for _, b := range cells[:n] {
			w, h := min(a.X+a.W, b.X+b.W)-max(a.X, b.X), min(a.Y+a.H, b.Y+b.H)-max(a.Y, b.Y)
			if w > 1 && h > 1 && math.Hypot(a.X+a.W/2-b.X-b.W/2, a.Y+a.H/2-b.Y-b.H/2) > 1 {
				t.Errorf("%s, %v wide, at %.2f s: a cell at %v, %v covers one at %v, %v", program, s.W, at, a.X, a.Y, b.X, b.Y)
			}
		}
		for _, name := range names {
			if x, y := name.X, name.Y-name.Font.Size*capHeight; x > a.X && x < a.X+a.W && y > a.Y && y < a.Y+a.H && !slices.Contains([]string{", ", "+", "…", "?"}, name.Text) {
				t.Errorf("%s, %v wide, at %.2f s: a cell covers %q", program, s.W, at, name.Text)
			}
		}
	}
}

// TestAJoinShowsWhoseItsValuesAre counts the cells of the result of a join in the colours of
// its operands, before the values are the result's.
func TestAJoinShowsWhoseItsValuesAre(t *testing.T) {
	for program, want := range map[string][2]int{
		"np.concatenate([np.arange(2), np.arange(3)])":             {2, 3},
		"np.stack([np.arange(3), np.arange(3)])":                   {3, 3},
		"np.stack([np.arange(3), np.arange(3)], axis=1)":           {3, 3},
		"np.vstack([np.ones((2, 2)), np.zeros((1, 2))])":           {4, 2},
		"import torch\ntorch.cat([torch.ones(2), torch.zeros(3)])": {2, 3},
	} {
		step, _ := run.Run(program, "").Focus()
		s, got := built(step, 1096), [2]int{}
		s.Each(s.Marks[len(s.Marks)-1].Start-.05, func(i Item) {
			if i.Kind == Rect && i.Role == Stored && i.X > wideTable && i.Cell == "" {
				got[i.Who]++
			}
		})
		if got != want {
			t.Errorf("%s: %v cells of each operand in the result, want %v", program, got, want)
		}
	}
}

// TestAnAxisThatRemainsKeepsItsColumn lists the columns in which the sizes of what comes out
// of a change stand.
func TestAnAxisThatRemainsKeepsItsColumn(t *testing.T) {
	for program, want := range map[string]string{
		"np.ones((2, 3, 4)).sum(axis=1)":              "[0 2]",
		"np.ones((3, 4)).mean(axis=1)":                "[0]",
		"np.ones((3, 4)).mean(axis=0)":                "[1]",
		"np.ones((3, 4)).mean(axis=1, keepdims=True)": "[0 1]",
		"np.ones((3, 4))[:, 1]":                       "[0]",
		"np.squeeze(np.ones((1, 3, 1)))":              "[1]",
		"np.ones(3)[:, None]":                         "[0 1]",
		"np.ones((2, 3, 4)).transpose(2, 0, 1)":       "[0 1 2]",
		"np.ones((3, 4)).reshape(12)":                 "[0]",
		"np.ones((2, 3)) @ np.ones((3, 4))":           "[0 2]",
		"np.stack([np.ones(3), np.ones(3)])":          "[0 1]",
	} {
		step, _ := run.Run(program, "").Focus()
		columns := []int{}
		for _, c := range built(step, 1096).Chips {
			if c.Operand < 0 {
				columns = append(columns, c.Column)
			}
		}
		if got := fmt.Sprint(columns); got != want {
			t.Errorf("%s: sizes in columns %v, want %v", program, got, want)
		}
	}
}

// TestLinesLeadToTheAxisThatWas lists from which column to which lines lead between the sizes
// of a change.
func TestLinesLeadToTheAxisThatWas(t *testing.T) {
	for program, want := range map[string]string{
		"np.ones((2, 3, 4)).sum(axis=1)":           "[0-0 2-2]",
		"np.ones((3, 4)).T":                        "[1-0 0-1]",
		"np.ones((2, 3, 4)).transpose(2, 0, 1)":    "[2-0 0-1 1-2]",
		"np.ones(3)[:, None]":                      "[0-0]",
		"np.ones(3)[None]":                         "[0-1]",
		"np.ones((3, 4)).reshape(12)":              "[]",
		"np.stack([np.ones(3), np.ones(3)], 1)":    "[0-0 0-0 1-1]", // from A to B, from B on, and to the sum of the axes that are added
		"np.tile(np.arange(3), (2, 2))":            "[0-0 1-1]",
		"np.concatenate([np.ones(3), np.ones(2)])": "[0-0]", // to the sum
		"np.concatenate([np.ones((2, 2)), np.ones((2, 2)), np.ones((1, 3)), np.ones((1, 2, 2))])": "[0-0 0-0 0-0 0-0 0-0 0-0]", // with those of the tick; none where no sizes are compared
	} {
		step, _ := run.Run(program, "").Focus()
		s, lines := built(step, 1096), []string{}
		s.Each(s.Dur, func(i Item) {
			if i.Kind == Line && i.Role == Ink && i.X < wideTable {
				lines = append(lines, fmt.Sprintf("%d-%d", columnAt(s, i.X), columnAt(s, i.X+i.W)))
			}
		})
		if got := fmt.Sprint(lines); got != want {
			t.Errorf("%s: lines %v, want %v", program, got, want)
		}
	}
}

// TestSlantedLinesCanBeFollowed measures the lines of a transpose: flat ones cannot be told
// apart where they cross.
func TestSlantedLinesCanBeFollowed(t *testing.T) {
	for _, width := range []int{360, 720, 1096} {
		for _, program := range []string{"np.ones((3, 4)).T", "np.ones((2, 3, 4)).transpose(2, 0, 1)", "np.ones((2, 2, 2, 2)).T"} {
			step, _ := run.Run(program, "").Focus()
			s, slanted := built(step, width), 0
			last := s.Chips[len(s.Chips)-1]
			s.Each(s.Dur, func(i Item) {
				if i.Kind != Line || i.Role != Ink || i.W == 0 || i.Y > last.Y || i.X > last.X+last.W {
					return
				}
				if slanted++; i.H < 16 {
					t.Errorf("%s at %d px: a line is %.0f px high", program, width, i.H)
				}
			})
			if slanted < 2 {
				t.Errorf("%s at %d px: %d slanted lines", program, width, slanted)
			}
		}
	}
}

// TestFewValuesOfAChangeAreWhole counts the cells of changes that have room for all values.
func TestFewValuesOfAChangeAreWhole(t *testing.T) {
	for program, want := range map[string]int{
		"np.repeat(np.arange(4), 3)":                        4 + 12,
		"np.concatenate([np.arange(4), np.arange(5)])":      9 + 9,
		"np.arange(12).reshape(3, 4)":                       12 + 12,
		"np.ones((8, 3)).mean(axis=1)":                      24 + 8,
		"np.arange(24).reshape(2, 3, 4)":                    5 + 24, // of 24 in a row some are left out
		"np.arange(24).reshape(2, 3, 4).transpose(2, 0, 1)": 24 + 24,
	} {
		for _, width := range []int{360, 720, 1096} {
			step, _ := run.Run(program, "").Focus()
			s, got := built(step, width), 0
			last := s.Chips[len(s.Chips)-1]
			s.Each(s.Dur, func(i Item) {
				table := i.X < last.X+last.W && i.Y < last.Y+last.H
				if i.Kind == Rect && i.Opacity > 0 && !table && slices.Contains([]Role{Stored, Ghost, Result}, i.Role) {
					got++
				}
			})
			if got != want {
				t.Errorf("%s at %d px: %d cells, want %d", program, width, got, want)
			}
		}
	}
}

// columnAt returns the column of the table of a scene in which a place is.
func columnAt(s Scene, x float64) int {
	i := slices.IndexFunc(s.Chips, func(c Chip) bool { return x > c.X && x < c.X+c.W })
	return s.Chips[i].Column
}
