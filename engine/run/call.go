package run

import (
	"cmp"
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
	run    func(c *call) (value, error)
}

// A call is one call of a function, its arguments bound to its parameters.
type call struct {
	*machine
	node     *expr.Call
	fn       *function
	module   string          // through which the function was reached, "" for none
	method   bool            // the first argument stood before a dot
	args     []operandValue  // one for each parameter; without an expression when left out
	rest     []operandValue  // of "*rest"
	axes     []expr.Argument // of "**axes"
	extra    []operandValue  // the values of axes
	row      library.Row     // how the library words it
	gradient bool            // requires_grad=True was given
	columns  bool            // order="F" was given
	rows     bool            // order="C" was given
	kept     bool            // copy=False was given
	home     value           // the class that it is a method of, nil for none
	own      bool            // of a function of the program's
	inWords  bool            // its function is written in the language
	given    *arguments      // instead of those of node
	into     value           // the tensor that out= names, where the function does not write there itself
	after    string          // instead of _into, what makes the result of an argument that the function does not know
}

// evalCall evaluates a call.
func evalCall(m *machine, x *expr.Call) (value, error) {
	if v, err := updated(m, x); v != nil {
		return v, err
	}
	if name, ok := x.Func.(*expr.Name); ok && name.Name == "super" {
		return evalSuper(m, x)
	}
	f := m.value(x.Func)
	m.ticks += callTicks
	return m.apply(f, x, nil)
}

// apply calls f, with the arguments of x where none are given.
func (m *machine) apply(f value, x *expr.Call, given *arguments) (value, error) {
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
		if made := written(orNumPy(m.library), "", "new_"+last); made != nil {
			return m.apply(made, x, given)
		}
		return f, unspoken(&m.context, f.text, x.Func)
	}
	return f, &CallError{Place: m.place(x.Func), Type: m.className(f)}
}

// applyType calls a type, which makes a value of its own of another.
func applyType(m *machine, f value, x *expr.Call) (value, error) {
	if strings.HasPrefix(f.text, "torch.") && m.isTorch() {
		return f, m.refuses(x.Func, "TypeError", "'torch.dtype' object is not callable")
	} else if a, ok := x.Func.(*expr.Attribute); ok && a.Name == "dtype" && m.isNumPy() {
		return f, m.refuses(x.Func, "TypeError", "'numpy.dtypes."+strings.ToUpper(f.text[:1])+f.text[1:]+"DType' object is not callable")
	}
	v, err := convertType(m, f.text, x)
	if f.foreign && err == nil {
		v = marked(v)
		v.numpy = v.kind == arrayKind && v.array.Shape.Rank() == 0
	} else if err == nil && m.library == engine.InJAX {
		err = narrowed(&m.context, v)
	}
	return v, err
}

// applyFunction binds the arguments of a call and carries it out, by the rules of the
// library whose function it is.
func applyFunction(c *call, self *operandValue) (value, error) {
	if v, err := asUfunc(c, self); v != nil {
		return v, err
	}
	if v, err := ofXArray(c); v != nil {
		return v, err
	}
	must(bindShown(c, self))
	if v, err := overDatasets(c); v != nil {
		return v, err
	}
	must(tensorsAsArrays(c))
	before := len(c.out.Steps)
	foreign, like := isForeign(c), none()
	if foreign && wrapsAgain(c) {
		like = c.args[0].object
		if contains("solve|compress", c.fn.name) {
			like = c.args[1].object
		}
	}
	if foreign {
		must(untaken(c))
		if a := c.args[0]; contains("asarray|asanyarray", c.fn.name) && a.isNative() && !c.isTorch() {
			c.args[0].object = apart(a.object, true)
		}
	}
	v, err := byNumPy(&c.context, foreign, func() (value, error) { return carriedOut(c, foreign) })
	if err == nil && like.isNative() {
		v, err = handOn(c, "_rewrapped", like, v, text(c.fn.name))
	}
	if e, clash := err.(*engine.MismatchError); clash && c.isTorch() && libraryOf(c.module) == engine.InNumPy {
		c.library, e.Trace.Library = engine.InNumPy, engine.InNumPy // whose function tells of it
	}
	if err == nil && !foreign && c.library == engine.InJAX {
		err = narrowed(&c.context, v)
	}
	if err == nil && (c.fn.name == "numpy" || c.fn.name == "to_numpy") && !c.isNumPy() {
		if v = marked(v); c.library == engine.InTensorFlow {
			v = apart(v, false)
			v.numpy = v.kind == arrayKind && v.array.Shape.Rank() == 0
		}
	}
	if c.inside == nil && !c.own && (err == nil || c.inWords) {
		tellWithin(c, v, c.out.Steps[before:])
	}
	return v, err
}

