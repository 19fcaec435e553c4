# Functions of Python's modules.

def functools_partial(func, *args, **keywords):
    return lambda *more, **named: func(*args, *more, **keywords, **named)

def functools_reduce(function, iterable, initial=None):
    items = list(iterable)
    value, rest = (items[0], items[1:]) if initial is None else (initial, items)
    for item in rest:
        value = function(value, item)
    return value

def math_log(*args):
    if not 1 <= len(args) <= 2:
        raise TypeError(f"log expected at {'most 2 arguments' if args else 'least 1 argument'}, got {len(args)}")
    x, base = args[0], args[1] if len(args) > 1 else None
    return math.ln(x) if base is None else math.ln(x) / math.ln(base)

def math_prod(iterable, start=1):
    for x in iterable:
        start = start * x
    return start

def math_floor(x):
    return int(math.down(x))

def math_ceil(x):
    return int(math.up(x))

def math_trunc(x):
    return int(math.nearer(x))

def math_factorial(n):
    if n < 0:
        raise ValueError("factorial() not defined for negative values")
    return math.prod(range(1, n + 1))

def math_pow(x, y):
    return float(x) ** float(y)

def math_hypot(*coordinates):
    return math.sqrt(sum([float(x) * x for x in coordinates]))

def math_dist(p, q):
    return math.sqrt(sum([float(a - b) * (a - b) for a, b in zip(p, q)]))

def math_radians(x):
    return x * (math.pi / 180)

def math_degrees(x):
    return x * (180 / math.pi)

def math_gcd(*integers):
    n = 0
    for m in integers:
        while m:
            n, m = m, n % m
    return -n if n < 0 else n

def math_lcm(*integers):
    n = 1
    for m in integers:
        n = n * m // math.gcd(n, m) if m else 0
    return -n if n < 0 else n

def math_comb(n, k):
    return math.prod(range(n - k + 1, n + 1)) // math.factorial(k) if 0 <= k <= n else 0

def math_isclose(a, b, rel_tol=1e-09, abs_tol=0.0):
    return a == b or -math.inf < a < math.inf and -math.inf < b < math.inf and math.fabs(a - b) <= max(rel_tol * max(math.fabs(a), math.fabs(b)), abs_tol)

def math_isinf(x):
    return x == math.inf or x == -math.inf

def math_isfinite(x):
    return -math.inf < x < math.inf

def math_isnan(x):
    return float(x) != float(x)

def time_time():
    return _hidden("float64")

time_perf_counter = time_time

time_monotonic = time_time

def time_sleep(seconds):
    return None

def chance_seed(a=None):
    return None

def chance_random():
    return _hidden("float64")

def chance_uniform(a, b):
    return _hidden("float64")

chance_gauss = chance_uniform

def chance_randint(a, b):
    if a > b:
        _outside("randint of these")
    return _hidden("int64")

def chance_choice(seq):
    return _any_of(list(seq))

def chance_choices(population, weights=None, k=1):
    return [_any_of(list(population)) for i in range(k)]

def chance_sample(population, k):
    if k > len(population):
        raise ValueError("Sample larger than population or is negative")
    return [_any_of(list(population)) for i in range(k)]

def chance_shuffle(x):
    _refill(x, [_any_of(x) for v in x])

def itertools_product(*iterables, repeat=1):
    rows = [()]
    for items in [list(v) for v in iterables] * repeat:
        rows = [row + (v,) for row in rows for v in items]
    return _lazy("product", rows)

def itertools_permutations(iterable, r=None):
    items = list(iterable)
    rows = [()]
    for k in range(len(items) if r is None else r):
        rows = [row + (k,) for row in rows for k in range(len(items)) if k not in row]
    return _lazy("permutations", [tuple([items[k] for k in row]) for row in rows])

def itertools_combinations(iterable, r):
    items = list(iterable)
    rows = [()]
    for k in range(r):
        rows = [row + (k,) for row in rows for k in range(row[-1] + 1 if row else 0, len(items))]
    return _lazy("combinations", [tuple([items[k] for k in row]) for row in rows])

def itertools_chain(*iterables):
    return _lazy("chain", [v for items in iterables for v in list(items)])

def itertools_accumulate(iterable, func=None, initial=None):
    sums = [] if initial is None else [initial]
    for v in list(iterable):
        sums.append(v if not sums else sums[-1] + v if func is None else func(sums[-1], v))
    return _lazy("accumulate", sums)

def copy_copy(x):
    if _kind(x):
        return x.copy()
    return list(x) if _typename(x) == "list" else dict(x) if _typename(x) == "dict" else _immutable(x)

def copy_deepcopy(x):
    return _deep(x)

def io_StringIO(initial_value=""):
    return _instance("StringIO", "io.StringIO", {}, {"_text": initial_value})
