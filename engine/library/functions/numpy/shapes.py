def _drawn(size, dtype, *params):
    params = [asarray(v) for v in params]
    if size is None:
        a = empty(broadcast_shapes(*[v.shape for v in params]) if params else (), dtype=dtype)
        return a if a.ndim else float(a) if _kind(a) == "f" else int(a)
    sizes = [v.shape for v in params if v.ndim]
    if sizes:
        size = (size,) if isinstance(size, int) else tuple(size)
        met = broadcast_shapes(*(sizes + [size] if dtype == "int" else [size] + sizes))
        if met != size and dtype == "int":
            _outside("random ints of these sizes")
        if met != size:
            raise ValueError(f"Output size {size} is not compatible with broadcast dimensions of inputs {broadcast_shapes(*[v.shape for v in params])}.")
    return empty(size, dtype=dtype)

def random_normal(loc=0.0, scale=1.0, size=None):
    _at_least_0("scale", scale)
    return _drawn(size, "float64", loc, scale)

random_laplace, random_logistic, random_gumbel = random_normal

def _at_least_0(name, v):
    if _known(asarray(v)) and (asarray(v) < 0).any():
        raise ValueError(f"{name} < 0" + (" or lam is NaN" if name == "lam" else ""))

def random_uniform(low=0.0, high=1.0, size=None):
    return _drawn(size, "float64", low, high)

def random_randint(low, high=None, size=None, dtype=None):
    low, high = (0, low) if high is None else (low, high)
    a = _between(low, high, size)
    return a if dtype in (None, int) else _number(asarray(a).astype(dtype))

def Generator_integers(low, high=None, size=None, dtype="int64", endpoint=False):
    low, high = (0, low) if high is None else (low, high)
    return _number(asarray(_between(low, asarray(high) + 1 if endpoint else high, size)).astype(dtype))

def _between(low, high, size):
    if _known(asarray(low)) and _known(asarray(high)) and not (asarray(low) < high).all():
        raise ValueError("low >= high" if ndim(low) or low else "high <= 0")
    return _drawn(size, "int", low, high)

def random_random(size=None):
    return _drawn(size, "float64")

def random_rand(*args):
    if not args:
        return _drawn(None, "float64")
    for n in args:
        if _typename(n) == "bool":
            raise TypeError("an integer is required")
        if _typename(n) in ("tuple", "list", "str", "float", "NoneType"):
            raise TypeError(f"'{_typename(n)}' object cannot be interpreted as an integer")
    return empty(args)

def random_choice(a, size=None, replace=True, p=None):
    if _typename(a) != "int" and array(a).ndim != 1:
        raise ValueError("a must be 1-dimensional" + (" or an integer" if array(a).ndim == 0 else ""))
    return _chosen(a, size, replace, p, 0, ("'a' and 'p' must have same size", "probabilities do not sum to 1", "'replace=False'"))

def _chosen(a, size, replace, p, axis, words):
    one = _typename(a) == "int"
    n = a if one else shape(a)[axis]
    size = () if size is None else (size,) if isinstance(size, int) else tuple(size)
    if p is not None and shape(p) != (n,):
        raise ValueError(words[0] if ndim(p) == 1 else "'p' must be 1-dimensional")
    if p is not None and _known(asarray(p)) and abs(sum(p) - 1) > 1e-8:
        raise ValueError(words[1])
    if not replace and size and _product(size) > n:
        raise ValueError("Cannot take a larger sample than population when " + words[2])
    if one:
        return empty(size, dtype="int64") if size else int(empty((), dtype="int64"))
    sizes = list(shape(a))
    return _number(empty(tuple(sizes[:axis]) + size + tuple(sizes[axis + 1:]), dtype=array(a).dtype))

def random_permutation(x):
    return empty(x, dtype="int64") if _typename(x) == "int" else empty_like(array(x))

def random_shuffle(x):
    if _typename(x) != "array":
        _outside("shuffle of a list")
    x[...] = empty_like(x)

def flipud(m):
    if array(m).ndim < 1:
        raise ValueError("Input must be >= 1-d.")
    return flip(m, 0)

def fliplr(m):
    if array(m).ndim < 2:
        raise ValueError("Input must be >= 2-d.")
    return flip(m, 1)

