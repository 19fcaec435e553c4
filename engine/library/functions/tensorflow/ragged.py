def _ints(v):
    return list(v) if _typename(v) == "list" or _typename(v) == "tuple" else v.numpy().tolist()

def _long(list):
    return constant(list, dtype="int64")

# Rows that were told by a tensor of 32 bits, or stacked of tensors, count in 32 bits.

def _short_rows(a, by):
    return _with_beside(a, {"short": True, "by": None, "beside": {}} if _typename(by) == "array" and _uneven(a) and convert_to_tensor(by).dtype.name == "int32" else None)

def _counted_in(self, list):
    return constant(list, dtype="int64" if _beside(self) is None else "int32")

def _lengths(splits):
    s = _ints(splits)
    return [j - i for i, j in zip(s, s[1:])]

def _rowids(splits):
    return _long([i for i, n in enumerate(_lengths(splits)) for k in range(n)])

def property_row_splits(self):
    return _counted_in(self, _row_splits(self, 1))

def property_nested_row_splits(self):
    return tuple([_counted_in(self, _row_splits(self, k + 1)) for k in range(self.ragged_rank)])

def array_value_rowids(self):
    return cast(_rowids(self.row_splits), self.row_splits.dtype)

def array_nested_value_rowids(self):
    return tuple([cast(_rowids(splits), splits.dtype) for splits in self.nested_row_splits])

def array_row_starts(self):
    return _counted_in(self, _ints(self.row_splits)[:-1])

def array_row_limits(self):
    return _counted_in(self, _ints(self.row_splits)[1:])

def array_nested_row_lengths(self):
    return tuple([_counted_in(self, _lengths(splits)) for splits in self.nested_row_splits])

def array_row_lengths(self, axis=1):
    if axis < 1 or axis > self.ragged_rank:
        _outside("row_lengths of another axis")
    return RaggedTensor_from_nested_row_splits(_counted_in(self, _lengths(self.nested_row_splits[axis - 1])), self.nested_row_splits[:axis - 1])

def array_bounding_shape(self, axis=None, out_type=None):
    sizes = [self.shape[0]]
    for splits in self.nested_row_splits:
        lengths = sorted(_lengths(splits))
        sizes.append(lengths[-1] if lengths else 0)
    sizes = sizes + list(self.flat_values.shape)[1:]
    return _counted_in(self, sizes if axis is None else sizes[axis] if _typename(axis) == "int" else [sizes[k] for k in axis])

def array_nrows(self, out_type=None):
    return _counted_in(self, self.shape[0])

def ragged_map_flat_values(op, *args, **kwargs):
    ragged = [a for a in args if _uneven(a)]
    if len(ragged) == 0 or kwargs or [a for a in ragged if a.ragged_rank != ragged[0].ragged_rank or [1 for s, t in zip(a.nested_row_splits, ragged[0].nested_row_splits) if _ints(s) != _ints(t)]]:
        _outside("map_flat_values of these")
    flat = op(*[a.flat_values if _uneven(a) else a for a in args])
    n = ragged[0].flat_values.shape[0]
    if flat.ndim == 0 or flat.shape[0] != n:
        raise ValueError(f"tf.ragged.map_flat_values requires that the output of `op` have the same outer-dimension size as flat_values of any ragged inputs. (output shape: {tuple(flat.shape)}; expected outer dimension size: {n})")
    return RaggedTensor_from_nested_row_splits(flat, ragged[0].nested_row_splits)

def RaggedTensor_from_tensor(tensor, lengths=None, padding=None, ragged_rank=1):
    a = _even(tensor)
    if a.ndim < 2:
        raise ValueError(f"The rank of a RaggedTensor must be greater than 1, i.e., a list of scalars won't have ragged dimensions. Received argument `tensor` with rank {a.ndim}.")
    if lengths is not None:
        counts = _ints(lengths)
        if a.ndim != 2 or ragged_rank != 1 or padding is not None or len(counts) != a.shape[0] or [n for n in counts if n < 0 or n > a.shape[1]]:
            _outside("lengths of these")
        return RaggedTensor_from_row_lengths(concat([row[:n] for row, n in zip(a, counts)], 0), counts)
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

def _gathered(x, at, axis):
    if _uneven(at) and not _uneven(x) and axis in (None, 0):
        return RaggedTensor_from_nested_row_splits(tensorflow_gather(x, at.flat_values), at.nested_row_splits)
    if axis not in (None, 0) or _uneven(at):
        _outside("gather along another axis of a ragged tensor")
    if at.ndim == 0 and not 0 <= int(at) < x.nrows():
        _raised("RaggedGather", f"indices = {int(at)} is not in [0, {int(x.nrows())})", " name: ")
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
    return _follow(_ragged(rows, ragged_rank=like.ragged_rank + more, dtype=like.dtype), like)

