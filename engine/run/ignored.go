package run

import (
	"strings"

	"shapecast/engine/expr"
)

// ignored lists arguments that change neither shapes nor values.
const ignored = "requires_grad|device|order|copy|name|subok|like|non_blocking|sparse|layout|pin_memory|seed|key|generator|" +
	"memory_format|out_sharding|sharding|casting|inplace|optimize|precision|bitcast|as_ref"

// ordered takes the argument order: rows first is how values are laid out anyway.
func (c *call) ordered(v operandValue) {
	if len(c.args) > 0 && c.args[0].object != nil && c.args[0].kind == instanceKind {
		c.wrong(0, "an array")
	}
	if i := paramNamed(strings.Fields(c.fn.params), "dtype"); i > 0 && c.has(i) && c.isNumPy() {
		c.dtype(c.args[i].object, c.args[i].expr) // which is looked at before
	}
	c.told(c.node, "_no_order", c.fn.name, v.object)
	switch order := strings.ToUpper(v.text); {
	case order == "F" && contains("reshape|zeros|ones|empty|full|array|asarray", c.fn.name):
		c.columns = true
		return
	case order == "C":
		c.rows = contains("array|asarray", c.fn.name)
		return
	}
	c.outside(v.expr, expr.ArgumentOf, "order")
}

// idleTexts holds the texts of arguments that may be ignored; others are errors or do
// something.
const idleTexts = "casting same_kind|unsafe; device cpu|cuda|cuda:0|mps|meta; optimize greedy|optimal; order C|K|A"

// ignore takes an argument that changes neither shapes nor values, unless this value does.
func (c *call) ignore(name string, v operandValue) {
	if name == "order" && v.kind != noneKind && (c.isNumPy() || v.text == "F") {
		c.ordered(v)
		return
	}
	if name == "casting" && c.fn.name == "astype" && c.isNumPy() {
		c.told(c.node, "_casts", c.args[0].object, c.args[1].object, v.object)
		return
	}
	idle := entryOf(idleTexts, name)
	if c.isNumPy() && name == "copy" && !v.isTrue() && !contains("astype|nan_to_num", c.fn.name) ||
		c.isTorch() && name == "copy" && v.isTrue() ||
		c.isNumPy() && name == "device" && v.kind == textKind && v.text != "cpu" ||
		name == "like" && v.kind != arrayKind && v.kind != noneKind ||
		idle != "" && v.kind == textKind && !contains(idle, v.text) {
		c.outside(v.expr, expr.ArgumentOf, name)
	}
	c.kept = c.kept || name == "copy" && c.isNumPy() && !v.isTrue()
	c.gradient = c.gradient || name == "requires_grad" && v.isTrue()
}

// inOrder lays a result out in memory as the argument order says.
func inOrder(c *call, v value) value {
	switch {
	case c.columns && c.fn.name != "reshape":
		return handOn(c, "_as_columns", v)
	case c.rows:
		return handOn(c, "_as_rows", v)
	}
	return v
}
