package run

import (
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// ignored lists arguments that change neither shapes nor values.
const ignored = "requires_grad|device|order|copy|name|subok|like|non_blocking|sparse|layout|pin_memory|seed|key|generator|" +
	"memory_format|out_sharding|sharding|casting|inplace|optimize|precision|bitcast|as_ref"

// A leftover is an argument that a function does not know.
type leftover struct {
	name string
	value
}

// beside takes an argument that the function of a call does not know. Where the library has a
// function _told_NAME, that makes of the result what the argument asks for, or refuses it.
func (c *call) beside(name string, v operandValue) {
	source, _ := library.Written(orNumPy(c.library), "_told_"+name)
	if source == "" && !contains(ignored, name) {
		c.outside(v.expr, expr.ArgumentOf, name)
	}
	if source != "" {
		c.after = append(c.after, leftover{name, v.object})
	}
}

// asAsked makes of the result of a function what the arguments beside it ask for.
func asAsked(c *call, v value) value {
	for _, a := range c.after {
		if made := c.told(c.node, "_told_"+a.name, v, a.value, c.fn.name, objects(c.args)); made.kind != noneKind {
			v = made
		}
	}
	return v
}
