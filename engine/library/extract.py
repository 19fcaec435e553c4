"""Writes the tables beside it from the libraries that are installed.

    python engine/library/extract.py

A table holds, for each module and class, the names that the library has. Most are
only asked for, so they are a set of hashes, see packed. A function that the
evaluator runs has its signature too, as the library gives it, and the way in which
the library words a call that does not fit:

    name|style|shown|signature

style  p Python, s Python with suggestions, c C, u ufunc, t PyTorch's parser, f TensorFlow's,
       x a name that is gone: the signature is the text of the error
shown  how the error calls the function, empty when by its name

PyTorch's parser has several signatures for one function, separated by ";".
"""
import ast
import glob
import inspect
import operator
import os
import re
import sys
import warnings

os.environ.update(TF_CPP_MIN_LOG_LEVEL="3", CUDA_VISIBLE_DEVICES="-1")
warnings.simplefilter("ignore")
HERE = os.path.dirname(os.path.abspath(__file__))


# Functions that programs call and the evaluator is to run next; one that it runs
# is found by its name in the sources, and goes from here.
NEXT = """
    accumulate addmm addmv apply_along_axis argwhere array_split average baddbmm band_part bias_add bincount block
    boolean_mask broadcast_shapes cartesian_prod cbrt choose compress conv2d convolve copysign cross deg2rad delete det
    digitize dropout dsplit dstack ediff1d embedding extract finfo flatnonzero frac gather_nd gelu grad gradient
    histogram hsplit huber_loss index_add inner insert interp intersect1d inv inverse is_tensor jit kl_div l2_normalize
    layer_norm logaddexp2 map_fn matrix_power matvec max_pool2d median mode mv nan_to_num nancumsum nanmax nanmedian
    nanmin nanstd nanvar narrow new_ones new_zeros percentile polyfit polyval positive quantile
    rad2deg reduce_logsumexp reverse roll rollaxis rot90 rsqrt scatter scatter_nd searchsorted segment_sum setdiff1d
    sliding_window_view smooth_l1_loss solve tensor_scatter_nd_update tensordot to_tensor trace trapezoid tri unfold
    union1d vander vdot vectorize vmap vsplit
""".split()


def functions_of(folders):
    """Returns the names of functions written in the language: "def name(", and "a, b = name"."""
    for file in glob.glob(folders + "/*.py"):
        for one, others in re.findall(r"^(?:def (\w+)\(|(\w+(?:, \w+)*) = )", open(file).read(), re.M):
            yield from (one or others).split(", ")


def spoken(folders):
    """Returns the names of the functions that the evaluator runs, and of the next."""
    names = set(NEXT)
    for file in glob.glob(HERE + "/../*.go") + glob.glob(HERE + "/../run/*.go"):
        if not file.endswith("_test.go"):
            for text in re.findall(r'"([^"\n]+)"', open(file).read()):
                names.update(word.split(".")[-1] for word in re.findall(r"[A-Za-z_][\w.]*", text))
    for folder in folders:
        names.update(functions_of(folder))
    # Those of a part are written as part_name.
    names.update(re.sub("^[A-Za-z]+_", "", name) for name in list(names))
    # Their results go into their operand too.
    written = " ".join(re.findall(r'^\t(?:names := |\t)"([\w ]+)"(?: \+)?$', open(HERE + "/../run/pairs.go").read(), re.M)).split()
    return names | {"reduce_" + name for name in names} | {name + "_" for name in written}


SPOKEN = spoken(glob.glob(HERE + "/functions/*"))

# The tables of NumPy and Python come with the program, so they leave out what other libraries alone have.
SPOKEN_BY = {
    library: spoken([f"{HERE}/functions/{folder}{rare}" for folder in folders for rare in ("", "_rare")])
    for library, folders in {"numpy": ("numpy", "shared"), "": ("python",)}.items()
}


# Functions in C of NumPy's whose arguments a dispatcher takes, which is written in Python.
DISPATCHED = """
    bincount can_cast concat concatenate copyto dot empty_like inner lexsort may_share_memory putmask ravel_multi_index
    shares_memory unravel_index vdot where
""".split()


