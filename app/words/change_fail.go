package words

import "shapecast/engine"

// failed returns what is said of a matrix product whose sizes do not fit.
func (s *ChangeStory) failed() Say {
	long, short, small := s.fault()
	said := s.Lang.verdict(Failing, long, short, small)
	c := s.Lang.clause(s.unmet())
	said.Lead, said.Rest = c.lead, c.fitted()
	return said
}

// fault says why a product fails: in one line, in fewer words, and what is below
// it.
func (s *ChangeStory) fault() (long, short, small both) {
	met := s.Change.Unequal
	if met == nil {
		return fault(StoryOf(s.Lang, *s.Change.Batches))
	}
	long = both{"Fails: %[1]s against %[2]s", "不能运行：%[1]s对%[2]s"}.fill(
		s.counted(s.Change.From, met.Sizes[0], both{"column", "列"}), s.counted(s.Change.With[0], met.Sizes[1], both{"row", "行"}))
	return long, both{"Rows and columns differ", "行与列的长度不同"}, both{"Both have to be equal.", "两者必须相等。"}
}

// counted returns how many columns or rows a matrix has, or values a vector.
func (s *ChangeStory) counted(o engine.Operand, n int, of both) both {
	if o.Shape.Rank() == 1 {
		of = both{"value", "个值"}
	}
	if n != 1 {
		of.english += "s"
	}
	return both{Grouped(n) + " " + of.english, Grouped(n) + " " + of.chinese}
}

// unmet says which sizes of a product do not fit, and why they have to.
func (s *ChangeStory) unmet() (lead, rest both) {
	met := s.Change.Unequal
	if met == nil {
		return both{"The matrices fit, the axes before them do not.", "矩阵本身能相乘，前面的轴却不匹配。"},
			both{"Those axes broadcast: each pair has to be equal, or one of them 1.", "这些轴照常广播：每一对要么相等，要么有一个是 1。"}
	}
	a, b := both{"A row of %[1]s has %[2]s", "%[1]s 的一行有 %[2]s"}, both{"a column of %[1]s has %[2]s", "%[1]s 的一列有 %[2]s"}
	if s.Change.From.Shape.Rank() == 1 {
		a = both{"%[1]s has %[2]s", "%[1]s 有 %[2]s"}
	}
	if s.Change.With[0].Shape.Rank() == 1 {
		b = both{"%[1]s has %[2]s", "%[1]s 有 %[2]s"}
	}
	lead = both{"%[1]s, %[2]s.", "%[1]s，%[2]s。"}.fill(
		a.fill(plain(s.names[0]), values(met.Sizes[0])), b.with(s.names[1], met.Sizes[1]))
	return lead, both{"A row and a column are multiplied in pairs, so some value would have no partner.", "行与列的值要一一相乘，这里总有值没有对应。"}
}
