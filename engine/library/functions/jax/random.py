# Random values and the weights that are made of them: their shapes and types are known.

def _keyed(key, shape, dtype):
    if _typename(dtype) in ("int", "float"):
        raise TypeError(f"Cannot interpret '{dtype}' as a data type")
    if _typename(shape) in ("float", "NoneType"):
        raise TypeError(f"'{_typename(shape)}' object is not iterable")
    _whole(shape)
    if _typename(key) in ("int", "str"):
        raise TypeError(f"JAX encountered invalid PRNG key data: expected key_data to have ndim, shape, and dtype attributes. Got {key}")
    if _kind(key) == "f":
        raise TypeError(f"JAX encountered invalid PRNG key data: expected key_data.dtype = uint32; got dtype={key.dtype.name}")
    if _kind(key) not in ("", "u"):
        _outside("a key of this type")
    if _typename(key) in ("list", "tuple", "NoneType"):
        raise TypeError(f"unexpected PRNG key type <class '{_typename(key)}'>")
    return empty(shape, dtype=dtype)

def random_normal(key, shape=(), dtype=None):
    if dtype is not None and _kind(zeros(1, dtype=dtype)) != "f":
        raise ValueError(f"dtype argument to `normal` must be a float or complex dtype, got {zeros(1, dtype=dtype).dtype.name}")
    return _keyed(key, shape, "float32" if dtype is None else dtype)

def random_uniform(key, shape=(), dtype=None, minval=0.0, maxval=1.0):
    return _keyed(key, shape, "float32" if dtype is None else dtype)

def random_truncated_normal(key, lower, upper, shape=(), dtype=None):
    return _keyed(key, shape, "float32" if dtype is None else dtype)

def random_randint(key, shape, minval, maxval, dtype=None):
    return _keyed(key, shape, "int32" if dtype is None else dtype)

def random_bernoulli(key, p=0.5, shape=None):
    return _keyed(key, array(p).shape if shape is None else shape, "bool")

def random_permutation(key, x, axis=0, independent=False):
    return _keyed(key, x, "int32") if _typename(x) == "int" else _keyed(key, x.shape, x.dtype)

def random_choice(key, a, shape=(), replace=True, p=None, axis=0):
    one, sizes = _typename(a) == "int", (shape,) if _typename(shape) == "int" else tuple(shape)
    k = 0 if one else _axis(a, axis)
    n = a if one else a.shape[k]
    if not replace and _product_of(sizes) > n:
        raise ValueError(f"Cannot take a larger sample (size {_product_of(sizes)}) than population (size {n}) when 'replace=False'")
    if p is not None and array(p).shape != (n,):
        raise ValueError(f"p must be None or a 1D vector with the same size as a.shape[axis]. p has shape {array(p).shape} and a.shape[axis] is {n}.")
    return _keyed(key, sizes if one else a.shape[:k] + sizes + a.shape[k + 1:], "int32" if one else a.dtype)

def random_PRNGKey(seed):
    if seed is None or _typename(seed) == "str":
        _no_data(seed, _typename(seed))
    if _typename(seed) == "float":
        raise TypeError("PRNG key seed must be an integer; got JitTracer(~float32[])")
    if _sequence(seed) or _kind(seed) == "f":
        _outside("a seed of this type")
    return empty(2, dtype="uint32")

def random_split(key, num=2):
    _no_float(num)
    if _typename(key) in ("int", "float"):
        raise TypeError(f"JAX encountered invalid PRNG key data: expected key_data to have ndim, shape, and dtype attributes. Got {key!r}")
    if _typename(key) in ("list", "tuple", "NoneType"):
        raise TypeError(f"unexpected PRNG key type <class '{_typename(key)}'>")
    if _typename(key) == "array":
        return empty(((num,) if _typename(num) == "int" else tuple(num)) + (2,), dtype="uint32")
    return tuple([key for i in range(num)]) if _typename(num) == "int" else _outside("a table of keys")

def random_fold_in(key, data):
    return empty(2, dtype="uint32") if _typename(key) == "array" else key

def random_categorical(key, logits, axis=-1, shape=None, replace=True):
    a = array(logits)
    k = axis % a.ndim if a.ndim else _outside("categorical of one value")
    sizes = tuple([n for i, n in enumerate(a.shape) if i != k])
    if not replace or _kind(a) != "f" or shape is not None and len(sizes) and tuple(shape)[len(shape) - len(sizes):] != sizes:
        _outside("categorical of these")
    return _keyed(key, sizes if shape is None else shape, "int32")

def random_exponential(key, shape=(), dtype=None):
    return _keyed(key, shape, "float32" if dtype is None else dtype)

