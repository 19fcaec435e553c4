# Functions of jax.lax.

def lax_top_k(operand, k):
    if _typename(k) == "array" and not _known(k):
        _traces("bool()", k > 0)
    if operand.ndim == 0:
        _outside("top_k of a scalar")
    if operand.shape[-1] < k:
        raise ValueError(f"k argument to top_k must be no larger than size along axis; got k={k} with shape={list(operand.shape)} and axis={operand.ndim - 1}")
    at = argsort(operand, axis=-1, descending=True)[..., :k]
    return [take_along_axis(operand, at, axis=-1), at]

def lax_stop_gradient(x):
    return x

def lax_broadcast(operand, sizes):
    return broadcast_to(operand, tuple(sizes) + array(operand).shape)

def lax_broadcast_in_dim(operand, shape, broadcast_dimensions):
    if len(broadcast_dimensions) != operand.ndim:
        raise TypeError(f"broadcast_in_dim broadcast_dimensions must have length equal to operand ndim; got broadcast_dimensions {tuple(broadcast_dimensions)} for operand ndim {operand.ndim}.")
    for k in broadcast_dimensions:
        if k < 0:
            raise TypeError(f"broadcast_in_dim broadcast_dimensions must have every element be nonnegative, got {tuple(broadcast_dimensions)}.")
        if k >= len(shape):
            raise TypeError(f"broadcast_in_dim broadcast_dimensions must be a subset of output dimensions, got {tuple(broadcast_dimensions)} for operand ndim {operand.ndim} and shape {tuple(shape)}.")
        if list(broadcast_dimensions).count(k) > 1:
            raise TypeError(f"broadcast_in_dim broadcast_dimensions must not contain duplicates, got broadcast_dimensions {tuple(broadcast_dimensions)}")
    sizes = [1 for n in shape]
    for k, axis in enumerate(broadcast_dimensions):
        sizes[axis] = operand.shape[k]
        if operand.shape[k] not in (1, shape[axis]):
            raise TypeError(f"broadcast_in_dim operand dimension sizes must either be 1, or be equal to their corresponding dimensions in the target broadcast shape; got operand of shape {operand.shape}, target broadcast shape {tuple(shape)}, broadcast_dimensions {tuple(broadcast_dimensions)} ")
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

def lax_iota(dtype, size):
    return arange(size).astype(dtype)

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
    leaves = tree_leaves(elems)
    if [a for a in leaves if _kind(a) == "" or axis < 0 or axis >= a.ndim or a.shape[axis] != leaves[0].shape[axis]] or len(leaves) == 0 or leaves[0].shape[axis] > 64 or leaves[0].shape[axis] == 0:
        _outside("associative_scan of these")
    try:
        rows = [tree_map(lambda a: _parts(a, [k, k + 1], axis)[1], elems) for k in range(leaves[0].shape[axis])]
        rows = rows[::-1] if reverse else rows
        for k in range(1, len(rows)):
            rows[k] = fn(rows[k - 1], rows[k])
        result = tree_map(lambda *parts: concatenate(list(parts[::-1] if reverse else parts), axis), *rows)
    except Exception:
        _outside("a mistake in associative_scan")
    if _types(result) != _types(elems):
        _outside("associative_scan to another type")
    return result

def _reduced(operand, axes):
    a = array(operand)
    for k in axes:
        if k < 0 or k >= a.ndim:
            raise ValueError(f"reduction axes {tuple(axes)} contains out-of-bounds indices for {a.dtype.name}{_braced(a)}.")
    return (a, tuple(axes))

def lax_reduce_sum(operand, axes):
    a, at = _reduced(_only("reduce_sum", operand, "iuf", "number"), axes)
    return a.sum(at)

def lax_reduce_prod(operand, axes):
    a, at = _reduced(_only("reduce_prod", operand, "iuf", "number"), axes)
    return a.prod(at)

def lax_reduce_min(operand, axes):
    a, at = _reduced(operand, axes)
    return a.min(at)

