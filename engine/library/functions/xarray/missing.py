def array_isnull(self, keep_attrs=None):
    return self != self

def array_notnull(self, keep_attrs=None):
    return self == self

def _ordered_as(r, self):
    return r if r.dims == self.dims else transpose(r, *(list(self.dims) + [name for name in r.dims if name not in self.dims]))

def array_fillna(self, value):
    if _typename(value) not in ("int", "float", "bool", "array"):
        _outside("fillna with this")
    return _named_as(_ordered_as(where(self == self, self, value), self), self)

def _kept(self, cond, name):
    others = [d for d in cond.dims if d != name]
    flags = (cond.any(others) if others else cond).values
    if not _known(flags):
        _outside("dropping by unknown values")
    return {name: [k for k, keep in enumerate(flags.tolist()) if keep]}

def array_dropna(self, dim, how="any", thresh=None):
    if how not in ("any", "all"):
        raise ValueError(f"invalid how option: {how}")
    if dim not in self.dims:
        raise ValueError(f"Dimension {dim!r} not found in data dimensions {_axes_beside(self)}")
    good = self == self
    others = [d for d in self.dims if d != dim]
    if thresh is not None:
        return _picked(self, _kept(self, (good.sum(others) if others else good * 1) >= thresh, dim))
    if how == "all" and others:
        return _picked(self, _kept(self, good.any(others), dim))
    return _picked(self, _kept(self, good.all(others) if how == "any" and others else good, dim))

def array_ffill(self, dim, limit=None):
    if dim not in self.dims:
        raise ValueError(f"{dim!r} not found in array dimensions {self.dims}")
    raise ModuleNotFoundError("No module named 'bottleneck'")

array_bfill = array_ffill

def array_rank(self, dim, pct=False, keep_attrs=None):
    raise ImportError("rank requires bottleneck to be installed.")

# interpolate_na fills what is missing between two values along an axis of which the places
# are labels, or counted.

def array_interpolate_na(self, dim=None, method="linear", limit=None, use_coordinate=True, max_gap=None, keep_attrs=None, **kwargs):
    if dim is None:
        raise NotImplementedError("dim is a required argument")
    if method != "linear" or limit is not None or max_gap is not None or kwargs or dim not in self.dims or not _known(self) or _kind(self) == "f" and self.dtype.itemsize < 8:
        _outside("interpolate_na of these")
    if _labels(self, dim) is not None and _labels(self, dim) != sorted(_labels(self, dim)) and use_coordinate == True:
        raise ValueError(f"Index {dim!r} must be monotonically increasing")
    if _kind(self) != "f" or self.size == 0:
        return self
    labels = _labels(self, dim) if use_coordinate == True else None
    at = list(range(self.sizes[dim])) if labels is None else _label_seconds(labels) if _labels_are_times(labels) else labels
    if _typename(at[0]) == "str" or at != sorted(at) or _repeated(at):
        _outside("interpolate_na along these labels")
    others = [name for name in self.dims if name != dim]
    x = transpose(self, *(others + [dim])).values
    rows = [_interpolated(row, at) for row in x.reshape((-1, len(at))).tolist()]
    return _ordered_as(_follow(_labelled(_plain(asarray(rows).reshape(x.shape), others + [dim]), {name: _labels(self, name) for name in self.dims}), self), self)

def _interpolated(row, at):
    known, out = [k for k, v in enumerate(row) if v == v], list(row)
    for low, high in zip(known[:-1], known[1:]):
        for k in range(low + 1, high):
            out[k] = row[low] + (row[high] - row[low]) * (at[k] - at[low]) / (at[high] - at[low])
    return out

def array_where(self, cond, other=None, drop=False):
    cond = cond(self) if _typename(cond) == "function" else cond
    if _kind(self) == "b" and other is None:
        _outside("where of these")
    if drop:
        for name in cond.dims:
            at = _kept(self, cond, name)
            self, cond = _picked(self, at), _picked(cond, at)
    if other is None and _kind(self) in "iu":
        self = _with_room(self)
    return _named_as(_ordered_as(_where_with_room(cond, self, nan if other is None else other), self), self)

def _skip(a, fold, dim, keepdims, ddof):
    return _named_as(_skipping(a, fold, dim, keepdims, ddof), a)

