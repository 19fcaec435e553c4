# What matrices are made of, and polynomials. Values that are not told by shape and type
# alone are unknown.

def vander(x, N=None, increasing=False):
    x = asarray(x)
    if x.ndim != 1:
        raise ValueError("x must be a one-dimensional array or sequence.")
    return _powers(x, len(x) if N is None else N, increasing)

def _unsolved(a, *shapes):
    return [_number(_unseen(empty(a.shape[:-2] + shape, dtype=a.dtype))) for shape in shapes]

def linalg_svd(a, full_matrices=True, compute_uv=True, hermitian=False):
    a = _table(asarray(a))
    m, n = a.shape[-2:]
    k = min(m, n)
    u, vh = _unsolved(a, (m, m if full_matrices else k), (n if full_matrices else k, n))
    s = _of_columns(u, k)
    return _named("SVDResult U S Vh", u, s, vh) if compute_uv else s

# One number for each column of vectors, whose axis it has: v * w scales the columns.

def _of_columns(v, k):
    return list(v)[0] if v.shape == (k, k) and k else _unsolved(v, (k,))[0]

def linalg_eigh(a, UPLO="L"):
    if UPLO.upper() not in ("L", "U"):
        raise ValueError("UPLO argument must be 'L' or 'U'")
    a = _matrices(asarray(a))
    v = _unsolved(a, a.shape[-2:])[0]
    return _named("EighResult eigenvalues eigenvectors", _of_columns(v, a.shape[-1]), v)

def linalg_eigvalsh(a, UPLO="L"):
    return linalg_eigh(a)[0]

def linalg_qr(a, mode="reduced"):
    if mode not in ("reduced", "complete", "r"):
        raise ValueError(f"Unrecognized mode '{mode}'")
    a = _table(asarray(a))
    m, n = a.shape[-2:]
    k = m if mode == "complete" else min(m, n)
    q, r = _unsolved(a, (m, k), (k, n))
    return r if mode == "r" else _named("QRResult Q R", q, r)

def linalg_cholesky(a, *, upper=False):
    a = _matrices(asarray(a))
    if not _known(a) or a.ndim > 2:
        return _unsolved(a, a.shape[-2:])[0]
    columns = []
    for j in range(len(a)):
        left = a[:, j]
        for c in columns:
            left = left - c * c[j]
        if abs(left[j]) < 1e-9 * abs(a[j, j]):
            _outside("a matrix that is nearly singular")
        if left[j] <= 0:
            raise LinAlgError("Matrix is not positive definite")
        columns.append(where(arange(len(a)) < j, 0.0, left / sqrt(left[j])))
    return _unseen(stack(columns, 0 if upper else 1))

def linalg_slogdet(a):
    d = linalg_det(a)
    return _named("SlogdetResult sign logabsdet", sign(d), _number(where(d == 0, -inf, log(abs(where(d == 0, 1.0, d))))))

def linalg_pinv(a, rcond=None, hermitian=False):
    a = _table(asarray(a))
    return _unsolved(a, (a.shape[-1], a.shape[-2]))[0]

def linalg_cond(x, p=None):
    x = _table(asarray(x))
    return _unsolved(x, ())[0] if p in (None, 2) else linalg_norm(x, p) * linalg_norm(linalg_inv(x), p)

# The rank of a matrix, by elimination with the largest of all for a pivot.

def _rank(a):
    most, rank = abs(a).max() if a.size else 0, 0
    for k in range(min(*a.shape)):
        i, j = unravel_index(abs(a).argmax(), a.shape)
        if abs(a[i, j]) <= 1e-13 * most:
            break
        if abs(a[i, j]) < 1e-9 * most:
            _outside("a rank that is not clear")
        rank, a = rank + 1, a - a[:, j, None] * a[i] / a[i, j]
    return rank

def linalg_matrix_rank(A, tol=None, hermitian=False):
    a = asarray(A)
    if a.ndim < 2:
        return int((a != 0).any())
    if a.ndim > 2 or not _known(a):
        return _number(_unseen(empty(a.shape[:-2], dtype="int64")))
    if tol is not None:
        _outside("a rank by this tolerance")
    return _number(_unseen(asarray(_rank(a.astype(float)))))

