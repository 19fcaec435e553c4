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
        raise ValueError(f"Dimension {dim!r} not found in data dimensions {self.dims}")
    good = self == self
    others = [d for d in self.dims if d != dim]
    if thresh is not None:
        return _picked(self, _kept(self, (good.sum(others) if others else good * 1) >= thresh, dim))
    if how == "all" and others:
        return _picked(self, _kept(self, good.any(others), dim))
    return _picked(self, _kept(self, good.all(others) if how == "any" and others else good, dim))

def array_ffill(self, dim, limit=None):
    raise ModuleNotFoundError("No module named 'bottleneck'")

array_bfill = array_ffill

def array_rank(self, dim, pct=False, keep_attrs=None):
    raise ImportError("rank requires bottleneck to be installed.")

# interpolate_na fills what is missing between two values along an axis of which the places
# are labels, or counted.

def array_interpolate_na(self, dim=None, method="linear", limit=None, use_coordinate=True, max_gap=None, keep_attrs=None, **kwargs):
    if dim is None:
        raise NotImplementedError("dim is a required argument")
    if method != "linear" or limit is not None or max_gap is not None or kwargs or dim not in self.dims or not _known(self) or _kind(self) != "f":
        _outside("interpolate_na of these")
    labels = _labels(self, dim) if use_coordinate == True else None
    at = list(range(self.sizes[dim])) if labels is None else labels
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
    return _named_as(_ordered_as(where(cond, self, nan if other is None else other), self), self)

def _skip(a, fold, dim, keepdims, ddof):
    return _named_as(_skipping(a, fold, dim, keepdims, ddof), a)

def _skipping(a, fold, dim, keepdims, ddof):
    bad = a != a
    n = (a == a).sum(dim, keepdims=keepdims)
    if fold == "median" and _known(a) and not keepdims:
        names = list(a.dims) if dim is None else [dim] if _typename(dim) in ("str", "int") else list(dim)
        names = [a.dims[name] if _typename(name) == "int" else name for name in names]
        rest = [name for name in a.dims if name not in names]
        x = transpose(a, *(rest + names)).values
        return _wrapped(_quantiles_of(x.reshape(tuple(x.shape[:len(rest)]) + (-1,)), [0.5], False), rest, a)
    if fold in ("any", "all"):
        return where(bad, True, a != 0).any(dim) if fold == "any" else where(bad, True, a != 0).all(dim)
    if fold == "sum" or fold == "prod":
        r = where(bad, 0.0 if fold == "sum" else 1.0, a)
        return r.sum(dim, keepdims=keepdims) if fold == "sum" else r.prod(dim, keepdims=keepdims)
    if fold == "mean":
        return where(bad, 0.0, a).sum(dim, keepdims=keepdims) / n
    if fold == "max" or fold == "min":
        r = where(bad, -inf, a).max(dim, keepdims=keepdims) if fold == "max" else where(bad, inf, a).min(dim, keepdims=keepdims)
        return where(n == 0, nan, r)
    if fold in ("std", "var"):
        far = where(bad, 0.0, a - where(bad, 0.0, a).sum(dim) / (a == a).sum(dim))
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
    if method != "linear" or [name for name in names if name not in self.dims]:
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
    return _wrapped(isin(self.values, test_elements), self.dims, self)

def _unwritten(self, *args, **kwargs):
    _outside("this method")

array_searchsorted = _unwritten

# At places along another axis, one after the other, what interp gives along its own is picked.

def _interp_at_points(self, given, points, method):
    dims = [to.dims for to in points.values()]
    if len(points) != len(given) or [d for d in dims if d != dims[0] or len(d) != 1] or dims[0][0] in self.dims or _beside(self) is None:
        _outside("interp at these places")
    new, n = dims[0][0], list(points.values())[0].size
    rows = [array_interp(self, {name: to.values.tolist()[k] for name, to in points.items()}, method) for k in range(n)]
    r = xarray_concat([_less_coords(row, list(points)) for row in rows], new)
    at = min([self.dims.index(name) for name in points])
    names = [d for d in r.dims if d != new]
    r = transpose(r, *(names[:at] + [new] + names[at:]))
    for name, to in points.items():
        r = _with_coord(r, name, [new], to.values)
    return r

