package words_test

import (
	"testing"

	"shapecast/app/words"
	"shapecast/engine"
)

// TestQuestion asks, and reads each axis aloud.
func TestQuestion(t *testing.T) {
	dense := func(sizes ...int) engine.Operand {
		return engine.Operand{Array: engine.Array{Shape: engine.Dense(sizes...)}}
	}
	story := func(l words.Lang, operands ...engine.Operand) *words.Story {
		return words.StoryCalled(l, engine.Explain(engine.NumPy, engine.Add, operands...), []string{"A", "B", "C"}[:len(operands)])
	}
	en, zh := words.English, words.Chinese
	tests := []struct{ name, got, want string }{
		{"an axis that is stretched", story(en, dense(3, 1), dense(1, 4)).SpokenAxis(1), "axis 1: A size 1, read 4 times; B size 4; result size 4"},
		{"in Chinese", story(zh, dense(3, 1), dense(1, 4)).SpokenAxis(1), "轴\u00a01：A 大小 1，读 4 次；B 大小 4；结果大小 4"},
		{"an axis that fails", story(en, dense(4), dense(2)).SpokenAxis(0), "axis 0: A size 4; B size 2; they do not match"},
		{"an axis of rows", words.StoryOf(en, otherTraces(t)["Awkward Array"]).SpokenAxis(1), "axis 1: A lengths 2, 1; B size 1, added, not in your code, read as often as each row is long; result lengths 2, 1"},
		{"a shape with rows", words.ShapeText(otherTraces(t)["Awkward Array"].Result()), "(2,\u00a01…2)"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if tt.got != tt.want {
				t.Errorf("%q, want %q", tt.got, tt.want)
			}
		})
	}
}
