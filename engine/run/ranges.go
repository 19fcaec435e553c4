package run

import (
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
	"shapecast/engine/library"
)

// arange makes start, start + step, … below stop.
func arange(c *call) (value, error) {
	if !c.has(0) && !c.has(1) {
		if c.row.Style == library.C {
			return none(), c.says("TypeError", "arange() requires stop to be specified.")
		}
		return none(), c.problem(ArgumentMissing, "stop", c.node)
	}
	bounds := sure(c.bounds())
	if slices.ContainsFunc(bounds[:], func(s engine.Scalar) bool { return s.DType == engine.Uint64 && s.Int < 0 }) {
		return none(), c.outside(c.node, expr.OperationOn, "an int of more than 63 bits")
	}
	must(endless(c, bounds))
	a := sure(engine.Arange(bounds[0], bounds[1], bounds[2]))
	d := c.defaultType(a.Values.DType)
	return array(c.typed(a, 3, d)), nil
}

// endless is what a library says of a step that does not lead to the stop.
func endless(c *call, bounds [3]engine.Scalar) error {
	start, stop, step := bounds[0].AsFloat(), bounds[1].AsFloat(), bounds[2].AsFloat()
	if away := step > 0 && start > stop || step < 0 && start < stop; c.named && (away || step == 0) {
		return c.told(c.node, "_endless", bounds[0], bounds[1], bounds[2])
	}
	return nil
}

// bounds returns start, stop and step, given one by one or by name. A bound
// alone is the stop.
func (c *call) bounds() ([3]engine.Scalar, error) {
	bounds := [3]engine.Scalar{engine.IntScalar(0), engine.IntScalar(0), engine.IntScalar(1)}
	given := [3]operandValue(c.args[:3])
	if !c.has(1) {
		given[1], given[0] = given[0], given[1]
	}
	for i, v := range given {
		if v.expr == nil || v.kind == noneKind {
			continue
		}
		number, ok := v.one()
		if !ok {
			return bounds, &ArgumentError{c.place(v.expr), ArgumentWrong, c.fn.name, expr.Format(v.expr), "numbers"}
		}
		bounds[i] = number
	}
	return bounds, nil
}

// linspace makes num values from start to stop, stop included.
//
// Source: NumPy reference, numpy.linspace.
func linspace(c *call) (value, error) {
	if c.isNumPy() && c.has(2) {
		must(c.told(c.node, "_no_count", c.args[2].object))
	}
	start, ok1 := c.args[0].one()
	stop, ok2 := c.args[1].one()
	axis := integer(0)
	if c.args[6].expr != nil {
		axis = c.args[6].object
	}
	if row := func(v operandValue) bool { return v.isSequence() || v.kind == arrayKind && v.array.Shape.Rank() > 0 }; c.isNumPy() && (c.has(5) || c.args[6].expr != nil || row(c.args[0]) || row(c.args[1])) {
		return handOn(c, "_linspaced", c.args[0].object, c.args[1].object, integer(c.int(2, 50)), boolean(!c.has(3) || c.bool(3)), c.args[4].object, boolean(c.has(5) && c.bool(5)), axis)
	}
	if c.has(5) {
		return none(), c.outside(c.node, expr.ArgumentOf, "retstep")
	}
	if !ok1 || !ok2 || c.args[6].expr != nil {
		return none(), c.wrong(0, "a number")
	}
	num := c.int(2, 50)
	if num < 0 || num > maxListed {
		return none(), c.wrong(2, "a number of values, at most 262144")
	}
	open, steps := c.has(3) && !c.bool(3), num-1
	if open {
		steps = num
	}
	values, step := make([]float64, num), (stop.AsFloat()-start.AsFloat())/float64(max(steps, 1))
	for i := range values {
		values[i] = start.AsFloat() + float64(float64(i)*step)
	}
	if num > 1 && !open {
		values[num-1] = stop.AsFloat()
	}
	a := engine.Array{Shape: engine.Dense(num), Values: engine.Floats(values...)}
	return array(c.typed(a, 4, c.defaultType(engine.Float64))), nil
}

// randoms returns the functions of random numbers that libraries share, and their
// keys. All values are unknown.
func randoms() []function {
	return []function{
		{"rand randn", "*sizes shape|size= dtype= **axes", made(engine.Unknown)},
		{"random.default_rng random.RandomState", "*seed", func(c *call) (value, error) {
			return module("numpy.random." + map[bool]string{true: "Generator", false: "RandomState"}[c.fn.name == "default_rng"]), nil
		}},
		{"random.key", "seed", func(c *call) (value, error) { return &object{kind: dictKind, text: "key<fry>"}, nil }},
		{"random.seed manual_seed random.set_seed set_printoptions random.manual_seed", "*seed **options", func(c *call) (value, error) {
			if c.isTorch() && c.fn.name == "manual_seed" {
				return &object{kind: dictKind, text: "Generator"}, nil
			}
			return none(), nil
		}},
	}
}
