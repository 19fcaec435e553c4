package words

import (
	"slices"
	"strings"

	"shapecast/engine"
)

// unkept returns the result of a fold without the axes that were folded.
func (s *ChangeStory) unkept() engine.Shape {
	var axes []engine.Axis
	for k, axis := range s.Change.To.Shape.Axes {
		if !slices.Contains(s.Change.Reduced, k) {
			axes = append(axes, axis)
		}
	}
	return engine.Shape{Axes: axes}
}

// keptShape returns the result of a fold with its axes at size 1.
func (s *ChangeStory) keptShape() engine.Shape {
	left, axes := s.Change.To.Shape.Axes, slices.Clone(s.Change.From.Shape.Axes)
	for k := range axes {
		if slices.Contains(s.Change.Reduced, k) {
			axes[k] = engine.Axis{Name: axes[k].Name, Size: 1}
		} else {
			axes[k], left = left[0], left[1:]
		}
	}
	return engine.Shape{Axes: axes}
}

// folded holds, for each fold, what one value that it gives is called, and several, and in Chinese.
const folded = `sum sum sums 和
prod product products 积
mean mean means 平均值
median median medians 中位数
max maximum maxima 最大值
min minimum minima 最小值
std deviation deviations 标准差
var variance variances 方差
argmax index indices 最大值的位置
argmin index indices 最小值的位置`

// foldedTo returns what the values of a fold are called, and whether it has a name for them.
func foldedTo(fold string) (of yield, named bool) {
	for _, line := range strings.Split(folded, "\n") {
		if w := strings.Fields(line); w[0] == fold {
			return yield{one: two(w[1], w[3]), many: two(w[2], w[3])}, true
		}
	}
	return yield{one: both("value" + zh + "值"), many: both("values" + zh + "值")}, false
}

func (s *ChangeStory) yield() yield {
	of, _ := foldedTo(s.Change.Name)
	return of
}

// folding says along which axes values gather, and whether the axes stay.
func (s *ChangeStory) folding(stop Stop) (lead, rest both) {
	c, y := s.Change, s.yield()
	count, _ := c.To.Shape.Count()
	name := both("The %s" + zh + "%s").fill(y.one)
	if _, known := foldedTo(c.Name); !known {
		name = plain(c.Name)
	} else if strings.HasPrefix(c.Name, "arg") {
		name = two(c.Name, name.chinese())
	}
	one := both("number"+zh+"数").unless(c.To.Values.DType != engine.Bool, both("True or False"+zh+"布尔值"))
	switch {
	case stop == Axis && len(c.Reduced) == c.From.Shape.Rank() && len(c.Reduced) > 1:
		return both("%[1]s is taken along all axes." + zh + "沿所有的轴求%[1]s。").fill(name), both("So one %[1]s comes out." + zh + "所以只得一个%[1]s。").fill(y.one)
	case stop == Axis:
		return both("%[1]s is taken along %[2]s."+zh+"沿%[2]s求%[1]s。").fill(name, s.reduced()), s.each(count)
	case stop == Gather && s.along() == 0:
		return both("There is nothing to reduce." + zh + "没有值可以归约。"), both("Size 0 has no values." + zh + "大小 0 就是没有值。")
	case stop == Gather && !c.From.Shape.IsDense():
		return both("%[1]s is reduced to one %[2]s."+zh+"%[1]s归约成一个%[2]s。").fill(s.line(), one), both("However many values there are, they give one %[1]s." + zh + "不论有几个值，都得出一个%[1]s。").fill(y.one)
	case stop == Gather:
		return both("%[1]s is reduced to one %[2]s."+zh+"%[1]s归约成一个%[2]s。").fill(s.line(), one), both("%[1]s give one %[2]s."+zh+"%[1]s得出一个%[2]s。").unless(s.along() > 1, both("%[1]s gives one %[2]s."+zh+"%[1]s就是一个%[2]s。")).fill(values(s.along()), y.one)
	}
	return s.left(y)
}

// reduced names the axes that are folded: one with its size.
func (s *ChangeStory) reduced() both {
	if len(s.Change.Reduced) > 1 {
		return s.reducedNames()
	}
	k := s.Change.Reduced[0]
	return both("%[1]s, size %[2]s"+zh+"%[1]s（大小 %[2]s）").fill(s.axisOf(k), plain(SizeText(s.Change.From.Shape.Axes[k])))
}

// axisOf returns what axis k of the array that is read is called.
func (s *ChangeStory) axisOf(k int) both {
	return called(s.Change.From.Shape.Axes[k].Name, k, longestText)
}

