def random_normal(shape, mean=0.0, stddev=1.0, dtype="float32", seed=None):
    _no_vector("RandomStandardNormal", shape)
    if _kind(zeros(1, dtype=dtype)) != "f":
        _outside("random.normal of ints")
    values = _empty(shape, dtype=dtype)
    for name, v in (("mean", mean), ("stddev", stddev)):
        _as_bound(name, v, values)
    if not _typename(mean) == _typename(stddev) == "float":
        return _unseen(_empty(list((values * constant(stddev, dtype=dtype) + constant(mean, dtype=dtype)).shape), dtype=dtype))
    return values

def _as_bound(name, v, values):
    if _typename(v) == "str":
        raise TypeError(f"Cannot convert {v!r} to EagerTensor of dtype {_in_c(values.dtype.name)}")
    if _typename(v) == "array" and v.dtype != values.dtype and _class(v) != "numpy.ndarray":
        raise ValueError(f"{name}: Tensor conversion requested dtype {values.dtype.name} for Tensor with dtype {v.dtype.name}: {v!r}")

def random_uniform(shape, minval=0, maxval=None, dtype="float32", seed=None):
    values = _empty(shape, dtype=dtype)
    for name, v in (("min", minval), ("max", maxval)):
        _as_bound(name, v, values)
        if _kind(values) != "f" and isinstance(v, float):
            raise TypeError(f"Cannot convert {v!r} to EagerTensor of dtype {values.dtype.name}")
    if maxval is None and _kind(values) != "f":
        raise ValueError(f"Must specify maxval for integer dtype tf.{values.dtype.name}")
    if _kind(values) == "i" and _typename(minval) == "int" and _typename(maxval) == "int" and minval >= maxval:
        _raised("RandomUniformInt", f"Need minval < maxval, got {minval} >= {maxval}", " name: ")
    return _no_vector("RandomUniformInt" if _kind(values) == "i" else "RandomUniform", shape) or values

def _no_vector(kernel, shape):
    if _typename(shape) == "int":
        _raised(kernel, "shape must be a vector of {int32,int64}, got shape []", " name: ")

def _two_seeds(seed):
    if _typename(seed) == "int" or len(seed) != 2:
        _raised("StatelessRandomGetKeyCounter", f"seed must have shape [2], not [{'' if _typename(seed) == 'int' else len(seed)}]", " name: ")

def random_stateless_normal(shape, seed, mean=0.0, stddev=1.0, dtype="float32"):
    _two_seeds(seed)
    return _empty(shape, dtype=dtype)

def random_truncated_normal(shape, mean=0.0, stddev=1.0, dtype="float32", seed=None):
    _no_vector("TruncatedNormal", shape)
    return random_normal(shape, mean, stddev, dtype)

def random_shuffle(value, seed=None):
    _lose()
    return _empty(list(value.shape), dtype=value.dtype)

def sigmoid(x):
    a = convert_to_tensor(x)
    if _kind(a) != "f":
        _barred("Sigmoid", a.dtype.name)
    return 1 / (1 + exp(-1.0 * a))

def tensorflow_fill(dims, value):
    v = convert_to_tensor(value)
    if v.ndim == 1 and v.shape[0] == 1:
        v = v[0]
    if v.ndim:
        _raised("Fill", f"value must represent a scalar, got shape [{_braced(v.shape)}]")
    return fill(dims, v, dtype=v.dtype)

# The widest type of the bounds is that of a range.

def _converted(v):
    if v is None:
        raise ValueError("Attempt to convert a value (None) with an unsupported type (<class 'NoneType'>) to a Tensor.")

def tensorflow_range(start, limit=None, delta=1, dtype=None):
    _converted(start)
    if dtype is not None and zeros(1, dtype=dtype).dtype.name in ("bool", "int8", "uint8", "int16", "uint16"):
        _outside("a range of this type")
    bounds = [v for v in (start, limit, delta) if _typename(v) == "array" and not _known(v)]
    if bounds and reduce_all(bounds[0] > 0): # which is asked of a function that is tried
        return _unheld(tensorflow_range(constant(1, dtype=bounds[0].dtype), dtype=dtype))
    elif bounds:
        return tensorflow_range(constant(0, dtype=bounds[0].dtype), dtype=dtype)
    order, kinds = ["int32", "int64", "float16", "float32", "float64"], [convert_to_tensor(v).dtype.name for v in (start, 0 if limit is None else limit, delta)]
    if [kind for kind in kinds if kind not in order]:
        raise AssertionError("")
    kind = order[max([order.index(kind) for kind in kinds])] if dtype is None else dtype
    return arange(start, delta=delta, dtype=kind) if limit is None else arange(start, limit, delta, dtype=kind)

