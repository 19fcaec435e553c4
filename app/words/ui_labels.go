package words

import "strconv"

// A Label is a text of the page: of a button, a field, a heading, a reply.
type Label both

// The labels of the playground and of the questions in lessons.
var (
	LabelSize            = Label("size" + zh + "大小")
	LabelAddLeft         = Label("Add an axis of size 1 at the left" + zh + "在左边加一个大小为 1 的轴")
	LabelAddRight        = Label("Add an axis of size 1 at the right" + zh + "在右边加一个大小为 1 的轴")
	LabelRemoveAxis      = Label("Remove axis" + zh + "删除这个轴")
	LabelRemoveOperand   = Label("Remove operand" + zh + "删除操作数")
	LabelOperand         = Label("operand" + zh + "操作数")
	LabelAddOperand      = Label("Add an operand" + zh + "加一个操作数")
	LabelProgram         = Label("Python" + zh + "Python")
	LabelProgramHint     = Label("Type or paste Python, a pair of shapes, or an error message" + zh + "输入或粘贴 Python、一对形状，或一条报错")
	LabelLibrary         = Label("Rules of" + zh + "规则来自")
	LabelExamples        = Label("Examples" + zh + "例子")
	LabelChooseExample   = Label("Examples…" + zh + "例子……")
	LabelRealBugs        = Label("Real bugs" + zh + "真实的错误")
	LabelUndo            = Label("Undo" + zh + "撤销")
	LabelCopied          = Label("Copied" + zh + "已复制")
	LabelCopy            = Label("Copy" + zh + "复制")
	LabelSteps           = Label("Operations in this program" + zh + "这段程序里的运算")
	LabelHollow          = Label("Nothing changes in this step" + zh + "这一步没有变化")
	LabelFails           = Label("It fails" + zh + "不能运行")
	LabelRepairs         = Label("Ways to make it run. They mean different things:" + zh + "让它运行的办法，含义各不相同：")
	LabelCode            = Label("Code" + zh + "代码")
	LabelErrorText       = Label("What each library says" + zh + "各个库怎么说")
	LabelReset           = Label("Back to the original" + zh + "恢复原样")
	LabelOops            = Label("Something went wrong here. What you typed is kept." + zh + "这里出了问题。你输入的内容已保留。")
	LabelCheck           = Label("Check" + zh + "检查")
	LabelReveal          = Label("Show the answer" + zh + "显示答案")
	LabelYourAnswer      = Label("your answer" + zh + "你的答案")
	LabelTruth           = Label("it gives" + zh + "实际结果")
	LabelRight           = Label("Right." + zh + "对。")
	LabelNotYet          = Label("Not yet." + zh + "还不对。")
	LabelSkipped         = Label("skipped" + zh + "跳过")
	LabelStored          = Label("stored" + zh + "存储")
	LabelTiled           = Label("as full copies" + zh + "若存成副本")
	LabelStrides         = Label("strides" + zh + "步长")
	LabelPrint           = Label("Print" + zh + "打印")
	LabelReadMessage     = Label("Open as code" + zh + "作为代码打开")
	LabelReadShapes      = Label("Taken as shapes:" + zh + "看作形状：")
	LabelReadEither      = Label("Shapes or values?" + zh + "是形状，还是数值？")
	LabelReadValues      = Label("Taken as values:" + zh + "看作数值：")
	LabelWriteSo         = Label("Change it to" + zh + "改成")
	LabelReadExcerpt     = Label("Keep only what is read" + zh + "只保留读到的部分")
	LabelRunInTensorFlow = Label("Run it in TensorFlow" + zh + "改用 TensorFlow 运行")
	LabelStrip           = Label("Save all steps" + zh + "保存全部步骤")
	LabelClose           = Label("Close" + zh + "关闭")
	LabelKeys            = Label("Keys" + zh + "按键")
	LabelAskShape        = Label("What shape comes out? Write it, or “error”." + zh + "结果是什么形状？写出形状，或写“失败”。")
	LabelAnswer          = Label("The answer" + zh + "答案")
	LabelRows            = Label("rows of values" + zh + "各行的值")
	LabelRow             = Label("row" + zh + "行")
	LabelAddRowBelow     = Label("Add a row below" + zh + "在下面添加一行")
	LabelTooManyValues   = Label("Too many values to edit one by one. Change them in the program." + zh + "值太多，不能逐个编辑。请在程序里修改。")
	LabelRemoveRow       = Label("Remove the row" + zh + "删除这一行")
	LabelAddValue        = Label("One value more" + zh + "多一个值")
	LabelRemoveValue     = Label("One value less" + zh + "少一个值")
	LabelMatchedBy       = Label("Axes line up" + zh + "轴的对齐方式")
	LabelOwnRule         = Label("By the rules of" + zh + "按谁的规则")
	LabelInPlace         = Label("In place" + zh + "原位运算")
	LabelSpeed           = Label("Speed" + zh + "速度")
	LabelRedo            = Label("Redo" + zh + "重做")
	LabelAddThisAxis     = Label("Add this axis" + zh + "写进代码")
	LabelDone            = Label("Done" + zh + "完成")
	LabelCannotRun       = Label("it fails" + zh + "不能运行")
	LabelMore            = Label("More" + zh + "更多")
	LabelStepOf          = Label("{n} of {of}" + zh + "第 {n} 步，共 {of} 步")
	LabelYours           = Label("Your own arrays" + zh + "你自己的数组")
	LabelGuess           = Label("your guess for axis {n}" + zh + "对轴 {n} 的猜测")
	LabelOrCan           = Label("Type a guess into the ? – or " + zh + "在 ? 里填入猜测，或选择")
	LabelYouSaid         = Label("%s, as you said." + zh + "和你猜的一样，是 %s。")
	LabelYouSaidNot      = Label("It is not %s, which was your guess." + zh + "不是你猜的 %s。")
	LabelYouSaidSo       = Label("You said so." + zh + "你也是这么说的。")
	LabelYouSaidCannot   = Label("You said that it fails." + zh + "你说它不能运行。")
	LabelCodes           = Label("The same in code" + zh + "各个库的写法")
	LabelMemory          = Label("What is stored" + zh + "存储了什么")
	LabelRules           = Label("Rules" + zh + "规则")
	LabelOneMore         = Label("One more array" + zh + "再加一个数组")
	LabelCopyLink        = Label("Copy link" + zh + "复制链接")
	LabelWhichOperation  = Label("operation" + zh + "运算")
	LabelOneOf           = Label("%s of %s" + zh + "%s / %s")
	LabelBefore          = Label("The operation before" + zh + "前一个运算")
	LabelAfter           = Label("The operation after" + zh + "后一个运算")
	LabelMissing         = Label("%s has no value yet" + zh + "%s 还没有值")
	LabelMissingMany     = Label("%s have no value yet" + zh + "%s 还没有值")
	LabelKept            = Label("The picture still shows what was here before." + zh + "图中仍是先前的内容。")
	LabelRan             = Label("The picture shows an operation before it, on line %s, which runs." + zh + "图中是出错之前第 %s 行的一步运算，它能运行。")
	LabelGive            = Label("Give a shape, such as 4 or 3, 1." + zh + "请给出形状，例如 4 或 3, 1。")
	LabelShapeOf         = Label("shape of %s" + zh + "%s 的形状")
	LabelLess            = Label("One less" + zh + "减一")
	LabelGreater         = Label("One more" + zh + "加一")
	LabelLeft            = Label("Move left" + zh + "左移")
	LabelRightwards      = Label("Move right" + zh + "右移")
	LabelUp              = Label("Move up" + zh + "上移")
	LabelDown            = Label("Move down" + zh + "下移")
	LabelRowKeys         = Label("drag or Alt and an arrow to move, Delete to remove" + zh + "拖动或按 Alt 加方向键移动，按 Delete 删除")
	LabelComesFrom       = Label("%s comes from line %s" + zh + "%s 来自第 %s 行")
	LabelGoToLine        = Label("go to line %s" + zh + "跳到第 %s 行")
	LabelCheckLine       = Label("check line %s first" + zh + "先检查第 %s 行")
	LabelCheckOperation  = Label("check operation %s first" + zh + "先检查第 %s 个运算")
	LabelEmbed           = Label("Embed" + zh + "嵌入")
	LabelEmbedTitle      = Label("Show this figure on your own page" + zh + "在你的页面里显示这幅图")
	LabelFor             = Label("For" + zh + "用于")
	LabelLanguage        = Label("Language" + zh + "语言")
	LabelTheme           = Label("Theme" + zh + "主题")
	LabelMode            = Label("Mode" + zh + "方式")
	LabelStartsAt        = Label("Starts at step" + zh + "起始步")
	LabelWidth           = Label("Width" + zh + "宽度")
	LabelHeight          = Label("Height" + zh + "高度")
	LabelPreview         = Label("Preview" + zh + "预览")
	LabelFit             = Label("scaled to its frame" + zh + "缩放到框架大小")
	LabelAutomatic       = Label("like the reader’s system" + zh + "跟随读者的系统")
	LabelLight           = Label("light" + zh + "浅色")
	LabelDark            = Label("dark" + zh + "深色")
	LabelMoving          = Label("moving figure" + zh + "动图")
	LabelQuestionFirst   = Label("question first" + zh + "先提问")
	LabelEditable        = Label("with its program to edit" + zh + "可编辑程序")
	LabelLastStop        = Label("last" + zh + "最后一步")
	LabelSave            = Label("Save" + zh + "保存")
	NoteScript           = Label("For pages that may run a script. The picture is in the text that you paste: it stays where no script runs, and on paper." + zh + "用于能运行脚本的页面。图就在要粘贴的文字里：没有脚本时、打印时仍然可见。")
	NotePicture          = Label("For places that take only pictures and links. Save the picture and put it beside the page." + zh + "用于只能放图片和链接的地方。请保存图片，放到页面旁边。")
	NoteShortcode        = Label("Hugo needs a shortcode for this, once: save broadcast.html and put it into layouts/shortcodes." + zh + "Hugo 需要一个短代码，只需放一次：保存 broadcast.html，放进 layouts/shortcodes。")
	LabelTooLong         = Label("This program is too long for an address. Shorten it, or put it into a lesson." + zh + "这段程序太长，放不进一个地址。请缩短它，或写进一课。")
)

