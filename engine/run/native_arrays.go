package run

import (
	"cmp"
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// arrayNatives returns what functions that are written in the language need
// of arrays, and cannot say with others.
func arrayNatives() []function {
	return []function{
		{"typename", "v", func(c *call) value { return text(c.args[0].typeName()) }},
		{"axis", "a axis named=", axisArgument},
		{"base", "a", func(c *call) value {
			if owner := c.owner(c.args[0].array); owner != c.args[0].array {
				return &object{kind: arrayKind, array: owner}
			}
			return none()
		}},
		{"evenly", "a", func(c *call) value { // the first value and how far apart they are, where that describes all
			if a := c.args[0].array; a.Values.Progression != nil && a.Strides == nil && a.Offset == 0 {
				return tuple(pythonNumber(a.Values.Scalar(0)), float(a.Values.Progression.Step))
			}
			return none()
		}},
		{"in_rows", "a", func(c *call) value { return boolean(c.args[0].array.Contiguous()) }},
		{"read_only", "a", func(c *call) value { return boolean(c.args[0].array.ReadOnly || c.args[0].numpy) }},
		{"strides", "a", stridesOf},
		{"strided", "a shape strides offset= fixed= axes=", strided},
		{"parts", "a ends axis", parts},
		{"become", "a b", become},
		{"variable", "a watched kind", newVariable},
		{"uneven", "a", func(c *call) value {
			return boolean(c.args[0].kind == arrayKind && !c.args[0].array.Shape.IsDense())
		}},
		{"record", "name fields made=", func(c *call) value {
			v := *c.args[1].object
			v.text, v.of = c.args[0].text, c.args[2].object
			return &v
		}},
		{"scatter", "a places values how made= inPlace=", scatter},
		{"together", "name *arrays", func(c *call) value {
			return shapeOf(&c.context, engine.Array{Shape: together(c, engine.Identity, c.args[0].text, c.rest).Result()}, "shape")
		}},
		{"planned", "name *arrays", func(c *call) value {
			together(c, engine.Called, c.args[0].text, c.rest)
			return none()
		}},
		{"pairwise", "op name *operands", func(c *call) value {
			return c.broadcast(c.node, c.explain(operationNamed(c.args[0].text), c.args[1].text, c.operands(c.rest)...))
		}},
		{"write", "op name to *operands", func(c *call) value {
			partly(c.machine, c.node, c.args[2].object, c.rest[0].object)
			return c.write(c.node, writing{operationNamed(c.args[0].text), engine.Out, c.args[1].text, c.args[2], nil, nil}, c.operands(c.rest))
		}},
		{"picked_by", "name a *places", pickedBy},
		{"lacks", "a at axis", func(c *call) value { // an entry or the axis; an error follows that a library tells in its own words
			from, axis := c.first(), c.int(2, 0)
			if hasAxis(c, axis, from) != nil {
				return none()
			}
			change, _ := engine.Index(from, onAxis(fromLeft(c, axis, from), subscript(c.machine, c.args[1].object, c.args[1].expr))...)
			failing(c.machine, c.node, change)
			return none()
		}},
		{"changed", "name a result axes places= flat= beside= reduced=", changedTo},
		{"gave", "v name *arrays", func(c *call) value {
			c.out.Steps = c.out.Steps[:c.frame.steps]
			t := together(c, engine.Identity, c.args[1].text, c.rest)
			a := *c.args[0].array
			t.Op, t.Made, t.Library = engine.Called, &a, c.library
			must(c.step(Step{Span: c.node.Span, Text: expr.Format(c.node), Trace: &t, Result: a}))
			return c.args[0].object
		}},
	}
}

// stridesOf returns the strides of an array, but those that PyTorch gives one without values.
func stridesOf(c *call) value {
	a := c.args[0].array
	if a.Strides == nil && a.Shape.Empty() && c.isTorch() {
		return c.outside(c.node, expr.AttributeOf, "stride")
	}
	return integers(tupleKind, a.StridesOrDefault())
}

// pickedBy keeps the values that arrays of indices pick as a change of a name.
func pickedBy(c *call) value {
	var subscripts []engine.Subscript
	for _, at := range c.rest {
		subscripts = append(subscripts, engine.Subscript{Kind: engine.Picked, Array: *at.array})
	}
	change, err := engine.Index(c.operand(c.args[1]), subscripts...)
	change.Name = cmp.Or(c.args[0].text, asCalled(c))
	return c.change(c.node, nil, change, err)
}

// operationNamed returns the operation that the language calls a name.
func operationNamed(name string) engine.Op {
	if op := arithmeticNamed(name); op != 0 {
		return op
	}
	op, _ := engine.OpNamed(name)
	return op
}

// changedTo keeps what the language made of an array as one change of it, with the axis of the
// array that each axis is, or -1, and the number of the value that each value is, or -1; or the
// axes along which values became one. Without a name it has that of the call.
func changedTo(c *call) value {
	from, to := c.operand(c.args[1]), heldOf(*c.args[2].array)
	if c.has(5) && c.args[5].isTrue() {
		from = flattened(from)
	}
	axes := c.ints(3)
	for k := range axes {
		axes[k] = max(axes[k], -1)
	}
	to.Shape, to.ReadOnly = engine.Dense(to.Shape.Sizes()...), false
	change := engine.Change{Name: cmp.Or(c.args[0].text, asCalled(c)), From: from, To: to, Copied: true, Axes: axes}
	if c.has(6) {
		change.With, change.Sources = c.operands(c.args[6:7]), &engine.Sources{}
	}
	if c.has(4) {
		places, _ := intsOf(array(flattened(c.operand(c.args[4])).Array))
		change.Sources = (*engine.Sources)(&places)
	}
	if c.has(7) {
		change.Reduced = c.ints(7)
	}
	return c.change(c.node, nil, change, nil)
}

// heldOf returns an array with values of its own, which are not known where they are too many to hold.
func heldOf(a engine.Array) engine.Array {
	held, err := a.Held()
	if err != nil {
		held = sure(engine.Unknown(a.Shape, a.Values.DType))
	}
	return held
}

// become makes an array or a dictionary another one, under all of its names.
func become(c *call) value {
	if to, from := c.args[0].object, c.args[1].object; to.kind == dictKind {
		to.items, to.values = from.items, from.values
		return none()
	}
	tracked := c.args[0].array.Tracked
	if *c.args[0].array = *c.args[1].array; !c.isTorch() {
		c.args[0].array.Tracked = tracked
	}
	return c.args[0].object
}

// newVariable returns an array as a variable, whose gradient may be asked for.
func newVariable(c *call) value {
	if c.tracing && c.args[2].text == "Variable" {
		return c.outside(c.node, expr.FunctionOf, "a new Variable in tf.function")
	}
	a := *c.args[0].array
	if a.Tracked = engine.Untracked; a.Values.DType.Kind() == engine.KindFloat && c.args[1].isTrue() {
		a.Tracked = leaf(c.machine)
	}
	return &object{kind: arrayKind, array: &a, text: c.args[2].text}
}

// axisArgument returns the number of an axis from 0 on. NumPy says which argument named
// one that there is not; where one is named, PyTorch's scalars have an axis 0.
func axisArgument(c *call) value {
	from, axis := c.first(), c.int(1, 0)
	rank := from.Shape.Rank()
	switch {
	case !c.has(1), c.has(2) && c.isTorch() && rank == 0 && (axis == 0 || axis == -1):
		return integer(0)
	case c.has(2) && c.isNumPy() && hasAxis(c, axis, from) != nil:
		return c.says("AxisError", "%s: axis %d is out of bounds for array of dimension %d", c.args[2].text, axis, rank)
	}
	return integer(fromLeft(c, axis, from))
}

// strided shows the values of an array at another shape, so many values apart.
func strided(c *call) value {
	from := c.first()
	sizes, _ := intsOf(c.args[1].object)
	strides, _ := intsOf(c.args[2].object)
	offset := c.int(3, 0)
	if len(sizes) != len(strides) {
		return c.outside(c.node, expr.FunctionOf, c.fn.name)
	}
	to := engine.Array{Shape: engine.Dense(sizes...), Strides: strides, Offset: from.Offset + offset, Values: from.Values, ReadOnly: from.ReadOnly || c.has(4)}
	least, most := to.Offset, to.Offset
	for k, n := range sizes {
		if n < 0 {
			return c.outside(c.node, expr.FunctionOf, c.fn.name)
		}
		least, most = least+min(0, strides[k]*(n-1)), most+max(0, strides[k]*(n-1))
	}
	if n := from.Values.Len(); slices.Min(append(sizes, 1)) > 0 && (least < 0 || from.Values.Held() && most >= n) {
		return c.outside(c.node, expr.FunctionOf, c.fn.name+" outside the memory of the array")
	}
	axes := slices.Repeat([]int{-1}, len(sizes))
	copy(axes, c.ints(5))
	return c.changed(engine.Change{Name: asCalled(c), From: from, To: to, Axes: axes}, nil)
}

// parts cuts an array along an axis into views, of which each has its end.
func parts(c *call) value {
	from, axis := c.alongAxis(2)
	ends, _ := intsOf(c.args[1].object)
	items, start := make([]value, len(ends)), 0
	for i, end := range ends {
		part := sure(engine.Index(from, onAxis(axis, engine.Subscript{Kind: engine.Ranged, Range: engine.Range{Start: &start, Stop: &end}})...))
		items[i], start = array(part.To), end
		if c.args[0].kind == arrayKind {
			c.share(c.args[0].array, items[i].array)
		}
	}
	return list(items...)
}

// scatter returns a copy of an array in which values, which broadcast, are put to places, or added
// to what is there; or made, where the language did that. It is one step, inPlace where the array
// becomes the copy.
func scatter(c *call) value {
	operands := c.operands(c.args[:3])
	from, to := operands[0], heldOf(operands[0].Array)
	from.Values, from.Strides, from.Offset = to.Values.Clone(), nil, 0 // as they are before
	change := engine.Change{Name: asCalled(c), From: from, With: operands[2:], To: to, Copied: true, Puts: c.args[3].text, InPlace: c.has(5) && c.args[5].isTrue(), Axes: engine.Indices(from.Shape.Rank()), Sources: &engine.Sources{}}
	if putInto(&change, operands[1]); c.has(4) {
		change.To = heldOf(*c.args[4].array)
	}
	c.out.Steps = c.out.Steps[:c.frame.steps]
	return c.change(c.node, nil, change, nil)
}

// putInto carries out a change that puts values to places, one after the other. A place counts all
// values in order; one below 0 is nowhere.
func putInto(c *engine.Change, at engine.Operand) {
	if v := c.With[0]; !c.To.Values.Held() || !at.Values.Known() || !v.Values.Known() {
		c.To.Values = engine.Values{DType: c.To.Values.DType}
		return
	}
	numbers, places, put := numbersOver(at, c.With[0].Shape), sure(at.Flat()), sure(c.With[0].Flat())
	sources, n := engine.Sources(engine.Indices(c.To.Values.Len())), c.To.Values.Len()
	for i := range sure(at.Shape.Count()) {
		if place, number := int(places.Int(i)), int(numbers.Int(i)); place >= 0 {
			sources[place] = n + number
			c.To.Values.Set(place, combined(c.Puts, c.To.Values.Scalar(place), put.Scalar(number).Cast(c.To.Values.DType)))
		}
	}
	if n <= engine.MostSources {
		c.Sources = &sources
	}
}

// numbersOver returns for each value of an array the number of that of a shape that broadcasts to it.
func numbersOver(a engine.Operand, s engine.Shape) engine.Values {
	counted, _, err := engine.Apply(engine.ExplainInto(engine.NumPy, engine.Identity, &engine.Output{Kind: engine.Target, Operand: a}, counting(s)))
	must(err)
	return sure(counted.Flat())
}

// combined returns what is left where v comes to a place that has old.
func combined(how string, old, v engine.Scalar) engine.Scalar {
	sum := old
	switch {
	case how == "set", how == "min" && v.AsFloat() < old.AsFloat(), how == "max" && v.AsFloat() > old.AsFloat():
		return v
	case how == "add":
		sum.Int, sum.Float = old.Int+v.Int, old.Float+v.Float
	case how == "multiply":
		sum.Int, sum.Float = old.Int*v.Int, old.Float*v.Float
	}
	return sum.Cast(old.DType)
}
