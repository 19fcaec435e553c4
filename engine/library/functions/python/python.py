def builtin_zip(*iterables, strict=False):
    if [k for k in range(1, len(iterables)) if _iterates(iterables[0]) and iterables[0] is iterables[k]]:
        _outside("zip of one iterator")
    lists = [list(v) for v in iterables]
    n = min(*[len(v) for v in lists], 1000000000) if lists else 0
    if strict and [v for v in lists if len(v) != n]:
        _outside("zip of unequal lists")
    return _lazy("zip", [tuple([v[k] for v in lists]) for k in range(n)])

def builtin_dict(mapping=(), **kwargs):
    d = {}
    for key, v in mapping.items() if _typename(mapping) in ("dict", "Counter", "defaultdict", "OrderedDict", "Frozen", "FrozenMappingWarningOnValuesAccess", "DataArrayCoordinates", "Dataset") else mapping:
        d[key] = v
    for key, v in kwargs.items():
        d[key] = v
    return d

def builtin_enumerate(iterable, start=0):
    items = list(iterable)
    return _lazy("enumerate", [(start + k, items[k]) for k in range(len(items))])

def builtin_map(function, *iterables):
    if not iterables:
        raise TypeError("map() must have at least two arguments.")
    return _lazy("map", [function(*items) for items in zip(*[list(v) for v in iterables])])

def builtin_sorted(iterable, key=None, reverse=False):
    items = list(iterable)
    keys = items if key is None else [key(item) for item in items]
    return [items[k] for k in _order(keys, bool(reverse))]

def builtin_sum(iterable, start=0):
    items = list(iterable)
    exact = _compensated(start, items)
    if exact is not None:
        return exact
    for k, item in enumerate(items):
        start = start + item if k or not isinstance(start, int) else _unseen(start + item)
    return start

def builtin_max(*values, default=None, key=None):
    return _extreme(values, default, key, "max", 1)

def builtin_min(*values, default=None, key=None):
    return _extreme(values, default, key, "min", -1)

def builtin_any(iterable):
    return _meets_one(iterable, True)

def builtin_all(iterable):
    return not _meets_one(iterable, False)

def builtin_abs(x):
    if _kind(x):
        return _absolute(x)
    if not isinstance(x, (int, float)):
        if hasattr(x, "__abs__"):
            return x.__abs__()
        raise TypeError(f"bad operand type for abs(): '{_class(x)}'")
    return math.fabs(x) if isinstance(x, float) else -x if x < 0 else x + 0

def builtin_round(number, ndigits=None):
    if not isinstance(ndigits or 0, int):
        _int_for(ndigits)
    if _rounds(number) and ndigits is None:
        return int(_rounded(number, 0))
    if _kind(number):
        if _kind(number) == "b":
            number = number.round()
        return _rounded(number, 0).astype("int32") if ndigits is None else _rounded(number, ndigits)
    if not isinstance(number, (int, float)):
        raise TypeError(f"type {_class(number)} doesn't define __round__ method")
    if not _known(number):
        return number if ndigits is not None or isinstance(number, int) else _hidden("int64")
    digits, unit = ndigits or 0, 10.0 ** -(ndigits or 0)
    if digits >= 0 and isinstance(number, int):
        return number + 0
    r = float(_digits(number, "f", digits) if digits > 0 else _digits(number / unit, "f", 0)) * (1 if digits > 0 else unit)
    return r if ndigits is not None and isinstance(number, float) else int(r)

def dict_keys(self):
    return _lazy(("odict_keys" if _class(self) == "OrderedDict" else "dict_keys"), list(self))

def dict_values(self):
    return _lazy(("odict_values" if _class(self) == "OrderedDict" else "dict_values"), [self[key] for key in self])

def dict_items(self):
    return _lazy(("odict_items" if _class(self) == "OrderedDict" else "dict_items"), [(key, self[key]) for key in self])

def dict_get(self, key, default=None):
    return self[key] if key in self else default

def builtin_set(iterable=()):
    d = {}
    for v in list(iterable):
        d[v] = None
    return _record("set", d)
