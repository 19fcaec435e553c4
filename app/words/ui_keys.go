package words

// A Key is keys to press, separated by spaces, and what they do.
type Key struct{ Keys, Does string }

// Keys lists the keys of the playground.
func (l Lang) Keys() []Key {
	return []Key{
		{"Space", l.In("outside fields: play, pause", "不在输入框里时：播放、暂停")},
		{"← →", l.In("there too: one step back, one step forward", "不在输入框里时：后退一步、前进一步")},
		{"Home End", l.In("there too: to the first step, to the last", "不在输入框里时：到第一步、到最后一步")},
		{"< >", l.In("there too: at half the speed, at twice the speed", "不在输入框里时：播放速度减半、加倍")},
		{"Ctrl+Z Ctrl+Shift+Z", l.In("undo, redo", "撤销、重做")},
		{"↑ ↓", l.In("in the size of an axis: one more, one less; with Shift ten", "在轴的大小里：加一、减一；按住 Shift 则加减十")},
		{"Delete", l.In("there too: remove the axis", "在轴的大小里：删除这个轴")},
		{"+", l.In("there too: add an axis at its left", "在轴的大小里：在左边加一个轴")},
		{"F2", l.In("there too: name the axis", "在轴的大小里：给轴起名")},
		{"Enter Escape", l.In("there too: keep the size, bring back the one before", "在轴的大小里：确定大小、恢复原来的大小")},
		{"Alt+↑ Alt+↓", l.In("in a value of a ragged row: move it to the row above, below", "在不规则数组的值里：移到上一行、下一行")},
		{"Enter", l.In("there too: one more value after it", "在不规则数组的值里：在后面加一个值")},
		{"Backspace", l.In("there too, when it is empty: remove it", "在空的值里：删除它")},
		{"Tab", l.In("to the next field or button", "到下一个输入框或按钮")},
		{"?", l.In("this list", "这个列表")},
	}
}
