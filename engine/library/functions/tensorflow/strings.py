# Tensors of texts. Codes are a tensor of places in a list of words, so that what moves or
# picks numbers does it with texts too.

def _strings(codes, words):
    return _instance("EagerTensor", "tensorflow.Strings", {}, {"_codes": codes, "_words": words, "dtype": tensorflow.string, "_shown": f"<tf.Tensor: shape={tuple(codes.shape)}, dtype=string>"})

def _is_strings(v):
    return _typename(v) == "EagerTensor" and hasattr(v, "_codes")

def _has_strings(v):
    return _typename(v) in ("str", "bytes", "ndarray") or _is_strings(v) or _typename(v) in ("list", "tuple") and [one for one in v if _has_strings(one)] != []

def _strings_of(v):
    if _is_strings(v):
        return v
    if _typename(v) == "ndarray":
        return v._of
    if _typename(v) == "RaggedTensor":
        _outside("rows of texts")
    if _typename(v) == "array" and _class(v) != "numpy.ndarray" and not _uneven(v):
        raise ValueError(f"input: Tensor conversion requested dtype string for Tensor with dtype {v.dtype.name}: {v!r}")
    if _leaves_of(v) and not [1 for one in _leaves_of(v) if _typename(one) not in ("int", "float", "bool")]:
        raise TypeError(f"Cannot convert {v!r} to EagerTensor of dtype string")
    leaves, sizes = _spelled_leaves(v), _spelled_sizes(v)
    return _placed(leaves, sizes)

def _placed(leaves, sizes):
    words = [one for k, one in enumerate(leaves) if one not in leaves[:k]]
    return _unseen(_strings(reshape(constant([words.index(one) for one in leaves], dtype="int32"), sizes), words))

def _of_any(v):
    return _strings_of(v) if _has_strings(v) else v if _typename(v) == "array" and _uneven(v) else _even(v)

def _spelled_leaves(v):
    if _typename(v) in ("list", "tuple"):
        return [leaf for one in v for leaf in _spelled_leaves(one)]
    if _typename(v) == "bytes":
        return [v._text]
    if _is_strings(v):
        return _words_in(v)
    if _typename(v) != "str":
        raise ValueError("Can't convert Python sequence with mixed types to Tensor.")
    return [v]

def _spelled_sizes(v):
    if _is_strings(v):
        return list(v.shape)
    if _typename(v) not in ("list", "tuple"):
        return []
    sizes = [_spelled_sizes(one) for one in v]
    if [s for s in sizes if s != sizes[0]]:
        _outside("texts in lists of different lengths")
    return [len(sizes)] + (sizes[0] if sizes else [])

def _words_in(t):
    if not _known(t._codes):
        _outside("texts that are not known")
    return [t._words[k] for k in t._codes.numpy().ravel().tolist()]

# What Python has in the place of a text that is encoded, and NumPy in that of several.

def _bytes_of_text(word):
    for letter in word:
        ord(letter) # which refuses what has several bytes
    return _instance("bytes", "tensorflow.Bytes", {}, {"_text": word, "_says": f"b{word!r}"})

def Bytes_decode(self, encoding="utf-8"):
    if encoding not in ("utf-8", "utf8", "UTF-8", "ascii", "latin-1"):
        _outside("an encoding")
    return self._text

def Bytes___len__(self):
    return len(self._text)

def Bytes___eq__(self, other):
    return _typename(other) == "bytes" and other._text == self._text

def Strings_numpy(self):
    if self._codes.ndim == 0:
        return _bytes_of_text(_words_in(self)[0])
    return _instance("numpy.ndarray", "tensorflow.Spelled", {}, {"_of": self, "shape": tuple(self.shape), "ndim": self._codes.ndim, "size": self._codes.size, "_shown": f"array(shape=({', '.join([str(n) for n in self.shape])}), dtype=object)"})

def Spelled_tolist(self):
    return _listed_bytes(_words_in(self._of), list(self.shape))

def _listed_bytes(words, sizes):
    if not sizes:
        return _bytes_of_text(words[0])
    step = len(words) // max(sizes[0], 1)
    return [_listed_bytes(words[k * step:(k + 1) * step], sizes[1:]) for k in range(sizes[0])]

def Spelled___getitem__(self, key):
    return Strings___getitem__(self._of, key).numpy()

def Spelled___iter__(self):
    return [one.numpy() for one in self._of]

def Spelled___len__(self):
    return self.shape[0]

def Strings_the_shape(self):
    return self._codes.shape

def Strings_the_ndim(self):
    return self._codes.ndim

def Strings___len__(self):
    return len(self._codes)

def Strings___getitem__(self, key):
    return _strings(_unseen(self._codes[key]), self._words)

def Strings___iter__(self):
    return [Strings___getitem__(self, k) for k in range(len(self._codes))]

