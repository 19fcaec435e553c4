# Functions that several libraries have. A name with an underscore in front is one
# of the evaluator's own. Optional parameters named axis and keepdims go by dim and
# keepdim too.

def _rows(shape):
    steps = [1 for n in shape]
    for k in range(len(shape) - 2, -1, -1):
        steps[k] = steps[k + 1] * shape[k + 1]
    return steps

def atleast_1d(*arys):
    return _single([a.reshape(1) if a.ndim == 0 else a for a in [_arrayed(v) for v in arys]])

def atleast_2d(*arys):
    return _single([a.reshape(1, 1) if a.ndim == 0 else a[None] if a.ndim == 1 else a for a in [_arrayed(v) for v in arys]])

def _single(list):
    return list[0] if len(list) == 1 else tuple(list)

def _open(vectors, places):
    return [expand_dims(atleast_1d(v), [k for k in range(len(vectors)) if k != place]) for v, place in zip(vectors, places)]

def _crosswise(n, turned):
    return [1, 0] + list(range(2, n)) if turned and n > 1 else list(range(n))

def _several(arrays):
    return arrays

def vstack(tup):
    return concatenate([atleast_2d(a) for a in _several(tup)], 0)

row_stack = vstack

def hstack(tup):
    rows = [atleast_1d(a) for a in _several(tup)]
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

def logaddexp(a, b):
    a, b = _arrayed(a), _arrayed(b)
    return maximum(a, b) + log1p(exp(-abs(a - b)))

def _unlisted(a):
    return asarray(a) if _sequence(a) else a

def fmax(a, b):
    a, b = _unlisted(a), _unlisted(b)
    return _number(where(a != a, b, where(b != b, a, maximum(a, b))))

def fmin(a, b):
    a, b = _unlisted(a), _unlisted(b)
    return _number(where(a != a, b, where(b != b, a, minimum(a, b))))

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

def _a_text(v):
    return v if _class(v) == "str" else _outside("a text", "argument")

def _holds(a, n):
    if ndim(a) == 0:
        _outside("in", "operation")
    return bool(_unseen((a == n).any()))

def _compact(shape):
    return "(" + ",".join([f"{n}" for n in shape]) + (",)" if len(shape) == 1 else ")")

def divmod(a, b):
    return (floor_divide(a, b), remainder(a, b))

def isin(a, b):
    return asarray((array(a)[..., None] == array(b).ravel()).any(-1))

def in1d(a, b):
    return isin(array(a).ravel(), b)

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
    a = _arrayed(a)
    return where(a == a, a, 0).sum(axis, keepdims=keepdims)

def nanmean(a, axis=None, keepdims=False):
    a = _arrayed(a)
    m = where(a == a, a, 0.0)
    return m.sum(axis, keepdims=keepdims) / (a == a).sum(axis, keepdims=keepdims).astype(m.dtype)

def _axes(ndim, axes):
    if isinstance(axes, int):
        return list(range(ndim - axes, ndim)), list(range(axes))
    left, right = axes
    left, right = [left] if isinstance(left, int) else list(left), [right] if isinstance(right, int) else list(right)
    return left, right

def _crossed(a, b):
    return a[..., [1, 2, 0]] * b[..., [2, 0, 1]] - a[..., [2, 0, 1]] * b[..., [1, 2, 0]]

def _powers(x, n, increasing):
    return x[:, None] ** (arange(n) if increasing else arange(n - 1, -1, -1))

def _product(sizes):
    n = 1
    for size in sizes:
        n = n * size
    return n

def _ordered(a, axis):
    return sort(a, axis)

def _arrayed(x):
    return x if _kind(x) else asarray(x)

def isnan(x):
    x = _arrayed(x)
    return x != x

def isinf(x):
    x = _arrayed(x)
    return (x == inf) | (x == -inf)

def isfinite(x):
    x = _arrayed(x)
    return (x < inf) & (x > -inf)

def logical_not(x):
    return _arrayed(x) == 0

def _truth(x):
    return bool(x)

def allclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    return _truth(isclose(a, b, rtol, atol, equal_nan).all())

def array_equal(a1, a2, equal_nan=False):
    if shape(a1) != shape(a2):
        return _truth(False)
    return _truth((isclose(a1, a2, 0, 0, True) if equal_nan else _arrayed(a1) == _arrayed(a2)).all())

def column_stack(tup):
    return concatenate([_arrayed(x).reshape(-1, 1) if ndim(x) < 2 else x for x in _several(tup)], 1)

def _rolled(a, shift, axis):
    if axis is None:
        return _rolled(a, shift, 0) if a.ndim == 1 else _rolled(a.reshape(-1), shift, 0).reshape(a.shape)
    if isinstance(axis, (tuple, list)):
        for k in range(len(axis)):
            a = _rolled(a, shift if isinstance(shift, int) else shift[k], axis[k])
        return a
    axis = _axis(a, axis)
    n = a.shape[axis]
    # A list of places is no step of the program's.
    return take(a, [(k - shift) % n for k in range(n)] if n < 1000 else (arange(n) - shift) % max(n, 1), axis)

def _differences(a, n, axis):
    axis = _axis(a, axis)
    if axis < a.ndim - 1:
        return moveaxis(_differences(moveaxis(a, axis, -1), n, -1), -1, axis)
    for k in range(n):
        a = a[..., 1:] != a[..., :-1] if _kind(a) == "b" else a[..., 1:] - a[..., :-1]
    return a

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

def _any_of(items):
    if not items or [v for v in items if _typename(v) != _typename(items[0])] or not isinstance(items[0], (int, float)):
        _outside("a choice of these")
    return _hidden("int64" if isinstance(items[0], int) else "float64")

def shape(a):
    return _arrayed(a).shape

def ndim(a):
    return _arrayed(a).ndim

def size(a, axis=None):
    return _product(_arrayed(a).shape) if axis is None else _arrayed(a).shape[_axis(_arrayed(a), axis)]

def _elided(n):
    return "".join(list("STUVWXYZ")[8 - n:])

def _einsum_operands(operands):
    return operands

def _einsum_counts(terms, operands):
    return None

def _einsum_takes(operands):
    return None

def _einsum_collapses(operand, letter, m, n):
    _outside("einsum along a diagonal of two sizes")

def _einsum_meets(call, terms, result, letters, arrays):
    _together(call, *arrays)

def nonzero(a):
    return _columns_of(argwhere(_arrayed(a)))

def where_alone(condition):
    return nonzero(condition)

def _deep(x):
    if _kind(x):
        return x.copy()
    if _typename(x) in ("list", "tuple"):
        items = [_deep(v) for v in x]
        return items if _typename(x) == "list" else tuple(items)
    return dict([(key, _deep(v)) for key, v in x.items()]) if _typename(x) == "dict" else _immutable(x)
