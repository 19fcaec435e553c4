# More of what NumPy says, and arrays as texts.

def _each(pyfunc, args):
    if len(args) == 2 and shape(asarray(args[0]) == asarray(args[1])) == (0,):
        raise ValueError("cannot call `vectorize` on size 0 inputs unless `otypes` is set")
    parts = broadcast_arrays(*[asarray(a) for a in args])
    if parts[0].size == 0:
        raise ValueError("cannot call `vectorize` on size 0 inputs unless `otypes` is set")
    values = [pyfunc(*row) for row in zip(*[ravel(p) for p in parts])]
    if isinstance(values[0], str):
        return _texts_of(values).reshape(parts[0].shape)
    if isinstance(values[0], (tuple, list)):
        _outside("vectorize of a function that gives several values")
    return array(values, dtype=asarray(values[0]).dtype).reshape(parts[0].shape)

def vectorize(pyfunc):
    return lambda *args: _each(pyfunc, args)

def _einsum_rank(a, k, term):
    if a.ndim > len(term):
        raise ValueError("operand has more dimensions than subscripts given in einstein sum, but no '...' ellipsis provided to broadcast the extra dimensions.")
    if a.ndim < len(term):
        raise ValueError(f"einstein sum subscripts string contains too many subscripts for operand {k}")

def _einsum_result(result, letters):
    for v in result:
        if list(result).count(v) > 1:
            raise ValueError(f"einstein sum subscripts string includes output subscript '{v}' multiple times")
        if v not in letters:
            raise ValueError(f"einstein sum subscripts string included output subscript '{v}' which never appeared in an input")

def _einsum_collapses(operand, letter, m, n):
    raise ValueError(f"dimensions in {operand} for collapsing index '{letter}' don't match ({m} != {n})")

# _meets raises what a library says of a @ b where it refuses their types or their sizes.

def _meets(a, b):
    for k, v in enumerate((a, b)):
        if v.ndim == 0:
            raise ValueError(f"matmul: Input operand {k} does not have enough dimensions (has 0, gufunc core with signature (n?,k),(k,m?)->(n?,m?) requires 1)")
    rows = b.shape[-2] if b.ndim > 1 else b.shape[0]
    if a.shape[-1] != rows:
        raise ValueError(f"matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size {rows} is different from {a.shape[-1]})")
    if _first_apart(a.shape[:-2], b.shape[:-2]) is not None:
        raise ValueError(f"operands could not be broadcast together with remapped shapes [original->remapped]: {_remapped(a.shape)} {_remapped(b.shape)}  and requested shape ({a.shape[-2]},{b.shape[-1]})")

def _remapped(shape):
    return _compact(shape) + "->(" + "".join([f"{n}," for n in shape[:-2]]) + "newaxis,newaxis)"

def _undotted(a, b, axis):
    if b.ndim < 3:
        _unmet(a, b)
    raise ValueError(f"shapes {_compact(a.shape)} and {_compact(b.shape)} not aligned: {a.shape[-1]} (dim {a.ndim - 1}) != {b.shape[axis]} (dim {axis})")

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

# A list where one number goes: an int is made by Python's own int, and a bool of any list.

def _sequence_for_item(v, kind):
    if _sequence(v) and kind == "b":
        _outside("assignment of a list to a bool", "operation")
    if _sequence(v) and kind in "iu":
        raise TypeError(f"int() argument must be a string, a bytes-like object or a real number, not '{_typename(v)}'")
    raise ValueError("setting an array element with a sequence.")

def _half_clipped(names):
    by_place = len([name for name in names if name == ""])
    low, high = by_place > 1 or "a_min" in names, by_place > 2 or "a_max" in names
    if low != high:
        raise TypeError(f"clip() missing 1 required positional argument: '{'a_max' if low else 'a_min'}'")
    if low and ("min" in names or "max" in names):
        raise ValueError("Passing `min` or `max` keyword argument when `a_min` and `a_max` are provided is forbidden.")

def _casts(a, dtype, casting):
    if casting == "same_value":
        _outside("same_value", "argument")
    _castings(casting, ", 'same_value'")
    if not can_cast(a, dtype, casting):
        raise TypeError(f"Cannot cast array data from dtype('{a.dtype.name}') to dtype('{zeros(1, dtype=dtype).dtype.name}') according to the rule '{casting}'")

