# Functions of NumPy's that make an array of xarray's again of what they give for one, with the
# axes that it had in the order that it had them.

def _rewrapped(a, values):
    if values.ndim != a.ndim:
        raise ValueError(f"dimensions {a.dims} must have the same length as the number of data dimensions, ndim={values.ndim}")
    kept = [name for name, n, m in zip(a.dims, a.shape, values.shape) if n == m]
    r = _plain(values, list(a.dims))
    if len(kept) < a.ndim and _coord_keys(a):
        return _unsure(_labelled(r, {name: ... for name in a.dims}))
    return _unattributed(_follow(_labelled(r, {name: _labels(a, name) for name in kept}), a))

def numpy_swapaxes(a, axis1, axis2):
    return _rewrapped(a, swapaxes(a.values, axis1, axis2))

def numpy_take(a, indices, axis=None):
    return _rewrapped(a, take(a.values, indices, axis=_number_of(axis)))

def numpy_repeat(a, repeats, axis=None):
    return _rewrapped(a, repeat(a.values, repeats, axis=_number_of(axis)))

def numpy_reshape(a, shape):
    return _rewrapped(a, reshape(a.values, shape))

def numpy_nonzero(a):
    return _rewrapped(a, stack(list(nonzero(a.values))))

def numpy_compress(condition, a, axis=None):
    return _rewrapped(a, compress(condition, a.values, axis=_number_of(axis)))

def numpy_choose(a, choices):
    _outside("choose by an array with names")

def numpy_delete(arr, obj, axis=None):
    return _rewrapped(arr, delete(arr.values, obj, axis=_number_of(axis))) if axis is not None else _outside("delete of these")

def numpy_argmax(a, axis=None):
    return _rewrapped(a, argmax(a.values, axis=_number_of(axis)))

def numpy_argmin(a, axis=None):
    return _rewrapped(a, argmin(a.values, axis=_number_of(axis)))

def _number_of(axis):
    if _typename(axis) == "str":
        raise TypeError("'str' object cannot be interpreted as an integer")
    return axis

def numpy_searchsorted(a, v):
    _outside("searchsorted in an array with names")

def numpy_around(a, decimals=0):
    return a.round(decimals)

def numpy_array_split(ary, indices_or_sections, axis=0):
    if axis != 0 or ary.ndim == 0:
        _outside("split of an array with names")
    n, k = ary.shape[0], indices_or_sections
    ends = [n // k * (i + 1) + min(i + 1, n % k) for i in range(k)] if _typename(k) == "int" else list(k) + [n]
    return [_picked(ary, {ary.dims[0]: slice(low, high)}) for low, high in zip([0] + ends[:-1], ends)]

def numpy_split(ary, indices_or_sections, axis=0):
    if _typename(indices_or_sections) == "int" and axis == 0 and ary.ndim and ary.shape[0] % indices_or_sections:
        raise ValueError("array split does not result in an equal division")
    return numpy_array_split(ary, indices_or_sections, axis)

def numpy_flip(m, axis=None):
    axes = range(m.ndim) if axis is None else [axis] if _typename(axis) == "int" else axis
    return _picked(m, {m.dims[k]: slice(None, None, -1) for k in axes})

def numpy_transpose(a, axes=None):
    if _typename(axes) == "tuple":
        raise ValueError(f"Dimensions {{{axes}}} do not exist. Expected one or more of {a.dims}")
    return array_transpose(a, axes)

def numpy_argwhere(a):
    return array_transpose(a, None) if a.ndim else _outside("argwhere of these")

def numpy_moveaxis(a, source, destination):
    return array_transpose(a, list(range(a.ndim)))

def numpy_rollaxis(a, axis):
    return numpy_moveaxis(a, axis, 0)

def numpy_ptp(a, axis=None):
    raise NotImplementedError("reduce method for ufunc <ufunc 'maximum'> is not implemented on xarray objects, which currently only support the __call__ method. As an alternative, consider explicitly converting xarray objects to NumPy arrays (e.g., with `.values`).")

def numpy_linalg_inv(a):
    return _rewrapped(a, linalg_inv(a.values))

def numpy_linalg_pinv(a):
    return _rewrapped(a, linalg_pinv(a.values))

def numpy_linalg_cholesky(a):
    return _rewrapped(a, linalg_cholesky(a.values))

def numpy_linalg_eigh(a):
    values, vectors = linalg_eigh(a.values)
    return _named("EighResult", values, _rewrapped(a, vectors))

def numpy_linalg_qr(a):
    q, r = linalg_qr(a.values)
    return _named("QRResult", _rewrapped(a, q), _rewrapped(a, r))

def numpy_linalg_svd(a, full_matrices=True, compute_uv=True):
    if not compute_uv:
        return linalg_svd(a.values, compute_uv=False)
    u, s, v = linalg_svd(a.values, full_matrices=full_matrices)
    return _named("SVDResult", _rewrapped(a, u), s, _rewrapped(a, v))

def numpy_linalg_solve(a, b):
    r = linalg_solve(a.values, b.values if isinstance(b, DataArray) else b)
    return _rewrapped(b, r) if isinstance(b, DataArray) else r
