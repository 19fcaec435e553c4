# Methods of a Dataset that do the same to each of its variables that has the axes.

def Dataset_prod(self, dim=None, skipna=None, keep_attrs=None):
    return _folded(self, lambda v, d: v.prod(d, skipna=skipna), dim, lambda v: v)

def Dataset_count(self, dim=None, keep_attrs=None):
    return _folded(self, lambda v, d: v.count(d), dim, lambda v: (v == v).astype(int))

def Dataset_any(self, dim=None, keep_attrs=None):
    return _folded(self, lambda v, d: v.any(d), dim, lambda v: v != 0)

def Dataset_all(self, dim=None, keep_attrs=None):
    return _folded(self, lambda v, d: v.all(d), dim, lambda v: v != 0)

def Dataset_quantile(self, q, dim=None, method="linear", numeric_only=False, keep_attrs=None, skipna=None):
    return _folded(self, lambda v, d: v.quantile(q, d, method=method), dim, lambda v: v)

def _where_it_is(self, dim, f, other=None):
    if dim not in _sizes_of(self):
        _outside("an axis that no variable has")
    return _each(self, lambda v: f(v) if dim in v.dims else v if other is None else other(v))

def Dataset_argmax(self, dim=None, **kwargs):
    return _where_it_is(self, dim, lambda v: v.argmax(dim), lambda v: _outside("argmax along no axis"))

def Dataset_argmin(self, dim=None, **kwargs):
    return _where_it_is(self, dim, lambda v: v.argmin(dim), lambda v: _outside("argmin along no axis"))

def Dataset_idxmax(self, dim=None, **kwargs):
    return _where_it_is(self, dim, lambda v: v.idxmax(dim), lambda v: _outside("idxmax along no axis"))

def Dataset_idxmin(self, dim=None, **kwargs):
    return _where_it_is(self, dim, lambda v: v.idxmin(dim), lambda v: _outside("idxmin along no axis"))

def Dataset_cumsum(self, dim=None, skipna=None, keep_attrs=None):
    return _where_it_is(self, dim, lambda v: v.cumsum(dim))

def Dataset_diff(self, dim, n=1, label="upper"):
    return _where_it_is(self, dim, lambda v: v.diff(dim, n, label))

def Dataset_cumprod(self, dim=None, skipna=None, keep_attrs=None):
    return _where_it_is(self, dim, lambda v: v.cumprod(dim))

def Dataset_differentiate(self, coord, edge_order=1, datetime_unit=None):
    return _where_it_is(self, coord, lambda v: v.differentiate(coord, edge_order))

def Dataset_integrate(self, coord, datetime_unit=None):
    return _where_it_is(self, coord, lambda v: v.integrate(coord), lambda v: _outside("integrate along no axis"))

def Dataset_interpolate_na(self, dim=None, method="linear", **kwargs):
    return _where_it_is(self, dim, lambda v: v.interpolate_na(dim, method=method))

def _along_given(self, given, f):
    missing = [name for name in given if name not in _sizes_of(self)]
    if missing:
        _outside("axes that no variable has")
    return _sharing(_each(self, lambda v: f(v, {name: at for name, at in given.items() if name in v.dims}) if [name for name in given if name in v.dims] else v), given)

def Dataset_shift(self, shifts=None, **shifts_kwargs):
    return _along_given(self, shifts_kwargs if shifts is None else shifts, lambda v, at: v.shift(at))

def Dataset_roll(self, shifts=None, roll_coords=False, **shifts_kwargs):
    return _along_given(self, shifts_kwargs if shifts is None else shifts, lambda v, at: v.roll(at, roll_coords))

def Dataset_interp(self, coords=None, method="linear", assume_sorted=False, kwargs=None, method_non_numeric="nearest", **coords_kwargs):
    if [v for v in self.values() if _kind(v) == "b"]:
        _outside("interp of truths")
    return _along_given(self, coords_kwargs if coords is None else coords, lambda v, at: v.interp(at, method, kwargs=kwargs))