// asUfunc carries out a call of one of NumPy's ufuncs that tells the type to compute in,
// which values to compute, or where the result goes, and returns nil for another call. The
// results of other functions go to out too.
func asUfunc(c *call, self *operandValue) (value, error) {
	ufunc := c.row.Style == library.Ufunc && c.fn.name != "matmul"
	if c.inside != nil || !c.isNumPy() || !ufunc && !strings.Contains(c.row.Signature, "out=") {
		return nil, nil
	}
	given := sure(evalArguments(c))
	c.given = &given
	if i := slices.IndexFunc(given.named, func(a expr.Argument) bool { return a.Name == "out" }); !ufunc && i >= 0 && given.values[i].kind == arrayKind {
		out := given.values[i].object
		given.named, given.values = slices.Delete(slices.Clone(given.named), i, i+1), slices.Delete(slices.Clone(given.values), i, i+1)
		return handOn(c, "_into", sure(applyFunction(c, self)), out)
	} else if !ufunc {
		return nil, nil
	}
	options, inputs := &object{kind: dictKind}, min(2, len(strings.Fields(c.fn.params)))
	for i, a := range given.named {
		if a.Name == "out" && inputs == 2 && len(given.named) == 1 || !contains("out|where|dtype|casting", a.Name) {
			return nil, nil
		}
		options.put(text(a.Name), given.values[i].object)
	}
	if len(options.items) == 0 && (inputs == 2 || len(given.placed) < 2) {
		return nil, nil
	}
	return handOn(c, "_ufunc", &object{kind: callKind, fn: c.fn}, integer(inputs), objects(given.placed), options)
}

// bindShown binds the arguments; those of print are shown.
func bindShown(c *call, self *operandValue) error {
	showed := c.showing
	defer func() { c.showing = showed }()
	c.showing = showed || c.fn.name == "print"
	return c.bind(self)
}

// carriedOut runs the function of a call whose arguments are bound.
func carriedOut(c *call, foreign bool) (value, error) {
	must(takeForeign(c, foreign))
	must(asArray(c))
	v, err := c.ended(c.fn.run)
	if err == nil {
		v, err = required(c, v)
	}
	if err == nil && c.after != "" {
		v, err = handOn(c, c.after, v, c.into, c.args[0].object, cmp.Or(c.args[min(1, len(c.args)-1)].object, none()))
	} else if err == nil && c.into != nil && c.into.kind == arrayKind {
		v, err = handOn(c, "_into", v, c.into)
	}
	if err == nil {
		v, err = inOrder(c, v)
	}
	return v, worded(c, err)
}

// bind gives every parameter its argument.
func (c *call) bind(self *operandValue) error {
	given := sure(evalArguments(c))
	must(gathered(c, given))
	if self == nil {
		usePython(c, given)
		must(refusedByPython(c, given))
	}
	params := strings.Fields(c.fn.params)
	c.args = missing(len(params))
	if c.row.Style != library.Unknown {
		return fit(c, params, self, given)
	}
	if self != nil {
		given.placed = append([]operandValue{*self}, given.placed...)
	}
	for i, a := range given.named {
		must(bindNamed(c, params, a, given.values[i]))
	}
	must(bindPositional(c, params, given.placed))
	return checkMissing(c, params)
}

// refusedByPython is what Python says of the arguments of one of its own functions.
func refusedByPython(c *call, given arguments) error {
	n, named := len(given.placed), given.named != nil
	for _, a := range given.named {
		if c.module == "" && c.fn.name == "print" && !contains("sep|end|file|flush", a.Name) {
			return c.says("TypeError", "print() got an unexpected keyword argument '%s'", a.Name)
		}
	}
	one, more := contains("len|abs|any|all", c.fn.name), contains("max|min|sum|sorted", c.fn.name)
	refused := named && one && (c.named || contains("len|abs", c.fn.name)) && c.inside == nil || !named && (one && n != 1 || more && n == 0)
	if c.module != "" || !refused {
		return nil
	}
	return c.told(c.node, "_own_call", c.fn.name, n, named)
}

// An arguments is what a call gives, by place and by name.
type arguments struct {
	placed []operandValue
	named  []expr.Argument
	values []operandValue // of named
}

