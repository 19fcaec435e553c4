package svg_test

import (
	"fmt"
	"math"
	"path/filepath"
	"strings"
	"testing"

	"shapecast/app/scene"
)

// moments are how many times a second a story is looked at.
const moments = 20

// TestMotion plays every golden figure and prints how long it takes, in what
// share of the time something moves, the largest gap without motion and the
// height over the width. A column plus a row takes at most 14 seconds, rank 8
// at most 18; every step that has something to do moves for at least 60% of its
// time.
func TestMotion(t *testing.T) {
	for _, g := range goldens(t) {
		name := strings.TrimSuffix(filepath.Base(g.path), ".txtar")
		t.Run(name, func(t *testing.T) {
			s := g.scene(t, scene.Options{Width: 1096})
			played := play(s)
			t.Logf("%5.1f s, moving %3.0f%%, gap %.1f s, %.2f high", s.Dur, 100*played.share, played.gap, s.H/s.W)
			if s.Dur > 18 {
				t.Errorf("%.1f seconds, want at most 18", s.Dur)
			}
			if played.gap > 1.4 {
				t.Errorf("nothing moves for %.1f seconds", played.gap)
			}
			if s.H/s.W > .6 {
				t.Errorf("%v high and %v wide", s.H, s.W)
			}
			for _, m := range s.Marks {
				if share := played.during(m.Start, m.End); !m.Empty && !m.Struck && share < .6 {
					t.Errorf("%s: moves in %.0f%% of its time", m.Name, 100*share)
				}
			}
		})
	}
	if s := build(t, "arange(3).reshape(3, 1) + arange(4)", scene.Options{Width: 1096}); s.Dur > 14 {
		t.Errorf("a column plus a row takes %.1f seconds, want at most 14", s.Dur)
	}
}

// A showing is what was seen of a story.
type showing struct {
	moved []bool // from each moment to the next
	share float64
	gap   float64 // seconds
}

// play looks at a story from its beginning to its end.
func play(s scene.Scene) showing {
	var p showing
	before, still, count := frame(s, 0), 0, 0
	for i := 1; float64(i)/moments <= s.Dur; i++ {
		now := frame(s, float64(i)/moments)
		moved := now != before
		p.moved = append(p.moved, moved)
		if moved {
			count, still = count+1, 0
		} else {
			still++
		}
		p.gap = max(p.gap, float64(still)/moments)
		before = now
	}
	p.share = float64(count) / float64(max(len(p.moved), 1))
	return p
}

// during returns in what share of a time something moved.
func (p showing) during(start, end float64) float64 {
	from, to := int(math.Ceil(start*moments)), min(int(end*moments), len(p.moved))
	n := 0
	for i := from; i < to; i++ {
		if p.moved[i] {
			n++
		}
	}
	if to <= from {
		return 1
	}
	return float64(n) / float64(to-from)
}

// frame returns what is seen at t as text.
func frame(s scene.Scene, t float64) string {
	var b strings.Builder
	s.Each(t, func(item scene.Item) {
		fmt.Fprintf(&b, "%d %.1f %.1f %.1f %.1f %.2f %s;", item.Role, item.X, item.Y, item.W, item.H, item.Opacity, item.Text)
	})
	return b.String()
}

// looks is at how many moments of a story it is looked at for what is there.
const looks = 40

// TestNothingVanishes looks at 40 moments of every golden figure and prints at how
// many of them text lies on other text, and at how many a cell of an array is
// nowhere that is there before and after: at none.
func TestNothingVanishes(t *testing.T) {
	for _, g := range goldens(t) {
		t.Run(strings.TrimSuffix(filepath.Base(g.path), ".txtar"), func(t *testing.T) {
			s := g.scene(t, scene.Options{Width: 1096})
			overlapping, gone := 0, vanished(s)
			for i := range looks {
				pairs := overlaps(s, s.Dur*float64(i)/(looks-1))
				if len(pairs) > 0 {
					overlapping++
					t.Errorf("at look %d %s", i, pairs[0])
				}
			}
			for _, cell := range gone {
				t.Errorf("%s is there before and after, and nowhere at look %d", cell.name, cell.look)
			}
			t.Logf("overlaps of text at %d of %d moments, a cell is nowhere at %d", overlapping, looks, len(gone))
		})
	}
}

// A gap is a look at which a cell is nowhere.
type gap struct {
	name string
	look int
}

// vanished returns the looks at which a cell is nowhere though it is there before
// and after, and those after which a stored one never comes again.
func vanished(s scene.Scene) []gap {
	last := map[string]int{}
	var list []gap
	for i := range looks {
		for name := range present(s, s.Dur*float64(i)/(looks-1)) {
			if before, seen := last[name]; seen && before < i-1 {
				list = append(list, gap{name, before + 1})
			}
			last[name] = i
		}
	}
	for name := range present(s, 0) {
		if last[name] < looks-1 {
			list = append(list, gap{name, last[name] + 1})
		}
	}
	return list
}

// present returns the cells of arrays that are there at t, as they were or with
// their new value.
func present(s scene.Scene, t float64) map[string]bool {
	seen := map[string]bool{}
	var walk func(nodes []*scene.Node, opacity float64)
	walk = func(nodes []*scene.Node, opacity float64) {
		for _, n := range nodes {
			o := opacity * n.Opacity(t)
			if n.Cell != "" && o > .2 {
				seen[fmt.Sprint("cell ", n.Cell, " of ", n.Who)] = true
			}
			walk(n.Kids, o)
		}
	}
	walk(s.Root, 1)
	return seen
}

// overlaps returns the texts that lie on each other at t, but for copies on
// their originals, and those in a cell that covers what is below it.
func overlaps(s scene.Scene, t float64) []string {
	var seen []scene.Item
	var list []string
	var left0, top0, right0, bottom0 float64 // of the cell that was painted last
	under := 0                               // how many texts were painted before it
	s.Each(t, func(item scene.Item) {
		if item.Kind == scene.Rect && item.Role == scene.Stored && item.Opacity > .9 {
			left0, top0, right0, bottom0 = item.Bounds()
			under = len(seen)
		}
		if item.Kind != scene.Text || item.Opacity < .5 || item.Text == "" {
			return
		}
		left, top, right, bottom := item.Bounds()
		below := seen
		if left >= left0 && top >= top0 && right <= right0 && bottom <= bottom0 {
			below = seen[under:]
		}
		for _, other := range below {
			x, y, w, h := other.Bounds()
			if item.Text != other.Text && min(right-x, w-left, bottom-y, h-top) > 2 {
				list = append(list, fmt.Sprintf("%q lies on %q", item.Text, other.Text))
			}
		}
		seen = append(seen, item)
	})
	return list
}
