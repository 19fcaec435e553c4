package scene

import (
	"math"
	"strings"
	"testing"

	"shapecast/engine"
	"shapecast/engine/run"
)

// traced returns the trace of a program.
func traced(t *testing.T, program string) engine.Trace {
	t.Helper()
	step, ok := run.Run(program, "").Focus()
	if !ok || step.Trace == nil {
		t.Fatalf("%s: no trace", program)
	}
	return *step.Trace
}

func TestHowAValueIsWritten(t *testing.T) {
	for _, c := range []struct {
		value engine.Scalar
		want  string
	}{
		{engine.BoolScalar(true), "True"},
		{engine.BoolScalar(false), "False"},
		{engine.IntScalar(0), "0"},
		{engine.IntScalar(-7), "−7"},
		{engine.IntScalar(1234567), "1234567"},
		{engine.IntScalar(12345678), "≈1.23e7"},
		{engine.FloatScalar(1), "1.0"},
		{engine.FloatScalar(-0.5), "−0.5"},
		{engine.FloatScalar(1.0 / 3), "≈0.3333"},
		{engine.FloatScalar(1e9), "1e9"}, // which Python prints in full
		{engine.Scalar{DType: engine.Float32, Known: true, Float: float64(float32(.85))}, "0.85"},
		{engine.FloatScalar(2e-9), "2e−09"},
		{engine.FloatScalar(math.Inf(1)), "inf"},
		{engine.FloatScalar(math.Inf(-1)), "−inf"},
		{engine.FloatScalar(math.NaN()), "nan"},
		{engine.Scalar{}, ""},
	} {
		if got := valueText(c.value, anyNumber); got != c.want {
			t.Errorf("%v is written %q, want %q", c.value, got, c.want)
		}
	}
}

// TestWhatACellReads compares the values that are written in the cells of operands and
// of the result with those that the engine reads and computes there.
func TestWhatACellReads(t *testing.T) {
	looked := 0
	for _, program := range programs {
		step, _ := run.Run(program, "").Focus()
		if step.Trace == nil || step.Trace.Failed() {
			continue
		}
		trace := *step.Trace
		result := newArray(&grid{rank: len(trace.Columns)}, -1, "", ruled{axes: trace.Result().Axes}).probe()
		computed := textsComputed(trace)
		values, _, _ := engine.Apply(trace)
		var operands []textAt
		for n := range trace.Operands {
			operands = append(operands, textsRead(trace, n))
		}
		result.eachCell(func(index []int, _ point) {
			cell := trace.Cell(index...)
			looked++
			for n, read := range cell.Reads {
				if got, want := operands[n](index), valueText(read.Value, decimalsOf(trace.Operands[n].Values)); got != want {
					t.Errorf("%s: operand %d shows %q at %v, the engine reads %q", program, n, got, index, want)
				}
			}
			if got, want := computed(index), valueText(cell.Value, decimalsOf(values.Values)); got != want {
				t.Errorf("%s: the result shows %q at %v, the engine computes %q", program, got, index, want)
			}
		})
	}
	if looked < 300 {
		t.Errorf("%d cells were looked at", looked)
	}
}

func TestWhatFailsHasNoValues(t *testing.T) {
	for _, program := range []string{"arange(4) + arange(3)", "np.random.rand(3, 4) + np.arange(4)"} {
		if got := textsComputed(traced(t, program))([]int{0, 0}); got != "" {
			t.Errorf("%s gives %q", program, got)
		}
	}
}

func TestHowAValueWrappedAround(t *testing.T) {
	for _, c := range []struct {
		program string
		index   []int
		want    string
	}{
		{"np.array([200, 20], dtype=np.uint8) + np.array([[100], [10]], dtype=np.uint8)", []int{0, 0}, "300 − 256"},
		{"np.array([200, 20], dtype=np.uint8) + np.array([[100], [10]], dtype=np.uint8)", []int{1, 1}, ""},
		{"np.array([100, 0], dtype=np.int8) - np.array([[-100], [1]], dtype=np.int8)", []int{0, 0}, "200 − 256"},
		{"np.array([0, 1], dtype=np.uint8) - np.array([[1], [0]], dtype=np.uint8)", []int{0, 0}, "−1 + 256"},
		{"np.array([250, 0], dtype=np.uint8) * np.array([[9], [1]], dtype=np.uint8)", []int{0, 0}, "2250 − 8×256"},
		{"np.array([200, 20]) + np.array([[100], [10]])", []int{0, 0}, ""},
	} {
		if got := notesOn(traced(t, c.program))(c.index); got != c.want {
			t.Errorf("%s at %v: %q, want %q", c.program, c.index, got, c.want)
		}
	}
}

// TestEachValueIsWrittenOnce counts how often a value is asked for.
func TestEachValueIsWrittenOnce(t *testing.T) {
	asked := 0
	at := writtenOnce(func(index []int) string {
		asked++
		return string(rune('0' + index[0]))
	})
	index := []int{0}
	for i := range 12 {
		index[0] = i % 3
		if got, want := at(index), string(rune('0'+i%3)); got != want {
			t.Errorf("%q at %v", got, index)
		}
	}
	if asked != 3 {
		t.Errorf("three values were asked for %d times", asked)
	}
}

