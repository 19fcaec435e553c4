def tile(A, reps):
    return _tiled(A, reps)

def repeat(a, repeats, axis=None):
    return _repeated_along(a, repeats, axis)

array_repeat = repeat

def tril(m, k=0):
    return _triangle("tril", m, k, True)

def triu(m, k=0):
    return _triangle("triu", m, k, False)

def diag(v, k=0):
    a = _arrayed(v)
    if _class(a) == "numpy.ndarray" and a.ndim not in (1, 2):
        raise ValueError("Input must be 1- or 2-d.")
    if a.ndim == 1:
        return _off_diagonal(v, k) if k else _diagonal_matrix(v)
    return _diagonal_of(a, k, True)

def diagonal(a, offset=0):
    if ndim(a) < 2:
        _no_diagonal()
    return _diagonal_of(_arrayed(a), offset, True)

