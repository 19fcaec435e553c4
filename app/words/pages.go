package words

// pageTexts holds what pages say, by name. Most of it only the build writes, which adds
// builtTexts.
var pageTexts = map[string]both{
	"newcomer":   "See how NumPy stretches arrays to fit each other." + zh + "看 NumPy 怎样拉伸数组，让形状匹配。",
	"changeAny":  "Change any size." + zh + "改任何一个大小试试。",
	"takeCourse": "Take the course" + zh + "开始课程",
	"course":     "Course" + zh + "课程",
	"askShape":   "What shape does it give?" + zh + "结果是什么形状？",
	"askShapeOf": "What shape does %s give?" + zh + "%s 的结果是什么形状？",
}

// Page returns the text with a name, its places filled; "" when there is none.
func (l Lang) Page(name string, values ...any) string { return pageTexts[name].with(values...).of(l) }

// FigureName names a figure by its number, and that of another lesson by the lesson too.
func (l Lang) FigureName(number int, lesson string) string {
	if lesson == "" {
		return both("Figure %s" + zh + "图 %s").with(number).of(l)
	}
	return both("Figure %[1]s of “%[2]s”"+zh+"《%[2]s》的图 %[1]s").with(number, lesson).of(l)
}

// Tag returns the language as HTML wants it.
func (l Lang) Tag() string { return l.In("en", "zh-Hans") }

// Name returns what the language calls itself.
func (l Lang) Name() string { return l.In("English", "中文") }
