# tf.data: a Dataset is the list of its elements.

# Of one that was filtered, or made of one that was, TensorFlow does not tell the length.

def _elements(items, kind, of=None, counted=True):
    return _instance(kind, "tensorflow.data.Dataset", {}, {"_items": items, "_counted": counted and (of is None or of._counted), "_batched": False if of is None else of._batched})

def Dataset_from_tensor_slices(tensors):
    kind = _typename(tensors)
    if kind == "dict":
        whole = Dataset_from_tensor_slices(tuple(tensors.values()))
        return _elements([{name: v for name, v in zip(tensors, row)} for row in whole._items], "_TensorSliceDataset")
    parts = [_of_any(t) for t in (tensors if kind == "tuple" else [tensors])]
    if [t for t in parts if t.ndim == 0]:
        raise ValueError("Unbatching a tensor is only supported for rank >= 1")
    if [t for t in parts if t.shape[0] > 64]:
        _outside("a Dataset of these")
    for t in parts[1:]:
        if t.shape[0] != parts[0].shape[0]:
            raise ValueError(f"Dimensions {parts[0].shape[0]} and {t.shape[0]} are not compatible")
    return _elements([tuple([t[k] for t in parts]) if _typename(tensors) == "tuple" else parts[0][k] for k in range(parts[0].shape[0])], "_TensorSliceDataset")

def Dataset_range(*args, output_type="int64"):
    for v in args:
        _converted(v)
        _counted_by(v)
        if _typename(v) in ("list", "tuple"):
            _outside("a range to a list")
    return _elements([constant(k, dtype=output_type) for k in range(*args)], "_RangeDataset")

def _counted_by(v):
    if isinstance(v, (float, str)):
        raise TypeError(f"Cannot convert {v!r} to EagerTensor of dtype int64")

def Dataset_batch(self, batch_size, drop_remainder=False, num_parallel_calls=None):
    _counted_by(batch_size)
    if batch_size < 1:
        _raised("BatchDatasetV2", "Batch size must be greater than zero.", " name: ")
    rows = [self._items[k:k + batch_size] for k in range(0, len(self._items), batch_size)]
    rows = [r for r in rows if len(r) == batch_size or not drop_remainder]
    batches = _elements([_batched(r) for r in rows], "_BatchDataset", self)
    _keep(batches, "_batched", not drop_remainder)
    return batches

def _batched(rows):
    if _typename(rows[0]) == "tuple":
        return tuple([_batched(list(part)) for part in zip(*rows)])
    if _typename(rows[0]) == "dict":
        return {name: _batched([row[name] for row in rows]) for name in rows[0]}
    if _is_strings(rows[0]):
        return _of_texts(stack, (rows,), {})
    if [t for t in rows if _uneven(t)] or [t for t in rows if list(t.shape) != list(rows[0].shape)]:
        _outside("a batch of several shapes")
    return stack(rows)

# Rows of a batch are filled up to the longest of them, or to the sizes that are asked for.

def Dataset_padded_batch(self, batch_size, padded_shapes=None, padding_values=None, drop_remainder=False, name=None):
    rows = []
    for k in range(0, len(self._items), batch_size):
        rows.extend(_evened(self._items[k:k + batch_size], padded_shapes, padding_values))
    batches = Dataset_batch(_elements(rows, "", self), batch_size, drop_remainder)
    whole = _elements(batches._items, "_PaddedBatchDataset", self)
    _keep(whole, "_batched", not drop_remainder)
    return whole

