package words

import (
	"errors"
	"slices"
	"strings"

	"shapecast/engine"
)

// sayFailure says what has no partner, and why.
func sayFailure(s *Story) clause {
	if s.refused != nil && !s.Trace.Failed() {
		return sayRefusal(s)
	}
	switch s.Trace.Err().(type) {
	case *engine.SizeError:
		return s.tell(both("The sizes match as far as this."+zh+"到这里为止，大小都匹配。"),
			both("Stretching would give more rows than are worked out here."+zh+"拉伸后的行数太多，这里不再往下算。"))
	case *engine.MismatchError:
		return sayUnmatched(s, blamed(s))
	case *engine.OutputError:
		return sayNoRoom(s)
	}
	return s.tell(both("These shapes cannot be compared."+zh+"这些形状无法比较。"), both("Change the line first."+zh+"请先改一下这一行。"))
}

// sayRefusal says why a library refuses values whose shapes match.
func sayRefusal(s *Story) clause {
	if e, ok := errors.AsType[*engine.CastError](s.refused); ok && s.Trace.Unlike {
		return s.tell(both("The types differ: %s and %s."+zh+"类型不同：%s 和 %s。").with(e.From, e.To), both("TensorFlow converts neither by itself."+zh+"TensorFlow 不会自动转换类型。"))
	} else if ok {
		return s.tell(both("The %[1]s are %[2]s; the output holds %[3]s."+zh+"%[1]s是 %[2]s，输出存的是 %[3]s。").
			fill(s.yield().many, plain(e.From.String()), plain(e.To.String())),
			both("An output keeps its type."+zh+"输出的类型不变。"))
	}
	said := s.Lang.Mistake(s.refused, s.Trace.Library)
	return clause{said.Title + s.Lang.In(".", "。"), said.Text}
}

// Remarks returns what stands under the names of the rows of an operation whose types are
// refused, whether its sizes fit or not: the types, and last those that do not agree; nil of all else.
func (s *Story) Remarks() []string {
	if s.refused == nil {
		return nil
	}
	var types []string
	for _, o := range s.Trace.Operands {
		d := o.Values.DType
		if o.Weak && d == engine.Float64 && s.Trace.Library == engine.InPyTorch {
			d = engine.Float32 // as a number of Python's is taken there
		}
		types = append(types, d.String())
	}
	if s.Trace.Output != nil && s.Trace.Written() < 0 {
		types = append(types, s.Trace.Output.Values.DType.String())
	}
	return append(types, s.Lang.text(unfit(s.refused, s.Trace.Unlike)))
}

// unfit says in a few words what the types are refused for: a library may ask for the same ones.
func unfit(err error, unlike bool) both {
	switch e := err.(type) {
	case *engine.CastError:
		if unlike {
			return both("%[1]s ≠ %[2]s"+zh+"%[1]s ≠ %[2]s").with(e.From, e.To)
		}
		return both("no %[1]s in %[2]s"+zh+"%[2]s 放不下 %[1]s").with(e.From, e.To)
	case *engine.OverflowError:
		return both("no room for %[1]s"+zh+"%[2]s 放不下 %[1]s").with(e.Number, e.DType)
	case *engine.BoolSubtractError:
		return both("bool has no −" + zh + "bool 不能相减")
	}
	return both("read-only" + zh + "只读")
}

// sayUnmatched says what has no partner on an axis.
func sayUnmatched(s *Story, k int) clause {
	c := s.Trace.Columns[k].Conflict
	if c.Row >= 0 {
		return sayRowsDiffer(s, k, c)
	}
	if c.Operands[1] == len(s.Trace.Operands) {
		return sayMisplaced(s, k, c)
	}
	larger, extra := c.Operands[0], c.Sizes[0]-c.Sizes[1]
	if extra < 0 {
		larger, extra = c.Operands[1], -extra
	}
	return s.tell(alone(s, k, larger, extra, min(c.Sizes[0], c.Sizes[1])), reason(s, k, larger, c))
}

