# What a message tells, by the layout of its form, from what fills its blanks: what failed, the
# operation, the shapes of the operands and of the place for the result, the axis and the row that
# it names, whether it leaves sizes out, the two sizes that have to be equal, and a program that
# fails so where no operands meet. A shape is a list of sizes, with a list of lengths for a ragged
# axis; a size that is not known is -1.

def _layout_of(layout, library, raises, ints, words, lists):
    kind, op, shapes, output, axis, row = "operation", "add", [], None, -1, -1
    program = _told_program(layout, library, ints, lists) or _told_types(layout, library, words)
    partial = program != "" and not (lists and layout in ("joining", "masking") or len(lists) == 2) or layout in ("grown", "resized", "stretched", "sizes", "dimension", "splits", "summed") or [s for s in lists if -1 in s] != []
    if layout == "arguments":
        kind, op, shapes = "shapes", "identity", lists
    elif layout == "indices":
        kind, shapes = "indexing", lists
    elif layout == "together":
        kind, op, shapes, output = _layout_together(library, raises, lists)
        if library == "jax" and words:
            op = _op_where(lambda names: words[0] == names[1], op)
    elif layout in ("grown", "updated"):
        kind, shapes, output = "place", lists[:2], lists[0]
    elif layout == "resized":
        kind, shapes, output = "place", lists[1:2], lists[0]
    elif layout == "assigned":
        kind, op, shapes, output = "assignment", "identity", lists[:1], lists[1]
    elif layout == "target":
        kind, op, shapes, output = "target", "identity", lists[:1], lists[1]
    elif layout == "expanded":
        kind, op, shapes, output, axis = "target", "identity", lists[1:2], lists[0], ints[2]
    elif layout == "stretched":
        kind, op, axis = "target", "identity", ints[2]
        output, shapes = _layout_along(axis, ints[0]), [_layout_along(axis, ints[1])]
    elif layout == "sizes":
        axis = ints[2]
        shapes = [_layout_along(axis, ints[0]), _layout_along(axis, ints[1])]
    elif layout == "dimension":
        axis, shapes = 0, [ints[:1], ints[1:2]]
    elif layout == "batches": # each of two stacks of matrices is followed by its axes that meet
        kind, shapes = "product", [lists[0], lists[2]] if len(lists) == 5 else []
    elif layout == "merged":
        axis, shapes = ints[0], lists
    elif layout == "refs":
        axis, shapes = len(_wide(lists, 0)) + ints[1], [lists[1], lists[0]]
    elif layout == "static": # the name of a node of TensorFlow's, which contains its operation
        kind = "product" if "MatMul" in words[0] else "joining" if "Concat" in words[0] else kind
        shapes, op = lists if kind == "operation" else [], _op_where(lambda names: "= " + names[0] + "[" in words[0] or "'" + names[0] + "'" in words[0], op)
    elif layout == "splits":
        row, shapes = _layout_splits(lists)
    elif layout == "summed": # an axis, its size, the one that is wanted; or the sizes of two vectors
        kind, shapes = "product", [ints[2:], ints[1:2]] if len(ints) == 3 else [ints[:1], ints[1:2]]
    else:
        kind = {"masking": "picking", "multiple": "reshaping", "beyond": "ranks", "indexed": "ranks", "truths": "typing"}.get(layout, layout)
    for s in lists:
        ints = ints + s[-1:] if len(ints) == 1 else ints
    if kind == "product" and not shapes:
        shapes = lists if len(lists) == 2 else [ints[:2], ints[2:]] if not lists and len(ints) == 4 else []
    sizes = ints[-2:] if kind == "unequal" and len(ints) > 1 else []
    if layout == "joining" and len(ints) == 4: # an axis, the sizes, and which array has the second one, which NumPy says before
        sizes = [ints[1], ints[3] if library == "numpy" else ints[2]]
    return kind, op, shapes, output, axis, row, partial, sizes, program

# A program that fails as a message says, "" where the message tells too little: with axes of size 1
# where it leaves out sizes, the values in a row where it leaves out their shape, and a sum where it
# leaves out the function.

def _told_program(layout, library, ints, lists):
    if library not in ("numpy", "pytorch", "jax", "tensorflow") or [n for n in ints if n > 10 ** 6] or [s for s in lists if len(s) > 8]:
        return ""
    dim, of = "dim" if library == "pytorch" else "axis", lambda sizes: _told_array(library, sizes)
    if layout == "picking" and len(ints) == 3 and ints[1] < 8:
        return f"{of([1] * ints[1] + [ints[2]])}[{':, ' * ints[1]}{ints[0]}]"
    if layout == "masking":
        if library == "pytorch":
            return f"{of(lists[1])}[torch.empty({_code_bare(lists[0])}, dtype=torch.bool)]"
        return f"{of([1] * ints[0] + [ints[1]])}[{':, ' * ints[0]}np.empty({ints[2]}, bool)]" if ints[0] < 8 else ""
    if layout in ("beyond", "indexed"):
        rank = lists[0][-1] + 1 if lists else ints[0] if layout == "indexed" else ints[1]
        if rank > 8 or layout == "indexed" and ints[-1] > 64:
            return ""
        if layout == "beyond":
            return f"{of([1] * rank)}.sum({dim}={ints[0]})"
        return f"{of([1] * rank)}[{', '.join(['0'] * (ints[1] if len(ints) > 1 else rank + 1))}]"
    if layout in ("reshaping", "multiple"):
        return _told_reshape(layout, library, ints, lists, of)
    return _told_join(library, ints, lists, of) if layout == "joining" else ""

