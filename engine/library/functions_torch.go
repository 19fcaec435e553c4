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

def equal(input, other):
    return array_equal(input, other)

# Products.

def outer(input, vec2):
    if input.ndim != 1 or vec2.ndim != 1:
        raise RuntimeError(f"outer: Expected 1-D argument {'self' if input.ndim != 1 else 'vec2'}, but got {input.ndim if input.ndim != 1 else vec2.ndim}-D")
    return input[:, None] * vec2

ger = outer

def mm(input, mat2):
    if input.ndim != 2 or mat2.ndim != 2:
        raise RuntimeError(f"mm: {'self' if input.ndim != 2 else 'mat2'} must be a matrix, got {input.ndim if input.ndim != 2 else mat2.ndim}-D tensor")
    return input @ mat2

def bmm(input, mat2):
    if input.ndim != 3 or mat2.ndim != 3:
        raise RuntimeError(f"batch{1 if input.ndim != 3 else 2} must be a 3D tensor")
    if input.shape[0] != mat2.shape[0]:
        _unmet(input, mat2)
        raise RuntimeError(f"Expected size for first two dimensions of batch2 tensor to be: [{input.shape[0]}, {input.shape[2]}] but got: [{mat2.shape[0]}, {mat2.shape[1]}].")
    return input @ mat2

def dot(input, tensor):
    if input.ndim != 1 or tensor.ndim != 1:
        raise RuntimeError(f"1D tensors expected, but got {input.ndim}D and {tensor.ndim}D tensors")
    return input @ tensor

def _is_matrix(a, name):
    if a.ndim != 2:
        raise RuntimeError(f"addmm: {name} must be a matrix, got {a.ndim}-D tensor")

def addmm(input, mat1, mat2, beta=1, alpha=1):
    _is_matrix(mat1, "self")
    _is_matrix(mat2, "mat2")
    if mat1.dtype != mat2.dtype or _kind(mat1) != "f":
        _outside("addmm of these types")
    if input.dtype != mat2.dtype:
        raise RuntimeError(f"self and mat2 must have the same dtype, but got {_ctype(input)} and {_ctype(mat2)}")
    if mat1.shape[1] != mat2.shape[0]:
        raise RuntimeError(f"addmm: mat1 and mat2 shapes cannot be multiplied ({mat1.shape[0]}x{mat1.shape[1]} and {mat2.shape[0]}x{mat2.shape[1]})")
    return _plus(input, mat1 @ mat2, beta, alpha)

def baddbmm(input, batch1, batch2, beta=1, alpha=1):
    return _plus(input, bmm(batch1, batch2), beta, alpha)

def _plus(input, product, beta, alpha):
    broadcast_to(input, product.shape)
    return (product if alpha == 1 else alpha * product) + (input if beta == 1 else beta * input)

def addmv(input, mat, vec, beta=1, alpha=1):
    if mat.ndim != 2 or vec.ndim != 1 or input.ndim > 1:
        raise RuntimeError(f"vector + matrix @ vector expected, got {input.ndim}, {mat.ndim}, {vec.ndim}")
    if mat.shape[1] != vec.shape[0] or input.numel() not in (1, mat.shape[0]):
        raise RuntimeError(f"size mismatch, got input ({input.numel()}), mat ({mat.shape[0]}x{mat.shape[1]}), vec ({vec.shape[0]})")
    return _plus(input, mat @ vec, beta, alpha)

def mv(input, vec):
    if input.ndim != 2 or vec.ndim != 1:
        raise RuntimeError(f"vector + matrix @ vector expected, got 1, {input.ndim}, {vec.ndim}")
    return input @ vec

def inner(input, other):
    if input.ndim == 0 or other.ndim == 0:
        return input * other
    if input.shape[-1] != other.shape[-1]:
        raise RuntimeError(f"inner() the last dimension must match on both input tensors but got shapes {list(input.shape)} and {list(other.shape)}")
    return _contracted(input, other, [-1], [-1])

def vdot(input, other):
    return dot(input, other)

def tensordot(a, b, dims=2):
    left, right = _axes(0 if isinstance(dims, int) else a.ndim, dims)
    for k in range(len(left)):
        if a.shape[left[k]] != b.shape[right[k]]:
            raise RuntimeError(f"contracted dimensions need to match, but first has size {a.shape[left[k]]} in dim {left[k]} and second has size {b.shape[right[k]]} in dim {right[k]}")
    return _contracted(a, b, left, right)

