package run

import (
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// outerIndex takes what each subscript names of its own axis, one after the other, as xarray
// does.
func outerIndex(m *machine, x expr.Expr, of operandValue, subscripts []engine.Subscript) value {
	s, v := of.array.Shape, of
	if places := tablesByName(s, subscripts); places != nil {
		return m.invoke(written(m.library, "array", "isel"), x, of, operandValue{places, x})
	}
	subscripts = outer(m, x, s, subscripts)
	views := slices.Clone(subscripts)
	for i, one := range views {
		if one.Kind == engine.Picked {
			views[i] = engine.Subscript{Kind: engine.Ranged}
		}
	}
	v.object = entriesAt(m, x, v, views)
	for i, one := range subscripts {
		if one.Kind == engine.Picked {
			along := slices.Repeat([]engine.Subscript{{Kind: engine.Ranged}}, v.array.Shape.Rank())
			along[axisNamed(*v.array, s.Axes[i].Name)] = one
			v.object = entriesAt(m, x, v, along)
		}
	}
	return v.object
}

// tablesByName returns the places that tables along axes of other names take, by the axes that
// they are of, nil where there is no such table.
func tablesByName(s engine.Shape, subscripts []engine.Subscript) value {
	places, apart := dict(), false
	for k, one := range subscripts {
		switch {
		case k >= s.Rank() || one.Kind == engine.Ranged && one.Range != engine.Range{} || one.Kind > engine.Picked:
			return nil
		case one.Kind == engine.Single:
			places.put(text(s.Axes[k].Name), integer(one.At))
		case one.Kind == engine.Picked:
			table := one.Array.Shape
			apart = apart || table.Named() && (table.Rank() > 1 || table.Axes[0].Name != s.Axes[k].Name) && one.Array.Values.DType != engine.Bool
			places.put(text(s.Axes[k].Name), array(one.Array))
		}
	}
	if !apart {
		return nil
	}
	return places
}

// outer returns a subscript for every axis of an array, or what xarray says of one.
func outer(m *machine, x expr.Expr, s engine.Shape, subscripts []engine.Subscript) []engine.Subscript {
	if i := slices.IndexFunc(subscripts, func(s engine.Subscript) bool { return s.Kind == engine.Ellipsis }); i >= 0 {
		subscripts = slices.Concat(subscripts[:i], slices.Repeat([]engine.Subscript{{Kind: engine.Ranged}}, max(0, s.Rank()-len(subscripts)+1)), subscripts[i+1:])
	}
	if len(subscripts) > s.Rank() {
		m.refuses(x, "IndexError", "too many indices")
	}
	for len(subscripts) < s.Rank() {
		subscripts = append(subscripts, engine.Subscript{Kind: engine.Ranged})
	}
	for i, one := range subscripts {
		if one.Kind == engine.NewAxis {
			m.told(x, "_no_indexer")
		} else if one.Kind == engine.Picked {
			m.told(x, "_indexer", array(one.Array), s.Axes[i].Name, i, s, array(engine.Array{Shape: s}))
		}
	}
	return subscripts
}

// outerPlace returns where an assignment writes: the subscripts as NumPy takes them, and the
// part of the array that they name. Entries of several axes are outside the language.
func outerPlace(m *machine, x expr.Expr, of operandValue, subscripts []engine.Subscript) ([]engine.Subscript, engine.Shape) {
	steps, before := len(m.out.Steps), m.out.Last
	part, err := tried(func() value { return outerIndex(m, x, of, subscripts) })
	m.out.Steps, m.out.Last = m.out.Steps[:steps], before
	must(err)
	subscripts = outer(m, x, of.array.Shape, subscripts)
	kinds := ""
	for _, one := range subscripts {
		kinds += [...]string{engine.Single: "1", engine.Ranged: " ", engine.Picked: "p"}[one.Kind]
	}
	if kinds = strings.Trim(kinds, " "); strings.Count(kinds, "p") > 1 || strings.Contains(kinds, "p") && strings.Contains(kinds, " ") {
		m.outside(x, expr.IndexBy, "a table")
	}
	return subscripts, part.array.Shape
}

// assigned returns a value as xarray writes it into a part of an array: its axes are among
// those of the part, whose last ones an array without names has, and one of size 1 stretches.
func assigned(m *machine, x expr.Expr, source engine.Operand, part engine.Shape) engine.Operand {
	more, stretch := part.Rank()-source.Shape.Rank(), []engine.Subscript{}
	switch {
	case source.Shape.Named():
	case more < 0:
		m.told(x, "_of_more_axes", engine.Dense(source.Shape.Sizes()...), part.Rank())
		return source
	default:
		source.Array = withNamesOf(source.Array, part.Axes[more:])
	}
	for _, axis := range source.Shape.Axes {
		k, one := axisNamed(engine.Array{Shape: part}, axis.Name), engine.Subscript{Kind: engine.Ranged}
		if k < 0 {
			m.told(x, "_no_superset", dimsOf(engine.Array{Shape: part}), dimsOf(source.Array))
			return source
		}
		if axis.One() && part.Axes[k].Size != 1 {
			one = engine.Subscript{}
		}
		stretch = append(stretch, one)
	}
	if _, apart := aligned(m, engine.Where, []engine.Operand{source, {Array: engine.Array{Shape: part}}}); apart {
		m.outside(x, expr.OperationOn, "assignment of an array with other coordinates")
	}
	c, err := engine.Index(source, stretch...)
	c.To.Shape.Axes = slices.Clone(c.To.Shape.Axes)
	source.Array = c.To
	must(err)
	return source
}
