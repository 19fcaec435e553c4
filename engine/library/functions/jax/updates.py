# x.at[items].set(v) and its kin, whose arguments are x, what is between the brackets, and v.

def at_apply(a, at, func):
    if _misses(a, at) or _repeats(a, at):
        _outside("apply of these")
    r = func(a[at])
    if asarray(r).dtype != a.dtype:
        _outside("apply of a function that gives another type")
    return at_set(a, at, r)

def at_get(a, at, mode=None, fill_value=None, indices_are_sorted=False, unique_indices=False):
    if mode not in ("fill", "clip", "wrap") or _typename(at) not in ("int", "array", "list") or _kind(at) in ("b", "f") or _typename(at) == "list":
        return a[at] if mode is None else _outside("get of these")
    return numpy_take(a, array(at), 0, mode, fill_value)

# Only where items are named that there are not does the mode count.

def _only_there(a, at, mode):
    if mode not in (None, "drop", "fill", "clip", "promise_in_bounds") and _misses(a, at):
        _outside("an update of items that there are not")

def _only_values(call, values, mode):
    if _typename(values) == "ellipsis":
        raise TypeError(f"_IndexUpdateRef.{call}() missing 1 required positional argument: 'values'")
    if values is None or _typename(values) == "str":
        _no_data(values, _typename(values))
    if mode is not None and _typename(mode) != "str":
        raise TypeError(f"_IndexUpdateRef.{call}() takes 2 positional arguments but 3 were given")

def at_set(a, at, values=..., mode=None, indices_are_sorted=False, unique_indices=False):
    _only_values("set", values, mode)
    at, values = _inside(a, at, values, mode, True)
    _only_there(a, at, mode)
    missing = _misses(a, at)
    if _nowhere(a, at, missing):
        return array(a)
    v = array(values, dtype=a.dtype) if _kind(values) and values.dtype != a.dtype else values
    if _kind(a) in "iu" and (_kind(values) == "f" or _typename(values) == "float"):
        v = _unseen(array(values).astype(a.dtype))
    return _put_at(a, at, values, "set", v, missing)

def _put_at(a, at, values, how, v, missing):
    made = array(a)
    if not missing:
        _assign(made, at, v)
        made = _scatter(a, arange(a.size).reshape(a.shape)[at], values, how, made)
    return made

# The values as an array where they are listed, if they fit into the place. Those of its type
# that do not are left to an assignment, which is drawn.

def _fitted(a, at, v, drawn):
    v = array(v) if _typename(v) in ("list", "tuple") else v
    if _kind(v) == "" or v.ndim == 0 or _kind(at) == "b" and not _known(at):
        return v
    place = _unseen(a[at]).shape
    if 0 not in place and v.ndim > len(place):
        raise ValueError(f"Cannot broadcast to shape with fewer dimensions: arr_shape={v.shape} shape={place}")
    drawn = drawn and v.dtype == a.dtype and not _picks(at) and not _misses(a, at) and _first_apart(place, v.shape) is not None
    if 0 not in place and not drawn and [k for k in range(1, v.ndim + 1) if v.shape[-k] not in (1, place[-k])]:
        _types_apart(a, v, place)
    return v

def _types_apart(a, v, place):
    kind = _unseen((zeros(1, dtype=a.dtype) + zeros(1, dtype=v.dtype)).dtype.name)
    raise ValueError(f"Incompatible types for broadcasting: input type={kind}{_braced(v)} and requested type={kind}{_braced(zeros(place))}")

def at_add(a, at, values=..., mode=None, indices_are_sorted=False, unique_indices=False):
    _only_values("add", values, mode)
    at, values = _inside(a, at, values, mode)
    _only_there(a, at, mode)
    return _at(a, at, values, "add", lambda old, v: old + v)

def at_subtract(a, at, values=..., mode=None, indices_are_sorted=False, unique_indices=False):
    _only_values("subtract", values, mode)
    at, values = _inside(a, at, values, mode)
    _only_there(a, at, mode)
    return _at(a, at, values, "subtract", lambda old, v: old - v)

def at_multiply(a, at, values=..., mode=None, indices_are_sorted=False, unique_indices=False):
    _only_values("multiply", values, mode)
    at, values = _inside(a, at, values, mode)
    _only_there(a, at, mode)
    return _at(a, at, values, "multiply", lambda old, v: old * v)