random_gumbel, random_laplace, random_logistic, random_cauchy = random_exponential

def random_rademacher(key, shape=(), dtype=None):
    return _keyed(key, shape, "int32" if dtype is None else dtype)

def random_dirichlet(key, alpha, shape=None, dtype=None):
    a = array(alpha)
    return _keyed(key, (a.shape[:-1] if shape is None else tuple(shape)) + a.shape[-1:], "float32" if dtype is None else dtype)

def random_multivariate_normal(key, mean, cov, shape=None, dtype=None):
    m, c = array(mean), array(cov)
    if m.ndim != 1 or c.shape != m.shape * 2:
        _outside("multivariate_normal of these")
    return _keyed(key, (() if shape is None else tuple(shape)) + m.shape, "float32" if dtype is None else dtype)

def random_orthogonal(key, n, shape=(), m=None):
    return _keyed(key, tuple(shape) + (n, n if m is None else m), "float32")

# Initializers of weights.

def _drawn(key, shape, dtype=None):
    return _keyed(key, shape, "float32" if dtype is None else dtype)

def _drawn_table(key, shape, dtype=None):
    if len(shape) < 2:
        raise ValueError(f"Can't compute input and output sizes of a {len(shape)}-dimensional weights tensor with default in_axis. Must be at least 2D or specify in_axis explicitly.")
    return _drawn(key, shape, dtype)

def initializers_glorot_uniform(in_axis=-2, out_axis=-1, batch_axis=(), dtype=None):
    return _drawn_table

initializers_glorot_normal, initializers_he_normal, initializers_he_uniform, initializers_lecun_normal, initializers_lecun_uniform, initializers_xavier_uniform, initializers_xavier_normal, initializers_kaiming_normal, initializers_kaiming_uniform = initializers_glorot_uniform

def initializers_normal(stddev=0.01, dtype=None):
    return _drawn

def initializers_constant(value, dtype=None):
    return lambda key, shape, dtype=None: full(shape, value, dtype="float32" if dtype is None else dtype)

def initializers_zeros(key, shape, dtype=None):
    return zeros(shape, dtype="float32" if dtype is None else dtype)

# Values that several parameters describe, which broadcast.

def _described(key, shape, dtype, *params):
    met = broadcast_shapes(*[array(v).shape for v in params])
    sizes = met if shape is None else (shape,) if _typename(shape) == "int" else tuple(shape)
    if _first_apart(met, sizes) is not None or len(met) > len(sizes) or [n for n, size in zip(met[::-1], sizes[::-1]) if n not in (1, size)]:
        _outside("random values of these shapes")
    return _keyed(key, sizes, dtype)

def random_gamma(key, a, shape=None, dtype=None):
    return _described(key, shape, "float32" if dtype is None else dtype, a)

random_loggamma, random_chisquare, random_t, random_pareto, random_rayleigh, random_wald, random_generalized_normal = random_gamma

def random_lognormal(key, sigma=1.0, shape=None, dtype=None):
    return _described(key, shape, "float32" if dtype is None else dtype, sigma)

def random_poisson(key, lam, shape=None, dtype=None):
    return _described(key, shape, "int32" if dtype is None else dtype, lam)

random_geometric = random_poisson

def random_beta(key, a, b, shape=None, dtype=None):
    return _described(key, shape, "float32" if dtype is None else dtype, a, b)

random_binomial, random_f, random_weibull_min, random_double_sided_maxwell = random_beta

def random_triangular(key, left, mode, right, shape=None, dtype=None):
    return _described(key, shape, "float32" if dtype is None else dtype, left, mode, right)

def random_maxwell(key, shape=(), dtype=None):
    return _keyed(key, shape, "float32" if dtype is None else dtype)

def random_bits(key, shape=(), dtype=None):
    return _keyed(key, shape, "uint32" if dtype is None else dtype)

def random_ball(key, d, p=2, shape=(), dtype=None):
    return _keyed(key, tuple(shape) + (d,), "float32" if dtype is None else dtype)

def random_multinomial(key, n, p, shape=None, dtype=None):
    if ndim(n) or ndim(p) != 1 or shape is not None:
        _outside("multinomial of these")
    return _keyed(key, array(p).shape, "float32" if dtype is None else dtype)

def initializers_orthogonal(scale=1.0, column_axis=-1, dtype=None):
    return _drawn_table

def initializers_variance_scaling(scale, mode, distribution, in_axis=-2, out_axis=-1, batch_axis=(), dtype=None):
    return _drawn_table

def random_key(seed):
    random_PRNGKey(seed)
    return _record("key<fry>", {})