# Functions that are not run although the sources have a word of their name: by part.
UNRUN = """
    jax: block_until_ready
    jax.numpy: iterable logaddexp2 real reciprocal
    jax.numpy.linalg: vector_norm
    jax.random: shuffle
    numpy: iterable logaddexp2 matvec
    numpy.random: bytes f
    numpy.random.Generator: bytes f
    numpy.random.RandomState: bytes f
    tensorflow: bitcast device is_tensor scan searchsorted slice tuple
    tensorflow.linalg: cross det inv normalize solve
    tensorflow.math: bincount polyval real rsqrt
    tensorflow.nn: conv2d dropout gelu max_pool2d
    tensorflow.ragged: cross
    tensorflow.random: split stateless_normal
    torch: dsplit gradient histogram logaddexp2 nanmedian put range real result_type seed solve
        split_with_sizes vmap
    torch.Tensor: bfloat16
    torch.linalg: matrix_norm
    torch.nn.functional: relu_
    xarray: Index
    xarray.DataArray: chunk close compute drop rank
    xarray.Variable: chunk compute rank
"""
UNRUN = {part: set(names.split()) for part, names in re.findall(r"^    ([\w.]+):((?:.|\n {8})*)", UNRUN, re.M)}


def error_of(call):
    try:
        call()
    except Exception as e:
        return str(e)
    return ""


def simple(default):
    """Returns a default as it is written, or … where it cannot be."""
    if default is None or isinstance(default, (bool, int, float, str)) and "," not in str(default):
        return repr(default)
    return "…"


def written(signature, method):
    parts, star = [], False
    for i, p in enumerate(signature.parameters.values()):
        if method and i == 0:
            continue
        if p.kind == p.VAR_POSITIONAL:
            star = True
            parts.append("*" + p.name)
            continue
        if p.kind == p.VAR_KEYWORD:
            parts.append("**" + p.name)
            continue
        if p.kind == p.KEYWORD_ONLY and not star:
            star = True
            parts.append("*")
        name = p.name
        if p.kind == p.POSITIONAL_ONLY:
            name = "/" + name
        parts.append(name if p.default is p.empty else name + "=" + simple(p.default))
    return ", ".join(parts)


STUBS = {}


def stubs():
    """Reads the signatures of PyTorch's native functions from its stub files."""
    import torch
    folder = os.path.dirname(torch.__file__) + "/_C/"
    for file, kind in (("_VariableFunctions.pyi", ""), ("__init__.pyi", "TensorBase"), ("_nn.pyi", "")):
        tree = ast.parse(open(folder + file).read())
        bodies = [tree.body] if not kind else [n.body for n in tree.body if isinstance(n, ast.ClassDef) and n.name == kind]
        for body in bodies:
            for f in body:
                if isinstance(f, ast.FunctionDef):
                    STUBS.setdefault((kind, f.name), f)


def stub(kind, name):
    f = STUBS.get((kind, name))
    if f is None:
        return None
    def typed(a):
        if a.arg == "out":
            return "Tensor " if ast.unparse(a.annotation) == "Tensor" else ""  # of which no parser tells the place
        t = re.sub(r"\s", "", ast.unparse(a.annotation)) if a.annotation else ""
        t = re.sub(r"\|(None|_complex|SymInt)$", "", re.sub(r"\|(_complex|SymInt)\|None$", "", t.replace("|PySymType", "")))
        if re.search(r"_size|Sequence\[_int\]|Sequence\[_int\||Sequence\[Union\[_int", t):
            return "tuple of ints "
        if "tuple[Tensor" in t:
            return "tuple of Tensors "
        if t.startswith("Tensor|Number"):
            return "Tensor "
        return {"Tensor": "Tensor ", "_int": "int ", "_bool": "bool ", "_float": "float ", "Number": "Number "}.get(t, "")
    a, parts = f.args, []
    positional = a.posonlyargs + a.args
    defaults = [None] * (len(positional) - len(a.defaults)) + a.defaults
    for i, (p, d) in enumerate(zip(positional, defaults)):
        if p.arg == "self" and kind:
            continue
        parts.append(typed(p) + p.arg + (" = " + ast.unparse(d) if d is not None else ""))
    if a.vararg:
        parts.append("tuple of ints " + a.vararg.arg)
    if a.kwonlyargs:
        parts.append("*")
    for p, d in zip(a.kwonlyargs, a.kw_defaults):
        parts.append(typed(p) + p.arg + (" = " + ast.unparse(d) if d is not None else ""))
    return ", ".join(parts)


