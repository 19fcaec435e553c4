# Functions of jax.nn.

def nn_relu(x):
    return maximum(_no_list("maximum", x, 0), 0)

def nn_relu6(x):
    return minimum(nn_relu(x), 6.0)

def nn_standardize(x, axis=-1, mean=None, variance=None, epsilon=1e-05):
    a = _floats(x)
    middle = a.mean(axis, keepdims=True) if mean is None else mean
    spread = a.var(axis, keepdims=True) if variance is None else variance
    return (a - middle) / sqrt(spread + epsilon)

def ops_segment_sum(data, segment_ids, num_segments=None, indices_are_sorted=False):
    return _segments(data, segment_ids, num_segments, "add", 0)

def ops_segment_prod(data, segment_ids, num_segments=None, indices_are_sorted=False):
    return _segments(data, segment_ids, num_segments, "multiply", 1)

def ops_segment_max(data, segment_ids, num_segments=None, indices_are_sorted=False):
    return _segments(data, segment_ids, num_segments, "max", -inf if _kind(data) == "f" else -2 ** (8 * data.itemsize - 1))

def ops_segment_min(data, segment_ids, num_segments=None, indices_are_sorted=False):
    return _segments(data, segment_ids, num_segments, "min", inf if _kind(data) == "f" else 2 ** (8 * data.itemsize - 1) - 1)

def _segments(data, segment_ids, num_segments, how, start):
    if _kind(data) in ("i", "f") and _kind(segment_ids) == "f" and ndim(segment_ids) == 1:
        raise TypeError("Only integer scalar arrays can be converted to a scalar index." if num_segments is None else f"Indexer must have integer or boolean type, got indexer with type {segment_ids.dtype.name}")
    if _kind(data) in ("i", "f") and _kind(segment_ids) == "i" and ndim(segment_ids) == 1 and data.ndim and data.shape[0] not in (1, segment_ids.shape[0]):
        wanted = ",".join([f"{n}" for n in segment_ids.shape + data.shape[1:]])
        raise ValueError(f"Incompatible types for broadcasting: input type={data.dtype.name}{_braced(data)} and requested type={data.dtype.name}[{wanted}]")
    if _kind(data) not in ("i", "f") or ndim(segment_ids) != 1 or data.shape[:1] != segment_ids.shape or num_segments is None and not _known(segment_ids):
        _outside("segments of these")
    n = int(segment_ids.max()) + 1 if num_segments is None else num_segments
    whole = full((n,) + data.shape[1:], start, dtype=data.dtype)
    if not _known(segment_ids):
        return _unheld(whole)
    return {"add": at_add, "multiply": at_multiply, "max": at_max, "min": at_min}[how](whole, segment_ids, data)

def nn_softmax(x, axis=-1, where=None):
    _no_list("max", x, 0)
    if x.size == 0:
        return x
    if where is not None:
        return _masked_softmax(_floats(x), axis, where)
    e = exp(x - x.amax(axis, keepdims=True))
    return _held(e / e.sum(axis, keepdims=True))

def _masked_softmax(x, axis, mask):
    if _kind(mask) != "b" or _known(mask) and not mask.any(axis).all():
        _outside("softmax of nothing")
    e = where(mask, exp(x - where(mask, x, -inf).amax(axis, keepdims=True)), 0.0)
    return e / e.sum(axis, keepdims=True)

def nn_identity(x):
    return array(x)

def nn_squareplus(x, b=4.0):
    a = _floats(x)
    return 0.5 * (a + sqrt(a * a + b))

def nn_logmeanexp(x, axis=None, keepdims=False):
    a = _floats(x)
    n = a.size if axis is None else a.shape[axis]
    return nn_logsumexp(a, axis, keepdims=keepdims) - log(n)

def nn_sigmoid(x):
    if _typename(x) == "list" or _typename(x) == "tuple":
        _outside("sigmoid of a list")
    a = array(x)
    if _kind(a) != "f":
        raise TypeError(f"logistic does not accept dtype {a.dtype.name}. Accepted dtypes are subtypes of floating, complexfloating.")
    return 1 / (1 + exp(-1.0 * a))

