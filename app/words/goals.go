package words

import (
	"fmt"

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
		ask = fmt.Sprintf(l.In("Edit the program so that it fails on axis %d.", "改程序，让它在轴\u00a0%d 上失败。"), g.Axis)
	case goal.GivesThe:
		ask = fmt.Sprintf(l.In("Edit the program so that the result is %s.", "改程序，让结果成为 %s。"), ShapeText(g.Shape))
	case goal.Pads:
		ask = l.padsSo(g.Ones)
	case goal.Walks:
		ask = fmt.Sprintf(l.In("Edit the program so that the strides of the result are %s.", "改程序，让结果的步长成为 %s。"), ShapeText(engine.Dense(g.Strides...)))
	}
	switch {
	case edits == 1:
		ask += l.In(" One edit is enough.", "只改一处。")
	case edits > 1:
		ask += fmt.Sprintf(l.In(" %d edits are enough.", "最多改 %d 处。"), edits)
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
	return fmt.Sprintf(l.In("Edit the program so that it runs with %d padded 1s.", "改程序，让它能运行，而且正好前补 %d 个 1。"), ones)
}

// TooManyEdits counts the edits of a program that does what was asked.
func (l Lang) TooManyEdits(have, want int) string {
	if want == 1 {
		return fmt.Sprintf(l.In("It does what was asked, with %d edits. One is enough.", "做到了，但改了 %d 处。一处就够。"), have)
	}
	return fmt.Sprintf(l.In("It does what was asked, with %d edits. %d are enough.", "做到了，但改了 %d 处。%d 处就够。"), have, want)
}
