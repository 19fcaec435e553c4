def outer(a, b):
    return ravel(a)[:, None] * ravel(b)

def array_sort(a, axis=-1, kind=None, order=None, stable=None, descending=None):
    if axis is None:
        _int_for(axis)
    a[...] = sort(a, axis, descending=descending)

def round(a, decimals=0):
    if _kind(_arrayed(a)) == "b" and decimals:
        _outside("round of bools")
    if not isinstance(decimals, int):
        _int_for(decimals)
    return _rounded(_arrayed(a), decimals)

around = round

def append(arr, values, axis=None):
    return concatenate((ravel(arr), ravel(values)) if axis is None else (arr, values), 0 if axis is None else axis)
