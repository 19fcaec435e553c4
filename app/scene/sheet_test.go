package scene

import (
	"fmt"
	"slices"
	"testing"

	"shapecast/engine/run"
)

// TestSheetShowsWhatHappens draws the sheet of each program: a failure ends it, a step in
// which nothing is done is left out, and no two pictures are the same.
func TestSheetShowsWhatHappens(t *testing.T) {
	for program, want := range map[string][]string{
		"np.ones((3, 4)) + np.ones(3)":                       {"Line up", "Pad", "Match"},
		"np.ones((3, 1)) + np.ones(4)":                       {"Line up", "Pad", "Match", "Stretch", "Compute"},
		"np.ones((3, 4)) + np.ones((3, 4))":                  {"Match", "Compute"},
		"np.array(5) + 3":                                    {"Compute"},
		"np.arange(6).reshape(2, 3).sum(axis=0)":             {"Axis", "Reduce", "Result"},
		"a = np.zeros((3, 1))\na += np.arange(4)":            {"Line up", "Pad", "Match"},
		"np.broadcast_to(np.arange(3), (2, 3))":              {"Line up", "Pad", "Match", "Stretch"},
		"x = np.arange(6).reshape(2, 3)\nx - x.mean(axis=1)": {"Line up", "Pad", "Match"},
	} {
		step, _ := run.Run(program, "").Focus()
		s := built(step, 720)
		var got []string
		pictures := map[string]bool{}
		for _, still := range s.Sheet(2).Root[1:] {
			got = append(got, still.Kids[len(still.Kids)-1].Text)
			picture := ""
			for _, n := range still.Kids[:len(still.Kids)-1] {
				picture += fmt.Sprint(n.Kind, n.Role, n.X, n.Y, n.W, n.H, n.Text, n.Fade, "\n")
			}
			if pictures[picture] {
				t.Errorf("%s: %s shows what another step shows", program, got[len(got)-1])
			}
			pictures[picture] = true
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: the sheet has %q, want %q", program, got, want)
		}
	}
}

// TestFilesSayWhatLettersAre looks below the picture of a file, and once below a sheet, for what
// an operand without a name is, at the width of a page and of a phone.
func TestFilesSayWhatLettersAre(t *testing.T) {
	step, _ := run.Run("x = np.arange(12.).reshape(3, 4)\n(x - x.mean(axis=0)) / x.std(axis=0)", "").Focus()
	for _, width := range widths {
		s := built(step, width)
		for name, file := range map[string]Scene{"file": s.Carded(), "sheet": s.Sheet(2)} {
			var said []Item
			file.Each(0, func(i Item) {
				if i.Text == "A is x - x.mean(axis=0)" {
					said = append(said, i)
				}
			})
			if len(said) != 1 || said[0].Y <= s.H || said[0].Y > file.H-5 || said[0].X+said[0].Font.Width(said[0].Text) > file.W {
				t.Errorf("the %s, %v wide, %v high: %+v", name, width, file.H, said)
			}
		}
		if slices.Contains(textsAt(s, 0), "A is x - x.mean(axis=0)") {
			t.Error("the page says below the picture what its program says above it")
		}
	}
}

// TestAStillShowsCopiesAndResult looks at the moment that a still shows: all copies are open, and
// all values are there.
func TestAStillShowsCopiesAndResult(t *testing.T) {
	for program, want := range map[string][2]int{"arange(3).reshape(3, 1) + arange(4)": {17, 14}, "arange(3) + 1": {2, 4}, "arange(3) + arange(3)": {0, 4}, "ones(3) + ones(4)": {0, 0}} {
		step, _ := run.Run(program, "").Focus()
		for _, width := range widths {
			s := built(step, width)
			copies, values := 0, 0
			s.Each(s.Poster, func(i Item) {
				if i.Kind == Text && i.Cell == "" && i.Opacity > .95 {
					copies += pick(i.Role == Ghost, 1, 0)
				}
				if i.Kind == Rect && i.Role == Result && i.Opacity > .95 { // sizes too
					values++
				}
			})
			if got := [2]int{copies, values}; got != want {
				t.Errorf("%s, %d wide: %d copies and %d values, want %d and %d", program, width, copies, values, want[0], want[1])
			}
		}
	}
}
