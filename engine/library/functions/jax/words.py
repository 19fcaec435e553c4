# What JAX says, where it has words of its own.

def _unresolved(call, text):
    if call in ("relu", "relu6"):
        raise TypeError(f"The input arguments to the custom_jvp-decorated function {call} could not be resolved to positional-only arguments. Binding failed with the error:\n{text}")

# Values that a function asks for while JAX compiles it. Which of several arguments they
# depend on is not known here.

def _traced(what, dtype, shape, name, line, argument):
    kind, see = f"{dtype}[{','.join([f'{n}' for n in shape])}]", "See https://docs.jax.dev/en/latest/101/errors.html#jax.errors."
    if what == "a mask" and len(shape):
        raise NonConcreteBooleanIndexError(f"Array boolean indices must be concrete; got {kind}\n\n{see}NonConcreteBooleanIndexError")
    asks = {"item": "This occurred in the item() method of jax.Array", "nonzero": "The size argument of jnp.nonzero must be statically specified to use jnp.nonzero within JAX transformations.", "num": "'num' argument of jnp.linspace", "unique": "The error arose for the first argument of jnp.unique(). To make jnp.unique() compatible with JIT and other transforms, you can specify a concrete value for the size argument, which will determine the output size."}
    for part in ("start", "stop", "step"):
        asks[part] = f"It arose in the jnp.arange argument '{part}'"
    asks["axis"] = "The axis argument must be known statically."
    asks["split"] = "in jax.numpy.split argument 1"
    asks["num_classes"] = "The error arose in jax.nn.one_hot argument `num_classes`."
    asks["repeats"] = "When jit-compiling jnp.repeat, the total number of repeats must be static. To fix this, either specify a static value for `repeats`, or pass a static value to `total_repeat_length`."
    for cast in ("float", "int"):
        asks[cast] = f"The problem arose with the `{cast}` function. If trying to convert the data type of a value, try using `x.astype({cast})` or `jnp.array(x, {cast})` instead."
    if argument in ("", "!", "?vmap", "?grad") or what not in asks and what not in ("bool()", "bool", "range", "__array__") and what[:6] not in ("shape ", "slice("):
        return None
    argument, how = (argument.split("|") + ["jit"])[:2]
    why = f"The error occurred while tracing the function {name} at <program>:{line} for {how}. This concrete value was not available in Python because it depends on the value{'s of the arguments' if ' and ' in argument else ' of the argument'} {argument}."
    if what == "range":
        raise TracerIntegerConversionError(f"The __index__() method was called on traced array with shape {kind}\n{why}\n{see}TracerIntegerConversionError")
    if what == "__array__":
        raise TracerArrayConversionError(f"The numpy.ndarray conversion method __array__() was called on traced array with shape {kind}\n{why}\n{see}TracerArrayConversionError")
    if what in ("bool()", "bool"):
        raise TracerBoolConversionError(f"Attempted boolean conversion of traced array with shape {kind}.\n{why}\n{see}TracerBoolConversionError")
    if what[:6] == "slice(":
        raise IndexError(f"Array slice indices must have static start/stop/step to be used with NumPy indexing syntax. Got {what}. To index an array at a dynamic position with a static slice size, use x[jax.ds(start, size)] or lax.dynamic_slice/dynamic_update_slice instead (JAX does not support dynamically sized arrays within traced functions).\n{why}")
    if what[:6] == "shape ":
        raise TypeError(f"Shapes must be 1D sequences of concrete values of integer type, got {what[6:]}.\nIf using `jit`, try using `static_argnums` or applying `jit` to smaller subfunctions.\n{why}")
    raise ConcretizationTypeError(f"Abstract tracer value encountered where concrete value is expected: traced array with shape {'int32[]' if what == 'nonzero' else kind}\n{asks[what]}\n{why}\n\n{see}ConcretizationTypeError")

def _no_power(dtype, shape, power):
    raise TypeError(f"Integers cannot be raised to negative powers, got integer_pow({dtype}[{','.join([f'{n}' for n in shape])}], {int(power)})")

def _no_fold_axis(fold):
    if fold in ("mean", "std", "var", "argmax", "argmin"):
        raise IndexError("tuple index out of range")

def _SqueezeError(call, e, a, axes):
    at = tuple(sorted([k % a.ndim for k in ([axes] if _typename(axes) == "int" else [e.Axis] if axes is None else axes)]))
    raise ValueError(f"cannot select an axis to squeeze out which has size not equal to one, got shape={a.shape} and dimensions={at}")

