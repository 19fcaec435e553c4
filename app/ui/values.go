package ui

import (
	"strconv"
	"strings"

	"shapecast/engine"
)

// valuesLimit bounds how many values a row writes out.
const valuesLimit = 256

// listedLimit bounds the lists and values together.
const listedLimit = 4 * valuesLimit

// operand returns operand i of what is shown.
func (b *Bench) operand(i int) engine.Array {
	if b.Good.Trace == nil {
		return b.Good.Change.From.Array
	}
	return b.Good.Trace.Operands[i].Array
}

// bytesText returns what an array of a shape takes in memory, "4,096 B", or
// "?" where it cannot be counted.
func bytesText(s engine.Shape, d engine.DType) string {
	n, err := s.Count()
	if err != nil || n > (1<<62)/8 {
		return "?"
	}
	return grouped(n*d.ItemSize()) + " B"
}

// grouped writes n with a thin blank between groups of three digits.
func grouped(n int) string {
	digits := strconv.Itoa(n)
	var b strings.Builder
	for i, r := range digits {
		if i > 0 && (len(digits)-i)%3 == 0 && r != '-' {
			b.WriteRune('\u202f')
		}
		b.WriteRune(r)
	}
	return b.String()
}

// stridesText returns the strides of operand n seen at the result's shape, in
// bytes; ragged values have none.
func stridesText(t engine.Trace, n int) string {
	if !t.Result().IsDense() {
		return "–"
	}
	size := t.Operands[n].Values.DType.ItemSize()
	parts := make([]string, len(t.Columns))
	for k, stride := range t.Strides(n) {
		parts[k] = strconv.Itoa(stride * size)
	}
	if len(parts) == 1 {
		return "(" + parts[0] + ",)"
	}
	return "(" + strings.Join(parts, ", ") + ")"
}

// valuesText writes an array as nested lists.
func valuesText(a engine.Array) (string, error) {
	n, err := a.Shape.Count()
	switch {
	case err != nil:
		return "", err
	case n > valuesLimit || a.Shape.Listed() > listedLimit || !a.Values.Known():
		return "", &engine.SizeError{Shape: a.Shape, Limit: valuesLimit}
	case !a.Shape.IsDense():
		return "ragged(" + a.Nested().String() + ")", nil
	case a.Shape.Rank() == 0:
		return a.Nested().String(), nil
	}
	return "array(" + a.Nested().String() + ")", nil
}
