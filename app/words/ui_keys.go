package words

// A Key is keys to press, parted by blanks, and what they do.
type Key struct{ Keys, Does string }

// Keys lists the keys of the playground.
func (l Lang) Keys() []Key {
	return []Key{
		{"← →", l.In("with the figure's controls in focus: one stop back, one stop on", "焦点在图的控件上时：后退一步、前进一步")},
		{"Home End", l.In("to the first stop, to the last", "到第一步、到最后一步")},
		{"Space", l.In("on the slider: play, pause", "在滑块上：播放、暂停")},
		{"< >", l.In("the story at half the speed, at twice the speed", "播放速度减半、加倍")},
		{"↑ ↓", l.In("in the size of an axis: one more, one less", "在轴的大小里：加一、减一")},
		{"PageUp PageDown", l.In("there too: ten more, ten less", "同样在那里：加十、减十")},
		{"Alt+↑ Alt+↓", l.In("in a value of a ragged row: move it to the row above, below", "在不规则数组的值里：移到上一行、下一行")},
		{"Enter", l.In("there too: one more value after it", "同样在那里：在后面加一个值")},
		{"Backspace", l.In("there too, when it is empty: remove it", "同样在那里，空的时候：删除它")},
		{"Tab", l.In("to the next field or button", "到下一个输入框或按钮")},
		{"?", l.In("this list", "这个列表")},
	}
}
