"""Mistakes that people make: names and keywords of another library, wrong axes,
what Python itself refuses."""

SHAPES = ["3", "(2, 3)", "(4,)", "(3, 1)", "(2, 3, 4)", "(2, 2)"]

def shaped(rng):
    return rng.choice(SHAPES)

# Methods and functions of one library that are typed to another.
TORCH_METHODS = ["unsqueeze(0)", "unsqueeze(-1)", "permute(1, 0)", "permute(0, 1)", "t()", "view(-1)", "numel()", "size()", "size(0)", "dim()",
    "expand(2, 3)", "expand_as(b)", "add_(1)", "mul_(2)", "sub_(b)", "fill_(0)", "zero_()", "float()", "long()", "double()", "half()", "bool()", "int()",
    "cpu()", "cuda()", "to('cpu')", "detach()", "numpy()", "clone()", "contiguous()", "is_contiguous()", "stride()", "matmul(b)", "mm(b)", "bmm(b)",
    "unbind(0)", "chunk(2)", "split(1)", "gather(0, b)", "masked_fill(b > 0, 0)", "masked_fill_(b > 0, 0)", "softmax(0)", "sigmoid()", "relu()", "exp()",
    "sqrt()", "abs()", "pow(2)", "norm()", "topk(1)", "eq(b)", "gt(0)", "lt(b)", "add(b)", "sub(1)", "mul(2)", "div(2)", "flip(0)", "roll(1)", "repeat_interleave(2)",
    "requires_grad_()", "backward()", "grad", "requires_grad", "device", "is_cuda", "mT", "type(int)", "unflatten(0, (1, 3))", "movedim(0, 1)", "where(b > 0, b)",
    "index_select(0, b)", "amax(0)", "logsumexp(0)", "clamp(0, 1)", "clamp(min=0)", "type_as(b)", "new_zeros(3)", "squeeze(dim=0)", "item_()"]
NUMPY_METHODS = ["astype('float32')", "astype(int)", "copy()", "ravel(order='F')", "fill(0)", "itemsize_()", "dot_(b)", "compress([1])", "ptp()", "tobytes()",
    "nbytes_", "searchsorted(1)", "take([0])", "put([0], 1)", "repeat(2, axis=0)", "swapaxes(0, 1)", "transpose()", "transpose(1, 0)", "resize(2, 2)", "flat", "base",
    "flags", "strides", "round(1)", "conj()", "cumsum()", "argsort()", "sort()", "nonzero()", "searchsorted(b)", "partition(1)", "newbyteorder()", "trace()", "diagonal()",
    "size", "size + 1", "shape()", "ndim()", "dtype()", "T()", "tolist", "item", "max", "mean(0, keepdims=True)", "var(ddof=1)", "squeeze(axis=0)", "append(4)", "insert(0, 1)", "extend([1])",
    "len()", "length", "length()", "count()", "index(1)", "reverse()", "pop()", "apply(abs)", "values", "iloc[0]", "loc[0]", "head()", "columns", "describe()", "to_numpy()", "np()"]
BOTH_METHODS = ["length", "len()", "append(1)", "pop()", "index(1)", "values", "shapes", "Shape", "size_", "sums()", "average()", "avg()", "add(1)", "plus(1)", "minus(b)", "Sum()",
    "Mean()", "stdev()", "maximum()", "minimum(b)", "concat(b)", "concatenate(b)", "stack(b)", "hstack(b)", "expand_dims(0)", "newaxis", "broadcast(2)", "broadcast_to((2, 3))",
    "rank", "rank()", "cast(float)", "assign(1)", "eval()", "head()", "sel(x=0)", "isel(x=0)", "dims", "at[0].set(1)", "block_until_ready()", "reshape_()", "flattened()"]
