package run

import "shapecast/engine/expr"

// A NameError reports a name that nothing has.
//
// Example:
//
//	a + b    without a line b = …
//
// Discussion: a figure runs the program from its first line; what a longer
// program assigned elsewhere has to stand here too.
type NameError struct {
	expr.Place
	Name string
}

func (e *NameError) Error() string { return e.Place.Says("the name %s is not defined", e.Name) }

// An AttributeError reports an attribute or a method that a value does not have.
//
// Example:
//
//	(3, 4).reshape(12)
type AttributeError struct {
	expr.Place
	Type string // Python's name of the value's type
	Name string
}

func (e *AttributeError) Error() string {
	return e.Place.Says("%s has no attribute %s", e.Type, e.Name)
}

// An ArgumentError reports a call whose arguments do not fit the function.
//
// Example:
//
//	expand_dims(a)    axis is missing
type ArgumentError struct {
	expr.Place
	Problem  ArgumentProblem
	Function string
	Argument string // its name, or its text for one that is too many
	Want     string // for ArgumentWrong: what it takes
}

// An ArgumentProblem is what is wrong with an argument.
type ArgumentProblem uint8

// The problems with arguments.
const (
	ArgumentMissing ArgumentProblem = iota
	ArgumentUnknown
	ArgumentTooMany
	ArgumentTwice
	ArgumentWrong
)

func (e *ArgumentError) Error() string {
	says := [...]string{
		ArgumentMissing: "%[1]s is missing its argument %[2]s", ArgumentUnknown: "%[1]s has no argument %[2]s",
		ArgumentTooMany: "%[1]s takes no further argument %[2]s", ArgumentTwice: "%[1]s is given %[2]s twice",
		ArgumentWrong: "%[1]s takes %[3]s for %[2]s",
	}
	return e.Place.Says(says[e.Problem], e.Function, e.Argument, e.Want)
}

// An OperandError reports an operation that Python does not have for what
// stands on its sides.
//
// Example:
//
//	"a" + 1    str + int
type OperandError struct {
	expr.Place
	Op          string
	Left, Right string // Python's names of the types; Left is "" for a sign
}

func (e *OperandError) Error() string {
	if e.Left == "" {
		return e.Place.Says("%s has no operator %s", e.Right, e.Op)
	}
	return e.Place.Says("%s %s %s is not defined", e.Left, e.Op, e.Right)
}

// An UnpackError reports a value that does not have one item for each name.
//
// Example:
//
//	y, x = (1, 2, 3)
type UnpackError struct {
	expr.Place
	Want int    // names
	Have int    // items, -1 for a value without any
	Type string // of a value without any
}

func (e *UnpackError) Error() string {
	if e.Have < 0 {
		return e.Place.Says("the value has no items for %d names", e.Want)
	}
	return e.Place.Says("the value has %d items for %d names", e.Have, e.Want)
}

// A CallError reports the call of something that is not a function, or an
// index into something that has no items.
//
// Example:
//
//	(3, 4)(0)
type CallError struct {
	expr.Place
	Type  string // Python's name of its type
	Index bool   // it was indexed, not called
}

func (e *CallError) Error() string {
	if e.Index {
		return e.Place.Says("%s cannot be indexed", e.Type)
	}
	return e.Place.Says("%s cannot be called", e.Type)
}

// A WorkError reports a program that would compute more than a page should.
//
// Example:
//
//	fifty sums of ten million values each
type WorkError struct {
	expr.Place
	Limit int  // values or steps of one program
	Steps bool // there are too many steps: a loop may not end
}

func (e *WorkError) Error() string {
	if e.Steps {
		return e.Place.Says("the program takes more than %d steps", e.Limit)
	}
	return e.Place.Says("the program computes more than %d values", e.Limit)
}

// A LibraryError is what a library says of a call that does not broadcast, in
// its own words: its class and its text.
//
// Example:
//
//	bool(array([1, 2]))    ValueError
type LibraryError struct {
	expr.Place
	Type, Text string
}

func (e *LibraryError) Error() string { return e.Place.Says("%s: %s", e.Type, e.Text) }

// libraryError is what a library says of x, which it does not run.
func (in *context) libraryError(x expr.Expr, class, text string) error {
	return &LibraryError{in.place(x), class, text}
}

// refuses ends what runs with what a library says of x.
func (in *context) refuses(x expr.Expr, class, text string) value {
	return fails(in.libraryError(x, class, text))
}
