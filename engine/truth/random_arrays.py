"""Random programs about dense arrays: what meets, what is picked, moved, reduced and written."""
import math

SIZES = [0, 1, 1, 2, 2, 3, 3, 4]
BINARY = ["+", "-", "*", "/", "//", "%", "**", "<", "<=", ">", ">=", "==", "!=", "&", "|", "^"]
COMMON = ["+", "-", "*", "-", "*", "/"]

def shape(rng, most=3):
    return tuple(rng.choice(SIZES) for _ in range(rng.choice([0, 1, 1, 2, 2, 2, 3][:most * 2 + 1])))

def partner(rng, s):
    """Returns a shape that usually meets s."""
    out = [1 if rng.random() < .35 else n for n in s][rng.randrange(len(s) + 1):] if rng.random() < .5 else [1 if rng.random() < .3 else n for n in s]
    if out and rng.random() < .15:
        out[rng.randrange(len(out))] = rng.choice([2, 3, 4])
    if rng.random() < .15:
        out = [rng.choice([1, 2, 3])] + list(out)
    return tuple(out)

def literal(rng, n, kind):
    if kind == "bool":
        return [rng.choice(["True", "False"]) for _ in range(n)]
    if kind == "float":
        return [rng.choice(["0.0", "-0.0", "1.0", "-1.5", "2.0", "0.5", "3.25", "-2.0", "10.0"]) for _ in range(n)]
    if kind == "natural":
        return [str(rng.choice([0, 1, 2, 3, 5, 7, 100])) for _ in range(n)]
    return [str(rng.choice([0, 1, 2, 3, -1, -2, -3, 5, 7])) for _ in range(n)]

KINDS = {"numpy": [("int64", "int", 6), ("float64", "float", 6), ("bool", "bool", 2), ("int32", "int", 1), ("float32", "float", 2), ("uint8", "natural", 1), ("int8", "int", 1), ("float16", "float", 1), ("uint64", "natural", 1), ("int16", "int", 1)],
         "torch": [("int64", "int", 6), ("float32", "float", 6), ("bool", "bool", 2), ("int32", "int", 1), ("float64", "float", 2), ("uint8", "natural", 1), ("int8", "int", 1)],
         "jax": [("int32", "int", 6), ("float32", "float", 6), ("bool", "bool", 2), ("float16", "float", 1), ("uint8", "natural", 1), ("int8", "int", 1)]}

def make(rng, lib, s, kinds=None):
    dtype, kind, _ = rng.choices(KINDS[lib], [k[2] for k in KINDS[lib]])[0]
    n = math.prod(s)
    p = {"numpy": "np", "torch": "torch", "jax": "jnp"}[lib]
    text = ", ".join(map(str, s)) + ("," if len(s) == 1 and lib != "torch" else "")
    r = rng.random()
    if r < .3 and len(s) > 0:
        end = "." if rng.random() < .4 else ""
        return f"{p}.arange({n}{end})" + (f".reshape({', '.join(map(str, s))})" if len(s) != 1 else "")
    if r < .45:
        return f"{p}.{rng.choice(['ones', 'zeros'])}(({text}))" if len(s) != 1 else f"{p}.ones({s[0]})"
    if lib == "torch":
        return f"torch.tensor([{', '.join(literal(rng, n, kind))}], dtype=torch.{dtype}).reshape({tuple(s)})" if n != 1 or s else f"torch.tensor({literal(rng, 1, kind)[0]})"
    if len(s) == 1:
        d = f", dtype={p}.{dtype}" if rng.random() < .7 else ""
        return f"{p}.array([{', '.join(literal(rng, n, kind))}]{d})"
    return f"{p}.array([{', '.join(literal(rng, n, kind))}], dtype={p}.{dtype}).reshape({tuple(s)})"

def axis(rng, rank):
    return rng.choice([0, -1, 1, -2, 2, rank, -rank - 1][:4 if rng.random() < .85 else 7]) if rank == 0 or rng.random() < .2 else rng.randrange(-rank, rank)

def index(rng, s, lib):
    parts = []
    for n in s[:rng.randint(1, max(len(s), 1))]:
        r = rng.random()
        if r < .2:
            parts.append(str(rng.choice([0, -1, 1, n - 1, n if rng.random() < .2 else 0])))
        elif r < .4:
            parts.append(":")
        elif r < .6:
            a, b = rng.choice(["", "1", "-2", "0"]), rng.choice(["", "2", "-1", "10"])
            step = rng.choice(["", "", ":2", ":-1" if lib != "torch" or rng.random() < .1 else ""])
            parts.append(f"{a}:{b}{step}")
        elif r < .7:
            parts.append("None")
            parts.append(":")
        elif r < .8:
            parts.append("[" + ", ".join(str(rng.choice([0, -1, 1 % max(n, 1)])) for _ in range(rng.choice([1, 2, 2, 3]))) + "]")
        elif r < .9:
            parts.append(":")
        else:
            parts.append("None")
    if rng.random() < .2:
        parts.insert(rng.randrange(len(parts) + 1), "...")
    return ", ".join(parts or ["..."])

