def _upto(n):
    return constant(list(range(n)), dtype="int32")

def tensorflow_reverse(tensor, axis):
    x = convert_to_tensor(tensor)
    if _typename(axis) == "int":
        _raised("ReverseV2", "'dims' must be 1-dimension, not 0")
    if x.ndim == 0:
        return x
    if [k for k in axis if isinstance(k, float)]:
        _outside("an axis that is no int")
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
    if _typename(mask) == "list" and _uneven(m):
        raise ValueError("Can't convert non-rectangular Python sequence to Tensor.")
    if m.ndim == 0:
        raise ValueError("mask cannot be scalar.")
    if isinstance(axis, float):
        raise TypeError("slice indices must be integers or None or have an __index__ method")
    if axis in (1, -1) and x.ndim == 2 and m.ndim == 1 and _kind(m) == "b" and m.shape[0] == x.shape[1]:
        return x[:, m]
    if axis not in (None, 0) or _kind(m) == "f":
        _outside("boolean_mask along another axis")
    m = cast(m, "bool")
    if list(x.shape)[:m.ndim] != list(m.shape):
        raise ValueError(f"Shapes {tuple(list(x.shape)[:m.ndim])} and {tuple(m.shape)} are incompatible")
    return x[m]

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
    try:
        return map_fn(fn, elems, fn_output_signature=[])
    except Exception:
        _outside("a mistake in vectorized_map")

def tensorflow_scan(fn, elems, initializer=None, parallel_iterations=10, back_prop=True, swap_memory=False, infer_shape=True, reverse=False):
    rows, out = _steps(flip(elems, [0]) if reverse else elems, initializer), []
    for row in rows[1:]:
        out.append(fn(out[-1] if out else rows[0], row))
    if [v for v in out if _typename(v) in ("tuple", "list")]:
        _outside("scan of several tensors")
    out = out if initializer is not None else rows[:1] + out
    return stack(out[::-1] if reverse else out)

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

def softmax_cross_entropy_with_logits(labels, logits, axis=-1):
    p, x = _even(labels), _even(logits)
    if axis >= x.ndim:
        _raised("Range", f"Requires start <= limit when delta > 0: {axis + 1}/{x.ndim}", " name: ")
    if x.ndim == 0:
        _raised("Slice", "Expected begin[0] == 0 (got -1) and size[0] == 0 (got 1) when input.dim_size(0) == 0")
    if p.ndim == x.ndim == 2 and axis == -1 and _first_apart(list(p.shape), list(x.shape)) is not None:
        _raised("SoftmaxCrossEntropyWithLogits", f"logits and labels must be broadcastable: logits_size=[{_braced(x.shape)}] labels_size=[{_braced(p.shape)}]")
    if p.ndim == 1 and x.ndim == 2 and axis == -1 and p.shape[0] != x.shape[1]:
        _raised("SoftmaxCrossEntropyWithLogits", f"logits and labels must be broadcastable: logits_size=[{_braced(x.shape)}] labels_size=[1,{p.shape[0]}]")
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
    if list(at.shape) == list(x.shape)[:-1] and _kind(at) == "f" and _kind(x) == "f":
        _raised("SparseSoftmaxCrossEntropyWithLogits", f"Value for attr 'Tlabels' of {_in_c(at.dtype.name)} is not in the list of allowed values: int32, int64\n\t; NodeDef: {{{{node SparseSoftmaxCrossEntropyWithLogits}}}}; Op<name=SparseSoftmaxCrossEntropyWithLogits; signature=features:T, labels:Tlabels -> loss:T, backprop:T; attr=T:type,allowed=[DT_HALF, DT_BFLOAT16, DT_FLOAT, DT_DOUBLE]; attr=Tlabels:type,default=DT_INT64,allowed=[DT_INT32, DT_INT64]>")
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

# Indices of a type that is none, and those of a Variable, which another kernel reads.

def _misplaced(kernel, dtype):
    types, signature, more = ("int32, int64", "resource:resource, indices:Tindices -> output:dtype", "attr=validate_indices:bool,default=true; attr=dtype:type") if kernel == "ResourceGather" else ("int16, int32, int64", "params:Tparams, indices:Tindices, axis:Taxis -> output:Tparams", "attr=Tparams:type")
    allowed = ", ".join(["DT_" + name.upper() for name in types.split(", ")])
    after = "; is_stateful=true" if kernel == "ResourceGather" else "; attr=Taxis:type,allowed=[DT_INT32, DT_INT64]"
    _raised(kernel, f"Value for attr 'Tindices' of {_in_c(dtype)} is not in the list of allowed values: {types}\n\t; NodeDef: {{{{node {kernel}}}}}; Op<name={kernel}; signature={signature}; attr=batch_dims:int,default=0; {more}; attr=Tindices:type,allowed=[{allowed}]{after}>")

