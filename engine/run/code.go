package run

import "shapecast/engine"

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
