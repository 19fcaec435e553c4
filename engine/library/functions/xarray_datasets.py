# A Dataset is a record of its variables, which share their axes and the labels along them.

def Dataset(data_vars=None, coords=None, attrs=None):
    d, coords = {}, {} if coords is None else coords
    if data_vars is not None and _typename(data_vars) != "dict" or _typename(coords) != "dict":
        _outside("a Dataset of these")
    for name, v in {} if data_vars is None else data_vars.items():
        d[name] = _as_variable(d, name, v)
    return _dataset_with(d, coords)

def _dataset_with(d, coords):
    d, sizes = dict(d), _sizes_of(d)
    for dim, labels in coords.items():
        items = labels[1] if _typename(labels) == "tuple" and len(labels) == 2 and labels[0] == dim else labels
        if dim not in sizes or _typename(items) not in ("list", "range", "array"):
            _outside("these coords")
        if len(items) != sizes[dim]:
            raise ValueError(f"conflicting sizes for dimension {dim!r}: length {len(items)} on {dim!r} and length {sizes[dim]} on {_homes(d)}")
        for name in d:
            if dim in d[name].dims:
                d[name] = _labelled(d[name], {dim: items})
    return _record("Dataset", d)

def _sizes_of(d):
    return {dim: n for v in d.values() for dim, n in zip(v.dims, v.shape)}

def _homes(d):
    homes = {}
    for name, v in d.items():
        for dim in v.dims:
            homes[dim] = homes.get(dim, name)
    return "{" + ", ".join([f"{dim!r}: {name!r}" for dim, name in homes.items()]) + "}"

def _labels_in(d, dim):
    for v in d.values():
        if dim in v.dims and _labels(v, dim) is not None:
            return _labels(v, dim)
    return None

# _as_variable returns what d[name] = v makes of v beside the other variables.

def _as_variable(d, name, v):
    if _typename(name) != "str" or isinstance(v, DataArray) == False and _typename(v) not in ("tuple", "int", "float", "bool"):
        _outside("this variable of a Dataset")
    d = {key: one for key, one in d.items() if key != name}
    sizes, named = _sizes_of(d), isinstance(v, DataArray)
    if _typename(v) == "tuple":
        dims = [v[0]] if _typename(v[0]) == "str" else list(v[0])
        if asarray(v[1]).ndim != len(dims):
            raise ValueError(f"Variable {name!r}: Could not convert tuple of form (dims, data[, attrs, encoding]): {v!r} to Variable.")
        v = DataArray(v[1], dims=dims)
    elif not named:
        v = DataArray(v)
    if name in v.dims or name in sizes or "" in v.dims:
        _outside("a variable by the name of an axis")
    for dim, n in zip(v.dims, v.shape):
        if sizes.get(dim, n) != n and named and _labels(v, dim) is None and _labels_in(d, dim) is None:
            raise AlignmentError(f"cannot reindex or align along dimension {dim!r} because of conflicting dimension sizes: {{{min(n, sizes[dim])}, {max(n, sizes[dim])}}}")
        if sizes.get(dim, n) != n and not named:
            raise ValueError(f"conflicting sizes for dimension {dim!r}: length {n} on {name!r} and length {sizes[dim]} on {_homes(d)}")
        theirs, own = _labels_in(d, dim), _labels(v, dim)
        if sizes.get(dim, n) != n or own is not None and dim in sizes and own != theirs:
            _outside("a Dataset of variables with other labels")
        if theirs is not None:
            v = _labelled(v, {dim: theirs})
    return _entitled(_renamed(v, {}), name)

# _of_dataset returns what is no variable of a Dataset: the labels along an axis, a Dataset
# of some variables, or the error.

