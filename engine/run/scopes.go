package run

import (
	"slices"
	"strings"
	"unicode"

	"shapecast/engine/expr"
)

// A generator is a list whose items are not there yet. A loop over it and its body take
// turns; where all its items are wanted, it runs to its end.

// A scope is where a machine looks up names.
type scope struct {
	vars   map[string]value
	order  []string
	inside *expr.Call
	frame  frame
	depth  int
	yield  func(item value) error // hands on what the generator that runs gives
}

func generator(run func()) value {
	f := &function{run: func(*call) value {
		run()
		return none()
	}}
	return &object{kind: listKind, text: "generator", weight: 1, fn: f}
}

// waits reports whether v is a generator that has not run.
func waits(v value) bool { return v.kind == listKind && v.fn != nil }

// A thrown is a mistake, or a word that ends a loop, on its way through the generator that
// the loop runs over.
type thrown struct{ error }

// each runs a generator, and calls do with each item that it gives.
func each(m *machine, v value, do func(item value) error) error {
	run, home := v.fn.run, scopeOf(m)
	v.fn = nil
	m.yield = func(item value) error {
		own := scopeOf(m)
		enter(m, home)
		err := attempt(func() { must(do(item)) })
		home = scopeOf(m)
		if enter(m, own); err != nil {
			return &thrown{err}
		}
		return nil
	}
	err := attempt(func() { run(nil) })
	enter(m, home)
	if t, ok := err.(*thrown); ok {
		return t.error
	}
	return err
}

func scopeOf(m *machine) scope {
	return scope{m.vars, m.order, m.inside, m.frame, m.depth, m.yield}
}

func enter(m *machine, s scope) {
	m.vars, m.order, m.inside, m.frame, m.depth, m.yield = s.vars, s.order, s.inside, s.frame, s.depth, s.yield
}

// gathered runs the generators that a function of a library is given.
func gathered(c *call, given arguments) {
	for _, v := range given.all() {
		if waits(v.object) && !c.own {
			must(gather(c.machine, v.object, c.node))
		}
	}
}

// gather runs a generator to its end and keeps what it gives. One that gives the same array
// again has changed it, which who takes one item after the other sees and we do not.
func gather(m *machine, v value, x expr.Expr) error {
	all := list()
	err := each(m, v, func(item value) error {
		known := func(one value) bool {
			again := func(old value) bool { return old == one || slices.Contains(old.items, one) }
			return (one.kind == arrayKind || one.kind == listKind || one.kind == dictKind) && slices.ContainsFunc(all.items, again)
		}
		if known(item) || slices.ContainsFunc(item.items, known) {
			return m.outsideError(x, expr.Generator, "")
		}
		all.items = append(all.items, item)
		all.weight += max(item.weight, 1)
		m.light(all, x)
		return nil
	})
	v.items, v.weight = all.items, all.weight
	return err
}

// runRound runs the body of a for loop with an item.
func runRound(m *machine, b *expr.Block, item value) (err error) {
	defer caught(&err)
	m.assign(b.Target, item, expr.Statement{Value: b.Value})
	err = runBody(m, b)
	m.out.Last = item.export()
	if n := len(m.out.Steps); n > MaxSteps/2 && m.inside == nil && !m.tracing {
		m.out.Steps = slices.Delete(m.out.Steps, MaxSteps/8, n-MaxSteps/8) // the first and the last rounds are told
	}
	return err
}

// fewTurns is how often a loop that cannot end goes round: one of its turns may raise an
// error.
const fewTurns = 256

// turnsForever reports whether a while loop cannot end but by an error: nothing in it leaves it,
// and the names of its condition are numbers and get no other value. Who types a loop runs it
// half written.
func turnsForever(m *machine, b *expr.Block) bool {
	condition := expr.Format(b.Value)
	if strings.ContainsAny(condition, `([{."'`) || leavesLoop(b.Body) {
		return false
	}
	given := localsOf(b.Body)
	names := strings.FieldsFunc(condition, func(r rune) bool { return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	return !slices.ContainsFunc(names, func(name string) bool {
		v := m.vars[name]
		return slices.Contains(given, name) || v != nil && v.kind != numberKind
	})
}

// leavesLoop reports whether a statement, or one inside it, may end the loop around it.
func leavesLoop(body []expr.Statement) bool {
	return slices.ContainsFunc(body, func(s expr.Statement) bool {
		b := s.Block
		if b == nil {
			return false
		}
		return b.Word == "break" || b.Word == "return" || b.Word == "raise" || b.Word == "yield" || leavesLoop(statementsIn(b))
	})
}

// statementsIn returns the statements of a block.
func statementsIn(b *expr.Block) []expr.Statement {
	list := slices.Concat(b.Body, b.Else, b.Finally)
	for _, h := range b.Handlers {
		list = append(list, h.Body...)
	}
	return list
}

// unbound is what a local variable is before it gets a value: a name that a function
// assigns anywhere is its own everywhere in it.
var unbound = &object{}

// localsOf returns the names that a function assigns.
func localsOf(body []expr.Statement) []string {
	var names []string
	for _, s := range body {
		for _, t := range s.Targets {
			names = append(names, namesIn(t)...)
		}
		if b := s.Block; b != nil {
			names = append(names, blockLocals(b)...)
		}
	}
	return names
}

func blockLocals(b *expr.Block) []string {
	names := namesIn(b.Target)
	switch b.Word {
	case "def", "class":
		return append(names, b.Def.Name)
	case "del":
		names = append(names, namesIn(b.Value)...)
	}
	for _, h := range b.Handlers {
		if h.Name != "" {
			names = append(names, h.Name)
		}
	}
	return append(names, localsOf(statementsIn(b))...)
}

// namesIn returns the names that an assignment to target makes.
func namesIn(target expr.Expr) []string {
	switch t := target.(type) {
	case *expr.Name:
		return []string{t.Name}
	case *expr.Unary: // *rest
		return namesIn(t.X)
	case *expr.Sequence:
		var names []string
		for _, item := range t.Items {
			names = append(names, namesIn(item)...)
		}
		return names
	}
	return nil
}