def of_torch(f, name, method):
    """Returns the signatures of one of PyTorch's native functions, or None."""
    for arguments in ((), (None,) * 14, ("a",) * 2):
        text = error_of(lambda: f(*arguments))
        if "expected one of:" in text:
            return ";".join(o[1:-1] for o in re.findall(r"^ \* (\(.*\))$", text, re.M))
        one = re.search(r"but expected \((.*)\)$", text)
        if one:
            return one[1]
    signature = stub("TensorBase" if method else "", name)
    places = re.search(r"takes (?:from \d+ to )?(\d+) positional argument", error_of(lambda: f(*(None,) * 14)))
    if method and not signature and places and places[1] == "0":
        return "*, memory_format = torch.preserve_format"  # which the stubs leave out
    return named_alone(signature, int(places[1])) if signature and places else signature


def named_alone(signature, places):
    """Returns a signature in which what comes after so many places goes by name alone, which
    the stubs do not say of every function."""
    parts = re.split(r", (?![^(]*\))", signature)
    if "*" not in parts and len(parts) > places:
        parts.insert(places, "*")
    return ", ".join(parts)


# Functions of torch.linalg that torch has too, with other arguments: those of the stubs.
LINALG = {
    "cross": "Tensor input, Tensor other, *, int dim = -1, Tensor out = None",
    "diagonal": "Tensor A, *, int offset = 0, int dim1 = -2, int dim2 = -1",
    "lu_solve": "Tensor LU, Tensor pivots, Tensor B, *, bool left = True, bool adjoint = False, Tensor out = None",
    "svd": "Tensor A, bool full_matrices = True, *, str driver = None, tuple of Tensors out = None",
    "vander": "Tensor x, *, int N = None",
}


def shown_by(f, name):
    """Returns how the errors of a function of torch.linalg call it, "" for its name."""
    return f.__name__ if f.__name__ == "linalg_" + name else ""


def row(f, name, library, method, instance):
    """Returns name and signature of one function, or the name alone."""
    if name not in SPOKEN_BY.get(library, SPOKEN) or not callable(f) or inspect.isclass(f) and library != "xarray":
        return name
    bound = getattr(instance, name) if method else f
    if library == "torch" and type(f).__name__ in ("builtin_function_or_method", "method_descriptor"):
        signatures = LINALG.get(name) if shown_by(f, name) else None
        signatures = signatures or of_torch(bound, name, method)
        first = re.search(r"argument '(\w+)' \(position 1\)", error_of(lambda: bound("a")))
        if first and signatures and ";" not in signatures:
            signatures = re.sub(r"^Tensor \w+", "Tensor " + first[1], signatures)
        return name if signatures is None else f"{name}|t|{shown_by(f, name)}|{signatures}"
    try:
        signature = inspect.signature(f)
    except (TypeError, ValueError):
        return name
    style = "u" if type(f).__name__ == "ufunc" else "p" if inspect.isfunction(inspect.unwrap(f)) else "c"
    text = written(signature, method)
    shown = ""
    if "**" not in text or library == "numpy":
        said = error_of(lambda: bound(**required(signature, method), zzz_=1))
        named = re.match(r"(?:([\w. ]+?)\(\)|(this function)) got an unexpected keyword", said)
        if said.startswith("Got an unexpected keyword"):
            style = "f"
        elif named:
            shown = named[2] or named[1]
            if named[2]:
                style = "w"
    if shown.startswith("_") and method:
        inner = getattr(sys.modules.get("numpy._core._methods"), shown, None)
        if inner is not None:
            text = written(inspect.signature(inner), True)
    if style == "p" and text:
        first = (re.search(r"(?:(?<=, )|^)\w+", text) or ["x"])[0]
        if "Did you mean" in error_of(lambda: bound(**required(signature, method), **{first + "z": 1})):
            style = "s"
    if library == "xarray" and style == "p" and not shown:
        shown = inspect.unwrap(f).__qualname__
    if style == "u" and library == "numpy":
        shown = f.__name__
    if library == "numpy" and not method and name in DISPATCHED:
        style = "p"  # a dispatcher of Python's stands before it
    if library == "numpy" and method and name == "dot":
        text = text.replace("other", "b") # as its parser calls it
    if library == "numpy" and method and name in ("argpartition", "dot", "partition", "put", "repeat", "searchsorted", "take"):
        text = text.replace("/", "") # its parser knows the names that its signature denies
    if library == "xarray" and name in ("groupby", "groupby_bins"):
        text = text.replace("*, ", "", 1)  # which its decorator still takes by place
    if shown == name:
        shown = ""
    if library == "numpy" and name == "einsum":
        text = text.replace("**kwargs", "dtype=None, order='K', casting='safe'")  # all that its part in C takes
    if library == "numpy" and name == "arange" and not method:
        text = "start=None, stop=None, step=1, dtype=None, *, device=None, like=None"  # what it takes, which its signature does not say
    return f"{name}|{style}|{shown}|{text}"


