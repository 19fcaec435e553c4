# Random values and the weights that are made of them: their shapes and types are known.

def _keyed(key, shape, dtype, name=""):
    _one_key(name, key)
    if [n for n in (shape if _sequence(shape) else []) if _typename(n) == "int" and n < 0]:
        _outside("random values of a size below nothing")
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

# Several keys in one array; a function takes one of them.

def _one_key(name, key):
    many = _keys(key)
    if many or _kind(key) == "u" and key.ndim > 1:
        _outside("random values of several keys") if name == "" else None
        raise ValueError(f"{name} accepts a single key, but was given a key array of shape {(len(key),) if many else key.shape} != (). Use jax.vmap for batching.")

def _float_for(name, dtype, or_complex=""):
    if dtype is not None and _typename(dtype) not in ("int", "float", "array") and _kind(zeros(1, dtype=dtype)) != "f":
        raise ValueError(f"dtype argument to `{name}` must be a float {or_complex}dtype, got {zeros(1, dtype=dtype).dtype.name}")
    return "float32" if dtype is None else dtype

def random_normal(key, shape=(), dtype=None):
    return _keyed(key, shape, _float_for("normal", dtype, "or complex "), "normal")

def random_uniform(key, shape=(), dtype=None, minval=0.0, maxval=1.0):
    made = _keyed(key, shape, _float_for("uniform", dtype), "uniform")
    met = (1,) * made.ndim + broadcast_shapes(array(minval).shape, array(maxval).shape)
    met = met[-made.ndim:] if made.ndim else met
    if _first_apart(list(made.shape), list(met)) is not None:
        raise TypeError(f"mul got incompatible shapes for broadcasting: {made.shape}, {met}.")
    return made

def random_truncated_normal(key, lower, upper, shape=(), dtype=None):
    return _keyed(key, shape, _float_for("truncated_normal", dtype), "truncated_normal")

def random_randint(key, shape, minval, maxval, dtype=None):
    made = _keyed(key, shape, "int32" if dtype is None else dtype, "randint")
    if dtype is not None and _kind(made) not in "iu":
        raise TypeError(f"randint only accepts integer dtypes, got {made.dtype.name}")
    if minval is None:
        raise TypeError("randint requires ndarray or scalar arguments, got <class 'NoneType'> at position 0.")
    for name, v in (("minval", minval), ("maxval", maxval)):
        if _sequence(v):
            _outside("randint between these") if len(v) == 0 or not isinstance(v[0], int) else None
            raise TracerArrayConversionError(f"The numpy.ndarray conversion method __array__() was called on traced array with shape int32[]\nThe error occurred while tracing the function _randint at site-packages/jax/_src/random/core.py:672 for jit. This concrete value was not available in Python because it depends on the value of the argument {name}[0].\nSee https://docs.jax.dev/en/latest/101/errors.html#jax.errors.TracerArrayConversionError")
    sizes = (shape,) if _typename(shape) == "int" else tuple(shape) if _sequence(shape) else ()
    met = broadcast_shapes(sizes, array(minval).shape, array(maxval).shape) if sizes and max(array(minval).ndim, array(maxval).ndim) > len(sizes) else sizes
    if met != sizes:
        raise ValueError(f"randint parameter shapes must be broadcast-compatible with shape argument, and the result of broadcasting the shapes must equal the shape argument, but got result {met} for shape argument {sizes}.")
    if sizes and [v for v in (minval, maxval) if _typename(v) == "array" and v.shape not in ((), sizes)]:
        if [v for v in (minval, maxval) if _first_apart(list(array(v).shape), list(sizes)) is not None]:
            raise ValueError(f"Incompatible shapes for broadcasting: shapes=[{sizes}, {array(minval).shape}, {array(maxval).shape}]")
    return made

def random_bernoulli(key, p=0.5, shape=None):
    _keyed(key, (), "bool", "bernoulli")
    if _sequence(p):
        raise TypeError(f"Cannot determine dtype of {p}")
    if _kind(array(p)) != "f":
        raise TypeError(f"bernoulli probability `p` must have a floating dtype, got {array(p).dtype.name}.")
    if shape is not None and _sequence(shape) and _first_apart(list(array(p).shape), list(shape)) is not None:
        raise ValueError(f"Incompatible shapes for broadcasting: shapes=[{tuple(shape)}, {array(p).shape}]")
    if shape is not None and _sequence(shape) and array(p).ndim > len(shape):
        raise ValueError(f"bernoulli parameter shapes must be broadcast-compatible with shape argument, and the result of broadcasting the shapes must equal the shape argument, but got result {broadcast_shapes(array(p).shape, tuple(shape))} for shape argument {tuple(shape)}.")
    return _keyed(key, array(p).shape if shape is None else shape, "bool", "bernoulli")

def random_permutation(key, x, axis=0, independent=False):
    _no_list("permutation", x, 0)
    if _typename(x) == "float" or _kind(x) and x.ndim == 0 and _kind(x) != "i":
        raise TypeError("x must be an integer or at least 1-dimensional")
    if axis is None:
        raise TypeError("'NoneType' object cannot be interpreted as an integer")
    if _kind(x) and x.ndim and not -x.ndim <= axis < x.ndim:
        raise ValueError(f"axis {axis} is out of bounds for array of dimension {x.ndim}")
    _one_key("permutation", key)
    if _kind(x) == "i" and x.ndim == 0:
        x = int(x)
    return _keyed(key, x, "int32") if _typename(x) == "int" else _keyed(key, x.shape, x.dtype)

