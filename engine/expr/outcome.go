package expr

import "shapecast/engine"

// An Outcome is what running a program gave. It is filled as far as the
// program ran; Err says why it went no further.
type Outcome struct {
	Steps    []Step
	Vars     []Var // in the order in which they were first assigned
	Last     Value // of the last expression or assignment
	Warnings []string
	Err      error // nil, one of this package's errors, or one of package engine's
}

// A Step is one operation of the program, in the order of evaluation. Exactly
// one of Trace and Change is set.
type Step struct {
	Span   Span   // where it stands in the source
	Text   string // its source, formatted
	Trace  *engine.Trace
	Change *engine.Change
	Result engine.Array // the zero Array when it failed
}

// A Var is a variable and its value.
type Var struct {
	Name  string
	Value Value
}

// A Value is what an expression gives: an array, or something of Python's own
// such as a tuple of sizes, a number or a text.
type Value struct {
	Array  *engine.Array // nil when Python is set
	Python any           // nil, bool, int64, float64, string or []any
	Tuple  bool          // Python is a []any written with round brackets
}
