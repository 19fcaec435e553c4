# Groups: the places along an axis that have one key. What is folded in each stands along an
# axis of the keys, what is not keeps its place.

def array_groupby(self, group=None, squeeze=False, restore_coord_dims=False):
    if squeeze != False:
        raise TypeError(f"`squeeze` must be False, but {squeeze!r} was supplied.")
    if group is None:
        raise ValueError("Either `group` or `**groupers` must be provided.")
    dim, name, keys = _keys_of(self, group)
    found = sorted({key: 0 for key in keys})
    found = keys if name == dim and len(found) == len(keys) and found[::-1] == keys else found
    if not keys:
        raise ValueError(f"{name} must not be empty")
    return _instance("DataArrayGroupBy", "xarray.DataArrayGroupBy", {}, {"_of": self, "_dim": dim, "_name": name, "_keys": keys, "_found": found, "_labels": None if name == dim and _labels(self, dim) is None else found})

def _keys_of(self, group):
    asked = group if _typename(group) == "str" else None
    if asked is not None:
        if "." in group:
            asked, group = None, _coordinate(self, group)
        elif group not in self.dims:
            name, group = group, _coordinate(self, group)
            if group is None:
                raise KeyError(name)
        else:
            return group, group, list(range(self.sizes[group])) if _labels(self, group) is None else _labels(self, group)
    elif _class(group) == "numpy.ndarray":
        raise TypeError("`group` must be a DataArray. Received 'ndarray' instead")
    if isinstance(group, DataArray) == False and _typename(group) != "Texts":
        _outside("groupby of this")
    texts = _typename(group) == "Texts"
    if len(group.dims) != 1 or group.dims[0] not in self.dims or not texts and (not _known(group) or _kind(group) == "f" and (group != group).any()):
        _outside("groupby of these")
    if group.shape[0] != self.sizes[group.dims[0]]:
        raise ValueError("the group variable's length does not match the length of this variable along its dimensions")
    return group.dims[0], asked if asked is not None else "group" if group.name is None else group.name, group.tolist() if texts else group.values.tolist()

def Dataset_groupby(self, group):
    parts = {}
    if _typename(group) == "str" and group in self:
        return Dataset_groupby(self, self[group])
    for name, v in self.items():
        root = group.split(".")[0] if _typename(group) == "str" else ""
        keyed = (_typename(group) != "str" or root in v.dims or root in _coord_keys(v)) and (_typename(group) == "str" or group.dims[0] in v.dims)
        if not keyed:
            parts[name] = v
        elif isinstance(group, DataArray) == False or name != group.name:
            parts[name] = array_groupby(v, group)
    keyed = [g for g in parts.values() if not isinstance(g, DataArray)]
    if not keyed:
        if _typename(group) == "str" and group not in self and group not in _sizes_of(self) and group not in _all_coords(self):
            raise KeyError(f"No variable named {group!r}. Variables on the dataset include {list(self) + _coords_in(self)!r}")
        _outside("groupby of a Dataset of these")
    return _instance("DatasetGroupBy", "xarray.DatasetGroupBy", {}, {"_parts": parts, "_of": self, "_first": keyed[0]})

# A variable that has not the axis of the groups stands once for each of them.

def _in_groups(self, f, alone=None):
    made = {name: f(g) if not isinstance(g, DataArray) else _outside("groupby of a Dataset of these") if alone is None else _in_each_group(self, alone(g)) for name, g in self._parts.items()}
    return _each(self._of, lambda v: v, made)

def _in_each_group(self, v):
    first = self._first
    return array_expand_dims(v, {first._name: len(first._found) if first._labels is None else first._labels})

def _over_all(dim):
    return dim is None or _outside("groups folded along these axes")

def DatasetGroupBy_mean(self, dim=None, skipna=None, keep_attrs=None):
    return _in_groups(self, lambda g: DataArrayGroupBy_mean(g, dim, skipna), lambda v: v * 1.0 if _over_all(dim) else v)

