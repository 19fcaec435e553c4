package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// dict returns an empty dictionary. Its keys are items, and keep the order in
// which they came.
func dict() value { return &object{kind: dictKind} }

// isSet reports whether v is a set, which is a dictionary of which the keys count.
func (v *object) isSet() bool { return v.kind == dictKind && v.text == "set" }

func (v *object) put(key, to value) {
	if i := v.find(key); i >= 0 {
		v.values[i] = to
		return
	}
	v.items, v.values = append(v.items, key), append(v.values, to)
	v.weight += max(key.weight, 1) + max(to.weight, 1)
}

// find returns where a dictionary has a key, or -1.
func (v *object) find(key value) int {
	return slices.IndexFunc(v.items, func(k value) bool { return equal(k, key) })
}

func evalDict(m *machine, x *expr.Dict) value {
	d := dict()
	for i := range x.Keys {
		if u, spread := x.Keys[i].(*expr.Unary); spread && u.Op == "**" {
			of := m.value(u.X)
			if of.kind != dictKind {
				return m.refuses(u, "TypeError", "'"+of.typeName()+"' object is not a mapping")
			}
			for k, key := range of.items {
				d.put(key, of.values[k])
			}
			continue
		}
		key := m.value(x.Keys[i])
		hashes(m, x.Keys[i], key)
		if x.Values[i] == nil {
			d.text = "set"
			d.put(key, none())
			continue
		}
		d.put(key, m.value(x.Values[i]))
	}
	return m.light(d, x)
}

// hashes reports a value that is no key of a dictionary.
func hashes(m *machine, x expr.Expr, key value) {
	switch {
	case key.kind == listKind, key.kind == dictKind && key.text != "slice", key.kind == arrayKind && !key.numpy && m.named && m.isNumPy():
		m.refuses(x, "TypeError", "unhashable type: '"+m.className(key)+"'")
	case key.kind == arrayKind && (!key.numpy || m.library == engine.InJAX) && !m.isTorch():
		m.told(x, "_no_key", key)
		m.outside(x, expr.OperationOn, "an array as a key")
	}
}

// itemOfDict evaluates d[key].
func itemOfDict(m *machine, x *expr.Index, of value) value {
	key := keyOf(m, x)
	if of.text == "" {
		hashes(m, x, key)
	}
	if i := of.find(key); i >= 0 {
		return of.values[i]
	}
	if of.text == "DataArrayCoordinates" {
		return m.outside(x, expr.OperationOn, "the labels of an axis that has none")
	}
	if made := written("math", of.text, "missing"); of.text != "" && made != nil {
		return m.invoke(made, x, operandValue{of, x}, operandValue{key, x}, operandValue{of.of, x})
	}
	if of.isSet() {
		return m.refuses(x, "TypeError", "'set' object is not subscriptable")
	}
	says, known := spell(&m.context, key)
	if !known {
		return m.outside(x, expr.OperationOn, "this key")
	}
	return m.refuses(x, "KeyError", says)
}

// assignItem carries out of[key] = v of a dictionary or a list.
func assignItem(m *machine, of value, t *expr.Index, v value) {
	key := keyOf(m, t)
	if of.kind == dictKind {
		hashes(m, t, key)
		of.put(key, v)
		return
	}
	if key.text == "slice" {
		m.told(t, "_put_in", of, key, v)
		return
	}
	n, isInt := key.isInt()
	switch size := len(of.items); {
	case !isInt:
		m.told(t, "_no_place", key)
	case n < -size || n >= size:
		m.refuses(t, "IndexError", "list assignment index out of range")
	case n < 0:
		n += size
	}
	of.items[n] = v
}
