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

# einsum multiplies its operands with every axis that has one letter in one column, and
# sums up the columns whose letters the result does not have.

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

def _first_apart(a, b):
    n = len(a) if len(a) > len(b) else len(b)
    for k in range(n - 1, -1, -1):
        i, j = k - n + len(a), k - n + len(b)
        if i >= 0 and j >= 0 and a[i] != b[j] and 1 not in (a[i], b[j]):
            return (k, a[i], b[j])
    return None

def _no_nan(a):
    if _kind(a) == "f" and (a != a).any():
        _outside("nan from the largest value on")

# Square matrices are solved by elimination, with the largest pivot of each column. What comes
# out is x of a x = b and the determinant of a; where a has no inverse, x is the number of the
# first column without a pivot.

# What all libraries say but those that have other words.

def _no_item(n):
    raise ValueError("can only convert an array of size 1 to a Python scalar")

def _no_len(uneven):
    raise TypeError("len() of unsized object")

def _no_truth(empty, uneven):
    _no_array_truth(empty)

def _no_array_truth(empty):
    if empty:
        raise ValueError("The truth value of an empty array is ambiguous. Use `array.size > 0` to check that an array is not empty.")
    raise ValueError("The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()")

def _no_scalar(rank):
    raise TypeError("only 0-dimensional arrays can be converted to Python scalars")

def _no_bits(symbol, op, dtype, ctype, fails, named):
    raise TypeError(f"ufunc '{op}' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''")

def _int_of(x):
    if x != x:
        raise ValueError("cannot convert float NaN to integer")
    if abs(x) == inf:
        raise OverflowError("cannot convert float infinity to integer")
    if abs(x) >= 2.0 ** 63:
        raise OverflowError("Python int too large to convert to C long")

def _unfilled(whole, values, place):
    if whole and len(values) == 1:
        raise ValueError(f"NumPy boolean array indexing assignment cannot assign {values[0]} input values to the {place[0]} output values where the mask is true")
    raise ValueError(f"shape mismatch: value array of shape {_compact(values)} could not be broadcast to indexing result of shape {_compact(place)}")

# What is said of a call that does not fit: in how, "f" is TensorFlow's dispatcher, "c" is C.

def _given_twice(how, call, name, place):
    if how == "f":
        raise TypeError(f"Got multiple values for argument '{name}'")
    if how == "c":
        raise TypeError(f"argument for {call}() given by name ('{name}') and position ({place})")
    raise TypeError(f"{call}() got multiple values for argument '{name}'")

def _too_many(how, call, least, most, n):
    if how == "f":
        raise TypeError("Too many positional arguments")
    _unresolved(call, "too many positional arguments")
    takes = f"from {least} to {most} positional arguments" if least != most else f"{most} positional argument{'' if most == 1 else 's'}"
    raise TypeError(f"{call}() takes {takes} but {n} {'was' if n == 1 and how != 't' else 'were'} given")

def _unresolved(call, text):
    return None

def _unexpected(how, call, name, names, numpy, method, n):
    _unresolved(call, f"got an unexpected keyword argument '{name}'" if n or not names else f"missing a required argument: '{names[0]}'")
    if how == "f":
        raise TypeError(f"Got an unexpected keyword argument '{name}'")
    if how == "w":
        raise TypeError(f"{call} got an unexpected keyword argument '{name}'")
    if numpy and method and call in ("transpose", "conj", "conjugate", "fill", "item", "nonzero", "swapaxes", "tolist"):
        raise TypeError(f"ndarray.{call}() takes no keyword arguments")
    in_c = ("cumsum", "cumprod", "diagonal") if method else ("concatenate", "inner", "where", "dot", "vdot", "bincount", "copyto", "empty_like", "may_share_memory", "shares_memory")
    suggests = how == "s" or numpy and call in in_c or "__init__" in call or call.split("_")[0] == ""
    near = _nearest(list(name), names) if suggests else ""
    meant = f". Did you mean '{near}'?" if near else ""
    raise TypeError(f"{call}() got an unexpected keyword argument '{name}'{meant}")

