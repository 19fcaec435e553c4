package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

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
