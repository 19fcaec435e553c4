# How each library spells one operation: imports, a line for each operand and one for the operation.
# An operand is a record of package engine and an array. Values that are not known, or too many, are
# written as ones: the shapes are the same. TensorFlow and JAX do not change an array in place; for
# them it is the form that has the same effect.

def _code_of(library, t, symbol, into, arrays):
    w = _code_writer(library, t, into, arrays)
    lines = w["imports"].split("\n")
    if t.Op == "zeta" and library != "tensorflow":
        lines = lines + ["import scipy.special"]
    for n, o in enumerate(t.Operands):
        if not _code_is_number(o, arrays[n]):
            line = f"{w['names'][n]} = {_code_truths(w, t.Op, n, arrays[n]) or _code_made(w, o, arrays[n])}"
            lines = lines if line == lines[-1] else lines + [line]
    if into in ("out", "assigned"):
        lines = lines + [f"{w['output']} = {_code_place(w, t.Output, arrays[-1])}"]
    return "\n".join(lines + [_code_statement(w, t, symbol, into, arrays), ""])

# A writer is what the lines of one program share: how the library spells, and the names of the
# operands and of the output, each differently, after the program where it has names. A number
# stands for itself.

def _code_writer(library, t, into, arrays):
    w = _code_speech(library, t.Library)
    taken, names = [], []
    for n, o in enumerate(t.Operands):
        if _code_is_number(o, arrays[n]):
            names = names + [_code_number(arrays[n].tolist())]
            continue
        names = names + [o.Name if _code_is_name(o.Name) else _code_free(taken)]
        taken = taken + names[-1:]
    output = t.Output.Name if into else ""
    if into == "augmented":
        output = names[0]
    elif into and (not _code_is_name(output) or output in taken):
        output = _code_free(taken)
    w["names"], w["output"] = names, output
    return w

def _code_speech(library, source):
    imports, np, array = {
        "pytorch": ("import torch", "torch.", "tensor"),
        "tensorflow": ("import tensorflow as tf", "tf.", "constant"),
        "jax": ("import jax.numpy as jnp", "jnp.", "array"),
        "xarray": ("import numpy as np\nimport xarray as xr", "np.", "array"),
    }.get(library, ("import numpy as np", "np.", "array"))
    return {"library": library, "source": source, "imports": imports, "np": np, "array": array}

def _code_is_name(name):
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_"
    return name != "" and name[0] in letters and not [c for c in name if c not in letters + "0123456789"]

def _code_free(taken):
    free = [c for c in "abcdefghijklmnopqrstuvwxyz" if c not in taken]
    return free[0] if free else f"x{len(taken)}"

def _code_is_number(o, a):
    return not o.Name and not o.Shape.Axes and _known(a)

def _code_number(x):
    return f'float("{x}")' if isinstance(x, float) and x - x != 0 else f"{x}"

def _code_statement(w, t, symbol, into, arrays):
    library, names, output, np = w["library"], w["names"], w["output"], w["np"]
    if not into and t.Op == "identity":
        if library == "xarray":
            return f"xr.broadcast({', '.join(names)})"
        call = "broadcast_static_shape" if library == "tensorflow" else "broadcast_shapes"
        return f"{np}{call}({', '.join([name + '.shape' for name in names])})"
    value = _code_expression(w, t.Op, symbol)
    if not into:
        return value
    if into == "target":
        sizes = _sizes(t.Output.Shape)
        if library == "xarray":
            return f"{names[0]}.broadcast_like({_code_named(w, t.Output, _code_filled(w, sizes, 'zeros', ''))})"
        return f"{names[0]}.expand({_code_bare(sizes)})" if library == "pytorch" else f"{np}broadcast_to({names[0]}, {_code_shape(w, sizes)})"
    if into == "out" and library in ("numpy", "pytorch"):
        short = {"subtract": "sub", "multiply": "mul", "true_divide": "div", "power": "pow", "equal": "eq", "not_equal": "ne", "less": "lt", "less_equal": "le", "greater": "gt", "greater_equal": "ge"}
        return f"{np}{short.get(t.Op, t.Op) if library == 'pytorch' else t.Op}({', '.join(names)}, out={output})"
    if into == "augmented" and symbol and t.Op not in ("logical_and", "logical_or") and library not in ("tensorflow", "jax"):
        return f"{names[0]} {symbol}= {names[1]}"
    if library == "tensorflow":
        return f"{output} = tf.broadcast_to({value}, {output}.shape)"
    return f"{output} = {output}.at[...].set({value})" if library == "jax" else f"{output}[...] = {value}"

# The operation on the named operands. Python's & and | are those of bits, so that and and or are
# functions too.