# The name that Python takes another for, or "".
# Source: CPython, Python/suggestions.c.

# What it costs to turn some letters into others: 2 for one that is put in, left out or
# changed, 1 where its case alone is.

# A slip in the name of a library; array is Python's own.

def _no_module(root):
    for library in ("numpy", "torch", "tensorflow", "jax", "xarray"):
        if root != "array" and _distance(list(root), list(library)) == 2:
            raise ModuleNotFoundError(f"No module named '{root}'")

def _own_call(call, n, named):
    if call in ("len", "abs", "any", "all"):
        raise TypeError(f"{call}() takes no keyword arguments" if named else f"{call}() takes exactly one argument ({n} given)")
    if call == "sum":
        raise TypeError("sum() takes at least 1 positional argument (0 given)")
    raise TypeError(f"{call} expected {'1 argument' if call == 'sorted' else 'at least 1 argument'}, got 0")

def _by_place(call, names):
    raise TypeError(f"{call}() got some positional-only arguments passed as keyword arguments: '{', '.join(names)}'")

def _lacking(how, call, names, place):
    if how == "f":
        raise TypeError("Missing required positional argument")
    _unresolved(call, f"missing a required argument: '{names[0]}'")
    if how == "t":
        raise TypeError(f"{call}() missing {len(names)} required positional argument{'s' if len(names) == 1 else ''}: " + ", ".join([f'"{name}"' for name in names]))
    if how == "c" and call in ("fill", "choose", "swapaxes"):
        raise TypeError(f"{call}() takes exactly {'2 arguments' if call == 'swapaxes' else '1 argument'} ({place} given)")
    if how == "c":
        raise TypeError(f"{call}() missing required argument '{names[0]}' (pos {place})")
    call = "clip" if call == "positive" else call
    n, quoted = len(names), [f"'{name}'" for name in names]
    list = ", ".join(quoted[:-1]) + (", and " if n > 2 else " and " if n > 1 else "") + quoted[-1]
    raise TypeError(f"{call}() missing {n} required positional argument{'' if n == 1 else 's'}: {list}")

def _diagonal_ones(n, m, k, dtype):
    columns = n if m is None else m
    if _typename(n) == "float" or _typename(columns) == "float" or n < 0 or columns < 0 or n > 1024 or columns > 1024:
        _outside("so large an identity")
    return _unseen(cast(arange(n)[:, None] + k == arange(columns), ones(0).dtype if dtype is None else dtype))

def nonzero(a):
    return _columns_of(argwhere(_arrayed(a)))

def where_alone(condition):
    return nonzero(condition)

def _columns_of(table):
    return tuple(_unseen([_held(table[:, k]) for k in range(table.shape[1])]))

def _no_loop(op, left, right):
    raise UFuncTypeError(f"ufunc '{op}' did not contain a loop with signature matching types ({_loop_type(left)}, {_loop_type(right)}) -> None")

def _loop_type(v):
    return f"dtype('<U{len(v) or 1}')" if _typename(v) == "str" else f"dtype('{array(v).dtype.name}')"

def _no_number(name, v):
    takes = "a string or a real number" if name == "float" else "a string, a bytes-like object or a real number"
    raise TypeError(f"{name}() argument must be {takes}, not '{'RaggedTensor' if _kind(v) else _typename(v)}'")

def _immutable(x):
    if _typename(x) not in ("int", "float", "bool", "str", "NoneType", "tuple", "function"):
        _outside("a copy of this")
    return x

def _deep(x):
    if _kind(x):
        return x.copy()
    if _typename(x) in ("list", "tuple"):
        items = [_deep(v) for v in x]
        return items if _typename(x) == "list" else tuple(items)
    return dict([(key, _deep(v)) for key, v in x.items()]) if _typename(x) == "dict" else _immutable(x)