def nn_one_hot(x, num_classes, dtype=None, axis=-1):
    a = array(x)
    if _kind(a) == "b":
        raise TypeError("iota does not accept dtype bool. Accepted dtypes are subtypes of integer, complexfloating, floating.")
    if _typename(num_classes) == "array" and not _known(num_classes):
        _traces("num_classes", num_classes)
    _no_float(num_classes)
    if _typename(num_classes) == "int" and num_classes < 0:
        _outside("one_hot of these") if axis not in (-1, None, a.ndim) else None
        raise TypeError(f"iota shape must have every element be nonnegative, got {(1,) * a.ndim + (num_classes,)}.")
    hot = a[..., None] == arange(num_classes)
    hot = hot if axis in (-1, None, a.ndim) else moveaxis(hot, -1, axis)
    return hot.astype("float32" if dtype is None else dtype)

def _floats(x):
    a = array(x)
    return a if _kind(a) == "f" else a.astype("float32")

def nn_silu(x):
    return x * nn_sigmoid(x)

nn_swish = nn_silu

def nn_softplus(x):
    a = _floats(x)
    return maximum(a, 0) + log1p(exp(-abs(a)))

def nn_elu(x, alpha=1.0):
    a = _floats(x)
    return where(a > 0, a, alpha * expm1(a))

def nn_leaky_relu(x, negative_slope=0.01):
    a = _floats(x)
    return where(a >= 0, a, negative_slope * a)

def nn_gelu(x, approximate=True):
    a = _floats(x)
    if not approximate:
        return 0.5 * a * (1 + erf(a / 1.4142135623730951))
    return 0.5 * a * (1 + tanh(0.7978845608028654 * (a + 0.044715 * a * a * a)))

def nn_dot_product_attention(query, key, value, bias=None, mask=None, is_causal=False, scale=None):
    if bias is not None or query.ndim != 4 or key.ndim != 4 or value.shape != key.shape or query.shape[0] != key.shape[0] or query.shape[2:] != key.shape[2:] or query.dtype != key.dtype:
        _outside("dot_product_attention of these")
    return _unheld(zeros(query.shape[:3] + value.shape[3:], dtype=query.dtype))

def nn_hard_tanh(x):
    a = array(x)
    return clip(a.astype("int32") if _kind(a) == "b" else a, -1, 1)

def nn_log_sigmoid(x):
    return -nn_softplus(lax_neg(x))

def nn_selu(x):
    a = _floats(x)
    return 1.0507009873554805 * where(a > 0, a, 1.6732632423543772 * expm1(a))

def nn_celu(x, alpha=1.0):
    a = _floats(x)
    return maximum(a, 0) + alpha * expm1(minimum(a, 0) / alpha)

def nn_hard_sigmoid(x):
    return nn_relu6(_floats(x) + 3.0) / 6.0

def nn_hard_silu(x):
    a = _floats(x)
    return a * nn_hard_sigmoid(a)

nn_hard_swish = nn_hard_silu

def nn_mish(x):
    a = _floats(x)
    return a * tanh(nn_softplus(a))

def nn_soft_sign(x):
    a = _floats(x)
    return a / (abs(a) + 1)

