package run

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// A class is a value with attributes, its functions among them, and a base; an
// instance has attributes and a class. A class of a library that is only named,
// such as nn.Module, is a module here, and the end of the chain of bases.

// bases lists the classes of libraries that a program may build on.
var bases = []string{"torch.nn.Module", "tensorflow.keras.Model", "tensorflow.keras.layers.Layer", "tensorflow.Module", "torch.utils.data.Dataset"}

// defineClass makes a class of its statements.
func defineClass(m *machine, b *expr.Block) {
	base, made := baseOf(m, b), value(nil)
	if base != nil && base.kind == callKind {
		base, made = nil, base
	}
	vars, order := m.vars, len(m.order)
	m.vars = maps.Clone(vars)
	err := m.statements(b.Body)
	inside := m.vars
	m.vars, m.order = vars, m.order[:order]
	v := &object{kind: classKind, text: b.Def.Name, of: base, attrs: map[string]value{}}
	for name, one := range inside {
		if vars[name] == one {
			continue
		}
		if v.attrs[name] = one; one.own && one.of == nil {
			one.of = v
		}
		if one.own && vars[one.fn.name] != one {
			one.row.Shown = b.Def.Name + "." + cmp.Or(one.fn.name, "<lambda>")
		}
	}
	for _, s := range b.Body {
		if s.Noted != "" {
			v.items = append(v.items, text(s.Noted))
		}
	}
	if made != nil && err == nil {
		v = m.invoke(made, b.Value, operandValue{v, b.Value})
	}
	m.set(b.Def.Name, decorated(m, v, b.Decorators))
	must(err)
}

// baseOf returns what a class builds on, nil for nothing.
func baseOf(m *machine, b *expr.Block) value {
	if b.Value == nil {
		return nil
	}
	if name, ok := b.Value.(*expr.Name); ok && name.Name == "object" {
		return nil
	}
	if isException(expr.Format(b.Value)) {
		m.outside(b.Value, expr.Class, "")
	}
	v := m.value(b.Value)
	if v.kind == moduleKind && v.text == "abc.ABC" {
		return nil
	}
	if v.kind == classKind || v.kind == moduleKind && slices.Contains(bases, v.text) || v.kind == callKind && v.text == "typing" {
		return v
	}
	m.outside(b.Value, expr.Class, "")
	return nil
}

func newInstance(m *machine, class value, x *expr.Call, given *arguments) value {
	if make := ofClass(m, class, "__new__", operandValue{class, x}); make != nil && make.role == "written" {
		return m.apply(make, x, given)
	} else if make != nil {
		return m.outside(x, expr.Class, "")
	}
	v := &object{kind: instanceKind, of: class, attrs: map[string]value{}}
	self := operandValue{v, x}
	init := ofClass(m, class, "__init__", self)
	if init == nil {
		v.begin()
		return v
	}
	m.apply(init, x, given)
	return v
}

// ofClass returns what a class or its bases have under a name, bound to self, or nil.
func ofClass(m *machine, class value, name string, self operandValue) value {
	v, in := inherited(class, name)
	switch {
	case v == nil && in != nil && in.kind == moduleKind:
		_, last := cutLast(in.text)
		return written(libraryOf(in.text), last, last+"_"+name).boundTo(self)
	case v == nil || v.kind != callKind || !v.own && v.role == "" || v.role == "staticmethod":
		return v
	}
	bound := *v
	if v.role == "classmethod" && self.kind == instanceKind {
		self.object = self.of
	}
	bound.self = &self
	if !strings.HasPrefix(v.row.Signature, "*") {
		_, bound.row.Signature, _ = strings.Cut(v.row.Signature+", ", ", ")
		bound.row.Signature = strings.TrimSuffix(bound.row.Signature, ", ")
	}
	bound.row.Shown = in.text + "." + name
	if v.role == "property" {
		return m.invoke(&bound, self.expr)
	}
	return &bound
}

// inherited returns the attribute of a name that a class or one of its bases has, and the class
// that has it. Where none has it, in is what follows the last base: a class of a library, or nil.
func inherited(class value, name string) (v, in value) {
	for ; class != nil && class.kind == classKind && v == nil; class = class.of {
		v, in = class.attrs[name], class
	}
	if v == nil {
		in = class
	}
	return v, in
}

