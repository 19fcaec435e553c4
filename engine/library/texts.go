package library

import _ "embed" // for the texts below

// What each library has, as extract.py wrote it.
var (
	//go:embed tables/jax.txt
	jax string
	//go:embed tables/numpy.txt
	numpy string
	//go:embed tables/python.txt
	python string
	//go:embed tables/tensorflow.txt
	tensorflow string
	//go:embed tables/torch.txt
	torch string
	//go:embed tables/xarray.txt
	xarray string
)

// The functions of NumPy, of Python and those that all libraries have, written in the
// language of package expr.
var (
	//go:embed functions/numpy.py
	numpyFunctions string
	//go:embed functions/numpy_numbers.py
	numpyNumbers string
	//go:embed functions/numpy_shapes.py
	numpyShapes string
	//go:embed functions/numpy_words.py
	numpyWords string
	//go:embed functions/python.py
	pythonFunctions string
	//go:embed functions/shared.py
	sharedFunctions string
)

// Files lists the texts of functions, and Apart those that the program of the pages
// fetches when a program needs them.
var (
	Files = append([]string{"numpy", "python", "shared"}, Apart...)
	Apart = []string{"jax", "numpy_rare", "tensorflow", "torch", "xarray"}
)

// Fetch returns one of the texts that are apart, and waits until it has come. The
// program of the pages sets it.
var Fetch func(file string) string

// Text returns a text of functions.
func Text(file string) string {
	switch file {
	case "numpy":
		return numpyFunctions + numpyNumbers + numpyShapes + numpyWords
	case "python":
		return pythonFunctions
	case "shared":
		return sharedFunctions
	}
	return apart(file)
}
