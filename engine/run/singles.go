package run

import (
	"fmt"

	"shapecast/engine"
)

// singles returns the functions of every value of one array by itself.
func singles() []function {
	const one = "a|input|x"
	list := []function{
		{"abs absolute", one, mapping(engine.Absolute)},
		{"negative neg", one, mapping(engine.Negative)},
		{"positive", one, mapping(engine.Positive)},
		{"bitwise_not invert", one, mapping(engine.Not)},
	}
	for u := engine.Square; u <= engine.LastUnary; u++ {
		list = append(list, function{u.String() + torchNames[u], one, mapping(u)})
	}
	return list
}

// torchNames holds the names of functions beside NumPy's.
var torchNames = [256]string{
	engine.Arctan: " atan", engine.Trunc: " fix", engine.Arcsin: " asin", engine.Arccos: " acos", engine.Arcsinh: " asinh",
	engine.Arccosh: " acosh", engine.Arctanh: " atanh", engine.Deg2Rad: " radians", engine.Rad2Deg: " degrees",
}

func mapping(u engine.Unary) func(c *call) value {
	return func(c *call) value {
		return mapped(c.machine, c.node, u, c.args[0])
	}
}

// says ends a call with an error in the library's own words.
func (c *call) says(class, format string, args ...any) value {
	return c.refuses(c.node, class, fmt.Sprintf(format, args...))
}
