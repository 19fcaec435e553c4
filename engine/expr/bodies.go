package expr

import (
	"cmp"
	"strings"

	"shapecast/engine"
)

// bodies holds the functions that are written in the language itself: name,
// parameters, and the expression they are, after "|" the one outside PyTorch.
// Each of its operations is a step that can be drawn.
var bodies = [...][3]string{
	{"softmax", "x|input|logits|a axis|dim= dtype=",
		"exp(x - x.amax(axis, keepdims=True)) / exp(x - x.amax(axis, keepdims=True)).sum(axis, keepdims=True)"},
	{"log_softmax", "x|input|logits|a axis|dim= dtype=",
		"(x - x.amax(axis, keepdims=True)) - log(exp(x - x.amax(axis, keepdims=True)).sum(axis, keepdims=True))"},
	{"sigmoid expit", "x|input|a", "1 / (1 + exp(-1.0 * x))"},
	{"cdist", "a|x1|XA b|x2|XB", "sqrt(square(a[:, None] - b[None]).sum(-1))"},
	{"one_hot", "x|tensor|input|indices n|num_classes|depth=",
		"(x[..., None] == arange(x.max() + 1 if n is None or n < 0 else n)).long()|" +
			`(array(x)[..., None] == arange(n)).astype("float32")`},
	{"trace", "a|input", "diagonal(a).sum()"},
	{"ptp", "a|input axis|dim= keepdims=", "array(a).max(axis, keepdims=keepdims) - array(a).min(axis, keepdims=keepdims)"},
	{"hypot", "a|x1|input b|x2|other", "sqrt(a * a * 1.0 + b * b)"},
	{"logaddexp", "a|x1|input b|x2|other", "maximum(a, b) + log1p(exp(-abs(a - b)))"},
	{"heaviside", "a|x1|input b|x2|values", "where(a > 0, 1.0, where(a == 0, b, where(a < 0, 0.0, a)))"},
	{"fmax", "a|x1|input b|x2|other", "where(a != a, b, where(b != b, a, maximum(a, b)))"},
	{"fmin", "a|x1|input b|x2|other", "where(a != a, b, where(b != b, a, minimum(a, b)))"},
	{"float_power", "a|x1|input b|x2|exponent", "(a * 1.0) ** b"},
	{"divmod", "a|x1 b|x2", "(a // b, a % b)"},
	{"isin", "a|element|elements b|test_elements", "(array(a)[..., None] == array(b).ravel()).any(-1)"},
	{"in1d", "a|ar1 b|ar2", "(array(a).ravel()[..., None] == array(b).ravel()).any(-1)"},
	{"cov", "a|m|input", "squeeze((atleast_2d(a) - atleast_2d(a).mean(1, keepdims=True)) @ (atleast_2d(a) - atleast_2d(a).mean(1, keepdims=True)).T / (atleast_2d(a).shape[1] - 1))"},
	{"corrcoef", "a|x|input", "cov(a) / sqrt(outer(diag(cov(a)), diag(cov(a))))"},
	{"kron", "a|input b|other",
		"outer(a, b).ravel() if array(a).ndim == 1 else (a[:, None, :, None] * b[None, :, None, :]).reshape(a.shape[0] * b.shape[0], -1)"},
	{"logspace", "a|start b|stop|end n|num|steps=", "10.0 ** linspace(a, b, 50 if n is None else n)"},
	{"indices", "a|dimensions", `stack(meshgrid(*[arange(n) for n in a], indexing="ij"))`},
	{"tri", "n|N m|M= k=", "(arange(n)[:, None] >= arange(n if m is None else m) - (0 if k is None else k)) * 1.0"},
	{"sequence_mask", "a|lengths n|maxlen=", "arange(array(a).max() if n is None else n) < array(a)[..., None]"},
	{"normalize", "x|input p= axis|dim= eps=",
		"x / x.norm(2 if p is None else p, 1 if axis is None else axis, keepdim=True).clamp(min=1e-12 if eps is None else eps)"},
	{"cosine_similarity", "a|x1 b|x2 axis|dim=",
		"(a * b).sum(1 if axis is None else axis) / sqrt((a * a + 0 * b).sum(1 if axis is None else axis) * (b * b + 0 * a).sum(1 if axis is None else axis))"},
	{"logsumexp", "a|input|x axis|dim= keepdims|keepdim=",
		"log(exp(a - a.amax(axis, keepdims=True)).sum(axis, keepdims=keepdims)) + a.amax(axis, keepdims=keepdims)"},
	{"vsplit", "x|ary n|indices_or_sections", "split(x, n, 0)"},
	{"hsplit", "x|ary n|indices_or_sections", "split(x, n, 1 if x.ndim > 1 else 0)"},
	{"chunk", "x|input n|chunks axis|dim=", "split(x, -(-x.shape[axis or 0] // n) or 1, axis or 0)"},
	{"unbind unstack", "x|input|value axis|dim=", "tuple([moveaxis(x, axis or 0, 0)[i] for i in range(x.shape[axis or 0])])"},
	{"Python.log", "x base=", "math.ln(x) if base is None else math.ln(x) / math.ln(base)"},
	{"Python.floor", "x", "int(math.down(x))"},
	{"Python.ceil", "x", "int(math.up(x))"},
	{"Python.trunc", "x", "int(math.nearer(x))"},
	{"Python.isnan", "x", "float(x) != float(x)"},
	{"masked_select", "a|input b|mask", "broadcast_tensors(a, b)[0][broadcast_tensors(a, b)[1]]"},
	{"linear", "input weight bias=", "input @ weight.T if bias is None else input @ weight.T + bias"},
	{"topk", "input k dim= largest= sorted=",
		"(take_along_axis(input, argsort(-input if largest is None or largest else input, -1 if dim is None else dim)[..., :k], -1), " +
			"argsort(-input if largest is None or largest else input, -1 if dim is None else dim)[..., :k])"},
	{"cross_entropy", "input target weight= size_average= ignore_index= reduce= reduction=", averaged("-log_softmax(input, 1)[arange(input.shape[0]), target]")},
	{"nll_loss", "input target weight= size_average= ignore_index= reduce= reduction=", averaged("-input[arange(input.shape[0]), target]")},
	{"index_select", "a|input axis|dim b|index", "take(a, b, axis)"},
	{"lerp", "a|input|start b|end c|weight", "a + c * (b - a)"},
	{"addcmul", "a|input b|tensor1 c|tensor2 value=", "a + (1 if value is None else value) * b * c"},
	{"binary_cross_entropy", "a|input b|target reduction=", averaged("-(b * log(a).clamp(min=-100) + (1 - b) * log(1 - a).clamp(min=-100))")},
	{"binary_cross_entropy_with_logits", "a|input b|target reduction=", averaged("a.clamp(min=0) - a * b + log(1 + exp(-abs(a)))")},
	{"count_nonzero", "a|input axis|dim=", "(a != 0).sum(axis)|(a != 0).sum(axis).item() if axis is None else (a != 0).sum(axis)"},
	{"nansum", "a|input axis|dim= keepdims|keepdim=", "where(a == a, a, 0).sum(axis, keepdims=keepdims)"},
	{"nanmean", "a|input axis|dim= keepdims|keepdim=",
		"where(a == a, a, 0.0).sum(axis, keepdims=keepdims) / (a == a).sum(axis, keepdims=keepdims).astype(where(a == a, a, 0.0).dtype)"},
}

