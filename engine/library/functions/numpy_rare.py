# Functions of NumPy that few programs have. The program of the pages fetches them.

def geomspace(start, stop, num=50, endpoint=True):
    if start == 0 or stop == 0:
        raise ValueError("Geometric sequence cannot include zero")
    if start * stop < 0:
        _outside("geomspace through complex numbers")
    return sign(start) * 10.0 ** linspace(log10(abs(start)), log10(abs(stop)), num, endpoint=endpoint)

def vdot(a, b):
    a, b = ravel(a), ravel(b)
    if a.size != b.size:
        raise ValueError(f"cannot reshape array of size {b.size} into shape ({a.size},)")
    return a @ b

def interp(x, xp, fp, left=None, right=None, period=None):
    x, xp, fp = asarray(x), asarray(xp), asarray(fp) * 1.0
    if xp.shape != fp.shape:
        raise ValueError("fp and xp are not of the same length.")
    if len(xp) < 2 or period is not None:
        _outside("interp of these points")
    i = clip((xp <= x[..., None]).sum(-1) - 1, 0, len(xp) - 2)
    y = fp[i] + (fp[i + 1] - fp[i]) / (xp[i + 1] - xp[i]) * (x - xp[i])
    y = where(x < xp[0], fp[0] if left is None else left, where(x > xp[-1], fp[-1] if right is None else right, y))
    return y[()]

def choose(a, choices, out=None, mode="raise"):
    parts = broadcast_arrays(*choices, a)
    at, n = parts[-1], len(parts) - 1
    if mode == "raise" and ((at < 0) | (at >= n)).any():
        raise ValueError("invalid entry in choice array")
    at = clip(at, 0, n - 1) if mode == "clip" else at % n
    return take_along_axis(stack(parts[:-1]), at[None], 0)[0]

def lexsort(keys, axis=-1):
    keys = [asarray(key) for key in keys]
    if len(keys) == 0:
        raise TypeError("need sequence of keys with len > 0 in lexsort")
    if [key for key in keys if key.shape != keys[0].shape]:
        raise ValueError("all keys need to be the same shape")
    if keys[0].ndim != 1:
        _outside("lexsort of these keys")
    order = arange(len(keys[0]))
    for key in keys:
        order = order[argsort(key[order], kind="stable")]
    return order

def piecewise(x, condlist, funclist):
    x = asarray(x)
    if isinstance(condlist, (int, float)) or x.ndim and ndim(condlist[0]) == 0:
        condlist = [condlist]
    if x.ndim == 0:
        _outside("piecewise of one number")
    masks = [asarray(c).astype(bool) for c in condlist]
    n = len(masks)
    if len(funclist) == n + 1:
        masks.append(~stack(masks).any(0))
    elif len(funclist) != n:
        raise ValueError(f"with {n} condition(s), either {n} or {n + 1} functions are expected")
    y = zeros_like(x)
    for mask, f in zip(masks, funclist):
        if not _called_with(f):
            y[mask] = f
        elif mask.any():
            y[mask] = f(x[mask])
    return y

def _called_with(f):
    return _typename(f) in ("function", "builtin_function_or_method")

def put_along_axis(arr, indices, values, axis):
    axis, indices = _axis(arr, axis), asarray(indices)
    if indices.ndim != arr.ndim:
        raise ValueError("`indices` and `arr` must have the same number of dimensions")
    at = [arange(n).reshape([-1 if j == k else 1 for j in range(arr.ndim)]) for k, n in enumerate(arr.shape)]
    at[axis] = indices
    arr[tuple(at)] = values

def setxor1d(ar1, ar2, assume_unique=False):
    u = union1d(ar1, ar2)
    return u[isin(u, ar1) ^ isin(u, ar2)]

