// Package dialect speaks as the array libraries do: how NumPy, PyTorch,
// TensorFlow, JAX and xarray word an error, which axis they blame, how they
// spell the same operation, and where their rules differ.
//
//	[Message], [ErrorType], [BlamedAxis]    a failed trace in a library's own words
//	[MessageOf]                             any other typed error
//	[Code]                                  an operation as code that runs
//	[ReadMessage]                           a pasted error back to the shapes it names
//	[Rules]                                 what other systems would do
//
// One table of templates serves writing and reading, so that what one side
// says the other understands. The texts are those of the libraries
// whose versions package library names; package truth runs them.
package dialect
