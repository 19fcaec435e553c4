package run

import (
	"fmt"
	"strings"

	"shapecast/engine"
)

// bracketed prints sizes as PyTorch does, [2, 3].
func bracketed(s engine.Shape) string { return strings.ReplaceAll(fmt.Sprint(s.Sizes()), " ", ", ") }

func resizedWarning(before, after engine.Shape) string {
	return fmt.Sprintf("UserWarning: An output with one or more elements was resized since it had shape %s, which does not match the required output shape %s. "+
		"This behavior is deprecated, and in a future PyTorch release outputs will not be resized unless they have zero elements. "+
		"You can explicitly reuse an out tensor t by resizing it, inplace, to zero elements with t.resize_(0).", bracketed(before), bracketed(after))
}

// copyInto writes b, broadcast, into a.
func copyInto(c *call) (value, error) {
	b := c.operand(c.args[1])
	must(partly(c.machine, c.node, c.args[0].object, c.args[1].object))
	// Unlike a[...] = b, it does not drop leading 1s.
	return c.write(c.node, writing{engine.Identity, engine.Out, c.fn.name, c.args[0]}, []engine.Operand{b})
}
