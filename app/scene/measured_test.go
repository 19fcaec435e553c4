package scene

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/run"
)

// measuredOf returns what is measured of a program, of whatever kind it is.
func measuredOf(t *testing.T, program string, small bool) *measured {
	t.Helper()
	step, ok := run.Run(program, "").Focus()
	if !ok {
		t.Fatalf("%s: nothing to draw", program)
	}
	if step.Change != nil {
		return measureChange(*step.Change, words.ChangeStoryOf(words.English, *step.Change), words.English, small)
	}
	return measureTrace(*step.Trace, words.StoryOf(words.English, *step.Trace), words.English, small)
}

// TestWhatHasNoPartner names, for each operand, the first entry without a partner of
// each axis and the axis along which a partner is wanted.
func TestWhatHasNoPartner(t *testing.T) {
	for _, c := range []struct {
		program string
		excess  []string // of each operand
		wanting []int
	}{
		{"arange(4) + arange(4)", []string{"[-1]", "[-1]"}, []int{-1, -1}},
		{"arange(4) + arange(3)", []string{"[3]", "[-1]"}, []int{-1, 0}},
		{"arange(3) + arange(4)", []string{"[-1]", "[3]"}, []int{0, -1}},
		{"arange(12).reshape(3, 4) + arange(12).reshape(4, 3)", []string{"[-1 3]", "[3 -1]"}, []int{0, 1}},
		{"arange(12).reshape(3, 4) + arange(8).reshape(2, 4)", []string{"[2 -1]", "[-1 -1]"}, []int{-1, 0}},
		{"arange(12).reshape(3, 4) + arange(3)", []string{"[-1 3]", "[-1 -1]"}, []int{-1, 1}},
		{"arange(4) + arange(3) + arange(2)", []string{"[3]", "[-1]"}, []int{-1, 0}},
		{"a = np.zeros((3, 1))\na += np.arange(4)", []string{"[-1 -1]", "[-1 1]"}, []int{1, -1}},
		{"a = arange(4)\na *= array([[2]])", []string{"[-1 -1]", "[-1 -1]"}, []int{-1, -1}},
		{"ragged([[1, 2, 3], [4], [5, 6]]) + [[10, 20], [30, 40], [50, 60]]", []string{"[-1 -1]", "[-1 -1]"}, []int{1, 1}},
		{"np.ones((2, 3)) @ np.ones((4, 2))", []string{"[-1 -1]", "[3 -1]"}, []int{-1, -1}},
		{"np.ones((2, 5)) @ np.ones((4, 2))", []string{"[-1 4]", "[-1 -1]"}, []int{-1, -1}},
		{"np.arange(3) @ np.arange(4)", []string{"[-1]", "[3]"}, []int{-1, -1}},
		{"np.ones((5, 2, 3)) @ np.ones((5, 4, 2))", []string{"[-1 -1 -1]", "[-1 3 -1]"}, []int{-1, -1}},
	} {
		m := measuredOf(t, c.program, false)
		for n, a := range m.operands {
			if got := fmt.Sprint(a.excess); got != c.excess[n] || a.stored.short > 0 != (c.wanting[n] >= 0) || a.stored.wanting != max(c.wanting[n], 0) {
				t.Errorf("%s, operand %d: excess %s, wanting %d along %d, want %s and %d", c.program, n, got, a.stored.short, a.stored.wanting, c.excess[n], c.wanting[n])
			}
		}
	}
}

// TestPlacesForPartners counts the places that are drawn for partners that lack: one for
// each, or two and dots between them, for every row.
func TestPlacesForPartners(t *testing.T) {
	for _, c := range []struct {
		program string
		want    int
	}{
		{"arange(6).reshape(3, 2) + arange(4)", 3 * 2},
		{"arange(6).reshape(3, 2) + arange(5)", 3 * 3},
		{"arange(6).reshape(3, 2) + arange(6)", 3 * 2},
		{"arange(4) + arange(3)", 1},
		{"arange(12).reshape(3, 4) + arange(20).reshape(5, 4)", 2 * 4},
		{"a = np.zeros((3, 1))\na += np.arange(4)", 3 * 3},
		{"ragged([[1, 2, 3], [4], [5, 6]]) + ragged([[10, 20], [30, 40, 50], [50]])", 1 + 2 + 1},
		{"ones((2, 2, 2)) + ones((3, 1, 2))", 2 * 2},
		{"ones((2, 2, 2)) + ones((2, 3, 2))", 2 * 2},
		{"ones((2, 2, 2)) + ones((2, 2, 3))", 2 * 2},
		{"zeros((0, 3)) + ones((2, 1))", 2 * 3},
		{"a = arange(4)\na *= array([[2]])", 0},
		{"arange(4) + arange(4)", 0},
	} {
		got := 0
		m := measuredOf(t, c.program, false)
		s := m.scene(Options{})
		s.Each(s.Dur, func(i Item) { got += pick(i.Role == Missing, 1, 0) })
		if got != c.want {
			t.Errorf("%s: %d places for partners, want %d", c.program, got, c.want)
		}
	}
}