def _PermutationError(call, e, a, order):
    rank, axes = e.Rank, e.Axes or []
    if call != "transpose" or _kind(a) == "":
        return None
    for k in axes:
        if k >= rank or k < -rank:
            raise ValueError(f"axis {k} is out of bounds for array of dimension {rank}")
    raise TypeError(f"transpose permutation isn't a permutation of operand dimensions, got permutation {tuple([k % rank for k in axes])} for operand shape {a.shape}.")

def _RepeatedAxisError(call, e, a, axes):
    if e.Fold:
        raise ValueError(f"duplicate value in 'axis': {tuple(axes)}")

def _whole_diagonal(k):
    if _class(k) == "ArrayImpl":
        shown = _text_of(k, "!s")
        raise ValueError(f"Non-hashable static arguments are not supported. An error occurred while trying to hash an object of type <class 'jaxlib._jax.ArrayImpl'>, {shown}. The error was:\nTypeError: unhashable type: 'jaxlib._jax.ArrayImpl'\n")

# A function that JAX compiles takes any keyword for an array first.

def _traced_name(call, name, v):
    compiled = "abs absolute acos acosh allclose angle append arccos arccosh arcsin arcsinh arctan arctan2 arctanh argpartition argsort around asin asinh atan atan2 atanh bitwise_count bitwise_invert bitwise_not block cbrt ceil clip conjugate convolve copysign corrcoef correlate cos cosh count_nonzero cov cross cumprod cumsum deg2rad diagonal diff digitize divmod dot ediff1d equal exp exp2 expm1 fabs float_power floor floor_divide fmax fmin fmod gcd gradient greater greater_equal heaviside hypot imag inner invert isclose iscomplex isfinite isinf isnan isreal kron lcm ldexp less less_equal lexsort log log10 log1p log2 logical_not matmul median modf nan_to_num nancumprod nancumsum nanmax nanmean nanmedian nanmin nanpercentile nanprod nanquantile nanstd nansum nanvar not_equal outer partition percentile polyval positive quantile rad2deg ravel real reciprocal remainder resize rint rollaxis rot90 round searchsorted sign sin sinc sinh sort sqrt square swapaxes take_along_axis tan tanh trace trapezoid tril triu true_divide trunc unwrap vander vdot"
    if call in compiled.split() and (_typename(v) == "str" or _typename(v) == "type" and v in (int, float, bool)):
        _no_tracer(call, "str" if _typename(v) == "str" else "type", f"kwargs[{name!r}]")

def _no_tracer(call, kind, path):
    raise TypeError(f"Error interpreting argument to <function {call} at 0x…> as an abstract array. The problematic value is of type <class '{kind}'> and was passed to the function at path {path}.\nThis typically means that a jit-wrapped function was called with a non-array argument, and this argument was not marked as static using the static_argnums or static_argnames parameters of jax.jit.")

def _told_device(r, device, call, args):
    if _typename(device) != "str" or call not in ("array", "asarray", "linspace", "empty", "eye", "zeros", "ones", "full", "arange", "zeros_like", "ones_like", "full_like"):
        return r if _typename(device) != "str" else _outside("device", "argument")
    if call in ("array", "asarray", "linspace"):
        raise ValueError(f"sharding={device!r} must be an instance of jax.sharding.Sharding")
    if call in ("empty", "eye"):
        raise ValueError(f"`jax.device_put` only accepts `None`, `jax.sharding.Sharding`, `jax.Device`, `Format`, `jax.memory.Space` or a pytree of these values. Received invalid value: {device}")
    raise AttributeError("'str' object has no attribute '_is_concrete'")

def _told_ndmin(r, n, call, args):
    return _unseen(_expand_dims(r, list(range(n - r.ndim)))) if n > r.ndim else r

def _told_order(r, order, call, args):
    return r if order in ("C", "K", "A") else _outside("order", "argument")

def _no_triangle(call, rank):
    raise ValueError(f"Argument to jax.numpy.{call} must be at least 2D")

def _endless(start, stop, step):
    if step == 0:
        raise ZeroDivisionError("division by zero")

def _no_scalar(rank):
    raise TypeError(f"Only scalar arrays can be converted to Python scalars; got arr.ndim={rank}")

def _no_matrix(rank):
    raise ValueError(f"x must be at least two-dimensional for matrix_transpose; got ndim={rank}")

