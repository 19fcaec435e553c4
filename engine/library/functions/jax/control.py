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
    return _held_as(true_fun(*operands) if pred else false_fun(*operands))

def _branches_apart(true_fun, false_fun, one, other):
    if [v for v in (one, other) if _typename(v) not in ("array", "int", "float")] or not _line(true_fun) or not _line(false_fun):
        _outside("lax.cond of these")
    a, b = array(one), array(other)
    if a.shape != b.shape and a.dtype != b.dtype:
        _outside("lax.cond of these")
    raise TypeError(f"cond branches must have equal output types but they differ.\n\ntrue_fun is {_called(true_fun) or '<lambda>'} at <program>:{_line(true_fun)}\nfalse_fun is {_called(false_fun) or '<lambda>'} at <program>:{_line(false_fun)}\n\nThe output of true_fun has type {a.dtype.name}{_braced(a)} but the corresponding output of false_fun has type {b.dtype.name}{_braced(b)}, so the {'shapes' if a.shape != b.shape else 'dtypes'} do not match.\n\nRevise true_fun and/or false_fun so that all output types match.")

def lax_fori_loop(lower, upper, body_fun, init_val):
    v = _held_as(init_val)
    for i in range(lower, upper):
        after = body_fun(i, v)
        _carried("scan", "loop_carry[1]", init_val, v, after)
        v = after
    return v

def lax_while_loop(cond_fun, body_fun, init_val):
    v = _held_as(init_val)
    while _goes_on(cond_fun(v)):
        after = body_fun(v)
        _carried("while_loop", (_params(body_fun) or ["*"])[0], init_val, v, after)
        v = after
    return v

def _goes_on(v):
    if array(v).ndim:
        raise TypeError(f"cond_fun must return a boolean scalar, but got output type(s) [ShapedArray({v.dtype.name}{_braced(v)})].")
    return v

# What a loop hands on keeps its shapes and its types; a number of Python's takes a wider type.

def _carried(loop, name, init, before, after):
    old, new, given = [array(v) for v in tree_leaves(before)], [array(v) for v in tree_leaves(after)], tree_leaves(init)
    if len(old) != len(new) or _typename(before) != _typename(after):
        _outside("a loop that hands on another form")
    apart = [k for k in range(len(old)) if old[k].shape != new[k].shape or old[k].dtype != new[k].dtype and (_kind(new[k]) == "b" or _typename(given[k]) == "array")]
    if len(apart) > 1 or apart and name == "*" or [k for k in apart if old[k].dtype != new[k].dtype and old[k].ndim == 0 and _typename(given[k]) == "array"] or [k for k in apart if old[k].shape != new[k].shape and old[k].dtype != new[k].dtype]:
        _outside("a loop that hands on other types")
    for k in apart:
        path, what = _paths(name, before)[k], "shapes" if old[k].shape != new[k].shape else "dtypes"
        raise TypeError(f"{loop} body function carry input and carry output must have equal types, but they differ:\n\nThe input carry {'component ' if ']' in list(path) else ''}{path} has type {old[k].dtype.name}{_braced(old[k])} but the corresponding output carry component has type {new[k].dtype.name}{_braced(new[k])}, so the {what} do not match.\n\nRevise the function so that all output types match the corresponding input types.")

# How JAX names the leaves of an argument.

def _paths(name, v):
    kind = _typename(v)
    if kind == "dict":
        return [path for key in sorted(v.keys()) for path in _paths(f"{name}[{key!r}]", v[key])]
    if kind in ("list", "tuple"):
        return [path for i, one in enumerate(v) for path in _paths(f"{name}[{i}]", one)]
    return [] if kind == "NoneType" else [name]

