package words

import "shapecast/engine"

// lacks reports whether an array has no such entry or axis, or an axis of another size than the
// one that goes away.
func (s *ChangeStory) lacks() bool {
	c := s.Change
	return c.NoEntry != nil || c.NoAxis != nil || c.Name == "squeeze" && c.Unequal != nil
}

// lacking says what an array has not: in one line, in fewer words, and what is below it, if it
// is not told beside it.
func (s *ChangeStory) lacking() (long, short, small both) {
	switch c := s.Change; {
	case c.NoAxis != nil:
		short = both("no axis %s" + zh + "没有轴 %s").with(c.NoAxis.Axis)
		return both("Fails: there is %s" + zh + "不能运行：%s").fill(short), short.capital(), ""
	case c.NoEntry != nil:
		short = both("no entry %s" + zh + "没有下标 %s").with(c.NoEntry.Index)
		return both("Fails: %[1]s on %[2]s"+zh+"不能运行：%[2]s上%[1]s").fill(short, s.axisOf(c.NoEntry.Axis)), short.capital(), ""
	}
	return both("Fails: %[1]s has size %[2]s"+zh+"不能运行：%[1]s的大小是 %[2]s").fill(s.axisOf(s.Change.Axis), number(s.Change.Unequal.Sizes[0])),
		both("Its size is not 1" + zh + "大小不是 1"), both("Only an axis of size 1 goes away." + zh + "只有大小是 1 的轴才能去掉。")
}

// whyLacking says what an array has, and how that is counted.
func (s *ChangeStory) whyLacking() (lead, rest both) {
	c, name := s.Change, plain(s.names[0])
	switch {
	case c.NoEntry != nil:
		return s.hasSize(c.NoEntry.Axis, c.NoEntry.Size), numbered(*c.NoEntry)
	case c.NoAxis == nil:
		return s.hasSize(c.Axis, c.Unequal.Sizes[0]), both("Squeeze keeps every value, so it drops only axes of size 1." + zh + "squeeze 一个值也不丢，所以只去掉大小为 1 的轴。")
	case c.From.Shape.Rank() == 0:
		lead = both("%s is a single number, without axes." + zh + "%s 是单个数，没有轴。").fill(name)
	default:
		lead = both("%[1]s has %[2]s, and no axis %[3]s."+zh+"%[1]s 有%[2]s，没有轴 %[3]s。").fill(name, axes(c.NoAxis.Rank), number(c.NoAxis.Axis))
	}
	switch {
	case c.Name == "index":
		return lead, both("Each number in the brackets is about one axis." + zh + "方括号里每个数对应一个轴。")
	case c.NoAxis.Axis < 0:
		return lead, both("From the right they are -1, -2 and so on." + zh + "从右边数是 -1、-2，依此类推。")
	}
	return lead, both("From the left they are 0, 1 and so on." + zh + "从左边数是 0、1，依此类推。")
}

func (s *ChangeStory) hasSize(k, size int) both {
	return both("On %[1]s, %[2]s has size %[3]s."+zh+"%[2]s 在%[1]s上的大小是 %[3]s。").fill(s.axisOf(k), plain(s.names[0]), number(size))
}

// numbered says which entries an axis has, counted from the side that an index is counted from.
func numbered(e engine.IndexError) both {
	switch {
	case e.Size == 0:
		return both("So there is no entry to take." + zh + "所以没有可取的项。")
	case e.Size == 1:
		return both("Its only entry is 0, or -1 from the end." + zh + "只有一项：下标 0，或从末尾数的 -1。")
	case e.Index < 0:
		return both("From the end its entries are -1 to -%s." + zh + "从末尾数，下标是 -1 到 -%s。").with(e.Size)
	}
	return both("Its entries are 0 to %s." + zh + "下标是 0 到 %s。").with(e.Size - 1)
}
