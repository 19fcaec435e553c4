def _turned(x, swaps):
    a = convert_to_tensor(x)
    if not swaps or a.ndim < 2:
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
    x, y = _even(a), _even(b)
    if _typename(axes) == "int" and axes > x.ndim:
        _outside("tensordot along so many axes")
    left, right = (list(range(x.ndim - axes, x.ndim)), list(range(axes))) if _typename(axes) == "int" else (_axis_list(axes[0]), _axis_list(axes[1]))
    if len(left) != len(right):
        raise ValueError(f"Different number of contraction axes `a` and `b`, {len(left)} != {len(right)}.")
    if [k for k in left if not -x.ndim <= k < x.ndim] or [k for k in right if not -y.ndim <= k < y.ndim]:
        raise IndexError("list index out of range")
    left, right = [_axis(x, k) for k in left], [_axis(y, k) for k in right]
    rows, columns = [k for k in range(x.ndim) if k not in left], [k for k in range(y.ndim) if k not in right]
    n = 1
    for k in left:
        n = n * x.shape[k]
    m = 1
    for k in right:
        m = m * y.shape[k]
    product = reshape(transpose(x, rows + left), [_product([x.shape[k] for k in rows]), n]) @ reshape(transpose(y, right + columns), [m, _product([y.shape[k] for k in columns])])
    return reshape(product, [x.shape[k] for k in rows] + [y.shape[k] for k in columns])

def linalg_matvec(a, b, transpose_a=False):
    return squeeze(tensorflow_matmul(a, expand_dims(b, -1), transpose_a=transpose_a), [-1])

def _matrices_of(kernel, a, says):
    if kernel in ("MatrixDeterminant", "MatrixInverse"):
        _admitted(kernel, a)
    if _kind(a) != "f" or not _known(a) or a.dtype.name == "float16":
        _outside(kernel + " of these")
    if a.ndim < 2:
        _raised(kernel, f"Input tensor 0 must have rank >= 2, got {a.ndim}")
    if a.shape[-1] != a.shape[-2]:
        _raised(kernel, says)
    return a

def linalg_inv(input):
    a = _matrices_of("MatrixInverse", _even(input), "Input matrix must be square.")
    x, det = _eliminated(a, eye(a.shape[-1], dtype=a.dtype))
    if isinstance(x, int):
        _raised("MatrixInverse", "Input is not invertible.")
    return x

def linalg_det(input):
    a = _matrices_of("MatrixDeterminant", _even(input), "Input matrix must be square.")
    x, det = _eliminated(a, eye(a.shape[-1], dtype=a.dtype))
    return det

def linalg_solve(matrix, rhs, adjoint=False):
    a, b = _alike([matrix, rhs])
    if adjoint:
        _outside("solve of the adjoint")
    a = _matrices_of("MatrixSolve", a, "First input (lhs) must be a square matrix.")
    if a.dtype != b.dtype:
        _unlike("MatrixSolve", 1, a.dtype.name, b.dtype.name)
    if b.ndim != a.ndim:
        _raised("MatrixSolve", "All input tensors must have the same rank.")
    if list(b.shape)[:-2] != list(a.shape)[:-2]:
        _outside("solve of these batches")
    if b.shape[-2] != a.shape[-1]:
        _raised("MatrixSolve", "Input matrix and rhs are incompatible.")
    x, det = _eliminated(a, b)
    if isinstance(x, int):
        _raised("MatrixSolve", "Input matrix is not invertible.")
    return x

def linalg_band_part(input, num_lower, num_upper):
    x = _even(input)
    if x.ndim < 2:
        _raised("MatrixBandPart", f"input must be at least 2-dim, received shape: [{_braced(x.shape)}]", " name: ")
    d = _upto(x.shape[-1]) - _upto(x.shape[-2])[:, None]
    low = -d <= num_lower if num_lower >= 0 else d <= x.shape[-1]
    return where(low & (d <= num_upper), x, zeros_like(x)) if num_upper >= 0 else where(low, x, zeros_like(x))