def math_atan2(y, x):
    a, b = _alike([y, x])
    if a.dtype != b.dtype:
        _unlike("Atan2", 1, a.dtype.name, b.dtype.name)
    if _kind(a) != "f":
        _barred("Atan2", a.dtype.name)
    return atan2(a, b)

tensorflow_atan2 = math_atan2

def sigmoid_cross_entropy_with_logits(labels, logits):
    p, x = convert_to_tensor(labels), convert_to_tensor(logits)
    if _kind(x) != "f" and not _uneven(x):
        _barred({"b": "GreaterEqual", "u": "Neg"}.get(_kind(x), "Exp"), x.dtype.name)
    if not _uneven(p) and not _uneven(x) and p.shape != x.shape:
        raise ValueError(f"`logits` and `labels` must have the same shape, received ({tuple(x.shape)} vs {tuple(p.shape)}).")
    if not _uneven(p) and not _uneven(x) and p.dtype != x.dtype:
        _unlike("Mul", 1, x.dtype.name, p.dtype.name)
    return _sigmoid_cross_entropy_with_logits(p, x)

def _truths(v, kernel, place):
    if _typename(v) != "array":
        return constant(v, dtype="bool")
    if _kind(v) != "b":
        _unlike(kernel, place, "bool", v.dtype.name)
    return v

def tensorflow_logical_and(x, y):
    return _logical_and(_truths(x, "LogicalAnd", 0), _truths(y, "LogicalAnd", 1))

def tensorflow_logical_or(x, y):
    return _logical_or(_truths(x, "LogicalOr", 0), _truths(y, "LogicalOr", 1))

math_logical_and = tensorflow_logical_and

math_logical_or = tensorflow_logical_or

def _alike(values):
    tensors = [v for v in values if _typename(v) == "array"]
    first = tensors[0] if tensors else constant(values[0])
    return [v if _typename(v) == "array" else constant(v, dtype=first.dtype) for v in values]

def tensorflow_where(condition, x=None, y=None):
    if (x is None) != (y is None):
        raise ValueError("x and y must both be non-None or both be None.")
    if x is None or y is None:
        return where(condition, x, y)
    if _uneven(condition) or _uneven(x) or _uneven(y):
        if not _uneven(x) and not _uneven(y):
            x, y = _alike([x, y])
        a, b = convert_to_tensor(x), convert_to_tensor(y)
        if a.dtype != b.dtype:
            _outside("where of several types") if a.ndim and b.ndim else _unlike("SelectV2", 2, a.dtype.name, b.dtype.name)
        return where(condition, x, y)
    chosen = _truths(condition, "SelectV2", 0)
    a, b = _as_first([x, y])
    if a.dtype != b.dtype:
        _unlike("SelectV2", 2, a.dtype.name, b.dtype.name)
    return where(chosen, a, b)

def tensorflow_cumsum(x, axis=0, exclusive=False, reverse=False):
    a = convert_to_tensor(x)
    if _uneven(a):
        if axis not in (1, -1) or a.ndim != 2 or exclusive or reverse or not _known(a.flat_values):
            _outside("cumsum of these rows")
        return _nested(_unseen([tensorflow_cumsum(constant(row, dtype=a.dtype)).numpy().tolist() for row in a.to_list()]), a)
    _admitted("Cumsum", a)
    b = flip(a, [axis]) if reverse else a
    sums = cast(cumsum(b, axis), a.dtype)
    if exclusive:
        sums = _put_off(sums, axis, 0)
    return flip(sums, [axis]) if reverse else sums

# What was gathered before each value begins with the value of nothing.

def _put_off(a, axis, first):
    k = _axis(a, axis)
    n = a.shape[k]
    return concat([fill([1 if at == k else size for at, size in enumerate(a.shape)], constant(first, dtype=a.dtype), dtype=a.dtype), _parts(a, [n - 1, n], k)[0]], k) if n else a

math_cumsum = tensorflow_cumsum

def math_count_nonzero(input, axis=None, keepdims=None, dtype="int64"):
    a = convert_to_tensor(input)
    if _uneven(a):
        _even(input)
    return reduce_sum(cast(cast(a, "bool"), dtype), axis=axis, keepdims=keepdims is True)

def math_cumprod(x, axis=0, exclusive=False, reverse=False):
    a = _admitted("Cumprod", _even(x))
    products = cast(cumprod(flip(a, [axis]) if reverse else a, axis), a.dtype)
    products = _put_off(products, axis, 1) if exclusive else products
    return flip(products, [axis]) if reverse else products

