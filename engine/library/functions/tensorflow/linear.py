# Products of matrices, their diagonals, and norms.

def linalg_adjoint(matrix):
    return _turned(matrix, True)

def reduce_euclidean_norm(input_tensor, axis=None, keepdims=False):
    a = _admitted("EuclideanNorm", _even(input_tensor))
    _has_axes("EuclideanNorm", a, axis)
    if _kind(a) == "f":
        return sqrt(reduce_sum(a * a, axis=axis, keepdims=keepdims))
    a = cast(a, "float64")
    return cast(sqrt(reduce_sum(a * a, axis=axis, keepdims=keepdims)), convert_to_tensor(input_tensor).dtype)

def _has_axes(kernel, a, axis):
    for k in [] if axis is None else [axis] if _typename(axis) == "int" else list(axis):
        if k < -a.ndim or k >= a.ndim:
            _lacks(a, 0, k)
            _raised(kernel, f"Invalid reduction dimension ({k} for input with {a.ndim} dimension(s)", " name: ")

# Matrices in batches have their diagonals along the last axis.

def _on_diagonal(n):
    at = _upto(n)
    return at == at[:, None]

def linalg_diag(diagonal, k=0):
    d = _even(diagonal)
    if d.ndim == 0:
        _raised("MatrixDiagV3", "diagonal must be at least 1-dim, received shape: []", " name: diag")
    if d.ndim == 1:
        return _diagonal_matrix(d) if k == 0 else _outside("k", "argument")
    if k:
        _outside("diag beside the diagonal")
    return where(_on_diagonal(d.shape[-1]), expand_dims(d, -1), constant(False if _kind(d) == "b" else 0, dtype=d.dtype))

def linalg_diag_part(input):
    a = _even(input)
    if a.ndim < 2:
        _raised("MatrixDiagPartV3", f"input must be at least 2-dim, received shape: [{_braced(a.shape)}]", " name: diag_part")
    n = min(a.shape[-1], a.shape[-2])
    return _diagonal_of(a, 0) if a.ndim == 2 else cast(reduce_sum(where(_on_diagonal(n), cast(a[..., :n, :n], "int32") if _kind(a) == "b" else a[..., :n, :n], zeros(1, dtype="int32" if _kind(a) == "b" else a.dtype)), axis=-1), a.dtype)

def linalg_trace(x):
    return reduce_sum(linalg_diag_part(_admitted("Sum", _even(x))), axis=-1)

def linalg_set_diag(input, diagonal):
    a = convert_to_tensor(input)
    d = constant(diagonal, dtype=a.dtype) if _typename(diagonal) != "array" else diagonal
    if a.ndim < 2 or a.shape[-1] != a.shape[-2] or list(d.shape) != list(a.shape)[:-1]:
        _outside("set_diag of these shapes")
    return where(_on_diagonal(a.shape[-1]), expand_dims(d, -1), a)

def clip_by_norm(t, clip_norm, axes=None):
    a = _real(t, "clip_by_norm", "Sum" if _kind(convert_to_tensor(t)) == "b" else "Sqrt")
    norm = sqrt(reduce_sum(a * a, axis=axes, keepdims=True))
    return a * clip_norm / maximum(norm, clip_norm)

def linalg_global_norm(t_list, name=None):
    total = 0.0
    for t in t_list:
        total = total + reduce_sum(square(_real(t, "global_norm", "L2Loss")), axis=None)
    return sqrt(total)

def clip_by_global_norm(t_list, clip_norm, use_norm=None, name=None):
    if use_norm is not None:
        _outside("clip_by_global_norm of these")
    if not _sequence(t_list):
        kind = {"EagerTensor": "tensorflow.python.framework.ops.EagerTensor", "ResourceVariable": "tensorflow.python.ops.resource_variable_ops.ResourceVariable"}.get(_class(t_list).split(".")[-1], _class(t_list))
        raise TypeError(f"`t_list` should be a sequence of tensors. Received <class '{kind}'>.")
    norm = linalg_global_norm(t_list)
    return ([t * (clip_norm / maximum(norm, clip_norm)) for t in t_list], norm)