def _upto(n):
    return constant(list(range(n)), dtype="int32")

def tensorflow_reverse(tensor, axis):
    x = convert_to_tensor(tensor)
    if _typename(axis) == "int":
        _raised("ReverseV2", "'dims' must be 1-dimension, not 0")
    if x.ndim == 0:
        return x
    for place, k in enumerate(axis):
        if k < -x.ndim or k >= x.ndim:
            _raised("ReverseV2", f"'axis'[{place}] = {k} is out of valid range [0, {x.ndim - 1}") if k >= 0 else _outside("reverse of an axis that there is not")
    return _nested(_backward(x.to_list(), [k % x.ndim for k in axis], 0, x.ragged_rank), x) if _uneven(x) else flip(x, list(axis))

def _backward(rows, axes, depth, last):
    inner = [_backward(row, axes, depth + 1, last) for row in rows] if depth < last else rows
    if max(axes) > last:
        _outside("reverse within even rows")
    return inner[::-1] if depth in axes else inner

def tensorflow_slice(input_, begin, size):
    x, at, sizes = _even(input_), convert_to_tensor(begin), convert_to_tensor(size)
    if at.ndim != 1 or sizes.ndim != 1 or at.shape[0] != x.ndim or sizes.shape[0] != x.ndim:
        _raised("Slice", f"Expected begin and size arguments to be 1-D tensors of size {x.ndim}, but got shapes [{_braced(at.shape)}] and [{_braced(sizes.shape)}] instead.")
    for k, (i, n) in enumerate(zip(at.numpy().tolist(), sizes.numpy().tolist())):
        if x.shape[k] == 0 and (i or n not in (0, -1)):
            _raised("Slice", f"Expected begin[{k}] == 0 (got {i}) and size[{k}] == 0 (got {n}) when input.dim_size({k}) == 0")
        if i < 0 or i > x.shape[k]:
            _raised("Slice", f"Expected begin[{k}] in [0, {x.shape[k]}], but got {i}")
        n = x.shape[k] - i if n == -1 else n
        if n < 0 or i + n > x.shape[k]:
            _raised("Slice", f"Expected size[{k}] in [0, {x.shape[k] - i}], but got {n}")
        x = _parts(x, [i, i + n], k)[1]
    return x

def boolean_mask(tensor, mask, axis=None):
    x, m = convert_to_tensor(tensor), convert_to_tensor(mask)
    if m.ndim == 0:
        raise ValueError("mask cannot be scalar.")
    if axis in (1, -1) and x.ndim == 2 and m.ndim == 1 and _kind(m) == "b" and m.shape[0] == x.shape[1]:
        return x[:, m]
    if axis not in (None, 0) or _kind(m) == "f":
        _outside("boolean_mask along another axis")
    m = cast(m, "bool")
    if list(x.shape)[:m.ndim] != list(m.shape):
        raise ValueError(f"Shapes {tuple(list(x.shape)[:m.ndim])} and {tuple(m.shape)} are incompatible")
    return x[m]

def _places(indices, shape, says):
    depth, outer = indices.shape[-1], list(indices.shape)[:-1]
    places = zeros(outer, dtype=indices.dtype)
    if _known(indices) and depth:
        for place, row in enumerate(reshape(indices, [_product(outer), depth]).numpy().tolist()):
            if [1 for i, n in zip(row, shape) if i < 0 or i >= n]:
                says(f"indices{'[' + _braced([place // step % n for n, step in zip(outer, _rows(outer))]) + ']' if outer else ''} = [{', '.join([str(i) for i in row])}] does not index into ")
    for k in range(depth):
        at = indices[..., k]
        places = places + at * _rows(shape[:depth])[k]
    return places

