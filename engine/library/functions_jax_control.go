package library

// jaxControl are JAX's loops and branches, and the functions that change functions.
const jaxControl = `
def lax_cond(pred, true_fun, false_fun, *operands):
    return _held_as(true_fun(*operands) if pred else false_fun(*operands))

def lax_fori_loop(lower, upper, body_fun, init_val):
    v = _held_as(init_val)
    for i in range(lower, upper):
        v = body_fun(i, v)
    return v

def lax_while_loop(cond_fun, body_fun, init_val):
    v = _held_as(init_val)
    while cond_fun(v):
        v = body_fun(v)
    return v

def lax_scan(f, init, xs):
    carry, ys = _held_as(init), []
    for x in xs:
        carry, y = f(carry, x)
        ys.append(y)
    return (carry, _stacked(ys, 0))

def lax_map(f, xs):
    return _stacked([f(x) for x in xs], 0)

def lax_select(pred, on_true, on_false):
    return where(pred, on_true, on_false)

def _stacked(rows, axis):
    if len(rows) == 0:
        _outside("a loop over nothing")
    if rows[0] is None:
        return None
    if _typename(rows[0]) == "tuple":
        return tuple([_stacked([row[k] for row in rows], axis) for k in range(len(rows[0]))])
    return stack(rows, axis)

def jit(fun, static_argnums=None, static_argnames=None):
    if static_argnums is not None or static_argnames is not None:
        return fun
    return lambda *args: _held_as(_abstract(fun, args))

def vmap(fun, in_axes=0, out_axes=0):
    return lambda *args: _mapped(fun, args, in_axes, out_axes)

def _mapped(fun, args, in_axes, out_axes):
    axes = [in_axes for a in args] if _typename(in_axes) == "int" else in_axes
    for a, k in zip(args, axes):
        if _typename(a) != "array" or k is not None and a.ndim == 0:
            _outside("vmap over these")
    sizes = [a.shape[k] for a, k in zip(args, axes) if k is not None]
    for n in sizes:
        if n != sizes[0]:
            _outside("vmap over axes of several sizes")
    return _stacked([fun(*[a if k is None else moveaxis(a, k, 0)[i] for a, k in zip(args, axes)]) for i in range(sizes[0])], out_axes)

def tree_map(f, tree, *rest):
    kind = _typename(tree)
    if [r for r in rest if _typename(r) != kind or kind in ("dict", "list", "tuple") and len(r) != len(tree)]:
        _outside("trees of several forms")
    if kind == "dict":
        return {key: tree_map(f, v, *[r[key] for r in rest]) for key, v in tree.items()}
    if kind == "list":
        return [tree_map(f, tree[k], *[r[k] for r in rest]) for k in range(len(tree))]
    return tuple([tree_map(f, tree[k], *[r[k] for r in rest]) for k in range(len(tree))]) if kind == "tuple" else f(tree, *rest)

def tree_leaves(tree):
    kind = _typename(tree)
    if kind == "dict":
        return [leaf for key in sorted(tree.keys()) for leaf in tree_leaves(tree[key])]
    return [leaf for v in tree for leaf in tree_leaves(v)] if kind in ("list", "tuple") else [] if kind == "NoneType" else [tree]

def insert(arr, obj, values, axis=None):
    _outside("insert")
`
