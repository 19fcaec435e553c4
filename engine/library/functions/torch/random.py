# Distributions: what they draw is not known, its shape is.

def _both(name, **given):
    known = [v for v in given.values() if _typename(v) == "array"]
    if [v for v in known if _kind(v) != "f"] or [v for v in given.values() if not isinstance(v, (int, float)) and _typename(v) != "array"]:
        _outside(f"{name} of these")
    kind = known[0].dtype if known else float32
    items = [v if _typename(v) == "array" else tensor(float(v), dtype=kind) for v in given.values()]
    return broadcast_tensors(*items) if known else items

def _distribution(name, batch, event, methods, **parts):
    more = {"sample": lambda self, sample_shape=(): _drawn(self, sample_shape, int64 if name == "Categorical" else None)}
    return _instance(name, "", dict(more, **methods), dict(parts, batch_shape=batch, event_shape=event, of=list(parts.values())))

def _size_of(*sizes):
    return empty(*sizes).shape

def _drawn(self, shape, dtype=None):
    if not _sequence(shape):
        raise TypeError(f"'{_typename(shape)}' object is not iterable")
    one = [v for v in self.of if _typename(v) == "array"][0]
    return empty(list(shape) + list(self.batch_shape) + list(self.event_shape), dtype=one.dtype if dtype is None else dtype)

def _redrawn(self, sample_shape=()):
    return _computed(_drawn(self, sample_shape), [v for v in self.of if _typename(v) == "array"])

def _sampled(self, value):
    if _typename(value) != "array":
        raise ValueError("The value argument to log_prob must be a Tensor")
    event, whole = list(self.event_shape), list(self.batch_shape) + list(self.event_shape)
    n = len(event)
    if list(value.shape)[value.ndim - min(n, value.ndim):] != event:
        raise ValueError(f"The right-most size of value must match event_shape: {value.shape} vs {self.event_shape}.")
    for i, j in zip(list(value.shape)[::-1], whole[::-1]):
        if i != j and i != 1 and j != 1:
            raise ValueError(f"Value is not broadcastable with batch_shape+event_shape: {value.shape} vs {_size_of(whole)}.")

def _within(value, holds, name):
    if _known(value) and _known(holds) and not holds.all():
        _outside(f"{name} of a value that it has not")

def _above_zero(name, *scales):
    for v in scales:
        if _known(v) and not (v > 0).all():
            _outside(f"{name} with what is not above 0")

def distributions_Normal(loc, scale, validate_args=None):
    a, b = _both("Normal", loc=loc, scale=scale)
    _above_zero("Normal", b)
    methods = {"rsample": _redrawn, "log_prob": _normal_log, "entropy": lambda self: 0.5 + 0.5 * 1.8378770664093453 + log(self.scale),
               "cdf": lambda self, value: 0.5 * (1 + erf((value - self.loc) / self.scale / 1.4142135623730951))}
    return _distribution("Normal", a.shape, _size_of(()), methods, loc=a, scale=b, mean=a, stddev=b, variance=_unseen(b ** 2))

def _normal_log(self, value):
    _sampled(self, value)
    return -((value - self.loc) ** 2) / (2 * self.scale ** 2) - log(self.scale) - 0.9189385332046727

def _logits_of(probs, binary):
    least = 1.1920928955078125e-07
    p = probs.clamp(least, 1 - least)
    return log(p) - log1p(-p) if binary else log(p)

def _one_of(name, probs, logits):
    if (probs is None) == (logits is None):
        raise ValueError("Either `probs` or `logits` must be specified, but not both.")
    v = logits if probs is None else probs
    if probs is not None and _typename(v) == "array" and _known(v) and not ((v >= 0) & ((v <= 1) | (name == "Categorical"))).all():
        _outside(f"{name} of such probabilities")
    return v

def distributions_Categorical(probs=None, logits=None, validate_args=None):
    v = _one_of("Categorical", probs, logits)
    if _typename(v) != "array" or _kind(v) != "f" or v.dtype != torch.float32:
        _outside("Categorical of these")
    if v.ndim < 1:
        raise ValueError(f"`{'logits' if probs is None else 'probs'}` parameter must be at least one-dimensional.")
    p = softmax(v, -1) if probs is None else v / v.sum(-1, keepdim=True)
    l = _unseen(log_softmax(v, -1) if probs is None else _logits_of(p, False))
    return _distribution("Categorical", v.shape[:-1], _size_of(()), {"log_prob": _category_log, "entropy": lambda self: -(self.logits * self.probs).sum(-1)}, probs=p, logits=l)

def _category_log(self, value):
    _sampled(self, value)
    if _kind(value) not in "iu":
        _outside("Categorical of such a value")
    n = self.logits.shape[-1]
    _within(value, (value >= 0) & (value < n), "Categorical")
    at, l = broadcast_tensors(value.long().unsqueeze(-1), self.logits)
    return l.gather(-1, at[..., :1]).squeeze(-1)

def distributions_Bernoulli(probs=None, logits=None, validate_args=None):
    v = _one_of("Bernoulli", probs, logits)
    v = _both("Bernoulli", v=v)[0]
    if v.dtype != torch.float32:
        _outside("Bernoulli of these")
    p, l = _unseen(sigmoid(v)) if probs is None else v, v if probs is None else _unseen(_logits_of(v, True))
    return _distribution("Bernoulli", v.shape, _size_of(()), {"log_prob": _truth_log, "entropy": lambda self: binary_cross_entropy_with_logits(self.logits, self.probs, reduction="none")}, probs=p, logits=l, mean=p)

