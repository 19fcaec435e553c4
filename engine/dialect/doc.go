// Package dialect speaks as the array libraries do: how NumPy, PyTorch,
// TensorFlow, JAX and xarray word an error, which axis they blame, how they
// spell the same operation, and where their rules differ.
//
//	[Message], [ErrorType], [BlamedAxis]    a failed trace in a library's own words
//	[MessageOf]                             any other typed error
//	[Code], [ChangeCode]                    an operation as code that runs
//	[ReadMessage]                           a pasted error back to the shapes it names
//	[Rules]                                 what other systems would do
//
// One table of templates serves writing and reading, so that what one side
// says the other understands. The texts are those of NumPy 1.24.2, PyTorch
// 1.13.1 and xarray 2023.01, which were run; those of TensorFlow and JAX are
// cited from their sources.
package dialect
