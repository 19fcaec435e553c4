def xarray_concat(objs, dim, data_vars="all", coords="different", compat="equals", positions=None, fill_value=nan, join="outer", combine_attrs="override", create_index_for_new_dim=True):
    objs = list(objs)
    if isinstance(dim, DataArray) or _typename(dim) in ("Texts", "Times"):
        if len(dim.dims) != 1 or dim.name != dim.dims[0]:
            _outside("concat along this")
        return _labelled(xarray_concat(objs, dim.name, join=join, fill_value=fill_value), {dim.name: dim})
    if _typename(dim) in ("Index", "DatetimeIndex", "list"):
        name = "concat_dim" if _typename(dim) == "list" or dim.name is None else dim.name
        return _labelled(xarray_concat(objs, name, join=join, fill_value=fill_value), {name: dim})
    if combine_attrs not in ("override", "no_conflicts", "identical") or positions is not None:
        _outside("concat with these options")
    if join not in ("outer", "inner", "exact", "left", "right") and (join != "override" or [a for a in objs if not isinstance(a, DataArray) or dim in a.dims]):
        _outside("concat with this join")
    if objs and not [ds for ds in objs if _class(ds) != "Dataset"]:
        return _concat_datasets(objs, dim, data_vars, fill_value, join)
    if len(objs) == 0:
        raise ValueError("must supply at least one object to concatenate")
    if [a for a in objs if isinstance(a, DataArray) == False and _class(a) != "Dataset"] and [a for a in objs if isinstance(a, DataArray)] and not [a for a in objs if _typename(a) == "Texts"]:
        raise TypeError("The elements in the input list need to be either all 'Dataset's or all 'DataArray's")
    if [a for a in objs if isinstance(a, DataArray) == False] or _typename(dim) != "str":
        _outside("concat of these")
    whole = [a for a in objs if dim in a.dims]
    if whole and len(whole) < len(objs):
        order = list({d: 0 for a in objs for d in a.dims})
        objs = [a if dim in a.dims else array_expand_dims(a, dim) for a in objs]
        objs = [transpose(a, *[d for d in order if d in a.dims]) for a in objs]
    sizes = {}
    for a in objs:
        for name, n in zip(a.dims, a.shape):
            if name != dim and sizes.get(name, n) != n and _labels(a, name) is None and not [b for b in objs if name in b.dims and _labels(b, name) is not None]:
                raise AlignmentError(f"cannot reindex or align along dimension {name!r} because of conflicting dimension sizes: {_size_set(n, sizes[name])}")
            sizes[name] = n
    if not [a for a in objs if a.dims != objs[0].dims] and [a for a in objs for d in a.dims if d != dim and _labels(a, d) != _labels(objs[0], d)]:
        if [a for a in objs for d in a.dims if _labels(a, d) is None and d != dim] or dim in objs[0].dims and [a for a in objs if _beside(a) is None or [one for one in _beside(a)["coords"].values() if one is not None]]:
            _outside("concat of arrays with other labels")
        if dim in objs[0].dims:
            return _concat_aligned(objs, dim, fill_value, join)
        objs = list(align(*objs, join=join, fill_value=fill_value))
    first = objs[0]
    if dim not in first.dims and [a for a in objs if a.dims != first.dims and not [d for d in a.dims if d not in first.dims]]:
        for d in first.dims:
            indexed = len([a for a in objs if _labels(a, d) is not None])
            if 0 < indexed < len(objs):
                raise ValueError(f"{d!r} must have either an index or no index in all datasets, found {indexed}/{len(objs)} datasets with an index.")
        objs = [a if a.dims == first.dims else transpose(array_broadcast_like(a, first), *first.dims) for a in objs]
    for a in objs:
        if a.dims != first.dims or [d for d in a.dims if d != dim and _labels(a, d) != _labels(first, d)]:
            _outside("concat of arrays with other axes")
        for k, name in enumerate(a.dims):
            if name != dim and a.shape[k] != first.shape[k]:
                _outside("concat of arrays that differ in size")
    if dim not in first.dims:
        there = [dim in _coord_keys(a) for a in objs]
        labels = [_scalar_label(a, dim) for a in objs] if all(there) else _outside("concat of these coords") if any(there) else None
        objs = [_less_coords(a, [dim]) for a in objs]
        wide = [_newaxes(a, {dim: 1}) for a in objs]
        r = _namedlike(concatenate(wide, 0), wide[0])
        r = _with_beside(r, _beside_along(objs, r, dim))
        return r if labels is None else _labelled(r, {dim: labels})
    r = _namedlike(concatenate(objs, list(first.dims).index(dim)), first)
    r = _with_beside(r, _beside_along(objs, r, dim))
    labels = [_labels(a, dim) for a in objs]
    if len([one for one in labels if one is None]) not in (0, len(labels)):
        _outside("concat of arrays of which some have labels")
    return _label_axis(r, dim, None if labels[0] is None else [v for one in labels for v in one])

