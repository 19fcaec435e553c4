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

def deque_clear(self):
    _refill(self, [])

def deque_rotate(self, n=1):
    items = list(self)
    k = n % max(len(items), 1)
    _refill(self, items[len(items) - k:] + items[:len(items) - k])

def collections_namedtuple(typename, field_names, rename=False, defaults=(), module=None):
    names = field_names.replace(",", " ").split() if _typename(field_names) == "str" else list(field_names)
    last = names[len(names) - len(defaults):] if defaults else []
    return collections_tupled(_instance(typename, "", {}, {}).__class__, names, dict(zip(last, list(defaults))))

# A class with fields is made of the text of its functions, as in Python.

def collections_tupled(cls, names, given):
    _method(cls, f"def __new__(_cls, {dataclasses_parameters(names, given)}):\n    return _fielded(_named('{cls.__name__}', {', '.join(names)}), {names!r}, _cls)\n", given)
    return cls

def dataclasses_parameters(names, given):
    for k, n in enumerate(names):
        if k and n not in given and names[k - 1] in given:
            raise TypeError(f"non-default argument {n!r} follows default argument {names[k - 1]!r}")
    return ", ".join([f"{n}={n}" if n in given else n for n in names])

def typing_NamedTuple(typename, fields=None):
    if _typename(typename) == "str":
        return collections_namedtuple(typename, [f[0] for f in fields])
    return collections_tupled(typename, [f[0] for f in dataclasses_own(typename)], {f[0]: f[1] for f in dataclasses_own(typename) if len(f) > 1})

# The names that a class and its bases annotate, each with its default if it has one.

def dataclasses_own(cls):
    if _typename(cls) != "type":
        return []
    base, names, attrs = _class_parts(cls)
    return dataclasses_own(base) + [(name, attrs[name]) if name in attrs else (name,) for name in names]

def dataclasses_has(cls, name):
    base, names, attrs = _class_parts(cls)
    return name in attrs or _typename(base) == "type" and dataclasses_has(base, name)

def namedtuple__replace(self, **changes):
    unknown = [n for n in changes if n not in self._fields]
    if unknown:
        raise TypeError(f"Got unexpected field names: {unknown!r}")
    return _like(self, tuple([changes[n] if n in changes else v for n, v in zip(self._fields, self)]))

def namedtuple__asdict(self):
    return dict(zip(self._fields, self))

def dataclasses_dataclass(cls=None, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False, match_args=True, kw_only=False, slots=False):
    if cls is None:
        return lambda c: dataclasses_dataclass(c, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots)
    if order or kw_only or not init:
        _outside("a dataclass of these")
    fields = {f[0]: f[1:] for f in dataclasses_own(cls)}
    given = {n: d[0].get("default", d[0]) if _typename(d[0]) == "Field" else d[0] for n, d in fields.items() if d and (_typename(d[0]) != "Field" or "default" in d[0] or "default_factory" in d[0])}
    asked = [n for n, d in fields.items() if not d or _typename(d[0]) != "Field" or d[0].get("init", True)]
    keeps = [f"\n    _keep(self, {n!r}, {n}.default_factory() if _typename({n}) == 'Field' else {n})" if n in asked else "" for n in fields]
    if [n for n in fields if n not in asked]:
        _outside("a field that is not given")
    after = "\n    self.__post_init__()" if dataclasses_has(cls, "__post_init__") else ""
    _method(cls, f"def __init__(self{', ' if asked else ''}{dataclasses_parameters(asked, given)}):{''.join(keeps)}{after}\n    return None\n", given)
    if eq and not dataclasses_has(cls, "__eq__"):
        _method(cls, f"def __eq__(self, other):\n    return self.__class__ is other.__class__ and [{', '.join(['self.' + n for n in asked])}] == [{', '.join(['other.' + n for n in asked])}]\n", {})
    if frozen:
        _method(cls, "def __setattr__(self, name, value):\n    raise FrozenInstanceError(f'cannot assign to field {name!r}')\n", {})
    return cls

def dataclasses_field(**options):
    return _record("Field", options)

def dataclasses_fields(class_or_instance):
    cls = class_or_instance if _typename(class_or_instance) == "type" else class_or_instance.__class__
    return tuple([_record("Field", {"name": n}) for n in {f[0]: 0 for f in dataclasses_own(cls)}])

def dataclasses_replace(obj, **changes):
    return obj.__class__(**{n: changes[n] if n in changes else getattr(obj, n) for n in {**{f[0]: 0 for f in dataclasses_own(obj.__class__)}, **changes}})

def dataclasses_asdict(obj):
    return {f[0]: dataclasses_copied(getattr(obj, f[0])) for f in dataclasses_own(obj.__class__)}

def dataclasses_copied(v):
    return v if _kind(v) or _typename(v) in ("int", "float", "bool", "str", "NoneType", "list", "tuple", "dict", "function") else dataclasses_asdict(v)

def dataclasses_astuple(obj):
    return tuple(dataclasses_asdict(obj).values())

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

# What shapes of TensorFlow and PyTorch have beside a tuple. A size that is not known is None.

def TensorShape_as_list(self):
    return list(self)

def Size_numel(self):
    return math.prod(self)

def TensorShape_is_fully_defined(self):
    return None not in list(self)

def TensorShape_is_compatible_with(self, other):
    other = tensorflow.TensorShape(other)
    return len(self) == len(other) and not [n for n, m in zip(self, other) if n is not None and m is not None and n != m]

def TensorShape_assert_is_compatible_with(self, other):
    if len(self) != len(other) or [n for n, m in zip(self, other) if n is not None and m is not None and n != m]:
        raise ValueError(f"Shapes {tuple(self)} and {other} are incompatible")

def TensorShape_concatenate(self, other):
    return _like(self, list(self) + list(tensorflow.TensorShape(other)))

def TensorShape_num_elements(self):
    return None if None in list(self) else math.prod(self)

def TensorShape_assert_has_rank(self, rank):
    if len(self) != rank:
        raise ValueError(f"Shape {tuple(self)} must have rank {rank}")

def TensorShape_merge_with(self, other):
    other = self if other is None else tensorflow.TensorShape(other)
    if len(self) != len(other) or [n for n, m in zip(self, other) if n is not None and m is not None and n != m]:
        raise ValueError(f"Shapes {tuple(self)} and {tuple(other)} are not compatible")
    return _like(self, [m if n is None else n for n, m in zip(self, other)])
