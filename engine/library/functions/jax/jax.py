# Functions of jax and of jax.numpy.

def count_nonzero(a, axis=None, keepdims=False):
    return (a != 0).sum(axis, keepdims=keepdims)

def array_sort(a, axis=-1, descending=False):
    return sort(a, axis, descending=descending)

def _truth(x):
    return array(x)

def histogram(a, bins=10, range=None, weights=None, density=None):
    n, edges = _histogram(a, bins, range, density, weights)
    if _kind(asarray(a)) == "f" and asarray(a).dtype == "float16":
        _outside("histogram of half floats")
    n, edges = _unseen((n.astype("float32"), asarray(edges).astype("float32")))
    return (_changed("", a, n, [-1], [], False, bins if ndim(bins) else None), edges)

def eye(N, M=None, k=0, dtype=None):
    if N is None or isinstance(N, (float, str)):
        raise TypeError(f"Shapes must be 1D sequences of concrete values of integer type, got ({N!r},). argument of 'N' jnp.eye().")
    if isinstance(N, bool) or not isinstance(N, int) or not isinstance(M or 0, int) or not isinstance(k, int):
        _int_for(N, M, k)
    return _diagonal_ones(N, M, k, dtype)

def gradient(f, *varargs, axis=None, edge_order=None):
    if _kind(asarray(f)) == "b":
        _outside("gradient of bools")
    slopes = _slopes(f, varargs, axis, edge_order)
    return slopes[0] if len(slopes) == 1 else slopes

def fill_diagonal(a, val, wrap=False, inplace=True):
    if inplace:
        raise NotImplementedError("JAX arrays are immutable, must use inplace=False")
    if a.ndim != 2 or wrap or array(val).ndim > 1 or array(val).ndim and array(val).shape[0] != min(a.shape):
        _outside("fill_diagonal of these")
    fills = array(val).astype(a.dtype)
    if fills.ndim and a.shape[0] != a.shape[1]:
        _outside("fill_diagonal of these")
    return where(eye(a.shape[0], a.shape[1], dtype=bool), fills, a)

def _no_list(name, v, k):
    if _typename(v) == "list" or _typename(v) == "tuple":
        raise TypeError(f"{name} requires ndarray or scalar arguments, got <class '{_typename(v)}'> at position {k}.")
    return v

def array_view(self, dtype=None, type=None):
    if type is not None:
        raise NotImplementedError("`type` argument of array.view() is not supported.")
    if _typename(dtype) in ("int", "float"):
        raise TypeError(f"Cannot interpret '{dtype}' as a data type")
    if dtype is not None:
        _outside("view as another type")
    return self

def numpy_isclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    x, y = array(_no_list("isclose", a, 0)), array(_no_list("isclose", b, 1))
    _met(x, y)
    return isclose(x, y, rtol, atol, equal_nan)

def numpy_allclose(a, b, rtol=1e-05, atol=1e-08, equal_nan=False):
    x, y = array(_no_list("allclose", a, 0)), array(_no_list("allclose", b, 1))
    _met(x, y)
    return allclose(x, y, rtol, atol, equal_nan)

def _met(x, y):
    for i, j in zip(x.shape[::-1], y.shape[::-1]):
        if i != j and i != 1 and j != 1:
            if x.ndim != y.ndim:
                _outside("isclose of these shapes")
            raise TypeError(f"and got incompatible shapes for broadcasting: {x.shape}, {y.shape}.")

def round(a, decimals=0):
    a = array(a)
    if a.dtype == bool:
        raise ValueError("data type dtype('bool') not compatible with finfo")
    _no_float(decimals)
    if decimals < 0 and _kind(a) in "iu":
        raise NotImplementedError("integer np.round not implemented for decimals < 0")
    return _rounded(a, decimals)

def _no_float(n):
    if _typename(n) == "float":
        raise TypeError("'float' object cannot be interpreted as an integer")

around = round

def result_type(*args):
    return sum([zeros((), dtype=v.dtype) if _kind(v) else zeros((), dtype=v) if _typename(v) in ("type", "dtype", "str") else 0 * v for v in args]).dtype

def issubdtype(arg1, arg2):
    kinds = {"integer": "iu", "signedinteger": "i", "unsignedinteger": "u", "floating": "f", "inexact": "f", "number": "iuf", "bool_": "b"}
    name = _called(arg2) if _typename(arg2) == "function" else ""
    if name not in kinds:
        _outside("issubdtype of these")
    return _kind(zeros((), dtype=arg1)) in kinds[name]

def device_get(x):
    return tree_map(lambda a: numpy.asarray(a), x)

def block_until_ready(x):
    return tree_map(lambda a: a, x)

def matvec(x1, x2, precision=None, preferred_element_type=None):
    if ndim(x1) < 2 or ndim(x2) < 1 or x1.shape[-1] != x2.shape[-1] or x1.ndim > 2 and x2.ndim > 1:
        _outside("matvec of these")
    return x1 @ x2 if x2.ndim == 1 else (x1 @ x2[..., None])[..., 0]

def vecmat(x1, x2, precision=None, preferred_element_type=None):
    if ndim(x2) < 2 or ndim(x1) < 1 or x1.shape[-1] != x2.shape[-2]:
        _outside("vecmat of these")
    return x1 @ x2 if x1.ndim == 1 else (x1[..., None, :] @ x2)[..., 0, :]

def cumulative_sum(x, axis=None, dtype=None, include_initial=False):
    a = _no_list("cumulative_sum", x, 0)
    if axis is None and ndim(a) != 1:
        _outside("cumulative_sum of these")
    k = 0 if axis is None else _axis(a, axis)
    found = cumsum(a, k, dtype)
    return found if not include_initial else concatenate([zeros([1 if i == k else n for i, n in enumerate(a.shape)], dtype=found.dtype), found], k)