def Strings___add__(self, other):
    if not _has_strings(other):
        _unlike("Add", 1, "string", convert_to_tensor(other).dtype.name)
    return _unseen(_end_to_end([self, other], ""))

def Strings___radd__(self, other):
    if _typename(other) == "array":
        _unlike("AddV2", 1, other.dtype.name, "string")
    return _unseen(_end_to_end([other, self], "")) if _has_strings(other) else _raise_type(f"Cannot convert {other!r} to EagerTensor of dtype string")

def Strings___sub__(self, other):
    _barred("Sub", "string") if _is_strings(other) else _outside("texts less these")

def Strings___eq__(self, other):
    return _compared_texts(self, other, tensorflow.equal)

def Strings___ne__(self, other):
    return _compared_texts(self, other, tensorflow.not_equal)

def _compared_texts(x, y, how):
    if not _has_strings(x) or not _has_strings(y):
        _outside("a comparison of texts with these")
    codes, words = _codes_together([x, y])
    return how(*codes) if _meet(list(codes[0].shape), list(codes[1].shape)) else constant(False)

def _codes_together(parts):
    parts = [_strings_of(p) for p in parts]
    all = [w for p in parts for w in p._words]
    words = [w for k, w in enumerate(all) if w not in all[:k]]
    return [_unseen(tensorflow.gather(constant([words.index(w) for w in p._words] + [0]), p._codes)) for p in parts], words

# The first item of a list says what the others are.

def _of_one_kind(items):
    of = "string" if _has_strings(items[0]) else "" if _typename(items[0]) == "array" else constant(items[0]).dtype.name
    for v in items:
        if _has_strings(v) != (of == "string"):
            if of and _typename(v) != "array" and not _is_strings(v):
                raise TypeError(f"Cannot convert {v!r} to EagerTensor of dtype {_in_c(of)}")
            _outside("texts among these")

# How NumPy lines up what it writes of texts.

def _texts_laid_out(t, between, before, room):
    return f"b{_ascii_of(_words_in(t)[0])!r}" if t._codes.ndim == 0 else _in_lines([f"b{_ascii_of(w)!r}" for w in _words_in(t)], list(t.shape), " " * (len(before) + 1), room, between) if 0 < t._codes.size <= 1000 else _outside("the text of so many texts")

def _spelled_array(t):
    if t._codes.ndim == 0:
        return _texts_laid_out(t, "", "", 75)
    says = "array(" + _texts_laid_out(t, ", ", "array(", 74) + ","
    return says + ("\n      " if len(says.split("\n")[-1]) + 14 > 75 else " ") + "dtype=object)"

def _printed_texts(a, how):
    if _typename(a) == "RaggedTensor":
        return a._shown
    t, array = (a._of, True) if _typename(a) == "ndarray" else (a, False)
    if how == "" or array and how == "!s":
        return _texts_laid_out(t, " ", "", 75)
    says = _spelled_array(t) if how == "!r" else _texts_laid_out(t, " ", "", 75)
    if array:
        return says
    says = ("\n" if "\n" in says else "") + says
    return f"<tf.Tensor: shape={tuple(t.shape)}, dtype=string, numpy={says}>" if how == "!r" else f"tf.Tensor({says}, shape={tuple(t.shape)}, dtype=string)"

# A function that is outside the language may do with tensors of texts what is written here.

def _of_texts(function, given, named):
    name, first = _called(function), given[0] if given else list(named.values())[0]
    every = list(given) + list(named.values())
    _no_tensors(name, every, named)
    if name == "cast":
        _uncast(*every)
    if [v for v in every if _typename(v) == "RaggedTensor"] or not [v for v in every if _has_strings(v)] and dict(named).get("dtype", None) != tensorflow.string:
        _outside(name + " of these")
    if "pylist" in _param_text(function):
        flat = [row for row in first if _typename(row) not in ("list", "tuple")]
        if len(flat) == len(first):
            _outside("a row of texts")
        if flat:
            raise ValueError("all scalar values must have the same nesting depth")
        if len(every) != 1 or [w for row in first for w in row if _typename(w) in ("list", "tuple")]:
            _outside("rows of texts")
        return _rows_of_strings([[_spelled_leaves(w)[0] for w in row] for row in first])
    if name in ("constant", "convert_to_tensor", "identity"):
        return _constant_texts(first, name, *given[1:], **named)
    if _kernel(name) and len(every) == 1:
        _barred(_kernel(name), "string")
    if name == "reshape" and not _has_strings(first):
        _misshaped("string")
    if name in ("reshape", "gather", "gather_nd", "expand_dims", "squeeze", "transpose", "tile", "repeat", "reverse", "boolean_mask", "slice", "broadcast_to", "roll"):
        t = _strings_of(first)
        return _unseen(_strings(function(t._codes, *given[1:], **named), t._words))
    if name in ("split", "unstack"):
        t = _strings_of(first)
        return _unseen([_strings(codes, t._words) for codes in function(t._codes, *given[1:], **named)])
    if name in ("shape", "size", "rank"):
        return function(_strings_of(first)._codes)
    if name in ("concat", "stack"):
        _of_one_kind(first)
        codes, words = _codes_together(first)
        return _unseen(_strings(function(codes, *given[1:], **named), words))
    if name in ("equal", "not_equal", "add") and len(given) == 2 and _has_strings(given[0]) and _has_strings(given[1]):
        return _end_to_end(given, "") if name == "add" else _compared_texts(given[0], given[1], function)
    if name == "where" and len(given) == 3 and not named:
        codes, words = _codes_together(given[1:])
        return _unseen(_strings(function(given[0], *codes), words))
    if name in ("unique", "unique_with_counts"):
        t = _strings_of(first)
        y, *more = function(t._codes)
        return _unseen(_named("Unique y idx" if len(more) == 1 else "UniqueWithCounts y idx count", _strings(y, t._words), *more))
    return _outside(name + " of texts")

