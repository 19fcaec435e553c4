package library

// xarrayFunctions are written in the language of package expr.
const xarrayFunctions = `
# Functions of xarray's alone; all others are NumPy's.

def cov(da_a, da_b, dim=None, ddof=1, weights=None):
    _outside("cov of named axes")

corr, cross, polyval = cov

def array_diff(array, dim, n=1):
    if dim not in array.dims:
        raise ValueError(f"Dimension {dim!r} not found in data dimensions {array.dims}")
    return _differences(array, n, dim)

def array_quantile(array, *args, **kwargs):
    _outside("quantile along named axes")

array_interp, array_polyfit, array_searchsorted = array_quantile
`
