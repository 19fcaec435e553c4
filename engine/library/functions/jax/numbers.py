# Functions of values whose types, or whose answers to bools, to nothing and to nan, are
# others than NumPy's.

def _as_floats(x):
    return x if _kind(x) == "f" else asarray(x) * 1.0

def meshgrid(*xi, copy=True, sparse=False, indexing="xy"):
    shapes = [shape(x) for x in xi]
    if [s for s in shapes if len(s) != 1]:
        raise ValueError(f"Arguments to jax.numpy.meshgrid must be 1D, got shapes [{', '.join([str(tuple(s)) for s in shapes])}]")
    if indexing not in ("xy", "ij"):
        raise ValueError(f"Valid values for indexing are 'xy' and 'ij', got {indexing}")
    grid = _open(xi, _crosswise(len(xi), indexing == "xy"))
    return tuple(grid if sparse else broadcast_arrays(*_unseen(grid)))

def float_power(x, y):
    return _as_floats(x) ** y

def cov(m, y=None, rowvar=True, bias=False, ddof=None):
    if ndim(m) > 2 or y is not None and ndim(y) > 2:
        raise ValueError("m has more than 2 dimensions" if ndim(m) > 2 else "y has more than 2 dimensions")
    rows = atleast_2d(_as_floats(m)) if rowvar or ndim(m) < 2 else _as_floats(m).T
    if y is not None:
        rows = concatenate((rows, atleast_2d(_as_floats(y)) if rowvar or ndim(y) < 2 else _as_floats(y).T))
    n = rows.shape[1] - ((0 if bias else 1) if ddof is None else ddof)
    if n <= 0:
        _outside("cov of so few observations")
    rows = rows - rows.mean(1, keepdims=True)
    return squeeze(rows @ rows.T / n)

def square(x):
    _no_list("square", x, 0)
    x = asarray(x)
    return x * x if _kind(x) != "b" else x.astype("int32")

def trapezoid(y, x=None, dx=1.0, axis=-1):
    if ndim(y) == 0 or size(y) == 0 or _kind(asarray(y)) == "b":
        _outside("trapezoid of these")
    y = moveaxis(_as_floats(y), axis, -1)
    d = dx if x is None else diff(x) if ndim(x) == 1 else moveaxis(diff(x, 1, axis), axis, -1)
    return (d * (y[..., 1:] + y[..., :-1]) / 2.0).sum(-1)

def trace(a, offset=0):
    _axis(array(a), 1)
    return diagonal(array(a), offset).sum()

def sinc(x):
    _no_list("sinc", x, 0)
    if _known(x) and _kind(x) == "f" and not isfinite(x).all():
        _outside("sinc of values that are not finite")
    y = pi * where(x == 0, 1.0, x)
    return where(x == 0, 1.0, sin(y) / y)

def modf(x):
    _no_list("modf", x, 0)
    if _known(x) and _kind(x) == "f" and not isfinite(x).all():
        _outside("modf of values that are not finite")
    whole = trunc(_as_floats(x))
    return (x - whole, whole)

def logaddexp(x1, x2):
    _no_list("logaddexp", x1, 0)
    _no_list("logaddexp", x2, 1)
    a, b = _as_floats(x1), _as_floats(x2)
    if _known(a) and not isfinite(a).all() or _known(b) and not isfinite(b).all():
        _outside("logaddexp of values that are not finite")
    most = maximum(a, b)
    return most + log1p(exp(-abs(a - b)))

def exp2(x):
    _no_list("exp2", x, 0)
    return 2.0 ** asarray(x)

def gcd(x1, x2):
    _no_list("gcd", x1, 0)
    _no_list("gcd", x2, 1)
    return _gcd(x1, x2)

def lcm(x1, x2):
    _no_list("lcm", x1, 0)
    _no_list("lcm", x2, 1)
    return _lcm(x1, x2)

def polyder(p, m=1):
    a = _as_floats(_no_list("polyder", p, 0))
    if a.ndim != 1 or m != 1:
        _outside("polyder of these")
    return a[:-1] * arange(len(a) - 1, 0, -1)

def numpy_linspace(start, stop, num=50, endpoint=True, dtype=None):
    if num < 0:
        _outside("linspace of so few")
    if [v for v in (start, stop) if ndim(v) or _kind(v)]:
        return asarray(_between(_as_floats(start), _as_floats(stop), num, endpoint), dtype=dtype)
    return asarray(_spaced(start, stop, num, endpoint), dtype=dtype)

def _between(a, b, num, endpoint):
    step = (arange(num) / (num - 1 if endpoint and num > 1 else num)).reshape((-1,) + (1,) * max(ndim(a), ndim(b)))
    return a * (1 - step) + b * step

def numpy_logspace(start, stop, num=50, endpoint=True, base=10.0, dtype=None):
    return asarray(float(base) ** numpy_linspace(start, stop, num, endpoint), dtype=dtype)
