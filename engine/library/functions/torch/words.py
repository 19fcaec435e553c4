# What PyTorch says, where it has words of its own.

def _RepeatedAxisError(call, e, a, axes):
    if call == "permute":
        raise RuntimeError("permute(): duplicate dims are not allowed.")

def _EmptyReductionError(call, e, input, dim):
    for k in [] if dim is None else [dim] if _typename(dim) == "int" else list(dim):
        if input.shape[k] == 0:
            k = k if call in ("amax", "amin") else k % input.ndim
            raise IndexError(f"{call}(): Expected reduction dim {k} to have non-zero size.")
    text = f"{call}(): Expected reduction dim to be specified for input.numel() == 0."
    if call in ("argmax", "argmin"):
        raise IndexError(text)
    raise RuntimeError(text + " Specify the reduction dim with the 'dim' argument.")

def _no_fold(fold, input, dim, typed):
    places, moment = fold in ("argmax", "argmin"), fold in ("mean", "std", "var") and _kind(input) not in ("f", "")
    if places and (_sequence(dim) or isinstance(dim, bool)):
        _outside("dim", "argument")
    if places and _kind(input) == "b":
        raise NotImplementedError(f"{fold}(): does not support bool input")
    if fold == "mean" and typed is not None and "float" not in f"{typed}":
        raise NotImplementedError(f"mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: {_ctype(zeros(0, dtype=typed))}")
    if moment and fold == "mean" and typed is None:
        raise NotImplementedError(f"mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: {_ctype(input)}")
    if moment and fold != "mean":
        raise NotImplementedError("std and var only support floating point and complex dtypes")

def _no_clamp(lower, x, a):
    if _kind(a) not in ("i", "u"):
        return None
    dtype, ctype = f"{a.dtype}".replace("torch.", ""), _ctype(a)
    top = {"uint8": 256, "int8": 128, "int16": 32768, "int32": 2 ** 31}.get(dtype, inf)
    if _typename(x) == "int" and (x >= top if lower else x < (0 if dtype == "uint8" else -top)):
        raise RuntimeError(f"Clamp {'min' if lower else 'max'} value {x:g} is outside the representable range of {ctype}")

def _no_isclose(input, other):
    if _class(input) == _class(other) == "Tensor" and input.dtype != other.dtype:
        raise RuntimeError(f"{_ctype(input)} did not match {_ctype(other)}")

def _no_triangle(call, rank):
    raise RuntimeError(f"{call}: input tensor must have at least 2 dimensions")

def _endless(start, stop, step):
    if step == 0:
        raise RuntimeError("step must be nonzero")
    raise RuntimeError("upper bound and lower bound inconsistent with step sign")

def _no_range_of_bools(a):
    raise NotImplementedError("\"arange_cpu\" not implemented for 'Bool'")

def _went_twice():
    raise RuntimeError("Trying to backward through the graph a second time (or directly access saved tensors after they have already been freed). Saved intermediate values of the graph are freed when you call .backward() or autograd.grad(). Specify retain_graph=True if you need to backward through the graph a second time or if you need to access saved tensors after calling backward.")

def _no_view():
    raise RuntimeError("view size is not compatible with input tensor's size and stride (at least one dimension spans across two contiguous subspaces). Use .reshape(...) instead.")

def _turned():
    raise ValueError("At least one stride in the given numpy array is negative, and tensors with negative strides are not currently supported. (You can probably work around this by making a copy of your array  with array.copy().) ")

def _no_condition(ctype):
    raise RuntimeError(f"where expected condition to be a boolean tensor, but got a tensor with dtype {ctype}")

def _unbounded():
    raise RuntimeError("torch.clamp: At least one of 'min' or 'max' must not be None")

def _other_repeats(n, dim, size):
    raise RuntimeError(f"repeats must have the same size as input along dim, but got repeats.size(0) = {n} and input.size({dim}) = {size}")

def _no_item(n):
    raise RuntimeError(f"a Tensor with {n} elements cannot be converted to Scalar")

def _no_items(v):
    raise TypeError("iteration over a 0-d tensor" if _class(v) == "Tensor" else f"'{_class(v)}' object is not iterable")

def _no_len(uneven):
    raise TypeError("len() of a 0-d tensor")

def _no_truth(empty, uneven):
    raise RuntimeError(f"Boolean value of Tensor with {'no values' if empty else 'more than one value'} is ambiguous")

