package library

import (
	"cmp"
	"slices"
	"strings"

	"shapecast/engine"
)

// A home is where a library lives: all that tells one from another by name.
type home struct {
	engine.Library
	root  string   // the package that imports name
	array string   // the class of its arrays in the table
	class string   // what Python calls that class
	files []string // where functions written in the language are looked for, in order
}

// homes holds the libraries, what all of them say of mistakes, and last Python itself, whose
// functions are those of its module math. JAX and xarray have NumPy's functions.
var homes = [...]home{
	{engine.InNumPy, "numpy", "numpy.ndarray", "numpy.ndarray", []string{"numpy", "numpy_rare", "shared", "shared_rare"}},
	{engine.InPyTorch, "torch", "torch.Tensor", "Tensor", []string{"torch", "shared", "shared_rare"}},
	{engine.InTensorFlow, "tensorflow", "tensorflow.Tensor", "tensorflow.python.framework.ops.EagerTensor", []string{"tensorflow", "shared", "shared_rare"}},
	{engine.InJAX, "jax", "jax.Array", "ArrayImpl", []string{"jax", "numpy", "numpy_rare", "shared", "shared_rare"}},
	{engine.InXArray, "xarray", "xarray.DataArray", "DataArray", []string{"xarray", "numpy", "numpy_rare", "shared", "shared_rare"}},
	{"others", "-", "", "", []string{"shared", "code", "others", "shared_rare"}},
	{"math", "", "", "", []string{"python", "python_rare"}},
}

// table returns what a library has.
func (h home) table() string {
	switch h.root {
	case "numpy":
		return numpy
	case "":
		return python
	}
	return table(h.files[0])
}

// homeAt returns the home of a module or a class at a path, such as "numpy.linalg":
// Python's where it is of no library.
func homeAt(path string) home {
	root, _, _ := strings.Cut(path, ".")
	return homeWhere(func(h home) bool { return h.root == root })
}

func homeOf(l engine.Library) home {
	l = cmp.Or(l, engine.InNumPy)
	return homeWhere(func(h home) bool { return h.Library == l })
}

func homeWhere(is func(home) bool) home {
	if i := slices.IndexFunc(homes[:], is); i >= 0 {
		return homes[i]
	}
	return homes[len(homes)-1]
}

// At returns the library that a module or a class belongs to, or "".
func At(path string) engine.Library {
	if h := homeAt(path); h.root != "" {
		return h.Library
	}
	return ""
}

// Version returns the release of a library that its table was written from.
func Version(l engine.Library) string { return lineOf(versions, homeOf(l).root) }

// lineOf returns what stands behind a key in a text that has a line for each.
func lineOf(text, key string) string {
	line, first := strings.CutPrefix(text, key+" ")
	if !first {
		_, line, _ = strings.Cut(text, "\n"+key+" ")
	}
	line, _, _ = strings.Cut(line, "\n")
	return line
}

// Class returns where the table of a library has the class of its arrays, and what
// Python calls that class.
func Class(l engine.Library) (path, name string) {
	h := homeOf(l)
	return h.array, h.class
}