def _repeated(x, multiples):
    if len(multiples) != 2 or x.ndim != 2:
        _outside("tile of more than rows")
    return _nested([row * multiples[1] for row in x.to_list()] * multiples[0], x)

def array_to_tensor(self, default_value=None, name=None, shape=None):
    sizes = self.bounding_shape().numpy().tolist()
    if shape is not None:
        _shape_sum(shape, [])
        if _typename(shape) in ("list", "tuple") and len(shape) != len(sizes):
            _raised("RaggedTensorToTensor", f"rt_input.shape and shape=[{','.join(['?' if n is None else str(n) for n in shape])}] are incompatible: rt_input.rank = {len(sizes)} but shape.rank = {len(shape)}", " name: ")
        sizes = [n if asked is None else asked for n, asked in zip(sizes, shape)]
    fill = 0 if default_value is None else default_value
    if _typename(fill) == "array":
        _outside("to_tensor with a tensor for a default")
    constant(fill, dtype=self.dtype)
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
    first, last = [_axis_named(k, name, self.ndim) for k, name in ((outer_axis, "outer_axis"), (inner_axis, "inner_axis"))]
    if first > last:
        raise ValueError(f"Expected outer_axis ({first}) to be less than or equal to inner_axis ({last}).")
    if first > self.ragged_rank or last > self.ragged_rank and not _values_in(self):
        _outside("merge_dims of these axes")
    rows = self.to_list()
    for k in range(last - first):
        rows = _merged(rows, first)
    fewer = min(last, self.ragged_rank) - first
    return constant(rows, dtype=self.dtype) if self.ragged_rank == fewer else _nested(rows, self, -fewer)

def _axis_named(axis, name, rank):
    if not isinstance(axis, int):
        raise TypeError(f"{name} must be an int; got {_typename(axis)}")
    if not -rank <= axis < rank:
        raise ValueError(f"{name}={axis} out of bounds: expected {-rank}<={name}<{rank}")
    return axis % rank

def _merged(rows, depth):
    if depth > 0:
        return [_merged(row, depth - 1) for row in rows]
    all = []
    for row in rows:
        all.extend(row)
    return all

def ragged_boolean_mask(data, mask):
    x, m = data if _typename(data) == "array" else convert_to_tensor(data), mask if _typename(mask) == "array" else convert_to_tensor(mask)
    if not _uneven(x) and not _uneven(m) and x.ndim == m.ndim == 2 and list(x.shape) == list(m.shape):
        return RaggedTensor_from_row_lengths(x[m], reduce_sum(cast(m, "int64"), axis=1))
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
    if low.ndim and high.ndim and low.shape != high.shape:
        _raised("RaggedRange", "starts, limits, and deltas must have the same shape", " name: ")
    low, high, step = [v.numpy().tolist() for v in _met(reshape(low, [-1]), reshape(high, [-1]), reshape(convert_to_tensor(deltas), [-1]))]
    return _ragged([list(range(i, j, k)) for i, j, k in zip(low, high, step)], ragged_rank=1, dtype=a.dtype)

def _met(a, b, c):
    zero = zeros_like(a) + zeros_like(b) + zeros_like(c)
    return [a + zero, b + zero, c + zero]

def _lists(v):
    return v if _typename(v) == "list" else v.to_list() if _uneven(v) else v.numpy().tolist()

def ragged_stack(values, axis=0):
    arrays = [convert_to_tensor(v) for v in values]
    if axis != 0 or len(arrays) == 0 or arrays[0].ndim == 0 or [v for v in arrays if v.dtype != arrays[0].dtype]:
        _outside("ragged.stack along another axis")
    for v in arrays:
        if v.ndim != arrays[0].ndim:
            raise ValueError(f"Shape {tuple(v.shape)} must have rank {arrays[0].ndim}")
    stacked = _ragged([_lists(v) for v in arrays], ragged_rank=arrays[0].ndim, dtype=arrays[0].dtype)
    return _short_rows(stacked, constant(0, dtype="int32")) if arrays[0].ndim == 1 or _beside(arrays[0]) is not None else stacked

def _any_ragged(values):
    return len([v for v in values if _uneven(v)]) > 0 if _typename(values) == "list" or _typename(values) == "tuple" else False

