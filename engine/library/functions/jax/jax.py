def count_nonzero(a, axis=None, keepdims=False):
    return (a != 0).sum(axis, keepdims=keepdims)

def tensordot(a, b, axes=2):
    if _typename(axes) == "int" and axes > min(a.ndim, b.ndim):
        raise TypeError(f"Number of tensordot axes (axes {axes}) exceeds input ranks ({a.shape} and {b.shape})")
    left, right = _axes(a.ndim, axes)
    if len(left) != len(right):
        raise TypeError(f"tensordot requires axes lists to have equal length, got {left} and {right}.")
    for x, list in ((a, left), (b, right)):
        for k in list:
            if k < -x.ndim or k >= x.ndim:
                raise ValueError(f"axis {k} is out of bounds for array of dimension {x.ndim}")
    m, n = tuple([a.shape[k] for k in left]), tuple([b.shape[k] for k in right])
    if m != n:
        raise TypeError(f"dot_general requires contracting dimensions to have the same shape, got {m} and {n}.")
    return _contracted(a, b, left, right)

def array_sort(a, axis=-1, descending=False):
    return sort(a, axis, descending=descending)

def _truth(x):
    return array(x)

def histogram(a, bins=10, range=None, weights=None, density=None):
    n, edges = _histogram(a, bins, range, density, weights)
    if _kind(asarray(a)) == "f" and asarray(a).dtype == "float16":
        _outside("histogram of half floats")
    return (n.astype("float32"), edges.astype("float32"))

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

def convolve(a, v, mode="full"):
    if ndim(a) != 1 or ndim(v) != 1:
        raise ValueError("convolve() only support 1-dimensional inputs.")
    if _known(a) and not isfinite(a).all() or _known(v) and not isfinite(v).all():
        _outside("convolve of values that are not finite")
    return _convolved(a * 1.0, v * 1.0, mode)

def correlate(a, v, mode="valid"):
    if len(v) > len(a):
        _outside("correlate with a longer array")
    return _convolved(a * 1.0, v[::-1] * 1.0, mode)

def _as_squares(name, a, dot):
    x = a if _kind(a) == "f" else a * 1.0
    if x.ndim < 2 or x.shape[-1] != x.shape[-2]:
        raise ValueError(f"Argument to {name} must have shape [..., n, n], got {x.shape}{dot}")
    return x

def linalg_inv(a):
    a = _as_squares("inv", a, ".")
    x, det = _eliminated(a, eye(a.shape[-1], dtype=a.dtype))
    if isinstance(x, int):
        _outside("the inverse of a singular matrix")
    return x

def linalg_det(a):
    a = _as_squares("_det()", a, "")
    x, det = _eliminated(a, eye(a.shape[-1], dtype=a.dtype))
    return array(det)

def linalg_solve(a, b):
    one = b.ndim == 1
    if a.ndim < 2 or b.ndim == 0 or a.ndim > 2 and b.ndim != a.ndim:
        _outside("solve of these")
    for n in (a.shape[-1], b.shape[0 if one else -2]):
        if n != a.shape[-2]:
            raise ValueError(f"inconsistent size for core dimension 'm': {n} vs {a.shape[-2]} on vectorized function with excluded=frozenset() and signature='{'(m,m),(m)->(m)' if one else '(m,m),(m,n)->(m,n)'}'")
    a = a if _kind(a) == "f" else a * 1.0
    x, det = _eliminated(a, (b[:, None] if one else b) * ones((), a.dtype))
    if isinstance(x, int):
        _outside("solve of a singular matrix")
    return x[..., 0] if one else x

def _no_list(name, v, k):
    if _typename(v) == "list" or _typename(v) == "tuple":
        raise TypeError(f"{name} requires ndarray or scalar arguments, got <class '{_typename(v)}'> at position {k}.")
    return v

def nn_relu(x):
    return maximum(_no_list("maximum", x, 0), 0)

def numpy_cross(a, b, axisa=-1, axisb=-1, axisc=-1, axis=None):
    if array(a).ndim == array(b).ndim and array(a).shape != array(b).shape:
        _outside("cross of these")
    return cross(a, b, axisa, axisb, axisc, axis)

