package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/library"
)

// refusesLists raises what JAX raises of a list where an array should be.
func refusesLists(c *call, s library.Signature, given arguments) {
	if c.library != engine.InJAX || !c.named || libraryOf(c.module) != engine.InJAX {
		return
	}
	_, part := cutLast(c.module)
	refuses := func(i, place int, v operandValue) {
		if v.isSequence() {
			c.told(v.expr, "_takes_no_list", c.fn.name, part, s.Params[i].Name, place, v.object)
		}
	}
	for i, v := range given.placed {
		if last := len(s.Params) - 1; i <= last || s.Params[last].Kind == library.Rest {
			refuses(min(i, last), i, v)
		}
	}
	for k, a := range given.named {
		if i := slices.IndexFunc(s.Params, func(p library.Param) bool { return p.Name == a.Name }); i >= 0 {
			refuses(i, i, given.values[k])
		}
	}
}