// averaged returns the mean of values, or what their reduction says.
func averaged(values string) string {
	return "(" + values + `).sum() if reduction == "sum" else ` + values + ` if reduction == "none" else (` + values + ").mean()"
}

// written returns the functions that are written in the language.
func written() []function {
	var list []function
	for _, b := range bodies {
		list = append(list, function{b[0], b[1], func(c *call) (value, error) {
			if err := cmp.Or(c.softmaxOfInts(), c.lossOfSizes(), c.entropyOfClasses(), c.topOfAxis(), c.traceOfMatrix()); err != nil {
				return none(), err
			}
			if a := c.args[0].array; strings.HasSuffix(c.fn.name, "softmax") && c.has(2) && a != nil {
				to := *a
				if err := c.typed(&to, 2); err != nil {
					return none(), err
				}
				c.args[0].object = array(to)
			}
			v, err := c.body(b[2])
			if err == nil && strings.HasSuffix(c.fn.name, "softmax") && v.array.Strides != nil {
				*v.array, err = v.array.Held() // it is computed at once, row by row
			}
			return v, err
		}})
	}
	return list
}

// softmaxOfInts is what PyTorch says of the softmax of what are no floats, nil
// for other functions. It has one function for the last axis and one for the others.
func (c *call) softmaxOfInts() error {
	a := c.args[0].array
	if !c.isTorch() || !strings.HasSuffix(c.fn.name, "softmax") || c.has(2) || a == nil || a.Values.DType >= engine.Float32 {
		return nil
	}
	axis, err := c.int(1, -1)
	if err != nil {
		return err
	}
	kernel := "kernel"
	if axis == -1 || axis >= a.Shape.Rank()-1 {
		kernel = "lastdim_kernel"
	}
	return c.says("NotImplementedError", `"%s_%s_impl" not implemented for '%s'`, c.fn.name, kernel, a.Values.DType.Torch())
}

