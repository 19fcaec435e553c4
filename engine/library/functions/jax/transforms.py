# Functions that make functions of functions: compiled ones and gradients.

def eval_shape(fun, *args):
    result = _dry(fun, [_unknown(_held_as(a)) for a in args], {})
    return tree_map(lambda a: _record("ShapeDtypeStruct", {"shape": a.shape, "dtype": a.dtype, "ndim": a.ndim, "size": a.size}), result)

def jvp(fun, primals, tangents, has_aux=False):
    if [v for v in (primals, tangents) if not _sequence(v)]:
        raise TypeError(f"primal and tangent arguments to jax.jvp must be tuples or lists; found {_called_type(primals)} and {_called_type(tangents)}.")
    if _typename(primals) != _typename(tangents) or len(primals) != len(tangents):
        a, b = [_treedef(v) for v in (primals, tangents)]
        raise TypeError(f"primal and tangent arguments to jax.jvp must have the same tree structure; primals have tree structure {a} whereas tangents have tree structure {b}.")
    for a, b in zip(primals, tangents):
        x, y = [array(v) if _kind(v) or _typename(v) in ("int", "float") else _outside("jvp of these") for v in (a, b)] if _kind(a) or _typename(a) in ("int", "float") else [0, 0]
        if _kind(x) == "f" and y.dtype != x.dtype:
            raise TypeError(f"primal and tangent arguments to jax.jvp do not match; dtypes must be equal, or in case of int/bool primal dtype the tangent dtype must be float0. Got primal dtype {x.dtype.name} and so expected tangent dtype {x.dtype.name}, but got tangent dtype {y.dtype.name} instead.")
        if _kind(x) == "f" and y.shape != x.shape:
            raise ValueError(f"jvp called with different primal and tangent shapes; Got primal shape {x.shape} and tangent shape as {y.shape}")
    held, along = _held_as(list(primals)), _held_as(list(tangents))
    if has_aux or _types(held) != _types(along) or [a for a in tree_leaves(held) if _kind(a) != "f"]:
        _outside("jvp of these")
    _dry(fun, [_unknown(a) for a in held], {})
    v = _held_as(fun(*held))
    return (v, _unknown(v))

def _treedef(v):
    if [one for one in v if not _kind(one) and _typename(one) not in ("int", "float")]:
        _outside("jvp of these")
    stars = ", ".join(["*" for one in v]) + ("," if len(v) == 1 and _typename(v) == "tuple" else "")
    return f"PyTreeDef(({stars}))" if _typename(v) == "tuple" else f"PyTreeDef([{stars}])"

def _called_type(v):
    return "ArrayImpl" if _kind(v) else _typename(v)

def vjp(fun, *primals, has_aux=False):
    held = _held_as(list(primals))
    if has_aux or [a for a in tree_leaves(held) if _kind(a) != "f"]:
        _outside("vjp of these")
    _dry(fun, [_unknown(a) for a in held], {})
    v = _held_as(fun(*held))
    def back(cotangent):
        cotangent = array(cotangent) if _typename(cotangent) in ("int", "float") else cotangent
        if _kind(v) == "f" and _kind(cotangent) and _types(cotangent) != _types(v):
            wanted = f"{v.dtype.name}{_braced(v)}"
            raise ValueError(f"unexpected JAX type (e.g. shape/dtype) for argument to VJP function: got {cotangent.dtype.name}{_braced(cotangent)}, but expected {wanted} because the corresponding output of the differentiated function had JAX type {wanted}")
        if _types(cotangent) != _types(v) or _typename(cotangent) != _typename(v):
            _outside("a cotangent of another form")
        return tuple([_unknown(a) for a in held])
    return (v, back)

def checkpoint(fun, policy=None, static_argnums=()):
    return lambda *args, **named: _held_as(fun(*args, **named))

