package words

import (
	"slices"
	"strings"

	"shapecast/engine"
)

// rows returns how many participants have a row of their own in the figure: an
// output that is an operand too shares one with it.
func (s *Story) rows() int {
	if s.kept() {
		return len(s.names) - 1
	}
	return len(s.names)
}

// kept reports whether the result is written into an operand.
func (s *Story) kept() bool { return s.Trace.Written() >= 0 }

// masked reports whether values are written where a mask is true.
func (s *Story) masked() bool { return s.Trace.Op == engine.Where && s.kept() }

// into reports whether the result goes to a place of the given kind.
func (s *Story) into(kind engine.OutputKind) bool {
	return s.Trace.Output != nil && s.Trace.Output.Kind == kind
}

// shape returns the shape of participant n as it was written.
func (s *Story) shape(n int) engine.Shape {
	if n == len(s.Trace.Operands) {
		return s.Trace.Output.Shape
	}
	return s.Trace.Operands[n].Shape
}

// sayLineUp says from which end the shapes are compared, and what is under what.
func sayLineUp(s *Story) clause {
	if len(s.Trace.Columns) == 0 {
		return s.tell(both("Single numbers have no axes."+zh+"单个数没有轴。"), both("There is nothing to line up."+zh+"没有什么要对齐。"))
	}
	switch {
	case s.Trace.Rule == engine.XArray:
		return s.tell(both("Axes line up by name."+zh+"同名的轴对齐。"), sharedAxes(s))
	case s.Trace.Rule == engine.J:
		return s.tell(both("Shapes line up at the left."+zh+"两个形状左边对齐。"),
			both("The shorter shape has to be the beginning of the longer one."+zh+"较短的形状必须是较长形状的开头。"))
	case s.Trace.Rule == engine.Julia:
		return s.tell(both("Shapes line up at the left."+zh+"两个形状左边对齐。"),
			both("Julia begins at the first axis; NumPy would begin at the last."+zh+"Julia 从第一个轴开始，NumPy 则从最后一个轴开始。"))
	case s.left():
		return s.tell(both("Shapes line up at the left."+zh+"两个形状左边对齐。"),
			both("Awkward Array does so as soon as lengths vary."+zh+"只要行长不一，Awkward Array 就这样对齐。"))
	}
	return sayRightEdges(s)
}

// sharedAxes says which names the operands share.
func sharedAxes(s *Story) both {
	var common, alone []both
	owner := -1
	for k, column := range s.Trace.Columns {
		name := plain(shortened(s.axisNamed(k), s.most))
		lacking := slices.IndexFunc(column.Meetings[:len(s.Trace.Operands)], engine.Meeting.Padded)
		if lacking < 0 {
			common = append(common, name)
			continue
		}
		alone = append(alone, name)
		if other := 1 - lacking; len(alone) == 1 {
			owner = other
		} else if owner != other {
			owner = -1
		}
	}
	switch {
	case len(common) == 0:
		return both("They share no name, so the result has all axes of both." + zh + "没有相同的名称，所以两边的轴都保留在结果里。")
	case len(alone) == 0:
		return both("Positions do not count: each name finds its own." + zh + "位置不起作用：每个名称找到同名的轴。")
	}
	if len(s.Trace.Operands) == 2 && owner >= 0 {
		return both("Both have %[1]s; only %[3]s has %[2]s."+zh+"%[1]s 两边都有，%[2]s 只有 %[3]s 有。").fill(listed(common), listed(alone), plain(s.name(owner)))
	}
	return both("All have %[1]s; not all have %[2]s."+zh+"%[1]s 是共有的，%[2]s 不是。").fill(listed(common), listed(alone))
}

// sayRightEdges says what is under what where shapes meet at the right.
func sayRightEdges(s *Story) clause {
	rows := s.rows()
	lead := both("Shapes line up at the right." + zh + "形状右边对齐。")
	switch {
	case rows == 2:
		lead = two(lead.english(), "两个形状右边对齐。")
	case rows > 2:
		lead = both("All %[1]s line up at the right." + zh + "%[1]s个形状右边对齐。").fill(inWords(rows))
	}
	if number := scalar(s); number >= 0 && rows == 2 {
		other := s.name(1 - number)
		return s.tell(both("A single number has no axes."+zh+"单个数没有轴。"),
			both("%[3]s has %[2]s, %[1]s has none."+zh+"%[3]s 有%[2]s，%[1]s 没有轴。").
				fill(bare(s.name(number)), axes(len(s.Trace.Columns)), plain(other)))
	}
	return s.tell(lead, whatIsUnder(s))
}