def array_split(ary, indices_or_sections, axis=0):
    n, at = array(ary).shape[axis], indices_or_sections
    if _typename(at) != "int":
        return _parts(ary, list(at) + [n], axis)
    if at <= 0:
        _outside("a split into no parts")
    return _parts(ary, [(i + 1) * (n // at) + (i + 1 if i + 1 < n % at else n % at) for i in range(at)], axis)

def split(ary, indices_or_sections, axis=0):
    if _typename(indices_or_sections) == "int" and _typename(ary) in ("list", "tuple"):
        raise AttributeError(f"'{_typename(ary)}' object has no attribute 'shape'")
    n, at = array(ary).shape[axis], indices_or_sections
    if _typename(at) == "int" and at > 0 and n % at:
        raise ValueError("array split does not result in an equal division")
    return array_split(ary, at, axis)

def ravel(a, order="C"):
    if order not in ("C", "F"):
        order = _order_of(asarray(a), order)
    return reshape(a, -1) if order == "C" else reshape(transpose(a), -1)

def array_flatten(self, order="C"):
    return ravel(self, order).copy()

def dstack(tup):
    return concatenate([atleast_3d(a) for a in _several(tup)], 2)

def ix_(*args):
    vectors = [asarray(v) for v in args]
    if [v for v in vectors if v.ndim != 1]:
        raise ValueError("Cross index must be 1 dimensional")
    vectors = [nonzero(v)[0] if _kind(v) == "b" else v if v.size else v.astype(int) for v in vectors]
    return tuple(_open(vectors, range(len(vectors))))

def meshgrid(*xi, copy=True, sparse=False, indexing="xy"):
    if indexing not in ("xy", "ij"):
        raise ValueError("Valid values for `indexing` are 'xy' and 'ij'.")
    grid = _open([ravel(x) for x in xi], _crosswise(len(xi), indexing == "xy"))
    if not sparse:
        grid = broadcast_arrays(*grid)
    return tuple([g.copy() for g in grid] if copy else grid)

def array_repeat(a, repeats, axis=None):
    return repeat(a, repeats, axis)

random_random_sample, random_ranf, random_sample, random_standard_normal = random_random

random_randn = random_rand

def Generator_choice(a, size=None, replace=True, p=None, axis=0, shuffle=True):
    if _typename(a) != "int" and array(a).ndim == 0:
        raise ValueError(f"a must be a sequence or an integer, not {type(a)}")
    return _chosen(a, size, replace, p, axis % max(ndim(a), 1), ("a and p must have same size", "Probabilities do not sum to 1. See Notes section of docstring for more information.", "replace is False"))

def Generator_permutation(x, axis=0):
    return random_permutation(x)

def Generator_shuffle(x, axis=0):
    random_shuffle(x)

def _einsum_rank(a, k, term):
    if a.ndim > len(term):
        raise ValueError("operand has more dimensions than subscripts given in einstein sum, but no '...' ellipsis provided to broadcast the extra dimensions.")
    if a.ndim < len(term):
        raise ValueError(f"einstein sum subscripts string contains too many subscripts for operand {k}")

def _einsum_collapses(operand, letter, m, n):
    raise ValueError(f"dimensions in {operand} for collapsing index '{letter}' don't match ({m} != {n})")

# _meets raises what a library says of a @ b where it refuses their types or their sizes.

def _meets(a, b):
    for k, v in enumerate((a, b)):
        if v.ndim == 0:
            raise ValueError(f"matmul: Input operand {k} does not have enough dimensions (has 0, gufunc core with signature (n?,k),(k,m?)->(n?,m?) requires 1)")
    rows = b.shape[-2] if b.ndim > 1 else b.shape[0]
    if a.shape[-1] != rows:
        raise ValueError(f"matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size {rows} is different from {a.shape[-1]})")
    if _first_apart(a.shape[:-2], b.shape[:-2]) is not None:
        raise ValueError(f"operands could not be broadcast together with remapped shapes [original->remapped]: {_remapped(a.shape)} {_remapped(b.shape)}  and requested shape ({a.shape[-2]},{b.shape[-1]})")

def _remapped(shape):
    return _compact(shape) + "->(" + "".join([f"{n}," for n in shape[:-2]]) + "newaxis,newaxis)"

def dot(a, b):
    a, b = _arrayed(a), _arrayed(b)
    if a.ndim == 0 or b.ndim == 0:
        return a * b
    axis = b.ndim - 2 if b.ndim > 1 else 0
    if a.shape[-1] != b.shape[axis]:
        _undotted(a, b, axis)
    return a @ b if b.ndim < 3 else _contracted(a, b, [a.ndim - 1], [axis])

def _undotted(a, b, axis):
    if b.ndim < 3:
        _unmet(a, b)
    raise ValueError(f"shapes {_compact(a.shape)} and {_compact(b.shape)} not aligned: {a.shape[-1]} (dim {a.ndim - 1}) != {b.shape[axis]} (dim {axis})")

def concatenate(arrays, axis=0, dtype=None, casting="same_kind"):
    items = _joinable("concatenate", arrays)
    if dtype is not None:
        [_casts(asarray(a), dtype, casting) for a in items]
        items = [asarray(a).astype(dtype) for a in items]
    elif casting not in ("same_kind", "unsafe"):
        _outside("concatenate with this casting")
    if _typename(axis) == "bool":
        raise TypeError("an integer is required for the axis")
    if _typename(axis) == "array" and axis.ndim:
        raise TypeError("only integer scalar arrays can be converted to a scalar index")
    if _typename(axis) in ("str", "float", "list", "tuple"):
        raise TypeError(f"'{_typename(axis)}' object cannot be interpreted as an integer")
    if axis is None:
        return _joined([ravel(a) for a in items], 0)
    if ndim(items[0]) == 0:
        raise ValueError("zero-dimensional arrays cannot be concatenated")
    return _joined(items, axis)

concat = concatenate

def stack(arrays, axis=0):
    items = _joinable("stack", arrays)
    if axis is None:
        raise TypeError("'NoneType' object cannot be interpreted as an integer")
    if [a for a in items if shape(a) != shape(items[0])]:
        raise ValueError("all input arrays must have the same shape")
    return _piled(items, axis)

def _several(arrays):
    if _typename(arrays) not in ("list", "tuple", "array", "range", "dict", "str"):
        raise TypeError('arrays to stack must be passed as a "sequence" type such as list or tuple.')
    return list(arrays)

def _joinable(name, arrays):
    if name == "concatenate" and _typename(arrays) not in ("list", "tuple", "array", "range", "dict", "str"):
        raise TypeError("The first input argument needs to be a sequence" if _typename(arrays) in ("generator", "map", "zip") else "dispatcher for __array_function__ did not return an iterable")
    items = _several(arrays)
    if len(items) == 0:
        raise ValueError(f"need at least one array to {name}")
    return items

# What np.ogrid[…] and its kin make of what stands between the brackets, ranges as arrays;

# single tells that no comma stands there.

def _ranged(item):
    if _typename(item) != "slice":
        return item
    if item.stop is None or "float" in [_typename(n) for n in (item.start, item.stop)] or _typename(item.step) not in ("int", "NoneType"):
        return _finely(item)
    return arange(int(item.start or 0), int(item.stop), int(1 if item.step is None else item.step))

def _ogrid(ranges, single):
    if [r for r in ranges if _kind(r) == "" or r.ndim != 1]:
        _outside("ogrid of anything but low:high")
    if "f" in [_kind(r) for r in ranges]:
        ranges = [r * 1.0 for r in ranges]
    grid = _unseen(_open(ranges, range(len(ranges))))
    return grid[0] if single else _grids(grid)

def _mgrid(ranges, single):
    grid = _ogrid(ranges, single)
    return grid if single else _piled(_unseen(broadcast_arrays(*grid)), 0)

def _grids(grid):
    return tuple(grid)

def _laid_r(parts, single):
    return _joined(_one_type([atleast_1d(a) for a in parts]), 0)

def _laid_c(parts, single):
    return _joined(_one_type([atleast_1d(a)[:, None] if ndim(a) < 2 else a for a in parts]), -1)

def eye(N, M=None, k=0, dtype=None):
    return _diagonal_ones(N, M, k, dtype)

def identity(n, dtype=None):
    return _diagonal_ones(n, None, 0, dtype)

def property_flat(self):
    return _lazy("flatiter", list(ravel(self)))

def _flat(a):
    flat = a.reshape(-1)
    if not shares_memory(a, flat):
        _outside("flat of values that do not lie in order")
    return flat

def _spelled(v, kind):
    if kind == "b":
        _outside("a text as a bool", "operation")
    return float(v) if kind == "f" else int(v)

def trace(a, offset=0, axis1=0, axis2=1):
    if ndim(a) > 1 and axis1 % ndim(a) == axis2 % ndim(a):
        raise ValueError("axis1 and axis2 cannot be the same")
    m = moveaxis(_arrayed(a), (axis1, axis2), (-2, -1)) if ndim(a) > 2 else _arrayed(a)
    if m.ndim < 2 or m.ndim == 2 and offset == 0:
        return diagonal(m).sum()
    return where(arange(m.shape[-2])[:, None] + offset == arange(m.shape[-1]), m, 0).sum((-2, -1))

def array_view(self, *more):
    if more:
        _outside("view of these")
    return self[...]