def _no_scalar(rank):
    raise ValueError("only one element tensors can be converted to Python scalars")

def _no_matrix(rank):
    if rank == 1:
        raise RuntimeError("tensor.mT is only supported on matrices or batches of matrices. Got 1-D tensor.")

def _no_bits(symbol, op, dtype, ctype, fails, named):
    if not fails and symbol in "&|^":
        raise NotImplementedError(f'"{op}_cpu" not implemented for \'{ctype}\'')
    if not fails:
        _outside(symbol, "operation")

def _no_index(v):
    kind = _typename(v)
    if kind == "array" and _class(v) == "Tensor":
        raise IndexError("tensors used as indices must be long, int, byte or bool tensors")
    if kind == "str":
        raise TypeError("new(): invalid data type 'str'")
    if kind == "float":
        raise IndexError("only integers, slices (`:`), ellipsis (`...`), None and long or byte Variables are valid indices (got float)")

def _unfilled(whole, values, place):
    raise RuntimeError(f"shape mismatch: value tensor of shape {list(values)} cannot be broadcast to indexing result of shape {list(place)}")

def _other_source(own, dtype, fills):
    if not fills:
        raise RuntimeError(f"Index put requires the source and destination dtypes match, got {own} for the destination and {dtype} for the source.")

# What is written and a view that is read, by where they begin in memory, their strides and
# their sizes. PyTorch looks only at those that fill a stretch of it, and of others reads what
# it has written. Source: aten/src/ATen/MemoryOverlap.cpp.

def _overlap(start, strides, sizes, begin, steps, counts):
    n, k = _product(sizes), _product(counts)
    if start == begin and n == k and list(strides) == list(steps):
        return
    if not _fills(strides, sizes) or not _fills(steps, counts):
        if _unseen(isin(_entries(start, strides, sizes), _entries(begin, steps, counts)).any()):
            _outside("a view of what is written", "operation")
    elif start < begin + k and begin < start + n:
        raise RuntimeError("unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. Please clone() the tensor before performing the operation.")

def _fills(strides, sizes):
    step = 1
    for stride, n in sorted(zip(strides, sizes)):
        if n != 1 and stride != step:
            return False
        step = step * n
    return True

def _entries(start, strides, sizes):
    at = arange(start, start + 1)
    for step, n in zip(strides, sizes):
        at = (at[:, None] + arange(n) * step).reshape(-1)
    return at

# Whether a type has room for a number of Python's. A float may be almost 1 above the greatest
# int, and uint8 takes an int below 0 as its size is.

def _fits(x, dtype, listed=False):
    if dtype in ("float16", "float32", "bfloat16"):
        beyond = {"float16": 65504, "bfloat16": 3.38953139e38}.get(dtype, 3.4028235e38) < abs(x) < inf
    else:
        top = {"uint8": 256, "int8": 128, "int16": 32768, "int32": 2 ** 31, "int64": 2.0 ** 63}.get(dtype, inf)
        beyond = "int" in dtype and not (-top if dtype != "uint8" else -255 if _typename(x) == "int" else 0) <= x < top
    if beyond:
        name = dtype if listed else {"int32": "int", "float32": "float", "float16": "c10::Half", "bfloat16": "c10::BFloat16"}.get(dtype, dtype + "_t")
        raise RuntimeError(f"value cannot be converted to type {name} without overflow")

# What is said of a call that the one signature left does not fit: values are those of the
# parameters, with whether they suit, and places those of the parameters that names mean.