def _skipping(a, fold, dim, keepdims, ddof):
    bad = a != a
    n = (a == a).sum(dim, keepdims=keepdims).astype(a.dtype)
    if fold == "median" and _known(a) and not keepdims:
        names = list(a.dims) if dim is None else [dim] if _typename(dim) in ("str", "int") else list(dim)
        names = [a.dims[name] if _typename(name) == "int" else name for name in names]
        rest = [name for name in a.dims if name not in names]
        x = transpose(a, *(rest + names)).values
        return _wrapped(_quantiles_of(x.reshape(tuple(x.shape[:len(rest)]) + (-1,)), [0.5], False).astype(a.dtype), rest, a)
    if fold in ("any", "all"):
        return where(bad, True, a != 0).any(dim) if fold == "any" else where(bad, True, a != 0).all(dim)
    if fold == "sum" or fold == "prod":
        r = where(bad, 0.0 if fold == "sum" else 1.0, a)
        return r.sum(dim, keepdims=keepdims) if fold == "sum" else r.prod(dim, keepdims=keepdims)
    if fold == "mean":
        return where(bad, 0.0, a).sum(dim, keepdims=keepdims) / n
    if fold in ("max", "min"):
        names = range(a.ndim) if dim is None else [dim] if _typename(dim) in ("str", "int") else list(dim)
        if 0 in [a.shape[a.dims.index(name) if _typename(name) == "str" else name] for name in names]:
            raise ValueError(f"zero-size array to reduction operation f{fold} which has no identity")
        r = where(bad, -inf, a).max(dim, keepdims=keepdims) if fold == "max" else where(bad, inf, a).min(dim, keepdims=keepdims)
        return where(n == 0, nan, r)
    if fold in ("std", "var"):
        far = where(bad, 0.0, a - where(bad, 0.0, a).sum(dim) / (a == a).sum(dim).astype(a.dtype))
        r = (far ** 2).sum(dim, keepdims=keepdims) / (n - ddof)
        return sqrt(r) if fold == "std" else r
    if fold in ("argmax", "argmin") and not (n == 0).any():
        return where(bad, -inf, a).argmax(dim) if fold == "argmax" else where(bad, inf, a).argmin(dim)
    if fold == "cumsum" or fold == "cumprod":
        return where(bad, 0.0, a).cumsum(dim) if fold == "cumsum" else where(bad, 1.0, a).cumprod(dim)
    _outside(fold + " of values that are nan")

def _wrapped(values, dims, like):
    r = _plain(values, dims)
    return _follow(_labelled(r, {name: _labels(like, name) for name in dims if name in like.dims and like.sizes[name] == r.sizes[name]}), like)

def array_copy(self, deep=True, data=None):
    if data is not None and tuple(asarray(data).shape) != tuple(self.shape):
        raise ValueError(f"Data shape {tuple(asarray(data).shape)} must match shape of object {tuple(self.shape)}")
    return self + 0 if data is None and _kind(self) != "b" else _wrapped(self.values if data is None else data, self.dims, self)

def array_quantile(self, q, dim=None, method="linear", keep_attrs=None, skipna=None):
    names = list(self.dims) if dim is None else [dim] if _typename(dim) == "str" else list(dim)
    rest = [name for name in self.dims if name not in names]
    missing = [name for name in names if name not in self.dims]
    if len(missing) > 1:
        _outside("a quantile along several axes that there are not")
    if missing:
        raise ValueError(f"Dimensions {tuple(missing)} not found in data dimensions {_axes_beside(self)}")
    if [v for v in ([q] if _typename(q) in ("int", "float") else q if _typename(q) in ("list", "tuple") else []) if not 0 <= v <= 1]:
        raise ValueError("Quantiles must be in the range [0, 1]")
    if method != "linear" or self.size == 0:
        _outside("a quantile of these")
    x = transpose(self, *(rest + names)).values
    x = x.reshape(tuple(x.shape[:len(rest)]) + (-1,))
    if skipna != False and _kind(self) == "f" and _known(self) and (self != self).any():
        return _quantiles_beside(self, q, _quantiles_of(x, asarray(q).reshape(-1).tolist(), _typename(q) in ("list", "array")), rest)
    return _quantiles_beside(self, q, quantile(x, asarray(q), axis=-1), rest)

# _quantiles_of are those of the values that are not nan.

def _quantiles_of(x, qs, several):
    rows = [sorted([v for v in row if v == v]) for row in x.reshape((-1, x.shape[-1])).tolist()]
    made = [[_quantile_of(row, q) for row in rows] for q in qs]
    return asarray(made if several else made[0]).reshape(((len(qs),) if several else ()) + tuple(x.shape[:-1]))

def _quantile_of(row, q):
    if not row:
        return nan
    at = q * (len(row) - 1)
    low = min(int(at), len(row) - 1)
    high = min(low + 1, len(row) - 1)
    return row[low] + (row[high] - row[low]) * (at - low)

