# The assertions of np.testing.

def testing_assert_allclose(actual, desired, rtol=1e-07, atol=0):
    _same_shapes(f"Not equal to tolerance rtol={rtol:g}, atol={atol:g}", actual, desired)
    _mismatched(f"Not equal to tolerance rtol={rtol:g}, atol={atol:g}", actual, desired, lambda a, b: isclose(a, b, rtol, atol, True))

def testing_assert_array_equal(actual, desired):
    _same_shapes("Arrays are not equal", actual, desired)
    _mismatched("Arrays are not equal", actual, desired, lambda a, b: a == b)

def testing_assert_equal(actual, desired):
    if _typename(actual) != "array" and _typename(desired) != "array" and actual != desired:
        _outside("a failing test")
    testing_assert_array_equal(actual, desired)

def testing_assert_array_almost_equal(actual, desired, decimal=6):
    _same_shapes(f"Arrays are not almost equal to {decimal} decimals", actual, desired)
    _mismatched(f"Arrays are not almost equal to {decimal} decimals", actual, desired, lambda a, b: isclose(a, b, 0, 1.5 * 10.0 ** -decimal, True))

def _same_shapes(header, actual, desired):
    a, b = asarray(actual), asarray(desired)
    if a.ndim and b.ndim and a.shape != b.shape:
        if _typename(actual) != "array" and _typename(desired) != "array":
            _outside("a failing test")
        shown = [_text_of(v, "!r") for v in (a, b)]
        raise AssertionError(f"\n{header}\n\n(shapes {a.shape}, {b.shape} mismatch)\n ACTUAL: {shown[0]}\n DESIRED: {shown[1]}")

def _mismatched(header, actual, desired, holds):
    a, b = asarray(actual), asarray(desired)
    fails = ~holds(a, b)
    if not fails.any():
        return None
    if _kind(a) not in ("i", "f") or _kind(b) not in ("i", "f") or a.ndim + b.ndim == 0 or not isfinite(a).all() or not isfinite(b).all():
        _outside("a failing test")
    places, x, y, n = argwhere(fails).tolist(), broadcast_to(a, fails.shape), broadcast_to(b, fails.shape), fails.sum()
    says = [f" {p}: {_item_of(x, p)} (ACTUAL), {_item_of(y, p)} (DESIRED)" for p in places[:5]]
    off, under = abs(x - y), fails & (y != 0)
    ratio = (off[under] / abs(y[under])).max() if under.any() else inf
    shown = [_repr_of(v) for v in (a, b)]
    many = "Mismatch at index:" if len(places) == 1 else "Mismatch at indices:" if len(places) <= 5 else "First 5 mismatches are at indices:"
    raise AssertionError(f"\n{header}\n\nMismatched elements: {n} / {fails.size} ({100 * int(n) / fails.size:.3g}%)\n{many}\n" + "\n".join(says) + f"\nMax absolute difference among violations: {_repr_of(array(off[fails].max()))[6:-1]}\nMax relative difference among violations: {_repr_of(array(ratio))[6:-1]}\n ACTUAL: {shown[0]}\n DESIRED: {shown[1]}")

def _item_of(a, place):
    for k in place:
        a = a[k]
    return a.item()

def _repr_of(a):
    lines = _text_of(a, "!r").split("\n")
    return "\n".join(lines[:3]) + "..." if len(lines) > 4 else "\n".join(lines)
