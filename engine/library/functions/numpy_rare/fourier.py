# Fourier's transform as a product with a table of roots of 1, which are the same whichever
# way round the circle they are reached, so that what is equal comes out equal.

def _transformed(a, n, axis, sign):
    if not -_re_of(a).ndim <= axis < _re_of(a).ndim:
        raise IndexError("tuple index out of range")
    re, im = moveaxis(_re_of(a) * 1.0, axis, -1), moveaxis(_im_of(a) * 1.0, axis, -1)
    if n is not None and n != re.shape[-1]:
        wide = [(0, 0)] * (re.ndim - 1) + [(0, max(n - re.shape[-1], 0))]
        re, im = pad(re[..., :n], wide), pad(im[..., :n], wide)
    n = re.shape[-1]
    if n < 1:
        raise ValueError(f"Invalid number of FFT data points ({n}) specified.")
    if not _known(re) or not _known(im) or n > 256:
        return _complex_of(moveaxis(_unheld(re), -1, axis), moveaxis(_unheld(re), -1, axis))
    k = arange(n)
    near = minimum(k, n - k)
    c = where(near * 4 == n, 0.0, cos(near * (2 * pi / n)))
    s = where(near * 2 == n, 0.0, sin(near * (2 * pi / n))) * where(2 * k > n, -sign, sign)
    at = k[:, None] * k % n
    c, s = c[at], s[at]
    return _complex_of(moveaxis(re @ c - im @ s, -1, axis), moveaxis(re @ s + im @ c, -1, axis))

def _scaled(z, n, norm, inverse):
    if norm not in (None, "backward", "ortho", "forward"):
        _outside("norm", "argument")
    by = sqrt(n) if norm == "ortho" else n if inverse == (norm != "forward") else 1.0
    return _complex_of(z._re / by, z._im / by)

def fft_fft(a, n=None, axis=-1, norm=None):
    z = _transformed(a, n, axis, -1)
    return _unseen(_scaled(z, z.shape[axis], norm, False))

def fft_ifft(a, n=None, axis=-1, norm=None):
    z = _transformed(a, n, axis, 1)
    return _unseen(_scaled(z, z.shape[axis], norm, True))

def fft_rfft(a, n=None, axis=-1, norm=None):
    if _has_complex(a):
        _outside("rfft of complex numbers")
    z = fft_fft(a, n, axis, norm)
    places = arange(z.shape[axis] // 2 + 1)
    return _unseen(_complex_of(take(z._re, places, axis), take(z._im, places, axis)))

def fft_irfft(a, n=None, axis=-1, norm=None):
    re, im = moveaxis(_re_of(a) * 1.0, axis, -1), moveaxis(_im_of(a) * 1.0, axis, -1)
    n = 2 * (re.shape[-1] - 1) if n is None else n
    if re.shape[-1] != n // 2 + 1:
        _outside("irfft of these")
    rest = slice((n - 1) // 2, 0, -1)
    whole = _complex_of(concatenate([re, re[..., rest]], -1), concatenate([im, -im[..., rest]], -1))
    return _unseen(moveaxis(fft_ifft(whole, norm=norm)._re, -1, axis))

def fft_fft2(a, s=None, axes=(-2, -1), norm=None):
    return fft_fft(fft_fft(a, None, axes[1], norm), None, axes[0], norm) if s is None and _re_of(a).ndim > 1 else _outside("a transform of these")

def fft_ifft2(a, s=None, axes=(-2, -1), norm=None):
    return fft_ifft(fft_ifft(a, None, axes[1], norm), None, axes[0], norm) if s is None and _re_of(a).ndim > 1 else _outside("a transform of these")
