package scene

import (
	"math"
	"slices"
	"strings"
	"testing"

	"shapecast/app/words"
	"shapecast/engine/run"
)

// TestWhatAnArrayLacks counts the places of entries, and of axes, that an array would have to have,
// and the values that could not go, and looks for what is said beside them.
func TestWhatAnArrayLacks(t *testing.T) {
	const a = "a = np.arange(6).reshape(2, 3)\n"
	for _, test := range []struct {
		name, program  string
		entries, axes  int
		red            int
		said, headings string
	}{
		{"a row", a + "a[2]", 3, 0, 0, "no entry 2", "axis 0 axis 1"},
		{"a column further off", a + "a[:, 4]", 4, 0, 0, "no entry 4", "axis 0 axis 1"},
		{"counted from the end", a + "a[-3]", 0, 0, 0, "no entry -3", "axis 0 axis 1"},
		{"one of a list", a + "a[:, [0, 3]]", 2, 0, 0, "no entry 3", "axis 0 axis 1"},
		{"that is written", a + "a[2] = 7", 3, 0, 0, "no entry 2", "axis 0 axis 1"},
		{"of nothing", "np.zeros((0, 3))[0]", 3, 0, 0, "no entry 0", "axis 0 axis 1"},
		{"of PyTorch, before the rest", "import torch\nb = torch.ones(2, 3)\nb[[0, 1], 3]", 2, 0, 0, "no entry 3", "axis 0 axis 1"},
		{"an axis", a + "a.sum(axis=2)", 0, 1, 0, "", "axis 0 axis 1 axis 2"},
		{"an axis from the right", a + "a.sum(axis=-3)", 0, 1, 0, "", "axis -3 axis 0 axis 1"},
		{"an axis of neither", "np.concatenate([np.ones((2, 3)), np.ones((2, 3))], axis=2)", 0, 2, 0, "", "axis 0 axis 1 axis 2"},
		{"an index too many", a + "a[0, 1, 2]", 0, 1, 0, "", "axis 0 axis 1 axis 2"},
		{"an index of a number", "np.array(5)[0]", 0, 1, 0, "", "axis 0"},
		{"an order too long", "import torch\nb = torch.ones(2, 3)\nb.permute(0, 1, 2)", 0, 1, 0, "", "axis 0 axis 1 axis 2"},
		{"an axis by name", "import xarray as xr\nxr.DataArray(np.ones((2, 3)), dims=('day', 'place')).isel(day=2)", 3, 0, 0, "no entry 2", "day axis 0 place axis 1"},
		{"beside an array of fewer axes", "np.concatenate([np.ones((2, 3)), np.ones((2, 4)), np.ones(3)])", 2, 0, 2, "no", "axis 0 axis 1"},
		{"a size that is no 1", "np.squeeze(np.ones((3, 1, 2)), axis=0)", 0, 0, 4, "", "axis 0 axis 1 axis 2"},
	} {
		step, ok := run.Run(test.program, "").Focus()
		if !ok || step.Change == nil || !step.Change.Failed() {
			t.Errorf("%s: no failure is drawn", test.name)
			continue
		}
		s := Build(nil, step.Change, Options{Width: 1180, Lang: words.English})
		entries, axes, red, said, headings := 0, 0, 0, "", ""
		s.Each(s.Dur, func(i Item) {
			chip := i.W > 60
			switch {
			case i.Opacity < .9:
			case i.Role == Missing && chip:
				axes++
			case i.Role == Missing:
				entries++
			case i.Role == Wrong && i.Kind == Rect && !chip:
				red++
			case i.Role == Wrong && (i.Text == "no" || strings.Contains(i.Text, "entry")):
				said = strings.TrimSpace(said + " " + strings.ReplaceAll(i.Text, "\u00a0", " "))
			case i.Kind == Text && (strings.HasPrefix(i.Text, "axis") || i.Text == "day" || i.Text == "place"):
				headings = strings.TrimSpace(headings + " " + strings.ReplaceAll(i.Text, "\u00a0", " "))
			}
		})
		if entries != test.entries || axes != test.axes || red != test.red || said != test.said || headings != test.headings {
			t.Errorf("%s: %d entries, %d axes, %d red, %q, %q", test.name, entries, axes, red, said, headings)
		}
	}
}

