# A pattern is a text itself, or one letter of some, once or often.

def _rewritten(word, pattern, rewrite):
    often = pattern.endswith("+")
    one = pattern[:-1] if often else pattern
    letters = {"\\s": " \t\n", "\\d": "0123456789", "[0-9]": "0123456789", "\\d": "0123456789", "[a-z]": "abcdefghijklmnopqrstuvwxyz", "[A-Z]": "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "[aeiou]": "aeiou", "[^a-zA-Z]": "^", "[^a-zA-Z ]": "^ ", "[^a-z ]": "-"}.get(one, None)
    if letters is None and [c for c in pattern if c in ".^$*+?{}[]()|\\"]:
        _outside("this pattern")
    if letters is None:
        return word.replace(pattern, rewrite)
    says, inside = "", False
    for c in word:
        found = not (c.isalpha() or c in letters[1:]) if letters[0] == "^" else not (c.isalpha() and c == c.lower() or c == " ") if letters == "-" else c in letters
        says = says + ("" if found and often and inside else rewrite if found else c)
        inside = found
    return says

# Rows of texts of several lengths.

def _rows_of_strings(rows):
    return _instance("RaggedTensor", "tensorflow.StringRows", {}, {"_rows": rows, "dtype": tensorflow.string, "ragged_rank": 1, "_shown": _rows_shown(rows)})

def _rows_shown(rows):
    return "<tf.RaggedTensor [" + ", ".join(["[" + ", ".join([f"b{_ascii_of(w)!r}" for w in row]) + "]" for row in rows]) + "]>"

def StringRows_to_list(self):
    return [[_bytes_of_text(w) for w in row] for row in self._rows]

def StringRows_the_shape(self):
    return _rows_of_lengths(self).shape

def _rows_of_lengths(self):
    return tensorflow.ragged.constant([[0] * len(row) for row in self._rows], ragged_rank=1)

def StringRows_the_flat_values(self):
    return _strings_of([w for row in self._rows for w in row])

StringRows_the_values = StringRows_the_flat_values

def StringRows_row_lengths(self):
    return constant([len(row) for row in self._rows], dtype="int64")

def StringRows_nrows(self):
    return constant(len(self._rows), dtype="int64")

def StringRows___getitem__(self, key):
    _outside("an index of rows of texts")

def StringRows___iter__(self):
    return [_strings_of(row) for row in self._rows]

def StringRows_to_tensor(self, default_value="", name=None, shape=None):
    n = int(max([len(row) for row in self._rows]))
    return _strings_of([row + [default_value] * (n - len(row)) for row in self._rows]) if shape is None and _typename(default_value) == "str" else _outside("to_tensor of these")


# A pattern of texts with whatever between them.

def strings_regex_full_match(input, pattern):
    parts = pattern.split(".*")
    if [c for part in parts for c in part.replace("\\.", "") if c in ".^$*+?{}[]()|\\"]:
        _outside("this pattern")
    return _of_each_word(input, lambda w: _matches([part.replace("\\.", ".") for part in parts], w), "bool")

def _matches(parts, word):
    if len(parts) == 1:
        return word == parts[0]
    if not word.startswith(parts[0]) or not word[len(parts[0]):].endswith(parts[-1]):
        return False
    rest = word[len(parts[0]):len(word) - len(parts[-1])]
    for part in parts[1:-1]:
        if part not in rest:
            return False
        rest = rest[rest.find(part) + len(part):]
    return True

def StringRows___eq__(self, other):
    return _rows_compared(self, other, True)

def StringRows___ne__(self, other):
    return _rows_compared(self, other, False)

def _rows_compared(self, other, same):
    if not _has_strings(other) or _strings_of(other)._codes.ndim:
        _outside("a comparison of rows of texts")
    word = _words_in(_strings_of(other))[0]
    return tensorflow.ragged.constant([[(w == word) == same for w in row] for row in self._rows])

def StringRows___add__(self, other):
    _outside("rows of texts beside others")

def StringRows___radd__(self, other):
    _outside("rows of texts beside others")

# Rows are printed as NumPy prints them: those of one length are an array, whose rows stand below
# each other, and others are items of one line, which is broken as any other.

def _rows_printed(a):
    made = _as_array(a)
    return _in_a_line(made) if _typename(made) == "list" else _array_printed(made)

def _as_array(a):
    if not _uneven(a):
        return a
    made, ends = _as_array(a.values), a.row_splits.numpy().tolist()
    rows = [made[ends[k]:ends[k + 1]] for k in range(len(ends) - 1)]
    sizes = {ends[k + 1] - ends[k]: 0 for k in range(len(rows))}
    if _typename(made) == "list":
        return [_in_a_line(row) for row in rows] if len(sizes) != 1 else _outside("a text made of these rows")
    return stack(rows) if len(sizes) == 1 else [_array_printed(row) for row in rows]

def _array_printed(a):
    return _in_lines([str(v) for v in a.numpy().reshape(-1)], list(a.shape), " ", 75, ", ") if a.numpy().size else f"{a.numpy().tolist()}"

def _in_a_line(items):
    done, line = "", " "
    for k, item in enumerate(items):
        words = item.split("\n")
        wide = int(max([len(word) for word in words]))
        if len(line) > 1 and len(line) + wide > 74:
            done, line = done + line.rstrip() + "\n", " "
        indent = " " * len(line)
        for word in words[:-1]:
            done, line = done + line + word + "\n", indent
        line = line + words[-1] + " " * (wide - len(words[-1])) * (len(words) > 1) + (", " if k < len(items) - 1 else "")
    return "[" + (done + line)[1:] + "]"
