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

// whole names parts of NumPy that stand in its rare text alone: own are the methods of what
// that text makes.
const whole = "own|char|strings|ma|fft|linalg|testing"

// lacks reports whether a text does not have a function, as far as that can be told without
// the text.
func lacks(file, name string) bool {
	salt, set, _ := strings.Cut(lineOf(rare, file), " ")
	part, _, _ := strings.Cut(name, "_")
	return set != "" && !(file == "numpy_rare" && strings.Contains("|"+whole+"|", "|"+part+"|")) && !coded(set, name+salt)
}
