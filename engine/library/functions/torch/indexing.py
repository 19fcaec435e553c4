# Entries by their places.

def narrow(input, dim, start, length):
    if input.ndim == 0:
        raise RuntimeError("narrow() cannot be applied to a 0-dim tensor.")
    k, first = _axis(input, dim), int(start)
    n = input.shape[k]
    if length < 0:
        raise RuntimeError("narrow(): length must be non-negative.")
    if first < -n or first > n:
        raise IndexError(f"start out of range (expected to be in range of [{-n}, {n}], but got {first})")
    if first < 0:
        first = first + n
    if first + length > n:
        raise RuntimeError(f"start ({first}) + length ({length}) exceeds dimension size ({n}).")
    return _parts(input, [first, first + length], k)[1]

def array_select(input, dim, index):
    if input.ndim == 0:
        raise IndexError("select() cannot be applied to a 0-dim tensor.")
    k = _axis(input, dim)
    n = input.shape[k]
    if index < -n or index >= n:
        raise IndexError(f"select(): index {index} out of range for tensor of size {list(input.shape)} at dimension {k}")
    at = index + n if index < 0 else index
    return _parts(input, [at, at + 1], k)[1].squeeze(k)

def array_unfold(input, dimension, size, step):
    k = _axis(input, dimension)
    if size < 0:
        raise RuntimeError(f"size is {size} but must be >= 0")
    if size > input.shape[k]:
        raise RuntimeError(f"maximum size for tensor at dimension {k} is {input.shape[k]} but size is {size}")
    if step <= 0:
        raise RuntimeError(f"step is {step} but must be > 0")
    shape, strides = list(input.shape), list(_strides(input))
    shape[k] = (shape[k] - size) // step + 1
    strides.append(strides[k])
    strides[k] = strides[k] * step
    return _strided(input, shape + [size], strides)

def as_strided(input, size, stride, storage_offset=0):
    if input.is_contiguous():
        return _strided(input, list(size), list(stride), storage_offset)
    _outside("as_strided of a view")

def _placed(input, dim, index):
    others = [arange(n).view([n if i == k else 1 for i in range(input.ndim)]) * s for k, (n, s) in enumerate(zip(index.shape, _rows(input.shape))) if k != dim]
    places = index * _rows(input.shape)[dim]
    for one in others:
        places = places + one
    return places

def gather(input, dim, index):
    k = _axis(input, dim)
    if _ctype(index) not in ("Long", "Int") and index.numel():
        raise RuntimeError("gather(): Expected dtype int32/int64 for index")
    if index.ndim != input.ndim:
        raise RuntimeError("Index tensor must have the same number of dimensions as input tensor")
    for i in range(input.ndim):
        if i != k and index.shape[i] > input.shape[i]:
            raise RuntimeError(f"Size does not match at dimension {i} expected index {list(index.shape)} to be no larger than self {list(input.shape)} apart from dimension {k}")
    _reaches(input, k, index)
    return _picked_along("gather", input, index, k, index.shape)

# _outlying returns the first index that axis k does not have, which is drawn as what fails; None where it has all.

def _outlying(input, k, index, ignore=None):
    for i in _unseen(index.flatten()).tolist() if _known(index) else []:
        if i != ignore and (i < 0 or i >= input.shape[k]):
            _lacks(input, i, k)
            return i

def _reaches(input, k, index):
    i = _outlying(input, k, index)
    if i is not None:
        raise RuntimeError(f"index {i} is out of bounds for dimension {k} with size {input.shape[k]}")

# What comes of an array as it is written into: one step, at whose end the array has the values made.

def _becomes(self, made):
    return _unseen(self.copy_(made))

