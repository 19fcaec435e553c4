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
    if torch.bool in (input.dtype, batch1.dtype, batch2.dtype):
        _outside("baddbmm of bools")
    _axis(batch1, 1)
    _axis(batch2, 2)
    if batch1.dtype == batch2.dtype and input.dtype != batch1.dtype:
        _outside("baddbmm of several types")
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
    if input.dtype != other.dtype:
        raise RuntimeError("both inputs should have same dtype")
    if input.ndim == other.ndim == 1:
        return input @ other
    return _contracted(input, other, [-1], [-1])

def vdot(input, other):
    return dot(input, other)

def tensordot(a, b, dims=2):
    if isinstance(dims, int) and dims < 0:
        raise RuntimeError(f"tensordot expects dims >= 0, but got dims={dims}")
    if isinstance(dims, int) and dims > min(a.ndim, b.ndim):
        raise RuntimeError(f"tensordot expects dims < ndim_a or ndim_b, but got dims={dims}")
    if _kind(a) == "b" and _kind(b) == "b":
        _outside("tensordot of bools")
    left, right = _axes(0 if isinstance(dims, int) else a.ndim, dims)
    for k in range(len(left)):
        if a.shape[left[k]] != b.shape[right[k]] and 1 in (a.shape[left[k]], b.shape[right[k]]):
            _outside("tensordot of these sizes")
        if a.shape[left[k]] != b.shape[right[k]]:
            raise RuntimeError(f"contracted dimensions need to match, but first has size {a.shape[left[k]]} in dim {left[k]} and second has size {b.shape[right[k]]} in dim {right[k]}")
    if a.dtype != b.dtype:
        raise RuntimeError("both inputs should have same dtype")
    return _contracted(a, b, left, right)

def linalg_cross(input, other, dim=-1):
    if input.shape[dim] != 3 or other.shape[dim] != 3:
        raise RuntimeError(f"linalg.cross: inputs dimension {dim} must have length 3. Got {input.shape[dim]} and {other.shape[dim]}")
    if input.dtype != other.dtype:
        raise RuntimeError(f"expected scalar type {_ctype(input)} but found {_ctype(other)}")
    a, b = moveaxis(input, dim, -1), moveaxis(other, dim, -1)
    return _held(moveaxis(_crossed(a, b), -1, dim))

def cross(input, other, dim=None):
    if input.ndim == 0 or other.ndim == 0:
        _outside("cross of a scalar")
    if _kind(input) == "b":
        raise NotImplementedError('"cross" not implemented for \'Bool\'')
    if dim is None and 3 not in input.shape:
        raise RuntimeError("no dimension of size 3 in input")
    if dim is None and input.ndim > 1 or input.shape[0 if dim is None else dim] != 3:
        _outside("cross along this dimension")
    return linalg_cross(input, other, -1 if dim is None else dim)

def meshgrid(*tensors, indexing="ij"):
    given = tensors[0] if len(tensors) == 1 and isinstance(tensors[0], (tuple, list)) else tensors
    if [t for t in given if t.ndim > 1]:
        _outside("meshgrid of tables")
    if indexing not in ("xy", "ij"):
        raise RuntimeError(f'torch.meshgrid: indexing must be one of "xy" or "ij", but received: {indexing}')
    if [t for t in given if t.dtype != given[0].dtype]:
        raise RuntimeError("meshgrid expects all tensors to have the same dtype")
    return broadcast_tensors(*_unseen(_open(given, _crosswise(len(given), indexing == "xy"))))

def cartesian_prod(*tensors):
    if not tensors:
        raise RuntimeError("meshgrid expects a non-empty TensorList")
    for t in tensors:
        if t.ndim != 1:
            raise RuntimeError(f"Expect a 1D vector, but got shape {list(t.shape)}")
    return tensors[0] if len(tensors) == 1 else stack([grid.reshape(-1) for grid in meshgrid(*tensors, indexing="ij")], -1)

def combinations(input, r=2, with_replacement=False):
    if r != 2 or with_replacement:
        _outside("combinations of other than two")
    return input[triu_indices(len(input), len(input), 1).T]

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
    if A.itemsize == 2:
        raise NotImplementedError(f"linalg.inv: Low precision dtypes not supported. Got {_ctype(A)}")
    x, det = _eliminated(A, eye(A.shape[-1], dtype=A.dtype))
    if isinstance(x, int):
        if A.ndim > 2:
            _outside("a stack with a singular matrix")
        raise _LinAlgError(f"linalg.inv: The diagonal element {x} is zero, the inversion could not be completed because the input matrix is singular.")
    return _by_columns(x)

