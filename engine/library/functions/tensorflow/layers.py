# A layer of Keras is an instance whose class has a call. Its weights come with its first
# inputs, and have values that are not known.

def _keras(kind, call, name, **parts):
    layer = _instance(kind, "tensorflow.keras.layers.Layer", {"call": _or_symbolic(call), "get_weights": lambda self: [w.numpy() for w in self.weights], "count_params": _counted_weights, "build": _built_for, "set_weights": _set_weights, "the_kernel": _unbuilt, "the_trainable_weights": _trained_of, "the_trainable_variables": _trained_of, "the_non_trainable_weights": _still_of, "the_non_trainable_variables": _still_of, "the_input_shape": lambda self: _no_shape_yet(self, "input"), "the_output_shape": lambda self: _no_shape_yet(self, "output")},
        dict(parts, built=False, fed=None, given=None, weights=[], _trained=[], _still=[], trainable=True))
    if name is not None and _typename(name) != "str":
        _outside(kind + " of these")
    n = _counted(kind) if name is None else 0
    _keep(layer, "name", _snake(kind) + (f"_{n}" if n else "") if name is None else name)
    return layer

# A layer that is frozen trains none of its weights.

def _trained_of(self):
    if self.trainable is not True:
        return []
    return [w for layer in _inner_layers(self) for w in layer.trainable_weights] if "layers" in _attributes(self) else self._trained

def _still_of(self):
    if self.trainable is not True:
        return self.weights
    return [w for layer in _inner_layers(self) for w in layer.non_trainable_weights] if "layers" in _attributes(self) else self._still

def _inner_layers(self):
    return [layer for layer in self.layers if _role(layer) == "Module" and _class(layer) != "KerasTensor"]

def _counted(kind):
    layers = _notes("layers")
    layers[kind] = layers.get(kind, -1) + 1
    return layers[kind]

# A model tells its layers by their tensors; a layer that is given an Input tells its output.

def _or_symbolic(call):
    def either(self, *args, **named):
        return _symbolic(self, call, args, named) if [v for v in args if _symbols(v)] else call(self, *args, **named)
    return either

def _unbuilt(self):
    if self.built is not False or _class(self) not in ("Dense", "Conv2D", "Conv1D"):
        _outside("kernel", "argument")
    raise AttributeError("You must build the layer before accessing `kernel`.")

def _no_shape_yet(self, way=""):
    if _class(self) == "Sequential" and way and not self.built:
        raise AttributeError(f"Sequential model '{self.name}' has no defined {way} shape yet.")
    _outside("the shape of a layer")

# _given notes what the first layer of a model takes, which builds the model.

def _given(layer, shape):
    if shape is not None:
        _keep(layer, "given", list(shape))
    return layer

def _counted_weights(self):
    if self.built is False and not self.fed and _class(self) not in ("Dropout", "ReLU", "Activation", "Reshape", "Softmax", "LeakyReLU"):
        raise ValueError(f"You tried to call `count_params` on layer '{self.name}', but the layer isn't built. You can build it manually via: `layer.build(input_shape)`.")
    n = 0
    for w in self.weights:
        n = n + _product(w.shape)
    return n

# _built_for makes the weights that inputs of a shape ask for, whose None is any size.

def _built_for(self, input_shape):
    sizes = list(input_shape)
    if [n for n in sizes if n is None and n is not sizes[0]] or self.built is not False or _class(self) in ("Functional", "BatchNormalization"):
        _outside("build of these")
    _unseen(self(_empty([1 if n is None else n for n in sizes])))

def _snake(kind):
    letters, word = list(kind), ""
    for k, c in enumerate(letters):
        starts = k and c != c.lower() and (_is_small(letters[k - 1]) or k + 1 < len(letters) and _is_small(letters[k + 1]))
        word = word + ("_" if starts else "") + c.lower()
    return word

def _is_small(letter):
    return letter != letter.upper()

# What a layer takes: a tensor of floats, of 32 bits. A merging one takes several.

