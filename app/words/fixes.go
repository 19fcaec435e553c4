package words

import (
	"slices"
	"strings"
	"unicode"

	"shapecast/engine"
)

// A Fix is a repair in the terms of the program: what the line will mean.
type Fix struct {
	Means string // "One bonus per student"
	Short string // the same for phones: "Per student"
	Code  string // how it is written, "bonus[:, None]", short enough for a button
}

// A Repair is one that is offered: what it writes, "bonus[:, None]", and the program with it.
type Repair struct {
	engine.Repair
	Code, Program string
}

// Fixes returns the repairs that stand side by side. Those that would read the
// same on a phone are told apart by what they give.
func (s *Story) Fixes(repairs []Repair) []Fix {
	fixes := make([]Fix, len(repairs))
	for i, r := range repairs {
		fixes[i] = s.Fix(r.Repair)
		fixes[i].Code = s.codeOf(r)
	}
	if len(fixes) == 2 && fixes[0].Short == fixes[1].Short && !repairs[0].Result.SameExtent(repairs[1].Result) {
		for i := range fixes {
			fixes[i].Short += " " + shortShape(repairs[i].Result)
		}
	}
	return fixes
}

// longestCode is how many characters of code a button has room for on a phone.
const longestCode = 21

// codeOf returns the code of a repair: where it is long, with less of its operand.
func (s *Story) codeOf(r Repair) string {
	text := s.Trace.Operands[max(0, r.Operand)].Text
	before, rest, found := strings.Cut(r.Code, text)
	if found && text != "" && strings.Trim(before, "(") == "" && room(r.Code) > longestCode {
		return before + shortened(text, longestPart) + rest
	}
	return r.Code
}

// Fix returns a repair of the operation.
func (s *Story) Fix(r engine.Repair) Fix {
	means, short := intent(s, r)
	return Fix{Means: s.Lang.text(means), Short: s.Lang.text(short)}
}

// Mended returns the repair of a change that failed: a product of which a matrix is transposed, a
// reshape that leaves a size open, a mask on another axis, a join of an array with one axis more.
func (l Lang) Mended(c engine.Change, r Repair) Fix {
	means := turned(r.Result)
	switch shape := shortShape(r.Result); {
	case c.Asked != nil:
		means = both("-1 leaves a size open: %s" + zh + "-1 的大小由库算出：%s").with(shape)
	case c.NoAxis != nil, c.NoEntry != nil, c.Clamped != nil:
		means = both("-1 is the last one: %s" + zh + "-1 是最后一个：%s").with(shape)
	case !c.Failed():
		means = both("One entry of each row: %s" + zh + "每行取一项：%s").with(shape)
	case c.Name == "index":
		means = both("On the axis it fits: %s" + zh + "放到合适的轴上：%s").with(shape)
	case c.UnlikeRanks():
		means = both("With a new axis: %s" + zh + "加一个轴：%s").with(shape)
	}
	return Fix{l.text(means), l.text(means), r.Code}
}

func turned(result engine.Shape) both {
	return both("Transposed: %s" + zh + "转置：%s").with(shortShape(result))
}

// Confirm returns what a reader says who meant what a check asks about.
func (s *Story) Confirm() string {
	_, checks := engine.Judge(s.Trace)
	n, ok := s.cells()
	if len(checks) > 0 && checks[0].Reason == engine.BothStretched && len(s.Trace.Operands) == 2 && ok && n > 0 {
		return s.Lang.In("I meant all pairs", "我要的就是两两配对")
	}
	return s.Lang.Meant()
}

// Meant is what a reader says who meant what is asked about.
func (l Lang) Meant() string { return l.In("I meant this", "我要的就是这样") }

// repaired returns the name of what a repair changes.
func repaired(s *Story, r engine.Repair) string {
	if r.Operand < 0 {
		return outputName(s)
	}
	o, name := s.Trace.Operands[r.Operand], s.names[r.Operand]
	if call, _, found := strings.Cut(o.Text, "("); found && o.Name == "" && name != o.Text && isPart(call) {
		return call + "(…)" // a letter stands in the figure, and not in the code
	}
	return name
}

// follows returns the axes of the repaired result on which the changed operand
// has more than one value.
func follows(r engine.Repair) []int {
	var axes []int
	first := r.Result.Rank() - r.NewShape.Rank()
	for k, axis := range r.Result.Axes {
		if k >= first && !axis.One() && !slices.Contains(r.Shared, k) {
			axes = append(axes, k)
		}
	}
	return axes
}

// intent returns what the operation means after a repair, in a line and in a
// word or two.
func intent(s *Story, r engine.Repair) (means, short both) {
	name := shortened(repaired(s, r), longestPart)
	switch r.Kind {
	case engine.RepairOutput:
		means = both("Put the %[1]s in a new array: %[2]s"+zh+"把%[1]s放进新数组：%[2]s").fill(s.yield().many, plain(shortShape(r.Result)))
		return means, both("New array" + zh + "新数组")
	case engine.RepairRename:
		k := r.Axes[0]
		from, to := s.Trace.Operands[r.Operand].Shape.Axes[k].Name, r.NewShape.Axes[k].Name
		return both("%[1]s is the same axis as %[2]s"+zh+"%[1]s 就是 %[2]s 轴").with(shortened(from, longestText), shortened(to, longestText)), both("Same axis" + zh + "同一个轴")
	}
	switch r.Kind {
	case engine.RepairTurn:
		return turned(r.Result), both("Transposed" + zh + "转置")
	case engine.RepairReduce:
		return reduces(r)
	case engine.RepairCast:
		return both("As %s: %s"+zh+"转成 %s：%s").with(r.To, shortShape(r.Result)), both("As %s" + zh + "转成 %s").with(r.To)
	case engine.RepairEach:
		return both("Each one counts" + zh + "每一次都算上"), both("Each one counts" + zh + "每次都算")
	}
	return relation(s, r, name)
}

