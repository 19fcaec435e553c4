package words

// PlayerWords are the names of a player's controls.
type PlayerWords struct {
	Figure, Previous, Play, Pause, Next, Moment, Stop, Steps, Times, Explore string
}

// Player returns them. Stop and Times have places to fill:
// "Stop {n} of {of}: {title}", "{cell} is stored once and read {n} times.".
func (l Lang) Player() PlayerWords {
	if l == Chinese {
		return PlayerWords{"图：", "上一步", "播放", "暂停", "下一步", "进度", "第 {n} 步，共 {of} 步：{title}", "逐步说明", "{cell} 只存一份，读取 {n} 次。",
			"图中的格子：方向键逐格移动，在第一行向上到各轴，Esc 离开"}
	}
	return PlayerWords{"Figure: ", "Previous stop", "Play", "Pause", "Next stop", "Moment", "Stop {n} of {of}: {title}", "The stops in words", "{cell} is stored once and read {n} times.",
		"Cells of the figure: arrow keys go from cell to cell, up from the first row to the axes, Escape leaves"}
}
