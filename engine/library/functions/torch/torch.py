def _logits(name, input, dim, dtype):
    if _typename(input) != "array":
        raise AttributeError(f"'{_class(input)}' object has no attribute '{name}'")
    if dim is not None and not isinstance(dim, int) and not _kind(dim):
        raise TypeError(f"{name}(): argument 'dim' (position 1) must be int, not {_class(dim)}")
    input = input if dtype is None else input.to(dtype)
    if _kind(input) != "f":
        dim, rank = _implied(input, dim), max(input.ndim, 1)
        if input.numel() == 0:
            return input
        if dim >= rank or dim < -rank:
            return input.amax(dim)
        raise NotImplementedError(f'"{name}_{"lastdim_" if dim == -1 or dim >= input.ndim - 1 else ""}kernel_impl" not implemented for \'{_ctype(input)}\'')
    return input

# Without a dim, softmax takes one by the rank.

def _implied(input, dim):
    return (0 if input.ndim in (0, 1, 3) else 1) if dim is None else dim

def softmax(input, dim=None, dtype=None):
    input, dim = _logits("softmax", input, dim, dtype), _implied(input, dim)
    if input.numel() == 0:
        return input.clone()
    e = exp(input - input.amax(dim, keepdims=True))
    return _held(e / e.sum(dim, keepdims=True))

def log_softmax(input, dim=None, dtype=None):
    input, dim = _logits("log_softmax", input, dim, dtype), _implied(input, dim)
    if input.numel() == 0:
        return input.clone()
    shifted = input - input.amax(dim, keepdims=True)
    return _held(shifted - log(exp(shifted).sum(dim, keepdims=True)))

def cdist(x1, x2, p=2.0):
    for x, name in ((x1, "X1"), (x2, "X2")):
        if x.ndim < 2:
            raise RuntimeError(f"cdist only supports at least 2D tensors, {name} got: {x.ndim}D")
    if x1.shape[-1] != x2.shape[-1]:
        raise RuntimeError(f"X1 and X2 must have the same number of columns. X1: {x1.shape[-1]} X2: {x2.shape[-1]}")
    for x, name in ((x1, "X1"), (x2, "X2")):
        if _kind(x) != "f":
            raise RuntimeError(f"cdist only supports floating-point dtypes, {name} got: {_ctype(x)}")
    if x1.shape[:-2] != x2.shape[:-2] or p not in (1, 2) or x1.ndim > 2 and x1.dtype != x2.dtype:
        _outside("cdist of these")
    if x1.dtype == x2.dtype and x1.itemsize == 2:
        raise NotImplementedError(f'"cdist" not implemented for \'{_ctype(x1)}\'')
    d = x1[:, None] - x2[None] if x1.ndim == 2 else x1[..., :, None, :] - x2[..., None, :, :]
    return sqrt(square(d).sum(-1)) if p == 2 else abs(d).sum(-1)

def one_hot(input, num_classes=-1):
    if not isinstance(num_classes, int) and not (_kind(num_classes) in ("i", "u") and num_classes.ndim == 0):
        raise TypeError(f"one_hot(): argument 'num_classes' (position 2) must be int, not {_class(num_classes)}")
    if _ctype(input) != "Long":
        raise RuntimeError("one_hot is only applicable to index tensor of type LongTensor.")
    if input.numel() == 0 and num_classes <= 0:
        raise RuntimeError("Can not infer total number of classes from empty tensor.")
    if _known(input) and (input < 0).any():
        raise RuntimeError("Class values must be non-negative.")
    if num_classes >= 0 and _known(input) and (input >= num_classes).any():
        raise RuntimeError("Class values must be smaller than num_classes.")
    n = input.max() + 1 if num_classes < 0 else num_classes
    return (input[..., None] == arange(n)).to(int64)

def trace(input):
    if input.ndim != 2:
        raise RuntimeError(f"trace: expected a matrix, but got tensor with dim {input.ndim}")
    if _kind(input) == "b":
        raise NotImplementedError('"trace" not implemented for \'Bool\'')
    return diagonal(input).sum()

def logspace(start, end, steps):
    return 10.0 ** linspace(start, end, steps)

def normalize(input, p=2.0, dim=1, eps=1e-12):
    return input / input.norm(p, dim, keepdim=True).clamp(min=eps)

