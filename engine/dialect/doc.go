// Package dialect reads what programs of the array libraries say: what the error texts of
// NumPy, PyTorch, TensorFlow, JAX and xarray tell of shapes, and where the rules of other
// systems differ.
//
//	[ReadMessage]   a pasted error back to the shapes it names
//	[Rules]         what other systems would do
//
// What the libraries say of a mistake, and how they spell an operation, is written by functions
// in the language, which package run calls; what those say is understood here.
package dialect
