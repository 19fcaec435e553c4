package words

import (
	"fmt"
	"slices"
	"strings"

	"shapecast/engine"
)

// A ChangeStory is a change with the names that its arrays have in the figure:
// that of From, then those of With.
type ChangeStory struct {
	Lang   Lang
	Change engine.Change
	arrays []engine.Operand // From and With
	names  []string
	meant  bool
}

// ChangeStoryOf returns the story of a change whose arrays are called as in
// the code, or by a letter where the code has no name for them.
func ChangeStoryOf(l Lang, c engine.Change) *ChangeStory {
	arrays := append([]engine.Operand{c.From}, c.With...)
	s := &ChangeStory{Lang: l, Change: c, arrays: arrays, names: namesOf(arrays, c.Program)}
	if c.Name == "array" {
		for n := range s.names {
			s.names[n] = fmt.Sprintf(l.In("row %d", "第 %d 行"), n)
		}
	}
	return s
}

// Meant returns the story of a change that was meant as it is.
func (s *ChangeStory) Meant() *ChangeStory {
	t := *s
	t.meant = true
	return &t
}

// ResultRow returns what the result is called.
func (s *ChangeStory) ResultRow() string {
	switch {
	case s.Change.Asked != nil:
		return s.Lang.In("to", "目标")
	case s.Change.Failed():
		return within(s.Lang, "") // nothing came of it
	case s.Change.InPlace:
		return After(s.Lang, s.names[0])
	}
	return within(s.Lang, s.Change.Within)
}

// Names returns what the arrays are called: that of From, then those of With.
func (s *ChangeStory) Names() []string { return s.names }

// Steps lists the steps: values gather where many become one.
func (s *ChangeStory) Steps() []Stop {
	if s.folds() {
		return []Stop{Axis, Gather, Result}
	}
	return []Stop{Axis, Result}
}

// StopName returns what a step is called; in a product rows meet columns.
func (s *ChangeStory) StopName(stop Stop) string {
	if stop == Axis && s.Change.Name == "matmul" {
		stop = Match
	}
	return s.Lang.StopName(stop)
}

// Last returns the index of the last step; a product that fails ends at its axes.
func (s *ChangeStory) Last() int {
	if s.Change.Failed() {
		return 0
	}
	return len(s.Steps()) - 1
}

// Empty reports whether there is nothing to do at a step.
func (s *ChangeStory) Empty(stop Stop) bool { return stop == Gather && s.along() == 1 }

// folds reports whether values along some axes become one.
func (s *ChangeStory) folds() bool { return len(s.Change.Reduced) > 0 }

// along returns how many values become one, at most where rows have different lengths.
func (s *ChangeStory) along() int {
	n := 1
	for _, k := range s.Change.Reduced {
		axis := s.Change.From.Shape.Axes[k]
		n *= slices.Max(append(slices.Clip(axis.Lengths), axis.Size))
	}
	return n
}

// Say returns the text under the figure at a step. Nothing is asked: the table
// shows the sizes of the result from the first step on.
func (s *ChangeStory) Say(stop Stop) Say {
	if s.Change.Failed() {
		return s.failed()
	}
	said, c := s.Lang.verdict(Running, runs, runs, s.small()), s.clause(stop)
	if s.Change.MeetsAll() && !s.meant {
		shape := shortShape(s.Change.To.Shape)
		said = s.Lang.verdict(Checking, both("It runs – but is %s what you meant?"+zh+"能运行，但你要的是 %s 吗？").with(shape),
			both("Runs – is %s meant?"+zh+"能运行，要 %s 吗？").with(shape), "")
		c = s.Lang.clause(both("Every row is read at every index."+zh+"每一行都取了所有的下标。"),
			both("So each row gives %s entries, not one."+zh+"所以每行取出 %s 项，而不是一项。").with(s.Change.To.Shape.Axes[1].Size))
	}
	if e := s.Change.Clamped; e != nil && !s.meant {
		end := both("last" + zh + "最后")
		if e.Index < 0 {
			end = both("first" + zh + "最前")
		}
		said = s.Lang.verdict(Checking, both("It runs – but is index %s what you meant?"+zh+"能运行，但你要的是下标 %s 吗？").with(e.Index),
			both("Runs – is index %s meant?"+zh+"能运行，要下标 %s 吗？").with(e.Index), "")
		c = s.Lang.clause(both("Index %s is outside axis %s, of size %s."+zh+"下标 %s 超出了轴\u00a0%s，它的大小是 %s。").with(e.Index, e.Axis, e.Size),
			both("JAX reads the %s entry instead, and no error is raised."+zh+"JAX 不报错，改读%s一项。").fill(end))
	}
	said.Lead, said.Rest = c.lead, c.fitted()
	return said
}

