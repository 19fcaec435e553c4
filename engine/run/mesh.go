package run

import (
	"shapecast/engine"
	"shapecast/engine/expr"
)

// ofRanges calls a function that is written in the language with what stands between
// the brackets of np.ogrid[0:3, 0:4] and its kin, where low:high:step is an array.
func ofRanges(m *machine, x *expr.Index, f value) value {
	items := make([]value, len(x.Items))
	for i, item := range x.Items {
		items[i] = m.invoke(written(engine.InNumPy, "", "_ranged"), item, operandValue{itemOfIndex(m, item), item})
	}
	given := operandValue{tuple(items...), &expr.Sequence{Span: x.Span, Items: x.Items, Tuple: true}}
	return m.invoke(f, x, given, operandValue{boolean(len(items) == 1 && !x.Tuple), x})
}
