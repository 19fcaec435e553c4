# Arrays of texts. Their codes are an array of places in a list of words, which views share;
# width is the number of letters that an item has room for.

def _texts(codes, words, width):
    shown = f"array(shape={codes.shape}, dtype='<U{width}')"
    if _known(codes) and codes.size <= 40:
        shown = f"array({_words_at(codes.tolist(), words)!r}, dtype='<U{width}')"
    return _instance("numpy.ndarray", "numpy.own_ndarray", {}, {"_codes": codes, "_words": words, "_width": width, "_shown": shown})

def _recoded(t, codes):
    if codes.ndim == 0 and t._codes.ndim:
        return t._words[int(codes)] if _known(codes) else _outside("a text that is not known")
    return _texts(codes, t._words, t._width)

def _is_texts(v):
    return _typename(v) == "numpy.ndarray" and hasattr(v, "_codes")

def _has_texts(v):
    return _typename(v) == "str" or _is_texts(v) or _typename(v) in ("list", "tuple") and [one for one in v if _has_texts(one)] != []

def _names_texts(dtype):
    return _typename(dtype) in ("str", "type") and _letters_of(dtype) is not None

# The width that a type of texts names: 0 where it leaves that open, None for another type.

def _letters_of(dtype):
    name = dtype if _typename(dtype) == "str" else dtype.__name__
    digits = name.replace("<", "").replace("U", "").replace("str_", "str")
    if digits in ("str", "") and name not in ("", "<"):
        return 0
    return int(digits) if "U" in name and digits.isdigit() else None

def _leaves(v):
    if _is_texts(v):
        return _leaves(v.tolist())
    if _kind(v) and ndim(v):
        return list(ravel(v))
    return [leaf for one in v for leaf in _leaves(one)] if _typename(v) in ("list", "tuple", "range") else [v]

def _sizes_of(v):
    if _is_texts(v) or _kind(v):
        return list(v.shape)
    if _typename(v) not in ("list", "tuple", "range"):
        return []
    sizes = [_sizes_of(one) for one in v]
    if [s for s in sizes if s != sizes[0]]:
        _outside("texts in lists of different lengths")
    return [len(sizes)] + (sizes[0] if sizes else [])

def _room(v):
    if _typename(v) == "str":
        return len(v)
    if _typename(v) not in ("bool", "int", "float") and not _kind(v):
        _outside("an array of objects")
    kind, bytes = _kind(asarray(v)), asarray(v).itemsize
    return 32 if kind == "f" else 5 if kind == "b" else {1: 4, 2: 6, 4: 11, 8: 21}[bytes] - (1 if kind == "u" else 0)

def _texts_of(v, letters=0):
    if _is_texts(v) and not letters:
        return v
    if not _known(v if _is_texts(v) == False else v._codes):
        _outside("texts that are not known")
    leaves, sizes = _leaves(v), _sizes_of(v)
    room = int(max([1] + [_room(leaf) for leaf in leaves]))
    says = [(leaf if _typename(leaf) == "str" else str(leaf))[:letters or None] for leaf in leaves]
    words = sorted(list({one: 0 for one in says}))
    places = {word: k for k, word in enumerate(words)}
    codes = array([places[one] for one in says] + [0])[:-1]
    return _texts(codes.reshape(sizes), words, letters or room)

# Several arrays of texts by the places of their items in one list of words, in order.

def _merged(parts):
    parts = [_texts_of(p) for p in parts]
    words = sorted(list({word: 0 for p in parts for word in p._words}))
    places = {word: k for k, word in enumerate(words)}
    return [array([places[word] for word in p._words] + [0])[p._codes] for p in parts], words, int(max([p._width for p in parts]))

def _cast_texts(t, dtype):
    letters = _letters_of(dtype) if _names_texts(dtype) else None
    if letters is not None:
        return _texts_of(t, letters) if letters else _texts(t._codes.copy(), t._words, t._width)
    like = zeros(1, dtype=dtype)
    if _kind(like) == "b":
        return array([word != "" for word in t._words] + [False])[t._codes]
    number = float if _kind(like) == "f" else int
    return array([_number_in(t._words[k], number) for k in t._codes.ravel().tolist()] + [0]).astype(like.dtype)[:-1].reshape(t._codes.shape)

