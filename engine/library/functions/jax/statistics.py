# Quantiles and counts.

def quantile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False):
    return _quantile_of(_no_list("quantile", a, 0), _no_list("quantile", q, 1), axis, method, keepdims, False)

def percentile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False):
    return _quantile_of(_no_list("percentile", a, 0), array(_no_list("percentile", q, 1)) / 100, axis, method, keepdims, False)

def nanquantile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False):
    return _quantile_of(_no_list("nanquantile", a, 0), _no_list("nanquantile", q, 1), axis, method, keepdims, True)

def nanpercentile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False):
    return _quantile_of(_no_list("nanpercentile", a, 0), array(_no_list("nanpercentile", q, 1)) / 100, axis, method, keepdims, True)

def nanmedian(a, axis=None, out=None, overwrite_input=False, keepdims=False):
    if size(a) == 0:
        _outside("nanmedian of nothing")
    return _quantile_of(_no_list("nanmedian", a, 0), 0.5, axis, "midpoint", keepdims, True)

def numpy_median(a, axis=None, out=None, overwrite_input=False, keepdims=False):
    if size(a) == 0 and (axis is None or _typename(axis) == "int" and shape(a)[axis] == 0):
        raise ValueError("jax.numpy.median reduction axis must be non-empty")
    return median(a, axis, keepdims=keepdims)

# The values of each place lie along the last axis, in order; nan comes last.

def _quantile_of(a, q, axis, method, keepdims, skips):
    a, at = _as_floats(asarray(a)), asarray(q)
    if at.ndim > 1 or method not in ("linear", "lower", "higher", "nearest", "midpoint"):
        _outside("a quantile of these")
    axes = list(range(a.ndim)) if axis is None else [_axis(a, k) for k in ([axis] if _typename(axis) == "int" else axis)]
    rest = [k for k in range(a.ndim) if k not in axes]
    ends = [1 if k in axes else n for k, n in enumerate(a.shape)]
    rows = transpose(a, rest + axes).reshape(tuple([a.shape[k] for k in rest]) + (_product_of([a.shape[k] for k in axes]),))
    if rows.shape[-1] == 0:
        if axis not in (None, 0):
            _outside("a quantile of nothing")
        raise TypeError("Slice size at index 0 in gather op is out of range, must be within [0, 0 + 1), got 1.")
    v = _between_rows(sort(rows, -1), ravel(at).astype(a.dtype), method, skips)
    v = v[..., 0] if at.ndim == 0 else moveaxis(v, -1, 0)
    return v.reshape(at.shape + tuple(ends)) if keepdims else v

def _between_rows(rows, at, method, skips):
    n = (rows == rows).sum(-1, keepdims=True) if skips else rows.shape[-1]
    places = at * (n - 1)
    low = floor(places)
    part = places - low
    if skips:
        low = clip(low, 0, None)
        below, above = [take_along_axis(rows, k.astype("int32"), -1) for k in (low, clip(ceil(places), 0, None))]
    else:
        below, above = [take(rows, k.astype("int32"), -1) for k in (low, ceil(places))]
    v = {"linear": lambda: below * (1 - part) + above * part, "lower": lambda: below, "higher": lambda: above, "nearest": lambda: where(part <= 0.5, below, above), "midpoint": lambda: (below + above) * 0.5}[method]()
    return v if skips else where(isnan(rows).any(-1, keepdims=True), nan, v)

def numpy_bincount(x, weights=None, minlength=0, length=None):
    _no_list("bincount", x, 0)
    a = array(x)
    if _kind(a) not in ("i", "u"):
        if _kind(a) == "b":
            _outside("bincount of bools")
        raise TypeError(f"x argument to bincount must have an integer type; got {a.dtype.name}")
    if a.ndim != 1:
        raise ValueError("only 1-dimensional input supported.")
    if length is None and not _known(a) or weights is not None and shape(weights) != a.shape:
        _outside("bincount of these")
    n = max(minlength, int(a.max()) + 1 if a.size else 0) if length is None else length
    hits = clip(a, 0, None) == arange(n)[:, None]
    if weights is None:
        return _changed("", x, _unseen(hits.sum(1)), [-1], [])
    if _kind(weights) == "b":
        raise TypeError("add does not accept dtype bool at position 0. Accepted dtypes at position 0 are subtypes of integer, complexfloating, floating.")
    n = where(hits, weights, array(0, dtype=array(weights).dtype)).sum(1).astype(array(weights).dtype)
    return _changed("", x, _unseen(n), [-1], [], False, weights)
