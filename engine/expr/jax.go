package expr

import (
	"fmt"
	"slices"

	"shapecast/engine"
)

// updateOperators holds the methods of x.at[items] that change the items, and
// the operator by which they do.
var updateOperators = map[string]string{"set": "=", "add": "+", "subtract": "-", "multiply": "*", "mul": "*", "divide": "/", "power": "**"}

// updated evaluates x.at[items].set(v), which is how JAX assigns to items: a
// copy of x with the items changed. It returns nil for every other call.
// Several changes of one item are outside the language.
func (m *machine) updated(x *Call) (value, error) {
	method, ok := x.Func.(*Attribute)
	if !ok || len(x.Arguments) != 1 || updateOperators[method.Name] == "" {
		return nil, nil
	}
	index, ok := method.X.(*Index)
	if !ok {
		return nil, nil
	}
	at, ok := index.X.(*Attribute)
	if !ok || at.Name != "at" {
		return nil, nil
	}
	items, change := &Index{index.Span, at.X, index.Items, index.Tuple}, x.Arguments[0].Value
	if op := updateOperators[method.Name]; op != "=" {
		change = &Binary{x.Span, op, items, change}
	}
	of, err := m.eval(at.X)
	if err == nil && of.kind != arrayKind {
		err = &AttributeError{Place: m.place(at), Type: of.typeName(), Name: "at"}
	}
	if err != nil {
		return none(), err
	}
	drops, err := m.drops(items, of.array.Shape)
	if err != nil {
		return none(), err
	}
	v, err := m.eval(change)
	if err != nil {
		return none(), err
	}
	if v.kind == arrayKind && method.Name != "set" && m.repeats(items) {
		return none(), m.outside(x, IndexBy, "an array that may name an item twice")
	}
	held, err := of.array.Held()
	if err != nil {
		return none(), err
	}
	result := array(held)
	if drops {
		return result, nil
	}
	return result, m.assignItems(result, items, operandValue{v, change}, x)
}

// drops reports whether an update goes to an entry that there is not, where JAX
// changes nothing. Where only some of several are missing it is outside.
func (m *machine) drops(items *Index, s engine.Shape) (bool, error) {
	subscripts, err := m.subscripts(items)
	if err != nil {
		return false, err
	}
	_, err = engine.Index(engine.Operand{Array: engine.Array{Shape: s, Values: engine.Values{DType: engine.Bool}}}, subscripts...)
	e, missing := err.(*engine.IndexError)
	picks := slices.ContainsFunc(subscripts, func(s engine.Subscript) bool { return s.Kind == engine.Picked })
	if missing && picks && e.Size > 0 {
		return false, m.outside(items, IndexBy, "an array that names items that there are not")
	}
	return missing, nil
}

// gathersNothing is what JAX says of an array of places on an axis of size 0.
func (m *machine) gathersNothing(x *Index, s engine.Shape, subscripts []engine.Subscript) error {
	_, err := engine.Index(engine.Operand{Array: engine.Array{Shape: s, Values: engine.Values{DType: engine.Bool}}}, subscripts...)
	e, missing := err.(*engine.IndexError)
	if picks := slices.ContainsFunc(subscripts, func(s engine.Subscript) bool { return s.Kind == engine.Picked }); !missing || !picks || e.Size > 0 {
		return nil
	}
	return m.refuses(x, "TypeError", fmt.Sprintf("Slice size at index %d in gather op is out of range, must be within [0, 0 + 1), got 1.", e.Axis))
}

// jaxSays returns what JAX says of a mistake about the axes of shape s, where it
// names the whole shape.
func (c *call) jaxSays(s engine.Shape, axes []int, err error) error {
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

// jaxJoin is what JAX says of arrays that cannot be joined along an axis.
func (c *call) jaxJoin(e *engine.JoinError, axis int, list []engine.Operand) error {
	shapes := ""
	for i, o := range list {
		if i > 0 {
			shapes += ", "
		}
		shapes += o.Shape.String()
	}
	switch rank := list[0].Shape.Rank(); {
	case e.Axis >= 0 && c.fn.name == "stack":
		return c.says("ValueError", "All input arrays must have the same shape. Got %s.", shapes)
	case c.fn.name == "stack":
		return c.says("ValueError", "Cannot stack arrays with different numbers of dimensions: got %s.", shapes)
	case e.Axis < 0:
		return c.says("TypeError", "Cannot concatenate arrays with different numbers of dimensions: got %s.", shapes)
	default:
		return c.says("TypeError", "Cannot concatenate arrays with shapes that differ in dimensions other than the one being concatenated: concatenating along dimension %d for shapes %s.", (axis+rank)%rank, shapes)
	}
}

// byList is what JAX says of a list that alone is an index.
func (m *machine) byList(x *Index) error {
	return m.refuses(x, "TypeError", "Using a non-tuple sequence for multidimensional indexing is not allowed; use `arr[array(seq)]` instead of `arr[seq]`. "+
		"See https://github.com/jax-ml/jax/issues/4564 for more information.")
}

// repeats reports whether an index picks items by an array of ints.
func (m *machine) repeats(items *Index) bool {
	subscripts, err := m.subscripts(items)
	for _, s := range subscripts {
		if s.Kind == engine.Picked && s.Array.Values.DType != engine.Bool {
			return true
		}
	}
	return err != nil
}
