# Variables, tapes that follow them, and functions that are compiled.

def tensorflow_function(func=None, input_signature=None, autograph=True, jit_compile=None, reduce_retracing=False, experimental_relax_shapes=None):
    if _typename(func) in ("int", "float", "str", "list", "tuple", "array"):
        raise TypeError(f"{func!r} is not a callable object")
    if func is None:
        return lambda f: tensorflow_function(f, input_signature)
    if input_signature is not None:
        return _signed(func, list(input_signature))
    traced = {}
    if "self" in _params(func):
        return lambda self, *args, **named: _graph(func, [self] + list(args), named, traced)
    return lambda *args, **named: _graph(func, args, named, traced)

def _signed(func, specs):
    traced = {}
    def compiled(*args):
        if len(args) != len(specs):
            _outside("a call beside the input_signature")
        given = [_cast_to(spec, v) for spec, v in zip(specs, args)]
        for spec, v, a in zip(specs, args, given):
            if a is None:
                names = ", ".join([f"{name}: {spec._says}" for name, spec in zip(_params(func), specs)])
                if len(args) != 1 or _typename(v) != "array":
                    _outside("a call beside the input_signature")
                raise TypeError(f"Binding inputs to tf.function failed due to `Can not cast TensorSpec(shape={tuple(v.shape)}, dtype=tf.{v.dtype.name}, name=None) to {spec._says}`. Received args: ({v!r},) and kwargs: {{}} for signature: ({names}).")
        return _graph(func, given, {}, traced)
    return compiled

# What is Python's happens when a function is traced: once for each kind of arguments. What
# its variables are given happens at each call.

def _graph(func, args, named, traced):
    params = _params(func)
    if not [c for c in "=*|" if c in _param_text(func)] and _called(func) and params[:1] != ("self",):
        lacks = [p for p in params[len(args):] if p not in named]
        why = "too many positional arguments" if len(args) > len(params) else f"missing a required argument: {lacks[0]!r}" if lacks else ""
        if why:
            raise TypeError(f"Binding inputs to tf.function failed due to `{why}`. Received args: {tuple(args)!r} and kwargs: {dict(named)!r} for signature: ({', '.join(params)}).")
    before, kind = _state([func, args]), _traced_as(list(args) + [v for item in named.items() for v in item])
    if kind in traced:
        traced[kind]("read")
    after = before
    try:
        if kind not in traced:
            _tried_ways(func, args, named, before)
            after = _state([func, args])
            before(True)
        result = _outputs(func(*args, **named))
    except Exception as e:
        _unseen(before(True))
        _again(func, args, named, e)
    after(False)
    if kind not in traced:
        traced[kind] = after
    return result

# What failed runs again as it stands, so that its steps are seen.

def _again(func, args, named, e):
    try:
        func(*args, **named)
    except Exception as once_more:
        if str(once_more) == str(e):
            _blame()
            kind, says = _in_user_code(func, args, e)
            _raised_as(kind, says)
    _outside("a mistake in tf.function")

# A function is tried on each way that its conditions and loops may take at first; all of them
# make the same kind of result.

def _tried_ways(func, args, named, before):
    kinds = []
    for guesses in (3, 2, 1, 0):
        if kinds:
            before(True)
            before(False)
        kinds.append(_kinds_of(_outputs(_dry(func, [_any_of(a) for a in args], {name: _any_of(v) for name, v in named.items()}, None, guesses))))
        if kinds[-1] != kinds[0]:
            _outside("results of several types in tf.function")

def _any_of(v):
    return v if _role(v) == "Variable" else _unheld(v)

def _kinds_of(v):
    if _typename(v) in ("list", "tuple"):
        return _typename(v) + ";".join([_kinds_of(one) for one in v])
    return v.dtype.name if _typename(v) == "array" else _typename(v)

def _traced_as(v):
    kind = _typename(v)
    if kind == "array":
        return f"{v.dtype.name}{tuple(v.shape)}"
    if kind in ("list", "tuple"):
        return kind + ";".join([_traced_as(one) for one in v])
    return f"{v!r}" if kind in ("int", "float", "str", "bool", "NoneType") else _class(v)

def _outputs(v):
    return tuple([_outputs(one) for one in v]) if _typename(v) == "tuple" else v if _typename(v) in ("array", "NoneType", "dict", "list", "EagerTensor", "RaggedTensor") else convert_to_tensor(v)

# The gradient that a function brings itself is none of another way than its own.

def custom_gradient(f=None):
    return lambda *args: f(*args)[0]

