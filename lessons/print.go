package lessons

import (
	"strconv"
	"strings"

	"shapecast/engine"
)

// python prints a Python value, a sequence with round brackets if it is a tuple.
func python(value any, tuple bool) string {
	switch v := value.(type) {
	case bool:
		if v {
			return "True"
		}
		return "False"
	case int64:
		return strconv.FormatInt(v, 10)
	case float64:
		return strings.TrimPrefix(strings.ToLower(strconv.FormatFloat(v, 'g', -1, 64)), "+")
	case string:
		return strconv.Quote(v)
	case []any:
		parts := make([]string, len(v))
		for i, item := range v {
			parts[i] = python(item, tuple)
		}
		return bracketed(parts, tuple)
	}
	return "None"
}

func bracketed(parts []string, tuple bool) string {
	list := strings.Join(parts, ", ")
	switch {
	case tuple && len(parts) == 1:
		return "(" + list + ",)"
	case tuple:
		return "(" + list + ")"
	}
	return "[" + list + "]"
}

// nested prints slice n, counted in C order, of the axes up to k as nested lists.
func nested(a engine.Array, k, n int) string {
	if k == a.Shape.Rank() {
		return valueAt(a, n)
	}
	entries, first := slice(a.Shape.Axes[k], n)
	parts := make([]string, entries)
	for i := range parts {
		parts[i] = nested(a, k+1, first+i)
	}
	return bracketed(parts, false)
}

// slice returns the number of entries of slice n of an axis, and how many
// entries the slices before it have.
func slice(axis engine.Axis, n int) (entries, first int) {
	if !axis.Ragged() {
		return axis.Size, n * axis.Size
	}
	for _, length := range axis.Lengths[:n] {
		first += length
	}
	return axis.Lengths[n], first
}

// valueAt prints value n of an array, counted in C order.
func valueAt(a engine.Array, n int) string {
	i := n
	if a.Shape.IsDense() && a.Strides != nil {
		i = a.Offset
		for k := a.Shape.Rank() - 1; k >= 0; k-- {
			size := max(a.Shape.Axes[k].Size, 1)
			i += n % size * a.Strides[k]
			n /= size
		}
	}
	switch a.Values.DType.Kind() {
	case engine.KindBool:
		return python(a.Values.Bool(i), false)
	case engine.KindInt:
		return python(a.Values.Int(i), false)
	}
	return python(a.Values.Float(i), false)
}