def _quantiles_beside(self, q, values, rest):
    several, d = _typename(q) in ("list", "array"), _beside(self)
    r = _wrapped(values, (["quantile"] if several else []) + rest, self)
    if d is None:
        return r
    coords = {key: one for key, one in _followed(d, r)["coords"].items() if one is None or one.ndim}
    r = _with_coords(r, coords)
    return _labelled(r, {"quantile": asarray(q).tolist() if several else float(q)})

def array_isin(self, test_elements):
    values = self.values if self.ndim else self.values.reshape(1)
    return _wrapped(isin(values, test_elements).reshape(self.shape), self.dims, self)

def array_swap_dims(self, dims_dict=None, **dims_kwargs):
    given = _by_dims("swap_dims", dims_dict, dims_kwargs)
    for name, to in given.items():
        if name not in self.dims:
            raise ValueError(f"cannot swap from dimension {name!r} because it is not one of the dimensions of this dataset {tuple(self.dims)}")
        if to in self.dims:
            _outside("swap_dims to another axis")
        old = _coordinate(self, name) if _labels(self, name) is not None else None
        new = _coordinate(self, to)
        if new is not None and new.dims != (name,):
            raise ValueError(f"replacement dimension {to!r} is not a 1D variable along the old dimension {name!r}")
        order = [to if key == to else key for key in _coord_keys(self)]
        self = _renamed(_less_coords(self, [name, to]), {name: to})
        for key in order:
            if key == to:
                self = _labelled(self, {to: _values_of(new)})
            elif key == name and old is not None:
                self = _labelled(self, {name: (to, _values_of(old))})
        self = _ordered_coords(self, order)
    return self

def _values_of(c):
    return c.tolist() if _typename(c) == "Texts" else _times(_bare_values(c._codes)) if _is_times(c) else c.values

def array_reset_index(self, dims_or_levels, drop=False):
    names = [dims_or_levels] if _typename(dims_or_levels) == "str" else list(dims_or_levels)
    missing = [name for name in names if name not in self.dims or _labels(self, name) is None]
    if missing:
        raise ValueError(f"{tuple(missing)} are not coordinates with an index")
    for name in names:
        self = _less_coords(self, [name]) if drop else _label_axis(_unsure(self), name, ...)
    return self

def array_drop_indexes(self, coord_names, errors="raise"):
    names = [coord_names] if _typename(coord_names) == "str" else list(coord_names)
    return array_reset_index(self, names) if not [name for name in names if name not in self.dims or _labels(self, name) is None] else _outside("drop_indexes of these")

# set_index gives an axis the values of a coordinate for labels.

def array_set_index(self, indexes=None, append=False, **indexes_kwargs):
    for dim, name in (indexes_kwargs if indexes is None else indexes).items():
        if append:
            _outside("set_index of several coordinates")
        if _typename(name) == "list" and len(name) > 1:
            self = _with_levels(self, dim, name)
            continue
        name = name if _typename(name) == "str" else name[0]
        c = _coordinate(self, name) if name in _coord_keys(self) else None
        if c is None:
            raise ValueError(f"{name} variable(s) do not exist")
        if c.dims != (dim,):
            _outside("set_index of these")
        self = _labelled(_less_coords(self, [name]), {dim: _values_of(c)})
    return self

def Dataset_set_index(self, indexes=None, append=False, **indexes_kwargs):
    return _along_given(self, indexes_kwargs if indexes is None else indexes, lambda v, at: array_set_index(v, at, append))

def xarray_IndexVariable(dims, data, attrs=None, encoding=None, fastpath=False):
    name = dims if _typename(dims) == "str" else dims[0]
    r = DataArray(data, coords={name: data}, dims=[name])
    return _entitled(r, name) if isinstance(r, DataArray) else _texts(_entitled(r._codes, name))

def array_pad(self, pad_width=None, mode="constant", stat_length=None, constant_values=None, end_values=None, reflect_type=None, keep_attrs=None, **pad_width_kwargs):
    given = _by_dims("pad", pad_width, pad_width_kwargs)
    if mode not in ("constant", "edge", "reflect", "symmetric", "wrap") or _typename(constant_values) not in ("NoneType", "int", "float") or [name for name in given if name not in self.dims] or _kind(self) == "b":
        _outside("pad of these")
    widths = [given.get(name, 0) for name in self.dims]
    widths = tuple([(n, n) if _typename(n) == "int" else tuple(n) for n in widths])
    labels, self = {name: _labels(self, name) for name in given if _labels(self, name) is not None}, _labelled(self, {name: None for name in given})
    if mode != "constant":
        r = _wrapped(pad(self.values, widths, mode=mode), self.dims, self)
    elif constant_values is not None and _kind(self) == "i" and _typename(constant_values) == "float":
        _outside("pad of ints with floats")
    else:
        x = _with_room(self) if constant_values is None else self
        r = _wrapped(pad(x.values, widths, constant_values=nan if constant_values is None else constant_values), self.dims, self)
    return _labelled(r, {name: _padded_labels(own, widths[self.dims.index(name)], mode) for name, own in labels.items()})

