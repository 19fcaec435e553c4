package library

// tensorflowFunctions are written in the language of package expr.
const tensorflowFunctions = `
# Functions of TensorFlow's alone.

def sequence_mask(lengths, maxlen=None):
    return arange(array(lengths).max() if maxlen is None else maxlen) < array(lengths)[..., None]

def norm(tensor, ord="euclidean", axis=None, keepdims=None):
    if isinstance(axis, (tuple, list)) and ord not in ("euclidean", "fro"):
        _outside("a norm of matrices")
    return _norm_of_vectors(tensor, None if ord in ("euclidean", "fro") else ord, axis, bool(keepdims))

def roll(input, shift, axis):
    return _rolled(_arrayed(input), shift, axis)

def logical_not(x):
    return ~_arrayed(x)

def round(x):
    return _rounded(_arrayed(x), 0)

def pad(tensor, paddings, mode="CONSTANT", constant_values=0):
    a = _arrayed(tensor)
    widths = [list(w) for w in (paddings.tolist() if _kind(paddings) else paddings)]
    if mode != "CONSTANT" or len(widths) != a.ndim:
        _outside("tf.pad of these")
    return _padded(a, widths, "constant", [[constant_values] * 2] * a.ndim)

def gather(params, indices, validate_indices=None, axis=0):
    return take(_arrayed(params), indices, axis)

def shape(input, out_type=None):
    sizes = list(_arrayed(input).shape)
    if None in sizes:
        _outside("tf.shape of a ragged tensor")
    return constant(sizes, dtype=int32 if out_type is None else out_type)

def rank(input):
    return constant(_arrayed(input).ndim, dtype=int32)

def size(input, out_type=None):
    return constant(_arrayed(input).size, dtype=int32 if out_type is None else out_type)

def array_get_shape(tensor):
    return tensor.shape
`