def _of_dataset(ds, key, attribute):
    d = dict(ds.items())
    if _typename(key) == "list":
        missing = [name for name in key if name not in d]
        if missing:
            raise KeyError(missing[0])
        return _record("Dataset", {name: d[name] for name in key})
    if key in _sizes_of(d):
        labels = _labels_in(d, key)
        return DataArray(arange(_sizes_of(d)[key]) if labels is None else labels, dims=[key], coords={} if labels is None else {key: labels})
    if attribute:
        raise AttributeError(f"'Dataset' object has no attribute {key!r}")
    names = list(d) + [dim for dim in _sizes_of(d) if _labels_in(d, dim) is not None]
    if len(names) > len(d) + 1:
        _outside("a variable that there is not")
    raise KeyError(f"No variable named {key!r}. Variables on the dataset include {names!r}")

def _each(ds, f):
    return _record("Dataset", {name: f(v) for name, v in ds.items()})

def dataset_data_vars(self):
    return _record("Frozen", dict(self.items()))

def dataset_coords(self):
    if [name for name in _coord_names() if name not in _sizes_of(self)]:
        _outside("coords of which some lie along no axis")
    return _record("DatasetCoordinates", {dim: _of_dataset(self, dim, False) for dim in _sizes_of(self) if _labels_in(self, dim) is not None})

# merge aligns all variables and puts them side by side; what two have in common must be one.

def xarray_merge(objects, compat="no_conflicts", join="outer", fill_value=nan, combine_attrs="override"):
    if compat not in ("no_conflicts", "override") or join not in ("outer", "inner", "exact"):
        _outside("merge of these")
    pairs = []
    for one in objects:
        if isinstance(one, DataArray) and _title(one) is None:
            raise ValueError("unable to convert unnamed DataArray to a Dataset without providing an explicit name")
        pairs = pairs + ([(_title(one), one)] if isinstance(one, DataArray) else list(one.items()) if _class(one) == "Dataset" else _outside("merge of these"))
    d, unlabelled = {}, [v for name, v in pairs for dim in v.dims if _labels(v, dim) is None]
    if unlabelled:
        for dim, labels in [(dim, _labels(v, dim)) for name, v in pairs for dim in v.dims]:
            if labels is not None:
                pairs = [(name, _labelled(v, {dim: labels}) if dim in v.dims and _labels(v, dim) is None and v.sizes[dim] == len(labels) else v) for name, v in pairs]
    for (name, v), a in zip(pairs, align(*[v for name, v in pairs], join=join)):
        if name in d and compat == "no_conflicts":
            if d[name].dims != a.dims or not _known(a) or not _known(d[name]):
                _outside("merge of these")
            if ((d[name] != a) & (a == a) & (d[name] == d[name])).any():
                raise MergeError(f"conflicting values for variable {name!r} on objects to be combined. You can skip this check by specifying compat='override'.")
            d[name] = array_fillna(d[name], a) if _kind(a) == "f" else d[name]
        elif name not in d:
            d[name] = a
    return _record("Dataset", {name: _entitled(_renamed(v, {}), name) for name, v in d.items()})

def Dataset_merge(self, other, overwrite_vars=(), compat="no_conflicts", join="outer", fill_value=nan):
    return xarray_merge([self, other], compat, join)

def dataset_sizes(self):
    return _record("Frozen", _sizes_of(self))

def dataset_dims(self):
    return _record("FrozenMappingWarningOnValuesAccess", _sizes_of(self))

def _folded(ds, f, dim, alone):
    every = list(_sizes_of(ds))
    names = every if dim is None or dim == ... else [dim] if _typename(dim) == "str" else list(dim)
    missing = [name for name in names if name not in every]
    if len(missing) > 1 or missing and len(every) != 1:
        _outside("several axes that may be meant")
    if missing:
        raise ValueError(f"Dimension(s) {missing[0]!r} do not exist. Expected one or more of {{{every[0]!r}}}")
    def one(v):
        over = [name for name in names if name in v.dims]
        return f(v, over) if over else alone(v)
    return _each(ds, one)

def Dataset_mean(self, dim=None, skipna=None, keep_attrs=None):
    return _folded(self, lambda v, d: v.mean(d, skipna=skipna), dim, lambda v: v)

def Dataset_sum(self, dim=None, skipna=None, keep_attrs=None):
    return _folded(self, lambda v, d: v.sum(d, skipna=skipna), dim, lambda v: v + 0)