# What is said of values that no tensor is made of.

def _no_tensors(name, every, named):
    for v in every if name[:1] != name[:1].upper() else []:
        if _symbols(v):
            raise ValueError("A KerasTensor cannot be used as input to a TensorFlow function. A KerasTensor is a symbolic placeholder for a shape and dtype, used when constructing Keras Functional models or Keras Functions. You can only use it as input to a Keras layer or a Keras operation (from the namespaces `keras.layers` and `keras.ops`). You are likely doing something like:\n\n```\nx = Input(...)\n...\ntf_fn(x)  # Invalid.\n```\n\nWhat you should do instead is wrap `tf_fn` in a layer:\n\n```\nclass MyLayer(Layer):\n    def call(self, x):\n        return tf_fn(x)\n\nx = MyLayer()(x)\n```\n")
    first = every[0]
    made = name in ("constant", "convert_to_tensor", "add", "subtract", "multiply", "matmul", "square", "sqrt", "exp", "abs") or _kernel(name)
    if made and _typename(first) in ("NoneType", "dict"):
        raise ValueError(f"Attempt to convert a value ({first!r}) with an unsupported type (<class '{_typename(first)}'>) to a Tensor.")
    dtype = every[1] if len(every) == 2 else None
    if name == "convert_to_tensor" and _typename(first) == "array" and _typename(dtype) == "type" and _role(first) == "Variable":
        raise ValueError(f"Incompatible type conversion requested to type {dtype.name} for `tf.Variable of type {first.dtype.name}. (Variable: {first!r})")
    if name == "convert_to_tensor" and _typename(first) == "array" and _typename(dtype) == "type" and _class(first) != "numpy.ndarray":
        raise ValueError(f"Tensor conversion requested dtype {dtype.name} for Tensor with dtype {first.dtype.name}: {first!r}")
    if name == "convert_to_tensor" or _kernel(name):
        _packed(first)

def _constant_texts(value, function, dtype="string", name=None):
    kind = dtype_name(dtype)
    if kind != "string" and (_is_strings(value) or kind not in ("int32", "int64", "float32", "float64", "bool")):
        _outside(function + " of texts")
    fits = kind == "string" and (_has_strings(value) or _typename(value) == "list" and not value)
    return _strings_of(value) if fits else _raise_type(f"Cannot convert {value!r} to EagerTensor of dtype {_in_c(kind)}")

def _uncast(x, dtype):
    kinds = ["string" if _has_strings(x) else convert_to_tensor(x).dtype.name, dtype_name(dtype)]
    if kinds[0] == kinds[1] or kinds[1] not in ("string", "int32", "int64", "float32", "float64", "bool") or _is_strings(x) == False and kinds[0] == "string" and _typename(x) != "str":
        _outside("cast of texts")
    raise UnimplementedError(f"Cast {_in_c(kinds[0])} to {_in_c(kinds[1])} is not supported [Op:Cast] name: ")

def _raise_type(text):
    raise TypeError(text)

def Strings___mul__(self, other):
    _barred("Mul", "string") if _is_strings(other) or _typename(other) == "array" else _raise_type(f"Cannot convert {other!r} to EagerTensor of dtype string")

# tf.strings

def _each_word(input, change):
    t = _strings_of(input) if _typename(input) != "array" else _outside("texts of these")
    words = [change(w) for w in t._words]
    return _unseen(_strings(t._codes, words))

def _of_each_word(input, find, dtype):
    t = _strings_of(input) if _typename(input) != "array" else _outside("texts of these")
    if not t._words:
        _outside("no texts")
    return _unseen(tensorflow.gather(constant([find(w) for w in t._words], dtype=dtype), t._codes))

