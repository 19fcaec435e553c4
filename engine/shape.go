package engine

import (
	"math"
	"math/bits"
	"slices"
	"strconv"
	"strings"
)

// MaxRank is the largest number of axes an array may have, NumPy's own bound.
const MaxRank = 64

// A Shape is the list of an array's axes, outermost first.
// The zero Shape is that of a scalar.
type Shape struct {
	Axes []Axis

	// RaggedRank is the number of row partitions that encode the array: 0 for
	// a dense one, else at least the index of its last ragged axis. It may be
	// larger, because raggedness belongs to the encoding and not to the values.
	RaggedRank int
}

// Dense returns the shape with the given sizes and no names.
func Dense(sizes ...int) Shape {
	axes := make([]Axis, len(sizes))
	for k, size := range sizes {
		axes[k].Size = size
	}
	return Shape{Axes: axes}
}

// Rank returns the number of axes.
func (s Shape) Rank() int { return len(s.Axes) }

// IsDense reports whether no row partition encodes the array.
func (s Shape) IsDense() bool { return s.RaggedRank == 0 }

// Named reports whether any axis has a name.
func (s Shape) Named() bool {
	return slices.ContainsFunc(s.Axes, func(a Axis) bool { return a.Name != "" })
}

// Sizes returns the size of each axis, and -1 for a ragged one.
func (s Shape) Sizes() []int {
	sizes := make([]int, len(s.Axes))
	for k, axis := range s.Axes {
		sizes[k] = axis.Size
		if axis.Ragged() {
			sizes[k] = -1
		}
	}
	return sizes
}

// long returns the axes that do not have size 1.
func (s Shape) long() []int {
	var axes []int
	for k, axis := range s.Axes {
		if !axis.One() {
			axes = append(axes, k)
		}
	}
	return axes
}

// Valid returns nil when an array may have shape s, else a [*RankError], a
// [*LengthError] or a [*SizeError]. An array may be far too large to hold.
func (s Shape) Valid() error {
	if len(s.Axes) > MaxRank {
		return &RankError{Rank: len(s.Axes)}
	}
	_, err := s.Count()
	return err
}

// Count returns the number of values, or a [*LengthError] when a size is below
// 0, or a [*SizeError] when the number does not fit an int.
func (s Shape) Count() (int, error) {
	for k, axis := range s.Axes {
		if axis.Size < 0 {
			return 0, &LengthError{Axis: k, Row: -1, Length: axis.Size}
		}
	}
	if slices.ContainsFunc(s.Axes, func(a Axis) bool { return !a.Ragged() && a.Size == 0 }) {
		return 0, nil
	}
	n := 1
	for _, axis := range s.Axes {
		if axis.Ragged() {
			if n = sum(axis.Lengths); n > 1<<62 {
				return 0, &SizeError{Shape: s}
			}
			continue
		}
		var ok bool
		if n, ok = times(n, axis.Size); !ok {
			return 0, &SizeError{Shape: s}
		}
	}
	return n, nil
}

// Empty reports whether s has no values.
func (s Shape) Empty() bool {
	n, err := s.Count()
	return err == nil && n == 0
}

// times returns a × b, each at least 0, and whether it is at most 1 << 62.
func times(a, b int) (n int, ok bool) {
	high, low := bits.Mul64(uint64(a), uint64(b))
	return int(low), high == 0 && low <= 1<<62
}

// Strides returns the strides, in elements, of a dense array of shape s that
// lies in memory in C order. An axis whose stride overflows, which only an
// array too large to exist can have, gets stride 0, and so does one left of a
// ragged axis, whose slices are not the same number of values apart.
func (s Shape) Strides() []int {
	strides := make([]int, len(s.Axes))
	step := 1
	for k := len(s.Axes) - 1; k >= 0; k-- {
		strides[k] = step
		var ok bool
		if step, ok = times(step, max(s.Axes[k].Size, 1)); !ok || s.Axes[k].Ragged() {
			step = 0
		}
	}
	return strides
}

// SameExtent reports whether s and t have the same sizes and lengths.
func (s Shape) SameExtent(t Shape) bool {
	return slices.EqualFunc(s.Axes, t.Axes, Axis.SameExtent)
}

// String prints a dense shape as NumPy does, "(3,)", with names where it has
// them, "(class: 2, student: 3)", and the lengths of a ragged one, "[2, (3, 1), 2]".
func (s Shape) String() string {
	parts := make([]string, len(s.Axes))
	for k, axis := range s.Axes {
		parts[k] = axis.String()
	}
	list := strings.Join(parts, ", ")
	switch {
	case !s.IsDense():
		return "[" + list + "]"
	case len(parts) == 1:
		return "(" + list + ",)"
	}
	return "(" + list + ")"
}

// String prints the size, "3", or the lengths, "(3, 1)", after the name if
// the axis has one, "student: 3".
func (a Axis) String() string {
	text := strconv.Itoa(a.Size)
	if a.Ragged() {
		text = "(" + lengthsText(a.Lengths) + ")"
	}
	if a.Name != "" {
		return a.Name + ": " + text
	}
	return text
}

// lengthsText prints lengths, of a great many the first ones and the last.
func lengthsText(lengths []int) string {
	if last := len(lengths) - 1; last > 40 {
		return joinInts(lengths[:8], ", ") + ", …, " + strconv.Itoa(lengths[last])
	}
	return joinInts(lengths, ", ")
}

func joinInts(list []int, sep string) string {
	parts := make([]string, len(list))
	for i, n := range list {
		parts[i] = strconv.Itoa(n)
	}
	return strings.Join(parts, sep)
}

// sum adds sizes, each at least 0; it is the largest int when they are more.
func sum(list []int) int {
	total := 0
	for _, n := range list {
		if total += n; total < 0 {
			return math.MaxInt
		}
	}
	return total
}

// An Axis is one direction along which the values of an array are counted.
// The zero Axis is unnamed and uniform with size 0.
type Axis struct {
	Name    string // "" when the axis has no name
	Size    int    // entries in every slice, at least 0; not used when ragged
	Lengths []int  // ragged: entries of each slice in turn; nil when uniform
	Origin  Origin // where its entries come from, as far as a program says
}

// Ragged reports whether each slice has a length of its own.
// An axis with no slices is ragged when Lengths is empty but not nil.
func (a Axis) Ragged() bool { return a.Lengths != nil }

// One reports whether a is uniform with size 1, the only axis that stretches.
func (a Axis) One() bool { return !a.Ragged() && a.Size == 1 }

// SameExtent reports whether a and b have the same size or the same lengths,
// whatever they are called.
func (a Axis) SameExtent(b Axis) bool {
	if a.Ragged() || b.Ragged() {
		return a.Ragged() && b.Ragged() && slices.Equal(a.Lengths, b.Lengths)
	}
	return a.Size == b.Size
}