def _number_in(word, number):
    try:
        return number(word)
    except ValueError as e:
        raise ValueError((f"invalid literal for int() with base 10: " if number is int else "could not convert string to float: ") + f"np.str_({word!r})")

# What functions of NumPy's make of texts, where they take no others than arrays of numbers:
# most do with the codes what they do with numbers.

def _of_texts(function, given, named):
    name, all_given = _called(function), list(given + tuple(named.values()))
    if [v for v in all_given if _is_records(v) or _names_fields(v)]:
        return _unseen(_of_records(function, given, named))
    if _has_matrix(all_given):
        return _of_matrices(function, given, named)
    if [v for v in all_given if _is_masked(v)]:
        return _unseen(_of_masked(function, given, named))
    if [v for v in all_given if _has_complex(v) or _names_complex(v)]:
        return _unseen(_of_complex(function, given, named))
    if name in ("zeros", "ones", "empty", "full", "array", "asarray", "asanyarray", "astype", "full_like"):
        return _unseen(_made_of_texts(name, list(given), named))
    beside = name in ("where", "select", "append") and _has_texts(list(given[1:]) + list(named.values()))
    if not beside and not (given and _has_texts(given[0])):
        _outside(name + " of these")
    if name in ("reshape", "ravel", "transpose", "squeeze", "expand_dims", "flip", "fliplr", "flipud", "tile", "repeat", "roll", "take", "rot90", "broadcast_to", "moveaxis", "swapaxes", "atleast_1d", "atleast_2d", "delete", "resize", "copy", "diagonal", "choice", "permutation", "compress", "take_along_axis"):
        t = _texts_of(given[0])
        return _unseen(_recoded(t, function(t._codes, *given[1:], **named)))
    if name in ("split", "array_split", "vsplit", "hsplit"):
        t = _texts_of(given[0])
        return _unseen([_recoded(t, codes) for codes in function(t._codes, *given[1:], **named)])
    if name in ("concatenate", "concat", "stack", "vstack", "hstack", "column_stack", "dstack"):
        codes, words, width = _merged(given[0])
        return _unseen(_texts(function(codes, *given[1:], **named), words, width))
    if name in ("append", "union1d", "intersect1d", "setdiff1d", "setxor1d"):
        codes, words, width = _merged(given[:2])
        return _unseen(_texts(function(*codes, *given[2:], **named), words, width))
    if name in ("isin", "array_equal", "equal", "not_equal", "less", "less_equal", "greater", "greater_equal", "searchsorted"):
        codes, words, width = _merged(given[:2] if _has_texts(given[1]) else _outside(name + " of these"))
        return _unseen(function(*codes, *given[2:], **named))
    if name in ("any", "all", "count_nonzero", "nonzero", "argwhere", "flatnonzero"):
        return _unseen(function(_cast_texts(_texts_of(given[0]), bool), *given[1:], **named))
    if name in ("shape", "ndim", "size"):
        return function(_texts_of(given[0])._codes, *given[1:])
    return _unseen(_ordered_texts(name, function, given, named))

def _ordered_texts(name, function, given, named):
    if name == "where" and len(given) == 3:
        _same_kinds(given[1:])
        codes, words, width = _merged(given[1:])
        return _texts(asarray(function(given[0], *codes)), words, width)
    if name == "select":
        choices = list(given[1]) + list(given[2:]) + list(named.values())
        if len(choices) == len(given[1]):
            raise TypeError("Choicelist and default value do not have a common dtype: " + _no_common("Str", "_PyLong"))
        codes, words, width = _merged(choices)
        return _texts(asarray(function(given[0], codes[:len(given[1])], codes[-1])), words, width)
    if name not in ("sort", "argsort", "unique", "argmax", "argmin", "lexsort"):
        return _no_numbers(name, [v for v in given if _has_texts(v)])
    codes, words, width = _merged([given[0]] if name != "lexsort" else given[0])
    r = function(codes if name == "lexsort" else codes[0], *given[1:], **named)
    if name not in ("sort", "unique"):
        return r
    return (_texts(r[0], words, width),) + r[1:] if _typename(r) == "tuple" else _texts(r, words, width)