def Dataset_reindex(self, indexers=None, method=None, tolerance=None, copy=True, fill_value=nan, **indexers_kwargs):
    return _along_given(self, indexers_kwargs if indexers is None else indexers, lambda v, at: v.reindex(at, method=method, fill_value=fill_value))

def Dataset_head(self, indexers=None, **indexers_kwargs):
    return _along_given(self, indexers_kwargs if indexers is None else indexers, lambda v, at: v.head(at))

def Dataset_tail(self, indexers=None, **indexers_kwargs):
    return _along_given(self, indexers_kwargs if indexers is None else indexers, lambda v, at: v.tail(at))

def Dataset_thin(self, indexers=None, **indexers_kwargs):
    return _along_given(self, indexers_kwargs if indexers is None else indexers, lambda v, at: v.thin(at))

def Dataset_drop_sel(self, labels=None, errors="raise", **labels_kwargs):
    return _along_given(self, labels_kwargs if labels is None else labels, lambda v, at: v.drop_sel(at))

def Dataset_drop_isel(self, indexers=None, **indexers_kwargs):
    return _along_given(self, indexers_kwargs if indexers is None else indexers, lambda v, at: v.drop_isel(at))

def Dataset_swap_dims(self, dims_dict=None, **dims_kwargs):
    given = dims_kwargs if dims_dict is None else dims_dict
    if [to for to in given.values() if to in self]:
        _outside("swap_dims to a variable")
    return _along_given(self, given, lambda v, at: v.swap_dims(at))

def Dataset_clip(self, min=None, max=None, keep_attrs=None):
    return _each(self, lambda v: v.clip(min, max))

def Dataset_isin(self, test_elements):
    return _each(self, lambda v: v.isin(test_elements))

def Dataset_expand_dims(self, dim=None, axis=None, create_index_for_new_dim=True, **dim_kwargs):
    return _each(self, lambda v: array_expand_dims(v, dim, axis, create_index_for_new_dim, **dim_kwargs))

def Dataset_squeeze(self, dim=None, drop=False, axis=None):
    names = list(_sizes_of(self)) if dim is None else [dim] if _typename(dim) == "str" else list(dim)
    return _sharing(_each(self, lambda v: v.squeeze([name for name in names if name in v.dims and (dim is not None or v.sizes[name] == 1)], drop)), [] if drop else names)

def Dataset_sortby(self, variables, ascending=True):
    if _typename(variables) == "list":
        for v in variables:
            self = Dataset_sortby(self, v if _typename(v) == "str" and v in _sizes_of(self) else _outside("sortby of these"), ascending)
        return self
    by = variables if _typename(variables) != "str" or variables in _sizes_of(self) and variables not in _all_coords(self) else self[variables]
    name = by if _typename(by) == "str" else by.dims[0] if len(by.dims) == 1 else _outside("sortby of these") if by.ndim else None
    if name is None:
        raise ValueError("Input DataArray is not 1-D.")
    return _each(self, lambda v: v.sortby(by, ascending) if name in v.dims else v)

def Dataset_dropna(self, dim, how="any", thresh=None, subset=None):
    if dim not in _sizes_of(self) or how not in ("any", "all") or thresh is not None:
        _outside("dropna of these")
    kept = None
    for v in [self[name] for name in (self if subset is None else subset)]:
        if dim in v.dims:
            others = [d for d in v.dims if d != dim]
            good = v == v
            good = good if not others else good.all(others) if how == "any" else good.any(others)
            kept = good if kept is None else kept & good if how == "any" else kept | good
    places = _kept(kept, kept, dim)
    return _each(self, lambda v: _picked(v, places) if dim in v.dims else v)

def Dataset_pipe(self, func, *args, **kwargs):
    return func(self, *args, **kwargs)

def Dataset_assign_attrs(self, *args, **kwargs):
    attrs = dict(dataset_attrs(self).items())
    for given in list(args) + [kwargs]:
        for key, v in given.items():
            attrs[key] = v
    return _attributed(_record("Dataset", dict(self.items())), attrs)