def array_interp(self, coords=None, method="linear", assume_sorted=False, kwargs=None, **coords_kwargs):
    given = coords_kwargs if coords is None else coords
    points = {name: to for name, to in given.items() if isinstance(to, DataArray) and to.ndim and to.dims != (name,)}
    if points:
        return _interp_at_points(self, given, points, method)
    given = {name: to.values.tolist() if isinstance(to, DataArray) else to for name, to in given.items()}
    missing = [name for name in given if name not in self.dims]
    if missing:
        if len(missing) > 1:
            _outside("interp along several axes that there are not")
        raise ValueError(f"Dimensions {{{missing[0]!r}}} do not exist. Expected one or more of FrozenMappingWarningOnValuesAccess({_said(_sizes_of({'': self}))})")
    if method != "linear" or kwargs is not None or _kind(self) == "b" or _kind(self) == "f" and self.values.itemsize < 8:
        _outside("interp of these")
    for name, to in given.items():
        labels, alone = _labels(self, name), _typename(to) in ("int", "float")
        if labels is not None and labels != sorted(labels) and _typename(labels[0]) != "str" and not _repeated(labels):
            self = _picked(self, {name: [labels.index(v) for v in sorted(labels)]})
            labels = sorted(labels)
        labels = list(range(self.sizes[name])) if labels is None else labels
        if len(labels) < 2 or _typename(labels[0]) == "str" or labels != sorted(labels) or _repeated(labels) or not alone and (isinstance(to, DataArray) or ndim(to) != 1):
            _outside("interp at these places")
        at = [to] if alone else asarray(to).tolist()
        low = [max(min(len([v for v in labels if v <= t]) - 1, len(labels) - 2), 0) for t in at]
        part = DataArray([(t - labels[k]) / (labels[k + 1] - labels[k]) for k, t in zip(low, at)], dims=[name])
        a = _labelled(self, {name: None})
        a = _picked(a, {name: low}) * 1.0 + (_picked(a, {name: [k + 1 for k in low]}) - _picked(a, {name: low})) * part
        a = array_where(a, DataArray([labels[0] <= t <= labels[-1] for t in at], dims=[name]))
        self = _named_as(_picked(_labelled(a, {name: at}), {name: 0}) if alone else _labelled(a, {name: at}), self)
    return self

# Slopes and areas along an axis, by its labels or its places.

def _steps(self, coord):
    if _typename(coord) != "str" or coord not in self.dims or _kind(self) == "b" or self.sizes[coord] < 2:
        _outside("a slope or an area of these")
    labels = _labels(self, coord)
    if labels is not None and ([v for v in labels if _typename(v) == "str"] or _repeated(labels)):
        _outside("an axis of these labels")
    at = DataArray([float(v) for v in (range(self.sizes[coord]) if labels is None else labels)], dims=[coord])
    y = _labelled(self, {coord: None})
    return _ends(y, coord), _ends(at, coord)

def _ends(a, dim):
    return _picked(a, {dim: slice(None, -1)}), _picked(a, {dim: slice(1, None)})

def array_differentiate(self, coord, edge_order=1, datetime_unit=None):
    (low, high), (start, stop) = _steps(self, coord)
    if edge_order != 1:
        _outside("differentiate of these")
    slope, width = (high - low) / (stop - start), stop - start
    (left, right), (near, far) = _ends(slope, coord), _ends(width, coord)
    parts = [_picked(slope, {coord: slice(0, 1)}), (left * far + right * near) / (near + far), _picked(slope, {coord: slice(-1, None)})]
    return _unattributed(_follow(_labelled(xarray_concat(parts, coord), {coord: _labels(self, coord)}), self))

def _unattributed(a):
    return _with_beside(a, {"name": _title(a), "attrs": {}, "coords": _beside(a)["coords"]}) if _beside(a) is not None else a

def array_integrate(self, coord=None, datetime_unit=None):
    (low, high), (start, stop) = _steps(self, coord)
    return _unattributed(_follow(((low + high) * 0.5 * (stop - start)).sum(coord, skipna=False), self))

def array_swap_dims(self, dims_dict=None, **dims_kwargs):
    given = dims_kwargs if dims_dict is None else dims_dict
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
    return c.tolist() if _typename(c) == "Texts" else c.values

def array_reset_index(self, dims_or_levels, drop=False):
    names = [dims_or_levels] if _typename(dims_or_levels) == "str" else list(dims_or_levels)
    missing = [name for name in names if name not in self.dims or _labels(self, name) is None]
    if missing:
        raise ValueError(f"{tuple(missing)} are not coordinates with an index")
    for name in names:
        kept = _values_of(_coordinate(self, name))
        self = _less_coords(self, [name])
        self = self if drop else _outside("reset_index that keeps the labels")
    return self