def _no_bits(symbol, op, dtype, ctype, fails, named):
    if op == "bitwise_count":
        raise TypeError(f"population_count does not accept dtype {dtype}. Accepted dtypes are subtypes of integer.")
    if symbol == "":
        _outside(f"{op} of these")
    if named and not fails:
        name = {"&": "and", "|": "or", "^": "xor", "<<": "shift_left", ">>": "shift_right_arithmetic"}[symbol]
        kinds = "integer, bool" if symbol in "&|^" else "integer"
        raise TypeError(f"{name} does not accept dtype {dtype} at position 0. Accepted dtypes at position 0 are subtypes of {kinds}.")

def _no_index(v):
    kind = _typename(v)
    if kind == "float":
        raise TypeError("Indexer must have integer or boolean type, got indexer with type float64")
    if kind == "str":
        raise TypeError(f"JAX does not support string indexing; got idx='{v}'")
    if kind == "array":
        raise TypeError(f"Indexer must have integer or boolean type, got indexer with type {v.dtype.name}")

def _immutable():
    raise TypeError("JAX arrays are immutable and do not support in-place item assignment. Instead of x[idx] = y, use x = x.at[idx].set(y) or another .at[] method: https://docs.jax.dev/en/latest/_autosummary/jax.numpy.ndarray.at.html")

def _unfilled(whole, values, place):
    raise ValueError(f"Incompatible shapes for broadcasting: {values} and requested shape {place}")

def _too_wide(op, place, n):
    name = f"x{place + 1}" if op in ("true_divide", "floor_divide", "remainder") else ("x", "y")[place]
    raise OverflowError(f"An overflow was encountered while parsing an argument to a jitted computation, whose argument path is {name}. Got <class 'int'> with value {n}")

def _gathers_nothing(axis, shape):
    if [k for k, n in enumerate(shape) if n == 0 and k != axis]:
        _outside("an array into nothing")
    raise TypeError(f"Slice size at index {axis} in gather op is out of range, must be within [0, 0 + 1), got 1.")

def _by_list():
    raise TypeError("Using a non-tuple sequence for multidimensional indexing is not allowed; use `arr[array(seq)]` instead of `arr[seq]`. See https://github.com/jax-ml/jax/issues/4564 for more information.")

def _too_deep(shape, to):
    raise ValueError(f"Cannot broadcast to shape with fewer dimensions: arr_shape={shape} shape={to}")

def _misindexed(e, subscripts, axes, shape, nothing):
    for k, s in enumerate(subscripts):
        mask = tuple(_sizes(s.Array.Shape))
        of = shape[axes[k]:axes[k] + len(mask)]
        if s.Kind == 4 and s.Array.Values == "bool" and of != mask:
            raise IndexError(f"boolean index did not match shape of indexed array in index {k}: got {mask}, expected {list(of)}")
    if _class(e) == "IndexError" and e.Size == 0 and [s for s in subscripts if s.Kind == 4]:
        _gathers_nothing(e.Axis, shape)

def nonzero(a):
    if not _known(array(a)):
        _traces("nonzero", array(a))
    if array(a).ndim == 0:
        raise ValueError("Calling nonzero on 0d arrays is not allowed. Use jnp.atleast_1d(scalar).nonzero() instead.")
    return _columns_of(argwhere(array(a)))

# What is said of a list where an array should be. Some functions take lists, and some hand
# on to another one at once.

# Parameters are told as in _unfit.

def _takes_no_lists(call, part, params, placed, named):
    last = len(params) - 1
    for k, v in enumerate(placed):
        if _sequence(v) and (k <= last or params[last][3] == 3):
            _takes_no_list(call, part, params[min(k, last)][0], k, v)
    for name, v in named.items():
        at = [k for k, p in enumerate(params) if p[0] == name]
        if _sequence(v) and at:
            _takes_no_list(call, part, name, at[0], v)