def _unparsed(call, function, method, params, values, spread, placed, names, places):
    if call == "from_numpy":
        raise TypeError(f"torch._VariableFunctionsClass.from_numpy() takes {'no keyword arguments' if names else f'exactly one argument ({placed} given)'}")
    if method and not params and placed == 0:
        raise TypeError(f"TensorBase.{call}() takes no keyword arguments")
    if method and not params:
        raise TypeError(f"TensorBase.{call}() takes no arguments ({placed} given)")
    by_place = [p for p in params if p[3] < 2]
    least, most = len([p for p in params if p[3] < 3 and not p[2]]), len(by_place)
    if function in ("add", "sub", "subtract", "addmm", "addmv", "baddbmm", "addr", "add_", "sub_", "subtract_", "addmm_", "addmv_") and placed > most:
        _outside(call + " as it was called once")
    if placed > most and not spread:
        _too_many("t", call, least, most, placed)
    placed, lacks = 1 if spread else placed, [] # sizes one by one are one argument
    for k, (name, type, optional, kind) in enumerate(params):
        if (values[k] is None or lacks) and not optional and kind == 0:
            lacks.append(name)
        if values[k] is not None and not values[k][1] and not lacks:
            _misfit(call, name, type, k < placed, k + 1, _class(values[k][0]), tuple(values[k][0]) if isinstance(values[k][0], (tuple, list)) else ())
    if lacks:
        _lacking("t", call, lacks, 0)
    for name, at in zip(names, places):
        if at < 0 or at < placed and params[at][0] != name:
            _unexpected("t", call, name, [p[0] for p in params if p[3] in (0, 2)], False, method, placed)
        if at < placed:
            _given_twice("t", call, name, at)
    _outside(call)

# What is said of a call that none of some signatures fits. Names are those of the arguments
# that are given by name, "" for the others.

def _invalid(call, texts, values, names):
    if call == "randint" or len([name for name in names if name]) > 1:
        _outside(call + " of these")
    types = [_argument_type(v) for v in values]
    got = ", ".join([(name + "=" if name else "") + type.split(" of ")[0] for type, name in zip(types, names)])
    got = got + (", " if names and names[0] else "")
    says = f"{call}() received an invalid combination of arguments - got ({got}), but expected "
    if len(texts) == 1:
        raise TypeError(f"{says}({texts[0]})")
    raise TypeError(f"{says}one of:\n" + "".join([f" * ({text})\n" + _mismatch(text, types, names) for text in texts]))

def _argument_type(v):
    if _typename(v) in ("list", "tuple") and v:
        types = ", ".join([_class(item) for item in v])
        return f"list of [{types}]" if _typename(v) == "list" else f"tuple of ({types})"
    return "torch.dtype" if _typename(v) == "type" and v.__name__.startswith("torch.") else _class(v)

# The line below a signature with as many parts as there are arguments: the keywords that it
# has not, or the types that it wants otherwise. Its star counts as a part. What stands after
# the last space is the name to PyTorch, so one with a default fits nothing.
# Source: torch/csrc/utils/invalid_arguments.cpp.

def _mismatch(text, types, names):
    parts, placed = [part.split(" ") for part in text.split(", ")], names.count("")
    if len(parts) != len(types):
        return ""
    unknown = [name for name in names[placed:] if name not in [part[-1] for part in parts[placed:]]]
    if unknown:
        return "      didn't match because some of the keywords were incorrect: " + ", ".join(unknown) + "\n"
    beside = []
    for k, part in enumerate(parts):
        type = types[k if k < placed else names.index(part[-1])]
        kind, wants = type.split(" of ")[0], " ".join(part[:-1])
        shown = type if k < placed else f"{part[-1]}={type}"
        beside.append(shown if kind == wants or kind == "int" and wants == "float" else f"!{shown}!")
    alone = ", " if len(beside) == 1 and placed == 0 else ""
    return "      didn't match because some of the arguments have invalid types: (" + ", ".join(beside) + alone + ")\n"

def _misfit(call, name, type, placed, position, got, items):
    wants = type or {"dtype": "torch.dtype", "size": "tuple of ints", "dims": "tuple of ints"}.get(name, "")
    if wants == "":
        _outside(name, "argument")
    where = f" (position {position})" if placed else ""
    if wants == "tuple of ints" and got in ("tuple", "list") and len(items):
        _no_ints(call, name, where, items)
    raise TypeError(f"{call}(): argument '{name}'{where} must be {wants}, not {got}")

def _no_ints(call, name, where, got):
    at = ["int" in _class(n) for n in got].index(False)
    if at:
        _no_unpacking(call, name, at + 1, _class(got[at]))
    raise TypeError(f"{call}(): argument '{name}'{where} must be tuple of ints, but found element of type {_class(got[0])} at pos 0")

def _open_sizes(sizes, a):
    for i, n in enumerate(sizes):
        if n < -1:
            raise RuntimeError(f"invalid shape dimension {n} at index {i} of shape {list(sizes)}")
    raise RuntimeError("only one dimension can be inferred")

