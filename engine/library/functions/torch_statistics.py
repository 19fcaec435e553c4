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

special_logsumexp = logsumexp

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
    return squeeze(rows @ rows.T / max(rows.shape[1] - correction, 0))

def cov(input, correction=1):
    return _covered(_rows_of("cov", input), correction)

def corrcoef(input):
    c = _covered(_rows_of("corrcoef", input), 1)
    return c / c if c.ndim == 0 else c / sqrt(diag(c)[:, None] * diag(c))

def isin(elements, test_elements, assume_unique=False, invert=False):
    for x in (elements, test_elements):
        if is_tensor(x) and _kind(x) == "b":
            raise NotImplementedError("Unsupported input type encountered for isin(): Bool")
    found = (asarray(elements)[..., None] == asarray(test_elements).reshape(-1)).any(-1)
    return ~found if invert else found
