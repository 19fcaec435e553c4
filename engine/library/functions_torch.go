package library

// torchFunctions are written in the language of package expr.
const torchFunctions = `
# Functions of PyTorch's alone.

def softmax(input, dim=None, dtype=None):
    if dtype is not None:
        input = input.to(dtype)
    elif _kind(input) != "f":
        last = dim == -1 or dim >= input.ndim - 1
        raise NotImplementedError(f'"softmax_{"lastdim_" if last else ""}kernel_impl" not implemented for \'{_ctype(input)}\'')
    e = exp(input - input.amax(-1 if dim is None else dim, keepdims=True))
    return _held(e / e.sum(-1 if dim is None else dim, keepdims=True))

def log_softmax(input, dim=None, dtype=None):
    if dtype is not None:
        input = input.to(dtype)
    elif _kind(input) != "f":
        last = dim == -1 or dim >= input.ndim - 1
        raise NotImplementedError(f'"log_softmax_{"lastdim_" if last else ""}kernel_impl" not implemented for \'{_ctype(input)}\'')
    shifted = input - input.amax(-1 if dim is None else dim, keepdims=True)
    return _held(shifted - log(exp(shifted).sum(-1 if dim is None else dim, keepdims=True)))

def cdist(x1, x2):
    return sqrt(square(x1[:, None] - x2[None]).sum(-1))

def one_hot(tensor, num_classes=-1):
    n = tensor.max() + 1 if num_classes < 0 else num_classes
    return (tensor[..., None] == arange(n)).long()

def trace(input):
    if input.ndim != 2:
        raise RuntimeError(f"trace: expected a matrix, but got tensor with dim {input.ndim}")
    return diagonal(input).sum()

def logspace(start, end, steps):
    return 10.0 ** linspace(start, end, steps)

def normalize(input, p=2.0, dim=1, eps=1e-12):
    return input / input.norm(p, dim, keepdim=True).clamp(min=eps)

def cosine_similarity(x1, x2, dim=1):
    return (x1 * x2).sum(dim) / sqrt((x1 * x1 + 0 * x2).sum(dim) * (x2 * x2 + 0 * x1).sum(dim))

def chunk(input, chunks, dim=0):
    return split(input, -(-input.shape[dim] // chunks) or 1, dim)

def masked_select(input, mask):
    values, chosen = broadcast_tensors(input, mask)
    return values[chosen]

def linear(input, weight, bias=None):
    if bias is None:
        return input @ weight.T
    if input.dtype != weight.dtype:
        raise RuntimeError(f"mat1 and mat2 must have the same dtype, but got {_ctype(input)} and {_ctype(weight)}")
    if input.ndim and weight.ndim == 2 and input.shape[-1] != weight.shape[1]:
        _unmet(input, weight.T)
        raise RuntimeError(f"addmm: mat1 and mat2 shapes cannot be multiplied ({_product(input.shape[:-1])}x{input.shape[-1]} and {weight.shape[1]}x{weight.shape[0]})")
    product = input @ weight.T
    return _plus(bias, product, 1, 1) if input.ndim == 2 else product + bias

def _ordered(a, axis):
    return sort(a, axis)[0]

def topk(input, k, dim=-1, largest=True, sorted=True):
    if input.ndim == 0 or _kind(input) in "bu":
        _outside("topk of these")
    if k < 0 or k > input.size(dim):
        raise RuntimeError("selected index k out of range")
    order = argsort(input, dim, descending=largest)
    order = order[..., :k] if dim in (-1, input.ndim - 1) else moveaxis(moveaxis(order, dim, -1)[..., :k], -1, dim)
    return _named("topk", take_along_axis(input, order, dim), order)

def mode(input, dim=-1, keepdim=False):
    moved = moveaxis(input, dim, -1)
    many = (moved[..., None] == moved[..., None, :]).sum(-1)
    values = where(many == many.amax(-1, keepdim=True), moved, moved.amax(-1, keepdim=True)).amin(-1)
    at = where(moved == values[..., None], arange(moved.shape[-1]), -1).amax(-1)
    return _named("mode", values.unsqueeze(dim), at.unsqueeze(dim)) if keepdim else _named("mode", values, at)

def _reduced(values, reduction):
    return values if reduction == "none" else values.sum() if reduction == "sum" else values.mean()

def _classes(input, target, name):
    if input.ndim != 2 or _kind(target) == "f" and input.shape == target.shape:
        _outside(name + " of these shapes")
    if target.ndim > 1:
        raise RuntimeError("0D or 1D target tensor expected, multi-target not supported")
    if target.numel() != input.shape[0]:
        raise ValueError(f"Expected input batch_size ({input.shape[0]}) to match target batch_size ({target.numel()}).")
    if _kind(target) == "f":
        raise RuntimeError(f"expected scalar type Long but found {_ctype(target)}")
    if _known(target):
        for n in target.tolist():
            if n < 0 or n >= input.shape[1]:
                raise IndexError(f"Target {n} is out of bounds.")

def cross_entropy(input, target, weight=None, reduction="mean"):
    _classes(input, target, "cross_entropy")
    return _reduced(-log_softmax(input, 1)[arange(input.shape[0]), target], reduction)

def nll_loss(input, target, weight=None, reduction="mean"):
    _classes(input, target, "nll_loss")
    return _reduced(-input[arange(input.shape[0]), target], reduction)

def index_select(input, dim, index):
    return take(input, index, dim)

def lerp(input, end, weight):
    return input + weight * (end - input)

def addcmul(input, tensor1, tensor2, value=1):
    return input + value * tensor1 * tensor2

def _likely(input, target):
    if input.shape != target.shape:
        _warn(f"UserWarning: Using a target size ({target.shape}) that is different to the input size ({input.shape}). This will likely lead to incorrect results due to broadcasting. Please ensure they have the same size.")

def mse_loss(input, target, size_average=None, reduce=None, reduction="mean"):
    _likely(input, target)
    return _reduced(square(input - target), reduction)

def l1_loss(input, target, size_average=None, reduce=None, reduction="mean"):
    _likely(input, target)
    return _reduced(abs(input - target), reduction)

def binary_cross_entropy(input, target, reduction="mean"):
    if input.shape != target.shape:
        raise ValueError(f"Using a target size ({target.shape}) that is different to the input size ({input.shape}) is deprecated. Please ensure they have the same size.")
    return _reduced(-(target * log(input).clamp(min=-100) + (1 - target) * log(1 - input).clamp(min=-100)), reduction)

def binary_cross_entropy_with_logits(input, target, reduction="mean"):
    if input.shape != target.shape:
        raise ValueError(f"Target size ({target.shape}) must be the same as input size ({input.shape})")
    return _reduced(input.clamp(min=0) - input * target + log(1 + exp(-abs(input))), reduction)

def count_nonzero(input, dim=None):
    return (input != 0).sum(dim)

def MSELoss(size_average=None, reduce=None, reduction="mean"):
    return lambda input, target: mse_loss(input, target, reduction=reduction)

def L1Loss(size_average=None, reduce=None, reduction="mean"):
    return lambda input, target: l1_loss(input, target, reduction=reduction)

def BCELoss(weight=None, size_average=None, reduce=None, reduction="mean"):
    return lambda input, target: binary_cross_entropy(input, target, reduction=reduction)

def BCEWithLogitsLoss(weight=None, size_average=None, reduce=None, reduction="mean"):
    return lambda input, target: binary_cross_entropy_with_logits(input, target, reduction=reduction)

def CrossEntropyLoss(weight=None, size_average=None, reduction="mean"):
    return lambda input, target: cross_entropy(input, target, reduction=reduction)

def NLLLoss(weight=None, size_average=None, reduction="mean"):
    return lambda input, target: nll_loss(input, target, reduction=reduction)

def array_size(input, dim=None):
    if dim is None:
        return input.shape
    if input.ndim == 0:
        raise IndexError(f"Dimension specified as {dim} but tensor has no dimensions")
    return input.shape[_axis(input, dim)]

def array_dim(input):
    return input.ndim

def numel(input):
    return _product(input.shape)

def unique(input, sorted=True, return_inverse=False, return_counts=False, dim=None):
    if dim is not None:
        _outside("unique along a dimension")
    return _uniques(input.reshape(-1), input.shape, False, return_inverse, return_counts)

def round(input, decimals=0):
    return _rounded(input, decimals)

def array_fill_(input, value):
    if ndim(value):
        raise RuntimeError(f"fill_ only supports 0-dimension value tensor but got tensor with {ndim(value)} dimensions.")
    input[...] = value
    return input

def array_zero_(input):
    input[...] = 0
    return input

def roll(input, shifts, dims=None):
    if input.ndim == 0 and dims is not None:
        raise IndexError(f"Dimension specified as {dims if isinstance(dims, int) else dims[0]} but tensor has no dimensions")
    return _rolled(input, shifts, dims)

def diff(input, n=1, dim=-1):
    if input.ndim == 0:
        raise RuntimeError("diff expects input to be at least one-dimensional")
    if n < 0:
        raise ValueError(f"order must be non-negative but got {n}")
    return _differences(input, n, dim)

def median(input, dim=None, keepdim=False):
    values = _lower_median(input, dim, keepdim=keepdim)
    return values if dim is None else _named("median", values, empty_like(values, dtype=int64))

def allclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    if input.dtype != other.dtype:
        raise RuntimeError(f"{_ctype(input)} did not match {_ctype(other)}")
    return bool(isclose(input, other, rtol, atol, equal_nan).all())

def torch_equal(input, other):
    return array_equal(input, other)
`
