# A Dataset is a record of its variables, which share their axes and the labels along them.

def Dataset(data_vars=None, coords=None, attrs=None):
    d, coords = {}, {} if coords is None else coords
    if data_vars is not None and _typename(data_vars) not in ("dict", "Dataset", "Frozen") or _typename(coords) not in ("dict", "DataArrayCoordinates", "DatasetCoordinates"):
        _outside("a Dataset of these")
    if _class(data_vars) == "Dataset":
        raise TypeError("Passing a Dataset as `data_vars` to the Dataset constructor is not supported. Use `ds.copy()` to create a copy of a Dataset.")
    data_vars = {} if data_vars is None else _with_all_labels(dict(data_vars.items()))
    given, coords = data_vars, dict(coords.items())
    both = [name for name in given if name in coords]
    if len(both) == 1:
        raise ValueError(f"variables {{{both[0]!r}}} are found in both data_vars and coords")
    data_vars = {name: v for name, v in given.items() if not _is_index(name, v)}
    for name, v in given.items():
        if name not in data_vars:
            coords[name] = v[1] if _typename(v) == "tuple" else v
    for name, v in data_vars.items():
        if _labels_given(coords, v):
            _outside("a Dataset of variables with other labels")
        d[name] = _as_variable(d, name, v)
    return _attributed(_dataset_with(d, coords), {} if attrs is None else dict(attrs.items()))

# What goes along an axis of its own name is a coordinate.

def _is_index(name, v):
    if _typename(v) == "tuple":
        return len(v) == 2 and (v[0] == name or _typename(v[0]) in ("list", "tuple") and list(v[0]) == [name])
    return _typename(v) in ("list", "range") or _typename(v) == "array" and (v.dims == (name,) if isinstance(v, DataArray) else v.ndim == 1)

# Arrays whose labels differ have in a Dataset those of all.

def _with_all_labels(d):
    names = [name for name in d if isinstance(d[name], DataArray)]
    arrays = [d[name] for name in names]
    if not _labels_differ(arrays):
        return d
    joined = {name: v for name, v in zip(names, align(*arrays, join="outer"))}
    return {name: joined.get(name, v) for name, v in d.items()}

def _labels_differ(arrays):
    for a in arrays:
        for dim in a.dims:
            if [b for b in arrays if dim in b.dims and _sure(a, dim) and _sure(b, dim) and _labels(a, dim) != _labels(b, dim)]:
                return True
    return False

def _labels_given(coords, v):
    return [dim for dim in coords if isinstance(v, DataArray) and dim in v.dims and _labels(v, dim) is not None and _label_items(coords[dim]) != _labels(v, dim)]

def _dataset_with(d, coords):
    d = dict(d)
    loose = {dim: n for name, v in coords.items() for dim, n in _sizes_given(name, v) if dim not in _sizes_of(d)}
    if loose or coords and not d:
        sizes = _sizes_of({name: v for name, v in d.items() if name == ""})
        for dim, n in loose.items():
            sizes[dim] = n
        d[""] = _named_axes(broadcast_to(asarray(0.0), tuple(sizes.values())), list(sizes))
        d[""] = _with_beside(d[""], {"name": None, "attrs": {}, "coords": {}})
    sizes = _sizes_of(d)
    for name, v in coords.items():
        dims, data = _coord_parts(name, v)
        if dims == [name]:
            items = data if isinstance(data, DataArray) or _typename(data) in ("list", "range", "array", "Texts") or _is_times(data) else _outside("these coords")
            if len(items) != sizes[name]:
                raise ValueError(f"conflicting sizes for dimension {name!r}: length {len(items)} on {name!r} and length {sizes[name]} on {_homes(d)}")
        if name in d or name in sizes and dims != [name]:
            _outside("these coords")
        there = [key for key, one in d.items() if not [dim for dim in dims if dim not in one.dims]]
        if not there:
            _outside("coords of no variable")
        for key in there:
            d[key] = _labelled(d[key], {name: v})
    return _record("Dataset", _shared(d))

