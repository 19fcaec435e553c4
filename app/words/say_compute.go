package words

import (
	"slices"

	"shapecast/engine"
)

// sayComputing says what is done in each cell, and what is stored at the end.
func sayComputing(s *Story) clause {
	n, known := s.cells()
	switch {
	case s.Trace.Output != nil:
		c := sayWritten(s)
		if lost := noRoom(s); lost != "" {
			c.rest = s.Lang.text(both("%s." + zh + "%s。").fill(lost))
		}
		return c
	case s.single():
		return s.tell(both("This is one array of shape %[1]s."+zh+"这是一个数组，形状是 %[1]s。").with(ShapeText(s.Trace.Result())),
			both("No other array takes part."+zh+"没有别的数组参与运算。"))
	case s.Trace.Locates():
		return s.tell(both("Each cell names a place by %[1]s indices."+zh+"每一格用%[1]s个索引指明一个位置。").fill(inWords(len(s.Trace.Operands))),
			both("The values at these places are picked."+zh+"取出的就是这些位置上的值。"))
	case s.Trace.Op == engine.Identity:
		return s.tell(both("The result is a shape: %[1]s."+zh+"结果是一个形状：%[1]s。").with(ShapeText(s.Trace.Result())),
			both("No value is read, and none is stored."+zh+"没有读取值，也没有存储值。"))
	case known && n == 0:
		return s.tell(both("There is nothing to compute."+zh+"没有什么要计算。"),
			both("The result %[1]s has axes, but no cells."+zh+"结果 %[1]s 有轴，却没有格子。").with(ShapeText(s.Trace.Result())))
	case !known || n > engine.MaxValues:
		rest := both("That is %[1]s."+zh+"共有 %[1]s。").fill(counting(s, n)).unless(known, "")
		return s.tell(both("The shape is certain; not all of the values are worked out here."+zh+"形状是确定的；值太多，这里没有全部算出。"), rest)
	}
	if pairs(s, n) {
		return sayAllPairs(s, n)
	}
	if checks := s.checks(); len(checks) > 0 && checks[0].Reason == engine.LibraryWarns {
		return sayDoubt(s, checks[0])
	}
	return s.tell(sources(s), closing(s))
}

// sources says what a cell of the result is made of.
func sources(s *Story) both {
	switch {
	case s.Trace.Op == engine.Where:
		return both("Each cell of %[1]s chooses: true takes %[2]s, false takes %[3]s."+zh+"由 %[1]s 的每一格来选：真取 %[2]s，假取 %[3]s。").
			with(s.name(0), s.name(1), s.name(2))
	case len(s.Trace.Columns) == 0:
		return both("%[1]s numbers give one." + zh + "%[1]s个数得出一个。").fill(inWords(len(s.Trace.Operands)).capital())
	}
	n := inWords(len(s.Trace.Operands))
	if len(s.Trace.Operands) == 1 {
		return both("Every cell takes one value." + zh + "每一格取一个值。")
	}
	return both("Each cell takes %[1]s values." + zh + "每一格取%[1]s个值。").fill(n)
}

// closing says what is done with the sources, and what remains.
func closing(s *Story) both {
	y := s.yield()
	groups := both("pairs" + zh + "成对")
	if len(s.Trace.Operands) != 2 {
		groups = both("values" + zh + "")
	}
	lost := noRoom(s)
	switch {
	case lost != "":
		return both("They are %[1]s. %[2]s."+zh+"取出后%[1]s。%[2]s。").fill(y.done, lost)
	case len(s.Trace.Columns) == 0 || s.Trace.Op == engine.Where:
		return both("Nothing else is computed."+zh+"不做别的运算。").unless(len(s.Trace.Columns) > 0, "")
	case len(s.readAgain()) == 0:
		return both("Cell by cell the %[1]s are %[2]s."+zh+"逐格%[1]s%[2]s。").fill(groups, y.done)
	case s.ragged():
		return both("Row by row the %[1]s are %[2]s; the result has the same rows."+zh+"逐行%[1]s%[2]s，结果各行的长度不变。").fill(groups, y.done)
	case s.Trace.Rule == engine.XArray:
		return both("They are %[1]s." + zh + "取出后%[1]s。").fill(y.done)
	}
	said := both("They are %[2]s. All of it came from %[3]s." + zh + "取出后%[2]s，全部来自%[3]s。")
	if s.rowwise() {
		said = both("Row by row the %[1]s are %[2]s. All of it came from %[3]s." + zh + "逐行%[1]s%[2]s，全部来自%[3]s。")
	}
	return said.fill(groups, y.done, storage(s, s.stored()))
}

