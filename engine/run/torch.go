package run

import "shapecast/engine"

// copyInto writes b, broadcast, into a.
func copyInto(c *call) value {
	b := c.operand(c.args[1])
	partly(c.machine, c.node, c.args[0].object, c.args[1].object)
	// Unlike a[...] = b, it does not drop leading 1s.
	return c.write(c.node, writing{engine.Identity, engine.Out, c.fn.name, c.args[0]}, []engine.Operand{b})
}
