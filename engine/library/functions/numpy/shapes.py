def random_random(size=None):
    return _drawn(size, "float64")

def random_rand(*args):
    if not args:
        return _drawn(None, "float64")
    for n in args:
        if _typename(n) == "bool":
            raise TypeError("an integer is required")
        if _typename(n) in ("tuple", "list", "str", "float", "NoneType"):
            raise TypeError(f"'{_typename(n)}' object cannot be interpreted as an integer")
    return empty(args)

def ravel(a, order="C"):
    if order not in ("C", "F"):
        order = _order_of(asarray(a), order)
    return reshape(a, -1) if order == "C" else reshape(transpose(a), -1)

def array_flatten(self, order="C"):
    return ravel(self, order).copy()

random_random_sample, random_ranf, random_sample, random_standard_normal = random_random

random_randn = random_rand

def dot(a, b):
    a, b = _arrayed(a), _arrayed(b)
    if a.ndim == 0 or b.ndim == 0:
        return a * b
    axis = b.ndim - 2 if b.ndim > 1 else 0
    if a.shape[-1] != b.shape[axis]:
        _undotted(a, b, axis)
    return a @ b if b.ndim < 3 else _contracted(a, b, [a.ndim - 1], [axis])

def concatenate(arrays, axis=0, dtype=None, casting="same_kind"):
    items = _joinable("concatenate", arrays)
    if dtype is not None:
        [_casts(asarray(a), dtype, casting) for a in items]
        items = [asarray(a).astype(dtype) for a in items]
    elif casting not in ("same_kind", "unsafe"):
        _outside("concatenate with this casting")
    if _typename(axis) == "bool":
        raise TypeError("an integer is required for the axis")
    if _typename(axis) == "array" and axis.ndim:
        raise TypeError("only integer scalar arrays can be converted to a scalar index")
    if _typename(axis) in ("str", "float", "list", "tuple"):
        raise TypeError(f"'{_typename(axis)}' object cannot be interpreted as an integer")
    if axis is None:
        return _joined([ravel(a) for a in items], 0)
    if ndim(items[0]) == 0:
        raise ValueError("zero-dimensional arrays cannot be concatenated")
    return _joined(items, axis)

concat = concatenate

def stack(arrays, axis=0):
    items = _joinable("stack", arrays)
    if axis is None:
        raise TypeError("'NoneType' object cannot be interpreted as an integer")
    return _piled(items, axis)

def _several(arrays):
    if _typename(arrays) not in ("list", "tuple", "array", "range", "dict", "str"):
        raise TypeError('arrays to stack must be passed as a "sequence" type such as list or tuple.')
    return list(arrays)

def _joinable(name, arrays):
    if name == "concatenate" and _typename(arrays) not in ("list", "tuple", "array", "range", "dict", "str"):
        raise TypeError("The first input argument needs to be a sequence" if _typename(arrays) in ("generator", "map", "zip") else "dispatcher for __array_function__ did not return an iterable")
    items = _several(arrays)
    if len(items) == 0:
        raise ValueError(f"need at least one array to {name}")
    return items

def eye(N, M=None, k=0, dtype=None):
    if isinstance(N, bool) or not isinstance(N, int) or not isinstance(M or 0, int) or not isinstance(k, int):
        _int_for(N, M, k)
    return _diagonal_ones(N, M, k, dtype)