def Dataset_max(self, dim=None, skipna=None, keep_attrs=None):
    return _folded(self, lambda v, d: v.max(d, skipna=skipna), dim, lambda v: v)

def Dataset_min(self, dim=None, skipna=None, keep_attrs=None):
    return _folded(self, lambda v, d: v.min(d, skipna=skipna), dim, lambda v: v)

def Dataset_std(self, dim=None, skipna=None, ddof=0, keep_attrs=None):
    return _folded(self, lambda v, d: v.std(d, skipna=skipna, ddof=ddof), dim, lambda v: v * 0.0)

def Dataset_var(self, dim=None, skipna=None, ddof=0, keep_attrs=None):
    return _folded(self, lambda v, d: v.var(d, skipna=skipna, ddof=ddof), dim, lambda v: v * 0.0)

def Dataset_median(self, dim=None, skipna=None, keep_attrs=None):
    return _folded(self, lambda v, d: v.median(d, skipna=skipna), dim, lambda v: _outside("median along no axis"))

def Dataset_isel(self, indexers=None, drop=False, missing_dims="raise", **indexers_kwargs):
    at, sizes = indexers_kwargs if indexers is None else indexers, _sizes_of(self)
    missing = [name for name in at if name not in sizes]
    if missing and missing_dims == "raise":
        if len(missing) > 1:
            _outside("several axes that there are not")
        raise ValueError(f"Dimensions {{{missing[0]!r}}} do not exist. Expected one or more of FrozenMappingWarningOnValuesAccess({_said(sizes)})")
    return _each(self, lambda v: v.isel({name: i for name, i in at.items() if name in v.dims}))

def _said(sizes):
    return "{" + ", ".join([f"{name!r}: {n}" for name, n in sizes.items()]) + "}"

def Dataset_sel(self, indexers=None, method=None, tolerance=None, drop=False, **indexers_kwargs):
    at, sizes = indexers_kwargs if indexers is None else indexers, _sizes_of(self)
    missing = [name for name in at if name not in sizes]
    if missing:
        raise KeyError(f"{missing[0]!r} is not a valid dimension or coordinate for Dataset with dimensions FrozenMappingWarningOnValuesAccess({_said(sizes)})")
    return _each(self, lambda v: v.sel({name: i for name, i in at.items() if name in v.dims}, method=method, tolerance=tolerance))

def Dataset_where(self, cond, other=None, drop=False):
    if not isinstance(cond, DataArray) or drop:
        _outside("where of these")
    return _each(self, lambda v: v.where(cond) if other is None else v.where(cond, other))

def Dataset_fillna(self, value):
    return _each(self, lambda v: v.fillna(value))

def Dataset_isnull(self):
    return _each(self, lambda v: v.isnull())

def Dataset_notnull(self):
    return _each(self, lambda v: v.notnull())

def Dataset_round(self, decimals=0):
    return _each(self, lambda v: v.round(decimals))

def Dataset_astype(self, dtype):
    return _each(self, lambda v: v.astype(dtype))

def Dataset_copy(self, deep=False, data=None):
    return _record("Dataset", dict(self.items())) if data is None and not deep else _outside("this copy of a Dataset")

def Dataset_map(self, func, keep_attrs=None, args=()):
    return _each(self, lambda v: func(v, *args))

Dataset_apply = Dataset_map

def Dataset_transpose(self, *dim):
    if [name for name in dim if name not in _sizes_of(self)]:
        _outside("transpose of these axes")
    return _each(self, lambda v: v.transpose(*[name for name in dim if name in v.dims]))

def Dataset_rename(self, name_dict=None, **names):
    given = names if name_dict is None else name_dict
    for name in given:
        if name not in self and name not in _sizes_of(self):
            raise ValueError(f"cannot rename {name!r} because it is not a variable or dimension in this dataset")
    return _record("Dataset", {given.get(name, name): _renamed(v, {k: to for k, to in given.items() if k in v.dims}) for name, v in self.items()})

