package words

import (
	"slices"

	"shapecast/engine"
)

// sayMatch says which size each axis comes out with, or why it has none.
func sayMatch(s *Story) clause {
	checks := s.checks()
	switch {
	case s.Trace.GivesNothing():
		return sayFailure(s)
	case broken(s):
		return sayBrokenElsewhere(s)
	case len(checks) > 0:
		return sayDoubt(s, checks[0])
	case len(s.Trace.Columns) == 0:
		return s.tell(both("Nothing to match."+zh+"没有什么要匹配。"), both("Without axes there is one cell."+zh+"没有轴，只有一个格子。"))
	case s.Trace.Rule == engine.XArray:
		return s.tell(both("Axes with the same name have the same size."+zh+"同名的轴大小相等。"),
			both("So the result has each axis once: %[1]s."+zh+"所以每个轴在结果里各出现一次：%[1]s。").fill(allAxes(s)))
	case s.Trace.Rule == engine.J:
		return s.tell(both("The shorter shape is the beginning of the longer one."+zh+"较短的形状正是较长形状的开头。"),
			both("Here a size 1 does not stretch."+zh+"在这里，大小 1 不会拉伸。"))
	}
	return saySettle(s)
}

// allAxes lists the axes of the result by name or number.
func allAxes(s *Story) both {
	parts := make([]both, len(s.Trace.Columns))
	for k := range parts {
		parts[k] = s.axis(k)
		if name := s.axisNamed(k); name != "" {
			parts[k] = plain(shortened(name, s.most))
		}
	}
	return listed(parts)
}

// saySettle says which size each axis comes out with under NumPy's rule.
func saySettle(s *Story) clause {
	equal, stretched := columnsBy(s)
	switch {
	case s.Trace.Output != nil:
		return sayFits(s, stretched)
	case s.single():
		return s.tell(both("Nothing to match."+zh+"不需要匹配。"), onlyOne)
	case s.ragged():
		return sayRowByRow(s, stretched)
	case emptied(s, stretched):
		return s.tell(both("Size 1 fits size 0 too."+zh+"大小 1 也匹配大小 0。"), both("It gives size 0, not size 1."+zh+"得到的是大小 0，而不是 1。"))
	case len(stretched) == 0 && len(equal) == 1:
		return s.tell(both("The sizes are equal."+zh+"大小相等。"),
			both("%[1]s have size %[2]s, and so has the result."+zh+"%[1]s是大小 %[2]s，结果也是。").fill(all(s.rows()), number(s.Trace.Columns[0].Axis.Size)))
	case len(stretched) == 0:
		return s.tell(both("On each axis the sizes are equal."+zh+"每个轴上的大小都相等。"), both("So the result has the same shape."+zh+"所以结果的形状也相同。"))
	}
	return s.tell(both("Each axis settles on one size."+zh+"每个轴定下一个大小。"), settled(s, equal, stretched))
}

// columnsBy returns the axes on which all sizes are equal, and those on which
// something is stretched.
func columnsBy(s *Story) (equal, stretched []int) {
	for k, column := range s.Trace.Columns {
		if slices.ContainsFunc(column.Meetings, func(m engine.Meeting) bool { return m.Stretched }) {
			stretched = append(stretched, k)
		} else {
			equal = append(equal, k)
		}
	}
	return equal, stretched
}

// emptied reports whether a size 1 comes out as size 0 on one of the axes on which
// something is stretched.
func emptied(s *Story, stretched []int) bool {
	return slices.ContainsFunc(stretched, func(k int) bool {
		axis := s.Trace.Columns[k].Axis
		return !axis.Ragged() && axis.Size == 0
	})
}

// settled says how the sizes of axes come about.
func settled(s *Story, equal, stretched []int) both {
	if s.rows() == 2 && len(equal)+len(stretched) <= 2 {
		return sizeBySize(s)
	}
	if len(equal) == 0 {
		return both("Size 1 fits any size, on every axis." + zh + "在每个轴上，大小 1 匹配任何大小。")
	}
	return both("On %[1]s all sizes are equal; on %[2]s, size 1 fits any size."+zh+"%[1]s 上的大小都相等；在%[2]s上，大小 1 匹配任何大小。").
		fill(listed(each(equal, s.axis)), others(len(stretched)))
}