// The labels of a player's controls. Times has places to fill.
var (
	PlayerFigure   = Label("Figure: " + zh + "图：")
	PlayerPrevious = Label("Previous step" + zh + "上一步")
	PlayerPlay     = Label("Play" + zh + "播放")
	PlayerPause    = Label("Pause" + zh + "暂停")
	PlayerNext     = Label("Next step" + zh + "下一步")
	PlayerSteps    = Label("The steps in words" + zh + "逐步说明")
	PlayerTimes    = Label("{cell} is stored once and read {n} times." + zh + "{cell} 只存一份，读取 {n} 次。")
	PlayerExplore  = Label("Cells of the figure: arrow keys go from cell to cell, up from the first row to the axes, Escape leaves" + zh + "图中的格子：方向键逐格移动，在第一行向上到各轴，Esc 离开")
)

// Label returns a label in the language.
func (l Lang) Label(x Label) string { return both(x).of(l) }

// Fill returns a label with its places filled.
func (l Lang) Fill(x Label, values ...any) string { return both(x).with(values...).of(l) }

// A Key is keys to press, separated by spaces, and what they do.
type Key struct{ Keys, Does string }

// Keys lists the keys of the playground.
func (l Lang) Keys() []Key {
	list := make([]Key, len(keys))
	for i, k := range keys {
		list[i] = Key{k.pressed, k.does.of(l)}
	}
	return list
}