def insert(arr, obj, values, axis=None):
    a, k = (array(arr).ravel(), 0) if axis is None else (arr, axis % arr.ndim)
    if _typename(obj) != "int" or obj < 0 or obj > a.shape[k] or array(values).ndim > 0:
        _outside("insert of these")
    ends = _parts(a, [obj, a.shape[k]], k)
    return concatenate([ends[0], full([1 if i == k else n for i, n in enumerate(a.shape)], values, dtype=a.dtype), ends[1]], k)

def nn_relu6(x):
    return minimum(nn_relu(x), 6)

def nn_standardize(x, axis=-1, mean=None, variance=None, epsilon=1e-05):
    a = _floats(x, "standardize")
    if mean is not None or variance is not None:
        _outside("standardize with a mean")
    return (a - a.mean(axis, keepdims=True)) / sqrt(a.var(axis, keepdims=True) + epsilon)

def lax_top_k(operand, k):
    if operand.ndim == 0 or operand.shape[-1] < k:
        raise ValueError(f"k argument to top_k must be no larger than size along axis; got k={k} with shape={list(operand.shape)} and axis={operand.ndim - 1}") if operand.ndim else _outside("top_k of a scalar")
    at = argsort(operand, axis=-1, descending=True)[..., :k]
    return [take_along_axis(operand, at, axis=-1), at]

def ops_segment_sum(data, segment_ids, num_segments=None):
    n = int(segment_ids.max()) + 1 if num_segments is None else num_segments
    return zeros((n,) + data.shape[1:], dtype=data.dtype).at[segment_ids].add(data)

def numpy_bincount(x, weights=None, minlength=0, length=None):
    return bincount(x, weights, minlength) if length is None else bincount(x, weights, length)[:length]

def eval_shape(fun, *args):
    result = _dry(fun, [_unknown(_held_as(a)) for a in args], {})
    return tree_map(lambda a: _record("ShapeDtypeStruct", {"shape": a.shape, "dtype": a.dtype, "ndim": a.ndim, "size": a.size}), result)

def nn_softmax(x, axis=-1):
    _no_list("max", x, 0)
    if x.size == 0:
        return x
    e = exp(x - x.amax(axis, keepdims=True))
    return _held(e / e.sum(axis, keepdims=True))

def nn_sigmoid(x):
    if _typename(x) == "list" or _typename(x) == "tuple":
        _outside("sigmoid of a list")
    a = array(x)
    if _kind(a) != "f":
        raise TypeError(f"logistic does not accept dtype {a.dtype.name}. Accepted dtypes are subtypes of floating, complexfloating.")
    return 1 / (1 + exp(-1.0 * a))

def array_view(self, dtype=None):
    if dtype is not None:
        _outside("view as another type")
    return self

def nn_one_hot(x, num_classes, dtype=None, axis=-1):
    if _kind(x) == "b":
        raise TypeError("iota does not accept dtype bool. Accepted dtypes are subtypes of integer, complexfloating, floating.")
    if axis not in (-1, None):
        _outside("one_hot along another axis")
    hot = array(x)[..., None] == arange(num_classes)
    return hot.astype("float32" if dtype is None else dtype)

def _floats(x, name):
    a = array(x)
    if _typename(x) == "list" or _typename(x) == "tuple" or _kind(a) != "f":
        _outside(name + " of these")
    return a

def nn_silu(x):
    a = _floats(x, "silu")
    return a * nn_sigmoid(a)

nn_swish = nn_silu

def nn_softplus(x):
    a = _floats(x, "softplus")
    return maximum(a, 0) + log1p(exp(-abs(a)))

def nn_elu(x, alpha=1.0):
    a = _floats(x, "elu")
    return where(a > 0, a, alpha * expm1(a))

def nn_leaky_relu(x, negative_slope=0.01):
    a = _floats(x, "leaky_relu")
    return where(a >= 0, a, negative_slope * a)

def nn_gelu(x, approximate=True):
    a = _floats(x, "gelu")
    if not approximate:
        return 0.5 * a * (1 + erf(a / 1.4142135623730951))
    return 0.5 * a * (1 + tanh(0.7978845608028654 * (a + 0.044715 * a * a * a)))