def linalg_cross(input, other, dim=-1):
    if input.shape[dim] != 3 or other.shape[dim] != 3:
        raise RuntimeError(f"linalg.cross: inputs dimension {dim} must have length 3. Got {input.shape[dim]} and {other.shape[dim]}")
    a, b = moveaxis(input, dim, -1), moveaxis(other, dim, -1)
    return moveaxis(_crossed(a, b), -1, dim)

def cross(input, other, dim=None):
    if dim is None and 3 not in input.shape:
        raise RuntimeError("no dimension of size 3 in input")
    if dim is None and input.ndim > 1 or input.shape[0 if dim is None else dim] != 3:
        _outside("cross along this dimension")
    return linalg_cross(input, other, -1 if dim is None else dim)

def cartesian_prod(*tensors):
    for t in tensors:
        if t.ndim != 1:
            raise RuntimeError(f"Expect a 1D vector, but got shape {list(t.shape)}")
    return tensors[0] if len(tensors) == 1 else stack([grid.reshape(-1) for grid in meshgrid(*tensors, indexing="ij")], -1)

def combinations(input, r=2, with_replacement=False):
    if r != 2 or with_replacement:
        _outside("combinations of other than two")
    return input[triu_indices(len(input), len(input), 1).T]

# Linear algebra.

def _squares(A, name):
    if A.ndim < 2:
        raise RuntimeError(f"{name}: The input tensor A must have at least 2 dimensions.")
    if A.shape[-1] != A.shape[-2]:
        raise RuntimeError(f"{name}: A must be batches of square matrices, but they are {A.shape[-2]} by {A.shape[-1]} matrices")

def _floats(A, name):
    if _kind(A) != "f":
        raise NotImplementedError(f"{name}: Expected a floating point or complex tensor as input. Got {_ctype(A)}")

def linalg_inv(A):
    _squares(A, "linalg.inv")
    _floats(A, "linalg.inv")
    x, det = _eliminated(A, eye(A.shape[-1], dtype=A.dtype))
    if isinstance(x, int):
        if A.ndim > 2:
            _outside("a stack with a singular matrix")
        raise _LinAlgError(f"linalg.inv: The diagonal element {x} is zero, the inversion could not be completed because the input matrix is singular.")
    return x

def inverse(input):
    return linalg_inv(input)

def linalg_det(A):
    _squares(A, "linalg.det")
    _floats(A, "linalg.det")
    x, det = _eliminated(A, eye(A.shape[-1], dtype=A.dtype))
    return det

def det(input):
    return linalg_det(input)

def linalg_solve(A, B):
    _squares(A, "linalg.solve")
    _floats(A, "linalg.solve")
    b = B[:, None] if B.ndim == 1 else B
    if b.ndim < 2 or A.dtype != B.dtype or B.ndim == A.ndim - 1 and B.ndim > 1:
        _outside("linalg.solve of these")
    if b.shape[-2] != A.shape[-1]:
        raise RuntimeError(f"linalg.solve: Incompatible shapes of A and B for the equation AX = B ({A.shape[-2]}x{A.shape[-1]} and {b.shape[-2]}x{b.shape[-1]})")
    x, det = _eliminated(A, b)
    if isinstance(x, int):
        if A.ndim > 2:
            _outside("a stack with a singular matrix")
        raise _LinAlgError("torch.linalg.solve: The solver failed because the input matrix is singular.")
    return x[..., 0] if B.ndim == 1 else x

def matrix_power(input, n):
    _squares(input, "linalg.matrix_power")
    if abs(n) > 64:
        _outside("a large power of a matrix")
    a = linalg_inv(input) if n < 0 else input
    power = a if n else broadcast_to(eye(a.shape[-1], dtype=a.dtype), a.shape)
    for k in range(abs(n) - 1):
        power = power @ a
    return power

def norm(input, p="fro", dim=None, keepdim=False):
    if p == "nuc":
        _outside("a norm by singular values")
    _floats(input, "linalg.vector_norm")
    return _norm_of_vectors(input, None if p == "fro" else p, dim, keepdim)

def linalg_vector_norm(x, ord=2, dim=None, keepdim=False):
    _floats(x, "linalg.vector_norm")
    return _norm_of_vectors(x, ord, dim, keepdim)

def linalg_matrix_norm(A, ord="fro", dim=(-2, -1), keepdim=False):
    _floats(A, "linalg.matrix_norm")
    if ord not in ("fro", "nuc", 1, -1, 2, -2, inf, -inf):
        raise RuntimeError(f"linalg.matrix_norm: Order {ord} not supported.")
    return _norm_of_matrices(A, ord, tuple(dim), keepdim)