def linearize(fun, *primals):
    v, back = vjp(fun, *primals)
    def along(*tangents):
        if _types(list(tangents)) != _types(list(primals)):
            _outside("a tangent of another form")
        return _unknown(v)
    return (v, along)

def ShapeDtypeStruct(shape, dtype):
    return _unheld(zeros(shape, dtype=dtype))

def jit(fun=None, static_argnums=(), static_argnames=(), donate_argnums=(), donate_argnames=()):
    if _typename(fun) in ("int", "float", "str", "list", "tuple", "array"):
        raise TypeError(f"Expected a callable value, got {fun}")
    _fitting(fun, "static", static_argnums, static_argnames)
    _fitting(fun, "donate", donate_argnums, donate_argnames)
    static_argnums, static_argnames = () if static_argnums is None else static_argnums, () if static_argnames is None else static_argnames
    if _line(fun) and _changes_around(fun):
        return lambda *args, **named: _outside("a compiled function that changes what is around it")
    still = [k for k, name in enumerate(_params(fun)) if name in static_argnames or k == static_argnums or _typename(static_argnums) == "tuple" and k in static_argnums]
    return lambda *args, **named: _as_tracer("DynamicJaxprTracer", lambda: _jitted(fun, args, still, named, static_argnames))

# What is static is among the arguments.

def _fitting(fun, how, nums, names):
    if _typename(nums) == "str" and nums:
        raise TypeError("'str' object cannot be interpreted as an integer")
    params, nums, names = _params(fun), (nums,) if _typename(nums) == "int" else tuple(nums or ()), (names,) if _typename(names) == "str" else tuple(names or ())
    if not _line(fun) or [p for p in params if "*" in p or "|" in p]:
        return None
    if [k for k in nums if not -len(params) <= k < len(params)]:
        raise ValueError(f"Jitted function has {how}_argnums={nums}, but only accepts {len(params)} positional arguments.")
    strange = [name for name in names if name not in params]
    if strange:
        _outside("names that the function does not have") if len(strange) > 1 else None
        raise ValueError(f"Jitted function has invalid argnames {{{strange[0]!r}}} in {how}_argnames. Function does not take these args.")

# What a function asks of its arguments while it is traced, a tracer is asked.

def _as_tracer(kind, run, *args):
    try:
        return run(*args)
    except AttributeError as e:
        says = str(e)
        if not says.startswith("'jaxlib._jax.ArrayImpl' object has no attribute '"):
            raise
        _blame()
        raise AttributeError(kind + " has no attribute " + says.split(" ")[-1][1:-1])

def _hashed(v):
    if _typename(v) in ("list", "dict", "set", "array"):
        raise ValueError(f"Non-hashable static arguments are not supported. An error occurred while trying to hash an object of type <class '{_class_path(v)}'>, {v}. The error was:\nTypeError: unhashable type: '{_class_path(v)}'\n")

def _jitted(fun, args, still, named, names):
    for k, a in enumerate(args):
        _hashed(a) if k in still else None
        _no_leaves(fun, args, a, k) if k not in still else None
    for name, v in named.items():
        _hashed(v) if name in names else None
        if name not in names and _typename(v) == "str":
            _no_tracer(_called(fun) or "<lambda>", "str", name if name in _params(fun) else f"kwargs[{name!r}]")
    args = [a if k in still else _held_as(a) for k, a in enumerate(args)]
    held = {key: v if key in names else _held_as(v) for key, v in named.items()}
    _traced_once(fun, args, held, [k for k in range(len(args)) if k not in still], [key for key in held.keys() if key not in names])
    v = _held_as(fun(*args, **held))
    if [leaf for leaf in tree_leaves(v) if _typename(leaf) == "str"]:
        if not _line(fun) or _local(fun) or _typename(v) != "str":
            _outside("jit of what returns texts")
        raise TypeError(f"function {_called(fun) or '<lambda>'} at <program>:{_line(fun)} traced for jit returned a value of type <class 'str'>, which is not a valid JAX type")
    return v

