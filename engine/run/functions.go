package run

import (
	"slices"
	"strings"
	"sync"
)

// table returns all functions by name. The key of a method that differs from
// the function of the same name begins with "array."; that of a function in a
// part of a library begins with that part.
var table func() map[string]*function

// The functions call back into the machine that asks for the table, so the
// compiler refuses a value here. It is made once, and only read.
func init() { table = sync.OnceValue(functions) }

func functions() map[string]*function {
	all := make(map[string]*function, 300)
	for _, group := range [][]function{
		makers(), moves(), views(), joins(), pairs(), singles(), folds(), scans(), picks(), natives(), functionNatives(), wheres(), asks(), maths(), texts(), pythons(), raggedOnly(), tracking(), tapes(), instances(),
	} {
		for i := range group {
			for name := range strings.FieldsSeq(group[i].name) {
				_, last := cutLast(name)
				f := group[i]
				f.name = last
				all[name] = &f
			}
		}
	}
	for _, f := range slices.Concat(arrayNatives(), xarrays(), besides(), raggedRows(), updates()) {
		all["_"+f.name] = &f // which no program calls
	}
	return all
}
