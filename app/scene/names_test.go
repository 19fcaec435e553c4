package scene

import (
	"slices"
	"strings"
	"testing"

	"shapecast/app/words"
	"shapecast/engine/run"
)

// TestNamesAreWhole checks that names for which there is room are not cut, in the table and
// over the arrays.
func TestNamesAreWhole(t *testing.T) {
	for program, names := range map[string]string{
		"np.einsum('ij,jk->', np.ones((2, 3)), np.ones((3, 4)))":                                                      "inside einsum",
		"learning_rate = np.ones((2, 3, 4))\nmomentum_term = np.ones((3, 1))\nlearning_rate * momentum_term":          "learning_rate momentum_term",
		"images = np.ones((4, 32, 32, 3))\nbrightness = np.ones((1, 4, 1, 1))\nimages + brightness":                   "images brightness",
		"import xarray as xr\nxr.DataArray(np.ones((2, 3, 4)), dims=('temperature', 'city_name', 'observation')) + 1": "temperature city_name observation",
		"import xarray as xr\nxr.DataArray(np.ones((2, 3)), dims=('time', 'city')).mean('time')":                      "time city",
	} {
		step, _ := run.Run(program, "").Focus()
		for _, width := range []int{328, 358, 720, 1096} {
			var texts []string
			built(step, width).Each(0, func(i Item) { texts = append(texts, i.Text) })
			said := strings.Join(texts, "|")
			for _, name := range strings.Split(names, " ") {
				if strings.Contains(said, "…") || !strings.Contains(said, name) {
					t.Errorf("%s, %d wide: %q is cut in %q", program, width, name, said)
				}
			}
		}
	}
}

// TestEveryTextIsLargeEnough looks at the smallest text of every figure, and of one with as
// many axes as have room in the table.
func TestEveryTextIsLargeEnough(t *testing.T) {
	for _, program := range append(programs, "ones(1,2,1,2,1,2,1,2,1,2,1,2) + ones(3, 1)", "ones(2,2,2,2,2,2,2,2,2,2,2,2) + ones(2,1,2,1,2,1,2,1,2,1,2,1)") {
		step, _ := run.Run(program, "").Focus()
		for _, width := range widths[1:] {
			s := built(step, width)
			for _, m := range s.Marks {
				s.Each(m.At, func(i Item) {
					if i.Kind == Text && i.Text != "" && i.Font.Size < leastTiny {
						t.Errorf("%s, %d wide, %s: %q is %v px high", program, width, m.Name, i.Text, i.Font.Size)
					}
				})
			}
		}
	}
}

// TestNotesAreClearOfNames looks at what is written under the name of a number where rows are low.
func TestNotesAreClearOfNames(t *testing.T) {
	step, _ := run.Run("np.where(ones(3, 3) > 0, ones(2, 3, 3), -9)", "").Focus()
	for _, width := range []int{358, 390, 720, 1096} {
		var name, note Item
		built(step, width).Each(0, func(item Item) {
			switch {
			case strings.HasPrefix(item.Text, "else") && name.Node == nil: // not that over the array
				name = item
			case item.Text == "no axes":
				note = item
			}
		})
		if under := note.Y - .78*note.Font.Size - name.Y - .24*name.Font.Size; note.X < name.X+1 && under < 1 {
			t.Errorf("%d wide: the note is %.1f below the name", width, under)
		}
	}
}

// TestNameOfWhatIsDrawn looks at the names over arrays of five axes, of which the first entry of
// the first axis is drawn.
func TestNameOfWhatIsDrawn(t *testing.T) {
	for program, want := range map[string][]string{
		"ones(2, 1, 3, 1, 2) + ones(4, 1, 5, 1)":             {"A[0]", "B", "result[0]"},
		"ones(1, 4, 3, 1, 2) + ones(1, 1, 4, 1, 5, 1)":       {"A", "B", "result"},
		"ones(2, 2, 2, 2, 2, 2, 2, 2, 2) + ones(2, 2, 2, 2)": {"A", "B", "result"},
		"ones(2, 3, 2, 2, 2, 2) + ones(3, 2, 2, 2, 2)":       {"A[0, 0]", "B[0]", "result[0, 0]"},
	} {
		step, _ := run.Run(program, "").Focus()
		s := built(step, 1096)
		var got []string
		s.Each(s.Marks[len(s.Marks)-1].At, func(i Item) {
			if i.Kind == Text && i.X > wideTable && (i.Role == Name || i.Text != "" && strings.HasPrefix(i.Text, "result")) {
				got = append(got, i.Text)
			}
		})
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", program, got, want)
		}
	}
}

// TestWhatIsWrittenIsCalledAfter looks at the name over a place that a result is written into.
func TestWhatIsWrittenIsCalledAfter(t *testing.T) {
	for program, name := range map[string]string{
		"a = np.zeros((3, 4))\na[1:] = np.arange(4)":                             "a",
		"out = np.zeros((2, 3))\nnp.add(np.ones((2, 1)), np.arange(3), out=out)": "out",
		"import torch\nx = torch.zeros(3, 2)\nx.copy_(torch.tensor([1., 2.]))":   "x",
		"out = np.zeros(2)\nnp.add(np.ones((2, 1)), np.arange(3), out=out)":      "out", // which fails
	} {
		step, _ := run.Run(program, "").Focus()
		s := built(step, 1096)
		for _, m := range s.Marks {
			var names []string
			s.Each(m.At, func(i Item) {
				if i.X > wideTable && i.Opacity > .1 && strings.HasPrefix(i.Text, name) {
					names = append(names, i.Text)
				}
			})
			if want := pick(m.Stop == words.Compute && !step.Trace.Failed(), name+", after", name); !slices.Equal(names, []string{want}) {
				t.Errorf("%s, %s: called %q, want %q", program, m.Name, names, want)
			}
		}
	}
}
