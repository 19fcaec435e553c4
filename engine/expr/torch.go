package expr

import (
	"fmt"
	"strings"

	"shapecast/engine"
)

// torchOnly returns PyTorch's losses and the methods that write.
func torchOnly() []function {
	return []function{
		{"MSELoss L1Loss BCELoss BCEWithLogitsLoss CrossEntropyLoss NLLLoss", "reduction=", (*call).lossMaker},
		{"mse_loss l1_loss", "input|a target|b reduction= size_average= reduce=", (*call).loss},
		{"array.copy_", "a src|other", (*call).copyInto},
		{"array.fill_ array.zero_", "a value=", (*call).fillInto},
		{"array.unsqueeze_ array.squeeze_ array.resize_ array.t_", "a *rest", func(c *call) (value, error) {
			return none(), c.outside(c.node, FunctionOf, c.fn.name)
		}},
		{"copyto", "dst src", (*call).copyInto},
	}
}

// lossMaker makes the function that MSELoss() is.
func (c *call) lossMaker() (value, error) {
	f := *c.functions[map[string]string{"MSELoss": "mse_loss", "L1Loss": "l1_loss", "BCELoss": "binary_cross_entropy",
		"BCEWithLogitsLoss": "binary_cross_entropy_with_logits", "CrossEntropyLoss": "cross_entropy", "NLLLoss": "nll_loss"}[c.fn.name]]
	reduction := c.args[0]
	run := f.run
	f.run = func(c *call) (value, error) {
		c.args[max(2, paramNamed(strings.Fields(f.params), "reduction"))] = reduction
		return run(c)
	}
	return &object{kind: callKind, fn: &f}, nil
}

// loss is the mean of the squares, or of the sizes, of the differences.
// PyTorch warns when the shapes differ.
func (c *call) loss() (value, error) {
	operands, err := c.operands(c.args[:2])
	if err != nil {
		return none(), err
	}
	input, target := operands[0].Shape, operands[1].Shape
	if !input.SameExtent(target) {
		c.warnOnce(fmt.Sprintf(
			"UserWarning: Using a target size (torch.Size(%s)) that is different to the input size (torch.Size(%s)). This will likely lead to incorrect results due to broadcasting. Please ensure they have the same size.",
			bracketed(target), bracketed(input)))
	}
	v, err := c.broadcast(c.node, c.explain(engine.Subtract, c.fn.name, operands...))
	if err != nil {
		return v, err
	}
	unary := engine.Square
	if c.fn.name == "l1_loss" {
		unary = engine.Absolute
	}
	if v, err = c.mapped(c.node, unary, operandValue{v, c.node}); err != nil || c.args[2].text == "none" {
		return v, err
	}
	r := engine.Reduction{Fold: engine.Mean}
	if c.args[2].text == "sum" {
		r.Fold = engine.Sum
	}
	change, _, err := engine.Reduce(engine.Operand{Text: Format(c.node), Array: *v.array}, r)
	return c.joined(change, err)
}

// bracketed prints sizes as PyTorch does, [2, 3].
func bracketed(s engine.Shape) string {
	text := "["
	for k, n := range s.Sizes() {
		if k > 0 {
			text += ", "
		}
		text += fmt.Sprint(n)
	}
	return text + "]"
}

func resizedWarning(before, after engine.Shape) string {
	return fmt.Sprintf("UserWarning: An output with one or more elements was resized since it had shape %s, which does not match the required output shape %s. "+
		"This behavior is deprecated, and in a future PyTorch release outputs will not be resized unless they have zero elements. "+
		"You can explicitly reuse an out tensor t by resizing it, inplace, to zero elements with t.resize_(0).", bracketed(before), bracketed(after))
}

// copyInto writes b, broadcast, into a.
func (c *call) copyInto() (value, error) {
	if c.args[0].kind != arrayKind {
		return none(), c.wrong(0, "an array")
	}
	b, err := c.operand(c.args[1])
	if err == nil {
		err = c.partly(c.node, c.args[0].object, c.args[1].object)
	}
	if err != nil {
		return none(), err
	}
	w := writing{engine.Identity, engine.Assigned, c.fn.name, c.args[0]}
	if c.fn.name == "copy_" {
		w.kind = engine.Out // unlike a[...] = b, it does not drop leading 1s
	}
	return c.write(c.node, w, []engine.Operand{b})
}

func (c *call) fillInto() (value, error) {
	v := c.args[1]
	if v.expr == nil {
		v = operandValue{integer(0), &Literal{c.node.Span, "0"}}
	}
	number, err := c.operand(v)
	if err != nil {
		return none(), err
	}
	return c.write(c.node, writing{engine.Identity, engine.Assigned, c.fn.name, c.args[0]}, []engine.Operand{number})
}
