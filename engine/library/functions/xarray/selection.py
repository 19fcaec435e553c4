def array_isel(self, indexers=None, drop=False, missing_dims="raise", **indexers_kwargs):
    given = _by_dims("isel", indexers, indexers_kwargs)
    for name, at in given.items():
        if _typename(at) == "tuple" and name in self.dims:
            _spelled_variable(None, at)
        if _typename(at) == "float" and name in self.dims:
            raise TypeError(f"invalid indexer array, does not have integer dtype: array({at!r})".replace(".0)", ".)"))
        if _typename(at) == "str" and name in self.dims:
            if _labels(self, name) is None:
                raise KeyError(name)
            raise TypeError(f"invalid indexer array, does not have integer dtype: array({at!r}, dtype='<U{len(at)}')")
        if _typename(at) == "list" and at and _typename(at[0]) == "bool" and name in self.dims:
            given = dict(given.items())
            given[name] = [k for k, keep in enumerate(at) if keep] if len(at) == self.sizes[name] else _outside("a mask that does not fit")
    if [name for name, at in given.items() if isinstance(at, DataArray) and at.ndim and (at.ndim > 1 or at.dims[0] != name)]:
        return _pointwise(self, given)
    return _dropped(self, _picked(self, given if missing_dims == "raise" else {name: at for name, at in given.items() if name in self.dims}), drop)

def _dropped(a, r, drop):
    if not drop:
        return r
    gone, beside = [name for name in a.dims if name not in r.dims], _beside(a)
    less = [] if beside is None else [_bare_name(key) for key, one in beside["coords"].items() if one is not None and one.ndim and not [d for d in one.dims if d not in gone]]
    return _less_coords(r, gone + less)

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
                raise IndexError(f"Dimensions of indexers mismatch: ({', '.join([_variable_text(at) for at in places.values()])})")
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
    given = _by_dims("sel", indexers, indexers_kwargs)
    marks = [] if _beside(self) is None or method is not None else [key for key in _beside(self)["coords"] if key.startswith("#") and [name for name in given if name == key.split("#")[1] or name in _levels(key)]]
    if marks:
        levels = _levels(marks[0]) + [marks[0].split("#")[1]]
        r, rest = _sel_levels(self, marks[0], given), {name: v for name, v in given.items() if name not in levels}
        return array_sel(r, rest) if rest else r
    places = _places(self, given, method, False, tolerance)
    if tolerance is not None:
        for name, at in given.items():
            if method is None or _typename(at) not in ("int", "float", "list") or _typename(tolerance) not in ("int", "float"):
                _outside("sel with a tolerance")
            pairs = zip(places[name], at) if _typename(at) == "list" else [(places[name], at)]
            if [k for k, v in pairs if abs(_labels(self, name)[k] - v) > tolerance]:
                raise KeyError(f"not all values found in index {name!r}")
    return array_isel(self, places, drop=drop)

def _places(a, at, method=None, assigned=False, tolerance=None):
    for name in at:
        if name not in a.dims and _beside(a) is not None and _key_of(_beside(a)["coords"], name) is not None:
            if [key for key in _beside(a)["coords"] if key.startswith("#")]:
                _outside("sel of a stacked axis")
            c = _coordinate(a, name)
            if len(c.dims) != 1 or c.dims[0] in at:
                _outside("sel by this coordinate")
            values = _time_labels(c) if _is_times(c) else _values_of(c)
            values = values if _typename(values) == "list" else values.tolist()
            rest = {key: v for key, v in at.items() if key != name}
            places = _places(a, rest, None if method is None else _outside("sel by several axes with a method"), assigned) if rest else {}
            places[c.dims[0]] = _place(values, at[name], name, method)
            return places
        if name not in a.dims and assigned:
            raise KeyError(f"{name!r} is not a valid dimension or coordinate for DataArray with dimensions {a.dims}")
        if name not in a.dims:
            raise KeyError(f"{name!r} is not a valid dimension or coordinate for Dataset with dimensions {_frozen_sizes(a)}")
        if _labels(a, name) is None and _typename(at[name]) == "str" and method is None:
            raise KeyError(name)
        if method is not None and _labels(a, name) is None:
            raise ValueError(f"cannot supply selection options {{'method': {method!r}, 'tolerance': {tolerance!r}}} for dimension {name!r}that has no associated coordinate or index")
    return {name: v if _labels(a, name) is None else _place(_labels(a, name), v, name, method) for name, v in at.items()}

