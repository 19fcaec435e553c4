# Functions that are mapped over an axis.

def vmap(fun, in_axes=0, out_axes=0):
    return lambda *args, **named: _as_tracer("BatchTracer", lambda: _mapped_by(fun, args, named, in_axes, out_axes))

def _mapped_by(fun, args, named, in_axes, out_axes):
    if not args and not named:
        raise ValueError("vmap wrapped function must be passed at least one argument containing an array or axis_size must be specified, got empty *args=() and **kwargs={}")
    return _mapped(fun, args, in_axes, out_axes) if not named else _mapped(lambda given, *rest: fun(*rest, **given), (named,) + args, (0,) + (tuple(in_axes) if _typename(in_axes) in ("tuple", "list") else (in_axes,) * len(args)), out_axes)

def _mapped(fun, args, in_axes, out_axes):
    axes = in_axes if _typename(in_axes) in ("tuple", "list") else [in_axes for a in args]
    if _typename(in_axes) not in ("int", "NoneType", "tuple", "list"):
        raise TypeError(f"vmap in_axes must be an int, None, or a tuple of entries corresponding to the positional arguments passed to the function, but got {in_axes}.")
    if [k for k in tree_leaves(list(axes)) if _typename(k) != "int"]:
        raise TypeError(f"vmap in_axes must be an int, None, or (nested) container with those types as leaves, but got {in_axes}.")
    if len(axes) != len(args):
        raise ValueError(f"vmap in_axes must be an int, None, or a tuple of entries corresponding to the positional arguments passed to the function, but got len(in_axes)={len(axes)}, len(args)={len(args)}.")
    for k, (a, axis) in enumerate(zip(args, axes)):
        _prefixed(f"vmap in_axes[{k}]", "vmap in_axes", axis, a)
    sizes, names = [n for a, k in zip(args, axes) for n in _lengths(a, k)], _params(fun)
    if len(sizes) == 0 and [k for k in axes if k is not None]:
        if [leaf for leaf in tree_leaves(list(args))]:
            _outside("vmap of these")
        raise ValueError(f"vmap wrapped function must be passed at least one argument containing an array or axis_size must be specified, got empty *args={tuple(args)} and **kwargs={{}}")
    if len(sizes) == 0:
        raise ValueError("vmap must have at least one non-None value in in_axes or axis_size must be specified")
    if [n for n in sizes if n != sizes[0]]:
        if len(names) < len(args) or [k for k in axes if k is not None and _typename(k) != "int"] or [a for a in args if _keys(a)] or "|" in list("".join(names)):
            _outside("vmap over axes of several sizes")
        says = [f"axis {k} of argument {path} of type {array(v).dtype.name}{_braced(array(v))}" for a, k, name in zip(args, axes, names) if k is not None for path, v in zip(_paths(name, a), tree_leaves(a))]
        _unequal(sizes, says)
    rows = [[_row(a, k, i) for a, k in zip(args, axes)] for i in range(sizes[0])]
    if rows:
        tried = lambda: _dry(fun, [a if k is None else _unknown(a) for a, k in zip(rows[0], axes)], {}, "?vmap")
        _fails_again(_says(tried), lambda: fun(*rows[0]))
        out = tried()
        _prefixed("vmap out_axes", "vmap out_axes", out_axes, out)
        _unbatched("vmap out_axes", out_axes, out)
    return _stacked([fun(*row) for row in rows], out_axes)

# Axes are told of a whole, or of its parts in the same form.

