# Functions that few programs have.

def tensorflow_switch_case(branch_index, branch_fns, default=None, name="switch_case"):
    k, fns = int(branch_index), dict(enumerate(branch_fns)) if _typename(branch_fns) != "dict" else branch_fns
    if k in fns:
        return fns[k]()
    return default() if default is not None else fns[max(list(fns.keys()))]()

def tensorflow_unravel_index(indices, dims):
    at, sizes = convert_to_tensor(indices), [int(n) for n in dims]
    if at.ndim > 1 or _kind(at) != "i" or reduce_any(at < 0) or reduce_any(at >= _product(sizes)):
        _outside("unravel_index of these")
    return stack([at // step % n for n, step in zip(sizes, _rows(sizes))], 0)

def tensorflow_reverse_sequence(input, seq_lengths, seq_axis=None, batch_axis=None):
    a, n = _even(input), convert_to_tensor(seq_lengths).numpy().tolist()
    if seq_axis != 1 or batch_axis not in (None, 0) or len(n) != a.shape[0] or max(n) > a.shape[1]:
        _outside("reverse_sequence of these")
    return stack([concat([flip(a[k, :n[k]], [0]), a[k, n[k]:]], 0) for k in range(len(n))], 0)

def tensorflow_Tensor(*args, **kwargs):
    raise TypeError("Tensor() takes no arguments")

def math_accumulate_n(inputs, shape=None, tensor_dtype=None):
    if len(inputs) == 0:
        raise ValueError("inputs must be a list of at least one Tensor with the same dtype and shape")
    tensors = _alike(list(inputs))
    for t in tensors:
        if t.shape != tensors[0].shape:
            raise ValueError(f"Shapes {tuple(tensors[0].shape)} and {tuple(t.shape)} are not compatible")
    return add_n(tensors)

def _unknown_of(x):
    a = _even(x)
    return _shaped(list(a.shape)) if a.dtype.name == "float32" else _outside("this function of these")

math_lgamma = _unknown_of
math_digamma = _unknown_of

def nest_map_structure(func, *structure, expand_composites=False):
    first = structure[0]
    if _typename(first) == "dict":
        return {key: nest_map_structure(func, *[one[key] for one in structure]) for key in sorted(first.keys())}
    if _typename(first) in ("list", "tuple"):
        if [one for one in structure if _typename(one) != _typename(first) or len(one) != len(first)]:
            _outside("structures that are not alike")
        made = [nest_map_structure(func, *parts) for parts in zip(*structure)]
        return made if _typename(first) == "list" else tuple(made)
    return func(*structure)

def tensorflow_Assert(condition, data, summarize=None, name=None):
    if not bool(condition):
        shown = [_text_of(convert_to_tensor(v).numpy(), "") if _typename(v) == "array" and v.ndim == 0 else _outside("an assertion about these") for v in data]
        raise InvalidArgumentError(f"Expected '{convert_to_tensor(condition)!s}' to be true. Summarized data: " + "\n".join(shown))

def tensorflow_py_function(func=None, inp=None, Tout=None, name=None):
    if _typename(Tout) in ("list", "tuple"):
        return [cast(v, kind) for v, kind in zip(func(*[convert_to_tensor(v) for v in inp]), Tout)]
    return cast(func(*[convert_to_tensor(v) for v in inp]), Tout)

def tensorflow_numpy_function(func=None, inp=None, Tout=None, stateful=True, name=None):
    values = func(*[convert_to_tensor(v).numpy() for v in inp])
    if _typename(Tout) in ("list", "tuple") and len(Tout) > 1:
        return [constant(v, dtype=kind) for v, kind in zip(values, Tout)]
    return constant(values, dtype=Tout) if _typename(Tout) not in ("list", "tuple") else _outside("numpy_function of these")

def tensorflow_get_static_value(tensor, partial=False):
    return tensor.numpy()

def tensorflow_shape_n(input, out_type="int32"):
    return [constant(list(_even(v).shape), dtype=out_type) for v in input]

def tensorflow_no_op(name=None):
    return None

def config_list_physical_devices(device_type=None):
    return [] if device_type in ("GPU", "TPU") else _outside("what devices there are")

def property_device(self):
    return "/job:localhost/replica:0/task:0/device:CPU:0"

# Generators of random values, of which only shape and type are known.

def Generator_from_seed(seed, alg=None):
    return _random_generator()

def _random_generator():
    return _record("Generator", {"normal": lambda shape, mean=0.0, stddev=1.0, dtype="float32": _drawn_of(shape, dtype), "truncated_normal": lambda shape, mean=0.0, stddev=1.0, dtype="float32": _drawn_of(shape, dtype),
        "uniform": lambda shape, minval=0, maxval=None, dtype="float32": _drawn_of(shape, dtype), "split": lambda count=1: [_random_generator() for k in range(count)]})

def _drawn_of(shape, dtype="float32"):
    _lose()
    return _empty([int(n) for n in shape], dtype=dtype)

def random_gamma(shape, alpha, beta=None, dtype="float32", seed=None):
    return _drawn_of(list(shape) + list(convert_to_tensor(alpha).shape), dtype)

def random_poisson(shape, lam, dtype="float32", seed=None):
    return _drawn_of(list(shape) + list(convert_to_tensor(lam).shape), dtype)

def random_stateless_uniform(shape, seed, minval=0, maxval=None, dtype="float32", alg="auto_select"):
    _two_seeds(seed)
    return random_uniform(shape, minval, maxval, dtype)

def tensorflow_executing_eagerly():
    return True

# A layer that takes off the mean of what it saw and divides by its deviation.

def layers_Normalization(axis=-1, mean=None, variance=None, invert=False, name=None):
    if axis not in (-1, None) or invert:
        _outside("Normalization of these")
    def adapt(self, data):
        if _sequence(data):
            raise TypeError(f"adapt() expects an iterable that yields arrays or tensors with a `.shape` attribute (e.g. numpy arrays or backend tensors). Got an element of type {_typename(data[0])}. Ensure each yielded element is array-like with a `.shape` attribute.")
        a = cast(_of_numbers(data), "float32")
        over = list(range(a.ndim if axis is None else a.ndim - 1))
        _keep(self, "mean", reduce_mean(a, axis=over))
        _keep(self, "variance", reduce_variance(a, axis=over))
    def call(self, inputs):
        if self.mean is None:
            _outside("Normalization that has seen nothing")
        a = cast(_of_numbers(inputs), "float32")
        return (a - self.mean) / maximum(sqrt(self.variance), 1e-07)
    layer = _keras("Normalization", call, name, mean=mean if mean is None else constant(mean, dtype="float32"), variance=variance if variance is None else constant(variance, dtype="float32"))
    _keep(layer, "adapt", lambda data: adapt(layer, data))
    return layer

def _of_numbers(v):
    return v if _typename(v) == "array" and not _uneven(v) else constant(v)

def random_categorical(logits, num_samples, dtype="int64", seed=None, name=None):
    a = _even(logits)
    if a.ndim != 2:
        _raised("Multinomial", f"logits should be a matrix, got shape [{_braced(a.shape)}]", " name: ")
    return _drawn_of([a.shape[0], int(num_samples)], "int64" if dtype is None else dtype)

# Penalties of weights.

def regularizers_L2(l2=0.01):
    return lambda x: l2 * reduce_sum(square(convert_to_tensor(x)))

def regularizers_L1(l1=0.01):
    return lambda x: l1 * reduce_sum(abs(convert_to_tensor(x)))

def regularizers_L1L2(l1=0.0, l2=0.0):
    return lambda x: l1 * reduce_sum(abs(convert_to_tensor(x))) + l2 * reduce_sum(square(convert_to_tensor(x)))

def regularizers_l2(l2=0.01):
    return regularizers_L2(l2)

def regularizers_l1(l1=0.01):
    return regularizers_L1(l1)

def regularizers_l1_l2(l1=0.01, l2=0.01):
    return regularizers_L1L2(l1, l2)

def backend_epsilon():
    return 1e-07

def backend_floatx():
    return "float32"

def initializers_Identity(gain=1.0):
    def made(shape, dtype="float32"):
        if len(shape) != 2:
            raise ValueError(f"Identity matrix initializer can only be used for 2D matrices. Received: shape={tuple(shape)} of rank {len(shape)}.")
        return eye(shape[0], shape[1], dtype=dtype) * gain
    return made

def io_decode_csv(records, record_defaults, field_delim=",", use_quote_delim=True, na_value="", select_cols=None):
    t = _strings_of(records)
    if t._codes.ndim or "\"" in _words_in(t)[0] or select_cols is not None:
        _outside("decode_csv of these")
    fields = _words_in(t)[0].split(field_delim)
    if len(fields) != len(record_defaults):
        _raised("DecodeCSV", f"Expect {len(record_defaults)} fields but have {len(fields)} in record 0", " name: ")
    return [_strings_of(word) if _has_strings(default) else constant(_number_in(word, convert_to_tensor(default).dtype), dtype=convert_to_tensor(default).dtype) for word, default in zip(fields, [one[0] if _typename(one) == "list" and one else one for one in record_defaults])]

# Layers that number words.

def layers_StringLookup(max_tokens=None, num_oov_indices=1, mask_token=None, oov_token="[UNK]", vocabulary=None, idf_weights=None, invert=False, output_mode="int", name=None):
    if max_tokens is not None or num_oov_indices != 1 or output_mode != "int" or vocabulary is None or idf_weights is not None:
        _outside("StringLookup of these")
    words = ([] if mask_token is None else [mask_token]) + [oov_token] + _words_in(_strings_of(list(vocabulary)))
    def call(self, inputs):
        if invert:
            at = cast(_of_numbers(inputs), "int32")
            known = [k if 0 <= k < len(words) else words.index(oov_token) for k in reshape(at, [-1]).numpy().tolist()]
            return _placed([words[k] for k in known], list(at.shape))
        return _numbered(_strings_of(inputs), words, oov_token)
    return _wordy("StringLookup", call, name, words)

def _numbered(t, words, oov):
    places = [words.index(w) if w in words else words.index(oov) for w in _words_in(t)]
    return _unseen(reshape(constant(places, dtype="int64"), list(t.shape)))

def _wordy(kind, call, name, words):
    layer = _keras(kind, call, name, words=words)
    _keep(layer, "get_vocabulary", lambda include_special_tokens=True: list(layer.words))
    _keep(layer, "vocabulary_size", lambda: len(layer.words))
    return layer

def layers_TextVectorization(max_tokens=None, standardize="lower_and_strip_punctuation", split="whitespace", ngrams=None, output_mode="int", output_sequence_length=None, vocabulary=None, name=None):
    if standardize not in ("lower_and_strip_punctuation", "lower", None) or split != "whitespace" or ngrams is not None or output_mode != "int":
        _outside("TextVectorization of these")
    def parted(text):
        if standardize is not None:
            text = _ascii_of(text).lower()
        if standardize == "lower_and_strip_punctuation":
            text = "".join([c for c in text if c not in "!\"#$%&()*+,-./:;<=>?@[\\]^_`{|}~'"])
        return text.split()
    def adapt(data):
        counts = {}
        for text in [w for part in (list(data) if _typename(data) not in ("list", "tuple") and not _is_strings(data) else [data]) for w in _words_in(_strings_of(part))]:
            for word in parted(text):
                counts[word] = counts.get(word, 0) + 1
        ordered = sorted(sorted(list(counts), reverse=True), key=lambda w: -counts[w])
        _keep(layer, "words", (["", "[UNK]"] + ordered)[:max_tokens])
    def call(self, inputs):
        t = _strings_of(inputs)
        if t._codes.ndim == 2 and t.shape[1] == 1:
            t = Strings___getitem__(t, (slice(None), 0))
        rows = [parted(w) for w in _words_in(t)]
        n = int(max([len(row) for row in rows])) if output_sequence_length is None else output_sequence_length
        places = [[self.words.index(w) if w in self.words else 1 for w in row][:n] for row in rows]
        padded = [row + [0] * (n - len(row)) for row in places]
        return constant(padded if t._codes.ndim else padded[0], dtype="int64")
    layer = _wordy("TextVectorization", call, name, ["", "[UNK]"] + ([] if vocabulary is None else list(vocabulary)))
    _keep(layer, "adapt", lambda data, batch_size=None, steps=None: adapt(data))
    return layer

def layers_CategoryEncoding(num_tokens=None, output_mode="multi_hot", sparse=False, name=None):
    if output_mode not in ("one_hot", "multi_hot") or sparse or num_tokens is None:
        _outside("CategoryEncoding of these")
    def call(self, inputs):
        hot = one_hot(_of_numbers(inputs), num_tokens)
        return hot if output_mode == "one_hot" else reduce_max(hot, axis=-2)
    return _keras("CategoryEncoding", call, name)
