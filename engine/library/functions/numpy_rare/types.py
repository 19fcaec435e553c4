# The kinds of types that np.issubdtype and isinstance are asked for.

def integer(x=0):
    _outside("a kind of types that is called")

floating, number, generic, signedinteger, unsignedinteger, inexact = integer

def issubdtype(arg1, arg2):
    kinds = {"integer": "iu", "floating": "f", "number": "iuf", "generic": "biuf", "signedinteger": "i", "unsignedinteger": "u", "inexact": "f"}
    a = zeros(1, dtype=arg1)
    if _typename(arg2) in ("function", "type") and _called_with(arg2):
        return _kind(a) in list(kinds.get(_called(arg2), ""))
    return a.dtype == zeros(1, dtype=arg2).dtype

def min_scalar_type(a):
    if _kind(asarray(a)) not in "iu" or ndim(a):
        _outside("min_scalar_type of these")
    for t in ("uint8", "uint16", "uint32") if a >= 0 else ("int8", "int16", "int32"):
        if iinfo(t).min <= a <= iinfo(t).max:
            return zeros(1, dtype=t).dtype
    _outside("min_scalar_type of these")

def bitwise_count(x):
    x, n = abs(asarray(x)), 0
    if _kind(x) == "f":
        _no_bits("", "bitwise_count", x.dtype.name, "", False, True)
    for k in range(8 * x.itemsize - 1):
        n = n + ((x >> k) & 1)
    return asarray(n).astype("uint8")[()]

def ldexp(x1, x2):
    x, powers = copysign(x1, x1), asarray(x2)
    if _kind(powers) == "f" or powers.dtype.name == "uint64":
        _no_bits("", "ldexp", "", "", False, True)
    return (x * 2.0 ** powers).astype(x.dtype)[()]

def logaddexp(x1, x2):
    type = arctan2(x1, x2).dtype
    a, b = asarray(x1).astype(float64), asarray(x2).astype(float64)
    return where(a == b, a + log(2.0), maximum(a, b) + log1p(exp(-abs(a - b)))).astype(type)[()]

def random_PCG64(seed=None):
    return seed

random_MT19937, random_Philox, random_SFC64 = random_PCG64

def random_Generator(bit_generator):
    return numpy.random.default_rng(0)

# What NumPy says of values of Python's that stand where numbers, sizes or places go.

def _no_range_of_bools(a):
    if a.size > 2:
        raise TypeError("arange() is only supported for booleans when the result has at most length 2.")

def _no_operand(op, left, right):
    for k, v in enumerate((left, right)):
        if op == "@" and v is None and [a for a in (left, right) if _class(a) == "numpy.ndarray"]:
            raise ValueError(f"matmul: Input operand {k} does not have enough dimensions (has 0, gufunc core with signature (n?,k),(k,m?)->(n?,m?) requires 1)")

def _no_text_loop(op, left, right):
    op = "matmul" if op == "identity" else op
    if _typename(right) in ("NoneType", "dict"):
        raise UFuncTypeError(f"Cannot cast ufunc '{op}' output from dtype('O') to dtype('{left.dtype.name}') with casting rule 'same_kind'")
    if op == "add" and _typename(left) == "str" and _typename(right) != "array" and _kind(right):
        raise TypeError(f'can only concatenate str (not "{_class(right)}") to str')
    kinds = _kind(left) or _kind(right)
    turned = {"less": "greater", "less_equal": "greater_equal", "greater": "less", "greater_equal": "less_equal"}
    if op in turned:
        op, left, right = (turned[op], right, left) if _typename(left) == "str" else (op, left, right)
        raise UFuncTypeError(f"ufunc '{op}' did not contain a loop with signature matching types ({_dtype_class(left)}, {_dtype_class(right)}) -> None")
    if op in ("add", "subtract", "matmul") or op == "multiply" and kinds not in "iu":
        _no_loop(op, left, right)
    if op == "multiply":
        raise TypeError("The 'out' kwarg is necessary when using the string multiply ufunc directly. Use numpy.strings.multiply to multiply strings without specifying 'out'.")
    _no_bits("", op, "", "", False, True)

def _dtype_class(v):
    name = "str" if _typename(v) == "str" else asarray(v).dtype.name.replace("uint", "uInt")
    return f"<class 'numpy.dtypes.{name[0].upper() + name[1:]}DType'>"

def _no_size(call, given):
    one = given[0] if len(given) == 1 else given
    if one is None and call not in ("zeros", "ones", "empty", "full"):
        _outside("None as a shape")
    if one is None:
        raise TypeError("Use () not None as shape arguments")
    if call in ("zeros", "ones", "empty", "full", "reshape") and len(given) == 1 and (_typename(one) in ("float", "type") or _kind(one) == "f" and one.ndim == 0):
        if not _known(one):
            _outside("a size that is not known")
        raise TypeError(f"expected a sequence of integers or a single integer, got '{one!r}'")
    if isinstance(one, bool) and call in ("zeros", "ones", "empty", "full"):
        raise TypeError(f"expected a sequence of integers or a single integer, got '{one}'")
    if [item for item in (one if _sequence(one) else [one]) if isinstance(item, bool)]:
        raise TypeError("an integer is required")
    for item in one if _sequence(one) else [one]:
        if _kind(item) and item.ndim:
            _outside("an array as a size")
        if not isinstance(item, int) and _kind(item) not in ("i", "u"):
            raise TypeError(f"'{_class(item)}' object cannot be interpreted as an integer")

def _no_bound(start, stop):
    start, kinds = start or 0, [_typename(v) for v in (start, stop)]
    if kinds[1] == "tuple" and start == 0:
        raise TypeError("arange: scalar arguments expected instead of a tuple.")
    if "str" in kinds:
        raise TypeError("arange() not supported for inputs with DType <class 'numpy.dtypes.StrDType'>.")
    if "NoneType" in kinds or "list" in kinds or "dict" in kinds:
        raise TypeError(f"unsupported operand type(s) for -: '{_class(stop)}' and '{_class(start)}'")

def _no_count(num):
    if _typename(num) in ("float", "str", "list", "tuple", "NoneType"):
        raise TypeError(f"'{_typename(num)}' object cannot be interpreted as an integer")
    if isinstance(num, int) and num < 0:
        raise ValueError(f"Number of samples, {num}, must be non-negative.")

def _no_setting(of, name, has):
    if _class(of) != "numpy.ndarray":
        return None
    if name in ("T", "size", "ndim", "nbytes", "itemsize", "base", "mT"):
        raise AttributeError(f"attribute '{name}' of 'numpy.ndarray' objects is not writable")
    if not has:
        raise AttributeError(f"'numpy.ndarray' object has no attribute '{name}' and no __dict__ for setting new attributes")