def lax_scan(f, init, xs=None, length=None, reverse=False):
    carry, ys = _held_as(init), []
    sizes = [len(leaf) for leaf in tree_leaves(xs)]
    if [n for n in sizes if n != sizes[0]]:
        shown = f"{sizes[0]}"
        for n in sizes[1:]:
            shown = f"{shown}, {n}"
        raise ValueError(f"scan got values with different leading axis sizes: {shown}.")
    places = range(length if xs is None else len(tree_leaves(xs)[0]))
    for i in places[::-1] if reverse else places:
        after = f(carry, _row(xs, None if xs is None else 0, i))
        if _typename(after) == "array":
            raise TypeError(f"scan body output must be a pair, got {after.dtype.name}{_braced(after)}.")
        if len(after) != 2 or _typename(after) == "dict":
            _outside("scan of what gives no pair")
        after, y = after
        _carried("scan", (_params(f) or ["*"])[0], init, carry, after)
        carry = after
        ys.append(y)
    return (carry, _stacked(ys[::-1] if reverse else ys, 0))

def lax_map(f, xs):
    return _stacked([f(_row(xs, 0, i)) for i in range(len(tree_leaves(xs)[0]))], 0)

def lax_switch(index, branches, *operands):
    k = int(index)
    branch = branches[0 if k < 0 else len(branches) - 1 if k >= len(branches) else k]
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
    if len(rows) == 0:
        _outside("a loop over nothing")
    return tree_map(lambda *items: stack([array(v) for v in items], axis), *rows)

def _held_as(v):
    return tree_map(lambda a: a if _typename(a) in ("key<fry>", "str") else array(a), v)

def _unknown(v):
    return tree_map(lambda a: _unheld(a), v)

def jit(fun=None, static_argnums=(), static_argnames=()):
    still = [k for k, name in enumerate(_params(fun)) if name in static_argnames or k == static_argnums or _typename(static_argnums) == "tuple" and k in static_argnums]
    return lambda *args, **named: _jitted(fun, [a if k in still else _held_as(a) for k, a in enumerate(args)], still, named, static_argnames)

def _jitted(fun, args, still, named, names):
    if [v for k, a in enumerate(args) for v in tree_leaves(a) if k not in still and _typename(v) == "str"]:
        _outside("jit of texts")
    held = {key: v if key in names else _held_as(v) for key, v in named.items()}
    traced, known = [k for k in range(len(args)) if k not in still], [key for key in held.keys() if key not in names]
    alone = len(traced) == 1 and not known and len(_params(fun)) > traced[0] and _kind(args[traced[0]])
    _dry(fun, [a if k in still else _unknown(a) for k, a in enumerate(args)], {key: v if key in names else _unknown(v) for key, v in held.items()}, _params(fun)[traced[0]] if alone else "")
    v = _held_as(fun(*args, **held))
    if [leaf for leaf in tree_leaves(v) if _typename(leaf) == "str"]:
        _outside("jit of what returns texts")
    return v

def grad(fun, argnums=0, has_aux=False):
    return lambda *args, **named: _graded(fun, args, named, argnums, has_aux)[1]

def value_and_grad(fun, argnums=0, has_aux=False):
    return lambda *args, **named: _graded(fun, args, named, argnums, has_aux)[0]

# What a function gives, beside its gradients and what else it returns: gradients have the
# shapes of the arguments, and values that we do not compute.

def _graded(fun, args, named, argnums, has_aux):
    chosen = [argnums] if _typename(argnums) == "int" else list(argnums)
    held = [_held_as(a) if k in chosen else a for k, a in enumerate(args)]
    if [k for k in chosen if k < 0 or k >= len(args)]:
        _outside("the gradient of an argument that there is not")
    for leaf in [leaf for k in chosen for leaf in tree_leaves(held[k])]:
        if _kind(leaf) != "f":
            raise TypeError(f"grad requires real- or complex-valued inputs (input dtype that is a sub-dtype of np.inexact), but got {leaf.dtype.name}. If you want to use Boolean- or integer-valued inputs, use vjp or set allow_int to True.")
    _dry(fun, [_unknown(a) if k in chosen else a for k, a in enumerate(held)], named)
    v = fun(*held, **named)
    out = v[0] if has_aux else v
    if out is None or _typename(out) in ("dict", "list", "tuple"):
        _outside("the gradient of what is no array")
    out = array(out)
    if out.shape != ():
        one = f"extract the scalar with output.reshape(()){' or output[0]' if out.ndim == 1 else ''}, " if out.size == 1 else ""
        raise TypeError(f"Gradient only defined for scalar-output functions. Output had shape: {out.shape}. To get the gradient, {one}reduce the output to a scalar with output.sum(), or use jax.jacobian to differentiate a function with a non-scalar output.")
    if _kind(out) != "f":
        raise TypeError(f"grad requires real-valued outputs (output dtype that is a sub-dtype of np.floating), but got {out.dtype.name}. For differentiation of functions with integer outputs, use jax.vjp directly.")
    grads = [_unknown(held[k]) for k in chosen]
    grads = grads[0] if _typename(argnums) == "int" else tuple(grads)
    return ((v, grads), (grads, v[1]) if has_aux else grads)

