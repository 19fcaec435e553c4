# What is beside the values of an array: a dictionary of its name, its attributes, None where
# they are not known, and its coordinates. A coordinate is None where it is the labels of an
# axis, and else an array; texts are numbers, and an apostrophe stands before their name.

def _plain(data, dims):
    return _named_axes(asarray(data), list(dims))

def _with_coords(a, coords):
    d = _beside(a)
    return a if d is None else _with_beside(a, {"name": d["name"], "attrs": d["attrs"], "coords": coords})

def _entitled(a, name):
    d = _beside(a)
    return a if d is None else _with_beside(a, {"name": name, "attrs": d["attrs"], "coords": d["coords"]})

# _named_as gives an array the name and the attributes of another, _alike its coordinates too.

def _named_as(a, like):
    d, own = _beside(like), _beside(a)
    return a if own is None else _with_beside(a, None if d is None else {"name": d["name"], "attrs": d["attrs"], "coords": own["coords"]})

def _unsure(a):
    return _with_beside(a, None)

def _bare_name(key):
    return key[1:] if key[:1] in ("'", "@") else key

def _key_of(coords, name):
    for key in coords:
        if _bare_name(key) == name:
            return key
    return None

# What becomes of it when an array is made of another, of several, or of some entries of one.

def _followed(d, a):
    if "" in a.dims:
        return None
    coords = {}
    for key, one in d["coords"].items():
        if one is None and key in a.dims:
            coords[key] = None
        elif one is not None and not [dim for dim in one.dims if dim not in a.dims]:
            if [dim for dim in one.dims if one.sizes[dim] != a.sizes[dim]] or one.ndim > 1 and [dim for dim in a.dims if dim in one.dims] != list(one.dims):
                return None
            coords[key] = one
    return {"name": d["name"], "attrs": d["attrs"], "coords": coords}

def _merged(dicts, a, operator):
    name, attrs, coords, gone = dicts[0]["name"], dicts[0]["attrs"], {}, []
    for d in dicts:
        if operator:
            name = name if d["name"] == name else None
            attrs = None if attrs is None or d["attrs"] is None else _agreeing(attrs, d["attrs"])
        left = _followed(d, a)
        if left is None:
            return None
        for key, one in left["coords"].items():
            plain = _bare_name(key)
            if one is not None and plain in a.dims:
                if _labels(a, plain) is None:
                    return None
                key, one = plain, None
            other = _key_of(coords, plain)
            if other is None and plain not in gone:
                coords[key] = one
            elif other is not None and (other != key or not _same_coord(coords[other], one)):
                gone.append(plain)
                coords = {k: v for k, v in coords.items() if k != other}
    return {"name": name, "attrs": attrs, "coords": coords}

def _beside_along(objs, r, dim):
    dicts = [_beside(a) for a in objs]
    if None in dicts or [d for d in dicts for key in d["coords"] if key not in dicts[0]["coords"]]:
        return None
    name, coords = dicts[0]["name"], {}
    for d in dicts:
        name = name if d["name"] == name else None
    for key, one in dicts[0]["coords"].items():
        every = [d["coords"].get(key, "") for d in dicts]
        if "" in every:
            return None
        if not [other for other in every if not _same_coord(other, one)] and (one is None or dim not in one.dims):
            coords[key] = one
        elif None in every or one.ndim > 1 or one.ndim == 1 and one.dims != (dim,):
            return None
        else:
            coords[key] = _plain(concatenate([other.values.reshape(-1) for other in every], 0), [dim])
    return {"name": name, "attrs": dicts[0]["attrs"], "coords": coords}

def _same_coord(a, b):
    if a is None or b is None:
        return a is None and b is None
    return a.dims == b.dims and a.shape == b.shape and bool((a.values == b.values).all())

def _agreeing(a, b):
    both = {key: v for key, v in a.items() if key not in b or _one_attr(b[key], v)}
    for key, v in b.items():
        if key not in a:
            both[key] = v
    return both

def _one_attr(a, b):
    return bool(_typename(a) == _typename(b) and (a == b if _typename(a) != "array" else _outside("attrs that are arrays")))

