package run

import (
	"cmp"
	"slices"
	"strings"
	"sync"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// natives returns the functions that only functions written in the language call,
// with an underscore in front of their names.
func natives() []function {
	return []function{
		{"_outside", "what as=", func(c *call) value {
			features := map[string]expr.Feature{"": expr.FunctionOf, "argument": expr.ArgumentOf, "operation": expr.OperationOn, "index": expr.IndexBy, "attribute": expr.AttributeOf}
			return c.outside(c.node, features[c.args[1].text], c.args[0].text)
		}},
		{"_sequence", "v", func(c *call) value { return boolean(c.args[0].isSequence()) }},
		{"_kind", "a", func(c *call) value { return text(kindOf(c.args[0].array)) }},
		{"_known", "a", func(c *call) value {
			if a := c.args[0].array; a != nil {
				return boolean(a.Values.Known())
			}
			return boolean(!slices.ContainsFunc(append(slices.Clip(c.args[0].items), c.args[0].object), func(v value) bool { return v.kind == numberKind && !v.number.Known }))
		}},
		{"_hidden", "type", func(c *call) value { return pythonNumber(engine.Scalar{DType: dtypes[c.args[0].text]}) }},
		{"_warn", "text of=", func(c *call) value {
			c.said = append(c.said, warning{c.args[0].text, c.args[1].text == "shapes"})
			return none()
		}},
		{"_class", "v", func(c *call) value { return text(c.className(c.args[0].object)) }},
		{"_unseen", "v", func(c *call) value {
			c.out.Steps = c.out.Steps[:c.frame.steps] // those of a function, up to here, are no steps of the program's
			return c.args[0].object
		}},
		{"_blame", "", func(c *call) value {
			if n := len(c.out.Steps); n > 0 && c.out.Steps[n-1].failed() { // what is raised from here on is raised there
				at := *c.inside
				at.Span = c.out.Steps[n-1].Span
				c.machine.inside = &at
			}
			return none()
		}},
		{"_held", "a", held},
		{"_number", "a", func(c *call) value {
			v := *c.args[0].object
			v.numpy = v.numpy || v.kind == textKind || c.arrayOrNumber(*v.array).numpy
			return &v
		}},
		{"_program", "", func(c *call) value { return text(c.source) }},
		{"_unmet", "a b", func(c *call) value { return fails(c.unmet(c.node, c.operands(c.args[:2]), nil)) }},
		{"_unheld", "a", func(c *call) value { return unheld(c.args[0].object) }},
		{"_weak", "a", func(c *call) value { return boolean(c.args[0].weak) }},
		{"_traces", "what a", func(c *call) value {
			return fails(traced(c.machine, c.node, c.args[0].text, *c.args[1].array))
		}},
		{"_dry", "function args named jitted= guesses=", dry},
		{"_line", "function", func(c *call) value { return integer(c.args[0].line) }},
		{"_local", "function", func(c *call) value { return boolean(c.args[0].role == "local") }},
		{"_called", "function", func(c *call) value { return text(c.args[0].fn.name) }},
		{"_named", "type *items", func(c *call) value { return partsNamed(&c.context, c.args[0].text, objects(c.rest)) }},
		{"_fielded", "tuple names class", func(c *call) value {
			c.args[0].values, c.args[0].of = c.args[1].items, c.args[2].object
			return c.args[0].object
		}},
		{"_called_as", "function name", func(c *call) value {
			f, own := *c.args[0].object, *c.args[0].fn
			f.fn, own.name = &own, c.args[1].text
			return &f
		}},
		{"_param_text", "function", func(c *call) value { return text(cmp.Or(c.args[0].fn, &function{}).params) }},
		{"_state", "function", state},
	}
}

// partsNamed gives a tuple its type, and its parts the names that stand behind that: those of
// PyTorch's are values and indices where there are none.
func partsNamed(in *context, named string, v value) value {
	kind, names, _ := strings.Cut(named, " ")
	if v.text = kind; in.isTorch() {
		v.text, names = "torch.return_types."+kind, cmp.Or(names, "values indices")
	}
	for _, name := range strings.Fields(names) {
		v.values = append(v.values, text(name))
	}
	return v
}

// unknown reports values that are asked for where they are not known: JAX has words for
// those of a function that it compiles.
func unknown(m *machine, x expr.Expr, what string, a engine.Array) error {
	if err := traced(m, x, what, a); err != nil && (m.inside == nil || contains("max|min|sorted|any|all", expr.Format(m.inside.Func))) {
		return err
	}
	return m.outsideError(x, expr.ValuesUnknown, what)
}

// isTried reports whether a function of TensorFlow's is tried before it runs.
func isTried(m *machine) bool { return m.tracing && m.library == engine.InTensorFlow }

// guess tells whether a value is true that is not known, where a function of TensorFlow's is
// tried: as the bits of a number say, and then that it is not.
func guess(m *machine) bool {
	yes := m.guesses&1 > 0
	m.guesses >>= 1
	return yes
}

// traced is what JAX says of values that a function asks for while it is compiled, or nil.
func traced(m *machine, x expr.Expr, what string, a engine.Array) error {
	if m.jitted == nil {
		return nil
	}
	return m.toldError(x, "_traced", append([]any{what, a.Values.DType, a.Shape}, m.jitted...)...)
}

// unseen returns a number of Python's of the type d, made of v whose value is not known.
func unseen(m *machine, x expr.Expr, what string, v value, d engine.DType) value {
	if v.kind == arrayKind && (m.tracing || m.jitted != nil) {
		return fails(unknown(m, x, what, *v.array))
	}
	return pythonNumber(engine.Scalar{DType: d})
}

// differentiates reports whether JAX takes the gradient of what is done with v, of which it
// knows the value and hands none to Python.
func differentiates(m *machine, v value) bool {
	return m.jitted != nil && m.jitted[2] == "?grad" && v.kind == arrayKind && !v.foreign && v.array.Values.DType.Kind() == engine.KindFloat
}

// staged returns v without its values where JAX compiles the function that made it: it knows
// what was made before.
func staged(m *machine, v value) value {
	if m.jitted == nil || m.jitted[2] != "!" || m.inside != nil || v.foreign {
		return v
	}
	return unheld(v)
}

// unheld returns v, and an array without its values.
func unheld(v value) value {
	o := *v
	if o.kind == arrayKind {
		o.array = &engine.Array{Shape: o.array.Shape, Values: engine.Values{DType: o.array.Values.DType}}
	}
	return &o
}

// dry calls a function of the program as one that is traced, with arrays of which only
// shape and type are known, so that it is outside where it asks for their values or for
// what only a traced array says. Nothing but its result is kept, and the steps to a
// mistake that is drawn.
func dry(c *call) value {
	var given arguments
	for _, item := range c.args[1].items {
		given.placed = append(given.placed, operandValue{item, c.node})
	}
	for i, name := range c.args[2].items {
		given.named = append(given.named, keyword{name.text, operandValue{c.args[2].values[i], c.node}})
	}
	steps, warned, last := len(c.out.Steps), len(c.out.Warnings), c.out.Last
	before, jitted := c.tracing, c.jitted
	c.machine.tracing, c.machine.jitted, c.machine.guesses = true, nil, c.int(4, 0)
	if f := c.args[0].fn; c.has(3) && f != nil && c.args[0].own {
		c.machine.jitted = []any{cmp.Or(f.name, "<lambda>"), c.args[0].line, c.args[3].text}
	}
	if c.isTorch() {
		c.machine.mapped++
	}
	v, err := tried(func() value { return c.apply(c.args[0].object, c.node, &given) })
	c.machine.tracing, c.machine.jitted, c.machine.mapped = before, jitted, max(0, c.mapped-1)
	c.out.Warnings, c.out.Last = c.out.Warnings[:warned], last
	if !(Outcome{Err: err, Steps: c.out.Steps}).Drawn() {
		c.out.Steps = c.out.Steps[:steps]
	}
	if e, is := err.(*expr.UnsupportedError); is && e.Feature == expr.ValuesUnknown {
		e.Feature, e.Name = expr.OperationOn, e.Name+" of a traced array"
	} else if class, says := c.raised(err); class == "TypeError" && strings.Contains(says, "ArrayImpl'") {
		err = c.outsideError(c.node, expr.OperationOn, "this of a traced array")
	}
	must(err)
	return v
}

// kindOf returns the letter that NumPy has for the kind of an array's type, "" for
// what is no array.
func kindOf(a *engine.Array) string {
	switch {
	case a == nil:
		return ""
	case a.Values.DType.Unsigned():
		return "u"
	}
	return [...]string{"b", "i", "f"}[a.Values.DType.Kind()]
}

// held returns an array as a library holds it that computed it at once.
func held(c *call) value {
	v := *c.args[0].object
	if v.array == nil || v.array.Strides == nil {
		return &v
	}
	a, err := v.array.Held()
	a.Tracked = v.array.Tracked
	v.array = &a
	must(err)
	return &v
}

// table returns all functions by name. The key of a method that differs from
// the function of the same name begins with "array."; that of a function in a
// part of a library begins with that part.
var table func() map[string]*function

// The functions call back into the machine that asks for the table, so the
// compiler refuses a value here. It is made once, and only read.
func init() { table = sync.OnceValue(functions) }

func functions() map[string]*function {
	all := make(map[string]*function, 300)
	for _, group := range [][]function{
		makers(), moves(), views(), joins(), pairs(), singles(), folds(), scans(), natives(), wheres(), asks(), maths(), texts(), pythons(), tracking(), tapes(), instances(),
	} {
		for i := range group {
			for _, name := range strings.Fields(group[i].name) {
				_, last := cutLast(name)
				f := group[i]
				f.name = last
				all[name] = &f
			}
		}
	}
	for _, f := range slices.Concat(arrayNatives(), xarrays(), besides(), raggedRows(), updates()) {
		all["_"+f.name] = &f // which no program calls
	}
	return all
}
