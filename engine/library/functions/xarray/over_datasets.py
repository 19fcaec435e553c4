# Functions of NumPy and of xarray that go over the variables of a Dataset.

def _over_datasets(f, args):
    first, n = [a for a in args if _class(a) == "Dataset"][0], len([a for a in args if a is not None])
    if [a for a in args[n:] if a is not None]:
        _outside("a Dataset beside these")
    folds = _called(f) in ("mean", "sum", "max", "min", "std", "var", "prod", "any", "all")
    if folds and n > 1:
        raise ValueError("passing 'axis' to Dataset reduce methods is ambiguous. Please use 'dim' instead.")
    if _called(f) == "full_like" and _typename(args[1]) == "dict" and _class(args[1]) != "Dataset":
        return _each(first, lambda v: v, {name: _array_like(f, v, args[1][name]) for name, v in first.items()})
    if [a for a in args if _class(a) == "Dataset" and list(a) != list(first)]:
        _outside("Datasets with other variables")
    made = {name: f(*[a[name] if _class(a) == "Dataset" else a for a in args[:n]]) for name in first}
    return _each(first, lambda v: v, made)

def _array_like(f, v, value):
    return f(v, value)

# What makes the result of an argument that a function does not know.

def _told_keep_attrs(r, keep, call, args):
    return r if keep != False else _attributed(r, {}) if _class(r) == "Dataset" else _unattributed(r)

def _told_min_count(r, least, call, args):
    a, dim = args[0], args[1]
    if _kind(a) != "f" or _typename(dim) in ("int", "tuple") and _kind(a) == "f":
        _outside("min_count of these")
    return _named_as(where(array_count(a, dim) >= least, r, nan), a)

# What Python's own sum, max and min make of the entries of an array, one after the other.

def _own_fold(a, name):
    if a.ndim > 1:
        if len(a) > 1:
            bool(a[0])
        _outside(name + " of rows")
    if a.ndim == 0:
        raise TypeError("iteration over a 0-d array")
    if a.size == 0 and name == "sum":
        return 0
    if a.size == 0 and name != "sum":
        raise ValueError(f"{name}() iterable argument is empty")
    if name == "sum":
        return a.sum(skipna=False) if _kind(a) == "f" and a.dtype.itemsize == 8 or _kind(a) == "i" and a.dtype.itemsize == 8 else _outside("sum of values of this type")
    if not _known(a) or (a != a).any():
        _outside(name + " of these values")
    values = a.values.tolist()
    return _picked(a, {a.dims[0]: values.index(max(values) if name == "max" else min(values))})

def _told_casting(r, casting, call, args):
    return r if casting in ("same_kind", "unsafe") else _outside("casting", "argument")

def _told_skipna(r, skipna, call, args):
    a = args[0]
    return r if skipna or _kind(a) != "f" or _known(a) and not (a != a).any() else _outside("skipna of values that are nan")

# What takes several objects goes over their variables one by one.

def _by_variable(objects, f):
    arrays = [v for one in objects for v in (list(one.values()) if _class(one) == "Dataset" else [one])]
    if [v for v in arrays if not isinstance(v, DataArray)]:
        _outside("these beside a Dataset")
    made, results = list(f(arrays)), []
    for one in objects:
        if _class(one) == "Dataset":
            part = {name: _entitled(v, name) for name, v in zip(one, made)}
            results.append(_sharing(_attributed(_record("Dataset", part), _attributes_of(one)), ["x"]))
            made = made[len(part):]
        else:
            results.append(made[0])
            made = made[1:]
    return tuple(results)

def dataset_dtypes(self):
    return _record("Frozen", {name: v.dtype for name, v in self.items()})

def Dataset_reduce(self, func, dim=None, keep_attrs=None, keepdims=False, numeric_only=False, **kwargs):
    def one(v, names):
        return v.reduce(func, names[0] if len(names) == 1 else names, keepdims=keepdims, **kwargs)
    return _folded(self, one, dim, lambda v: _wrapped(func(v.values, **kwargs), v.dims, v) if v.ndim == 0 else v)

def Dataset_drop_dims(self, drop_dims, errors="raise"):
    names = [drop_dims] if _typename(drop_dims) == "str" else list(drop_dims)
    missing = [name for name in names if name not in _sizes_of(self)]
    if missing and errors == "raise":
        raise ValueError(f"Dimensions {tuple(missing)} not found in data dimensions {tuple(_sizes_of(self))}")
    return _each(self, None, {name: v for name, v in self.items() if not [dim for dim in v.dims if dim in names]})