def _code_expression(w, op, symbol):
    names, np, tensorflow = w["names"], w["np"], w["library"] == "tensorflow"
    if op == "identity":
        return names[0]
    where = "xr.where" if w["library"] == "xarray" else f"{np}where"
    if op in ("maximum", "minimum", "logical_and", "logical_or", "where") or tensorflow and op in ("equal", "not_equal"):
        return f"{where if op == 'where' else np + op}({', '.join(names)})"
    if symbol:
        return f" {symbol} ".join(names)
    return _code_own(op, names[0], names[1], np, where)[0 if tensorflow else 1]

# Operations for which NumPy has no single function: in TensorFlow, and with the functions that the
# others have.

def _code_own(op, x, y, np, where):
    return {
        "truncatediv": (f"tf.truncatediv({x}, {y})", f"{np}trunc({x} / {y})"),
        "truncatemod": (f"tf.truncatemod({x}, {y})", f"{np}fmod({x}, {y})"),
        "squared_difference": (f"tf.math.squared_difference({x}, {y})", f"{np}square({x} - {y})"),
        "arctan2": (f"tf.atan2({x}, {y})", f"{np}arctan2({x}, {y})"),
        "hypot": (f"tf.experimental.numpy.hypot({x}, {y})", f"{np}hypot({x}, {y})"),
        "copysign": (f"tf.experimental.numpy.copysign({x}, {y})", f"{np}copysign({x}, {y})"),
        "gcd": (f"tf.experimental.numpy.gcd({x}, {y})", f"{np}gcd({x}, {y})"),
        "lcm": (f"tf.experimental.numpy.lcm({x}, {y})", f"{np}lcm({x}, {y})"),
        "divide_no_nan": (f"tf.math.divide_no_nan({x}, {y})", f"{where}({y} == 0, 0, {x} / {y})"),
        "xdivy": (f"tf.math.xdivy({x}, {y})", f"{where}({x} == 0, 0, {x} / {y})"),
        "xlogy": (f"tf.math.xlogy({x}, {y})", f"{where}({x} == 0, 0, {x} * {np}log({y}))"),
        "xlog1py": (f"tf.math.xlog1py({x}, {y})", f"{where}({x} == 0, 0, {x} * {np}log1p({y}))"),
        "zeta": (f"tf.math.zeta({x}, {y})", f"scipy.special.zeta({x}, {y})"),
        "sigmoid_cross_entropy_with_logits": (f"tf.nn.sigmoid_cross_entropy_with_logits(labels={x}, logits={y})", f"{where}({y} > 0, {y}, 0) - {x} * {y} + {np}log1p({np}exp(-abs({y})))"),
    }[op]

# Ones that are true where the library takes no other type for an operand whose values are not known.

def _code_truths(w, op, n, a):
    condition = op == "where" and n == 0
    if _known(a) or _uneven(a):
        return ""
    if w["library"] == "tensorflow" and (condition or op in ("logical_and", "logical_or")):
        return f"tf.ones({list(a.shape)}, tf.bool)"
    return f"torch.ones({tuple(a.shape)}, dtype=torch.bool)" if w["library"] == "pytorch" and condition else ""

# The expression that makes an operand, and the one that makes a place for a result.

def _code_made(w, o, a):
    if not _uneven(a):
        return _code_named(w, o, _code_dense(w, a))
    splits = [_row_splits(a, k + 1) for k in range(o.Shape.RaggedRank)]
    lengths = [[s[i + 1] - s[i] for i in range(len(s) - 1)] for s in splits]
    return f"tf.RaggedTensor.from_nested_row_lengths({_code_dense(w, a.flat_values)}, {lengths})"

def _code_place(w, o, a):
    return _code_made(w, o, _unheld(a)) if _uneven(a) else _code_named(w, o, _code_filled(w, _sizes(o.Shape), "zeros", _code_type(w, a)))

# An array of NumPy's with the names that xarray wants. One without names stays what it is: xarray
# would give it its own.

def _code_named(w, o, array):
    names = [axis.Name for axis in o.Shape.Axes]
    if w["library"] != "xarray" or names and not [name for name in names if name]:
        return array
    quoted = [f'"{name}"' for name in names]
    return f"xr.DataArray({array}, dims=[{', '.join(quoted)}])"

# The shortest expression for the values of a dense array.

