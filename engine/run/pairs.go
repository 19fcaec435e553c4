package run

import (
	"cmp"
	"fmt"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// pairs returns the functions of two arrays that meet, one for each name of an
// operation, and those that write into the first.
func pairs() []function {
	names := "add subtract multiply true_divide floor_divide remainder power maximum minimum equal not_equal less less_equal " +
		"greater greater_equal logical_and logical_or fmod sub mul div divide truediv floordiv mod floormod pow ne lt le gt ge eq"
	var inPlace strings.Builder
	for _, name := range strings.Fields(names) {
		inPlace.WriteString(" array." + name + "_")
	}
	return []function{
		{names, "a|input|x|x1 b|other|y|x2 out= where= rounding_mode= alpha= value=", pair},
		{inPlace.String(), "a b|other|value alpha= rounding_mode=", pairInPlace},
		{"bitwise_and bitwise_or bitwise_xor left_shift right_shift bitwise_left_shift bitwise_right_shift logical_xor", "a|input|x1|x b|other|x2|y", bitwise},
		{"truncatediv truncatemod realdiv floor_div squared_difference divide_no_nan div_no_nan xdivy xlogy xlog1py", "x|a|input y|b|other", pair},
		{"zeta", "x|input q|other", pair},
		{"atan2 arctan2", "y|a|input|x1 x|b|other|x2", pair},
		{"scalar_mul", "scalar x", pair},
		{"sigmoid_cross_entropy_with_logits", "labels logits", pair},
		{"gcd lcm _gcd _lcm copysign hypot _hypot", "x1|input x2|other", pair},
		{"matmul", "a|input b|other", func(c *call) value {
			if a, b := c.args[0].array, c.args[1].array; c.inside == nil && (a != nil && a.Shape.Named() || b != nil && b.Shape.Named()) {
				return handOn(c, "_no_gufunc", text("matmul"))
			}
			return c.matmul(c.node, sides{"@", c.args[0], c.args[1]})
		}},
	}
}

// pair carries out an operation on two arrays, into out if it is given.
func pair(c *call) value {
	name := strings.TrimPrefix(c.fn.name, "_")
	op := operationNamed(name)
	takesBoth(c)
	if c.has(2) && c.isNumPy() && c.args[2].kind != arrayKind && !c.args[2].isSequence() {
		return c.says("TypeError", "return arrays must be of ArrayType")
	}
	if c.library == engine.InJAX && (c.has(2) || c.has(3)) {
		c.told(c.node, "_no_option", c.fn.name, argumentNames(c.node))
	}
	if c.has(3) && !c.args[3].isTrue() {
		return c.outside(c.node, expr.ArgumentOf, "where")
	}
	if c.has(4) {
		op = rounding(c, 4)
	}
	if c.has(5) {
		c.args[1].object = handOn(c, "_times_alpha", c.args[1].object, c.args[5].object)
	}
	operands := c.operands(c.args[:2])
	converted(c.machine, c.node, op, name, c.args[:2], operands)
	switch ints := operands[0].Values.DType.Kind() == engine.KindInt && operands[1].Values.DType.Kind() == engine.KindInt; {
	case op >= engine.GCD && !ints:
		return c.outside(c.node, expr.OperationOn, c.fn.name)
	case c.has(2):
		return into(c, op, operands)
	}
	return c.broadcast(c.node, c.explain(op, name, operands...))
}

// takesBoth refuses lists where JAX does, and plain numbers where PyTorch does: what is a method
// counts its arguments from the tensor on.
func takesBoth(c *call) {
	own := c.named && c.inside == nil && libraryOf(c.module) == engine.InJAX
	c.told(c.node, "_takes_both", c.fn.name, c.args[0].object, c.args[1].object, len(c.node.Arguments), own)
}

// rounding returns PyTorch's division that rounds as argument i says.
func rounding(c *call, i int) engine.Op {
	return arithmeticNamed(handOn(c, "_rounding", c.args[i].object).text)
}

// into writes what an operation gives into argument 2, out. PyTorch makes an
// output of another shape anew, and warns.
func into(c *call, op engine.Op, operands []engine.Operand) value {
	out := c.args[2]
	if out.kind == tupleKind && len(out.items) == 1 {
		out.object = out.items[0]
	}
	if out.kind != arrayKind {
		return c.wrong(2, "an array")
	}
	if c.library == engine.InPyTorch {
		t := c.explain(op, c.fn.name, operands...)
		if t.Err() == nil && !t.Result().SameExtent(out.array.Shape) {
			return resized(c, t, out)
		}
	}
	return c.write(c.node, writing{op, engine.Out, c.fn.name, out, nil, nil}, operands)
}

func resized(c *call, t engine.Trace, out operandValue) value {
	before := out.array.Shape
	v := c.broadcast(c.node, t)
	if n, _ := before.Count(); n > 0 {
		c.told(c.node, "_resized", before, t.Result())
	}
	*out.array = *v.array
	return out.object
}

// pairInPlace is a.add_(b) and its kin.
func pairInPlace(c *call) value {
	op := arithmeticNamed(strings.TrimSuffix(c.fn.name, "_"))
	if c.has(3) {
		op = rounding(c, 3)
	}
	if c.has(2) {
		c.args[1].object = handOn(c, "_times_alpha", c.args[1].object, c.args[2].object)
	}
	operands := c.operands(c.args[:2])
	partly(c.machine, c.node, c.args[0].object, c.args[1].object)
	return c.write(c.node, writing{op, engine.Augmented, c.fn.name, c.args[0], nil, nil}, operands)
}

// bitwise carries out an operation on bits, or on truths.
func bitwise(c *call) value {
	if op := cmp.Or(operationNamed(c.fn.name), operationNamed(strings.TrimPrefix(c.fn.name, "bitwise_"))); op >= engine.BitwiseAnd {
		return c.arrays(c.node, sides{op.Symbol(), c.args[0], c.args[1]})
	}
	takesBoth(c)
	operands := c.operands(c.args[:2])
	for i := range operands {
		operands[i].Array = c.retyped(operands[i].Array, engine.Bool)
	}
	return c.broadcast(c.node, c.explain(engine.NotEqual, c.fn.name, operands...))
}

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