def _takes_no_list(call, part, param, place, v):
    if f"|{call}|" in "|append|array|asarray|ndim|shape|size|iterable|isscalar|iscomplexobj|isrealobj|array_equal|array_equiv|broadcast_shapes|result_type|block|select|stop_gradient|" or _takes_lists(param) and call != "linspace" or part == "nn" and call == "one_hot":
        return None
    arrays = f"|{param}|" in "|x|a|b|arr|ary|arys|args|m|v|x1|x2|y|array|xi|A|ar|element|test_elements|indices|val|condition|operands|repeats|arrays|tup|prototype|min|max|z|values|choices|obj|bins|fill_value|xp|fp|ar1|ar2|q|vals|a1|a2|filt|h|"
    if part not in ("numpy", "linalg", "nn", "special", "lax"):
        return _outside("a list here") if arrays else None
    if param in ("arrays", "tup", "operands", "choices") and call != "einsum":
        lists = [k for k, item in enumerate(v) if _typename(item) in ("list", "tuple")]
        if len(lists) == 0:
            return None
        place, v = lists[0] + (1 if call == "choose" else 0), v[lists[0]]
    if _typename(v) not in ("list", "tuple"):
        _outside("a list here")
    if part == "lax":
        _no_lax_list(call, param, place, v)
    if not arrays and (param != "p" or call[:4] not in ("poly", "unwr", "root")) and call != "linspace":
        _outside("a list here")
    name = {"abs": "absolute", "amax": "max", "amin": "min", "around": "round", "flatnonzero": "ravel", "divide": "true_divide", "mod": "remainder", "pow": "power", "fmax": "greater", "fmin": "less", "bitwise_right_shift": "right_shift", "ix_": "ix", "conj": "conjugate", "degrees": "rad2deg", "radians": "deg2rad", "extract": "extreact", "isreal": "imag", "iscomplex": "imag", "vecdot": "jnp.vecdot", "vecmat": "matvec", "celu": "maximum", "hard_swish": "hard_silu", "logmeanexp": "logsumexp", "relu": "maximum", "relu6": "maximum", "selu": "elu", "sigmoid": "logistic", "softmax": "max", "softplus": "logaddexp", "swish": "silu"}.get(call, call)
    if part == "linalg":
        name = "jnp.linalg." + {"cross": "outer", "vecdot": "vecdot"}.get(call, call) if call != "cond" else call
    place = place - 1 if name == "einsum" else 0 if name == "full" else place
    if call in ("hard_sigmoid", "zeta", "ndtr", "apply_over_axes", "array_repr", "array_str", "bartlett", "blackman", "hamming", "hanning", "average", "argpartition", "partition", "put", "put_along_axis", "fill_diagonal", "polyfit", "rollaxis", "resize", "apply_along_axis", "geomspace", "gradient"):
        _outside("a list here")
    raise TypeError(f"{name} requires ndarray or scalar arguments, got <class '{_typename(v)}'> at position {place}.")

def _takes_lists(param):
    return f"|{param}|" in "|out|start|stop|shape|axis|axes|dimension|dimensions|shift|condlist|choicelist|funclist|reps|sizes|pad_width|indices_or_sections|newshape|new_sizes|dims|source|destination|source_axes|multi_index|arys_of_lists|object|keys|start_indices|limit_indices|strides|slice_sizes|window_strides|window_dimensions|padding|padding_config|dimension_numbers|broadcast_dimensions|permutation|branches|cases|constant_values|stat_length|end_values|range|new_shape|shapes|init_val|init|xs|elems|tree|rest|leaves|primals|tangents|ij|c_and_lower|lu_and_piv|points|lhs_shape|rhs_shape|lhs_dilation|rhs_dilation|base_dilation|window_dilation|data_fields|meta_fields|coordinates|"

def _no_lax_list(call, param, place, v):
    name, kind = {"bitwise_and": "and", "bitwise_not": "not", "bitwise_or": "or", "bitwise_xor": "xor", "dot": "dot_general", "reciprocal": "integer_pow", "select": "select_n", "negative": "neg"}.get(call, call), _typename(v)
    place = [0, 2, 1][place] if call == "select" else place
    if call in ("broadcast", "broadcast_in_dim", "expand_dims"):
        raise TypeError(f"Argument '{v}' of type '<class '{kind}'>' is not a valid JAX type")
    if param not in ("x", "y", "operand", "operands", "lhs", "rhs", "pred", "on_true", "on_false", "min", "max") or "slice" in name and name != "slice" or "_in_dim" in name or "conv" in name or "split" in name or "stack" in name or name in ("sort", "collapse", "full_like", "reduce", "reduce_window", "conj", "batch_matmul", "convert_element_type") or name in ("integer_pow", "top_k") and place or call == "dot" and ndim(v) != 1:
        _outside("a list here")
    raise TypeError(f"Error interpreting argument to {name} as a JAX value. The problematic value is of type <class '{kind}'> and was passed to {name} at position {place}.\n")

def _rounds(v):
    return _kind(v) != "" and _typename(v) != "array"

def _no_reshape(a, shape, n):
    raise TypeError(f"cannot reshape array of shape {a.shape} (size {a.size}) into shape {shape!r} (size {n})")