def lax_reduce_and(operand, axes):
    a, at = _reduced(operand, axes)
    return a.all(at) if _kind(a) == "b" else _outside("reduce_and of these")

def lax_reduce_or(operand, axes):
    a, at = _reduced(operand, axes)
    return a.any(at) if _kind(a) == "b" else _outside("reduce_or of these")

def lax_reduce_max(operand, axes):
    a, at = _reduced(operand, axes)
    return a.max(at)

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

def lax_select_n(which, *cases):
    w = array(which)
    if len(cases) != 2 or _kind(w) not in ("b", "i") or _kind(w) == "i" and w.dtype != "int32":
        _outside("select_n of these")
    return lax_select(w != 0, cases[1], cases[0])

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
    if dimension < 0 or dimension >= items[0].ndim:
        raise TypeError(f"concatenate dimension out of bounds: dimension {dimension} for shapes {_all_shapes(items)}.")
    return concatenate(items, dimension)

def lax_reduce(operands, init_values, computation, dimensions):
    if _typename(computation) in ("array", "list", "tuple", "int") or _typename(operands) != "array" or ndim(init_values) > 0:
        _outside("lax.reduce of these")
    a, name = array(operands), _called(computation)
    if _kind(a) == "b" and name in ("add", "mul"):
        _only({"add": "reduce_sum", "mul": "reduce_prod"}[name], a, "iuf", "number")
    folds = {"add": lambda x, axes: x.sum(axes), "mul": lambda x, axes: x.prod(axes), "max": lambda x, axes: x.max(axes), "min": lambda x, axes: x.min(axes)}
    if name not in folds:
        _outside("lax.reduce by " + name)
    return computation(folds[name](a, tuple(dimensions)), array(init_values, dtype=a.dtype))

def lax_batch_matmul(lhs, rhs):
    if lhs.ndim < 2 or lhs.ndim != rhs.ndim or lhs.shape[:-2] != rhs.shape[:-2] or lhs.shape[-1] != rhs.shape[-2] or lhs.dtype != rhs.dtype:
        _outside("batch_matmul of these")
    return lhs @ rhs

# Windows that slide: of their values the shapes are known.