def _entries_beside(d, a, places):
    kept, coords = dict(d["coords"].items()) if d["coords"] else {dim: None for dim in a.dims if _sure(a, dim)}, {}
    for dim, at in places.items():
        if _typename(at) == "int" and _labels(a, dim) is not None and dim not in kept:
            kept[dim] = None
    for key, one in kept.items():
        if one is not None:
            at = {dim: i for dim, i in places.items() if dim in one.dims}
            coords[key] = _picked(one, at) if at else one
        elif key in places and _typename(places[key]) == "int":
            if _labels(a, key) is not None:
                if _typename(_labels(a, key)[0]) == "tuple":
                    return None
                name, one = _as_coord(key, [], _labels(a, key)[places[key]])
                coords[name] = one
        else:
            coords[key] = None
    return {"name": d["name"], "attrs": d["attrs"], "coords": coords}

# Coordinates by their names.

def _coordinate(a, name):
    d = _beside(a)
    if "." in name:
        return _named_part(_coordinate(a, name.split(".")[0]), name.split(".")[1])
    if name in a.dims:
        labels = _labels(a, name)
        if labels and _typename(labels[0]) == "tuple":
            _outside("the labels of a stacked axis")
        if _labels_are_times(labels):
            return _times(_coord_of(a, _plain(_label_seconds(labels), [name]), name))
        if labels and _typename(labels[0]) == "str":
            return _texts(_coord_of(a, _plain([_text_number(v) for v in labels], [name]), name))
        if labels is not None and not labels:
            _outside("the labels of an axis without entries")
        return _coord_of(a, _plain(arange(a.sizes[name]) if labels is None else labels, [name]), name)
    if d is None:
        _outside("a coordinate of this array")
    key = _key_of(d["coords"], name)
    if key is None:
        return None
    if [dim for dim in d["coords"][key].dims if [mark for mark in d["coords"] if mark.startswith("#") and mark.split("#")[1] == dim]]:
        r = d["coords"][key]
        return _texts(r) if key != name else _unsure(r)
    r = _coord_of(a, d["coords"][key], name)
    return r if key == name else _times(r) if key[0] == "@" else _texts(r)

def _coord_of(a, r, name):
    d = _beside(a)
    for dim in r.dims:
        r = _label_axis(r, dim, _labels(a, dim))
    coords = {} if d is None else {key: one for key, one in d["coords"].items() if (key in r.dims if one is None else not [dim for dim in one.dims if dim not in r.dims])}
    return _with_beside(r, None if d is None else {"name": name, "attrs": None, "coords": coords})

def _as_coord(name, dims, data):
    if _typename(data) == "Texts":
        return "'" + name, _plain(_bare_values(data._codes), dims)
    if _is_times(data):
        return "@" + name, _plain(_bare_values(data._codes), dims)
    if _labels_are_times([data] if _typename(data) == "str" else data):
        return "@" + name, _plain(_label_seconds([data])[0] if _typename(data) == "str" else _label_seconds(data), dims)
    first = data
    while _typename(first) in ("list", "tuple", "range") and len(first):
        first = first[0]
    if _typename(first) == "str":
        return "'" + name, _plain(_numbered_texts(data), dims)
    if _typename(first) not in ("int", "float", "bool", "array"):
        _outside("these coords")
    return name, _plain(data.values if isinstance(data, DataArray) else data, dims)

def _numbered_texts(v):
    return _text_number(v) if _typename(v) == "str" else [_numbered_texts(one) for one in v]

# Labels are given to the axes that coords names: None takes them away, and with ... there
# are some that are not known.

def _labelled(a, coords):
    if _typename(coords) not in ("dict", "DataArrayCoordinates", "DatasetCoordinates"):
        _outside("these coords")
    for name, labels in coords.items():
        if _typename(name) != "str":
            _outside("these coords")
        dims, data = _coord_parts(name, labels)
        if name in a.dims and (labels is None or _typename(labels) == "ellipsis"):
            a = _label_axis(a, name, labels)
        elif dims == [name]:
            a = _with_index(a, name, data)
        else:
            a = _with_coord(a, name, dims, data)
    return a

