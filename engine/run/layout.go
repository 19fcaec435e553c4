package run

import (
	"strconv"
	"strings"

	"shapecast/engine/expr"
)

// layouts returns what the layout of a format, which is written in the language, is made of.
func layouts() []function {
	return []function{{"_digits", "x verb digits", func(c *call) (value, error) {
		says := strconv.FormatFloat(c.args[0].known().AsFloat(), c.args[1].text[0], c.int(2, 6), 64)
		return text(strings.NewReplacer("+Inf", "inf", "Inf", "inf", "NaN", "nan").Replace(says)), nil
	}}}
}

// laidOut returns a value as a format spec lays it out, such as ">8.2f", and whether we
// know it.
func laidOut(m *machine, v value, spec string) (string, bool) {
	if v.kind != textKind && (v.kind != numberKind || !v.number.Known) {
		return "", false
	}
	x := &expr.Name{Name: "format"}
	last := m.out.Last
	says, err := m.invoke(written("math", "format", "laid"), x, operandValue{v, x}, operandValue{text(spec), x})
	m.out.Last = last
	return says.text, err == nil && says.kind == textKind
}