def _slid_over(sizes, window, steps, padding):
    if _typename(padding) == "str" and padding not in ("SAME", "VALID") or [k for k, n in enumerate(sizes) if n < window[k] and padding == "VALID"]:
        _outside("windows of these")
    if padding == "SAME":
        return [-(-n // steps[k]) for k, n in enumerate(sizes)]
    ends = [(0, 0) for n in sizes] if padding == "VALID" else [tuple(p) for p in padding]
    return [(n + ends[k][0] + ends[k][1] - window[k]) // steps[k] + 1 for k, n in enumerate(sizes)]

def lax_conv_general_dilated(lhs, rhs, window_strides, padding, lhs_dilation=None, rhs_dilation=None, dimension_numbers=None, feature_group_count=1, batch_group_count=1):
    if lhs.ndim != rhs.ndim:
        raise TypeError(f"convolution requires lhs and rhs ndim to be equal, got {lhs.ndim} and {rhs.ndim}.")
    n, groups = lhs.ndim - 2, feature_group_count
    image, kernel, out = lax_conv_dimension_numbers(lhs.shape, rhs.shape, dimension_numbers)
    if n < 1 or batch_group_count != 1:
        _outside("a convolution of these")
    if lhs.dtype != rhs.dtype:
        raise TypeError(f"lax.conv_general_dilated requires arguments to have the same dtypes, got {lhs.dtype.name}, {rhs.dtype.name}.")
    channels = lhs.shape[image[1]]
    if channels % groups:
        raise ValueError(f"conv_general_dilated feature_group_count must divide lhs feature dimension size, but {groups} does not divide {channels}.")
    if channels // groups != rhs.shape[kernel[1]]:
        raise ValueError(f"conv_general_dilated lhs feature dimension size divided by feature_group_count must equal the rhs input feature dimension size, but {channels} // {groups} != {rhs.shape[kernel[1]]}.")
    if rhs.shape[kernel[0]] % groups:
        _outside("a convolution in these groups")
    if len(window_strides) != n:
        raise ValueError(f"conv_general_dilated window and window_strides must have the same number of dimensions, but got {n} and {len(window_strides)}")
    wide, apart = [1] * n if lhs_dilation is None else lhs_dilation, [1] * n if rhs_dilation is None else rhs_dilation
    sizes = _slid_over([(lhs.shape[k] - 1) * d + 1 for k, d in zip(image[2:], wide)], [(rhs.shape[k] - 1) * d + 1 for k, d in zip(kernel[2:], apart)], window_strides, padding)
    found = dict(zip(out, [lhs.shape[image[0]], rhs.shape[kernel[0]]] + sizes))
    return _unheld(zeros(tuple([found[k] for k in range(n + 2)]), dtype=lhs.dtype))

# Where the batch, the channels and the axes in order stand in each of the three.

def lax_conv_dimension_numbers(lhs_shape, rhs_shape, dimension_numbers):
    n = len(lhs_shape) - 2
    if dimension_numbers is None:
        dimension_numbers = tuple([tuple(range(n + 2))] * 3)
    if _typename(dimension_numbers) not in ("tuple", "list") or len(dimension_numbers) != 3 or [s for s in dimension_numbers if len(s) != n + 2]:
        _outside("a convolution of these")
    if [s for s in dimension_numbers if _typename(s) != "str"]:
        return dimension_numbers
    image, kernel, out = [list(s) for s in dimension_numbers]
    along = [c for c in kernel if c not in ("O", "I")]
    if sorted(image) != sorted(["N", "C"] + along) or sorted(out) != sorted(image):
        _outside("a convolution of these")
    places = [tuple([letters.index(c) for c in ends + along]) for letters, ends in ((image, ["N", "C"]), (kernel, ["O", "I"]), (out, ["N", "C"]))]
    return _fielded(_named("ConvDimensionNumbers", *places), ["lhs_spec", "rhs_spec", "out_spec"], None)

def lax_conv(lhs, rhs, window_strides, padding):
    return lax_conv_general_dilated(lhs, rhs, window_strides, padding)

def lax_reduce_window(operand, init_value, computation, window_dimensions, window_strides, padding):
    if len(window_dimensions) != operand.ndim or len(window_strides) != operand.ndim:
        _outside("windows of these")
    return _unheld(zeros(tuple(_slid_over(list(operand.shape), list(window_dimensions), list(window_strides), padding)), dtype=operand.dtype))

def lax_cumlogsumexp(operand, axis=0, reverse=False):
    return _scanned("cumlogsumexp", _only("cumlogsumexp", operand, "iuf", "number") * 1.0, axis, reverse, lambda a: _by_steps(logaddexp, a, axis))

def lax_squeeze(array, dimensions):
    return squeeze(array, tuple(dimensions))

def lax_expand_dims(array, dimensions):
    return expand_dims(array, tuple(dimensions))

def lax_transpose(operand, permutation):
    if sorted(permutation) != list(range(operand.ndim)):
        raise TypeError(f"transpose permutation isn't a permutation of operand dimensions, got permutation {tuple(permutation)} for operand shape {operand.shape}.")
    return transpose(operand, permutation)

def lax_collapse(operand, start_dimension, stop_dimension=None):
    low, high = start_dimension, operand.ndim if stop_dimension is None else stop_dimension
    if low < 0 or high > operand.ndim or low >= high:
        _outside("collapse of these axes")
    return operand.reshape(operand.shape[:low] + (_product_of(operand.shape[low:high]),) + operand.shape[high:])

def lax_rev(operand, dimensions):
    if [k for k in dimensions if k < 0]:
        raise TypeError(f"rev dimensions must have every element be nonnegative, got {tuple(dimensions)}.")
    if [k for k in dimensions if k >= operand.ndim]:
        raise TypeError(f"rev dimensions must all be less than operand ndim, got dimensions {tuple(dimensions)} for operand ndim {operand.ndim}.")
    return flip(operand, tuple(dimensions))