def Variable(initial_value=None, trainable=None, validate_shape=True, caching_device=None, name=None, variable_def=None, dtype=None):
    if initial_value is None:
        raise ValueError("The `initial_value` arg to `tf.Variable` must be specified except when you are not providing a `variable_def`. You provided neither.")
    value = initial_value() if _typename(initial_value) == "function" else initial_value
    if _sequence(value) and _uneven(convert_to_tensor(value)):
        raise ValueError("Can't convert non-rectangular Python sequence to Tensor.")
    v = _variable(convert_to_tensor(_even(value) if _uneven(value) else value, dtype=dtype), trainable is not False, "Variable")
    _keep(v, "name", "Variable" if name is None else name)
    _keep(v, "trainable", True if trainable is None else trainable)
    return v

def _variable_name(v):
    return _attributes(v).get("name", "Variable")

def property_name(self):
    if _role(self) == "Variable":
        return _variable_name(self) + ":0"
    if _role(self) == "KerasVariable" and "name" in _attributes(self):
        return _attributes(self)["name"]
    if _role(self) or _uneven(self):
        _outside("the name of this")
    raise AttributeError("Tensor.name is undefined when eager execution is enabled.")

def property_op(self):
    if _role(self) or _uneven(self):
        _outside("the op of this")
    raise AttributeError("Tensor.op is undefined when eager execution is enabled.")

def array_eval(self, session=None):
    if _role(self) or _uneven(self):
        _outside("eval of this")
    raise NotImplementedError("eval is not supported when eager execution is enabled, is .numpy() what you're looking for?")

def _at_places(self, indices, updates, how, kernel=""):
    _become(self, _scattered(self, convert_to_tensor(indices), updates, how, kernel))
    return self

def array_scatter_nd_update(self, indices, updates):
    return _unread(_at_places(self, indices, updates, "set", "ResourceScatterNdUpdate"))

def array_scatter_nd_add(self, indices, updates):
    return _unread(_at_places(self, indices, updates, "add", "ResourceScatterNdAdd"))

def array_scatter_nd_sub(self, indices, updates):
    return _unread(_at_places(self, indices, -(updates if _typename(updates) == "array" else constant(updates, dtype=self.dtype)), "add", "ResourceScatterNdSub"))

def array_scatter_update(self, sparse_delta):
    return _unread(_at_places(self, expand_dims(sparse_delta.indices, -1), sparse_delta.values, "set"))

def array_scatter_add(self, sparse_delta):
    return _unread(_at_places(self, expand_dims(sparse_delta.indices, -1), sparse_delta.values, "add"))

def tensorflow_IndexedSlices(values, indices, dense_shape=None):
    return _record("IndexedSlices", {"values": convert_to_tensor(values), "indices": convert_to_tensor(indices), "dense_shape": dense_shape})

def property_trainable(self):
    return _attributes(self)["trainable"] if _role(self) == "Variable" else _outside("trainable of this")

# A gradient has the shape of its source, and values that we do not compute. It is None
# where the tape saw no way from the source to the target.

def GradientTape(persistent=False, watch_accessed_variables=True):
    if watch_accessed_variables is not True:
        _outside("a tape that watches no variables")
    own = {"used": True} # until a block begins that it records
    def gradient(target, sources, output_gradients=None, unconnected_gradients="none"):
        return _asked(own, persistent, lambda: _slopes(target, sources, unconnected_gradients, []))
    return _record("GradientTape", {"own": own, "watch": _watched, "gradient": gradient,
        "jacobian": lambda target, sources: _asked(own, persistent, lambda: _slopes(target, sources, "none", list(target.shape)))})

def _asked(own, persistent, slopes):
    if own["used"]:
        raise RuntimeError("A non-persistent GradientTape can only be used to compute one set of gradients (or jacobians)")
    own["used"] = not persistent
    _asked_tape(own, persistent)
    return slopes()

def _watched(tensor):
    for v in list(tensor) if _typename(tensor) in ("list", "tuple") else [tensor]:
        if _typename(v) != "array":
            raise ValueError(f"Passed in object {v} of type '{_typename(v)}', not tf.Tensor or tf.Variable or ExtensionType.")
        _watch(v)

def _slopes(target, source, unconnected, more):
    kind = _typename(source)
    if kind in ("list", "tuple"):
        all = [_slopes(target, v, unconnected, more) for v in source]
        return all if kind == "list" else tuple(all)
    if kind == "dict":
        return {key: _slopes(target, v, unconnected, more) for key, v in source.items()}
    targets = target if _typename(target) == "list" else [target]
    if target is None:
        raise TypeError("Argument `target` should be a list or nested structure of Tensors, Variables or CompositeTensors to be differentiated, but received None.")
    for v in targets + [source]: # of which a number may be that of a type
        if _typename(v) == "str" or isinstance(v, (int, float)) and v not in list(range(1, 24)):
            raise TypeError(f"Cannot convert the argument `type_value`: {v!r} to a TensorFlow DType.")
        if isinstance(v, (int, float)) and v not in (1, 2, 8, 14, 18, 19, 20, 21):
            raise AttributeError(f"'{_typename(v)}' object has no attribute 'dtype'")
    if source is None:
        raise TypeError("Cannot convert the argument `type_value`: None to a TensorFlow DType.")
    for v in targets + [source]:
        if isinstance(v, (int, float)) or _class(v).startswith("numpy."):
            raise AttributeError(f"'{_class(v)}' object has no attribute '_id'")
    if kind != "array" or [v for v in targets if _typename(v) != "array"]:
        _outside("the gradient of what is no tensor")
    if [v for v in targets if _on_tape(v, source)]:
        return _empty(more + list(source.shape), dtype=source.dtype)
    return None if _typename(unconnected) == "str" and unconnected == "none" else zeros_like(source)

