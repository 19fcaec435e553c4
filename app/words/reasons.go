package words

import (
	"slices"
	"strings"

	"shapecast/engine"
)

// AxisReason returns what happens on an axis and why, in one sentence:
// "Axis 1: 3 against 4; neither is 1."
func (s *Story) AxisReason(k int) string {
	return s.Lang.said(axisCalled(s, k), axisFact(s, k))
}

// AxisRule says which rule holds on an axis that does not fail, without the size that
// comes out, which the learner is asked for: "Axis 1: size 3 against size 1; a size 1 stretches."
func (s *Story) AxisRule(k int) string {
	column, in := s.Trace.Columns[k], s.Lang.In
	sizes, added := met(s, k)
	switch {
	case column.Conflict != nil || !column.Reached || len(sizes) < 2:
		return s.AxisReason(k)
	case column.Axis.Ragged():
		return s.Lang.said(axisCalled(s, k), in("each row keeps its own length", "每一行保持自己的长度"))
	}
	fact := in("size ", "大小 ") + strings.Join(sizes, in(" against size ", " 对大小 ")) + in("; ", "，")
	if len(added) > 0 {
		fact = lack(s, added)
	}
	if slices.ContainsFunc(column.Meetings[:len(sizes)], func(m engine.Meeting) bool { return m.Stretched }) {
		return s.Lang.said(axisCalled(s, k), fact+in("a size 1 stretches", "大小为 1 的会拉伸"))
	}
	return s.Lang.said(axisCalled(s, k), fact+in("equal sizes stay", "相等就不变"))
}

// met returns the sizes of the operands on an axis, and the names of those that lack it.
func met(s *Story, k int) (sizes, lacking []string) {
	for n, m := range s.Trace.Columns[k].Meetings[:len(s.Trace.Operands)] {
		sizes = append(sizes, SizeText(m.Axis))
		if m.Padded() {
			lacking = append(lacking, s.names[n])
		}
	}
	return sizes, lacking
}

// lack says which operands get an axis that they lack.
func lack(s *Story, added []string) string {
	gets := " lacks it and gets a new axis of size 1; "
	if len(added) > 1 {
		gets = " lack it and get new axes of size 1; "
	}
	return s.Lang.List(added) + s.Lang.In(gets, " 没有这个轴，补上大小为 1 的轴；")
}

// said returns a sentence about something: "Axis 1: sizes 4 and 1 give 4."
func (l Lang) said(about, fact string) string {
	return l.capital(about) + l.In(": ", "：") + fact + l.In(".", "。")
}

// axisCalled returns the axis as it is counted in the result, with its name if
// it has one.
func axisCalled(s *Story, k int) string {
	if name := s.Trace.Columns[k].Axis.Name; name != "" {
		return s.Lang.Axis(k) + s.Lang.In(", "+name, "（"+name+"）")
	}
	return s.Lang.Axis(k)
}

func axisFact(s *Story, k int) string {
	column, in := s.Trace.Columns[k], s.Lang.In
	switch c := column.Conflict; {
	case c != nil:
		return partsOf(s, c)
	case !column.Reached:
		return in("it is not compared, since an axis further out fails", "还轮不到比较，更靠外的轴已经失败")
	case column.Axis.Ragged():
		return both("the rows keep their lengths, %s" + zh + "各行保持自己的长度：%s").fill(lengthsOf(column.Axis.Lengths)).of(s.Lang)
	}
	sizes, added := met(s, k)
	fact := both("size %[1]s" + zh + "大小是 %[1]s").with(sizes[0]).of(s.Lang)
	if len(sizes) > 1 {
		fact = both("sizes %s give size %s"+zh+"大小 %s 得 %s").with(s.Lang.List(sizes), SizeText(column.Axis)).of(s.Lang)
	}
	if len(added) == 0 {
		return fact
	}
	return lack(s, added) + fact
}

// partsOf says what meets on an axis that fails.
func partsOf(s *Story, c *engine.Conflict) string {
	switch {
	case c.Offsets:
		return s.Lang.In("the lengths are equal, but the offsets are two objects", "长度相等，偏移量却是两个对象")
	case c.Row >= 0:
		return both("row %s has length %s in %s and %s in %s"+zh+"第 %s 行，%[3]s 中长 %[2]s，%[5]s 中长 %[4]s").
			with(c.Row, c.Sizes[0], s.names[c.Operands[0]], c.Sizes[1], s.names[c.Operands[1]]).of(s.Lang)
	case s.Trace.Rule == engine.XArray || s.Trace.Rule == engine.J:
		return both("size %s against size %s; by this rule not even size 1 stretches"+zh+"大小 %s 对大小 %s；按这条规则，大小 1 也不拉伸").with(c.Sizes[0], c.Sizes[1]).of(s.Lang)
	}
	return both("size %s against size %s; neither is size 1"+zh+"大小 %s 对大小 %s，都不是 1").with(c.Sizes[0], c.Sizes[1]).of(s.Lang)
}

