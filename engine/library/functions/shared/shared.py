# Functions that several libraries have. A name with an underscore in front is one
# of the evaluator's own. Optional parameters named axis and keepdims go by dim and
# keepdim too.

def atleast_1d(*arys):
    return _single([a.reshape(1) if a.ndim == 0 else a for a in [_arrayed(v) for v in arys]])

def atleast_2d(*arys):
    return _single([a.reshape(1, 1) if a.ndim == 0 else a[None] if a.ndim == 1 else a for a in [_arrayed(v) for v in arys]])

def _single(list):
    return list[0] if len(list) == 1 else tuple(list)

def _several(arrays):
    return arrays

def vstack(tup):
    return concatenate([atleast_2d(a) for a in _several(tup)], 0)

row_stack = vstack

def hstack(tup):
    rows = [atleast_1d(a) for a in _several(tup)]
    return concatenate(rows, 0 if rows and rows[0].ndim == 1 else 1)

def swapaxes(a, axis1, axis2):
    i, j = _axis(a, axis1, "axis1"), _axis(a, axis2, "axis2")
    return _permute(a, [j if k == i else i if k == j else k for k in range(array(a).ndim)])

def softmax(x, axis=-1):
    e = exp(x - x.amax(axis, keepdims=True))
    return _held(e / e.sum(axis, keepdims=True))

def sigmoid(x):
    return 1 / (1 + exp(-1.0 * x))

expit = sigmoid

# Python adds floats up with what was lost on the way (Python/bltinmodule.c, builtin_sum).

def _compensated(start, items):
    values, total, lost = [start] + items, 0.0, 0.0
    if not [v for v in values if _class(v) == "float"] or [v for v in values if _class(v) not in ("float", "int", "bool")] or not _known(values):
        return None
    for v in values:
        next = total + v
        if _class(v) == "float":
            lost = lost + (total - next + v if (total if total > 0 else -total) >= (v if v > 0 else -v) else v - next + total)
        total = next
    return total + lost if lost != 0 and lost - lost == 0 else total

def _holds(a, n):
    if ndim(a) == 0:
        _outside("in", "operation")
    return bool(_unseen((a == n).any()))

def _product(sizes):
    n = 1
    for size in sizes:
        n = n * size
    return n

def _arrayed(x):
    return x if _kind(x) else asarray(x)

def isnan(x):
    x = _arrayed(x)
    return x != x

def logical_not(x):
    return _arrayed(x) == 0

def _truth(x):
    return bool(x)

# A bound as one that ints of the type of an array have, and an array between two of them.

def _held_in(bound, a):
    if _typename(bound) != "int" or _kind(a) not in ("i", "u") or a.dtype.itemsize == 8:
        return bound
    least = 0 if _kind(a) == "u" else -2 ** (8 * a.dtype.itemsize - 1)
    return min(max(bound, least), least + 2 ** (8 * a.dtype.itemsize) - 1)

def _clipped(call, a, low, high):
    given = [v for v in (a, low, high) if v is not None]
    _planned(call, *given)
    r = a
    for op, bound in (("maximum", low), ("minimum", high)):
        if bound is not None:
            _no_clamp(op == "maximum", bound, a)
            r = _pairwise(op, call, r, _held_in(bound, a))
    return _gave(r, call, a, low, high) if len(given) == 3 else r if len(given) == 2 else _arrayed(a)

def _no_clamp(lower, x, a):
    return None

# Values that meet are close where they are at most atol + rtol * |b| apart.

def isclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    _no_isclose(a, b)
    x, y = cast(_arrayed(a), float64), cast(_arrayed(b), float64)
    near = (abs(x - y) <= atol + rtol * abs(y)) & (y - y == 0) | (x == y)
    return _gave(near | (x != x) & (y != y) if equal_nan else near, "isclose", a, b)

def _no_isclose(a, b):
    return None

def allclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    return _truth(isclose(a, b, rtol, atol, equal_nan).all())

def _rounded(a, decimals):
    if _kind(a) in "iu":
        return a + 0 if decimals >= 0 else _rounded(a / 10 ** -decimals, 0).astype(a.dtype) * 10 ** -decimals
    return rint(a) if decimals == 0 else rint(a * 10.0 ** decimals) / 10.0 ** decimals

def relu(x):
    return maximum(x, 0)

def _meets_one(iterable, truth):
    items = list(iterable)
    for k in range(len(items)):
        if bool(items[k]) == truth:
            if _iterates(iterable):
                _refill(iterable, items[k + 1:])
            return True
    return False

def shape(a):
    return _arrayed(a).shape

def ndim(a):
    return _arrayed(a).ndim

def size(a, axis=None):
    return _product(_arrayed(a).shape) if axis is None else _arrayed(a).shape[_axis(_arrayed(a), axis)]

def nonzero(a):
    return _columns_of(argwhere(_arrayed(a)))

def where_alone(condition):
    return nonzero(condition)
