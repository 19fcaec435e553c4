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
    if xp.ndim > 1 or fp.ndim > 1:
        raise ValueError("object too deep for desired array")
    if xp.shape != fp.shape:
        raise ValueError("fp and xp are not of the same length.")
    if len(xp) < 2 or period is not None:
        _outside("interp of these points")
    if _known(xp) and (xp[1:] <= xp[:-1]).any():
        _outside("interp of points that are not known to increase")
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
    keys = [asarray(key) for key in keys] if _sequence(keys) or _kind(keys) and ndim(keys) else []
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
    if _typename(indices) in ("list", "tuple"):
        raise AttributeError(f"'{_typename(indices)}' object has no attribute 'dtype'")
    axis, indices = _axis(arr, axis), asarray(indices)
    if indices.ndim != arr.ndim:
        raise ValueError("`indices` and `arr` must have the same number of dimensions")
    at = [arange(n).reshape([-1 if j == k else 1 for j in range(arr.ndim)]) for k, n in enumerate(arr.shape)]
    at[axis], made = indices, copy(arr)
    made[tuple(at)] = values
    _becomes(arr, _scatter(arr, _value_numbers(arr.shape)[tuple(at)], values, "set", made, True))

def setxor1d(ar1, ar2, assume_unique=False):
    u = union1d(ar1, ar2)
    return u[isin(u, ar1) ^ isin(u, ar2) | (u != u)]

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
    f = f if _kind(f) == "f" or _kind(f) == "b" else f.astype(float)
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
    flat = array(ary).ravel()
    inner = flat[1:] - flat[:-1]
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
    if isinstance(multi_index, (int, float)) or multi_index is None:
        raise TypeError("dispatcher for __array_function__ did not return an iterable")
    if len(multi_index) != len(dims):
        raise ValueError(f"parameter multi_index must be a sequence of length {len(dims)}")
    at = 0
    for k in range(len(dims)):
        i = asarray(multi_index[k])
        if _known(i) and ((i < 0) | (i >= dims[k])).any():
            raise ValueError("invalid entry in coordinates array")
        at = at * dims[k] + i
    return at

def sinc(x):
    y = pi * where(asarray(x) == 0, 1.0, x)
    return where(asarray(x) == 0, 1.0, sin(y) / y).astype(y.dtype)[()]

def broadcast(*args):
    if len(args) > 64:
        raise ValueError("Need at least 0 and at most 64 array objects.")
    a = _gave(empty(_together("broadcast", *args), dtype="float64"), "broadcast", *args)
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

def fromiter(iter, dtype, count=-1):
    items = list(iter)
    return array(items if count < 0 else items[:count], dtype=dtype)

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

def linspace(start, stop, num=50, endpoint=True, retstep=False, dtype=None, axis=0):
    _no_count(num)
    if retstep or axis != 0 or ndim(start) or ndim(stop):
        return _linspaced(start, stop, num, endpoint, dtype, retstep, axis)
    if dtype is None and [v for v in (start, stop) if _class(v).startswith("numpy.") and _kind(v) == "f" and v.dtype.name != "float64"]:
        _outside("linspace of shorter floats")
    y = _spaced(start, stop, num, endpoint)
    return y if dtype is None else (_unseen(floor(y)) if _kind(zeros(1, dtype=dtype)) in "iu" else y).astype(dtype)

def _linspaced(start, stop, num, endpoint, dtype, retstep, axis):
    a, b = asarray(start) * 1.0, asarray(stop) * 1.0
    step = (b - a) / (num - 1 if endpoint else num)
    i = arange(num).reshape((-1,) + (1,) * step.ndim)
    y = where((i == num - 1) & endpoint, b, a + i * step)
    y = moveaxis(y, 0, axis) if axis != 0 else y
    y = y if dtype is None else (floor(y) if _kind(zeros(1, dtype=dtype)) == "i" else y).astype(dtype)
    return (y, _number(step)) if retstep else y

def _item_at(a, index):
    index = tuple(index[0]) if len(index) == 1 and type(index[0]) is tuple else index
    for i in index:
        if not isinstance(i, int):
            raise TypeError(f"'{_typename(i)}' object cannot be interpreted as an integer")
    if len(index) == 1 and a.ndim != 1:
        if not -a.size <= index[0] < a.size:
            raise IndexError(f"index {index[0]} is out of bounds for size {a.size}")
        a = a.reshape(-1)
    if len(index) != a.ndim:
        raise ValueError("incorrect number of indices for array")
    for k, n in enumerate(a.shape):
        if not -n <= index[k] < n:
            raise IndexError(f"index {index[k]} is out of bounds for axis {k} with size {n}")
    return a[index].item()

def tri(N, M=None, k=0, dtype=None):
    below = arange(N)[:, None] >= arange(N if M is None else M) - k
    return _unseen(below * 1.0 if dtype is None else below.astype(dtype))

