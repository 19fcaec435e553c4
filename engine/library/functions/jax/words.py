# What JAX says, where it has words of its own.

def _unresolved(call, text):
    if call in ("relu", "relu6"):
        raise TypeError(f"The input arguments to the custom_jvp-decorated function {call} could not be resolved to positional-only arguments. Binding failed with the error:\n{text}")

# Values that a function asks for while JAX compiles it. Which of several arguments they
# depend on is not known here.

def _traced(what, dtype, shape, name, line, argument):
    kind, see = f"{dtype}[{','.join([f'{n}' for n in shape])}]", "See https://docs.jax.dev/en/latest/101/errors.html#jax.errors."
    if what == "an index":
        raise NonConcreteBooleanIndexError(f"Array boolean indices must be concrete; got {kind}\n\n{see}NonConcreteBooleanIndexError")
    if argument == "" or what not in ("bool()", "bool", "float", "int", "item"):
        return None
    why = f"The error occurred while tracing the function {name} at <program>:{line} for jit. This concrete value was not available in Python because it depends on the value of the argument {argument}."
    if what in ("bool()", "bool"):
        raise TracerBoolConversionError(f"Attempted boolean conversion of traced array with shape {kind}.\n{why}\n{see}TracerBoolConversionError")
    by = "This occurred in the item() method of jax.Array" if what == "item" else f"The problem arose with the `{what}` function. If trying to convert the data type of a value, try using `x.astype({what})` or `jnp.array(x, {what})` instead."
    raise ConcretizationTypeError(f"Abstract tracer value encountered where concrete value is expected: traced array with shape {kind}\n{by}\n{why}\n\n{see}ConcretizationTypeError")

def _no_power(dtype, shape, power):
    raise TypeError(f"Integers cannot be raised to negative powers, got integer_pow({dtype}[{','.join([f'{n}' for n in shape])}], {int(power)})")

def _no_fold_axis(fold):
    if fold in ("mean", "std", "var", "argmax", "argmin"):
        raise IndexError("tuple index out of range")

def _squeeze_error(call, axis, size, a, axes):
    at = tuple([k % a.ndim for k in ([axes] if _typename(axes) == "int" else [axis] if axes is None else axes)])
    raise ValueError(f"cannot select an axis to squeeze out which has size not equal to one, got shape={a.shape} and dimensions={at}")

def _permutation_error(call, rank, axes, a):
    if call != "transpose" or _kind(a) == "":
        return None
    for k in axes:
        if k >= rank or k < -rank:
            raise ValueError(f"axis {k} is out of bounds for array of dimension {rank}")
    raise TypeError(f"transpose permutation isn't a permutation of operand dimensions, got permutation {tuple([k % rank for k in axes])} for operand shape {a.shape}.")

def _repeated_error(call, axis, fold, axes):
    if fold:
        raise ValueError(f"duplicate value in 'axis': {tuple(axes)}")

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

def _unmasked(place, mask, axes):
    raise IndexError(f"boolean index did not match shape of indexed array in index {place}: got {mask}, expected {axes}")

def nonzero(a):
    if array(a).ndim == 0:
        raise ValueError("Calling nonzero on 0d arrays is not allowed. Use jnp.atleast_1d(scalar).nonzero() instead.")
    return _columns_of(argwhere(array(a)))

# What is said of a list where an array should be. Some functions take lists, and some hand
# on to another one at once.

def _takes_no_list(call, part, param, place, v):
    if part == "lax" and call == "concatenate" or f"|{call}|" in "|array|asarray|ndim|shape|size|iterable|array_equal|array_equiv|broadcast_shapes|result_type|block|lexsort|select|":
        return None
    if f"|{param}|" not in "|x|a|b|arr|ary|arys|args|m|v|x1|x2|y|array|xi|A|ar|element|test_elements|indices|val|condition|operands|repeats|arrays|tup|prototype|min|max|":
        return None
    if param in ("arrays", "tup"):
        lists = [k for k, item in enumerate(v) if _typename(item) in ("list", "tuple")]
        if len(lists) == 0:
            return None
        place = lists[0]
        v = v[place]
    name = {"abs": "absolute", "amax": "max", "amin": "min", "around": "round", "append": "ravel", "flatnonzero": "ravel", "divide": "true_divide", "mod": "remainder", "pow": "power", "fmax": "greater", "fmin": "less", "bitwise_right_shift": "right_shift", "ix_": "ix"}.get(call, call)
    if part == "nn" and call in ("relu", "softmax") and _typename(v) in ("list", "tuple"):
        raise TypeError(f"{'max' if call == 'softmax' else 'maximum'} requires ndarray or scalar arguments, got <class '{_typename(v)}'> at position {place}.")
    if part not in ("numpy", "linalg") or _typename(v) not in ("list", "tuple"):
        _outside("a list here")
    raise TypeError(f"{'jnp.linalg.' if part == 'linalg' else ''}{name} requires ndarray or scalar arguments, got <class '{_typename(v)}'> at position {place - 1 if name == 'einsum' else place}.")

def _rounds(v):
    return _kind(v) != "" and _typename(v) != "array"

def _no_reshape(a, shape, n):
    raise TypeError(f"cannot reshape array of shape {a.shape} (size {a.size}) into shape {shape!r} (size {n})")

def _unary(call, inverts, dtype, to, dense, wrong):
    if wrong and inverts:
        raise TypeError(f"not does not accept dtype {dtype}. Accepted dtypes are subtypes of integer, bool.")

def _takes_both(call, a, b, n, own):
    for i, v in enumerate((a, b)):
        if own and _sequence(v):
            raise TypeError(f"{call} requires ndarray or scalar arguments, got <class '{_typename(v)}'> at position {i}.")

def _braced(a):
    return "[" + ",".join([f"{n}" for n in a.shape]) + "]"
