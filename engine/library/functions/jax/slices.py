# Slices of jax.lax, whose ends are given along one axis or along all.

def lax_dynamic_slice(operand, start_indices, slice_sizes):
    _slices_all(operand, start_indices)
    slice_sizes = (slice_sizes,) if _typename(slice_sizes) == "int" else tuple(slice_sizes)
    if [n for n in slice_sizes if _typename(n) == "float"]:
        raise TypeError(f"Shapes must be 1D sequences of concrete values of integer type, got {slice_sizes}.")
    if len(start_indices) == 1 and ndim(start_indices[0]):
        raise TypeError(f"start_indices arguments to dynamic_slice must be scalars,  got indices (ShapedArray({array(start_indices[0]).dtype.name}{_braced(array(start_indices[0]))}),)")
    if len(slice_sizes) != operand.ndim:
        raise ValueError(f"safe_map() argument 2 is {'shorter' if len(slice_sizes) < operand.ndim else 'longer'} than argument 1")
    if [n for n in slice_sizes if n < 0]:
        raise TypeError(f"slice slice_sizes must be greater than or equal to zero, got slice_sizes of {tuple(slice_sizes)}.")
    _whole_starts("dynamic_slice", ":", start_indices)
    if [k for k, n in enumerate(slice_sizes) if n > operand.shape[k]]:
        raise TypeError(f"slice slice_sizes must be less than or equal to operand shape, got slice_sizes {tuple(slice_sizes)} for operand shape {operand.shape}.")
    if [s for s in start_indices if not _known(array(s))]:
        return _unheld(zeros(tuple(slice_sizes), dtype=operand.dtype))
    x = operand
    for k, (start, size) in enumerate(zip(start_indices, slice_sizes)):
        at = _within(int(start), operand.shape[k], size)
        x = _parts(x, [at, at + size], k)[1]
    return x

def _within(start, n, size):
    at = start + n if start < 0 else start
    return 0 if at < 0 else n - size if at > n - size else at

def _slices_all(operand, start_indices):
    if len(start_indices) != operand.ndim:
        raise ValueError(f"Length of slice indices must match number of operand dimensions ({len(start_indices)} vs {operand.shape})")

def _whole_starts(name, mark, starts):
    if [s for s in starts if _kind(array(s)) == "f"]:
        raise TypeError(f"index arguments to {name} must be integers of the same type, got{mark} {', '.join([array(s).dtype.name for s in starts])}")

def lax_dynamic_update_slice(operand, update, start_indices):
    _slices_all(operand, start_indices)
    update = array(update)
    if update.ndim != operand.ndim:
        raise TypeError(f"dynamic_update_slice update must have the same rank as operand, got update shape {update.shape} for operand shape {operand.shape}.")
    if [1 for n, m in zip(update.shape, operand.shape) if n > m]:
        raise TypeError(f"dynamic_update_slice update shape must be smaller than operand shape, got update shape {update.shape} for operand shape {operand.shape}.")
    _whole_starts("dynamic_update_slice", "", start_indices)
    if operand.dtype != update.dtype:
        raise TypeError(f"lax.dynamic_update_slice requires arguments to have the same dtypes, got {operand.dtype.name}, {update.dtype.name}.")
    if [s for s in start_indices if not _known(array(s))]:
        return _unheld(operand)
    places = arange(operand.size).reshape(operand.shape)
    for k, start in enumerate(start_indices):
        at = _within(int(start), operand.shape[k], update.shape[k])
        places = _parts(places, [at, at + update.shape[k]], k)[1]
    return _scatter(operand, places, update, "set")

def lax_dynamic_slice_in_dim(operand, start_index, slice_size, axis=0):
    k = _axis(operand, axis)
    if slice_size > operand.shape[k] or slice_size < 0:
        _outside("a slice longer than the array")
    if not _known(array(start_index)):
        return _unheld(_parts(operand, [0, slice_size], k)[1])
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

def lax_pad(operand, padding_value, padding_config):
    fill = array(padding_value)
    if fill.dtype != operand.dtype:
        raise TypeError(f"pad operand and padding_value must be same dtype: got {operand.dtype.name} and {fill.dtype.name}.")
    if fill.ndim or len(padding_config) != operand.ndim:
        _outside("lax.pad of these")
    x = operand
    for k, (low, high, between) in enumerate(padding_config):
        n = x.shape[k]
        if between:
            x = _spread(x, k, between, fill)
        x = pad(x, tuple([(max(low, 0), max(high, 0)) if i == k else (0, 0) for i in range(x.ndim)]), constant_values=fill)
        if low < 0 or high < 0:
            x = _parts(x, [max(-low, 0), x.shape[k] - max(-high, 0)], k)[1]
    return x

# Between the items along an axis come some of another value.

def _spread(x, k, between, fill):
    n = x.shape[k]
    wide = pad(expand_dims(x, k + 1), tuple([(0, between) if i == k + 1 else (0, 0) for i in range(x.ndim + 1)]), constant_values=fill)
    wide = wide.reshape(x.shape[:k] + (n * (between + 1),) + x.shape[k + 1:])
    return _parts(wide, [n * (between + 1) - between], k)[0] if n else wide
