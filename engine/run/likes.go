package run

import (
	"shapecast/engine"
)

// The makers of arrays like another one: of its shape, its type and its order in
// memory.

// likeOf returns the array that another one is made like, with the sizes that argument i
// gives; xarray takes none but its own.
func likeOf(c *call, i int) engine.Operand {
	if v := c.args[0]; c.library == engine.InXArray && c.module == "xarray" && (v.kind != arrayKind || v.array.Shape.Rank() > 0 && !v.array.Shape.Named()) {
		c.told(c.node, "_no_model")
	}
	from := c.operand(c.args[0])
	if !c.has(i) {
		return from
	}
	sizes := c.ints(i)
	if len(sizes) != from.Shape.Rank() {
		from.Strides = nil // else the axes keep their order in memory
	}
	from.Shape = engine.Dense(sizes...)
	must(from.Shape.Valid())
	return from
}

// like returns a maker of arrays with these values.
func like(values func(s engine.Shape, d engine.DType) (engine.Array, error)) func(c *call) value {
	return func(c *call) value {
		from := likeOf(c, 2)
		if !from.Shape.IsDense() {
			return fails(&engine.RaggedChangeError{Name: c.fn.name})
		}
		d := from.Values.DType
		a := c.typed(sure(values(from.Shape, d)), 1, d)
		a.Beside = from.Beside
		c.told(c.node, "_made", c.fn.name, kindOf(&a), a.Values.DType.Torch())
		return array(a.LaidOut(engine.KeptStrides(c.library, from.Array)))
	}
}

func fullLike(c *call) value {
	from := likeOf(c, 3)
	v := filled(c, from.Shape, 1, 2)
	v.array.Beside = from.Beside
	if !c.has(2) {
		roomFor(c, c.args[1], from.Values.DType)
		*v.array = c.retyped(*v.array, from.Values.DType)
	}
	if v.array.Contiguous() {
		*v.array = v.array.LaidOut(engine.KeptStrides(c.library, from.Array))
	}
	return v
}
