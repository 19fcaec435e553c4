# What is said of calls that do not fit.

def _no_bits(symbol, op, dtype, ctype, fails, named):
    raise TypeError(f"ufunc '{op}' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''")

def _int_for(*numbers):
    for k, n in enumerate(numbers):
        if isinstance(n, bool):
            raise TypeError("an integer is required")
        if _class(n) == "numpy.ndarray" and n.ndim:
            raise TypeError("only integer scalar arrays can be converted to a scalar index")
        if (n is not None or k == 0) and _typename(n) != "int" and not (_kind(n) in ("i", "u") and n.ndim == 0):
            raise TypeError(f"'{_class(n)}' object cannot be interpreted as an integer")

def _int_of(x):
    if x != x:
        raise ValueError("cannot convert float NaN to integer")
    if abs(x) == inf:
        raise OverflowError("cannot convert float infinity to integer")
    if abs(x) >= 2.0 ** 63:
        raise OverflowError("Python int too large to convert to C long")

def _fits(x, dtype):
    _int_of(x)

def _unfilled(whole, values, place):
    if whole and len(values) > 1:
        raise TypeError(f"NumPy boolean array indexing assignment requires a 0 or 1-dimensional input, input has {len(values)} dimensions")
    if whole and len(values) == 1:
        raise ValueError(f"NumPy boolean array indexing assignment cannot assign {values[0]} input values to the {place[0]} output values where the mask is true")
    raise ValueError(f"shape mismatch: value array of shape {_compact(values)} could not be broadcast to indexing result of shape {_compact(place)}")

# A call that does not fit by Python's rules. A parameter is its name, its type, whether it may
# be left out, and its kind: 0 by place or by name, 1 by place, 2 by name, 3 *args, 4 **kwargs.
# Those that are placed are counted, without self, which counts where the array is a parameter.

def _unfit(how, call, params, placed, names, library, method, self, values):
    how = "p" if how == "c" and "__init__" in call else how
    if how == "c" and not method and not [p for p in params if p[3] != 1 or p[2]]:
        _of_math(call, len(params), placed, names)
    by_place = [p for p in params if p[3] < 2]
    least, most = len([p for p in by_place if not p[2]]), len(by_place)
    lacks = [k for k, p in enumerate(params) if p[3] < 2 and not p[2] and k >= placed and (p[3] == 1 or p[0] not in names)]
    missing, from_1 = [params[k][0] for k in lacks], library == "numpy" and method and call in ("repeat", "compress", "put")
    if lacks and from_1:
        _lacking(how, call, missing, lacks[0] + 1)
    if how == "u" and placed < least:
        _too_many(how, call, least, most, placed)
    if how in "cf" and placed > most and not [p for p in params if p[3] == 3]:
        _too_many(how, call, least, most, placed)
    for name in names:
        at = [k for k, p in enumerate(params) if p[0] == name and p[3] in (0, 2)]
        if not at and not [p for p in params if p[3] == 4]:
            _traced_name(call, name, values[placed + names.index(name)])
            _unknown_name(how, call, params, placed, names, library, method, "a_max" if library == "jax" and name == "a_min" and len(names) > 1 else name)
        if at and at[0] < placed and params[at[0]][3] == 0:
            _given_twice(how, call, name, at[0])
    if placed > most and not [p for p in params if p[3] == 3]:
        more = 1 if self and how not in "ct" else 0
        _too_many(how, call, least + more, most + more, placed + more, len([p for p in params if p[3] == 2 and p[0] in names]))
    if lacks and how == "u":
        _too_many(how, call, least, most, placed)
    if lacks:
        _lacking(how, call, missing, lacks[0])

def _unknown_name(how, call, params, placed, names, library, method, name):
    told = how == "p" if library == "jax" else library == "numpy" and not method and call in ("inner", "where", "dot", "vdot", "bincount", "copyto", "empty_like", "may_share_memory", "shares_memory")
    if told and [p for p in params if p[3] == 1 and p[0] == name]:
        _by_place(call, names)
    _unexpected(how, call, name, [p[0] for p in params if p[3] in (0, 2)], library == "numpy", method, placed)

