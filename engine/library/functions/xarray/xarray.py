def array_diff(array, dim, n=1):
    if dim not in array.dims:
        raise ValueError(f"Dimension {dim!r} not found in data dimensions {array.dims}")
    if list(array.dims).count(dim) > 1:
        _outside("two axes of one name")
    labels = _labels(array, dim)
    r = _differences(array if labels is None else _labelled(array, {dim: None}), n, dim)
    r = r if labels is None else _labelled(r, {dim: labels[n:]})
    return _with_beside(r, _beside(_picked(array, {dim: slice(n, None)})))

def xarray_broadcast(*args):
    if [a for a in args if not isinstance(a, DataArray)]:
        _outside("xarray.broadcast of these")
    return broadcast_arrays(*args)

def xarray_dot(*arrays, dim=None):
    if [a for a in arrays if not isinstance(a, DataArray) or "" in a.dims]:
        _outside("xarray.dot of these")
    r = arrays[0]
    for a in arrays[1:]:
        r = r * a
    met = {name: len([a for a in arrays if name in a.dims]) for name in r.dims}
    over = [name for name in met if met[name] > 1] if dim is None else [dim] if _typename(dim) == "str" else list(met) if dim == ... else list(dim)
    if [name for name in over if name not in met]:
        _outside("xarray.dot along these axes")
    if over:
        r = r.sum(over, skipna=False).astype(r.dtype)
    every, r = [name for name in r.dims if met[name] == len(arrays)], _named_as(r, arrays[0])
    return transpose(r, *(every + [name for name in r.dims if name not in every])) if every else r

def array_dot(self, other, dim=None):
    if self.ndim and "" in self.dims:
        return matmul(self, other)
    if not isinstance(other, DataArray) or "" in other.dims:
        raise TypeError("dot only operates on DataArrays.")
    return xarray_dot(self, other, dim=dim)

def array_broadcast_like(self, other, exclude=None):
    return broadcast_arrays(other, self)[1]

def array_to_numpy(self):
    return self.values

def array_get_axis_num(self, dim):
    if _typename(dim) in ("list", "tuple"):
        return tuple([array_get_axis_num(self, name) for name in dim])
    if dim not in self.dims:
        raise ValueError(f"{dim!r} not found in array dimensions {self.dims}")
    return self.dims.index(dim)

def array_isel(self, indexers=None, drop=False, missing_dims="raise", **indexers_kwargs):
    if indexers is not None and _typename(indexers) != "dict":
        raise ValueError("the first argument to .isel must be a dictionary")
    given = indexers_kwargs if indexers is None else indexers
    for name, at in given.items():
        if _typename(at) == "float" and name in self.dims:
            raise TypeError(f"invalid indexer array, does not have integer dtype: array({at!r})".replace(".0)", ".)"))
        if _typename(at) == "list" and at and _typename(at[0]) == "bool" and name in self.dims:
            given = dict(given.items())
            given[name] = [k for k, keep in enumerate(at) if keep] if len(at) == self.sizes[name] else _outside("a mask that does not fit")
    if [name for name, at in given.items() if isinstance(at, DataArray) and at.ndim and (at.ndim > 1 or at.dims[0] != name)]:
        return _pointwise(self, given)
    return _dropped(self, _picked(self, given if missing_dims == "raise" else {name: at for name, at in given.items() if name in self.dims}), drop)

def _dropped(a, r, drop):
    return _less_coords(r, [name for name in a.dims if name not in r.dims]) if drop else r

# _pointwise takes the entries at places along new axes, which stand where the first of the
# axes that they are of stood.

