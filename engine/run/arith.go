package run

import (
	"cmp"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// arithmetic maps Python's operators to operations on arrays: the later of two with one operator.
var arithmetic = map[string]engine.Op{}

func init() {
	for o := range engine.OpCount {
		if symbol := engine.Op(o).Symbol(); symbol != "" {
			arithmetic[symbol] = engine.Op(o)
		}
	}
}

// evalBinary evaluates an operator between two operands. A chain of one operator
// is run from left to right in a loop, because it may be long.
func evalBinary(m *machine, b *expr.Binary) value {
	if b.Op == ":=" {
		v := m.value(b.R)
		name := b.L.(*expr.Name).Name
		m.outlive = append(m.outlive, name)
		m.set(name, v)
		return v
	}
	var chain []*expr.Binary
	left := expr.Expr(b)
	for {
		l, ok := left.(*expr.Binary)
		if !ok || l.Op == ":=" {
			break
		}
		chain, left = append(chain, l), l.L
	}
	if w, held := constant(b); held && len(chain) < 4 {
		if number, fits := w.scalar(); fits {
			return &object{kind: numberKind, number: number}
		}
	}
	v := m.value(left)
	c := links{op: b.Op}
	for i := len(chain) - 1; i >= 0; i-- {
		next := chain[i]
		v = link(m, operandValue{v, next.L}, next, &c)
	}
	return v
}

// link evaluates one operator whose left operand has been evaluated.
func link(m *machine, l operandValue, b *expr.Binary, c *links) value {
	if b.Op == "and" || b.Op == "or" {
		if truth := m.truth(l.object, l.expr); truth == (b.Op == "or") {
			return l.object
		}
		return m.value(b.R)
	}
	r := operandValue{m.value(b.R), b.R}
	s := sides{b.Op, l, r}
	if b.Op == "@" && !s.ofInstances() {
		return evalProduct(m, b, s)
	}
	v := operate(m, b, s)
	if b.Op == c.op && strings.Contains(associative, b.Op) {
		joinChain(&m.record, c, b)
	}
	return v
}

// evalProduct evaluates l @ r, or l @= r.
func evalProduct(m *machine, x expr.Expr, s sides) value {
	if isNumber(s.l.object) && isNumber(s.r.object) {
		return fails(&OperandError{Place: m.place(x), Op: s.op, Left: m.className(s.l.object), Right: m.className(s.r.object)})
	}
	if number := s.l.kind == numberKind || s.r.kind == numberKind; s.l.kind != arrayKind && s.r.kind != arrayKind || number && m.isTorch() && m.tensors {
		return fails(unlike(m, x, s))
	}
	return byTheirLibrary(m, x, &s, func() value { return m.matmul(x, s) })
}

// operate evaluates an operator both of whose sides have been evaluated.
func operate(m *machine, x expr.Expr, s sides) value {
	if v := byMethod(m, x, s); v != nil {
		return v
	}
	if s.l.isDataset() || s.r.isDataset() {
		return operateDatasets(m, x, s)
	}
	if s.op == "*" && m.isTorch() && m.tensors {
		s.l, s.r = timesOf(s.l, s.r), timesOf(s.r, s.l)
	}
	if s.l.kind == textKind && s.op == "%" || s.l.kind != arrayKind && s.r.kind != arrayKind || s.repeats() {
		return plainBinary(m, x, s)
	}
	return byTheirLibrary(m, x, &s, func() value { return m.arrays(x, s) })
}

// methods holds the names of the methods that a class gives operators by.
const methods = "+ add; - sub; * mul; / truediv; // floordiv; % mod; ** pow; @ matmul; & and; | or; ^ xor; == eq; != ne; < lt; <= le; > gt; >= ge"

// byMethod carries out an operator that the class of one of its sides defines, and returns
// nil where none does.
func byMethod(m *machine, x expr.Expr, s sides) value {
	if !s.ofInstances() {
		if path := cmp.Or(unspokenIn(s.l.object), unspokenIn(s.r.object)); path != "" && m.named {
			m.outside(x, expr.FunctionOf, path)
		}
		return nil
	}
	name := entryOf(methods, s.op)
	if name == "" {
		return nil
	}
	other := cmp.Or(entryOf(methods, entryOf(reflected, s.op)), "r"+name)
	v, has := methodNamed(m, s.l, "__"+name+"__", x, s.r)
	labelled := s.r.of != nil && s.r.of.of != nil && strings.HasPrefix(s.r.of.of.text, "xarray.")
	if s.l.kind == arrayKind && !labelled && !contains("EagerTensor|numpy.ndarray|numpy.matrix|numpy.complex128|complex|MaskedArray", s.r.typeName()) {
		return m.outside(x, expr.OperationOn, s.op) // which asks for each of its values
	} else if !has {
		v, _ = methodNamed(m, s.r, "__"+other+"__", x, s.l)
	}
	return v
}

func (s sides) ofInstances() bool { return s.l.kind == instanceKind || s.r.kind == instanceKind }

// timesOf returns v, and for a tensor of one integer beside a list or a text how often that
// is repeated.
func timesOf(v, beside operandValue) operandValue {
	if v.kind != arrayKind || v.foreign || !beside.isSequence() && beside.kind != textKind {
		return v
	}
	if n, _ := v.array.Shape.Count(); n == 1 && v.array.Values.Known() && v.array.Values.DType.Kind() != engine.KindFloat {
		v.object = integer(int(engine.Operand{Array: *v.array}.At(make([]int, v.array.Shape.Rank())...).Int))
	}
	return v
}

// A sides is an operator and what stands on its two sides.
type sides struct {
	op   string
	l, r operandValue
}

// repeats reports whether a number of NumPy's stands beside a list or a text, which it
// repeats as Python's own does.
func (s sides) repeats() bool {
	list := func(v operandValue) bool { return v.isSequence() && v.text != "range" || v.kind == textKind }
	return s.op == "*" && (s.l.kind == arrayKind && s.l.numpy && list(s.r) || s.r.kind == arrayKind && s.r.numpy && list(s.l))
}

// associative lists the operators whose chains are drawn as one.
const associative = "+*&|"

// A links collects the operands of a chain of one associative operator.
type links struct {
	op       string
	operands []engine.Operand
}

// arrays carries out an operator of which at least one side is an array.
func (m *machine) arrays(x expr.Expr, s sides) value {
	operands := operandsOf(m, x, s)
	op := sure(operation(m, x, s.op, operands))
	return m.broadcast(x, m.explain(op, "", operands...))
}

// operandsOf returns both sides as operands. What is no array is the operator's
// mistake, because that is what Python complains about.
func operandsOf(m *machine, x expr.Expr, s sides) []engine.Operand {
	if meetsList(&m.context, s) {
		refusesList(m, x, s)
	}
	if rowsIn(s.l) && rowsIn(s.r) && s.l.text != s.r.text {
		m.outside(x, expr.OperationOn, s.op) // rows of 32 and of 64 bits
	}
	if m.isTorch() && m.tensors && s.op == "*" && (s.l.kind == textKind || s.r.kind == textKind) {
		if n := s.l; n.kind == arrayKind && n.isLarge() || s.r.isLarge() {
			m.refuses(x, "TypeError", "only integer tensors of a single element can be converted to an index")
		}
		m.outside(x, expr.OperationOn, "*")
	}
	if s.op == "*" && m.library == engine.InJAX && (s.l.kind == textKind || s.r.kind == textKind) {
		m.refuses(x, "TypeError", "Only integer scalar arrays can be converted to a scalar index.")
	}
	operands, err := tried(func() []engine.Operand { return m.operands([]operandValue{s.l, s.r}) })
	if err == nil {
		converted(m, x, arithmetic[strings.TrimSuffix(s.op, "=")], "", []operandValue{s.l, s.r}, operands)
		return operands
	}
	if _, ok := err.(*OperandError); ok {
		notOperands(m, x, s)
	}
	must(err)
	return nil
}

// notOperands is what Python or a library says of a value beside an operator that is no array.
func notOperands(m *machine, x expr.Expr, s sides) {
	writes := strings.HasSuffix(s.op, "=") && !s.compares() && s.l.kind == arrayKind && !s.l.numpy && (s.r.kind == noneKind || s.r.kind == dictKind)
	if (m.isNumPy() || m.library == engine.InXArray) && (s.l.kind == textKind || s.r.kind == textKind || writes) {
		name := cmp.Or(arithmetic[s.op], arithmetic[strings.TrimSuffix(s.op, "=")]).String()
		byNumPy(&m.context, true, func() value {
			return m.told(x, "_no_text_loop", map[bool]string{true: "divide", false: name}[name == "true_divide"], s.l.object, s.r.object)
		})
	}
	m.told(x, "_no_operand", s.op, s.l.object, s.r.object)
	must(unlike(m, x, s))
}

// nameOf returns what Python calls the type of v when an operator refuses it
// beside another value: NumPy asks its numbers one by one.
func nameOf(in *context, v, other operandValue) string {
	switch {
	case v.kind != arrayKind:
		return in.className(v.object)
	case in.isTorch() && !v.foreign:
		return "Tensor"
	case in.library == engine.InJAX:
		return "jaxlib._jax.ArrayImpl"
	case (in.isNumPy() || in.library == engine.InXArray) && (other.kind == noneKind || other.kind == dictKind) && !v.numpy:
		return [...]string{"bool", "int", "float"}[v.array.Values.DType.Kind()]
	}
	return v.typeName()
}

// meetsList reports a list beside an array of a library that takes none for an array there.
func meetsList(in *context, s sides) bool {
	refuses := in.library == engine.InJAX && in.named || in.isTorch() && in.tensors
	return refuses && (s.l.isSequence() || s.r.isSequence())
}

// refusesList is what the library says of it, or Python.
func refusesList(m *machine, x expr.Expr, s sides) value {
	m.told(x, "_beside_list", s.op, s.l.object, s.r.object)
	return fails(unlike(m, x, s))
}

// joinChain adds the operands of the last step to a chain and, from the third
// operand on, gives that step the trace of them all.
func joinChain(r *record, c *links, b *expr.Binary) {
	if len(r.out.Steps) == 0 {
		return
	}
	s := &r.out.Steps[len(r.out.Steps)-1]
	if s.Span != b.Span || s.Trace == nil {
		return // numbers of Python's own
	}
	if c.operands == nil {
		c.operands = s.Trace.Operands[:1:1]
	}
	c.operands = append(c.operands, s.Trace.Operands[1])
	if len(c.operands) > 2 && len(c.operands) <= maxChain {
		t := engine.Explain(s.Trace.Rule, s.Trace.Op, c.operands...)
		t.Library, t.Program, t.Number, t.Told, t.Crossed = r.library, r.source, s.Trace.Number, s.Trace.Told, s.Trace.Crossed
		s.Chain = &t
	}
}

// maxChain bounds the operands that are drawn at once.
const maxChain = 64

// operation returns what an operator does to operands: those of bits are and,
// or and unequal for bools, and floats have none.
func operation(m *machine, x expr.Expr, symbol string, operands []engine.Operand) (engine.Op, error) {
	op := arithmetic[symbol]
	if op < engine.BitwiseAnd {
		return op, nil
	}
	if shifts := op == engine.LeftShift || op == engine.RightShift; shifts && m.library == engine.InTensorFlow && m.inside == nil {
		return op, m.outsideError(x, expr.OperationOn, symbol)
	}
	d := engine.ResultType(m.library, operands...)
	if truths := ofTruths[op]; truths != 0 && d == engine.Bool {
		return truths, nil
	}
	if d.Kind() != engine.KindFloat {
		return op, nil
	}
	_, into := x.(*expr.Augmented)
	fails := into && m.isTorch() && operands[0].Values.DType.Kind() != engine.KindFloat || m.explain(op, "", operands...).Failed()
	return op, m.toldError(x, "_no_bits", symbol, op.String(), d, d.Torch(), fails, m.named)
}

// ofTruths holds what operators of bits do to bools.
var ofTruths = [256]engine.Op{
	engine.BitwiseAnd: engine.LogicalAnd, engine.BitwiseOr: engine.LogicalOr, engine.BitwiseXor: engine.NotEqual,
}

// plainBinary evaluates an operator between values of Python's own.
func plainBinary(m *machine, x expr.Expr, s sides) value {
	l, r := s.l.object, s.r.object
	if l.kind == numberKind && r.kind == numberKind {
		return operateNumbers(&m.context, x, s.op, l.number, r.number)
	}
	if s.op == "*" && (l.kind == numberKind || l.kind == arrayKind) {
		l, r = r, l
	}
	if r.kind == arrayKind && !r.array.Values.Known() && l.kind != textKind {
		return m.outside(x, expr.ValuesUnknown, s.op)
	}
	switch {
	case isLazy(l) || isLazy(r):
		return fails(unlike(m, x, s))
	case s.op == "+":
		return plainSum(m, x, s)
	case s.op == "*":
		return plainRepeat(m, x, s, l, r)
	case l.isSet() && r.isSet() && entryOf(methods, s.op) != "":
		if v := written("math", "set", entryOf(methods, s.op)); v != nil {
			return m.invoke(v, x, s.l, s.r)
		}
		return m.outside(x, expr.OperationOn, s.op)
	case s.op == "|" && l.kind == dictKind && r.kind == dictKind:
		return m.invoke(written("math", "dict", "or"), x, s.l, s.r)
	case s.op == "%" && l.kind == textKind:
		return m.invoke(written("math", "text", "mod"), x, s.l, s.r)
	}
	return fails(unlike(m, x, s))
}

// plainSum puts a list, a tuple or a text behind another.
func plainSum(m *machine, x expr.Expr, s sides) value {
	l, r := s.l.object, s.r.object
	items := func() []value { return append(append([]value{}, l.items...), r.items...) }
	if l.kind == sizeKind && l.text == "TensorShape" || r.kind == sizeKind && r.text == "TensorShape" {
		if v := m.told(x, "_shape_sum", l, r); v.kind == sizeKind {
			return v
		}
	}
	switch {
	case l.kind == sizeKind && r.isSequence() && (r.kind != listKind || l.text != ""), r.kind == sizeKind && l.isSequence() && (l.kind == tupleKind || r.text != ""):
		v := sequence(sizeKind, items())
		if v.text = r.text; l.kind == sizeKind {
			v.text = l.text
		}
		return m.light(v, x)
	case l.isSequence() && r.kind == l.kind:
		return m.light(sequence(l.kind, items()), x)
	case l.kind == textKind && r.kind == textKind && len(l.text)+len(r.text) < maxListed:
		return text(l.text + r.text)
	}
	return fails(unlike(m, x, s))
}

// plainRepeat repeats a list, a tuple or a text, which is l.
func plainRepeat(m *machine, x expr.Expr, s sides, l, r value) value {
	n, isInt := r.isInt()
	isInt = isInt && (r.kind == numberKind || r.array.Values.DType != engine.Bool)
	switch {
	case l.text == "TensorShape" || r.text == "TensorShape":
	case l.kind == textKind && isInt && max(n, 0)*len(l.text) < maxListed:
		return text(strings.Repeat(l.text, max(n, 0)))
	case l.isSequence() && isInt:
		return repeated(&m.context, x, l, n)
	case l.isSequence() || l.kind == textKind:
		return m.refuses(x, "TypeError", "can't multiply sequence by non-int of type '"+m.className(r)+"'")
	case r.isSequence():
		return m.refuses(x, "TypeError", "can't multiply sequence by non-int of type '"+m.className(l)+"'")
	}
	return fails(unlike(m, x, s))
}

// repeated returns the items of a list or a tuple n times.
func repeated(in *context, x expr.Expr, v value, n int) value {
	n = max(n, 0)
	in.bounded(n, x)
	in.bounded(n*v.weight, x)
	items := []value{}
	for range n {
		items = append(items, v.items...)
	}
	return sequence(v.kind, items)
}
