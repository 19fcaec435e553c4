# The assertions of np.testing.

def testing_assert_allclose(actual, desired, rtol=1e-07, atol=0):
    _same_shapes(f"Not equal to tolerance rtol={rtol:g}, atol={atol:g}", actual, desired)
    if not allclose(actual, desired, rtol, atol, True):
        _outside("a failing test")

def testing_assert_array_equal(actual, desired):
    _same_shapes("Arrays are not equal", actual, desired)
    if not (asarray(actual) == asarray(desired)).all():
        _outside("a failing test")

testing_assert_equal = testing_assert_array_equal

def testing_assert_array_almost_equal(actual, desired, decimal=6):
    _same_shapes(f"Arrays are not almost equal to {decimal} decimals", actual, desired)
    if not allclose(actual, desired, 0, 1.5 * 10.0 ** -decimal, True):
        _outside("a failing test")

def _same_shapes(header, actual, desired):
    a, b = asarray(actual), asarray(desired)
    if a.ndim and b.ndim and a.shape != b.shape:
        if _typename(actual) != "array" and _typename(desired) != "array":
            _outside("a failing test")
        shown = [_text_of(v, "!r") for v in (a, b)]
        raise AssertionError(f"\n{header}\n\n(shapes {a.shape}, {b.shape} mismatch)\n ACTUAL: {shown[0]}\n DESIRED: {shown[1]}")
