# What all libraries say but those that have other words.

def _diagonal_ones(n, m, k, dtype):
    columns = n if m is None else m
    if _typename(n) == "float" or _typename(columns) == "float" or n < 0 or columns < 0 or n > 1024 or columns > 1024:
        _outside("so large an identity")
    return _unseen(cast(arange(n)[:, None] + k == arange(columns), ones(0).dtype if dtype is None else dtype))

def _columns_of(table):
    return tuple(_unseen([_held(table[:, k]) for k in range(table.shape[1])]))
