# Functions of jax.nn.

def nn_relu(x):
    return maximum(_no_list("maximum", x, 0), 0)

def nn_relu6(x):
    return minimum(nn_relu(x), 6)

def nn_standardize(x, axis=-1, mean=None, variance=None, epsilon=1e-05):
    a = _floats(x, "standardize")
    if mean is not None or variance is not None:
        _outside("standardize with a mean")
    return (a - a.mean(axis, keepdims=True)) / sqrt(a.var(axis, keepdims=True) + epsilon)

def ops_segment_sum(data, segment_ids, num_segments=None):
    n = int(segment_ids.max()) + 1 if num_segments is None else num_segments
    return zeros((n,) + data.shape[1:], dtype=data.dtype).at[segment_ids].add(data)

def nn_softmax(x, axis=-1):
    _no_list("max", x, 0)
    if x.size == 0:
        return x
    e = exp(x - x.amax(axis, keepdims=True))
    return _held(e / e.sum(axis, keepdims=True))

def nn_sigmoid(x):
    if _typename(x) == "list" or _typename(x) == "tuple":
        _outside("sigmoid of a list")
    a = array(x)
    if _kind(a) != "f":
        raise TypeError(f"logistic does not accept dtype {a.dtype.name}. Accepted dtypes are subtypes of floating, complexfloating.")
    return 1 / (1 + exp(-1.0 * a))

def nn_one_hot(x, num_classes, dtype=None, axis=-1):
    if _kind(x) == "b":
        raise TypeError("iota does not accept dtype bool. Accepted dtypes are subtypes of integer, complexfloating, floating.")
    if axis not in (-1, None):
        _outside("one_hot along another axis")
    hot = array(x)[..., None] == arange(num_classes)
    return hot.astype("float32" if dtype is None else dtype)

def _floats(x, name):
    a = array(x)
    if _typename(x) == "list" or _typename(x) == "tuple" or _kind(a) != "f":
        _outside(name + " of these")
    return a

def nn_silu(x):
    a = _floats(x, "silu")
    return a * nn_sigmoid(a)

nn_swish = nn_silu

def nn_softplus(x):
    a = _floats(x, "softplus")
    return maximum(a, 0) + log1p(exp(-abs(a)))

def nn_elu(x, alpha=1.0):
    a = _floats(x, "elu")
    return where(a > 0, a, alpha * expm1(a))

def nn_leaky_relu(x, negative_slope=0.01):
    a = _floats(x, "leaky_relu")
    return where(a >= 0, a, negative_slope * a)

def nn_gelu(x, approximate=True):
    a = _floats(x, "gelu")
    if not approximate:
        return 0.5 * a * (1 + erf(a / 1.4142135623730951))
    return 0.5 * a * (1 + tanh(0.7978845608028654 * (a + 0.044715 * a * a * a)))

def nn_dot_product_attention(query, key, value, bias=None, mask=None, is_causal=False, scale=None):
    if bias is not None or query.ndim != 4 or key.ndim != 4 or value.shape != key.shape or query.shape[0] != key.shape[0] or query.shape[2:] != key.shape[2:] or query.dtype != key.dtype:
        _outside("dot_product_attention of these")
    return _unheld(zeros(query.shape[:3] + value.shape[3:], dtype=query.dtype))

def nn_hard_tanh(x):
    return clip(_floats(x, "hard_tanh"), -1, 1)

def nn_log_sigmoid(x):
    return -nn_softplus(-_floats(x, "log_sigmoid"))

def nn_selu(x):
    a = _floats(x, "selu")
    return 1.0507009873554805 * where(a > 0, a, 1.6732632423543772 * expm1(a))

def nn_celu(x, alpha=1.0):
    a = _floats(x, "celu")
    return maximum(a, 0) + alpha * expm1(minimum(a, 0) / alpha)

def nn_hard_sigmoid(x):
    return nn_relu6(_floats(x, "hard_sigmoid") + 3.0) / 6.0

def nn_hard_silu(x):
    a = _floats(x, "hard_silu")
    return a * nn_hard_sigmoid(a)

nn_hard_swish = nn_hard_silu

def nn_mish(x):
    a = _floats(x, "mish")
    return a * tanh(nn_softplus(a))

def nn_soft_sign(x):
    a = _floats(x, "soft_sign")
    return a / (abs(a) + 1)

def nn_glu(x, axis=-1):
    a = _floats(x, "glu")
    k = _axis(a, axis)
    n = a.shape[k]
    if n % 2:
        _outside("glu of an odd size")
    parts = _parts(a, [n // 2, n], k)
    return parts[0] * nn_sigmoid(parts[1])

def nn_logsumexp(a, axis=None, b=None, keepdims=False, return_sign=False, where=None):
    if b is not None or return_sign or where is not None or a.size == 0:
        _outside("logsumexp of these")
    a = _as_floats(a)
    most = a.amax(axis, keepdims=True)
    return _held(log(exp(a - most).sum(axis, keepdims=keepdims)) + a.amax(axis, keepdims=keepdims))

scipy_special_logsumexp = nn_logsumexp
