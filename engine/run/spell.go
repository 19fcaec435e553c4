package run

import (
	"cmp"
	"strconv"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// spell returns what str(v) gives, and whether we know it: arrays are not
// written out.
func spell(in *context, v value) (string, bool) {
	switch v.kind {
	case textKind:
		return v.text, true
	case exceptionKind:
		if says := text(v.text); v.typeName() == "KeyError" { // whose key is a text, if it is no number
			shown, known := says.represent()
			return shown, known && v.own && strings.TrimLeft(v.text, "-.0123456789([") == v.text && !contains("None|True|False|nan|inf", v.text)
		}
		return v.text, v.own && (in.inside != nil || !strings.Contains(v.text, "[Op:")) // before which TensorFlow tells more
	case typeKind:
		if v.numpy && in.library == engine.InTensorFlow && !v.foreign {
			return "<dtype: '" + v.text + "'>", true
		} else if v.numpy {
			return v.text, true // a type of values
		}
	case sizeKind:
		if v.text == "TensorShape" {
			return (&object{kind: tupleKind, items: v.items}).represent()
		}
	}
	if v.numpy {
		s, known := v.one()
		return s.String(), known
	}
	return v.represent()
}

// represent returns what repr gives of a value, and whether we know it.
func (v *object) represent() (string, bool) {
	switch v.kind {
	case noneKind:
		return "None", true
	case numberKind:
		return v.number.String(), v.number.Known
	case arrayKind:
		s, known := v.one()
		if s.DType == engine.Bool {
			return "np." + s.String() + "_", v.numpy && known
		}
		return "np." + s.DType.String() + "(" + s.String() + ")", v.numpy && known
	case instanceKind:
		says := v.attrs["_says"]
		return cmp.Or(says, none()).text, says != nil
	case textKind:
		quote := `'"`[min(1, strings.Count(v.text, "'")):][:1]
		return quote + v.text + quote, !v.numpy && !strings.ContainsAny(v.text, quote+"\\\n\t\r")
	case typeKind:
		if strings.Contains(v.text, ".") {
			return v.text, true
		}
		return "<class '" + v.text + "'>", v.text == "int" || v.text == "float" || v.text == "bool"
	case dictKind:
		says, known := "", v.text == ""
		for i, key := range v.items {
			one, ok := key.represent()
			to, both := v.values[i].represent()
			says, known = says+", "+one+": "+to, known && ok && both
		}
		return "{" + strings.TrimPrefix(says, ", ") + "}", known
	case listKind, tupleKind, sizeKind:
		items, known := v.separated()
		switch {
		case v.text == "TensorShape":
			return "TensorShape([" + items + "])", known
		case v.text != "":
			return "", false
		case v.kind == sizeKind:
			items = "torch.Size([" + items + "])"
		case v.kind == listKind:
			items = "[" + items + "]"
		case len(v.items) == 1:
			items = "(" + items + ",)"
		default:
			items = "(" + items + ")"
		}
		return items, known
	}
	return "", false
}

// separated returns the items of a value with commas between them.
func (v *object) separated() (string, bool) {
	list := make([]string, len(v.items))
	known := true
	for i, item := range v.items {
		var ok bool
		list[i], ok = item.represent()
		known = known && ok
	}
	return strings.Join(list, ", "), known
}

// stringOf returns what str gives of a value, and whether we know it.
func stringOf(m *machine, v value) (string, bool) {
	if v.numpy {
		return spell(&m.context, v) // a float in the digits of its own type
	}
	if says, known := textOfArray(m, v, "!s"); known || v.kind == arrayKind && asNumPy(&m.context, v) {
		return says, known
	}
	return format(m, v, "")
}

// asNumPy reports whether a format takes an array of JAX or TensorFlow as NumPy's.
func asNumPy(in *context, v value) bool {
	return (in.library == engine.InJAX || in.library == engine.InTensorFlow) && in.named && v.text == "" && v.array.Shape.IsDense()
}

// ownText reports a tensor of TensorFlow's, of which str, repr and a format say three things.
func ownText(m *machine, v value) bool {
	return m.library == engine.InTensorFlow && (v.kind == arrayKind && !v.foreign && !v.numpy || v.attrs["_shown"] != nil)
}

// textOfArray returns what str, or by "!r" repr, gives of an array of NumPy's or of PyTorch's,
// and whether we know it. A number without axes stands in a text as one of Python's.
func textOfArray(m *machine, v value, spec string) (string, bool) {
	loose(&m.context, v, &expr.Name{Name: "str"})
	own := ownText(m, v) || m.isTorch() && v.kind == arrayKind && !v.foreign
	labelled := m.library == engine.InXArray && m.named && (v.isDataset() || v.kind == arrayKind && !v.foreign && !v.bare)
	if m.showing || v.kind != arrayKind && !labelled && !own || spec != "" && spec[0] == ':' || own && spec == "" && v.kind == arrayKind && v.array.Shape.Rank() == 0 && v.text != "Variable" {
		return "", false
	}
	x := &expr.Name{Name: "str"}
	given, name, library := []operandValue{{v, x}, {text(spec), x}}, "_printed", m.library
	jax := m.library == engine.InJAX && !v.foreign && m.named
	switch {
	case labelled:
		given, name = given[:1], "_labelled_text"
	case !own:
		name = "_text_of"
	}
	if name == "_text_of" && !jax {
		library = engine.InNumPy
	}
	if strings.Contains(m.source, "printoptions") || name == "_text_of" && (v.numpy || v.array.Shape.Named() || !m.isNumPy() && !v.foreign && !jax) {
		return "", false
	}
	steps, last := len(m.out.Steps), m.out.Last
	says, err := tried(func() value { return m.invoke(written(library, "", name), x, given...) })
	m.out.Steps, m.out.Last = m.out.Steps[:steps], last
	return knownText(says, err)
}

// format returns v as an expression in a text shows it: as it is, by "!r", or
// as ":.2f" and the like say.
func format(m *machine, v value, spec string) (string, bool) {
	in := &m.context
	if v.kind == instanceKind && v.typeName() == "Texts" {
		return v.attrs["_text"].text, spec == "" && v.attrs["_text"].kind == textKind
	}
	if text, known := textOfArray(m, v, spec); known {
		return text, true
	}
	if v.kind == arrayKind && spec != "!r" && !v.bare && in.library != engine.InXArray {
		s, known := v.one()
		switch rank := v.array.Shape.Rank(); {
		case rank > 0 || !known:
			return "", false
		case v.numpy || v.foreign || asNumPy(in, v):
			if spec == "" && s.DType.Kind() == engine.KindFloat {
				says := engine.FloatScalar(s.Float).String()       // as Python's own float
				return says, v.numpy || v.foreign || len(says) < 8 // of more digits the last may be another
			} else if spec == "" {
				return s.String(), true
			}
			v = pythonNumber(s)
		case in.isTorch():
			if v = pythonNumber(s); s.DType.Kind() == engine.KindFloat {
				v = float(s.AsFloat())
			}
		default:
			return "", false
		}
	}
	switch says := oneOf(m, v, &expr.Name{}, cmp.Or(spec, "__str__"), "__repr__"); {
	case says != nil:
		return says.text, (spec == "" || spec == "!r") && says.kind == textKind
	case spec == "":
		return spell(in, v)
	case spec == "!r":
		return v.represent()
	}
	return laidOut(m, v, spec[1:])
}

// laidOut returns what a format such as ">8.2f" makes of a text or a number, and whether we
// know it. It counts as one call.
func laidOut(m *machine, v value, spec string) (string, bool) {
	x, ticks := &expr.Name{Name: "format"}, m.ticks+callTicks
	says, err := tried(func() value {
		return m.invoke(written("math", "text", "__format__"), x, operandValue{v, x}, operandValue{text(spec), x})
	})
	m.ticks = ticks
	return knownText(says, err)
}

// knownText returns the text that a function gave, and whether it gave one.
func knownText(v value, err error) (string, bool) {
	if err != nil || v.kind != textKind {
		return "", false
	}
	return v.text, true
}

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
				parts = strings.Split(c.args[0].text, parting(c, c.args[1].object))
			}
			return c.light(valueOf(parts), c.node)
		}},
		{"repr", "value", func(c *call) value { return oneText(c.machine, c.node, c.args[0].object, "!r") }},
	}
}

// parting returns what a text is parted by.
func parting(c *call, by value) string {
	if by.kind != textKind {
		c.says("TypeError", "must be str or None, not %s", by.typeName())
	} else if by.text == "" {
		c.says("ValueError", "empty separator")
	}
	return by.text
}

// joinedText puts a text between others, where those are known.
func joinedText(c *call) value {
	items := c.items(c.args[1].object, c.args[1].expr)
	list, length := make([]string, len(items)), 0
	for i, item := range items {
		length += len(item.text) + len(c.args[0].text)
		if list[i] = item.text; item.kind != textKind || c.showing && c.inside == nil {
			return shownText(c.machine, c.node)
		}
	}
	c.bounded(length, c.node)
	return text(strings.Join(list, c.args[0].text))
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
	case len(spec) < 2 || spec[0] != ':' || v.kind > arrayKind && v.kind != dictKind || v.kind == numberKind && v.number.DType == engine.Bool || v.numpy && v.array != nil && v.array.Values.DType == engine.Bool:
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