def linalg_norm(A, ord=None, dim=None, keepdim=False):
    _floats(A, "linalg.vector_norm")
    if ord is None or isinstance(dim, int) or dim is None and A.ndim == 1:
        return _norm_of_vectors(A, ord, dim, keepdim)
    if dim is None and A.ndim != 2:
        raise RuntimeError(f"linalg.norm: If dim is not specified but ord is, the input must be 1D or 2D. Got {A.ndim}D.")
    return linalg_matrix_norm(A, ord, (0, 1) if dim is None else dim, keepdim)

def dist(input, other, p=2):
    return norm(input - other, p)

# Places among values.

def bincount(input, weights=None, minlength=0):
    if _kind(input) == "f":
        raise NotImplementedError(f'"bincount_cpu" not implemented for \'{_ctype(input)}\'')
    if not _known(input) or _kind(input) == "b":
        _outside("bincount of these")
    if input.ndim != 1 or (input < 0).any():
        raise RuntimeError("bincount only supports 1-d non-negative integral inputs.")
    hits = input == arange(max(input.max().item() + 1, minlength) if len(input) else minlength)[:, None]
    return hits.sum(1) if weights is None else where(hits, weights, 0).sum(1)

def quantile(input, q, dim=None, keepdim=False, interpolation="linear"):
    if _kind(input) != "f":
        raise RuntimeError("quantile() input tensor must be either float or double dtype")
    if interpolation != "linear":
        _outside("quantile by another method")
    if isinstance(q, (int, float)) and not 0 <= q <= 1:
        raise RuntimeError(f"quantile() q must be in the range [0, 1] but got {q}")
    if not ((asarray(q) >= 0) & (asarray(q) <= 1)).all():
        raise RuntimeError("quantile() q values must be in the range [0, 1]")
    return _quantiles(input, q, dim, keepdim)

def searchsorted(sorted_sequence, input, right=False, side=None):
    values = asarray(input)
    if sorted_sequence.ndim != 1 or not _known(sorted_sequence) or (sorted_sequence[1:] < sorted_sequence[:-1]).any():
        _outside("searchsorted of these")
    return (sorted_sequence <= values[..., None] if right or side == "right" else sorted_sequence < values[..., None]).sum(-1)

def bucketize(input, boundaries, right=False):
    return searchsorted(boundaries, input, right=right)

def triu_indices(row, col, offset=0):
    return stack(where(arange(row)[:, None] <= arange(col) - offset))

def tril_indices(row, col, offset=0):
    return stack(where(arange(row)[:, None] >= arange(col) - offset))

# One by one.

def nan_to_num(input, nan=0.0, posinf=None, neginf=None):
    return input if _kind(input) != "f" else _finite(input, 0.0 if nan is None else nan, posinf, neginf)

def rsqrt(input):
    return 1 / sqrt(input)

def frac(input):
    _only_floats(input, "frac_cpu")
    return input - trunc(input)

def _only_floats(input, kernel):
    if _kind(input) != "f":
        raise NotImplementedError(f'"{kernel}" not implemented for \'{_ctype(input)}\'')

def float_power(input, exponent):
    return input.double() ** (exponent if _kind(exponent) == "" else exponent.double())

def trapezoid(y, x=None, dx=1, dim=-1):
    y = moveaxis(y, dim, -1)
    d = dx if x is None else diff(x) if x.ndim == 1 else moveaxis(diff(x, 1, dim), dim, -1)
    return (d * (y[..., 1:] + y[..., :-1]) / 2.0).sum(-1)

trapz = trapezoid

# Layers.

def gelu(input, approximate="none"):
    if approximate not in ("none", "tanh"):
        raise RuntimeError("approximate argument must be either none or tanh.")
    _only_floats(input, "GeluKernelImpl")
    if approximate == "tanh":
        return 0.5 * input * (1 + tanh(0.7978845608028654 * (input + 0.044715 * input * input * input)))
    return 0.5 * input * (1 + erf(input / 1.4142135623730951))

def silu(input, inplace=False):
    _only_floats(input, "silu_cpu")
    return input * sigmoid(input)

def mish(input, inplace=False):
    _only_floats(input, "mish_cpu")
    return input * tanh(softplus(input))

def softplus(input, beta=1.0, threshold=20.0):
    _only_floats(input, "softplus_cpu")
    return where(input * beta > threshold, input, log1p(exp(beta * input)) / beta)

def logsigmoid(input):
    if _kind(input) != "f":
        _outside("logsigmoid of ints")
    return -softplus(-input)

def elu(input, alpha=1.0, inplace=False):
    if _kind(input) != "f":
        _outside("elu of ints")
    return where(input > 0, input, alpha * expm1(input))

