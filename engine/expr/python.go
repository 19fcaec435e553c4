package expr

import (
	"slices"
	"strings"

	"shapecast/engine"
)

// pythons returns Python's own functions and the methods of its lists, tuples
// and texts. Those that begin with "builtin." have the name of a library's
// function too, and run where no array is among the arguments.
func pythons() []function {
	return []function{
		{"zip", "*values strict=", (*call).zip},
		{"enumerate", "iterable start=", (*call).enumerate},
		{"reversed", "sequence", (*call).reversed},
		{"sorted", "iterable reverse=", (*call).sorted},
		{"isinstance", "value types", (*call).isInstance},
		{"builtin.sum", "iterable start=", (*call).sumOf},
		{"builtin.max builtin.min", "*values default=", (*call).extremeOf},
		{"builtin.any builtin.all", "iterable", (*call).anyOf},
		{"builtin.pow", "base exp", (*call).powerOf},
		{"builtin.abs", "x", (*call).absoluteOf},
		{"list.append", "list object", (*call).lengthened},
		{"list.extend", "list iterable", (*call).extended},
		{"list.index", "list value", (*call).placeOf},
		{"list.count", "list value", (*call).countOf},
	}
}

// python returns Python's own function of the name of f, where no array is
// among the arguments; else f.
func (c *call) python(given arguments) *function {
	own := c.functions["builtin."+c.fn.name]
	if own == nil || c.module != "" || c.method || c.inside != nil || len(given.placed) == 0 {
		return c.fn
	}
	for _, v := range given.placed {
		if hasArray(v.object) {
			return c.fn
		}
	}
	for _, a := range given.named {
		if paramNamed(strings.Fields(own.params), a.Name) < 0 {
			return c.fn
		}
	}
	return own
}

// hasArray reports whether v is an array, or holds one.
func hasArray(v value) bool {
	return v.kind == arrayKind || v.isSequence() && slices.ContainsFunc(v.items, hasArray)
}

// iterated returns the items of argument i.
func (m *machine) iterated(v operandValue) ([]value, error) {
	if v.kind == textKind {
		var letters []value
		for _, r := range v.text {
			letters = append(letters, text(string(r)))
		}
		return letters, nil
	}
	if !v.isSequence() && v.kind != arrayKind && v.kind != dictKind {
		return nil, m.refuses(v.expr, "TypeError", "'"+m.className(v.object)+"' object is not iterable")
	}
	return m.items(v.object, v.expr)
}

// lazy returns the items as what Python gives for a range, a zip or the like.
func lazy(kind string, items []value) value {
	v := list(items...)
	v.text = kind
	return v
}

func (c *call) zip() (value, error) {
	var columns [][]value
	shortest := 0
	for i, v := range c.rest {
		items, err := c.iterated(v)
		if err != nil {
			return none(), err
		}
		if columns = append(columns, items); i == 0 || len(items) < shortest {
			shortest = len(items)
		}
	}
	rows := make([]value, shortest)
	for i := range rows {
		row := make([]value, len(columns))
		for k := range columns {
			row[k] = columns[k][i]
		}
		rows[i] = tuple(row...)
	}
	return c.light(lazy("zip", rows), c.node)
}

func (c *call) enumerate() (value, error) {
	items, err := c.iterated(c.args[0])
	if err != nil {
		return none(), err
	}
	start, err := c.int(1, 0)
	rows := make([]value, len(items))
	for i, item := range items {
		rows[i] = tuple(integer(start+i), item)
	}
	return lazy("enumerate", rows), err
}

func (c *call) reversed() (value, error) {
	items, err := c.iterated(c.args[0])
	items = slices.Clone(items)
	slices.Reverse(items)
	return lazy(c.args[0].typeName()+"_reverseiterator", items), err
}

func (c *call) sorted() (value, error) {
	items, err := c.iterated(c.args[0])
	if err != nil {
		return none(), err
	}
	down, err := c.bool(1)
	items = slices.Clone(items)
	slices.SortStableFunc(items, func(a, b value) int {
		order, failed := c.ordered(c.node, "<", a, b)
		if failed != nil && err == nil {
			err = failed
		}
		if down {
			return -order
		}
		return order
	})
	return list(items...), err
}

