# Slices of jax.lax, whose ends are given along one axis or along all.

def lax_iota(dtype, size):
    return arange(size).astype(dtype)

def lax_broadcasted_iota(dtype, shape, dimension):
    sizes = [n if k == dimension else 1 for k, n in enumerate(shape)]
    return broadcast_to(arange(shape[dimension]).astype(dtype).reshape(sizes), shape)

def lax_dynamic_slice_in_dim(operand, start_index, slice_size, axis=0):
    k = _axis(operand, axis)
    if slice_size > operand.shape[k] or slice_size < 0:
        _outside("a slice longer than the array")
    at = _within(int(start_index), operand.shape[k], slice_size)
    return _parts(operand, [at, at + slice_size], k)[1]

def lax_dynamic_index_in_dim(operand, index, axis=0, keepdims=True):
    part = lax_dynamic_slice_in_dim(operand, index, 1, axis)
    return part if keepdims else squeeze(part, axis)

def lax_dynamic_update_slice_in_dim(operand, update, start_index, axis):
    if _kind(update) == "" or update.ndim != operand.ndim or update.dtype != operand.dtype:
        _outside("an update of these")
    k = _axis(operand, axis)
    return lax_dynamic_update_slice(operand, update, [start_index if i == k else 0 for i in range(operand.ndim)])

def lax_dynamic_update_index_in_dim(operand, update, index, axis):
    v = array(update, dtype=operand.dtype)
    if v.ndim < operand.ndim - 1:
        _outside("an update of these")
    return lax_dynamic_update_slice_in_dim(operand, v if v.ndim == operand.ndim else expand_dims(v, axis), index, axis)

def lax_slice(operand, start_indices, limit_indices, strides=None):
    steps = [1] * operand.ndim if strides is None else list(strides)
    if len(start_indices) != operand.ndim or len(limit_indices) != operand.ndim or len(steps) != operand.ndim:
        _outside("lax.slice of these")
    x = operand
    for k, (start, end) in enumerate(zip(start_indices, limit_indices)):
        if start < 0 or end > x.shape[k] or start > end or steps[k] < 1:
            _outside("lax.slice of these")
        x = _parts(x, [start, end], k)[1]
        if steps[k] > 1:
            x = take(x, arange(0, end - start, steps[k]), k)
    return x

def lax_slice_in_dim(operand, start_index, limit_index, stride=1, axis=0):
    k, n = _axis(operand, axis), operand.shape[_axis(operand, axis)]
    start, end = 0 if start_index is None else start_index, n if limit_index is None else limit_index
    start, end = start + n if start < 0 else start, end + n if end < 0 else end
    return lax_slice(operand, [start if i == k else 0 for i in range(operand.ndim)], [end if i == k else m for i, m in enumerate(operand.shape)], [stride if i == k else 1 for i in range(operand.ndim)])

def lax_index_in_dim(operand, index, axis=0, keepdims=True):
    n = operand.shape[_axis(operand, axis)]
    at = index + n if index < 0 else index
    if at < 0 or at >= n:
        raise IndexError(f"index {index} is out of bounds for axis {axis} with size {n}")
    part = lax_slice_in_dim(operand, at, at + 1, 1, axis)
    return part if keepdims else squeeze(part, axis)

# Scans along an axis.

def _scanned(name, operand, axis, reverse, scan):
    if _sequence(operand):
        _outside(name + " of a list")
    a = array(operand)
    if _kind(a) == "b" and name in ("cumsum", "cumprod"):
        raise TypeError(f"{name} does not accept dtype bool. Accepted dtypes are subtypes of number.")
    if _kind(a) == "b" and name:
        _outside(name + " of bools")
    if _typename(axis) != "int" or axis < 0 or axis >= a.ndim:
        _outside("a scan along this axis")
    return flip(scan(flip(a, axis)), axis) if reverse else scan(a)

def lax_cumsum(operand, axis=0, reverse=False):
    return _scanned("cumsum", operand, axis, reverse, lambda a: cumsum(a, axis))