// rowwise reports whether the rows of a table meet rows: nothing repeats along the last axis.
func (s *Story) rowwise() bool {
	columns := s.Trace.Columns
	return len(columns) == 2 && !slices.ContainsFunc(columns[1].Meetings, func(m engine.Meeting) bool { return m.Stretched })
}

// pairs reports whether two operands of n values each gave a table of all
// pairs that somebody may not have meant.
func pairs(s *Story, n int) bool {
	checks := s.checks()
	if len(checks) == 0 || checks[0].Reason != engine.BothStretched || len(s.Trace.Operands) != 2 {
		return false
	}
	a, _ := s.shape(0).Count()
	b, _ := s.shape(1).Count()
	return a == b && n == a*b
}

// sayAllPairs says how many cells there are, and how many there would have been
// one to one.
func sayAllPairs(s *Story, n int) clause {
	one, _ := s.shape(0).Count()
	rest := both("One to one it would be %[1]s." + zh + "一一对应只有 %[1]s 个。")
	if s.Trace.Folded { // as by the mean of a loss
		rest = both("One to one it would be %[1]s; a number made of all pairs is another one." + zh + "一一对应只有 %[1]s 个；用全部配对算出的，是另一个数。")
	}
	return s.tell(both("%[1]s, one for each pair."+zh+"%[1]s，每一对一个。").fill(counting(s, n)), rest.with(one))
}

// sayWritten says what becomes of the place for the result.
func sayWritten(s *Story) clause {
	place := s.name(len(s.names) - 1)
	n, _ := s.cells()
	switch s.Trace.Output.Kind {
	case engine.Target:
		return sayViewing(s, n)
	case engine.Assigned:
		if s.masked() {
			return s.tell(both("Where %[2]s is true, %[3]s is written into %[1]s."+zh+"%[2]s 为真的格，写进 %[3]s。").with(place, s.name(0), s.name(1)),
				both("The other cells stay as they were."+zh+"其余各格不变。"))
		}
		if s.Trace.Library == engine.InJAX {
			return s.tell(both("The values are written into a copy."+zh+"值写进一份副本。"),
				both("JAX's arrays do not change: the one it was made from stays."+zh+"JAX 的数组不会改变：原来的数组保持原样。"))
		}
		return s.tell(both("The values are written into %[1]s."+zh+"值写进 %[1]s。").with(place),
			s.shared(both("What was there is gone; its shape stays."+zh+"原来的值不在了，形状不变。")))
	}
	lead := both("The %[2]s are written into %[1]s."+zh+"求得的%[2]s写进 %[1]s。").fill(plain(place), s.yield().many)
	if !s.kept() {
		return s.tell(lead, both("What was there is gone."+zh+"原来的值不在了。"))
	}
	rest := both("Its old values are gone." + zh + "它原来的值不在了。")
	if len(s.Trace.Operands) == 2 && s.Trace.Operands[1].Name != "" {
		rest = both("Its old values are gone; %[1]s is unchanged." + zh + "它原来的值不在了，%[1]s 没有变。").with(s.name(1))
	}
	return s.tell(lead, s.shared(rest))
}

// shared says which other variable changes too, or else the rest.
func (s *Story) shared(rest both) both {
	if with := s.Trace.Output.Shared; with != "" {
		return both("%[1]s shares them, so %[1]s changes too." + zh + "%[1]s 与它共用这些值，也一同改变。").with(shortened(with, longestPart))
	}
	return rest
}

// sayViewing says whether the values that are shown are stored: in TensorFlow and
// JAX they are copies, elsewhere a view.
func sayViewing(s *Story, n int) clause {
	if s.Trace.StoresAnew() {
		return s.tell(both("The result is a copy."+zh+"结果是一份副本。"),
			both("%[1]s stores all %[2]s values; NumPy would store only %[3]s."+zh+"%[1]s 把 %[2]s 个值都存下来；NumPy 只存 %[3]s 个。").
				with(s.Trace.Library.Name(), n, s.stored()))
	}
	lead := both("The result is a view of %[1]s." + zh + "结果是 %[1]s 的视图。")
	if s.Trace.Within != "" {
		lead = both("Inside %[2]s it is a view of %[1]s." + zh + "在 %[2]s 里，它是 %[1]s 的视图。")
	}
	return s.tell(lead.with(s.name(0), s.Trace.Within),
		both("It shows %[1]s values and stores none; a copy would store them all."+zh+"它显示 %[1]s 个值，自己一个也不存；复制则会全部存下来。").with(n))
}
