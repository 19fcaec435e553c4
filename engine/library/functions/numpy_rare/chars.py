# The functions of np.char and np.strings.

def _spelled_out(a):
    if not _has_texts(a):
        raise TypeError("string operation on non-string array")
    return _texts_of(a)

def _each_word(a, change, room=None):
    t = _spelled_out(a)
    says = [change(word) for word in t._words]
    words = sorted(list({word: 0 for word in says}))
    codes = array([words.index(word) for word in says] + [0])[t._codes]
    return _unseen(_texts(codes, words, t._width if room is None else int(max([1] + [len(w) for w in words])) if room == 0 else room))

def _of_each_word(a, find):
    t = _spelled_out(a)
    return _unseen(array([find(word) for word in t._words] + [find("")])[t._codes])

def char_upper(a):
    return _each_word(a, lambda w: w.upper())

def char_lower(a):
    return _each_word(a, lambda w: w.lower())

def char_title(a):
    return _each_word(a, lambda w: w.title())

def char_capitalize(a):
    return _each_word(a, lambda w: w.capitalize())

def char_replace(a, old, new, count=-1):
    return _each_word(a, lambda w: w.replace(old, new), 0) if count == -1 else _outside("a count", "argument")

def char_add(x1, x2):
    return _unseen(_summed(x1, x2))

def char_str_len(a):
    return _of_each_word(a, lambda w: len(w))

def char_count(a, sub, start=0, end=None):
    return _of_each_word(a, lambda w: w[start:end].count(sub))

def char_find(a, sub, start=0, end=None):
    if start < 0:
        _outside("a start below 0", "argument")
    return _of_each_word(a, lambda w: w[start:end].find(sub) + (start if sub in w[start:end] else 0))

def char_startswith(a, prefix, start=0, end=None):
    return _of_each_word(a, lambda w: w[start:end].startswith(prefix))

def char_endswith(a, suffix, start=0, end=None):
    return _of_each_word(a, lambda w: w[start:end].endswith(suffix))

def char_isdigit(a):
    return _of_each_word(a, lambda w: w.isdigit())

char_isnumeric, char_isdecimal, strings_isnumeric, strings_isdecimal, strings_isdigit = char_isdigit

strings_str_len = char_str_len
