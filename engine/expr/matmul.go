package expr

import (
	"fmt"

	"shapecast/engine"
)

// matmul evaluates l @ r: rows of l times columns of r, all the axes before the
// last two broadcast.
//
// Source: NumPy reference, numpy.matmul.
func (m *machine) matmul(x Expr, l, r operandValue) (value, error) {
	operands, err := m.operands([]operandValue{l, r})
	if err != nil {
		return none(), m.undefined(x, "@", l.value, r.value, err)
	}
	a, b := operands[0], operands[1]
	if a.Shape.Rank() == 0 || b.Shape.Rank() == 0 || !a.Shape.IsDense() || !b.Shape.IsDense() {
		return none(), &UnsupportedError{Place: m.place(x), Feature: OperationOn, Name: "@"}
	}
	left, right := a.Shape.Sizes(), b.Shape.Sizes()
	if len(left) == 1 {
		left = []int{1, left[0]}
	}
	if len(right) == 1 {
		right = []int{right[0], 1}
	}
	i, j := len(left)-2, len(right)-2
	if left[i+1] != right[j] {
		return none(), m.innerMismatch(x, a.Shape, b.Shape, left[i+1], right[j])
	}
	met := engine.Explain(engine.NumPy, engine.Identity,
		engine.Operand{Array: engine.Array{Shape: engine.Dense(left[:i]...)}}, engine.Operand{Array: engine.Array{Shape: engine.Dense(right[:j]...)}})
	if met.Err() != nil {
		return none(), m.batchMismatch(x, a.Shape, b.Shape)
	}
	sizes := met.Result().Sizes()
	if a.Shape.Rank() > 1 {
		sizes = append(sizes, left[i])
	}
	if b.Shape.Rank() > 1 {
		sizes = append(sizes, right[j+1])
	}
	out, err := engine.Unknown(engine.Dense(sizes...), engine.ResultType(m.library, operands...))
	if err == nil {
		err = m.multiplied(&out, operands, met, [3]int{left[i], left[i+1], right[j+1]})
	}
	if err != nil {
		return none(), err
	}
	change := engine.Change{Name: "matmul", From: a, With: operands[1:], To: out, Copied: true, Axes: indices(len(sizes))}
	for k := range change.Axes {
		change.Axes[k] = -1
	}
	return m.change(x, nil, change, nil)
}

// innerMismatch is what a library says of rows and columns of unequal length.
func (m *machine) innerMismatch(x Expr, a, b engine.Shape, have, want int) error {
	switch {
	case m.library == engine.InPyTorch && a.Rank() == 2 && b.Rank() == 2:
		return &LibraryError{m.place(x), "RuntimeError", fmt.Sprintf("mat1 and mat2 shapes cannot be multiplied (%dx%d and %dx%d)",
			a.Axes[0].Size, have, want, b.Axes[1].Size)}
	case m.library == engine.InPyTorch:
		return &LibraryError{m.place(x), "RuntimeError", fmt.Sprintf("size mismatch, got %d, %dx%d,%d", a.Axes[0].Size, a.Axes[0].Size, have, want)}
	}
	signature := "(n?,k),(k,m?)->(n?,m?)"
	return &LibraryError{m.place(x), "ValueError", fmt.Sprintf(
		"matmul: Input operand 1 has a mismatch in its core dimension 0, with gufunc signature %s (size %d is different from %d)", signature, want, have)}
}

// batchMismatch is what a library says when the axes before the matrices do
// not broadcast.
func (m *machine) batchMismatch(x Expr, a, b engine.Shape) error {
	text := fmt.Sprintf("operands could not be broadcast together with remapped shapes [original->remapped]: %s->%s %s->%s ",
		compact(a), remapped(a), compact(b), remapped(b))
	return &LibraryError{m.place(x), "ValueError", text}
}

func compact(s engine.Shape) string {
	text := "("
	for k, n := range s.Sizes() {
		if k > 0 {
			text += ","
		}
		text += fmt.Sprint(n)
	}
	if s.Rank() == 1 {
		text += ","
	}
	return text + ")"
}

// remapped prints the axes before the last two as NumPy does in its message.
func remapped(s engine.Shape) string {
	text := "("
	for _, n := range s.Sizes()[:s.Rank()-2] {
		text += fmt.Sprintf("%d,", n)
	}
	return text + "newaxis,newaxis)"
}

// multiplied computes the values of a product whose matrices are (n, k) and
// (k, m).
func (m *machine) multiplied(out *engine.Array, operands []engine.Operand, met engine.Trace, nkm [3]int) error {
	n, k, columns := nkm[0], nkm[1], nkm[2]
	count, err := out.Shape.Count()
	if err != nil || !operands[0].Values.Known() || !operands[1].Values.Known() {
		return err
	}
	if count > MaxWork/max(k, 1) {
		return nil
	}
	if m.work += count * k; m.work > MaxWork {
		return nil // too much to compute: the values stay unknown
	}
	a, errA := operands[0].Flat()
	b, errB := operands[1].Flat()
	if errA != nil || errB != nil {
		return nil
	}
	batches := max(count/max(n*columns, 1), 0)
	values := make([]float64, count)
	for batch := range batches {
		first, second := start(met, 0, batch)*n*k, start(met, 1, batch)*k*columns
		for i := range n {
			for j := range columns {
				total := 0.0
				for l := range k {
					total += float64(a.Float(first+i*k+l) * b.Float(second+l*columns+j))
				}
				values[(batch*n+i)*columns+j] = total
			}
		}
	}
	d := out.Values.DType
	product := engine.Array{Shape: out.Shape, Values: engine.Floats(values...)}
	*out, err = m.retyped(product, d)
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
func (c *call) dot() (value, error) {
	operands, err := c.operands(c.args[:2])
	if err != nil {
		return none(), err
	}
	a, b := operands[0].Shape, operands[1].Shape
	if a.Rank() == 0 || b.Rank() == 0 {
		return c.broadcast(c.node, c.explain(engine.Multiply, "dot", operands...))
	}
	axis := max(b.Rank()-2, 0)
	if have, want := a.Axes[a.Rank()-1].Size, b.Axes[axis].Size; have != want && c.library != engine.InPyTorch {
		return none(), c.says("ValueError", "shapes %s and %s not aligned: %d (dim %d) != %d (dim %d)", compact(a), compact(b), have, a.Rank()-1, want, axis)
	}
	if b.Rank() > 2 {
		return none(), &UnsupportedError{Place: c.place(c.node), Feature: OperationOn, Name: "dot"}
	}
	return c.matmul(c.node, c.args[0], c.args[1])
}