// each says how many values come out, and of what.
func (s *ChangeStory) each(count int) both {
	y := s.yield()
	if s.Change.From.Shape.Rank() == 2 && len(s.Change.Reduced) == 1 {
		return both("So each %[1]s gives one %[2]s: %[3]s in all."+zh+"所以每%[1]s得一个%[2]s，共 %[3]s 个。").fill(s.unit(), y.one, number(count))
	}
	if count == 1 {
		return both("So one %[1]s comes out." + zh + "所以只得一个%[1]s。").fill(y.one)
	}
	return both("So %[2]s %[1]s come out."+zh+"所以得到 %[2]s 个%[1]s。").fill(y.many, number(count))
}

// unit returns what gathers into one of an array of two axes.
func (s *ChangeStory) unit() both {
	if s.Change.Reduced[0] == 1 {
		return both("row" + zh + "行")
	}
	return both("column" + zh + "列")
}

func (s *ChangeStory) line() both {
	if s.Change.From.Shape.Rank() == 2 && len(s.Change.Reduced) == 1 {
		return both("Each %s" + zh + "每%s").fill(s.unit())
	}
	if len(s.Change.Reduced) == s.Change.From.Shape.Rank() {
		return both("Everything" + zh + "所有的值")
	}
	return both("Each line along %s" + zh + "沿%s的每一组值").fill(s.reducedNames())
}

func (s *ChangeStory) reducedNames() both {
	return listed(each(s.Change.Reduced, s.axisOf))
}

// left says what is left of the axes that were folded.
func (s *ChangeStory) left(y yield) (lead, rest both) {
	c := s.Change
	many := len(c.Reduced) > 1
	switch {
	case c.To.Shape.Rank() == c.From.Shape.Rank():
		lead = both("The axis stays, with size 1."+zh+"轴留了下来，大小为 1。").unless(!many, both("The axes stay, with size 1."+zh+"这些轴留了下来，大小都是 1。"))
		return lead, both("So the %[1]s line up with the values they came from."+zh+"所以这些%[2]s还能和原来的值对齐。").fill(y.many, y.one)
	case c.To.Shape.Rank() == 0:
		return both("No axis is left." + zh + "一个轴也没有留下。"), both("The %[1]s is a single number." + zh + "%[1]s是单个数。").fill(y.one)
	}
	lead = both("The axis is gone."+zh+"这个轴没有了。").unless(!many, both("The axes are gone."+zh+"这些轴没有了。"))
	rest = both("What is left is %s; kept, the axis would have size 1."+zh+"留下的是 %s；若保留，轴的大小是 1。").
		unless(!many, both("What is left is %s; kept, the axes would have size 1."+zh+"留下的是 %s；若保留，这些轴的大小都是 1。"))
	return lead, rest.with(ShapeText(c.To.Shape))
}

// failed returns what is said of a matrix product whose sizes do not fit.
func (s *ChangeStory) failed() Say {
	long, short, small := s.fault()
	said := s.Lang.verdict(Failing, long, short, small)
	c := s.Lang.clause(s.unmet())
	said.Lead, said.Rest = c.lead, c.fitted()
	return said
}

// fault says why a product fails, or why arrays are not joined: in one line, in fewer
// words, and what is below it.
func (s *ChangeStory) fault() (long, short, small both) {
	met := s.Change.Unequal
	switch {
	case s.Change.Asked != nil:
		return s.unfilled()
	case s.lacks():
		return s.lacking()
	case met == nil:
		return fault(StoryOf(s.Lang, *s.Change.Batches))
	case s.Change.UnlikeRanks():
		short = both("Numbers of axes differ" + zh + "轴数不同")
		return both("Fails: %[1]s against %[2]s"+zh+"不能运行：%[1]s对%[2]s").fill(axes(met.Sizes[0]), axes(met.Sizes[1])),
			short, both("Joining adds no axes." + zh + "拼接时不补轴。")
	case s.Change.Name == "array":
		short = both("Rows differ in length" + zh + "各行长度不同")
		return both("Fails: rows of %[1]s and of %[2]s"+zh+"不能运行：行的长度有 %[1]s 也有 %[2]s").fill(number(met.Sizes[0]), number(met.Sizes[1])),
			short, both("An array has one length for each axis." + zh + "数组的每个轴只有一个长度。")
	case s.Change.Batches == nil:
		short = both("Fails on %[1]s" + zh + "%[1]s不匹配").fill(called("", s.Change.Axis, 0))
		return both("%[1]s: size %[2]s against size %[3]s"+zh+"%[1]s：大小 %[2]s 对大小 %[3]s").fill(short, number(met.Sizes[0]), number(met.Sizes[1])),
			short, both("Joining stretches nothing."+zh+"拼接时什么也不拉伸。").unless(s.Change.Name != "index", both("A mask does not stretch."+zh+"掩码不会拉伸。"))
	}
	long = both("Fails: %[1]s against %[2]s"+zh+"不能运行：%[1]s对%[2]s").fill(
		s.counted(s.Change.From, met.Sizes[0], both("column"+zh+"列")), s.counted(s.Change.With[0], met.Sizes[1], both("row"+zh+"行")))
	return long, both("Rows and columns differ" + zh + "行与列的长度不同"), both("Both have to be equal." + zh + "两者必须相等。")
}

