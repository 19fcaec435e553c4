package run

import (
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// Texts are shown: print(f"{a.shape}"). What they would show is computed, so
// that it fails where Python fails, and is not written out.

// texts returns the functions that make a text of values.
func texts() []function {
	return []function{
		{"_shown", "value spec", func(c *call) (value, error) { return oneText(c.machine, c.node, c.args[0].object, c.args[1].text) }},
		{"_no_text", "", func(c *call) (value, error) { return shownText(c.machine, c.node) }},
		{"text.join", "text items", joinedText},
		{"text.split", "text by=", func(c *call) (value, error) {
			parts := strings.Fields(c.args[0].text)
			if c.has(1) {
				parts = strings.Split(c.args[0].text, textGiven(c, 1))
			}
			return c.light(valueOf(parts), c.node)
		}},
		{"repr", "value", func(c *call) (value, error) { return oneText(c.machine, c.node, c.args[0].object, "!r") }},
	}
}

// textGiven returns argument i, a text that is not empty or the last of them.
func textGiven(c *call, i int) string {
	if v := c.args[i]; v.kind != textKind || v.text == "" && i == 1 {
		must(c.wrong(i, "a text"))
	}
	return c.args[i].text
}

// joinedText puts a text between others, where those are known.
func joinedText(c *call) (value, error) {
	items := sure(c.iterated(c.args[1]))
	list, length := make([]string, len(items)), 0
	for i, item := range items {
		length += len(item.text) + len(c.args[0].text)
		if list[i] = item.text; item.kind != textKind || c.showing && c.inside == nil {
			return shownText(c.machine, c.node)
		}
	}
	bounded(c, length)
	return text(strings.Join(list, c.args[0].text)), nil
}

// bounded ends a call that would make a text of too many letters.
func bounded(c *call, letters int) {
	if letters > maxListed {
		must(&WorkError{Place: c.place(c.node), Limit: maxListed})
	}
}

// oneText returns what a format makes of a value.
func oneText(m *machine, x expr.Expr, v value, spec string) (value, error) {
	if says, known := format(m, v, spec); known {
		return text(says), nil
	}
	return shownText(m, x)
}

// shownText returns the text that x makes of values, where nobody reads it.
func shownText(m *machine, x expr.Expr) (value, error) {
	if m.showing {
		return text(""), nil
	}
	return none(), m.outside(x, expr.OperationOn, "a text made of values")
}

// evalFormatted returns the text that an f-string makes.
func evalFormatted(m *machine, f *expr.Formatted) (value, error) {
	says, known := f.Between[0], true
	for i, part := range f.Parts {
		v := m.value(part)
		if m.library == engine.InXArray && v.kind == arrayKind && v.array.Shape.Rank() == 0 && (strings.HasPrefix(f.Specs[i], ":") || v.foreign) && v.array.Values.Known() {
			v = &object{kind: numberKind, number: v.array.Values.Scalar(v.array.Offset)}
		}
		if spec := f.Specs[i]; v.kind == arrayKind && (v.array.Shape.Rank() > 0 || v.text == "Variable" && !v.numpy) && spec != "" && spec[0] == ':' && m.named {
			name := m.className(v)
			if asNumPy(&m.context, v) {
				name = "numpy.ndarray"
			} else if m.library == engine.InXArray || v.text == "KerasVariable" || !v.array.Shape.IsDense() {
				return none(), m.outside(part, expr.OperationOn, "a format of an array")
			}
			return none(), m.refuses(part, "TypeError", "unsupported format string passed to "+name+".__format__")
		}
		one, ok := format(m, v, f.Specs[i])
		known = known && ok
		says += one + f.Between[i+1]
	}
	if !known {
		return shownText(m, f)
	}
	return text(says), nil
}
