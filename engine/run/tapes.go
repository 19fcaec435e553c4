package run

import (
	"shapecast/engine"
	"shapecast/engine/expr"
)

// A tape of TensorFlow's records the operations of a block on the arrays that it watches.
// Of a gradient the shape is known, and whether there is one.

// taped runs a block whose operations a tape of TensorFlow's records. What older tapes
// recorded is forgotten once none of them is asked any more; else it is no longer known
// which tape recorded what.
func taped(m *machine, tape value, body []expr.Statement) error {
	if m.lost = m.awaited > 0; !m.lost {
		seen := map[value]bool{}
		for _, v := range m.vars {
			forget(v, seen)
		}
	}
	m.awaited++
	m.taped++
	around := m.tape
	m.tape = tape.values[0]
	m.tape.values[0] = boolean(false)
	err := m.statements(body)
	m.tape = around
	m.taped--
	return err
}

// forget makes a value and all that it holds untracked, but TensorFlow's Variables.
func forget(v value, seen map[value]bool) {
	if v == nil || seen[v] {
		return
	}
	if seen[v] = true; v.kind == arrayKind && v.text == "" {
		v.array.Tracked = engine.Untracked
	}
	for _, held := range heldBy(v) {
		forget(held, seen)
	}
}

// tapes returns the functions with which those of tapes are written.
func tapes() []function {
	return []function{
		{"_watch", "a", func(c *call) value {
			if a := c.args[0].array; a.Tracked == engine.Untracked && a.Values.DType.Kind() == engine.KindFloat {
				a.Tracked = leaf(c.machine)
			}
			return none()
		}},
		{"_on_tape", "target source", func(c *call) value {
			if c.args[0].foreign || c.args[0].numpy || c.args[1].foreign {
				return c.outside(c.node, expr.FunctionOf, "the gradient of NumPy's arrays")
			}
			to, from := c.args[0].array.Tracked, c.args[1].array.Tracked
			if from != engine.Untracked && (c.lost || from.Way() != engine.Leaf || from.By(0) == 0) {
				return c.outside(c.node, expr.FunctionOf, "this gradient")
			}
			return boolean(to&from >= engine.FirstLeaf)
		}},
		{"_asked_tape", "own persistent", func(c *call) value {
			if c.taped > 1 || c.taped > 0 && c.tape != c.args[0].object {
				return c.outside(c.node, expr.FunctionOf, "a gradient that another tape records")
			}
			if !c.args[1].isTrue() {
				c.awaited--
			}
			return none()
		}},
		{"_lose", "", func(c *call) value {
			c.lost = c.lost || c.taped > 0
			return none()
		}},
	}
}
