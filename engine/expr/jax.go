package expr

import "shapecast/engine"

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
	return result, m.assignItems(result, items, operandValue{v, change}, x)
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