def gather_nd(params, indices):
    x, at = convert_to_tensor(params), convert_to_tensor(indices)
    if _uneven(x) or _uneven(at):
        _outside("gather_nd of uneven rows")
    shape = list(x.shape)
    if x.ndim == 0:
        _raised("GatherNd", "params must be at least a vector")
    if at.shape[-1] > x.ndim:
        _raised("GatherNd", f"index innermost dimension length must be <= params rank; saw: {at.shape[-1]} vs. {x.ndim}")
    if x.size == 0 and at.size:
        _raised("GatherNd", f"Requested more than 0 entries, but params is empty.  Params shape: [{_braced(shape)}]")
    says = lambda where: _raised("GatherNd", f"{where}param shape [{_braced(shape)}], node name: GatherNd")
    return take(reshape(x, [_product(shape[:at.shape[-1]])] + shape[at.shape[-1]:]), _places(at, shape, says), 0)

def _scattered(x, indices, updates, how, kernel=""):
    at, shape = cast(indices, "int32"), list(_even(x).shape)
    rest = shape[at.shape[-1]:]
    v = cast(updates, x.dtype) if _class(updates) == "numpy.ndarray" else convert_to_tensor(updates)
    kernel = kernel or "TensorScatter" + {"set": "Update"}.get(how, how[:1].upper() + how[1:])
    outer = list(at.shape)[:-1]
    if kernel == "ScatterNd" and at.size and (v.size == 0 or x.size == 0):
        _raised(kernel, "Indices and updates specified for empty output shape")
    if list(v.shape)[:len(outer)] != outer:
        _raised(kernel, f"Dimensions [0,{len(outer)}) of indices[shape=[{_braced(at.shape)}]] must match dimensions [0,{len(outer)}) of updates[shape=[{_braced(v.shape)}]]" if kernel == "ScatterNd" else f"Outer dimensions of indices and update must match. Indices shape: [{_braced(at.shape)}], updates shape:[{_braced(v.shape)}]")
    if list(v.shape) != outer + rest:
        if kernel == "ScatterNd":
            _outside("updates of another shape")
        _raised(kernel, f"Inner dimensions of output shape must match inner dimensions of updates shape. Output: [{_braced(shape)}] updates: [{_braced(v.shape)}]")
    n = 1
    for size in rest:
        n = n * size
    places = reshape(_places(at, shape, lambda where: _raised(kernel, f"{where}shape [{_braced(shape)}]")), [_product(outer), 1]) * n + _upto(n)
    return _scatter(x, reshape(places, v.shape), v, how)

def scatter_nd(indices, updates, shape):
    v = convert_to_tensor(updates)
    return _scattered(zeros(shape, dtype=v.dtype), indices, v, "add", "ScatterNd")

def tensor_scatter_nd_update(tensor, indices, updates):
    return _scattered(convert_to_tensor(tensor), indices, updates, "set")

def tensor_scatter_nd_add(tensor, indices, updates):
    return _scattered(convert_to_tensor(tensor), indices, updates, "add")

def tensor_scatter_nd_sub(tensor, indices, updates):
    return _scattered(convert_to_tensor(tensor), indices, -convert_to_tensor(updates), "add", "TensorScatterSub")

def tensor_scatter_nd_min(tensor, indices, updates):
    return _scattered(convert_to_tensor(tensor), indices, updates, "min")

def tensor_scatter_nd_max(tensor, indices, updates):
    return _scattered(convert_to_tensor(tensor), indices, updates, "max")

def segment_sum(data, segment_ids):
    x = _admitted("SegmentSum", _even(data))
    return unsorted_segment_sum(x, segment_ids, _segments("SegmentSum", x, segment_ids))

# _segments counts those that sorted places name.

def _segments(kernel, x, segment_ids):
    ids = convert_to_tensor(segment_ids).numpy().tolist()
    if not ids or not x.ndim:
        _outside("segments of nothing")
    if len(ids) != x.shape[0]:
        _raised(kernel, "segment_ids should be the same size as dimension 0 of input.")
    if ids != sorted(ids):
        _raised(kernel, "segment ids are not increasing")
    return ids[-1] + 1

