# What is sorted goes through TopKV2, from the smallest value on after a change of sign.

def _sortable(a, axis, direction):
    if not _uneven(a) and (axis < -a.ndim or axis >= a.ndim):
        _lacks(a, 0, axis)
        _raised("StridedSlice", f"slice index {axis + a.ndim if axis < -1 else axis} of dimension 0 out of bounds.", " name: strided_slice/")
    if _kind(a) == "b":
        _barred("TopKV2" if _descends(direction) else "Neg", "bool")
    return _without_nan(a)

def _without_nan(a):
    if _kind(a) == "f" and not _uneven(a) and _known(a) and _unseen((a != a).any()):
        _outside("the order of nan")
    return a

def tensorflow_argmax(input, axis=None, output_type="int64"):
    return cast(argmax(_with_values("ArgMax", input, axis), 0 if axis is None else axis), output_type)

def tensorflow_argmin(input, axis=None, output_type="int64"):
    return cast(argmin(_with_values("ArgMin", input, axis), 0 if axis is None else axis), output_type)

def _with_values(kernel, input, axis):
    a, k = _even(input), 0 if axis is None else axis
    if _typename(k) in ("list", "tuple", "float"):
        if _typename(k) != "float":
            raise TypeError("axis must be int or Tensor with integer datatype")
        _outside("an axis that is no int")
    if _typename(k) == "int" and -a.ndim <= k < a.ndim and a.shape[k] == 0:
        _raised(kernel, f"Reduction axis {k} is empty in shape [{_braced(a.shape)}]", " name: ")
    return _without_nan(a)

math_argmax = tensorflow_argmax

math_argmin = tensorflow_argmin

def tensorflow_sort(values, axis=-1, direction="ASCENDING"):
    a = _sortable(_even(values), axis, direction)
    return take_along_axis(a, argsort(a, axis, descending=True), axis) if _descends(direction) else sort(a, axis)

# A tensor that is made of a Variable does not change with it.

def tensorflow_identity(input):
    a = convert_to_tensor(input)
    return _clone(a) if _role(a) == "Variable" else a

def tensorflow_broadcast_to(input, shape):
    if _typename(shape) == "int":
        _raised("BroadcastTo", "shape must be a vector of {int32,int64}, got shape []")
    for n in shape if _typename(shape) in ("list", "tuple") else []:
        if _typename(n) == "int" and n < 0:
            _raised("BroadcastTo", f"Dimension {n} must be >= 0")
    return broadcast_to(_even(input) if _typename(shape) in ("list", "tuple") else convert_to_tensor(input), shape)

def tensorflow_linspace(start, stop, num, axis=0):
    a, b = _alike([start, stop])
    if _typename(num) == "float":
        raise TypeError(f"Argument `tensor` (name: num) must be of type integer. Received `tensor` = {num} of dtype: <dtype: 'float32'>")
    whole = _kind(a) == "i"
    if num < 0:
        _raised("Range", f"Requires start <= limit when delta > 0: 1/{num if whole else -1}")
    if a.ndim or b.ndim or num < 2 or _kind(a) != "f" or b.dtype != a.dtype or not _known(a) or not _known(b):
        return cast(_spaced(a, b, num, True), "float64" if _kind(a) == "i" else a.dtype)
    inner = a + (b - a) / (num - 1) * cast(_upto(num)[1:-1], a.dtype) # in steps that are rounded
    return _unseen(concat([reshape(a, [1]), inner, reshape(b, [1])], 0))

def one_hot(indices, depth, on_value=None, off_value=None, axis=None, dtype=None):
    if _has_strings(indices):
        _barred("OneHot", "string")
    a = constant([], dtype="int64") if _typename(indices) == "list" and not indices else cast(indices, "int64") if _truths_in(indices) else convert_to_tensor(indices)
    if _uneven(a) and _typename(indices) == "list":
        _even(indices)
    if _uneven(a):
        return RaggedTensor_from_nested_row_splits(one_hot(a.flat_values, depth, on_value, off_value, axis, dtype), a.nested_row_splits)
    if isinstance(depth, float):
        raise TypeError(f"Cannot convert {depth!r} to EagerTensor of dtype int32")
    _admitted("OneHot", a)
    if axis is not None and not -1 <= axis <= a.ndim:
        _raised("OneHot", f"Expected axis to be -1 or between [0, {a.ndim + 1}).  But received: {axis}")
    if _typename(depth) == "list":
        _raised("OneHot", f"depth must be a scalar, but got: [{len(depth)}]")
    if depth < 0:
        _raised("OneHot", f"depth must be non-negative, got: {int(depth)}")
    if on_value is not None and off_value is not None and constant(on_value).dtype != constant(off_value).dtype:
        raise TypeError(f"dtype {constant(on_value).dtype!r} of on_value does not match dtype {constant(off_value).dtype!r} of off_value")
    kind = dtype if dtype is not None else "float32" if on_value is None and off_value is None else constant(off_value if on_value is None else on_value).dtype
    hot = where(expand_dims(a, -1) == constant(list(range(int(depth))), dtype=a.dtype), constant(1 if on_value is None else on_value, dtype=kind), constant(0 if off_value is None else off_value, dtype=kind))
    return hot if axis in (None, -1) else moveaxis(hot, -1, axis)

