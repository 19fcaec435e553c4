package scene

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"shapecast/app/words"
)

// timedOf returns when everything happens in the figure of a program.
func timedOf(t *testing.T, program string, width float64) *timed {
	t.Helper()
	p := placed{measured: measuredOf(t, program, width < phone)}
	if p.layBeside(&Scene{W: width}); width < besides {
		p.layBelow(&Scene{W: width})
	}
	return timesOf(&p)
}

// eachTimed calls look with the times of every program, on a phone and on a page.
func eachTimed(t *testing.T, look func(t *testing.T, m *timed)) {
	for _, program := range programs {
		for _, width := range []float64{358, 1096} {
			t.Run(fmt.Sprintf("%s/%v", program, width), func(t *testing.T) { look(t, timedOf(t, program, width)) })
		}
	}
}

// TestHowLongStepsMove checks the motion of each step, in seconds.
func TestHowLongStepsMove(t *testing.T) {
	for _, c := range []struct {
		program string
		want    []float64 // of each step; 0 where nothing happens
	}{
		{"arange(3).reshape(3, 1) + arange(4)", []float64{.7, .9, 1, 1.8, 3.85}},
		{"arange(4) + arange(4)", []float64{0, 0, .7, 0, 1.2}},
		{"arange(24).reshape(2, 3, 4) + arange(4)", []float64{.7, .9, 1.3, .9, 4.35}},
		{"arange(4) + arange(3)", []float64{0, 0, 1, 0, 0}},
		{"np.zeros((2, 0)) + np.ones((2, 1))", []float64{0, 0, 1, .6, 1.4}},
		{"np.broadcast_to(np.arange(4), (3, 4))", []float64{.7, .9, 1, .9, 0}},
		{"np.arange(12).reshape(3, 4).sum(axis=0)", []float64{.5, 1.8, .55}},
		{"np.arange(12).reshape(3, 4).sum()", []float64{.5, .5, .35}},
		{"np.arange(6).reshape(2, 3).T", []float64{.65, 1.7}},
		{"np.arange(6).reshape(2, 3) @ np.arange(3)", []float64{.7, 2.2}},
		{"np.ones((2, 3)) @ np.ones((4, 2))", []float64{1, 0}},
	} {
		m := timedOf(t, c.program, 1096)
		for i, b := range m.marks {
			got := pick(b.empty, 0, b.motion)
			if c.program == "np.ones((2, 3)) @ np.ones((4, 2))" && i == 0 {
				got -= m.sums.step / 2 // as long as its pairs
			}
			if math.Abs(got-c.want[i]) > .005 {
				t.Errorf("%s: step %d moves for %.3f s, want %v", c.program, i, got, c.want[i])
			}
		}
	}
}

// TestWhatHappensInAStep checks that what happens in a step does so between its
// beginning and its end, one thing after the other.
func TestWhatHappensInAStep(t *testing.T) {
	eachTimed(t, func(t *testing.T, m *timed) {
		before := 0.0
		for stop, b := range m.beats {
			if b.start < before-1e-9 {
				t.Errorf("%v starts at %v, before the one that it follows ends at %v", words.Stop(stop), b.start, before)
			}
			if before = b.start; !b.empty {
				before = b.rests()
			}
			if !m.fails && b.start > m.dur {
				t.Errorf("%v starts at %v of %v", words.Stop(stop), b.start, m.dur)
			}
		}
		if end := m.last().rests(); m.dur < end || m.dur > end+.5 {
			t.Errorf("the last step rests at %v, the story ends at %v", end, m.dur)
		}
	})
}

// TestOperandsUnfoldInTurn checks that operands that are read again open one after the
// other, within Stretch.
func TestOperandsUnfoldInTurn(t *testing.T) {
	eachTimed(t, func(t *testing.T, m *timed) {
		end := m.at(words.Stretch)
		for n, a := range m.operands {
			if !a.grows {
				continue
			}
			start, dur := m.unfolds(n)
			if math.Abs(start-end) > 1e-9 || dur <= 0 {
				t.Errorf("operand %d opens at %v for %v, the one before ends at %v", n, start, dur, end)
			}
			end = start + dur
		}
		if b := m.beats[words.Stretch]; m.stretches() > 0 && end > b.rests()+1e-9 {
			t.Errorf("the last operand is open at %v, the step rests at %v", end, b.rests())
		}
	})
}

