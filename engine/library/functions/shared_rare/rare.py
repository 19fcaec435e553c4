# Functions of several libraries that few programs have.

def atleast_3d(*arys):
    return _single([a.reshape(1, 1, 1) if a.ndim == 0 else a[None, :, None] if a.ndim == 1 else a[:, :, None] if a.ndim == 2 else a for a in [_arrayed(v) for v in arys]])

def _precision(dtype):
    a = zeros(1, dtype=dtype)
    if _kind(a) != "f":
        _outside("finfo of ints")
    digits, most, shown = (7, 127, 1e-2) if f"{a.dtype}"[-8:] == "bfloat16" else {2: (10, 15, 1e-3), 4: (23, 127, 1e-6), 8: (52, 1023, 1e-15)}[a.itemsize]
    eps = 2.0 ** -digits
    return (a, digits, eps, (2 - eps) * 2.0 ** most, 2.0 ** (1 - most), shown)

def iinfo(type):
    a = zeros(1, dtype=type)
    if _kind(a) not in "iu":
        _outside("iinfo of floats")
    bits, signed = a.itemsize * 8, _kind(a) == "i"
    half = 2 ** (bits - 2)
    most = half - 1 + half
    if not signed:
        most = 2 * most + 1
    return _record("iinfo", {"bits": bits, "max": most, "min": -most - 1 if signed else 0, "dtype": a.dtype})

def heaviside(a, b):
    a, b = _arrayed(a), _unlisted(b)
    return _number(where(a > 0, 1.0, where(a == 0, b, where(a < 0, 0.0, a))).astype(copysign(a, b).dtype))

def float_power(a, b):
    return asarray(a).astype("float64") ** b

def kron(a, b):
    a, b = _arrayed(a), _arrayed(b)
    rank = max(a.ndim, b.ndim)
    m, n = [1] * (rank - a.ndim) + list(a.shape), [1] * (rank - b.ndim) + list(b.shape)
    pairs = a.reshape([size for k in m for size in (k, 1)]) * b.reshape([size for k in n for size in (1, k)])
    return _number(pairs.reshape([m[k] * n[k] for k in range(rank)]))

def _contracted(a, b, left, right):
    left, right = [k % a.ndim for k in left], [k % b.ndim for k in right]
    rows, columns = [k for k in range(a.ndim) if k not in left], [k for k in range(b.ndim) if k not in right]
    sizes = [a.shape[k] for k in rows], [a.shape[k] for k in left], [b.shape[k] for k in columns]
    a = permute(a, rows + left).reshape(_product(sizes[0]), _product(sizes[1]))
    b = permute(b, right + columns).reshape(_product(sizes[1]), _product(sizes[2]))
    return (a @ b).reshape(sizes[0] + sizes[2])

def _quantiles(a, q, axis, keepdims):
    a, at = asarray(a), asarray(q)
    if isinstance(axis, tuple) and not keepdims:
        axes = [k % a.ndim for k in axis]
        rest = [k for k in range(a.ndim) if k not in axes]
        a, axis = permute(a, rest + axes).reshape([a.shape[k] for k in rest] + [-1]), len(rest)
    if isinstance(axis, tuple) or _kind(a) == "b" or _kind(a) == "f" and _known(a) and isnan(a).any():
        _outside("a quantile of these")
    s = _ordered(a.ravel(), 0) if axis is None else moveaxis(_ordered(a, axis), axis, 0)
    if len(s) == 0:
        raise IndexError(f"index {-1 if _kind(a) == 'f' else 0} is out of bounds for axis 0 with size 0")
    at = at * (len(s) - 1)
    low = floor(at).astype(int64)
    part = (at - low).reshape(tuple(at.shape) + (1,) * (s.ndim - 1))
    v = s[low] + (s[clip(low + 1, 0, len(s) - 1)] - s[low]) * part
    if _kind(a) == "f" and _kind(q) == "" and at.ndim == 0:
        v = v.astype(a.dtype)
    if keepdims:
        return v.reshape(tuple(at.shape) + (1,) * a.ndim) if axis is None else expand_dims(v, at.ndim + axis % a.ndim)
    return v

