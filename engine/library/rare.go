package library

import _ "embed" // for the names below

// rare lists the functions of the text numpy_rare, which few programs have: who asks for
// another does not fetch it.
//
//go:embed functions/numpy_rare.txt
var rare string