def linalg_normalize(tensor, ord="euclidean", axis=None):
    _no_bools(tensor)
    a = _real(tensor, "normalize", "Sqrt")
    if ord not in ("euclidean", 2):
        _outside("this norm")
    norm = sqrt(reduce_sum(a * a, axis=axis, keepdims=True))
    return (a / norm, norm)

def _no_bools(tensor):
    if _kind(convert_to_tensor(tensor)) == "b":
        raise TypeError("Expected numeric or variant tensor, got dtype tf.bool.")

def eye(num_rows, num_columns=None, batch_shape=None, dtype=None):
    if batch_shape is not None:
        _outside("eye of a batch")
    if [n for n in (num_rows, num_columns) if _typename(n) in ("float", "str")]:
        raise TypeError(f"Arguments `num_rows` and `num_columns` must be positive integer values. Received: num_rows={num_rows}, num_columns={num_rows if num_columns is None else num_columns}")
    if num_rows < 0:
        _raised("Fill", f"Dimension {num_rows} must be >= 0")
    return _diagonal_ones(num_rows, num_columns, 0, dtype)

def _turned(x, swaps):
    a = convert_to_tensor(x)
    if not swaps or a.ndim < 2:
        return a
    return transpose(a, list(range(a.ndim - 2)) + [a.ndim - 1, a.ndim - 2])

def tensorflow_matmul(a, b, transpose_a=False, transpose_b=False):
    if _typename(b) in ("list", "tuple") and not _holds_tensors(b):
        a = convert_to_tensor(a)
        b = _hinted(b, a)
    elif _typename(a) in ("list", "tuple"):
        for row in a:
            _packed(row, True)
        a = convert_to_tensor(a)
    elif _typename(a) == "array" or _typename(b) == "array":
        a, b = _alike([a, b])
    if (transpose_a or transpose_b) and not _uneven(a) and not _uneven(b):
        a, b = convert_to_tensor(a), convert_to_tensor(b)
        _meets(a, b, bool(transpose_a), bool(transpose_b))
    x, y = _turned(a, transpose_a), _turned(b, transpose_b)
    return matmul(x, y)

# The right list takes the type of the left tensor where it can.

def _hinted(b, a):
    y = convert_to_tensor(b)
    return cast(y, a.dtype) if _kind(y) == "i" and _kind(a) == "f" or _kind(y) == _kind(a) else y

linalg_matmul = tensorflow_matmul

def _axis_list(axis):
    return [axis] if _typename(axis) == "int" else list(axis)

def tensordot(a, b, axes):
    x, y = _even(a), _even(b)
    if _typename(axes) == "int" and axes > x.ndim:
        _outside("tensordot along so many axes")
    left, right = (list(range(x.ndim - axes, x.ndim)), list(range(axes))) if _typename(axes) == "int" else (_axis_list(axes[0]), _axis_list(axes[1]))
    if len(left) != len(right):
        raise ValueError(f"Different number of contraction axes `a` and `b`, {len(left)} != {len(right)}.")
    if [k for k in left if not -x.ndim <= k < x.ndim] or [k for k in right if not -y.ndim <= k < y.ndim]:
        raise IndexError("list index out of range")
    left, right = [_axis(x, k) for k in left], [_axis(y, k) for k in right]
    rows, columns = [k for k in range(x.ndim) if k not in left], [k for k in range(y.ndim) if k not in right]
    n = 1
    for k in left:
        n = n * x.shape[k]
    m = 1
    for k in right:
        m = m * y.shape[k]
    product = reshape(transpose(x, rows + left), [_product([x.shape[k] for k in rows]), n]) @ reshape(transpose(y, right + columns), [m, _product([y.shape[k] for k in columns])])
    return reshape(product, [x.shape[k] for k in rows] + [y.shape[k] for k in columns])

