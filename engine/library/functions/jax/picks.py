# Items that are picked, and results of a size that was asked for.

def insert(arr, obj, values, axis=None):
    a, k = (array(arr).ravel(), 0) if axis is None else (arr, _axis(arr, axis))
    if _typename(obj) != "int" or obj < 0 or obj > a.shape[k] or array(values).ndim > 0:
        _outside("insert of these")
    ends = _parts(a, [obj, a.shape[k]], k)
    return concatenate([ends[0], full([1 if i == k else n for i, n in enumerate(a.shape)], values, dtype=a.dtype), ends[1]], k)

def numpy_take(a, indices, axis=None, mode=None, fill_value=None):
    _no_list("take", a, 0)
    x, at = array(a), indices if _typename(indices) == "array" else array(_no_list("take", indices, 1))
    if axis is None:
        x, axis = x.ravel(), 0
    axis = _axis(x, axis)
    if _kind(at) in "fb":
        raise ValueError("indices must have an integer type")
    n = x.shape[axis]
    if n == 0 and at.size:
        raise IndexError("Cannot do a non-empty jnp.take() from an empty axis.")
    if mode not in (None, "fill", "clip", "wrap"):
        _outside("take of these")
    if not _known(at):
        return _unheld(zeros(x.shape[:axis] + at.shape + x.shape[axis:][1:], dtype=x.dtype))
    if mode == "clip":
        at = clip(at, 0, n - 1)
    if mode == "wrap":
        at = at % n
    if mode in (None, "fill") and ((at < -n) | (at >= n)).any():
        k = axis % x.ndim
        there = ((at >= -n) & (at < n)).reshape((1,) * k + at.shape + (1,) * (x.ndim - 1 - k))
        return _filled(there, take(x, clip(at, -n, n - 1), axis), fill_value)
    return take(x, at, axis)

# What stands where an item is asked for that there is not.

def _filled(there, items, fill):
    kind, bits = _kind(items), 8 * items.itemsize
    if fill is None:
        fill = nan if kind == "f" else kind == "b" if kind == "b" else 2 ** bits - 1 if kind == "u" else -2 ** (bits - 1)
    return where(there, items, array(fill, dtype=items.dtype))

def numpy_take_along_axis(arr, indices, axis=-1, mode=None, fill_value=None):
    if axis is not None and array(arr).ndim != array(indices).ndim:
        raise ValueError(f"indices and arr must have the same number of dimensions; {array(indices).ndim} vs. {array(arr).ndim}")
    if axis is not None:
        _axis(array(arr), axis)
        at, of = [tuple([1 if k == axis % array(arr).ndim else n for k, n in enumerate(array(a).shape)]) for a in (indices, arr)]
        if [m for m, n in zip(at, of) if m != n and m != 1 and n != 1]:
            raise ValueError(f"Incompatible shapes for broadcasting: shapes=[{at}, {of}]")
    x, at = array(arr), array(indices)
    n = x.size if axis is None else x.shape[axis]
    if mode in (None, "fill") and _known(at) and ((at < -n) | (at >= n)).any():
        return _filled((at >= -n) & (at < n), take_along_axis(x, clip(at, -n, n - 1), axis), fill_value)
    if mode not in (None, "fill"):
        _outside("take_along_axis of these")
    return take_along_axis(arr, indices, axis)

def ix_(*args):
    if [v for v in args if ndim(v) != 1]:
        raise ValueError(f"Arguments to jax.numpy.ix_ must be 1-dimensional, got shape {shape([v for v in args if ndim(v) != 1][0])}")
    if [v for v in args if _kind(v) == "b"]:
        _outside("ix_ of masks")
    return tuple(_open(args, range(len(args))))

def _sized(found, size, fill):
    n = found.shape[0]
    if n >= size:
        return found[:size]
    return concatenate([found, full((size - n,) + found.shape[1:], fill, dtype=found.dtype)])

def numpy_nonzero(a, size=None, fill_value=None):
    if size is not None and not _known(array(a)):
        return tuple([_unheld(zeros(size, dtype="int32")) for n in shape(a)])
    found = nonzero(a)
    if size is None:
        return found
    return tuple([_sized(f, size, 0 if fill_value is None else fill_value) for f in found])

def numpy_flatnonzero(a, size=None, fill_value=None):
    return numpy_nonzero(ravel(a), size, fill_value)[0]

def numpy_argwhere(a, size=None, fill_value=None):
    if not _known(array(a)):
        return _traces("nonzero", array(a)) or argwhere(a) if size is None else _unheld(zeros((size, ndim(a)), dtype="int32"))
    found = argwhere(a)
    return found if size is None else _sized(found, size, 0 if fill_value is None else fill_value)

def numpy_where(condition, x=None, y=None, size=None, fill_value=None):
    if x is None and y is None:
        return numpy_nonzero(condition, size, fill_value)
    return where(condition, x, y)

def numpy_unique(ar, return_index=False, return_inverse=False, return_counts=False, axis=None, equal_nan=True, size=None, fill_value=None, sorted=True):
    if not _known(array(ar)):
        if size is None:
            _traces("unique", array(ar))
        elif not return_index and not return_inverse and axis is None:
            values = _unheld(zeros(size, dtype=array(ar).dtype))
            return (values, _unheld(zeros(size, dtype="int32"))) if return_counts else values
    if size is None:
        return unique(ar, return_index, return_inverse, return_counts, axis)
    if return_index or return_inverse or axis is not None:
        _outside("unique of a size with more than counts")
    values, counts = unique(ar, return_counts=True)
    if len(values) == 0:
        _outside("unique of nothing")
    values = _sized(values, size, values[0] if fill_value is None else fill_value)
    return (values, _sized(counts, size, 0)) if return_counts else values

