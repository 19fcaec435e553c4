# Complex numbers and arrays of them, by an array for each part. A number of Python's own is
# told by its class.

def _complex_of(re, im, python=False):
    re, im = [v if _kind(v) == "f" else asarray(v) * 1.0 for v in (re, im)]
    if re.shape != im.shape:
        re, im = [v.copy() for v in broadcast_arrays(re, im)]
    kind = "complex" if python else "numpy.complex128" if re.ndim == 0 else "numpy.ndarray"
    shown = f"array(shape={re.shape}, dtype='complex128')"
    if _known(re) and _known(im) and re.size <= 40:
        shown = _complex_texts(re.tolist(), im.tolist())
        shown = f"array({shown}, dtype='complex128')" if re.ndim else shown
    return _instance(kind, "numpy.own_complexes", {}, {"_re": re, "_im": im, "_shown": shown})

def _complex_texts(re, im):
    if _typename(re) == "list":
        return "[" + ", ".join([_complex_texts(x, y) for x, y in zip(re, im)]) + "]"
    return f"({re!r}{'-' if im < 0 else '+'}{abs(im)!r}j)".replace(".0j", "j").replace(".0+", "+").replace(".0-", "-")

def _imaginary(x):
    return _unseen(_complex_of(0.0, x, True))

def _complex_called(real=0, imag=0):
    if not isinstance(real, (int, float)) or not isinstance(imag, (int, float)):
        _outside("complex of these")
    return _unseen(_complex_of(real, imag, True))

def _is_complex(v):
    return _typename(v) in ("complex", "numpy.complex128") or _typename(v) == "numpy.ndarray" and hasattr(v, "_re")

def _has_complex(v):
    return _is_complex(v) or _typename(v) in ("list", "tuple") and [one for one in v if _has_complex(one)] != []

def _names_complex(dtype):
    return _typename(dtype) == "str" and dtype in ("complex", "complex128", "c16", "D") or _typename(dtype) == "type" and dtype.__name__ in ("complex", "complex128")

def _re_of(v):
    return v._re if _is_complex(v) else asarray([_re_of(one) for one in v]) if _typename(v) in ("list", "tuple") else asarray(v)

def _im_of(v):
    return v._im if _is_complex(v) else asarray([_im_of(one) for one in v]) if _typename(v) in ("list", "tuple") else zeros(shape(v))

def _own(*values):
    return not [v for v in values if _typename(v) not in ("complex", "int", "float")]

def _plus(a, b):
    return _complex_of(_re_of(a) + _re_of(b), _im_of(a) + _im_of(b), _own(a, b))

def _minus(a, b):
    return _complex_of(_re_of(a) - _re_of(b), _im_of(a) - _im_of(b), _own(a, b))

def _times(a, b):
    p, q, r, s = _re_of(a), _im_of(a), _re_of(b), _im_of(b)
    return _complex_of(p * r - q * s, p * s + q * r, _own(a, b))

def _over(a, b):
    p, q, r, s = _re_of(a), _im_of(a), _re_of(b), _im_of(b)
    if not _is_complex(b):
        return _complex_of(p / r, q / r, _own(a, b))
    n = r * r + s * s
    if _own(a, b) and n == 0:
        raise ZeroDivisionError("division by zero")
    if _known(n) and (n == 0).any():
        _outside("a complex number over 0")
    return _complex_of((p * r + q * s) / n, (q * r - p * s) / n, _own(a, b))

def _raised(a, b):
    if isinstance(b, int) and 0 <= b <= 64:
        power = _complex_of(ones_like(_re_of(a)), zeros_like(_re_of(a)), _own(a))
        for k in range(b):
            power = _times(power, a)
        return power
    if _known(_re_of(a)) and ((_re_of(a) == 0) & (_im_of(a) == 0)).any():
        _outside("a power of 0")
    r = _exponential(_times(_logarithm(a), b))
    return _complex_of(r._re, r._im, _own(a, b))

def _exponential(z):
    size = exp(_re_of(z))
    return _complex_of(size * cos(_im_of(z)), size * sin(_im_of(z)))

def _logarithm(z):
    return _complex_of(log(_length(z)), arctan2(_im_of(z), _re_of(z)))