func (s *ChangeStory) clause(stop Stop) clause {
	var lead, rest both
	switch {
	case s.folds():
		lead, rest = s.folding(stop)
	case stop == Axis:
		lead, rest = s.moves()
	default:
		lead, rest = s.outcome()
	}
	return s.Lang.clause(lead, rest)
}

// Moves says in one sentence what the change does to the axes.
func (s *ChangeStory) Moves() string { return s.clause(Axis).lead }

// small returns what is below the verdict: of a reduction the shape with the axis, or without it.
// What is stored is said beside it.
func (s *ChangeStory) small() both {
	c := s.Change
	switch {
	case !s.folds():
		return ""
	case c.To.Shape.Rank() == c.From.Shape.Rank():
		return both("Without the axis: %s" + zh + "不保留这个轴：%s").with(ShapeText(s.unkept()))
	}
	return both("With the axis kept: %s" + zh + "保留这个轴：%s").with(ShapeText(s.keptShape()))
}

// values returns "1 value", "12 values".
func values(n int) both { return counted(n, combination) }

// moves says what becomes of the axes of a change that folds nothing.
func (s *ChangeStory) moves() (lead, rest both) {
	c := s.Change
	count, _ := c.From.Shape.Count()
	switch c.Name {
	case "matmul":
		return s.product()
	case "concatenate", "stack":
		return s.joined()
	case "reshape":
		return both("The same %[1]s, in other brackets."+zh+"还是这 %[2]s，只换了方括号。").fill(values(count), values(count)),
			both("Their order stays; the last axis runs fastest." + zh + "顺序不变，最后一个轴变化最快。")
	case "tile":
		return both("The whole array is written again and again." + zh + "整个数组一遍遍写下来。"), s.grown()
	case "repeat":
		lead = both("Each value is written several times in a row." + zh + "每个值连写几遍。")
		if n, _ := c.To.Shape.Count(); n <= count {
			lead = both("Each value is written as often as its count says." + zh + "每个值按自己的次数来写。")
		}
		return lead, s.grown()
	case "transpose":
		return both("The axes change places." + zh + "各轴交换位置。"), both("Each takes its size along." + zh + "每个轴带着自己的大小走。")
	case "flip":
		return both("An axis is read from its end." + zh + "从末尾倒着读。"), both("The shape stays." + zh + "形状不变。")
	case "squeeze":
		return both("Axes of size 1 go away." + zh + "去掉大小为 1 的轴。"), both("No value is lost." + zh + "值没有变少。")
	case "index", "expand_dims":
		return s.indexed()
	}
	return s.oneByOne()
}

// scanned says what is done along an axis, which an array of one axis does not name.
func (s *ChangeStory) scanned(does both) both {
	if s.Change.From.Shape.Rank() < 2 {
		return does.capital()
	}
	return both("Along %[1]s, %[2]s"+zh+"沿%[1]s，%[2]s").fill(called("", s.Change.Axis, 0), does)
}

// oneByOne says what is done to values one by one.
func (s *ChangeStory) oneByOne() (lead, rest both) {
	c := s.Change
	stays := both("The shape stays." + zh + "形状不变。")
	switch c.Name {
	case "astype":
		return both("Each value changes its type." + zh + "每个值换一种类型。"), both("From %s to %s; the shape stays."+zh+"从 %s 变成 %s，形状不变。").with(c.From.Values.DType, c.To.Values.DType)
	case "cumsum", "cumprod":
		return s.scanned(both("each value takes in those before it." + zh + "每个值把前面的都算进来。")), stays
	case "positive":
		return both("A plus sign changes nothing." + zh + "加号什么也不改变。"), stays
	case "sort", "argsort":
		return s.scanned(both("the values are put in order." + zh + "把值排好顺序。")), stays
	}
	if singly(c.Name) {
		return doneSingly(c), stays
	}
	if c.Puts != "" {
		return both("%[1]s is written to places in %[2]s."+zh+"%[1]s 写到 %[2]s 的一些位置上。").with(s.names[1], s.names[0]),
			both("Every index counts, even one that is repeated."+zh+"下标重复时，每一次都算。").unless(c.Puts != "set", both("What was there is gone; the rest stays."+zh+"那里原来的值没有了，其余的不变。"))
	}
	if c.Copied && c.Sources != nil && len(*c.Sources) > 0 && !slices.Contains(*c.Sources, -1) {
		return s.placed(c.Name)
	}
	if !c.From.Shape.SameExtent(c.To.Shape) {
		stays = both("The shape changes." + zh + "形状变了。")
	}
	if !c.Stores() {
		return both("%[1]s reads %[2]s another way."+zh+"%[1]s 换一种方式读 %[2]s。").with(c.Name, s.names[0]), stays
	}
	return both("%[1]s makes a new array of %[2]s."+zh+"%[1]s 用 %[2]s 得到一个新数组。").with(c.Name, s.names[0]), stays
}