def Dataset_rename_vars(self, name_dict=None, **names):
    return Dataset_rename(self, name_dict, **names)

def Dataset_rename_dims(self, dims_dict=None, **dims):
    given = dims if dims_dict is None else dims_dict
    if [name for name in given if name not in _sizes_of(self) or _labels_in(self, name) is not None]:
        _outside("rename_dims of these")
    return Dataset_rename(self, given)

def Dataset_set_coords(self, names):
    names = [names] if _typename(names) == "str" else list(names)
    if [name for name in names if name not in self]:
        _outside("set_coords of these")
    rest = {name: v for name, v in self.items() if name not in names}
    return _attributed(_dataset_with(rest, {name: (list(self[name].dims), self[name].values) for name in names}), _attributes_of(self))

def Dataset_reset_coords(self, names=None, drop=False):
    there = [name for name in _all_coords(self) if name not in _sizes_of(self)]
    names = there if names is None else [names] if _typename(names) == "str" else list(names)
    if [name for name in names if name not in there]:
        _outside("reset_coords of these")
    made = {key: _less_coords(v, names) for key, v in self.items()}
    for name in names if not drop else []:
        made[name] = _less_coords(self[name], [name]) if isinstance(self[name], DataArray) else _outside("reset_coords of texts")
    return _each(self, lambda v: v, made)

def Dataset_equals(self, other):
    return _class(other) == "Dataset" and sorted(list(self)) == sorted(list(other)) and not [name for name in self if not array_equals(self[name], other[name])]

def Dataset_identical(self, other):
    return Dataset_equals(self, other) and dataset_attrs(self) == dataset_attrs(other) and not [name for name in self if not array_identical(self[name], other[name])]

def Dataset_stack(self, dim=None, create_index=True, **dim_kwargs):
    given = dim_kwargs if dim is None else dim
    if len(given) > 1 or [name for names in given.values() for name in names if name not in _sizes_of(self)]:
        _outside("stack of these")
    names, sizes = [name for each in given.values() for name in each], _sizes_of(self)
    def one(v):
        missing = [name for name in names if name not in v.dims]
        if len(missing) == len(names):
            return v
        for name in missing:
            v = array_expand_dims(v, {name: sizes[name] if _labels_in(self, name) is None else _labels_in(self, name)}, axis=-1)
        return v.stack(given)
    return _each(self, one)

def Dataset_filter_by_attrs(self, **kwargs):
    kept = {name: v for name, v in self.items() if not [key for key, want in kwargs.items() if not (want(v.attrs.get(key)) if _typename(want) == "function" else key in v.attrs and v.attrs[key] == want)]}
    return _attributed(_record("Dataset", kept if kept else _outside("a Dataset without variables")), _attributes_of(self))

def Dataset_unstack(self, dim=None):
    return _each(self, lambda v: v.unstack(dim))

def _groups_of_methods(self, kind, folds, of):
    return _record(kind, {fold: _each_fold(self, fold, of) for fold in folds})

def _each_fold(self, fold, of):
    return lambda *args, **kwargs: _each(self, lambda v: of(v)[fold](*args, **kwargs) if of(v) is not None else v)

def Dataset_rolling(self, dim=None, min_periods=None, center=False, **window_kwargs):
    sizes = window_kwargs if dim is None else dim
    if [name for name in sizes if name not in _sizes_of(self)]:
        _outside("rolling along these axes")
    return _groups_of_methods(self, "DatasetRolling", ("mean", "sum", "max", "min", "count", "std", "var", "median", "prod", "construct", "reduce"), lambda v: array_rolling(v, sizes, min_periods, center) if not [name for name in sizes if name not in v.dims] else None)

