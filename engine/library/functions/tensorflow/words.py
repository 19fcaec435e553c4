# What TensorFlow says, where it has words of its own: most are those of its kernels.

def _kernel(call):
    return {"reduce_sum": "Sum", "reduce_mean": "Mean", "reduce_max": "Max", "reduce_min": "Min", "reduce_prod": "Prod", "reduce_any": "Any", "reduce_all": "All", "reduce_std": "Mean", "reduce_variance": "Mean"}.get(call, "")

def _AxisError(call, e, a, axes):
    axis, rank = e.Axis, e.Rank
    among = f"in the range [{-rank}, {rank}), but got {axis}"
    if call == "squeeze":
        _raised("Squeeze", f"Tried to squeeze dim index {axis} for tensor with {rank} dimensions.")
    if call == "expand_dims":
        _raised("ExpandDims", f"Tried to expand dim index {axis} for tensor with {rank - 1} dimensions.")
    if call == "transpose":
        _raised("Transpose", f"{axis} is out of range [0 .. {rank})")
    if call in ("argmax", "argmin"):
        _raised("ArgMax" if call == "argmax" else "ArgMin", "Expected dimension " + among)
    if call in ("cumsum", "cumprod"):
        _raised("Cumsum" if call == "cumsum" else "Cumprod", "ScanOp: Expected scan axis " + among.replace(f"got {axis}", f"got {axis + rank if axis < 0 else axis}"))
    if call == "concat":
        _raised("ConcatV2", "ConcatOp : Expected concatenating dimensions " + among)
    if call == "stack":
        raise ValueError(f"Argument `axis` = {axis} not in range [-{rank}, {rank})")
    if _kernel(call):
        _raised(_kernel(call), f"Invalid reduction dimension ({axis} for input with {rank} dimension(s)")

def _SqueezeError(call, e, a, axes):
    _raised("Squeeze", f"Can not squeeze dim[{e.Axis}], expected a dimension of 1, got {e.Size}")

def _PermutationError(call, e, a, axes):
    _raised("Transpose", f"transpose expects a vector of size {e.Rank}. But input(1) is a vector of size {len(e.Axes or [])}")

def _RepeatedAxisError(call, e, a, axes):
    if e.Fold and _kernel(call):
        _raised(_kernel(call), f"Invalid reduction arguments: Axes contains duplicate dimension: {e.Axis}")

def _EmptyReductionError(call, e, a, axes):
    if call in ("argmax", "argmin"):
        _raised("ArgMax" if call == "argmax" else "ArgMin", f"Reduction axis {e.Axis} is empty in shape [{_braced(a.shape)}]")
    _outside(call + " of no values")

def _UnknownSizesError(call, e, a, axes):
    _raised("Reshape", f"Only one input size may be -1, not both {e.Axes[0]} and {e.Axes[1]}")

def _LengthError(call, e, a, axes):
    if call in ("zeros", "ones", "fill"):
        _raised("Fill", f"Dimension {e.Length} must be >= 0")

def _folds(call, v, dtype, moment):
    kernel = "Mean" if moment else _kernel(call)
    if dtype == "bool" and kernel and not _uneven(v):
        _barred(kernel, dtype)
    if moment:
        raise TypeError(f"Input must be either real or complex. Received integer type <dtype: '{dtype}'>.")
    _truths(v, _kernel(call), 0)

def _endless(start, stop, step):
    if step == 0:
        _raised("Range", f"Requires delta != 0: {step}")
    _raised("Range", f"Requires start {'<=' if step > 0 else '>='} limit when delta {'>' if step > 0 else '<'} 0: {start}/{stop}")

def _no_slice(at, axis, size):
    _raised("StridedSlice", f"slice index {at + size if at < 0 else at} of dimension {axis} out of bounds.")