def array_pad(self, pad_width=None, mode="constant", stat_length=None, constant_values=None, end_values=None, reflect_type=None, keep_attrs=None, **pad_width_kwargs):
    given = pad_width_kwargs if pad_width is None else pad_width
    if mode not in ("constant", "edge", "reflect", "symmetric", "wrap") or _typename(constant_values) not in ("NoneType", "int", "float") or [name for name in given if name not in self.dims or _labels(self, name) is not None] or _kind(self) == "b":
        _outside("pad of these")
    widths = [given.get(name, 0) for name in self.dims]
    widths = tuple([(n, n) if _typename(n) == "int" else tuple(n) for n in widths])
    x = self.values
    if mode != "constant":
        return _wrapped(pad(x, widths, mode=mode), self.dims, self)
    if constant_values is not None and _kind(self) == "i" and _typename(constant_values) == "float":
        _outside("pad of ints with floats")
    return _wrapped(pad(x * 1.0 if constant_values is None else x, widths, constant_values=nan if constant_values is None else constant_values), self.dims, self)

def array_broadcast_equals(self, other):
    a, b = broadcast_arrays(self, other)
    return array_equals(a, b)

def array_combine_first(self, other):
    a, b = align(self, other, join="outer")
    return _named_as(_ordered_as(where(a == a, a, b), self), self)

def array_reduce(self, func, dim=None, axis=None, keep_attrs=None, keepdims=False, **kwargs):
    if _typename(dim) != "str" or axis is not None or keepdims:
        _outside("reduce along these")
    return _wrapped(func(self.values, axis=list(self.dims).index(dim), **kwargs), [name for name in self.dims if name != dim], self)

def array_pipe(self, func, *args, **kwargs):
    return func(self, *args, **kwargs)

# apply_ufunc brings the axes that are not the function's own in one order in front, and gives
# what the function made their names and the names of its own.

def xarray_apply_ufunc(func, *args, input_core_dims=None, output_core_dims=((),), exclude_dims=(), vectorize=False, kwargs=None, dask="forbidden", keep_attrs=None, join="exact"):
    kwargs = {} if kwargs is None else kwargs
    arrays = [a for a in args if isinstance(a, DataArray)]
    if vectorize and arrays and input_core_dims is not None and len(output_core_dims) == 1:
        return xarray_apply_ufunc(_over_rows(func, [len(names) for names in input_core_dims], len(output_core_dims[0])), *args, input_core_dims=input_core_dims, output_core_dims=output_core_dims, exclude_dims=exclude_dims, kwargs=kwargs)
    if not arrays or vectorize or len(output_core_dims) == 0 or input_core_dims is not None and len(input_core_dims) != len(args):
        if input_core_dims is not None or _typename(func) != "function" or arrays:
            _outside("apply_ufunc with these options")
        return func(*args, **kwargs)
    core = [[] for a in args] if input_core_dims is None else [list(names) for names in input_core_dims]
    if [a for a, names in zip(args, core) if isinstance(a, DataArray) and [d for d in names if d not in a.dims]]:
        raise ValueError("tuple.index(x): x not in tuple")
    if [a for a, names in zip(args, core) if isinstance(a, DataArray) == False and names or isinstance(a, DataArray) and [d for d in names if d not in a.dims]]:
        _outside("apply_ufunc along these axes")
    align(*arrays, join="exact")
    dims, labels, sizes = [], {}, {}
    for a, names in zip(args, core):
        for d in a.dims if isinstance(a, DataArray) else []:
            if d not in names and d not in dims:
                dims.append(d)
            sizes[d] = a.sizes[d]
            labels[d] = labels.get(d) if _labels(a, d) is None else _labels(a, d)
    r = func(*[_with_axes(a, dims, names) if isinstance(a, DataArray) else a for a, names in zip(args, core)], **kwargs)
    if len(output_core_dims) > 1:
        if _typename(r) != "tuple" or len(r) != len(output_core_dims):
            _outside("apply_ufunc of this function")
        return tuple([_result_of(one, arrays, dims, names, sizes, labels, exclude_dims) for one, names in zip(r, output_core_dims)])
    return _result_of(r, arrays, dims, output_core_dims[0], sizes, labels, exclude_dims)

def _result_of(r, arrays, dims, names, sizes, labels, exclude_dims):
    if _kind(r) == "":
        _outside("apply_ufunc of this function")
    out = dims + list(names)
    if r.ndim != len(out):
        raise ValueError(f"applied function returned data with an unexpected number of dimensions. Received {r.ndim} dimension(s) but expected {len(out)} dimensions with names {tuple(out)}, from:\n\n{repr(asarray(r))}")
    for d, n in zip(out, r.shape):
        if d in sizes and sizes[d] != n and d not in exclude_dims:
            raise ValueError(f"size of dimension {d!r} on inputs was unexpectedly changed by applied function from {sizes[d]} to {n}. Only dimensions specified in ``exclude_dims`` with xarray.apply_ufunc are allowed to change size. The data returned was:\n\n{repr(r)}")
    made, dicts = _plain(r, out), [_beside(a) for a in arrays]
    made = made if None in dicts else _with_beside(made, _merged(dicts, made, False))
    for d in out:
        made = _label_axis(made, d, labels[d]) if d not in exclude_dims and labels.get(d) is not None else made
    return made