def _made_of_texts(name, given, named):
    at = {"zeros": 1, "ones": 1, "empty": 1, "full": 2, "full_like": 2}.get(name, 1)
    dtype = named.get("dtype", given[at] if len(given) > at else None)
    if [key for key in named if key not in ("dtype", "copy", "shape", "fill_value", "object", "a")]:
        _outside(name + " of texts")
    if name in ("zeros", "empty", "ones"):
        letters = _letters_of(dtype) if _names_texts(dtype) else _outside(name + " of these")
        return _texts(zeros(given[0], dtype=int), ["1" if name == "ones" else ""], letters or 1)
    letters = None if dtype is None else _letters_of(dtype) if _names_texts(dtype) else -1
    v = given[1] if name in ("full", "full_like") else given[0]
    if name == "full_like" and not _is_texts(given[0]):
        _outside("full_like of these")
    if name in ("full", "full_like"):
        t = _texts_of(v, letters or 0) if letters != -1 else _outside("full of these")
        return _texts(broadcast_to(t._codes, given[0] if name == "full" else shape(given[0])).copy(), t._words, t._width)
    if letters is None and not _has_texts(v) or letters == -1 and not _has_texts(v):
        _outside(name + " of these")
    if name == "astype":
        return _texts_of(v, letters) if letters else _from_numbers(v)
    if letters == -1:
        return _read(v, dtype)
    t = _texts_of(v, letters or 0)
    if letters == 0 and not _kind(v):
        return _texts(t._codes, t._words, int(max([1] + [len(word) for word in t._words])))
    return t if name != "array" else _texts(t._codes.copy(), t._words, t._width)

def _from_numbers(a):
    if a.size == 0:
        _outside("texts of no numbers")
    return _texts_of(a)

def _read(v, dtype):
    try:
        return _cast_texts(_texts_of(v), dtype)
    except ValueError as e:
        raise ValueError(f"{e}".replace("np.str_(", "").replace(")", "").replace("int(", "int()"))

def _no_common(first, second):
    one, other = [f"<class 'numpy.dtypes.{name}DType'>" for name in (first, second)]
    return f"The DType {one} could not be promoted by {other}. This means that no common DType exists for the given inputs. For example they cannot be stored in a single array unless the dtype is `object`. The full list of DTypes is: ({one}, {other})"

def _same_kinds(values):
    kinds = ["Str" if _has_texts(v) else {"int": "_PyLong", "float": "_PyFloat"}.get(_typename(v), "") for v in values]
    if "" in kinds:
        _outside("texts beside these")
    if kinds[0] != kinds[1]:
        raise DTypePromotionError(_no_common(*kinds))

def _no_numbers(name, given):
    if name in ("matmul", "diff"):
        _no_texts({"diff": "subtract"}.get(name, name), given[0], given[-1])
    if name in ("absolute", "abs", "negative"):
        raise UFuncTypeError(f"ufunc '{name.replace('abs', 'absolute') if name == 'abs' else name}' did not contain a loop with signature matching types <class 'numpy.dtypes.StrDType'> -> None")
    if name == "multiply":
        _no_text_loop("multiply", 1, "")
    width = int(max([_texts_of(v)._width for v in given]))
    if name in ("sum", "mean", "std", "var", "median", "cumsum"):
        raise TypeError(f"the resolved dtypes are not compatible with add.{'accumulate' if name == 'cumsum' else 'reduce'}. Resolved (dtype('<U{width}'), dtype('<U{width}'), dtype('<U{2 * width}'))")
    folds = {"max": "maximum", "min": "minimum", "amax": "maximum", "amin": "minimum", "prod": "multiply", "ptp": "maximum"}
    if name == "dot":
        raise ValueError("dot not available for this type")
    if name in folds:
        raise UFuncTypeError(f"ufunc '{folds[name]}' did not contain a loop with signature matching types (dtype('<U{width}'), dtype('<U{width}')) -> None")
    name = {"round": "rint", "around": "rint"}.get(name, name)
    if name in ("rint", "remainder", "floor_divide", "power", "square", "invert", "bitwise_and", "bitwise_or", "bitwise_xor", "sqrt", "exp", "log", "log2", "log10", "log1p", "sin", "cos", "tan", "tanh", "isnan", "isfinite", "isinf", "floor", "ceil", "true_divide", "divide"):
        _no_bits("", name, "", "", False, True)
    _outside(name + " of texts")