def Dataset_coarsen(self, dim=None, boundary="exact", side="left", coord_func="mean", **window_kwargs):
    sizes = window_kwargs if dim is None else dim
    missing = [name for name in sizes if name not in _sizes_of(self)]
    if missing:
        raise ValueError(f"Window dimensions {tuple(missing)} not found in Dataset dimensions {tuple(_sizes_of(self))}")
    def of(v):
        own = {name: n for name, n in sizes.items() if name in v.dims}
        return array_coarsen(v, own, boundary, side, coord_func) if own else None
    return _groups_of_methods(self, "DatasetCoarsen", ("mean", "sum", "max", "min", "std", "var", "median", "prod", "count", "any", "all", "reduce", "construct"), of)

def Dataset_weighted(self, weights):
    return _record("DatasetWeighted", {fold: _weighted_fold(self, weights, fold) for fold in ("mean", "sum", "std", "var", "sum_of_squares")})

def _weighted_fold(self, weights, fold):
    def one(v, dim):
        names = list(v.dims) if dim is None else [dim] if _typename(dim) == "str" else list(dim)
        if [name for name in names if name not in v.dims]:
            _outside("weights of these")
        return array_weighted(v, weights)[fold](dim)
    return lambda dim=None: _each(self, lambda v: one(v, dim))

# Fits by least squares along an axis.

def array_polyfit(self, dim, deg, skipna=None, rcond=None, w=None, full=False, cov=False):
    if skipna or rcond is not None or w is not None or full or cov or dim not in self.dims or not _known(self) or (self != self).any() or _kind(self) == "f" and self.dtype.itemsize < 8:
        _outside("polyfit of these")
    labels = _labels(self, dim)
    at = list(range(self.sizes[dim])) if labels is None else labels
    if not at:
        _outside("polyfit of nothing")
    if _typename(at[0]) == "str":
        _outside("polyfit along texts")
    rest = [name for name in self.dims if name != dim]
    y = transpose(self, *([dim] + rest)).values
    r = _plain(_least_squares([float(v) for v in at], y.reshape((len(at), -1)) * 1.0, deg).reshape((deg + 1,) + tuple(y.shape[1:])), ["degree"] + rest)
    r = _follow(_labelled(r, {name: _labels(self, name) for name in rest}), self)
    r = _with_coords(r, {}) if _beside(r) is not None else r
    r, name = _labelled(r, {"degree": list(range(deg, -1, -1))}), "polyfit_coefficients"
    d = _beside(r)
    r = _with_beside(r, None if d is None else {"name": name, "attrs": {}, "coords": d["coords"]})
    return _attributed(_record("Dataset", {name: r}), {})

# Around the middle of the places, where the equations lose least.

def _least_squares(at, y, deg):
    middle, n = float(sum(at)) / len(at), deg + 1
    wide = max([abs(v - middle) for v in at])
    if n > len(at) or wide == 0 or deg > 6:
        _outside("polyfit of so few points")
    z = [(v - middle) / wide for v in at]
    left = [[float(sum([v ** (i + k) for v in z])) for k in range(n)] for i in range(n)]
    right = [_weighed(y, [v ** i for v in z]) for i in range(n)]
    for i in range(n):
        for k in range(i + 1, n):
            f = left[k][i] / left[i][i]
            left[k] = [p - f * q for p, q in zip(left[k], left[i])]
            right[k] = right[k] - right[i] * f
    c = [0.0 for k in range(n)]
    for i in range(n - 1, -1, -1):
        r = right[i]
        for k in range(i + 1, n):
            r = r - c[k] * left[i][k]
        c[i] = r / left[i][i]
    rows = []
    for j in range(deg, -1, -1):
        row = y[0] * 0
        for k in range(j, n):
            row = row + c[k] * (_choose(k, j) * (-middle) ** (k - j) / wide ** k)
        rows.append(row)
    return stack(rows)

def _weighed(y, w):
    r = y[0] * w[0]
    for k in range(1, len(w)):
        r = r + y[k] * w[k]
    return r

def _choose(n, k):
    r = 1
    for i in range(k):
        r = r * (n - i) // (i + 1)
    return r

