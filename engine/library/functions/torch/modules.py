# Modules are instances whose class has a forward. Those whose parameters are random have
# values that are not known.

def _layer(name, forward, **parts):
    return _instance(name, "torch.nn.Module", {"forward": forward}, parts)

def _weight(*size):
    return _in_role(empty(*size), "Parameter")

def _below(self, role):
    return [(name, v) for name, v in _attributes(self).items() if _role(v) == role]

# What an attribute takes that holds a parameter, a buffer or a module.

def _assigned(was, name, v, module):
    role = _role(was)
    if was is None and name in ("weight", "bias") and _typename(module) in ("Linear", "Conv1d", "Conv2d", "LayerNorm", "BatchNorm1d", "BatchNorm2d", "GroupNorm"):
        role = "Parameter"
    if v is None or role in ("", "Plain") or _role(v) == role or role == "Buffer" and _class(v) == "Tensor":
        return
    if _typename(v) == "array" and _class(v) != "Tensor" or _typename(v) not in ("array", "int", "float", "bool", "str", "list", "tuple", "dict", "function"):
        _outside("assignment to an attribute", "operation")
    kind = f"torch.{_ctype(v)}Tensor" if _typename(v) == "array" else _typename(v)
    what, takes = {"Parameter": ("parameter", "torch.nn.Parameter"), "Buffer": ("buffer", "torch.nn.Buffer, torch.Tensor"), "Module": ("child module", "torch.nn.Module")}[role]
    raise TypeError(f"cannot assign '{kind}' as {what} '{name}' ({takes} or None expected)")

def Module_named_parameters(self, recurse=True):
    found, once = _below(self, "Parameter"), []
    for name, child in _below(self, "Module") if recurse else []:
        found = found + [(f"{name}.{rest}", p) for rest, p in child.named_parameters()]
    for name, p in found:
        if not [q for n, q in once if q is p]:
            once.append((name, p))
    return _lazy("generator", once)

def Module_parameters(self, recurse=True):
    return _lazy("generator", [p for name, p in self.named_parameters(recurse=recurse)])

def Module_named_children(self):
    return _lazy("generator", _below(self, "Module"))

def Module_children(self):
    return _lazy("generator", [child for name, child in _below(self, "Module")])

def Module_modules(self):
    found = [self]
    for child in self.children():
        found = found + list(child.modules())
    return _lazy("generator", found)

def Module_train(self, mode=True):
    for one in self.modules():
        _keep(one, "training", mode)
    return self

def Module_forward(self, *args):
    raise NotImplementedError(f'Module [{_typename(self)}] is missing the required "forward" function')

def Module_eval(self):
    return self.train(False)

def Module_to(self, device=None):
    if _typename(device) not in ("str", "device"):
        _outside("a module of another type")
    return self

def Module_zero_grad(self, set_to_none=True):
    for p in self.parameters():
        _forget(p)

def Module_requires_grad_(self, requires_grad=True):
    for p in self.parameters():
        p.requires_grad_(requires_grad)
    return self

def Module_state_dict(self):
    found = _below(self, "Parameter") + _below(self, "Buffer")
    for name, child in _below(self, "Module"):
        found = found + [(f"{name}.{rest}", v) for rest, v in child.state_dict().items()]
    return _record("OrderedDict", {name: v.detach() for name, v in found})

def Module_named_buffers(self):
    found = _below(self, "Buffer")
    for name, child in _below(self, "Module"):
        found = found + [(f"{name}.{rest}", v) for rest, v in child.named_buffers()]
    return _lazy("generator", found)

def Module_buffers(self):
    return _lazy("generator", [v for name, v in self.named_buffers()])

def Module_apply(self, fn):
    for child in self.children():
        child.apply(fn)
    fn(self)
    return self

def Module_register_buffer(self, name, tensor, persistent=True):
    _keep(self, name, _in_role(tensor, "Buffer"))

