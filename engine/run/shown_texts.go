package run

import (
	"shapecast/engine"
	"shapecast/engine/expr"
)

// Texts are shown: print(f"{a.shape}"). What they would show is computed, so
// that it fails where Python fails, and is not written out.

// texts returns the functions that make a text of values.
func texts() []function {
	return []function{
		{"text.format text.join", "text *values **named", func(c *call) (value, error) { return shownText(c.machine, c.node) }},
		{"repr", "value", func(c *call) (value, error) { return shownText(c.machine, c.node) }},
	}
}

// shownText returns the text that x makes of values, where nobody reads it.
func shownText(m *machine, x expr.Expr) (value, error) {
	if m.showing {
		return text(""), nil
	}
	return none(), m.outside(x, expr.OperationOn, "a text made of values")
}

// shown returns the value of an expression that is shown.
func shown(m *machine, x expr.Expr) (value, error) {
	showed := m.showing
	defer func() { m.showing = showed }()
	m.showing = true
	return m.eval(x)
}

func evalFormatted(m *machine, f *expr.Formatted) (value, error) {
	says, known := f.Between[0], true
	for i, part := range f.Parts {
		v := sure(shown(m, part))
		if spec := f.Specs[i]; v.kind == arrayKind && v.array.Shape.Rank() > 0 && spec != "" && spec[0] == ':' && m.named {
			if library := orNumPy(m.library); library != engine.InPyTorch && library != engine.InNumPy || v.foreign {
				return none(), m.outside(part, expr.OperationOn, "a format of an array")
			}
			return none(), m.refuses(part, "TypeError", "unsupported format string passed to "+m.className(v)+".__format__")
		}
		one, ok := format(&m.context, v, f.Specs[i])
		known = known && ok
		says += one + f.Between[i+1]
	}
	if !known {
		return shownText(m, f)
	}
	return text(says), nil
}
