package words

import (
	"strconv"
	"strings"

	"shapecast/engine"
)

// ShapeText returns a shape as it stands in a figure: sizes alone, "(3, 1)",
// with "var" for an axis whose lengths vary. It
// stays in one line.
func ShapeText(s engine.Shape) string {
	parts := make([]string, len(s.Axes))
	for k, axis := range s.Axes {
		parts[k] = SizeText(axis)
	}
	if len(parts) == 1 {
		return "(" + parts[0] + ",)"
	}
	return "(" + strings.Join(parts, ",\u00a0") + ")"
}

// SizeText returns the size of an axis, "3", or "var" for a ragged one.
func SizeText(a engine.Axis) string {
	if a.Ragged() {
		return "var"
	}
	return strconv.Itoa(a.Size)
}
