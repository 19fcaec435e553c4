# What the libraries say of operands that do not go together and of mistakes; what NumPy often
# says is in functions/shared/said.py, which tells more.

def _written(to):
    n = 1
    for size in to:
        n = n * (1 if size < 0 else size)
    return n

def _numpy_einsum(t, terms, letters, axes):
    says = "operands could not be broadcast together with remapped shapes [original->remapped]: "
    for n in range(len(terms)):
        sizes = _sizes(t.Operands[n].Shape)
        met = [sizes[k] if letters[k] in terms[n] else -1 for k in range(len(letters))]
        own = [sizes[[k for k in range(len(letters)) if letters[k] == letter][0]] for letter in terms[n]]
        while met and met[0] == -1:
            met = met[1:]
        seen = ",".join(["newaxis" if n == -1 else str(n) for n in met])
        says = says + f"{_tight(own)}->({seen}{',' if len(letters) == 1 else ''}) "
    return "ValueError", says, axes[-1]

def _numpy_RankError(e):
    return "ValueError", f"maximum supported dimension for an ndarray is currently 64, found {e.Rank}"

def _numpy_RepeatedAxisError(e):
    return "ValueError", "duplicate value in 'axis'" if e.Fold else "repeated axis"

def _numpy_SqueezeError(e):
    return "ValueError", "cannot select an axis to squeeze out which has size not equal to one"

def _numpy_CastError(e):
    return "UFuncTypeError", f"Cannot cast ufunc '{'divide' if e.Op == 'true_divide' else e.Op}' output from dtype('{e.From}') to dtype('{e.To}') with casting rule 'same_kind'"

def _numpy_OverflowError(e):
    if e.Number > 9223372036854775807:
        return "OverflowError", "Python int too large to convert to C long"
    return "OverflowError", f"Python integer {e.Number} out of bounds for {e.DType}"

_jax_OverflowError = _numpy_OverflowError

def _numpy_ReadOnlyError(e):
    return "ValueError", "assignment destination is read-only" if e.Kind == 2 else "output array is read-only"

def _numpy_BoolSubtractError(e):
    return "TypeError", "numpy boolean subtract, the `-` operator, is not supported, use the bitwise_xor, the `^` operator, or the logical_xor function instead."

def _numpy_UnaryTypeError(e):
    if e.Unary == "negative":
        return "TypeError", "The numpy boolean negative, the `-` operator, is not supported, use the `~` operator or the logical_not function instead."
    if e.Unary == "invert":
        return "TypeError", "ufunc 'invert' not supported for the input types, and the inputs could not be safely coerced to any supported types according to the casting rule ''safe''"
    return "UFuncTypeError", f"ufunc '{e.Unary}' did not contain a loop with signature matching types <class 'numpy.dtypes.BoolDType'> -> None"

def _numpy_PowerError(e):
    return "ValueError", "Integers to negative integer powers are not allowed."

def _numpy_SizeError(e):
    if e.Limit == 0:
        return "ValueError", "array is too big; `arr.size * arr.dtype.itemsize` is larger than the maximum possible size."

def _numpy_UnknownSizesError(e):
    return "ValueError", "can only specify one unknown dimension"

def _numpy_EllipsisError(e):
    return "IndexError", "an index can only have a single ellipsis ('...')"

def _numpy_MaskError(e):
    return "IndexError", f"boolean index did not match indexed array along axis {e.Axis}; size of axis is {e.Size} but size of corresponding boolean axis is {e.Mask}"

def _numpy_JoinError(e):
    if e.Stacked:
        return "ValueError", "all input arrays must have the same shape"
    first, other = e.Have
    if e.Axis < 0:
        return "ValueError", f"all the input arrays must have same number of dimensions, but the array at index 0 has {first} dimension(s) and the array at index {e.Operand} has {other} dimension(s)"
    return "ValueError", f"all the input array dimensions except for the concatenation axis must match exactly, but along dimension {e.Axis}, the array at index 0 has size {first} and the array at index {e.Operand} has size {other}"