def _fed(self, inputs, rank=None, least=None):
    leaf = inputs
    while _typename(leaf) in ("list", "tuple") and len(leaf):
        leaf = leaf[0]
    if _typename(leaf) in ("int", "float", "str"):
        raise ValueError(f"Only input tensors may be passed as positional arguments. The following argument value should be passed as a keyword argument: {leaf} (of type <class '{_typename(leaf)}'>)")
    if _typename(inputs) != "array":
        _outside("a layer of these")
    x = convert_to_tensor(inputs)
    _keep(self, "fed", True)
    for n, says in ((rank, "ndim"), (least, "min_ndim")):
        if n is not None and (x.ndim < n or n == rank and x.ndim > n):
            raise ValueError(f"Input 0 with name 'None' of layer '{self.name}' is incompatible with the layer: expected {says}={n}, found ndim={x.ndim}. Full shape received: {tuple(x.shape)}")
    return cast(x, "float32") if _kind(x) == "f" else x

def _grown(self, x, shapes, axis=-1):
    n = x.shape[axis]
    if self.built is False:
        made = [_variable(_empty(list(shape)), True, "KerasVariable") for shape in shapes]
        for name, weight in zip(_weight_names(_class(self)), made):
            _keep(weight, "name", name)
        for part in ("weights", "_trained"):
            _keep(self, part, made)
        _keep(self, "built", True)
        _keep(self, "sized", n)
    elif self.sized != n and _class(self) in ("LSTM", "GRU", "SimpleRNN"):
        wide = self.units * {"LSTM": 4, "GRU": 3}.get(_class(self), 1)
        _raised("MatMul", f"Matrix size-incompatible: In[0]: [{x.shape[0]},{n}], In[1]: [{self.sized},{wide}]", " name: ")
    elif self.sized != n and _class(self) == "LayerNormalization":
        _outside("LayerNormalization of another size")
    elif self.sized != n:
        raise ValueError(f"Input 0 with name 'None' of layer '{self.name}' is incompatible with the layer: expected axis {axis} of input shape to have value {self.sized}, but received input with shape {tuple(x.shape)}")
    return self.weights

def _weight_names(kind):
    if kind in ("LSTM", "GRU", "SimpleRNN"):
        return ["kernel", "recurrent_kernel", "bias"]
    return ["gamma", "beta", "moving_mean", "moving_variance"] if "Normalization" in kind else ["kernel", "bias"] if "Dense" in kind or "Conv" in kind and "Separable" not in kind else []

def _activated(x, activation):
    if activation is None or _typename(activation) == "function":
        return x if activation is None else activation(x)
    if activation not in ("linear", "relu", "sigmoid", "tanh", "softmax", "elu", "gelu", "softplus", "silu", "swish", "exponential", "log_softmax"):
        _outside("this activation")
    if activation in ("linear", "tanh", "exponential"):
        return x if activation == "linear" else tanh(x) if activation == "tanh" else exp(x)
    if activation in ("sigmoid", "relu", "elu"):
        return sigmoid(x) if activation == "sigmoid" else nn_relu(x) if activation == "relu" else nn_elu(x)
    if activation in ("softmax", "log_softmax"):
        return nn_softmax(x) if activation == "softmax" else nn_log_softmax(x)
    return nn_gelu(x) if activation == "gelu" else nn_softplus(x) if activation == "softplus" else nn_silu(x)

def layers_Dense(units, activation=None, use_bias=True, kernel_initializer=None, bias_initializer=None, kernel_regularizer=None, input_shape=None, input_dim=None, dtype=None, trainable=True, name=None):
    if dtype is not None or trainable is not True:
        _outside("Dense of these")
    if not isinstance(units, int) or units < 1:
        raise ValueError(f"Received an invalid value for `units`, expected a positive integer. Received: units={units}")
    _checked(activation, kernel_initializer, bias_initializer, kernel_regularizer)
    return _given(_keras("Dense", _dense, name, units=units, activation=activation, use_bias=use_bias), (input_dim,) if input_shape is None and input_dim is not None else input_shape)

def _checked(activation, kernel_initializer=None, bias_initializer=None, kernel_regularizer=None):
    _identified(activation, "activation function")
    _identified(kernel_initializer, "initializer")
    _identified(bias_initializer, "initializer")
    _identified(kernel_regularizer, "regularizer")