def _by_columns(x):
    return _held(x.mT).mT

def inverse(input):
    return linalg_inv(input)

def linalg_det(A):
    _squares(A, "linalg.det")
    _floats(A, "linalg.det")
    if A.itemsize == 2:
        raise NotImplementedError(f'"lu_cpu" not implemented for \'{_ctype(A)}\'')
    x, det = _eliminated(A.mT, eye(A.shape[-1], dtype=A.dtype)) # the library reads rows as columns
    return det

def det(input):
    return linalg_det(input)

def linalg_solve(A, B):
    _floats(A, "linalg.solve")
    if A.dtype != B.dtype:
        raise RuntimeError(f"linalg.solve: Expected A and B to have the same dtype, but found A of type {_ctype(A)} and B of type {_ctype(B)} instead")
    _squares(A, "linalg.solve")
    b = B[:, None] if B.ndim == 1 else B
    if b.ndim < 2 or B.ndim == A.ndim - 1 and B.ndim > 1:
        _outside("linalg.solve of these")
    if b.shape[-2] != A.shape[-1]:
        raise RuntimeError(f"linalg.solve: Incompatible shapes of A and B for the equation AX = B ({A.shape[-2]}x{A.shape[-1]} and {b.shape[-2]}x{b.shape[-1]})")
    _batches(A, b)
    x, det = _eliminated(A, b)
    if isinstance(x, int):
        if A.ndim > 2:
            _outside("a stack with a singular matrix")
        raise _LinAlgError("torch.linalg.solve: The solver failed because the input matrix is singular.")
    return x[..., 0] if B.ndim == 1 else _by_columns(x)

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
    _takes_order(p)
    if p == "nuc":
        _outside("a norm by singular values")
    if isinstance(dim, bool):
        raise TypeError("linalg_vector_norm(): argument 'dim' (position 3) must be tuple of ints, but found element of type bool at pos 0")
    _floats(input, "linalg.vector_norm")
    return _norm_of_vectors(input, None if p == "fro" else p, dim, keepdim)

def _takes_order(ord):
    if _kind(ord) and ord.ndim:
        raise TypeError(f"linalg_vector_norm(): argument 'ord' (position 2) must be Number, not {_class(ord)}")

def linalg_vector_norm(x, ord=2, dim=None, keepdim=False):
    _takes_order(ord)
    if isinstance(dim, bool):
        _outside("dim", "argument")
    _floats(x, "linalg.vector_norm")
    return _norm_of_vectors(x, ord, dim, keepdim)

def linalg_matrix_norm(A, ord="fro", dim=(-2, -1), keepdim=False):
    _floats(A, "linalg.matrix_norm")
    if ord not in ("fro", "nuc", 1, -1, 2, -2, inf, -inf):
        raise RuntimeError(f"linalg.matrix_norm: Order {ord} not supported.")
    return _norm_of_matrices(A, ord, tuple(dim), keepdim)

def linalg_norm(A, ord=None, dim=None, keepdim=False):
    _takes_order(ord)
    _floats(A, "linalg.vector_norm")
    if ord is None or isinstance(dim, int) or dim is None and A.ndim == 1:
        return _norm_of_vectors(A, ord, dim, keepdim)
    if dim is None and A.ndim != 2:
        raise RuntimeError(f"linalg.norm: If dim is not specified but ord is, the input must be 1D or 2D. Got {A.ndim}D.")
    return linalg_matrix_norm(A, ord, (0, 1) if dim is None else dim, keepdim)

def dist(input, other, p=2):
    if _typename(other) != "array":
        _outside("dist to a number")
    if _kind(input - other) != "f":
        raise NotImplementedError(f"norm(): input dtype should be either floating point or complex. Got {_ctype(input - other)} instead.")
    return norm(input - other, p)

