package run

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// A program of PyTorch, TensorFlow, JAX or xarray may hold arrays of NumPy's.
// What is done with those alone is done by NumPy's rules, and gives more of
// them.

// isNative reports whether v is an array of the program's own library, or a
// list with one.
func (v *object) isNative() bool {
	if v.isSequence() {
		return slices.ContainsFunc(v.items, (*object).isNative)
	}
	return v.kind == arrayKind && !v.foreign
}

// byNumPy runs do by NumPy's rules where foreign says so. After a mistake the
// program stays NumPy's, so that its words are.
func byNumPy(in *context, foreign bool, do func() value) value {
	if !foreign || in.isNumPy() {
		return do()
	}
	own := in.library
	in.library = engine.InNumPy
	v := do()
	in.library = own
	return marked(v)
}

// indexing runs do, which evaluates an index of a value, by the rules of the library
// that the value is of. The items of the index are the program's own.
func indexing(m *machine, of value, do func() value) value {
	if of.foreign && !m.isNumPy() {
		m.home = m.library
	}
	defer func() { m.home = "" }()
	return byNumPy(&m.context, of.foreign, do)
}

// marked returns v as arrays of NumPy's.
func marked(v value) value {
	switch own := *v; {
	case v.kind == arrayKind && !v.foreign:
		own.foreign = true
		return &own
	case v.isSequence():
		own.items = make([]value, len(v.items))
		for i, item := range v.items {
			own.items[i] = marked(item)
		}
		return &own
	}
	return v
}

// apart returns an array of JAX's or TensorFlow's for NumPy to have: a copy.
func apart(v value, readOnly bool) value {
	if v.kind != arrayKind {
		return v
	}
	own := *v
	if a, err := v.array.Held(); err == nil {
		a.ReadOnly, a.Tracked = readOnly, engine.Untracked
		own.array = &a
	}
	return &own
}

// isForeign reports whether a call is one of NumPy's in a program of another
// library: a method or one of Python's own functions of a foreign array, or a function of
// NumPy's without an array of that library.
func isForeign(c *call) bool {
	if c.isNumPy() {
		return false
	}
	if c.method || c.module == "" && c.inside == nil && len(c.args) > 0 && contains("sum|max|min|abs|round|sorted|any|all", c.fn.name) {
		return c.args[0].object != nil && c.args[0].foreign
	}
	if libraryOf(c.module) != engine.InNumPy {
		return false
	}
	asks := contains(ofMethods, c.fn.name) || c.library == engine.InXArray && (c.row.Style == library.Ufunc || contains("clip|argsort", c.fn.name))
	if c.library == engine.InTensorFlow || contains("array|asarray|asanyarray|ascontiguousarray", c.fn.name) || !asks && !c.isTorch() || wrapsAgain(c) {
		return true
	}
	return !slices.ContainsFunc(slices.Concat(c.args, c.rest), operandValue.isNative)
}

// ofMethods lists the functions of NumPy's that ask an array of another library for
// its method of the name; all others make an array of NumPy's of it first.
const ofMethods = "sum|prod|mean|std|var|max|amax|min|amin|argmax|argmin|cumsum|cumprod|reshape|transpose|squeeze|round|repeat|swapaxes|any|all|nonzero|searchsorted|choose"

// taken returns an array of NumPy's as the program's library takes it beside
// one of its own: JAX has no doubles, TensorFlow takes the type of the other.
func taken(in *context, v, other operandValue) operandValue {
	if !v.foreign || v.kind != arrayKind || in.isNumPy() {
		return v
	}
	d := v.array.Values.DType
	switch {
	case in.library == engine.InJAX:
		d = narrow(d)
	case in.library == engine.InTensorFlow && other.isNative() && other.kind == arrayKind:
		d = other.array.Values.DType
	}
	return operandValue{array(in.retyped(*v.array, d)), v.expr}
}