def _pointwise(a, given):
    first = {name: at for name, at in given.items() if _typename(at) in ("int", "slice") or isinstance(at, DataArray) and at.ndim == 0}
    if first and not [name for name in first if name not in a.dims]:
        return _pointwise(_picked(a, first), {name: at for name, at in given.items() if name not in first})
    given = {name: DataArray(at, dims=[name]) if _typename(at) == "list" or _typename(at) == "array" and not isinstance(at, DataArray) else at for name, at in given.items()}
    places = {name: at for name, at in given.items() if isinstance(at, DataArray) and _kind(at) == "i"}
    if len(places) != len(given) or [name for name in given if name not in a.dims]:
        _outside("an index by these tables")
    new = [d for at in places.values() for d in at.dims]
    for name in a.dims:
        if name in new and name not in places:
            places[name] = DataArray(arange(a.sizes[name]), dims=[name])
    dims, sizes = [], {}
    for at in places.values():
        for d, n in zip(at.dims, at.shape):
            if sizes.get(d, n) != n:
                _outside("indices of several sizes")
            sizes[d] = n
    for name in a.dims:
        dims = dims + [d for d in (places[name].dims if name in places else (name,)) if d not in dims]
    rest, first = [name for name in a.dims if name not in places], list(sizes)
    x = transpose(a, *(list(places) + rest)).values
    met = broadcast_arrays(*list(places.values()))
    x = x[tuple([transpose(at, *first).values for at in met])]
    r = transpose(_plain(x, first + rest), *dims)
    r = _labelled(r, {name: _labels(a, name) for name in rest})
    for d in first:
        labels = [_labels(at, d) for at in places.values() if d in at.dims] + ([_labels(a, d)] if d in a.dims else [])
        known = [one for one in labels if one is not None]
        if [one for one in known if one != known[0]] or known and d in a.dims and _labels(a, d) is None:
            _outside("an index by tables with labels")
        r = _labelled(r, {d: known[0]}) if known else r
    beside = _beside(a)
    if beside is None or [at for at in places.values() if _beside(at) is None or [one for one in _beside(at)["coords"].values() if one is not None]]:
        return _unsure(r)
    coords = {}
    for key, one in beside["coords"].items():
        if one is None and key in rest:
            coords[key] = None
        elif one is not None:
            coords[key] = one if not [dim for dim in one.dims if dim in places] else _outside("an index by tables of these coords")
    for name, at in places.items():
        if _labels(a, name) is not None and name not in r.dims:
            key, one = _as_coord(name, [name], _labels(a, name))
            coords[key] = _plain(one.values[at.values], list(at.dims))
    return _with_beside(r, {"name": beside["name"], "attrs": beside["attrs"], "coords": coords})

def array_sel(self, indexers=None, method=None, tolerance=None, drop=False, **indexers_kwargs):
    if indexers is not None and _typename(indexers) != "dict":
        raise ValueError("the first argument to .sel must be a dictionary")
    given = indexers_kwargs if indexers is None else indexers
    places = _places(self, given, method)
    if tolerance is not None:
        for name, at in given.items():
            if method is None or _typename(at) not in ("int", "float") or _typename(tolerance) not in ("int", "float"):
                _outside("sel with a tolerance")
            if abs(_labels(self, name)[places[name]] - at) > tolerance:
                raise KeyError(f"not all values found in index {name!r}")
    return array_isel(self, places, drop=drop)

def _places(a, at, method=None, assigned=False):
    for name in at:
        if name not in a.dims and _beside(a) is not None and _key_of(_beside(a)["coords"], name) is not None:
            if [key for key in _beside(a)["coords"] if key.startswith("#")]:
                _outside("sel of a stacked axis")
            c = _coordinate(a, name)
            if len(c.dims) != 1 or c.dims[0] in at:
                _outside("sel by this coordinate")
            values = _values_of(c)
            values = values if _typename(values) == "list" else values.tolist()
            rest = {key: v for key, v in at.items() if key != name}
            places = _places(a, rest, None if method is None else _outside("sel by several axes with a method"), assigned) if rest else {}
            places[c.dims[0]] = _place(values, at[name], name, method)
            return places
        if name not in a.dims and assigned:
            raise KeyError(f"{name!r} is not a valid dimension or coordinate for DataArray with dimensions {a.dims}")
        if name not in a.dims:
            sizes = ", ".join([f"{d!r}: {n}" for d, n in zip(a.dims, a.shape)])
            raise KeyError(f"{name!r} is not a valid dimension or coordinate for Dataset with dimensions FrozenMappingWarningOnValuesAccess({{{sizes}}})")
        if method is not None and _labels(a, name) is None:
            raise ValueError(f"cannot supply selection options {{'method': {method!r}, 'tolerance': None}} for dimension {name!r}that has no associated coordinate or index")
    return {name: v if _labels(a, name) is None else _place(_labels(a, name), v, name, method) for name, v in at.items()}

