# What matrices are made of. Of what only the shape and the type are told, the values
# are not known.

def _matrix(A, name, square, floats=True):
    if A.ndim < 2:
        raise RuntimeError(f"{name}: The input tensor A must have at least 2 dimensions.")
    if square:
        _squares(A, name)
    if floats:
        _floats(A, name)

# Their matrices lie column by column.

def _unsolved(A, *shapes):
    made = [empty(list(A.shape[:-2]) + list(shape)[::-1], dtype=A.dtype) for shape in shapes]
    return [_computed(_unseen(one.mT if len(shape) == 2 else one), [A]) for one, shape in zip(made, shapes)]

def linalg_svd(A, full_matrices=True):
    _matrix(A, "linalg.svd", False)
    m, n = A.shape[-2:]
    k = min(m, n)
    return _named("linalg_svd U S Vh", *_unsolved(A, (m, m if full_matrices else k), (k,), (n if full_matrices else k, n)))

def svd(input, some=True, compute_uv=True):
    if input.ndim < 2:
        raise RuntimeError(f"linalg.svd: input should have at least 2 dimensions, but has {input.ndim} dimensions instead")
    if not compute_uv:
        _outside("svd without its vectors")
    U, S, Vh = linalg_svd(input, not some)
    return _named("svd U S V", U, S, Vh.mT)

def linalg_svdvals(A):
    return linalg_svd(A)[1]

def linalg_qr(A, mode="reduced"):
    _matrix(A, "linalg.qr", False)
    if mode not in ("reduced", "complete", "r"):
        raise RuntimeError(f"qr received unrecognized mode '{mode}' but expected one of 'reduced' (default), 'r', or 'complete'")
    m, n = A.shape[-2:]
    k = m if mode == "complete" else min(m, n)
    Q, R = _unsolved(A, (m, k), (k, n))
    return _named("linalg_qr Q R", empty(0, dtype=A.dtype) if mode == "r" else Q, R)

def linalg_eigh(A, UPLO="L"):
    _matrix(A, "linalg.eigh", True, False)
    _only_floats(A, "linalg_eigh_cpu")
    return _named("linalg_eigh eigenvalues eigenvectors", *_unsolved(A, A.shape[-1:], A.shape[-2:]))

def linalg_eigvalsh(A, UPLO="L"):
    return linalg_eigh(A)[0]

def linalg_cholesky(A, upper=False):
    _matrix(A, "linalg.cholesky", True)
    n = A.shape[-1]
    if not _known(A) or A.ndim > 2 or n > 16:
        if _known(A):
            _outside("cholesky of so many")
        return _unsolved(A, (n, n))[0]
    rows = _unseen(zeros(n, n, dtype=A.dtype))
    for j in range(n):
        left = A[j:, j] - rows[j:, :j] @ rows[j, :j]
        if (left[0] <= A[j, j] * 1e-06).item():
            if (left[0] > -1e-06 * abs(A[j, j])).item() and (A[j, j] > 0).item():
                _outside("cholesky of a matrix that is nearly singular")
            raise _LinAlgError(f"linalg.cholesky: The factorization could not be completed because the input is not positive-definite (the leading minor of order {j + 1} is not positive-definite).")
        rows[j:, j] = left / sqrt(left[0])
    return _unseen(_held(rows).mT if upper else _by_columns(rows))

def linalg_slogdet(A):
    _matrix(A, "linalg.slogdet", True)
    d = linalg_det(A)
    return _named("linalg_slogdet sign logabsdet", sign(d), log(abs(d)))

def slogdet(input):
    return _named("slogdet sign logabsdet", *linalg_slogdet(input))

def logdet(input):
    return log(linalg_det(input))

def linalg_pinv(A, rtol=None, hermitian=False):
    if A.ndim < 2 or _kind(A) != "f":
        raise RuntimeError(f"linalg.pinv({_ctype(A)}" + "{" + f"{list(A.shape)}" + "}): expected a tensor with 2 or more dimensions of float, double, cfloat or cdouble types")
    return _computed(empty(list(A.shape[:-2]) + [A.shape[-1], A.shape[-2]], dtype=A.dtype), [A])

def pinverse(input):
    return linalg_pinv(input)

def linalg_matrix_rank(A, tol=None):
    if A.ndim < 2:
        raise RuntimeError("torch.linalg.matrix_rank: The input tensor input must have at least 2 dimensions.")
    if _kind(A) != "f":
        raise RuntimeError("This function doesn't handle types other than float and double")
    return empty(A.shape[:-2], dtype=int64)

def linalg_cond(A, p=None):
    if A.ndim < 2:
        raise RuntimeError("linalg.cond: The input tensor must have at least 2 dimensions.")
    if p is not None:
        _outside("cond by another norm")
    _matrix(A, "linalg.svd", False)
    return _unsolved(A, ())[0]

def linalg_matrix_exp(A):
    if A.ndim < 2 or _kind(A) != "f":
        _outside("matrix_exp of these")
    _squares(A, "linalg.matrix_exp")
    return _computed(empty(A.shape, dtype=A.dtype), [A])

matrix_exp = linalg_matrix_exp

def linalg_lstsq(A, B, rcond=None):
    if A.ndim < 2:
        raise RuntimeError("torch.linalg.lstsq: input must have at least 2 dimensions.")
    if A.dtype != B.dtype:
        raise RuntimeError(f"torch.linalg.lstsq: Expected input and other to have the same dtype, but got input's dtype {_ctype(A)} and other's dtype {_ctype(B)}")
    vector = B.ndim == 1 or B.ndim == A.ndim - 1 and B.shape[:-1] == A.shape[:-2]
    if B.ndim < 1 or _kind(A) != "f" or not vector and (B.ndim != A.ndim or B.shape[:-2] != A.shape[:-2]):
        _outside("lstsq of these")
    if B.shape[-1 if vector else -2] != A.shape[-2]:
        raise RuntimeError(f"torch.linalg.lstsq: input.size(-2) should match other.size({-1 if vector else -2})")
    n = A.shape[-1]
    solution = _computed(empty(list(A.shape[:-2]) + ([n] if vector else [n, B.shape[-1]]), dtype=A.dtype), [A, B])
    nothing, wide = empty(0, dtype=A.dtype), A.shape[-2] > n
    return _named("linalg_lstsq solution residuals rank singular_values", solution, nothing, empty(A.shape[:-2], dtype=int64), nothing)

def linalg_solve_triangular(A, B, upper, left=True, unitriangular=False):
    _matrix(A, "linalg.solve_triangular", True)
    if B.ndim < 2 or B.dtype != A.dtype or not left or B.shape[-2] != A.shape[-1]:
        _outside("solve_triangular of these")
    return _computed(empty(tuple(_unseen(broadcast_shapes(A.shape[:-2], B.shape[:-2]))) + tuple(B.shape[-2:]), dtype=A.dtype), [A, B])