def _numpy_PermutationError(e):
    return "ValueError", "axes don't match array"

def _numpy_EmptyReductionError(e):
    return _of_nothing("maximum" if e.Fold == "max" else "minimum" if e.Fold == "min" else e.Fold)

def _of_nothing(name):
    if name in ("argmax", "argmin"):
        return "ValueError", f"attempt to get {name} of an empty sequence"
    return "ValueError", f"zero-size array to reduction operation {name} which has no identity"

def _numpy_StepError(e):
    return "ValueError", "slice step cannot be zero"

# PyTorch broadcasts the operands two at a time and leaves the output out of it until they
# are done.

def _pytorch_operands(t, into, failed, grows, result, axes, refusal):
    shapes = [_sizes(o.Shape) for o in t.Operands]
    place = _sizes(t.Output.Shape) if into else []
    if into == "target":
        return _pytorch_expand(t.Operands[0], shapes[0], place if t.Output.Asked is None else t.Output.Asked)
    if into == "assigned":
        while shapes[0] and shapes[0][0] == 1:
            shapes[0] = shapes[0][1:]
        return _pytorch_expand(t.Operands[0], shapes[0], place)
    if t.Call == "broadcast_shapes":
        return _pytorch_shapes(shapes, [o.Text for o in t.Operands])
    if _class(refusal) == "BoolSubtractError": # types are looked at before shapes
        return _pytorch_BoolSubtractError(refusal)
    clash, together = _clash(shapes)
    if clash and t.Call == "index":
        return "IndexError", f"shape mismatch: indexing tensors could not be broadcast together with shapes {', '.join([str(s) for s in shapes])}", axes[-1]
    if clash:
        return _pytorch_pair(t, clash)
    if not into:
        return None
    if t.Op == "identity": # what copy_ writes meets the place that it is written to
        clash, together = _clash([place] + shapes)
        if clash:
            return _pytorch_pair(t, clash)
    if together == place:
        return None
    if t.Op != "identity" and into == "out":
        return "UserWarning", f"An output with one or more elements was resized since it had shape {place}, which does not match the required output shape {together}. This behavior is deprecated, and in a future PyTorch release outputs will not be resized unless they have zero elements. You can explicitly reuse an out tensor t by resizing it, inplace, to zero elements with t.resize_(0).", -1
    return "RuntimeError", f"output with shape {place} doesn't match the broadcast shape {together}", -1

# Where broadcasting two at a time stops: both shapes, and the rightmost axis on which they
# disagree; or nothing, and the shape of all.

def _clash(shapes):
    have = []
    for next in shapes:
        a, b = _wide([have, next], 0), _wide([have, next], 1)
        for k in range(len(a) - 1, -1, -1):
            if a[k] != b[k] and a[k] != 1 and b[k] != 1:
                return (have, next, k), None
        have = [b[k] if a[k] == 1 else a[k] for k in range(len(a))]
    return None, have

def _pytorch_pair(t, clash):
    a, b, k = _wide(clash[:2], 0), _wide(clash[:2], 1), clash[2]
    return "RuntimeError", f"The size of tensor a ({a[k]}) must match the size of tensor b ({b[k]}) at non-singleton dimension {k + t.Mapped}", len(t.Columns) - len(a) + k

# It takes shapes one by one, each from the right, and writes their sizes into a list of 1s.

def _pytorch_shapes(shapes, texts):
    common = [1 for size in _wide(shapes + [[]], -1)]
    rank = len(common)
    for n, s in enumerate(shapes):
        for k in range(1, len(s) + 1):
            size, here = s[-k], common[rank - k]
            if here == 1 and size < 0:
                return "ValueError", "Attempting to broadcast a dimension with negative length!", rank - k
            if here == 1:
                common[rank - k] = size
            elif size not in (1, here):
                text = texts[n]
                of_tensor = text[-6:] == ".shape" or text[-7:] == ".size()" or text[:11] == "torch.Size("
                return "RuntimeError", f"Attempting to broadcast a dimension of length {size} at {-k}! Mismatching argument at index {n} had {f'torch.Size({s})' if of_tensor else tuple(s)}; but expected shape should be broadcastable to {common}", rank - k