def _misindexed(e, subscripts, axes, shape, nothing):
    kind, rank = _class(e), len(shape)
    if kind == "MaskError" and len(subscripts) == 1:
        mask = _sizes(subscripts[0].Array.Shape)
        raise ValueError(f"Shapes {shape[:len(mask)]} and {tuple(mask)} are incompatible")
    if kind == "IndexError":
        _no_slice(e.Index, e.Axis, e.Size)
    if kind == "TooManyIndicesError":
        _raised("StridedSlice", f"Index out of range using input dim {rank}; input has only {rank} dims" if rank else "Attempting to slice scalar input.")
    if kind == "EllipsisError":
        _raised("StridedSlice", "Multiple ellipses in slice spec not allowed")

def _uncalled(root, kind):
    if "keras" in root:
        raise NotImplementedError(f"{root.split('.')[-1]} {kind} does not have a `call{'()' if root.endswith('Model') else ''}` method implemented.")

# A layer binds what it is called with by itself; what it is given is named, or "".

def _unbound_call(name, method, given):
    params = _param_text(method).split()[1:]
    if name != "call" or "*" in _param_text(method) or "*" in given or "**" in given:
        return None
    if given.count("") > len(params):
        raise TypeError("too many positional arguments")
    for p in params[given.count(""):]:
        if "=" not in p and p not in given:
            raise TypeError(f"missing a required argument: {p!r}")

def _unbegun(layer):
    raise RuntimeError(f"In layer '{layer}', you forgot to call `super().__init__()` as the first statement in the `__init__()` method. Go add it!")

def _no_items(v):
    if "EagerTensor" in _class(v):
        raise TypeError("Cannot iterate over a scalar tensor.")
    _outside("iteration over this")

def _no_len(uneven):
    raise TypeError("object of type 'RaggedTensor' has no len()" if uneven else "Scalar tensor has no `len()`")

def _no_truth(empty, uneven):
    if uneven:
        raise TypeError("RaggedTensor may not be used as a boolean.")
    if not empty:
        _no_array_truth(empty)

def _no_bits(symbol, op, dtype, ctype, fails, named):
    if symbol in ("&", "|", "^") and "float" in dtype:
        _barred({"&": "BitwiseAnd", "|": "BitwiseOr", "^": "BitwiseXor"}[symbol], dtype)
    _outside(symbol, "operation")

def _no_key(v):
    if _typename(v) == "array" and not _uneven(v):
        raise TypeError(f"{'unhashable type: ' + repr('numpy.ndarray') if _class(v) == 'numpy.ndarray' else f'Variable is unhashable. Instead, use variable.ref() as the key. (Variable: {v!r})' if _role(v) == 'Variable' else 'Tensor is unhashable. Instead, use tensor.ref() as the key.'}")

def _no_index(v):
    if _typename(v) == "array" and not _uneven(v) and v.ndim > 1 and _is_tensor(v) and _kind(v) == "i":
        _outside("a tensor of several axes", "index")
    if _typename(v) == "array" and not _uneven(v) and v.ndim and _kind(v) != "b":
        raise TypeError(f"Only integers, slices (`:`), ellipsis (`...`), tf.newaxis (`None`) and scalar tf.int32/tf.int64 tensors are valid indices, got {v!r}")
    if _typename(v) in ("str", "float"):
        raise TypeError(f"Only integers, slices (`:`), ellipsis (`...`), tf.newaxis (`None`) and scalar tf.int32/tf.int64 tensors are valid indices, got {v!r}")

def _not_assigned(op):
    name, by = {"+": ("variable", "assign_add(value)"), "-": ("variable", "assign_sub(value)")}.get(op, ("var", f"assign(var {op} value)"))
    # Of -= it is said that v * value gives a new tensor.
    raise RuntimeError(f"`{name} {op}= value` with `tf.Variable`s is not supported. Use `{name}.{by}` to modify the variable, or `out = {name} {'*' if op == '-' else op} value` if you need to get a new output Tensor.")

def where_alone(condition):
    if ndim(condition) == 0:
        _raised("Where", "WhereOp : Unhandled input dimensions: 0", " name: ")
    return argwhere(condition)

def _rounds(v):
    if _kind(v):
        _outside("round")
    return False

