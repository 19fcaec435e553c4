package words

import (
	"fmt"
	"slices"
	"strings"

	"shapecast/engine"
)

// A Stop is one station of the story that a figure tells.
type Stop uint8

// The stops, in their order. A story ends in one of the last three.
const (
	Opening Stop = iota
	LineUp
	Pad
	Agree
	Stretch
	Compute
	Finish // the result stands
	Fail   // an axis on which the operands cannot agree
	Full   // an output that would have to grow
)

// StopName returns the short name of a stop, for buttons and headings.
func (l Lang) StopName(s Stop) string {
	english := [...]string{"Start", "Line up", "Pad", "Agree", "Stretch", "Compute", "Result", "Conflict", "Conflict"}
	chinese := [...]string{"开始", "对齐", "补轴", "比较", "拉伸", "计算", "结果", "冲突", "冲突"}
	return l.In(english[s], chinese[s])
}

// A Line is what a figure says at one stop: a title and a sentence or two.
type Line struct{ Title, Text string }

// A Story is a trace with the names its operands have in the figure, the
// output's last if there is one. Its methods say what happens at each stop.
type Story struct {
	Lang  Lang
	Trace engine.Trace
	Names []string
}

// Opening shows the operands and asks.
func (s Story) Opening() Line {
	return Line{s.Question(), s.Lang.In(
		"Do these shapes broadcast, and what shape comes out?",
		"这些形状能广播吗？结果是什么形状？")}
}

// Question returns the operands with their shapes and what is done to them,
// "A (3, 1) + B (4,)".
func (s Story) Question() string {
	t := s.Trace
	parts := make([]string, len(t.Operands))
	for n, operand := range t.Operands {
		parts[n] = s.Names[n] + " " + ShapeText(operand.Shape)
	}
	list := strings.Join(parts, s.joint())
	if t.Output == nil {
		return list
	}
	shape := ShapeText(t.Output.Shape)
	switch t.Output.Kind {
	case engine.Augmented:
		return strings.Join(parts, " "+t.Op.Symbol()+"= ")
	case engine.Out:
		return list + " → " + s.outputName() + " " + shape
	case engine.Assigned:
		return s.outputName() + " " + shape + " ← " + list
	}
	return list + " → " + shape
}

// joint returns what stands between two operands.
func (s Story) joint() string {
	if symbol := s.Trace.Op.Symbol(); symbol != "" {
		return " " + symbol + " "
	}
	return s.Lang.In(", ", "、")
}

func (s Story) outputName() string { return s.Names[len(s.Names)-1] }

// LineUp says which edges the axes are matched from.
func (s Story) LineUp() Line {
	title, how := s.alignment()
	padded := s.padded()
	if len(padded) == 0 {
		return Line{title, how + s.Lang.In(" No axis is missing.", "没有缺少的轴。")}
	}
	who := list(s.Lang, padded)
	return Line{title, how + s.Lang.In(" "+who+has(len(padded))+"fewer axes.", snug("%s 的轴较少。", who))}
}

func has(n int) string {
	if n == 1 {
		return " has "
	}
	return " have "
}

// alignment returns the title and the first sentence of LineUp.
func (s Story) alignment() (title, how string) {
	in := s.Lang.In
	switch {
	case s.Trace.Rule == engine.XArray:
		return in("Line up by name", "按名称对齐"), in("Axes of the same name meet.", "同名的轴相遇。")
	case s.left():
		return in("Line up the left edges", "左边对齐"), in("Axes meet from the first one on.", "从第一个轴开始逐轴相遇。")
	}
	return in("Line up the right edges", "右边对齐"), in("Axes meet from the last one back.", "从最后一个轴往前逐轴相遇。")
}

// left reports whether the rule lines up left edges.
func (s Story) left() bool {
	switch s.Trace.Rule {
	case engine.Julia, engine.J:
		return true
	case engine.Awkward:
		return slices.ContainsFunc(s.Trace.Operands, func(o engine.Operand) bool {
			return slices.ContainsFunc(o.Shape.Axes, engine.Axis.Ragged)
		})
	}
	return false
}

// padded returns the names of the operands that lack an axis. An operand that
// is the output too has one name.
func (s Story) padded() []string {
	var names []string
	for n := range s.Names {
		if len(s.added(n)) > 0 && !slices.Contains(names, s.Names[n]) {
			names = append(names, s.Names[n])
		}
	}
	return names
}

// added returns the axes of the result that operand n lacks.
func (s Story) added(n int) []int {
	var axes []int
	for k, column := range s.Trace.Columns {
		if column.Meetings[n].Padded() {
			axes = append(axes, k)
		}
	}
	return axes
}

