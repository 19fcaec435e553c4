def xarray_concat(objs, dim, join="outer"):
    objs = list(objs)
    if isinstance(dim, DataArray) or _typename(dim) == "Texts":
        if len(dim.dims) != 1 or dim.name != dim.dims[0]:
            _outside("concat along this")
        return _labelled(xarray_concat(objs, dim.name, join), {dim.name: dim})
    if join not in ("outer", "inner", "exact", "left", "right"):
        _outside("concat with this join")
    if objs and not [ds for ds in objs if _class(ds) != "Dataset"]:
        if _typename(dim) != "str" or [ds for ds in objs if list(ds) != list(objs[0])] or dim in _sizes_of(objs[0]) and [v for v in objs[0].values() if dim not in v.dims]:
            _outside("concat of these Datasets")
        return _record("Dataset", {name: xarray_concat([ds[name] for ds in objs], dim, join) for name in objs[0]})
    if len(objs) == 0:
        raise ValueError("must supply at least one object to concatenate")
    if [a for a in objs if isinstance(a, DataArray) == False and _class(a) != "Dataset"] and [a for a in objs if isinstance(a, DataArray)] and not [a for a in objs if _typename(a) == "Texts"]:
        raise TypeError("The elements in the input list need to be either all 'Dataset's or all 'DataArray's")
    if [a for a in objs if isinstance(a, DataArray) == False] or _typename(dim) != "str":
        _outside("concat of these")
    sizes = {}
    for a in objs:
        for name, n in zip(a.dims, a.shape):
            if name != dim and sizes.get(name, n) != n and _labels(a, name) is None and not [b for b in objs if name in b.dims and _labels(b, name) is not None]:
                raise AlignmentError(f"cannot reindex or align along dimension {name!r} because of conflicting dimension sizes: {{{min(n, sizes[name])}, {max(n, sizes[name])}}}")
            sizes[name] = n
    if not [a for a in objs if a.dims != objs[0].dims] and [a for a in objs for d in a.dims if d != dim and _labels(a, d) != _labels(objs[0], d)]:
        if [a for a in objs for d in a.dims if _labels(a, d) is None] or dim in objs[0].dims:
            _outside("concat of arrays with other labels")
        objs = list(align(*objs, join=join))
    first = objs[0]
    for a in objs:
        if a.dims != first.dims or [d for d in a.dims if d != dim and _labels(a, d) != _labels(first, d)]:
            _outside("concat of arrays with other axes")
        for k, name in enumerate(a.dims):
            if name != dim and a.shape[k] != first.shape[k]:
                _outside("concat of arrays that differ in size")
    if dim not in first.dims:
        there = [dim in _coord_keys(a) for a in objs]
        labels = [_coordinate(a, dim).item() for a in objs] if all(there) else _outside("concat of these coords") if any(there) else None
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

def align(*objects, join="inner", copy=True, indexes=None, exclude=(), fill_value=nan):
    if join not in ("inner", "outer", "left", "right", "exact", "override"):
        raise ValueError(f"invalid value for join: {join}")
    for name in [d for a in objects for d in a.dims]:
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
            if sizes.get(name, n) != n:
                low, high = (n, sizes[name]) if n < sizes[name] else (sizes[name], n)
                raise AlignmentError(f"cannot reindex or align along dimension '{name}' because of conflicting dimension sizes: {{{low}, {high}}}")
            sizes[name] = n
    return tuple(objects)

def array_stack(self, dim=None, create_index=True, **dim_kwargs):
    for new, names in (dim_kwargs if dim is None else dim).items():
        names = [name for name in self.dims] if list(names) == [...] else list(names)
        missing = [name for name in names if name not in self.dims]
        if missing:
            raise KeyError(missing[0] if _typename(missing[0]) == "str" else _outside("stack of these"))
        self = _stacked(self, new, names)
    return self

# The levels of a stacked axis are coordinates along it, and one more tells of their sizes, of
# which of them had labels, and of the places.