def tensorflow_unstack(value, num=None, axis=0):
    a = _even(value)
    if axis < -a.ndim or axis >= a.ndim:
        raise ValueError(f"Argument `axis` = {axis} not in range [{-a.ndim}, {a.ndim})")
    k = _axis(a, axis)
    if num is not None and num != a.shape[k]:
        _raised("Unpack", f"Input shape axis {k} must equal {num}, got shape [{_braced(a.shape)}]", " name: unstack")
    return [take(a, i, k) for i in range(a.shape[k])]

def _meet(a, b):
    for m, n in zip(a[::-1], b[::-1]):
        if m != n and m != 1 and n != 1:
            return False
    return True

def tensorflow_broadcast_static_shape(shape_x, shape_y):
    for shape in (shape_x, shape_y):
        if _typename(shape) in ("list", "tuple"):
            raise AttributeError(f"'{_typename(shape)}' object has no attribute 'ndims'")
    if None in list(shape_x) + list(shape_y):
        _outside("sizes that are not known")
    if not _meet(list(shape_x), list(shape_y)):
        raise ValueError(f"Incompatible shapes for broadcasting. Two shapes are compatible if for each dimension pair they are either equal or one of them is 1. Received: {tuple(shape_x)} and {tuple(shape_y)}.")
    return broadcast_static_shape(shape_x, shape_y)

def tensorflow_broadcast_dynamic_shape(shape_x, shape_y):
    x, y = _alike([shape_x, shape_y])
    if x.ndim != 1 or y.ndim != 1 or x.dtype != y.dtype:
        _outside("broadcast_dynamic_shape of these")
    a, b = x.numpy().tolist(), y.numpy().tolist()
    if not _meet(a, b):
        _raised("BroadcastArgs", f"Incompatible shapes: [{_braced(a)}] vs. [{_braced(b)}]")
    return constant(list(broadcast_static_shape(a, b)), dtype=x.dtype)

def tensorflow_squeeze(input, axis=None):
    if _uneven(input) and axis is None:
        raise ValueError("Ragged.squeeze must have an axis argument.")
    return squeeze(input) if axis is None else squeeze(input, axis)

# Tensors in a list are stacked.

def _packed(x, beside=False):
    if _typename(x) in ("list", "tuple") and x and not [v for v in x if not _is_tensor(v)]:
        if [v for v in x if _uneven(v)]:
            raise ValueError("TypeError: object of type 'RaggedTensor' has no len()\n")
        for k, v in enumerate(x):
            if v.shape != x[0].shape:
                _raised("Pack", f"Shapes of all inputs must match: values[0].shape = [{_braced(x[0].shape)}] != values[{k}].shape = [{_braced(v.shape)}]", " name: packed")
            if v.dtype != x[0].dtype and beside: # a tensor beside the list lends its type
                _outside("a list of tensors of several types")
            if v.dtype != x[0].dtype:
                _unlike("Pack", k, x[0].dtype.name, v.dtype.name)

def _packs(items):
    if not _holds_tensors(items):
        return None
    if [v for v in items if _typename(v) == "array" and _uneven(v)]:
        raise ValueError("TypeError: object of type 'RaggedTensor' has no len()\n")
    sizes = [list(convert_to_tensor(v).shape) for v in items]
    for k, size in enumerate(sizes):
        if size != sizes[0]:
            _raised("Pack", f"Shapes of all inputs must match: values[0].shape = [{_braced(sizes[0])}] != values[{k}].shape = [{_braced(size)}]", " name: ")
    _outside("a list of tensors and numbers")

def _holds_tensors(v):
    return _typename(v) in ("list", "tuple") and [one for one in v if _is_tensor(one) or _holds_tensors(one)] != []

def _is_tensor(v):
    return _typename(v) == "array" and not _class(v).startswith("numpy.")

def _even(x):
    _packed(x)
    a = convert_to_tensor(x)
    if _uneven(a):
        raise ValueError("TypeError: object of type 'RaggedTensor' has no len()\n")
    return a

def tensorflow_repeat(input, repeats, axis=None):
    a = convert_to_tensor(input)
    if _uneven(a):
        return _repeated_along(a.flat_values, repeats, None) if axis is None and a.ndim == 2 and _typename(repeats) == "int" else _even(a)
    n = max(a.ndim, 1)
    counts = None if _typename(repeats) == "int" or ndim(repeats) == 0 else convert_to_tensor(repeats).shape[0]
    if counts not in (None, 1) and (axis is None or -a.ndim <= axis < a.ndim) and counts != (max(a.size, 0) if axis is None else a.shape[axis]):
        raise ValueError(f"Dimensions {a.size if axis is None else a.shape[axis]} and {counts} are not compatible")
    if axis is not None and (axis < -n or axis >= n):
        raise ValueError(f"axis={axis} out of bounds: expected {-n}<=axis<{n}")
    return _repeated_along(a, repeats, axis)

