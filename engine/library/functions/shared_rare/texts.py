# _text_of writes an array of NumPy's out as str does, or repr where how is "!r".
# Source: numpy/_core/arrayprint.py.

def _text_of(a, how):
    repr, kind = how == "!r", _kind(a)
    if not _known(a) or a.size > 1000:
        _outside("a text made of this array")
    if how == "" and kind == "f" and a.ndim == 0:
        return _unseen(f"{float(a)!r}")
    if kind == "f" and ((a != 0) & (abs(a) < 1e-300)).any():
        _outside("a text made of this array")
    if a.size:
        values = list(a.reshape(-1))
        items = _float_texts(values, 1e8 if a.itemsize == 8 else 1e6 if a.itemsize == 4 else 1e3) if kind == "f" and (a.ndim or repr) else [str(v) for v in values]
        wide = max([len(item) for item in items])
        items = [" " * int(max(wide, 5 if kind == "b" and a.ndim else 0) - len(item)) + item for item in items]
        body = _in_lines(items, list(a.shape), " " * (7 if repr else 1), 74 if repr else 75, ", " if repr else " ")
    else:
        body = "[]" + (f", shape={a.shape}" if repr and a.ndim > 1 else "")
    if not repr:
        return _unseen(body)
    if a.size and a.dtype.name in ("int64", "float64", "bool"):
        return _unseen("array(" + body + ")")
    type = f"dtype={a.dtype.name})"
    wraps = len(("array(" + body).split("\n")[-1]) + len(type) + 2 > 75
    return _unseen("array(" + body + "," + ("\n      " if wraps else " ") + type)

# Items of one width stand in lines, and rows below each other.

def _in_lines(items, sizes, indent, width, joint):
    if not sizes:
        return items[0]
    n, last = len(items) // sizes[0], joint.replace(" ", "")
    if len(sizes) > 1:
        rows = [_in_lines(items[k * n:k * n + n], sizes[1:], indent + " ", width - 1, joint) for k in range(sizes[0])]
        return "[" + (last + "\n" * (len(sizes) - 1) + indent).join(rows) + "]"
    done, line = "", indent
    for k, word in enumerate(items):
        if len(line) > len(indent) and len(line) + len(word) > width - 1:
            done, line = done + line.rstrip() + "\n", indent
        line = line + word + (joint if k < len(items) - 1 else "")
    return "[" + (done + line)[len(indent):] + "]"

# Floats have as many digits as tell them from others of their type, up to 8 behind the point;
# a power of ten follows where they are far apart, or larger than most.

def _float_texts(values, most):
    all = [float(str(v)) for v in values]
    sizes = [abs(v) for v in all if v and abs(v) < inf]
    powers = len(sizes) > 0 and (max(sizes) >= most or min(sizes) < 1e-4 or max(sizes) / min(sizes) > 1000)
    parts = [_digits_of(v, powers) if abs(v) < inf else [f"{v}"] for v in all]
    right = int(max([len(p[1]) if len(p) > 1 else 0 for p in parts]))
    if powers:
        far = int(max([len(p[2]) if len(p) > 1 else 0 for p in parts]))
        return [_with_power(_digits(float(v), "e", right).split("e"), far) if abs(v) < inf else f"{float(v)}" for v in values]
    return [p[0] + "." + p[1] + " " * (right - len(p[1])) if len(p) > 1 else p[0] for p in parts]

def _with_power(parts, far):
    return parts[0] + ("" if "." in parts[0] else ".") + "e" + parts[1][0] + "0" * (far - 1 - len(parts[1])) + parts[1][1:]

def _digits_of(v, powers):
    parts = (f"{v:.8e}" if powers else f"{v:.8f}").split("e")
    digits = parts[0].split(".")
    more = digits[1]
    while more and more[-1] == "0":
        more = more[:-1]
    return [digits[0], more, "e" + parts[1] if powers else ""]

# What % makes of a value.

def _as_percent(spec, verb, v):
    if verb in ("s", "r"):
        v, cut = repr(v) if verb == "r" else str(v), spec.split(".")
        v = v[:int(cut[1])] if len(cut) == 2 else v
        return _shown(v, ":" + (cut[0] if "<" in spec else ">" + cut[0]) + "s")
    if not isinstance(v, (int, float)) and _kind(v) == "" or verb == "d" and _class(v) == "numpy.ndarray" and v.ndim:
        raise TypeError(f"%d format: a real number is required, not {_class(v)}" if verb == "d" else f"must be real number, not {_class(v)}")
    if verb == "d" and _typename(v) != "int":
        v = int(v)
    elif _typename(v) not in ("int", "float"):
        v = float(v)
    return _shown(v, ":" + spec + verb)