# _over_rows calls a function for each entry along the axes that are not its own, as NumPy's
# vectorize does.

def _over_rows(func, ranks, made):
    def each(*args, **kwargs):
        given = [asarray(a) for a in args]
        outer = [a.ndim - n for a, n in zip(given, ranks)]
        sizes = broadcast_shapes(*[tuple(a.shape[:n]) for a, n in zip(given, outer)])
        rows = [broadcast_to(a, tuple(sizes) + tuple(a.shape[n:])).reshape((-1,) + tuple(a.shape[n:])) for a, n in zip(given, outer)]
        if len(rows[0]) == 0:
            _outside("apply_ufunc of nothing")
        results = [asarray(func(*[_plain(row[k], [f"{j}" for j in range(row.ndim - 1)]).values if row.ndim > 1 else row[k] for row in rows], **kwargs)) for k in range(len(rows[0]))]
        if [r for r in results if r.ndim != made or r.shape != results[0].shape]:
            _outside("apply_ufunc of this function")
        return stack(results).reshape(tuple(sizes) + tuple(results[0].shape))
    return each

def _with_axes(a, dims, names):
    own = [d for d in dims if d in a.dims]
    x = transpose(a, *(own + names)).values
    after = [d for d in dims if own and d in dims[dims.index(own[0]):]]
    return x.reshape(tuple([a.sizes[d] if d in own else 1 for d in after] + [a.sizes[d] for d in names]))

def array_stack(self, dim=None, create_index=True, **dim_kwargs):
    for new, names in (dim_kwargs if dim is None else dim).items():
        names = [name for name in self.dims] if list(names) == [...] else list(names)
        missing = [name for name in names if name not in self.dims]
        if missing:
            raise KeyError(missing[0] if _typename(missing[0]) == "str" else _outside("stack of these"))
        self = _stacked(self, new, names)
    return self

# The levels of a stacked axis are coordinates along it, and one more tells of their sizes, of
# which of them had labels, and of the places.

def _stacked(a, new, names):
    rest, d = [name for name in a.dims if name not in names], _beside(a)
    x = transpose(a, *(rest + names)).values
    shape = [a.sizes[name] for name in names]
    r = _plain(x.reshape(tuple(x.shape[:len(rest)]) + (-1,)), rest + [new])
    r = _label_axis(_labelled(r, {name: _labels(a, name) for name in rest}), new, _tuples([list(range(n)) if _labels(a, name) is None else _labels(a, name) for name, n in zip(names, shape)]) if r.sizes[new] < 2000 else ...)
    if d is None or [one for one in d["coords"].values() if one is not None and [dim for dim in one.dims if dim in names]] or [name for name in names if name == new]:
        return r
    coords = {key: one for key, one in d["coords"].items() if (key in rest if one is None else True)}
    for k, name in enumerate(names):
        labels = _labels(a, name)
        key, one = _as_coord(name, [name], list(range(shape[k])) if labels is None else labels)
        wide = broadcast_to(one.values.reshape([shape[k]] + [1 for n in shape[k + 1:]]), tuple(shape))
        coords[key] = _plain(wide.reshape(-1), [new])
    mark = "#" + "#".join([new] + [f"{name}:{n}" for name, n in zip(names, shape)])
    coords[mark] = _plain(arange(r.sizes[new]), [new])
    return _with_beside(r, {"name": d["name"], "attrs": d["attrs"], "coords": coords})

def _tuples(lists):
    made = [()]
    for one in lists:
        made = [t + (v,) for t in made for v in one]
    return made

def array_unstack(self, dim=None, fill_value=nan, sparse=False):
    d = _beside(self)
    marks = [] if d is None else [key for key in d["coords"] if key.startswith("#")]
    names = [key.split("#")[1] for key in marks] if dim is None else [dim] if _typename(dim) == "str" else list(dim)
    for name in names:
        if name not in self.dims:
            raise ValueError(f"Dimensions ({name!r},) not found in data dimensions {self.dims}")
        mark = [key for key in marks if key.split("#")[1] == name]
        if not mark and d is not None and name not in _unsure_axes(self):
            raise ValueError(f"cannot unstack dimensions that do not have exactly one multi-index: ({name!r},)")
        if not mark:
            _outside("unstack of this axis")
        self = _unstacked(self, name, mark[0])
    return self

