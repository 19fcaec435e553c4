package words

import (
	"slices"
	"strings"

	"shapecast/engine"
	"shapecast/engine/dialect"
	"shapecast/engine/expr"
	"shapecast/engine/figure"
	"shapecast/engine/run"
)

// Mistake returns what is wrong, as a title, and what would mend it or why it
// is so; the text is "" where nothing is to be added. What is no matter of shapes
// that meet is said as the library of the program says it.
func (l Lang) Mistake(err error, library engine.Library) Line {
	if e, ok := err.(*figure.BindingError); ok {
		inner := l.Mistake(e.Err, library)
		return Line{e.Name + l.In(": ", "：") + inner.Title, inner.Text}
	}
	if said, err := dialect.ReadMessage(textOf(err)); err == nil {
		return l.Reading(said)
	}
	for _, say := range [...]func(error) (title, text both){
		mistakeOfShapes, mistakeOfOutputs, mistakeOfValues, mistakeOfRagged, mistakeOfNames, mistakeOfCalls, mistakeOfPages,
	} {
		if title, text := say(err); title != "" {
			return l.line(title, text)
		}
	}
	return l.mistakeOfText(err, library)
}

// textOf returns the text in which a library's message may stand where err is
// about a text that is no program, or not a whole one; else "".
func textOf(err error) string {
	switch e := err.(type) {
	case *expr.QuotedError:
		return e.Source
	case *expr.SyntaxError:
		return e.Source
	case *expr.UnsupportedError:
		return e.Source
	case *run.NameError:
		return e.Source
	}
	return ""
}

// mistakeOfText words the errors that bring their words with them.
func (l Lang) mistakeOfText(err error, library engine.Library) Line {
	switch e := err.(type) {
	case *engine.MismatchError:
		said := StoryOf(l, e.Trace).Say(Match)
		return Line{said.Verdict, said.Lead + l.Gap() + said.Rest}
	case *expr.SyntaxError:
		return l.syntax(e)
	case *expr.UnsupportedError:
		return l.unsupported(e)
	case *run.NothingError:
		return l.nothing(e)
	case *run.UnevenError:
		return l.line(
			both("%s has no arrays with rows of different lengths"+zh+"%s 的数组不允许各行长短不一").with(e.Library.Name()),
			both("In its own words: %s"+zh+"原文：%s").with(e.Type+": "+e.Text))
	case *run.LibraryError:
		if strings.Contains(e.Text, "sequence by non-int") {
			return l.line(both("Python: %s"+zh+"Python 报错：%s").with(e.Text), noArray)
		}
		return l.raised(e.Type, e.Text)
	}
	if says := run.SaidOf(library, err); says.Class != "" {
		return l.raised(says.Class, says.Text)
	}
	return l.line(both("This does not run"+zh+"无法运行"), both("%s"+zh+"原因：%s").with(err.Error()))
}

// raised says which error a library raises, and what it says.
func (l Lang) raised(class, text string) Line {
	return l.line(both("The library raises %s"+zh+"库报错：%s").with(class), both("In its own words: %s"+zh+"原文：%s").with(text))
}

// noArray says what a list is not, and noCall what a function without brackets is not.
var (
	noArray = both("A list is not an array: + joins lists, and * repeats one. np.array(…) makes an array of a list." + zh + "列表不是数组：+ 把列表接起来，* 把列表重复。np.array(…) 把列表变成数组。")
	noCall  = both("Is () missing? f is a function, and f() its result." + zh + "是不是少写了 ()？f 是函数，f() 才是它的结果。")
)

// mostGiven is how many characters of a value a title has room for.
const mostGiven = 60

// given returns the text of a value, as long as a title has room for it.
func given(text string) string {
	if runes := []rune(text); len(runes) > mostGiven {
		return string(runes[:mostGiven-1]) + "…"
	}
	return text
}

// nothing says what a program gives or prints in which there is no array to draw.
func (l Lang) nothing(e *run.NothingError) Line {
	gives := e.Gives
	title := both("It runs, and gives %s" + zh + "运行结果是 %s").with(given(gives.Text))
	switch nothing := gives.Text == "" || gives.Text == "None"; {
	case nothing && e.Prints > 0:
		title = printed(e.Prints, e.Printed)
	case nothing:
		return l.line(both("Nothing to draw yet"+zh+"还没有可画的内容"),
			both("Write an array, such as ones(4, 3), or an operation on two."+zh+"请写一个数组，例如 ones(4, 3)，或两个数组的运算。"))
	case gives.Type == "list":
		return l.line(title, noArray)
	}
	return l.line(title, both("There is no array to draw."+zh+"没有可画的数组。"))
}