def _truths_in(v):
    return _typename(v) == "list" and len(v) > 0 and _typename(v[0]) == "bool"

def top_k(input, k=1, sorted=True):
    a = _without_nan(_admitted("TopKV2", _even(input)))
    if a.ndim == 0:
        _raised("TopKV2", "input must be >= 1-D, got shape []", " name: ")
    if _typename(k) == "int" and k < 0:
        _raised("TopKV2", f"Need k >= 0, got {k}")
    if k > a.shape[-1]:
        _raised("TopKV2", f"input must have at least k columns. Had {a.shape[-1]}, needed {k}")
    order = argsort(a, -1, descending=True)[..., :k]
    return _named("TopKV2 values indices", take_along_axis(a, order, -1), cast(order, "int32"))

def nn_moments(x, axes, shift=None, keepdims=False):
    if _typename(x) != "array":
        raise AttributeError(f"'{_typename(x)}' object has no attribute 'dtype'")
    a = _even(x)
    if _kind(a) == "f":
        return (reduce_mean(a, axis=axes, keepdims=keepdims), reduce_variance(a, axis=axes, keepdims=keepdims))
    mean = reduce_mean(a, axis=axes, keepdims=True)
    variance = reduce_mean(_admitted("SquaredDifference", a - mean) ** 2, axis=axes, keepdims=keepdims)
    return (reduce_mean(a, axis=axes, keepdims=keepdims), variance)

def add_n(inputs):
    if len(inputs) == 0:
        raise ValueError("Inputs must be an iterable of at least one Tensor/IndexedSlices with the same dtype and shape.")
    tensors = _alike(list(inputs))
    total = _admitted("AddN", tensors[0])
    for k, t in enumerate(tensors):
        if t.dtype != total.dtype:
            _unlike("AddN", k, total.dtype.name, t.dtype.name)
        if t.shape != total.shape:
            _raised("AddN", f"Inputs to operation AddN of type AddN must have the same size and shape.  Input 0: [{_braced(total.shape)}] != input {k}: [{_braced(t.shape)}]", " name: ")
    for t in tensors[1:]:
        total = total + t
    return total

def meshgrid(*args, indexing="xy"):
    if indexing not in ("xy", "ij"):
        raise ValueError(f"Argument `indexing` parameter must be either 'xy' or 'ij', got {indexing!r}")
    if _any_ragged(args):
        _outside("meshgrid of ragged tensors")
    kinds = [convert_to_tensor(a).dtype.name for a in args]
    for kind in kinds:
        if kind != kinds[0] and "bool" in (kind, kinds[0]):
            _outside("meshgrid of several types")
        if kind != kinds[0]:
            _unlike("Mul", 1, kind, kinds[0])
    flat = [a if ndim(a) < 2 else reshape(a, [-1]) for a in args]
    return list(broadcast_arrays(*_unseen(_open(flat, _crosswise(len(args), indexing == "xy")))))

def math_reciprocal(x):
    a = convert_to_tensor(x)
    if _kind(a) == "i":
        _outside("reciprocal of ints")
    return 1.0 / _floats(a, "reciprocal", "Reciprocal")

def is_inf(x):
    a = _floats(x, "is_inf", "IsInf")
    return abs(a) == inf

def is_finite(x):
    a = _floats(x, "is_finite", "IsFinite")
    return abs(a) < inf