def required(signature, method):
    """Returns something for each argument that has no default."""
    found = {}
    for i, p in enumerate(signature.parameters.values()):
        if p.default is p.empty and p.kind in (p.POSITIONAL_OR_KEYWORD, p.KEYWORD_ONLY) and not (method and i == 0):
            found[p.name] = 1
    return found


def section(path, says, thing, library, instance=None):
    rows = []
    for name in sorted(dir(thing)):
        if name.startswith("_"):
            continue
        try:
            f = inspect.getattr_static(thing, name) if instance is not None and inspect.isclass(thing) else getattr(thing, name)
        except Exception:
            continue
        bound = isinstance(f, (classmethod, staticmethod))
        if bound:
            f = getattr(thing, name)
        rows.append(row(f, name, library, instance is not None and not bound, instance))
    return [f"[{path}|{says}]"] + rows


def module(path, thing, library):
    return section(path, f"module '{thing.__name__}'", thing, library)


SIXES = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+/"


def place(name, count):
    """Returns the place of a name among 256 times as many as there are names."""
    h = 2166136261
    for byte in name.encode():
        h = (h ^ byte) * 16777619 % 2**32
    return h * (count << 8) >> 32


# What programs call their own: variables of datasets, columns, parameters.
USUAL = set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") | set("""
    age air b1 b2 bar city cost ds foo height humidity lat lon month name precip pressure price rain salt speed sst station
    t2m tas temp temperature time tmax tmin total u10 v10 w1 w2 weight wind x1 x2 xs y1 y2 year ys
