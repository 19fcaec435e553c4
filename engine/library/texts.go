package library

import (
	_ "embed" // for the texts below
	"slices"
	"strings"
	"sync"
)

// What NumPy and Python have, as extract.py wrote it, and the release of each library.
var (
	//go:embed tables/numpy.txt
	numpy string
	//go:embed tables/python.txt
	python string
	//go:embed tables/versions.txt
	versions string
)

// The functions of NumPy, of Python and those that all libraries have, written in the
// language of package expr.
var (
	//go:embed functions/numpy/numpy.py
	numpyFunctions string
	//go:embed functions/numpy/shapes.py
	numpyShapes string
	//go:embed functions/python/python.py
	pythonFunctions string
	//go:embed functions/shared/shared.py
	sharedFunctions string
	//go:embed functions/shared/said.py
	sharedSaid string
	//go:embed functions/shared/words.py
	sharedWords string
)

// Files lists the texts of functions, and Apart the texts that the program of the pages
// fetches when a program needs them: those of functions, with the tables of their
// libraries, how operations are spelled, and what the libraries but NumPy say, with the names
// of their functions.
var (
	Files = []string{"numpy", "python", "shared", "jax", "numpy_rare", "python_rare", "shared_rare", "tensorflow", "torch", "xarray"}
	Apart = append(slices.Clone(Files[3:]), "code", "others")
)

// Fetch returns one of the texts that are apart, after its table, and waits until it has
// come. The program of the pages sets it.
var Fetch func(file string) string

// tableEnd stands between a table and the functions behind it.
const tableEnd = "\n\f\n"

// Text returns a text of functions, or what the others say.
func Text(file string) string {
	switch file {
	case "numpy":
		return numpyFunctions + numpyShapes
	case "python":
		return pythonFunctions
	case "shared":
		return sharedFunctions + sharedSaid + sharedWords
	}
	_, text, _ := strings.Cut(Bundle(file), tableEnd)
	return text
}

// table returns the table before a text that is apart.
func table(file string) string {
	text, _, _ := strings.Cut(Bundle(file), tableEnd)
	return text
}

// Bundle returns one of the texts that are apart, after the table of its library.
func Bundle(file string) string {
	if b, again := bundles.Load(file); again {
		return b.(string)
	}
	b := apart(file)
	bundles.Store(file, b)
	return b
}

// bundles holds the texts that were asked for.
var bundles sync.Map
