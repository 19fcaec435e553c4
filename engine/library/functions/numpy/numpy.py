def outer(a, b):
    return ravel(a)[:, None] * ravel(b)

def inner(a, b):
    a, b = asarray(a), asarray(b)
    if a.ndim == 0 or b.ndim == 0:
        return a * b
    if a.shape[-1] != b.shape[-1]:
        if b.ndim > 2:
            _outside("inner of these")
        raise ValueError(f"shapes {_compact(a.shape)} and {_compact(b.T.shape)} not aligned: {a.shape[-1]} (dim {a.ndim - 1}) != {b.shape[-1]} (dim 0)")
    return a @ b.T if b.ndim < 3 else _contracted(a, b, [a.ndim - 1], [b.ndim - 1])

def tensordot(a, b, axes=2):
    a, b = asarray(a), asarray(b)
    left, right = _axes(a.ndim, axes)
    if len(left) != len(right) or [a.shape[k] for k in left] != [b.shape[k] for k in right]:
        raise ValueError("shape-mismatch for sum")
    return _contracted(a, b, left, right)

def ufunc_outer(op, A, B):
    A, B = asarray(A), asarray(B)
    return op(_expand_dims(A, list(range(A.ndim, A.ndim + B.ndim))) if B.ndim else A, B)

def flatnonzero(a):
    return nonzero(ravel(a))[0]

def quantile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False):
    if not ((asarray(q) >= 0) & (asarray(q) <= 1)).all():
        raise ValueError("Quantiles must be in the range [0, 1]")
    return _quantiles(a, q, axis, keepdims) if method == "linear" else _quantiles_by(a, q, axis, keepdims, method)

def percentile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False):
    if not ((asarray(q) >= 0) & (asarray(q) <= 100)).all():
        raise ValueError("Percentiles must be in the range [0, 100]")
    q = q / 100 if ndim(q) == 0 else asarray(q) / 100
    return _quantiles(a, q, axis, keepdims) if method == "linear" else _quantiles_by(a, q, axis, keepdims, method)

def unique(ar, return_index=False, return_inverse=False, return_counts=False, axis=None, equal_nan=True, sorted=True):
    if axis is not None:
        return _unique_rows(asarray(ar), _axis(asarray(ar), axis), return_index, return_inverse, return_counts)
    return _uniques(ravel(ar), shape(ar), return_index, return_inverse, return_counts)

def put(a, ind, v, mode="raise"):
    ind, v = ravel(ind), ravel(v)
    if mode != "raise" or _kind(a) != _kind(v) and _kind(a) != "f" or not shares_memory(a, a.reshape(-1)):
        _outside("put of these")
    if ind.size and v.size:
        a.reshape(-1)[ind] = resize(v, ind.size)

def array_put(a, indices, values, mode="raise"):
    put(a, indices, values, mode)

def array_sort(a, axis=-1, kind=None, order=None, stable=None, descending=None):
    a[...] = sort(a, axis, descending=descending)

def array_fill(a, value):
    if ndim(value):
        _outside("fill with an array")
    a[...] = value

def copyto(dst, src, where=True):
    if where is not True:
        return _copied_where(dst, src, where)
    if _kind(dst) != "f" and (isinstance(src, float) or _kind(src) == "f"):
        _outside("copyto of floats to ints")
    dst[...] = src

def round(a, decimals=0):
    if _kind(_arrayed(a)) == "b" and decimals:
        _outside("round of bools")
    return _rounded(_arrayed(a), decimals)

around = round

def _off_diagonal(v, k):
    n = abs(k)
    return pad(diag(v), ((0, n), (n, 0)) if k > 0 else ((n, 0), (0, n)))

def _by_columns(a, shape):
    reshape(a, shape) # which raises for a shape of another size
    return transpose(reshape(transpose(a), shape[::-1]))

def pad(array, pad_width, mode="constant", constant_values=0, end_values=0, stat_length=None):
    a = asarray(array)
    if mode not in ("constant", "edge", "reflect", "symmetric", "wrap"):
        return _padded_by(a, pad_width, mode, end_values, stat_length)
    widths, values = _pairs(pad_width, a.ndim), _pairs(constant_values, a.ndim)
    if len(widths) != a.ndim:
        raise ValueError(f"operands could not be broadcast together with remapped shapes [original->remapped]: ({len(widths)},2)  and requested shape ({a.ndim},2)")
    if [w for w in widths if min(*w) < 0]:
        raise ValueError("index can't contain negative values")
    padded = _padded(a, widths, mode, values)
    return padded.copy() if padded.shape == a.shape else padded

def _pairs(widths, n):
    if isinstance(widths, (int, float)):
        return [[widths, widths]] * n
    pairs = [list(w) if isinstance(w, (tuple, list)) else [w] for w in list(widths)]
    if [len(w) for w in pairs] in ([1, 1], [1]) and not isinstance(list(widths)[0], (tuple, list)):
        return [[pairs[0][0], pairs[-1][0]]] * n
    if [w for w in pairs if len(w) > 2] or len(pairs) > 2 and not isinstance(list(widths)[0], (tuple, list)):
        _outside("pad by these widths")
    pairs = [[w[0], w[-1]] for w in pairs]
    return pairs * n if len(pairs) == 1 else pairs

def roll(a, shift, axis=None):
    return _rolled(_arrayed(a), shift, axis)

def diff(a, n=1, axis=-1, prepend=None, append=None):
    a = _arrayed(a)
    if a.ndim == 0:
        raise ValueError("diff requires input that is at least one dimensional")
    if n < 0:
        raise ValueError(f"order must be non-negative but got {n}")
    ends = [a.shape[k] if k != axis % a.ndim else 1 for k in range(a.ndim)]
    if prepend is not None:
        a = concatenate((broadcast_to(prepend, ends) if ndim(prepend) == 0 else prepend, a), axis)
    if append is not None:
        a = concatenate((a, broadcast_to(append, ends) if ndim(append) == 0 else append), axis)
    return _differences(a, n, axis)

def append(arr, values, axis=None):
    return concatenate((ravel(arr), ravel(values)) if axis is None else (arr, values), 0 if axis is None else axis)

def _each(pyfunc, args):
    if len(args) == 2 and shape(asarray(args[0]) == asarray(args[1])) == (0,):
        raise ValueError("cannot call `vectorize` on size 0 inputs unless `otypes` is set")
    parts = broadcast_arrays(*[asarray(a) for a in args])
    if parts[0].size == 0:
        raise ValueError("cannot call `vectorize` on size 0 inputs unless `otypes` is set")
    values = [pyfunc(*row) for row in zip(*[ravel(p) for p in parts])]
    if isinstance(values[0], (tuple, list, str)):
        _outside("vectorize of a function that gives several values")
    return array(values, dtype=asarray(values[0]).dtype).reshape(parts[0].shape)

def vectorize(pyfunc):
    return lambda *args: _each(pyfunc, args)
