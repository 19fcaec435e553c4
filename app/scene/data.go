package scene

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"shapecast/engine"
)

// Data are the values of a trace, written when they are asked for.
type data struct {
	trace    engine.Trace
	stores   []shownArray      // of the operands
	whole    *shownArray       // nil where there are too many values to compute them all
	outcomes map[string]string // else those that were asked for, by their cells
	cuts     bool              // the result may be of a type in which values wrap around
}

func dataOf(t engine.Trace) *data {
	d := &data{trace: t}
	for _, o := range t.Operands {
		d.stores = append(d.stores, shownOf(o.Array))
		d.cuts = d.cuts || narrow(o.Values.DType)
	}
	d.cuts = d.cuts || t.Output != nil && narrow(t.Output.Values.DType)
	d.compute()
	return d
}

// value returns the value of operand who that is read for the cell at index of
// the result; "" when it is not known.
func (d *data) value(who int, index []int) string {
	a := &d.stores[who]
	var room [8]int
	own := append(room[:0], make([]int, a.Shape.Rank())...)
	for k, column := range d.trace.Columns {
		if m := column.Meetings[who]; !m.Padded() && !m.Axis.One() {
			own[m.From] = index[k]
		}
	}
	return a.at(own)
}

// A shownArray is an array whose values are written when they are asked for,
// each once.
type shownArray struct {
	engine.Array
	texts   map[int]string
	strides []int // nil where lengths vary
	empty   bool  // there is no value, or none is known
}

// shownOf prepares the values of an array.
func shownOf(a engine.Array) shownArray {
	count, err := a.Shape.Count()
	s := shownArray{Array: a, texts: map[int]string{}, empty: !a.Values.Known() || err != nil || count == 0}
	if a.Shape.IsDense() {
		s.strides = a.StridesOrDefault()
	}
	return s
}

// at returns the value at the array's own index, "" when it is not known.
func (a *shownArray) at(index []int) string {
	if a.empty {
		return ""
	}
	i, ok := a.position(index)
	if !ok {
		return ""
	}
	s, written := a.texts[i]
	if !written {
		s = valueText(a.Values.Scalar(i))
		a.texts[i] = s
	}
	return s
}

// position returns where the value at an array's index lies among its values.
func (a *shownArray) position(index []int) (int, bool) {
	if a.strides != nil || len(index) == 0 {
		at := a.Offset
		for k, stride := range a.strides {
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
		at = ruled{axes: a.Shape.Axes}.child(k, at, index[k])
	}
	return at, true
}

// mostComputed is how many values of a result are computed, though not all of
// them may be shown: one by one they cost more.
const mostComputed = 1024

// compute computes the values of a result that has few.
func (d *data) compute() {
	if d.trace.Failed() || d.trace.Output != nil && d.trace.Output.Kind != engine.Augmented || !d.known() {
		return
	}
	n, err := d.trace.Result().Count()
	if err != nil || n > mostComputed {
		return
	}
	if a, _, err := engine.Apply(d.trace); err == nil {
		result := shownOf(a)
		d.whole = &result
	}
}

// outcomeAt returns the result's value at index, "" when it is not known.
func (d *data) outcomeAt(index []int) string {
	if d.whole != nil {
		return d.whole.at(index)
	}
	if !d.known() || d.trace.Failed() {
		return ""
	}
	var room [32]byte
	cell := appendCell(room[:0], index)
	if s, computed := d.outcomes[string(cell)]; computed {
		return s
	}
	if d.outcomes == nil {
		d.outcomes = map[string]string{}
	}
	s := valueText(d.trace.Cell(slices.Clone(index)...).Value)
	d.outcomes[string(cell)] = s
	return s
}

// wrapped returns how the result's value at index comes of what was counted, where
// that had no room: "300 − 256"; "" where it had.
func (d *data) wrapped(index []int) string {
	if !d.cuts || !d.known() || d.trace.Failed() {
		return ""
	}
	c := d.trace.Cell(slices.Clone(index)...)
	if c.Whole == 0 || !narrow(c.Value.DType) {
		return ""
	}
	room := int64(1) << (8 * c.Value.DType.ItemSize())
	sign, turns := " − ", (c.Whole-c.Value.Int)/room
	if turns < 0 {
		sign, turns = " + ", -turns
	}
	if turns > 1 {
		sign += strconv.FormatInt(turns, 10) + "×"
	}
	return minus(strconv.FormatInt(c.Whole, 10)) + sign + strconv.FormatInt(room, 10)
}

// narrow reports whether an int of a type wraps around where it is told how.
func narrow(t engine.DType) bool { return t.Kind() == engine.KindInt && t.ItemSize() < 8 }

// valueText returns a value as a cell shows it, "" when it is not known.
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
		return minus(intText(s.AsInt()))
	}
	return minus(floatText(s.AsFloat()))
}

// minus writes a minus as long as a plus.
func minus(s string) string { return strings.ReplaceAll(s, "-", "−") }

func intText(n int64) string {
	if s := strconv.FormatInt(n, 10); len(s) <= longestValue {
		return s
	}
	return rounded(float64(n))
}

// longestValue is how many characters of a value a cell shows.
const longestValue = 7

// floatText returns v as Python prints it, or rounded with a sign that says so.
func floatText(v float64) string {
	if math.IsInf(v, 0) || math.IsNaN(v) {
		return strings.TrimPrefix(strings.ToLower(strconv.FormatFloat(v, 'g', -1, 64)), "+")
	}
	s := strconv.FormatFloat(v, 'g', -1, 64)
	if !strings.ContainsAny(s, ".e") {
		s += ".0"
	}
	if len(s) <= longestValue {
		return s
	}
	return rounded(v)
}

// rounded returns the most digits of v that fit after "≈", or without it where
// they are all.
func rounded(v float64) string {
	for digits := 5; ; digits-- {
		s := strconv.FormatFloat(v, 'g', digits, 64)
		same, _ := strconv.ParseFloat(s, 64)
		s = strings.Replace(strings.Replace(strings.Replace(s, "e+0", "e", 1), "e-0", "e-", 1), "e+", "e", 1)
		if len(s) < longestValue || digits == 1 {
			return pick(same == v, "", "≈") + s
		}
	}
}

// known reports whether the values of every operand can be read.
func (d *data) known() bool {
	for _, operand := range d.trace.Operands {
		if !operand.Values.Known() {
			return false
		}
	}
	return true
}

// cellName returns an index as a cell is called by: "1,2".
func cellName(index []int) string {
	var room [32]byte
	return string(appendCell(room[:0], index))
}

func appendCell(b []byte, index []int) []byte {
	if len(index) == 0 {
		return append(b, '-')
	}
	for k, i := range index {
		if k > 0 {
			b = append(b, ',')
		}
		b = strconv.AppendInt(b, int64(i), 10)
	}
	return b
}
