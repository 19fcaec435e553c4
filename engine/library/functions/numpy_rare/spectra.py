# Roots and polynomials, and what goes with Fourier transforms.

# The numbers of changes of sign in Sturm's chain of a polynomial at both ends tell how many
# different real roots it has.

def _real_roots(p):
    chain = [p / abs(p).max(), polyder(p)]
    chain[1] = chain[1] / abs(chain[1]).max()
    while len(chain[-1]) > 1:
        rest = _rest_of(chain[-2], chain[-1])
        if abs(rest).max() < 1e-9:
            _outside("roots that are not clear")
        at = nonzero(abs(rest) > 1e-9)[0][0]
        chain.append(-rest[at:] / abs(rest).max())
    right = [c[0] > 0 for c in chain]
    left = [(c[0] > 0) == (len(c) % 2 == 1) for c in chain]
    return _changes(left) - _changes(right)

def _changes(signs):
    return len([k for k in range(1, len(signs)) if signs[k] != signs[k - 1]])

def _rest_of(a, b):
    a = a * 1.0
    for k in range(len(a) - len(b) + 1):
        a = a - pad(b * (a[k] / b[0]), (k, len(a) - len(b) - k))
    return a[len(a) - len(b) + 1:]

def roots(p):
    if ndim(p) > 1:
        raise ValueError("Input must be a rank-1 array.")
    p = trim_zeros(asarray(p) * 1.0, "f")
    if len(p) < 2:
        return zeros(0)
    if len(p) == 2:
        return -p[1:] / p[0]
    d = p[1] * p[1] - 4 * p[0] * p[-1]
    if len(p) == 3 and p[-1] != 0 and d > 0:
        q = -p[1] / 2 - copysign(sqrt(d), p[1]) / 2
        return array([q / p[0], p[2] / q])
    if p[-1] == 0 or _real_roots(p) != len(p) - 1:
        _outside("roots of this polynomial")
    return _unheld(zeros(len(p) - 1))

def poly(seq_of_zeros):
    r = asarray(seq_of_zeros)
    if r.ndim != 1:
        _outside("poly of a matrix")
    p = array([1.0])
    for k in range(len(r)):
        p = convolve(p, array([1.0, -r[k]]))
    return p

def polydiv(u, v):
    a, b = atleast_1d(u) * 1.0, atleast_1d(v) * 1.0
    n, q = len(a) - len(b) + 1, []
    if n < 1:
        return array([0.0]), a
    for k in range(n):
        q.append(a[k] / b[0])
        a = a - pad(b * q[-1], (k, len(a) - len(b) - k))
    rest = a[n:] if len(b) > 1 else a[-1:] * 0
    at = nonzero(abs(rest) > 1e-14)[0]
    return array(q), rest[at[0]:] if len(at) else rest[-1:]

def poly1d(c_or_r, r=False):
    return _polynomial(trim_zeros(atleast_1d(poly(c_or_r) if r else c_or_r), "f"))

def _polynomial(c):
    methods = {"__call__": lambda self, val: polyval(c, val), "deriv": lambda self, m=1: _polynomial(polyder(c, m)), "integ": lambda self, m=1: _polynomial(polyint(c, m)),
        "__getitem__": lambda self, k: c[len(c) - 1 - k], "__len__": lambda self: len(c) - 1, "__add__": lambda self, other: _polynomial(polyadd(c, _coefficients(other))), "__sub__": lambda self, other: _polynomial(polysub(c, _coefficients(other))),
        "__mul__": lambda self, other: _polynomial(polymul(c, _coefficients(other))), "the_r": lambda self: roots(c), "the_roots": lambda self: roots(c)}
    return _instance("poly1d", "numpy.poly1d", methods, {"c": c, "coef": c, "coeffs": c, "coefficients": c, "order": len(c) - 1, "o": len(c) - 1, "variable": "x"})

def _coefficients(p):
    return p if isinstance(p, (int, float, list, tuple)) or _kind(p) else p.coeffs

def polynomial_Polynomial(coef):
    c = asarray(coef) * 1.0
    return _instance("Polynomial", "numpy.polynomial.Polynomial", {"__call__": lambda self, arg: polyval(c[::-1], asarray(arg) * 1.0), "degree": lambda self: len(c) - 1,
        "deriv": lambda self, m=1: polynomial_Polynomial(polyder(c[::-1], m)[::-1])}, {"coef": c})

def fft_fftfreq(n, d=1.0):
    if not isinstance(n, int):
        raise ValueError("n should be an integer")
    return concatenate((arange(0, (n - 1) // 2 + 1), arange(-(n // 2), 0))) * (1.0 / (n * d))

def fft_rfftfreq(n, d=1.0):
    if not isinstance(n, int):
        raise ValueError("n should be an integer")
    return arange(0, n // 2 + 1) * (1.0 / (n * d))

def fft_fftshift(x, axes=None):
    return _shifted(asarray(x), axes, 1)

def fft_ifftshift(x, axes=None):
    return _shifted(asarray(x), axes, -1)

def _shifted(x, axes, way):
    axes = list(range(x.ndim)) if axes is None else [axes] if isinstance(axes, int) else list(axes)
    return roll(x, [x.shape[k] // 2 if way > 0 else -(x.shape[k] // 2) for k in axes], axes)
