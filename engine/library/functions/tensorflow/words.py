# What TensorFlow says, where it has words of its own: most are those of its kernels.

def _raised(kernel, text, node=""):
    raise InvalidArgumentError(f"{text} [Op:{kernel}]{node}")

# The types that a kernel takes, and what else is told of it.

def _takes(kernel):
    floats, whole = "bfloat16, half, float, double", "int8, int16, int32, int64"
    most, order, folded = "uint8, int8, uint16, int16, int32, uint32, uint64, int64", "float, double, int32, uint8, int16, int8, int64, bfloat16, uint16, half, uint32, uint64", "float, double, int32, uint8, int16, int8, complex64, int64, qint8, quint8, qint32, bfloat16, qint16, quint16, uint16, complex128, half, uint32, uint64"
    both, complexes, swaps = "x:T, y:T -> z:T", ", complex64, complex128", "; is_commutative=true"
    if kernel in ("Sum", "Mean", "Prod", "Max", "Min"):
        return "input:T, reduction_indices:Tidx -> output:T; attr=keep_dims:bool,default=false", order + ", qint8, quint8, qint32, qint16, quint16" if kernel in ("Max", "Min") else folded, "; attr=Tidx:type,default=DT_INT32,allowed=[DT_INT32, DT_INT64]"
    if kernel in ("Less", "LessEqual", "Greater", "GreaterEqual"):
        return "x:T, y:T -> z:bool", order, ""
    if kernel == "Relu":
        return "features:T -> activations:T", order + ", qint8", ""
    if kernel in ("Softplus", "Elu"):
        return "features:T -> activations:T", "half, bfloat16, float, double", ""
    if kernel in ("Softmax", "LogSoftmax"):
        return f"logits:T -> {'logsoftmax' if kernel == 'LogSoftmax' else 'softmax'}:T", "half, bfloat16, float, double", ""
    if kernel in ("IsNan", "IsInf", "IsFinite"):
        return "x:T -> y:bool", floats, ""
    if kernel == "Cumsum":
        return "x:T, axis:Tidx -> out:T; attr=exclusive:bool,default=false; attr=reverse:bool,default=false", folded, "; attr=Tidx:type,default=DT_INT32,allowed=[DT_INT32, DT_INT64]"
    pairs = {"AddV2": (f"{floats}, uint8, uint16, uint32, uint64, {whole}{complexes}", swaps + "; is_aggregate=true"), "Sub": (f"{floats}, uint8, int8, uint16, int16, int32, int64{complexes}, uint32, uint64", ""),
        "Mul": (f"{floats}, {most}{complexes}", swaps), "FloorDiv": (f"{floats}, {most}{complexes}", ""), "FloorMod": (f"{whole}, uint8, uint16, uint32, uint64, {floats}", ""), "Pow": ("bfloat16, float, half, double, " + whole + complexes, ""),
        "Maximum": (floats + ", int8, uint8, int16, uint16, int32, uint32, int64, uint64", ""), "SquaredDifference": (f"{floats}, int32, int64{complexes}", swaps), "BitwiseAnd": (whole + ", uint8, uint16, uint32, uint64", swaps)}
    name = "Maximum" if kernel == "Minimum" else "BitwiseAnd" if kernel in ("BitwiseOr", "BitwiseXor", "LeftShift", "RightShift") else kernel
    if name in pairs:
        return both, pairs[name][0], "" if "Shift" in kernel else pairs[name][1]
    singles = {"Neg": f"{floats}, {whole}{complexes}", "Sign": f"{floats}, {whole}{complexes}", "Abs": f"{floats}, {whole}", "Square": f"{floats}, {whole}, uint8, uint16, uint32, uint64{complexes}", "Invert": whole + ", uint8, uint16, uint32, uint64"}
    return "x:T -> y:T", singles.get(kernel, floats if kernel in ("Erf", "Floor", "Ceil", "Rint", "Lgamma") else floats + complexes), ""

def _barred(kernel, dtype):
    signature, allowed, more = _takes(kernel)
    types = ", ".join(["DT_" + name.upper() for name in allowed.split(", ")])
    _raised(kernel, f"Value for attr 'T' of {_in_c(dtype)} is not in the list of allowed values: {allowed}\n\t; NodeDef: {{{{node {kernel}}}}}; Op<name={kernel}; signature={signature}; attr=T:type,allowed=[{types}]{more}>", " name: ")

def _unlike(kernel, place, first, other):
    if first == "bool" and kernel in ("AddV2", "Sub", "Mul", "FloorDiv", "FloorMod", "Pow", "Maximum", "Minimum", "SquaredDifference", "Less", "LessEqual", "Greater", "GreaterEqual", "Sum", "Mean", "Prod", "Max", "Min"):
        _barred(kernel, first)
    if first == "bool" and kernel in ("MatMul", "BatchMatMulV2"):
        _outside("@ of bools", "operation")
    _raised(kernel, f"cannot compute {kernel} as input #{place}(zero-based) was expected to be a {_in_c(first)} tensor but is a {_in_c(other)} tensor", " name: ")