// noTypes reports a type of TensorFlow's among the arguments of a function of NumPy's.
func noTypes(c *call) {
	for _, v := range c.args {
		if v.object != nil && v.kind == typeKind && expr.Format(v.expr) == "tf."+v.text {
			c.refuses(v.expr, "TypeError", "Cannot interpret 'tf."+v.text+"' as a data type")
		}
	}
}

// takeForeign brings the arrays of NumPy's among the arguments of a function of
// another library to the types of that.
func takeForeign(c *call, foreign bool) {
	for i := range c.args {
		if foreign && c.args[i].kind == arrayKind {
			c.args[i].object = unnamed(c.machine, c.args[i].object)
		}
	}
	byPython := c.method && c.args[0].object != nil && c.args[0].kind != arrayKind || !c.method && c.inside == nil && c.module == "" // which takes what it is given
	if byPython || foreign || c.isNumPy() || c.isTorch() || c.library == engine.InXArray || contains("isinstance|type|is_tensor|_unseen|_text_of|constant|convert_to_tensor|Variable|_class|gradient|_slopes|where|tensor_scatter_nd_update|tensor_scatter_nd_add", c.fn.name) {
		return
	}
	led := leading(c)
	for _, list := range [][]operandValue{c.args, c.rest} {
		for i, v := range list {
			list[i] = taken(&c.context, v, led)
		}
	}
}

// leading returns the tensor whose type the arrays of NumPy's among the arguments of a
// function of TensorFlow's take: one of those that are converted together.
func leading(c *call) operandValue {
	args, name := c.args, c.fn.name
	switch {
	case contains("add|matmul|truediv|clip_by_value|multiply_no_nan", name):
		args = args[:1]
	case arithmeticNamed(name) == 0 && !contains("einsum|solve|bias_add|divide_no_nan", name):
		args = nil
	}
	if i := slices.IndexFunc(args, operandValue.isNative); i >= 0 {
		return args[i]
	}
	return operandValue{object: none()}
}

// narrowed brings arrays that a function of JAX's gives to its own types.
func narrowed(in *context, v value) {
	for _, item := range v.items {
		narrowed(in, item)
	}
	if v.kind == arrayKind && !v.foreign {
		v.numpy = false
		if d := narrow(v.array.Values.DType); d != v.array.Values.DType {
			*v.array = in.retyped(*v.array, d)
		}
	}
}

// halves holds the types of 32 bits that JAX has for those of 64.
var halves = [...]engine.DType{engine.Int64: engine.Int32, engine.Uint64: engine.Uint32, engine.Float64: engine.Float32}

// narrow returns the type that JAX has for one of NumPy's.
func narrow(d engine.DType) engine.DType { return cmp.Or(halves[d], d) }

// asNumber returns one of NumPy's numbers as the number of Python's that PyTorch
// takes it for.
func asNumber(in *context, v operandValue) operandValue {
	if in.isTorch() && v.kind == arrayKind && v.foreign && v.numpy && v.array.Values.Known() {
		s, _ := v.one()
		v.object = pythonNumber(s)
	}
	return v
}

// byTheirLibrary runs an operator by the rules of the library whose arrays its sides are.
func byTheirLibrary(m *machine, x expr.Expr, s *sides, do func() value) value {
	in := &m.context
	if in.isNumPy() || !s.l.foreign && !s.r.foreign {
		return do()
	}
	if s.l.isNative() || s.r.isNative() {
		s.l, s.r = asNumber(in, s.l), asNumber(in, s.r)
		mixedLibraries(m, x, *s)
		if s.compares() && in.isTorch() && s.l.foreign {
			s.l, s.r = s.r, s.l // whose words are of the tensor first
		}
		if in.isTorch() && s.r.foreign && s.r.kind == arrayKind && !s.compares() {
			return in.tensorAgain(*byNumPy(in, true, do).array) // NumPy carries it out
		}
		l := taken(in, s.l, s.r)
		s.l, s.r = l, taken(in, s.r, l)
		return do()
	}
	return byNumPy(in, true, do)
}

