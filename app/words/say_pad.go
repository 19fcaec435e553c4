package words

import (
	"slices"

	"shapecast/engine"
)

// sayPad says which operands gain axes of size 1, and where.
func sayPad(s *Story) clause {
	rows := s.gaining()
	if s.Trace.Rule == engine.XArray || len(rows) == 0 {
		return sayNothingToPad(s, rows)
	}
	if len(rows) > 1 {
		return s.tell(both("%[1]s get new axes of size 1%[2]s."+zh+"%[1]s 在%[2]s补上大小为 1 的轴。").fill(s.named(rows), sideOf(s)),
			both("They add brackets, not values."+zh+"只多了方括号，数没有变多。").unless(!s.Folded, oneEntry))
	}
	n := rows[0]
	added := s.added(n)
	if s.shape(n).Rank() == 0 && len(added) > 1 {
		lead := both("All %[1]s are new, each of size 1."+zh+"%[1]s全是新补的，大小都是 1。").
			unless(len(added) > 2, both("Both axes are new, each of size 1."+zh+"两个轴都是新补的，大小都是 1。"))
		return s.tell(lead.fill(axes(len(added))),
			both("It is still one number."+zh+"它仍是一个数。"))
	}
	lead := both("%[1]s gets a new axis of size 1%[2]s." + zh + "%[1]s 在%[2]s补上一个大小为 1 的轴。")
	if len(added) > 1 {
		lead = both("%[1]s gets %[3]s of size 1%[2]s." + zh + "%[1]s 在%[2]s补上%[3]s，大小都是 1。")
	}
	return s.tell(lead.fill(plain(s.name(n)), sideOf(s), two(inWords(len(added)).english()+" new axes", axes(len(added)).chinese())), padding(s, n, added))
}

// gaining returns the participants that gain axes: a shape that is asked for gets none.
func (s *Story) gaining() []int {
	return slices.DeleteFunc(s.shorter(), func(n int) bool { return n == len(s.Trace.Operands) && s.into(engine.Target) })
}

// oneEntry says what new axes add where a figure has no brackets for them.
var oneEntry = both("Size 1 is one entry: no value is added." + zh + "大小 1 只有一项，值没有变多。")

// sideOf returns on which side axes are added.
func sideOf(s *Story) both {
	if s.left() {
		return both(" on the right" + zh + "后面")
	}
	return both(" on the left" + zh + "前面")
}

// padding says what an operand is once it has the axes that it lacked.
func padding(s *Story, n int, added []int) both {
	one := s.shape(n)
	if one.Rank() != 1 || len(added) != 1 || one.Axes[0].Ragged() || one.Axes[0].Size <= 1 {
		return both("Each is one more pair of brackets; no value is added."+zh+"每个轴多一层方括号，数没有变多。").unless(len(added) > 1,
			both("That is one more pair of brackets; no value is added."+zh+"只多了一层方括号，数没有变多。")).unless(!s.Folded, oneEntry)
	}
	line := both("It is one row of %[1]s now; no value was added." + zh + "现在是一行 %[1]s 个数，数没有变多。")
	if s.left() {
		line = both("It is one column of %[1]s now; no value was added." + zh + "现在是一列 %[1]s 个数，数没有变多。")
	}
	if name := s.axisNamed(added[0]); name != "" && !s.left() && s.Trace.Columns[added[0]].Axis.Size > 1 {
		line = both("It is one row now, for all %[2]s." + zh + "现在只有一行，%[2]s 的每一项都用它。")
	}
	return line.with(one.Axes[0].Size, s.axisNamed(added[0]))
}

// unless returns b where it holds, else the other text.
func (b both) unless(holds bool, other both) both {
	if holds {
		return b
	}
	return other
}

// sayNothingToPad says why no axis is added. By name none ever is.
func sayNothingToPad(s *Story, lacking []int) clause {
	lead := both("Nothing to pad." + zh + "不需要前补。")
	switch {
	case len(s.Trace.Columns) == 0:
		return s.tell(lead, both("There are no axes."+zh+"没有轴。"))
	case s.into(engine.Target) && s.Trace.Output.Shape.Rank() < len(s.Trace.Columns):
		return s.tell(lead, both("The target stays the shape that is asked for."+zh+"目标就是所要的形状，不会再补。"))
	case len(lacking) > 0:
		return s.tell(lead, both("By name, an axis that is absent needs no size 1."+zh+"按名称对齐时，缺的轴不需要补 1。"))
	case s.rows() == 1:
		return s.tell(lead, both("%[1]s has its axes already."+zh+"%[1]s 的轴已经齐全。").with(s.name(0)))
	}
	return s.tell(lead, both("%[1]s have %[2]s."+zh+"%[1]s有%[2]s。").fill(all(s.rows()), axes(len(s.Trace.Columns))))
}

// ragged reports whether the lengths of rows vary in the operation.
func (s *Story) ragged() bool {
	return s.any(func(_ int, m engine.Meeting) bool { return m.Axis.Ragged() }) ||
		slices.ContainsFunc(s.Trace.Columns, func(c engine.Column) bool { return c.Axis.Ragged() })
}
