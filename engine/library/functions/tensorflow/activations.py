# Activations of Keras, and of tf.nn, and what goes value by value that few programs have.

def nn_elu(features):
    a = _floats(features, "elu", "Elu")
    return where(a > 0, a, expm1(a))

def nn_silu(features, beta=1.0):
    a = _floats(features, "silu", "Sigmoid")
    return a * sigmoid(beta * a)

def nn_softplus(features):
    a = _floats(features, "softplus", "Softplus")
    return maximum(a, 0) + log1p(exp(-abs(a)))

def nn_leaky_relu(features, alpha=0.2):
    a = convert_to_tensor(features)
    a = _floats(cast(a, "float32") if _kind(a) in "iu" else a, "leaky_relu", "LeakyRelu")
    return maximum(alpha * a, a)

def nn_gelu(features, approximate=False):
    a = convert_to_tensor(features)
    if _kind(a) != "f":
        raise ValueError(f"`features.dtype` must be a floating point tensor.Received:features.dtype=<dtype: '{a.dtype.name}'>")
    if approximate:
        return 0.5 * a * (1.0 + tanh(0.7978845608028654 * (a + 0.04471499845385551 * a * a * a)))
    return 0.5 * a * (1.0 + erf(a * 0.7071067690849304)) # the root of 0.5 in 32 bits

def nn_relu6(features):
    a = convert_to_tensor(features)
    return clip_by_value(_admitted("Relu6", a), 0, 6)

def nn_selu(features):
    a = _floats(features, "selu", "Selu")
    return 1.0507009873554805 * where(a > 0, a, 1.6732632423543772 * expm1(a))

def activations_relu(x, negative_slope=0.0, max_value=None, threshold=0.0):
    if negative_slope or threshold:
        _outside("relu of these")
    return nn_relu(x) if max_value is None else minimum(nn_relu(x), max_value)

nn_swish = nn_silu

def _logits_axis(a, axis):
    if a.ndim == 0 and axis == -1 or _uneven(a) or -a.ndim <= axis < a.ndim:
        return axis
    _lacks(a, 0, axis)
    raise InvalidArgumentError(f"`dim` must be in the range [{-a.ndim}, {a.ndim}) where {a.ndim} is the number of dimensions in the input. Received: dim={axis}")

def nn_log_softmax(logits, axis=-1):
    a = _real(logits, "log_softmax", "LogSoftmax")
    return log_softmax(a, _logits_axis(a, axis))

def nn_softmax(logits, axis=-1):
    a = convert_to_tensor(logits)
    if _uneven(a) and axis in (-1, a.ndim - 1):
        e = exp(_floats(a, "softmax", "Exp") - reduce_max(a, axis=-1, keepdims=True))
        return e / reduce_sum(e, axis=-1, keepdims=True)
    if _uneven(a):
        _outside("softmax along this axis")
    _logits_axis(a, axis)
    if _real(a, "softmax", "Softmax").ndim == 0:
        _raised("Softmax", "logits must have >= 1 dimension, got []", " name: ")
    return softmax(a, axis)

def nn_relu(features):
    a = convert_to_tensor(features)
    if _kind(a) == "b" and not _uneven(a):
        _barred("Relu", "bool")
    return maximum(a, 0)

activations_softmax = nn_softmax

activations_elu = nn_elu

activations_gelu = nn_gelu

activations_silu = nn_silu

activations_swish = nn_silu

activations_selu = nn_selu

activations_softplus = nn_softplus

activations_leaky_relu = nn_leaky_relu

math_softplus = nn_softplus

def activations_linear(x):
    return x

def activations_tanh(x):
    a = convert_to_tensor(x)
    return tanh(cast(a, "float32") if _kind(a) in "iub" else a)

def nn_softsign(features):
    a = _floats(features, "softsign", "Softsign")
    return a / (1.0 + abs(a))

def math_log_sigmoid(x):
    return -nn_softplus(-_floats(x, "log_sigmoid", "Softplus"))

def nn_crelu(features, axis=-1):
    a = convert_to_tensor(features)
    return nn_relu(concat([a, -a], axis))

