package expr

import (
	"fmt"
	"math"

	"shapecast/engine"
)

// singles returns the functions of every value of one array by itself.
func singles() []function {
	const one = "a|input|x"
	list := []function{
		{"round around", one + " decimals=", (*call).round},
		{"abs absolute", one, mapping(engine.Absolute)},
		{"negative neg", one, mapping(engine.Negative)},
		{"positive", one, mapping(engine.Positive)},
		{"bitwise_not invert", one, mapping(engine.Not)},
		{"logical_not", one, (*call).logicalNot},
		{"isnan isinf isfinite", one, (*call).isNumber},
	}
	for u := engine.Square; u <= engine.LastUnary; u++ {
		list = append(list, function{u.String() + torchNames[u], one, mapping(u)})
	}
	return list
}

// torchNames holds the names of functions beside NumPy's.
var torchNames = map[engine.Unary]string{
	engine.Arctan: " atan", engine.Trunc: " fix", engine.Arcsin: " asin", engine.Arccos: " acos", engine.Arcsinh: " asinh",
	engine.Arccosh: " acosh", engine.Arctanh: " atanh", engine.Deg2Rad: " radians", engine.Rad2Deg: " degrees",
}

// isNumber tells of every value whether it is nan, infinite, or neither.
func (c *call) isNumber() (value, error) {
	from, err := c.first()
	if err != nil {
		return none(), err
	}
	change := engine.Change{Name: c.fn.name, From: from, Copied: true, Axes: indices(from.Shape.Rank())}
	change.To = engine.Array{Shape: from.Shape, Values: engine.Values{DType: engine.Bool}}
	flat := from.Values
	if from.Shape.IsDense() {
		flat, err = from.Flat()
	}
	n, _ := from.Shape.Count()
	if err == nil && flat.Known() && n <= engine.MaxValues {
		truths := make([]bool, n)
		for i := range truths {
			x := flat.Float(i)
			nan, infinite := math.IsNaN(x), math.IsInf(x, 0)
			truths[i] = map[string]bool{"isnan": nan, "isinf": infinite, "isfinite": !nan && !infinite}[c.fn.name]
		}
		change.To.Values = engine.Bools(truths...)
	}
	change.To = change.To.LaidOut(engine.KeptStrides(c.library, from.Array))
	v, err := c.changed(change, err)
	if err == nil {
		v.numpy = c.arrayOrNumber(*v.array).numpy
	}
	return v, err
}

func mapping(u engine.Unary) func(c *call) (value, error) {
	return func(c *call) (value, error) {
		if c.args[0].kind == numberKind && c.module == "" && u == engine.Absolute {
			return absolute(c.args[0].object), nil
		}
		return c.mapped(c.node, u, c.args[0])
	}
}

// absolute is Python's own abs of a number.
func absolute(v value) value {
	n := v.number
	n.Int, n.Float = max(n.Int, -n.Int), max(n.Float, -n.Float)
	return &object{kind: numberKind, number: n}
}

// logicalNot is true where a value is zero.
func (c *call) logicalNot() (value, error) {
	from, err := c.first()
	if err == nil {
		from.Array, err = c.retyped(from.Array, engine.Bool)
	}
	if err != nil {
		return none(), err
	}
	return c.mapped(c.node, engine.Not, operandValue{array(from.Array), c.args[0].expr})
}

// says returns an error in the library's own words.
func (c *call) says(class, format string, args ...any) error {
	return c.refuses(c.node, class, fmt.Sprintf(format, args...))
}
