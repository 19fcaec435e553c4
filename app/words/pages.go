package words

// pageTexts holds what the pages around figures and lessons say, by name.
var pageTexts = map[string]both{
	"site":           {"Shapecast", "Shapecast"},
	"tagline":        {"See what array broadcasting does", "看见数组广播"},
	"description":    {"Type two shapes or a line of NumPy, PyTorch or TensorFlow and watch them broadcast, step by step.", "输入两个形状，或一行 NumPy、PyTorch、TensorFlow 代码，一步一步看它们怎样广播。"},
	"skip":           {"Skip to the content", "跳到正文"},
	"pages":          {"Pages", "页面"},
	"lessons":        {"Lessons before and after", "前后各课"},
	"newcomer":       {"See how NumPy stretches arrays to fit each other.", "看 NumPy 怎样拉伸数组，让形状匹配。"},
	"changeAny":      {"Change any size.", "改任何一个大小试试。"},
	"takeCourse":     {"Take the course", "开始课程"},
	"themes":         {"Light or dark", "浅色或深色"},
	"playground":     {"Playground", "演练场"},
	"course":         {"Course", "课程"},
	"gallery":        {"Gallery", "图集（英文）"},
	"docs":           {"For teachers", "教师指南"},
	"courseTitle":    {"Broadcasting, in %s lessons", "广播：%s 课"},
	"courseSummary":  {"Each lesson has one job: predict first, then watch. Every claim in them was run.", "每课只做一件事：先预测，再看图。课文里的每个论断都运行过。"},
	"ownSummary":     {"Every claim in these lessons was run.", "课文里的每个论断都运行过。"},
	"galleryTitle":   {"Every kind of figure", "各种图"},
	"gallerySummary": {"Each shows one case that figures have to draw. Press one to see it move.", "每幅图代表一种要画出来的情形。点开就会动。"},
	"start":          {"Start with the first lesson", "从第一课开始"},
	"startCore":      {"Start the core path, 40 minutes", "从主线开始，40 分钟"},
	"core":           {"Core path", "主线"},
	"coreText":       {"Six lessons, about 40 minutes. They are enough for daily work. The numbers count the whole course.", "六课，大约 40 分钟，日常工作够用。课号按整个课程排。"},
	"coreDone":       {"The core path ends here. The other lessons are for when you need them:", "主线到此结束。其余各课，用到时再学："},
	"byNeed":         {"By need", "按需学习"},
	"byNeedText":     {"Take these when their subject comes up.", "用到时再学。"},
	"after":          {"after lesson %s", "先学第 %s 课"},
	"afterMany":      {"after lessons %s", "先学第 %s 课"},
	"rescue":         {"An error message brought you here? Start with", "遇到报错才找到这里？先看"},
	"whatNext":       {"What next", "接下来"},
	"weak":           {"These lessons have answers that were not right at the first try:", "下面几课里有没能一次答对的题："},
	"ownCode":        {"Take a line of your own program and predict its shape:", "从自己的程序里拿一行，先预测它的形状："},
	"lesson":         {"Lesson %s", "第 %s 课"},
	"objectives":     {"You will be able to", "学完之后，你能"},
	"contents":       {"On this page", "本页内容"},
	"previous":       {"Previous", "上一课"},
	"next":           {"Next", "下一课"},
	"gate":           {"Answer first, then it plays.", "先回答，再看图。"},
	"into":           {"Type its sizes into the result row of the figure.", "把各轴的大小填进图中“结果”一行。"},
	"show":           {"Show me", "直接看图"},
	"answer":         {"Show the answer", "显示答案"},
	"hint":           {"Hint", "提示"},
	"right":          {"This one", "要选"},
	"wrong":          {"Not this one", "不选"},
	"answers":        {"Answers", "答案"},
	"by":             {"By %s", "作者：%s"},
	"licence":        {"Licence: %s", "许可：%s"},
	"notRun":         {"The author marked these options; nothing was run.", "选项的对错由作者标出，没有运行过。"},
	"edit":           {"Edit", "编辑"},
	"noScript":       {"Without the program of this page the figures play, but cannot be edited.", "本页的程序没有运行时，图能播放，但不能编辑。"},
	"notFound":       {"There is no such page", "没有这个页面"},
	"notFoundText":   {"The address may be mistyped, or the page has moved.", "地址可能写错了，或者页面已经移走。"},
	"home":           {"Go to the playground", "去演练场"},
	"note":           {"Note", "说明"},
	"tip":            {"Tip", "提示"},
	"important":      {"Important", "要点"},
	"warning":        {"Pitfall", "易错"},
	"caution":        {"Caution", "当心"},
	"askShape":       {"What shape does it give?", "结果是什么形状？"},
	"askShapeOf":     {"What shape does %s give?", "%s 的结果是什么形状？"},
	"askPadded":      {"What shape is `%s` after padding?", "补 1 之后，`%s` 是什么形状？"},
	"askError":       {"Does it run? If not, on which axis does it fail?", "能运行吗？如果不能，错在哪个轴？"},
	"askValue":       {"What is the value?", "值是多少？"},
	"askCell":        {"What is in cell %s?", "格子 %s 里是什么？"},
	"footer":         {"Shapecast shows what array broadcasting does. Nothing you type leaves this page.", "Shapecast 展示数组广播的过程。你输入的内容不会离开本页。"},
}

// Page returns the text with a name, its places filled; "" when there is none.
func (l Lang) Page(name string, values ...any) string { return pageTexts[name].with(values...).of(l) }

// FigureName names a figure by its number, and that of another lesson by the lesson too.
func (l Lang) FigureName(number int, lesson string) string {
	if lesson == "" {
		return both{"Figure %s", "图 %s"}.with(number).of(l)
	}
	return both{"Figure %[1]s of “%[2]s”", "《%[2]s》的图 %[1]s"}.with(number, lesson).of(l)
}

// Tag returns the language as HTML wants it.
func (l Lang) Tag() string { return l.In("en", "zh-Hans") }

// Name returns what the language calls itself.
func (l Lang) Name() string { return l.In("English", "中文") }