def _slope(f, h, axis):
    f = moveaxis(f, axis, 0)
    if len(f) < 2:
        raise ValueError("Shape of array too small to calculate a numerical gradient, at least (edge_order + 1) elements are required.")
    if ndim(h) == 0:
        inner, first, last = (f[2:] - f[:-2]) / (2.0 * h), h, h
    else:
        d = diff(h).reshape((-1,) + (1,) * (f.ndim - 1))
        one, two, first, last = d[:-1], d[1:], d[0], d[-1]
        inner = (f[2:] * one ** 2 - f[:-2] * two ** 2 + f[1:-1] * (two ** 2 - one ** 2)) / (one * two * (one + two))
    ends = (f[1:2] - f[:1]) / first, (f[-1:] - f[-2:-1]) / last
    return moveaxis(concatenate((ends[0], inner, ends[1])), 0, axis)

def _slopes(f, varargs, axis, edge_order):
    f = asarray(f)
    f = f if _kind(f) == "f" else f.astype(float)
    axes = list(range(f.ndim)) if axis is None else [axis] if isinstance(axis, int) else list(axis)
    steps = [1.0] * len(axes) if len(varargs) == 0 else list(varargs) * len(axes) if len(varargs) == 1 else list(varargs)
    if len(steps) != len(axes):
        raise TypeError("invalid number of arguments")
    if edge_order not in (None, 1):
        _outside("gradient of this order")
    return [_slope(f, steps[k], axes[k]) for k in range(len(axes))]

def gradient(f, *varargs, axis=None, edge_order=1):
    slopes = _slopes(f, varargs, axis, edge_order)
    return slopes[0] if len(slopes) == 1 else tuple(slopes)

def ediff1d(ary, to_end=None, to_begin=None):
    inner = diff(array(ary).ravel())
    if to_end is None and to_begin is None:
        return inner
    ends = [array([] if v is None else v).ravel().astype(inner.dtype) for v in (to_begin, to_end)]
    return concatenate([ends[0], inner, ends[1]])

def fromfunction(function, shape, dtype=float):
    return function(*[grid.astype(dtype) for grid in indices(shape)])

def nanprod(a, axis=None, keepdims=False):
    a = asarray(a)
    return where(a == a, a, 1).prod(axis, keepdims=keepdims)

def nancumsum(a, axis=None):
    a = asarray(a)
    return where(a == a, a, 0).cumsum(axis)

def ravel_multi_index(multi_index, dims):
    at = 0
    for k in range(len(dims)):
        i = asarray(multi_index[k])
        if ((i < 0) | (i >= dims[k])).any():
            raise ValueError("invalid entry in coordinates array")
        at = at * dims[k] + i
    return at

def sinc(x):
    y = pi * where(asarray(x) == 0, 1.0e-20, x)
    return sin(y) / y

def random_lognormal(mean=0.0, sigma=1.0, size=None):
    return _drawn(size, "float64", mean, sigma)

def random_gamma(shape, scale=1.0, size=None):
    _at_least_0("shape", shape)
    return _drawn(size, "float64", shape, scale)

def random_beta(a, b, size=None):
    return _drawn(size, "float64", a, b)

def random_standard_t(df, size=None):
    return _drawn(size, "float64", df)

random_chisquare = random_standard_t

def random_weibull(a, size=None):
    return _drawn(size, "float64", a)

random_pareto = random_weibull

def random_triangular(left, mode, right, size=None):
    return _drawn(size, "float64", left, mode, right)

def random_geometric(p, size=None):
    return _drawn(size, "int64", p)

# Rows of random numbers: one for each item of size.

def _drawn_rows(size, n, dtype="float64"):
    size = () if size is None else (size,) if isinstance(size, int) else tuple(size)
    return empty(size + (n,), dtype=dtype)

def random_multivariate_normal(mean, cov, size=None):
    if ndim(mean) != 1:
        raise ValueError("mean must be 1 dimensional")
    if ndim(cov) != 2 or shape(cov)[0] != shape(cov)[1]:
        raise ValueError("cov must be 2 dimensional and square")
    if len(mean) != len(cov):
        raise ValueError("mean and cov must have same length")
    return _drawn_rows(size, len(mean))

