# Windows, blocks and weights: objects whose methods fold.

def array_rolling(self, dim=None, min_periods=None, center=False, **window_kwargs):
    sizes = _by_dims("rolling", dim, window_kwargs)
    missing = [name for name in sizes if name not in self.dims]
    if [n for n in sizes.values() if n <= 0]:
        raise ValueError("window must be > 0")
    if missing:
        raise KeyError(f"Window dimensions {tuple(missing)} not found in DataArray dimensions {self.dims}")
    if min_periods is not None and min_periods < 1:
        raise ValueError("min_periods must be greater than zero or None")
    most = 1
    for n in sizes.values():
        most = most * n
    firsts = {name: n // 2 if (center.get(name, False) if _typename(center) == "dict" else center) else n - 1 for name, n in sizes.items()}
    least = most if min_periods is None else min_periods
    folds = {fold: _roller(self, sizes, firsts, least, fold) for fold in ("mean", "sum", "max", "min", "count", "std", "var", "median", "prod")}
    folds["construct"] = lambda window_dim=None, stride=1, fill_value=nan, keep_attrs=None, **window_dim_kwargs: _constructed(self, sizes, firsts, window_dim_kwargs if window_dim is None else window_dim, stride, fill_value)
    folds["reduce"] = lambda func, keep_attrs=None, **kwargs: _reduced_windows(self, sizes, firsts, least, func, kwargs)
    return _record("DataArrayRolling", folds)

# _windows_of puts the values that a window covers along a new axis for each axis that it
# goes along; what lies beyond the ends is filled.

def _windows_of(self, sizes, firsts, names, fill=nan):
    for name, n in sizes.items():
        if self.sizes[name] == 0:
            raise ValueError("window shape cannot be larger than input array shape")
        dims = self.dims
        rows = xarray_concat([array_shift(self, {name: firsts[name] - k}, fill_value=fill) for k in range(n)], names[name])
        self = transpose(rows, *(list(dims) + [names[name]]))
    return self

def _constructed(self, sizes, firsts, window, stride, fill):
    names = window if _typename(window) == "dict" else dict(zip(sizes, [window] if _typename(window) == "str" else window))
    if [name for name in sizes if name not in names] or [name for name in names.values() if name in self.dims]:
        _outside("construct of these")
    strides = stride if _typename(stride) == "dict" else {name: stride for name in sizes}
    r = _windows_of(self, sizes, firsts, names, fill)
    return _picked(r, {name: slice(None, None, step) for name, step in strides.items() if step != 1}) if [step for step in strides.values() if step != 1] else r

def _roller(self, sizes, firsts, least, fold):
    def folded(ddof=0, keep_attrs=None):
        r = _fold_windows(self, sizes, firsts, least, fold, ddof)
        return _unattributed(r) if keep_attrs == False else r
    return folded

def _fold_windows(self, sizes, firsts, least, fold, ddof):
    if "float" in [_typename(n) for n in sizes.values()]:
        raise TypeError("`pad_width` must be of integral type.")
    names = {name: f"_window_{name}" for name in sizes}
    over = list(names.values()) if len(names) > 1 else list(names.values())[0]
    w = _windows_of(self * 1.0 if fold in ("mean", "sum", "prod") and _kind(self) != "f" else self, sizes, firsts, names)
    count = (w == w).sum(over)
    if fold == "count":
        return _follow(where(count >= least, count * 1.0, nan), self)
    r = w.std(over, ddof=ddof) if fold == "std" else w.var(over, ddof=ddof) if fold == "var" else _block_fold(fold, w, over)
    return _follow(where((count >= least) & (count > 0), r, nan), self)

def _reduced_windows(self, sizes, firsts, least, func, kwargs):
    names = {name: f"_window_{name}" for name in sizes}
    w = _windows_of(self, sizes, firsts, names)
    places = [w.dims.index(name) for name in names.values()]
    r = _wrapped(func(w.values, axis=places[0] if len(places) == 1 else tuple(places), **kwargs), self.dims, self)
    return _follow(where((w == w).sum(list(names.values())) >= least, r, nan), self)

def array_cumulative(self, dim, min_periods=1):
    return array_rolling(self, {name: self.sizes[name] for name in ([dim] if _typename(dim) == "str" else dim)}, min_periods)

def array_coarsen(self, dim=None, boundary="exact", side="left", coord_func="mean", **window_kwargs):
    sizes = _by_dims("coarsen", dim, window_kwargs)
    missing = [name for name in sizes if name not in self.dims]
    if missing:
        raise ValueError(f"Window dimensions {tuple(missing)} not found in DataArray dimensions {self.dims}")
    sides = {name: side.get(name, "left") if _typename(side) == "dict" else side for name in sizes}
    edges = {name: boundary.get(name, "exact") if _typename(boundary) == "dict" else boundary for name in sizes}
    funcs = {name: coord_func.get(name, "mean") if _typename(coord_func) == "dict" else coord_func for name in sizes}
    if [f for f in funcs.values() if f not in ("mean", "min", "max", "sum", "median")]:
        _outside("coarsen with these options")
    folds = {fold: _coarser(self, sizes, edges, sides, funcs, fold) for fold in ("mean", "sum", "max", "min", "median", "std", "var", "prod", "count", "any", "all")}
    folds["reduce"] = lambda func, keep_attrs=None, **kwargs: _blocks(self, sizes, edges, sides, funcs, lambda a, over: a.reduce(func, over, **kwargs))
    folds["construct"] = lambda window_dim=None, keep_attrs=None, **window_dim_kwargs: _split_up(self, sizes, edges, window_dim_kwargs if window_dim is None else window_dim)
    return _record("DataArrayCoarsen", folds)

def _split_up(self, sizes, edges, given):
    for name, (outer, inner) in given.items():
        if name not in sizes or edges[name] != "exact" or self.sizes[name] % sizes[name]:
            _outside("construct of these blocks")
        k, n, labels = list(self.dims).index(name), sizes[name], _labels(self, name)
        x, dims = self.values, list(self.dims)
        x = x.reshape(tuple(x.shape[:k]) + (x.shape[k] // n, n) + tuple(x.shape[k + 1:]))
        self = _wrapped(x, dims[:k] + [outer, inner] + dims[k + 1:], self)
        if labels is not None and (_beside(self) is None or [one for one in _beside(self)["coords"].values() if one is not None]):
            self = _unsure(self)
        elif labels is not None:
            self = _labelled(self, {name: ([outer, inner], [labels[i:i + n] for i in range(0, len(labels), n)])})
    return self

def _coarser(self, sizes, edges, sides, funcs, fold):
    def folded(keep_attrs=None):
        r = _blocks(self, sizes, edges, sides, funcs, lambda a, over: _block_fold(fold, a, over))
        return _unattributed(r) if keep_attrs == False else r
    return folded

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
    if fold == "any":
        return a.any(dim)
    if fold == "all":
        return a.all(dim)
    return a.count(dim) if fold == "count" else a.median(dim)

def _blocks(self, sizes, edges, sides, funcs, fold):
    beside = _beside(self)
    if beside is not None and [key for key, one in beside["coords"].items() if one is not None and key[0] in ("'", "@") and [d for d in one.dims if d in sizes]]:
        _outside("coarsen of coords that are texts")
    labels = {}
    for name, n in sizes.items():
        size, left = self.sizes[name], sides[name] == "left"
        if size % n and edges[name] == "exact":
            raise ValueError(f"Could not coarsen a dimension of size {size} with window {n} and boundary='exact'. Try a different 'boundary' option.")
        kept, at = size - size % n, _labels(self, name)
        if size % n and edges[name] == "trim":
            self = _picked(self, {name: slice(0, kept) if left else slice(size - kept, None)})
            at = at if at is None else at[:kept] if left else at[size - kept:]
        elif size % n and edges[name] == "pad":
            if _kind(self) == "b":
                _outside("coarsen that pads truths")
            more = n - size % n
            self = array_pad(_labelled(_unsure(self), {name: None}), {name: (0, more) if left else (more, 0)})
            at = at if at is None else list(at) + [nan] * more if left else [nan] * more + list(at)
        elif size % n:
            raise TypeError(f"{edges[name]} is invalid for boundary. Valid option is 'exact', 'trim' and 'pad'")
        labels[name] = at if at is None else [_label_of(funcs[name], [v for v in at[i:i + n] if v == v]) for i in range(0, len(at), n)]
    x, dims, over = self.values, [], []
    for name in self.dims:
        dims = dims + ([name, f"_block_{name}"] if name in sizes else [name])
        over = over + ([f"_block_{name}"] if name in sizes else [])
    shape = [m for name in self.dims for m in ((self.sizes[name] // sizes[name], sizes[name]) if name in sizes else (self.sizes[name],))]
    r = fold(_plain(x.reshape(tuple(shape)), dims), over if len(over) > 1 else over[0])
    r = _wrapped(r.values, self.dims, self) if beside is None or _beside(self) is not None else _with_beside(_wrapped(r.values, self.dims, self), {"name": beside["name"], "attrs": beside["attrs"], "coords": {}} if not [one for one in beside["coords"].values() if one is not None] else None)
    return _labelled(r, {name: at for name, at in labels.items() if at is not None})

def _label_of(func, labels):
    if _labels_are_times(labels):
        middle = _label_of(func, _label_seconds(labels))
        return _time_label(int(middle) if middle == int(middle) else _outside("coarsen of these labels"))
    if not labels or _typename(labels[0]) == "str":
        _outside("coarsen of these labels")
    if func == "median":
        return _quantile_of(sorted(labels), 0.5) * 1.0
    return float(sum(labels)) / len(labels) if func == "mean" else sum(labels) if func == "sum" else max(labels) if func == "max" else min(labels)

def array_weighted(self, weights):
    if not isinstance(weights, DataArray):
        raise ValueError("`weights` must be a DataArray")
    if _kind(self) == "b" or _kind(weights) == "b" and self.dtype.itemsize < 8:
        _outside("weights of truths")
    weights = weights * 1 if _kind(weights) == "b" else weights
    if _known(weights) and (weights != weights).any():
        raise ValueError("`weights` cannot contain missing values. Missing values can be replaced by `weights.fillna(0)`.")
    def over(a, dim, skipna=None):
        every = list(self.dims) + [name for name in weights.dims if name not in self.dims]
        missing = [name for name in ([] if dim is None or dim == ... else [dim] if _typename(dim) == "str" else dim) if name not in every]
        if missing:
            if len(every) > 1:
                _outside("weights along an axis that there is not") # which are listed in any order
            raise ValueError(f"Dimensions {tuple(missing)} not found in DataArrayWeighted dimensions {tuple(every)}")
        return xarray_dot(a if _kind(a) != "f" or skipna == False else array_fillna(a, 0.0), weights, dim=... if dim is None else dim)
    def weights_of(dim=None):
        n = over((self == self).astype(weights.dtype), dim)
        return _named_as(n.where(n != 0), self)
    def total(dim=None, skipna=None, keep_attrs=None):
        return _named_as(over(self, dim, skipna), self)
    def mean(dim=None, skipna=None, keep_attrs=None):
        return _named_as(total(dim, skipna) / weights_of(dim), self)
    def squares(dim=None):
        return over((self - mean(dim)) ** 2, dim)
    def var(dim=None):
        return squares(dim) / weights_of(dim)
    return _record("DataArrayWeighted", {"sum": total, "sum_of_weights": weights_of, "mean": mean, "sum_of_squares": squares, "var": var, "std": lambda dim=None: sqrt(var(dim))})

def _masked_mean(a, axis, mask, keepdims):
    _outside("mean with a mask")

# apply_ufunc brings the axes that are not the function's own in one order in front, and gives
# what the function made their names and the names of its own.

def xarray_apply_ufunc(func, *args, input_core_dims=None, output_core_dims=((),), exclude_dims=(), vectorize=False, kwargs=None, dask="forbidden", keep_attrs=None, join="exact"):
    kwargs = {} if kwargs is None else kwargs
    several = [a for a in args if _class(a) == "Dataset"]
    if several:
        if [a for a in several if list(a) != list(several[0])] or len(output_core_dims) > 1:
            _outside("apply_ufunc of these Datasets")
        return _each(several[0], lambda v: v, {name: xarray_apply_ufunc(func, *[a[name] if _class(a) == "Dataset" else a for a in args], input_core_dims=input_core_dims, output_core_dims=output_core_dims, exclude_dims=exclude_dims, vectorize=vectorize, kwargs=kwargs, join=join) for name in several[0]})
    arrays = [a for a in args if isinstance(a, DataArray)]
    if vectorize and arrays and input_core_dims is not None and len(output_core_dims) == 1:
        return xarray_apply_ufunc(_over_rows(func, [len(names) for names in input_core_dims], len(output_core_dims[0])), *args, input_core_dims=input_core_dims, output_core_dims=output_core_dims, exclude_dims=exclude_dims, kwargs=kwargs, join=join)
    if not arrays or vectorize or len(output_core_dims) == 0 or input_core_dims is not None and len(input_core_dims) != len(args):
        if input_core_dims is not None or _typename(func) != "function" or arrays:
            _outside("apply_ufunc with these options")
        return func(*args, **kwargs)
    core = [[] for a in args] if input_core_dims is None else [list(names) for names in input_core_dims]
    if [a for a, names in zip(args, core) if isinstance(a, DataArray) and [d for d in names if d not in a.dims]]:
        raise ValueError("tuple.index(x): x not in tuple")
    if [a for a, names in zip(args, core) if isinstance(a, DataArray) == False and names or isinstance(a, DataArray) and [d for d in names if d not in a.dims]]:
        _outside("apply_ufunc along these axes")
    aligned = align(*arrays, join=join)
    if join != "exact":
        places = [k for k, a in enumerate(args) if isinstance(a, DataArray)]
        args, arrays = [aligned[places.index(k)] if k in places else a for k, a in enumerate(args)], list(aligned)
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
        raise ValueError(f"applied function returned data with an unexpected number of dimensions. Received {r.ndim} dimension(s) but expected {len(out)} dimensions with names {tuple(out)}, from:\n\n{_short_text(r)}")
    for d, n in zip(out, r.shape):
        if d in sizes and sizes[d] != n and d not in exclude_dims:
            raise ValueError(f"size of dimension {d!r} on inputs was unexpectedly changed by applied function from {sizes[d]} to {n}. Only dimensions specified in ``exclude_dims`` with xarray.apply_ufunc are allowed to change size. The data returned was:\n\n{_short_text(r)}")
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
