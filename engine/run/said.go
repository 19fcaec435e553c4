package run

import (
	"fmt"
	"reflect"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// What the libraries say of mistakes that package engine finds is in functions written in the
// language, in the files said.py: each is called by the library and the type of the mistake.

// A Saying is what a library says of a mistake, empty where it has no words.
type Saying struct {
	Class, Text string
	Axis        int // of the result, from the left, that it blames; -1 for none
}

// String returns a saying as Python prints it, "" where there is none.
func (s Saying) String() string {
	if s.Class == "" {
		return ""
	}
	return s.Class + ": " + s.Text
}

// Said returns what a library says of an operation on arrays. A library with a rule of its own
// is asked by that rule: xarray goes by names, and only TensorFlow has ragged axes.
func Said(l engine.Library, t engine.Trace) Saying {
	l = orNumPy(l)
	for _, o := range t.Operands {
		if text := unevenIn(l, o.Shape); text != "" && l != engine.InTensorFlow {
			return Saying{"ValueError", text, -1}
		}
	}
	if equation, is := strings.CutPrefix(t.Call, "einsum "); is && t.Failed() && (l == engine.InNumPy || l == engine.InPyTorch) {
		left, letters, _ := strings.Cut(equation, "->")
		return saidBy(l, "einsum", t, strings.Split(left, ","), letters, blamable(t))
	}
	t = underRule(l, t)
	if err := noShape(t); err != nil {
		return SaidOf(l, err)
	}
	if l == engine.InXArray && t.Rule != engine.XArray {
		l = engine.InNumPy // which lined them up
	}
	return saidOfOperands(l, t)
}

// noShape returns why t has a shape that no array has, or nil. What a program asks for by
// name, each library refuses in its own way.
func noShape(t engine.Trace) error {
	switch err := t.Err().(type) {
	case *engine.SizeError, *engine.RankError:
		return err
	case *engine.LengthError:
		if t.Output == nil || t.Output.Kind != engine.Target {
			return err
		}
	}
	return nil
}

// saidOfOperands returns what a library says of operands, by its own rule. In xarray they
// have to meet before their place is looked at.
func saidOfOperands(l engine.Library, t engine.Trace) Saying {
	together, into := engine.Explain(t.Rule, t.Op, t.Operands...), intoOf(t)
	if l == engine.InXArray && (into == "out" || into == "assigned") && together.Failed() {
		t, into = together, ""
	}
	refusal := t.Refusal()
	if e, twice := t.Err().(*engine.DuplicateNameError); twice && e.Operand < len(t.Operands) {
		refusal = e
	}
	return saidBy(l, "operands", t, into, t.Failed(), t.Grows(), t.Result().Sizes(), blamable(t), refusal)
}

// blamable returns the axes on which operands disagree, or -1.
func blamable(t engine.Trace) []int {
	if axes := t.Conflicts(); axes != nil {
		return axes
	}
	return []int{-1}
}

// SaidOf returns what a library says where package engine returns err. A mismatch is worded from
// its trace.
func SaidOf(l engine.Library, err error) Saying {
	if e, mismatch := err.(*engine.MismatchError); mismatch {
		return Said(l, e.Trace)
	}
	kind, ours := strings.CutPrefix(fmt.Sprintf("%T", err), "*engine.")
	if !ours {
		return Saying{Axis: -1} // no function has its name, and none is fetched
	}
	if l.IsNumPy() {
		l = engine.InNumPy
	}
	return saidBy(l, kind, err)
}

// wording is the library of the functions that word mistakes.
const wording engine.Library = "others"

// saidBy calls the function of a library for a mistake.
func saidBy(l engine.Library, mistake string, parts ...any) Saying {
	says := Saying{Axis: -1}
	v, err := saidIn(string(l)+"_"+mistake, parts...)
	if err == nil && v.kind == tupleKind {
		says.Class, says.Text = v.items[0].text, v.items[1].text
		if len(v.items) > 2 {
			says.Axis, _ = v.items[2].isInt()
		}
	}
	return says
}

// saidIn calls one of those functions, and gives None where there is none of the name.
func saidIn(name string, parts ...any) (value, error) {
	f := written(wording, "", name)
	if f == nil {
		return none(), nil
	}
	x := &expr.Call{Func: &expr.Name{}}
	m := newMachine("", wording)
	m.inside = x
	args := make([]operandValue, len(parts))
	for i, part := range parts {
		args[i] = operandValue{valueOf(part), x}
	}
	return tried(func() value { return m.invoke(f, x, args...) })
}

// Told calls a function that is written in the language, one of those that word mistakes, spell
// operations and understand messages, and returns what it gives.
func Told(name string, parts ...any) Value {
	v, err := saidIn(name, parts...)
	if err != nil {
		return Value{}
	}
	return v.export()
}

// recordOf returns what package engine has as the language has it: a struct as a tuple whose
// parts have the names of its fields, the values of an array as the name of their type.
func recordOf(v reflect.Value) value {
	switch v.Kind() {
	case reflect.Bool:
		return boolean(v.Bool())
	case reflect.String:
		return text(v.String())
	case reflect.Int:
		return integer(int(v.Int()))
	case reflect.Uint8:
		if named, is := v.Interface().(fmt.Stringer); is {
			return text(named.String())
		}
		return integer(int(v.Uint()))
	case reflect.Pointer:
		if !v.IsNil() {
			return recordOf(v.Elem())
		}
	case reflect.Slice, reflect.Array:
		if list, ints := v.Interface().([]int); ints && list == nil {
			return none() // which is not there
		}
		all := list()
		for i := range v.Len() {
			all.items = append(all.items, recordOf(v.Index(i)))
		}
		return all
	case reflect.Struct:
		switch part := v.Interface().(type) {
		case engine.Values:
			return text(part.DType.String())
		case engine.Scalar:
			return pythonNumber(part)
		}
		return fieldsOf(v)
	}
	return none()
}

// fieldsOf returns a struct as a tuple; what is embedded in it gives it its fields.
func fieldsOf(v reflect.Value) value {
	record := tuple()
	record.text = v.Type().Name()
	for i := range v.NumField() {
		switch field := v.Type().Field(i); {
		case field.Anonymous:
			inner := fieldsOf(v.Field(i))
			record.items, record.values = append(record.items, inner.items...), append(record.values, inner.values...)
		case field.IsExported():
			record.items, record.values = append(record.items, recordOf(v.Field(i))), append(record.values, text(field.Name))
		}
	}
	return record
}

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
	return attempt(func() { m.told(x, name, values...) })
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
