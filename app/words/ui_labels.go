package words

// A Label is a short text on the page: of a button, a field, a heading.
type Label both

// The labels of the playground and of the questions in lessons.
var (
	LabelSize            = Label{"size", "大小"}
	LabelAxis            = Label{"axis", "轴"}
	LabelAddLeft         = Label{"Add an axis of size 1 at the left", "在左边加一个大小为 1 的轴"}
	LabelAddRight        = Label{"Add an axis of size 1 at the right", "在右边加一个大小为 1 的轴"}
	LabelRemoveAxis      = Label{"Remove axis", "删除这个轴"}
	LabelRemoveOperand   = Label{"Remove operand", "删除操作数"}
	LabelAddOperand      = Label{"Add an operand", "加一个操作数"}
	LabelOperation       = Label{"Operation", "运算"}
	LabelProgram         = Label{"Python", "Python"}
	LabelProgramHint     = Label{"Type or paste Python, a pair of shapes, or an error message", "输入或粘贴 Python、一对形状，或一条错误信息"}
	LabelLibrary         = Label{"Rules of", "规则来自"}
	LabelExamples        = Label{"Examples", "例子"}
	LabelChooseExample   = Label{"Examples…", "例子……"}
	LabelDocuments       = Label{"From the documents", "出自文档"}
	LabelRealBugs        = Label{"Real bugs", "真实的错误"}
	LabelUndo            = Label{"Undo", "撤销"}
	LabelCopied          = Label{"Copied", "已复制"}
	LabelCopy            = Label{"Copy", "复制"}
	LabelSteps           = Label{"Operations in this program", "这段程序里的运算"}
	LabelFails           = Label{"It fails", "会出错"}
	LabelRepairs         = Label{"Ways to make it run. They mean different things:", "让它运行的办法，含义各不相同："}
	LabelCode            = Label{"Code", "代码"}
	LabelErrorText       = Label{"What each library says", "各个库怎么说"}
	LabelNoCode          = Label{"This library has no such arrays.", "这个库没有这样的数组。"}
	LabelReset           = Label{"Back to the original", "恢复原样"}
	LabelRun             = Label{"Edit the program", "修改程序"}
	LabelOops            = Label{"Something went wrong here. What you typed is kept.", "这里出了问题。你输入的内容已保留。"}
	LabelCheck           = Label{"Check", "检查"}
	LabelReveal          = Label{"Show the answer", "显示答案"}
	LabelYourAnswer      = Label{"your answer", "你的答案"}
	LabelTruth           = Label{"it gives", "实际结果"}
	LabelRight           = Label{"Right.", "对。"}
	LabelNotYet          = Label{"Not yet.", "还不对。"}
	LabelSkipped         = Label{"skipped", "跳过"}
	LabelStored          = Label{"stored", "存储"}
	LabelTiled           = Label{"tiled", "平铺后"}
	LabelStrides         = Label{"strides", "步长"}
	LabelPrint           = Label{"Print", "打印"}
	LabelReadMessage     = Label{"This is an error message. Open its operands:", "这是一条错误信息。打开其中的操作数："}
	LabelReadShapes      = Label{"Taken as shapes:", "看作形状："}
	LabelReadValues      = Label{"Taken as values:", "看作数值："}
	LabelReadExcerpt     = Label{"Keep only what is read", "只保留读到的部分"}
	LabelRunInTensorFlow = Label{"Run it in TensorFlow", "改用 TensorFlow 运行"}
	LabelPractices       = Label{"The same operands elsewhere", "同样的操作数在其他系统里"}
	LabelStrip           = Label{"Save all steps", "保存全部步骤"}
	LabelBatch           = Label{"Make it a batch of 2", "换成两个样本的批次"}
	LabelBatchHides      = Label{"A batch of 1 hides something.", "只有一个样本的批次会掩盖问题。"}
	LabelClose           = Label{"Close", "关闭"}
	LabelKeys            = Label{"Keys", "按键"}
	LabelAskShape        = Label{"What shape comes out? Write it, or “error”.", "结果是什么形状？写出形状，或写 error。"}
	LabelAnswer          = Label{"The answer", "答案"}
	LabelNonSquare       = Label{"Try it when the sizes differ", "换成不同的大小试试"}
	LabelRows            = Label{"rows of values", "各行的值"}
	LabelRow             = Label{"row", "行"}
	LabelLength          = Label{"which row, and how many values it has", "第几行，有几个值"}
	LabelAddRow          = Label{"Add a row", "添加一行"}
	LabelAddRowBelow     = Label{"Add a row below", "在下面添加一行"}
	LabelAddRowInside    = Label{"Add a row inside", "在里面添加一行"}
	LabelRowsBefore      = Label{"Rows before", "前面的行"}
	LabelRowsAfter       = Label{"Rows after", "后面的行"}
	LabelTooManyValues   = Label{"Too many values to edit one by one. Change them in the program.", "值太多，不能逐个编辑。请在程序里修改。"}
	LabelRemoveRow       = Label{"Remove the row", "删除这一行"}
	LabelAddValue        = Label{"Add a value", "添加一个值"}
	LabelRemoveValue     = Label{"Remove the value", "删除这个值"}
	LabelMoveUp          = Label{"Move to the row above", "移到上一行"}
	LabelMoveDown        = Label{"Move to the row below", "移到下一行"}
	LabelMatchedBy       = Label{"Axes meet", "轴的对齐方式"}
	LabelOwnRule         = Label{"By the rules of", "图按照谁的规则"}
	LabelInPlace         = Label{"In place", "原位运算"}
	LabelSpeed           = Label{"Speed", "速度"}
	LabelRedo            = Label{"Redo", "重做"}
	LabelAddThisAxis     = Label{"Add this axis", "写进代码"}
	LabelDone            = Label{"Done", "完成"}
	LabelCannotRun       = Label{"it can’t run", "不能运行"}
	LabelMore            = Label{"More", "更多"}
)

// Label returns a label in the language.
func (l Lang) Label(x Label) string { return both(x).of(l) }

// opNames holds what an operation is called in the menu.
var opNames = map[string]both{
	"add": {"add", "加"}, "subtract": {"subtract", "减"}, "multiply": {"multiply", "乘"},
	"true_divide": {"divide", "除"}, "floor_divide": {"divide, rounded down", "整除"},
	"remainder": {"remainder", "求余"}, "power": {"power", "乘方"},
	"maximum": {"larger of the two", "取较大者"}, "minimum": {"smaller of the two", "取较小者"},
	"equal": {"equal", "相等"}, "not_equal": {"not equal", "不等"},
	"less": {"less", "小于"}, "less_equal": {"less or equal", "小于等于"},
	"greater": {"greater", "大于"}, "greater_equal": {"greater or equal", "大于等于"},
	"logical_and": {"and", "与"}, "logical_or": {"or", "或"},
	"where": {"choose by a condition", "按条件选取"}, "identity": {"as it is", "原样"},
}

// OpName returns what the operation with NumPy's name is called, "" where the
// name says it.
func (l Lang) OpName(name string) string { return opNames[name].of(l) }

// AnswerHint returns an answer as it may be written to what is asked: a shape,
// the axis to blame, a value.
func (l Lang) AnswerHint(ask string) string {
	switch ask {
	case "shape", "padded":
		return "(…, …)"
	case "error":
		return l.In("runs, or axis 0", "runs，或 axis 0")
	case "place":
		return l.In("runs, axis 0, or output", "runs、axis 0，或 output")
	}
	return l.In("a value", "一个值")
}
