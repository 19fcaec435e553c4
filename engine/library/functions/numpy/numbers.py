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
    _numbers(a, axis)
    return where(isnan(a), -inf, a).max(axis, keepdims=keepdims)

def nanmin(a, axis=None, out=None, keepdims=False):
    given, a = a, asarray(a)
    if a.size == 0 and given is a:
        return _of_nothing(lambda: a.min(axis, keepdims=keepdims), "fmin", a.sum(axis))
    if _kind(a) != "f" or a.size == 0:
        return a.min(axis, keepdims=keepdims)
    _numbers(a, axis)
    return where(isnan(a), inf, a).min(axis, keepdims=keepdims)

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

def count_nonzero(a, axis=None, keepdims=False):
    return (asarray(a) != 0).sum(axis, keepdims=keepdims)

def diag_indices(n, ndim=2):
    return tuple([arange(n) for k in range(ndim)])

def triu_indices(n, k=0, m=None):
    return nonzero(arange(n)[:, None] <= arange(n if m is None else m) - k)

def tril_indices(n, k=0, m=None):
    return nonzero(arange(n)[:, None] >= arange(n if m is None else m) - k)

def diagflat(v):
    return diag(ravel(v))

def unravel_index(indices, shape):
    at, places = asarray(indices), []
    if _known(at) and ((at < 0) | (at >= prod(shape))).any():
        raise ValueError(f"index {ravel(at)[ravel((at < 0) | (at >= prod(shape)))][0]} is out of bounds for array with size {prod(shape)}")
    for n in reversed(shape):
        places.append(at % n)
        at = at // n
    return tuple(reversed(places))

def dsplit(x, n):
    return split(x, n, 2)

def _solved(a, b):
    x, det = _eliminated(a, b)
    if isinstance(x, int):
        raise LinAlgError("Singular matrix")
    return x

def linalg_inv(a):
    a = _matrices(asarray(a))
    return _solved(a, eye(a.shape[-1], dtype=a.dtype))

def linalg_det(a):
    a = _matrices(asarray(a))
    x, det = _eliminated(a, eye(a.shape[-1], dtype=a.dtype))
    return det

def linalg_multi_dot(arrays):
    product = arrays[0]
    for a in arrays[1:]:
        product = dot(product, a)
    return product

def linalg_norm(x, ord=None, axis=None, keepdims=False):
    x = asarray(x)
    if _kind(x) != "f":
        x = x.astype(float)
    if axis is None and (ord is None or ord == 2 and x.ndim == 1 or ord == "fro" and x.ndim == 2):
        return sqrt(square(x).sum(keepdims=keepdims))
    if axis is None and x.ndim not in (1, 2):
        raise ValueError("Improper number of dimensions to norm.")
    axes = list(range(x.ndim)) if axis is None else [axis] if isinstance(axis, int) else list(axis)
    if len(axes) == 1:
        if isinstance(ord, str):
            raise ValueError(f"Invalid norm order '{ord}' for vectors")
        return _norm_of_vectors(x, ord, axes[0], keepdims)
    if len(axes) != 2:
        raise ValueError("Improper number of dimensions to norm.")
    if axes[0] % x.ndim == axes[1] % x.ndim:
        raise ValueError("Duplicate axes given.")
    if ord not in (None, "fro", "nuc", 1, -1, 2, -2, inf, -inf):
        raise ValueError("Invalid norm order for matrices.")
    return _norm_of_matrices(x, ord, tuple(axes), keepdims)

# A fold of what a mask leaves, and from an initial value.

def _matrices(a):
    a = _table(a)
    if a.shape[-1] != a.shape[-2]:
        raise LinAlgError("Last 2 dimensions of the array must be square")
    return a
