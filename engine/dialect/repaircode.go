package dialect

import (
	"slices"
	"strconv"
	"strings"

	"shapecast/engine"
)

// RepairCode returns the expression that a repair of t puts in the place of
// the operand, such as "b[:, None]", or, when the result goes to a new array,
// the whole statement. It is "" where the library has no such change: xarray's
// axes have names and no places.
func RepairCode(library engine.Library, t engine.Trace, r engine.Repair) string {
	w := writer{speech: speechOf(library), library: library}
	w.nameAll(t)
	if r.Operand < 0 {
		return w.output + " = " + w.expression(t.Op)
	}
	name := w.names[r.Operand]
	switch r.Kind {
	case engine.RepairInsert:
		if library == engine.InXArray {
			return ""
		}
		return name + Index(slices.Max(r.Axes)+1, r.Axes, "None")
	case engine.RepairDrop:
		return w.squeeze(name, r.Axes, t.Operands[r.Operand].Shape)
	}
	if library != engine.InXArray {
		return ""
	}
	k := r.Axes[0]
	return name + ".rename({" + strconv.Quote(t.Operands[r.Operand].Shape.Axes[k].Name) +
		": " + strconv.Quote(r.NewShape.Axes[k].Name) + "})"
}

// Index writes an index of so many items: item at each of axes, and ":" elsewhere.
func Index(count int, axes []int, item string) string {
	items := slices.Repeat([]string{":"}, count)
	for _, k := range axes {
		items[k] = item
	}
	return "[" + strings.Join(items, ", ") + "]"
}

// squeeze returns the call that takes axes of size 1 out. PyTorch takes one at
// a time; xarray takes names.
func (w *writer) squeeze(name string, axes []int, s engine.Shape) string {
	switch w.library {
	case engine.InTensorFlow:
		return "tf.squeeze(" + name + ", " + styleOf('L').print(axes) + ")"
	case engine.InPyTorch:
		for i := len(axes) - 1; i >= 0; i-- {
			name += ".squeeze(" + strconv.Itoa(axes[i]) + ")"
		}
		return name
	case engine.InXArray:
		if !s.Named() {
			return ""
		}
		return name + ".squeeze(" + strconv.Quote(s.Axes[axes[0]].Name) + ")"
	}
	if len(axes) == 1 {
		return name + ".squeeze(" + strconv.Itoa(axes[0]) + ")"
	}
	return name + ".squeeze(" + styleOf('T').print(axes) + ")"
}