def _scattered(input, dim, index, src, how, inplace=False):
    k = _axis(input, dim)
    values = src if _typename(src) == "array" else full_like(index, src, dtype=input.dtype)
    if index.ndim != input.ndim and index.numel() > 0:
        raise RuntimeError("Index tensor must have the same number of dimensions as self tensor")
    if values.ndim != input.ndim:
        raise RuntimeError("Index tensor must have the same number of dimensions as src tensor")
    if _ctype(index) not in ("Long", "Int"):
        raise RuntimeError("scatter(): Expected dtype int32/int64 for index")
    if values.dtype != input.dtype:
        raise RuntimeError("scatter(): Expected self.dtype to be equal to src.dtype")
    for i in range(input.ndim):
        if i != k and index.shape[i] > input.shape[i] or index.shape[i] > values.shape[i]:
            raise RuntimeError(f"Expected index {list(index.shape)} to be no larger than self {list(input.shape)} apart from dimension {k} and to be no larger size than src {list(values.shape)}")
    _reaches(input, k, index)
    for i in range(input.ndim):
        values = values if values.shape[i] == index.shape[i] else _parts(values, [index.shape[i]], i)[0]
    return _scatter(input, _placed(input, k, index), values if _typename(src) == "array" else src, how, None, inplace)

def scatter_add(input, dim, index, src):
    return _scattered(input, dim, index, src, "add")

def array_scatter_add_(self, dim, index, src):
    return _becomes(self, _scattered(self, dim, index, src, "add", True))

def _indexed(name, input, dim, index, source, how, inplace=False):
    k = _axis(input, dim)
    if index.ndim > 1:
        raise IndexError(f"{name}(): Index is supposed to be a vector, but got dim: {index.ndim} with type: {_ctype(index)} and size: {list(index.shape)}")
    if source.dtype != input.dtype:
        raise RuntimeError(f"{name}(): self and source expected to have the same dtype, but got (self) {_ctype(input)} and (source) {_ctype(source)}" if how == "set" else f"{name}(): self ({_ctype(input)}) and source ({_ctype(source)}) must have the same scalar type")
    if _kind(index) != "i":
        _outside("an index of this type")
    if index.numel() != source.shape[k] and how == "set":
        raise IndexError(f"{name}(): Number of indices ({index.numel()}) should be equal to source.size(dim) ({source.shape[k]})")
    if index.numel() != source.shape[k]:
        raise RuntimeError(f"{name}(): Number of indices ({index.numel()}) should be equal to source.size(dim): ({source.shape[k]}), for dim: {k}")
    for i in range(input.ndim):
        if i != k and input.shape[i] != source.shape[i] and how == "set":
            _outside(name + " of unequal shapes")
        if i != k and input.shape[i] != source.shape[i]:
            raise RuntimeError(f"source tensor shape must match self tensor shape, excluding the specified dimension. Got self.shape = {list(input.shape)} source.shape = {list(source.shape)}")
    i = _outlying(input, k, index)
    if i is not None and how == "add" and input.ndim == 1:
        raise IndexError("index out of range in self")
    if i is not None and how == "add":
        _reaches(input, k, index)
    if i is not None:
        raise IndexError(f"{name}(): index {i} is out of bounds for dimension {k} with size {input.shape[k]}")
    places = index.view([-1 if i == k else 1 for i in range(input.ndim)]).expand(source.shape)
    return _scatter(input, _placed(input, k, places), source, how, None, inplace)

def index_add(input, dim, index, source, alpha=1):
    return _indexed("index_add_", input, dim, index, source if alpha == 1 else alpha * source, "add")

def array_index_add_(self, dim, index, source, alpha=1):
    return _becomes(self, _indexed("index_add_", self, dim, index, source if alpha == 1 else alpha * source, "add", True))

def index_copy(input, dim, index, source):
    return _indexed("index_copy_", input, dim, index, source, "set")

def array_index_copy_(self, dim, index, source):
    return _becomes(self, _indexed("index_copy_", self, dim, index, source, "set", True))

select = array_select

def index_put(input, indices, values, accumulate=False):
    out = input.clone()
    return out.index_put_(indices, values, accumulate)

def array_index_put_(self, indices, values, accumulate=False):
    if len(indices) > 1 and accumulate:
        _outside("index_put_ of these")
    if accumulate:
        whole = list(indices[0].shape) + list(self.shape[1:])
        return self.index_add_(0, indices[0], values if list(values.shape) == whole else _unseen(values.expand(whole)))
    self[tuple(indices)] = values
    return self