# What constant makes of the argument shape, which one value fills.

def _told_layout(r, layout, call, args):
    if layout is not None:
        raise AttributeError(f"'{_class(layout)}' object has no attribute 'mesh'")
    return r

def _told_shape(a, shape, call, args):
    _shape_sum(shape, [])
    if _typename(shape) in ("list", "tuple") and [n for n in shape if _typename(n) in ("list", "tuple")]:
        _outside("shape", "argument")
    data, n, want = args[0], _product(a.shape), _product(shape)
    if n == 1:
        return _held(_unseen(_broadcast_to(_reshape(a, []), shape)))
    if n != want:
        if a.ndim != 1 or _kind(a) not in "iu":
            _outside("shape", "argument")
        raise TypeError(f"Eager execution of tf.constant with unsupported shape. Tensor {a.numpy()} (converted from {data}) has {n} elements, but got `shape` {tuple(shape)} with {want} elements).")
    return _unseen(_reshape(a, shape))

def _unary(call, inverts, dtype, to, dense, wrong):
    if call == "positive":
        raise TypeError(f"bad operand type for unary +: '{'tensorflow.python.framework.ops.EagerTensor' if dense else 'RaggedTensor'}'")
    if inverts and not dense and dtype != "bool":
        _unlike("LogicalNot", 0, "bool", dtype)
    if "float" in dtype:
        if inverts:
            _barred("Invert", dtype)
        return None
    if dtype == "bool" and not inverts or call in ("floor", "ceil", "rint") or "float" in to or dtype in ("uint8", "uint16", "uint32", "uint64") and call in ("negative", "absolute", "sign"):
        _barred({"negative": "Neg", "absolute": "Abs"}.get(call, "".join([v.upper() if k == 0 else v for k, v in enumerate(list(call.replace("arc", "a")))])), dtype)

def _no_operand(op, left, right):
    other = right if _typename(left) == "array" else left
    if _typename(other) in ("NoneType", "dict"):
        raise ValueError(f"Attempt to convert a value ({other!r}) with an unsupported type (<class '{_typename(other)}'>) to a Tensor.")
    if op == "+" and _typename(left) == "str" and "EagerTensor" in _class(right):
        raise TypeError(f"Cannot convert {left!r} to EagerTensor of dtype {_in_c(right.dtype.name)}")
    if op == "+" and _typename(right) == "str":
        _unlike("AddV2", 1, left.dtype.name, "string")

def _picked(dtype, rank, written, list, spelled):
    if dtype == "bool" and written:
        _outside("a list of bools", "index")
    if dtype == "bool" and rank == 0:
        raise ValueError("mask cannot be scalar.")
    if dtype != "bool" and rank and list:
        raise TypeError(f"Only integers, slices (`:`), ellipsis (`...`), tf.newaxis (`None`) and scalar tf.int32/tf.int64 tensors are valid indices, got {spelled}")
    if dtype != "bool" and rank:
        _outside("a tensor of ints", "index")

def _no_power(dtype, shape, power):
    _raised("Pow", "Integers to negative integer powers are not allowed")

def _unlike_quotient(left, right):
    raise TypeError(f"`x` and `y` must have the same dtype, got tf.{left} != tf.{right}.")

# Operands of two types, or of bools; a and b are numbers of Python's where they are, else None.

