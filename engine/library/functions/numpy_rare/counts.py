# How often values are there, and where they stand among others.

def histogram_bin_edges(a, bins=10, range=None):
    return _histogram(a, bins, range, None, None)[1]

def histogram2d(x, y, bins=10, range=None):
    if isinstance(bins, (list, tuple)) or ndim(bins) or not _known(asarray(x)) or not _known(asarray(y)):
        _outside("histogram2d of these")
    low = (None, None) if range is None else range
    ex, ey = histogram_bin_edges(x, bins, low[0]), histogram_bin_edges(y, bins, low[1])
    i = where(asarray(x) == ex[-1], bins - 1, digitize(x, ex) - 1)
    j = where(asarray(y) == ey[-1], bins - 1, digitize(y, ey) - 1)
    return ((i == arange(bins)[:, None, None]) & (j == arange(bins)[:, None])).sum(-1) * 1.0, ex, ey

def bincount(x, weights=None, minlength=0):
    given, x = x, asarray(x)
    if x.ndim > 1 and _sequence(given):
        raise ValueError("setting an array element with a sequence. The requested array would exceed the maximum number of dimension of 1.")
    if x.ndim != 1:
        raise ValueError("object too deep for desired array" if x.ndim > 1 else "object of too small depth for desired array")
    if _kind(x) == "f" and (x.size or len(shape(given)) == 0 or not isinstance(given, list)):
        raise TypeError(f"Cannot cast array data from dtype('{x.dtype.name}') to dtype('int64') according to the rule 'safe'")
    if minlength < 0:
        raise ValueError("'minlength' must not be negative")
    if not _known(x):
        _outside("bincount of values that are not known")
    if (x < 0).any():
        raise ValueError("'list' argument must have no negative elements")
    hits = x == arange(max(x.max() + 1, minlength) if x.size else minlength)[:, None]
    if weights is None:
        return _changed("", x, _unseen(hits.sum(1)), [-1], [])
    if ndim(weights) != 1:
        _outside("bincount with these weights")
    if shape(weights) != x.shape:
        raise ValueError("The weights and list don't have the same length.")
    return _changed("", x, _unseen(where(hits, weights, 0.0).sum(1)), [-1], [], False, weights)

def searchsorted(a, v, side="left", sorter=None):
    a, v = asarray(a), asarray(v)
    if a.ndim != 1:
        raise ValueError("object too deep for desired array" if a.ndim > 1 else "object of too small depth for desired array")
    if side not in ("left", "right"):
        raise ValueError(f"search side must be 'left' or 'right' (got '{side}')")
    if sorter is not None:
        a = a[sorter]
    if _known(a) and (a[1:] < a[:-1]).any():
        _outside("searchsorted of values that are not known to be sorted")
    at = (a < v[..., None] if side == "left" else a <= v[..., None]).sum(-1)
    at = where(v != v, len(a), at)[()] if _kind(v) == "f" else at
    return _changed("", v, _unseen(at), list(range(v.ndim)), [], False, a) if v.ndim else at

def digitize(x, bins, right=False):
    bins, side = asarray(bins), "left" if right else "right"
    if bins.ndim == 0:
        raise ValueError("object of too small depth for desired array")
    if (bins[1:] >= bins[:-1]).all():
        return searchsorted(bins, x, side)
    if (bins[1:] > bins[:-1]).any():
        raise ValueError("bins must be monotonically increasing or decreasing")
    at = len(bins) - searchsorted(bins[::-1], x, side)
    return _changed("", x, _unseen(at), list(range(ndim(x))), [], False, bins) if ndim(x) else at

def histogram(a, bins=10, range=None, density=None, weights=None):
    n, edges = _unseen(_histogram(a, bins, range, density, weights))
    return (_changed("", a, n, [-1], [], False, bins if ndim(bins) else None), edges)

def _histogram(a, bins, range, density, weights):
    a, edges = ravel(a), asarray(bins)
    if isinstance(bins, str):
        _outside("histogram of these")
    if weights is not None and shape(weights) != shape(a):
        raise ValueError("weights should have the same shape as a.")
    if not _known(a):
        return (_unheld(zeros(bins if edges.ndim == 0 else len(edges) - 1, dtype=None if density else int)), edges if edges.ndim else _unheld(zeros(bins + 1)))
    if edges.ndim == 0:
        if bins < 1:
            raise ValueError("`bins` must be positive, when an integer")
        low, high = range if range is not None else (a.min(), a.max()) if a.size else (0, 1)
        spread = 0.5 if low == high else 0
        if not isfinite(low) or not isfinite(high):
            raise ValueError(f"{'autodetected' if range is None else 'supplied'} range of [{low}, {high}] is not finite")
        edges = linspace(low - spread, high + spread, bins + 1, dtype=a.dtype if _kind(a) == "f" else float)
    elif (edges[:-1] > edges[1:]).any():
        raise ValueError("`bins` must increase monotonically, when an array")
    if weights is not None:
        inside = (edges[:-1] <= a[:, None]) & ((a[:, None] < edges[1:]) | (arange(1, len(edges)) == len(edges) - 1) & (a[:, None] == edges[-1]))
        n = where(inside, asarray(weights)[:, None], asarray(weights)[:1] * 0).sum(0)
    else:
        n = diff(append((a[:, None] < edges[:-1]).sum(0), (a <= edges[-1]).sum()))
    return (n / diff(edges) / n.sum() if density else n, edges)
