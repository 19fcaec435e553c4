# Slices of jax.lax, whose ends are given along one axis or along all.

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

def lax_pad(operand, padding_value, padding_config):
    if len(padding_config) != operand.ndim or [p for p in padding_config if p[2] != 0 or p[0] < 0 or p[1] < 0]:
        _outside("lax.pad of these")
    return pad(operand, tuple([(p[0], p[1]) for p in padding_config]), constant_values=padding_value)
