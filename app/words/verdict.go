package words

import (
	"math"
	"slices"

	"shapecast/engine"
)

// runs is what is said of an operation that runs and raises no question.
var runs = both("It runs" + zh + "能运行")

// judged returns the verdict and what is below it, as it is from Match on.
func judged(s *Story, counted bool) Say {
	if s.Trace.GivesNothing() {
		long, short, small := fault(s)
		return s.Lang.verdict(Failing, long, short, small)
	}
	if broken(s) {
		return question(s, both("Runs by the rule – fails in TensorFlow"+zh+"按规则能运行，TensorFlow 却会失败"), both("Fails in TensorFlow today"+zh+"TensorFlow 目前会失败"))
	}
	if checks := s.checks(); len(checks) > 0 {
		return asked(s, checks[0])
	}
	return s.Lang.verdict(Running, runs, runs, belowVerdict(s, counted))
}

// broken reports whether TensorFlow fails where its rule gives a result.
func broken(s *Story) bool {
	_, broken := s.Trace.TensorFlowDefect()
	return broken && s.Trace.Library == engine.InTensorFlow
}

// sayBrokenElsewhere says what TensorFlow does instead.
func sayBrokenElsewhere(s *Story) clause {
	d, _ := s.Trace.TensorFlowDefect()
	return s.tell(both("By the rule this runs."+zh+"按规则能运行。"),
		both("But TensorFlow reads the rows of %[1]s as if none were repeated. Write them out."+zh+"但 TensorFlow 读 %[1]s 的各行时不算重复。请把重复的行写出来。").with(s.name(d.Operand)))
}

// Check returns the question that a check asks, and why it is asked.
func (s *Story) Check(c engine.Check) Line {
	d := sayDoubt(s, c)
	return Line{asked(s, c).Verdict, d.lead + s.Lang.Gap() + d.rest}
}

// question returns a verdict that asks.
func question(s *Story, long, short both) Say {
	return s.Lang.verdict(Checking, long, short, "")
}

// asked returns the question of a check.
func asked(s *Story, c engine.Check) Say {
	result := shortShape(s.Trace.Result())
	n, ok := s.cells()
	switch {
	case c.Reason == engine.SquareAxis:
		return whichAxis(s, c)
	case c.Reason == engine.WrittenTwice:
		return question(s, both("It runs – but is each to count?"+zh+"能运行，但每一次都该算上吗？"), both("Runs – does each count?"+zh+"能运行，每次都算吗？"))
	case c.Reason == engine.LibraryWarns:
		return question(s, both("It runs – but %s warns"+zh+"能运行，但 %s 给出警告").with(s.Trace.Library.Name()), both("Runs – %s warns"+zh+"能运行，%s 有警告").with(s.Trace.Library.Name()))
	case c.Reason == engine.LabelsDropped:
		return question(s, both("It runs – but is it meant to drop entries?"+zh+"能运行，但你要丢掉一些条目吗？"), both("Runs – drop entries?"+zh+"能运行，要丢条目吗？"))
	case c.Reason == engine.RankGrew && s.Trace.Rule == engine.XArray:
		return question(s, both("It runs – but are both names meant?"+zh+"能运行，但两个名称都是你要的吗？"), both("Runs – are both meant?"+zh+"能运行，两个名称都要吗？"))
	case ok && n == 0:
		return question(s, both("It runs – but is an empty result meant?"+zh+"能运行，但你要的是空的结果吗？"), both("Runs – is empty meant?"+zh+"能运行，要空结果吗？"))
	}
	return question(s,
		fitting(s, verdictRoom, both("It runs – but is %s what you meant?"+zh+"能运行，但你要的是 %s 吗？").with(result),
			both("It runs – but is this shape what you meant?"+zh+"能运行，但你要的是这个形状吗？")),
		fitting(s, shortRoom, both("Runs – is %s meant?"+zh+"能运行，要 %s 吗？").with(result), both("Runs – is this meant?"+zh+"能运行，是你要的吗？")))
}

// whichAxis asks which of two axes of one size is meant.
func whichAxis(s *Story, c engine.Check) Say {
	_, k := followed(s, c)
	axis := s.axis(k)
	return question(s,
		fitting(s, verdictRoom, both("It runs – but is %s the axis you meant?"+zh+"能运行，但你要的是%s吗？").fill(axis),
			both("It runs – but is this the axis you meant?"+zh+"能运行，但你要的是这个轴吗？")),
		fitting(s, shortRoom, both("Runs – is %s meant?"+zh+"能运行，要%s吗？").fill(axis), both("Runs – is this axis meant?"+zh+"能运行，轴对吗？")))
}

// fitting returns a text that needs no more than some room, else the shorter one.
func fitting(s *Story, most int, text, shorter both) both {
	if room(s.Lang.text(text)) > most {
		return shorter
	}
	return text
}

// followed returns the padded operand that a check about two axes is about, and which of
// the axes it has values of its own along.
func followed(s *Story, c engine.Check) (n, k int) {
	for n := range s.Trace.Operands {
		for _, k := range c.Axes {
			if m := s.Trace.Columns[k].Meetings[n]; len(s.added(n)) > 0 && !m.Stretched && !m.Padded() {
				return n, k
			}
		}
	}
	return 0, c.Axes[len(c.Axes)-1]
}

