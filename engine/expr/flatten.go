package expr

import "shapecast/engine"

func (c *call) flatten() (value, error) {
	from, err := c.first()
	if err != nil {
		return none(), err
	}
	if c.has(1) || c.has(2) {
		return c.flattenSome(from)
	}
	change, err := engine.Reshape(from, -1)
	if n, _ := from.Shape.Count(); n == 0 {
		change, err = engine.Reshape(from, 0)
	}
	change.Copied = change.Copied || c.fn.name == "flatten" && c.library != engine.InPyTorch
	return c.changed(change, err)
}

// flattenSome makes one axis of those from the first to the last that are named.
// NumPy names an order of the values instead.
func (c *call) flattenSome(from engine.Operand) (value, error) {
	if order := c.args[1].text; c.args[1].kind == textKind {
		if order != "C" {
			return none(), c.outside(c.node, ArgumentOf, "order")
		}
		return c.changed(engine.Reshape(from, -1))
	}
	for i := 1; i <= 2; i++ {
		if !c.has(i) {
			c.args[i] = operandValue{integer(1 - i), c.node} // all of them
		}
	}
	_, first, err := c.alongAxis(1)
	if err != nil {
		return none(), err
	}
	_, last, err := c.alongAxis(2)
	if err == nil && first > last {
		err = c.says("RuntimeError", "flatten() has invalid args: start_dim cannot come after end_dim")
	}
	if err != nil {
		return none(), err
	}
	sizes := from.Shape.Sizes()
	n, err := engine.Dense(sizes[first : last+1]...).Count()
	if err != nil {
		return none(), err
	}
	return c.changed(engine.Reshape(from, append(append(sizes[:first:first], n), sizes[last+1:]...)...))
}
