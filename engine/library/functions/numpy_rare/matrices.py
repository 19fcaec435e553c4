# Matrices, whose * is a product and which keep two axes.

def matrix(data, dtype=None, copy=True):
    _warn("PendingDeprecationWarning: the matrix subclass is not the recommended way to represent matrices or deal with linear algebra (see https://docs.scipy.org/doc/numpy/user/numpy-for-matlab-users.html). Please adjust your code to use regular ndarray.")
    if isinstance(data, str):
        data = [[float(v) if "." in v else int(v) for v in row.replace(",", " ").split()] for row in data.split(";")]
    a = array(data._array) if _is_matrix(data) else array(data, dtype=dtype) if dtype is not None else array(data)
    if a.ndim > 2:
        raise ValueError("matrix must be 2-dimensional")
    return _matrix(a.reshape(1, -1) if a.ndim < 2 else a)

asmatrix, bmat = matrix

def _matrix(a):
    return _instance("numpy.matrix", "numpy.own_matrices", {}, {"_array": a}) if _kind(a) and a.ndim == 2 else a

def _is_matrix(v):
    return _typename(v) == "numpy.matrix"

def _plain(v):
    return v._array if _is_matrix(v) else [_plain(one) for one in v] if _typename(v) in ("list", "tuple") and _has_matrix(v) else v

def _has_matrix(v):
    return _is_matrix(v) or _typename(v) in ("list", "tuple") and [one for one in v if _has_matrix(one)] != []

def _of_matrices(function, given, named):
    name, given = _called(function), [_plain(v) for v in given]
    if name in ("array", "asarray", "ravel", "where", "outer", "kron", "concatenate", "vstack", "hstack", "solve", "eig", "eigvals", "diagonal", "squeeze", "det", "trace", "shape", "ndim", "size", "allclose", "array_equal"):
        r = function(*given, **named)
        return _matrix(r) if name in ("ravel", "kron", "concatenate", "vstack", "hstack", "solve") else r
    if name in ("sum", "mean", "std", "var", "max", "min", "amax", "amin", "prod", "any", "all") and named.get("axis", given[1] if len(given) > 1 else None) is not None:
        return _matrix(function(*given, keepdims=True, **named))
    if name not in ("sum", "mean", "std", "var", "max", "min", "amax", "amin", "prod", "any", "all", "dot", "matmul", "multiply", "add", "subtract", "divide", "sqrt", "exp", "log", "abs", "absolute", "power", "square", "transpose", "inv", "pinv", "matrix_power", "round", "around", "negative", "norm", "matrix_rank", "reshape"):
        _outside(name + " of a matrix")
    return _matrix(function(*given, **named))

def _rows_of(v):
    a = asarray(_plain(v))
    return a.reshape(1, -1) if a.ndim == 1 else a

def own_matrices___mul__(self, other):
    return _matrix(dot(self._array, _rows_of(other)) if _is_matrix(other) or _kind(other) or _typename(other) in ("list", "tuple") else self._array * other)

def own_matrices___rmul__(self, other):
    return _matrix(dot(other, self._array) if _kind(other) or _typename(other) in ("list", "tuple") else other * self._array)

def own_matrices___matmul__(self, other):
    return _matrix(self._array @ _plain(other))

def own_matrices___rmatmul__(self, other):
    r = other @ self._array
    return _matrix(r.reshape(1, -1))

def own_matrices___add__(self, other):
    return _matrix(self._array + _plain(other))

def own_matrices___radd__(self, other):
    return _matrix(other + self._array)

def own_matrices___sub__(self, other):
    return _matrix(self._array - _plain(other))

def own_matrices___rsub__(self, other):
    return _matrix(other - self._array)

def own_matrices___truediv__(self, other):
    return _matrix(self._array / _plain(other))

def own_matrices___pow__(self, other):
    return _matrix(linalg_matrix_power(self._array, other))

def own_matrices___neg__(self):
    return _matrix(-self._array)

def own_matrices___eq__(self, other):
    return _matrix(self._array == _plain(other))

def own_matrices___ne__(self, other):
    return _matrix(self._array != _plain(other))

def own_matrices___lt__(self, other):
    return _matrix(self._array < _plain(other))

def own_matrices___gt__(self, other):
    return _matrix(self._array > _plain(other))

def own_matrices___len__(self):
    return len(self._array)

def own_matrices___iter__(self):
    return [_matrix(row.reshape(1, -1)) for row in self._array]

def own_matrices___getitem__(self, key):
    if isinstance(key, tuple) and len(key) == 2 and [k for k in key if isinstance(k, int)]:
        r = self._array[key]
        return r if ndim(r) == 0 else _matrix(r[:, None] if isinstance(key[1], int) else r[None])
    r = self._array[key]
    return _matrix(r.reshape(1, -1) if ndim(r) == 1 else r)

def own_matrices___setitem__(self, key, value):
    self._array[key] = _plain(value)

def own_matrices_the_shape(self):
    return self._array.shape

def own_matrices_the_ndim(self):
    return 2

def own_matrices_the_size(self):
    return self._array.size

def own_matrices_the_dtype(self):
    return self._array.dtype

def own_matrices_round(self, decimals=0):
    return _matrix(self._array.round(decimals))

def own_matrices_cumsum(self, *args, **named):
    _outside("this method of a matrix")

own_matrices_all, own_matrices_any, own_matrices_argmax, own_matrices_argmin, own_matrices_argsort, own_matrices_clip, own_matrices_conj, own_matrices_cumprod, own_matrices_diagonal, own_matrices_fill, own_matrices_nonzero, own_matrices_prod, own_matrices_ptp, own_matrices_repeat, own_matrices_sort, own_matrices_squeeze, own_matrices_swapaxes, own_matrices_take, own_matrices_trace, own_matrices_var, own_matrices_view = own_matrices_cumsum

def own_matrices_the_T(self):
    return _matrix(self._array.T)

def own_matrices_the_I(self):
    return _matrix(linalg_inv(self._array) if self._array.shape[0] == self._array.shape[1] else linalg_pinv(self._array))

def own_matrices_the_A(self):
    return self._array

def own_matrices_the_A1(self):
    return self._array.ravel()

def own_matrices_transpose(self):
    return _matrix(self._array.T)

def own_matrices_tolist(self):
    return self._array.tolist()

def own_matrices_copy(self):
    return _matrix(self._array.copy())

def own_matrices_astype(self, dtype):
    return _matrix(self._array.astype(dtype))

def own_matrices_item(self, *args):
    return self._array.item(*args)

def own_matrices_flatten(self):
    return _matrix(self._array.reshape(1, -1))

own_matrices_ravel = own_matrices_flatten

def own_matrices_reshape(self, *shape):
    a = self._array.reshape(*shape)
    return _matrix(a.reshape(1, -1) if a.ndim == 1 else a)

def own_matrices_dot(self, other):
    return _matrix(dot(self._array, _plain(other)))

def _folded(self, axis, fold):
    return fold(self._array, None) if axis is None else _matrix(fold(self._array, axis, keepdims=True))

def own_matrices_sum(self, axis=None):
    return _folded(self, axis, numpy.sum)

def own_matrices_mean(self, axis=None):
    return _folded(self, axis, numpy.mean)

def own_matrices_max(self, axis=None):
    return _folded(self, axis, numpy.max)

def own_matrices_min(self, axis=None):
    return _folded(self, axis, numpy.min)

def own_matrices_std(self, axis=None):
    return _folded(self, axis, numpy.std)
