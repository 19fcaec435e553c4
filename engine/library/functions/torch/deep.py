# Layers and functions of deep networks. Of those whose values depend on random weights
# alone, the shapes are told.

def group_norm(input, num_groups, weight=None, bias=None, eps=1e-05):
    sizes = list(input.shape)
    if input.ndim < 2:
        raise RuntimeError(f"Expected at least 2 dimensions for input tensor but received {input.ndim}")
    if input.numel() == sizes[0] * num_groups or sizes[0] == 1 and input.numel() // num_groups == 1:
        _outside("group_norm of these")
    if sizes[1] % num_groups:
        raise RuntimeError(f"Expected number of channels in input to be divisible by num_groups, but got input of shape {sizes} and num_groups={num_groups}")
    for v, name in ((weight, "weight"), (bias, "bias")):
        if v is not None and list(v.shape) != sizes[1:2]:
            raise RuntimeError(f"Expected {name} to be a vector of size equal to the number of channels in input, but got {name} of shape {list(v.shape)} and input of shape {sizes}")
    _only_floats(input, "GroupNormKernelImpl")
    return _scaled(_standardized(input.reshape(sizes[0], num_groups, -1), [2], eps).reshape(sizes), weight, bias)

def _standardized(x, axes, eps):
    off = x - x.mean(axes, keepdim=True)
    return off / sqrt(square(off).mean(axes, keepdim=True) + eps)

def _scaled(x, weight, bias):
    ends = [-1] + [1] * (x.ndim - 2)
    x = x if weight is None else x * weight.view(ends)
    return x if bias is None else x + bias.view(ends)

def instance_norm(input, running_mean=None, running_var=None, weight=None, bias=None, use_input_stats=True, momentum=0.1, eps=1e-05):
    if running_mean is not None or not use_input_stats or input.ndim < 3 or _kind(input) != "f" or [v for v in (weight, bias) if v is not None and list(v.shape) != [input.shape[1]]]:
        _outside("instance_norm of these")
    if _product(input.shape[2:]) == 1:
        raise ValueError(f"Expected more than 1 spatial element when training, got input size {input.shape}")
    return _scaled(_standardized(input, list(range(2, input.ndim)), eps), weight, bias)

def GroupNorm(num_groups, num_channels, eps=1e-05, affine=True):
    if num_channels % num_groups:
        raise ValueError(f"num_channels ({num_channels}) must be divisible by num_groups ({num_groups})")
    n = num_channels
    return _layer("GroupNorm", lambda self, input: group_norm(input, self.num_groups, self.weight, self.bias, eps), num_groups=num_groups, num_channels=n, weight=_in_role(ones(n), "Parameter") if affine else None, bias=_in_role(zeros(n), "Parameter") if affine else None)

def _instance_layer(name, rank, num_features, eps, affine):
    n = num_features
    return _layer(name, lambda self, input: _by_instance(self, input, rank, eps), num_features=n, weight=_in_role(ones(n), "Parameter") if affine else None, bias=_in_role(zeros(n), "Parameter") if affine else None)

def _by_instance(self, input, rank, eps):
    if input.ndim != rank or input.shape[1] != self.num_features:
        _outside(f"{_typename(self)} of these")
    return instance_norm(input, weight=self.weight, bias=self.bias, eps=eps)

def InstanceNorm1d(num_features, eps=1e-05, momentum=0.1, affine=False, track_running_stats=False):
    return _instance_layer("InstanceNorm1d", 3, num_features, eps, affine)

def InstanceNorm2d(num_features, eps=1e-05, momentum=0.1, affine=False, track_running_stats=False):
    return _instance_layer("InstanceNorm2d", 4, num_features, eps, affine)

def _only_ranks(name, input, n):
    if input.ndim not in (n + 1, n + 2):
        raise RuntimeError(f"Expected {n + 1}D (unbatched) or {n + 2}D (batched) input to {name}, but got input of size: {list(input.shape)}")

def _ways(v, n):
    return [v] * n if _typename(v) == "int" else list(v)

def _transposed(name, n, input, weight, bias, stride, padding, output_padding, groups, dilation):
    _only_ranks(name, input, n)
    s, p, o, d = [_ways(v, n) for v in (stride, padding, output_padding, dilation)]
    sizes, wide = list(input.shape), list(weight.shape)
    if input.dtype != weight.dtype or weight.ndim != n + 2 or [k for k in range(n) if o[k] >= s[k] and o[k] >= d[k]]:
        _outside(f"{name} of these")
    if sizes[-1 - n] != wide[0]:
        shown = sizes if len(sizes) == n + 2 else [1] + sizes
        raise RuntimeError(f"Given transposed=1, weight of size {wide}, expected input{shown} to have {wide[0]} channels, but got {sizes[-1 - n]} channels instead")
    ends = [(sizes[k - n] - 1) * s[k] - 2 * p[k] + d[k] * (wide[k - n] - 1) + o[k] + 1 for k in range(n)]
    return _computed(empty(sizes[:-1 - n] + [wide[1] * groups] + ends, dtype=input.dtype), [input, weight] + ([] if bias is None else [bias]))