// noRoom says which value has no room in the type of the result, and how many have none; "" where
// all have.
func noRoom(s *Story) both {
	lost := s.lost()
	whole, stored := lost.Whole, lost.Stored
	said, all := both("%[1]v has no room in %[2]s: %[3]v is stored"+zh+"%[2]s 放不下 %[1]v，存的是 %[3]v"), both("; %s values wrap around"+zh+"；共有 %s 个值回绕")
	switch {
	case !stored.Known:
		return ""
	case whole != math.Trunc(whole):
		said, all = both("%[2]s holds whole numbers: %[1]v is cut to %[3]v"+zh+"%[2]s 只存整数：%[1]v 截成 %[3]v"), both("; %s values are cut"+zh+"；共截断 %s 个值")
	}
	return said.with(whole, stored.DType.String(), stored.AsFloat()).add(all.with(lost.Count).unless(lost.Count > 1, ""))
}

// belowVerdict returns what is below the verdict of an operation that runs. Where the stored numbers
// are counted beside it, they are not counted again.
func belowVerdict(s *Story, counted bool) both {
	n, ok := s.cells()
	lost := noRoom(s)
	switch {
	case lost != "" && !counted:
		return lost
	case s.aliased():
		return both("%[1]s and %[2]s are one array"+zh+"%[1]s 和 %[2]s 是同一个数组").with(s.name(0), s.name(1))
	case s.wraps():
		return both("uint8 holds 0 to 255: other %[1]s wrap around"+zh+"uint8 只放得下 0 到 255，超出的%[2]s会回绕").fill(s.yield().many, s.yield().one)
	case !ok:
		return both("More values than 64 bits can count" + zh + "值多到 64 位整数数不清")
	case s.Trace.StoresAnew():
		return both("%[1]s stored anew"+zh+"新存了 %[2]s 个值").fill(values(n), number(n))
	case s.into(engine.Target):
		return viewed(s, n)
	case s.kept() || s.into(engine.Out):
		return both("No new array is made" + zh + "不会新建数组")
	case n == 0:
		return both("0 %[1]s: the result is empty"+zh+"0 个%[2]s：结果是空的").fill(s.yield().many, s.yield().one)
	case s.single():
		return storage(s, s.stored())
	case s.Trace.Locates():
		return both("%[1]s places to pick from" + zh + "要取 %[1]s 个位置").fill(number(n))
	case s.Trace.Op == engine.Identity && s.Trace.Output == nil:
		return both("Only shapes are compared" + zh + "只比较形状")
	case s.into(engine.Assigned):
		return both("%[1]s written from %[2]s"+zh+"用%[2]s写入 %[1]s").fill(counting(s, n), storage(s, s.stored()))
	case s.ragged():
		return both("Each row keeps its length" + zh + "每一行保持自己的长度")
	}
	if number := scalar(s); number >= 0 && len(s.Trace.Operands) == 2 && n > 1 {
		return both("%[1]s, read %[2]s"+zh+"%[1]s，读 %[2]s").fill(numbersOf(s, 1), times(n))
	}
	if passes := len(s.Trace.Operands) - 1; passes > 1 && s.Trace.Op != engine.Where { // A + B + C is two sums
		return both("%[1]s, %[2]s for each cell"+zh+"%[1]s，每格 %[3]s 个").fill(counting(s, passes*n), inWords(passes), number(passes))
	}
	if counted {
		return counting(s, n)
	}
	return both("%[1]s from %[2]s"+zh+"%[1]s，来自%[2]s").fill(counting(s, n), storage(s, s.stored()))
}

// aliased reports whether an array is compared with itself, under another name.
func (s *Story) aliased() bool {
	if len(s.Trace.Operands) != 2 || s.Trace.Op != engine.Subtract && (s.Trace.Op < engine.Equal || s.Trace.Op > engine.GreaterEqual) {
		return false
	}
	a, b := s.Trace.Operands[0], s.Trace.Operands[1]
	return a.Name != "" && b.Name != "" && a.Name != b.Name && a.Owner != nil && a.Owner == b.Owner && a.Shape.IsDense() && a.Shape.SameExtent(b.Shape) &&
		a.Shape.SameExtent(a.Owner.Shape) && slices.Equal(a.StridesOrDefault(), b.StridesOrDefault())
}

// wraps reports whether values that are not known may have no room in uint8.
func (s *Story) wraps() bool {
	op, unknown := s.Trace.Op, func(o engine.Operand) bool { return !o.Values.Known() }
	return (op == engine.Add || op == engine.Subtract || op == engine.Multiply) && slices.ContainsFunc(s.Trace.Operands, unknown) &&
		engine.ResultType(s.Trace.Library, s.Trace.Operands...) == engine.Uint8
}

// single reports whether the story is of one array alone.
func (s *Story) single() bool {
	return s.Trace.Op == engine.Identity && s.Trace.Output == nil && len(s.Trace.Operands) == 1
}

// viewed says how often the values of a view are read.
func viewed(s *Story, n int) both {
	stored := s.stored()
	if stored == 0 || n%stored != 0 || n == 0 {
		return storage(s, stored)
	}
	return both("%[1]s, read %[2]s"+zh+"%[1]s，读 %[2]s").fill(storage(s, stored), times(n/stored))
}

// blamed returns the axis that the story ends at: the first that is compared
// and does not fit.
func blamed(s *Story) int {
	conflicts := s.Trace.Conflicts()
	if s.left() || s.Trace.Rule == engine.XArray {
		return conflicts[0]
	}
	return slices.Max(conflicts)
}
