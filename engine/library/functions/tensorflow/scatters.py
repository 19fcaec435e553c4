# Values that are put at places, and sums of segments.

def _places(x, indices, says):
    shape, depth, outer = list(x.shape), indices.shape[-1], list(indices.shape)[:-1]
    places = zeros(outer, dtype=indices.dtype)
    if _known(indices) and depth:
        for place, row in enumerate(reshape(indices, [_product(outer), depth]).numpy().tolist()):
            lacking = [k for k in range(depth) if row[k] < 0 or row[k] >= shape[k]]
            if lacking:
                _lacks(x, row[lacking[0]], lacking[0])
                says(f"indices{'[' + _braced([place // step % n for n, step in zip(outer, _rows(outer))]) + ']' if outer else ''} = [{', '.join([str(i) for i in row])}] does not index into ")
    for k in range(depth):
        places = places + indices[..., k] * _rows(shape[:depth])[k]
    return places

def gather_nd(params, indices):
    x, at = convert_to_tensor(params), convert_to_tensor(indices)
    if _uneven(x) or _uneven(at):
        _outside("gather_nd of uneven rows")
    if _kind(at) in "fb":
        _raised("GatherNd", f"Value for attr 'Tindices' of {_in_c(at.dtype.name)} is not in the list of allowed values: int16, int32, int64\n\t; NodeDef: {{{{node GatherNd}}}}; Op<name=GatherNd; signature=params:Tparams, indices:Tindices -> output:Tparams; attr=Tparams:type; attr=Tindices:type,allowed=[DT_INT16, DT_INT32, DT_INT64]; attr=bad_indices_policy:string,default=\"\">")
    shape, kernel = list(x.shape), "ResourceGatherNd" if _role(x) == "Variable" else "GatherNd"
    if x.ndim == 0:
        _raised(kernel, "params must be at least a vector")
    if at.shape[-1] > x.ndim:
        _raised(kernel, f"index innermost dimension length must be <= params rank; saw: {at.shape[-1]} vs. {x.ndim}")
    if x.size == 0 and at.size:
        _raised(kernel, f"Requested more than 0 entries, but params is empty.  Params shape: [{_braced(shape)}]")
    says = lambda where: _raised(kernel, f"{where}param shape [{_braced(shape)}], node name: {kernel}")
    places = _places(x, at, says)
    if at.shape[-1]:
        return _picked_by("", x, *_unseen([at[..., k] for k in range(at.shape[-1])]))
    return take(reshape(x, [1] + shape), places, 0)

def _scattered(x, indices, updates, how, kernel=""):
    if _kind(convert_to_tensor(indices)) == "f":
        _outside("places that are floats")
    at, shape = cast(_even(indices), "int32"), list(_even(x).shape)
    rest = shape[at.shape[-1]:]
    v = cast(updates, x.dtype) if _class(updates) == "numpy.ndarray" else _even(updates)
    kernel = kernel or "TensorScatter" + {"set": "Update"}.get(how, how[:1].upper() + how[1:])
    own = kernel.startswith("Resource")
    if own and v.dtype != x.dtype and not _sequence(updates):
        raise ValueError(f"Tensor conversion requested dtype {x.dtype.name} for Tensor with dtype {v.dtype.name}: {v!r}")
    if own and (len(at.shape) != 2 or at.shape[-1] > x.ndim):
        _outside("places of these") if at.shape[-1] > x.ndim or list(v.shape) != list(at.shape)[:-1] + rest else None
    if v.dtype != x.dtype and _sequence(updates):
        v = constant(updates, dtype=x.dtype)
    elif v.dtype != x.dtype and {v.dtype.name, x.dtype.name} != {"float32", "float64"}:
        _unlike(kernel, 2, x.dtype.name, v.dtype.name)
    outer = list(at.shape)[:-1]
    if not own and at.size and (v.size == 0 or x.size == 0):
        _raised(kernel, "Indices and updates specified for empty output shape")
    if own and list(v.shape)[:1] != outer and outer:
        _raised(kernel, f"Dimensions [0,1) of indices[shape=[{_braced(at.shape)}]] = {outer[0]} must match dimensions [0,1) of updates[shape=[{_braced(v.shape)}]] = {v.shape[0] if v.ndim else _outside('places of these')}")
    if list(v.shape)[:len(outer)] != outer:
        _raised(kernel, f"Dimensions [0,{len(outer)}) of indices[shape=[{_braced(at.shape)}]] must match dimensions [0,{len(outer)}) of updates[shape=[{_braced(v.shape)}]]" if kernel == "ScatterNd" else f"Outer dimensions of indices and update must match. Indices shape: [{_braced(at.shape)}], updates shape:[{_braced(v.shape)}]")
    if list(v.shape) != outer + rest:
        if kernel == "ScatterNd" or own:
            _raised(kernel, f"Dimensions [{at.shape[-1]},{x.ndim}) of input[shape=[{_braced(shape)}]] must match dimensions [{len(outer)},{v.ndim}) of updates[shape=[{_braced(v.shape)}]]")
        inner = len(rest)
        if inner and v.ndim == len(outer) + inner:
            _raised(kernel, f"The inner {inner} dimensions of output.shape=[{_braced(shape)}] must match the inner {inner} dimensions of updates.shape=[{_braced(v.shape)}]")
        _raised(kernel, f"Inner dimensions of output shape must match inner dimensions of updates shape. Output: [{_braced(shape)}] updates: [{_braced(v.shape)}]")
    n = 1
    for size in rest:
        n = n * size
    places = reshape(_places(x, at, lambda where: _raised(kernel, f"{where}shape [{_braced(shape)}]")), [_product(outer), 1]) * n + _upto(n)
    return _scatter(x, reshape(places, v.shape), updates if _sequence(updates) else v, how, None, own)

