package scene

import (
	"slices"
	"strings"
	"testing"

	"shapecast/app/words"
	"shapecast/engine/run"
)

// textsAt returns every text that is seen at a moment.
func textsAt(s Scene, at float64) (list []string) {
	s.Each(at, func(item Item) {
		if item.Kind == Text && item.Opacity > .5 {
			list = append(list, item.Text)
		}
	})
	return list
}

// TestOnlyASmallOutputCannotGrow draws places that the result does not have the size of: what
// is too large for it has nothing to grow.
func TestOnlyASmallOutputCannotGrow(t *testing.T) {
	for program, grows := range map[string]bool{
		"a = np.ones((3, 4))\na[0] = [1, 2, 3]":                       false,
		"out = np.zeros(4)\nnp.add(np.ones(3), 1, out=out)":           false,
		"np.copyto(np.zeros((2, 3)), np.ones((2, 2)))":                false,
		"a = np.zeros(4)\na += np.ones(3)":                            false,
		"a = np.zeros((1, 4))\na += np.ones((0, 4))":                  false,
		"a = np.ones((3, 4))\na[0] = np.ones(5)":                      true,
		"out = np.zeros(3)\nnp.add(np.ones(4), 1, out=out)":           true,
		"out = np.zeros((3, 1))\nnp.add(np.ones((3, 4)), 1, out=out)": true,
		"a = np.zeros((3, 1))\na += np.ones(4)":                       true,
	} {
		step, _ := run.Run(program, "").Focus()
		for _, width := range widths {
			s := built(step, width)
			texts := textsAt(s, s.Poster)
			if got := slices.Contains(texts, "cannot grow") || slices.Contains(texts, "grow"); got != grows {
				t.Errorf("%q, %d wide: says that it cannot grow: %v, want %v: %q", program, width, got, grows, texts)
			}
		}
	}
}

// TestCopiesAreOutsideWhatIsStored looks, once arrays are stretched, for copies that stand
// between a solid bracket and the one that closes it.
func TestCopiesAreOutsideWhatIsStored(t *testing.T) {
	for _, program := range []string{
		"np.arange(6).reshape(2, 3, 1) + np.arange(4)",
		"np.arange(6).reshape(2, 1, 3) + np.arange(2)[:, None]",
		"np.arange(6).reshape(3, 1, 2) + np.arange(3)[:, None]",
	} {
		step, _ := run.Run(program, "").Focus()
		for _, width := range widths {
			s := built(step, width)
			var sides, copies []Item
			s.Each(s.Marks[words.Stretch].At, func(i Item) {
				switch {
				case i.Kind == Line && i.W == 0 && i.Role == Bracket && i.Opacity > .5:
					sides = append(sides, i)
				case i.Kind == Rect && i.Role == Ghost:
					copies = append(copies, i)
				}
			})
			for n := 0; n+1 < len(sides); n += 2 {
				left, right := sides[n], sides[n+1]
				for _, c := range copies {
					if x, y := c.X+c.W/2, c.Y+c.H/2; c.Who == left.Who && x > left.X && x < right.X && y > left.Y && y < left.Y+left.H {
						t.Errorf("%s, %d wide: operand %d has a copy at %.0f, %.0f, within a solid bracket from %.0f to %.0f", program, width, c.Who, c.X, c.Y, left.X, right.X)
						break
					}
				}
			}
		}
	}
}

// TestTextIsLargeEnough looks for small text in every figure, at every moment.
func TestTextIsLargeEnough(t *testing.T) {
	list := sources(t)
	for _, program := range append(programs,
		"np.where(np.array([[True], [False], [True]]), np.arange(4), -1)",
		"np.ones((2, 3, 4)) + np.arange(3)[:, None]",
		"np.arange(5)[:, None] > np.arange(5)",
		"np.maximum(np.array([[-1.5], [2]]), np.array([0, 3, 1e10]))",
		"scores = np.array([[71.5, 80, 93], [64, 75, 88]])\nscores - scores.mean(axis=1, keepdims=True)",
	) {
		step, _ := run.Run(program, "").Focus()
		list = append(list, source{program, step})
	}
	for _, g := range list {
		if g.name == "rank12" {
			continue // whose chips are the narrowest
		}
		for _, width := range widths {
			least := pick(width < phone, 10.0, 11)
			small := map[string]float64{}
			eachNode(g.scene(Options{Width: width}).Root, func(n *Node) {
				if n.Kind == Text && n.Font.Size < least {
					small[n.Text] = n.Font.Size
				}
			})
			if len(small) > 0 {
				t.Errorf("%s, %d wide: %v", g.name, width, small)
			}
		}
	}
}