def tensorflow_expand_dims(input, axis):
    if _uneven(input) and not isinstance(axis, int):
        raise TypeError(f"axis must be an int; got {_typename(axis)}")
    if _typename(axis) == "float" and _typename(input) == "array":
        raise TypeError(f"Cannot convert {axis!r} to EagerTensor of dtype int32")
    if _typename(axis) in ("float", "str"):
        kind = "string" if _typename(axis) == "str" else "float"
        _raised("ExpandDims", f"Value for attr 'Tdim' of {kind} is not in the list of allowed values: int32, int64\n\t; NodeDef: {{{{node ExpandDims}}}}; Op<name=ExpandDims; signature=input:T, dim:Tdim -> output:T; attr=T:type; attr=Tdim:type,default=DT_INT32,allowed=[DT_INT32, DT_INT64]>")
    _converted(axis)
    if _typename(axis) in ("tuple", "list") and len(axis) != 1:
        _raised("ExpandDims", "'dim' must be a tensor with a single value")
    return expand_dims(convert_to_tensor(input), axis)

def tensorflow_reshape(tensor, shape):
    _converted(shape)
    if _typename(shape) == "str":
        _outside("shape", "argument")
    if not _uneven(tensor):
        _sized(shape)
        return reshape(convert_to_tensor(tensor), shape)
    if shape not in ([-1], (-1,), -1) or tensor.ndim > tensor.ragged_rank + 1:
        _outside("reshape of a ragged tensor")
    return tensor.flat_values

def tensorflow_ones_like(input, dtype=None):
    return _nested(_filled(input.to_list(), 1), input) if _uneven(input) and dtype is None else ones_like(convert_to_tensor(input), dtype=dtype)

def tensorflow_zeros_like(input, dtype=None):
    return _nested(_filled(input.to_list(), 0), input) if _uneven(input) and dtype is None else zeros_like(convert_to_tensor(input), dtype=dtype)

def _misshaped(dtype):
    _raised("Reshape", f"Value for attr 'Tshape' of {dtype} is not in the list of allowed values: int32, int64\n\t; NodeDef: {{{{node Reshape}}}}; Op<name=Reshape; signature=tensor:T, shape:Tshape -> output:T; attr=T:type; attr=Tshape:type,default=DT_INT32,allowed=[DT_INT32, DT_INT64]>")

def _sized(shape):
    if _typename(shape) == "str":
        _outside("shape", "argument")
    for k, n in enumerate(shape if _typename(shape) in ("list", "tuple") else [shape] if _typename(shape) == "int" else []):
        if _typename(n) == "float":
            _misshaped("float")
        if _typename(n) == "str" and [one for one in shape if _typename(one) != "str"]:
            raise ValueError("Can't convert Python sequence with mixed types to Tensor.")
        if _typename(n) == "NoneType" and k == 0:
            raise ValueError("Attempt to convert a value (None) with an unsupported type (<class 'NoneType'>) to a Tensor.")
        if _typename(n) == "NoneType":
            raise ValueError("Can't convert Python sequence with mixed types to Tensor.")
        if _typename(n) == "int" and n < -1:
            _raised("Reshape", f"Size {k} must be non-negative, not {n}")

def _filled(rows, value):
    return [_filled(row, value) for row in rows] if _typename(rows) == "list" else value

def tensorflow_unique(x, out_idx="int32"):
    a, seen, places = _even(x), [], []
    if a.ndim != 1:
        _raised("Unique", "unique expects a 1D vector.", " name: ")
    for v in a.numpy().tolist():
        if v not in seen:
            seen.append(v)
        places.append(seen.index(v))
    return _named("Unique y idx", constant(seen, dtype=a.dtype), constant(places, dtype=out_idx))

def _descends(direction):
    if direction not in ("ASCENDING", "DESCENDING"):
        raise ValueError(f"Argument `direction` should be one of ASCENDING, DESCENDING. Received: direction={direction}")
    return direction == "DESCENDING"

def tensorflow_argsort(values, axis=-1, direction="ASCENDING"):
    return cast(argsort(_sortable(_even(values), axis, direction), axis, descending=_descends(direction)), "int32")
