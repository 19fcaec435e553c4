
# What Keras and tf.nn compute. A layer is a function; weights that are drawn at random
# give a result of which the shape alone is known.

def _real(x, name, kernel=""):
    a = _even(x)
    if _kind(a) != "f":
        if kernel:
            _barred(kernel, a.dtype.name)
        _outside(name + " of ints")
    return a

def nn_elu(features):
    a = _real(features, "elu", "Elu")
    return where(a > 0, a, expm1(a))

def nn_silu(features, beta=1.0):
    a = _real(features, "silu", "Sigmoid")
    return a * sigmoid(beta * a)

nn_swish = nn_silu

def nn_softplus(features):
    a = _real(features, "softplus", "Softplus")
    return maximum(a, 0) + log1p(exp(-abs(a)))

def nn_leaky_relu(features, alpha=0.2):
    a = _real(features, "leaky_relu")
    return maximum(alpha * a, a)

def nn_gelu(features, approximate=False):
    a = _real(features, "gelu")
    if approximate:
        return 0.5 * a * (1.0 + tanh(0.7978845608028654 * (a + 0.044715 * a * a * a)))
    return 0.5 * a * (1.0 + erf(a / 1.4142135623730951))

def math_rsqrt(x):
    return 1.0 / sqrt(_real(x, "rsqrt", "Rsqrt"))

def tensorflow_cond(pred, true_fn=None, false_fn=None):
    return true_fn() if pred else false_fn()

def math_bincount(arr, weights=None, minlength=None):
    a = reshape(convert_to_tensor(arr), [-1])
    if weights is not None or a.shape[0] == 0:
        _outside("bincount of these")
    n = max(int(reduce_max(a)) + 1, 0 if minlength is None else minlength)
    return reduce_sum(cast(a == _upto(n)[:, None], "int32"), axis=1)

def tensorflow_searchsorted(sorted_sequence, values, side="left"):
    s, v = _alike([sorted_sequence, values])
    if s.ndim != 1 or v.ndim != 1 or s.dtype != v.dtype or side not in ("left", "right"):
        _outside("searchsorted of these")
    return reduce_sum(cast(s < v[:, None] if side == "left" else s <= v[:, None], "int32"), axis=1)

def image_flip_up_down(image):
    a = convert_to_tensor(image)
    if a.ndim not in (3, 4):
        _outside("an image of another rank")
    return flip(a, [a.ndim - 3])

def image_rgb_to_grayscale(images):
    a = convert_to_tensor(images)
    if _kind(a) != "f" or a.ndim < 3 or a.shape[-1] != 3:
        _outside("rgb_to_grayscale of these")
    return reduce_sum(a * constant([0.2989, 0.587, 0.114], dtype=a.dtype), axis=-1, keepdims=True)

def image_grayscale_to_rgb(images):
    a = convert_to_tensor(images)
    if a.shape[-1] != 1:
        raise ValueError("Last dimension of a grayscale image should be size 1.")
    return tensorflow_tile(a, [1] * (a.ndim - 1) + [3])

def image_per_image_standardization(image):
    a = _real(image, "per_image_standardization")
    n = _product(list(a.shape)[-3:])
    mean = reduce_mean(a, axis=[-3, -2, -1], keepdims=True)
    return (a - mean) / maximum(reduce_std(a, axis=[-3, -2, -1], keepdims=True), 1.0 / n ** 0.5)

def nn_relu6(features):
    return clip_by_value(_real(features, "relu6"), 0.0, 6.0)

def nn_selu(features):
    a = _real(features, "selu", "Selu")
    return 1.0507009873554805 * where(a > 0, a, 1.6732632423543772 * expm1(a))

def nn_dropout(x, rate, noise_shape=None, seed=None):
    a = _real(x, "dropout")
    if noise_shape is not None or _typename(rate) == "array":
        _outside("dropout of these")
    return _shaped(list(a.shape)) if rate else a

def nn_batch_normalization(x, mean, variance, offset, scale, variance_epsilon):
    a = (x - mean) / sqrt(variance + variance_epsilon)
    a = a if scale is None else a * scale
    return a if offset is None else a + offset

