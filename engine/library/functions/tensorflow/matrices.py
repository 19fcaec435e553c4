# What matrices are made of. Values that are not told by shape and type alone are unknown.

def _square_matrix(kernel, x):
    a = _even(x)
    if _kind(a) != "f" or a.dtype.name == "float16":
        _outside(kernel + " of these")
    if a.ndim < 2:
        _raised(kernel, f"Input tensor 0 must have rank >= 2, got {a.ndim}")
    if a.shape[-1] != a.shape[-2]:
        _raised(kernel, "Input matrix must be square.")
    return a

def _unsolved(a, *shapes):
    _lose()
    return [_unseen(_empty(list(a.shape)[:-2] + list(shape), dtype=a.dtype)) for shape in shapes]

def linalg_cholesky(input):
    a = _square_matrix("Cholesky", input)
    if not _known(a) or a.ndim > 2:
        return _unsolved(a, a.shape[-2:])[0]
    columns, n = [], a.shape[0]
    for j in range(n):
        left = a[:, j]
        for c in columns:
            left = left - c * c[j]
        if not float(left[j]) > 1e-6 * abs(float(a[j, j])):
            _outside("a matrix that is not positive definite")
        columns.append(where(_upto(n) < j, zeros_like(left), left / sqrt(left[j])))
    _lose()
    return _unseen(stack(columns, 1))

def linalg_eigh(tensor):
    a = _square_matrix("SelfAdjointEigV2", tensor)
    return tuple(_unsolved(a, a.shape[-1:], a.shape[-2:]))

def linalg_eigvalsh(tensor):
    return linalg_eigh(tensor)[0]

def _flat_matrix(x, kernel=""):
    a = _even(x)
    if a.ndim < 2 and kernel:
        _raised(kernel, f"Input tensor 0 must have rank >= 2, got {a.ndim}", " name: ")
    if a.ndim < 2 or _kind(a) != "f":
        _outside("the parts of these")
    return a, a.shape[-2], a.shape[-1], min(a.shape[-2], a.shape[-1])

def linalg_svd(tensor, full_matrices=False, compute_uv=True):
    a, m, n, k = _flat_matrix(tensor, "Svd")
    s, u, v = _unsolved(a, [k], [m, m if full_matrices else k], [n, n if full_matrices else k])
    return (s, u, v) if compute_uv else s

def linalg_qr(input, full_matrices=False):
    a, m, n, k = _flat_matrix(input)
    rows = m if full_matrices else k
    return _named("Qr q r", *_unsolved(a, [m, rows], [rows, n]))

def linalg_pinv(a, rcond=None, validate_args=False):
    x, m, n, k = _flat_matrix(a)
    return _unsolved(x, [n, m])[0]

def linalg_lstsq(matrix, rhs, l2_regularizer=0.0, fast=True):
    a, m, n, k = _flat_matrix(matrix)
    b = _even(rhs)
    if b.ndim != a.ndim or list(b.shape)[:-1] != list(a.shape)[:-1] or b.dtype != a.dtype:
        _outside("lstsq of these")
    return _unsolved(a, [n, b.shape[-1]])[0]

def linalg_expm(input):
    a = _even(input)
    if a.ndim > 1 and a.shape[-1] != a.shape[-2]:
        sizes = _braced([1] * (3 - a.ndim) + list(a.shape))
        _raised("BatchMatMulV2", f"Matrix size-incompatible: In[0]: [{sizes}], In[1]: [{sizes}]", " name: ")
    a = _square_matrix("MatrixExponential", input)
    return _unsolved(a, a.shape[-2:])[0]

def linalg_slogdet(input):
    if _kind(input) == "f" and ndim(input) > 1 and shape(input)[-1] != shape(input)[-2]:
        _raised("LogMatrixDeterminant", "Input matrix must be square.")
    d = linalg_det(input)
    return _named("LogMatrixDeterminant sign log_abs_determinant", sign(d), log(abs(d)))

def linalg_logdet(matrix):
    return 2.0 * reduce_sum(log(linalg_diag_part(linalg_cholesky(matrix))), axis=-1)

def linalg_cholesky_solve(chol, rhs):
    return linalg_triangular_solve(chol, linalg_triangular_solve(chol, rhs), adjoint=True)

def linalg_triangular_solve(matrix, rhs, lower=True, adjoint=False):
    a, b = _alike([matrix, rhs])
    if a.ndim != 2 or b.ndim != 2 or a.shape[0] != a.shape[1] or b.shape[0] != a.shape[0] or a.dtype != b.dtype:
        _outside("triangular_solve of these")
    a = linalg_band_part(a, -1, 0) if lower else linalg_band_part(a, 0, -1)
    return linalg_solve(transpose(a) if adjoint else a, b)

# Matrices that hold few values, with the places of these.

def sparse_SparseTensor(indices, values, dense_shape):
    at, v, sizes = constant(indices, dtype="int64"), _of_any(values), constant(dense_shape, dtype="int64")
    if _typename(v) != "array" or at.ndim != 2 or v.ndim != 1 or sizes.ndim != 1 or at.shape[0] != v.shape[0] or at.shape[1] != sizes.shape[0]:
        _outside("a SparseTensor of these")
    return _instance("SparseTensor", "tensorflow.sparse.SparseTensor", {}, {"indices": at, "values": v, "dense_shape": sizes, "dtype": v.dtype})

def SparseTensor_the_shape(self):
    return TensorShape(self.dense_shape.numpy().tolist())

def SparseTensor_get_shape(self):
    return SparseTensor_the_shape(self)