def array_repeat(a, repeats, axis=None):
    if _typename(repeats) == "array" and not _known(repeats):
        _traces("repeats", repeats)
    counts, n = shape(_no_list("repeat", repeats, 1)), size(a, axis if ndim(a) else None)
    if len(counts) == 1 and counts != (1,) and counts != (n,):
        raise ValueError(f"operands could not be broadcast together with remapped shapes [original->remapped]: {counts}  and requested shape ({n},)")
    return repeat(a, repeats, axis if ndim(a) else None)

def numpy_repeat(a, repeats, axis=None, total_repeat_length=None):
    found, n = array_repeat(a, repeats, axis), total_repeat_length
    if n is None:
        return found
    if found.ndim != 1 or len(found) == 0:
        _outside("repeat of a total length")
    return found[:n] if len(found) >= n else concatenate([found, broadcast_to(found[-1:], (n - len(found),))])

def array_take(self, indices, axis=None, out=None, mode=None, fill_value=None):
    return numpy_take(self, indices, axis, mode, fill_value)

def piecewise(x, condlist, funclist):
    a = asarray(_no_list("piecewise", x, 0))
    if _kind(condlist) or a.ndim == 0 or _typename(condlist) not in ("list", "tuple") or [c for c in condlist if shape(c) != a.shape]:
        _outside("piecewise of these")
    n = len(condlist)
    if len(funclist) not in (n, n + 1):
        raise ValueError(f"with {n} condition(s), either {n} or {n + 1} functions are expected; got {len(funclist)}")
    chosen = zeros_like(a) if len(funclist) == n else _piece(funclist[n], a)
    for condition, f in zip(condlist, funclist):
        chosen = where(condition, _piece(f, a), chosen)
    return chosen

def _piece(f, a):
    return array(f(a)).astype(a.dtype) if _typename(f) == "function" else array(f, dtype=a.dtype) if ndim(f) == 0 and _typename(f) in ("int", "float", "bool") or _kind(f) else array(f(a)).astype(a.dtype)

def delete(arr, obj, axis=None, assume_unique_indices=False):
    a = ravel(_no_list("delete", arr, 0)) if axis is None else _no_list("delete", arr, 0)
    k = 0 if axis is None else _axis(a, axis)
    n, at = a.shape[k], array(obj)
    if _kind(at) == "b":
        return take(a, flatnonzero(~at), k)
    if _kind(at) not in ("i", "u") or not _known(at) or ((at < -n) | (at >= n)).any():
        _outside("delete of these")
    return take(a, flatnonzero(~isin(arange(n), at % n)), k)

def put(a, ind, v, mode=None, inplace=True):
    if inplace:
        raise ValueError("jax.numpy.put cannot modify arrays in-place, because JAX arrays are immutable. Pass inplace=False to instead return an updated array.")
    if mode not in (None, "clip") or size(v) not in (1, size(ind)):
        _outside("put of these")
    at = clip(ravel(ind), -a.size, a.size - 1)
    return at_set(ravel(a), at, ravel(v) if ndim(v) else v).reshape(a.shape)

def place(arr, mask, vals, inplace=True):
    if inplace:
        raise ValueError("jax.numpy.place cannot modify arrays in-place, because JAX arrays are immutable. Pass inplace=False to instead return an updated array.")
    if ndim(vals) or shape(mask) != arr.shape:
        _outside("place of these")
    return where(mask, array(vals, dtype=arr.dtype), arr)

def put_along_axis(arr, indices, values, axis, inplace=True, mode=None):
    if inplace:
        raise ValueError("jax.numpy.put_along_axis cannot modify arrays in-place, because JAX arrays are immutable. Pass inplace=False to instead return an updated array.")
    if axis is None or mode is not None or indices.ndim != arr.ndim:
        _outside("put_along_axis of these")
    at = [arange(n).reshape([-1 if j == k else 1 for j in range(arr.ndim)]) for k, n in enumerate(arr.shape)]
    at[axis] = indices
    return at_set(arr, tuple(at), values)

def lexsort(keys, axis=-1):
    for key in keys:
        _no_list("lexsort", key, 0)
    if len(keys) == 0 or [key for key in keys if ndim(key) != 1 or shape(key) != shape(keys[0])]:
        _outside("lexsort of these")
    order = arange(len(keys[0]))
    for key in keys:
        order = order[argsort(array(key)[order])]
    return order

def choose(a, choices, out=None, mode="raise"):
    if _kind(a) not in ("i", "u"):
        raise ValueError("`a` array must be integer typed")
    parts = broadcast_arrays(*choices, a)
    at, n = parts[-1], len(parts) - 1
    if mode == "raise" and ((at < 0) | (at >= n)).any():
        raise ValueError("invalid entry in choice array")
    at = clip(at, 0, n - 1) if mode == "clip" else at % n
    return take_along_axis(stack(parts[:-1]), at[None], 0)[0]

def array_choose(self, choices, out=None, mode="raise"):
    return choose(self, choices, out, mode)
