# What puts values into arrays, takes some out, or sets some around them.

def delete(arr, obj, axis=None):
    a = array(arr).ravel() if axis is None else array(arr)
    k = _axis(a, 0 if axis is None else axis)
    n = a.shape[k]
    if _typename(obj) == "slice":
        obj = list(range(n))[obj]
    if _kind(obj) == "b":
        return take(a, flatnonzero(~obj), k)
    one = _typename(obj) == "int"
    gone = [obj] if one else [i for i in obj]
    if [i for i in gone if _typename(i) == "float" or _kind(i) == "f"]:
        raise IndexError("arrays used as indices must be of integer (or boolean) type")
    for i in gone:
        if i < -n or i >= n:
            raise IndexError(f"index {i} is out of bounds for axis {k if one else 0} with size {n}")
    return take(a, flatnonzero(array([i not in gone and i - n not in gone for i in range(n)])), k)

def insert(arr, obj, values, axis=None):
    a = array(arr).ravel() if axis is None else array(arr)
    k = _axis(a, 0 if axis is None else axis)
    n = a.shape[k]
    if _typename(obj) == "slice":
        obj = list(range(n))[obj]
    if _kind(asarray(obj)) not in "iu":
        _outside("insert at these places")
    at = asarray(obj)
    if at.size == 1 and not -n <= int(ravel(at)[0]) <= n:
        raise IndexError(f"index {int(ravel(at)[0])} is out of bounds for axis {k} with size {n}")
    v = array(values).astype(a.dtype)
    v = v.reshape([1 for i in range(a.ndim - v.ndim)] + list(v.shape))
    if at.size == 1:
        return _inserted(a, int(ravel(at)[0]), v if at.ndim else moveaxis(v, 0, k), k)
    at, sizes = where(at < 0, at + n, at), list(a.shape)
    order, m = argsort(at, kind="stable"), at.size
    places = zeros(m, dtype=int)
    places[order] = at[order] + arange(m)
    if (places < 0).any():
        _outside("insert at these places")
    for i in places:
        if i >= n + m:
            raise IndexError(f"index {i} is out of bounds for axis {k} with size {n + m}")
    sizes[k] = m
    rows = zeros([n + m] + sizes[:k] + sizes[k + 1:], dtype=a.dtype)
    rows[places] = moveaxis(broadcast_to(v, sizes), k, 0)
    rows[array([i not in places.tolist() for i in range(n + m)])] = moveaxis(a, k, 0)
    return moveaxis(rows, 0, k)

def _inserted(a, at, v, k):
    sizes = list(a.shape)
    sizes[k] = v.shape[k]
    before, behind = _parts(a, [at if at >= 0 else at + a.shape[k], a.shape[k]], k)
    room = zeros(sizes, dtype=a.dtype)
    room[...] = v
    return concatenate([before, room, behind], k)

# The modes of pad that make values of those at hand, axis by axis.

def _padded_by(array, pad_width, mode, end_values, stat_length):
    a = asarray(array)
    if mode not in ("mean", "maximum", "minimum", "median", "linear_ramp", "empty"):
        raise ValueError(f"mode '{mode}' is not supported")
    if stat_length is not None or a.size == 0:
        _outside("pad of these")
    given, ends, widths = a, _pairs(end_values, a.ndim), _pairs(pad_width, a.ndim)
    for axis, (before, after) in enumerate(widths):
        sides = [_side(a, axis, before, mode, 0, ends[axis][0]), _side(a, axis, after, mode, -1, ends[axis][1])]
        a = concatenate([sides[0], a, flip(sides[1], axis)], axis)
    places = _laid_around(_value_numbers(given.shape), widths, "constant", [[-1, -1]] * a.ndim) if given.size <= 4096 else []
    return _changed("", given, _unseen(_unheld(a) if mode == "empty" else a), list(range(a.ndim)), places)