def _dense_of(t):
    return scatter_nd(t.indices, t.values, t.dense_shape.numpy().tolist())

def sparse_to_dense(sp_input, default_value=None):
    if default_value is not None:
        _outside("to_dense of these")
    places, shape = sp_input.indices.numpy().tolist(), sp_input.dense_shape.numpy().tolist()
    for k, at in enumerate(places):
        if places == sorted(places) and [i for i, n in zip(at, shape) if not 0 <= i < n]:
            _raised("SparseToDense", f"indices[{k}] = [{_braced(at)}] is out of bounds: need 0 <= index < [{_braced(shape)}]")
    if places != sorted(places):
        _raised("SparseToDense", f"indices[1] = [{_braced(places[1])}] is out of order. Many sparse ops require sorted indices.\n    Use `tf.sparse.reorder` to create a correctly ordered copy.\n\n") if len(places) == 2 and places[0] != places[1] else _outside("places that are not in order")
    return _dense_of(sp_input)

def sparse_from_dense(tensor):
    a = _even(tensor)
    at = where_alone(a != constant(0, dtype=a.dtype))
    return sparse_SparseTensor(at, gather_nd(a, at), list(a.shape))

def sparse_sparse_dense_matmul(sp_a, b, adjoint_a=False, adjoint_b=False):
    if [i for at in sp_a.indices.numpy().tolist() for i, n in zip(at, sp_a.dense_shape.numpy().tolist()) if not 0 <= i < n]:
        _outside("places out of bounds")
    return tensorflow_matmul(_dense_of(sp_a), b, bool(adjoint_a), bool(adjoint_b))

# Tables from keys to values, and rates that change as steps go on.

def lookup_KeyValueTensorInitializer(keys, values, key_dtype=None, value_dtype=None):
    k, v = [_of_any(constant(x, dtype=d) if d is not None and not _has_strings(x) else x) for x, d in ((keys, key_dtype), (values, value_dtype))]
    return _record("KeyValueTensorInitializer", {"keys": k, "values": v})

def lookup_StaticHashTable(initializer, default_value, name=None, experimental_is_anonymous=False):
    k, v = initializer.keys, initializer.values
    known = {one: n for n, one in enumerate(_looked_up(k))}
    whole = _of_texts(tensorflow.concat, ([v, [default_value]], 0), {}) if _is_strings(v) else concat([v, constant([default_value], dtype=v.dtype)], 0)
    def lookup(keys, name=None):
        t = _of_any(keys)
        if _is_strings(t) != _is_strings(k) or not _is_strings(t) and t.dtype != k.dtype:
            _outside("keys of another type")
        places = constant([known.get(one, len(known)) for one in _looked_up(t)], dtype="int32")
        shaped = reshape(places, list(t.shape))
        return _strings(_unseen(take(whole._codes, shaped, 0)), whole._words) if _is_strings(whole) else _unseen(take(whole, shaped, 0))
    return _instance("StaticHashTable", "", {"__getitem__": lambda self, keys: lookup(keys)}, {"lookup": lookup, "size": lambda: constant(len(known), dtype="int64"), "key_dtype": k.dtype, "value_dtype": v.dtype})

def _looked_up(t):
    return _words_in(t) if _is_strings(t) else reshape(t, [-1]).numpy().tolist()

def _schedule(kind, rate, at):
    return _instance(kind, "", {"__call__": lambda self, step: at(cast(convert_to_tensor(step), "float32"))}, {"initial_learning_rate": rate, "get_config": lambda: _outside("get_config of a schedule")})

def schedules_ExponentialDecay(initial_learning_rate, decay_steps, decay_rate, staircase=False, name="ExponentialDecay"):
    def at(step):
        p = step / decay_steps
        return initial_learning_rate * constant(float(decay_rate)) ** (math_floor(p) if staircase else p)
    return _schedule("ExponentialDecay", initial_learning_rate, at)

def schedules_InverseTimeDecay(initial_learning_rate, decay_steps, decay_rate, staircase=False, name="InverseTimeDecay"):
    def at(step):
        p = step / decay_steps
        return initial_learning_rate / (1.0 + decay_rate * (math_floor(p) if staircase else p))
    return _schedule("InverseTimeDecay", initial_learning_rate, at)

def schedules_PolynomialDecay(initial_learning_rate, decay_steps, end_learning_rate=0.0001, power=1.0, cycle=False, name="PolynomialDecay"):
    if cycle:
        _outside("a schedule in cycles")
    return _schedule("PolynomialDecay", initial_learning_rate, lambda step: (initial_learning_rate - end_learning_rate) * (1.0 - minimum(step, decay_steps) / decay_steps) ** float(power) + end_learning_rate)

def schedules_CosineDecay(initial_learning_rate, decay_steps, alpha=0.0, name="CosineDecay", warmup_target=None, warmup_steps=0):
    if warmup_steps or warmup_target is not None:
        _outside("a schedule that warms up")
    return _schedule("CosineDecay", initial_learning_rate, lambda step: initial_learning_rate * ((1 - alpha) * 0.5 * (1.0 + cos(pi * minimum(step, decay_steps) / decay_steps)) + alpha))

def schedules_PiecewiseConstantDecay(boundaries, values, name="PiecewiseConstant"):
    if len(boundaries) != len(values) - 1:
        raise ValueError(f"The length of boundaries should be 1 less than the length of values. Received: boundaries={boundaries} of length {len(boundaries)}, and values={values} of length {len(values)}.")
    def at(step):
        return constant(float(values[len([b for b in boundaries if float(step) > b])]))
    return _schedule("PiecewiseConstantDecay", values[0], at)