def _scalar_label(a, name):
    c = _coordinate(a, name)
    return _time_labels(c)[0] if _is_times(c) else c.item()

def align(*objects, join="inner", copy=True, indexes=None, exclude=(), fill_value=nan):
    if join not in ("inner", "outer", "left", "right", "exact", "override"):
        raise ValueError(f"invalid value for join: {join}")
    for one in objects:
        if not isinstance(one, DataArray) and _class(one) != "Dataset":
            raise AttributeError(f"'{_class(one)}' object has no attribute 'xindexes'")
    if [one for one in objects if _class(one) == "Dataset"]:
        return _by_variable(objects, lambda arrays: align(*arrays, join=join, fill_value=fill_value))
    for name in [d for a in objects for d in a.dims if d not in exclude]:
        labels = [_labels(a, name) for a in objects if name in a.dims]
        if labels != [labels[0] for one in labels]:
            if None in labels or join == "override" or [one for one in labels if _repeated(one)]:
                _outside("align of these labels")
            if join == "exact":
                raise AlignmentError(f"cannot align objects with join='exact' where index/labels/sizes are not equal along these coordinates (dimensions): {name!r} ({name!r},)")
            common = labels[0] if join == "left" else labels[-1] if join == "right" else [v for v in labels[0] if not [one for one in labels if v not in one]]
            if join == "outer":
                common = sorted([v for k, one in enumerate(labels) for v in one if not [other for other in labels[:k] if v in other]])
            objects = [array_reindex(a, {name: common}, fill_value=fill_value) if name in a.dims and _labels(a, name) != common else a for a in objects]
    sizes = {}
    for a in objects:
        for name, n in zip(a.dims, a.shape):
            if sizes.get(name, n) != n and name not in exclude:
                raise AlignmentError(f"cannot reindex or align along dimension '{name}' because of conflicting dimension sizes: {_size_set(n, sizes[name])}")
            sizes[name] = n
    return tuple(objects)

# Along an axis that they have, arrays are made one after the other to have the same labels
# along the others.

def _concat_aligned(objs, dim, fill_value, join):
    labels = [_labels(a, dim) for a in objs]
    made = align(*[_labelled(a, {dim: None}) for a in objs], join=join, fill_value=fill_value, exclude=[dim])
    return xarray_concat([_labelled(a, {dim: own}) for a, own in zip(made, labels)], dim)

def _concat_datasets(objs, dim, data_vars, fill_value, join):
    if _typename(dim) != "str" or data_vars not in ("all", "minimal", None) or [ds for ds in objs if list(ds) != list(objs[0])]:
        _outside("concat of these Datasets")
    made, old = {}, dim in _sizes_of(objs[0])
    for name, v in objs[0].items():
        if data_vars == "minimal" and dim not in v.dims:
            if [ds for ds in objs if not _known(v) or not array_equals(ds[name], v)]:
                _outside("concat of these Datasets")
            made[name] = v
        else:
            made[name] = xarray_concat([array_expand_dims(ds[name], {dim: _sizes_of(ds)[dim] if _labels_in(ds, dim) is None else _labels_in(ds, dim)}) if old and dim not in ds[name].dims else ds[name] for ds in objs], dim, join=join, fill_value=fill_value)
    return _attributed(_record("Dataset", made), _attributes_of(objs[0]))

def array_roll(self, shifts=None, roll_coords=False, **shifts_kwargs):
    x = self
    given = _by_dims("roll", shifts, shifts_kwargs)
    missing = [name for name in given if name not in self.dims]
    if missing:
        raise ValueError(f"Dimensions {missing} not found in data dimensions {_axes_beside(self)}")
    for name, shift in given.items():
        n = self.sizes[name]
        order = [(k - shift) % n for k in range(n)]
        x = _picked(x, {name: order})
        if not roll_coords:
            x = _labelled(x, {name: _labels(self, name)})
    return x if roll_coords else _follow(x, self)