// WhyItRuns says that operands broadcast, and how they do where one may doubt it.
func (s *Story) WhyItRuns() string {
	if len(s.Trace.Columns) == 0 {
		return s.Lang.In("It runs: there are no axes to match.", "程序能运行：没有轴，也就不用匹配。")
	}
	return s.Lang.In("It runs. ", "程序能运行。") + s.AxisReason(s.doubted())
}

// doubted returns the last axis on which a size 1 of an operand itself stretches, else
// the last that an operand lacks, else the last.
func (s *Story) doubted() int {
	axis := len(s.Trace.Columns) - 1
	for _, padded := range []bool{true, false} {
		for k, column := range s.Trace.Columns {
			for _, m := range column.Meetings[:len(s.Trace.Operands)] {
				if m.Stretched && m.Padded() == padded {
					axis = k
				}
			}
		}
	}
	return axis
}

// Meets says in one sentence how the operands give their result: what is padded, and
// which sizes meet on each axis.
func (s *Story) Meets() string {
	if len(s.Trace.Columns) == 0 || len(s.Trace.Operands) < 2 {
		return s.WhyItRuns()
	}
	var parts []both
	for n, o := range s.Trace.Operands {
		if o.Shape.Rank() < len(s.Trace.Columns) && s.Trace.Rule != engine.XArray {
			parts = append(parts, both("%[1]s is %[2]s after padding"+zh+"%[1]s 前补成 %[2]s").with(s.names[n], ShapeText(s.Trace.Padded(n))))
		}
	}
	for k, column := range s.Trace.Columns {
		parts = append(parts, meeting(s, k, column))
	}
	said := join(parts, both("; "+zh+"；")).add(both("." + zh + "。")).of(s.Lang)
	if s.Trace.Rule == engine.XArray { // it begins with an axis, and with no name of the program's
		return s.Lang.capital(said)
	}
	return said
}

// meeting says which sizes meet on an axis.
func meeting(s *Story, k int, column engine.Column) both {
	if column.Axis.Ragged() {
		return both("on %[1]s %[2]s"+zh+"%[1]s：%[2]s").with(axisCalled(s, k), axisFact(s, k))
	}
	if s.Trace.Rule == engine.XArray {
		return named(s, k, column)
	}
	sizes, _ := met(s, k)
	return both("%[2]s give %[3]s on %[1]s"+zh+"%[1]s：%[2]s 得 %[3]s").with(axisCalled(s, k), s.Lang.List(sizes), SizeText(column.Axis))
}

// named says which operands have an axis of a name, and its size there.
func named(s *Story, k int, column engine.Column) both {
	var have []string
	for n, m := range column.Meetings[:len(s.Trace.Operands)] {
		if !m.Padded() {
			have = append(have, s.names[n])
		}
	}
	axis := s.Lang.Axis(k) + s.Lang.In(" ("+column.Axis.Name+")", "（"+column.Axis.Name+"）")
	if len(have) == 1 {
		return both("%[1]s has size %[3]s and is in %[2]s alone"+zh+"%[1]s大小 %[3]s，只有 %[2]s 有").with(axis, have[0], SizeText(column.Axis))
	}
	return both("%[1]s has size %[3]s in %[2]s"+zh+"%[1]s在 %[2]s 中大小都是 %[3]s").with(axis, s.Lang.List(have), SizeText(column.Axis))
}

// PlaceReason says that the place of the result cannot grow, and on which axis.
func (s *Story) PlaceReason() string {
	place, result := s.Trace.Output.Shape, s.Trace.Result()
	why := both("The operands broadcast to %s, but the output %s cannot grow"+zh+"操作数能广播成 %s，可是输出 %s 不能变大").with(ShapeText(result), ShapeText(place)).of(s.Lang)
	for k, column := range s.Trace.Columns {
		if last := column.Meetings[len(column.Meetings)-1]; !last.Axis.SameExtent(column.Axis) {
			met := both(": on %[1]s, %[2]s against %[3]s."+zh+"：%[1]s上，%[2]s对%[3]s。").fill(plain(axisCalled(s, k)), spoken(column.Axis), spoken(last.Axis))
			return why + s.Lang.text(met)
		}
	}
	return why + s.Lang.In(".", "。")
}

// PaddedInFront says how many axes an operand gains, and where.
func (s *Story) PaddedInFront(n int) string {
	have, want := s.Trace.Operands[n].Shape.Rank(), len(s.Trace.Columns)
	said := both("%[1]s lacks %[2]s axes; the new ones, of size 1, go in front." + zh + "%[1]s 少%[2]s个轴，前面补上%[2]s个大小为 1 的轴。")
	if want-have == 1 {
		said = both("%[1]s lacks an axis; the new one, of size 1, goes in front." + zh + "%[1]s 少一个轴，前面补上一个大小为 1 的轴。")
	}
	return s.Lang.text(said.fill(plain(s.names[n]), inWords(want-have)))
}
