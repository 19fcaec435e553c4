package run

import (
	"maps"
	"slices"

	"shapecast/engine/expr"
)

// evalComprehension evaluates its item once for each item of what it runs over. A
// generator is evaluated at once, as nothing that it runs over changes.
func evalComprehension(m *machine, c *expr.Comprehension) value {
	vars, order := m.vars, len(m.order)
	m.vars = maps.Clone(m.vars)
	defer func() { m.vars, m.order = vars, m.order[:order] }()
	out := list()
	if c.Open == "{" {
		out = dict()
	}
	if c.Open == "{" && c.Key == nil {
		out.text = "set"
	}
	clause(m, c, c.Clauses, out)
	if c.Open == "(" {
		out.text = "generator"
	}
	return m.light(out, c)
}

// clause goes through what the first of some clauses runs over; inside the last
// one the item is added to out.
func clause(m *machine, c *expr.Comprehension, clauses []expr.Clause, out value) {
	if len(clauses) == 0 {
		addItem(m, c, out)
		return
	}
	first := clauses[0]
	of := m.value(first.Of)
	if of.kind == arrayKind && m.inside == nil && isTried(m) {
		m.outside(first.Of, expr.OperationOn, "a comprehension over a traced tensor")
	}
	for _, item := range m.iterated(operandValue{of, first.Of}) {
		m.assign(first.Target, item, expr.Statement{Value: first.Of})
		fails := func(x expr.Expr) bool { return !condition(m, x) }
		if !slices.ContainsFunc(first.Ifs, fails) {
			clause(m, c, clauses[1:], out)
		}
	}
}

// addItem evaluates the item of a comprehension and adds it to out.
func addItem(m *machine, c *expr.Comprehension, out value) {
	key := none()
	if c.Key != nil {
		key = m.value(c.Key)
	}
	v := m.value(c.Item)
	_, made := c.Item.(*expr.Lambda)
	switch {
	case made:
		m.outside(c.Item, expr.OperationOn, "a function made in a comprehension") // it sees the last item
	case c.Key != nil:
		out.put(key, v)
	case c.Open == "{":
		hashes(m, c.Item, v)
		out.put(v, none())
	default:
		out.items = append(out.items, v)
		out.weight += max(v.weight, 1)
	}
	if out.weight > maxListed {
		must(&WorkError{Place: m.place(c), Limit: maxListed})
	}
}