def conv_transpose1d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    return _transposed("conv_transpose1d", 1, input, weight, bias, stride, padding, output_padding, groups, dilation)

def conv_transpose2d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    return _transposed("conv_transpose2d", 2, input, weight, bias, stride, padding, output_padding, groups, dilation)

def _transposing(name, n, call, a, b, kernel_size, stride, padding, output_padding, groups, bias, dilation):
    if a % groups or b % groups:
        _outside(f"{name} of these")
    return _layer(name, lambda self, input: call(input, self.weight, self.bias, stride, padding, output_padding, groups, dilation), in_channels=a, out_channels=b, kernel_size=tuple(_ways(kernel_size, n)), stride=tuple(_ways(stride, n)), padding=tuple(_ways(padding, n)), weight=_weight(a, b // groups, *_ways(kernel_size, n)), bias=_weight(b) if bias else None)

def ConvTranspose1d(in_channels, out_channels, kernel_size, stride=1, padding=0, output_padding=0, groups=1, bias=True, dilation=1):
    return _transposing("ConvTranspose1d", 1, conv_transpose1d, in_channels, out_channels, kernel_size, stride, padding, output_padding, groups, bias, dilation)

def ConvTranspose2d(in_channels, out_channels, kernel_size, stride=1, padding=0, output_padding=0, groups=1, bias=True, dilation=1):
    return _transposing("ConvTranspose2d", 2, conv_transpose2d, in_channels, out_channels, kernel_size, stride, padding, output_padding, groups, bias, dilation)

def conv3d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    _only_ranks("conv3d", input, 3)
    if _typename(padding) == "str" or weight.ndim != 5 or input.dtype != weight.dtype:
        _outside("conv3d of these")
    s, p, d, sizes, wide = _ways(stride, 3), _ways(padding, 3), _ways(dilation, 3), list(input.shape), list(weight.shape)
    _channels(input, weight, groups, 3)
    ends = [(sizes[k - 3] + 2 * p[k] - d[k] * (wide[k - 3] - 1) - 1) // s[k] + 1 for k in range(3)]
    if [n for n in ends if n < 1]:
        _outside("windows larger than the image")
    return _computed(empty(sizes[:-4] + wide[:1] + ends, dtype=input.dtype), [input, weight] + ([] if bias is None else [bias]))

def Conv3d(in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True):
    return _conv("Conv3d", lambda self, input: conv3d(input, self.weight, self.bias, stride, padding, dilation, groups), 3, in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias)

def _channels(input, weight, groups, n):
    sizes, wide = list(input.shape), list(weight.shape)
    if wide[0] % groups:
        raise RuntimeError(f"Given groups={groups}, expected weight to be divisible by {groups} at dimension 0, but got weight of size [{wide}] instead")
    if sizes[-1 - n] != wide[1] * groups:
        shown = sizes if len(sizes) == n + 2 else [1] + sizes
        raise RuntimeError(f"Given groups={groups}, weight of size {wide}, expected input{shown} to have {wide[1] * groups} channels, but got {sizes[-1 - n]} channels instead")

def _padding(padding, sizes, stride, dilation):
    if _typename(padding) != "str":
        return padding
    if padding not in ("same", "valid"):
        _outside("such a padding")
    if padding == "same" and [s for s in stride if s != 1]:
        raise RuntimeError("padding='same' is not supported for strided convolutions")
    return [0 if padding == "valid" else d * (n - 1) for n, d in zip(sizes, dilation)]

def BatchNorm3d(num_features):
    return _normalizing("BatchNorm3d", lambda self, input: _batch_norm(self, input, (5,), "5D"), num_features)

def bilinear(input1, input2, weight, bias=None):
    n = input1.ndim - 1
    if n < 1 or input2.ndim != n + 1 or weight.ndim != 3 or input1.dtype != weight.dtype or input2.dtype != weight.dtype:
        _outside("bilinear of these")
    for k in range(n):
        if input1.shape[k] != input2.shape[k]:
            raise RuntimeError(f"bilinear(): input batch dimensions do not match at dim {k}: got {input1.shape[k]} and {input2.shape[k]}")
    for k, v in enumerate((input1, input2)):
        if v.shape[-1] != weight.shape[k + 1]:
            raise RuntimeError(f"bilinear(): input{k + 1} size does not match weight size: got {v.shape[-1]} but expected {weight.shape[k + 1]}")
    out = (input1[..., None, :, None] * weight * input2[..., None, None, :]).sum((-2, -1))
    return out if bias is None else out + bias

def Bilinear(in1_features, in2_features, out_features, bias=True):
    return _layer("Bilinear", lambda self, input1, input2: bilinear(input1, input2, self.weight, self.bias), in1_features=in1_features, in2_features=in2_features, out_features=out_features, weight=_weight(out_features, in1_features, in2_features), bias=_weight(out_features) if bias else None)

# Transformers.

def _seen_by(self, query, key, value, attn_mask, key_padding_mask):
    n, e = 1 if self.batch_first else 0, self.embed_dim
    if [x for x in (query, key, value) if x.ndim != 3 or x.dtype != torch.float32]:
        _outside("MultiheadAttention of these")
    if query.shape[2] != e:
        raise AssertionError(f"was expecting embedding dimension of {e}, but got {query.shape[2]}")
    if [x for x in (key, value) if x.shape[2] != e or x.shape[1 - n] != query.shape[1 - n]] or key.shape[n] != value.shape[n]:
        _outside("MultiheadAttention of these")
    rows, columns, batch = query.shape[n], key.shape[n], query.shape[1 - n]
    if attn_mask is not None:
        wanted = (rows, columns) if attn_mask.ndim == 2 else (batch * self.num_heads, rows, columns)
        if attn_mask.ndim not in (2, 3):
            _outside("MultiheadAttention with such a mask")
        if tuple(attn_mask.shape) != wanted:
            raise RuntimeError(f"The shape of the {attn_mask.ndim}D attn_mask is {attn_mask.shape}, but should be {wanted}.")
    if key_padding_mask is not None and list(key_padding_mask.shape) != [batch, columns]:
        _outside("MultiheadAttention with such a mask")

def TransformerEncoderLayer(d_model, nhead, dim_feedforward=2048, dropout=0.1, activation="relu", layer_norm_eps=1e-05, batch_first=False, norm_first=False, bias=True):
    given = [d_model, nhead, dim_feedforward, dropout, activation, layer_norm_eps, batch_first, norm_first, bias]
    return _layer("TransformerEncoderLayer", _passed_on, self_attn=MultiheadAttention(d_model, nhead, dropout, bias, batch_first), linear1=Linear(d_model, dim_feedforward, bias), dropout=Dropout(dropout), linear2=Linear(dim_feedforward, d_model, bias), norm1=LayerNorm(d_model), norm2=LayerNorm(d_model), dropout1=Dropout(dropout), dropout2=Dropout(dropout), given=given)

def _in_batch(attention, x):
    return x.unsqueeze(0 if attention.batch_first else 1) if x.ndim == 2 else x

def _passed_on(self, src, src_mask=None, src_key_padding_mask=None, is_causal=False):
    x = _in_batch(self.self_attn, src)
    _seen_by(self.self_attn, x, x, x, src_mask, src_key_padding_mask)
    return _computed(empty(*src.shape), [src] + list(self.parameters()))

def TransformerDecoderLayer(d_model, nhead, dim_feedforward=2048, dropout=0.1, activation="relu", layer_norm_eps=1e-05, batch_first=False, norm_first=False, bias=True):
    given = [d_model, nhead, dim_feedforward, dropout, activation, layer_norm_eps, batch_first, norm_first, bias]
    return _layer("TransformerDecoderLayer", _passed_both, self_attn=MultiheadAttention(d_model, nhead, dropout, bias, batch_first), multihead_attn=MultiheadAttention(d_model, nhead, dropout, bias, batch_first), linear1=Linear(d_model, dim_feedforward, bias), dropout=Dropout(dropout), linear2=Linear(dim_feedforward, d_model, bias), norm1=LayerNorm(d_model), norm2=LayerNorm(d_model), norm3=LayerNorm(d_model), dropout1=Dropout(dropout), dropout2=Dropout(dropout), dropout3=Dropout(dropout), given=given)

def _passed_both(self, tgt, memory, tgt_mask=None, memory_mask=None, tgt_key_padding_mask=None, memory_key_padding_mask=None):
    x, m = _in_batch(self.self_attn, tgt), _in_batch(self.self_attn, memory)
    _seen_by(self.self_attn, x, x, x, tgt_mask, tgt_key_padding_mask)
    _seen_by(self.multihead_attn, x, m, m, memory_mask, memory_key_padding_mask)
    return _computed(empty(*tgt.shape), [tgt, memory] + list(self.parameters()))

def _several_layers(name, layer, n, norm, forward):
    if _typename(layer) not in ("TransformerEncoderLayer", "TransformerDecoderLayer"):
        _outside(f"{name} of these")
    make = TransformerEncoderLayer if _typename(layer) == "TransformerEncoderLayer" else TransformerDecoderLayer
    return _layer(name, forward, layers=ModuleList([make(*layer.given) for k in range(n)]), num_layers=n, norm=norm)

def _through(self, x):
    return x if self.norm is None else self.norm(x)

def TransformerEncoder(encoder_layer, num_layers, norm=None, enable_nested_tensor=True):
    return _several_layers("TransformerEncoder", encoder_layer, num_layers, norm, _all_encoded)

def _all_encoded(self, src, mask=None, src_key_padding_mask=None, is_causal=None):
    for layer in self.layers:
        src = layer(src, mask, src_key_padding_mask)
    return _through(self, src)

def TransformerDecoder(decoder_layer, num_layers, norm=None):
    return _several_layers("TransformerDecoder", decoder_layer, num_layers, norm, _all_decoded)

def _all_decoded(self, tgt, memory, tgt_mask=None, memory_mask=None, tgt_key_padding_mask=None, memory_key_padding_mask=None):
    for layer in self.layers:
        tgt = layer(tgt, memory, tgt_mask, memory_mask, tgt_key_padding_mask, memory_key_padding_mask)
    return _through(self, tgt)

# One step of a layer that goes over a sequence.

def _cell(name, gates, input_size, hidden_size, bias):
    parts = {"bias_ih": _weight(gates * hidden_size), "bias_hh": _weight(gates * hidden_size)} if bias else {}
    return _layer(name, _stepped_on, input_size=input_size, hidden_size=hidden_size, weight_ih=_weight(gates * hidden_size, input_size), weight_hh=_weight(gates * hidden_size, hidden_size), **parts)

def _stepped_on(self, input, hx=None):
    two = _typename(self) == "LSTMCell"
    if input.ndim not in (1, 2) or input.dtype != torch.float32:
        _outside(f"{_typename(self)} of these")
    if input.shape[-1] != self.input_size:
        raise RuntimeError(f"input has inconsistent input_size: got {input.shape[-1]} expected {self.input_size}")
    size = list(input.shape[:-1]) + [self.hidden_size]
    for h in [] if hx is None else hx if two else [hx]:
        if list(h.shape) != size:
            _outside(f"{_typename(self)} with such a state")
    made = [_computed(empty(*size), [input] + list(self.parameters())) for k in range(2 if two else 1)]
    return tuple(made) if two else made[0]

def RNNCell(input_size, hidden_size, bias=True, nonlinearity="tanh"):
    return _cell("RNNCell", 1, input_size, hidden_size, bias)

def GRUCell(input_size, hidden_size, bias=True):
    return _cell("GRUCell", 3, input_size, hidden_size, bias)

def LSTMCell(input_size, hidden_size, bias=True):
    return _cell("LSTMCell", 4, input_size, hidden_size, bias)

def PairwiseDistance(p=2.0, eps=1e-06, keepdim=False):
    return _layer("PairwiseDistance", lambda self, x1, x2: pairwise_distance(x1, x2, p, eps, keepdim))

def Dropout1d(p=0.5, inplace=False):
    return _layer("Dropout1d", lambda self, input: dropout(input, p, self.training), p=_probability(p))

def Dropout2d(p=0.5, inplace=False):
    return _layer("Dropout2d", lambda self, input: dropout(input, p, self.training), p=_probability(p))

# Images.

def pixel_shuffle(input, upscale_factor):
    r = upscale_factor
    if input.ndim < 3 or input.shape[-3] % (r * r):
        _outside("pixel_shuffle of these")
    first, (c, h, w) = list(input.shape[:-3]), input.shape[-3:]
    n = len(first)
    x = input.reshape(first + [c // (r * r), r, r, h, w])
    return x.permute(list(range(n)) + [n, n + 3, n + 1, n + 4, n + 2]).reshape(first + [c // (r * r), h * r, w * r])

def PixelShuffle(upscale_factor):
    return _layer("PixelShuffle", lambda self, input: pixel_shuffle(input, upscale_factor))

def AdaptiveMaxPool2d(output_size):
    return _layer("AdaptiveMaxPool2d", lambda self, input: adaptive_max_pool2d(input, output_size))

def ZeroPad2d(padding):
    return _layer("ZeroPad2d", lambda self, input: functional_pad(input, [padding] * 4 if _typename(padding) == "int" else list(padding)))

def _smooth(input, sizes, mode):
    n = {"linear": 1, "bilinear": 2, "bicubic": 2, "trilinear": 3}[mode]
    if input.ndim != n + 2 and mode != "bicubic":
        raise NotImplementedError(f"Got {input.ndim}D input, but {mode} mode needs {n + 2}D input")
    if input.ndim != n + 2 or _kind(input) != "f":
        _outside("interpolate of these")
    return _computed(empty(list(input.shape[:2]) + sizes, dtype=input.dtype), [input])

# Of types and places.

def promote_types(type1, type2):
    return _unseen(empty(1, dtype=type1) + empty(1, dtype=type2)).dtype

def property_is_cuda(self):
    return False

def diag_embed(input, offset=0, dim1=-2, dim2=-1):
    if offset or dim1 != -2 or dim2 != -1 or input.ndim == 0:
        _outside("diag_embed of these")
    n = input.shape[-1]
    return where(_unseen(eye(n) > 0), input[..., None], zeros(1, dtype=input.dtype))

def _running(name, input, dim, above):
    if input.ndim and not _known(input):
        return _named(name, _computed(empty(input.shape, dtype=input.dtype), [input]), empty(input.shape, dtype=int64))
    if input.ndim == 0 or input.numel() == 0 or input.shape[dim] > 64:
        _outside(f"{name} of these")
    moved = moveaxis(input, dim, 0)
    most, at = moved[0], zeros_like(moved[0], dtype=int64)
    values, places = [most], [at]
    for k in range(1, len(moved)):
        new = moved[k] >= most if above else moved[k] <= most
        most, at = where(new, moved[k], most), where(new, k, at)
        values.append(most)
        places.append(at)
    return _named(name, _held(moveaxis(stack(values), 0, dim)), _held(moveaxis(stack(places), 0, dim)))

def cummax(input, dim):
    return _running("cummax", input, dim, True)

def cummin(input, dim):
    return _running("cummin", input, dim, False)

def unravel_index(indices, shape):
    if _kind(indices) not in "iu":
        _outside("unravel_index of these")
    parts, rest = [], indices
    for n in list(shape)[::-1]:
        parts = [rest % n] + parts
        rest = rest // n
    return tuple(parts)

def _into(value, out):
    if _typename(value) != "array" or out.shape != value.shape or out.dtype != value.dtype:
        _outside("out of another shape or type")
    return out.copy_(value)

def set_shape(self, sizes):
    raise AttributeError("attribute 'shape' of 'torch._C.TensorBase' objects is not writable")

def sinc(input):
    if _kind(input) != "f":
        input = input.to(torch.float32)
    y = pi * where(input == 0, 1.0, input)
    return where(input == 0, 1.0, sin(y) / y)

def pdist(input, p=2.0):
    if input.ndim != 2 or p != 2 or len(input) < 2:
        _outside("pdist of these")
    i, j = _unseen(triu_indices(len(input), len(input), 1))
    return sqrt(square(input[i] - input[j]).sum(-1))

# Derivatives of functions of the program, whose values are not computed.

def func_grad(func, argnums=0, has_aux=False):
    if has_aux or _typename(argnums) != "int":
        _outside("grad of these")
    return lambda *args: _slope(func(*args), args[argnums])

def _slope(out, of):
    if _typename(out) != "array":
        _outside("grad of these")
    if out.ndim:
        raise RuntimeError(f"grad_and_value(f)(*args): Expected f(*args) to return a scalar Tensor, got tensor with {out.ndim} dims. Maybe you wanted to use the vjp or jacrev APIs instead?")
    return _unheld(empty_like(of))

def functional_jacobian(func, inputs):
    return _unheld(empty(list(_derived(func, inputs).shape) + list(inputs.shape), dtype=inputs.dtype))

def functional_hessian(func, inputs):
    if _derived(func, inputs).numel() != 1:
        _outside("hessian of these")
    return _unheld(empty(list(inputs.shape) * 2, dtype=inputs.dtype))

def _derived(func, inputs):
    out = func(inputs) if _typename(inputs) == "array" else None
    if _typename(out) != "array" or _kind(inputs) != "f":
        _outside("a derivative of these")
    return out

def func_jacrev(func, argnums=0):
    return lambda x: functional_jacobian(func, x)

def Transformer_generate_square_subsequent_mask(sz):
    return triu(full((sz, sz), -inf), 1)
