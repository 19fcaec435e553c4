package run

import (
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// takesLists lists the functions of JAX that take a list for an array.
const takesLists = "array|asarray|ndim|shape|size|iterable|array_equal|array_equiv|broadcast_shapes|result_type|block|lexsort|select"

// arrayParams lists the names of parameters that hold arrays in JAX.
const arrayParams = "x|a|b|arr|ary|arys|args|m|v|x1|x2|y|array|xi|A|ar|element|test_elements|indices|val|condition|operands|repeats|arrays|tup|prototype|min|max"

// saidBy holds the functions of JAX that hand on to another one at once.
var saidBy = map[string]string{
	"abs": "absolute", "amax": "max", "amin": "min", "around": "round", "append": "ravel", "flatnonzero": "ravel", "divide": "true_divide",
	"mod": "remainder", "pow": "power", "fmax": "greater", "fmin": "less", "bitwise_right_shift": "right_shift", "ix_": "ix",
}

// refusesLists raises what JAX raises of a list where an array should be.
func refusesLists(c *call, s library.Signature, given arguments) error {
	if c.library != engine.InJAX || !c.named || libraryOf(c.module) != engine.InJAX || contains(takesLists, c.fn.name) {
		return nil
	}
	for i, v := range given.placed {
		if p := s.Params[min(i, len(s.Params)-1)]; i < len(s.Params) || p.Kind == library.Rest {
			must(refusesList(c, p, i, v))
		}
	}
	for k, a := range given.named {
		if i := slices.IndexFunc(s.Params, func(p library.Param) bool { return p.Name == a.Name }); i >= 0 {
			must(refusesList(c, s.Params[i], i, given.values[k]))
		}
	}
	return nil
}

// refusesList is refusesLists for what parameter i gets.
func refusesList(c *call, p library.Param, i int, v operandValue) error {
	if !v.isSequence() || !contains(arrayParams, p.Name) {
		return nil
	}
	if p.Name == "arrays" || p.Name == "tup" {
		i = slices.IndexFunc(v.items, func(item value) bool { return item.isSequence() })
		if i < 0 {
			return nil
		}
		v.object = v.items[i]
	}
	name := c.fn.name
	if other := saidBy[name]; other != "" {
		name = other
	}
	_, part := cutLast(c.module)
	switch part {
	case "numpy":
	case "linalg":
		name = "jnp.linalg." + name
	default:
		return c.outside(v.expr, expr.ArgumentOf, p.Name)
	}
	if name == "einsum" {
		i--
	}
	return c.says("TypeError", "%s requires ndarray or scalar arguments, got <class '%s'> at position %d.", name, strings.TrimSpace(v.typeName()), i)
}
