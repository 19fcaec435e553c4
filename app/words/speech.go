package words

import (
	"slices"
	"strings"

	"shapecast/engine"
)

// ChipName returns what the chip of participant n on axis k of the result is,
// as it is spoken: "bonus, tests, axis 1". The result is participant -1.
func (s *Story) ChipName(n, k int) string {
	parts := []string{s.Lang.In("result", "结果")}
	if n >= 0 {
		parts[0] = s.names[n]
	}
	if name := s.axisNamed(k); name != "" {
		parts = append(parts, name)
	}
	parts = append(parts, s.Lang.Axis(k))
	return strings.Join(parts, s.Lang.In(", ", "，"))
}

// ChipValue returns what the chip holds at a step: "size 4"; "size 1, read 4
// times"; "size 1, added, not in your code".
func (s *Story) ChipValue(n, k int, stop Stop) string {
	column := s.Trace.Columns[k]
	if n < 0 {
		return s.Lang.text(cameFrom(s, column, stop))
	}
	m := column.Meetings[n]
	extent := spoken(m.Axis)
	switch {
	case m.Padded() && s.Trace.Rule == engine.XArray:
		extent = both("absent" + zh + "没有这个轴")
	case m.Padded() && stop < Pad:
		return s.Lang.In("no axis here yet", "这里还没有轴")
	case m.Padded():
		extent = extent.add(both(", added, not in your code" + zh + "，补上的，代码里没有"))
	}
	switch {
	case s.Trace.GivesNothing() && column.Conflict == nil || stop < Match:
	case column.Conflict != nil:
		extent = extent.add(both(", does not match" + zh + "，不匹配"))
	case m.Stretched && stop >= Stretch && column.Axis.Ragged():
		extent = extent.add(both(", read as often as each row is long" + zh + "，每行有多长就读多少次"))
	case m.Stretched && stop >= Stretch:
		extent = both("%[1]s, read %[2]s"+zh+"%[1]s，读 %[2]s").fill(extent, times(column.Axis.Size))
	}
	return s.Lang.text(extent)
}

// SpokenAxis says who brings which size to axis k of the result, and what comes
// of it: "axis 1: A size 4; B size 1, read 4 times; result size 4".
func (s *Story) SpokenAxis(k int) string {
	column := s.Trace.Columns[k]
	about := s.axisNamed(k)
	if about == "" {
		about = s.Lang.Axis(k)
	}
	var parts []string
	for n := range s.rows() {
		value := s.Lang.text(spoken(column.Meetings[n].Axis))
		if column.Conflict == nil {
			value = s.ChipValue(n, k, Compute)
		}
		parts = append(parts, s.names[n]+" "+value)
	}
	end := both("result %[1]s" + zh + "结果%[1]s").fill(cameFrom(s, column, Compute))
	if column.Conflict != nil {
		end = both("they do not match" + zh + "不匹配")
	} else if s.Trace.Failed() && !column.Reached {
		end = both("not compared" + zh + "没有比较")
	}
	parts = append(parts, s.Lang.text(end))
	return about + s.Lang.In(": ", "：") + strings.Join(parts, s.Lang.In("; ", "；"))
}

// cameFrom returns what the chip of the result says.
func cameFrom(s *Story, c engine.Column, stop Stop) both {
	switch {
	case stop < Match:
		return both("not known yet" + zh + "还不知道")
	case s.Trace.Failed() && (c.Conflict != nil || !c.Reached):
		return both("none" + zh + "没有")
	}
	return spoken(c.Axis)
}

// fewLengths is how many lengths of rows are spoken one by one.
const fewLengths = 6

// spoken returns the extent of an axis: "size 4", "lengths 3, 1, 2", "lengths 1
// to 7".
func spoken(a engine.Axis) both {
	if !a.Ragged() {
		return both("size %s" + zh + "大小 %s").with(a.Size)
	}
	return both("lengths %s" + zh + "长度 %s").fill(lengthsOf(a.Lengths))
}

// lengthsOf lists the lengths of rows, or the shortest and the longest of many.
func lengthsOf(lengths []int) both {
	if len(lengths) > fewLengths {
		return both("%[1]s to %[2]s"+zh+"%[1]s 到 %[2]s").with(slices.Min(lengths), slices.Max(lengths))
	}
	return join(each(lengths, number), both(", "+zh+"、"))
}

// Spoken says what a figure shows: "scores, 4 by 3, plus bonus, size 4". What
// comes of it is not told: that is asked.
func (s *Story) Spoken() string {
	parts := make([]both, len(s.Trace.Operands))
	for n, operand := range s.Trace.Operands {
		parts[n] = both("%[1]s, %[2]s"+zh+"%[1]s（%[2]s）").fill(plain(s.names[n]), extents(operand.Shape))
	}
	return s.Lang.text(operation(s, parts))
}

