# Layers of Keras and functions of tf.nn for images.

# Windows that slide over the axes between the batch and the channels.

def _convolved(kind, n, filters, kernel_size, strides, padding, activation, use_bias, dilation_rate, name):
    if dilation_rate not in (1, (1, 1), [1, 1]):
        _outside(kind + " of these")
    _checked(activation)
    padding = padding.lower()
    allowed = ("valid", "same") + (("causal",) if n == 1 else ())
    if padding not in allowed:
        _outside("this padding") # of which a set is told, in any order
    if _typename(filters) == "int" and filters < 1:
        raise ValueError(f"Invalid value for argument `filters`. Expected a strictly positive value. Received filters={filters}.")
    size = _counts_of("kernel_size", kernel_size, n)
    _counts_of("strides", strides, n)
    def call(self, inputs):
        x = cast(_fed(self, inputs, least=n + 2), "float32")
        if x.ndim != n + 2:
            _outside(kind + " of these")
        deep = x.shape[-1]
        if padding == "valid" and [k for k in range(n) if x.shape[k + 1] < size[k]]:
            raise ValueError(f"Computed output size would be zero or negative. Received `inputs shape={tuple(x.shape)}`, `kernel shape={tuple(size + [deep, filters])}`, `dilation_rate={list([1] * n)}`, `strides={tuple(_windowed(strides, n))}`, `padding={padding}`.".replace("=[1, 1]", "=[1 1]"))
        weights = _grown(self, x, [size + [deep, filters], [filters]] if use_bias else [size + [deep, filters]])
        _keep(self, "kernel", weights[0])
        _keep(self, "bias", weights[1] if use_bias else None)
        return _shaped(_slid(x, size, strides, "same" if padding == "causal" and n == 1 else padding) + [filters])
    return _keras(kind, call, name, filters=filters, kernel_size=tuple(size), strides=tuple(_windowed(strides, n)), padding=padding)

def layers_Conv2D(filters, kernel_size, strides=1, padding="valid", dilation_rate=1, activation=None, use_bias=True, kernel_initializer=None, bias_initializer=None, kernel_regularizer=None, input_shape=None, name=None):
    _checked(None, kernel_initializer, bias_initializer, kernel_regularizer)
    return _given(_convolved("Conv2D", 2, filters, kernel_size, strides, padding, activation, use_bias, dilation_rate, name), input_shape)

def layers_Conv1D(filters, kernel_size, strides=1, padding="valid", dilation_rate=1, activation=None, use_bias=True, kernel_initializer=None, bias_initializer=None, kernel_regularizer=None, input_shape=None, name=None):
    _checked(None, kernel_initializer, bias_initializer, kernel_regularizer)
    return _given(_convolved("Conv1D", 1, filters, kernel_size, strides, padding, activation, use_bias, dilation_rate, name), input_shape)

def layers_Conv2DTranspose(filters, kernel_size, strides=1, padding="valid", activation=None, use_bias=True, kernel_initializer=None, input_shape=None, name=None):
    size, step = _windowed(kernel_size, 2), _windowed(strides, 2)
    def call(self, inputs):
        x = _fed(self, inputs, least=4)
        if x.ndim != 4 or padding not in ("valid", "same"):
            _outside("Conv2DTranspose of these")
        _grown(self, x, [size + [filters, x.shape[-1]], [filters]] if use_bias else [size + [filters, x.shape[-1]]])
        return _shaped([x.shape[0]] + [x.shape[k + 1] * step[k] + (max(size[k] - step[k], 0) if padding == "valid" else 0) for k in range(2)] + [filters])
    return _keras("Conv2DTranspose", call, name, filters=filters)

# How many entries a window has, or goes on, along each of n axes.

def _counts_of(name, v, n):
    says = f"The `{name}` argument must be a tuple of {n} integers. Received {name}={v}"
    if _typename(v) != "int" and len(v) != n:
        raise ValueError(says)
    if [k for k in _windowed(v, n) if k < 1]:
        low = [k for k in _windowed(v, n) if k < 1]
        if [k for k in low if k != low[0]]:
            _outside("windows of these") # of which a set is told, in any order
        raise ValueError(says + f", including values {{{low[0]}}} that do not satisfy `value > 0`")
    return _windowed(v, n)