def leaky_relu(input, negative_slope=0.01, inplace=False):
    if _kind(input) != "f":
        _outside("leaky_relu of ints")
    return where(input > 0, input, negative_slope * input)

def relu(input, inplace=False):
    return input.clamp(min=0)

def relu6(input, inplace=False):
    return input.clamp(0, 6)

def hardtanh(input, min_val=-1.0, max_val=1.0, inplace=False):
    return input.clamp(min_val, max_val)

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
    return out if bias is None else out + bias

def embedding(input, weight, padding_idx=None, max_norm=None):
    if weight.ndim != 2:
        raise RuntimeError("'weight' must be 2-D")
    if _kind(input) == "f":
        raise RuntimeError(f"Expected tensor for argument #1 'indices' to have one of the following scalar types: Long, Int; but got torch.{_ctype(input)}Tensor instead (while checking arguments for embedding)")
    if _known(input) and ((input < 0) | (input >= weight.shape[0])).any():
        raise IndexError("index out of range in self")
    return weight[input]

def dropout(input, p=0.5, training=True, inplace=False):
    if p < 0 or p > 1:
        raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")
    if not training or p == 0:
        return input
    if _kind(input) != "f":
        raise RuntimeError(f"result type Float can't be cast to the desired output type {_ctype(input)}")
    return input * 0.0 if p == 1 else empty_like(input)

def _likely_broadcast(input, target, kernel):
    _likely(input, target)
    broadcast_tensors(input, target)
    _only_floats(input, kernel)

def smooth_l1_loss(input, target, size_average=None, reduce=None, reduction="mean", beta=1.0):
    _likely_broadcast(input, target, "smooth_l1_cpu")
    if beta < 0:
        raise RuntimeError("smooth_l1_loss does not support negative values for beta.")
    d = abs(input - target)
    return _reduced(d if beta == 0 else where(d < beta, 0.5 * d * d / beta, d - 0.5 * beta), reduction)

def huber_loss(input, target, reduction="mean", delta=1.0):
    _likely_broadcast(input, target, "huber_cpu")
    if delta <= 0:
        raise RuntimeError("huber_loss does not support non-positive values for delta.")
    d = abs(input - target)
    return _reduced(where(d <= delta, 0.5 * d * d, delta * (d - 0.5 * delta)), reduction)

def kl_div(input, target, size_average=None, reduce=None, reduction="mean", log_target=False):
    if reduction == "mean":
        _warn("UserWarning: reduction: 'mean' divides the total loss by both the batch size and the support size.'batchmean' divides only by the batch size, and aligns with the KL div math definition.'mean' will be changed to behave the same as 'batchmean' in the next major release.")
    elif reduction not in ("none", "sum", "batchmean"):
        raise ValueError(f"{reduction} is not a valid value for reduction")
    loss = exp(target) * (target - input) if log_target else target * (log(where(target == 0, 1, target)) - input)
    return loss.sum() / input.shape[0] if reduction == "batchmean" else _reduced(loss, reduction)

def SmoothL1Loss(size_average=None, reduce=None, reduction="mean", beta=1.0):
    return lambda input, target: smooth_l1_loss(input, target, reduction=reduction, beta=beta)

def HuberLoss(reduction="mean", delta=1.0):
    return lambda input, target: huber_loss(input, target, reduction, delta)

def KLDivLoss(size_average=None, reduce=None, reduction="mean", log_target=False):
    return lambda input, target: kl_div(input, target, reduction=reduction, log_target=log_target)

def GELU(approximate="none"):
    return lambda input: gelu(input, approximate)

def SiLU(inplace=False):
    return lambda input: silu(input)

def Dropout(p=0.5, inplace=False):
    return lambda input: dropout(input, p)

def LeakyReLU(negative_slope=0.01, inplace=False):
    return lambda input: leaky_relu(input, negative_slope)

