package words

import (
	"strings"

	"shapecast/engine"
	"shapecast/engine/goal"
)

// What is said to an answer; some texts have places to fill.
var (
	WhichAxis   = Label("It does fail. On which axis? Write axis 0, axis 1 and so on, counted in the result from the left." + zh + "确实失败。错在哪个轴？写“轴 0”“轴 1”……从结果的左边数起。")
	WhatShape   = Label("It does run. Write the shape that comes out, such as (3, 4)." + zh + "程序能运行。请再写出结果的形状，例如 (3, 4)。")
	BlamedOther = Label("%s But the library names the one furthest to the right." + zh + "%s不过，库说的是最右边不匹配的那个轴。")
	BlamedRow   = Label("An earlier row fails before it." + zh + "更早的一行已经不匹配。")
	EveryRow    = Label("Axis %s: that is the axis, for every row. Leave the row out." + zh + "轴\u00a0%s：轴找对了，哪一行都一样，不用写行。")
	RowMatches  = Label("Row %s matches. Which one fails?" + zh + "第\u00a0%s\u00a0行匹配。是哪一行不匹配？")
	NoPlace     = Label("It does fail, but not because the output is too small. Do the operands match on every axis?" + zh + "确实失败，但不是因为输出太小。操作数在每个轴上都匹配吗？")
	IsThereRoom = Label("Is there room for the result?" + zh + "输出放得下结果吗？")
	WhichCause  = Label("It does fail. Do the operands match?" + zh + "确实失败。操作数匹配吗？")
	RowOfAxis   = Label("Row %s: on which axis? Write the axis first, then the row." + zh + "第\u00a0%s\u00a0行：在哪个轴？先写轴，再写行。")
	NoneIsOne   = Label("None is how you ask for the axis; its size is 1." + zh + "None 只是说“加一个轴”，新轴的大小是 1。")
	Computed    = Label("It comes from an array of shape %s, which has %s values." + zh + "它由形状为 %s 的数组得出，那里有 %s 个值。")
	NdimReason  = Label("ndim counts the axes: one for each level of brackets, one for each size of the shape." + zh + "ndim 数的是轴：一层方括号一个，形状里一个大小一个。")
	StrideCount = Label("There is one stride for each axis: %s of them, in bytes." + zh + "每个轴一个步长，一共 %s 个，单位是字节。")
	CellReason  = Label("Cell %s is %s" + zh + "格子 %s 是 %s")
	ItRuns      = Label("It runs: on every axis the sizes other than 1 are equal." + zh + "程序能运行：每个轴上，不是 1 的大小都相等。")
	YouWrote    = Label("You wrote %s." + zh + "你写的是 %s。")
	PaddedRank  = Label("Count the axes: the other operand has %s, so the padded one has as many; your answer has %s." + zh + "先数轴：另一个操作数有 %s 个，前补之后也要有这么多；你写了 %s 个。")
	ItWalks     = Label("The strides are %s." + zh + "步长是 %s。")
	ItPads      = Label("It runs. Padded 1s: %s." + zh + "程序能运行，前补了 %s 个 1。")
	ItGives     = Label("It gives %s. " + zh + "结果是 %s。")
	OtherValues = Label("The shape is right, but cell %s is %s and should be %s." + zh + "形状对了，但格子 %s 是 %s，应当是 %s。")
	Turned      = Label(" .T swaps axes, reshape moves brackets." + zh + ".T 交换轴，reshape 只挪动方括号。")
	TurnedOne   = Label(".T of one axis changes nothing: %[1]s stays %[1]s. A column needs a second axis." + zh + "只有一个轴时，.T 什么也不变：%[1]s 还是 %[1]s。要成为一列，得再加一个轴。")
	ShouldFail  = Label("It should fail on axis %s. " + zh + "要在轴\u00a0%s 上失败才行。")
	WantedAxes  = Label("Count the axes: %s here, %s wanted." + zh + "数一数轴：这里有 %s 个，要的是 %s 个。")
	NoArray     = Label("Keep the lines that were there, and change what they say, so that they give %[1]s." + zh + "请保留原来的几行，只改里面的内容，使结果的形状是 %[1]s。")
	NotInPlace  = Label("It runs, but it makes a new array. Write into one that is there: a += b, a.add_(b)." + zh + "程序能运行，但它生成了新数组。请写进已有的数组：a += b，a.add_(b)。")
	NoOperation = Label("Nothing is done to an array here. Combine two arrays." + zh + "这里没有对数组做运算。请写两个数组的运算。")
	WhichRow    = Label("Axis %s: that is the axis. Write the first row that fails, too, counted from 0." + zh + "轴\u00a0%s：轴找对了。再写上最先不匹配的行，从 0 数起。")
	NoAxis      = Label("There is no axis at all." + zh + "一个轴也没有。")
	NoSuchAxis  = Label("Axes are counted in the result from the left: axis 0 to axis %s." + zh + "轴从结果的左边数起：轴\u00a00 到轴\u00a0%s。")
	SizeReason  = Label("size counts the numbers: %s." + zh + "size 数的是有几个数：%s。")
	BytesReason = Label("nbytes counts bytes: %s numbers of %s bytes." + zh + "nbytes 数的是字节：%s 个数，每个 %s 字节。")
	NoStride    = Label("Axis %[1]s: the same numbers are read again, so a step is 0 bytes." + zh + "轴\u00a0%[1]s：读的还是同样的数，所以走一步是 0 字节。")
	NextStride  = Label("Axis %s: the next entry is stored %s bytes further on." + zh + "轴\u00a0%s：下一项存在 %s 字节之后。")
	LacksAxis   = Label("%s lacks %s of the result" + zh + "结果的%[2]s，%[1]s 没有")
	ReadsAgain  = Label("on %[2]s, %[1]s has size 1 and is read at 0" + zh + "在%[2]s 上，%[1]s 的大小是 1，读的总是第 0 项")
	PadsAxis    = Label("Axis %[1]s: %[2]s lacks it, and a new axis has size 1." + zh + "轴\u00a0%[1]s：%[2]s 没有这个轴，新补的轴大小是 1。")
	KeepsAxis   = Label("Axis %s: %s has size %s there; padding changes no size." + zh + "轴\u00a0%s：%s 在这里的大小是 %s，前补不改变大小。")
	ListRule    = Label("Axis %[1]s: count what one pair of brackets of this level holds; the outermost is axis 0." + zh + "轴\u00a0%[1]s：数一数这一层的一对方括号里有几项（最外层是轴\u00a00）。")
	SourceRule  = Label("Axis %s: look at what %s does to it." + zh + "轴\u00a0%s：看一看 %s 把它变成了多大。")
	ListSize    = Label("Axis %[1]s: each pair of brackets of this level holds %[2]s; the outermost is axis 0." + zh + "轴\u00a0%[1]s：这一层的每对方括号里有 %[2]s 项（最外层是轴\u00a00）。")
	SourceSize  = Label("Axis %s: %[3]s gives it size %[2]s." + zh + "轴\u00a0%s：%[3]s 在这里的大小是 %[2]s。")
	RankReason  = Label("Count the axes: the result has %[1]s, your answer %[2]s." + zh + "先数轴：结果有 %[1]s 个，你写了 %[2]s 个。")
	MostAxes    = Label("Count the axes: the result has %[1]s, your answer %[2]s; the operand with the most axes decides." + zh + "先数轴：结果有 %[1]s 个，你写了 %[2]s 个；轴最多的操作数说了算。")
	OneEdit     = Label("It does what was asked, but with %[1]s edits. Find a way with one." + zh + "做到了，但改了 %[1]s 处。请想一个只改一处的办法。")
	FewerEdits  = Label("It does what was asked, but with %s edits. Find a way with %s or fewer." + zh + "做到了，但改了 %s 处。请想一个最多改 %s 处的办法。")
)