def bincount(input, weights=None, minlength=0):
    if _kind(input) == "f":
        raise NotImplementedError(f'"bincount_cpu" not implemented for \'{_ctype(input)}\'')
    if not _known(input) or _kind(input) == "b":
        _outside("bincount of these")
    if input.ndim != 1 or (input < 0).any():
        raise RuntimeError("bincount only supports 1-d non-negative integral inputs.")
    hits = input == arange(max(input.max().item() + 1, minlength) if len(input) else minlength)[:, None]
    return _changed("", input, _unseen(hits.sum(1) if weights is None else where(hits, weights, 0).sum(1)), [-1], [], False, weights)

def quantile(input, q, dim=None, keepdim=False, interpolation="linear"):
    if input.numel() == 0:
        raise RuntimeError("quantile() input tensor must be non-empty")
    if _kind(input) != "f" or input.itemsize == 2:
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
    if sorted_sequence.ndim != 1 or not _known(sorted_sequence) or not (sorted_sequence[1:] >= sorted_sequence[:-1]).all():
        _outside("searchsorted of these")
    at = (sorted_sequence <= values[..., None] if right or side == "right" else sorted_sequence < values[..., None]).sum(-1)
    at = where(values != values, len(sorted_sequence), at) if _kind(values) == "f" else at
    return _changed("", input, _unseen(at), list(range(at.ndim)), [], False, sorted_sequence)

def bucketize(input, boundaries, right=False):
    return searchsorted(boundaries, input, right=right)

def triu_indices(row, col, offset=0):
    return stack(where(arange(row)[:, None] <= arange(col) - offset))

def tril_indices(row, col, offset=0):
    return stack(where(arange(row)[:, None] >= arange(col) - offset))

def nan_to_num(input, nan=0.0, posinf=None, neginf=None):
    return input.clone() if _kind(input) != "f" else _finite(input, 0.0 if nan is None else nan, posinf, neginf)

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
    if _kind(y) == "b":
        raise NotImplementedError("trapezoid: received a bool input for `y`, but bool is not supported")
    if y.numel() == 0:
        _outside("trapezoid of nothing")
    y = moveaxis(y, dim, -1)
    d = dx if x is None else diff(x) if x.ndim == 1 else moveaxis(diff(x, 1, dim), dim, -1)
    return (d * (y[..., 1:] + y[..., :-1]) / 2.0).sum(-1)

trapz = trapezoid

def t(input):
    if input.ndim > 2:
        raise RuntimeError(f"t() expects a tensor with <= 2 dimensions, but self is {input.ndim}D")
    return _permute(input, list(range(input.ndim))[::-1])

def adjoint(input):
    if input.ndim < 2:
        _outside("adjoint of a vector")
    return input.mT

def array_stride(self, dim=None):
    return _strides(self) if dim is None else _strides(self)[_axis(self, dim)]

def array_element_size(self):
    return self.itemsize

def array_is_contiguous(self):
    return _in_rows(self)

def _einsum_operands(operands):
    operands = tuple(operands[0]) if len(operands) == 1 and _typename(operands[0]) in ("list", "tuple") else operands
    for k, v in enumerate(operands):
        if _typename(v) == "str":
            _outside("einsum of these")
        if not _kind(v):
            raise TypeError(f"expected Tensor as element {k} in argument 1, but got {_class(v)}")
    return operands

def _einsum_counts(terms, operands):
    if terms != operands:
        raise RuntimeError(f"einsum(): {'more' if terms < operands else 'fewer'} operands were provided than specified in the equation")

def _einsum_rank(a, k, term):
    if a.ndim != len(term):
        raise RuntimeError(f"einsum(): the number of subscripts in the equation ({len(term)}) does not match the number of dimensions ({a.ndim}) for operand {k} and no ellipsis was given")

def _einsum_result(result, letters):
    for k, v in enumerate(result):
        if v not in letters:
            raise RuntimeError(f"einsum(): output subscript {v} does not appear in the equation for any input operand")
        if v in result[:k]:
            raise RuntimeError(f"einsum(): output subscript {v} appears more than once in the output")

