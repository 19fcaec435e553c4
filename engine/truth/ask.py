"""Runs programs in the real libraries and says what each made of them.

Read from standard input, one JSON object a line: {"c": source}. Written to
standard output, in the same order, one row a line:

  c      the program
  last   the value of its last statement: an expression, what was assigned, or what was printed; left out of others
  vars   the other variables, [name, value] each, where there are any
  e, m   instead: the class and the text of the error
  line   of the error, from 1

A value is {"s": shape, "d": dtype, "v": values in C order}. v is left out of
large and of random arrays. "n" marks a NumPy number, "dims" are xarray's. A
ragged tensor has "r": its nested list, and null for ragged sizes. Everything
else is {"p": type} with "x", or with "i", its items.
"""
import ast, json, linecache, math, os, re, signal, sys, warnings

os.environ.update(TF_CPP_MIN_LOG_LEVEL="3", TF_ENABLE_ONEDNN_OPTS="0", JAX_PLATFORMS="cpu", CUDA_VISIBLE_DEVICES="")
MOST_VALUES = 40
SECONDS = 20

def namespaces(library):
    """Returns the names that a program of the library may use without import."""
    import numpy as np
    names = {"np": np, "numpy": np}
    if library == "torch":
        import torch
        torch.manual_seed(0)
        torch.set_num_threads(1)
        names.update(torch=torch, nn=torch.nn, F=torch.nn.functional)
    if library == "tf":
        import tensorflow as tf
        names.update(tf=tf, tensorflow=tf)
    if library == "jax":
        import jax, jax.numpy as jnp
        names.update(jax=jax, jnp=jnp, lax=jax.lax)
    if library == "xarray":
        import xarray as xr
        names.update(xr=xr, xarray=xr)
    return names

def number(x):
    if isinstance(x, float) and not math.isfinite(x):
        return {math.inf: "inf", -math.inf: "-inf"}.get(x, "nan")
    return x

def numbers(x):
    """Returns a nested list with words for what JSON has no numbers for."""
    if isinstance(x, list):
        return [numbers(one) for one in x]
    return str(x) if isinstance(x, (complex, bytes)) else number(x)

def array(shape, dtype, flat, known, **more):
    out = {"s": list(shape), "d": str(dtype).replace("torch.", ""), **more}
    if known and math.prod(shape) <= MOST_VALUES:
        values = flat()
        if all(isinstance(x, (bool, int, float)) for x in values):
            out["v"] = [number(x) for x in values]
    return out

def value(x, known, depth=0):
    import numpy as np
    kind = type(x).__name__
    home = type(x).__module__.split(".")[0]
    if x is None or depth > 4:
        return {"p": kind}
    if isinstance(x, (bool, int, float, str)) and home == "builtins":
        return {"p": kind, "x": number(x) if known or isinstance(x, int) else None}
    if kind in ("dtype", "DType") or kind.endswith("DType") or kind.startswith("dtype["):
        return {"p": "dtype", "x": getattr(x, "name", str(x)).replace("torch.", "")}
    if isinstance(x, type):
        return {"p": "type"}
    if callable(x):
        return {"p": "function"}
    if home == "tensorflow" and kind == "TensorShape":
        return {"p": kind, "i": [value(n, known) for n in x.as_list()]} if x.rank is not None else {"p": kind}
    if isinstance(x, (list, tuple)):
        name = "torch.Size" if kind == "Size" else "list" if isinstance(x, list) else "tuple"
        return {"p": name, "i": [value(one, known, depth + 1) for one in x[:50]]}
    if isinstance(x, np.ndarray):
        return array(x.shape, x.dtype, lambda: x.ravel().tolist(), known)
    if isinstance(x, np.generic):
        return array((), x.dtype, lambda: [x.item()], known, n=True)
    if home == "torch" and kind in ("Tensor", "Parameter"):
        return array(x.shape, x.dtype, lambda: x.detach().contiguous().view(-1).tolist() if x.dim() else [x.item()], known)
    if kind == "RaggedTensor":
        out = {"s": x.shape.as_list(), "d": x.dtype.name}
        if known and x.flat_values.shape.num_elements() <= MOST_VALUES:
            out["r"] = numbers(x.to_list())
        return out
    if kind in ("EagerTensor", "ResourceVariable"):
        return array(x.shape.as_list(), x.dtype.name, lambda: np.asarray(x.numpy()).ravel().tolist(), known)
    if home in ("jaxlib", "jax") and hasattr(x, "__array__"):
        return array(x.shape, x.dtype, lambda: np.asarray(x).astype(_plain(x.dtype)).ravel().tolist(), known)
    if home == "xarray" and hasattr(x, "dims") and hasattr(x, "values") and hasattr(x, "dtype"):
        return array(x.shape, x.dtype, lambda: np.asarray(x.values).ravel().tolist(), known, dims=list(x.dims))
    return {"p": kind}