def tensorflow_gather(params, indices, validate_indices=None, axis=None, batch_dims=0):
    if _has_strings(indices):
        _misplaced("GatherV2", "string")
    x, at = convert_to_tensor(params), convert_to_tensor(indices)
    if _uneven(x) or _uneven(at):
        return _gathered(x, at, axis)
    if batch_dims > at.ndim:
        _raised("GatherV2", f"Expected batch_dims in the range [{-at.ndim}, {at.ndim}], but got {batch_dims}")
    if batch_dims not in (0, 1) or batch_dims == 1 and axis not in (None, 1):
        _outside("gather by batches along this axis")
    if batch_dims == 1 and x.ndim and at.ndim and x.shape[0] != at.shape[0]:
        _raised("GatherV2", f"params.shape[0]: {x.shape[0]} should be equal to indices.shape[0]: {at.shape[0]}")
    if batch_dims == 1 and x.ndim == 2 and at.ndim == 1:
        if not _known(at):
            _lose()
            return _empty([x.shape[0]], dtype=x.dtype)
        return gather_nd(x, stack([_upto(x.shape[0]), cast(at, "int32")], 1)) if x.shape[0] and not reduce_any((cast(at, "int32") < 0) | (cast(at, "int32") >= x.shape[1])) else _outside("gather by batches of these")
    if batch_dims == 1 and _known(at) and at.ndim > 1 and reduce_any((cast(at, "int32") < 0) | (cast(at, "int32") >= x.shape[1])):
        _outside("gather by batches of these")
    if batch_dims == 1:
        return stack([tensorflow_gather(x[i], at[i]) for i in range(x.shape[0])])
    kernel = "ResourceGather" if axis in (None, 0) and _role(x) == "Variable" else "GatherV2"
    if _kind(at) in "fb":
        _misplaced(kernel, at.dtype.name)
    if x.ndim == 0:
        _raised(kernel, "params must be at least 1 dimensional", " name: ")
    if isinstance(axis, float):
        _outside("an axis that is no int")
    if axis is not None and (axis >= x.ndim or axis < -x.ndim):
        _lacks(x, 0, axis)
        _raised("GatherV2", f"Shape must be at least rank {axis + 1 if axis >= 0 else -axis} but is rank {x.ndim}")
    k = 0 if axis is None else _axis(x, axis)
    n = x.shape[k]
    _lose() # the gradient of what is gathered is no tensor
    if _known(at):
        sizes = list(at.shape)
        for place, i in enumerate(_unseen(at.numpy().ravel()).tolist()):
            if i < 0 or i >= n:
                _lacks(x, i, k)
                _raised(kernel, "indices" + (f"[{_braced([place // step % size for size, step in zip(sizes, _rows(sizes))])}]" if at.ndim else "") + f" = {i} is not in [0, {n})")
    return take(x, at, k)

def tensorflow_transpose(a, perm=None):
    if _typename(perm) == "array":
        _admitted("Transpose", perm)
    if _typename(perm) in ("list", "tuple") and [k for k in perm if _typename(k) == "str"]:
        _outside("perm", "argument")
    if perm is None:
        a = _even(a)
    if perm is not None and not _uneven(a):
        for k in range(len(perm)):
            if len(perm) == len(convert_to_tensor(a).shape) and k not in perm and k - len(perm) not in perm:
                for axis in perm:
                    if axis < -len(perm):
                        _raised("Transpose", f"{axis + len(perm)} is out of range [0 .. {len(perm)})")
                    if axis >= len(perm):
                        return transpose(a, perm)
                _raised("Transpose", f"{k} is missing from {{{_braced([axis + len(perm) if axis < 0 else axis for axis in perm])}}}.")
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
    low = [(k, n) for k, n in enumerate(counts) if n < 0]
    if low:
        _raised("Tile", f"Expected multiples[{low[0][0]}] >= 0, but got {low[0][1]}")
    return _tiled(x, counts)

def tensorflow_split(value, num_or_size_splits, axis=0):
    x, sizes = convert_to_tensor(value), num_or_size_splits
    if _typename(sizes) in ("float", "str"):
        raise ValueError(f"Rank-0 tensors are not supported as the num_or_size_splits argument to split. Argument provided: {sizes}")
    if _kind(sizes) == "f" or _typename(sizes) in ("list", "tuple") and [1 for n in sizes if _typename(n) == "float"]:
        _outside("split into these")
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
    if _kind(a) == "b" or _kind(a) == "f" and maxlen is None and _known(a) and reduce_any(a != floor(a)):
        _outside("sequence_mask of these")
    if maxlen is None:
        _admitted("Range", a)
    _without_nan(a)
    mask = cast(arange(int(reduce_max(a)) if maxlen is None else int(maxlen)), a.dtype) < a[..., None]
    return mask if dtype is None else cast(mask, dtype)