def lax_cumprod(operand, axis=0, reverse=False):
    return _scanned("cumprod", operand, axis, reverse, lambda a: cumprod(a, axis))

def lax_cummax(operand, axis=0, reverse=False):
    return _scanned("cummax", operand, axis, reverse, lambda a: _by_steps(maximum, a, axis))

def lax_cummin(operand, axis=0, reverse=False):
    return _scanned("cummin", operand, axis, reverse, lambda a: _by_steps(minimum, a, axis))

def _by_steps(f, a, axis):
    n = a.shape[axis]
    if n == 0 or n > 64:
        _outside("a scan of this length")
    rows = [_parts(a, [k, k + 1], axis)[1] for k in range(n)]
    for k in range(1, n):
        rows[k] = f(rows[k - 1], rows[k])
    return concatenate(rows, axis)

def lax_associative_scan(fn, elems, reverse=False, axis=0):
    if _typename(elems) != "array" or axis != 0:
        _outside("associative_scan of these")
    try:
        result = _scanned("", elems, 0, reverse, lambda a: _by_steps(fn, a, 0))
    except Exception:
        _outside("a mistake in associative_scan")
    if result.shape != elems.shape or result.dtype != elems.dtype:
        _outside("associative_scan to another type")
    return result

def lax_reduce_sum(operand, axes):
    return array(operand).sum(tuple(axes))

def lax_reduce_max(operand, axes):
    return array(operand).max(tuple(axes))

def lax_convert_element_type(operand, new_dtype):
    return array(operand).astype(new_dtype)

def lax_full(shape, fill_value, dtype=None):
    return full(shape, fill_value, dtype=dtype)

def lax_full_like(x, fill_value, dtype=None, shape=None):
    return full(x.shape if shape is None else shape, fill_value, dtype=x.dtype if dtype is None else dtype)

def lax_argmax(operand, axis, index_dtype):
    return argmax(operand, axis).astype(index_dtype)

def lax_argmin(operand, axis, index_dtype):
    return argmin(operand, axis).astype(index_dtype)

def lax_rev(operand, dimensions):
    return flip(operand, tuple(dimensions))

def lax_pad(operand, padding_value, padding_config):
    if len(padding_config) != operand.ndim or [p for p in padding_config if p[2] != 0 or p[0] < 0 or p[1] < 0]:
        _outside("lax.pad of these")
    return pad(operand, tuple([(p[0], p[1]) for p in padding_config]), constant_values=padding_value)

def lax_select_n(which, *cases):
    w = array(which)
    if len(cases) != 2 or _kind(w) != "b":
        _outside("select_n of these")
    return lax_select(w, cases[1], cases[0])

def lax_integer_pow(x, y):
    if y < 0:
        _outside("a negative power")
    return array(x) ** y

# Functions of each value take floats alone.

def _only_floats(name, x, more):
    if _typename(x) == "float":
        return x
    a = array(x)
    if _kind(a) != "f":
        raise TypeError(f"{name} does not accept dtype {a.dtype.name}. Accepted dtypes are subtypes of floating{more}.")
    return a

def lax_exp(x):
    return exp(_only_floats("exp", x, ", complexfloating"))

def lax_log(x):
    return log(_only_floats("log", x, ", complexfloating"))

def lax_sin(x):
    return sin(_only_floats("sin", x, ", complexfloating"))

def lax_cos(x):
    return cos(_only_floats("cos", x, ", complexfloating"))

def lax_tan(x):
    return tan(_only_floats("tan", x, ", complexfloating"))

def lax_tanh(x):
    return tanh(_only_floats("tanh", x, ", complexfloating"))

def lax_sqrt(x):
    return sqrt(_only_floats("sqrt", x, ", complexfloating"))

def lax_log1p(x):
    return log1p(_only_floats("log1p", x, ", complexfloating"))

def lax_expm1(x):
    return expm1(_only_floats("expm1", x, ", complexfloating"))

def lax_sinh(x):
    return sinh(_only_floats("sinh", x, ", complexfloating"))

def lax_cosh(x):
    return cosh(_only_floats("cosh", x, ", complexfloating"))

