package words

import (
	"strings"

	"shapecast/engine"
	"shapecast/engine/run"
)

// mistakeOfAxes words axes that an array does not have, or not once.
func mistakeOfAxes(err error) (title, text both) {
	switch e := err.(type) {
	case *engine.AxisError:
		title = both{"There is no axis %s: the rank is %s", "没有轴\u00a0%s：秩是 %s"}.with(e.Axis, e.Rank)
		text = both{"Axes are numbered from 0 to %s, or from -1 to -%s from the right.",
			"轴从左往右编号为 0 到 %s，从右往左编号为 -1 到 -%s。"}.with(e.Rank-1, e.Rank)
		if e.Rank == 0 {
			text = both{"A scalar has no axes.", "标量没有轴。"}
		}
	case *engine.RepeatedAxisError:
		title = both{"Axis %s is named twice", "轴\u00a0%s 写了两次"}.with(e.Axis)
	case *engine.DuplicateNameError:
		title = both{"Two axes are called %s", "有两个轴都叫 %s"}.with(e.Name)
		text = both{"Axes are matched by name, so each needs one of its own.", "轴按名称对齐，所以每个轴都要有自己的名称。"}
	case *engine.SqueezeError:
		title = both{"Axis %s cannot be squeezed out: its size is %s", "轴\u00a0%s 不能去掉：它的大小是 %s"}.with(e.Axis, e.Size)
		text = both{"Only an axis of size 1 can go without losing a value.", "只有大小为 1 的轴去掉后才不会丢失值。"}
	case *engine.PermutationError:
		title = both{"%s axes are named, and the array has %s", "写了 %s 个轴，而数组有 %s 个轴"}.with(len(e.Axes), e.Rank)
		text = both{"A new order names every axis once.", "新的顺序要把每个轴都写一次。"}
	}
	return title, text
}

// mistakeOfIndices words indices that an array does not have.
func mistakeOfIndices(err error) (title, text both) {
	switch e := err.(type) {
	case *engine.IndexError:
		title = both{"There is no index %s on axis %s: its size is %s", "索引 %s 超出了轴\u00a0%s：它的大小是 %s"}.with(e.Index, e.Axis, e.Size)
		text = both{"Indices run from 0 to %s, or from -1 to -%s from the end.",
			"索引从 0 到 %s，或从末尾数起为 -1 到 -%s。"}.with(e.Size-1, e.Size)
		if e.Size == 0 {
			text = both{"The axis has no entries.", "这个轴上没有任何项。"}
		}
	case *engine.TooManyIndicesError:
		title = both{"%[1]s indices for an array of rank %[2]s", "给秩为 %[2]s 的数组写了 %[1]s 个索引"}.with(e.Given, e.Rank)
		text = both{"Each axis takes one index; None and … take none.", "每个轴只用一个索引；None 和 … 不占轴。"}
	case *engine.EllipsisError:
		title = both{"%s ellipses in one index", "一个索引里有 %s 个省略号"}.with(e.Count)
		text = both{"One already covers all the axes in between.", "一个就已经代表中间所有的轴。"}
	case *engine.StepError:
		title = both{"A step of 0 never arrives", "步长为 0 永远到不了终点"}
	case *engine.MaskError:
		title = both{"Axis %[1]s has the size %[2]s, and its mask %[3]s", "轴\u00a0%[1]s 的大小是 %[2]s，而掩码的大小是 %[3]s"}.with(e.Axis, e.Size, e.Mask)
		text = both{"A mask has one entry for each entry of its axis: it does not broadcast.",
			"掩码与轴上的项一一对应，不会广播。"}
	}
	return title, text
}