def array_sortby(self, variables, ascending=True):
    if _typename(variables) == "list":
        names = [v if _typename(v) == "str" and v in self.dims else _outside("sortby of these") for v in variables]
        for name in names:
            self = array_sortby(self, name, ascending)
        return self
    if _typename(variables) == "str" and variables not in self.dims and _coordinate(self, variables) is not None:
        variables = _coordinate(self, variables)
    if _typename(variables) in ("Texts", "Times"):
        keys, name = variables.tolist() if _typename(variables) == "Texts" else _time_labels(variables), variables.dims[0]
    elif _typename(variables) == "str":
        keys, name = _labels(self, variables), variables
    else:
        keys, name = variables.values.tolist() if variables.ndim == 1 and _known(variables) else _outside("sortby this"), variables.dims[0]
    if name not in self.dims:
        _outside("sortby of another axis")
    n = self.sizes[name]
    keys = list(range(n)) if keys is None else keys
    there = [k for k in range(n) if keys[k] == keys[k]]
    order = sorted(there, key=lambda k: keys[k]) + [k for k in range(n) if k not in there]
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
    given = other if given is None else {name: given for name in self.dims} if _typename(given) == "int" else given
    missing = [name for name in given if name not in self.dims]
    if missing:
        if len(missing) == 1:
            raise ValueError(f"Dimensions {{{missing[0]!r}}} do not exist. Expected one or more of {_frozen_sizes(self)}")
        _outside("several axes that there are not")
    return array_isel(self, {name: make(n) for name, n in given.items()})

def array_head(self, indexers=None, **indexers_kwargs):
    return _sliced(self, indexers, indexers_kwargs, lambda n: slice(0, n))

def array_tail(self, indexers=None, **indexers_kwargs):
    return _sliced(self, indexers, indexers_kwargs, lambda n: slice(-n, None) if n else slice(0, 0))

def array_thin(self, indexers=None, **indexers_kwargs):
    return _sliced(self, indexers, indexers_kwargs, lambda n: slice(None, None, n))

def array_drop_isel(self, indexers=None, **indexers_kwargs):
    for name, at in _by_dims("reindex", indexers, indexers_kwargs).items():
        if name not in self.dims:
            raise KeyError(name)
        n = self.sizes[name]
        gone = [k + n if k < 0 else k for k in ([at] if _typename(at) == "int" else at)]
        if [k for k in gone if not 0 <= k < n]:
            raise IndexError(f"index {[k for k in gone if not 0 <= k < n][0]} is out of bounds for axis 0 with size {n}")
        self = _picked(self, {name: [k for k in range(n) if k not in gone]})
    return self

def array_drop_sel(self, labels=None, errors="raise", **labels_kwargs):
    given = labels_kwargs if labels is None else labels
    for name in given:
        if name not in self.dims:
            raise ValueError(f"dimension {name!r} does not have coordinate labels")
    for name, at in given.items():
        if _labels_are_times(_labels(self, name)):
            _outside("drop_sel of times")
        missing = [v for v in ([at] if _typename(at) in ("str", "int", "float") else list(at)) if v not in (range(self.sizes[name]) if _labels(self, name) is None else _labels(self, name))]
        if missing:
            raise KeyError(f"{missing} not found in axis")
    return array_drop_isel(self, _places(self, given))

def _extreme_label(self, dim, most, fill_value):
    if self.ndim == 0:
        raise ValueError("This function does not apply for scalars")
    if dim is None and self.ndim > 1:
        raise ValueError("Must supply 'dim' argument for multidimensional arrays")
    name = self.dims[0] if dim is None else dim
    if name not in self.dims:
        raise KeyError(f"Dimension {name!r} not found in array dimensions {self.dims}")
    labels = _labels(self, name)
    if labels is None:
        raise KeyError(f"Dimension {name!r} is not one of the coordinates {tuple(_coord_keys(self))}")
    if _known(self) and (self != self).any():
        _outside("idxmax of values that are nan")
    at = self.argmax(name) if most else self.argmin(name)
    if _labels_are_times(labels):
        return _times(_entitled(_wrapped(asarray(_label_seconds(labels))[at.values], at.dims, at), name))
    if _typename(labels[0]) == "str":
        return _texts(_entitled(_wrapped(asarray([_text_number(v) for v in labels])[at.values], at.dims, at), name))
    return _entitled(_wrapped(array(labels, dtype="float64" if _kind(self) == "f" and fill_value is None else None)[at.values], at.dims, at), name)

