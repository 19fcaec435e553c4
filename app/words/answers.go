package words

import (
	"strings"

	"shapecast/engine"
	"shapecast/engine/goal"
)

// What is said to an answer; some texts have places to fill.
var (
	WhichAxis   = Label(&both{"It does fail. On which axis? Write axis 0, axis 1 and so on, counted in the result from the left.", "确实失败。错在哪个轴？写“轴 0”“轴 1”……从结果的左边数起。"})
	WhatShape   = Label(&both{"It runs. Write the shape that comes out, such as (3, 4).", "能运行。请写出结果的形状，例如 (3, 4)。"})
	BlamedOther = Label(&both{"%s But the library names the one furthest to the right.", "%s不过，库说的是最右边不匹配的那个轴。"})
	BlamedRow   = Label(&both{"An earlier row fails before it. %s", "更早的一行已经不匹配。%s"})
	NoPlace     = Label(&both{"The output is not what fails. %s", "问题不在输出。%s"})
	Computed    = Label(&both{"It comes from an array of shape %s, which has %s values.", "它由形状为 %s 的数组得出，那里有 %s 个值。"})
	NdimReason  = Label(&both{"ndim counts the axes: one for each level of brackets, one for each size of the shape.", "ndim 数的是轴：一层方括号一个，形状里一个大小一个。"})
	StrideCount = Label(&both{"There is one stride for each axis: %s of them, in bytes.", "每个轴一个步长，一共 %s 个，单位是字节。"})
	CellReason  = Label(&both{"Cell %s is %s", "格子 %s 是 %s"})
	ItRuns      = Label(&both{"It runs: on every axis the sizes other than 1 are equal.", "能运行：每个轴上，不是 1 的大小都相等。"})
	YouWrote    = Label(&both{"You wrote %[2]s for axis %[1]s.", "轴\u00a0%[1]s 你写的是 %[2]s。"})
	PaddedRank  = Label(&both{"Count the axes: the other operand has %s, so the padded one has as many; your answer has %s.", "先数轴：对方有 %s 个，前补之后也要有这么多；你写了 %s 个。"})
	ItWalks     = Label(&both{"The strides are %s.", "步长是 %s。"})
	ItPads      = Label(&both{"It runs. Padded 1s: %s.", "能运行，前补了 %s 个 1。"})
	ItGives     = Label(&both{"It gives %s. ", "结果是 %s。"})
	NoArray     = Label(&both{"Keep the lines that were there, and change what they say, so that they give %[1]s.", "请保留原来的几行，只改里面的内容，使结果的形状是 %[1]s。"})
	NoOperation = Label(&both{"Nothing is done to an array here. Combine two arrays.", "这里没有对数组做运算。请写两个数组的运算。"})
)

// HowTo says what an answer looks like, to a learner who typed something else.
func (l Lang) HowTo(ask string, place bool) string {
	switch ask {
	case "shape":
		return l.In("A shape is the size of each axis, in brackets: (3, 4), or (5,) for one axis, or () for none. What cannot run gives error.",
			"形状是每个轴的大小，写在括号里：(3, 4)；只有一个轴写 (5,)，没有轴写 ()。不能运行就写 error。")
	case "padded":
		return l.In("A shape is the size of each axis, in brackets: (1, 4), or (5,) for one axis.",
			"形状是每个轴的大小，写在括号里：(1, 4)；只有一个轴写 (5,)。")
	case "error":
		if place {
			return l.In("Write runs, or the axis that fails, such as axis 1, or output where the output is too small.",
				"能运行就写 runs；不能就写不匹配的轴，例如 axis 1；输出太小就写 output。")
		}
		return l.In("Write runs, or the axis that fails, such as axis 1.", "能运行就写 runs；不能就写不匹配的轴，例如 axis 1。")
	case "cell":
		return l.In("A cell holds one value: write a number.", "一个格子里是一个值，请写一个数。")
	}
	return l.In("Write a value: a number, or numbers in brackets.", "请写一个值：一个数，或者括号里的几个数。")
}

// WhichRow asks a learner who knows the axis for the row.
func (l Lang) WhichRow(k int) string {
	return l.said(l.Axis(k), l.In("that is the axis. Write the first row that fails, too, counted from 0", "轴找对了。再写上最先不匹配的行，从 0 数起"))
}

// NoSuchAxis says which axes there are.
func (l Lang) NoSuchAxis(rank int) string {
	if rank == 0 {
		return l.In("There is no axis at all.", "一个轴也没有。")
	}
	return both{"Axes are counted in the result from the left: axis 0 to axis %s.", "轴从结果的左边数起：轴\u00a00 到轴\u00a0%s。"}.with(rank - 1).of(l)
}

// SizeReason says what size is.
func (l Lang) SizeReason(sizes []string) string {
	return l.In("size counts the numbers: ", "size 数的是有几个数：") + product(sizes) + l.In(".", "。")
}

