package run

import (
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// value returns the value of x, where a mistake in it is one of what is evaluated.
func (m *machine) value(x expr.Expr) value { return sure(m.eval(x)) }

// eval returns the value of x.
func (m *machine) eval(x expr.Expr) (v value, err error) {
	if m.ticks++; m.ticks > maxTicks {
		return none(), &WorkError{Place: m.place(x), Limit: maxTicks, Steps: true}
	}
	defer caught(&v, &err)
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
		return evalChoice(m, x)
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
	return none(), m.outside(x, expr.OperationOn, "a slice outside brackets")
}

// outside reports what lies outside the language at x.
func (in *context) outside(x expr.Expr, feature expr.Feature, name string) error {
	return &expr.UnsupportedError{Place: in.place(x), Feature: feature, Name: name}
}

func evalLiteral(in *context, x *expr.Literal) (value, error) {
	switch {
	case expr.IsNumber(x.Text) && strings.HasSuffix(x.Text, "j"):
		return none(), in.outside(x, expr.Complex, "")
	case expr.IsNumber(x.Text):
		switch n, _ := expr.Number(x.Text); n := n.(type) {
		case int64:
			return &object{kind: numberKind, number: engine.IntScalar(n)}, nil
		case uint64:
			return &object{kind: numberKind, number: engine.Scalar{DType: engine.Uint64, Known: true, Int: int64(n)}}, nil
		case float64:
			return float(n), nil
		}
		return none(), &expr.SyntaxError{Place: in.place(x), Problem: expr.NumberTooLarge, Found: x.Text}
	case x.Text[0] == '"':
		return text(expr.Unquote(x.Text)), nil
	case x.Text == "...":
		return &object{kind: ellipsisKind}, nil
	case x.Text == "None":
		return none(), nil
	}
	return boolean(x.Text == "True"), nil
}

// evalSequence evaluates a list or a tuple; starred items are spread.
func evalSequence(m *machine, s *expr.Sequence) (value, error) {
	items := []value{}
	for _, item := range s.Items {
		items = append(items, sure(m.spread(item))...)
	}
	if s.Tuple {
		return m.light(tuple(items...), s)
	}
	return m.light(list(items...), s)
}

// light returns v, or an error when it holds more than maxListed values.
func (in *context) light(v value, x expr.Expr) (value, error) {
	if v.weight > maxListed {
		return none(), &WorkError{Place: in.place(x), Limit: maxListed}
	}
	return v, nil
}

// spread returns the value of x, or its items when x is starred.
func (m *machine) spread(x expr.Expr) ([]value, error) {
	u, ok := x.(*expr.Unary)
	if !ok || u.Op != "*" {
		v, err := m.eval(x)
		return []value{v}, err
	}
	return m.items(m.value(u.X), u.X)
}

// maxTicks bounds the nodes that are evaluated, counting those of a
// comprehension once for each item.
const maxTicks = 1 << 20

// callTicks is how many nodes a call counts for, which takes that much longer.
const callTicks = 32

// items returns what a loop over v would visit.
func (m *machine) items(v value, x expr.Expr) ([]value, error) {
	must(loose(&m.context, v, x))
	if waits(v) {
		must(gather(m, v, x))
	}
	switch {
	case v.isSequence() || v.kind == dictKind && contains("|Counter|defaultdict|OrderedDict|Frozen|Dataset|DataArrayCoordinates|DatasetCoordinates|FrozenMappingWarningOnValuesAccess", v.text):
		items := v.items
		if v.isIterator() {
			v.items, v.weight = nil, 1 // which it gives once
		}
		return items, nil
	case v.isSet() && m.inside != nil:
		return v.items, nil
	case v.isSet():
		var items []value
		for n := range 8 { // small ints hash to their order
			if i := v.find(integer(n)); i >= 0 {
				items = append(items, v.items[i])
			}
		}
		if len(items) == len(v.items) {
			return items, nil
		}
		return nil, m.outside(x, expr.OperationOn, "the order of a set")
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
		return rows, nil
	}
	if v.kind == arrayKind && !v.array.Shape.IsDense() {
		return rowsOf(m, v, x)
	} else if v.kind == arrayKind && !v.foreign {
		must(m.told(x, "_no_items", v))
	}
	return nil, &CallError{Place: m.place(x), Type: v.typeName(), Index: true}
}

func evalChoice(m *machine, x *expr.Choice) (value, error) {
	if sure(m.truth(m.value(x.If), x.If)) {
		return m.eval(x.Then)
	}
	return m.eval(x.Else)
}

// truth returns what bool(v) would.
func (m *machine) truth(v value, x expr.Expr) (bool, error) {
	if compiles(m, v) {
		return false, m.outside(x, expr.ValuesUnknown, "bool()")
	}
	if s, ok := v.one(); ok {
		return s.AsBool(), nil
	}
	switch {
	case v.kind == textKind:
		return v.text != "", nil
	case v.isSequence() || v.kind == dictKind:
		return len(v.items) > 0, nil
	case v.kind != arrayKind:
		return v.kind != noneKind, nil
	}
	n, err := v.array.Shape.Count()
	if err == nil && n == 1 {
		if isTried(m) {
			return guess(m), nil
		}
		return false, unknown(m, x, "bool()", *v.array)
	}
	return false, m.told(x, "_no_truth", err == nil && n == 0, !v.array.Shape.IsDense())
}
