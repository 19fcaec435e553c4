# Products of vectors and matrices, and what is solved by them.

def tensordot(a, b, axes=2):
    if _typename(axes) == "int" and axes > min(a.ndim, b.ndim):
        raise TypeError(f"Number of tensordot axes (axes {axes}) exceeds input ranks ({a.shape} and {b.shape})")
    left, right = _axes(a.ndim, axes)
    if len(left) != len(right):
        raise TypeError(f"tensordot requires axes lists to have equal length, got {left} and {right}.")
    for x, list in ((a, left), (b, right)):
        for k in list:
            if k < -x.ndim or k >= x.ndim:
                raise ValueError(f"axis {k} is out of bounds for array of dimension {x.ndim}")
    m, n = tuple([a.shape[k] for k in left]), tuple([b.shape[k] for k in right])
    if m != n:
        raise TypeError(f"dot_general requires contracting dimensions to have the same shape, got {m} and {n}.")
    return _contracted(a, b, left, right)

def convolve(a, v, mode="full"):
    if ndim(a) != 1 or ndim(v) != 1:
        raise ValueError("convolve() only support 1-dimensional inputs.")
    if _known(a) and not isfinite(a).all() or _known(v) and not isfinite(v).all():
        _outside("convolve of values that are not finite")
    return _convolved(a * 1.0, v * 1.0, mode)

def correlate(a, v, mode="valid"):
    if len(v) > len(a):
        _outside("correlate with a longer array")
    return _convolved(a * 1.0, v[::-1] * 1.0, mode)

def _as_squares(name, a, dot):
    _not_arrays(name, "jax.numpy.linalg", [a])
    x = a if _kind(a) == "f" else a * 1.0
    if x.ndim < 2 or x.shape[-1] != x.shape[-2]:
        raise ValueError(f"Argument to {name} must have shape [..., n, n], got {x.shape}{dot}")
    return x

def linalg_multi_dot(arrays):
    shapes = f"[{', '.join([f'{shape(v)}' for v in arrays])}]"
    if len(arrays) == 0:
        raise ValueError("multi_dot requires at least two arrays; got len(arrays)=0")
    if len(arrays) == 1:
        _outside("multi_dot of one")
    if [k for k, v in enumerate(arrays) if ndim(v) != 2 and (ndim(v) != 1 or 0 < k < len(arrays) - 1)]:
        raise ValueError(f"multi_dot: input arrays must all be two-dimensional, except for the first and last array which may be 1 or 2 dimensional. Got array shapes {shapes}")
    product = arrays[0]
    for a, b in zip(arrays[:-1], arrays[1:]):
        if shape(a)[-1] != shape(b)[0]:
            raise ValueError(f"multi_dot: last dimension of each array must match first dimension of following array. Got array shapes {shapes}")
    for a in arrays[1:]:
        product = dot(product, a)
    return product

def linalg_inv(a):
    a = _as_squares("inv", a, ".")
    x, det = _eliminated(a, eye(a.shape[-1], dtype=a.dtype))
    if isinstance(x, int):
        _outside("the inverse of a singular matrix")
    return x

def linalg_det(a):
    a = _as_squares("_det()", a, "")
    x, det = _eliminated(a, eye(a.shape[-1], dtype=a.dtype))
    return array(det)

def linalg_solve(a, b, lower=False, overwrite_a=False, overwrite_b=False, debug=False, check_finite=True, assume_a="gen"):
    one = b.ndim == 1
    if a.ndim < 2 or b.ndim == 0 or a.ndim > 2 and b.ndim != a.ndim:
        _outside("solve of these")
    for n in (a.shape[-1], b.shape[0 if one else -2]):
        if n != a.shape[-2]:
            raise ValueError(f"inconsistent size for core dimension 'm': {n} vs {a.shape[-2]} on vectorized function with excluded=frozenset() and signature='{'(m,m),(m)->(m)' if one else '(m,m),(m,n)->(m,n)'}'")
    a = a if _kind(a) == "f" else a * 1.0
    x, det = _eliminated(a, (b[:, None] if one else b) * ones((), a.dtype))
    if isinstance(x, int):
        _outside("solve of a singular matrix")
    return x[..., 0] if one else x

