package engine

import "slices"

// A Library is one of the array libraries whose words and rules we speak, by
// the name used in addresses and on the command line.
type Library string

// The libraries. The empty Library means NumPy.
const (
	InNumPy      Library = "numpy"
	InPyTorch    Library = "pytorch"
	InTensorFlow Library = "tensorflow"
	InJAX        Library = "jax"
	InXArray     Library = "xarray"
)

// Libraries lists them in the order in which they are offered.
var Libraries = [...]Library{InNumPy, InPyTorch, InTensorFlow, InJAX, InXArray}

// traits are what else tells one library from another, in the order of Libraries.
var traits = [...]trait{
	{"NumPy", "np", "numpy", true},
	{"PyTorch", "torch", "torch", false},
	{"TensorFlow", "tf", "tensorflow", false},
	{"JAX", "jnp", "jax.numpy", false},
	{"xarray", "xr", "xarray", true},
}

type trait struct {
	name          string // as the library writes it
	short, module string // what imports call its functions' module
	asNumPy       bool   // it computes as NumPy does
}

// trait returns what is known of a library, NumPy where it is none of Libraries.
func (l Library) trait() trait { return traits[max(0, slices.Index(Libraries[:], l))] }

// Name returns the name of a library as it writes itself.
func (l Library) Name() string { return l.trait().name }

// Module returns the module of a library's functions, such as "jax.numpy".
func (l Library) Module() string { return l.trait().module }

// Short returns what programs call that module, such as "jnp".
func (l Library) Short() string { return l.trait().short }

// Import returns the statement that imports it by that name.
func (l Library) Import() string {
	t := l.trait()
	if t.module == t.short {
		return "import " + t.module
	}
	return "import " + t.module + " as " + t.short
}

// IsNumPy reports whether the library computes as NumPy does.
func (l Library) IsNumPy() bool { return l.trait().asNumPy }

// ModuleAt returns the module of a library's functions that programs call by a name,
// such as "jax.numpy" by "jnp", or "".
func ModuleAt(name string) string {
	for _, t := range traits {
		if name == t.short || name == t.module {
			return t.module
		}
	}
	return ""
}