def Dataset_combine_first(self, other):
    if list(self) != list(other):
        _outside("combine_first of Datasets with other variables")
    return _each(self, None, {name: array_combine_first(v, other[name]) for name, v in self.items()})

def Dataset_pad(self, pad_width=None, mode="constant", stat_length=None, constant_values=None, end_values=None, reflect_type=None, keep_attrs=None, **pad_width_kwargs):
    return _along_given(self, _by_dims("pad", pad_width, pad_width_kwargs), lambda v, at: array_pad(v, at, mode, stat_length, constant_values))

def Dataset_reindex_like(self, other, method=None, tolerance=None, copy=True, fill_value=nan):
    given = {name: _labels_in(other, name) if _class(other) == "Dataset" else _labels(other, name) for name in (_sizes_of(other) if _class(other) == "Dataset" else other.dims) if name in _sizes_of(self)}
    for name, n in (_sizes_of(other) if _class(other) == "Dataset" else other.sizes).items():
        if name in given and given[name] is None and n != _sizes_of(self)[name]:
            raise ValueError(f"different size for unlabeled dimension on argument {name!r}: {n} vs {_sizes_of(self)[name]}")
    return Dataset_reindex(self, {name: labels for name, labels in given.items() if labels is not None}, method, tolerance, fill_value=fill_value)

def Dataset_polyfit(self, dim, deg, skipna=None, rcond=None, w=None, full=False, cov=False):
    if dim not in _sizes_of(self):
        _outside("polyfit along an axis that there is not")
    made = {name + "_polyfit_coefficients": array_polyfit(v, dim, deg, skipna, rcond, w, full, cov)["polyfit_coefficients"] for name, v in self.items() if dim in v.dims}
    return _each(self, None, made)

def Dataset_load(self, **kwargs):
    return self

Dataset_compute, Dataset_persist = Dataset_load

def Dataset_chunk(self, chunks=None, **kwargs):
    return array_chunk(self)

def Dataset_rank(self, dim, pct=False, keep_attrs=None):
    return array_rank(self, dim)

def Dataset_update(self, other):
    d = dict(self.items())
    for name, v in other.items():
        d = dict(_assigned(d, name, v).items())
    return _become(self, _record("Dataset", d))

def Dataset_broadcast_like(self, other, exclude=None):
    return xarray_broadcast(other, self)[1]

def dataset_nbytes(self):
    kept = {name: _of_dataset(self, name, False) for name in _coords_in(self)}
    n = 0
    for v in list(self.values()) + list(kept.values()):
        n = n + (v.nbytes if isinstance(v, DataArray) else _outside("the bytes of texts"))
    return n

def array_to_dict(self, data="list", encoding=False):
    if data != "list":
        _outside("to_dict without values")
    r = _as_plain_dict(self)
    r["coords"] = {name: _as_plain_dict(c) for name, c in property_coords(self).items()}
    r["name"] = self.name
    return r

def _as_plain_dict(a):
    texts = isinstance(a, DataArray) == False
    return {"dims": a.dims, "attrs": {} if texts else dict(property_attrs(a).items()) if _beside(a) is None or _beside(a)["attrs"] is not None else {}, "data": a.tolist() if texts else a.values.tolist()}

# combine_by_coords puts side by side what has other variables, and one after the other along
# an axis, in the order of its labels, what has other labels.

def xarray_combine_by_coords(data_objects, compat="no_conflicts", data_vars="all", coords="different", fill_value=nan, join="outer", combine_attrs="no_conflicts"):
    objs = [array_to_dataset(one) if isinstance(one, DataArray) and _title(one) is not None else one for one in data_objects]
    if [one for one in objs if _class(one) != "Dataset"]:
        _outside("combine_by_coords of these")
    groups = {}
    for one in objs:
        key = ",".join(sorted(list(one)))
        groups[key] = groups.get(key, []) + [one]
    made = [_combined(one) for one in groups.values()]
    return made[0] if len(made) == 1 else xarray_merge(made)

def _combined(objs):
    dims = [d for d in _sizes_of(objs[0]) if [one for one in objs if _labels_in(one, d) != _labels_in(objs[0], d)]]
    if len(objs) == 1:
        return objs[0]
    if len(dims) != 1 or [one for one in objs if not _labels_in(one, dims[0])]:
        _outside("combine_by_coords of these")
    objs = sorted(objs, key=lambda one: _labels_in(one, dims[0])[0])
    labels = [v for one in objs for v in _labels_in(one, dims[0])]
    if labels != sorted(labels):
        _outside("combine_by_coords of labels that overlap")
    return _concat_datasets(objs, dims[0], "all", nan, "outer")