def DatasetGroupBy_sum(self, dim=None, skipna=None, keep_attrs=None):
    return _in_groups(self, lambda g: DataArrayGroupBy_sum(g, dim, skipna), lambda v: v if _over_all(dim) else v)

def DatasetGroupBy_max(self, dim=None, skipna=None, keep_attrs=None):
    return _in_groups(self, lambda g: DataArrayGroupBy_max(g, dim, skipna), lambda v: v if _over_all(dim) else v)

def DatasetGroupBy_min(self, dim=None, skipna=None, keep_attrs=None):
    return _in_groups(self, lambda g: DataArrayGroupBy_min(g, dim, skipna), lambda v: v if _over_all(dim) else v)

def DatasetGroupBy_std(self, dim=None, skipna=None, ddof=0, keep_attrs=None):
    return _in_groups(self, lambda g: DataArrayGroupBy_std(g, dim, skipna, ddof))

def DatasetGroupBy_count(self, dim=None, keep_attrs=None):
    return _in_groups(self, lambda g: DataArrayGroupBy_count(g, dim))

def DatasetGroupBy_median(self, dim=None, skipna=None, keep_attrs=None):
    return _in_groups(self, lambda g: DataArrayGroupBy_median(g, dim, skipna))

def DatasetGroupBy_var(self, dim=None, skipna=None, ddof=0, keep_attrs=None):
    return _in_groups(self, lambda g: DataArrayGroupBy_var(g, dim, skipna, ddof))

def DatasetGroupBy_prod(self, dim=None, skipna=None, keep_attrs=None):
    return _in_groups(self, lambda g: DataArrayGroupBy_prod(g, dim, skipna))

def DatasetGroupBy_any(self, dim=None, keep_attrs=None):
    return _in_groups(self, lambda g: DataArrayGroupBy_any(g, dim))

def DatasetGroupBy_all(self, dim=None, keep_attrs=None):
    return _in_groups(self, lambda g: DataArrayGroupBy_all(g, dim))

def DatasetGroupBy_first(self, skipna=None, keep_attrs=None):
    return _in_groups(self, lambda g: DataArrayGroupBy_first(g, skipna))

def DatasetGroupBy_last(self, skipna=None, keep_attrs=None):
    return _in_groups(self, lambda g: DataArrayGroupBy_last(g, skipna))

def DatasetGroupBy_quantile(self, q, dim=None, method="linear", numeric_only=False, keep_attrs=None, skipna=None):
    return _in_groups(self, lambda g: DataArrayGroupBy_quantile(g, q, dim, method, keep_attrs, skipna))

def DatasetGroupBy_the_groups(self):
    return DataArrayGroupBy_the_groups(self._first)

def _dataset_groups(self):
    first, parts = self._first, []
    for at in _places_by_key(first):
        parts.append(Dataset_isel(self._of, {first._dim: at}))
    return parts

def DatasetGroupBy___iter__(self):
    return [pair for pair in zip(_group_keys(self._first), _dataset_groups(self))]

def DatasetGroupBy___getitem__(self, key):
    if key not in self._first._found:
        raise KeyError(key)
    return _dataset_groups(self)[self._first._found.index(key)]

def DatasetGroupBy_map(self, func, args=(), shortcut=None):
    made, first = [func(ds, *args) for ds in _dataset_groups(self)], self._first
    if [ds for ds in made if _class(ds) != "Dataset" or list(ds) != list(made[0])] or [g for g in self._parts.values() if isinstance(g, DataArray)]:
        _outside("groups of several forms")
    def one(name):
        parts = [ds[name] for ds in made]
        return _in_order(first, parts) if first._dim in parts[0].dims else _side_by_side(first, parts)
    return _each(self._of, lambda v: v, {name: one(name) for name in made[0]})

DatasetGroupBy_apply = DatasetGroupBy_map

def DatasetGroupBy___add__(self, other):
    return _in_groups_with(self, other, DataArrayGroupBy___add__)

def DatasetGroupBy___mul__(self, other):
    return _in_groups_with(self, other, DataArrayGroupBy___mul__)

def DatasetGroupBy___sub__(self, other):
    return _in_groups_with(self, other, DataArrayGroupBy___sub__)