def math_zero_fraction(value):
    a = _even(value)
    if a.size == 0:
        _outside("zero_fraction of nothing")
    return reduce_mean(cast(a == cast(0, a.dtype), "float32"))

nn_zero_fraction = math_zero_fraction

def math_multiply_no_nan(x, y):
    a, b = _alike([x, y])
    if a.dtype != b.dtype:
        _outside("multiply_no_nan of several types")
    _floats(a, "multiply_no_nan", "MulNoNan")
    return where(b == 0, constant(0, dtype=a.dtype), a * b)

def math_xlogy(x, y):
    a, b = _alike([x, y])
    _floats(a, "xlogy", "Xlogy")
    return xlogy(a, b)

def math_xdivy(x, y):
    a, b = _alike([x, y])
    _floats(a, "xdivy", "Xdivy")
    return xdivy(a, b)

def math_polyval(coeffs, x):
    a = convert_to_tensor(x)
    if _kind(a) != "f":
        _outside("polyval of ints")
    if _typename(coeffs) != "list":
        if _typename(coeffs) == "array":
            raise ValueError(f"Argument coeffs must be list type. Received type <class 'tensorflow.python.framework.ops.EagerTensor'>.")
        _outside("polyval of these")
    if not coeffs:
        _outside("polyval without coefficients")
    total = constant(coeffs[0], dtype=a.dtype) if _typename(coeffs[0]) != "array" else coeffs[0]
    for c in coeffs[1:]:
        total = c + total * a
    return total

def math_invert_permutation(x):
    a = convert_to_tensor(x)
    if a.ndim != 1 or _kind(a) != "i" or not _known(a) or sorted(a.numpy().tolist()) != list(range(a.shape[0])):
        _outside("invert_permutation of these")
    return cast(tensorflow_argsort(a), a.dtype)

def math_cumulative_logsumexp(x, axis=0, exclusive=False, reverse=False):
    a = _real(x, "cumulative_logsumexp", "CumulativeLogsumexp")
    if exclusive or reverse or a.ndim == 0:
        _outside("cumulative_logsumexp of these")
    if _known(a) and reduce_any((a != a) | (abs(a) == inf)):
        _outside("cumulative_logsumexp of these")
    most = reduce_max(a, axis=axis, keepdims=True)
    return log(cumsum(exp(a - most), axis)) + most

def saturate_cast(value, dtype):
    a, most = value if _typename(value) == "array" else _even(value), {"uint8": (0, 255), "int8": (-128, 127), "int16": (-32768, 32767), "uint16": (0, 65535)}.get(dtype if _typename(dtype) == "str" else dtype.name, None)
    if most is None or _kind(a) not in "fi" or a.dtype.name in ("int8", "int16", "float16"):
        _outside("saturate_cast to this type")
    return cast(clip_by_value(a, most[0], most[1]), dtype)

def linalg_matrix_transpose(a, conjugate=False):
    return linalg_adjoint(a)

def linalg_cross(a, b):
    x, y = _alike([a, b])
    if x.dtype != y.dtype or list(x.shape) != list(y.shape) or x.ndim == 0 or x.shape[-1] != 3:
        _outside("cross of these")
    at = lambda v, order: stack([v[..., k] for k in order], -1)
    return at(x, [1, 2, 0]) * at(y, [2, 0, 1]) - at(x, [2, 0, 1]) * at(y, [1, 2, 0])

def strided_slice(input_, begin, end, strides=None):
    x = _even(input_)
    starts, ends = _ints(begin), _ints(end)
    steps = [1] * len(starts) if strides is None else _ints(strides)
    if len(starts) != len(ends) or len(steps) != len(starts) or len(starts) > x.ndim or 0 in steps:
        if 0 in steps:
            _raised("StridedSlice", f"strides[{steps.index(0)}] must be non-zero")
        _outside("strided_slice of these")
    for k, (i, j, step) in enumerate(zip(starts, ends, steps)):
        at = list(range(x.shape[k]))[i:j:step]
        x = take(x, constant(at, dtype="int32"), k) if step != 1 else _parts(x, [min(at), min(at) + len(at)], k)[1] if at else take(x, constant([], dtype="int32"), k)
    return x

