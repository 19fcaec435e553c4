# What Keras and tf.nn compute. A layer is a function; weights that are drawn at random
# give a result of which the shape alone is known.

def _real(x, name, kernel=""):
    return _floats(_even(x), name, kernel)

# What goes value by value takes ragged tensors too.

def _floats(x, name, kernel=""):
    a = convert_to_tensor(x)
    if _kind(a) != "f":
        if kernel:
            _barred(kernel, a.dtype.name)
        _outside(name + " of ints")
    return a

def math_rsqrt(x):
    return 1.0 / sqrt(_floats(x, "rsqrt", "Rsqrt"))

def tensorflow_cond(pred, true_fn=None, false_fn=None):
    for name, f in (("true_fn", true_fn), ("false_fn", false_fn)):
        if f is None:
            raise TypeError(f"cond(): '{name}' argument required")
        if _typename(f) in ("int", "float", "array"):
            raise TypeError(f"'{name}' must be callable.")
    if _kind(pred) and not _uneven(pred) and pred.size > 1:
        _no_array_truth(False)
    return true_fn() if pred else false_fn()

def math_bincount(arr, weights=None, minlength=None, maxlength=None):
    a = arr if _typename(arr) == "array" else _even(arr)
    a = a.flat_values if _uneven(a) else a
    if _kind(a) == "u":
        _barred("DenseBincount", a.dtype.name)
    a = cast(reshape(a, [a.size]), "int32")
    if not _known(a):
        _outside("bincount of these")
    if reduce_any(a < 0):
        _raised("DenseBincount", "Input arr must be non-negative!", " name: ")
    n = max(int(reduce_max(a)) + 1 if a.shape[0] else 0, 0 if minlength is None else minlength)
    n = n if maxlength is None else min(n, maxlength)
    if weights is None:
        return _changed("", arr, _unseen(reduce_sum(cast(a == _upto(n)[:, None], "int32"), axis=1)), [-1], [])
    w = convert_to_tensor(weights)
    if list(w.shape) != list(a.shape):
        _outside("bincount with these weights")
    return _changed("", arr, _unseen(reduce_sum(where(a == _upto(n)[:, None], w, zeros_like(w)), axis=1)), [-1], [], False, w)

def tensorflow_searchsorted(sorted_sequence, values, side="left"):
    s, v = convert_to_tensor(sorted_sequence), convert_to_tensor(values)
    if s.ndim and v.ndim and s.dtype != v.dtype:
        _unlike("LowerBound" if side == "left" else "UpperBound", 1, s.dtype.name, v.dtype.name)
    if v.ndim == 0:
        _raised("StridedSlice", "slice index -1 of dimension 0 out of bounds.", " name: strided_slice/")
    if s.ndim != 1 or v.ndim != 1 or side not in ("left", "right"):
        _outside("searchsorted of these")
    at = reduce_sum(cast(s < v[:, None] if side == "left" else s <= v[:, None], "int32"), axis=1)
    return _changed("", v, _unseen(at), [0], [], False, s)

def image_flip_up_down(image):
    a = convert_to_tensor(image)
    if a.ndim < 3:
        raise ValueError(f"'image' (shape {tuple(a.shape)}) must be at least three-dimensional.")
    if a.ndim not in (3, 4):
        _outside("an image of another rank")
    return flip(a, [a.ndim - 3])

def image_rgb_to_grayscale(images):
    a = convert_to_tensor(images)
    if _kind(a) == "f" and a.ndim > 1 and a.shape[-1] != 3:
        _raised("MatMul", f"Matrix size-incompatible: In[0]: [{_product(a.shape) // a.shape[-1]},{a.shape[-1]}], In[1]: [3,1]", " name: ")
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
    if a.ndim < 3:
        raise ValueError(f"'image' (shape {tuple(a.shape)}) must be at least three-dimensional.")
    n = _product(list(a.shape)[-3:])
    mean = reduce_mean(a, axis=[-3, -2, -1], keepdims=True)
    return (a - mean) / maximum(reduce_std(a, axis=[-3, -2, -1], keepdims=True), 1.0 / n ** 0.5)

