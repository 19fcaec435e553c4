package words

// A Label is a text of the page: of a button, a field, a heading, a reply.
type Label *both

// The labels of the playground and of the questions in lessons.
var (
	LabelSize            = Label(&both{"size", "大小"})
	LabelAddLeft         = Label(&both{"Add an axis of size 1 at the left", "在左边加一个大小为 1 的轴"})
	LabelAddRight        = Label(&both{"Add an axis of size 1 at the right", "在右边加一个大小为 1 的轴"})
	LabelRemoveAxis      = Label(&both{"Remove axis", "删除这个轴"})
	LabelRemoveOperand   = Label(&both{"Remove operand", "删除操作数"})
	LabelAddOperand      = Label(&both{"Add an operand", "加一个操作数"})
	LabelOperation       = Label(&both{"Operation", "运算"})
	LabelProgram         = Label(&both{"Python", "Python"})
	LabelProgramHint     = Label(&both{"Type or paste Python, a pair of shapes, or an error message", "输入或粘贴 Python、一对形状，或一条错误信息"})
	LabelLibrary         = Label(&both{"Rules of", "规则来自"})
	LabelExamples        = Label(&both{"Examples", "例子"})
	LabelChooseExample   = Label(&both{"Examples…", "例子……"})
	LabelDocuments       = Label(&both{"From the documents", "出自文档"})
	LabelRealBugs        = Label(&both{"Real bugs", "真实的错误"})
	LabelUndo            = Label(&both{"Undo", "撤销"})
	LabelCopied          = Label(&both{"Copied", "已复制"})
	LabelCopy            = Label(&both{"Copy", "复制"})
	LabelSteps           = Label(&both{"Operations in this program", "这段程序里的运算"})
	LabelFails           = Label(&both{"It fails", "会出错"})
	LabelRepairs         = Label(&both{"Ways to make it run. They mean different things:", "让它运行的办法，含义各不相同："})
	LabelCode            = Label(&both{"Code", "代码"})
	LabelErrorText       = Label(&both{"What each library says", "各个库怎么说"})
	LabelNoCode          = Label(&both{"This library has no such arrays.", "这个库没有这样的数组。"})
	LabelReset           = Label(&both{"Back to the original", "恢复原样"})
	LabelRun             = Label(&both{"Edit the program", "修改程序"})
	LabelOops            = Label(&both{"Something went wrong here. What you typed is kept.", "这里出了问题。你输入的内容已保留。"})
	LabelCheck           = Label(&both{"Check", "检查"})
	LabelReveal          = Label(&both{"Show the answer", "显示答案"})
	LabelYourAnswer      = Label(&both{"your answer", "你的答案"})
	LabelTruth           = Label(&both{"it gives", "实际结果"})
	LabelRight           = Label(&both{"Right.", "对。"})
	LabelNotYet          = Label(&both{"Not yet.", "还不对。"})
	LabelSkipped         = Label(&both{"skipped", "跳过"})
	LabelStored          = Label(&both{"stored", "存储"})
	LabelTiled           = Label(&both{"tiled", "平铺后"})
	LabelStrides         = Label(&both{"strides", "步长"})
	LabelPrint           = Label(&both{"Print", "打印"})
	LabelReadMessage     = Label(&both{"This is an error message. Open its operands:", "这是一条错误信息。打开其中的操作数："})
	LabelReadShapes      = Label(&both{"Taken as shapes:", "看作形状："})
	LabelReadValues      = Label(&both{"Taken as values:", "看作数值："})
	LabelReadExcerpt     = Label(&both{"Keep only what is read", "只保留读到的部分"})
	LabelRunInTensorFlow = Label(&both{"Run it in TensorFlow", "改用 TensorFlow 运行"})
	LabelPractices       = Label(&both{"The same operands elsewhere", "同样的操作数在其他系统里"})
	LabelStrip           = Label(&both{"Save all steps", "保存全部步骤"})
	LabelBatch           = Label(&both{"Make it a batch of 2", "换成两个样本的批次"})
	LabelBatchHides      = Label(&both{"A batch of 1 hides something.", "只有一个样本的批次会掩盖问题。"})
	LabelClose           = Label(&both{"Close", "关闭"})
	LabelKeys            = Label(&both{"Keys", "按键"})
	LabelAskShape        = Label(&both{"What shape comes out? Write it, or “error”.", "结果是什么形状？写出形状，或写 error。"})
	LabelAnswer          = Label(&both{"The answer", "答案"})
	LabelNonSquare       = Label(&both{"Try it when the sizes differ", "换成不同的大小试试"})
	LabelRows            = Label(&both{"rows of values", "各行的值"})
	LabelRow             = Label(&both{"row", "行"})
	LabelLength          = Label(&both{"which row, and how many values it has", "第几行，有几个值"})
	LabelAddRow          = Label(&both{"Add a row", "添加一行"})
	LabelAddRowBelow     = Label(&both{"Add a row below", "在下面添加一行"})
	LabelAddRowInside    = Label(&both{"Add a row inside", "在里面添加一行"})
	LabelRowsBefore      = Label(&both{"Rows before", "前面的行"})
	LabelRowsAfter       = Label(&both{"Rows after", "后面的行"})
	LabelTooManyValues   = Label(&both{"Too many values to edit one by one. Change them in the program.", "值太多，不能逐个编辑。请在程序里修改。"})
	LabelRemoveRow       = Label(&both{"Remove the row", "删除这一行"})
	LabelAddValue        = Label(&both{"Add a value", "添加一个值"})
	LabelRemoveValue     = Label(&both{"Remove the value", "删除这个值"})
	LabelMoveUp          = Label(&both{"Move to the row above", "移到上一行"})
	LabelMoveDown        = Label(&both{"Move to the row below", "移到下一行"})
	LabelMatchedBy       = Label(&both{"Axes meet", "轴的对齐方式"})
	LabelOwnRule         = Label(&both{"By the rules of", "图按照谁的规则"})
	LabelInPlace         = Label(&both{"In place", "原位运算"})
	LabelSpeed           = Label(&both{"Speed", "速度"})
	LabelRedo            = Label(&both{"Redo", "重做"})
	LabelAddThisAxis     = Label(&both{"Add this axis", "写进代码"})
	LabelDone            = Label(&both{"Done", "完成"})
	LabelCannotRun       = Label(&both{"it can’t run", "不能运行"})
	LabelMore            = Label(&both{"More", "更多"})
)

// Label returns a label in the language.
func (l Lang) Label(x Label) string { return (*x).of(l) }

// Fill returns a label with its places filled.
func (l Lang) Fill(x Label, values ...any) string { return (*x).with(values...).of(l) }

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
