# Layers that merge several tensors. An axis that one lacks is put behind that of the batch.

def _merging(kind, merge, name):
    return _keras(kind, lambda self, inputs: merge(_mergeable(kind, self, inputs)), name)

def _mergeable(kind, self, inputs):
    if _typename(inputs) == "array":
        raise ValueError(f"A merge layer should be called on a list of inputs. Received: input_shape={tuple(inputs.shape)} (not a list of shapes)")
    all = [_fed(self, x) for x in inputs]
    shapes = [tuple(x.shape) for x in all]
    if kind == "Subtract" and len(all) != 2:
        raise ValueError(f"A `Subtract` layer should be called on exactly 2 inputs. Received: input_shape={shapes}")
    if [x for x in all if x.ndim == 0 or x.dtype != all[0].dtype]:
        _outside(kind + " of these")
    if [s for s in shapes if s[0] != shapes[0][0]]:
        raise ValueError(f"Cannot merge tensors with different batch sizes. Received tensors with shapes {shapes}")
    met = shapes[0][1:]
    for s in shapes[1:]:
        if not _meet(met, s[1:]):
            raise ValueError(f"Inputs have incompatible shapes. Received shapes {tuple(met)} and {s[1:]}")
        met = [max(m, n) for m, n in zip([1] * (len(s) - 1 - len(met)) + list(met), [1] * (len(met) + 1 - len(s)) + list(s[1:]))]
    return [_deepened(x, len(met) + 1) for x in all]

def _deepened(x, rank):
    return x if x.ndim == rank else reshape(x, [x.shape[0]] + [1] * (rank - x.ndim) + list(x.shape)[1:])

def _chain(do, all):
    r = all[0]
    for x in all[1:]:
        r = do(r, x)
    return r

def layers_Add(name=None):
    return _merging("Add", lambda all: _chain(lambda a, b: a + b, all), name)

def layers_Subtract(name=None):
    return _merging("Subtract", lambda all: _chain(lambda a, b: a - b, all), name)

def layers_Multiply(name=None):
    return _merging("Multiply", lambda all: _chain(lambda a, b: a * b, all), name)

def layers_Maximum(name=None):
    return _merging("Maximum", lambda all: _chain(lambda a, b: maximum(a, b), all), name)

def layers_Minimum(name=None):
    return _merging("Minimum", lambda all: _chain(lambda a, b: minimum(a, b), all), name)

def layers_Average(name=None):
    return _merging("Average", lambda all: _chain(lambda a, b: a + b, all) / len(all), name)

def layers_add(inputs):
    return layers_Add()(inputs)

def layers_multiply(inputs):
    return layers_Multiply()(inputs)

def layers_Concatenate(axis=-1, name=None):
    return _keras("Concatenate", lambda self, inputs: _alongside(self, inputs, axis), name, axis=axis)

def layers_concatenate(inputs, axis=-1):
    return layers_Concatenate(axis)(inputs)

def _alongside(self, inputs, axis):
    if _typename(inputs) == "array":
        raise ValueError(f"A `Concatenate` layer should be called on a list of at least 1 input. Received: input_shape={tuple(inputs.shape)}")
    all = [_fed(self, x) for x in inputs]
    if [x for x in all if x.ndim == 0 or x.dtype != all[0].dtype or axis >= x.ndim or axis < -x.ndim]:
        _outside("Concatenate of these")
    for x in all if self.built is False else []:
        if x.ndim != all[0].ndim or [k for k in range(x.ndim) if k != axis % x.ndim and x.shape[k] != all[0].shape[k]]:
            raise ValueError(f"A `Concatenate` layer requires inputs with matching shapes except for the concatenation axis. Received: input_shape={[tuple(x.shape) for x in all]}")
    _keep(self, "built", True)
    return concat(all, axis)

def layers_ELU(alpha=1.0, name=None):
    if alpha != 1:
        _outside("ELU of these")
    return _keras("ELU", lambda self, inputs: nn_elu(_fed(self, inputs)), name)

# The products of two lists of rows, row by row.

def layers_Dot(axes, normalize=False, name=None):
    def call(self, inputs):
        a, b = [_fed(self, x) for x in inputs]
        i, j = [axes, axes] if _typename(axes) == "int" else axes
        if a.ndim != 2 or b.ndim != 2 or normalize or [i % 2, j % 2] != [1, 1] or a.shape[0] != b.shape[0]:
            _outside("Dot of these")
        if a.shape[1] != b.shape[1]:
            raise ValueError(f"Incompatible input shapes: axis values {a.shape[1]} (at axis {i}) != {b.shape[1]} (at axis {j}). Full input shapes: {tuple(a.shape)}, {tuple(b.shape)}")
        return reduce_sum(a * b, axis=1, keepdims=True)
    return _keras("Dot", call, name)
