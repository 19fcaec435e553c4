package run

import (
	"cmp"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// pythons returns the methods of Python's lists and tuples, and what its own
// functions, which are written in the language, are made of.
func pythons() []function {
	return []function{
		{"_lazy", "type items", func(c *call) value { return lazy(c.args[0].text, c.args[1].items) }},
		{"_iterates", "v", func(c *call) value { return boolean(c.args[0].isIterator()) }},
		{"_order", "keys reverse", ranked},
		{"_above", "a b sign", above},
		{"isinstance", "value types", isInstance},
		{"getattr", "object name *default", attributeNamed},
		{"hasattr", "object name", attributeNamed},
		{"list.append", "list object", lengthened},
		{"_refill", "list items", func(c *call) value {
			c.args[0].items, c.args[0].values, c.args[0].weight = c.args[1].items, c.args[1].values, c.args[1].weight
			return none()
		}},
	}
}

// isLarge reports whether v is an array of other than one value.
func (v *object) isLarge() bool {
	if v.kind != arrayKind {
		return false
	}
	_, one := v.one()
	return !one
}

// usePython gives a call Python's own function of its name. One array alone, or a list
// with arrays in it, is left to the library's function, which gives the same.
func usePython(c *call, given arguments) {
	if c.module != "" || c.method || c.inside != nil || len(given.placed) == 0 {
		return
	}
	own := written("math", "builtin", c.fn.name)
	alone := len(given.placed) == 1 && len(given.named) == 0
	if own == nil || own.fn.name != c.fn.name || alone && hasArray(given.placed[0].object) && !(c.named && given.placed[0].isSequence()) {
		return
	}
	for _, a := range given.named {
		if paramNamed(strings.Fields(own.fn.params), a.name) < 0 && !c.named {
			return
		}
	}
	c.fn, c.row = own.fn, own.row
}

// refusedByPython is what Python says of the arguments of one of its own functions.
func refusedByPython(c *call, given arguments) {
	n := len(given.placed)
	for _, a := range given.named {
		if c.module == "" && c.fn.name == "print" && !contains("sep|end|file|flush", a.name) {
			c.says("TypeError", "print() got an unexpected keyword argument '%s'", a.name)
		}
	}
	takes := strings.Fields(entryOf(ownCalls, c.fn.name))
	if c.module != "" || len(takes) == 0 || c.inside != nil || n > 0 && !c.named && contains("sum|max|min|any|all|sorted|round|pow", c.fn.name) {
		return
	}
	unknown := slices.ContainsFunc(given.named, func(a keyword) bool { return !slices.Contains(takes[2:], a.name) })
	if unknown || n < int(takes[0][0]-'0') || n > int(takes[1][0]-'0') {
		c.told(c.node, "_own_call", c.fn.name, n, namesOf(given))
	}
}

// ownCalls holds how many arguments functions of Python's take by place, at least and at most,
// and which by name.
const ownCalls = "len 1 1; abs 1 1; any 1 1; all 1 1; repr 1 1; chr 1 1; ord 1 1; divmod 2 2; isinstance 2 2; iter 1 2; slice 1 3; next 1 2; " +
	"map 2 9; filter 2 2; reversed 1 1; set 0 1; list 0 1; tuple 0 1; float 0 1; bool 0 1; int 0 2 base; str 0 3 object; range 1 3; type 1 1; " +
	"max 1 9 key default; min 1 9 key default; sum 1 2 start; sorted 1 1 key reverse; round 1 2 ndigits; pow 2 3 mod; enumerate 1 2 start; zip 0 9 strict"

func hasArray(v value) bool {
	return v.kind == arrayKind && !(v.foreign && v.numpy) || v.isSequence() && slices.ContainsFunc(v.items, hasArray)
}

// isIterator reports whether v is what gives each of its items once.
func (v *object) isIterator() bool {
	return v.kind == listKind && (contains("zip|map|filter|enumerate|reversed|generator", v.text) || strings.HasSuffix(v.text, "iterator"))
}

// isNumber reports whether v is a number, of Python's or of NumPy's.
func isNumber(v value) bool { return v.kind == numberKind || v.kind == arrayKind && v.numpy }

// isLazy reports whether v is a range or an iterator, which operators leave alone.
func isLazy(v value) bool { return v.isIterator() || v.kind == listKind && v.text == "range" }

// lazy returns the items as what Python gives for a range, a zip or the like.
func lazy(kind string, items []value) value {
	v := list(items...)
	v.text = kind
	return v
}

// ranked returns the places of keys from the least to the largest, or the other
// way round.
func ranked(c *call) value {
	keys, down := c.args[0].items, c.args[1].known().AsBool()
	places := engine.Indices(len(keys))
	slices.SortStableFunc(places, func(i, j int) int {
		if l, r := (operandValue{keys[i], c.node}), (operandValue{keys[j], c.node}); l.isLarge() {
			c.truth(operate(c.machine, c.node, sides{"<", l, r}), c.node)
		}
		order := ordered(&c.context, c.node, "<", keys[i], keys[j])
		if down {
			return -order
		}
		return order
	})
	return integers(listKind, places)
}

// above reports whether a is above b, or below it where sign is not 1.
func above(c *call) value {
	op := "<"
	if c.args[2].number.Int == 1 {
		op = ">"
	}
	a, b := c.args[0], c.args[1]
	if a.isLarge() || b.isLarge() {
		return boolean(c.truth(operate(c.machine, c.node, sides{op, a, b}), c.node))
	}
	order := ordered(&c.context, c.node, op, a.object, b.object)
	return boolean(order*int(c.args[2].number.Int) > 0)
}

// ordered returns -1, 0 or 1 for a value below, equal to or above another.
func ordered(in *context, x expr.Expr, op string, a, b value) int {
	x1, one := a.one()
	x2, both := b.one()
	switch {
	case one && both:
		return compareNumbers(x1, x2)
	case a.kind == textKind && b.kind == textKind:
		return strings.Compare(a.text, b.text)
	case a.isSequence() && b.isSequence() && (a.kind == listKind) == (b.kind == listKind):
		for i := range min(len(a.items), len(b.items)) {
			if order := ordered(in, x, op, a.items[i], b.items[i]); order != 0 {
				return order
			}
		}
		return len(a.items) - len(b.items)
	case hasArray(a) || hasArray(b):
		in.outside(x, expr.OperationOn, op)
	case isOwn(a) || isOwn(b):
		in.refuses(x, "TypeError", "'"+op+"' not supported between instances of '"+in.className(a)+"' and '"+in.className(b)+"'")
	}
	must(&OperandError{Place: in.place(x), Op: op, Left: in.className(a), Right: in.className(b)})
	return 0
}

// compareNumbers compares ints of any size with each other, and all else as floats.
func compareNumbers(a, b engine.Scalar) int {
	if a.DType.Kind() != engine.KindFloat && b.DType.Kind() != engine.KindFloat {
		x, y := widened(a), widened(b)
		return cmp.Or(cmp.Compare(x.hi, y.hi), cmp.Compare(x.lo, y.lo))
	}
	switch x, y := a.AsFloat(), b.AsFloat(); {
	case x < y:
		return -1
	case x > y:
		return 1
	}
	return 0
}

// arrayClasses lists the classes of arrays that isinstance is asked for.
const arrayClasses = "numpy.ndarray|torch.Tensor|tensorflow.Tensor|tensorflow.Variable|tensorflow.RaggedTensor|jax.Array|jax.numpy.ndarray|xarray.DataArray"

// kindsOf holds the letters of the types that are of one of NumPy's kinds.
const kindsOf = "numpy.integer iu; numpy.floating f; numpy.number iuf; numpy.generic biuf"

// isInstance tells the types that Python has by itself apart, and the classes of arrays.
func isInstance(c *call) value {
	types := []value{c.args[1].object}
	if c.args[1].isSequence() {
		types = c.args[1].items
	}
	for _, t := range types {
		if instanceOf(c, c.args[0].object, t) {
			return boolean(true)
		}
	}
	return boolean(false)
}

func instanceOf(c *call, v, t value) bool {
	if v.kind == instanceKind && strings.HasPrefix(t.text, "torch.nn") || t.kind == classKind {
		return v.isOf(t)
	}
	class := t.text
	if t.kind == callKind {
		class = cmp.Or(class, "xarray") + "." + t.fn.name
	}
	if path, _ := tableClass(&c.context, v); contains(arrayClasses, class) {
		return class == path || class == "jax.numpy.ndarray" && path == "jax.Array"
	}
	if kinds := entryOf(kindsOf, class); kinds != "" {
		return v.numpy && strings.Contains(kinds, kindOf(v.array))
	}
	own, builtin := v.typeName(), contains("int|float|bool|list|tuple|str", t.text)
	if v.kind == arrayKind {
		own = ""
		if v.numpy && v.array.Values.DType == engine.Float64 {
			own = "float"
		}
	}
	if t.kind != typeKind || v.kind == arrayKind && !builtin {
		c.outside(c.node, expr.FunctionOf, "isinstance")
	}
	return t.text == own || t.text == "int" && own == "bool"
}

// attributeNamed is getattr, or hasattr, which asks whether that gives anything.
func attributeNamed(c *call) value {
	x := &expr.Attribute{Span: c.node.Span, X: c.args[0].expr, Name: c.args[1].text}
	v, err := tried(func() value { return attributeOf(c.machine, c.args[0].object, x) })
	class, _ := Raised(err)
	switch {
	case err != nil && class != "AttributeError":
		return fails(err)
	case c.fn.name == "hasattr":
		return boolean(err == nil)
	case err != nil && len(c.rest) > 0:
		return c.rest[0].object
	}
	must(err)
	return v
}

// lengthened adds an item to a list, for every name that the list has.
func lengthened(c *call) value {
	to := c.args[0].object
	longer := sequence(listKind, append(slices.Clone(to.items), c.args[1].object))
	c.bounded(longer.weight, c.node)
	to.items, to.weight = longer.items, longer.weight
	return none()
}