def _einsum_meets(call, terms, result, letters, arrays):
    _together(call, *arrays)
    a, b, apart = arrays[0], arrays[-1], [v for v in arrays if v.dtype != arrays[0].dtype]
    summed = [v for k, v in enumerate(letters) if v not in result and len(arrays) > 1 and v in terms[0] and v in terms[1] and a.shape[k] != 1 and b.shape[k] != 1]
    if _kind(a) in "bi" and a.dtype != torch.int64 and [v for v in letters if v not in result and (len(arrays) != 2 or v not in summed)]:
        _outside("einsum that sums up such integers") # into wider ones
    if summed and 0 in a.shape + b.shape:
        if apart:
            _outside("einsum of two types without values")
        return
    if summed and a.dtype == torch.bool and not apart:
        raise NotImplementedError("\"bmm\" not implemented for 'Bool'")
    if summed and apart:
        if len(arrays) > 2 or torch.bool in (a.dtype, b.dtype):
            _outside("einsum of two types")
        raise RuntimeError(f"expected scalar type {_ctype(arrays[0])} but found {_ctype(arrays[1])}")

# PyTorch has a function for each pair of ranks, with words of its own; a stack times a
# matrix is one long matrix.

def _meets(a, b):
    x, y = _ctype(a), _ctype(b)
    if a.ndim == 0 or b.ndim == 0:
        raise RuntimeError(f"both arguments to matmul need to be at least 1D, but they are {a.ndim}D and {b.ndim}D")
    if a.ndim == 1 and b.ndim == 1 and x != y:
        raise RuntimeError(f"dot : expected both vectors to have same dtype, but found {x} and {y}")
    rows = b.shape[-2] if b.ndim > 1 else b.shape[0]
    if a.shape[-1] != rows:
        _unequal_lengths(list(a.shape), list(b.shape), rows, _long_matrix(a, b))
    _batches(a, b)
    kernel = "dot" if a.ndim == b.ndim == 1 else {1: "addmv_impl_cpu", 2: "addmm_impl_cpu_"}.get(b.ndim, "bmm")
    empty = 0 in a.shape + b.shape
    if kernel == "bmm" and empty and x != y:
        _outside("a product of two types without values")
    if x == "Bool" and (y == "Bool" or kernel == "bmm") and (not empty or kernel == "dot"):
        raise NotImplementedError(f'"{kernel}" not implemented for \'Bool\'')
    if x != y and b.ndim == 1:
        raise RuntimeError(f"addmv input tensors must have the same dtype, but got {y}, {x}, and {y}")
    if x != y and b.ndim == 2:
        raise RuntimeError(f"expected m1 and m2 to have the same dtype, but got: {_mask_type(a)} != {_mask_type(b)}")
    if x != y:
        raise RuntimeError(f"expected scalar type {x} but found {y}")

def _batches(a, b):
    _apart(a.shape[:-2], b.shape[:-2])

def _long_matrix(a, b):
    stack, other, steps = a, b, list(_strides(a))
    sizes = list(stack.shape)
    if a.ndim < b.ndim:
        stack, other, sizes, steps = b, a, _swapped(list(b.shape)), _swapped(list(_strides(b)))
    if stack.ndim < 3 or other.ndim > 2:
        return False
    if other.requires_grad or a.ndim == 2:
        return other.requires_grad
    rows = [(n, step) for n, step in zip(sizes[:-1], steps[:-1]) if n != 1]
    return 0 in sizes or not [k for k in range(len(rows) - 1) if rows[k][1] != rows[k + 1][0] * rows[k + 1][1]]

def _swapped(sizes):
    return sizes if len(sizes) < 2 else sizes[:-2] + [sizes[-1], sizes[-2]]

def _unequal_lengths(left, right, rows, long):
    inner = left[-1]
    if long and len(right) > len(left):
        left, right = _swapped(right), _swapped(left)
        inner = left[-1]
    n = _product(left[:-1])
    if len(left) == 1 and len(right) == 1:
        raise RuntimeError(f"inconsistent tensor size, expected tensor [{inner}] and src [{rows}] to have the same number of elements, but got {inner} and {rows} elements respectively")
    if long or len(left) < 3 and len(right) < 3:
        raise RuntimeError(f"size mismatch, got input ({n}), mat ({n}x{inner}), vec ({right[0]})" if len(right) == 1 else f"mm: mat1 and mat2 shapes cannot be multiplied ({n}x{inner} and {right[0]}x{right[1]})")
    if _first_apart(left[:-2], right[:-2]) is None:
        n = _product(broadcast_shapes(left[:-2], right[:-2]))
        raise RuntimeError(f"Expected size for first two dimensions of batch2 tensor to be: [{n}, {inner}] but got: [{n}, {rows}].")