def numpy_take(a, indices, axis=None, mode=None, fill_value=None):
    _no_list("take", a, 0)
    x, at = array(a), indices if _typename(indices) == "array" else array(_no_list("take", indices, 1))
    if axis is None:
        x, axis = x.ravel(), 0
    n = x.shape[axis]
    if n == 0 and at.size:
        raise IndexError("Cannot do a non-empty jnp.take() from an empty axis.")
    if mode not in (None, "fill", "clip", "wrap") or not _known(at):
        _outside("take of these")
    if mode == "clip":
        at = clip(at, 0, n - 1)
    if mode == "wrap":
        at = at % n
    if mode in (None, "fill") and ((at < -n) | (at >= n)).any():
        k = axis % x.ndim
        there = ((at >= -n) & (at < n)).reshape((1,) * k + at.shape + (1,) * (x.ndim - 1 - k))
        return _filled(there, take(x, clip(at, -n, n - 1), axis), fill_value)
    return take(x, at, axis)

# What stands where an item is asked for that there is not.

def _filled(there, items, fill):
    kind, bits = _kind(items), 8 * items.itemsize
    if fill is None:
        fill = nan if kind == "f" else kind == "b" if kind == "b" else 2 ** bits - 1 if kind == "u" else -2 ** (bits - 1)
    return where(there, items, array(fill, dtype=items.dtype))

def numpy_take_along_axis(arr, indices, axis=-1, mode=None, fill_value=None):
    if axis is not None and array(arr).ndim != array(indices).ndim:
        raise ValueError(f"indices and arr must have the same number of dimensions; {array(indices).ndim} vs. {array(arr).ndim}")
    if axis is not None:
        at, of = [tuple([1 if k == axis % array(arr).ndim else n for k, n in enumerate(array(a).shape)]) for a in (indices, arr)]
        if [m for m, n in zip(at, of) if m != n and m != 1 and n != 1]:
            raise ValueError(f"Incompatible shapes for broadcasting: shapes=[{at}, {of}]")
    x, at = array(arr), array(indices)
    n = x.size if axis is None else x.shape[axis]
    if mode in (None, "fill") and _known(at) and ((at < -n) | (at >= n)).any():
        return _filled((at >= -n) & (at < n), take_along_axis(x, clip(at, -n, n - 1), axis), fill_value)
    if mode not in (None, "fill"):
        _outside("take_along_axis of these")
    return take_along_axis(arr, indices, axis)

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
    if _kind(a) == "b":
        raise ValueError("data type dtype('bool') not compatible with finfo")
    return _rounded(array(a), decimals)

around = round

def result_type(*args):
    return sum([0 * array(v) for v in args]).dtype

def lax_stop_gradient(x):
    return x

def device_put(x, device=None):
    return array(x)

def numpy_arange(start, stop=None, step=None, dtype=None):
    for k, v in enumerate([start, stop, step]):
        if _typename(v) == "list" or _typename(v) == "tuple":
            raise TypeError(f"arange requires ndarray, scalar, or None arguments, got <class '{_typename(v)}'> at position {k}.")
    return arange(start, stop, step, dtype=dtype)

def _forgot(name, shape, dtype):
    if _typename(dtype) == "int" and _typename(shape) == "int":
        raise TypeError(f"Cannot interpret '{dtype}' as a data type.\n\nDid you accidentally write `jax.numpy.{name}({shape}, {dtype})` when you meant `jax.numpy.{name}(({shape}, {dtype}))`, i.e. with a single tuple argument for the shape?")

def _whole(shape):
    sizes = tuple(shape) if _typename(shape) in ("list", "tuple") else (shape,)
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

def _keyed(key, shape, dtype):
    if _typename(key) == "int":
        raise TypeError(f"JAX encountered invalid PRNG key data: expected key_data to have ndim, shape, and dtype attributes. Got {key}")
    if _kind(key) == "f":
        raise TypeError(f"JAX encountered invalid PRNG key data: expected key_data.dtype = uint32; got dtype={key.dtype.name}")
    if _kind(key) not in ("", "u"):
        _outside("a key of this type")
    if _typename(key) == "list" or _typename(key) == "tuple":
        raise TypeError(f"unexpected PRNG key type <class '{_typename(key)}'>")
    return empty(shape, dtype=dtype)

