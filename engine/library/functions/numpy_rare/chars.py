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

def char_swapcase(a):
    return _each_word(a, lambda w: w.swapcase())

def char_strip(a, chars=None):
    return _each_word(a, lambda w: w.strip() if chars is None else w.strip(chars))

def char_lstrip(a, chars=None):
    return _each_word(a, lambda w: w.lstrip() if chars is None else w.lstrip(chars))

def char_rstrip(a, chars=None):
    return _each_word(a, lambda w: w.rstrip() if chars is None else w.rstrip(chars))

def char_replace(a, old, new, count=-1):
    return _each_word(a, lambda w: w.replace(old, new), 0) if count == -1 else _outside("a count", "argument")

def char_center(a, width, fillchar=" "):
    return _each_word(a, lambda w: w.center(width, fillchar), width)

def char_ljust(a, width, fillchar=" "):
    return _each_word(a, lambda w: w.ljust(width, fillchar), width)

def char_rjust(a, width, fillchar=" "):
    return _each_word(a, lambda w: w.rjust(width, fillchar), width)

def char_zfill(a, width):
    return _each_word(a, lambda w: w.zfill(width), width)

def char_join(sep, seq):
    return _each_word(seq, lambda w: sep.join(list(w)), 0)

def char_multiply(a, i):
    return _each_word(a, lambda w: w * max(i, 0), 0) if isinstance(i, int) else _outside("counts", "argument")

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

def char_isalpha(a):
    return _of_each_word(a, lambda w: w.isalpha())

def char_isupper(a):
    return _of_each_word(a, lambda w: w.isupper())

def char_islower(a):
    return _of_each_word(a, lambda w: w.islower())

def char_equal(x1, x2):
    return _of_texts(equal, (x1, x2), {})

def char_not_equal(x1, x2):
    return _of_texts(not_equal, (x1, x2), {})

char_isnumeric, char_isdecimal, strings_isnumeric, strings_isdecimal, strings_isdigit = char_isdigit

strings_isalpha = char_isalpha

strings_upper = char_upper

strings_lower = char_lower

strings_title = char_title

strings_capitalize = char_capitalize

strings_strip = char_strip

strings_replace = char_replace

strings_add = char_add

strings_multiply = char_multiply

strings_str_len = char_str_len

strings_count = char_count

strings_find = char_find

strings_startswith = char_startswith

strings_endswith = char_endswith