def linalg_lstsq(a, b, rcond=None):
    a, b = asarray(a), asarray(b)
    rows = b[:, None] if b.ndim == 1 else b
    for v in (a, rows):
        if v.ndim != 2:
            raise LinAlgError(f"{v.ndim}-dimensional array given. Array must be two-dimensional")
    if len(a) != len(rows):
        raise LinAlgError("Incompatible dimensions")
    m, n = a.shape
    a, rank = _table(a), min(m, n)
    if _known(a):
        rank = _rank(a.astype(float))
    x = _least(a, rows) if rank == n else _unheld(zeros((n, rows.shape[1])))
    left = square(rows - a @ x).sum(0) if rank == n and m > n else zeros(0)
    return x if b.ndim == 2 else x[:, 0], left, int32(rank), _unsolved(a, (min(m, n),))[0]

# The x for which a x comes nearest to b, where the columns of a point in ways of their own.

def _least(a, b):
    size = sqrt(square(a).sum(0))
    a = a / size
    x = _solved(a.T @ a, a.T @ b)
    for k in range(2):
        x = x + _solved(a.T @ a, a.T @ (b - a @ x))
    return x / size[:, None]

def polyfit(x, y, deg, rcond=None, full=False, w=None, cov=False):
    x, y = asarray(x) + 0.0, asarray(y) + 0.0
    if x.ndim != 1:
        raise TypeError("expected 1D vector for x")
    if len(x) == 0:
        raise TypeError("expected non-empty vector for x")
    if y.ndim < 1 or y.ndim > 2:
        raise TypeError("expected 1D or 2D array for y")
    if x.dtype == "float16" or y.dtype == "float16":
        raise TypeError("array type float16 is unsupported in linalg")
    if _known(x) and not isfinite(x).all() or _known(y) and not isfinite(y).all():
        _outside("polyfit of these points")
    if len(x) != len(y):
        raise TypeError("expected x and y to have same length")
    if deg < 0:
        raise ValueError("expected deg >= 0")
    a, b = vander(x, deg + 1), y if y.ndim == 2 else y[:, None]
    if w is not None:
        a, b = a * asarray(w)[:, None], b * asarray(w)[:, None]
    if full or cov or _known(a) and _rank(a / sqrt(square(a).sum(0))) <= deg:
        _outside("polyfit of these points")
    c = _least(a, b)
    return c if y.ndim == 2 else c[:, 0]

def polyval(p, x):
    p, y = asarray(p), zeros_like(x)
    if p.ndim == 0:
        _no_items(p)
    for k in range(len(p)):
        y = y * x + p[k]
    return y

def polyder(p, m=1):
    p = asarray(p)
    for k in range(m):
        p = p[:-1] * arange(len(p) - 1, 0, -1)
    return p

def polyint(p, m=1):
    p = asarray(p)
    for k in range(m):
        p = append(p / arange(len(p), 0, -1), 0.0)
    return p

def polyadd(a1, a2):
    a, b = atleast_1d(a1), atleast_1d(a2)
    n = max(len(a), len(b))
    return pad(a, (n - len(a), 0)) + pad(b, (n - len(b), 0))

def polysub(a1, a2):
    return polyadd(a1, -atleast_1d(a2))

def polymul(a1, a2):
    return convolve(atleast_1d(a1), atleast_1d(a2))

def trim_zeros(filt, trim="fb"):
    at = nonzero(filt)[0]
    if len(at) == 0:
        return filt[:0]
    return filt[at[0] if "f" in trim.lower() else 0:at[-1] + 1 if "b" in trim.lower() else len(filt)]

# Coefficients from the lowest power on.

def polynomial_polyval(x, c, tensor=True):
    a = asarray(c)
    if a.ndim != 1 or not tensor:
        _outside("polyval of these")
    return polyval(a[::-1] * 1.0, asarray(x))

def polynomial_polyfit(x, y, deg):
    return polyfit(x, y, deg)[::-1]

def polynomial_polyadd(c1, c2):
    _outside("arithmetic of polynomials")

polynomial_polysub, polynomial_polymul, polynomial_polydiv = polynomial_polyadd

def polynomial_polyder(c, m=1, scl=1, axis=0):
    _outside("calculus of polynomials")

def polynomial_polyint(c, m=1, k=(), lbnd=0, scl=1, axis=0):
    _outside("calculus of polynomials")