def _stacked(a, new, names):
    rest, d = [name for name in a.dims if name not in names], _beside(a)
    x = transpose(a, *(rest + names)).values
    shape = [a.sizes[name] for name in names]
    r = _plain(x.reshape(tuple(x.shape[:len(rest)]) + (-1,)), rest + [new])
    r = _label_axis(_labelled(r, {name: _labels(a, name) for name in rest}), new, _tuples([list(range(n)) if _labels(a, name) is None else _labels(a, name) for name, n in zip(names, shape)]) if r.sizes[new] < 2000 else ...)
    if d is None or [one for one in d["coords"].values() if one is not None and [dim for dim in one.dims if dim in names]] or [name for name in names if name == new]:
        return r
    coords = {key: one for key, one in d["coords"].items() if (key in rest if one is None else True)}
    for k, name in enumerate(names):
        labels = _labels(a, name)
        key, one = _as_coord(name, [name], list(range(shape[k])) if labels is None else labels)
        wide = broadcast_to(one.values.reshape([shape[k]] + [1 for n in shape[k + 1:]]), tuple(shape))
        coords[key] = _plain(wide.reshape(-1), [new])
    mark = "#" + "#".join([new] + [f"{name}:{n}" for name, n in zip(names, shape)])
    coords[mark] = _plain(arange(r.sizes[new]), [new])
    return _with_beside(r, {"name": d["name"], "attrs": d["attrs"], "coords": coords})

def _tuples(lists):
    made = [()]
    for one in lists:
        made = [t + (v,) for t in made for v in one]
    return made

def array_unstack(self, dim=None, fill_value=nan, sparse=False):
    d = _beside(self)
    marks = [] if d is None else [key for key in d["coords"] if key.startswith("#")]
    names = [key.split("#")[1] for key in marks] if dim is None else [dim] if _typename(dim) == "str" else list(dim)
    for name in names:
        if name not in self.dims:
            raise ValueError(f"Dimensions ({name!r},) not found in data dimensions {self.dims}")
        mark = [key for key in marks if key.split("#")[1] == name]
        if not mark and d is not None and name not in _unsure_axes(self):
            raise ValueError(f"cannot unstack dimensions that do not have exactly one multi-index: ({name!r},)")
        if not mark:
            _outside("unstack of this axis")
        self = _unstacked(self, name, mark[0])
    return self

def _unsure_axes(a):
    return [] if not [key for key in _beside(a)["coords"] if key.startswith("#")] else list(a.dims)

def _unstacked(a, new, mark):
    levels, sizes = [part.split(":")[0] for part in mark.split("#")[2:]], [int(part.split(":")[1]) for part in mark.split("#")[2:]]
    d, rest = _beside(a), [name for name in a.dims if name != new]
    if d["coords"][mark].values.tolist() != list(range(d["coords"][mark].size)) or a.sizes[new] != d["coords"][mark].size or prod(sizes) != a.sizes[new]:
        _outside("unstack of a part")
    x = transpose(a, *(rest + [new])).values
    r = _plain(x.reshape(tuple(x.shape[:len(rest)]) + tuple(sizes)), rest + levels)
    labels = {name: _labels(a, name) for name in rest}
    for k, name in enumerate(levels):
        all = _values_of(_coordinate(a, name))
        all = all if _typename(all) == "list" else all.tolist()
        step = prod(sizes[k + 1:]) if k + 1 < len(sizes) else 1
        labels[name] = [all[n * step] for n in range(sizes[k])]
    r = _labelled(r, labels)
    coords = {key: one for key, one in d["coords"].items() if key != mark and _bare_name(key) not in levels and (one is None or new not in one.dims)}
    return _with_beside(r, {"name": d["name"], "attrs": d["attrs"], "coords": coords})

def array_roll(self, shifts=None, roll_coords=False, **shifts_kwargs):
    x = self
    given = shifts_kwargs if shifts is None else shifts
    missing = [name for name in given if name not in self.dims]
    if missing:
        raise ValueError(f"Dimensions {missing} not found in data dimensions {self.dims}")
    for name, shift in given.items():
        n = self.sizes[name]
        order = [(k - shift) % n for k in range(n)]
        x = _picked(x, {name: order})
        if not roll_coords:
            x = _labelled(x, {name: _labels(self, name)})
    return x if roll_coords else _follow(x, self)

