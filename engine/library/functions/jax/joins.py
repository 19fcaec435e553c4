# Arrays that are joined.

def concatenate(arrays, axis=0):
    if _kind(axis) and axis.ndim and _known(axis) and arrays is not None and len(arrays) and ndim(arrays[0]):
        raise TypeError("Only integer scalar arrays can be converted to a scalar index.")
    items = _joinable("concatenate", arrays)
    if axis is None:
        items, axis = [ravel(a) for a in items], 0
    first = shape(items[0])
    if first == ():
        raise ValueError("Zero-dimensional arrays cannot be concatenated.")
    _unseen(_joined(items[:1], axis)) # which looks at the axis
    k = axis % len(first)
    if [a for a in items if ndim(a) != len(first)]:
        raise TypeError(f"Cannot concatenate arrays with different numbers of dimensions: got {_all_shapes(items)}.")
    if [a for a in items for i, n in enumerate(shape(a)) if i != k and n != first[i]]:
        _drawn_apart(_joined, items, axis)
        raise TypeError(f"Cannot concatenate arrays with shapes that differ in dimensions other than the one being concatenated: concatenating along dimension {k} for shapes {_all_shapes(items)}.")
    return _joined(items, axis)

concat = concatenate

def numpy_roll(a, shift, axis=None):
    if _kind(shift) and not _known(shift):
        return _unheld(array(a))
    return roll(a, shift, axis)

def numpy_append(arr, values, axis=None):
    for k, v in enumerate((arr, values)):
        _no_list("ravel" if axis is None else "concatenate", v, 0 if axis is None else k)
    return concatenate([ravel(arr), ravel(values)] if axis is None else [arr, values], 0 if axis is None else axis)

def numpy_pad(array, pad_width, mode="constant", **kwargs):
    for width in pad_width if _sequence(pad_width) else [pad_width]:
        for w in width if _sequence(width) else [width]:
            if not _known(w):
                _outside("a pad by widths that are not known")
    n, sizes = ndim(array), shape(pad_width)
    if sizes not in ((n, 2), (1, 2), (2,), (1,), ()):
        raise ValueError(f"jnp.pad: pad_width with nd={n} has unsupported shape {sizes}. Valid shapes are ({n}, 2), (1, 2), (2,), (1,), or ().")
    if _kind(pad_width) == "" and (numpy.array(pad_width) < 0).any():
        raise ValueError("index can't contain negative values")
    if _typename(mode) == "str" and mode not in ("constant", "edge", "linear_ramp", "maximum", "mean", "median", "minimum", "reflect", "symmetric", "wrap", "empty"):
        raise NotImplementedError(f"Unimplemented padding mode '{mode}' for np.pad.")
    return pad(array, pad_width, mode, **kwargs)

def stack(arrays, axis=0):
    items = _joinable("stack", arrays)
    if axis is None:
        raise TypeError("'NoneType' object cannot be interpreted as an integer")
    _unseen(_piled(items[:1], axis))
    if [a for a in items if ndim(a) != ndim(items[0])]:
        raise ValueError(f"Cannot stack arrays with different numbers of dimensions: got {_all_shapes(items)}.")
    if [a for a in items if shape(a) != shape(items[0])]:
        _drawn_apart(_piled, items, axis)
        raise ValueError(f"All input arrays must have the same shape. Got {_all_shapes(items)}.")
    return _piled(items, axis)

def _several(arrays):
    kind = _typename(arrays)
    if kind in ("int", "float", "NoneType"):
        raise TypeError(f"Value after * must be an iterable, not {kind}")
    return [] if kind in ("generator", "map", "zip") else arrays

def _joinable(name, arrays):
    kind = _typename(arrays)
    if name == "stack" and kind in ("int", "float", "NoneType", "generator", "map", "zip"):
        raise TypeError(f"object of type '{kind}' has no len()")
    items = list(_several(arrays))
    if len(items) == 0:
        raise ValueError(f"Need at least one array to {name}.")
    return items

def _all_shapes(items):
    return ", ".join([f"{shape(a)}" for a in items])

# jnp.r_[…] and jnp.c_[…].

def index_r_(parts, single):
    return _laid([atleast_1d(array(a)) for a in parts], 0)

def index_c_(parts, single):
    return _laid([atleast_1d(array(a))[:, None] if ndim(a) < 2 else array(a) for a in parts], -1)

def _laid(parts, axis):
    try:
        return concatenate(parts, axis)
    except Exception:
        _outside("arrays that do not fit side by side")
