package words

import (
	"fmt"
	"strings"

	"shapecast/engine"
)

// Grouped returns n with a comma before every three digits, from 10,000 on.
func Grouped(n int) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; n >= 10_000 && i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// number returns n, which is the same in both languages.
func number(n int) both { return plain(Grouped(n)) }

// numbers are the English words for small numbers.
var numbers = [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"}

// inChineseWords are the Chinese ones, as they stand before a measure word.
var inChineseWords = [len(numbers)]string{"零", "一", "两", "三", "四", "五", "六", "七", "八", "九", "十"}

// inWords returns a number as a sentence has it: "three", "12,000".
func inWords(n int) both {
	english, chinese := Grouped(n), Grouped(n)
	if n >= 0 && n < len(numbers) {
		english, chinese = numbers[n], inChineseWords[n]
	}
	return two(english, chinese)
}

// axes returns "two axes", or "两个轴".
func axes(n int) both {
	switch n {
	case 0:
		return both("no axes" + zh + "没有轴")
	case 1:
		return both("one axis" + zh + "一个轴")
	}
	return both("%s axes" + zh + "%s个轴").fill(inWords(n))
}

// times returns "once", "twice", "4 times", or "4 次".
func times(n int) both {
	english := Grouped(n) + " times"
	switch n {
	case 1:
		english = "once"
	case 2:
		english = "twice"
	}
	return two(english, Grouped(n)+" 次")
}

// List joins names: "A", "A and B", "A, B and C".
func (l Lang) List(names []string) string { return listed(each(names, plain)).of(l) }

// upper returns s with a capital first letter.
func upper(s string) string { return strings.ToUpper(s[:1]) + s[1:] }

// room returns how much room a text takes, in characters.
func room(text string) int {
	n := 0
	for _, r := range text {
		if n++; wide(r) {
			n++
		}
	}
	return n
}

// snug fills in a Chinese sentence. A blank stands where Chinese meets what is
// none, such as the name of an array, and nowhere else.
func snug(format string, args ...any) string {
	text := []rune(fmt.Sprintf(format, args...))
	var out strings.Builder
	for i, r := range text {
		var before, after rune
		if i > 0 {
			before = text[i-1]
		}
		if i+1 < len(text) {
			after = text[i+1]
		}
		if r == ' ' && wide(before) && wide(after) {
			continue
		}
		if han(before) && alphanumeric(r) || alphanumeric(before) && han(r) {
			out.WriteByte(' ')
		}
		out.WriteRune(r)
	}
	return out.String()
}

// wide reports whether r is a Chinese character or mark.
func wide(r rune) bool { return r >= 0x2e80 }

func han(r rune) bool { return r >= 0x3400 && r <= 0x9fff }

func alphanumeric(r rune) bool {
	return r >= '0' && r <= '9' || r >= 'A' && r <= 'Z' || r >= 'a' && r <= 'z'
}

// ShapeText returns a shape as a figure writes it: sizes alone, "(3, 1)",
// and the shortest and the longest row of an axis whose lengths vary. It
// breaks into lines only when it has many axes.
func ShapeText(s engine.Shape) string {
	parts := make([]string, len(s.Axes))
	for k, axis := range s.Axes {
		parts[k] = strings.ReplaceAll(SizeText(axis), ",", "") // as Python writes a shape
	}
	if len(parts) > longRank {
		return "(" + strings.Join(parts, ", ") + ")"
	}
	if len(parts) == 1 {
		return "(" + parts[0] + ",)"
	}
	return "(" + strings.Join(parts, ",\u00a0") + ")"
}

// longRank is how many axes a shape may have to be kept in one line.
const longRank = 8

// shortShape returns the same, with dots for the middle of many axes.
func shortShape(s engine.Shape) string {
	if s.Rank() <= longRank {
		return ShapeText(s)
	}
	n := s.Rank()
	head, tail := ShapeText(engine.Shape{Axes: s.Axes[:2]}), ShapeText(engine.Shape{Axes: s.Axes[n-3:]})
	return strings.TrimSuffix(head, ")") + ",\u00a0…,\u00a0" + tail[1:]
}

// SizeText returns the size of an axis, "3" or "1,000,000", or the shortest and the longest row
// of a ragged one, "1…7".
func SizeText(a engine.Axis) string {
	if a.Ragged() {
		return span(a.Lengths)
	}
	return Grouped(a.Size)
}