// TestTheAxisThatIsJoined looks for the sizes that are added where arrays are joined, which fails on
// another axis.
func TestTheAxisThatIsJoined(t *testing.T) {
	for program, want := range map[string]string{
		"np.concatenate([np.ones((2, 3)), np.ones((4, 4))])":                           "+4",
		"np.concatenate([np.ones((2, 3)), np.ones((4, 3)), np.ones((5, 2))], axis=-1)": "+3 +2",
		"np.concatenate([np.ones((2, 3)), np.ones(3)])":                                "+3",
		"np.stack([np.ones((2, 3)), np.ones((2, 4))])":                                 "",
		"np.ones((3, 4))[np.arange(4) > 1]":                                            "",
	} {
		step, _ := run.Run(program, "").Focus()
		s, got := Build(nil, step.Change, Options{Width: 720, Lang: words.English}), ""
		s.Each(s.Dur, func(i Item) {
			if strings.HasPrefix(i.Text, added) && i.Opacity > .9 {
				got = strings.TrimSpace(got + " " + i.Text)
			}
		})
		if got != want {
			t.Errorf("%s: %q, want %q", program, got, want)
		}
	}
}

// TestPlacesOfWhatIsLacking wants an axis at the left of the others that an array has, and the words
// about an entry under its own place, not under those on the way to it.
func TestPlacesOfWhatIsLacking(t *testing.T) {
	const a = "a = np.arange(6).reshape(2, 3)\n"
	for program, want := range map[string][2]int{a + "a.sum(axis=-3)": {1, 2}, a + "a.sum(axis=2)": {0, 1}} {
		step, _ := run.Run(program, "").Focus()
		got := [2]int{-1, -1}
		for _, c := range Build(nil, step.Change, Options{Width: 720}).Chips {
			if c.Operand == 0 {
				got[c.Axis] = c.Column
			}
		}
		if got != want {
			t.Errorf("%s: its sizes are in columns %v, want %v", program, got, want)
		}
	}
	step, _ := run.Run(a+"a[:, 5]", "").Focus()
	s, last, words := Build(nil, step.Change, Options{Width: 720}), 0.0, 0.0
	s.Each(s.Dur, func(i Item) {
		switch {
		case i.Role == Missing:
			last = max(last, i.X+i.W/2)
		case i.Text == "no":
			words = i.X + i.Font.Width(i.Text)/2
		}
	})
	if words < last-12 || words > last+12 {
		t.Errorf("the words are at %.0f, and the place at %.0f", words, last)
	}
}

// TestMissingPartnersAreBeside wants each place for a missing partner beside the value that has
// none: their middles are less than half a cell apart.
func TestMissingPartnersAreBeside(t *testing.T) {
	for _, program := range []string{"zeros(4, 3) + zeros(2, 3)", "ones(3, 3) + ones(5, 3)", "ones(2, 4, 3) + ones(2, 2, 3)",
		"a = ones(1, 3)\na += ones(2, 3)", "np.add(np.ones((2, 4)), 1, out=np.zeros(4))"} {
		step, _ := run.Run(program, "").Focus()
		s := built(step, 1160)
		var red, missing []Item
		s.Each(s.Dur, func(i Item) {
			switch {
			case i.Kind != Rect || i.X < wideTable || i.Opacity < .9:
			case i.Role == Missing:
				missing = append(missing, i)
			case i.Role == Wrong:
				red = append(red, i)
			}
		})
		if len(missing) == 0 || len(red) == 0 {
			t.Errorf("%s: %d places, %d red values", program, len(missing), len(red))
		}
		for _, place := range missing {
			if !slices.ContainsFunc(red, func(i Item) bool { return math.Abs(i.Y+i.H/2-place.Y-place.H/2) < i.H/2 }) {
				t.Errorf("%s: a place at %.0f is beside no value", program, place.Y)
			}
		}
	}
}
