# Python's module collections, what dictionaries, sets and queues can do beside the common,
# and the modules operator and warnings.

def collections_Counter(iterable=()):
    d = {}
    if _typename(iterable) == "dict":
        d = dict(iterable)
    else:
        for v in list(iterable):
            d[v] = d.get(v, 0) + 1
    return _record("Counter", d)


def Counter_missing(self, key, made):
    return 0

def Counter_most_common(self, n=None):
    pairs = sorted(self.items(), key=lambda pair: pair[1], reverse=True)
    return pairs if n is None else pairs[:n]

def Counter_update(self, iterable=()):
    for v in list(iterable):
        self[v] = self.get(v, 0) + 1

def Counter_elements(self):
    return _lazy("chain", [key for key, n in self.items() for k in range(n)])

def Counter_total(self):
    return sum(self.values())

def collections_OrderedDict(entries=()):
    return _record("OrderedDict", dict(entries))

def collections_defaultdict(default_factory=None, *entries):
    d = dict(*entries)
    return _record("defaultdict", d, default_factory)

def defaultdict_missing(self, key, made):
    if made is None:
        raise KeyError(key)
    self[key] = made()
    return self[key]

def collections_deque(iterable=(), maxlen=None):
    if maxlen is not None:
        _outside("a deque of bounded length")
    return _lazy("deque", list(iterable))

def deque_append(self, x):
    _refill(self, list(self) + [x])

def deque_appendleft(self, x):
    _refill(self, [x] + list(self))

def deque_pop(self):
    items = list(self)
    if not items:
        raise IndexError("pop from an empty deque")
    _refill(self, items[:-1])
    return items[-1]

def deque_popleft(self):
    items = list(self)
    if not items:
        raise IndexError("pop from an empty deque")
    _refill(self, items[1:])
    return items[0]

def deque_extend(self, iterable):
    _refill(self, list(self) + list(iterable))

def deque_extendleft(self, iterable):
    _refill(self, list(iterable)[::-1] + list(self))

def deque_clear(self):
    _refill(self, [])

def deque_rotate(self, n=1):
    items = list(self)
    k = n % max(len(items), 1)
    _refill(self, items[len(items) - k:] + items[:len(items) - k])

def collections_namedtuple(typename, field_names):
    names = field_names.replace(",", " ").split() if _typename(field_names) == "str" else list(field_names)
    return lambda *values, **named: collections_tupled(typename, names, list(values), named)

def collections_tupled(typename, names, values, named):
    missing = [name for name in names[len(values):] if name not in named]
    if missing or len(values) + len(named) != len(names):
        _outside(typename + " of these")
    return _fielded(_named(typename, *values, *[named[name] for name in names[len(values):]]), names)

def dict_pop(self, key, *default):
    if key not in self:
        if default:
            return default[0]
        raise KeyError(key)
    v = self[key]
    _refill(self, {k: self[k] for k in self if k != key})
    return v

def dict_popitem(self):
    keys = list(self)
    if not keys:
        raise KeyError("popitem(): dictionary is empty")
    v = self[keys[-1]]
    _refill(self, {k: self[k] for k in keys[:-1]})
    return keys[-1], v

def dict_clear(self):
    _refill(self, {})

def set_xor(self, other):
    return set([v for v in list(self) if v not in list(other)] + [v for v in list(other) if v not in list(self)])

def set_union(self, *others):
    return set([v for items in (self,) + others for v in list(items)])

def set_intersection(self, *others):
    return set([v for v in list(self) if not [o for o in others if v not in list(o)]])

def set_difference(self, *others):
    return set([v for v in list(self) if not [o for o in others if v in list(o)]])

def set_symmetric_difference(self, other):
    return set_xor(self, set(other))

def set_issubset(self, other):
    return not [v for v in list(self) if v not in list(other)]

def set_issuperset(self, other):
    return not [v for v in list(other) if v not in list(self)]

def set_isdisjoint(self, other):
    return not [v for v in list(self) if v in list(other)]

def set_update(self, *others):
    for items in others:
        for v in list(items):
            self[v] = None

def set_discard(self, item):
    _refill(self, set([v for v in list(self) if v != item]))

def set_remove(self, item):
    if item not in self:
        raise KeyError(item)
    set_discard(self, item)

def set_copy(self):
    return set(self)

def set_clear(self):
    _refill(self, set())

def operator_add(a, b):
    return a + b

def operator_sub(a, b):
    return a - b

def operator_mul(a, b):
    return a * b

def operator_truediv(a, b):
    return a / b

def operator_floordiv(a, b):
    return a // b

def operator_mod(a, b):
    return a % b

def operator_pow(a, b):
    return a ** b

def operator_matmul(a, b):
    return a @ b

def operator_neg(a):
    return -a

def operator_getitem(a, b):
    return a[b]

def operator_itemgetter(*items):
    return lambda of: of[items[0]] if len(items) == 1 else tuple([of[i] for i in items])

def warnings_filterwarnings(action, message="", category=None, module="", lineno=0, append=False):
    if action == "error":
        _outside("warnings as errors")

def warnings_simplefilter(action, category=None, lineno=0, append=False):
    warnings_filterwarnings(action)

def warnings_warn(message, category=None, stacklevel=1):
    return None

def functools_lru_cache(maxsize=128, typed=False):
    return maxsize if _typename(maxsize) == "function" else lambda function: function

functools_cache = functools_lru_cache

def functools_wraps(wrapped):
    return lambda function: _called_as(function, wrapped.__name__)