def _given_twice(how, call, name, place):
    if call == "sum" and how == "p" and name == "start":
        _too_many("c", call, 1, 2, 3)
    if how == "f":
        raise TypeError(f"Got multiple values for argument '{name}'")
    if how == "c" and call[0] != "_":
        counts = call in ("cumsum", "cumprod", "diagonal", "round", "compress", "repeat", "setflags", "frombuffer", "fromstring", "fromiter")
        raise TypeError(f"argument for {call}() given by name ('{name}') and position ({place + 1 if counts else f'position {place}'})")
    raise TypeError(f"{call}() got multiple values for argument '{name}'")

def _too_many(how, call, least, most, n, named=0):
    if how == "f":
        raise TypeError(f"Too many arguments were given. Expected {most + (call[:5] == 'from_')} but got {n + (call[:5] == 'from_')}.")
    if how == "c" and call in ("default_rng", "randint", "uniform", "normal", "integers", "choice", "exponential", "poisson", "binomial", "gamma", "beta"):
        raise TypeError(f"{call}() takes at {'least' if n < least else 'most'} {least if n < least else most} positional argument{'' if (least if n < least else most) == 1 else 's'} ({n} given)")
    if how == "c" and call in ("nonzero", "tolist"):
        raise TypeError(f"function takes exactly 0 arguments ({n} given)")
    if call == "sum" and most == 2:
        raise TypeError(f"sum() takes at most 2 arguments ({n} given)")
    _unresolved(call, "too many positional arguments")
    takes = f"from {least} to {most} positional arguments" if least != most else f"{most} positional argument{'' if most == 1 else 's'}"
    beside = f" positional argument{'' if n == 1 else 's'} (and {named} keyword-only argument{'' if named == 1 else 's'})" if named and how != "t" else ""
    raise TypeError(f"{call}() takes {takes} but {n}{beside} {'was' if n == 1 and not beside and (how != 't' or least == most) else 'were'} given")

def _unresolved(call, text):
    return None

def _traced_name(call, name, v):
    return None

def _unexpected(how, call, name, names, numpy, method, n):
    _unresolved(call, f"got an unexpected keyword argument '{name}'" if n or not names else f"missing a required argument: '{names[0]}'")
    if how == "f":
        raise TypeError(f"Got an unexpected keyword argument '{name}'")
    if call == "sum" and n == 2 and how == "p":
        _too_many("c", call, 1, 2, 3)
    if call == "sorted":
        raise TypeError(f"sort() got an unexpected keyword argument '{name}'")
    if numpy and method and call in ("transpose", "conj", "conjugate", "fill", "item", "nonzero", "swapaxes", "tolist"):
        raise TypeError(f"ndarray.{call}() takes no keyword arguments")
    in_c = ("cumsum", "cumprod", "diagonal") if method else ("concatenate", "inner", "where", "dot", "vdot", "bincount", "copyto", "empty_like", "may_share_memory", "shares_memory")
    suggests = how in ("s", "w") or numpy and call in in_c or "__init__" in call or call.split("_")[0] == ""
    near = _nearest(list(name), (["a"] if numpy and method and call[0] == "_" else []) + names) if suggests else ""
    meant = f". Did you mean '{near}'?" if near else ""
    raise TypeError(f"{call}{'' if how == 'w' else '()'} got an unexpected keyword argument '{name}'{meant}")

def _no_module(root):
    for library in ("numpy", "torch", "tensorflow", "jax", "xarray"):
        near = len([letter for letter in library if letter in root]) > len(library) - 2 # else it is not worth the time
        if near and root != "array" and _distance(list(root), list(library)) == 2:
            raise ModuleNotFoundError(f"No module named '{root}'")

def _params(function):
    return tuple([name.replace("=", "") for name in _param_text(function).split()])

# Derivatives: of their values the shapes are known.