def _root(z):
    size, x = _length(z), _re_of(z)
    y = sqrt((size - x) / 2)
    return _complex_of(sqrt((size + x) / 2), where(_im_of(z) < 0, -y, y))

def _length(z):
    return hypot(_re_of(z), _im_of(z))

def _parted(function, z, *more, **named):
    return _complex_of(function(_re_of(z), *more, **named), function(_im_of(z), *more, **named))

def _bilinear(function, a, b):
    p, q, r, s = _re_of(a), _im_of(a), _re_of(b), _im_of(b)
    return _complex_of(function(p, r) - function(q, s), function(p, s) + function(q, r))

def _conjugated(z):
    return _complex_of(_re_of(z), -_im_of(z), _own(z))

# What functions of NumPy's make of complex numbers.

def _of_complex(function, given, named):
    name = _called(function)
    if name in ("zeros", "ones", "empty", "full", "array", "asarray", "asanyarray", "astype"):
        return _made_complex(name, function, given, named)
    z, more = given[0] if given else _outside(name + " of these"), given[1:]
    if not _has_complex(z) and not (more and _has_complex(list(more))):
        _outside(name + " of these")
    ones = {"abs": _length, "absolute": _length, "exp": _exponential, "sqrt": _root, "log": _logarithm, "conj": _conjugated, "conjugate": _conjugated, "real": _re_of, "imag": _im_of,
        "negative": lambda z: _complex_of(-_re_of(z), -_im_of(z)), "square": lambda z: _times(z, z), "isreal": lambda z: _im_of(z) == 0, "iscomplex": lambda z: _im_of(z) != 0, "iscomplexobj": lambda z: True, "isrealobj": lambda z: False,
        "isnan": lambda z: isnan(_re_of(z)) | isnan(_im_of(z)), "isfinite": lambda z: isfinite(_re_of(z)) & isfinite(_im_of(z)), "shape": lambda z: _re_of(z).shape, "ndim": lambda z: _re_of(z).ndim, "size": lambda z: _re_of(z).size}
    if name in ones and not more and not named:
        r = ones[name](z)
        return r[()] if _kind(r) and not _own(z) else r
    if name == "angle":
        turn = arctan2(_im_of(z), _re_of(z))
        return turn * 180 / pi if more + tuple(named.values()) in ((True,), (1,)) else turn if not more + tuple(named.values()) else _outside("angle of these")
    if name in ("zeros_like", "ones_like", "empty_like") and not more and not named:
        return _complex_of(function(_re_of(z)), zeros_like(_re_of(z)))
    twos = {"add": _plus, "subtract": _minus, "multiply": _times, "divide": _over, "true_divide": _over, "power": _raised}
    if name in twos and len(more) == 1:
        return twos[name](z, more[0])
    if name == "vdot" and more and _re_of(z).shape != _re_of(more[0]).shape:
        _outside("vdot of these")
    if name in ("dot", "matmul", "inner", "outer", "kron", "convolve", "vdot") and len(more) == 1 and not named:
        return _bilinear(function if name != "vdot" else dot, _conjugated(z) if name == "vdot" else z, more[0])
    if name in ("equal", "not_equal", "array_equal", "allclose", "isclose"):
        return _alike(name, z, *more, **named)
    if name == "norm" and not more and not named:
        return sqrt((_re_of(z) ** 2 + _im_of(z) ** 2).sum())
    if name in ("sort", "argsort") and not _known(_re_of(z)):
        return function(_re_of(z), *more, **named) if name == "argsort" else _parted(function, z, *more, **named)
    if name == "where" and len(more) == 2 and not _has_complex(z):
        return _complex_of(where(z, _re_of(more[0]), _re_of(more[1])), where(z, _im_of(more[0]), _im_of(more[1])))
    if name in ("concatenate", "stack", "vstack", "hstack", "column_stack"):
        return _complex_of(function([_re_of(one) for one in z], *more, **named), function([_im_of(one) for one in z], *more, **named))
    if name not in ("sum", "mean", "cumsum", "diff", "reshape", "ravel", "transpose", "squeeze", "expand_dims", "flip", "roll", "tile", "repeat", "take", "round", "around", "fftshift", "ifftshift", "diag", "trace", "copy", "swapaxes", "moveaxis", "atleast_1d", "atleast_2d", "broadcast_to"):
        _outside(name + " of complex numbers")
    return _parted(function, z, *more, **named)