def tensorflow_stack(values, axis=0):
    if not _any_ragged(values):
        if _typename(values) == "array" or len(values) == 0:
            if _typename(axis) == "array" and axis.size > 1:
                raise ValueError("The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()")
            _outside("stack of these")
        if [v for v in values if _typename(v) == "array"]:
            kinds = {v.dtype.name if _class(v) == "numpy.ndarray" else "": True for v in values}
            if len(kinds) > 1 and "" not in kinds:
                _outside("stack of several types")
            return stack(_as_first(values), axis)
        rows = [constant(v) for v in values]
        kinds = {_kind(r): r.dtype for r in rows}
        if axis != 0 or _kind(rows[0]) == "b" and len(kinds) > 1 or [r for r in rows if r.shape != rows[0].shape]: # each is converted by itself
            return stack(_alike(values), axis)
        return stack([cast(r, kinds.get("f", rows[0].dtype)) for r in rows], axis)
    if len({convert_to_tensor(v).dtype.name: True for v in values}) > 1:
        _outside("stack of several types")
    if axis == 0:
        return _nested([_lists(v) for v in values], values[0], 1)
    if axis != 1:
        _outside("stack of ragged tensors along this axis")
    return _nested([list(rows) for rows in zip(*[_lists(v) for v in values])], values[0], 1)

# _as_first returns the items of a list as one tensor holds them, with NumPy's in the type of
# the first tensor.

def _as_first(values):
    own = [v for v in values if _typename(v) == "array" and _class(v) != "numpy.ndarray"]
    return _alike([cast(v, own[0].dtype) if own and _class(v) == "numpy.ndarray" else v for v in values])

def tensorflow_concat(values, axis):
    if _typename(axis) == "array" and _kind(axis) == "f":
        raise ValueError(f"concat_dim: Tensor conversion requested dtype int32 for Tensor with dtype {axis.dtype.name}: {axis!r}")
    if not _any_ragged(values):
        values = values if _typename(values) in ("list", "tuple") else [values]
        if len(values) == 0 or len(values) == 1 and _typename(axis) != "int":
            _outside("concat of these")
        parts = _as_first(values)
        if len(parts) == 1:
            return parts[0]
        if [p for p in parts if p.ndim == 0]:
            _alike_in("ConcatV2", parts)
            if [p for p in parts if p.ndim != 0]:
                _outside("concat of scalars")
            if axis != 0:
                _raised("ConcatV2", f"ConcatOp : Expected concatenating dimensions in the range [0, 0), but got {axis}")
            _raised("ConcatV2", "ConcatOp : Can't concatenate scalars (use tf.stack instead)")
        return concat(parts, axis)
    first = [v for v in values if _uneven(v)][0]
    if len({convert_to_tensor(v).dtype.name: True for v in values}) > 1:
        _outside("concat of several types")
    k = axis + first.ndim if axis < 0 else axis
    if [v for v in values if convert_to_tensor(v).ndim != first.ndim]:
        _outside("concat of several ranks")
    if k == 0:
        return _nested(_merged([_lists(v) for v in values], 0), first)
    if k != 1 or first.ragged_rank > 1 and k != 1:
        _outside("concat of ragged tensors along this axis")
    counts = [len(_lists(v)) for v in values]
    for i in range(len(counts)):
        if counts[i] != counts[0]:
            raise InvalidArgumentError(f"Input tensors at index 0 (=x) and {i} (=y) have incompatible shapes.\nCondition x == y did not hold.\nFirst 1 elements of x:\n[{counts[0]}]\nFirst 1 elements of y:\n[{counts[i]}]")
    return _nested([_merged(list(rows), 0) for rows in zip(*[_lists(v) for v in values])], first)

# A fold of a ragged tensor goes along one axis of its lists, whose values it puts together
# entry by entry, as many as have one there. A step shows those that give an even tensor.

