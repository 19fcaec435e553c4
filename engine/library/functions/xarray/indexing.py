# An index of an array with names, a[key], a.loc[key], and what is written there. Places are a
# dictionary by the names of the axes.

def _entries(a, key):
    return _picked(a, _by_axis(a, key))

def index_loc(a, key):
    return _picked(a, _by_label(a, key, False))

def _by_label(a, key, assigned):
    items = list(key) if _typename(key) == "tuple" else [key]
    if [v for v in items if _typename(v) == "ellipsis"] or len(items) > a.ndim:
        _outside("labels of other axes", "index")
    return _places(a, key if _typename(key) == "dict" else {name: v for name, v in zip(a.dims, items)}, None, assigned)

def _by_axis(a, key):
    if _typename(key) == "dict":
        return key
    items = list(key) if _typename(key) == "tuple" else [key]
    dots = [k for k, v in enumerate(items) if _typename(v) == "ellipsis"]
    if dots:
        items = items[:dots[0]] + [slice(None)] * max(0, a.ndim - len(items) + 1) + items[dots[0] + 1:]
    if len(items) > a.ndim:
        raise IndexError("too many indices")
    return {name: v for name, v in zip(a.dims, items)}

# _picked takes what each place names of its own axis, one after the other.

def _picked(a, places):
    for name in places:
        if name not in a.dims:
            raise ValueError(f"Dimensions {{{name!r}}} do not exist. Expected one or more of {a.dims}")
    if not [v for v in places.values() if _typename(v) not in ("int", "slice")]:
        return _entries_at(a, places)
    for v in places.values():
        if v is None:
            raise TypeError("invalid indexer array, does not have integer dtype: array(None, dtype=object)")
    picks = {name: asarray(places[name]) for name in a.dims if name in places and _picks(places[name])}
    tables = [name for name, v in picks.items() if v.ndim and "" not in v.dims and (v.ndim > 1 or v.dims[0] != name) and _kind(v) != "b"]
    if tables and not [v for v in places.values() if _typename(v) == "slice" and not v == slice(None)]:
        return array_isel(a, {name: v for name, v in places.items() if _typename(v) != "slice"})
    for name, v in picks.items():
        _indexer(v, name, a.dims.index(name), a.shape, a)
    r = _entries_at(a, {name: v for name, v in places.items() if name not in picks})
    for name in picks:
        r = _entries_at(r, {name: places[name]})
    return r

def _picks(v):
    return _typename(v) in ("list", "range", "bool") or _typename(v) == "array" and (v.ndim > 0 or _kind(v) == "b" or not _known(v))

def _put(a, key, v):
    _put_at(a, key, _by_axis(a, key), v)

def put_loc(a, key, v):
    _put_at(a, key, _by_label(a, key, True), v)

def _put_at(a, key, places, v):
    part = _unseen(_picked(a, places))
    at = [places.get(name, slice(None)) for name in a.dims]
    kinds = "".join([" " if _typename(one) == "slice" else "p" if _picks(one) else "1" for one in at]).strip(" ")
    if kinds.count("p") > 1 or "p" in kinds and " " in kinds:
        _outside("a table", "index")
    _assign(a, tuple(at), _fitted(v, part), key, part)

# A value as it is written into a part of an array: its axes are among those of the part, whose
# last ones an array without names has, and one of size 1 stretches.

def _fitted(v, part):
    if not _sequence(v) and _typename(v) != "array":
        return v
    x = asarray(v)
    if x.ndim == 0 or "" in x.dims:
        if x.ndim > part.ndim:
            _of_more_axes(x.shape, part.ndim)
        x = _named_axes(x, part.dims[part.ndim - x.ndim:])
    for name in x.dims:
        if name not in part.dims:
            _no_superset(part.dims, x.dims)
        own, theirs = _labels(x, name), _labels(part, name)
        if own is not None and theirs is not None and own != theirs:
            _outside("assignment of an array with other coordinates", "operation")
    ones = {name: 0 for name, n in zip(x.dims, x.shape) if n == 1 and part.sizes[name] != 1}
    return _unseen(_entries_at(x, ones)) if ones else x

# What is given for each axis: a dictionary, or by name.

def _by_dims(call, given, named):
    if _typename(given) in ("int", "float", "bool", "str", "list", "tuple", "slice") or _kind(given):
        raise ValueError(f"the first argument to .{call} must be a dictionary")
    if given and named:
        raise ValueError(f"cannot specify both keyword and positional arguments to .{call}")
    return given or named