// reduces says along which axis an operand is reduced instead, and what that gives.
func reduces(r engine.Repair) (means, short both) {
	axis, gives := both("axis %s"+zh+"轴\u00a0%s").with(r.Axes[0]), plain(shortShape(r.NewShape))
	if r.NewShape.Rank() == 1 && r.Result.Rank() == 2 {
		gives = [...]both{"one value per column" + zh + "每列一个值", "one value per row" + zh + "每行一个值"}[r.Axes[0]]
	}
	return both("Reduce along %[1]s: %[2]s"+zh+"改为沿%[1]s归约：%[2]s").fill(axis, gives), both("Along %[1]s" + zh + "沿%[1]s").fill(axis)
}

// relation says how many values of the changed operand go with what.
func relation(s *Story, r engine.Repair, name string) (means, short both) {
	follows := follows(r)
	shape := shortShape(r.Result)
	switch {
	case everyPair(s, r, 1):
		return both("All pairs: %s" + zh + "两两配对：%s").with(shape), both("All pairs" + zh + "两两配对")
	case r.Result.Rank() == 3 && everyPair(s, r, r.Result.Axes[2].Size):
		return both("All pairs of rows: %s" + zh + "各行两两配对：%s").with(shape), both("All pairs" + zh + "两两配对")
	case !r.KeepsOther && !r.Result.SameExtent(r.NewShape):
		return both("A larger result: %s" + zh + "更大的结果：%s").with(shape), both("Larger" + zh + "更大")
	case len(r.Shared) == 0:
		return both("Each with its own: %s" + zh + "一一对应：%s").with(shape), both("One to one" + zh + "一一对应")
	case len(follows) == 0:
		return both("One %[1]s for all" + zh + "所有的值共用%[1]s").fill(oneOf(name)), both("One for all" + zh + "共用一个")
	case len(follows) == 1:
		return per(s, r, follows[0], name)
	}
	return along(s, r, follows, name)
}

// along says along which of several axes the changed operand has values.
func along(s *Story, r engine.Repair, follows []int, name string) (means, short both) {
	named := func(list []int) both { return listed(each(list, func(k int) both { return resultAxisCalled(r, k) })) }
	which := named(follows)
	if len(follows) > 2 {
		return both("%[1]s repeats along %[2]s"+zh+"%[1]s 沿%[2]s重复").fill(plain(name), named(r.Shared)),
			both("Repeats on %[1]s" + zh + "沿%[1]s重复").fill(named(r.Shared[:1]).unless(len(r.Shared) < 2, axes(len(r.Shared))))
	}
	return both("%[1]s goes along %[2]s"+zh+"%[1]s 沿%[2]s变化").fill(plain(name), which), both("Along %[1]s" + zh + "沿%[1]s").fill(which)
}

// everyPair reports whether, after a repair, each value of one operand meets
// each value of the other, or each row of so many values each row.
func everyPair(s *Story, r engine.Repair, row int) bool {
	if len(s.Trace.Operands) != 2 || r.KeepsOther {
		return false
	}
	a, errA := s.shape(0).Count()
	b, errB := s.shape(1).Count()
	n, err := r.Result.Count()
	return errA == nil && errB == nil && err == nil && a > 0 && row > 0 && b%row == 0 && n%a == 0 && n/a == b/row
}

// resultAxisCalled names an axis of the repaired result.
func resultAxisCalled(r engine.Repair, k int) both {
	return called(r.Result.Axes[k].Name, k, longestPart)
}

// per says that an operand has one value for each entry of axis k of the
// repaired result: each student, each row, each column.
func per(s *Story, r engine.Repair, k int, name string) (means, short both) {
	axis := resultAxisCalled(r, k)
	each, by := two("per entry of "+axis.english(), axis.chinese()+"每项"), two("Along "+axis.english(), "按"+axis.chinese())
	switch own := r.Result.Axes[k].Name; {
	case own != "":
		word := one(shortened(own, longestPart))
		each, by = two("per "+word, "每个 "+word), two("Per "+word, "按 "+word)
	case r.Result.Rank() == 2 && k == 0:
		each, by = both("per row"+zh+"每行"), both("Per row"+zh+"按行")
	case r.Result.Rank() == 2:
		each, by = both("per column"+zh+"每列"), both("Per column"+zh+"按列")
	}
	return both("One %[1]s %[2]s"+zh+"%[2]s用%[1]s").fill(oneOf(name), each), by
}

// oneOf returns what one names of what a name says: "bonus", 一个 bonus; "value of B", B 的一个值.
func oneOf(name string) both {
	word := one(name)
	if strings.HasPrefix(word, "value of ") {
		return two(word, name+" 的一个值")
	}
	return two(word, "一个 "+name)
}

// one returns the English word for one of what a name says: bonus, student, a
// value of b. Names are of the reader's own, so only the common plurals count.
func one(name string) string {
	if len(name) < 3 || unicode.IsUpper(rune(name[0])) || !unicode.IsLetter(rune(name[0])) || strings.ContainsAny(name, "()[].") {
		return "value of " + name
	}
	for _, kept := range [...]string{"ss", "us", "is", "eps", "pos", "bias", "series", "species", "…"} {
		if strings.HasSuffix(name, kept) {
			return name
		}
	}
	for _, plural := range [...][2]string{{"ies", "y"}, {"sses", "ss"}, {"xes", "x"}, {"ches", "ch"}, {"shes", "sh"}, {"s", ""}} {
		if root, found := strings.CutSuffix(name, plural[0]); found {
			return root + plural[1]
		}
	}
	return name
}
