package dialect

import "strings"

// A template is a message with blanks. Each blank is in braces and is one of
// these:
//
//	{n}  an integer, "-1"
//	{w}  a word, up to what follows the blank
//	{t}  a shape, "(2, 3)"; "newaxis" stands for -1
//	{l}  a list or a column of integers, "[2, 3]"; "?" stands for an unknown size, -1
//	{*}  several of these; commas, blanks and arrows separate them
//
// A brace that opens none of these stands for itself.
type template string

// values fill the blanks of a template, each kind in the order of its blanks.
type values struct {
	ints  []int
	words []string
	lists [][]int // shapes and vectors
}

// cutBlank splits a template before and after its first blank; blank is 0 when
// it has none.
func cutBlank(t string) (literal string, blank byte, after string) {
	for i := 0; i+2 < len(t); i++ {
		if t[i] == '{' && t[i+2] == '}' && strings.IndexByte("nwtl*", t[i+1]) >= 0 {
			return t[:i], t[i+1], t[i+3:]
		}
	}
	return t, 0, ""
}
