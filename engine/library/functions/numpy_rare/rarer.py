# More functions of NumPy that few programs have.

# A partition has what it promises alone: where the values stand beside is not known.

def partition(a, kth, axis=-1):
    a = asarray(a)
    _kths(a, kth, axis)
    return _unheld(a.copy())

def argpartition(a, kth, axis=-1):
    a = asarray(a)
    _kths(a, kth, axis)
    return _unheld(zeros(a.shape, dtype="int64"))

def _kths(a, kth, axis):
    n = a.shape[_axis(a, axis)]
    for k in ravel(kth) if n else []:
        if not -n <= k < n:
            raise ValueError(f"kth(={k if k >= 0 else k + n}) out of bounds ({n})")

def _window(M, parts):
    if ndim(M):
        _outside("a window of these")
    if M < 1:
        return zeros(0)
    n = arange(1 - M, M, 2)
    return ones(1) if M == 1 else _unseen(parts[0] + parts[1] * cos(pi * n / (M - 1)) + parts[2] * cos(2.0 * pi * n / (M - 1)))

def hanning(M):
    return _window(M, (0.5, 0.5, 0.0))

def hamming(M):
    return _window(M, (0.54, 0.46, 0.0))

def blackman(M):
    return _window(M, (0.42, 0.5, 0.08))