NP_FUNCTIONS = ["unsqueeze(a, 0)", "cat([a, b])", "relu(a)", "sigmoid(a)", "softmax(a)", "tensor([1, 2])", "Tensor([1, 2])", "rand(2, 3)", "randn(2, 3)", "randint(0, 3)", "bmm(a, b)",
    "mm(a, b)", "permute(a, (1, 0))", "view(a, -1)", "numel(a)", "manual_seed(0)", "no_grad()", "masked_fill(a, b > 0, 0)", "gather(a, 0, b)", "topk(a, 1)", "logsumexp(a)", "norm(a)", "inv(a)",
    "solve(a, b)", "det(a)", "clamp(a, 0, 1)", "mse_loss(a, b)", "eq(a, b)", "gt(a, b)", "mul(a, b)", "sub(a, b)", "div(a, b)", "arrange(3)", "aray([1])", "zeroes(3)", "one(3)", "ones_(3)",
    "linspce(0, 1)", "concatinate([a, b])", "normalize(a)", "standardize(a)", "avg(a)", "len(a)", "reduce_sum(a)", "reduce_mean(a)", "constant([1])", "cast(a, 'int32')", "squared_difference(a, b)", "float(a)", "int(3.5)", "bool(1)",
    "object(1)", "str('a')", "float_(1)", "product(a)", "cumproduct(a)", "alltrue(a)", "sometrue(a)", "in1d(a, b)", "trapz(a)", "row_stack([a, b])", "msort(a)", "asscalar(a)", "Inf", "NaN", "infty", "NINF", "PINF", "find_common_type([], [])",
    "cast[float](a)", "obj2sctype('f')", "string_", "unicode_", "complex_", "float96", "ones((2, 3), int, 'C')", "zip(a, b)", "map(abs, a)", "shape", "outer_product(a, b)", "dotproduct(a, b)", "expand(a, (2, 3))"]
TORCH_FUNCTIONS = ["array([1, 2])", "asarray([1, 2])", "concatenate([a, a])", "expand_dims(a, 0)", "newaxis", "float(a)", "int(3)", "bool(a)", "zeros((2, 3), dtype=float)", "ones(2, 3, dtype='float32')", "ndarray([1])",
    "random.rand(2)", "linalg.norm(a)", "constant([1])", "reduce_sum(a)", "cast(a, torch.int)", "mean(a, axis=0)", "sum(a, axis=0, keepdims=True)", "astype(a, int)", "repeat(a, 2)", "dot(a, a)", "inner(a, a)", "append(a, 1)", "average(a)", "amax(a)",
    "shape(a)", "size(a)", "ndim(a)", "copy(a)", "ravel(a)", "stack(a, a)", "cat(a, a)", "cat([a], axis=0)", "arange(3, dtype=float)", "rand((2, 3))", "zeros()", "ones()", "tensor()", "tensor(1, 2)", "tensor([1], 2)", "empty_like([1])", "ones_like(3)",
    "zeros_like([1, 2])", "sum([1, 2])", "mean([1., 2.])", "sqrt(4)", "exp(1.0)", "max(1, 2)", "maximum(a, 0)", "minimum(a, 1)", "where(a > 0, 1, 0)", "where(a > 0, a, 0)", "add(1, a)", "sub(1, a)", "mul(2, 3)", "matmul(a, 2)", "pow(2, a)", "relu(1)", "softmax(a)", "softmax(a, 5)",
    "log_softmax(a)", "expand(a, 2, 3)", "view(a, -1)", "unsqueeze(a)", "squeeze(a, 1, 2)", "permute(a, 1, 0)", "permute(a)", "transpose(a)", "transpose(a, 0)", "flatten(a, 5)", "reshape(a, -1, 1)", "reshape(a, (-1, -1))", "eye([2])", "eye(2, 3, 4)", "full(3, 1)", "full((3,))", "full((2, 2), 'a')",
    "linspace(0, 1)", "logspace(0, 1)", "from_numpy([1])", "from_numpy(a)", "manual_seed()", "nn.Relu()", "nn.functional.relu(2)", "nn.MSEloss()", "tile(a, 2)", "isnan(1.0)", "clip(a, 0)", "clamp(a)", "argmax(a, axis=9)", "cumsum(a)", "cumsum(a, 0, 1)", "diff(a, axis=0)", "std(a, ddof=1)", "var(a, ddof=0)",
    "broadcast_to(a, 5)", "broadcast_to(a, [2, 2, 7])", "broadcast_shapes([1], 2)", "einsum(a, 'i->i')", "einsum('i->', a, a)", "outer(a, 2)", "bmm(a, a)", "mm(a, a)", "mv(a, a)", "det(a)", "Float", "Int", "float16(a)", "long", "int46", "double(a)"]

def maker_np(rng):
    return f"np.{rng.choice(['ones', 'zeros'])}({shaped(rng)})" if rng.random() < .6 else f"np.arange({rng.choice([3, 4, 6])})"

def maker_torch(rng):
    return f"torch.{rng.choice(['ones', 'zeros', 'rand'])}({shaped(rng)})" if rng.random() < .7 else f"torch.arange({rng.choice(['3', '4.', '6'])})"

