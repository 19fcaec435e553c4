package library

// jaxFunctions are written in the language of package expr.
const jaxFunctions = `
# Functions of JAX's alone; all others are NumPy's.

def count_nonzero(a, axis=None, keepdims=False):
    return (a != 0).sum(axis, keepdims=keepdims)

def array_sort(a, axis=-1, stable=True, descending=False):
    return sort(a, axis, descending=descending)

def _truth(x):
    return array(x)

def histogram(a, bins=10, range=None, weights=None, density=None):
    n, edges = _histogram(a, bins, range, density, weights)
    return (n.astype("float32"), edges.astype("float32"))

def gradient(f, *varargs, axis=None, edge_order=None):
    slopes = _slopes(f, varargs, axis, edge_order)
    return slopes[0] if len(slopes) == 1 else slopes

def fill_diagonal(a, val, wrap=False, inplace=True):
    _outside("fill_diagonal")

def convolve(a, v, mode="full"):
    return _convolved(a * 1.0, v * 1.0, mode)

def correlate(a, v, mode="valid"):
    if len(v) > len(a):
        _outside("correlate with a longer array")
    return _convolved(a * 1.0, v[::-1] * 1.0, mode)

def cross(a, b, axisa=-1, axisb=-1, axisc=-1, axis=None):
    if axis is not None:
        axisa, axisb, axisc = axis, axis, axis
    a, b = moveaxis(a, axisa, -1), moveaxis(b, axisb, -1)
    if a.shape[-1] != 3 or b.shape[-1] != 3:
        _outside("cross of other than three")
    return moveaxis(_crossed(a, b), -1, axisc)
`
