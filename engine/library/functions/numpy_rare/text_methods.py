# The methods of an array of texts, and its operators.

def own_ndarray_the_shape(self):
    return self._codes.shape

def own_ndarray_the_ndim(self):
    return self._codes.ndim

def own_ndarray_the_size(self):
    return self._codes.size

def own_ndarray_the_itemsize(self):
    return 4 * self._width

def own_ndarray_the_nbytes(self):
    return 4 * self._width * self._codes.size

def own_ndarray_the_T(self):
    return _unseen(_recoded(self, self._codes.T))

def own_ndarray_the_flat(self):
    return _lazy("flatiter", own_ndarray_ravel(self).tolist())

def own_ndarray_the_dtype(self):
    return _instance("dtype", "numpy.own_dtype", {}, {"name": f"str{32 * self._width}", "kind": "U", "char": "U", "itemsize": 4 * self._width, "str": f"<U{self._width}", "_shown": f"dtype('<U{self._width}')"})

def own_dtype___eq__(self, other):
    if _typename(other) == "dtype":
        return self.name == other.name
    return self.str == other if _typename(other) == "str" and "U" in other else _outside("a type beside this")

def own_dtype___ne__(self, other):
    return not own_dtype___eq__(self, other)

def own_ndarray_tolist(self):
    return _words_at(self._codes.tolist(), self._words)

def _words_at(codes, words):
    return [_words_at(one, words) for one in codes] if _typename(codes) == "list" else words[codes]

def own_ndarray_item(self, *args):
    return self._words[self._codes.item(*args)]

def own_ndarray___iter__(self):
    if self._codes.ndim == 0:
        raise TypeError("iteration over a 0-d array")
    return _unseen([_recoded(self, codes[()]) for codes in self._codes])

def own_ndarray___len__(self):
    if self._codes.ndim == 0:
        raise TypeError("len() of unsized object")
    return len(self._codes)

def own_ndarray___getitem__(self, key):
    return _unseen(_recoded(self, self._codes[key]))

def own_ndarray___setitem__(self, key, value):
    if _base(self._codes) is not None:
        _outside("writing into a view of texts")
    codes = []
    for word in _texts_of(value)._words:
        if word[:self._width] not in self._words:
            self._words.append(word[:self._width])
        codes.append(self._words.index(word[:self._width]))
    self._codes[key] = array(codes + [0])[_texts_of(value)._codes]
    _keep(self, "_shown", _texts(self._codes, self._words, self._width)._shown)
    _unseen(None)

def own_ndarray___contains__(self, item):
    return item in self._words and bool((self._codes == self._words.index(item)).any())

def own_ndarray___eq__(self, other):
    return _unseen(_compared(equal, self, other))

def own_ndarray___ne__(self, other):
    return _unseen(_compared(not_equal, self, other))

def own_ndarray___lt__(self, other):
    return _unseen(_compared(less, self, other))

def own_ndarray___le__(self, other):
    return _unseen(_compared(less_equal, self, other))

def own_ndarray___gt__(self, other):
    return _unseen(_compared(greater, self, other))

def own_ndarray___ge__(self, other):
    return _unseen(_compared(greater_equal, self, other))

def _compared(op, a, b):
    if _has_texts(b):
        return _of_texts(op, (a, b), {})
    if _called(op) not in ("equal", "not_equal"):
        kind = {"int": "_PyLong", "float": "_PyFloat"}[_typename(b)] if _typename(b) in ("int", "float") else _outside("texts beside this")
        raise UFuncTypeError(f"ufunc '{_called(op)}' did not contain a loop with signature matching types (<class 'numpy.dtypes.StrDType'>, <class 'numpy.dtypes.{kind}DType'>) -> None")
    return broadcast_to(_called(op) == "not_equal", broadcast_shapes(a.shape, shape(b))).copy()

def own_ndarray___add__(self, other):
    return _unseen(_summed(self, other))

def own_ndarray___radd__(self, other):
    return _unseen(_summed(other, self))

def _summed(a, b):
    if not _has_texts(a) or not _has_texts(b):
        _no_texts("add", a, b)
    return _paired(a, b, lambda x, y: x + y, lambda m, n: m + n)

def _paired(a, b, join, room):
    a, b = _texts_of(a), _texts_of(b)
    a._codes + b._codes # which raises where they do not fit
    i, j = broadcast_arrays(a._codes, b._codes)
    says = [join(a._words[m], b._words[n]) for m, n in zip(i.ravel().tolist(), j.ravel().tolist())]
    t = _texts_of(says if says else [""])
    return _texts(t._codes[:len(says)].reshape(i.shape), t._words, room(a._width, b._width))

