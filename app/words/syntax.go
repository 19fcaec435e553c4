package words

import (
	"strconv"
	"strings"

	"shapecast/engine/expr"
)

// syntax words text that is not a program: the English stands with the problem.
func (l Lang) syntax(e *expr.SyntaxError) Line {
	if l != Chinese {
		return Line{l.capital(e.Sentence()), l.capital(e.Hint())}
	}
	says := syntaxChinese[e.Problem]
	fill := strings.NewReplacer("%f前面", before(e.Found), "%f", found(e.Found), "%w", e.Want, "%l", strconv.Itoa(e.Limit))
	return Line{fill.Replace(says.fact), fill.Replace(says.hint)}
}

// before says where something is missing.
func before(text string) string {
	if text == "" || text == "\n" {
		return found(text)
	}
	return found(text) + "前面"
}

// found quotes the text that was found, cut where it is long.
func found(text string) string {
	switch text {
	case "":
		return "结尾"
	case "\n":
		return "行尾"
	}
	if runes := []rune(text); len(runes) > 40 {
		text = string(runes[:40]) + "…"
	}
	return "“" + text + "”"
}

// syntaxChinese holds what each problem says and what would mend it. In them
// %f is the text that was found, %w the text that is wanted, %l the limit.
var syntaxChinese = [...]struct{ fact, hint string }{
	expr.ValueMissing:      {"%f前面缺少一个值", "在这里写一个值，或者去掉一个逗号或运算符"},
	expr.BracketOpen:       {"%f没有对应的右括号", "补上 %w"},
	expr.BracketStray:      {"%f没有对应的左括号", "去掉它，或者先写左括号"},
	expr.WantToken:         {"%f前面缺少 %w", "在这里写 %w"},
	expr.StatementGoesOn:   {"语句应当在%f之前结束", "在这里写运算符或逗号，或者另起一行"},
	expr.CharacterUnknown:  {"%f在程序里没有意义", "去掉它"},
	expr.MarkForeign:       {"%f不是 Python 的写法", "改成 %w"},
	expr.TextOpen:          {"文字缺少右引号", "在同一行补上引号"},
	expr.NumberMalformed:   {"%f不是一个数", "只写数字，最多带一个小数点或指数"},
	expr.NumberTooLarge:    {"%f超出 64 位", "写小一点的数，或写 float('inf')"},
	expr.TargetMisplaced:   {"不能给%f赋值", "等号左边写名称、索引或属性"},
	expr.PositionalLate:    {"%f没有名称，却跟在有名称的参数后面", "把它移到前面，或给它名称"},
	expr.SourceTooLong:     {"文字超过 %l 个字符", "少粘贴几行"},
	expr.NestingTooDeep:    {"括号嵌套超过 %l 层", "先给里面的值起一个名称"},
	expr.StatementsTooMany: {"程序超过 %l 条语句", "少粘贴几行"},
	expr.SizeMissing:       {"%f前面缺少一个大小", "在这里写一个整数，例如 4"},
	expr.SizeMalformed:     {"%f不是大小", "大小是整数，例如 4"},
	expr.SizeNegative:      {"大小%f小于 0", "大小从 0 开始"},
	expr.SizeTooLarge:      {"大小%f超过 %l", "写小一点的大小"},
	expr.AxesTooMany:       {"形状超过 %l 个轴", "去掉几个轴"},
	expr.AxisNameTwice:     {"有两个轴都叫%f", "给每个轴起不同的名称"},
	expr.NamesPartial:      {"%f没有名称，其他轴却有", "要么每个轴都有名称，要么都没有：rows=4,columns=3"},
	expr.NotValues:         {"%f不是数，也不是数的列表", "把数写在括号里：[[0],[10]]"},
	expr.BlockMissing:      {"%f前面缺少缩进的语句", "属于它的各行要缩进"},
	expr.LineUneven:        {"%f所在的行与同一层的其他行缩进不同", "行首的空格要与它们一样多"},
	expr.EncodingBroken:    {"文字不是 UTF-8 编码", "按纯文本粘贴"},
}

// unsupported words Python that is outside the language.
func (l Lang) unsupported(e *expr.UnsupportedError) Line {
	if l != Chinese {
		hint, title := e.Hint(), e.Sentence()
		if e.Feature == expr.Uncalled {
			hint = noCall.english()
		}
		return Line{l.capital(title), l.capital(hint)}
	}
	title := strings.ReplaceAll(featuresChinese[e.Feature], "%s", " "+e.Name+" ")
	if general := generalChinese[e.Feature]; general != "" && strings.Contains(e.Name, " ") {
		title = general
	}
	if e.Feature == expr.Uncalled {
		return Line{title, noCall.chinese()}
	}
	if e.Feature == expr.Module && e.Name == "pandas" {
		return Line{strings.TrimSpace(title), "表格按标签匹配，不按轴匹配。请先取出数组：X = df.to_numpy()"}
	}
	if e.Feature == expr.ValuesUnknown && e.Name == "a mask" {
		return Line{strings.TrimSpace(title), "没有值就不知道它选出几个。改写成个数，例如 X[:10]，就会继续"}
	}
	if e.Feature == expr.ValuesUnknown {
		return Line{strings.TrimSpace(title), "把值直接写出来，例如 array([1, 2])，就会继续"}
	}
	return Line{strings.TrimSpace(title), "支持：赋值、循环、函数、运算符、索引，以及创建、组合、变形或归约数组的调用"}
}

// generalChinese says what lies outside where its name is an English phrase.
var generalChinese = [len(featuresChinese)]string{
	expr.FunctionOf:    "不支持函数的这种用法",
	expr.OperationOn:   "不支持对这些值做这种运算",
	expr.ValuesUnknown: "这里需要知道具体的值，而这些值是随机的，或者多到存不下",
	expr.ArgumentOf:    "不支持这样的参数",
	expr.IndexBy:       "不支持这样的索引",
}

// featuresChinese holds, for each feature, what lies outside; %s is its name.
var featuresChinese = [...]string{
	expr.Class:         "不支持这样的类",
	expr.Context:       "with 后面的内容不支持",
	expr.Exception:     "不支持这种错误",
	expr.Decorator:     "不支持这个装饰器",
	expr.Generator:     "不支持这样的生成器",
	expr.Coroutine:     "不支持 async 和 await",
	expr.Match:         "不支持 match 语句",
	expr.Uncalled:      "这里不支持函数",
	expr.PrefixedText:  "不支持带前缀的字符串",
	expr.Complex:       "不支持复数",
	expr.Module:        "不支持模块%s",
	expr.FunctionOf:    "不支持函数%s",
	expr.TypeOf:        "不支持类型%s",
	expr.OperationOn:   "不支持对这些值做%s",
	expr.ValuesUnknown: "%s需要知道具体的值，而这些值是随机的，或者多到存不下",
	expr.AttributeOf:   "不支持属性%s",
	expr.ArgumentOf:    "不支持参数%s",
	expr.IndexBy:       "不支持用%s作索引",
}