def linalg_matvec(a, b, transpose_a=False):
    return squeeze(tensorflow_matmul(a, expand_dims(b, -1), transpose_a=transpose_a), [-1])

def _matrices_of(kernel, a, says):
    if kernel in ("MatrixDeterminant", "MatrixInverse"):
        _admitted(kernel, a)
    if _kind(a) != "f" or not _known(a) or a.dtype.name == "float16":
        _outside(kernel + " of these")
    if a.ndim < 2:
        _raised(kernel, f"Input tensor 0 must have rank >= 2, got {a.ndim}")
    if a.shape[-1] != a.shape[-2]:
        _raised(kernel, says)
    return a

def linalg_inv(input):
    a = _matrices_of("MatrixInverse", _even(input), "Input matrix must be square.")
    x, det = _eliminated(a, eye(a.shape[-1], dtype=a.dtype))
    if isinstance(x, int):
        _raised("MatrixInverse", "Input is not invertible.")
    return x

def linalg_det(input):
    a = _matrices_of("MatrixDeterminant", _even(input), "Input matrix must be square.")
    x, det = _eliminated(a, eye(a.shape[-1], dtype=a.dtype))
    return det

def linalg_solve(matrix, rhs, adjoint=False):
    a, b = _alike([matrix, rhs])
    if adjoint:
        _outside("solve of the adjoint")
    a = _matrices_of("MatrixSolve", a, "First input (lhs) must be a square matrix.")
    if a.dtype != b.dtype:
        _unlike("MatrixSolve", 1, a.dtype.name, b.dtype.name)
    if b.ndim != a.ndim:
        _raised("MatrixSolve", "All input tensors must have the same rank.")
    if list(b.shape)[:-2] != list(a.shape)[:-2]:
        _outside("solve of these batches")
    if b.shape[-2] != a.shape[-1]:
        _raised("MatrixSolve", "Input matrix and rhs are incompatible.")
    x, det = _eliminated(a, b)
    if isinstance(x, int):
        _raised("MatrixSolve", "Input matrix is not invertible.")
    return x

def linalg_band_part(input, num_lower, num_upper):
    x = _even(input)
    low, high = _bounds_of("MatrixBandPart", [num_lower, num_upper])
    if x.ndim < 2:
        _raised("MatrixBandPart", f"input must be at least 2-dim, received shape: [{_braced(x.shape)}]", " name: ")
    for name, n, sides, size in (("lower", low, "rows", x.shape[-2]), ("upper", high, "columns", x.shape[-1])):
        if n.ndim:
            _raised("MatrixBandPart", f"num_{name} must be scalar, got shape [{_braced(n.shape)}]")
        if n > size:
            _raised("MatrixBandPart", f"num_{name} must be negative or less or equal to number of {sides} ({size}) got: {int(n)}", " name: ")
    d, low, high = _upto(x.shape[-1]) - _upto(x.shape[-2])[:, None], int(low), int(high)
    kept = -d <= low if low >= 0 else d <= x.shape[-1]
    return where(kept & (d <= high), x, zeros_like(x)) if high >= 0 else where(kept, x, zeros_like(x))

# Whole numbers beside a tensor take its type, else 64 bits.

def _bounds_of(kernel, values):
    for v in values:
        _converted(v)
        if _typename(v) == "str":
            _outside(kernel + " of these")
    kinds = [v.dtype for v in values if _is_tensor(v)] + ["int64"]
    low, high = [v if _is_tensor(v) else _unseen(constant(v, dtype=kinds[0])) for v in values]
    if _kind(_admitted(kernel, low)) and low.dtype != high.dtype:
        _unlike(kernel, 2, low.dtype.name, high.dtype.name)
    return low, high

def l2_normalize(x, axis=None, epsilon=1e-12):
    a = _admitted("Square", _even(x))
    total = reduce_sum(a * a, axis=axis, keepdims=True)
    if _kind(a) != "f":
        raise TypeError(f"Cannot convert {epsilon} to EagerTensor of dtype {a.dtype.name}")
    return a / sqrt(maximum(total, epsilon))

