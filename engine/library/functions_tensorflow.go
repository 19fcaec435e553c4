package library

// tensorflowFunctions are written in the language of package expr.
const tensorflowFunctions = `
# Functions of TensorFlow's alone.

def random_normal(shape, mean=0.0, stddev=1.0, dtype="float32", seed=None):
    return _empty(shape, dtype=dtype)

def random_uniform(shape, minval=0, maxval=None, dtype="float32", seed=None):
    values = _empty(shape, dtype=dtype)
    if maxval is None and _kind(values) != "f":
        raise ValueError(f"Must specify maxval for integer dtype tf.{values.dtype.name}")
    return values

def random_stateless_normal(shape, seed, mean=0.0, stddev=1.0, dtype="float32"):
    return _empty(shape, dtype=dtype)

random_truncated_normal = random_normal

def random_shuffle(value, seed=None):
    return _empty(list(value.shape), dtype=value.dtype)

def sigmoid_cross_entropy_with_logits(labels, logits):
    p, x = convert_to_tensor(labels), convert_to_tensor(logits)
    if not _uneven(p) and not _uneven(x) and p.shape != x.shape:
        raise ValueError(f"‵logits‵ and ‵labels‵ must have the same shape, received ({tuple(x.shape)} vs {tuple(p.shape)}).")
    return _sigmoid_cross_entropy_with_logits(p, x)

def _asserted(holds, text, x, y):
    if not reduce_all(holds):
        if _typename(x) != "int" or _typename(y) != "int":
            _outside("an assertion about these values")
        raise InvalidArgumentError(f"{text}\nFirst 1 elements of x:\n[{x}]\nFirst 1 elements of y:\n[{y}]")

def assert_equal(x, y, message=None, summarize=None):
    _asserted(equal(x, y), "Condition x == y did not hold.", x, y)

def assert_none_equal(x, y, message=None, summarize=None):
    _asserted(not_equal(x, y), "Condition x != y did not hold.", x, y)

def assert_less(x, y, message=None, summarize=None):
    _asserted(less(x, y), "Condition x < y did not hold.", x, y)

def assert_less_equal(x, y, message=None, summarize=None):
    _asserted(less_equal(x, y), "Condition x <= y did not hold.", x, y)

def assert_greater(x, y, message=None, summarize=None):
    _asserted(greater(x, y), "Condition x > y did not hold.", x, y)

def assert_greater_equal(x, y, message=None, summarize=None):
    _asserted(greater_equal(x, y), "Condition x >= y did not hold.", x, y)

def assert_near(x, y, rtol=None, atol=None, message=None, summarize=None):
    a, b = convert_to_tensor(x), convert_to_tensor(y)
    near = 10 * 2.0 ** (-52 if a.dtype.name == "float64" else -23)
    _asserted(isclose(a, b, near if rtol is None else rtol, near if atol is None else atol), "x and y not equal to tolerance", x, y)

def _ints(v):
    return list(v) if _typename(v) == "list" or _typename(v) == "tuple" else v.numpy().tolist()

def _long(list):
    return constant(list, dtype="int64")

def _lengths(splits):
    s = _ints(splits)
    return [j - i for i, j in zip(s, s[1:])]

def _rowids(splits):
    return _long([i for i, n in enumerate(_lengths(splits)) for k in range(n)])

def array_value_rowids(self):
    return _rowids(self.row_splits)

def array_nested_value_rowids(self):
    return tuple([_rowids(splits) for splits in self.nested_row_splits])

def array_row_starts(self):
    return _long(_ints(self.row_splits)[:-1])

def array_row_limits(self):
    return _long(_ints(self.row_splits)[1:])

def array_nested_row_lengths(self):
    return tuple([_long(_lengths(splits)) for splits in self.nested_row_splits])

def array_row_lengths(self, axis=1):
    if axis < 1 or axis > self.ragged_rank:
        _outside("row_lengths of another axis")
    return RaggedTensor_from_nested_row_splits(_long(_lengths(self.nested_row_splits[axis - 1])), self.nested_row_splits[:axis - 1])

def array_bounding_shape(self, axis=None, out_type=None):
    sizes = [self.shape[0]]
    for splits in self.nested_row_splits:
        lengths = sorted(_lengths(splits))
        sizes.append(lengths[-1] if lengths else 0)
    sizes = sizes + list(self.flat_values.shape)[1:]
    return _long(sizes if axis is None else sizes[axis] if _typename(axis) == "int" else [sizes[k] for k in axis])

def array_nrows(self, out_type=None):
    return _long(self.shape[0])

def RaggedTensor_from_row_lengths(values, row_lengths, validate=True):
    lengths, total = _ints(row_lengths), 0
    for n in lengths:
        total = total + n
    a = convert_to_tensor(values)
    if total != a.shape[0]:
        raise InvalidArgumentError(f"Arguments to _from_row_partition do not form a valid RaggedTensor\nCondition x == y did not hold.\nFirst 1 elements of x:\n[{total}]\nFirst 1 elements of y:\n[{a.shape[0]}]")
    return _cut(a, lengths)

def RaggedTensor_from_row_splits(values, row_splits, validate=True):
    splits = _ints(row_splits)
    if not splits or splits[0] != 0:
        _outside("row splits that begin elsewhere than at 0")
    return RaggedTensor_from_row_lengths(values, _lengths(splits))

def RaggedTensor_from_row_limits(values, row_limits, validate=True):
    return RaggedTensor_from_row_splits(values, [0] + _ints(row_limits))

def RaggedTensor_from_row_starts(values, row_starts, validate=True):
    return RaggedTensor_from_row_splits(values, _ints(row_starts) + [convert_to_tensor(values).shape[0]])

def RaggedTensor_from_value_rowids(values, value_rowids, nrows=None, validate=True):
    rows = _ints(value_rowids)
    n = int(nrows) if nrows is not None else rows[-1] + 1 if rows else 0
    if rows != sorted(rows) or rows and (rows[0] < 0 or rows[-1] >= n):
        _outside("rows out of order")
    return RaggedTensor_from_row_lengths(values, [rows.count(i) for i in range(n)])

def RaggedTensor_from_uniform_row_length(values, uniform_row_length, nrows=None, validate=True):
    a, length = convert_to_tensor(values), int(uniform_row_length)
    n = int(nrows) if nrows is not None else a.shape[0] // length if length > 0 else 0
    if n * length != a.shape[0]:
        raise ValueError(f"uniform_row_length={length} times nrows={n} must equal nvals={a.shape[0]}")
    return _cut(a, [length] * n, length)

def RaggedTensor_from_nested_row_lengths(flat_values, nested_row_lengths, validate=True):
    a = convert_to_tensor(flat_values)
    for lengths in reversed(nested_row_lengths):
        a = RaggedTensor_from_row_lengths(a, lengths)
    return a

def RaggedTensor_from_nested_row_splits(flat_values, nested_row_splits, validate=True):
    return RaggedTensor_from_nested_row_lengths(flat_values, [_lengths(splits) for splits in nested_row_splits])

def RaggedTensor_from_tensor(tensor, padding=None, ragged_rank=1):
    a = convert_to_tensor(tensor)
    if padding is None:
        return _encoded(a, ragged_rank)
    if a.ndim != 2 or ragged_rank != 1:
        _outside("padding of more than rows")
    return _ragged([_unpadded(row, padding) for row in a.numpy().tolist()], ragged_rank=1, dtype=a.dtype)

def _unpadded(row, padding):
    n = len(row)
    while n > 0 and row[n - 1] == padding:
        n = n - 1
    return row[:n]

def _in_c(a):
    return {"float32": "float", "float64": "double", "float16": "half"}.get(a.dtype.name, a.dtype.name)

def _truths(v, kernel, place):
    if _typename(v) != "array":
        return constant(v, dtype="bool")
    if _kind(v) != "b" and not _uneven(v):
        raise InvalidArgumentError(f"cannot compute {kernel} as input #{place}(zero-based) was expected to be a bool tensor but is a {_in_c(v)} tensor [Op:{kernel}] name: ")
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
    if x is None or y is None:
        return where(condition, x, y)
    if _uneven(condition) or _uneven(x) or _uneven(y):
        a, b = convert_to_tensor(x), convert_to_tensor(y)
        if a.dtype != b.dtype:
            raise InvalidArgumentError(f"cannot compute SelectV2 as input #2(zero-based) was expected to be a {_in_c(a)} tensor but is a {_in_c(b)} tensor [Op:SelectV2] name: ")
        return where(condition, x, y)
    chosen = _truths(condition, "SelectV2", 0)
    a, b = _alike([x, y])
    if a.dtype != b.dtype:
        raise InvalidArgumentError(f"cannot compute SelectV2 as input #2(zero-based) was expected to be a {_in_c(a)} tensor but is a {_in_c(b)} tensor [Op:SelectV2] name: ")
    return where(chosen, a, b)

def tensorflow_cumsum(x, axis=0, exclusive=False, reverse=False):
    a = convert_to_tensor(x)
    if _kind(a) == "b":
        _outside("cumsum of bools")
    b = flip(a, [axis]) if reverse else a
    sums = cast(cumsum(b, axis), a.dtype)
    if exclusive:
        sums = sums - b
    return flip(sums, [axis]) if reverse else sums

math_cumsum = tensorflow_cumsum

def math_cumprod(x, axis=0):
    a = convert_to_tensor(x)
    return cast(cumprod(a, axis), a.dtype)

def tensorflow_unstack(value, num=None, axis=0):
    a = convert_to_tensor(value)
    k = _axis(a, axis)
    if num is not None and num != a.shape[k]:
        _outside("unstack of another number")
    return [take(a, i, k) for i in range(a.shape[k])]

def tensorflow_broadcast_dynamic_shape(shape_x, shape_y):
    return constant(list(broadcast_static_shape(shape_x, shape_y)), dtype="int32")

def tensorflow_squeeze(input, axis=None):
    if _uneven(input) and axis is None:
        raise ValueError("Ragged.squeeze must have an axis argument.")
    return squeeze(input) if axis is None else squeeze(input, axis)

def tensorflow_reshape(tensor, shape):
    if not _uneven(tensor):
        return reshape(tensor, shape)
    if shape not in ([-1], (-1,), -1) or tensor.ndim > tensor.ragged_rank + 1:
        _outside("reshape of a ragged tensor")
    return tensor.flat_values

def tensorflow_ones_like(input, dtype=None):
    return _nested(_filled(input.to_list(), 1), input) if _uneven(input) and dtype is None else ones_like(input, dtype=dtype)

def tensorflow_zeros_like(input, dtype=None):
    return _nested(_filled(input.to_list(), 0), input) if _uneven(input) and dtype is None else zeros_like(input, dtype=dtype)

def _filled(rows, value):
    return [_filled(row, value) for row in rows] if _typename(rows) == "list" else value

def tensorflow_unique(x, out_idx="int32"):
    a, seen, places = convert_to_tensor(x), [], []
    for v in a.numpy().tolist():
        if v not in seen:
            seen.append(v)
        places.append(seen.index(v))
    return (constant(seen, dtype=a.dtype), constant(places, dtype=out_idx))

def _descends(direction):
    if direction not in ("ASCENDING", "DESCENDING"):
        _outside("this direction")
    return direction == "DESCENDING"

def tensorflow_argsort(values, axis=-1, direction="ASCENDING"):
    return cast(argsort(convert_to_tensor(values), axis, descending=_descends(direction)), "int32")

def tensorflow_sort(values, axis=-1, direction="ASCENDING"):
    a = convert_to_tensor(values)
    return take_along_axis(a, argsort(a, axis, descending=True), axis) if _descends(direction) else sort(a, axis)

def tensorflow_identity(input):
    return convert_to_tensor(input)

def tensorflow_broadcast_to(input, shape):
    return broadcast_to(convert_to_tensor(input), shape)

def tensorflow_linspace(start, stop, num, axis=0):
    a, b = _alike([start, stop])
    return linspace(a, b, num, dtype="float64" if _kind(a) == "i" else a.dtype)

def one_hot(indices, depth, on_value=None, off_value=None, axis=None, dtype=None):
    a = convert_to_tensor(indices)
    if _kind(a) == "f" or axis not in (None, -1, 0):
        _outside("one_hot of these")
    kind = dtype if dtype is not None else "float32" if on_value is None and off_value is None else constant(off_value if on_value is None else on_value).dtype
    hot = where(expand_dims(a, -1) == constant(list(range(int(depth))), dtype=a.dtype), constant(1 if on_value is None else on_value, dtype=kind), constant(0 if off_value is None else off_value, dtype=kind))
    return moveaxis(hot, -1, 0) if axis == 0 else hot

def top_k(input, k=1, sorted=True):
    a = convert_to_tensor(input)
    if k > a.shape[-1]:
        _raised("TopKV2", f"input must have at least k columns. Had {a.shape[-1]}, needed {k}")
    order = argsort(a, -1, descending=True)[..., :k]
    return _named("TopKV2", take_along_axis(a, order, -1), cast(order, "int32"))

def nn_moments(x, axes, shift=None, keepdims=False):
    a = convert_to_tensor(x)
    return (reduce_mean(a, axis=axes, keepdims=keepdims), reduce_variance(a, axis=axes, keepdims=keepdims))

def add_n(inputs):
    tensors = _alike(list(inputs))
    total = tensors[0]
    for t in tensors[1:]:
        if t.shape != total.shape:
            _outside("add_n of several shapes")
        total = total + t
    return total

def math_reciprocal(x):
    a = convert_to_tensor(x)
    if _kind(a) != "f":
        _outside("reciprocal of ints")
    return 1.0 / a

def is_inf(x):
    a = convert_to_tensor(x)
    return abs(a) == inf

def is_finite(x):
    a = convert_to_tensor(x)
    return abs(a) < inf

def reduce_euclidean_norm(input_tensor, axis=None, keepdims=False):
    a = convert_to_tensor(input_tensor)
    return sqrt(reduce_sum(a * a, axis=axis, keepdims=keepdims))

def _square_one(a):
    if a.ndim != 2:
        _outside("the diagonal of more than a matrix")
    return a

def linalg_diag_part(input):
    return diagonal(_square_one(convert_to_tensor(input)))

def linalg_set_diag(input, diagonal):
    a = _square_one(convert_to_tensor(input))
    d = constant(diagonal, dtype=a.dtype) if _typename(diagonal) != "array" else diagonal
    if a.shape[0] != a.shape[1] or list(d.shape) != [a.shape[0]]:
        _outside("set_diag of these shapes")
    at = _upto(a.shape[0])
    return where(at == at[:, None], d[:, None], a)

def confusion_matrix(labels, predictions, num_classes=None):
    x, y = convert_to_tensor(labels), convert_to_tensor(predictions)
    n = int(maximum(reduce_max(x), reduce_max(y))) + 1 if num_classes is None else num_classes
    return scatter_nd(stack([x, y], 1), ones(list(x.shape), dtype="int32"), [n, n])

def embedding_lookup(params, ids):
    if _typename(params) != "array":
        _outside("embedding_lookup of a list")
    return tensorflow_gather(params, ids)

def layers_Dense(units, activation=None, use_bias=True):
    return lambda inputs: _dense(convert_to_tensor(inputs), units)

def _dense(x, units):
    if x.ndim < 2:
        _outside("Dense of a vector")
    return _empty(list(x.shape)[:-1] + [units])

def tensorflow_function(func=None):
    if func is None:
        _outside("tf.function with arguments")
    return lambda *args: _graph(func, args)

def _graph(func, args):
    try:
        return _outputs(_abstract(func, args))
    except Exception:
        _outside("a mistake in tf.function")

def _outputs(v):
    return tuple([_outputs(one) for one in v]) if _typename(v) == "tuple" else v if _typename(v) in ("array", "NoneType", "dict", "list") else convert_to_tensor(v)

def is_nan(x):
    a = convert_to_tensor(x)
    return a != a

def TensorShape(dims):
    return zeros(dims).shape

def Variable(initial_value=None, trainable=None, validate_shape=True, caching_device=None, name=None, variable_def=None, dtype=None):
    return _variable(convert_to_tensor(initial_value, dtype=dtype))

def array_assign(self, value, use_locking=False, name=None, read_value=True):
    v = value if _typename(value) == "array" else constant(value, dtype=self.dtype)
    if v.dtype != self.dtype:
        _outside("assign of another type")
    if v.shape != self.shape:
        raise ValueError(f"Cannot assign value to variable ' Variable:0': Shape mismatch.The variable shape {tuple(self.shape)}, and the assigned value shape {tuple(v.shape)} are incompatible.")
    return _unread(_become(self, v))

def _unread(v):
    return _record("_UnreadVariable", {})

def array_assign_add(self, delta, use_locking=False, name=None, read_value=True):
    d = delta if _typename(delta) == "array" else constant(delta, dtype=self.dtype)
    v = self + d
    if v.shape != self.shape or d.shape != self.shape:
        _outside("assign_add of another shape")
    return _unread(_become(self, v))

def array_assign_sub(self, delta, use_locking=False, name=None, read_value=True):
    d = delta if _typename(delta) == "array" else constant(delta, dtype=self.dtype)
    v = self - d
    if v.shape != self.shape or d.shape != self.shape:
        _outside("assign_sub of another shape")
    return _unread(_become(self, v))

def _turned(x, swaps):
    a = convert_to_tensor(x)
    if not swaps:
        return a
    return transpose(a, list(range(a.ndim - 2)) + [a.ndim - 1, a.ndim - 2])

def tensorflow_matmul(a, b, transpose_a=False, transpose_b=False):
    if _typename(a) == "array" or _typename(b) == "array":
        a, b = _alike([a, b])
    return matmul(_turned(a, transpose_a), _turned(b, transpose_b))

linalg_matmul = tensorflow_matmul

def _axis_list(axis):
    return [axis] if _typename(axis) == "int" else list(axis)

def tensordot(a, b, axes):
    x, y = convert_to_tensor(a), convert_to_tensor(b)
    left, right = (list(range(x.ndim - axes, x.ndim)), list(range(axes))) if _typename(axes) == "int" else (_axis_list(axes[0]), _axis_list(axes[1]))
    left, right = [_axis(x, k) for k in left], [_axis(y, k) for k in right]
    rows, columns = [k for k in range(x.ndim) if k not in left], [k for k in range(y.ndim) if k not in right]
    n = 1
    for k in left:
        n = n * x.shape[k]
    m = 1
    for k in right:
        m = m * y.shape[k]
    product = reshape(transpose(x, rows + left), [-1, n]) @ reshape(transpose(y, right + columns), [m, -1])
    return reshape(product, [x.shape[k] for k in rows] + [y.shape[k] for k in columns])

def linalg_matvec(a, b, transpose_a=False):
    return squeeze(tensorflow_matmul(a, expand_dims(b, -1), transpose_a=transpose_a), [-1])

def linalg_band_part(input, num_lower, num_upper):
    x = convert_to_tensor(input)
    if x.ndim < 2:
        _outside("band_part of a vector")
    d = _upto(x.shape[-1]) - _upto(x.shape[-2])[:, None]
    low = -d <= num_lower if num_lower >= 0 else d <= x.shape[-1]
    return where(low & (d <= num_upper), x, zeros_like(x)) if num_upper >= 0 else where(low, x, zeros_like(x))

def _upto(n):
    return constant(list(range(n)), dtype="int32")

def tensorflow_reverse(tensor, axis):
    x = convert_to_tensor(tensor)
    if _typename(axis) == "int":
        _raised("ReverseV2", "'dims' must be 1-dimension, not 0")
    for k in axis:
        if k < -x.ndim or k >= x.ndim:
            _outside("reverse of an axis that there is not")
    return flip(x, list(axis))

def boolean_mask(tensor, mask, axis=None):
    x, m = convert_to_tensor(tensor), convert_to_tensor(mask)
    if m.ndim == 0 or axis not in (None, 0) or _kind(m) != "b":
        _outside("boolean_mask along another axis")
    if list(x.shape)[:m.ndim] != list(m.shape):
        raise ValueError(f"Shapes {tuple(list(x.shape)[:m.ndim])} and {tuple(m.shape)} are incompatible")
    return x[m]

def _places(indices, shape):
    depth = indices.shape[-1]
    places = zeros(list(indices.shape)[:-1], dtype=indices.dtype)
    for k in range(depth):
        at = indices[..., k]
        if _known(at):
            for i in reshape(at, [-1]).numpy().tolist():
                if i < 0 or i >= shape[k]:
                    _outside("an index that there is not")
        places = places + at * _rows(shape[:depth])[k]
    return places

def gather_nd(params, indices):
    x, at = convert_to_tensor(params), convert_to_tensor(indices)
    shape = list(x.shape)
    return take(reshape(x, [-1] + shape[at.shape[-1]:]), _places(at, shape), 0)

def _scattered(x, indices, updates, how):
    at, shape = convert_to_tensor(indices), list(x.shape)
    rest = shape[at.shape[-1]:]
    v = convert_to_tensor(updates)
    if list(v.shape) != list(at.shape)[:-1] + rest:
        _outside("updates of another shape")
    n = 1
    for size in rest:
        n = n * size
    places = reshape(_places(at, shape), [-1, 1]) * n + _upto(n)
    return _scatter(x, reshape(places, v.shape), v, how)

def scatter_nd(indices, updates, shape):
    v = convert_to_tensor(updates)
    return _scattered(zeros(shape, dtype=v.dtype), indices, v, "add")

def tensor_scatter_nd_update(tensor, indices, updates):
    return _scattered(convert_to_tensor(tensor), indices, updates, "set")

def tensor_scatter_nd_add(tensor, indices, updates):
    return _scattered(convert_to_tensor(tensor), indices, updates, "add")

def tensor_scatter_nd_min(tensor, indices, updates):
    return _scattered(convert_to_tensor(tensor), indices, updates, "min")

def tensor_scatter_nd_max(tensor, indices, updates):
    return _scattered(convert_to_tensor(tensor), indices, updates, "max")

def segment_sum(data, segment_ids):
    ids = convert_to_tensor(segment_ids).numpy().tolist()
    if ids != sorted(ids) or len(ids) == 0:
        _outside("segments out of order")
    return unsorted_segment_sum(data, segment_ids, ids[-1] + 1)

def unsorted_segment_sum(data, segment_ids, num_segments):
    x = convert_to_tensor(data)
    return _scattered(zeros([num_segments] + list(x.shape)[1:], dtype=x.dtype), expand_dims(segment_ids, -1), x, "add")

def l2_normalize(x, axis=None, epsilon=1e-12):
    a = convert_to_tensor(x)
    return a / sqrt(maximum(reduce_sum(a * a, axis=axis, keepdims=True), epsilon))

def nn_bias_add(value, bias):
    x, b = _alike([value, bias])
    if x.ndim < 2 or b.ndim != 1:
        _outside("bias_add of these shapes")
    if list(b.shape) != [x.shape[-1]]:
        _raised("BiasAdd", f"Must provide as many biases as the last dimension of the input tensor: [{b.shape[0]}] vs. [{_braced(x.shape)}]")
    return x + b

def reduce_logsumexp(input_tensor, axis=None, keepdims=False):
    a = convert_to_tensor(input_tensor)
    most = reduce_max(a, axis=axis, keepdims=True)
    return log(reduce_sum(exp(a - most), axis=axis, keepdims=keepdims)) + reduce_max(a, axis=axis, keepdims=keepdims)

def map_fn(fn, elems, dtype=None, fn_output_signature=None):
    rows = [fn(row) for row in elems]
    if len(rows) == 0 or _typename(rows[0]) == "tuple":
        _outside("map_fn of nothing")
    return stack(rows)

def softmax_cross_entropy_with_logits(labels, logits, axis=-1):
    p, x = convert_to_tensor(labels), convert_to_tensor(logits)
    if p.shape != x.shape or p.dtype != x.dtype:
        _outside("labels of another shape or type")
    return -reduce_sum(p * log_softmax(x, axis), axis=axis)

def sparse_softmax_cross_entropy_with_logits(labels, logits):
    at, x = convert_to_tensor(labels), convert_to_tensor(logits)
    if at.ndim != x.ndim - 1:
        raise ValueError(f"‵labels.shape.rank‵ must equal ‵logits.shape.rank - 1‵. Received: labels.shape={tuple(at.shape)} of rank {at.ndim} and logits.shape={tuple(x.shape)} of rank {x.ndim}")
    if list(at.shape) != list(x.shape)[:-1]:
        _outside("labels of another shape")
    chosen = cast(expand_dims(at, -1) == constant(list(range(x.shape[-1])), dtype=at.dtype), x.dtype)
    return -reduce_sum(chosen * log_softmax(x, -1), axis=-1)

def _raised(kernel, text):
    raise InvalidArgumentError(f"{text} [Op:{kernel}]")

def _braced(list):
    text = ""
    for n in list:
        text = text + ("," if text else "") + f"{n}"
    return text

def tensorflow_gather(params, indices, validate_indices=None, axis=None, batch_dims=0):
    x, at = convert_to_tensor(params), convert_to_tensor(indices)
    if _uneven(x) or _uneven(at):
        return _gathered(x, at, axis)
    if batch_dims not in (0, 1) or batch_dims == 1 and axis not in (None, 1):
        _outside("gather by batches along this axis")
    if batch_dims == 1:
        return stack([tensorflow_gather(x[i], at[i]) for i in range(x.shape[0])])
    if _kind(at) == "f":
        _outside("gather by floats")
    k = 0 if axis is None else _axis(x, axis)
    n = x.shape[k]
    if _known(at) and at.ndim > 1 and reduce_any((at < 0) | (at >= n)):
        _outside("gather of an item that there is not")
    if _known(at) and at.ndim < 2:
        for place, i in enumerate(reshape(at, [-1]).numpy().tolist()):
            if i < 0 or i >= n:
                _raised("GatherV2", "indices" + (f"[{place}]" if at.ndim else "") + f" = {i} is not in [0, {n})")
    return take(x, at, k)

def tensorflow_transpose(a, perm=None):
    if _uneven(a) and perm is None:
        raise ValueError("TypeError: object of type 'RaggedTensor' has no len()\n")
    if perm is not None and not _uneven(a):
        for k in range(len(perm)):
            if len(perm) == len(convert_to_tensor(a).shape) and k not in perm and k - len(perm) not in perm:
                for axis in perm:
                    if axis >= len(perm) or axis < -len(perm):
                        return transpose(a, perm)
                _raised("Transpose", f"{k} is missing from {{{_braced(perm)}}}.")
    return transpose(a) if perm is None else transpose(a, perm)

def tensorflow_tile(input, multiples):
    x = convert_to_tensor(input)
    if _uneven(x):
        return _repeated(x, multiples)
    counts = multiples if _typename(multiples) == "list" or _typename(multiples) == "tuple" else multiples.numpy().tolist()
    if len(counts) != x.ndim:
        _raised("Tile", f"Expected multiples argument to be a vector of length {x.ndim} but got length {len(counts)}")
    return tile(x, counts)

def tensorflow_split(value, num_or_size_splits, axis=0):
    x = convert_to_tensor(value)
    k, sizes = _axis(x, axis), num_or_size_splits
    n = x.shape[k]
    if _typename(sizes) == "int":
        if sizes <= 0:
            _outside("split into no parts")
        if n % sizes:
            _raised("Split", f"Number of ways to split should evenly divide the split dimension, but got split_dim {k} (size = {n}) and num_split {sizes}")
        return _parts(x, [(i + 1) * (n // sizes) for i in range(sizes)], k)
    ends, end = [], 0
    sizes = list(sizes) if _typename(sizes) in ("list", "tuple") else sizes.numpy().tolist()
    if sizes.count(-1) == 1:
        sizes = [n - 1 - sum(sizes) if size < 0 else size for size in sizes]
    for size in sizes:
        if size < 0:
            _outside("split into the rest")
        end = end + size
        ends.append(end)
    if end != n:
        _raised("SplitV", f"Determined shape must either match input shape along split_dim exactly if fully specified, or be less than the size of the input along split_dim if not fully specified.  Got: {end}")
    return _parts(x, ends, k)

def _gathered(x, at, axis):
    if axis not in (None, 0) or _uneven(at):
        _outside("gather along another axis of a ragged tensor")
    if at.ndim == 0:
        return x[int(at)]
    rows = x.to_list()
    if at.ndim > 1:
        _outside("gather by a table of a ragged tensor")
    for place, i in enumerate(at.numpy().tolist()):
        if i < 0 or i >= len(rows):
            _raised("RaggedGather", f"indices[{place}] = {i} is not in [0, {len(rows)})")
    return _nested([rows[i] for i in at.numpy().tolist()], x)

def _nested(rows, like, more=0):
    return _ragged(rows, ragged_rank=like.ragged_rank + more, dtype=like.dtype)

def _repeated(x, multiples):
    if len(multiples) != 2 or x.ndim != 2:
        _outside("tile of more than rows")
    return _nested([row * multiples[1] for row in x.to_list()] * multiples[0], x)

def array_to_tensor(self, default_value=None, name=None, shape=None):
    sizes = self.bounding_shape().numpy().tolist()
    if shape is not None:
        sizes = [n if asked is None else asked for n, asked in zip(sizes, shape)]
    fill = 0 if default_value is None else default_value
    if _typename(fill) == "array":
        _outside("to_tensor with a tensor for a default")
    values = []
    _filled_up(self.to_list(), sizes, fill, values)
    return reshape(constant(values, dtype=self.dtype), sizes)

def _filled_up(rows, sizes, fill, values):
    for i in range(sizes[0]):
        if len(sizes) == 1:
            values.append(rows[i] if i < len(rows) else fill)
        else:
            _filled_up(rows[i] if i < len(rows) else [], sizes[1:], fill, values)

def array_merge_dims(self, outer_axis, inner_axis):
    first, last = outer_axis + (self.ndim if outer_axis < 0 else 0), inner_axis + (self.ndim if inner_axis < 0 else 0)
    if first > last or last > self.ragged_rank:
        _outside("merge_dims of these axes")
    rows = self.to_list()
    for k in range(last - first):
        rows = _merged(rows, first)
    if self.ragged_rank == last - first:
        return constant(rows, dtype=self.dtype)
    return _nested(rows, self, first - last)

def _merged(rows, depth):
    if depth > 0:
        return [_merged(row, depth - 1) for row in rows]
    all = []
    for row in rows:
        all.extend(row)
    return all

def ragged_boolean_mask(data, mask):
    x, m = data, mask if _typename(mask) == "array" else _ragged(mask)
    if not _uneven(x) or m.ndim > x.ndim:
        _outside("boolean_mask of these arrays")
    rows = _kept(x.to_list(), m.to_list() if _uneven(m) else m.numpy().tolist())
    more = m.ndim - 1 - x.ragged_rank
    return _nested(rows, x, more if more > 0 else 0)

def _kept(rows, mask):
    if len(rows) != len(mask):
        _outside("a mask of another shape")
    if len(mask) == 0 or _typename(mask[0]) == "bool":
        return [row for row, keep in zip(rows, mask) if keep]
    return [_kept(row, keep) for row, keep in zip(rows, mask)]

def ragged_range(starts, limits=None, deltas=1):
    a = convert_to_tensor(starts)
    low, high = (zeros_like(a), a) if limits is None else (a, convert_to_tensor(limits))
    if _kind(a) != "i" or _kind(high) != "i" or low.ndim > 1 or high.ndim > 1:
        _outside("ragged.range of these values")
    low, high, step = [v.numpy().tolist() for v in _met(reshape(low, [-1]), reshape(high, [-1]), reshape(convert_to_tensor(deltas), [-1]))]
    return _ragged([list(range(i, j, k)) for i, j, k in zip(low, high, step)], ragged_rank=1, dtype=a.dtype)

def _met(a, b, c):
    zero = zeros_like(a) + zeros_like(b) + zeros_like(c)
    return [a + zero, b + zero, c + zero]

def _lists(v):
    return v if _typename(v) == "list" else v.to_list() if _uneven(v) else v.numpy().tolist()

def ragged_stack(values, axis=0):
    arrays = [convert_to_tensor(v) for v in values]
    if axis != 0 or len(arrays) == 0 or arrays[0].ndim == 0:
        _outside("ragged.stack along another axis")
    return _ragged([_lists(v) for v in arrays], ragged_rank=arrays[0].ndim, dtype=arrays[0].dtype)

def _any_ragged(values):
    return len([v for v in values if _uneven(v)]) > 0 if _typename(values) == "list" or _typename(values) == "tuple" else False

def tensorflow_stack(values, axis=0):
    if not _any_ragged(values):
        if _typename(values) == "array" or len(values) == 0:
            _outside("stack of these")
        if [v for v in values if _typename(v) == "array"]:
            return stack(_alike(values), axis)
        rows = [constant(v) for v in values]
        kind = "float32" if [r for r in rows if _kind(r) == "f"] else rows[0].dtype
        return stack([cast(r, kind) for r in rows], axis)
    if axis == 0:
        return _nested([_lists(v) for v in values], values[0], 1)
    if axis != 1:
        _outside("stack of ragged tensors along this axis")
    return _nested([list(rows) for rows in zip(*[_lists(v) for v in values])], values[0], 1)

def tensorflow_concat(values, axis):
    if not _any_ragged(values):
        if _typename(values) == "array" or len(values) == 0:
            _outside("concat of these")
        parts = _alike(values)
        if [p for p in parts if p.ndim == 0]:
            if [p for p in parts if p.ndim != 0]:
                _outside("concat of scalars")
            _raised("ConcatV2", "ConcatOp : Can't concatenate scalars (use tf.stack instead)")
        return concat(parts, axis)
    first = [v for v in values if _uneven(v)][0]
    k = axis + first.ndim if axis < 0 else axis
    if k == 0:
        return _nested(_merged([_lists(v) for v in values], 0), first)
    if k != 1 or first.ragged_rank > 1 and k != 1:
        _outside("concat of ragged tensors along this axis")
    return _nested([_merged(list(rows), 0) for rows in zip(*[_lists(v) for v in values])], first)

def sequence_mask(lengths, maxlen=None):
    return arange(array(lengths).max() if maxlen is None else maxlen) < array(lengths)[..., None]

def norm(tensor, ord="euclidean", axis=None, keepdims=None):
    if isinstance(axis, (tuple, list)) and ord not in ("euclidean", "fro"):
        _outside("a norm of matrices")
    return _norm_of_vectors(tensor, None if ord in ("euclidean", "fro") else ord, axis, bool(keepdims))

def roll(input, shift, axis):
    return _rolled(_arrayed(input), shift, axis)

def logical_not(x):
    return ~_truths(x, "LogicalNot", 0)

def round(x):
    return _rounded(_arrayed(x), 0)

def pad(tensor, paddings, mode="CONSTANT", constant_values=0):
    a = convert_to_tensor(tensor)
    widths = paddings.numpy().tolist() if _typename(paddings) == "array" else list(paddings)
    if widths and _typename(widths[0]) == "int":
        _raised("Pad", f"paddings must be a matrix with 2 columns: [{len(widths)}]")
    how = {"CONSTANT": "constant", "REFLECT": "reflect", "SYMMETRIC": "symmetric"}.get(mode, "")
    if not how or len(widths) != a.ndim:
        _outside("tf.pad of these")
    for (before, after), n in zip(widths, a.shape):
        if max(before, after) > n - 1 and how != "constant" or min(before, after) < 0:
            _outside("tf.pad by so much")
    return _padded(a, [list(w) for w in widths], how, [[constant_values] * 2] * a.ndim)

def gather(params, indices, validate_indices=None, axis=0):
    return take(_arrayed(params), indices, axis)

def shape(input, out_type=None):
    sizes = list(_arrayed(input).shape)
    if None in sizes:
        _outside("tf.shape of a ragged tensor")
    return constant(sizes, dtype=int32 if out_type is None else out_type)

def rank(input):
    return constant(_arrayed(input).ndim, dtype=int32)

def size(input, out_type=None):
    return constant(_arrayed(input).size, dtype=int32 if out_type is None else out_type)

def array_get_shape(tensor):
    return tensor.shape
`
