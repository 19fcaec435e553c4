// Package expr reads the Python that a student writes about arrays and runs
// it: text to program to the steps that broadcasting takes.
//
//	[Parse]    text to [Program], or a [*SyntaxError] with line and column
//	[Run]      program to [Outcome]: steps, variables, the last value
//
// The language is a small part of Python: statements of names, calls,
// operators, indexing and literals over NumPy, PyTorch, TensorFlow and JAX.
package expr