def roll(input, shift, axis):
    a = _even(input)
    _converted(shift)
    if a.ndim == 0:
        _raised("Roll", "input must be 1-D or higher", " name: ")
    for k in [axis] if _typename(axis) == "int" else list(axis):
        if k < -a.ndim or k >= a.ndim:
            _lacks(a, 0, k)
            _raised("Roll", f"axis {k + a.ndim if k < 0 else k} is out of range", " name: ")
    if ndim(shift) != ndim(axis) or ndim(axis) and len(shift) != len(axis):
        _raised("Roll", "shift and axis must have the same size")
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
        _raised("Pad", "paddings must be a matrix with 2 columns: []", " name: ")
    widths = paddings.numpy().tolist() if _typename(paddings) == "array" else list(paddings)
    if [w for w in widths if _typename(w) in ("list", "tuple") and len(w) != 2 or _typename(w) == "float"]:
        _outside("paddings of these")
    if not widths or _typename(widths[0]) == "int":
        _raised("Pad" if mode.upper() == "CONSTANT" else "MirrorPad", f"paddings must be a matrix with 2 columns: [{len(widths)}]")
    how = {"CONSTANT": "constant", "REFLECT": "reflect", "SYMMETRIC": "symmetric"}.get(mode.upper(), "")
    mode = mode.upper()
    kernel = "MirrorPad" if how != "constant" else "PadV2" if constant_values != 0 else "Pad"
    if len(widths) != a.ndim:
        _raised(kernel, f"The first dimension of paddings must be the rank of inputs[{len(widths)},2]{',' if kernel == 'MirrorPad' else ''} [{_braced(a.shape)}]")
    if kernel == "PadV2" and (_kind(a) == "b" and _typename(constant_values) != "bool" or _kind(a) != "f" and _typename(constant_values) == "float"):
        raise TypeError(f"Cannot convert {constant_values} to EagerTensor of dtype {a.dtype.name}")
    if not how:
        raise ValueError(f"Value of argument `mode` expected to be one of \"CONSTANT\", \"REFLECT\", or \"SYMMETRIC\". Received `mode` = {mode}")
    for (before, after), n in zip(widths, a.shape):
        if min(before, after) < 0:
            _raised(kernel, f"{'Paddings' if kernel != 'MirrorPad' else 'paddings'} must be non-negative: {before} {after}")
        if how == "reflect" and max(before, after) > n - 1:
            _raised(kernel, f"paddings must be less than the dimension size: {before}, {after} not less than {n}")
        if max(before, after) > n - 1 and how != "constant":
            _outside("tf.pad by so much")
    return _padded(a, [list(w) for w in widths], how, [[constant_values] * 2] * a.ndim)

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

def _alike_in(kernel, values):
    items = [_even(v) if _typename(v) in ("list", "tuple") else v for v in values]
    for k, a in enumerate(items):
        if a.dtype != items[0].dtype:
            _unlike(kernel, k, items[0].dtype.name, a.dtype.name)
    return items

def concat(values, axis):
    items = _alike_in("ConcatV2", values)
    n = items[0].ndim
    _unseen(_joined(items[:1] if -n <= axis < n else items, axis)) # which looks at the axis
    for i, a in enumerate(items):
        shapes = f"shape[0] = [{_braced(items[0].shape)}] vs. shape[{i}] = [{_braced(a.shape)}]"
        if a.ndim != n:
            _raised("ConcatV2", f"ConcatOp : Ranks of all input tensors should match: {shapes}")
        for k in range(n):
            if a.shape[k] != items[0].shape[k] and k != axis % n:
                _drawn_apart(_joined, items, axis)
                _raised("ConcatV2", f"ConcatOp : Dimension {k} in both shapes must be equal: {shapes}")
    return _joined(items, axis)

concatenate = concat

def stack(values, axis=0):
    items = _alike_in("Pack", values)
    _unseen(_piled(items[:1], axis))
    for i, a in enumerate(items):
        if a.shape != items[0].shape:
            _drawn_apart(_piled, items, axis)
            _raised("Pack", f"Shapes of all inputs must match: values[0].shape = [{_braced(items[0].shape)}] != values[{i}].shape = [{_braced(a.shape)}]")
    return _piled(items, axis)
