package words

// StageWords are the texts of the stage that are no [Label]. Names in braces
// are places to fill.
type StageWords struct {
	Sentence, Change, Course, Theme      string // the first visit
	Of, Yours, Guess, OrCan              string
	YouSaid, SameAs, NoShape             string
	Code, Stored, Rules                  string
	AddArray, CopyLink                   string
	Steps, Before, After                 string
	Missing, MissingMany, Kept           string
	Give, Shape                          string
	Smaller, Larger, MoveLeft, MoveRight string
	MoveUp, MoveDown, RowKeys            string
	NameOf, NameKeys, FromLine           string
}

var stageWords = [2]StageWords{{
	Sentence: "See how NumPy stretches arrays to fit each other.", Change: "Change any number.", Course: "Take the course", Theme: "Light or dark",
	Of: "{n} of {of}", Yours: "Your own arrays", Guess: "your guess for axis {n}", OrCan: "Type a guess into the ? – or ",
	YouSaid: "You said {guess}.", SameAs: "You said so.", NoShape: "You said that it can’t run.",
	Code: "The same in code", Stored: "What is stored", Rules: "Rules",
	AddArray: "One more array", CopyLink: "Copy link",
	Steps: "{n} of {of}", Before: "The operation before", After: "The operation after",
	Missing: "{name} has no value yet", MissingMany: "{name} have no value yet", Kept: "The picture is of the line before.",
	Give: "Give each a shape, such as 4 or 3, 1.", Shape: "shape of {name}",
	Smaller: "One less", Larger: "One more", MoveLeft: "Move left", MoveRight: "Move right",
	MoveUp: "Move up", MoveDown: "Move down", RowKeys: "drag or Alt and an arrow to move, Delete to remove",
	NameOf: "name of axis", NameKeys: "Name this axis (F2 on a size)", FromLine: "from line {n}",
}, {
	Sentence: "看 NumPy 怎样拉伸数组，让形状相合。", Change: "改任何一个数试试。", Course: "开始课程", Theme: "浅色或深色",
	Of: "第 {n} 步，共 {of} 步", Yours: "你自己的数组", Guess: "对轴 {n} 的猜测", OrCan: "在 ? 里填入猜测，或选择",
	YouSaid: "你猜的是 {guess}。", SameAs: "你也是这么说的。", NoShape: "你说它不能运行。",
	Code: "各个库的写法", Stored: "存储了什么", Rules: "规则",
	AddArray: "再加一个数组", CopyLink: "复制链接",
	Steps: "{n} / {of}", Before: "前一个运算", After: "后一个运算",
	Missing: "{name} 还没有值", MissingMany: "{name} 还没有值", Kept: "图中仍是上一行。",
	Give: "请给出形状，例如 4 或 3, 1。", Shape: "{name} 的形状",
	Smaller: "减一", Larger: "加一", MoveLeft: "左移", MoveRight: "右移",
	MoveUp: "上移", MoveDown: "下移", RowKeys: "拖动或按 Alt 加方向键移动，按 Delete 删除",
	NameOf: "轴的名称：轴", NameKeys: "给这个轴取名（在大小上按 F2）", FromLine: "来自第 {n} 行",
}}

// Stage returns them.
func (l Lang) Stage() *StageWords {
	if l == Chinese {
		return &stageWords[1]
	}
	return &stageWords[0]
}
