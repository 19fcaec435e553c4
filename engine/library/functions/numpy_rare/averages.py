# Numbers that are missing, averages and quantiles.

def quantile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False):
    if not ((asarray(q) >= 0) & (asarray(q) <= 1)).all():
        raise ValueError("Quantiles must be in the range [0, 1]")
    return _quantiles(a, q, axis, keepdims) if method == "linear" else _quantiles_by(a, q, axis, keepdims, method)

def percentile(a, q, axis=None, out=None, overwrite_input=False, method="linear", keepdims=False):
    if not ((asarray(q) >= 0) & (asarray(q) <= 100)).all():
        raise ValueError("Percentiles must be in the range [0, 100]")
    q = q / 100 if ndim(q) == 0 else asarray(q) / 100
    return _quantiles(a, q, axis, keepdims) if method == "linear" else _quantiles_by(a, q, axis, keepdims, method)

def nan_to_num(x, copy=True, nan=0.0, posinf=None, neginf=None):
    x = asarray(x)
    if _kind(x) != "f":
        return x.copy() if copy else x
    if copy:
        return _finite(x, nan, posinf, neginf)[()]
    x[...] = _finite(x, nan, posinf, neginf)
    return x

def _numbers(a, axis):
    if _known(a) and isnan(a).all(axis).any():
        _outside("a slice of nan alone")

def nanmax(a, axis=None, out=None, keepdims=False):
    given, a = a, asarray(a)
    if a.size == 0 and given is a:
        return _of_nothing(lambda: a.max(axis, keepdims=keepdims), "fmax", a.sum(axis))
    if _kind(a) != "f" or a.size == 0:
        return a.max(axis, keepdims=keepdims)
    r = where(isnan(a), -inf, a).max(axis, keepdims=keepdims)
    return where(isnan(a).all(axis, keepdims=keepdims), nan, r)[()] if _known(a) and isnan(a).all(axis).any() else r

def nanmin(a, axis=None, out=None, keepdims=False):
    given, a = a, asarray(a)
    if a.size == 0 and given is a:
        return _of_nothing(lambda: a.min(axis, keepdims=keepdims), "fmin", a.sum(axis))
    if _kind(a) != "f" or a.size == 0:
        return a.min(axis, keepdims=keepdims)
    r = where(isnan(a), inf, a).min(axis, keepdims=keepdims)
    return where(isnan(a).all(axis, keepdims=keepdims), nan, r)[()] if _known(a) and isnan(a).all(axis).any() else r

def _masked_mean(a, axis, mask, keepdims):
    a, mask = asarray(a), asarray(mask)
    if _kind(mask) != "b" or a.dtype.name == "float16" or mask.ndim > a.ndim:
        _outside("mean of these")
    n = broadcast_to(mask, a.shape).sum(axis, keepdims=keepdims)
    if _known(n) and not (n > 0).all():
        _outside("mean of no values")
    mean = where(mask, a, 0).sum(axis, keepdims=keepdims) / n
    return mean.astype(a.dtype) if _kind(a) == "f" else mean

def nanstd(a, axis=None, dtype=None, out=None, ddof=0, keepdims=False):
    return sqrt(nanvar(a, axis, ddof=ddof, keepdims=keepdims))

def average(a, axis=None, weights=None, returned=False, keepdims=False):
    a = asarray(a)
    if isinstance(axis, int) and not -a.ndim <= axis < a.ndim:
        raise AxisError(f"axis: axis {axis} is out of bounds for array of dimension {a.ndim}")
    if weights is None:
        mean = a.mean(axis, keepdims=keepdims)
        count = a.size / mean.size
        return (mean, ones_like(mean)[()] * count) if returned else mean
    w = asarray(weights)
    if a.shape != w.shape:
        if axis is None:
            raise TypeError("Axis must be specified when shapes of a and weights differ.")
        if not isinstance(axis, int):
            _outside("average along these axes")
        if w.shape != (a.shape[axis],):
            raise ValueError("Shape of weights must be consistent with shape of a along specified axis.")
        w = w.reshape([-1 if k == axis % a.ndim else 1 for k in range(a.ndim)])
    return _weighted(a, w, axis, returned, keepdims)

def _weighted(a, w, axis, returned, keepdims):
    weighted = (a * w if _kind(a) == "f" or _kind(w) == "f" else a * w * 1.0).sum(axis, keepdims=keepdims)
    total = w.sum(axis, keepdims=keepdims)
    if _known(total) and (total == 0).any():
        raise ZeroDivisionError("Weights sum to zero, can't be normalized")
    mean = weighted / total
    return (mean, total * ones_like(mean)) if returned else mean