// doneSingly says what a change does to each value.
func doneSingly(c engine.Change) both {
	switch c.Name {
	case "negative":
		return both("The sign of each value flips." + zh + "每个值取相反数。")
	case "absolute":
		return both("Each value loses its sign." + zh + "每个值取绝对值。")
	case "sqrt":
		return both("The square root of each value is taken." + zh + "每个值开平方。")
	case "logical_not", "invert":
		return both("Each bit flips."+zh+"每一位取反。").unless(c.To.Values.DType != engine.Bool, both("True and False change places."+zh+"真假互换。"))
	}
	return both("%[1]s is computed for each value." + zh + "对每个值求 %[1]s。").with(c.Name)
}

// placed says that a function copies values to other places.
func (s *ChangeStory) placed(function string) (lead, rest both) {
	return both("%[1]s copies values of %[2]s."+zh+"%[1]s 复制 %[2]s 里的值。").with(function, s.names[0]),
		both("Each goes to its new place." + zh + "每个值放到新的位置。")
}

// singly reports whether a change is made to each value without regard to the
// others.
func singly(name string) bool {
	for u := engine.Unary(0); u <= engine.LastUnary; u++ {
		if u.String() == name {
			return true
		}
	}
	return strings.HasPrefix(name, "is")
}

// grown says which axes become longer.
func (s *ChangeStory) grown() both {
	c := s.Change
	var grown []both
	for k, origin := range c.Axes {
		have := 1
		if origin >= 0 {
			have = c.From.Shape.Axes[origin].Size
		}
		if want := c.To.Shape.Axes[k].Size; have != want {
			grown = append(grown, both("on %[1]s, size %[2]s becomes size %[3]s"+zh+"在%[1]s上，大小 %[2]s 变成 %[3]s").
				fill(called(c.To.Shape.Axes[k].Name, k, longestText), number(have), number(want)))
		}
	}
	if len(grown) == 0 {
		return both("Every size stays as it is." + zh + "各个大小都不变。")
	}
	return both("%s." + zh + "%s。").fill(join(grown, both("; "+zh+"；")).capital())
}

// indexed says which axes an index adds, takes out and shortens.
func (s *ChangeStory) indexed() (lead, rest both) {
	c := s.Change
	var added, gone []both
	for k, origin := range c.Axes {
		if origin < 0 {
			added = append(added, called(c.To.Shape.Axes[k].Name, k, longestText))
		}
	}
	for k := range c.From.Shape.Axes {
		if !slices.Contains(c.Axes, k) {
			gone = append(gone, s.axisOf(k))
		}
	}
	switch {
	case c.Copied:
		if c.Within == "" && c.Index != "" && c.Index[0] != '[' {
			return s.placed(c.Index)
		}
		return both("The index picks values out of %[1]s." + zh + "索引从 %[1]s 里挑出一些值。").with(s.names[0]), both("What is picked is copied." + zh + "挑出来的值会复制一份。")
	case len(added) > 0 && len(gone) == 0:
		return both("A new axis of size 1 comes in: %[1]s."+zh+"多了一个大小为 1 的轴：%[1]s。").unless(len(added) == 1, both("New axes of size 1 come in: %[1]s."+zh+"多了几个大小为 1 的轴：%[1]s。")).fill(listed(added)),
			both("The other axes keep their order; no value is added." + zh + "其余各轴顺序不变，值没有变多。")
	case len(gone) > 0:
		lead = both("One entry of %[1]s is picked, so that axis goes away."+zh+"在%[1]s上只取一项，所以这个轴没有了。").
			unless(len(gone) == 1, both("One entry each of %[1]s is picked, so these axes go away."+zh+"在%[1]s上各取一项，所以这些轴没有了。"))
		rest = both("The other axes stay."+zh+"其余各轴不变。").unless(len(c.To.Shape.Axes) > 0, both("What is left is one value."+zh+"留下的是一个值。"))
		if len(added) > 0 {
			rest = both("A new axis of size 1 comes in: %[1]s." + zh + "又多了大小为 1 的轴：%[1]s。").fill(listed(added))
		}
		return lead.fill(listed(gone)), rest
	case slices.ContainsFunc(c.To.Strides, func(n int) bool { return n < 0 }):
		return both("An axis is read from its end." + zh + "有一个轴倒着读。"), s.grown()
	case c.From.Shape.SameExtent(c.To.Shape):
		return both("The index shows all of %[1]s." + zh + "索引取 %[1]s 的全部。").with(s.names[0]), s.grown()
	}
	return both("The index shows a part of %[1]s." + zh + "索引只取 %[1]s 的一部分。").with(s.names[0]), s.grown()
}

