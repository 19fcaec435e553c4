# What systems without broadcasting make of shapes that are combined entry by entry: whether they
# refuse, what is odd about the result, and its shape; nothing where they have no such arrays.

# R: arrays of one shape, or an array and a vector that is run over it again and again with the
# first axis fastest. A vector has no shape of its own: only its count matters.

def _rules_recycled(shapes):
    result, refuses, odd = shapes[0], False, ""
    for s in shapes[1:]:
        if len(result) > 1 and len(s) > 1:
            refuses = refuses or result != s
            continue
        long, short = result, s
        if _rules_counts(s)[-1] > _rules_counts(result)[-1] and len(result) <= 1 or len(s) > 1:
            long, short = s, result
        n, m, result = _rules_counts(long)[-1], _rules_counts(short)[-1], long
        if n < m: # an array, and a vector that is longer
            refuses = True
        elif m == 0:
            result = [0]
        elif n % m:
            odd = "cut short"
        elif len(long) > 1 and m > 1 and m != n and m not in _rules_counts(long): # no whole number of first axes
            odd = "across the grain"
    return refuses, odd, result

# How many values the first axes have: none, one, two and so on.

def _rules_counts(sizes):
    counts = [1]
    for size in sizes:
        n = counts[-1]
        counts = counts + [n * size if size == 0 or n <= 2 ** 62 // size else 2 ** 62]
    return counts

# pandas: the entries of a Series are the columns of a DataFrame, and what has no partner becomes a
# missing value.

def _rules_labelled(shapes):
    most, rank = [0, 0], 0 # of the rows and the columns, labelled 0, 1, 2, …
    for s in shapes:
        if len(s) > 2:
            return None
        rank = len(s) if len(s) > rank else rank
        for k, size in enumerate(s):
            at = k + 2 - len(s)
            most[at] = size if size > most[at] else most[at]
    apart = [s for s in shapes if s != most[2 - len(s):]]
    return False, "unmatched" if apart else "", most[2 - rank:]
