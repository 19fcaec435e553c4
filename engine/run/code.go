package run

import (
	"strconv"

	"shapecast/engine"
)

// Operations are spelled by functions written in the language, in the file code/code.py.

// Code returns the operation in t as a program that the library runs: imports,
// one line an operand, one line for the operation. It is "" where the library
// has no such arrays: only TensorFlow has ragged ones; and for a function that each library
// computes in its own way.
func Code(l engine.Library, t engine.Trace) string {
	if t.Op == engine.Called || l != engine.InTensorFlow && engine.AnyRagged(t.Operands) {
		return ""
	}
	if l == engine.InXArray {
		t = withAllNames(t)
	}
	return spelledBy("of", l, t, t.Op.Symbol(), intoOf(t), arraysIn(t))
}

// RepairCode returns the expression that a repair of t puts in the place of
// the operand, such as "b[:, None]", or, when the result goes to a new array,
// the whole statement. It is "" where the library has no such change.
//
//	source  what the program has for the operand; "" to call it by its name
func RepairCode(l engine.Library, t engine.Trace, r engine.Repair, source string) string {
	return spelledBy("repair", l, t, t.Op.Symbol(), intoOf(t), arraysIn(t), r, source)
}

// EmptyCode returns an array of a shape, whose values nobody knows, as NumPy and PyTorch make
// it; "" for another library.
func EmptyCode(l engine.Library, shape engine.Shape) string {
	if !shape.IsDense() {
		return ""
	}
	return spelledBy("empty", l, shape.Sizes())
}

// IndexedCode returns a line that fails as a message says of arrays of these shapes that are
// indices.
func IndexedCode(l engine.Library, indices []engine.Shape) string {
	shapes := list()
	for _, shape := range indices {
		shapes.items = append(shapes.items, integers(listKind, shape.Sizes()))
	}
	return spelledBy("indexed", l, shapes)
}

// spelledBy returns the text that one of those functions makes.
func spelledBy(name string, parts ...any) string {
	code, _ := Told("code_"+name, parts...).Python.(string)
	return code
}

// arraysIn returns the operands of t and its output as arrays, whose values records leave out.
func arraysIn(t engine.Trace) value {
	arrays := list()
	for _, o := range t.Operands {
		arrays.items = append(arrays.items, array(o.Array))
	}
	if t.Output != nil {
		arrays.items = append(arrays.items, array(t.Output.Array))
	}
	return arrays
}

// intoOf says how the result of t is written, "" where it is new.
func intoOf(t engine.Trace) string {
	if t.Output == nil {
		return ""
	}
	return [...]string{"augmented", "out", "assigned", "target"}[t.Output.Kind]
}

// underRule returns t explained by the library's own rule: xarray goes by names.
func underRule(library engine.Library, t engine.Trace) engine.Trace {
	rule := engine.NumPy
	if library == engine.InXArray && !byPlace(t) {
		rule = engine.XArray
		t = withAllNames(t)
	}
	if t.Rule == rule && library != engine.InXArray {
		return t
	}
	return engine.ExplainBy(rule, t)
}

// nameInResult returns the name of an axis of the result.
func nameInResult(t engine.Trace, axis int) string {
	for _, m := range t.Columns[axis].Meetings {
		if m.From >= 0 && m.Axis.Name != "" {
			return m.Axis.Name
		}
	}
	return "axis_" + strconv.Itoa(axis)
}

// byPlace reports whether xarray itself lined the axes of t up by place, because
// an operand is an array of NumPy's.
func byPlace(t engine.Trace) bool { return t.Library == engine.InXArray && t.Rule != engine.XArray }

// withAllNames gives names to the axes that have none: those of the result, by
// position. A size 1 that was stretched is left out, because in xarray an axis
// that is not there is what stretches.
func withAllNames(t engine.Trace) engine.Trace {
	if t.Rule == engine.XArray || byPlace(t) {
		return t
	}
	operands := make([]engine.Operand, len(t.Operands))
	for n, operand := range t.Operands {
		operands[n] = withNames(t, n, operand)
	}
	t.Operands = operands
	if t.Output != nil {
		output := *t.Output
		output.Operand = withNames(t, len(operands), t.Output.Operand)
		t.Output = &output
	}
	return t
}

// withNames returns the operand that is participant n of t with names.
func withNames(t engine.Trace, n int, operand engine.Operand) engine.Operand {
	if operand.Shape.Named() {
		return operand
	}
	axes, strides := make([]engine.Axis, 0, len(t.Columns)), []int{}
	own := operand.StridesOrDefault()
	for k, column := range t.Columns {
		m := column.Meetings[n]
		if m.Padded() || m.Stretched {
			continue
		}
		axis := operand.Shape.Axes[m.From]
		axis.Name = nameInResult(t, k)
		axes, strides = append(axes, axis), append(strides, own[m.From])
	}
	operand.Shape.Axes = axes
	if operand.Strides != nil {
		operand.Strides = strides
	}
	return operand
}
