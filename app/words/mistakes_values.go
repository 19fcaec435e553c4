package words

import (
	"strconv"
	"strings"

	"shapecast/engine"
)

// mistakeOfValues words operations that values do not have.
func mistakeOfValues(err error) (title, text both) {
	switch e := err.(type) {
	case *engine.PowerError:
		title = both{"Integers cannot be raised to a negative integer power", "整数不能求负整数次幂"}
		text = both{"The result of integers is integers, which hold no fractions. Make one of them a float: x ** -1.0.",
			"整数的结果仍是整数，存不下小数。把其中一个换成浮点数：x ** -1.0。"}
	case *engine.ZeroDivisionError:
		title = both{"Integers are divided by 0", "整数除以 0"}
		text = both{"An integer cannot be infinite. NumPy gives 0 and a warning.", "整数不能是无穷大。NumPy 给出 0 和一条警告。"}
	case *engine.BoolSubtractError:
		title = both{"Booleans are not subtracted", "布尔值不能相减"}
		text = both{"a != b says where they differ.", "要找不同的地方，请用 a != b。"}
	case *engine.UnaryTypeError:
		title = both{"%s of %s is not defined", "没有定义 %s 对 %s 的运算"}.with(e.Unary, e.DType)
	case *engine.ArityError:
		title = both{"%[1]s takes %[2]s operands, and %[3]s are given", "%[1]s 需要 %[2]s 个操作数，这里给了 %[3]s 个"}.with(e.Op, e.Op.Arity(), e.Have)
	case *engine.EmptyReductionError:
		title = both{"%s of no values", "没有值，无法求 %s"}.with(e.Fold)
		text = both{"Without values the sum is 0, but there is no largest or smallest.", "没有值，总和是 0，却没有最大值和最小值。"}
	}
	return title, text
}

// mistakeOfRagged words nested lists and lengths that make no array.
func mistakeOfRagged(err error) (title, text both) {
	switch e := err.(type) {
	case *engine.DepthError:
		noun := both{"The value", "值"}
		if e.List {
			noun = both{"The list", "列表"}
		}
		title = both{"%s at %s is nested %s deep, and %s is wanted", "%[2]s的%[1]s嵌套了 %[3]s 层，应为 %[4]s 层"}.
			fill(noun, place(e.Path), number(e.Depth), number(e.Want))
		text = both{"The brackets around a value are the rank, so their number is the same for every value.",
			"值外面的括号层数就是秩，所以每个值的层数都相同。"}
	case *engine.EntriesError:
		title = both{"The list at %s has %s entries, where its axis has %s", "%s的列表有 %s 项，而它的轴在这里有 %s 项"}.
			fill(place(e.Path), number(e.Have), number(e.Want))
		text = both{"Only axes inside the ragged rank may vary from row to row.", "只有在不规则秩以内的轴才可以逐行不同。"}
	case *engine.LengthsError:
		title = both{"Axis %[1]s has %[2]s lengths for %[3]s rows", "轴\u00a0%[1]s 给出了 %[2]s 个长度，而这里有 %[3]s 行"}.with(e.Axis, e.Have, e.Want)
		text = both{"A ragged axis has one length for every row of the axes to its left: [2, (3, 1), …] goes on with 3 + 1 lengths.",
			"不规则的轴对左边各轴的每一行都有一个长度：[2, (3, 1), …] 后面是 3 + 1 个长度。"}
	case *engine.ValuesError:
		title = both{"%[1]s values, and the lengths add up to %[2]s", "有 %[1]s 个值，而各个长度加起来是 %[2]s"}.with(e.Have, e.Want)
		text = both{"Every value is in exactly one row.", "每个值都恰好属于一行。"}
	case *engine.RaggedRankError:
		title = both{"A ragged rank of %s does not fit", "不规则秩 %s 不合适"}.with(e.RaggedRank)
		text = both{"Here it can be %s to %s.", "这里可以是 %s 到 %s。"}.with(e.Min, e.Max)
	}
	return title, text
}

// place returns where in a nested list something stands, as Python writes it.
func place(path []int) both {
	if len(path) == 0 {
		return both{"the top", "最外层"}
	}
	var b strings.Builder
	for _, i := range path {
		b.WriteString("[" + strconv.Itoa(i) + "]")
	}
	return both{"%s", "%s 处"}.with(b.String())
}