def random_normal(key, shape=(), dtype=None):
    return _keyed(key, shape, "float32" if dtype is None else dtype)

def random_uniform(key, shape=(), dtype=None, minval=0.0, maxval=1.0):
    return _keyed(key, shape, "float32" if dtype is None else dtype)

def random_truncated_normal(key, lower, upper, shape=(), dtype=None):
    return _keyed(key, shape, "float32" if dtype is None else dtype)

def random_randint(key, shape, minval, maxval, dtype=None):
    return _keyed(key, shape, "int32" if dtype is None else dtype)

def random_bernoulli(key, p=0.5, shape=None):
    return _keyed(key, array(p).shape if shape is None else shape, "bool")

def random_permutation(key, x):
    return _keyed(key, x, "int32") if _typename(x) == "int" else _keyed(key, x.shape, x.dtype)

def random_choice(key, a, shape=(), replace=True, p=None, axis=0):
    if _typename(a) != "int" and a.ndim != 1:
        _outside("choice among rows")
    return _keyed(key, shape, "int32" if _typename(a) == "int" else a.dtype)

def random_PRNGKey(seed):
    return empty(2, dtype="uint32")

def random_split(key, num=2):
    if _typename(key) == "list" or _typename(key) == "tuple":
        raise TypeError(f"unexpected PRNG key type <class '{_typename(key)}'>")
    return empty((num, 2), dtype="uint32") if _typename(key) == "array" else tuple([key for i in range(num)])

def swapaxes(a, axis1, axis2):
    n = array(a).ndim
    for axis in (axis2, axis1):
        if axis < -n or axis >= n:
            raise IndexError(f"index {axis} is out of bounds for axis 0 with size {n}")
    i, j = axis1 % n, axis2 % n
    return _permute(a, [j if k == i else i if k == j else k for k in range(n)])

def split(ary, indices_or_sections, axis=0):
    a = array(ary)
    n = a.shape[_axis(a, axis)]
    if _typename(indices_or_sections) == "int" and indices_or_sections > 0 and n % indices_or_sections:
        raise ValueError(f"array split does not result in an equal division: rest is {n % indices_or_sections}")
    return array_split(ary, indices_or_sections, axis)

def _alike(name, x, y):
    a, b = array(x), array(y)
    if _kind(a) + _kind(b) == "bb" and name in ("add", "sub", "mul"):
        raise TypeError(f"{name} does not accept dtype bool at position 0. Accepted dtypes at position 0 are subtypes of integer, complexfloating, floating.")
    if a.dtype != b.dtype and name != "add":
        _outside("lax." + name + " of two types")
    if a.dtype != b.dtype:
        raise TypeError(f"lax.add requires arguments to have the same dtypes, got {a.dtype.name}, {b.dtype.name}. (Tip: jnp.add is a similar function that does automatic type promotion on inputs).")
    if a.ndim != b.ndim and a.ndim > 0 and b.ndim > 0:
        low, high = (a.ndim, b.ndim) if a.ndim < b.ndim else (b.ndim, a.ndim)
        raise TypeError(f"{name}: arrays must have the same number of dimensions, got {{{low}, {high}}}")
    return (a, b)

def lax_add(x, y):
    a, b = _alike("add", x, y)
    return a + b

def lax_sub(x, y):
    a, b = _alike("sub", x, y)
    return a - b

def lax_mul(x, y):
    a, b = _alike("mul", x, y)
    return a * b

def lax_div(x, y):
    a, b = _alike("div", x, y)
    if _kind(a) != "f":
        _outside("lax.div of ints")
    return a / b

def lax_max(x, y):
    a, b = _alike("max", x, y)
    return maximum(a, b)

def lax_min(x, y):
    a, b = _alike("min", x, y)
    return minimum(a, b)

def lax_pow(x, y):
    a, b = _alike("pow", x, y)
    return a ** b