// mixedLibraries reports an operator between an array of NumPy's and one of PyTorch's.
func mixedLibraries(m *machine, x expr.Expr, s sides) {
	switch {
	case !m.isTorch() || s.l.kind != arrayKind || s.r.kind != arrayKind || s.l.foreign == s.r.foreign || s.op == "==":
		return
	case s.op == "!=":
		m.outside(x, expr.OperationOn, s.op+" between a tensor and an array of NumPy's")
	case s.r.foreign && s.l.array.Tracked != engine.Untracked && !s.compares():
		m.told(x, "_tracked_array")
	case s.r.foreign && !s.compares():
		return
	case s.op == "+":
		m.told(x, "_no_concatenation")
	}
	must(&OperandError{Place: m.place(x), Op: s.op, Left: m.className(s.l.object), Right: m.className(s.r.object)})
}

func (s sides) compares() bool {
	return arithmetic[s.op] >= engine.Equal && arithmetic[s.op] <= engine.GreaterEqual
}

// untaken reports what a function of NumPy's does not take of another library.
func untaken(c *call) {
	if c.library == engine.InJAX && c.fn.name == "take" && c.args[0].kind == arrayKind && c.args[0].isNative() && !c.args[1].isSequence() {
		c.told(c.node, "_no_raising")
	}
	if slices.ContainsFunc(c.args, func(v operandValue) bool { return v.kind == arrayKind && !v.array.Shape.IsDense() }) {
		c.outside(c.node, expr.FunctionOf, expr.Format(c.node.Func)+" of a ragged tensor")
	}
	if i := slices.IndexFunc(c.args, operandValue.isNative); c.tracing && i >= 0 {
		must(traced(c.machine, c.node, "__array__", *c.args[i].array))
		c.outside(c.node, expr.FunctionOf, expr.Format(c.node.Func)+" of a traced array")
	}
	if !c.isTorch() && c.args[0].isNative() && contains("put|copyto|fill_diagonal|put_along_axis", c.fn.name) {
		c.outside(c.node, expr.FunctionOf, expr.Format(c.node.Func)+" of an array that cannot change")
	}
}

// orOfTexts calls a function. Where that is outside the language, NumPy's and TensorFlow's may
// do with texts what is written for them.
func orOfTexts(c *call, self *operandValue) value {
	if c.inside != nil || c.own || !c.isNumPy() && c.library != engine.InTensorFlow || self == nil && libraryOf(c.module) != orNumPy(c.library) {
		return applyFunction(c, self)
	}
	given, steps := evalArguments(c), len(c.out.Steps)
	c.given = &given
	v, err := tried(func() value { return applyFunction(c, self) })
	if _, outside := unworded(&c.context, err, expr.Place{}).(*expr.UnsupportedError); !outside {
		must(err)
		return v
	}
	placed := objects(given.placed)
	if self != nil {
		placed.items = append([]value{self.object}, placed.items...)
	}
	c.out.Steps = c.out.Steps[:steps]
	v, other := tried(func() value {
		return handOn(c, "_of_texts", &object{kind: callKind, fn: c.fn, row: c.row, text: c.module}, placed, given.byName())
	})
	if _, outside := unworded(&c.context, other, expr.Place{}).(*expr.UnsupportedError); outside {
		c.out.Steps = c.out.Steps[:steps] // it was tried in vain
		must(err)
		return v
	}
	must(other)
	return v
}

// imaginary returns the number that a literal such as 2j spells.
func imaginary(m *machine, x *expr.Literal) value {
	im := sure(strconv.ParseFloat(strings.TrimSuffix(strings.ReplaceAll(x.Text, "_", ""), "j"), 64))
	return m.invoke(written(engine.InNumPy, "", "_imaginary"), x, operandValue{float(im), x})
}