// alone says how many entries of a participant have no partner.
func alone(s *Story, k, larger, extra, smaller int) both {
	name, of := s.name(larger), sliceOf(s, k, larger)
	switch {
	case smaller == 0:
		return both("No %[2]s of %[1]s has a partner."+zh+"%[1]s 的每一%[2]s都没有对应项。").fill(plain(name), of)
	case extra == 1:
		return both("The last %[2]s of %[1]s has no partner."+zh+"%[1]s 的最后一%[2]s没有对应项。").fill(plain(name), of)
	}
	return both("%[3]s %[2]ss of %[1]s have no partner."+zh+"%[1]s 有 %[3]s %[2]s没有对应项。").fill(plain(name), of, number(extra))
}

// sliceOf returns what one entry of a participant on axis k is: a value, a row, a
// column; in Chinese with its measure word.
func sliceOf(s *Story, k, n int) both {
	own := s.Trace.Columns[k].Meetings[n].From
	switch rank := s.shape(n).Rank(); {
	case rank <= 1:
		return both("value" + zh + "个值")
	case rank == 2 && own == 1:
		return both("column" + zh + "列")
	case rank == 2:
		return both("row" + zh + "行")
	}
	return both("slice" + zh + "片")
}

// sayMisplaced says that an operand and the place for the result have different
// sizes on axis k.
func sayMisplaced(s *Story, k int, c *engine.Conflict) clause {
	place := s.name(c.Operands[1])
	if s.into(engine.Target) {
		return s.tell(both("%[1]s has size %[2]s on %[3]s; the target asks for size %[4]s."+zh+"%[1]s 在%[3]s上的大小是 %[2]s，目标要的是大小 %[4]s。").
			fill(plain(s.name(c.Operands[0])), number(c.Sizes[0]), s.axis(k), number(c.Sizes[1])),
			both("Only an axis of size 1 can be read again."+zh+"只有大小为 1 的轴可以反复读取。"))
	}
	what, why := both("result"+zh+"结果"), both("A result is never made smaller or larger to fit."+zh+"结果不会为了放得下而变大或变小。")
	if s.into(engine.Assigned) {
		what, why = both("value"+zh+"值"), onlyOnes
	}
	return s.tell(both("The %[5]s has size %[1]s on %[2]s; %[3]s has size %[4]s."+zh+"%[5]s在%[2]s上的大小是 %[1]s，%[3]s 的大小是 %[4]s。").
		fill(number(c.Sizes[0]), s.axis(k), plain(place), number(c.Sizes[1]), what),
		why)
}

// reason says why sizes on axis k do not match: where else the operand would
// have fitted, else which other axes fail, else the rule.
func reason(s *Story, k, larger int, c *engine.Conflict) both {
	smaller := c.Operands[0] + c.Operands[1] - larger
	for _, n := range [...]int{larger, smaller} {
		if home := homeOf(s, k, n); home >= 0 {
			keep := keeper(s, n)
			return both("%[4]s=True would keep %[2]s, with size 1."+zh+"加上 %[4]s=True，%[2]s就会留下，大小为 1。").
				unless(keep != "" && home == 0, both("%[1]s lines up with %[2]s, not with %[3]s."+zh+"%[1]s 对齐的是%[2]s，而不是%[3]s。")).
				fill(plain(s.name(n)), s.axis(k), s.axis(home), plain(keep))
		}
	}
	for _, other := range s.Trace.Conflicts() {
		if other != k {
			sizes := s.Trace.Columns[other].Conflict.Sizes
			return both("It fails on %[1]s too: size %[2]s against size %[3]s."+zh+"%[1]s也不匹配：大小 %[2]s 对大小 %[3]s。").
				fill(s.axis(other), number(sizes[0]), number(sizes[1]))
		}
	}
	_, sentence := law(s, c)
	return sentence
}

// keeper returns the argument with which an operand that is a table without its last axis, as
// the line says, would have kept it; "" for other operands.
func keeper(s *Story, n int) string {
	text := s.Trace.Operands[n].Text
	for axis, keep := range map[string]string{"axis=": "keepdims", "dim=": "keepdim"} {
		if len(s.Trace.Columns) == 2 && (strings.HasSuffix(text, axis+"1)") || strings.HasSuffix(text, axis+"-1)")) {
			return keep
		}
	}
	return ""
}

