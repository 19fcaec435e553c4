package run

import (
	"cmp"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// operand returns v as it enters an operation: an array with its name and its
// source. Lists and tuples are read as arrays.
func (m *machine) operand(v operandValue) engine.Operand {
	vars, own := m.vars, m.inside == nil
	if given := passed(m, v); given.expr != v.expr {
		v.expr, vars, own = given.expr, m.frame.vars, true
	}
	var o engine.Operand
	if own { // and not in the words of a function that no reader sees
		o = m.written(v.expr)
	}
	if name, ok := v.expr.(*expr.Name); ok && own && called(vars, name.Name) {
		o.Name = name.Name
	}
	switch v.kind {
	case arrayKind:
		o.Array, o.Variable, o.Number, o.Weak = *v.array, v.bare, v.numpy, v.weak
		o.Owner = m.owner(v.array)
		o.Array = spelled(o.Array, spelling(v.expr))
		return o
	case numberKind:
		tooLarge(&m.context, v.object, v.expr)
		number := plainNumber(v.number)
		o.Weak, o.Array = true, number.Array
		return o
	case listKind, tupleKind, sizeKind:
		o.Array = spelled(listedAs(m, v.object, v.expr, false), engine.Origin{Written: engine.Inserted})
		return o
	}
	must(&OperandError{Place: m.place(v.expr), Op: "as an array", Right: v.typeName()})
	return o
}

// written returns an operand without its array, as the program has it.
func (in *context) written(x expr.Expr) engine.Operand {
	return engine.Operand{Text: expr.Format(x), Start: x.At().Start, End: x.At().End}
}

// plainNumber returns a number of Python's own as an operand.
func plainNumber(s engine.Scalar) engine.Operand {
	a, _ := engine.Full(engine.Shape{}, s)
	return engine.Operand{Weak: true, Array: a}
}

// spelling returns how an expression spells out the axes of size 1 of the array that
// it makes: a list of lists, array([[0], [10]]), is a column on purpose. Sizes, as
// those of ones(3, 1), may still be the form that data have, where all are equal.
func spelling(x expr.Expr) engine.Origin {
	switch x := x.(type) {
	case *expr.Sequence:
		if hasOne(x) {
			return engine.Origin{Written: engine.Inserted}
		}
	case *expr.Call:
		if len(x.Arguments) == 0 || x.Arguments[0].Name != "" {
			return engine.Origin{}
		}
		first := x.Arguments[0].Value
		if n, ok := first.(*expr.Literal); ok && expr.IsNumber(n.Text) {
			return engine.Origin{Written: engine.Reshaped, Stored: true}
		} else if isSizes(first) {
			return engine.Origin{Written: engine.Reshaped}
		}
		return spelling(first)
	}
	return engine.Origin{}
}

// hasOne reports whether there is a list of one item in lists of lists, or a size of 1 in
// sizes.
func hasOne(x *expr.Sequence) bool {
	if len(x.Items) == 1 || isSizes(x) {
		return true
	}
	return slices.ContainsFunc(x.Items, func(item expr.Expr) bool {
		inner, ok := item.(*expr.Sequence)
		return ok && hasOne(inner)
	})
}

// isSizes reports whether x lists numbers with a 1 among them, such as the sizes
// in ones((3, 1)).
func isSizes(x expr.Expr) bool {
	s, ok := x.(*expr.Sequence)
	return ok && slices.ContainsFunc(s.Items, func(item expr.Expr) bool {
		n, ok := item.(*expr.Literal)
		return ok && n.Text == "1"
	})
}

// spelled gives the axes of size 1 of an array an origin, where they have none.
func spelled(a engine.Array, origin engine.Origin) engine.Array {
	if origin.Written == engine.NotWritten {
		return a
	}
	axes := slices.Clone(a.Shape.Axes)
	for k := range axes {
		if o := axes[k].Origin; axes[k].One() && !o.Known() && o.Written == engine.NotWritten {
			axes[k].Origin = origin
		}
	}
	a.Shape.Axes = axes
	return a
}

func (m *machine) operands(list []operandValue) []engine.Operand {
	operands := make([]engine.Operand, len(list))
	for i, v := range list {
		operands[i] = m.operand(v)
	}
	return operands
}

// defaultType returns the type a library gives Python's numbers of a kind.
func (in *context) defaultType(d engine.DType) engine.DType {
	small := in.library == engine.InTensorFlow || in.library == engine.InJAX
	if d == engine.Int64 && small || d == engine.Float64 && (small || in.isTorch()) {
		return narrow(d)
	}
	return d
}

func (in *context) retyped(a engine.Array, d engine.DType) engine.Array {
	if a.Values.DType == d {
		return a
	}
	wider := d.Kind() == engine.KindFloat && d.ItemSize() > a.Values.DType.ItemSize() // which keeps what rounding took
	if p := a.Values.Progression; p != nil && !a.Values.Held() && a.Values.DType.Kind() == d.Kind() && !wider {
		a.Values.DType = d // ints that are counted have no width of their own
		return a
	}
	c, _, err := engine.Cast(engine.Operand{Array: a}, d)
	c.To.Tracked = in.follows(a.Tracked, c.To, true)
	must(err)
	return c.To
}

func (in *context) isNumPy() bool { return in.library == "" || in.library == engine.InNumPy }

func (in *context) isTorch() bool { return in.library == engine.InPyTorch }

// broadcast carries out an operation on arrays and keeps it as a step.
func (m *machine) broadcast(x expr.Expr, t engine.Trace) value {
	m.asked++
	t.Library = m.library
	t.Ask(m.asked)
	unable(m, x, t)
	mixesTypes(m, x, t)
	tooWide(m, x, t)
	result, warnings, err := engine.Apply(t)
	m.warn(warnings)
	if m.library == engine.InJAX && masks(t, result) {
		return m.outside(x, expr.OperationOn, t.Op.Symbol()+" of bools and nan")
	}
	if err = applied(m, x, t, result, err); err != nil {
		result = engine.Array{}
	}
	tooMuch := m.step(Step{Span: x.At(), Text: expr.Format(x), Trace: &t, Result: result})
	v := m.arrayOrNumber(result)
	takeOver(m, v, t)
	must(cmp.Or(err, tooMuch))
	m.frame.keepMade(v, t)
	return staged(m, v)
}

// unable reports an operation that is outside the language, and in PyTorch an int to the power of
// a number below 0.
func unable(m *machine, x expr.Expr, t engine.Trace) {
	switch {
	case m.library == engine.InXArray && m.named && slices.ContainsFunc(t.Operands, func(o engine.Operand) bool { return twice(o.Shape) != "" }):
		m.outside(x, expr.OperationOn, "two axes of one name")
	case t.Apart:
		m.outside(x, expr.OperationOn, "arrays with other coordinates")
	case t.Op == engine.Power && t.Operands[1].Weak && !t.Operands[1].Values.Known() && !(m.tracing && m.library == engine.InJAX):
		m.outside(x, expr.ValuesUnknown, "**")
	case t.Op == engine.Power && m.isTorch() && !t.Failed() && t.Operands[1].Weak && t.Operands[1].At().AsFloat() < 0 &&
		engine.ResultType(m.library, t.Operands...).Kind() == engine.KindInt:
		m.told(x, "_no_power_below_0")
	}
}

// applied returns what a library says of an operation that gave a result and err: nil where the
// shape is exact and only the values stay unknown.
func applied(m *machine, x expr.Expr, t engine.Trace, result engine.Array, err error) error {
	if kernel := noBools[t.Op]; kernel != "" && m.isTorch() && !t.Failed() && engine.ResultType(m.library, t.Operands...) == engine.Bool {
		err = m.libraryError(x, "NotImplementedError", `"`+kernel+`" not implemented for 'Bool'`)
	}
	if _, below := err.(*engine.PowerError); below {
		if a, b := t.Operands[0], t.Operands[1]; m.library == engine.InTensorFlow || b.Weak && !a.Weak && b.Shape.Rank() == 0 {
			err = cmp.Or(m.toldError(x, "_no_power", a.Values.DType, a.Shape, array(b.Array)), err)
		}
	}
	err = cmp.Or(keepsDims(m, x, t, result), kernelDivision(m, x, t.Op, err))
	if e, large := err.(*engine.SizeError); large && e.Limit > 0 && !t.Failed() {
		return nil
	}
	return err
}

// takeOver gives a result what it has of its operands beside its values: gradients,
// labels and the names that are beside them.
func takeOver(m *machine, v value, t engine.Trace) {
	if t.Op != engine.FloorDivide || m.isTorch() {
		followsAny(&m.context, t.Operands, v.array)
		keepsOperands(m, v.array, m.inside == nil && (t.Op == engine.Multiply || t.Op == engine.TrueDivide || t.Op == engine.Power))
	}
	v.bare, v.array.Beside = bare(t.Operands), followAll(m, t, *v.array)
	takeLabels(v.array, t.Operands)
	v.weak = m.library == engine.InJAX && yields(t)
}

// masks reports whether bools meet floats and make nan of them: XLA takes 0 where a
// bool is false, but not always.
func masks(t engine.Trace, to engine.Array) bool {
	bools := slices.ContainsFunc(t.Operands, func(o engine.Operand) bool { return o.Values.DType == engine.Bool && o.Shape.Rank() > 0 })
	if !bools || t.Op != engine.Multiply && (t.Op != engine.TrueDivide || t.Operands[1].Shape.Rank() > 0) {
		return false
	}
	return slices.ContainsFunc(to.Values.Floats, func(f float64) bool { return f != f })
}

// bare reports whether xarray makes a Variable of operands: of some, where no
// other one has names.
func bare(operands []engine.Operand) bool {
	found := false
	for _, o := range operands {
		if found = found || o.Variable; !o.Variable && o.Shape.Named() {
			return false
		}
	}
	return found
}

// yields reports whether all values that an operation computes with are of types that
// yield to others.
func yields(t engine.Trace) bool {
	values := t.Operands
	if t.Op == engine.Where {
		values = values[1:]
	}
	return !slices.ContainsFunc(values, func(o engine.Operand) bool { return !o.Weak })
}

// noBools names those of PyTorch's operations that take no bools alone.
var noBools = [256]string{
	engine.FloorDivide: "div_floor_cpu", engine.Remainder: "remainder_cpu", engine.Power: "pow", engine.LeftShift: "lshift_cpu", engine.RightShift: "rshift_cpu",
}

// arrayOrNumber returns a as a value; NumPy makes a number of an array of rank 0.
func (in *context) arrayOrNumber(a engine.Array) value {
	v := array(a)
	v.numpy = a.Shape.Rank() == 0 && in.isNumPy()
	return v
}

// explain plans an operation that makes a new array.
func (m *machine) explain(op engine.Op, call string, operands ...engine.Operand) engine.Trace {
	rule := ruleOf(&m.context, operands...)
	apart := false
	if rule == engine.XArray {
		operands, apart = aligned(m, op, operands)
	}
	t := engine.Explain(rule, op, operands...)
	t.Call, t.Apart, t.Mapped = call, apart, m.mapped
	return t
}

// change keeps a change of the array from as a step, unless it failed, and
// returns what came of it. A view shares its values with from.
func (m *machine) change(x expr.Expr, from *engine.Array, c engine.Change, err error) value {
	if e, large := err.(*engine.SizeError); large && e.Limit > 0 {
		err = nil
		if c.To.Values.Known() {
			c.To.Values = engine.Values{DType: c.From.Values.DType}
		}
	}
	if m.library == engine.InXArray && m.named && err == nil && twice(c.From.Shape) != "" {
		err = m.outsideError(x, expr.OperationOn, "two axes of one name")
	}
	failing(m, x, c)
	if err == nil {
		shown := c
		shown.Anew = !c.Copied && storesViews(m, c.Name)
		err = m.step(Step{Span: x.At(), Text: expr.Format(x), Change: &shown, Result: c.To})
	}
	must(err)
	v := m.view(from, c)
	m.frame.keep(v, c)
	return v
}

// failing keeps a change that failed as a step. Where that is a step too many, the error of the
// change is told, which follows. An axis that is not there is one of the call, whatever is done
// with it inside.
func failing(m *machine, x expr.Expr, c engine.Change) {
	call, is := x.(*expr.Call)
	if m.inside != nil {
		call, is = m.inside, true
	}
	if is && c.NoAxis != nil {
		_, c.Name = cutLast(expr.Format(call.Func))
	}
	if c.Failed() {
		_ = m.step(Step{Span: x.At(), Text: expr.Format(x), Change: &c})
	}
}

// storesViews reports whether a library stores anew what NumPy shows as a view: JAX always,
// outside of what it compiles, and TensorFlow where values take other places.
//
// Source: the docs of jax.numpy.reshape and transpose; the kernels of TensorFlow, in which
// reshape, expand_dims and squeeze share their buffer.
func storesViews(m *machine, change string) bool {
	return m.library == engine.InJAX || m.library == engine.InTensorFlow && !contains("reshape|expand_dims|squeeze", change)
}

// view returns the outcome of a change of the array from.
func (m *machine) view(from *engine.Array, c engine.Change) value {
	noteOrigins(&c)
	v := array(c.To)
	v.array.Tracked, v.array.Beside = m.follows(c.From.Tracked, c.To, c.Copied), follow(m, c.From.Array, c.To)
	for _, o := range c.With {
		v.array.Tracked = v.array.Tracked.With(m.follows(o.Tracked, c.To, true))
	}
	if !c.Copied && from != nil {
		m.share(from, v.array)
	}
	return v
}

// indexIn returns the brackets of an index that the program writes itself, or the name of the
// function that picks; "" for another step.
func (r *record) indexIn(s Step) string {
	from := s.Change.From.End
	if s.Change.Name != "index" {
		return ""
	} else if r.inside == nil && from > 0 && from < s.Span.End && r.source[from] == '[' {
		return r.source[from:s.Span.End]
	}
	if call, _, called := strings.Cut(s.Text, "("); called {
		_, name := cutLast(call)
		return name
	}
	return ""
}