def _mixes(op, symbol, call, left, right, a, b, ragged):
    kernel, swapped = _kernel_of(op), {"less": "Greater", "less_equal": "GreaterEqual", "greater": "Less", "greater_equal": "LessEqual"}.get(op)
    broad, broader = _breadth(left), _breadth(right)
    first = left if a is None or broad < 2 else "float32"
    other = right if b is None or broader < 2 else "float32"
    if symbol == "/":
        wide = ragged and (a is not None and broad > broader or b is not None and broader > broad)
        if wide or a is None and b is None and left != right:
            _unlike_quotient(first, other)
        if left == "bool":
            raise TypeError("Invalid dtype tf.bool in __truediv__. Expected one of {tf.uint8, tf.int8, tf.uint16, tf.int16, tf.uint32, tf.int32, tf.uint64, tf.int64, tf.bfloat16, tf.float16, tf.float32, tf.float64, tf.complex64, tf.complex128}.")
    if left == right == "bool" and not ragged and symbol not in ("&", "|", "^", "==", "!=") and (symbol != "*" or call) or (left == right or b is not None) and left in ("uint8", "uint16", "uint32", "uint64") and kernel in ("Pow", "SquaredDifference"):
        _barred(kernel, left)
    if ragged and call == "" and symbol in ("&", "|", "^") and left != "bool":
        _unlike("LogicalAnd" if symbol == "&" else "LogicalOr", 0, "bool", left)
    if kernel == "" or a is not None and broader >= broad or b is not None and broad >= broader:
        return None
    if a is not None and not ragged:
        raise TypeError(f"Cannot convert {a} to EagerTensor of dtype {right}")
    if b is not None and not ragged and (symbol != "+" or call):
        raise TypeError(f"Cannot convert {b} to EagerTensor of dtype {left}")
    if a is not None and call == "" and swapped: # Python asks the right side
        _unlike(swapped, 1, other, first)
    if left == "bool" and symbol in ("&", "|", "^") and left != right:
        _unlike("LogicalOr" if symbol == "|" else "LogicalAnd" if symbol == "&" else _outside("^ of bools"), 1, left, other)
    if left != right or a is not None or b is not None:
        _unlike(kernel, 1, first, other)
    if left == "bool" and symbol not in ("==", "!=", "*"):
        _outside(symbol + " of bools", "operation")

def _breadth(dtype):
    return 0 if dtype == "bool" else 2 if "float" in dtype else 1

# What str, repr and a format write of a tensor. A Variable is written by all as by repr.

def _printed(a, how):
    if _typename(a) != "array":
        return _printed_texts(a, how)
    kind = _class(a).split(".")[-1]
    if kind == "RaggedTensor":
        return f"<tf.RaggedTensor {_rows_printed(a)}>"
    if kind == "Variable" or a.dtype.name not in ("float32", "float64", "float16", "int32", "int64", "bool", "uint8", "int8", "int16"):
        _outside("a text made of this tensor")
    own = kind != "ResourceVariable"
    if own and how == "":
        return _text_of(a.numpy(), "")
    says = _text_of(reshape(a, []).numpy(), "!s" if own and how == "!s" else "") if a.ndim == 0 else _text_of(a.numpy(), "!s" if own and how == "!s" else "!r")
    says = ("\n" if "\n" in says else "") + says
    if own and how == "!s":
        return f"tf.Tensor({says}, shape={tuple(a.shape)}, dtype={a.dtype.name})"
    return (f"<tf.Tensor: shape={tuple(a.shape)}, " if own else f"<tf.Variable '{_variable_name(a)}:0' shape={tuple(a.shape)} ") + f"dtype={a.dtype.name}, numpy={says}>"

def _mixed_depths(v, shallow, path):
    _packs(v)
    raise ValueError(f"Can't convert {'non-rectangular Python sequence' if shallow else 'Python sequence with mixed types'} to Tensor.")

# What TensorFlow says, or we do not run, of rows that meet a tensor or other rows.

def _rows_meet(a, b, failed):
    for x, y in ((a, b), (b, a)):
        if not failed and 0 < x.ndim < y.ndim and _values_in(x) == 0:
            _outside("a tensor without values beside rows", "operation")
        if _uneven(x) and not _uneven(y) and y.ndim:
            _row_meets(x, y, _values_in(y), failed)
    if _uneven(a) and _uneven(b) and (_beside(a) is None) != (_beside(b) is None):
        raise ValueError("Input RaggedTensors have mismatched row_splits dtypes; use RaggedTensor.with_row_splits_dtype() to convert them to compatible dtypes.")

def _values_in(a):
    return _product(a.flat_values.shape if _uneven(a) else a.shape)

