# Models of Keras are made of layers; optimizers change their weights, and tf.data feeds them.

def keras_Sequential(layers=(), trainable=True, name=None):
    if not isinstance(trainable, bool):
        _outside("a model of these")
    if _typename(layers) in ("int", "float", "function"):
        raise TypeError(f"'{_class(layers)}' object is not iterable")
    for v in layers:
        _is_layer(v)
    first = [v for v in layers if _class(v) == "KerasTensor"]
    model = _trainable("Sequential", _in_turn, name, layers=[v for v in layers if _class(v) != "KerasTensor"], fed=None, start=None)
    _keep(model, "add", lambda layer: _added(model, layer))
    if first:
        if len(first) > 1 or layers[0] is not first[0]:
            _outside("a model of these")
        if first[0].value is None:
            outs = [_tried(lambda: _in_turn(model, _empty([1] + _closed(first[0], size)))).shape for size in (60, 211)] if model.layers else _outside("a model of these")
            _keep(model, "input_shape", first[0].shape)
            _keep(model, "output_shape", tuple([None] + [n if n == m else None for n, m in zip(outs[0][1:], outs[1][1:])]))
            return model
        _tried(lambda: _in_turn(model, _empty([1] + list(first[0].shape)[1:])))
    elif layers:
        _built(model)
    return model

def _built(model):
    first = model.layers[0]
    if model.start is not None:
        _tried(lambda: _in_turn(model, _empty([1] + model.start)))
    if _class(first) in ("Dense", "Flatten", "Reshape", "Conv2D", "Conv1D", "LSTM", "GRU", "SimpleRNN") and first.given is not None:
        if None in first.given:
            _outside("a model of these")
        _tried(lambda: _in_turn(model, _empty([1] + first.given)))

def _is_layer(v):
    if _typename(v) in ("int", "float", "str", "NoneType"):
        raise ValueError(f"Only instances of `keras.Layer` can be added to a Sequential model. Received: {v} (of type <class '{_typename(v)}'>)")
    if _typename(v) == "function":
        _outside("a layer that is a function")

# Layers are tried with one row for any number of rows, of which they tell as None.

def _tried(run):
    try:
        return _unseen(run())
    except ValueError as e:
        text = str(e)
    except Exception:
        text = ""
    if [1 for part in ("is incompatible with the layer: expected", "Computed output size would be", "Inputs have incompatible shapes.", "requires inputs with matching shapes", "The total size of the tensor must be unchanged") if part in text] and "encountered" not in text:
        for before in ("received: ", "shape ", "inputs shape=", "[", "), "):
            text = text.replace(before + "(1, ", before + "(None, ")
        raise ValueError(text)
    _outside("a layer of an Input that does not fit it")

def _added(model, layer):
    _is_layer(layer)
    if _class(layer) == "KerasTensor":
        if model.layers or [n for n in layer.shape[1:] if n is None]:
            _outside("an Input that is added")
        _keep(model, "start", list(layer.shape)[1:])
        return
    model.layers.append(layer)
    _built(model)

models_Sequential = keras_Sequential

# An Input stands for a tensor of any number of rows: layers that take it are tried with one.

def keras_Input(shape=None, batch_size=None, dtype=None, name=None):
    if _typename(shape) not in ("tuple", "list") or batch_size is not None or dtype not in (None, "float32", "int32"):
        if _typename(shape) == "int":
            raise ValueError(f"Cannot convert '{shape}' to a shape.")
        _outside("an Input of these")
    start = _symbol(None if None in shape else _empty([1] + list(shape), dtype="float32" if dtype is None else dtype), list(shape), None, None, None, None)
    if dtype is not None:
        _keep(start, "dtype", dtype)
    n = _counted("InputLayer") if name is None else 0
    _keep(start, "name", "input_layer" + (f"_{n}" if n else "") if name is None else name)
    return start

layers_Input, layers_InputLayer = keras_Input

def _symbol(value, sizes, layer, again, args, named):
    return _instance("KerasTensor", "tensorflow.keras.KerasTensor", _symbol_operators(), {"shape": tuple([None] + sizes), "value": value, "dtype": "float32" if value is None else value.dtype.name, "made_by": layer, "again": again, "of": args, "named": named})