""".split())


def packed(names, others=()):
    """Returns a set of names as text: how many there are, and in Golomb-Rice code the
    differences of their hashes, in order. One of 256 names that are not in it seems to be,
    but none of the others: names that nobody has are added until that is so."""
    names, bits, last = list(names), "", 0
    while {place(name, len(names)) for name in set(others) - set(names)} & {place(name, len(names)) for name in names}:
        names.append(f" {len(names)}")
    for at in sorted(place(name, len(names)) for name in names):
        bits += "1" * (at - last >> 8) + "0" + format(at - last & 255, "08b")
        last = at
    bits += "0" * (-len(bits) % 6)
    return f"{len(names)} " + "".join(SIXES[int(bits[i:i + 6], 2)] for i in range(0, len(bits), 6))


def lines_of(text):
    return [text[i:i + 160] for i in range(0, len(text), 160)]


def write(file, version, sections):
    """Writes a table, the version and the names of its functions. The signatures of NumPy's rare
    functions are in a table of their own, which comes with their text."""
    lines, rare = [""], [""]
    for head, *rows in sections:
        part = head[1:].split("|")[0]
        unrun = UNRUN.get(part, ())
        rows = [r.split("|")[0] if r.split("|")[0] in unrun else r for r in rows]
        apart = [r for r in rows if file == "numpy" and "|" in r and is_rare(part, r.split("|")[0])]
        rare += [head, "=", *apart] if apart else []
        names = [r for r in rows if "|" not in r]
        lines += [head, *lines_of(packed(names, USUAL - {r.split("|")[0] for r in rows})), "=", *(r for r in rows if "|" in r and r not in apart)]
    for name, table in ((file, lines), (file + "_rare", rare)):
        if len(table) > 1:
            with open(f"{HERE}/tables/{name}.txt", "w") as out:
                out.write("".join(line + "\n" for line in table))
    put("versions", file, version)
    if file not in ("numpy", "python"):  # whose tables come with the program
        put("others", file, packed({line.split("|")[0] for line in lines if "|" in line and line[0] != "["}))


RARE = set(functions_of(HERE + "/functions/numpy_rare"))


def is_rare(part, name):
    """Reports whether a function of a part of NumPy is in the text of rare ones."""
    last = {"numpy": "", "ndarray": "array_", "Generator": "random_", "RandomState": "random_"}.get(part.split(".")[-1], part.split(".")[-1] + "_")
    return last + name in RARE


def put(file, key, text):
    """Writes the line of a library in a file that has one for each."""
    path = f"{HERE}/tables/{file}.txt"
    lines = dict(line.split(" ", 1) for line in open(path).read().splitlines())
    lines[key] = text
    with open(path, "w") as out:
        out.write("".join(f"{key} {text}\n" for key, text in lines.items()))


def gone(thing, names):
    """Returns rows for names that the library had once, or expects to be tried."""
    rows = []
    for name in names:
        said = error_of(lambda: getattr(thing, name))
        if said:
            rows.append(f"{name}|x||" + said.replace("\n", "¶"))
    return rows


# Names of older releases that programs still use.
WRITTEN = """
    Inf Infinity NINF NaN PINF alltrue asfarray cast cfloat complex complex_ find_common_type float float_ infty
    int issctype issubclass_ issubsctype long lookfor mat maximum_sctype obj2sctype object recfromcsv round_
    sctypes sometrue source str string_ unicode_ who
""".split()


def numpy_table():
    import numpy as np
    write("numpy", np.__version__, [
        module("numpy", np, "numpy") + gone(np, WRITTEN),
        module("numpy.linalg", np.linalg, "numpy"), module("numpy.random", np.random, "numpy"),
        section("numpy.random.Generator", "'numpy.random._generator.Generator' object", np.random.Generator, "numpy", np.random.default_rng()),
        section("numpy.random.RandomState", "'numpy.random.mtrand.RandomState' object", np.random.RandomState, "numpy", np.random.RandomState()),
        module("numpy.lib.stride_tricks", np.lib.stride_tricks, "numpy"),
        section("numpy.ufunc", "'numpy.ufunc' object", np.ufunc, "numpy", np.add),
        section("numpy.ndarray", "'numpy.ndarray' object", np.ndarray, "numpy", np.ones((2, 3))),
        section("numpy.generic", "'numpy.%s' object", np.float64, "numpy", np.float64(1)),
    ])


def torch_table():
    import torch
    stubs()
    write("torch", torch.__version__.split("+")[0], [
        module("torch", torch, "torch"), module("torch.linalg", torch.linalg, "torch"), module("torch.nn", torch.nn, "torch"),
        module("torch.nn.functional", torch.nn.functional, "torch"), module("torch.random", torch.random, "torch"),
        section("torch.Tensor", "'Tensor' object", torch.Tensor, "torch", torch.ones(2, 3)),
    ])


def tensorflow_table():
    import tensorflow as tf
    eager = tf.ones((2, 3))
    ragged = tf.ragged.constant([[1], [2, 3]])
    names = lambda path, t: [f"[{path}|module '{t.__name__}']"] + [
        row(getattr(t, n), n, "tensorflow", False, None) for n in sorted(dir(t)) if not n.startswith("_")]
    write("tensorflow", tf.__version__, [
        *(names("tensorflow" + p, t) for p, t in (("", tf), (".math", tf.math), (".linalg", tf.linalg), (".nn", tf.nn),
          (".random", tf.random), (".ragged", tf.ragged))),
        section("tensorflow.RaggedTensor", "'RaggedTensor' object", tf.RaggedTensor, "tensorflow", ragged),
        section("tensorflow.Tensor", "'tensorflow.python.framework.ops.EagerTensor' object", type(eager), "tensorflow", eager)
        + gone(eager, ("T", "astype", "ravel", "transpose", "reshape", "clip", "size", "tolist", "data")),
        *(named("tensorflow." + path, f"module '{part.__name__}'", part) for path, part in parts_of(tf, TENSORFLOW_PARTS)),
        named("tensorflow.Variable", "'ResourceVariable' object", tf.Variable(1.0)),
        named("tensorflow.keras.Variable", "'Variable' object", tf.keras.Variable(1.0)),
        *(named("tensorflow." + path, "'%s' object", part()) for path, part in parts_of(tf, ["Module", "keras.layers.Layer", "keras.Model"])),
    ])


TENSORFLOW_PARTS = """
    bitwise data debugging image io keras keras.activations keras.initializers keras.layers keras.losses keras.metrics
    keras.optimizers keras.utils signal sparse strings
