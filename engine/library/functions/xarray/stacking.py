def array_stack(self, dim=None, create_index=True, **dim_kwargs):
    for new, names in _by_dims("stack", dim, dim_kwargs).items():
        names = [name for name in self.dims] if list(names) == [...] else list(names)
        missing = [name for name in names if name not in self.dims]
        if missing:
            raise KeyError(missing[0] if _typename(missing[0]) == "str" else _outside("stack of these"))
        if new in self.dims:
            raise ValueError("cannot create a new dimension with the same name as an existing dimension")
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

# _with_levels makes coordinates along an axis the levels of a stacked one.

def _with_levels(a, new, names):
    missing = [name for name in names if name not in _coord_keys(a)]
    if len(missing) > 1:
        _outside("set_index of these")
    if missing:
        raise ValueError(f"{missing[0]} variable(s) do not exist")
    if [name for name in names if name == new or _coordinate(a, name).dims != (new,)]:
        _outside("set_index of these")
    values = [_level_values(a, name) for name in names]
    every = [sorted({v: 0 for v in one}) for one in values]
    places = [0 for v in values[0]]
    for one, level in zip(values, every):
        places = [p * len(level) + level.index(v) for p, v in zip(places, one)]
    coords = {key: one for key, one in _beside(a)["coords"].items() if key != new}
    mark = "#" + "#".join([new] + [f"{name}:{len(level)}" for name, level in zip(names, every)])
    coords[mark] = _plain(places, [new])
    d, r = _beside(a), _label_axis(_labelled(a, {new: None}), new, list(zip(*values)))
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
        self = _unstacked(self, name, mark[0], fill_value)
    return self

def _unsure_axes(a):
    return [] if not [key for key in _beside(a)["coords"] if key.startswith("#")] else list(a.dims)

def _unstacked(a, new, mark, fill_value):
    levels, sizes = _levels(mark), [int(part.split(":")[1]) for part in mark.split("#")[2:]]
    d, rest = _beside(a), [name for name in a.dims if name != new]
    places = d["coords"][mark].values.tolist()
    if len(places) > 2000 or _repeated(places):
        _outside("unstack of a part")
    steps = [_product(sizes[k + 1:]) for k in range(len(sizes))]
    codes = [[p // step % n for p in places] for step, n in zip(steps, sizes)]
    used = [sorted([c for k, c in enumerate(one) if c not in one[:k]]) for one in codes]
    spots = {}
    for k, p in enumerate(places):
        spots[p] = k
    order = [spots.get(int(sum([c * step for c, step in zip(t, steps)]))) for t in _tuples(used)]
    lacks = len([k for k in order if k is None]) > 0
    x = transpose(_with_room(a) if lacks and fill_value != fill_value else a, *(rest + [new])).values
    if order != list(range(len(places))):
        x = x[..., [0 if k is None else k for k in order]]
        x = where(asarray([k is not None for k in order]), x, fill_value) if lacks else x
    r = _plain(x.reshape(tuple(x.shape[:len(rest)]) + tuple([len(one) for one in used])), rest + levels)
    labels = {name: _labels(a, name) for name in rest}
    for name, one, present in zip(levels, codes, used):
        every = _level_values(a, name)
        labels[name] = [every[one.index(c)] for c in present]
    r = _labelled(r, labels)
    coords = {key: one for key, one in d["coords"].items() if key != mark and _bare_name(key) not in levels and (one is None or new not in one.dims)}
    return _with_beside(r, {"name": d["name"], "attrs": d["attrs"], "coords": coords})

def _levels(mark):
    return [part.split(":")[0] for part in mark.split("#")[2:]]

def _level_values(a, name):
    every = _values_of(_coordinate(a, name))
    return every if _typename(every) == "list" else every.tolist()

# One label of a level picks what has it; an axis of which one level is left goes by its name.

def _sel_levels(a, mark, given):
    new, levels, d = mark.split("#")[1], _levels(mark), _beside(a)
    at = {name: v for name, v in given.items() if name in levels}
    if new in given:
        first = given[new] if _typename(given[new]) == "tuple" else (given[new],)
        at = dict(zip(levels, first))
    if [v for v in at.values() if _typename(v) in ("list", "array")] and new not in given:
        raise ValueError(f"Vectorized selection is not available along coordinate {list(at)[0]!r} (multi-index level)")
    if [v for v in at.values() if _typename(v) not in ("int", "float", "str")]:
        _outside("sel of a stacked axis")
    places, rest = list(range(a.sizes[new])), [name for name in levels if name not in at]
    for name, v in at.items():
        values = _level_values(a, name)
        places = [k for k in places if values[k] == v]
    if not places:
        raise KeyError(list(at.values())[0] if len(at) == 1 else tuple(at.values()))
    if not rest:
        return _picked(a, {new: places[0]})
    if len(rest) > 1 or [key for key, one in d["coords"].items() if one is not None and key != mark and _bare_name(key) not in levels]:
        _outside("sel of a stacked axis")
    values, part = _level_values(a, rest[0]), _picked(a, {new: places})
    r = _plain(part.values, [rest[0] if name == new else name for name in a.dims])
    r = _with_beside(r, {"name": d["name"], "attrs": d["attrs"], "coords": {}})
    for name in a.dims:
        labels = [values[k] for k in places] if name == new else _labels(a, name)
        r = r if labels is None else _labelled(r, {rest[0] if name == new else name: labels})
    return _labelled(r, at)
