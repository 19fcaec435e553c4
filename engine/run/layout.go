package run

import (
	"strconv"

	"shapecast/engine/expr"
)

// laidOut returns what a format such as ">8.2f" makes of a text or a number, and whether we
// know it. It counts as one call.
func laidOut(m *machine, v value, spec string) (string, bool) {
	x, ticks := &expr.Name{Name: "format"}, m.ticks+callTicks
	says, err := m.invoke(written("math", "text", "laid_out"), x, operandValue{v, x}, operandValue{text(spec), x})
	m.ticks = ticks
	return says.text, err == nil && says.kind == textKind
}

// digits returns a number in one of C's formats.
func digits(c *call) (value, error) {
	return text(strconv.FormatFloat(c.args[0].known().AsFloat(), c.args[1].text[0], c.int(2, 0), 64)), nil
}
