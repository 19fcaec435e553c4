# Masked arrays: data, and a mask that is true where an entry is left out.

def _masked(data, mask):
    data = asarray(data)
    mask = broadcast_to(asarray(mask).astype(bool), data.shape).copy()
    if not _known(mask):
        _outside("a mask that is not known")
    return _instance("MaskedArray", "numpy.own_masks", {}, {"data": data, "_mask": mask, "_array": _unheld(data) if mask.any() else data})

def _is_masked(v):
    return _typename(v) == "MaskedArray"

def _data_of(v):
    return v.data if _is_masked(v) else v

def _mask_of(v):
    return v._mask if _is_masked(v) else zeros(shape(v), dtype=bool)

def ma_masked_array(data, mask=False, dtype=None, copy=False, fill_value=None):
    a = array(_data_of(data)) if dtype is None else array(_data_of(data), dtype=dtype)
    mask = asarray(mask)
    if mask.shape not in ((), a.shape) and mask.size != a.size:
        _outside("a mask of another size")
    return _unseen(_masked(a, mask.reshape(a.shape) if mask.size == a.size else mask | _mask_of(data)))

ma_array, ma_MaskedArray = ma_masked_array

def ma_masked_where(condition, a, copy=True):
    if shape(condition) != shape(_data_of(a)) and shape(condition) != ():
        raise IndexError(f"Inconsistent shape between the condition and the input (got {shape(condition)} and {shape(_data_of(a))})")
    return _unseen(_masked(array(_data_of(a)), asarray(condition) | _mask_of(a)))

def ma_masked_equal(x, value, copy=True):
    return ma_masked_where(asarray(_data_of(x)) == value, x)

def ma_masked_greater(x, value, copy=True):
    return ma_masked_where(asarray(_data_of(x)) > value, x)

def ma_masked_greater_equal(x, value, copy=True):
    return ma_masked_where(asarray(_data_of(x)) >= value, x)

def ma_masked_less(x, value, copy=True):
    return ma_masked_where(asarray(_data_of(x)) < value, x)

def ma_masked_inside(x, v1, v2, copy=True):
    a = asarray(_data_of(x))
    return ma_masked_where((a >= min(v1, v2)) & (a <= max(v1, v2)), x)

def ma_masked_invalid(a, copy=True):
    return ma_masked_where(~isfinite(_data_of(a)), a)

def ma_mean(a, axis=None):
    return own_masks_mean(a, axis)

def _of_masked(function, given, named):
    name = _called(function)
    folds = {"sum": own_masks_sum, "mean": own_masks_mean, "max": own_masks_max, "min": own_masks_min, "amax": own_masks_max, "amin": own_masks_min, "std": own_masks_std, "var": own_masks_var}
    if name in folds:
        return folds[name](*given, **named)
    pairs = {"add": lambda a, b: a + b, "subtract": lambda a, b: a - b, "multiply": lambda a, b: a * b}
    if name in pairs and len(given) == 2 and not named:
        return _met(pairs[name], *given)
    if name in ("shape", "ndim", "size", "asarray", "array") and len(given) == 1:
        return function(given[0].data)
    if name not in ("sqrt", "log", "exp", "abs", "absolute", "square", "sin", "cos", "negative", "round", "around", "log10", "log2"):
        _outside(name + " of a masked array")
    data = given[0].data
    wrong = data <= 0 if name[:3] == "log" else data < 0 if name == "sqrt" else zeros(data.shape, dtype=bool)
    return _masked(function(where(given[0]._mask | wrong, 1, data).astype(data.dtype), *given[1:], **named), given[0]._mask | wrong)

def _met(op, a, b):
    return _masked(op(_data_of(a), _data_of(b)), _mask_of(a) | _mask_of(b))

def own_masks___add__(self, other):
    return _met(lambda a, b: a + b, self, other)

def own_masks___radd__(self, other):
    return _met(lambda a, b: a + b, other, self)

def own_masks___sub__(self, other):
    return _met(lambda a, b: a - b, self, other)

def own_masks___rsub__(self, other):
    return _met(lambda a, b: a - b, other, self)

def own_masks___mul__(self, other):
    return _met(lambda a, b: a * b, self, other)

own_masks___rmul__ = own_masks___mul__

def own_masks___truediv__(self, other):
    zero = asarray(_data_of(other)) == 0
    return _masked(self.data / where(zero, 1, _data_of(other)), self._mask | _mask_of(other) | zero)

def own_masks___rtruediv__(self, other):
    return _masked(other / where(self.data == 0, 1, self.data), self._mask | _mask_of(other) | (self.data == 0))