def _windowed(v, n):
    return [v] * n if _typename(v) == "int" else list(v)

def _pooled(kind, n, pool_size, strides, padding, name):
    padding = padding.lower()
    _counts_of("pool_size", pool_size, n)
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
    _pair_of("padding", padding)
    return _keras("ZeroPadding2D", lambda self, inputs: pad(_fed(self, inputs, 4), [[0, 0]] + _sides(padding) + [[0, 0]]), name)

def _pair_of(name, v):
    if _typename(v) != "int" and len(v) != 2:
        raise ValueError(f"`{name}` should have two elements. Received: {name}={v}.")

def _sides(v):
    return [[v, v]] * 2 if _typename(v) == "int" else [[n, n] if _typename(n) == "int" else list(n) for n in v]

def layers_UpSampling2D(size=2, name=None):
    m, n = _windowed(size, 2)
    return _keras("UpSampling2D", lambda self, inputs: _repeated_along(_repeated_along(_fed(self, inputs, 4), m, 1), n, 2), name)

def _pictures_of(self, inputs, size, last):
    x = cast(_fed(self, inputs, least=4), "float32")
    if x.ndim > 4:
        raise ValueError(f"Kernel shape must have the same length as input, but received kernel of shape {tuple(size + [x.shape[-1], last])} and input of shape {tuple(x.shape)}.")
    return x

def layers_DepthwiseConv2D(kernel_size, strides=1, padding="valid", depth_multiplier=1, activation=None, use_bias=True, name=None):
    size = _windowed(kernel_size, 2)
    def call(self, inputs):
        x = _pictures_of(self, inputs, size, depth_multiplier)
        deep = x.shape[-1] * depth_multiplier
        _grown(self, x, [size + [x.shape[-1], depth_multiplier]] + ([[deep]] if use_bias else []))
        return _shaped(_slid(x, size, strides, padding) + [deep])
    return _keras("DepthwiseConv2D", call, name)

def layers_SeparableConv2D(filters, kernel_size, strides=1, padding="valid", activation=None, use_bias=True, name=None):
    size = _windowed(kernel_size, 2)
    def call(self, inputs):
        x = _pictures_of(self, inputs, size, filters)
        _grown(self, x, [size + [x.shape[-1], 1], [1, 1, x.shape[-1], filters]] + ([[filters]] if use_bias else []))
        return _shaped(_slid(x, size, strides, padding) + [filters])
    return _keras("SeparableConv2D", call, name, filters=filters)

def layers_Cropping2D(cropping=0, name=None):
    _pair_of("cropping", cropping)
    (top, bottom), (left, right) = _sides(cropping)
    def call(self, inputs):
        x = _fed(self, inputs, 4)
        if top + bottom >= x.shape[1] or left + right >= x.shape[2]:
            _outside("Cropping2D of these")
        return x[:, top:x.shape[1] - bottom, left:x.shape[2] - right]
    return _keras("Cropping2D", call, name)

