# The kernels of TensorFlow: the types that each takes, and what one says that was given others.

def _raised(kernel, text, node=""):
    raise InvalidArgumentError(f"{text} [Op:{kernel}]{node}")

def _no_negatives(says, numbers, dtype="int64"):
    if [n for n in numbers if n < 0]:
        shown = [repr(str(n)) for n in numbers[:3]] + ["'...'"] * (len(numbers) > 3)
        raise InvalidArgumentError(f"{says}  \nCondition x >= 0 did not hold element-wise:\nx (shape=({len(numbers)},) dtype={dtype}) = \n[{', '.join(shown)}]")

def _divided_by_zero(op):
    _raised(_kernel_of(op), "Integer division by zero", " name: ")

# The kernel of an operation that wants two tensors of one type, "" for any other.

def _kernel_of(op):
    wants = op in ("add", "subtract", "multiply", "floor_divide", "remainder", "power", "squared_difference", "maximum", "minimum") or op in ("equal", "not_equal", "less", "less_equal", "greater", "greater_equal", "bitwise_and", "bitwise_or", "bitwise_xor")
    return _kernels()[op][0] if wants else ""

# The types that a kernel takes, and what else is told of it.

def _takes(kernel):
    floats, whole, signless = "bfloat16, half, float, double", "int8, int16, int32, int64", "uint8, uint16, uint32, uint64"
    most, order, folded = "uint8, int8, uint16, int16, int32, uint32, uint64, int64", "float, double, int32, uint8, int16, int8, int64, bfloat16, uint16, half, uint32, uint64", "float, double, int32, uint8, int16, int8, complex64, int64, qint8, quint8, qint32, bfloat16, qint16, quint16, uint16, complex128, half, uint32, uint64"
    both, complexes, swaps, deep = "x:T, y:T -> z:T", ", complex64, complex128", "; is_commutative=true", "half, bfloat16, float, double"
    axis, active = "; attr=Tidx:type,default=DT_INT32,allowed=[DT_INT32, DT_INT64]", "features:T -> activations:T"
    if kernel in ("Sum", "Mean", "Prod", "Max", "Min", "EuclideanNorm"):
        return "input:T, reduction_indices:Tidx -> output:T; attr=keep_dims:bool,default=false", order + ", qint8, quint8, qint32, qint16, quint16" if kernel in ("Max", "Min") else folded, axis
    if kernel in ("Cumsum", "Cumprod", "CumulativeLogsumexp"):
        return "x:T, axis:Tidx -> out:T; attr=exclusive:bool,default=false; attr=reverse:bool,default=false", floats if kernel == "CumulativeLogsumexp" else folded, axis
    pairs = {"AddV2": (f"{floats}, {signless}, {whole}{complexes}", swaps + "; is_aggregate=true"), "Sub": (f"{floats}, uint8, int8, uint16, int16, int32, int64{complexes}, uint32, uint64", ""),
        "Mul": (f"{floats}, {most}{complexes}", swaps), "FloorDiv": (f"{floats}, {most}{complexes}", ""), "FloorMod": (f"{whole}, {signless}, {floats}", ""), "Pow": ("bfloat16, float, half, double, " + whole + complexes, ""),
        "Maximum": (floats + ", int8, uint8, int16, uint16, int32, uint32, int64, uint64", ""), "SquaredDifference": (f"{floats}, int32, int64{complexes}", swaps), "BitwiseAnd": (f"{whole}, {signless}", swaps), "Atan2": (floats, ""), "MulNoNan": (floats + complexes, "")}
    name = "Maximum" if kernel == "Minimum" else "BitwiseAnd" if kernel in ("BitwiseOr", "BitwiseXor", "LeftShift", "RightShift") else kernel
    if name in pairs:
        return "y:T, x:T -> z:T" if name == "Atan2" else both, pairs[name][0], "" if "Shift" in kernel else pairs[name][1]
    singles = {"Neg": f"{floats}, {whole}{complexes}", "Sign": f"{floats}, {whole}{complexes}", "Abs": f"{floats}, {whole}", "Square": f"{floats}, {whole}, {signless}{complexes}", "Invert": f"{whole}, {signless}", "Round": f"{floats}, {whole}{complexes}", "Reciprocal": f"{floats}, {whole}{complexes}"}
    return {
        "Less": ("x:T, y:T -> z:bool", order, ""), "LessEqual": ("x:T, y:T -> z:bool", order, ""), "Greater": ("x:T, y:T -> z:bool", order, ""), "GreaterEqual": ("x:T, y:T -> z:bool", order, ""),
        "Relu": (active, order + ", qint8", ""), "Relu6": (active, order, ""), "Softplus": (active, deep, ""), "Elu": (active, deep, ""), "Selu": (active, deep, ""), "Softsign": (active, deep, ""), "LeakyRelu": (active + "; attr=alpha:float,default=0.2", deep, ""),
        "Softmax": ("logits:T -> softmax:T", deep, ""), "LogSoftmax": ("logits:T -> logsoftmax:T", deep, ""), "L2Loss": ("t:T -> output:T", deep, ""),
        "IsNan": ("x:T -> y:bool", floats, ""), "IsInf": ("x:T -> y:bool", floats, ""), "IsFinite": ("x:T -> y:bool", floats, ""),
        "TopKV2": ("input:T, k:Tk -> values:T, indices:index_type; attr=sorted:bool,default=true", order, "; attr=Tk:type,default=DT_INT32,allowed=[DT_INT16, DT_INT32, DT_INT64]; attr=index_type:type,default=DT_INT32,allowed=[DT_INT16, DT_INT32, DT_INT64]"),
        "SegmentSum": ("data:T, segment_ids:Tindices -> output:T", folded, "; attr=Tindices:type,allowed=[DT_INT32, DT_INT64]"),
        "UnsortedSegmentSum": ("data:T, segment_ids:Tindices, num_segments:Tnumsegments -> output:T", folded, "; attr=Tindices:type,allowed=[DT_INT16, DT_INT32, DT_INT64]; attr=Tnumsegments:type,default=DT_INT32,allowed=[DT_INT32, DT_INT64]"),
        "BiasAdd": ("value:T, bias:T -> output:T", folded, "; attr=data_format:string,default=\"NHWC\",allowed=[\"NHWC\", \"NCHW\"]"),
        "AddN": ("inputs:N*T -> sum:T; attr=N:int,min=1", folded + ", variant", "; is_commutative=true; is_aggregate=true"),
        "MatMul": ("a:T, b:T -> product:T; attr=transpose_a:bool,default=false; attr=transpose_b:bool,default=false", f"{floats}, int32, int64, {signless}{complexes}", "; attr=grad_a:bool,default=false; attr=grad_b:bool,default=false"),
        "BatchMatMulV2": ("x:T, y:T -> output:T", f"{floats}, int16, int32, int64, {signless}{complexes}", "; attr=adj_x:bool,default=false; attr=adj_y:bool,default=false; attr=grad_x:bool,default=false; attr=grad_y:bool,default=false"),
        "MatrixDeterminant": ("input:T -> output:T", "half, float, double" + complexes, ""), "MatrixInverse": ("input:T -> output:T; attr=adjoint:bool,default=false", "double, float, half" + complexes, ""),
        "OneHot": ("indices:TI, depth:int32, on_value:T, off_value:T -> output:T; attr=axis:int,default=-1; attr=T:type", "uint8, int8, int32, int64", ""),
        "DenseBincount": ("input:Tidx, size:Tidx, weights:T -> output:T", "int32, int64", "; attr=T:type,allowed=[DT_INT32, DT_INT64, DT_FLOAT, DT_DOUBLE]; attr=binary_output:bool,default=false"),
        "SparseSoftmaxCrossEntropyWithLogits": ("features:T, labels:Tlabels -> loss:T, backprop:T", deep, "; attr=Tlabels:type,default=DT_INT64,allowed=[DT_INT32, DT_INT64]"), "SegmentMean": ("data:T, segment_ids:Tindices -> output:T", folded, "; attr=Tindices:type,allowed=[DT_INT32, DT_INT64]"),
        "Xlogy": (both, deep + complexes, ""), "Xdivy": (both, deep + complexes, ""),
        "MatrixBandPart": ("input:T, num_lower:Tindex, num_upper:Tindex -> band:T; attr=T:type", "int32, int64", ""),
        "Transpose": ("x:T, perm:Tperm -> y:T; attr=T:type", "int32, int64", ""),
        "Range": ("start:Tidx, limit:Tidx, delta:Tidx -> output:Tidx", f"{floats}, {whole}, uint16, uint32, uint64", ""),
    }.get(kernel, ("x:T -> y:T", singles.get(kernel, floats if kernel in ("Erf", "Floor", "Ceil", "Rint", "Lgamma") else floats + complexes), ""))

