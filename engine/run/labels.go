package run

import (
	"maps"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// Labels of the entries of xarray's axes. An axis holds the number of its list of
// labels in its origin, so that they stay with it; labels that are not known are -1.

// labelsOf returns the labels along the axis that goes by a name, or nil.
func labelsOf(m *machine, s engine.Shape, name string) ([]value, error) {
	k := axisNamed(engine.Array{Shape: s}, name)
	if k < 0 || s.Axes[k].Origin.Index == 0 {
		return nil, nil
	} else if s.Axes[k].Origin.Index < 0 {
		return nil, &expr.UnsupportedError{Feature: expr.AttributeOf, Name: name}
	}
	return m.labels[s.Axes[k].Origin.Index-1], nil
}

// indexed keeps a list of labels and gives it to an axis.
func indexed(m *machine, axis *engine.Axis, labels []value) {
	m.labels, m.coords = append(m.labels, labels), append(m.coords, axis.Name)
	axis.Origin.Index = len(m.labels)
}

// labelItems returns what a list or a vector has as labels, all texts or all numbers of
// one type.
func labelItems(in *context, v value) (items []value, known bool) {
	if v.kind == arrayKind && v.array.Shape.Rank() == 1 && v.array.Values.Known() {
		if d := v.array.Values.DType; d != engine.Int64 && d != engine.Float64 {
			return nil, false
		}
		v = fromNested(v.array.Nested())
	}
	for _, item := range v.items {
		if item.kind != textKind && item.kind != numberKind || item.kind != v.items[0].kind {
			return nil, false
		}
	}
	return v.items, v.isSequence()
}

// labelled returns an array with other labels along an axis: those of a list, none, or
// with ... some that are not known.
func labelled(c *call) value {
	v, labels := array(*c.args[0].array), c.args[2]
	v.array.Shape.Axes = slices.Clone(v.array.Shape.Axes)
	switch axis := &v.array.Shape.Axes[axisNamed(*v.array, c.args[1].text)]; labels.kind {
	case noneKind:
		axis.Origin.Index = 0
	case ellipsisKind:
		axis.Origin.Index = -1
	default:
		indexed(c.machine, axis, labels.items)
	}
	c.share(c.args[0].array, v.array)
	return v
}

// entriesAt takes entries of axes, at most one of them by a list, and their labels. A part
// of an array that is no part is the array.
func entriesAt(m *machine, x expr.Expr, of operandValue, subscripts []engine.Subscript) value {
	from := m.operand(of)
	if !slices.ContainsFunc(subscripts, func(s engine.Subscript) bool { return s.Kind != engine.Ranged || s.Range != engine.Range{} }) {
		return of.object
	}
	c, err := engine.Index(from, subscripts...)
	if err == nil && c.To.Shape.Rank() == from.Shape.Rank() {
		c.To = withNamesOf(c.To, from.Shape.Axes)
	}
	v := m.change(x, of.array, c, err)
	v.bare, v.array.Beside = of.bare, entriesBeside(m, from.Array, subscripts)
	for k := range v.array.Shape.Axes {
		to := &v.array.Shape.Axes[k]
		i := axisNamed(from.Array, to.Name)
		labels, _ := labelsOf(m, from.Shape, to.Name)
		if to.Origin.Index = from.Shape.Axes[i].Origin.Index; labels == nil {
			continue
		}
		at, known := placesOf(subscripts[i], len(labels))
		if !known {
			to.Origin.Index = -1
			continue
		}
		taken := make([]value, to.Size)
		for n, place := range at.items {
			taken[n] = labels[place.number.Int]
		}
		indexed(m, to, taken)
	}
	return v
}

// byNames reports whether an index takes entries of an array by the rules of xarray.
func byNames(m *machine, of value) bool {
	return m.library == engine.InXArray && m.named && of.kind == arrayKind && (of.array.Shape.Named() || of.array.Shape.Rank() == 0 && !of.numpy && !of.foreign)
}

// itemOfIndex returns an item of an index as a value, as slice(low, high) makes it of a range.
func itemOfIndex(m *machine, x expr.Expr) value {
	s, ok := x.(*expr.Slice)
	if !ok {
		return onceIn(m, x)
	}
	v := dict()
	v.text = "slice"
	for i, part := range []expr.Expr{s.Low, s.High, s.Step} {
		bound := none()
		if n, of := part.(*expr.Literal); of && strings.HasSuffix(n.Text, "j") {
			bound = &object{kind: dictKind, text: "steps", items: []value{text("n")}, values: []value{m.value(&expr.Literal{Span: n.Span, Text: strings.TrimSuffix(n.Text, "j")})}}
		} else if part != nil {
			bound = m.value(part)
		}
		v.put(text([]string{"start", "stop", "step"}[i]), bound)
	}
	if low, unknown := hidden(v.values[0]); unknown && s.High != nil && s.Step == nil && low.DType.Kind() == engine.KindInt && (v.values[0].array == nil || v.values[0].array.Shape.Rank() == 0) {
		v.number = span(m, s)
	}
	return v
}

// span returns how far a slice goes whose ends are not known, as x[i:i+8] goes over 8: the
// same for each i.
func span(m *machine, s *expr.Slice) engine.Scalar {
	before, spans := m.vars, [2]int{}
	for i := range spans {
		m.vars = maps.Clone(before)
		for name, v := range before {
			if one, unknown := hidden(v); unknown && one.DType.Kind() == engine.KindInt {
				m.vars[name] = integer(i)
			}
		}
		low, isInt := m.value(s.Low).isInt()
		high, both := m.value(s.High).isInt()
		if m.vars = before; !isInt || !both {
			return engine.Scalar{}
		}
		spans[i] = high - low
	}
	if spans[0] != spans[1] || spans[0] < 0 || m.tracing || m.jitted != nil {
		return engine.Scalar{}
	}
	return engine.IntScalar(int64(spans[0]))
}

// takeLabels gives the axes of a result the labels that any of its operands has along them.
func takeLabels(a *engine.Array, operands []engine.Operand) {
	for k, axis := range a.Shape.Axes {
		for _, o := range operands {
			if i := axisNamed(o.Array, axis.Name); axis.Name != "" && i >= 0 && axis.Origin.Index == 0 && o.Shape.Axes[i].Origin.Index != 0 {
				a.Shape.Axes = slices.Clone(a.Shape.Axes)
				a.Shape.Axes[k].Origin.Index = o.Shape.Axes[i].Origin.Index
				break
			}
		}
	}
}

// aligned returns operands with the labels that all of them have along the axes that they
// share, in the order of the first, and whether that cannot be said. A choice takes no others
// than its own.
func aligned(m *machine, op engine.Op, operands []engine.Operand) (list []engine.Operand, apart bool) {
	list = slices.Clone(operands)
	differ, known := labelsDiffer(m, operands)
	if !differ || op == engine.Where {
		return list, differ || !known
	}
	steps, x, arrays := len(m.out.Steps), &expr.Name{}, tuple()
	for _, o := range operands {
		arrays.items = append(arrays.items, array(o.Array))
	}
	met := m.invoke(written(engine.InXArray, "", "_aligned"), x, operandValue{arrays, x})
	m.out.Steps = m.out.Steps[:steps]
	for i, v := range met.items {
		for k, axis := range v.array.Shape.Axes {
			if axis.Size < list[i].Shape.Axes[k].Size {
				list[i].Dropped = uint8(k + 1)
			}
		}
		list[i].Array = *v.array
	}
	return list, false
}

// labelsDiffer reports whether two operands have other labels along an axis, and whether the
// labels of axes that they share are known.
func labelsDiffer(m *machine, operands []engine.Operand) (differ, known bool) {
	for i, o := range operands {
		for _, axis := range o.Shape.Axes {
			for _, other := range operands[:i] {
				a, k := axis.Origin.Index, axisNamed(other.Array, axis.Name)
				if k < 0 || axis.Name == "" {
					continue
				}
				b := other.Shape.Axes[k].Origin.Index
				if a < 0 || b < 0 {
					return false, false
				}
				differ = differ || a > 0 && b > 0 && !slices.EqualFunc(m.labels[a-1], m.labels[b-1], equal)
			}
		}
	}
	return differ, true
}

// keyOf returns what stands between the brackets of an index as one value.
func keyOf(m *machine, x *expr.Index) value {
	key := tuple()
	for _, item := range x.Items {
		key.items = append(key.items, itemOfIndex(m, item))
	}
	if !x.Tuple {
		return key.items[0]
	}
	return key
}
