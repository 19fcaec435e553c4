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
    if bias is None or input.ndim != 2:
        return input @ weight.T if bias is None else input @ weight.T + bias
    try:
        product = input @ weight.T
    except RuntimeError as e:
        raise RuntimeError("add" + e)
    return product + bias

def topk(input, k, dim=-1, largest=True, sorted=True):
    if input.ndim == 0 or dim not in (-1, input.ndim - 1) or _kind(input) in "bu":
        _outside("topk of another axis than the last")
    if k < 0 or k > input.shape[-1]:
        raise RuntimeError("selected index k out of range")
    order = argsort(-input if largest else input, -1)[..., :k]
    return (take_along_axis(input, order, -1), order)

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

def no_grad():
    return lambda f: f

def Module_parameters(self):
    return []

def Module_train(self, mode=True):
    return self

def Module_eval(self):
    return self

def Module_to(self, device=None):
    return self

class Linear(nn.Module):
    def __init__(self, in_features, out_features, bias=True, device=None, dtype=None):
        self.weight = empty(out_features, in_features)
        self.bias = empty(out_features) if bias else None
    def forward(self, input):
        return linear(input, self.weight, self.bias)

class Sequential(nn.Module):
    def __init__(self, *args):
        self.layers = args
    def forward(self, input):
        for layer in self.layers:
            input = layer(input)
        return input

class ReLU(nn.Module):
    def __init__(self, inplace=False):
        pass
    def forward(self, input):
        return relu(input)

class Softmax(nn.Module):
    def __init__(self, dim=None):
        self.dim = dim
    def forward(self, input):
        return softmax(input, self.dim)

class Sigmoid(nn.Module):
    def forward(self, input):
        return sigmoid(input)

class Tanh(nn.Module):
    def forward(self, input):
        return tanh(input)

class Flatten(nn.Module):
    def __init__(self, start_dim=1, end_dim=-1):
        self.axes = (start_dim, end_dim)
    def forward(self, input):
        return flatten(input, *self.axes)

class Embedding(nn.Module):
    def __init__(self, num_embeddings, embedding_dim, padding_idx=None):
        self.weight = empty(num_embeddings, embedding_dim)
    def forward(self, input):
        return self.weight[input]
`
