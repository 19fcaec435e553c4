// Package bench holds the state of the playground as plain values, which the
// components of the pages show.
//
// A [Bench] is the line of Python as it is typed and the [Reading] of it: what
// was understood last, and how it is looked at, its [View]. A [Row] is an
// operand of the reading and [Lists] are its ragged rows; each edit of them is
// an edit of the line, so that the program is in one place.
package bench
