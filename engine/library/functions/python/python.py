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

def builtin_slice(start, stop="", step=None):
    return _record("slice", {"start": start if stop != "" else None, "stop": start if stop == "" else stop, "step": step})

def builtin_enumerate(iterable, start=0):
    items = list(iterable)
    return _lazy("enumerate", [(start + k, items[k]) for k in range(len(items))])

def builtin_map(function, *iterables):
    return _lazy("map", [function(*items) for items in zip(*[list(v) for v in iterables])])

def builtin_divmod(x, y):
    return (x // y, x % y)

def builtin_filter(function, iterable):
    return _lazy("filter", [item for item in list(iterable) if (item if function is None else function(item))])

def builtin_reversed(sequence):
    items = list(sequence)
    return _lazy("reversed" if _typename(sequence) == "array" else f"{type(sequence).__name__}_reverseiterator", [items[len(items) - 1 - k] for k in range(len(items))])

def builtin_sorted(iterable, key=None, reverse=False):
    items = list(iterable)
    keys = items if key is None else [key(item) for item in items]
    return [items[k] for k in _order(keys, bool(reverse))]

def builtin_sum(iterable, start=0):
    items = list(iterable)
    exact = _compensated(start, items)
    if exact is not None:
        return exact
    for item in items:
        start = start + item
    return start

def builtin_max(*values, default=None, key=None):
    return _extreme(values, default, key, "max", 1)

def builtin_min(*values, default=None, key=None):
    return _extreme(values, default, key, "min", -1)

def builtin_any(iterable):
    return _meets_one(iterable, True)

def builtin_all(iterable):
    return not _meets_one(iterable, False)

def builtin_pow(base, exp):
    return base ** exp

def builtin_abs(x):
    if _kind(x):
        return _absolute(x)
    if not isinstance(x, (int, float)):
        if hasattr(x, "__abs__"):
            return x.__abs__()
        raise TypeError(f"bad operand type for abs(): '{type(x).__name__}'")
    return math.fabs(x) if isinstance(x, float) else -x if x < 0 else x + 0

def builtin_round(number, ndigits=None):
    if _rounds(number) and ndigits is None:
        return int(_rounded(number, 0))
    if _kind(number):
        return _rounded(number, 0).astype("int32") if ndigits is None else _rounded(number, ndigits)
    if not isinstance(number, (int, float)):
        raise TypeError(f"type {_typename(number)} doesn't define __round__ method")
    return _round(number, ndigits)

def list_index(self, value):
    for k in range(len(self)):
        if self[k] == value:
            return k
    raise ValueError(f"{value!r} is not in list" if _typename(self) == "list" else "tuple.index(x): x not in tuple")

def list_count(self, value):
    return len([v for v in self if v == value])

def list_extend(self, iterable):
    for v in list(iterable):
        self.append(v)

def list_insert(self, index, object):
    items = list(self)
    k = max(index + len(items), 0) if index < 0 else index
    return _refill(self, items[:k] + [object] + items[k:])

def list_pop(self, index=-1):
    items, n = list(self), len(self)
    if n == 0 or index < -n or index >= n:
        raise IndexError("pop index out of range" if n else "pop from empty list")
    _refill(self, items[:index % n] + items[index % n + 1:])
    return items[index]

def list_remove(self, value):
    if value not in self:
        raise ValueError("list.remove(x): x not in list")
    self.pop(self.index(value))

def list_sort(self, key=None, reverse=False):
    return _refill(self, sorted(self, key=key, reverse=reverse))

def list_reverse(self):
    return _refill(self, self[::-1])

def list_clear(self):
    return _refill(self, [])

def list_copy(self):
    return list(self)

def dict_copy(self):
    return dict(self)

def dict_update(self, other=(), **kwargs):
    for key, v in dict(other, **kwargs).items():
        self[key] = v

def dict_or(self, other):
    return dict(list(self.items()) + list(other.items()))

def dict_setdefault(self, key, default=None):
    if key not in self:
        self[key] = default
    return self[key]

def tuple_as_list(self):
    return list(self)

def tuple_numel(self):
    return math.prod(self)

def text_startswith(self, prefix):
    return self[:len(_a_text(prefix))] == prefix

def text_endswith(self, suffix):
    return self[max(len(self) - len(_a_text(suffix)), 0):] == suffix

def dict_keys(self):
    return _lazy(("odict_keys" if _class(self) == "OrderedDict" else "dict_keys"), list(self))

def dict_values(self):
    return _lazy(("odict_values" if _class(self) == "OrderedDict" else "dict_values"), [self[key] for key in self])

def dict_items(self):
    return _lazy(("odict_items" if _class(self) == "OrderedDict" else "dict_items"), [(key, self[key]) for key in self])

def dict_get(self, key, default=None):
    return self[key] if key in self else default

def builtin_iter(object):
    if _iterates(object):
        return object
    kind = _class(object)
    name = {"Tensor": "tuple_iterator", "numpy.ndarray": "iterator", "dict": "dict_keyiterator", "torch.Size": "tuple_iterator", "str": "str_ascii_iterator"}.get(kind, f"{kind}_iterator")
    return _lazy(name, list(object))

def builtin_next(iterator, *default):
    if not _iterates(iterator):
        raise TypeError(f"'{_class(iterator)}' object is not an iterator")
    items = list(iterator)
    if not items and not default:
        raise StopIteration("")
    _refill(iterator, items[1:])
    return items[0] if items else default[0]

def builtin_set(iterable=()):
    d = {}
    for v in list(iterable):
        d[v] = None
    return _record("set", d)

def set_or(self, other):
    return set(list(self) + list(other))

def set_and(self, other):
    return set([v for v in list(self) if v in list(other)])

def set_sub(self, other):
    return set([v for v in list(self) if v not in list(other)])

def set_add(self, item):
    self[item] = None