def _side(a, axis, n, mode, edge, end):
    sizes = list(a.shape)
    sizes[axis] = n
    if mode == "linear_ramp":
        last = moveaxis(take(a, [edge], axis), axis, 0)
        ramp = end + (last - end) * arange(n).reshape([-1] + [1] * (a.ndim - 1)) / max(n, 1)
        return moveaxis((floor(ramp) if _kind(a) in "iu" else ramp).astype(a.dtype), 0, axis)
    value = take(a, [edge], axis) if mode == "empty" else {"mean": mean, "maximum": amax, "minimum": amin, "median": median}[mode](a, axis=axis, keepdims=True)
    return broadcast_to((rint(value) if _kind(a) in "iu" else value).astype(a.dtype), sizes)

def apply_over_axes(func, a, axes):
    a = asarray(a)
    for axis in [axes] if isinstance(axes, int) else axes:
        k = axis % a.ndim
        folded = func(a, k)
        a = folded if folded.ndim == a.ndim else expand_dims(folded, k)
    return a

def _copied_where(dst, src, where):
    dst[...] = numpy.where(where, asarray(src).astype(dst.dtype), dst)

def _taken(a, indices, axis, mode):
    if mode not in ("wrap", "clip"):
        raise ValueError(f"clipmode must be one of 'clip', 'raise', or 'wrap' (got '{mode}')")
    a = ravel(a) if axis is None else asarray(a)
    n = a.shape[0 if axis is None else axis]
    return take(a, asarray(indices) % n if mode == "wrap" else clip(indices, 0, n - 1), 0 if axis is None else axis)

def _as_rows(a):
    return a if _in_rows(a) else _unseen(ascontiguousarray(a))

def ascontiguousarray(a, dtype=None):
    a = atleast_1d(asarray(a, dtype=dtype))
    return a if _in_rows(a) else a.copy()

def _order_of(a, order):
    down = _in_rows(_unseen(transpose(a)))
    if order not in ("A", "K") or order == "K" and not _in_rows(a) and not down:
        _outside("this order")
    return "F" if down and not _in_rows(a) else "C"

def _as_columns(a):
    return a if a.ndim < 2 or _in_rows(_unseen(transpose(a))) else _unseen(transpose(transpose(a).copy()))

def array_setflags(self, write=None, align=None, uic=None):
    if write is not None:
        _set_writeable(self, write)

def own_flags___setattr__(self, name, v):
    if name != "writeable":
        _outside("assignment to an attribute", "operation")
    _set_writeable(self._of, v)

# The shape of an array, for every name that it has.

def set_shape(a, v):
    if _typename(v) not in ("int", "tuple", "list", "array"):
        _no_size("reshape", (v,))
    to = reshape(a, v) if _class(a) == "numpy.ndarray" else None
    if to is None or not shares_memory(a, to):
        _no_shape(to is None)
    _become(a, to)

def _set_writeable(a, write):
    if write:
        if _read_only(a):
            _outside("an array that is made writeable again")
    else:
        _become(a, broadcast_to(a, a.shape))

def property_base(self):
    return _base(self)

def nditer(op, flags=None, op_flags=None, order="K"):
    if flags is not None and "multi_index" in flags and _kind(op) and order in ("K", "C"):
        return _instance("nditer", "numpy.own_walk", {}, {"_a": op, "_k": 0})
    if flags is not None and [f for f in flags if f not in ("refs_ok", "zerosize_ok", "buffered")]:
        _outside("nditer with these flags")
    if isinstance(op, (list, tuple)):
        rows = broadcast_arrays(*op)
        return _lazy("nditer", [tuple(items) for items in zip(*[nditer(a, order="C") for a in rows])])
    a = asarray(op)
    flat = a.reshape(-1)
    if order == "F" or op_flags and not shares_memory(a, flat):
        _outside("nditer of these")
    return _lazy("nditer", [flat[k:k + 1].reshape(()) for k in range(a.size)])

# A walk through the places of an array, which a program takes step by step.

def own_walk_the_finished(self):
    return self._k >= self._a.size