def xarray_polyval(coord, coeffs, degree_dim="degree"):
    if not isinstance(coord, DataArray) or not isinstance(coeffs, DataArray) or degree_dim not in coeffs.dims or _labels(coeffs, degree_dim) is None:
        _outside("polyval of these")
    degrees, r = _labels(coeffs, degree_dim), None
    for k in range(max(degrees), -1, -1):
        one = _less_coords(_picked(coeffs, {degree_dim: degrees.index(k)}), [degree_dim]) if k in degrees else 0.0
        r = coord * 0 + one if r is None else r * coord + one
    return r

# Options: of most nothing that we say depends, and attributes are kept anyway.

def xarray_set_options(**kwargs):
    options = _notes("options")
    before = dict(options.items())
    for name, v in kwargs.items():
        if name == "arithmetic_join" and v in ("inner", "outer", "left", "right", "exact"):
            options[name] = v
        elif name[0:7] != "display" and name not in ("use_bottleneck", "use_numbagg", "use_flox") and (name != "keep_attrs" or v == False):
            _outside("set_options of these")
    return _record("set_options", {"exit": lambda: _become(options, before)})

# An operator goes over the variables of a Dataset, and of two over those that both have.

def _operate(l, r, op):
    f = _operator(op)
    left, right = _class(l) == "Dataset", _class(r) == "Dataset"
    names = [name for name in (l if left else r) if not left or not right or name in r]
    if not names:
        _outside("operators on Datasets with other variables")
    if r is None and op in ("+", "-", "*", "/", "//", "%"):
        kind = {"f": "float", "b": "bool"}.get(_kind(l[names[0]]), "int")
        raise TypeError(f"unsupported operand type(s) for {op}: '{kind}' and 'NoneType'")
    made = {name: f(l[name] if left else l, r[name] if right else r) for name in names}
    own, theirs = _attributes_of(l) if left else {}, _attributes_of(r) if right else {}
    made = _record("Dataset", {name: _entitled(v, name) for name, v in made.items()})
    return made if own is None or theirs is None else _attributed(made, _agreeing(own, theirs))

def _operator(op):
    if op == "+":
        return lambda a, b: a + b
    if op == "-":
        return lambda a, b: a - b
    if op == "*":
        return lambda a, b: a * b
    if op == "/":
        return lambda a, b: a / b
    if op == "//":
        return lambda a, b: a // b
    if op == "%":
        return lambda a, b: a % b
    if op == "**":
        return lambda a, b: a ** b
    if op == "==":
        return lambda a, b: a == b
    if op == "!=":
        return lambda a, b: a != b
    if op == "<":
        return lambda a, b: a < b
    if op == "<=":
        return lambda a, b: a <= b
    if op == ">":
        return lambda a, b: a > b
    if op == ">=":
        return lambda a, b: a >= b
    if op == "&":
        return lambda a, b: a & b
    if op == "|":
        return lambda a, b: a | b
    if op == "unary -":
        return lambda a, b: -a
    if op == "unary ~":
        return lambda a, b: ~a
    _outside("this operator on a Dataset")

# Arrays that meet keep the entries whose labels all of them have, in the order of the first.

def _aligned(arrays):
    join = _notes("options").get("arithmetic_join", "inner")
    if join != "inner":
        return list(align(*arrays, join=join))
    for name in [d for a in arrays for d in a.dims]:
        known = [_labels(a, name) for a in arrays if name in a.dims and _labels(a, name) is not None]
        if [one for one in known if one != known[0]]:
            if [one for one in known if _repeated(one)]:
                _outside("arrays with other coordinates", "operation")
            common = [v for v in known[0] if not [one for one in known if v not in one]]
            arrays = [_with_labels(a, name, common) if name in a.dims and _labels(a, name) is not None else a for a in arrays]
    return list(arrays)

def _with_labels(a, name, common):
    own = _labels(a, name)
    return a if own == common else _picked(a, {name: [own.index(v) for v in common] if common else slice(0, 0)})