// TestPlacesAreInLine checks that the places that partners lack are in line with the
// first cells of the array.
func TestPlacesAreInLine(t *testing.T) {
	for _, c := range []struct {
		program string
		of      Role // of the cells of what lacks them
		down    bool // the places are below the array
	}{
		{"np.add(np.ones((2, 3, 4)), 1, out=np.ones((2, 3, 3)))", Neutral, false},
		{"np.add(np.ones((2, 3, 4)), 1, out=np.ones((2, 2, 4)))", Neutral, true},
		{"np.ones((2, 2, 3)) + np.ones((2, 4, 3))", Stored, true},
	} {
		var places, cells []Item
		s := measuredOf(t, c.program, false).scene(Options{Width: 1096})
		s.Each(s.Dur, func(i Item) {
			switch {
			case i.Role == Missing:
				places = append(places, i)
			case i.Role == c.of && i.X > wideTable:
				cells = append(cells, i)
			}
		})
		if apart := pick(c.down, places[0].X-cells[0].X, places[0].Y-cells[0].Y); math.Abs(apart) > 1 {
			t.Errorf("%s: the first place is %v px from the line of the first cell", c.program, apart)
		}
	}
}

// TestWhichCellsHaveNoPartner counts the cells that turn red.
func TestWhichCellsHaveNoPartner(t *testing.T) {
	for _, c := range []struct {
		program string
		red     []int
	}{
		{"arange(4) + arange(4)", []int{0, 0}},
		{"arange(4) + arange(3)", []int{1, 0}},
		{"arange(12).reshape(3, 4) + arange(8).reshape(2, 4)", []int{4, 0}},
		{"arange(12).reshape(3, 4) + arange(12).reshape(4, 3)", []int{3, 3}},
		{"ragged([[1, 2, 3], [4], [5, 6]]) + ragged([[10, 20], [30, 40], [50]])", []int{2, 1}},
		{"ragged([[1, 2, 3], [4], [5, 6]]) + ragged([[10, 20, 30], [30], [50, 60]])", []int{0, 0}},
		{"np.arange(8).reshape(2, 4) @ np.arange(6).reshape(3, 2)", []int{2, 0}},
		{"np.concatenate([np.ones((2, 2)), np.zeros((1, 3))])", []int{0, 1}},
		{"np.concatenate([np.ones((2, 2)), np.ones(5)[None]])", []int{0, 3}},
		{"np.stack([np.ones(4), np.ones(4), np.ones(3)])", []int{1, 1, 0}},
		{"np.ones((3, 4))[:, np.array([True, False, True])]", []int{3, 0}},
		{"np.ones((3, 4))[np.ones(5, bool)]", []int{0, 2}},
		{"np.ones((2, 3, 2))[..., np.ones((3, 1), bool)]", []int{6, 0}},
		{"np.concatenate([np.ones((2, 2)), np.zeros((1, 3)), np.ones((1, 2, 2))])", []int{0, 1, 0}},
	} {
		m := measuredOf(t, c.program, false)
		for n, a := range m.operands {
			red := 0
			cells := a.probe()
			cells.eachCell(func(index []int, _ point) { red += pick(m.unmatched(cells, index), 1, 0) })
			if red != c.red[n] {
				t.Errorf("%s: %d values of operand %d have no partner, want %d", c.program, red, n, c.red[n])
			}
		}
	}
}