def unsorted_segment_sum(data, segment_ids, num_segments):
    x = _admitted("UnsortedSegmentSum", convert_to_tensor(data))
    ids = convert_to_tensor(segment_ids)
    if list(x.shape)[:ids.ndim] != list(ids.shape):
        _outside("segments of another shape")
    if _known(ids) and reduce_any((ids < 0) | (ids >= num_segments)):
        _outside("a segment that there is not")
    return _scattered(zeros([num_segments] + list(x.shape)[ids.ndim:], dtype=x.dtype), expand_dims(ids, -1), x, "add", "UnsortedSegmentSum")

# Of a segment without values the smallest of all stands for the largest; where the segments
# are sorted, 0 does.

def _by_segment(x, segment_ids, n, fold, empty):
    ids = convert_to_tensor(segment_ids).numpy().tolist()
    _without_nan(x)
    if x.ndim == 0 or len(ids) != x.shape[0] or _kind(x) not in "fi" or [k for k in ids if k < 0 or k >= n]:
        _outside("segments of these")
    return stack([fold(x[constant([id == k for id in ids])], axis=0) if k in ids else fill(list(x.shape)[1:], constant(empty, dtype=x.dtype), dtype=x.dtype) for k in range(n)])

def _least(x):
    return {"float32": -3.4028234663852886e+38, "float64": -1.7976931348623157e+308, "int32": -2147483648}.get(x.dtype.name, None) or _outside("segments of these")

def segment_max(data, segment_ids):
    x = _even(data)
    return _by_segment(x, segment_ids, _segments("SegmentMax", x, segment_ids), reduce_max, 0)

def segment_min(data, segment_ids):
    x = _even(data)
    return _by_segment(x, segment_ids, _segments("SegmentMin", x, segment_ids), reduce_min, 0)

def segment_prod(data, segment_ids):
    x = _even(data)
    return _by_segment(x, segment_ids, _segments("SegmentProd", x, segment_ids), reduce_prod, 1)

def unsorted_segment_max(data, segment_ids, num_segments):
    x = _even(data)
    return _by_segment(x, segment_ids, num_segments, reduce_max, _least(x))

def unsorted_segment_min(data, segment_ids, num_segments):
    x = _even(data)
    return _by_segment(x, segment_ids, num_segments, reduce_min, -_least(x) if _kind(x) == "f" else -(_least(x) + 1))

def unsorted_segment_prod(data, segment_ids, num_segments):
    x = _even(data)
    return _by_segment(x, segment_ids, num_segments, reduce_prod, 1)

def math_segment_mean(data, segment_ids):
    a = _admitted("SegmentMean", _even(data))
    n = _segments("SegmentMean", a, segment_ids)
    total = unsorted_segment_sum(a, segment_ids, n)
    counts = maximum(unsorted_segment_sum(ones_like(a), segment_ids, n), 1)
    return total / counts if _kind(a) == "f" else cast(cast(total, "float64") / cast(counts, "float64"), a.dtype)

def unsorted_segment_mean(data, segment_ids, num_segments):
    a = _even(data)
    return unsorted_segment_sum(a, segment_ids, num_segments) / maximum(unsorted_segment_sum(ones_like(a), segment_ids, num_segments), 1)

def math_in_top_k(targets, predictions, k):
    at, p = convert_to_tensor(targets), convert_to_tensor(predictions)
    if p.ndim != 2 or list(at.shape) != [p.shape[0]] or _kind(at) == "f":
        _outside("in_top_k of these")
    own = tensorflow_gather(p, at, batch_dims=1)
    return reduce_sum(cast(p > own[:, None], "int32"), axis=1) < k

def nn_l2_loss(t):
    a = _real(t, "l2_loss", "L2Loss")
    return reduce_sum(a * a) / 2

