package words

// EmbedWords are the texts of the dialog that offers a figure to pages of
// other people.
type EmbedWords struct {
	Button, Title              string
	For                        string // which system
	Language, Theme, Mode      string
	Stop, Width, Height        string
	Preview, Fit               string
	Automatic, Light, Dark     string
	Figure, Step               string // modes
	Predict, Play              string
	Begin, End                 string // stops
	Save                       string
	Script, Picture, Shortcode string // notes on snippets
	TooLong                    string
}

// Embed returns the texts of the embed dialog.
func (l Lang) Embed() EmbedWords {
	if l == Chinese {
		return embedChinese
	}
	return embedEnglish
}

var embedEnglish = EmbedWords{
	Button: "Embed", Title: "Show this figure in a page of yours", For: "For",
	Language: "Language", Theme: "Theme", Mode: "Mode", Stop: "Starts at stop", Width: "Width", Height: "Height", Preview: "Preview", Fit: "scaled to its frame",
	Automatic: "as the reader’s system", Light: "light", Dark: "dark",
	Figure: "moving figure", Step: "step by step", Predict: "question first", Play: "with its program to edit",
	Begin: "first", End: "last", Save: "Save",
	Script:    "For pages that may run a script. The picture is in the text that you paste: it stays where no script runs, and on paper.",
	Picture:   "For places that take pictures and links alone. Save the picture and put it beside the page.",
	Shortcode: "Hugo needs a shortcode for this, once: save broadcast.html and put it into layouts/shortcodes.",
	TooLong:   "This program is too long for an address. Shorten it, or put it into a lesson.",
}

var embedChinese = EmbedWords{
	Button: "嵌入", Title: "在你的页面里显示这幅图", For: "用于",
	Language: "语言", Theme: "主题", Mode: "方式", Stop: "起始步", Width: "宽度", Height: "高度", Preview: "预览", Fit: "缩放到框架大小",
	Automatic: "跟随读者的系统", Light: "浅色", Dark: "深色",
	Figure: "动图", Step: "逐步", Predict: "先提问", Play: "可编辑程序",
	Begin: "第一步", End: "最后一步", Save: "保存",
	Script:    "用于可以运行脚本的页面。图就在要粘贴的文字里：没有脚本时、打印时仍然可见。",
	Picture:   "用于只能放图片和链接的地方。请保存图片，放到页面旁边。",
	Shortcode: "Hugo 需要一个短代码，只需放一次：保存 broadcast.html，放进 layouts/shortcodes。",
	TooLong:   "这段程序太长，放不进一个地址。请缩短它，或写进一课。",
}