# Sizes that are asked for: -1 keeps the size that is there.

def _pytorch_expand(source, have, to):
    lead = len(to) - len(have)
    if lead < 0:
        name = "CPUBoolType" if source.Values == "bool" else f"torch.{_torch_name(source.Values)}Tensor"
        return "RuntimeError", f"expand({name}" + "{" + f"{have}" + "}" + f", size={to}): the number of sizes provided ({len(to)}) must be greater or equal to the number of dimensions in the tensor ({len(have)})", -1
    for k in range(len(to) - 1, -1 if have else len(to) - 1, -1):
        size = have[k - lead] if k >= lead else 1
        if to[k] == -1 and k < lead:
            return "RuntimeError", f"The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension {k}", k
        if to[k] not in (-1, size) and size != 1:
            return "RuntimeError", f"The expanded size of the tensor ({to[k]}) must match the existing size ({size}) at non-singleton dimension {k}.  Target sizes: {to}.  Tensor sizes: {have}", k
    for k, size in enumerate(to):
        if size < -1 or size == -1 and k < lead:
            return "RuntimeError", "numel: integer multiplication overflow", k

def _torch_name(dtype):
    return {"bool": "Bool", "uint8": "Byte", "int8": "Char", "int16": "Short", "int32": "Int", "int64": "Long", "float16": "Half", "bfloat16": "BFloat16", "float32": "Float", "float64": "Double"}.get(dtype, "")

# It names the first letter whose size differs from the one that it had before.

def _pytorch_einsum(t, terms, letters, axes):
    seen = {}
    for n, term in enumerate(terms):
        for letter in term:
            k = [k for k in range(len(letters)) if letters[k] == letter][0]
            size = t.Operands[n].Shape.Axes[k].Size
            if size != 1 and letter in seen and seen[letter] != size:
                return "RuntimeError", f"einsum(): subscript {letter} has size {size} for operand {n} which does not broadcast with previously seen size {seen[letter]}", k
            if size != 1:
                seen[letter] = size

def _pytorch_RepeatedAxisError(e):
    return "RuntimeError", f"dim {e.Axis} appears multiple times in the list of dims"

def _pytorch_OutputError(e):
    return "RuntimeError", f"output with shape {_sizes(e.Output)} doesn't match the broadcast shape {_sizes(e.Result)}"

def _pytorch_ReadOnlyError(e):
    return "RuntimeError", "unsupported operation: more than one element of the written-to tensor refers to a single memory location. Please clone() the tensor before performing the operation."

def _pytorch_CastError(e):
    return "RuntimeError", f"result type {_torch_name(e.From)} can't be cast to the desired output type {_torch_name(e.To)}"

def _pytorch_BoolSubtractError(e):
    if e.Mixed:
        return "NotImplementedError", "Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead."
    return "NotImplementedError", "Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or `logical_xor()` operator instead."

def _pytorch_UnaryTypeError(e):
    if e.Unary == "positive":
        return "NotImplementedError", "The `+` operator, on a bool tensor is not supported."
    if e.Unary == "invert":
        return "TypeError", "~ (operator.invert) is only implemented on integer and Boolean-type tensors"
    return "NotImplementedError", "Negation, the `-` operator, on a bool tensor is not supported. If you are trying to invert a mask, use the `~` or `logical_not()` operator instead."

def _pytorch_PowerError(e):
    return "RuntimeError", "Integers to negative integer powers are not allowed."

