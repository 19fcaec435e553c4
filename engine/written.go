package engine

import (
	"slices"
	"strings"
	"unicode"
)

// AlongVectors returns the known axes of tables along which the program writes that a vector goes:
// rows of X in X * u[:, None].
func (t Trace) AlongVectors() (list []Origin) {
	for n, operand := range t.Operands {
		for k := range t.Columns {
			if _, long := t.originOf(n, k); !long || !t.inserted(n) || len(operand.Shape.long()) > 1 {
				continue
			}
			for other := range t.Operands {
				if o, ok := t.originOf(other, k); ok && other != n && o.Known() && len(t.shared(other)) == 0 {
					list = append(list, o)
				}
			}
		}
	}
	return list
}

// RepeatsAlong reports whether a vector that the program adds no axes to repeats along one of
// some axes.
func (t Trace) RepeatsAlong(axes []Origin) bool {
	return len(axes) > 0 && slices.ContainsFunc(Indices(len(t.Operands)), func(n int) bool {
		return t.Operands[n].Shape.Rank() == 1 && padded(t, n) && slices.ContainsFunc(t.shared(n), func(k int) bool {
			return slices.ContainsFunc(axes, t.Columns[k].Axis.Origin.Same)
		})
	})
}

// Fits reports whether operand n meets one of its shape that has an axis of another array.
func (t Trace) Fits(n int) bool {
	own := t.Operands[n].Shape
	return slices.ContainsFunc(t.Operands, func(o Operand) bool {
		return own.Rank() > 1 && o.Shape.SameExtent(own) && slices.ContainsFunc(o.Shape.Axes, func(a Axis) bool {
			return a.Origin.Known() && !slices.ContainsFunc(own.Axes, func(b Axis) bool { return a.Origin.Array == b.Origin.Array })
		})
	})
}

// ofSizes reports whether vector n meets nothing but arrays that are made of sizes alone, at the
// place, and of values that are not known: nothing says what their rows are.
func (t Trace) ofSizes(n int) bool {
	return t.Operands[n].Shape.Rank() == 1 && len(t.Operands) > 1 && !slices.ContainsFunc(Indices(len(t.Operands)), func(other int) bool {
		o := t.Operands[other]
		_, sizes, call := strings.Cut(o.Text, "(")
		return other != n && (o.Values.Known() || !call || strings.IndexFunc(sizes, unicode.IsLetter) >= 0)
	})
}
