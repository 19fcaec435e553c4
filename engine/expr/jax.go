package expr

import "shapecast/engine"

// updates returns the items that x.at[items].set(v) names, and the operator
// that brings v to what was there, "" where v takes its place; nil when the call
// is none of these.
func updates(x *Call) (items *Index, op string) {
	method, ok := x.Func.(*Attribute)
	if !ok || len(x.Arguments) != 1 || x.Arguments[0].Name != "" {
		return nil, ""
	}
	op, known := map[string]string{"set": "", "add": "+", "subtract": "-", "multiply": "*", "mul": "*", "divide": "/", "power": "**"}[method.Name]
	items, indexed := method.X.(*Index)
	if !known || !indexed {
		return nil, ""
	}
	if at, ok := items.X.(*Attribute); !ok || at.Name != "at" {
		return nil, ""
	}
	return items, op
}

// updated returns a copy of an array with some of its items changed, which is
// how JAX assigns to them. Several changes of one item are outside the language.
func (m *machine) updated(x *Call, at *Index, op string) (value, error) {
	of, err := m.eval(at.X.(*Attribute).X)
	if err == nil && of.kind != arrayKind {
		err = &AttributeError{Place: m.place(at.X), Type: of.typeName(), Name: "at"}
	}
	if err != nil {
		return none(), err
	}
	items := &Index{at.Span, at.X.(*Attribute).X, at.Items, at.Tuple}
	v, err := m.eval(x.Arguments[0].Value)
	if err != nil {
		return none(), err
	}
	held, err := of.array.Held()
	if err != nil {
		return none(), err
	}
	result, change := array(held), operandValue{v, x.Arguments[0].Value}
	if op != "" {
		subscripts, err := m.subscripts(items)
		if err != nil {
			return none(), err
		}
		if picksSome(subscripts) {
			return none(), m.outside(x, IndexBy, "an array that may name an item twice")
		}
		old, err := m.index(items)
		if err == nil {
			change.object, err = m.operate(x, sides{op, operandValue{old, items}, change})
		}
		if err != nil {
			return none(), err
		}
	}
	err = m.assignItems(result, items, change, x)
	return result, err
}

// picksSome reports whether one of the subscripts is an array of indices.
func picksSome(subscripts []engine.Subscript) bool {
	for _, s := range subscripts {
		if s.Kind == engine.Picked && s.Array.Values.DType != engine.Bool {
			return true
		}
	}
	return false
}
