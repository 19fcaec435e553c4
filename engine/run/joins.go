package run

import (
	"shapecast/engine"
	"shapecast/engine/expr"
)

// joins returns the functions of several arrays in a list.
func joins() []function {
	return []function{
		{"_joined", "arrays axis", func(c *call) value { return joinedBy(c, engine.Concatenate) }},
		{"_piled", "arrays axis", func(c *call) value { return joinedBy(c, engine.Stack) }},
		{"_one_type", "arrays", func(c *call) value {
			operands, same := c.operands(listed(c, 0)), tuple()
			alike(&c.context, operands)
			for i, item := range c.args[0].items {
				if item.kind != arrayKind || item.array.Values.DType != operands[i].Values.DType {
					item = array(operands[i].Array)
				}
				same.items = append(same.items, item)
			}
			return same
		}},
		{"broadcast_shapes broadcast_static_shape broadcast_dynamic_shape", "*shapes", broadcastShapes},
		{"broadcast_arrays broadcast_tensors", "*arrays", broadcastArrays},
	}
}

// listed returns the items of argument i, which the evaluator calls as the program does.
func listed(c *call, i int) []operandValue {
	list := make([]operandValue, len(c.args[i].items))
	for k, item := range c.args[i].items {
		list[k] = operandValue{item, c.args[i].expr}
	}
	return list
}

// joinedBy makes one array of those of a list, along an axis.
func joinedBy(c *call, how func(axis int, first engine.Operand, more ...engine.Operand) (engine.Change, error)) value {
	list := c.operands(listed(c, 0))
	if c.library == engine.InJAX {
		alike(&c.context, list)
	}
	v := c.changed(how(c.int(1, 0), list[0], list[1:]...))
	followsAny(&c.context, list, v.array)
	return v
}

// alike brings tensors to one type, to which those of rank 0 have less to say.
func alike(in *context, operands []engine.Operand) {
	d := engine.ResultType(in.library, operands...)
	for i := range operands {
		operands[i].Array = in.retyped(operands[i].Array, d)
	}
}

// broadcastShapes returns the shape that shapes broadcast to.
func broadcastShapes(c *call) value {
	operands := make([]engine.Operand, len(c.rest))
	for i, v := range c.rest {
		sizes, ok := intsOf(v.object)
		if !ok {
			return fails(&ArgumentError{c.place(v.expr), ArgumentWrong, c.fn.name, expr.Format(v.expr), "shapes"})
		}
		if c.inside == nil { // no reader sees the words of a function of a library
			operands[i] = c.written(v.expr)
		}
		operands[i].Shape = engine.Dense(sizes...)
		operands[i].Values.DType = engine.Float64
		checkShape(c, operands[i].Shape)
	}
	t := c.explain(engine.Identity, "broadcast_shapes", operands...)
	s := Step{Span: c.node.Span, Text: expr.Format(c.node), Trace: &t}
	if err := t.Err(); err != nil {
		_ = c.step(s)
		return fails(err)
	}
	s.Result = engine.Array{Shape: t.Result(), Values: engine.Values{DType: engine.Float64}}
	err := c.step(s)
	must(err)
	return shapeOf(&c.context, s.Result, "shape")
}

// checkShape reports a shape that no array has. More values than can be
// counted are no matter, because there are none.
func checkShape(c *call, s engine.Shape) {
	err := s.Valid()
	switch err.(type) {
	case *engine.SizeError:
		return
	case *engine.LengthError:
		c.told(c.node, "_negative_length")
	}
	must(err)
}

// broadcastArrays shows every array at the shape that all broadcast to.
func broadcastArrays(c *call) value {
	t := together(c, engine.Identity, c.fn.name, c.rest)
	views := make([]value, len(c.rest))
	for i, v := range c.rest {
		view := c.seenAs(c.node, v, t.Operands[i], t.Result())
		if views[i] = view; c.isNumPy() {
			view.array.ReadOnly = t.Operands[i].ReadOnly
		}
	}
	return tuple(views...)
}

// together plans how arrays would meet in a call. A plan that fails is kept as a step.
func together(c *call, op engine.Op, name string, list []operandValue) engine.Trace {
	operands := c.operands(list)
	if _, apart := aligned(c.machine, engine.Where, operands); apart {
		c.outside(c.node, expr.OperationOn, "arrays with other coordinates")
	}
	t := c.explain(engine.Identity, name, operands...)
	t.Op, t.Library = op, c.library
	if err := t.Err(); err != nil {
		_ = c.step(Step{Span: c.node.Span, Text: expr.Format(c.node), Trace: &t})
		must(err)
	}
	return t
}
