package run

import (
	"fmt"
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// Values reads a field of values: a number, or numbers in nested lists, [[0],[10]]. Uneven lists
// are a ragged array.
func Values(text string) (engine.Array, error) {
	program, err := expr.Parse(text)
	if err != nil {
		return engine.Array{}, err
	}
	if list := program.Statements; len(list) == 1 && list[0].Value != nil && list[0].Targets == nil {
		v, err := tried(func() value { return newMachine(text, "").value(list[0].Value) })
		if err != nil {
			return engine.Array{}, err
		}
		if values, ok := nestedOf(v); ok {
			return engine.FromLists(values)
		}
	}
	place := expr.Place{Source: text, Span: expr.Span{Start: 0, End: len(text)}}
	return engine.Array{}, &expr.SyntaxError{Place: place, Problem: expr.NotValues, Found: text}
}

// listedAs returns the array that a list is read as, in the library's own types; wide numbers keep
// the type they have in Python.
func listedAs(m *machine, v value, x expr.Expr, wide bool) engine.Array {
	in := &m.context
	list, ok := nestedOf(v)
	if !ok || v.kind == listKind && v.text != "" && v.text != "range" { // such as a generator, of which NumPy makes an object
		in.outside(x, expr.OperationOn, "a list as an array")
	}
	if m.library == engine.InTensorFlow && !slices.ContainsFunc(leavesOf(v), func(item value) bool { return item.kind != arrayKind || item.foreign }) {
		m.told(x, "_packed", v, true)
	}
	a, err := engine.FromLists(list)
	if err == nil {
		tooLarge(in, v, x)
		noteRows(m, list, a.Shape, x)
		switch {
		case m.library != engine.InTensorFlow: // which alone has ragged ones
			uneven(in, a.Shape, x)
		case m.named && !a.Shape.IsDense():
			m.told(x, "_mixed_depths", v, true, "")
		}
	}
	if e, mixed := err.(*engine.DepthError); mixed {
		err = mixedDepths(m, e, list, v, x)
	}
	must(err)
	if a.Shape.Empty() {
		sizes, same := sizesOf(v)
		if a.Shape = engine.Dense(sizes...); !same {
			in.outside(x, expr.OperationOn, "a list as an array")
		}
	}
	if wide {
		return a
	}
	d := listType(in, v, a.Values.DType, x)
	for _, n := range a.Values.Ints {
		if d != engine.Int32 || d != in.defaultType(engine.Int64) {
			break
		}
		d = roomy(in, n, a.Values.DType, "integer %d out of bounds for")
	}
	return in.retyped(a, d)
}

// sizesOf returns how many items there are in lists, and the sizes of the first array in
// them, of which nested lists do not tell those behind a 0; and whether the others are the same.
func sizesOf(v value) (sizes []int, same bool) {
	switch {
	case v.kind == arrayKind:
		return v.array.Shape.Sizes(), true
	case !v.isSequence():
		return nil, true
	case len(v.items) == 0:
		return []int{0}, true
	}
	first, same := sizesOf(v.items[0])
	for _, item := range v.items[1:] {
		sizes, even := sizesOf(item)
		same = same && even && slices.Equal(sizes, first)
	}
	return append([]int{len(v.items)}, first...), same
}

// mixedDepths is what a library says of lists beside numbers.
func mixedDepths(m *machine, e *engine.DepthError, list engine.Nested, v value, x expr.Expr) error {
	switch {
	case m.library.IsNumPy() || m.library == engine.InJAX:
		sizes := commonSizes([]engine.Nested{list})
		return &UnevenError{&LibraryError{m.place(x), "ValueError", unevenText(m.library, sizes, 0, 0, 0)}, orNumPy(m.library)}
	case !m.named:
		return e
	}
	return m.toldError(x, "_mixed_depths", v, e.Depth < e.Want, e.Path[:max(0, min(e.Want, len(e.Path)))])
}

// commonSizes returns how many items lists of one level have, and those in them, as
// deep as all are lists of one length.
func commonSizes(level []engine.Nested) []int {
	var next []engine.Nested
	for _, one := range level {
		if !one.IsList() || len(one.Items) != len(level[0].Items) {
			return nil
		}
		next = append(next, one.Items...)
	}
	return append([]int{len(level[0].Items)}, commonSizes(next)...)
}

// An itemType is the type of an item of a list: weak is one of Python's that yields
// to the types of arrays.
type itemType struct {
	engine.DType
	weak bool
}

// listType returns the type of the array of a list whose numbers are of type d by
// Python: the one that its items have together.
func listType(in *context, v value, d engine.DType, x expr.Expr) engine.DType {
	if in.library == engine.InTensorFlow {
		return tensorType(in, v, d, x)
	}
	var met []itemType
	for _, item := range leavesOf(v) {
		if t := typeOfItem(in, item); !slices.Contains(met, t) {
			met = append(met, t)
		}
	}
	if len(met) == 0 {
		return in.defaultType(d)
	}
	operands := make([]engine.Operand, len(met))
	for i, t := range met {
		operands[i] = engine.Operand{Weak: t.weak, Array: engine.Array{Shape: engine.Dense(1), Values: engine.Values{DType: t.DType}}}
	}
	d = engine.ResultType(in.library, operands...)
	if in.isTorch() && in.named && d.Kind() == engine.KindInt && slices.ContainsFunc(leavesOf(v), func(item value) bool { return item.foreign && item.isTruth() }) {
		in.refuses(x, "TypeError", "'numpy.bool' object cannot be interpreted as an integer")
	}
	return d
}

func typeOfItem(in *context, item value) itemType {
	jax := in.library == engine.InJAX
	switch {
	case item.kind == numberKind:
		return itemType{in.defaultType(item.number.DType), jax}
	case jax:
		return itemType{narrow(item.array.Values.DType), item.weak}
	}
	return itemType{item.array.Values.DType, false}
}

// tensorType is listType by TensorFlow: the type of the first tensor; else of the
// first item, if that is one of NumPy's floats; else that of Python's numbers.
func tensorType(in *context, v value, d engine.DType, x expr.Expr) engine.DType {
	items := leavesOf(v)
	tensor := slices.IndexFunc(items, (*object).isNative)
	switch {
	case tensor >= 0:
		holdsItems(in, items[tensor].array.Values.DType, v, x)
		return items[tensor].array.Values.DType
	case d.Kind() == engine.KindFloat && len(items) > 0 && items[0].kind == arrayKind && items[0].array.Values.DType.Kind() == engine.KindFloat:
		return items[0].array.Values.DType
	}
	return in.defaultType(d)
}

// holdsItems reports a number in a list that TensorFlow makes no tensor of type d of.
func holdsItems(in *context, d engine.DType, v value, x expr.Expr) {
	for _, item := range leavesOf(v) {
		if item.kind == numberKind && !holds(d, item.number.DType) {
			must(in.inconvertible(x, item, d))
		}
	}
}

// leavesOf returns the numbers and arrays in lists of lists, in order.
func leavesOf(v value) (leaves []value) {
	if !v.isSequence() {
		return []value{v}
	}
	for _, item := range v.items {
		leaves = append(leaves, leavesOf(item)...)
	}
	return leaves
}

// An UnevenError is what a library without ragged arrays says of lists that
// differ in length.
type UnevenError struct {
	*LibraryError
	Library engine.Library
}

func (e *UnevenError) Unwrap() error { return e.LibraryError }

// noteRows keeps a step in which a few rows that differ in length are laid side by side, and do not
// fit.
func noteRows(m *machine, list engine.Nested, s engine.Shape, x expr.Expr) {
	if s.Rank() != 2 || s.IsDense() || m.inside != nil || m.library == engine.InTensorFlow || len(list.Items) > mostRows {
		return
	}
	var rows []engine.Operand
	for _, items := range list.Items {
		rows = append(rows, engine.Operand{Array: sure(engine.FromLists(items))})
	}
	if c, _ := engine.Stack(0, rows[0], rows[1:]...); c.Failed() {
		c.Name = "array"
		must(m.step(Step{Span: x.At(), Text: expr.Format(x), Change: &c}))
	}
}

// mostRows is how many rows are drawn that do not fit.
const mostRows = 4

// chosen takes what only TensorFlow's own functions make into a program: one without a
// library becomes TensorFlow's. They are refused where the caller chose another
// library, not where one stands beside.
func (in *context) chosen(a engine.Array, x expr.Expr) {
	if in.library == "" && !a.Shape.IsDense() {
		in.library = engine.InTensorFlow
	}
	if in.given && in.library != engine.InTensorFlow {
		uneven(in, a.Shape, x)
	}
}

// uneven says in the words of the library that lists of a shape make no array of
// it, where they make none.
func uneven(in *context, s engine.Shape, x expr.Expr) {
	if text := unevenIn(in.library, s); text != "" {
		must(&UnevenError{&LibraryError{in.place(x), "ValueError", text}, orNumPy(in.library)})
	}
}

// unevenIn returns what a library says of lists of a shape that make no array of it, or "".
func unevenIn(l engine.Library, s engine.Shape) string {
	sizes := []int{}
	for k, axis := range s.Axes {
		n := axis.Size
		if len(axis.Lengths) > 0 {
			n = axis.Lengths[0]
		}
		if row := slices.IndexFunc(axis.Lengths, func(length int) bool { return length != n }); row >= 0 {
			return unevenText(l, sizes, k, n, axis.Lengths[row])
		}
		sizes = append(sizes, n)
	}
	return ""
}

// unevenText words it: sizes are those of the axes before the uneven axis k.
func unevenText(l engine.Library, sizes []int, k, first, other int) string {
	switch l {
	case engine.InTensorFlow:
		return "Can't convert non-rectangular Python sequence to Tensor."
	case engine.InPyTorch:
		return fmt.Sprintf("expected sequence of length %d at dim %d (got %d)", first, k, other)
	}
	return fmt.Sprintf("setting an array element with a sequence. The requested array has an inhomogeneous shape after %d dimensions. The detected shape was %s + inhomogeneous part.",
		len(sizes), engine.Dense(sizes...))
}