def _open_sizes(sizes, a):
    if -1 not in sizes:
        _no_reshape(a, sizes if len(sizes) > 1 else sizes[0], _product(sizes))
    if sizes.count(-1) == 1:
        _outside("these sizes")
    raise TypeError(f"can only specify one unknown axis size with a `-1` value, got {sizes}")

def _no_size(call, sizes):
    if call == "tile":
        if len(sizes) == 1 and _kind(sizes[0]) and not _known(sizes[0]):
            raise TypeError(f"As of JAX v0.7, parameters to jaxpr equations must have __hash__ and __eq__ methods. In a call to primitive tile, the value of parameter reps was not hashable: ({_tracer(sizes[0])},)")
        _outside("tile of these")
    if call == "reshape" and len(sizes) == 1 and _typename(sizes[0]) in ("float", "str"):
        raise TypeError(f"Shapes must be 1D sequences of concrete values of integer type, got {sizes[0] if _typename(sizes[0]) == 'str' else list(sizes)}.")
    if call in ("reshape", "broadcast_to", "full", "zeros", "ones", "empty"):
        _whole(sizes[0] if len(sizes) == 1 and _typename(sizes[0]) in ("list", "tuple") else sizes)

def _tracer(v):
    return f"JitTracer({'~' if _weak(v) else ''}{v.dtype.name}{_braced(v)})" if _typename(v) == "array" and not _known(v) else f"{v}"

def _sliced(bounds, place):
    asked = [v for v in bounds if _typename(v) == "array" and not _known(v)]
    if asked:
        _traces(f"slice({', '.join([_tracer(v) for v in bounds])}) at position {place}", asked[0])

# What is said of an argument that is of no use.

def _wrong(call, param, v):
    kind = _typename(v)
    if param == "axis" and kind == "array" and not _known(v):
        _traces("axis" if call in ("sum", "prod", "max", "min", "any", "all", "mean", "std", "var", "amax", "amin") else "range" if call in ("concatenate", "stack", "sort", "argsort", "argmax", "argmin", "cumsum") else "nothing", v)
    if param == "axis" and kind == "str":
        if call in ("sum", "prod", "max", "min", "any", "all", "amax", "amin"):
            raise NameError(f"Found an unbound axis name: {v}. To fix this, please call psum under `jax.shard_map`.")
        if call in ("mean", "std", "var"):
            raise NameError(f"unbound axis name: {list(v)[0]}")
        if call in ("argmax", "argmin", "cumsum", "cumprod", "sort", "argsort", "concatenate"):
            raise TypeError("'str' object cannot be interpreted as an integer")
    if param in ("object", "data"):
        _no_data(v, kind)

def _no_raising():
    raise NotImplementedError("The 'raise' mode to jnp.take is not supported.")

def _no_range_of_bools(a):
    raise TypeError("iota does not accept dtype bool. Accepted dtypes are subtypes of integer, complexfloating, floating.")

def _no_data(v, kind):
    if kind in ("list", "tuple"):
        shapes = [(1,) + shape(a) for a in v] if not [a for a in v if not _kind(a) and _typename(a) not in ("int", "float", "bool")] else []
        if shapes and [a for a in v if _class(a) == "ArrayImpl"]:
            concatenate([zeros(s) for s in shapes])
        for a in v:
            if not _kind(a) and _typename(a) not in ("int", "float", "bool"):
                _no_data(a, _typename(a))
    if kind == "NoneType":
        raise ValueError("None is not a valid value for jnp.array")
    if kind == "str":
        raise TypeError(f"Value '{v}' with dtype <U{len(v)} is not a valid JAX array type. Only arrays of numeric types are supported by JAX.")
    if kind == "dict" and [item for item in v.values() if _typename(item) in ("list", "tuple")]:
        _outside("a dictionary of lists as an array")
    if kind in ("dict", "set"):
        raise TypeError(f"Value '{v}' with dtype object is not a valid JAX array type. Only arrays of numeric types are supported by JAX.")