def _sizes_of(d):
    return {dim: n for v in d.values() for dim, n in zip(v.dims, v.shape)}

def _homes(d):
    homes = {}
    for name, v in d.items():
        for dim in v.dims:
            homes[dim] = homes.get(dim, dim if name == "" else name)
    return "{" + ", ".join([f"{dim!r}: {name!r}" for dim, name in homes.items()]) + "}"

def _labels_in(d, dim):
    for v in d.values():
        if dim in v.dims and _labels(v, dim) is not None:
            return _labels(v, dim)
    return None

# _as_variable returns what d[name] = v makes of v beside the other variables.

def _spelled_variable(name, v):
    if len(v) < 2:
        raise ValueError(f"Tuple {v!r} is not in the form (dims, data[, attrs])")
    number, more, held = isinstance(v[0], (int, float)), v[2] if len(v) == 3 else None, len(v) < 4 and _typename(v[1]) == "tuple"
    if held and v[0] in ((), []):
        _outside("a variable of a tuple")
    if more is not None and _typename(more) != "dict" and _typename(v[0]) == "str":
        says = f"Variable {name!r}: Could not convert tuple of form (dims, data[, attrs, encoding]): {v!r} to Variable."
        if _typename(more) == "str" and more:
            raise ValueError(says)
        raise TypeError(says)
    if number or held and _typename(v[0]) in ("str", "list", "tuple") or len(v) < 4 and _typename(v[1]) == "str" and (_typename(v[0]) == "str" or _kind(v[0]) and v[0].ndim):
        says = f"Variable {name!r}: Could not convert tuple of form (dims, data[, attrs, encoding]): {v!r} to Variable."
        if number:
            raise TypeError(says)
        raise ValueError(says)

def _as_variable(d, name, v):
    if _typename(v) == "array" and not isinstance(v, DataArray) and v.ndim > 1:
        raise MissingDimensionsError(f"cannot set variable {name!r} with {v.ndim}-dimensional data without explicit dimension names. Pass a tuple of (dims, data) instead.")
    if _typename(name) != "str" or isinstance(v, DataArray) == False and _typename(v) not in ("tuple", "int", "float", "bool") and (_typename(v) != "array" or v.ndim):
        _outside("this variable of a Dataset")
    d = {key: one for key, one in d.items() if key != name}
    sizes, named = _sizes_of(d), isinstance(v, DataArray)
    if _typename(v) == "tuple":
        _spelled_variable(name, v)
        dims = [v[0]] if _typename(v[0]) == "str" else list(v[0])
        if asarray(v[1]).ndim != len(dims):
            raise ValueError(f"Variable {name!r}: Could not convert tuple of form (dims, data[, attrs, encoding]): {v!r} to Variable.")
        v = DataArray(v[1], dims=dims, attrs=v[2] if len(v) > 2 else None)
    elif not named:
        v = DataArray(v)
    if name in v.dims or name in sizes or "" in v.dims:
        _outside("a variable by the name of an axis")
    for dim, n in zip(v.dims, v.shape):
        if sizes.get(dim, n) != n and named and _labels(v, dim) is None and _labels_in(d, dim) is None:
            raise AlignmentError(f"cannot reindex or align along dimension {dim!r} because of conflicting dimension sizes: {_size_set(n, sizes[dim])}")
        if sizes.get(dim, n) != n and not named:
            raise ValueError(f"conflicting sizes for dimension {dim!r}: length {n} on {name!r} and length {sizes[dim]} on {_homes(d)}")
        theirs, own = _labels_in(d, dim), _labels(v, dim)
        if own is not None and theirs is not None and own != theirs:
            if _beside(v) is not None and [one for one in _beside(v)["coords"].values() if one is not None]:
                _outside("a Dataset of variables with other labels")
            v = array_reindex(v, {dim: theirs})
        elif sizes.get(dim, n) != n or own is not None and dim in sizes and own != theirs:
            _outside("a Dataset of variables with other labels")
        if theirs is not None:
            v = _labelled(v, {dim: theirs})
    return _entitled(v, name)

