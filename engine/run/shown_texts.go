package run

import (
	"strconv"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// Texts are shown: print(f"{a.shape}"). What they would show is computed, so
// that it fails where Python fails, and is not written out.

// texts returns the functions that make a text of values.
func texts() []function {
	return []function{
		{"_shown", "value spec", func(c *call) value { return oneText(c.machine, c.node, c.args[0].object, c.args[1].text) }},
		{"_digits", "x verb n", func(c *call) value {
			return text(strconv.FormatFloat(c.args[0].known().AsFloat(), c.args[1].text[0], c.int(2, 0), 64))
		}},
		{"_no_text", "", func(c *call) value { return shownText(c.machine, c.node) }},
		{"text.join", "text items", joinedText},
		{"text.split", "text by=", func(c *call) value {
			parts := strings.Fields(c.args[0].text)
			if c.has(1) {
				parts = strings.Split(c.args[0].text, textGiven(c, 1))
			}
			return c.light(valueOf(parts), c.node)
		}},
		{"repr", "value", func(c *call) value { return oneText(c.machine, c.node, c.args[0].object, "!r") }},
	}
}

// textGiven returns argument i, a text that is not empty or the last of them.
func textGiven(c *call, i int) string {
	if v := c.args[i]; v.kind != textKind || v.text == "" && i == 1 {
		c.wrong(i, "a text")
	}
	return c.args[i].text
}

// joinedText puts a text between others, where those are known.
func joinedText(c *call) value {
	items := c.iterated(c.args[1])
	list, length := make([]string, len(items)), 0
	for i, item := range items {
		length += len(item.text) + len(c.args[0].text)
		if list[i] = item.text; item.kind != textKind || c.showing && c.inside == nil {
			return shownText(c.machine, c.node)
		}
	}
	bounded(c, length)
	return text(strings.Join(list, c.args[0].text))
}

// bounded ends a call that would make a text of too many letters.
func bounded(c *call, letters int) {
	if letters > maxListed {
		must(&WorkError{Place: c.place(c.node), Limit: maxListed})
	}
}

// oneText returns what a format makes of a value.
func oneText(m *machine, x expr.Expr, v value, spec string) value {
	misformatted(m, x, v, spec)
	if says, known := format(m, v, spec); known {
		return text(says)
	}
	return shownText(m, x)
}

// shownText returns the text that x makes of values, where nobody reads it.
func shownText(m *machine, x expr.Expr) value {
	if m.showing {
		return text("")
	}
	return m.outside(x, expr.OperationOn, "a text made of values")
}

func evalFormatted(m *machine, f *expr.Formatted) value {
	says := f.Between[0]
	for i, part := range f.Parts {
		v := m.value(part)
		if m.library == engine.InXArray && v.kind == arrayKind && v.array.Shape.Rank() == 0 && (strings.HasPrefix(f.Specs[i], ":") || v.foreign && f.Specs[i] != "!r") && v.array.Values.Known() {
			v = &object{kind: numberKind, number: v.array.Values.Scalar(v.array.Offset)}
		}
		says += oneText(m, f, v, f.Specs[i]).text + f.Between[i+1]
	}
	return text(says)
}

// misformatted is what Python says of a value and a format that do not fit.
func misformatted(m *machine, x expr.Expr, v value, spec string) {
	name := m.className(v)
	switch {
	case len(spec) < 2 || spec[0] != ':' || v.kind > arrayKind && v.kind != dictKind || v.kind == numberKind && v.number.DType == engine.Bool:
		return
	case v.kind != arrayKind:
	case !m.named:
		return
	case v.numpy:
		name = pythonNumber(engine.Scalar{DType: v.array.Values.DType}).typeName()
	case v.array.Shape.Rank() == 0 && v.text != "Variable":
		return
	case asNumPy(&m.context, v):
		name = "numpy.ndarray"
	case m.library == engine.InXArray || v.text == "KerasVariable" || !v.array.Shape.IsDense():
		m.outside(x, expr.OperationOn, "a format of an array")
	}
	m.told(x, "_no_format", name, spec)
}
