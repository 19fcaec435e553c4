package run

import (
	"fmt"
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// makers returns the functions that make arrays.
func makers() []function {
	const dims = "*sizes shape|size|dims= dtype= **axes"
	const one = "a|input|x|prototype dtype= shape="
	return []function{
		{"array tensor asarray constant as_tensor asanyarray convert_to_tensor Variable from_numpy Tensor",
			"data|object|value|a dtype= *rows", makeArray},
		{"zeros", dims, made(repeating(0))},
		{"ones", dims, made(repeating(1))},
		{"empty rand randn", dims, made(engine.Unknown)},
		{"full fill", "shape|size|dims= fill_value|value= dtype= **axes", makeFull},
		{"zeros_like", one, like(repeating(0))},
		{"ones_like", one, like(repeating(1))},
		{"empty_like rand_like randn_like", one, like(engine.Unknown)},
		{"full_like", "a|input fill_value dtype= shape=", fullLike},
		{"ragged ragged.constant", "pylist|values ragged_rank= inner_shape= lengths= dtype= row_splits_dtype=", makeRagged},
		{"DynamicRaggedShape.from_lengths", "lengths num_row_partitions= dtype=", raggedShape},
		{"arange", "start|start_or_stop= stop|end|limit= step|delta= dtype=", arange},
	}
}

// makeArray makes an array of numbers in lists, or copies one.
func makeArray(c *call) value {
	if c.has(1) && c.args[1].text == "object" {
		return c.outside(c.node, expr.TypeOf, "object")
	}
	if c.inside == nil && c.library == engine.InTensorFlow && c.named && c.args[0].kind == arrayKind && !c.args[0].array.Shape.IsDense() {
		c.told(c.node, "_even", c.args[0].object)
	}
	if staysArray(c) && c.inside == nil && c.args[0].text == "Variable" {
		return handOn(c, "tensorflow_identity", c.args[0].object)
	}
	if staysArray(c) {
		return c.args[0].object
	}
	v := arrayOf(c, c.args[0], c.has(1))
	if c.fn.name == "tensor" || c.inside == nil && c.module == "numpy" {
		v.array.Tracked = engine.Untracked
	}
	if from := c.args[0]; from.kind == arrayKind && contains("asarray|as_tensor|from_numpy|asanyarray", c.fn.name) && !c.has(1) && !from.numpy {
		c.share(from.array, v.array)
	}
	if c.has(1) {
		if row := c.args[1]; !c.named && row.isSequence() && len(row.items) > 0 && row.items[0].kind == numberKind {
			c.problem(ArgumentTooMany, expr.Format(row.expr), row.expr)
		} else if len(c.rest) > 0 {
			c.problem(ArgumentTooMany, expr.Format(c.rest[0].expr), c.rest[0].expr)
		}
		asked(c, c.args[0], *v.array, c.dtype(c.args[1].object, c.args[1].expr))
		*v.array = c.typed(*v.array, 1, v.array.Values.DType)
		if v.weak = false; c.args[0].kind != arrayKind {
			checkWide(c.machine, c.node, c.args[0].object, v.array.Values.DType, true)
		}
	}
	if c.fn.name == "Tensor" {
		*v.array = c.retyped(*v.array, engine.Float32)
	}
	return v
}

// staysArray reports whether asarray and its kin return what they are given.
func staysArray(c *call) bool {
	v := c.args[0]
	return v.kind == arrayKind && !v.foreign && !v.numpy &&
		contains("convert_to_tensor|asarray|as_tensor|asanyarray", c.fn.name) &&
		(!c.has(1) || typeAsked(c, 1, 0) == v.array.Values.DType)
}

// roomy returns the type that a library gives an int of Python's: TensorFlow one of 64
// bits where 32 do not hold it, which JAX refuses.
func roomy(in *context, n int64, d engine.DType, text string) engine.DType {
	to := in.defaultType(d)
	switch {
	case to != engine.Int32 || d != engine.Int64 || int64(int32(n)) == n || !in.named:
	case in.library == engine.InTensorFlow:
		return d
	default:
		must(&LibraryError{in.placeAt(expr.Span{}), "OverflowError", fmt.Sprintf("Python "+text+" int32", n)})
	}
	return to
}

// arrayOf returns what array(v) makes. The numbers stay as wide as Python's when
// a type that was asked for is still to come.
func arrayOf(c *call, v operandValue, wide bool) value {
	switch {
	case c.fn.name == "from_numpy" && (v.kind != arrayKind || c.isTorch() && !v.foreign):
		return c.says("TypeError", "expected np.ndarray (got %s)", c.className(v.object))
	case v.kind == numberKind:
		tooLarge(&c.context, v.object, v.expr)
		number := v.number
		if d := roomy(&c.context, number.Int, number.DType, "int %d too large to convert to"); !wide {
			number = number.Cast(d)
		}
		return c.weakly(sure(engine.Full(engine.Shape{}, number)))
	case v.foreign && c.isTorch() && slices.ContainsFunc(v.array.Strides, func(n int) bool { return n < 0 }):
		return c.told(c.node, "_turned")
	case v.kind == arrayKind && (c.fn.name == "array" || c.fn.name == "tensor") && (!v.array.Contiguous() || v.array.Offset != 0):
		held, err := v.array.Held()
		if _, large := err.(*engine.SizeError); large {
			return array(*v.array)
		}
		must(err)
		return array(held.LaidOut(engine.KeptStrides(c.library, *v.array)))
	case v.kind == arrayKind:
		return array(*v.array)
	case c.isTorch() && c.named && c.fn.name == "tensor" && (v.kind == textKind || v.kind == noneKind || v.kind == dictKind):
		if c.has(1) {
			c.told(c.node, "_unconverted", v.object, c.dtype(c.args[1].object, c.args[1].expr))
		}
		return c.told(c.node, "_undatable", v.object)
	case !v.isSequence():
		return c.wrong(0, "numbers or lists of numbers")
	}
	if c.named && c.library == engine.InTensorFlow {
		mixedList(c, v.object)
	} else if c.named && c.isTorch() && c.inside == nil && contains("tensor|Tensor|as_tensor", c.fn.name) && slices.ContainsFunc(leavesOf(v.object), func(item value) bool { return item.kind != numberKind }) {
		v.object = handOn(c, "_listed", v.object)
	}
	if _, ok := nestedOf(v.object); !ok {
		return stacked(c, v)
	}
	a, err := tried(func() engine.Array { return listedAs(c.machine, v.object, v.expr, wide) })
	if _, uneven := err.(*UnevenError); uneven && c.library == engine.InJAX && hasArray(v.object) {
		c.told(c.node, "_wrong", c.fn.name, "object", v.object)
		c.outside(c.node, expr.ArgumentOf, "object")
	}
	if must(err); c.module != "" {
		uneven(&c.context, a.Shape, c.node)
	}
	return array(a)
}

// tooLarge refuses ints of Python's that have no room in an int64, which libraries other
// than NumPy do not take.
func tooLarge(in *context, v value, x expr.Expr) {
	for _, item := range leavesOf(v) {
		if item.kind == numberKind && item.number.DType == engine.Uint64 && !in.isNumPy() {
			in.outside(x, expr.OperationOn, "an int of more than 63 bits")
		}
	}
}

// checkWide reports numbers of Python's, listed or to fill an array, that its type d has no room for.
func checkWide(m *machine, x expr.Expr, v value, d engine.DType, listed bool) {
	if d.Kind() != engine.KindInt && (listed || !m.isTorch()) {
		return
	}
	for _, item := range leavesOf(v) {
		one, known := item.one()
		switch float := one.DType.Kind() == engine.KindFloat; {
		case !known || !float && d.Has(one), !listed && !m.isTorch() && (float || !m.isNumPy()):
		case m.isTorch():
			m.told(x, "_fits", one, d, listed)
		case (m.isNumPy() || one.Float-one.Float != 0) && item.kind == numberKind: // nan and inf are no ints of JAX either
			hasRoom(m, x, one, d)
		case float || item.kind != numberKind:
		case m.library == engine.InJAX:
			m.told(x, "_overflows", one, d)
		}
	}
}

// hasRoom reports a number of Python's that NumPy does not make an int of type d of.
func hasRoom(m *machine, x expr.Expr, one engine.Scalar, d engine.DType) {
	if one.DType.Kind() == engine.KindFloat {
		m.told(x, "_int_of", one)
		one = one.Cast(engine.Int64)
	}
	if !d.Has(one) {
		must(&engine.OverflowError{Number: one, DType: d})
	}
}

// stacked makes an array of a list of arrays whose values are not known.
func stacked(c *call, v operandValue) value {
	list := make([]operandValue, len(v.items))
	for i, item := range v.items {
		if item.isSequence() {
			item = stacked(c, operandValue{item, v.expr})
		}
		list[i] = operandValue{item, v.expr}
	}
	if operands, err := tried(func() []engine.Operand { return c.operands(list) }); err == nil && len(operands) > 0 {
		if change, err := engine.Stack(0, operands[0], operands[1:]...); err == nil {
			return c.change(c.node, nil, change, nil)
		}
	}
	return c.wrong(0, "numbers or lists of numbers")
}

// typed returns a with values of the type that argument i names, or else of type otherwise.
func (c *call) typed(a engine.Array, i int, otherwise engine.DType) engine.Array {
	return c.retyped(a, typeAsked(c, i, otherwise))
}

// typeAsked returns the type that argument i names, or otherwise.
func typeAsked(c *call, i int, otherwise engine.DType) engine.DType {
	if !c.has(i) {
		return otherwise
	}
	d := c.dtype(c.args[i].object, c.args[i].expr)
	if short := narrow(d); c.library == engine.InJAX && short != d {
		called := asCalled(c) // JAX warns of what the program calls
		if c.args[i].text != "float" && c.args[i].text != "int" && called == c.fn.name {
			c.told(c.node, "_truncated", d, called, short)
		}
		d = short
	}
	return d
}

func asCalled(c *call) string {
	if c.inside == nil {
		return c.fn.name
	}
	_, name := cutLast(expr.Format(c.inside.Func))
	return name
}

// shapeArgument returns the shape that the arguments of zeros spell: sizes one by one,
// a tuple, names of axes with sizes, or nothing for a scalar. A type may stand
// behind a tuple.
func shapeArgument(c *call) engine.Shape {
	rest := c.rest
	if n := len(rest); n == 2 && (rest[1].kind == typeKind || rest[1].kind == textKind) {
		c.args[2], rest = rest[1], rest[:1]
	}
	if c.args[1].expr != nil {
		rest = []operandValue{c.args[1]}
	}
	sizes := c.sizes(rest)
	s := engine.Dense(sizes...)
	for _, a := range c.axes {
		s.Axes = append(s.Axes, engine.Axis{Name: a.name, Size: c.sizeOf(a)})
	}
	must(s.Valid())
	return s
}

// repeating returns what fills a shape with a number.
func repeating(n int64) func(s engine.Shape, d engine.DType) (engine.Array, error) {
	return func(s engine.Shape, d engine.DType) (engine.Array, error) {
		return engine.Full(s, engine.IntScalar(n).Cast(d))
	}
}

// made returns a maker of arrays with these values, of the type of floats where none is asked
// for.
func made(values func(s engine.Shape, d engine.DType) (engine.Array, error)) func(c *call) value {
	return func(c *call) value {
		d := c.defaultType(engine.Float64)
		a := c.typed(sure(values(shapeArgument(c), d)), 2, d)
		c.told(c.node, "_made", c.fn.name, kindOf(&a), a.Values.DType.Torch())
		return array(a)
	}
}

func makeFull(c *call) value {
	if c.args[0].expr != nil {
		c.rest = c.args[:1]
	}
	sizes := c.sizes(c.rest)
	if c.isTorch() && c.named && c.has(0) && c.args[0].kind == numberKind {
		c.told(c.node, "_misfit", "full", "size", "", true, 1, c.className(c.args[0].object), tuple())
	}
	if len(c.axes) > 0 {
		return c.outside(c.node, expr.ArgumentOf, c.axes[0].name)
	}
	if !c.has(1) {
		return c.problem(ArgumentMissing, "fill_value", c.node)
	}
	return filled(c, engine.Dense(sizes...), 1, 2)
}

// weakly returns an array of one of Python's numbers.
func (in *context) weakly(a engine.Array) value {
	v := array(a)
	v.weak = in.library == engine.InJAX
	return v
}

// filled makes an array of argument i, broadcast to s, with values of the type
// that argument d names.
func filled(c *call, s engine.Shape, i, d int) value {
	if number, ok := c.args[i].one(); ok {
		if !c.has(d) {
			number = number.Cast(c.defaultType(number.DType))
		}
		a := c.typed(sure(engine.Full(s, number)), d, number.DType)
		checkWide(c.machine, c.node, c.args[i].object, a.Values.DType, false)
		if c.args[i].kind == numberKind && !c.has(d) {
			return c.weakly(a)
		}
		return array(a)
	}
	operand := c.operand(c.args[i])
	a := c.typed(sure(engine.Unknown(s, operand.Values.DType)), d, operand.Values.DType)
	place := operandValue{array(a), c.node}
	return c.write(c.node, writing{op: engine.Identity, kind: engine.Assigned, to: place}, []engine.Operand{operand})
}

// The makers of arrays like another one: of its shape, its type and its order in
// memory.

// likeOf returns the array that another one is made like, with the sizes that argument i
// gives; xarray takes none but its own.
func likeOf(c *call, i int) engine.Operand {
	if v := c.args[0]; c.library == engine.InXArray && c.module == "xarray" && (v.kind != arrayKind || v.array.Shape.Rank() > 0 && !v.array.Shape.Named()) {
		c.told(c.node, "_no_model")
	}
	from := c.operand(c.args[0])
	if !c.has(i) {
		return from
	}
	sizes := c.ints(i)
	if len(sizes) != from.Shape.Rank() {
		from.Strides = nil // else the axes keep their order in memory
	}
	from.Shape = engine.Dense(sizes...)
	must(from.Shape.Valid())
	return from
}

// like returns a maker of arrays with these values.
func like(values func(s engine.Shape, d engine.DType) (engine.Array, error)) func(c *call) value {
	return func(c *call) value {
		from := likeOf(c, 2)
		if !from.Shape.IsDense() {
			return fails(&engine.RaggedChangeError{Name: c.fn.name})
		}
		d := from.Values.DType
		a := c.typed(sure(values(from.Shape, d)), 1, d)
		a.Beside = from.Beside
		c.told(c.node, "_made", c.fn.name, kindOf(&a), a.Values.DType.Torch())
		return array(a.LaidOut(engine.KeptStrides(c.library, from.Array)))
	}
}

func fullLike(c *call) value {
	from := likeOf(c, 3)
	v := filled(c, from.Shape, 1, 2)
	v.array.Beside = from.Beside
	if !c.has(2) {
		checkWide(c.machine, c.node, c.args[1].object, from.Values.DType, false)
		*v.array = c.retyped(*v.array, from.Values.DType)
	}
	if v.array.Contiguous() {
		*v.array = v.array.LaidOut(engine.KeptStrides(c.library, from.Array))
	}
	return v
}