def _class_path(a):
    return "jaxlib._jax.ArrayImpl" if _class(a) == "ArrayImpl" else _class(a)

# A compiled function runs once for several calls, so one that changes what is around it, or
# reads a variable that the program changes, does other things than the same one that is not.

def _changes_around(fun):
    lines = _program().split("\n")
    at = _line(fun) - 1
    while at < len(lines) and lines[at].strip()[:4] != "def ":
        at = at + 1
    if at >= len(lines):
        return False
    deep, end = len(lines[at]) - len(lines[at].lstrip()), at + 1
    while end < len(lines) and (lines[end].strip() == "" or len(lines[end]) - len(lines[end].lstrip()) > deep):
        end = end + 1
    body, outer = [line.strip() for line in lines[at + 1:end]], [line.strip() for line in lines[:at] + lines[end:]]
    own = list(_params(fun)) + [w for line in body if " = " in line or line[:4] == "for " for w in _words(line.split(" = ")[0].split(" in ")[0]) if "." not in line.split(" = ")[0]]
    own = own + [w for line in body for part in line.split("lambda ")[1:] for w in _words(part.split(":")[0])] + [w for line in body for part in line.split(" for ")[1:] for w in _words(part.split(" in ")[0])]
    used = [w for line in body for w in _words(line)]
    if "try:" in body:
        _outside("try in a compiled function")
    if "global" in used or "nonlocal" in used or [line for line in body if " = " in line and "." in line.split(" = ")[0] and "(" not in line.split(" = ")[0]]:
        return True
    for line in body:
        for way in (".append(", ".extend(", ".update(", ".insert(", ".add("):
            if way in line and _words(" " + line.split(way)[0])[-1:] and _words(" " + line.split(way)[0])[-1] not in own and "]" not in line.split(way)[0]:
                return True
    heads = [line.split(" ")[0] for line in outer if line.split(" ")[1:2] and line.split(" ")[1] in ("=", "+=", "-=", "*=")]
    return bool([w for w in used if w not in own and heads.count(w) > 1])

def _words(line):
    for mark in "()[]{}.,:+-*/=<>|&^%@!'\"#":
        line = line.replace(mark, " ")
    return line.split()

# What JAX says of an argument that is no array. Where the function lies in memory is not known.

def _no_leaves(fun, args, a, k):
    params, leaves = _params(fun), tree_leaves(a)
    if not [v for v in leaves if not _kind(v)]:
        return
    for path, v in zip(_paths(params[k] if k < len(params) else "", a), leaves):
        if _typename(v) == "str" or _role(v) == "Plain":
            if k >= len(params) or _local(fun) or not _line(fun):
                _outside("jit of these")
            name = f"{args[0].__class__.__name__}.{_called(fun)}" if params[0] == "self" else _called(fun) or "<lambda>"
            kind = "str" if _typename(v) == "str" else "__main__." + v.__class__.__name__
            raise TypeError(f"Error interpreting argument to <function {name} at 0x…> as an abstract array. The problematic value is of type <class '{kind}'> and was passed to the function at path {path}.\nThis typically means that a jit-wrapped function was called with a non-array argument, and this argument was not marked as static using the static_argnums or static_argnames parameters of jax.jit.")

# A function is called once with arguments that it knows the shapes of alone. Where it asks
# for a value, it is tried which of the arguments the value depends on.

