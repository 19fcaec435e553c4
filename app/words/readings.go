package words

import (
	"strings"

	"shapecast/engine"
	"shapecast/engine/dialect"
	"shapecast/engine/run"
)

// RuleName returns the systems that follow a rule, the same in both languages.
func RuleName(r engine.Rule) string {
	return [...]string{engine.NumPy: "NumPy · PyTorch · TensorFlow · JAX", engine.Julia: "Julia", engine.J: "J · BQN · Uiua",
		engine.XArray: "xarray", engine.Awkward: "Awkward Array", engine.TorchNested: "PyTorch nested"}[r]
}

// Gap returns the space between two sentences.
func (l Lang) Gap() string { return l.In(" ", "") }

// Defect says that TensorFlow fails where its rule gives a result.
func (s *Story) Defect(d engine.TensorFlowDefect) Line {
	return s.Lang.line(
		both("TensorFlow currently fails here"+zh+"TensorFlow 目前在这里会失败"),
		both("By the rule this runs. But %[1]s has one size where %[2]s is ragged, and is repeated along %[3]s too; TensorFlow then reads its rows as if none were repeated. Write the repeated rows out."+zh+"按规则能运行。但%[2]s不规则，而 %[1]s 在这里只有一个大小，又要沿%[3]s重复；TensorFlow 这时会当作没有重复来读取各行。请把重复的行写出来。").
			with(s.names[d.Operand], axisTitle(s, d.Axis), axisTitle(s, d.Outer)))
}

// RowSplits translates TensorFlow's text about a ragged conflict, whose
// indices count row splits and not rows.
func (s *Story) RowSplits(axis int) string {
	c := s.Trace.Columns[axis].Conflict
	if c == nil || c.Row < 0 {
		return s.Lang.In(
			"[False] and [True] only say that the sizes of "+axisTitle(s, axis)+" do not match.",
			"[False] 和 [True] 只表示"+axisTitle(s, axis)+"的大小不匹配。")
	}
	return both("The numbers are row splits: split %[1]s is where row %[2]s ends. That row of %[3]s has %[4]s in %[5]s and %[6]s in %[7]s."+zh+"这些数是 row splits：第 %[1]s 个是第 %[2]s 行的结尾。%[3]s的这一行在 %[5]s 中有 %[4]s 个，在 %[7]s 中有 %[6]s 个。").
		with(c.Row+1, c.Row, axisTitle(s, axis), c.Sizes[0], s.names[c.Operands[0]], c.Sizes[1], s.names[c.Operands[1]]).of(s.Lang)
}

// Reading returns what a pasted message says and what it leaves unsaid.
func (l Lang) Reading(r dialect.Reading) Line {
	title := both("%[1]s says: %[2]s"+zh+"%[1]s 的报错：%[2]s").with(r.Library.Name(), r.Type)
	if r.Library == "" {
		title = both("The message: %s" + zh + "报错：%s").with(r.Type)
	}
	if met := r.Sizes; met != [2]int{} {
		text := both("%[1]s and %[2]s must be equal there: nothing broadcasts." + zh + "那里的 %[1]s 和 %[2]s 必须相等：没有广播。")
		if r.Kind == dialect.Joining {
			text = both("Arrays are joined along one axis; along each other one their sizes must be equal. Here they are %[1]s and %[2]s." + zh + "数组沿一个轴拼接，其余各轴的大小必须相等。这里是 %[1]s 和 %[2]s。")
		} else if met[0] == 1 || met[1] == 1 {
			text = both("%[1]s and %[2]s must be equal there: nothing broadcasts, and a 1 does not stretch." + zh + "那里的 %[1]s 和 %[2]s 必须相等：没有广播，1 也不会拉伸。")
		}
		return l.line(title, text.with(met[0], met[1]))
	}
	if r.Kind >= dialect.Elsewhere {
		return l.line(title, told("subject_of", int(r.Kind-dialect.Elsewhere)))
	}
	shapes := make([]string, len(r.Shapes))
	for i, shape := range r.Shapes {
		if shapes[i] = ShapeText(shape); !shape.IsDense() {
			shapes[i] = shape.String()
		}
	}
	text := both("It is about the shapes %s." + zh + "它说的是形状 %s。").with(strings.Join(shapes, l.In(" and ", "、"))).of(l)
	if r.Axis >= 0 {
		text += l.Gap() + both("It blames axis %s."+zh+"它指出的是轴\u00a0%s。").with(r.Axis).of(l)
	}
	if r.Row >= 0 {
		text += l.Gap() + both("The first row that differs is row %s."+zh+"第一个不同的是第 %s 行。").with(r.Row).of(l)
	}
	if unsaid := l.Unsaid(r); unsaid != "" {
		text += l.Gap() + unsaid
	}
	return Line{title.of(l), text}
}

// told returns what a function says of a message. The texts are fetched with the forms of messages.
func told(function string, of any) both {
	said, _ := run.Told(function, of).Python.(string)
	return both(said)
}

// Unsaid returns what is drawn of what a message leaves out, "" where it leaves out nothing.
func (l Lang) Unsaid(r dialect.Reading) string {
	what := "sizes"
	switch {
	case r.Op == engine.Where && r.Library != engine.InTensorFlow:
		what = "function"
	case !r.Partial:
		return ""
	case r.Kind == dialect.Reshaping:
		what = "shape"
	case r.Kind == dialect.Axes && strings.Contains(r.Program, ".sum("):
		what = "sum"
	case r.Library == engine.InXArray:
		what = "sides"
	case r.Kind == dialect.InPlace:
		what = "operand"
	case r.Kind == dialect.Product, r.Kind == dialect.Picking && !strings.Contains(r.Program, ":, "):
		what = "axes"
	case r.Row >= 0:
		what = "rows"
	}
	return told("unsaid_of", what).of(l)
}