def _ascii_of(word):
    _bytes_of_text(word)
    return word

def strings_length(input, unit="BYTE"):
    return _of_each_word(input, lambda w: len(_ascii_of(w) if unit == "BYTE" else w), "int32")

def strings_upper(input, encoding=""):
    return _each_word(input, lambda w: _ascii_of(w).upper())

def strings_lower(input, encoding=""):
    return _each_word(input, lambda w: _ascii_of(w).lower())

def strings_strip(input):
    return _each_word(input, lambda w: w.strip())

def strings_substr(input, pos, len, unit="BYTE"):
    if _typename(pos) != "int" or _typename(len) != "int":
        _outside("substr of these")
    return _each_word(input, lambda w: _piece_of_text(_ascii_of(w), pos, len))

def _piece_of_text(word, pos, n):
    start = pos + len(word) if pos < 0 else pos
    return word[start:start + n] if 0 <= start <= len(word) else _raised("Substr", f"pos {pos} out of range for string b'{word}' at index 0", " name: ")

def strings_join(inputs, separator=""):
    if _typename(inputs) == "str":
        raise TypeError(f"Expected list for 'inputs' argument to 'string_join' Op, not {inputs!r}.")
    return _end_to_end(inputs, separator)

def _end_to_end(inputs, separator):
    parts = [_strings_of(v) if _typename(v) != "array" else _outside("texts of these") for v in inputs]
    codes = [p._codes for p in parts]
    for c in codes[1:]:
        if c.ndim and codes[0].ndim and c.shape != codes[0].shape:
            _outside("a join of several shapes")
    sizes = ([c.shape for c in codes if c.ndim] + [[]])[0]
    spelled, n = [_words_in(p) for p in parts], 1
    for size in sizes:
        n = n * size
    whole = [separator.join([w[k] if len(w) == n else w[0] for w in spelled]) for k in range(n)]
    return _placed(whole, list(sizes))

def strings_reduce_join(inputs, axis=None, keepdims=False, separator=""):
    if _typename(inputs) == "RaggedTensor" and axis in (1, -1) and not keepdims:
        return _strings_of([separator.join(row) for row in inputs._rows])
    t = _strings_of(inputs)
    if axis is not None and (t._codes.ndim != 1 or axis not in (0, -1)) or keepdims or t._codes.ndim > 1:
        _outside("reduce_join along an axis")
    return _strings_of(separator.join(_words_in(t)))

def strings_to_number(input, out_type="float32"):
    return _of_each_word(input, lambda w: _number_in(w, out_type), out_type)

def _number_in(word, dtype):
    digits = word.strip(" ").lstrip("+-").replace(".", "").replace("e-", "").replace("e", "")
    if not digits.isdigit():
        _raised("StringToNumber", f"StringToNumberOp could not correctly convert string: {word}", " name: ")
    if "int" in dtype_name(dtype) and not word.strip(" ").lstrip("+-").isdigit():
        _raised("StringToNumber", f"StringToNumberOp could not correctly convert string: {word}")
    return int(word) if "int" in dtype_name(dtype) else float(word)

def dtype_name(dtype):
    return dtype if _typename(dtype) == "str" else dtype.name

def strings_as_string(input, precision=-1, scientific=False, shortest=False, width=-1, fill=""):
    a = convert_to_tensor(input)
    if scientific or shortest or width != -1 or fill:
        _outside("as_string of these")
    says = [("true" if v else "false") if _kind(a) == "b" else f"{v}" if _kind(a) == "i" else f"{v:.{6 if precision < 0 else precision}f}" for v in reshape(a, [-1]).numpy().tolist()]
    return _placed(says, list(a.shape))

def strings_split(input, sep=None, maxsplit=-1):
    t = _strings_of(input)
    if maxsplit != -1 or t._codes.ndim > 1 or _typename(sep) not in ("NoneType", "str"):
        _outside("a split of these")
    rows = [w.split() if sep in (None, "") else w.split(sep) for w in _words_in(t)]
    return _strings_of(rows[0]) if t._codes.ndim == 0 and rows[0] else _outside("no texts") if t._codes.ndim == 0 else _rows_of_strings(rows)

def strings_bytes_split(input):
    t = _strings_of(input)
    rows = [list(_ascii_of(w)) for w in _words_in(t)]
    return _strings_of(rows[0]) if t._codes.ndim == 0 and rows[0] else _outside("no texts") if t._codes.ndim != 1 else _rows_of_strings(rows)

def strings_regex_replace(input, pattern, rewrite, replace_global=True):
    if not replace_global or "\\" in rewrite:
        _outside("regex_replace of these")
    return _each_word(input, lambda w: _rewritten(w, pattern, rewrite))
