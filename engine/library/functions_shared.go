package library

// sharedFunctions are written in the language of package expr.
const sharedFunctions = `
# Functions that several libraries have. A name with an underscore in front is one
# of the evaluator's own. Optional parameters named axis and keepdims go by dim and
# keepdim too.

def _rows(shape):
    steps = [1 for n in shape]
    for k in range(len(shape) - 2, -1, -1):
        steps[k] = steps[k + 1] * shape[k + 1]
    return steps

def vstack(tup):
    return concatenate([atleast_2d(a) for a in tup], 0)

row_stack = vstack

def hstack(tup):
    rows = [atleast_1d(a) for a in tup]
    return concatenate(rows, 0 if rows and rows[0].ndim == 1 else 1)

def moveaxis(a, source, destination):
    sources, places = [[v] if _typename(v) == "int" else list(v) for v in (source, destination)]
    sources = [_axis(a, k, "source") for k in sources]
    places = [_axis(a, k, "destination") for k in places]
    order = [k for k in range(array(a).ndim) if k not in sources]
    if len(sources) != len(places) or len(order) + len(places) != array(a).ndim:
        _outside("moveaxis of these axes")
    for at, k in sorted(zip(places, sources)):
        order = order[:at] + [k] + order[at:]
    return _permute(a, order)

movedim = moveaxis

def swapaxes(a, axis1, axis2):
    i, j = _axis(a, axis1, "axis1"), _axis(a, axis2, "axis2")
    return _permute(a, [j if k == i else i if k == j else k for k in range(array(a).ndim)])

def deg2rad(x):
    return multiply(x, pi / 180)

radians = deg2rad

def rad2deg(x):
    return multiply(x, 180 / pi)

degrees = rad2deg

def _precision(dtype):
    a = zeros(1, dtype=dtype)
    if _kind(a) != "f":
        _outside("finfo of ints")
    digits, most, shown = {2: (10, 15, 1e-3), 4: (23, 127, 1e-6), 8: (52, 1023, 1e-15)}[a.itemsize]
    eps = 2.0 ** -digits
    return (a, digits, eps, (2 - eps) * 2.0 ** most, 2.0 ** (1 - most), shown)

def iinfo(type):
    a = zeros(1, dtype=type)
    if _kind(a) not in "iu":
        _outside("iinfo of floats")
    bits, signed = a.itemsize * 8, _kind(a) == "i"
    half = 2 ** (bits - 2)
    most = half - 1 + half if signed else 2 ** bits - 1
    return _record("iinfo", {"bits": bits, "max": most, "min": -most - 1 if signed else 0, "dtype": a.dtype})

def dsplit(ary, indices_or_sections):
    if ary.ndim < 3:
        raise ValueError("dsplit only works on arrays of 3 or more dimensions")
    return split(ary, indices_or_sections, 2)

def softmax(x, axis=-1):
    e = exp(x - x.amax(axis, keepdims=True))
    return _held(e / e.sum(axis, keepdims=True))

def log_softmax(x, axis=-1):
    shifted = x - x.amax(axis, keepdims=True)
    return _held(shifted - log(exp(shifted).sum(axis, keepdims=True)))

def logsumexp(a, axis=None, keepdims=False):
    return log(exp(a - a.amax(axis, keepdims=True)).sum(axis, keepdims=keepdims)) + a.amax(axis, keepdims=keepdims)

reduce_logsumexp = logsumexp

def sigmoid(x):
    return 1 / (1 + exp(-1.0 * x))

expit = sigmoid

def one_hot(x, n):
    return (array(x)[..., None] == arange(n)).astype("float32")

def trace(a):
    return diagonal(a).sum()

def ptp(a, axis=None, keepdims=False):
    return array(a).max(axis, keepdims=keepdims) - array(a).min(axis, keepdims=keepdims)

def hypot(a, b):
    return sqrt(a * a * 1.0 + b * b)

def logaddexp(a, b):
    return maximum(a, b) + log1p(exp(-abs(a - b)))

def heaviside(a, b):
    return where(a > 0, 1.0, where(a == 0, b, where(a < 0, 0.0, a)))

def fmax(a, b):
    return where(a != a, b, where(b != b, a, maximum(a, b)))

def fmin(a, b):
    return where(a != a, b, where(b != b, a, minimum(a, b)))

def float_power(a, b):
    return (a * 1.0) ** b

def divmod(a, b):
    return (a // b, a % b)

def isin(a, b):
    return (array(a)[..., None] == array(b).ravel()).any(-1)

def in1d(a, b):
    return isin(array(a).ravel(), b)

def cov(a):
    rows = atleast_2d(a) - atleast_2d(a).mean(1, keepdims=True)
    return squeeze(rows @ rows.T / (rows.shape[1] - 1))

def corrcoef(a):
    c = cov(a)
    return c / sqrt(outer(diag(c), diag(c)))

def kron(a, b):
    if array(a).ndim == 1:
        return outer(a, b).ravel()
    return (a[:, None, :, None] * b[None, :, None, :]).reshape(a.shape[0] * b.shape[0], -1)

def indices(dimensions):
    return stack(meshgrid(*[arange(n) for n in dimensions], indexing="ij"))

def vsplit(x, n):
    return split(x, n, 0)

def hsplit(x, n):
    return split(x, n, 1 if x.ndim > 1 else 0)

def unstack(x, axis=0):
    return tuple([moveaxis(x, axis, 0)[i] for i in range(x.shape[axis])])

unbind = unstack

def count_nonzero(a, axis=None):
    n = (a != 0).sum(axis)
    return n.item() if axis is None else n

def nansum(a, axis=None, keepdims=False):
    return where(a == a, a, 0).sum(axis, keepdims=keepdims)

def nanmean(a, axis=None, keepdims=False):
    m = where(a == a, a, 0.0)
    return m.sum(axis, keepdims=keepdims) / (a == a).sum(axis, keepdims=keepdims).astype(m.dtype)
`