def lax_asin(x):
    return arcsin(_only_floats("asin", x, ", complexfloating"))

def lax_acos(x):
    return arccos(_only_floats("acos", x, ", complexfloating"))

def lax_atan(x):
    return arctan(_only_floats("atan", x, ", complexfloating"))

def lax_floor(x):
    return floor(_only_floats("floor", x, ""))

def lax_ceil(x):
    return ceil(_only_floats("ceil", x, ""))

def lax_erf(x):
    return erf(_only_floats("erf", x, ""))

def lax_rsqrt(x):
    return 1 / sqrt(_only_floats("rsqrt", x, ", complexfloating"))

def lax_logistic(x):
    return nn_sigmoid(x)

def lax_is_finite(x):
    return isfinite(_only_floats("is_finite", x, ""))

def lax_sort(operand, dimension=-1, is_stable=True, num_keys=1):
    if _typename(operand) != "array":
        _outside("lax.sort of several")
    return sort(operand, dimension)

def lax_reshape(operand, new_sizes, dimensions=None):
    a, n = array(operand), 1
    for size in new_sizes:
        if size < 0:
            raise TypeError(f"reshape new_sizes must all be positive, got {tuple(new_sizes)}.")
        n = n * size
    if n != a.size or dimensions is not None:
        _outside("lax.reshape to these sizes")
    return a.reshape(tuple(new_sizes))

def lax_concatenate(operands, dimension):
    items = [array(a) for a in operands]
    if [a for a in items if a.ndim == 0]:
        _outside("lax.concatenate of scalars")
    if [a for a in items if a.dtype != items[0].dtype]:
        raise TypeError(f"lax.concatenate requires arguments to have the same dtypes, got {', '.join([a.dtype.name for a in items])}. (Tip: jnp.concatenate is a similar function that does automatic type promotion on inputs).")
    if [a for a in items if a.ndim != items[0].ndim or [k for k in range(a.ndim) if k != dimension and a.shape[k] != items[0].shape[k]]]:
        _outside("lax.concatenate of these")
    return concatenate(items, dimension)

def lax_clamp(min, x, max):
    low, a, high = array(min), array(x), array(max)
    if low.dtype != a.dtype or high.dtype != a.dtype:
        raise TypeError(f"lax.clamp requires arguments to have the same dtypes, got {low.dtype.name}, {a.dtype.name}, {high.dtype.name}.")
    if low.ndim and low.shape != a.shape or high.ndim and high.shape != a.shape:
        _outside("lax.clamp of these")
    return clip(a, low, high)

def lax_reduce(operands, init_values, computation, dimensions):
    a, name = array(operands), _called(computation)
    folds = {"add": lambda x, axes: x.sum(axes), "mul": lambda x, axes: x.prod(axes), "max": lambda x, axes: x.max(axes), "min": lambda x, axes: x.min(axes)}
    if name not in folds:
        _outside("lax.reduce by " + name)
    return computation(folds[name](a, tuple(dimensions)), array(init_values, dtype=a.dtype))

def lax_batch_matmul(lhs, rhs):
    if lhs.ndim < 2 or lhs.ndim != rhs.ndim or lhs.shape[:-2] != rhs.shape[:-2] or lhs.shape[-1] != rhs.shape[-2] or lhs.dtype != rhs.dtype:
        _outside("batch_matmul of these")
    return lhs @ rhs

# Derivatives: of their values the shapes are known.

def jvp(fun, primals, tangents, has_aux=False):
    held, along = _held_as(list(primals)), _held_as(list(tangents))
    if has_aux or _types(held) != _types(along) or [a for a in tree_leaves(held) if _kind(a) != "f"]:
        _outside("jvp of these")
    _dry(fun, [_unknown(a) for a in held], {})
    v = _held_as(fun(*held))
    return (v, _unknown(v))

