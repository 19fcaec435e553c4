package engine

import (
	"strings"
	"unsafe"
)

// largeBytes is from where on the allocator gives an object pages of its own,
// which are aligned for any type.
const largeBytes = 1 << 15

// uncleared returns n values to be written before they are read: what they
// hold is whatever lay in memory.
//
// Go clears the memory that make gives, and clearing 8 MB takes as long as the
// sum that is then written over it. A [strings.Builder] grows without clearing.
// Its bytes hold no pointers, and neither do numbers, so the collector
// looks for none in them.
func uncleared[T int64 | float64](n int) []T {
	var one T
	size := n * int(unsafe.Sizeof(one))
	if size < largeBytes {
		return make([]T, n)
	}
	var b strings.Builder
	b.Grow(size)
	b.WriteByte(0) // the data of an empty string need not be its memory
	return unsafe.Slice((*T)(unsafe.Pointer(unsafe.StringData(b.String()))), n)
}
