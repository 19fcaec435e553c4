package run

import (
	"cmp"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// tableClass returns where the table of its library has the class of v, and what
// Python calls that class.
func tableClass(in *context, v value) (path, name string) {
	switch {
	case v.kind != arrayKind:
		name = v.typeName()
		return name, name
	case v.numpy:
		return "numpy.generic", "numpy." + v.typeName()
	case v.foreign:
		return "numpy.ndarray", "numpy.ndarray"
	case v.text == "Variable":
		return "tensorflow.Variable", "ResourceVariable"
	case v.text == "KerasVariable":
		return "tensorflow.keras.Variable", "Variable"
	case v.bare:
		return "xarray.Variable", "Variable"
	case !v.array.Shape.IsDense():
		return "tensorflow.RaggedTensor", "RaggedTensor"
	}
	return library.Class(orNumPy(in.library))
}

// className returns what Python calls the class of v.
func (in *context) className(v value) string {
	_, name := tableClass(in, v)
	switch {
	case v.kind == tupleKind:
		return cmp.Or(v.text, name)
	case v.kind == typeKind && strings.HasPrefix(v.text, "torch.") && !v.foreign:
		return "torch.dtype"
	case v.kind == typeKind && in.library == engine.InTensorFlow && !v.foreign && (v.numpy || dtypes[v.text] != 0 && !contains("int|float|complex", v.text)):
		return "DType"
	case v.kind == typeKind && v.numpy && v.text != "bfloat16":
		d := strings.TrimPrefix(v.text, "torch.")
		return "numpy.dtypes." + strings.Replace(strings.ToUpper(d[:1])+d[1:], "Uint", "UInt", 1) + "DType"
	}
	return name
}

// lacksName returns the row of a name, and reports one that a part of a library does not
// have. A program that names no library is in the notation of this package, which has the
// names of all.
func lacksName(in *context, path, name string, x expr.Expr, v value) library.Row {
	part, known := library.PartOf(path)
	if !known || !in.named && path != "math" || in.inside != nil {
		return library.Row{}
	}
	row, has := part.Find(name)
	switch {
	// Python gives names with __ to all, and JAX's arrays are of another class than the one it names.
	case !has && (strings.HasPrefix(name, "__") || v == nil && path == "jax.Array"):
		in.outside(x, expr.AttributeOf, name)
	case !has && v != nil:
		in.refuses(x, "AttributeError", part.Lacks(name, v.typeName()))
	case !has:
		in.refuses(x, "AttributeError", part.LacksItself(name))
	case row.Style == library.Gone:
		in.refuses(x, "AttributeError", row.Signature)
	}
	return row
}

// ArraysHave reports whether the arrays of a library have an attribute.
func ArraysHave(l engine.Library, name string) bool {
	path, _ := library.Class(l)
	arrays, _ := library.PartOf(path)
	return arrays.Has(name)
}
