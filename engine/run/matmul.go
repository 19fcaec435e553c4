package run

import (
	"cmp"
	"fmt"
	"slices"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// matmul evaluates l @ r: rows of l times columns of r, all the axes before the
// last two broadcast.
//
// Source: NumPy reference, numpy.matmul.
func (m *machine) matmul(x expr.Expr, s sides) value {
	hasNames := func(v operandValue) bool { return v.kind == arrayKind && v.array.Shape.Named() }
	if m.library == engine.InXArray && (hasNames(s.l) || hasNames(s.r)) {
		return m.invoke(written(m.library, "array", "dot"), x, s.l, s.r)
	}
	operands := operandsOf(m, x, s)
	if err := refusedProduct(m, x, s, operands); err != nil {
		return fails(m.unmet(x, operands, err))
	}
	p := plan(operands[0].Shape, operands[1].Shape)
	must(p.batches.Err())
	out := sure(engine.Unknown(p.shape, engine.ResultType(m.library, operands...)))
	multiplied(&m.record, &out, operands, p)
	change := engine.Change{Name: "matmul", From: operands[0], With: operands[1:], To: out, Copied: true, Batches: &p.batches}
	change.Axes = slices.Repeat([]int{-1}, p.shape.Rank())
	v := m.change(x, nil, change, nil)
	keepsOperands(m, v.array, true)
	v.numpy = m.arrayOrNumber(out).numpy
	return v
}

// refusedProduct is what the library says of a product whose types or sizes it refuses.
func refusedProduct(m *machine, x expr.Expr, s sides, operands []engine.Operand) error {
	if slices.ContainsFunc(operands, isRagged) {
		return m.outsideError(x, expr.OperationOn, "@")
	}
	l := m.library
	if l == engine.InTensorFlow && !m.named {
		l = engine.InNumPy
	}
	a, b := operands[0], operands[1]
	pair := fmt.Sprint(l, a.Shape, a.Values.DType, b.Shape, b.Values.DType)
	if ticks, met := m.multiplied[pair]; met {
		m.ticks += ticks // as in the turn before
		return nil
	}
	steps, ticks := m.out.Steps, m.ticks
	err := attempt(func() {
		m.invoke(written(l, "", "_meets"), x, operandValue{array(a.Array), s.l.expr}, operandValue{array(b.Array), s.r.expr})
	})
	if m.out.Steps = steps; err == nil {
		m.multiplied[pair] = m.ticks - ticks
	}
	return err
}

// A matrices is the plan of a matrix product: matrices (n, k) times (rows, m), for
// each of the batches in which the other axes meet.
type matrices struct {
	n, k, rows, m int
	batches       engine.Trace
	shape         engine.Shape // of the result, where the batches meet
}

// unmet keeps a product as a step where its sizes do not fit, so that it can be
// drawn, and returns err, which says so in the library's words. It keeps none
// where the library refuses the types or the ranks before it looks at sizes.
func (r *record) unmet(x expr.Expr, operands []engine.Operand, err error) error {
	a, b := operands[0], operands[1]
	few := min(a.Shape.Rank(), b.Shape.Rank())
	typed := (r.isTorch() || r.library == engine.InTensorFlow) && a.Values.DType != b.Values.DType
	if !a.Shape.IsDense() || !b.Shape.IsDense() || few == 0 || typed || few == 1 && r.library == engine.InTensorFlow && r.named {
		return err
	}
	p := plan(a.Shape, b.Shape)
	c := engine.Change{Name: "matmul", From: a, With: operands[1:2], Batches: &p.batches}
	if p.k != p.rows {
		c.Unequal = &engine.Conflict{Operands: [2]int{0, 1}, Sizes: [2]int{p.k, p.rows}, Row: -1}
	}
	if !c.Failed() {
		return err
	}
	return cmp.Or(r.step(Step{Span: x.At(), Text: expr.Format(x), Change: &c}), err)
}

// plan plans a times b. A vector is a row at the left and a column at the right, and its
// axis does not show in the result.
func plan(a, b engine.Shape) matrices {
	left, right := a.Sizes(), b.Sizes()
	if len(left) == 1 {
		left = []int{1, left[0]}
	}
	if len(right) == 1 {
		right = []int{right[0], 1}
	}
	i, j := len(left)-2, len(right)-2
	p := matrices{n: left[i], k: left[i+1], rows: right[j], m: right[j+1]}
	p.batches = engine.Explain(engine.NumPy, engine.Identity, shaped(left[:i]), shaped(right[:j]))
	p.shape = p.batches.Result()
	if a.Rank() > 1 {
		p.shape.Axes = append(p.shape.Axes, engine.Axis{Size: p.n})
	}
	if b.Rank() > 1 {
		rows := a.Axes[max(0, a.Rank()-2)].Origin
		p.shape.Axes = append(p.shape.Axes, engine.Axis{Size: p.m, Origin: engine.Origin{Product: &rows}})
	}
	return p
}

// shaped returns an operand of which only the sizes are known.
func shaped(sizes []int) engine.Operand {
	return engine.Operand{Array: engine.Array{Shape: engine.Dense(sizes...)}}
}

// multiplied computes the values of a product, unless that is too much.
func multiplied(r *record, out *engine.Array, operands []engine.Operand, p matrices) {
	count, err := out.Shape.Count()
	if err != nil || !operands[0].Values.Known() || !operands[1].Values.Known() || count > MaxWork/max(p.k, 1) {
		must(err)
		return
	}
	if r.work += count * p.k; r.work > r.mostWork {
		return
	}
	a, errA := operands[0].Flat()
	b, errB := operands[1].Flat()
	if errA != nil || errB != nil {
		return // too many to hold
	}
	lefts, rights, left, right := starts(p.batches, 0), starts(p.batches, 1), 0, 0
	d, values, ints := out.Values.DType, make([]float64, count), make([]int64, count)
	for cell := range values {
		batch, i, j := cell/(p.n*p.m), cell/p.m%p.n, cell%p.m
		if i+j == 0 {
			left, right = lefts(batch), rights(batch)
		}
		row, column := (left*p.n+i)*p.k, right*p.k*p.m+j
		for l := range p.k {
			values[cell] += float64(a.Float(row+l) * b.Float(column+l*p.m))
			ints[cell] += a.Scalar(row+l).Int * b.Scalar(column+l*p.m).Int
		}
	}
	held := engine.Floats(values...)
	if d.Kind() != engine.KindFloat {
		held = engine.Ints(ints...) // which wrap around
	}
	*out = r.retyped(engine.Array{Shape: out.Shape, Values: held}, d)
}

// starts returns which matrix of operand i each batch reads.
func starts(met engine.Trace, i int) func(batch int) int {
	sizes, strides := met.Result().Sizes(), met.Strides(i)
	return func(batch int) (at int) {
		for k := len(sizes) - 1; k >= 0; k-- {
			at += batch % sizes[k] * strides[k]
			batch /= sizes[k]
		}
		return at
	}
}
