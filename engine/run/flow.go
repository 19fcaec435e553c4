package run

import (
	"maps"
	"slices"
	"strings"

	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// A leave is how return, break and continue reach the block that they end. It
// is no mistake, and none is left over when a program ends.
type leave struct {
	word  string
	value value
}

func (l *leave) Error() string { return "'" + l.word + "' outside of what it ends" }

// leaves reports whether err is one of the words that end a block.
func leaves(err error, word string) (*leave, bool) {
	l, ok := err.(*leave)
	return l, ok && l.word == word
}

// statements runs a block, up to a mistake or a word that ends it.
func (m *machine) statements(list []expr.Statement) error {
	for _, s := range list {
		if err := runStatement(m, s); err != nil {
			if _, ends := err.(*leave); !ends && m.out.At.Source == "" && m.inside == nil && placeOf(err).Source == "" {
				m.out.At = expr.Place{Source: m.source, Span: m.failed(s.Span)}
			}
			return err
		}
	}
	return nil
}

// runBlock runs a statement that begins with a word.
func runBlock(m *machine, b *expr.Block, s expr.Statement) error {
	switch b.Word {
	case "if":
		if condition(m, b.Value) {
			return m.statements(b.Body)
		}
		return m.statements(b.Else)
	case "for":
		return runFor(m, b)
	case "while":
		return runWhile(m, b)
	case "with":
		return runWith(m, b)
	case "try":
		return runTry(m, b)
	case "def":
		v := evalLambda(m, b.Def)
		if len(b.Decorators) > 0 {
			v.line = m.place(b.Decorators[0]).Line()
		}
		if m.depth > 0 {
			v.role = "local"
		}
		m.set(b.Def.Name, decorated(m, v, b.Decorators))
		return nil
	case "class":
		defineClass(m, b)
		return nil
	case "raise":
		return runRaise(m, b, s)
	case "del":
		runDel(m, b)
		return nil
	case "yield":
		return m.yield(m.value(b.Value))
	case "return":
		v := none()
		if b.Value != nil {
			v = m.value(b.Value)
		}
		return &leave{"return", v}
	}
	return &leave{word: b.Word}
}

// condition tells whether x is true. What a function of a library asks is no step
// of the program's.
func condition(m *machine, x expr.Expr) bool {
	steps := len(m.out.Steps)
	v := m.value(x)
	if m.inside != nil {
		m.out.Steps = m.out.Steps[:steps]
	}
	return m.truth(v, x)
}

func runFor(m *machine, b *expr.Block) (err error) {
	of := m.value(b.Value)
	if waits(of) {
		return afterLoop(m, b, each(m, of, func(item value) error { return runRound(m, b, item) }))
	}
	items := m.items(of, b.Value)
	if of.kind == arrayKind && m.inside == nil && isTried(m) && !guess(m) {
		items = nil
	}
	for i := 0; i < len(items) && err == nil; i++ {
		err = runRound(m, b, items[i])
	}
	return afterLoop(m, b, err)
}

func runWhile(m *machine, b *expr.Block) (err error) {
	stuck := turnsForever(m, b)
	for turns := 0; err == nil && condition(m, b.Value); turns++ {
		if stuck && turns == fewTurns {
			return &WorkError{Place: m.place(b.Value), Limit: m.mostTicks, Steps: true}
		}
		err = runBody(m, b)
	}
	return afterLoop(m, b, err)
}

// runBody runs the body of a loop. What it returns ends the loop: a mistake, or a word.
func runBody(m *machine, b *expr.Block) error {
	if m.ticks++; m.ticks > m.mostTicks {
		return &WorkError{Place: m.place(b.Value), Limit: m.mostTicks, Steps: true}
	}
	err := m.statements(b.Body)
	if _, ok := leaves(err, "continue"); ok {
		return nil
	}
	return err
}

// afterLoop runs the else of a loop that no break and no mistake ended.
func afterLoop(m *machine, b *expr.Block, err error) error {
	if _, ended := leaves(err, "break"); ended {
		return nil
	} else if err != nil {
		return err
	}
	return m.statements(b.Else)
}

// contexts lists what a with statement may enter: it changes no shape and no
// value, or only what is told of it.
const contexts = "no_grad|name_scope|inference_mode|errstate|printoptions|device|catch_warnings|named_scope|default_device|default_matmul_precision"

func runWith(m *machine, b *expr.Block) error {
	if call, ok := b.Value.(*expr.Call); ok && b.Target == nil {
		if path, name := cutLast(expr.Format(call.Func)); path != "" && contains(contexts, name) {
			m.value(call.Func.(*expr.Attribute).X)
			before := m.unrecorded
			m.unrecorded = before || name == "no_grad" || name == "inference_mode"
			err := m.statements(b.Body)
			m.unrecorded = before
			return err
		}
	}
	tape := m.value(b.Value)
	if tape.text == "GradientTape" {
		if b.Target != nil {
			m.assign(b.Target, tape, expr.Statement{Value: b.Value})
		}
		return taped(m, tape, b.Body)
	}
	if i := tape.find(text("exit")); tape.kind == dictKind && i >= 0 {
		err := m.statements(b.Body)
		m.invoke(tape.values[i], b.Value)
		return err
	}
	return m.outsideError(b.Value, expr.Context, "")
}

// runRaise raises an error of Python's. One that is no error, or has no text that
// we know, is outside.
func runRaise(m *machine, b *expr.Block, s expr.Statement) error {
	if b.Value == nil && m.handled != nil {
		return m.handled
	}
	class, says := b.Value, text("")
	if call, ok := class.(*expr.Call); ok {
		class = call.Func
		if len(call.Arguments) == 1 {
			says = m.value(call.Arguments[0].Value)
		} else if len(call.Arguments) > 1 {
			return m.outsideError(call, expr.Exception, "")
		}
	}
	name, ok := class.(*expr.Name)
	if !ok || !isException(name.Name) {
		return &expr.UnsupportedError{Place: m.placeAt(s.Span), Feature: expr.Exception}
	}
	if m.inside != nil && m.frame.borrowed {
		return m.outsideError(m.inside, expr.FunctionOf, expr.Format(m.inside.Func))
	}
	return raisedWith(m, b.Value, name.Name, says)
}

func raisedWith(m *machine, x expr.Expr, class string, says value) error {
	text, known := stringOf(m, says)
	if !known {
		return m.outsideError(x, expr.OperationOn, "a text made of values")
	}
	return m.libraryError(x, class, text)
}

func isException(name string) bool {
	return strings.HasSuffix(name, "Error") || name == "Exception" || name == "StopIteration"
}

// runDel removes the names that del names.
func runDel(m *machine, b *expr.Block) {
	list := []expr.Expr{b.Value}
	if t, ok := b.Value.(*expr.Sequence); ok {
		list = t.Items
	}
	for _, x := range list {
		name, ok := x.(*expr.Name)
		if at, index := x.(*expr.Index); index && len(at.Items) == 1 {
			m.told(x, "_deleted", m.value(at.X), itemOfIndex(m, at.Items[0]))
			continue
		}
		if !ok {
			m.outside(x, expr.OperationOn, "del")
		}
		m.value(name)
		delete(m.vars, name.Name)
		if m.depth > 0 {
			m.vars[name.Name] = unbound
		}
		m.order = slices.DeleteFunc(slices.Clone(m.order), func(known string) bool { return known == name.Name })
	}
}

// evalLambda returns the value of a function that the program defines. It sees the
// names around it as they are when it is called.
func evalLambda(m *machine, x *expr.Lambda) value {
	around, top, native, home := m.vars, m.depth == 0, m.inside != nil, m.frame
	f := &function{name: x.Name, params: paramsOf(signatureOf(x.Params))}
	defaults := defaults(m, x)
	locals := localsOf(x.Body)
	f.run = func(c *call) value {
		if native {
			return runWritten(c, x, around, defaults, home)
		}
		if top {
			around = c.globals
		}
		if x.Yields {
			return generator(func() { entered(c, x, locals, around, defaults) })
		}
		return entered(c, x, locals, around, defaults)
	}
	row := rowOf(x)
	row.Ours = native
	return &object{kind: callKind, fn: f, row: row, own: !native, line: m.place(x).Line(), attrs: m.vars}
}

// rowOf returns the signature of a function as it is written.
func rowOf(x *expr.Lambda) library.Row {
	return library.Row{Name: x.Name, Style: library.Python, Shown: x.Name, Signature: signatureOf(x.Params)}
}

// defaults evaluates the defaults of parameters, nil where there is none.
func defaults(m *machine, x *expr.Lambda) (list []value) {
	list = make([]value, len(x.Params))
	for i, p := range x.Params {
		if p.Default != nil {
			list[i] = m.value(p.Default)
		}
	}
	return list
}

// paramsOf returns a signature as the binder reads it.
var paramsOf = strings.NewReplacer(", *, ", " ", "*, ", "", "=…", "=", ", ", " ").Replace

func signatureOf(params []expr.Param) string {
	list := make([]string, len(params))
	for i, p := range params {
		list[i] = p.Star + p.Name
		if p.Default != nil {
			list[i] += "=…"
		}
	}
	return strings.Join(list, ", ")
}

// maxCalls bounds the calls inside each other.
const maxCalls = 60

// entered runs the body of a function with its arguments for variables.
func entered(c *call, x *expr.Lambda, locals []string, around map[string]value, defaults []value) value {
	if c.depth >= maxCalls {
		return c.says("RecursionError", "maximum recursion depth exceeded")
	}
	home, last := scopeOf(c.machine), c.out.Last
	defer func() {
		enter(c.machine, home)
		c.out.Last = last
	}()
	local := maps.Clone(around)
	for _, name := range locals {
		local[name] = unbound
	}
	c.depth++
	c.vars, c.inside, c.frame = local, nil, frame{}
	bindLocals(c, x, defaults)
	atHome(c)
	return returned(c, x)
}

func returned(c *call, x *expr.Lambda) value {
	if x.Body == nil {
		return c.value(x.Value)
	}
	err := c.statements(x.Body)
	if l, ok := leaves(err, "return"); ok {
		return l.value
	}
	return fails(err)
}

// bindLocals gives the parameters their arguments, or their defaults.
func bindLocals(c *call, x *expr.Lambda, defaults []value) {
	n := 0
	for i, p := range x.Params {
		switch {
		case p.Name == "":
			continue
		case p.Star == "*":
			c.vars[p.Name] = objects(c.rest)
		case p.Star == "**":
			d := dict()
			for _, a := range c.axes {
				d.put(text(a.name), a.object)
			}
			c.vars[p.Name] = d
		case c.args[n].expr != nil:
			c.vars[p.Name] = c.args[n].object
		case defaults[i] != nil:
			c.vars[p.Name] = defaults[i]
		}
		n++
	}
}

// atHome tells a method which class it belongs to, for super.
func atHome(c *call) {
	if c.home != nil {
		c.vars["__class__"] = c.home
	}
}
