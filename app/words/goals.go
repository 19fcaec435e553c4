package words

import (
	"shapecast/engine"
	"shapecast/engine/goal"
)

// AskGoal asks to edit a program until it does what a goal says; edits is how
// many are enough, 0 for any number.
func (l Lang) AskGoal(g goal.Goal, edits int) string {
	ask := ""
	switch g.Kind {
	case goal.Runs:
		ask = l.In("Edit the program so that it runs.", "改程序，让它能运行。")
	case goal.Fails:
		ask = l.In("Edit the program so that the shapes do not match.", "改程序，让形状不匹配。")
	case goal.FailsOn:
		ask = both{"Edit the program so that it fails on axis %s.", "改程序，让它在轴\u00a0%s 上失败。"}.with(g.Axis).of(l)
	case goal.GivesThe:
		ask = both{"Edit the program so that the result is %s.", "改程序，让结果成为 %s。"}.with(ShapeText(g.Shape)).of(l)
	case goal.Pads:
		ask = l.padsSo(g.Ones)
	case goal.Walks:
		ask = both{"Edit the program so that the strides of the result are %s.", "改程序，让结果的步长成为 %s。"}.with(ShapeText(engine.Dense(g.Strides...))).of(l)
	}
	switch {
	case edits == 1:
		ask += l.In(" One edit is enough.", "只改一处。")
	case edits > 1:
		ask += both{" %s edits are enough.", "最多改 %s 处。"}.with(edits).of(l)
	}
	return ask
}

func (l Lang) padsSo(ones int) string {
	switch ones {
	case 0:
		return l.In("Edit the program so that it runs without a padded 1.", "改程序，让它能运行，而且不用前补 1。")
	case 1:
		return l.In("Edit the program so that it runs with a single padded 1.", "改程序，让它能运行，而且只前补一个 1。")
	}
	return both{"Edit the program so that it runs with %s padded 1s.", "改程序，让它能运行，而且正好前补 %s 个 1。"}.with(ones).of(l)
}

// TooManyEdits counts the edits of a program that does what was asked.
func (l Lang) TooManyEdits(have, want int) string {
	if want == 1 {
		return both{"It does what was asked, with %s edits. One is enough.", "做到了，但改了 %s 处。一处就够。"}.with(have).of(l)
	}
	return both{"It does what was asked, with %s edits. %s are enough.", "做到了，但改了 %s 处。%s 处就够。"}.with(have, want).of(l)
}