def vjp(fun, *primals, has_aux=False):
    held = _held_as(list(primals))
    if has_aux or [a for a in tree_leaves(held) if _kind(a) != "f"]:
        _outside("vjp of these")
    _dry(fun, [_unknown(a) for a in held], {})
    v = _held_as(fun(*held))
    def back(cotangent):
        if _types(cotangent) != _types(v) or _typename(cotangent) != _typename(v):
            _outside("a cotangent of another form")
        return tuple([_unknown(a) for a in held])
    return (v, back)

def checkpoint(fun, policy=None, static_argnums=()):
    return fun

remat = checkpoint

def linearize(fun, *primals):
    v, back = vjp(fun, *primals)
    def along(*tangents):
        if _types(list(tangents)) != _types(list(primals)):
            _outside("a tangent of another form")
        return _unknown(v)
    return (v, along)

def ShapeDtypeStruct(shape, dtype):
    return _unheld(zeros(shape, dtype=dtype))

# Trees.

def tree_reduce(function, tree, initializer=None):
    leaves = tree_leaves(tree)
    if initializer is None and len(leaves) == 0:
        _outside("a fold of nothing")
    v = leaves[0] if initializer is None else initializer
    for leaf in leaves[1:] if initializer is None else leaves:
        v = function(v, leaf)
    return v

def tree_all(tree):
    for leaf in tree_leaves(tree):
        if not leaf:
            return False
    return True

# Random values: their shapes and types.

def random_fold_in(key, data):
    return empty(2, dtype="uint32") if _typename(key) == "array" else key

def random_categorical(key, logits, axis=-1, shape=None, replace=True):
    a = array(logits)
    k = axis % a.ndim if a.ndim else _outside("categorical of one value")
    sizes = tuple([n for i, n in enumerate(a.shape) if i != k])
    if not replace or _kind(a) != "f" or shape is not None and len(sizes) and tuple(shape)[len(shape) - len(sizes):] != sizes:
        _outside("categorical of these")
    return _keyed(key, sizes if shape is None else shape, "int32")

def random_exponential(key, shape=(), dtype=None):
    return _keyed(key, shape, "float32" if dtype is None else dtype)

random_gumbel, random_laplace, random_logistic, random_cauchy = random_exponential

def random_rademacher(key, shape=(), dtype=None):
    return _keyed(key, shape, "int32" if dtype is None else dtype)

def random_gamma(key, a, shape=None, dtype=None):
    return _keyed(key, array(a).shape if shape is None else shape, "float32" if dtype is None else dtype)

def random_poisson(key, lam, shape=None, dtype=None):
    return _keyed(key, array(lam).shape if shape is None else shape, "int32" if dtype is None else dtype)

def random_dirichlet(key, alpha, shape=None, dtype=None):
    a = array(alpha)
    return _keyed(key, (a.shape[:-1] if shape is None else tuple(shape)) + a.shape[-1:], "float32" if dtype is None else dtype)

def random_multivariate_normal(key, mean, cov, shape=None, dtype=None):
    m, c = array(mean), array(cov)
    if m.ndim != 1 or c.shape != m.shape * 2:
        _outside("multivariate_normal of these")
    return _keyed(key, (() if shape is None else tuple(shape)) + m.shape, "float32" if dtype is None else dtype)

def random_orthogonal(key, n, shape=(), m=None):
    return _keyed(key, tuple(shape) + (n, n if m is None else m), "float32")

# Results of a size that was asked for.

def _sized(found, size, fill):
    n = found.shape[0]
    if n >= size:
        return found[:size]
    return concatenate([found, full((size - n,) + found.shape[1:], fill, dtype=found.dtype)])

def numpy_nonzero(a, size=None, fill_value=None):
    found = nonzero(a)
    if size is None:
        return found
    return tuple([_sized(f, size, 0 if fill_value is None else fill_value) for f in found])

def numpy_flatnonzero(a, size=None, fill_value=None):
    return numpy_nonzero(ravel(a), size, fill_value)[0]

def numpy_argwhere(a, size=None, fill_value=None):
    found = argwhere(a)
    return found if size is None else _sized(found, size, 0 if fill_value is None else fill_value)