def _symbol_operators():
    def no_items(self):
        raise NotImplementedError("Iterating over a symbolic KerasTensor is not supported.")
    def no_truth(self):
        raise TypeError("A symbolic KerasTensor cannot be used as a boolean.")
    return {"__iter__": no_items, "__bool__": no_truth, "__add__": _symbol_operator("Add", lambda a, b: a + b), "__radd__": _symbol_operator("Add", lambda a, b: b + a), "__sub__": _symbol_operator("Subtract", lambda a, b: a - b), "__rsub__": _symbol_operator("Subtract", lambda a, b: b - a),
            "__mul__": _symbol_operator("Multiply", lambda a, b: a * b), "__rmul__": _symbol_operator("Multiply", lambda a, b: b * a), "__truediv__": _symbol_operator("TrueDivide", lambda a, b: a / b), "__pow__": _symbol_operator("Power", lambda a, b: a ** b)}

def _symbol_operator(kind, do):
    def operate(self, other):
        if _typename(other) == "array" or _symbols(other) and other.value is None:
            _outside("an Input beside these")
        compute = lambda layer, a, b: do(a, b)
        return _symbolic(_keras(kind, compute, None), compute, (self, other), {})
    return operate

def _symbols(v):
    return [t for one in (v if _typename(v) in ("list", "tuple") else [v]) for t in ([one] if _class(one) == "KerasTensor" else [])]

def _values(v, known):
    if _typename(v) in ("list", "tuple"):
        return [_values(one, known) for one in v]
    return known(v) if _class(v) == "KerasTensor" else v

def _symbolic(self, call, args, named):
    if [t for v in args for t in _symbols(v) if t.value is None]:
        return _of_open_sizes(self, call, args, named)
    out = _tried(lambda: call(self, *[_values(v, lambda t: t.value) for v in args], **named))
    if _typename(out) == "array":
        return _unseen(_symbol(out, list(out.shape)[1:], self, self, args, named))
    return tuple([_unseen(_symbol(v, list(v.shape)[1:], self, _part_of(self, k), args, named)) for k, v in enumerate(out)])

# Sizes that an Input leaves open are tried as two far apart: one that differs then is open too.

def _of_open_sizes(self, call, args, named):
    if _class(self) == "Dense" and args[0].shape[-1] is None and self.built is False:
        raise ValueError(f"Shapes used to initialize variables must be fully-defined (no `None` dimensions). Received: shape={(None, self.units)} for variable path='{self.name}/kernel'")
    shapes = []
    for size in (60, 211):
        try:
            out = _unseen(call(self, *[_values(v, lambda t: _empty([1] + _closed(t, size), dtype=t.dtype)) for v in args], **named))
        except Exception as e:
            text = str(e)
            if "Inputs have incompatible shapes." in text and text.count(", ") == 2 + text.count("(60, "):
                raise ValueError(text.replace("(60, ", "(None, "))
            _outside("an Input of unknown sizes")
        if _typename(out) != "array":
            _outside("an Input of unknown sizes")
        shapes.append(list(out.shape)[1:])
    sizes = [n if n == m else None for n, m in zip(*shapes)]
    return _unseen(_symbol(None if None in sizes else _empty([1] + sizes), sizes, self, self, args, named))

def _closed(t, size):
    return [size if n is None else n for n in t.shape[1:]]

def _part_of(layer, k):
    return lambda *args, **named: layer(*args, **named)[k]

# A model of inputs and outputs runs its layers again.

def new_Model(inputs=None, outputs=None, name=None):
    ends, starts = _symbols(outputs), _symbols(inputs)
    if not starts or not ends or [t for t in starts if t.made_by is not None]:
        _outside("a model of these")
    model = _trainable("Functional", lambda self, inputs, training=False: _rerun(self, inputs, starts, outputs), name, layers=_layers_between(ends, [], []), inputs=inputs, outputs=outputs)
    _keep(model, "built", True)
    _keep(model, "input_shape", starts[0].shape if len(starts) == 1 else [t.shape for t in starts])
    _keep(model, "output_shape", ends[0].shape if len(ends) == 1 else [t.shape for t in ends])
    _weighed(model)
    return model

def _layers_between(ends, seen, found):
    for t in ends:
        if [s for s in seen if s is t]:
            continue
        seen.append(t)
        if t.made_by is None:
            found.append(t)
            continue
        for v in t.of:
            _layers_between(_symbols(v), seen, found)
        if not [layer for layer in found if layer is t.made_by]:
            found.append(t.made_by)
    return found