def jacfwd(fun, argnums=0):
    return lambda *args: _jacobian(fun, args, argnums, 1)

jacrev, jacobian = jacfwd

def hessian(fun, argnums=0):
    return lambda *args: _jacobian(fun, args, argnums, 2)

def _jacobian(fun, args, k, times):
    if _typename(k) != "int" or _typename(args[k]) in ("dict", "list", "tuple") or _kind(array(args[k])) != "f":
        _outside("a jacobian of these")
    held = [_held_as(a) if i == k else a for i, a in enumerate(args)]
    _dry(fun, [_unknown(a) if i == k else a for i, a in enumerate(held)], {})
    v = fun(*held)
    if _typename(v) in ("dict", "list", "tuple"):
        _outside("a jacobian of these")
    return _unheld(zeros(array(v).shape + held[k].shape * times, dtype=array(v).dtype))

def vmap(fun, in_axes=0, out_axes=0):
    return lambda *args: _mapped(fun, args, in_axes, out_axes)

def _mapped(fun, args, in_axes, out_axes):
    axes = in_axes if _typename(in_axes) in ("tuple", "list") else [in_axes for a in args]
    if len(axes) != len(args):
        raise ValueError(f"vmap in_axes must be an int, None, or a tuple of entries corresponding to the positional arguments passed to the function, but got len(in_axes)={len(axes)}, len(args)={len(args)}.")
    sizes, names = [n for a, k in zip(args, axes) for n in _lengths(a, k)], _params(fun)
    if len(sizes) == 0:
        raise ValueError("vmap must have at least one non-None value in in_axes or axis_size must be specified")
    if [n for n in sizes if n != sizes[0]]:
        if len(names) < len(args) or [k for k in axes if k is not None and _typename(k) != "int"] or [a for a in args if _keys(a)] or "|" in list("".join(names)):
            _outside("vmap over axes of several sizes")
        says = [f"axis {k} of argument {path} of type {array(v).dtype.name}{_braced(array(v))}" for a, k, name in zip(args, axes, names) if k is not None for path, v in zip(_paths(name, a), tree_leaves(a))]
        _unequal(sizes, says)
    rows = [[_row(a, k, i) for a, k in zip(args, axes)] for i in range(sizes[0])]
    if rows:
        _dry(fun, [a if k is None else _unknown(a) for a, k in zip(rows[0], axes)], {})
    return _stacked([fun(*row) for row in rows], out_axes)

def _unequal(sizes, says):
    counts = sorted([-sizes.count(n), sizes.index(n)] for k, n in enumerate(sizes) if sizes.index(n) == k)
    parts = []
    for many, at in counts:
        parts.append((f"most axes ({-many} of them) had size {sizes[at]}, e.g. " if len(parts) == 0 else f"some axes ({-many} of them) had size {sizes[at]}, e.g. ") + says[at] if many < -1 else f"one axis had size {sizes[at]}: {says[at]}")
    raise ValueError("vmap got inconsistent sizes for array axes to be mapped:\n  * " + ";\n  * ".join(parts))

def _keys(a):
    return _typename(a) == "tuple" and len(a) > 0 and _typename(a[0]) == "key<fry>"

def _lengths(a, k):
    if k is None:
        return []
    if _keys(a):
        return [len(a)]
    if _typename(k) == "dict":
        return [n for key in k.keys() for n in _lengths(a[key], k[key])]
    if _typename(k) in ("tuple", "list"):
        return [n for one, axis in zip(a, k) for n in _lengths(one, axis)]
    return [_length(array(v), k) for v in tree_leaves(a)]