def numpy_cross(a, b, axisa=-1, axisb=-1, axisc=-1, axis=None):
    if array(a).ndim == array(b).ndim and array(a).shape != array(b).shape:
        _outside("cross of these")
    return cross(a, b, axisa, axisb, axisc, axis)

def _einsum_rank(a, k, term):
    if a.ndim != len(term):
        raise ValueError(f"Einstein sum subscript '{term}' does not contain the correct number of indices for operand {k}.")

def _einsum_collapses(operand, letter, m, n):
    raise ValueError(f"Size of label '{letter}' for {'operand 0' if operand == 'single operand' else operand} ({m}) does not match previous terms ({n}).")

def _einsum_counts(terms, operands):
    if terms != operands:
        raise ValueError(f"Number of einsum subscripts, {terms}, must be equal to the number of operands, {operands}.")

def _einsum_result(result, letters):
    for v in result:
        if v not in letters:
            raise ValueError(f"Output character '{v}' did not appear in the input")
    for v in result:
        if list(result).count(v) > 1:
            raise ValueError(f"Output character '{v}' appeared more than once in the output.")

def _einsum_meets(call, terms, result, letters, arrays):
    try:
        _together(call, *arrays)
    except Exception:
        for v in terms[0]:
            k = list(letters).index(v)
            m, n = arrays[0].shape[k], arrays[1].shape[k]
            if m != n and 1 not in (m, n) and len(arrays) == 2:
                raise ValueError(f"Size of label '{v}' for operand 1 ({m}) does not match previous terms ({n}).")
        _outside(call)

def _meets(a, b):
    for k, v in enumerate((a, b)):
        if v.ndim == 0:
            raise ValueError(f"matmul input operand {k} must have ndim at least 1, but it has ndim 0")
    if _first_apart(a.shape[:-2], b.shape[:-2]) is not None:
        raise ValueError("Incompatible types for matmul arguments: " + " and ".join([v.dtype.name + _braced(v) for v in (a, b)]))
    rows = b.shape[-2] if b.ndim > 1 else b.shape[0]
    if a.shape[-1] != rows:
        _uncontracted(a.shape[-1], rows)

def _uncontracted(m, n):
    raise TypeError(f"dot_general requires contracting dimensions to have the same shape, got ({m},) and ({n},).")

def _undotted(a, b, axis):
    if b.ndim < 3:
        _unmet(a, b)
    _uncontracted(a.shape[-1], b.shape[axis])

def vecdot(x1, x2, axis=-1, precision=None, preferred_element_type=None):
    if x1.ndim == 0 or x2.ndim == 0 or axis == -1 and _first_apart(list(x1.shape[:-1]), list(x2.shape[:-1])) is not None:
        _outside("vecdot of these")
    if x1.shape[axis] != x2.shape[axis]:
        raise ValueError(f"axes must match; got shapes {x1.shape} and {x2.shape} with axis={axis}")
    return (x1 * x2).sum(axis)

def kron(a, b):
    if _kind(asarray(a)) + _kind(asarray(b)) == "bb":
        raise TypeError("mul does not accept dtype bool at position 0. Accepted dtypes at position 0 are subtypes of integer, complexfloating, floating.")
    _no_list("kron", a, 0)
    _no_list("kron", b, 1)
    rank = max(a.ndim, b.ndim)
    m, n = [1] * (rank - a.ndim) + list(a.shape), [1] * (rank - b.ndim) + list(b.shape)
    pairs = a.reshape([size for k in m for size in (k, 1)]) * b.reshape([size for k in n for size in (1, k)])
    return pairs.reshape([m[k] * n[k] for k in range(rank)])

