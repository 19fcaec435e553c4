# Functions of xarray's alone; all others are NumPy's.