// TestEachValueComesInItsStep looks at how every value of a result comes: what meets
// before the value, and both within the steps of the computation.
func TestEachValueComesInItsStep(t *testing.T) {
	looked := 0
	eachTimed(t, func(t *testing.T, m *timed) {
		if m.result == nil || m.fails || m.prepared && m.change == nil && m.beats[words.Compute].empty {
			return
		}
		m.result.walk(func(s spot) {
			if !s.cell(m.result.grid) {
				return
			}
			looked++
			c := m.comes(s)
			if begin := m.at(words.Compute); c.value.t < begin || c.value.t+c.value.dur > m.dur+1e-9 {
				t.Errorf("value %v comes from %v to %v, the step is from %v to %v", s.index, c.value.t, c.value.t+c.value.dur, begin, m.dur)
			}
			if c.pair.dur > 0 && (c.pair.t < m.at(words.Compute) || c.pair.t+c.pair.dur > c.value.t) {
				t.Errorf("what meets in %v comes at %v, the value at %v", s.index, c.pair.t, c.value.t)
			}
			if c.number < 0 {
				t.Errorf("value %v comes with nothing", s.index)
			}
		})
	})
	if looked < 200 {
		t.Errorf("%d values were looked at", looked)
	}
}

// TestValuesThatComeTogether checks that values with one number come alike, and that
// rows come in order.
func TestValuesThatComeTogether(t *testing.T) {
	eachTimed(t, func(t *testing.T, m *timed) {
		if m.result == nil || m.fails {
			return
		}
		comings := map[int]coming{}
		var numbers []int
		m.result.walk(func(s spot) {
			if !s.cell(m.result.grid) {
				return
			}
			c := m.comes(s)
			if before, known := comings[c.number]; known && before != c {
				t.Errorf("number %d comes in two ways: %v and %v", c.number, before, c)
			} else if !known {
				numbers = append(numbers, c.number)
			}
			comings[c.number] = c
		})
		if !slices.IsSorted(numbers) {
			t.Errorf("values come in the order %v", numbers)
		}
	})
}

// TestSumsOfAProduct checks in which order a product is computed: value by value where
// they are few, else row by row.
func TestSumsOfAProduct(t *testing.T) {
	for _, c := range []struct {
		program string
		turns   string
		whole   bool
	}{
		{"np.arange(4).reshape(2, 2) @ np.arange(4).reshape(2, 2)", "[[0 0] [0 1] [1 0] [1 1]]", false},
		{"np.arange(6).reshape(2, 3) @ np.arange(3)", "[[0 0] [1 0]]", false},
		{"np.arange(3) @ np.arange(12).reshape(3, 4)", "[[0 0] [0 1] [0 2] [0 3]]", false},
		{"np.arange(3) @ np.arange(3)", "[[0 0]]", false},
		{"np.ones((4, 2)) @ np.ones((2, 5))", "[[0 0] [1 0] [2 0] [3 0]]", true},
		{"np.ones((0, 2)) @ np.ones((2, 3))", "[]", false},
		{"np.ones((2, 3)) @ np.ones((4, 2))", "[[0 0]]", false}, // the first row and column, until a value is lacking
	} {
		m := timedOf(t, c.program, 1096)
		if got := fmt.Sprint(m.sums.turns); got != c.turns || m.sums.whole != c.whole {
			t.Errorf("%s: %s, whole rows %v, want %s", c.program, got, m.sums.whole, c.turns)
		}
	}
}

// TestChipsSlideByWhatIsAdded checks how far the sizes of an operand slide.
func TestChipsSlideByWhatIsAdded(t *testing.T) {
	for _, c := range []struct {
		program string
		want    []int
	}{
		{"arange(24).reshape(2, 3, 4) + arange(4)", []int{0, 2}},
		{"arange(24).reshape(2, 3, 4) + 5", []int{0, 0}}, // there is no size that could
		{"arange(4) + arange(4)", []int{0, 0}},
		{"np.ones((5, 2, 3)) @ np.ones((3, 2))", []int{0, 0}},
	} {
		m := timedOf(t, c.program, 1096)
		for n, want := range c.want {
			if got := m.slides(n); got != want {
				t.Errorf("%s: operand %d slides by %d, want %d", c.program, n, got, want)
			}
		}
	}
}