// partOfInstance returns an attribute of an instance, of what super() stands for,
// or of a class; nil where it has none.
func partOfInstance(m *machine, of operandValue, x *expr.Attribute) value {
	switch of.kind {
	case superKind:
		if v := ofClass(m, of.of, x.Name, *of.self); v != nil {
			return v
		}
		if x.Name == "__init__" {
			return &object{kind: callKind, fn: &function{name: "__init__", params: "*args **kwargs", run: func(*call) value {
				of.self.begin()
				return none()
			}}}
		}
		return nil
	case instanceKind:
		if v := of.attrs[x.Name]; v != nil {
			return v
		} else if v := ofClass(m, of.of, "the_"+x.Name, of); v != nil {
			return m.invoke(v, x)
		}
		if x.Name == "__class__" {
			return of.of
		}
		return ofClass(m, of.of, x.Name, of)
	}
	switch v, _ := inherited(of.object, x.Name); {
	case v != nil && v.role == "classmethod":
		return ofClass(m, of.object, x.Name, of)
	case isProperty(v):
		return m.outside(x, expr.AttributeOf, x.Name)
	case v == nil && x.Name == "__name__":
		return text(of.text)
	default:
		return v
	}
}

// isProperty reports whether v is a method that is called where it is read.
func isProperty(v value) bool { return v != nil && v.role == "property" }

// begun is the key of an attribute that says that Module.__init__ was called.
const begun = ""

// begin is what Module.__init__ does.
func (v *object) begin() {
	if v.attrs[begun] = none(); v.isTorchModule() {
		v.attrs["training"] = boolean(true)
	}
}

// isPlain reports whether a class of the program is built on none of a library's.
func (v *object) isPlain() bool { return v == nil || v.kind == classKind && v.of.isPlain() }

// isOwn reports whether v is of a class that the program built on none of a library's.
func isOwn(v value) bool { return v.kind == instanceKind && v.of.isPlain() }

func (v *object) isTorchModule() bool { return rootOf(v) == "torch.nn.Module" }

// rootOf returns the class of a library that the class of an instance is built on.
func rootOf(v value) string {
	class := v.of
	for class != nil && class.kind == classKind {
		class = class.of
	}
	return cmp.Or(class, none()).text
}

// keep gives an instance an attribute. The names keep the order in which they came.
func (v *object) keep(name string, to value) {
	if v.attrs[name] == nil {
		v.items = append(v.items, text(name))
	}
	if v.attrs == nil { // of a Variable
		v.attrs = map[string]value{}
	}
	v.attrs[name] = to
}

// isOf reports whether v is an instance of a class, or of one that is built on it.
func (v *object) isOf(class value) bool {
	for c := v.of; c != nil && v.kind == instanceKind; c = c.of {
		if c == class || class.kind == callKind && c.text == class.fn.name || class.kind == moduleKind && c.text == class.text {
			return true
		}
	}
	return false
}

// methodNamed calls what Python's syntax calls of an instance, such as __len__. Its class may
// have none.
func methodNamed(m *machine, of operandValue, name string, x expr.Expr, args ...operandValue) (v value, has bool) {
	if of.kind != instanceKind {
		return nil, false
	}
	f := ofClass(m, of.of, name, of)
	if f == nil {
		return nil, false
	}
	return m.invoke(f, x, args...), true
}

// oneOf calls the first of two methods that the class of an instance has, or returns nil.
func oneOf(m *machine, v value, x expr.Expr, first, second string) value {
	says, has := methodNamed(m, operandValue{v, x}, first, x)
	if !has {
		says, _ = methodNamed(m, operandValue{v, x}, second, x)
	}
	return says
}

// itemsOfInstance returns what an instance has by __iter__, or by __getitem__ up to the
// first place that is none.
func itemsOfInstance(m *machine, v operandValue) []value {
	all, its := methodNamed(m, v, "__iter__", v.expr)
	if its && all.kind != instanceKind {
		return m.items(all, v.expr)
	}
	var items []value
	for {
		has := false
		item, err := tried(func() (item value) {
			if its {
				item, has = methodNamed(m, operandValue{all, v.expr}, "__next__", v.expr)
			} else {
				item, has = methodNamed(m, v, "__getitem__", v.expr, operandValue{integer(len(items)), v.expr})
			}
			return item
		})
		if class, _ := m.raised(err); class == "IndexError" && !its || class == "StopIteration" && its {
			return items
		}
		if must(err); !has {
			m.refuses(v.expr, "TypeError", "'"+m.className(v.object)+"' object is not iterable")
		}
		m.bounded(len(items), v.expr)
		items = append(items, item)
	}
}

// unbegun reports whether v is one of PyTorch's modules whose __init__ did not call
// that of Module, without which it holds no parameters and cannot be called.
func unbegun(v value) bool { return v.attrs[begun] == nil && v.isTorchModule() }