# A mistake about an index, whose kinds are those of package engine: an entry, a range, a new axis,
# an ellipsis and an array. Told are the first axis of each subscript, and whether arrays pick of
# axes of which nothing is left.

def _misindexed(e, subscripts, axes, shape, nothing):
    steps = [s.Range.Step for s in subscripts if s.Range.Step is not None and s.Range.Step <= 0]
    if steps and len([s for s in subscripts if s.Kind in (0, 1)]) > len(shape):
        raise IndexError(f"too many indices for tensor of dimension {len(shape)}")
    if steps:
        raise ValueError("step must be greater than zero" if steps[0] < 0 else "slice step cannot be zero")
    if not shape and len(subscripts) == 1 and subscripts[0].Kind < 2:
        _no_axes(subscripts[0])
    if _class(e) == "IndexError":
        _beyond(e, subscripts, axes, shape, nothing)
    if _class(e) == "MaskError":
        if [s for s in subscripts if s.Kind == 2]:
            _outside("a mask that does not fit, after None", "index")
        for k, axis in enumerate(axes):
            mask = _sizes(subscripts[k].Array.Shape)
            if e.Axis < axis + len(mask) and subscripts[k].Array.Values == "bool":
                raise IndexError(f"The shape of the mask {mask} at index {e.Axis - axis} does not match the shape of the indexed tensor {list(shape)} at index {e.Axis}")

# What is counted is the items between the brackets, or the arrays among them.

def _beyond(e, subscripts, axes, shape, nothing):
    if e.Size > 0 and nothing: # which PyTorch does not check
        _outside("an array, where nothing is left to pick", "index")
    place, among, arrays, empty = e.Axis, False, 0, False
    for k, axis in enumerate(axes):
        picked = subscripts[k].Kind == 4
        empty = empty or picked and axis < len(shape) and shape[axis] == 0
        if axis == e.Axis and (picked or subscripts[k].Kind == 0):
            place, among = arrays if picked else k, picked
        arrays = arrays + 1 if picked else arrays
    if among and empty:
        raise IndexError("index is out of bounds for dimension with size 0")
    raise IndexError(f"index {e.Index} is out of bounds for dimension {place} with size {e.Size}")

def _no_axes(subscript):
    if subscript.Kind:
        raise IndexError("slice() cannot be applied to a 0-dim tensor.")
    if subscript.At:
        raise IndexError(f"index {subscript.At} is out of bounds for dimension 0 with size 0")
    raise IndexError("invalid index of a 0-dim tensor. Use `tensor.item()` in Python or `tensor.item<T>()` in C++ to convert a 0-dim tensor to a number")

def _other_order(rank, n):
    raise RuntimeError(f"permute(sparse_coo): number of dimensions in the tensor input does not match the length of the desired ordering of dimensions i.e. input.dim() = {rank} is not equal to len(dims) = {n}")

def nonzero(input, as_tuple=False):
    return where_alone(input) if as_tuple else argwhere(input)

def where_alone(condition):
    return _columns_of(argwhere(condition.reshape(1) if condition.ndim == 0 else condition))

# A list as tensor() takes it, with numbers for the tensors that hold one each.

def _listed(data):
    first, depth = data, 0
    while _sequence(first) and len(first):
        first, depth = first[0], depth + 1
    if "numpy." in _class(first):
        if _class(first) == "numpy.ndarray" and first.ndim == 0:
            raise TypeError("len() of unsized object")
        depth = depth + first.ndim
    _undatable(data)
    return _singled(data, depth)

def _unconverted(v, dtype):
    if _typename(v) in ("NoneType", "dict"):
        raise TypeError(f"must be real number, not {_typename(v)}" if "float" in dtype else f"'{_typename(v)}' object cannot be interpreted as an integer")

def _undatable(v, outer=True):
    if _typename(v) == "str":
        raise TypeError("new(): invalid data type 'str'")
    if _typename(v) in ("NoneType", "dict", "set", "zip", "map", "function", "generator"):
        raise RuntimeError(f"Could not infer dtype of {_typename(v)}")
    if _sequence(v):
        first = v
        while _sequence(first) and len(first):
            first = first[0]
        if outer and _typename(first) == "str" and first != "":
            raise ValueError("too many dimensions 'str'") # a text is a list of texts
        for item in v:
            _undatable(item, False)