// Letters says in a line of its own, after the end of the one before, what each operand is
// that has a letter for a name: "A is x - 1".
func (s *Story) Letters() string { return letters(s.Lang, s.Trace.Operands, s.names) }

// Letters says the same of the arrays of a change.
func (s *ChangeStory) Letters() string { return letters(s.Lang, s.arrays, s.names) }

func letters(l Lang, operands []engine.Operand, names []string) (lines string) {
	for n := range operands {
		if o := &operands[n]; o.Name == "" && len(names[n]) == 1 && o.Text != "" && o.Text != names[n] {
			text := []rune(strings.Join(strings.Fields(o.Text), " "))
			if len(text) > 90 { // a title is read to the end
				text = append(text[:89], '…')
			}
			lines += "\n" + names[n] + l.In(" is ", " 是 ") + string(text)
		}
	}
	return lines
}

// spokenOps are the operators as they are said between operands.
var spokenOps = [256]both{
	engine.Add: "plus" + zh + "加", engine.Subtract: "minus" + zh + "减", engine.Multiply: "times" + zh + "乘", engine.TrueDivide: "divided by" + zh + "除以",
}

// operation joins operands by what is done to them, and says where it goes.
func operation(s *Story, parts []both) both {
	said := joined(s, parts)
	if s.Trace.Output == nil {
		return said
	}
	place := both("%[1]s, to %[2]s" + zh + "%[1]s，目标是 %[2]s")
	switch s.Trace.Output.Kind {
	case engine.Augmented:
		return both("%[1]s, written into %[3]s"+zh+"%[1]s，写进 %[3]s").fill(said, "", plain(outputName(s)))
	case engine.Out, engine.Assigned:
		place = both("%[1]s, into %[3]s, %[2]s" + zh + "%[1]s，写进 %[3]s（%[2]s）")
	}
	return place.fill(said, extents(s.Trace.Output.Shape), plain(outputName(s)))
}

// joined joins operands by the operation between them.
func joined(s *Story, parts []both) both {
	if op := spokenOps[s.Trace.Op]; op != "" {
		said := parts[0]
		for _, part := range parts[1:] {
			said = both("%[1]s, %[2]s %[3]s"+zh+"%[1]s%[2]s %[3]s").fill(said, op, part)
		}
		return said
	}
	said := join(parts, both("; "+zh+"，"))
	if s.Trace.Op == engine.Identity {
		return said
	}
	return both("%[2]s of %[1]s"+zh+"%[2]s：%[1]s").fill(said, plain(s.Trace.OpName()))
}

// extents returns a shape as it is spoken: "4 by 3", "size 4", "a single number".
func extents(shape engine.Shape) both {
	switch shape.Rank() {
	case 0:
		return both("a single number" + zh + "单个数")
	case 1:
		return spoken(shape.Axes[0])
	}
	return join(each(shape.Axes, func(a engine.Axis) both {
		if a.Ragged() {
			return spoken(a)
		}
		return number(a.Size)
	}), both(" by "+zh+"×"))
}

const afterwards = both("%s, after" + zh + "%s（之后）")

// After returns the name of an array once its values are written over.
func After(lang Lang, name string) string { return lang.text(afterwards.with(name)) }

// ResultRow returns what the row of the result is called: where it is written
// to a place, that is the place itself.
func (s *Story) ResultRow() string {
	if s.kept() || s.into(engine.Out) || s.into(engine.Assigned) {
		return After(s.Lang, outputName(s))
	}
	switch name := s.ResultName(); {
	case s.Trace.GivesNothing():
		return within(s.Lang, "")
	case s.Trace.Locates():
		return s.Lang.In("places", "位置")
	case s.Trace.Part && s.Trace.Within == "" && len(name) <= longestPart:
		return name
	case s.into(engine.Target) && !s.Trace.StoresAnew():
		return s.Lang.In("view", "视图")
	}
	return within(s.Lang, s.Trace.Within)
}

// within returns what a result is called: that of a step inside a call is not what the call
// gives.
func within(l Lang, call string) string {
	if call == "" {
		return l.In("result", "结果")
	}
	return l.text(both("inside %s" + zh + "%s 的一步").with(call))
}

// RowNames returns what the rows of the participants are called: as they are,
// or, where values are chosen, with their part in the choice.
func (s *Story) RowNames() []string {
	names := slices.Clone(s.names)
	if s.Trace.Op != engine.Where {
		return names
	}
	for n, part := range [...]both{"if %s" + zh + "若 %s", "then %s" + zh + "则 %s", "else %s" + zh + "否则 %s"} {
		if n != s.Trace.Written() {
			names[n] = s.Lang.text(part.with(names[n]))
		}
	}
	return names
}