def _alike(name, a, b, rtol=1e-05, atol=1e-08):
    if name in ("allclose", "isclose"):
        near = _length(_minus(a, b)) <= atol + rtol * _length(b)
        return near if name == "isclose" else bool(near.all())
    if name == "array_equal" and _re_of(a).shape != _re_of(b).shape:
        return False
    same = (_re_of(a) == _re_of(b)) & (_im_of(a) == _im_of(b))
    return bool(same.all()) if name == "array_equal" else ~same if name == "not_equal" else same

def _made_complex(name, function, given, named):
    at = 2 if name == "full" else 1
    asked = named.get("dtype", given[at] if len(given) > at else None)
    rest = {key: v for key, v in named.items() if key != "dtype"}
    if asked is not None and not _names_complex(asked) or rest:
        _outside(name + " of these")
    if name in ("array", "asarray", "asanyarray", "astype"):
        v = given[0]
        return _complex_of(array(_re_of(v)), array(_im_of(v))) if _has_complex(v) or asked is not None else _outside(name + " of these")
    if name == "full":
        return _complex_of(function(given[0], _re_of(given[1])), function(given[0], _im_of(given[1])))
    return _complex_of(function(given[0]), zeros(given[0])) if asked is not None else _outside(name + " of these")

# What stands beside a complex number, which is no list where that is one of Python's own.

def _next_to(self, other):
    fits = _is_complex(other) or _kind(other) or isinstance(other, (int, float))
    return other if fits or _typename(other) in ("list", "tuple") and not _own(self) else _outside("a complex number beside this")

# What is written into an array of complex numbers, at the place of an operator and "=".

def _into_complex(self, op, other):
    if _own(self) or self._re.ndim == 0:
        return op(self, _next_to(self, other))
    sizes = _re_of(other).shape
    if _first_apart(self._re.shape, sizes) is not None:
        raise ValueError(f"operands could not be broadcast together with shapes {_compact(self._re.shape)} {_compact(sizes)} {_compact(self._re.shape)} ")
    self[...] = op(self, other)
    return self

def own_complexes___iadd__(self, other):
    return _unseen(_into_complex(self, _plus, other))

def own_complexes___isub__(self, other):
    return _unseen(_into_complex(self, _minus, other))

def own_complexes___imul__(self, other):
    return _unseen(_into_complex(self, _times, other))

def own_complexes___itruediv__(self, other):
    return _unseen(_into_complex(self, _over, other))

def own_complexes___mod__(self, other):
    _no_complex("remainder", self)

def own_complexes___floordiv__(self, other):
    _no_complex("floor_divide", self)

def _no_complex(name, z):
    if _own(z):
        _outside(name + " of a complex number")
    _no_bits("", name, "", "", False, True)

def own_complexes___add__(self, other):
    return _unseen(_plus(self, _next_to(self, other)))

def own_complexes___radd__(self, other):
    return _unseen(_plus(_next_to(self, other), self))

def own_complexes___sub__(self, other):
    return _unseen(_minus(self, _next_to(self, other)))

def own_complexes___rsub__(self, other):
    return _unseen(_minus(_next_to(self, other), self))

def own_complexes___mul__(self, other):
    return _unseen(_times(self, _next_to(self, other)))

def own_complexes___rmul__(self, other):
    return _unseen(_times(_next_to(self, other), self))

def own_complexes___truediv__(self, other):
    return _unseen(_over(self, _next_to(self, other)))

def own_complexes___rtruediv__(self, other):
    return _unseen(_over(_next_to(self, other), self))

def own_complexes___pow__(self, other):
    return _unseen(_raised(self, _next_to(self, other)))

def own_complexes___rpow__(self, other):
    return _unseen(_raised(_next_to(self, other), self))

def own_complexes___matmul__(self, other):
    return _unseen(_bilinear(matmul, self, other))

def own_complexes___rmatmul__(self, other):
    return _unseen(_bilinear(matmul, other, self))

