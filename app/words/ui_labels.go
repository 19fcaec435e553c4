package words

import "strconv"

// A Label is a text of the page: of a button, a field, a heading, a reply.
type Label *both

// The labels of the playground and of the questions in lessons.
var (
	LabelSize            = Label(&both{"size", "大小"})
	LabelAddLeft         = Label(&both{"Add an axis of size 1 at the left", "在左边加一个大小为 1 的轴"})
	LabelAddRight        = Label(&both{"Add an axis of size 1 at the right", "在右边加一个大小为 1 的轴"})
	LabelRemoveAxis      = Label(&both{"Remove axis", "删除这个轴"})
	LabelRemoveOperand   = Label(&both{"Remove operand", "删除操作数"})
	LabelOperand         = Label(&both{"operand", "操作数"})
	LabelAddOperand      = Label(&both{"Add an operand", "加一个操作数"})
	LabelProgram         = Label(&both{"Python", "Python"})
	LabelProgramHint     = Label(&both{"Type or paste Python, a pair of shapes, or an error message", "输入或粘贴 Python、一对形状，或一条报错"})
	LabelLibrary         = Label(&both{"Rules of", "规则来自"})
	LabelExamples        = Label(&both{"Examples", "例子"})
	LabelChooseExample   = Label(&both{"Examples…", "例子……"})
	LabelRealBugs        = Label(&both{"Real bugs", "真实的错误"})
	LabelUndo            = Label(&both{"Undo", "撤销"})
	LabelCopied          = Label(&both{"Copied", "已复制"})
	LabelCopy            = Label(&both{"Copy", "复制"})
	LabelSteps           = Label(&both{"Operations in this program", "这段程序里的运算"})
	LabelFails           = Label(&both{"It fails", "不能运行"})
	LabelRepairs         = Label(&both{"Ways to make it run. They mean different things:", "让它运行的办法，含义各不相同："})
	LabelCode            = Label(&both{"Code", "代码"})
	LabelErrorText       = Label(&both{"What each library says", "各个库怎么说"})
	LabelReset           = Label(&both{"Back to the original", "恢复原样"})
	LabelOops            = Label(&both{"Something went wrong here. What you typed is kept.", "这里出了问题。你输入的内容已保留。"})
	LabelCheck           = Label(&both{"Check", "检查"})
	LabelReveal          = Label(&both{"Show the answer", "显示答案"})
	LabelYourAnswer      = Label(&both{"your answer", "你的答案"})
	LabelTruth           = Label(&both{"it gives", "实际结果"})
	LabelRight           = Label(&both{"Right.", "对。"})
	LabelNotYet          = Label(&both{"Not yet.", "还不对。"})
	LabelSkipped         = Label(&both{"skipped", "跳过"})
	LabelStored          = Label(&both{"stored", "存储"})
	LabelTiled           = Label(&both{"as full copies", "若存成副本"})
	LabelStrides         = Label(&both{"strides", "步长"})
	LabelPrint           = Label(&both{"Print", "打印"})
	LabelReadMessage     = Label(&both{"Open as code", "作为代码打开"})
	LabelReadShapes      = Label(&both{"Taken as shapes:", "看作形状："})
	LabelReadEither      = Label(&both{"Shapes or values?", "是形状，还是数值？"})
	LabelReadValues      = Label(&both{"Taken as values:", "看作数值："})
	LabelWriteSo         = Label(&both{"Change it to", "改成"})
	LabelReadExcerpt     = Label(&both{"Keep only what is read", "只保留读到的部分"})
	LabelRunInTensorFlow = Label(&both{"Run it in TensorFlow", "改用 TensorFlow 运行"})
	LabelStrip           = Label(&both{"Save all steps", "保存全部步骤"})
	LabelClose           = Label(&both{"Close", "关闭"})
	LabelKeys            = Label(&both{"Keys", "按键"})
	LabelAskShape        = Label(&both{"What shape comes out? Write it, or “error”.", "结果是什么形状？写出形状，或写“失败”。"})
	LabelAnswer          = Label(&both{"The answer", "答案"})
	LabelRows            = Label(&both{"rows of values", "各行的值"})
	LabelRow             = Label(&both{"row", "行"})
	LabelAddRowBelow     = Label(&both{"Add a row below", "在下面添加一行"})
	LabelTooManyValues   = Label(&both{"Too many values to edit one by one. Change them in the program.", "值太多，不能逐个编辑。请在程序里修改。"})
	LabelRemoveRow       = Label(&both{"Remove the row", "删除这一行"})
	LabelAddValue        = Label(&both{"One value more", "多一个值"})
	LabelRemoveValue     = Label(&both{"One value less", "少一个值"})
	LabelMatchedBy       = Label(&both{"Axes line up", "轴的对齐方式"})
	LabelOwnRule         = Label(&both{"By the rules of", "按谁的规则"})
	LabelInPlace         = Label(&both{"In place", "原位运算"})
	LabelSpeed           = Label(&both{"Speed", "速度"})
	LabelRedo            = Label(&both{"Redo", "重做"})
	LabelAddThisAxis     = Label(&both{"Add this axis", "写进代码"})
	LabelDone            = Label(&both{"Done", "完成"})
	LabelCannotRun       = Label(&both{"it fails", "不能运行"})
	LabelMore            = Label(&both{"More", "更多"})
	LabelStepOf          = Label(&both{"{n} of {of}", "第 {n} 步，共 {of} 步"})
	LabelYours           = Label(&both{"Your own arrays", "你自己的数组"})
	LabelGuess           = Label(&both{"your guess for axis {n}", "对轴 {n} 的猜测"})
	LabelOrCan           = Label(&both{"Type a guess into the ? – or ", "在 ? 里填入猜测，或选择"})
	LabelYouSaid         = Label(&both{"%s, as you said.", "和你猜的一样，是 %s。"})
	LabelYouSaidNot      = Label(&both{"It is not %s, which was your guess.", "不是你猜的 %s。"})
	LabelYouSaidSo       = Label(&both{"You said so.", "你也是这么说的。"})
	LabelYouSaidCannot   = Label(&both{"You said that it fails.", "你说它不能运行。"})
	LabelCodes           = Label(&both{"The same in code", "各个库的写法"})
	LabelMemory          = Label(&both{"What is stored", "存储了什么"})
	LabelRules           = Label(&both{"Rules", "规则"})
	LabelOneMore         = Label(&both{"One more array", "再加一个数组"})
	LabelCopyLink        = Label(&both{"Copy link", "复制链接"})
	LabelWhichOperation  = Label(&both{"operation", "运算"})
	LabelOneOf           = Label(&both{"%s of %s", "%s / %s"})
	LabelBefore          = Label(&both{"The operation before", "前一个运算"})
	LabelAfter           = Label(&both{"The operation after", "后一个运算"})
	LabelMissing         = Label(&both{"%s has no value yet", "%s 还没有值"})
	LabelMissingMany     = Label(&both{"%s have no value yet", "%s 还没有值"})
	LabelKept            = Label(&both{"The picture still shows what was here before.", "图中仍是先前的内容。"})
	LabelRan             = Label(&both{"The picture shows an operation before it, on line %s, which runs.", "图中是出错之前第 %s 行的一步运算，它能运行。"})
	LabelGive            = Label(&both{"Give a shape, such as 4 or 3, 1.", "请给出形状，例如 4 或 3, 1。"})
	LabelShapeOf         = Label(&both{"shape of %s", "%s 的形状"})
	LabelLess            = Label(&both{"One less", "减一"})
	LabelGreater         = Label(&both{"One more", "加一"})
	LabelLeft            = Label(&both{"Move left", "左移"})
	LabelRightwards      = Label(&both{"Move right", "右移"})
	LabelUp              = Label(&both{"Move up", "上移"})
	LabelDown            = Label(&both{"Move down", "下移"})
	LabelRowKeys         = Label(&both{"drag or Alt and an arrow to move, Delete to remove", "拖动或按 Alt 加方向键移动，按 Delete 删除"})
	LabelComesFrom       = Label(&both{"%s comes from line %s", "%s 来自第 %s 行"})
	LabelGoToLine        = Label(&both{"go to line %s", "跳到第 %s 行"})
	LabelCheckLine       = Label(&both{"check line %s first", "先检查第 %s 行"})
	LabelEmbed           = Label(&both{"Embed", "嵌入"})
	LabelEmbedTitle      = Label(&both{"Show this figure on your own page", "在你的页面里显示这幅图"})
	LabelFor             = Label(&both{"For", "用于"})
	LabelLanguage        = Label(&both{"Language", "语言"})
	LabelTheme           = Label(&both{"Theme", "主题"})
	LabelMode            = Label(&both{"Mode", "方式"})
	LabelStartsAt        = Label(&both{"Starts at step", "起始步"})
	LabelWidth           = Label(&both{"Width", "宽度"})
	LabelHeight          = Label(&both{"Height", "高度"})
	LabelPreview         = Label(&both{"Preview", "预览"})
	LabelFit             = Label(&both{"scaled to its frame", "缩放到框架大小"})
	LabelAutomatic       = Label(&both{"like the reader’s system", "跟随读者的系统"})
	LabelLight           = Label(&both{"light", "浅色"})
	LabelDark            = Label(&both{"dark", "深色"})
	LabelMoving          = Label(&both{"moving figure", "动图"})
	LabelQuestionFirst   = Label(&both{"question first", "先提问"})
	LabelEditable        = Label(&both{"with its program to edit", "可编辑程序"})
	LabelLastStop        = Label(&both{"last", "最后一步"})
	LabelSave            = Label(&both{"Save", "保存"})
	NoteScript           = Label(&both{"For pages that may run a script. The picture is in the text that you paste: it stays where no script runs, and on paper.", "用于能运行脚本的页面。图就在要粘贴的文字里：没有脚本时、打印时仍然可见。"})
	NotePicture          = Label(&both{"For places that take only pictures and links. Save the picture and put it beside the page.", "用于只能放图片和链接的地方。请保存图片，放到页面旁边。"})
	NoteShortcode        = Label(&both{"Hugo needs a shortcode for this, once: save broadcast.html and put it into layouts/shortcodes.", "Hugo 需要一个短代码，只需放一次：保存 broadcast.html，放进 layouts/shortcodes。"})
	LabelTooLong         = Label(&both{"This program is too long for an address. Shorten it, or put it into a lesson.", "这段程序太长，放不进一个地址。请缩短它，或写进一课。"})
)

