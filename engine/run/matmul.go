package run

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/expr"
)

// matmul evaluates l @ r: rows of l times columns of r, all the axes before the
// last two broadcast.
//
// Source: NumPy reference, numpy.matmul.
func (m *machine) matmul(x expr.Expr, s sides) (value, error) {
	if m.library == engine.InXArray {
		return m.invoke(written(m.library, "array", "dot"), x, s.l, s.r)
	}
	operands := sure(operandsOf(m, x, s))
	p := sure(planned(&m.record, x, operands))
	out := sure(engine.Unknown(p.shape, engine.ResultType(m.library, operands...)))
	must(multiplied(&m.record, &out, operands, p))
	change := engine.Change{Name: "matmul", From: operands[0], With: operands[1:], To: out, Copied: true, Batches: &p.batches}
	change.Axes = slices.Repeat([]int{-1}, p.shape.Rank())
	v := sure(m.change(x, nil, change, nil))
	v.numpy = m.arrayOrNumber(out).numpy
	return v, nil
}

// planned plans a product, or says why the library refuses it. One whose sizes
// do not fit is kept as a step.
func planned(r *record, x expr.Expr, operands []engine.Operand) (matrices, error) {
	a, b := operands[0].Shape, operands[1].Shape
	dense := a.IsDense() && b.IsDense()
	if r.isTorch() && dense {
		if text := torchProduct(operands[0], operands[1]); text != "" {
			return matrices{}, r.unmet(x, operands, r.refuses(x, "RuntimeError", text))
		}
	}
	if r.library == engine.InTensorFlow && r.named && dense {
		if err := kernelProduct(&r.context, x, operands[0], operands[1]); err != nil {
			return matrices{}, r.unmet(x, operands, err)
		}
	}
	must(hasAxes(&r.context, x, a, b))
	if !dense {
		return matrices{}, r.outside(x, expr.OperationOn, "@")
	}
	p, err := plan(&r.context, x, a, b)
	if err != nil && r.library == engine.InJAX && p.batches.Err() != nil {
		err = r.refuses(x, "ValueError", "Incompatible types for matmul arguments: "+kernelType(operands[0])+" and "+kernelType(operands[1]))
	}
	if err != nil {
		return p, r.unmet(x, operands, err)
	}
	if text := torchTypes(operands[0], operands[1]); r.isTorch() && text != "" {
		return p, r.refuses(x, "RuntimeError", text)
	}
	return p, nil
}

// hasAxes reports an operand of a product that is a number.
func hasAxes(in *context, x expr.Expr, shapes ...engine.Shape) error {
	for n, shape := range shapes {
		switch {
		case shape.Rank() > 0:
		case in.library == engine.InJAX:
			return in.refuses(x, "ValueError", fmt.Sprintf("matmul input operand %d must have ndim at least 1, but it has ndim 0", n))
		default:
			return in.refuses(x, "ValueError", fmt.Sprintf(
				"matmul: Input operand %d does not have enough dimensions (has 0, gufunc core with signature (n?,k),(k,m?)->(n?,m?) requires 1)", n))
		}
	}
	return nil
}

// A matrices is the plan of a matrix product: matrices (n, k) times (k, m), for
// each of the batches in which the other axes meet.
type matrices struct {
	n, k, m int
	batches engine.Trace
	shape   engine.Shape // of the result
}

// matrixSizes returns the sizes of the operands of a product. A vector is a row
// at the left and a column at the right.
func matrixSizes(a, b engine.Shape) (left, right []int) {
	left, right = a.Sizes(), b.Sizes()
	if len(left) == 1 {
		left = []int{1, left[0]}
	}
	if len(right) == 1 {
		right = []int{right[0], 1}
	}
	return left, right
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
	left, right := matrixSizes(a.Shape, b.Shape)
	i, j := len(left)-2, len(right)-2
	batches := engine.Explain(engine.NumPy, engine.Identity, shaped(left[:i]), shaped(right[:j]))
	c := engine.Change{Name: "matmul", From: a, With: operands[1:2], Batches: &batches}
	if left[i+1] != right[j] {
		c.Unequal = &engine.Conflict{Operands: [2]int{0, 1}, Sizes: [2]int{left[i+1], right[j]}, Row: -1}
	}
	if !c.Failed() {
		return err
	}
	return cmp.Or(r.step(Step{Span: x.At(), Text: expr.Format(x), Change: &c}), err)
}