def _rerun(self, inputs, starts, outputs):
    given = list(inputs) if _typename(inputs) in ("list", "tuple") else [inputs]
    if len(given) != len(starts) or [v for v in given if _typename(v) != "array"]:
        _outside("a model of these")
    tensors = [convert_to_tensor(v) for v in given]
    for k, (v, t) in enumerate(zip(tensors, starts)):
        if v.ndim != len(t.shape):
            _outside("a model of inputs of another rank")
        if [1 for n, m in zip(v.shape, t.shape) if m is not None and n != m]:
            raise ValueError(f"Input {k} with name '{t.name}' of layer '{self.name}' is incompatible with the layer: expected shape={t.shape}, found shape={tuple(v.shape)}")
    done = [(t, v) for t, v in zip(starts, tensors)]
    def known(t):
        have = [v for s, v in done if s is t]
        if not have:
            have = [t.again(*[_values(v, known) for v in t.of], **t.named)]
            done.append((t, have[0]))
        return have[0]
    return _values(outputs, known)

# What a model does beside a call: of what it learns the shapes are known.

def _trainable(kind, call, name, **parts):
    model = _keras(kind, call, name, **parts)
    _keep(model, "loss", None)
    _keep(model, "counted", [])
    _keep(model, "optimizer", None)
    _keep(model, "compile", lambda optimizer="rmsprop", loss=None, metrics=None: _compiled(model, optimizer, loss, metrics))
    _keep(model, "predict", lambda x, batch_size=None, verbose="auto", steps=None: _predicted(model, x))
    _keep(model, "fit", lambda x, y, batch_size=None, epochs=1, verbose="auto", shuffle=True, validation_data=None: _fitted(model, x, y, epochs, validation_data))
    _keep(model, "evaluate", lambda x, y, batch_size=None, verbose="auto": _evaluated(model, x, y))
    _keep(model, "get_layer", lambda name=None, index=None: _layer_of(model, name, index))
    _keep(model, "summary", lambda: None)
    _keep(model, "set_weights", lambda weights: _set_weights(model, weights))
    return model

def _layer_of(model, name, index):
    layers = [v for v in model.layers if _class(v) != "KerasTensor"]
    if name is None and index is None:
        raise ValueError("Provide either a layer name or layer index at `get_layer`.")
    if index is not None:
        if name is not None or _class(model) != "Sequential":
            _outside("get_layer of these")
        if index >= len(layers):
            raise ValueError(f"Was asked to retrieve layer at index {index} but model only has {len(layers)} layers.")
        return layers[index]
    found = [v for v in layers if v.name == name]
    if found:
        return found[0]
    if _class(model) != "Sequential":
        _outside("get_layer of these")
    raise ValueError(f"No such layer: {name}. Existing layers are: {[v.name for v in layers]}.")

def _compiled(model, optimizer, loss, metrics):
    _identified(optimizer, "optimizer")
    if metrics is not None and _typename(metrics) == "str":
        raise ValueError(f"Expected `metrics` argument to be a list, tuple, or dict. Received instead: metrics={metrics} of type <class 'str'>")
    if loss is not None and _typename(loss) != "str" or metrics not in (None, ["accuracy"], ["mae"], ["mse"]):
        _outside("compile with these")
    _keep(model, "loss", loss)
    _keep(model, "counted", [] if metrics is None else metrics)
    _keep(model, "optimizer", optimizer)

def _set_weights(model, weights):
    if [1 for v in weights if _typename(v) != "array"]:
        _outside("set_weights of these")
    if len(model.weights) != len(weights):
        raise ValueError(f"You called `set_weights(weights)` on layer '{model.name}' with a weight list of length {len(weights)}, but the layer was expecting {len(model.weights)} weights.")
    for w, v in zip(model.weights, weights):
        if list(w.shape) != list(v.shape):
            raise ValueError(f"Layer {model.name} weight shape {tuple(w.shape)} is not compatible with provided weight shape {tuple(v.shape)}.")
    for w, v in zip(model.weights, weights):
        _become(w, cast(convert_to_tensor(v), "float32"))

def _predicted(model, x):
    if _typename(x) in ("list", "int", "float") and not [1 for v in _leaves_of(x) if _typename(v) not in ("int", "float")]:
        raise ValueError(f"Unrecognized data type: x={x} (of type <class '{_typename(x)}'>)")
    if _typename(x) != "array":
        _outside("predict of these")
    return model(x).numpy()

