package library

import (
	_ "embed" // for the names below
	"strings"
)

// rare holds the names of the functions in the texts that few programs need, packed as in
// the tables after a salt: who asks for another function does not fetch its text, and
// never for one of Go's.
//
//go:embed tables/rare.txt
var rare string

// lacks reports whether a text does not have a function, as far as that can be told without
// the text.
func lacks(file, name string) bool {
	salt, set, _ := strings.Cut(lineOf(rare, file), " ")
	return set != "" && !coded(set, name+salt)
}