def _dense(self, inputs, training=None):
    if _typename(training) == "array":
        raise TypeError("Dense.call() got multiple values for argument 'training'")
    x = cast(_fed(self, inputs, least=2), "float32")
    n = self.units
    weights = _grown(self, x, [[x.shape[-1], n], [n]] if self.use_bias else [[x.shape[-1], n]])
    _keep(self, "kernel", weights[0])
    _keep(self, "bias", weights[1] if self.use_bias else None)
    y = tensordot(x, weights[0], 1)
    return _activated(y + weights[1] if self.use_bias else y, self.activation)

def layers_Flatten(input_shape=None, name=None):
    return _given(_keras("Flatten", lambda self, inputs: reshape(_fed(self, inputs, least=1), [inputs.shape[0], _product(list(inputs.shape)[1:])] if not _uneven(inputs) else _outside("Flatten of uneven rows")), name), input_shape)

def layers_Reshape(target_shape, input_shape=None, name=None):
    sizes = tuple(target_shape)
    if [n for n in sizes if _typename(n) == "int" and n < -1]:
        raise ValueError(f"Each dimension in `target_shape` must be a non-negative integer, or `-1` for a single unknown dimension. Received: target_shape={sizes}.")
    if len([n for n in sizes if n == -1]) > 1:
        raise ValueError(f"There must be at most one unknown dimension (-1) in `target_shape`. Received: target_shape={sizes}.")
    return _given(_keras("Reshape", _reshaped, name, target_shape=tuple(target_shape)), input_shape)

def _reshaped(self, inputs):
    x, known = _fed(self, inputs), _product([n for n in self.target_shape if n != -1])
    if -1 in self.target_shape and _product(x.shape[1:]) % known or -1 not in self.target_shape and _product(x.shape[1:]) != known:
        if -1 in self.target_shape:
            raise ValueError(f"The total size of the tensor must be unchanged, however, the input size cannot by divided by the specified dimensions in target_shape. Received: input_shape={tuple(list(x.shape)[1:])}, target_shape={self.target_shape}")
        raise ValueError(f"The total size of the tensor must be unchanged. Received: input_shape={tuple(list(x.shape)[1:])}, target_shape={self.target_shape}")
    return reshape(x, [x.shape[0]] + list(self.target_shape))

def layers_Permute(dims, name=None):
    if sorted(dims) != list(range(1, len(dims) + 1)):
        raise ValueError(f"Invalid permutation argument `dims` for Permute Layer. The set of indices in `dims` must be consecutive and start from 1. Received dims={tuple(dims)}")
    return _keras("Permute", lambda self, inputs: transpose(_fed(self, inputs, len(dims) + 1), [0] + list(dims)), name, dims=tuple(dims))

def layers_RepeatVector(n, name=None):
    if _typename(n) != "int":
        raise TypeError(f"Expected an integer value for `n`, got <class '{_typename(n)}'>.")
    return _keras("RepeatVector", lambda self, inputs: _repeated_along(expand_dims(_fed(self, inputs, 2), 1), n, 1), name, n=n)

def layers_Activation(activation, name=None):
    _checked(activation)
    return _keras("Activation", lambda self, inputs: _activated(_real(_fed(self, inputs), "Activation"), activation), name, activation=activation)

def layers_ReLU(name=None):
    return _keras("ReLU", lambda self, inputs: maximum(_real(_fed(self, inputs), "ReLU"), 0), name)

def layers_LeakyReLU(negative_slope=0.3, alpha=None, name=None):
    slope = negative_slope if alpha is None else alpha
    return _keras("LeakyReLU", lambda self, inputs: nn_leaky_relu(_fed(self, inputs), slope), name, negative_slope=slope)

def layers_Softmax(axis=-1, name=None):
    def call(self, inputs, mask=None):
        x = _real(_fed(self, inputs), "Softmax")
        return nn_softmax(x, axis) if mask is None else tensorflow_where(mask, nn_softmax(x + (1.0 - cast(mask, x.dtype)) * -1e9, axis), 0.0)
    return _keras("Softmax", call, name, axis=axis)

