package run

import (
	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// updated evaluates x.at[items].set(v), which is how JAX assigns to items, and v[items].assign(x)
// of TensorFlow's variables, by a function that is written in the language. It returns nil
// for every other call.
func updated(m *machine, x *expr.Call) value {
	method, _ := x.Func.(*expr.Attribute)
	if method == nil {
		return nil
	}
	index, _ := method.X.(*expr.Index)
	if source, _ := library.Written(m.library, "at_"+method.Name); index == nil || source == "" {
		return nil
	}
	owner := index.X
	if m.library == engine.InJAX {
		at, dotted := index.X.(*expr.Attribute)
		if !dotted || at.Name != "at" {
			return nil
		}
		owner = at.X
	}
	of := m.value(owner)
	switch jax := m.library == engine.InJAX; {
	case jax && of.kind != arrayKind:
		return fails(&AttributeError{Place: m.place(index.X), Type: of.typeName(), Name: "at"})
	case !jax && of.text != "Variable":
		return nil
	}
	which := keyOf(m, index)
	f := written(m.library, "at", method.Name).in("own") // and not Python's own min
	given := evalArguments(&call{machine: m, node: x, fn: f.fn})
	place := &expr.Index{Span: index.Span, X: owner, Items: index.Items, Tuple: index.Tuple}
	given.placed = append([]operandValue{{of, owner}, {which, place}}, given.placed...)
	return m.apply(f, x, &given)
}

// updates returns what functions that update items are made of.
func updates() []function {
	return []function{
		{"misses", "a at", misses},
		{"assign", "a at v key= part=", func(c *call) value {
			key := c.args[1]
			if c.has(3) {
				key = c.args[3]
			}
			t, ok := passed(c.machine, key).expr.(*expr.Index)
			if !ok {
				t = &expr.Index{Span: c.node.Span, X: c.args[0].expr, Items: []expr.Expr{c.args[1].expr}}
			} else if of, named := t.X.(*expr.Name); named { // the copy is called as what it was made of
				c.frame.give(operandValue{c.args[0].object, &expr.Name{Name: of.Name}})
			}
			a := assignment{c.machine, c.args[0].object, t, subscriptsOf(c.machine, c.args[1].object, t), c.args[2], c.node, nil}
			if c.has(4) {
				a.part = &c.args[4].array.Shape
			}
			a.run()
			return c.args[0].object
		}},
	}
}

// misses reports whether an update goes to an entry that there is not, where JAX
// changes nothing. Where only some of several are missing it is outside.
func misses(c *call) value {
	if at, written := passed(c.machine, c.args[1]).expr.(*expr.Index); written && c.args[1].kind == listKind {
		c.told(at, "_by_list")
	}
	subscripts, s := subscriptsOf(c.machine, c.args[1].object, c.node), c.args[0].array.Shape
	_, err := engine.Index(engine.Operand{Array: engine.Array{Shape: s, Values: engine.Values{DType: engine.Bool}}}, subscripts...)
	e, missing := err.(*engine.IndexError)
	switch picks := hasKind(subscripts, engine.Picked); {
	case missing && !picks && e.Size == 0:
		c.says("IndexError", "index is out of bounds for axis %d with size 0", e.Axis)
	case missing && picks:
		c.outside(c.node, expr.IndexBy, "an array that names items that there are not")
	}
	return boolean(missing)
}

// tooWide is what JAX says of an int of Python's that 32 bits do not hold, beside an array.
func tooWide(m *machine, x expr.Expr, t engine.Trace) {
	if m.library != engine.InJAX || !m.named || t.Op == engine.Power || t.Op == engine.Where || t.Output != nil || len(t.Operands) != 2 {
		return
	}
	for i, o := range t.Operands {
		if o.Weak && o.Values.DType == engine.Int64 && int64(int32(o.At().Int)) != o.At().Int {
			m.told(x, "_too_wide", t.Op.String(), i, int(o.At().Int))
		}
	}
}
