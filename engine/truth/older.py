"""Asks today's libraries for the rows that older releases answered, in
../testdata and ../expr/testdata, and writes what changed into them.

  python3 older.py [-n]     -n only prints
"""
import builtins, collections, gzip, json, math, os, pathlib, re, sys, warnings

os.environ.update(JAX_PLATFORMS="cpu", CUDA_VISIBLE_DEVICES="")
import numpy as np, torch, xarray as xr

ENGINE = pathlib.Path(__file__).parent.parent
WRITE = "-n" not in sys.argv
changes = collections.defaultdict(list)

MODULES = {"np": np, "numpy": np, "torch": torch, "F": torch.nn.functional, "nn": torch.nn, "inf": math.inf, "nan": math.nan}

def bare(module):
    """Returns the names that a program of a library uses, with and without its prefix. Arrays of ones take sizes one by one."""
    def sized(f):
        return lambda *shape, **options: f(*shape if shape and isinstance(shape[0], tuple) else (shape,), **options)
    return {**vars(module), **vars(builtins), **MODULES, "ones": sized(module.ones), "zeros": sized(module.zeros)}

BARE = {"numpy": bare(np), "pytorch": {**bare(torch), "power": torch.pow,
    "array": lambda values, dtype: torch.tensor(values, dtype=getattr(torch, dtype.removeprefix("torch.")))}}

def number(x):
    if isinstance(x, float) and not math.isfinite(x):
        return {math.inf: "inf", -math.inf: "-inf"}.get(x, "nan")
    return x

def text(e):
    return str(e.args[0]) if isinstance(e, KeyError) else str(e)

def attempt(f):
    """Returns the value and None, or None and the error."""
    try:
        return f(), None
    except Exception as e:
        return None, e

def note(file, row, field, new):
    """Gives a row's field a new value, and keeps count of the kinds of changes."""
    old = row.get(field)
    if old == new:
        return
    kind = re.sub(r"[-\d.]+|\[[^]]*\]|\([^)]*\)", "_", f"{file} {field}: {old!r:.90} -> {new!r:.90}")
    changes[kind].append(row.get("id") or row.get("program"))
    if new is None:
        row.pop(field, None)
    else:
        row[field] = new

def dense_numpy(file, row):
    arrays = [np.zeros(s, np.int64) for s in row["shapes"]]
    if "err_shapes" in row:
        note(file, row, "err_shapes", text(attempt(lambda: np.broadcast_shapes(*row["shapes"]))[1]))
    if "err_add" in row:
        note(file, row, "err_add", text(attempt(lambda: arrays[0] + arrays[1])[1]))
    if "err_where" in row:
        note(file, row, "err_where", text(attempt(lambda: np.where(*arrays))[1]))
    if "op" in row:
        dtypes = row.get("dtypes") or ["int64"] * 2
        a, b = (np.array([float(x) if isinstance(x, str) else x for x in row[k]], dtype=d).reshape(s) for k, d, s in zip("ab", dtypes, row["shapes"]))
        operate(file, row, a, b)

def operate(file, row, a, b):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        out, e = attempt(lambda: getattr(np, row["op"])(a, b))
    if e:
        note(file, row, "op_err", {"type": type(e).__name__, "msg": text(e)})
        return
    flat = [number(x) for x in np.asarray(out).ravel().tolist()]
    if not alike(flat, row.get("out")):
        note(file, row, "out", flat)
    note(file, row, "out_kind", np.asarray(out).dtype.kind.replace("u", "i"))
    said = [f"{w.category.__name__}: {w.message}" for w in seen]
    if said or "warnings" in row:
        note(file, row, "warnings", [w for w in row.get("warnings", []) if w in said] if set(row.get("warnings", [])) == set(said) else said)

def alike(a, b):
    if isinstance(a, (list, tuple)) and isinstance(b, list):
        return len(a) == len(b) and all(alike(x, y) for x, y in zip(a, b))
    if isinstance(a, float) and isinstance(b, (int, float)) and not isinstance(b, bool):
        return abs(a - b) <= 1e-6 * max(1, abs(a))
    return a == b

def inplace(file, row):
    if "expr" in row:
        return  # in words of their own
    a, b = np.zeros(row["a"]), np.zeros(row["b"])
    if row["kind"] == "iadd":
        def f():
            c = a; c += b
    elif row["kind"] == "out":
        f = lambda: np.add(a, b, out=np.zeros(row["out"]))
    else:
        def f(): a[...] = b
    e = attempt(f)[1]
    note(file, row, "ok", e is None)
    if e:
        note(file, row, "err", text(e))
        note(file, row, "err_type", type(e).__name__)