def layers_Rescaling(scale, offset=0.0, name=None):
    return _keras("Rescaling", lambda self, inputs: cast(_fed(self, inputs), "float32") * scale + offset, name, scale=scale, offset=offset)

def layers_Lambda(function, name=None):
    return _keras("Lambda", lambda self, inputs: function(inputs), name)

def layers_Dropout(rate, name=None):
    if rate < 0 or rate > 1:
        raise ValueError(f"Invalid value received for argument `rate`. Expected a float value between 0 and 1. Received: rate={rate}")
    return _keras("Dropout", _dropped, name, rate=rate)

def _dropped(self, inputs, training=False):
    x = _fed(self, inputs)
    return _shaped(list(x.shape)) if training and self.rate else x

def _shaped(shape):
    _lose()
    return _empty(shape)

def layers_LayerNormalization(axis=-1, epsilon=0.001, name=None):
    def call(self, inputs):
        x = _real(_fed(self, inputs), "LayerNormalization")
        if _typename(axis) == "int" and axis >= x.ndim:
            raise IndexError("tuple index out of range")
        _grown(self, x, [[x.shape[k] for k in ([axis] if _typename(axis) == "int" else axis)]] * 2)
        return _leveled(x, axis, epsilon)
    return _keras("LayerNormalization", call, name)

def _leveled(a, axis, epsilon):
    mean, variance = nn_moments(a, [axis] if _typename(axis) == "int" else axis, keepdims=True)
    return (a - mean) / sqrt(variance + epsilon)

def layers_BatchNormalization(axis=-1, momentum=0.99, epsilon=0.001, name=None):
    return _keras("BatchNormalization", lambda self, inputs, training=False: _normed(self, _fed(self, inputs), axis, epsilon, training), name, trained=False)

def _normed(self, x, axis, epsilon, training):
    if _kind(x) != "f" or x.ndim < 2 or axis >= x.ndim or axis < -x.ndim:
        if axis >= x.ndim:
            raise IndexError("tuple index out of range")
        _outside("BatchNormalization of these")
    four = _grown(self, x, [[x.shape[axis]]] * 4, axis)
    _keep(self, "_trained", four[:2])
    _keep(self, "_still", four[2:])
    for name, weight in zip(("gamma", "beta", "moving_mean", "moving_variance"), four):
        _keep(self, name, weight)
    if training:
        _keep(self, "trained", True)
        return _leveled(x, [k for k in range(x.ndim) if k != axis % x.ndim], epsilon)
    return _shaped(list(x.shape)) if self.trained else x * (1 / sqrt(1 + epsilon))

def layers_Embedding(input_dim, output_dim, embeddings_initializer=None, mask_zero=False, input_length=None, name=None):
    _checked(None, embeddings_initializer)
    for name, n in (("input_dim", input_dim), ("output_dim", output_dim)):
        if _typename(n) == "int" and n < 1:
            if name == "input_dim":
                raise ValueError(f"`{name}` must be a positive integer. Received: {name}={n} (of type int).")
            _outside("Embedding of these")
    return _keras("Embedding", _embedded, name, input_dim=input_dim, output_dim=output_dim)

def _embedded(self, inputs):
    ids, table = cast(_fed(self, inputs), "int32"), _empty([self.input_dim, self.output_dim])
    if self.built is False:
        made = _variable(table, True, "KerasVariable")
        _keep(made, "name", "embeddings")
        for part in ("weights", "_trained"):
            _keep(self, part, [made])
        _keep(self, "built", True)
        _keep(self, "embeddings", self.weights[0])
    if _known(ids) and reduce_any(ids < 0):
        _outside("an Embedding below its table")
    return tensorflow_gather(self.weights[0], ids)

def initializers_GlorotUniform(seed=None):
    return lambda shape, dtype=None: _empty(list(shape), dtype="float32" if dtype is None else dtype)

initializers_GlorotNormal, initializers_HeNormal, initializers_HeUniform, initializers_LecunNormal, initializers_LecunUniform = initializers_GlorotUniform

def initializers_RandomNormal(mean=0.0, stddev=0.05, seed=None):
    return initializers_GlorotUniform()

def initializers_RandomUniform(minval=-0.05, maxval=0.05, seed=None):
    return initializers_GlorotUniform()