def _in_c(dtype):
    return {"float32": "float", "float64": "double", "float16": "half"}.get(dtype, dtype)

def _kernel(call):
    return {"reduce_sum": "Sum", "reduce_mean": "Mean", "reduce_max": "Max", "reduce_min": "Min", "reduce_prod": "Prod", "reduce_any": "Any", "reduce_all": "All"}.get(call, "")

def _axis_error(call, axis, rank):
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
        _raised("Cumsum" if call == "cumsum" else "Cumprod", "ScanOp: Expected scan axis " + among)
    if call == "concat":
        _raised("ConcatV2", "ConcatOp : Expected concatenating dimensions " + among)
    if call == "stack":
        raise ValueError(f"Argument `axis` = {axis} not in range [-{rank}, {rank})")
    if _kernel(call):
        _raised(_kernel(call), f"Invalid reduction dimension ({axis} for input with {rank} dimension(s)")

def _squeeze_error(call, axis, size, a, axes):
    _raised("Squeeze", f"Can not squeeze dim[{axis}], expected a dimension of 1, got {size}")

def _permutation_error(call, rank, axes, a):
    _raised("Transpose", f"transpose expects a vector of size {rank}. But input(1) is a vector of size {len(axes)}")

def _repeated_error(call, axis, fold, axes):
    if fold and _kernel(call):
        _raised(_kernel(call), f"Invalid reduction arguments: Axes contains duplicate dimension: {axis}")

def _empty_error(call, a, axes):
    _outside(call + " of no values")

def _unknown_error(call, first, second):
    _raised("Reshape", f"Only one input size may be -1, not both {first} and {second}")

def _length_error(call, n):
    if call in ("zeros", "ones", "fill"):
        _raised("Fill", f"Dimension {n} must be >= 0")

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

def _no_slices(rank):
    _raised("StridedSlice", f"Index out of range using input dim {rank}; input has only {rank} dims" if rank else "Attempting to slice scalar input.")

def _no_len(uneven):
    raise TypeError("object of type 'RaggedTensor' has no len()" if uneven else "Scalar tensor has no `len()`")

def _no_truth(empty, uneven):
    if uneven:
        raise TypeError("RaggedTensor may not be used as a boolean.")
    _no_array_truth(empty)

def _no_bits(symbol, op, dtype, ctype, fails, named):
    _outside(symbol, "operation")

def _no_index(v):
    if _typename(v) in ("str", "float"):
        raise TypeError(f"Only integers, slices (`:`), ellipsis (`...`), tf.newaxis (`None`) and scalar tf.int32/tf.int64 tensors are valid indices, got {v!r}")

def _not_assigned(op):
    name, by = {"+": ("variable", "assign_add(value)"), "-": ("variable", "assign_sub(value)")}.get(op, ("var", f"assign(var {op} value)"))
    # Of -= it is said that v * value gives a new tensor.
    raise RuntimeError(f"`{name} {op}= value` with `tf.Variable`s is not supported. Use `{name}.{by}` to modify the variable, or `out = {name} {'*' if op == '-' else op} value` if you need to get a new output Tensor.")

def where_alone(condition):
    return argwhere(condition)

def _rounds(v):
    if _kind(v):
        _outside("round")
    return False

def _misshapen(data, a, shape, n):
    want = _product(shape)
    if n != want:
        if a.ndim != 1 or _kind(a) not in "iu":
            _outside("shape", "argument")
        list = f"{data!r}"
        raise TypeError(f"Eager execution of tf.constant with unsupported shape. Tensor {list.replace(',', '')} (converted from {list}) has {n} elements, but got `shape` {tuple(shape)} with {want} elements).")

def _unary(call, inverts, dtype, to, dense, wrong):
    if "float" in dtype:
        if inverts:
            _barred("Invert", dtype)
        return None
    if (dtype == "bool" and not inverts or call in ("floor", "ceil", "rint") or "float" in to):
        if not dense:
            _outside(call + " of ints", "operation")
        _barred({"negative": "Neg", "absolute": "Abs"}.get(call, "".join([v.upper() if k == 0 else v for k, v in enumerate(list(call.replace("arc", "a")))])), dtype)

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

def _mixes(kernel, swapped, symbol, call, left, right, a, b, ragged):
    broad, broader = _breadth(left), _breadth(right)
    first = left if a is None or broad < 2 else "float32"
    other = right if b is None or broader < 2 else "float32"
    if symbol == "/":
        wide = ragged and (a is not None and broad > broader or b is not None and broader > broad)
        if wide or a is None and b is None and left != right:
            _unlike_quotient(first, other)
        if left == "bool":
            raise TypeError("Invalid dtype tf.bool in __truediv__. Expected one of {tf.uint8, tf.int8, tf.uint16, tf.int16, tf.uint32, tf.int32, tf.uint64, tf.int64, tf.bfloat16, tf.float16, tf.float32, tf.float64, tf.complex64, tf.complex128}.")
    if left == right == "bool" and not ragged and symbol not in ("&", "|", "^", "==", "!=") and (symbol != "*" or call):
        _barred(kernel, left)
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
