package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// natives returns the functions that only functions written in the language call,
// with an underscore in front of their names.
func natives() []function {
	return []function{
		{"_outside", "what", func(c *call) (value, error) { return none(), c.outside(c.node, expr.FunctionOf, c.args[0].text) }},
		{"_kind", "a", func(c *call) (value, error) { return text(kindOf(c.args[0].array)), nil }},
		{"_ctype", "a", func(c *call) (value, error) { return text(c.args[0].array.Values.DType.Torch()), nil }},
		{"_known", "a", func(c *call) (value, error) { return boolean(c.args[0].array.Values.Known()), nil }},
		{"_warn", "text", func(c *call) (value, error) {
			c.said = append(c.said, c.args[0].text)
			return none(), nil
		}},
		{"_held", "a", (*call).held},
		{"_called", "function", func(c *call) (value, error) { return text(c.args[0].fn.name), nil }},
		{"_compact", "shape", func(c *call) (value, error) {
			sizes, _ := intsOf(c.args[0].object)
			return text(compact(engine.Dense(sizes...))), nil
		}},
		{"_named", "type *items", func(c *call) (value, error) {
			v := tuple()
			for _, item := range c.rest {
				v.items, v.weight = append(v.items, item.object), v.weight+max(item.weight, 1)
			}
			v.text = "torch.return_types." + c.args[0].text
			return v, nil
		}},
		{"_unmet", "a b", func(c *call) (value, error) {
			return none(), c.unmet(c.node, c.operands(c.args[:2]), nil)
		}},
		{"_abstract", "function args", (*call).abstract},
		{"_eliminated", "a b", (*call).eliminated},
	}
}

// abstract calls a function of the program as one that is traced: with arrays for
// numbers, and first with arrays of which only shape and type are known, so that it is
// outside where it asks for their values.
func (c *call) abstract() (value, error) {
	given := arguments{placed: make([]operandValue, len(c.args[1].items))}
	steps, warned, vars := len(c.out.Steps), len(c.out.Warnings), c.out.Last
	for i, item := range c.args[1].items {
		given.placed[i] = operandValue{c.traced(item, false), c.node}
	}
	_, err := c.apply(c.args[0].object, c.node, &given)
	c.out.Steps, c.out.Warnings, c.out.Last = c.out.Steps[:steps], c.out.Warnings[:warned], vars
	if err != nil {
		return none(), err
	}
	for i, item := range c.args[1].items {
		given.placed[i].object = c.traced(item, true)
	}
	return c.apply(c.args[0].object, c.node, &given)
}

// traced returns v with arrays for its numbers, whose values are known or not.
func (c *call) traced(v value, known bool) value {
	switch {
	case v.isSequence() || v.kind == dictKind:
		copied := *v
		list := &copied.items
		if v.kind == dictKind {
			list = &copied.values
		}
		*list = slices.Clone(*list)
		for i, item := range *list {
			(*list)[i] = c.traced(item, known)
		}
		return &copied
	case v.kind == numberKind:
		a, _ := engine.Full(engine.Shape{}, v.number.Cast(c.defaultType(v.number.DType)))
		v = array(a)
	}
	if v.kind == arrayKind && !known {
		a := *v.array
		a.Values, a.Strides, a.Offset = engine.Values{DType: a.Values.DType}, nil, 0
		v = array(a)
	}
	return v
}

// kindOf returns the letter that NumPy has for the kind of an array's type, "" for
// what is no array.
func kindOf(a *engine.Array) string {
	switch {
	case a == nil:
		return ""
	case a.Values.DType.Unsigned():
		return "u"
	}
	return [...]string{"b", "i", "f"}[a.Values.DType.Kind()]
}

// held returns an array as a library holds it that computed it at once.
func (c *call) held() (value, error) {
	v := *c.args[0].object
	if v.array == nil || v.array.Strides == nil {
		return &v, nil
	}
	a, err := v.array.Held()
	v.array = &a
	return &v, err
}
