# Methods of texts, and what a text makes of values.

def text_format(self, *values, **named):
    parts = self.split("{")
    says = parts[0]
    if [part for part in parts[1:] if part[:1] in (":", "}")] and [part for part in parts[1:] if text_isdigit(part[:1])]:
        return _no_text()
    for i, part in enumerate(parts[1:]):
        field = part.split("}")
        name = field[0].split(":")[0]
        at = i if name == "" else int(name) if text_isdigit(name) else len(values)
        if len(field) != 2:
            return _no_text()
        if name not in named and at >= len(values):
            if name != "":
                return _no_text()
            raise IndexError(f"Replacement index {at} out of range for positional args tuple")
        says = says + _shown(named[name] if name in named else values[at], field[0][len(name):]) + field[1]
    return says

def text_mod(self, values):
    given, parts, says, raw = values, self.split("%"), self.split("%")[0], False
    values = list(given) if _typename(given) == "tuple" else [given]
    if len(parts) > 1 and parts[-1] == "" and [part == "" for part in parts[1:]].count(True) % 2:
        raise ValueError("incomplete format")
    for part in parts[1:]:
        if part == "" and not raw:
            says, raw = says + "%", True
            continue
        if raw:
            says, raw = says + part, False
            continue
        if part[0] == "(" and _typename(given) == "dict" and ")" in part:
            name = part[1:].split(")")[0]
            part, values = part[len(name) + 2:], [given[name]]
        verbs = [k for k, c in enumerate(part) if c in "sdfegir"]
        if not verbs or [c for c in part[:verbs[0]] if c not in "0123456789.-+"]:
            return _no_text()
        if not values:
            raise TypeError("not enough arguments for format string")
        says = says + _as_percent(part[:verbs[0]].replace("-", "<"), part[verbs[0]].replace("i", "d"), values[0]) + part[verbs[0] + 1:]
        values = values[1:]
    if values and _typename(given) in ("tuple", "int", "float", "str"):
        raise TypeError("not all arguments converted during string formatting")
    return _no_text() if values else says

def text_replace(self, old, new):
    return new.join(self.split(old))

def text_isdigit(self):
    return self != "" and not [c for c in self if c not in "0123456789"]

def text_isalpha(self):
    return self != "" and not [c for c in self.lower() if not "a" <= c <= "z"]

def text_isupper(self):
    return self == self.upper() and self != self.lower()

def text_islower(self):
    return self == self.lower() and self != self.upper()

def text_capitalize(self):
    return self[:1].upper() + self[1:].lower()

def text_title(self):
    return "".join([self[k].lower() if k and text_isalpha(self[k - 1]) else self[k].upper() for k in range(len(self))])

def text_swapcase(self):
    return "".join([c.lower() if c == c.upper() else c.upper() for c in self])

def text_count(self, sub):
    return len(self.split(_a_text(sub))) - 1

def text_find(self, sub):
    return len(self.split(sub)[0]) if _a_text(sub) in self else -1

def text_index(self, value):
    if _a_text(value) not in self:
        raise ValueError("substring not found")
    return len(self.split(value)[0])

def text_lstrip(self, chars=" \n\t"):
    at = [k for k, c in enumerate(self) if c not in chars]
    return self[at[0]:] if at else ""

def text_rstrip(self, chars=" \n\t"):
    at = [k for k, c in enumerate(self) if c not in chars]
    return self[:at[-1] + 1] if at else ""

def text_splitlines(self):
    lines = self.split("\n")
    return lines[:-1] if lines[-1] == "" else lines

def text_zfill(self, width):
    signed = self[:1] in ("-", "+") and self != ""
    return (self[:1] if signed else "") + "0" * (width - len(self)) + (self[1:] if signed else self)

def text_ljust(self, width, fillchar=" "):
    return self + fillchar * (width - len(self))

def text_rjust(self, width, fillchar=" "):
    return fillchar * (width - len(self)) + self

