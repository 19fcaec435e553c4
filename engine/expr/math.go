package expr

import (
	"math"

	"shapecast/engine"
)

// mathematics holds the functions of one float of Python's module math, by the
// names that they have there.
var mathematics = map[string]func(float64) float64{
	"sqrt": math.Sqrt, "exp": math.Exp, "expm1": math.Expm1, "log2": math.Log2, "log10": math.Log10, "log1p": math.Log1p,
	"sin": math.Sin, "cos": math.Cos, "tan": math.Tan, "asin": math.Asin, "acos": math.Acos, "atan": math.Atan,
	"sinh": math.Sinh, "cosh": math.Cosh, "tanh": math.Tanh, "fabs": math.Abs, "erf": math.Erf,
	"degrees": func(x float64) float64 { return x * (180 / math.Pi) }, "radians": func(x float64) float64 { return x * (math.Pi / 180) },
}

// maths returns the functions of Python's module math. They take numbers, and
// arrays of one value.
func maths() []function {
	list := []function{
		{"Python.log", "x base=", (*call).logarithm},
		{"Python.pow Python.hypot Python.atan2", "x y", (*call).mathOfTwo},
		{"Python.floor Python.ceil Python.trunc", "x", (*call).whole},
		{"Python.isnan Python.isinf Python.isfinite", "x", (*call).mathAsks},
		{"Python.prod", "a", (*call).prod},
	}
	for name, f := range mathematics {
		list = append(list, function{"Python." + name, "x", func(c *call) (value, error) {
			x, err := c.real(0)
			if err != nil {
				return none(), err
			}
			return c.finite(f(x), x)
		}})
	}
	return list
}

// real returns argument i as Python's float() would.
func (c *call) real(i int) (float64, error) {
	s, err := c.scalar(c.args[i])
	return s.AsFloat(), err
}

// scalar returns the one number that v is.
func (c *call) scalar(v operandValue) (engine.Scalar, error) {
	s, ok := v.one()
	switch {
	case ok:
		return s, nil
	case v.kind != arrayKind:
		return s, c.says("TypeError", "must be real number, not %s", v.typeName())
	}
	switch n, err := v.array.Shape.Count(); {
	case err == nil && n == 1:
		return s, c.outside(c.node, ValuesUnknown, c.fn.name)
	case c.isTorch():
		return s, c.says("ValueError", "only one element tensors can be converted to Python scalars")
	}
	return s, c.says("TypeError", "only size-1 arrays can be converted to Python scalars")
}

// finite returns y, or what Python says where numbers that are finite lead to
// one that is not.
func (c *call) finite(y float64, from ...float64) (value, error) {
	for _, x := range from {
		if math.IsNaN(x) || math.IsInf(x, 0) && !math.IsNaN(y) {
			return float(y), nil
		}
	}
	switch {
	case math.IsNaN(y) || math.IsInf(y, -1) || math.IsInf(y, 1) && from[0] == 0:
		return none(), c.says("ValueError", "math domain error")
	case math.IsInf(y, 1):
		return none(), c.says("OverflowError", "math range error")
	}
	return float(y), nil
}

func (c *call) logarithm() (value, error) {
	x, err := c.real(0)
	if err != nil || !c.has(1) {
		v, domain := c.finite(math.Log(x), x)
		return v, orElse(err, domain)
	}
	base, err := c.real(1)
	if err != nil {
		return none(), err
	}
	if base == 1 {
		return none(), c.says("ZeroDivisionError", "float division by zero")
	}
	return c.finite(math.Log(x)/math.Log(base), x, base)
}

// orElse returns the first error that there is.
func orElse(err, other error) error {
	if err != nil {
		return err
	}
	return other
}

func (c *call) mathOfTwo() (value, error) {
	x, err := c.real(0)
	if err != nil {
		return none(), err
	}
	y, err := c.real(1)
	if err != nil {
		return none(), err
	}
	f := map[string]func(x, y float64) float64{"pow": math.Pow, "hypot": math.Hypot, "atan2": math.Atan2}[c.fn.name]
	return c.finite(f(x, y), x, y)
}

// whole rounds to an int.
func (c *call) whole() (value, error) {
	s, err := c.scalar(c.args[0])
	if err != nil || s.DType.Kind() != engine.KindFloat {
		return integer(int(s.Int)), err
	}
	switch x := s.Float; {
	case math.IsNaN(x):
		return none(), c.says("ValueError", "cannot convert float NaN to integer")
	case math.IsInf(x, 0):
		return none(), c.says("OverflowError", "cannot convert float infinity to integer")
	}
	round := map[string]func(float64) float64{"floor": math.Floor, "ceil": math.Ceil, "trunc": math.Trunc}[c.fn.name]
	return integer(int(round(s.Float))), nil
}

func (c *call) mathAsks() (value, error) {
	x, err := c.real(0)
	nan, infinite := math.IsNaN(x), math.IsInf(x, 0)
	return boolean(map[string]bool{"isnan": nan, "isinf": infinite, "isfinite": !nan && !infinite}[c.fn.name]), err
}

// added is Python's own sum of what a list or a tuple holds.
func (c *call) added() (value, error) {
	v, err := integer(0), error(nil)
	for i, item := range c.args[0].items {
		if i == 0 && item.kind == arrayKind {
			v = item // nothing is drawn of 0 and the first
			continue
		}
		if v, err = c.operate(c.node, sides{"+", operandValue{v, c.node}, operandValue{item, c.args[0].expr}}); err != nil {
			break
		}
	}
	return v, err
}

// extreme is Python's own max, or min, of numbers: the one that is.
func (c *call) extreme(op string) (value, error) {
	best := c.args[0]
	for _, next := range c.args[1:] {
		if next.expr == nil {
			break
		}
		v, err := c.compare(c.node, op, next, best)
		if err != nil {
			return v, err
		}
		better, err := c.truth(v, next.expr)
		if err != nil {
			return v, err
		}
		if better {
			best = next
		}
	}
	return best.object, nil
}