// homeOf returns the axis of the result on which an operand of one axis would
// have found its own size, the nearest of several, or -1.
func homeOf(s *Story, k, n int) int {
	if n >= len(s.Trace.Operands) || s.shape(n).Rank() != 1 || s.Trace.Rule == engine.XArray {
		return -1
	}
	own := s.shape(n).Axes[0]
	home := -1
	for j, column := range s.Trace.Columns {
		for other, m := range column.Meetings {
			if j != k && other != n && !m.Padded() && !own.One() && m.Axis.SameExtent(own) {
				home = j
			}
		}
	}
	return home
}

// sayRowsDiffer says which rows have other lengths.
func sayRowsDiffer(s *Story, k int, c *engine.Conflict) clause {
	a, b := s.name(c.Operands[0]), s.name(c.Operands[1])
	if c.Offsets {
		return s.tell(both("%[1]s and %[2]s do not share one offsets object."+zh+"%[1]s 与 %[2]s 没有共用同一个偏移量对象。").with(a, b),
			both("In PyTorch equal lengths alone are not enough."+zh+"在 PyTorch 里，只是长度相等还不够。"))
	}
	lead := both("Row %[1]s has length %[2]s in %[3]s and length %[4]s in %[5]s."+zh+"第 %[1]s 行在 %[3]s 中长 %[2]s，在 %[5]s 中长 %[4]s。").
		with(c.Row, c.Sizes[0], a, c.Sizes[1], b)
	if n := differing(s, k, c); n > 1 {
		return s.tell(lead, both("%[1]s rows differ in length; only an axis of size 1 stretches."+zh+"共有%[1]s行长度不同；只有大小为 1 的轴能拉伸。").fill(inWords(n).capital()))
	}
	return s.tell(lead, both("Rows have to be equally long; only an axis of size 1 stretches."+zh+"各行必须一样长；只有大小为 1 的轴能拉伸。"))
}

// differing counts the rows whose lengths differ on axis k.
func differing(s *Story, k int, c *engine.Conflict) int {
	a, b := s.Trace.Columns[k].Meetings[c.Operands[0]].Axis, s.Trace.Columns[k].Meetings[c.Operands[1]].Axis
	n := 0
	for row := range max(len(a.Lengths), len(b.Lengths)) {
		if a.Length(row) != b.Length(row) {
			n++
		}
	}
	return n
}

// sayNoRoom says what the place for the result has no room for.
func sayNoRoom(s *Story) clause {
	k := overflow(s)
	place := s.name(len(s.names) - 1)
	m, axis := s.Trace.Columns[k].Meetings[len(s.Trace.Operands)], s.Trace.Columns[k].Axis
	rest := both("As the output, %[1]s never stretches." + zh + "%[1]s 是输出，不会拉伸。").with(place)
	if s.into(engine.Target) {
		rest = both("Axes of size 1 are stretched, and nothing else." + zh + "只会拉伸大小为 1 的轴，别的都不变。")
	} else if !s.kept() {
		rest = both("A result never changes the shape of its output." + zh + "结果不会改变输出的形状。")
	}
	switch {
	case m.Padded():
		return s.tell(both("The result has %[1]s; %[2]s has %[3]s."+zh+"结果有%[1]s，%[2]s 有%[3]s。").
			fill(axes(len(s.Trace.Columns)), plain(place), axes(s.Trace.Output.Shape.Rank())), rest)
	case axis.Ragged():
		return s.tell(both("The result has rows of its own lengths on %[1]s."+zh+"结果在%[1]s上各行长度不一。").fill(s.axis(k)), rest)
	}
	return s.tell(both("The result has size %[1]s on %[2]s; %[3]s has room for size %[4]s."+zh+"结果在%[2]s上的大小是 %[1]s，%[3]s 只放得下大小 %[4]s。").
		fill(number(axis.Size), s.axis(k), plain(place), number(m.Axis.Size)), rest)
}

