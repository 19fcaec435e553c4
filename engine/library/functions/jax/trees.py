# Trees: dicts, lists and tuples of arrays.

def tree_reduce(function, tree, initializer=None):
    leaves = tree_leaves(tree)
    if initializer is None and len(leaves) == 0:
        _outside("a fold of nothing")
    v = leaves[0] if initializer is None else initializer
    for leaf in leaves[1:] if initializer is None else leaves:
        v = function(v, leaf)
    return v

# The form of a tree is the tree itself, without its leaves.

def tree_structure(tree):
    return _record("PyTreeDef", {"form": tree_map(lambda leaf: 0, tree), "num_leaves": len(tree_leaves(tree))})

def tree_flatten(tree):
    return (tree_leaves(tree), tree_structure(tree))

def tree_unflatten(treedef, leaves):
    rest = list(leaves)
    if _typename(treedef) != "PyTreeDef" or len(rest) != treedef.num_leaves:
        _outside("tree_unflatten of these")
    return _filled_form(treedef.form, rest, 0)[0]

def _filled_form(form, leaves, at):
    kind, made = _typename(form), _registered(form)
    if kind == "NoneType":
        return (None, at)
    if made is not None:
        parts = made[0](form)
        items, at = _filled_form(list(parts[0]), leaves, at)
        return (made[1](parts[1], tuple(items)), at)
    if kind not in ("dict", "list", "tuple"):
        return (leaves[at], at + 1)
    keys, items = sorted(form.keys()) if kind == "dict" else list(range(len(form))), []
    for key in keys:
        one, at = _filled_form(form[key], leaves, at)
        items.append(one)
    return (dict(zip(keys, items)) if kind == "dict" else items if kind == "list" else _like(form, tuple(items)), at)

# A class that is registered holds how its instances are taken apart, how they are made
# again, and the names of their parts.

def register_pytree_node(nodetype, flatten_func, unflatten_func, flatten_with_keys_func=None):
    nodetype._tree = (flatten_func, unflatten_func)

def register_pytree_node_class(cls):
    cls._tree = (lambda v: v.tree_flatten(), lambda aux, parts: cls.tree_unflatten(aux, parts))
    return cls

def register_dataclass(nodetype, data_fields=None, meta_fields=None, drop_fields=()):
    fields = {f[0]: f[1:] for f in dataclasses_own(nodetype)}
    still = [n for n, d in fields.items() if d and _typename(d[0]) == "Field" and d[0].get("metadata", {}).get("static", False)] if meta_fields is None else list(meta_fields)
    names = [n for n in fields if n not in still] if data_fields is None else list(data_fields)
    nodetype._tree = (lambda v: ([getattr(v, n) for n in names], [getattr(v, n) for n in still]), lambda aux, parts: nodetype(**dict(zip(names + still, list(parts) + list(aux)))), names)
    return nodetype

# How JAX names the leaves of an argument.

def _paths(name, v):
    kind = _typename(v)
    if kind == "dict":
        return [path for key in sorted(v.keys()) for path in _paths(f"{name}[{key!r}]", v[key])]
    if kind in ("list", "tuple"):
        fields = getattr(v, "_fields", None)
        return [path for i, one in enumerate(v) for path in _paths(f"{name}.{fields[i]}" if fields else f"{name}[{i}]", one)]
    made = _registered(v)
    if made is not None:
        return [path for i, one in enumerate(made[0](v)[0]) for path in _paths(f"{name}.{made[2][i]}" if len(made) > 2 else f"{name}[<flat index {i}>]", one)]
    return [] if kind == "NoneType" else [name]

# What JAX says of a tree that has not the form of the first one, at a path.

def _forms(path, tree, other):
    if _kind(tree):
        return
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
    for leaf in tree_leaves(tree):
        if _class(leaf) == "numpy.ndarray":
            _outside("a tree of NumPy's arrays")
    for r in rest:
        _forms("tree_map tree", tree, r)
    return _each_leaf(f, tree, rest)

def _each_leaf(f, tree, rest):
    if _kind(tree):
        return f(tree, *rest)
    kind = _typename(tree)
    if tree is None:
        return None
    if kind == "dict":
        return {key: _each_leaf(f, tree[key], [r[key] for r in rest]) for key in sorted(tree.keys())}
    if kind in ("list", "tuple"):
        items = [_each_leaf(f, tree[k], [r[k] for r in rest]) for k in range(len(tree))]
        return items if kind == "list" else _like(tree, tuple(items))
    made = _registered(tree)
    if made is not None:
        parts, others = made[0](tree), [list(made[0](r)[0]) for r in rest]
        return made[1](parts[1], tuple(_each_leaf(f, list(parts[0]), others)))
    return f(tree, *rest)

def tree_leaves(tree):
    if _kind(tree):
        return [tree]
    kind, made = _typename(tree), _registered(tree)
    if made is not None:
        return tree_leaves(list(made[0](tree)[0]))
    if kind == "dict":
        return [leaf for key in sorted(tree.keys()) for leaf in tree_leaves(tree[key])]
    return [leaf for v in tree for leaf in tree_leaves(v)] if kind in ("list", "tuple") else [] if kind == "NoneType" else [tree]

def flatten_util_ravel_pytree(pytree):
    leaves, form = tree_leaves(pytree), tree_structure(pytree)
    flat, ends = concatenate([ravel(a) for a in _held_as(leaves)]), []
    for a in _held_as(leaves):
        ends.append(a.size + (ends[-1] if ends else 0))
    back = lambda v: tree_unflatten(form, [part.reshape(array(a).shape) for part, a in zip(_parts(v, ends, 0), leaves)])
    return (flat, back)