def _unsure_axes(a):
    return [] if not [key for key in _beside(a)["coords"] if key.startswith("#")] else list(a.dims)

def _unstacked(a, new, mark):
    levels, sizes = [part.split(":")[0] for part in mark.split("#")[2:]], [int(part.split(":")[1]) for part in mark.split("#")[2:]]
    d, rest = _beside(a), [name for name in a.dims if name != new]
    if d["coords"][mark].values.tolist() != list(range(d["coords"][mark].size)) or a.sizes[new] != d["coords"][mark].size or prod(sizes) != a.sizes[new]:
        _outside("unstack of a part")
    x = transpose(a, *(rest + [new])).values
    r = _plain(x.reshape(tuple(x.shape[:len(rest)]) + tuple(sizes)), rest + levels)
    labels = {name: _labels(a, name) for name in rest}
    for k, name in enumerate(levels):
        all = _values_of(_coordinate(a, name))
        all = all if _typename(all) == "list" else all.tolist()
        step = prod(sizes[k + 1:]) if k + 1 < len(sizes) else 1
        labels[name] = [all[n * step] for n in range(sizes[k])]
    r = _labelled(r, labels)
    coords = {key: one for key, one in d["coords"].items() if key != mark and _bare_name(key) not in levels and (one is None or new not in one.dims)}
    return _with_beside(r, {"name": d["name"], "attrs": d["attrs"], "coords": coords})

def array_roll(self, shifts=None, roll_coords=False, **shifts_kwargs):
    x = self
    given = shifts_kwargs if shifts is None else shifts
    missing = [name for name in given if name not in self.dims]
    if missing:
        raise ValueError(f"Dimensions {missing} not found in data dimensions {self.dims}")
    for name, shift in given.items():
        n = self.sizes[name]
        order = [(k - shift) % n for k in range(n)]
        x = _picked(x, {name: order})
        if not roll_coords:
            x = _labelled(x, {name: _labels(self, name)})
    return x if roll_coords else _follow(x, self)

def array_sortby(self, variables, ascending=True):
    if _typename(variables) == "str" and variables not in self.dims and _coordinate(self, variables) is not None:
        variables = _coordinate(self, variables)
    if _typename(variables) == "Texts":
        keys, name = variables.tolist(), variables.dims[0]
    elif _typename(variables) == "str":
        keys, name = _labels(self, variables), variables
    else:
        keys, name = variables.values.tolist() if variables.ndim == 1 and _known(variables) else _outside("sortby this"), variables.dims[0]
    if name not in self.dims:
        _outside("sortby of another axis")
    n = self.sizes[name]
    keys = list(range(n)) if keys is None else keys
    order = sorted(range(n), key=lambda k: keys[k])
    return _picked(self, {name: order if ascending else order[::-1]})

def array_equals(self, other):
    return isinstance(other, DataArray) and self.dims == other.dims and self.shape == other.shape and bool(((self.values == other.values) | ((self.values != self.values) & (other.values != other.values))).all()) and [_labels(self, d) for d in self.dims] == [_labels(other, d) for d in self.dims] and _one_coords(self, other)

def _one_coords(a, b):
    if _beside(a) is None or _beside(b) is None:
        return _outside("equals of these") if [name for name in _coord_names() if name not in a.dims] else True
    own = {key: one for key, one in _beside(a)["coords"].items() if one is not None}
    theirs = {key: one for key, one in _beside(b)["coords"].items() if one is not None}
    return sorted(list(own)) == sorted(list(theirs)) and not [key for key in own if not _same_coord(own[key], theirs[key])]

def array_identical(self, other):
    return array_equals(self, other) and self.name == other.name and property_attrs(self) == property_attrs(other)

def _sliced(self, given, other, make):
    return _picked(self, {name: make(n) for name, n in (other if given is None else given).items()})

def array_head(self, indexers=None, **indexers_kwargs):
    return _sliced(self, indexers, indexers_kwargs, lambda n: slice(0, n))

def array_tail(self, indexers=None, **indexers_kwargs):
    return _sliced(self, indexers, indexers_kwargs, lambda n: slice(-n, None) if n else slice(0, 0))

def array_thin(self, indexers=None, **indexers_kwargs):
    return _sliced(self, indexers, indexers_kwargs, lambda n: slice(None, None, n))

