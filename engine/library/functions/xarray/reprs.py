# What repr says of an array and of a Dataset. What would not fit on its line is outside.

def _labelled_text(v):
    return _array_text(v) if isinstance(v, DataArray) else _dataset_text(v)

def _array_text(a):
    name = "" if _title(a) is None else f" {_title(a)!r}"
    sizes = ", ".join([f"{d}: {n}" for d, n in zip(a.dims, a.shape)])
    head = f"<xarray.DataArray{name} ({sizes})> Size: {_bytes_text(a.nbytes)}"
    lines = [_on_line(head), _text_of(a.values, "!r") if a.ndim else _scalar_text(a)]
    coords, keys = a.coords, _coord_keys(a)
    if keys:
        wide = _width(keys)
        ordered = [key for key in a.dims if key in keys] + [key for key in keys if key not in a.dims]
        lines = lines + ["Coordinates:"] + [_coord_line(key, coords[key], key in a.dims, wide) for key in ordered]
    return _unseen("\n".join(lines + _ending(a.dims, keys, a.attrs)))

def _longest(texts):
    return int(max([len(v) for v in texts] + [1]))

def _width(names):
    return int(max(_longest(names), 7)) + 6

def _ending(dims, keys, attrs):
    bare, lines = [d for d in dims if d not in keys], []
    if bare:
        lines = [_on_line("Dimensions without coordinates: " + ", ".join(bare))]
    if len(attrs):
        wide = _width(list(attrs))
        lines = lines + ["Attributes:"] + [_on_line(f"    {key}:".ljust(wide) + f" {v}") for key, v in attrs.items()]
    return lines

def _on_line(line):
    return line if len(line) <= 80 else _outside("a text made of this array")

def _bytes_text(n):
    if n >= 999500:
        _outside("a text made of this array")
    return f"{n}B" if n < 1000 else f"{builtin_round(n / 1000)}kB"

def _scalar_text(a):
    v = a.item()
    if not _known(a) or a.dtype.name not in ("int64", "float64", "bool") or _kind(a) == "f" and (v != v or not 0.001 <= abs(v) < 1e8 and v):
        _outside("a text made of this array")
    return f"array({v!r})".replace(".0)", ".)")

def _coord_line(key, c, indexed, wide):
    if _is_times(c):
        _outside("a text made of this array")
    dims, mark = "".join([f"({', '.join(c.dims)}) "]) if c.ndim else "", "*" if indexed else " "
    items = c.tolist() if _typename(c) == "Texts" else c.values.reshape(-1).tolist()
    items = [items] if _typename(items) == "str" else items
    if c.ndim > 1:
        _outside("a text made of this array")
    if _typename(c) == "Texts":
        n = _longest(items)
        front = f"<U{n} {_bytes_text(4 * n * len(items))}"
    else:
        front = f"{c.dtype.name} {_bytes_text(c.nbytes)}"
    return _on_line(f"  {mark} {key} ".ljust(wide) + f"{dims}{front} " + " ".join([_item_text(v) for v in items]))

def _item_text(v):
    if _typename(v) != "float":
        return f"{v!r}"
    return f"{v:.4g}" + ("" if "." in f"{v:.4g}" or "e" in f"{v:.4g}" or v != v or abs(v) == inf else ".0")

def _dataset_text(ds):
    if "" in list(ds) or not len(ds):
        _outside("a text made of this Dataset")
    keys, sizes = list(ds.coords), _sizes_of(ds)
    size = int(sum([v.nbytes for v in ds.values()] + [4 * _longest(_flat_texts(c)) * c.size if _typename(c) == "Texts" else _outside("a text made of this Dataset") if _is_times(c) else c.nbytes for c in ds.coords.values()]))
    names = keys + list(ds)
    wide = _width(names)
    spelled = ", ".join([f"{d}: {n}" for d, n in sizes.items()])
    lines = [f"<xarray.Dataset> Size: {_bytes_text(size)}", _on_line("Dimensions:".ljust(wide) + f"({spelled})")]
    ordered = [key for key in sizes if key in keys] + [key for key in keys if key not in sizes]
    lines = lines + (["Coordinates:"] if keys else []) + [_coord_line(key, ds.coords[key], key in sizes, wide) for key in ordered]
    bare = [d for d in sizes if d not in keys]
    if bare:
        lines.append(_on_line("Dimensions without coordinates: " + ", ".join(bare)))
    lines = lines + ["Data variables:"] + [_coord_line(name, v, False, wide) for name, v in ds.items()]
    return _unseen("\n".join(lines + _ending([], keys, ds.attrs)))

