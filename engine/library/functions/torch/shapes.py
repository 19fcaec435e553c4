def torch_normal(mean, std=1, size=None):
    if _typename(std) in ("int", "float") and std < 0:
        raise RuntimeError(f"normal expects std >= 0.0, but found std {std:g}")
    if _kind(std) and _known(std) and (std < 0).any():
        raise RuntimeError("normal expects all elements of std >= 0.0")
    return empty((array(mean) + std).shape if size is None else size)

def torch_randint(low=0, high=None, size=None, dtype=None):
    least, most = (0, low) if high is None else (low, high)
    if least >= most:
        raise RuntimeError(f"random_ expects 'from' to be less than 'to', but got from={least} >= to={most}")
    return empty(size, dtype=int64 if dtype is None else dtype)

def randperm(n):
    return empty(n, dtype=int64)

def bernoulli(input):
    if _kind(input) != "f":
        raise NotImplementedError(f'"bernoulli_tensor_cpu_p_" not implemented for \'{_ctype(input)}\'')
    return empty_like(input)

def multinomial(input, num_samples, replacement=False, generator=None):
    return empty(list(input.shape)[:-1] + [num_samples], dtype=int64)

def array_normal_(self, mean=0, std=1):
    return self.copy_(empty_like(self))

def array_uniform_(self, from_=0, to=1):
    return self.copy_(empty_like(self))

def flipud(input):
    if input.ndim < 1:
        raise RuntimeError("Input must be >= 1-d.")
    return flip(input, [0])

def fliplr(input):
    if input.ndim < 2:
        raise RuntimeError("Input must be >= 2-d.")
    return flip(input, [1])

def transpose(input, dim0, dim1):
    i, j = _axis(input, dim0, "dim0"), _axis(input, dim1, "dim1")
    return _permute(input, [j if k == i else i if k == j else k for k in range(input.ndim)])

def split(tensor, split_size_or_sections, dim=0):
    if tensor.ndim == 0:
        raise RuntimeError("split expects at least a 1-dimensional tensor")
    n, size = tensor.shape[_axis(tensor, dim)], split_size_or_sections
    if _typename(size) == "int":
        if size < 0:
            raise RuntimeError(f"split expects split_size be non-negative, but got split_size={size}")
        if size == 0 and n:
            raise RuntimeError(f"split_size can only be 0 if dimension size is 0, but got dimension size of {n}")
        if size == 0:
            _outside("a split into parts of no size")
        return tuple(_parts(tensor, list(range(size, n, size)) + [n], dim))
    ends, end = [], 0
    for one in size:
        end = end + one
        ends.append(end)
    if end != n:
        raise RuntimeError(f"split_with_sizes expects split_sizes to sum exactly to {n} (input tensor's size at dimension {dim}), but got split_sizes={list(size)}")
    return tuple(_parts(tensor, ends, dim))

def flatten(input, start_dim=0, end_dim=-1):
    if input.ndim == 0:
        return reshape(input, 1)
    i, j, n = _axis(input, start_dim), _axis(input, end_dim), 1
    if i > j:
        raise RuntimeError("flatten() has invalid args: start_dim cannot come after end_dim")
    sizes = list(input.shape)
    for size in sizes[i:j + 1]:
        n = n * size
    return reshape(input, sizes[:i] + [n] + sizes[j + 1:])

def ravel(input):
    return reshape(input, -1)

def array_reshape_as(self, other):
    return self.reshape(other.shape)

def array_view_as(self, other):
    return self.view(other.shape)

def array_expand_as(self, other):
    return self.expand(other.shape)

def finfo(type=None):
    a, digits, eps, most, tiny, shown = _precision("float32" if type is None else type)
    return _record("finfo", {"bits": a.itemsize * 8, "eps": eps, "max": most, "min": -most, "tiny": tiny, "smallest_normal": tiny, "resolution": shown, "dtype": a.dtype})

def device(type, index=None):
    if _typename(type) == "str" and type.split(":")[0] not in ("cpu", "cuda", "ipu", "xpu", "mkldnn", "opengl", "opencl", "ideep", "hip", "ve", "fpga", "maia", "xla", "lazy", "vulkan", "mps", "meta", "hpu", "mtia", "privateuseone"):
        raise RuntimeError(f"Expected one of cpu, cuda, ipu, xpu, mkldnn, opengl, opencl, ideep, hip, ve, fpga, maia, xla, lazy, vulkan, mps, meta, hpu, mtia, privateuseone device type at start of device string: {type}")
    return _record("device", {"type": type, "index": index})

def cuda_is_available():
    return False

def property_device(self):
    return device("cpu")

def _pair(v):
    return (v, v) if _typename(v) == "int" else tuple(v)

