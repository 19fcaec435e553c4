# Arrays whose values are those of another one, laid out again. What is drawn is one change.

def _tiled(a, reps):
    counts = list(reps) if _sequence(reps) or ndim(reps) else [reps]
    if [n for n in counts if _typename(n) not in ("int", "bool") and _kind(n) not in ("i", "u")]:
        _no_size("tile", (reps,))
        _outside("tile of these")
    x = _arrayed(a)
    rank = max(len(counts), x.ndim)
    counts, sizes = [1] * (rank - len(counts)) + counts, [1] * (rank - x.ndim) + list(x.shape)
    to = [m * n for m, n in zip(counts, sizes)]
    empty(to) # which tells of a shape that there is not
    seen = _broadcast_to(_reshape(x, [k for n in sizes for k in (1, n)]), [k for m, n in zip(counts, sizes) for k in (m, n)])
    return _changed("tile", a, _unseen(_reshape(seen, to)), list(range(x.ndim - rank, x.ndim)))

def _repeated_along(a, repeats, axis):
    x, flat = _arrayed(a), axis is None or ndim(a) == 0
    x = _reshape(x, [-1]) if flat else x
    k = _axis(x, 0 if axis is None else axis)
    n, counts = x.shape[k], list(repeats) if _sequence(repeats) or ndim(repeats) else [repeats]
    if [m for m in counts if _typename(m) not in ("int", "bool") and _kind(m) not in ("i", "u")]:
        _wrong("repeat", "repeats", repeats)
        _outside("repeats", "argument")
    if len(counts) not in (1, n):
        _other_repeats(len(counts), k, n)
    [empty(m) for m in counts if m < 0]
    places = _arange(n * counts[0]) // max(counts[0], 1) if len(counts) == 1 else [i for i, m in enumerate(counts) for j in range(m)]
    sources = _unseen(_take(_value_numbers(x.shape), places, k)) if len(counts) == n > 1 and _product(x.shape) <= 4096 else None
    return _changed("repeat", a, _unseen(_take(x, places, k)), list(range(x.ndim)), sources, flat)

# The number of each value of an array.

def _value_numbers(shape):
    return _reshape(_arange(_product(shape)), shape)

def _other_repeats(counts, axis, size):
    raise ValueError(f"operands could not be broadcast together with shape ({size},) ({counts},)")

# The values on one side of diagonal k, or those of a vector on the diagonal; the others are 0.

def _triangle(call, a, k, lower):
    x = _arrayed(a)
    if x.ndim < 2:
        _no_triangle(call, x.ndim)
        _outside(call, "operation")
    if _kind(k):
        _whole_diagonal(k)
    far, n = _arange(x.shape[-1]) - _arange(x.shape[-2])[:, None] - k, _product(x.shape)
    kept = far <= 0 if lower else far >= 0
    places = _where(kept, _reshape(_arange(n), x.shape), -1) if n <= 4096 else []
    return _changed(call, a, _unseen(_where(kept, x, _zeros([], dtype=x.dtype))), list(range(x.ndim)), places)

def _whole_diagonal(k):
    if k.ndim:
        _no_array_truth(k.size == 0)

def _diagonal_matrix(v):
    x = _arrayed(v)
    n = len(x)
    kept = _arange(n)[:, None] == _arange(n)
    places = _where(kept, _arange(n), -1) if n <= 64 else []
    return _changed("diag", v, _unseen(_where(kept, x, _zeros([], dtype=x.dtype))), [-1, 0], places)

def _diagonal_of(a, k, fixed=None):
    if ndim(a) != 2:
        _outside("a diagonal of more axes")
    right, down, steps = max(k, 0), max(-k, 0), _strides(a)
    size = max(min(a.shape[0] - down, a.shape[1] - right), 0)
    return _strided(a, [size], [steps[0] + steps[1]], down * steps[0] + right * steps[1] if size else 0, fixed, [0])

# Entries by their places along one axis; the places of the other axes are those up to sizes.

def _picked_along(call, a, at, axis, sizes):
    if _kind(at) == "f":
        _outside("floats", "index")
    places = [at if k == axis else _unseen(_reshape(_arange(sizes[k]), [-1 if i == k else 1 for i in range(a.ndim)])) for k in range(a.ndim)]
    return _picked_by(call, a, *places)

def take_along_axis(arr, indices, axis=-1):
    for v, name in ((arr, "ndim"), (indices, "dtype")):
        if _sequence(v):
            raise AttributeError(f"'{_typename(v)}' object has no attribute '{name}'")
    a = _reshape(arr, [-1]) if axis is None else arr
    k = _axis(a, 0 if axis is None else axis)
    if ndim(indices) != a.ndim:
        raise ValueError("`indices` and `arr` must have the same number of dimensions")
    return _picked_along("take_along_axis", a, indices, k, a.shape)
