package words

// PlayerWords are the names of a player's controls.
type PlayerWords struct {
	Figure, Previous, Play, Pause, Next, Stop, Steps, Times, Explore string
}

// Player returns them. Stop and Times have places to fill:
// "Step {n} of {of}: {title}", "{cell} is stored once and read {n} times.".
func (l Lang) Player() PlayerWords {
	if l == Chinese {
		return PlayerWords{"图：", "上一步", "播放", "暂停", "下一步", "第 {n} 步，共 {of} 步：{title}", "逐步说明", "{cell} 只存一份，读取 {n} 次。",
			"图中的格子：方向键逐格移动，在第一行向上到各轴，Esc 离开"}
	}
	return PlayerWords{"Figure: ", "Previous step", "Play", "Pause", "Next step", "Step {n} of {of}: {title}", "The steps in words", "{cell} is stored once and read {n} times.",
		"Cells of the figure: arrow keys go from cell to cell, up from the first row to the axes, Escape leaves"}
}

// LineOf says which line of a program is shown: "line 3 of 5".
func (l Lang) LineOf(line, of int) string {
	return both{"line %[1]s of %[2]s", "第 %[1]s 行，共 %[2]s 行"}.with(line, of).of(l)
}

// StopsAt answers a reader who asks for a step behind the one at which a figure fails.
func (l Lang) StopsAt(s Stop) string { return stopsAt.with(l.StopName(s)).of(l) }

var stopsAt = both{"It stops at %[1]s", "到“%[1]s”就停了"}