# The axes as a Dataset has them: those of coordinates first.

def _axes_beside(a):
    beside = [dim for key in _coord_keys(a) for dim in _coordinate(a, key).dims] + list(a.dims)
    return tuple([dim for k, dim in enumerate(beside) if dim not in beside[:k]])

def _frozen_sizes(a):
    return f"FrozenMappingWarningOnValuesAccess({_said({dim: a.sizes[dim] for dim in _axes_beside(a)})})"

def _place(labels, at, name, method, advice=". Try setting the `method` keyword argument (example: method='nearest')."):
    kind = _typename(at)
    if labels and _typename(labels[0]) == "tuple":
        _outside("sel of a stacked axis")
    if _labels_are_times(labels):
        return _place_in_time(_label_seconds(labels), at, name, method, advice)
    if method is not None and kind == "slice":
        raise NotImplementedError("cannot use ``method`` argument if any indexers are slice objects")
    if method is not None and _typename(method) != "str":
        raise TypeError("``method`` must be a string")
    if method not in (None, "nearest", "pad", "ffill", "backfill", "bfill"):
        raise ValueError(f"Invalid fill method. Expecting pad (ffill), backfill (bfill) or nearest. Got {method}")
    if method is not None and labels and (_typename(labels[0]) == "str" or kind == "str"):
        _outside("sel of texts by a method")
    if kind == "slice":
        return _span(labels, at)
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
    if kind == "list" and at and not [v for v in at if _typename(v) != "bool"]:
        return at
    if kind in ("list", "range"):
        return [_place(labels, v, name, method, "") for v in at]
    if kind in ("NoneType", "tuple", "bool") and method is None:
        raise KeyError(f"not all values found in index {name!r}" + advice)
    if kind not in ("int", "float", "str"):
        _outside("sel by this")
    if at in labels:
        if labels.count(at) == 1:
            return labels.index(at)
        return [k for k, v in enumerate(labels) if v == at] if advice and method is None else _outside("sel of labels of which one is there twice")
    best, falls = None, labels != sorted(labels)
    if method is not None and falls and labels != sorted(labels)[::-1]:
        raise ValueError("index must be monotonic increasing or decreasing")
    for k, v in enumerate(labels) if method is not None else []:
        far = v - at
        before, behind = (far < 0, far > 0) if falls else (far > 0, far < 0)
        if (method in ("pad", "ffill") and before or method in ("backfill", "bfill") and behind) == False:
            if best is None or abs(far) < least or abs(far) == least and far > 0:
                best, least = k, abs(far)
    if best is None:
        raise KeyError(f"not all values found in index {name!r}" + (advice if method is None else ""))
    return best

# _span returns the places of a slice of labels, both of whose ends belong to it. Labels that
# neither ascend nor descend have to be there.

def _span(labels, at):
    bounds = [v for v in (at.start, at.stop) if v is not None]
    if labels and bounds and _typename(labels[0]) == "str" and [v for v in bounds if _typename(v) in ("int", "float")]:
        v = bounds[0]
        raise TypeError(f"cannot do slice indexing on Index with these indexers [{v}] of type {_typename(v)}")
    if [v for v in bounds if _typename(v) not in ("int", "float", "str")] or labels and [v for v in bounds if (_typename(v) == "str") != (_typename(labels[0]) == "str")]:
        _outside("a slice of these labels")
    rises = labels == sorted(labels)
    if rises or labels == sorted(labels)[::-1]:
        low = at.start if at.start is None else len([v for v in labels if (v < at.start if rises else v > at.start)])
        high = at.stop if at.stop is None else len([v for v in labels if (v <= at.stop if rises else v >= at.stop)])
        return slice(low, high, at.step)
    if _repeated(labels):
        _outside("a slice of labels of which one is there twice")
    for side, v in (("left", at.start), ("right", at.stop)):
        if v is not None and v not in labels:
            if _typename(v) == "str":
                raise KeyError(f"Cannot get {side} slice bound for non-monotonic index with a missing label {v!r}. Either sort the index or specify an existing label.")
            raise KeyError(f"Cannot get {side} slice bound for non-monotonic index with a missing label {v}. Either sort the index or specify an existing label.")
    return slice(at.start if at.start is None else labels.index(at.start), at.stop if at.stop is None else labels.index(at.stop) + 1, at.step)
