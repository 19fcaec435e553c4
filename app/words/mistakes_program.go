package words

import "shapecast/engine/run"

// mistakeOfNames words names and attributes that do not exist.
func mistakeOfNames(err error) (title, text both) {
	switch e := err.(type) {
	case *run.NameError:
		title = both{"%s is not defined", "%s 没有定义"}.with(e.Name)
		text = both{"Give it a value above: %s = …", "请在前面给它赋值：%s = …"}.with(e.Name)
	case *run.AttributeError:
		title = both{"%s has no attribute %s", "%s 没有属性 %s"}.with(e.Type, e.Name)
	case *run.WorkError:
		title = both{"The program computes more than %s values", "程序要计算的值超过 %s 个"}.with(e.Limit)
		text = both{"Smaller sizes show the same.", "换小一点的大小，道理相同。"}
		if e.Steps {
			title = both{"The program takes more than %s steps", "程序超过 %s 步"}.with(e.Limit)
			text = both{"Does its loop end? A few turns of it show the same.", "循环会结束吗？循环几次，道理相同。"}
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
		if e.Left == "" {
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