def _RepeatedAxisError(call, e, a, axes):
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

def _wrong(call, param, v):
    kind = _typename(v)
    if param not in ("axis", "axis1", "axis2", "source", "destination") or kind not in ("float", "str", "tuple"):
        return None
    if kind == "float" and call == "flip":
        raise TypeError("'float' object is not iterable")
    if kind == "float" and call in ("expand_dims", "sort", "stack", "mean", "std", "var"):
        raise TypeError("integer argument expected, got float")
    if kind != "tuple" or call in ("cumsum", "cumprod", "sort", "argsort", "swapaxes"):
        raise TypeError(f"'{kind}' object cannot be interpreted as an integer")

def _no_index(v):
    kind = _typename(v)
    if kind == "array":
        raise IndexError("arrays used as indices must be of integer (or boolean) type")
    if kind in ("str", "float", "dict", "list", "zip", "map", "enumerate", "filter"):
        raise IndexError("only integers, slices (`:`), ellipsis (`...`), numpy.newaxis (`None`) and integer or boolean arrays are valid indices")

def _no_diagonal():
    raise ValueError("diag requires an array of at least two dimensions")

def array2string(a, max_line_width=None, precision=None, suppress_small=None, separator=" ", prefix="", formatter=None, threshold=None, floatmode=None, sign=None):
    plain = [v for v in (max_line_width, precision, suppress_small, formatter, threshold, floatmode, sign) if v is not None] == []
    if plain and separator == " ":
        return str(a)
    return repr(a)[6:-1] if plain and separator == ", " and ndim(a) == 1 and asarray(a).dtype.name in ("int64", "float64", "bool") else _no_text()

# The function that clip calls has no such argument.

def _clip_keyword(low, high, name):
    call = "clip" if low and high else "maximum" if low else "minimum" if high else "positive"
    raise TypeError(f"{call}() got an unexpected keyword argument '{name}'")

# What is no array becomes one of objects, each of which is asked for what the function needs.

def _not_arrays(call, module, args):
    v, kind = args[0], _typename(args[0])
    if kind not in ("NoneType", "dict", "set", "dict_values", "dict_keys", "map", "zip", "filter", "enumerate", "generator"):
        return None
    if module == "numpy.linalg" and call in ("inv", "det", "eig", "eigh", "svd", "cholesky", "qr", "cond", "solve"):
        raise LinAlgError("0-dimensional array given. Array must be at least two-dimensional")
    if module == "numpy.linalg" and call == "norm":
        raise TypeError(f"unsupported operand type(s) for *: '{kind}' and '{kind}'")
    if module != "numpy":
        return None
    if call == "sum" and kind == "generator":
        raise TypeError("Calling np.sum(generator) is deprecated. Use np.sum(np.fromiter(generator)) or the python sum builtin instead.")
    if len(args) > 1 and args[1] is not None:
        return None
    if call in ("mean", "std", "var", "median", "average", "nanmean", "nanstd", "nanvar", "cov", "corrcoef"):
        raise TypeError(f"unsupported operand type(s) for /: '{kind}' and 'int'")
    if call in ("sqrt", "exp", "log", "log2", "log10", "log1p", "expm1", "exp2", "sin", "cos", "tan", "sinh", "cosh", "tanh", "arcsin", "arccos", "arctan", "rint", "cbrt", "degrees", "radians", "deg2rad", "rad2deg"):
        raise TypeError(f"loop of ufunc does not support argument 0 of type {kind} which has no callable {call} method")
    if call in ("isnan", "isinf", "isfinite", "signbit", "modf", "histogram"):
        raise TypeError(f"ufunc '{'isfinite' if call == 'histogram' else call}' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''")
    if call in ("abs", "absolute", "negative", "positive"):
        raise TypeError(f"bad operand type for {'unary ' + ('-' if call == 'negative' else '+') if call in ('negative', 'positive') else 'abs()'}: '{kind}'")
    if call in ("square", "ptp", "percentile"):
        raise TypeError(f"unsupported operand type(s) for {'*' if call == 'square' else '-'}: '{kind}' and '{kind}'")
    if call == "diff":
        raise ValueError("diff requires input that is at least one dimensional")
    if call in ("bincount", "searchsorted"):
        raise ValueError("object of too small depth for desired array")
    if call in ("where", "nonzero"):
        raise ValueError("Calling nonzero on 0d arrays is not allowed. Use np.atleast_1d(scalar).nonzero() instead.")