def text_center(self, width, fillchar=" "):
    n = max(width - len(self), 0)
    left = n // 2 + (n & width & 1)
    return fillchar * left + self + fillchar * (n - left)

def builtin_ord(c):
    letters = " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"
    if _typename(c) != "str":
        raise TypeError(f"ord() expected string of length 1, but {_class(c)} found")
    if len(c) != 1:
        raise TypeError(f"ord() expected a character, but string of length {len(c)} found")
    if c not in letters:
        _outside("ord of this")
    return 32 + text_index(letters, c)

def builtin_chr(i):
    letters = " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~"
    if not isinstance(i, int):
        _int_for(i)
    if not 32 <= i < 127:
        _outside("chr of this")
    return letters[i - 32]

def text_lettered(self, have, want):
    if [c for c in self if c > "~"]:
        _outside("letters that are not English")
    return "".join([want[text_index(have, c)] if c in have else c for c in self])

def text_upper(self):
    return text_lettered(self, "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ")

def text_lower(self):
    return text_lettered(self, "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "abcdefghijklmnopqrstuvwxyz")

def text_strip(self, chars=" \n\t"):
    return text_rstrip(text_lstrip(self, chars), chars)

# What a format makes of a text or a number, or None where we do not know that.

def text___format__(v, spec):
    words, fill, align, sign = _class(v) == "str", " ", "", ""
    if spec[1:2] != "" and spec[1:2] in "<>^=":
        fill, align, spec = spec[:1], spec[1:2], spec[2:]
    elif spec != "" and spec[:1] in "<>^=":
        align, spec = spec[:1], spec[1:]
    if spec != "" and spec[:1] in "+- ":
        sign, spec = "" if spec[:1] == "-" else spec[:1], spec[1:]
    if align == "" and spec[:1] == "0" and not words:
        fill, align = "0", "="
    width, spec = text_count_in(spec)
    commas = spec[:1] == ","
    spec = spec[1:] if commas else spec
    digits, spec = text_count_in(spec[1:]) if spec[:1] == "." else (-1, spec)
    says = text_unpadded(v, words, digits, spec)
    if says is None or max(width, digits) > 100 or commas and fill == "0" or words and (sign != "" or commas or align == "="):
        return None
    if not words and says[:1] != "-":
        says = sign + says
    if commas:
        says = text_with_commas(says)
    n = max(width - len(says), 0)
    left = 0 if align == "<" or align == "" and words else n // 2 if align == "^" else n
    if align == "=" and says[:1] in ("+", "-", " "):
        return says[:1] + fill * n + says[1:]
    return fill * left + says + fill * (n - left)

def text_count_in(spec):
    rest = text_lstrip(spec, "0123456789")
    return int(spec[:len(spec) - len(rest)]) if rest != spec else 0, rest

def text_unpadded(v, words, digits, verb):
    if words:
        return v if digits < 0 and verb in ("", "s") else None
    if _class(v) not in ("int", "float") or not _known([v]):
        return None
    if digits < 0 and (verb == "" or verb == "d" and _class(v) == "int"):
        return str(v)
    digits = 6 if digits < 0 else max(digits, 1) if verb == "g" else digits
    if verb == "%":
        return text_unpadded(v * 100.0, False, digits, "f") + "%"
    if verb == "" or verb not in "feg":
        return None
    return _digits(v, verb, digits).replace("+Inf", "inf").replace("-Inf", "-inf").replace("NaN", "nan")

def text_with_commas(says):
    whole = says.split(".")[0].split("e")[0].split("%")[0]
    rest, parts, sign = says[len(whole):], [], whole[:1] if whole[:1] in ("-", "+", " ") else ""
    whole = whole[len(sign):]
    while len(whole) > 3:
        parts, whole = [whole[-3:]] + parts, whole[:-3]
    return sign + ",".join([whole] + parts) + rest
