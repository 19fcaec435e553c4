def gelu(input, approximate="none"):
    if approximate not in ("none", "tanh"):
        raise RuntimeError("approximate argument must be either none or tanh.")
    _only_floats(input, "GeluKernelImpl")
    if approximate == "tanh":
        return 0.5 * input * (1 + tanh(0.7978845608028654 * (input + 0.044715 * input * input * input)))
    return 0.5 * input * (1 + erf(input / 1.4142135623730951))

def silu(input):
    _only_floats(input, "silu_cpu")
    return input * sigmoid(input)

def mish(input):
    _only_floats(input, "mish_cpu")
    return input * tanh(softplus(input))

def softplus(input, beta=1.0, threshold=20.0):
    _only_floats(input, "softplus_cpu")
    return where(input * beta > threshold, input, log1p(exp(beta * input)) / beta)

def logsigmoid(input):
    if _kind(input) != "f":
        _outside("logsigmoid of ints")
    return -softplus(-input)

def elu(input, alpha=1.0):
    _only_floats(input, "elu_cpu")
    return where(input > 0, input, alpha * expm1(input))

def leaky_relu(input, negative_slope=0.01):
    if not isinstance(negative_slope, (int, float)) and not (_kind(negative_slope) and negative_slope.ndim == 0):
        raise TypeError(f"leaky_relu(): argument 'negative_slope' (position 2) must be Number, not {_class(negative_slope)}")
    if _kind(input) != "f":
        _outside("leaky_relu of ints")
    return where(input > 0, input, negative_slope * input)

def relu(input, inplace=False):
    if _kind(input) == "":
        raise TypeError(f"relu(): argument 'input' (position 1) must be Tensor, not {_typename(input)}")
    if _ctype(input) == "Bool":
        raise NotImplementedError("Boolean inputs not supported for relu")
    return input.copy_(input.clamp(min=0)) if inplace else input.clamp(min=0)

def relu6(input):
    return input.clamp(0, 6)

def hardtanh(input, min_val=-1.0, max_val=1.0):
    if _kind(input) == "b":
        raise NotImplementedError("Bool inputs not supported for hardtanh")
    return input.clamp(min_val, max_val).to(input.dtype)

def layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-5):
    if isinstance(normalized_shape, int):
        raise TypeError("layer_norm(): argument 'normalized_shape' (position 2) must be tuple of ints, not int")
    sizes, n = list(normalized_shape), len(normalized_shape)
    if _kind(input) != "f" or n == 0 or bias is not None and list(bias.shape) != sizes:
        _outside("layer_norm of these")
    if weight is not None and list(weight.shape) != sizes:
        raise RuntimeError(f"Expected weight to be of same shape as normalized_shape, but got weight of shape {list(weight.shape)} and normalized_shape = {sizes}")
    if list(input.shape[-n:]) != sizes:
        wanted = "[*"
        for size in sizes:
            wanted = f"{wanted}, {size}"
        raise RuntimeError(f"Given normalized_shape={sizes}, expected input with shape {wanted}], but got input of size{list(input.shape)}")
    axes = tuple(range(-n, 0))
    off = input - input.mean(axes, keepdim=True)
    out = off / sqrt(square(off).mean(axes, keepdim=True) + eps)
    out = out if weight is None else out * weight
    return _held(out if bias is None else out + bias)

def embedding(input, weight, padding_idx=None):
    if weight.ndim != 2:
        raise RuntimeError("'weight' must be 2-D")
    if _typename(input) != "array":
        raise TypeError(f"embedding(): argument 'indices' (position 2) must be Tensor, not {_class(input)}")
    if str(input.dtype) not in ("torch.int64", "torch.int32"):
        raise RuntimeError(f"Expected tensor for argument #1 'indices' to have one of the following scalar types: Long, Int; but got torch.{_ctype(input)}Tensor instead (while checking arguments for embedding)")
    i = _outlying(weight, 0, input)
    if i is not None:
        raise IndexError("index out of range in self")
    return weight[input]

def _probability(p):
    if p < 0 or p > 1:
        raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")
    return p

