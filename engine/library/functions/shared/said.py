# What NumPy says of operands that do not go together, and of mistakes of many programs: the
# class, the text, and for operands the axis that it blames. The parts are those of package
# engine. The file of the others has the rest.

def _sizes(shape):
    return [a.Size if a.Lengths is None else -1 for a in shape.Axes]

def _tight(sizes):
    return "(" + ",".join(["newaxis" if n == -1 else str(n) for n in sizes]) + ("," if len(sizes) == 1 else "") + ")"

def _numpy_operands(t, into, failed, grows, result, axes, refusal):
    shapes = [_sizes(o.Shape) for o in t.Operands]
    place = _sizes(t.Output.Shape) if into else []
    if not failed and not [n for n in place if n < 0]:
        return None
    if into in ("augmented", "out") and _class(refusal) == "CastError":
        return _numpy_CastError(refusal)
    if t.Call == "index":
        return "IndexError", f"shape mismatch: indexing arrays could not be broadcast together with shapes {_listed_tight(shapes)}", axes[-1]
    if not into and t.Op == "identity":
        return _numpy_shapes(shapes, axes)
    if into == "target":
        return "ValueError", _numpy_target(shapes[0], place), axes[-1]
    if into == "assigned":
        return "ValueError", f"could not broadcast input array from shape {_tight(shapes[0])} into shape {_tight(place)}", axes[-1]
    if grows:
        return "ValueError", _grown(place, result), -1
    return "ValueError", _unmet_text(shapes + [place] if into else shapes), axes[-1]

def _listed_tight(shapes):
    return "".join([_tight(s) + " " for s in shapes])

def _unmet_text(shapes):
    return f"operands could not be broadcast together with shapes {_listed_tight(shapes)}"

def _grown(place, result):
    return f"non-broadcastable output operand with shape {_tight(place)} doesn't match the broadcast shape {_tight(result)}"

def _numpy_target(have, place):
    if [n for n in place if n < 0]:
        return "all elements of broadcast shape must be non-negative"
    if not place:
        return "cannot broadcast a non-scalar to a scalar array"
    if len(have) > len(place):
        return "input operand has more dimensions than allowed by the axis remapping"
    return f"operands could not be broadcast together with remapped shapes [original->remapped]: {_tight(have)}  and requested shape {_tight(place)}"

# NumPy scans axes from the left. Past 64 shapes it goes on with what they have together as
# argument 0 and 63 more at a time.

def _numpy_shapes(shapes, axes):
    group, rest, rank = shapes[:64], shapes[64:], len(_wide(shapes, 0))
    while True:
        common, pair = _met(group)
        if pair is not None:
            i, j, axis = pair
            return "ValueError", f"shape mismatch: objects cannot be broadcast to a single shape.  Mismatch is between arg {i} with shape {tuple(group[i])} and arg {j} with shape {tuple(group[j])}.", axis + rank - len(common)
        if not rest:
            return "ValueError", _unmet_text(shapes), axes[-1]
        group, rest = [common] + rest[:63], rest[63:]

def _wide(shapes, k):
    rank = 0
    for s in shapes:
        rank = rank if rank > len(s) else len(s)
    return [1] * (rank - len(shapes[k])) + shapes[k]

def _met(shapes):
    wide = [_wide(shapes, k) for k in range(len(shapes))]
    common, pair = [], None
    for axis in range(len(wide[0])):
        long = [k for k in range(len(wide)) if wide[k][axis] != 1]
        common.append(wide[long[0]][axis] if long else 1)
        other = [k for k in long if wide[k][axis] != common[axis]]
        if other and pair is None:
            pair = long[0], other[0], axis
    return common, pair

def _numpy_ReshapeError(e):
    n, to = _product(_sizes(e.From)), e.To
    while to and to[0] < 0:
        to = to[1:]
    if len(to) == 1 and len(e.To) > 1:
        return "ValueError", f"cannot reshape array of size {n} into shape ({to[0]})"
    return "ValueError", f"cannot reshape array of size {n} into shape {_tight(to)}"

def _numpy_AxisError(e):
    return "AxisError", f"axis {e.Axis} is out of bounds for array of dimension {e.Rank}"

def _numpy_TooManyIndicesError(e):
    return "IndexError", f"too many indices for array: array is {e.Rank}-dimensional, but {e.Given} were indexed"

def _numpy_IndexError(e):
    return "IndexError", f"index {e.Index} is out of bounds for axis {e.Axis} with size {e.Size}"

# What Python says of mistakes, and nothing where it has not the types by itself.

def _is_pythons(name):
    own = ("DataArray", "EagerTensor", "TensorShape", "Dataset", "int", "float", "bool", "complex", "str", "list", "tuple", "dict", "NoneType", "Tensor", "ArrayImpl", "jaxlib._jax.ArrayImpl", "torch.Size", "module", "function", "torch.dtype", "DType", "range", "zip", "map", "filter", "enumerate", "reversed", "generator", "list_reverseiterator", "Unique", "TopKV2", "SVDResult", "EighResult", "QRResult", "SlogdetResult")
    return name in own or name[:19] == "torch.return_types." or name[:6] == "numpy."

def _python_NameError(e):
    return "NameError", f"name '{e.Name}' is not defined"

def _python_AttributeError(e):
    if "DType" in e.Type + "DType" * (e.Type == "torch.dtype") and _type_has(e.Type[:4], e.Name):
        return None
    if e.Type == "EagerTensor":
        return "AttributeError", _eager_lacks(e.Name)
    if _is_pythons(e.Type):
        return "AttributeError", f"'{e.Type}' object has no attribute '{e.Name}'"