// answers holds, for each kind of answer, what one may be in its field, and how it is
// written. Where the result is written into a place, the place may be too small.
var answers = map[string]struct{ hint, how both }{
	"shape": {both("(…)" + zh + "(…)"),
		both("A shape is the size of each axis, in brackets: (3, 4), or (5,) for one axis, or () for none. For what cannot run, write: it fails." + zh + "形状是每个轴的大小，写在括号里：(3, 4)；只有一个轴写 (5,)，没有轴写 ()。不能运行就写“不能运行”。")},
	"padded": {both("(…)" + zh + "(…)"),
		both("A shape is the size of each axis, in brackets: (1, 4), or (5,) for one axis." + zh + "形状是每个轴的大小，写在括号里：(1, 4)；只有一个轴写 (5,)。")},
	"error": {both("runs, or axis 0" + zh + "能运行，或 轴 0"),
		both("Write runs, or the axis that fails, such as axis 1." + zh + "能运行就写“能运行”；不能就写不匹配的轴，例如“轴 1”。")},
	"place": {both("runs, axis 0, or output" + zh + "能运行、轴 0，或输出"),
		both("Write runs, or the axis that fails, such as axis 1, or output where the output is too small." + zh + "能运行就写“能运行”；不能就写不匹配的轴，例如“轴 1”；输出太小就写“输出”。")},
	"cell":  {both("a value" + zh + "一个值"), both("A cell holds one value: write a number." + zh + "一个格子里是一个值，请写一个数。")},
	"value": {both("a value" + zh + "一个值"), both("Write a value: a number, or numbers in brackets." + zh + "请写一个值：一个数，或者括号里的几个数。")},
}