# A model is compiled for any number of rows.

def _fitting(model, x):
    try:
        return model(x)
    except ValueError as e:
        text = str(e)
    raise ValueError(text.replace(f"({x.shape[0]}, ", "(None, ").replace("training=None", "training=True"))

def _learnt(model, x, y):
    if model.loss is None and model.optimizer is None:
        raise ValueError("You must call `compile()` before using the model.")
    _identified(model.loss, "loss")
    if _typename(x) != "array" or _typename(y) != "array" or model.loss is None or x.ndim == 0 or y.ndim == 0:
        _outside("fit of these")
    if x.shape[0] != y.shape[0]:
        raise ValueError(f"Data cardinality is ambiguous. Make sure all arrays contain the same number of samples.'x' sizes: {x.shape[0]}\n'y' sizes: {y.shape[0]}\n")
    out, want = list(_fitting(model, x).shape), list(y.shape)
    if model.loss == "categorical_crossentropy" and len(out) == len(want) and out != want and len(out) > 1:
        raise ValueError(f"Arguments `target` and `output` must have the same shape. Received: target.shape={tuple([None] + want[1:])}, output.shape={tuple([None] + out[1:])}")
    if "sparse" in model.loss and (not _known(convert_to_tensor(y)) or reduce_any((cast(y, "int32") < 0) | (cast(y, "int32") >= out[-1]))):
        _outside("fit of these labels")
    same = out == want or out == want + [1] or out + [1] == want
    if not (want in (out[:-1], out[:-1] + [1]) if model.loss == "sparse_categorical_crossentropy" else out == want if model.loss == "categorical_crossentropy" else same and model.loss in ("mse", "mae", "mean_squared_error", "mean_absolute_error", "binary_crossentropy")):
        _outside("fit of these")
    _lose()

def _fitted(model, x, y, epochs, validation_data):
    _learnt(model, x, y)
    if validation_data is not None:
        _outside("validation_data", "argument")
    return _record("History", {"history": {name: [_hidden("float64") for k in range(epochs)] for name in model.counted + ["loss"]}, "epoch": list(range(epochs))})

def _evaluated(model, x, y):
    _learnt(model, x, y)
    return [_hidden("float64") for k in range(1 + len(model.counted))] if model.counted else _hidden("float64")

def _in_turn(self, inputs, training=False):
    x = convert_to_tensor(inputs) if _typename(inputs) == "array" else _outside("a model of these")
    if not self.layers:
        raise ValueError(f"Sequential model {self.name} cannot be built because it has no layers. Call `model.add(layer)`.")
    if self.fed is not None and self.fed != list(x.shape)[1:]:
        if len(self.fed) != x.ndim - 1:
            _outside("a model of inputs of several ranks")
        for layer in self.layers:
            x = layer(x)
        return x
    _keep(self, "fed", list(x.shape)[1:])
    for layer in self.layers:
        x = layer(x, training=True) if training and _class(layer) in ("Dropout", "BatchNormalization") else layer(x)
    _keep(self, "built", True)
    _keep(self, "input_shape", tuple([None] + list(inputs.shape)[1:]))
    _keep(self, "output_shape", tuple([None] + list(x.shape)[1:]))
    _weighed(self)
    return x

def _weighed(model):
    weights = [w for layer in _inner_layers(model) for w in layer.weights]
    for part in ("weights", "variables"):
        _keep(model, part, weights)

def _bits(kernel, x, y, compute):
    a, b = _alike([x, y])
    if _kind(a) not in "iu":
        _barred(kernel, a.dtype.name)
    if a.dtype != b.dtype:
        _unlike(kernel, 1, a.dtype.name, b.dtype.name)
    return ragged_map_flat_values(compute, a, b) if _uneven(a) or _uneven(b) else compute(a, b)

def bitwise_bitwise_and(x, y):
    return _bits("BitwiseAnd", x, y, lambda a, b: a & b)

def bitwise_bitwise_or(x, y):
    return _bits("BitwiseOr", x, y, lambda a, b: a | b)

def bitwise_bitwise_xor(x, y):
    return _bits("BitwiseXor", x, y, lambda a, b: a ^ b)