def signal_frame(signal, frame_length, frame_step):
    a = convert_to_tensor(signal)
    n = a.shape[-1]
    if a.ndim != 1 or n < frame_length:
        _outside("frame of these")
    return stack([a[i:i + frame_length] for i in range(0, n - frame_length + 1, frame_step)])

def vectorized_map(fn, elems):
    if _typename(elems) != "array":
        _outside("vectorized_map of several tensors")
    return map_fn(fn, elems)

def tensorflow_scan(fn, elems, initializer=None):
    rows, out = _steps(elems, initializer), []
    for row in rows[1:]:
        out.append(fn(out[-1] if out else rows[0], row))
    return stack(out if initializer is not None else rows[:1] + out)

def foldl(fn, elems, initializer=None):
    rows = _steps(elems, initializer)
    total = rows[0]
    for row in rows[1:]:
        total = fn(total, row)
    return total

def _steps(elems, initializer):
    if _typename(elems) != "array" or _uneven(elems) or elems.shape[0] == 0:
        _outside("a loop over these")
    rows = [row for row in elems]
    return rows if initializer is None else [initializer if _typename(initializer) == "array" else constant(initializer)] + rows

def l2_normalize(x, axis=None, epsilon=1e-12):
    a = _admitted("Square", _even(x))
    total = reduce_sum(a * a, axis=axis, keepdims=True)
    if _kind(a) != "f":
        raise TypeError(f"Cannot convert {epsilon} to EagerTensor of dtype {a.dtype.name}")
    return a / sqrt(maximum(total, epsilon))

def nn_bias_add(value, bias):
    x, b = _alike([_even(value) if _uneven(value) else value, bias])
    if x.dtype == b.dtype:
        _admitted("BiasAdd", x)
    if x.ndim < 2:
        _raised("BiasAdd", f"Input tensor must be at least 2D: [{_braced(x.shape)}]", " name: ")
    if b.ndim != 1:
        _raised("BiasAdd", f"Biases must be 1D: [{_braced(b.shape)}]", " name: ")
    if list(b.shape) != [x.shape[-1]]:
        _raised("BiasAdd", f"Must provide as many biases as the last dimension of the input tensor: [{b.shape[0]}] vs. [{_braced(x.shape)}]")
    return x + b

def reduce_logsumexp(input_tensor, axis=None, keepdims=False):
    a = convert_to_tensor(input_tensor)
    if _kind(a) != "f":
        reduce_max(a, axis=axis) # which looks at the type and the axis
        _barred("IsFinite", a.dtype.name)
    most = reduce_max(a, axis=axis, keepdims=True)
    return log(reduce_sum(exp(a - most), axis=axis, keepdims=keepdims)) + reduce_max(a, axis=axis, keepdims=keepdims)

def map_fn(fn, elems, dtype=None, fn_output_signature=None):
    if _typename(elems) in ("tuple", "list"):
        if [v for v in elems if ndim(v) == 0]:
            raise ValueError("Elements in elems must be 1+ dimensional Tensors, not scalars")
        _outside("map_fn of several tensors")
    rows = [fn(row) for row in elems]
    if _uneven(elems) and dtype is None and fn_output_signature is None and len(rows) > 0 and _typename(rows[0]) == "array":
        if rows[0].ndim == 0:
            _outside("map_fn of rows to numbers")
        return _nested([_lists(row) for row in rows], rows[0], 1)
    if len(rows) == 0 or _typename(rows[0]) == "tuple":
        _outside("map_fn of nothing")
    return stack(rows)

def softmax_cross_entropy_with_logits(labels, logits, axis=-1):
    p, x = _even(labels), _even(logits)
    if p.ndim == x.ndim == 2 and axis == -1 and _first_apart(list(p.shape), list(x.shape)) is not None:
        _raised("SoftmaxCrossEntropyWithLogits", f"logits and labels must be broadcastable: logits_size=[{_braced(x.shape)}] labels_size=[{_braced(p.shape)}]")
    p = cast(p, x.dtype)
    if _kind(x) != "f" or not _meet(list(p.shape), list(x.shape)) or x.ndim != 2 and p.shape != x.shape:
        _outside("labels of another shape or type")
    return -reduce_sum(p * log_softmax(x, axis), axis=axis)