// callInstance calls an instance: by __call__, or by what its base calls for it.
func callInstance(m *machine, f value, x *expr.Call, given *arguments) value {
	if unbegun(f) {
		return m.refuses(x.Func, "AttributeError", "'"+f.typeName()+"' object has no attribute '_backward_hooks'")
	}
	if f.attrs[begun] == nil && strings.HasPrefix(rootOf(f), "tensorflow.keras.") {
		return m.told(x.Func, "_unbegun", f.typeName())
	}
	self := operandValue{f, x.Func}
	if build := ofClass(m, f.of, "build", self); build != nil && f.attrs["built"] == nil {
		if given == nil {
			all := evalArguments(&call{machine: m, node: x, fn: build.fn})
			given = &all
		}
		if f.attrs["built"] = boolean(true); len(given.placed) == 0 || given.placed[0].kind != arrayKind {
			return m.outside(x, expr.Class, "")
		}
		m.invoke(build, x, operandValue{integers(tupleKind, given.placed[0].array.Shape.Sizes()), x})
	}
	names := []string{"__call__", "forward"}
	if !f.isTorchModule() {
		names[1] = "call"
	}
	for _, name := range names {
		if method := ofClass(m, f.of, name, self); method != nil && (name != "call" || !isOwn(f)) {
			m.told(x, "_unbound_call", name, method, argumentNames(x))
			return m.apply(method, x, given)
		}
	}
	if isOwn(f) {
		m.arguments(x)
		return m.refuses(x.Func, "TypeError", "'"+f.typeName()+"' object is not callable")
	}
	m.told(x, "_uncalled", rootOf(f), f.typeName())
	return fails(&CallError{Place: m.place(x.Func), Type: m.className(f)})
}

// argumentNames returns the names that the arguments of a call have, "" for one by place.
func argumentNames(x *expr.Call) []string {
	names := make([]string, len(x.Arguments))
	for i, a := range x.Arguments {
		names[i] = a.Name
		if strings.HasPrefix(expr.Format(a.Value), "*") {
			names[i] = "*"
		}
	}
	return names
}

// evalSuper returns the value that stands for the base of the class whose method runs.
func evalSuper(m *machine, x *expr.Call) value {
	home, self := m.vars["__class__"], m.vars["self"]
	if home == nil || self == nil {
		return m.refuses(x, "RuntimeError", "super(): no arguments")
	}
	return &object{kind: superKind, of: home.of, self: &operandValue{self, x}}
}

// assignAttribute carries out of.name = v of an instance.
func assignAttribute(m *machine, t *expr.Attribute, v value) {
	of := m.value(t.X)
	if of.kind == arrayKind && !of.foreign || of.isDataset() {
		if tells(m.library, "set_"+t.Name) {
			m.told(t, "set_"+t.Name, of, v)
			return
		}
		m.told(t, "_no_setting", of, t.Name, ArraysHave(orNumPy(m.library), t.Name))
	}
	known, _ := inherited(of, t.Name)
	if of.kind == classKind && !isProperty(known) {
		of.attrs[t.Name] = v
		return
	}
	setter := value(nil)
	if of.kind == instanceKind {
		known, _ = inherited(of.of, t.Name)
		setter = ofClass(m, of.of, "__setattr__", operandValue{of, t.X})
	}
	if setter != nil && (setter.role == "written" || !setter.own) {
		m.invoke(setter, t, operandValue{text(t.Name), t}, operandValue{v, t})
		return
	}
	if of.kind != instanceKind || setter != nil || isProperty(known) || of.of.of != nil && strings.HasPrefix(of.of.of.text, "numpy.") {
		m.outside(t, expr.OperationOn, "assignment to an attribute")
	}
	switch {
	case !unbegun(of):
	case v.kind == instanceKind || v.kind == callKind && !v.own:
		m.refuses(t, "AttributeError", "cannot assign module before Module.__init__() call")
	case v.kind == arrayKind && v.array.Tracked.Way() == engine.Leaf:
		m.outside(t, expr.OperationOn, "assignment before Module.__init__()")
	}
	if was := of.attrs[t.Name]; was != nil && of.isTorchModule() {
		m.told(t, "_assigned", was, t.Name, v, of)
	}
	of.keep(t.Name, v)
}

// decorated returns a function as its decorators leave it, the last one first.
func decorated(m *machine, f value, decorators []expr.Expr) value {
	for i := len(decorators) - 1; i >= 0; i-- {
		d := decorators[i]
		if name := expr.Format(d); contains("staticmethod|classmethod|property|abstractmethod", name) && f.kind == callKind {
			marked := *f
			f, marked.role = &marked, name
			continue
		}
		if f = m.invoke(m.value(d), d, operandValue{f, d}); f.kind == callKind && !f.own {
			bindable := *f
			f, bindable.role = &bindable, "decorated"
		}
	}
	return f
}