def nn_dropout(x, rate, noise_shape=None, seed=None):
    if _kind(convert_to_tensor(x)) != "f":
        raise ValueError(f"`x.dtype` must be a floating point tensor as `x` will be scaled. Received: x_dtype=<dtype: '{convert_to_tensor(x).dtype.name}'>")
    a = _real(x, "dropout")
    if noise_shape is not None or _typename(rate) == "array":
        _outside("dropout of these")
    if rate < 0 or rate >= 1:
        raise ValueError(f"`rate` must be a scalar tensor or a float in the range [0, 1). Received: rate={rate}")
    return _shaped(list(a.shape)) if rate else a

def nn_batch_normalization(x, mean, variance, offset, scale, variance_epsilon):
    if _kind(convert_to_tensor(x)) != "f":
        _outside("batch_normalization of ints")
    inv = 1 / sqrt(variance + variance_epsilon)
    inv = inv if scale is None else inv * scale
    return x * inv + (-mean * inv if offset is None else offset - mean * inv)

def tensorflow_is_tensor(x):
    return _typename(x) == "array" and _class(x) != "numpy.ndarray"

def ensure_shape(x, shape):
    a = _even(x)
    want = list(shape)
    if len(want) != a.ndim or [n for n, m in zip(want, a.shape) if n is not None and n != m]:
        said = ",".join(["?" if n is None else f"{n}" for n in want])
        _raised("EnsureShape", f"Shape of tensor input [{_braced(a.shape)}] is not compatible with expected shape [{said}].")
    return a

def image_flip_left_right(image):
    a = convert_to_tensor(image)
    if a.ndim < 3:
        raise ValueError(f"'image' (shape {tuple(a.shape)}) must be at least three-dimensional.")
    if a.ndim not in (3, 4):
        _outside("an image of another rank")
    return flip(a, [a.ndim - 2])

def image_resize(images, size, method="bilinear"):
    a = convert_to_tensor(images)
    if a.ndim not in (3, 4):
        raise ValueError("'images' must have either 3 or 4 dimensions.")
    if _typename(size) == "int" or len(size) != 2:
        raise ValueError("'size' must be a 1-D Tensor of 2 elements: new_height, new_width")
    if _kind(size if _typename(size) == "array" else convert_to_tensor(size)) == "f":
        raise ValueError("'size' must be a 1-D int32 Tensor")
    for n in size:
        if n < 0:
            raise ValueError(f"Dimension {int(n)} must be >= 0")
    if 0 in [int(n) for n in size]:
        _raised("ResizeNearestNeighbor" if method == "nearest" else "ResizeBilinear", "output dimensions must be positive", " name: ")
    if method == "nearest":
        for axis, n in ((-3, int(size[0])), (-2, int(size[1]))):
            a = take(a, cast(floor((cast(_upto(n), "float32") + 0.5) * (a.shape[axis] / n)), "int32"), axis)
        return a
    if method not in ("bilinear", "bicubic", "area"):
        _outside("resize of these")
    _lose()
    return _empty(list(a.shape)[:-3] + [int(n) for n in size] + [a.shape[-1]])

def utils_to_categorical(x, num_classes=None):
    a = cast(x, "int32")
    if num_classes == 0:
        _outside("to_categorical of no classes")
    if a.ndim > 1 and a.shape[-1] == 1:
        a = squeeze(a, [-1])
    if _class(x) != "numpy.ndarray" and _typename(x) == "array":
        if num_classes is None:
            raise ValueError("Attempt to convert a value (None) with an unsupported type (<class 'NoneType'>) to a Tensor.")
        return one_hot(a, num_classes)
    n = int(reduce_max(a)) + 1 if num_classes is None else num_classes
    for i in reshape(a, [-1]).numpy().tolist():
        if i < -n or i >= n:
            raise IndexError(f"index {i} is out of bounds for axis 1 with size {n}")
    return one_hot(tensorflow_where(a < 0, a + n, a), n, dtype="float64").numpy()

