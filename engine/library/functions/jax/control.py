# Loops and branches.

def _types(v):
    return [(a.shape, a.dtype) for a in tree_leaves(_held_as(v))]

def lax_cond(pred, true_fun, false_fun, *operands):
    if array(pred).ndim > 0:
        if not _known(array(pred)):
            _outside("lax.cond of these")
        raise TypeError(f"Pred must be a scalar, got {array(pred)} of shape {array(pred).shape}.")
    args = [_unknown(_held_as(a)) for a in operands]
    one, other = _dry(true_fun, args, {}), _dry(false_fun, args, {})
    if _types(one) != _types(other):
        _branches_apart(true_fun, false_fun, one, other)
    if not _known(array(pred)):
        return _unknown(_held_as(one))
    return _held_as(true_fun(*operands) if pred else false_fun(*operands))

def _branches_apart(true_fun, false_fun, one, other):
    if [v for v in (one, other) if _typename(v) not in ("array", "int", "float")] or not _line(true_fun) or not _line(false_fun):
        _outside("lax.cond of these")
    a, b = array(one), array(other)
    if a.shape != b.shape and a.dtype != b.dtype:
        _outside("lax.cond of these")
    raise TypeError(f"cond branches must have equal output types but they differ.\n\ntrue_fun is {_called(true_fun) or '<lambda>'} at <program>:{_line(true_fun)}\nfalse_fun is {_called(false_fun) or '<lambda>'} at <program>:{_line(false_fun)}\n\nThe output of true_fun has type {a.dtype.name}{_braced(a)} but the corresponding output of false_fun has type {b.dtype.name}{_braced(b)}, so the {'shapes' if a.shape != b.shape else 'dtypes'} do not match.\n\nRevise true_fun and/or false_fun so that all output types match.")

def lax_fori_loop(lower, upper, body_fun, init_val, unroll=None):
    return _as_tracer("DynamicJaxprTracer", lambda lower, upper, body_fun, init_val: _counted_loop(lower, upper, body_fun, init_val), lower, upper, body_fun, init_val)

def _counted_loop(lower, upper, body_fun, init_val):
    v = _held_as(init_val)
    if body_fun is None:
        raise TypeError("lax.fori_loop: body_fun argument should be callable.")
    if _kind(array(lower)) != _kind(array(upper)) or _kind(lower) and _kind(upper) and lower.dtype != upper.dtype and not _weak(lower) and not _weak(upper):
        raise TypeError(f"lower and upper arguments to fori_loop must have equal types, got {array(lower).dtype.name} and {array(upper).dtype.name}")
    if array(lower).ndim or array(upper).ndim:
        sizes = ",".join([f"{n}" for n in broadcast_shapes(array(lower).shape, array(upper).shape)])
        raise TypeError(f"cond_fun must return a boolean scalar, but got output type(s) [ShapedArray(bool[{sizes}])].")
    if not _known(array(lower)) or not _known(array(upper)):
        after = _dry(body_fun, [_unknown(array(lower)), _unknown(v)], {})
        _carried("while_loop", "loop_carry[2]", init_val, v, after)
        return _unknown(v)
    _traced_once(body_fun, [array(lower), v], {}, [0, 1], [], "fori_loop")
    for i in range(int(lower), int(upper)):
        after = body_fun(i, v)
        _carried("scan", "loop_carry[1]", init_val, v, after)
        v = _held_as(after)
    return v

def lax_while_loop(cond_fun, body_fun, init_val):
    return _as_tracer("DynamicJaxprTracer", lambda cond_fun, body_fun, init_val: _loop_while(cond_fun, body_fun, init_val), cond_fun, body_fun, init_val)

def _loop_while(cond_fun, body_fun, init_val):
    v = _held_as(init_val)
    if [leaf for leaf in tree_leaves(v) if not _known(leaf)] or not _known(array(_goes_on(_dry(cond_fun, [v], {})))):
        _goes_on(_dry(cond_fun, [_unknown(v)], {}))
        _carried("while_loop", (_params(body_fun) or ["*"])[0], init_val, v, _dry(body_fun, [_unknown(v)], {}))
        return _unknown(v)
    while _goes_on(cond_fun(v)):
        after = body_fun(v)
        _carried("while_loop", (_params(body_fun) or ["*"])[0], init_val, v, after)
        v = _held_as(after)
    return v

