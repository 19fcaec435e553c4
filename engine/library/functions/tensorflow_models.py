# Models of Keras are made of layers; optimizers change their weights, and tf.data feeds them.

def keras_Sequential(layers=(), name=None):
    first = [v for v in layers if _class(v) == "KerasTensor"]
    model = _keras("Sequential", _in_turn, name, layers=[v for v in layers if _class(v) != "KerasTensor"], fed=None)
    _keep(model, "add", lambda layer: _added(model, layer))
    if first:
        if len(first) > 1 or layers[0] is not first[0] or [n for n in first[0].shape[1:] if n is None]:
            _outside("a model of these")
        _unseen(_in_turn(model, _empty([1] + list(first[0].shape)[1:])))
    elif layers:
        _built(model)
    return model

def _built(model):
    first = model.layers[0]
    if _class(first) in ("Dense", "Flatten", "Reshape", "Conv2D", "Conv1D", "LSTM", "GRU", "SimpleRNN") and first.given is not None:
        if None in first.given:
            _outside("a model of these")
        _unseen(_in_turn(model, _empty([1] + first.given)))

def _added(model, layer):
    if _class(layer) == "KerasTensor":
        _outside("an Input that is added")
    model.layers.append(layer)
    _built(model)

def keras_Input(shape=None, batch_size=None, dtype=None, name=None):
    if _typename(shape) not in ("tuple", "list") or batch_size is not None or dtype is not None:
        _outside("an Input of these")
    return _instance("KerasTensor", "tensorflow.keras.KerasTensor", {}, {"shape": tuple([None] + list(shape))})

layers_Input, layers_InputLayer = keras_Input

def _in_turn(self, inputs, training=False):
    x = convert_to_tensor(inputs) if _typename(inputs) == "array" else _outside("a model of these")
    if self.fed is not None and self.fed != list(x.shape)[1:]:
        _outside("a model of inputs of several shapes")
    _keep(self, "fed", list(x.shape)[1:])
    for layer in self.layers:
        x = layer(x, training=True) if training and _class(layer) in ("Dropout", "BatchNormalization") else layer(x)
    weights = [w for layer in self.layers if _role(layer) == "Module" for w in layer.weights]
    for part in ("weights", "trainable_weights", "trainable_variables", "variables"):
        _keep(self, part, weights)
    return x

def _slid(x, size, step, padding):
    _lose()
    n = x.ndim - 2
    if n < 1 or padding not in ("valid", "same"):
        _outside("this layer of these")
    sizes, steps = _windowed(size, n), _windowed(step, n)
    if padding == "valid" and [k for k in range(n) if x.shape[k + 1] < sizes[k]]:
        _outside("windows larger than the image")
    return [x.shape[0]] + [-(-(x.shape[k + 1] - (sizes[k] - 1 if padding == "valid" else 0)) // steps[k]) for k in range(n)]

def conv2d(input, filters, strides, padding):
    x, w = _alike([input, filters])
    if x.ndim != 4:
        _raised("Conv2D", f"convolution input must be 4-dimensional: [{_braced(x.shape)}]")
    if w.ndim != 4 or x.dtype != w.dtype or _kind(x) != "f":
        _outside("conv2d of these")
    if x.shape[3] % w.shape[2]:
        _raised("Conv2D", f"input depth must be evenly divisible by filter depth: {x.shape[3]} vs {w.shape[2]}")
    if w.shape[3] % (x.shape[3] // w.shape[2]):
        _raised("Conv2D", f"output depth must be evenly divisible by number of groups: {w.shape[3]} vs {x.shape[3] // w.shape[2]}")
    return _empty(_slid(x, list(w.shape)[:2], strides, _padding(padding)) + [w.shape[3]], dtype=x.dtype)

def _padding(padding):
    if padding not in ("VALID", "SAME"):
        _outside("this padding")
    return "valid" if padding == "VALID" else "same"

def max_pool2d(input, ksize, strides, padding):
    x = convert_to_tensor(input)
    if x.ndim != 4:
        _outside("a pool of these")
    return _empty(_slid(x, ksize, strides, _padding(padding)) + [x.shape[-1]], dtype=x.dtype)

avg_pool2d = max_pool2d

def _bits(kernel, x, y):
    a, b = _alike([x, y])
    if _kind(a) not in "iu":
        _barred(kernel, a.dtype.name)
    if a.dtype != b.dtype:
        _unlike(kernel, 1, a.dtype.name, b.dtype.name)
    return (a, b)

def bitwise_bitwise_and(x, y):
    a, b = _bits("BitwiseAnd", x, y)
    return a & b

def bitwise_bitwise_or(x, y):
    a, b = _bits("BitwiseOr", x, y)
    return a | b

def bitwise_bitwise_xor(x, y):
    a, b = _bits("BitwiseXor", x, y)
    return a ^ b

def bitwise_left_shift(x, y):
    a, b = _bits("LeftShift", x, y)
    return a << b

def bitwise_right_shift(x, y):
    a, b = _bits("RightShift", x, y)
    return a >> b

def nn_relu(features):
    a = convert_to_tensor(features)
    if _kind(a) == "b" and not _uneven(a):
        _barred("Relu", "bool")
    return maximum(a, 0)

# Weights of the layers that an instance of the program's own class holds.

def Layer_the_weights(self):
    found = [v for v in _attributes(self).values() if _role(v) == "KerasVariable"]
    for v in _attributes(self).values():
        for one in v if _typename(v) == "list" else [v]:
            if _role(one) == "Module":
                found = found + list(one.weights)
    return found

Model_the_weights = Layer_the_weights

def Layer_the_trainable_variables(self):
    found = [v for v in _attributes(self).values() if _role(v) == "KerasVariable"]
    for v in _attributes(self).values():
        for one in v if _typename(v) == "list" else [v]:
            if _role(one) == "Module":
                found = found + list(one.trainable_variables)
    return found

Model_the_trainable_variables, Model_the_trainable_weights, Layer_the_trainable_weights = Layer_the_trainable_variables

# An optimizer changes variables by gradients, whose values are not known.

def _optimizer(kind, learning_rate):
    def apply_gradients(grads_and_vars):
        for g, v in grads_and_vars:
            if g is None:
                _outside("a gradient that there is not")
            _become(v, _shaped(list(v.shape)))
    return _record(kind, {"learning_rate": learning_rate, "apply_gradients": apply_gradients})

def optimizers_SGD(learning_rate=0.01, momentum=0.0, nesterov=False):
    return _optimizer("SGD", learning_rate)

def optimizers_Adam(learning_rate=0.001, beta_1=0.9, beta_2=0.999, epsilon=1e-07):
    return _optimizer("Adam", learning_rate)

def optimizers_RMSprop(learning_rate=0.001):
    return _optimizer("RMSprop", learning_rate)

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
    hidden = lambda t: _shaped(list(t.shape)) if t.dtype.name == "float32" else _outside("shuffle of these")
    return _elements([tuple([hidden(t) for t in v]) if _typename(v) == "tuple" else hidden(v) for v in self._items], "_ShuffleDataset")

def Dataset___len__(self):
    return len(self._items)

def Dataset___iter__(self):
    return list(self._items)