def sparse_softmax_cross_entropy_with_logits(labels, logits):
    at, x = _even(labels), _even(logits)
    if at.ndim != x.ndim - 1:
        raise ValueError(f"`labels.shape.rank` must equal `logits.shape.rank - 1`. Received: labels.shape={tuple(at.shape)} of rank {at.ndim} and logits.shape={tuple(x.shape)} of rank {x.ndim}")
    if list(at.shape) != list(x.shape)[:-1] and _kind(at) != "f":
        raise ValueError(f"`labels.shape` must equal `logits.shape` except for the last dimension. Received: labels.shape={tuple(at.shape)} and logits.shape={tuple(x.shape)}")
    if list(at.shape) != list(x.shape)[:-1] or _kind(at) == "f":
        _outside("labels of another shape or type")
    _real(x, "", "SparseSoftmaxCrossEntropyWithLogits")
    n, all = x.shape[-1], at.numpy().ravel().tolist()
    for label in all:
        if label < 0 or label >= n:
            _raised("SparseSoftmaxCrossEntropyWithLogits", f"Received a label value of {label} which is outside the valid range of [0, {n}).  Label values: " + " ".join([f"{v}" for v in all]))
    chosen = cast(expand_dims(at, -1) == constant(list(range(x.shape[-1])), dtype=at.dtype), x.dtype)
    return -reduce_sum(chosen * log_softmax(x, -1), axis=-1)

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
    if batch_dims == 1 and x.ndim and at.ndim and x.shape[0] != at.shape[0]:
        _raised("GatherV2", f"params.shape[0]: {x.shape[0]} should be equal to indices.shape[0]: {at.shape[0]}")
    if batch_dims == 1 and x.ndim == 2 and at.ndim == 1:
        return gather_nd(x, stack([_upto(x.shape[0]), cast(at, "int32")], 1)) if x.shape[0] and _known(at) and not reduce_any((cast(at, "int32") < 0) | (cast(at, "int32") >= x.shape[1])) else _outside("gather by batches of these")
    if batch_dims == 1:
        return stack([tensorflow_gather(x[i], at[i]) for i in range(x.shape[0])])
    if _kind(at) in "fb":
        _raised("GatherV2", f"Value for attr 'Tindices' of {_in_c(at.dtype.name)} is not in the list of allowed values: int16, int32, int64\n\t; NodeDef: {{{{node GatherV2}}}}; Op<name=GatherV2; signature=params:Tparams, indices:Tindices, axis:Taxis -> output:Tparams; attr=batch_dims:int,default=0; attr=Tparams:type; attr=Tindices:type,allowed=[DT_INT16, DT_INT32, DT_INT64]; attr=Taxis:type,allowed=[DT_INT32, DT_INT64]>")
    if x.ndim == 0:
        _raised("GatherV2", "params must be at least 1 dimensional", " name: ")
    if axis is not None and (axis >= x.ndim or axis < -x.ndim):
        _raised("GatherV2", f"Shape must be at least rank {axis + 1 if axis >= 0 else -axis} but is rank {x.ndim}")
    k = 0 if axis is None else _axis(x, axis)
    n = x.shape[k]
    _lose() # the gradient of what is gathered is no tensor
    if _known(at):
        sizes = list(at.shape)
        for place, i in enumerate(at.numpy().ravel().tolist()):
            if i < 0 or i >= n:
                _raised("GatherV2", "indices" + (f"[{_braced([place // step % size for size, step in zip(sizes, _rows(sizes))])}]" if at.ndim else "") + f" = {i} is not in [0, {n})")
    return take(x, at, k)