# _assigned returns a Dataset after ds[name] = v, or with another coordinate.

def _assigned(ds, name, v):
    ds = dict(ds.items())
    if _typename(name) == "str" and (name in _sizes_of(ds) or _is_index(name, v) and _typename(v) != "tuple" and not isinstance(v, DataArray) or name not in ds and _typename(v) != "function" and name in _all_coords(ds)):
        return _dataset_with(ds, {name: v})
    one = _as_variable(ds, name, v)
    there = _all_coords(ds) if _beside(one) is not None else []
    ds[name] = _less_coords(one, [key for key in there if key not in one.dims and key in _coord_keys(one)]) if there else one
    return _tight(_shared(ds))

def _all_coords(d):
    return [name for one in d.values() for name in _coord_keys(one)]

def _with_coordinate(self, name, v):
    return _labelled(self, {name: v}) if isinstance(self, DataArray) else _dataset_with(dict(self.items()), {name: v})

def _removed(ds, name):
    if name not in ds:
        raise KeyError(name)
    return {key: v for key, v in ds.items() if key != name}

# _of_dataset returns what is no variable of a Dataset: the labels along an axis, a Dataset
# of some variables, or the error.

def _of_dataset(ds, key, attribute):
    d = dict(ds.items())
    if _typename(key) == "dict":
        return Dataset_isel(ds, key)
    if _typename(key) == "slice":
        _outside("a slice", "index")
    if _typename(key) in ("tuple", "int", "float", "bool", "NoneType"):
        if len(_coords_in(d)) > 1:
            _outside("a variable that there is not")
        hint = f"\nHint: use a list to select multiple variables, for example `ds[{list(key)!r}]`" if _sequence(key) else ""
        raise KeyError(f"No variable named {key!r}. Variables on the dataset include {[name for name in d if name != ''] + _coords_in(d)!r}{hint}")
    if _typename(key) == "list":
        missing = [name for name in key if name not in d]
        if missing:
            raise KeyError(missing[0])
        return _attributed(_record("Dataset", {name: d[name] for name in key}), _attributes_of(ds))
    for v in d.values():
        there = _coordinate(v, key) if key.split(".")[0] in v.dims or key.split(".")[0] in _coord_names() else None
        if there is not None:
            return there
    if attribute:
        raise AttributeError(f"'Dataset' object has no attribute {key!r}")
    names = [name for name in d if name != ""] + _coords_in(d)
    if len(names) > len(d) + 1:
        _outside("a variable that there is not")
    raise KeyError(f"No variable named {key!r}. Variables on the dataset include {names!r}")

def _each(ds, f, made=None):
    made = {name: f(v) for name, v in ds.items()} if made is None else made
    made = {name: DataArray(v) if _typename(v) in ("int", "float", "bool") else v for name, v in made.items()}
    if [v for v in made.values() if not isinstance(v, DataArray)]:
        _outside("a Dataset of these")
    return _attributed(_record("Dataset", {name: _entitled(v, name) for name, v in made.items()}), _attributes_of(ds))

def _has_coordinate(ds, name):
    return name in _all_coords(ds)

def dataset_attrs(self):
    attrs = _attributes_of(self)
    if attrs is None:
        _outside("the attrs of this Dataset")
    return _attributes_of(_attributed(self, dict(attrs.items())))

# _shared gives the coordinates of each variable to all that have their axes.