def _pytorch_ReshapeError(e):
    n = _product(_sizes(e.From))
    if n == 0 and -1 in e.To and 0 in e.To:
        return "RuntimeError", f"cannot reshape tensor of 0 elements into shape {e.To} because the unspecified dimension size -1 can be any value and is ambiguous"
    return "RuntimeError", f"shape '{e.To}' is invalid for input of size {n}"

def _pytorch_AxisError(e):
    rank = e.Rank or 1
    return "IndexError", f"Dimension out of range (expected to be in range of [{-rank}, {rank - 1}], but got {e.Axis})"

def _pytorch_TooManyIndicesError(e):
    return "IndexError", f"too many indices for tensor of dimension {e.Rank}"

def _pytorch_IndexError(e):
    return "IndexError", f"index {e.Index} is out of bounds for dimension {e.Axis} with size {e.Size}"

def _pytorch_UnknownSizesError(e):
    return "RuntimeError", "only one dimension can be inferred"

def _pytorch_JoinError(e):
    if e.Axis < 0 and not e.Stacked:
        return "RuntimeError", f"Tensors must have same number of dimensions: got {e.Have[0]} and {e.Have[1]}"

def _pytorch_ZeroDivisionError(e):
    return "RuntimeError", "ZeroDivisionError"

# The kernel of the operation is named behind a text.

def _tensorflow_operands(t, into, failed, grows, result, axes, refusal):
    if not failed:
        return None
    said = "InvalidArgumentError"
    shapes = [_sizes(o.Shape) for o in t.Operands]
    lists, kernel = [_dense(s) for s in shapes], f" [Op:{_kernels().get(t.Op, [''])[0]}]"
    ragged = [o for o in t.Operands if o.Shape.RaggedRank]
    if into == "target":
        to = _sizes(t.Output.Shape)
        if len(shapes[0]) > len(to):
            return said, f"Rank of input ({len(shapes[0])}) must be no greater than rank of output shape ({len(to)}). [Op:BroadcastTo]", axes[0]
        if grows:
            return said, f"Unable to broadcast tensor of shape {lists[0]} to tensor of shape {_dense(to)} [Op:BroadcastTo]", axes[0]
        return said, f"Incompatible shapes: {lists[0]} vs. {_dense(to)} [Op:BroadcastTo]", axes[0]
    if into:
        return said, f"Cannot update variable with shape {_dense(_sizes(t.Output.Shape))} using a Tensor with shape {lists[-1]}, shapes must be equal.", axes[0]
    if ragged and t.Op == "where":
        return said, _tensorflow_choice([_row_sizes(o.Shape, len(t.Columns)) for o in t.Operands]), axes[0]
    if ragged:
        return said, _tensorflow_rows(t, axes[0]), axes[0]
    if t.Op == "where":
        return said, f"condition {lists[0]}, then {lists[1]}, and else {lists[2]} must be broadcastable" + kernel, axes[0]
    have, next, k = _clash(shapes)[0] or ([], [], 0)
    if t.Op == "identity":
        return "ValueError", f"Incompatible shapes for broadcasting: {tuple(have)} and {tuple(next)}", axes[0]
    return said, f"Incompatible shapes: {_dense(have)} vs. {_dense(next)}" + kernel, axes[0]

def _dense(sizes):
    return "[" + ",".join(["?" if n == -1 else str(n) for n in sizes]) + "]"

# Two lists of row splits that should be equal. The uniform one is x, else the one of lower rank,
# else the first.