def random_choice(key, a, shape=(), replace=True, p=None, axis=0):
    if _typename(shape) in ("int", "float", "NoneType"):
        raise TypeError(f"shape argument of jax.random.choice must be a sequence, got {shape}")
    _no_list("choice", a, 0)
    one, sizes = _typename(a) == "int", tuple(shape)
    k = 0 if one else _axis(a, axis)
    n = a if one else a.shape[k]
    if not replace and _product_of(sizes) > n:
        raise ValueError(f"Cannot take a larger sample (size {_product_of(sizes)}) than population (size {n}) when 'replace=False'")
    if p is not None and array(p).shape != (n,):
        raise ValueError(f"p must be None or a 1D vector with the same size as a.shape[axis]. p has shape {array(p).shape} and a.shape[axis] is {n}.")
    return _keyed(key, sizes if one else a.shape[:k] + sizes + a.shape[k + 1:], "int32" if one else a.dtype, "choice")

def random_PRNGKey(seed):
    _seeded("PRNGKey", seed)
    return empty(2, dtype="uint32")

def _seeded(name, seed):
    if (_sequence(seed) and [v for v in seed if isinstance(v, int)] == list(seed) or _kind(seed) == "i" and seed.ndim) and shape(seed) != ():
        raise TypeError(f"{name} accepts a scalar seed, but was given an array of shape {shape(seed)} != (). Use jax.vmap for batching")
    if seed is None or _typename(seed) == "str":
        _no_data(seed, _typename(seed))
    if _typename(seed) == "float":
        raise TypeError("PRNG key seed must be an integer; got JitTracer(~float32[])")
    if _sequence(seed) or _kind(seed) == "f":
        _outside("a seed of this type")

def random_split(key, num=2):
    _no_float(num)
    _one_key("split", key)
    if _typename(num) == "int" and num < 1:
        _outside("fewer keys than one")
    if _typename(key) in ("int", "float"):
        raise TypeError(f"JAX encountered invalid PRNG key data: expected key_data to have ndim, shape, and dtype attributes. Got {key!r}")
    if _typename(key) in ("list", "tuple", "NoneType"):
        raise TypeError(f"unexpected PRNG key type <class '{_typename(key)}'>")
    if _typename(key) == "array":
        return empty(((num,) if _typename(num) == "int" else tuple(num)) + (2,), dtype="uint32")
    return tuple([key for i in range(num)]) if _typename(num) == "int" else _outside("a table of keys")

def random_fold_in(key, data):
    _keyed(key, (), "uint32", "fold_in")
    if isinstance(data, int) and data < 0:
        raise OverflowError(f"Python integer {data} out of bounds for uint32")
    if shape(data) != ():
        raise TypeError(f"fold_in accepts a scalar, but was given an array ofshape {shape(data)} != (). Use jax.vmap for batching.")
    return empty(2, dtype="uint32") if _typename(key) == "array" else key

def random_categorical(key, logits, axis=-1, shape=None, replace=True):
    _no_list("categorical", logits, 0)
    a = array(logits)
    if axis is None:
        raise IndexError("arrays used as indices must be of integer (or boolean) type")
    if not -a.ndim <= axis < a.ndim:
        raise IndexError(f"index {axis} is out of bounds for axis 0 with size {a.ndim}")
    if _kind(a) in "iu":
        raise ValueError(f"dtype argument to `gumbel` must be a float dtype, got {a.dtype.name}")
    k = axis % a.ndim if a.ndim else _outside("categorical of one value")
    sizes = tuple([n for i, n in enumerate(a.shape) if i != k])
    if not replace or _kind(a) != "f" or shape is not None and len(sizes) and tuple(shape)[len(shape) - len(sizes):] != sizes:
        _outside("categorical of these")
    return _keyed(key, sizes if shape is None else shape, "int32", "categorical")

def random_exponential(key, shape=(), dtype=None):
    return _keyed(key, shape, _float_for("exponential", dtype), "exponential")

def random_gumbel(key, shape=(), dtype=None):
    return _keyed(key, shape, _float_for("gumbel", dtype), "gumbel")

def random_laplace(key, shape=(), dtype=None):
    return _keyed(key, shape, _float_for("laplace", dtype), "laplace")

def random_logistic(key, shape=(), dtype=None):
    return _keyed(key, shape, _float_for("logistic", dtype), "logistic")

def random_cauchy(key, shape=(), dtype=None):
    return _keyed(key, shape, _float_for("cauchy", dtype), "cauchy")

def random_rademacher(key, shape=(), dtype=None):
    return _keyed(key, shape, "int32" if dtype is None else dtype)

def random_dirichlet(key, alpha, shape=None, dtype=None):
    a = array(alpha)
    return _keyed(key, (a.shape[:-1] if shape is None else tuple(shape)) + a.shape[-1:], "float32" if dtype is None else dtype)

def random_multivariate_normal(key, mean, cov, shape=None, dtype=None):
    for v in (mean, cov):
        if _sequence(v):
            raise TypeError(f"Cannot determine dtype of {v}")
    m, c = array(mean), array(cov)
    if m.ndim and c.ndim < 2:
        raise ValueError(f"multivariate_normal requires cov.ndim >= 2, got cov.ndim == {c.ndim}")
    if m.ndim == 0:
        raise ValueError("multivariate_normal requires mean.ndim >= 1, got mean.ndim == 0")
    if c.shape[-2:] != m.shape[-1:] * 2:
        raise ValueError(f"multivariate_normal requires cov.shape == (..., n, n) for n={m.shape[-1]}, but got cov.shape == {c.shape}.")
    if m.ndim != 1 or c.shape != m.shape * 2:
        _outside("multivariate_normal of these")
    return _keyed(key, (() if shape is None else (shape,) if _typename(shape) == "int" else tuple(shape)) + m.shape, "float32" if dtype is None else dtype)

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
    _seeded("key", seed)
    return _record("key<fry>", {})