def own_walk_the_multi_index(self):
    return tuple([int(k) for k in unravel_index(self._k, self._a.shape)])

def own_walk_iternext(self):
    _keep(self, "_k", self._k + 1)
    return self._k < self._a.size

def own_walk___getitem__(self, key):
    return array(self._a[own_walk_the_multi_index(self)]) if key == 0 else _outside("an item of this walk")

def own_walk___iter__(self):
    _outside("a loop over a walk")

# Numbers that a text holds, a row a line.

def loadtxt(fname, dtype=float, comments="#", delimiter=None, skiprows=0, usecols=None, unpack=False, ndmin=0):
    lines = fname if _typename(fname) == "list" else fname._text.split("\n") if _typename(fname) == "StringIO" else _outside("a file")
    rows = [line.split("#")[0].strip() for line in lines[skiprows:]]
    rows = [[cell.strip() for cell in (row.split() if delimiter is None else row.split(delimiter))] for row in rows if row != ""]
    if usecols is not None:
        rows = [[row[k] for k in ([usecols] if isinstance(usecols, int) else list(usecols))] for row in rows]
    if comments != "#" or ndmin or not rows or [row for row in rows if len(row) != len(rows[0])] or _names_texts(dtype):
        _outside("loadtxt of these")
    a = squeeze(array([[float(cell) for cell in row] for row in rows]).astype(dtype))
    return a.T if unpack else a

def genfromtxt(fname, dtype=float, comments="#", delimiter=None, skip_header=0, usecols=None):
    if delimiter is not None and dtype == float:
        lines = fname if _typename(fname) == "list" else fname._text.split("\n") if _typename(fname) == "StringIO" else _outside("a file")
        fname = [delimiter.join([cell if _is_number(cell) else "nan" for cell in line.split("#")[0].split(delimiter)]) if line.strip() else "" for line in lines]
    return loadtxt(fname, dtype, comments, delimiter, skip_header, usecols)

def _is_number(cell):
    try:
        float(cell)
        return True
    except ValueError:
        return False

def unpackbits(a, axis=None, count=None, bitorder="big"):
    if _kind(a) != "u" or a.itemsize != 1:
        raise TypeError("Expected an input array of unsigned byte data type")
    if count is not None or bitorder != "big":
        _outside("unpackbits of these")
    a, k = (ravel(a), 0) if axis is None else (a, _axis(a, axis))
    bits = moveaxis(a, k, -1)[..., None] >> arange(7, -1, -1).astype("uint8") & 1
    return moveaxis(bits.reshape(bits.shape[:-2] + (-1,)), -1, k)

def packbits(a, axis=None, bitorder="big"):
    a = asarray(a)
    if _kind(a) == "f" or bitorder != "big":
        _outside("packbits of these")
    a, k = (ravel(a), 0) if axis is None else (a, _axis(a, axis))
    bits = moveaxis(a != 0, k, -1)
    bits = pad(bits, [(0, 0)] * (bits.ndim - 1) + [(0, -bits.shape[-1] % 8)])
    parts = bits.reshape(bits.shape[:-1] + (-1, 8)) * 2 ** arange(7, -1, -1)
    return moveaxis(parts.sum(-1).astype("uint8"), -1, k)

def fromstring(string, dtype=float, count=-1, sep=""):
    if sep == "":
        _outside("bytes as an array")
    parts = string.split() if sep == " " else [v.strip() for v in string.split(sep.strip())]
    return array([float(v) for v in parts if v != ""]).astype(dtype)

# A range of floats between brackets, or of so many steps as stand before j.

def _finely(item):
    if item.stop is None or _typename(item.step) not in ("int", "float", "steps", "NoneType"):
        _outside("a range of these")
    start = 0 if item.start is None else item.start
    if _typename(item.step) == "steps":
        return linspace(start, item.stop, int(item.step.n))
    step = 1 if item.step is None else item.step
    return arange(ceil((item.stop - start) / step)) * step + start