// AnswerHint returns an answer of some kind as it may be written.
func (l Lang) AnswerHint(kind string) string { return answers[kind].hint.of(l) }

// Answer returns an answer as it is written in the language: "axis 1, row 2", 轴 1，第 2 行.
func (l Lang) Answer(answer string) string {
	axis, row, both := strings.Cut(answer, ", row ")
	n, isAxis := strings.CutPrefix(axis, "axis ")
	switch said := inChinese[answer]; {
	case l != Chinese && answer == "error":
		return "it fails"
	case l != Chinese, said == "" && !isAxis:
		return answer
	case both:
		return "轴\u00a0" + n + "，第\u00a0" + row + "\u00a0行"
	case isAxis:
		return "轴\u00a0" + n
	default:
		return said
	}
}

// inChinese holds the answers that are words.
var inChinese = map[string]string{"runs": "能运行", "error": "不能运行", "output": "输出"}

// HowTo says what an answer looks like, to a learner who typed something else.
func (l Lang) HowTo(kind string) string { return answers[kind].how.of(l) }

// Brackets says how many entries the brackets of an array hold, level by level.
func (l Lang) Brackets(sizes []string) string {
	if len(sizes) == 1 {
		return both("One pair of brackets holds %s numbers." + zh + "一对方括号里有 %s 个数。").with(sizes[0]).of(l)
	}
	return both("From the outside in, the brackets hold %s entries." + zh + "从外往里数，方括号里依次有 %s 项。").with(strings.Join(sizes, l.In(", then ", "、"))).of(l)
}

// goalAsks holds the question for each kind of goal, with blanks for its axis, shape,
// strides and number of 1s. fewOnes holds those for no padded 1 and for one.
var (
	goalAsks = [...]both{
		goal.Runs:     "Edit the program so that it runs." + zh + "改程序，让它能运行。",
		goal.Writes:   "Edit the program so that it runs in place." + zh + "改程序，让它能原位运行。",
		goal.Fails:    "Edit the program so that the shapes do not match." + zh + "改程序，让形状不匹配。",
		goal.FailsOn:  "Edit the program so that it fails on axis %[1]s." + zh + "改程序，让它在轴\u00a0%[1]s 上失败。",
		goal.GivesThe: "Edit the program so that the result is %[2]s." + zh + "改程序，让结果成为 %[2]s。",
		goal.Likes:    "Edit the program so that it gives what is asked for." + zh + "改程序，让它算出所要的结果。",
		goal.Walks:    "Edit the program so that the strides of the result are %[3]s." + zh + "改程序，让结果的步长成为 %[3]s。",
		goal.Pads:     "Edit the program so that it runs with %[4]s padded 1s." + zh + "改程序，让它能运行，而且正好前补 %[4]s 个 1。",
	}
	fewOnes = [...]both{
		"Edit the program so that it runs without a padded 1." + zh + "改程序，让它能运行，而且不用前补 1。",
		"Edit the program so that it runs with a single padded 1." + zh + "改程序，让它能运行，而且只前补一个 1。",
	}
)

// AskGoal asks for a task, in the author's words where there are any, else to edit a program
// until it does what a goal says; edits is how many are enough, 0 for any number.
func (l Lang) AskGoal(task string, g goal.Goal, edits int) string {
	ask := goalAsks[g.Kind]
	if g.Kind == goal.Pads && g.Ones < len(fewOnes) {
		ask = fewOnes[g.Ones]
	}
	if ask = ask.with(g.Axis, ShapeText(g.Shape), ShapeText(engine.Dense(g.Strides...)), g.Ones); task != "" {
		ask = plain(task)
	}
	switch {
	case edits == 1:
		ask = ask.add(both(" One edit is enough." + zh + "只改一处。"))
	case edits > 1:
		ask = ask.add(both(" %s edits are enough." + zh + "最多改 %s 处。").with(edits))
	}
	return ask.of(l)
}
