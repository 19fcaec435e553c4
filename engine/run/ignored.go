package run

import (
	"shapecast/engine"
	"shapecast/engine/expr"
)

// ignored lists arguments that change neither shapes nor values.
const ignored = "requires_grad|device|order|copy|name|subok|like|non_blocking|sparse|layout|pin_memory|seed|key|generator|" +
	"memory_format|out_sharding|sharding|casting|inplace|optimize|precision|bitcast|as_ref|stable"

// beside takes an argument that the function of a call does not know, and reports whether anybody
// does. Where the library has a function _told_NAME, that makes of the result what the argument asks
// for, or refuses it.
func (c *call) beside(a keyword) bool {
	l := c.library
	if libraryOf(c.module) == engine.InNumPy || c.method && c.args[0].foreign {
		l = engine.InNumPy
	}
	if tells(l, "_told_"+a.name) {
		c.after = append(c.after, a)
		return true
	}
	return contains(ignored, a.name)
}

// asAsked makes of the result of a function what the arguments beside it ask for.
func asAsked(c *call, v value) value {
	for _, a := range c.after {
		if name := "_told_" + a.name; tells(c.library, name) {
			v = c.told(c.node, name, v, a.object, c.fn.name, objects(c.args))
		} else if !contains(ignored, a.name) {
			return c.outside(a.expr, expr.ArgumentOf, a.name)
		}
	}
	return v
}