// mistakeOfJoins words arrays that are laid side by side, or repeated.
func mistakeOfJoins(err error) (title, text both) {
	switch e := err.(type) {
	case *engine.JoinError:
		title = both{"Axis %[1]s has size %[2]s in the first array and %[4]s in number %[3]s",
			"轴\u00a0%[1]s 在第 1 个数组中大小是 %[2]s，在第 %[3]s 个中是 %[4]s"}.with(e.Axis, e.Have[0], e.Operand+1, e.Have[1])
		if e.Axis < 0 {
			title = both{"The first array has rank %[1]s and number %[2]s has rank %[3]s",
				"第 1 个数组的秩是 %[1]s，第 %[2]s 个的秩是 %[3]s"}.with(e.Have[0], e.Operand+1, e.Have[1])
		}
		text = both{"Joining does not broadcast: all axes but the joined one must be equal.",
			"拼接不会广播：除了拼接的轴以外，所有的轴都必须相等。"}
		if e.Stacked {
			text = both{"All arrays of a stack have the same shape.", "叠在一起的数组，形状都要相同。"}
		}
	case *engine.RaggedChangeError:
		title = both{"%s of a ragged tensor is outside the language", "不支持对不规则张量做 %s"}.with(e.Name)
		text = both{"What TensorFlow makes of it is not computed here.", "TensorFlow 得到的结果这里不计算。"}
	}
	return title, text
}

// mistakeOfValues words operations that values do not have.
func mistakeOfValues(err error) (title, text both) {
	switch e := err.(type) {
	case *engine.PowerError:
		title = both{"Integers cannot be raised to a negative integer power", "整数不能求负整数次幂"}
		text = both{"The result of integers is integers, which hold no fractions. Make one of them a float: x ** -1.0.",
			"整数的结果仍是整数，存不下小数。把其中一个换成浮点数：x ** -1.0。"}
	case *engine.ZeroDivisionError:
		title = both{"Integers are divided by 0", "整数除以 0"}
		text = both{"An integer cannot be infinite. NumPy gives 0 and a warning.", "整数不能是无穷大。NumPy 给出 0 和一条警告。"}
	case *engine.BoolSubtractError:
		title = both{"Booleans are not subtracted", "布尔值不能相减"}
		text = both{"a != b says where they differ.", "要找不同的地方，请用 a != b。"}
	case *engine.UnaryTypeError:
		title = both{"%s of %s is not defined", "没有定义 %s 对 %s 的运算"}.with(e.Unary, e.DType)
	case *engine.ArityError:
		title = both{"%[1]s takes %[2]s operands, and %[3]s are given", "%[1]s 需要 %[2]s 个操作数，这里给了 %[3]s 个"}.with(e.Op, e.Op.Arity(), e.Have)
	case *engine.EmptyReductionError:
		title = both{"%s of no values", "没有值，无法求 %s"}.with(e.Fold)
		text = both{"Without values the sum is 0, but there is no largest or smallest.", "没有值，总和是 0，却没有最大值和最小值。"}
	}
	return title, text
}

// mistakeOfRagged words nested lists and lengths that make no array.
func mistakeOfRagged(err error) (title, text both) {
	switch e := err.(type) {
	case *engine.DepthError:
		noun := both{"The value", "值"}
		if e.List {
			noun = both{"The list", "列表"}
		}
		title = both{"%s at %s is nested %s deep, and %s is wanted", "%[2]s的%[1]s嵌套了 %[3]s 层，应为 %[4]s 层"}.
			fill(noun, place(e.Path), number(e.Depth), number(e.Want))
		text = both{"The brackets around a value are the rank, so their number is the same for every value.",
			"值外面的括号层数就是秩，所以每个值的层数都相同。"}
	case *engine.EntriesError:
		title = both{"The list at %s has %s entries, where its axis has %s", "%s的列表有 %s 项，而它的轴在这里有 %s 项"}.
			fill(place(e.Path), number(e.Have), number(e.Want))
		text = both{"Only axes inside the ragged rank may vary from row to row.", "只有在不规则秩以内的轴才可以逐行不同。"}
	case *engine.LengthsError:
		title = both{"Axis %[1]s has %[2]s lengths for %[3]s rows", "轴\u00a0%[1]s 给出了 %[2]s 个长度，而这里有 %[3]s 行"}.with(e.Axis, e.Have, e.Want)
		text = both{"A ragged axis has one length for every row of the axes to its left: [2, (3, 1), …] goes on with 3 + 1 lengths.",
			"不规则的轴对左边各轴的每一行都有一个长度：[2, (3, 1), …] 后面是 3 + 1 个长度。"}
	case *engine.ValuesError:
		title = both{"%[1]s values, and the lengths add up to %[2]s", "有 %[1]s 个值，而各个长度加起来是 %[2]s"}.with(e.Have, e.Want)
		text = both{"Every value is in exactly one row.", "每个值都恰好属于一行。"}
	case *engine.RaggedRankError:
		title = both{"A ragged rank of %s does not fit", "不规则秩 %s 不合适"}.with(e.RaggedRank)
		text = both{"Here it can be %s to %s.", "这里可以是 %s 到 %s。"}.with(e.Min, e.Max)
	}
	return title, text
}