def tensorflow_is_tensor(x):
    return _typename(x) == "array" and _class(x) != "numpy.ndarray"

def ensure_shape(x, shape):
    a = convert_to_tensor(x)
    want = list(shape)
    if len(want) != a.ndim or [n for n, m in zip(want, a.shape) if n is not None and n != m]:
        said = ",".join(["?" if n is None else f"{n}" for n in want])
        _raised("EnsureShape", f"Shape of tensor input [{_braced(a.shape)}] is not compatible with expected shape [{said}].")
    return a

def image_flip_left_right(image):
    a = convert_to_tensor(image)
    if a.ndim not in (3, 4):
        _outside("an image of another rank")
    return flip(a, [a.ndim - 2])

def image_resize(images, size, method="bilinear"):
    a = convert_to_tensor(images)
    if a.ndim not in (3, 4):
        raise ValueError("'images' must have either 3 or 4 dimensions.")
    if method not in ("bilinear", "bicubic", "area"):
        _outside("resize of these")
    _lose()
    return _empty(list(a.shape)[:-3] + [int(n) for n in size] + [a.shape[-1]])

def utils_to_categorical(x, num_classes=None):
    a = cast(x, "int32")
    if a.ndim > 1 and a.shape[-1] == 1:
        a = squeeze(a, [-1])
    return one_hot(a, int(reduce_max(a)) + 1 if num_classes is None else num_classes, dtype="float64").numpy()

def _likely(p):
    return clip_by_value(p, 1e-07, 1 - 1e-07)

def _matched(y_true, y_pred):
    t, p = _compared(y_true, y_pred)
    for says, left, right in ((" rank (ndim)", t.ndim, p.ndim), (" shape", t.shape, p.shape)):
        if left != right:
            raise ValueError(f"Arguments `target` and `output` must have the same{says}. Received: target.shape={tuple(t.shape)}, output.shape={tuple(p.shape)}")
    return t, p

def losses_binary_crossentropy(y_true, y_pred, from_logits=False):
    t, p = _matched(y_true, y_pred)
    if from_logits:
        return reduce_mean(maximum(p, 0) - p * t + log1p(exp(-abs(p))), -1)
    p = _likely(p)
    return -reduce_mean(t * log(p) + (1 - t) * log(1 - p), -1)

def losses_categorical_crossentropy(y_true, y_pred, from_logits=False, label_smoothing=0.0):
    t, p = _matched(y_true, y_pred)
    if p.ndim == 0:
        _outside("a loss of scalars")
    if label_smoothing:
        t = t * (1.0 - label_smoothing) + label_smoothing / p.shape[-1]
    return -reduce_sum(t * (log_softmax(p, -1) if from_logits else log(_likely(p / reduce_sum(p, axis=-1, keepdims=True)))), -1)

def losses_sparse_categorical_crossentropy(y_true, y_pred, from_logits=False):
    if _typename(y_true) == "list":
        raise AttributeError("'list' object has no attribute 'shape'")
    at, p = cast(y_true, "int32"), convert_to_tensor(y_pred)
    if at.ndim == p.ndim and at.shape[-1] == 1:
        at = squeeze(at, [-1])
    if p.ndim < 1 or _kind(p) != "f":
        _outside("this loss of these")
    shapes = f"target.shape={tuple(at.shape)}, output.shape={tuple(p.shape)}"
    if at.ndim != p.ndim - 1:
        raise ValueError("Argument `output` must have rank (ndim) `target.ndim - 1`. Received: " + shapes)
    if list(at.shape) != list(p.shape)[:-1]:
        raise ValueError("Arguments `target` and `output` must have the same shape up until the last dimension: " + shapes)
    return sparse_softmax_cross_entropy_with_logits(at, p if from_logits else log(_likely(p)))

def losses_cosine_similarity(y_true, y_pred, axis=-1): # which is the less the nearer they are
    t, p = _compared(y_true, y_pred)
    t, p = [a / sqrt(maximum(reduce_sum(square(a), axis=axis, keepdims=True), 1e-12)) for a in (t, p)]
    return -reduce_sum(t * p, axis=axis)

def losses_kl_divergence(y_true, y_pred):
    t, p = [clip_by_value(a, 1e-07, 1.0) for a in _compared(y_true, y_pred)]
    return reduce_sum(t * log(t / p), axis=-1)

