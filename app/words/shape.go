package words

import (
	"strings"

	"shapecast/engine"
)

// ShapeText returns a shape as a figure writes it: sizes alone, "(3, 1)",
// and the shortest and the longest row of an axis whose lengths vary. It
// breaks into lines only when it has many axes.
func ShapeText(s engine.Shape) string {
	parts := make([]string, len(s.Axes))
	for k, axis := range s.Axes {
		parts[k] = strings.ReplaceAll(SizeText(axis), ",", "") // as Python writes a shape
	}
	if len(parts) > longRank {
		return "(" + strings.Join(parts, ", ") + ")"
	}
	if len(parts) == 1 {
		return "(" + parts[0] + ",)"
	}
	return "(" + strings.Join(parts, ",\u00a0") + ")"
}

// longRank is how many axes a shape may have to be kept in one line.
const longRank = 8

// shortShape returns the same, with dots for the middle of many axes.
func shortShape(s engine.Shape) string {
	if s.Rank() <= longRank {
		return ShapeText(s)
	}
	n := s.Rank()
	head, tail := ShapeText(engine.Shape{Axes: s.Axes[:2]}), ShapeText(engine.Shape{Axes: s.Axes[n-3:]})
	return strings.TrimSuffix(head, ")") + ",\u00a0…,\u00a0" + tail[1:]
}

// SizeText returns the size of an axis, "3" or "1,000,000", or the shortest and the longest row
// of a ragged one, "1…7".
func SizeText(a engine.Axis) string {
	if a.Ragged() {
		return span(a.Lengths)
	}
	return Grouped(a.Size)
}