at_mul = at_multiply

def at_divide(a, at, values=..., mode=None, indices_are_sorted=False, unique_indices=False):
    _only_values("divide", values, mode)
    at, values = _inside(a, at, values, mode)
    _only_there(a, at, mode)
    return _at(_unseen(a / 1), at, values, "divide", lambda old, v: old / v)

def at_power(a, at, values=..., mode=None, indices_are_sorted=False, unique_indices=False):
    _only_values("power", values, mode)
    at, values = _inside(a, at, values, mode)
    _only_there(a, at, mode)
    if _kind(a) == "b":
        _outside("a power of bools")
    return _at(a, at, values, "power", lambda old, v: old ** v)

def at_min(a, at, values=..., mode=None, indices_are_sorted=False, unique_indices=False):
    _only_values("min", values, mode)
    at, values = _inside(a, at, values, mode)
    _only_there(a, at, mode)
    return _at(a, at, values, "min", lambda old, v: minimum(old, v))

def at_max(a, at, values=..., mode=None, indices_are_sorted=False, unique_indices=False):
    _only_values("max", values, mode)
    at, values = _inside(a, at, values, mode)
    _only_there(a, at, mode)
    return _at(a, at, values, "max", lambda old, v: maximum(old, v))

# The methods of ufuncs, and their options.

def ufunc_at(op, a, indices, b=None, inplace=True):
    if inplace:
        raise NotImplementedError("Because JAX arrays are immutable, jnp.ufunc.at() cannot operate inplace like\nnp.ufunc.at(). Instead, you can pass inplace=False and capture the result; e.g.\n>>> arr = jnp.add.at(arr, ind, val, inplace=False)\n")
    return {"add": at_add, "multiply": at_multiply}.get(_called(op), lambda *args: _outside("ufunc.at"))(a, indices, b)

def _no_option(call, names):
    for name in ("out", "where"):
        if name in names:
            raise NotImplementedError(f"{name} argument of <jnp.ufunc '{call}'>")

def _at(a, at, values, how, change):
    missing = _misses(a, at)
    if _nowhere(a, at, missing):
        return array(a)
    if _repeats(a, at):
        if _kind(a) != "f" and (_kind(values) == "f" or _typename(values) == "float"):
            _outside("floats into ints that are named twice")
        if how not in ("add", "multiply", "min", "max"):
            _outside("an array that names an item twice")
        return _scatter(a, arange(a.size).reshape(a.shape)[at], values, how)
    v = change(a[at], values)
    v = v.astype(a.dtype) if _kind(v) == "f" and _kind(a) in ("i", "u") else v # which ends at the least and the greatest int
    return _put_at(a, at, values, how, _unseen(v), missing)

def _nowhere(a, at, missing):
    return _typename(at) != "ellipsis" and not missing and (_kind(at) != "b" or _known(at)) and _unseen(a[at]).size == 0

def _picks(at):
    return len([v for v in (at if _typename(at) == "tuple" else [at]) if _kind(v) or _typename(v) == "list"]) > 0

def _repeats(a, at):
    if not _picks(at):
        return False
    places = arange(a.size).reshape(a.shape)[at]
    if not _known(places):
        _outside("an index that is not known")
    s = sort(places.reshape(-1))
    return bool((s[1:] == s[:-1]).any())

# Of an array of places those count that there are.

def _inside(a, at, v, mode, drawn=False):
    v = _fitted(a, at, v, drawn)
    if a.ndim == 0 or a.shape[0] == 0 or _typename(at) != "int" and (_kind(at) not in ("i", "u") or not _known(at)):
        return (at, v)
    n = a.shape[0]
    if mode == "clip":
        return (min(max(at + n if at < 0 else at, 0), n - 1) if _typename(at) == "int" else _unseen(clip(where(at < 0, at + n, at), 0, n - 1)), v)
    if _typename(at) == "int" or _unseen(((at >= -n) & (at < n)).all()):
        return (at, v)
    there = _unseen((at >= -n) & (at < n))
    if ndim(v) and _first_apart(at.shape + a.shape[1:], shape(v)) is not None:
        _outside("an update of items that there are not")
    return _unseen((at[there], broadcast_to(v, at.shape + a.shape[1:])[there] if ndim(v) else v))
