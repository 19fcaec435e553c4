
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
    if s.ndim != 1 or v.ndim != 1 or side not in ("left", "right"):
        _outside("searchsorted of these")
    return reduce_sum(cast(s < v[:, None] if side == "left" else s <= v[:, None], "int32"), axis=1)

def image_flip_left_right(image):
    a = convert_to_tensor(image)
    if a.ndim not in (3, 4):
        _outside("an image of another rank")
    return flip(a, [a.ndim - 2])

def image_resize(images, size, method="bilinear"):
    a = convert_to_tensor(images)
    if a.ndim not in (3, 4) or method not in ("bilinear", "bicubic", "area"):
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

def losses_binary_crossentropy(y_true, y_pred, from_logits=False):
    t, p = _compared(y_true, y_pred)
    if from_logits:
        return reduce_mean(maximum(p, 0) - p * t + log1p(exp(-abs(p))), -1)
    p = _likely(p)
    return -reduce_mean(t * log(p) + (1 - t) * log(1 - p), -1)

def losses_categorical_crossentropy(y_true, y_pred, from_logits=False):
    t, p = _compared(y_true, y_pred)
    return -reduce_sum(t * (log_softmax(p, -1) if from_logits else log(_likely(p / reduce_sum(p, axis=-1, keepdims=True)))), -1)

def losses_sparse_categorical_crossentropy(y_true, y_pred, from_logits=False):
    if _typename(y_true) == "list":
        _outside("a list here")
    at, p = cast(y_true, "int32"), convert_to_tensor(y_pred)
    if at.ndim == p.ndim and at.shape[-1] == 1:
        at = squeeze(at, [-1])
    return sparse_softmax_cross_entropy_with_logits(at, p if from_logits else log(_likely(p)))

def losses_huber(y_true, y_pred, delta=1.0):
    t, p = _compared(y_true, y_pred)
    off = abs(t - p)
    return reduce_mean(where(off <= delta, 0.5 * off * off, delta * off - 0.5 * delta * delta), -1)

def losses_BinaryCrossentropy(from_logits=False, reduction="sum_over_batch_size"):
    return _reduced(lambda t, p: losses_binary_crossentropy(t, p, from_logits), reduction)

def losses_CategoricalCrossentropy(from_logits=False, reduction="sum_over_batch_size"):
    return _reduced(lambda t, p: losses_categorical_crossentropy(t, p, from_logits), reduction)

def losses_SparseCategoricalCrossentropy(from_logits=False, reduction="sum_over_batch_size"):
    return _reduced(lambda t, p: losses_sparse_categorical_crossentropy(t, p, from_logits), reduction)

def losses_Huber(delta=1.0, reduction="sum_over_batch_size"):
    return _reduced(lambda t, p: losses_huber(t, p, delta), reduction)

def keras_Sequential(layers=()):
    return lambda inputs, training=False: _through(list(layers), inputs)

def _through(layers, x):
    for layer in layers:
        x = layer(x)
    return x

def layers_Flatten():
    return lambda inputs: reshape(inputs, [inputs.shape[0], -1])

def layers_ReLU():
    return lambda inputs: maximum(_real(inputs, "ReLU"), 0)

def layers_Softmax(axis=-1):
    return lambda inputs: softmax(_real(inputs, "Softmax"), axis)

def layers_Dropout(rate):
    return lambda inputs, training=False: _outside("Dropout in training") if training else convert_to_tensor(inputs)

def layers_LayerNormalization(axis=-1, epsilon=0.001):
    return lambda inputs: _leveled(_real(inputs, "LayerNormalization"), axis, epsilon)

def _leveled(a, axis, epsilon):
    mean, variance = nn_moments(a, [axis] if _typename(axis) == "int" else axis, keepdims=True)
    return (a - mean) / sqrt(variance + epsilon)

def layers_Concatenate(axis=-1):
    return lambda inputs: _alongside(inputs, axis)

def _alongside(inputs, axis):
    for x in inputs:
        if x.ndim != inputs[0].ndim or [k for k in range(x.ndim) if k != axis % x.ndim and x.shape[k] != inputs[0].shape[k]]:
            _outside("Concatenate of these")
    return concat(inputs, axis)

def layers_Embedding(input_dim, output_dim):
    return lambda inputs: _embedded(convert_to_tensor(inputs), output_dim)

def _embedded(a, n):
    _lose()
    return _empty(list(a.shape) + [n])

def layers_Conv2D(filters, kernel_size, strides=1, padding="valid", activation=None, use_bias=True):
    return lambda inputs: _empty(_slid(inputs, kernel_size, strides, padding) + [filters])

def layers_MaxPooling2D(pool_size=2, strides=None, padding="valid"):
    return lambda inputs: _empty(_slid(inputs, pool_size, pool_size if strides is None else strides, padding) + [inputs.shape[-1]])

layers_AveragePooling2D = layers_MaxPooling2D

def _slid(x, size, step, padding):
    _lose()
    if x.ndim != 4 or padding not in ("valid", "same"):
        _outside("this layer of these")
    sizes, steps = [[v, v] if _typename(v) == "int" else list(v) for v in (size, step)]
    if padding == "valid" and (x.shape[1] < sizes[0] or x.shape[2] < sizes[1]):
        _outside("windows larger than the image")
    return [x.shape[0]] + [-(-(x.shape[k + 1] - (sizes[k] - 1 if padding == "valid" else 0)) // steps[k]) for k in range(2)]

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
