# tf.experimental.numpy: NumPy's functions, whose results are tensors in NumPy's types.

def numpy_array(val, dtype=None, copy=True, ndmin=0):
    if ndmin:
        _outside("ndmin", "argument")
    return _wide(val, dtype)

def _wide(v, dtype=None):
    a = convert_to_tensor(v)
    if dtype is not None:
        return cast(a, dtype)
    return a if _typename(v) == "array" else cast(a, {"int32": "int64", "float32": "float64"}.get(a.dtype.name, a.dtype))

def numpy_ones(shape, dtype="float64"):
    return ones(shape, dtype=dtype)

def numpy_arange(start, stop=None, step=1, dtype=None):
    a = arange(start, delta=step) if stop is None else arange(start, stop, step)
    return cast(a, dtype if dtype is not None else "int64" if _kind(a) == "i" else "float64")

# Folds; bools and small ints are summed up as int64, and the mean of ints is a double.

def numpy_sum(a, axis=None, dtype=None, keepdims=False):
    x = _wide(a, dtype)
    return reduce_sum(cast(x, "int64") if _kind(x) in "bi" else x, axis=axis, keepdims=keepdims is True)

def _in_doubles(a):
    x = _wide(a)
    return x if _kind(x) == "f" else cast(x, "float64")

def numpy_mean(a, axis=None, dtype=None, keepdims=False):
    if dtype is not None:
        _outside("dtype", "argument")
    return reduce_mean(_in_doubles(a), axis=axis, keepdims=keepdims is True)

# Values one by one.

# Shapes.

def _promoted(values):
    arrays, order = [_wide(v) for v in values], ["bool", "int32", "int64", "float32", "float64"]
    kinds = [a.dtype.name for a in arrays]
    if [k for k in kinds if k not in order] or "float32" in kinds and ("int32" in kinds or "int64" in kinds):
        _outside("arrays of these types")
    kind = order[max([order.index(k) for k in kinds])]
    return [cast(a, kind) for a in arrays]

def numpy_matmul(x1, x2):
    a, b = _promoted([x1, x2])
    return a @ b if a.ndim > 1 and b.ndim > 1 else _outside("matmul of these")