def dropout(input, p=0.5, training=True):
    _probability(p)
    if not training or p == 0:
        return input
    if _kind(input) != "f":
        raise RuntimeError(f"result type Float can't be cast to the desired output type {_ctype(input)}")
    return input * 0.0 if p == 1 else _computed(empty_like(input), [input])

def _likely_broadcast(input, target, kernel):
    _likely(input, target)
    if input.shape != target.shape:
        broadcast_tensors(input, target)
    if _kind(target) != "f" or kernel == "huber_cpu":
        _only_floats(input, kernel)
    return abs(input - (target if _kind(target) != "b" else target.to(input.dtype)))

def smooth_l1_loss(input, target, reduction="mean", beta=1.0):
    d = _likely_broadcast(input, target, "smooth_l1_cpu")
    if beta < 0:
        raise RuntimeError("smooth_l1_loss does not support negative values for beta.")
    return _reduced(d if beta == 0 else where(d < beta, 0.5 * d * d / beta, d - 0.5 * beta), reduction)

def huber_loss(input, target, reduction="mean", delta=1.0):
    d = _likely_broadcast(input, target, "huber_cpu")
    if delta <= 0:
        raise RuntimeError("huber_loss does not support non-positive values for delta.")
    return _reduced(where(d <= delta, 0.5 * d * d, delta * (d - 0.5 * delta)).to(input.dtype), reduction)

def kl_div(input, target, reduction="mean", log_target=False):
    if reduction == "mean":
        _warn("UserWarning: reduction: 'mean' divides the total loss by both the batch size and the support size.'batchmean' divides only by the batch size, and aligns with the KL div math definition.'mean' will be changed to behave the same as 'batchmean' in the next major release.")
    elif reduction not in ("none", "sum", "batchmean"):
        raise ValueError(f"{reduction} is not a valid value for reduction")
    if _kind(input) == "":
        raise TypeError(f"kl_div(): argument 'input' (position 1) must be Tensor, not {_class(input)}")
    if _kind(input) + _kind(target) != "ff":
        raise RuntimeError("kl_div: Integral inputs not supported.")
    loss = exp(target) * (target - input) if log_target else target * (log(where(target == 0, 1, target)) - input)
    return loss.sum() / input.shape[0] if reduction == "batchmean" else _reduced(loss, reduction)

def scaled_dot_product_attention(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, scale=None):
    if query.ndim < 2 or key.ndim < 2 or dropout_p > 0 or attn_mask is not None and _kind(attn_mask) not in "bf":
        _outside("attention of these")
    if attn_mask is not None and is_causal:
        raise RuntimeError("_scaled_dot_product_attention: Explicit attn_mask should not be set when is_causal=True")
    if attn_mask is not None and query.ndim == 3 and attn_mask.shape[-2:] != (query.shape[1], key.shape[1]):
        _outside("attention with a mask of another shape")
    if not query.dtype == key.dtype == value.dtype:
        raise RuntimeError(f"Expected query, key, and value to have the same dtype, but got query.dtype: {_mask_type(query)} key.dtype: {_mask_type(key)} and value.dtype: {_mask_type(value)} instead.")
    scores = query @ swapaxes(key, -2, -1) * (query.shape[-1] ** -0.5 if scale is None else scale)
    mask = torch.ones(*scores.shape[-2:]).tril() > 0 if is_causal else attn_mask
    if mask is not None:
        scores = scores + (mask if _kind(mask) == "f" else where(mask, 0.0, -inf))
    weights = scores.softmax(-1)
    return where(weights == weights, weights, 0.0) @ value