PYTHON = ["a + undefined", "a.sum", "A", "b.shape[5]", "a[0", "a..sum()", "a.sum(", "a +", "1a", "print a", "a = = 3", "a(0)", "a[0](1)", "a.shape()", "a.shape(0)", "len(3)", "len()", "sum(3)", "'a' + 1", "'a' * 3", "'ab' + 'cd'", "[1, 2] + 3", "[1, 2] - [1]", "[1, 2] * [3]",
    "(1, 2)[2]", "[1, 2][5]", "(1, 2) + [3]", "(2, 3) + (4,)", "None + 1", "max([1, 2], [0, 5])", "min(3)", "max()", "sorted([3, 1, 2])", "sorted([3, 1], reverse=True)", "list(range(3))", "tuple([1, 2])", "list(a)", "a, b = 1, 2, 3", "a, b, c = (1, 2)", "x, *y = [1, 2, 3]\ny", "a, b = 5",
    "a = []\na.append(3)\na", "a = [1]\na.extend([2, 3])\na", "a = [3, 1]\na.sort()\na", "a = [1, 2]\na[0] = 5\na", "a = (1, 2)\na[0] = 5", "a = [1, 2]\na.push(3)", "a = [1, 2]\na.shape", "[1, 2].sum()", "[1, 2].mean()", "(3).shape", "int('3')", "int('a')", "float('1.5')", "float([1])", "int([1])", "int(3.9)", "round(2.567, 2)", "abs(-3)", "abs('a')",
    "3 @ 4", "[1, 2] @ [3, 4]", "3 // 0", "3 / 0", "3 % 0", "2 ** -1", "1 < 2 < 3", "not 3", "3 and 0", "0 or 'x'", "[] or 5", "True + True", "1 if a is None else 2", "a is None", "a is not None", "None is None", "'a' in ['a']", "3 in (1, 2)", "for i in 3: pass", "zip([1], [2])", "list(zip([1, 2], [3, 4]))", "list(enumerate(['a']))", "dict(a=1)['a']", "{'a': 1}['b']",
    "[x for x in range(3)]", "[x * 2 for x in [1, 2]]", "[y for x in [1]]", "all([1, 0])", "any([0, 1])", "range(3)[1]", "len(range(5))", "sum(range(4))", "sum([1, 2], 3)", "divmod(7, 2)", "pow(2, 3)", "str(3)", "type(3)", "isinstance(3, int)", "'%d' % 3", "f'{3}'", "'abc'[1]", "'abc'.upper()", "len('abc')", "'a,b'.split(',')", "import nunpy", "from numpy import onez", "import numpy as np\nnp.ones(3", "def f(x): return x\nf(3)",
    "a = b = 3\na", "a: int = 3\na", "a += 1", "undefined += 1", "del a\na", "return 3", "break", "lambda: 3", "a = 3;; b = 4", "  a = 3", "a = 3\n  b = 4", "if a: pass", "a == b == c", "a ! b", "a && b", "a || b", "!a", "a++", "a ? b : c", "true", "null", "NULL", "undefined", "len(None)", "list(3)", "tuple(5)", "sum(None)", "print(3)", "print('a', 3, sep='')"]

def python_trap(rng, maker):
    lines = rng.choice(PYTHON)
    return f"a = {maker(rng)}\nb = {maker(rng)}\n{lines}" if rng.random() < .6 else lines

def keyword_np(rng):
    f, args = rng.choice([("sum", "a"), ("mean", "a"), ("max", "a"), ("min", "a"), ("std", "a"), ("var", "a"), ("prod", "a"), ("any", "a"), ("argmax", "a"), ("argmin", "a"), ("cumsum", "a"), ("sort", "a"), ("argsort", "a"),
        ("squeeze", "a"), ("ones", "3"), ("zeros", "(2, 3)"), ("full", "3, 1"), ("arange", "3"), ("linspace", "0, 1, 5"), ("eye", "3"), ("reshape", "a, -1"), ("concatenate", "[a, b]"), ("stack", "[a, a]"), ("expand_dims", "a"), ("transpose", "a"), ("repeat", "a, 2"), ("tile", "a, 2"),
        ("add", "a, b"), ("exp", "a"), ("maximum", "a, b"), ("where", "a > 0, a, b"), ("clip", "a, 0, 1"), ("dot", "a, b"), ("array", "[1, 2]"), ("flip", "a"), ("roll", "a, 1"), ("diff", "a"), ("broadcast_to", "a, (2, 3)"), ("median", "a"), ("outer", "a, b")])
    keyword = rng.choice(["dim=0", "keepdim=True", "keepdims=1", "axes=0", "axis=5", "axis=-4", "axis='x'", "axis=1.5", "axis=(0, 0)", "axis=None", "dtype=float", "dtype='flaot'", "dtpye=2", "requires_grad=True", "device='cpu'", "out=1", "ddof=1", "size=3", "shape=3", "n=2", "initial=0", "order='F'", "dims=0", "name='x'", "axis=0, axis=1", "axis=True", "keepdims=True, dim=1"])
    call = f"np.{f}({args}, {keyword})" if rng.random() < .7 or args not in ("a", "a, 2", "a, 1") else f"a.{f}({keyword})"
    return f"a = {maker_np(rng)}\nb = {maker_np(rng)}\n{call}"

