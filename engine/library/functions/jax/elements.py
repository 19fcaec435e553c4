# Functions of jax.lax of each value. They take arrays of one type.

def _alike(name, x, y):
    a, b = array(x), array(y)
    if _kind(a) + _kind(b) == "bb" and name in ("add", "sub", "mul"):
        raise TypeError(f"{name} does not accept dtype bool at position 0. Accepted dtypes at position 0 are subtypes of integer, complexfloating, floating.")
    if a.dtype != b.dtype and name != "add":
        _outside("lax." + name + " of two types")
    if a.dtype != b.dtype:
        raise TypeError(f"lax.add requires arguments to have the same dtypes, got {a.dtype.name}, {b.dtype.name}. (Tip: jnp.add is a similar function that does automatic type promotion on inputs).")
    if a.ndim != b.ndim and a.ndim > 0 and b.ndim > 0:
        low, high = (a.ndim, b.ndim) if a.ndim < b.ndim else (b.ndim, a.ndim)
        raise TypeError(f"{name}: arrays must have the same number of dimensions, got {{{low}, {high}}}")
    return (a, b)

def lax_add(x, y):
    a, b = _alike("add", x, y)
    return a + b

def lax_sub(x, y):
    a, b = _alike("sub", x, y)
    return a - b

def lax_mul(x, y):
    a, b = _alike("mul", x, y)
    return a * b

def lax_div(x, y):
    a, b = _alike("div", x, y)
    if _kind(a) != "f":
        _outside("lax.div of ints")
    return a / b

def lax_max(x, y):
    a, b = _alike("max", x, y)
    return maximum(a, b)

def lax_min(x, y):
    a, b = _alike("min", x, y)
    return minimum(a, b)

def lax_pow(x, y):
    a, b = _alike("pow", x, y)
    return a ** b

def lax_eq(x, y):
    a, b = _alike("eq", x, y)
    return a == b

def lax_ne(x, y):
    a, b = _alike("ne", x, y)
    return a != b

def lax_lt(x, y):
    a, b = _alike("lt", x, y)
    return a < b

def lax_le(x, y):
    a, b = _alike("le", x, y)
    return a <= b

def lax_gt(x, y):
    a, b = _alike("gt", x, y)
    return a > b

def lax_ge(x, y):
    a, b = _alike("ge", x, y)
    return a >= b

def lax_integer_pow(x, y):
    if y < 0:
        _outside("a negative power")
    return array(x) ** y

def _only_floats(name, x, more):
    if _typename(x) == "float":
        return x
    a = array(x)
    if _kind(a) != "f":
        raise TypeError(f"{name} does not accept dtype {a.dtype.name}. Accepted dtypes are subtypes of floating{more}.")
    return a

def lax_exp(x):
    return exp(_only_floats("exp", x, ", complexfloating"))

def lax_log(x):
    return log(_only_floats("log", x, ", complexfloating"))

def lax_sin(x):
    return sin(_only_floats("sin", x, ", complexfloating"))

def lax_cos(x):
    return cos(_only_floats("cos", x, ", complexfloating"))

def lax_tan(x):
    return tan(_only_floats("tan", x, ", complexfloating"))

def lax_tanh(x):
    return tanh(_only_floats("tanh", x, ", complexfloating"))

def lax_sqrt(x):
    return sqrt(_only_floats("sqrt", x, ", complexfloating"))

def lax_log1p(x):
    return log1p(_only_floats("log1p", x, ", complexfloating"))

def lax_expm1(x):
    return expm1(_only_floats("expm1", x, ", complexfloating"))

def lax_sinh(x):
    return sinh(_only_floats("sinh", x, ", complexfloating"))

def lax_cosh(x):
    return cosh(_only_floats("cosh", x, ", complexfloating"))

def lax_asin(x):
    return arcsin(_only_floats("asin", x, ", complexfloating"))

def lax_acos(x):
    return arccos(_only_floats("acos", x, ", complexfloating"))

def lax_atan(x):
    return arctan(_only_floats("atan", x, ", complexfloating"))

def lax_floor(x):
    return floor(_only_floats("floor", x, ""))

def lax_ceil(x):
    return ceil(_only_floats("ceil", x, ""))

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
