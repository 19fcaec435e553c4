# Layers that go along a sequence: batch, time, features.

def _recurring(kind, units, return_sequences, return_state, name, states, gates):
    if _typename(units) != "int":
        _outside(kind + " of these")
    if units < 1:
        raise ValueError(f"Received an invalid value for argument `units`, expected a positive integer, got {units}.")
    def call(self, inputs, training=None):
        x = _fed(self, inputs, 3)
        wide, last = units * gates, [x.shape[0], units]
        _grown(self, x, [[x.shape[-1], wide], [units, wide], [2, wide] if kind == "GRU" else [wide]])
        out = _shaped([x.shape[0], x.shape[1], units] if return_sequences else last)
        return tuple([out] + [_shaped(last) for k in range(states)]) if return_state else out
    return _keras(kind, call, name, units=units, return_sequences=return_sequences, return_state=return_state)

def layers_LSTM(units, return_sequences=False, return_state=False, activation="tanh", dropout=0.0, recurrent_dropout=0.0, input_shape=None, name=None):
    _checked(activation)
    return _given(_recurring("LSTM", units, return_sequences, return_state, name, 2, 4), input_shape)

def layers_GRU(units, return_sequences=False, return_state=False, activation="tanh", dropout=0.0, recurrent_dropout=0.0, input_shape=None, name=None):
    _checked(activation)
    return _given(_recurring("GRU", units, return_sequences, return_state, name, 1, 3), input_shape)

def layers_SimpleRNN(units, return_sequences=False, return_state=False, activation="tanh", dropout=0.0, recurrent_dropout=0.0, input_shape=None, name=None):
    _checked(activation)
    return _given(_recurring("SimpleRNN", units, return_sequences, return_state, name, 1, 1), input_shape)

def layers_Bidirectional(layer, name=None):
    if not hasattr(layer, "return_state"):
        _outside("Bidirectional of this")
    def call(self, inputs):
        x = _fed(self, inputs, 3)
        if layer.return_state:
            _outside("the states of both directions")
        out = layer(x)
        return concat([out, out], -1)
    return _keras("Bidirectional", call, name)

def layers_TimeDistributed(layer, name=None):
    def call(self, inputs):
        x = _fed(self, inputs)
        return _shaped(list(x.shape)[:2] + list(layer(x[:, 0]).shape)[1:]) if x.ndim > 2 else _no_steps(x)
    return _keras("TimeDistributed", call, name)

def _no_steps(x):
    raise ValueError(f"`TimeDistributed` Layer should be passed an `input_shape` with at least 3 dimensions, received: {tuple(x.shape)}")

def layers_MultiHeadAttention(num_heads, key_dim, value_dim=None, dropout=0.0, name=None):
    for param, n in (("num_heads", num_heads), ("key_dim", key_dim)):
        if not isinstance(n, int) or n < 1:
            raise ValueError(f"Received an invalid value for argument `{param}`, expected a positive integer. Received: {param}={n}")
    def call(self, query, value=None, key=None, return_attention_scores=False, use_causal_mask=False, training=None):
        if value is None:
            raise TypeError("missing a required argument: 'value'")
        q, v = _fed(self, query), _fed(self, value)
        k = v if key is None else _fed(self, key)
        if q.ndim != 3 or v.ndim != 3 or q.shape[0] != v.shape[0] or list(k.shape)[:2] != list(v.shape)[:2]:
            _outside("attention of these")
        wide, deep = q.shape[-1], key_dim if value_dim is None else value_dim
        sizes = [[wide, num_heads, key_dim], [num_heads, key_dim], [k.shape[-1], num_heads, key_dim], [num_heads, key_dim], [v.shape[-1], num_heads, deep], [num_heads, deep], [num_heads, deep, wide], [wide]]
        if self.built is not False and sizes != [list(w.shape) for w in self.weights]:
            _outside("attention of other sizes")
        _grown(self, q, sizes)
        out = _shaped(list(q.shape))
        return (out, _shaped([q.shape[0], num_heads, q.shape[1], v.shape[1]])) if return_attention_scores else out
    return _keras("MultiHeadAttention", call, name, num_heads=num_heads, key_dim=key_dim)

def map_fn(fn, elems, dtype=None, fn_output_signature=None):
    if _typename(elems) in ("tuple", "list"):
        if [v for v in elems if ndim(v) == 0]:
            raise ValueError("Elements in elems must be 1+ dimensional Tensors, not scalars")
        counts = [len(_lists(v)) if _uneven(v) else shape(v)[0] for v in elems]
        if [n for n in counts if n != counts[0]]:
            raise ValueError(f"Dimensions {counts[0]} and {[n for n in counts if n != counts[0]][0]} are not compatible")
        return _stacked_rows([fn(row if _typename(elems) == "tuple" else list(row)) for row in zip(*[_even(v) for v in elems])]) if dtype is not None or fn_output_signature is not None else _outside("map_fn of several tensors")
    try:
        rows = [fn(row) for row in elems]
    except (AttributeError, TypeError, ValueError, InvalidArgumentError):
        _outside("this mistake in map_fn")
    if dtype is None and fn_output_signature is None and [r for r in rows if _typename(r) == "array" and _typename(elems) == "array" and r.dtype != elems.dtype]:
        raise InvalidArgumentError(f"TensorArray dtype is {elems.dtype.name} but Op is trying to write dtype {rows[0].dtype.name} ")
    if len(rows) > 0:
        _writes_as(fn_output_signature if dtype is None else dtype, rows[0])
    if _uneven(elems) and dtype is None and fn_output_signature is None and len(rows) > 0 and _typename(rows[0]) == "array":
        if rows[0].ndim == 0:
            _outside("map_fn of rows to numbers")
        return _nested([_lists(row) for row in rows], rows[0], 1)
    if len(rows) == 0 or _typename(rows[0]) == "tuple" and dtype is None and fn_output_signature is None:
        _outside("map_fn of nothing")
    return _stacked_rows(rows)

def _writes_as(kind, row):
    if _typename(kind) in ("list", "tuple") and _typename(row) == _typename(kind):
        for k, v in zip(kind, row):
            _writes_as(k, v)
    kind = constant(0, dtype=kind).dtype if _class(kind) == "DType" and kind.name in "float16 float32 float64 int8 int16 int32 int64 uint8" else None
    if kind is not None and _typename(row) == "array" and not _uneven(row) and row.dtype != kind:
        raise InvalidArgumentError(f"TensorArray dtype is {kind.name} but Op is trying to write dtype {row.dtype.name} ")

def _stacked_rows(rows):
    if _typename(rows[0]) in ("tuple", "list") and [v for v in rows[0] if _typename(v) == "array"]:
        parts = [stack(list(part)) for part in zip(*rows)]
        return parts if _typename(rows[0]) == "list" else tuple(parts)
    for row in rows:
        if _typename(row) == "array" and row.shape != rows[0].shape:
            raise ValueError(f"Incompatible shape for value ({tuple(row.shape)}), expected ({tuple(rows[0].shape)})")
    return stack(rows)
