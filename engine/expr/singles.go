package expr

import (
	"fmt"

	"shapecast/engine"
)

// singles returns the functions of every value of one array by itself.
func singles() []function {
	const one = "a|input|x"
	list := []function{
		{"abs absolute fabs", one, mapping(engine.Absolute)},
		{"negative neg", one, mapping(engine.Negative)},
		{"logical_not bitwise_not invert", one, mapping(engine.Not)},
		{"round", one + " decimals=", nil},
	}
	for _, u := range []engine.Unary{engine.Square, engine.Sqrt, engine.Exp, engine.Log, engine.Sin, engine.Cos, engine.Tanh} {
		list = append(list, function{u.String(), one, mapping(u)})
	}
	list[3].run = (*call).round
	return list
}

func mapping(u engine.Unary) func(c *call) (value, error) {
	return func(c *call) (value, error) {
		if c.args[0].kind == numberKind && c.module == "" && u == engine.Absolute {
			return absolute(c.args[0].value), nil
		}
		return c.mapped(c.node, u, c.args[0])
	}
}

// absolute is Python's own abs of a number.
func absolute(v value) value {
	v.number.Int, v.number.Float = max(v.number.Int, -v.number.Int), max(v.number.Float, -v.number.Float)
	return v
}

func (c *call) round() (value, error) {
	return none(), &UnsupportedError{Place: c.place(c.node), Feature: FunctionOf, Name: "round"}
}

// says returns an error in the library's own words.
func (c *call) says(class, format string, args ...any) error {
	return &LibraryError{c.place(c.node), class, fmt.Sprintf(format, args...)}
}