// TestWhatIsReducedShows looks for the values that become one in the cells of the result.
func TestWhatIsReducedShows(t *testing.T) {
	for program, want := range map[string]string{
		"np.array([[1, 2, 3], [4, 5, 6]]).sum(axis=0)":            "1 + 4 2 + 5 3 + 6",
		"np.arange(24).reshape(2, 3, 4).sum(axis=1)":              "0 +4 +8",
		"np.arange(12).reshape(3, 4).mean(axis=1, keepdims=True)": "0 … 3",
	} {
		step, _ := run.Run(program, "").Focus()
		for _, width := range []int{358, 720, 1096} {
			s := built(step, width)
			if got := strings.Join(textsAt(s, s.Marks[1].At), " "); !strings.Contains(strings.ReplaceAll(got, " ", ""), strings.ReplaceAll(want, " ", "")) {
				t.Errorf("%s, %d wide: Reduce shows %q, want %q", program, width, got, want)
			}
		}
	}
}

// TestWhatHasNoPartnerIsNotChosen looks at a product that fails, before its cells turn red: the
// rows and columns that are not computed are dimmed as a whole.
func TestWhatHasNoPartnerIsNotChosen(t *testing.T) {
	step, _ := run.Run("np.arange(6).reshape(2, 3) @ np.arange(6).reshape(2, 3)", "").Focus()
	s := built(step, 720)
	s.Each(1.6, func(i Item) {
		if i.Kind == Rect && i.Role == Stored && i.Who == 0 && i.Opacity > .9 {
			if y := s.H; i.Y > y-90 {
				t.Errorf("a cell of A's second row is not dimmed at %.0f, %.0f", i.X, i.Y)
			}
		}
	})
}

// TestThePlaceIsMarkedUntilItIsWritten holds that the other cells are pale until the place is written.
func TestThePlaceIsMarkedUntilItIsWritten(t *testing.T) {
	for _, program := range []string{
		"a = np.zeros((3, 2), int)\na[1:] = np.array([5, 6])", "a = np.zeros((2, 3), int)\na[:, 1] = np.array([5, 6])",
		"a = np.zeros(4, int)\na[1:3] = np.array([5, 6])", "a = np.zeros(4, int)\na[[0, 2]] = 9", "a = np.zeros(4, int)\na[1] = 9",
		"a = np.zeros((2, 3), int)\na[:, 1] += np.array([5, 6])", "a = np.zeros(4, int)\na[[0, 2]] += 9",
	} {
		step, _ := run.Run(program, "").Focus()
		s := built(step, 1096)
		for i, mark := range s.Marks {
			pale := 0
			s.Each(mark.At, func(i Item) {
				if i.Kind == Text && i.Who <= 0 && i.X > wideTable && (i.Role == Neutral || i.Role == Stored) && i.Opacity > .1 && i.Opacity < .9 {
					pale++
				}
			})
			if last := i == len(s.Marks)-1; (pale == 0) != last {
				t.Errorf("%s: %d values are pale at stop %d", program, pale, i)
			}
		}
	}
}

