# What TensorFlow says of a mistake in a function that it traces: the line of the program, and
# the node of the graph that cannot be made.

def _in_user_code(func, args, e):
    at, lines = _line(e), _program().split("\n")
    if not at or not _is_simple(lines, at, _called(func)):
        _outside("a mistake in tf.function")
    kind, says = _said_of_node(func, args, e, lines, at)
    indented = "\n".join(["    " + line for line in says.split("\n")])
    return kind, f"in user code:\n\n    File \"<program>\", line {at}, in {_called(func)}  *\n        {lines[at - 1].strip()}\n\n{indented}\n"

def _raised_as(kind, text):
    if kind == "TypeError":
        raise TypeError(text)
    if kind == "RuntimeError":
        raise RuntimeError(text)
    if kind == "NameError":
        raise NameError(text)
    if kind == "AttributeError":
        raise AttributeError(text)
    raise ValueError(text)

# The line stands in the function itself, and in no block and on no other line.

def _is_simple(lines, at, name):
    line = lines[at - 1]
    for before in lines[:at - 1][::-1]:
        if before.strip() and _deep(before) < _deep(line):
            return before.strip().startswith(f"def {name}(") and [line.count(a) - line.count(b) for a, b in ("()", "[]")] == [0, 0]
    return False

def _deep(line):
    return len(line) - len(line.lstrip())

def _said_of_node(func, args, e, lines, at):
    text, line, kind = str(e), lines[at - 1].strip(), _class(e)
    if "[Op:" in text:
        return _said_of_kernel(func, args, text, lines, at)
    if kind in ("ValueError", "TypeError", "RuntimeError") and line.startswith("raise ") or kind == "NameError":
        return kind, f"{kind}: {text}"
    if kind == "AttributeError" and "EagerTensor" in text:
        return kind, "AttributeError: " + text.replace("tensorflow.python.framework.ops.EagerTensor", "SymbolicTensor").replace("EagerTensor", "SymbolicTensor")
    _outside("a mistake in tf.function")

def _said_of_kernel(func, args, text, lines, at):
    kernel = text.split("[Op:")[1].split("]")[0]
    kinds = {"half": "float16", "float": "float32", "double": "float64"}
    if text.startswith("cannot compute") and kernel in _operators():
        want, got = [kinds.get(v, v) for v in (text.split("to be a ")[1].split(" ")[0], text.split("but is a ")[1].split(" ")[0])]
        first, second = ("a", "b") if "MatMul" in kernel else ("x", "y")
        return "TypeError", f"TypeError: Input '{second}' of '{kernel}' Op has type {got} that does not match type {want} of argument '{first}'."
    return "ValueError", "ValueError: " + _said_of_shapes(func, args, kernel, text, lines, at)

# How a kernel is written, and what its node is called.

def _operators():
    return {"AddV2": ("+", "add"), "Sub": ("-", "sub"), "Mul": ("*", "mul"), "RealDiv": ("/", "truediv"), "MatMul": ("@", "matmul"), "BatchMatMulV2": ("@", "matmul"), "Pow": ("**", "pow")}

def _calls():
    return {"AddV2": ("tf.add", "Add"), "Sub": ("tf.subtract", "Sub"), "Mul": ("tf.multiply", "Mul"), "MatMul": ("tf.matmul", "MatMul"), "BatchMatMulV2": ("tf.matmul", "MatMul"), "Maximum": ("tf.maximum", "Maximum"), "Minimum": ("tf.minimum", "Minimum")}

def _said_of_shapes(func, args, kernel, text, lines, at):
    shapes = ["[" + part.split("]")[0] + "]" for part in text.replace("In[0]", "").replace("In[1]", "").split("[Op:")[0].split("[")[1:]]
    found = _written_node(kernel, lines[at - 1])
    before = _body_before(lines, at)
    if len(shapes) != 2 or found is None or _makes(kernel, before + lines[at - 1]) != 1:
        _outside("a mistake in tf.function")
    node, left, right = found
    names = [_node_of(func, v, node, side, kernel, before) for v, side in ((left, "x"), (right, "y"))]
    sizes = [[n for n in s[1:-1].split(",") if n] for s in shapes]
    return f"{_unlike_sizes(kernel, sizes)} for '{{{{node {node}}}}} = {kernel}[{_node_kind(func, args, left, right)}{_turns(kernel)}]({names[0]}, {names[1]})' with input shapes: {shapes[0]}, {shapes[1]}."

# The node and its two operands, where nothing else on the line is computed before.