def reduction(rng, lib, rank):
    f = rng.choice(["sum", "sum", "mean", "max", "min", "prod", "any", "all", "argmax", "argmin", "std", "var", "cumsum"])
    word, keep = ("dim", "keepdim") if lib == "torch" and rng.random() < .8 else ("axis", "keepdims" if lib != "torch" else "keepdim")
    args = []
    if rng.random() < .8:
        a = axis(rng, rank)
        args.append(rng.choice([f"{word}={a}", str(a)]))
        if rank > 1 and rng.random() < .15 and f in ("sum", "mean", "max", "min") :
            args[0] = f"{word}=({axis(rng, rank)}, {axis(rng, rank)})"
        if f != "cumsum" and rng.random() < .4:
            args.append(f"{keep}=True")
    return f"{f}({', '.join(args)})"

def move(rng, lib, s):
    rank, n = len(s), math.prod(s)
    order = list(range(rank))
    rng.shuffle(order)
    options = ["reshape(-1)", f"reshape({n})", "reshape(2, -1)", "reshape(-1, 1)", "T" if rank == 2 or lib == "numpy" else "reshape(-1)", f"squeeze({axis(rng, rank)})", "squeeze()"]
    if rank:
        options.append(f"{'permute' if lib == 'torch' else 'transpose'}({', '.join(map(str, order))})")
    if lib == "torch":
        options += [f"unsqueeze({axis(rng, rank)})", f"unsqueeze({rank})", "flatten()", f"expand({', '.join(map(str, [2, *s]))})", "view(-1)", f"transpose({axis(rng, rank)}, {axis(rng, rank)})", "repeat(" + ", ".join(["2"] * max(rank, 1)) + ")"]
    else:
        options += ["ravel()", f"swapaxes({axis(rng, rank)}, {axis(rng, rank)})", f"repeat(2, axis={axis(rng, rank)})", "flatten()"]
    return rng.choice(options)

def program(rng, lib):
    p = {"numpy": "np", "torch": "torch", "jax": "jnp"}[lib]
    s = shape(rng)
    t = partner(rng, s)
    a, b = make(rng, lib, s), make(rng, lib, t)
    r = rng.random()
    lines = [f"a = {a}"]
    if r < .35:
        op = rng.choice(COMMON if rng.random() < .5 else BINARY)
        if rng.random() < .15:
            b = rng.choice(["2", "0.5", "-1", "True", "3.0", "-2", "[1, 2]", "(1.5, 2.0, 1.0)"])
        lines += [f"b = {b}", rng.choice([f"a {op} b", f"b {op} a", f"(a {op} b).sum()", f"c = a {op} b\nc {rng.choice(COMMON)} a", f"(a {op} b).{reduction(rng, lib, max(len(s), len(t)))}"])]
    elif r < .5:
        lines.append(f"a[{index(rng, s, lib)}]" + rng.choice(["", "", " * 2", f" {rng.choice(COMMON)} a"]))
    elif r < .68:
        lines.append(rng.choice([f"a.{reduction(rng, lib, len(s))}", f"a {rng.choice(COMMON)} a.{reduction(rng, lib, len(s))}", f"(a - a.mean({axis(rng, len(s))})) / 2"]))
    elif r < .8:
        lines.append(f"a.{move(rng, lib, s)}" + rng.choice(["", " + a", ".shape"]))
    elif r < .88:
        if lib == "jax":
            lines.append(f"a.at[{index(rng, s, lib)}].{rng.choice(['set', 'add', 'multiply'])}({rng.choice(['1', '5', 'a.sum()'])})")
        else:
            op = rng.choice(["=", "+=", "*=", "-="])
            value = rng.choice(["7", "0.5", b, "a.sum()", "[1, 2]"])
            lines += rng.choice([[f"a[{index(rng, s, lib)}] {op} {value}", "a"], [f"b = {b}", f"a {op if op != '=' else '+='} b", "a"], [f"b = a[{index(rng, s, lib)}]", "b += 1", "a"]])
    else:
        lines.append(f"b = {b}")
        ax = axis(rng, max(len(s), 1))
        word = "dim" if lib == "torch" else "axis"
        cat = {"torch": "cat", "numpy": "concatenate", "jax": "concatenate"}[lib]
        lines.append(rng.choice([f"{p}.where(a > 0, a, b)", f"{p}.maximum(a, b)", f"{p}.minimum(a, b)", f"{p}.stack([a, b])", f"{p}.stack([a, a], {word}={ax})", f"{p}.{cat}([a, b])", f"{p}.{cat}([a, a], {word}={ax})", "a @ b", f"{p}.matmul(a, b)",
            f"{p}.broadcast_to(a, {t})", f"{p}.{'einsum'}('{rng.choice(['ij,jk->ik', 'ij,ij->', 'i,j->ij', 'ij->ji', 'bij,bjk->bik'])}', a, b)", f"{p}.outer(a, b)", f"{p}.exp(a)", f"{p}.sqrt({p}.abs(a))", f"{p}.add(a, b)", f"{p}.sign(a)", f"{p}.round(a)", f"{p}.tril(a)", f"{p}.flip(a, ({ax},))", f"{p}.roll(a, 1, {ax})",
            f"{p}.broadcast_shapes({s}, {t})", f"{p}.squeeze(a)", f"{p}.cumsum(a, {ax})", f"{p}.argsort(a, {ax})" if lib != "torch" else f"torch.sort(a, {ax}).values", f"{p}.clip(a, 0, 2)" , f"{p}.logical_and(a, b)", f"{p}.logical_not(a)", f"{p}.{'unsqueeze' if lib == 'torch' else 'expand_dims'}(a, {ax})", f"{p}.isnan(a)", f"{p}.floor_divide(a, b)", f"{p}.{'nonzero' if rng.random() < .5 else 'where'}(a)", f"{p}.diff(a)", f"{p}.dot(a, b)", f"{p}.allclose(a, b)"]))
    return "\n".join(lines)