def _traced_once(fun, args, held, traced, known, how="jit"):
    params = _params(fun)
    given = [args[k] for k in traced] + [held[key] for key in known]
    leaves = tree_leaves(given)
    def dry(at, label):
        tried = _unknown(given) if len(at) == len(leaves) else tree_unflatten(tree_structure(given), [_unknown(a) if i in at else a for i, a in enumerate(leaves)])
        values, others = list(args), dict(held)
        for k, v in zip(traced + known, tried):
            if k in traced:
                values[k] = v
            else:
                others[k] = v
        return _dry(fun, values, others, label)
    all = list(range(len(leaves)))
    says = _says(lambda: dry(all, "?"))
    if not says:
        return _staged(fun, given, lambda: dry(all, "!"))
    _fails_again(says, lambda: fun(*args, **held))
    paths = [path for name, v in zip([params[k] if k < len(params) else "*" for k in traced] + known, given) for path in _paths(name, v)]
    if "|" in list("".join(params)) or "*" in list("".join(params + tuple(paths))):
        return dry(all, "")
    asked = [i for i in all if says and _says(lambda: dry([i], "?")) == says]
    return dry(all, " and ".join([paths[i] for i in asked]) + f"|{how}" if 0 < len(asked) < 3 else "")

# Arrays that the function makes of constants are not known either while it is compiled.

def _staged(fun, given, run):
    key, seen = f"{_line(fun)}", _notes("staged")
    for a in tree_leaves(_held_as(given)):
        key = key + (f" {a.dtype.name}{_braced(a)}" if _kind(a) else " ?")
    if key in seen:
        return
    try:
        run()
    except Exception as e:
        says = str(e)
        if _class(e) == "NonConcreteBooleanIndexError" or [1 for part in ("traced array", "slice of array", "a text made of") if part in says]:
            raise
        if "dry" in says or _class(e) and "Error" in _class(e):
            _outside("what this function asks for while it is compiled")
    seen[key] = True

def _says(f):
    try:
        f()
    except Exception as e:
        return _unseen(str(e) if "Error" in _class(e) else "")
    return ""

# What fails for its shapes fails with its values too, which its figure has.

def _fails_again(says, f):
    if says and _says(f) == says:
        f()
    _unseen(says)

def grad(fun, argnums=0, has_aux=False):
    _no_call(fun)
    return lambda *args, **named: _as_tracer("LinearizeTracer", lambda: _graded(fun, args, named, argnums, has_aux)[1])

def _no_call(fun):
    if _typename(fun) in ("int", "float", "str", "list", "tuple", "NoneType"):
        raise TypeError(f"Expected a callable value, got {fun!s}")

def value_and_grad(fun, argnums=0, has_aux=False):
    _no_call(fun)
    return lambda *args, **named: _as_tracer("LinearizeTracer", lambda: _graded(fun, args, named, argnums, has_aux)[0])

# What a function gives, beside its gradients and what else it returns: gradients have the
# shapes of the arguments, and values that we do not compute.

def _graded(fun, args, named, argnums, has_aux):
    chosen = [argnums] if _typename(argnums) == "int" else list(argnums)
    held = [_held_as(a) if k in chosen else a for k, a in enumerate(args)]
    if max(chosen) >= len(args):
        raise TypeError(f"differentiating with respect to argnums={argnums} requires at least {max(chosen) + 1} positional arguments to be passed by the caller, but got only {len(args)} positional arguments.")
    if min(chosen) < 0:
        _outside("the gradient of an argument from the end")
    for leaf in [leaf for k in chosen for leaf in tree_leaves(held[k])]:
        if _typename(leaf) == "str":
            raise TypeError(f"Argument '{leaf}' of type <class 'str'> is not a valid JAX type.")
    for leaf in [leaf for k in chosen for leaf in tree_leaves(held[k])]:
        if _kind(leaf) != "f":
            raise TypeError(f"grad requires real- or complex-valued inputs (input dtype that is a sub-dtype of np.inexact), but got {leaf.dtype.name}. If you want to use Boolean- or integer-valued inputs, use vjp or set allow_int to True.")
    _dry(fun, held, named, "?grad") # which knows the values, but hands none to Python
    v = fun(*held, **named)
    if has_aux and (_typename(v) != "tuple" or len(v) != 2):
        _outside("the gradient of what gives no pair")
    if has_aux and [a for a in tree_leaves(v[1]) for given in held if a is given and _kind(a) and _weak(a)]:
        _outside("a gradient beside its argument")
    out = v[0] if has_aux else v
    if out is None or _typename(out) in ("dict", "list", "tuple"):
        if _sequence(out) and [a for a in out for given in held if a is given and _kind(a) and _weak(a)]:
            _outside("the gradient of what gives its argument back")
        raise TypeError(f"Gradient only defined for scalar-output functions. Output was {_shown_tree(out)}.")
    out = array(out)
    if out.shape != ():
        one = f"extract the scalar with output.reshape(()){' or output[0]' if out.ndim == 1 else ''}, " if out.size == 1 else ""
        raise TypeError(f"Gradient only defined for scalar-output functions. Output had shape: {out.shape}. To get the gradient, {one}reduce the output to a scalar with output.sum(), or use jax.jacobian to differentiate a function with a non-scalar output.")
    if _kind(out) != "f":
        raise TypeError(f"grad requires real-valued outputs (output dtype that is a sub-dtype of np.floating), but got {out.dtype.name}. For differentiation of functions with integer outputs, use jax.vjp directly.")
    grads = [_unknown(held[k]) for k in chosen]
    grads = grads[0] if _typename(argnums) == "int" else tuple(grads)
    return ((v, grads), (grads, v[1]) if has_aux else grads)