// Pad says which operands gain which axes.
func (s Story) Pad() Line {
	padded := s.padded()
	most := 0
	for n := range s.Names {
		most = max(most, len(s.added(n)))
	}
	title := s.Lang.In(
		fmt.Sprintf("Pad %s with %s", list(s.Lang, padded), plural(most, "an axis of size 1", "%d axes of size 1")),
		snug("给 %s 补 %d 个大小为 1 的轴", list(s.Lang, padded), most))
	if len(padded) > 1 {
		title = s.Lang.In("Pad with axes of size 1", "补上大小为 1 的轴")
	}
	return Line{title, s.Lang.In(
		"An added axis holds no new value. It only says: there is one of this.",
		"补上的轴不带来新的值，只表示这个方向上只有一份。")}
}

// Agree says how sizes are compared and what comes out.
func (s Story) Agree() Line {
	title := s.Lang.In("Compare axis by axis", "逐轴比较")
	if s.Trace.Rule == engine.XArray {
		return Line{title, s.Lang.In("Sizes of the same name must be equal.", "同名的轴大小必须相等。")}
	}
	for _, column := range s.Trace.Columns {
		if s.Trace.Rule == engine.TorchNested && meetRagged(column) {
			return Line{title, s.Lang.In(
				"Ragged axes must be one offsets object. Equal lengths are not enough.",
				"不规则的轴必须是同一个偏移量对象，长度相等还不够。")}
		}
		if column.Axis.Ragged() || column.Conflict != nil && column.Conflict.Row >= 0 {
			return Line{title, s.Lang.In(
				"Row by row, lengths must be equal. Only a uniform 1 stretches.",
				"逐行比较，长度必须相等；只有统一的 1 可以拉伸。")}
		}
	}
	if len(s.Trace.Columns) == 0 {
		return Line{title, s.Lang.In("There is no axis to compare.", "没有轴需要比较。")}
	}
	return Line{title, s.Lang.In(
		"Equal sizes agree. A 1 agrees with any size and takes it on.",
		"大小相等即可；1 与任何大小都相容，并变成那个大小。")}
}

// meetRagged reports whether two ragged axes stand in the column.
func meetRagged(c engine.Column) bool {
	ragged := 0
	for _, m := range c.Meetings {
		if m.Axis.Ragged() {
			ragged++
		}
	}
	return ragged > 1
}

// Stretch says which operands repeat along axis k, and how often.
func (s Story) Stretch(k int) Line {
	column := s.Trace.Columns[k]
	who, axis := list(s.Lang, s.stretched(k)), s.AxisName(k)
	in := s.Lang.In
	switch {
	case column.Axis.Ragged():
		return Line{in(fmt.Sprintf("Stretch %s of %s to each row's length", axis, who), snug("把 %s 的%s拉伸到每行的长度", who, axis)),
			in("Each value is read again as often as its own row is long.", "每个值按所在行的长度重复读取。")}
	case s.holdNothing(k):
		return Line{in(fmt.Sprintf("Stretch %s of %s from 1 to %d", axis, who, column.Axis.Size), snug("把 %s 的%s从 1 拉伸到 %d", who, axis, column.Axis.Size)),
			in("There is no value to read again.", "没有值可以重复读取。")}
	case column.Axis.Size == 0:
		return Line{in(fmt.Sprintf("Stretch %s of %s from 1 to 0", axis, who), snug("把 %s 的%s从 1 变成 0", who, axis)),
			in("Read 0 times: no value is left.", "读取 0 次：一个值也不留下。")}
	}
	return Line{in(fmt.Sprintf("Stretch %s of %s from 1 to %d", axis, who, column.Axis.Size), snug("把 %s 的%s从 1 拉伸到 %d", who, axis, column.Axis.Size)),
		in("Dashed cells read the same stored values again. Nothing is copied.", "虚线格子重复读取同一个存储值，并不复制。")}
}

// holdNothing reports whether all operands that repeat along axis k are empty.
func (s Story) holdNothing(k int) bool {
	for n, m := range s.Trace.Columns[k].Meetings[:len(s.Trace.Operands)] {
		count, err := s.Trace.Operands[n].Shape.Count()
		if m.Stretched && (err != nil || count > 0) {
			return false
		}
	}
	return true
}

// AxisName returns the name of axis k of the result, or its number.
func (s Story) AxisName(k int) string {
	if name := s.Trace.Columns[k].Axis.Name; name != "" {
		return s.Lang.In("axis "+name, snug("%s轴", name))
	}
	return s.Lang.In(s.Lang.Axis(k), fmt.Sprintf("第 %d 轴", k))
}

// Axis returns "axis 2" or "轴 2".
func (l Lang) Axis(k int) string { return fmt.Sprintf("%s %d", l.In("axis", "轴"), k) }