def _likely(p):
    return clip_by_value(p, 1e-07, 1 - 1e-07)

def _matched(y_true, y_pred):
    p = _even(y_pred)
    t = cast(y_true, p.dtype)
    for says, left, right in ((" rank (ndim)", t.ndim, p.ndim), (" shape", t.shape, p.shape)):
        if left != right:
            raise ValueError(f"Arguments `target` and `output` must have the same{says}. Received: target.shape={tuple(t.shape)}, output.shape={tuple(p.shape)}")
    return t, p

def losses_binary_crossentropy(y_true, y_pred, from_logits=False, label_smoothing=0.0):
    t, p = _matched(y_true, y_pred)
    if label_smoothing:
        t = t * (1.0 - label_smoothing) + 0.5 * label_smoothing
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

def losses_kld(y_true, y_pred):
    t, p = [clip_by_value(a, 1e-07, 1.0) for a in _compared(y_true, y_pred)]
    return reduce_sum(t * log(t / p), axis=-1)

def losses_KLDivergence(reduction="sum_over_batch_size", name=None):
    return _reduced(losses_kld, reduction)

def losses_CosineSimilarity(axis=-1, reduction="sum_over_batch_size"):
    return _reduced(lambda t, p: losses_cosine_similarity(t, p, axis), reduction)

def losses_huber(y_true, y_pred, delta=1.0):
    t, p = _compared(y_true, y_pred)
    off = abs(p - t)
    return reduce_mean(where(off <= delta, 0.5 * off * off, delta * off - 0.5 * delta * delta), -1)

def losses_BinaryCrossentropy(from_logits=False, label_smoothing=0.0, axis=-1, reduction="sum_over_batch_size", name=None):
    return _reduced(lambda t, p: losses_binary_crossentropy(*_compared(t, p), from_logits, label_smoothing), reduction) if axis == -1 else _outside("axis", "argument")

def losses_CategoricalCrossentropy(from_logits=False, label_smoothing=0.0, axis=-1, reduction="sum_over_batch_size", name=None):
    if axis != -1:
        _outside("axis", "argument")
    return _reduced(lambda t, p: losses_categorical_crossentropy(*_compared(t, p), from_logits, label_smoothing), reduction)

def losses_SparseCategoricalCrossentropy(from_logits=False, ignore_class=None, reduction="sum_over_batch_size", name=None):
    if ignore_class is not None:
        _outside("ignore_class", "argument")
    return _reduced(lambda t, p: losses_sparse_categorical_crossentropy(t, p, from_logits), reduction)

def losses_Huber(delta=1.0, reduction="sum_over_batch_size", name=None):
    return _reduced(lambda t, p: losses_huber(t, p, delta), reduction)

# What is below the first bound counts in the first bin, and what is above the last in the last.

def histogram_fixed_width_bins(values, value_range, nbins=100, dtype="int32"):
    v, ends = convert_to_tensor(values), convert_to_tensor(value_range)
    if _kind(v) != "f" and _kind(ends) == "f" or v.dtype.name not in ("float32", "float64", "int32", "int64") or ends.shape[0] != 2:
        _outside("a histogram of these")
    _without_nan(v)
    low, high = cast(ends[0], "float64"), cast(ends[1], "float64")
    at = floor((cast(v, "float64") - low) / (high - low) * nbins)
    return cast(clip_by_value(at, 0.0, nbins - 1.0), dtype)

def histogram_fixed_width(values, value_range, nbins=100, dtype="int32"):
    at = histogram_fixed_width_bins(values, value_range, nbins)
    return _changed("", values, _unseen(reduce_sum(cast(reshape(at, [at.size]) == _upto(nbins)[:, None], dtype), axis=1)), [-1], [])