// plan plans a times b. The axis of a vector does not show in the result.
func plan(in *context, x expr.Expr, a, b engine.Shape) (matrices, error) {
	left, right := matrixSizes(a, b)
	i, j := len(left)-2, len(right)-2
	if left[i+1] != right[j] && in.library == engine.InJAX {
		return matrices{}, contracted(in, x, left[i+1], right[j])
	}
	if left[i+1] != right[j] && !in.isTorch() {
		return matrices{}, in.refuses(x, "ValueError", fmt.Sprintf(
			"matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature (n?,k),(k,m?)->(n?,m?) (size %d is different from %d)", right[j], left[i+1]))
	}
	p := matrices{n: left[i], k: right[j], m: right[j+1]}
	p.batches = engine.Explain(engine.NumPy, engine.Identity, shaped(left[:i]), shaped(right[:j]))
	if e, ok := p.batches.Err().(*engine.MismatchError); ok && in.library == engine.InPyTorch {
		met := e.Conflict()
		return p, in.refuses(x, "RuntimeError", fmt.Sprintf("The size of tensor a (%d) must match the size of tensor b (%d) at non-singleton dimension %d",
			met.Sizes[0], met.Sizes[1], e.Axis))
	}
	if p.batches.Err() != nil {
		return p, batchMismatch(in, x, [2]engine.Shape{a, b}, engine.Dense(p.n, p.m))
	}
	p.shape = p.batches.Result()
	if a.Rank() > 1 {
		p.shape.Axes = append(p.shape.Axes, engine.Axis{Size: p.n})
	}
	if b.Rank() > 1 {
		p.shape.Axes = append(p.shape.Axes, engine.Axis{Size: p.m})
	}
	return p, nil
}

// contracted is what JAX says of a product along axes of two sizes.
func contracted(in *context, x expr.Expr, left, right int) error {
	return in.refuses(x, "TypeError", fmt.Sprintf("dot_general requires contracting dimensions to have the same shape, got (%d,) and (%d,).", left, right))
}

// batchMismatch is what a library says when the axes before the matrices do
// not broadcast.
func batchMismatch(in *context, x expr.Expr, operands [2]engine.Shape, inner engine.Shape) error {
	a, b := operands[0], operands[1]
	if in.library == engine.InJAX {
		return in.outside(x, expr.OperationOn, "matmul of batches that do not meet")
	}
	text := fmt.Sprintf("operands could not be broadcast together with remapped shapes [original->remapped]: %s->%s %s->%s  and requested shape %s",
		compact(a), remapped(a), compact(b), remapped(b), compact(inner))
	return in.refuses(x, "ValueError", text)
}

// compact prints sizes as NumPy does in its messages, (2,3).
func compact(s engine.Shape) string {
	return strings.ReplaceAll(engine.Dense(s.Sizes()...).String(), " ", "")
}

// remapped prints the axes before the last two as NumPy does in its message.
func remapped(s engine.Shape) string {
	text := "("
	for _, n := range s.Sizes()[:s.Rank()-2] {
		text += fmt.Sprintf("%d,", n)
	}
	return text + "newaxis,newaxis)"
}

// multiplied computes the values of a product, unless that is too much.
func multiplied(r *record, out *engine.Array, operands []engine.Operand, p matrices) error {
	count, err := out.Shape.Count()
	if err != nil || !operands[0].Values.Known() || !operands[1].Values.Known() || count > MaxWork/max(p.k, 1) {
		return err
	}
	if r.work += count * p.k; r.work > MaxWork {
		return nil
	}
	a, errA := operands[0].Flat()
	b, errB := operands[1].Flat()
	if errA != nil || errB != nil {
		return nil // too many to hold
	}
	values := make([]float64, count)
	for cell := range values {
		batch, i, j := cell/(p.n*p.m), cell/p.m%p.n, cell%p.m
		row, column := (start(p.batches, 0, batch)*p.n+i)*p.k, start(p.batches, 1, batch)*p.k*p.m+j
		for l := range p.k {
			values[cell] += float64(a.Float(row+l) * b.Float(column+l*p.m))
		}
	}
	d := out.Values.DType
	*out, err = r.retyped(engine.Array{Shape: out.Shape, Values: engine.Floats(values...)}, d)
	return err
}

// start returns which matrix of operand i the batch reads.
func start(met engine.Trace, i, batch int) int {
	sizes, strides := met.Result().Sizes(), met.Strides(i)
	at := 0
	for k := len(sizes) - 1; k >= 0; k-- {
		at += batch % sizes[k] * strides[k]
		batch /= sizes[k]
	}
	return at
}

// dot is matmul for vectors and matrices, with words of its own.
func dot(c *call) (value, error) {
	operands := c.operands(c.args[:2])
	a, b := operands[0].Shape, operands[1].Shape
	if a.Rank() == 0 || b.Rank() == 0 {
		return c.broadcast(c.node, c.explain(engine.Multiply, "dot", operands...))
	}
	axis := max(b.Rank()-2, 0)
	if have, want := a.Axes[a.Rank()-1].Size, b.Axes[axis].Size; have != want {
		err := c.says("ValueError", "shapes %s and %s not aligned: %d (dim %d) != %d (dim %d)", compact(a), compact(b), have, a.Rank()-1, want, axis)
		if c.library == engine.InJAX {
			err = contracted(&c.context, c.node, have, want)
		}
		if b.Rank() <= 2 {
			err = c.unmet(c.node, operands, err)
		}
		return none(), err
	}
	if b.Rank() > 2 {
		return none(), c.outside(c.node, expr.OperationOn, "dot")
	}
	return c.matmul(c.node, sides{"@", c.args[0], c.args[1]})
}
