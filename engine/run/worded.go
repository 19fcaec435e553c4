package run

import (
	"fmt"
	"reflect"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// The error texts of the libraries are in functions written in the language, in the files
// that end in _words.py: each function raises the error.

// told calls one of those functions with values. It gives None where that raises no error, and
// where the library of the program has no such function.
func (m *machine) told(x expr.Expr, name string, values ...any) value {
	l := orNumPy(m.library)
	if !tells(l, name) {
		return none()
	}
	args := make([]operandValue, len(values))
	for i, v := range values {
		args[i] = operandValue{valueOf(v), x}
	}
	return m.invoke(written(l, "", name), x, args...)
}

// tells reports whether a library has a function of a name that says what it alone says: those of
// NumPy serve others too, but not its words.
func tells(l engine.Library, name string) bool {
	source, file := library.Written(l, name)
	return source != "" && (file != "numpy" || orNumPy(l) == engine.InNumPy)
}

// toldError returns the error that told raises, or nil.
func (m *machine) toldError(x expr.Expr, name string, values ...any) error {
	_, err := tried(func() value { return m.told(x, name, values...) })
	return err
}

// valueOf returns a value of Go's as one of the language.
func valueOf(v any) value {
	switch v := v.(type) {
	case engine.Scalar:
		return &object{kind: numberKind, number: v}
	case engine.Shape:
		return integers(tupleKind, v.Sizes())
	case []int:
		return integers(listKind, v)
	case value:
		return v
	}
	return recordOf(reflect.ValueOf(v))
}

// worded raises a mistake that was found in a call: one of package engine's in the words of
// the library, where it has a function of the mistake's type.
func worded(c *call, err error) {
	if err == nil || c.library == engine.InTensorFlow && !c.named || c.own || len(c.args) == 0 {
		must(err)
		return
	}
	second := none()
	if len(c.args) > 1 {
		second = c.args[1].object
	}
	switch err.(type) {
	case *expr.UnsupportedError, *OperandError:
		if c.inside == nil {
			c.told(c.node, "_not_arrays", c.fn.name, c.module, objects(c.args))
		}
	default:
		if kind, ours := strings.CutPrefix(fmt.Sprintf("%T", err), "*engine."); ours {
			c.told(c.node, "_"+kind, c.fn.name, err, c.args[0].object, second)
		}
	}
	must(err)
}
