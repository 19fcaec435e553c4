package expr

import (
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
			`(x[..., None] == arange(n)).astype("float32")`},
	{"trace", "a|input", "diagonal(a).sum()"},
	{"count_nonzero", "a|input axis|dim=", "(a != 0).sum(axis)|(a != 0).sum(axis).item() if axis is None else (a != 0).sum(axis)"},
	{"nansum", "a|input axis|dim= keepdims|keepdim=", "where(a == a, a, 0).sum(axis, keepdims=keepdims)"},
	{"nanmean", "a|input axis|dim= keepdims|keepdim=",
		"where(a == a, a, 0.0).sum(axis, keepdims=keepdims) / (a == a).sum(axis, keepdims=keepdims).astype(where(a == a, a, 0.0).dtype)"},
}

// written returns the functions that are written in the language.
func written() []function {
	var list []function
	for _, b := range bodies {
		list = append(list, function{b[0], b[1], func(c *call) (value, error) {
			if err := c.softmaxOfInts(); err != nil {
				return none(), err
			}
			if a := c.args[0].array; strings.HasSuffix(c.fn.name, "softmax") && c.has(2) && a != nil {
				to := *a
				if err := c.typed(&to, 2); err != nil {
					return none(), err
				}
				c.args[0].object = array(to)
			}
			return c.body(b[2])
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
	return c.says("RuntimeError", `"%s_%s_impl" not implemented for '%s'`, c.fn.name, kernel, a.Values.DType.Torch())
}

// body evaluates the expression that a function is, with its parameters for
// variables. What happens there happens where the function is called, and gives
// no warnings.
func (c *call) body(source string) (value, error) {
	torch, others, differs := strings.Cut(source, "|")
	if differs && !c.isTorch() {
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
