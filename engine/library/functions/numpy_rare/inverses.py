# Inverses, determinants, norms and sums of products.

def tensordot(a, b, axes=2):
    a, b = asarray(a), asarray(b)
    if isinstance(axes, int) and axes > min(a.ndim, b.ndim):
        raise IndexError("tuple index out of range")
    left, right = _axes(a.ndim, axes)
    if len(left) != len(right) or [a.shape[k] for k in left] != [b.shape[k] for k in right]:
        raise ValueError("shape-mismatch for sum")
    return _contracted(a, b, left, right)

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
    logs = []
    x, det = _eliminated(a, eye(a.shape[-1], dtype=a.dtype), logs)
    return _number(_unseen(sign(det) * exp(sum(logs)))) if logs and _known(a) else det

def linalg_multi_dot(arrays):
    product = arrays[0]
    for a in arrays[1:]:
        product = dot(product, a)
    return product

def linalg_norm(x, ord=None, axis=None, keepdims=False):
    x = asarray(x)
    if axis is not None and _typename(axis) not in ("int", "tuple"):
        if _class(x) != "numpy.ndarray" or _kind(axis):
            _outside("norm along these axes")
        if not isinstance(axis, float):
            raise TypeError("'axis' must be None, an integer or a tuple of integers")
        axis = int(axis)
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

def _matrices(a):
    a = _table(a)
    if a.shape[-1] != a.shape[-2]:
        raise LinAlgError("Last 2 dimensions of the array must be square")
    return a

def trace(a, offset=0, axis1=0, axis2=1):
    if ndim(a) > 1 and axis1 % ndim(a) == axis2 % ndim(a):
        raise ValueError("axis1 and axis2 cannot be the same")
    m = moveaxis(_arrayed(a), (axis1, axis2), (-2, -1)) if ndim(a) > 2 else _arrayed(a)
    if m.ndim < 2 or m.ndim == 2 and offset == 0:
        return diagonal(m).sum()
    return where(arange(m.shape[-2])[:, None] + offset == arange(m.shape[-1]), m, 0).sum((-2, -1))

# NumPy's eigenvalues of any matrix are complex; which, is known here of a diagonal one.

def linalg_eig(a):
    a = _matrices(asarray(a) * 1.0)
    if _known(a) and a.ndim == 2 and ((a == 0) | (eye(len(a)) == 1)).all():
        w, v = diag(a), eye(len(a))
    else:
        w, v = _unsolved(a, a.shape[-1:], a.shape[-2:])
    return _named("EigResult eigenvalues eigenvectors", *_unseen([_complex_of(w, zeros(w.shape) if _known(w) else w), _complex_of(v, zeros(v.shape) if _known(v) else v)]))

def linalg_eigvals(a):
    return linalg_eig(a)[0]