// TestSizesOfTheTable reads the table row by row: the column of each size, "+" where it
// was added, "*" where it is read again, and the note on it.
func TestSizesOfTheTable(t *testing.T) {
	for _, c := range []struct{ program, want string }{
		{"arange(3).reshape(3, 1) + arange(4)", "0:3 1:1* | 0:+1* 1:4"},
		{"arange(24).reshape(2, 3, 4) + 5", "0:2 1:3 2:4 | 0:+1* 1:+1* 2:+1*"},
		{"arange(4) + arange(3)", "0:4 | 0:3"},
		{"np.arange(12).reshape(3, 4).sum(axis=0)", "0:3sum 1:4"},
		{"np.tile(np.arange(3), (2, 2))", "1:3×2 0:+1×2"},
		{"np.repeat(np.arange(3), [1, 2, 0])", "0:3"},
		{"np.repeat(np.arange(2), [1, 3])", "0:2"},
		{"np.repeat(np.arange(2), 2)", "0:2×2"},
		{"np.cumsum(np.ones((2, 3)), axis=1)", "0:2 1:3cumsum"},
		{"np.concatenate([np.ones((2, 3)), np.ones((2, 1))], axis=1)", "0:2 1:3 | 0:2 1:1+"},
		{"np.stack([np.arange(3), np.arange(3)])", "1:3 0:+1 | 1:3 0:+1+"},
		{"np.arange(3)[:, None]", "0:3"},
		{"np.arange(6).reshape(2, 3) @ np.arange(12).reshape(3, 4)", "0:2 1:3 | 1:3 2:4"},
		{"np.arange(6).reshape(2, 3) @ np.arange(3)", "0:2 1:3 | 1:3"},
		{"np.arange(3) @ np.arange(12).reshape(3, 4)", "0:3 | 0:3 1:4"},
		{"np.arange(3) @ np.arange(3)", "0:3 | 0:3"},
		{"np.ones((5, 1, 2, 3)) @ np.ones((4, 3, 2))", "0:5 1:1* 2:2 3:3 | 0:+1* 1:4 3:3 4:2"},
		{"np.ones((5, 2, 3)) @ np.ones(3)", "0:5 1:2 2:3 | 0:+1* 2:3"},
	} {
		var rows []string
		for _, sizes := range measuredOf(t, c.program, false).sizes {
			var row []string
			for _, s := range sizes {
				row = append(row, fmt.Sprint(s.column, ":", pick(s.padded, "+", ""), s.Size, pick(s.stretch, "*", ""), s.note))
			}
			rows = append(rows, strings.Join(row, " "))
		}
		if got := strings.Join(rows, " | "); got != c.want {
			t.Errorf("%s: %s, want %s", c.program, got, c.want)
		}
	}
}

// TestWhatIsSeenOfAProduct checks the tiles of a product of many matrices: each operand
// is seen with the batches of the result and matrices of its own.
func TestWhatIsSeenOfAProduct(t *testing.T) {
	m := measuredOf(t, "np.ones((5, 1, 2, 3)) @ np.ones((4, 3, 2))", false)
	for n, want := range []string{"[5 4 2 3]", "[5 4 3 2]"} {
		if got := fmt.Sprint((engine.Shape{Axes: m.operands[n].seen.axes}).Sizes()); got != want {
			t.Errorf("operand %d is seen as %s, want %s", n, got, want)
		}
	}
	if got := fmt.Sprint((engine.Shape{Axes: m.result.stored.axes}).Sizes()); got != "[5 4 2 2]" {
		t.Errorf("the result is %s", got)
	}
	if !m.meets() || m.crosses() || m.sign != "@" || !m.asks {
		t.Error("many matrices are not drawn as arrays that meet")
	}
}

// TestAFailureAsksToo checks that what fails asks for its result as what runs does: its
// first step would say the answer otherwise.
func TestAFailureAsksToo(t *testing.T) {
	for _, small := range []bool{false, true} {
		for _, program := range []string{"ones(3, 1) + ones(4)", "ones(3) + ones(4)"} {
			if !measuredOf(t, program, small).asks {
				t.Errorf("%s, small %v: nothing is asked", program, small)
			}
		}
	}
}

