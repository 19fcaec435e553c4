package run

import (
	"strconv"
	"strings"

	"shapecast/engine"
)

// spell returns what str(v) gives, and whether we know it: arrays are not
// written out.
func (m *machine) spell(v value) (string, bool) {
	switch v.kind {
	case textKind:
		return v.text, true
	case exceptionKind:
		return v.text, v.own
	}
	return m.represent(v)
}

// represent returns what repr(v) gives, and whether we know it.
func (m *machine) represent(v value) (string, bool) {
	switch v.kind {
	case noneKind:
		return "None", true
	case numberKind:
		return v.number.String(), true
	case textKind:
		return "'" + v.text + "'", !strings.ContainsAny(v.text, "'\\\n")
	case typeKind:
		if strings.Contains(v.text, ".") {
			return v.text, true
		}
		return "<class '" + v.text + "'>", v.text == "int" || v.text == "float" || v.text == "bool"
	case listKind, tupleKind:
		return m.listing(v)
	case sizeKind:
		if v.text == "" {
			items, known := m.separated(v)
			return "torch.Size([" + items + "])", known
		}
	}
	return "", false
}

// listing returns a list or a tuple as Python writes it.
func (m *machine) listing(v value) (string, bool) {
	items, known := m.separated(v)
	switch {
	case v.text != "":
		return "", false
	case v.kind == listKind:
		return "[" + items + "]", known
	case len(v.items) == 1:
		return "(" + items + ",)", known
	}
	return "(" + items + ")", known
}

// separated returns the items of v with commas between them.
func (m *machine) separated(v value) (string, bool) {
	list := make([]string, len(v.items))
	known := true
	for i, item := range v.items {
		var ok bool
		list[i], ok = m.represent(item)
		known = known && ok
	}
	return strings.Join(list, ", "), known
}

// format returns v as an expression in a text shows it: as it is, by "!r", or
// with as many digits as ":.2f" says.
func (m *machine) format(v value, spec string) (string, bool) {
	if v.kind == arrayKind && spec != "!r" && !v.bare && m.library != engine.InXArray {
		s, known := v.one()
		switch rank := v.array.Shape.Rank(); {
		case rank > 0 || !known:
			return "", false
		case v.numpy || v.foreign:
			if spec == "" {
				return s.String(), true
			}
			v = pythonNumber(s)
		case m.isTorch():
			if v = pythonNumber(s); s.DType.Kind() == engine.KindFloat {
				v = float(s.AsFloat())
			}
		default:
			return "", false
		}
	}
	switch {
	case spec == "":
		return m.spell(v)
	case spec == "!r":
		return m.represent(v)
	case v.kind == numberKind && strings.HasPrefix(spec, ":.") && strings.HasSuffix(spec, "f"):
		digits, err := strconv.Atoi(spec[2 : len(spec)-1])
		return strconv.FormatFloat(v.number.AsFloat(), 'f', min(digits, 40), 64), err == nil
	}
	return "", false
}