// sayDoubt says why an operation that runs may not be what was meant.
func sayDoubt(s *Story, c engine.Check) clause {
	n, _ := s.cells()
	switch {
	case c.Reason == engine.SquareAxis:
		mover, _ := followed(s, c)
		others := alternatives(s, c)
		return s.tell(both("%[1]s axes have the same size."+zh+"有%[2]s个轴大小相同。").fill(inWords(1+len(others)).capital(), inWords(1+len(others))),
			both("%[2]s would have fitted %[1]s too, and meant something else."+zh+"%[2]s 放到%[1]s上也能运行，意思却不同。").fill(listed(others), plain(s.name(mover))))
	case c.Reason == engine.FarLarger:
		return s.tell(both("The result is far larger than any operand."+zh+"结果比任何一个操作数都大得多。"),
			both("It is stored in full: %[1]s values."+zh+"它要完整存储：%[1]s 个值。").with(n))
	case c.Reason == engine.WrittenTwice:
		return s.tell(both("%s picks an entry more than once."+zh+"%s 把同一项选了不止一次。").with(s.name(0)),
			both("All are read before any is written, so only the last of its %s stays."+zh+"全部读出后才写入，所以它的几个%s只留下最后一个。").fill(s.yield().many))
	case c.Reason == engine.LibraryWarns:
		return s.tell(both("A loss compares value with value, and here the sizes differ."+zh+"损失要一个值对一个值地算，而这里大小不同。"),
			both("%[1]s repeats %[2]s, so the loss is probably not the one you want."+zh+"%[1]s 会重复 %[2]s，得到的损失多半不是你要的。").with(s.Trace.Library.Name(), s.name(s.readAgain()[0])))
	case c.Reason == engine.LabelsDropped:
		return s.tell(both("The labels on %[1]s differ."+zh+"%[1]s上的标签不同。").fill(s.axis(c.Axes[0])),
			both("Entries whose label is on one side only are dropped."+zh+"只有一边有的标签，它的条目会被丢掉。"))
	case s.Trace.Rule == engine.XArray:
		lead, rest := both("%[1]s and %[2]s have the same size and nearly the same name."+zh+"%[1]s 和 %[2]s 大小相同，名称也几乎相同。"), both("They count as two axes."+zh+"它们算作两个轴。")
		if c.Reason == engine.BothStretched {
			lead, rest = both("%[1]s and %[2]s are two axes."+zh+"%[1]s 和 %[2]s 是两个轴。"), both("So every entry of one pairs with every entry of the other."+zh+"于是一个轴的每一项，都和另一个轴的每一项配成一对。")
		}
		return s.tell(lead.with(shortened(s.axisNamed(c.Axes[0]), s.most), shortened(s.axisNamed(c.Axes[1]), s.most)), rest)
	case n == 0:
		return s.tell(both("Size 1 fits size 0 too."+zh+"大小 1 也匹配大小 0。"), both("So the result has no values at all."+zh+"所以结果里一个值也没有。"))
	}
	if len(s.Trace.Operands) > 2 {
		return s.tell(both("All %[1]s arrays stretch."+zh+"%[1]s个数组都要拉伸。").fill(inWords(len(s.Trace.Operands))),
			both("So the result is larger than any of them: all combinations."+zh+"所以结果比哪一个都大，包含所有的组合。"))
	}
	return s.tell(both("Both arrays stretch."+zh+"两个数组都要拉伸。"),
		both("So every value of one pairs with every value of the other."+zh+"于是一个数组的每个值，都和另一个的每个值配成一对。"))
}

// alternatives returns the axes that an operand would have fitted too: of one with a single axis,
// all that are as large.
func alternatives(s *Story, c engine.Check) (list []both) {
	n, at := followed(s, c)
	axes := s.Trace.Result().Axes
	for k := range axes {
		if k != at && (slices.Contains(c.Axes, k) || s.shape(n).Rank() == 1 && axes[k].SameExtent(axes[at])) {
			list = append(list, s.axis(k))
		}
	}
	return list
}