// bare returns what a single number is called, so that it is not read as a count.
func bare(name string) both {
	if digits := strings.TrimLeft(name, "-+."); digits < "0" || digits > "9~" {
		return plain(name)
	}
	return both("the number %s" + zh + "数 %s").with(name)
}

// scalar returns the operand without axes where there is exactly one, or -1.
func scalar(s *Story) int {
	found := -1
	for n, operand := range s.Trace.Operands {
		if operand.Shape.Rank() == 0 && found >= 0 {
			return -1
		} else if operand.Shape.Rank() == 0 {
			found = n
		}
	}
	return found
}

// whatIsUnder says what is under what.
func whatIsUnder(s *Story) both {
	if n, k := lengths(s); n >= 0 {
		return both("On %[1]s, %[2]s has a length for each row: the bars show them."+zh+"在%[1]s上，%[2]s 的每一行各有长度，用横条表示。").
			fill(s.axis(k), plain(s.name(n)))
	}
	rows, shorter := s.rows(), s.shorter()
	switch {
	case len(shorter) == 0 && rows == 1:
		return both("There is one shape only." + zh + "这里只有一个形状。")
	case len(shorter) == 0:
		return both("%[1]s have %[2]s, so nothing moves."+zh+"%[1]s有%[2]s，不必移动。").fill(all(rows), axes(len(s.Trace.Columns)))
	case rows == 2 && s.shape(shorter[0]).Rank() > 0:
		return meetAtLast(s, shorter[0])
	case len(shorter) == 1 && s.shape(shorter[0]).Rank() == 0:
		return both("%[1]s is a single number, without axes." + zh + "%[1]s 是单个数，没有轴。").with(s.name(shorter[0]))
	case len(shorter) == 1:
		return both("%[1]s has %[2]s only."+zh+"%[1]s 只有%[2]s。").fill(plain(s.name(shorter[0])), axes(s.shape(shorter[0]).Rank()))
	}
	return both("%[1]s have fewer axes." + zh + "%[1]s 的轴较少。").fill(s.named(shorter))
}

// all returns "Both", "All three".
func all(n int) both {
	if n == 2 {
		return both("Both" + zh + "两者都")
	}
	return both("All %s" + zh + "%s个都").fill(inWords(n))
}

// shorter returns the rows that lack an axis.
func (s *Story) shorter() []int {
	var list []int
	for n := range s.rows() {
		if len(s.added(n)) > 0 {
			list = append(list, n)
		}
	}
	return list
}

// lengths returns a row whose axis is ragged, and the axis of the result; -1
// where there is none.
func lengths(s *Story) (n, k int) {
	for n := range s.rows() {
		for k, column := range s.Trace.Columns {
			if m := column.Meetings[n]; !m.Padded() && s.shape(n).Axes[m.From].Ragged() {
				return n, k
			}
		}
	}
	return -1, -1
}

// meetAtLast says which sizes of two rows are under each other on the last
// axis, and where the shorter one has nothing.
func meetAtLast(s *Story, shorter int) both {
	other := 1 - shorter
	last := len(s.Trace.Columns) - 1
	a, b := s.shape(shorter), s.shape(other)
	where := both("under" + zh + "下面")
	if shorter == 0 {
		where = both("above" + zh + "上面")
	}
	rest := both("Size %[1]s of %[2]s is %[6]s size %[3]s of %[4]s; further left, %[2]s has no axis." + zh + "%[2]s 的 %[1]s 对着 %[4]s 的 %[3]s；再往左，%[2]s 没有轴。")
	if name := s.axisNamed(last); name != "" {
		rest = both("The last axis of %[2]s, size %[1]s, is %[6]s %[5]s, size %[3]s." + zh + "%[2]s 的最后一个轴（大小 %[1]s）对着%[5]s（大小 %[3]s）。")
	}
	return rest.fill(number(a.Axes[a.Rank()-1].Size), plain(s.name(shorter)),
		number(b.Axes[b.Rank()-1].Size), plain(s.name(other)), s.axis(last), where)
}
