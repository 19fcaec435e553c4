# What is left of a list or a dictionary after del, and after values are put in a slice of it.

def _deleted(self, key):
    if _typename(self) == "Dataset":
        return _become(self, _removed(self, key))
    if _typename(self) not in ("dict", "list", "array"):
        if _typename(self) in ("tuple", "str", "int", "float", "NoneType"):
            raise TypeError(f"'{_typename(self)}' object doesn't support item deletion")
        _outside("del", "operation")
    if _typename(self) == "dict":
        if key not in self:
            raise KeyError(key)
        return _refill(self, {k: v for k, v in self.items() if k != key})
    if _class(self) not in ("list", "numpy.ndarray", "deque") and _typename(self) == "array":
        _no_deletion(self)
    if _kind(self):
        raise ValueError("cannot delete array elements")
    places, items = list(range(len(self))), list(self)
    if isinstance(key, int) and not -len(items) <= key < len(items):
        raise IndexError("list assignment index out of range")
    gone = [places[key]] if isinstance(key, int) else places[key]
    return _refill(self, [items[k] for k in places if k not in gone])

def _put_in(self, key, values):
    if not _iterable(values):
        raise TypeError("can only assign an iterable" if key.step is None else "must assign iterable to extended slice")
    places, items, new = list(range(len(self))), list(self), list(values)
    at = places[key]
    if key.step not in (None, 1):
        if len(new) != len(at):
            raise ValueError(f"attempt to assign sequence of size {len(new)} to extended slice of size {len(at)}")
        for k, v in zip(at, new):
            items[k] = v
        return _refill(self, items)
    start = 0 if key.start is None else min(max(key.start + len(items) if key.start < 0 else key.start, 0), len(items))
    return _refill(self, items[:start] + new + items[start + len(at):])

def _iterable(v):
    return _typename(v) not in ("int", "float", "bool", "NoneType", "function")