// place returns where in a nested list something stands, as Python writes it.
func place(path []int) both {
	if len(path) == 0 {
		return both{"the top", "最外层"}
	}
	return both{"%s", "%s 处"}.with(engine.Place(path))
}

// mistakeOfNames words names and attributes that do not exist.
func mistakeOfNames(err error) (title, text both) {
	switch e := err.(type) {
	case *run.NameError:
		title = both{"%s is not defined", "%s 没有定义"}.with(e.Name)
		text = both{"Give it a value above: %s = …", "请在前面给它赋值：%s = …"}.with(e.Name)
		if name := e.Name; name == "true" || name == "false" || name == "none" {
			text = both{"Python writes %s.", "Python 里写作 %s。"}.with(strings.ToUpper(name[:1]) + name[1:])
		}
	case *run.AttributeError:
		title = both{"%s has no attribute %s", "%s 没有属性 %s"}.with(e.Type, e.Name)
	case *run.WorkError:
		title = both{"The program computes more than %s values", "程序要计算的值超过 %s 个"}.with(e.Limit)
		text = both{"Smaller sizes show the same.", "换小一点的大小，道理相同。"}
		if e.Steps {
			title = both{"The program takes more than %s steps", "程序超过 %s 步"}.with(e.Limit)
			text = both{"This page goes no further. Fewer turns of a loop show the same, if it ends.", "本页只运行到这里。只要循环会结束，少循环几次，道理相同。"}
		}
	}
	return title, text
}

// mistakeOfCalls words calls, operators and assignments that do not fit.
func mistakeOfCalls(err error) (title, text both) {
	switch e := err.(type) {
	case *run.ArgumentError:
		title, text = argument(e)
	case *run.OperandError:
		title = both{"%[1]s %[2]s %[3]s is not defined", "没有定义 %[1]s %[2]s %[3]s"}.with(e.Left, e.Op, e.Right)
		if e.Left == "list" || e.Right == "list" {
			text = noArray
		} else if e.Left == "function" || e.Right == "function" {
			text = noCall
		}
		if class, said := e.Raised(); class != "" {
			title = both{"%s", "Python 报错：%s"}.with(class + ": " + said)
		} else if e.Left == "" {
			title = both{"%[2]s has no operator %[1]s", "%[2]s 没有运算符 %[1]s"}.with(e.Op, e.Right)
		}
	case *run.UnpackError:
		title = both{"%[1]s items for %[2]s names", "%[1]s 项对应 %[2]s 个名称"}.with(e.Have, e.Want)
		if e.Have < 0 {
			title = both{"There are no items for the %s names", "没有可以分给 %s 个名称的项"}.with(e.Want)
		}
		text = both{"Write one name for each item.", "每一项写一个名称。"}
	case *run.CallError:
		title = both{"%s cannot be called", "%s 不能调用"}.with(e.Type)
		if e.Index {
			title = both{"%s cannot be indexed", "%s 不能索引"}.with(e.Type)
		}
	}
	return title, text
}

// argument words the problems with arguments.
func argument(e *run.ArgumentError) (title, text both) {
	says := [...]both{
		run.ArgumentMissing: {"%[1]s lacks its argument %[2]s", "%[1]s 缺少参数 %[2]s"},
		run.ArgumentUnknown: {"%[1]s has no argument %[2]s", "%[1]s 没有参数 %[2]s"},
		run.ArgumentTooMany: {"%[1]s takes no further argument %[2]s", "%[1]s 不接受更多的参数 %[2]s"},
		run.ArgumentTwice:   {"%[1]s is given %[2]s twice", "%[1]s 的参数 %[2]s 给了两次"},
		run.ArgumentWrong:   {"%[1]s does not take this for %[2]s", "%[1]s 的参数 %[2]s 不能是这个"},
	}
	title = says[e.Problem].with(e.Function, e.Argument)
	if e.Problem == run.ArgumentWrong && e.Want != "" {
		text = both{"It takes %s.", "它接受 %s。"}.with(e.Want)
	}
	return title, text
}