def functional_pad(input, pad, mode="constant", value=None):
    if _kind(input) == "":
        raise TypeError(f"pad(): argument 'input' (position 1) must be Tensor, not {_class(input)}")
    if _typename(pad) not in ("tuple", "list", "torch.Size"):
        raise TypeError(f"pad(): argument 'pad' (position 2) must be tuple of ints, not {_class(pad)}")
    if _typename(mode) != "str":
        raise TypeError(f"pad(): argument 'mode' (position 3) must be str, not {_class(mode)}")
    n = len(pad)
    if n % 2 == 0 and n // 2 > input.ndim:
        raise RuntimeError(f"Padding length should be less than or equal to two times the input dimension but got padding length {n} and input of dimension {input.ndim}")
    if n % 2:
        raise RuntimeError("Padding length must be divisible by 2")
    if mode not in ("constant", "reflect", "replicate", "circular"):
        raise NotImplementedError(f"Unrecognised padding mode {mode}")
    if mode != "constant" and input.ndim not in (n // 2 + 1, n // 2 + 2):
        raise NotImplementedError(f"Padding size {n} is not supported for {input.ndim}D input tensor.\nSupported combinations for non-constant padding:\n  - 2D or 3D input: padding size = 2 (pads last dimension)\n  - 3D or 4D input: padding size = 4 (pads last 2 dimensions)\n  - 4D or 5D input: padding size = 6 (pads last 3 dimensions)")
    for k in range(n // 2 if mode in ("reflect", "circular") else 0):
        size, pair = input.shape[-1 - k], (pad[2 * k], pad[2 * k + 1])
        if mode == "reflect" and max(*pair) >= size:
            raise RuntimeError(f"Argument #{4 + 2 * k}: Padding size should be less than the corresponding input dimension, but got: padding {pair} at dimension {input.ndim - 1 - k} of input {list(input.shape)}")
        if min(*pair) < 0:
            _outside("pad with less than nothing")
        if mode == "circular" and max(*pair) > size:
            raise RuntimeError("Padding value causes wrapping around more than once.")
    if mode == "constant" and min(0, *pad) < 0:
        for k in range(n // 2):
            kept = moveaxis(input, -1 - k, 0)
            input = moveaxis(kept[max(-pad[2 * k], 0):len(kept) - max(-pad[2 * k + 1], 0)], 0, -1 - k)
        pad = [max(w, 0) for w in pad]
    widths = [[0, 0]] * (input.ndim - n // 2) + [[pad[n - 2 - 2 * k], pad[n - 1 - 2 * k]] for k in range(n // 2)]
    return _padded(input, widths, mode, [[0 if value is None else value] * 2] * input.ndim)

def rot90(input, k=1, dims=(0, 1)):
    if len(dims) != 2:
        raise RuntimeError(f"expected total rotation dims == 2, but got dims = {len(dims)}")
    if input.ndim < 2:
        raise RuntimeError(f"expected total dims >= 2, but got total dims = {input.ndim}")
    i, j = dims
    if i == j or i - j == input.ndim or j - i == input.ndim:
        raise RuntimeError(f"expected rotation dims to be different, but got dim0 = {i} and dim1 = {j}")
    if i >= input.ndim or i < -input.ndim:
        raise RuntimeError(f"Rotation dim0 out of range, dim0 = {i}")
    if j >= input.ndim or j < -input.ndim:
        raise RuntimeError(f"Rotation dim1 out of range, dim1 = {j}")
    turned = [lambda: clone(input), lambda: swapaxes(flip(input, [j]), i, j), lambda: flip(input, [i, j]), lambda: swapaxes(flip(input, [i]), i, j)]
    return turned[k % 4]()

def vander(x, N=None, increasing=False):
    if x.ndim != 1:
        _outside("vander of these")
    return _powers(x, len(x) if N is None else N, increasing)

def linalg_vander(x, N=None):
    return vander(x, N, True)

def clamp_min(input, min):
    return clamp(input, min=min)

def clamp_max(input, max):
    return clamp(input, max=max)

def logcumsumexp(input, dim):
    _only_floats(input, "logcumsumexp_out_cpu")
    if input.numel() == 0:
        return input.clone()
    most = input.amax(dim, keepdim=True)
    return log(exp(input - most).cumsum(dim)) + most

def sgn(input):
    return sign(input)

def logit(input):
    input = input if _kind(input) == "f" else input.float()
    return log(input / (1 - input))

def addr(input, vec1, vec2, beta=1, alpha=1):
    return _plus(input, outer(vec1, vec2), beta, alpha)

def linalg_multi_dot(tensors):
    if _typename(tensors) == "array":
        raise TypeError("linalg_multi_dot(): argument 'tensors' (position 1) must be tuple of Tensors, not Tensor")
    product = tensors[0]
    for t in tensors[1:]:
        product = product @ t
    return product

def _spread_of_floats(call, input):
    if _kind(input) != "f":
        raise NotImplementedError(f"{call} only support floating point and complex dtypes")
    if _known(input) and isinf(input).any() and not isnan(input).any():
        _outside(call + " of values that are not finite")

def std_mean(input, dim=None, unbiased=True, correction=1, keepdim=False):
    _spread_of_floats("std_mean", input)
    return (std(input, dim, correction=correction if unbiased else 0, keepdim=keepdim), mean(input, dim, keepdim=keepdim))

def var_mean(input, dim=None, unbiased=True, correction=1, keepdim=False):
    _spread_of_floats("var_mean", input)
    return (var(input, dim, correction=correction if unbiased else 0, keepdim=keepdim), mean(input, dim, keepdim=keepdim))

def aminmax(input, dim=None, keepdim=False):
    if input.ndim == 0:
        return _named("aminmax min max", input.clone(), input.clone())
    if dim is None:
        if input.numel() == 0:
            raise RuntimeError("aminmax(): cannot compute aminmax over an empty dimension as the operation has no identity.")
        _outside("aminmax of all values with keepdim") if keepdim else None
        return _named("aminmax min max", input.min(), input.max())
    if input.shape[_axis(input, dim)] == 0:
        raise IndexError(f"aminmax: Expected reduction dim {_axis(input, dim)} to have non-zero size.")
    return _named("aminmax min max", amin(input, dim, keepdim=keepdim), amax(input, dim, keepdim=keepdim))

def pairwise_distance(x1, x2, p=2.0, eps=1e-06, keepdim=False):
    return norm(x1 - x2 + eps, p, -1, keepdim)

def rms_norm(input, normalized_shape, weight=None, eps=None):
    sizes, n = list(normalized_shape), len(normalized_shape)
    if _kind(input) != "f" or input.element_size() != 4 or list(input.shape[-n:]) != sizes:
        _outside("rms_norm of these")
    out = input / sqrt(square(input).mean(tuple(range(-n, 0)), keepdim=True) + (1.1920928955078125e-07 if eps is None else eps))
    return out if weight is None else out * weight

def is_tensor(obj):
    return _class(obj) == "Tensor"

def array_new_zeros(self, *size, dtype=None):
    return zeros(*size, dtype=self.dtype if dtype is None else dtype)

def array_new_ones(self, *size, dtype=None):
    return ones(*size, dtype=self.dtype if dtype is None else dtype)

def array_new_full(self, size, fill_value, dtype=None):
    return full(size, fill_value, dtype=self.dtype if dtype is None else dtype)

def array_new_tensor(self, data, dtype=None):
    return tensor(data, dtype=self.dtype if dtype is None else dtype)

def array_scatter_(self, dim, index, src):
    return _becomes(self, _scattered(self, dim, index, src, "set", True))

def scatter(input, dim, index, src):
    return _scattered(input, dim, index, src, "set")

def no_grad():
    return lambda f: lambda *args, **named: _unrecorded(f, args, named)

def _unrecorded(f, args, named):
    with torch.no_grad():
        return f(*args, **named)

def array_short(self):
    return self.to(torch.int16)

def functional_batch_norm(input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-05):
    axes, ends = [k for k in range(input.ndim) if k != 1], [1, input.shape[1]] + [1] * (input.ndim - 2)
    if input.ndim < 2 or _kind(input) != "f" or training and running_mean is not None:
        _outside("batch_norm of these")
    if not training and running_mean.numel() != input.shape[1]:
        raise RuntimeError(f"running_mean should contain {input.shape[1]} elements not {running_mean.numel()}")
    mean, var = (input.mean(axes), input.var(axes, correction=0)) if training else (running_mean, running_var)
    out = (input - mean.view(ends)) / sqrt(var.view(ends) + eps)
    out = out if weight is None else out * weight.view(ends)
    return out if bias is None else out + bias.view(ends)

def conv1d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    _only_ranks("conv1d", input, 1)
    if weight.ndim != 3:
        _outside("conv1d of these arguments")
    _channels(input, weight, groups, 1)
    if _typename(padding) == "str":
        more = _padding(padding, weight.shape[2:], _pair(stride)[-1:], _pair(dilation)[-1:])[0]
        return conv1d(functional_pad(input, (more // 2, more - more // 2)) if more else input, weight, bias, stride, 0, dilation, groups)
    size = input.shape[-1] + 2 * _pair(padding)[-1]
    if weight.shape[-1] > size:
        raise RuntimeError(f"Calculated padded input size per channel: ({size}). Kernel size: ({weight.shape[-1]}). Kernel size can't be greater than actual input size")
    return conv2d(input.unsqueeze(-2), weight.unsqueeze(-2), bias, (1, _pair(stride)[-1]), (0, _pair(padding)[-1]), (1, _pair(dilation)[-1]), groups).squeeze(-2)

def max_pool1d(input, kernel_size, stride=None, padding=0):
    return _flat_pool(max_pool2d, input, kernel_size, stride, padding)

def avg_pool1d(input, kernel_size, stride=None, padding=0):
    return _flat_pool(avg_pool2d, input, kernel_size, stride, padding)

def _flat_pool(pool, input, size, stride, padding):
    if input.ndim not in (2, 3):
        _outside("a pool of these")
    return pool(input.unsqueeze(-2), (1, _pair(size)[-1]), (1, _pair(size if stride is None else stride)[-1]), (0, _pair(padding)[-1])).squeeze(-2)

def _means(input, axis, n):
    size, moved = input.shape[axis], moveaxis(input, axis, 0)
    if n is None or n == size:
        return input
    return moveaxis(stack([moved[k * size // n:-(-(k + 1) * size // n)].mean(0) for k in range(n)]), 0, axis)

def adaptive_avg_pool2d(input, output_size):
    if input.ndim not in (3, 4) or _kind(input) != "f":
        _outside("adaptive_avg_pool2d of these arguments")
    rows, columns = _pair(output_size)
    return input.mean((-2, -1), keepdim=True) if rows == 1 and columns == 1 else _held(_means(_means(input, -2, rows), -1, columns))

def adaptive_avg_pool1d(input, output_size):
    if input.ndim not in (2, 3) or _kind(input) != "f":
        _outside("adaptive_avg_pool1d of these arguments")
    return _held(_means(input, -1, _pair(output_size)[-1]))

def interpolate(input, size=None, scale_factor=None, mode="nearest", align_corners=None):
    n = input.ndim - 2
    if n < 1 or n > 3 or mode not in ("nearest", "linear", "bilinear", "bicubic", "trilinear") or size is not None and scale_factor is not None:
        _outside("interpolate of these")
    if size is None and scale_factor is None:
        raise ValueError("either size or scale_factor should be defined")
    given = scale_factor if size is None else size
    given = list(given) if _sequence(given) else [given] * n
    if len(given) != n or _kind(input) != "f":
        _outside("interpolate of these")
    if mode != "nearest":
        return _smooth(input, [int(input.shape[k + 2] * given[k]) if size is None else given[k] for k in range(n)], mode)
    for k in range(n):
        old = input.shape[k + 2]
        new = int(old * given[k]) if size is None else given[k]
        scale = 1 / given[k] if size is None else old / new
        input = index_select(input, k + 2, tensor([min(int(i * scale), old - 1) for i in range(new)]))
    return input

def rnn_pad_sequence(sequences, batch_first=False, padding_value=0.0):
    items = list(sequences)
    if [a for a in items if a.ndim == 0 or a.shape[1:] != items[0].shape[1:] or a.dtype != items[0].dtype]:
        _outside("pad_sequence of these")
    n = _largest([len(a) for a in items])
    return stack([functional_pad(a, [0, 0] * (a.ndim - 1) + [0, n - len(a)], value=padding_value) for a in items], 0 if batch_first else 1)