def numpy_program(rng):
    return program(rng, "numpy")

def torch_program(rng):
    return program(rng, "torch")

def jax_program(rng):
    return program(rng, "jax")

DIMS = ["time", "lat", "lon", "x", "y", "student"]

def dataarray(rng, sizes):
    dims = rng.sample(DIMS[:5], rng.choice([0, 1, 1, 2, 2, 3]))
    n = [sizes[d] if rng.random() < .93 else rng.choice([1, 5]) for d in dims]
    make = rng.choice(["ones", "zeros", "arange", "arange"])
    shape = f"({', '.join(map(str, n))}{',' if len(n) == 1 else ''})"
    values = f"np.arange({math.prod(n)}{rng.choice(['', '.'])}).reshape{shape}" if make == "arange" else f"np.{make}({shape})"
    if rng.random() < .1:
        n, dims = n, dims + ["z"]
    return f"xr.DataArray({values}, dims={dims!r})", [d for d in dims if d != "z"]

def xarray_program(rng):
    sizes = {d: rng.choice([1, 2, 3, 4]) for d in DIMS}
    (a, da), (b, db) = dataarray(rng, sizes), dataarray(rng, sizes)
    dim = rng.choice((da or DIMS) if rng.random() < .9 else DIMS)
    word = rng.choice(["sum", "mean", "max", "min", "std", "var", "prod", "count", "any", "argmax", "cumsum", "median"])
    order = da[:]
    rng.shuffle(order)
    op = rng.choice(COMMON if rng.random() < .6 else ["**", "<", "==", "//", "%", ">="])
    last = rng.choice([f"a {op} b", f"b {op} a", f"a {op} b", f"(a {op} b).dims", f"a - a.mean('{dim}')", f"a.{word}('{dim}')", f"a.{word}(dim='{dim}')", f"a.{word}()", f"a.{word}(axis=0)", f"a.isel({dim}=0)", f"a.isel({dim}=-1) + b", f"a.transpose({', '.join(map(repr, order))})", "a.T", f"a.expand_dims('z')", f"a.squeeze()", "a * 2", "2 - a",
        f"a {op} np.ones({rng.choice([1, 2, 3])})", "a.shape", "a.sizes['%s']" % dim, "a.values", "a.data.shape", f"xr.where(a > 0, a, b)", f"a.where(a > 1)", f"a.where(a > 1, 0)", "np.exp(a * 0)", "np.maximum(a, b)", f"a.rename({dim}='w') {op} b", "xr.broadcast(a, b)[0]", "xr.broadcast(a, b)", f"a[0]", "a[{'%s': 0}]" % dim, "a.clip(0, 2)", f"a.dot(b)", "xr.dot(a, b)", f"xr.concat([a, a], dim='{dim}')", f"xr.align(a, b)", f"a.get_axis_num('{dim}')", "a.astype(int)", "a.round()", f"(a {op} b).sum('{dim}')", "a += b\na", "a.ndim", f"a.shift({dim}=1)", f"a.diff('{dim}')"])
    return f"a = {a}\nb = {b}\n{last}"
