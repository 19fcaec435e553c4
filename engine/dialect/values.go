package dialect

import (
	"strconv"
	"strings"

	"shapecast/engine"
)

// maxListed is the most values that are written out.
const maxListed = 64

// make returns the expression that makes an operand.
func (w *writer) make(o engine.Operand) string {
	if !o.Shape.IsDense() {
		return w.ragged(o)
	}
	return w.wrapped(o, w.dense(o))
}

// place returns the expression that makes a place for a result.
func (w *writer) place(o engine.Operand) string {
	o.Values = engine.Values{DType: o.Values.DType}
	if o.Shape.IsDense() {
		return w.wrapped(o, w.filled(o.Shape.Sizes(), "zeros", w.typed(o)))
	}
	return w.make(o)
}

// wrapped gives an array of NumPy's the names that xarray wants. One without names stays what
// it is: xarray would give it its own.
func (w *writer) wrapped(o engine.Operand, array string) string {
	if w.library != engine.InXArray || o.Shape.Rank() > 0 && !o.Shape.Named() {
		return array
	}
	names := make([]string, len(o.Shape.Axes))
	for k, axis := range o.Shape.Axes {
		names[k] = strconv.Quote(axis.Name)
	}
	return "xr.DataArray(" + array + ", dims=[" + strings.Join(names, ", ") + "])"
}

// dense returns the shortest expression for the values.
func (w *writer) dense(o engine.Operand) string {
	sizes := o.Shape.Sizes()
	if p := o.Values.Progression; p != nil && o.Strides == nil && o.Offset == 0 {
		if text := w.progression(o, *p); text != "" {
			return text
		}
	}
	count, err := o.Shape.Count()
	if err == nil && count > 0 && count <= maxListed && o.Values.Known() {
		if flat, err := o.Flat(); err == nil {
			return w.module + w.array + "(" + w.nested(sizes, flat) + w.typed(o) + ")"
		}
	}
	return w.filled(sizes, "ones", w.typed(o))
}

// typed returns the argument that says the type of an operand, "" for one that a program
// has without a word of it.
func (w *writer) typed(o engine.Operand) string {
	switch d := o.Values.DType; {
	case d == engine.Bool, d == engine.Int64, d == engine.Float64:
		return ""
	case (d == engine.Int32 || d == engine.Float32) && w.from != engine.InNumPy && w.from != engine.InXArray:
		return "" // the ints and floats of other libraries
	default:
		return ", dtype=" + w.module + d.String()
	}
}

// progression returns values that a few numbers describe, or "".
func (w *writer) progression(o engine.Operand, p engine.Progression) string {
	sizes, first := o.Shape.Sizes(), o.Values.Scalar(0)
	switch {
	case p.Step == 0 && o.Values.DType.Kind() == engine.KindFloat && p.First == 1:
		return w.filled(sizes, "ones", w.typed(o))
	case p.Step == 0 && o.Values.DType.Kind() == engine.KindFloat && p.First == 0:
		return w.filled(sizes, "zeros", w.typed(o))
	case p.Step == 0 && w.library == engine.InTensorFlow:
		if typed := w.typed(o); typed != "" {
			return "tf.constant(" + w.number(first) + typed + ", shape=" + w.shape(sizes) + ")"
		}
		return "tf.fill(" + w.shape(sizes) + ", " + w.number(first) + ")"
	case p.Step == 0:
		return w.module + "full(" + w.shape(sizes) + ", " + w.number(first) + w.typed(o) + ")"
	case p.Step == 1 && p.First == 0 && o.Values.DType.Kind() == engine.KindInt:
		return w.counting(o)
	}
	return ""
}

// counting returns 0, 1, 2, … in a shape.
func (w *writer) counting(o engine.Operand) string {
	sizes, typed := o.Shape.Sizes(), w.typed(o)
	n, _ := o.Shape.Count()
	if w.library == engine.InTensorFlow {
		if len(sizes) == 1 {
			return "tf.range(" + strconv.Itoa(n) + typed + ")"
		}
		return "tf.reshape(tf.range(" + strconv.Itoa(n) + typed + "), " + w.shape(sizes) + ")"
	}
	text := w.module + "arange(" + strconv.Itoa(n) + typed + ")"
	if len(sizes) != 1 {
		text += ".reshape(" + joined(sizes) + ")"
	}
	return text
}

// filled returns ones or zeros in a shape. PyTorch takes the sizes bare.
func (w *writer) filled(sizes []int, function, typed string) string {
	if w.library == engine.InPyTorch && len(sizes) > 0 {
		return w.module + function + "(" + joined(sizes) + typed + ")"
	}
	return w.module + function + "(" + w.shape(sizes) + typed + ")"
}

// nested returns values as lists in lists.
func (w *writer) nested(sizes []int, flat engine.Values) string {
	next := 0
	var list func(sizes []int) string
	list = func(sizes []int) string {
		if len(sizes) == 0 {
			next++
			return w.number(flat.Scalar(next - 1))
		}
		parts := make([]string, sizes[0])
		for i := range parts {
			parts[i] = list(sizes[1:])
		}
		return "[" + strings.Join(parts, ", ") + "]"
	}
	return list(sizes)
}

// ragged returns a ragged tensor of TensorFlow's: its flat values, and the
// lengths of the rows of every partition.
func (w *writer) ragged(o engine.Operand) string {
	partitions := make([]string, o.Shape.RaggedRank)
	for k := range partitions {
		partitions[k] = listText(o.Shape.RowLengths(k + 1))
	}
	flat := engine.Operand{Array: o.FlatValues()}
	return "tf.RaggedTensor.from_nested_row_lengths(" + w.dense(flat) + ", [" + strings.Join(partitions, ", ") + "])"
}