// evalArguments evaluates what the call gives.
func evalArguments(c *call) (arguments, error) {
	var given arguments
	if c.given != nil {
		return *c.given, nil
	}
	for _, a := range c.node.Arguments {
		values := sure(c.spread(a.Value))
		if a.Name == "dims" && c.fn.name == "dot" && c.library == engine.InXArray {
			a.Name = "dim" // as it is called today
		}
		if a.Name == "**" {
			if values[0].kind != dictKind {
				return given, c.outside(a.Value, expr.OperationOn, "**")
			}
			for i, key := range values[0].items {
				given.named = append(given.named, expr.Argument{Name: key.text, Value: a.Value})
				given.values = append(given.values, operandValue{values[0].values[i], a.Value})
			}
			continue
		}
		if a.Name != "" && !strings.Contains(c.fn.params, "**") && slices.ContainsFunc(given.named, func(b expr.Argument) bool { return a.Name == b.Name }) {
			return given, c.refuses(a.Value, "SyntaxError", "keyword argument repeated: "+a.Name)
		}
		if a.Name != "" {
			given.named, given.values = append(given.named, a), append(given.values, operandValue{values[0], a.Value})
			continue
		}
		for _, v := range values {
			given.placed = append(given.placed, operandValue{v, a.Value})
		}
	}
	return given, nil
}

// missing returns n arguments that were left out.
func missing(n int) []operandValue {
	args := make([]operandValue, n)
	for i := range args {
		args[i].object = none()
	}
	return args
}

func bindNamed(c *call, params []string, a expr.Argument, v operandValue) error {
	if i := paramNamed(params, a.Name); i >= 0 {
		if c.args[i].expr != nil {
			return c.problem(ArgumentTwice, a.Name, a.Value)
		}
		c.args[i] = v
		return nil
	}
	if n := len(params); n > 0 && strings.HasPrefix(params[n-1], "**") {
		c.axes = append(c.axes, a)
		c.extra = append(c.extra, v)
		return nil
	}
	if contains(ignored, a.Name) {
		return c.ignore(a.Name, v)
	}
	return c.problem(ArgumentUnknown, a.Name, a.Value)
}

// paramNamed returns the parameter that goes by a name, or -1.
func paramNamed(params []string, name string) int {
	return slices.IndexFunc(params, func(p string) bool {
		return !strings.HasPrefix(p, "*") && contains(strings.TrimSuffix(p, "="), name)
	})
}

// isTrue reports whether v is Python's True.
func (v *object) isTrue() bool { return v.kind == numberKind && v.known().AsBool() }

// contains reports whether one of names, parted by "|", is name.
func contains(names, name string) bool {
	for one := range strings.SplitSeq(names, "|") {
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

func bindPositional(c *call, params []string, positional []operandValue) error {
	i := 0
	for _, v := range positional {
		switch {
		case i == len(params) || strings.HasPrefix(params[i], "**"):
			return c.problem(ArgumentTooMany, expr.Format(v.expr), v.expr)
		case params[i][0] == '*':
			c.rest = append(c.rest, v)
		case c.args[i].expr != nil:
			return c.problem(ArgumentTwice, firstName(params[i]), c.args[i].expr)
		default:
			c.args[i] = v
			i++
		}
	}
	return nil
}

func checkMissing(c *call, params []string) error {
	for i, p := range params {
		if c.args[i].expr == nil && p[0] != '*' && !strings.HasSuffix(p, "=") {
			return c.problem(ArgumentMissing, firstName(p), c.node)
		}
	}
	return nil
}

func (c *call) problem(p ArgumentProblem, argument string, x expr.Expr) error {
	return &ArgumentError{Place: c.place(x), Problem: p, Function: c.fn.name, Argument: argument}
}

// wrong reports argument i, which should be what want says.
func (c *call) wrong(i int, want string) error {
	name := firstName(strings.Fields(c.fn.params)[i])
	if c.row.Style != library.Unknown {
		return cmp.Or(c.told(c.node, "_wrong", c.fn.name, name, c.args[i].object), error(&expr.UnsupportedError{Place: c.where(i), Feature: expr.ArgumentOf, Name: name}))
	}
	return &ArgumentError{c.where(i), ArgumentWrong, c.fn.name, name, want}
}

// firstName returns the first of the names a parameter goes by.
func firstName(param string) string {
	name, _, _ := strings.Cut(strings.Trim(param, "*="), "|")
	return name
}

// where returns the place of argument i, or of the call when it was left out.
func (c *call) where(i int) expr.Place {
	if c.args[i].expr != nil {
		return c.place(c.args[i].expr)
	}
	return c.place(c.node)
}

// has reports whether there is an argument i that was given and is not None.
func (c *call) has(i int) bool {
	return i < len(c.args) && c.args[i].expr != nil && c.args[i].kind != noneKind
}
