package library

// jaxFunctions are written in the language of package expr.
const jaxFunctions = `
# Functions of JAX's alone; all others are NumPy's.

def count_nonzero(a, axis=None, keepdims=False):
    return (a != 0).sum(axis, keepdims=keepdims)

def array_sort(a, axis=-1, stable=True, descending=False):
    return sort(a, axis, descending=descending)

def _truth(x):
    return array(x)

def histogram(a, bins=10, range=None, weights=None, density=None):
    n, edges = _histogram(a, bins, range, density, weights)
    return (n.astype("float32"), edges.astype("float32"))

def gradient(f, *varargs, axis=None, edge_order=None):
    slopes = _slopes(f, varargs, axis, edge_order)
    return slopes[0] if len(slopes) == 1 else slopes

def fill_diagonal(a, val, wrap=False, inplace=True):
    _outside("fill_diagonal")

def convolve(a, v, mode="full"):
    return _convolved(a * 1.0, v * 1.0, mode)

def correlate(a, v, mode="valid"):
    if len(v) > len(a):
        _outside("correlate with a longer array")
    return _convolved(a * 1.0, v[::-1] * 1.0, mode)

def cross(a, b, axisa=-1, axisb=-1, axisc=-1, axis=None):
    _outside("cross")
def numpy_arange(start, stop=None, step=None, dtype=None):
    for k, v in enumerate([start, stop, step]):
        if _typename(v) == "list" or _typename(v) == "tuple":
            raise TypeError(f"arange requires ndarray, scalar, or None arguments, got <class '{_typename(v)}'> at position {k}.")
    return arange(start, stop, step, dtype=dtype)

def _forgot(name, shape, dtype):
    if _typename(dtype) == "int" and _typename(shape) == "int":
        raise TypeError(f"Cannot interpret '{dtype}' as a data type.\n\nDid you accidentally write ‵jax.numpy.{name}({shape}, {dtype})‵ when you meant ‵jax.numpy.{name}(({shape}, {dtype}))‵, i.e. with a single tuple argument for the shape?")

def numpy_zeros(shape, dtype=None):
    _forgot("zeros", shape, dtype)
    return zeros(shape, dtype=dtype)

def numpy_ones(shape, dtype=None):
    _forgot("ones", shape, dtype)
    return ones(shape, dtype=dtype)

def numpy_empty(shape, dtype=None):
    _forgot("empty", shape, dtype)
    return empty(shape, dtype=dtype)

def _keyed(key, shape, dtype):
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

def random_permutation(key, x, axis=0, independent=False):
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
    if a.ndim not in (1, 2) or b.ndim not in (1, 2):
        _outside("lax.dot of these ranks")
    if a.shape[-1] != b.shape[0]:
        raise TypeError(f"Incompatible shapes for dot: got {a.shape} and {b.shape}.")
    return a @ b

def lax_dot_general(lhs, rhs, dimension_numbers):
    (lc, rc), (lb, rb) = dimension_numbers
    if len(lc) != 1 or len(lb) > 0:
        _outside("dot_general of several axes")
    x, y = moveaxis(lhs, lc[0], -1), moveaxis(rhs, rc[0], 0)
    return (x.reshape(-1, x.shape[-1]) @ y.reshape(y.shape[0], -1)).reshape(x.shape[:-1] + y.shape[1:])

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

def _held_as(v):
    return tuple([_held_as(one) for one in v]) if _typename(v) == "tuple" else array(v)

def lax_cond(pred, true_fun, false_fun, *operands):
    return _held_as(true_fun(*operands) if pred else false_fun(*operands))

def lax_fori_loop(lower, upper, body_fun, init_val):
    v = _held_as(init_val)
    for i in range(lower, upper):
        v = body_fun(i, v)
    return v

def lax_while_loop(cond_fun, body_fun, init_val):
    v = _held_as(init_val)
    while cond_fun(v):
        v = body_fun(v)
    return v

def lax_scan(f, init, xs):
    carry, ys = _held_as(init), []
    for x in xs:
        carry, y = f(carry, x)
        ys.append(y)
    return (carry, _stacked(ys, 0))

def lax_map(f, xs):
    return _stacked([f(x) for x in xs], 0)

def lax_select(pred, on_true, on_false):
    return where(pred, on_true, on_false)

def _stacked(rows, axis):
    if len(rows) == 0:
        _outside("a loop over nothing")
    if rows[0] is None:
        return None
    if _typename(rows[0]) == "tuple":
        return tuple([_stacked([row[k] for row in rows], axis) for k in range(len(rows[0]))])
    return stack(rows, axis)

def jit(fun, static_argnums=None, static_argnames=None):
    return fun

def vmap(fun, in_axes=0, out_axes=0):
    return lambda *args: _mapped(fun, args, in_axes, out_axes)

def _mapped(fun, args, in_axes, out_axes):
    axes = [in_axes for a in args] if _typename(in_axes) == "int" else in_axes
    sizes = [a.shape[k] for a, k in zip(args, axes) if k is not None]
    for n in sizes:
        if n != sizes[0]:
            _outside("vmap over axes of several sizes")
    return _stacked([fun(*[a if k is None else moveaxis(a, k, 0)[i] for a, k in zip(args, axes)]) for i in range(sizes[0])], out_axes)

def tree_map(f, tree):
    kind = _typename(tree)
    if kind == "dict":
        return {key: tree_map(f, v) for key, v in tree.items()}
    if kind == "list":
        return [tree_map(f, v) for v in tree]
    return tuple([tree_map(f, v) for v in tree]) if kind == "tuple" else f(tree)

def insert(arr, obj, values, axis=None):
    _outside("insert")
`