def _coord_parts(name, v):
    kind = _typename(v)
    if kind == "tuple":
        _spelled_variable(name, v)
    if kind == "list" and len(v) > 1 and _long(v[0]) != _long(v[1]):
        raise ValueError(f"setting an array element with a sequence. The requested array has an inhomogeneous shape after 1 dimensions. The detected shape was ({len(v)},) + inhomogeneous part.")
    if kind == "tuple" and len(v) in (2, 3) and (_typename(v[0]) == "str" or _typename(v[0]) in ("list", "tuple")):
        return [v[0]] if _typename(v[0]) == "str" else list(v[0]), v[1]
    if isinstance(v, DataArray):
        return list(v.dims), v
    if kind == "Index":
        return [name], v._labels
    if kind == "Texts" or _is_times(v) and isinstance(v._codes, DataArray):
        return list(v._codes.dims), v
    if _is_times(v) and v._codes.ndim == 0:
        return [], v
    if kind in ("int", "float", "str", "bool") or kind == "array" and v.ndim == 0:
        return [], v
    if kind == "array" and v.ndim > 1:
        _outside("these coords")
    return [name], v

def _long(v):
    return _sequence(v) or _kind(v) != "" and v.ndim > 0

def _with_index(a, name, data):
    if _typename(data) == "list" and data and _is_times(data[0]):
        data = _of_times("array", [data])
    items = _label_items(data.tolist() if _typename(data) == "Texts" else _time_labels(data) if _is_times(data) else data)
    if name not in a.dims and _typename(data) in ("list", "range", "DatetimeIndex") and items is not None:
        raise CoordinateValidationError(f"coordinate {name} has dimensions ('{name}',), but these are not a subset of the DataArray dimensions {a.dims}")
    if name not in a.dims or items is None:
        _outside("these coords")
    n = a.shape[a.dims.index(name)]
    if len(items) != n:
        raise CoordinateValidationError(f"conflicting sizes for dimension '{name}': length {n} on the data but length {len(items)} on coordinate '{name}'")
    d, before = _beside(a), [dim for dim in a.dims if dim != name and _sure(a, dim)]
    a = _label_axis(a, name, items)
    if d is not None and (name not in d["coords"] or list(d["coords"])[-1] != name):
        coords = {key: one for key, one in d["coords"].items() if _bare_name(key) != name} if d["coords"] else {dim: None for dim in before}
        coords[name] = None
        a = _with_coords(a, coords)
    return a

def _ordered_coords(a, names):
    d = _beside(a)
    if d is None:
        return a
    coords = {}
    for name in names:
        key = _key_of(d["coords"], name)
        if key is not None:
            coords[key] = d["coords"][key]
    for key, one in d["coords"].items():
        coords[key] = one
    return _with_coords(a, coords)

def _with_coord(a, name, dims, data):
    d = _beside(a)
    if d is None or name in a.dims or data is None:
        _outside("these coords")
    if [dim for dim in dims if dim not in a.dims]:
        raise CoordinateValidationError(f"coordinate {name} has dimensions {tuple(dims)}, but these are not a subset of the DataArray dimensions {a.dims}")
    key, one = _as_coord(name, dims, data)
    if one.ndim != len(dims):
        _outside("these coords")
    for dim in dims:
        if one.sizes[dim] != a.sizes[dim] and _labels(a, dim) is not None:
            _outside("coords of another size")
        beside = [v for v in d["coords"].values() if v is not None and dim in v.dims]
        if one.sizes[dim] != a.sizes[dim] and beside:
            raise AlignmentError(f"cannot reindex or align along dimension {dim!r} because of conflicting dimension sizes: {_size_set(one.sizes[dim], a.sizes[dim])}")
        if one.sizes[dim] != a.sizes[dim]:
            raise CoordinateValidationError(f"conflicting sizes for dimension {dim!r}: length {a.sizes[dim]} on the data but length {one.sizes[dim]} on coordinate {name!r}")
    coords, old = {dim: None for dim in a.dims if _labels(a, dim) is not None and not d["coords"]}, _key_of(d["coords"], name)
    for k, v in d["coords"].items():
        coords[key if k == old else k] = one if k == old else v
    coords[key] = one
    return _with_coords(a, coords)

# Properties that are beside an array.

def property_name(self):
    d = _beside(self)
    return _outside("the name of this array") if d is None else d["name"]

def _title(a):
    return property_name(a)

def set_name(self, value):
    if _beside(self) is not None:
        _become(self, _entitled(self, value))

def property_attrs(self):
    d = _beside(self)
    if d is None or d["attrs"] is None:
        _outside("the attrs of this array")
    attrs = dict(d["attrs"].items())
    set_attrs(self, attrs)
    return _beside(self)["attrs"]

def set_attrs(self, value):
    if isinstance(self, DataArray) == False:
        return _attributed(self, dict(value.items()))
    d = _beside(self)
    if d is not None:
        _become(self, _with_beside(self, {"name": d["name"], "attrs": dict(value.items()), "coords": d["coords"]}))