# The argument order, where it is none that there is.

def _no_order(call, order):
    if call in ("sort", "argsort"):
        raise ValueError("Cannot specify order when the array has no fields.")
    if _typename(order) != "str":
        raise TypeError(f"order must be str, not {_class(order)}")
    if order.upper() not in ("C", "F", "A", "K"):
        raise ValueError(f"order must be one of 'C', 'F', 'A', or 'K' (got '{order}')")

# What a result becomes by arguments that the function does not know.

def _told_order(r, order, call, args):
    _no_order(call, order)
    if order.upper() == "F" and call in ("zeros", "ones", "empty", "full", "array", "asarray"):
        return _as_columns(r)
    if order.upper() != "C":
        _outside("order", "argument")
    return _as_rows(r) if call in ("array", "asarray") else r

def _ordered_shape(a, shape, order):
    _no_order("reshape", order)
    return _by_columns(a, shape) if order.upper() == "F" else _outside("order", "argument")

def _told_copy(r, copy, call, args):
    return r if copy or call == "nan_to_num" else _outside("copy", "argument")

def _told_device(r, device, call, args):
    return _outside("device", "argument") if _typename(device) == "str" and device != "cpu" else r

def _told_ndmin(r, n, call, args):
    if not isinstance(n, int):
        _wants_axis("sort", n, "")
    if n > 64:
        raise RuntimeError("ndmin bigger than allowable number of dimensions NPY_MAXDIMS (=64)")
    return _unseen(_expand_dims(r, list(range(n - r.ndim)))) if n > r.ndim else r

def _told_kind(r, kind, call, args):
    if _typename(kind) == "str" and kind[:1].lower() not in ("q", "h", "m", "s"):
        raise ValueError(f"sort kind must be one of 'quick', 'heap', or 'stable' (got {kind!r})")
    return r if kind in ("quicksort", "heapsort", "mergesort", "stable", "quick", "heap") else _outside("kind", "argument")

def _told_like(r, like, call, args):
    return r if like is None or _kind(like) else _outside("like", "argument")

def _told_casting(r, casting, call, args):
    if call == "astype":
        _casts(args[0], args[1], casting)
    elif casting not in ("same_kind", "unsafe"):
        _outside("casting", "argument")
    return r

# What names no type.

def _dtype(v):
    first = v[0] if _sequence(v) and len(v) else None
    other = {"uint": "uint64", "uintp": "uint64", "ulong": "uint64", "ulonglong": "uint64", "uintc": "uint32", "ushort": "uint16", "ubyte": "uint8", "int_": "int64", "intp": "int64", "long": "int64", "longlong": "int64", "intc": "int32", "short": "int16", "byte": "int8", "half": "float16", "single": "float32", "double": "float64"}
    if _typename(v) == "str" and v in other:
        return other[v]
    if _typename(v) in ("int", "float", "bool") or _class(v) == "torch.dtype":
        raise TypeError(f"Cannot interpret '{v}' as a data type")
    if _typename(v) == "tuple" and len(v) != 2:
        raise TypeError(f"Tuple must have size 2, but has size {len(v)}")
    if _typename(v) == "tuple" and isinstance(first, (int, float)):
        raise TypeError(f"Cannot interpret '{first}' as a data type")
    if _typename(v) in ("list", "tuple") and (_typename(first) in ("int", "float", "bool", "str", "list") or _kind(first) and ndim(first) == 0):
        raise TypeError(f"Field elements must be 2- or 3-tuples, got '{repr(first)}'")
    bare = v.lstrip("0123456789") if _typename(v) == "str" else ""
    if bare and bare != v:
        zeros(0, dtype=bare)
        _outside("a type with a shape")
    if _typename(v) == "str" and len(v) > 1 and v[0] != ">" and "U" not in v and "[" not in v and v not in ("datetime64", "timedelta64"):
        raise TypeError(f"data type '{v}' not understood")