func TestTextsFitTheirRoom(t *testing.T) {
	f := Font{Size: 17}
	for _, s := range []string{"", "a", "calibration_measurements", "班级里的学生们", "1000000000"} {
		for _, w := range []float64{10, 40, 90, 400} {
			for _, cut := range []string{f.fit(s, w), f.middle(s, w)} {
				if cut != "…" && f.Width(cut) > w {
					t.Errorf("%q is cut to %q, %v wide, for %v", s, cut, f.Width(cut), w)
				}
				if f.Width(s) <= w && cut != s {
					t.Errorf("%q has room in %v and is cut to %q", s, w, cut)
				}
			}
			if small := f.shrunk(9, w, s); small.Size > 9 && small.Width(s) > w+.01 {
				t.Errorf("%q in %v pixels is %v wide, for %v", s, small.Size, small.Width(s), w)
			}
		}
	}
	if wide, usual := (Font{Size: 17, Bold: true}), f; wide.Width("sum") <= usual.Width("sum") {
		t.Error("a bold text is no wider")
	}
}

// TestWhatIsStoredOnce counts the cells that are drawn as stored, not dashed, where values stand
// in memory for several indices.
func TestWhatIsStoredOnce(t *testing.T) {
	for program, want := range map[string]int{
		"np.lib.stride_tricks.sliding_window_view(np.arange(6), 3).sum(axis=1)":                                                 6,
		"np.lib.stride_tricks.sliding_window_view(np.arange(12).reshape(3, 4), (2, 2)).sum(axis=3)":                             12,
		"w = np.lib.stride_tricks.sliding_window_view(np.arange(6), 3)\nw * np.ones(3)":                                         6,
		"b = np.broadcast_to(np.arange(3), (2, 3))\nb + np.ones((2, 1))":                                                        3,
		"b = np.broadcast_to(np.arange(3), (2, 3))\nb.sum(axis=0)":                                                              3,
		"np.arange(6).reshape(2, 3)[::-1].sum(axis=0)":                                                                          6,
		"np.arange(6).reshape(2, 3).T[:, ::-1].sum(axis=0)":                                                                     6,
		"np.lib.stride_tricks.as_strided(np.arange(6), shape=(3, 2), strides=(16, 8)).sum(axis=1)":                              6,
		"np.lib.stride_tricks.sliding_window_view(np.arange(6), 3)[::2].sum(axis=1)":                                            5,
		"import torch\ntorch.arange(6).unfold(0, 4, 1).sum(1)":                                                                  6,
		"import torch\na = torch.arange(3).expand(2, 3)\na + torch.ones(2, 1)":                                                  3,
		"np.lib.stride_tricks.sliding_window_view(np.arange(6), 3) + np.lib.stride_tricks.sliding_window_view(np.arange(6), 3)": 6,
	} {
		a, stored := measuredOf(t, program, false).operands[0], 0
		a.probe().eachCell(func(index []int, _ point) {
			if a.again == nil || !a.again(index) {
				stored++
			}
		})
		if stored != want {
			t.Errorf("%s: %d cells are drawn as stored, want %d", program, stored, want)
		}
	}
}

// TestValuesOfOneArrayHaveAsManyDecimals looks at numbers of both signs, where a minus takes room,
// and at some whose magnitudes leave no common number of decimals.
func TestValuesOfOneArrayHaveAsManyDecimals(t *testing.T) {
	for program, want := range map[string]string{
		"a = np.array([[1., 5.], [2., 7.], [3., 9.]])\n(a - a.mean(axis=0)) / a.std(axis=0)": "≈−1.225 ≈−1.225 0.0 0.0 ≈1.225 ≈1.225",
		"np.array([1 / 3, 12 + 1 / 3]) * 1":                                                  "≈0.333 ≈12.333",
		"np.array([1 / 3, 2 / 3]) * 1":                                                       "≈0.3333 ≈0.6667",
		"np.array([0.816497, 1.632993]) * 1":                                                 "≈0.8165 ≈1.6330",
		"np.array([1 / 81, 12345 + 1 / 3]) * 1":                                              "≈0.0123 ≈12345",
		"np.array([0.25000001, 1 / 3]) * 1":                                                  "≈0.2500 ≈0.3333",
		"np.array([1e-9 / 3, -1 / 3]) * 1":                                                   "≈3e−10 ≈−0.333",
	} {
		step, _ := run.Run("import numpy as np\n"+program, "").Focus()
		var got []string
		at, shape := textsComputed(*step.Trace), step.Trace.Result()
		newArray(&grid{rank: shape.Rank()}, -1, "", ruled{axes: shape.Axes}).probe().eachCell(func(index []int, _ point) { got = append(got, at(index)) })
		if strings.Join(got, " ") != want {
			t.Errorf("%s: %s, want %s", program, got, want)
		}
	}
}