def _place(labels, at, name, method, advice=". Try setting the `method` keyword argument (example: method='nearest')."):
    kind = _typename(at)
    if labels and _typename(labels[0]) == "tuple":
        _outside("sel of a stacked axis")
    if method is not None and kind == "slice":
        raise NotImplementedError("cannot use ``method`` argument if any indexers are slice objects")
    if method not in (None, "nearest", "pad", "ffill", "backfill", "bfill"):
        raise ValueError(f"Invalid fill method. Expecting pad (ffill), backfill (bfill) or nearest. Got {method}")
    if method is not None and labels and (_typename(labels[0]) == "str" or kind == "str"):
        _outside("sel of texts by a method")
    if kind == "slice":
        if labels == sorted(labels)[::-1] and at.step is None and len(labels) > 1:
            return slice(at.start if at.start is None else len([v for v in labels if v > at.start]), at.stop if at.stop is None else len([v for v in labels if v >= at.stop]))
        if labels != sorted(labels) or at.step is not None:
            _outside("a slice of labels that do not ascend")
        return slice(at.start if at.start is None else len([v for v in labels if v < at.start]), at.stop if at.stop is None else len([v for v in labels if v <= at.stop]))
    if kind == "array" and at.dtype.name == "bool":
        return at
    if kind == "Texts":
        kind, at = "array", at.tolist() if at._codes.ndim == 0 or not isinstance(at._codes, DataArray) or at.dims == (name,) else _outside("sel by these texts")
        kind = _typename(at)
    if kind == "array" and isinstance(at, DataArray) and at.ndim and at.dims != (name,):
        r = _plain([_place(labels, v, name, method, "") for v in at.values.reshape(-1).tolist()], ["points"])
        r = DataArray(r.values.reshape(at.shape), dims=list(at.dims))
        return _with_beside(_labelled(r, {dim: _labels(at, dim) for dim in at.dims}), _beside(at))
    if kind == "array":
        at = at.values.tolist() if isinstance(at, DataArray) else at.tolist()
        kind = _typename(at)
    if kind == "list":
        return [_place(labels, v, name, method, "") for v in at]
    if kind not in ("int", "float", "str"):
        _outside("sel by this")
    if at in labels:
        if labels.count(at) == 1:
            return labels.index(at)
        return [k for k, v in enumerate(labels) if v == at] if advice and method is None else _outside("sel of labels of which one is there twice")
    best = None
    for k, v in enumerate(labels) if method is not None else []:
        far = v - at
        if (method in ("pad", "ffill") and far > 0 or method in ("backfill", "bfill") and far < 0) == False:
            if best is None or abs(far) < least or abs(far) == least and far > 0:
                best, least = k, abs(far)
    if best is None:
        raise KeyError(f"not all values found in index {name!r}" + (advice if method is None else ""))
    return best

def array_assign_coords(self, coords=None, **coords_kwargs):
    return _labelled(self, coords_kwargs if coords is None else coords)

def array_drop_vars(self, names, errors="raise"):
    names = [names] if _typename(names) == "str" else list(names)
    there = _coord_keys(self)
    missing = [name for name in names if name not in there]
    if missing and errors == "raise":
        if len(missing) > 1:
            _outside("drop_vars of several names that there are not")
        raise ValueError(f"These variables cannot be found in this dataset: {missing}")
    return _less_coords(self, [name for name in names if name not in missing])

def _less_coords(a, names):
    d = _beside(a)
    a = _labelled(a, {name: None for name in names if name in a.dims})
    return a if d is None else _with_coords(a, {key: one for key, one in d["coords"].items() if _bare_name(key) not in names})

def array_reset_coords(self, names=None, drop=False):
    there = [name for name in _coord_keys(self) if name not in self.dims]
    given = there if names is None else [names] if _typename(names) == "str" else list(names)
    if not drop or [name for name in given if name not in there]:
        _outside("reset_coords of these")
    return _less_coords(self, given)

def array_rename(self, new_name_or_name_dict=None, **names):
    given = names if new_name_or_name_dict is None and names else new_name_or_name_dict
    return _entitled(self, given) if _typename(given) == "str" or given is None else _renamed(self, given)

def property_sizes(self):
    return _record("Frozen", {name: n for name, n in zip(self.dims, self.shape)})