def array_drop_isel(self, indexers=None, **indexers_kwargs):
    for name, at in (indexers_kwargs if indexers is None else indexers).items():
        n = self.sizes[name]
        gone = [k % n for k in ([at] if _typename(at) == "int" else at)]
        self = _picked(self, {name: [k for k in range(n) if k not in gone]})
    return self

def array_drop_sel(self, labels=None, errors="raise", **labels_kwargs):
    given = labels_kwargs if labels is None else labels
    for name in given:
        if name not in self.dims:
            raise ValueError(f"dimension {name!r} does not have coordinate labels")
    for name, at in given.items():
        missing = [v for v in ([at] if _typename(at) in ("str", "int", "float") else list(at)) if v not in (_labels(self, name) or [v])]
        if missing:
            raise KeyError(f"{missing} not found in axis")
    return array_drop_isel(self, _places(self, given))

def _extreme_label(self, dim, most):
    name = self.dims[0] if dim is None and self.ndim == 1 else dim
    labels = _labels(self, name)
    if labels is None:
        raise KeyError(f"Dimension {name!r} is not one of the coordinates ()")
    if _known(self) and (self != self).any():
        _outside("idxmax of values that are nan")
    at = self.argmax(name) if most else self.argmin(name)
    if _typename(labels[0]) == "str":
        return _texts(_entitled(_wrapped(asarray([_text_number(v) for v in labels])[at.values], at.dims, at), name))
    return _entitled(_wrapped(array(labels, dtype="float64" if _kind(self) == "f" else None)[at.values], at.dims, at), name)

def array_idxmax(self, dim=None, skipna=None, fill_value=None, keep_attrs=None):
    return _extreme_label(self, dim, True)

def array_idxmin(self, dim=None, skipna=None, fill_value=None, keep_attrs=None):
    return _extreme_label(self, dim, False)

def _repeated(labels):
    return [v for k, v in enumerate(labels) if v in labels[:k]]

def array_reindex(self, indexers=None, method=None, tolerance=None, copy=True, fill_value=nan, **indexers_kwargs):
    for name, labels in (indexers_kwargs if indexers is None else indexers).items():
        old, labels = _labels(self, name), list(labels)
        if old is None:
            _outside("reindex without labels")
        if _repeated(old) and old != labels:
            raise ValueError(f"cannot reindex or align along dimension {name!r} because the (pandas) index has duplicate values")
        there = [v in old or method is not None for v in labels]
        self = _picked(self, {name: [_place(old, v, name, method) if found else 0 for v, found in zip(labels, there)]})
        coords = [] if _beside(self) is None else [one for one in _beside(self)["coords"].values() if one is not None and name in one.dims]
        self = self if all(there) or not coords else _unsure(self)
        if not all(there):
            self = self.where(DataArray(there, dims=[name]), fill_value)
        self = _label_axis(self, name, _label_items(labels))
    return self

def _co(da_a, da_b, dim, ddof):
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

# Windows, blocks and weights: objects whose methods fold.

def array_rolling(self, dim=None, min_periods=None, center=False, **window_kwargs):
    sizes = window_kwargs if dim is None else dim
    if len(sizes) != 1:
        _outside("rolling along several axes")
    for name, n in sizes.items():
        if name not in self.dims:
            raise KeyError(f"Window dimensions ('{name}',) not found in DataArray dimensions {self.dims}")
        if n < 1:
            raise ValueError("window must be > 0")
        first, least = n // 2 if center else n - 1, n if min_periods is None else min_periods
        folds = {fold: _roller(self, name, n, least, first, fold) for fold in ("mean", "sum", "max", "min", "count")}
        folds["construct"] = lambda window_dim: _constructed(self, name, n, first, window_dim)
        for fold in ("std", "var", "median", "prod"):
            folds[fold] = _window_folder(self, name, n, least, first, fold)
        folds["reduce"] = lambda func, **kwargs: _reduced_windows(self, name, n, least, first, func)
        return _record("DataArrayRolling", folds)

def _window_folder(self, name, n, least, first, fold):
    def folded():
        w = _constructed(self, name, n, first, "_window")
        count = (w == w).sum("_window")
        if fold == "median" and least != n:
            _outside("the median of windows that are not full")
        r = w.std("_window") if fold == "std" else w.var("_window") if fold == "var" else w.prod("_window") if fold == "prod" else _median_of_windows(w)
        return _follow(where((count >= least) & (count > 0), r, nan), self)
    return folded

def _median_of_windows(w):
    return where((w == w).all("_window"), where(w == w, w, 0.0).median("_window"), nan)

