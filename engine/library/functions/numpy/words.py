# What NumPy says, where it has words of its own.

def _repeated_error(call, axis, fold, axes):
    if call == "transpose":
        raise ValueError("repeated axis in transpose")

def _wants_axis(call, v, of_bool):
    kind = _typename(v)
    if kind == "bool":
        raise TypeError(of_bool)
    if kind == "float" and call == "median":
        raise TypeError("'float' object is not iterable")
    if kind == "float" and call in ("mean", "std", "var", "sort"):
        raise TypeError("integer argument expected, got float")
    raise TypeError(f"'{kind}' object cannot be interpreted as an integer")

def _no_triangle(call, rank):
    if rank == 0:
        raise TypeError("tri() missing 1 required positional argument: 'N'")

def _endless(start, stop, step):
    if step == 0:
        if "float" in [_typename(v) for v in (start, stop, step)]:
            _outside("a step of 0")
        raise ZeroDivisionError("division by zero")

def _no_matrix(rank):
    raise ValueError("matrix transpose with ndim < 2 is undefined")

def _no_index(v):
    kind = _typename(v)
    if kind == "array":
        raise IndexError("arrays used as indices must be of integer (or boolean) type")
    if kind in ("str", "float", "dict", "list", "zip", "map", "enumerate", "filter"):
        raise IndexError("only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or boolean arrays are valid indices")

def nonzero(a):
    a = asarray(a)
    if a.ndim == 0:
        raise ValueError("Calling nonzero on 0d arrays is not allowed. Use np.atleast_1d(scalar).nonzero() instead." + (" If the context of this error is of the form `arr[nonzero(cond)]`, just use `arr[cond]`." if _kind(a) == "b" else ""))
    return _columns_of(argwhere(a))

# A list where one number goes: an int is made by Python's own int, and a bool of any list.

def _sequence_for_item(v, kind):
    if _sequence(v) and kind == "b":
        _outside("assignment of a list to a bool", "operation")
    if _sequence(v) and kind in "iu":
        raise TypeError(f"int() argument must be a string, a bytes-like object or a real number, not '{_typename(v)}'")
    raise ValueError("setting an array element with a sequence.")

def _no_diagonal():
    raise ValueError("diag requires an array of at least two dimensions")

def _half_clipped(names):
    by_place = len([name for name in names if name == ""])
    low, high = by_place > 1 or "a_min" in names, by_place > 2 or "a_max" in names
    if low != high:
        raise TypeError(f"clip() missing 1 required positional argument: '{'a_max' if low else 'a_min'}'")
    if low and ("min" in names or "max" in names):
        raise ValueError("Passing `min` or `max` keyword argument when `a_min` and `a_max` are provided is forbidden.")

# _text_of writes an array out as str and repr do, where its rows fit into a line.

def _text_of(a, repr):
    kind = _kind(a)
    if not _known(a) or a.size > 1000 or a.size == 0 or kind == "f" and a.itemsize < 8:
        _outside("a text made of this array")
    values = a.reshape(-1).tolist()
    items = _float_texts(tuple(values), a.ndim) if kind == "f" else [f"{v!r}" for v in values]
    wide = max([len(item) for item in items])
    items = [" " * (max(wide, 5 if kind == "b" and a.ndim else 0) - len(item)) + item for item in items]
    for k in reversed(range(a.ndim)):
        n = a.shape[k]
        joint = ("," if repr else "") + ("\n" * (a.ndim - 1 - k) + " " * (k + 1 + (6 if repr else 0)) if k < a.ndim - 1 else " ")
        items = ["[" + joint.join(items[i * n:i * n + n]) + "]" for i in range(len(items) // n)]
        if k == a.ndim - 1 and len(items[0]) > 74 - a.ndim - (6 if repr else 0):
            _outside("a text made of this array")
    return _unseen(items[0] if not repr else "array(" + items[0] + ("" if a.dtype.name in ("int64", "float64", "bool") else ", dtype=" + a.dtype.name) + ")")

def _float_texts(values, rank):
    finite = [abs(v) for v in values if v == v and abs(v) != inf]
    sizes = [v for v in finite if v]
    if sizes and (max(sizes) >= 1e8 or min(sizes) < 1e-4 or max(sizes) / min(sizes) > 1000) or rank == 0:
        _outside("a text made of this array")
    parts = [f"{builtin_round(v, 8)!r}".split(".") for v in values]
    right = max([len(p[1]) if len(p) == 2 and p[1] != "0" else 0 for p in parts])
    return [p[0] + "." + (p[1] if p[1] != "0" else "") + " " * (right - len(p[1] if p[1] != "0" else "")) if len(p) == 2 else p[0] for p in parts]

def _casts(a, dtype, casting):
    if casting == "same_value":
        _outside("same_value", "argument")
    _castings(casting, ", 'same_value'")
    if not can_cast(a, dtype, casting):
        raise TypeError(f"Cannot cast array data from dtype('{a.dtype.name}') to dtype('{zeros(1, dtype=dtype).dtype.name}') according to the rule '{casting}'")
