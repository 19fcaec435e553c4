package run

import (
	"cmp"
	"strconv"
	"strings"
	"unicode/utf8"

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
	case typeKind:
		if v.numpy {
			return v.text, true // a type of values
		}
	}
	if s, known := v.one(); v.numpy && known {
		return s.String(), true
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
	case arrayKind:
		s, known := v.one()
		if s.DType == engine.Bool {
			return "np." + s.String() + "_", v.numpy && known
		}
		return "np." + s.DType.String() + "(" + s.String() + ")", v.numpy && known
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
	}
	return laidOut(v, strings.TrimPrefix(spec, ":"))
}

// laidOut returns a number or a text as Python's format does: aligned in a width, with so
// many digits, as in ">8.2f".
func laidOut(v value, spec string) (string, bool) {
	kind := strings.TrimLeft(spec, "0123456789.<>^")
	layout, point, precise := strings.Cut(strings.TrimSuffix(spec, kind), ".")
	side, pad := strings.TrimRight(layout, "0123456789"), " "
	if side == "" && v.kind == textKind {
		side = "<"
	}
	width, bad := strconv.Atoi(cmp.Or(strings.TrimLeft(layout, "<>^"), "0"))
	digits, bad2 := strconv.Atoi(cmp.Or(point, "6"))
	says, number := v.text, v.kind == numberKind && v.number.DType != engine.Bool
	switch {
	case bad != nil || bad2 != nil || width > 1000 || digits > 40 || len(side) > 1:
		return "", false
	case number && (kind == "f" || kind == "e"):
		says = strconv.FormatFloat(v.number.AsFloat(), kind[0], digits, 64)
	case number && kind == "%":
		says = strconv.FormatFloat(v.number.AsFloat()*100, 'f', digits, 64) + "%"
	case number && !precise && (kind == "" || kind == "d" && v.number.DType.Kind() == engine.KindInt):
		says = v.number.String()
	case v.kind != textKind || precise || kind != "":
		return "", false
	}
	if number {
		says = strings.TrimPrefix(strings.ToLower(says), "+") // nan and inf
	}
	if strings.HasPrefix(layout, "0") {
		pad = "0"
	}
	room := max(width-utf8.RuneCountInString(says), 0)
	left := map[string]int{"<": 0, "^": room / 2, "": room, ">": room}[side]
	return strings.Repeat(pad, left) + says + strings.Repeat(pad, room-left), pad == " " || number && says[0] != '-'
}