def array_assign_attrs(self, *args, **kwargs):
    d = _beside(self)
    if d is None or d["attrs"] is None:
        _outside("the attrs of this array")
    attrs = dict(d["attrs"].items())
    for given in list(args) + [kwargs]:
        for key, v in given.items():
            attrs[key] = v
    return _with_beside(self, {"name": d["name"], "attrs": attrs, "coords": d["coords"]})

def _coord_keys(a):
    d, labelled = _beside(a), [dim for dim in a.dims if _labels(a, dim) is not None]
    if d is None:
        return _outside("the coords of this array") if [name for name in _coord_names() if name not in a.dims] else labelled
    if [key for key in d["coords"] if key.startswith("#")]:
        _outside("the coords of a stacked array")
    names = [_bare_name(key) for key, one in d["coords"].items() if one is not None or key in labelled]
    missing = [dim for dim in labelled if dim not in names]
    if missing and names:
        _outside("the order of these coords")
    return names + missing

def property_variable(self):
    return _bare(_plain(self.values, list(self.dims)))

def property_indexes(self):
    return _record("Indexes", {name: array_get_index(self, name) for name in self.dims if _labels(self, name) is not None})

def array_get_index(self, key):
    labels = _labels(self, key) if key in self.dims else _outside("get_index of this")
    if labels is None or _typename(labels[0]) == "tuple":
        _outside("get_index of this")
    if _labels_are_times(labels):
        return _indexed(_times(asarray(_label_seconds(labels)), "DatetimeIndex"), key)
    return _indexed(_instance("Index", "xarray.Index", {}, {"_labels": labels}), key)

def array_to_index(self):
    return array_get_index(self, self.dims[0]) if self.ndim == 1 and _title(self) == self.dims[0] else _outside("to_index of this")

def property_coords(self):
    return _record("DataArrayCoordinates", {name: _coordinate(self, name) for name in _coord_keys(self)})

# Texts are those of a coordinate, or its values.

def _texts(codes):
    v = _spoken(_bare_values(codes).tolist())
    return _instance("Texts", "xarray.Texts", {}, {"_codes": codes, "_says": f"{v!r}", "_text": v if _typename(v) == "str" and not isinstance(codes, DataArray) else None})

def _bare_values(codes):
    return codes.values if isinstance(codes, DataArray) else codes

def Texts_the_values(self):
    return _texts(_bare_values(self._codes))

Texts_the_data, Texts_to_numpy = Texts_the_values

def Texts_the_dims(self):
    return self._codes.dims

def Texts_the_shape(self):
    return self._codes.shape

def Texts_the_size(self):
    return self._codes.size

def Texts_the_ndim(self):
    return self._codes.ndim

def Texts_the_name(self):
    return self._codes.name

def Texts_the_sizes(self):
    return self._codes.sizes

def _spoken(v):
    return [_spoken(one) for one in v] if _typename(v) == "list" else _text_at(v)

def Texts_tolist(self):
    return _spoken(_bare_values(self._codes).tolist())

Texts_item = Texts_tolist

def Texts___len__(self):
    return self._codes.shape[0] if self._codes.ndim else _outside("len of this")

def Texts___iter__(self):
    if isinstance(self._codes, DataArray):
        return [_texts(one) for one in self._codes]
    return [_number(_text_at(n)) for n in self._codes.tolist()] if self._codes.ndim == 1 else _outside("a loop over these texts")

def Texts___getitem__(self, key):
    r = self._codes[key]
    return _number(_text_at(r.tolist())) if r.ndim == 0 and not isinstance(self._codes, DataArray) else _texts(r)

def Texts___eq__(self, other):
    return self._codes == _codes_of(other)

def Texts___ne__(self, other):
    return self._codes != _codes_of(other)

def _codes_of(v):
    kind = _typename(v)
    return v._codes if kind == "Texts" else _text_number(v) if kind == "str" else _outside("texts beside this")

def Texts_isin(self, test_elements):
    return self._codes.isin([_text_number(v) for v in test_elements])

def Texts_isel(self, indexers=None, **indexers_kwargs):
    return _texts(self._codes.isel(indexers_kwargs if indexers is None else indexers))

def Texts_sel(self, indexers=None, **indexers_kwargs):
    return _texts(self._codes.sel(indexers_kwargs if indexers is None else indexers))