def norm(tensor, ord="euclidean", axis=None, keepdims=None):
    if isinstance(axis, (tuple, list)) and ord not in ("euclidean", "fro"):
        _outside("a norm of matrices")
    a, axis = _even(tensor), int(axis) if isinstance(axis, bool) else axis
    if ord not in ("euclidean", "fro") and (_typename(ord) == "str" or ord <= 0) or ord == "fro" and not isinstance(axis, (tuple, list)) and (axis is not None or a.ndim != 2):
        raise ValueError(f"'ord' must be a supported vector norm, got {ord}")
    if _kind(a) == "b" and ord not in ("euclidean", "fro", 2):
        _barred("Abs", "bool")
    _no_bools(a)
    if ord in ("euclidean", "fro", 2):
        _has_axes("Sum", a, axis)
    return _norm_of_vectors(a, None if ord in ("euclidean", "fro") else ord, axis, bool(keepdims))

def _einsum_rank(a, k, term):
    if a.ndim != len(term):
        _raised("Einsum", f"Expected input {k} to have rank {len(term)} but got: {a.ndim}")

def _einsum_operands(operands):
    for v in operands:
        if _typename(v) != "array":
            raise AttributeError(f"'{_typename(v)}' object has no attribute 'shape'")
    return [_even(v) for v in operands]

def _einsum_takes(operands):
    if _kind(operands[0]) in "bu":
        _outside("einsum of these")
    for k, v in enumerate(operands):
        if v.dtype != operands[0].dtype:
            _unlike("Einsum", k, operands[0].dtype.name, v.dtype.name)

def _einsum_result(result, letters):
    for v in result:
        if v not in letters:
            raise ValueError(f"Output subscripts contain the label {v} not present in the input subscripts.")

def _einsum_meets(call, terms, result, letters, arrays):
    sizes = {}
    for k, term in enumerate(terms):
        shape = [arrays[k].shape[list(letters).index(v)] for v in list(term)]
        for at, (v, n) in enumerate(zip(list(term), shape)):
            if sizes.get(v, n) != n:
                if n < 2 or sizes[v] < 2 or v >= "S" and v <= "Z":
                    _outside(call)
                _raised("Einsum", f"Expected dimension {sizes[v]} at axis {at} of the input shaped [{_braced(shape)}] but got dimension {n}")
            sizes[v] = n
    _together(call, *arrays)

def _multiplies(terms):
    return len(terms[0]) == len(terms[1])

def _meets(a, b, turned=False, other=False):
    batched = a.ndim > 2 or b.ndim > 2
    kernel = "BatchMatMulV2" if batched else "MatMul"
    x, y = f"[{_braced(a.shape)}]", f"[{_braced(b.shape)}]"
    if a.dtype != b.dtype:
        _unlike(kernel, 1, a.dtype.name, b.dtype.name)
    if _kind(_admitted(kernel, a)) == "u":
        _outside("@ of " + a.dtype.name, "operation")
    for k, v in enumerate((a, b)):
        if batched and v.ndim < 2:
            _raised(kernel, f"In[{k}] ndims must be >= 2: {v.ndim}")
    if not batched and a.ndim != b.ndim:
        _raised(kernel, f"In[0] and In[1] has different ndims: {x} vs. {y}")
    if not batched and a.ndim != 2:
        _raised(kernel, f"In[0] and In[1] ndims must be == 2: {a.ndim}")
    if _first_apart(a.shape[:-2], b.shape[:-2]) is not None:
        _raised(kernel, f"In[0] and In[1] must have compatible batch dimensions: {x} vs. {y}")
    if a.shape[-2 if turned else -1] != b.shape[-1 if other else -2]:
        _raised(kernel, f"Matrix size-incompatible: In[0]: {x}, In[1]: {y}")