def nn_glu(x, axis=-1):
    a = array(x)
    k = _axis(a, axis)
    n = a.shape[k]
    if n % 2:
        _outside("glu of an odd size")
    parts = _parts(a, [n // 2, n], k)
    return parts[0] * nn_sigmoid(parts[1])

def nn_logsumexp(a, axis=None, b=None, keepdims=False, return_sign=False, where=None):
    if b is not None or return_sign or where is not None or a.size == 0:
        _outside("logsumexp of these")
    a = _as_floats(a)
    if _known(a) and isinf(a).any():
        _outside("logsumexp of values that are not finite")
    most = a.amax(axis, keepdims=True)
    return _held(log(exp(a - most).sum(axis, keepdims=keepdims)) + a.amax(axis, keepdims=keepdims))

special_logsumexp = nn_logsumexp

# Functions of jax.scipy.

def special_erf(x):
    return erf(_floats(x))

def special_erfc(x):
    return 1 - erf(_floats(x))

def special_logit(x):
    a = _floats(x)
    return log(a / (1 - a))

def special_entr(x):
    a = _floats(x)
    if _known(a) and (not isfinite(a).all() or (a < 0).any()):
        _outside("entr of these")
    return -xlogy(a, a)

def special_gammaln(x):
    return _unheld(_floats(x))

special_digamma, special_gamma, special_erfinv, special_ndtri, special_factorial, special_i0, special_i1 = special_gammaln

def special_ndtr(x):
    if _kind(array(x)) != "f":
        raise TypeError(f"x.dtype={array(x).dtype.name} is not supported, see docstring for supported types.")
    return 0.5 * (1 + erf(x / 1.4142135623730951))

def special_rel_entr(p, q):
    a, b = _floats(p), _floats(q)
    if not _known(a) or not _known(b) or (a <= 0).any() or (b <= 0).any():
        return _unheld(a * b)
    return a * log(a / b)

def special_kl_div(p, q):
    return special_rel_entr(p, q) - p + q

def norm_logpdf(x, loc=0, scale=1):
    z = (_floats(x) - loc) / scale
    return -0.5 * z * z - log(scale * 2.5066282746310002)

def norm_pdf(x, loc=0, scale=1):
    return exp(norm_logpdf(x, loc, scale))

def norm_cdf(x, loc=0, scale=1):
    return 0.5 * (1 + erf((_floats(x) - loc) / scale / 1.4142135623730951))

def multivariate_normal_logpdf(x, mean, cov):
    if ndim(mean) != 1 or ndim(cov) != 2 or array(x).shape[-1:] != array(mean).shape or array(cov).shape != array(mean).shape * 2:
        _outside("multivariate_normal of these")
    return _unheld(_floats(x).sum(-1))

multivariate_normal_pdf = multivariate_normal_logpdf

def norm_ppf(q, loc=0, scale=1):
    return _unheld(_floats(q) * scale + loc)

def norm_logcdf(x, loc=0, scale=1):
    return _unheld(_floats(x) * scale + loc)

norm_sf, norm_logsf = norm_logcdf

def laplace_logpdf(x, loc=0, scale=1):
    return _unheld(_floats(x) * scale + loc)

laplace_pdf, laplace_cdf, expon_logpdf, expon_pdf, expon_cdf, uniform_logpdf, uniform_pdf, uniform_cdf, cauchy_logpdf, cauchy_pdf, logistic_logpdf, logistic_pdf, bernoulli_logpmf, bernoulli_pmf = laplace_logpdf

def gamma_logpdf(x, a, loc=0, scale=1):
    return _unheld(_floats(x) * a * scale + loc)

gamma_pdf, gamma_cdf, t_logpdf, t_pdf, chi2_logpdf, chi2_pdf, pareto_logpdf, pareto_pdf = gamma_logpdf

def poisson_logpmf(k, mu, loc=0):
    return _unheld(_floats(k) * mu + loc)

poisson_pmf, poisson_cdf = poisson_logpmf

def geom_logpmf(k, p, loc=0):
    return _unheld(_floats(k) * p + loc)

def binom_logpmf(k, n, p, loc=0):
    return _unheld(_floats(k) * n * p + loc)

binom_pmf, nbinom_logpmf, nbinom_pmf = binom_logpmf

def dirichlet_logpdf(x, alpha):
    if ndim(x) != 1 or shape(alpha) != shape(x):
        _outside("dirichlet of these")
    return _unheld(_floats(x).sum())

def beta_logpdf(x, a, b, loc=0, scale=1):
    return _unheld(_floats(x) * a * b * scale + loc)

beta_pdf, beta_cdf = beta_logpdf

def special_betaln(a, b):
    return _unheld(_floats(a) * b)

special_beta, special_polygamma, special_gammainc, special_gammaincc, special_zeta = special_betaln

def special_log_ndtr(x):
    return _unheld(_floats(x))

def image_resize(image, shape, method, antialias=True):
    if len(shape) != image.ndim:
        _outside("resize to another number of axes")
    return _unheld(zeros(tuple(shape), dtype=image.dtype if _kind(image) == "f" else "float32"))

def signal_convolve2d(in1, in2, mode="full", boundary="fill", fillvalue=0):
    if ndim(in1) != 2 or ndim(in2) != 2 or boundary != "fill" or mode not in ("full", "same", "valid") or mode == "valid" and [m for m, n in zip(in1.shape, in2.shape) if m < n]:
        _outside("convolve2d of these")
    sizes = [m + n - 1 if mode == "full" else m if mode == "same" else m - n + 1 for m, n in zip(in1.shape, in2.shape)]
    return _unheld(zeros(tuple(sizes), dtype=(_floats(in1)[:1, :1] * _floats(in2)[:1, :1]).dtype))
