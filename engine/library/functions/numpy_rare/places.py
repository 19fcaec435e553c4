# Places in arrays, what is put there, and parts.

def ufunc_outer(op, A, B):
    A, B = asarray(A), asarray(B)
    return op(_expand_dims(A, list(range(A.ndim, A.ndim + B.ndim))) if B.ndim else A, B)

def put(a, ind, v, mode="raise"):
    ind, v = ravel(ind), ravel(v)
    ind = ind.astype(int) if _kind(ind) == "f" else ind
    if mode != "raise" or _kind(a) != _kind(v) and _kind(a) != "f" or not shares_memory(a, a.reshape(-1)):
        _outside("put of these")
    if ind.size and v.size:
        a.reshape(-1)[ind] = resize(v, ind.size)

def array_put(a, indices, values, mode="raise"):
    put(a, indices, values, mode)

def array_fill(a, value):
    if ndim(value):
        _outside("fill with an array")
    a[...] = value

def copyto(dst, src, where=True):
    if where is not True:
        return _copied_where(dst, src, where)
    if _kind(dst) != "f" and (isinstance(src, float) or _kind(src) == "f"):
        _outside("copyto of floats to ints")
    dst[...] = src

def _off_diagonal(v, k):
    n = abs(k)
    return pad(diag(v), ((0, n), (n, 0)) if k > 0 else ((n, 0), (0, n)))

def _by_columns(a, shape):
    reshape(a, shape) # which raises for a shape of another size
    return transpose(reshape(transpose(a), shape[::-1]))

def pad(array, pad_width, mode="constant", constant_values=0, end_values=0, stat_length=None):
    a = asarray(array)
    if mode not in ("constant", "edge", "reflect", "symmetric", "wrap"):
        return _padded_by(a, pad_width, mode, end_values, stat_length)
    widths, values = _pairs(pad_width, a.ndim), _pairs(constant_values, a.ndim)
    if len(widths) != a.ndim:
        raise ValueError(f"operands could not be broadcast together with remapped shapes [original->remapped]: ({len(widths)},2)  and requested shape ({a.ndim},2)")
    if [w for w in widths if min(*w) < 0]:
        raise ValueError("index can't contain negative values")
    padded = _padded(a, widths, mode, values)
    return padded.copy() if padded.shape == a.shape else padded

def _pairs(widths, n):
    if isinstance(widths, (int, float)) or _kind(widths) and ndim(widths) == 0:
        return [[widths, widths]] * n
    pairs = [list(w) if isinstance(w, (tuple, list)) else [w] for w in list(widths)]
    if [len(w) for w in pairs] in ([1, 1], [1]) and not isinstance(list(widths)[0], (tuple, list)):
        return [[pairs[0][0], pairs[-1][0]]] * n
    if [w for w in pairs if len(w) > 2] or len(pairs) > 2 and not isinstance(list(widths)[0], (tuple, list)):
        _outside("pad by these widths")
    pairs = [[w[0], w[-1]] for w in pairs]
    return pairs * n if len(pairs) == 1 else pairs

def diag_indices(n, ndim=2):
    return tuple([arange(n) for k in range(ndim)])

def triu_indices(n, k=0, m=None):
    return nonzero(arange(n)[:, None] <= arange(n if m is None else m) - k)

def tril_indices(n, k=0, m=None):
    return nonzero(arange(n)[:, None] >= arange(n if m is None else m) - k)

def diagflat(v):
    return diag(ravel(v))

def unravel_index(indices, shape):
    if indices is None or _typename(indices) == "str" or _kind(asarray(indices)) == "f":
        raise TypeError("only int indices permitted")
    at, places = asarray(indices), []
    if _known(at) and ((at < 0) | (at >= prod(shape))).any():
        raise ValueError(f"index {ravel(at)[ravel((at < 0) | (at >= prod(shape)))][0]} is out of bounds for array with size {prod(shape)}")
    for n in reversed(shape):
        places.append(at % n)
        at = at // n
    return tuple(reversed(places))

