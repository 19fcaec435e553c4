package figure

import (
	"fmt"

	"shapecast/engine/expr"
)

// An AddressError reports an address that says something a figure does not have.
//
// Example: ?a=4&b=3&theme=purple (theme is purple, want auto, light or dark)
//
// Discussion: keys that are not known are ignored, so that an address may
// carry more than we read; a known key with another value is a slip.
type AddressError struct {
	expr.Place        // in the query
	Key        string // "" when the whole query is at fault
	Value      string // as decoded
	Want       string // the values the key has
}

func (e *AddressError) Error() string {
	if e.Key == "" {
		return fmt.Sprintf("the address has %d characters, want at most %d", len(e.Value), MaxQuery)
	}
	return fmt.Sprintf("%s is “%s”, want %s", e.Key, e.Value, e.Want)
}

// A BindingError reports an operand that cannot be read.
//
// Example: ?a=4,,8&b=8 (a: a size is missing)
type BindingError struct {
	Binding
	Err error
}

func (e *BindingError) Error() string { return e.Name + ": " + e.Err.Error() }

// Unwrap returns what is wrong with the text of the operand.
func (e *BindingError) Unwrap() error { return e.Err }