// lossOfSizes is what PyTorch says of the cross entropy of tensors whose shapes
// differ, nil for other functions: it does not broadcast.
func (c *call) lossOfSizes() error {
	a, b := c.args[0].array, c.args[min(1, len(c.args)-1)].array
	if !strings.HasPrefix(c.fn.name, "binary_cross") || a == nil || b == nil || a.Shape.SameExtent(b.Shape) {
		return nil
	}
	says := "Using a target size (torch.Size(%s)) that is different to the input size (torch.Size(%s)) is deprecated. Please ensure they have the same size."
	if c.fn.name != "binary_cross_entropy" {
		says = "Target size (torch.Size(%s)) must be the same as input size (torch.Size(%s))"
	}
	return c.says("ValueError", says, bracketed(b.Shape), bracketed(a.Shape))
}

// entropyOfClasses is what PyTorch says of classes that do not fit the rows of a
// cross entropy, nil for other functions. Probabilities for classes are outside.
func (c *call) entropyOfClasses() error {
	if c.fn.name != "cross_entropy" && c.fn.name != "nll_loss" {
		return nil
	}
	a, b := c.args[0].array, c.args[1].array
	if a == nil || b == nil || a.Shape.Rank() != 2 || b.Values.DType.Kind() == engine.KindFloat && a.Shape.SameExtent(b.Shape) {
		return c.outside(c.node, FunctionOf, c.fn.name+" of these shapes")
	}
	rows, classes := a.Shape.Axes[0].Size, a.Shape.Axes[1].Size
	switch n, err := b.Shape.Count(); {
	case err != nil:
		return err
	case b.Shape.Rank() > 1:
		return c.says("RuntimeError", "0D or 1D target tensor expected, multi-target not supported")
	case n != rows:
		return c.says("ValueError", "Expected input batch_size (%d) to match target batch_size (%d).", rows, n)
	case b.Values.DType.Kind() == engine.KindFloat:
		return c.says("RuntimeError", `expected scalar type Long but found %s`, b.Values.DType.Torch())
	case b.Values.Known():
		for i := range n {
			if class := b.Values.Int(b.Offset + i); b.Contiguous() && (class < 0 || class >= int64(classes)) {
				return c.says("IndexError", "Target %d is out of bounds.", class)
			}
		}
	}
	return nil
}

// topOfAxis is what PyTorch says of more largest values than there are, nil for
// other functions. Other axes than the last one are outside.
func (c *call) topOfAxis() error {
	if c.fn.name != "topk" || c.args[0].array == nil {
		return nil
	}
	a := c.args[0].array
	k, err := c.int(1, 0)
	if err != nil {
		return err
	}
	dim, err := c.int(2, -1)
	switch rank := a.Shape.Rank(); {
	case err != nil:
		return err
	case rank == 0 || dim != -1 && dim != rank-1 || a.Values.DType.Unsigned() || a.Values.DType == engine.Bool:
		return c.outside(c.node, FunctionOf, "topk of another axis than the last")
	case k < 0 || k > a.Shape.Axes[rank-1].Size:
		return c.says("RuntimeError", "selected index k out of range")
	}
	return nil
}

// traceOfMatrix is what PyTorch says of the trace of what is no matrix.
func (c *call) traceOfMatrix() error {
	if a := c.args[0].array; c.fn.name == "trace" && c.isTorch() && a != nil && a.Shape.Rank() != 2 {
		return c.says("RuntimeError", "trace: expected a matrix, but got tensor with dim %d", a.Shape.Rank())
	}
	return nil
}

// body evaluates the expression that a function is, with its parameters for
// variables. What happens there happens where the function is called, and gives
// no warnings.
func (c *call) body(source string) (value, error) {
	torch, others, differs := strings.Cut(source, "|")
	if jax := c.library == engine.InJAX && c.fn.name == "count_nonzero"; differs && !jax && !c.isTorch() {
		torch = others
	}
	program, err := Parse(torch)
	if err != nil {
		return none(), err
	}
	vars, inside, warned := c.vars, c.inside, len(c.out.Warnings)
	defer func() { c.vars, c.inside, c.out.Warnings = vars, inside, c.out.Warnings[:warned] }()
	if c.vars = map[string]value{}; c.inside == nil {
		c.inside = c.node
	}
	for i, p := range strings.Fields(c.fn.params) {
		c.vars[firstName(p)] = c.args[i].object
	}
	if v := c.vars["axis"]; v != nil && v.kind == noneKind && strings.HasSuffix(c.fn.name, "softmax") {
		c.vars["axis"] = integer(-1)
	}
	return c.eval(program.Statements[0].Value)
}