def _evened(items, shapes, filling):
    if _typename(items[0]) == "tuple":
        parts = [_evened(list(part), shapes if shapes is None else shapes[k], filling[k] if _typename(filling) == "tuple" else filling) for k, part in enumerate(zip(*items))]
        return [tuple(row) for row in zip(*parts)]
    if [t for t in items if _typename(t) != "array" or _uneven(t) or t.ndim != items[0].ndim] or filling is not None and ndim(filling) != 0:
        _outside("padded_batch of these")
    sizes = [None] * items[0].ndim if shapes is None else list(shapes)
    if len(sizes) != items[0].ndim:
        _outside("padded_batch of these")
    most = [max([t.shape[k] for t in items]) for k in range(items[0].ndim)]
    if [1 for n, m in zip(sizes, most) if n is not None and n != -1 and n < m]:
        _outside("padded_batch to less than there is")
    wanted = [m if n is None or n == -1 else n for n, m in zip(sizes, most)]
    zero = constant(0 if filling is None else filling, dtype=items[0].dtype) if _kind(items[0]) != "b" else constant(False)
    return [t if list(t.shape) == wanted else pad(t, [[0, n - m] for n, m in zip(wanted, t.shape)], constant_values=zero) for t in items]

def Dataset_map(self, map_func, num_parallel_calls=None, deterministic=None):
    try:
        _traces_over(map_func, self._items)
        return _elements([_mapped(map_func(*v) if _typename(v) == "tuple" else map_func(v)) for v in self._items], "_MapDataset", self)
    except Exception:
        _outside("a mistake in a function that is traced")

# What is done with each element is traced once, with an element that has no values, which
# a function that asks for them shows.

def _traces_over(f, items):
    first = items[:1] if not items or _typename(items[0]) != "tuple" else list(items[0])
    if ".numpy()" in _program() and "py_function" not in _program() and not [v for v in first if _typename(v) != "array"]:
        _dry(f, [_any_of(v) for v in first], {}, None, 3)

def _mapped(v):
    if v is None:
        _outside("a map to nothing")
    if _typename(v) == "list" and [one for one in v if _typename(one) == "array"]:
        v = tuple(v)
    if _has_strings(v):
        return _strings_of(v)
    if _typename(v) in ("tuple", "dict", "array"):
        return tuple([_mapped(one) for one in v]) if _typename(v) == "tuple" else v
    return convert_to_tensor(v) if _typename(v) in ("int", "float", "bool", "list") else v

def Dataset_take(self, count):
    return _elements(self._items[:count], "_TakeDataset", self)

def Dataset_skip(self, count):
    return _elements(self._items[count:], "_SkipDataset", self)

def Dataset_repeat(self, count=None):
    if count is None or count < 0:
        return _endless_items(self._items)
    return _elements(self._items * count, "_RepeatDataset", self)

def _endless_items(items):
    if not items:
        _outside("a Dataset of nothing")
    def no_length(self):
        raise TypeError("The dataset is infinite.")
    return _instance("_RepeatDataset", "tensorflow.data.Dataset", {"__len__": no_length, "__iter__": lambda self: _outside("an endless Dataset"),
        "take": lambda self, count: _elements([items[k % len(items)] for k in range(count)], "_TakeDataset"), "batch": lambda self, batch_size, drop_remainder=False: _outside("an endless Dataset")}, {})

def Dataset_prefetch(self, buffer_size=None):
    return _elements(self._items, "_PrefetchDataset", self)

def Dataset_cache(self):
    return _elements(self._items, "CacheDataset", self)

def Dataset_shuffle(self, buffer_size, seed=None, reshuffle_each_iteration=None):
    _lose()
    return _elements([_shuffled(v) for v in self._items], "_ShuffleDataset", self)

def _shuffled(v):
    if _typename(v) == "dict":
        return {name: _shuffled(one) for name, one in v.items()}
    return tuple([_shuffled(one) for one in v]) if _typename(v) == "tuple" else _empty(list(v.shape), dtype=v.dtype)

def Dataset_as_numpy_iterator(self):
    return _lazy("generator", [_as_numpy(v) for v in self._items])

def _as_numpy(v):
    if _is_strings(v):
        return v.numpy()
    if _typename(v) == "dict":
        return {name: _as_numpy(one) for name, one in v.items()}
    return tuple([_as_numpy(one) for one in v]) if _typename(v) == "tuple" else v.numpy() if not _uneven(v) else _outside("numpy of rows")