def functional_pad(input, pad, mode="constant", value=None):
    n = len(pad)
    if n % 2 == 0 and n // 2 > input.ndim:
        raise RuntimeError(f"Padding length should be less than or equal to two times the input dimension but got padding length {n} and input of dimension {input.ndim}")
    if n % 2:
        raise RuntimeError("Padding length must be divisible by 2")
    if mode not in ("constant", "reflect", "replicate", "circular"):
        raise NotImplementedError(f"Unrecognised padding mode {mode}")
    if mode != "constant" and input.ndim not in (n // 2 + 1, n // 2 + 2):
        raise NotImplementedError(f"Padding size {n} is not supported for {input.ndim}D input tensor.")
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

# Modules whose parameters are random have values that are not known.

def Linear(in_features, out_features, bias=True):
    return lambda input: linear(input, empty(out_features, in_features), empty(out_features) if bias else None)

def Embedding(num_embeddings, embedding_dim):
    return lambda input: embedding(input, empty(num_embeddings, embedding_dim))

def _in_turn(modules, input):
    for module in modules:
        input = module(input)
    return input

def Sequential(*args):
    return lambda input: _in_turn(args, input)

def Identity(*args, **kwargs):
    return lambda input: input

def ReLU(inplace=False):
    return lambda input: relu(input)

def Sigmoid():
    return lambda input: sigmoid(input)

def Tanh():
    return lambda input: tanh(input)

def Softmax(dim=None):
    return lambda input: softmax(input, dim)

def LogSoftmax(dim=None):
    return lambda input: log_softmax(input, dim)

def LayerNorm(normalized_shape, eps=1e-05, elementwise_affine=True, bias=True):
    return lambda input: layer_norm(input, [normalized_shape] if isinstance(normalized_shape, int) else normalized_shape, eps=eps)

def Flatten(start_dim=1, end_dim=-1):
    return lambda input: flatten(input, start_dim, end_dim)

# More of what is done one by one, or along a dimension.

def rot90(input, k=1, dims=(0, 1)):
    if input.ndim < 2 or list(dims) != [0, 1]:
        _outside("rot90 of these")
    return _quarters(input, k)

def vander(x, N=None, increasing=False):
    if x.ndim != 1:
        _outside("vander of these")
    return _powers(x, len(x) if N is None else N, increasing)

def clamp_min(input, min):
    return clamp(input, min=min)

def clamp_max(input, max):
    return clamp(input, max=max)

def logcumsumexp(input, dim):
    most = input.amax(dim, keepdim=True)
    return log(exp(input - most).cumsum(dim)) + most

def sgn(input):
    return sign(input)

def logit(input):
    _only_floats(input, "logit_cpu")
    return log(input / (1 - input))

def addr(input, vec1, vec2, beta=1, alpha=1):
    return _plus(input, outer(vec1, vec2), beta, alpha)

def linalg_multi_dot(tensors):
    product = tensors[0]
    for t in tensors[1:]:
        product = product @ t
    return product

def std_mean(input, dim=None, correction=1, keepdim=False):
    return (std(input, dim, correction=correction, keepdim=keepdim), mean(input, dim, keepdim=keepdim))

def var_mean(input, dim=None, correction=1, keepdim=False):
    return (var(input, dim, correction=correction, keepdim=keepdim), mean(input, dim, keepdim=keepdim))

def aminmax(input, dim=None, keepdim=False):
    return (amin(input, dim, keepdim=keepdim), amax(input, dim, keepdim=keepdim))

def pairwise_distance(x1, x2, p=2.0, eps=1e-06, keepdim=False):
    return norm(x1 - x2 + eps, p, -1, keepdim)

def rms_norm(input, normalized_shape, weight=None, eps=None):
    sizes, n = list(normalized_shape), len(normalized_shape)
    if input.dtype != float32 or list(input.shape[-n:]) != sizes:
        _outside("rms_norm of these")
    out = input / sqrt(square(input).mean(tuple(range(-n, 0)), keepdim=True) + (1.1920928955078125e-07 if eps is None else eps))
    return out if weight is None else out * weight

def is_tensor(obj):
    return _kind(obj) != ""

def array_new_zeros(input, *size):
    return zeros(*size, dtype=input.dtype)

def array_new_ones(input, *size):
    return ones(*size, dtype=input.dtype)

def array_new_full(input, size, fill_value):
    return full(size, fill_value, dtype=input.dtype)

def array_new_tensor(input, data):
    return tensor(data, dtype=input.dtype)

def array_scatter_(input, dim, index, src):
    axis, n = _axis(input, dim), input.ndim
    if index.ndim != n or _kind(src) and src.shape != index.shape:
        _outside("scatter_ of these")
    for k in range(n):
        if k != axis and index.shape[k] > input.shape[k]:
            _outside("scatter_ of these")
    if _known(index):
        for place in index.reshape(-1).tolist():
            if not 0 <= place < input.shape[axis]:
                raise RuntimeError(f"index {place} is out of bounds for dimension {axis} with size {input.shape[axis]}")
    input[tuple([index if k == axis else arange(index.shape[k]).reshape([-1 if j == k else 1 for j in range(n)]) for k in range(n)])] = src
    return input

def scatter(input, dim, index, src):
    return array_scatter_(input.clone(), dim, index, src)
`