def _length(a, k):
    if k >= a.ndim or k < -a.ndim:
        raise ValueError(f"vmap was requested to map its argument along axis {k}, which implies that its rank should be at least {k + 1 if k >= 0 else -k}, but is only {a.ndim} (its shape is {a.shape})")
    return a.shape[k]

def _row(a, k, i):
    if k is None:
        return a
    if _keys(a):
        return a[i]
    if _typename(k) == "dict":
        return {key: _row(a[key], k[key], i) for key in k.keys()}
    if _typename(k) in ("tuple", "list"):
        return tuple([_row(one, axis, i) for one, axis in zip(a, k)])
    return tree_map(lambda v: moveaxis(array(v), k, 0)[i], a)

# What JAX says of a tree that has not the form of the first one, at a path.

def _forms(path, tree, other):
    kind, what = _typename(tree), _typename(other)
    at = f"at key path\n    {path}\nAt that key path, the prefix pytree tree_map tree has a subtree of type"
    if kind not in ("dict", "list", "tuple"):
        return kind != "NoneType" or what == "NoneType" or _outside("trees of several forms")
    if what != kind:
        if what not in ("dict", "list", "tuple", "int", "float", "array", "NoneType") or _class(other) == "numpy.ndarray":
            _outside("trees of several forms")
        raise ValueError(f"pytree structure error: different types {at}\n    <class '{kind}'>\nbut at the same key path the full pytree has a subtree of different type\n    <class '{'jaxlib._jax.ArrayImpl' if what == 'array' else what}'>.")
    if kind == "dict":
        have, got = sorted(tree.keys()), sorted(other.keys())
        apart = [key for key in have if key not in got] + [key for key in got if key not in have]
        if len(apart) > 1 or len(have) == len(got) and apart:
            _outside("trees of several forms")
        if apart:
            listed = lambda keys: " ".join([f"[{key!r}]" for key in keys])
            raise ValueError(f"pytree structure error: different numbers of pytree children {at}\n    <class 'dict'>\nwith {len(have)} child keys\n    {listed(have)}\nbut at the same key path the full pytree has a subtree of the same type but with {len(got)} child keys\n    {listed(got)}\nso the symmetric difference on key sets is\n    {listed(apart)}")
        for key in have:
            _forms(f"{path}[{key!r}]", tree[key], other[key])
        return
    if len(tree) != len(other):
        raise ValueError(f"pytree structure error: different lengths of {kind} {at} {kind} of length {len(tree)}, but the full pytree has a subtree of the same type but of length {len(other)}.")
    for k in range(len(tree)):
        _forms(f"{path}[{k}]", tree[k], other[k])

def tree_map(f, tree, *rest):
    for r in rest:
        _forms("tree_map tree", tree, r)
    return _each_leaf(f, tree, rest)

def _each_leaf(f, tree, rest):
    kind = _typename(tree)
    if tree is None:
        return None
    if kind == "dict":
        return {key: _each_leaf(f, v, [r[key] for r in rest]) for key, v in tree.items()}
    if kind in ("list", "tuple"):
        items = [_each_leaf(f, tree[k], [r[k] for r in rest]) for k in range(len(tree))]
        return items if kind == "list" else tuple(items)
    return f(tree, *rest)

def tree_leaves(tree):
    kind = _typename(tree)
    if kind == "dict":
        return [leaf for key in sorted(tree.keys()) for leaf in tree_leaves(tree[key])]
    return [leaf for v in tree for leaf in tree_leaves(v)] if kind in ("list", "tuple") else [] if kind == "NoneType" else [tree]

# x.at[items].set(v) and its kin, whose arguments are x, what is between the brackets, and v.

def at_get(a, at, mode=None, fill_value=None, indices_are_sorted=False, unique_indices=False):
    if mode not in ("fill", "clip", "wrap") or _typename(at) not in ("int", "array", "list") or _kind(at) in ("b", "f") or _typename(at) == "list":
        return a[at] if mode is None else _outside("get of these")
    return numpy_take(a, array(at), 0, mode, fill_value)

