# Functions of NumPy's that give something else for an array of xarray's than for one of
# NumPy's. Of what some give, NumPy makes an array of xarray's again, with the axes that it had
# in the order that it had them.

def _rewrapped(a, r, name):
    if not isinstance(a, DataArray) or name == "svd" and _typename(r) == "array":
        return r
    if name == "nonzero":
        return _wrapped_as(a, stack(list(r)))
    if _sequence(r):
        parts = [one if (name, k) in (("eigh", 0), ("svd", 1)) else _wrapped_as(a, one) for k, one in enumerate(r)]
        return _named({"eigh": "EighResult eigenvalues eigenvectors", "svd": "SVDResult U S Vh", "qr": "QRResult Q R"}[name], *parts)
    return _wrapped_as(a, asarray(r))

rewraps_inv, rewraps_pinv, rewraps_cholesky, rewraps_eigh, rewraps_qr, rewraps_svd, rewraps_solve = _rewrapped
rewraps_take, rewraps_repeat, rewraps_swapaxes, rewraps_compress, rewraps_delete = _rewrapped
rewraps_argmax, rewraps_argmin, rewraps_nonzero, rewraps_reshape = _rewrapped

def _wrapped_as(a, values):
    if values.ndim != a.ndim:
        raise ValueError(f"dimensions {a.dims} must have the same length as the number of data dimensions, ndim={values.ndim}")
    kept = [name for name, n, m in zip(a.dims, a.shape, values.shape) if n == m]
    r = _plain(values, list(a.dims))
    if len(kept) < a.ndim and _coord_keys(a):
        return _unsure(_labelled(r, {name: ... for name in a.dims}))
    return _unattributed(_follow(_labelled(r, {name: _labels(a, name) for name in kept}), a))

def numpy_choose(a, choices):
    _outside("choose by an array with names")

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

def numpy_linalg_eig(a):
    _outside("np.linalg.eig of arrays with names")
