package dialect

import (
	"slices"
	"strconv"

	"shapecast/engine"
	"shapecast/engine/run"
)

// A System is a family of languages and libraries that combine arrays alike.
type System uint8

// The systems, in the order in which a lesson names them.
const (
	NumPySystem System = iota // and PyTorch, TensorFlow, JAX
	JuliaSystem
	JSystem       // and BQN, Uiua
	RSystem       // vectors and arrays without names
	PandasSystem  // with the default labels 0, 1, 2, …
	XArraySystem  // with the names given, else dim_0, dim_1, …
	AwkwardSystem // Awkward Array
	NestedSystem  // PyTorch's nested tensors
)

// A Matching is what decides which entries meet.
type Matching uint8

// The ways to match.
const (
	RightEdges Matching = iota // the last axes meet
	LeftEdges                  // the first axes meet
	Names                      // axes of one name meet
	GivenNames                 // the same, of arrays without names, which would get names by place
	Labels                     // entries of one label meet; the rest have no partner
	Recycling                  // the shorter runs again and again over the longer, first axis fastest
	SameObject                 // ragged axes meet when they are the same offsets in memory
)

// An Outcome is what a system makes of operands.
type Outcome uint8

// The outcomes.
const (
	Works   Outcome = iota
	Refuses         // an error
	Lacks           // the system has no such arrays
)

// An Oddity is why a result is rarely meant.
type Oddity uint8

// The oddities.
const (
	NoOddity       Oddity = iota
	Unmatched             // entries without a partner became missing values
	CutShort              // the longer is no multiple of the shorter: a warning
	AcrossTheGrain        // the shorter is no whole first axis, so it wanders over the columns
)

// oddities holds the names that functions have for them.
var oddities = [...]string{Unmatched: "unmatched", CutShort: "cut short", AcrossTheGrain: "across the grain"}

// A Practice is what one system does with operands.
type Practice struct {
	System   System
	Matching Matching
	Outcome  Outcome
	Oddity   Oddity
	Result   engine.Shape  // when there is one
	Trace    *engine.Trace // how it came about, where the system's rule is one that can be drawn; else nil
}

// Rules returns what every system does with operands that are combined entry
// by entry, in the order of the systems.
//
// Source: Julia manual, "Broadcasting"; BQN specification, "Primitives: leading
// axis agreement"; R language definition, "Recycling rules"; pandas user guide,
// "Intro to data structures"; xarray user guide, "Computation: broadcasting by
// dimension name"; Awkward Array, "How-to: broadcasting"; PyTorch, torch.nested.
func Rules(operands ...engine.Operand) []Practice {
	awkward, nested := RightEdges, RightEdges
	if engine.Awkward.FromLeft(operands) {
		awkward, nested = LeftEdges, SameObject
	}
	names := Names
	if !operands[0].Shape.Named() && !operands[len(operands)-1].Shape.Named() {
		names = GivenNames
	}
	return []Practice{
		drawn(NumPySystem, RightEdges, engine.NumPy, operands),
		drawn(JuliaSystem, LeftEdges, engine.Julia, operands),
		drawn(JSystem, LeftEdges, engine.J, operands),
		told(RSystem, Recycling, "rules_recycled", operands),
		told(PandasSystem, Labels, "rules_labelled", operands),
		drawn(XArraySystem, names, engine.XArray, defaultNames(operands)),
		drawn(AwkwardSystem, awkward, engine.Awkward, operands),
		drawn(NestedSystem, nested, engine.TorchNested, operands),
	}
}

// drawn follows a rule of package engine.
func drawn(s System, m Matching, rule engine.Rule, operands []engine.Operand) Practice {
	p := Practice{System: s, Matching: m}
	if engine.AnyRagged(operands) && s != NumPySystem && s != AwkwardSystem && s != NestedSystem {
		p.Outcome = Lacks
		return p
	}
	t := engine.Explain(rule, engine.Add, operands...)
	p.Trace = &t
	if t.Failed() {
		p.Outcome = Refuses
		return p
	}
	p.Result = t.Result()
	return p
}

// defaultNames gives unnamed axes xarray's default names: by place from the left.
func defaultNames(operands []engine.Operand) []engine.Operand {
	out := slices.Clone(operands)
	for n, operand := range out {
		if operand.Shape.Named() {
			continue
		}
		axes := slices.Clone(operand.Shape.Axes)
		for k := range axes {
			axes[k].Name = "dim_" + strconv.Itoa(k)
		}
		out[n].Shape.Axes = axes
	}
	return out
}

// told asks a function that is written in the language, in the file shared/rules.py, what a
// system makes of operands.
func told(s System, m Matching, function string, operands []engine.Operand) Practice {
	p := Practice{System: s, Matching: m, Outcome: Lacks}
	shapes := make([][]int, len(operands))
	for i, o := range operands {
		shapes[i] = o.Shape.Sizes()
	}
	if engine.AnyRagged(operands) {
		return p
	}
	if told := run.Told(function, shapes).Items; len(told) > 0 {
		p.Outcome, p.Oddity, p.Result = Works, Oddity(max(0, slices.Index(oddities[:], textOf(told[1])))), shapeOf(told[2])
		if told[0].Python == true {
			p.Outcome = Refuses
		}
	}
	return p
}