def _tensorflow_rows(t, axis):
    uniform = "Condition x == y did not hold.\nFirst 1 elements of x:\n[False]\nFirst 1 elements of y:\n[ True]"
    if axis < 0:
        return uniform
    column = t.Columns[axis]
    i, j = column.Conflict.Operands
    a, b = column.Meetings[i].Axis, column.Meetings[j].Axis
    if a.Lengths is None and b.Lengths is None:
        return uniform
    if a.Lengths is not None if (a.Lengths is None) != (b.Lengths is None) else len(t.Operands[j].Shape.Axes) < len(t.Operands[i].Shape.Axes):
        a, b = b, a
    rows = len(b.Lengths or [])
    if len(a.Lengths or []) > rows:
        rows = len(a.Lengths)
    x, y = _splits(a, rows), _splits(b, rows)
    at = [k for k in range(rows + 1) if x[k] != y[k]][:3]
    return (f"Condition x == y did not hold.\nIndices of first {len(at)} different values:\n[[" + "]\n [".join(_padded(at)) +
        f"]]\nCorresponding x values:\n{_vector([x[k] for k in at])}\nCorresponding y values:\n{_vector([y[k] for k in at])}" +
        f"\nFirst {len(x[:3])} elements of x:\n{_vector(x[:3])}\nFirst {len(x[:3])} elements of y:\n{_vector(y[:3])}")

# Where rows are chosen of, the two choices meet first, then the condition; an axis that varies is
# the list of its lengths.

def _tensorflow_choice(operands):
    condition, a, b = operands
    for x, y in ((a, b), (condition, a)):
        for axis in range(len(x)):
            for one, other in ((x, y), (y, x)):
                have, want = one[axis], other[axis]
                if have == 1:
                    one[axis] = want
                    if axis == 0 and len(x) == 2 and not isinstance(one[1], int):
                        one[1] = list(one[1]) * want
                elif want != have and want != 1:
                    said = ["Unable to broadcast: dimension size mismatch in dimension", axis, "lengths=", want, "dim_size=", have]
                    return "Expected 'tf.Tensor(False, shape=(), dtype=bool)' to be true. Summarized data: " + "\n".join([_summarized(v) for v in said])

def _summarized(v):
    if isinstance(v, (str, int)):
        return f"b'{v}'" if isinstance(v, str) else str(v)
    return ", ".join([str(n) for n in v[:10]] + ["..."] * (len(v) > 10))

def _row_sizes(shape, rank):
    return [1] * (rank - len(shape.Axes)) + [axis.Size if axis.Lengths is None else axis.Lengths for axis in shape.Axes]

def _splits(axis, rows):
    splits = [0]
    for k in range(rows):
        splits.append(splits[k] + (axis.Size if axis.Lengths is None else axis.Lengths[k]))
    return splits

def _padded(list):
    texts, width = [str(n) for n in list], 0
    for text in texts:
        width = width if width > len(text) else len(text)
    return [" " * (width - len(text)) + text for text in texts]

def _vector(list):
    return "[" + " ".join(_padded(list)) + "]"

def _tensorflow_ReshapeError(e):
    n, whole = _product(_sizes(e.From)), "a multiple of " if 0 not in e.To and [size for size in e.To if size < 0] else ""
    return "InvalidArgumentError", f"Input to reshape is a tensor with {n} values, but the requested shape {'requires ' if whole else 'has '}{whole}{_written(e.To)} [Op:Reshape]"

def _eager_lacks(name):
    if name in ("T", "astype", "ravel", "transpose", "reshape", "clip", "size", "tolist", "data"):
        return f"EagerTensor object has no attribute '{name}'. \n        If you are looking for numpy-related methods, please run the following:\n        tf.experimental.numpy.experimental_enable_numpy_behavior()\n      "
    return f"'tensorflow.python.framework.ops.EagerTensor' object has no attribute '{name}'"

def _tensorflow_DepthError(e):
    return "ValueError", "all scalar values must have the same nesting depth"

def _tensorflow_EntriesError(e):
    return "ValueError", "inner values have inconsistent shape"

def _tensorflow_RaggedRankError(e):
    if e.RaggedRank < 0:
        return "ValueError", f"Invalid ragged_rank={e.RaggedRank}: must be nonnegative"
    return "ValueError", f"pylist has scalar values depth {e.Max + 1}, but ragged_rank={e.RaggedRank} requires scalar value depth greater than {e.RaggedRank}"

def _tensorflow_LengthsError(e):
    return "ValueError", "Shape not consistent"

