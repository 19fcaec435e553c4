package run

import (
	"strconv"
	"strings"

	"shapecast/engine"
)

// spell returns what str(v) gives, and whether we know it: arrays are not
// written out.
func spell(in *context, v value) (string, bool) {
	switch v.kind {
	case textKind:
		return v.text, true
	case exceptionKind:
		return v.text, v.own
	}
	return v.represent()
}

// represent returns what repr gives of a value, and whether we know it.
func (v *object) represent() (string, bool) {
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
	case listKind, tupleKind, sizeKind:
		items, known := v.separated()
		switch {
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

// format returns v as an expression in a text shows it: as it is, by "!r", or
// with as many digits as ":.2f" says.
func format(in *context, v value, spec string) (string, bool) {
	if v.kind == arrayKind && spec != "!r" && !v.bare && in.library != engine.InXArray {
		s, known := v.one()
		switch rank := v.array.Shape.Rank(); {
		case rank > 0 || !known:
			return "", false
		case v.numpy || v.foreign:
			if spec == "" && s.DType.Kind() == engine.KindFloat {
				return engine.FloatScalar(s.Float).String(), true // as Python's own float
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
	switch {
	case spec == "":
		return spell(in, v)
	case spec == "!r":
		return v.represent()
	case v.kind == numberKind && strings.HasPrefix(spec, ":.") && strings.HasSuffix(spec, "f"):
		digits, err := strconv.Atoi(spec[2 : len(spec)-1])
		return strconv.FormatFloat(v.number.AsFloat(), 'f', min(digits, 40), 64), err == nil
	}
	return "", false
}
