package scene

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"shapecast/app/words"
	"shapecast/engine/run"
)

// A source is a program whose figure was looked at: the golden files of app/svg.
type source struct {
	name string
	step run.Step
}

func sources(t testing.TB) []source {
	t.Helper()
	paths, err := filepath.Glob("../svg/testdata/*.txtar")
	if err != nil || len(paths) < 60 {
		t.Fatalf("%d golden files: %v", len(paths), err)
	}
	list := make([]source, len(paths))
	for i, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		program := strings.TrimSpace(string(txtar.Parse(data).Files[0].Data))
		step, ok := run.Run(program, "").Focus()
		if !ok {
			t.Fatalf("%s: nothing to draw", path)
		}
		list[i] = source{strings.TrimSuffix(filepath.Base(path), ".txtar"), step}
	}
	return list
}

func (s source) scene(o Options) Scene {
	return Build(s.step.Trace, s.step.Change, o)
}

// overlap returns how deep two primitives lie in each other, in pixels.
func overlap(a, b Item) float64 {
	left, top, right, bottom := a.Bounds()
	x, y, w, h := b.Bounds()
	return min(right-x, w-left, bottom-y, h-top)
}

// TestGoldenFiguresObey lays every golden figure out for a phone, a column and a page, in
// both languages.
func TestGoldenFiguresObey(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a while")
	}
	for _, g := range sources(t) {
		for _, width := range []int{320, 358, 600, 1096} {
			for _, lang := range words.Langs {
				name := fmt.Sprintf("%s/%d/%s", g.name, width, lang)
				t.Run(name, func(t *testing.T) { obeys(t, g.scene(Options{Width: width, Lang: lang}), width) })
			}
		}
	}
}

// clear looks at each stop for text that touches other text, however faint.
func clear(t *testing.T, s Scene) {
	for i, mark := range s.Marks {
		var seen []Item
		s.Each(mark.At, func(item Item) {
			if item.Kind != Text || item.Opacity < 0.2 {
				return
			}
			for _, other := range seen {
				if deep := overlap(item, other); deep > 1 {
					t.Errorf("stop %d: %q lies %.1f pixels on %q", i, item.Text, deep, other.Text)
				}
			}
			seen = append(seen, item)
		})
	}
}

// Bounds returns the room that a primitive takes: that of a text in the widest
// font it may be set in.
func (i Item) Bounds() (left, top, right, bottom float64) {
	switch i.Kind {
	case Text:
		size, w := i.Font.Size, i.Font.Width(i.Text)
		left = i.X - w*pick(i.Centred, .5, 0)
		return left, i.Y - .74*size, left + w, i.Y + .2*size
	case Circle:
		return i.X - i.R, i.Y - i.R, i.X + i.R, i.Y + i.R
	}
	return min(i.X, i.X+i.W), min(i.Y, i.Y+i.H), max(i.X, i.X+i.W), max(i.Y, i.Y+i.H)
}