def losses_KLDivergence(reduction="sum_over_batch_size"):
    return _reduced(losses_kl_divergence, reduction)

def losses_CosineSimilarity(axis=-1, reduction="sum_over_batch_size"):
    return _reduced(lambda t, p: losses_cosine_similarity(t, p, axis), reduction)

def losses_huber(y_true, y_pred, delta=1.0):
    t, p = _compared(y_true, y_pred)
    off = abs(t - p)
    return reduce_mean(where(off <= delta, 0.5 * off * off, delta * off - 0.5 * delta * delta), -1)

def losses_BinaryCrossentropy(from_logits=False, reduction="sum_over_batch_size"):
    return _reduced(lambda t, p: losses_binary_crossentropy(t, p, from_logits), reduction)

def losses_CategoricalCrossentropy(from_logits=False, label_smoothing=0.0, reduction="sum_over_batch_size"):
    return _reduced(lambda t, p: losses_categorical_crossentropy(t, p, from_logits, label_smoothing), reduction)

def losses_SparseCategoricalCrossentropy(from_logits=False, reduction="sum_over_batch_size"):
    return _reduced(lambda t, p: losses_sparse_categorical_crossentropy(t, p, from_logits), reduction)

def losses_Huber(delta=1.0, reduction="sum_over_batch_size"):
    return _reduced(lambda t, p: losses_huber(t, p, delta), reduction)

# A layer of Keras is an instance whose class has a call. Its weights come with its first
# inputs, and have values that are not known.

def _keras(kind, call, name, **parts):
    layer = _instance(kind, "tensorflow.keras.layers.Layer", {"call": call, "get_weights": lambda self: [w.numpy() for w in self.weights], "count_params": lambda self: _product_sum([w.shape for w in self.weights])},
        dict(parts, built=False, given=None, weights=[], trainable_weights=[], trainable_variables=[], trainable=True))
    n = _counted(kind) if name is None else 0
    _keep(layer, "name", _snake(kind) + (f"_{n}" if n else "") if name is None else name)
    return layer

# _given notes what the first layer of a model takes, which builds the model.

def _given(layer, shape):
    if shape is not None:
        _keep(layer, "given", list(shape))
    return layer

def _product_sum(shapes):
    n = 0
    for shape in shapes:
        n = n + _product(shape)
    return n

def _snake(kind):
    letters, word = list(kind), ""
    for k, c in enumerate(letters):
        word = word + ("_" if k and c != c.lower() and letters[k - 1] == letters[k - 1].lower() and letters[k - 1] not in "123" else "") + c.lower()
    return {"LSTM": "lstm", "GRU": "gru", "SimpleRNN": "simple_rnn", "ReLU": "re_lu", "LeakyReLU": "leaky_re_lu", "ELU": "elu"}.get(kind, word)

# What a layer takes: a tensor of floats, of 32 bits. A merging one takes several.

def _fed(self, inputs, rank=None, least=None):
    if _typename(inputs) != "array":
        _outside("a layer of these")
    x = convert_to_tensor(inputs)
    for n, says in ((rank, "ndim"), (least, "min_ndim")):
        if n is not None and (x.ndim < n or n == rank and x.ndim > n):
            raise ValueError(f"Input 0 with name 'None' of layer '{self.name}' is incompatible with the layer: expected {says}={n}, found ndim={x.ndim}. Full shape received: {tuple(x.shape)}")
    return cast(x, "float32") if _kind(x) == "f" else x

def _grown(self, x, shapes, axis=-1):
    n = x.shape[axis]
    if self.built is False:
        made = [_variable(_empty(list(shape)), True, "KerasVariable") for shape in shapes]
        for part in ("weights", "trainable_weights", "trainable_variables"):
            _keep(self, part, made)
        _keep(self, "built", n)
    elif self.built != n:
        raise ValueError(f"Input 0 with name 'None' of layer '{self.name}' is incompatible with the layer: expected axis {axis} of input shape to have value {self.built}, but received input with shape {tuple(x.shape)}")
    return self.weights

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