def _own_call(call, n, names):
    wanted = {"round": ["number", "ndigits"], "pow": ["base", "exp", "mod"], "enumerate": ["iterable"]}.get(call, [])
    unknown = [name for name in names if name not in wanted + ["start", "base", "object", "key", "default", "reverse", "strict"]]
    one = call in ("len", "abs", "any", "all", "repr", "chr", "ord")
    if wanted and not unknown and (n + len(names) <= len(wanted) or call == "enumerate"):
        lacks = [k for k, name in enumerate(wanted) if k >= n and name not in names][:1]
        if lacks and n < 2:
            raise TypeError(f"{call}() missing required argument '{wanted[lacks[0]]}'" + ("" if call == "enumerate" else f" (pos {lacks[0] + 1})"))
        _outside(f"{call} of these")
    if wanted[1:] and n + len(names) > len(wanted):
        raise TypeError(f"{call}() takes at most {len(wanted)} arguments ({n + len(names)} given)")
    if call == "sum" and n + len(names) > 2:
        raise TypeError(f"sum() takes at most 2 arguments ({n + len(names)} given)")
    if call == "sorted" and n != 1:
        raise TypeError(f"sorted expected 1 argument, got {n}")
    if call in ("max", "min", "sum") and n == 0:
        raise TypeError("sum() takes at least 1 positional argument (0 given)" if call == "sum" else f"{call} expected at least 1 argument, got 0")
    if call == "enumerate" and unknown:
        raise TypeError(f"'{unknown[0]}' is an invalid keyword argument for enumerate()")
    if call in ("round", "pow", "max", "min", "sum", "int", "str", "zip", "sorted") and unknown:
        near = _nearest(list(unknown[0]), wanted or {"sum": ["start"], "zip": ["strict"], "sorted": ["key", "reverse"], "max": ["key", "default"], "min": ["key", "default"]}.get(call, ["base"]))
        name = "sort" if call == "sorted" else call
        raise TypeError(f"{name}() got an unexpected keyword argument '{unknown[0]}'" + (f". Did you mean '{near}'?" if near and call != "str" else ""))
    if names and (n or call != "type"):
        raise TypeError(f"{call}() takes no keyword arguments")
    if call in ("map", "type"):
        raise TypeError("map() must have at least two arguments." if call == "map" else "type() takes 1 or 3 arguments")
    if one:
        raise TypeError(f"{call}() takes exactly one argument ({n} given)")
    least, most = {"divmod": (2, 2), "isinstance": (2, 2), "filter": (2, 2), "slice": (1, 3), "reversed": (1, 1), "iter": (1, 2), "next": (1, 2), "range": (1, 3), "int": (0, 2), "str": (0, 3)}.get(call, (0, 1))
    bound = "" if least == most else "at least " if n < least else "at most "
    wants = least if n < least else most
    raise TypeError(f"{call} expected {bound}{wants} argument{'' if wants == 1 else 's'}, got {n}")

def _no_type_variables(name):
    raise TypeError(f"type '{name}' is not subscriptable")

def _not_indexed(own, module, name, method, how):
    in_c = method or name in ("max", "min", "len", "sum", "abs", "round", "print", "sorted", "any", "all", "iter", "next", "repr", "isinstance", "hasattr", "getattr", "callable", "pow", "divmod", "ord", "chr") and not module or name in ("array", "arange", "zeros", "empty", "asarray", "tensor") or module == "torch" and how == "t"
    if module == name:
        return None if name not in ("int", "float", "bool", "str") else _no_type_variables(name)
    if own:
        raise TypeError("'function' object is not subscriptable")
    if how == "u" and module == "numpy" and not method:
        raise TypeError("'numpy.ufunc' object is not subscriptable")
    if not module and not method and name in ("range", "zip", "map", "filter", "reversed", "slice", "complex", "object"):
        _no_type_variables(name)
    if in_c and module in ("", "numpy", "torch") and (how != "p" or not module):
        raise TypeError("'builtin_function_or_method' object is not subscriptable")

def _no_spread(v, behind):
    if not behind:
        _outside("* of a number")
    raise TypeError(f"Value after * must be an iterable, not {_typename(v)}")

def _by_place(call, names):
    raise TypeError(f"{call}() got some positional-only arguments passed as keyword arguments: '{', '.join(names)}'")

def _lacking(how, call, names, place):
    if how == "f":
        raise TypeError("Missing required positional argument")
    _unresolved(call, f"missing a required argument: '{names[0]}'")
    if how == "t":
        raise TypeError(f"{call}() missing {len(names)} required positional argument{'s' if len(names) == 1 else ''}: " + ", ".join([f'"{name}"' for name in names]))
    if how == "c" and call in ("randint", "integers"):
        raise TypeError(f"{call}() takes at least 1 positional argument (0 given)")
    if how == "c" and call in ("fill", "choose", "swapaxes"):
        raise TypeError(f"{call}() takes exactly {'2 arguments' if call == 'swapaxes' else '1 argument'} ({place} given)")
    if how == "c":
        raise TypeError(f"{call}() missing required argument '{names[0]}' (pos {place})")
    call = "clip" if call == "positive" else call
    n, quoted = len(names), [f"'{name}'" for name in names]
    list = ", ".join(quoted[:-1]) + (", and " if n > 2 else " and " if n > 1 else "") + quoted[-1]
    raise TypeError(f"{call}() missing {n} required positional argument{'' if n == 1 else 's'}: {list}")

