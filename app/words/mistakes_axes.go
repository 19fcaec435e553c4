package words

import "shapecast/engine"

// mistakeOfAxes words axes that an array does not have, or not once.
func mistakeOfAxes(err error) (title, text both) {
	switch e := err.(type) {
	case *engine.AxisError:
		title = both{"There is no axis %s: the rank is %s", "没有轴\u00a0%s：秩是 %s"}.with(e.Axis, e.Rank)
		text = both{"Axes are numbered from 0 to %s, or from -1 to -%s from the right.",
			"轴从左往右编号为 0 到 %s，从右往左编号为 -1 到 -%s。"}.with(e.Rank-1, e.Rank)
		if e.Rank == 0 {
			text = both{"A scalar has no axes.", "标量没有轴。"}
		}
	case *engine.RepeatedAxisError:
		title = both{"Axis %s is named twice", "轴\u00a0%s 写了两次"}.with(e.Axis)
	case *engine.DuplicateNameError:
		title = both{"Two axes are called %s", "有两个轴都叫 %s"}.with(e.Name)
		text = both{"Axes are matched by name, so each needs one of its own.", "轴按名称对齐，所以每个轴都要有自己的名称。"}
	case *engine.SqueezeError:
		title = both{"Axis %s cannot be squeezed out: its size is %s", "轴\u00a0%s 不能去掉：它的大小是 %s"}.with(e.Axis, e.Size)
		text = both{"Only an axis of size 1 can go without losing a value.", "只有大小为 1 的轴去掉后才不会丢失值。"}
	case *engine.PermutationError:
		title = both{"%s axes are named, and the array has %s", "写了 %s 个轴，而数组有 %s 个轴"}.with(len(e.Axes), e.Rank)
		text = both{"A new order names every axis once.", "新的顺序要把每个轴都写一次。"}
	}
	return title, text
}

// mistakeOfIndices words indices that an array does not have.
func mistakeOfIndices(err error) (title, text both) {
	switch e := err.(type) {
	case *engine.IndexError:
		title = both{"There is no index %s on axis %s: its size is %s", "索引 %s 超出了轴\u00a0%s：它的大小是 %s"}.with(e.Index, e.Axis, e.Size)
		text = both{"Indices run from 0 to %s, or from -1 to -%s from the end.",
			"索引从 0 到 %s，或从末尾数起为 -1 到 -%s。"}.with(e.Size-1, e.Size)
		if e.Size == 0 {
			text = both{"The axis has no entries.", "这个轴上没有任何项。"}
		}
	case *engine.TooManyIndicesError:
		title = both{"%[1]s indices for an array of rank %[2]s", "给秩为 %[2]s 的数组写了 %[1]s 个索引"}.with(e.Given, e.Rank)
		text = both{"Each axis takes one index; None and … take none.", "每个轴只用一个索引；None 和 … 不占轴。"}
	case *engine.EllipsisError:
		title = both{"%s ellipses in one index", "一个索引里有 %s 个省略号"}.with(e.Count)
		text = both{"One already covers all the axes in between.", "一个就已经代表中间所有的轴。"}
	case *engine.StepError:
		title = both{"A step of 0 never arrives", "步长为 0 永远到不了终点"}
	case *engine.MaskError:
		title = both{"Axis %[1]s has the size %[2]s, and its mask %[3]s", "轴\u00a0%[1]s 的大小是 %[2]s，而掩码的大小是 %[3]s"}.with(e.Axis, e.Size, e.Mask)
		text = both{"A mask has one entry for each entry of its axis: it does not broadcast.",
			"掩码与轴上的项一一对应，不会广播。"}
	}
	return title, text
}

// mistakeOfJoins words arrays that are laid side by side, or repeated.
func mistakeOfJoins(err error) (title, text both) {
	switch e := err.(type) {
	case *engine.JoinError:
		title = both{"Axis %[1]s has size %[2]s in the first array and %[4]s in number %[3]s",
			"轴\u00a0%[1]s 在第一个数组中大小是 %[2]s，在第 %[3]s 个中是 %[4]s"}.with(e.Axis, e.Have[0], e.Operand+1, e.Have[1])
		if e.Axis < 0 {
			title = both{"The first array has rank %[1]s and number %[2]s has rank %[3]s",
				"第一个数组的秩是 %[1]s，第 %[2]s 个的秩是 %[3]s"}.with(e.Have[0], e.Operand+1, e.Have[1])
		}
		text = both{"Joining does not broadcast: all axes but the joined one must be equal.",
			"拼接不会广播：除了拼接的轴以外，所有的轴都必须相等。"}
	case *engine.RepeatsError:
		title = both{"%s counts for %s entries", "%s 个次数对应 %s 项"}.with(e.Counts, e.Size)
		text = both{"Give one count for all entries, or one for each.", "给出一个共同的次数，或者每一项各给一个。"}
	case *engine.RepeatRankError:
		title = both{"%s repeats for rank %s", "%s 个重复次数对应秩 %s"}.with(e.Repeats, e.Rank)
		text = both{"PyTorch's repeat wants a number for each axis; tile pads the numbers with 1.",
			"PyTorch 的 repeat 要求每个轴一个数；tile 会在前面补 1。"}
	case *engine.RaggedChangeError:
		title = both{"%s of a ragged tensor is outside the language", "不支持对不规则张量做 %s"}.with(e.Name)
		text = both{"What TensorFlow makes of it is not computed here.", "TensorFlow 得到的结果这里不计算。"}
	}
	return title, text
}
