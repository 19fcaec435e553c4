package run

import (
	"maps"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

func (m *machine) value(x expr.Expr) value {
	if m.ticks++; m.ticks > m.mostTicks {
		return fails(&WorkError{Place: m.place(x), Limit: m.mostTicks, Steps: true})
	}
	switch x := x.(type) {
	case *expr.Name:
		return evalName(m, x)
	case *expr.Literal:
		if m.isNumPy() && expr.IsNumber(x.Text) && strings.HasSuffix(x.Text, "j") {
			return imaginary(m, x)
		}
		return evalLiteral(&m.context, x)
	case *expr.Sequence:
		return evalSequence(m, x)
	case *expr.Unary:
		return evalUnary(m, x)
	case *expr.Binary:
		return evalBinary(m, x)
	case *expr.Comparison:
		return evalComparison(m, x)
	case *expr.Choice:
		if m.truth(m.value(x.If), x.If) {
			return m.value(x.Then)
		}
		return m.value(x.Else)
	case *expr.Call:
		return evalCall(m, x)
	case *expr.Attribute:
		return attributeOf(m, m.value(x.X), x)
	case *expr.Index:
		return evalIndex(m, x)
	case *expr.Comprehension:
		return evalComprehension(m, x)
	case *expr.Formatted:
		return evalFormatted(m, x)
	case *expr.Dict:
		return evalDict(m, x)
	case *expr.Lambda:
		return evalLambda(m, x)
	}
	return m.outside(x, expr.OperationOn, "a slice outside brackets")
}

// outsideError reports what lies outside the language at x.
func (in *context) outsideError(x expr.Expr, feature expr.Feature, name string) error {
	if feature == expr.ValuesUnknown && in.inside != nil {
		name, _, _ = strings.Cut(expr.Format(asWritten(in.inside)), "(")
	}
	return &expr.UnsupportedError{Place: in.place(x), Feature: feature, Name: name}
}

// outside ends what runs with what lies outside the language at x.
func (in *context) outside(x expr.Expr, feature expr.Feature, name string) value {
	return fails(in.outsideError(x, feature, name))
}

func evalLiteral(in *context, x *expr.Literal) value {
	switch {
	case expr.IsNumber(x.Text) && strings.HasSuffix(x.Text, "j"):
		return in.outside(x, expr.Complex, "")
	case expr.IsNumber(x.Text):
		switch n, _ := expr.Number(x.Text); n := n.(type) {
		case int64:
			return &object{kind: numberKind, number: engine.IntScalar(n)}
		case uint64:
			return &object{kind: numberKind, number: engine.Scalar{DType: engine.Uint64, Known: true, Int: int64(n)}}
		case float64:
			return float(n)
		}
		return fails(&expr.SyntaxError{Place: in.place(x), Problem: expr.NumberTooLarge, Found: x.Text})
	case x.Text[0] == '"':
		return text(expr.Unquote(x.Text))
	case x.Text == "...":
		return &object{kind: ellipsisKind}
	case x.Text == "None":
		return none()
	}
	return boolean(x.Text == "True")
}

// evalSequence evaluates a list or a tuple; starred items are spread.
func evalSequence(m *machine, s *expr.Sequence) value {
	items := []value{}
	for _, item := range s.Items {
		items = append(items, m.spread(item, true)...)
	}
	if s.Tuple {
		return m.light(tuple(items...), s)
	}
	return m.light(list(items...), s)
}

// light returns v, unless it holds more than maxListed values.
func (in *context) light(v value, x expr.Expr) value {
	in.bounded(v.weight, x)
	return v
}

// bounded ends what runs where x would make more values than a list may hold.
func (in *context) bounded(values int, x expr.Expr) {
	if values > maxListed {
		must(&WorkError{Place: in.place(x), Limit: maxListed})
	}
}

// spread returns the value of x, or its items when x is starred; of what a call has first, Python
// names the function.
func (m *machine) spread(x expr.Expr, behind bool) []value {
	u, ok := x.(*expr.Unary)
	if !ok || u.Op != "*" {
		return []value{m.value(x)}
	}
	v := m.value(u.X)
	if v.kind == numberKind || v.kind == noneKind {
		m.told(x, "_no_spread", v, behind)
	}
	return m.items(v, u.X)
}

// maxTicks bounds the nodes that are evaluated, counting those of a
// comprehension once for each item.
const maxTicks = 1 << 20

// callTicks is how many nodes a call counts for, which takes that much longer.
const callTicks = 32

// items returns what a loop over v would visit.
func (m *machine) items(v value, x expr.Expr) []value {
	loose(&m.context, v, x)
	if waits(v) {
		must(gather(m, v, x))
	}
	switch {
	case v.kind == textKind:
		return valueOf(strings.Split(v.text, "")).items
	case v.isSequence() || v.kind == dictKind && contains("|Counter|defaultdict|OrderedDict|Frozen|Dataset|DataArrayCoordinates|DatasetCoordinates|FrozenMappingWarningOnValuesAccess", v.text):
		items := v.items
		if v.isIterator() {
			v.items, v.weight = nil, 1 // which it gives once
		}
		return items
	case v.isSet() && m.inside != nil:
		return v.items
	case v.isSet():
		var items []value
		for n := range 8 { // small ints hash to their order
			if i := v.find(integer(n)); i >= 0 {
				items = append(items, v.items[i])
			}
		}
		if len(items) == len(v.items) {
			return items
		}
		m.outside(x, expr.OperationOn, "the order of a set")
	case v.kind == instanceKind:
		return itemsOfInstance(m, operandValue{v, x})
	case v.kind == arrayKind && v.array.Shape.Rank() > 0 && v.array.Shape.IsDense() && v.array.Shape.Axes[0].Size <= maxListed:
		rows := make([]value, v.array.Shape.Axes[0].Size)
		for i := range rows {
			c := sure(engine.Index(engine.Operand{Array: *v.array}, engine.Subscript{At: i}))
			from, number := v.array, v.foreign && c.To.Shape.Rank() == 0 || m.arrayOrNumber(c.To).numpy
			if number {
				from = nil // a number keeps its value whatever is written to the array
			}
			rows[i] = m.view(from, c)
			rows[i].array.Beside = entriesBeside(m, *v.array, []engine.Subscript{{At: i}})
			rows[i].foreign, rows[i].numpy = v.foreign, number
		}
		return rows
	case v.kind == arrayKind && !v.array.Shape.IsDense():
		return rowsOf(m, v, x)
	case v.kind == arrayKind:
		m.told(x, "_no_items", v)
		must(&CallError{Place: m.place(x), Type: m.className(v), Index: true})
	}
	foresees(m)
	if v.kind == callKind && v.self != nil && !v.own {
		m.outside(x, expr.Uncalled, "")
	}
	m.refuses(x, "TypeError", "'"+m.className(v)+"' object is not iterable")
	return nil
}

// truth returns what bool(v) would.
func (m *machine) truth(v value, x expr.Expr) bool {
	if s, ok := v.one(); ok {
		return s.AsBool()
	}
	switch {
	case v.kind == textKind:
		return v.text != ""
	case v.isSequence() || v.kind == dictKind:
		return len(v.items) > 0 || v.text == "TensorShape"
	case v.kind != arrayKind:
		says := oneOf(m, v, x, "__bool__", "__len__")
		return v.kind != noneKind && (says == nil || m.truth(says, x))
	}
	n, err := v.array.Shape.Count()
	if err == nil && n == 1 {
		if isTried(m) {
			return guess(m)
		}
		must(unknown(m, x, "bool()", *v.array))
	}
	foresees(m)
	m.told(x, "_no_truth", err == nil && n == 0, !v.array.Shape.IsDense())
	return false
}

// evalComprehension evaluates its item once for each item of what it runs over. A
// generator is evaluated at once, as nothing that it runs over changes.
func evalComprehension(m *machine, c *expr.Comprehension) value {
	vars, order, named := m.vars, len(m.order), len(m.outlive)
	m.vars = maps.Clone(m.vars)
	defer func() {
		inside := m.vars
		m.vars, m.order = vars, m.order[:order]
		for _, name := range m.outlive[named:] {
			if v := inside[name]; v != nil {
				m.set(name, v)
			}
		}
	}()
	out := list()
	if c.Open == "{" {
		out = dict()
	}
	if c.Open == "{" && c.Key == nil {
		out.text = "set"
	}
	clause(m, c, c.Clauses, out)
	if c.Open == "(" && len(m.outlive) > named { // it may not be run to its end
		m.outside(c, expr.Generator, "")
	}
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
	for _, item := range m.items(of, first.Of) {
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
	m.bounded(out.weight, c)
}