def layers_Dense(units, activation=None, use_bias=True, kernel_initializer=None, bias_initializer=None, kernel_regularizer=None, input_shape=None, input_dim=None, name=None):
    if _typename(units) != "int" or units < 1:
        raise ValueError(f"Received an invalid value for `units`, expected a positive integer. Received: units={units}")
    return _given(_keras("Dense", _dense, name, units=units, activation=activation, use_bias=use_bias), (input_dim,) if input_shape is None and input_dim is not None else input_shape)

def _dense(self, inputs, training=None):
    x = cast(_fed(self, inputs, least=2), "float32")
    n = self.units
    weights = _grown(self, x, [[x.shape[-1], n], [n]] if self.use_bias else [[x.shape[-1], n]])
    _keep(self, "kernel", weights[0])
    _keep(self, "bias", weights[1] if self.use_bias else None)
    y = tensordot(x, weights[0], 1)
    return _activated(y + weights[1] if self.use_bias else y, self.activation)

def layers_Flatten(input_shape=None, name=None):
    return _given(_keras("Flatten", lambda self, inputs: reshape(_fed(self, inputs), [inputs.shape[0], -1]), name), input_shape)

def layers_Reshape(target_shape, input_shape=None, name=None):
    return _given(_keras("Reshape", _reshaped, name, target_shape=tuple(target_shape)), input_shape)

def _reshaped(self, inputs):
    x, known = _fed(self, inputs), _product([n for n in self.target_shape if n != -1])
    if -1 in self.target_shape and _product(x.shape[1:]) % known or -1 not in self.target_shape and _product(x.shape[1:]) != known:
        _outside("Reshape to another size")
    return reshape(x, [x.shape[0]] + list(self.target_shape))

def layers_Permute(dims, name=None):
    if sorted(dims) != list(range(1, len(dims) + 1)):
        raise ValueError(f"Invalid permutation argument `dims` for Permute Layer. The set of indices in `dims` must be consecutive and start from 1. Received dims={tuple(dims)}")
    return _keras("Permute", lambda self, inputs: transpose(_fed(self, inputs, len(dims) + 1), [0] + list(dims)), name, dims=tuple(dims))

def layers_RepeatVector(n, name=None):
    return _keras("RepeatVector", lambda self, inputs: repeat(expand_dims(_fed(self, inputs, 2), 1), n, 1), name, n=n)

def layers_Activation(activation, name=None):
    return _keras("Activation", lambda self, inputs: _activated(_real(_fed(self, inputs), "Activation"), activation), name, activation=activation)

def layers_ReLU(name=None):
    return _keras("ReLU", lambda self, inputs: maximum(_real(_fed(self, inputs), "ReLU"), 0), name)

def layers_LeakyReLU(negative_slope=0.3, alpha=None, name=None):
    slope = negative_slope if alpha is None else alpha
    return _keras("LeakyReLU", lambda self, inputs: nn_leaky_relu(_fed(self, inputs), slope), name, negative_slope=slope)

def layers_Softmax(axis=-1, name=None):
    return _keras("Softmax", lambda self, inputs: softmax(_real(_fed(self, inputs), "Softmax"), axis), name, axis=axis)

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
        _outside("BatchNormalization of these")
    four = _grown(self, x, [[x.shape[axis]]] * 4, axis)
    _keep(self, "trainable_weights", four[:2])
    _keep(self, "trainable_variables", four[:2])
    if training:
        _keep(self, "trained", True)
        return _leveled(x, [k for k in range(x.ndim) if k != axis % x.ndim], epsilon)
    return _shaped(list(x.shape)) if self.trained else x * (1 / sqrt(1 + epsilon))

def layers_Embedding(input_dim, output_dim, embeddings_initializer=None, mask_zero=False, input_length=None, name=None):
    return _keras("Embedding", _embedded, name, input_dim=input_dim, output_dim=output_dim)

def _embedded(self, inputs):
    ids, table = cast(_fed(self, inputs), "int32"), _empty([self.input_dim, self.output_dim])
    if _known(ids) and reduce_any((ids < 0) | (ids >= self.input_dim)):
        _outside("an Embedding beyond its table")
    if self.built is False:
        for part in ("weights", "trainable_weights", "trainable_variables"):
            _keep(self, part, [_variable(table, True, "KerasVariable")])
        _keep(self, "built", True)
        _keep(self, "embeddings", self.weights[0])
    return tensorflow_gather(self.weights[0], ids)

