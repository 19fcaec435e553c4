package scene_test

import (
	"strings"
	"testing"

	"shapecast/app/scene"
	"shapecast/app/words"
	"shapecast/engine"
)

// rows returns an operand of rows of the given lengths, without values.
func rows(lengths ...int) engine.Operand {
	return engine.Operand{Array: engine.Array{Shape: engine.Shape{
		Axes: []engine.Axis{{Size: len(lengths)}, {Lengths: lengths}}, RaggedRank: 1}}}
}

// TestRailsShowRows counts the rows that a failing figure takes apart.
func TestRailsShowRows(t *testing.T) {
	tests := []struct {
		name               string
		rule               engine.Rule
		a, b               engine.Operand
		rows, boxes, rests int
	}{
		{"all three, the first that differs in a box", engine.NumPy, rows(3, 1, 2), rows(3, 2, 1), 3, 2, 0},
		{"of six some, and dots for the rest", engine.NumPy, rows(1, 1, 1, 1, 1, 1), rows(2, 1, 1, 1, 1, 1), 3, 2, 3},
		{"equal lengths in no box", engine.TorchNested, rows(2, 1), rows(2, 1), 2, 1, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			s := scene.Build(engine.Explain(tt.rule, engine.Add, tt.a, tt.b), scene.Options{Width: 1120})
			shown, rests := 0, 0
			s.Each(mark(t, s, words.Fail).At, func(item scene.Item) {
				if item.Opacity < 0.5 {
					return
				}
				if item.Kind == scene.Circle {
					rests++
				}
				if _, after, ok := strings.Cut(item.Text, "row "); ok && len(after) == 1 {
					shown++
				}
			})
			boxes := len(seen(s, s.Poster, scene.Boxed, 0))
			if shown != tt.rows || boxes != tt.boxes || rests != tt.rests {
				t.Errorf("%d rows, %d boxes and %d dots, want %d, %d and %d", shown, boxes, rests, tt.rows, tt.boxes, tt.rests)
			}
		})
	}
}