def cumulative_prod(x, axis=None, dtype=None, include_initial=False):
    a = _no_list("cumulative_prod", x, 0)
    if axis is None and ndim(a) != 1:
        _outside("cumulative_prod of these")
    k = 0 if axis is None else _axis(a, axis)
    found = cumprod(a, k, dtype)
    return found if not include_initial else concatenate([ones([1 if i == k else n for i, n in enumerate(a.shape)], dtype=found.dtype), found], k)

def apply_over_axes(func, a, axes):
    for k in axes:
        found = func(a, axis=k)
        a = expand_dims(found, k) if found.ndim == a.ndim - 1 else found
    return a

def mask_indices(n, mask_func, k=0):
    return nonzero(mask_func(ones((n, n)), k))

def conj(x):
    return array(x)

def array_conj(self):
    return self

def device_put(x, device=None):
    return array(x)

def numpy_arange(start, stop=None, step=None, dtype=None):
    for k, v in enumerate([start, stop, step]):
        if _typename(v) == "list" or _typename(v) == "tuple":
            raise TypeError(f"arange requires ndarray, scalar, or None arguments, got <class '{_typename(v)}'> at position {k}.")
        if _typename(v) == "array" and not _known(v) and ndim(v) == 0:
            _traces("stop" if stop is None else ("start", "stop", "step")[k], v)
    return arange(start, stop, step, dtype=dtype)

def _forgot(name, shape, dtype):
    if _typename(dtype) == "tuple" and _typename(shape) == "tuple" and len(dtype) == 1:
        raise TypeError("Tuple must have size 2, but has size 1")
    if _typename(dtype) == "int" and _typename(shape) == "int":
        raise TypeError(f"Cannot interpret '{dtype}' as a data type.\n\nDid you accidentally write `jax.numpy.{name}({shape}, {dtype})` when you meant `jax.numpy.{name}(({shape}, {dtype}))`, i.e. with a single tuple argument for the shape?")

def _whole(shape):
    sizes = tuple(shape) if _typename(shape) in ("list", "tuple") else (shape,)
    asked = [n for n in sizes if _typename(n) == "array" and not _known(n)]
    if asked:
        shown = ", ".join([_tracer(n) for n in sizes])
        _traces(f"shape ({shown}{',' if len(sizes) == 1 else ''})", asked[0])
    if [n for n in sizes if _typename(n) not in ("int", "float")]:
        return
    if [n for n in sizes if _typename(n) == "float"]:
        raise TypeError(f"Shapes must be 1D sequences of concrete values of integer type, got {sizes}.")
    if [n for n in sizes if n < 0]:
        raise TypeError(f"broadcast_in_dim shape must have every element be nonnegative, got {sizes}.")

def numpy_zeros(shape, dtype=None):
    _forgot("zeros", shape, dtype)
    _whole(shape)
    return zeros(shape, dtype=dtype)

def numpy_ones(shape, dtype=None):
    _forgot("ones", shape, dtype)
    _whole(shape)
    return ones(shape, dtype=dtype)

def numpy_empty(shape, dtype=None):
    _forgot("empty", shape, dtype)
    return empty(shape, dtype=dtype)

def swapaxes(a, axis1, axis2):
    n = array(a).ndim
    for axis in (axis2, axis1):
        if axis < -n or axis >= n:
            raise IndexError(f"index {axis} is out of bounds for axis 0 with size {n}")
    i, j = axis1 % n, axis2 % n
    return _permute(a, [j if k == i else i if k == j else k for k in range(n)])

def split(ary, indices_or_sections, axis=0):
    a = array(ary)
    if axis >= a.ndim or axis < -a.ndim:
        raise IndexError("tuple index out of range")
    n = a.shape[axis]
    if _kind(indices_or_sections) and not _known(indices_or_sections):
        _traces("split", indices_or_sections)
    if _typename(indices_or_sections) == "int" and indices_or_sections > 0 and n % indices_or_sections:
        raise ValueError(f"array split does not result in an equal division: rest is {n % indices_or_sections}")
    if _typename(indices_or_sections) in ("list", "tuple") and [k for k, end in enumerate(indices_or_sections) if end < 0 or end > n or k and end < indices_or_sections[k - 1]]:
        _outside("a split at these places")
    return array_split(a, indices_or_sections, axis)

def dsplit(ary, indices_or_sections):
    return split(ary, indices_or_sections, 2)

def _grids(grid):
    return grid

def reciprocal(x):
    return 1 / _arrayed(x)

def isreal(x):
    return full(shape(x), True, dtype=bool)

def can_cast(from_, to, casting="safe"):
    _outside("can_cast")

def linalg_outer(x1, x2):
    if ndim(x1) != 1 or ndim(x2) != 1:
        raise ValueError(f"Input arrays must be one-dimensional, but they are x1.ndim={ndim(x1)} x2.ndim={ndim(x2)}")
    return outer(x1, x2)

def _square_places(arr):
    if ndim(arr) != 2:
        raise ValueError("Only 2-D inputs are accepted")
    return arr

def tril_indices_from(arr, k=0):
    return tril_indices(_square_places(arr).shape[0], k, arr.shape[1])

def triu_indices_from(arr, k=0):
    return triu_indices(_square_places(arr).shape[0], k, arr.shape[1])

def compress(condition, a, axis=None, out=None):
    if ndim(condition) != 1:
        raise ValueError("condition must be a 1D array")
    at = flatnonzero(condition)
    return take(ravel(a), at, 0) if axis is None else take(a, at, axis)

def array_compress(self, condition, axis=None, out=None):
    return compress(condition, self, axis)
