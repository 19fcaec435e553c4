package run

import (
	"fmt"
	"slices"
	"strconv"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// updateOperators holds the methods of x.at[items] that change the items, and
// the operator by which they do.
var updateOperators = map[string]string{
	"set": "=", "add": "+", "subtract": "-", "multiply": "*", "mul": "*", "divide": "/", "power": "**", "min": "min", "max": "max",
}

// updated evaluates x.at[items].set(v), which is how JAX assigns to items: a
// copy of x with the items changed, and x.at[items].get(). It returns nil for
// every other call.
func updated(m *machine, x *expr.Call) (value, error) {
	index, method := methodOfItems(x)
	if index == nil || len(x.Arguments) > 1 {
		return nil, nil
	}
	at, ok := index.X.(*expr.Attribute)
	if !ok || at.Name != "at" {
		return nil, nil
	}
	items := &expr.Index{Span: index.Span, X: at.X, Items: index.Items, Tuple: index.Tuple}
	switch {
	case method == "get" && len(x.Arguments) == 0:
		return m.eval(items)
	case updateOperators[method] == "" || len(x.Arguments) == 0:
		return nil, nil
	}
	of := m.value(at.X)
	if of.kind != arrayKind {
		return none(), &AttributeError{Place: m.place(at), Type: of.typeName(), Name: "at"}
	}
	return update(m, x, method, of, items)
}

// methodOfItems returns the index and the name of a call v[items].name(…), nil for any
// other call.
func methodOfItems(x *expr.Call) (*expr.Index, string) {
	if method, ok := x.Func.(*expr.Attribute); ok {
		index, _ := method.X.(*expr.Index)
		return index, method.Name
	}
	return nil, ""
}

// update changes the items of a copy of an array.
func update(m *machine, x *expr.Call, how string, of value, items *expr.Index) (value, error) {
	drops := drops(m, items, of.array.Shape)
	if again, err := again(m, x, how, of, items); again != nil || err != nil {
		return again, err
	}
	change := x.Arguments[0].Value
	if op := updateOperators[how]; arithmetic[op] != 0 {
		change = &expr.Binary{Span: x.Span, Op: op, L: items, R: change}
	}
	v, err := m.eval(change)
	if e, ok := err.(*engine.MismatchError); ok && change != x.Arguments[0].Value && len(e.Trace.Operands) == 2 {
		d := engine.ResultType(m.library, e.Trace.Operands...).String()
		err = m.refuses(x, "ValueError", "Incompatible types for broadcasting: input type="+d+kernelShape(e.Trace.Operands[1].Shape)+" and requested type="+d+kernelShape(e.Trace.Operands[0].Shape))
	}
	must(err)
	switch {
	case how == "set" && (v.kind == arrayKind || v.isSequence()):
		o := sure(m.operand(operandValue{v, change}))
		v = array(sure(m.retyped(o.Array, of.array.Values.DType)))
	case how == "min":
		v = sure(updateExtreme(m, x, engine.Minimum, items, operandValue{v, change}))
	case how == "max":
		v = sure(updateExtreme(m, x, engine.Maximum, items, operandValue{v, change}))
	}
	result := array(sure(of.array.Held()))
	if drops {
		return result, nil
	}
	return result, assignItems(m, result, items, operandValue{v, change}, x)
}

// updateExtreme returns the smaller or the larger of items and what they meet.
func updateExtreme(m *machine, x expr.Expr, op engine.Op, items *expr.Index, v operandValue) (value, error) {
	old := m.value(items)
	operands := sure(m.operands([]operandValue{{old, items}, v}))
	return m.broadcast(x, m.explain(op, "", operands...))
}

// again carries out an update that names an item twice, one value after the
// other. It returns nil for every other update.
func again(m *machine, x *expr.Call, how string, of value, items *expr.Index) (value, error) {
	places := placesOf(m, items, of.array.Shape)
	if how == "set" || !twice(places) {
		return nil, nil
	}
	if how == "mul" {
		how = "multiply"
	}
	if !contains("add|multiply|min|max", how) {
		return nil, m.outside(x, expr.IndexBy, "an array that names an item twice")
	}
	change := operandValue{m.value(x.Arguments[0].Value), x.Arguments[0].Value}
	from := sure(m.operand(change))
	change.object = sure(m.seenAs(x, change, from, places.Shape))
	c := &call{machine: m, node: x, fn: &function{name: "scatter"}, args: []operandValue{{of, items.X}, {array(places), items}, change, {text(how), x}}}
	return c.ended(scatter)
}

// placesOf returns where in a row of all values of a shape the items are that an
// index names; none for one that picks nothing by an array.
func placesOf(m *machine, items *expr.Index, s engine.Shape) engine.Array {
	subscripts := m.subscripts(items)
	if !hasKind(subscripts, engine.Picked) {
		return engine.Array{}
	}
	c := sure(engine.Index(counting(s), clamped(s, subscripts)...))
	if n, err := s.Count(); err != nil || n > engine.MaxValues || !c.To.Values.Known() {
		must(m.outside(items, expr.ValuesUnknown, "an index"))
	}
	return c.To
}

// twice reports whether a place is there twice.
func twice(places engine.Array) bool {
	flat, err := places.Flat()
	n, _ := places.Shape.Count()
	seen := map[int64]bool{}
	for i := 0; err == nil && i < n && places.Shape.Rank() > 0; i++ {
		if seen[flat.Int(i)] {
			return true
		}
		seen[flat.Int(i)] = true
	}
	return false
}

// drops reports whether an update goes to an entry that there is not, where JAX
// changes nothing. Where only some of several are missing it is outside.
func drops(m *machine, items *expr.Index, s engine.Shape) bool {
	subscripts := m.subscripts(items)
	_, err := engine.Index(engine.Operand{Array: engine.Array{Shape: s, Values: engine.Values{DType: engine.Bool}}}, subscripts...)
	e, missing := err.(*engine.IndexError)
	switch picks := hasKind(subscripts, engine.Picked); {
	case missing && !picks && e.Size == 0:
		must(m.refuses(items, "IndexError", fmt.Sprintf("index is out of bounds for axis %d with size 0", e.Axis)))
	case missing && picks:
		must(m.outside(items, expr.IndexBy, "an array that names items that there are not"))
	}
	return missing
}

// unmasked is what JAX says of a mask of another shape than the axes that it stands for.
func unmasked(in *context, x *expr.Index, s engine.Shape, subscripts []engine.Subscript) error {
	axis, sizes := 0, s.Sizes()
	for i, one := range subscripts {
		mask := 1
		if one.Kind == engine.Picked && one.Array.Values.DType == engine.Bool {
			mask = one.Array.Shape.Rank()
			if of := sizes[min(axis, len(sizes)):min(axis+mask, len(sizes))]; !slices.Equal(of, one.Array.Shape.Sizes()) {
				return in.refuses(x, "IndexError", fmt.Sprintf("boolean index did not match shape of indexed array in index %d: got %s, expected %s", i, one.Array.Shape, bracketed(engine.Dense(of...))))
			}
		}
		switch one.Kind {
		case engine.Ellipsis:
			return nil
		case engine.NewAxis:
			mask = 0
		}
		axis += mask
	}
	return nil
}

// tooWide is what JAX says of an int of Python's that 32 bits do not hold, beside an array.
func tooWide(in *context, x expr.Expr, t engine.Trace) error {
	if in.library != engine.InJAX || !in.named || t.Op == engine.Power || t.Op == engine.Where || t.Output != nil || len(t.Operands) != 2 {
		return nil
	}
	for i, o := range t.Operands {
		if !o.Weak || o.Values.DType != engine.Int64 {
			continue
		}
		if n := o.At().Int; int64(int32(n)) != n {
			name := [...]string{"x", "y"}[i]
			if t.Op == engine.TrueDivide || t.Op == engine.FloorDivide || t.Op == engine.Remainder {
				name = "x" + strconv.Itoa(i+1)
			}
			return in.refuses(x, "OverflowError", fmt.Sprintf("An overflow was encountered while parsing an argument to a jitted computation, whose argument path is %s. Got <class 'int'> with value %d", name, n))
		}
	}
	return nil
}

// gathersNothing is what JAX says of an array of places on an axis of size 0.
func gathersNothing(in *context, x *expr.Index, s engine.Shape, subscripts []engine.Subscript) error {
	_, err := engine.Index(engine.Operand{Array: engine.Array{Shape: s, Values: engine.Values{DType: engine.Bool}}}, subscripts...)
	e, missing := err.(*engine.IndexError)
	if !missing || !hasKind(subscripts, engine.Picked) || e.Size > 0 {
		return nil
	}
	for k, axis := range s.Axes {
		if k != e.Axis && axis.Size == 0 {
			return in.outside(x, expr.IndexBy, "an array into nothing")
		}
	}
	return in.refuses(x, "TypeError", fmt.Sprintf("Slice size at index %d in gather op is out of range, must be within [0, 0 + 1), got 1.", e.Axis))
}

// jaxSays returns what JAX says of a mistake about the axes of shape s, where it
// names the whole shape.
func jaxSays(c *call, s engine.Shape, axes []int, err error) error {
	if c.library != engine.InJAX {
		return err
	}
	switch err.(type) {
	case *engine.SqueezeError:
		at := make([]int, len(axes))
		for i, axis := range axes {
			at[i] = (axis + s.Rank()) % s.Rank()
		}
		return c.says("ValueError", "cannot select an axis to squeeze out which has size not equal to one, got shape=%s and dimensions=%s", s, engine.Dense(at...))
	case *engine.PermutationError:
		return c.says("TypeError", "transpose permutation isn't a permutation of operand dimensions, got permutation %s for operand shape %s.", engine.Dense(axes...), s)
	case *engine.RepeatedAxisError:
		return c.says("ValueError", "duplicate value in 'axis': %s", engine.Dense(axes...))
	}
	return err
}

// byList is what JAX says of a list that alone is an index.
func byList(in *context, x *expr.Index) error {
	return in.refuses(x, "TypeError", "Using a non-tuple sequence for multidimensional indexing is not allowed; use `arr[array(seq)]` instead of `arr[seq]`. "+
		"See https://github.com/jax-ml/jax/issues/4564 for more information.")
}

// tooDeep is what JAX says of a value with more axes than the items that it is to replace.
func tooDeep(m *machine, x expr.Expr, to engine.Shape, v operandValue) error {
	if m.library != engine.InJAX {
		return nil
	}
	o, err := m.operand(v)
	if err == nil && o.Shape.Rank() > to.Rank() {
		err = m.refuses(x, "ValueError", fmt.Sprintf("Cannot broadcast to shape with fewer dimensions: arr_shape=%s shape=%s", o.Shape, to))
	}
	return err
}
