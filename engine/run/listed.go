package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// fromList returns the array that a list is read as, in the library's own types.
func (m *machine) fromList(v value, x expr.Expr) (engine.Array, error) {
	return m.listedAs(v, x, false)
}

// listedAs is fromList; wide numbers keep the type they have in Python.
func (m *machine) listedAs(v value, x expr.Expr, wide bool) (engine.Array, error) {
	list, ok := nestedOf(v)
	if !ok {
		return engine.Array{}, m.outside(x, expr.OperationOn, "a list as an array")
	}
	a, err := engine.FromLists(list)
	if err == nil {
		err = m.admit(a, x)
	}
	if e, mixed := err.(*engine.DepthError); mixed {
		err = m.mixedDepths(e, list, v, x)
	}
	if err != nil || wide {
		return a, err
	}
	d, err := m.listType(v, a.Values.DType, x)
	for _, n := range a.Values.Ints {
		if err != nil || d != engine.Int32 || d != m.defaultType(engine.Int64) {
			break
		}
		d, err = m.roomy(n, a.Values.DType, "integer %d out of bounds for")
	}
	if err != nil {
		return a, err
	}
	return m.retyped(a, d)
}

// mixedDepths is what a library says of lists beside numbers.
func (m *machine) mixedDepths(e *engine.DepthError, list engine.Nested, v value, x expr.Expr) error {
	switch {
	case m.library.IsNumPy() || m.library == engine.InJAX:
		sizes := commonSizes([]engine.Nested{list})
		return &UnevenError{&LibraryError{m.place(x), "ValueError", unevenText(m.library, sizes, 0, 0, 0)}, orNumPy(m.library)}
	case !m.named:
		return e
	case m.library == engine.InTensorFlow && e.Depth < e.Want:
		return m.refuses(x, "ValueError", "Can't convert non-rectangular Python sequence to Tensor.")
	case m.library == engine.InTensorFlow:
		return m.refuses(x, "ValueError", "Can't convert Python sequence with mixed types to Tensor.")
	case e.Depth < e.Want:
		return m.refuses(x, "TypeError", "not a sequence")
	}
	ints, arrays := true, false
	eachItem(v, func(item value) {
		ints = ints && item.kind == numberKind && item.number.DType == engine.Int64
		arrays = arrays || item.kind == arrayKind
	})
	if !ints || arrays {
		return m.outside(x, expr.OperationOn, "lists beside numbers")
	}
	for _, i := range e.Path[:e.Want] {
		v = v.items[i]
	}
	return m.refuses(x, "TypeError", "'"+v.typeName()+"' object cannot be interpreted as an integer")
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
func (m *machine) listType(v value, d engine.DType, x expr.Expr) (engine.DType, error) {
	if m.library == engine.InTensorFlow {
		return m.tensorType(v, d, x)
	}
	var met []itemType
	eachItem(v, func(item value) {
		if t := m.itemType(item); !slices.Contains(met, t) {
			met = append(met, t)
		}
	})
	if len(met) == 0 {
		return m.defaultType(d), nil
	}
	operands := make([]engine.Operand, len(met))
	for i, t := range met {
		operands[i] = engine.Operand{Weak: t.weak, Array: engine.Array{Shape: engine.Dense(1), Values: engine.Values{DType: t.DType}}}
	}
	d = engine.ResultType(m.library, operands...)
	if m.isTorch() && m.named && d.Kind() == engine.KindInt && foreignBool(v) {
		return d, m.refuses(x, "TypeError", "'numpy.bool' object cannot be interpreted as an integer")
	}
	return d, nil
}

func foreignBool(v value) (found bool) {
	eachItem(v, func(item value) { found = found || item.foreign && item.isTruth() })
	return found
}

func (m *machine) itemType(item value) itemType {
	jax := m.library == engine.InJAX
	switch {
	case item.kind == numberKind:
		return itemType{m.defaultType(item.number.DType), jax}
	case jax:
		return itemType{narrow(item.array.Values.DType), item.weak}
	}
	return itemType{item.array.Values.DType, false}
}

// tensorType is listType by TensorFlow: the type of the first tensor; else of the
// first item, if that is one of NumPy's floats; else that of Python's numbers.
func (m *machine) tensorType(v value, d engine.DType, x expr.Expr) (engine.DType, error) {
	var first, tensor value
	eachItem(v, func(item value) {
		if first == nil {
			first = item
		}
		if tensor == nil && item.isNative() {
			tensor = item
		}
	})
	switch {
	case tensor != nil:
		return tensor.array.Values.DType, m.holdsItems(tensor.array.Values.DType, v, x)
	case d.Kind() == engine.KindFloat && first != nil && first.kind == arrayKind && first.array.Values.DType.Kind() == engine.KindFloat:
		return first.array.Values.DType, nil
	}
	return m.defaultType(d), nil
}

// holdsItems reports a number in a list that TensorFlow makes no tensor of type d of.
func (m *machine) holdsItems(d engine.DType, v value, x expr.Expr) (err error) {
	eachItem(v, func(item value) {
		if err == nil && item.kind == numberKind && !holds(d, item.number.DType) {
			err = m.inconvertible(x, item, d)
		}
	})
	return err
}

// eachItem calls do for the numbers and arrays in lists of lists, in order.
func eachItem(v value, do func(value)) {
	if !v.isSequence() {
		do(v)
		return
	}
	for _, item := range v.items {
		eachItem(item, do)
	}
}
