package dialect

import (
	"shapecast/engine"
)

// tensorflowComplaint returns what TensorFlow says of a trace that failed.
func tensorflowComplaint(t engine.Trace) *complaint {
	if !t.Failed() {
		return nil
	}
	shapes := sizesOf(t.Operands)
	var c *complaint
	switch {
	case t.Output != nil && t.Output.Kind == engine.Target:
		c = tensorflowTargetComplaint(t).named(engine.Identity)
	case t.Output != nil:
		c = says("tensorflow variable").lists(t.Output.Shape.Sizes(), shapes[len(shapes)-1])
	case engine.AnyRagged(t.Operands):
		c = raggedComplaint(t)
	case t.Op == engine.Where:
		c = says("tensorflow select").lists(shapes...).named(t.Op)
	case t.Op == engine.Identity:
		c = says("tensorflow staticPair").lists(clashing(t.Operands)...)
	default:
		c = says("tensorflow shapes").lists(clashing(t.Operands)...).named(t.Op)
	}
	return c.blames(leftmost(t))
}

// named adds the name of an operation's kernel to the message.
func (c *complaint) named(op engine.Op) *complaint {
	c.kernel = opNames[op].tensorflow
	return c
}

// clashing returns the two shapes that stop a broadcast two at a time.
func clashing(operands []engine.Operand) [][]int {
	c, _ := fold(operands)
	return [][]int{c.have.Sizes(), c.next.Sizes()}
}

func tensorflowTargetComplaint(t engine.Trace) *complaint {
	from, to := t.Operands[0].Shape.Sizes(), t.Output.Shape.Sizes()
	switch {
	case len(from) > len(to):
		return says("tensorflow targetRank", len(from), len(to))
	case t.Grows():
		return says("tensorflow target").lists(from, to)
	}
	return says("tensorflow shapes").lists(from, to)
}

// raggedComplaint returns what TensorFlow's ragged dispatch says: two lists of
// row splits that should be equal, or that sizes are not.
func raggedComplaint(t engine.Trace) *complaint {
	axis := leftmost(t)
	if axis < 0 {
		return says("tensorflow uniform")
	}
	column := t.Columns[axis]
	who := column.Conflict.Operands
	a, b := column.Meetings[who[0]], column.Meetings[who[1]]
	if !a.Axis.Ragged() && !b.Axis.Ragged() {
		return says("tensorflow uniform")
	}
	if xIsSecond(t, who, a, b) {
		a, b = b, a
	}
	rows := max(len(a.Axis.Lengths), len(b.Axis.Lengths))
	return unequalSplits(rowSplits(a.Axis, rows), rowSplits(b.Axis, rows))
}

// xIsSecond reports whether TensorFlow calls the second operand x: the uniform
// one is x, else the one of lower rank, else the first.
func xIsSecond(t engine.Trace, who [2]int, a, b engine.Meeting) bool {
	if a.Axis.Ragged() != b.Axis.Ragged() {
		return a.Axis.Ragged()
	}
	return t.Operands[who[1]].Shape.Rank() < t.Operands[who[0]].Shape.Rank()
}

// summarized is how many entries TensorFlow shows of each list.
const summarized = 3

// unequalSplits returns what TensorFlow says of row splits x and y of equal length.
func unequalSplits(x, y []int) *complaint {
	var at, atX, atY []int
	for i := range x {
		if x[i] != y[i] && len(at) < summarized {
			at, atX, atY = append(at, i), append(atX, x[i]), append(atY, y[i])
		}
	}
	n := min(len(x), summarized)
	return says("tensorflow splits", len(at), n, n).lists(at, atX, atY, x[:n], y[:n])
}

// rowSplits returns where each row of an axis begins, and where the last ends.
func rowSplits(axis engine.Axis, rows int) []int {
	return engine.Shape{Axes: []engine.Axis{{Size: rows}, axis}}.RowSplits(1)
}