// others returns "the other axis", "the other three".
func others(n int) both {
	if n == 1 {
		return both("the other axis" + zh + "另一个轴")
	}
	return both("the other %s" + zh + "另外%s个轴").fill(inWords(n))
}

// sizeBySize says of two operands which sizes give which, from the last axis.
func sizeBySize(s *Story) both {
	var parts []both
	equal := both("")
	for k := len(s.Trace.Columns) - 1; k >= 0; k-- {
		column := s.Trace.Columns[k]
		a, b := column.Meetings[0].Axis.Size, column.Meetings[1].Axis.Size
		if a == b {
			equal = both(" Size %[1]s is the same in both." + zh + "大小 %[1]s 两边相同。").with(a)
			continue
		}
		parts = append(parts, both("sizes %[1]s and %[2]s give size %[3]s"+zh+"大小 %[1]s 和 %[2]s 得 %[3]s").
			with(a, b, column.Axis.Size))
	}
	rest := both("Size 1 fits any size: %[1]s.%[2]s" + zh + "大小 1 匹配任何大小：%[1]s。%[2]s")
	return rest.fill(join(parts, both(", "+zh+"，")), equal)
}

// sayRowByRow says how lengths are matched.
func sayRowByRow(s *Story, stretched []int) clause {
	for _, k := range stretched {
		if column := s.Trace.Columns[k]; column.Axis.Ragged() {
			keeper := slices.IndexFunc(column.Meetings, func(m engine.Meeting) bool { return m.Axis.Ragged() })
			return s.tell(both("Size 1 fits every length."+zh+"大小 1 匹配任何长度。"),
				both("So the result keeps the lengths of %[1]s, row by row."+zh+"所以结果逐行保持 %[1]s 的长度。").with(s.name(max(keeper, 0))))
		}
	}
	if s.Trace.Rule == engine.TorchNested {
		return s.tell(both("The rows share one offsets object."+zh+"各行共用同一个偏移量对象。"),
			both("In PyTorch equal lengths alone are not enough."+zh+"在 PyTorch 里，只是长度相等还不够。"))
	}
	if len(stretched) > 0 {
		return s.tell(both("Size 1 fits any size, and the lengths are equal."+zh+"大小 1 匹配任何大小，各行的长度相等。"),
			both("So the result keeps the lengths."+zh+"所以结果保持这些长度。"))
	}
	return s.tell(both("Row by row, the lengths are equal."+zh+"逐行比较，长度都相等。"),
		both("So the result has the same lengths."+zh+"所以结果的长度也一样。"))
}

// sayFits says that the result has the shape of the place it is written to.
func sayFits(s *Story, stretched []int) clause {
	place := len(s.names) - 1
	rest := both("Only equal sizes or a size 1 fit there." + zh + "只有大小相等或大小 1 才放得进去。")
	if len(stretched) == 0 {
		rest = both("On each axis the sizes are equal." + zh + "每个轴上的大小都相等。")
	} else if emptied(s, stretched) {
		rest = both("Size 1 fits size 0 too, and gives size 0." + zh + "大小 1 也匹配大小 0，得到大小 0。")
	}
	switch s.Trace.Output.Kind {
	case engine.Target:
		return s.tell(both("%[1]s fits the target."+zh+"%[1]s 和目标匹配。").fill(s.named([]int{0})), rest)
	case engine.Assigned:
		return s.tell(both("The values fit into %[1]s."+zh+"这些值能放进 %[1]s。").with(s.name(place)), rest)
	}
	return s.tell(both("%[1]s has the shape of the result already."+zh+"%[1]s 已经是结果的形状。").with(s.name(place)),
		both("So every %[1]s has a place in it."+zh+"所以每个%[1]s都有位置。").fill(s.yield().one))
}
