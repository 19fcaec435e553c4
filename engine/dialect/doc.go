// Package dialect reads and writes what programs of the array libraries say: how NumPy,
// PyTorch, TensorFlow, JAX and xarray spell an operation, what their error texts tell of
// shapes, and where the rules of other systems differ.
//
//	[Code]          an operation as code that runs
//	[ReadMessage]   a pasted error back to the shapes it names
//	[Rules]         what other systems would do
//
// What the libraries say of a mistake is written by functions in the language, which package
// run calls; what those say is understood here.
package dialect
