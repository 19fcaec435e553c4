package words_test

import (
	"testing"

	"shapecast/app/words"
	"shapecast/engine"
)

func TestStory(t *testing.T) {
	dense := func(sizes ...int) engine.Operand {
		return engine.Operand{Array: engine.Array{Shape: engine.Dense(sizes...)}}
	}
	story := func(l words.Lang, operands ...engine.Operand) words.Story {
		return words.Story{Lang: l, Trace: engine.Explain(engine.NumPy, engine.Add, operands...), Names: []string{"A", "B", "C"}[:len(operands)]}
	}
	en, zh := words.English, words.Chinese
	y := dense(2)
	inPlace := words.Story{Lang: en, Names: []string{"y", "x", "y"}, Trace: engine.ExplainInto(
		engine.NumPy, engine.Add, &engine.Output{Kind: engine.Augmented, Operand: y}, y, dense(3, 2, 2))}
	target := words.Story{Lang: zh, Names: []string{"A", "目标"}, Trace: engine.ExplainInto(
		engine.NumPy, engine.Add, &engine.Output{Kind: engine.Target, Operand: dense(5)}, dense(3))}
	view := engine.ExplainInto(engine.NumPy, engine.Identity, &engine.Output{Kind: engine.Target, Operand: dense(4, 3)}, dense(3))
	scores := words.Story{Lang: zh, Names: []string{"成绩", "b"}, Trace: story(zh, dense(1), dense(2, 3)).Trace}
	students := story(zh, dense(2), dense(1))
	students.Names = []string{"a", "b"}
	students.Trace.Columns[0].Axis.Name = "students"
	tests := []struct{ name, got, want string }{
		{"shapes in one line", story(en, dense(3, 1), dense(4)).Question(), "A (3,\u00a01) + B (4,)"},
		{"nothing missing", story(en, dense(3), dense(3)).LineUp().Text, "Axes meet from the last one back. No axis is missing."},
		{"one operand is shorter", story(en, dense(2, 3), dense(3)).LineUp().Text, "Axes meet from the last one back. B has fewer axes."},
		{"two operands are shorter", story(en, dense(2, 3), dense(3), dense()).LineUp().Text, "Axes meet from the last one back. B and C have fewer axes."},
		{"an operand that is the output too is named once", inPlace.LineUp().Text, "Axes meet from the last one back. y has fewer axes."},
		{"and padded once", inPlace.Pad().Title, "Pad y with 2 axes of size 1"},
		{"one axis is added", story(en, dense(2, 3), dense(3)).Pad().Title, "Pad B with an axis of size 1"},
		{"two axes are added", story(zh, dense(2, 3, 4), dense(4)).Pad().Title, "给 B 补 2 个大小为 1 的轴"},
		{"no axis to compare", story(en, dense(), dense()).Agree().Text, "There is no axis to compare."},
		{"stretched", story(en, dense(3, 1), dense(1, 4)).Stretch(1).Title, "Stretch axis 1 of A from 1 to 4"},
		{"stretched, in Chinese", story(zh, dense(3, 1), dense(1, 4)).Stretch(1).Title, "把 A 的第 1 轴从 1 拉伸到 4"},
		{"stretched to 0", story(en, dense(3, 1), dense(0)).Stretch(1).Text, "Read 0 times: no value is left."},
		{"an empty operand stretches", story(en, dense(3, 1), dense(0)).Stretch(0).Text, "There is no value to read again."},
		{"equal", story(en, dense(3), dense(3)).Verdict(0), "equal"},
		{"both sides of a stretch", story(en, dense(3, 1), dense(1, 4)).Verdict(0), "stretch B"},
		{"a conflict", story(en, dense(4), dense(2)).Verdict(0), "4 ≠ 2"},
		{"a conflict in signs", story(en, dense(4), dense(2)).Sign(0), "4≠2"},
		{"why it fails", story(en, dense(4), dense(2)).Fail(0).Text, "A has 4, B has 2, and neither is 1: these shapes do not broadcast."},
		{"no blank round a Chinese name", target.Fail(0).Text, "A 是 3，目标是 5，都不是 1：这些形状不能广播。"},
		{"none round one of the reader's own", scores.Stretch(1).Title, "把成绩的第 1 轴从 1 拉伸到 3"},
		{"nor below an axis", scores.Verdict(1), "拉伸成绩"},
		{"blanks round a name that is not Chinese", students.Stretch(0).Title, "把 b 的 students 轴从 1 拉伸到 2"},
		{"nor at the beginning", scores.LineUp().Text, "从最后一个轴往前逐轴相遇。成绩的轴较少。"},
		{"the first of many blocks", en.FirstOf(12345), "the first of 12,345 blocks"},
		{"the result", story(en, dense(3, 1), dense(4)).Finish().Title, "Result: (3,\u00a04)"},
		{"one value", story(en, dense(), dense()).Finish().Text, "1 value computed from 2 stored ones."},
		{"many values", story(en, dense(1000000, 1), dense(1000000)).Finish().Text, "1,000,000,000,000 values computed from 2,000,000 stored ones."},
		{"a view computes nothing", words.StoryOf(en, view).Finish().Text, "12 values read from 3 stored ones."},
		{"nor in Chinese", words.StoryOf(zh, view).Finish().Text, "由 3 个存储值读出 12 个值。"},
		{"bytes", en.Bytes(24), "24 bytes"},
		{"many bytes", en.Bytes(20_000_000_000), "20.0\u00a0GB"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if tt.got != tt.want {
				t.Errorf("%q, want %q", tt.got, tt.want)
			}
		})
	}
}
