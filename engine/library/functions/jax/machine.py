# Where JAX runs, what it is told, and what hands a function on: there is one processor.

def array_devices(self):
    _outside("devices of an array")

def devices(backend=None):
    if backend not in (None, "cpu"):
        raise RuntimeError(f"Unknown backend: '{backend}' requested, but no platforms that are instances of {backend} are present. Platforms present are: cpu")
    return [_record("Device", {"platform": "cpu", "device_kind": "cpu", "id": 0, "process_index": 0})]

def device_count(backend=None):
    return 1

local_device_count, process_count = device_count

def property_device(self):
    return devices()[0]

def property_weak_type(self):
    return _weak(self)

# Of what a program sets for all of JAX, only what changes no value and no type.

def config_update(name, val):
    if name not in ("jax_platform_name", "jax_platforms", "jax_log_compiles", "jax_default_matmul_precision", "jax_compilation_cache_dir", "jax_traceback_filtering", "jax_enable_x64") or name == "jax_enable_x64" and val:
        _outside("jax.config.update of these")

def debug_print(fmt, *args, ordered=False, **kwargs):
    return None

def make_jaxpr(fun, static_argnums=(), axis_env=None, return_shape=False):
    still = [static_argnums] if _typename(static_argnums) == "int" else list(static_argnums)
    if return_shape:
        _outside("make_jaxpr of these")
    def traced(*args, **named):
        _dry(fun, [a if k in still else _unknown(_held_as(a)) for k, a in enumerate(args)], named)
        return _record("Jaxpr", {})
    return traced

# The gradients of a function with rules of its own have shapes that we know without them.

def custom_vjp(fun, nondiff_argnums=()):
    def checks(rule, args):
        out, kept = _dry(rule[0], list(args), {})
        found = _dry(rule[1], [args[k] for k in nondiff_argnums] + [kept, out], {})
        return _typename(found) == "tuple" and len(found) == len(args) - len(nondiff_argnums)
    return _ruled("custom_vjp", "VJP", fun, checks, {"defvjp": lambda self, fwd, bwd, symbolic_zeros=False, optimize_remat=False: _keep(self, "rule", (fwd, bwd))})

def custom_jvp(fun, nondiff_argnums=()):
    def checks(rule, args):
        varied = tuple([a for k, a in enumerate(args) if k not in nondiff_argnums])
        return len(rule) > 1 or len(_dry(rule[0], [args[k] for k in nondiff_argnums] + [varied, varied], {})) == 2
    def defines(self, jvp, symbolic_zeros=False):
        _keep(self, "rule", (jvp,))
        return jvp
    return _ruled("custom_jvp", "JVP", fun, checks, {"defjvp": defines, "defjvps": lambda self, *jvps: _keep(self, "rule", (jvps, jvps))})

def _ruled(kind, word, fun, checks, methods):
    def calls(self, *args, **named):
        if self.busy:
            return fun(*args, **named)
        if self.rule is None:
            raise AttributeError(f"No {word} defined for {kind} function {_called(fun)} using def{word.lower()}.")
        held = [_held_as(a) if _typename(a) != "function" else a for a in args]
        _keep(self, "busy", True)
        try:
            fits = checks(self.rule, [_unknown(a) for a in held])
        except Exception:
            _outside("a rule that does not fit")
        _keep(self, "busy", False)
        return fun(*held, **named) if fits else _outside("a rule that does not fit")
    return _instance(kind, "", {"__call__": calls, **methods}, {"rule": None, "busy": False})

# With one processor, pmap takes arrays whose first axis has one item.

def key_shape(key):
    return (len(key),) if _typename(key) == "tuple" else ()

def key_ndim(key):
    return len(key_shape(key))

def key_size(key):
    return len(key) if _typename(key) == "tuple" else 1

def key_dtype(key):
    return _record("KeyTy", {})

# x.at and x.at[items], where nothing follows.

def property_at(self):
    ways = {"set": at_set, "add": at_add, "subtract": at_subtract, "multiply": at_multiply, "mul": at_multiply, "divide": at_divide, "power": at_power, "min": at_min, "max": at_max, "apply": at_apply}
    def place(helper, at):
        methods = {name: _updates(self, at, way) for name, way in ways.items()}
        return _instance("_IndexUpdateRef", "", {"get": lambda ref, **named: at_get(self, at, **named), **methods}, {})
    return _instance("_IndexUpdateHelper", "", {"__getitem__": place}, {})

def _updates(a, at, way):
    return lambda ref, values, **named: way(a, at, values, **named)

# The paths of the leaves of a tree.

# Some modules are there only where a program imports them.

def _imported(parent, name):
    if f"import {parent}.{name}" not in _program() and f"from {parent}.{name}" not in _program() and f"from {parent} import {name}" not in _program():
        raise AttributeError(f"module '{parent}' has no attribute '{name}'")

def optimize_minimize(fun, x0, args=(), method="BFGS", tol=None, options=None):
    _imported("jax.scipy", "optimize")
    x = array(x0)
    if x.ndim != 1 or method != "BFGS" or _kind(x) != "f":
        _outside("minimize of these")
    value = array(_dry(fun, [_unknown(x)] + list(args), {}))
    if value.ndim:
        _outside("minimize of these")
    count = _unheld(array(0))
    names = ["x", "success", "status", "fun", "jac", "hess_inv", "nfev", "njev", "nit"]
    return _fielded(_named("OptimizeResults", _unheld(x), _unheld(array(True)), count, _unheld(value), _unheld(x), _unheld(zeros(x.shape * 2, dtype=x.dtype)), count, count, count), names, None)

# Solvers: of what they find, the shapes are known.

def linalg_cg(A, b, x0=None, tol=1e-05, atol=0.0, maxiter=None, M=None):
    v = _held_as(b)
    found = _held_as(_dry(A, [_unknown(v)], {})) if _typename(A) == "function" else array(A) @ v
    if M is not None or _types(found) != _types(v):
        _outside("cg of these")
    return (_unknown(v), None)

def ode_odeint(func, y0, t, *args, rtol=1.4e-08, atol=1.4e-08, mxstep=inf, hmax=inf):
    _imported("jax.experimental", "ode")
    if ndim(t) != 1 or [leaf for leaf in tree_leaves(_held_as(y0)) if _kind(leaf) != "f"]:
        _outside("odeint of these")
    start = _held_as(y0)
    if _types(_dry(func, [_unknown(start), _unheld(t[0])] + list(args), {})) != _types(start):
        _outside("odeint of these")
    return tree_map(lambda a: _unheld(zeros((len(t),) + a.shape, dtype=a.dtype)), start)
