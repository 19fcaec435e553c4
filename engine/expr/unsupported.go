package expr

import (
	"fmt"
	"strings"
)

// An UnsupportedError reports Python that is outside the language.
//
// Example: yield a (such generators are not supported here)
type UnsupportedError struct {
	Place
	Feature Feature
	Name    string // of the function, module or type, for features that have one
}

// A Feature is a part of Python that is outside the language.
type Feature uint8

// The features.
const (
	Class Feature = iota
	Context
	Exception
	Decorator
	Generator
	Coroutine
	PrefixedText
	Complex
	Match
	Uncalled      // a function stands where its result may be meant
	Module        // Name is a module we do not speak
	FunctionOf    // Name is a function we do not speak
	TypeOf        // Name is a type of value we do not speak
	OperationOn   // Name is an operation we do not carry out on these values
	ValuesUnknown // Name wants values that are random or too many to hold
	AttributeOf   // Name is an attribute we do not speak
	ArgumentOf    // Name is an argument we do not speak
	IndexBy       // Name says what the index is
)

// features maps the words that begin each feature to it.
var features = map[string]Feature{
	"yield": Generator, "async": Coroutine, "await": Coroutine, "global": OperationOn, "nonlocal": OperationOn,
}

// descriptions holds, for each feature, what lies outside; %s is the name.
var descriptions = [...]string{
	Class:         "this class is not supported here",
	Context:       "with is not supported for this",
	Exception:     "this error is not supported here",
	Decorator:     "this decorator is not supported here",
	Generator:     "such generators are not supported here",
	Coroutine:     "async and await are not supported here",
	PrefixedText:  "texts with a prefix are not supported here",
	Match:         "a match statement is not supported here",
	Uncalled:      "a function is not supported here",
	Complex:       "complex numbers are not supported here",
	Module:        "the module %s is not supported here",
	FunctionOf:    "the function %s is not supported here",
	TypeOf:        "the type %s is not supported here",
	OperationOn:   "%s is not supported for these values",
	ValuesUnknown: "%s needs values, and these are random or too many to hold",
	AttributeOf:   "the attribute %s is not supported here",
	ArgumentOf:    "the argument %s is not supported here",
	IndexBy:       "an index by %s is not supported here",
}

func (e *UnsupportedError) Error() string { return e.Says("%s", e.Sentence()) }

// Sentence returns what lies outside, without the place.
func (e *UnsupportedError) Sentence() string {
	text := descriptions[e.Feature]
	if e.Feature == FunctionOf && strings.Contains(e.Name, " ") { // a phrase
		text = strings.TrimPrefix(text, "the function ")
	}
	if e.Feature >= Module {
		return fmt.Sprintf(text, e.Name)
	}
	return text
}

// Hint returns what the language has.
func (e *UnsupportedError) Hint() string {
	if e.Feature == Module && e.Name == "pandas" {
		return "tables match labels, not axes: take the array out of one first, X = df.to_numpy()"
	}
	if e.Feature == ValuesUnknown && e.Name == "a mask" {
		return "how many entries it picks is not known without them: give a number instead, as in X[:10], and it goes on"
	}
	if e.Feature == ValuesUnknown {
		return "write them out, as in array([1, 2]), and it goes on"
	}
	return "supported: assignments, loops, functions, operators, indexing, and calls that make, combine, reshape or reduce arrays"
}

// outside reports whether a word begins a feature.
func (t *token) outside() bool {
	_, outside := features[t.text]
	return outside && t.kind == nameToken
}
