package library

import (
	_ "embed" // for the names below
	"strings"
)

// The functions of the texts numpy_rare and shared_rare, which few programs have: who asks
// for another does not fetch them.
var (
	//go:embed functions/numpy_rare/names.txt
	numpyNames string
	//go:embed functions/shared_rare/names.txt
	sharedNames string
)

// ofModules are what the names of Python's functions in python_rare begin with, and of methods there.
var ofModules = [...]string{"chance_", "collections_", "copy_", "functools_", "itertools_", "math_", "operator_", "time_", "warnings_",
	"builtin_chr", "builtin_divmod", "builtin_filter", "builtin_iter", "builtin_next", "builtin_ord", "builtin_pow", "builtin_reversed", "builtin_slice", "Counter_", "defaultdict_", "deque_", "dict_", "list_", "set_", "text_"}

// lacks reports whether a text does not have a function, as far as that can be told without
// the text.
func lacks(file, name string) bool {
	switch file {
	case "numpy_rare":
		return !strings.Contains("\n"+numpyNames, "\n"+name+"\n")
	case "shared_rare":
		return !strings.Contains("\n"+sharedNames, "\n"+name+"\n")
	case "python_rare":
		for _, module := range ofModules {
			if strings.HasPrefix(name, module) {
				return false
			}
		}
		return true
	}
	return false
}