def _singled(v, depth):
    if _sequence(v):
        return [_singled(item, depth - 1) for item in v]
    if _class(v) != "Tensor" or depth > 0:
        return v
    if v.numel() == 1:
        return _unseen(v.reshape([])) if _known(v) else v
    if _kind(v) == "f":
        raise ValueError("only one element tensors can be converted to Python scalars")
    raise TypeError("only integer tensors of a single element can be converted to an index")

def _no_diagonal():
    raise IndexError("Dimension out of range (expected to be in range of [-1, 0], but got 1)")

def _made(call, kind, ctype):
    kernel = {"rand": "check_uniform_bounds", "rand_like": "check_uniform_bounds", "randn": "normal_kernel_cpu", "randn_like": "normal_kernel_cpu"}.get(call, "")
    if kernel and kind != "f":
        raise NotImplementedError(f'"{kernel}" not implemented for \'{ctype}\'')

def _takes_both(call, a, b, n, own):
    if call in ("maximum", "minimum", "logical_and", "logical_or", "logical_xor") and _kind(b) == "" and isinstance(b, (int, float)):
        raise TypeError(f"{call}(): argument 'other' (position {2 if n > 1 else 1}) must be Tensor, not {_typename(b)}")

# A tensor as str and repr write it; None where we do not know how.
# Source: torch/_tensor_str.py.

def _printed(a, how):
    if not _known(a) or a.numel() > 1000 or _recorded(a) and not a.is_leaf or _role(a) == "Parameter":
        return None
    ends = ["requires_grad=True"] if _recorded(a) else []
    if _ctype(a) not in ("Float", "Long", "Bool") or a.numel() == 0 and _ctype(a) != "Float":
        ends = [f"dtype={a.dtype}"] + ends
    if a.numel() == 0 and a.ndim != 1:
        ends = [f"size={tuple(a.shape)}"] + ends
    body = "[]" if a.numel() == 0 else _nested(*_aligned(a), list(a.shape), 7)
    text = "tensor(" + body
    line = len(text.split("\n")[-1]) + 2
    for end in ends:
        wraps = line + len(end) + 2 > 80
        text = text + (",\n       " if wraps else ", ") + end
        line = 7 + len(end) if wraps else line + len(end) + 2
    return text + ")"

def _largest(items):
    return _extreme([items], None, None, "max", 1)

