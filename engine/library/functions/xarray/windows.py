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
