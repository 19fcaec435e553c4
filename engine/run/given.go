package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// A mistake ends a call, an expression or a statement at once. It is raised by must
// and caught by tried, so that what lies between does not look for it: a function that
// reports a mistake, or is what a library says of one, returns where there is none.
type mistake struct{ error }

// must ends what runs, unless err is nil.
func must(err error) {
	if err != nil {
		panic(mistake{err})
	}
}

// sure returns v, which came with err, or ends what runs.
func sure[T any](v T, err error) T {
	must(err)
	return v
}

// fails ends what runs with err. Without one, where a library has no words for a mistake,
// it gives None.
func fails(err error) value {
	must(err)
	return none()
}

// caught is deferred by what a mistake ends, whose result is err.
func caught(err *error) {
	switch r := recover().(type) {
	case nil:
	case mistake:
		*err = r.error
	default:
		panic(r)
	}
}

// attempt runs do, and returns the mistake that ended it.
func attempt(do func()) (err error) {
	defer caught(&err)
	do()
	return nil
}

// tried runs do, to its end or to a mistake.
func tried[T any](do func() T) (v T, err error) {
	defer caught(&err)
	return do(), nil
}

// int returns argument i as an int, or otherwise when it was left out.
func (c *call) int(i, otherwise int) int {
	if !c.has(i) {
		return otherwise
	}
	n, ok := c.numbered(c.args[i].object).isInt()
	if !ok {
		c.wrong(i, "an int")
	}
	return n
}

// ints returns argument i, an int or several, as a list; nil when left out.
func (c *call) ints(i int) []int {
	if !c.has(i) {
		return nil
	}
	list, ok := intsOf(c.numbered(c.args[i].object))
	if !ok {
		c.wrong(i, "an int or a tuple of ints")
	}
	return list
}

// bool returns whether argument i was given and is true.
func (c *call) bool(i int) bool {
	if !c.has(i) {
		return false
	}
	return c.truth(c.args[i].object, c.args[i].expr)
}

func (c *call) first() engine.Operand { return c.operand(c.args[0]) }

// fromLeft returns an axis counted from the left, which an array has.
func fromLeft(c *call, axis int, of engine.Operand) int {
	must(hasAxis(c, axis, of))
	rank := of.Shape.Rank()
	return (axis + rank) % rank
}

// hasAxis returns nil, or the error of an axis that an array does not have, which is kept as what
// fails.
func hasAxis(c *call, axis int, of engine.Operand) error {
	rank := of.Shape.Rank()
	if axis >= -rank && axis < rank {
		return nil
	}
	e := &engine.AxisError{Axis: axis, Rank: rank}
	failing(c.machine, c.node, engine.Change{From: of, NoAxis: e})
	return e
}

// alongAxis returns the first argument and the axis that argument i names; without
// one, all values in a row and their axis.
func (c *call) alongAxis(i int) (engine.Operand, int) {
	from := c.first()
	if !c.has(i) {
		from = flattened(from)
	}
	return from, fromLeft(c, c.int(i, 0), from)
}

// intsOf returns an int, or the ints of a list or of an array, as a list.
func intsOf(v value) ([]int, bool) {
	if n, ok := v.isInt(); ok {
		return []int{n}, true
	}
	if v.kind == arrayKind && v.array.Shape.Rank() == 1 && v.array.Values.Known() && v.array.Values.DType.Kind() == engine.KindInt && v.array.Shape.Axes[0].Size <= maxListed {
		flat, err := v.array.Flat()
		list := make([]int, 0, v.array.Shape.Axes[0].Size)
		for i := range v.array.Shape.Axes[0].Size {
			list = append(list, int(flat.Int(i)))
		}
		return list, err == nil
	}
	if !v.isSequence() {
		return nil, false
	}
	list := make([]int, len(v.items))
	for i, item := range v.items {
		n, ok := item.isInt()
		if !ok {
			return nil, false
		}
		list[i] = n
	}
	return list, true
}

// sizes returns what *rest spells: ints one by one, or one list of them; or axes, which may have names.
func (c *call) sizes(rest []operandValue) []int {
	if len(rest) == 1 {
		if list, ok := intsOf(c.numbered(rest[0].object)); ok && !isTruth(c, rest[0].object) && !slices.ContainsFunc(rest[0].items, func(v value) bool { return isTruth(c, v) }) {
			return list
		}
	}
	list := make([]int, len(rest))
	for i, v := range rest {
		n, ok := c.numbered(v.object).isInt()
		if !ok || isTruth(c, v.object) {
			if (c.isNumPy() || c.library == engine.InJAX || c.library == engine.InTensorFlow) && c.named && c.inside == nil {
				c.told(c.node, "_no_size", c.fn.name, objects(rest))
			}
			must(&ArgumentError{c.place(v.expr), ArgumentWrong, c.fn.name, expr.Format(v.expr), "sizes"})
		}
		list[i] = n
	}
	return list
}

// isTruth reports a bool, which NumPy takes for no size.
func isTruth(c *call, v value) bool {
	return v.isTruth() && c.isNumPy() && c.named && c.inside == nil && c.fn.name != "tile"
}

// invoke calls a value with arguments that were evaluated.
func (m *machine) invoke(f value, x expr.Expr, args ...operandValue) value {
	call, ok := x.(*expr.Call)
	if !ok {
		call = &expr.Call{Span: x.At(), Func: x}
	}
	return m.apply(f, call, &arguments{placed: args})
}

// byName returns what a call gives by name in a dictionary.
func (given arguments) byName() value {
	d := dict()
	for _, a := range given.named {
		d.put(text(a.name), a.object)
	}
	return d
}

func (given arguments) all() []operandValue {
	all := slices.Clone(given.placed)
	for _, a := range given.named {
		all = append(all, a.operandValue)
	}
	return all
}

// ignored lists arguments that change neither shapes nor values.
const ignored = "requires_grad|device|order|copy|name|subok|like|non_blocking|sparse|layout|pin_memory|seed|key|generator|" +
	"memory_format|out_sharding|sharding|casting|inplace|optimize|precision|bitcast|as_ref|stable"

// beside takes an argument that the function of a call does not know, and reports whether anybody
// does. Where the library has a function _told_NAME, that makes of the result what the argument asks
// for, or refuses it.
func (c *call) beside(a keyword) bool {
	l := c.library
	if libraryOf(c.module) == engine.InNumPy || c.method && c.args[0].foreign {
		l = engine.InNumPy
	}
	if tells(l, "_told_"+a.name) {
		c.after = append(c.after, a)
		return true
	}
	return contains(ignored, a.name)
}

// asAsked makes of the result of a function what the arguments beside it ask for.
func asAsked(c *call, v value) value {
	for _, a := range c.after {
		if name := "_told_" + a.name; tells(c.library, name) {
			v = c.told(c.node, name, v, a.object, c.fn.name, objects(c.args))
		} else if !contains(ignored, a.name) {
			return c.outside(a.expr, expr.ArgumentOf, a.name)
		}
	}
	return v
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