def _admitted(kernel, a):
    if not _uneven(a) and _in_c(a.dtype.name) not in _takes(kernel)[1].split(", "):
        _barred(kernel, a.dtype.name)
    return a

def _barred(kernel, dtype):
    signature, allowed, more = _takes(kernel)
    attr, most = {"OneHot": ("TI", "DT_INT64"), "DenseBincount": ("Tidx", ""), "Range": ("Tidx", "DT_INT32"), "MatrixBandPart": ("Tindex", "DT_INT64"), "Transpose": ("Tperm", "DT_INT32"), "LeakyRelu": ("T", "DT_FLOAT")}.get(kernel, ("T", ""))
    types = ", ".join(["DT_" + name.upper() for name in allowed.split(", ")])
    _raised(kernel, f"Value for attr '{attr}' of {_in_c(dtype)} is not in the list of allowed values: {allowed}\n\t; NodeDef: {{{{node {kernel}}}}}; Op<name={kernel}; signature={signature}; attr={attr}:type,{'default=' + most + ',' if most else ''}allowed=[{types}]{more}>", " name: ")

def _unlike(kernel, place, first, other):
    if kernel in ("AddV2", "Sub", "Mul", "FloorDiv", "FloorMod", "Pow", "Maximum", "Minimum", "SquaredDifference", "Atan2", "Less", "LessEqual", "Greater", "GreaterEqual", "Sum", "Mean", "Prod", "Max", "Min", "MatMul", "BatchMatMulV2") and _in_c(first) not in _takes(kernel)[1].split(", "):
        _barred(kernel, first)
    _raised(kernel, f"cannot compute {kernel} as input #{place}(zero-based) was expected to be a {_in_c(first)} tensor but is a {_in_c(other)} tensor", " name: ")

def _in_c(dtype):
    return {"float32": "float", "float64": "double", "float16": "half"}.get(dtype, dtype)