def _text_of(a, how):
    repr = how == "!r"
    if not _known(a) or a.size > 100 or a.size == 0:
        _outside("a text made of this array")
    if a.dtype == "bfloat16" or a.dtype == "float16" and a.ndim == 0 and how == "!s":
        _outside("a text made of this array")
    values = a.reshape(-1).tolist()
    if _kind(a) == "f" and (a.ndim or how != ""):
        values = [_shortest(v, a.dtype) for v in values]
    items = (_float_texts(values, 1e6 if a.dtype == "float32" else 1e3) if a.ndim or repr else [f"{values[0]!r}"]) if _kind(a) == "f" else [f"{v!r}" for v in values]
    if [item for item in items if _kind(a) == "f" and len(item) > 7]:
        _outside("a text made of this array")
    wide = max([len(item) for item in items])
    items = [" " * int(max(wide, 5 if _kind(a) == "b" and a.ndim else 0) - len(item)) + item for item in items]
    said = _in_lines(items, list(a.shape), " " * (7 if repr else 1), 74 if repr else 75, ", " if repr else " ")
    type = f"dtype={a.dtype.name}{', weak_type=True' if _weak(a) and _kind(a) != 'b' else ''}"
    wraps = len(said.split("\n")[-1]) + len(type) + 4 > 75
    return _unseen(f"Array({said},{'      ' if wraps else ' '}{type})" if repr else said)

# A float of 32 bits is shown with as few digits as tell it from others.

def _shortest(v, dtype):
    for digits in range(9):
        if array(builtin_round(v, digits), dtype=dtype).item() == v:
            return builtin_round(v, digits)
    return v

def _set_part(name):
    raise AttributeError(f"property '{name}' of 'ArrayImpl' object has no setter")

def set_shape(a, value):
    _set_part("shape")

def set_dtype(a, value):
    _set_part("dtype")

def set_size(a, value):
    _set_part("size")

def set_ndim(a, value):
    _set_part("ndim")

def set_T(a, value):
    _set_part("_transpose_property")

def _unary(call, inverts, dtype, to, dense, wrong):
    if wrong and call == "negative":
        raise TypeError(f"neg does not accept dtype {dtype}. Accepted dtypes are subtypes of integer, complexfloating, floating.")
    if wrong and inverts:
        raise TypeError(f"not does not accept dtype {dtype}. Accepted dtypes are subtypes of integer, bool.")

def _takes_both(call, a, b, n, own):
    for i, v in enumerate((a, b)):
        if own and _sequence(v):
            raise TypeError(f"{call} requires ndarray or scalar arguments, got <class '{_typename(v)}'> at position {i}.")

def _braced(a):
    return "[" + ",".join([f"{n}" for n in a.shape]) + "]"

def _truncated(dtype, call, short):
    _warn(f"UserWarning: Explicitly requested dtype {dtype} requested in {call} is not available, and will be truncated to dtype {short}. To enable more dtypes, set the jax_enable_x64 configuration option or the JAX_ENABLE_X64 shell environment variable. See https://github.com/jax-ml/jax#current-gotchas for more.")

def _overflows(n, dtype):
    raise OverflowError(f"Python integer {n} out of bounds for {dtype}")

def _no_key(v):
    raise TypeError("unhashable type: 'jaxlib._jax.ArrayImpl'")

def _dtype(v):
    if _typename(v) in ("int", "float", "bool"):
        raise TypeError(f"Cannot interpret '{v}' as a data type")
    if _typename(v) == "str" and len(v) > 1 and v[0] != ">" and "U" not in v and "[" not in v:
        raise TypeError(f"data type '{v}' not understood")

# A list beside an array: for these operators, and for the array's side of an equality, Python
# asks JAX first.

def _beside_list(op, l, r):
    if op in ("+", "*", "==", "!="):
        sides = ["ArrayImpl" if _typename(v) == "array" else _class(v) for v in ((r, l) if op in ("==", "!=") and _typename(l) != "array" else (l, r))]
        raise TypeError(f"unsupported operand type(s) for {op.replace('!', '=')}: '{sides[0]}' and '{sides[1]}'")

# The bound comes first in the maximum and the minimum that JAX has for a clip.

def _clipped(call, a, low, high):
    r = a if low is None else _pairwise("maximum", call, low, a)
    r = r if high is None else _pairwise("minimum", call, high, r)
    return r if low is None or high is None else _gave(r, call, a, low, high)

def _not_arrays(call, module, args):
    if module == "jax.numpy.linalg" and _typename(args[0]) in ("NoneType", "dict"):
        raise TypeError(f"jnp.linalg.{call} requires ndarray or scalar arguments, got <class '{_class(args[0])}'> at position 0.")
    if module == "jax.numpy" and call not in ("array", "asarray", "zeros", "ones", "full", "empty", "arange", "linspace", "eye") and _typename(args[0]) in ("NoneType", "dict"):
        raise TypeError(f"{'absolute' if call == 'abs' else call} requires ndarray or scalar arguments, got <class '{_class(args[0])}'> at position 0.")
