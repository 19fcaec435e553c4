package run

import (
	"cmp"
	"maps"
	"slices"
	"strings"
	"sync"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// Functions of the libraries are written in the language itself wherever it can
// say what they do: in engine/library/functions, one file or more for each library. A
// name that begins with an underscore is there a function of this package.

// written returns the function of a library that is written in the language,
// or nil. What belongs to a part of the library, such as linalg or Tensor, is
// called part_name there.
func written(l engine.Library, part, name string) value {
	names := []string{part + "_" + name, name}
	if part == "Generator" || part == "RandomState" {
		names[1] = "random_" + name // what they draw, NumPy draws without one too
	}
	for _, full := range names {
		source, file := library.Written(l, full)
		if source == "" || strings.HasPrefix(full, "_") && part != "" {
			continue
		}
		x, borrowed := parsedBlock(source).Def, file == "numpy" && l != engine.InNumPy
		row := rowOf(x)
		row.Name, row.Shown, row.Ours = name, name, part != "builtin"
		return &object{kind: callKind, fn: &function{
			name: name, params: synonymous(paramsOf(row.Signature)),
			run: func(c *call) value {
				inside := c.inside
				c.inside = cmp.Or(inside, c.node) // nan is none of the program's names there
				defaults := defaults(c.machine, x)
				c.inside = inside
				if l == engine.InTensorFlow && file == "shared" && c.inside == nil && len(c.args) > 0 && c.args[0].isSequence() {
					c.args[0].object = array(listedAs(c.machine, c.args[0].object, c.args[0].expr, false))
				}
				before := len(c.out.Steps)
				v := runWritten(c, x, map[string]value{}, defaults, frame{borrowed: borrowed, pythons: part == "builtin" || l == "math"})
				foldAtOnce(c, x, before, v)
				return v
			},
		}, row: row}
	}
	return nil
}

// synonymous gives parameters the names that other libraries have for them, so
// that one function serves several.
func synonymous(params string) string {
	list := strings.Fields(params)
	for i, p := range list {
		if also := entryOf(synonyms, strings.TrimSuffix(p, "=")); also != "" && !(strings.Contains(params, "dim= axis=") || strings.Contains(params, "dim axis=")) {
			list[i] = also + p[len(strings.TrimSuffix(p, "=")):]
		}
	}
	return strings.Join(list, " ")
}

const synonyms = "axis axis|dim; dim dim|axis; keepdims keepdims|keepdim; keepdim keepdim|keepdims"

// parses keeps what was read of the files of functions.
var parses sync.Map

func parsedBlock(source string) *expr.Block {
	if x, ok := parses.Load(source); ok {
		return x.(*expr.Block)
	}
	program, err := expr.Parse(source)
	if err != nil {
		panic(err) // TestPreludes reads every function
	}
	b := program.Statements[0].Block
	parses.Store(source, b)
	return b
}

// A frame tells what the parameters of a function that is written in the language
// are in the program, so that a figure names its operands as the program does.
type frame struct {
	vars  map[string]value       // of the program
	given map[value]operandValue // arguments, and the items of lists that are spelled out

	borrowed bool // from another library, whose errors have other words
	pythons  bool // a function of Python's own, called by the program or by another of them
	steps    int  // that were there when the function began
}

// give notes an argument as the program has it.
func (f frame) give(v operandValue) {
	f.given[v.object] = v
	if s, spelled := v.expr.(*expr.Sequence); spelled && len(s.Items) == len(v.items) {
		for i, item := range v.items {
			f.give(operandValue{item, s.Items[i]})
		}
	}
}

// handed notes what the caller knows of an argument, and of the items of a short list.
func (f frame) handed(caller frame, v value) {
	if given, is := caller.given[v]; is {
		f.give(given)
	}
	for _, item := range v.items[:min(len(v.items), mostHanded)] {
		if given, is := caller.given[item]; is {
			f.give(given)
		}
	}
}

// mostHanded is how many arrays of a list keep their names.
const mostHanded = 16

// keep notes a view of an argument with axes of size 1 added or taken away, or in another
// order, as that argument.
func (f frame) keep(view value, c engine.Change) {
	if name := c.From.Name; called(f.vars, name) && !c.Copied && c.With == nil && slices.Equal(longSizes(c.From.Shape), longSizes(c.To.Shape)) {
		f.given[view] = operandValue{view, &expr.Name{Name: name + swapped(c.Axes) + addedAxes(c.Axes)}}
	}
}

// keepMade notes what an operator makes of arguments as the expression that it is: "a * x".
func (f frame) keepMade(v value, t engine.Trace) {
	names := make([]string, len(t.Operands))
	for n, o := range t.Operands {
		names[n] = cmp.Or(o.Name, o.Text)
	}
	if symbol := t.Op.Symbol(); f.given != nil && symbol != "" && !slices.Contains(names, "") {
		f.given[v] = operandValue{v, &expr.Name{Name: strings.Join(names, " "+symbol+" ")}}
	}
}

// swapped returns the property that gives an array as a change does that swaps its last two axes: ".T".
func swapped(axes []int) string {
	n := len(axes)
	if n < 2 || !slices.Equal(axes, append(engine.Indices(n-2), n-1, n-2)) {
		return ""
	}
	if n > 2 {
		return ".mT"
	}
	return ".T"
}

// addedAxes returns the index that adds the axes of a change that come from none, such as
// "[:, None]", where it is all that the change does and broadcasting would not add them itself.
func addedAxes(axes []int) string {
	items, own := make([]string, len(axes)), 0
	for k, origin := range axes {
		items[k] = "None"
		if origin >= 0 {
			if origin != own {
				return ""
			}
			items[k], own = ":", own+1
		}
	}
	if own == 0 || own == len(axes) || !slices.Contains(items[slices.Index(items, ":"):], "None") {
		return ""
	}
	return "[" + strings.Join(items, ", ") + "]"
}

// called reports whether a program has a name for an array: a variable's, or that of a part of a layer.
func called(vars map[string]value, name string) bool {
	return vars[name] != nil || strings.Contains(name, ".")
}

// longSizes returns the sizes of a shape that are not 1, in the order of size.
func longSizes(s engine.Shape) []int {
	sizes := slices.DeleteFunc(s.Sizes(), func(size int) bool { return size == 1 })
	slices.SortStableFunc(sizes, cmp.Compare[int])
	return sizes
}

// passed returns v with the expression that it has in the program, where it is an
// argument that was handed on.
func passed(m *machine, v operandValue) operandValue {
	if given, ok := m.frame.given[v.object]; ok && m.inside != nil {
		return given
	}
	return v
}

// runWritten runs a function that is written in the language, with its parameters
// for variables. What happens there happens where it is called, and gives no
// warnings but its own. Where its source does not fit its arguments, such as a
// list for an array, we do not know what the library does.
func runWritten(c *call, x *expr.Lambda, around map[string]value, defaults []value, of frame) value {
	c.inWords = true
	home, last, said, warned, steps := scopeOf(c.machine), c.out.Last, len(c.said), len(c.out.Warnings), len(c.out.Steps)
	inside, before := home.inside, home.frame
	defer func() {
		enter(c.machine, home)
		c.out.Last = last
		c.out.Warnings = c.out.Warnings[:warned]
		for _, w := range c.said[said:] {
			if !slices.Contains(c.out.Warnings, w.text) { // which Python shows once
				c.out.Warnings = append(c.out.Warnings, w.text)
			}
			if w.ofShapes {
				mark(c.out.Steps[min(steps, len(c.out.Steps)):], func(t *engine.Trace) { t.Warned = true })
			}
		}
	}()
	next := frame{before.vars, map[value]operandValue{}, of.borrowed, of.pythons, len(c.out.Steps)}
	if inside != nil {
		next.pythons = before.pythons && (of.pythons || strings.HasPrefix(x.Name, "_"))
	} else {
		c.inside, next.vars = c.node, home.vars
		if len(c.args) > 0 && c.args[0].kind == instanceKind { // a layer, whose weights are the program's
			for _, name := range c.args[0].items {
				next.give(operandValue{c.args[0].attrs[name.text], &expr.Name{Name: expr.Format(c.node.Func) + "." + name.text}})
			}
		}
	}
	for _, v := range slices.Concat(c.args, c.rest) {
		if inside != nil {
			next.handed(before, v.object)
		} else if v.expr != nil {
			next.give(v)
		}
	}
	c.vars, c.frame = maps.Clone(around), next
	bindLocals(c, x, defaults)
	atHome(c)
	torch := c.isTorch()
	v, err := tried(func() value { return returned(c, x) })
	if inside != nil && v != nil {
		before.handed(next, v) // a view of an argument is that argument to who called
	}
	if inside == nil && torch {
		err = onlyTensors(c, v, err)
	}
	_, operands := err.(*OperandError)
	switch err.(type) {
	case *ArgumentError, *AttributeError, *NameError, *CallError, *UnpackError, *OperandError:
		if operands && (next.pythons || c.library != engine.InTensorFlow) {
			break
		}
		err = c.outsideError(c.node, expr.FunctionOf, expr.Format(c.node.Func)+" of these")
	}
	must(err)
	return v
}

// foresees ends a function of a library that is written in the language where it meets a
// mistake that it does not name: what TensorFlow says there, we do not know. The others are
// written in Python too, and mostly meet the same.
func foresees(m *machine) {
	if m.inside != nil && !m.frame.pythons && m.library == engine.InTensorFlow {
		m.outside(m.inside, expr.FunctionOf, expr.Format(m.inside.Func)+" of these")
	}
}

// writtenIn returns the member of a module that is written in the language, or
// nil. Without a module it is one of the program's library.
func writtenIn(m *machine, path, part, name string) value {
	l := libraryOf(path)
	switch {
	case contains("math|functools|time|random|itertools|copy|collections|operator|warnings|io|typing|dataclasses", path):
		l, part = "math", strings.Replace(path, "random", "chance", 1) // not NumPy's random
	case path == "", m.library == engine.InXArray && contains("pandas.date_range|pandas.to_datetime|pandas.Timestamp|pandas.Timedelta|pandas.Index", path+"."+name):
		l = orNumPy(m.library)
	case l == "", path == "keras.losses": // whose names differ from those of tf.keras.losses
		return nil
	}
	return written(l, part, name).in(path)
}

// ofAny returns the function of any library, or the method of its arrays where part is
// "array", that is written in the language, or nil.
func ofAny(part, name string) value {
	for _, l := range engine.Libraries {
		if !library.Calls(l, name) {
			continue
		}
		if v := written(l, part, name); v != nil {
			return v
		}
	}
	return nil
}

// in returns a function as one that was reached through a module.
func (v *object) in(path string) value {
	if v != nil {
		v.text = path
	}
	return v
}

// libraryFor returns the library whose functions an array has.
func (in *context) libraryFor(of operandValue) engine.Library {
	if of.foreign {
		return engine.InNumPy
	}
	return orNumPy(in.library)
}

// propertyFor returns what a function that is written as property_name tells about
// an array, and whether there is one.
func propertyFor(m *machine, of operandValue, x *expr.Attribute) (value, bool) {
	l := m.libraryFor(of)
	if source, _ := library.Written(l, "property_"+x.Name); source == "" {
		return none(), false
	}
	v := written(l, "property", x.Name)
	c := &call{machine: m, node: &expr.Call{Span: x.Span, Func: x}, fn: v.fn, method: true, args: []operandValue{of}}
	return v.fn.run(c), true
}

// writtenFor returns the method of an array that is written in the language, or
// nil. It is a function whose first parameter is the array.
func writtenFor(m *machine, of operandValue, name string, row library.Row) value {
	v := written(m.libraryFor(of), "array", name)
	own := m.functions["array."+name] != nil || m.functions[name] != nil
	if v == nil && !own && !m.named {
		v = ofAny("array", name)
	}
	if v.boundTo(of) != nil && row.Style != library.Unknown {
		v.row = row
	}
	return v
}

// boundTo makes a function a method of its first argument.
func (v *object) boundTo(self operandValue) value {
	if v != nil {
		v.self = &self
		_, v.row.Signature, _ = strings.Cut(v.row.Signature, ", ")
	}
	return v
}

// handOn calls a function that is written in the language with the values of a call.
func handOn(c *call, name string, values ...value) value {
	args := make([]operandValue, len(values))
	for i, v := range values {
		args[i] = operandValue{v, c.node}
		if at := slices.IndexFunc(c.args, func(a operandValue) bool { return a.object == v && a.expr != nil }); at >= 0 {
			args[i].expr = c.args[at].expr
		}
	}
	f := written(c.library, "", name)
	if f == nil {
		return c.outside(c.node, expr.FunctionOf, c.fn.name+" of these")
	}
	return c.invoke(f, c.node, args...)
}

// tellWithin notes of the steps of a call, from one on, and not of what it calls of the program,
// whether something else came of the call. A reshape that changes nothing is none there.
func tellWithin(c *call, v value, before int) {
	_, name := cutLast(expr.Format(c.node.Func))
	steps := c.out.Steps[before:]
	c.out.Steps = c.out.Steps[:before]
	for _, s := range steps {
		switch {
		case s.Span != c.node.Span || gives(s, v) || s.Change != nil && s.Change.InPlace:
		case s.Trace != nil:
			t := *s.Trace
			t.Within = name
			s.Trace = &t
		case s.Change != nil && s.Change.Name == "reshape" && !s.failed() && s.Change.From.Shape.SameExtent(s.Result.Shape):
			continue
		case s.Change != nil:
			change := *s.Change
			change.Within = name
			s.Change = &change
		}
		c.out.Steps = append(c.out.Steps, s)
	}
}

// gives reports whether a value, or one of a tuple, is what came of a step; nil came of a call that
// failed.
func gives(s Step, v value) bool {
	if v == nil || v.kind != arrayKind || !v.array.Shape.SameExtent(s.Result.Shape) {
		return v != nil && slices.ContainsFunc(v.items[:min(len(v.items), mostHanded)], func(item value) bool { return gives(s, item) })
	}
	a, b := *v.array, s.Result
	if !a.Values.Known() || !b.Values.Known() {
		return a.Values.Known() == b.Values.Known()
	}
	x, err := a.Flat()
	y, other := b.Flat()
	return err == nil && other == nil && x.DType == y.DType && slices.Equal(x.Ints, y.Ints) && slices.EqualFunc(x.Floats, y.Floats, sameFloat)
}

func sameFloat(x, y float64) bool { return x == y || x != x && y != y }
