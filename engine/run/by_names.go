package run

import (
	"strconv"

	"shapecast/engine"
)

// underRule returns t explained by the library's own rule: xarray goes by names.
func underRule(library engine.Library, t engine.Trace) engine.Trace {
	rule := engine.NumPy
	if library == engine.InXArray && !byPlace(t) {
		rule = engine.XArray
		t = withAllNames(t)
	}
	if t.Rule == rule && library != engine.InXArray {
		return t
	}
	return engine.ExplainBy(rule, t)
}

// nameInResult returns the name of an axis of the result.
func nameInResult(t engine.Trace, axis int) string {
	for _, m := range t.Columns[axis].Meetings {
		if m.From >= 0 && m.Axis.Name != "" {
			return m.Axis.Name
		}
	}
	return "axis_" + strconv.Itoa(axis)
}

// byPlace reports whether xarray itself lined the axes of t up by place, because
// an operand is an array of NumPy's.
func byPlace(t engine.Trace) bool { return t.Library == engine.InXArray && t.Rule != engine.XArray }

// withAllNames gives names to the axes that have none: those of the result, by
// position. A size 1 that was stretched is left out, because in xarray an axis
// that is not there is what stretches.
func withAllNames(t engine.Trace) engine.Trace {
	if t.Rule == engine.XArray || byPlace(t) {
		return t
	}
	operands := make([]engine.Operand, len(t.Operands))
	for n, operand := range t.Operands {
		operands[n] = withNames(t, n, operand)
	}
	t.Operands = operands
	if t.Output != nil {
		output := *t.Output
		output.Operand = withNames(t, len(operands), t.Output.Operand)
		t.Output = &output
	}
	return t
}

// withNames returns the operand that is participant n of t with names.
func withNames(t engine.Trace, n int, operand engine.Operand) engine.Operand {
	if operand.Shape.Named() {
		return operand
	}
	axes, strides := make([]engine.Axis, 0, len(t.Columns)), []int{}
	own := operand.StridesOrDefault()
	for k, column := range t.Columns {
		m := column.Meetings[n]
		if m.Padded() || m.Stretched {
			continue
		}
		axis := operand.Shape.Axes[m.From]
		axis.Name = nameInResult(t, k)
		axes, strides = append(axes, axis), append(strides, own[m.From])
	}
	operand.Shape.Axes = axes
	if operand.Strides != nil {
		operand.Strides = strides
	}
	return operand
}
