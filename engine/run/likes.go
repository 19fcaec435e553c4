package run

import (
	"cmp"

	"shapecast/engine"
)

// The makers of arrays like another one: of its shape, its type and its order in
// memory.

// likeOf returns the array that another one is made like, with the sizes that argument i
// gives; xarray takes none but its own.
func likeOf(c *call, i int) engine.Operand {
	if v := c.args[0]; c.library == engine.InXArray && c.module == "xarray" && (v.kind != arrayKind || v.array.Shape.Rank() > 0 && !v.array.Shape.Named()) {
		must(c.says("TypeError", "Expected DataArray, Dataset, or Variable"))
	}
	from := c.operand(c.args[0])
	if !c.has(i) {
		return from
	}
	from.Shape, from.Strides = engine.Dense(c.ints(i)...), nil
	must(from.Shape.Valid())
	return from
}

func filledLike(number engine.Scalar) func(c *call) (value, error) {
	return func(c *call) (value, error) {
		from := likeOf(c, 2)
		if !from.Shape.IsDense() {
			return none(), &engine.RaggedChangeError{Name: c.fn.name}
		}
		a, err := engine.Full(from.Shape, number.Cast(from.Values.DType))
		if err == nil {
			err = c.typed(&a, 1)
		}
		return array(a.LaidOut(engine.KeptStrides(c.library, from.Array))), err
	}
}

func unknownLike(c *call) (value, error) {
	from := likeOf(c, 2)
	a, err := engine.Unknown(from.Shape, from.Values.DType)
	if err == nil {
		err = c.typed(&a, 1)
	}
	return array(a.LaidOut(engine.KeptStrides(c.library, from.Array))), cmp.Or(err, randomInts(c, a))
}

func fullLike(c *call) (value, error) {
	from := likeOf(c, 3)
	v, err := filled(c, from.Shape, 1, 2)
	if err == nil && !c.has(2) {
		*v.array, err = c.retyped(*v.array, from.Values.DType)
	}
	if err == nil && v.array.Contiguous() {
		*v.array = v.array.LaidOut(engine.KeptStrides(c.library, from.Array))
	}
	return v, err
}