def Dataset___len__(self):
    if not self._counted:
        raise TypeError("The dataset length is unknown.")
    return len(self._items)

def Dataset___getitem__(self, key):
    raise TypeError(f"'{_class(self)}' object is not subscriptable")

def Dataset_interleave(self, map_func, cycle_length=None, block_length=1, num_parallel_calls=None, deterministic=None):
    if cycle_length is None:
        _outside("interleave of these")
    waiting, open, rows = list(self._items), [], []
    while waiting or open:
        while waiting and len(open) < cycle_length:
            v, waiting = waiting[0], waiting[1:]
            open.append(list((map_func(*v) if _typename(v) == "tuple" else map_func(v))._items))
        if [one for one in open if len(one) != len(open[0])]:
            _outside("interleave of several lengths")
        while open and open[0]:
            for k, one in enumerate(open):
                rows.extend(one[:block_length])
                open[k] = one[block_length:]
        open = []
    return _elements(rows, "_ParallelInterleaveDataset" if num_parallel_calls is not None else "_InterleaveDataset", counted=False)

def Dataset_shard(self, num_shards, index):
    if index >= num_shards:
        _outside("shard of these")
    return _elements(self._items[index::num_shards], "_ShardDataset", self)

def Dataset_scan(self, initial_state, scan_func):
    state, rows = initial_state, []
    for v in self._items:
        state, one = scan_func(state, v)
        rows.append(_mapped(one))
    return _elements(rows, "_ScanDataset", self)

def Dataset_take_while(self, predicate):
    rows = []
    for v in self._items:
        if not bool(predicate(*v) if _typename(v) == "tuple" else predicate(v)):
            break
        rows.append(v)
    return _elements(rows, "_TakeWhileDataset", counted=False)

def Dataset_unique(self):
    rows, seen = [], []
    for v in self._items:
        if v.ndim:
            _outside("unique of these")
        if v.numpy().item() not in seen:
            seen.append(v.numpy().item())
            rows.append(v)
    return _elements(rows, "_UniqueDataset", counted=False)

def Dataset_apply(self, transformation_func):
    return transformation_func(self)

def Dataset_get_single_element(self):
    return self._items[0] if len(self._items) == 1 else _outside("get_single_element of these")

def Dataset_with_options(self, options):
    return _elements(self._items, "_OptionsDataset", self)

def Dataset___iter__(self):
    return list(self._items)

def Dataset_from_tensors(tensors):
    return _elements([tuple([_of_any(t) for t in tensors]) if _typename(tensors) == "tuple" else _of_any(tensors)], "_TensorDataset")

def Dataset_from_generator(generator, output_types=None, output_shapes=None, args=None, output_signature=None):
    kinds = output_types if output_signature is None else output_signature
    if args is not None or _typename(generator) != "function":
        _outside("a generator of these")
    return _elements([_of_kinds(v, kinds) for v in generator()], "_FlatMapDataset", counted=False)

def _of_kinds(v, kind):
    if _typename(kind) == "tuple":
        return tuple([_of_kinds(one, k) for one, k in zip(v, kind)])
    if _typename(kind) == "dict":
        return {name: _of_kinds(v[name], k) for name, k in kind.items()}
    dtype = kind.dtype if _typename(kind) == "TensorSpec" else kind
    a = _strings_of(v) if _has_strings(v) else cast(v, dtype)
    sizes = kind._sizes if _typename(kind) == "TensorSpec" else None
    if a.dtype != dtype or sizes is not None and (len(sizes) != a.ndim or [1 for n, m in zip(sizes, a.shape) if n not in (None, m)]):
        _outside("elements of another shape")
    return a

def Dataset_zip(*args, datasets=None):
    parts = list(args[0]) if len(args) == 1 and _typename(args[0]) == "tuple" else list(args)
    if datasets is not None or not parts:
        _outside("a zip of these")
    return _elements([tuple(v) for v in zip(*[p._items for p in parts])], "_ZipDataset")

