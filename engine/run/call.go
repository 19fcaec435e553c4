package run

import (
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// A function is something a program can call.
type function struct {
	name string
	// params lists the parameters, parted by blanks. "a|x" goes by either name,
	// "axis=" may be left out, "*rest" takes all further positional arguments,
	// "**axes" all further named ones.
	params string
	run    func(c *call) value
}

// A call is one call of a function, its arguments bound to its parameters.
type call struct {
	*machine
	node    *expr.Call
	fn      *function
	module  string         // through which the function was reached, "" for none
	method  bool           // the first argument stood before a dot
	args    []operandValue // one for each parameter; without an expression when left out
	rest    []operandValue // of "*rest"
	axes    []keyword      // of "**axes"
	row     library.Row    // how the library words it
	home    value          // the class that it is a method of, nil for none
	own     bool           // of a function of the program's
	inWords bool           // its function is written in the language
	given   *arguments     // instead of those of node
	after   []keyword      // arguments that the function does not know
}

func evalCall(m *machine, x *expr.Call) value {
	if v := updated(m, x); v != nil {
		return v
	}
	if name, ok := x.Func.(*expr.Name); ok && name.Name == "super" {
		return evalSuper(m, x)
	}
	f := m.value(x.Func)
	m.ticks += callTicks
	return m.apply(f, x, nil)
}

// apply calls f, with the arguments of x where none are given.
func (m *machine) apply(f value, x *expr.Call, given *arguments) value {
	switch f.kind {
	case callKind:
		c := &call{machine: m, node: x, fn: f.fn, module: f.text, method: f.self != nil, row: f.row, home: f.of, own: f.own, given: given}
		return orOfTexts(c, f.self)
	case classKind:
		return newInstance(m, f, x, given)
	case instanceKind:
		return callInstance(m, f, x, given)
	case typeKind:
		return applyType(m, f, x)
	case moduleKind:
		_, last := cutLast(f.text)
		if libraryOf(f.text) != "" && (moduleAt(f.text) != "" || contains("numpy.random|numpy.linalg|jax.numpy|torch.nn|jax.random|jax.nn|torch.nn.functional|tensorflow.keras", f.text)) {
			return m.refuses(x.Func, "TypeError", "'module' object is not callable")
		}
		if made := written(orNumPy(m.library), "", "new_"+last); made != nil {
			return m.apply(made, x, given)
		}
		return fails(unspoken(&m.context, f.text, x.Func))
	}
	m.arguments(x)
	return fails(&CallError{Place: m.place(x.Func), Type: m.className(f)})
}

// applyType calls a type, which makes a value of its own of another.
func applyType(m *machine, f value, x *expr.Call) value {
	if name := m.className(f); name != "type" {
		return fails(&CallError{Place: m.place(x.Func), Type: name})
	} else if expr.Format(x.Func) == "tf.bool" {
		return m.refuses(x.Func, "TypeError", "'DType' object is not callable")
	} else if m.library == engine.InJAX && !f.foreign && len(x.Arguments) == 0 && dtypes[f.text] != 0 && !contains("int|float|complex", f.text) {
		return m.refuses(x.Func, "TypeError", "_ScalarMeta.__call__() missing 1 required positional argument: 'x'")
	}
	c := &call{machine: m, node: x, fn: &function{name: f.text, params: "*values"}}
	c.bind(nil)
	v := calledType(c)
	if f.foreign {
		v = marked(v)
		v.numpy = v.kind == arrayKind && v.array.Shape.Rank() == 0
	} else if m.library == engine.InJAX {
		narrowed(&m.context, v)
	}
	return v
}

// applyFunction binds the arguments of a call and carries it out, by the rules of the
// library whose function it is.
func applyFunction(c *call, self *operandValue) value {
	if v := asUfunc(c, self); v != nil {
		return v
	}
	if v := ofXArray(c); v != nil {
		return v
	}
	bindShown(c, self)
	if v := overDatasets(c); v != nil {
		return v
	}
	like := tensorsAsArrays(c)
	before, foreign := len(c.out.Steps), isForeign(c)
	if foreign && wrapsAgain(c) {
		like = c.args[0].object
		if contains("solve|compress", c.fn.name) {
			like = c.args[1].object
		}
	}
	if foreign {
		untaken(c)
		noTypes(c)
		if a := c.args[0]; contains("asarray|asanyarray", c.fn.name) && a.isNative() && !c.isTorch() {
			c.args[0].object = apart(a.object, true)
		}
	}
	v, err := tried(func() value { return ofItsLibrary(c, foreign, like) })
	if e, clash := err.(*engine.MismatchError); clash && c.isTorch() && libraryOf(c.module) == engine.InNumPy {
		c.library, e.Trace.Library = engine.InNumPy, engine.InNumPy // whose function tells of it
	}
	if c.inside == nil && (!c.own || c.row.Ours) && (err == nil || c.inWords) {
		tellWithin(c, v, before)
	}
	must(err)
	if c.module != "" || self != nil {
		return staged(c.machine, v)
	}
	return v
}

// ofItsLibrary carries out a call, and makes of what comes of it an array of the library that
// has the function. Like is an array of its own library, if it is to be one again.
func ofItsLibrary(c *call, foreign bool, like value) value {
	v := byNumPy(&c.context, foreign, func() value { return carriedOut(c, foreign) })
	if like.isNative() && c.isTorch() && v.kind != arrayKind {
		return c.outside(c.node, expr.FunctionOf, "np."+c.fn.name+" of a tensor")
	} else if like.isNative() && c.isTorch() {
		v = c.tensorAgain(*v.array)
	} else if like.isNative() {
		v = handOn(c, "_rewrapped", like, v, text(c.fn.name))
	}
	if !foreign && c.library == engine.InJAX {
		narrowed(&c.context, v)
	}
	if (c.fn.name == "numpy" || c.fn.name == "to_numpy") && !c.isNumPy() {
		if c.isTorch() && v.kind == arrayKind && v.array.Values.DType == engine.BFloat16 {
			c.told(c.node, "_no_bfloat16") // a type that NumPy does not have
		}
		if v = marked(v); c.library == engine.InTensorFlow {
			v = apart(v, false)
			v.numpy = v.kind == arrayKind && v.array.Shape.Rank() == 0
		}
	}
	return v
}

// asUfunc carries out a call of one of NumPy's ufuncs that tells the type to compute in,
// which values to compute, or where the result goes, and returns nil for another call. The
// results of other functions go to out too.
func asUfunc(c *call, self *operandValue) value {
	ufunc := c.row.Style == library.Ufunc && c.fn.name != "matmul"
	if c.inside != nil || !c.isNumPy() || !ufunc && !strings.Contains(c.row.Signature, "out=") {
		return nil
	}
	given := evalArguments(c)
	c.given = &given
	if i := slices.IndexFunc(given.named, func(a keyword) bool { return a.name == "out" }); !ufunc && i >= 0 && given.named[i].kind == arrayKind {
		out := given.named[i].object
		given.named = slices.Delete(slices.Clone(given.named), i, i+1)
		return handOn(c, "_into", applyFunction(c, self), out)
	} else if !ufunc {
		return nil
	}
	options, inputs := &object{kind: dictKind}, min(2, len(strings.Fields(c.fn.params)))
	for _, a := range given.named {
		if a.name == "out" && inputs == 2 && len(given.named) == 1 || !contains("out|where|dtype|casting", a.name) {
			return nil
		}
		options.put(text(a.name), a.object)
	}
	if len(options.items) == 0 && (inputs == 2 || len(given.placed) < 2) {
		return nil
	}
	return handOn(c, "_ufunc", &object{kind: callKind, fn: c.fn}, integer(inputs), objects(given.placed), options)
}

// bindShown binds the arguments; those of print are shown.
func bindShown(c *call, self *operandValue) {
	showed := c.showing
	defer func() { c.showing = showed }()
	c.showing = showed || c.fn.name == "print"
	c.bind(self)
}

// carriedOut runs the function of a call whose arguments are bound.
func carriedOut(c *call, foreign bool) value {
	takeForeign(c, foreign)
	asArray(c)
	v, err := tried(func() value { return asAsked(c, c.fn.run(c)) })
	worded(c, err)
	return v
}

// bind gives every parameter its argument.
func (c *call) bind(self *operandValue) {
	given := evalArguments(c)
	gathered(c, given)
	if self == nil {
		usePython(c, given)
		refusedByPython(c, given)
	}
	params := strings.Fields(c.fn.params)
	c.args = missing(len(params))
	if c.row.Style != library.Unknown {
		fit(c, params, self, given)
		return
	}
	err := attempt(func() { bindByHand(c, params, self, given) })
	if err != nil && c.method && c.inside == nil {
		c.told(c.node, "_own_method", self.typeName(), c.fn.name, len(given.placed), namesOf(given))
	}
	must(err)
}

// bindByHand gives the parameters of a function that has no signature of its library's.
func bindByHand(c *call, params []string, self *operandValue, given arguments) {
	if self != nil {
		given.placed = append([]operandValue{*self}, given.placed...)
	}
	for _, a := range given.named {
		bindNamed(c, params, a)
	}
	bindPositional(c, params, given.placed)
	checkMissing(c, params)
}

// An arguments is what a call gives, by place and by name.
type arguments struct {
	placed []operandValue
	named  []keyword
}

// A keyword is an argument that is given by name.
type keyword struct {
	name string
	operandValue
}

// arguments evaluates what is given to a value that cannot be called: mistakes in it come first.
func (m *machine) arguments(x *expr.Call) { evalArguments(&call{machine: m, node: x, fn: &function{}}) }

func evalArguments(c *call) arguments {
	var given arguments
	if c.given != nil {
		return *c.given
	}
	for _, a := range c.node.Arguments {
		values := c.spread(a.Value, len(given.placed) > 0)
		if a.Name == "dims" && c.fn.name == "dot" && c.library == engine.InXArray {
			a.Name = "dim" // as it is called today
		}
		if a.Name == "**" {
			if values[0].kind != dictKind {
				c.outside(a.Value, expr.OperationOn, "**")
			}
			for i, key := range values[0].items {
				given.named = append(given.named, keyword{key.text, operandValue{values[0].values[i], a.Value}})
			}
			continue
		}
		if a.Name != "" && !strings.Contains(c.fn.params, "**") && slices.ContainsFunc(given.named, func(b keyword) bool { return a.Name == b.name }) {
			c.refuses(a.Value, "SyntaxError", "keyword argument repeated: "+a.Name)
		}
		if a.Name != "" {
			given.named = append(given.named, keyword{a.Name, operandValue{values[0], a.Value}})
			continue
		}
		for _, v := range values {
			given.placed = append(given.placed, operandValue{v, a.Value})
		}
	}
	return given
}

// missing returns n arguments that were left out.
func missing(n int) []operandValue {
	args := make([]operandValue, n)
	for i := range args {
		args[i].object = none()
	}
	return args
}

func bindNamed(c *call, params []string, a keyword) {
	if i := paramNamed(params, a.name); i >= 0 {
		if c.args[i].expr != nil {
			c.problem(ArgumentTwice, a.name, a.expr)
		}
		c.args[i] = a.operandValue
	} else if n := len(params); n > 0 && strings.HasPrefix(params[n-1], "**") {
		c.axes = append(c.axes, a)
	} else if !c.beside(a) {
		c.problem(ArgumentUnknown, a.name, a.expr)
	}
}

// paramNamed returns the parameter that goes by a name, or -1.
func paramNamed(params []string, name string) int {
	return slices.IndexFunc(params, func(p string) bool {
		return !strings.HasPrefix(p, "*") && contains(strings.TrimSuffix(p, "="), name)
	})
}

func (v *object) isTrue() bool { return v.kind == numberKind && v.known().AsBool() }

// contains reports whether one of names, parted by "|", is name.
func contains(names, name string) bool {
	for _, one := range strings.Split(names, "|") {
		if one == name {
			return true
		}
	}
	return false
}

// entryOf returns what a table has for a key, "" for nothing: entries "key value" parted by "; ".
func entryOf(table, key string) string {
	_, rest, _ := strings.Cut("; "+table, "; "+key+" ")
	entry, _, _ := strings.Cut(rest, ";")
	return entry
}

func bindPositional(c *call, params []string, positional []operandValue) {
	i := 0
	for _, v := range positional {
		switch {
		case i == len(params) || strings.HasPrefix(params[i], "**"):
			c.problem(ArgumentTooMany, expr.Format(v.expr), v.expr)
		case params[i][0] == '*':
			c.rest = append(c.rest, v)
		case c.args[i].expr != nil:
			c.problem(ArgumentTwice, firstName(params[i]), c.args[i].expr)
		default:
			c.args[i] = v
			i++
		}
	}
}

func checkMissing(c *call, params []string) {
	for i, p := range params {
		if c.args[i].expr == nil && p[0] != '*' && !strings.HasSuffix(p, "=") {
			c.problem(ArgumentMissing, firstName(p), c.node)
		}
	}
}

func (c *call) problem(p ArgumentProblem, argument string, x expr.Expr) value {
	return fails(&ArgumentError{Place: c.place(x), Problem: p, Function: c.fn.name, Argument: argument})
}

// wrong reports argument i, which should be what want says.
func (c *call) wrong(i int, want string) value {
	name := firstName(strings.Fields(c.fn.params)[i])
	if c.row.Style != library.Unknown {
		if c.inside == nil || !c.isNumPy() {
			c.told(c.node, "_wrong", c.fn.name, name, c.args[i].object)
		}
		return fails(&expr.UnsupportedError{Place: c.where(i), Feature: expr.ArgumentOf, Name: name})
	}
	return fails(&ArgumentError{c.where(i), ArgumentWrong, c.fn.name, name, want})
}

func firstName(param string) string {
	name, _, _ := strings.Cut(strings.Trim(param, "*="), "|")
	return name
}