def as_strided(x, shape=None, strides=None):
    x = asarray(x)
    sizes, steps = x.shape if shape is None else shape, _strides(x) if strides is None else [s // x.itemsize for s in strides]
    if min(0, *steps) < 0 or _reach(sizes, steps) > _reach(x.shape, _strides(x)):
        _outside("as_strided of memory that is not the array's")
    return _strided(x, sizes, steps)

def _reach(sizes, steps):
    return -1 if 0 in list(sizes) else sum([(n - 1) * s for n, s in zip(sizes, steps)])

def triu_indices_from(arr, k=0):
    return triu_indices(arr.shape[-2], k, arr.shape[-1])

def tril_indices_from(arr, k=0):
    return tril_indices(arr.shape[-2], k, arr.shape[-1])

def nanquantile(a, q, axis=None):
    a, k = (ravel(a), 0) if axis is None else (asarray(a), axis)
    if a.size == 0:
        _outside("the quantile of nothing")
    v = apply_along_axis(lambda row: quantile(row[row == row], q), k, a)
    return moveaxis(v, k, 0) if ndim(q) else v[()]

def nanpercentile(a, q, axis=None):
    return nanquantile(a, asarray(q) / 100, axis)

def permute_dims(a, axes=None):
    return transpose(a, axes)

def matrix_transpose(x):
    if ndim(x) < 2:
        raise ValueError(f"Input array must be at least 2-dimensional, but it is {ndim(x)}")
    return swapaxes(x, -1, -2)

def reciprocal(x):
    x = asarray(x)
    if _kind(x) != "f" and (x == 0).any():
        _outside("reciprocal of 0")
    return 1 / x if _kind(x) == "f" else 1 // x

def array_is_integer(self):
    return bool(self == floor(self))

def real(val):
    return val + 0 if isinstance(val, (int, float)) else asarray(val)

def imag(val):
    return val * 0 if isinstance(val, (int, float)) else zeros_like(val)

def conj(x):
    x = asarray(x)
    return x.astype("int8")[()] if _kind(x) == "b" else x * 1

conjugate, array_conj, array_conjugate = conj

def property_imag(self):
    return _number(zeros_like(self))

def isreal(x):
    return (asarray(x) == 0) | (asarray(x) != 0)

def isscalar(element):
    return _typename(element) not in ("array", "list", "tuple", "dict", "NoneType", "set", "range")

def isposinf(x):
    return asarray(x) == inf

def isneginf(x):
    return asarray(x) == -inf

def signbit(x):
    return copysign(1.0, x) < 0

def modf(x):
    x = asarray(x).astype(copysign(x, x).dtype)
    whole = trunc(x)
    return where(isinf(x), copysign(0.0, x), x - whole).astype(x.dtype)[()], whole

def array_str(a):
    return str(a.view())

def array_repr(arr):
    return repr(arr.view())

def diag_indices_from(arr):
    if arr.ndim < 2:
        raise ValueError("input array must be at least 2-d")
    if [n for n in arr.shape if n != arr.shape[0]]:
        raise ValueError("All dimensions of input must be of equal length")
    return diag_indices(arr.shape[0], arr.ndim)

def putmask(a, mask, values):
    a[...] = where(mask, resize(values, a.shape), a).astype(a.dtype)

def place(arr, mask, vals):
    n = int((asarray(mask) != 0).sum())
    if n:
        arr[asarray(mask) != 0] = resize(vals, n)

def vecdot(x1, x2, axis=-1):
    x1, x2 = asarray(x1), asarray(x2)
    if x1.ndim == 0 or x2.ndim == 0 or axis == -1 and _first_apart(list(x1.shape[:-1]), list(x2.shape[:-1])) is not None:
        _outside("vecdot of these")
    if x1.shape[axis] != x2.shape[axis]:
        raise ValueError(f"vecdot: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n),(n)->() (size {x2.shape[axis]} is different from {x1.shape[axis]})")
    return (x1 * x2).sum(axis)

linalg_vecdot = vecdot

def linalg_vector_norm(x, axis=None, keepdims=False, ord=2):
    return linalg_norm(ravel(x) if axis is None and not keepdims else x, ord, axis, keepdims)

def linalg_matrix_norm(x, keepdims=False, ord="fro"):
    return linalg_norm(x, ord, (-2, -1), keepdims)

def cumulative_sum(x, axis=None):
    if axis is None and ndim(x) != 1:
        raise ValueError("For arrays which have more than one dimension ``axis`` argument is required.")
    return cumsum(x, axis)

def unwrap(p, discont=None, axis=-1, period=6.283185307179586):
    d = diff(asarray(p), 1, axis)
    p = asarray(p) * 1.0
    half = period / 2
    m = (d + half) % period - half
    m = where((m == -half) & (d > 0), half, m)
    c = where(abs(d) < (half if discont is None else discont), 0.0, m - d).cumsum(axis)
    ends = [n if k != axis % p.ndim else 1 for k, n in enumerate(p.shape)]
    return p + concatenate((zeros(ends), c), axis).astype(p.dtype)

def asfortranarray(a):
    a = atleast_1d(a)
    return a if a.flags.f_contiguous else transpose(transpose(a).copy())

# The quantiles by other methods than the linear one: where among the sorted values each
# stands, and how far it goes on to the next one. Source: numpy/lib/_function_base_impl.py.

def _quantiles_by(a, q, axis, keepdims, method):
    names = ["inverted_cdf", "averaged_inverted_cdf", "closest_observation", "interpolated_inverted_cdf", "hazen", "weibull", "linear", "median_unbiased", "normal_unbiased", "lower", "higher", "midpoint", "nearest"]
    if method not in names:
        raise ValueError(f"{method!r} is not a valid method. Use one of: dict_keys({names})")
    a, q, single = asarray(a), asarray(q), _kind(q) == "" and ndim(q) == 0
    if keepdims or a.size == 0 or isinstance(axis, tuple) or _kind(a) == "b" or _kind(a) == "f" and _known(a) and isnan(a).any():
        _outside("a quantile by this method")
    s = sort(a.ravel()) if axis is None else moveaxis(sort(a, axis), axis, 0)
    at, n = _quantile_place(q, len(s), method), len(s) - 1
    low = floor(at)
    part = (at - low).reshape(q.shape + (1,) * (s.ndim - 1))
    first = s[clip(low, 0, n).astype(int)]
    if method in ("inverted_cdf", "closest_observation", "lower", "higher", "nearest"):
        return first
    step = s[clip(low + 1, 0, n).astype(int)] - first
    v = where(part < 0.5, first + step * part, first + step - step * (1 - part))
    return v.astype(a.dtype)[()] if single and _kind(a) == "f" else v[()]

def _quantile_place(q, n, method):
    ends, at = q * (n - 1.0), n * q - 1.0
    if method in ("lower", "higher", "nearest", "midpoint"):
        return {"lower": floor, "higher": ceil, "nearest": rint, "midpoint": lambda x: (floor(x) + ceil(x)) / 2}[method](ends)
    if method == "inverted_cdf":
        return ceil(at)
    if method == "averaged_inverted_cdf":
        return where(at == floor(at), at + 0.5, ceil(at))
    if method == "closest_observation":
        at = at - 0.5
        return where((at == floor(at)) & (floor(at) % 2 == 1), at, floor(at) + 1)
    alpha = {"hazen": 0.5, "median_unbiased": 1 / 3, "normal_unbiased": 3 / 8}.get(method, 0)
    beta = 1 if method == "interpolated_inverted_cdf" else alpha
    at = n * q + (alpha + q * (1 - alpha - beta)) - 1
    return clip(at, 0, n - 1)

def seterr(all=None, divide=None, over=None, under=None, invalid=None):
    if [v for v in (all, divide, over, under, invalid) if v not in (None, "ignore", "warn")]:
        _outside("seterr that raises")
    return {"divide": "warn", "over": "warn", "under": "ignore", "invalid": "warn"}

def angle(z, deg=False):
    turn = arctan2(0, z)
    return turn * 180 / pi if deg else turn

def iscomplex(x):
    return asarray(x) != asarray(x).real

def apply_along_axis(func1d, axis, arr, *args):
    axis = _axis(asarray(arr), axis)
    moved = moveaxis(asarray(arr), axis, -1)
    if moved.size == 0:
        _outside("apply_along_axis of nothing")
    outs = [asarray(func1d(row, *args)) for row in moved.reshape(-1, moved.shape[-1])]
    if len(outs) == 0 or outs[0].ndim > 1:
        _outside("apply_along_axis of these")
    out = stack(outs).reshape(moved.shape[:-1] + outs[0].shape)
    return moveaxis(out, -1, axis) if outs[0].ndim else out

def fill_diagonal(a, val, wrap=False):
    if a.ndim < 2:
        raise ValueError("array must be at least 2-d")
    if a.ndim > 2 and a.shape != (a.shape[0],) * a.ndim:
        raise ValueError("All dimensions of input must be of equal length")
    if wrap:
        _outside("fill_diagonal that wraps")
    i = arange(min(*a.shape))
    a[(i,) * a.ndim] = val if ndim(val) == 0 else ravel(val)[i % size(val)]

def rot90(m, k=1, axes=(0, 1)):
    a, (i, j) = asarray(m), axes
    if i == j or i - j == a.ndim or j - i == a.ndim:
        raise ValueError("Axes must be different.")
    if i >= a.ndim or j >= a.ndim or i < -a.ndim or j < -a.ndim:
        raise ValueError(f"Axes={axes} out of range for array of ndim={a.ndim}.")
    turned = [a, swapaxes(flip(a, j), i, j), flip(flip(a, i), j), flip(swapaxes(a, i, j), j)]
    return turned[k % 4]

def linalg_matrix_power(a, n):
    a = asarray(a)
    _matrices(a)
    if not isinstance(n, int):
        raise TypeError("exponent must be an integer")
    if abs(n) > 64:
        _outside("a large power of a matrix")
    if n < 0:
        a = linalg_inv(a)
    power = a if n else broadcast_to(eye(a.shape[-1], dtype=a.dtype), a.shape)
    for k in range(abs(n) - 1):
        power = power @ a
    return power

def sliding_window_view(x, window_shape, axis=None):
    a, sizes = asarray(x), [window_shape] if _typename(window_shape) == "int" else list(window_shape)
    axes = list(range(a.ndim)) if axis is None else [axis] if _typename(axis) == "int" else list(axis)
    if len(sizes) != len(axes) and axis is None:
        raise ValueError(f"Since axis is `None`, must provide window_shape for all dimensions of `x`; got {len(sizes)} window_shape elements and `x.ndim` is {a.ndim}.")
    if len(sizes) != len(axes):
        raise ValueError(f"Must provide matching length window_shape and axis; got {len(sizes)} window_shape elements and {len(axes)} axes elements.")
    shape, strides = list(a.shape), list(_strides(a))
    for k, n in zip(axes, sizes):
        i = _axis(a, k)
        if n < 0:
            raise ValueError("`window_shape` cannot contain negative values")
        if shape[i] < n:
            raise ValueError("window shape cannot be larger than input array shape")
        shape[i] = shape[i] - n + 1
        strides.append(strides[i])
    return _strided(a, shape + sizes, strides, 0, True) # which nothing is written to

def cross(a, b, axisa=-1, axisb=-1, axisc=-1, axis=None):
    a, b = asarray(a), asarray(b)
    if a.ndim < 1 or b.ndim < 1:
        raise ValueError("At least one array has zero dimension")
    a, b = moveaxis(a, axisa if axis is None else axis, -1), moveaxis(b, axisb if axis is None else axis, -1)
    if a.shape[-1] != 3 or b.shape[-1] != 3:
        raise ValueError(f"Both input arrays must be (arrays of) 3-dimensional vectors, but they are {a.shape[-1]} and {b.shape[-1]} dimensional instead.")
    broadcast_shapes(a.shape[:-1], b.shape[:-1])
    return moveaxis(_crossed(a, b), -1, axisc if axis is None else axis)

def _unique_rows(a, axis, index, inverse, counts):
    rows = moveaxis(a, axis, 0)
    if rows.size == 0 or not _known(rows):
        _outside("unique along this axis")
    flat = rows.reshape(len(rows), -1)
    order = lexsort(flat.T[::-1])
    first = concatenate(([True], (flat[order][1:] != flat[order][:-1]).any(1)))
    at = order[first]
    parts = [moveaxis(rows[at], 0, axis)] + ([at] if index else []) + ([(first.cumsum() - 1)[argsort(order)]] if inverse else [])
    if counts:
        parts.append(diff(append(nonzero(first)[0], len(rows))))
    return tuple(parts) if len(parts) > 1 else parts[0]

def nanvar(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False):
    a = asarray(a)
    n = (a == a).sum(axis, keepdims=True)
    if _known(n) and (n <= ddof).any():
        _outside("a slice of too few numbers")
    d = where(a == a, a - where(a == a, a, 0.0).sum(axis, keepdims=True) / n, 0.0)
    v = square(d).sum(axis, keepdims=keepdims) / (n.sum(axis, keepdims=keepdims) - ddof)
    return v.astype(a.dtype) if _kind(a) == "f" else v

def cov(m, y=None, rowvar=True, bias=False, ddof=None):
    if ndim(m) > 2 or y is not None and ndim(y) > 2:
        raise ValueError(f"{'m' if ndim(m) > 2 else 'y'} has more than 2 dimensions")
    rows = atleast_2d(asarray(m)) if rowvar or ndim(m) < 2 else asarray(m).T
    if y is not None:
        rows = concatenate((rows, atleast_2d(asarray(y)) if rowvar or ndim(y) < 2 else asarray(y).T))
    rows = rows.astype("float64")
    rows = rows - rows.mean(1, keepdims=True)
    return squeeze(rows @ rows.T / max(rows.shape[1] - ((0 if bias else 1) if ddof is None else ddof), 0))

def linalg_solve(a, b):
    a, b = _matrices(asarray(a)), asarray(b)
    n, one = a.shape[-1], b.ndim == 1
    if b.ndim == 0 or b.shape[0 if one else -2] != n:
        raise ValueError(f"{'solve1' if one else 'solve'}: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature {'(m,m),(m)->(m)' if one else '(m,m),(m,n)->(m,n)'} (size {b.shape[0 if one else -2]} is different from {n})")
    if not one and _first_apart(a.shape[:-2], b.shape[:-2]) is not None:
        raise ValueError(f"operands could not be broadcast together with remapped shapes [original->remapped]: {_remapped(a.shape)} {_remapped(b.shape)}  and requested shape ({n},{b.shape[-1]})")
    x = _solved(a, (b[:, None] if one else b) * ones((), a.dtype))
    return x[..., 0] if one else x

def _fold_from(a, fold, name, axis, dtype, keepdims, initial, mask):
    a = asarray(a)
    if mask is not None and name == "mean" and dtype is None:
        return _masked_mean(a, axis, mask, keepdims)
    if mask is not None:
        a = _left(a, asarray(mask), {"sum": 0, "prod": 1, "any": False, "all": True}.get(name, initial), name)
    if initial is None:
        return fold(a, axis, dtype, keepdims=keepdims)
    joins = {"sum": add, "prod": multiply, "max": maximum, "min": minimum}
    first = asarray(initial)
    if name not in joins or first.size != 1 or _kind(first) == "f" and _kind(a) != "f" or _kind(first) != "b" and _kind(a) == "b":
        _outside("this initial value")
    if a.size == 0 and name in ("max", "min"):
        return sum(a, axis, dtype, keepdims=keepdims) + initial
    return joins[name](fold(a, axis, dtype, keepdims=keepdims), initial)

def _left(a, mask, start, name):
    apart = _first_apart(a.shape, mask.shape) is not None
    if start is None and name in ("max", "min") and not apart:
        raise ValueError(f"reduction operation '{name}imum' does not have an identity, so to use a where mask one has to specify 'initial'")
    if start is None and not apart or _typename(start) == "float" or _kind(start) == "f":
        _outside("this mask")
    if apart:
        raise ValueError(f"operands could not be broadcast together with remapped shapes [original->remapped]: {_compact(a.shape)} {_compact(mask.shape)} ")
    if broadcast_shapes(a.shape, mask.shape) != a.shape:
        _outside("this mask")
    return where(mask, a, start)

def select(condlist, choicelist, default=0):
    for v in (condlist, choicelist):
        if not _sequence(v) and not _kind(v):
            _no_items(v)
    if len(condlist) != len(choicelist):
        raise ValueError("list of cases must be same length as list of conditions")
    chosen = default
    if not [v for v in condlist if _class(v) == "ArrayImpl"]:
        _unseen(broadcast_arrays(*condlist))
        for k, condition in enumerate(condlist):
            if _kind(asarray(condition)) != "b":
                raise TypeError(f"invalid entry {k} in condlist: should be boolean ndarray")
    for condition, choice in reversed(list(zip(condlist, choicelist))):
        chosen = where(condition, choice, chosen)
    return chosen

def finfo(dtype):
    a, digits, eps, most, tiny, shown = _precision(dtype)
    one = lambda v: numpy.asarray(asarray(v, dtype=a.dtype))[()]
    return _record("finfo", {"bits": a.itemsize * 8, "eps": one(eps), "max": one(most), "min": one(-most), "tiny": one(tiny), "smallest_normal": one(tiny), "resolution": one(shown), "nmant": digits, "dtype": a.dtype})