def _no_loop(op, left, right):
    raise UFuncTypeError(f"ufunc '{op}' did not contain a loop with signature matching types ({_loop_type(left)}, {_loop_type(right)}) -> None")

def _loop_type(v):
    return f"dtype('<U{len(v) or 1}')" if _typename(v) == "str" else f"dtype('{array(v).dtype.name}')"

def _no_number(name, v):
    if _class(v) == "numpy.complex128":
        _outside(name + " of a complex number")
    if _class(v) == "EagerTensor":
        _outside(name + " of a text")
    if _typename(v) == "_UnreadVariable":
        return float(v.read_value()) if name == "float" else int(v.read_value())
    takes = "a string or a real number" if name == "float" else "a string, a bytes-like object or a real number"
    raise TypeError(f"{name}() argument must be {takes}, not '{'RaggedTensor' if _kind(v) else _class(v)}'")

def _immutable(x):
    if _typename(x) not in ("int", "float", "bool", "str", "NoneType", "tuple", "function"):
        _outside("a copy of this")
    return x

def _no_item(n):
    raise ValueError("can only convert an array of size 1 to a Python scalar")

def _no_shape(single):
    raise AttributeError("attribute 'shape' of 'numpy.generic' objects is not writable" if single else "Incompatible shape for in-place modification. Use `.reshape()` to make a copy with the desired shape.")

def _no_items(v):
    raise TypeError("iteration over a 0-d array" if "rray" in _class(v) else f"'{_class(v)}' object is not iterable")

def _no_len(uneven):
    raise TypeError("len() of unsized object")

def _no_scalar(rank):
    raise TypeError("only 0-dimensional arrays can be converted to Python scalars")

def _first_apart(a, b):
    n = len(a) if len(a) > len(b) else len(b)
    for k in range(n - 1, -1, -1):
        i, j = k - n + len(a), k - n + len(b)
        if i >= 0 and j >= 0 and a[i] != b[j] and 1 not in (a[i], b[j]):
            return (k, a[i], b[j])
    return None

def _no_truth(empty, uneven):
    _no_array_truth(empty)

def _no_array_truth(empty):
    if empty:
        raise ValueError("The truth value of an empty array is ambiguous. Use `array.size > 0` to check that an array is not empty.")
    raise ValueError("The truth value of an array with more than one element is ambiguous. Use a.any() or a.all()")

def _no_format(name, spec):
    verbs = {"int": "bcdoxXneEfFgG%", "float": "eEfFgGn%", "str": "s"}
    if name not in verbs:
        raise TypeError(f"unsupported format string passed to {name}.__format__")
    if (spec[-1:].isalpha() or spec[-1:] == "%") and spec[-1:] not in verbs[name]:
        raise ValueError(f"Unknown format code '{spec[-1:]}' for object of type '{name}'")

def _no_place(key):
    if _typename(key) == "array":
        _no_range(key)
    raise TypeError(f"list indices must be integers or slices, not {_class(key)}")

def _no_range(v):
    if _class(v) == "numpy.ndarray" and (ndim(v) or _known(v)):
        raise TypeError("only integer scalar arrays can be converted to a scalar index")
    if _class(v) == "Tensor" and (_product(v.shape) != 1 or _kind(v) == "f"):
        raise TypeError("only integer tensors of a single element can be converted to an index")
    if not _kind(v) or _class(v).startswith("numpy.") and _known(v):
        raise TypeError(f"'{_class(v)}' object cannot be interpreted as an integer")

# What libraries call an operation: TensorFlow's kernel, and the primitive that jax.numpy's
# function reaches.