def Layer_add_weight(self, shape=None, initializer=None, dtype=None, trainable=True, name=None):
    if _typename(shape) not in ("tuple", "list"):
        _outside("add_weight of these")
    size, kind = list(shape), "float32" if dtype is None else dtype
    return _variable(zeros(size, dtype=kind) if initializer == "zeros" else ones(size, dtype=kind) if initializer == "ones" else _empty(size, dtype=kind), trainable, "KerasVariable")

Model_add_weight = Layer_add_weight

# Windows that slide over the axes between the batch and the channels.

def _convolved(kind, n, filters, kernel_size, strides, padding, activation, use_bias, dilation_rate, name):
    if dilation_rate not in (1, (1, 1), [1, 1]):
        _outside(kind + " of these")
    size = _windowed(kernel_size, n)
    def call(self, inputs):
        x = cast(_fed(self, inputs, least=n + 2), "float32")
        if x.ndim != n + 2:
            _outside(kind + " of these")
        deep = x.shape[-1]
        if padding == "valid" and [k for k in range(n) if x.shape[k + 1] < size[k]]:
            raise ValueError(f"Computed output size would be zero or negative. Received `inputs shape={tuple(x.shape)}`, `kernel shape={tuple(size + [deep, filters])}`, `dilation_rate={list([1] * n)}`, `strides={tuple(_windowed(strides, n))}`, `padding={padding}`.".replace("=[1, 1]", "=[1 1]"))
        weights = _grown(self, x, [size + [deep, filters], [filters]] if use_bias else [size + [deep, filters]])
        _keep(self, "kernel", weights[0])
        return _shaped(_slid(x, size, strides, "same" if padding == "causal" and n == 1 else padding) + [filters])
    return _keras(kind, call, name, filters=filters, kernel_size=tuple(size), strides=tuple(_windowed(strides, n)), padding=padding)

def layers_Conv2D(filters, kernel_size, strides=1, padding="valid", dilation_rate=1, activation=None, use_bias=True, kernel_initializer=None, kernel_regularizer=None, input_shape=None, name=None):
    return _given(_convolved("Conv2D", 2, filters, kernel_size, strides, padding, activation, use_bias, dilation_rate, name), input_shape)

def layers_Conv1D(filters, kernel_size, strides=1, padding="valid", dilation_rate=1, activation=None, use_bias=True, kernel_initializer=None, input_shape=None, name=None):
    return _given(_convolved("Conv1D", 1, filters, kernel_size, strides, padding, activation, use_bias, dilation_rate, name), input_shape)

def layers_Conv2DTranspose(filters, kernel_size, strides=1, padding="valid", activation=None, use_bias=True, kernel_initializer=None, input_shape=None, name=None):
    size, step = _windowed(kernel_size, 2), _windowed(strides, 2)
    def call(self, inputs):
        x = _fed(self, inputs, least=4)
        if x.ndim != 4 or padding not in ("valid", "same"):
            _outside("Conv2DTranspose of these")
        return _shaped([x.shape[0]] + [x.shape[k + 1] * step[k] + (max(size[k] - step[k], 0) if padding == "valid" else 0) for k in range(2)] + [filters])
    return _keras("Conv2DTranspose", call, name, filters=filters)

def _windowed(v, n):
    return [v] * n if _typename(v) == "int" else list(v)

def _pooled(kind, n, pool_size, strides, padding, name):
    return _keras(kind, lambda self, inputs: _shaped(_slid(_fed(self, inputs, n + 2), _windowed(pool_size, n), pool_size if strides is None else strides, padding) + [inputs.shape[-1]]), name)

def layers_MaxPooling2D(pool_size=2, strides=None, padding="valid", name=None):
    return _pooled("MaxPooling2D", 2, pool_size, strides, padding, name)

layers_MaxPool2D = layers_MaxPooling2D

def layers_AveragePooling2D(pool_size, strides=None, padding="valid", name=None):
    return _pooled("AveragePooling2D", 2, pool_size, strides, padding, name)

