package run

import (
	"strconv"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// orOfTexts calls a function. Where that is outside the language, NumPy's and TensorFlow's may
// do with texts what is written for them.
func orOfTexts(c *call, self *operandValue) value {
	if c.inside != nil || c.own || !c.isNumPy() && c.library != engine.InTensorFlow || self == nil && libraryOf(c.module) != orNumPy(c.library) {
		return applyFunction(c, self)
	}
	given, steps := evalArguments(c), len(c.out.Steps)
	c.given = &given
	v, err := tried(func() value { return applyFunction(c, self) })
	if _, outside := unworded(&c.context, err, expr.Place{}).(*expr.UnsupportedError); !outside {
		must(err)
		return v
	}
	placed := objects(given.placed)
	if self != nil {
		placed.items = append([]value{self.object}, placed.items...)
	}
	c.out.Steps = c.out.Steps[:steps]
	v, other := tried(func() value {
		return handOn(c, "_of_texts", &object{kind: callKind, fn: c.fn, row: c.row, text: c.module}, placed, given.byName())
	})
	if _, outside := unworded(&c.context, other, expr.Place{}).(*expr.UnsupportedError); outside {
		c.out.Steps = c.out.Steps[:steps] // it was tried in vain
		must(err)
		return v
	}
	must(other)
	return v
}

// imaginary returns the number that a literal such as 2j spells.
func imaginary(m *machine, x *expr.Literal) value {
	im := sure(strconv.ParseFloat(strings.TrimSuffix(strings.ReplaceAll(x.Text, "_", ""), "j"), 64))
	return m.invoke(written(engine.InNumPy, "", "_imaginary"), x, operandValue{float(im), x})
}
