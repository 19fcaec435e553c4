package engine

// block is how many values of a row are brought side by side at a time.
const block = 1024

// A kernel computes values that lie side by side: out[i] from a[i] and b[i].
type kernel[T, R any] func(f *flags, out []R, a, b []T)

// A strided is an operand's values as a walk reads them.
type strided[T any] struct {
	values  []T
	strides []int // one an axis of the result
	offset  int
	order   *order // in which a ragged result meets the values; nil when the strides say it
}

// meet fills out, in C order, with what k makes of the values of a and b that
// meet in each cell.
func meet[T, R any](k kernel[T, R], out []R, sizes []int, a, b strided[T]) (f flags) {
	if len(out) == 0 {
		return 0
	}
	w := newWalk(sizes, a.strides, b.strides)
	left, right := newSideBySide[T](a, w.steps[0]), newSideBySide[T](b, w.steps[1])
	w.rows([]int{a.offset, b.offset}, func(to int, at []int) {
		row := out[to : to+w.length]
		for i := 0; i < len(row); i += block {
			n := min(block, len(row)-i)
			k(&f, row[i:i+n], left.take(a.values, at[0], i, n), right.take(b.values, at[1], i, n))
		}
	})
	return f
}

// A sideBySide brings the values of a row side by side.
type sideBySide[T any] struct {
	step   int
	buffer []T
	cursor *cursor // nil when the strides say the order
}

func newSideBySide[T any](in strided[T], step int) sideBySide[T] {
	s := sideBySide[T]{step: step}
	if in.order != nil {
		s.cursor = in.order.start()
	}
	return s
}

// take returns values i to i+n of the row that begins at position at.
func (s *sideBySide[T]) take(values []T, at, i, n int) []T {
	if s.step == 1 && s.cursor == nil {
		return values[at+i : at+i+n]
	}
	if s.buffer == nil {
		s.buffer = make([]T, n)
	}
	if s.cursor != nil {
		read(s.cursor, s.buffer[:n], values)
		return s.buffer[:n]
	}
	if s.step == 0 && i > 0 {
		return s.buffer[:n] // the value repeats: the last block holds it
	}
	stride(s.buffer[:n], values, at+i*s.step, s.step)
	return s.buffer[:n]
}

// each returns the kernel that calls element for one cell after the other.
func each[T, R any](element func(f *flags, x, y T) R) kernel[T, R] {
	return func(f *flags, out []R, a, b []T) {
		for i := range out {
			out[i] = element(f, a[i], b[i])
		}
	}
}