# One value of each type that does not go with the other.

def _told_types(layout, library, words):
    one = lambda type: f"torch.empty(1, dtype=torch.{type.lower()})" if library == "pytorch" else f"np.empty(1, dtype='{type}')"
    if layout == "truths":
        return one("bool") + " - " + one("bool")
    if layout == "typing" and library == "pytorch" and len(words) == 2 and words[1] in ("Long", "Int", "Short", "Char", "Byte", "Bool"):
        return f"out = {one(words[1])}\nout += {one(words[0])}"
    symbols = {"add": "+", "subtract": "-", "multiply": "*", "divide": "/", "power": "**"}
    if layout == "typing" and library == "numpy" and len(words) == 3 and words[0] in symbols:
        return f"out = {one(words[2])}\nout {symbols[words[0]]}= {one(words[1])}"
    return ""

def _told_array(library, sizes):
    return _code_empty(library, sizes) or {"jax": f"jnp.empty({tuple(sizes)})", "tensorflow": f"tf.random.normal({list(sizes)})"}[library]

def _told_reshape(layout, library, ints, lists, of):
    if library == "tensorflow":
        return f"tf.reshape({of(ints[:1])}, {[-1] * (layout == 'multiple') + ints[1:]})"
    if not lists and len(ints) != 2 or not ints:
        return ""
    to = _code_bare(lists[-1] if lists else ints[1:])
    if library == "pytorch":
        return f"{of(ints[:1])}.view({to})"
    return f"{of(lists[0] if len(lists) == 2 else ints[:1])}.reshape({to})"

def _told_join(library, ints, lists, of):
    name = {"numpy": "np.concatenate", "pytorch": "torch.cat", "jax": "jnp.concatenate", "tensorflow": "tf.concat"}[library]
    if library == "tensorflow" and len(lists) == 2 and len(ints) == 2:
        other = 1 if ints[0] == 0 else 0
        return f"tf.concat([{of(lists[0])}, {of(lists[1])}], {other})" if len(lists[0]) == len(lists[1]) else ""
    if library == "pytorch" and len(lists) == 2:
        return f"torch.stack([{of(lists[0])}, {of(lists[1])}])"
    if library == "pytorch" and len(ints) == 2 and ints[0] < 8 and ints[1] < 8:
        return f"{name}([{of([1] * ints[0])}, {of([1] * ints[1])}])"
    if library == "jax" and lists:
        return f"{name}([{', '.join([of(s) for s in lists])}], axis={ints[0]})"
    if library == "numpy" and len(ints) == 3 and ints[0] < 8 and ints[2] < 8:
        return f"{name}([{of([1] * ints[0])}, {of([1] * ints[2])}])"
    if library != "numpy" or len(ints) != 4 or ints[0] > 7: # PyTorch does not say on which axis
        return ""
    along = 1 if ints[0] == 0 else 0
    sizes = [[s if k == ints[0] else 1 for k in range(1 + (ints[0] or 1))] for s in (ints[1], ints[3])]
    return f"{name}([{of(sizes[0])}, {of(sizes[1])}], axis={along})"

# The first operation whose kernel and primitive are the ones.

def _op_where(fits, otherwise):
    for op, names in _kernels().items():
        if fits(names):
            return op
    return otherwise

def _op_of(kernel):
    return _op_where(lambda names: names[0] == kernel, "")

# Shapes that met each other. NumPy lists the place for the result last.

def _layout_together(library, raises, lists):
    if len(lists) != 3:
        return "operation", "add", lists, None
    if library == "numpy" and raises == "ValueError" and lists[0] == lists[2]:
        return "place", "add", lists[:2], lists[2]
    return "operation", "where", lists, None

# Sizes whose axis k is one, and 1 before it. No array has an axis beyond the largest rank, and
# what a message claims there is left out.

def _layout_along(k, size):
    before = 0 if k < 0 else 63 if k > 63 else k
    return [1] * before + [size]

# Row splits of two ragged axes. Their indices are one off from rows: split i is where row i-1 ends.

def _layout_splits(lists):
    differ, x, y, first, other = lists
    if not differ:
        return -1, []
    rows = [_layout_lengths(first, differ, x), _layout_lengths(other, differ, y)]
    return differ[0] - 1, [[len(r), r] for r in rows]

# The lengths of the rows whose two ends are known: from the first splits, and from the values
# listed for the indices that differ.

def _layout_lengths(first, differ, at):
    known = first
    for i, index in enumerate(differ):
        if index == len(known) and i < len(at):
            known = known + [at[i]]
    steps = [known[i] - known[i - 1] for i in range(1, len(known))]
    return [n if n > 0 else 0 for n in steps]
