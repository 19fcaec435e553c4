package scene_test

import (
	"strconv"
	"strings"
	"testing"

	"shapecast/app/scene"
	"shapecast/app/words"
	"shapecast/engine/run"
)

// TestLegendIsWhole holds that a phone says whole what a tile is.
func TestLegendIsWhole(t *testing.T) {
	step, _ := run.Run("ones((4, 32, 32, 3)) + ones((1, 4, 1, 1))", "").Focus()
	for _, lang := range words.Langs {
		s, said := scene.Build(step.Trace, nil, scene.Options{Width: 328, Lang: lang}), ""
		s.Each(0, func(item scene.Item) {
			if strings.Contains(item.Text, "tile") || strings.Contains(item.Text, "一块") {
				said = item.Text
			}
		})
		if said == "" || strings.Contains(said, "…") {
			t.Errorf("%s: the legend is %q", lang, said)
		}
	}
}

// TestAPictureNamesItself checks that a figure is right without its caption: an operand that
// is transposed to match by name says so, and a function has its name over the arrow, also
// where it fails.
func TestAPictureNamesItself(t *testing.T) {
	dims := func(n int, names string) string {
		return "xr.DataArray(np.ones((2, 3, 4)[:" + strconv.Itoa(n) + "]), dims=[" + names + "])"
	}
	for _, test := range []struct{ program, want string }{
		{"a = " + dims(2, "'x', 'y'") + "\nb = xr.DataArray(np.ones((3, 2)), dims=['y', 'x'])\na + b", "b.T"},
		{"a = " + dims(3, "'x', 'y', 'z'") + "\nb = xr.DataArray(np.ones((4, 3, 2)), dims=['z', 'y', 'x'])\na + b", "b, turned"},
		{"np.maximum(ones((2, 1)), ones(3))", "maximum"},
		{"np.hypot(ones((2, 1)), ones(3))", "hypot"},
		{"np.hypot(ones((2, 4)), ones(3))", "hypot"},
		{"torch.atan2(torch.ones(2, 1), torch.ones(3))", "atan2"},
		{"a = np.zeros((9, 3))\na[1:] = np.ones(3)", "values · the rest of a stays"},
		{"a = np.zeros((4, 3))\na[1:] = np.ones(3)", "values"},
		{"a = np.zeros((9, 3))\na[1:] += np.ones(3)", "values · the rest of a stays"},
		{"a = np.zeros((9, 3))\na[[0, 2]] = np.ones(3)", "values · the rest of a stays"},
		{"a = np.zeros((4, 3))\na[:] = np.ones(3)", "values"},
		{"a = np.zeros((4, 3))\na[:] += np.ones(3)", "values"},
		{"a = np.zeros((4, 3))\na += np.ones(3)", "values"},
	} {
		step, ok := run.Run(test.program, "").Focus()
		if !ok {
			t.Fatalf("%s: nothing is drawn", test.program)
		}
		found := false
		scene.Build(step.Trace, nil, scene.Options{Width: 720}).Each(0, func(item scene.Item) { found = found || item.Text == test.want })
		if !found {
			t.Errorf("%s: %q is nowhere", test.program, test.want)
		}
	}
}

// TestWhyIsOneWordingForOneRule looks for the reason under a size that does not come out: one for
// sizes that differ and are not 1, wherever they go, and one for a place that would have to grow.
func TestWhyIsOneWordingForOneRule(t *testing.T) {
	for program, want := range map[string]string{
		"np.ones((4, 3)) + np.ones((4, 2))":                  "neither is 1",
		"a = np.zeros((3, 3)); a[:] = np.arange(2)":          "neither is 1",
		"a = np.zeros((3, 3)); a += np.arange(2)":            "neither is 1",
		"a = np.arange(3); np.where(a > 2, a, np.arange(2))": "neither is 1",
		"np.broadcast_to(np.arange(3), (2, 4))":              "neither is 1",
		"np.broadcast_to(np.arange(4), (4, 1))":              "cannot grow",
		"np.broadcast_to(np.ones((3, 4)), (4,))":             "cannot grow",
	} {
		step, _ := run.Run(program, "").Focus()
		s, found := scene.Build(step.Trace, nil, scene.Options{Width: 358}), false
		s.Each(s.Dur, func(item scene.Item) { found = found || item.Text == want })
		if !found {
			t.Errorf("%s: no %q", program, want)
		}
	}
}

// TestWhyStandsUnderTheSize looks for the reason of a failure under the place of the size that
// does not come out, beside words over the arrays and above them.
func TestWhyStandsUnderTheSize(t *testing.T) {
	for _, width := range []int{358, 720, 1096} {
		step, _ := run.Run("ones((2, 3, 4)) + ones((3, 3, 4))", "").Focus()
		s, found := scene.Build(step.Trace, nil, scene.Options{Width: width}), false
		s.Each(s.Dur, func(item scene.Item) { found = found || item.Text == "neither is 1" && item.Opacity > .9 })
		if !found {
			t.Errorf("%d px wide: no reason", width)
		}
	}
}