def _written_node(kernel, line):
    sign, node = _operators().get(kernel, ("", ""))
    parts = line.split(f" {sign} ") if sign else []
    if len(parts) == 2:
        left, right = _last_name(parts[0]), _first_name(parts[1])
        return (node, left, right) if left and right else None
    call, node = _calls().get(kernel, ("", ""))
    parts = line.split(call + "(") if call else []
    inside = parts[1].split(")")[0].split(", ") if len(parts) == 2 else []
    return (node, inside[0], inside[1]) if len(inside) == 2 and _is_name(inside[0]) and _is_name(inside[1]) else None

# How often nodes are made that a kernel names alike, in a part of the program.

def _makes(kernel, text):
    sign, call = _operators().get(kernel, ("", ""))[0], _calls().get(kernel, ("tf.divide" if kernel == "RealDiv" else "tf.pow", ""))[0]
    calls = [text.count(v + "(") for v in (call, call.replace("tf.", "tf.math."), call.replace("tf.", "tf.linalg."))]
    return sum(calls) + (text.count(sign) - sum([text.count(v + sign) for v in ("=", "(", ", ", "[", ":")]) if sign else 0)

def _is_name(text):
    digits, letters = "0123456789", "abcdefghijklmnopqrstuvwxyz"
    return text != "" and not [c for c in text.lower() if c not in letters + digits + "_."] and text[0] not in digits

def _last_name(text):
    name = text.replace("(", " ").split(" ")[-1]
    rest = text[:len(text) - len(name)].strip()
    return name if _is_name(name) and (rest.endswith("return") or rest.endswith("=") or rest.endswith("(")) else ""

def _first_name(text):
    name = text.strip().split(")")[0]
    return name if _is_name(name) or _reduction(text.strip()) else ""

# The node of a reduction that is an operand, and how it is written.

def _reduction(text):
    for written, node in {"reduce_mean(": "Mean", "reduce_sum(": "Sum", "reduce_max(": "Max", "reduce_min(": "Min"}.items():
        for home in ("tf.", "tf.math."):
            given = text[len(home + written):].split(")")
            if text.startswith(home + written) and "(" not in given[0] and (given[1:2] or [""])[0].strip() == "":
                return node, written

def _body_before(lines, at):
    body = ""
    for line in lines[:at - 1][::-1]:
        if line.strip() and _deep(line) < _deep(lines[at - 1]):
            return body
        body = line + "\n" + body
    return body

def _node_of(func, name, node, side, kernel, before):
    assigned = [line.strip() for line in before.split("\n") if (line.strip() + " ").replace(",", " ").startswith(name + " ")]
    reduction = _reduction(assigned[0][len(name) + 3:] if len(assigned) == 1 and assigned[0].startswith(name + " = ") else name)
    if reduction and (before + ("" if assigned else name)).count(reduction[1]) == 1:
        return reduction[0]
    if assigned or reduction:
        _outside("a mistake in tf.function")
    if name in _params(func):
        return name
    made = [line.strip() for line in _program().split("\n") if line.strip().startswith(name + " = ")]
    if len(made) == 1 and made[0].startswith(name + " = tf.Variable("):
        return node + "/ReadVariableOp"
    if len(made) != 1 or not made[0].startswith(name + " = tf.constant(") or kernel in ("MatMul", "BatchMatMulV2"):
        _outside("a mistake in tf.function")
    return f"{node}/{side}"

def _node_kind(func, args, left, right):
    given = [v for name, v in zip(_params(func), args) if name in (left, right)]
    kinds = {"float32": "DT_FLOAT", "float64": "DT_DOUBLE", "int32": "DT_INT32", "int64": "DT_INT64"}
    if not given or [v for v in given if _typename(v) != "array" or _role(v)] or given[0].dtype.name not in kinds:
        _outside("a mistake in tf.function")
    return "T=" + kinds[given[0].dtype.name]

def _turns(kernel):
    return {"MatMul": ", grad_a=false, grad_b=false, transpose_a=false, transpose_b=false", "BatchMatMulV2": ", adj_x=false, adj_y=false, grad_x=false, grad_y=false"}.get(kernel, "")

def _unlike_sizes(kernel, sizes):
    a, b = sizes
    if kernel == "MatMul" and len(a) != 2 or kernel == "MatMul" and len(b) != 2:
        return f"Shape must be rank 2 but is rank {len(a) if len(a) != 2 else len(b)}"
    if kernel in ("MatMul", "BatchMatMulV2"):
        if a[:-2] != b[:-2]:
            _outside("a mistake in tf.function")
        return f"Dimensions must be equal, but are {a[-1]} and {b[-2]}"
    n = min(len(a), len(b))
    for i, j in zip(a[len(a) - n:], b[len(b) - n:]):
        if i != j and i != "1" and j != "1":
            return f"Dimensions must be equal, but are {i} and {j}"