def Dataset_filter(self, predicate):
    first, told = self._items[0] if self._items else None, None
    try:
        told = None if first is None else _unseen(predicate(*first) if _typename(first) == "tuple" else predicate(first))
    except Exception:
        _outside("a mistake in a function that is traced")
    if _kind(told) and (_kind(told) != "b" or told.ndim):
        raise ValueError(f"Invalid `predicate`. `predicate` must return a `tf.bool` scalar tensor, but its return type is TensorSpec(shape={tuple(told.shape)}, dtype=tf.{told.dtype.name}, name=None).")
    try:
        return _elements([v for v in self._items if bool(predicate(*v) if _typename(v) == "tuple" else predicate(v))], "_FilterDataset", counted=False)
    except Exception:
        _outside("a mistake in a function that is traced")

def Dataset_enumerate(self, start=0):
    return _elements([(constant(k + start, dtype="int64"), v) for k, v in enumerate(self._items)], "_ZipDataset", self)

def Dataset_concatenate(self, dataset):
    return _elements(self._items + dataset._items, "_ConcatenateDataset", self)

def Dataset_unbatch(self):
    rows = []
    for v in self._items:
        rows.extend([tuple(parts) for parts in zip(*[list(t) for t in v])] if _typename(v) == "tuple" else list(v))
    return _elements(rows, "_UnbatchDataset", counted=False)

def Dataset_cardinality(self):
    return constant(len(self._items) if self._counted else -2, dtype="int64")

def Dataset_reduce(self, initial_state, reduce_func):
    state = initial_state
    if self._items and _kind(self._items[0]) and _typename(state) in ("int", "float", "array") and convert_to_tensor(state).dtype != self._items[0].dtype:
        _outside("reduce of several types")
    for v in self._items:
        state = reduce_func(state, v)
    return convert_to_tensor(state) if _typename(state) not in ("tuple", "list", "dict") else state

# A window is a Dataset of its own.

def Dataset_window(self, size, shift=None, stride=1, drop_remainder=False):
    if stride != 1:
        _outside("windows of these")
    rows = [self._items[k:k + size] for k in range(0, len(self._items), size if shift is None else shift)]
    return _elements([_elements(r, "_VariantDataset") for r in rows if len(r) == size or not drop_remainder], "_WindowDataset", self)

def Dataset_flat_map(self, map_func):
    rows = []
    for v in self._items:
        try:
            rows.extend((map_func(*v) if _typename(v) == "tuple" else map_func(v))._items)
        except Exception:
            _outside("a mistake in a function that is traced")
    return _elements(rows, "_FlatMapDataset", counted=False)

# Lists of numbers that are filled up, or cut, to one length.

def utils_pad_sequences(sequences, maxlen=None, dtype="int32", padding="pre", truncating="pre", value=0.0):
    if _typename(sequences) not in ("list", "tuple") or [s for s in sequences if _typename(s) not in ("list", "tuple") or [v for v in s if _typename(v) not in ("int", "float")]] or not sequences or dtype not in ("int32", "float32", "int64"):
        _outside("pad_sequences of these")
    for name, how in (("Truncating", truncating), ("Padding", padding)):
        if how not in ("pre", "post"):
            raise ValueError(f'{name} type "{how}" not understood')
    n = sorted([len(s) for s in sequences])[-1] if maxlen is None else maxlen
    rows = []
    for s in sequences:
        kept = (list(s)[len(s) - n:] if truncating == "pre" else list(s)[:n]) if len(s) > n else list(s)
        more = [float(value)] * (n - len(kept))
        rows.append(more + kept if padding == "pre" else kept + more)
    return cast(reshape(constant([float(v) for row in rows for v in row], dtype="float64"), [len(rows), n]), dtype).numpy()

sequence_pad_sequences = utils_pad_sequences