def _code_dense(w, a):
    sizes, typed, even = list(a.shape), _code_type(w, a), _evenly(a)
    if even:
        first, step = even
        if step == 0 and isinstance(first, float) and first in (0, 1):
            return _code_filled(w, sizes, "ones" if first else "zeros", typed)
        if step == 0 and w["library"] == "tensorflow":
            return f"tf.constant({_code_number(first)}{typed}, shape={sizes})" if typed else f"tf.fill({sizes}, {_code_number(first)})"
        if step == 0:
            return f"{w['np']}full({tuple(sizes)}, {_code_number(first)}{typed})"
        if step == 1 and first == 0 and isinstance(first, int):
            return _code_counting(w, sizes, typed)
    if _known(a) and _code_few(sizes):
        return f"{w['np']}{w['array']}({_code_nested(a.tolist())}{typed})"
    return _code_filled(w, sizes, "ones", typed)

def _code_few(sizes):
    n = 1
    for size in sizes:
        n = n * size if n <= 64 else n
    return 0 not in sizes and n <= 64

def _code_counting(w, sizes, typed):
    n = _product(sizes)
    if w["library"] == "tensorflow":
        return f"tf.range({n}{typed})" if len(sizes) == 1 else f"tf.reshape(tf.range({n}{typed}), {sizes})"
    return f"{w['np']}arange({n}{typed})" + ("" if len(sizes) == 1 else f".reshape({_code_bare(sizes)})")

def _code_nested(values):
    return f"[{', '.join([_code_nested(v) for v in values])}]" if isinstance(values, list) else _code_number(values)

# The argument that says the type of an operand, "" for one that a program has without a word of it.

def _code_type(w, a):
    narrow_int, narrow_float = w["source"] in ("tensorflow", "jax"), w["source"] in ("pytorch", "tensorflow", "jax")
    unsaid = ("bool", "int32" if narrow_int else "int64", "float32" if narrow_float else "float64")
    return "" if f"{a.dtype}" in unsaid else f", dtype={w['np']}{a.dtype}"

# Ones or zeros in a shape. PyTorch takes the sizes bare.

def _code_filled(w, sizes, function, typed):
    return f"{w['np']}{function}({_code_bare(sizes) if sizes and w['library'] == 'pytorch' else _code_shape(w, sizes)}{typed})"

def _code_shape(w, sizes):
    return f"{list(sizes) if w['library'] == 'tensorflow' else tuple(sizes)}"

def _code_bare(sizes):
    return ", ".join([f"{n}" for n in sizes])

# An array of a shape, whose values nobody knows, as NumPy and PyTorch make it.

def _code_empty(library, sizes):
    if library == "numpy" and len(sizes) == 1:
        return f"np.empty({sizes[0]})"
    return _code_filled(_code_speech(library, ""), sizes, "empty", "") if library in ("numpy", "pytorch") else ""

# A line that fails where arrays of indices do not meet: an array with an axis for each of them.

def _code_indexed(library, shapes):
    w = _code_speech(library, "")
    picks = [_code_filled(w, sizes, "zeros", ", dtype=int") for sizes in shapes]
    return f"{_code_filled(w, [1 for p in picks], 'zeros', '')}[{', '.join(picks)}]"

# What a repair puts in the place of an operand, which the program may have as source, or, when the
# result goes to a new array, the whole statement. It is "" where the library has no such change:
# xarray's axes have names and no places. Beside xarray's arrays, one without names is NumPy's.

def _code_repair(library, t, symbol, into, arrays, r, source):
    axes = t.Operands[r.Operand].Shape.Axes if r.Operand >= 0 else []
    if source and library == "xarray" and not [axis for axis in axes if axis.Name]:
        library = "numpy"
    w = _code_writer(library, t, into, arrays)
    if r.Operand < 0:
        return f"{w['output']} = {_code_expression(w, t.Op, symbol)}"
    name = source or w["names"][r.Operand]
    if r.Kind == "drop":
        return _code_squeezed(library, name, r.Axes, axes)
    if r.Kind == "turn":
        if library == "tensorflow":
            return f"tf.transpose({name})"
        return name[:-2] if name[-2:] == ".T" else f"{name}.T"
    if library == "xarray" and r.Kind == "rename":
        return f'{name}.rename({{"{axes[r.Axes[0]].Name}": "{r.NewShape.Axes[r.Axes[0]].Name}"}})'
    if library == "xarray" or r.Kind == "rename":
        return ""
    return f"{name}[{', '.join(['None' if k in r.Axes else ':' for k in range(r.Axes[-1] + 1)])}]"

# The call that takes axes of size 1 out. PyTorch takes one at a time; xarray takes names.

def _code_squeezed(library, name, gone, axes):
    if library == "tensorflow":
        return f"tf.squeeze({name}, {gone})"
    if library == "pytorch":
        return name + "".join([f".squeeze({k})" for k in gone[::-1]])
    if library == "xarray":
        return f'{name}.squeeze("{axes[gone[0]].Name}")' if [axis for axis in axes if axis.Name] else ""
    return f"{name}.squeeze({gone[0] if len(gone) == 1 else tuple(gone)})"