def _tensorflow_ValuesError(e):
    return "InvalidArgumentError", "Arguments to _from_row_partition do not form a valid RaggedTensor"

# Operands of one rank meet in a primitive of JAX, others are made equal in rank first. What every
# place for a result goes through is broadcast_to.

def _jax_operands(t, into, failed, grows, result, axes, refusal):
    if not failed:
        return None
    shapes = [_sizes(o.Shape) for o in t.Operands]
    if into:
        have, to, dtype = shapes[-1], _sizes(t.Output.Shape), t.Operands[-1].Values
        if len(have) > len(to):
            return "ValueError", f"Cannot broadcast to shape with fewer dimensions: arr_shape={tuple(have)} shape={tuple(to)}", axes[-1]
        return "ValueError", f"Incompatible types for broadcasting: input type={dtype}{_dense(have)} and requested type={dtype}{_dense(to)}", axes[-1]
    tuples = ", ".join([str(tuple(s)) for s in shapes])
    if len(shapes) == 2 and len(shapes[0]) == len(shapes[1]) and t.Op != "identity":
        return "TypeError", f"{_primitive(t, _kernels()[t.Op][1])} got incompatible shapes for broadcasting: {tuples}.", axes[-1]
    return "ValueError", f"Incompatible shapes for broadcasting: shapes=[{tuples}]", axes[-1]

# The primitive that meets the shapes first: others for bools and for ints than for floats.

def _primitive(t, name):
    bools = not [o for o in t.Operands if o.Values != "bool"]
    floats = [o for o in t.Operands if "float" in o.Values]
    if t.Op == "add" and bools:
        return "or"
    if t.Op == "multiply" and bools or t.Op == "power" and not floats:
        return "and"
    return "rem" if t.Op == "floor_divide" and floats else name

def _jax_AxisError(e):
    return "ValueError", f"axis {e.Axis} is out of bounds for array of dimension {e.Rank}"

def _jax_ReshapeError(e):
    sizes, says = _sizes(e.From), f"cannot reshape array of shape {tuple(_sizes(e.From))} (size {_product(_sizes(e.From))}) into shape {tuple(e.To)} "
    if [size for size in e.To if size < 0]:
        return "TypeError", says + f"because the product of specified axis sizes ({_written(e.To)}) does not evenly divide {_product(sizes)}"
    return "TypeError", says + f"(size {_written(e.To)})"

def _jax_IndexError(e):
    return "IndexError", f"index is out of bounds for axis {e.Axis} with size {e.Size}"

def _jax_TooManyIndicesError(e):
    return "IndexError", f"Too many indices: array is {e.Rank}-dimensional, but {e.Given} were indexed"

def _jax_BoolSubtractError(e):
    return "TypeError", "sub does not accept dtype bool at position 0. Accepted dtypes at position 0 are subtypes of integer, complexfloating, floating."

def _jax_EllipsisError(e):
    return "IndexError", "an index can only have a single ellipsis ('...')"

def _jax_EmptyReductionError(e):
    return _of_nothing(e.Fold)

# Variables are compared, and the dimensions of one that is changed in place must stay.

def _xarray_operands(t, into, failed, grows, result, axes, refusal):
    if _class(refusal) == "DuplicateNameError":
        return "ValueError", f"broadcasting cannot handle duplicate dimensions: {[a.Name for a in t.Operands[refusal.Operand].Shape.Axes]}", -1
    met = _met_first(t)
    if met >= 0 and (into == "augmented" or into in ("", "target") and not [o for o in t.Operands if o.Shape.Axes and not o.Variable]):
        a, b = t.Columns[met].Conflict.Sizes
        return "ValueError", f"operands cannot be broadcast together with mismatched lengths for dimension '{_axis_name(t, met)}': ({a}, {b})", met
    if into in ("", "target"):
        return _xarray_align(t, axes[0]) if axes[0] >= 0 else None
    if into == "augmented":
        return None if len(t.Columns) == len(t.Output.Shape.Axes) else ("ValueError", "dimensions cannot change for in-place operations", -1)
    if failed:
        return "ValueError", f"could not broadcast input array from shape {_tight([c.Meetings[0].Axis.Size for c in t.Columns])} into shape {_tight(_sizes(t.Output.Shape))}", axes[0]

