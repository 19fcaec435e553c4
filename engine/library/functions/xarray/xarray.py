def array_diff(array, dim, n=1, label="upper"):
    if label not in ("upper", "lower"):
        raise ValueError("The 'label' argument has to be either 'upper' or 'lower'")
    if n < 0:
        raise ValueError(f"order `n` must be non-negative but got {n}")
    if dim not in array.dims:
        raise ValueError(f"Dimension {dim!r} not found in data dimensions {_axes_beside(array)}")
    if list(array.dims).count(dim) > 1:
        _outside("two axes of one name")
    if _kind(array) == "b" and n > 0:
        raise TypeError("numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor, the `^` operator, or the logical_xor function instead.")
    labels, kept = _labels(array, dim), slice(n, None) if label == "upper" else slice(None, max(array.sizes[dim] - n, 0))
    r = _differences(array if labels is None else _labelled(array, {dim: None}), n, dim)
    r = r if labels is None else _labelled(r, {dim: labels[kept]})
    return _with_beside(r, _beside(_picked(array, {dim: kept})))

def xarray_broadcast(*args):
    if [a for a in args if _class(a) == "Dataset"]:
        return _by_variable(args, lambda arrays: broadcast_arrays(*align(*arrays, join="outer")))
    if [a for a in args if not isinstance(a, DataArray)]:
        _outside("xarray.broadcast of these")
    return broadcast_arrays(*args)

def _dotted_class(a):
    return "<class 'xarray.core.dataarray.DataArray'>" if isinstance(a, DataArray) else f"<class '{_class(a)}'>"

def xarray_dot(*arrays, dim=None):
    if [a for a in arrays if _typename(a) in ("list", "int", "float")]:
        raise TypeError(f"Only xr.DataArray and xr.Variable are supported.Given [{', '.join([_dotted_class(a) for a in arrays])}].")
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
        _no_gufunc("matmul")
    if not isinstance(other, DataArray) or "" in other.dims:
        raise TypeError("dot only operates on DataArrays.")
    return xarray_dot(self, other, dim=dim)

def array_broadcast_like(self, other, exclude=None):
    if not isinstance(other, DataArray) and _class(other) != "Dataset":
        raise AttributeError(f"'{_class(other)}' object has no attribute 'xindexes'")
    return broadcast_arrays(other, self)[1]

def array_to_numpy(self):
    return self.values

def array_get_axis_num(self, dim):
    if _typename(dim) in ("list", "tuple"):
        return tuple([array_get_axis_num(self, name) for name in dim])
    if dim not in self.dims:
        raise ValueError(f"{dim!r} not found in array dimensions {self.dims}")
    return self.dims.index(dim)

def array_assign_coords(self, coords=None, **coords_kwargs):
    return _labelled(self, _by_dims("assign_coords", coords, coords_kwargs))

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
    indexed = [name for name in given if name in self.dims and name in _coord_keys(self)]
    if len(indexed) == 1:
        raise ValueError(f"cannot remove index coordinates with reset_coords: {{{indexed[0]!r}}}")
    if [name for name in given if name not in there]:
        _outside("reset_coords of these")
    if drop:
        return _less_coords(self, given)
    if _title(self) is None:
        raise ValueError("cannot reset_coords with drop=False on an unnamed DataArray")
    made = {name: _less_coords(_coordinate(self, name), given) for name in given}
    made[_title(self)] = _less_coords(self, given)
    return _attributed(_each(_record("Dataset", made), lambda v: v), {})

def array_rename(self, new_name_or_name_dict=None, **names):
    given = names if new_name_or_name_dict is None and names else new_name_or_name_dict
    if names and new_name_or_name_dict is not None:
        _outside("rename of these")
    return _renamed(self, given) if _typename(given) == "dict" else _entitled(self, given)

def property_sizes(self):
    return _record("Frozen", {name: n for name, n in zip(self.dims, self.shape)})

def array_expand_dims(self, dim=None, axis=None, create_index_for_new_dim=True, **dim_kwargs):
    if _typename(dim) in ("int", "float", "bool"):
        raise TypeError("dim should be Hashable or sequence/mapping of Hashables")
    if dim is not None and dim_kwargs:
        raise ValueError("cannot specify both keyword and positional arguments to .expand_dims")
    given = dim_kwargs if dim is None else dim if _typename(dim) == "dict" else {name: 1 for name in ([dim] if _typename(dim) == "str" else dim)}
    sizes = {name: v if _typename(v) == "int" else len(v) for name, v in given.items()}
    for name in sizes:
        if name in self.dims:
            raise ValueError(f"Dimension {name} already exists.")
        if sizes[name] < 0:
            _outside("dim", "argument")
    given = {name: [_scalar_label(self, name)] if _typename(v) == "int" and v == 1 and name in _coord_keys(self) else v for name, v in given.items()}
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

