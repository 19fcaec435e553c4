# Methods of lists, dictionaries, texts and sets.

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

def text_startswith(self, prefix):
    return self[:len(_a_text(prefix))] == prefix

def text_endswith(self, suffix):
    return self[max(len(self) - len(_a_text(suffix)), 0):] == suffix

def set_or(self, other):
    return set(list(self) + list(other))

def set_and(self, other):
    return set([v for v in list(self) if v in list(other)])

def set_sub(self, other):
    return set([v for v in list(self) if v not in list(other)])

def set_add(self, item):
    self[item] = None

def builtin_divmod(x, y):
    if _class(x).startswith("tensorflow"):
        raise TypeError(f"unsupported operand type(s) for divmod(): '{_class(x)}' and '{_class(y)}'")
    return (x // y, x % y)

def builtin_filter(function, iterable):
    return _lazy("filter", [item for item in list(iterable) if (item if function is None else function(item))])

def builtin_reversed(sequence):
    if _kind(sequence) == "" and not hasattr(sequence, "__len__") and _typename(sequence) in ("int", "float", "NoneType", "bool", "set", "zip", "map", "generator"):
        raise TypeError(f"'{_typename(sequence)}' object is not reversible")
    items = list(sequence)
    return _lazy("reversed" if _typename(sequence) == "array" else f"{type(sequence).__name__}_reverseiterator", [items[len(items) - 1 - k] for k in range(len(items))])

def builtin_pow(base, exp, mod=None):
    if mod is not None and (not isinstance(base, int) or not isinstance(exp, int) or not isinstance(mod, int) or exp < 0 or mod == 0):
        _outside("pow of these")
    return base ** exp if mod is None else base ** exp % mod

def builtin_iter(object):
    if _iterates(object):
        return object
    kind = _class(object)
    name = {"ArrayImpl": "generator", "DataArray": "generator", "Tensor": "tuple_iterator", "numpy.ndarray": "iterator", "dict": "dict_keyiterator", "torch.Size": "tuple_iterator", "str": "str_ascii_iterator"}.get(kind, f"{kind}_iterator")
    return _lazy(name, list(object))

def builtin_next(iterator, *default):
    if not _iterates(iterator):
        raise TypeError(f"'{_class(iterator)}' object is not an iterator")
    items = list(iterator)
    if not items and not default:
        raise StopIteration("")
    _refill(iterator, items[1:])
    return items[0] if items else default[0]

def builtin_slice(start, stop="", step=None):
    return _record("slice", {"start": start if stop != "" else None, "stop": start if stop == "" else stop, "step": step})
