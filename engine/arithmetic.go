package engine

import "math"

// An arithmetic is what the operations do to numbers of one kind.
type arithmetic[T int64 | float64] struct {
	fast    [OpCount]kernel[T, T] // may raise suspect
	careful [OpCount]kernel[T, T] // raises what NumPy warns of
	tests   [LogicalOr + 1]kernel[T, int64]
}

var (
	floatArithmetic    = newArithmetic(floatElements)
	intArithmetic      = newArithmetic(intElements)
	unsignedArithmetic = newUnsigned()
)

func newArithmetic[T int64 | float64](elements [OpCount]func(f *flags, x, y T) T) *arithmetic[T] {
	a := &arithmetic[T]{tests: comparisons[T]()}
	for op, element := range elements {
		if element != nil {
			a.careful[op] = each(element)
		}
	}
	a.fast = a.careful
	a.fast[Add], a.fast[Subtract], a.fast[Multiply] = sums[T], differences[T], products[T]
	if f, ok := any(&a.fast).(*[OpCount]kernel[float64, float64]); ok {
		f[TrueDivide] = quotients
	}
	return a
}

// newUnsigned returns the arithmetic of uint64, whose values are held in the bits of an
// int64. A sum has the same bits in both; a quotient or a comparison does not.
func newUnsigned() *arithmetic[int64] {
	a := *intArithmetic
	for op, element := range unsignedElements {
		if element != nil {
			a.careful[op] = each(element)
			a.fast[op] = a.careful[op]
		}
	}
	for op := Less; op <= GreaterEqual; op++ {
		signed := a.tests[op]
		a.tests[op] = func(f *flags, out, x, y []int64) { signed(f, out, inOrder(x), inOrder(y)) }
	}
	return &a
}

// inOrder returns unsigned values as signed ones that are in the same order.
func inOrder(unsigned []int64) []int64 {
	signed := make([]int64, len(unsigned))
	for i, n := range unsigned {
		signed[i] = n ^ math.MinInt64
	}
	return signed
}

// A computation is an operation about to be computed.
type computation struct {
	op    Op
	sizes []int              // of the result
	count int                // of its values
	own   any                // the kernel that a library has in place of the operation's, or nil
	ints  *arithmetic[int64] // signed or unsigned
	flags flags
}

// of returns the values that inputs of kind k give.
func (c *computation) of(inputs []input, k Kind) Values {
	var numbers Values
	var bools []int64
	if k == KindFloat {
		numbers.DType = Float64
		numbers.Floats, bools = compute(c, floatArithmetic, inputs, input.floats)
	} else {
		numbers.DType = Int64
		numbers.Ints, bools = compute(c, c.ints, inputs, input.ints)
	}
	if bools != nil {
		return Values{DType: Bool, Ints: bools}
	}
	return numbers
}

// compute returns the result as numbers or, for a comparison, as bools.
func compute[T int64 | float64](c *computation, a *arithmetic[T], inputs []input, read func(input) strided[T]) ([]T, []int64) {
	in := make([]strided[T], len(inputs))
	for n := range inputs {
		in[n] = read(inputs[n])
	}
	if c.op >= Equal && c.op <= LogicalOr && len(in) > 1 {
		bools := uncleared[int64](c.count)
		c.flags |= meet(a.tests[c.op], bools, c.sizes, in[0], in[1])
		return nil, bools
	}
	out := uncleared[T](c.count)
	switch {
	case c.op == Where:
		choose(c, out, in)
		return out, nil
	case len(in) == 1 || c.op == Identity:
		lay(c, out, in[0])
		return out, nil
	}
	combine(c, a, out, in)
	for _, right := range in[2:] {
		left := strided[T]{values: out, strides: Dense(c.sizes...).Strides()}
		out = uncleared[T](c.count)
		combine(c, a, out, []strided[T]{left, right})
	}
	return out, nil
}

// combine writes what the operation makes of two operands.
func combine[T int64 | float64](c *computation, a *arithmetic[T], out []T, in []strided[T]) {
	if own, ok := c.own.(kernel[T, T]); ok {
		c.flags |= meet(own, out, c.sizes, in[0], in[1])
		return
	}
	f := meet(a.fast[c.op], out, c.sizes, in[0], in[1])
	if f&suspect != 0 {
		f = meet(a.careful[c.op], out, c.sizes, in[0], in[1])
	}
	c.flags |= f
}

// lay writes the values of one operand at the result's shape.
func lay[T int64 | float64](c *computation, out []T, in strided[T]) {
	meet(func(_ *flags, out, a, _ []T) { copy(out, a) }, out, c.sizes, in, in)
}

// choose writes the values of the second operand where the first is not zero,
// else those of the third.
func choose[T int64 | float64](c *computation, out []T, in []strided[T]) {
	lay(c, out, in[0])
	meet(func(_ *flags, out, a, b []T) {
		for i, chosen := range out {
			out[i] = b[i]
			if chosen != 0 {
				out[i] = a[i]
			}
		}
	}, out, c.sizes, in[1], in[2])
}

// An input is an operand's values in the kind in which an operation computes,
// with its strides at the result's shape.
type input struct {
	Values
	strides []int
	offset  int
	rows    *rows // nil when the strides say where they are
}

// input returns operand n ready to be computed with in kind k. The values are
// copied only where they have another kind or do not lie in memory.
func (t Trace) input(n int, k Kind) (input, error) {
	a := t.Operands[n].Array
	if t.ragged() {
		return t.raggedInput(n, k)
	}
	condition := t.Op == Where && n == 0
	if a.Values.Held() && a.Values.DType.Kind() == k && !condition {
		return input{Values: a.Values, strides: t.Strides(n), offset: a.Offset}, nil
	}
	flat, err := a.Flat()
	if condition {
		flat = flat.cast(Bool)
	}
	return input{Values: flat.inKind(k), strides: t.flatStrides(n)}, err
}

// flatStrides returns the strides of operand n at the result's shape when its
// values lie in C order.
func (t Trace) flatStrides(n int) []int {
	own := t.Operands[n].Shape.Strides()
	strides := make([]int, len(t.Columns))
	for k, column := range t.Columns {
		if m := column.Meetings[n]; !m.Padded() && !m.Axis.One() {
			strides[k] = own[m.From]
		}
	}
	return strides
}

func (in input) ints() strided[int64] {
	return strided[int64]{in.Ints, in.strides, in.offset, in.rows}
}

func (in input) floats() strided[float64] {
	return strided[float64]{in.Floats, in.strides, in.offset, in.rows}
}
