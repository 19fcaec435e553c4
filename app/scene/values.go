package scene

import (
	"math"
	"strconv"
	"strings"

	"shapecast/engine"
)

// value returns operand who's value that is read for the cell at index of the
// result, in at most 7 characters; "" when it is not known.
func (d *drawing) value(who int, index []int) string {
	a := d.trace.Operands[who].Array
	own := make([]int, a.Shape.Rank())
	for k, column := range d.trace.Columns {
		if m := column.Meetings[who]; !m.Padded() && !m.Axis.One() {
			own[m.From] = index[k]
		}
	}
	return textAt(a, own)
}

// textAt returns the value at an array's own index, "" when it is not known.
func textAt(a engine.Array, index []int) string {
	if !a.Values.Known() {
		return ""
	}
	i, ok := position(a, index)
	if count, err := a.Shape.Count(); !ok || err != nil || count == 0 {
		return ""
	}
	return valueText(a.Values.Scalar(i))
}

// position returns where the value at an array's index lies among its values.
func position(a engine.Array, index []int) (int, bool) {
	if a.Shape.IsDense() {
		at := a.Offset
		for k, stride := range a.StridesOrDefault() {
			at += index[k] * stride
		}
		return at, true
	}
	at := 0
	for k, axis := range a.Shape.Axes {
		if !axis.Ragged() {
			at = at*axis.Size + index[k]
			continue
		}
		if at >= len(axis.Lengths) || index[k] >= axis.Lengths[at] {
			return 0, false
		}
		at = starts(axis.Lengths)[at] + index[k]
	}
	return at, true
}

// outcomeAt returns the result's value at index, "" when it is not known. Only
// that one is computed.
func (d *drawing) outcomeAt(index []int) string {
	if !d.known() {
		return ""
	}
	return valueText(d.trace.Cell(index...).Value)
}

// valueText returns a value in at most 7 characters, "" when it is not known.
func valueText(s engine.Scalar) string {
	switch {
	case !s.Known:
		return ""
	case s.DType.Kind() == engine.KindBool:
		if s.AsBool() {
			return "True"
		}
		return "False"
	case s.DType.Kind() == engine.KindInt:
		return intText(s.AsInt())
	}
	return floatText(s.AsFloat())
}

func intText(n int64) string {
	if s := strconv.FormatInt(n, 10); len(s) <= longestValue {
		return s
	}
	return floatText(float64(n))
}

// longestValue is how many characters of a value a cell shows.
const longestValue = 7

// floatText returns the most digits of v that fit, with a point, as Python
// prints a float.
func floatText(v float64) string {
	if math.IsInf(v, 0) || math.IsNaN(v) {
		return strings.TrimPrefix(strings.ToLower(strconv.FormatFloat(v, 'g', -1, 64)), "+")
	}
	s := strconv.FormatFloat(v, 'g', -1, 64)
	if !strings.ContainsAny(s, ".e") {
		s += ".0"
	}
	for digits := 6; len(s) > longestValue && digits > 0; digits-- {
		s = strconv.FormatFloat(v, 'g', digits, 64)
	}
	return strings.Replace(strings.Replace(s, "e+0", "e", 1), "e+", "e", 1)
}

// known reports whether the values of every operand can be read.
func (d *drawing) known() bool {
	for _, operand := range d.trace.Operands {
		if !operand.Values.Known() {
			return false
		}
	}
	return true
}

// cellName returns an index as a cell is called by: "1,2".
func cellName(index []int) string {
	parts := make([]string, len(index))
	for k, i := range index {
		parts[k] = strconv.Itoa(i)
	}
	if len(parts) == 0 {
		return "-"
	}
	return strings.Join(parts, ",")
}