def _norm_of_vectors(x, ord, axis, keepdims):
    if ord is None or ord == 2:
        return sqrt(square(x).sum(axis, keepdims=keepdims))
    if ord == inf:
        return abs(x).amax(axis, keepdims=keepdims)
    if ord == -inf:
        return abs(x).amin(axis, keepdims=keepdims)
    if ord == 0:
        return (x != 0).astype(x.dtype).sum(axis, keepdims=keepdims)
    if ord == 1:
        return abs(x).sum(axis, keepdims=keepdims)
    return (abs(x) ** ord).sum(axis, keepdims=keepdims) ** (1 / ord)

def _norm_of_matrices(x, ord, axes, keepdims):
    if ord is None or ord == "fro":
        return sqrt(square(x).sum(axes, keepdims=keepdims))
    if ord in (2, -2, "nuc"):
        return _number(_unheld(sqrt(square(x).sum(axes, keepdims=keepdims))))
    sums = abs(x).sum(axes[0 if abs(ord) == 1 else 1], keepdims=True)
    return sums.amax(axes, keepdims=keepdims) if ord > 0 else sums.amin(axes, keepdims=keepdims)

def _finite(x, nan, posinf, neginf):
    most = {2: 65504.0, 4: 3.4028234663852886e38, 8: 1.7976931348623157e308}[x.itemsize]
    return where(isnan(x), nan, where(x == inf, most if posinf is None else posinf, where(x == -inf, -most if neginf is None else neginf, x)))

def array_equiv(a1, a2):
    for m, n in zip(reversed(shape(a1)), reversed(shape(a2))):
        if m != n and m != 1 and n != 1:
            return _truth(False)
    return _truth((_arrayed(a1) == _arrayed(a2)).all())

def _uniques(a, sizes, index, inverse, counts):
    flat = _reshape(_arrayed(a), [-1])
    if _kind(flat) == "f" and (flat != flat).any():
        if index or inverse or counts:
            _outside("unique of nan")
        return _changed("", a, _unseen(concatenate((_uniques(flat[flat == flat], sizes, False, False, False), flat[flat != flat][:1]))), [-1], [], True)
    ordered = _ordered(flat, 0)
    first = concatenate((ordered[:1] == ordered[:1], ordered[1:] != ordered[:-1])) if len(flat) else ordered
    values = ordered[first] if len(flat) else flat
    places = argsort(flat)[first] if 0 < len(flat) <= 4096 else []
    found, names = [values], [""]
    if index or inverse or counts:
        same = where(flat[:, None] == values, 1, 0)
    if index:
        found.append(same.argmax(0))
        names.append("unique index")
    if inverse:
        found.append(same.argmax(1).reshape(sizes))
        names.append("unique inverse")
    if counts:
        found.append(same.sum(0))
        names.append("unique counts")
    _unseen(found)
    found = [_changed(names[k], a, one, [-1] * one.ndim, [] if k else places, True) for k, one in enumerate(found)]
    return found[0] if len(found) == 1 else tuple(found)

def _padded(a, widths, mode, values):
    places = _laid_around(_value_numbers(a.shape), widths, mode, [[-1, -1]] * a.ndim) if _product(a.shape) <= 4096 else []
    return _changed("", a, _unseen(_laid_around(a, widths, mode, values)), list(range(a.ndim)), places)

def _laid_around(a, widths, mode, values):
    given = a
    for axis in range(a.ndim):
        before, after = widths[axis]
        if isinstance(before, float) or before < 0 or after < 0:
            _outside("pad by less than nothing")
        if before or after:
            a = _padded_axis(a, axis, before, after, mode, values[axis])
    return copy(a) if a is given else a

def _padded_axis(a, axis, before, after, mode, values):
    n = a.shape[axis]
    if mode == "constant":
        sizes = [[k for k in a.shape], [k for k in a.shape]]
        sizes[0][axis], sizes[1][axis] = before, after
        return concatenate([full(sizes[0], values[0], dtype=a.dtype), a, full(sizes[1], values[1], dtype=a.dtype)], axis)
    if n == 0 or mode == "reflect" and n == 1:
        _outside("pad of too few")
    places = [k for k in range(-before, n + after)]
    if mode in ("edge", "replicate"):
        return take(a, [min(max(k, 0), n - 1) for k in places], axis)
    if mode in ("wrap", "circular"):
        return take(a, [k % n for k in places], axis)
    period = 2 * n - 2 if mode == "reflect" else 2 * n
    return take(a, [min(k % period, (period if mode == "reflect" else period - 1) - k % period) for k in places], axis)