def own_ndarray___sub__(self, other):
    return _no_texts("subtract", self, other)

def own_ndarray___rsub__(self, other):
    return _no_texts("subtract", other, self)

def own_ndarray___mul__(self, other):
    _no_text_loop("multiply", 1, "")

own_ndarray___rmul__ = own_ndarray___mul__

def own_ndarray___mod__(self, other):
    _no_numbers("remainder", [self])

def own_ndarray___floordiv__(self, other):
    _no_numbers("floor_divide", [self])

def own_ndarray___pow__(self, other):
    _no_numbers("square" if _typename(other) == "int" and other == 2 else "power", [self])

def own_ndarray___and__(self, other):
    _no_numbers("bitwise_and", [self])

def own_ndarray___or__(self, other):
    _no_numbers("bitwise_or", [self])

def own_ndarray___xor__(self, other):
    _no_numbers("bitwise_xor", [self])

def own_ndarray___neg__(self):
    _no_numbers("negative", [self])

def own_ndarray___invert__(self):
    _no_numbers("invert", [self])

def own_ndarray___iadd__(self, other):
    self[...] = _summed(self, other)
    return self

def own_ndarray___truediv__(self, other):
    _no_numbers("divide", [self])

own_ndarray___rtruediv__ = own_ndarray___truediv__

def _no_texts(name, a, b):
    at = [f"dtype('<U{_texts_of(v)._width}')" if _has_texts(v) else f"dtype('{asarray(v).dtype.name}')" for v in (a, b)]
    raise UFuncTypeError(f"ufunc '{name}' did not contain a loop with signature matching types ({at[0]}, {at[1]}) -> None")

def own_ndarray___matmul__(self, other):
    return _no_texts("matmul", self, other)

def own_ndarray___rmatmul__(self, other):
    return _no_texts("matmul", other, self)

def own_ndarray_astype(self, dtype, copy=True):
    return _unseen(_cast_texts(self, dtype))

def own_ndarray_reshape(self, *shape):
    return _unseen(_recoded(self, self._codes.reshape(*shape)))

def own_ndarray_ravel(self):
    return _unseen(_recoded(self, self._codes.ravel()))

def own_ndarray_flatten(self):
    return _unseen(_recoded(self, self._codes.flatten()))

def own_ndarray_copy(self):
    return _unseen(_recoded(self, self._codes.copy()))

def own_ndarray_transpose(self, *axes):
    return _unseen(_recoded(self, self._codes.transpose(*axes)))

def own_ndarray_swapaxes(self, axis1, axis2):
    return _unseen(_recoded(self, swapaxes(self._codes, axis1, axis2)))

def own_ndarray_diagonal(self, offset=0):
    return _unseen(_recoded(self, diagonal(self._codes, offset)))

def own_ndarray_any(self, axis=None):
    return _of_texts(numpy.any, (self, axis), {})

def own_ndarray_all(self, axis=None):
    return _of_texts(numpy.all, (self, axis), {})

def own_ndarray_nonzero(self):
    return _of_texts(nonzero, (self,), {})

def own_ndarray_round(self, decimals=0):
    _no_numbers("round", [self])

def own_ndarray_squeeze(self, axis=None):
    return _unseen(_recoded(self, squeeze(self._codes, axis)))

def own_ndarray_repeat(self, repeats, axis=None):
    return _unseen(_recoded(self, repeat(self._codes, repeats, axis)))

def own_ndarray_take(self, indices, axis=None):
    return _unseen(_recoded(self, take(self._codes, indices, axis)))

def own_ndarray_argsort(self, axis=-1):
    return _of_texts(argsort, (self, axis), {})

def own_ndarray_argmax(self, axis=None):
    return _of_texts(argmax, (self, axis), {})

def own_ndarray_argmin(self, axis=None):
    return _of_texts(argmin, (self, axis), {})

def own_ndarray_sort(self, axis=-1):
    self[...] = _of_texts(sort, (self, axis), {})

def own_ndarray_fill(self, value):
    self[...] = value

def own_ndarray_sum(self, axis=None):
    _no_numbers("sum", [self])

own_ndarray_mean, own_ndarray_std, own_ndarray_var = own_ndarray_sum

def own_ndarray_max(self, axis=None):
    _no_numbers("max", [self])

def own_ndarray_min(self, axis=None):
    _no_numbers("min", [self])
