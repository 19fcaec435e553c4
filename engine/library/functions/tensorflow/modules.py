# tf.Module, tf.TensorArray and tf.TensorSpec.

# The variables of a module come in the order of the names of its attributes, those of the
# modules in it after its own.

def Module_the_variables(self):
    own, inner = [], []
    for name in sorted([n for n in _attributes(self) if n]):
        for v in _leaves_of(_attributes(self)[name]):
            if _role(v) in ("Variable", "KerasVariable"):
                own.append(v)
            elif _role(v) == "Module":
                inner.append(v)
    for module in inner:
        own.extend(list(module.variables))
    return tuple(own)

def _leaves_of(v):
    kind = _typename(v)
    if kind in ("list", "tuple", "dict"):
        return [leaf for one in (v.values() if kind == "dict" else v) for leaf in _leaves_of(one)]
    return [v]

def Module_the_trainable_variables(self):
    return tuple([v for v in Module_the_variables(self) if _role(v) != "Variable" or v.trainable])

def Module_the_submodules(self):
    found = []
    for name in sorted([n for n in _attributes(self) if n]):
        found.extend([v for v in _leaves_of(_attributes(self)[name]) if _role(v) == "Module"])
    return tuple(found + [m for v in found for m in v.submodules])

# A TensorArray is a list of tensors of one type; what was not written is 0.

def TensorArray(dtype, size=None, dynamic_size=None, clear_after_read=None, tensor_array_name=None, handle=None, flow=None, infer_shape=True, element_shape=None, colocate_with_first_write_call=True, name=None):
    if size is None:
        raise ValueError("Size must be declared for TensorArrays when eager execution is enabled.")
    if element_shape is not None or infer_shape is not True:
        _outside("a TensorArray of these")
    items = [None] * int(size)
    kind = zeros(1, dtype=dtype).dtype
    array, written, read_from = _instance("TensorArray", "", {}, {"dtype": kind}), _instance("ShouldUseWrapper", "", {}, {"dtype": kind}), []
    def write(index, value, name=None):
        if not isinstance(index, int) and _kind(index) != "i":
            _outside("a TensorArray by this index")
        v, k = value if _typename(value) == "array" else convert_to_tensor(value), int(index)
        if _typename(value) != "array" and _kind(v) != "b" and (kind.name.startswith("float") or _kind(v) == "i" and kind.name != "bool"):
            v = constant(value, dtype=kind)
        if v.dtype != kind:
            raise InvalidArgumentError(f"TensorArray dtype is {kind.name} but Op is trying to write dtype {v.dtype.name} ")
        if k >= len(items) and not dynamic_size:
            _outside("a TensorArray beyond its end")
        known = [t for t in items if t is not None]
        if known and list(known[0].shape) != list(v.shape):
            raise ValueError(f"Incompatible shape for value ({tuple(v.shape)}), expected ({tuple(known[0].shape)})")
        while len(items) <= k:
            items.append(None)
        items[k] = v
        return written
    def whole(name=None):
        known = [t for t in items if t is not None]
        if not known and reduce_all(_unheld(zeros(1, dtype="bool"))) or read_from and clear_after_read is not False:
            _outside("a TensorArray without values")
        if not known: # of a function that is tried
            return [_empty([], dtype=kind)]
        return [zeros_like(known[0]) if t is None else t for t in items]
    def joined(parts):
        if parts[0].ndim == 0:
            raise InvalidArgumentError("Concat saw a scalar shape at index 0 but requires at least vectors.")
        return concat(parts, 0)
    def unstack(value, name=None):
        rows = list(constant(value, dtype=kind) if _typename(value) != "array" else value)
        if len(items) > len(rows):
            _outside("unstack of these")
        for k, row in enumerate(rows):
            write(k, row)
        return written
    def read(index, name=None):
        if int(index) in read_from and clear_after_read is not False:
            _outside("a second read of a TensorArray")
        read_from.append(int(index))
        return items[int(index)] if int(index) < len(items) and items[int(index)] is not None else _outside("what a TensorArray does not hold")
    for part, do in (("write", write), ("unstack", unstack), ("read", read), ("stack", lambda name=None: stack(whole())), ("concat", lambda name=None: joined(whole())), ("size", lambda name=None: constant(len(items), dtype="int32")), ("gather", lambda indices, name=None: stack([whole()[int(i)] for i in indices])), ("identity", lambda: array)):
        _keep(array, part, do)
        _keep(written, part, do)
    return array

def TensorSpec(shape=None, dtype="float32", name=None):
    _shape_sum(shape, [])
    sizes = None if shape is None else [None if n is None else int(n) for n in shape]
    kind = zeros(1, dtype=dtype).dtype
    says = f"TensorSpec(shape={'<unknown>' if sizes is None else tuple(sizes)}, dtype=tf.{kind.name}, name={name!r})"
    return _instance("TensorSpec", "", {}, {"dtype": kind, "name": name, "shape": sizes if sizes is None else TensorShape(sizes), "_sizes": sizes, "_says": says})

def _spec_of(v, batched=False):
    if _typename(v) == "dict":
        return {name: _spec_of(one, batched) for name, one in v.items()}
    if _typename(v) == "tuple":
        return tuple([_spec_of(one, batched) for one in v])
    if _typename(v) != "array" or _uneven(v):
        _outside("element_spec of these")
    return TensorSpec([None if batched and k == 0 else n for k, n in enumerate(v.shape)], v.dtype)

def Dataset_the_element_spec(self):
    if not self._items or _class(self) in ("_WindowDataset", "_FlatMapDataset"):
        _outside("element_spec of these")
    return _spec_of(self._items[0], self._batched)

# A tensor that is given to a function with a signature is made to fit it.

def _cast_to(spec, v):
    a = convert_to_tensor(v)
    if _class(spec) != "TensorSpec" or spec._sizes is None:
        _outside("this input_signature")
    if _typename(v) != "array":
        a = constant(v, dtype=spec.dtype)
    if a.dtype != spec.dtype or len(a.shape) != len(spec._sizes) or [1 for n, m in zip(a.shape, spec._sizes) if m is not None and n != m]:
        return None
    return a