def _extreme(values, default, key, name, sign):
    items = list(values[0]) if len(values) == 1 else values
    if len(items) == 0:
        if default is None:
            raise ValueError(f"{name}() iterable argument is empty")
        return default
    if key is None and not _known(items) and not [v for v in items if not isinstance(v, float)]:
        return _hidden("float64")
    best = items[0]
    for item in items[1:]:
        if _above(item, best, sign) if key is None else _above(key(item), key(best), sign):
            best = item
    return best

# einsum multiplies its operands with every axis that has one letter in one column, and
# sums up the columns whose letters the result does not have. Where rows meet columns it
# is a matrix product, and is drawn as one.

def einsum(equation, *operands, optimize=None):
    operands = _einsum_operands(operands)
    arrays = [_arrayed(v) for v in operands]
    terms, result, letters = _equation(equation, arrays)
    if result == "" and optimize is not None or _typename(optimize) == "str" and optimize not in ("greedy", "optimal"):
        _outside("einsum with optimize")
    _einsum_takes(operands)
    whole, arrays = arrays, [_columns(a, k, terms[k], letters, equation, len(arrays)) for k, a in enumerate(arrays)]
    if len(arrays) > 1:
        _unseen(arrays) # what is drawn is the product, not how its axes were lined up
    orders = _rows_and_columns(terms, result, letters, arrays)
    if orders:
        whole = [_lettered(whole[k], terms[k], orders[k]) for k in range(2)]
    try:
        _einsum_meets("einsum " + ",".join(terms) + "->" + letters, terms, result, letters, arrays)
    except Exception:
        if orders:
            _unmet(*whole)
        raise
    if orders:
        return _lettered(whole[0] @ whole[1], orders[2], result)
    product = arrays[0]
    for a in arrays[1:]:
        product = product * a
    return product if result == letters else _sum(product, tuple(range(len(result), len(letters))), product.dtype)

def _equation(equation, arrays):
    sides = equation.replace(" ", "").split("->")
    terms, most = sides[0].split(","), 0
    _einsum_counts(len(terms), len(arrays))
    if len(terms) != len(arrays) or len(sides) > 2:
        _outside("einsum " + equation)
    for k, a in enumerate(arrays):
        more = a.ndim - len(terms[k].replace("...", ""))
        if "..." in terms[k] and 0 <= more <= 8:
            most, terms[k] = max(most, more), terms[k].replace("...", _elided(more))
    all, rest = sorted("".join(terms)), _elided(most)
    result = sides[1].replace("...", rest) if len(sides) > 1 else rest + "".join([v for v in all if all.count(v) == 1 and v not in rest])
    _einsum_result(result, all)
    if [v for v in all if not "A" <= v <= "Z" and not "a" <= v <= "z"] or [v for v in result if v not in all or list(result).count(v) > 1]:
        _outside("einsum " + equation)
    letters = result
    for v in all:
        letters = letters if v in letters else letters + v
    return terms, result, letters

# The orders of letters in which a product of matrices has its operands and its result, or None.

def _rows_and_columns(terms, result, letters, arrays):
    if len(arrays) != 2 or [v for t in terms for v in t if t.count(v) > 1]:
        return None
    meet = [v for v in terms[0] if v in terms[1]]
    summed = [v for v in meet if v not in result]
    batch = [v for v in result if v in meet]
    rows, columns = [v for v in result if v not in terms[1]], [v for v in result if v not in terms[0]]
    most, k = max(len(rows), len(columns)), len(letters) - 1
    if len(summed) != 1 or len(letters) != len(result) + 1 or most > 1 or batch and len(rows + columns) < 2:
        return None
    if 1 in (arrays[0].shape[k], arrays[1].shape[k]) or not _multiplies(terms):
        return None
    return batch + rows + summed, batch + summed + columns, batch + rows + columns

def _lettered(a, letters, order):
    letters, order = list(letters), list(order)
    return a if letters == order else _permute(a, [letters.index(v) for v in order])

