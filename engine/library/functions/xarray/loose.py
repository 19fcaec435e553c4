# Coordinates of no variable are those of one without a name, which goes when others have
# all its axes; whoever asks for the variables is outside while it is there.

def _sizes_given(name, v):
    dims, data = _coord_parts(name, v)
    if _typename(data) == "list" or _typename(data) == "range":
        data = _plain(_numbered_texts(data) if data and _typename(data[0]) == "str" else asarray(data), dims) if not data or not _is_times(data[0]) else _of_times("array", [data])
    return zip(dims, data.shape) if dims else []

def _tight(d):
    if "" not in d:
        return d
    rest = {name: v for name, v in d.items() if name != ""}
    return d if not rest or [dim for dim in d[""].dims if dim not in _sizes_of(rest)] else rest

# What cannot be set as an attribute.

def _no_setting(of, name, has):
    kind = "DataArray" if isinstance(of, DataArray) else "Dataset"
    if name == "dims":
        raise AttributeError("you cannot assign dims on a DataArray. Use .rename() or .swap_dims() instead." if kind == "DataArray" else "property 'dims' of 'Dataset' object has no setter")
    if name in ("shape", "size", "ndim", "dtype", "nbytes", "sizes", "T", "loc", "xindexes", "indexes", "chunks"):
        raise AttributeError(f"property {name!r} of '{kind}' object has no setter")
    if name not in (of.dims if kind == "DataArray" else of) and has:
        _outside("assignment to this attribute", "operation")
    raise AttributeError(f"cannot set attribute {name!r} on a '{kind}' object. Use __setitem__ styleassignment (e.g., `ds['name'] = ...`) instead of assigning variables.")

# Mistakes with the names of axes.

def _twice_named(name, dims):
    raise ValueError(f"This function cannot handle duplicate dimensions, but dimensions {{{name!r}}} appear more than once on this object's dims: {dims}")

def _of_more_axes(shape, rank):
    raise ValueError(f"shape mismatch: value array of shape {shape} could not be broadcast to indexing result with {rank} dimensions")

def _no_superset(new, old):
    raise ValueError(f"new dimensions {new} must be a superset of existing dimensions {old}")

def _no_model():
    raise TypeError("Expected DataArray, Dataset, or Variable")

def _no_dim(name, dims):
    raise ValueError(f"'{name}' not found in array dimensions {dims}")
