"""Random programs about TensorFlow's ragged tensors: pairs, indexing, reductions."""

def rows(rng, depth, floats, flat=True):
    """Returns a nested list with ragged rows."""
    if depth == 0:
        return rng.choice([0.5, 1.0, -2.0, 3.0]) if floats else rng.choice([0, 1, 2, 3, 5, -1])
    return [rows(rng, depth - 1, floats) for _ in range(rng.choice([0, 1, 2, 2, 3]))]

def like(rng, x, change):
    """Returns a list of the form of x; change is how often a part differs in length."""
    if not isinstance(x, list):
        return rng.choice([1, 2, 3, 4]) if isinstance(x, int) else rng.choice([1.5, 2.0])
    if x and isinstance(x[0], list) is False and rng.random() < change:
        return [like(rng, x[0], 0)] * rng.choice([0, 1, 1, 2])
    if rng.random() < change / 3:
        x = x[:1]
    return [like(rng, one, change) for one in x]

def dense(rng, *s):
    n = 1
    for k in s:
        n *= k
    return f"tf.reshape(tf.range({n}), {list(s)})" if rng.random() < .5 else f"tf.ones({list(s)}, tf.int32)"

def ragged(x, rank=None):
    return f"tf.ragged.constant({x})" if rank is None else f"tf.ragged.constant({x}, ragged_rank={rank})"

OPS = ["+", "-", "*", "+", "-", "*", "/", "//", "%", "<", "==", ">="]

def pair(rng):
    depth = rng.choice([2, 2, 2, 3])
    floats = rng.random() < .2
    x = rows(rng, depth, floats)
    y = like(rng, x, rng.choice([0, .1, .3]))
    a = ragged(x)
    r = rng.random()
    if r < .5:
        b = ragged(y)
    elif r < .6:
        b = rng.choice(["2", "10", "0.5", "tf.constant(3)"])
    elif r < .8:
        n = len(x)
        b = rng.choice([f"tf.constant({[[k] for k in range(n)]})", f"tf.constant({list(range(n))})", f"tf.constant({[1, 2, 3][:max(map(len, x), default=1) or 1]})", dense(rng, max(n, 1), 1), dense(rng, 1, max(n, 1))] + ([dense(rng, n, 1, 1), dense(rng, 1, 1, 2)] if depth == 3 else []))
    else:
        b = ragged(rows(rng, rng.choice([2, depth]), floats))
    op = rng.choice(OPS)
    last = rng.choice([f"a {op} b", f"a {op} b", f"b {op} a", f"tf.{rng.choice(['add', 'multiply', 'maximum', 'subtract', 'minimum'])}(a, b)"])
    return f"a = {a}\nb = {b}\n{last}"

def one(rng):
    depth = rng.choice([2, 2, 3])
    floats = rng.random() < .3
    x = rows(rng, depth, floats)
    a = ragged(x, 1 if depth == 3 and rng.random() < .15 else None)
    k = rng.choice([0, 1, -1, 2])
    i = lambda: rng.choice(["0", "1", "-1", ":", ":2", "1:", ":-1", "::2", "::-1", "-2:", "tf.newaxis", "...", "5", ":1"])
    last = rng.choice([f"a[{i()}]", f"a[{i()}, {i()}]", f"a[{i()}, {i()}, {i()}]" if depth == 3 else f"a[{i()}, {i()}]",
        f"tf.{rng.choice(['reduce_sum', 'reduce_max', 'reduce_min', 'reduce_mean', 'reduce_prod', 'reduce_any'])}(a, axis={k})", "tf.reduce_sum(a)", f"tf.reduce_mean(a, axis=1, keepdims=True)", f"tf.reduce_sum(a, axis=[{rng.choice([0, 1])}, 1])",
        "a.shape", "a.row_lengths()", "a.nrows()", "a.to_list()", "a.flat_values", "a.values", "a.row_splits", "a.bounding_shape()", "a.to_tensor()", f"a.to_tensor(default_value={rng.choice(['0', '-1'])})", "a.ragged_rank", "a.dtype", "tf.shape(a)", "tf.size(a)", "tf.rank(a)", "a.nested_row_lengths()", "len(a.to_list())",
        f"tf.concat([a, a], axis={k})", f"tf.stack([a, a], axis={k})", f"tf.expand_dims(a, {k})", "tf.tile(a, [1, 2])", "tf.cast(a, tf.float32)", "-a", "abs(a)", "tf.sqrt(tf.cast(a, tf.float32))", "a * a", f"tf.where(a > 1, a, {rng.choice(['0', 'a * 10'])})", "tf.squeeze(a)", "a.merge_dims(0, 1)", "tf.ragged.boolean_mask(a, a > 0)",
        "tf.gather(a, [0])", "tf.gather(a, [1, 0])", "a[0] + a[0]", "tf.reduce_sum(a, axis=1) + 1", "a - tf.reduce_mean(tf.cast(a, tf.float32), axis=1, keepdims=True)", "tf.cast(a, tf.float32) - tf.expand_dims(tf.reduce_mean(tf.cast(a, tf.float32), axis=1), 1)", "a.numpy()", "len(a)", "a.size", "a.T", "a.reshape(-1)", "a.consumers()", "tf.reshape(a, [-1])", "tf.transpose(a)", "tf.matmul(a, a)", "list(a)"])
    return f"a = {a}\n{last}"

def made(rng):
    n = rng.choice([2, 3, 4, 5])
    values = list(range(n))
    splits = sorted(rng.choice([0, 1, 2, n]) for _ in range(2))
    return rng.choice([f"tf.RaggedTensor.from_row_splits({values}, {[0, *splits, n]})", f"tf.RaggedTensor.from_row_lengths({values}, {[splits[0], splits[1] - splits[0], n - splits[1]]})", f"tf.RaggedTensor.from_row_lengths({values}, {[1, n]})", f"tf.RaggedTensor.from_value_rowids({values}, {sorted(rng.choice([0, 1, 2]) for _ in range(n))})",
        f"tf.RaggedTensor.from_uniform_row_length({values}, {rng.choice([1, 2])})", f"tf.RaggedTensor.from_tensor(tf.reshape(tf.range(6), [2, 3]))", f"tf.RaggedTensor.from_tensor([[1, 2, 0], [3, 0, 0]], padding=0)", f"tf.ragged.range({[rng.choice([1, 2, 3, 0]) for _ in range(2)]})", f"tf.RaggedTensor.from_row_starts({values}, {[0, *splits]})", f"tf.RaggedTensor.from_row_limits({values}, {[*splits, n]})", f"tf.ragged.stack([[1, 2], [3]])", "tf.ragged.constant(%r)" % rows(rng, rng.choice([1, 2, 3]), False)]) + rng.choice(["", " + 1", "[0]", ".row_splits", "[:, :1]"])

def program(rng):
    r = rng.random()
    return pair(rng) if r < .55 else one(rng) if r < .92 else made(rng)