def Dataset_drop_vars(self, names, errors="raise"):
    names = [names] if _typename(names) == "str" else list(names)
    missing = [name for name in names if name not in self]
    if missing and errors == "raise":
        if len(missing) > 1 or _labels_in(self, missing[0]) is not None:
            _outside("drop_vars of these")
        raise ValueError(f"These variables cannot be found in this dataset: {missing}")
    return _record("Dataset", {name: v for name, v in self.items() if name not in names})

def Dataset_assign(self, variables=None, **variables_kwargs):
    d = dict(self.items())
    for name, v in (variables_kwargs if variables is None else variables).items():
        d[name] = _as_variable(d, name, v(self) if _typename(v) == "function" else v)
    return _record("Dataset", d)

def Dataset_assign_coords(self, coords=None, **coords_kwargs):
    return _dataset_with(self, coords_kwargs if coords is None else coords)

def Dataset_to_array(self, dim="variable", name=None):
    if dim in _sizes_of(self) or len(self) == 0:
        _outside("to_array of these")
    arrays = [transpose(v, *list(_sizes_of(self))) for v in broadcast_arrays(*list(self.values()))]
    return _labelled(xarray_concat(arrays, dim), {dim: list(self)})

def array_to_dataset(self, dim=None, name=None, promote_attrs=False):
    if dim is not None and (_labels(self, dim) is None or name is not None):
        _outside("to_dataset along this axis")
    if dim is not None:
        return _record("Dataset", {v: _entitled(_picked(self, {dim: k}), v) for k, v in enumerate(_labels(self, dim))})
    name = _title(self) if name is None else name
    if name is None:
        raise ValueError("unable to convert unnamed DataArray to a Dataset without providing an explicit name")
    return _record("Dataset", {name: _entitled(_renamed(self, {}), name)})

Dataset_to_dataarray = Dataset_to_array

# Groups: the places along an axis that have one key. What is folded in each stands along an
# axis of the keys, what is not keeps its place.

def array_groupby(self, group):
    if _typename(group) == "str":
        if group not in self.dims:
            if group in _coord_names():
                _outside("groupby of this")
            raise KeyError(group)
        dim, name = group, group
        keys = list(range(self.sizes[dim])) if _labels(self, dim) is None else _labels(self, dim)
    elif isinstance(group, DataArray):
        if group.ndim != 1 or group.dims[0] not in self.dims or not _known(group) or _kind(group) == "f" and (group != group).any():
            _outside("groupby of these")
        if group.shape[0] != self.sizes[group.dims[0]]:
            raise ValueError("the group variable's length does not match the length of this variable along its dimensions")
        dim, name, keys = group.dims[0], _title(group), group.values.tolist()
    elif _class(group) == "numpy.ndarray":
        raise TypeError("`group` must be a DataArray. Received 'ndarray' instead")
    else:
        _outside("groupby of this")
    found = sorted([v for k, v in enumerate(keys) if v not in keys[:k]])
    return _instance("DataArrayGroupBy", "xarray.DataArrayGroupBy", {}, {"_of": self, "_dim": dim, "_name": "group" if name is None else name, "_keys": keys, "_found": found})

def _groups_of(self):
    return [_picked(self._of, {self._dim: [k for k, v in enumerate(self._keys) if v == key]}) for key in self._found]

def _by_group(self, fold, dim):
    if dim is not None and dim != ... and dim not in (self._dim, [self._dim], (self._dim,)):
        _outside("groups folded along another axis")
    parts = [fold(a, self._dim if dim != ... else None) for a in _groups_of(self)]
    return _side_by_side(self, parts)

def _side_by_side(self, parts):
    if [p for p in parts if p.dims != parts[0].dims]:
        _outside("groups of several forms")
    r = _labelled(xarray_concat(parts, self._name), {self._name: self._found})
    names = list(parts[0].dims)
    at = list(self._of.dims).index(self._dim) if len(names) == self._of.ndim - 1 else 0
    return transpose(r, *(names[:at] + [self._name] + names[at:]))