def tensorflow_transpose(a, perm=None):
    if perm is None:
        a = _even(a)
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
    if ndim(multiples) == 0:
        _raised("Tile", "Expected multiples to be 1-D, but got shape []")
    counts = multiples if _typename(multiples) == "list" or _typename(multiples) == "tuple" else multiples.numpy().tolist()
    if len(counts) != x.ndim:
        _raised("Tile", f"Expected multiples argument to be a vector of length {x.ndim} but got length {len(counts)}")
    return tile(x, counts)

def tensorflow_split(value, num_or_size_splits, axis=0):
    x, sizes = convert_to_tensor(value), num_or_size_splits
    if _uneven(x):
        if axis or _typename(sizes) != "int" or sizes < 1 or x.shape[0] % sizes:
            _outside("split of a ragged tensor")
        n = x.shape[0] // sizes
        return [x[k * n:(k + 1) * n] for k in range(sizes)]
    if axis < -x.ndim or axis >= x.ndim:
        _raised("Split" if _typename(sizes) == "int" else "SplitV", f"-input rank(-{x.ndim}) <= split_dim < input rank ({x.ndim}), but got {axis}")
    k = _axis(x, axis)
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

def sequence_mask(lengths, maxlen=None, dtype=None):
    a = convert_to_tensor(lengths)
    if _kind(a) == "b":
        _outside("sequence_mask of bools")
    if maxlen is None:
        _admitted("Range", a)
    _without_nan(a)
    mask = cast(arange(int(reduce_max(a)) if maxlen is None else int(maxlen)), a.dtype) < a[..., None]
    return mask if dtype is None else cast(mask, dtype)

def norm(tensor, ord="euclidean", axis=None, keepdims=None):
    if isinstance(axis, (tuple, list)) and ord not in ("euclidean", "fro"):
        _outside("a norm of matrices")
    a = _even(tensor)
    if _kind(a) == "b" and ord not in ("euclidean", "fro", 2):
        _barred("Abs", "bool")
    _no_bools(a)
    if ord in ("euclidean", "fro", 2):
        _has_axes("Sum", a, axis)
    return _norm_of_vectors(a, None if ord in ("euclidean", "fro") else ord, axis, bool(keepdims))

def roll(input, shift, axis):
    a = _even(input)
    if a.ndim == 0:
        _raised("Roll", "input must be 1-D or higher", " name: ")
    for k in [axis] if _typename(axis) == "int" else list(axis):
        if k < -a.ndim or k >= a.ndim:
            _raised("Roll", f"axis {k + a.ndim if k < 0 else k} is out of range", " name: ")
    return _rolled(a, shift, axis)

def logical_not(x):
    return ~_truths(x, "LogicalNot", 0)

def round(x):
    a = _arrayed(x)
    if _kind(a) == "b":
        _barred("Round", "bool")
    return stop_gradient(_rounded(a, 0))

def pad(tensor, paddings, mode="CONSTANT", constant_values=0):
    a = _even(tensor)
    if ndim(paddings) == 0:
        _raised("Pad", "paddings must be a matrix with 2 columns: []")
    widths = paddings.numpy().tolist() if _typename(paddings) == "array" else list(paddings)
    if widths and _typename(widths[0]) == "int":
        _raised("Pad", f"paddings must be a matrix with 2 columns: [{len(widths)}]")
    how = {"CONSTANT": "constant", "REFLECT": "reflect", "SYMMETRIC": "symmetric"}.get(mode, "")
    kernel = "MirrorPad" if how != "constant" else "PadV2" if constant_values != 0 else "Pad"
    if len(widths) != a.ndim:
        _raised(kernel, f"The first dimension of paddings must be the rank of inputs[{len(widths)},2]{',' if kernel == 'MirrorPad' else ''} [{_braced(a.shape)}]")
    if _kind(a) == "b" and kernel == "PadV2" and _typename(constant_values) != "bool":
        raise TypeError(f"Cannot convert {constant_values} to EagerTensor of dtype bool")
    if not how:
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