""".split()


def parts_of(library, paths):
    return [(path, operator.attrgetter(path)(library)) for path in paths]


def named(path, says, thing):
    """Returns the names that a part has, of which none has a signature."""
    return [f"[{path}|{says}]"] + [name for name in sorted(dir(thing)) if not name.startswith("_")]


def jax_table():
    import jax
    import jax.numpy as jnp
    import jax.flatten_util
    import jax.scipy.special
    x = jnp.ones((2, 3))
    write("jax", jax.__version__, [
        module("jax", jax, "jax"), module("jax.numpy", jnp, "jax"), module("jax.numpy.linalg", jnp.linalg, "jax"),
        module("jax.nn", jax.nn, "jax"), module("jax.random", jax.random, "jax"),
        module("jax.lax", jax.lax, "jax"), module("jax.scipy.special", jax.scipy.special, "jax"),
        section("jax.Array", f"'{type(x).__module__}.{type(x).__name__}' object", type(x), "jax", x),
    ])


def xarray_table():
    import xarray as xr
    import numpy as np
    a = xr.DataArray(np.ones((2, 3)), dims=("x", "y"))
    write("xarray", xr.__version__, [
        module("xarray", xr, "xarray"),
        section("xarray.DataArray", "'DataArray' object", xr.DataArray, "xarray", a),
        section("xarray.Variable", "'Variable' object", xr.Variable, "xarray", a.variable),
    ])


def python_table():
    import math
    import builtins
    import platform
    write("python", platform.python_version(), [
        module("math", math, ""), section("builtins", "", builtins, ""),
        *(section(t.__name__, f"'{t.__name__}' object", t, "", t()) for t in (list, tuple, str, int, float, bool)),
    ])


def rare_table():
    """Writes the names of the functions in texts that few programs need, with a salt behind
    each with which none of Go's functions seems to be among them. Parts that stand in one text
    whole, which rare.go names, are left out."""
    whole = re.search(r'const whole = "(.*)"', open(HERE + "/rare.go").read()).group(1).split("|")
    own = [name.split(".")[-1] for file in glob.glob(HERE + "/../run/*.go")
           for names in re.findall(r'^\t\t\{"([^"]+)", "', open(file).read(), re.M) for name in names.split()]
    for file in ("code", "numpy_rare", "others", "python_rare", "shared_rare"):
        names = {name for name in functions_of(f"{HERE}/functions/{file}") if name.split("_")[0] not in whole}
        put("rare", file, salted(names, {start + name for name in own for start in ("", "array_")} - names))


def salted(names, others):
    """Returns a salt, and the packed names with it, among which none of the others seems to be."""
    for salt in range(100000):
        places = {place(name + str(salt), len(names)) for name in names}
        if not any(place(name + str(salt), len(names)) in places for name in others):
            return f"{salt} " + packed({name + str(salt) for name in names})
    raise SystemExit("no salt")


if __name__ == "__main__":
    for one in sys.argv[1:] or ("python", "numpy", "torch", "tensorflow", "jax", "xarray", "rare"):
        globals()[one + "_table"]()