// BytesReason says what nbytes is.
func (l Lang) BytesReason(sizes []string, item int) string {
	return both{"nbytes counts bytes: %s numbers of %s bytes.", "nbytes 数的是字节：%s 个数，每个 %s 字节。"}.with(product(sizes), item).of(l)
}

func product(sizes []string) string {
	if len(sizes) == 0 {
		return "1"
	}
	return strings.Join(sizes, " × ")
}

// StrideReason says how far one step along an axis goes.
func (l Lang) StrideReason(k, bytes int) string {
	if bytes == 0 {
		return l.said(l.Axis(k), l.In("the same numbers are read again, so a step is 0 bytes", "读的还是同样的数，所以走一步是 0 字节"))
	}
	return l.said(l.Axis(k), both{"the next entry is stored %s bytes further on", "下一项存在 %s 字节之后"}.with(bytes).of(l))
}

// ReadAgain says along which axis an operand is read at its one entry.
func (l Lang) ReadAgain(k int, name string, padded bool) string {
	if padded {
		return both{"%s has no axis %s", "%s 没有轴\u00a0%s"}.with(name, k).of(l)
	}
	return both{"on axis %[2]s, %[1]s has size 1 and is read at 0", "在轴\u00a0%[2]s 上，%[1]s 的大小是 1，读的总是第 0 项"}.with(name, k).of(l)
}

// Brackets says how many entries the brackets of an array hold, level by level.
func (l Lang) Brackets(sizes []string) string {
	if len(sizes) == 1 {
		return both{"One pair of brackets holds %s numbers.", "一对方括号里有 %s 个数。"}.with(sizes[0]).of(l)
	}
	return both{"From the outside in, the brackets hold %s entries.", "从外往里数，方括号里依次有 %s 项。"}.with(strings.Join(sizes, l.In(", then ", "、"))).of(l)
}

// ArrayRule says where to read the size of an axis, of an array that met no other.
func (l Lang) ArrayRule(k int, source string) string {
	if source == "" {
		return l.said(l.Axis(k), l.In("count what one pair of brackets of this level holds; level 0 is the outermost", "数一数这一层的一对方括号里有几项，最外面是第 0 层"))
	}
	return l.said(l.Axis(k), both{"look at what %s does to it", "看一看 %s 把它变成了多大"}.with(source).of(l))
}

// ArrayReason says of an array that met no other what size an axis has.
func (l Lang) ArrayReason(k int, size, source string) string {
	if source == "" {
		return l.said(l.Axis(k), both{"each pair of brackets of this level, counted from the outside, holds %s", "从外往里数，这一层的每对方括号里有 %s 项"}.with(size).of(l))
	}
	return l.said(l.Axis(k), both{"%[2]s gives it size %[1]s", "%[2]s 在这里的大小是 %[1]s"}.with(size, source).of(l))
}

// AskGoal asks to edit a program until it does what a goal says; edits is how
// many are enough, 0 for any number.
func (l Lang) AskGoal(g goal.Goal, edits int) string {
	ask := ""
	switch g.Kind {
	case goal.Runs:
		ask = l.In("Edit the program so that it runs.", "改程序，让它能运行。")
	case goal.Fails:
		ask = l.In("Edit the program so that the shapes do not match.", "改程序，让形状不匹配。")
	case goal.FailsOn:
		ask = both{"Edit the program so that it fails on axis %s.", "改程序，让它在轴\u00a0%s 上失败。"}.with(g.Axis).of(l)
	case goal.GivesThe:
		ask = both{"Edit the program so that the result is %s.", "改程序，让结果成为 %s。"}.with(ShapeText(g.Shape)).of(l)
	case goal.Pads:
		ask = l.padsSo(g.Ones)
	case goal.Walks:
		ask = both{"Edit the program so that the strides of the result are %s.", "改程序，让结果的步长成为 %s。"}.with(ShapeText(engine.Dense(g.Strides...))).of(l)
	}
	switch {
	case edits == 1:
		ask += l.In(" One edit is enough.", "只改一处。")
	case edits > 1:
		ask += both{" %s edits are enough.", "最多改 %s 处。"}.with(edits).of(l)
	}
	return ask
}

func (l Lang) padsSo(ones int) string {
	switch ones {
	case 0:
		return l.In("Edit the program so that it runs without a padded 1.", "改程序，让它能运行，而且不用前补 1。")
	case 1:
		return l.In("Edit the program so that it runs with a single padded 1.", "改程序，让它能运行，而且只前补一个 1。")
	}
	return both{"Edit the program so that it runs with %s padded 1s.", "改程序，让它能运行，而且正好前补 %s 个 1。"}.with(ones).of(l)
}

// TooManyEdits counts the edits of a program that does what was asked.
func (l Lang) TooManyEdits(have, want int) string {
	if want == 1 {
		return both{"It does what was asked, with %s edits. One is enough.", "做到了，但改了 %s 处。一处就够。"}.with(have).of(l)
	}
	return both{"It does what was asked, with %s edits. %s are enough.", "做到了，但改了 %s 处。%s 处就够。"}.with(have, want).of(l)
}
