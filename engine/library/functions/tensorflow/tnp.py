# tf.experimental.numpy: NumPy's functions, whose results are tensors in NumPy's types.

def numpy_array(val, dtype=None, copy=True, ndmin=0):
    if ndmin:
        _outside("ndmin", "argument")
    return _wide(val, dtype)

def numpy_asarray(a, dtype=None):
    return _wide(a, dtype)

def _wide(v, dtype=None):
    a = convert_to_tensor(v)
    if dtype is not None:
        return cast(a, dtype)
    return a if _typename(v) == "array" else cast(a, {"int32": "int64", "float32": "float64"}.get(a.dtype.name, a.dtype))

def numpy_ones(shape, dtype="float64"):
    return ones(shape, dtype=dtype)

def numpy_zeros(shape, dtype="float64"):
    return zeros(shape, dtype=dtype)

def numpy_full(shape, fill_value, dtype=None):
    v = _wide(fill_value, dtype)
    return fill([shape] if _typename(shape) == "int" else shape, v, dtype=v.dtype)

def numpy_eye(N, M=None, k=0, dtype="float64"):
    return _diagonal_ones(N, M, k, dtype)

def numpy_arange(start, stop=None, step=1, dtype=None):
    a = arange(start, delta=step) if stop is None else arange(start, stop, step)
    return cast(a, dtype if dtype is not None else "int64" if _kind(a) == "i" else "float64")

def numpy_linspace(start, stop, num=50, dtype="float64"):
    return cast(_spaced(start, stop, num, True), dtype)

def numpy_ones_like(a, dtype=None):
    return ones_like(_wide(a), dtype=dtype)

def numpy_zeros_like(a, dtype=None):
    return zeros_like(_wide(a), dtype=dtype)

# Folds; bools and small ints are summed up as int64, and the mean of ints is a double.

def numpy_sum(a, axis=None, dtype=None, keepdims=False):
    x = _wide(a, dtype)
    return reduce_sum(cast(x, "int64") if _kind(x) in "bi" else x, axis=axis, keepdims=keepdims is True)

def numpy_prod(a, axis=None, dtype=None, keepdims=False):
    x = _wide(a, dtype)
    return reduce_prod(cast(x, "int64") if _kind(x) in "bi" else x, axis=axis, keepdims=keepdims is True)

def _in_doubles(a):
    x = _wide(a)
    return x if _kind(x) == "f" else cast(x, "float64")

def numpy_mean(a, axis=None, dtype=None, keepdims=False):
    if dtype is not None:
        _outside("dtype", "argument")
    return reduce_mean(_in_doubles(a), axis=axis, keepdims=keepdims is True)

def numpy_max(a, axis=None, keepdims=False):
    return reduce_max(_wide(a), axis=axis, keepdims=keepdims is True)

def numpy_min(a, axis=None, keepdims=False):
    return reduce_min(_wide(a), axis=axis, keepdims=keepdims is True)

# Values one by one.

def numpy_sqrt(x):
    return sqrt(_in_doubles(x))

def numpy_exp(x):
    return exp(_in_doubles(x))

def numpy_log(x):
    return log(_in_doubles(x))

def numpy_square(x):
    return square(_wide(x))

def numpy_abs(x):
    return abs(_wide(x))

# Shapes.

def numpy_reshape(a, newshape):
    return reshape(_wide(a), [newshape] if _typename(newshape) == "int" else newshape)

def numpy_transpose(a, axes=None):
    return transpose(_wide(a)) if axes is None else transpose(_wide(a), axes)

def numpy_expand_dims(a, axis):
    return expand_dims(_wide(a), axis)

def numpy_squeeze(a, axis=None):
    return squeeze(_wide(a)) if axis is None else squeeze(_wide(a), [axis] if _typename(axis) == "int" else axis)

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

def numpy_dot(a, b):
    x, y = _promoted([a, b])
    return x @ y if x.ndim == 2 and y.ndim == 2 else reduce_sum(x * y) if x.ndim == 1 and y.ndim == 1 else _outside("dot of these")

def numpy_concatenate(arys, axis=0):
    return concat(_promoted(arys), axis)

def numpy_stack(arrays, axis=0):
    return stack(_promoted(arrays), axis)

def numpy_add(x1, x2):
    a, b = _promoted([x1, x2])
    return a + b

def numpy_subtract(x1, x2):
    a, b = _promoted([x1, x2])
    return a - b

def numpy_multiply(x1, x2):
    a, b = _promoted([x1, x2])
    return a * b

def numpy_maximum(x1, x2):
    a, b = _promoted([x1, x2])
    return maximum(a, b)

def numpy_minimum(x1, x2):
    a, b = _promoted([x1, x2])
    return minimum(a, b)
