package bench

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/figure"
)

// A View is how a figure is looked at; none of it changes the line. The zero
// View follows the rule of the library.
type View struct {
	Other  bool        // follow Rule, not that of the library
	Rule   engine.Rule // of another system
	Memory bool        // show what is stored, and with which strides
}

// Look looks at the figure as an address asks.
func (b *Bench) Look(s figure.State) {
	b.View = View{Memory: s.View == "memory"}
	if rule := slices.Index(figure.RuleNames[:], s.Rule); rule >= 0 {
		b.View.Other, b.View.Rule = true, engine.Rule(rule)
	}
}

// Address returns the state with how the figure is looked at in it.
func (b *Bench) Address() figure.State {
	s := b.State
	s.View, s.Rule = "", ""
	if b.View.Memory {
		s.View = "memory"
	}
	if b.View.Other {
		s.Rule = figure.RuleNames[b.View.Rule]
	}
	if r := b.Good; b.chosen >= 0 && r.Step >= 0 && r.Source == s.Expr {
		s.Show = ""
		if r.Step != focus(r.Outcome, "") {
			s.Show = r.Outcome.Steps[r.Step].Text
		}
	}
	return s
}

// Typed returns the state of the line as it stands, also where nothing can be made of it.
func (b *Bench) Typed() figure.State {
	s := b.Address()
	if b.Broken() {
		s.Expr, s.Show = b.Line, ""
	}
	return s
}

// Broken reports whether the figure shows another line than the one that stands there.
func (b *Bench) Broken() bool { return b.Mistake != nil && !b.Meant() }

// Rules returns the rules that a figure of the operands can follow: none for an array alone, none
// by name for axes without names, and for ragged rows those of libraries that have them.
func (r Reading) Rules() []engine.Rule {
	switch {
	case r.Trace == nil || len(r.Trace.Operands) < 2:
		return nil
	case engine.AnyRagged(r.Trace.Operands):
		return []engine.Rule{engine.NumPy, engine.Awkward, engine.TorchNested}
	case r.Named():
		return []engine.Rule{engine.NumPy, engine.Julia, engine.J, engine.XArray, engine.Awkward, engine.TorchNested}
	}
	return []engine.Rule{engine.NumPy, engine.Julia, engine.J, engine.Awkward, engine.TorchNested}
}

// Named reports whether all axes of all operands have names, and there are some.
func (r Reading) Named() bool {
	if r.Trace == nil {
		return false
	}
	some := false
	for _, operand := range r.Trace.Operands {
		if operand.Shape.Rank() > 0 && !operand.Shape.Named() {
			return false
		}
		some = some || operand.Shape.Named()
	}
	return some
}

// Seen returns what the figure shows: what was understood last, by the rule
// that the view asks for where the operands have such arrays.
func (b *Bench) Seen() Reading {
	r := b.Good
	if !b.View.Other || !slices.Contains(r.Rules(), b.View.Rule) {
		return r
	}
	trace := engine.ExplainBy(b.View.Rule, *r.Trace)
	r.Trace = &trace
	return r
}

// Elsewhere reports whether the figure follows another rule than the library does.
func (b *Bench) Elsewhere() bool {
	seen := b.Seen().Trace
	return seen != nil && seen.Rule != b.Good.Trace.Rule
}

// Follow makes the figure follow a rule.
func (b *Bench) Follow(rule engine.Rule) {
	b.View.Rule = rule
	b.View.Other = b.Good.Trace != nil && rule != b.Good.Trace.Rule
}