def layers_MaxPooling1D(pool_size=2, strides=None, padding="valid", name=None):
    return _pooled("MaxPooling1D", 1, pool_size, strides, padding, name)

def layers_AveragePooling1D(pool_size, strides=None, padding="valid", name=None):
    return _pooled("AveragePooling1D", 1, pool_size, strides, padding, name)

def _global(kind, n, fold, keepdims, name):
    return _keras(kind, lambda self, inputs: fold(_real(_fed(self, inputs, n + 2), kind), axis=list(range(1, n + 1)), keepdims=keepdims), name)

def layers_GlobalAveragePooling2D(keepdims=False, name=None):
    return _global("GlobalAveragePooling2D", 2, reduce_mean, keepdims, name)

def layers_GlobalMaxPooling2D(keepdims=False, name=None):
    return _global("GlobalMaxPooling2D", 2, reduce_max, keepdims, name)

def layers_GlobalAveragePooling1D(keepdims=False, name=None):
    return _global("GlobalAveragePooling1D", 1, reduce_mean, keepdims, name)

def layers_GlobalMaxPooling1D(keepdims=False, name=None):
    return _global("GlobalMaxPooling1D", 1, reduce_max, keepdims, name)

def layers_ZeroPadding2D(padding=1, name=None):
    return _keras("ZeroPadding2D", lambda self, inputs: pad(_fed(self, inputs, 4), [[0, 0]] + _sides(padding) + [[0, 0]]), name)

def _sides(v):
    return [[v, v]] * 2 if _typename(v) == "int" else [[n, n] if _typename(n) == "int" else list(n) for n in v]

def layers_UpSampling2D(size=2, name=None):
    m, n = _windowed(size, 2)
    return _keras("UpSampling2D", lambda self, inputs: repeat(repeat(_fed(self, inputs, 4), m, 1), n, 2), name)

# Layers that go along a sequence: batch, time, features.

def _recurring(kind, units, return_sequences, return_state, name, states, gates):
    if _typename(units) != "int":
        _outside(kind + " of these")
    def call(self, inputs, training=None):
        x = _fed(self, inputs, 3)
        wide, last = units * gates, [x.shape[0], units]
        _grown(self, x, [[x.shape[-1], wide], [units, wide], [2, wide] if kind == "GRU" else [wide]])
        out = _shaped([x.shape[0], x.shape[1], units] if return_sequences else last)
        return tuple([out] + [_shaped(last) for k in range(states)]) if return_state else out
    return _keras(kind, call, name, units=units, return_sequences=return_sequences, return_state=return_state)

def layers_LSTM(units, return_sequences=False, return_state=False, activation="tanh", dropout=0.0, input_shape=None, name=None):
    return _given(_recurring("LSTM", units, return_sequences, return_state, name, 2, 4), input_shape)

def layers_GRU(units, return_sequences=False, return_state=False, activation="tanh", dropout=0.0, input_shape=None, name=None):
    return _given(_recurring("GRU", units, return_sequences, return_state, name, 1, 3), input_shape)

def layers_SimpleRNN(units, return_sequences=False, return_state=False, activation="tanh", dropout=0.0, input_shape=None, name=None):
    return _given(_recurring("SimpleRNN", units, return_sequences, return_state, name, 1, 1), input_shape)

def layers_Bidirectional(layer, name=None):
    def call(self, inputs):
        x = _fed(self, inputs, 3)
        if layer.return_state:
            _outside("the states of both directions")
        out = layer(x)
        return concat([out, out], -1)
    return _keras("Bidirectional", call, name)

def layers_TimeDistributed(layer, name=None):
    def call(self, inputs):
        x = _fed(self, inputs)
        return _shaped(list(x.shape)[:2] + list(layer(x[:, 0]).shape)[1:]) if x.ndim > 2 else _outside("TimeDistributed of these")
    return _keras("TimeDistributed", call, name)