# Labels are padded as values are, with nan where values get a constant.

def _padded_labels(labels, widths, mode):
    if not labels or _typename(labels[0]) not in ("int", "float"):
        _outside("pad of these labels")
    if mode == "constant":
        return asarray([nan] * widths[0] + list(labels) + [nan] * widths[1])
    return pad(asarray(labels), widths, mode=mode)

def array_broadcast_equals(self, other):
    if not isinstance(other, DataArray):
        return False
    a, b = broadcast_arrays(self, other)
    return array_equals(a, b)

def array_combine_first(self, other):
    a, b = align(self, other, join="outer")
    return _named_as(_ordered_as(where(a == a, a, b), self), self)

def array_reduce(self, func, dim=None, axis=None, keep_attrs=None, keepdims=False, **kwargs):
    if dim is not None and dim != ... and axis is not None:
        raise ValueError("cannot supply both 'axis' and 'dim' arguments")
    names = self.dims if dim is None or dim == ... else (dim,) if _typename(dim) == "str" else tuple(dim)
    missing = [name for name in names if name not in self.dims]
    if missing:
        raise ValueError(f"{missing[0]!r} not found in array dimensions {self.dims}")
    if axis is not None:
        names = tuple([self.dims[k] for k in ([axis] if _typename(axis) == "int" else axis)])
    places = [self.dims.index(name) for name in names]
    if axis is None and (dim is None or dim == ...):
        made = func(self.values, **kwargs)
    else:
        made = func(self.values, axis=places[0] if len(places) == 1 else tuple(places), **kwargs)
    if shape(made) == self.shape:
        names = ()
    r = _wrapped(made, [name for name in self.dims if name not in names], self)
    r = _unattributed(r) if keep_attrs == False else r
    return transpose(_newaxes(r, {name: 1 for name in names}), *self.dims) if keepdims and names else r

def array_pipe(self, func, *args, **kwargs):
    return func(self, *args, **kwargs)

def _co(da_a, da_b, dim, ddof):
    if [a for a in (da_a, da_b) if _kind(a) != "f" and a.dtype.itemsize < 4 or _kind(a) == "f" and a.dtype.itemsize < 8 or a.size == 0]:
        _outside("corr and cov of these")
    n = (da_a * da_b == da_a * da_b).sum(dim)
    if _known(da_a) and _known(da_b) and (da_a * da_b != da_a * da_b).any():
        _outside("cov of values that are nan")
    return ((da_a - da_a.mean(dim)) * (da_b - da_b.mean(dim))).sum(dim) / (n - ddof)

def xarray_cov(da_a, da_b, dim=None, ddof=1, weights=None):
    da_a, da_b = align(da_a, da_b)
    return _co(da_a, da_b, dim, ddof) if weights is None else _outside("cov with weights")

def xarray_corr(da_a, da_b, dim=None, weights=None):
    da_a, da_b = align(da_a, da_b)
    return _co(da_a, da_b, dim, 0) / (da_a.std(dim) * da_b.std(dim)) if weights is None else _outside("corr with weights")

# What is said of an axis beside dim, and of keepdim, which is handed on to NumPy's functions
# or to those that skip nan. They look for the axes first.

