package words

// A Label is a short text on the page: of a button, a field, a heading.
type Label uint8

// The labels of the playground and of the questions in lessons.
const (
	LabelSize Label = iota
	LabelAxis
	LabelAddLeft
	LabelAddRight
	LabelRemoveAxis
	LabelRemoveOperand
	LabelAddOperand
	LabelOperation
	LabelProgram
	LabelProgramHint
	LabelLibrary
	LabelExamples
	LabelChooseExample
	LabelDocuments
	LabelRealBugs
	LabelUndo
	LabelCopied
	LabelCopy
	LabelSteps
	LabelFails
	LabelRepairs
	LabelCode
	LabelErrorText
	LabelNoCode
	LabelReset
	LabelRun
	LabelOops
	LabelCheck
	LabelReveal
	LabelYourAnswer
	LabelTruth
	LabelRight
	LabelNotYet
	LabelSkipped
	LabelStored
	LabelTiled
	LabelStrides
	LabelPrint
	LabelNothing
	LabelReadMessage
	LabelReadShapes
	LabelReadValues
	LabelReadExcerpt
	LabelRunInTensorFlow
	LabelPractices
	LabelStrip
	LabelBatch
	LabelBatchHides
	LabelClose
	LabelKeys
	LabelAskShape
	LabelAnswer
	LabelNonSquare
	LabelRows
	LabelRow
	LabelLength
	LabelAddRow
	LabelAddRowBelow
	LabelAddRowInside
	LabelRowsBefore
	LabelRowsAfter
	LabelTooManyValues
	LabelRemoveRow
	LabelAddValue
	LabelRemoveValue
	LabelMoveUp
	LabelMoveDown
	LabelMatchedBy
	LabelOwnRule
	LabelInPlace
	LabelSpeed
	LabelRedo
	LabelAddThisAxis
	LabelDone
	LabelCannotRun
	LabelMore
	labelCount
)

