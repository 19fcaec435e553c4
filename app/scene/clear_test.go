package scene_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"shapecast/app/scene"
	"shapecast/app/words"
	"shapecast/engine/expr"
)

// A source is a program whose figure was looked at: the golden files of app/svg.
type source struct {
	name string
	step expr.Step
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
		step, ok := expr.Run(program, "").Focus()
		if !ok {
			t.Fatalf("%s: nothing to draw", path)
		}
		list[i] = source{strings.TrimSuffix(filepath.Base(path), ".txtar"), step}
	}
	return list
}

func (s source) scene(o scene.Options) scene.Scene {
	if s.step.Change != nil {
		return scene.BuildChange(*s.step.Change, o)
	}
	return scene.Build(*s.step.Trace, o)
}

// overlap returns how deep two primitives lie in each other, in pixels.
func overlap(a, b scene.Item) float64 {
	left, top, right, bottom := a.Bounds()
	x, y, w, h := b.Bounds()
	return min(right-x, w-left, bottom-y, h-top)
}

// TestTextIsClear lays every golden figure out for a phone, a column and a
// page, in both languages, and looks at each stop for text that leaves the
// figure or touches other text.
func TestTextIsClear(t *testing.T) {
	for _, g := range sources(t) {
		for _, width := range []int{358, 600, 1096} {
			for _, lang := range words.Langs {
				name := fmt.Sprintf("%s/%d/%s", g.name, width, lang)
				t.Run(name, func(t *testing.T) { clear(t, g.scene(scene.Options{Width: width, Lang: lang})) })
			}
		}
	}
}

func clear(t *testing.T, s scene.Scene) {
	for i, mark := range s.Marks {
		var seen []scene.Item
		s.Each(mark.At, func(item scene.Item) {
			if item.Kind != scene.Text || item.Opacity < 0.2 {
				return
			}
			left, top, right, bottom := item.Bounds()
			if left < -1 || top < 0 || right > s.W+1 || bottom > s.H {
				t.Errorf("stop %d: %q leaves the figure of %v by %v: %v to %v, %v to %v", i, item.Text, s.W, s.H, left, right, top, bottom)
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

// TestFitsItsWidth checks that no figure is wider than it was asked to be, and
// that every size of its table is inside it.
func TestFitsItsWidth(t *testing.T) {
	for _, g := range sources(t) {
		for _, width := range []int{320, 358, 500, 720, 1096} {
			s := g.scene(scene.Options{Width: width})
			if s.W > float64(width) {
				t.Errorf("%s: %v wide, want at most %d", g.name, s.W, width)
			}
			for _, c := range s.Chips {
				if c.X < 0 || c.Y < 0 || c.X+c.W > s.W || c.Y+c.H > s.H {
					t.Errorf("%s: a size at %v, %v is outside of %v by %v", g.name, c.X, c.Y, s.W, s.H)
				}
			}
		}
	}
}