// counted returns how many columns or rows a matrix has, or values a vector.
func (s *ChangeStory) counted(o engine.Operand, n int, of both) both {
	if o.Shape.Rank() == 1 {
		of = both("value" + zh + "个值")
	}
	if n != 1 {
		of = two(of.english()+"s", of.chinese())
	}
	return plain(Grouped(n) + " ").add(of)
}

// unmet says which sizes do not fit, and why they have to.
func (s *ChangeStory) unmet() (lead, rest both) {
	met := s.Change.Unequal
	switch {
	case s.Change.Asked != nil:
		return s.uncounted()
	case s.lacks():
		return s.whyLacking()
	case met == nil:
		return both("The matrices fit, the axes before them do not." + zh + "矩阵本身能相乘，前面的轴却不匹配。"),
			both("Those axes broadcast: each pair has to be equal, or one of them 1." + zh + "这些轴照常广播：每一对要么相等，要么有一个是 1。")
	case s.Change.UnlikeRanks():
		return both("%[1]s has %[2]s, and %[3]s has %[4]s."+zh+"%[1]s 有%[2]s，而 %[3]s 有%[4]s。").fill(plain(s.names[0]), axes(met.Sizes[0]), plain(s.names[met.Operands[1]]), axes(met.Sizes[1])),
			both("To be joined they need the same number of axes." + zh + "要拼在一起，轴数必须相同。")
	case s.Change.Name == "array":
		return both("%[1]s has %[2]s, and %[3]s has %[4]s."+zh+"%[1]s有 %[2]s，而%[3]s有 %[4]s 个。").fill(plain(s.names[0]).capital(), values(met.Sizes[0]), plain(s.names[met.Operands[1]]), number(met.Sizes[1])),
			both("In an array all rows are equally long." + zh + "数组的每一行必须一样长。")
	case s.Change.Batches == nil:
		lead = both("On %[1]s, %[2]s has size %[3]s and %[4]s size %[5]s."+zh+"在%[1]s上，%[2]s 的大小是 %[3]s，%[4]s 的大小是 %[5]s。").fill(called("", s.Change.Axis, 0),
			plain(s.names[0]), number(met.Sizes[0]), plain(s.names[met.Operands[1]]), number(met.Sizes[1]))
		switch s.Change.Name {
		case "index":
			return lead, both("A mask has one True or False for each entry of its axis." + zh + "掩码要给这个轴的每一项一个 True 或 False。")
		case "stack":
			return lead, both("Side by side, all axes have to be equal." + zh + "并排放时，各轴都必须相等。")
		}
		return lead, both("End to end, all axes but one have to be equal." + zh + "首尾相接时，除了相接的那个轴，其余各轴必须相等。")
	}
	a, b := both("A row of %[1]s has %[2]s"+zh+"%[1]s 的一行有 %[2]s"), both("a column of %[1]s has %[2]s"+zh+"%[1]s 的一列有 %[2]s 个")
	if s.Change.From.Shape.Rank() == 1 {
		a = both("%[1]s has %[2]s" + zh + "%[1]s 有 %[2]s")
	}
	if s.Change.With[0].Shape.Rank() == 1 {
		b = both("%[1]s has %[2]s" + zh + "%[1]s 有 %[2]s 个")
	}
	lead = both("%[1]s, %[2]s."+zh+"%[1]s，%[2]s。").fill(
		a.fill(plain(s.names[0]), values(met.Sizes[0])), b.with(s.names[1], met.Sizes[1]))
	return lead, both("A row and a column are multiplied in pairs, so some value would have no partner." + zh + "行与列的值要一一相乘，这里总有值没有对应。")
}