def dense_torch(file, row):
    kind = row["kind"]
    if kind == "pair":
        a, b = torch.zeros(row["a"]), torch.zeros(row["b"])
        if "err_add" in row:
            note(file, row, "err_add", text(attempt(lambda: a + b)[1]))
            note(file, row, "err_shapes", text(attempt(lambda: torch.broadcast_shapes(tuple(row["a"]), tuple(row["b"])))[1]))
        def add(): a.clone().add_(b)
        def assign(): a.clone()[...] = b
        for field, f in ("inplace", add), ("b_expand_as_a", lambda: b.expand_as(a)), ("assign", assign):
            e = attempt(f)[1]
            if "err" in row[field]:
                note(file, row[field], "err", text(e) if e else None)
            elif e:
                note(file, row[field], "err", text(e))
            note(file, row[field], "ok", e is None)
    elif kind == "multi" and not row["ok"]:
        tensors = [torch.zeros(s) for s in row["shapes"]]
        note(file, row, "err_tensors", text(attempt(lambda: torch.broadcast_tensors(*tensors))[1]))
        note(file, row, "err_shapes", text(attempt(lambda: torch.broadcast_shapes(*map(tuple, row["shapes"])))[1]))
    elif kind in ("expand", "broadcast_to"):
        v, e = attempt(lambda: getattr(torch.zeros(row["shape"]), kind)(row["sizes"]))
        note(file, row, "ok", e is None)
        if e or "err" in row:
            note(file, row, "err", text(e))
    elif kind in ("repeat", "tile") and "err" in row:
        note(file, row, "err", text(attempt(lambda: getattr(torch.zeros(row["shape"]), kind)(*row["reps"]))[1]))
    elif kind == "fact":
        fact(file, row)

def fact(file, row):
    v, e = attempt(lambda: eval(row["expr"], dict(BARE["pytorch" if file == "torch.jsonl" else "numpy"])))
    note(file, row, "ok", e is None)
    if e:
        note(file, row, "err", text(e))
        note(file, row, "err_type", type(e).__name__)
    elif "out_dtype" in row:
        note(file, row, "out_dtype", str(v.dtype))
        flat = [number(x) for x in np.asarray(v).ravel().tolist()]
        if not alike(flat, row["out"]):
            note(file, row, "out", flat)
    elif "value" in row:
        v = list(v) if isinstance(v, tuple) else v.tolist() if hasattr(v, "tolist") else v
        if not alike(v, row["value"]):
            note(file, row, "value", v)

def broadcast_to(file, row):
    kind = row["kind"]
    if kind == "fact":
        fact(file, row)
    elif kind == "fix":
        note(file, row, "err", text(attempt(lambda: np.zeros(row["a"]) + np.zeros(row["b"]))[1]))
    elif not row["ok"]:
        x = np.zeros(row["shape"])
        f = {"broadcast_to": lambda: np.broadcast_to(x, row["target"]), "reshape": lambda: x.reshape(row["target"]), "tile": lambda: np.tile(x, row["reps"]),
             "expand_dims": lambda: np.expand_dims(x, row["axis"]), "index_expr": lambda: eval(row["expr"], {"x": x, "a": x, "np": np})}[kind]
        e = attempt(f)[1]
        note(file, row, "err", text(e) if e else None)
        note(file, row, "err_type", type(e).__name__ if e else None)

def described(v):
    """Returns the value of a program in the fields of programs.jsonl.gz."""
    if isinstance(v, (np.ndarray, np.generic)):
        return {"shape": list(v.shape), "dtype": str(v.dtype), "values": [number(x) for x in v.ravel().tolist()]}
    if isinstance(v, torch.Tensor):
        return {"shape": list(v.shape), "dtype": str(v.dtype), "values": [number(x) for x in v.detach().reshape(-1).tolist()]}
    kind = "torch.Size" if isinstance(v, torch.Size) else type(v).__name__
    return {"python": kind, "value": list(v) if isinstance(v, tuple) else v}

def program(file, row):
    if row["library"] not in BARE:
        return
    names = dict(BARE[row["library"]])
    parts = row["program"].split("; ")
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        def f():
            exec("; ".join(parts[:-1]), names)
            try:
                code = compile(parts[-1], "p", "eval")
            except SyntaxError:
                exec(parts[-1], names)
                return names.get(re.match(r"\w+", parts[-1])[0])
            return eval(code, names)
        v, e = attempt(f)
    want, kind = row["want"], "error" if e else "result"
    said = {"type": type(e).__name__, "message": text(e)} if e else described(v)
    if ("error" in want) != (kind == "error"):
        note(file, row, "want", {kind: said})
        return
    for field, old in want.get(kind, {}).items():
        if field in said and not alike(said[field], old):
            note(file, want[kind], field, said[field])
    told = {f"{w.category.__name__}: {w.message}" for w in seen if issubclass(w.category, RuntimeWarning) or "elementwise" in str(w.message)}
    if row["library"] == "numpy" and "warnings" in want and set(want["warnings"]) != told:
        note(file, want, "warnings", sorted(told))

def lines(path, ask):
    packed = path.suffix == ".gz"
    rows = [json.loads(l) for l in (gzip.decompress(path.read_bytes()) if packed else path.read_bytes()).decode().splitlines()]
    for row in rows:
        ask(path.name, row)
    if WRITE:
        data = "".join(json.dumps(r, separators=(",", ":"), ensure_ascii=False) + "\n" for r in rows).encode()
        path.write_bytes(gzip.compress(data, 9, mtime=0) if packed else data)

def main():
    warnings.simplefilter("ignore")
    dense = ENGINE / "testdata" / "dense"
    lines(dense / "numpy.jsonl", dense_numpy)
    lines(dense / "numpy_inplace.jsonl", inplace)
    lines(dense / "torch.jsonl", dense_torch)
    lines(dense / "broadcast_to.jsonl", broadcast_to)
    lines(ENGINE / "testdata" / "programs.jsonl.gz", program)
    for kind, ids in sorted(changes.items(), key=lambda c: -len(c[1])):
        print(len(ids), kind, ids[0])

main()