def _reduced_windows(self, name, n, least, first, func):
    if least != n:
        _outside("reduce of windows that are not full")
    w = _constructed(self, name, n, first, "_window")
    r = _wrapped(func(w.values, axis=w.ndim - 1), self.dims, self)
    return _follow(where((w == w).all("_window"), r, nan), self)

def _constructed(self, name, n, first, window):
    if _typename(window) != "str" or window in self.dims:
        _outside("construct of these")
    rows = xarray_concat([array_shift(self, {name: first - k}) for k in range(n)], window)
    return transpose(rows, *(list(self.dims) + [window]))

def _roller(self, name, n, least, first, fold):
    return lambda: _windows(self, name, n, least, first, fold)

def _windows(self, name, n, least, first, fold):
    rows = [array_shift(self, {name: first - k}) for k in range(n)]
    there, total = rows[0] == rows[0], where(rows[0] == rows[0], rows[0], 0.0)
    count = where(there, 1.0, 0.0)
    best = where(there, rows[0], -inf if fold == "max" else inf)
    for row in rows[1:]:
        there = row == row
        count = count + where(there, 1.0, 0.0)
        total = total + where(there, row, 0.0)
        if fold in ("max", "min"):
            best = maximum(best, where(there, row, -inf)) if fold == "max" else minimum(best, where(there, row, inf))
    if fold == "count":
        return _follow(where(count >= least, count, nan), self)
    r = total / count if fold == "mean" else total if fold == "sum" else best
    return _follow(where((count >= least) & (count > 0), r, nan), self)

def array_coarsen(self, dim=None, boundary="exact", side="left", coord_func="mean", **window_kwargs):
    if side != "left" or coord_func != "mean":
        _outside("coarsen with these options")
    sizes = window_kwargs if dim is None else dim
    missing = [name for name in sizes if name not in self.dims]
    if missing:
        raise ValueError(f"Window dimensions {tuple(missing)} not found in DataArray dimensions {self.dims}")
    folds = {fold: _coarser(self, sizes, boundary, fold) for fold in ("mean", "sum", "max", "min", "median", "std", "var", "prod", "count")}
    folds["construct"] = lambda window_dim=None, keep_attrs=None, **window_dim_kwargs: _split_up(self, sizes, boundary, window_dim_kwargs if window_dim is None else window_dim)
    return _record("DataArrayCoarsen", folds)

