# Functions that say how values are spread, where PyTorch takes other types than the
# other libraries or has words of its own.

def nanmean(input, dim=None, keepdim=False):
    if _kind(input) != "f":
        raise NotImplementedError(f"nanmean(): expected input to have floating point or complex dtype but got {_ctype(input)}")
    kept = where(input == input, input, 0.0)
    return kept.sum(dim, keepdim=keepdim) / (input == input).sum(dim, keepdim=keepdim)

def logsumexp(input, dim, keepdim=False):
    input = input if _kind(input) == "f" else input.float()
    if input.numel() == 0:
        _outside("logsumexp of nothing")
    most = input.amax(dim, keepdim=True)
    return log(exp(input - most).sum(dim, keepdim=keepdim)) + input.amax(dim, keepdim=keepdim)

def heaviside(input, values):
    if input.dtype != values.dtype:
        raise RuntimeError("heaviside is not yet implemented for tensors with different dtypes.")
    return where(input == 0, values, (input > 0).to(input.dtype))

def hypot(input, other):
    if _kind(input) != "f" and _kind(other) != "f":
        raise NotImplementedError(f'"hypot_cpu" not implemented for \'{_ctype(input + other)}\'')
    return _hypot(input, other)

def _rows_of(call, input):
    if input.ndim > 2:
        raise RuntimeError(f"{call}(): expected input to have two or fewer dimensions but got an input with {input.ndim} dimensions")
    if _kind(input) == "b":
        raise NotImplementedError("cov(): bool dtype is not supported for input")
    rows = atleast_2d(input if _kind(input) == "f" else input.float())
    return rows - rows.mean(1, keepdim=True)

def _covered(rows, correction):
    if correction >= rows.shape[1]:
        _outside("cov of so few observations")
    return squeeze(rows @ rows.T / (rows.shape[1] - correction))

def cov(input, correction=1):
    return _covered(_rows_of("cov", input), correction)

def corrcoef(input):
    c = _covered(_rows_of("corrcoef", input), 1)
    d = sqrt(diag(c)) if c.ndim else sqrt(c)
    return c / c if c.ndim == 0 else (c / d[:, None] / d).clamp(-1, 1)

def isin(elements, test_elements, assume_unique=False, invert=False):
    for x in (elements, test_elements):
        if is_tensor(x) and _kind(x) == "b":
            raise NotImplementedError("Unsupported input type encountered for isin(): Bool")
    found = (asarray(elements)[..., None] == asarray(test_elements).reshape(-1)).any(-1)
    return ~found if invert else found

def histc(input, bins=100, min=0, max=0):
    if _kind(input) != "f":
        raise NotImplementedError(f'"{"linspace" if _kind(input) == "b" else "histogram"}_cpu" not implemented for \'{_ctype(input)}\'')
    if min > max:
        raise RuntimeError("torch.histc: max must be larger than min")
    if input.numel() == 0 or bins < 1:
        _outside("histc of these")
    if not _known(input):
        return empty(bins, dtype=input.dtype)
    least, most = (input.min().item(), input.max().item()) if min == max else (min, max)
    if not -inf < least <= most < inf:
        _outside("histc of values that are not finite")
    if least == most:
        least, most = least - 1, most + 1
    at = ((input.reshape(-1) - least) / (most - least) * bins).floor()
    at = where(input.reshape(-1) == most, bins - 1.0, at)
    return _changed("", input, _unseen((at == arange(bins)[:, None]).sum(1).to(input.dtype)), [-1], [])