def unique_with_counts(x, out_idx="int32"):
    if _even(x).ndim != 1:
        _raised("UniqueWithCounts", "unique expects a 1D vector.")
    y, idx = tensorflow_unique(x, out_idx)
    return _named("UniqueWithCounts y idx count", y, idx, cast(math_bincount(idx), out_idx))

def nest_flatten(structure):
    if _typename(structure) == "dict":
        return nest_flatten([structure[key] for key in sorted(structure.keys())])
    if _typename(structure) not in ("list", "tuple"):
        return [structure]
    all = []
    for v in structure:
        all.extend(nest_flatten(v))
    return all

def tensorflow_case(pred_fn_pairs, default=None, exclusive=False, strict=False):
    if _typename(pred_fn_pairs) not in ("list", "tuple") or exclusive or strict:
        _outside("case of these")
    for pred, fn in pred_fn_pairs:
        if pred:
            return fn()
    return default() if default is not None else _outside("case without a match")

def losses_logcosh(y_true, y_pred):
    t, p = _compared(y_true, y_pred)
    d = p - t
    return reduce_mean(d + log1p(exp(-2.0 * d)) - 0.6931471805599453, -1) if not _known(d) or reduce_all(abs(d) < 30) else _outside("logcosh of so large a difference")

def losses_poisson(y_true, y_pred):
    t, p = _compared(y_true, y_pred)
    return reduce_mean(p - t * log(p + 1e-07), -1)

def losses_hinge(y_true, y_pred):
    t, p = _compared(y_true, y_pred)
    if not _known(t) or reduce_any((t != 1) & (t != -1)):
        _outside("hinge of other labels than 1 and -1")
    return reduce_mean(maximum(1.0 - t * p, 0.0), -1)

def losses_Hinge(reduction="sum_over_batch_size"):
    return _reduced(losses_hinge, reduction)

def losses_Poisson(reduction="sum_over_batch_size"):
    return _reduced(losses_poisson, reduction)

def losses_LogCosh(reduction="sum_over_batch_size"):
    return _reduced(losses_logcosh, reduction)

def weighted_cross_entropy_with_logits(labels, logits, pos_weight):
    x = _real(logits, "weighted_cross_entropy_with_logits")
    z = cast(labels, x.dtype)
    if list(z.shape) != list(x.shape):
        raise ValueError(f"`logits` and `labels` must have the same shape, received ({tuple(x.shape)} vs {tuple(z.shape)}).")
    weight = 1 + (pos_weight - 1) * z
    return (1 - z) * x + weight * (log1p(exp(-abs(x))) + maximum(-x, 0))

def utils_normalize(x, axis=-1, order=2):
    if _typename(x) != "array" or _class(x) == "numpy.ndarray" or order != 2:
        _outside("normalize of these")
    a = _real(x, "normalize")
    return a / maximum(sqrt(reduce_sum(a * a, axis=axis, keepdims=True)), 1e-07)

def ops_shape(x):
    return tuple(convert_to_tensor(x).shape)

def ops_matmul(x1, x2):
    a, b = convert_to_tensor(x1), convert_to_tensor(x2)
    if max(a.ndim, b.ndim) > 2 and min(a.ndim, b.ndim) < 2 or min(a.ndim, b.ndim) == 0:
        _outside("keras.ops.matmul of these")
    return matmul(a, b) if min(a.ndim, b.ndim) > 1 else tensordot(a, b, 1)

def ops_mean(x, axis=None, keepdims=False):
    a = convert_to_tensor(x)
    return reduce_mean(cast(a, "float32") if _kind(a) in "iub" else a, axis=axis, keepdims=keepdims)

def ops_sum(x, axis=None, keepdims=False):
    a = convert_to_tensor(x)
    if _kind(a) in "bu" or a.dtype.name in ("int8", "int16"):
        _outside("keras.ops.sum of these")
    return reduce_sum(a, axis=axis, keepdims=keepdims)

def ops_one_hot(x, num_classes, axis=-1, dtype=None, sparse=False):
    if axis != -1 or sparse:
        _outside("keras.ops.one_hot of these")
    return one_hot(cast(convert_to_tensor(x), "int64"), num_classes, dtype="float32" if dtype is None else dtype)

ops_softmax = nn_softmax