def array_assign(self, value, use_locking=False, name=None, read_value=True):
    if _has_strings(value):
        raise TypeError(f"Cannot convert {value!r} to EagerTensor of dtype {_in_c(self.dtype.name)}")
    v = value if _typename(value) == "array" else constant(value, dtype=self.dtype)
    if v.dtype != self.dtype:
        raise ValueError(f"Tensor conversion requested dtype {self.dtype.name} for Tensor with dtype {v.dtype.name}: {v!r}")
    if v.shape != self.shape:
        raise ValueError(f"Cannot assign value to variable ' {_variable_name(self)}:0': Shape mismatch.The variable shape {tuple(self.shape)}, and the assigned value shape {tuple(v.shape)} are incompatible.")
    return _unread(_become(self, v))

def _unread(v):
    reads = {"__add__": lambda self, b: v + b, "__radd__": lambda self, b: b + v, "__sub__": lambda self, b: v - b, "__rsub__": lambda self, b: b - v, "__mul__": lambda self, b: v * b, "__rmul__": lambda self, b: b * v, "__truediv__": lambda self, b: v / b, "__getitem__": lambda self, at: v[at]}
    return _instance("_UnreadVariable", "tensorflow.python.ops.resource_variable_ops._UnreadVariable", {"numpy": lambda self: v.numpy(), "value": lambda self: v.value(), "read_value": lambda self: v.read_value(), "__bool__": lambda self: bool(v), **reads}, {"shape": v.shape, "dtype": v.dtype})

def array_assign_add(self, delta, use_locking=False, name=None, read_value=True):
    d = delta if _typename(delta) == "array" else constant(delta, dtype=self.dtype)
    if d.dtype != self.dtype:
        raise ValueError(f"Tensor conversion requested dtype {self.dtype.name} for Tensor with dtype {d.dtype.name}: {d!r}")
    if d.shape != self.shape:
        _raised("AssignAddVariableOp", f"Cannot update variable with shape [{_braced(self.shape)}] using a Tensor with shape [{_braced(d.shape)}], shapes must be equal.")
    v = self + d
    if v.shape != self.shape or d.shape != self.shape:
        _outside("assign_add of another shape")
    return _unread(_become(self, v))

def array_assign_sub(self, delta, use_locking=False, name=None, read_value=True):
    d = delta if _typename(delta) == "array" else constant(delta, dtype=self.dtype)
    if d.dtype != self.dtype:
        raise ValueError(f"Tensor conversion requested dtype {self.dtype.name} for Tensor with dtype {d.dtype.name}: {d!r}")
    if d.shape != self.shape:
        _raised("AssignSubVariableOp", f"Cannot update variable with shape [{_braced(self.shape)}] using a Tensor with shape [{_braced(d.shape)}], shapes must be equal.")
    v = self - d
    if v.shape != self.shape or d.shape != self.shape:
        _outside("assign_sub of another shape")
    return _unread(_become(self, v))

def at_assign(a, at, value):
    items, v = a[at], value if _typename(value) == "array" else constant(value, dtype=a.dtype)
    if v.dtype != a.dtype:
        raise ValueError(f"Tensor conversion requested dtype {a.dtype.name} for Tensor with dtype {v.dtype.name}: {v!r}")
    if v.ndim > items.ndim or [n for n, m in zip(list(v.shape)[::-1], list(items.shape)[::-1]) if n not in (1, m)]:
        _raised("ResourceStridedSliceAssign", f"Cannot broadcast input shape [{_braced(v.shape)}] into final shape [{_braced(items.shape)}]", " name: strided_slice/_assign")
    v = _unseen(_broadcast_to(v, items.shape)) if v.shape != items.shape else v
    after = _clone(a) # views of what was there stay as they are
    _assign(after, at, v)
    return _unread(_become(a, _scatter(a, _value_numbers(a.shape)[at], value, "set", after, True)))

def array_value(self):
    return _clone(self) if _role(self) == "Variable" else _outside("value of this")

array_read_value = array_value

def random_set_seed(seed):
    return None

def stop_gradient(input):
    return _detached(convert_to_tensor(input))