# Only where items are named that there are not does the mode count.

def _only_there(a, at, mode):
    if mode not in (None, "drop", "fill") and _misses(a, at):
        _outside("an update of items that there are not")

def at_set(a, at, values, mode=None, indices_are_sorted=False, unique_indices=False):
    _only_there(a, at, mode)
    missing = _misses(a, at)
    v = array(values, dtype=a.dtype) if _kind(values) or _typename(values) in ("list", "tuple") else values
    result = array(a)
    return result if missing else _assign(result, at, v)

def at_add(a, at, values, mode=None, indices_are_sorted=False, unique_indices=False):
    _only_there(a, at, mode)
    return _at(a, at, values, "add", lambda old, v: old + v)

def at_subtract(a, at, values, mode=None, indices_are_sorted=False, unique_indices=False):
    _only_there(a, at, mode)
    return _at(a, at, values, "subtract", lambda old, v: old - v)

def at_multiply(a, at, values, mode=None, indices_are_sorted=False, unique_indices=False):
    _only_there(a, at, mode)
    return _at(a, at, values, "multiply", lambda old, v: old * v)

at_mul = at_multiply

def at_divide(a, at, values, mode=None, indices_are_sorted=False, unique_indices=False):
    _only_there(a, at, mode)
    return _at(_unseen(a / 1), at, values, "divide", lambda old, v: old / v)

def at_power(a, at, values, mode=None, indices_are_sorted=False, unique_indices=False):
    _only_there(a, at, mode)
    return _at(a, at, values, "power", lambda old, v: old ** v)

def at_min(a, at, values, mode=None, indices_are_sorted=False, unique_indices=False):
    _only_there(a, at, mode)
    return _at(a, at, values, "min", lambda old, v: minimum(old, v))

def at_max(a, at, values, mode=None, indices_are_sorted=False, unique_indices=False):
    _only_there(a, at, mode)
    return _at(a, at, values, "max", lambda old, v: maximum(old, v))

def _at(a, at, values, how, change):
    missing = _misses(a, at)
    if _repeats(a, at):
        if how not in ("add", "multiply", "min", "max"):
            _outside("an array that names an item twice")
        places = _unseen(arange(a.size).reshape(a.shape)[at])
        return _scatter(a, places, broadcast_to(values, places.shape), how)
    old, v = a[at], values
    if _kind(v) and _first_apart(old.shape, v.shape) is not None:
        kind = _unseen((zeros(1, dtype=old.dtype) + zeros(1, dtype=v.dtype)).dtype.name)
        try:
            change(old, v)
        except Exception:
            raise ValueError(f"Incompatible types for broadcasting: input type={kind}{_braced(v)} and requested type={kind}{_braced(old)}")
    v = change(old, v)
    result = array(a)
    return result if missing else _assign(result, at, v)

def _braced(a):
    return "[" + ",".join([f"{n}" for n in a.shape]) + "]"

def _repeats(a, at):
    if not [v for v in (at if _typename(at) == "tuple" else [at]) if _kind(v) or _typename(v) == "list"]:
        return False
    places = arange(a.size).reshape(a.shape)[at]
    if not _known(places):
        _outside("an index that is not known")
    s = sort(places.reshape(-1))
    return bool((s[1:] == s[:-1]).any())

def array_repeat(a, repeats, axis=None):
    counts, n = shape(_no_list("repeat", repeats, 1)), size(a, axis if ndim(a) else None)
    if len(counts) == 1 and counts != (1,) and counts != (n,):
        raise ValueError(f"operands could not be broadcast together with remapped shapes [original->remapped]: {counts}  and requested shape ({n},)")
    return repeat(a, repeats, axis)

def numpy_repeat(a, repeats, axis=None, total_repeat_length=None):
    found, n = array_repeat(a, repeats, axis), total_repeat_length
    if n is None:
        return found
    if found.ndim != 1 or len(found) == 0:
        _outside("repeat of a total length")
    return found[:n] if len(found) >= n else concatenate([found, broadcast_to(found[-1:], (n - len(found),))])