def _einsum_rank(a, k, term):
    if a.ndim != len(term):
        _raised("Einsum", f"Expected input {k} to have rank {len(term)} but got: {a.ndim}")

def _einsum_takes(operands):
    for v in operands:
        if _uneven(v):
            _even(v)
        if _typename(v) in ("list", "tuple"):
            raise AttributeError(f"'{_typename(v)}' object has no attribute 'shape'")
    if [v for v in operands if _typename(v) != "array" or _kind(v) in "bu"] or len(operands) > 1 and operands[0].dtype != operands[1].dtype:
        _outside("einsum of these")

def _einsum_meets(call, terms, result, letters, arrays):
    sizes = {}
    for k, term in enumerate(terms):
        shape = [arrays[k].shape[list(letters).index(v)] for v in list(term)]
        for at, (v, n) in enumerate(zip(list(term), shape)):
            if sizes.get(v, n) != n:
                if n == 1 or sizes[v] == 1 or v >= "S" and v <= "Z":
                    _outside(call)
                _raised("Einsum", f"Expected dimension {sizes[v]} at axis {at} of the input shaped [{_braced(shape)}] but got dimension {n}")
            sizes[v] = n
    _together(call, *arrays)

def _meets(a, b):
    batched = a.ndim > 2 or b.ndim > 2
    kernel = "BatchMatMulV2" if batched else "MatMul"
    x, y = f"[{_braced(a.shape)}]", f"[{_braced(b.shape)}]"
    if a.dtype != b.dtype:
        _unlike(kernel, 1, a.dtype.name, b.dtype.name)
    if _kind(_admitted(kernel, a)) == "u":
        _outside("@ of " + a.dtype.name, "operation")
    for k, v in enumerate((a, b)):
        if batched and v.ndim < 2:
            _raised(kernel, f"In[{k}] ndims must be >= 2: {v.ndim}")
    if not batched and a.ndim != b.ndim:
        _raised(kernel, f"In[0] and In[1] has different ndims: {x} vs. {y}")
    if not batched and a.ndim != 2:
        _raised(kernel, f"In[0] and In[1] ndims must be == 2: {a.ndim}")
    if _first_apart(a.shape[:-2], b.shape[:-2]) is not None:
        _raised(kernel, f"In[0] and In[1] must have compatible batch dimensions: {x} vs. {y}")
    if a.shape[-1] != b.shape[-2]:
        _raised(kernel, f"Matrix size-incompatible: In[0]: {x}, In[1]: {y}")

def _alike_in(kernel, values):
    items = list(values)
    for k, a in enumerate(items):
        if a.dtype != items[0].dtype:
            _unlike(kernel, k, items[0].dtype.name, a.dtype.name)
    return items

def concat(values, axis):
    items = _alike_in("ConcatV2", values)
    n = items[0].ndim
    _unseen(_joined(items[:1], axis)) # which looks at the axis
    for i, a in enumerate(items):
        shapes = f"shape[0] = [{_braced(items[0].shape)}] vs. shape[{i}] = [{_braced(a.shape)}]"
        if a.ndim != n:
            _raised("ConcatV2", f"ConcatOp : Ranks of all input tensors should match: {shapes}")
        for k in range(n):
            if a.shape[k] != items[0].shape[k] and k != axis % n:
                _raised("ConcatV2", f"ConcatOp : Dimension {k} in both shapes must be equal: {shapes}")
    return _joined(items, axis)

concatenate = concat

def stack(values, axis=0):
    items = _alike_in("Pack", values)
    _unseen(_piled(items[:1], axis))
    for i, a in enumerate(items):
        if a.shape != items[0].shape:
            _raised("Pack", f"Shapes of all inputs must match: values[0].shape = [{_braced(items[0].shape)}] != values[{i}].shape = [{_braced(a.shape)}]")
    return _piled(items, axis)
