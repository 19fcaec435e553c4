# Rows that partitions of their values tell.

def RaggedTensor_from_row_lengths(values, row_lengths, validate=True):
    lengths, total = _ints(row_lengths), 0
    for n in lengths:
        total = total + n
    _no_negatives("Arguments to from_row_lengths do not form a valid RowPartition.", lengths, row_lengths.dtype.name if _typename(row_lengths) == "array" else "int64")
    a = convert_to_tensor(values)
    if total != a.shape[0]:
        raise InvalidArgumentError(f"Arguments to _from_row_partition do not form a valid RaggedTensor\nCondition x == y did not hold.\nFirst 1 elements of x:\n[{total}]\nFirst 1 elements of y:\n[{a.shape[0]}]")
    return _short_rows(_cut(a, lengths), row_lengths)

def RaggedTensor_from_row_splits(values, row_splits, validate=True):
    splits = _ints(row_splits)
    if not splits or splits[0] != 0:
        _outside("row splits that begin elsewhere than at 0")
    _no_falls("from_row_splits do not form a valid RaggedTensor:monotonic.", splits)
    return _short_rows(RaggedTensor_from_row_lengths(values, _lengths(splits)), row_splits)

# Numbers that should not fall from one to the next.

def _no_falls(says, numbers, dtype="int64"):
    _no_negatives("Arguments to " + says, [b - a for a, b in zip(numbers, numbers[1:])], dtype)

def RaggedTensor_from_row_limits(values, row_limits, validate=True):
    limits = _ints(row_limits)
    if _typename(row_limits) != "array":
        _no_negatives("Arguments to from_row_limits do not form a valid RaggedTensor.", limits[:1])
        _no_falls("from_row_limits do not form a valid RaggedTensor.", limits)
    return _short_rows(RaggedTensor_from_row_splits(values, [0] + _ints(row_limits)), row_limits)

def RaggedTensor_from_row_starts(values, row_starts, validate=True):
    starts, n = _ints(row_starts), convert_to_tensor(values).shape[0]
    if _typename(row_starts) != "array" and starts and starts[0] == 0:
        _no_falls("from_row_starts do not form a valid RaggedTensor.", starts)
        if starts[-1] > n:
            raise InvalidArgumentError(f"Arguments to from_row_starts do not form a valid RaggedTensor\nCondition x <= y did not hold.\nFirst 1 elements of x:\n[{starts[-1]}]\nFirst 1 elements of y:\n[{n}]")
    return _short_rows(RaggedTensor_from_row_splits(values, _ints(row_starts) + [convert_to_tensor(values).shape[0]]), row_starts)

def RaggedTensor_from_value_rowids(values, value_rowids, nrows=None, validate=True):
    rows, have = _ints(value_rowids), convert_to_tensor(values).shape[0]
    if len(rows) != have:
        raise ValueError(f"Shapes ({have},) and ({len(rows)},) are incompatible")
    if _typename(value_rowids) != "array":
        _no_falls("from_value_rowids do not form a valid RowPartition.", rows)
        _no_negatives("Arguments to from_value_rowids do not form a valid RowPartition.", rows[:1])
    n = int(nrows) if nrows is not None else rows[-1] + 1 if rows else 0
    if rows != sorted(rows) or rows and (rows[0] < 0 or rows[-1] >= n):
        _outside("rows out of order")
    return _short_rows(RaggedTensor_from_row_lengths(values, [rows.count(i) for i in range(n)]), value_rowids)

def RaggedTensor_from_uniform_row_length(values, uniform_row_length, nrows=None, validate=True):
    a, length = convert_to_tensor(values), int(uniform_row_length)
    n = int(nrows) if nrows is not None else a.shape[0] // length if length > 0 else 0
    if n * length != a.shape[0]:
        raise ValueError(f"uniform_row_length={length} times nrows={n} must equal nvals={a.shape[0]}")
    return _cut(a, [length] * n, length)

def RaggedTensor_from_nested_row_lengths(flat_values, nested_row_lengths, validate=True):
    a = convert_to_tensor(flat_values)
    for lengths in reversed(nested_row_lengths):
        a = RaggedTensor_from_row_lengths(a, lengths)
    return _short_rows(a, nested_row_lengths[0])

def RaggedTensor_from_nested_row_splits(flat_values, nested_row_splits, validate=True):
    return _short_rows(RaggedTensor_from_nested_row_lengths(flat_values, [_lengths(splits) for splits in nested_row_splits]), nested_row_splits[0]) if nested_row_splits else convert_to_tensor(flat_values)
