package words

import (
	"strings"

	"shapecast/engine"
	"shapecast/engine/run"
)

// mistakeOfValues words operations that values do not have.
func mistakeOfValues(err error) (title, text both) {
	switch err.(type) {
	case *engine.PowerError:
		title = both("Integers cannot be raised to a negative integer power" + zh + "整数不能求负整数次幂")
		text = both("Integers give integers, which hold no fractions. Make one of them a float: x ** -1.0." + zh + "整数的结果仍是整数，存不下小数。把其中一个换成浮点数：x ** -1.0。")
	case *engine.ZeroDivisionError:
		title = both("Integers are divided by 0" + zh + "整数除以 0")
		text = both("An integer cannot be infinite. NumPy gives 0 and a warning." + zh + "整数不能是无穷大。NumPy 给出 0 和一条警告。")
	case *engine.BoolSubtractError:
		title = both("Booleans are not subtracted" + zh + "布尔值不能相减")
		text = both("a != b says where they differ." + zh + "要找不同的地方，请用 a != b。")
	}
	return title, text
}

// mistakeOfRagged words nested lists and lengths that make no array.
func mistakeOfRagged(err error) (title, text both) {
	switch e := err.(type) {
	case *engine.DepthError:
		noun := both("The value" + zh + "值")
		if e.List {
			noun = both("The list" + zh + "列表")
		}
		title = both("%s at %s is nested %s deep, and %s is wanted"+zh+"%[2]s的%[1]s嵌套了 %[3]s 层，应为 %[4]s 层").
			fill(noun, place(e.Path), number(e.Depth), number(e.Want))
		text = both("The number of brackets around a value is the rank, so it is the same for every value." + zh + "值外面的括号层数就是秩，所以每个值的层数都相同。")
	case *engine.EntriesError:
		title = both("The list at %s has %s entries, where its axis has %s"+zh+"%s的列表有 %s 项，而它的轴在这里有 %s 项").
			fill(place(e.Path), number(e.Have), number(e.Want))
		text = both("Only axes inside the ragged rank may vary from row to row." + zh + "只有在不规则秩以内的轴才可以逐行不同。")
	case *engine.LengthsError:
		title = both("Axis %[1]s has %[2]s lengths for %[3]s rows"+zh+"轴\u00a0%[1]s 给出了 %[2]s 个长度，而这里有 %[3]s 行").with(e.Axis, e.Have, e.Want)
		text = both("A ragged axis has one length for every row of the axes to its left: [2, (3, 1), …] goes on with 3 + 1 lengths." + zh + "不规则的轴对左边各轴的每一行都有一个长度：[2, (3, 1), …] 后面是 3 + 1 个长度。")
	case *engine.ValuesError:
		title = both("%[1]s values, and the lengths add up to %[2]s"+zh+"有 %[1]s 个值，而各个长度加起来是 %[2]s").with(e.Have, e.Want)
		text = both("Every value is in exactly one row." + zh + "每个值都恰好属于一行。")
	case *engine.RaggedChangeError:
		title = both("%s of a ragged tensor is not supported here" + zh + "不支持对不规则张量做 %s").with(e.Name)
		text = both("What TensorFlow makes of it is not computed here." + zh + "TensorFlow 得到的结果这里不计算。")
	case *engine.RaggedRankError:
		title = both("A ragged rank of %s does not fit" + zh + "不规则秩 %s 不合适").with(e.RaggedRank)
		text = both("Here it can be %s to %s."+zh+"这里可以是 %s 到 %s。").with(e.Min, e.Max)
	}
	return title, text
}

// place returns where in a nested list something stands, as Python writes it.
func place(path []int) both {
	if len(path) == 0 {
		return both("the top" + zh + "最外层")
	}
	return both("%s" + zh + "%s 处").with(engine.Place(path))
}

// mistakeOfNames words names and attributes that do not exist.
func mistakeOfNames(err error) (title, text both) {
	switch e := err.(type) {
	case *run.NameError:
		title = both("%s is not defined" + zh + "%s 没有定义").with(e.Name)
		text = both("Give it a value above: %s = …" + zh + "请在前面给它赋值：%s = …").with(e.Name)
		if name := e.Name; name == "true" || name == "false" || name == "none" {
			text = both("Python writes %s." + zh + "Python 里写作 %s。").with(strings.ToUpper(name[:1]) + name[1:])
		}
	case *run.AttributeError:
		title = both("%s has no attribute %s"+zh+"%s 没有属性 %s").with(e.Type, e.Name)
	case *run.WorkError:
		title = both("The program computes more than %s values" + zh + "程序要计算的值超过 %s 个").with(e.Limit)
		text = both("Smaller sizes show the same." + zh + "换小一点的大小，道理相同。")
		if e.Steps {
			title = both("The program takes more than %s steps" + zh + "程序超过 %s 步").with(e.Limit)
			text = both("This page goes no further. Fewer turns of a loop show the same, if it ends." + zh + "本页只运行到这里。只要循环会结束，少循环几次，道理相同。")
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
		title = both("%[1]s %[2]s %[3]s is not defined"+zh+"没有定义 %[1]s %[2]s %[3]s").with(e.Left, e.Op, e.Right)
		if e.Left == "list" || e.Right == "list" {
			text = noArray
		} else if e.Left == "function" || e.Right == "function" {
			text = noCall
		}
		if class, said := run.Raised(e); class != "" {
			title = both("%s" + zh + "Python 报错：%s").with(class + ": " + said)
		} else if e.Left == "" {
			title = both("%[2]s has no operator %[1]s"+zh+"%[2]s 没有运算符 %[1]s").with(e.Op, e.Right)
		}
	case *run.UnpackError:
		title = both("%[1]s items for %[2]s names"+zh+"%[1]s 项对应 %[2]s 个名称").with(e.Have, e.Want)
		if e.Have < 0 {
			title = both("There are no items for the %s names" + zh + "没有可以分给 %s 个名称的项").with(e.Want)
		}
		text = both("Write one name for each item." + zh + "每一项写一个名称。")
	case *run.CallError:
		title = both("%s cannot be called" + zh + "%s 不能调用").with(e.Type)
		if e.Index {
			title = both("%s cannot be indexed" + zh + "%s 不能索引").with(e.Type)
		}
	}
	return title, text
}

// argument words the problems with arguments.
func argument(e *run.ArgumentError) (title, text both) {
	says := [...]both{
		run.ArgumentMissing: "%[1]s lacks its argument %[2]s" + zh + "%[1]s 缺少参数 %[2]s",
		run.ArgumentUnknown: "%[1]s has no argument %[2]s" + zh + "%[1]s 没有参数 %[2]s",
		run.ArgumentTooMany: "%[1]s takes no further argument %[2]s" + zh + "%[1]s 不接受更多的参数 %[2]s",
		run.ArgumentTwice:   "%[1]s is given %[2]s twice" + zh + "%[1]s 的参数 %[2]s 给了两次",
		run.ArgumentWrong:   "%[1]s does not take this for %[2]s" + zh + "%[1]s 的参数 %[2]s 不能是这个",
	}
	title = says[e.Problem].with(e.Function, e.Argument)
	if e.Problem == run.ArgumentWrong && e.Want != "" {
		text = both("It takes %s." + zh + "它接受 %s。").with(e.Want)
	}
	return title, text
}