def _columns(a, k, term, letters, equation, n):
    _einsum_rank(a, k, term)
    term = list(term)
    for at in range(a.ndim - 1, -1, -1):
        first = term.index(term[at])
        if first < at:
            if a.shape[first] != a.shape[at]:
                _einsum_collapses(f"operand {k}" if n > 1 or "->" not in equation else "single operand", term[at], a.shape[first], a.shape[at])
            sizes, steps = list(a.shape), list(_strides(a))
            steps[first] = steps[first] + steps[at]
            term, a = term[:at] + term[at + 1:], _strided(a, sizes[:at] + sizes[at + 1:], steps[:at] + steps[at + 1:])
    order, fresh = [term.index(v) for v in letters if v in term], [i for i, v in enumerate(letters) if v not in term]
    a = a if order == sorted(order) else _permute(a, order)
    return _expand_dims(a, fresh) if fresh else a

def _descending(a, axis, places):
    if not _known(a):
        return argsort(a, axis) if places else sort(a, axis)
    _no_nan(a)
    order = _unseen(a.shape[axis] - 1 - flip(argsort(flip(a, axis), axis), axis))
    return order if places else take_along_axis(a, order, axis)

# Square matrices are solved by elimination, with the largest pivot of each column. What comes
# out is x of a x = b and the determinant of a; where a has no inverse, x is the number of the
# first column without a pivot.

def _eliminated(a, b, logs=None):
    n, batch = a.shape[-1], tuple(_unseen(broadcast_shapes(a.shape[:-2], b.shape[:-2])))
    det, singular = ones(batch, dtype=a.dtype), 0
    if n == 0 or not _known(a) or not _known(b):
        return (empty if n else zeros)(batch + tuple(b.shape[-2:]), dtype=a.dtype), _number(empty(batch, dtype=a.dtype) if n else det)
    rows = _joined([broadcast_to(v, batch + tuple(v.shape[-2:])) for v in (a, cast(b, a.dtype))], -1)
    least, i = abs(a).amax((-2, -1)) * (1e-13 if a.itemsize == 8 else 1e-5), cast(arange(n), "int64")
    for k in range(n):
        at = argmax(abs(rows[..., k:, k]), -1)[..., None] + k
        rows = take_along_axis(rows, where(i == k, at, where(i == at, k, i))[..., None], -2)
        pivot = rows[..., k, k]
        det = where(pivot == 0, 0.0, det * where(at[..., 0] == k, pivot, -pivot))
        if ((abs(pivot) < least) & (det != 0)).any():
            _outside("a matrix that is nearly singular")
        if logs is not None:
            logs.append(log(where(pivot == 0, 1.0, abs(pivot))))
        singular = k + 1 if singular == 0 and (pivot == 0).any() else singular
        pivot, own = where(pivot == 0, 1.0, pivot)[..., None, None], i[:, None] == k
        rows = where(own, rows / pivot, rows - where(own, 0.0, rows[..., k:k + 1] / pivot) * rows[..., k:k + 1, :])
    return singular or _held(rows[..., n:]), _number(_unseen(det + 0.0))

# The name that Python takes another for, or "".
# Source: CPython, Python/suggestions.c.

def _nearest(name, names):
    best, found = len(name) * 2, ""
    for other in names:
        d = _distance(name, list(other))
        if 0 < d < best and d <= (len(name) + len(other) + 3) // 3:
            best, found = d, other
    return found

# What it costs to turn some letters into others: 2 for one that is put in, left out or
# changed, 1 where its case alone is.

def _distance(a, b):
    row, cases = [2 * i for i in range(len(a) + 1)], "aA bB cC dD eE fF gG hH iI jJ kK lL mM nN oO pP qQ rR sS tT uU vV wW xX yY zZ"
    for y in b:
        before, row[0] = row[0], row[0] + 2
        for i, x in enumerate(a):
            change = 0 if x == y else 1 if x + y in cases or y + x in cases else 2
            before, row[i + 1] = row[i + 1], min(before + change, row[i + 1] + 2, row[i] + 2)
    return row[-1]

def _rounds(v):
    if _kind(v) and (_typename(v) == "array" or _kind(v) == "b"):
        raise TypeError(f"type {_class(v)} doesn't define __round__ method")
    return _kind(v) != ""

def _of_nothing(call):
    if call != "sum":
        raise ValueError(f"{call}() iterable argument is empty")
    return 0

def _own_fold(a, name):
    if len(a) > 1:
        bool(a[0])
    _outside(name + " of rows")

def property_itemsize(self):
    return self.dtype.itemsize

def property_nbytes(self):
    return _product(self.shape) * self.dtype.itemsize

def property_mT(self):
    if self.ndim < 2:
        _no_matrix(self.ndim)
    return swapaxes(self, -1, -2) if self.ndim else self.T
