package words

import (
	"fmt"
	"strings"

	"shapecast/engine"
)

// AxisHeading returns the lines above an axis: its name, and its number from
// the left and from the right. Short is the number alone.
func (l Lang) AxisHeading(name string, left, right int, short bool) []string {
	number := fmt.Sprintf("%d · %d", left, right)
	switch {
	case short:
		return []string{fmt.Sprint(left)}
	case name != "":
		return []string{name, number}
	}
	return []string{l.Axis(left), fmt.Sprint(right)}
}

// Verdict returns what was found on axis k: "equal", "stretch A", "4 ≠ 2".
func (s Story) Verdict(k int) string {
	column := s.Trace.Columns[k]
	if c := column.Conflict; c != nil {
		if c.Offsets {
			return s.Lang.In("other offsets", "偏移量不同")
		}
		met := fmt.Sprintf("%d ≠ %d", c.Sizes[0], c.Sizes[1])
		if c.Row >= 0 {
			met = s.Lang.In(fmt.Sprintf("row %d: ", c.Row), fmt.Sprintf("第 %d 行：", c.Row)) + met
		}
		return met
	}
	if !column.Reached {
		return s.Lang.In("not reached", "未比较")
	}
	if names := s.stretched(k); len(names) > 0 {
		return s.Lang.In("stretch "+strings.Join(names, ", "), snug("拉伸 %s", strings.Join(names, "、")))
	}
	return s.Lang.In("equal", "相等")
}

// Overflow returns the size of the result and the one the output has on axis k.
func (s Story) Overflow(k int) string {
	column := s.Trace.Columns[k]
	return SizeText(column.Axis) + " ≠ " + SizeText(column.Meetings[len(column.Meetings)-1].Axis)
}

// Sign returns the same in a few signs, for a column as wide as a number.
func (s Story) Sign(k int) string {
	column := s.Trace.Columns[k]
	if c := column.Conflict; c != nil && c.Offsets {
		return "≠"
	} else if c != nil {
		return fmt.Sprintf("%d≠%d", c.Sizes[0], c.Sizes[1])
	}
	if !column.Reached {
		return "–"
	}
	if names := s.stretched(k); len(names) > 0 {
		return strings.Join(names, "") + "↔"
	}
	return "="
}

// stretched returns the names of the operands that repeat along axis k.
func (s Story) stretched(k int) []string {
	var names []string
	for n, m := range s.Trace.Columns[k].Meetings[:len(s.Trace.Operands)] {
		if m.Stretched {
			names = append(names, s.Names[n])
		}
	}
	return names
}

// ResultName returns what the result is called: "A + B", "maximum(A, B)",
// "a += b".
func (s Story) ResultName() string {
	names := s.Names[:len(s.Trace.Operands)]
	if out := s.Trace.Output; out != nil {
		switch out.Kind {
		case engine.Augmented:
			return strings.Join(names, " "+s.Trace.Op.Symbol()+"= ")
		case engine.Assigned, engine.Out:
			return s.outputName()
		}
	}
	if symbol := s.Trace.Op.Symbol(); symbol != "" {
		return strings.Join(names, " "+symbol+" ")
	}
	if s.Trace.Op == engine.Identity {
		return s.Lang.In("result", "结果")
	}
	return s.Trace.Op.String() + "(" + strings.Join(names, ", ") + ")"
}

// Sum returns what is done to the values that meet in one cell: "0 + 1 = 1".
func (s Story) Sum(values []string, result string) string {
	if symbol := s.Trace.Op.Symbol(); symbol != "" {
		return strings.Join(values, " "+symbol+" ") + " = " + result
	}
	if s.Trace.Op == engine.Identity {
		return result
	}
	return s.Trace.Op.String() + "(" + strings.Join(values, ", ") + ") = " + result
}

// Row returns "row 2" or "第 2 行"; rows are counted from 0.
func (l Lang) Row(r int) string {
	return fmt.Sprintf(l.In("row %d", "第 %d 行"), r)
}
