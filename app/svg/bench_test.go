package svg_test

import (
	"bytes"
	"compress/gzip"
	"strings"
	"testing"
	"time"

	"shapecast/app/scene"
	"shapecast/app/svg"
	"shapecast/engine/run"
)

// draws are the figures whose cost is measured: one of about the most cells that
// are drawn with their values, one of 240 and one of 700 values, of which only
// some are shown, and huge ones.
var draws = []struct{ name, source string }{
	{"most values", "arange(48).reshape(2, 4, 6) + arange(6)"},
	{"240 values", "arange(240).reshape(12, 20) + arange(20)"},
	{"700 values", "arange(700).reshape(20, 35) + arange(35)"},
	{"many tiles", "ones(6, 6, 30, 30) + ones(6, 6, 1, 30)"},
	{"huge", "ones(1000000000, 1) + ones(1, 1000000000)"},
	{"huge rank 8", "ones(200, 300, 400, 500, 6, 7, 800, 9) + ones(800, 1)"},
	{"30 axes of 2", "ones(" + strings.Repeat("2, ", 30) + ") + 1"},
}

// cells returns how many cells of arrays a scene shows at its poster.
func cells(s scene.Scene) int {
	n := 0
	s.Each(s.Poster, func(item scene.Item) {
		if item.Kind != scene.Rect {
			return
		}
		switch item.Role {
		case scene.Stored, scene.Ghost, scene.Result:
			n++
		}
	})
	return n
}

// BenchmarkFigure lays a figure out and writes it. In WebAssembly it runs
// as test.sh runs the tests there, with -run - -bench Figure. What is aimed at, 0.7
// ms natively and 6 ms in WebAssembly for 240 values, is the least time: whatever
// else a machine does only adds to it.
func BenchmarkFigure(b *testing.B) {
	for _, d := range draws {
		step, _ := run.Run(d.source, "").Focus()
		b.Run(d.name, func(b *testing.B) {
			least := time.Hour
			var s scene.Scene
			var drawn string
			for b.Loop() {
				start := time.Now()
				s = scene.Build(step.Trace, nil, scene.Options{Width: 1096})
				drawn = svg.Animated(s)
				least = min(least, time.Since(start))
			}
			b.ReportMetric(least.Seconds()*1000, "ms/least")
			b.ReportMetric(float64(cells(s)), "cells")
			b.ReportMetric(float64(packed(b, drawn)), "gzip-bytes")
		})
	}
}

// TestCellBudget checks that however large shapes are, each array is drawn with
// at most 240 cells, and that a figure of 240 cells travels in 12 kB.
func TestCellBudget(t *testing.T) {
	for _, d := range draws {
		for _, width := range []int{358, 720, 1096} {
			s := build(t, d.source, scene.Options{Width: width})
			n, size := cells(s), packed(t, svg.Animated(s))
			if most := 3*240 + 3*8; n > most { // three arrays, and three rows of the table
				t.Errorf("%s, %d pixels: %d cells, want at most %d", d.name, width, n, most)
			}
			if most := max(12000, 24*n); size > most {
				t.Errorf("%s, %d pixels: %d cells in %d bytes gzipped, want at most %d", d.name, width, n, size, most)
			}
		}
	}
}

// packed returns how many bytes a text takes when it is sent.
func packed(t testing.TB, text string) int {
	t.Helper()
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	if _, err := w.Write([]byte(text)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Len()
}