def cosine_similarity(x1, x2, dim=1, eps=1e-08):
    if _kind(x1) + _kind(x2) not in ("ff", "fi", "if", "fu", "uf", "fb", "bf"):
        raise RuntimeError(f"expected common dtype to be floating point, yet common dtype is {_ctype(x1 * x2)}")
    sizes = sqrt((x1 * x1 + 0 * x2).sum(dim)).clamp(min=eps) * sqrt((x2 * x2 + 0 * x1).sum(dim)).clamp(min=eps)
    return (x1 * x2).sum(dim) / sizes

def chunk(input, chunks, dim=0):
    if chunks < 1:
        raise RuntimeError(f"chunk expects `chunks` to be greater than 0, got: {chunks}")
    if input.ndim == 0:
        raise RuntimeError("chunk expects at least a 1-dimensional tensor")
    return split(input, -(-input.shape[dim] // chunks) or 1, dim)

def unbind(input, dim=0):
    if input.ndim == 0:
        raise IndexError(f"Dimension specified as {dim} but tensor has no dimensions")
    return unstack(input, _axis(input, dim))

def masked_select(input, mask):
    if _kind(mask) != "b":
        raise RuntimeError("masked_select: expected BoolTensor for mask")
    chosen, values = broadcast_tensors(mask, input)
    return values[chosen]

def _maskable(input, mask, value):
    if _kind(mask) != "b":
        raise RuntimeError(f"masked_fill_ only supports boolean masks, but got mask with dtype {_mask_type(mask)}")
    if ndim(value):
        raise RuntimeError(f"masked_fill_ only supports a 0-dimensional value tensor, but got tensor with {ndim(value)} dimension(s).")
    if _known(value):
        _fits(value.item() if _typename(value) == "array" else value, f"{input.dtype}"[6:])

def _mask_type(mask):
    return {"Bool": "bool", "Long": "long int", "Int": "int", "Float": "float", "Double": "double", "Byte": "unsigned char", "Short": "short int", "Char": "signed char", "Half": "c10::Half", "BFloat16": "c10::BFloat16"}.get(_ctype(mask), "")

def masked_fill(input, mask, value):
    if _kind(mask) != "b":
        broadcast_tensors(mask, input) # of whose sizes PyTorch tells first
    _maskable(input, mask, value)
    return _held(_pairwise("where", "masked_fill", mask, value, input).to(input.dtype))

def array_masked_fill_(input, mask, value):
    _maskable(input, mask, value)
    met = broadcast_tensors(input, mask)[0].shape
    try:
        return _write("where", "masked_fill_", input, mask, value, input)
    except RuntimeError:
        raise RuntimeError(f"output with shape {list(input.shape)} doesn't match the broadcast shape {list(met)}")

def linear(input, weight, bias=None):
    if weight.ndim > 2:
        raise RuntimeError(f"t() expects a tensor with <= 2 dimensions, but self is {weight.ndim}D")
    if bias is None:
        return input @ weight.T
    if input.dtype != weight.dtype:
        raise RuntimeError(f"mat1 and mat2 must have the same dtype, but got {_ctype(input)} and {_ctype(weight)}")
    if input.ndim and weight.ndim == 2 and input.shape[-1] != weight.shape[1]:
        _unmet(input, weight.T)
        raise RuntimeError(f"addmm: mat1 and mat2 shapes cannot be multiplied ({_product(input.shape[:-1])}x{input.shape[-1]} and {weight.shape[1]}x{weight.shape[0]})")
    product = input @ weight.T
    return _plus(bias, product, 1, 1) if input.ndim == 2 else product + bias

def torch_sort(input, dim=-1, descending=False, stable=False):
    places = argsort(input, dim, descending=descending)
    return _named("sort", sort(input, dim, descending=descending), places)

array_sort = torch_sort

def topk(input, k, dim=-1, largest=True, sorted=True):
    if input.ndim == 0 or _kind(input) in "bu":
        _outside("topk of these")
    if k < 0 or k > input.size(dim):
        raise RuntimeError("selected index k out of range")
    order = argsort(input, dim, descending=largest)
    ordered = moveaxis(take_along_axis(input, order, dim), dim, -1)
    if _known(input) and (ordered[..., 1:] == ordered[..., :-1]).any():
        order = empty_like(order) # which of equal values come first depends on how they are sorted
    order = order[..., :k] if dim in (-1, input.ndim - 1) else moveaxis(moveaxis(order, dim, -1)[..., :k], -1, dim)
    values = moveaxis(ordered[..., :k], -1, dim)
    return _named("topk", _held(values), _held(order) if _known(order) else empty(values.shape, dtype=int64))

def mode(input, dim=-1, keepdim=False):
    moved = moveaxis(input, dim, -1)
    if input.ndim and moved.shape[-1] == 0:
        raise IndexError(f"mode(): Expected reduction dim {_axis(input, dim)} to have non-zero size.")
    if _kind(input) == "f" and _known(input) and (input != input).any():
        _outside("mode of nan")
    many = (moved[..., None] == moved[..., None, :]).sum(-1)
    values = where(many == many.amax(-1, keepdim=True), moved, moved.amax(-1, keepdim=True)).amin(-1)
    at = where(moved == values[..., None], arange(moved.shape[-1]), -1).amax(-1)
    return _named("mode", values.unsqueeze(dim), at.unsqueeze(dim)) if keepdim else _named("mode", values, at)

def index_select(input, dim, index):
    k = _axis(input, dim)
    if index.ndim > 1:
        raise IndexError("index_select(): Index is supposed to be a vector")
    if _ctype(index) not in ("Long", "Int"):
        raise RuntimeError("index_select(): Expected dtype int32 or int64 for index")
    if input.ndim == 0:
        _outside("index_select of a scalar")
    i = _outlying(input, k, index)
    if i is not None and k == 0:
        raise IndexError("index out of range in self")
    if i is not None:
        raise RuntimeError(f"INDICES element is out of DATA bounds, id={i} axis_dim={input.shape[k]}")
    return take(input, index, dim)

def lerp(input, end, weight):
    if _kind(input) != "f" and input.dtype == end.dtype:
        _only_floats(input, "lerp_kernel_tensor" if is_tensor(weight) else "lerp_kernel_scalar")
    if input.dtype != end.dtype:
        raise RuntimeError(f"expected dtype {_mask_type(input)} for `end` but got dtype {_mask_type(end)}")
    if is_tensor(weight):
        broadcast_tensors(input, end, weight)
    return input - (input - end) * weight

def addcmul(input, tensor1, tensor2, value=1):
    broadcast_tensors(input, tensor1, tensor2)
    if _kind(input) + _kind(tensor1) + _kind(tensor2) == "bbb":
        raise NotImplementedError('"addcmul_cpu_out" not implemented for \'Bool\'')
    return input + value * tensor1 * tensor2

def count_nonzero(input, dim=None):
    return (input != 0).sum(dim)

def _unique_rows(input, dim, return_inverse, return_counts):
    if input.ndim == 0 or input.numel() == 0 or input.numel() > 1024 or _kind(input) == "f" and (input != input).any():
        _outside("unique along a dimension")
    along = movedim(input, dim, 0)
    rows, found, places = along.reshape(along.shape[0], -1).tolist(), [], []
    for row in rows:
        if row not in found:
            found.append(row)
    order = _in_order(found)
    for row in rows:
        places.append(order.index(row))
    values = movedim(tensor(order, dtype=input.dtype).reshape((len(order),) + tuple(along.shape)[1:]), 0, dim)
    given = [values] + ([tensor(places)] if return_inverse else []) + ([tensor([places.count(k) for k in range(len(order))])] if return_counts else [])
    return given[0] if len(given) == 1 else tuple(given)

def _in_order(rows):
    ordered = []
    for row in rows:
        k = 0
        while k < len(ordered) and _goes_before(ordered[k], row):
            k = k + 1
        ordered = ordered[:k] + [row] + ordered[k:]
    return ordered

def _goes_before(a, b):
    for x, y in zip(a, b):
        if x != y:
            return x < y
    return False

def unique(input, sorted=True, return_inverse=False, return_counts=False, dim=None):
    if dim is not None:
        return _unique_rows(input, dim, return_inverse, return_counts)
    return _uniques(input, input.shape, False, return_inverse, return_counts)

def round(input, decimals=0):
    return _rounded(input, decimals)

def array_fill_(input, value):
    if ndim(value):
        raise RuntimeError(f"fill_ only supports 0-dimension value tensor but got tensor with {ndim(value)} dimensions.")
    _writes(input)
    input[...] = value
    return input

def array_zero_(input):
    _writes(input)
    input[...] = 0
    return input

def roll(input, shifts, dims=None):
    if input.ndim == 0 and dims is not None:
        raise IndexError(f"Dimension specified as {dims if isinstance(dims, int) else dims[0]} but tensor has no dimensions")
    if input.numel() == 0:
        return input.clone()
    return _rolled(input, shifts, dims)

def diff(input, n=1, dim=-1):
    if input.ndim == 0:
        raise RuntimeError("diff expects input to be at least one-dimensional")
    if n < 0:
        raise RuntimeError(f"order must be non-negative but got {n}")
    return _differences(input, n, dim)

def median(input, dim=None, keepdim=False):
    if _kind(input) == "b":
        raise NotImplementedError(f'"{"median_cpu" if dim is None else "median_out"}" not implemented for \'Bool\'')
    if dim is not None and input.ndim and input.shape[_axis(input, dim)] == 0:
        raise IndexError(f"median(): Expected reduction dim {_axis(input, dim)} to have non-zero size.")
    values = _lower_median(input, dim, keepdim=keepdim)
    return values if dim is None else _named("median", values, empty_like(values, dtype=int64))

def reciprocal(input):
    return 1.0 / input

def array_nelement(self):
    return self.numel()

def array_clamp_(self, min=None, max=None):
    values = self.clamp(min, max)
    if _kind(values) != _kind(self) and "f" == _kind(values) or "b" == _kind(self):
        raise RuntimeError(f"result type {_ctype(values)} can't be cast to the desired output type {_mask_type(self)}")
    return self.copy_(values)

def bitwise_not(input):
    if _kind(input) == "f":
        raise NotImplementedError(f'"bitwise_not_cpu" not implemented for \'{_ctype(input)}\'')
    return ~input

def _in_place(self, values):
    if _kind(self) != "f" and _kind(values) == "f":
        _outside("a float into ints")
    return self.copy_(values)

def array_sqrt_(self):
    return _in_place(self, self.sqrt())

def array_exp_(self):
    return _in_place(self, self.exp())

def array_abs_(self):
    return _in_place(self, self.abs())

def array_neg_(self):
    return _in_place(self, -self)

def array_relu_(self):
    return self.copy_(self.clamp(min=0))

def array_sigmoid_(self):
    return _in_place(self, self.sigmoid())

def array_tanh_(self):
    return _in_place(self, self.tanh())

def is_floating_point(input):
    return _kind(input) == "f"

def array_float(self):
    return self.to(float32)

def array_double(self):
    return self.to(float64)

def array_bfloat16(self):
    return self.to(bfloat16)

def array_half(self):
    return self.to(float16)

def array_int(self):
    return self.to(int32)

def array_long(self):
    return self.to(int64)

def array_bool(self):
    return self.to(bool_)

def array_byte(self):
    return _wrapped(self).to(uint8)

def array_char(self):
    return _wrapped(self).to(int8)

def _wrapped(a):
    if _kind(a) == "f" and _known(a) and not (abs(a) < 9e18).all():
        _outside("a float that no int holds")
    return a.to(int64) if _kind(a) == "f" else a

def array_type(self, dtype=None):
    kinds = {"FloatTensor": float32, "DoubleTensor": float64, "HalfTensor": float16, "BFloat16Tensor": bfloat16, "LongTensor": int64, "IntTensor": int32, "BoolTensor": bool_, "ByteTensor": uint8, "ShortTensor": int16, "CharTensor": int8}
    if dtype is None:
        return f"torch.{_ctype(self)}Tensor"
    if _typename(dtype) == "str":
        for name, kind in kinds.items():
            if dtype == "torch." + name:
                return self.to(kind)
        raise ValueError(f"invalid type: '{dtype}'")
    if dtype.__name__ in kinds:
        return self.to(kinds[dtype.__name__])
    if dtype.__name__ in ("int", "float", "bool"):
        raise ValueError(f"invalid type: '{dtype.__name__}'")
    return self.to(dtype)

def get_default_dtype():
    return float32

def Size(sizes):
    return empty(list(sizes)).shape

def torch_equal(input, other):
    return array_equal(input, other)

# What PyTorch's messages call the type of a tensor.

def _ctype(a):
    names = {"b1": "Bool", "u1": "Byte", "i1": "Char", "i2": "Short", "i4": "Int", "i8": "Long", "f2": "Half", "f4": "Float", "f8": "Double"}
    if _kind(a) == "f" and f"{a.dtype}"[-8:] == "bfloat16":
        return "BFloat16"
    return _outside("this function", "operation") if _kind(a) == "" else names.get(f"{_kind(a)}{a.itemsize}", "")

def array_copy_(self, src):
    return _write("identity", "copy_", self, src)

def _rounding(mode):
    if mode not in ("floor", "trunc"):
        _no_rounding_mode(mode)
    return "floor_divide" if mode == "floor" else "truncatediv"

def _times_alpha(x, alpha):
    return _unseen(x * alpha)