def layers_MultiHeadAttention(num_heads, key_dim, value_dim=None, dropout=0.0, name=None):
    def call(self, query, value, key=None, return_attention_scores=False, use_causal_mask=False, training=None):
        q, v = _fed(self, query), _fed(self, value)
        k = v if key is None else _fed(self, key)
        if q.ndim != 3 or v.ndim != 3 or q.shape[0] != v.shape[0] or list(k.shape)[:2] != list(v.shape)[:2]:
            _outside("attention of these")
        out = _shaped(list(q.shape))
        return (out, _shaped([q.shape[0], num_heads, q.shape[1], v.shape[1]])) if return_attention_scores else out
    return _keras("MultiHeadAttention", call, name, num_heads=num_heads, key_dim=key_dim)

# Layers that merge several tensors. An axis that one lacks is put behind that of the batch.

def _merging(kind, merge, name):
    return _keras(kind, lambda self, inputs: merge(_mergeable(kind, self, inputs)), name)

def _mergeable(kind, self, inputs):
    if _typename(inputs) == "array":
        raise ValueError(f"A merge layer should be called on a list of inputs. Received: input_shape={tuple(inputs.shape)} (not a list of shapes)")
    all = [_fed(self, x) for x in inputs]
    shapes = [tuple(x.shape) for x in all]
    if kind == "Subtract" and len(all) != 2:
        raise ValueError(f"A `Subtract` layer should be called on exactly 2 inputs. Received: input_shape={shapes}")
    if [x for x in all if x.ndim == 0 or x.dtype != all[0].dtype]:
        _outside(kind + " of these")
    if [s for s in shapes if s[0] != shapes[0][0]]:
        raise ValueError(f"Cannot merge tensors with different batch sizes. Received tensors with shapes {shapes}")
    met = shapes[0][1:]
    for s in shapes[1:]:
        if not _meet(met, s[1:]):
            raise ValueError(f"Inputs have incompatible shapes. Received shapes {tuple(met)} and {s[1:]}")
        met = [max(m, n) for m, n in zip([1] * (len(s) - 1 - len(met)) + list(met), [1] * (len(met) + 1 - len(s)) + list(s[1:]))]
    return [_deepened(x, len(met) + 1) for x in all]

def _deepened(x, rank):
    return x if x.ndim == rank else reshape(x, [x.shape[0]] + [1] * (rank - x.ndim) + list(x.shape)[1:])

def _chain(do, all):
    r = all[0]
    for x in all[1:]:
        r = do(r, x)
    return r

def layers_Add(name=None):
    return _merging("Add", lambda all: _chain(lambda a, b: a + b, all), name)

def layers_Subtract(name=None):
    return _merging("Subtract", lambda all: _chain(lambda a, b: a - b, all), name)

def layers_Multiply(name=None):
    return _merging("Multiply", lambda all: _chain(lambda a, b: a * b, all), name)

def layers_Maximum(name=None):
    return _merging("Maximum", lambda all: _chain(lambda a, b: maximum(a, b), all), name)

def layers_Minimum(name=None):
    return _merging("Minimum", lambda all: _chain(lambda a, b: minimum(a, b), all), name)

def layers_Average(name=None):
    return _merging("Average", lambda all: _chain(lambda a, b: a + b, all) / len(all), name)

def layers_add(inputs):
    return layers_Add()(inputs)

def layers_multiply(inputs):
    return layers_Multiply()(inputs)

def layers_Concatenate(axis=-1, name=None):
    return _keras("Concatenate", lambda self, inputs: _alongside(self, inputs, axis), name, axis=axis)

def layers_concatenate(inputs, axis=-1):
    return layers_Concatenate(axis)(inputs)

def _alongside(self, inputs, axis):
    if _typename(inputs) == "array":
        raise ValueError(f"A `Concatenate` layer should be called on a list of at least 1 input. Received: input_shape={tuple(inputs.shape)}")
    all = [_fed(self, x) for x in inputs]
    if [x for x in all if x.ndim == 0 or x.dtype != all[0].dtype or axis >= x.ndim or axis < -x.ndim]:
        _outside("Concatenate of these")
    for x in all:
        if x.ndim != all[0].ndim or [k for k in range(x.ndim) if k != axis % x.ndim and x.shape[k] != all[0].shape[k]]:
            raise ValueError(f"A `Concatenate` layer requires inputs with matching shapes except for the concatenation axis. Received: input_shape={[tuple(x.shape) for x in all]}")
    return concat(all, axis)

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
