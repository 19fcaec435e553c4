# Random choices and orders.

def random_choice(a, size=None, replace=True, p=None):
    if _typename(a) != "int" and array(a).ndim != 1:
        raise ValueError("a must be 1-dimensional" + (" or an integer" if array(a).ndim == 0 else ""))
    return _chosen(a, size, replace, p, 0, ("'a' and 'p' must have same size", "probabilities do not sum to 1", "'replace=False'", "'a'"))

def _chosen(a, size, replace, p, axis, words):
    one = _typename(a) == "int"
    n = a if one else shape(a)[axis]
    size = () if size is None else (size,) if isinstance(size, int) else tuple(size)
    if n == 0 and _product(size):
        if one:
            _outside("a choice of nothing")
        raise ValueError(f"{words[3]} cannot be empty unless no samples are taken")
    if p is not None and shape(p) != (n,):
        raise ValueError(words[0] if ndim(p) == 1 else "'p' must be 1-dimensional")
    if p is not None and _known(asarray(p)) and abs(sum(p) - 1) > 1e-8:
        raise ValueError(words[1])
    if not replace and size and _product(size) > n:
        raise ValueError("Cannot take a larger sample than population when " + words[2])
    if one:
        return empty(size, dtype="int64") if size else int(empty((), dtype="int64"))
    sizes = list(shape(a))
    return _number(empty(tuple(sizes[:axis]) + size + tuple(sizes[axis + 1:]), dtype=array(a).dtype))

def random_permutation(x):
    if _typename(x) in ("str", "float", "NoneType") or _kind(x) == "f" and ndim(x) == 0:
        raise IndexError("x must be an integer or at least 1-dimensional")
    return empty(x, dtype="int64") if _typename(x) == "int" else empty_like(array(x))

def random_shuffle(x):
    if _typename(x) != "array":
        _outside("shuffle of a list")
    x[...] = empty_like(x)

def Generator_choice(a, size=None, replace=True, p=None, axis=0, shuffle=True):
    if _typename(a) != "int" and array(a).ndim == 0:
        raise ValueError(f"a must be a sequence or an integer, not {type(a)}")
    return _chosen(a, size, replace, p, axis % max(ndim(a), 1), ("a and p must have same size", "Probabilities do not sum to 1. See Notes section of docstring for more information.", "replace is False", "a"))

def Generator_permutation(x, axis=0):
    return random_permutation(x)

def Generator_shuffle(x, axis=0):
    random_shuffle(x)

def random_lognormal(mean=0.0, sigma=1.0, size=None):
    return _drawn(size, "float64", mean, sigma)

def random_gamma(shape, scale=1.0, size=None):
    _at_least_0("shape", shape)
    return _drawn(size, "float64", shape, scale)

def random_beta(a, b, size=None):
    return _drawn(size, "float64", a, b)

# Rows of random numbers: one for each item of size.

def _drawn_rows(size, n, dtype="float64"):
    size = () if size is None else (size,) if isinstance(size, int) else tuple(size)
    return empty(size + (n,), dtype=dtype)

def random_multivariate_normal(mean, cov, size=None):
    if ndim(mean) != 1:
        raise ValueError("mean must be 1 dimensional")
    if ndim(cov) != 2 or shape(cov)[0] != shape(cov)[1]:
        raise ValueError("cov must be 2 dimensional and square")
    if len(mean) != len(cov):
        raise ValueError("mean and cov must have same length")
    return _drawn_rows(size, len(mean))

def random_multinomial(n, pvals, size=None):
    if ndim(n) or ndim(pvals) != 1:
        _outside("multinomial of these")
    return _drawn_rows(size, len(pvals), "int64")

def random_dirichlet(alpha, size=None):
    return _drawn_rows(size, len(alpha))

def Generator_permuted(x, axis=None, out=None):
    return empty_like(array(x))

def random_exponential(scale=1.0, size=None):
    _at_least_0("scale", scale)
    return _drawn(size, "float64", scale)

def random_poisson(lam=1.0, size=None):
    _at_least_0("lam", lam)
    return _drawn(size, "int64", lam)

def random_binomial(n, p, size=None):
    if _known(asarray(p)) and not ((asarray(p) >= 0) & (asarray(p) <= 1)).all():
        raise ValueError("p < 0, p > 1 or p is NaN")
    return _drawn(size, "int64", n, p)

def random_randint(low, high=None, size=None, dtype=None):
    low, high = (0, low) if high is None else (low, high)
    a = _between(low, high, size)
    if dtype not in (None, int, bool) and not ndim(low) and not ndim(high) and _known(asarray(high)):
        kind = iinfo(dtype)
        for name, out in (("low", low < kind.min), ("high", high - 1 > kind.max)):
            if out:
                raise ValueError(f"{name} is out of bounds for {kind.dtype.name}")
    return a if dtype in (None, int) else _number(asarray(a).astype(dtype))

def Generator_integers(low, high=None, size=None, dtype="int64", endpoint=False):
    low, high = (0, low) if high is None else (low, high)
    return _number(asarray(_between(low, asarray(high) + 1 if endpoint else high, size)).astype(dtype))

def _between(low, high, size):
    if _known(asarray(low)) and _known(asarray(high)) and not (asarray(low) < high).all():
        raise ValueError("low >= high" if ndim(low) or low else "high <= 0")
    return _drawn(size, "int", low, high)

def _drawn(size, dtype, *params):
    params = [asarray(v) for v in params]
    if size is None:
        a = empty(broadcast_shapes(*[v.shape for v in params]) if params else (), dtype=dtype)
        return a if a.ndim else float(a) if _kind(a) == "f" else int(a)
    sizes = [v.shape for v in params if v.ndim]
    if sizes:
        size = (size,) if isinstance(size, int) else tuple(size)
        met = broadcast_shapes(*(sizes + [size] if dtype == "int" else [size] + sizes))
        if met != size and dtype == "int":
            _outside("random ints of these sizes")
        if met != size:
            raise ValueError(f"Output size {size} is not compatible with broadcast dimensions of inputs {broadcast_shapes(*[v.shape for v in params])}.")
    return empty(size, dtype=dtype)

def random_normal(loc=0.0, scale=1.0, size=None):
    _at_least_0("scale", scale)
    return _drawn(size, "float64", loc, scale)

random_laplace, random_logistic, random_gumbel = random_normal

def _at_least_0(name, v):
    if _known(asarray(v)) and (asarray(v) < 0).any():
        raise ValueError(f"{name} < 0" + (" or lam is NaN" if name == "lam" else ""))

def random_uniform(low=0.0, high=1.0, size=None):
    return _drawn(size, "float64", low, high)

def random_seed(seed=None):
    for n in [] if seed is None else list(seed) if _sequence(seed) or ndim(seed) else [seed]:
        kind = "<U" + str(len(n)) if _typename(n) == "str" else asarray(n).dtype.name
        if "int" not in kind and kind != "bool":
            if n is not seed:
                _outside("a seed of these")
            raise TypeError(f"Cannot cast scalar from dtype('{kind}') to dtype('int64') according to the rule 'safe'")
        if n < 0 or n >= 2 ** 32:
            raise ValueError("Seed must be between 0 and 2**32 - 1")