def scatter_reduce(input, dim, index, src, reduce, include_self=True):
    how = {"sum": "add", "prod": "multiply", "amin": "min", "amax": "max"}.get(reduce, "")
    if how == "" or not include_self:
        _outside("scatter_reduce of these")
    return _scattered(input, dim, index, src, how)

def kthvalue(input, k, dim=-1, keepdim=False):
    if input.ndim == 0:
        _outside("kthvalue of a number")
    if input.shape[_axis(input, dim)] == 0:
        _EmptyReductionError("kthvalue", None, input, dim)
    if k < 1 or k > input.shape[dim]:
        raise RuntimeError("selected number k out of range for dimension " + f"{_axis(input, dim)}")
    order = argsort(input, dim)
    values, at = _held(take_along_axis(input, order, dim).select(dim, k - 1)), _held(order.select(dim, k - 1))
    if _known(input) and ((input == values.unsqueeze(dim)).sum(dim) > 1).any():
        at = empty_like(at)
    return _named("kthvalue", values.unsqueeze(dim), at.unsqueeze(dim)) if keepdim else _named("kthvalue", values, at)

def array_index_fill_(self, dim, index, value):
    k = _axis(self, dim)
    if _ctype(index) != "Long":
        raise IndexError("index_fill_(): Expected dtype int64 for index.")
    if ndim(value):
        raise RuntimeError(f"index_fill_ only supports a 0-dimensional value tensor, but got tensor with {ndim(value)} dimension(s).")
    if self.ndim == 0 or index.ndim > 1:
        _outside("index_fill_ of these")
    self[(slice(None),) * k + (index,)] = value
    return self

def index_fill(input, dim, index, value):
    return input.clone().index_fill_(dim, index, value)

def array_masked_scatter_(self, mask, source):
    if _kind(mask) != "b":
        raise RuntimeError(f"masked_scatter_ only supports boolean masks, but got mask with dtype {_ctype(mask)}")
    if self.dtype != source.dtype:
        raise RuntimeError(f"masked_scatter: expected self and source to have same dtypes but got{_ctype(self)} and {_ctype(source)}")
    there = broadcast_to(mask, self.shape)
    n = int(there.sum()) if _known(there) else _outside("masked_scatter by what is not known")
    if n > source.numel():
        _outside("masked_scatter of too few")
    self[there] = source.reshape(-1)[:n]
    return self

def masked_scatter(input, mask, source):
    return input.clone().masked_scatter_(mask, source)

def take_along_dim(input, indices, dim=None):
    return take_along_axis(input, indices.reshape(-1) if dim is None else indices, dim)

def tile(input, *dims):
    return _tiled(input, dims[0] if len(dims) == 1 else dims)

def array_repeat(self, *repeats):
    if not repeats:
        _outlying("t", "repeat", ["repeats"], 0)
    counts = repeats[0] if len(repeats) == 1 else repeats
    if (len(counts) if _sequence(counts) else 1) < self.ndim:
        raise RuntimeError("Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor")
    return _tiled(self, counts)

def repeat_interleave(input, repeats, dim=None):
    return _repeated_along(input, repeats, dim)

def tril(input, diagonal=0):
    return _triangle("tril", input, diagonal, True)

def triu(input, diagonal=0):
    return _triangle("triu", input, diagonal, False)

def diag(input, diagonal=0):
    if input.ndim == 1:
        return _diagonal_matrix(input) if diagonal == 0 else _outside("diagonal", "argument")
    sources = _unseen(_diagonal_of(_value_numbers(input.shape), diagonal)) if _product(input.shape) <= 4096 else []
    return _changed("diag", input, _unseen(_diagonal_of(input, diagonal).clone()), [0], sources)

def diagonal(input, offset=0):
    if input.ndim < 2:
        _no_diagonal()
    return _diagonal_of(input, offset)