# A tensor of one value a row is not repeated for every row. Rows that count in 32 bits do not
# meet a tensor of another rank, whose sizes are counted in 64.

def _row_meets(x, y, n, failed):
    if not failed and n > 1 and y.shape[-1] == 1 and y.ndim < x.ndim == x.ragged_rank + 1 and _known(y):
        _outside("a column beside ragged rows", "operation")
    if _beside(x) is not None and y.ndim != x.ndim and n != 1:
        if x.ndim > 2:
            _outside("a tensor beside rows that count in 32 bits", "operation")
        _unlike("Mul", 1, "int64", "int32")

# A type by its number, or as Python's.

def _dtype(v):
    if _sequence(v):
        raise TypeError(f"Cannot convert the argument `type_value`: {v!r} to a TensorFlow DType.")
    if v == float or v == "float":
        return "float32"
    if v == int or v == "int":
        raise TypeError(f"Cannot convert the argument `type_value`: {v!r} to a TensorFlow DType.")
    if _typename(v) == "int":
        return {1: "float32", 2: "float64", 3: "int32", 4: "uint8", 5: "int16", 6: "int8", 9: "int64", 10: "bool", 14: "bfloat16", 19: "float16"}.get(v)

def _clipped(call, a, low, high):
    x = a if _typename(a) == "array" else convert_to_tensor(a)
    for bound in (high, low):
        if _typename(bound) in ("list", "tuple") and _kind(x) in ("i", "u") and _kind(convert_to_tensor(bound)) == "f":
            raise TypeError(f"Cannot convert {bound!r} to EagerTensor of dtype {x.dtype.name}")
    if not _uneven(x) and not [v for v in (low, high) if _typename(v) == "array" and _uneven(v)]:
        for bound in (high, low):
            own, its = list(x.shape), list(shape(bound))
            both = [n if m == 1 else m for n, m in zip([1] * (len(its) - len(own)) + own, [1] * (len(own) - len(its)) + its)]
            if _meet(own, its) and both != own:
                raise ValueError(f"Shapes {tuple(x.shape)} and {tuple(both)} are incompatible")
    return _gave(_pairwise("maximum", call, _pairwise("minimum", call, a, high), low), call, a, low, high)

# Sizes and axes that are none.

def _no_size(call, given):
    one = given[0] if len(given) == 1 else tuple(given)
    if call not in ("zeros", "ones", "fill"):
        return None
    if one is None or _typename(one) in ("list", "tuple") and one and one[0] is None:
        raise ValueError("Attempt to convert a value (None) with an unsupported type (<class 'NoneType'>) to a Tensor.")
    if _typename(one) in ("list", "tuple") and [n for n in one if n is None]:
        raise ValueError("Can't convert Python sequence with mixed types to Tensor.")
    if isinstance(one, (float, str)) or _typename(one) in ("list", "tuple") and [n for n in one if isinstance(n, float)]:
        raise TypeError(f"Cannot convert {one!r} to EagerTensor of dtype int32")

def _wrong(call, param, v):
    if param == "axis" and isinstance(v, float):
        raise TypeError(f"Cannot convert {v!r} to EagerTensor of dtype int32")

def _no_deletion(v):
    if "Tensor" not in _class(v) and "Variable" not in _class(v) or _uneven(v):
        _outside("del", "operation")
    raise TypeError(f"'{'tensorflow.python.framework.ops.EagerTensor' if 'Tensor' in _class(v) else 'ResourceVariable'}' object doesn't support item deletion")

# What has no values is filled by the sizes that are not 0.

def _ReshapeError(call, e, a, axes):
    if not _product(a.shape) and [size for size in e.To if size < 0]:
        _outside("a reshape of no values")
    known, more = _product([size for size in e.To if size >= 0]), "a multiple of " if 0 not in e.To and [size for size in e.To if size < 0] else ""
    _raised("Reshape", f"Input to reshape is a tensor with {_product(a.shape)} values, but the requested shape {'requires ' if more else 'has '}{more}{known}")