var keys = [...]struct {
	pressed string
	does    both
}{
	{"Space", both("outside fields: play, pause" + zh + "不在输入框里时：播放、暂停")},
	{"← →", both("outside fields: one step back, one step forward" + zh + "不在输入框里时：后退一步、前进一步")},
	{"Home End", both("outside fields: to the first step, to the last" + zh + "不在输入框里时：到第一步、到最后一步")},
	{"Ctrl+Z Ctrl+Shift+Z", both("undo, redo" + zh + "撤销、重做")},
	{"↑ ↓", both("in a size: one more, one less; with Shift, ten" + zh + "在轴的大小里：加一、减一；按住 Shift 则加减十")},
	{"Delete", both("in a size: remove the axis" + zh + "在轴的大小里：删除这个轴")},
	{"+", both("in a size: add an axis to its left" + zh + "在轴的大小里：在左边加一个轴")},
	{"Enter Escape", both("in a size: keep it, bring back the one before" + zh + "在轴的大小里：确定大小、恢复原来的大小")},
	{"Tab", both("to the next field or button" + zh + "到下一个输入框或按钮")},
	{"?", both("this list" + zh + "这个列表")},
}

// LineOf says which line of a program is shown: "line 3 of 5".
func (l Lang) LineOf(line, of int) string {
	return both("line %[1]s of %[2]s"+zh+"第 %[1]s 行，共 %[2]s 行").with(line, of).of(l)
}

// StopsAt answers a reader who asks for a step behind the one at which a figure fails.
func (l Lang) StopsAt(step string) string { return stopsAt.with(step).of(l) }

var stopsAt = both("It stops at %[1]s" + zh + "到“%[1]s”就停了")

// LeftOut says which lines of a program are not read.
//
//	lines  from 1, in order, each once; at least one
func (l Lang) LeftOut(lines []int) string {
	var spans []string
	for n := 0; n < len(lines); n++ {
		first := n
		for n+1 < len(lines) && lines[n+1] == lines[n]+1 {
			n++
		}
		span := strconv.Itoa(lines[first])
		if n > first {
			span += "–" + strconv.Itoa(lines[n])
		}
		spans = append(spans, span)
	}
	text := both("Read without lines %s." + zh + "读的时候跳过了第 %s 行。")
	if len(lines) == 1 {
		text = both("Read without line %s." + zh + "读的时候跳过了第 %s 行。")
	}
	return text.with(l.List(spans)).of(l)
}