# What is said of functions of NumPy's that arrays with names do not fit.

def _misfits(a, axis):
    by_axis = axis is not None
    if _typename(axis) == "str":
        raise TypeError("'str' object cannot be interpreted as an integer")
    raise ValueError(f"dimensions {a.dims} must have the same length as the number of data dimensions, ndim={a.ndim - 1 if by_axis else 0}")

def _no_gufunc(name):
    raise NotImplementedError(f"<ufunc {name!r}> not supported: xarray objects do not directly implement generalized ufuncs. Instead, use xarray.apply_ufunc or explicitly convert to xarray objects to NumPy arrays (e.g., with `.values`).")

# argmax along several axes is a dictionary of where it is along each of them.

def _extreme_places(a, name, dim):
    names = list(a.dims) if dim == ... else list(dim)
    missing = [d for d in names if d not in a.dims]
    if missing or not names or not _known(a) or (a != a).any():
        _outside("argmax along these axes")
    rest = [d for d in a.dims if d not in names]
    x = transpose(a, *(rest + names)).values
    flat = x.reshape(tuple(x.shape[:len(rest)]) + (-1,))
    at = unravel_index(flat.argmax(-1) if name == "argmax" else flat.argmin(-1), tuple([a.sizes[d] for d in names]))
    return {d: _wrapped(k, rest, a) for d, k in zip(names, at)}

# What is said of a result with more axes than there are names: an operator of the array that
# has them says it in another way than the function that was applied.

def _no_room(dims, rank, by_operator, r):
    if by_operator:
        raise ValueError(f"dimensions {dims} must have the same length as the number of data dimensions, ndim={rank}")
    raise ValueError(f"applied function returned data with an unexpected number of dimensions. Received {rank} dimension(s) but expected {len(dims)} dimensions with names {dims}, from:\n\n{_short_text(r)}")

# An array in an error has six digits behind the point.

def _short_text(r):
    r = _plain(r, [f"{k}" for k in range(r.ndim)]).values if r.ndim else _outside("a text made of this array")
    if not _known(r) or r.size > 200 or _kind(r) == "f" and (abs(r * 1e6 - rint(r * 1e6)) > 1e-6).any():
        _outside("a text made of this array")
    return repr(r)

def _where_with_room(cond, x, y):
    named = [a for a in (cond, x, y) if isinstance(a, DataArray)]
    dims = list(named[0].dims) if named else []
    for a in named[1:]:
        dims = dims + [d for d in a.dims if d not in dims]
    if named and [a for a in (cond, x, y) if not isinstance(a, DataArray) and ndim(a) > len(dims)]:
        r = where(*[a.values if isinstance(a, DataArray) and len(named) == 1 else a if not isinstance(a, DataArray) else _outside("where of these") for a in (cond, x, y)])
        _no_room(tuple(dims), r.ndim, False, r)
    return where(cond, x, y)

def Dataset_to_array(self, dim="variable", name=None):
    if dim in _sizes_of(self) or len(self) == 0:
        _outside("to_array of these")
    arrays = [transpose(v, *list(_sizes_of(self))) for v in broadcast_arrays(*list(self.values()))]
    return _labelled(xarray_concat(arrays, dim), {dim: list(self)})

def array_to_dataset(self, dim=None, name=None, promote_attrs=False):
    if dim is not None and dim not in self.dims:
        raise TypeError(f"{dim} is not a dim. If supplying a ``name``, pass as a kwarg.")
    if dim is not None and name is not None:
        raise TypeError("cannot supply both dim and name arguments")
    if dim is not None and _labels(self, dim) is None:
        return _record("Dataset", {k: _entitled(_picked(self, {dim: k}), k) for k in range(self.sizes[dim])})
    if dim is not None:
        if _labels_are_times(_labels(self, dim)):
            _outside("to_dataset along times")
        return _record("Dataset", {v: _entitled(_picked(self, {dim: k}), v) for k, v in enumerate(_labels(self, dim))})
    name = _title(self) if name is None else name
    if name is None:
        raise ValueError("unable to convert unnamed DataArray to a Dataset without providing an explicit name")
    return _record("Dataset", {name: _entitled(self, name)})

Dataset_to_dataarray = Dataset_to_array
