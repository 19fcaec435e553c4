package dialect

import "shapecast/engine"

// tensorflowComplaint returns what TensorFlow says of a trace that failed.
func tensorflowComplaint(t engine.Trace) complaint {
	c := complaint{axis: leftmost(t)}
	shapes := sizesOf(t.Operands)
	switch {
	case t.Output != nil && t.Output.Kind == engine.Target:
		return tensorflowTargetComplaint(t, c)
	case t.Output != nil:
		c.form = tensorflowVariable
		c.values.lists = [][]int{t.Output.Shape.Sizes(), shapes[len(shapes)-1]}
	case hasRagged(t.Operands):
		return raggedComplaint(t, c)
	case t.Op == engine.Where:
		c.form, c.kernel = tensorflowSelect, tensorflowOps[t.Op]
		c.values.lists = shapes
	case t.Op == engine.Identity:
		c.form = tensorflowStaticPair
		c.values.lists = clashing(shapes)
	default:
		c.form, c.kernel = tensorflowShapes, tensorflowOps[t.Op]
		c.values.lists = clashing(shapes)
	}
	return c
}

// clashing returns the two shapes that stop a broadcast two at a time.
func clashing(shapes [][]int) [][]int {
	c, _ := fold(shapes)
	return [][]int{c.have, c.next}
}

func tensorflowTargetComplaint(t engine.Trace, c complaint) complaint {
	from, to := t.Operands[0].Shape.Sizes(), t.Output.Shape.Sizes()
	c.form, c.kernel = tensorflowShapes, tensorflowOps[engine.Identity]
	c.values.lists = [][]int{from, to}
	switch {
	case len(from) > len(to):
		c.form = tensorflowTargetRank
		c.values = values{ints: []int{len(from), len(to)}}
	case t.Grows():
		c.form = tensorflowTarget
	}
	return c
}

// raggedComplaint returns what TensorFlow's ragged dispatch says: two lists of
// row splits that should be equal, or that sizes are not.
func raggedComplaint(t engine.Trace, c complaint) complaint {
	c.form = tensorflowUniform
	if c.axis < 0 {
		return c
	}
	column := t.Columns[c.axis]
	who := column.Conflict.Operands
	a, b := column.Meetings[who[0]], column.Meetings[who[1]]
	if !a.Axis.Ragged() && !b.Axis.Ragged() {
		return c
	}
	if xIsSecond(t, who, a, b) {
		a, b = b, a
	}
	rows := max(len(a.Axis.Lengths), len(b.Axis.Lengths))
	c.form = tensorflowSplits
	c.values = splitValues(rowSplits(a.Axis, rows), rowSplits(b.Axis, rows))
	return c
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

// splitValues fills the form for row splits x and y of equal length.
func splitValues(x, y []int) values {
	var at, atX, atY []int
	for i := range x {
		if x[i] != y[i] && len(at) < summarized {
			at, atX, atY = append(at, i), append(atX, x[i]), append(atY, y[i])
		}
	}
	n := min(len(x), summarized)
	return values{ints: []int{len(at), n, n}, lists: [][]int{at, atX, atY, x[:n], y[:n]}}
}

// rowSplits returns where each row of an axis begins, and where the last ends.
func rowSplits(axis engine.Axis, rows int) []int {
	splits := make([]int, 1, rows+1)
	for row := range rows {
		length := axis.Size
		if axis.Ragged() {
			length = axis.Lengths[row]
		}
		splits = append(splits, splits[row]+length)
	}
	return splits
}

func hasRagged(operands []engine.Operand) bool {
	for _, operand := range operands {
		if !operand.Shape.IsDense() {
			return true
		}
	}
	return false
}