// FirstOf says that of n blocks the first is drawn; n is -1 where there are
// more than can be counted.
func (l Lang) FirstOf(n int) string {
	if n < 0 {
		return l.In("the first of very many blocks", "极多块中的第一块")
	}
	return l.In("the first of "+grouped(n)+" blocks", grouped(n)+" 块中的第一块")
}

// Compute says what is done in every cell; first is that of the first cell,
// "0 + 1 = 1", or "" where values are not known.
func (s Story) Compute(first string) Line {
	text := s.Lang.In("The shapes are equal now: values in the same place meet.", "现在形状相同：相同位置的值相遇。")
	if first != "" {
		text += s.Lang.In(" First: ", "第一个：") + strings.ReplaceAll(first, " ", "\u00a0") + s.Lang.In(".", "。")
	}
	return Line{s.Lang.verb(s.Trace.Op), text}
}

// Finish says what came out.
func (s Story) Finish() Line {
	result := s.Trace.Result()
	title := s.Lang.In("Result: ", "结果：") + ShapeText(result)
	count, err := result.Count()
	if err != nil {
		return Line{title, s.Lang.In("More values than 64 bits can count.", "值的个数超过 64 位整数。")}
	}
	stored := 0
	for _, operand := range s.Trace.Operands {
		n, _ := operand.Shape.Count()
		stored += n
	}
	made := both{"computed", "算出"}
	if s.Trace.Op == engine.Identity {
		made = both{"read", "读出"}
	}
	return Line{title, s.Lang.In(
		fmt.Sprintf("%s %s from %s.", counted(count, "1 value", " values"), made.english, counted(stored, "1 stored value", " stored ones")),
		snug("由 %s 个存储值%s %s 个值。", grouped(stored), made.chinese, grouped(count)))}
}

// Fail says why axis k does not fit.
func (s Story) Fail(k int) Line {
	c := s.Trace.Columns[k].Conflict
	a, b := s.Names[c.Operands[0]], s.Names[c.Operands[1]]
	axis := s.AxisName(k)
	title := s.Lang.In(upper(axis)+" does not fit", axis+"不匹配")
	if c.Offsets {
		return Line{title, s.Lang.In(
			fmt.Sprintf("The lengths are equal, but %s and %s do not share one offsets object.", a, b),
			snug("长度相等，但 %s 与 %s 并不共用同一个偏移量对象。", a, b))}
	}
	if c.Row >= 0 {
		return Line{title, s.Lang.In(
			fmt.Sprintf("Row %d has %d in %s and %d in %s. Ragged rows never stretch.", c.Row, c.Sizes[0], a, c.Sizes[1], b),
			snug("第 %d 行在 %s 中长 %d，在 %s 中长 %d；不规则的行不能拉伸。", c.Row, a, c.Sizes[0], b, c.Sizes[1]))}
	}
	if s.Trace.Rule == engine.XArray || s.Trace.Rule == engine.J {
		return Line{title, s.Lang.In(
			fmt.Sprintf("%s has %d and %s has %d.", a, c.Sizes[0], b, c.Sizes[1]),
			snug("%s 是 %d，%s 是 %d。", a, c.Sizes[0], b, c.Sizes[1]))}
	}
	return Line{title, s.Lang.In(
		fmt.Sprintf("%s has %d, %s has %d, and neither is 1: these shapes do not broadcast.", a, c.Sizes[0], b, c.Sizes[1]),
		snug("%s 是 %d，%s 是 %d，都不是 1：这些形状不能广播。", a, c.Sizes[0], b, c.Sizes[1]))}
}

// Full says why the output cannot take the result.
func (s Story) Full() Line {
	have, want := ShapeText(s.Trace.Output.Shape), ShapeText(s.Trace.Result())
	return Line{s.Lang.In("The output cannot grow", "输出不能变大"), s.Lang.In(
		fmt.Sprintf("The values have shape %s, but %s is memory of shape %s.", want, s.outputName(), have),
		snug("结果的形状是 %s，而 %s 的内存形状是 %s。", want, s.outputName(), have))}
}

// upper returns s with a capital first letter.
func upper(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

// plural returns one where n is 1, else many with n for its %d.
func plural(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return fmt.Sprintf(many, n)
}

// counted returns one where n is 1, else n and many.
func counted(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return grouped(n) + many
}

// grouped returns n with a comma before every three digits, from 10,000 on.
func grouped(n int) string {
	s := fmt.Sprint(n)
	if n < 10_000 {
		return s
	}
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// list joins names: "A", "A and B", "A, B and C".
func list(l Lang, names []string) string {
	if len(names) < 2 || l == Chinese {
		return strings.Join(names, "、")
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " and " + names[last]
}
