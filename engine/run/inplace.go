package run

import (
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// augment carries out target op= value. What the target holds is read before the value.
func augment(m *machine, s expr.Statement) {
	target, before := s.Targets[0], m.once
	m.once = partsOf(target)
	defer func() { m.once = before }()
	old := m.value(target)
	l, r := operandValue{old, target}, operandValue{m.value(s.Value), s.Value}
	if old.foreign {
		err := attempt(func() { mixedLibraries(m, target, sides{l: l, r: r, op: s.Op}) })
		if e, operands := err.(*OperandError); operands {
			e.Op += "="
		}
		must(err)
	}
	indexing(m, old, func() value {
		augmentBy(m, s, l, r)
		return none()
	})
}

// partsOf returns a place for the value of each part of a target, which is read and then
// written, and worked out once.
func partsOf(target expr.Expr) map[expr.Expr]value {
	parts := map[expr.Expr]value{}
	if t, ok := target.(*expr.Index); ok {
		parts[t.X] = nil
		for _, item := range t.Items {
			parts[item] = nil
		}
	}
	return parts
}

// onceIn evaluates x, or returns the value that it has had as a part of a target.
func onceIn(m *machine, x expr.Expr) value {
	parts := m.once
	v, is := parts[x]
	if v == nil {
		v = m.value(x)
	}
	if is {
		parts[x] = v
	}
	return v
}

// augmentBy carries out target op= r, where the target holds l.
func augmentBy(m *machine, s expr.Statement, l, r operandValue) {
	target, old := s.Targets[0], l.object
	if m.isTorch() && r.foreign && !r.numpy && l.kind == arrayKind && !l.foreign && s.Op != "@" {
		rebind(m, s, l, r)
		return
	}
	if m.library == engine.InTensorFlow && old.text == "Variable" && strings.Contains("+-*/**", s.Op) {
		m.told(target, "_not_assigned", s.Op)
	}
	if s.Op == "@" && !(sides{l: l, r: r}).ofInstances() {
		augmentProduct(m, s, l, r)
		return
	}
	if !writable(&m.context, old) {
		rebind(m, s, l, r)
		return
	}
	x := &expr.Augmented{Span: s.Span, Statement: s}
	operands := operandsOf(m, x, sides{s.Op + "=", l, r})
	partly(m, x, old, r.object)
	op, err := operation(m, x, s.Op, operands)
	if err != nil && m.isNumPy() && old.array.ReadOnly {
		err = &engine.ReadOnlyError{Kind: engine.Augmented}
	}
	must(err)
	w := writing{op: op, kind: engine.Augmented, to: l}
	t, indexed := target.(*expr.Index)
	if indexed {
		w.partOf(m.out.Steps, t.Span)
	}
	written := m.write(x, w, operands)
	m.out.Last = written.export()
	if indexed && m.memory[old.array] == nil {
		putBack(m, t, written)
		return // what was picked is a copy
	}
}

// augmentProduct carries out l @= r. NumPy writes it into l where it fits there.
func augmentProduct(m *machine, s expr.Statement, l, r operandValue) {
	x := &expr.Augmented{Span: s.Span, Statement: s}
	v := evalProduct(m, x, sides{"@=", l, r})
	if m.isNumPy() && l.kind == arrayKind {
		if !v.array.Shape.SameExtent(l.array.Shape) || v.array.Values.DType != l.array.Values.DType {
			m.outside(x, expr.OperationOn, "@=")
		}
		m.store(l.array, *v.array)
		v = l.object
	} else {
		m.assign(s.Targets[0], v, s)
	}
	m.out.Last = v.export()
}

// partOf finds the array of which the place is a part, as it is when the index takes that, and the
// values that are picked of it.
func (w *writing) partOf(steps []Step, index expr.Span) {
	for i := len(steps) - 1; i >= 0 && w.part == nil; i-- {
		if c := steps[i].Change; c != nil && steps[i].Span == index {
			w.part = &c.From
			if c.Copied {
				w.picked = c.Sources
			}
		}
	}
}

// putBack writes items that were picked, and changed, to where they came from.
func putBack(m *machine, t *expr.Index, items value) {
	of, done := byAttribute(m, t, "put", t, operandValue{items, t})
	if done != nil {
		return
	}
	if of.kind != arrayKind {
		assignTo(m, of, t, items, expr.Statement{Span: t.Span, Value: t})
		return
	}
	put(m, of.array, m.subscripts(t), *items.array)
}

func writable(in *context, v value) bool {
	return v.kind == arrayKind && !v.numpy && in.library != engine.InTensorFlow && in.library != engine.InJAX
}

// rebind gives the target of an augmented assignment a new value, as Python
// does for what cannot change; a list or a dictionary stays the same one.
func rebind(m *machine, s expr.Statement, l, r operandValue) {
	if l.kind == listKind && s.Op == "+" && r.kind != arrayKind {
		r.object = list(m.items(r.object, r.expr)...)
	}
	v, own := methodNamed(m, l, "__i"+entryOf(methods, s.Op)+"__", s.Value, r)
	if !own {
		err := attempt(func() {
			v = operate(m, &expr.Binary{Span: s.Span, Op: s.Op, L: l.expr, R: r.expr}, sides{s.Op, l, r})
		})
		if e, operands := err.(*OperandError); operands && !(m.isNumPy() && r.kind == arrayKind) && !(s.Op == "+" && contains("list|tuple|str|torch.Size", e.Left)) {
			e.Op += "="
		}
		must(err)
	}
	if l.foreign {
		v = marked(v)
	}
	if l.kind == v.kind && (l.kind == dictKind || l.kind == listKind) {
		l.items, l.values, l.weight = v.items, v.values, v.weight // for every name that it has
		v = l.object
	}
	m.assign(s.Targets[0], v, s)
	m.out.Last = v.export()
}

// A writing says what is written into an array, and how.
type writing struct {
	op     engine.Op
	kind   engine.OutputKind
	call   string // the function, "" for an operator
	to     operandValue
	part   *engine.Operand // the array of which that is a part; nil for none
	picked *engine.Sources // the values of part that are picked; nil for a view
}

// write carries out an operation whose result is written into an array, and
// returns that array.
func (m *machine) write(x expr.Expr, w writing, operands []engine.Operand) value {
	m.hold(w.to.array)
	place := m.operand(w.to)
	keepsLeaf(m, x, w.to.array)
	overlaps(&m.context, w, operands)
	if w.kind == engine.Augmented {
		operands[0] = place
	}
	fits(m, x, w, place, operands)
	rule := ruleOf(&m.context, slices.Concat(operands, []engine.Operand{place})...)
	if rule == engine.XArray && w.kind == engine.Augmented {
		if _, apart := aligned(m, engine.Where, operands); apart {
			return m.told(x, "_unaligned")
		}
	}
	t := engine.ExplainInto(rule, w.op, w.into(m, place), operands...)
	t.Call = w.call
	v := m.broadcast(x, t)
	v.array.Tracked, v.array.Beside = v.array.Tracked.With(w.to.array.Tracked), w.to.array.Beside
	m.store(w.to.array, *v.array)
	return w.to.object
}

// into returns the place as an output, with the array of which it is a part: the one that an index
// is about, or a variable that has more of the same memory.
func (w writing) into(m *machine, place engine.Operand) *engine.Output {
	o := &engine.Output{Kind: w.kind, Operand: place, Picked: w.picked, Whole: w.part}
	name, most := place.Name, 0
	if w.part != nil {
		name = w.part.Name
		most, _ = w.part.Shape.Count()
	}
	if w.picked != nil || name == "" {
		return o
	}
	var n int
	o.Shared, n = sharing(m, name, w.to.array)
	if n > most {
		o.Whole = &engine.Operand{Array: *m.vars[o.Shared].array, Name: o.Shared}
	}
	return o
}

// sharing returns the variable that has values of an array of another variable, as a view of it
// or under another name, and how many it has: of several the one with most, or the first; "" for
// none.
func sharing(m *machine, name string, a *engine.Array) (other string, most int) {
	for with, v := range m.vars {
		if with == name || v.array == nil || !m.meets(v.array, a) {
			continue
		}
		if n, _ := v.array.Shape.Count(); other == "" || n > most || n == most && with < other {
			other, most = with, n
		}
	}
	return other, most
}

// fits reports a number of Python's that may have no room where it is written.
func fits(m *machine, x expr.Expr, w writing, place engine.Operand, operands []engine.Operand) {
	d := place.Values.DType
	for _, o := range operands {
		if !o.Weak || !o.Values.Known() || w.kind != engine.Assigned || !m.isTorch() && !m.isNumPy() {
			continue
		}
		if m.isTorch() && d.Kind() == engine.KindFloat && d.ItemSize() == 2 && place.Shape.Rank() == 0 {
			continue // which PyTorch fills on a shorter way, with inf
		}
		n, size := o.At(), o.At().AsFloat()
		if ints := d.Kind() == engine.KindInt; ints && n.DType.Kind() == engine.KindFloat || m.isTorch() && (ints && !d.Has(n) || !ints && size*size > 65504*65504) {
			m.told(x, "_fits", n, d)
		}
	}
}

// assignAt carries out target[index] = v.
func assignAt(m *machine, t *expr.Index, v value, s expr.Statement) {
	of, done := byAttribute(m, t, "put", &expr.Augmented{Span: s.Span, Statement: s}, operandValue{v, s.Value})
	if done != nil {
		return
	}
	indexing(m, of, func() value {
		assignTo(m, of, t, v, s)
		return none()
	})
}

// assignTo carries out of[index] = v.
func assignTo(m *machine, of value, t *expr.Index, v value, s expr.Statement) {
	if of.kind == instanceKind {
		if _, has := methodNamed(m, operandValue{of, t.X}, "__setitem__", t, operandValue{keyOf(m, t), t}, operandValue{v, t}); has {
			return
		}
	}
	if done := assignNamed(m, of, t, operandValue{v, s.Value}); done {
		return
	}
	if (of.kind == dictKind || of.kind == listKind) && (contains("|Counter|defaultdict|OrderedDict|deque", of.text) || of.isSet() && m.inside != nil) {
		assignItem(m, of, t, v)
		return
	}
	assignable(m, t, of)
	if m.isNumPy() && of.array.ReadOnly {
		must(&engine.ReadOnlyError{Kind: engine.Assigned})
		return
	}
	if byNames(m, of) {
		m.invoke(written(m.library, "", "_put"), &expr.Augmented{Span: s.Span, Statement: s}, operandValue{of, t.X}, operandValue{keyOf(m, t), t}, operandValue{v, s.Value})
		return
	}
	(&assignment{m, of, t, anySubscripts(m, t), operandValue{v, s.Value}, &expr.Augmented{Span: s.Span, Statement: s}, nil}).run()
}

// assignable reports why nothing can be assigned to parts of a value.
func assignable(m *machine, t *expr.Index, of value) {
	switch {
	case of.kind == instanceKind && !of.of.isPlain() || of.kind == classKind || of.kind == listKind && contains("|flatiter", of.text):
		m.outside(t, expr.OperationOn, "assignment to an item")
	case m.library == engine.InJAX && of.kind == arrayKind && !of.numpy:
		m.told(t, "_immutable")
	case m.library == engine.InTensorFlow && !t.Tuple && manyPlaces(keyOf(m, t)): // Python asks an index to be an int first
		m.refuses(t, "TypeError", "only integer scalar arrays can be converted to a scalar index")
	case of.kind != arrayKind || of.numpy || m.library == engine.InTensorFlow: // an instance of a plain class too
		m.refuses(t, "TypeError", "'"+m.className(of)+"' object does not support item assignment")
	}
}

// manyPlaces reports whether a key is an array that is no scalar.
func manyPlaces(key value) bool {
	return key.kind == arrayKind && key.text != "Variable" && key.array.Shape.IsDense() && key.array.Shape.Rank() > 0
}

// overlaps reports a write of PyTorch's into memory that several entries of the
// output share, which only one value may fill.
func overlaps(in *context, w writing, operands []engine.Operand) {
	if !in.isTorch() || !w.to.array.Overlaps() || w.to.array.Shape.Empty() {
		return
	}
	if n, err := operands[0].Shape.Count(); w.op == engine.Identity && err == nil && n == 1 {
		return
	}
	must(&engine.ReadOnlyError{Kind: w.kind})
}

// partly reports a write of PyTorch's into memory that it reads through a view
// of another place or order.
//
// Source: PyTorch, aten/src/ATen/MemoryOverlap.cpp.
func partly(m *machine, x expr.Expr, to, from value) {
	a, b := to.array, from.array
	if !m.isTorch() || a == nil || b == nil || a == b || !m.shares(a, b) {
		return
	}
	m.told(x, "_overlap", a.Offset, a.StridesOrDefault(), a.Shape, b.Offset, b.StridesOrDefault(), b.Shape)
}