# The sizes are shown as a set of Python's; that of the labels comes after.

def _xarray_align(t, axis):
    first, second = t.Columns[axis].Conflict.Sizes
    says = f"cannot reindex or align along dimension '{_axis_name(t, axis)}' because of conflicting dimension sizes: "
    for m in t.Columns[axis].Meetings:
        if m.From >= 0 and m.Axis.Origin.Index:
            a, b = (second, first) if m.Axis.Size == first else (first, second)
            return "AlignmentError", says + _set_of(a, b) + f" (note: an index is found along that dimension with size={m.Axis.Size})", axis
    return "AlignmentError", says + _set_of(first, second), axis

# The conflict that Variables meet first, in the order of the axes of the operand that contradicts.

def _met_first(t):
    for n, o in enumerate(t.Operands):
        for i in range(len(o.Shape.Axes)):
            for k, column in enumerate(t.Columns):
                if column.Conflict is not None and column.Conflict.Operands[1] == n and column.Meetings[n].From == i:
                    return k
    return -1

# Python shows a set by the last three bits of its numbers. Of two that agree there the later one
# goes to the place that five times the first, and one, leads to.

def _set_of(a, b):
    i, j, perturb = a & 7, b & 7, b
    while i == j:
        perturb = perturb >> 5
        j = (j * 5 + 1 + perturb) & 7
    return "{" + (f"{b}, {a}" if j < i else f"{a}, {b}") + "}"

def _axis_name(t, axis):
    named = [m.Axis.Name for m in t.Columns[axis].Meetings if m.From >= 0 and m.Axis.Name]
    return named[0] if named else f"axis_{axis}"

def _numpy_OutputError(e):
    return "ValueError", _grown(_sizes(e.Output), _sizes(e.Result))

def _numpy_LengthError(e):
    return "ValueError", "negative dimensions are not allowed"

def _python_CallError(e):
    if not _is_pythons(e.Type) and e.Type != "ResourceVariable" and e.Type[:18] != "tensorflow.python.":
        return None
    if e.Index:
        return "TypeError", f"'{e.Type}' object is not subscriptable"
    name = {"ArrayImpl": "jaxlib._jax.ArrayImpl", "EagerTensor": "tensorflow.python.framework.ops.EagerTensor"}.get(e.Type, e.Type)
    return "TypeError", f"'{name}' object is not callable"

def _python_UnpackError(e):
    if e.Have > e.Want:
        return "ValueError", f"too many values to unpack (expected {e.Want})"
    if e.Have >= 0:
        return "ValueError", f"not enough values to unpack (expected {e.Want}, got {e.Have})"
    if e.Type:
        return "TypeError", f"cannot unpack non-iterable {e.Type} object"

def _python_OperandError(e):
    op, left, right = e.Op, e.Left, e.Right
    if not _is_pythons(right):
        return None
    if left == "" and op in ("-", "+", "~"):
        return "TypeError", f"bad operand type for unary {op}: '{right}'"
    if not _is_pythons(left):
        return None
    if op in ("<", "<=", ">", ">="):
        return "TypeError", f"'{op}' not supported between instances of '{left}' and '{right}'"
    if op == "+" and left[:19] == "torch.return_types.":
        left = "tuple"
    if op == "+" and left in ("list", "tuple", "str"):
        return "TypeError", f'can only concatenate {left} (not "{right}") to {left}'
    if op == "+" and left == "torch.Size":
        return "TypeError", f"can only concatenate tuple (not {right}) to torch.Size"
    return "TypeError", f"unsupported operand type(s) for {'** or pow()' if op == '**' else op}: '{left}' and '{right}'"
