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

def random_lognormal(mean=0.0, sigma=1.0, size=None):
    return _drawn(size, "float64", mean, sigma)

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

def random_exponential(scale=1.0, size=None):
    _at_least_0("scale", scale)
    return _drawn(size, "float64", scale)

random_rayleigh = random_exponential

def random_gamma(shape, scale=1.0, size=None):
    _at_least_0("shape", shape)
    return _drawn(size, "float64", shape, scale)

def random_beta(a, b, size=None):
    return _drawn(size, "float64", a, b)

def random_standard_t(df, size=None):
    return _drawn(size, "float64", df)

random_chisquare = random_standard_t

def random_weibull(a, size=None):
    return _drawn(size, "float64", a)

random_pareto = random_weibull

def random_triangular(left, mode, right, size=None):
    return _drawn(size, "float64", left, mode, right)

def random_poisson(lam=1.0, size=None):
    _at_least_0("lam", lam)
    return _drawn(size, "int64", lam)

def random_binomial(n, p, size=None):
    if _known(asarray(p)) and not ((asarray(p) >= 0) & (asarray(p) <= 1)).all():
        raise ValueError("p < 0, p > 1 or p is NaN")
    return _drawn(size, "int64", n, p)

def random_geometric(p, size=None):
    return _drawn(size, "int64", p)

# Rows of random numbers: one for each item of size.

def _drawn_rows(size, n, dtype="float64"):
    size = () if size is None else (size,) if isinstance(size, int) else tuple(size)
    return empty(size + (n,), dtype=dtype)

def random_multivariate_normal(mean, cov, size=None):
    if ndim(mean) != 1:
        raise ValueError("mean must be 1 dimensional")
    if ndim(cov) != 2 or shape(cov)[0] != shape(cov)[1]:
        raise ValueError("cov must be 2 dimensional and square")
    if len(mean) != len(cov):
        raise ValueError("mean and cov must have same length")
    return _drawn_rows(size, len(mean))

def random_multinomial(n, pvals, size=None):
    if ndim(n) or ndim(pvals) != 1:
        _outside("multinomial of these")
    return _drawn_rows(size, len(pvals), "int64")

def random_dirichlet(alpha, size=None):
    return _drawn_rows(size, len(alpha))

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

def broadcast(*args):
    a = _broadcast(*args)
    return _record("broadcast", {"shape": a.shape, "ndim": a.ndim, "nd": a.ndim, "size": a.size, "numiter": len(args), "index": 0})

def flipud(m):
    if array(m).ndim < 1:
        raise ValueError("Input must be >= 1-d.")
    return flip(m, 0)

def fliplr(m):
    if array(m).ndim < 2:
        raise ValueError("Input must be >= 2-d.")
    return flip(m, 1)