def DatasetGroupBy___truediv__(self, other):
    return _in_groups_with(self, other, DataArrayGroupBy___truediv__)

def DatasetGroupBy___len__(self):
    return len(self._first._found)

def _in_groups_with(self, other, do):
    if isinstance(other, DataArray) == False and _class(other) != "Dataset":
        raise TypeError("GroupBy objects only support binary ops when the other argument is a Dataset or DataArray")
    if _class(other) != "Dataset" or list(other) != list(self._parts) or [g for g in self._parts.values() if isinstance(g, DataArray)]:
        _outside("groups beside this")
    return _each(self._of, lambda v: v, {name: do(g, other[name]) for name, g in self._parts.items()})

def _groups_of(self):
    return [_picked(self._of, {self._dim: at}) for at in _places_by_key(self)]

def _places_by_key(self):
    if _typename(self._found[0]) == "str":
        return [[k for k, v in enumerate(self._keys) if v == key] for key in self._found]
    keys = asarray(self._keys)
    return _unseen([nonzero(keys == key)[0].tolist() for key in self._found])

def DataArrayGroupBy_the_groups(self):
    if _labels_are_times(self._found) or _typename(self) == "DataArrayResample":
        _outside("the groups of times")
    keys = self._found if _typename(self._found[0]) == "str" else DataArray(self._found, dims=["k"]).values
    return dict(zip(keys, _places_by_key(self)))

def _by_group(self, fold, dim):
    over = [self._dim] if dim is None else list(self._of.dims) if dim == ... else [dim] if _typename(dim) == "str" else list(dim)
    missing = [name for name in over if name not in self._of.dims]
    if len(missing) > 1:
        _outside("groups folded along these axes")
    if missing:
        raise ValueError(f"cannot reduce over dimensions {missing!r}. expected either '...' to reduce over all dimensions or one or more of {self._of.dims}. Alternatively, install the `flox` package. ")
    parts = [fold(a, over[0] if len(over) == 1 else over) for a in _groups_of(self)]
    return _in_order(self, parts) if self._dim not in over else _side_by_side(self, parts)

def _side_by_side(self, parts):
    if [p for p in parts if p.dims != parts[0].dims]:
        _outside("groups of several forms")
    r = _labelled(xarray_concat(parts, self._name), {self._name: self._labels})
    names = list(parts[0].dims)
    at = list(self._of.dims).index(self._dim) if len(names) == self._of.ndim - 1 else 0
    r = transpose(r, *(names[:at] + [self._name] + names[at:]))
    return r if _typename(self) != "DataArrayResample" or self._every == self._labels else array_reindex(r, {self._name: self._every})

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

def DataArrayGroupBy_prod(self, dim=None, skipna=None, keep_attrs=None):
    return _by_group(self, lambda a, d: a.prod(d, skipna=skipna), dim)

def DataArrayGroupBy_any(self, dim=None, keep_attrs=None):
    return _by_group(self, lambda a, d: a.any(d), dim)

def DataArrayGroupBy_all(self, dim=None, keep_attrs=None):
    return _by_group(self, lambda a, d: a.all(d), dim)

def DataArrayGroupBy_quantile(self, q, dim=None, method="linear", keep_attrs=None, skipna=None):
    if _typename(q) not in ("int", "float"):
        _outside("several quantiles of groups")
    return _by_group(self, lambda a, d: a.quantile(q, d, method=method, skipna=skipna), dim)

def DataArrayGroupBy_reduce(self, func, dim=None, keep_attrs=None, **kwargs):
    return _by_group(self, lambda a, d: a.reduce(func, d, **kwargs), dim)

def DataArrayGroupBy_cumsum(self, dim=None, skipna=None, keep_attrs=None):
    return _in_order(self, [a.cumsum(self._dim) for a in _groups_of(self)])

def DataArrayGroupBy_fillna(self, value):
    return _with_groups(self, value, lambda a, b: array_fillna(a, b)) if isinstance(value, DataArray) else array_fillna(self._of, value)

