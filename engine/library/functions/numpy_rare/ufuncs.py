# The methods of ufuncs, and their options.

def ufunc_reduceat(op, array, indices, axis=0):
    rows, at = moveaxis(asarray(array), axis, 0), list(indices)
    if [k for k in at if not 0 <= k < len(rows)]:
        _outside("reduceat of these places")
    ends = at[1:] + [len(rows)]
    parts = [ufunc_reduce(op, rows[i:j], keepdims=True) if i < j else rows[i:i + 1] for i, j in zip(at, ends)]
    return moveaxis(concatenate(parts), 0, axis)

def ufunc_at(op, a, indices, b):
    whole = a
    if isinstance(indices, tuple):
        a[indices] # which raises for places that there are not
        if len(indices) != a.ndim or not shares_memory(a, a.reshape(-1)):
            _outside("ufunc.at of these axes")
        indices = ravel_multi_index([where(asarray(i) < 0, asarray(i) + n, i) for i, n in zip(broadcast_arrays(*indices), a.shape)], a.shape)
        a = a.reshape(-1)
    at = ravel(indices)
    place = shape(indices) + a.shape[1:]
    if ndim(b) > len(place) or [1 for n, m in zip(shape(b)[::-1], place[::-1]) if n not in (1, m)]:
        raise ValueError("array is not broadcastable to correct shape")
    values, made = broadcast_to(b, place).reshape((at.size,) + a.shape[1:]), copy(a) if _known(at) else _unheld(a)
    for k in range(at.size if _known(at) else 0):
        made[at[k]] = op(made[at[k]], values[k])
    _becomes(whole, _scatter(whole, _value_numbers(a.shape)[indices], b, "add", reshape(made, whole.shape), True))

def ufunc_reduce(op, array, axis=0, dtype=None, out=None, keepdims=False, initial=None, where=True):
    folds = {"add": _sum, "multiply": _prod, "maximum": _max, "minimum": _min, "logical_and": _all, "logical_or": _any}
    if _called(op) not in folds:
        if axis is None or out is not None or initial is not None or where is not True or dtype is not None or len(array) == 0:
            _outside(_called(op) + ".reduce")
        rows = moveaxis(asarray(array), axis, 0)
        value = rows[0]
        for row in rows[1:]:
            value = op(value, row)
        return expand_dims(value, axis) if keepdims else value
    return folds[_called(op)](array, axis, dtype, out, keepdims, initial=initial, where=where)

def ufunc_accumulate(op, array, axis=0, dtype=None, out=None):
    a = asarray(array)
    if a.ndim == 0:
        raise TypeError("cannot accumulate on a scalar")
    if _called(op) == "add":
        return a.cumsum(axis)
    if _called(op) == "multiply":
        return a.cumprod(axis)
    rows = moveaxis(a, axis, 0)
    sofar = [rows[:1] != 0 if _called(op) in ("logical_and", "logical_or") else rows[:1]]
    for i in range(1, len(rows)):
        sofar.append(op(sofar[-1], rows[i:i + 1]))
    return moveaxis(concatenate(sofar), 0, axis)

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