# A tree as repr writes it.

def _shown_tree(v):
    kind = _typename(v)
    if kind == "dict":
        return "{" + ", ".join([f"{key!r}: {_shown_tree(v[key])}" for key in v.keys()]) + "}"
    if kind in ("list", "tuple"):
        items = ", ".join([_shown_tree(one) for one in v])
        return "[" + items + "]" if kind == "list" else "(" + items + (",)" if len(v) == 1 else ")")
    return _text_of(v, "!r") if _kind(v) else f"{v}"

def jacfwd(fun, argnums=0):
    return lambda *args: _jacobian(fun, args, argnums, 1, "jacfwd requires real-valued inputs (input dtype that is a sub-dtype of np.floating), but got {}. For holomorphic differentiation, pass holomorphic=True. For differentiation of non-holomorphic functions involving complex inputs or integer inputs, use jax.jvp directly.")

def jacrev(fun, argnums=0):
    return lambda *args: _as_tracer("LinearizeTracer", lambda: _jacobian(fun, args, argnums, 1, "jacrev requires real- or complex-valued inputs (input dtype that is a sub-dtype of np.inexact), but got {}. If you want to use Boolean- or integer-valued inputs, use vjp or set allow_int to True."))

jacobian = jacrev

def hessian(fun, argnums=0):
    return lambda *args: _jacobian(fun, args, argnums, 2, "jacfwd requires real-valued inputs (input dtype that is a sub-dtype of np.floating), but got {}. For holomorphic differentiation, pass holomorphic=True. For differentiation of non-holomorphic functions involving complex inputs or integer inputs, use jax.jvp directly.")

def _jacobian(fun, args, k, times, says):
    chosen = [k] if _typename(k) == "int" else list(k)
    held = [_held_as(a) if i in chosen else a for i, a in enumerate(args)]
    leaves = [leaf for i in chosen for leaf in tree_leaves(held[i])]
    if times > 1 and (len(leaves) != 1 or _kind(held[chosen[0]]) == ""):
        _outside("a hessian of these")
    for leaf in leaves:
        if _kind(leaf) != "f":
            raise TypeError(says.replace("{}", leaf.dtype.name))
    _dry(fun, [_unknown(a) if i in chosen else a for i, a in enumerate(held)], {})
    v = fun(*held)
    if _typename(v) in ("dict", "list", "tuple"):
        _outside("a jacobian of these")
    out = array(v)
    found = tuple([tree_map(lambda leaf: _unheld(zeros(out.shape + leaf.shape * times, dtype=out.dtype)), held[i]) for i in chosen])
    return found[0] if _typename(k) == "int" else found