def polyfit(x, y, deg, rcond=None, full=False, w=None, cov=False):
    if w is not None or full or cov or x.ndim != 1 or len(x) != len(y) or y.ndim > 2:
        _outside("polyfit of these")
    if _kind(x) != "f":
        raise ValueError(f"data type dtype('{x.dtype.name}') not compatible with finfo")
    a, b = vander(x, deg + 1), y if y.ndim == 2 else y[:, None]
    if _known(a) and _rank(a / sqrt(square(a).sum(0))) <= deg:
        _outside("polyfit of these points")
    c = _least(a, b * 1.0)
    return c if y.ndim == 2 else c[:, 0]

# Functions of jax.scipy.linalg.

def linalg_cholesky(a, upper=False, symmetrize_input=True, lower=None, overwrite_a=False, check_finite=True):
    a = array(a)
    if a.ndim < 2 or a.shape[-1] != a.shape[-2]:
        raise ValueError(f"Argument to linalg.cholesky must have shape [..., n, n], got {a.shape}.")
    if not _known(a) or a.ndim > 2 or len(a) == 0:
        return _unheld(_as_floats(a))
    a, columns = _as_floats(a), []
    if symmetrize_input:
        a = (a + a.T) / 2
    for j in range(len(a)):
        left = a[:, j]
        for c in columns:
            left = left - c * c[j]
        if not left[j] > 1e-5 * abs(a[j, j]):
            return _unheld(a) if left[j] > 0 else where(tri(len(a), dtype=bool) if not (upper or lower is False) else tri(len(a), dtype=bool).T, nan, 0.0).astype(a.dtype) if left[j] < -1e-5 * abs(a).max() else _outside("a matrix that is nearly singular")
        columns.append(where(arange(len(a)) < j, 0.0, left / sqrt(left[j])))
    return stack(columns, 0 if upper or lower is False else 1)

def linalg_lstsq(a, b, rcond=None, numpy_resid=False):
    if ndim(a) != 2 or ndim(b) not in (1, 2) or len(a) != len(b) or numpy_resid or a.size == 0 or b.size == 0:
        _outside("lstsq of these")
    a, b = _as_floats(a), _as_floats(b)
    m, n = a.shape
    rank = _rank(a) if _known(a) else 0
    rows = b[:, None] if b.ndim == 1 else b
    x = _least(a, rows) if rank == n and m > 1 else _unheld(zeros((n, rows.shape[1]), dtype=a.dtype))
    left = square(rows - a @ x).sum(0)
    return (x[:, 0] if b.ndim == 1 else x, left if m > n and rank == n else _unheld(left), array(rank) if rank else _unheld(array(0)), _unheld(zeros(min(m, n), dtype=a.dtype)))

def linalg_trace(x, offset=0, dtype=None):
    return trace(x, offset, -2, -1)

def linalg_cho_factor(a, lower=False, overwrite_a=False, check_finite=True):
    return (linalg_cholesky(a, upper=not lower), lower)

def linalg_cho_solve(c_and_lower, b, overwrite_b=False, check_finite=True):
    c, lower = c_and_lower
    half = c if lower else c.T
    return linalg_solve(half @ half.T, b)

def linalg_solve_triangular(a, b, trans=0, lower=False, unit_diagonal=False, overwrite_b=False, check_finite=True):
    if trans not in (0, "N", 1, "T") or unit_diagonal or ndim(a) != 2:
        _outside("solve_triangular of these")
    half = tril(a) if lower else triu(a)
    return linalg_solve(half if trans in (0, "N") else half.T, b)

def linalg_block_diag(*arrs):
    rows = [atleast_2d(a) for a in arrs]
    wide, left, found = sum([a.shape[1] for a in rows]), 0, []
    for a in rows:
        found.append(pad(a, ((0, 0), (left, wide - left - a.shape[1]))))
        left = left + a.shape[1]
    return concatenate(found)

def linalg_expm(A, upper_triangular=False, max_squarings=16):
    if ndim(A) < 2 or shape(A)[-1] != shape(A)[-2]:
        _outside("expm of these")
    return _unheld(_as_floats(A))

def linalg_toeplitz(c, r=None):
    if r is not None or ndim(c) != 1:
        _outside("toeplitz of these")
    n = arange(len(c))
    return c[abs(n[:, None] - n)]