// TestWhichArraysShareAGrid checks who is laid out with whom: arrays that meet have one
// grid, those of a change one each.
func TestWhichArraysShareAGrid(t *testing.T) {
	for _, c := range []struct {
		program string
		grids   int
	}{
		{"arange(3).reshape(3, 1) + arange(4)", 1},
		{"np.where(np.array([[True], [False]]), np.arange(3), 9)", 1},
		{"np.ones((5, 2, 3)) @ np.ones((4, 3, 2))", 0}, // whose batches do not fit: no result
		{"np.arange(12).reshape(3, 4).sum(axis=0)", 2},
		{"np.stack([np.arange(3), np.arange(3)])", 3},
		{"np.arange(6).reshape(2, 3) @ np.arange(12).reshape(3, 4)", 3},
	} {
		var grids []*grid
		m := measuredOf(t, c.program, false)
		for _, a := range m.all() {
			if !slices.Contains(grids, a.grid) {
				grids = append(grids, a.grid)
			}
		}
		if want := max(c.grids, 1); len(grids) != want {
			t.Errorf("%s: %d grids, want %d", c.program, len(grids), want)
		}
	}
}

// TestWhereAValueGoes names the cells of the result that a value is carried to.
func TestWhereAValueGoes(t *testing.T) {
	for _, c := range []struct {
		program string
		index   []int
		want    string
	}{
		{"np.arange(12).reshape(3, 4).sum(axis=0)", []int{2, 1}, "[[1]]"},
		{"np.arange(12).reshape(3, 4).sum(axis=1)", []int{2, 1}, "[[2]]"},
		{"np.arange(12).reshape(3, 4).mean(axis=1, keepdims=True)", []int{2, 1}, "[[2 0]]"},
		{"np.arange(12).reshape(3, 4).sum()", []int{2, 1}, "[[]]"},
		{"np.arange(6).reshape(2, 3).T", []int{1, 2}, "[[2 1]]"},
		{"np.tile(np.arange(3), 2)", []int{1}, "[[1] [4]]"},
		{"np.repeat(np.arange(3), 2)", []int{1}, "[[2] [3]]"},
		{"np.arange(12).reshape(3, 4)[1]", []int{0, 2}, "[]"},
		{"np.arange(12).reshape(3, 4)[1]", []int{1, 2}, "[[2]]"},
		{"np.roll(np.arange(5), 2)", []int{4}, "[[1]]"},
	} {
		m := measuredOf(t, c.program, false)
		l := placed{measured: m}
		l.fit(1000, 400)
		if got := fmt.Sprint(m.goals(0, c.index)); got != c.want || !m.sourced() {
			t.Errorf("%s: the value at %v goes to %s, want %s", c.program, c.index, got, c.want)
		}
	}
}

func TestWhatHasNoKnownSource(t *testing.T) {
	for _, program := range []string{
		"np.ones((40, 50, 60)).sum(axis=1)", // drawn as tiles
		"np.arange(3) @ np.arange(3)",
		"arange(3) + 1",
	} {
		m := measuredOf(t, program, false)
		l := placed{measured: m}
		l.fit(1000, 400)
		if m.sourced() {
			t.Errorf("%s: it is said to be known where the values come from", program)
		}
	}
}

// TestLegend reads what is written over tiles: which axes run where, and of which only the first
// entry is drawn.
func TestLegend(t *testing.T) {
	for program, want := range map[string]string{
		"ones(2, 3, 4, 50) + ones(50)":                  "axes 0 ↓, 1 → · one tile = axes 2, 3",
		"ones(2, 3, 4, 5, 6, 7) + ones(3, 1, 1, 1, 7)":  "axes 2 ↓, 3 → · one tile = axes 4, 5 · axes 0, 1: first only",
		"ones(3, 40, 50) + ones(50)":                    "axis 0 → · one tile = axes 1, 2",
		"np.ones((3, 5, 6, 2, 3)) @ np.ones((3, 4))":    "axes 1 ↓, 2 → · one tile = one matrix · axis 0: first only",
		"ones(2, 1, 4, 5, 6, 7) + ones(7)":              "axes 2 ↓, 3 → · one tile = axes 4, 5 · axis 0: first only",
		"np.arange(24).reshape(2, 3, 4) + np.arange(4)": "",
	} {
		l := placed{measured: measuredOf(t, program, false)}
		l.fit(1000, 300)
		if got := strings.Join(l.legend(), " · "); got != want {
			t.Errorf("%s: %q, want %q", program, got, want)
		}
	}
}