def array_split(ary, indices_or_sections, axis=0):
    n, at = array(ary).shape[_axis(ary, axis)], indices_or_sections
    if _typename(at) != "int":
        return _parts(ary, list(at) + [n], axis)
    if at <= 0:
        _outside("a split into no parts")
    return _parts(ary, [(i + 1) * (n // at) + (i + 1 if i + 1 < n % at else n % at) for i in range(at)], axis)

def split(ary, indices_or_sections, axis=0):
    if _typename(indices_or_sections) == "int" and _typename(ary) in ("list", "tuple"):
        raise AttributeError(f"'{_typename(ary)}' object has no attribute 'shape'")
    n, at = array(ary).shape[_axis(ary, axis)], indices_or_sections
    if _typename(at) == "int" and at > 0 and n % at:
        raise ValueError("array split does not result in an equal division")
    return array_split(ary, at, axis)

def select(condlist, choicelist, default=0):
    if len(condlist) != len(choicelist):
        raise ValueError("list of cases must be same length as list of conditions")
    chosen = default
    for condition, choice in reversed(list(zip(condlist, choicelist))):
        chosen = where(condition, choice, chosen)
    return chosen

def ravel(a, order="C"):
    if order not in ("C", "F"):
        _outside("this order")
    return reshape(a, -1) if order == "C" else reshape(transpose(a), -1)

def array_flatten(self, order="C"):
    return ravel(self, order).copy()

def array_resize(self, *new_shape, refcheck=True):
    sizes = new_shape[0] if len(new_shape) == 1 and _typename(new_shape[0]) != "int" else new_shape
    n = 1
    for size in sizes:
        n = n * size
    if n != self.size:
        _outside("resize to another number of values")
    _become(self, self.reshape(sizes))

def finfo(dtype):
    a, digits, eps, most, tiny, shown = _precision(dtype)
    one = {2: numpy.float16, 4: numpy.float32, 8: numpy.float64}[a.itemsize]
    return _record("finfo", {"bits": a.itemsize * 8, "eps": one(eps), "max": one(most), "min": one(-most), "tiny": one(tiny), "smallest_normal": one(tiny), "resolution": one(shown), "nmant": digits, "dtype": a.dtype})

def dstack(tup):
    return concatenate([atleast_3d(a) for a in _several(tup)], 2)

def rollaxis(a, axis, start=0):
    k = _axis(a, axis)
    to = start + a.ndim if start < 0 else start
    if to < 0 or to > a.ndim:
        _outside("rollaxis to an axis that there is not")
    return moveaxis(a, k, to - 1 if k < to else to)

def resize(a, new_shape):
    flat = array(a).ravel()
    shape = (new_shape,) if _typename(new_shape) == "int" else tuple(new_shape)
    n = 1
    for size in shape:
        if size < 0:
            raise ValueError("all elements of `new_shape` must be non-negative")
        n = n * size
    if flat.size == 0:
        return zeros(shape, dtype=flat.dtype)
    return tile(flat, -(-n // flat.size))[:n].reshape(shape)

def ix_(*args):
    vectors = [asarray(v) for v in args]
    if [v for v in vectors if v.ndim != 1]:
        raise ValueError("Cross index must be 1 dimensional")
    vectors = [nonzero(v)[0] if _kind(v) == "b" else v if v.size else v.astype(int) for v in vectors]
    return tuple(_open(vectors, range(len(vectors))))

def meshgrid(*xi, copy=True, sparse=False, indexing="xy"):
    if indexing not in ("xy", "ij"):
        raise ValueError("Valid values for `indexing` are 'xy' and 'ij'.")
    grid = _open(xi, _crosswise(len(xi), indexing == "xy"))
    if not sparse:
        grid = broadcast_arrays(*grid)
    return tuple([g.copy() for g in grid] if copy else grid)

def array_repeat(a, repeats, axis=None):
    return repeat(a, repeats, axis)

def _depth(x):
    return 1 + _depth(x[0]) if _typename(x) == "list" else 0

def _blocked(x, level, ndim):
    if _typename(x) != "list":
        a = array(x)
        return a.reshape([1 for i in range(ndim - a.ndim)] + list(a.shape))
    for item in x:
        if _depth(item) != level - 1:
            _outside("block of lists of several depths")
    return concatenate([_blocked(item, level - 1, ndim) for item in x], -level)

def _widest(x):
    if _typename(x) != "list":
        return array(x).ndim
    return sorted([_widest(item) for item in x])[-1]

def block(arrays):
    depth, widest = _depth(arrays), _widest(arrays)
    return _blocked(arrays, depth, depth if depth > widest else widest)

def sliding_window_view(x, window_shape, axis=None):
    a, sizes = asarray(x), [window_shape] if _typename(window_shape) == "int" else list(window_shape)
    axes = list(range(a.ndim)) if axis is None else [axis] if _typename(axis) == "int" else list(axis)
    if len(sizes) != len(axes) and axis is None:
        raise ValueError(f"Since axis is `None`, must provide window_shape for all dimensions of `x`; got {len(sizes)} window_shape elements and `x.ndim` is {a.ndim}.")
    if len(sizes) != len(axes):
        raise ValueError(f"Must provide matching length window_shape and axis; got {len(sizes)} window_shape elements and {len(axes)} axes elements.")
    shape, strides = list(a.shape), list(_strides(a))
    for k, n in zip(axes, sizes):
        i = _axis(a, k)
        if n < 0:
            raise ValueError("`window_shape` cannot contain negative values")
        if shape[i] < n:
            raise ValueError("window shape cannot be larger than input array shape")
        shape[i] = shape[i] - n + 1
        strides.append(strides[i])
    return broadcast_to(_strided(a, shape + sizes, strides), shape + sizes) # which nothing is written to

random_random_sample, random_ranf, random_sample, random_standard_normal = random_random

random_randn = random_rand

def Generator_choice(a, size=None, replace=True, p=None, axis=0, shuffle=True):
    if _typename(a) != "int" and array(a).ndim == 0:
        raise ValueError(f"a must be a sequence or an integer, not {type(a)}")
    return _chosen(a, size, replace, p, axis % max(ndim(a), 1), ("a and p must have same size", "Probabilities do not sum to 1. See Notes section of docstring for more information.", "replace is False"))

def Generator_permutation(x, axis=0):
    return random_permutation(x)

def Generator_permuted(x, axis=None, out=None):
    return empty_like(array(x))

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

def concatenate(arrays, axis=0):
    items = _joinable("concatenate", arrays)
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
    if item.stop is None or "float" in [_typename(n) for n in (item.start, item.stop, item.step)]:
        _outside("a range of these")
    return arange(int(item.start or 0), int(item.stop), int(1 if item.step is None else item.step))

def _ogrid(ranges, single):
    if [r for r in ranges if _kind(r) == "" or r.ndim != 1]:
        _outside("ogrid of anything but low:high")
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

def ndindex(*shape):
    places = [()]
    for n in shape[0] if len(shape) == 1 and _sequence(shape[0]) else shape:
        places = [place + (i,) for place in places for i in range(n)]
    return _lazy("ndindex", places)

def ndenumerate(arr):
    arr = asarray(arr)
    return _lazy("ndenumerate", list(zip(ndindex(arr.shape), ravel(arr))))

def fromiter(iter, dtype, count=-1):
    items = list(iter)
    return array(items if count < 0 else items[:count], dtype=dtype)

# A ufunc with options: the type to compute in, which values to compute, where they go.

def _ufunc(op, n, given, options):
    if len(given) < n:
        _outside("a ufunc of these")
    inputs, out, casting = list(given[:n]), options.get("out", given[n] if len(given) > n else None), options.get("casting", "same_kind")
    name = {"true_divide": "divide", "abs": "absolute", "mod": "remainder", "pow": "power"}.get(_called(op), _called(op))
    out, mask = out[0] if isinstance(out, tuple) else out, options.get("where", True)
    if out is not None and _kind(out) == "":
        raise TypeError("return arrays must be of ArrayType")
    inputs = _of_loop(name, inputs, options.get("dtype"), casting)
    if out is not None or mask is not True:
        met = [shape(v) for v in inputs] + ([] if out is None else [out.shape]) + ([] if mask is True else [shape(mask)])
        for k in range(len(met)):
            for j in range(k):
                if _first_apart(met[j], met[k]) is not None:
                    raise ValueError("operands could not be broadcast together with shapes " + "".join([_compact(s) + " " for s in met]))
    result = op(*inputs)
    if out is None:
        return result if mask is True else _unheld(asarray(result) if mask is None else broadcast_to(result, broadcast_shapes(shape(result), shape(mask))))
    if not can_cast(result.dtype, out.dtype, casting):
        raise UFuncTypeError(f"Cannot cast ufunc '{name}' output from dtype('{result.dtype.name}') to dtype('{out.dtype.name}') with casting rule '{casting}'")
    whole = broadcast_shapes(shape(result), shape(mask))
    if broadcast_shapes(whole, out.shape) != out.shape:
        raise ValueError(f"non-broadcastable output operand with shape {_compact(out.shape)} doesn't match the broadcast shape {_compact(broadcast_shapes(whole, out.shape))}")
    out[...] = (result if mask is True else where(mask, result, out)).astype(out.dtype)
    return out

def _of_loop(name, inputs, dtype, casting):
    _castings(casting)
    if dtype is None and casting in ("same_kind", "unsafe"):
        return inputs
    to = result_type(*inputs) if dtype is None else zeros(1, dtype=dtype).dtype
    closed = name in ("add", "subtract", "multiply", "maximum", "minimum", "power", "floor_divide", "remainder", "fmod", "absolute", "negative", "square", "positive", "sign")
    if not closed and name[:3] in ("equ", "not", "les", "gre", "log", "isn", "isi", "isf", "bit") or _kind(zeros(1, dtype=to)) not in ("iuf" if closed else "f"):
        _outside("a ufunc of this type")
    for k, v in enumerate(inputs):
        have = to if isinstance(v, (int, float)) and result_type(v, to) == to else asarray(v).dtype
        if not can_cast(have, to, casting):
            at = f" {k}" if len(inputs) > 1 else ""
            raise UFuncTypeError(f"Cannot cast ufunc '{name}' input{at} from dtype('{have.name}') to dtype('{to.name}') with casting rule '{casting}'")
    return [asarray(v).astype(to) for v in inputs]

def _castings(casting, more=""):
    if casting not in ("no", "equiv", "safe", "same_kind", "unsafe"):
        raise ValueError(f"casting must be one of 'no', 'equiv', 'safe', 'same_kind', 'unsafe'{more} (got '{casting}')")

def result_type(*arrays_and_dtypes):
    if not arrays_and_dtypes:
        raise ValueError("at least one array or dtype is required")
    total = None
    for v in arrays_and_dtypes:
        v = v if isinstance(v, (int, float)) else zeros(1, dtype=v if _kind(v) == "" and not _sequence(v) else asarray(v).dtype)
        total = v if total is None else total + v
    return asarray(total).dtype

def promote_types(type1, type2):
    return (zeros(1, dtype=type1) + zeros(1, dtype=type2)).dtype

def can_cast(from_, to, casting="safe"):
    _castings(casting)
    if isinstance(from_, (int, float)):
        _outside("can_cast of a number")
    a, b = [v if _kind(v) else zeros(1, dtype=v) for v in (from_, to)]
    if casting in ("unsafe", "no", "equiv"):
        return casting == "unsafe" or a.dtype == b.dtype
    kinds = ["b", "u", "i", "f"]
    return (a.dtype == b.dtype or promote_types(a.dtype, b.dtype) == b.dtype) or casting == "same_kind" and kinds.index(_kind(a)) <= kinds.index(_kind(b)) and _kind(b) != "b"

def set_printoptions(precision=None, threshold=None, edgeitems=None, linewidth=None, suppress=None, nanstr=None, infstr=None, formatter=None, sign=None, floatmode=None):
    return None

def _into(r, out):
    if shape(r) != out.shape or asarray(r).dtype != out.dtype:
        _outside("a result in an array of another shape or type")
    out[...] = r
    return out

def _spelled(v, kind):
    if kind == "b":
        _outside("a text as a bool", "operation")
    return float(v) if kind == "f" else int(v)

def _linspaced(start, stop, num, endpoint, dtype, retstep, axis):
    a, b = asarray(start) * 1.0, asarray(stop) * 1.0
    step = (b - a) / (num - 1 if endpoint else num)
    i = arange(num).reshape((-1,) + (1,) * step.ndim)
    y = moveaxis(where((i == num - 1) & endpoint, b, a + i * step), 0, axis)
    y = y if dtype is None else (floor(y) if _kind(zeros(1, dtype=dtype)) == "i" else y).astype(dtype)
    return (y, _number(step)) if retstep else y

def trace(a, offset=0, axis1=0, axis2=1):
    if ndim(a) > 1 and axis1 % ndim(a) == axis2 % ndim(a):
        raise ValueError("axis1 and axis2 cannot be the same")
    m = moveaxis(_arrayed(a), (axis1, axis2), (-2, -1)) if ndim(a) > 2 else _arrayed(a)
    if m.ndim < 2 or m.ndim == 2 and offset == 0:
        return diagonal(m).sum()
    return where(arange(m.shape[-2])[:, None] + offset == arange(m.shape[-1]), m, 0).sum((-2, -1))

# A partition has what it promises alone: where the values stand beside is not known.

def partition(a, kth, axis=-1):
    a = asarray(a)
    _kths(a, kth, axis)
    return _unheld(a.copy())

def argpartition(a, kth, axis=-1):
    a = asarray(a)
    _kths(a, kth, axis)
    return _unheld(zeros(a.shape, dtype="int64"))

def _kths(a, kth, axis):
    n = a.shape[_axis(a, axis)]
    for k in ravel(kth):
        if not -n <= k < n:
            raise ValueError(f"kth(={k if k >= 0 else k + n}) out of bounds ({n})")

def array_partition(a, kth, axis=-1):
    a[...] = partition(a, kth, axis)

def _window(M, parts):
    if ndim(M):
        _outside("a window of these")
    if M < 1:
        return zeros(0)
    n = arange(1 - M, M, 2)
    return ones(1) if M == 1 else _unseen(parts[0] + parts[1] * cos(pi * n / (M - 1)) + parts[2] * cos(2.0 * pi * n / (M - 1)))

def hanning(M):
    return _window(M, (0.5, 0.5, 0.0))

def hamming(M):
    return _window(M, (0.54, 0.46, 0.0))

def blackman(M):
    return _window(M, (0.42, 0.5, 0.08))

def ufunc_reduceat(op, array, indices, axis=0):
    rows, at = moveaxis(asarray(array), axis, 0), list(indices)
    if [k for k in at if not 0 <= k < len(rows)]:
        _outside("reduceat of these places")
    ends = at[1:] + [len(rows)]
    parts = [ufunc_reduce(op, rows[i:j], keepdims=True) if i < j else rows[i:i + 1] for i, j in zip(at, ends)]
    return moveaxis(concatenate(parts), 0, axis)

def as_strided(x, shape=None, strides=None):
    x = asarray(x)
    return _strided(x, x.shape if shape is None else shape, _strides(x) if strides is None else [s // x.itemsize for s in strides])

def testing_assert_allclose(actual, desired, rtol=1e-07, atol=0):
    if not allclose(actual, desired, rtol, atol, True):
        _outside("a failing test")

def testing_assert_array_equal(actual, desired):
    if not (asarray(actual) == asarray(desired)).all():
        _outside("a failing test")

testing_assert_equal = testing_assert_array_equal

def testing_assert_array_almost_equal(actual, desired, decimal=6):
    testing_assert_allclose(actual, desired, 0, 1.5 * 10.0 ** -decimal)

testing_assert_almost_equal = testing_assert_array_almost_equal

def triu_indices_from(arr, k=0):
    return triu_indices(arr.shape[-2], k, arr.shape[-1])

def tril_indices_from(arr, k=0):
    return tril_indices(arr.shape[-2], k, arr.shape[-1])

def nanquantile(a, q, axis=None):
    a, k = (ravel(a), 0) if axis is None else (asarray(a), axis)
    v = apply_along_axis(lambda row: quantile(row[row == row], q), k, a)
    return moveaxis(v, k, 0) if ndim(q) else v[()]

def nanpercentile(a, q, axis=None):
    return nanquantile(a, asarray(q) / 100, axis)

def permute_dims(a, axes=None):
    return transpose(a, axes)

def matrix_transpose(x):
    return swapaxes(x, -1, -2)

def reciprocal(x):
    x = asarray(x)
    if _kind(x) != "f" and (x == 0).any():
        _outside("reciprocal of 0")
    return 1 / x if _kind(x) == "f" else 1 // x

def array_view(self, *more):
    if more:
        _outside("view of these")
    return self[...]

def array_is_integer(self):
    return bool(self == floor(self))