def bitwise_left_shift(x, y):
    return _bits("LeftShift", x, y, lambda a, b: a << b)

def bitwise_right_shift(x, y):
    return _bits("RightShift", x, y, lambda a, b: a >> b)

# Weights of the layers that an instance of the program's own class holds.

def Layer_the_weights(self):
    found = [v for v in _attributes(self).values() if _role(v) == "KerasVariable"]
    for v in _attributes(self).values():
        for one in v if _typename(v) == "list" else [v]:
            if _role(one) == "Module":
                found = found + list(one.weights)
    return found

Model_the_weights = Layer_the_weights

def Layer_the_trainable_variables(self):
    found = [v for v in _attributes(self).values() if _role(v) == "KerasVariable" and _attributes(v).get("trainable", True)]
    for v in _attributes(self).values():
        for one in v if _typename(v) == "list" else [v]:
            if _role(one) == "Module":
                found = found + list(one.trainable_variables)
    return found

def Layer_the_non_trainable_variables(self):
    trained = Layer_the_trainable_variables(self)
    return [w for w in Layer_the_weights(self) if not [1 for v in trained if v is w]]

Model_the_non_trainable_variables, Model_the_non_trainable_weights, Layer_the_non_trainable_weights = Layer_the_non_trainable_variables
Model_the_trainable_variables, Model_the_trainable_weights, Layer_the_trainable_weights = Layer_the_trainable_variables

# An optimizer changes variables by gradients, whose values are not known.

def _optimizer(kind, learning_rate, more, kernel=""):
    _keras_misfit("keras.optimizers", kind, 0, more)
    if learning_rate is None or _typename(learning_rate) in ("str", "list", "tuple"):
        raise ValueError(f"Argument `learning_rate` should be float, or an instance of LearningRateSchedule, or a callable (that takes in the current iteration value and returns the corresponding learning rate value). Received instead: learning_rate={learning_rate}")
    steps = _variable(constant(0, dtype="int64"), False, "KerasVariable")
    def apply_gradients(grads_and_vars):
        pairs = [(g, v) for g, v in grads_and_vars]
        if not pairs:
            raise ValueError("not enough values to unpack (expected 2, got 0)")
        if not [1 for g, v in pairs if g is not None]:
            raise ValueError("No gradients provided for any variable.")
        for g, v in pairs:
            if g is None:
                continue
            if _role(v) not in ("Variable", "KerasVariable") or _typename(g) != "array":
                _outside("apply_gradients of these")
            if kind == "Adam" and not _meet(list(g.shape), list(v.shape)):
                _raised("Sub", f"Incompatible shapes: [{_braced(g.shape)}] vs. [{_braced(v.shape)}]", " name: ")
            if list(g.shape) != list(v.shape):
                _raised(kernel, f"Cannot update variable with shape [{_braced(v.shape)}] using a Tensor with shape [{_braced(g.shape)}], shapes must be equal.", " name: ") if kernel else _outside("a gradient of another shape")
            _become(v, _shaped(list(v.shape)))
        _become(steps, steps + 1)
        return steps
    def minimize(*args, **named):
        raise AttributeError(f"'{kind}' object has no attribute 'minimize'")
    def apply(grads, trainable_variables=None):
        apply_gradients(list(zip(grads, _outside("the variables") if trainable_variables is None else trainable_variables)))
    rate = _variable(constant(learning_rate, dtype="float32"), False, "KerasVariable") if _typename(learning_rate) in ("int", "float") else _shaped([]) if hasattr(learning_rate, "initial_learning_rate") else learning_rate
    return _record(kind, {"learning_rate": rate, "apply_gradients": apply_gradients, "apply": apply, "minimize": minimize, "iterations": steps})

def optimizers_SGD(learning_rate=0.01, momentum=0.0, nesterov=False, **more):
    return _optimizer("SGD", learning_rate, more, "" if momentum else "AssignSubVariableOp")

def optimizers_Adam(learning_rate=0.001, beta_1=0.9, beta_2=0.999, epsilon=1e-07, **more):
    return _optimizer("Adam", learning_rate, more, "AssignAddVariableOp")

def optimizers_AdamW(learning_rate=0.001, weight_decay=0.004, **more):
    return _optimizer("AdamW", learning_rate, more)

def optimizers_RMSprop(learning_rate=0.001, rho=0.9, **more):
    return _optimizer("RMSprop", learning_rate, more)
