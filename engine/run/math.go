package run

import (
	"math"

	"shapecast/engine"
)

// mathematics holds the functions of one float of Python's module math, by the
// names that they have there; those that give an int, and ln, are used by
// functions that are written in the language.
var mathematics = [...]struct {
	name string
	of   func(float64) float64
}{
	{"sqrt", math.Sqrt}, {"exp", math.Exp}, {"expm1", math.Expm1}, {"ln", math.Log}, {"log2", math.Log2}, {"log10", math.Log10}, {"log1p", math.Log1p},
	{"sin", math.Sin}, {"cos", math.Cos}, {"tan", math.Tan}, {"atan", math.Atan}, {"sinh", math.Sinh}, {"cosh", math.Cosh}, {"tanh", math.Tanh},
	{"fabs", math.Abs}, {"down", math.Floor}, {"up", math.Ceil}, {"nearer", math.Trunc},
}

// maths returns the functions of Python's module math. They take numbers, and
// arrays of one value.
func maths() []function {
	var list []function
	for _, f := range mathematics {
		list = append(list, function{"Python." + f.name, "x", func(c *call) value {
			s := scalar(c, c.args[0])
			if least := f.of(-1); !s.Known && math.Abs(least) <= 1 {
				return unseen(c.machine, c.node, c.fn.name, c.args[0].object, engine.Float64)
			} else if !s.Known {
				return fails(unknown(c.machine, c.node, c.fn.name, c.first().Array))
			}
			x := s.AsFloat()
			y := f.of(x)
			switch finite := !math.IsNaN(x) && !math.IsInf(x, 0); {
			case finite && math.IsInf(y, 1):
				return c.says("OverflowError", "math range error")
			case !math.IsNaN(x) && math.IsNaN(y) || finite && math.IsInf(y, -1):
				return c.says("ValueError", "math domain error")
			}
			return float(y)
		}})
	}
	return list
}

// scalar returns the one number that v is.
func scalar(c *call, v operandValue) engine.Scalar {
	if differentiates(c.machine, v.object) {
		must(unknown(c.machine, c.node, c.fn.name, *v.array))
	}
	s, ok := hidden(v.object)
	if !ok {
		s, ok = v.one()
	}
	switch {
	case ok && (v.kind != arrayKind || v.array.Shape.Rank() == 0 || c.isTorch()):
		return s
	case v.kind != arrayKind:
		c.says("TypeError", "must be real number, not %s", v.typeName())
	}
	c.told(c.node, "_no_scalar", v.array.Shape.Rank())
	return s
}