// printed says how often a program prints that gives nothing, and what it prints last.
func printed(prints int, last string) both {
	switch {
	case prints == 1 && last != "":
		return both("It runs, and prints %s" + zh + "运行后打印出 %s").with(given(last))
	case last == "":
		return both("It runs, and prints %s" + zh + "运行时打印了 %s").fill(times(prints))
	}
	return both("It runs, and prints %s, last %s"+zh+"运行时打印了 %s，最后一次是 %s").fill(times(prints), plain(given(last)))
}

// mistakeOfShapes words sizes and ranks that arrays cannot have. Like those that
// follow, it returns no title for an error of another kind.
func mistakeOfShapes(err error) (title, text both) {
	switch e := err.(type) {
	case *engine.SizeError:
		title = both("%s has more values than 64 bits can count" + zh + "%s 的值多到 64 位整数数不清").with(e.Shape)
		if e.Limit > 0 {
			title = both("%[1]s has more than %[2]s values"+zh+"%[1]s 的值超过 %[2]s 个").with(e.Shape, e.Limit)
		}
		text = both("Shapes are compared without any memory; only the values cannot be computed." + zh + "比较形状不需要内存；只是这些值无法计算。")
	case *engine.RankError:
		title = both("%s axes are too many: an array has at most %s"+zh+"%s 个轴太多：数组最多有 %s 个轴").with(e.Rank, engine.MaxRank)
	case *engine.DuplicateNameError:
		title = both("Two axes are called %s" + zh + "有两个轴都叫 %s").with(e.Name)
		text = both("Axes are matched by name, so each needs one of its own." + zh + "轴按名称对齐，所以每个轴都要有自己的名称。")
	}
	return title, text
}

// mistakeOfOutputs words places that cannot take a result.
func mistakeOfOutputs(err error) (title, text both) {
	switch e := err.(type) {
	case *engine.OutputError:
		title = both("The output %s cannot hold the result %s"+zh+"输出 %s 装不下结果 %s").with(ShapeText(e.Output), ShapeText(e.Result))
		text = both("An operation in place writes into memory that exists, and that cannot grow. Make a new array instead." + zh + "原位运算写进已有的内存，而内存不会变大。请改为新建一个数组。")
		if e.Asked {
			title = both("The target %[1]s cannot hold %[2]s"+zh+"目标 %[1]s 装不下 %[2]s").with(ShapeText(e.Output), ShapeText(e.Result))
			text = both("Broadcasting adds axes on the left and stretches size 1. It never makes an array smaller." + zh + "广播只在左边补轴、拉伸大小 1，从不把数组变小。")
		}
	case *engine.OverflowError:
		title = both("%[1]s has no room in %[2]s"+zh+"%[2]s 放不下 %[1]s").with(e.Number, e.DType)
		text = both("Give the array a wider type first." + zh + "先把数组换成更宽的类型。")
	case *engine.CastError:
		title = both("It fails: the result is %s, and the output holds %s"+zh+"会报错：结果是 %s，而输出只能存 %s").with(e.From, e.To)
		text = both("The output keeps its type. Make a new array, or begin with a type that can hold the result." + zh + "输出的类型不会改变。请新建一个数组，或一开始就用装得下结果的类型。")
	case *engine.ReadOnlyError:
		title = both("A broadcast view cannot be written to" + zh + "广播视图不能写入")
		text = both("Several of its cells share one stored value, so writing one would write the others. Copy it first." + zh + "它有好几个格子共用同一个值，写一个就会改动其他的。请先复制。")
	}
	return title, text
}

// mistakeOfPages words addresses that say something a figure does not have,
// and pasted texts without a message.
func mistakeOfPages(err error) (title, text both) {
	switch e := err.(type) {
	case *figure.AddressError:
		if e.Key == "" {
			return both("The address is too long" + zh + "地址太长"),
				both("An address has at most %s characters." + zh + "地址最多 %s 个字符。").with(figure.MaxQuery)
		}
		title = both("In the address, %s is “%s”"+zh+"地址中的 %s 是“%s”").with(e.Key, e.Value)
		text = both("It can be %s." + zh + "它可以是：%s。").with(e.Want)
	case *dialect.UnreadError, *expr.QuotedError:
		title = both("No error message about shapes was found" + zh + "没有找到关于形状的报错")
		text = both("Paste the last lines of the traceback, with the line that names the error." + zh + "请粘贴回溯信息的最后几行，包括写有错误名称的那一行。")
		said := textOf(err)
		at := strings.LastIndex(said, "Error: ") // the last error that it names
		about := func(word string) bool { return strings.Contains(said[at:], word) }
		if at >= 0 && !slices.ContainsFunc(strings.Fields("shape size dim length rank axis axes broadcast"), about) {
			title = both("This error is not about shapes" + zh + "这个报错与形状无关")
			text = both("This page takes programs, and errors about shapes." + zh + "本页读取程序，以及关于形状的报错。")
		}
	}
	return title, text
}