def _aligned(a):
    flat = a.detach().reshape(-1).tolist()
    texts = [f"{v}" for v in flat]
    counted = texts
    if _kind(a) == "f":
        sizes = [abs(v) for v in flat if v != 0 and v - v == 0]
        whole = not [v for v in sizes if v != v // 1]
        least, most = _extreme([[inf] + sizes], None, None, "min", -1), _largest([0.0] + sizes)
        sci = most / least > 1000 or most > 1e8 or not whole and least < 1e-4
        texts = [f"{v:.4e}" if sci else f"{v:.4f}" if not whole else f"{v:.0f}" + ("." if v - v == 0 else "") for v in flat]
        counted = [t for t, v in zip(texts, flat) if v != 0 and v - v == 0]
    width = _largest([1] + [len(t) for t in counted])
    return ([" " * (width - len(t)) + t for t in texts], width)

def _nested(texts, width, shape, indent):
    if not shape:
        return texts[0]
    if len(shape) == 1:
        many = max(1, (80 - indent) // (width + 2))
        return "[" + (",\n" + " " * (indent + 1)).join([", ".join(texts[k:k + many]) for k in range(0, len(texts), many)]) + "]"
    n = len(texts) // shape[0]
    return "[" + ("," + "\n" * (len(shape) - 1) + " " * (indent + 1)).join([_nested(texts[k * n:k * n + n], width, shape[1:], indent + 1) for k in range(shape[0])]) + "]"

def _apart(left, right):
    apart = _first_apart(left, right)
    if apart is not None:
        k, m, n = apart
        raise RuntimeError(f"The size of tensor a ({m}) must match the size of tensor b ({n}) at non-singleton dimension {k}")

def _resized(before, after):
    _warn(f"UserWarning: An output with one or more elements was resized since it had shape {list(before)}, which does not match the required output shape {list(after)}. This behavior is deprecated, and in a future PyTorch release outputs will not be resized unless they have zero elements. You can explicitly reuse an out tensor t by resizing it, inplace, to zero elements with t.resize_(0).")

def _no_leaf():
    _warn("UserWarning: The .grad attribute of a Tensor that is not a leaf Tensor is being accessed. Its .grad attribute won't be populated during autograd.backward(). If you indeed want the .grad field to be populated for a non-leaf Tensor, use .retain_grad() on the non-leaf Tensor. If you access the non-leaf Tensor by mistake, make sure you access the leaf Tensor instead. See github.com/pytorch/pytorch/pull/30531 for more informations.")

def _keeps_leaf(itself):
    raise RuntimeError(f"a {'' if itself else 'view of a '}leaf Variable that requires grad is being used in an in-place operation.")

def _tracked_array():
    raise RuntimeError("Can't call numpy() on Tensor that requires grad. Use tensor.detach().numpy() instead.")

# A tensor that a function of NumPy's is given.

def _for_numpy(call, module, v, n):
    alone = _typename(v) == "array"
    if alone and call in ("flip", "flipud", "fliplr", "rot90", "size"):
        _outside(f"np.{call} of a tensor")
    if alone and module == "numpy" and call in ("sum", "mean", "max", "min", "prod", "std", "var", "argmax", "argmin", "any", "all"):
        _fold_of_numpy(call, n)
    if _recorded(v):
        _tracked_array()
    if alone and v.dtype == torch.bfloat16:
        _no_bfloat16()

def _fold_of_numpy(call, n):
    if call in ("sum", "mean"):
        raise TypeError(f"{call}() got an unexpected keyword argument 'axis'")
    if call in ("max", "min", "prod") and n == 1:
        raise TypeError(f"{call}(): argument 'dim' must be int, not NoneType")
    _outside(f"np.{call} of a tensor")

def _no_bfloat16():
    raise TypeError("Got unsupported ScalarType BFloat16")

# What a result becomes by arguments that the function does not know.

def _told_requires_grad(r, on, call, args):
    if not on or _kind(r) == "":
        return r
    if _kind(r) != "f":
        _no_gradient()
    return _require(r, True)

def _told_out(r, out, call, args):
    return _into(r, out) if _kind(out) else _outside("out", "argument")

def _told_device(r, device, call, args):
    known = _typename(device) != "str" or device in ("cpu", "cuda", "cuda:0", "mps", "meta")
    return r if known else _outside("device", "argument")

def _no_gradient():
    raise RuntimeError("Only Tensors of floating point and complex dtype can require gradients")

def _negative_length():
    raise ValueError("Attempting to broadcast a dimension with negative length!")

def _no_rounding_mode(mode):
    raise RuntimeError(f"div expected rounding_mode to be one of None, 'trunc', or 'floor' but found '{mode}'")

def _no_unpacking(call, name, position, got):
    if position == 1:
        raise TypeError(f"{call}(): argument '{name}' (position 1) must be tuple of ints, but found element of type {got} at pos 0")
    raise TypeError(f"{call}(): argument '{name}' failed to unpack the object at pos {position} with error \"type must be tuple of ints,but got {got}\"")

def _no_assignment(got, ctype):
    raise TypeError(f"can't assign a {got} to a torch.{ctype}Tensor")

def _no_power_below_0():
    raise RuntimeError("Integers to negative integer powers are not allowed.")

# What NumPy says of its array plus a tensor, whose class it takes for a list.

def _no_concatenation():
    raise TypeError("Concatenation operation is not implemented for NumPy arrays, use np.concatenate() instead. Please do not rely on this error; it may not be given on all Python implementations.")

def _mixed_depths(v, shallow, path):
    if shallow:
        raise TypeError("not a sequence")
    if [item for item in _innermost(v) if _typename(item) != "int"]:
        _outside("lists beside numbers", "operation")
    for k in path:
        v = v[k]
    raise TypeError(f"'{_typename(v)}' object cannot be interpreted as an integer")

def _innermost(v):
    return [item for one in v for item in _innermost(one)] if _sequence(v) else [v]

# A product with a list is taken for a list that is repeated.

def _beside_list(op, l, r):
    if op == "*" and [v for v in (l, r) if _typename(v) in ("int", "bool") or _kind(v) in ("b", "i", "u") and v.ndim == 0 and _known(v)]:
        _outside("*", "operation")
    if op == "*":
        raise TypeError("only integer tensors of a single element can be converted to an index")