def array_sortby(self, variables, ascending=True):
    if _typename(variables) == "str" and variables not in self.dims and _coordinate(self, variables) is not None:
        variables = _coordinate(self, variables)
    if _typename(variables) == "Texts":
        keys, name = variables.tolist(), variables.dims[0]
    elif _typename(variables) == "str":
        keys, name = _labels(self, variables), variables
    else:
        keys, name = variables.values.tolist() if variables.ndim == 1 and _known(variables) else _outside("sortby this"), variables.dims[0]
    if name not in self.dims:
        _outside("sortby of another axis")
    n = self.sizes[name]
    keys = list(range(n)) if keys is None else keys
    order = sorted(range(n), key=lambda k: keys[k])
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
    return _picked(self, {name: make(n) for name, n in (other if given is None else given).items()})

def array_head(self, indexers=None, **indexers_kwargs):
    return _sliced(self, indexers, indexers_kwargs, lambda n: slice(0, n))

def array_tail(self, indexers=None, **indexers_kwargs):
    return _sliced(self, indexers, indexers_kwargs, lambda n: slice(-n, None) if n else slice(0, 0))

def array_thin(self, indexers=None, **indexers_kwargs):
    return _sliced(self, indexers, indexers_kwargs, lambda n: slice(None, None, n))

def array_drop_isel(self, indexers=None, **indexers_kwargs):
    for name, at in (indexers_kwargs if indexers is None else indexers).items():
        n = self.sizes[name]
        gone = [k % n for k in ([at] if _typename(at) == "int" else at)]
        self = _picked(self, {name: [k for k in range(n) if k not in gone]})
    return self

def array_drop_sel(self, labels=None, errors="raise", **labels_kwargs):
    given = labels_kwargs if labels is None else labels
    for name in given:
        if name not in self.dims:
            raise ValueError(f"dimension {name!r} does not have coordinate labels")
    for name, at in given.items():
        missing = [v for v in ([at] if _typename(at) in ("str", "int", "float") else list(at)) if v not in (_labels(self, name) or [v])]
        if missing:
            raise KeyError(f"{missing} not found in axis")
    return array_drop_isel(self, _places(self, given))

def _extreme_label(self, dim, most):
    name = self.dims[0] if dim is None and self.ndim == 1 else dim
    labels = _labels(self, name)
    if labels is None:
        raise KeyError(f"Dimension {name!r} is not one of the coordinates ()")
    if _known(self) and (self != self).any():
        _outside("idxmax of values that are nan")
    at = self.argmax(name) if most else self.argmin(name)
    if _typename(labels[0]) == "str":
        return _texts(_entitled(_wrapped(asarray([_text_number(v) for v in labels])[at.values], at.dims, at), name))
    return _entitled(_wrapped(array(labels, dtype="float64" if _kind(self) == "f" else None)[at.values], at.dims, at), name)

def array_idxmax(self, dim=None, skipna=None, fill_value=None, keep_attrs=None):
    return _extreme_label(self, dim, True)

def array_idxmin(self, dim=None, skipna=None, fill_value=None, keep_attrs=None):
    return _extreme_label(self, dim, False)

def _repeated(labels):
    return [v for k, v in enumerate(labels) if v in labels[:k]]

def array_reindex(self, indexers=None, method=None, tolerance=None, copy=True, fill_value=nan, **indexers_kwargs):
    for name, labels in (indexers_kwargs if indexers is None else indexers).items():
        old, labels = _labels(self, name), list(labels)
        if old is None:
            _outside("reindex without labels")
        if _repeated(old) and old != labels:
            raise ValueError(f"cannot reindex or align along dimension {name!r} because the (pandas) index has duplicate values")
        there = [v in old or method is not None for v in labels]
        self = _picked(self, {name: [_place(old, v, name, method) if found else 0 for v, found in zip(labels, there)]})
        coords = [] if _beside(self) is None else [one for one in _beside(self)["coords"].values() if one is not None and name in one.dims]
        self = self if all(there) or not coords else _unsure(self)
        if not all(there):
            self = self.where(DataArray(there, dims=[name]), fill_value)
        self = _label_axis(self, name, _label_items(labels))
    return self