def _keyword(call, name, a, dim, value, folds):
    if not folds:
        return _outside(name, "argument") if name in ("keepdim", "dims") else None
    if name == "axis" and dim is not None:
        raise ValueError("cannot supply both 'axis' and 'dim' arguments")
    if name == "axis":
        return None
    plain = _kind(a) != "f" or call in ("any", "all")
    if name == "dtype" and call == "mean" and not plain and value is not None and _kind(zeros(0, dtype=value)) != "f":
        raise TypeError("If a is inexact, then dtype must be inexact")
    if name in ("dtype", "out", "keepdims", "initial"):
        return None
    if name == "where" and plain:
        if call == "median" or not isinstance(value, DataArray):
            return None
        ufunc = {"prod": "multiply", "max": "maximum", "min": "minimum", "any": "logical_or", "all": "logical_and"}.get(call, "add")
        raise NotImplementedError(f"reduce method for ufunc <ufunc '{ufunc}'> is not implemented on xarray objects, which currently only support the __call__ method. As an alternative, consider explicitly converting xarray objects to NumPy arrays (e.g., with `.values`).")
    if dim is not None and dim not in a.dims:
        _outside(f"{name} beside these axes")
    if call == "median":
        _outside("median with " + name)
    if name == "values" or name == "correction" and plain:
        _outside(name, "argument")
    own = {"std": ["ddof"], "var": ["ddof"], "sum": ["min_count"], "prod": ["min_count"]}.get(call, [])
    near = _nearest(list(name), ["axis", "out", "dtype"] + own + (["keepdims", "initial", "where"] if plain else []))
    raise TypeError(f"{'' if plain else 'nan'}{call}() got an unexpected keyword argument {name!r}" + (f". Did you mean {near!r}?" if near else ""))

# A number for dim, a name for axis, and several axes of an argmax.

def _asked_axis(call, method, a, dim, given, by_axis):
    if method and given:
        _axis_or_dim(call, dim, by_axis, a)
    elif not method and call in ("argmax", "argmin") and _typename(a) == "array" and a.ndim and "" not in a.dims:
        _misfits(a, dim)

def _axis_or_dim(call, v, by_axis, a):
    if by_axis and call == "median" and isinstance(v, int) and v >= a.ndim:
        _outside("axis", "argument")
    if by_axis and _typename(v) == "str":
        raise TypeError("'str' object cannot be interpreted as an integer")
    for k in v if _sequence(v) else [v]:
        if by_axis == False and _typename(k) in ("int", "float") and a.ndim and "" not in a.dims:
            raise ValueError(f"{k} not found in array dimensions {a.dims}")
    if by_axis and _sequence(v) and not [k for k in v if _typename(k) != "int"] and call not in ("argmax", "argmin", "argsort", "median"):
        return None
    if isinstance(v, (int, float)) != by_axis or _sequence(v) and call in ("argmax", "argmin", "argsort"):
        _outside("dim", "argument")

# What is said of an index that is no int and no slice.

def _indexer(a, name, place, shape, of):
    mask, named = _kind(a) == "b", a.ndim > 0 and a.dims[0] != ""
    if mask and a.ndim == 1 and a.shape[0] != shape[place]:
        raise IndexError(f"Boolean array size {a.shape[0]} is used to index array with shape {shape}.")
    if mask and a.ndim > 1 and named:
        raise IndexError(f"{a.ndim}-dimensional boolean indexing is not supported. ")
    if a.ndim != 1 or named and a.dims[0] != name:
        _outside("a table", "index")
    own, theirs = _labels(of, name), _labels(a, name) if named else None
    if own is None or theirs is None or mask and own == theirs:
        return None
    at = a.values.tolist() if _known(a) else _outside("a table", "index")
    at = [k for k, keep in enumerate(at) if keep] if mask else [k for k in at if -len(own) <= k < len(own)]
    got = [own[k] for k in at]
    theirs = [theirs[k] for k in at] if mask else theirs
    if got != theirs:
        if [one for one in _coord_names() if one != name] or not _same_kind(own, theirs):
            _outside("a table", "index")
        raise IndexError(f"dimension coordinate {name!r} conflicts between indexed and indexing objects:\n{_coord_text('DataArray', name, got)}\nvs.\n{_coord_text('IndexVariable', name, theirs)}")

def _same_kind(a, b):
    return bool(a) and bool(b) and _typename(a[0]) == _typename(b[0]) and not _labels_are_times(a)

def ufunc_reduce(op, array, *args, **kwargs):
    if isinstance(array, DataArray):
        raise NotImplementedError(f"reduce method for ufunc <ufunc '{_called(op)}'> is not implemented on xarray objects, which currently only support the __call__ method. As an alternative, consider explicitly converting xarray objects to NumPy arrays (e.g., with `.values`).")
    _outside(_called(op) + ".reduce")

def ufunc_outer(op, A, B):
    if isinstance(A, DataArray) or isinstance(B, DataArray):
        raise NotImplementedError(f"outer method for ufunc <ufunc '{_called(op)}'> is not implemented on xarray objects, which currently only support the __call__ method. As an alternative, consider explicitly converting xarray objects to NumPy arrays (e.g., with `.values`).")
    A, B = asarray(A), asarray(B)
    return op(_expand_dims(A, list(range(A.ndim, A.ndim + B.ndim))) if B.ndim else A, B)
