package run

import (
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// folds returns the functions that make one value of many.
func folds() []function {
	var list []function
	for f := engine.Sum; f <= engine.ArgMin; f++ {
		name := f.String()
		list = append(list, function{
			name + " reduce_" + name,
			"a|input|x|input_tensor|tensor axis|dim|other= dtype= out= keepdims|keepdim= ddof|correction= unbiased= where= initial= skipna=",
			folding(f),
		})
	}
	for name, f := range map[string]engine.Fold{"amax": engine.Max, "amin": engine.Min, "reduce_variance": engine.Var, "median": engine.Median, "_lower_median": engine.LowerMedian} {
		list = append(list, function{name, list[0].params, folding(f)})
	}
	return list
}

// callee returns a fold as a function that the language calls.
func callee(c *call, f engine.Fold) value {
	return &object{kind: callKind, text: "own", fn: &function{c.fn.name, c.fn.params, folding(f)}}
}

// joining returns the operation that finds the larger, or the smaller, of two.
func joining(f engine.Fold) engine.Op {
	if f == engine.Max {
		return engine.Maximum
	}
	return engine.Minimum
}

func folding(f engine.Fold) func(c *call) value {
	return func(c *call) value { return fold(c, f) }
}

func fold(c *call, f engine.Fold) value {
	own := f == engine.Sum && c.module == "" && !c.method && c.args[1].expr == nil
	if v, done := pythonFold(c, f); done {
		return v
	}
	if c.library == engine.InPyTorch {
		if v, done := torchFold(c, f); done {
			return v
		}
	}
	if c.has(3) && !c.beside(keyword{"out", c.args[3]}) {
		return c.outside(c.args[3].expr, expr.ArgumentOf, "out")
	}
	if c.has(8) || masked(c) {
		return foldFrom(c, f)
	}
	if index := f == engine.ArgMax || f == engine.ArgMin; index && c.library == engine.InXArray && c.method && !c.args[0].foreign && (c.args[1].isSequence() || c.args[1].kind == ellipsisKind) {
		return handOn(c, "_extreme_places", c.args[0].object, text(c.fn.name), c.args[1].object)
	}
	axisOrDim(c)
	if c.has(2) && f != engine.Mean && f != engine.Std && f != engine.Var {
		_ = typeAsked(c, 2, engine.Float64) // NumPy looks at it before the axis
	}
	r := reduction(c, f)
	if r.InTurn = own; !c.first().Shape.IsDense() {
		return handOn(c, "_fold_rows", c.args[0].object, callee(c, f), text(f.String()), c.args[1].object, boolean(r.KeepDims))
	}
	return foldArray(c, f, r)
}

// foldFrom folds with a first value, or what a mask leaves.
func foldFrom(c *call, f engine.Fold) value {
	mask := none()
	if masked(c) {
		mask = c.args[7].object
	}
	return handOn(c, "_fold_from", c.args[0].object, callee(c, f), text(f.String()), c.args[1].object, c.args[2].object, boolean(c.bool(4)), c.args[8].object, mask)
}

func masked(c *call) bool { return c.has(7) && !c.args[7].isTrue() }

// foldArray folds an array that has no ragged axis.
func foldArray(c *call, f engine.Fold, r engine.Reduction) value {
	from := c.first()
	if (f < engine.Mean || f == engine.Mean && c.has(2) && c.args[2].kind == typeKind) && typeAsked(c, 2, engine.Float64).Kind() == engine.KindInt {
		from.Array = c.typed(from.Array, 2, engine.Float64) // before they are folded
	}
	foldsType(c, f, from.Values.DType)
	if (!c.has(9) || c.args[9].isTrue()) && skips(c, from) {
		return handOn(c, "_skip", c.args[0].object, text(c.fn.name), c.args[1].object, boolean(r.KeepDims), integer(c.int(5, 0)))
	}
	v := c.changed(reduced(c, from, r))
	v.numpy = c.arrayOrNumber(*v.array).numpy
	if c.library == engine.InPyTorch && isExtreme(f) && c.has(1) && c.fn.name == f.String() {
		return andPlaces(&c.context, v, from, r)
	}
	return v
}

// axisOrDim is what xarray says of what it takes for another argument.
func axisOrDim(c *call) {
	if c.library == engine.InXArray && c.inside == nil && !c.args[0].foreign {
		byAxis := slices.ContainsFunc(c.node.Arguments, func(a expr.Argument) bool { return a.Name == "axis" })
		c.told(c.node, "_asked_axis", c.fn.name, c.method, c.args[0].object, c.args[1].object, c.has(1), byAxis)
	}
}

// reduced folds a dense array, with the types, the strides and the errors that the
// library has.
func reduced(c *call, from engine.Operand, r engine.Reduction) (engine.Change, error) {
	f := r.Fold
	change, warnings, err := engine.Reduce(from, r)
	if c.library != engine.InPyTorch {
		c.warn(warnings)
	}
	if e, ok := err.(*engine.AxisError); ok {
		if e.Rank == 0 && c.isNumPy() && (f == engine.ArgMax || f == engine.ArgMin) {
			e.Rank = 1 // the scalar is looked through as a row
		}
		failing(c.machine, c.node, change)
		c.told(c.node, "_no_fold_axis", f.String())
	}
	if err == nil {
		change.To, err = tried(func() engine.Array { return c.retyped(change.To, foldedType(c, change, f)) })
	}
	if err == nil && c.isNumPy() {
		change.To = change.To.LaidOut(engine.FoldedStrides(from.Array, change.Reduced, r.KeepDims))
	}
	return change, err
}

// foldsType reports values of a type that TensorFlow does not fold.
func foldsType(c *call, f engine.Fold, d engine.DType) {
	truths, moment := f == engine.Any || f == engine.All, f == engine.Std || f == engine.Var
	if c.library == engine.InTensorFlow && c.named && (truths != (d == engine.Bool) || moment && d.Kind() != engine.KindFloat) {
		c.told(c.node, "_folds", c.fn.name, c.args[0].object, d, moment)
	}
}

// andPlaces returns largest, or smallest, values and where they stood.
func andPlaces(in *context, v value, from engine.Operand, r engine.Reduction) value {
	name := r.Fold.String()
	index := engine.ArgMin
	if r.Fold == engine.Max {
		index = engine.ArgMax
	}
	r.Fold = index
	at, _, err := engine.Reduce(from, r)
	must(err)
	return partsNamed(in, name, tuple(v, array(at.To)))
}

// pythonFold does what Python's own sum, max and min do, which have the names
// of folds: a sum goes along axis 0, and max takes its numbers one by one.
func pythonFold(c *call, f engine.Fold) (v value, done bool) {
	v = c.args[0].object
	switch single := c.args[1].expr == nil; {
	case c.module != "" || c.method || strings.HasPrefix(c.fn.name, "reduce_"):
	case single && c.named && c.inside == nil && v.kind == arrayKind && (isExtreme(f) && v.array.Shape.Rank() > 1 || c.library == engine.InXArray && !v.foreign && v.array.Shape.Rank() < 2 && (isExtreme(f) || f == engine.Sum)):
		return handOn(c, "_own_fold", v, text(c.fn.name)), true
	case single && c.named && c.inside == nil && v.kind == arrayKind && (f == engine.Sum || isExtreme(f)) && slices.Index(v.array.Shape.Sizes(), 0) == 0:
		return handOn(c, "_of_nothing", text(c.fn.name)), true
	case single && (f == engine.Sum || isExtreme(f)) && c.named && v.kind == arrayKind && (v.array.Shape.Rank() == 0 || !v.array.Shape.IsDense()) && c.inside == nil:
		c.items(v, c.node)
		return c.outside(c.node, expr.FunctionOf, c.fn.name+" of rows"), true
	case single && f == engine.Sum && v.kind == arrayKind && v.array.Values.DType.Kind() == engine.KindInt && v.array.Values.DType != engine.Int64 && v.array.Shape.Rank() > 0:
		return c.invoke(written("math", "builtin", c.fn.name), c.node, given(c.args[:1])...), true
	case single && f == engine.Sum && v.kind == arrayKind && v.array.Shape.Rank() > 1:
		c.args[1] = operandValue{integer(0), c.node}
	case single && f == engine.Sum && v.isSequence() && slices.ContainsFunc(v.items, func(item value) bool { return item.kind == arrayKind }),
		!single && isExtreme(f) && (v.kind == numberKind || v.kind == arrayKind && v.array.Shape.Rank() == 0):
		return c.invoke(written("math", "builtin", c.fn.name), c.node, given(c.args)...), true
	}
	return v, false
}

func isExtreme(f engine.Fold) bool { return f == engine.Max || f == engine.Min }

// torchFold does what folds do in PyTorch alone: the larger of two tensors,
// and a refusal of the mean of ints. Its second positional argument may be
// keepdim.
func torchFold(c *call, f engine.Fold) (v value, done bool) {
	if c.has(2) && c.args[2].kind == numberKind && c.args[2].number.DType == engine.Bool {
		c.args[4], c.args[2] = c.args[2], operandValue{object: none()}
	}
	if f != engine.All && f != engine.Any && c.args[1].object != nil && c.args[1].isSequence() && len(c.args[1].items) == 0 {
		c.args[1].object = none()
	}
	if isExtreme(f) && c.has(1) && c.args[1].kind == arrayKind {
		operands := c.operands(c.args[:2])
		return c.broadcast(c.node, c.explain(joining(f), c.fn.name, operands...)), true
	}
	c.told(c.node, "_no_fold", f.String(), c.args[0].object, c.args[1].object, c.args[2].object)
	return none(), false
}

// reduction returns what the arguments of a fold ask for.
func reduction(c *call, f engine.Fold) engine.Reduction {
	r := engine.Reduction{Fold: f, Library: orNumPy(c.library)}
	index, moment := f == engine.ArgMax || f == engine.ArgMin, f == engine.Mean || f == engine.Std || f == engine.Var
	if a := c.args[0].array; moment && a != nil && a.Shape.Rank() < 2 {
		// NumPy looks first whether there is such an axis
	} else {
		text := "an integer is required"
		if index {
			text += " for the axis"
		}
		c.wantsAxis(text)
	}
	if moment && c.library != engine.InPyTorch && c.library != engine.InXArray {
		r.Axes = c.ints(1) // NumPy counts the values first, and so wants the axis to be there
	} else {
		r.Axes = foldedAxes(c, 1)
	}
	if c.isNumPy() && c.args[1].object != nil && c.args[1].kind == listKind || index && !c.isTorch() && c.args[1].isSequence() {
		c.says("TypeError", "'%s' object cannot be interpreted as an integer", c.args[1].typeName())
	}
	r.KeepDims = c.bool(4)
	if c.library == engine.InPyTorch {
		r.DDoF = 1
	}
	if r.DDoF = c.int(5, r.DDoF); c.has(6) {
		r.DDoF = 0
		if c.bool(6) {
			r.DDoF = 1
		}
	}
	return r
}

// wantsAxis reports an axis, the second argument, that is a bool, a float or a text where
// NumPy wants an integer. What NumPy says of a bool differs from function to function. A
// program that names no library may call an axis by its name.
func (c *call) wantsAxis(ofBool string) {
	v := c.args[1]
	number := v.expr != nil && v.kind == numberKind
	truth, other := number && v.number.DType == engine.Bool, number && v.number.DType == engine.Float64 || v.kind == textKind
	if c.isNumPy() && (truth || other && c.library != "") {
		c.told(c.node, "_wants_axis", c.fn.name, v.object, ofBool)
	}
}

// foldedAxes returns the axes that argument i names. A scalar has none, but both
// NumPy and PyTorch let it be folded along axis 0 or -1.
func foldedAxes(c *call, i int) []int {
	axes := c.ints(i)
	if len(axes) == 1 && (axes[0] == 0 || axes[0] == -1) && foldsNumber(c, i) {
		return nil
	}
	return axes
}

// foldsNumber reports whether a call folds a scalar in a library that lets it have an axis. A
// number of Python's has none for a median, nor for axes in a tuple.
func foldsNumber(c *call, i int) bool {
	of := c.args[0]
	switch {
	case c.library == engine.InJAX || c.library == engine.InTensorFlow:
		return false
	case of.array != nil:
		return of.array.Shape.Rank() == 0
	}
	return of.kind == numberKind && c.args[i].kind == numberKind && c.fn.name != "median"
}

// foldedType returns the type of a fold: the one that was asked for, or the library's.
func foldedType(c *call, change engine.Change, f engine.Fold) engine.DType {
	d, of := change.To.Values.DType, change.From.Values.DType
	switch {
	case c.has(2):
		return typeAsked(c, 2, d)
	case c.isTorch() && of == engine.Uint8 && (f == engine.Any || f == engine.All):
		return of
	case c.library == engine.InTensorFlow && d.Kind() != engine.KindBool && f != engine.ArgMax && f != engine.ArgMin:
		if change.From.Weak {
			return c.defaultType(of)
		}
		return of
	case d == engine.Uint64 && c.isTorch():
		return engine.Int64
	case c.library == engine.InJAX:
		return c.defaultType(d)
	}
	return d
}

// foldAtOnce replaces the steps that a function of the library took to fold an array by one
// step from the array to the result. A function that has keepdims folds. The steps stay where
// another array takes part, or the result has not the shape of a fold.
func foldAtOnce(c *call, x *expr.Lambda, before int, v value) {
	param := func(names string) int {
		return slices.IndexFunc(x.Params, func(p expr.Param) bool { return contains(names, p.Name) })
	}
	keeps, along := param("keepdims|keepdim"), param("axis|dim")
	if c.inside != nil || keeps < 0 || along < 1 || len(c.args) < len(x.Params) || v.kind != arrayKind || c.args[0].kind != arrayKind ||
		slices.ContainsFunc(c.args[1:], func(a operandValue) bool { return a.expr != nil && a.kind == arrayKind && a.array.Shape.Rank() > 0 }) {
		return
	}
	r, from := engine.Reduction{KeepDims: c.args[keeps].expr != nil && c.args[keeps].isTrue()}, c.operand(c.args[0])
	if c.has(along) {
		r.Axes, _ = intsOf(c.args[along].object)
	}
	shape := from
	shape.Values = engine.Values{DType: from.Values.DType}
	change, _, err := engine.Reduce(shape, r)
	if err != nil || !slices.Equal(change.To.Shape.Sizes(), v.array.Shape.Sizes()) || len(change.Reduced) == 0 {
		return
	}
	change.Name, change.From, change.To = c.fn.name, from, *v.array
	c.out.Steps = c.out.Steps[:before]
	must(c.step(Step{Span: c.node.Span, Text: expr.Format(asWritten(c.node)), Change: &change, Result: *v.array}))
}