def _prefixed(path, name, axes, v):
    if axes is None or _typename(axes) == "int":
        return None
    says = f"{name} specification must be a tree prefix of the corresponding value; \n  Mismatch details (1 found):\n  pytree structure error: "
    kind, own = _typename(axes), "jax._src.api_util.PytreeLeaf" if _kind(v) or _typename(v) in ("int", "float") else _typename(v)
    if kind not in ("tuple", "list", "dict") or own not in ("tuple", "list", "dict", "jax._src.api_util.PytreeLeaf") or _keys(v):
        _outside("axes of another form")
    if kind != own:
        raise ValueError(f"{says}different types at key path\n    {path}\nAt that key path, the prefix pytree {name} has a subtree of type\n    <class '{kind}'>\nbut at the same key path the full pytree has a subtree of different type\n    <class '{own}'>.")
    if kind != "dict" and len(axes) != len(v):
        raise ValueError(f"{says}different lengths of {kind} at key path\n    {path}\nAt that key path, the prefix pytree {name} has a subtree of type {kind} of length {len(axes)}, but the full pytree has a subtree of the same type but of length {len(v)}.")
    if kind == "dict" and sorted(axes.keys()) != sorted(v.keys()):
        apart = [key for key in list(axes.keys()) + list(v.keys()) if (key in axes) != (key in v)]
        if len(apart) != 1:
            _outside("axes of other names")
        raise ValueError(f"{says}different numbers of pytree children at key path\n    {path}\nAt that key path, the prefix pytree {name} has a subtree of type\n    <class 'dict'>\nwith {len(axes)} child keys\n    {_key_list(axes)}\nbut at the same key path the full pytree has a subtree of the same type but with {len(v)} child keys\n    {_key_list(v)}\nso the symmetric difference on key sets is\n    [{apart[0]!r}]")
    for key in axes.keys() if kind == "dict" else range(len(axes)):
        _prefixed(f"{path}[{key!r}]", name, axes[key], v[key])

def _unbatched(path, axes, v):
    if _sequence(axes):
        for k, (axis, one) in enumerate(zip(axes, v)):
            _unbatched(f"{path}[{k}]", axis, one)
    if axes is None and [leaf for leaf in tree_leaves(v) if not _known(leaf)]:
        _outside("several results without an axis") if not _kind(v) else None
        raise ValueError(f"at {path}, got axis spec None but output was batched on axis 0")

def _key_list(v):
    return " ".join([f"[{key!r}]" for key in sorted(v.keys())])

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

# A function of the last axes of its arguments, mapped over the others.

def numpy_vectorize(pyfunc, excluded=(), signature=None):
    if len(excluded):
        _outside("vectorize that leaves arguments out")
    return lambda *args: _vectorized(pyfunc, [array(a) for a in args], signature)

def _vectorized(f, args, signature):
    ranks = [0 for a in args] if signature is None else [0 if term == "()" else len(term.split(",")) for term in signature.replace(" ", "").split("->")[0].replace("),(", ");(").split(";")]
    if len(ranks) != len(args):
        _outside("vectorize of these")
    _core_sizes(args, signature) if signature is not None else None
    lead = broadcast_shapes(*[a.shape[:a.ndim - n] for a, n in zip(args, ranks)])
    flat = [broadcast_to(a, lead + a.shape[a.ndim - n:]).reshape((_product_of(lead),) + a.shape[a.ndim - n:]) for a, n in zip(args, ranks)]
    if len(lead) == 0:
        return f(*args)
    found = _mapped(f, flat, 0, 0)
    return tree_map(lambda v: v.reshape(lead + v.shape[1:]), found)

def _core_sizes(args, signature):
    sizes, around = {}, f"on vectorized function with excluded=frozenset() and signature={signature!r}"
    for a, term in zip(args, signature.replace(" ", "").split("->")[0].replace("),(", ");(").split(";")):
        names = [n for n in term[1:-1].split(",") if n]
        if a.ndim < len(names):
            raise ValueError(f"input with shape {a.shape} does not have enough dimensions for all core dimensions {tuple(names)} {around}")
        for name, n in zip(names, a.shape[a.ndim - len(names):]):
            if sizes.get(name, n) != n:
                raise ValueError(f"inconsistent size for core dimension {name!r}: {n} vs {sizes[name]} {around}")
            sizes[name] = n