def _plain(dtype):
    """Returns a type whose values Python's numbers hold; bfloat16 has none."""
    return "float32" if dtype.name in ("bfloat16", "float16") else dtype

def run(source, names):
    """Returns the row of one program."""
    row = {"c": source}
    known = not re.search(r"\brand|empty|dropout|nn\.(Linear|Conv|Embedding|LSTM|GRU|RNN|Multihead|Sequential|Bilinear|Transformer)|\bshuffle|permutation|\bchoice|normal_?\(|uniform_?\(|bernoulli|multinomial|data_ptr|\bid\(|default_rng", source, re.I)
    env = dict(names, __name__="__main__")
    if "keras" in source and "tf" in names:
        names["tf"].keras.backend.clear_session()  # which numbers layers from the first on again
    if "jax" in names:
        names["jax"].config.update("jax_enable_x64", False)  # which a program before may have set
    if "torch" in names:
        names["torch"].set_printoptions(profile="default")
        names["torch"].set_printoptions(sci_mode=None)
    try:
        tree = ast.parse(source)
    except SyntaxError as e:
        return {**row, "e": type(e).__name__, "m": e.msg, "line": e.lineno}
    except ValueError as e:
        return {**row, "e": type(e).__name__, "m": str(e)}
    last, final = {"p": "NoneType"}, tree.body[-1] if tree.body else None
    if isinstance(final, ast.Expr):
        tree.body[-1] = ast.copy_location(ast.Assign([ast.Name("_last", ast.Store())], printed(final.value)), final)
    try:
        code = compile(ast.fix_missing_locations(tree), "<program>", "exec")
        # tf.function reads the source of what it decorates.
        linecache.cache["<program>"] = len(source), None, source.splitlines(True), "<program>"
        signal.alarm(SECONDS)
        exec(code, env)
        signal.alarm(0)
    except BaseException as e:
        signal.alarm(0)
        if isinstance(e, (KeyboardInterrupt, SystemExit)):
            raise
        line, tb = None, e.__traceback__
        while tb:
            if tb.tb_frame.f_code.co_filename == "<program>":
                line = line or tb.tb_lineno
            tb = tb.tb_next
        return {**row, "e": type(e).__name__, "m": message(e), "line": line}
    try:
        shown = set()
        if isinstance(final, ast.Expr):
            last = value(env.pop("_last"), known)
        else:
            name = target(final)
            last, shown = (value(env[name], known), {name}) if name in env else (None, set())
        if last:
            row["last"] = last
        others = [[k, value(v, known)] for k, v in env.items()
                  if (k not in names or v is not names[k]) and k not in shown and not k.startswith("_") and plain_data(v)]
        if others:
            row["vars"] = others[:12]
    except BaseException as e:
        row["skip"] = str(e)[:100]
    return row

def message(e):
    text = str(e)
    if type(e).__name__ == "KeyError" and e.args:
        text = str(e.args[0])
    # A message may name the folder of a library, of this file or of the program.
    text = re.sub(r"/\S*/(?=site-packages/|ask\.py)", "", text).replace(os.getcwd() + "/", "")
    # PyTorch appends where in its C++ it failed; nothing of that is the message.
    return text.split("\nException raised from")[0][:1500]

def printed(x):
    """Returns what a call of print shows, a tuple where it is several, and any other expression itself."""
    prints = isinstance(x, ast.Call) and getattr(x.func, "id", "") == "print" and x.args and not x.keywords
    if not prints or any(isinstance(one, (ast.Starred, ast.GeneratorExp)) for one in x.args):
        return x
    return x.args[0] if len(x.args) == 1 else ast.copy_location(ast.Tuple(x.args, ast.Load()), x)

def plain_data(v):
    return not callable(v) and type(v).__name__ not in ("module", "function", "type", "Generator", "RandomState")

def target(statement):
    """Returns the name that a statement leaves a value in."""
    t = getattr(statement, "target", None) or (getattr(statement, "targets", None) or [None])[-1]
    while isinstance(t, (ast.Subscript, ast.Attribute)):
        t = t.value
    return getattr(t, "id", None)

def alarm(*_):
    raise TimeoutError("the program ran too long")

def main(library):
    warnings.simplefilter("ignore")
    signal.signal(signal.SIGALRM, alarm)
    out, sys.stdout = sys.stdout, open(os.devnull, "w")
    names = namespaces(library)
    import numpy as np
    for line in sys.stdin:
        with np.errstate(all="ignore"), np.printoptions():
            np.random.seed(0)
            row = run(json.loads(line)["c"], names)
        if row.get("e") != "TimeoutError" and "skip" not in row and "NVIDIA" not in row.get("m", ""):
            out.write(json.dumps(row, separators=(",", ":"), ensure_ascii=False) + "\n")
            out.flush()

if __name__ == "__main__":
    main(sys.argv[1])