def _shared(d):
    every = {}
    for v in d.values():
        if _beside(v) is None:
            return d
        for key, one in _beside(v)["coords"].items():
            other = _key_of(every, _bare_name(key))
            plain = _bare_name(key)
            if one is not None and plain in _sizes_of(d):
                return _shared({name: _less_coords(one, [plain]) if _beside(one) is not None and plain not in one.dims else one for name, one in d.items()})
            if one is not None and plain not in d and other is not None and other == key and not _same_coord(every[other], one):
                raise MergeError(f"conflicting values for variable {plain!r} on objects to be combined. You can skip this check by specifying compat='override'.")
            if one is not None and (plain in d or other is not None and (other != key or not _same_coord(every[other], one))):
                _outside("a Dataset of these coords")
            if one is not None:
                every[key] = one
    return {name: _with_shared(v, every) for name, v in d.items()} if every else d

def _with_shared(v, every):
    coords = dict(_beside(v)["coords"].items())
    if not coords:
        coords = {dim: None for dim in v.dims if _labels(v, dim) is not None}
    for key, one in every.items():
        if not [dim for dim in one.dims if dim not in v.dims] and _key_of(coords, _bare_name(key)) is None:
            coords[key] = one
    return _with_coords(v, coords)

def dataset_data_vars(self):
    return _record("Frozen", {name: v for name, v in self.items() if name != ""})

def dataset_coords(self):
    return _record("DatasetCoordinates", {name: _of_dataset(self, name, False) for name in _coords_in(self)})

def _coords_in(d):
    names = []
    for v in d.values():
        names = names + [name for name in _coord_keys(v) if name not in names]
    if len(names) < 2 or not [name for name in names if name not in _sizes_of(d)]:
        return [dim for dim in _sizes_of(d) if dim in names] if len(names) > 1 else names
    every = [_coord_keys(v) for v in d.values() if len(_coord_keys(v)) == len(names)]
    return every[0] if every and len(list(d.values())[0].dims) == len(_sizes_of(d)) and every[0] == _coord_keys(list(d.values())[0]) else _outside("the order of these coords")

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
    return _record("Dataset", _shared({name: _entitled(v, name) for name, v in d.items()}))

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

def Dataset_sum(self, dim=None, skipna=None, min_count=None, keep_attrs=None):
    return _folded(self, lambda v, d: v.sum(d, skipna=skipna) if min_count is None else v.sum(d, skipna=skipna, min_count=min_count), dim, lambda v: v)

def Dataset_max(self, dim=None, skipna=None, keep_attrs=None):
    return _folded(self, lambda v, d: v.max(d, skipna=skipna), dim, lambda v: v)

def Dataset_min(self, dim=None, skipna=None, keep_attrs=None):
    return _folded(self, lambda v, d: v.min(d, skipna=skipna), dim, lambda v: v)

def Dataset_std(self, dim=None, skipna=None, ddof=0, keep_attrs=None):
    return _folded(self, lambda v, d: v.std(d, skipna=skipna, ddof=ddof), dim, lambda v: v * (nan if ddof else 0.0))

def Dataset_var(self, dim=None, skipna=None, ddof=0, keep_attrs=None):
    return _folded(self, lambda v, d: v.var(d, skipna=skipna, ddof=ddof), dim, lambda v: v * (nan if ddof else 0.0))

def Dataset_median(self, dim=None, skipna=None, keep_attrs=None):
    return _folded(self, lambda v, d: v.median(d, skipna=skipna), dim, lambda v: _outside("median along no axis"))

def Dataset_isel(self, indexers=None, drop=False, missing_dims="raise", **indexers_kwargs):
    at, sizes = indexers_kwargs if indexers is None else indexers, _sizes_of(self)
    missing = [name for name in at if name not in sizes]
    if missing and missing_dims == "raise":
        if len(missing) > 1:
            _outside("several axes that there are not")
        raise ValueError(f"Dimensions {{{missing[0]!r}}} do not exist. Expected one or more of FrozenMappingWarningOnValuesAccess({_said(sizes)})")
    return _sharing(_each(self, lambda v: v.isel({name: i for name, i in at.items() if name in v.dims}, drop=drop)), [] if drop else at)

