// Package expr reads the Python that a student writes about arrays: text to a tree,
// and a tree back to text. It knows no library, and runs nothing.
//
// Errors have a place, [Place], which prints the line with a caret under it.
package expr