// The labels of a player's controls. Times has places to fill.
var (
	PlayerFigure   = Label(&both{"Figure: ", "图："})
	PlayerPrevious = Label(&both{"Previous step", "上一步"})
	PlayerPlay     = Label(&both{"Play", "播放"})
	PlayerPause    = Label(&both{"Pause", "暂停"})
	PlayerNext     = Label(&both{"Next step", "下一步"})
	PlayerSteps    = Label(&both{"The steps in words", "逐步说明"})
	PlayerTimes    = Label(&both{"{cell} is stored once and read {n} times.", "{cell} 只存一份，读取 {n} 次。"})
	PlayerExplore  = Label(&both{"Cells of the figure: arrow keys go from cell to cell, up from the first row to the axes, Escape leaves", "图中的格子：方向键逐格移动，在第一行向上到各轴，Esc 离开"})
)

// Label returns a label in the language.
func (l Lang) Label(x Label) string { return (*x).of(l) }

// Fill returns a label with its places filled.
func (l Lang) Fill(x Label, values ...any) string { return (*x).with(values...).of(l) }

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
	{"Space", both{"outside fields: play, pause", "不在输入框里时：播放、暂停"}},
	{"← →", both{"outside fields: one step back, one step forward", "不在输入框里时：后退一步、前进一步"}},
	{"Home End", both{"outside fields: to the first step, to the last", "不在输入框里时：到第一步、到最后一步"}},
	{"Ctrl+Z Ctrl+Shift+Z", both{"undo, redo", "撤销、重做"}},
	{"↑ ↓", both{"in a size: one more, one less; with Shift, ten", "在轴的大小里：加一、减一；按住 Shift 则加减十"}},
	{"Delete", both{"in a size: remove the axis", "在轴的大小里：删除这个轴"}},
	{"+", both{"in a size: add an axis to its left", "在轴的大小里：在左边加一个轴"}},
	{"Enter Escape", both{"in a size: keep it, bring back the one before", "在轴的大小里：确定大小、恢复原来的大小"}},
	{"Tab", both{"to the next field or button", "到下一个输入框或按钮"}},
	{"?", both{"this list", "这个列表"}},
}

// LineOf says which line of a program is shown: "line 3 of 5".
func (l Lang) LineOf(line, of int) string {
	return both{"line %[1]s of %[2]s", "第 %[1]s 行，共 %[2]s 行"}.with(line, of).of(l)
}

// StopsAt answers a reader who asks for a step behind the one at which a figure fails.
func (l Lang) StopsAt(s Stop) string { return stopsAt.with(l.StopName(s)).of(l) }

var stopsAt = both{"It stops at %[1]s", "到“%[1]s”就停了"}

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
	text := both{"Read without lines %s.", "读的时候跳过了第 %s 行。"}
	if len(lines) == 1 {
		text = both{"Read without line %s.", "读的时候跳过了第 %s 行。"}
	}
	return text.with(l.List(spans)).of(l)
}
