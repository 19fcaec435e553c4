package run

import (
	"fmt"

	"shapecast/engine"
)

// torchOnly returns PyTorch's losses and the methods that write.
func torchOnly() []function {
	return []function{
		{"array.copy_", "a src|other", (*call).copyInto},
	}
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
	b := c.operand(c.args[1])
	must(c.partly(c.node, c.args[0].object, c.args[1].object))
	w := writing{engine.Identity, engine.Assigned, c.fn.name, c.args[0]}
	if c.fn.name == "copy_" {
		w.kind = engine.Out // unlike a[...] = b, it does not drop leading 1s
	}
	return c.write(c.node, w, []engine.Operand{b})
}