def _truth_log(self, value):
    _sampled(self, value)
    _within(value, (value == 0) | (value == 1), "Bernoulli")
    l, v = broadcast_tensors(self.logits, value)
    return -binary_cross_entropy_with_logits(l, v, reduction="none")

def distributions_Uniform(low, high, validate_args=None):
    a, b = _both("Uniform", low=low, high=high)
    if _known(a) and _known(b) and not (a < b).all():
        _outside("Uniform of these")
    return _distribution("Uniform", a.shape, _size_of(()), {"rsample": _redrawn, "log_prob": _uniform_log, "entropy": lambda self: log(self.high - self.low)}, low=a, high=b, mean=_unseen((a + b) / 2))

def _uniform_log(self, value):
    _sampled(self, value)
    _within(value, (value >= self.low) & (value <= self.high), "Uniform")
    inside = (self.low <= value).to(self.low.dtype) * (self.high > value).to(self.low.dtype)
    return log(inside) - log(self.high - self.low)

# Those whose densities are not computed.

def _untold(name, batch, event, **parts):
    _above_zero(name, *[v for part, v in parts.items() if part not in ("loc", "covariance_matrix", "scale_tril")])
    return _distribution(name, batch, event, {"rsample": _redrawn, "log_prob": _untold_log, "entropy": lambda self: _computed(empty(self.batch_shape), self.of)}, **parts)

def _untold_log(self, value):
    _sampled(self, value)
    n = len(self.event_shape)
    return _computed(empty(_unseen(broadcast_shapes(list(value.shape)[:value.ndim - n], self.batch_shape))), [value] + self.of)

def distributions_Beta(concentration1, concentration0, validate_args=None):
    a, b = _both("Beta", a=concentration1, b=concentration0)
    return _untold("Beta", a.shape, _size_of(()), concentration1=a, concentration0=b)

def distributions_Gamma(concentration, rate, validate_args=None):
    a, b = _both("Gamma", a=concentration, b=rate)
    return _untold("Gamma", a.shape, _size_of(()), concentration=a, rate=b)

def distributions_Dirichlet(concentration, validate_args=None):
    if _kind(concentration) != "f" or concentration.ndim < 1:
        _outside("Dirichlet of these")
    return _untold("Dirichlet", concentration.shape[:-1], concentration.shape[-1:], concentration=concentration)

def distributions_MultivariateNormal(loc, covariance_matrix=None, precision_matrix=None, scale_tril=None, validate_args=None):
    c = covariance_matrix if scale_tril is None else scale_tril
    if c is None or loc.ndim < 1 or c.ndim < 2 or _kind(loc) != "f" or loc.dtype != c.dtype or list(c.shape[-2:]) != [loc.shape[-1]] * 2:
        _outside("MultivariateNormal of these")
    if scale_tril is None:
        linalg_cholesky(c)
    return _untold("MultivariateNormal", _size_of(_unseen(broadcast_shapes(c.shape[:-2], loc.shape[:-1]))), loc.shape[-1:], loc=loc, covariance_matrix=c)

def distributions_Independent(base_distribution, reinterpreted_batch_ndims, validate_args=None):
    base, n = base_distribution, reinterpreted_batch_ndims
    batch = list(base.batch_shape)
    if n < 1 or n > len(batch):
        _outside("Independent of these")
    folded = list(range(-n, 0))
    methods = {"sample": lambda self, sample_shape=(): self.base_dist.sample(sample_shape), "rsample": lambda self, sample_shape=(): self.base_dist.rsample(sample_shape),
               "log_prob": lambda self, value: self.base_dist.log_prob(value).sum(folded), "entropy": lambda self: self.base_dist.entropy().sum(folded)}
    return _distribution("Independent", _size_of(batch[:len(batch) - n]), _size_of(batch[len(batch) - n:] + list(base.event_shape)), methods, base_dist=base)

def distributions_kl_divergence(p, q):
    if _typename(p) != "Normal" or _typename(q) != "Normal":
        _outside("kl_divergence of these")
    ratio, off = (p.scale / q.scale) ** 2, ((p.loc - q.loc) / q.scale) ** 2
    return 0.5 * (ratio + off - 1 - log(ratio))

def _cosine_window(n, periodic, a):
    return a - (1 - a) * cos(arange(n) * (2 * pi / max(n if periodic else n - 1, 1))) if n != 1 else ones(1)

def hann_window(window_length, periodic=True):
    return _cosine_window(window_length, periodic, 0.5)

def linspace(start, end, steps, dtype=None):
    if steps < 0:
        _outside("linspace of so few")
    if dtype is not None and _ctype(zeros(1, dtype=dtype)) == "Bool":
        raise NotImplementedError("\"linspace_cpu\" not implemented for 'Bool'")
    return as_tensor(_spaced(start, end, steps, True), dtype=float32 if dtype is None else dtype)

def manual_seed(seed):
    return _record("Generator", {})

def random_manual_seed(seed):
    return manual_seed(seed)

def set_printoptions(precision=None, threshold=None, edgeitems=None, linewidth=None, profile=None, sci_mode=None):
    return None
