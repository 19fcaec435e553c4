package bench

import (
	"slices"
	"strconv"
	"strings"

	"shapecast/app/words"
	"shapecast/engine"
	"shapecast/engine/expr"
)

// sliced returns the repairs of an operation in which one array is an entry longer than another that a
// slice gave: with the longer one cut in the same way the program runs to its end.
func (r Reading) sliced() (list []words.Repair) {
	t, at := r.Trace, r.Trace.Conflicts()
	if len(at) != 1 || len(t.Operands) != 2 || t.Rule == engine.XArray {
		return nil
	}
	sizes := t.Columns[at[0]].Conflict.Sizes
	n, longer := 0, sizes[0]-sizes[1]
	if longer < 0 {
		n, longer = 1, -longer
	}
	place, written := r.placeOf(n)
	other, _ := r.placeOf(1 - n)
	if !written || longer != 1 || !r.isCut(place) && !r.isCut(other) {
		return nil
	}
	axis := t.Columns[at[0]].Meetings[n].From
	x := engine.Repair{Kind: engine.RepairSlice, Operand: n, Axes: []int{axis}, NewShape: t.Operands[n].Shape, Result: t.Operands[1-n].Shape, KeepsOther: true}
	x.NewShape.Axes = slices.Clone(x.NewShape.Axes)
	x.NewShape.Axes[axis].Size--
	for _, code := range cuts(r.Source[place.Start:place.End], axis) {
		repair := words.Repair{Repair: x, Code: code, Program: r.splice(place, code)}
		if code != t.Operands[1-n].Text && len(list) < repairLimit && r.mends(repair.Program) {
			list = append(list, repair)
		}
	}
	return list
}

// isCut reports whether the expression at a place has a slice that leaves out entries at an end, or
// differences, or uses a variable that comes of some.
func (r Reading) isCut(place expr.Span) bool {
	text := r.Source[place.Start:place.End]
	for _, w := range expr.Words(text) {
		if at, count := sourceOf(r.statements, w.Text); count == 1 {
			text += " " + r.Source[at.Start:at.End]
		}
	}
	return strings.Contains(text, "[1:") || strings.Contains(text, ", 1:") || strings.Contains(text, ":-1") || strings.Contains(text, "diff(")
}

// cuts returns the source of an array with one entry less along an axis: at the end, or at the front.
func cuts(source string, axis int) []string {
	index, ok := treeOf(source).(*expr.Index)
	if !ok {
		before := strings.Repeat(":, ", axis)
		return []string{bracketed(source, true) + "[" + before + ":-1]", bracketed(source, true) + "[" + before + "1:]"}
	}
	if axis >= len(index.Items) || slices.ContainsFunc(index.Items, func(x expr.Expr) bool { return !isPlainSlice(x) }) {
		return nil
	}
	at := index.Items[axis].At()
	low, high, _ := strings.Cut(source[at.Start:at.End], ":")
	front, back := source[:at.Start]+bound(low, 1)+":"+high+source[at.End:], source[:at.Start]+low+":"+bound(high, -1)+source[at.End:]
	if low == "" { // as much as at the end
		return []string{front, back}
	}
	return []string{back, front}
}

// isPlainSlice reports whether x is a slice without a step, whose bounds are numbers.
func isPlainSlice(x expr.Expr) bool {
	s, slice := x.(*expr.Slice)
	return slice && s.Step == nil && (s.Low == nil || isLiteral(s.Low)) && (s.High == nil || isLiteral(s.High))
}

// bound returns a bound of a slice that is moved by a step; none is 0.
func bound(text string, step int) string {
	n, _ := strconv.Atoi(text)
	return strconv.Itoa(n + step)
}
