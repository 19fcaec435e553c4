package words_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// otherTerms are words that the lessons do not use for a thing, and the word they use.
var otherTerms = []struct{ not, say string }{
	{`\bmeets?\b`, "lines up, matches"}, {`\bstands?\b`, "is"}, {`\bgathers?\b`, "reduce"},
	{"相遇|碰[上到]", "对齐、匹配"}, {"可以运行", "能运行"}, {"会出错", "失败"}, {"能配", "匹配"}, {"汇总", "归约"},
	{"重塑", "改变形状"}, {"单元格", "格子"}, {"拷贝", "副本"}, {"平均数", "平均值"}, {"步幅", "步长"}, {"错误信息", "报错"},
	{"写入的地方|放结果的地方", "输出"},
}

// TestOneTermForOneThing reads every text of the interface.
func TestOneTermForOneThing(t *testing.T) {
	text := regexp.MustCompile(`"(?:[^"\\]|\\.)*"`)
	files, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range append(files, "../../engine/library/functions/others/subjects.py") {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		said := strings.Join(text.FindAllString(string(data), -1), "\n")
		for _, term := range otherTerms {
			if found := regexp.MustCompile(term.not).FindString(said); found != "" {
				t.Errorf("%s says %q, where the course says %q", file, found, term.say)
			}
		}
	}
}