# What a variable keeps as a coordinate is one of all.

def _sharing(ds, at):
    return _attributed(_record("Dataset", _shared(dict(ds.items()))), _attributes_of(ds)) if [name for name in at] else ds

def _said(sizes):
    return "{" + ", ".join([f"{name!r}: {n}" for name, n in sizes.items()]) + "}"

def Dataset_sel(self, indexers=None, method=None, tolerance=None, drop=False, **indexers_kwargs):
    at, sizes = indexers_kwargs if indexers is None else indexers, _sizes_of(self)
    missing = [name for name in at if name not in sizes]
    if missing:
        raise KeyError(f"{missing[0]!r} is not a valid dimension or coordinate for Dataset with dimensions FrozenMappingWarningOnValuesAccess({_said(sizes)})")
    return _sharing(_each(self, lambda v: v.sel({name: i for name, i in at.items() if name in v.dims}, method=method, tolerance=tolerance, drop=drop)), [] if drop else at)

def Dataset_where(self, cond, other=None, drop=False):
    if _class(cond) == "Dataset" and not drop:
        return _each(self, lambda v: v, {name: v.where(cond[name]) if other is None else v.where(cond[name], other) for name, v in self.items()})
    if not isinstance(cond, DataArray):
        _outside("where of these")
    def one(v):
        missing = [d for d in cond.dims if d not in v.dims] if drop else []
        return _outside("where of these") if missing else v.where(cond, drop=drop) if other is None else v.where(cond, other)
    return _each(self, one)

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
    return _each(self, lambda v: array_copy(v) if deep else v) if data is None else _outside("this copy of a Dataset")

def Dataset_map(self, func, keep_attrs=None, args=()):
    return _each(self, lambda v: func(v, *args))

Dataset_apply = Dataset_map

def Dataset_transpose(self, *dim):
    if [name for name in dim if name not in _sizes_of(self)]:
        _outside("transpose of these axes")
    if dim and len(dim) != len(_sizes_of(self)):
        raise ValueError(f"{dim} must be a permuted list of FrozenMappingWarningOnValuesAccess({_said(_sizes_of(self))}), unless `...` is included")
    return _each(self, lambda v: v.transpose(*[name for name in dim if name in v.dims]))

def Dataset_rename(self, name_dict=None, **names):
    given = names if name_dict is None else name_dict
    for name in given:
        if name not in self and name not in _sizes_of(self) and name not in _all_coords(self):
            raise ValueError(f"cannot rename {name!r} because it is not a variable or dimension in this dataset")
        if given[name] != name and given[name] not in given and (given[name] in self or given[name] in _all_coords(self)):
            raise ValueError(f"the new name {given[name]!r} conflicts")
    return _each(self, lambda v: v, {given.get(name, name): _renamed(v, {k: to for k, to in given.items() if k in v.dims or k in _coord_keys(v)}) for name, v in self.items()})

def Dataset_drop_vars(self, names, errors="raise"):
    names = [names] if _typename(names) == "str" else list(names)
    missing = [name for name in names if name not in self and name not in _all_coords(self)]
    if missing and errors == "raise":
        if len(missing) > 1:
            _outside("drop_vars of several names that there are not")
        raise ValueError(f"These variables cannot be found in this dataset: {missing}")
    return _each(self, lambda v: v, {key: _less_coords(v, [name for name in names if name in _coord_keys(v)]) for key, v in self.items() if key not in names})

def Dataset_assign(self, variables=None, **variables_kwargs):
    d = dict(self.items())
    for name, v in (variables_kwargs if variables is None else variables).items():
        d = dict(_assigned(d, name, v(self) if _typename(v) == "function" else v).items())
    return _attributed(_record("Dataset", d), _attributes_of(self))

def Dataset_assign_coords(self, coords=None, **coords_kwargs):
    return _attributed(_dataset_with(dict(self.items()), coords_kwargs if coords is None else coords), _attributes_of(self))