def _fold_rows(x, fold, name, axis, keepdims):
    flat, shown = x.flat_values, x
    if name in ("any", "all") and _kind(flat) != "b":
        if not _known(flat) or reduce_any(flat < 0):
            _outside(name + " of these rows")
        x = cast(cast(x, "int32"), "bool")
        flat = x.flat_values
    kind = "float64" if name in ("mean", "std", "var") and _kind(flat) in "iu" else x.dtype
    axes = list(range(x.ndim)) if axis is None else [axis] if _typename(axis) == "int" else list(axis)
    if sorted(axes) == list(range(x.ndim)):
        all = fold(cast(flat, kind))
        return _changed(name, shown, _unseen(reshape(all, [1] * x.ndim) if keepdims else all), axes if keepdims else [], reduced=axes)
    if len(axes) == 1 and axes[0] >= x.ndim:
        raise ValueError(f"axis={axes[0]} out of bounds: expected {-x.ndim}<=axis<{x.ndim}")
    if len(axes) != 1 or not -x.ndim <= axes[0] < x.ndim or not _known(flat):
        _outside(name + " of these rows")
    k = axes[0] % x.ndim
    rank = max(x.ragged_rank - 1, 0) if k <= x.ragged_rank else x.ragged_rank
    even = k + 1 < x.ndim and x.shape[k + 1] is not None
    rows = _unseen(_along(x.to_list(), k, x.ndim - 1, lambda values: _fold_row(values, fold, name, kind), even, keepdims))
    if rank:
        return _follow(_ragged(rows, ragged_rank=rank + 1 if keepdims and k <= rank else rank, dtype=kind), x)
    return _changed(name, shown, constant(rows, dtype=kind), [i for i in range(x.ndim) if keepdims or i != k], reduced=[k])

def _along(rows, k, depth, fold, even, keepdims):
    if k:
        return [_along(row, k - 1, depth - 1, fold, even, keepdims) for row in rows]
    return [_entries(rows, depth, fold, even)] if keepdims else _entries(rows, depth, fold, even)

def _entries(rows, depth, fold, even):
    if depth == 0:
        return fold(rows)
    if len(rows) == 0 and even:
        _outside("a fold of an empty row")
    n = sorted([0] + [len(row) for row in rows])[-1]
    return [_entries([row[i] for row in rows if i < len(row)], depth - 1, fold, even) for i in range(n)]

def _fold_row(values, fold, name, kind):
    if len(values) == 0 and name in ("max", "min"):
        least = {"float32": -3.4028234663852886e+38, "int64": -2 ** 63, "int32": -2 ** 31}.get(kind if _typename(kind) == "str" else kind.name, 0)
        if least == 0:
            _outside("a fold of an empty row")
        return least if name == "max" else -(least + 1) if _typename(least) == "int" else -least
    return fold(constant(values, dtype=kind)).numpy().item()

def array_with_values(self, new_values):
    old, new = self.values, convert_to_tensor(new_values)
    if old.shape[0] != new.shape[0]:
        raise ValueError(f"Shapes ({old.shape[0]},) and ({new.shape[0]},) are incompatible")
    return RaggedTensor_from_row_splits(new, self.row_splits)

def array_with_flat_values(self, new_values):
    if self.flat_values.shape[0] != convert_to_tensor(new_values).shape[0]:
        _outside("with_flat_values of another length")
    return RaggedTensor_from_nested_row_splits(new_values, self.nested_row_splits)

# What an index takes of a ragged tensor: an int a row, a slice parts of every row, and beside
# it which axes of that are uniform because those of the whole are.
# Source: TensorFlow, RaggedTensor.__getitem__.

def _row_entries(a, key):
    items = [int(v) if _kind(v) in ("i", "u") and ndim(v) == 0 else v for v in (list(key) if _typename(key) in ("tuple", "list") else [key])]
    for v in items:
        if _typename(v) in ("str", "float"):
            _no_index(v)
    if not _known(a) or len(items) > a.ndim or [v for v in items if _typename(v) not in ("int", "slice")]:
        _outside("index", "operation")
    try:
        rows, rank, ragged = _rows_at(a.tolist(), a.ndim, a.ragged_rank, items)
    except Exception:
        if len(items) > 1 and a.shape[1] is not None:
            _outside("an int into rows of one length", "index")
        raise
    to = _ragged(rows, ragged_rank=ragged, dtype=a.dtype) if ragged else constant(rows, dtype=a.dtype)
    if to.ndim != rank:
        _outside("index", "operation")
    return to, [n is not None for k, n in enumerate(a.shape) if k >= len(items) or _typename(items[k]) == "slice"]

def _rows_at(lists, rank, ragged, items):
    if not items:
        return lists, rank, ragged
    item, rest, n, inner = items[0], items[1:], len(lists), ragged - 1 if ragged else 0
    if _typename(item) == "int":
        if item >= n and ragged:
            raise IndexError(f"Row key {item} out of bounds")
        if not -n <= item < n:
            _no_slice(item, 0, n)
        return _rows_at(lists[item], rank - 1, inner, rest)
    if rest and _typename(rest[0]) == "int" and ragged:
        raise ValueError("Cannot index into an inner ragged dimension.")
    taken = [_rows_at(row, rank - 1, inner, rest)[0] for row in lists[item]]
    return taken, rank - len([v for v in rest if _typename(v) == "int"]), ragged
