package run

import (
	"maps"
	"slices"

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

// A past is what the values of a program were.
type past map[value]object

// note notes a value and all that it holds.
func (p past) note(v value) {
	if _, noted := p[v]; v == nil || noted {
		return
	}
	old := *v
	if old.items, old.values = slices.Clone(v.items), slices.Clone(v.values); v.kind == arrayKind {
		a := *v.array
		old.array = &a
	} else if v.kind == instanceKind {
		old.attrs = maps.Clone(v.attrs)
	}
	p[v] = old
	for _, inside := range heldBy(v) {
		p.note(inside)
	}
	if p.note(v.of); v.self != nil {
		p.note(v.self.object)
	}
}

// back makes the values what they were: the Variables too, or all others alone. A tensor
// that only a function which is tried was given does not stay in them.
func (p past) back(c *call, variables bool) {
	for v, old := range p {
		switch v.kind {
		case arrayKind:
			if variables && v.text != "" {
				*v.array = *old.array
			}
		case listKind, dictKind, instanceKind:
			if !variables && slices.ContainsFunc(heldBy(&old), func(one value) bool {
				return one.kind == arrayKind && !one.array.Values.Known() && !slices.Contains(heldBy(v), one)
			}) {
				c.outside(c.node, expr.FunctionOf, "a tensor that leaves tf.function by the side")
			}
			v.items, v.values, v.attrs, v.weight = old.items, old.values, old.attrs, old.weight
		}
	}
}

// heldBy returns what a list, a dictionary or an instance holds.
func heldBy(v value) []value {
	held := slices.Concat(v.items, v.values)
	for _, attr := range v.attrs {
		held = append(held, attr)
	}
	return held
}

// state returns a function that puts what the program can reach back to what it is now. With
// a text it looks instead whether the program has another value now for what a function read
// that was tried just before: one that is compiled keeps what it read.
func state(c *call) value {
	was, globals, read := past{}, maps.Clone(c.globals), c.read
	for _, v := range c.frame.vars {
		was.note(v)
	}
	was.note(c.args[0].object)
	c.machine.read = map[string]value{}
	return &object{kind: callKind, fn: &function{name: "back", params: "variables", run: func(c *call) value {
		if c.args[0].kind != textKind {
			maps.Copy(c.globals, globals)
			was.back(c, c.args[0].isTrue())
			return none()
		}
		for name := range read {
			if v, now := globals[name], c.globals[name]; v == nil || now == nil || now.number != v.number || now.text != v.text {
				return c.outside(c.node, expr.FunctionOf, "tf.function of values that changed since it was traced")
			}
		}
		return none()
	}}}
}