// ordered returns -1, 0 or 1 for a value below, equal to or above another.
func (m *machine) ordered(x Expr, op string, a, b value) (int, error) {
	switch {
	case a.kind == numberKind && b.kind == numberKind:
		return compareNumbers(a.number, b.number), nil
	case a.kind == textKind && b.kind == textKind:
		return strings.Compare(a.text, b.text), nil
	case a.isSequence() && b.isSequence() && (a.kind == listKind) == (b.kind == listKind):
		for i := range min(len(a.items), len(b.items)) {
			if order, err := m.ordered(x, op, a.items[i], b.items[i]); err != nil || order != 0 {
				return order, err
			}
		}
		return len(a.items) - len(b.items), nil
	case hasArray(a) || hasArray(b):
		return 0, m.outside(x, OperationOn, op)
	}
	return 0, &OperandError{Place: m.place(x), Op: op, Left: a.typeName(), Right: b.typeName()}
}

func compareNumbers(a, b engine.Scalar) int {
	switch x, y := a.AsFloat(), b.AsFloat(); {
	case x < y:
		return -1
	case x > y:
		return 1
	}
	return 0
}

// isInstance tells the types that Python has by itself apart.
func (c *call) isInstance() (value, error) {
	types := []value{c.args[1].object}
	if c.args[1].isSequence() {
		types = c.args[1].items
	}
	v := c.args[0].object
	for _, t := range types {
		own, builtin := v.typeName(), slices.Contains([]string{"int", "float", "bool", "list", "tuple", "str"}, t.text)
		if v.kind == arrayKind {
			own = map[bool]string{true: "float"}[v.numpy && v.array.Values.DType == engine.Float64]
		}
		switch {
		case t.kind != typeKind || v.kind == arrayKind && !builtin:
			return none(), c.outside(c.node, FunctionOf, "isinstance")
		case t.text == own || t.text == "int" && own == "bool":
			return boolean(true), nil
		}
	}
	return boolean(false), nil
}

func (c *call) sumOf() (value, error) {
	items, err := c.iterated(c.args[0])
	total := integer(0)
	if c.has(1) {
		total = c.args[1].object
	}
	for _, item := range items {
		if err == nil {
			total, err = c.operate(c.node, sides{"+", operandValue{total, c.node}, operandValue{item, c.node}})
		}
	}
	return total, err
}

func (c *call) extremeOf() (value, error) {
	items, one := []value{}, len(c.rest) == 1
	for _, v := range c.rest {
		items = append(items, v.object)
	}
	if one {
		var err error
		if items, err = c.iterated(c.rest[0]); err != nil {
			return none(), err
		}
	}
	if len(items) == 0 {
		if c.has(1) {
			return c.args[1].object, nil
		}
		return none(), c.says("ValueError", "%s() iterable argument is empty", c.fn.name)
	}
	op, sign := ">", 1
	if c.fn.name == "min" {
		op, sign = "<", -1
	}
	best := items[0]
	for _, item := range items[1:] {
		order, err := c.ordered(c.node, op, item, best)
		if err != nil {
			return none(), err
		}
		if order*sign > 0 {
			best = item
		}
	}
	return best, nil
}

func (c *call) anyOf() (value, error) {
	items, err := c.iterated(c.args[0])
	stops := c.fn.name == "any"
	for _, item := range items {
		truth, failed := c.truth(item, c.node)
		if failed != nil || truth == stops {
			return boolean(truth), failed
		}
	}
	return boolean(!stops), err
}

func (c *call) powerOf() (value, error) {
	return c.operate(c.node, sides{"**", c.args[0], c.args[1]})
}

func (c *call) absoluteOf() (value, error) {
	if c.args[0].kind != numberKind {
		return none(), c.says("TypeError", "bad operand type for abs(): '%s'", c.args[0].typeName())
	}
	return absolute(c.args[0].object), nil
}

// lengthened adds an item to a list, for every name that the list has.
func (c *call) lengthened() (value, error) { return c.grown([]value{c.args[1].object}) }

func (c *call) extended() (value, error) {
	items, err := c.iterated(c.args[1])
	if err != nil {
		return none(), err
	}
	return c.grown(items)
}

func (c *call) grown(items []value) (value, error) {
	to := c.args[0].object
	longer := sequence(listKind, append(slices.Clone(to.items), items...))
	if longer.weight > maxListed {
		return none(), &WorkError{Place: c.place(c.node), Limit: maxListed}
	}
	to.items, to.weight = longer.items, longer.weight
	return none(), nil
}

func (c *call) placeOf() (value, error) {
	i := slices.IndexFunc(c.args[0].items, func(item value) bool { return equal(item, c.args[1].object) })
	switch {
	case i >= 0:
		return integer(i), nil
	case c.args[0].kind == listKind:
		return none(), c.says("ValueError", "list.index(x): x not in list")
	}
	return none(), c.says("ValueError", "tuple.index(x): x not in tuple")
}

func (c *call) countOf() (value, error) {
	n := 0
	for _, item := range c.args[0].items {
		if equal(item, c.args[1].object) {
			n++
		}
	}
	return integer(n), nil
}