def numpy_unique(ar, return_index=False, return_inverse=False, return_counts=False, axis=None, equal_nan=True, size=None, fill_value=None, sorted=True):
    if size is None:
        return unique(ar, return_index, return_inverse, return_counts, axis)
    if return_index or return_inverse or axis is not None:
        _outside("unique of a size with more than counts")
    values, counts = unique(ar, return_counts=True)
    if len(values) == 0:
        _outside("unique of nothing")
    values = _sized(values, size, values[0] if fill_value is None else fill_value)
    return (values, _sized(counts, size, 0)) if return_counts else values

# x.at[items].apply(f).

def at_apply(a, at, func):
    if _misses(a, at) or _repeats(a, at):
        _outside("apply of these")
    return at_set(a, at, func(a[at]))

# jnp.r_[…] and jnp.c_[…].

def _laid_r(parts, single):
    return _laid([atleast_1d(array(a)) for a in parts], 0)

def _laid_c(parts, single):
    return _laid([atleast_1d(array(a))[:, None] if ndim(a) < 2 else array(a) for a in parts], -1)

def _laid(parts, axis):
    try:
        return concatenate(parts, axis)
    except Exception:
        _outside("arrays that do not fit side by side")

# The form of a tree is the tree itself, without its leaves.

def tree_structure(tree):
    return _record("PyTreeDef", {"form": tree_map(lambda leaf: 0, tree), "num_leaves": len(tree_leaves(tree))})

def tree_flatten(tree):
    return (tree_leaves(tree), tree_structure(tree))

def tree_unflatten(treedef, leaves):
    rest = list(leaves)
    if _typename(treedef) != "PyTreeDef" or len(rest) != treedef.num_leaves:
        _outside("tree_unflatten of these")
    return _filled_form(treedef.form, rest, 0)[0]

def _filled_form(form, leaves, at):
    kind = _typename(form)
    if kind == "NoneType":
        return (None, at)
    if kind not in ("dict", "list", "tuple"):
        return (leaves[at], at + 1)
    keys, items = sorted(form.keys()) if kind == "dict" else list(range(len(form))), []
    for key in keys:
        one, at = _filled_form(form[key], leaves, at)
        items.append(one)
    return (dict(zip(keys, items)) if kind == "dict" else items if kind == "list" else tuple(items), at)

# Windows that slide: of their values the shapes are known.

