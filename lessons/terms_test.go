package lessons_test

import (
	"regexp"
	"testing"
)

// A term is the one word for a thing, and what the lessons do not call it.
type term struct{ say, not string }

var terms = map[string][]term{
	"en": {
		{"Match", `\bAgree\b`}, {"step", `\b(five|last|next) stops?\b`}, {"output", `\bthe place (is|cannot|can)\b`},
		{"row lengths", `\brails?\b`}, {"all-pairs table", `\bouter (table|product)s?\b`}, {"is, lines up", `\b(stands?|meets?)\b`},
		{"says", `\btells?\b`}, {"repair", `\bcures?\b`},
	},
	"zh": {
		{"前补", "补轴"}, {"步", "[一五][站停]"}, {"输出", "写入的地方"}, {"行长", "标尺"}, {"两两配对的表", "外积"},
		{"对着", "碰[上到]"}, {"匹配", "合得来|相容"}, {"索引", "下标"},
	},
}

var target = regexp.MustCompile(`\]\([^)]*\)`)

// TestOneTermForOneThing reads what every lesson says outside its code.
func TestOneTermForOneThing(t *testing.T) {
	course, _ := builtIn()
	for _, l := range course.Lessons {
		text := target.ReplaceAllString(textOf(t, l), "]")
		for _, term := range terms[l.Lang] {
			if found := regexp.MustCompile(term.not).FindString(text); found != "" {
				t.Errorf("%s says %q, where the course says %q", l.Path, found, term.say)
			}
		}
	}
}

// TestFewFigures holds that a lesson shows two or three things, not seven.
func TestFewFigures(t *testing.T) {
	course, _ := builtIn()
	for _, l := range course.Lessons {
		if n := len(l.Figures); n < 2 || n > 3 {
			t.Errorf("%s has %d figures, want two or three", l.Path, n)
		}
	}
}