def _slid(x, size, step, padding):
    _lose()
    n = x.ndim - 2
    if n < 1 or padding not in ("valid", "same"):
        _outside("this layer of these")
    sizes, steps = _windowed(size, n), _windowed(step, n)
    return [x.shape[0]] + [max(-(-(x.shape[k + 1] - (sizes[k] - 1 if padding == "valid" else 0)) // steps[k]), 0) for k in range(n)]

def conv2d(input, filters, strides, padding):
    x, w = _alike([input, filters])
    step = [1] + _four("strides", strides) + [1]
    if x.ndim != 4:
        _raised("Conv2D", f"convolution input must be 4-dimensional: [{_braced(x.shape)}]")
    if w.ndim != 4:
        _raised("Conv2D", f"convolution filter must be 4-dimensional: [{_braced(w.shape)}]", " name: ")
    if x.dtype != w.dtype:
        _unlike("Conv2D", 1, x.dtype.name, w.dtype.name)
    if x.dtype != w.dtype or _kind(x) != "f":
        _outside("conv2d of these")
    if x.shape[3] % w.shape[2]:
        _raised("Conv2D", f"input depth must be evenly divisible by filter depth: {x.shape[3]} vs {w.shape[2]}")
    if w.shape[3] % (x.shape[3] // w.shape[2]):
        _raised("Conv2D", f"output depth must be evenly divisible by number of groups: {w.shape[3]} vs {x.shape[3] // w.shape[2]}")
    if min(step) < 1:
        _raised("Conv2D", "Row and column strides should be larger than 0.", " name: ")
    return _empty(_slid(x, list(w.shape)[:2], step[1:3], _padding(padding, "Conv2D")) + [w.shape[3]], dtype=x.dtype)

# One number, two or four of them say how the windows lie in both directions.

def _four(name, v):
    v = [v] * 2 if _typename(v) == "int" else list(v) * 2 if len(v) == 1 else list(v)
    if len(v) not in (2, 4):
        raise ValueError(f"{name} should be of length 1, 2 or 4. Received: {name}={v} of length {len(v)}")
    if len(v) == 4 and (v[0] != 1 or v[3] != 1):
        _outside(name, "argument")
    return v[len(v) // 2 - 1:len(v) // 2 + 1]

def _padding(padding, kernel=""):
    told = {
        "Conv2D": ("input:T, filter:T -> output:T; attr=T:type,allowed=[DT_HALF, DT_BFLOAT16, DT_FLOAT, DT_DOUBLE, DT_INT32]; attr=strides:list(int); attr=use_cudnn_on_gpu:bool,default=true; attr=padding:string,allowed=[", "]; attr=explicit_paddings:list(int),default=[]; attr=data_format:string,default=\"NHWC\",allowed=[\"NHWC\", \"NCHW\"]; attr=dilations:list(int),default=[1, 1, 1, 1]"),
        "MaxPool": ("input:T -> output:T; attr=T:type,default=DT_FLOAT,allowed=[DT_HALF, DT_BFLOAT16, DT_FLOAT, DT_DOUBLE, DT_INT32, DT_INT64, DT_UINT8, DT_INT16, DT_INT8, DT_UINT16, DT_QINT8]; attr=ksize:list(int),min=4; attr=strides:list(int),min=4; attr=padding:string,allowed=[", "]; attr=explicit_paddings:list(int),default=[]; attr=data_format:string,default=\"NHWC\",allowed=[\"NHWC\", \"NCHW\", \"NCHW_VECT_C\"]"),
        "AvgPool": ("value:T -> output:T; attr=ksize:list(int),min=4; attr=strides:list(int),min=4; attr=padding:string,allowed=[", "]; attr=data_format:string,default=\"NHWC\",allowed=[\"NHWC\", \"NCHW\"]; attr=T:type,allowed=[DT_HALF, DT_BFLOAT16, DT_FLOAT, DT_DOUBLE]"),
    }.get(kernel)
    if padding not in ("VALID", "SAME") and told and _typename(padding) == "str":
        allowed = "\"SAME\", \"VALID\"" + ("" if kernel == "AvgPool" else ", \"EXPLICIT\"")
        _raised(kernel, f"Value for attr 'padding' of \"{padding}\" is not in the list of allowed values: {allowed}\n\t; NodeDef: {{{{node {kernel}}}}}; Op<name={kernel}; signature={told[0]}{allowed}{told[1]}>", " name: ")
    if padding not in ("VALID", "SAME"):
        _outside("this padding")
    return "valid" if padding == "VALID" else "same"

def max_pool2d(input, ksize, strides, padding):
    return _pool2d("MaxPool", input, ksize, strides, padding)

def avg_pool2d(input, ksize, strides, padding):
    return _pool2d("AvgPool", input, ksize, strides, padding)

def _pool2d(kernel, input, ksize, strides, padding):
    x, size, step = convert_to_tensor(input), _four("ksize", ksize), _four("strides", strides)
    if x.ndim < 4 and _typename(ksize) == "int":
        _raised(kernel, f"tensor_in_shape must have 2 spatial dimensions. {x.ndim} 0", " name: ")
    if x.ndim != 4 or min(size + step) < 1:
        _outside("a pool of these")
    return _empty(_slid(x, size, step, _padding(padding, kernel)) + [x.shape[-1]], dtype=x.dtype)

nn_max_pool = max_pool2d

nn_avg_pool = avg_pool2d

def conv1d(input, filters, stride, padding):
    x, f = _real(input, "conv1d"), _real(filters, "conv1d")
    if x.ndim == f.ndim == 3 and x.shape[2] % f.shape[1]:
        _raised("Conv2D", f"input depth must be evenly divisible by filter depth: {x.shape[2]} vs {f.shape[1]}", " name: ")
    if x.ndim != 3 or f.ndim != 3 or x.shape[2] != f.shape[1] or _typename(stride) != "int":
        _outside("conv1d of these")
    return _shaped(_slid(x, [f.shape[0]], stride, _padding(padding)) + [f.shape[2]])

def image_rot90(image, k=1):
    a = convert_to_tensor(image)
    if a.ndim != 3 or k not in (1, 2, 3):
        _outside("rot90 of these")
    if k == 2:
        return flip(a, [0, 1])
    turned = transpose(a, [1, 0, 2])
    return flip(turned, [0 if k == 1 else 1])

def image_central_crop(image, central_fraction):
    a = convert_to_tensor(image)
    if not 0 < central_fraction <= 1:
        raise ValueError("central_fraction must be within (0, 1]")
    if a.ndim not in (3, 4):
        _outside("central_crop of these")
    high, wide = a.shape[-3], a.shape[-2]
    top, left = [int((n - n * central_fraction) / 2) for n in (high, wide)]
    return a[..., top:high - top, left:wide - left, :]

def image_crop_to_bounding_box(image, offset_height, offset_width, target_height, target_width):
    a = convert_to_tensor(image)
    for says, n, size in (("width", offset_width + target_width, a.shape[-2]), ("height", offset_height + target_height, a.shape[-3])):
        if a.ndim in (3, 4) and n > size:
            raise ValueError(says + " must be >= target + offset.")
    if a.ndim not in (3, 4) or min(offset_height, offset_width) < 0:
        _outside("a crop of these")
    return a[..., offset_height:offset_height + target_height, offset_width:offset_width + target_width, :]

def image_random_flip_left_right(image, seed=None):
    _lose()
    a = convert_to_tensor(image)
    return _empty(list(a.shape), dtype=a.dtype) if a.ndim in (3, 4) else _outside("an image of another rank")

def image_random_brightness(image, max_delta, seed=None):
    return image_random_flip_left_right(image)

def image_random_crop(value, size, seed=None):
    a, sizes = convert_to_tensor(value), [int(n) for n in size]
    if len(sizes) != a.ndim or [1 for n, m in zip(sizes, a.shape) if n > m]:
        _outside("random_crop of these")
    _lose()
    return _empty(sizes, dtype=a.dtype)

def image_adjust_brightness(image, delta):
    return _real(image, "adjust_brightness") + delta

def image_convert_image_dtype(image, dtype, saturate=False):
    a, kind = convert_to_tensor(image), dtype if _typename(dtype) == "str" else dtype.name
    if a.dtype.name == kind:
        return a
    if a.dtype.name != "uint8" or kind != "float32":
        _outside("convert_image_dtype of these")
    return cast(a, "float32") * (1.0 / 255)

def image_extract_patches(images, sizes, strides, rates, padding):
    a = _even(images)
    if a.ndim != 4 or list(rates) != [1, 1, 1, 1] or [v for v in (sizes, strides) if len(v) != 4 or v[0] != 1 or v[3] != 1]:
        _outside("extract_patches of these")
    out = [n // step + (n % step > 0) if padding.upper() == "SAME" else (n - size) // step + 1 for n, size, step in zip(list(a.shape)[1:3], sizes[1:3], strides[1:3])]
    if min(out) < 1:
        _outside("extract_patches of these")
    if padding.upper() == "SAME":
        more = [max((m - 1) * step + size - n, 0) for m, n, size, step in zip(out, list(a.shape)[1:3], sizes[1:3], strides[1:3])]
        a = pad(a, [[0, 0], [more[0] // 2, more[0] - more[0] // 2], [more[1] // 2, more[1] - more[1] // 2], [0, 0]])
    down, along = strides[1], strides[2]
    return concat([a[:, i:i + (out[0] - 1) * down + 1:down, j:j + (out[1] - 1) * along + 1:along] for i in range(sizes[1]) for j in range(sizes[2])], -1)
