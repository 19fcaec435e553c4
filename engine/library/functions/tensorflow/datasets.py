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
