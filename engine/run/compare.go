package run

import (
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

func evalUnary(m *machine, u *expr.Unary) value {
	v := m.value(u.X)
	switch {
	case u.Op == "not ":
		return boolean(!m.truth(v, u.X))
	case v.kind == instanceKind:
		made, has := methodNamed(m, operandValue{v, u.X}, map[string]string{"-": "__neg__", "+": "__pos__", "~": "__invert__"}[u.Op], u)
		if has {
			return made
		}
		return m.outside(u, expr.OperationOn, u.Op)
	case v.isDataset():
		return operateDatasets(m, u, sides{"unary " + u.Op, operandValue{v, u.X}, operandValue{none(), u.X}})
	case v.kind == arrayKind:
		op := engine.Unary(strings.Index("-+~", u.Op)) // Negative, Positive and Not, in this order
		return byNumPy(&m.context, v.foreign, func() value { return mapped(m, u, op, operandValue{v, u.X}) })
	case v.kind != numberKind || u.Op == "*" || u.Op == "~" && v.number.DType.Kind() == engine.KindFloat:
		return fails(&OperandError{Place: m.place(u), Op: u.Op, Right: m.className(v)})
	}
	op, one := "*", 1
	if u.Op != "+" {
		one = -1
	}
	if u.Op == "~" {
		op = "-"
	}
	return operateNumbers(&m.context, u, op, engine.IntScalar(int64(one)), v.number)
}

// mapped applies a function of one number to every value of an array.
func mapped(m *machine, x expr.Expr, u engine.Unary, v operandValue) value {
	if v.kind == textKind && m.isNumPy() && m.named {
		m.told(x, "_no_bits", "", u.String(), "", "", false, true)
	}
	from := m.operand(v)
	if v.kind == numberKind && m.library == engine.InTensorFlow {
		from.Array = m.retyped(from.Array, m.defaultType(from.Values.DType))
	}
	if from.Values.DType == engine.Bool && m.isTorch() {
		if kernel := entryOf(torchKernels, u.String()); kernel != "" {
			return m.refuses(x, "NotImplementedError", `"`+kernel+`_cpu" not implemented for 'Bool'`)
		} else if u == engine.Sign {
			return v.object
		}
	}
	c, warnings, err := engine.Map(m.library, u, from)
	m.warn(warnings)
	out := m.change(x, v.array, c, unaryTypes(m, x, u, from, c, err))
	out.numpy = m.arrayOrNumber(*out.array).numpy
	out.weak = m.library == engine.InJAX && (v.weak || v.kind == numberKind && v.number.DType != engine.Bool)
	return out
}

// torchKernels names those of PyTorch's that take no bools.
const torchKernels = "absolute abs; rint round_vml; floor floor_vml; ceil ceil_vml; trunc trunc_vml"

// unaryTypes reports a type that a function of one array does not take in JAX
// or TensorFlow.
func unaryTypes(m *machine, x expr.Expr, u engine.Unary, from engine.Operand, c engine.Change, err error) error {
	_, wrong := err.(*engine.UnaryTypeError)
	if !m.named || err != nil && !wrong {
		return err
	}
	m.told(x, "_unary", c.Name, u == engine.Not, from.Values.DType, c.To.Values.DType, from.Shape.IsDense(), wrong)
	return err
}

// evalComparison evaluates a chain of comparisons. Each link but the last has to
// be true or false by itself.
func evalComparison(m *machine, c *expr.Comparison) value {
	left := m.value(c.Operands[0])
	for i, op := range c.Ops {
		l, r := operandValue{left, c.Operands[i]}, operandValue{m.value(c.Operands[i+1]), c.Operands[i+1]}
		v := compare(m, c, op, l, r)
		if i == len(c.Ops)-1 || !m.truth(v, c) {
			return v
		}
		left = r.object
	}
	return none()
}

func compare(m *machine, x expr.Expr, op string, l, r operandValue) value {
	v := byMethod(m, x, sides{op, l, r})
	if v == nil && op == "!=" {
		if v = byMethod(m, x, sides{"==", l, r}); v != nil {
			v = boolean(!m.truth(v, x))
		}
	}
	if v != nil {
		return v
	}
	switch {
	case op == "is" || op == "is not":
		made := l.isSequence() || l.kind == dictKind // anew, each time
		same := l.object == r.object || !made && l.number.DType == r.number.DType && equal(l.object, r.object)
		return boolean(same == (op == "is"))
	case op == "in" || op == "not in":
		return boolean(isIn(m, x, op, l, r) == (op == "in"))
	case l.isDataset() || r.isDataset():
		return operateDatasets(m, x, sides{op, l, r})
	case l.kind == arrayKind || r.kind == arrayKind:
		return compareArrays(m, x, sides{op, l, r})
	}
	return comparePlain(m, x, op, l.object, r.object)
}

func isIn(m *machine, x expr.Expr, op string, l, r operandValue) bool {
	if v, has := methodNamed(m, r, "__contains__", x, l); has {
		return m.truth(v, x)
	}
	if l.kind == textKind && r.kind == textKind {
		return strings.Contains(r.text, l.text)
	}
	if l.object = equalNumber(l.object); l.kind != numberKind && r.kind == arrayKind && m.isNumPy() && r.array.Values.Known() {
		met := compareArrays(m, x, sides{"==", r, l})
		r, l.object = operandValue{met, r.expr}, boolean(true)
	}
	if r.kind == arrayKind && r.array.Values.Known() && r.array.Shape.IsDense() && l.kind == numberKind && m.library != engine.InXArray {
		return m.invoke(written(orNumPy(m.library), "", "_holds"), x, r, l).isTrue()
	}
	if l.isLarge() && r.isSequence() {
		return slices.ContainsFunc(r.items, func(item value) bool {
			return item == l.object || m.truth(compare(m, x, "==", operandValue{item, x}, l), x)
		})
	}
	if r.kind == dictKind {
		hashes(m, x, l.object)
	}
	if unlikely(m, x, l, r) {
		m.outside(x, expr.OperationOn, op)
	}
	return slices.ContainsFunc(r.items, func(item value) bool { return equal(item, l.object) }) ||
		r.isDataset() && m.inside == nil && m.invoke(written(engine.InXArray, "", "_has_coordinate"), x, r, l).isTrue()
}

// unlikely reports whether l may be in r by other rules than those of equal values: those
// of an array, of a class, or of nan, which is in a list only as the same object.
func unlikely(m *machine, x expr.Expr, l, r operandValue) bool {
	byClass := func(v value) bool {
		return v.kind == instanceKind && ofClass(m, v.of, "__eq__", operandValue{v, x}) != nil
	}
	return !r.isSequence() && r.kind != dictKind || l.kind == arrayKind || l.kind == numberKind && l.known().AsFloat() != l.known().AsFloat() ||
		byClass(l.object) || r.isSequence() && slices.ContainsFunc(r.items, byClass)
}

// compareArrays compares arrays value by value. Operands that do not broadcast
// are unequal in TensorFlow; with a ragged one it answers with Python's own bool.
func compareArrays(m *machine, x expr.Expr, s sides) value {
	if m.isNumPy() && s.l.isSequence() || m.library == engine.InJAX && s.l.foreign && s.r.kind == arrayKind && !s.r.foreign {
		s = sides{entryOf(reflected, s.op), s.r, s.l} // Python asks the array
	}
	same, differs := s.op == "==", s.op == "!="
	lists := meetsList(&m.context, s)
	if lists && m.library == engine.InJAX {
		return refusesList(m, x, s)
	} else if text := s.l.kind == textKind || s.r.kind == textKind; text && m.library == engine.InTensorFlow && m.named {
		return m.outside(x, expr.OperationOn, s.op+" of a text")
	} else if array := s.l.object; (same || differs) && (m.isNumPy() || m.library == engine.InXArray) && (neverEqual(s.l.kind) || neverEqual(s.r.kind)) {
		if array.kind != arrayKind {
			array = s.r.object
		}
		return m.arrayOrNumber(sure(engine.Full(array.array.Shape, engine.BoolScalar(differs))))
	} else if (same || differs) && (neverEqual(s.l.kind) || neverEqual(s.r.kind) || lists) {
		return boolean(differs)
	}
	steps := len(m.out.Steps)
	v, err := tried(func() value {
		return byTheirLibrary(m, x, &s, func() value { return m.arrays(x, s) })
	})
	if len(m.out.Steps) > steps && m.out.Steps[steps].Trace != nil && m.library == engine.InTensorFlow && (same || differs) {
		if _, broken := m.out.Steps[steps].Trace.TensorFlowDefect(); broken {
			must(err)
			return boolean(differs)
		}
	}
	if _, refused := err.(*LibraryError); refused && (same || differs) && (rowsIn(s.l) || rowsIn(s.r)) {
		return boolean(differs) // of two types
	}
	e, mismatch := err.(*engine.MismatchError)
	if !mismatch || !same && !differs {
		must(err)
		return v
	}
	if m.library == engine.InTensorFlow {
		if slices.ContainsFunc(e.Trace.Operands, isRagged) {
			return boolean(differs)
		}
		return array(sure(engine.Full(engine.Shape{}, engine.BoolScalar(differs))))
	}
	must(err)
	return v
}

// reflected holds the comparisons that Python asks the right side for.
const reflected = "== ==; != !=; < >; > <; <= >=; >= <="

func rowsIn(v operandValue) bool { return v.kind == arrayKind && !v.array.Shape.IsDense() }

func isRagged(o engine.Operand) bool { return !o.Shape.IsDense() }

// neverEqual reports whether no array equals a value of the kind.
func neverEqual(k kind) bool { return k == noneKind || k == textKind }

// comparePlain compares values of Python's own.
func comparePlain(m *machine, x expr.Expr, op string, l, r value) value {
	switch {
	case (op == "==" || op == "!=") && !m.isTorch() && (namesDType(&m.context, l, r) || namesDType(&m.context, r, l)):
		same, err := tried(func() bool { return m.dtype(l, x) == m.dtype(r, x) })
		if err != nil {
			return m.outside(x, expr.OperationOn, op)
		}
		return boolean(same == (op == "=="))
	case l.kind == numberKind && r.kind == numberKind && !(l.number.Known && r.number.Known):
		return &object{kind: numberKind}
	case op == "==" || op == "!=":
		return boolean(sameItems(m, x, l, r) == (op == "=="))
	case l.kind == numberKind && r.kind == numberKind && (l.number.Float != l.number.Float || r.number.Float != r.number.Float):
		return boolean(false) // nothing is below or above nan
	}
	if l.isSet() || r.isSet() {
		return m.outside(x, expr.OperationOn, op)
	}
	order := ordered(&m.context, x, op, l, r)
	if order == 0 {
		return boolean(op == "<=" || op == ">=")
	}
	return boolean((order < 0) == (op[0] == '<'))
}

// sameItems reports whether two values of Python's own are equal, whose items may be arrays:
// those are asked.
func sameItems(m *machine, x expr.Expr, l, r value) bool {
	if !hasArray(l) && !hasArray(r) || !l.isSequence() || !r.isSequence() || len(l.items) != len(r.items) {
		return equal(l, r)
	}
	for i, item := range l.items {
		if other := r.items[i]; item != other && !m.truth(compare(m, x, "==", operandValue{item, x}, operandValue{other, x}), x) {
			return false
		}
	}
	return (l.kind == listKind) == (r.kind == listKind)
}

// namesDType reports whether l is a type of values, and r names one.
func namesDType(in *context, l, r value) bool {
	return l.kind == typeKind && (l.numpy || in.library == engine.InTensorFlow && l.text != "int" && l.text != "float" && l.text != "bool") && (r.kind == textKind || r.kind == typeKind)
}

// equal reports whether two values of Python's own are equal.
func equal(a, b value) bool {
	a, b = equalNumber(a), equalNumber(b)
	switch {
	case a.isSequence() && b.isSequence() && (a.text == "TensorShape" || b.text == "TensorShape"):
		return slices.EqualFunc(a.items, b.items, equal)
	case a.isSequence() && b.isSequence():
		return (a.kind == listKind) == (b.kind == listKind) && slices.EqualFunc(a.items, b.items, equal)
	case a.kind == typeKind && b.isClass() || b.kind == typeKind && a.isClass():
		return lastName(a) == lastName(b)
	case a.kind != b.kind:
		return false
	case a.kind == instanceKind, a.own && a.kind == callKind:
		return a == b
	case a.kind == callKind:
		return a.text == b.text && a.fn.name == b.fn.name && a.own == b.own && a.self == b.self
	case a.kind == numberKind:
		x, y := a.known(), b.known()
		return x.AsFloat() == y.AsFloat() && compareNumbers(x, y) == 0 // nan is not itself
	case a.kind == arrayKind:
		return a.array == b.array
	case a.kind == dictKind && len(a.items) != len(b.items):
		return false
	case a.kind == dictKind:
		for i, key := range a.items {
			if at := b.find(key); at < 0 || !equal(a.values[i], b.values[at]) {
				return false
			}
		}
	}
	return a.text == b.text
}

// equalNumber returns a number of NumPy's as one of Python's, which it equals, and any other
// value as it is.
func equalNumber(v value) value {
	if v.kind != arrayKind || !v.numpy {
		return v
	}
	s, known := v.one()
	if !known {
		s, _ = hidden(v)
	}
	return pythonNumber(s)
}

// isClass reports whether v is a class, or what stands for one of a library's.
func (v *object) isClass() bool {
	return v.kind == classKind || (v.kind == callKind || v.kind == moduleKind) && libraryOf(v.text) != ""
}

// lastName returns the name of a class, as type() gives it too.
func lastName(v value) string {
	if v.kind == callKind {
		return v.fn.name
	}
	_, last := cutLast(v.text)
	return last
}