def dsplit(x, n):
    return split(x, n, 2)

def array_split(ary, indices_or_sections, axis=0):
    n, at = array(ary).shape[axis], indices_or_sections
    if isinstance(at, (float, bool)):
        at = int(at)
    if not isinstance(at, int):
        return _parts(ary, list(at) + [n], axis)
    if at <= 0:
        raise ValueError("number sections must be larger than 0.")
    return _parts(ary, [(i + 1) * (n // at) + (i + 1 if i + 1 < n % at else n % at) for i in range(at)], axis)

def split(ary, indices_or_sections, axis=0):
    if _typename(indices_or_sections) == "int" and _typename(ary) in ("list", "tuple"):
        raise AttributeError(f"'{_typename(ary)}' object has no attribute 'shape'")
    n, at = array(ary).shape[axis], indices_or_sections
    if at is None:
        raise TypeError("unsupported operand type(s) for %: 'int' and 'NoneType'")
    if isinstance(at, (int, float)) and at == 0:
        raise ZeroDivisionError("integer modulo by zero")
    if isinstance(at, (int, float)) and at > 0 and n % at:
        raise ValueError("array split does not result in an equal division")
    return array_split(ary, at, axis)

def ix_(*args):
    vectors = [asarray(v) for v in args]
    if [v for v in vectors if v.ndim != 1]:
        raise ValueError("Cross index must be 1 dimensional")
    vectors = [nonzero(v)[0] if _kind(v) == "b" else v if v.size else v.astype(int) for v in vectors]
    return tuple(_open(vectors, range(len(vectors))))

def _flat(a):
    flat = a.reshape(-1)
    if not shares_memory(a, flat):
        _outside("flat of values that do not lie in order")
    return flat

# What NumPy says of an index that a.flat does not have, in words of its own, is left out.

def index_flat(a, key):
    try:
        v = _flat(a)[key]
    except Exception:
        _outside("an index", "operation")
    return v.copy() if ndim(v) else v

def put_flat(a, key, v):
    flat = _flat(a)
    try:
        flat[key] = v
    except Exception:
        _outside("an index", "operation")

def set_flat(self, v):
    values, flat = ravel(asarray(v)), _flat(self)
    if values.size == 0:
        _outside("a.flat = nothing")
    flat[...] = values[arange(flat.size) % values.size]

def _spelled(v, kind):
    if kind == "b":
        _outside("a text as a bool", "operation")
    return float(v) if kind == "f" else int(v)

# What NumPy tells about the memory of an array. Who owns it is left out.

def property_flags(self):
    c, f, w = _in_rows(self), _in_rows(_unseen(transpose(self))), not _read_only(self)
    said = {"c_contiguous": c, "contiguous": c, "f_contiguous": f, "fortran": f, "writeable": w, "forc": c or f, "fnc": f and not c, "_of": self}
    return _instance("flagsobj", "numpy.own_flags", {}, said)

def own_flags___getitem__(self, key):
    full = {"C": "C_CONTIGUOUS", "F": "F_CONTIGUOUS", "W": "WRITEABLE"}.get(key, key)
    if full not in ("C_CONTIGUOUS", "F_CONTIGUOUS", "WRITEABLE", "CONTIGUOUS", "FORTRAN", "FORC", "FNC"):
        _outside("an index", "operation")
    return getattr(self, full.lower())

def flatnonzero(a):
    return nonzero(ravel(a))[0]

def nonzero(a):
    a = asarray(a)
    if a.ndim == 0:
        raise ValueError("Calling nonzero on 0d arrays is not allowed. Use np.atleast_1d(scalar).nonzero() instead." + (" If the context of this error is of the form `arr[nonzero(cond)]`, just use `arr[cond]`." if _kind(a) == "b" else ""))
    return _columns_of(argwhere(a))
