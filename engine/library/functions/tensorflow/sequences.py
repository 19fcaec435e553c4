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