def initializers_TruncatedNormal(mean=0.0, stddev=0.05, seed=None):
    return initializers_GlorotUniform()

def initializers_Zeros():
    return lambda shape, dtype=None: zeros(list(shape), dtype="float32" if dtype is None else dtype)

def initializers_Ones():
    return lambda shape, dtype=None: ones(list(shape), dtype="float32" if dtype is None else dtype)

tensorflow_zeros_initializer = initializers_Zeros

tensorflow_ones_initializer = initializers_Ones

def initializers_Constant(value=0.0):
    return lambda shape, dtype=None: fill(list(shape), constant(value, dtype="float32" if dtype is None else dtype))

def Layer_add_weight(self, shape=None, initializer=None, dtype=None, trainable=True, name=None):
    if _typename(shape) not in ("tuple", "list"):
        _outside("add_weight of these")
    size, kind = list(shape), "float32" if dtype is None else dtype
    if [n for n in size if _typename(n) == "int" and n < 0]:
        raise ValueError(f"Cannot convert '{tuple(size)}' to a shape. Negative dimensions are not allowed.")
    _identified(initializer, "initializer")
    first = zeros(size, dtype=kind) if initializer == "zeros" else ones(size, dtype=kind) if initializer == "ones" else initializer(size, kind) if _typename(initializer) == "function" else _empty(size, dtype=kind)
    weight = _variable(first, trainable, "KerasVariable")
    _keep(weight, "name", "variable" if name is None else name)
    _keep(weight, "trainable", trainable)
    return weight

Model_add_weight = Layer_add_weight

def layers_GaussianNoise(stddev, name=None):
    return _keras("GaussianNoise", lambda self, inputs, training=False: _shaped(list(inputs.shape)) if training else _fed(self, inputs), name)

def layers_SpatialDropout1D(rate, name=None):
    return _keras("SpatialDropout1D", lambda self, inputs, training=False: _dropped(self, _fed(self, inputs, 3), training), name, rate=rate)

# Layers that change images at random keep their sizes.

def _altered(kind, name):
    return _keras(kind, lambda self, inputs, training=True: _shaped(list(_fed(self, inputs).shape)), name)

def layers_RandomFlip(mode="horizontal_and_vertical", seed=None, name=None):
    return _altered("RandomFlip", name)

def layers_Resizing(height, width, name=None):
    def call(self, inputs):
        x = _fed(self, inputs)
        if x.ndim not in (3, 4):
            _outside("Resizing of these")
        return _shaped(list(x.shape)[:-3] + [height, width, x.shape[-1]])
    return _keras("Resizing", call, name)

def layers_Attention(use_scale=False, dropout=0.0, name=None):
    def call(self, inputs, return_attention_scores=False):
        if _typename(inputs) != "list" or len(inputs) not in (2, 3) or use_scale or return_attention_scores:
            _outside("Attention of these")
        q, v = _fed(self, inputs[0]), _fed(self, inputs[1])
        k = v if len(inputs) == 2 else _fed(self, inputs[2])
        if q.ndim != 3 or v.ndim != 3 or q.shape[0] != v.shape[0] or q.shape[2] != k.shape[2] or list(k.shape)[:2] != list(v.shape)[:2]:
            _outside("Attention of these")
        return nn_softmax(q @ transpose(k, [0, 2, 1])) @ v
    return _keras("Attention", call, name)

# What an instance of the program's own class tells of its layers.

def Layer_count_params(self):
    weights = Layer_the_weights(self)
    if not weights:
        raise ValueError(f"You tried to call `count_params` on layer '{Layer_the_name(self)}', but the layer isn't built. You can build it manually via: `layer.build(input_shape)`.")
    return _products_of([list(w.shape) for w in weights])

def _products_of(shapes):
    n = 0
    for shape in shapes:
        n = n + _product(shape)
    return n

def Layer_the_name(self):
    return _snake(_class(self))

def Layer_the_layers(self):
    return [one for v in _attributes(self).values() for one in (v if _typename(v) == "list" else [v]) if _role(one) == "Module"]

Model_count_params = Layer_count_params
Model_the_name = Layer_the_name
Model_the_layers = Layer_the_layers
