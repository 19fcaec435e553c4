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
	kind, says := spec[max(len(spec)-1, 0):], v.text
	if strings.Contains("0123456789<>^", kind) {
		kind = ""
	}
	layout, point, precise := strings.Cut(strings.TrimSuffix(spec, kind), ".")
	align := strings.IndexAny(layout, "<>^")
	fill, side := " ", ">"
	if v.kind == textKind {
		side = "<"
	}
	if align > 1 {
		return "", false
	} else if align >= 0 {
		fill, side, layout = cmp.Or(layout[:align], " "), layout[align:align+1], layout[align+1:]
	} else if strings.HasPrefix(layout, "0") && len(layout) > 1 {
		fill = "0"
	}
	digits, err := strconv.Atoi(cmp.Or(point, "6"))
	width, bad := strconv.Atoi(cmp.Or(layout, "0"))
	whole := v.kind == numberKind && v.number.DType.Kind() == engine.KindInt
	switch {
	case err != nil || bad != nil || digits > 40 || width > 1000 || v.kind == numberKind && v.number.DType == engine.Bool:
		return "", false
	case v.kind == numberKind && (kind == "f" || kind == "e"):
		says = strconv.FormatFloat(v.number.AsFloat(), kind[0], digits, 64)
	case v.kind == numberKind && kind == "%":
		says = strconv.FormatFloat(v.number.AsFloat()*100, 'f', digits, 64) + "%"
	case v.kind == numberKind && !precise && (kind == "d" && whole || kind == ""):
		says = v.number.String()
	case v.kind != textKind || precise || kind != "" && kind != "s":
		return "", false
	}
	room := max(width-utf8.RuneCountInString(says), 0)
	switch {
	case fill == "0" && (strings.HasPrefix(says, "-") || v.kind == textKind):
		return says, room == 0
	case side == "<":
		return says + strings.Repeat(fill, room), true
	case side == "^":
		return strings.Repeat(fill, room/2) + says + strings.Repeat(fill, room-room/2), true
	}
	return strings.Repeat(fill, room) + says, true
}