// joined says how arrays are laid beside each other.
func (s *ChangeStory) joined() (lead, rest both) {
	c := s.Change
	who := listed(each(s.names, func(name string) both { return plain(shortened(name, longestText)) }))
	if len(s.names) > fewRows {
		who = both("The arrays" + zh + "这些数组")
	}
	if c.Name == "stack" {
		return both("%[1]s are laid side by side along a new axis." + zh + "%[1]s 沿一个新轴并排放。").fill(who),
			both("The new axis has size %[1]s, one entry for each array." + zh + "新轴的大小是 %[1]s，每个数组占一项。").with(len(c.With) + 1)
	}
	return both("%[1]s are laid end to end." + zh + "%[1]s 首尾相接。").fill(who), s.sum()
}

// sum says what size the axis has along which arrays are laid end to end.
func (s *ChangeStory) sum() both {
	c := s.Change
	for k, axis := range c.To.Shape.Axes {
		if axis.Size != c.From.Shape.Axes[k].Size {
			return both("On %[1]s the sizes add up to size %[2]s."+zh+"%[1]s上的大小加起来是 %[2]s。").
				fill(called(axis.Name, k, longestText), number(axis.Size))
		}
	}
	return both("The other axes have to be equal." + zh + "其余各轴必须相等。")
}

// product says what meets in a matrix product, and which axes broadcast.
func (s *ChangeStory) product() (lead, rest both) {
	a, b := s.Change.From.Shape, s.Change.With[0].Shape
	k := a.Axes[a.Rank()-1].Size
	lead = both("Each row of %[1]s is multiplied by each column of %[2]s." + zh + "%[1]s 的每一行与 %[2]s 的每一列相乘。")
	switch {
	case a.Rank() == 1 && b.Rank() == 1:
		lead = both("The values of %[1]s are multiplied by those of %[2]s one to one." + zh + "%[1]s 与 %[2]s 的值一一相乘。")
	case a.Rank() == 1:
		lead = both("%[1]s is one row, multiplied by each column of %[2]s." + zh + "%[1]s 是一行，与 %[2]s 的每一列相乘。")
	case b.Rank() == 1:
		lead = both("Each row of %[1]s is multiplied by %[2]s, a single column." + zh + "%[1]s 的每一行与 %[2]s 这一列相乘。")
	}
	lead = lead.with(s.names[0], s.names[1])
	if max(a.Rank(), b.Rank()) > 2 {
		return lead, both("Both have size %[1]s there; the axes before the last two broadcast." + zh + "对应的轴大小都是 %[1]s；最后两个轴之前的轴照常广播。").with(k)
	}
	return lead, both("Both have size %[1]s there: the products are summed, so that axis goes away." + zh + "对应的轴大小都是 %[1]s：相乘之后求和，这个轴就没有了。").with(k)
}

// outcome says what shape came out, and what is stored.
func (s *ChangeStory) outcome() (lead, rest both) {
	c := s.Change
	lead = both("The result has the shape %s." + zh + "结果的形状是 %s。").with(shortShape(c.To.Shape))
	if c.To.Shape.Rank() == 0 {
		lead = both("The result is a single number." + zh + "结果是单个数。")
	}
	if c.InPlace {
		return both("%s itself has changed." + zh + "变的是 %s 本身。").with(s.names[0]), both("The shape stays." + zh + "形状不变。")
	}
	if !c.Stores() {
		return lead, both("It reads the values of %[1]s; none is copied." + zh + "它读取 %[1]s 的值，一个也不复制。").with(s.names[0])
	}
	n, err := c.To.Shape.Count()
	if err != nil {
		return lead, ""
	}
	if have, _ := c.From.Shape.Count(); n > have && (c.Name == "tile" || c.Name == "repeat") {
		return lead, both("%[1]s stored, where %[2]s were; broadcasting stores no copies."+zh+"存了 %[1]s，原来只有 %[2]s 个；广播则不存副本。").
			fill(values(n), number(have))
	}
	return lead, both("It keeps %[1]s in memory of its own." + zh + "它有自己的内存，存着 %[1]s。").fill(values(n))
}