def _group(name, modules, methods):
    if [v for v in modules if _role(v) != "Module"]:
        _outside(f"{name} of these")
    return _instance(name, "torch.nn.Module", dict(methods, __getitem__=_child, __len__=lambda self: len(_attributes(self)), append=_appended), {f"{k}": v for k, v in enumerate(modules)})

def _child(self, k):
    modules = list(_attributes(self).values())
    if _typename(k) != "int":
        _outside("an index of this type")
    if k < -len(modules) or k >= len(modules):
        raise IndexError(f"index {k} is out of range")
    return modules[k]

def _appended(self, module):
    _keep(self, f"{len(_attributes(self))}", module)
    return self

def _in_turn(self, input):
    for module in self:
        input = module(input)
    return input

def Sequential(*args):
    return _group("Sequential", args, {"forward": _in_turn})

def ModuleList(modules=()):
    return _group("ModuleList", list(modules), {})

def ModuleDict(modules=None):
    given = {} if modules is None else modules
    methods = {"__getitem__": lambda self, key: _named_child(self, key), "__len__": lambda self: len(_attributes(self)), "__contains__": lambda self, key: key in _attributes(self),
               "keys": lambda self: list(_attributes(self).keys()), "values": lambda self: list(_attributes(self).values()), "items": lambda self: list(_attributes(self).items()), "__iter__": lambda self: list(_attributes(self).keys())}
    return _instance("ModuleDict", "torch.nn.Module", methods, dict(given))

def _named_child(self, key):
    if key not in _attributes(self):
        raise KeyError(key)
    return _attributes(self)[key]

def ParameterList(values=()):
    items = list(values)
    return _instance("ParameterList", "torch.nn.Module", {"__getitem__": lambda self, k: list(_attributes(self).values())[k], "__len__": lambda self: len(_attributes(self)), "append": _appended}, {f"{k}": v for k, v in enumerate(items)})

def Module_load_state_dict(self, state_dict, strict=True):
    own = self.state_dict()
    if list(own.keys()) != list(state_dict.keys()):
        _outside("load_state_dict of other names")
    wrong = [f"\n\tsize mismatch for {k}: copying a param with shape {state_dict[k].shape} from checkpoint, the shape in current model is {v.shape}." for k, v in own.items() if v.shape != state_dict[k].shape]
    if wrong:
        raise RuntimeError(f"Error(s) in loading state_dict for {_typename(self)}:" + "".join(wrong))
    for k, v in own.items():
        v.copy_(state_dict[k])

def Linear(in_features, out_features, bias=True):
    return _layer("Linear", lambda self, input: linear(input, self.weight, self.bias), in_features=in_features, out_features=out_features, weight=_weight(out_features, in_features), bias=_weight(out_features) if bias else None)

def Embedding(num_embeddings, embedding_dim, padding_idx=None):
    return _layer("Embedding", lambda self, input: embedding(input, self.weight), num_embeddings=num_embeddings, embedding_dim=embedding_dim, padding_idx=padding_idx, weight=_weight(num_embeddings, embedding_dim))