def array_expand_dims(self, dim=None, axis=None, create_index_for_new_dim=True, **dim_kwargs):
    given = dim_kwargs if dim is None else dim if _typename(dim) == "dict" else {name: 1 for name in ([dim] if _typename(dim) == "str" else dim)}
    sizes = {name: v if _typename(v) == "int" else len(v) for name, v in given.items()}
    for name in sizes:
        if name in self.dims:
            raise ValueError(f"Dimension {name} already exists.")
        if sizes[name] < 0:
            _outside("dim", "argument")
    given = {name: [_coordinate(self, name).item()] if _typename(v) == "int" and v == 1 and name in _coord_keys(self) else v for name, v in given.items()}
    r = _newaxes(_less_coords(self, list(given)), sizes)
    if [v for v in given.values() if _typename(v) != "int"]:
        before = [] if _beside(self) is None else _coord_keys(self)
        r = _ordered_coords(_labelled(r, {name: v for name, v in given.items() if _typename(v) != "int"}), [name for name in given if name not in before] + before)
    if axis is None or axis == 0:
        return r
    if _typename(axis) != "int" or len(given) != 1:
        _outside("expand_dims at several places")
    names = list(self.dims)
    if axis > len(names) or axis < -len(names) - 1:
        raise IndexError(f"Axis {axis} of variable <this-array> is out of bounds of the expanded dimension size {len(names) + 1}")
    at = axis + len(names) + 1 if axis < 0 else axis
    return transpose(r, *(names[:at] + list(given) + names[at:]))

def array_squeeze(self, dim=None, drop=False, axis=None):
    if axis is not None:
        _outside("squeeze of an axis by its number")
    names = [] if dim is None else [dim] if _typename(dim) == "str" else list(dim)
    for name in names:
        if name not in self.dims:
            raise KeyError(name)
        if self.shape[list(self.dims).index(name)] != 1:
            raise ValueError("cannot select a dimension to squeeze out which has length greater than one")
    r = _picked(self, {name: 0 for name, n in zip(self.dims, self.shape) if n == 1 and (dim is None or name in names)})
    return _less_coords(r, [name for name in self.dims if name not in r.dims and name in _coord_keys(r)]) if drop else r

def array_transpose(self, *dim):
    if [name for name in self.dims if list(self.dims).count(name) > 1]:
        _outside("two axes of one name")
    if [name for name in dim if _typename(name) == "list"]:
        raise TypeError("unhashable type: 'list'")
    missing = [name for name in dim if _typename(name) in ("str", "int") and name not in self.dims]
    if len(missing) > 1:
        _outside("transpose by several names that there are not")
    if len(missing) == 1:
        raise ValueError(f"Dimensions {{{missing[0]!r}}} do not exist. Expected one or more of {self.dims}")
    if len(dim) and "ellipsis" not in [_typename(name) for name in dim] and sorted(dim) != sorted(self.dims):
        raise ValueError(f"{dim} must be a permuted list of {self.dims}, unless `...` is included")
    if "ellipsis" not in [_typename(name) for name in dim]:
        return transpose(self, *dim)
    order = []
    for name in dim:
        if _typename(name) == "ellipsis":
            order.extend([other for other in self.dims if other not in [n for n in dim if _typename(n) == "str"]])
        else:
            order.append(name)
    return transpose(self, *order)

def array_count(self, dim=None, axis=None):
    if dim is not None or axis is not None:
        _axis_or_dim("count", dim if axis is None else axis, axis is not None, self)
    return (self == self).sum(axis=axis) if dim is None else (self == self).sum(dim)

def array_shift(self, shifts=None, fill_value=nan, **shifts_kwargs):
    if _typename(fill_value) not in ("int", "float") or fill_value == fill_value and _kind(self) == "i" and _typename(fill_value) != "int":
        _outside("shift with this")
    x = self * 1.0 if fill_value != fill_value else self + 0
    for name, shift in (shifts_kwargs if shifts is None else shifts).items():
        if name not in self.dims:
            raise ValueError(f"{name!r} not found in array dimensions {self.dims}")
        if _kind(self) == "b":
            _outside("shift of this")
        k = list(self.dims).index(name)
        n = self.shape[k]
        cut = n if abs(shift) > n else abs(shift)
        if shift > 0:
            x = _namedlike(concatenate([_filled(_parts(x, [cut], k)[0], fill_value), _parts(x, [n - cut], k)[0]], k), self)
        elif shift < 0:
            x = _namedlike(concatenate([_parts(x, [cut, n], k)[1], _filled(_parts(x, [cut], k)[0], fill_value)], k), self)
    return _follow(x, self)

def _filled(a, value):
    return a * nan if value != value else a * 0 + value

def array_load(self, **kwargs):
    return self

array_compute, array_persist = array_load

def array_chunk(self, chunks=None, **kwargs):
    raise ImportError("chunk manager 'dask' is not available. Please make sure 'dask' is installed and importable.")

