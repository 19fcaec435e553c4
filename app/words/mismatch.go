package words

// Mismatch returns which axis does not fit, in which row, with which sizes,
// and what would have fitted.
func (s *Story) Mismatch(axis int) Line {
	c := s.Trace.Columns[axis].Conflict
	a, b := s.names[c.Operands[0]], s.names[c.Operands[1]]
	name := s.AxisName(axis)
	switch {
	case c.Offsets:
		return s.Lang.line(
			both{"%[1]s of %[2]s and %[3]s are not the same rows", "%[2]s 与 %[3]s 的%[1]s不是同一组行"}.with(s.Lang.capital(name), a, b),
			both{"The lengths are equal, but PyTorch's nested tensors meet only when they share one offsets object.",
				"长度相等，但 PyTorch 的嵌套张量只有共用同一个偏移量对象时才能相遇。"})
	case c.Row >= 0:
		return s.Lang.line(
			both{"%[1]s, row %[2]s: %[3]s has %[4]s and %[5]s has %[6]s", "%[1]s，第 %[2]s 行：%[3]s 有 %[4]s 个，%[5]s 有 %[6]s 个"}.
				with(s.Lang.capital(name), c.Row, a, c.Sizes[0], b, c.Sizes[1]),
			both{"A ragged axis never stretches: every row must be as long as its partner. Only a uniform size 1 stretches.",
				"不规则的轴不会拉伸：每一行都必须与对应的行一样长。只有统一的大小 1 才能拉伸。"})
	}
	return s.Lang.line(
		both{"%[1]s: %[2]s has size %[3]s and %[4]s has size %[5]s", "%[1]s：%[2]s 的大小是 %[3]s，%[4]s 的大小是 %[5]s"}.
			with(s.Lang.capital(name), a, c.Sizes[0], b, c.Sizes[1]),
		s.law(c))
}
