package words

import (
	"strings"

	"shapecast/engine"
	"shapecast/engine/dialect"
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
		return l.line(title, abouts[r.Kind-dialect.Elsewhere])
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

// abouts says what each kind of message is about that names no shapes that meet.
var abouts = [...]both{
	"The message names no shapes to line up." + zh + "这条报错没有说出可以对齐的形状。",
	"Shapes do not broadcast, and the message leaves them out. Print a.shape and b.shape and write them here: ones(3, 4) + ones(3)." + zh + "形状不能广播，而报错里没有写出形状。请打印 a.shape 和 b.shape，写成：ones(3, 4) + ones(3)。",
	"It is about a matrix product: the last axis of the first operand and the last but one of the second must be equal. A 1 does not stretch there; only the axes before them broadcast." + zh + "它说的是矩阵乘法：第一个操作数的最后一个轴与第二个的倒数第二个轴必须相等。这里的 1 不会拉伸；只有它们前面的轴才会广播。",
	"It is about a reshape, which counts the same values in another way: the product of the sizes must stay the same. Nothing broadcasts." + zh + "它说的是改变形状，也就是换一种方式数同样的值：各个大小的乘积必须不变。这里没有广播。",
	"It is about joining arrays, which does not broadcast: all axes but the joined one must be equal." + zh + "它说的是拼接，拼接不会广播：除了拼接的轴以外，所有的轴都必须相等。",
	"It is about an index. An index must exist on its axis, and a mask must be as long as its axis: neither stretches." + zh + "它说的是索引。索引必须在轴的范围内，掩码必须与轴一样长：两者都不会拉伸。",
	"It is about the axes of one array: which it has, or which of them have size 1. Nothing broadcasts there." + zh + "它说的是一个数组的轴：有哪些轴，或者哪些轴的大小是 1。这里没有广播。",
	"It compares lengths that must be equal. Nothing broadcasts there, so a 1 does not stretch." + zh + "它比较的是必须相等的长度。这里没有广播，所以 1 不会拉伸。",
	"It is about lists of different lengths, which make no rectangular array." + zh + "它说的是长度不同的列表，它们不能组成矩形的数组。",
	"It wants one value where the array has several: use any, all or an index." + zh + "这里需要一个值，而数组有好几个：请用 any、all 或索引。",
	"It is about the types of the values, not about shapes." + zh + "它说的是值的类型，而不是形状。",
	"It is about an einsum: axes of different sizes have the same letter. Paste the line that calls einsum to see which." + zh + "它说的是 einsum：大小不同的轴用了同一个字母。把调用 einsum 的那一行贴进来，就能看到是哪些轴。",
}

// Unsaid returns what is drawn of what a message leaves out, "" where it leaves out nothing.
func (l Lang) Unsaid(r dialect.Reading) string {
	said := both("Sizes that the message leaves out are drawn as 1." + zh + "报错没有说出的大小画成 1。")
	switch {
	case r.Op == engine.Where && r.Library != engine.InTensorFlow:
		said = both("The message does not name the function. Three shapes are drawn as those of where." + zh + "报错没有说是哪个函数。三个形状按 where 来画。")
	case !r.Partial:
		return ""
	case r.Kind == dialect.Reshaping:
		said = both("The message leaves out the shape before. The values are drawn in a row." + zh + "报错没有说出原来的形状，值按一行来画。")
	case r.Kind == dialect.Axes && strings.Contains(r.Program, ".sum("):
		said = both("The message leaves out the function and the sizes. A sum is drawn, with sizes of 1." + zh + "报错没有说出函数和各个大小，按求和来画，大小都画成 1。")
	case r.Library == engine.InXArray:
		said = both("The message does not say which size is whose, nor which other axes there are." + zh + "报错没有说哪个大小属于谁，也没有说还有哪些轴。")
	case r.Kind == dialect.InPlace:
		said = both("The message names the shape of the result, not that of the operand." + zh + "报错说的是结果的形状，而不是操作数的形状。")
	case r.Kind == dialect.Product:
		said = both("Axes that the message leaves out are not drawn." + zh + "报错没有说出的轴不画。")
	case r.Row >= 0:
		said = both("Rows that the message leaves out are not drawn." + zh + "报错没有说出的行不画。")
	}
	return said.of(l)
}