var labels = [labelCount][2]string{
	LabelSize:            {"size", "大小"},
	LabelAxis:            {"axis", "轴"},
	LabelAddLeft:         {"Add an axis of size 1 at the left", "在左边加一个大小为 1 的轴"},
	LabelAddRight:        {"Add an axis of size 1 at the right", "在右边加一个大小为 1 的轴"},
	LabelRemoveAxis:      {"Remove axis", "删除这个轴"},
	LabelRemoveOperand:   {"Remove operand", "删除操作数"},
	LabelAddOperand:      {"Add an operand", "加一个操作数"},
	LabelOperation:       {"Operation", "运算"},
	LabelProgram:         {"Python", "Python"},
	LabelProgramHint:     {"Type or paste Python, a pair of shapes, or an error message", "输入或粘贴 Python、一对形状，或一条错误信息"},
	LabelLibrary:         {"Rules of", "规则来自"},
	LabelExamples:        {"Examples", "例子"},
	LabelChooseExample:   {"Examples…", "例子……"},
	LabelDocuments:       {"From the documents", "出自文档"},
	LabelRealBugs:        {"Real bugs", "真实的错误"},
	LabelUndo:            {"Undo", "撤销"},
	LabelCopied:          {"Copied", "已复制"},
	LabelCopy:            {"Copy", "复制"},
	LabelSteps:           {"Operations in this program", "这段程序里的运算"},
	LabelFails:           {"It fails", "会出错"},
	LabelRepairs:         {"Ways to make it run. They mean different things:", "让它运行的办法，含义各不相同："},
	LabelCode:            {"Code", "代码"},
	LabelNoCode:          {"This library has no such arrays.", "这个库没有这样的数组。"},
	LabelErrorText:       {"What each library says", "各个库怎么说"},
	LabelReset:           {"Back to the original", "恢复原样"},
	LabelRun:             {"Edit the program", "修改程序"},
	LabelOops:            {"Something went wrong here. What you typed is kept.", "这里出了问题。你输入的内容已保留。"},
	LabelCheck:           {"Check", "检查"},
	LabelReveal:          {"Show the answer", "显示答案"},
	LabelYourAnswer:      {"your answer", "你的答案"},
	LabelTruth:           {"it gives", "实际结果"},
	LabelRight:           {"Right.", "对。"},
	LabelNotYet:          {"Not yet.", "还不对。"},
	LabelSkipped:         {"skipped", "跳过"},
	LabelStored:          {"stored", "存储"},
	LabelTiled:           {"tiled", "平铺后"},
	LabelStrides:         {"strides", "步长"},
	LabelPrint:           {"Print", "打印"},
	LabelReadMessage:     {"This is an error message. Open its operands:", "这是一条错误信息。打开其中的操作数："},
	LabelReadShapes:      {"Taken as shapes:", "看作形状："},
	LabelReadValues:      {"Taken as values:", "看作数值："},
	LabelReadExcerpt:     {"Keep only what is read", "只保留读到的部分"},
	LabelRunInTensorFlow: {"Run it in TensorFlow", "改用 TensorFlow 运行"},
	LabelStrip:           {"Save all steps", "保存全部步骤"},
	LabelBatch:           {"Make it a batch of 2", "换成两个样本的批次"},
	LabelBatchHides:      {"A batch of 1 hides something.", "只有一个样本的批次会掩盖问题。"},
	LabelClose:           {"Close", "关闭"},
	LabelKeys:            {"Keys", "按键"},
	LabelAskShape:        {"What shape comes out? Write it, or “error”.", "结果是什么形状？写出形状，或写 error。"},
	LabelAnswer:          {"The answer", "答案"},
	LabelNonSquare:       {"Try it when the sizes differ", "换成不同的大小试试"},
	LabelPractices:       {"The same operands elsewhere", "同样的操作数在其他系统里"},
	LabelRows:            {"rows of values", "各行的值"},
	LabelRow:             {"row", "行"},
	LabelLength:          {"which row, and how many values it has", "第几行，有几个值"},
	LabelAddRow:          {"Add a row", "添加一行"},
	LabelAddRowBelow:     {"Add a row below", "在下面添加一行"},
	LabelAddRowInside:    {"Add a row inside", "在里面添加一行"},
	LabelRowsBefore:      {"Rows before", "前面的行"},
	LabelRowsAfter:       {"Rows after", "后面的行"},
	LabelTooManyValues:   {"Too many values to edit one by one. Change them in the program.", "值太多，不能逐个编辑。请在程序里修改。"},
	LabelRemoveRow:       {"Remove the row", "删除这一行"},
	LabelAddValue:        {"Add a value", "添加一个值"},
	LabelRemoveValue:     {"Remove the value", "删除这个值"},
	LabelMoveUp:          {"Move to the row above", "移到上一行"},
	LabelMoveDown:        {"Move to the row below", "移到下一行"},
	LabelMatchedBy:       {"Axes meet", "轴的对齐方式"},
	LabelOwnRule:         {"By the rules of", "图按照谁的规则"},
	LabelInPlace:         {"In place", "原位运算"},
	LabelSpeed:           {"Speed", "速度"},
	LabelRedo:            {"Redo", "重做"},
	LabelAddThisAxis:     {"Add this axis", "写进代码"},
	LabelDone:            {"Done", "完成"},
	LabelCannotRun:       {"it can’t run", "不能运行"},
	LabelMore:            {"More", "更多"},
	LabelNothing:         {"Nothing to draw yet: write an array, such as ones(4, 3), or an operation on two.", "还没有可画的内容：请写一个数组，例如 ones(4, 3)，或两个数组的运算。"},
}

// Label returns a label in the language.
func (l Lang) Label(x Label) string { return l.In(labels[x][0], labels[x][1]) }

// opNames holds what an operation is called in the menu.
var opNames = map[string][2]string{
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
func (l Lang) OpName(name string) string {
	names := opNames[name]
	return l.In(names[0], names[1])
}

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
