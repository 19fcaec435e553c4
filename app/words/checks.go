package words

import (
	"shapecast/engine"
)

// Check returns the question that a check asks: a title, and what was seen.
func (s *Story) Check(c engine.Check) Line {
	switch c.Reason {
	case engine.BothStretched:
		return s.bothStretched(c)
	case engine.RankGrew:
		return s.rankGrew(c)
	case engine.SquareAxis:
		return s.squareAxis(c)
	}
	return s.farLarger()
}

func (s *Story) bothStretched(c engine.Check) Line {
	who := s.Lang.List(s.repeated(c.Axes))
	result := ShapeText(s.Trace.Result())
	if n, err := s.Trace.Result().Count(); err == nil && n == 0 {
		return s.Lang.line(
			both{"Is a result without values meant?", "结果里没有值，这是你想要的吗？"},
			both{"%s are each stretched, and a 1 that meets 0 becomes 0: the result %s is empty.",
				"%s 都被拉伸，而与 0 相遇的 1 变成 0：结果 %s 是空的。"}.with(who, result))
	}
	return s.Lang.line(
		both{"Is a table of every pair meant?", "是想要所有配对的表吗？"},
		both{"%s are each repeated, so the result %s is larger than any of them: every entry of one meets every entry of the other.",
			"%s 都被重复读取，所以结果 %s 比其中任何一个都大：一方的每一项都与另一方的每一项相遇。"}.with(who, result))
}

// repeated returns the names of the operands that repeat along any of the axes.
func (s *Story) repeated(axes []int) []string {
	var names []string
	for n := range s.Trace.Operands {
		for _, k := range axes {
			if s.Trace.Columns[k].Meetings[n].Stretched {
				names = append(names, s.names[n])
				break
			}
		}
	}
	return names
}

func (s *Story) rankGrew(c engine.Check) Line {
	axes := s.axisNames(c.Axes)
	if s.Trace.Rule == engine.XArray {
		return s.Lang.line(
			both{"Is one of these names mistyped?", "是不是有一个名称写错了？"},
			both{"%s have the same size and nearly the same name, but count as two axes.",
				"%s大小相同，名称也几乎相同，却算作两个轴。"}.with(s.Lang.capital(axes)))
	}
	return s.Lang.line(
		both{"Did an axis appear that nobody wrote?", "是不是多出了一个没有写过的轴？"},
		both{"An operand had no %s and was padded there, and the result has more axes of size above 1 than any operand has.",
			"有操作数没有%s，是在前面补 1 得来的；结果中大小不是 1 的轴，比每个操作数都多。"}.with(axes))
}

func (s *Story) squareAxis(c engine.Check) Line {
	axes := s.axisNames(c.Axes)
	return s.Lang.line(
		both{"Which of the equal axes is meant?", "大小相同的轴里，指的是哪一个？"},
		both{"%s have the same size, so lining up elsewhere would have run too. Try unequal sizes to see the difference.",
			"%s大小相同，所以对齐到别处也能运行。换成不同的大小就能看出区别。"}.with(s.Lang.capital(axes)))
}

func (s *Story) farLarger() Line {
	return s.Lang.line(
		both{"Is a result this large meant?", "真的需要这么大的结果吗？"},
		both{"The result %s holds far more values than any operand, and unlike a stretched operand it is stored in full.",
			"结果 %s 的值远远多于任何一个操作数，而且与拉伸的操作数不同，它要完整存储。"}.with(ShapeText(s.Trace.Result())))
}

// axisNames returns the names of axes of the result: "axis 0 and axis 1".
func (s *Story) axisNames(axes []int) string {
	names := make([]string, len(axes))
	for i, k := range axes {
		names[i] = s.AxisName(k)
	}
	return s.Lang.List(names)
}