def math_divide_no_nan(x, y):
    if _kind(convert_to_tensor(x)) == "b":
        raise TypeError("Invalid dtype tf.bool in tf.math.divide_no_nan. Expected one of {tf.uint8, tf.int8, tf.uint16, tf.int16, tf.uint32, tf.int32, tf.uint64, tf.int64, tf.bfloat16, tf.float16, tf.float32, tf.float64, tf.complex64, tf.complex128}.")
    return divide_no_nan(x, y)

def _compared(y_true, y_pred, ints=False):
    p = convert_to_tensor(y_pred)
    if not ints and _uneven(p):
        _outside("a loss of uneven rows")
    t = cast(y_true, p.dtype)
    if _kind(p) != "f" and (not ints or _kind(p) != "i"):
        _outside("a loss of these")
    return _same_rank(t, p)

# Where one has a last axis of size 1 more, that is taken away, or one is given to a vector.

def _same_rank(a, b):
    if a.ndim == b.ndim + 1 and a.shape[-1] == 1:
        return (a, b[:, None]) if b.ndim == 1 else (a[..., 0], b)
    if b.ndim == a.ndim + 1 and b.shape[-1] == 1:
        return (a[:, None], b) if a.ndim == 1 else (a, b[..., 0])
    return a, b

def losses_mse(y_true, y_pred):
    t, p = _compared(y_true, y_pred, True)
    return reduce_mean(_in_floats(square(t - p)), -1)

def _in_floats(a):
    return a if _kind(a) == "f" else cast(a, "float32")

def losses_mae(y_true, y_pred):
    t, p = _compared(y_true, y_pred, True)
    return reduce_mean(_in_floats(abs(t - p)), -1)

losses_MSE = losses_mse
losses_MAE = losses_mae

def losses_MeanSquaredError(reduction="sum_over_batch_size", name=None):
    return _reduced(losses_mse, reduction)

def losses_MeanAbsoluteError(reduction="sum_over_batch_size", name=None):
    return _reduced(losses_mae, reduction)

def _reduced(loss, reduction):
    if reduction not in ("none", None, "sum", "sum_over_batch_size"):
        _outside("this reduction")
    fold = reduce_sum if reduction == "sum" else reduce_mean if reduction == "sum_over_batch_size" else lambda v: v
    return lambda y_true, y_pred, sample_weight=None: fold(_weighted(_alike_nested(loss, y_true, y_pred), sample_weight))

def _weighted(losses, weights):
    if weights is None:
        return losses
    w = convert_to_tensor(weights)
    if w.ndim and list(w.shape) != list(losses.shape):
        _outside("sample_weight of these")
    return losses * cast(w, losses.dtype)

def _alike_nested(loss, y_true, y_pred):
    kinds = [_typename(v) if _typename(v) in ("list", "tuple") else "" for v in (y_true, y_pred)]
    if y_true is None or y_pred is None:
        raise ValueError("Attempt to convert a value (None) with an unsupported type (<class 'NoneType'>) to a Tensor.")
    if kinds == ["list", "list"] and len(y_true) and len(y_true) == len(y_pred) and _typename(y_true[0]) in ("int", "float") and _typename(y_pred[0]) == "list":
        raise ValueError("Structures don't have the same nested structure.")
    if kinds[0] and not kinds[1]:
        raise ValueError(f"Expected an instance of {kinds[0]}, got {cast(convert_to_tensor(y_pred), 'float32')!r}.")
    if kinds[1] and not kinds[0]:
        raise ValueError("Structures don't have the same nested structure.")
    if kinds == ["list", "list"] and len(y_true) != len(y_pred) and not [v for v in y_pred if _typename(v) not in ("int", "float")]:
        parts = ", ".join([f"{convert_to_tensor(float(v))!r}" for v in y_pred])
        raise ValueError(f"list arity mismatch; expected: {len(y_true)}, got: {len(y_pred)}; list: [{parts}].")
    if "list" in (_typename(y_true), _typename(y_pred)) and (_typename(y_true) != _typename(y_pred) or convert_to_tensor(y_true).shape != convert_to_tensor(y_pred).shape):
        _outside("lists of several forms")
    return loss(y_true, cast(y_pred, "float32"))