// TestWhatIsWrittenIntoShowsWhatItHeld looks at the values of places before and after values are
// written into them: under a mask only some are.
func TestWhatIsWrittenIntoShowsWhatItHeld(t *testing.T) {
	for _, c := range []struct{ program, before, after string }{
		{"a = np.full((3, 2), 7)\na[1:] = np.array([5, 6])", "5 6 7 7 7 7 7 7", "5 6 7 7 5 6 5 6"},
		{"a = np.arange(8).reshape(2, 4)\na[::-1, 1:3] = np.array([[5], [6]])\na[0, 0] = 9", "5 6 0 1 2 3 4 5 6 7", "5 6 0 6 6 3 4 5 5 7"},
		{"a = np.arange(6)\na[1:3] = 9", "9 0 1 2 3 4 5", "9 0 9 9 3 4 5"},
		{"a = np.full((2, 3), 7)\na[:, 1] = np.array([5, 6])", "5 6 7 7 7 7 7 7", "5 6 7 5 7 7 6 7"},
		{"a = np.arange(6).reshape(2, 3)\na[1] = 9", "9 0 1 2 3 4 5", "9 0 1 2 9 9 9"},
		{"a = np.arange(6).reshape(2, 3)\na[0, 1] = 9", "9 0 1 2 3 4 5", "9 0 9 2 3 4 5"},
		{"a = np.arange(6)\na[[0, 0, 2]] = np.array([7, 8, 9])", "7 8 9 0 1 2 3 4 5", "7 8 9 8 1 9 3 4 5"},
		{"a = np.arange(6).reshape(2, 3)\na[a > 3] = np.array([7, 8])", "7 8 0 1 2 3 4 5", "7 8 0 1 2 3 7 8"},
		{"a = np.arange(6).reshape(2, 3)\na[[1, 0], [2, 0]] = 9", "9 0 1 2 3 4 5", "9 9 1 2 3 4 9"},
		{"a = np.arange(3)\na[-1] = 9", "9 0 1 2", "9 0 1 9"},
		{"a = np.zeros((2, 2, 2), int)\na[0, 1] = 9", "9 0 0", "9 9 9"},
		{"a = np.arange(4)\na[a > 1] = 9", "9 0 1 2 3", "9 0 1 9 9"},
		{"a = np.arange(6)\na[1:3] += 9", "0 1 2 3 4 5 9", "0 10 11 3 4 5 9"},
		{"a = np.arange(6)\na[[3, 0, 3]] += np.array([7, 8, 9])", "0 1 2 3 4 5 7 8 9", "8 1 2 12 4 5 7 8 9"},
		{"a = np.zeros(4, int)\na[[3, 2, 1, 2]] += np.array([10, 20, 30, 40])", "0 0 0 0 10 20 30 40", "0 30 40 10 10 20 30 40"},
		{"a = np.arange(3)\na[::-1] += np.array([10, 20, 30])", "0 1 2 10 20 30", "30 21 12 10 20 30"},
		{"a = np.arange(3)\na[[0, 2, 1]] = np.array([7, 8, 9])", "7 8 9 0 1 2", "7 8 9 7 9 8"},
		{"a = np.arange(6).reshape(2, 3)\na[:, 1] += 9", "0 1 2 3 4 5 9", "0 10 2 3 13 5 9"},
		{"a = np.arange(6).reshape(2, 3)\na[a > 3] *= 2", "0 1 2 3 4 5 2", "0 1 2 3 8 10 2"},
		{"a = np.arange(6).reshape(2, 3)\nv = a[1]\nv[:] = 9", "9 0 1 2 3 4 5", "9 0 1 2 9 9 9"},
		{"a = np.arange(6).reshape(2, 3)\nv = a[:, 1]\nv -= 4", "0 1 2 3 4 5 4", "0 −3 2 3 0 5 4"},
		{"a = np.arange(6).reshape(2, 3)\nv = a[[1]]\nv[:] = 9", "9 3 4 5", "9 9 9 9"},
		{"b = np.full(3, 7)\nnp.add(np.arange(3), 1, out=b)", "0 1 2 1 7 7 7", "0 1 2 1 1 2 3"},
		{"a = np.arange(6).reshape(2, 3)\na[1:] = np.array([8, 9])", "8 9 0 1 2 3 4 5", ""},
		{"a = np.full((2, 3), 7)\na[:] = np.arange(2)", "0 1 7 7 7 7 7 7", ""},
	} {
		step, _ := run.Run(c.program, "").Focus()
		s := built(step, 1096)
		for at, want := range map[float64]string{s.Marks[0].At: c.before, s.Marks[4].At: pick(c.after == "", c.before, c.after)} {
			var cells []string
			s.Each(at, func(i Item) {
				if i.Kind == Text && i.X > wideTable && i.Opacity > .3 && slices.Contains([]Role{Stored, Result, Neutral}, i.Role) {
					cells = append(cells, i.Text)
				}
			})
			if got := strings.Join(cells, " "); got != want {
				t.Errorf("%s, after %.1f s: cells show %q, want %q", c.program, at, got, want)
			}
		}
	}
}

