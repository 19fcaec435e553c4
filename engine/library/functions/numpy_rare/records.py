# Arrays with fields: an array for each, of texts or of numbers, which are views of nothing.

def _records(fields, codes):
    sizes = [v.shape for v in fields.values()][0]
    named = "[" + ", ".join([f"({name!r}, {codes[name]!r})" for name in codes]) + "]"
    one = sizes == ()
    return _instance("numpy.void" if one else "numpy.ndarray", "numpy.own_records", {}, {"_fields": fields, "_types": codes, "_shown": f"array(shape={sizes}, dtype={named})"})

def _is_records(v):
    return _typename(v) in ("numpy.ndarray", "numpy.void") and hasattr(v, "_fields")

def _names_fields(dtype):
    return _typename(dtype) == "list" and dtype != [] and [pair for pair in dtype if _typename(pair) != "tuple" or len(pair) != 2] == [] or _typename(dtype) == "dtype" and hasattr(dtype, "_pairs")

def _pairs_in(dtype):
    return dtype._pairs if _typename(dtype) == "dtype" else dtype

def _code_of(dtype):
    if _names_texts(dtype):
        return f"<U{_letters_of(dtype)}"
    a = zeros(1, dtype=dtype)
    return "?" if _kind(a) == "b" else f"{'<' if a.itemsize > 1 else '|'}{_kind(a)}{a.itemsize}"

def _dtype_of(pairs):
    return _instance("dtype", "numpy.own_dtype", {}, {"_pairs": pairs, "names": tuple([name for name, dtype in pairs]), "_shown": "dtype"})

def _fields_made(name, given, named):
    dtype = named.get("dtype", given[1] if len(given) > 1 else None)
    if [key for key in named if key != "dtype"] or not _names_fields(dtype):
        _outside(name + " of these")
    pairs = _pairs_in(dtype)
    codes = {field: _code_of(kind) for field, kind in pairs}
    if name in ("zeros", "empty"):
        return _records({field: _texts(zeros(given[0], dtype=int), [""], _letters_of(kind)) if _names_texts(kind) else zeros(given[0], dtype=kind) for field, kind in pairs}, codes)
    rows = list(given[0]) if _typename(given[0]) == "list" else _outside(name + " of these")
    if [row for row in rows if _typename(row) != "tuple" or len(row) != len(pairs)]:
        _outside("fields of these")
    columns = [[row[k] for row in rows] for k in range(len(pairs))]
    return _records({field: _texts_of(column, _letters_of(kind)) if _names_texts(kind) else array(column, dtype=kind) for (field, kind), column in zip(pairs, columns)}, codes)

def _of_records(function, given, named):
    name = _called(function)
    if name == "dtype" and len(given) == 1 and _names_fields(given[0]):
        return _dtype_of(given[0])
    if name in ("array", "zeros", "empty") and not _is_records(given[0]):
        return _fields_made(name, list(given), named)
    if name in ("sort", "argsort") and _typename(named.get("order")) == "str":
        order = _of_texts(argsort, (given[0]._fields[named["order"]],), {}) if _is_texts(given[0]._fields[named["order"]]) else argsort(given[0]._fields[named["order"]], kind="stable")
        return own_records___getitem__(given[0], order) if name == "sort" else order
    if name in ("shape", "ndim", "size"):
        return function(list(given[0]._fields.values())[0])
    _outside(name + " of fields")

def own_records___getitem__(self, key):
    if _typename(key) == "str":
        if key not in self._fields:
            raise ValueError(f"no field of name {key}")
        return self._fields[key]
    if _typename(key) == "list" and key and _typename(key[0]) == "str":
        _outside("several fields")
    if _typename(self) == "numpy.void":
        return list(self._fields.values())[key]
    return _unseen(_records({name: _entry(v, key) for name, v in self._fields.items()}, self._types))

def _entry(v, key):
    r = v[key]
    return _texts_of(r, v._width) if _typename(r) == "str" else r

def own_records___setitem__(self, key, value):
    if _typename(key) != "str" or key not in self._fields:
        _outside("writing into fields")
    self._fields[key][...] = value

def own_records___len__(self):
    return len(list(self._fields.values())[0])

def own_records___iter__(self):
    return [own_records___getitem__(self, k) for k in range(own_records___len__(self))]

def own_records_the_shape(self):
    return list(self._fields.values())[0].shape

def own_records_the_ndim(self):
    return len(own_records_the_shape(self))

def own_records_the_size(self):
    return _product(own_records_the_shape(self))

def own_records_the_dtype(self):
    return _dtype_of(list(self._types.items()))