def _conv(name, forward, n, in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias):
    if in_channels % groups or out_channels % groups:
        raise ValueError(f"{'in' if in_channels % groups else 'out'}_channels must be divisible by groups")
    size, steps, named = tuple(_ways(kernel_size, n)), tuple(_ways(stride, n)), _typename(padding) == "str"
    if named and padding not in ("same", "valid"):
        _outside("such a padding")
    if padding == "same" and [s for s in steps if s != 1]:
        raise ValueError("padding='same' is not supported for strided convolutions")
    return _layer(name, forward, in_channels=in_channels, out_channels=out_channels, kernel_size=size, stride=steps, padding=padding if named else tuple(_ways(padding, n)), dilation=tuple(_ways(dilation, n)), groups=groups, weight=_weight(out_channels, in_channels // groups, *size), bias=_weight(out_channels) if bias else None)

def Conv1d(in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True):
    return _conv("Conv1d", lambda self, input: conv1d(input, self.weight, self.bias, self.stride, self.padding, self.dilation, self.groups), 1, in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias)

def Conv2d(in_channels, out_channels, kernel_size, stride=1, padding=0, dilation=1, groups=1, bias=True):
    return _conv("Conv2d", lambda self, input: conv2d(input, self.weight, self.bias, self.stride, self.padding, self.dilation, self.groups), 2, in_channels, out_channels, kernel_size, stride, padding, dilation, groups, bias)

def Dropout(p=0.5, inplace=False):
    return _layer("Dropout", lambda self, input: dropout(input, self.p, self.training), p=_probability(p))

def _batch_norm(self, input, ranks, rank):
    n = self.num_features
    if input.ndim not in ranks:
        raise ValueError(f"expected {rank} input (got {input.ndim}D input)")
    if self.training and input.numel() == input.shape[1]:
        raise ValueError(f"Expected more than 1 value per channel when training, got input size {input.shape}")
    if input.shape[1] != n:
        raise RuntimeError(f"running_mean should contain {input.shape[1]} elements not {n}")
    _only_floats(input, "batch_norm")
    if input.numel() == 0 or input.dtype != torch.float32:
        _outside("BatchNorm of these")
    axes, ends = [k for k in range(input.ndim) if k != 1], [n] + [1] * (input.ndim - 2)
    if self.training:
        _unseen(self.running_mean.copy_((0.9 * self.running_mean + 0.1 * input.mean(axes)).detach()))
        _unseen(self.running_var.copy_((0.9 * self.running_var + 0.1 * input.var(axes)).detach()))
        _unseen(self.num_batches_tracked.add_(1))
        off = input - input.mean(axes, keepdim=True)
        out = off / sqrt(square(off).mean(axes, keepdim=True) + 1e-05)
    else:
        out = (input - self.running_mean.view(ends)) / sqrt(self.running_var.view(ends) + 1e-05)
    return out * self.weight.view(ends) + self.bias.view(ends)

def _normalizing(name, forward, n):
    return _layer(name, forward, num_features=n, weight=_in_role(ones(n), "Parameter"), bias=_in_role(zeros(n), "Parameter"), running_mean=_in_role(zeros(n), "Buffer"), running_var=_in_role(ones(n), "Buffer"), num_batches_tracked=_in_role(tensor(0), "Buffer"))

def BatchNorm1d(num_features):
    return _normalizing("BatchNorm1d", lambda self, input: _batch_norm(self, input, (2, 3), "2D or 3D"), num_features)

def BatchNorm2d(num_features):
    return _normalizing("BatchNorm2d", lambda self, input: _batch_norm(self, input, (4,), "4D"), num_features)

def LayerNorm(normalized_shape, eps=1e-05, elementwise_affine=True, bias=True):
    sizes = (normalized_shape,) if isinstance(normalized_shape, int) else tuple(normalized_shape)
    return _layer("LayerNorm", lambda self, input: layer_norm(input, sizes, self.weight, self.bias, eps), normalized_shape=sizes, weight=_in_role(ones(*sizes), "Parameter") if elementwise_affine else None, bias=_in_role(zeros(*sizes), "Parameter") if elementwise_affine and bias else None)

def CosineSimilarity(dim=1, eps=1e-08):
    return _layer("CosineSimilarity", lambda self, x1, x2: cosine_similarity(x1, x2, dim, eps))

# Layers that go over a sequence: their shapes are known, their values are not.

def _recurrent(name, gates, states, input_size, hidden_size, num_layers, bias, batch_first, bidirectional):
    ways, weights = 2 if bidirectional else 1, {}
    for k in range(num_layers):
        for end in ("", "_reverse")[:ways]:
            for part, n in (("ih", hidden_size * ways if k else input_size), ("hh", hidden_size)):
                weights[f"weight_{part}_l{k}{end}"] = _weight(gates * hidden_size, n)
            for part in ("ih", "hh") if bias else ():
                weights[f"bias_{part}_l{k}{end}"] = _weight(gates * hidden_size)
    return _layer(name, lambda self, input, hx=None: _gone_over(self, input, hx, states, ways), input_size=input_size, hidden_size=hidden_size, num_layers=num_layers, batch_first=batch_first, bidirectional=bidirectional, **weights)

def _gone_over(self, input, hx, states, ways):
    if input.ndim not in (2, 3):
        raise ValueError(f"{_typename(self)}: Expected input to be 2D or 3D, got {input.ndim}D instead")
    if input.dtype != torch.float32:
        _outside(f"{_typename(self)} of these")
    if input.shape[-1] != self.input_size:
        raise RuntimeError(f"input.size(-1) must be equal to input_size. Expected {self.input_size}, got {input.shape[-1]}")
    n, sizes = self.num_layers * ways, list(input.shape[:-1])
    state = [n, self.hidden_size] if input.ndim == 2 else [n, sizes[0 if self.batch_first else 1], self.hidden_size]
    for k, h in enumerate([] if hx is None else [hx] if states == 1 else hx):
        if h.ndim != input.ndim:
            _outside(f"{_typename(self)} with such a state")
        whole = state if input.ndim == 3 else [n, 1, self.hidden_size]
        if list(h.shape) != state:
            got = list(h.shape) if input.ndim == 3 else [h.shape[0], 1, h.shape[1]]
            raise RuntimeError(f"Expected hidden{f'[{k}]' if states > 1 else ''} size {tuple(whole)}, got {got}")
    turned = self.batch_first and input.ndim == 3
    out = sizes[1::-1] if turned else sizes
    made = [_computed(empty(*size), [input] + list(self.parameters())) for size in [out + [self.hidden_size * ways]] + [state] * states]
    return (_unseen(made[0].transpose(0, 1)) if turned else made[0], made[1] if states == 1 else tuple(made[1:]))

def RNN(input_size, hidden_size, num_layers=1, nonlinearity="tanh", bias=True, batch_first=False, dropout=0.0, bidirectional=False):
    return _recurrent("RNN", 1, 1, input_size, hidden_size, num_layers, bias, batch_first, bidirectional)

def GRU(input_size, hidden_size, num_layers=1, bias=True, batch_first=False, dropout=0.0, bidirectional=False):
    return _recurrent("GRU", 3, 1, input_size, hidden_size, num_layers, bias, batch_first, bidirectional)

def LSTM(input_size, hidden_size, num_layers=1, bias=True, batch_first=False, dropout=0.0, bidirectional=False):
    return _recurrent("LSTM", 4, 2, input_size, hidden_size, num_layers, bias, batch_first, bidirectional)

def MultiheadAttention(embed_dim, num_heads, dropout=0.0, bias=True, batch_first=False):
    if embed_dim % num_heads:
        raise AssertionError("embed_dim must be divisible by num_heads")
    return _layer("MultiheadAttention", _attended, embed_dim=embed_dim, num_heads=num_heads, batch_first=batch_first, in_proj_weight=_weight(3 * embed_dim, embed_dim), in_proj_bias=_weight(3 * embed_dim) if bias else None, out_proj=Linear(embed_dim, embed_dim, bias))

def _attended(self, query, key, value, key_padding_mask=None, need_weights=True, attn_mask=None, average_attn_weights=True, is_causal=False):
    n = 1 if self.batch_first else 0
    _seen_by(self, query, key, value, attn_mask, key_padding_mask)
    heads = [] if average_attn_weights else [self.num_heads]
    of = [query, key, value] + list(self.parameters())
    turned = list(query.shape[1::-1] if self.batch_first else query.shape[:2])
    out = _computed(empty(*turned, query.shape[2]), of)
    return (_unseen(out.transpose(0, 1)) if self.batch_first else out, _computed(empty(query.shape[1 - n], *heads, query.shape[n], key.shape[n]), of) if need_weights else None)

def array_data_ptr(self):
    return empty((), dtype=int64).item()

def ReLU(inplace=False):
    return _layer("ReLU", lambda self, input: relu(input, inplace))

def Sigmoid():
    return _layer("Sigmoid", lambda self, input: sigmoid(input))

def Tanh():
    return _layer("Tanh", lambda self, input: tanh(input))

def GELU(approximate="none"):
    return _layer("GELU", lambda self, input: gelu(input, approximate))

def SiLU(inplace=False):
    return _layer("SiLU", lambda self, input: silu(input))

def ELU(alpha=1.0):
    return _layer("ELU", lambda self, input: elu(input, alpha))

def LeakyReLU(negative_slope=0.01, inplace=False):
    return _layer("LeakyReLU", lambda self, input: leaky_relu(input, negative_slope))

def Softplus(beta=1.0, threshold=20.0):
    return _layer("Softplus", lambda self, input: softplus(input, beta, threshold))

def Softmax(dim=None):
    return _layer("Softmax", lambda self, input: input.softmax(dim))

def LogSoftmax(dim=None):
    return _layer("LogSoftmax", lambda self, input: input.log_softmax(dim))

def Identity(*args, **kwargs):
    return _layer("Identity", lambda self, input: input)

def Flatten(start_dim=1, end_dim=-1):
    return _layer("Flatten", lambda self, input: input.flatten(start_dim, end_dim))

def Unflatten(dim, unflattened_size):
    return _layer("Unflatten", lambda self, input: unflatten(input, dim, unflattened_size))

def MaxPool1d(kernel_size, stride=None, padding=0):
    return _layer("MaxPool1d", lambda self, input: max_pool1d(input, kernel_size, stride, padding))

def AvgPool1d(kernel_size, stride=None, padding=0):
    return _layer("AvgPool1d", lambda self, input: avg_pool1d(input, kernel_size, stride, padding))

def MaxPool2d(kernel_size, stride=None, padding=0):
    return _layer("MaxPool2d", lambda self, input: max_pool2d(input, kernel_size, stride, padding))

def AvgPool2d(kernel_size, stride=None, padding=0):
    return _layer("AvgPool2d", lambda self, input: avg_pool2d(input, kernel_size, stride, padding))

def AdaptiveAvgPool1d(output_size):
    return _layer("AdaptiveAvgPool1d", lambda self, input: adaptive_avg_pool1d(input, output_size))

def AdaptiveAvgPool2d(output_size):
    return _layer("AdaptiveAvgPool2d", lambda self, input: adaptive_avg_pool2d(input, output_size))

def Upsample(size=None, scale_factor=None, mode="nearest", align_corners=None):
    return _layer("Upsample", lambda self, input: interpolate(input, size, scale_factor, mode))

def vmap(func, in_dims=0, out_dims=0):
    if out_dims != 0:
        _outside("vmap with out_dims")
    return lambda *args: _mapped(func, args, in_dims if _sequence(in_dims) else [in_dims] * len(args))

func_vmap = vmap

# Its errors count the axes that it maps over, and only those of sizes that meet are known.

def _fails(f):
    try:
        f()
    except Exception as e:
        if _class(e) not in ("NameError", "AttributeError") and "at non-singleton dimension" not in str(e):
            _outside("this mistake in vmap")
        return _unseen(True)

def _mapped(func, args, dims):
    sizes = [a.shape[d] for a, d in zip(args, dims) if d is not None]
    if len(dims) != len(args) or not sizes or [n for n in sizes if n != sizes[0]] or sizes[0] == 0:
        _outside("vmap of these")
    first = [a if d is None else a.select(d, 0) for a, d in zip(args, dims)]
    tried = lambda: _dry(func, [_unheld(a) for a in first], {})
    if _fails(tried):
        _dry(func, first, {})
    if _typename(tried()) not in ("array", "tuple"):
        _outside("vmap of these")
    each = [func(*[a if d is None else a.select(d, k) for a, d in zip(args, dims)]) for k in range(sizes[0])]
    return stack(each) if _typename(each[0]) == "array" else tuple([stack([one[k] for one in each]) for k in range(len(each[0]))])
