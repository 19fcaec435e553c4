package run

import (
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// orOfTexts calls a function. Where that is outside the language, NumPy's may do with texts
// what is written for them.
func orOfTexts(c *call, self *operandValue) (value, error) {
	if c.inside != nil || c.own || !c.isNumPy() || self == nil && libraryOf(c.module) != engine.InNumPy {
		return applyFunction(c, self)
	}
	given, steps := sure(evalArguments(c)), len(c.out.Steps)
	c.given = &given
	v, err := c.ended(func(c *call) (value, error) { return applyFunction(c, self) })
	if _, outside := unworded(&c.context, err, expr.Place{}).(*expr.UnsupportedError); !outside {
		return v, err
	}
	placed, named := tuple(), dict()
	if self != nil {
		placed.items = append(placed.items, self.object)
	}
	for _, v := range given.placed {
		placed.items = append(placed.items, v.object)
	}
	for i, a := range given.named {
		named.put(text(a.Name), given.values[i].object)
	}
	if items := append(placed.items, named.values...); !hasText(list(items...)) {
		return v, err
	}
	c.out.Steps = c.out.Steps[:steps]
	v, other := c.ended(func(c *call) (value, error) {
		return handOn(c, "_of_texts", &object{kind: callKind, fn: c.fn, row: c.row, text: c.module}, placed, named)
	})
	if _, outside := unworded(&c.context, other, expr.Place{}).(*expr.UnsupportedError); outside {
		return v, err
	}
	return v, other
}

// hasText reports whether v is a text, the type of texts or an array of them, or holds one.
func hasText(v value) (has bool) {
	eachItem(v, func(item value) {
		has = has || item.kind == textKind || item.kind == typeKind && strings.HasPrefix(item.text, "str") || item.typeName() == "numpy.ndarray"
	})
	return has
}
