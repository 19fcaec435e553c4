package engine

import (
	"slices"
	"strings"
)

// A Nested is a nested list as it is written, [[1, 2], [3]]: a list of
// Nested, or one value. The zero Nested is the value False.
type Nested struct {
	Items []Nested // entries of a list, not nil even when there are none; nil for a value
	DType DType    // of a value: Bool, Int64 or Float64
	Int   int64    // the value when DType is Bool (0 or 1) or Int64
	Float float64  // the value when DType is Float64
}

// IsList reports whether n is a list and not a value.
func (n Nested) IsList() bool { return n.Items != nil }

// String prints n as Python would: [[1, 2], [3.5]].
func (n Nested) String() string {
	if !n.IsList() {
		return n.scalar().String()
	}
	items := make([]string, len(n.Items))
	for i, item := range n.Items {
		items[i] = item.String()
	}
	return "[" + strings.Join(items, ", ") + "]"
}

// scalar returns the value that n is when it is no list.
func (n Nested) scalar() Scalar {
	return Scalar{DType: n.DType, Known: true, Int: n.Int, Float: n.Float}
}

// Depths returns how deep the values of n are nested, or -1 when it holds none,
// and how deep its lists are, the empty ones counted. A value alone has depth
// 0. A value at another depth than the first, or a list among values, is a [*DepthError].
func (n Nested) Depths() (values, lists int, err error) {
	values = -1
	err = n.walk(nil, func(path []int, m Nested) error {
		switch {
		case m.IsList():
			lists = max(lists, len(path)+1)
		case values < 0:
			values = len(path)
		case len(path) != values:
			return &DepthError{Path: slices.Clone(path), Depth: len(path), Want: values}
		}
		return nil
	})
	if err == nil && values >= 0 && lists > values {
		err = n.walk(nil, func(path []int, m Nested) error {
			if m.IsList() && len(path) == values {
				return &DepthError{Path: slices.Clone(path), List: true, Depth: values + 1, Want: values}
			}
			return nil
		})
	}
	return values, lists, err
}

// walk visits n and all it holds, outermost and leftmost first, each with the
// indices that lead to it.
func (n Nested) walk(path []int, visit func(path []int, n Nested) error) error {
	if err := visit(path, n); err != nil {
		return err
	}
	for i, item := range n.Items {
		if err := item.walk(append(path, i), visit); err != nil {
			return err
		}
	}
	return nil
}