def keyword_torch(rng):
    f, args = rng.choice([("sum", "a"), ("mean", "a"), ("max", "a"), ("min", "a"), ("std", "a"), ("var", "a"), ("prod", "a"), ("any", "a"), ("argmax", "a"), ("cumsum", "a"), ("sort", "a"), ("argsort", "a"), ("squeeze", "a"), ("unsqueeze", "a"), ("ones", "3"), ("zeros", "2, 3"), ("full", "(3,), 1"), ("arange", "3"),
        ("linspace", "0, 1, 5"), ("eye", "3"), ("reshape", "a, (-1,)"), ("cat", "[a, b]"), ("stack", "[a, a]"), ("transpose", "a, 0"), ("repeat_interleave", "a, 2"), ("tile", "a, (2,)"), ("add", "a, b"), ("exp", "a"), ("maximum", "a, b"), ("where", "a > 0, a, b"), ("clamp", "a, 0, 1"), ("matmul", "a, b"),
        ("tensor", "[1, 2]"), ("flip", "a"), ("roll", "a, 1"), ("broadcast_to", "a, (2, 3)"), ("softmax", "a"), ("norm", "a"), ("topk", "a, 1"), ("median", "a")])
    keyword = rng.choice(["dim=0", "dim=1", "axis=0", "axis=1", "keepdim=True", "keepdims=True", "dim=5", "dim=-4", "dim='x'", "dim=(0, 1)", "dim=None", "dtype=float", "dtype=torch.float64", "dtype='float32'", "dtype=np.float32", "requires_grad=True", "device='cpu'", "pin_memory=False", "out=1", "unbiased=False", "correction=0", "ddof=1", "size=3", "alpha=2", "dims=0", "name='x'", "dim=0, dim=1", "dim=True", "dim=0, keepdim=True"])
    call = f"torch.{f}({args}, {keyword})" if rng.random() < .7 or args != "a" else f"a.{f}({keyword})"
    return f"a = {maker_torch(rng)}\nb = {maker_torch(rng)}\n{call}"

def numpy_trap(rng):
    r = rng.random()
    if r < .2:
        return python_trap(rng, maker_np)
    if r < .55:
        return keyword_np(rng)
    head = f"a = {maker_np(rng)}\nb = {maker_np(rng)}\n"
    if r < .8:
        return head + "a." + rng.choice(TORCH_METHODS + BOTH_METHODS + NUMPY_METHODS)
    return head + "np." + rng.choice(NP_FUNCTIONS)

def torch_trap(rng):
    r = rng.random()
    if r < .12:
        return python_trap(rng, maker_torch)
    if r < .5:
        return keyword_torch(rng)
    head = f"a = {maker_torch(rng)}\nb = {rng.choice([maker_torch, maker_torch, maker_np])(rng)}\n"
    if r < .75:
        return head + "a." + rng.choice(NUMPY_METHODS + BOTH_METHODS + TORCH_METHODS)
    if r < .85:
        return head + rng.choice(["a + b", "b + a", "a * b", "b - a", "a @ b", "a += b", "b += a", "a == b", "torch.add(a, b)", "np.add(a, b)", "torch.cat([a, b])", "np.concatenate([a, b])", "a[b]", "a[::-1]", "a + [1, 2, 3]", "a + (1,)", "a + 'x'", "a + None", "a[0] = [1]", "a[0] = 'x'", "a['x']", "a[1.5]", "a[[0]]", "a[None, 0]", "a[0, None, 9]", "np.sum(a)", "np.mean(a)", "np.ones(3) * a", "a * np.ones(3)", "torch.tensor(b)", "np.array(a)", "a.numpy() + b", "if a > 0: pass", "a > 0 and b > 0", "not a", "a or b", "float(a)", "int(a[0])", "list(a)", "len(a)", "sum(a)", "max(a)", "-a", "~a", "a << 1", "a @ 2", "2 @ a", "a.T.T", "a.shape == b.shape", "a.size() == b.shape", "a.shape[0] + b.shape[0]", "a.view(-1, 0)", "a.view(-1, -1)", "a.view()", "a.reshape()", "a.expand()", "a.expand(-1)", "a.repeat()", "a.repeat(0)", "a.squeeze(9)", "a.transpose(0)", "a.permute()", "a.t()"])
    return head + "torch." + rng.choice(TORCH_FUNCTIONS)