def xarray_combine_nested(datasets, concat_dim):
    if _typename(concat_dim) != "str" or [one for one in datasets if _typename(one) == "list"]:
        _outside("combine_nested of these")
    return xarray_concat(datasets, concat_dim)

def DataArray(data, coords=None, dims=None, name=None, attrs=None):
    first = data
    while _typename(first) == "list" and len(first):
        first = first[0]
    if _typename(first) == "str":
        return _texts(DataArray(_numbered_texts(data), coords, dims, name, attrs))
    a = asarray(data)
    n = _rank_of(data, a)
    names = [dims] if _typename(dims) == "str" else list(dims if dims is not None else a.dims if "" not in a.dims else _default_dims(n))
    if _typename(coords) in ("list", "tuple") and len(coords) != n and _typename(data) not in ("int", "float", "bool"):
        raise ValueError(f"coords is not dict-like, but it has {len(coords)} items, which does not match the {n} dimensions of the data")
    if _typename(coords) == "list":
        coords = _paired(coords, names)
    if dims is None and _typename(coords) == "DataArrayCoordinates":
        names = _dims_of(coords)
        if len(names) != n:
            _outside("these coords")
    elif dims is None and coords is not None and len(coords) == n:
        names = list(coords)
    if dims is not None and coords is not None and _typename(data) in ("int", "float", "bool"):
        a, n = full([len(coords[d][1] if _typename(coords[d]) == "tuple" else coords[d]) if d in coords else 1 for d in names], data), len(names)
    if len(names) != n:
        raise ValueError(f"different number of dimensions on data and dims: {n} vs {len(names)}")
    made = isinstance(data, DataArray) and "" not in data.dims and (data.ndim > 0 or _beside(data) is not None)
    beside = {"name": _title(data) if name is None and made else name, "attrs": dict(attrs.items()) if attrs is not None else _beside(data)["attrs"] if made and _beside(data) is not None else {}, "coords": {}}
    if made and coords is None and names != list(data.dims) and _coord_keys(data):
        _outside("DataArray of an array with other axes")
    if coords is not None:
        for key in coords:
            if key in names:
                beside["coords"][key] = None
    return _labelled(_with_beside(_over(data, a, names), beside), (data.coords if made and names == list(data.dims) else {}) if coords is None else coords)

def _dims_of(coords):
    names = []
    for c in coords.values():
        names = names + [d for d in c.dims if d not in names]
    return names

def _default_dims(n):
    return [f"dim_{k}" for k in range(n)]

def _paired(coords, names):
    names, pairs = names if len(names) >= len(coords) else _default_dims(len(coords)), {}
    for k, labels in enumerate(coords):
        if isinstance(labels, DataArray) and labels.ndim == 1 or _typename(labels) == "Texts" and len(labels.dims) == 1:
            pairs[labels.dims[0]] = labels
        elif _typename(labels) == "tuple" and len(labels) == 2 and _typename(labels[0]) == "str":
            if names[k] != labels[0] and names[k] != f"dim_{k}":
                _outside("coords of other axes")
            pairs[labels[0]] = labels[1]
        else:
            pairs[names[k]] = labels
    return pairs

def _rank_of(data, a):
    return 0 if _typename(data) == "tuple" else a.ndim

def _over(data, a, names):
    if _typename(data) == "tuple" or [d for d in names if _typename(d) != "str"]:
        _outside("an array of these")
    return _named_axes(a, names)

def Variable(dims, data):
    a, names = asarray(data), [dims] if _typename(dims) == "str" else list(dims)
    if len(names) != _rank_of(data, a):
        raise ValueError(f"dimensions {tuple(names)} must have the same length as the number of data dimensions, ndim={_rank_of(data, a)}")
    return _bare(_over(data, a, names))

def _renamed(a, given):
    for name in given:
        if name not in a.dims and name not in _coord_keys(a):
            raise ValueError(f"cannot rename {name!r} because it is not a variable or dimension in this dataset")
    d, dims = _beside(a), [given.get(dim, dim) for dim in a.dims]
    r = _named_axes(a, dims)
    if d is None or not d["coords"]:
        return r
    coords = {}
    for key, one in d["coords"].items():
        to = given.get(_bare_name(key), _bare_name(key))
        if one is not None and to in dims:
            _outside("rename to the name of an axis")
        coords[to if key == _bare_name(key) else "'" + to] = one if one is None else _named_axes(one, [given.get(dim, dim) for dim in one.dims])
    return _with_beside(r, {"name": d["name"], "attrs": d["attrs"], "coords": coords})