def own_complexes___neg__(self):
    return _unseen(_complex_of(-self._re, -self._im, _own(self)))

def own_complexes___abs__(self):
    r = _unseen(_length(self))
    return float(r) if _own(self) else r

def own_complexes___eq__(self, other):
    r = _unseen(_alike("equal", self, other))
    return bool(r) if _own(self, other) else r

def own_complexes___ne__(self, other):
    r = _unseen(_alike("not_equal", self, other))
    return bool(r) if _own(self, other) else r

def own_complexes___lt__(self, other):
    if not _own(self, other):
        _outside("the order of complex numbers")
    raise TypeError(f"'<' not supported between instances of '{_typename(self)}' and '{_typename(other)}'")

def own_complexes___gt__(self, other):
    if not _own(self, other):
        _outside("the order of complex numbers")
    raise TypeError(f"'>' not supported between instances of '{_typename(self)}' and '{_typename(other)}'")

def own_complexes___len__(self):
    if self._re.ndim == 0:
        raise TypeError(f"object of type '{_typename(self)}' has no len()")
    return len(self._re)

def own_complexes___getitem__(self, key):
    return _unseen(_complex_of(self._re[key], self._im[key]))

def own_complexes___setitem__(self, key, value):
    if _base(self._re) is not None:
        _outside("writing into a view of complex numbers")
    self._re[key], self._im[key] = _re_of(value), _im_of(value)
    _unseen(_keep(self, "_shown", _complex_of(self._re, self._im)._shown))

def own_complexes___iter__(self):
    return _unseen([_complex_of(x, y) for x, y in zip(self._re, self._im)])

def own_complexes_the_real(self):
    return float(self._re) if _own(self) else self._re[()]

def own_complexes_the_imag(self):
    return float(self._im) if _own(self) else self._im[()]

def own_complexes_the_shape(self):
    return self._re.shape

def own_complexes_the_ndim(self):
    return self._re.ndim

def own_complexes_the_size(self):
    return self._re.size

def own_complexes_the_nbytes(self):
    return self._re.size * 16

def own_complexes_the_T(self):
    return _unseen(_complex_of(self._re.T, self._im.T))

def own_complexes_the_dtype(self):
    return _instance("dtype", "numpy.own_dtype", {}, {"name": "complex128", "kind": "c", "itemsize": 16, "_shown": "dtype('complex128')"})

def own_complexes_astype(self, dtype):
    return own_complexes_copy(self) if _names_complex(dtype) else _unseen(self._re.astype(dtype))

def own_complexes_conj(self):
    return _unseen(_conjugated(self))

own_complexes_conjugate = own_complexes_conj

def own_complexes_sum(self, axis=None, keepdims=False):
    return _unseen(_complex_of(self._re.sum(axis, keepdims=keepdims), self._im.sum(axis, keepdims=keepdims)))

def own_complexes_mean(self, axis=None, keepdims=False):
    return _unseen(_complex_of(self._re.mean(axis, keepdims=keepdims), self._im.mean(axis, keepdims=keepdims)))

def own_complexes_reshape(self, *shape):
    return _unseen(_complex_of(self._re.reshape(*shape), self._im.reshape(*shape)))

def own_complexes_ravel(self):
    return _unseen(_complex_of(self._re.ravel(), self._im.ravel()))

own_complexes_flatten = own_complexes_ravel

def own_complexes_copy(self):
    return _unseen(_complex_of(self._re.copy(), self._im.copy()))

def own_complexes_round(self, decimals=0):
    return _unseen(_complex_of(self._re.round(decimals), self._im.round(decimals)))

def own_complexes_transpose(self, *axes):
    return _unseen(_complex_of(self._re.transpose(*axes), self._im.transpose(*axes)))

def own_complexes_tolist(self):
    return _unseen([_complex_of(x, y, True) for x, y in zip(self._re.tolist(), self._im.tolist())]) if self._re.ndim == 1 else _outside("tolist of these")

def own_complexes_argsort(self, axis=-1):
    return argsort(self._re, axis) if not _known(self._re) else _outside("the order of complex numbers")

def own_complexes_dot(self, other):
    return _unseen(_bilinear(dot, self, other))
