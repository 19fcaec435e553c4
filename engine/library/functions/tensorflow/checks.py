# Functions that check a tensor and give it on, or None.

def _rank_of(x, holds, text):
    a = convert_to_tensor(x)
    if not holds(a.ndim):
        raise ValueError(f"Tensor  must have {text}.  Received rank {a.ndim}, shape {tuple(a.shape)}")

def assert_rank(x, rank, message=None):
    if message is not None or _typename(rank) != "int":
        _outside("assert_rank of these")
    _rank_of(x, lambda n: n == rank, f"rank {rank}")

def assert_rank_at_least(x, rank, message=None):
    if message is not None or _typename(rank) != "int":
        _outside("assert_rank of these")
    _rank_of(x, lambda n: n >= rank, f"rank at least {rank}")

def _all_of(x, holds, message, sign):
    a = convert_to_tensor(x)
    if not reduce_all(holds(a)):
        if a.size > 3 or a.ndim > 1:
            _outside("an assertion about these values")
        values = [f"{v!r}" for v in reshape(a, [-1]).numpy().tolist()]
        raise InvalidArgumentError(f"{'' if message is None else message + '.  '}\nCondition x {sign} 0 did not hold element-wise:\nx (shape={tuple(a.shape)} dtype={a.dtype.name}) = \n" + ("['" + "', '".join(values) + "']" if a.ndim else values[0]))

def debugging_assert_non_negative(x, message=None, summarize=None):
    _all_of(x, lambda a: a >= 0, message, ">=")

def debugging_assert_positive(x, message=None, summarize=None):
    _all_of(x, lambda a: a > 0, message, ">")

def assert_type(tensor, tf_type, message=None):
    if tensor.dtype != tf_type:
        if message is not None:
            _outside("assert_type of these")
        raise TypeError(f"tensor must be of type tf.{tf_type.name}; got tf.{tensor.dtype.name}")

def check_numerics(tensor, message):
    a = _real(tensor, "check_numerics")
    infinite, unknown = reduce_any(abs(a) == inf), reduce_any(a != a)
    if infinite or unknown:
        _raised("CheckNumerics", f"{message} : Tensor had {'Inf and NaN' if infinite and unknown else 'Inf' if infinite else 'NaN'} values", " name: ")
    return a

def assert_all_finite(x, message):
    return check_numerics(x, message)

def assert_shapes(shapes, data=None, summarize=None, message=None):
    sizes = {}
    for x, dims in shapes.items() if _typename(shapes) == "dict" else shapes:
        a = convert_to_tensor(x)
        if _typename(dims) not in ("tuple", "list") or len(dims) != a.ndim:
            _outside("assert_shapes of these")
        for at, (want, n) in enumerate(zip(dims, a.shape)):
            if _typename(want) not in ("str", "int") or want in ("...", "*", "") or message is not None:
                _outside("an assertion about these shapes")
            if _typename(want) == "int" and want != n:
                raise ValueError(f"Specified explicitly.  Tensor shape={tuple(a.shape)} dtype={a.dtype.name} dimension {at} must have size {want}.  Received size {n}, shape {tuple(a.shape)}")
            first, k, size = sizes.get(want, (a, 0, n))
            if size != n:
                raise ValueError(f"Specified by tensor shape={tuple(first.shape)} dtype={first.dtype.name} dimension {k}.  Tensor shape={tuple(a.shape)} dtype={a.dtype.name} dimension {at} must have size {size}.  Received size {n}, shape {tuple(a.shape)}")
            sizes[want] = sizes.get(want, (a, at, n))

def _message_of(message):
    return "" if message is None else f"{message}\n"

def _asserted(holds, text, x, y):
    if not reduce_all(holds):
        a, b = convert_to_tensor(x), convert_to_tensor(y)
        if "equal to" in text or a.ndim > 1 or b.ndim > 1 or not _known(a) or not _known(b):
            _outside("an assertion about these values")
        if a.ndim and a.shape == b.shape:
            at = where_alone(~holds)
            n = min(at.shape[0], 3)
            places = at[:n, 0]
            text = text + f"\nIndices of first {n} different values:\n{_text_of(at[:n].numpy(), '')}\nCorresponding x values:\n{_first_values(tensorflow_gather(a, places))}\nCorresponding y values:\n{_first_values(tensorflow_gather(b, places))}"
        raise InvalidArgumentError(f"{text}\nFirst {min(a.size, 3)} elements of x:\n{_first_values(a)}\nFirst {min(b.size, 3)} elements of y:\n{_first_values(b)}")

def _first_values(a):
    return _text_of(reshape(a, [-1])[:3].numpy(), "")

def assert_equal(x, y, message=None, summarize=None):
    _asserted(equal(x, y), _message_of(message) + "Condition x == y did not hold.", x, y)

def assert_none_equal(x, y, message=None, summarize=None):
    _asserted(not_equal(x, y), _message_of(message) + "Condition x != y did not hold.", x, y)

def assert_less(x, y, message=None, summarize=None):
    _asserted(less(x, y), _message_of(message) + "Condition x < y did not hold.", x, y)

def assert_less_equal(x, y, message=None, summarize=None):
    _asserted(less_equal(x, y), _message_of(message) + "Condition x <= y did not hold.", x, y)

def assert_greater(x, y, message=None, summarize=None):
    _asserted(greater(x, y), _message_of(message) + "Condition x > y did not hold.", x, y)

def assert_greater_equal(x, y, message=None, summarize=None):
    _asserted(greater_equal(x, y), _message_of(message) + "Condition x >= y did not hold.", x, y)

def assert_near(x, y, rtol=None, atol=None, message=None, summarize=None):
    a, b = convert_to_tensor(x), convert_to_tensor(y)
    near = 10 * 2.0 ** (-52 if a.dtype.name == "float64" else -23)
    _asserted(isclose(a, b, near if rtol is None else rtol, near if atol is None else atol), "x and y not equal to tolerance", x, y)