# What the coordinate along an axis says.

def _coord_text(kind, name, labels):
    texts = _typename(labels[0]) == "str"
    n, wide = len(labels), _longest(labels) if texts else 2
    size = _bytes_text(4 * wide * n)
    body = f"array({labels!r}, dtype='<U{wide}')" if texts else _text_of(_plain(labels, [name]).values, "!r")
    says = f"<xarray.{kind} {name!r} ({name}: {n})> Size: {size}\n{_on_line(body)}"
    if kind != "DataArray":
        return says
    line = f"  * {name} ".ljust(_width([name])) + f"({name}) " + (f"<U{wide}" if texts else asarray(labels).dtype.name)
    return says + f"\nCoordinates:\n" + _on_line(line + f" {size} " + " ".join([_item_text(v) for v in labels]))

def _variable_text(a):
    if a.ndim != 1:
        _outside("indices of several sizes")
    return f"<xarray.Variable ({a.dims[0]}: {a.shape[0]})> Size: {_bytes_text(a.nbytes)}\n{_text_of(a.values, '!r')}"

# The assertions of xr.testing.

def testing_assert_equal(a, b, from_root=True):
    _assert_same(a, b, "equal", array_equals)

def testing_assert_identical(a, b, from_root=True):
    _assert_same(a, b, "identical", array_identical)

def testing_assert_allclose(a, b, rtol=1e-05, atol=1e-08, decode_bytes=True, check_dim_order=True):
    _assert_same(a, b, "close", lambda a, b: a.dims == b.dims and a.shape == b.shape and allclose(a.values, b.values, rtol, atol, True) and array_equals(a, _wrapped(a.values, b.dims, b)))

def _assert_same(a, b, word, same):
    if _class(a) == "Dataset" and _class(b) == "Dataset" and list(a) == list(b) and not [name for name in a if not same(a[name], b[name])]:
        return None
    if not isinstance(a, DataArray) or not isinstance(b, DataArray):
        _outside("a failing test")
    if not same(a, b):
        if a.dims != b.dims or a.shape != b.shape or not array_equals(a, _wrapped(a.values, b.dims, b)) or word == "identical":
            _outside("a failing test")
        left, right = [_text_of(v.values, "!r").replace("\n", "\n    ") for v in (a, b)]
        raise AssertionError(f"Left and right DataArray objects are not {word}\nDiffering values:\nL\n    {left}\nR\n    {right}")

# The type of texts.

def Texts_the_dtype(self):
    n = _longest(_flat_texts(self))
    return _instance("dtype", "xarray.TextType", {}, {"kind": "U", "name": f"str{32 * n}", "itemsize": 4 * n, "_says": f"<U{n}"})

def _flat_texts(t):
    v = t.tolist()
    return [v] if _typename(v) == "str" else v if not v or _typename(v[0]) == "str" else _outside("dtype", "attribute")

# What is done with each of the texts of an array.

def Texts_the_str(self):
    return _instance("StringAccessor", "xarray.TextParts", {}, {"_of": self})

def _each_text(self, f, made="Texts"):
    codes = self._of._codes
    if not isinstance(codes, DataArray):
        _outside("str", "attribute")
    values = [f(v) for v in _flat_texts(self._of)]
    if made == "Texts":
        values = [_text_number(v) for v in values]
    r = _unseen(_wrapped(asarray(values).reshape(codes.shape), codes.dims, codes))
    r = r if _beside(codes) is None else _entitled(r, _title(codes))
    return _texts(r) if made == "Texts" else r

def TextParts_len(self):
    return _each_text(self, lambda v: len(v), "int")

def TextParts_upper(self):
    return _each_text(self, lambda v: v.upper())

def TextParts_lower(self):
    return _each_text(self, lambda v: v.lower())

def TextParts_title(self):
    return _each_text(self, lambda v: v.title())

def TextParts_capitalize(self):
    return _each_text(self, lambda v: v.capitalize())

def TextParts_strip(self):
    return _each_text(self, lambda v: v.strip())

def TextParts_startswith(self, pat):
    return _each_text(self, lambda v: v.startswith(pat), "bool")

def TextParts_endswith(self, pat):
    return _each_text(self, lambda v: v.endswith(pat), "bool")

def TextParts_contains(self, pat, case=None, flags=0, regex=True):
    if [c for c in pat if not (c.isalpha() or c.isdigit() or c in " _-")]:
        _outside("str.contains of a pattern")
    return _each_text(self, lambda v: pat in v, "bool")

def TextParts_slice(self, start=None, stop=None, step=None):
    return _each_text(self, lambda v: v[slice(start, stop, step)])