def scatter_nd(indices, updates, shape):
    v = convert_to_tensor(updates)
    if _typename(shape) == "int":
        _raised("ScatterNd", "Shape must be a vector")
    if v.ndim == 0 and ndim(indices) > 1:
        _raised("ScatterNd", "Updates shape must have rank at least one. Found:[]")
    x = zeros(shape, dtype=v.dtype)
    places = _scattered(zeros(shape, dtype="int32") - 1, indices, cast(_value_numbers(v.shape), "int32"), "set", "ScatterNd") if _known(v) and x.size <= 4096 else []
    if _kind(places) and _known(places) and int(reduce_sum(cast(places >= 0, "int32"))) == v.size: # no two come to one place
        return _changed("", updates, _unseen(_scattered(x, indices, v, "add", "ScatterNd")), [-1] * x.ndim, places)
    return _scattered(x, indices, _unseen(v), "add", "ScatterNd")

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

# Places and counts are ints of 32 or 64 bits.

def _uncounted(kernel, attr, dtype):
    signature, allowed, more = _takes(kernel)
    types = ", ".join(["DT_" + name.upper() for name in allowed.split(", ")])
    _raised(kernel, f"Value for attr '{attr}' of {dtype} is not in the list of allowed values: int32, int64\n\t; NodeDef: {{{{node {kernel}}}}}; Op<name={kernel}; signature={signature}; attr=T:type,allowed=[{types}]{more}>")

# _segments counts those that sorted places name.

def _segments(kernel, x, segment_ids):
    if ndim(segment_ids) != 1:
        _raised(kernel, "segment_ids should be a vector.")
    if _kind(convert_to_tensor(segment_ids)) == "f":
        _uncounted(kernel, "Tindices", _in_c(convert_to_tensor(segment_ids).dtype.name)) if kernel in ("SegmentSum", "SegmentMean") else _outside("segments of these")
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
    if isinstance(num_segments, float):
        _uncounted("UnsortedSegmentSum", "Tnumsegments", "float")
    if isinstance(num_segments, int) and num_segments < 0:
        _raised("UnsortedSegmentSum", f"Input num_segments == {num_segments} must not be negative.")
    if list(x.shape)[:ids.ndim] != list(ids.shape):
        _raised("UnsortedSegmentSum", f"data.shape = [{_braced(x.shape)}] does not start with segment_ids.shape = [{_braced(ids.shape)}]")
    if _known(ids) and reduce_any(ids >= num_segments):
        if ids.ndim != 1:
            _outside("a segment that there is not")
        for k, i in enumerate(ids.numpy().tolist()):
            if i >= num_segments:
                _raised("UnsortedSegmentSum", f"segment_ids[{k}] = {i} is out of range [0, {num_segments})")
    if _known(ids) and reduce_any(ids < 0):
        _outside("a segment that there is not")
    return _scattered(zeros([num_segments] + list(x.shape)[ids.ndim:], dtype=x.dtype), _unseen(expand_dims(ids, -1)), x, "add", "UnsortedSegmentSum")

# Of a segment without values the smallest of all stands for the largest; where the segments
# are sorted, 0 does.

def _by_segment(x, segment_ids, n, fold, empty):
    if isinstance(n, float):
        _outside("a number of segments that is no int")
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