# _newaxes puts axes in front that have the names and sizes of a dictionary.

def _newaxes(a, sizes):
    x = broadcast_to(a.values, tuple(sizes.values()) + tuple(a.shape))
    return _wrapped(x, list(sizes) + list(a.dims), a)

def array_squeeze(self, dim=None, drop=False, axis=None):
    if axis is not None:
        _outside("squeeze of an axis by its number")
    names = [] if dim is None else [dim] if _typename(dim) == "str" else list(dim)
    for name in names:
        if name not in self.dims:
            raise KeyError(name)
        if self.sizes[name] == 0:
            raise IndexError(f"index 0 is out of bounds for axis {self.dims.index(name)} with size 0")
        if self.sizes[name] != 1:
            raise ValueError("cannot select a dimension to squeeze out which has length greater than one")
    r = _picked(self, {name: 0 for name, n in zip(self.dims, self.shape) if n == 1 and (dim is None or name in names)})
    return _less_coords(r, [name for name in self.dims if name not in r.dims and name in _coord_keys(r)]) if drop else r

def array_transpose(self, *dim, transpose_coords=True, missing_dims="raise"):
    asked = dim
    if missing_dims in ("ignore", "warn"):
        dim = tuple([name for name in dim if _typename(name) == "ellipsis" or name in self.dims])
    if dim == (None,):
        raise ValueError(f"Dimensions {{None}} do not exist. Expected one or more of {self.dims}")
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
        raise ValueError(f"{asked} must be a permuted list of {self.dims}, unless `...` is included")
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
    x = _with_room(self) if fill_value != fill_value else self + 0
    for name, shift in _by_dims("shift", shifts, shifts_kwargs).items():
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
    return full_like(a, value)

# _with_room returns an array of a type that has room for nan.

def _with_room(a):
    return a + 0 if _kind(a) == "f" else a.astype("float32") if _kind(a) != "b" and a.dtype.itemsize < 3 else a * 1.0

def array_load(self, **kwargs):
    return self

array_compute, array_persist = array_load

def array_chunk(self, chunks=None, **kwargs):
    raise ImportError("chunk manager 'dask' is not available. Please make sure 'dask' is installed and importable.")

def xarray_combine_nested(datasets, concat_dim):
    if _typename(concat_dim) != "str" or [one for one in datasets if _typename(one) == "list"]:
        _outside("combine_nested of these")
    r = xarray_concat(datasets, concat_dim)
    return _unattributed(r) if isinstance(r, DataArray) else _attributed(r, {})

def DataArray(data=nan, coords=None, dims=None, name=None, attrs=None):
    if _typename(coords) == "array" and not isinstance(coords, DataArray) and coords.ndim:
        coords = list(coords)
    if _typename(dims) in ("int", "float", "bool"):
        raise TypeError(f"'{_typename(dims)}' object is not iterable")
    if isinstance(coords, (int, float)) and isinstance(data, (int, float)):
        raise TypeError(f"'{_typename(coords)}' object is not iterable")
    if _typename(dims) == "str" and len(dims) > 1 and coords is not None and isinstance(data, (int, float)):
        raise ValueError(f"different number of dimensions on data and dims: {len(dims)} vs 1")
    if data is None and coords is None and dims is not None and len([dims] if _typename(dims) == "str" else dims):
        raise ValueError(f"different number of dimensions on data and dims: 0 vs {1 if _typename(dims) == 'str' else len(dims)}")
    if _is_times(data):
        return _times(DataArray(_bare_values(data._codes), coords, dims, name, attrs))
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
    if dims is None and _typename(coords) in ("list", "tuple") and not [v for v in coords if _typename(v) != "str"]:
        raise ValueError("IndexVariable objects must be 1-dimensional")
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
        if isinstance(labels, DataArray) and labels.ndim == 1 or _typename(labels) in ("Texts", "Times") and isinstance(labels._codes, DataArray) and len(labels.dims) == 1:
            pairs[labels.dims[0]] = labels
        elif _typename(labels) == "tuple" and len(labels) == 2 and _typename(labels[0]) == "str":
            if names[k] != labels[0] and names[k] != f"dim_{k}":
                _outside("coords of other axes")
            if _typename(labels[1]) == "tuple":
                _spelled_variable(names[k], labels)
            pairs[labels[0]] = labels[1]
        elif _typename(labels) in ("Index", "DatetimeIndex") and labels.name is not None and names[k] == f"dim_{k}":
            pairs[labels.name] = labels
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
        if given[name] != name and given[name] in _coord_keys(a) and given[name] not in given:
            raise ValueError(f"the new name {given[name]!r} conflicts")
    d, dims = _beside(a), [given.get(dim, dim) for dim in a.dims]
    if [dim for k, dim in enumerate(dims) if dim in dims[:k]] and _coord_keys(a):
        _outside("two axes of one name")
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
