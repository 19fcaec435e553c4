package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// PyTorch records what is done with tensors that require gradients. What matters here is
// what it then refuses: NumPy's arrays of them, and writing into them.

// follows returns how the result of an operation on an array is tracked.
func (in *context) follows(of engine.Tracking, to engine.Array, copied bool) engine.Tracking {
	switch {
	case of == engine.Untracked || !in.records() || to.Values.DType.Kind() != engine.KindFloat:
		return engine.Untracked
	case copied || of.Way() == engine.Recorded:
		return of.By(engine.Recorded)
	}
	return of.By(engine.LeafView)
}

// records reports whether what is done is tracked: PyTorch's tensors are, and TensorFlow's
// while a tape runs.
func (in *context) records() bool {
	return in.isTorch() && !in.unrecorded || in.taped > 0 && in.library == engine.InTensorFlow
}

// followsAny is follows for what is made of several operands.
func followsAny(in *context, operands []engine.Operand, to *engine.Array) {
	to.Tracked = engine.Untracked
	for _, o := range operands {
		to.Tracked = to.Tracked.With(in.follows(o.Tracked, *to, true))
	}
}

// keepsOperands marks what was computed with operands that its gradients need.
func keepsOperands(m *machine, a *engine.Array, kept bool) {
	if kept && m.isTorch() && a.Tracked.Way() == engine.Recorded {
		a.Tracked |= engine.Needed
	}
}

// keepsLeaf reports writing into a tensor whose gradient is asked for.
func keepsLeaf(m *machine, x expr.Expr, a *engine.Array) {
	switch way := a.Tracked.Way(); {
	case !m.isTorch() || way == engine.Untracked:
		return
	case m.unrecorded || way == engine.Recorded:
		if way == engine.Recorded {
			a.Tracked |= engine.Rewritten
		}
		markComputed(m, a.Tracked, engine.Rewritten)
		return
	}
	m.told(x, "_keeps_leaf", a.Tracked.Way() == engine.Leaf)
}

// markComputed marks the variables of the program that were computed of one of the leaves.
func markComputed(m *machine, of, mark engine.Tracking) {
	vars := m.vars
	if m.inside != nil {
		vars = m.frame.vars
	}
	for _, v := range vars {
		if v.kind == arrayKind && v.array.Tracked.Way() == engine.Recorded && v.array.Tracked.Leaves()&of > 0 {
			v.array.Tracked |= mark
		}
	}
}

// leaf returns how one more tensor is tracked whose gradient is asked for.
func leaf(m *machine) engine.Tracking {
	m.leaves++
	return engine.Leaf + (engine.FirstLeaf << (m.leaves - 1)).Leaves()
}

// detached returns v as a tensor that is not tracked, with the same memory.
func detached(m *machine, v value) value {
	a := *v.array
	a.Tracked = engine.Untracked
	out := array(a)
	m.share(v.array, out.array)
	return out
}

// tensorsAsArrays gives a function of NumPy's tensors as arrays of NumPy's, but for those that
// ask a tensor for its own method. It returns a tensor of which the function gives tensors again.
func tensorsAsArrays(c *call) value {
	like := none()
	if !c.isTorch() || libraryOf(c.module) != engine.InNumPy {
		return like
	}
	for i := range c.args {
		v := c.args[i].object
		if v == nil || !v.isNative() {
			continue
		}
		c.told(c.node, "_for_numpy", c.fn.name, c.module, v, len(c.node.Arguments))
		if v.kind == arrayKind && c.row.Style == library.Ufunc {
			like = v
		}
		if v.kind != arrayKind || !contains(ofMethods+"|clip|array_equal|allclose|isclose|array|asarray|shape", c.fn.name) {
			c.args[i].object = marked(v)
		}
	}
	return like
}

// tensorAgain returns what PyTorch makes of an array that NumPy made of a tensor: a tensor, of
// bytes where NumPy has bools.
func (in *context) tensorAgain(a engine.Array) value {
	if a.Values.DType == engine.Bool {
		a = in.retyped(a, engine.Uint8)
	}
	return array(a)
}

func isTracked(v value) bool {
	return v.kind == arrayKind && v.array.Tracked != engine.Untracked || v.isSequence() && slices.ContainsFunc(v.items, isTracked)
}

// asArray reports a tensor of which the method numpy makes no array.
func asArray(c *call) {
	for _, v := range c.args {
		if v.object == nil || v.array == nil || v.array.Tracked == engine.Untracked {
			continue
		}
		if c.isTorch() && c.fn.name == "numpy" && !v.foreign {
			c.told(c.node, "_tracked_array")
		}
		c.lost = c.lost || c.taped > 0 && c.inside != nil && contains("numpy|to_list", c.fn.name) // what is made of numbers has no way back
	}
}

// tracking returns the functions with which those of PyTorch's track tensors.
func tracking() []function {
	return []function{
		{"_in_role", "a role", func(c *call) value {
			v := array(*c.args[0].array)
			if v.text = c.args[1].text; v.text == "Parameter" {
				v.array.Tracked = leaf(c.machine)
			}
			c.share(c.args[0].array, v.array)
			return v
		}},
		{"_require", "a on", func(c *call) value {
			c.args[0].array.Tracked = engine.Untracked
			if c.truth(c.args[1].object, c.node) {
				c.args[0].array.Tracked = leaf(c.machine)
			}
			return c.args[0].object
		}},
		{"_writes", "a", func(c *call) value {
			keepsLeaf(c.machine, c.node, c.args[0].array)
			return none()
		}},
		{"_forget", "a", func(c *call) value {
			c.graded &^= c.args[0].array.Tracked.Leaves()
			return none()
		}},
		{"_computed", "a of", func(c *call) value {
			var operands []engine.Operand
			for _, v := range c.args[1].items {
				operands = append(operands, engine.Operand{Array: *v.array})
			}
			followsAny(&c.context, operands, c.args[0].array)
			return c.args[0].object
		}},
		{"_recorded", "v", func(c *call) value { return boolean(isTracked(c.args[0].object)) }},
		{"_way", "a", func(c *call) value {
			t := c.args[0].array.Tracked
			return tuple(integer(int(t.Way())), boolean(t.Leaves()&c.graded > 0), boolean(c.graded == 0 || t.Leaves() > 0))
		}},
		{"_came_of", "a b", func(c *call) value {
			return boolean(c.args[0].array.Tracked&c.args[1].array.Tracked.Leaves() > 0)
		}},
		{"_went_back", "a again alone=", wentBack},
	}
}

// wentBack notes that the gradients of what an array came of were computed, and refuses
// where its graph is gone.
func wentBack(c *call) value {
	a := c.args[0].array
	if !c.args[2].isTrue() {
		c.graded |= a.Tracked.Leaves()
	}
	switch {
	case a.Tracked&engine.Freed > 0:
		return c.told(c.node, "_went_twice")
	case a.Tracked >= engine.Spent:
		return c.outside(c.node, expr.FunctionOf, "backward a second time")
	case a.Tracked >= engine.Rewritten:
		return c.outside(c.node, expr.FunctionOf, "backward after something was written in place")
	}
	if !c.args[1].isTrue() {
		markComputed(c.machine, a.Tracked, engine.Spent) // whose graphs are gone with that of a
		a.Tracked |= a.Tracked & engine.Needed << 1      // which is Freed
	}
	return none()
}
