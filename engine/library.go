package engine

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
