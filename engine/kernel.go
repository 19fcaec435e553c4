package engine

import "sync/atomic"

// block is how many values of a row are brought side by side at a time.
const block = 1024

// A kernel computes values that lie side by side: out[i] from a[i] and b[i].
type kernel[T, R any] func(f *flags, out []R, a, b []T)

// A strided is an operand's values as a walk reads them.
type strided[T any] struct {
	values  []T
	strides []int // one an axis of the result
	offset  int
	rows    *rows // in which a ragged result meets the values; nil when the strides say it
}

// meet fills out, in C order, with what k makes of the values of a and b that
// meet in each cell. Values that a ragged result meets are read in turn, others
// in parts.
func meet[T, R any](k kernel[T, R], out []R, sizes []int, a, b strided[T]) flags {
	if len(out) == 0 {
		return 0
	}
	w, offsets := newWalk(sizes, a.strides, b.strides), []int{a.offset, b.offset}
	if a.rows != nil || b.rows != nil {
		return meetIn(k, out, w, offsets, a, b)
	}
	var all atomic.Uint32
	w.split(len(out), offsets, func(part walk, from int, at []int) {
		all.Or(uint32(meetIn(k, out[from:], part, at, a, b)))
	})
	return flags(all.Load())
}

// meetIn is [meet] of the cells of one walk.
func meetIn[T, R any](k kernel[T, R], out []R, w walk, offsets []int, a, b strided[T]) (f flags) {
	left, right := sideBySide[T]{step: w.steps[0], next: inTurn(a)}, sideBySide[T]{step: w.steps[1], next: inTurn(b)}
	w.rows(offsets, func(to int, at []int) {
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
	next   func(to []T) // reads those of rows; nil when the strides say where they are
}

// take returns values i to i+n of the row that begins at position at.
func (s *sideBySide[T]) take(values []T, at, i, n int) []T {
	if s.step == 1 && s.next == nil {
		return values[at+i : at+i+n]
	}
	if s.buffer == nil {
		s.buffer = make([]T, n)
	}
	if s.next != nil {
		s.next(s.buffer[:n])
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
