package engine

import "slices"

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