def _kernels():
    return {
        "identity": ("BroadcastTo", "broadcast_in_dim"), "add": ("AddV2", "add"), "subtract": ("Sub", "sub"), "multiply": ("Mul", "mul"),
        "true_divide": ("RealDiv", "div"), "floor_divide": ("FloorDiv", "div"), "remainder": ("FloorMod", "rem"), "power": ("Pow", "pow"),
        "truncatediv": ("TruncateDiv", "div"), "truncatemod": ("TruncateMod", "rem"), "squared_difference": ("SquaredDifference", "sub"),
        "arctan2": ("Atan2", "atan2"), "hypot": ("Atan2", "atan2"), "copysign": ("Atan2", "atan2"), "divide_no_nan": ("DivNoNan", "div"),
        "xdivy": ("Xdivy", "div"), "xlogy": ("Xlogy", "mul"), "xlog1py": ("Xlog1py", "mul"), "zeta": ("Zeta", "zeta"),
        "sigmoid_cross_entropy_with_logits": ("Mul", "mul"), "maximum": ("Maximum", "max"), "minimum": ("Minimum", "min"),
        "equal": ("Equal", "eq"), "not_equal": ("NotEqual", "ne"), "less": ("Less", "lt"), "less_equal": ("LessEqual", "le"),
        "greater": ("Greater", "gt"), "greater_equal": ("GreaterEqual", "ge"), "logical_and": ("LogicalAnd", "and"), "logical_or": ("LogicalOr", "or"),
        "where": ("SelectV2", "select_n"), "bitwise_and": ("BitwiseAnd", "and"), "bitwise_or": ("BitwiseOr", "or"), "bitwise_xor": ("BitwiseXor", "xor"),
        "left_shift": ("LeftShift", "shift_left"), "right_shift": ("RightShift", "shift_right_arithmetic"), "gcd": ("Maximum", "max"), "lcm": ("Maximum", "max"),
    }

# Functions of module math, and methods of Python's own values.

def _of_math(call, n, placed, names):
    if names:
        raise TypeError(f"math.{call}() takes no keyword arguments")
    raise TypeError(f"math.{call}() takes exactly one argument ({placed} given)" if n == 1 else f"{call} expected {n} arguments, got {placed}")

def _own_method(kind, call, n, names):
    if kind not in ("list", "dict", "set", "tuple", "str", "torch.Size", "TensorShape"):
        return None
    kind, whole = {"torch.Size": "tuple"}.get(kind, kind), f"{kind}.{call}()"
    bare = {"list": "reverse copy clear", "dict": "keys values items copy clear popitem", "set": "copy clear pop", "str": "upper lower title capitalize swapcase casefold isdigit isalpha isalnum isnumeric isdecimal isspace islower isupper istitle"}
    one = {"list": "append extend remove count", "dict": "", "set": "add remove discard", "tuple": "count", "str": "join partition rpartition zfill removeprefix removesuffix"}
    some = {"list": "pop 0 1, insert 2 2, index 1 3", "dict": "get 1 2, pop 1 2, setdefault 1 2, update 0 1", "tuple": "index 1 3", "str": "strip 0 1, lstrip 0 1, rstrip 0 1, find 1 3, rfind 1 3, index 1 3, count 1 3, startswith 1 3, endswith 1 3, center 1 2, ljust 1 2, rjust 1 2"}
    if names and call in bare.get(kind, "").split() + one.get(kind, "").split():
        raise TypeError(f"{whole} takes no keyword arguments")
    if call in ("replace", "split") and kind == "str" and not names:
        raise TypeError(f"replace() takes at {'least 2 positional' if n < 2 else 'most 3'} arguments ({n} given)" if call == "replace" else f"split() takes at most 2 arguments ({n} given)" if n > 2 else "must be str or None, not int")
    if kind not in one or names:
        _outside(f"{call} of these")
    if call in bare.get(kind, "").split():
        raise TypeError(f"{whole} takes no arguments ({n} given)")
    if call in one[kind].split():
        raise TypeError(f"{whole} takes exactly one argument ({n} given)")
    for name, least, most in [row.split() for row in some.get(kind, "").split(", ") if row]:
        if name == call:
            wants = int(least if n < int(least) else most)
            raise TypeError(f"{call} expected {'' if least == most else 'at least ' if n < int(least) else 'at most '}{wants} argument{'' if wants == 1 else 's'}, got {n}")
    _outside(f"{call} of these")

# What types of values have that we do not run.

def _type_has(type, name):
    of_types = {"nump": "alignment base byteorder char descr fields flags hasobject isbuiltin isnative itemsize kind metadata name names ndim newbyteorder num shape str subdtype type", "torc": "abbr itemsize to_complex to_real", "DTyp": "as_datatype_enum as_numpy_dtype base_dtype cast flatten from_tensors limits max min name placeholder_value real_dtype size to_tensors"}
    return name[:3] == "is_" or name in of_types[type].split()