def _slid_over(sizes, window, steps, padding):
    if _typename(padding) == "str" and padding not in ("SAME", "VALID") or [k for k, n in enumerate(sizes) if n < window[k] and padding == "VALID"]:
        _outside("windows of these")
    if padding == "SAME":
        return [-(-n // steps[k]) for k, n in enumerate(sizes)]
    ends = [(0, 0) for n in sizes] if padding == "VALID" else [tuple(p) for p in padding]
    return [(n + ends[k][0] + ends[k][1] - window[k]) // steps[k] + 1 for k, n in enumerate(sizes)]

def lax_conv_general_dilated(lhs, rhs, window_strides, padding, lhs_dilation=None, rhs_dilation=None, dimension_numbers=None, feature_group_count=1):
    n = lhs.ndim - 2
    if lhs_dilation is not None or rhs_dilation is not None or feature_group_count != 1 or n < 1 or rhs.ndim != lhs.ndim or lhs.dtype != rhs.dtype or len(window_strides) != n:
        _outside("a convolution of these")
    if dimension_numbers is None:
        dimension_numbers = ("NCHW", "OIHW", "NCHW") if n == 2 else ("NCH", "OIH", "NCH")
    if n > 2 or [s for s in dimension_numbers if _typename(s) != "str" or len(s) != n + 2]:
        _outside("a convolution of these")
    image, kernel, out = [list(s) for s in dimension_numbers]
    along = [c for c in image if c not in ("N", "C")]
    if lhs.shape[image.index("C")] != rhs.shape[kernel.index("I")]:
        _outside("a convolution of other channels")
    sizes = _slid_over([lhs.shape[image.index(c)] for c in along], [rhs.shape[kernel.index(c)] for c in along], window_strides, padding)
    found = dict(zip(along + ["N", "C"], sizes + [lhs.shape[image.index("N")], rhs.shape[kernel.index("O")]]))
    return _unheld(zeros(tuple([found[c] for c in out]), dtype=lhs.dtype))

def lax_conv(lhs, rhs, window_strides, padding):
    return lax_conv_general_dilated(lhs, rhs, window_strides, padding)

def lax_reduce_window(operand, init_value, computation, window_dimensions, window_strides, padding):
    if len(window_dimensions) != operand.ndim or len(window_strides) != operand.ndim:
        _outside("windows of these")
    return _unheld(zeros(tuple(_slid_over(list(operand.shape), list(window_dimensions), list(window_strides), padding)), dtype=operand.dtype))

# Initializers of weights.

def _drawn(key, shape, dtype=None):
    return _keyed(key, shape, "float32" if dtype is None else dtype)

def _drawn_table(key, shape, dtype=None):
    if len(shape) < 2:
        raise ValueError(f"Can't compute input and output sizes of a {len(shape)}-dimensional weights tensor with default in_axis. Must be at least 2D or specify in_axis explicitly.")
    return _drawn(key, shape, dtype)

def initializers_glorot_uniform(in_axis=-2, out_axis=-1, batch_axis=(), dtype=None):
    return _drawn_table

initializers_glorot_normal, initializers_he_normal, initializers_he_uniform, initializers_lecun_normal, initializers_lecun_uniform, initializers_xavier_uniform, initializers_xavier_normal, initializers_kaiming_normal, initializers_kaiming_uniform = initializers_glorot_uniform

def initializers_normal(stddev=0.01, dtype=None):
    return _drawn

def initializers_uniform(scale=0.01, dtype=None):
    return _drawn

def initializers_truncated_normal(stddev=0.01, dtype=None, lower=-2.0, upper=2.0):
    return _drawn

def initializers_constant(value, dtype=None):
    return lambda key, shape, dtype=None: full(shape, value, dtype="float32" if dtype is None else dtype)

def initializers_zeros(key, shape, dtype=None):
    return zeros(shape, dtype="float32" if dtype is None else dtype)

def initializers_ones(key, shape, dtype=None):
    return ones(shape, dtype="float32" if dtype is None else dtype)

def nn_dot_product_attention(query, key, value, bias=None, mask=None, is_causal=False, scale=None):
    if bias is not None or query.ndim != 4 or key.ndim != 4 or value.shape != key.shape or query.shape[0] != key.shape[0] or query.shape[2:] != key.shape[2:] or query.dtype != key.dtype:
        _outside("dot_product_attention of these")
    return _unheld(zeros(query.shape[:3] + value.shape[3:], dtype=query.dtype))

# Functions of jax.nn, of floats.

def nn_hard_tanh(x):
    return clip(_floats(x, "hard_tanh"), -1, 1)

def nn_log_sigmoid(x):
    return -nn_softplus(-_floats(x, "log_sigmoid"))

def nn_selu(x):
    a = _floats(x, "selu")
    return 1.0507009873554805 * where(a > 0, a, 1.6732632423543772 * expm1(a))

def nn_celu(x, alpha=1.0):
    a = _floats(x, "celu")
    return maximum(a, 0) + alpha * expm1(minimum(a, 0) / alpha)

def nn_hard_sigmoid(x):
    return nn_relu6(_floats(x, "hard_sigmoid") + 3.0) / 6.0

def nn_hard_silu(x):
    a = _floats(x, "hard_silu")
    return a * nn_hard_sigmoid(a)

nn_hard_swish = nn_hard_silu

def nn_mish(x):
    a = _floats(x, "mish")
    return a * tanh(nn_softplus(a))

def nn_soft_sign(x):
    a = _floats(x, "soft_sign")
    return a / (abs(a) + 1)

def nn_glu(x, axis=-1):
    a = _floats(x, "glu")
    k = _axis(a, axis)
    n = a.shape[k]
    if n % 2:
        _outside("glu of an odd size")
    parts = _parts(a, [n // 2, n], k)
    return parts[0] * nn_sigmoid(parts[1])