def lax_eq(x, y):
    a, b = _alike("eq", x, y)
    return a == b

def lax_ne(x, y):
    a, b = _alike("ne", x, y)
    return a != b

def lax_lt(x, y):
    a, b = _alike("lt", x, y)
    return a < b

def lax_le(x, y):
    a, b = _alike("le", x, y)
    return a <= b

def lax_gt(x, y):
    a, b = _alike("gt", x, y)
    return a > b

def lax_ge(x, y):
    a, b = _alike("ge", x, y)
    return a >= b

def lax_broadcast(operand, sizes):
    return broadcast_to(operand, tuple(sizes) + array(operand).shape)

def lax_broadcast_in_dim(operand, shape, broadcast_dimensions):
    sizes = [1 for n in shape]
    for k, axis in enumerate(broadcast_dimensions):
        sizes[axis] = operand.shape[k]
        if operand.shape[k] not in (1, shape[axis]):
            _outside("broadcast_in_dim to these sizes")
    return broadcast_to(operand.reshape(sizes), shape)

def lax_dot(lhs, rhs):
    a, b = array(lhs), array(rhs)
    if a.ndim not in (1, 2) or b.ndim not in (1, 2) or a.shape[-1] != b.shape[0]:
        raise ValueError(f"jax.lax.dot: dimension_numbers must be specified when not performing simple un-batched matrix-matrix, matrix-vector, or vector-vector products; got lhs_shape={a.shape} rhs_shape={b.shape}")
    return a @ b

def lax_dot_general(lhs, rhs, dimension_numbers):
    (lc, rc), (lb, rb) = dimension_numbers
    if len(lc) != 1 or len(lb) > 0:
        return _batched_dot(array(lhs), array(rhs), list(lc), list(rc), list(lb), list(rb))
    x, y = moveaxis(lhs, lc[0], -1), moveaxis(rhs, rc[0], 0)
    return (x.reshape(-1, x.shape[-1]) @ y.reshape(y.shape[0], -1)).reshape(x.shape[:-1] + y.shape[1:])

def _batched_dot(x, y, lc, rc, lb, rb):
    if [k for i, k in enumerate(lc) if x.shape[k] != y.shape[rc[i]]] or [k for i, k in enumerate(lb) if x.shape[k] != y.shape[rb[i]]]:
        _outside("dot_general of these sizes")
    rows, columns = [k for k in range(x.ndim) if k not in lc + lb], [k for k in range(y.ndim) if k not in rc + rb]
    batch, deep = [x.shape[k] for k in lb], 1
    for k in lc:
        deep = deep * x.shape[k]
    m, n = [x.shape[k] for k in rows], [y.shape[k] for k in columns]
    a = transpose(x, lb + rows + lc).reshape(tuple(batch + [_product_of(m), deep]))
    b = transpose(y, rb + rc + columns).reshape(tuple(batch + [deep, _product_of(n)]))
    return (a @ b).reshape(tuple(batch + m + n))

def _product_of(sizes):
    p = 1
    for n in sizes:
        p = p * n
    return p

def lax_dynamic_slice(operand, start_indices, slice_sizes):
    x = operand
    for k, (start, size) in enumerate(zip(start_indices, slice_sizes)):
        at = _within(int(start), operand.shape[k], size)
        x = _parts(x, [at, at + size], k)[1]
    return x

def _within(start, n, size):
    at = start + n if start < 0 else start
    return 0 if at < 0 else n - size if at > n - size else at

def lax_dynamic_update_slice(operand, update, start_indices):
    places = arange(operand.size).reshape(operand.shape)
    for k, start in enumerate(start_indices):
        at = _within(int(start), operand.shape[k], update.shape[k])
        places = _parts(places, [at, at + update.shape[k]], k)[1]
    return _scatter(operand, places, update, "set")

def ix_(*args):
    if [v for v in args if _kind(v) == "b"]:
        _outside("ix_ of masks")
    return tuple(_open(args, range(len(args))))

def _einsum_rank(a, k, term):
    if a.ndim != len(term):
        raise ValueError(f"Einstein sum subscript '{term}' does not contain the correct number of indices for operand {k}.")

