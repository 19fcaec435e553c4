# Functions of jax.lax of each value. They take arrays of one type.

def _alike(name, x, y, takes="", tip=""):
    a, b = array(x), array(y)
    if a.ndim != b.ndim and a.ndim > 0 and b.ndim > 0 and a.dtype == b.dtype:
        raise TypeError(f"{name}: arrays must have the same number of dimensions, got {{{min(a.ndim, b.ndim)}, {max(a.ndim, b.ndim)}}}")
    for k, v in enumerate((a, b)):
        if takes and f"{_kind(v)}" not in {"number": "iuf", "real": "iuf", "float": "f", "one float": "f", "bits": "iub", "int": "iu"}[takes] and not (name == "pow" and k):
            kinds = {"number": "integer, complexfloating, floating", "real": "integer, floating", "float": "floating, complexfloating", "one float": "floating", "bits": "integer, bool", "int": "integer"}[takes]
            raise TypeError(f"{name} does not accept dtype {v.dtype.name} at position {k}. Accepted dtypes at position {k} are subtypes of {kinds}.")
    if a.dtype != b.dtype and not (name == "pow" and _kind(b) in "iu"):
        raise TypeError(f"lax.{name} requires arguments to have the same dtypes, got {a.dtype.name}, {b.dtype.name}.{tip and f' (Tip: jnp.{tip} is a similar function that does automatic type promotion on inputs).'}")
    if name in ("rem", "pow", "and", "or", "xor", "atan2", "div") and a.ndim == b.ndim and _first_apart(a.shape, b.shape) is not None:
        raise TypeError(f"{name} got incompatible shapes for broadcasting: {a.shape}, {b.shape}.")
    return (a, b)

def lax_add(x, y):
    a, b = _alike("add", x, y, "number", "add")
    return a + b

def lax_sub(x, y):
    a, b = _alike("sub", x, y, "number", "subtract")
    return a - b

def lax_mul(x, y):
    a, b = _alike("mul", x, y, "number", "multiply")
    return a * b

def lax_div(x, y):
    a, b = _alike("div", x, y, "number", "divide")
    return a / b if _kind(a) == "f" else (a - lax_rem(a, b)) // b

def lax_rem(x, y):
    a, b = _alike("rem", x, y, "real")
    if _kind(a) != "f" and (not _known(b) or (b == 0).any()):
        _outside("division by an int that may be 0")
    return fmod(a, b)

def lax_max(x, y):
    a, b = _alike("max", x, y, "", "maximum")
    return maximum(a, b)

def lax_min(x, y):
    a, b = _alike("min", x, y, "", "minimum")
    return minimum(a, b)

def lax_pow(x, y):
    a, b = _alike("pow", x, y, "float", "power")
    return a ** b

def lax_bitwise_and(x, y):
    a, b = _alike("and", x, y, "bits", "bitwise_and")
    return a & b

def lax_bitwise_or(x, y):
    a, b = _alike("or", x, y, "bits", "bitwise_or")
    return a | b

def lax_eq(x, y):
    a, b = _alike("eq", x, y, "", "equal")
    return a == b

def lax_lt(x, y):
    a, b = _alike("lt", x, y)
    return a < b

def lax_gt(x, y):
    a, b = _alike("gt", x, y)
    return a > b

def lax_integer_pow(x, y):
    if y < 0:
        _outside("a negative power")
    return _only("integer_pow", x, "iuf", "integer, complexfloating, floating") ** y

def _only_floats(name, x, more):
    if _typename(x) == "float":
        return x
    return _only(name, x, "f", "floating" + more)

def _only(name, x, kinds, takes):
    a = array(x)
    if _kind(a) not in kinds:
        raise TypeError(f"{name} does not accept dtype {a.dtype.name}. Accepted dtypes are subtypes of {takes}.")
    return a

def lax_neg(x):
    return -_only("neg", x, "iuf", "integer, complexfloating, floating")

def lax_abs(x):
    return abs(_only("abs", x, "if", "floating, complexfloating, signedinteger"))

def lax_sign(x):
    return sign(_only("sign", x, "iuf", "integer, complexfloating, floating"))

def lax_bitwise_not(x):
    return ~_only("not", x, "iub", "integer, bool")

def lax_cbrt(x):
    return cbrt(_only_floats("cbrt", x, ""))

def lax_round(x, rounding_method=0):
    a = _only_floats("round", x, "")
    return sign(a) * floor(abs(a) + 0.5) if _typename(rounding_method) == "int" and rounding_method == 0 else round(a)

def lax_exp(x):
    return exp(_only_floats("exp", x, ", complexfloating"))

def lax_log(x):
    return log(_only_floats("log", x, ", complexfloating"))

def lax_sin(x):
    return sin(_only_floats("sin", x, ", complexfloating"))

def lax_tanh(x):
    return tanh(_only_floats("tanh", x, ", complexfloating"))

def lax_sqrt(x):
    return sqrt(_only_floats("sqrt", x, ", complexfloating"))

def lax_acos(x):
    return arccos(_only_floats("acos", x, ", complexfloating"))

def lax_floor(x):
    return floor(_only_floats("floor", x, ""))

def lax_erf(x):
    return erf(_only_floats("erf", x, ""))

def lax_rsqrt(x):
    return 1 / sqrt(_only_floats("rsqrt", x, ", complexfloating"))

def lax_logistic(x):
    return nn_sigmoid(x)

def lax_is_finite(x):
    return isfinite(_only_floats("is_finite", x, ""))

def lax_clamp(min, x, max):
    low, a, high = array(min), array(x), array(max)
    if low.dtype != a.dtype or high.dtype != a.dtype:
        raise TypeError(f"lax.clamp requires arguments to have the same dtypes, got {low.dtype.name}, {a.dtype.name}, {high.dtype.name}.")
    if low.ndim and low.shape != a.shape or high.ndim and high.shape != a.shape:
        _outside("lax.clamp of these")
    return clip(a, low, high)

def lax_square(x):
    if _kind(x) == "b":
        raise TypeError("square does not accept dtype bool. Accepted dtypes are subtypes of integer, complexfloating, floating.")
    x = asarray(x)
    return x * x

# Of a number too these are arrays.

def real(val):
    return asarray(val)

def imag(val):
    return zeros_like(asarray(val))
