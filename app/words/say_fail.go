package words

import (
	"shapecast/engine"
)

// verdict returns what is said at the left: the long text where it has room.
func (l Lang) verdict(kind Kind, long, short, small both) Say {
	said := Say{Kind: kind, Verdict: l.text(long), ShortVerdict: l.text(short), Small: l.text(small)}
	if room(said.Verdict) > verdictRoom {
		said.Verdict = said.ShortVerdict
	}
	if room(said.Verdict) <= shortRoom {
		said.ShortVerdict = said.Verdict
	}
	return said
}

// fault says why an operation fails: in one line, in fewer words, and what is
// below it.
func fault(s *Story) (long, short, small both) {
	t := s.Trace
	fails := both("It fails" + zh + "不能运行")
	switch e := t.Err().(type) {
	case *engine.SizeError:
		return both("Too large to work out here" + zh + "太大，这里算不了"), both("Too large to work out" + zh + "太大，算不了"),
			both("More than %s rows" + zh + "超过 %s 行").with(e.Limit)
	case *engine.RankError:
		return both("Fails: %s axes are too many" + zh + "不能运行：%s 个轴太多").with(e.Rank), both("Too many axes" + zh + "轴太多"),
			both("An array has at most %s here" + zh + "这里的数组最多有 %s 个轴").with(engine.MaxRank)
	case *engine.LengthError:
		return both("Fails: no axis has size %s" + zh + "不能运行：轴的大小不能是 %s").with("−" + Grouped(-e.Length)), fails, both("Sizes begin at 0" + zh + "大小从 0 开始")
	case *engine.DuplicateNameError:
		return both("Fails: two axes are called %s" + zh + "不能运行：有两个轴都叫 %s").with(shortened(e.Name, longestText)), fails,
			both("In %s, axes with the same name cannot match" + zh + "%s 中的同名轴无法按名称匹配").with(shortened(s.names[e.Operand], longestText))
	case *engine.MismatchError:
		return clash(s)
	case *engine.OutputError:
		return noRoomFault(s)
	}
	return both("Fails, though the shapes match" + zh + "形状匹配，但不能运行"), fails, refusing(s.refused)
}

// refusing says what a library refuses where shapes match.
func refusing(err error) both {
	switch err.(type) {
	case *engine.OverflowError:
		return both("The library refuses the value" + zh + "库不接受这个值")
	case *engine.ReadOnlyError:
		return both("The library refuses to write here" + zh + "库不允许写入这里")
	}
	return both("The library refuses the types" + zh + "库不接受这样的类型")
}

// clash says on which axis sizes do not match.
func clash(s *Story) (long, short, small both) {
	k := blamed(s)
	c := s.Trace.Columns[k].Conflict
	s.most = longestText
	short = both("Fails on %[1]s" + zh + "%[1]s不匹配").fill(s.axis(k))
	sizes := both("size %[1]s against size %[2]s"+zh+"大小 %[1]s 对大小 %[2]s").with(c.Sizes[0], c.Sizes[1])
	switch {
	case c.Offsets:
		return both("Fails on %[1]s: other offsets" + zh + "%[1]s不匹配：偏移量不同").fill(s.axis(k)), short, both("The lengths are equal, the objects are not" + zh + "长度相等，却不是同一个对象")
	case c.Row >= 0:
		return both("Fails on %[1]s, in row %[2]s"+zh+"%[1]s不匹配，在第 %[2]s 行").fill(s.axis(k), number(c.Row)), short,
			both("Length %[1]s against length %[2]s"+zh+"长度 %[1]s 对长度 %[2]s").with(c.Sizes[0], c.Sizes[1])
	}
	long = both("%[1]s: %[2]s"+zh+"%[1]s：%[2]s").fill(short, sizes)
	if room(s.Lang.text(long)) > verdictRoom {
		return short, short, sizes.capital()
	}
	small, _ = law(s, c)
	return long, short, small
}

// capital returns a text with a capital first letter in English.
func (b both) capital() both { return two(upper(b.english()), b.chinese()) }

// onlyOnes is the rule that sizes broke.
var onlyOnes = both("Only size 1 stretches; other sizes have to be equal." + zh + "只有大小为 1 的轴能拉伸，其余必须相等。")

// law returns the rule that two sizes break, in a few words and as a sentence.
func law(s *Story, c *engine.Conflict) (short, sentence both) {
	output := s.Trace.Output != nil && c.Operands[1] == len(s.Trace.Operands)
	switch {
	case s.Trace.Rule == engine.XArray:
		return both("By name, sizes have to be equal." + zh + "按名称对齐时，大小必须相等。"), both("By name, not even size 1 stretches." + zh + "按名称对齐时，大小 1 也不会拉伸。")
	case s.Trace.Rule == engine.J:
		return both("In J, sizes have to be equal." + zh + "在 J 里，大小必须相等。"), both("In J, not even size 1 stretches." + zh + "在 J 里，大小 1 也不会拉伸。")
	case output && s.into(engine.Target):
		return both("Only size 1 can stretch." + zh + "只有大小 1 能拉伸。"), ""
	case output:
		return both("An output keeps its shape." + zh + "输出的形状不变。"), ""
	case c.Sizes[0] == 0 || c.Sizes[1] == 0:
		return both("Size 0 fits only size 0 and size 1." + zh + "大小 0 只匹配大小 0 和 1。"), both("Size 0 is a size like any other." + zh + "大小 0 和别的大小没有两样。")
	}
	return both("Neither is size 1, so neither can stretch." + zh + "都不是大小 1，都不能拉伸。"),
		onlyOnes
}

// noRoomFault says that the place for the result would have to grow.
func noRoomFault(s *Story) (long, short, small both) {
	place := shortened(s.names[len(s.names)-1], longestText)
	small = both("An output keeps its shape." + zh + "输出的形状不变。")
	short = both("%[1]s cannot grow" + zh + "%[1]s 不能变大").with(place)
	if s.into(engine.Target) {
		short, small = both("The target cannot grow"+zh+"目标不能变大"), both("Broadcasting never makes an axis smaller."+zh+"广播从不把轴变小。")
	}
	k := overflow(s)
	m := s.Trace.Columns[k].Meetings[len(s.Trace.Operands)]
	if m.Padded() {
		have, want := s.Trace.Output.Shape.Rank(), len(s.Trace.Columns)
		return both("%[1]s: %[2]s against %[3]s"+zh+"%[1]s：%[2]s，对%[3]s").fill(short, axes(have), axes(want)), short, small
	}
	if s.Trace.Columns[k].Axis.Ragged() {
		return short, short, small
	}
	return both("%[1]s: size %[2]s against size %[3]s"+zh+"%[1]s：大小 %[2]s 对大小 %[3]s").
		fill(short, number(m.Axis.Size), number(s.Trace.Columns[k].Axis.Size)), short, small
}

// overflow returns the first axis that is compared and that the output lacks,
// or has at another size.
func overflow(s *Story) int {
	found := 0
	for k, column := range s.Trace.Columns {
		m := column.Meetings[len(s.Trace.Operands)]
		if (m.Padded() || !m.Axis.SameExtent(column.Axis)) && (!s.left() || found == 0) {
			found = k
		}
	}
	return found
}