def own_masks___pow__(self, other):
    return _masked(self.data ** other, self._mask) if isinstance(other, int) else _outside("a power of a masked array")

def own_masks___neg__(self):
    return _masked(-self.data, self._mask)

def own_masks___gt__(self, other):
    return _met(lambda a, b: a > b, self, other)

def own_masks___ge__(self, other):
    return _met(lambda a, b: a >= b, self, other)

def own_masks___lt__(self, other):
    return _met(lambda a, b: a < b, self, other)

def own_masks___le__(self, other):
    return _met(lambda a, b: a <= b, self, other)

def own_masks___eq__(self, other):
    return _met(lambda a, b: a == b, self, other) if not self._mask.any() else _outside("== of a masked array")

def own_masks___ne__(self, other):
    return _met(lambda a, b: a != b, self, other) if not self._mask.any() else _outside("!= of a masked array")

def own_masks___len__(self):
    return len(self.data)

def own_masks___getitem__(self, key):
    data, mask = self.data[key], self._mask[key]
    if ndim(data):
        return _masked(data, mask)
    return data if not mask else _outside("a masked entry")

def own_masks___setitem__(self, key, value):
    _outside("writing into a masked array")

def own_masks___iter__(self):
    return [own_masks___getitem__(self, k) for k in range(len(self.data))]

def own_masks_the_mask(self):
    return self._mask if self._mask.any() else _outside("a mask that leaves nothing out")

def own_masks_the_shape(self):
    return self.data.shape

def own_masks_the_ndim(self):
    return self.data.ndim

def own_masks_the_size(self):
    return self.data.size

def own_masks_the_dtype(self):
    return self.data.dtype

def own_masks_the_T(self):
    return _masked(self.data.T, self._mask.T)

def own_masks_reshape(self, *shape):
    return _masked(self.data.reshape(*shape), self._mask.reshape(*shape))

def own_masks_copy(self):
    return _masked(self.data.copy(), self._mask)

def own_masks_astype(self, dtype):
    return _masked(self.data.astype(dtype), self._mask)

def own_masks_round(self, decimals=0):
    return _masked(self.data.round(decimals), self._mask)

def own_masks_compressed(self):
    return self.data[~self._mask]

def own_masks_filled(self, fill_value=None):
    fill = (1e20 if _kind(self.data) == "f" else 999999 if _kind(self.data) == "i" else True) if fill_value is None else fill_value
    return where(self._mask, fill, self.data).astype(self.data.dtype)

def own_masks_count(self, axis=None):
    return (~self._mask).sum(axis)

def own_masks_tolist(self):
    if self.data.ndim != 1:
        _outside("tolist of these")
    return [None if mask else v for v, mask in zip(self.data.tolist(), self._mask.tolist())]

def _left_over(self, r, axis, keepdims=False):
    gone = self._mask.all(axis, keepdims=keepdims)
    if axis is None and not keepdims:
        return r if not gone else _outside("a masked entry")
    return _masked(r, gone)

def own_masks_sum(self, axis=None, keepdims=False):
    return _left_over(self, where(self._mask, 0, self.data).sum(axis, keepdims=keepdims), axis, keepdims)

def own_masks_mean(self, axis=None, keepdims=False):
    n = (~self._mask).sum(axis, keepdims=keepdims)
    return _left_over(self, where(self._mask, 0, self.data).sum(axis, keepdims=keepdims) / maximum(n, 1), axis, keepdims)

def own_masks_var(self, axis=None, ddof=0, keepdims=False):
    n = (~self._mask).sum(axis, keepdims=True)
    if (n <= ddof).any():
        _outside("the variance of too few values")
    d = where(self._mask, 0.0, self.data - where(self._mask, 0, self.data).sum(axis, keepdims=True) / n)
    return _left_over(self, square(d).sum(axis, keepdims=keepdims) / (n.sum(axis, keepdims=keepdims) - ddof), axis, keepdims)

def own_masks_std(self, axis=None, ddof=0, keepdims=False):
    v = own_masks_var(self, axis, ddof, keepdims)
    return _masked(sqrt(v.data), v._mask) if _is_masked(v) else sqrt(v)

def _left_in(self):
    return self.data[~self._mask] if not self._mask.all() else _outside("a masked entry")

def own_masks_max(self, axis=None):
    return _left_over(self, where(self._mask, _left_in(self).min(), self.data).astype(self.data.dtype).max(axis), axis)

def own_masks_min(self, axis=None):
    return _left_over(self, where(self._mask, _left_in(self).max(), self.data).astype(self.data.dtype).min(axis), axis)
