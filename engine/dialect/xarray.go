package dialect

import (
	"slices"
	"strconv"
	"strings"

	"shapecast/engine"
)

// xarrayComplaint returns what xarray says of t, explained by name.
func xarrayComplaint(t engine.Trace) *complaint {
	if e, ok := t.Err().(*engine.DuplicateNameError); ok && e.Operand < len(t.Operands) {
		return says("xarray duplicate").words(pythonNames(t.Operands[e.Operand].Shape))
	}
	if t.Output == nil || t.Output.Kind == engine.Target {
		if axis := variableAxis(t); axis >= 0 && variables(t.Operands) {
			return xarrayVariableComplaint(t, axis)
		}
		return xarrayAlignComplaint(t)
	}
	if t.Output.Kind == engine.Augmented {
		return xarrayInPlaceComplaint(t)
	}
	if together := engine.Explain(engine.XArray, t.Op, t.Operands...); together.Failed() {
		return xarrayComplaint(together)
	}
	if !t.Failed() {
		return nil
	}
	sizes := make([]int, len(t.Columns))
	for k, column := range t.Columns {
		sizes[k] = column.Meetings[0].Axis.Size // 1 where the operand has none
	}
	return says("numpy assigned").lists(sizes, t.Output.Shape.Sizes()).blames(leftmost(t))
}

// variables reports whether all operands with axes are Variables.
func variables(operands []engine.Operand) bool {
	return !slices.ContainsFunc(operands, func(o engine.Operand) bool { return o.Shape.Rank() > 0 && !o.Variable })
}

// xarrayInPlaceComplaint compares Variables: the dimensions of the operand
// that is changed must stay.
func xarrayInPlaceComplaint(t engine.Trace) *complaint {
	if axis := variableAxis(t); axis >= 0 {
		return xarrayVariableComplaint(t, axis)
	}
	if t.Result().Rank() == t.Output.Shape.Rank() {
		return nil
	}
	return says("xarray inPlace")
}

// xarrayAlignComplaint words a conflict between DataArrays, whose sizes are
// shown as a set of Python's.
func xarrayAlignComplaint(t engine.Trace) *complaint {
	axis := leftmost(t)
	if axis < 0 {
		return nil
	}
	met := t.Columns[axis].Conflict.Sizes
	for _, m := range t.Columns[axis].Meetings {
		if m.From < 0 || m.Axis.Origin.Index == 0 {
			continue
		} else if m.Axis.Size == met[0] {
			met[0], met[1] = met[1], met[0] // that of the labels comes after
		}
		sizes := setOrder(met)
		return says("xarray indexed", sizes[0], sizes[1], m.Axis.Size).words(nameOf(t, axis)).blames(axis)
	}
	sizes := setOrder(met)
	return says("xarray align", sizes[:]...).words(nameOf(t, axis)).blames(axis)
}

// xarrayVariableComplaint words a conflict between Variables, which also meet
// in an operation in place.
func xarrayVariableComplaint(t engine.Trace, axis int) *complaint {
	sizes := t.Columns[axis].Conflict.Sizes
	return says("xarray variable", sizes[:]...).words(nameOf(t, axis)).blames(axis)
}

// variableAxis returns the conflict that Variables meet first: in the order of
// the axes of the operand that contradicts. It is -1 when there is none.
func variableAxis(t engine.Trace) int {
	for n := range t.Operands {
		for i := range t.Operands[n].Shape.Axes {
			for k, column := range t.Columns {
				c := column.Conflict
				if c != nil && c.Operands[1] == n && column.Meetings[n].From == i {
					return k
				}
			}
		}
	}
	return -1
}

// setOrder returns two sizes in the order in which Python shows a set of them:
// by their last three bits, and of two that agree there the later one goes to
// the place that five times the first, and one, leads to.
func setOrder(sizes [2]int) [2]int {
	a, b := sizes[0]&7, sizes[1]&7
	for perturb := sizes[1]; a == b; {
		perturb >>= 5
		b = (b*5 + 1 + perturb) & 7
	}
	if b < a {
		return [2]int{sizes[1], sizes[0]}
	}
	return sizes
}

// nameOf returns the name of an axis of the result.
func nameOf(t engine.Trace, axis int) string {
	for _, m := range t.Columns[axis].Meetings {
		if m.From >= 0 && m.Axis.Name != "" {
			return m.Axis.Name
		}
	}
	return "axis_" + strconv.Itoa(axis)
}

// pythonNames returns the names of the axes as Python prints a list.
func pythonNames(s engine.Shape) string {
	names := make([]string, len(s.Axes))
	for k, axis := range s.Axes {
		names[k] = "'" + axis.Name + "'"
	}
	return "[" + strings.Join(names, ", ") + "]"
}

// byPlace reports whether xarray itself lined the axes of t up by place, because
// an operand is an array of NumPy's.
func byPlace(t engine.Trace) bool { return t.Library == engine.InXArray && t.Rule != engine.XArray }

// named gives names to the axes that have none: those of the result, by
// position. A size 1 that was stretched is left out, because in xarray an axis
// that is not there is what stretches.
func named(t engine.Trace) engine.Trace {
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
		axis.Name = nameOf(t, k)
		axes, strides = append(axes, axis), append(strides, own[m.From])
	}
	operand.Shape.Axes = axes
	if operand.Strides != nil {
		operand.Strides = strides
	}
	return operand
}
