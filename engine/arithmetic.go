package engine

// An arithmetic is what the operations do to numbers of one kind.
type arithmetic[T int64 | float64] struct {
	fast    [Minimum + 1]kernel[T, T] // may raise suspect
	careful [Minimum + 1]kernel[T, T] // raises what NumPy warns of
	tests   [LogicalOr + 1]func(x, y T) bool
}

var (
	floatArithmetic = newArithmetic(floatElements, floatTests)
	intArithmetic   = newArithmetic(intElements, intTests)
)

func newArithmetic[T int64 | float64](elements [Minimum + 1]func(f *flags, x, y T) T,
	tests [LogicalOr + 1]func(x, y T) bool) *arithmetic[T] {
	a := &arithmetic[T]{tests: tests}
	for op := Add; op <= Minimum; op++ {
		a.careful[op] = each(elements[op])
	}
	a.fast = a.careful
	a.fast[Add], a.fast[Subtract], a.fast[Multiply] = sums[T], differences[T], products[T]
	if f, ok := any(&a.fast).(*[Minimum + 1]kernel[float64, float64]); ok {
		f[TrueDivide] = quotients
	}
	return a
}

// A computation is an operation about to be computed.
type computation struct {
	op    Op
	sizes []int // of the result
	count int   // of its values
	flags flags
}

// of returns the values that inputs of kind k give.
func (c *computation) of(inputs []input, k Kind) Values {
	if k == KindFloat {
		in := make([]strided[float64], len(inputs))
		for n := range inputs {
			in[n] = inputs[n].floats()
		}
		numbers, bools := compute(c, floatArithmetic, in)
		return Values{DType: Float64, Floats: numbers, Bools: bools}
	}
	in := make([]strided[int64], len(inputs))
	for n := range inputs {
		in[n] = inputs[n].ints()
	}
	numbers, bools := compute(c, intArithmetic, in)
	return Values{DType: Int64, Ints: numbers, Bools: bools}
}

// compute returns the result as numbers or, for a comparison, as bools.
func compute[T int64 | float64](c *computation, a *arithmetic[T], in []strided[T]) ([]T, []bool) {
	switch {
	case c.op == Where:
		return choose(c, in[0], in[1], in[2]), nil
	case len(in) == 1 || c.op == Identity:
		return lay(c, in[0]), nil
	case c.op >= Equal:
		bools := make([]bool, c.count)
		c.flags |= meet(test(a.tests[c.op]), bools, c.sizes, in[0], in[1])
		return nil, bools
	}
	left := in[0]
	for _, right := range in[1:] {
		left = strided[T]{values: combine(c, a, left, right), strides: Dense(c.sizes...).Strides()}
	}
	return left.values, nil
}

// combine returns what the operation makes of two operands.
func combine[T int64 | float64](c *computation, a *arithmetic[T], left, right strided[T]) []T {
	out := make([]T, c.count)
	f := meet(a.fast[c.op], out, c.sizes, left, right)
	if f&suspect != 0 {
		f = meet(a.careful[c.op], out, c.sizes, left, right)
	}
	c.flags |= f
	return out
}

// lay returns the values of one operand at the result's shape.
func lay[T int64 | float64](c *computation, in strided[T]) []T {
	out := make([]T, c.count)
	meet(func(_ *flags, out, a, _ []T) { copy(out, a) }, out, c.sizes, in, in)
	return out
}

// choose returns the values of a where the condition is not zero, else those of b.
func choose[T int64 | float64](c *computation, condition, a, b strided[T]) []T {
	out := lay(c, condition)
	meet(func(_ *flags, out, a, b []T) {
		for i, chosen := range out {
			out[i] = b[i]
			if chosen != 0 {
				out[i] = a[i]
			}
		}
	}, out, c.sizes, a, b)
	return out
}
