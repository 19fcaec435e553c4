package library

// pythonFunctions are written in the language of package expr.
const pythonFunctions = `
# Functions of Python's math.

def math_log(x, base=None):
    return math.ln(x) if base is None else math.ln(x) / math.ln(base)

def math_prod(iterable, start=1):
    for x in iterable:
        start = start * x
    return start

def math_floor(x):
    return int(math.down(x))

def math_ceil(x):
    return int(math.up(x))

def math_trunc(x):
    return int(math.nearer(x))

def math_isnan(x):
    return float(x) != float(x)

def builtin_round(number, ndigits=None):
    return _rounded(number, 0 if ndigits is None else ndigits) if _kind(number) else _round(number, ndigits)
`
