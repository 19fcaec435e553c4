package run

import (
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
		{"_eliminated", "a b", (*call).eliminated},
	}
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
