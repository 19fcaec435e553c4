package svg_test

import (
	"fmt"
	"math"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"shapecast/app/scene"
	"shapecast/app/svg"
)

// moments are how many times a second a story is looked at.
const moments = 20

// TestMotion plays every golden figure and prints how long it takes, in what
// share of the time something moves, the largest gap without motion and the
// height over the width. A column plus a row takes at most 14 seconds, rank 8
// at most 18; every step that has something to do moves for at least 60% of its
// time.
func TestMotion(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a while")
	}
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

// TestLinesThatGrowHaveNoRoundEnds looks at the lines that are drawn out: round ends would be drawn
// out with them, beyond the corner of a bracket.
func TestLinesThatGrowHaveNoRoundEnds(t *testing.T) {
	for source, grow := range map[string]bool{"ones((4, 6, 3)) / ones(3)": true, "ones((3, 1)) + ones(3)": true, "np.float64(2) + 1": false} {
		drawn := svg.Animated(build(t, source, scene.Options{Width: 1096}))
		lines := 0
		for _, line := range regexp.MustCompile(`<line[^>]* m(\d+)( z)?"`).FindAllStringSubmatch(drawn, -1) {
			scaled := false
			_, names, _ := strings.Cut(drawn, " .m"+line[1]+"{animation-name:")
			names, _, _ = strings.Cut(names, "}")
			for _, name := range strings.Split(names, ",") {
				_, frames, _ := strings.Cut(drawn, "@keyframes "+name+"{")
				frames, _, _ = strings.Cut(frames, "}}")
				scaled = scaled || strings.Contains(frames, "scale")
			}
			if scaled != (line[2] != "") {
				t.Errorf("%s: a line is drawn out: %v: %s", source, scaled, line[0])
			}
			lines += map[bool]int{true: 1}[scaled]
		}
		if (lines > 0) != grow || strings.Contains(drawn, ".z{stroke-linecap:butt}") != grow {
			t.Errorf("%s: %d lines are drawn out", source, lines)
		}
	}
}