def _goes_on(v):
    if _kind(array(v)) != "b" and not array(v).ndim:
        raise TypeError(f"cond_fun must return a boolean scalar, but got output type(s) [ShapedArray({array(v).dtype.name}{_braced(array(v))}{', weak_type=True' if _weak(v if _kind(v) else array(v)) else ''})].")
    if array(v).ndim:
        raise TypeError(f"cond_fun must return a boolean scalar, but got output type(s) [ShapedArray({v.dtype.name}{_braced(v)})].")
    return v

# What a loop hands on keeps its shapes and its types; a number of Python's takes a wider type.

def _carried(loop, name, init, before, after):
    old, new, given = [array(v) for v in tree_leaves(before)], [array(v) for v in tree_leaves(after)], tree_leaves(init)
    if _typename(before) != _typename(after) and name != "*" and (_kind(before) or _typename(before) in ("list", "tuple", "dict")) and _typename(after) in ("list", "tuple", "dict"):
        was = "jax._src.core.ShapedArray" if _kind(before) else _typename(before)
        raise TypeError(f"{loop} body function carry input and carry output must have the same pytree structure, but they differ:\n\nThe input carry {'component ' if ']' in list(name) else ''}{name} is a <class '{was}'> but the corresponding component of the carry output is a <class '{_typename(after)}'>, so their Python types differ.\n\nRevise the function so that the carry output has the same pytree structure as the carry input.")
    if len(old) != len(new) or _typename(before) != _typename(after):
        _outside("a loop that hands on another form")
    apart = [k for k in range(len(old)) if old[k].shape != new[k].shape or old[k].dtype != new[k].dtype and (_kind(new[k]) == "b" or _typename(given[k]) == "array")]
    if len(apart) > 1 or apart and name == "*" or [k for k in apart if old[k].dtype != new[k].dtype and _weak(old[k])] or [k for k in apart if old[k].shape != new[k].shape and old[k].dtype != new[k].dtype]:
        _outside("a loop that hands on other types")
    for k in apart:
        path, what = _paths(name, before)[k], "shapes" if old[k].shape != new[k].shape else "dtypes"
        raise TypeError(f"{loop} body function carry input and carry output must have equal types, but they differ:\n\nThe input carry {'component ' if ']' in list(path) else ''}{path} has type {old[k].dtype.name}{_braced(old[k])} but the corresponding output carry component has type {new[k].dtype.name}{_braced(new[k])}, so the {what} do not match.\n\nRevise the function so that all output types match the corresponding input types.")

def lax_scan(f, init, xs=None, length=None, reverse=False, unroll=1):
    return _as_tracer("DynamicJaxprTracer", lambda f, init, xs, length, reverse: _scanned_over(f, init, xs, length, reverse), f, init, xs, length, reverse)

def _scanned_over(f, init, xs, length, reverse):
    carry, ys = _held_as(init), []
    if f is None:
        raise TypeError("lax.scan: f argument should be a callable.")
    flat = [leaf for leaf in tree_leaves(xs) if _typename(leaf) in ("int", "float", "bool")]
    if flat:
        raise ValueError(f"scan got value with no leading axis to scan over: {', '.join([f'{leaf}' for leaf in flat])}.")
    for leaf in tree_leaves(xs):
        if ndim(leaf) == 0:
            raise IndexError("tuple index out of range")
    if not tree_leaves(xs) and length is None:
        raise ValueError("scan got no values to scan over and `length` not provided.")
    sizes = [len(leaf) for leaf in tree_leaves(xs)]
    if [n for n in sizes if n != sizes[0]]:
        shown = f"{sizes[0]}"
        for n in sizes[1:]:
            shown = f"{shown}, {n}"
        raise ValueError(f"scan got values with different leading axis sizes: {shown}.")
    if length is not None and [n for n in sizes if n != length]:
        raise ValueError(f"scan got `length` argument of {length} which disagrees with leading axis sizes {sizes}.")
    places = range(length if xs is None else len(tree_leaves(xs)[0]))
    if len(places):
        _traced_once(f, [carry, _row(xs, None if xs is None else 0, 0)], {}, [0, 1], [], "scan")
    kept = [_typename(v) in ("int", "float") for v in tree_leaves(init)]
    for i in places[::-1] if reverse else places:
        after = f(carry, _row(xs, None if xs is None else 0, i))
        if _typename(after) == "array":
            raise TypeError(f"scan body output must be a pair, got {'~' if _weak(after) else ''}{after.dtype.name}{_braced(after)}.")
        if after is None:
            raise TypeError("scan body output must be a pair, got None.")
        if len(after) != 2 or _typename(after) == "dict":
            _no_pair(after)
        pair, (after, y) = _typename(after), after
        _carried("scan", (_params(f) or ["*"])[0], init, carry, after)
        kept = [same and new is old for same, new, old in zip(kept, tree_leaves(after), tree_leaves(carry))]
        carry = _held_as(after)
        ys.append(_held_as(y))
    if [same for same in kept if same]: # which is handed on as it came
        carry = tree_unflatten(tree_structure(carry), [a if same else b for a, b, same in zip(tree_leaves(init), tree_leaves(carry), kept)])
    ys = _stacked(ys[::-1] if reverse else ys, 0)
    return [carry, ys] if len(places) and pair == "list" else (carry, ys)