def DataArrayGroupBy___getitem__(self, key):
    if _typename(self) == "DataArrayResample":
        _outside("a group of times")
    if key not in self._found:
        raise KeyError(key)
    return _groups_of(self)[self._found.index(key)]

# Groups by the bins that numbers fall into, whose labels are intervals.

def array_groupby_bins(self, group, bins, right=True, labels=None, precision=3, include_lowest=False, squeeze=None, restore_coord_dims=False):
    if include_lowest or _typename(bins) == "int":
        _outside("groupby_bins of these")
    dim, name, keys = _keys_of(self, group)
    edges = bins if _typename(bins) == "list" else asarray(bins).tolist()
    if [v for v in keys if _typename(v) == "str"] or edges != sorted(edges):
        _outside("groupby_bins of these")
    at = [[k for k in range(len(edges) - 1) if (edges[k] < v <= edges[k + 1] if right else edges[k] <= v < edges[k + 1])] for v in keys]
    if [k for k in range(len(edges) - 1) if [k] not in at]:
        _outside("groupby_bins of which some are empty")
    inside = [k for k, one in enumerate(at) if one]
    of, names = _picked(self, {dim: inside}), [at[k][0] for k in inside]
    return _instance("DataArrayGroupBy", "xarray.DataArrayGroupBy", {}, {"_of": of, "_dim": dim, "_name": name + "_bins", "_keys": names, "_found": list(range(len(edges) - 1)), "_labels": ... if labels is None else list(labels)})

def DataArrayGroupBy_count(self, dim=None, keep_attrs=None):
    return _by_group(self, lambda a, d: a.count(d), dim)

def DataArrayGroupBy_first(self, skipna=None, keep_attrs=None):
    return _by_group(self, lambda a, d: _end_of(a, d, 0, skipna), None)

def DataArrayGroupBy_last(self, skipna=None, keep_attrs=None):
    return _by_group(self, lambda a, d: _end_of(a, d, -1, skipna), None)

# The first or the last entry along an axis, of those that are not nan.

def _end_of(a, dim, k, skipna):
    r = _picked(a, {dim: k})
    if skipna == False or _kind(a) != "f":
        return r
    if not _known(a):
        _outside("the first of values that are not known")
    n, r = a.sizes[dim], _less_coords(r, [dim] + [_bare_name(key) for key, one in ({} if _beside(a) is None else _beside(a)["coords"]).items() if one is not None and dim in one.dims])
    for i in range(1, n):
        r = where(r == r, r, _picked(a, {dim: i if k == 0 else -1 - i}))
    return _follow(r, a)

def DataArrayGroupBy_map(self, func, args=(), shortcut=None):
    parts = [func(a, *args) for a in _groups_of(self)]
    return _in_order(self, parts) if self._dim in parts[0].dims else _side_by_side(self, parts)

DataArrayGroupBy_apply = DataArrayGroupBy_map

def _in_order(self, parts):
    each = _places_by_key(self)
    places = [k for at in each for k in at]
    if [p for p, at in zip(parts, each) if self._dim not in p.dims or p.sizes[self._dim] != len(at)]:
        _outside("groups that change in size")
    r = xarray_concat(parts, self._dim)
    return _picked(r, {self._dim: [places.index(k) for k in range(len(places))]})

def _with_groups(self, other, do):
    if isinstance(other, DataArray) == False and _class(other) != "Dataset":
        raise TypeError("GroupBy objects only support binary ops when the other argument is a Dataset or DataArray")
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
    if self._name == self._dim or _beside(r) is None or self._name in _coord_keys(r):
        return r
    return _labelled(r, {self._name: ([self._dim], self._keys)})

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
    return [pair for pair in zip(_group_keys(self), _groups_of(self))]

def _group_keys(self):
    if _labels_are_times(self._found) or _typename(self) == "DataArrayResample":
        return [_times(asarray(n).values, "datetime64") for n in (self._found if _typename(self._found[0]) == "int" else _label_seconds(self._found))]
    keys = self._found if _typename(self._found[0]) == "str" else DataArray(self._found, dims=["k"]).values
    return [keys[k] for k in range(len(self._found))]