def _einsum_collapses(operand, letter, m, n):
    _outside("einsum along a diagonal of two sizes")

def _einsum_meets(call, terms, result, letters, arrays):
    try:
        _together(call, *arrays)
    except Exception:
        for v in terms[0]:
            k = list(letters).index(v)
            m, n = arrays[0].shape[k], arrays[1].shape[k]
            if m != n and 1 not in (m, n) and len(arrays) == 2:
                raise ValueError(f"Size of label '{v}' for operand 1 ({m}) does not match previous terms ({n}).")
        _outside(call)

def _meets(a, b):
    for k, v in enumerate((a, b)):
        if v.ndim == 0:
            raise ValueError(f"matmul input operand {k} must have ndim at least 1, but it has ndim 0")
    if _first_apart(a.shape[:-2], b.shape[:-2]) is not None:
        raise ValueError("Incompatible types for matmul arguments: " + " and ".join([v.dtype.name + _braced(v) for v in (a, b)]))
    rows = b.shape[-2] if b.ndim > 1 else b.shape[0]
    if a.shape[-1] != rows:
        _uncontracted(a.shape[-1], rows)

def _uncontracted(m, n):
    raise TypeError(f"dot_general requires contracting dimensions to have the same shape, got ({m},) and ({n},).")

def _undotted(a, b, axis):
    if b.ndim < 3:
        _unmet(a, b)
    _uncontracted(a.shape[-1], b.shape[axis])

def concatenate(arrays, axis=0):
    items = _joinable("concatenate", arrays)
    if axis is None:
        items, axis = [ravel(a) for a in items], 0
    first = shape(items[0])
    if first == ():
        raise ValueError("Zero-dimensional arrays cannot be concatenated.")
    _unseen(_joined(items[:1], axis)) # which looks at the axis
    k = axis % len(first)
    if [a for a in items if ndim(a) != len(first)]:
        raise TypeError(f"Cannot concatenate arrays with different numbers of dimensions: got {_all_shapes(items)}.")
    if [a for a in items for i, n in enumerate(shape(a)) if i != k and n != first[i]]:
        raise TypeError(f"Cannot concatenate arrays with shapes that differ in dimensions other than the one being concatenated: concatenating along dimension {k} for shapes {_all_shapes(items)}.")
    return _joined(items, axis)

concat = concatenate

def stack(arrays, axis=0):
    items = _joinable("stack", arrays)
    if axis is None:
        raise TypeError("'NoneType' object cannot be interpreted as an integer")
    _unseen(_piled(items[:1], axis))
    if [a for a in items if ndim(a) != ndim(items[0])]:
        raise ValueError(f"Cannot stack arrays with different numbers of dimensions: got {_all_shapes(items)}.")
    if [a for a in items if shape(a) != shape(items[0])]:
        raise ValueError(f"All input arrays must have the same shape. Got {_all_shapes(items)}.")
    return _piled(items, axis)

def _several(arrays):
    kind = _typename(arrays)
    if kind in ("int", "float", "NoneType"):
        raise TypeError(f"Value after * must be an iterable, not {kind}")
    return [] if kind in ("generator", "map", "zip") else arrays

def _joinable(name, arrays):
    kind = _typename(arrays)
    if name == "stack" and kind in ("int", "float", "NoneType", "generator", "map", "zip"):
        raise TypeError(f"object of type '{kind}' has no len()")
    items = list(_several(arrays))
    if len(items) == 0:
        raise ValueError(f"Need at least one array to {name}.")
    return items

def _all_shapes(items):
    return ", ".join([f"{shape(a)}" for a in items])

def _grids(grid):
    return grid

def reciprocal(x):
    return 1 / x

def vecdot(x1, x2, axis=-1, precision=None, preferred_element_type=None):
    if x1.ndim == 0 or x2.ndim == 0 or axis == -1 and _first_apart(list(x1.shape[:-1]), list(x2.shape[:-1])) is not None:
        _outside("vecdot of these")
    if x1.shape[axis] != x2.shape[axis]:
        raise ValueError(f"axes must match; got shapes {x1.shape} and {x2.shape} with axis={axis}")
    return (x1 * x2).sum(axis)