def array_idxmax(self, dim=None, skipna=None, fill_value=None, keep_attrs=None):
    return _extreme_label(self, dim, True, fill_value)

def array_idxmin(self, dim=None, skipna=None, fill_value=None, keep_attrs=None):
    return _extreme_label(self, dim, False, fill_value)

def _repeated(labels):
    return [v for k, v in enumerate(labels) if v in labels[:k]]

def array_reindex(self, indexers=None, method=None, tolerance=None, copy=True, fill_value=nan, **indexers_kwargs):
    for name, labels in (indexers_kwargs if indexers is None else indexers).items():
        if name not in self.dims:
            _outside("reindex along an axis that there is not")
        old, labels = _labels(self, name), _label_items(labels.values if isinstance(labels, DataArray) else _time_labels(labels) if _is_times(labels) else labels)
        if old is not None and labels and _labels_are_times(old) != _labels_are_times(labels):
            _outside("reindex by these")
        if labels is None or tolerance is not None and _typename(tolerance) not in ("int", "float"):
            _outside("reindex by these")
        if old is None and len(labels) != self.sizes[name]:
            raise AlignmentError(f"cannot reindex or align along dimension {name!r} because of conflicting dimension sizes: {_size_set(len(labels), self.sizes[name])} (note: an index is found along that dimension with size={len(labels)})")
        if old is None:
            self = _labelled(self, {name: labels})
            old = labels
        if _repeated(old) and old != labels:
            raise ValueError(f"cannot reindex or align along dimension {name!r} because the (pandas) index has duplicate values")
        at = [_place_or_none(old, v, name, method) for v in labels] if method is None or not _labels_are_times(old) else [_place_or_none(_label_seconds(old), v, name, method) for v in _label_seconds(labels)]
        at = [k if k is None or tolerance is None or abs(old[k] - v) <= tolerance else None for k, v in zip(at, labels)]
        there = [k is not None for k in at]
        self = _picked(self, {name: [0 if k is None else k for k in at]})
        coords = [] if _beside(self) is None else [one for one in _beside(self)["coords"].values() if one is not None and name in one.dims]
        self = self if all(there) or not coords else _unsure(self)
        if not all(there):
            self = self.where(DataArray(there, dims=[name]), fill_value)
        self = _label_axis(self, name, _label_items(labels))
    return self

def _place_or_none(labels, v, name, method):
    try:
        return labels.index(v) if v in labels else None if method is None else _place(labels, v, name, method)
    except KeyError:
        return None

def array_reindex_like(self, other, method=None, tolerance=None, copy=True, fill_value=nan):
    if not isinstance(other, DataArray) and _class(other) != "Dataset":
        raise AttributeError(f"'{_class(other)}' object has no attribute '_indexes'")
    given = {name: _labels(other, name) for name in other.dims if name in self.dims and _labels(other, name) is not None}
    for name, n in zip(other.dims, other.shape):
        if name in self.dims and name not in given and n != self.sizes[name]:
            raise ValueError(f"different size for unlabeled dimension on argument {name!r}: {n} vs {self.sizes[name]}")
    return array_reindex(self, given, method, tolerance, fill_value=fill_value)

def array_interp_like(self, other, method="linear", assume_sorted=False, kwargs=None):
    given = {name: _labels(other, name) for name in other.dims if name in self.dims and _labels(other, name) is not None}
    if not given or [v for labels in given.values() for v in labels if _typename(v) == "str"]:
        _outside("interp_like of these")
    return array_interp(self, given, method)

# Sums and products so far along all axes go along one after the other.

def _along_all(a, name):
    for dim in a.dims:
        a = a.cumsum(dim) if name == "cumsum" else a.cumprod(dim)
    return a

def xarray_where(cond, x, y, keep_attrs=None):
    r = _where_with_room(cond, x, y)
    if not isinstance(r, DataArray) or _beside(r) is None:
        return r
    d = _beside(r)
    attrs = {} if keep_attrs == False or not isinstance(x, DataArray) else None if _beside(x) is None else _beside(x)["attrs"]
    return _with_beside(r, {"name": d["name"], "attrs": attrs, "coords": d["coords"]})

# Two sizes as a set of Python's shows them: in the order of its 8 slots.

def _size_set(n, m):
    if n % 8 == m % 8:
        _outside("two such sizes")
    return "{" + (f"{n}, {m}" if n % 8 < m % 8 else f"{m}, {n}") + "}"
