# What a message tells, by the layout of its form, from what fills its blanks: what failed, the
# operation, the shapes of the operands and of the place for the result, the axis and the row that
# it names, whether it leaves sizes out, and the two sizes that have to be equal. A shape is a list
# of sizes, with a list of lengths for a ragged axis; a size that is not known is -1.

def _layout_of(layout, library, raises, ints, words, lists):
    kind, op, shapes, output, axis, row = "operation", "add", [], None, -1, -1
    partial = layout in ("grown", "resized", "stretched", "sizes", "dimension", "splits", "summed") or [s for s in lists if -1 in s] != []
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
        kind = layout
    for s in lists:
        ints = ints + s[-1:] if len(ints) == 1 else ints
    if kind == "product" and not shapes:
        shapes = lists if len(lists) == 2 else [ints[:2], ints[2:]] if not lists and len(ints) == 4 else []
    sizes = ints[-2:] if kind == "unequal" and len(ints) > 1 else []
    if layout == "joining" and len(ints) == 4: # an axis, the sizes, and which array has the second one, which NumPy says before
        sizes = [ints[1], ints[3] if library == "numpy" else ints[2]]
    return kind, op, shapes, output, axis, row, partial, sizes

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
