package run

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// calledType calls one of Python's types: float("inf"), int(x), list(t).
func calledType(c *call) value {
	name := c.fn.name
	if name == "range" {
		return pythonRange(c)
	}
	if name == "complex" {
		return handOn(c, "_complex_called", objects(c.rest).items...)
	}
	if d, number := dtypes[name]; len(c.rest) == 0 && number {
		c.rest = []operandValue{{pythonNumber(engine.IntScalar(0).Cast(d)), c.node}}
	} else if len(c.rest) == 0 && name != "str" {
		c.rest = []operandValue{{tuple(), c.node}}
	} else if len(c.rest) == 0 {
		return text("")
	}
	if len(c.rest) != 1 {
		return c.problem(ArgumentMissing, "x", c.node)
	}
	v := c.rest[0]
	switch name {
	case "list", "tuple":
		k := listKind
		if name == "tuple" {
			k = tupleKind
		}
		return sequence(k, slices.Clone(c.items(v.object, v.expr)))
	case "bool":
		if _, unknown := hidden(v.object); unknown {
			return unseen(c.machine, v.expr, "bool()", v.object, engine.Bool)
		}
		return boolean(c.truth(v.object, v.expr))
	case "str":
		if says, known := stringOf(c.machine, v.object); known {
			return text(says)
		}
		return shownText(c.machine, c.node)
	}
	return numberFrom(c, name, v)
}

// numberFrom converts v to an int, a float or one of the types of a library.
func numberFrom(c *call, name string, v operandValue) value {
	plain := name == "float" || name == "int"
	if v.kind == textKind && plain {
		return numberSpelled(c, name, v.object)
	}
	if d, ok := dtypes[name]; ok && !plain && d != noDType {
		o := c.operand(v)
		if c.isNumPy() && v.kind == arrayKind && d == o.Values.DType {
			return v.object
		}
		if (c.isNumPy() || c.library == engine.InJAX) && v.kind == numberKind && v.number.Known && d.Kind() == engine.KindInt {
			hasRoom(c.machine, c.node, v.number, d)
		}
		return c.arrayOrNumber(c.retyped(o.Array, d))
	}
	if !plain {
		return c.outside(c.node, expr.TypeOf, name)
	}
	if ragged := rowsIn(v) && c.library == engine.InTensorFlow; ragged || v.kind != arrayKind && v.kind != numberKind {
		return c.told(c.node, "_no_number", name, v.object)
	}
	s := scalar(c, v)
	switch {
	case !s.Known:
		return unseen(c.machine, c.node, name, v.object, dtypes[name])
	case name == "float":
		return float(s.AsFloat())
	case math.IsNaN(s.Float) || math.IsInf(s.Float, 0):
		return c.told(c.node, "_int_of", s)
	}
	if s.DType.Kind() == engine.KindFloat && math.Abs(s.Float) >= 1<<63 {
		return c.outside(c.node, expr.OperationOn, "an int of more than 64 bits")
	}
	if s.DType != engine.Uint64 {
		s = s.Cast(engine.Int64)
	}
	return pythonNumber(s)
}

func numberSpelled(c *call, name string, v value) value {
	digits := strings.TrimSpace(v.text)
	said, _ := v.represent()
	if name == "int" {
		n, err := strconv.Atoi(digits)
		if err != nil {
			return c.says("ValueError", "invalid literal for int() with base 10: %s", said)
		}
		return integer(n)
	}
	f, err := strconv.ParseFloat(digits, 64)
	if err != nil && !math.IsInf(f, 0) {
		return c.says("ValueError", "could not convert string to float: %s", said)
	}
	return float(f)
}

func pythonRange(c *call) value {
	for _, v := range c.rest {
		if v.kind == arrayKind && !v.array.Values.Known() {
			must(traced(c.machine, c.node, "range", *v.array))
		}
		if _, isInt := v.isInt(); !isInt {
			c.told(c.node, "_no_range", v.object)
		}
	}
	bounds := c.sizes(c.rest)
	switch len(bounds) {
	case 1:
		bounds = []int{0, bounds[0], 1}
	case 2:
		bounds = append(bounds, 1)
	case 3:
	default:
		return c.problem(ArgumentMissing, "stop", c.node)
	}
	start, stop, step := bounds[0], bounds[1], bounds[2]
	if step == 0 {
		return c.says("ValueError", "range() arg 3 must not be zero")
	}
	items := []value{}
	for n := start; (step > 0 && n < stop || step < 0 && n > stop) && len(items) <= maxListed; n += step {
		items = append(items, integer(n))
	}
	return c.light(lazy("range", items), c.node)
}