// TestWrittenOperandIsCalledAfter looks at the last step of a += b. There the figure must not
// read as an equation, which would be false: a is called "a, after", and sign and b are pale.
func TestWrittenOperandIsCalledAfter(t *testing.T) {
	for _, program := range []string{"a = np.arange(4)\na += 10", "a = np.arange(4)\na[1:] += a[:-1]", "a = np.ones((2, 3))\na *= np.arange(3)"} {
		step, _ := run.Run(program, "").Focus()
		s := built(step, 1096)
		for i, mark := range s.Marks {
			var pale, names []string
			s.Each(mark.At, func(i Item) {
				switch {
				case i.X < wideTable || i.Kind != Text || i.Opacity < .1:
				case i.Role == Name && i.Who == 0:
					names = append(names, i.Text)
				case i.Opacity < .5 && (i.Role == Mute || i.Who == 1):
					pale = append(pale, i.Text)
				}
			})
			last := i == len(s.Marks)-1
			if len(pale) > 2 != last || !slices.Equal(names, []string{pick(last, "a, after", "a")}) {
				t.Errorf("%s: step %d calls the array %v, and %v are pale", program, i, names, pale)
			}
		}
	}
}

// TestWhatIsWrittenIntoEndsWhereItBegan compares the place of an array that is written into, at the
// first step and at the last.
func TestWhatIsWrittenIntoEndsWhereItBegan(t *testing.T) {
	for _, program := range []string{
		"a = np.arange(12).reshape(3, 4)\na[a > 5] = 0", "a = np.zeros((3, 2))\na[1:] = np.array([5, 6])",
		"a = np.zeros((3, 2, 2))\na += np.array([5, 6])", "c = np.zeros((3, 4))\nnp.add(np.ones((3, 1)), np.ones(4), out=c)",
	} {
		p := timedOf(t, program, 1096).placed
		first, last := p.spread(moment{}), p.spread(moment{0, open})
		if p.into >= 0 && first.at[p.into] != last.at[p.into] || p.into < 0 && first.result != last.result {
			t.Errorf("%s: it moves from %v, %v to %v, %v", program, first.at, first.result, last.at, last.result)
		}
	}
}

// TestRaggedRowsBecomeOne looks at the values of a ragged array that become one: those that gather
// in a cell, a single one too, and what comes of them.
func TestRaggedRowsBecomeOne(t *testing.T) {
	const rt = "rt = tf.ragged.constant([[3, 1, 4], [7], [], [5, 9]])\n"
	for program, want := range map[string]string{
		rt + "tf.reduce_sum(rt, axis=1)":                    "3 + 1 + 4 7 5 + 9 → 8 7 0 14",
		rt + "tf.reduce_sum(rt, axis=0)":                    "3 + 7 + 5 1 + 9 4 → 15 10 4",
		rt + "tf.reduce_max(rt[:2], axis=1, keepdims=True)": "3 , 1 , 4 7 → 4 7",
	} {
		step, _ := run.Run(program, "").Focus()
		s := built(step, 1096)
		textsIn := func(stop int, roles ...Role) (list []string) {
			s.Each(s.Marks[stop].At, func(i Item) {
				if i.Kind == Text && i.X > wideTable && i.Opacity > .5 && (i.Role == Result || i.Font.Bold && i.Font.Size < 15) && slices.Contains(roles, i.Role) {
					list = append(list, strings.TrimSpace(i.Text))
				}
			})
			return list
		}
		if got := strings.Join(slices.Concat(textsIn(1, Name, Mute), []string{"→"}, textsIn(2, Result)), " "); got != want {
			t.Errorf("%s: %q, want %q", program, got, want)
		}
	}
}
