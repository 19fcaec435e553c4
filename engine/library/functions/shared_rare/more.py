# More functions of several libraries that few programs have.

def log_softmax(x, axis=-1):
    shifted = x - x.amax(axis, keepdims=True)
    return _held(shifted - log(exp(shifted).sum(axis, keepdims=True)))

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

def divmod(a, b):
    return (floor_divide(a, b), remainder(a, b))

def unstack(x, axis=0):
    return tuple([moveaxis(x, axis, 0)[i] for i in range(x.shape[axis])])

def _crossed(a, b):
    return a[..., [1, 2, 0]] * b[..., [2, 0, 1]] - a[..., [2, 0, 1]] * b[..., [1, 2, 0]]

def _powers(x, n, increasing):
    return x[:, None] ** (arange(n) if increasing else arange(n - 1, -1, -1))

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

def _any_of(items):
    if not items or [v for v in items if _typename(v) != _typename(items[0])] or not isinstance(items[0], (int, float)):
        _outside("a choice of these")
    return _hidden("int64" if isinstance(items[0], int) else "float64")

def _deep(x):
    if _kind(x):
        return x.copy()
    if _typename(x) in ("list", "tuple"):
        items = [_deep(v) for v in x]
        return items if _typename(x) == "list" else tuple(items)
    return dict([(key, _deep(v)) for key, v in x.items()]) if _typename(x) == "dict" else _immutable(x)

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

def _elided(n):
    return "".join(list("STUVWXYZ")[8 - n:])

def _einsum_operands(operands):
    return operands

def _einsum_counts(terms, operands):
    return None

def _einsum_result(result, letters):
    return None

def _einsum_takes(operands):
    return None

def _einsum_collapses(operand, letter, m, n):
    _outside("einsum along a diagonal of two sizes")

def _einsum_meets(call, terms, result, letters, arrays):
    _together(call, *arrays)

# Whether @ multiplies arrays with as many axes.

def _multiplies(terms):
    return True

def _open(vectors, places):
    return [expand_dims(atleast_1d(v), [k for k in range(len(vectors)) if k != place]) for v, place in zip(vectors, places)]

def _crosswise(n, turned):
    return [1, 0] + list(range(2, n)) if turned and n > 1 else list(range(n))

def indices(dimensions):
    return stack(meshgrid(*[arange(n) for n in dimensions], indexing="ij"))

def isinf(x):
    x = _arrayed(x)
    return (x == inf) | (x == -inf)

def isfinite(x):
    x = _arrayed(x)
    return (x < inf) & (x > -inf)

def array_equal(a1, a2, equal_nan=False):
    if shape(a1) != shape(a2):
        return _truth(False)
    return _truth((isclose(a1, a2, 0, 0, True) if equal_nan else _arrayed(a1) == _arrayed(a2)).all())

def column_stack(tup):
    return concatenate([_arrayed(x).reshape(-1, 1) if ndim(x) < 2 else x for x in _several(tup)], 1)

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

def isin(a, b, assume_unique=False, invert=False):
    found = asarray((array(a)[..., None] == array(b).ravel()).any(-1))
    return ~found if invert else found

def _rows(shape):
    steps = [1 for n in shape]
    for k in range(len(shape) - 2, -1, -1):
        steps[k] = steps[k + 1] * shape[k + 1]
    return steps

def _compact(shape):
    return "(" + ",".join([f"{n}" for n in shape]) + (",)" if len(shape) == 1 else ")")

def _a_text(v):
    return v if _class(v) == "str" else _outside("a text", "argument")

def _ordered(a, axis):
    return sort(a, axis)

def _no_nan(a):
    if _kind(a) == "f" and (a != a).any():
        _outside("nan from the largest value on")

# Values from a number to another, as NumPy computes them: whoever asks gives them its type.

def _spaced(start, stop, num, endpoint):
    if [v for v in (start, stop) if not isinstance(v, (int, float)) and (not _kind(v) or ndim(v))] or not _kind(num) and not isinstance(num, int):
        _outside("linspace of these")
    a, b, steps = float(start), float(stop), num - 1 if endpoint else num
    y = numpy.arange(num) * ((b - a) / (steps or 1)) + a
    if endpoint and num > 1:
        y[-1] = b
    return _unseen(y)

# Arrays that cannot be joined are drawn as they are; the library's own words follow.
def _drawn_apart(joined, items, axis):
    try:
        joined(items, axis)
    except Exception:
        pass