def _split_up(self, sizes, boundary, given):
    for name, (outer, inner) in given.items():
        if name not in sizes or boundary != "exact" or self.sizes[name] % sizes[name] or _labels(self, name) is not None:
            _outside("construct of these blocks")
        k, n = list(self.dims).index(name), sizes[name]
        x, dims = self.values, list(self.dims)
        x = x.reshape(tuple(x.shape[:k]) + (x.shape[k] // n, n) + tuple(x.shape[k + 1:]))
        self = _wrapped(x, dims[:k] + [outer, inner] + dims[k + 1:], self)
    return self

def _coarser(self, sizes, boundary, fold):
    return lambda: _blocks(self, sizes, boundary, fold)

def _block_fold(fold, a, dim):
    if fold == "mean":
        return a.mean(dim)
    if fold == "sum":
        return a.sum(dim)
    if fold == "max":
        return a.max(dim)
    if fold == "min":
        return a.min(dim)
    if fold == "std":
        return a.std(dim)
    if fold == "var":
        return a.var(dim)
    if fold == "prod":
        return a.prod(dim)
    return a.count(dim) if fold == "count" else a.median(dim)

def _blocks(self, sizes, boundary, fold):
    for name, n in sizes.items():
        k, size = list(self.dims).index(name), self.sizes[name]
        if size % n and boundary == "exact":
            raise ValueError(f"Could not coarsen a dimension of size {size} with window {n} and boundary='exact'. Try a different 'boundary' option.")
        if size % n and boundary != "trim":
            _outside("coarsen that pads")
        labels = _labels(self, name)
        x = _picked(self, {name: slice(0, size - size % n)}).values
        x = x.reshape(tuple(x.shape[:k]) + (size // n, n) + tuple(x.shape[k + 1:]))
        r = _wrapped(_block_fold(fold, _plain(x, [f"{j}" for j in range(x.ndim)]), f"{k + 1}").values, self.dims, self)
        self = r if labels is None else _labelled(r, {name: [float(sum(labels[i * n:i * n + n])) / n for i in range(size // n)]})
    return self

def array_weighted(self, weights):
    if not isinstance(weights, DataArray):
        raise ValueError("`weights` must be a DataArray")
    if _known(weights) and (weights != weights).any():
        raise ValueError("`weights` cannot contain missing values. Missing values can be replaced by `weights.fillna(0)`.")
    def over(a, dim):
        every = list(self.dims) + [name for name in weights.dims if name not in self.dims]
        missing = [name for name in ([] if dim is None or dim == ... else [dim] if _typename(dim) == "str" else dim) if name not in every]
        if missing:
            if len(every) > 1:
                _outside("weights along an axis that there is not") # which are listed in any order
            raise ValueError(f"Dimensions {tuple(missing)} not found in DataArrayWeighted dimensions {tuple(every)}")
        return xarray_dot(a if _kind(a) != "f" else array_fillna(a, 0.0), weights * 1, dim=... if dim is None else dim)
    def weights_of(dim=None):
        n = over((self == self) * 1, dim)
        return _named_as(n.where(n != 0), self)
    def total(dim=None):
        return _named_as(over(self, dim), self)
    def mean(dim=None):
        return _named_as(total(dim) / weights_of(dim), self)
    def squares(dim=None):
        return over((self - mean(dim)) ** 2, dim)
    def var(dim=None):
        return squares(dim) / weights_of(dim)
    return _record("DataArrayWeighted", {"sum": total, "sum_of_weights": weights_of, "mean": mean, "sum_of_squares": squares, "var": var, "std": lambda dim=None: sqrt(var(dim))})

def _masked_mean(a, axis, mask, keepdims):
    _outside("mean with a mask")

# What is said of an axis beside dim, and of keepdim, which is handed on to NumPy's functions
# or to those that skip nan. They look for the axes first.

def _keyword(call, name, a, dim, value):
    if name == "axis" and dim is not None:
        raise ValueError("cannot supply both 'axis' and 'dim' arguments")
    if name == "axis":
        return None
    plain = _kind(a) != "f" or call in ("any", "all")
    if name == "where" and plain:
        if call == "median" or not isinstance(value, DataArray):
            return None
        ufunc = {"prod": "multiply", "max": "maximum", "min": "minimum", "any": "logical_or", "all": "logical_and"}.get(call, "add")
        raise NotImplementedError(f"reduce method for ufunc <ufunc '{ufunc}'> is not implemented on xarray objects, which currently only support the __call__ method. As an alternative, consider explicitly converting xarray objects to NumPy arrays (e.g., with `.values`).")
    if dim is not None and dim not in a.dims:
        _outside(f"{name} beside these axes")
    if call == "median":
        _outside("median with " + name)
    if not plain:
        raise TypeError(f"nan{call}() got an unexpected keyword argument {name!r}")
    raise TypeError(f"{call}() got an unexpected keyword argument {name!r}" + (". Did you mean 'keepdims'?" if name == "keepdim" else ""))

def _axis_or_dim(call, v, by_axis, a):
    if by_axis and call == "median" and isinstance(v, int) and v >= a.ndim:
        _outside("axis", "argument")
    if by_axis and _typename(v) == "str":
        raise TypeError("'str' object cannot be interpreted as an integer")
    if by_axis == False and _typename(v) in ("int", "float") and a.ndim and "" not in a.dims:
        raise ValueError(f"{v} not found in array dimensions {a.dims}")
    if by_axis and _sequence(v) and not [k for k in v if _typename(k) != "int"] and call not in ("argmax", "argmin", "argsort", "median"):
        return None
    if isinstance(v, (int, float)) != by_axis or _sequence(v) and call in ("argmax", "argmin", "argsort"):
        _outside("dim", "argument")

# What is said of an index that is no int and no slice.

def _no_indexer():
    raise TypeError("invalid indexer array, does not have integer dtype: array(None, dtype=object)")

def _indexer(a, name, place, shape):
    mask, named = _kind(a) == "b", a.ndim > 0 and a.dims[0] != ""
    if mask and a.ndim == 1 and a.shape[0] != shape[place]:
        raise IndexError(f"Boolean array size {a.shape[0]} is used to index array with shape {shape}.")
    if mask and a.ndim > 1 and named:
        raise IndexError(f"{a.ndim}-dimensional boolean indexing is not supported. ")
    if a.ndim != 1 or named and a.dims[0] != name:
        _outside("a table", "index")

def ufunc_outer(op, A, B):
    if isinstance(A, DataArray) or isinstance(B, DataArray):
        raise NotImplementedError(f"outer method for ufunc <ufunc '{_called(op)}'> is not implemented on xarray objects, which currently only support the __call__ method. As an alternative, consider explicitly converting xarray objects to NumPy arrays (e.g., with `.values`).")
    A, B = asarray(A), asarray(B)
    return op(_expand_dims(A, list(range(A.ndim, A.ndim + B.ndim))) if B.ndim else A, B)