def _no_pair(after):
    if _typename(after) not in ("list", "tuple") or [v for v in after if not _kind(v) and _typename(v) not in ("int", "float")]:
        _outside("scan of what gives no pair")
    avals = ", ".join([f"ShapedArray({array(v).dtype.name}{_braced(array(v))}{', weak_type=True' if _weak(array(v)) else ''})" for v in after])
    raise TypeError(f"scan body output must be a pair, got {'(' + avals + ')' if _typename(after) == 'tuple' else '[' + avals + ']'}.")

def lax_map(f, xs, batch_size=None):
    return lax_scan(lambda carry, x: (None, f(x)), None, xs)[1]

def lax_switch(index, branches, *operands):
    branches = tuple(branches)
    if len(branches) == 0:
        raise ValueError("Empty branch sequence")
    if array(index).ndim and _known(array(index)):
        raise TypeError(f"Branch index must be scalar, got {index} of shape {array(index).shape}.")
    if _kind(array(index)) not in "iu":
        raise TypeError(f"Index type must be an integer, got {index} as {array(index).dtype.name}")
    if not _known(array(index)):
        args = [_unknown(_held_as(a)) for a in operands]
        found = [_held_as(_dry(one, args, {})) for one in branches]
        return _unknown(found[0]) if not [v for v in found if _types(v) != _types(found[0])] else _outside("branches that give several types")
    k = int(index)
    branch = branches[0 if k < 0 else len(branches) - 1 if k >= len(branches) else k]
    args = [_unknown(_held_as(a)) for a in operands]
    if [one for one in branches if _types(_dry(one, args, {})) != _types(_dry(branch, args, {}))]:
        _outside("branches that give several types")
    return lax_cond(True, branch, branch, *operands)

def lax_select(pred, on_true, on_false):
    pred, on_true, on_false = array(pred), array(on_true), array(on_false)
    if on_true.shape != on_false.shape:
        raise TypeError(f"select cases must have the same shapes, got [{on_false.shape}, {on_true.shape}].")
    if pred.shape != () and pred.shape != on_true.shape:
        raise TypeError(f"select `which` must be scalar or have the same shape as cases, got `which` shape {pred.shape} but case shape {on_true.shape}.")
    if on_true.dtype != on_false.dtype:
        raise TypeError(f"lax.select requires arguments to have the same dtypes, got {on_false.dtype}, {on_true.dtype}. (Tip: jnp.where is a similar function that does automatic type promotion on inputs).")
    return where(pred, on_true, on_false)

def _stacked(rows, axis):
    if _typename(axis) in ("tuple", "list"):
        return tuple([_stacked([row[k] for row in rows], one) for k, one in enumerate(axis)])
    if axis is None and rows:
        return rows[0]
    if len(rows) == 0:
        _outside("a loop over nothing")
    return tree_map(lambda *items: stack([array(v) for v in items], axis), *rows)

def _held_as(v):
    return tree_map(lambda a: a if _typename(a) in ("key<fry>", "str") or _kind(a) and _weak(a) else array(a), v)

def _unknown(v):
    return tree_map(lambda a: _unheld(a), v)