def confusion_matrix(labels, predictions, num_classes=None):
    x, y = convert_to_tensor(labels), convert_to_tensor(predictions)
    for name, v in (("labels", x), ("predictions", y)):
        if v.ndim == 1 and _kind(v) == "i" and _known(v):
            _no_negatives(f"`{name}` contains negative values.", v.numpy().tolist())
        if num_classes is not None and v.ndim == 1 and _kind(v) == "i" and _known(v) and reduce_any(v >= num_classes):
            raise InvalidArgumentError(f"`{name}` out of bound\nCondition x < y did not hold.\nFirst {min(v.shape[0], 3)} elements of x:\n{v[:3].numpy()}\nFirst 1 elements of y:\n[{num_classes}]")
    if x.shape != y.shape and x.ndim == y.ndim == 1:
        _raised("Pack", f"Shapes of all inputs must match: values[0].shape = [{_braced(x.shape)}] != values[1].shape = [{_braced(y.shape)}]", " name: stack")
    n = int(maximum(reduce_max(x), reduce_max(y))) + 1 if num_classes is None else num_classes
    if num_classes is not None and (reduce_any(x >= n) or reduce_any(y >= n)) or x.shape != y.shape:
        _outside("a confusion_matrix of these")
    return scatter_nd(stack([x, y], 1), ones(list(x.shape), dtype="int32"), [n, n])

def embedding_lookup(params, ids):
    if _typename(params) != "array":
        _outside("embedding_lookup of a list")
    return tensorflow_gather(_even(params), ids)

def while_loop(cond, body, loop_vars, shape_invariants=None, parallel_iterations=10, maximum_iterations=None):
    if _typename(loop_vars) != "array" and not loop_vars or _typename(loop_vars) == "array" and loop_vars.ndim == 0 and not loop_vars:
        raise ValueError("'loop_vars' must be provided.")
    if maximum_iterations is not None or _typename(loop_vars) not in ("list", "tuple"):
        _outside("while_loop of these")
    v = loop_vars
    while cond(*v):
        after = body(*v)
        if _typename(after) == "array" and after.ndim == 0:
            raise TypeError("Cannot iterate over a scalar tensor.")
        if isinstance(after, (int, float)):
            raise TypeError(f"'{_typename(after)}' object is not iterable")
        if _typename(after) not in ("list", "tuple") or not _nested_alike(list(v), list(after)):
            _outside("while_loop of these")
        v = after
    return _all_tensors(v)

def _nested_alike(a, b):
    if _typename(a) not in ("list", "tuple"):
        return _typename(b) not in ("list", "tuple")
    return _typename(a) == _typename(b) and len(a) == len(b) and not [x for x, y in zip(a, b) if not _nested_alike(x, y)]

def _all_tensors(v):
    if _typename(v) in ("list", "tuple"):
        return _like(v, [_all_tensors(one) for one in v])
    return convert_to_tensor(v) if isinstance(v, (int, float)) else v

def is_nan(x):
    a = _floats(x, "is_nan", "IsNan")
    return a != a

# A size that is not known is None.

def TensorShape(dims):
    if dims is None or _typename(dims) == "array":
        _outside("a shape of no rank" if dims is None else "a shape of a tensor")
    _shape_sum(dims, [])
    sizes = [dims] if _typename(dims) == "int" else list(dims)
    return _like(zeros([1] * len(sizes)).shape, [n if n is None else int(n) for n in sizes])

def _shape_sum(a, b):
    for v in (a, b):
        kind = _typename(v)
        if kind == "str" and v:
            raise TypeError(f"Failed to convert '{v!r}' to a shape: '{v[0]!r}'could not be converted to a dimension. A shape should either be single dimension (e.g. 10), or an iterable of dimensions (e.g. [1, 10, None]).")
        for n in v if kind in ("list", "tuple") else [v]:
            if isinstance(n, (float, str)) and n != "":
                raise TypeError(f"Dimension value must be integer or None or have an __index__ method, got value '{n!r}' with type '<class '{_typename(n)}'>'")
            if isinstance(n, int) and n < 0:
                raise ValueError(f"Dimension {n} must be >= 0")
        if kind in ("int", "bool"):
            return TensorShape([int(n) for one in (a, b) for n in ([one] if _typename(one) in ("int", "bool") else one)])

def array_set_shape(self, shape):
    sizes = list(shape)
    if len(sizes) != self.ndim or [n for n, m in zip(sizes, self.shape) if n not in (None, m)]:
        raise ValueError(f"Tensor's shape {tuple(self.shape)} is not compatible with supplied shape {tuple(sizes)}." if len(sizes) != 1 else f"Tensor's shape {tuple(self.shape)} is not compatible with supplied shape ({sizes[0]},).")

def math_floor(x):
    return stop_gradient(floor(x))

def math_ceil(x):
    return stop_gradient(ceil(x))

tensorflow_floor = math_floor
