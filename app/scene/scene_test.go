package scene_test

import (
	"math"
	"slices"
	"testing"

	"shapecast/app/scene"
	"shapecast/app/words"
	"shapecast/engine"
)

// counted returns an operand with values 0, 1, 2, …
func counted(sizes ...int) engine.Operand {
	return engine.Operand{Array: engine.Array{Shape: engine.Dense(sizes...),
		Values: engine.Values{DType: engine.Int64, Progression: &engine.Progression{Step: 1}}}}
}

func build(operands ...engine.Operand) scene.Scene {
	return scene.Build(engine.Explain(engine.NumPy, engine.Add, operands...), scene.Options{Width: 720})
}

// mark returns the first mark of a stop.
func mark(t *testing.T, s scene.Scene, stop words.Stop) scene.Mark {
	t.Helper()
	i := slices.IndexFunc(s.Marks, func(m scene.Mark) bool { return m.Stop == stop })
	if i < 0 {
		t.Fatalf("no stop %d", stop)
	}
	return s.Marks[i]
}

// seen returns the rectangles of a role and an operand at t, in order.
func seen(s scene.Scene, t float64, role scene.Role, who int) []scene.Item {
	var items []scene.Item
	s.Each(t, func(item scene.Item) {
		if item.Kind == scene.Rect && item.Role == role && item.Who == who && item.Opacity > 0.5 {
			items = append(items, item)
		}
	})
	return items
}

func TestStops(t *testing.T) {
	tests := []struct {
		name     string
		operands []engine.Operand
		want     []words.Stop
	}{
		{"two scalars have no axis", []engine.Operand{counted(), counted()},
			[]words.Stop{words.Opening, words.Agree, words.Compute, words.Finish}},
		{"equal shapes need neither padding nor stretching", []engine.Operand{counted(2, 3), counted(2, 3)},
			[]words.Stop{words.Opening, words.LineUp, words.Agree, words.Compute, words.Finish}},
		{"one stop an axis that stretches", []engine.Operand{counted(3, 1), counted(1, 4)},
			[]words.Stop{words.Opening, words.LineUp, words.Agree, words.Stretch, words.Stretch, words.Compute, words.Finish}},
		{"a shorter shape is padded", []engine.Operand{counted(2, 3), counted(3)},
			[]words.Stop{words.Opening, words.LineUp, words.Pad, words.Agree, words.Stretch, words.Compute, words.Finish}},
		{"to size 0", []engine.Operand{counted(3, 1), counted(0)},
			[]words.Stop{words.Opening, words.LineUp, words.Pad, words.Agree, words.Stretch, words.Stretch, words.Compute, words.Finish}},
		{"a failure ends the story", []engine.Operand{counted(3), counted(4)},
			[]words.Stop{words.Opening, words.LineUp, words.Agree, words.Fail}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var got []words.Stop
			for _, m := range build(tt.operands...).Marks {
				got = append(got, m.Stop)
			}
			if !slices.Equal(got, tt.want) {
				t.Errorf("stops %v, want %v", got, tt.want)
			}
		})
	}
}

// TestOriginalsStay checks that stored values never move once they are drawn,
// and that copies end in a grid with them.
func TestOriginalsStay(t *testing.T) {
	s := build(counted(3, 1), counted(1, 4))
	stretch := mark(t, s, words.Stretch)
	if got := len(seen(s, stretch.Start, scene.Copy, 0)); got != 0 {
		t.Errorf("%d copies before the axis is stretched, want 0", got)
	}
	before, after := seen(s, 0, scene.Stored, 0), seen(s, s.Poster, scene.Stored, 0)
	// Chips of the table are stored sizes; one of A's is stretched and goes.
	if len(before) != 5 || len(after) != 4 {
		t.Fatalf("%d and %d solid boxes of A, want 5 and 4", len(before), len(after))
	}
	for i := 1; i <= 3; i++ {
		a, b := before[len(before)-i], after[len(after)-i]
		if a.X != b.X || a.Y != b.Y {
			t.Errorf("an original moved from %v, %v to %v, %v", a.X, a.Y, b.X, b.Y)
		}
	}
	if got := len(seen(s, stretch.At, scene.Copy, 0)); got != 9+1 {
		t.Errorf("%d copies after it, with the chip, want 10", got)
	}
}

// TestCopyLeavesItsSource follows one copy on its way.
func TestCopyLeavesItsSource(t *testing.T) {
	s := build(counted(3, 1), counted(1, 4))
	stretch := mark(t, s, words.Stretch)
	copies := func(at float64) []scene.Item {
		var items []scene.Item
		s.Each(at, func(item scene.Item) {
			if item.Kind == scene.Rect && item.Role == scene.Copy && item.Who == 0 && item.H > 30 && item.W < 50 {
				items = append(items, item)
			}
		})
		return items
	}
	source := seen(s, 0, scene.Stored, 0)[2]
	start, end := copies(stretch.Start+0.47), copies(stretch.At)
	if len(start) == 0 || len(end) == 0 {
		t.Fatal("no copies")
	}
	if d := math.Abs(start[len(start)-1].X - source.X); d > 2 {
		t.Errorf("the first copy sets out %v pixels from its source, want at most 2", d)
	}
	if d := end[len(end)-1].X - source.X; d != source.W+4 {
		t.Errorf("the first copy ends %v pixels from its source, want %v", d, source.W+4)
	}
}

func TestZeroTakesTheOriginals(t *testing.T) {
	s := build(counted(3, 1), counted(0))
	if got := len(seen(s, 0, scene.Stored, 0)); got != 2+3 {
		t.Errorf("%d solid boxes of A at first, chips and cells, want 5", got)
	}
	if got := len(seen(s, s.Poster, scene.Stored, 0)); got != 1 {
		t.Errorf("%d solid boxes of A at the end, want the chip of axis 0 alone", got)
	}
}

func TestEaseMeetsItsEnds(t *testing.T) {
	n := &scene.Node{Move: []scene.Move{{T: 1, X: -100, SX: 1, SY: 1, Ease: scene.Glide}, {T: 2, SX: 1, SY: 1}}}
	// cubic-bezier(.3, 0, .1, 1), solved apart from this package.
	for _, tt := range []struct{ t, want float64 }{{0, -100}, {1, -100}, {1.25, -56.64}, {1.5, -16.15}, {2, 0}, {9, 0}} {
		if x, _, _, _ := n.Shift(tt.t); math.Abs(x-tt.want) > 0.05 {
			t.Errorf("at %v s the shift is %.2f, want %.2f", tt.t, x, tt.want)
		}
	}
}

func TestReading(t *testing.T) {
	r := build(counted(2, 1), counted(3)).Reading
	if len(r.Items) != 2 || len(r.Items[1].Items) != 3 {
		t.Fatalf("reading %+v, want 2 rows of 3", r)
	}
	if got := r.Items[1].Items[2]; got.Text != "3" || got.Label != "axis 1: 2" {
		t.Errorf("last cell reads %q %q, want %q %q", got.Label, got.Text, "axis 1: 2", "3")
	}
}
