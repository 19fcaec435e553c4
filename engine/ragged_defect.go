package engine

import "slices"

// A TensorFlowDefect is a place where the rule gives a result and TensorFlow
// fails or gives other rows: an operand whose uniform size meets lengths on
// one axis, and whose slices there are repeated because it is stretched on an
// axis further out.
//
// Example: tf.ragged.constant([[1, 2], [3, 4], [5, 6]]) + [10, 20]
//
// Discussion: where a uniform size equals every length, TensorFlow reads the
// operand's slices one after another, as if none had been repeated. Write the
// repeated rows out: + [[10, 20], [10, 20], [10, 20]].
type TensorFlowDefect struct {
	Operand int
	Axis    int // where its uniform size meets lengths
	Outer   int // the outermost axis on which it is stretched
}

// TensorFlowDefect returns the outermost axis on which TensorFlow currently
// fails although the operands broadcast. It is false for a trace that failed
// and for every rule but TensorFlow's.
func (t Trace) TensorFlowDefect() (TensorFlowDefect, bool) {
	if t.Rule != NumPy || t.Failed() {
		return TensorFlowDefect{}, false
	}
	for k, c := range t.Columns {
		for n, m := range c.Meetings {
			outer := t.stretchedBefore(k, n)
			if c.Axis.Ragged() && !m.Axis.Ragged() && !m.Axis.One() && outer >= 0 && !t.readsInOrder(k, n) {
				return TensorFlowDefect{Operand: n, Axis: k, Outer: outer}, true
			}
		}
	}
	return TensorFlowDefect{}, false
}

// stretchedBefore returns the first axis left of k on which participant n is
// stretched, or -1.
func (t Trace) stretchedBefore(k, n int) int {
	return slices.IndexFunc(t.Columns[:k], func(c Column) bool { return c.Meetings[n].Stretched })
}

// readsInOrder reports whether the slices of axis k are those of participant n,
// each once and in their order.
func (t Trace) readsInOrder(k, n int) bool {
	own := t.participants()[n].Shape
	x := expansion{axes: own.Axes, last: k}
	within := 1
	for j, c := range t.Columns[:k] {
		if m := c.Meetings[n]; x.moves(j, m, c.Axis) {
			x.enter(m, c.Axis, within)
		}
		within = c.Axis.entries(within)
	}
	have, _ := own.Slices(t.Columns[k].Meetings[n].From)
	for i, slice := range x.from {
		if slice != i {
			return false
		}
	}
	return have == within
}