def random_multinomial(n, pvals, size=None):
    if ndim(n) or ndim(pvals) != 1:
        _outside("multinomial of these")
    return _drawn_rows(size, len(pvals), "int64")

def random_dirichlet(alpha, size=None):
    return _drawn_rows(size, len(alpha))

def broadcast(*args):
    a = _broadcast(*args)
    return _record("broadcast", {"shape": a.shape, "ndim": a.ndim, "nd": a.ndim, "size": a.size, "numiter": len(args), "index": 0})

def array_resize(self, *new_shape, refcheck=True):
    sizes = new_shape[0] if len(new_shape) == 1 and _typename(new_shape[0]) != "int" else new_shape
    n = 1
    for size in sizes:
        n = n * size
    if n != self.size:
        _outside("resize to another number of values")
    _become(self, self.reshape(sizes))

def rollaxis(a, axis, start=0):
    k = _axis(a, axis)
    to = start + a.ndim if start < 0 else start
    if to < 0 or to > a.ndim:
        _outside("rollaxis to an axis that there is not")
    return moveaxis(a, k, to - 1 if k < to else to)

def resize(a, new_shape):
    flat = array(a).ravel()
    shape = (new_shape,) if _typename(new_shape) == "int" else tuple(new_shape)
    n = 1
    for size in shape:
        if size < 0:
            raise ValueError("all elements of `new_shape` must be non-negative")
        n = n * size
    if flat.size == 0:
        return zeros(shape, dtype=flat.dtype)
    return tile(flat, -(-n // flat.size))[:n].reshape(shape)

def _depth(x):
    return 1 + _depth(x[0]) if _typename(x) == "list" else 0

def _blocked(x, level, ndim):
    if _typename(x) != "list":
        a = array(x)
        return a.reshape([1 for i in range(ndim - a.ndim)] + list(a.shape))
    for item in x:
        if _depth(item) != level - 1:
            _outside("block of lists of several depths")
    return concatenate([_blocked(item, level - 1, ndim) for item in x], -level)

def _widest(x):
    if _typename(x) != "list":
        return array(x).ndim
    return sorted([_widest(item) for item in x])[-1]

def block(arrays):
    depth, widest = _depth(arrays), _widest(arrays)
    return _blocked(arrays, depth, depth if depth > widest else widest)

def Generator_permuted(x, axis=None, out=None):
    return empty_like(array(x))

def fromiter(iter, dtype, count=-1):
    items = list(iter)
    return array(items if count < 0 else items[:count], dtype=dtype)

# A ufunc with options: the type to compute in, which values to compute, where they go.

def _ufunc(op, n, given, options):
    if len(given) < n:
        _outside("a ufunc of these")
    inputs, out, casting = list(given[:n]), options.get("out", given[n] if len(given) > n else None), options.get("casting", "same_kind")
    name = {"true_divide": "divide", "abs": "absolute", "mod": "remainder", "pow": "power"}.get(_called(op), _called(op))
    out, mask = out[0] if isinstance(out, tuple) else out, options.get("where", True)
    if out is not None and _kind(out) == "":
        raise TypeError("return arrays must be of ArrayType")
    inputs = _of_loop(name, inputs, options.get("dtype"), casting)
    if out is not None or mask is not True:
        met = [shape(v) for v in inputs] + ([] if out is None else [out.shape]) + ([] if mask is True else [shape(mask)])
        for k in range(len(met)):
            for j in range(k):
                if _first_apart(met[j], met[k]) is not None:
                    raise ValueError("operands could not be broadcast together with shapes " + "".join([_compact(s) + " " for s in met]))
    result = op(*inputs)
    if out is None:
        return result if mask is True else _unheld(asarray(result) if mask is None else broadcast_to(result, broadcast_shapes(shape(result), shape(mask))))
    if not can_cast(result.dtype, out.dtype, casting):
        raise UFuncTypeError(f"Cannot cast ufunc '{name}' output from dtype('{result.dtype.name}') to dtype('{out.dtype.name}') with casting rule '{casting}'")
    whole = broadcast_shapes(shape(result), shape(mask))
    if broadcast_shapes(whole, out.shape) != out.shape:
        raise ValueError(f"non-broadcastable output operand with shape {_compact(out.shape)} doesn't match the broadcast shape {_compact(broadcast_shapes(whole, out.shape))}")
    out[...] = (result if mask is True else where(mask, result, out)).astype(out.dtype)
    return out

def _of_loop(name, inputs, dtype, casting):
    _castings(casting)
    if dtype is None and casting in ("same_kind", "unsafe"):
        return inputs
    to = result_type(*inputs) if dtype is None else zeros(1, dtype=dtype).dtype
    closed = name in ("add", "subtract", "multiply", "maximum", "minimum", "power", "floor_divide", "remainder", "fmod", "absolute", "negative", "square", "positive", "sign")
    if not closed and name[:3] in ("equ", "not", "les", "gre", "log", "isn", "isi", "isf", "bit") or _kind(zeros(1, dtype=to)) not in ("iuf" if closed else "f"):
        _outside("a ufunc of this type")
    for k, v in enumerate(inputs):
        have = to if isinstance(v, (int, float)) and result_type(v, to) == to else asarray(v).dtype
        if not can_cast(have, to, casting):
            at = f" {k}" if len(inputs) > 1 else ""
            raise UFuncTypeError(f"Cannot cast ufunc '{name}' input{at} from dtype('{have.name}') to dtype('{to.name}') with casting rule '{casting}'")
    return [asarray(v).astype(to) for v in inputs]

def _castings(casting, more=""):
    if casting not in ("no", "equiv", "safe", "same_kind", "unsafe"):
        raise ValueError(f"casting must be one of 'no', 'equiv', 'safe', 'same_kind', 'unsafe'{more} (got '{casting}')")

def result_type(*arrays_and_dtypes):
    if not arrays_and_dtypes:
        raise ValueError("at least one array or dtype is required")
    total = None
    for v in arrays_and_dtypes:
        if _sequence(v):
            _outside("result_type of a list")
        v = v if isinstance(v, (int, float)) else zeros(1, dtype=v if _kind(v) == "" and not _sequence(v) else asarray(v).dtype)
        total = v if total is None else total + v
    return asarray(total).dtype

def promote_types(type1, type2):
    return (zeros(1, dtype=type1) + zeros(1, dtype=type2)).dtype

def can_cast(from_, to, casting="safe"):
    _castings(casting)
    if isinstance(from_, (int, float)):
        _outside("can_cast of a number")
    a, b = [v if _kind(v) else zeros(1, dtype=v) for v in (from_, to)]
    if casting in ("unsafe", "no", "equiv"):
        return casting == "unsafe" or a.dtype == b.dtype
    kinds = ["b", "u", "i", "f"]
    return (a.dtype == b.dtype or promote_types(a.dtype, b.dtype) == b.dtype) or casting == "same_kind" and kinds.index(_kind(a)) <= kinds.index(_kind(b)) and _kind(b) != "b"

def set_printoptions(precision=None, threshold=None, edgeitems=None, linewidth=None, suppress=None, nanstr=None, infstr=None, formatter=None, sign=None, floatmode=None):
    return None

def _into(r, out):
    if shape(r) != out.shape or asarray(r).dtype != out.dtype:
        _outside("a result in an array of another shape or type")
    out[...] = r
    return out

def _linspaced(start, stop, num, endpoint, dtype, retstep, axis):
    a, b = asarray(start) * 1.0, asarray(stop) * 1.0
    step = (b - a) / (num - 1 if endpoint else num)
    i = arange(num).reshape((-1,) + (1,) * step.ndim)
    y = moveaxis(where((i == num - 1) & endpoint, b, a + i * step), 0, axis)
    y = y if dtype is None else (floor(y) if _kind(zeros(1, dtype=dtype)) == "i" else y).astype(dtype)
    return (y, _number(step)) if retstep else y

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
    for k in ravel(kth):
        if not -n <= k < n:
            raise ValueError(f"kth(={k if k >= 0 else k + n}) out of bounds ({n})")

def array_partition(a, kth, axis=-1):
    a[...] = partition(a, kth, axis)

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

def ufunc_reduceat(op, array, indices, axis=0):
    rows, at = moveaxis(asarray(array), axis, 0), list(indices)
    if [k for k in at if not 0 <= k < len(rows)]:
        _outside("reduceat of these places")
    ends = at[1:] + [len(rows)]
    parts = [ufunc_reduce(op, rows[i:j], keepdims=True) if i < j else rows[i:i + 1] for i, j in zip(at, ends)]
    return moveaxis(concatenate(parts), 0, axis)

def as_strided(x, shape=None, strides=None):
    x = asarray(x)
    return _strided(x, x.shape if shape is None else shape, _strides(x) if strides is None else [s // x.itemsize for s in strides])

def testing_assert_allclose(actual, desired, rtol=1e-07, atol=0):
    if not allclose(actual, desired, rtol, atol, True):
        _outside("a failing test")

def testing_assert_array_equal(actual, desired):
    if not (asarray(actual) == asarray(desired)).all():
        _outside("a failing test")

testing_assert_equal = testing_assert_array_equal

def testing_assert_array_almost_equal(actual, desired, decimal=6):
    testing_assert_allclose(actual, desired, 0, 1.5 * 10.0 ** -decimal)

testing_assert_almost_equal = testing_assert_array_almost_equal

def triu_indices_from(arr, k=0):
    return triu_indices(arr.shape[-2], k, arr.shape[-1])

def tril_indices_from(arr, k=0):
    return tril_indices(arr.shape[-2], k, arr.shape[-1])

def nanquantile(a, q, axis=None):
    a, k = (ravel(a), 0) if axis is None else (asarray(a), axis)
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
    return asarray(x) * 1

conjugate, array_conj, array_conjugate = conj

def property_imag(self):
    return _number(zeros_like(self))

def isreal(x):
    return asarray(x) == asarray(x)

def isscalar(element):
    return _typename(element) not in ("array", "list", "tuple", "dict", "NoneType", "set", "range")

def isposinf(x):
    return asarray(x) == inf

def isneginf(x):
    return asarray(x) == -inf

def signbit(x):
    return copysign(1.0, x) < 0

def modf(x):
    whole = trunc(asarray(x) * 1.0)
    return x - whole, whole

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

def histogram_bin_edges(a, bins=10, range=None):
    return _histogram(a, bins, range, None, None)[1]

def histogram2d(x, y, bins=10, range=None):
    if isinstance(bins, (list, tuple)) or ndim(bins) or not _known(asarray(x)) or not _known(asarray(y)):
        _outside("histogram2d of these")
    low = (None, None) if range is None else range
    ex, ey = histogram_bin_edges(x, bins, low[0]), histogram_bin_edges(y, bins, low[1])
    i = where(asarray(x) == ex[-1], bins - 1, digitize(x, ex) - 1)
    j = where(asarray(y) == ey[-1], bins - 1, digitize(y, ey) - 1)
    return ((i == arange(bins)[:, None, None]) & (j == arange(bins)[:, None])).sum(-1) * 1.0, ex, ey

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

def unique_values(x):
    return unique(x)

def unique_counts(x):
    return unique(x, return_counts=True)

def cumulative_sum(x, axis=None):
    return cumsum(x, axis)

def unwrap(p, discont=None, axis=-1, period=6.283185307179586):
    p = asarray(p) * 1.0
    d = diff(p, 1, axis)
    half = period / 2
    m = (d + half) % period - half
    m = where((m == -half) & (d > 0), half, m)
    c = where(abs(d) < (half if discont is None else discont), 0.0, m - d).cumsum(axis)
    ends = [n if k != axis % p.ndim else 1 for k, n in enumerate(p.shape)]
    return p + concatenate((zeros(ends), c), axis)

def asfortranarray(a):
    return transpose(transpose(asarray(a)).copy())

def nditer(op):
    return _lazy("nditer", [asarray(v.item()).astype(op.dtype) for v in ravel(op)])

# The quantiles by methods that take values as they stand.

def _quantiles_by(a, q, axis, keepdims, method):
    if method not in ("lower", "higher", "nearest", "midpoint") or keepdims:
        _outside("a quantile by this method")
    a = asarray(a)
    s = sort(a.ravel()) if axis is None else moveaxis(sort(a, axis), axis, 0)
    at = asarray(q) * (len(s) - 1.0)
    low, high = floor(at).astype(int), ceil(at).astype(int)
    if method == "midpoint":
        return ((s[low] + s[high]) / 2)[()]
    return s[low if method == "lower" else high if method == "higher" else rint(at).astype(int)]

def seterr(all=None, divide=None, over=None, under=None, invalid=None):
    if [v for v in (all, divide, over, under, invalid) if v not in (None, "ignore", "warn")]:
        _outside("seterr that raises")
    return {"divide": "warn", "over": "warn", "under": "ignore", "invalid": "warn"}

def nancumprod(a, axis=None):
    a = asarray(a)
    return where(a == a, a, 1).cumprod(axis)

def bartlett(M):
    if ndim(M) or M < 2:
        _outside("a window of these")
    n = arange(1 - M, M, 2)
    return where(n <= 0, 1 + n / (M - 1), 1 - n / (M - 1))

def isrealobj(x):
    return _known(asarray(x)) or True

def iscomplexobj(x):
    return not isrealobj(x)

def ufunc_at(op, a, indices, b):
    if isinstance(indices, tuple):
        a[indices] # which raises for places that there are not
        if len(indices) != a.ndim or not shares_memory(a, a.reshape(-1)):
            _outside("ufunc.at of these axes")
        indices = ravel_multi_index([where(asarray(i) < 0, asarray(i) + n, i) for i, n in zip(broadcast_arrays(*indices), a.shape)], a.shape)
        a = a.reshape(-1)
    at = ravel(indices)
    if ndim(b) == 1 and a.ndim == 1 and size(b) not in (1, at.size):
        raise ValueError("array is not broadcastable to correct shape")
    values = broadcast_to(b, shape(indices) + a.shape[1:]).reshape((at.size,) + a.shape[1:])
    for k in range(at.size):
        a[at[k]] = op(a[at[k]], values[k])

def bincount(x, weights=None, minlength=0):
    x = asarray(x)
    if x.ndim != 1:
        raise ValueError("object too deep for desired array" if x.ndim > 1 else "object of too small depth for desired array")
    if _kind(x) == "f" and x.size:
        raise TypeError(f"Cannot cast array data from dtype('{x.dtype.name}') to dtype('int64') according to the rule 'safe'")
    if minlength < 0:
        raise ValueError("'minlength' must not be negative")
    if not _known(x):
        _outside("bincount of values that are not known")
    if (x < 0).any():
        raise ValueError("'list' argument must have no negative elements")
    hits = x == arange(max(x.max() + 1, minlength) if x.size else minlength)[:, None]
    if weights is None:
        return hits.sum(1)
    if ndim(weights) != 1:
        _outside("bincount with these weights")
    if shape(weights) != x.shape:
        raise ValueError("The weights and list don't have the same length.")
    return where(hits, weights, 0.0).sum(1)

def searchsorted(a, v, side="left", sorter=None):
    a, v = asarray(a), asarray(v)
    if a.ndim != 1:
        raise ValueError("object too deep for desired array" if a.ndim > 1 else "object of too small depth for desired array")
    if side not in ("left", "right"):
        raise ValueError(f"search side must be 'left' or 'right' (got '{side}')")
    if sorter is not None:
        a = a[sorter]
    if not _known(a) or (a[1:] < a[:-1]).any():
        _outside("searchsorted of values that are not known to be sorted")
    return (a < v[..., None] if side == "left" else a <= v[..., None]).sum(-1)

def digitize(x, bins, right=False):
    bins, side = asarray(bins), "left" if right else "right"
    if (bins[1:] >= bins[:-1]).all():
        return searchsorted(bins, x, side)
    if (bins[1:] > bins[:-1]).any():
        raise ValueError("bins must be monotonically increasing or decreasing")
    return len(bins) - searchsorted(bins[::-1], x, side)

def histogram(a, bins=10, range=None, density=None, weights=None):
    return _histogram(a, bins, range, density, weights)

def _histogram(a, bins, range, density, weights):
    a, edges = ravel(a), asarray(bins)
    if weights is not None or isinstance(bins, str):
        _outside("histogram of these")
    if not _known(a):
        return (_unheld(zeros(bins if edges.ndim == 0 else len(edges) - 1, dtype=None if density else int)), edges if edges.ndim else _unheld(zeros(bins + 1)))
    if edges.ndim == 0:
        if bins < 1:
            raise ValueError("`bins` must be positive, when an integer")
        low, high = range if range is not None else (a.min(), a.max()) if a.size else (0, 1)
        spread = 0.5 if low == high else 0
        edges = linspace(low - spread, high + spread, bins + 1, dtype=a.dtype if _kind(a) == "f" else float)
    elif (edges[:-1] > edges[1:]).any():
        raise ValueError("`bins` must increase monotonically, when an array")
    n = diff(append((a[:, None] < edges[:-1]).sum(0), (a <= edges[-1]).sum()))
    return (n / diff(edges) / n.sum() if density else n, edges)

def apply_along_axis(func1d, axis, arr, *args):
    axis = _axis(asarray(arr), axis)
    moved = moveaxis(asarray(arr), axis, -1)
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

def delete(arr, obj, axis=None):
    a = array(arr).ravel() if axis is None else array(arr)
    k = _axis(a, 0 if axis is None else axis)
    n = a.shape[k]
    if _kind(obj) == "b":
        return take(a, flatnonzero(~obj), k)
    one = _typename(obj) == "int"
    gone = [obj] if one else [i for i in obj]
    for i in gone:
        if i < -n or i >= n:
            raise IndexError(f"index {i} is out of bounds for axis {k if one else 0} with size {n}")
    return take(a, flatnonzero(array([i not in gone and i - n not in gone for i in range(n)])), k)

def insert(arr, obj, values, axis=None):
    if _typename(obj) != "int":
        _outside("insert at several places")
    a = array(arr).ravel() if axis is None else array(arr)
    k = _axis(a, 0 if axis is None else axis)
    n = a.shape[k]
    if obj < -n or obj > n:
        raise IndexError(f"index {obj} is out of bounds for axis {k} with size {n}")
    v = array(values).astype(a.dtype)
    v = v.reshape([1 for i in range(a.ndim - v.ndim)] + list(v.shape))
    v = moveaxis(v, 0, k)
    sizes = list(a.shape)
    sizes[k] = v.shape[k]
    before, behind = _parts(a, [obj if obj >= 0 else obj + n, n], k)
    room = zeros(sizes, dtype=a.dtype)
    room[...] = v
    return concatenate([before, room, behind], k)

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
    return broadcast_to(_strided(a, shape + sizes, strides), shape + sizes) # which nothing is written to
