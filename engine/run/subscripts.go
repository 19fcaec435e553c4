package run

import (
	"cmp"
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// subscripts evaluates the items of an index.
func (m *machine) subscripts(x *expr.Index) []engine.Subscript {
	return seenMasks(m, x, nil, anySubscripts(m, x))
}

// adrift reports whether one of subscripts lies nobody knows where.
func adrift(subscripts []engine.Subscript) bool {
	return slices.ContainsFunc(subscripts, func(s engine.Subscript) bool { return s.Adrift })
}

// seenMasks reports a mask among subscripts of which nobody knows how many entries it picks.
// One that does not fit what it picks from is given values, since they make no difference.
func seenMasks(m *machine, x expr.Expr, of *engine.Array, list []engine.Subscript) []engine.Subscript {
	for i, s := range list {
		if s.Kind != engine.Picked || s.Array.Values.DType != engine.Bool || s.Array.Values.Known() {
			continue
		}
		blank := slices.Clone(list)
		blank[i].Array = sure(engine.Full(s.Array.Shape, engine.BoolScalar(false)))
		if of != nil {
			_, err := engine.Index(engine.Operand{Array: *of}, blank...)
			if _, apart := err.(*engine.MismatchError); err != nil && !apart {
				return blank
			}
		}
		must(unknown(m, x, "a mask", s.Array))
	}
	return list
}

func anySubscripts(m *machine, x *expr.Index) (list []engine.Subscript) {
	library, home := m.library, cmp.Or(m.home, m.library)
	m.home = ""
	for _, item := range x.Items {
		m.library = home
		v := itemOfIndex(m, item)
		m.library = library
		if v.kind == listKind && len(x.Items) == 1 && !x.Tuple && m.library == engine.InJAX && m.named {
			m.told(x, "_by_list")
		}
		values := []value{v}
		spread := v.kind == listKind && m.named && (m.library == engine.InTensorFlow || m.isTorch() && slices.ContainsFunc(v.items, standsAlone)) // x[[0, 1]] is x[0, 1]
		if (v.kind == tupleKind || spread) && !x.Tuple {
			values = v.items // a[(0, 1)] is a[0, 1]
		}
		for _, v := range values {
			if m.jitted != nil && v.text == "slice" {
				m.told(item, "_sliced", tuple(v.values...), len(list))
			}
			list = append(list, subscript(m, v, item))
		}
	}
	return list
}

// standsAlone reports whether PyTorch takes a list with the item v for a tuple of indices.
func standsAlone(v value) bool {
	return v.isSequence() || v.kind == arrayKind && !v.numpy || v.kind == noneKind || v.kind == dictKind
}

// subscriptsOf returns what a value does as an index, or the items of a tuple.
func subscriptsOf(m *machine, v value, x expr.Expr) (list []engine.Subscript) {
	values := []value{v}
	if v.kind == tupleKind {
		values = v.items
	}
	for _, v := range values {
		list = append(list, subscript(m, v, x))
	}
	return seenMasks(m, x, nil, list)
}

// subscript returns what one value does as an index.
func subscript(m *machine, v value, x expr.Expr) engine.Subscript {
	if s, unknown := hidden(v); unknown && v.kind == numberKind && s.DType == engine.Int64 && m.library != engine.InXArray {
		return engine.Subscript{Adrift: true}
	} else if n := int(v.number.Int); v.kind == dictKind && v.number.Known && m.library != engine.InXArray {
		return engine.Subscript{Kind: engine.Ranged, Range: engine.Range{Stop: &n}, Adrift: true}
	}
	if n, ok := v.isInt(); ok && !v.isTruth() {
		return engine.Subscript{At: n}
	}
	switch {
	case v.kind == numberKind && v.number.DType == engine.Bool:
		return engine.Subscript{Kind: engine.Picked, Array: sure(engine.Full(engine.Shape{}, v.known()))}
	case v.kind == noneKind:
		return engine.Subscript{Kind: engine.NewAxis}
	case v.kind == dictKind && v.text == "slice":
		return engine.Subscript{Kind: engine.Ranged, Range: rangeOf(&m.context, v.values, x)}
	case v.kind == ellipsisKind:
		return engine.Subscript{Kind: engine.Ellipsis}
	case v.kind == arrayKind && v.array.Values.DType.Kind() != engine.KindFloat:
		if m.library == engine.InTensorFlow && m.named && m.inside == nil {
			m.told(x, "_no_index", v)
		}
		return engine.Subscript{Kind: engine.Picked, Array: *v.array, Words: m.operand(operandValue{v, x})}
	case v.kind == listKind:
		a, err := tried(func() engine.Array { return listedAs(m, v, x, false) })
		if len(v.items) == 0 {
			a.Values = engine.Ints()
		}
		if err == nil && a.Values.DType.Kind() != engine.KindFloat {
			return engine.Subscript{Kind: engine.Picked, Array: a, Words: m.operand(operandValue{v, x})}
		}
	}
	if m.named {
		m.told(x, "_no_index", v)
	}
	m.outside(x, expr.IndexBy, v.typeName())
	return engine.Subscript{}
}

// isTruth reports whether v is True or False, of Python's or in an array.
func (v *object) isTruth() bool {
	return v.kind == numberKind && v.number.DType == engine.Bool || v.kind == arrayKind && v.array.Values.DType == engine.Bool
}

// isFloat reports whether v is a float, of Python's or a number of NumPy's.
func isFloat(v value) bool {
	return v.kind == numberKind && v.number.DType.Kind() == engine.KindFloat || v.kind == arrayKind && v.numpy && v.array.Values.DType.Kind() == engine.KindFloat
}

// rangeOf returns what start, stop and step of a slice mean.
func rangeOf(in *context, bounds []value, x expr.Expr) (r engine.Range) {
	for i, to := range []**int{&r.Start, &r.Stop, &r.Step} {
		if n, ok := bounds[i].isInt(); ok {
			*to = &n
		} else if b := bounds[i]; b.kind == textKind || isFloat(b) && (in.isNumPy() || in.isTorch()) {
			in.refuses(x, "TypeError", "slice indices must be integers or None or have an __index__ method")
		} else if b.kind != noneKind {
			in.outside(x, expr.IndexBy, "a slice of "+bounds[i].typeName())
		}
	}
	return r
}
