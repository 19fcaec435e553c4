package svg_test

import (
	"fmt"
	"math"
	"path/filepath"
	"testing"

	"shapecast/app/scene"
	"shapecast/app/svg"
	"shapecast/app/words"
)

// eachStop lays every golden figure out for a phone and a page, and calls look
// with what is seen at each stop, back to front.
func eachStop(t *testing.T, look func(t *testing.T, stop words.Stop, items []scene.Item)) {
	for _, g := range goldens(t) {
		for _, width := range []int{360, 1120} {
			s := g.scene(t, scene.Options{Width: width})
			for i, mark := range s.Marks {
				var items []scene.Item
				s.Each(mark.At, func(item scene.Item) {
					if item.Opacity > 0.5 {
						items = append(items, item)
					}
				})
				t.Run(fmt.Sprintf("%s/%d/stop %d", filepath.Base(g.path), width, i), func(t *testing.T) { look(t, mark.Stop, items) })
			}
		}
	}
}

// TestDotsAreSeen looks for dots that lie under something.
func TestDotsAreSeen(t *testing.T) {
	eachStop(t, func(t *testing.T, _ words.Stop, items []scene.Item) {
		for i, dot := range items {
			if dot.Kind != scene.Circle || dot.Role != scene.Mute {
				continue
			}
			for _, over := range items[i+1:] {
				filled := over.Kind == scene.Rect && svg.Light.Paint(over.Role, over.Who).Fill != ""
				if filled && dot.X > over.X-dot.R && dot.X < over.X+over.W+dot.R && dot.Y > over.Y-dot.R && dot.Y < over.Y+over.H+dot.R {
					t.Errorf("a dot at %.0f, %.0f lies under a box of role %d", dot.X, dot.Y, over.Role)
				}
			}
		}
	})
}

// TestRulersEndWithTheirArray looks for rulers down the page that end where
// nothing beside them does.
func TestRulersEndWithTheirArray(t *testing.T) {
	const frame = 9 // of the padding between cells and the edge of what holds them
	eachStop(t, func(t *testing.T, stop words.Stop, items []scene.Item) {
		if stop == words.Fail {
			return // lines join pairs there
		}
		for _, ruler := range items {
			if ruler.Kind != scene.Line || ruler.Role != scene.Rule || ruler.W != 0 || ruler.H < 8 {
				continue
			}
			ends := false
			for _, box := range items {
				beside := box.Kind == scene.Rect && box.X > ruler.X && box.X < ruler.X+250
				ends = ends || beside && math.Abs(box.Y+box.H-ruler.Y-ruler.H) <= frame
			}
			if !ends {
				t.Errorf("a ruler from %.0f, %.0f down to %.0f ends beside nothing", ruler.X, ruler.Y, ruler.Y+ruler.H)
			}
		}
	})
}

// TestSignsStandFree looks for operators that come closer than 2 pixels to
// another text or to a frame.
func TestSignsStandFree(t *testing.T) {
	eachStop(t, func(t *testing.T, _ words.Stop, items []scene.Item) {
		for _, sign := range items {
			if sign.Kind != scene.Text || sign.Role != scene.Mute || sign.Font.Size < 18 || len(sign.Text) > 3 || sign.Text == "?" {
				continue
			}
			r := regionOf(sign)
			r.left, r.right = r.left-2, r.right+2
			for _, item := range items {
				other := region{item.Text, item.X, item.Y, item.X + item.W, item.Y + item.H}
				switch {
				case item.Node == sign.Node || item.Kind == scene.Circle || item.Role == scene.Card:
					continue
				case item.Kind == scene.Text:
					other = regionOf(item)
				}
				if overlap(r, other) > 0 {
					t.Errorf("%q at %.0f, %.0f touches %q of role %d", sign.Text, sign.X, sign.Y, other.text, item.Role)
				}
			}
		}
	})
}
