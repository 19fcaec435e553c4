# At places along another axis, one after the other, what interp gives along its own is picked.

def _interp_at_points(self, given, points, method):
    dims = [to.dims for to in points.values()]
    if len(points) != len(given) or [d for d in dims if d != dims[0] or len(d) != 1] or dims[0][0] in self.dims or _beside(self) is None:
        _outside("interp at these places")
    new, n = dims[0][0], list(points.values())[0].size
    rows = [array_interp(self, {name: to.values.tolist()[k] for name, to in points.items()}, method) for k in range(n)]
    r = xarray_concat([_less_coords(row, list(points)) for row in rows], new)
    at = min([self.dims.index(name) for name in points])
    names = [d for d in r.dims if d != new]
    r = transpose(r, *(names[:at] + [new] + names[at:]))
    for name, to in points.items():
        r = _with_coord(r, name, [new], to.values)
    return r

def array_interp(self, coords=None, method="linear", assume_sorted=False, kwargs=None, **coords_kwargs):
    given = _by_dims("interp", coords, coords_kwargs)
    for at in given.values():
        if _typename(at) == "tuple":
            _spelled_variable(None, at)
    points = {name: to for name, to in given.items() if isinstance(to, DataArray) and to.ndim and to.dims != (name,)}
    if points:
        return _interp_at_points(self, given, points, method)
    given = {name: to.values.tolist() if isinstance(to, DataArray) else to for name, to in given.items()}
    missing = [name for name in given if name not in self.dims]
    if missing:
        if len(missing) > 1:
            _outside("interp along several axes that there are not")
        raise ValueError(f"Dimensions {{{missing[0]!r}}} do not exist. Expected one or more of {_frozen_sizes(self)}")
    if _kind(self) == "b":
        raise TypeError("interp only works for a numeric type array. Given bool.")
    beyond = nan if kwargs is None else kwargs.get("fill_value", nan)
    if method not in ("linear", "nearest") or kwargs is not None and list(kwargs) != ["fill_value"] or _typename(beyond) == "str" and (beyond != "extrapolate" or method == "nearest"):
        _outside("interp of these")
    if _kind(self) == "f" and self.dtype.itemsize < 8:
        _outside("interp of small floats")
    self = self.astype("float64")
    beside = _beside(self)
    if beside is not None and [one for one in beside["coords"].values() if one is not None and [d for d in one.dims if d in given]]:
        self = _unsure(self)
    for name, to in given.items():
        labels, alone = _labels(self, name), _typename(to) in ("int", "float")
        if labels is not None and labels != sorted(labels) and _typename(labels[0]) != "str" and not _repeated(labels):
            self = _picked(self, {name: [labels.index(v) for v in sorted(labels)]})
            labels = sorted(labels)
        labels = list(range(self.sizes[name])) if labels is None else labels
        if len(labels) < 2 or _typename(labels[0]) == "str" or labels != sorted(labels) or _repeated(labels) or not alone and (isinstance(to, DataArray) or ndim(to) != 1):
            _outside("interp at these places")
        at = [to] if alone else asarray(to).tolist()
        low = [max(min(len([v for v in labels if v <= t]) - 1, len(labels) - 2), 0) for t in at]
        part, a = [(t - labels[k]) / (labels[k + 1] - labels[k]) for k, t in zip(low, at)], _labelled(self, {name: None})
        if method == "nearest":
            a = _picked(a, {name: [k + 1 if share > 0.5 else k for k, share in zip(low, part)]})
        else:
            a = _picked(a, {name: low}) * 1.0 + (_picked(a, {name: [k + 1 for k in low]}) - _picked(a, {name: low})) * DataArray(part, dims=[name])
        if _typename(beyond) != "str":
            a = array_where(a, DataArray([labels[0] <= t <= labels[-1] for t in at], dims=[name]), beyond)
        self = _named_as(_picked(_labelled(a, {name: at}), {name: 0}) if alone else _labelled(a, {name: at}), self)
    return self

# Slopes and areas along an axis, by its labels or its places.

def _steps(self, coord):
    if _typename(coord) != "str" or coord not in self.dims or _kind(self) == "b" or self.sizes[coord] < 2:
        _outside("a slope or an area of these")
    labels = _labels(self, coord)
    if labels is not None and ([v for v in labels if _typename(v) == "str"] or _repeated(labels)):
        _outside("an axis of these labels")
    if _kind(self) == "f" and self.dtype.itemsize < 8:
        _outside("a slope or an area of small floats")
    at = DataArray([float(v) for v in (range(self.sizes[coord]) if labels is None else labels)], dims=[coord])
    y = _labelled(self if _kind(self) == "f" else self * 1.0, {coord: None})
    return _ends(y, coord), _ends(at, coord)

def _ends(a, dim):
    return _picked(a, {dim: slice(None, -1)}), _picked(a, {dim: slice(1, None)})

def array_differentiate(self, coord, edge_order=1, datetime_unit=None):
    (low, high), (start, stop) = _steps(self, coord)
    if edge_order != 1:
        _outside("differentiate of these")
    slope, width = (high - low) / (stop - start), stop - start
    if self.sizes[coord] > 2 and (width == _picked(width, {coord: 0})).all():
        ends = _picked(slope, {coord: slice(0, 1)}), _picked(slope, {coord: slice(-1, None)})
        inner = (_picked(high, {coord: slice(1, None)}) - _picked(low, {coord: slice(None, -1)})) / (2.0 * _picked(width, {coord: 0}))
        return _unattributed(_follow(_labelled(xarray_concat([ends[0], inner, ends[1]], coord), {coord: _labels(self, coord)}), self))
    (left, right), (near, far) = _ends(slope, coord), _ends(width, coord)
    parts = [_picked(slope, {coord: slice(0, 1)}), (left * far + right * near) / (near + far), _picked(slope, {coord: slice(-1, None)})]
    return _unattributed(_follow(_labelled(xarray_concat(parts, coord), {coord: _labels(self, coord)}), self))

def set_values(self, value):
    if shape(value) != self.shape:
        raise ValueError(f"replacement data must match the Variable's shape. replacement data has shape {shape(value)}; Variable has shape {self.shape}")
    _become(self, _wrapped(asarray(value), self.dims, self))

set_data = set_values

def _unattributed(a):
    return _with_beside(a, {"name": _title(a), "attrs": {}, "coords": _beside(a)["coords"]}) if _beside(a) is not None else a

def array_cumulative_integrate(self, coord=None, datetime_unit=None):
    (low, high), (start, stop) = _steps(self, coord)
    areas = ((low + high) * 0.5 * (stop - start)).cumsum(coord)
    if _known(self) and _kind(self) == "f" and (self != self).any():
        _outside("an area of values that are nan")
    r = xarray_concat([_picked(areas, {coord: slice(0, 1)}) * 0.0, areas], coord)
    return _unattributed(_follow(_ordered_as(_labelled(r, {coord: _labels(self, coord)}), self), self))

def array_integrate(self, coord=None, datetime_unit=None):
    for name in coord if _typename(coord) in ("list", "tuple") else []:
        self = array_integrate(self, name)
    if _typename(coord) in ("list", "tuple"):
        return self
    (low, high), (start, stop) = _steps(self, coord)
    return _unattributed(_follow(((low + high) * 0.5 * (stop - start)).sum(coord, skipna=False), self))

def _unaligned():
    raise MergeError("Automatic alignment is not supported for in-place operations.\nConsider aligning the indices manually or using a not-in-place operation.\nSee https://github.com/pydata/xarray/issues/3910 for more explanations.")