def conv2d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    _only_ranks("conv2d", input, 2)
    if weight.ndim != 4:
        _outside("conv2d of these arguments")
    if input.dtype != weight.dtype:
        _outside("conv2d of two types")
    _channels(input, weight, groups, 2)
    if _typename(padding) == "str":
        i, j = _padding(padding, weight.shape[2:], _pair(stride), _pair(dilation))
        return conv2d(functional_pad(input, (j // 2, j - j // 2, i // 2, i - i // 2)) if i or j else input, weight, bias, stride, 0, dilation, groups)
    if bias is not None and list(bias.shape) != [weight.shape[0]]:
        raise RuntimeError(f"Given weight of size {list(weight.shape)}, expected bias to be 1-dimensional with {weight.shape[0]} elements, but got bias of size {list(bias.shape)} instead")
    windows = _windows(input, weight.shape[2:], _pair(stride), _pair(padding), _pair(dilation), 0)
    if groups == 1:
        out = (windows.unsqueeze(-6) * weight[:, :, None, None]).sum((-5, -2, -1))
    else:
        out = (windows.unflatten(-5, (groups, -1)).unsqueeze(-6) * weight.unflatten(0, (groups, -1))[:, :, :, None, None]).sum((-5, -2, -1)).flatten(-4, -3)
    return out if bias is None else out + bias[:, None, None]

def _windows(x, size, stride, padding, dilation, value):
    i, j = padding
    rows, columns = x.shape[-2] + 2 * i, x.shape[-1] + 2 * j
    if dilation[0] * (size[0] - 1) + 1 > rows or dilation[1] * (size[1] - 1) + 1 > columns:
        if dilation != (1, 1) or value:
            _outside("windows larger than the image")
        raise RuntimeError(f"Calculated padded input size per channel: ({rows} x {columns}). Kernel size: ({size[0]} x {size[1]}). Kernel size can't be greater than actual input size")
    wide = functional_pad(x, (j, j, i, i), value=value).contiguous() if i or j else x.contiguous()
    shape, steps = list(wide.shape), list(_strides(wide))
    for k in range(2):
        shape[k - 2] = (shape[k - 2] - dilation[k] * (size[k] - 1) - 1) // stride[k] + 1
        steps.append(steps[x.ndim - 2 + k] * dilation[k])
        steps[x.ndim - 2 + k] = steps[x.ndim - 2 + k] * stride[k]
    return _strided(wide, shape + list(size), steps)

def max_pool2d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    if input.ndim not in (3, 4) or _kind(input) != "f":
        _outside("max_pool2d of these arguments")
    size = _pair(kernel_size)
    return _windows(input, size, size if stride is None else _pair(stride), _pair(padding), _pair(dilation), -inf).amax((-2, -1))

def avg_pool2d(input, kernel_size, stride=None, padding=0, ceil_mode=False):
    if input.ndim not in (3, 4) or _kind(input) != "f":
        _outside("avg_pool2d of these arguments")
    size = _pair(kernel_size)
    return _windows(input, size, size if stride is None else _pair(stride), _pair(padding), (1, 1), 0).mean((-2, -1))

def functional_unfold(input, kernel_size, dilation=1, padding=0, stride=1):
    if input.ndim != 4:
        _outside("unfold of these arguments")
    w = _windows(input, _pair(kernel_size), _pair(stride), _pair(padding), _pair(dilation), 0).permute(0, 1, 4, 5, 2, 3)
    n, c, i, j, rows, columns = w.shape
    return w.reshape(n, c * i * j, rows * columns)

def array_new_empty(self, *size, dtype=None):
    return empty(*size, dtype=self.dtype if dtype is None else dtype)

def dstack(tensors):
    return cat([atleast_3d(a) for a in tensors], 2)

def _sections(name, input, sections, dim, rank):
    if input.ndim < rank:
        raise RuntimeError(f"torch.{name} requires a tensor with at least {rank} dimension, but got a tensor with {input.ndim} dimensions!")
    if _typename(sections) == "int" and (sections == 0 or input.shape[dim] % sections):
        raise RuntimeError(f"torch.{name} attempted to split along dimension {dim}, but the size of the dimension {input.shape[dim]} is not divisible by the split_size {sections}!")
    return tensor_split(input, sections, dim)

def hsplit(input, indices_or_sections):
    return _sections("hsplit", input, indices_or_sections, 0 if input.ndim == 1 else 1, 1)

def vsplit(input, indices_or_sections):
    return _sections("vsplit", input, indices_or_sections, 0, 2)

def dsplit(input, indices_or_sections):
    return _sections("dsplit", input, indices_or_sections, 2, 3)

def tensor_split(input, indices_or_sections, dim=0):
    if input.ndim == 0:
        raise RuntimeError("tensor_split expected at least a 1-dimensional tensor, but got a tensor with 0 dims")
    k = _axis(input, dim)
    n, at = input.shape[k], indices_or_sections
    if _typename(at) == "int":
        if at <= 0:
            raise RuntimeError(f"number of sections must be larger than 0, got {at}")
        at = [i * (n // at) + (i if i < n % at else n % at) for i in range(1, at)]
    return tuple(_parts(input, list(at) + [n], k))

def array_unsqueeze_(self, dim):
    return _become(self, self.unsqueeze(dim))

def array_squeeze_(self, dim=None):
    return _become(self, self.squeeze() if dim is None else self.squeeze(dim))

def array_t_(self):
    return _become(self, self.t())

def array_requires_grad_(self, requires_grad=True):
    if requires_grad and _kind(self) != "f":
        raise RuntimeError("only Tensors of floating point dtype can require gradients")
    return _require(self, requires_grad)

def array_backward(self, gradient=None, retain_graph=False, create_graph=False):
    if not _recorded(self):
        raise RuntimeError("element 0 of tensors does not require grad and does not have a grad_fn")
    if gradient is None and self.numel() != 1:
        raise RuntimeError("grad can be implicitly created only for scalar outputs")
    if gradient is not None and gradient.shape != self.shape:
        raise RuntimeError(f"Mismatch in shape: grad_output[0] has a shape of {gradient.shape} and output[0] has a shape of {self.shape}.")
    return _went_back(self, bool(retain_graph))

def array_resize(self, *size):
    sizes = size[0] if len(size) == 1 and _typename(size[0]) != "int" else size
    n = 1
    for one in sizes:
        n = n * one
    if n != self.numel():
        raise RuntimeError(f"requested resize to {_by(sizes)} ({n} elements in total), but the given tensor has a size of {_by(self.shape)} ({self.numel()} elements). autograd's resize can only change the shape of a given tensor, while preserving the number of elements. ")
    return self.reshape(sizes)

def _by(sizes):
    text = ""
    for n in sizes:
        text = text + ("x" if text else "") + f"{n}"
    return text

def Parameter(data, requires_grad=True):
    if not requires_grad:
        return data
    if _kind(data) != "f":
        raise RuntimeError("Only Tensors of floating point and complex dtype can require gradients")
    return _in_role(data, "Parameter")

def FloatTensor(*data):
    return _legacy(data, "float32")

def DoubleTensor(*data):
    return _legacy(data, "float64")

def HalfTensor(*data):
    return _legacy(data, "float16")

def LongTensor(*data):
    return _legacy(data, "int64")

def IntTensor(*data):
    return _legacy(data, "int32")

def BoolTensor(*data):
    return _legacy(data, "bool")

def ByteTensor(*data):
    return _legacy(data, "uint8")

def Tensor(*data):
    return _legacy(data, "float32")

def _legacy(data, dtype):
    if len(data) == 0 or _typename(data[0]) == "int":
        return empty(data or (0,), dtype=dtype)
    if _typename(data[0]) == "float":
        raise TypeError("new(): data must be a sequence (got float)")
    return tensor(data[0], dtype=dtype)

swapaxes, swapdims = transpose

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

def unflatten(input, dim, sizes):
    if input.ndim == 0:
        _outside("unflatten of a scalar")
    k = _axis(input, dim)
    known = _product([n for n in sizes if n != -1])
    if sizes.count(-1) > 1 or known == 0 or input.shape[k] % known or -1 not in sizes and known != input.shape[k]:
        if sizes.count(-1) > 1 or known == 0:
            _outside("unflatten to these sizes")
        raise RuntimeError(f"unflatten: Provided sizes {list(sizes)} don't multiply up to the size of dim {k} ({input.shape[k]}) in the input tensor")
    return input.reshape(list(input.shape[:k]) + [input.shape[k] // known if n == -1 else n for n in sizes] + list(input.shape[k + 1:]))

def _no_nan(a):
    return None

def cat(tensors, dim=0):
    items = _tensors(tensors, "torch.cat(): expected a non-empty list of Tensors")
    for k, a in enumerate(items):
        if a.ndim == 0:
            raise RuntimeError(f"zero-dimensional tensor (at position {k}) cannot be concatenated")
    full = [a for a in items if a.ndim != 1 or len(a)]
    return _met_along(full, dim) if full else _joined(items, 0)

concat, concatenate = cat

def _met_along(items, dim):
    if _typename(dim) == "int" and not -items[0].ndim <= dim < items[0].ndim:
        _joined(items, dim) # none has the axis
    k = _axis(items[0], dim)
    for i, a in enumerate(items):
        for axis, (m, n) in enumerate(zip(items[0].shape, a.shape)):
            if m != n and axis != k and a.ndim == items[0].ndim:
                _drawn_apart(_joined, items, dim)
                raise RuntimeError(f"Sizes of tensors must match except in dimension {k}. Expected size {m} but got size {n} for tensor number {i} in the list.")
    return _joined(items, dim)

def stack(tensors, dim=0):
    if len(tensors) == 0:
        raise RuntimeError("stack expects a non-empty TensorList")
    items = _tensors(tensors, "")
    _unseen(_piled(items[:1], dim)) # which looks at the axis
    for i, a in enumerate(items):
        if a.shape != items[0].shape:
            _drawn_apart(_piled, items, dim)
            raise RuntimeError(f"stack expects each tensor to be equal size, but got {list(items[0].shape)} at entry 0 and {list(a.shape)} at entry {i}")
    return _piled(items, dim)

def _tensors(tensors, empty):
    items = list(tensors)
    if len(items) == 0:
        raise ValueError(empty)
    for k, a in enumerate(items):
        if _class(a) != "Tensor":
            raise TypeError(f"expected Tensor as element {k} in argument 0, but got {_class(a)}")
    return _one_type(items)

def eye(n, m=None, dtype=None):
    return _diagonal_ones(n, m, 0, dtype)

def set_requires_grad(self, value):
    self.requires_grad_(value)

def set_data(self, value):
    if value.dtype != self.dtype or value.shape != self.shape:
        _outside("data of another shape")
    self.data.copy_(value)

# _way tells how a tensor is tracked: 0 not, 1 as a leaf, 2 as a view of one, 3 as computed; and
# whether its gradient is there, or may be known not to be.

def property_is_leaf(self):
    return _way(self)[0] < 2

def property_grad_fn(self):
    return None if _way(self)[0] < 2 else _outside("grad_fn", "attribute")

def property_grad(self):
    how, there, known = _way(self)
    if how == 1 and there:
        return _detached(_unheld(self))
    if how == 3 and "retain_grad" not in _program():
        _no_leaf()
        return None
    return None if known and how < 2 else _outside("grad", "attribute")

def set_grad(self, value):
    if value is not None:
        _outside("a gradient that is assigned")
    _forget(self)

def array_fill_diagonal_(self, fill_value, wrap=False):
    if self.ndim != 2:
        _outside("fill_diagonal_ of these")
    self.diagonal().fill_(fill_value)
    return self

def block_diag(*tensors):
    blocks = [atleast_2d(a) for a in tensors]
    if [a for a in blocks if a.ndim > 2 or a.dtype != blocks[0].dtype]:
        _outside("block_diag of these")
    wide, left, rows = sum([a.shape[1] for a in blocks]), 0, []
    for a in blocks:
        rows.append(functional_pad(a, (left, wide - left - a.shape[1])))
        left = left + a.shape[1]
    return cat(rows)

def array_ndimension(self):
    return self.ndim

def result_type(tensor1, tensor2):
    one = lambda v: zeros([1] * v.ndim, dtype=v.dtype) if _kind(v) else v # of any sizes
    return (one(tensor1) + one(tensor2)).dtype

def can_cast(from_, to):
    kinds = [zeros(1, dtype=d) for d in (from_, to)]
    return ["b", "u", "i", "f"].index(_kind(kinds[0])) <= ["b", "u", "i", "f"].index(_kind(kinds[1])) or _kind(kinds[0]) == "i" and _kind(kinds[1]) == "u" and _outside("can_cast to uint8")

def scalar_tensor(s, dtype=None):
    return tensor(s, dtype=float32 if dtype is None else dtype)

def rsub(input, other, alpha=1):
    return other - input * alpha if alpha != 1 else other - input

def array_lerp_(self, end, weight):
    return self.copy_(lerp(self, end, weight))

def msort(input):
    return sort(input, 0)

def autograd_grad(outputs, inputs, grad_outputs=None, retain_graph=None, create_graph=False, allow_unused=None):
    wanted = [inputs] if _typename(inputs) == "array" else list(inputs)
    if _typename(outputs) != "array" or grad_outputs is not None and grad_outputs.shape != outputs.shape:
        _outside("autograd.grad of these")
    if not _recorded(outputs):
        raise RuntimeError("element 0 of tensors does not require grad and does not have a grad_fn")
    if grad_outputs is None and outputs.numel() != 1:
        raise RuntimeError("grad can be implicitly created only for scalar outputs")
    for k, one in enumerate(wanted):
        if not _recorded(one):
            raise RuntimeError("One of the differentiated Tensors does not require grad")
        if not one.is_leaf:
            _outside("autograd.grad of what was computed")
        if not _came_of(outputs, one):
            raise RuntimeError(f"The differentiated Tensor at index {k} appears to not have been used in the graph. Set allow_unused=True if this is the desired behavior.")
    made = [empty_like(one) for one in wanted]
    if create_graph:
        return tuple([_computed(one, [outputs]) for one in made])
    _went_back(outputs, bool(retain_graph), True)
    return tuple(made)

def array_where(self, condition, y):
    return where(condition, self, y)