def DataArrayGroupBy_mean(self, dim=None, skipna=None, keep_attrs=None):
    return _by_group(self, lambda a, d: a.mean(d, skipna=skipna), dim)

def DataArrayGroupBy_sum(self, dim=None, skipna=None, keep_attrs=None):
    return _by_group(self, lambda a, d: a.sum(d, skipna=skipna), dim)

def DataArrayGroupBy_max(self, dim=None, skipna=None, keep_attrs=None):
    return _by_group(self, lambda a, d: a.max(d, skipna=skipna), dim)

def DataArrayGroupBy_min(self, dim=None, skipna=None, keep_attrs=None):
    return _by_group(self, lambda a, d: a.min(d, skipna=skipna), dim)

def DataArrayGroupBy_std(self, dim=None, skipna=None, ddof=0, keep_attrs=None):
    return _by_group(self, lambda a, d: a.std(d, skipna=skipna, ddof=ddof), dim)

def DataArrayGroupBy_var(self, dim=None, skipna=None, ddof=0, keep_attrs=None):
    return _by_group(self, lambda a, d: a.var(d, skipna=skipna, ddof=ddof), dim)

def DataArrayGroupBy_median(self, dim=None, skipna=None, keep_attrs=None):
    return _by_group(self, lambda a, d: a.median(d, skipna=skipna), dim)

def DataArrayGroupBy_count(self, dim=None, keep_attrs=None):
    return _by_group(self, lambda a, d: a.count(d), dim)

def DataArrayGroupBy_first(self, skipna=None, keep_attrs=None):
    return _by_group(self, lambda a, d: _picked(a, {d: 0}), None)

def DataArrayGroupBy_last(self, skipna=None, keep_attrs=None):
    return _by_group(self, lambda a, d: _picked(a, {d: -1}), None)

def DataArrayGroupBy_map(self, func, args=(), shortcut=None):
    parts = [func(a, *args) for a in _groups_of(self)]
    return _in_order(self, parts) if self._dim in parts[0].dims else _side_by_side(self, parts)

DataArrayGroupBy_apply = DataArrayGroupBy_map

def _in_order(self, parts):
    places = [k for key in self._found for k, v in enumerate(self._keys) if v == key]
    if [p for p, a in zip(parts, _groups_of(self)) if self._dim not in p.dims or p.sizes[self._dim] != a.sizes[self._dim]]:
        _outside("groups that change in size")
    r = xarray_concat(parts, self._dim)
    return _picked(r, {self._dim: [places.index(k) for k in range(len(places))]})

def _with_groups(self, other, do):
    if not isinstance(other, DataArray) or self._name not in other.dims or _labels(other, self._name) is None:
        _outside("groups beside this")
    labels = _labels(other, self._name)
    if self._name == self._dim and self._keys != _labels(self._of, self._dim):
        _outside("groups by the name of their axis")
    if [v for v in self._found if v not in labels]:
        _outside("groups of which some are missing")
    near = _picked(other, {self._name: [labels.index(v) for v in self._keys]})
    near = _labelled(near, {self._name: None})
    near = near if self._name == self._dim else _renamed(near, {self._name: self._dim})
    r = do(self._of, _labelled(near, {self._dim: _labels(self._of, self._dim)}))
    return r

def DataArrayGroupBy___sub__(self, other):
    return _with_groups(self, other, lambda a, b: a - b)

def DataArrayGroupBy___add__(self, other):
    return _with_groups(self, other, lambda a, b: a + b)

def DataArrayGroupBy___mul__(self, other):
    return _with_groups(self, other, lambda a, b: a * b)

def DataArrayGroupBy___truediv__(self, other):
    return _with_groups(self, other, lambda a, b: a / b)

def DataArrayGroupBy___len__(self):
    return len(self._found)

def DataArrayGroupBy___iter__(self):
    keys = self._found if _typename(self._found[0]) == "str" else DataArray(self._found, dims=["k"]).values
    return [(keys[k], a) for k, a in enumerate(_groups_of(self))]
