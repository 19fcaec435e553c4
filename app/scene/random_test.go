package scene

import (
	"math/rand/v2"
	"testing"

	"shapecast/app/words"
	"shapecast/engine"
)

// randomOperand returns an operand of any rank up to 6, sizes around those of
// the others, now and then ragged, named, without values or with wide ones.
func randomOperand(r *rand.Rand, sizes []int) engine.Operand {
	rank := r.IntN(len(sizes) + 1)
	axes := make([]engine.Axis, rank)
	for k := range axes {
		axes[k].Size = sizes[len(sizes)-rank+k]
		switch r.IntN(8) {
		case 0, 1, 2:
			axes[k].Size = 1
		case 3:
			axes[k].Size = r.IntN(4)
		}
	}
	o := engine.Operand{Array: engine.Array{Shape: engine.Shape{Axes: axes}}}
	if r.IntN(3) == 0 {
		o.Shape = raggedShape(r, axes)
	}
	if r.IntN(4) > 0 {
		o.Values = engine.Values{DType: engine.Int64, Progression: &engine.Progression{Step: []float64{1, 1, 12345}[r.IntN(3)]}}
	}
	return o
}

// raggedShape returns axes with one of them ragged, if that is possible.
func raggedShape(r *rand.Rand, axes []engine.Axis) engine.Shape {
	if len(axes) < 2 {
		return engine.Shape{Axes: axes}
	}
	ragged := append([]engine.Axis(nil), axes...)
	k := 1 + r.IntN(len(axes)-1)
	slices, err := engine.Shape{Axes: axes[:k]}.Count()
	if err != nil || slices > 40 {
		return engine.Shape{Axes: axes}
	}
	ragged[k] = engine.Axis{Lengths: []int{}}
	for range slices {
		ragged[k].Lengths = append(ragged[k].Lengths, r.IntN(4))
	}
	shape, err := engine.FromLengths(ragged, nil)
	if err != nil {
		return engine.Shape{Axes: axes}
	}
	return shape
}

// randomTrace returns what some operands, and now and then an output, meet in.
func randomTrace(r *rand.Rand) engine.Trace {
	sizes := make([]int, r.IntN(6))
	for k := range sizes {
		sizes[k] = []int{1, 2, 3, 4, 5, 20, 1000000}[r.IntN(7)]
	}
	operands := make([]engine.Operand, 1+r.IntN(4))
	for n := range operands {
		operands[n] = randomOperand(r, sizes)
	}
	if len(operands) == 1 || r.IntN(5) == 0 {
		out := &engine.Output{Kind: engine.OutputKind(r.IntN(4)), Operand: randomOperand(r, sizes)}
		if out.Kind == engine.Augmented {
			out.Operand = operands[0]
		}
		return engine.ExplainInto(engine.NumPy, engine.Add, out, operands...)
	}
	rule := engine.Rule(r.IntN(6))
	if rule == engine.XArray {
		for n, operand := range operands {
			operands[n] = named(r, operand)
		}
	}
	return engine.Explain(rule, engine.Add, operands...)
}

// named gives every axis of an operand a name of its own.
func named(r *rand.Rand, o engine.Operand) engine.Operand {
	o.Shape = engine.Shape{Axes: append([]engine.Axis(nil), o.Shape.Axes...)}
	for k, place := range r.Perm(6)[:len(o.Shape.Axes)] {
		o.Shape.Axes[k] = engine.Axis{Name: []string{"batch", "学生", "分数", "row", "column", "observations"}[place], Size: place}
	}
	return o
}

// FuzzAnyTrace draws traces of any kind at any width.
func FuzzAnyTrace(f *testing.F) {
	for seed := range uint64(pick(testing.Short(), 1, 600)) {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, seed uint64) {
		r := rand.New(rand.NewPCG(seed, 7))
		trace := randomTrace(r)
		o := Options{Width: []int{320, 358, 500, 720, 1096}[r.IntN(5)], Lang: words.Langs[r.IntN(2)]}
		for _, operand := range trace.Operands {
			t.Log(o.Width, operand.Shape)
		}
		obeys(t, Build(&trace, nil, o), o.Width)
	})
}
