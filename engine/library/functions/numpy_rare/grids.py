# Grids between brackets, and other ways to show the same values.

def inner(a, b):
    a, b = asarray(a), asarray(b)
    if a.ndim == 0 or b.ndim == 0:
        return a * b
    if a.shape[-1] != b.shape[-1]:
        if b.ndim > 2:
            _outside("inner of these")
        raise ValueError(f"shapes {_compact(a.shape)} and {_compact(b.T.shape)} not aligned: {a.shape[-1]} (dim {a.ndim - 1}) != {b.shape[-1]} (dim 0)")
    return a @ b.T if b.ndim < 3 else _contracted(a, b, [a.ndim - 1], [b.ndim - 1])

def unique(ar, return_index=False, return_inverse=False, return_counts=False, axis=None, equal_nan=True, sorted=True):
    if axis is not None:
        return _unique_rows(asarray(ar), _axis(asarray(ar), axis), return_index, return_inverse, return_counts)
    return _uniques(ar, shape(ar), return_index, return_inverse, return_counts)

def flipud(m):
    if array(m).ndim < 1:
        raise ValueError("Input must be >= 1-d.")
    return flip(m, 0)

def fliplr(m):
    if array(m).ndim < 2:
        raise ValueError("Input must be >= 2-d.")
    return flip(m, 1)

def dstack(tup):
    return concatenate([atleast_3d(a) for a in _several(tup)], 2)

# What np.ogrid[…] and its kin make of what stands between the brackets, ranges as arrays;
# single tells that no comma stands there.

def _ranged(item):
    if _typename(item) != "slice":
        return item
    if item.stop is None or "float" in [_typename(n) for n in (item.start, item.stop)] or _typename(item.step) not in ("int", "NoneType"):
        return _finely(item)
    return arange(int(item.start or 0), int(item.stop), int(1 if item.step is None else item.step))

def index_ogrid(ranges, single):
    if [r for r in ranges if _kind(r) == "" or r.ndim != 1]:
        _outside("ogrid of anything but low:high")
    if "f" in [_kind(r) for r in ranges]:
        ranges = [r * 1.0 for r in ranges]
    grid = _unseen(_open(ranges, range(len(ranges))))
    return grid[0] if single else _grids(grid)

def index_mgrid(ranges, single):
    grid = index_ogrid(ranges, single)
    return grid if single else _piled(_unseen(broadcast_arrays(*grid)), 0)

def _grids(grid):
    return tuple(grid)

def index_r_(parts, single):
    return _joined(_one_type([atleast_1d(a) for a in parts]), 0)

def index_c_(parts, single):
    return _joined(_one_type([atleast_1d(a)[:, None] if ndim(a) < 2 else a for a in parts]), -1)

def property_flat(self):
    return _lazy("flatiter", list(ravel(self)))

def array_view(self, *more):
    if more:
        _outside("view of these")
    return self[...]

def roll(a, shift, axis=None):
    if shift is None:
        _no_number("int", shift)
    if _sequence(shift) or _sequence(axis):
        shifts, axes = list(shift) if _sequence(shift) else [shift], list(axis) if _sequence(axis) else [axis]
        if len(shifts) != len(axes) and len(shifts) != 1 and len(axes) != 1:
            raise ValueError(f"shape mismatch: objects cannot be broadcast to a single shape.  Mismatch is between arg 0 with shape ({len(shifts)},) and arg 1 with shape ({len(axes)},).")
        if len(axes) > 1:
            return _rolled(_arrayed(a), shifts if len(shifts) > 1 else shifts * len(axes), axes)
        shift, axis = sum(shifts), axes[0]
    return _rolled(_arrayed(a), int(shift) if isinstance(shift, float) else shift, axis)

def diff(a, n=1, axis=-1, prepend=None, append=None):
    if not isinstance(axis, int):
        _int_for(axis)
    a = _arrayed(a)
    if a.ndim == 0:
        raise ValueError("diff requires input that is at least one dimensional")
    if n < 0:
        raise ValueError(f"order must be non-negative but got {n}")
    ends = [a.shape[k] if k != axis % a.ndim else 1 for k in range(a.ndim)]
    if prepend is not None:
        a = concatenate((broadcast_to(prepend, ends) if ndim(prepend) == 0 else prepend, a), axis)
    if append is not None:
        a = concatenate((a, broadcast_to(append, ends) if ndim(append) == 0 else append), axis)
    return _differences(a, n, axis)

def meshgrid(*xi, copy=True, sparse=False, indexing="xy"):
    if indexing not in ("xy", "ij"):
        raise ValueError("Valid values for `indexing` are 'xy' and 'ij'.")
    axes = _crosswise(len(xi), indexing == "xy")
    grid, numbers = [_meshed(xs, axes, sparse) for xs in (xi, [arange(size(x)) for x in xi])]
    if not copy:
        return tuple(_meshed(xi, axes, sparse))
    return tuple([_changed("", x, g, [0 if i == k else -1 for i in range(len(xi))], n if n.size <= 4096 else [], True) for x, g, k, n in zip(xi, _unseen(grid), axes, numbers)])

def _meshed(xi, axes, sparse):
    grid = _open([ravel(x) for x in xi], axes)
    return grid if sparse else broadcast_arrays(*grid)

def identity(n, dtype=None):
    return eye(n, None, 0, dtype)
