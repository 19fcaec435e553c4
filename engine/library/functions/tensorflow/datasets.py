# tf.data: a Dataset is the list of its elements.

def _elements(items, kind):
    return _instance(kind, "tensorflow.data.Dataset", {}, {"_items": items})

def Dataset_from_tensor_slices(tensors):
    if _typename(tensors) == "dict":
        _outside("a Dataset of a dict")
    parts = [convert_to_tensor(t) for t in tensors] if _typename(tensors) == "tuple" else [convert_to_tensor(tensors)]
    if [t for t in parts if t.ndim == 0 or _uneven(t) or t.shape[0] > 64]:
        _outside("a Dataset of these")
    for t in parts[1:]:
        if t.shape[0] != parts[0].shape[0]:
            raise ValueError(f"Dimensions {parts[0].shape[0]} and {t.shape[0]} are not compatible")
    return _elements([tuple([t[k] for t in parts]) if _typename(tensors) == "tuple" else parts[0][k] for k in range(parts[0].shape[0])], "_TensorSliceDataset")

def Dataset_range(stop):
    return _elements([constant(k, dtype="int64") for k in range(stop)], "_RangeDataset")

def Dataset_batch(self, batch_size, drop_remainder=False):
    rows = [self._items[k:k + batch_size] for k in range(0, len(self._items), batch_size)]
    rows = [r for r in rows if len(r) == batch_size or not drop_remainder]
    return _elements([tuple([stack(list(part)) for part in zip(*r)]) if _typename(r[0]) == "tuple" else stack(list(r)) for r in rows], "_BatchDataset")

def Dataset_map(self, map_func):
    return _elements([map_func(*v) if _typename(v) == "tuple" else map_func(v) for v in self._items], "_MapDataset")

def Dataset_take(self, count):
    return _elements(self._items[:count], "_TakeDataset")

def Dataset_skip(self, count):
    return _elements(self._items[count:], "_SkipDataset")

def Dataset_repeat(self, count):
    return _elements(self._items * count, "_RepeatDataset")

def Dataset_prefetch(self, buffer_size):
    return _elements(self._items, "_PrefetchDataset")

def Dataset_cache(self):
    return _elements(self._items, "CacheDataset")

def Dataset_shuffle(self, buffer_size, reshuffle_each_iteration=None):
    _lose()
    hidden = lambda t: _empty(list(t.shape), dtype=t.dtype)
    return _elements([tuple([hidden(t) for t in v]) if _typename(v) == "tuple" else hidden(v) for v in self._items], "_ShuffleDataset")

def Dataset_as_numpy_iterator(self):
    return _lazy("generator", [tuple([t.numpy() for t in v]) if _typename(v) == "tuple" else v.numpy() for v in self._items])

def Dataset___len__(self):
    return len(self._items)

def Dataset___iter__(self):
    return list(self._items)

def Dataset_from_tensors(tensors):
    return _elements([tuple([convert_to_tensor(t) for t in tensors]) if _typename(tensors) == "tuple" else convert_to_tensor(tensors)], "_TensorDataset")

def Dataset_zip(*args, datasets=None):
    parts = list(args[0]) if len(args) == 1 and _typename(args[0]) == "tuple" else list(args)
    if datasets is not None or not parts:
        _outside("a zip of these")
    return _elements([tuple(v) for v in zip(*[p._items for p in parts])], "_ZipDataset")

def Dataset_filter(self, predicate):
    return _elements([v for v in self._items if bool(predicate(*v) if _typename(v) == "tuple" else predicate(v))], "_FilterDataset")

def Dataset_enumerate(self, start=0):
    return _elements([(constant(k + start, dtype="int64"), v) for k, v in enumerate(self._items)], "_ZipDataset")

def Dataset_concatenate(self, dataset):
    return _elements(self._items + dataset._items, "_ConcatenateDataset")

def Dataset_unbatch(self):
    rows = []
    for v in self._items:
        rows.extend([tuple(parts) for parts in zip(*[list(t) for t in v])] if _typename(v) == "tuple" else list(v))
    return _elements(rows, "_UnbatchDataset")

def Dataset_cardinality(self):
    return constant(len(self._items), dtype="int64")

def Dataset_reduce(self, initial_state, reduce_func):
    state = initial_state
    for v in self._items:
        state = reduce_func(state, v)
    return convert_to_tensor(state) if _typename(state) not in ("tuple", "list", "dict") else state

# A window is a Dataset of its own.

def Dataset_window(self, size, shift=None, stride=1, drop_remainder=False):
    if stride != 1:
        _outside("windows of these")
    rows = [self._items[k:k + size] for k in range(0, len(self._items), size if shift is None else shift)]
    return _elements([_elements(r, "_VariantDataset") for r in rows if len(r) == size or not drop_remainder], "_WindowDataset")

def Dataset_flat_map(self, map_func):
    rows = []
    for v in self._items:
        rows.extend((map_func(*v) if _typename(v) == "tuple" else map_func(v))._items)
    return _elements(rows, "_FlatMapDataset")

# Lists of numbers that are filled up, or cut, to one length.

def utils_pad_sequences(sequences, maxlen=None, dtype="int32", padding="pre", truncating="pre", value=0.0):
    if _typename(sequences) not in ("list", "tuple") or [s for s in sequences if _typename(s) not in ("list", "tuple") or [v for v in s if _typename(v) not in ("int", "float")]] or not sequences or dtype not in ("int32", "float32", "int64"):
        _outside("pad_sequences of these")
    n = sorted([len(s) for s in sequences])[-1] if maxlen is None else maxlen
    rows = []
    for s in sequences:
        kept = (list(s)[len(s) - n:] if truncating == "pre" else list(s)[:n]) if len(s) > n else list(s)
        more = [float(value)] * (n - len(kept))
        rows.append(more + kept if padding == "pre" else kept + more)
    return cast(reshape(constant([float(v) for row in rows for v in row], dtype="float64"), [len(rows), n]), dtype).numpy()

sequence_pad_sequences = utils_pad_sequences