def logspace(start, stop, num=50, endpoint=True, base=10.0, dtype=None):
    y = float(base) ** linspace(start, stop, num, endpoint=endpoint)
    return y if dtype is None else y.astype(dtype)

def compress(condition, a, axis=None):
    return take(a, flatnonzero(condition), axis)

def array_compress(a, condition, axis=None):
    return take(a, flatnonzero(condition), axis)

def extract(condition, arr):
    return take(arr, flatnonzero(condition))

def union1d(ar1, ar2):
    return unique(concatenate((ravel(ar1), ravel(ar2))))

def intersect1d(ar1, ar2, assume_unique=False, return_indices=False):
    if return_indices:
        _outside("intersect1d with indices")
    u = union1d(ar1, ar2)
    return u[isin(u, ar1) & isin(u, ar2)]

def setdiff1d(ar1, ar2, assume_unique=False):
    u = unique(ar1)
    return u[~isin(u, ar2)]

def convolve(a, v, mode="full"):
    return _convolved(a, v, mode)

def _convolved(a, v, mode):
    if size(a) == 0 or size(v) == 0:
        raise ValueError("a cannot be empty" if size(a) == 0 else "v cannot be empty")
    if ndim(a) > 1 or ndim(v) > 1:
        raise ValueError("object too deep for desired array")
    a, v = ravel(a), ravel(v)
    if mode not in ("valid", "same", "full"):
        raise ValueError("Use one of 'valid', 'same', or 'full' for convolve/correlate mode")
    if len(v) > len(a):
        a, v = v, a
    k = arange(len(a) + len(v) - 1)[:, None] - arange(len(a))
    met, at = (k >= 0) & (k < len(v)), clip(k, 0, len(v) - 1)
    full = (met & v[at] & a).any(1) if _kind(a) + _kind(v) == "bb" else where(met, v[at] * a, 0).sum(1).astype((v[:1] * a[:1]).dtype)
    start = (len(v) - 1) // 2
    return full if mode == "full" else full[start:start + len(a)] if mode == "same" else full[len(v) - 1:len(a)]

def correlate(a, v, mode="valid"):
    if ndim(v) == 0 or ndim(a) == 0:
        raise ValueError("object of too small depth for desired array")
    if len(v) > len(a):
        _outside("correlate with a longer array")
    return _convolved(a, asarray(v)[::-1], mode)

def trapezoid(y, x=None, dx=1.0, axis=-1):
    y = moveaxis(asarray(y), axis, -1)
    d = dx if x is None else diff(x) if ndim(x) == 1 else moveaxis(diff(x, 1, axis), axis, -1)
    return (d * (y[..., 1:] + y[..., :-1]) / 2.0).sum(-1)

def nanargmax(a, axis=None):
    if size(a) == 0:
        return argmax(a, axis)
    if _known(asarray(a)) and isnan(a).all(axis).any():
        raise ValueError("All-NaN slice encountered")
    return where(isnan(a), -inf, a).argmax(axis)

def nanargmin(a, axis=None):
    if size(a) == 0:
        return argmin(a, axis)
    if _known(asarray(a)) and isnan(a).all(axis).any():
        raise ValueError("All-NaN slice encountered")
    return where(isnan(a), inf, a).argmin(axis)

def nanmedian(a, axis=None):
    return nanquantile(a, 0.5, axis)

def corrcoef(x, y=None, rowvar=True):
    c = cov(x, y, rowvar)
    return c / c if c.ndim == 0 else c / sqrt(diag(c)[:, None] * diag(c))

def _table(a):
    if a.ndim < 2:
        raise LinAlgError(f"{a.ndim}-dimensional array given. Array must be at least two-dimensional")
    if a.itemsize == 2 and _kind(a) == "f":
        raise TypeError("array type float16 is unsupported in linalg")
    return a if _kind(a) == "f" else a.astype(float)

def ndindex(*shape):
    places = [()]
    for n in shape[0] if len(shape) == 1 and _sequence(shape[0]) else shape:
        places = [place + (i,) for place in places for i in range(n)]
    return _lazy("ndindex", places)

def ndenumerate(arr):
    arr = asarray(arr)
    return _lazy("ndenumerate", list(zip(ndindex(arr.shape), ravel(arr))))

def vsplit(ary, indices_or_sections):
    if ndim(ary) < 2:
        raise ValueError("vsplit only works on arrays of 2 or more dimensions")
    return split(ary, indices_or_sections, 0)

def hsplit(ary, indices_or_sections):
    if ndim(ary) == 0:
        raise ValueError("hsplit only works on arrays of 1 or more dimensions")
    return split(ary, indices_or_sections, 1 if ary.ndim > 1 else 0)

def _of_nothing(fold, name, checked):
    try:
        return fold()
    except ValueError:
        raise ValueError(f"zero-size array to reduction operation {name} which has no identity")

def count_nonzero(a, axis=None, keepdims=False):
    return (asarray(a) != 0).sum(axis, keepdims=keepdims)
